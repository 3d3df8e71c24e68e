"""Joins subsets of one font to a small TrueType file: join.py OUT.ttf SUBSET.woff2...

Without hinting (the app draws large and smooth) and without layout features other than kerning
and the placing of accents. Ends with status 1 if a letter of the app's languages is missing.
"""

import sys
import tempfile
from pathlib import Path

from fontTools import subset
from fontTools.merge import Merger
from fontTools.ttLib import TTFont

ASCII = "".join(map(chr, range(0x20, 0x7F)))
NEEDED = {
    "English": ASCII + "éèêëïçñ",
    "Norwegian": "æøåÆØÅéèêóòôàÉÈÊÓÒÔÀ",
    "German": "äöüßÄÖÜ",
    "Dutch": "áéíóúàèëïöüÁÉÍÓÚÀÈËÏÖÜ",
    "French": "àâæçéèêëîïôœùûüÿÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸ",
    "Hungarian": "áéíóöőúüűÁÉÍÓÖŐÚÜŰ",
    "signs": "«»‹›„“”‚‘’–—…€×−·•\u00a0\u2007",
}
WELCOME = "ĳĲẞ←→↑↓✓"

# The engine breaks lines at the one space, and not at the other; both look the same.
NO_BREAK, FIGURE_SPACE = 0xA0, 0x2007


def trim(font, unicodes):
    options = subset.Options()
    options.hinting = False
    options.layout_features = ["kern", "mark", "mkmk", "ccmp"]
    options.drop_tables += ["gasp", "STAT", "DSIG"]
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    options.notdef_outline = True
    options.glyph_names = False
    options.recalc_timestamp = False
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=unicodes)
    subsetter.subset(font)


def join(sources):
    """The first subset with the letters that only later ones have."""
    taken = set()
    with tempfile.TemporaryDirectory() as folder:
        parts = []
        for number, source in enumerate(sources):
            font = TTFont(source, recalcTimestamp=False)
            letters = set(font.getBestCmap()) - taken
            taken |= letters
            trim(font, letters)
            font.flavor = None
            parts.append(f"{folder}/{number}.ttf")
            font.save(parts[-1])
        joined = Merger().merge(parts)
    trim(joined, taken)
    for table in joined["cmap"].tables:
        if NO_BREAK in table.cmap:
            table.cmap[FIGURE_SPACE] = table.cmap[NO_BREAK]
    original = TTFont(sources[0])["head"]
    joined["head"].created, joined["head"].modified = original.created, original.modified
    joined.recalcTimestamp = False
    return joined


def missing(letters, font):
    found = font.getBestCmap()
    return [f"{letter} U+{ord(letter):04X}" for letter in letters if ord(letter) not in found]


def main(out, *sources):
    join(sources).save(out)
    font = TTFont(out)
    print(f"{out}: {len(font.getBestCmap())} letters, {Path(out).stat().st_size} bytes")
    print("  not in it, and not needed:", ", ".join(missing(WELCOME, font)) or "-")
    lacking = {name: gone for name, letters in NEEDED.items() if (gone := missing(letters, font))}
    for name, gone in lacking.items():
        print(f"  {name} lacks {', '.join(gone)}", file=sys.stderr)
    return 1 if lacking else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
