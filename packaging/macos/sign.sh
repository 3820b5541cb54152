#!/bin/bash
# Signs the program, inner files first: with the identity that MACOS_SIGN_IDENTITY names, or for this machine alone.
# usage: sign.sh APP ENTITLEMENTS
set -euo pipefail
app=$1
entitlements=$2
identity=${MACOS_SIGN_IDENTITY:--}
options=(--force --sign "$identity")
if [[ $identity != - ]]; then options+=(--timestamp --options runtime); fi

while IFS= read -r -d '' file; do
    if file -b "$file" | grep -q Mach-O; then codesign "${options[@]}" "$file"; fi
done < <(find "$app/Contents" -type f -print0)
find "$app/Contents" -depth -type d -name '*.framework' -exec codesign "${options[@]}" {} \;
codesign "${options[@]}" --entitlements "$entitlements" "$app"
codesign --verify --deep --strict --verbose=2 "$app"
