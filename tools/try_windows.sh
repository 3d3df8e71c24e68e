# Sourced by `dev`: builds for Windows on Linux, and runs what was built under Wine.

WINDOWS_TARGET=x86_64-pc-windows-gnu
WINDOWS_PACKAGES=(gcc-mingw-w64-x86-64-posix)
WINE_PACKAGES=(wine wine64 imagemagick xdotool xvfb mesa-vulkan-drivers)

# build_for_windows PROFILE: builds both programs there, and says in which folder they are.
build_for_windows() (
    need_rust
    need_packages "${WINDOWS_PACKAGES[@]}"
    use_cross_target_dir windows
    export CARGO_TARGET_X86_64_PC_WINDOWS_GNU_LINKER=x86_64-w64-mingw32-gcc
    # What is only tried need not be debugged.
    [[ $1 == release ]] || export CARGO_PROFILE_DEV_DEBUG=false
    PANIC=unwind with_target "$WINDOWS_TARGET" build --profile "$1" --bin doodle_city --bin doodle >&2 ||
        fail "The programs for Windows could not be built."
    printf '%s\n' "$CARGO_TARGET_DIR/$WINDOWS_TARGET/${1/#dev/debug}"
)

wine64_path() {
    local path
    for path in /usr/lib/wine/wine64 /usr/bin/wine64 /usr/bin/wine; do
        [[ ! -x $path ]] || { printf '%s\n' "$path"; return; }
    done
    return 1
}

# in_wine PROGRAM ARGUMENTS…
in_wine() { WINEDEBUG=-all "$wine" "$@"; }

# show_in_wine NAME PROGRAM ARGUMENTS…: shows it in a desktop that has a size, and keeps the picture.
show_in_wine() {
    local name=$1 colours shown
    shift
    say "  $name"
    in_wine explorer "/desktop=$name,1280x900" "$@" &
    shown=$!
    sleep 40
    import -window root "$pictures/$name.png"
    in_wine taskkill /f /im doodle_city.exe >/dev/null 2>&1 || true
    kill "$shown" 2>/dev/null || true
    wait "$shown" 2>/dev/null || true
    colours=$(identify -format %k "$pictures/$name.png")
    [[ $colours -gt 100 ]] || fail "$name shows nothing: $pictures/$name.png has $colours colours."
    say "  $pictures/$name.png: $colours colours"
}

# Older versions of Wine lack a library that Rust asks for random bytes.
lend_random_bytes() {
    [[ ! -e "$WINEPREFIX/drive_c/windows/system32/bcryptprimitives.dll" ]] || return 0
    printf '%s\n' '#include <windows.h>' '#include <ntsecapi.h>' \
        '__declspec(dllexport) BOOL WINAPI ProcessPrng(PBYTE to, SIZE_T size) { return RtlGenRandom(to, (ULONG)size); }' \
        >"$place/random.c"
    x86_64-w64-mingw32-gcc -shared -o "$place/bcryptprimitives.dll" "$place/random.c" -ladvapi32
}

# The terminal's matches are the same to the letter, under names with spaces and umlauts, too.
try_records_in_wine() {
    local game folder="Spiele für Ägypten"
    cargo build --quiet --no-default-features --bin doodle
    for game in doodle-city city-planner design-town; do
        (cd "$place" && in_wine ./doodle.exe simulate --game $game --games 3 --seed 5 --records "$folder $game" >"$game.txt")
        "${CARGO_TARGET_DIR:-target}/debug/doodle" simulate --game $game --games 3 --seed 5 --records "$place/linux $game" \
            >"$place/$game-linux.txt"
        diff -r "$place/$folder $game" "$place/linux $game" >&2 || fail "The matches of $game are others than on Linux."
        (cd "$place" && in_wine ./doodle.exe verify "$folder $game"/*.json >/dev/null) || fail "A match of $game does not verify."
    done
    say "  the same matches as on Linux, of all three games"
}

try_windows() (
    set_up_windows
    need_packages "${WINE_PACKAGES[@]}"
    local programs place pictures wine
    wine=$(wine64_path) || fail "Wine is missing: it runs programs of Windows."
    programs=$(build_for_windows dev) || exit
    place=$(mktemp -d)
    trap 'rm -rf "$place"' EXIT
    pictures=$PWD/target/windows
    mkdir -p "$pictures"
    cp "$programs"/{doodle_city,doodle}.exe "$place/"
    with_display bash "$PWD/dev" try-windows-shown "$place" "$pictures" "$wine"
)

try_windows_shown() {
    local place=$1 pictures=$2 wine=$3
    export WINEPREFIX=$place/wine
    unset WGPU_BACKEND
    in_wine wineboot --init >/dev/null 2>&1
    in_wine winecfg -v win10 >/dev/null 2>&1 || true
    lend_random_bytes
    choose_target_dir
    say "In a terminal"
    try_records_in_wine
    say "In a window"
    show_in_wine first "$place/doodle_city.exe" --data "$place/Daten für mich"
    local match
    match=$(find "$place" -name '*doodle-city*.json' | head -n 1)
    cp "$match" "$place/Partie von gestern.doodle-match"
    show_in_wine match "$place/doodle_city.exe" --data "$place/Daten für mich" "$place/Partie von gestern.doodle-match"
}
