#!/bin/sh
# Links for Android as the NDK's compiler would, but against lib/, which holds nothing but the names of what the
# system's libraries and the compiler's own have.
here=$(cd "$(dirname "$0")" && pwd)
set -f
for argument; do
    shift
    case $argument in
        # What a compiler hands on to the linker.
        -Wl,*)
            IFS=,
            for part in ${argument#-Wl,}; do
                set -- "$@" "$part"
            done
            unset IFS
            ;;
        # What it keeps to itself.
        -nodefaultlibs | -nostartfiles) ;;
        *) set -- "$@" "$argument" ;;
    esac
done
exec "$here/zig" ld.lld --error-limit=0 -L"$here/lib" "$@" -l:libclang_rt.builtins.a
