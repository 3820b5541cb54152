#!/bin/bash
# Makes the disk image that people download: the program, and beside it the folder to drag it to.
# usage: make_dmg.sh APP IMAGE
set -euo pipefail
app=$1
image=$2
volume=Wonders
work=$(mktemp -d)
device=
finish() {
    if [[ -n $device ]]; then hdiutil detach "$device" -quiet -force || true; fi
    rm -rf "$work"
}
trap finish EXIT

mkdir "$work/content"
ditto "$app" "$work/content/$(basename "$app")"
ln -s /Applications "$work/content/Applications"
cp "$app/Contents/Resources/wonders.icns" "$work/content/.VolumeIcon.icns"
hdiutil create -quiet -volname "$volume" -srcfolder "$work/content" -fs HFS+ -format UDRW "$work/open.dmg"
device=$(hdiutil attach "$work/open.dmg" -readwrite -noverify -noautoopen -nobrowse | awk '/Apple_HFS/ { print $1; exit }')

# Where the two icons stand in the window. The Finder alone can write that; without a Finder the image is as good.
if ! osascript - "$volume" "$(basename "$app")" <<'SCRIPT'
on run {volume, program}
    tell application "Finder"
        tell disk volume
            open
            set shown to container window
            set current view of shown to icon view
            set toolbar visible of shown to false
            set statusbar visible of shown to false
            set bounds of shown to {200, 160, 740, 500}
            set icon size of icon view options of shown to 112
            set arrangement of icon view options of shown to not arranged
            set position of item program of shown to {150, 160}
            set position of item "Applications" of shown to {390, 160}
            close
        end tell
    end tell
end run
SCRIPT
then
    echo "make_dmg: the Finder did not arrange the window of the image; it shows a plain list." >&2
fi
if command -v SetFile > /dev/null; then SetFile -a C "/Volumes/$volume"; fi
sync
hdiutil detach "$device" -quiet
device=
rm -f "$image"
hdiutil convert "$work/open.dmg" -quiet -format UDZO -imagekey zlib-level=9 -o "$image"
hdiutil verify -quiet "$image"
