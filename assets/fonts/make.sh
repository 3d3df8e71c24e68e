#!/usr/bin/env bash
# Makes the fonts of the app from the published ones: fetches their Latin subsets, joins them
# to one file each, drops what a game does not read, and checks that every letter is there.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"

FONTSOURCE=5.3.0
FONTTOOLS=4.68.0
BROTLI=1.2.1

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

set_up_python() {
    python3 -m venv "$work/venv"
    "$work/venv/bin/pip" install -q --disable-pip-version-check "fonttools==$FONTTOOLS" "brotli==$BROTLI"
}

# make_font PACKAGE NAME
make_font() {
    local package=$1 name=$2
    (cd "$work" && npm pack --silent "@fontsource/$package@$FONTSOURCE" >/dev/null)
    mkdir "$work/$package"
    tar -xzf "$work/fontsource-$package-$FONTSOURCE.tgz" -C "$work/$package" --strip-components=1
    cp "$work/$package/LICENSE" "$name-OFL.txt"
    "$work/venv/bin/python" join.py "$name-Regular.ttf" \
        "$work/$package/files/$package-latin-400-normal.woff2" \
        "$work/$package/files/$package-latin-ext-400-normal.woff2"
}

set_up_python
make_font patrick-hand PatrickHand
make_font atkinson-hyperlegible AtkinsonHyperlegible
