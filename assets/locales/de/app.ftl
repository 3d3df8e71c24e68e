### What the app says in English, whatever the game. Another language is another folder beside this one, with the same
### files and keys; whatever is missing there is taken from here.

## The language itself, in its own words

language-name = Deutsch

## Small words that many texts are made of

points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
# A change of the total. $points is always positive here.
points-gain = +{ $points }
points-loss = −{ $points }
# A number by itself.
number = { $number }
# "Ada, Bo and Cleo" is built from the left: first with list-more, the last one with list-last.
list-more = { $list }, { $next }
list-last = { $list } und { $next }
# Two whole sentences, one after the other.
sentences = { $first } { $second }
# For the screen reader: a thing with its value, with what there is to know of it, or an answer with its question.
item-value = { $name }: { $value }
item-about = { $name }. { $about }
item-choice = { $question } { $answer }
date =
    { $month ->
        [jan] { $day }. Jan. { $year }
        [feb] { $day }. Feb. { $year }
        [mar] { $day }. März { $year }
        [apr] { $day }. Apr. { $year }
        [may] { $day }. Mai { $year }
        [jun] { $day }. Juni { $year }
        [jul] { $day }. Juli { $year }
        [aug] { $day }. Aug. { $year }
        [sep] { $day }. Sep. { $year }
        [oct] { $day }. Okt. { $year }
        [nov] { $day }. Nov. { $year }
       *[dec] { $day }. Dez. { $year }
    }

## Shelf

shelf-title = Doodle City
shelf-tagline = Drei Stadtspiele für einen Tisch
shelf-play = Spielen
# On the plate of a box whose match is running, and beside it for another one.
shelf-resume = Weiter in Runde { $round }
shelf-new = Neu
# Names and turn on that plate: "Ada and Bo: Ada draws".
shelf-who = { $names }: { $turn }
# For how many a game is, on the lid of its box.
shelf-players = { $fewest }–{ $most }
# What a game is for, in one line on a low lid: "1–6 players, 20 min".
shelf-facts = { $players } Spieler, { $minutes }
shelf-matches = { $count ->
    [one] Eine laufende Partie { $game }
   *[other] { $count } laufende Partien { $game }
}
matches-title = Laufende Partien
matches-none = Gerade läuft keine.
# $match is such as "Doodle City, round 9", $turn such as "Ada draws".
shelf-match-name = Fortsetzen: { $match }. { $names }. { $turn }
shelf-settings = Einstellungen
shelf-help = Regeln
shelf-import = Partiedatei öffnen
shelf-export = Als Datei speichern
shelf-remove = Entfernen
shelf-archive = Archiv
archive-title = Gespielte Partien
archive-none = Noch ist keine Partie zu Ende gespielt. Fertige Partien werden hier aufgehoben.
archive-no-match = Keine Partie passt dazu.
archive-count =
    { $count ->
        [one] { $count } Partie
       *[other] { $count } Partien
    }
archive-search = Suchen
archive-search-hint = Name, Spiel oder Datum
archive-game = Spiel
archive-all-games = Alle Spiele
archive-order = Reihenfolge
archive-newest = Neueste zuerst
archive-oldest = Älteste zuerst
archive-by-player = Nach Spielern
archive-by-result = Meiste Punkte zuerst
archive-points = { $name } { $points }
archive-when = { $game }, { $date }
archive-look = Ansehen
archive-removed = Entfernt: { $match }
archive-put-back = Zurückholen
archive-export = Alle als Datei speichern
archive-exported-text = Alle gespielten Partien sind in der Datei „{ $file }“.
window-title = { $players } – { $game }
replay-title = Zurückblicken
replay-round = Runde { $round } von { $rounds }
replay-step = Schritt { $step } von { $steps }
replay-turn-back = Zug davor
replay-back = Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-on = Schritt weiter
replay-turn-on = Nächster Zug
replay-event = Nächster Wendepunkt
replay-speed = Tempo
replay-slow = langsam
replay-normal = mittel
replay-fast = schnell
replay-play-on = Ab hier weiterspielen
analysis-title = Glück und Können
analysis-working = Wird ausgerechnet: { $percent } %
analysis-points = { $value } Punkte
analysis-turns = { $value } Züge
analysis-percent = { $value } %
analysis-player = { $name }: { $start } erwartet, am Ende { $result }
analysis-winner = { $name }: anfangs { $start } Siegchance, und gewonnen
analysis-loser = { $name }: anfangs { $start } Siegchance, aber nicht gewonnen
analysis-lost = Eine verlorene Partie zählt als { $turns } Züge.
analysis-luck = Glück
analysis-own = Eigene Züge
analysis-others = Züge der anderen
analysis-error = Auf { $error } genau; genauer lässt es sich nicht sagen.
analysis-said-lucky = Das Glück brachte { $luck }, die eigenen Züge verschenkten { $own }.
analysis-said-unlucky = Das Pech kostete { $luck }, die eigenen Züge { $own }.
analysis-said-saved = Das Glück sparte { $luck }, die eigenen Entscheidungen kosteten { $own }.
analysis-said-cost = Das Pech kostete { $luck }, die eigenen Entscheidungen { $own }.
# In the place of a share that is more than the whole.
analysis-whole-win = mehr als einen ganzen Sieg
analysis-said-largest = Der größte Fehler: Runde { $round } ({ $loss }).
analysis-turning-points = Wendepunkte
analysis-turn-luck = Runde { $round }: Glück, { $change }
analysis-turn-luck-for = Runde { $round }: Glück für { $name }, { $change }
analysis-turn-own = Runde { $round }: eigener Zug, { $change }
analysis-turn-move = Runde { $round }: ein Zug von { $name }, { $change }
analysis-mistakes = Was besser gegangen wäre
analysis-no-mistakes = Nichts, worauf es ankommt.
analysis-try-again = Wähle einen und du bist dort; von da kannst du weiterspielen.
analysis-closer = Genauer hinsehen
analysis-small = Kleiner Fehler
analysis-large = Großer Fehler
analysis-decisive = Entscheidender Fehler
analysis-mistake = { $grade } in Runde { $round }: { $loss }
analysis-mistake-of = { $grade } von { $name } in Runde { $round }: { $loss }
analysis-done = Gemacht: { $move }
analysis-better = Besser: { $move }
analysis-caption = { $grade }. Besser: { $move }

## Set-up

setup-seat = Spieler { $seat }
# Of two players of the same name, the second one.
setup-name-again = { $name } { $number }
setup-name-of = Name von Spieler { $seat }
setup-add-seat = Spieler hinzufügen
setup-remove-seat = { $name } entfernen
setup-add-computer = Computerspieler hinzufügen
setup-player = Spieler
setup-computer = Computer
# The text at a seat that opens the list of who may play there.
setup-plays = Wer spielt für { $name }?
setup-first = Wer beginnt?
setup-first-lot = Auslosen
setup-start = Starten
setup-back = Zurück
# Beside "setup-start": a match in which everything is explained.
setup-learn = Spielend lernen

## Who plays: somebody at this device, or the computer at one of five levels

level-person = Mensch
level-person-text = Jemand an diesem Gerät
level-beginner = Anfänger
level-beginner-text = Verschätzt sich oft und übersieht viel
level-casual = Hobbyspieler
level-casual-text = Weiß, was gut ist, übersieht aber vieles
level-skilled = Könner
level-skilled-text = Urteilt gut, patzt aber hin und wieder
level-expert = Experte
level-expert-text = Sieht fast alles, plant aber kaum voraus
level-master = Meister
level-master-text = Denkt voraus und spielt auf Sieg
name-sheet =
    { $points ->
        [one] Spielbogen von { $name }, { $points } Punkt
       *[other] Spielbogen von { $name }, { $points } Punkte
    }
# $by is the level of a computer player: beginner, casual, skilled, expert or master.
name-sheet-computer =
    { $points ->
        [one] Spielbogen von { $name }, Computerspieler der Stufe { level-name }, { $points } Punkt
       *[other] Spielbogen von { $name }, Computerspieler der Stufe { level-name }, { $points } Punkte
    }
name-on-turn = am Zug
level-name =
    { $by ->
        [beginner] { level-beginner }
        [casual] { level-casual }
        [skilled] { level-skilled }
        [expert] { level-expert }
       *[master] { level-master }
    }

## Table: whose turn, buttons, headings on the sheet

table-rolls = { $name } würfelt
table-thinks = { $name } überlegt
table-round = Runde { $round }
# Where there is one line for both: whose turn it is, and which round.
table-heading = { $title } · { $round }
table-last-round = Letzte Runde
table-over = Die Partie ist vorbei
table-roll = Würfeln
table-undo = Rückgängig
table-pass = Passen
# Computer players then take no time until a person decides.
table-skip = Vorspulen
# The same where they wait after each turn.
table-go-on = Weiter
table-results = Ergebnis
table-hint = Was würdest du tun?
table-help = Was darf ich tun?
table-banner = { $name } ist dran
table-banner-hint = Tippe zum Spielen
table-back = Zurück zum Regal
table-menu = Menü

## The menu of the table

menu-leave = Speichern und verlassen
menu-seats = Spieler
menu-rules = Regeln
menu-keys = Bedienung
menu-music-off = Musik ausschalten
menu-music-on = Musik einschalten
menu-settings = Einstellungen
# A match in which everything is explained; and in such a match.
menu-learn = Spielend lernen
menu-learn-again = Von vorn lernen
menu-said = Bisher erklärt
menu-explain-off = Nicht mehr erklären
menu-explain-on = Weiter erklären
menu-export = Als Datei speichern
menu-close = Schließen

## A first match, in which everything is explained

# Below what is explained, once it has been read.
tutorial-next = Weiter ›
# Said in every game, once somebody has decided something.
tutorial-help = Tippe auf „?“, wann immer du willst: Dann siehst du, was du tun kannst und was die Dinge bedeuten.
tutorial-said-title = Bisher erklärt
tutorial-said-none = Noch nichts.

## What may I do, and what is this? Everything on the table says so while somebody asks

# On the slip beside what is marked, and on its buttons.
inquiry-choices = Das alles kannst du antippen.
inquiry-things = Was ist das? Tippe darauf.
inquiry-ask-choices = Was darf ich tun?
inquiry-ask-things = Was ist das?
# Words at what can be touched: short, there is room for some ten letters. With what it scores, such as "Draw +4".
choice-scores = { $word } { $score }
choice-look = Ansehen
choice-leave = Zurück
# One rule by itself; its button leads to all of them.
rule-all = Alle Regeln

## Why something cannot be done, for whoever touches it

# Below the reason: touched, it opens the rule.
refusal-rule = Zur Regel ›
refusal-computer = { $name } ist dran.
refusal-pad = { $name } ist dran, mit dem anderen Controller.
refusal-roll = Würfle zuerst.
refusal-looking = Du siehst dir das nur an. Schließ es zuerst.

## What would you do? A few moves, each with the points to expect at the end, and the reason for it

hint-title = Vorschläge
hint-thinking = Ich überlege …
hint-order = Was am ehesten zum Sieg führt, steht zuerst.
# Name for the screen reader. $hint says what is done, and why, in whole sentences; $expected is such as "About 45.3 points at the
# end". Some games expect no points.
hint-name = { $number }. { $hint } { $expected }.
hint-name-plain = { $number }. { $hint }
# For the screen reader, too: what there is then, and otherwise, such as "Scores 6 VP, $2" and "instead of 4 VP, $3".
hint-brings = { $brings } { $otherwise }
# For the screen reader: $said is what is done, "hint-brings", or one thing that speaks for or against it, each a sentence.
hint-sentence = { $said }.

## How often each face has come up

# $expected has one digit after the point.
statistics-expected = Erwartet: je { $expected }

## Who plays at each seat, in the middle of a match

seats-title = Spieler
seats-note = Wer einen Platz übernimmt, spielt von hier an weiter. Die Partie merkt sich das.

## Results

results-title = Ergebnis
# Above the finale, until everything is counted.
results-finale = Die Partie ist vorbei
results-winner = { $name } gewinnt
results-shared = { $names } teilen sich den ersten Platz
results-nobody = Niemand gewinnt
results-place = { $place }.
results-total = Gesamt
# A row of the results, for the screen reader; $parts is a list of the next text.
results-row = Platz { $place }: { $name }, { $parts }
results-row-solo = { $name }, { $parts }
results-row-part = { $part } { $points }
results-again = Nochmal
results-share = Bild teilen
results-shared-text = Das Bild ist in der Datei „{ $file }“ gespeichert.
results-unshared-title = Das Bild konnte nicht gespeichert werden
results-earned = Erreicht
results-not-earned = Nicht erreicht
results-shelf = Zum Regal

## Settings

settings-title = Einstellungen
settings-language = Sprache
settings-light = Licht
# As the device wants it.
settings-light-device = System
settings-light-day = Tag
settings-light-night = Nacht
# Strong contrast, beside day and night.
settings-light-high = Kontrast
settings-text-size = Schrift
settings-text-smaller = Kleinere Schrift
settings-text-larger = Größere Schrift
settings-percent = { $percent } %
settings-animations = Animationen
settings-animations-slow = Langsam
settings-animations-normal = Normal
settings-animations-fast = Schnell
settings-animations-off = Aus
settings-sound = Ton
settings-music = Musik
settings-taps = Tippen
# How loud it is, such as "Music 50%" or "Music off".
settings-level = { $name } { $level }
settings-haptics = Vibration
settings-haptics-text = Das Gerät vibriert passend zum Spiel.
settings-left-handed = Für Linkshänder
settings-left-handed-text = Knöpfe und Würfel liegen links, bei deinem Daumen.
settings-banner = Wechsel anzeigen
settings-banner-text = Zeigt, wer dran ist, bis dieser Spieler tippt.
settings-auto-roll = Automatisch würfeln
settings-auto-roll-text = Würfel rollen von selbst, so wie Karten sich von selbst aufdecken.
settings-odds = Risiko anzeigen
settings-odds-text = Wie wahrscheinlich ein riskanter Zug schiefgeht.
settings-on = an
settings-off = aus
settings-done = Fertig

## Small helps at the table, each with what it means

helps-title = Hilfen
helps-prompts = Sagen, was zu tun ist
helps-prompts-text = Eine Zeile sagt es dem Spieler, der dran ist.
helps-changes = Neues melden
helps-changes-text = Wenn das Gerät weitergegeben wird: was die anderen seit deinem letzten Zug getan haben.
helps-bonuses = Ansagen, was weg ist
helps-bonuses-text = Wenn jemand einen Bonus oder die letzte Karte eines Stapels nimmt.
helps-ends = Vor dem Zugende fragen
helps-ends-text = Bis du bestätigst, kannst du alles zurücknehmen.
helps-calm = Ruhig
helps-calm-text = Keine Musik, nichts fliegt, und Computerspieler warten, bis du auf „Weiter“ tippst.
helps-letters = Buchstaben als Kürzel
helps-letters-text = Am Tisch genügt ein einzelner Buchstabe: R würfelt.
narration-title = Der Screenreader sagt
narration-all = Alles
narration-own = Eigene Züge
narration-little = Wenig
scanning-title = Spielen mit einem Schalter
scanning-off = Aus
scanning-two = Zwei Schalter
scanning-one = Ein Schalter
scanning-two-text = Eine Berührung irgendwo oder eine beliebige Taste springt weiter; die Eingabetaste, die rechte Maustaste oder die untere Taste eines Controllers wählt aus.
scanning-one-text = Eine Berührung irgendwo oder eine beliebige Taste springt weiter; eine Pause wählt aus.
scanning-pause = Wie lang die Pause ist
# How long a pause is, in seconds: there is room for some five letters.
scanning-seconds = { $seconds } s
narration-undone = Zurückgenommen
# The dialog before a turn ends.
end-title = Zug beenden?
end-text = Danach geht es weiter, und du kannst den Zug vielleicht nicht mehr zurücknehmen.
end-yes = Beenden

## Help: keys and gestures. Each line is a key or gesture, and what it does.

help-title = Regeln und Bedienung
help-overview = Überblick
help-rules = Regeln
help-keys = Bedienung
help-back = Zurück
help-look-back = Was hat das Glück gebracht, und was wäre besser gewesen? Auf jede Partie, die vorbei ist, kannst du zurückblicken: vom Ergebnis aus oder aus dem Archiv im Regal.
gestures-title = Finger und Maus
gesture-flick = Würfel antippen oder anschnippen
gesture-flick-text = würfeln
gesture-sheet = Kleinen Spielbogen antippen
gesture-sheet-text = ihn vergrößern
gesture-hold = Etwas gedrückt halten oder mit rechts anklicken
gesture-hold-text = die Regel dazu lesen
gesture-skip = Tippen, während sich etwas bewegt
gesture-skip-text = zum Ende springen
keys-title = Tastatur
keys-tab = Tab, Umschalt+Tab
keys-tab-text = nächstes Element, voriges Element
keys-enter = Eingabe oder Leertaste
keys-enter-text = Hervorgehobenes auslösen, Gewähltes bestätigen
keys-roll = R
keys-roll-text = würfeln
keys-undo = U oder Rücktaste
keys-undo-text = rückgängig, aber nur bis zum letzten Wurf oder zur letzten Übergabe
keys-pass = P
keys-pass-text = passen
keys-choices = C oder ?
keys-choices-text = Was darf ich tun?
keys-things = I
keys-things-text = die Regel zum Hervorgehobenen; Was ist das?
keys-hint = H
keys-hint-text = Was würdest du tun?
keys-dice = D
keys-dice-text = wie oft jede Augenzahl gefallen ist
keys-sheets = S
keys-sheets-text = der Spielbogen des nächsten Spielers und zurück zum eigenen
keys-menu = M
keys-menu-text = Menü
keys-replay = J, K, L, N
keys-replay-text = beim Zurückblicken: Zug davor, abspielen oder anhalten, nächster Zug, nächster Wendepunkt; Komma und Punkt gehen Schritt für Schritt
keys-full = F11
keys-full-text = Vollbild, und zurück
keys-escape = Esc
keys-escape-text = einen Schritt zurück; beim Zeichnen den Strich abbrechen
pad-title = Controller
pad-cross = Steuerkreuz oder linker Stick
pad-cross-text = das nächste Element in dieser Richtung
pad-south = Untere Taste
pad-east = Rechte Taste
pad-west = Linke Taste
pad-north = Obere Taste
pad-shoulders = Schultertasten
pad-shoulders-text = die vorige Gruppe von Elementen, die nächste Gruppe
pad-triggers = Trigger
pad-triggers-text = was vor dem nächsten Spieler liegt und zurück zum eigenen
pad-start = Start-Taste
pad-select = Select-Taste
pad-several = Mit mehreren Controllern spielt jede Person mit ihrem eigenen: Der zuerst benutzte gehört zum ersten Spieler.
# The letters of which names are put together without a keyboard, in the order in which they are shown.
letters-all = abcdefghijklmnopqrstuvwxyzäöüß0123456789-.’
letters-space = Leertaste
letters-delete = Löschen
letters-capitals = Groß

## Dialogs

dialog-ok = OK
dialog-cancel = Abbrechen
# What stands above a sentence or two in a dialog.
dialog-happened = Was passiert ist
dialog-safe = Die gute Nachricht
dialog-advice = Was du tun kannst
remove-title = Diese Partie entfernen?
# $match is such as "Doodle City, round 9".
remove-text = { $match }, mit { $names }: Die Partie ist dann für immer weg.
remove-advice = Wenn du sie behalten willst, speichere sie vorher als Datei.
remove-yes = Entfernen
remove-failed-title = Die Partie konnte nicht entfernt werden
remove-failed-safe = Die Partie ist noch da.
export-title = Gespeichert
export-text = Die Partie ist in der Datei „{ $file }“ gespeichert.
export-advice = Jedes Gerät mit Doodle City kann sie öffnen.
export-failed-title = Die Partie konnte nicht als Datei gespeichert werden
export-failed-safe = Nichts ist verloren: Die Partie steht noch im Regal.
# Something broke; the game goes on, ended a moment ago, or ended the last time.
crash-title = Etwas ist schiefgegangen
crash-happened = Ein Teil der App ist ausgefallen.
crash-safe = Deine Partien sind sicher, bis zum letzten Zug, der zu sehen war.
crash-advice = Wenn das Spiel nicht weitergeht, schließe es und starte es neu.
crash-end-title = Doodle City ist abgestürzt
crash-end-text = Etwas ist schiefgegangen. Deine Partien sind sicher, bis zum letzten Zug, der zu sehen war. Starte Doodle City neu, um weiterzuspielen; dort findest du dann auch die Einzelheiten.
crash-past-title = Doodle City ist beim letzten Mal abgestürzt
crash-past-happened = Etwas ist schiefgegangen.
crash-past-advice = Speichere die Einzelheiten: Wer den Fehler behebt, kann sie gut gebrauchen.
crash-save = Einzelheiten speichern
crash-saved-text = Die Einzelheiten stehen in der Datei „{ $file }“.
crash-unsaved-title = Die Einzelheiten konnten nicht gespeichert werden
import-title = Die Partie steht im Regal
import-text = { $match }, mit { $names }.
import-archive-title = Die Datei ist gelesen
import-archive-new =
    { $count ->
        [0] Keine Partie war neu.
        [one] { $count } Partie ist hinzugekommen.
       *[other] { $count } Partien sind hinzugekommen.
    }
import-archive-known =
    { $count ->
        [one] { $count } war schon da.
       *[other] { $count } waren schon da.
    }
import-archive-broken = Partie { $number } war nicht lesbar: { $reason }
import-archive-more =
    { $count ->
        [one] { $count } weitere war nicht lesbar.
       *[other] { $count } weitere waren nicht lesbar.
    }
import-over-title = Die Partie ist im Archiv
read-failed-title = Die Partie ließ sich nicht öffnen
read-failed-safe = Nichts wurde verändert.
import-failed-title = Diese Datei ließ sich nicht öffnen
import-failed-safe = Deine eigenen Partien sind unverändert.
import-failed-advice = Wähle eine andere Datei oder lass sie dir noch einmal schicken.
import-again = Datei wählen
import-none-title = Hier lassen sich keine Dateien auswählen
import-none-text = Zieh die Partiedatei in dieses Fenster oder gib sie an, wenn du das Spiel im Terminal startest.

## Errors

unlisted-title = Hier kann nichts gespeichert werden
unlisted-happened = { $reason } Partien sind verloren, sobald die App geschlossen wird.
unlisted-safe = Spielen kannst du trotzdem.
unlisted-advice = Sichere eine Partie mit „Als Datei speichern“ im Menü.
damaged-title = Eine Partie ließ sich nicht lesen
damaged-kept = Sie wurde unverändert als „{ $kept }“ beiseitegelegt. Alle anderen Partien sind in Ordnung.
damaged-left = Sie bleibt unverändert, wo sie ist. Alle anderen Partien sind in Ordnung.
damaged-settings-kept = Es gelten die Standardeinstellungen. Die alten wurden als „{ $kept }“ beiseitegelegt.
damaged-settings-left = Es gelten die Standardeinstellungen; die Datei bleibt, wie sie ist.
settings-failed-title = Die Einstellungen konnten nicht gespeichert werden
settings-failed-safe = Deine Änderungen gelten, bis die App geschlossen wird.
close-title = Die Partie ist nicht gespeichert
close-happened = Sie konnte nicht gespeichert werden und ist verloren, sobald die App geschlossen wird.
close-yes = Trotzdem schließen
save-failed-title = Die Partie konnte nicht gespeichert werden
save-failed-happened = { $reason } Die Partie ist verloren, sobald die App geschlossen wird.
save-failed-safe = Du kannst weiterspielen.
save-failed-advice = Speichere sie als Datei, um sie zu behalten.
# The title stands above the others, and before them where all are said in one go.
gone-on-title = Diese Partie ist in einem anderen Fenster weitergegangen.
gone-on-safe = Nichts ist verloren.
gone-on-advice = Lade neu, um sie zu sehen.
no-display = Doodle City braucht einen Bildschirm, hat aber keinen gefunden. Im Terminal spielst du mit „doodle play“ dasselbe Spiel.
no-graphics = Doodle City kann die Grafik dieses Computers nicht nutzen: { $reason } Vielleicht hilft ein neuerer Grafiktreiber. Im Terminal spielst du mit „doodle play“ dasselbe Spiel.

## Errors: why a file cannot be opened as a match

file-empty = Die Datei ist leer.
file-binary = Das ist keine Textdatei.
file-cut-off = Die Datei bricht in Zeile { $line } ab.
file-form = Zeile { $line }, Spalte { $column } ist nicht zu verstehen.
file-not-a-record = Das ist keine Partie.
file-level-too-early = In dieser Partie spielt ein Computerspieler mit; Version { $version } des Dateiformats erlaubt das nicht.
file-field-too-early = Die Datei hat das Feld „{ $field }“; Version { $version } des Dateiformats erlaubt das nicht.
file-change = Bei den Platzwechseln ist Eintrag { $entry } unmöglich.
file-from = Diese Partie soll nach Eintrag { $entry } einer anderen weitergehen, hat aber weniger Einträge.
file-other-from = Diese Partie soll eine andere fortsetzen, beginnt aber nicht wie diese.
file-newer = Die Datei stammt aus einer neueren Version der App. Nach einem Update lässt sie sich öffnen.
file-other-game = Die Datei enthält eine Partie eines anderen Spiels ({ $game }).
file-setup = Mit der Vorbereitung, die in der Datei steht, lässt sich nicht spielen.
file-seats = Die Datei nennt { $found } Namen; Spieler: { $players }.
file-name = Der Name von Spieler { $seat } ist leer, zu lang oder nicht darstellbar.
file-illegal =
    { $round ->
        [0] Eintrag { $entry }, vor der ersten Runde, verstößt gegen die Regeln.
       *[other] Eintrag { $entry }, in Runde { $round }, verstößt gegen die Regeln.
    }
file-seed = Die Datei verrät Würfel oder Karten einer Partie, die noch läuft.
file-ended = Die Datei sagt, wann die Partie zu Ende war, aber sie läuft noch.
file-other-dice = Die Würfel oder Karten in Eintrag { $entry } passen nicht zum Rest der Datei.
# $reason is what the system says, in its own words.
file-io-read = Die Datei lässt sich nicht lesen ({ $reason }).
file-io-write = Die Datei lässt sich nicht schreiben ({ $reason }).
file-not-found = Die Datei ist nicht da.
file-denied = Dieses Gerät lässt die App nicht an diese Datei.
file-full = Auf diesem Gerät ist kein Platz mehr.
file-read-only = Dort lässt sich nichts speichern.
file-nowhere = Auf diesem Gerät kann die App keine Dateien ablegen.
file-silent = Der Speicher des Browsers antwortet nicht.
file-busy = Ein anderes Fenster belegt gerade den Speicher des Browsers.
file-too-large = Für eine Partie ist die Datei zu groß.
file-strange-name = So heißt keine Partiedatei.
# $file is a file's name, $reason one of the sentences above.
file-named = „{ $file }“: { $reason }
settings-form = Die Einstellungen sind nicht zu verstehen.
# $field is a word of the file.
settings-range = In den Einstellungen steht ein unmöglicher Wert für „{ $field }“.
device-says = Das Gerät hat es abgelehnt ({ $reason }).
device-refused = Das Gerät hat es abgelehnt.
storage-stopped = Es kann nichts mehr gespeichert werden.

## Credits, below the keys.

credits-title = Mitwirkende
credits-games = Doodle City ist von Eilif Svensson und Kristian A. Østby (Aporta Games), City Planner von Todd Sanders und Alban Viard (AVStudioGames); die Spielregel von Design Town nennt niemanden. Bilder, Klänge, Musik und Worte in dieser App sind unsere eigenen.
credits-fonts = Die Schriften sind Patrick Hand von Patrick Wagesreiter und Atkinson Hyperlegible vom Braille Institute of America mit Applied Design Works, beide unter der SIL Open Font License 1.1.
credits-libraries = Die App ist mit diesen Bibliotheken gemacht, jede unter ihrer eigenen freien Lizenz.

## Web page: what it says before the game runs, and where it cannot. One line each.

web-description = Drei Stadtspiele für einen Tisch, für 1 bis 6 Spieler: Doodle City, City Planner und Design Town.
web-loading = Doodle City wird geladen
web-fetching = Papier, Stifte, Würfel und Karten werden geholt
web-preparing = Der Tisch wird gedeckt
web-no-script = Doodle City braucht JavaScript: Bitte erlaube es für diese Seite.
web-no-webassembly-title = Dieser Browser ist zu alt
web-no-webassembly-text = Doodle City braucht WebAssembly, das Browser seit Jahren beherrschen. Aktualisiere diesen Browser oder nimm einen anderen.
web-no-graphics-title = Keine Grafik zum Zeichnen
web-no-graphics-text = Doodle City zeichnet mit WebGL 2, das diesem Browser gerade fehlt. Schalte in seinen Einstellungen die Grafikbeschleunigung ein, aktualisiere ihn oder nimm einen anderen.
web-no-download-title = Das Spiel konnte nicht geladen werden
web-no-download-text = Das Netz oder der Server ist gerade nicht erreichbar. Von deinen Sachen ist nichts verloren.
web-try-again = Noch einmal versuchen
web-new-version = Eine neue Version von Doodle City ist da. Sie startet beim nächsten Mal, und deine Partien bleiben.
web-new-version-now = Jetzt starten
web-later = Später
web-stopped-title = Doodle City ist abgestürzt
web-stopped-text = Etwas ist schiefgegangen. Deine Partien sind sicher, bis zum letzten Zug, der zu sehen war.
web-start-again = Neu starten
web-details = Einzelheiten
web-copy = Einzelheiten kopieren
web-copied = Kopiert
web-lost-graphics-title = Das Bild ist weg
web-lost-graphics-text = Dieser Browser hat die Grafik weggenommen und nicht zurückgegeben. Deine Partien sind sicher, bis zum letzten Zug, der zu sehen war.
