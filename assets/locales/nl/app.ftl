### What the app says in English, whatever the game. Another language is another folder beside this one, with the same
### files and keys; whatever is missing there is taken from here.

## The language itself, in its own words

language-name = Nederlands

## Small words that many texts are made of

points =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
# A change of the total. $points is always positive here.
points-gain = +{ $points }
points-loss = −{ $points }
# A number by itself.
number = { $number }
# "Ada, Bo and Cleo" is built from the left: first with list-more, the last one with list-last.
list-more = { $list }, { $next }
list-last = { $list } en { $next }
# Two whole sentences, one after the other.
sentences = { $first } { $second }
# For the screen reader: a thing with its value, with what there is to know of it, or an answer with its question.
item-value = { $name }: { $value }
item-about = { $name }. { $about }
item-choice = { $question } { $answer }
date =
    { $month ->
        [jan] { $day } jan { $year }
        [feb] { $day } feb { $year }
        [mar] { $day } mrt { $year }
        [apr] { $day } apr { $year }
        [may] { $day } mei { $year }
        [jun] { $day } juni { $year }
        [jul] { $day } juli { $year }
        [aug] { $day } aug { $year }
        [sep] { $day } sep { $year }
        [oct] { $day } okt { $year }
        [nov] { $day } nov { $year }
       *[dec] { $day } dec { $year }
    }

## Shelf

shelf-title = Doodle City
shelf-tagline = Drie stedenspellen voor één tafel
shelf-play = Spelen
# On the plate of a box whose match is running, and beside it for another one.
shelf-resume = Ronde { $round } hervatten
shelf-new = Nieuw
# Names and turn on that plate: "Ada and Bo: Ada draws".
shelf-who = { $names }: { $turn }
# For how many a game is, on the lid of its box.
shelf-players = { $fewest }–{ $most }
# What a game is for, in one line on a low lid: "1–6 players, 20 min".
shelf-facts = { $players } spelers, { $minutes }
shelf-matches = { $count ->
    [one] Eén lopende partij { $game }
   *[other] { $count } lopende partijen { $game }
}
matches-title = Lopende partijen
matches-none = Er loopt geen partij.
# $match is such as "Doodle City, round 9", $turn such as "Ada draws".
shelf-match-name = Hervatten: { $match }. { $names }. { $turn }
shelf-settings = Instellingen
shelf-help = Spelregels
shelf-import = Partijbestand openen
shelf-export = Opslaan als bestand
shelf-remove = Verwijderen
shelf-archive = Archief
archive-title = Gespeelde partijen
archive-none = Er is nog geen partij uitgespeeld. Uitgespeelde partijen worden hier bewaard.
archive-no-match = Geen enkele partij past daarbij.
archive-count =
    { $count ->
        [one] { $count } partij
       *[other] { $count } partijen
    }
archive-search = Zoeken
archive-search-hint = Naam, spel of datum
archive-game = Spel
archive-all-games = Alle spellen
archive-order = Volgorde
archive-newest = Nieuwste eerst
archive-oldest = Oudste eerst
archive-by-player = Op speler
archive-by-result = Meeste punten eerst
archive-points = { $name } { $points }
archive-when = { $game }, { $date }
archive-look = Bekijken
archive-removed = Verwijderd: { $match }
archive-put-back = Terugzetten
archive-export = Alles opslaan
archive-exported-text = Alle gespeelde partijen staan in het bestand ‘{ $file }’.
window-title = { $players } – { $game }
replay-title = Terugkijken
replay-round = Ronde { $round } van { $rounds }
replay-step = Stap { $step } van { $steps }
replay-turn-back = Vorige beurt
replay-back = Stap terug
replay-play = Afspelen
replay-pause = Pauze
replay-on = Stap verder
replay-turn-on = Volgende beurt
replay-event = Volgend keerpunt
replay-speed = Snelheid
replay-slow = langzaam
replay-normal = gewoon
replay-fast = snel
replay-play-on = Vanaf hier verder
analysis-title = Geluk en vaardigheid
analysis-working = Wordt uitgerekend: { $percent }%
analysis-points = { $value } punten
analysis-turns = { $value } beurten
analysis-percent = { $value }%
analysis-player = { $name }: { $start } verwacht, uiteindelijk { $result }
analysis-winner = { $name }: in het begin { $start } kans, en gewonnen
analysis-loser = { $name }: in het begin { $start } kans, en niet gewonnen
analysis-lost = Een verloren partij telt als { $turns } beurten.
analysis-luck = Toeval
analysis-own = Eigen zetten
analysis-others = Zetten van anderen
analysis-error = Plus of min { $error }: nauwkeuriger is het niet bekend.
analysis-said-lucky = Geluk bracht { $luck }, eigen zetten gaven { $own } weg.
analysis-said-unlucky = Pech kostte { $luck }, eigen zetten { $own }.
analysis-said-saved = Geluk bespaarde { $luck }, eigen zetten kostten { $own }.
analysis-said-cost = Pech kostte { $luck }, eigen zetten { $own }.
# In the place of a share that is more than the whole.
analysis-whole-win = meer dan een hele overwinning
analysis-said-largest = De grootste fout: ronde { $round } ({ $loss }).
analysis-turning-points = Keerpunten
analysis-turn-luck = Ronde { $round }: toeval, { $change }
analysis-turn-luck-for = Ronde { $round }: geluk voor { $name }, { $change }
analysis-turn-own = Ronde { $round }: eigen zet, { $change }
analysis-turn-move = Ronde { $round }: een zet van { $name }, { $change }
analysis-mistakes = Wat beter had gekund
analysis-no-mistakes = Niets wat ertoe doet.
analysis-try-again = Kies er een om erheen te gaan; vanaf daar kun je verderspelen.
analysis-closer = Nauwkeuriger kijken
analysis-small = Kleine fout
analysis-large = Grote fout
analysis-decisive = Beslissende fout
analysis-mistake = { $grade } in ronde { $round }: { $loss }
analysis-mistake-of = { $grade } van { $name } in ronde { $round }: { $loss }
analysis-done = Gedaan: { $move }
analysis-better = Beter: { $move }
analysis-caption = { $grade }. Beter: { $move }

## Set-up

setup-seat = Speler { $seat }
# Of two players of the same name, the second one.
setup-name-again = { $name } { $number }
setup-name-of = Naam van speler { $seat }
setup-add-seat = Speler toevoegen
setup-remove-seat = { $name } verwijderen
setup-add-computer = Computerspeler toevoegen
setup-player = Speler
setup-computer = Computer
# The text at a seat that opens the list of who may play there.
setup-plays = Wie speelt er voor { $name }?
setup-first = Wie begint?
setup-first-lot = Loten
setup-start = Start
setup-back = Terug
# Beside "setup-start": a match in which everything is explained.
setup-learn = Al spelend leren

## Who plays: somebody at this device, or the computer at one of five levels

level-person = Mens
level-person-text = Speelt op dit apparaat
level-beginner = Beginner
level-beginner-text = Schat veel verkeerd in, ziet veel over het hoofd
level-casual = Hobbyspeler
level-casual-text = Weet wat goed is, maar ziet veel over het hoofd
level-skilled = Gevorderde
level-skilled-text = Schat de stand goed in, maakt af en toe een foutje
level-expert = Expert
level-expert-text = Ziet bijna alles, plant weinig vooruit
level-master = Meester
level-master-text = Denkt vooruit en speelt om te winnen
name-sheet =
    { $points ->
        [one] Speelvel van { $name }, { $points } punt
       *[other] Speelvel van { $name }, { $points } punten
    }
# $by is the level of a computer player: beginner, casual, skilled, expert or master.
name-sheet-computer =
    { $points ->
        [one] Speelvel van { $name }, computerspeler { level-name }, { $points } punt
       *[other] Speelvel van { $name }, computerspeler { level-name }, { $points } punten
    }
name-on-turn = aan de beurt
level-name =
    { $by ->
        [beginner] { level-beginner }
        [casual] { level-casual }
        [skilled] { level-skilled }
        [expert] { level-expert }
       *[master] { level-master }
    }

## Table: whose turn, buttons, headings on the sheet

table-rolls = { $name } werpt
table-thinks = { $name } denkt na
table-round = Ronde { $round }
# Where there is one line for both: whose turn it is, and which round.
table-heading = { $title } · { $round }
table-last-round = Laatste ronde
table-over = De partij is afgelopen
table-roll = Werpen
table-undo = Terugnemen
table-pass = Passen
# Computer players then take no time until a person decides.
table-skip = Doorspoelen
# The same where they wait after each turn.
table-go-on = Verder
table-results = Uitslag
table-hint = Wat zou jij doen?
table-help = Wat mag ik doen?
table-banner = { $name } is aan de beurt
table-banner-hint = Tik om door te gaan
table-back = Terug naar de spellenkast
table-menu = Menu

## The menu of the table

menu-leave = Verlaten (partij is opgeslagen)
menu-seats = Spelers
menu-rules = Spelregels
menu-keys = Toetsen en gebaren
menu-music-off = Muziek uitzetten
menu-music-on = Muziek aanzetten
menu-settings = Instellingen
# A match in which everything is explained; and in such a match.
menu-learn = Al spelend leren
menu-learn-again = Uitleg opnieuw beginnen
menu-said = Wat er is uitgelegd
menu-explain-off = Uitleg stoppen
menu-explain-on = Uitleg hervatten
menu-export = Opslaan als bestand
menu-close = Sluiten

## A first match, in which everything is explained

# Below what is explained, once it has been read.
tutorial-next = Verder ›
# Said in every game, once somebody has decided something.
tutorial-help = Tik op ‘?’ wanneer je wilt: dan zie je wat je kunt doen en wat alles is.
tutorial-said-title = Wat er is uitgelegd
tutorial-said-none = Nog niets.

## What may I do, and what is this? Everything on the table says so while somebody asks

# On the slip beside what is marked, and on its buttons.
inquiry-choices = Dit kun je allemaal aantikken.
inquiry-things = Wat is het? Tik erop.
inquiry-ask-choices = Wat mag ik doen?
inquiry-ask-things = Wat is dit?
# Words at what can be touched: short, there is room for some ten letters. With what it scores, such as "Draw +4".
choice-scores = { $word } { $score }
choice-look = Bekijken
choice-leave = Verlaten
# One rule by itself; its button leads to all of them.
rule-all = Alle spelregels

## Why something cannot be done, for whoever touches it

# Below the reason: touched, it opens the rule.
refusal-rule = De regel ›
refusal-computer = { $name } is aan de beurt.
refusal-pad = { $name } is aan de beurt, met de andere controller.
refusal-roll = Werp eerst de dobbelstenen.
refusal-looking = Je kijkt nu alleen maar. Sluit dit eerst.

## What would you do? A few moves, each with the points to expect at the end, and the reason for it

hint-title = Voorstellen
hint-thinking = Even nadenken …
hint-order = De zet met de beste winstkans staat bovenaan.
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
statistics-expected = Verwacht: elk { $expected } keer

## Who plays at each seat, in the middle of a match

seats-title = Spelers
seats-note = Wie een plaats overneemt, speelt vanaf hier verder. Dat wordt bij de partij bijgehouden.

## Results

results-title = Uitslag
# Above the finale, until everything is counted.
results-finale = De partij is afgelopen
results-winner = { $name } wint
results-shared = { $names } delen de eerste plaats
results-nobody = Niemand wint
results-place =
    { $place ->
        [1] 1e
        [2] 2e
        [3] 3e
       *[other] { $place }e
    }
results-total = Totaal
# A row of the results, for the screen reader; $parts is a list of the next text.
results-row = { results-place }, { $name }, { $parts }
results-row-solo = { $name }, { $parts }
results-row-part = { $part } { $points }
results-again = Nog eens
results-share = Afbeelding delen
results-shared-text = De afbeelding staat in het bestand ‘{ $file }’.
results-unshared-title = De afbeelding kon niet worden opgeslagen
results-earned = Behaald
results-not-earned = Niet behaald
results-shelf = Spellenkast

## Settings

settings-title = Instellingen
settings-language = Taal
settings-light = Licht
# As the device wants it.
settings-light-device = Systeem
settings-light-day = Dag
settings-light-night = Nacht
# Strong contrast, beside day and night.
settings-light-high = Contrast
settings-text-size = Tekstgrootte
settings-text-smaller = Kleinere tekst
settings-text-larger = Grotere tekst
settings-percent = { $percent }%
settings-animations = Animaties
settings-animations-slow = Langzaam
settings-animations-normal = Normaal
settings-animations-fast = Snel
settings-animations-off = Uit
settings-sound = Geluid
settings-music = Muziek
settings-taps = Tikken
# How loud it is, such as "Music 50%" or "Music off".
settings-level = { $name } { $level }
settings-haptics = Trillen
settings-haptics-text = Het apparaat trilt mee met het spel.
settings-left-handed = Linkshandig
settings-left-handed-text = Knoppen en dobbelstenen staan links, bij je duim.
settings-banner = Doorgeefmelding
settings-banner-text = Meldt wie aan de beurt is, tot die speler tikt.
settings-auto-roll = Automatisch werpen
settings-auto-roll-text = Dobbelstenen rollen vanzelf, net zoals kaarten vanzelf worden omgedraaid.
settings-odds = Kansen tonen
settings-odds-text = De kans dat een riskante zet mislukt.
settings-on = aan
settings-off = uit
settings-done = Klaar

## Small helps at the table, each with what it means

helps-title = Hulp
helps-prompts = Zeggen wat er te doen is
helps-prompts-text = Wie aan de beurt is, leest in één zin wat er te doen is.
helps-changes = Vertellen wat er is gebeurd
helps-changes-text = Bij het doorgeven van het apparaat: wat de anderen sinds je vorige beurt hebben gedaan.
helps-bonuses = Melden wat er weg is
helps-bonuses-text = Als iemand een bonus neemt of de laatste kaart van een stapel.
helps-ends = Vragen voordat een beurt eindigt
helps-ends-text = Tot je bevestigt, kun je alles nog terugnemen.
helps-calm = Rustig
helps-calm-text = Geen muziek, er vliegt niets, en computerspelers wachten tot je doorgaat.
helps-letters = Letters als sneltoetsen
helps-letters-text = Aan tafel is één losse letter genoeg: met R werp je.
narration-title = Schermlezer zegt
narration-all = Alles
narration-own = Eigen beurten
narration-little = Weinig
scanning-title = Spelen met een schakelaar
scanning-off = Uit
scanning-two = Twee schakelaars
scanning-one = Eén schakelaar
scanning-two-text = Met een aanraking waar dan ook of een willekeurige toets ga je verder; met Enter, de rechtermuisknop of de onderste knop van een controller kies je.
scanning-one-text = Met een aanraking waar dan ook of een willekeurige toets of knop ga je verder; door even te wachten kies je.
scanning-pause = Hoe lang de pauze duurt
# How long a pause is, in seconds: there is room for some five letters.
scanning-seconds = { $seconds } s
narration-undone = Teruggenomen
# The dialog before a turn ends.
end-title = Je beurt beëindigen?
end-text = Daarna gaat het spel verder, en misschien kun je dan niets meer terugnemen.
end-yes = Beëindigen

## Help: keys and gestures. Each line is a key or gesture, and what it does.

help-title = Spelregels en toetsen
help-overview = In het kort
help-rules = Spelregels
help-keys = Toetsen en gebaren
help-back = Terug
help-look-back = Wat kwam door geluk, en wat had beter gekund? Op elke partij die is afgelopen, kun je terugkijken: vanuit de uitslag of vanuit het archief in de spellenkast.
gestures-title = Vinger en muis
gesture-flick = Tik op de dobbelstenen of veeg eroverheen
gesture-flick-text = werpen
gesture-sheet = Tik op een klein speelvel
gesture-sheet-text = vergroten
gesture-hold = Houd iets ingedrukt of klik met de rechtermuisknop
gesture-hold-text = de regel erbij lezen
gesture-skip = Tik terwijl er iets beweegt
gesture-skip-text = meteen naar het einde
keys-title = Toetsenbord
keys-tab = Tab, Shift+Tab
keys-tab-text = volgend onderdeel, vorig onderdeel
keys-enter = Enter of spatiebalk
keys-enter-text = activeren wat gemarkeerd is; bevestigen wat gekozen is
keys-roll = R
keys-roll-text = werpen
keys-undo = U of Backspace
keys-undo-text = terugnemen, maar niet verder dan tot de laatste worp of beurtwissel
keys-pass = P
keys-pass-text = passen
keys-choices = C of ?
keys-choices-text = wat mag ik doen?
keys-things = I
keys-things-text = de regel van wat gemarkeerd is; wat is dit?
keys-hint = H
keys-hint-text = wat zou jij doen?
keys-dice = D
keys-dice-text = hoe vaak elk aantal ogen is geworpen
keys-sheets = S
keys-sheets-text = het speelvel van de volgende speler, en weer terug naar je eigen speelvel
keys-menu = M
keys-menu-text = menu
keys-replay = J, K, L, N
keys-replay-text = bij terugkijken: vorige beurt, afspelen of pauze, volgende beurt, volgend keerpunt; komma en punt gaan stap voor stap
keys-full = F11
keys-full-text = volledig scherm, en terug
keys-escape = Esc
keys-escape-text = één stap terug; tijdens het tekenen: de lijn afbreken
pad-title = Controller
pad-cross = Richtingsknoppen of linkerstick
pad-cross-text = het volgende onderdeel in die richting
pad-south = Onderste knop
pad-east = Rechterknop
pad-west = Linkerknop
pad-north = Bovenste knop
pad-shoulders = Schouderknoppen
pad-shoulders-text = vorige groep onderdelen, volgende groep
pad-triggers = Onderste schouderknoppen
pad-triggers-text = wat voor de volgende speler ligt, en weer terug naar wat voor jou ligt
pad-start = Startknop
pad-select = Selectknop
pad-several = Met meerdere controllers speelt iedereen met een eigen controller: de eerst gebruikte is voor de eerste speler.
# The letters of which names are put together without a keyboard, in the order in which they are shown.
letters-all = abcdefghijklmnopqrstuvwxyzéëïöü0123456789-.’
letters-space = Spatie
letters-delete = Wissen
letters-capitals = Hoofdletters

## Dialogs

dialog-ok = OK
dialog-cancel = Annuleren
# What stands above a sentence or two in a dialog.
dialog-happened = Wat er is gebeurd
dialog-safe = Wat veilig is
dialog-advice = Wat je kunt doen
remove-title = Deze partij verwijderen?
# $match is such as "Doodle City, round 9".
remove-text = { $match }, met { $names }: de partij verdwijnt voorgoed.
remove-advice = Wil je de partij houden, sla die dan eerst op als bestand.
remove-yes = Verwijderen
remove-failed-title = De partij kon niet worden verwijderd
remove-failed-safe = De partij is er nog.
export-title = Opgeslagen
export-text = De partij staat in het bestand ‘{ $file }’.
export-advice = Elk apparaat met Doodle City kan dit bestand openen.
export-failed-title = De partij kon niet als bestand worden opgeslagen
export-failed-safe = Er is niets verloren: de partij staat nog in de spellenkast.
# Something broke; the game goes on, ended a moment ago, or ended the last time.
crash-title = Er is iets misgegaan
crash-happened = Een deel van de app is gestopt.
crash-safe = Je partijen, tot en met de laatste zet die te zien was.
crash-advice = Gaat het spel niet verder? Sluit het dan en start het opnieuw.
crash-end-title = Doodle City is gestopt
crash-end-text = Er is iets misgegaan. Je partijen zijn veilig, tot en met de laatste zet die te zien was. Start Doodle City opnieuw om verder te gaan; dan vind je daar ook de details.
crash-past-title = Doodle City is de vorige keer gestopt
crash-past-happened = Er is iets misgegaan.
crash-past-advice = Sla de details op: wie de fout herstelt, is er blij mee.
crash-save = Details opslaan
crash-saved-text = De details staan in het bestand ‘{ $file }’.
crash-unsaved-title = De details konden niet worden opgeslagen
import-title = De partij staat in de spellenkast
import-text = { $match }, met { $names }.
import-archive-title = Het bestand is gelezen
import-archive-new =
    { $count ->
        [0] Geen enkele partij was nieuw.
        [one] { $count } partij is toegevoegd.
       *[other] { $count } partijen zijn toegevoegd.
    }
import-archive-known =
    { $count ->
        [one] { $count } was er al.
       *[other] { $count } waren er al.
    }
import-archive-broken = Partij { $number } kon niet worden gelezen: { $reason }
import-archive-more =
    { $count ->
        [one] Nog { $count } kon niet worden gelezen.
       *[other] Nog { $count } konden niet worden gelezen.
    }
import-over-title = De partij staat in het archief
read-failed-title = De partij kon niet worden geopend
read-failed-safe = Er is niets veranderd.
import-failed-title = Dit bestand kon niet worden geopend
import-failed-safe = Je eigen partijen zijn niet veranderd.
import-failed-advice = Kies een ander bestand of laat het nog eens sturen.
import-again = Bestand kiezen
import-none-title = Je kunt hier geen bestand kiezen
import-none-text = Sleep het partijbestand naar dit venster, of geef de naam op als je het spel vanuit een terminal start.

## Errors

unlisted-title = Hier kan niets worden opgeslagen
unlisted-happened = { $reason } Partijen gaan verloren als de app sluit.
unlisted-safe = Je kunt wel gewoon spelen.
unlisted-advice = Bewaar een partij met ‘Opslaan als bestand’ in het menu.
damaged-title = Een partij kon niet worden gelezen
damaged-kept = Die is ongewijzigd apart gezet als ‘{ $kept }’. Met alle andere partijen is niets aan de hand.
damaged-left = Die is ongewijzigd blijven staan. Met alle andere partijen is niets aan de hand.
damaged-settings-kept = De standaardinstellingen gelden. De oude zijn apart gezet als ‘{ $kept }’.
damaged-settings-left = De standaardinstellingen gelden; het bestand blijft zoals het is.
settings-failed-title = De instellingen konden niet worden opgeslagen
settings-failed-safe = Je wijzigingen gelden tot de app sluit.
close-title = De partij is niet opgeslagen
close-happened = De partij gaat verloren als de app sluit.
close-yes = Toch sluiten
save-failed-title = De partij kon niet worden opgeslagen
save-failed-happened = { $reason } De partij gaat verloren als de app sluit.
save-failed-safe = Je kunt gewoon doorspelen.
save-failed-advice = Sla de partij op als bestand om die te bewaren.
# The title stands above the others, and before them where all are said in one go.
gone-on-title = Deze partij is in een ander venster verdergegaan.
gone-on-safe = Er is niets verloren.
gone-on-advice = Laad opnieuw om te zien hoe het verder ging.
no-display = Doodle City heeft een scherm nodig, maar er is geen gevonden. In een terminal speel je hetzelfde spel met ‘doodle play’.
no-graphics = Doodle City kon de grafische kaart van deze computer niet gebruiken: { $reason } Een nieuwer stuurprogramma helpt misschien. In een terminal speel je hetzelfde spel met ‘doodle play’.

## Errors: why a file cannot be opened as a match

file-empty = Het bestand is leeg.
file-binary = Dit is geen tekstbestand.
file-cut-off = Het bestand breekt af op regel { $line }.
file-form = Regel { $line }, kolom { $column } is onbegrijpelijk.
file-not-a-record = Dit is geen partij.
file-level-too-early = In deze partij speelt een computerspeler mee; versie { $version } van het bestandsformaat staat dat niet toe.
file-field-too-early = Het bestand heeft het veld ‘{ $field }’; versie { $version } van het bestandsformaat staat dat niet toe.
file-change = Spelerswissel nummer { $entry } is onmogelijk.
file-from = Deze partij zou na stap { $entry } van een andere verdergaan, maar heeft minder stappen.
file-other-from = Deze partij zou een andere voortzetten, maar begint niet zoals die.
file-newer = Het bestand komt uit een nieuwere versie van de app. Na een update kun je het openen.
file-other-game = Het bestand is een partij van een ander spel ({ $game }).
file-setup = Met de voorbereiding in het bestand kan niet worden gespeeld.
file-seats =
    { $found ->
        [one] Het bestand bevat { $found } naam; spelers: { $players }.
       *[other] Het bestand bevat { $found } namen; spelers: { $players }.
    }
file-name = De naam van speler { $seat } is leeg, te lang of niet weer te geven.
file-illegal =
    { $round ->
        [0] Stap { $entry }, vóór de eerste ronde, is tegen de spelregels.
       *[other] Stap { $entry }, in ronde { $round }, is tegen de spelregels.
    }
file-seed = Het bestand verraadt dobbelstenen of kaarten van een partij die nog loopt.
file-ended = Het bestand zegt wanneer de partij was afgelopen, maar die loopt nog.
file-other-dice = De dobbelstenen of kaarten bij stap { $entry } kloppen niet met de rest van het bestand.
# $reason is what the system says, in its own words.
file-io-read = Het bestand kan niet worden gelezen ({ $reason }).
file-io-write = Het bestand kan niet worden geschreven ({ $reason }).
file-not-found = Het bestand is er niet.
file-denied = Dit apparaat laat de app dit bestand niet gebruiken.
file-full = Er is geen ruimte meer op dit apparaat.
file-read-only = Daar kan niets worden geschreven.
file-nowhere = Dit apparaat bewaart geen bestanden voor de app.
file-silent = De opslag van de browser geeft geen antwoord.
file-busy = Een ander venster houdt de opslag van de browser bezet.
file-too-large = Het bestand is te groot voor een partij.
file-strange-name = Dit is niet de naam van een partijbestand.
# $file is a file's name, $reason one of the sentences above.
file-named = ‘{ $file }’: { $reason }
settings-form = De instellingen zijn onbegrijpelijk.
# $field is a word of the file.
settings-range = De instellingen hebben een onmogelijke waarde voor ‘{ $field }’.
device-says = Het apparaat weigerde ({ $reason }).
device-refused = Het apparaat weigerde.
storage-stopped = Er kan niets meer worden opgeslagen.

## Credits, below the keys.

credits-title = Met dank aan
credits-games = Doodle City is van Eilif Svensson en Kristian A. Østby (Aporta Games), City Planner van Todd Sanders en Alban Viard (AVStudioGames); de spelregels van Design Town noemen niemand. Beelden, geluiden, muziek en woorden in deze app zijn van onszelf.
credits-fonts = De letters zijn Patrick Hand van Patrick Wagesreiter en Atkinson Hyperlegible van het Braille Institute of America met Applied Design Works, beide onder de SIL Open Font License 1.1.
credits-libraries = De app is gemaakt met deze bibliotheken, elk onder een eigen vrije licentie.

## Web page: what it says before the game runs, and where it cannot. One line each.

web-description = Drie stedenspellen voor één tafel, voor 1 tot 6 spelers: Doodle City, City Planner en Design Town.
web-loading = Doodle City laden
web-fetching = Papier, pennen, dobbelstenen en kaarten pakken
web-preparing = Alles op tafel klaarleggen
web-no-script = Doodle City heeft JavaScript nodig: sta dat voor deze pagina toe.
web-no-webassembly-title = Deze browser is te oud
web-no-webassembly-text = Doodle City heeft WebAssembly nodig, dat browsers al jaren ondersteunen. Werk deze browser bij of probeer een andere.
web-no-graphics-title = Hier kan niet getekend worden
web-no-graphics-text = Doodle City tekent met WebGL 2, en dat is in deze browser nu niet beschikbaar. Zet grafische versnelling aan in de instellingen, werk de browser bij of probeer een andere.
web-no-download-title = Het spel kon niet worden gedownload
web-no-download-text = Het netwerk of de server is nu niet bereikbaar. Je bent niets kwijt.
web-try-again = Opnieuw proberen
web-new-version = Er is een nieuwe versie van Doodle City. Die start de volgende keer, en je partijen blijven bewaard.
web-new-version-now = Nu starten
web-later = Later
web-stopped-title = Doodle City is gestopt
web-stopped-text = Er is iets misgegaan. Je partijen zijn veilig, tot en met de laatste zet die te zien was.
web-start-again = Opnieuw starten
web-details = Details
web-copy = Details kopiëren
web-copied = Gekopieerd
web-lost-graphics-title = Het beeld is weg
web-lost-graphics-text = Deze browser heeft het beeld weggehaald en niet teruggebracht. Je partijen zijn veilig, tot en met de laatste zet die te zien was.
