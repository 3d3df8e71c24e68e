"""Compares the folders of the games with the page that says what stands in them: python3 floor_plan.py [REPOSITORY].

`docs/floor-plan.md` has a heading for each room. Below it one table names the files that every game has, always or if
needed, and another the files that only one game has. A game is a folder under `src/rules`.
"""

import re
import sys
from pathlib import Path

PAGE = Path("docs/floor-plan.md")


def rows(lines):
    """The cells of the rows of tables, without their heads."""
    for line in lines:
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
        if line.startswith("|") and cells[0].startswith("`"):
            yield cells


def plan(page):
    """By room: which files every game has, which it may have, and which are a game's own."""
    rooms = {}
    for part in re.split(r"^## ", page, flags=re.MULTILINE)[1:]:
        head, *lines = part.splitlines()
        always, if_needed, own = set(), set(), {}
        for first, second, third in rows(lines):
            files = set(re.findall(r"`([^`]+)`", first))
            if third == "always":
                always |= files
            elif third == "if needed":
                if_needed |= files
            else:
                own.setdefault(*files, set()).update(re.findall(r"`([^`]+)`", second))
        rooms[head.strip("`")] = (always, if_needed, own)
    return rooms


def check(repository):
    games = sorted(path.name for path in (repository / "src/rules").iterdir() if path.is_dir())
    for room, (always, if_needed, own) in plan((repository / PAGE).read_text()).items():
        for game in sorted(set(own) - set(games)):
            yield f"{PAGE} names {game} under {room}, which is no game"
        for game in games:
            folder = repository / room / game
            there = {file.relative_to(folder).as_posix() for file in folder.rglob("*.rs")}
            its_own = own.get(game, set())
            for file in sorted(always - there):
                yield f"{room}/{game} lacks {file}, which every game has"
            for file in sorted(its_own - there):
                yield f"{PAGE} names {room}/{game}/{file}, which is not there"
            for file in sorted(there - always - if_needed - its_own):
                yield f"{room}/{game}/{file} is not in {PAGE}"
            for file in sorted(its_own & (always | if_needed)):
                yield f"{PAGE} names {file} under {room} for all games and for {game}"
        for file in sorted(if_needed):
            if not any((repository / room / game / file).exists() for game in games):
                yield f"{PAGE} names {file} under {room}, which no game has"


def unnamed_rooms(repository):
    """Rooms in which a game has a folder, and of which the page says nothing."""
    rooms = plan((repository / PAGE).read_text())
    games = [path.name for path in (repository / "src/rules").iterdir() if path.is_dir()]
    for floor in ("src", "tests"):
        for room in sorted(path for path in (repository / floor).iterdir() if path.is_dir()):
            name = room.relative_to(repository).as_posix()
            if name not in rooms and any((room / game).is_dir() for game in games):
                yield f"{name} is not in {PAGE}"


if __name__ == "__main__":
    root = Path(sys.argv[1] if len(sys.argv) > 1 else ".")
    findings = [*check(root), *unnamed_rooms(root)]
    print(*findings, sep="\n", end="\n" if findings else "")
    sys.exit(bool(findings))
