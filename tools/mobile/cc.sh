#!/bin/sh
# Compiles the C of GameActivity's glue for Android, as the NDK would: zig brings the compiler and the headers of a C
# library for the same processor, Debian those of Android's other libraries, and include/ what both lack.
# As cxx.sh it compiles C++.
here=$(cd "$(dirname "$0")" && pwd)
for argument; do
    shift
    case $argument in
        # zig has its own names of targets.
        --target=*) ;;
        *) set -- "$@" "$argument" ;;
    esac
done
case $0 in
    *cxx.sh) language=c++ ;;
    *) language=cc ;;
esac
# Android 9 has no thread-local storage of ELF, and its guards against overflows lie elsewhere.
exec "$here/zig" "$language" -target aarch64-linux-musl \
    -I"$here/include" -isystem /usr/include/android -isystem /usr/include/android/nativehelper \
    -D__ANDROID__ -D__ANDROID_API__=28 -D_LARGEFILE64_SOURCE \
    -femulated-tls -fno-stack-protector -fno-sanitize=all "$@"
