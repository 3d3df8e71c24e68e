# Sourced by `dev`: the app and `doodle` as they are given away, each package from the same built programs.

PROGRAMS=(doodle_city doodle)
# What people may want to read beside them.
PAPERS=(README.md CHANGELOG.md LICENSE-APACHE LICENSE-MIT assets/fonts/*-OFL.txt assets/credits/libraries.txt docs/doodle.md
    docs/sheets.md docs/analysis.md docs/records*.md)
CARGO_DEB_VERSION=3.8.0
CARGO_DENY_VERSION=0.20.2
NSIS_PACKAGES=(nsis zip)

# version_date: the day of the version that is packed.
version_date() { git log -1 --format=%cs 2>/dev/null || date +%F; }

# build_programs FOLDER [TARGET]: builds both programs and puts them there.
build_programs() {
    local folder=$1 target=${2:-} program ending=
    cargo build --release --locked ${target:+--target "$target"} --bin doodle_city --bin doodle
    [[ $(uname -s) != MINGW* && $(uname -s) != MSYS* ]] || ending=.exe
    mkdir -p "$folder"
    for program in "${PROGRAMS[@]}"; do
        cp "${CARGO_TARGET_DIR:-target}/${target:+$target/}release/$program$ending" "$folder/"
    done
}

# One program for Macs with either processor.
build_mac_programs() {
    local folder=$1 program
    build_programs "$folder/arm" aarch64-apple-darwin
    build_programs "$folder/intel" x86_64-apple-darwin
    for program in "${PROGRAMS[@]}"; do
        lipo -create -output "$folder/$program" "$folder/arm/$program" "$folder/intel/$program"
    done
    rm -r "$folder/arm" "$folder/intel"
}

# papers FOLDER: puts there what people may want to read, and the licences of all that is linked.
papers() {
    mkdir -p "$1"
    cp "${PAPERS[@]}" "$1/"
    python3 tools/licences.py texts "$1/LICENCES-OF-LIBRARIES.txt"
}

# --- Linux ----------------------------------------------------------------------------------

# linux_tree FOLDER: everything that is installed on Linux, as it lies beneath /usr.
linux_tree() {
    local place=$1
    rm -rf "$place"
    build_programs "$place/bin"
    strip "$place"/bin/*
    cargo run --quiet --no-default-features --example manual -- "$place/share"
    cp packaging/linux/doodle_city.1 "$place/share/man/man1/"
    gzip -9n "$place"/share/man/man1/*.1
    python3 packaging/linux/share.py "$place/share" "$(app_version)" "$(version_date)"
    papers "$place/share/doc/doodle-city"
}

# A folder that can be started where it is unpacked, or installed.
package_tarball() {
    local name
    name=doodle-city-$(app_version)-linux-$(uname -m)
    linux_tree "target/package/$name"
    cp packaging/linux/install.sh "target/package/$name/install.sh"
    tar --owner=0 --group=0 --sort=name -czf "target/package/$name.tar.gz" -C target/package "$name"
    say "target/package/$name.tar.gz"
}

# cargo_deb: the path of the program that makes packages for Debian.
cargo_deb() { one_at_a_time fetch_cargo_tool cargo-deb "$CARGO_DEB_VERSION"; }

fetch_cargo_tool() {
    local place
    place=$(tools_dir)/$1-$2
    [[ -x $place/bin/$1 ]] || CARGO_TARGET_DIR=$(tools_dir)/$1-target \
        cargo install --quiet --locked --root "$place" --version "$2" "$1" >&2 || fail "cargo could not fetch $1 $2."
    rm -rf "$(tools_dir)/$1-target"
    printf '%s\n' "$place/bin/$1"
}

# What cannot be fetched is not asked about: the list of advisories lies elsewhere than the libraries.
deny() {
    need_rust
    local tool
    tool=$(one_at_a_time fetch_cargo_tool cargo-deny "$CARGO_DENY_VERSION")
    "$tool" check licenses bans sources
    "$tool" fetch db || fail "The list of advisories cannot be fetched; licences, versions and sources are as they should be."
    "$tool" check advisories
}

package_deb() {
    need_packages dpkg-dev
    local tool name
    tool=$(cargo_deb)
    linux_tree target/package/linux
    name=target/package/doodle-city_$(app_version)_$(dpkg --print-architecture).deb
    "$tool" --no-build --no-strip --locked --output "$name" >&2
    say "$name"
}

# What builds the package for all Linux systems: a manifest beside all sources, those of the libraries among them.
package_flatpak() {
    local place=target/package/flatpak
    rm -rf "$place"
    mkdir -p "$place"
    cp packaging/flatpak/org.doodlecity.Game.yml "$place/"
    mkdir -p "$place/doodle-city/.cargo"
    copy_sources "$place/doodle-city"
    (cd "$place/doodle-city" && cargo vendor --locked --versioned-dirs vendor >.cargo/config.toml 2>/dev/null)
    python3 tools/licences.py texts "$place/doodle-city/LICENCES-OF-LIBRARIES.txt"
    tar -czf "$place/doodle-city.tar.gz" -C "$place" doodle-city
    rm -r "$place/doodle-city"
    say "$place: flatpak-builder --user --install build $place/org.doodlecity.Game.yml"
}

# --- Windows --------------------------------------------------------------------------------

# windows_folder FOLDER PROGRAMS: what is installed on Windows, from built programs.
windows_folder() {
    local place=$1 programs=$2 tools
    need_node
    rm -rf "$place"
    papers "$place"
    cp "$programs"/{doodle_city,doodle}.exe packaging/icons/match.ico "$place/"
    tools=$(node_tool windows)
    node "$tools/dress.mjs" "$place/doodle_city.exe" packaging/icons/icon.ico "$(app_version)"
}

# windows_installer FOLDER OUT: the same as a program that installs it.
windows_installer() {
    makensis -V2 "-DVERSION=$(app_version)" "-DFOLDER=$PWD/$1" "-DICON=$PWD/packaging/icons/icon.ico" "-DOUT=$PWD/$2" \
        packaging/windows/installer.nsi >&2
}

# On Windows itself, or on Linux with the compiler for it.
package_windows() {
    local place=target/package name programs
    name=doodle-city-$(app_version)-windows-x86_64
    mkdir -p "$place"
    rm -rf "${place:?}/$name"*
    if [[ $(uname -s) == Linux ]]; then
        programs=$(build_for_windows release) || exit
    else
        programs=$place/programs
        build_programs "$programs"
    fi
    windows_folder "$place/$name" "$programs"
    if [[ $(uname -s) == Linux ]]; then
        need_packages "${NSIS_PACKAGES[@]}"
        (cd "$place" && zip -qr9 "$name.zip" "$name")
    else
        powershell -Command "Compress-Archive -Path '$place/$name' -DestinationPath '$place/$name.zip'"
    fi
    ! have makensis || windows_installer "$place/$name" "$place/$name-setup.exe"
    find "$place" -maxdepth 1 -type f -name "$name*" >&2
}

# --- macOS ----------------------------------------------------------------------------------

package_mac() {
    [[ $(uname -s) == Darwin ]] || fail "An app for Macs is built on one."
    local place=target/package name app
    name=doodle-city-$(app_version)-macos
    app="$place/$name/Doodle City.app/Contents"
    rm -rf "${place:?}/$name"*
    mkdir -p "$app/Resources"
    build_mac_programs "$app/MacOS"
    mv "$app/MacOS/doodle" "$place/$name/"
    cp packaging/icons/icon.icns "$app/Resources/"
    sed "s/{{version}}/$(app_version)/" packaging/macos/Info.plist >"$app/Info.plist"
    papers "$place/$name/Papers"
    # Without a name that Apple knows: whoever starts it first has to say that it may.
    codesign --force --sign - "$place/$name/Doodle City.app"
    ditto -c -k --keepParent "$place/$name" "$place/$name.zip"
    say "$place/$name.zip"
}

package() {
    set_up_build python3
    python3 -c 'import tomllib' 2>/dev/null || fail "Python 3.11 or newer is missing: it lists the licences of all libraries."
    case ${1:-} in
        tarball) package_tarball ;;
        deb) package_deb ;;
        flatpak) package_flatpak ;;
        windows) package_windows ;;
        mac) package_mac ;;
        "")
            case $(uname -s) in
                Linux)
                    package_tarball
                    package_deb
                    package_flatpak
                    ;;
                Darwin) package_mac ;;
                MINGW* | MSYS*) package_windows ;;
                *) fail "There is no package for this system, $(uname -s): cargo build --release" ;;
            esac
            ;;
        *) misused "./dev package takes tarball, deb, flatpak, windows, mac or nothing, not '$1'." ;;
    esac
}
