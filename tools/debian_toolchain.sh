# Sourced by `dev`: builds for another target than this machine. The ordinary toolchain does it where it
# has the target's standard library; where not, Debian's second one builds that library from its sources.

DEBIAN_TOOLCHAIN_PACKAGES=(rustc-web cargo-web rust-web-src)

# has_target TARGET: whether the ordinary toolchain brings that target's standard library.
has_target() {
    local libraries
    libraries=$(rustc --print target-libdir --target "$1" 2>/dev/null) || return 1
    compgen -G "$libraries/libstd-*.rlib" >/dev/null
}

# debian_program PACKAGE NAME: where the package has put the program; it is not the one that the PATH finds.
debian_program() {
    local program
    program=$(dpkg -L "$1" 2>/dev/null | grep -m1 -E "^/usr/bin/$2(-[0-9.]+)?$") || return 1
    printf '%s\n' "$program"
}

# use_cross_target_dir NAME: builds go to a folder of their own, for two compilers in one folder rebuild each
# other's work. It lies beside the usual one, or in the one that CARGO_TARGET_DIR names.
use_cross_target_dir() {
    choose_target_dir
    local usual=${CARGO_TARGET_DIR:-$PWD/target}
    if [[ $usual == */doodle-city/target ]]; then
        export CARGO_TARGET_DIR=${usual%/target}/$1
    else
        export CARGO_TARGET_DIR=$usual/$1
    fi
    claim_target_dir
}

# with_target TARGET COMMAND [ARGUMENTS]: runs `cargo COMMAND --target TARGET ARGUMENTS`. A library that is built, too, ends
# the program where it panics, unless PANIC is `unwind`.
with_target() {
    local target=$1 command=$2
    shift 2
    if has_target "$target"; then
        cargo "$command" --target "$target" "$@"
        return
    fi
    need_packages "${DEBIAN_TOOLCHAIN_PACKAGES[@]}"
    local rustc cargo
    rustc=$(debian_program rustc-web rustc) || rustc=
    cargo=$(debian_program cargo-web cargo) || cargo=
    [[ -n $rustc && -n $cargo ]] ||
        fail "This Rust toolchain cannot build for $target: rustup target add $target" \
            "(or, on Debian: apt-get install ${DEBIAN_TOOLCHAIN_PACKAGES[*]})"
    say "No $target in the usual toolchain: Debian's builds the standard library, too."
    RUSTC=$rustc RUSTC_BOOTSTRAP=1 \
        "$cargo" "$command" --target "$target" "-Zbuild-std=std,panic_${PANIC:-abort}" "$@"
}
