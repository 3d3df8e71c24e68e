#!/bin/sh
# The archiver that belongs to cc.sh.
exec "$(dirname "$0")/zig" ar "$@"
