#!/bin/bash
# Lets Apple look at a disk image and staples the answer to it. The credentials lie in a keychain, under the profile
# that NOTARY_PROFILE names: `xcrun notarytool store-credentials` puts them there once.
# usage: notarise.sh IMAGE
set -euo pipefail
image=$1
profile=${NOTARY_PROFILE:?set NOTARY_PROFILE to the name of a keychain profile of notarytool}
options=(--keychain-profile "$profile")
if [[ -n ${NOTARY_KEYCHAIN:-} ]]; then options+=(--keychain "$NOTARY_KEYCHAIN"); fi

if [[ -n ${MACOS_SIGN_IDENTITY:-} ]]; then codesign --force --timestamp --sign "$MACOS_SIGN_IDENTITY" "$image"; fi
xcrun notarytool submit "$image" "${options[@]}" --wait --timeout 30m
xcrun stapler staple "$image"
spctl --assess --type open --context context:primary-signature --verbose "$image"
