"""Makes a game of Parcel, the game of tests/parcel, under another name: python3 tools/new_game.py NAME.

NAME is in snake_case, as in `src/rules/NAME`. Parcel's rooms go to `src/ROOM/NAME` and its tests to `tests/ROOM/NAME`,
and the game gets a line wherever each game has one. Nothing is written unless all of it can be; `./dev new-game`
formats it then.
"""

import re
import sys
from pathlib import Path

ROOMS = ["rules", "bots", "terminal", "locale", "boxes", "pictures", "table", "dev"]
# Its tests, and where they go. What tests other parts of the program with Parcel stays where it is.
TESTS = {
    "tests/rules/parcel": "tests/rules/{snake}",
    "tests/table/parcel": "tests/table/{snake}",
    "tests/terminal/parcel/mod.rs": "tests/terminal/{snake}/mod.rs",
    "tests/bots/parcel.rs": "tests/bots/{snake}.rs",
}
# Where each game has a `mod` line, and what stands before it there.
MOD_LINES = {
    **{f"src/{room}/mod.rs": "pub " for room in ("rules", "bots", "locale", "pictures", "table")},
    **{f"src/{room}/mod.rs": "" for room in ("terminal", "boxes")},
    "src/dev.rs": "pub ",
    **{f"tests/{room}/main.rs": "" for room in ("rules", "bots", "terminal", "table")},
}
KEYWORDS = set("""abstract as async await become box break const continue crate do dyn else enum extern false final fn
    for gen if impl in let loop macro match mod move mut override priv pub ref return self static struct super trait
    true try type typeof unsafe unsized use virtual where while yield""".split())


class Refused(Exception):
    """Why nothing was done, and what to do about it."""


class Names:
    """A game's name as it is written in paths, in records and options, as a type, and in texts."""

    def __init__(self, snake):
        words = snake.split("_")
        self.snake, self.kebab = snake, "-".join(words)
        self.camel = "".join(word.capitalize() for word in words)
        self.title = " ".join(word.capitalize() for word in words)

    def in_text(self, text):
        """A text, a comment or a string in which Parcel is named."""
        text = re.sub(r"parcel(?=_)|(?<=/)parcel(?=/|\.rs)", self.snake, text)
        return text.replace("parcel", self.kebab).replace("Parcel", self.title)

    def in_code(self, text):
        """Code in which Parcel is named, comments and strings included."""

        def renamed(part):
            if part[1] is not None:
                return self.in_text(part[1])
            return part[0].replace("parcel", self.snake).replace("Parcel", self.camel)

        return re.sub(r'(//[^\n]*|"(?:\\.|[^"\\])*")|[^/"]+|/', renamed, text)


# --- Paths ----------------------------------------------------------------------------------


def leaves(use):
    """The paths of a `use`: `a::{b, c::d}` has `a::b` and `a::c::d`."""
    head, brace, rest = use.partition("{")
    if not brace:
        return [use.strip()] if use.strip() else []
    paths, depth, part = [], 0, ""
    for letter in rest[: rest.rindex("}")]:
        depth += (letter == "{") - (letter == "}")
        if letter == "," and depth == 0:
            paths, part = [*paths, *leaves(part)], ""
        else:
            part += letter
    return [head.strip() + path for path in [*paths, *leaves(part)]]


def joined(paths):
    """These paths as one `use` again."""
    heads = {}
    for path in paths:
        head, _, rest = path.partition("::")
        heads.setdefault(head, []).append(rest or "self")
    parts = [head if rests == ["self"] else f"{head}::{joined(rests)}" for head, rests in sorted(heads.items())]
    return parts[0] if len(parts) == 1 and parts[0] != "self" else "{" + ", ".join(parts) + "}"


def moved(path, names, root):
    """Where something is, seen from the place to which a file of Parcel is copied."""
    if path.startswith("crate::game::"):
        room, _, rest = path.removeprefix("crate::game::").partition("::")
        return f"{root}::{room}::{names.snake}::{rest}"
    return re.sub(r"^doodle_city::", f"{root}::", path)


def with_use(text, begin, use, is_own):
    """The text with a `use`, among those of libraries, which begin there, or below them with those of `super`."""
    like_it = r"^use super::[^;]*;\n" if is_own else r"^use (?!super|crate)[^;]*;\n"
    beside = list(re.finditer(like_it, text, flags=re.MULTILINE))
    if beside:
        return text[: beside[-1].end()] + use + text[beside[-1].end() :]
    others = list(re.finditer(r"^use [^;]*;\n", text, flags=re.MULTILINE)) if is_own else []
    at = others[-1].end() if others else begin
    text = f"{text[:at]}\n{use}\n{text[at:]}"
    return re.sub(r"\n{3,}", "\n\n", text)


def at_its_place(text, names, root):
    """A file of Parcel where it is copied to: the library is `root` there, `crate` or from a test `doodle_city`."""
    text = re.sub(r"\btexts::(text|with)\(\s*&?([\w.]+),\s*", r"\2.\1(", text)
    uses = r"^use ((?:doodle_city|crate)::[^;]*);\n"
    paths = [path for use in re.findall(uses, text, flags=re.MULTILINE) for path in leaves(use)]
    paths = [moved(path, names, root) for path in paths if path != "crate::game::texts"]
    begin = re.search(r"^use ", text, flags=re.MULTILINE)
    text = re.sub(uses, "", text, flags=re.MULTILINE)
    for head in ("crate", "doodle_city"):
        block = joined([path for path in paths if path.startswith(f"{head}::")])
        if block != "{}":
            text = with_use(text, begin.start(), f"use {block};\n", is_own=head == "crate")
    return names.in_code(re.sub(r"(?<!:)\bdoodle_city::", f"{root}::", text))


# --- Lines in lists -------------------------------------------------------------------------


def with_line(text, path, after, line):
    """The text with a line more, behind what matches `after`."""
    found = re.search(after, text, flags=re.MULTILINE)
    if not found:
        raise Refused(f"{path}: there is nothing like `{after}`, behind which the game would be entered. Say in "
                      "tools/new_game.py where that is now, and try again")
    return text[: found.end()] + line + text[found.end() :]


def with_item(text, path, head, item):
    """The text with an item more at the end of the list that begins behind what matches `head`."""
    found = re.search(rf"{head}\[", text)
    if not found:
        raise Refused(f"{path}: there is no list behind anything like `{head}`, in which the game would be entered. "
                      "Say in tools/new_game.py where that is now, and try again")
    at, depth = found.end(), 0
    while depth or text[at] != "]":
        depth += (text[at] == "[") - (text[at] == "]")
        at += 1
    return f"{text[:at].rstrip().rstrip(',')}, {item}{text[at:]}"


def entered(read, names):
    """The files in which each game has a line, with one for this game."""
    snake, kebab, camel = names.snake, names.kebab, names.camel
    files = {}
    for path, visibility in MOD_LINES.items():
        after = r"^(pub )?mod doodle_city;\n|^mod parcel;\n"
        files[path] = with_line(read(path), path, after, f"{visibility}mod {snake};\n")
    path = "src/games.rs"
    text = with_line(read(path), path, r"\bdoodle_city::DoodleCity\b", f", {snake}::{camel}")
    text = with_item(text, path, r"READERS: &\[Reader\] =\s*&", f"Reader::of::<{camel}>()")
    entry = f"crate::terminal::Entry::of::<{camel}>()"
    text = with_item(text, path, r"IN_TERMINALS: &\[crate::terminal::Entry\] =\s*&", entry)
    text = with_item(text, path, "plugins: &", f"crate::table::{snake}::plugin")
    files[path] = with_item(text, path, "scenes: &", f"crate::dev::{snake}::SCENES")
    path = "examples/golden.rs"
    command = f"cargo run --release --no-default-features --example golden {kebab} > tests/goldens/{snake}_bots.txt"
    text = with_line(read(path), path, r"^//! .*_bots\.txt\n(?!//! .*_bots)", f"//!     {command}\n")
    text = re.sub(r"\[Golden; (\d+)\]", lambda count: f"[Golden; {int(count[1]) + 1}]", text)
    print_of = f'("{kebab}", bots::{snake}::golden::moves, include_str!("../tests/goldens/{snake}_bots.txt"))'
    files[path] = with_item(text, path, r"const ALL: \[Golden; \d+\] =\s*", print_of)
    path = "CONTRIBUTING.md"
    page = f"docs/records-{kebab}.md"
    files[path] = with_line(read(path), path, r"^\| \[docs/records-.*\| the same for .*\n(?!\| \[docs/records-)",
                            f"| [{page}]({page}) | the same for {names.title} |\n")
    return files


# --- The game -------------------------------------------------------------------------------


def copied(root, names):
    """The files of the new game: its rooms, its tests, its texts, its page and its goldens."""
    files = {}

    def copy(source, target, library):
        for file in [source] if source.is_file() else sorted(source.rglob("*.rs")):
            path = target if source.is_file() else f"{target}/{file.relative_to(source).as_posix()}"
            text = file.read_text().replace("../../parcel/records.md", "../../../docs/records-parcel.md")
            files[path] = at_its_place(text, names, library)

    for room in ROOMS:
        copy(root / "tests/parcel" / room, f"src/{room}/{names.snake}", "crate")
    for source, target in TESTS.items():
        copy(root / source, target.format(snake=names.snake), "doodle_city")
    modules = "".join(f"mod {file.stem};\n" for file in sorted((root / "tests/table/parcel").glob("*.rs")))
    files[f"tests/table/{names.snake}/mod.rs"] = f"//! The table of {names.title}.\n\n{modules}"
    path = f"tests/terminal/{names.snake}/mod.rs"
    files[path] = files[path].replace("mod commands;\n\n", "")
    files[f"assets/locales/en/{names.kebab}.ftl"] = names.in_text((root / "tests/parcel/parcel.ftl").read_text())
    page = (root / "tests/parcel/records.md").read_text().replace("../../docs/", "")
    files[f"docs/records-{names.kebab}.md"] = names.in_text(page)
    for golden in sorted((root / "tests/goldens").glob("parcel_*")):
        files[f"tests/goldens/{golden.name.replace('parcel', names.snake, 1)}"] = names.in_text(golden.read_text())
    return files


def check_name(root, name):
    """That a game can have this name."""
    if not re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", name):
        raise Refused(f"`{name}` is no name for a game: small letters, digits and single `_`, as in `harbour_town`")
    cargo = (root / "Cargo.toml").read_text()
    crates = re.findall(r"^([\w-]+) = ", cargo, flags=re.MULTILINE) + re.findall(r"dependencies\.([\w-]+)\]", cargo)
    crates = {crate.replace("-", "_") for crate in crates} | {"std", "core", "alloc", "test"}
    if name in KEYWORDS | crates | {"game"}:
        raise Refused(f"`{name}` is a word of Rust or a library: take another name")
    used = re.findall(r"\b[A-Z]\w*", "".join(file.read_text() for file in (root / "tests/parcel").rglob("*.rs")))
    if Names(name).camel in set(used) - {"Parcel"}:
        raise Refused(f"`{name}` is what Parcel calls one of its parts: take another name")
    keys = rf"^{name.replace('_', '-')}-"
    for file in sorted((root / "assets/locales/en").glob("*.ftl")):
        if re.search(keys, file.read_text(), flags=re.MULTILINE):
            raise Refused(f"{file.relative_to(root)} has texts that begin with `{keys[1:]}`: take another name")


def new_game(root, name):
    """Writes everything, or raises `Refused`; gives the paths of what is new."""
    check_name(root, name)
    names = Names(name)
    new = copied(root, names)
    for path in new:
        taken = [other for other in (path, re.sub(r"/mod\.rs$", ".rs", path)) if (root / other).exists()]
        if taken:
            raise Refused(f"{taken[0]} is there already: take another name")
    changed = entered(lambda path: (root / path).read_text(), names)
    for path, text in {**new, **changed}.items():
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(text)
    return sorted(new)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("One name is wanted: ./dev new-game NAME, in small letters with `_`, as in `harbour_town`.")
    try:
        written = new_game(Path(__file__).resolve().parent.parent, sys.argv[1])
    except Refused as refused:
        sys.exit(f"Nothing was written. {refused}.")
    print(f"{len(written)} files are new; docs/a-new-game.md says how to go on.")
