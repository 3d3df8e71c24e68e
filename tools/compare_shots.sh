# Sourced by `dev`: two folders of pictures, picture by picture.

# How far a colour may be off, of all that it can be, before its pixel counts: edges are not drawn alike twice.
ALIKE=4%

# Prints how many pixels differ in each picture that both folders have, the most first, and what only one of them has.
compare_shots() {
    [[ $# -eq 2 && -d $1 && -d $2 ]] || misused "./dev compare-shots takes two folders of pictures."
    need_packages imagemagick
    local before=$1 after=$2 picture count
    for picture in "$before"/*.png "$after"/*.png; do
        local name=${picture##*/}
        if [[ ! -e $after/$name ]]; then
            printf '%10s  %s\n' "only before" "$name"
        elif [[ ! -e $before/$name ]]; then
            printf '%10s  %s\n' "only after" "$name"
        elif [[ $picture == "$before"/* ]]; then
            # It says the number on stderr, in brackets another one, and leaves with 1 where anything differs.
            count=$(compare -metric AE -fuzz "$ALIKE" "$before/$name" "$after/$name" null: 2>&1) || true
            printf '%10s  %s\n' "${count%% *}" "$name"
        fi
    done | sort -rn
}
