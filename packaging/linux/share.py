"""What Linux wants to know of the app, as files beneath `share`: python3 packaging/linux/share.py FOLDER VERSION DATE.

The entry of menus, the page of software centres, the type of match files, and the icons. Their words are those of the
stores, in fastlane/metadata, in each language that the game speaks. DATE is the version's, as 2026-11-29.
"""

import shutil
import sys
from pathlib import Path
from xml.sax.saxutils import escape

ID = "org.doodlecity.Game"
MATCH_TYPE = "application/vnd.doodle-city.match+json"
MATCH_ENDING = "doodle-match"
STORES = Path("fastlane/metadata")
# The language's tag on Linux, and its folder of each store; English first.
LANGUAGES = {
    "en": ("en-US", "en-US"),
    "de": ("de-DE", "de-DE"),
    "fr": ("fr-FR", "fr-FR"),
    "hu": ("hu-HU", "hu"),
    "nb": ("no-NO", "no"),
    "nl": ("nl-NL", "nl-NL"),
}
MATCH = {
    "en": "Doodle City match",
    "de": "Partie von Doodle City",
    "fr": "Partie de Doodle City",
    "hu": "Doodle City-játszma",
    "nb": "Doodle City-parti",
    "nl": "Doodle City-partij",
}


def text(tag, name):
    return (STORES / "android" / LANGUAGES[tag][0] / f"{name}.txt").read_text().strip()


def keywords(tag):
    return (STORES / "ios" / LANGUAGES[tag][1] / "keywords.txt").read_text().strip().split(",")


def desktop_entry():
    def localized(key, of):
        return [f"{key}={of('en')}"] + [f"{key}[{tag}]={of(tag)}" for tag in LANGUAGES if tag != "en"]

    lines = [
        "[Desktop Entry]",
        "Type=Application",
        "Version=1.4",
        "Name=Doodle City",
        *localized("Comment", lambda tag: text(tag, "short_description")),
        *localized("Keywords", lambda tag: "".join(f"{word};" for word in keywords(tag))),
        "Exec=doodle_city %f",
        f"Icon={ID}",
        "Terminal=false",
        "Categories=Game;BoardGame;",
        f"MimeType={MATCH_TYPE};",
        f"StartupWMClass={ID}",
    ]
    return "\n".join(lines) + "\n"


def element(name, words, tag, indent):
    language = "" if tag == "en" else f' xml:lang="{tag}"'
    return f"{indent}<{name}{language}>{escape(words)}</{name}>\n"


def metainfo(version, date):
    summary = "".join(element("summary", text(tag, "short_description"), tag, "  ") for tag in LANGUAGES)
    paragraphs = {tag: text(tag, "full_description").split("\n\n") for tag in LANGUAGES}
    count = len(paragraphs["en"])
    for tag, own in paragraphs.items():
        if len(own) != count:
            sys.exit(f"{tag}: the description has {len(own)} paragraphs, in English it has {count}")
    # A paragraph in all languages, then the next one.
    description = "".join(element("p", paragraphs[tag][at], tag, "    ") for at in range(count) for tag in LANGUAGES)
    words = "".join(element("keyword", word, tag, "    ") for tag in LANGUAGES for word in keywords(tag))
    languages = "".join(f'    <lang percentage="100">{tag}</lang>\n' for tag in LANGUAGES)
    return f"""<?xml version="1.0" encoding="UTF-8"?>
<component type="desktop-application">
  <id>{ID}</id>
  <metadata_license>CC0-1.0</metadata_license>
  <project_license>MIT OR Apache-2.0</project_license>
  <name>Doodle City</name>
{summary}  <developer_name>The makers of Doodle City</developer_name>
  <description>
{description}  </description>
  <launchable type="desktop-id">{ID}.desktop</launchable>
  <icon type="stock">{ID}</icon>
  <categories>
    <category>Game</category>
    <category>BoardGame</category>
  </categories>
  <keywords>
{words}  </keywords>
  <languages>
{languages}  </languages>
  <provides>
    <binary>doodle_city</binary>
    <binary>doodle</binary>
    <mediatype>{MATCH_TYPE}</mediatype>
  </provides>
  <requires>
    <display_length compare="ge">320</display_length>
  </requires>
  <supports>
    <control>pointing</control>
    <control>keyboard</control>
    <control>touch</control>
    <control>gamepad</control>
  </supports>
  <content_rating type="oars-1.1"/>
  <releases>
    <release version="{escape(version)}" date="{escape(date)}"/>
  </releases>
</component>
"""


def mime_type():
    comments = "".join(element("comment", MATCH[tag], tag, "    ") for tag in LANGUAGES)
    return f"""<?xml version="1.0" encoding="UTF-8"?>
<mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info">
  <mime-type type="{MATCH_TYPE}">
{comments}    <sub-class-of type="application/json"/>
    <generic-icon name="{MATCH_TYPE.replace('/', '-')}"/>
    <glob pattern="*.{MATCH_ENDING}"/>
  </mime-type>
</mime-info>
"""


def write(share, version, date):
    for path, words in [
        (f"applications/{ID}.desktop", desktop_entry()),
        (f"metainfo/{ID}.metainfo.xml", metainfo(version, date)),
        (f"mime/packages/{ID}.xml", mime_type()),
    ]:
        file = share / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(words)
    for kind, name, drawing in [("apps", ID, "icon"), ("mimetypes", MATCH_TYPE.replace("/", "-"), "match")]:
        icons = {"scalable": Path(f"assets/icon/{drawing}.svg")}
        for file in Path("packaging/icons").glob(f"{drawing}-*.png"):
            size = file.stem.removeprefix(f"{drawing}-")
            icons[f"{size}x{size}"] = file
        for size, file in icons.items():
            place = share / "icons/hicolor" / size / kind / f"{name}{file.suffix}"
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(file, place)


if __name__ == "__main__":
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    write(Path(sys.argv[1]), *sys.argv[2:])
