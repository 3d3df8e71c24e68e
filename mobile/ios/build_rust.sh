#!/bin/bash
# Xcode's script phase: builds the app's static library for what Xcode builds just now, one for all its
# processors, as $DERIVED_FILE_DIR/libdoodle_city_mobile.a.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

target_of() {
    case $1-${PLATFORM_NAME:?} in
        arm64-iphoneos) echo aarch64-apple-ios ;;
        arm64-iphonesimulator) echo aarch64-apple-ios-sim ;;
        x86_64-iphonesimulator) echo x86_64-apple-ios ;;
        *)
            echo "error: no library for $1 on $PLATFORM_NAME is known" >&2
            return 1
            ;;
    esac
}

# Xcode's variables lead compilers of programs for this Mac, such as build scripts, to the phone's headers.
cargo_apart() {
    env -i HOME="$HOME" TMPDIR="${TMPDIR:-/tmp}" \
        PATH="${CARGO_HOME:-$HOME/.cargo}/bin:/opt/homebrew/bin:/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin" \
        ${CARGO_HOME:+CARGO_HOME="$CARGO_HOME"} \
        ${DEVELOPER_DIR:+DEVELOPER_DIR="$DEVELOPER_DIR"} \
        ${RUSTUP_HOME:+RUSTUP_HOME="$RUSTUP_HOME"} \
        IPHONEOS_DEPLOYMENT_TARGET="$IPHONEOS_DEPLOYMENT_TARGET" \
        CARGO_TARGET_DIR="$DERIVED_FILE_DIR/cargo" \
        cargo "$@"
}

libraries=()
for processor in $ARCHS; do
    target=$(target_of "$processor")
    # Not the library for Android as well: linked by itself it would miss what the host defines.
    cargo_apart rustc --release --package doodle_city_mobile --lib --crate-type staticlib --target "$target"
    libraries+=("$DERIVED_FILE_DIR/cargo/$target/release/libdoodle_city_mobile.a")
done
lipo -create -output "$DERIVED_FILE_DIR/libdoodle_city_mobile.a" "${libraries[@]}"
