; The installer for Windows: for one user, without the rights of an administrator.
; installers/windows.py calls makensis with VERSION, NUMBERS, BUNDLE, SETUP, ICON, LICENCE and KILOBYTES.

Unicode true
Target amd64-unicode
SetCompressor /SOLID lzma
SetCompressorDictSize 32

!include MUI2.nsh
!include LogicLib.nsh
!include WinVer.nsh

!define NAME "Wonders"
!define PUBLISHER "The wonders contributors"
!define UNINSTALL_KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\${NAME}"
!define OWN_KEY "Software\${NAME}"
!define CLASSES "Software\Classes"
!define FILE_TYPE "Wonders.Game"
!define OLDEST_BUILD 17763 ; of Windows 10: what Qt needs

; Exit codes for those who install silently.
!define CANCELLED 1
!define REFUSED 2

Name "${NAME}"
OutFile "${SETUP}"
RequestExecutionLevel user
InstallDir "$LOCALAPPDATA\Programs\${NAME}"
InstallDirRegKey HKCU "${OWN_KEY}" "Folder"
BrandingText "${NAME} ${VERSION}"
ManifestDPIAware true
ManifestSupportedOS all
ShowInstDetails nevershow
ShowUninstDetails nevershow

VIProductVersion "${NUMBERS}"
VIAddVersionKey /LANG=0 "ProductName" "${NAME}"
VIAddVersionKey /LANG=0 "ProductVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "FileVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "FileDescription" "${NAME} Setup"
VIAddVersionKey /LANG=0 "CompanyName" "${PUBLISHER}"
VIAddVersionKey /LANG=0 "LegalCopyright" "MIT License"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_WELCOMEFINISHPAGE_BITMAP "side.bmp"
!define MUI_ABORTWARNING
!define MUI_LANGDLL_ALLLANGUAGES
!define MUI_LANGDLL_REGISTRY_ROOT HKCU
!define MUI_LANGDLL_REGISTRY_KEY "${OWN_KEY}"
!define MUI_LANGDLL_REGISTRY_VALUENAME "Language"
!define MUI_COMPONENTSPAGE_SMALLDESC
!define MUI_FINISHPAGE_RUN "$INSTDIR\wonders.exe"

!insertmacro MUI_PAGE_LICENSE "${LICENCE}"
!insertmacro MUI_PAGE_COMPONENTS
!define MUI_PAGE_CUSTOMFUNCTION_LEAVE FolderChosen
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH

!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES

!insertmacro MUI_LANGUAGE "English" ; the first is taken where the system speaks none of them
!insertmacro MUI_LANGUAGE "Dutch"
!insertmacro MUI_LANGUAGE "Danish"
!include "texts.nsh"
!insertmacro MUI_RESERVEFILE_LANGDLL

; -- while the program runs, Windows lets nobody write to its file ------------------------------------------------------

!macro DemandClosed PROGRAM
  ${If} ${FileExists} "$INSTDIR\${PROGRAM}"
    ClearErrors
    FileOpen $0 "$INSTDIR\${PROGRAM}" a
    ${If} ${Errors}
      StrCpy $1 "open"
    ${Else}
      FileClose $0
    ${EndIf}
  ${EndIf}
!macroend

!macro DemandNotRunning UN
  Function ${UN}DemandNotRunning
    again:
    StrCpy $1 ""
    !insertmacro DemandClosed "wonders.exe"
    !insertmacro DemandClosed "wonders-cli.exe"
    ${If} $1 == "open"
      MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(IsRunning)" /SD IDCANCEL IDRETRY again
      SetErrorLevel ${REFUSED}
      Quit
    ${EndIf}
  FunctionEnd
!macroend
!insertmacro DemandNotRunning ""
!insertmacro DemandNotRunning "un."

; -- a folder with other things in it is left alone -------------------------------------------------------------------

Function IsFolderOurs ; $1 becomes "no" for a folder in which something else lies
  StrCpy $1 "yes"
  ${If} ${FileExists} "$INSTDIR\wonders.exe"
    Return
  ${EndIf}
  FindFirst $0 $2 "$INSTDIR\*"
  ${DoWhile} $2 != ""
    ${If} $2 != "."
    ${AndIf} $2 != ".."
    ${AndIf} $2 != "wonders-data"
      StrCpy $1 "no"
    ${EndIf}
    FindNext $0 $2
  ${Loop}
  FindClose $0
FunctionEnd

Function FolderChosen
  Call IsFolderOurs
  ${If} $1 == "no"
    MessageBox MB_OK|MB_ICONEXCLAMATION "$(FolderNotEmpty)"
    Abort
  ${EndIf}
FunctionEnd

; -- install ----------------------------------------------------------------------------------------------------------

Function .onInit
  !insertmacro MUI_LANGDLL_DISPLAY
  ${IfNot} ${AtLeastBuild} ${OLDEST_BUILD}
    MessageBox MB_OK|MB_ICONSTOP "$(WindowsTooOld)" /SD IDOK
    SetErrorLevel ${REFUSED}
    Quit
  ${EndIf}
  Call DemandNotRunning
FunctionEnd

Section "!${NAME}" Program
  SectionIn RO
  Call DemandNotRunning
  Call IsFolderOurs
  ${If} $1 == "no" ; asked already where there is somebody to ask
    SetErrorLevel ${REFUSED}
    Quit
  ${EndIf}
  RMDir /r "$INSTDIR\_internal" ; nothing of an older version stays
  SetOutPath "$INSTDIR"
  ClearErrors
  File /r "${BUNDLE}"
  ${If} ${Errors}
    Abort "$(NotWritten)"
  ${EndIf}
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\${NAME}.lnk" "$INSTDIR\wonders.exe" "" "" "" "" "" "$(Description)"

  WriteRegStr HKCU "${OWN_KEY}" "Folder" "$INSTDIR"
  WriteRegStr HKCU "${OWN_KEY}" "Language" "$LANGUAGE"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayName" "${NAME}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayIcon" "$INSTDIR\wonders.exe,0"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "Publisher" "${PUBLISHER}"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL_KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL_KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "EstimatedSize" ${KILOBYTES}
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoRepair" 1
SectionEnd

Section "$(FileTypePart)" FileType
  WriteRegStr HKCU "${CLASSES}\.wonders" "" "${FILE_TYPE}"
  WriteRegStr HKCU "${CLASSES}\.wonders\OpenWithProgids" "${FILE_TYPE}" ""
  WriteRegStr HKCU "${CLASSES}\${FILE_TYPE}" "" "$(FileTypeName)"
  WriteRegStr HKCU "${CLASSES}\${FILE_TYPE}\DefaultIcon" "" "$INSTDIR\wonders.exe,0"
  WriteRegStr HKCU "${CLASSES}\${FILE_TYPE}\shell\open\command" "" '"$INSTDIR\wonders.exe" "%1"'
  Call TellDesktop
SectionEnd

Section /o "$(DesktopPart)" Desktop
  CreateShortcut "$DESKTOP\${NAME}.lnk" "$INSTDIR\wonders.exe" "" "" "" "" "" "$(Description)"
SectionEnd

!insertmacro MUI_FUNCTION_DESCRIPTION_BEGIN
  !insertmacro MUI_DESCRIPTION_TEXT ${Program} "$(ProgramHelp)"
  !insertmacro MUI_DESCRIPTION_TEXT ${FileType} "$(FileTypeHelp)"
  !insertmacro MUI_DESCRIPTION_TEXT ${Desktop} "$(DesktopHelp)"
!insertmacro MUI_FUNCTION_DESCRIPTION_END

!macro TellDesktop UN
  Function ${UN}TellDesktop ; that kinds of files have changed: SHCNE_ASSOCCHANGED
    System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
  FunctionEnd
!macroend
!insertmacro TellDesktop ""
!insertmacro TellDesktop "un."

; -- uninstall: games and settings stay, unless somebody is there and says otherwise ------------------------------------

Function un.onInit
  !insertmacro MUI_UNGETLANGUAGE
  Call un.DemandNotRunning
FunctionEnd

Section "un.${NAME}"
  Call un.DemandNotRunning
  RMDir /r "$INSTDIR\_internal"
  Delete "$INSTDIR\wonders.exe"
  Delete "$INSTDIR\wonders-cli.exe"
  Delete "$INSTDIR\uninstall.exe"
  SetOutPath "$TEMP" ; nobody can remove the folder he stands in
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\${NAME}.lnk"
  Delete "$DESKTOP\${NAME}.lnk"

  ReadRegStr $0 HKCU "${CLASSES}\.wonders" ""
  ${If} $0 == "${FILE_TYPE}" ; another program may have taken the files over
    DeleteRegValue HKCU "${CLASSES}\.wonders" ""
  ${EndIf}
  DeleteRegValue HKCU "${CLASSES}\.wonders\OpenWithProgids" "${FILE_TYPE}"
  DeleteRegKey /ifempty HKCU "${CLASSES}\.wonders\OpenWithProgids"
  DeleteRegKey /ifempty HKCU "${CLASSES}\.wonders"
  DeleteRegKey HKCU "${CLASSES}\${FILE_TYPE}"
  DeleteRegKey HKCU "${UNINSTALL_KEY}"
  DeleteRegKey HKCU "${OWN_KEY}"
  Call un.TellDesktop

  MessageBox MB_YESNO|MB_ICONQUESTION|MB_DEFBUTTON2 "$(AlsoGames)" /SD IDNO IDNO kept
  RMDir /r "$APPDATA\wonders"
  kept:
  RMDir /r "$LOCALAPPDATA\wonders" ; the log
SectionEnd
