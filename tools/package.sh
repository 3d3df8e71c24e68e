# Sourced by `dev`: the app and `doodle` for this desktop system, packed as they are given away.

PROGRAMS=(doodle_city doodle)

# build_programs FOLDER [TARGET]
build_programs() {
    local folder=$1 target=${2:-} program ending=
    cargo build --release ${target:+--target "$target"} --bin doodle_city --bin doodle
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

package() {
    set_up_build
    local version place=target/package name
    version=$(app_version)
    case $(uname -s) in
        Linux) name=doodle-city-$version-linux-$(uname -m) ;;
        Darwin) name=doodle-city-$version-macos ;;
        MINGW* | MSYS*) name=doodle-city-$version-windows-x86_64 ;;
        *) fail "There is no package for this system, $(uname -s): cargo build --release" ;;
    esac
    rm -rf "${place:?}/$name"*
    if [[ $name == *-macos ]]; then
        build_mac_programs "$place/$name"
    else
        build_programs "$place/$name"
    fi
    cp README.md CHANGELOG.md LICENSE-* assets/fonts/*-OFL.txt docs/doodle.md docs/records*.md "$place/$name/"
    if [[ $name == *-windows-* ]]; then
        powershell -Command "Compress-Archive -Path '$place/$name' -DestinationPath '$place/$name.zip'"
    else
        tar -czf "$place/$name.tar.gz" -C "$place" "$name"
    fi
    find "$place" -maxdepth 1 -type f -name "$name.*" >&2
}
