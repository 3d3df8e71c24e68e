#!/bin/sh
# Stands in for an archiver where a type check links nothing: leaves an archive with nothing in it.
for argument; do
    case $argument in
        *.a) printf '!<arch>\n' >"$argument" ;;
    esac
done
