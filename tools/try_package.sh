# Sourced by `dev`: installs the packages for Linux where nothing else is, plays there, and takes them away again.

# The oldest Debian that the packages are for.
BARE_DEBIAN=bookworm
TRY_PACKAGES=(debootstrap imagemagick xvfb)
# A match that is over: what opens it shows another page than the first one.
TRIED_MATCH=the-last-evening.doodle-match

# bare_debian FOLDER: a system with what every Debian has, and nothing more.
bare_debian() {
    say "A bare Debian $BARE_DEBIAN"
    local mirror
    mirror=$(sed -n 's/^URIs: *\([^ ]*\).*/\1/p;s/^deb \([^ ]*\) .*/\1/p' /etc/apt/sources.list.d/*.sources /etc/apt/sources.list 2>/dev/null |
        grep -m1 debian) || true
    debootstrap --variant=minbase "$BARE_DEBIAN" "$1" ${mirror:+"$mirror"} >/dev/null
    # How this machine reaches it.
    cp -r /etc/apt/apt.conf.d "$1/etc/apt/" 2>/dev/null || true
}

# in_bare COMMAND…: runs it there, as a system that has just been started and a person who has just come.
in_bare() {
    chroot "$bare" /usr/bin/env -i PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LANG=C.UTF-8 \
        DEBIAN_FRONTEND=noninteractive DISPLAY="$DISPLAY" XDG_RUNTIME_DIR=/tmp "$@"
}

# show_in_bare NAME COMMAND…: starts it there, waits until the picture stands still, keeps it, and ends it. A window that
# shows nothing has a few colours.
show_in_bare() {
    local name=$1 colours shown
    shift
    say "  $*"
    in_bare timeout 20 "$@" &
    shown=$!
    sleep 15
    import -window root "$pictures/$name.png"
    wait "$shown" || true
    colours=$(identify -format %k "$pictures/$name.png")
    [[ $colours -gt 100 ]] || fail "$name shows nothing: $pictures/$name.png has $colours colours."
    say "  $pictures/$name.png: $colours colours"
}

# nothing_left: what in the bare system has the game's name.
nothing_left() {
    local left
    left=$(in_bare find / -xdev \( -path /proc -o -path /sys -o -path /dev -o -path /packages -o -path /tmp \) -prune -o \
        -iname '*doodle*' -print | grep -v '^/var/log\|^/root/.local/share/doodle-city\|^/var/cache/apt') || true
    [[ -z $left ]] || fail "These are left:" "$left"
}

try_deb() {
    say "The package for Debian"
    in_bare apt-get update -qq
    in_bare apt-get install -qqy --no-install-recommends "/packages/${deb##*/}" >/dev/null
    [[ $(in_bare doodle --version) == "doodle $(app_version)" ]] || fail "doodle does not start."
    in_bare doodle simulate --games 1 --seed 7 --records /tmp/played >/dev/null
    in_bare sh -c "mv /tmp/played/*.json /tmp/$TRIED_MATCH"
    show_in_bare deb-first doodle_city
    show_in_bare deb-match doodle_city "/tmp/$TRIED_MATCH"
    ! cmp -s "$pictures/deb-first.png" "$pictures/deb-match.png" || fail "The match was not opened."
    in_bare apt-get purge -qqy doodle-city >/dev/null
    nothing_left
    say "  removed, and nothing of it is left"
}

# All that the package has brought goes first; then come the libraries that docs/packages.md names.
try_tarball() {
    say "The archive for other Linux systems"
    in_bare apt-get autoremove -qqy --purge >/dev/null
    in_bare apt-get install -qqy --no-install-recommends libasound2 libudev1 "${RUN_PACKAGES[@]}" "${SOFTWARE_GPU_PACKAGES[@]}" >/dev/null
    local name=${tarball##*/}
    name=${name%.tar.gz}
    in_bare tar -xzf "/packages/$name.tar.gz" -C /opt
    show_in_bare tarball-first "/opt/$name/bin/doodle_city"
    in_bare "/opt/$name/install.sh" >/dev/null
    show_in_bare tarball-installed /root/.local/bin/doodle_city "/tmp/$TRIED_MATCH"
    in_bare "/opt/$name/install.sh" --remove >/dev/null
    in_bare rm -r "/opt/$name"
    nothing_left
    say "  removed, and nothing of it is left"
}

# It mounts and changes its root, in a space of its own that is gone with it.
try_package_apart() {
    local bare deb tarball pictures
    bare=$(mktemp -d)
    pictures=$PWD/target/package/tried
    deb=$(find target/package -maxdepth 1 -name "doodle-city_$(app_version)_*.deb")
    tarball=$(find target/package -maxdepth 1 -name "doodle-city-$(app_version)-linux-*.tar.gz")
    mkdir -p "$pictures"
    # shellcheck disable=SC2064
    trap "clear_bare '$bare'" EXIT
    bare_debian "$bare"
    mkdir -p "$bare/packages" "$bare/tmp/.X11-unix"
    cp "$deb" "$tarball" "$bare/packages/"
    mount -t proc proc "$bare/proc"
    mount --rbind /dev "$bare/dev"
    mount --bind /tmp/.X11-unix "$bare/tmp/.X11-unix"
    cp /etc/resolv.conf "$bare/etc/" 2>/dev/null || true
    try_deb
    try_tarball
}

# clear_bare FOLDER: takes the bare system away, whatever has become of it.
clear_bare() {
    umount -l "$1/proc" "$1/dev" "$1/tmp/.X11-unix" 2>/dev/null || true
    rm -rf --one-file-system "$1"
}

try_package() {
    [[ $EUID -eq 0 ]] || fail "Only root can make a bare system: sudo ./dev try-package"
    set_up_windows
    need_packages "${TRY_PACKAGES[@]}"
    package_tarball
    package_deb
    local display=:98 shown
    Xvfb $display -screen 0 1280x800x24 -noreset -ac &
    shown=$!
    # shellcheck disable=SC2064
    trap "kill $shown" EXIT
    DISPLAY=$display unshare --mount bash "$PWD/dev" try-package-apart
}
