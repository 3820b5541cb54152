#!/bin/bash
# Makes a keychain for one build from the secrets in the environment, for machines that nobody sits at.
# MACOS_CERTIFICATE (a .p12 file in base64), MACOS_CERTIFICATE_PASSWORD; and for notarising NOTARY_APPLE_ID,
# NOTARY_TEAM, NOTARY_PASSWORD, which are kept under the profile NOTARY_PROFILE.
# usage: keychain.sh KEYCHAIN
set -euo pipefail
keychain=$1
password=$(uuidgen)
certificate=$(mktemp)
trap 'rm -f "$certificate"' EXIT

printf '%s' "$MACOS_CERTIFICATE" | base64 --decode > "$certificate"
security create-keychain -p "$password" "$keychain"
security set-keychain-settings -lut 21600 "$keychain"
security unlock-keychain -p "$password" "$keychain"
security import "$certificate" -f pkcs12 -k "$keychain" -P "$MACOS_CERTIFICATE_PASSWORD" -T /usr/bin/codesign
security set-key-partition-list -S apple-tool:,apple: -s -k "$password" "$keychain" > /dev/null
security list-keychains -d user -s "$keychain" login.keychain
if [[ -n ${NOTARY_APPLE_ID:-} ]]; then
    xcrun notarytool store-credentials "$NOTARY_PROFILE" --keychain "$keychain" \
        --apple-id "$NOTARY_APPLE_ID" --team-id "$NOTARY_TEAM" --password "$NOTARY_PASSWORD"
fi
