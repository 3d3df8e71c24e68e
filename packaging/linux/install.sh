#!/bin/sh
# Installs Doodle City for whoever calls it, with its entry in menus and its kind of files, or takes it away again:
#   ./install.sh [--prefix DIR] [--remove]
# Nothing of it has to be installed to be played: bin/doodle_city starts it.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
prefix=${HOME:?}/.local
is_removed=
while [ $# -gt 0 ]; do
    case $1 in
        --prefix)
            [ $# -ge 2 ] || { echo "install.sh: --prefix wants a folder" >&2; exit 2; }
            prefix=$2
            shift
            ;;
        --remove) is_removed=1 ;;
        *)
            sed -n '2,4s/^# //p' "$0" >&2
            exit 2
            ;;
    esac
    shift
done

# Those who show menus and files hear of it.
tell() {
    ! command -v update-desktop-database >/dev/null || update-desktop-database -q "$prefix/share/applications" || true
    ! command -v update-mime-database >/dev/null || update-mime-database "$prefix/share/mime" || true
    ! command -v gtk-update-icon-cache >/dev/null || gtk-update-icon-cache -qf "$prefix/share/icons/hicolor" 2>/dev/null || true
}

mkdir -p "$prefix"
prefix=$(cd "$prefix" && pwd)
cd "$here"
files=$(find bin share -type f)
if [ -n "$is_removed" ]; then
    echo "$files" | while IFS= read -r file; do rm -f "$prefix/$file"; done
    # Folders of ours alone are left empty.
    rmdir "$prefix/share/doc/doodle-city" 2>/dev/null || true
    tell
    echo "Doodle City is no longer in $prefix. Matches and settings are kept."
    exit
fi
echo "$files" | while IFS= read -r file; do
    mkdir -p "$prefix/$(dirname "$file")"
    # A program that runs just now is not written over, but replaced.
    rm -f "$prefix/$file"
    cp "$file" "$prefix/$file"
done
# Menus may not look where shells do.
sed "s|^Exec=doodle_city|Exec=\"$(printf '%s' "$prefix" | sed 's/[\\&|]/\\&/g')/bin/doodle_city\"|" "share/applications/org.doodlecity.Game.desktop" \
    >"$prefix/share/applications/org.doodlecity.Game.desktop"
tell
echo "Doodle City is in $prefix: $prefix/bin/doodle_city"
