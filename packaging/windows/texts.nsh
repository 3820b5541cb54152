; What the installer says in its own words, in the three languages of the game. LangString wants the number of a language.

!macro Text KEY ENGLISH DUTCH DANISH
  LangString ${KEY} ${LANG_ENGLISH} "${ENGLISH}"
  LangString ${KEY} ${LANG_DUTCH} "${DUTCH}"
  LangString ${KEY} ${LANG_DANISH} "${DANISH}"
!macroend

!insertmacro Text Description \
  "Board games of ancient wonders, played against bots" \
  "Bordspellen over oude wereldwonderen, tegen bots" \
  "Brætspil om oldtidens vidundere, mod bots"

!insertmacro Text ProgramHelp \
  "The game, with an entry in the start menu." \
  "Het spel, met een plaats in het startmenu." \
  "Spillet, med en plads i startmenuen."

!insertmacro Text FileTypePart "Open saved games" "Opgeslagen spellen openen" "Åbn gemte spil"
!insertmacro Text FileTypeHelp \
  "A double click on a saved game (.wonders) opens it." \
  "Een dubbelklik op een opgeslagen spel (.wonders) opent het." \
  "Et dobbeltklik på et gemt spil (.wonders) åbner det."
!insertmacro Text FileTypeName "Saved game of Wonders" "Opgeslagen spel van Wonders" "Gemt spil fra Wonders"

!insertmacro Text DesktopPart "Shortcut on the desktop" "Snelkoppeling op het bureaublad" "Genvej på skrivebordet"
!insertmacro Text DesktopHelp \
  "Puts the game on the desktop as well." \
  "Zet het spel ook op het bureaublad." \
  "Lægger også spillet på skrivebordet."

!insertmacro Text IsRunning \
  "Wonders is open. Please close its window first; your game is kept." \
  "Wonders is nog open. Sluit eerst het venster; je spel blijft bewaard." \
  "Wonders er åbent. Luk først vinduet; dit spil er gemt."

!insertmacro Text FolderNotEmpty \
  "There is something else in this folder. Please choose an empty folder or a new one." \
  "In deze map staat al iets anders. Kies een lege of een nieuwe map." \
  "Der ligger noget andet i denne mappe. Vælg en tom eller en ny mappe."

!insertmacro Text NotWritten \
  "Not all files could be written. Is the disk full? Please try again." \
  "Niet alle bestanden konden worden geschreven. Is de schijf vol? Probeer het opnieuw." \
  "Ikke alle filer kunne skrives. Er disken fuld? Prøv igen."

!insertmacro Text WindowsTooOld \
  "Wonders needs Windows 10 (version 1809) or newer." \
  "Wonders heeft Windows 10 (versie 1809) of nieuwer nodig." \
  "Wonders kræver Windows 10 (version 1809) eller nyere."

!insertmacro Text AlsoGames \
  "Shall your saved games and settings be deleted as well?" \
  "Moeten je opgeslagen spellen en instellingen ook worden verwijderd?" \
  "Skal dine gemte spil og indstillinger også slettes?"
