### What the app says in English, whatever the game. Another language is another folder beside this one, with the same
### files and keys; whatever is missing there is taken from here.

## The language itself, in its own words

language-name = Norsk bokmål

## Small words that many texts are made of

points = { $points } poeng
# A change of the total. $points is always positive here.
points-gain = +{ $points }
points-loss = −{ $points }
# A number by itself.
number = { $number }
# "Ada, Bo and Cleo" is built from the left: first with list-more, the last one with list-last.
list-more = { $list }, { $next }
list-last = { $list } og { $next }
# Two whole sentences, one after the other.
sentences = { $first } { $second }
# For the screen reader: a thing with its value, with what there is to know of it, or an answer with its question.
item-value = { $name }: { $value }
item-about = { $name }. { $about }
item-choice = { $question } { $answer }
date =
    { $month ->
        [jan] { $day }. jan. { $year }
        [feb] { $day }. feb. { $year }
        [mar] { $day }. mars { $year }
        [apr] { $day }. april { $year }
        [may] { $day }. mai { $year }
        [jun] { $day }. juni { $year }
        [jul] { $day }. juli { $year }
        [aug] { $day }. aug. { $year }
        [sep] { $day }. sep. { $year }
        [oct] { $day }. okt. { $year }
        [nov] { $day }. nov. { $year }
       *[dec] { $day }. des. { $year }
    }

## Shelf

shelf-title = Doodle City
shelf-tagline = Tre byspill rundt samme bord
shelf-play = Spill
# On the plate of a box whose match is running, and beside it for another one.
shelf-resume = Fortsett runde { $round }
shelf-new = Nytt
# Names and turn on that plate: "Ada and Bo: Ada draws".
shelf-who = { $names }: { $turn }
# For how many a game is, on the lid of its box.
shelf-players = { $fewest }–{ $most }
# What a game is for, in one line on a low lid: "1–6 players, 20 min".
shelf-facts = { $players } spillere, { $minutes }
shelf-matches = { $count ->
    [one] Ett parti { $game } i gang
   *[other] { $count } partier { $game } i gang
}
matches-title = Partier i gang
matches-none = Ingen partier er i gang.
# $match is such as "Doodle City, round 9", $turn such as "Ada draws".
shelf-match-name = Fortsett: { $match }. { $names }. { $turn }
shelf-settings = Innstillinger
shelf-help = Regler
shelf-import = Åpne en partifil
shelf-export = Lagre som fil
shelf-remove = Fjern
shelf-archive = Arkiv
archive-title = Ferdige partier
archive-none = Ingen partier er spilt ferdig ennå. Her blir de tatt vare på.
archive-no-match = Ingen partier passer.
archive-count =
    { $count ->
        [one] { $count } parti
       *[other] { $count } partier
    }
archive-search = Søk
archive-search-hint = Navn, spill eller dato
archive-game = Spill
archive-all-games = Alle spill
archive-order = Rekkefølge
archive-newest = Nyeste først
archive-oldest = Eldste først
archive-by-player = Etter spiller
archive-by-result = Flest poeng først
archive-points = { $name } { $points }
archive-when = { $game }, { $date }
archive-look = Se på det
archive-removed = Fjernet: { $match }
archive-put-back = Legg tilbake
archive-export = Lagre alle som fil
archive-exported-text = Alle ferdige partier ligger i filen «{ $file }».
window-title = { $players } – { $game }
replay-title = Se tilbake
replay-round = Runde { $round } av { $rounds }
replay-step = Steg { $step } av { $steps }
replay-turn-back = Forrige tur
replay-back = Steg tilbake
replay-play = Spill av
replay-pause = Pause
replay-on = Steg frem
replay-turn-on = Neste tur
replay-event = Neste vendepunkt
replay-speed = Fart
replay-slow = sakte
replay-normal = middels
replay-fast = rask
replay-play-on = Spill videre herfra
analysis-title = Flaks og dyktighet
analysis-working = Regner det ut: { $percent } %
analysis-points = { $value } poeng
analysis-turns = { $value } turer
analysis-percent = { $value } %
analysis-player = { $name }: { $start } forventet, { $result } til slutt
analysis-winner = { $name } vant: { $start } vinnersjanse fra start
analysis-loser = { $name } vant ikke: { $start } vinnersjanse fra start
analysis-lost = Et tapt parti teller som { $turns } turer.
analysis-luck = Flaks
analysis-own = Egne trekk
analysis-others = Andres trekk
analysis-error = Pluss/minus { $error }: Mer nøyaktig vet vi det ikke.
analysis-said-lucky = Flaksen ga { $luck }, egne trekk kostet { $own }.
analysis-said-unlucky = Uflaksen tok { $luck }, egne trekk kostet { $own }.
analysis-said-saved = Flaksen sparte { $luck }, egne trekk kostet { $own }.
analysis-said-cost = Uflaksen kostet { $luck }, egne trekk { $own }.
# In the place of a share that is more than the whole.
analysis-whole-win = mer enn en hel seier
analysis-said-largest = Den største feilen: runde { $round } ({ $loss }).
analysis-turning-points = Vendepunkter
analysis-turn-luck = Runde { $round }: flaks, { $change }
analysis-turn-luck-for = Runde { $round }: flaks for { $name }, { $change }
analysis-turn-own = Runde { $round }: eget trekk, { $change }
analysis-turn-move = Runde { $round }: et trekk av { $name }, { $change }
analysis-mistakes = Hva som kunne vært bedre
analysis-no-mistakes = Ingenting av betydning.
analysis-try-again = Velg en av dem for å gå dit; derfra kan du spille videre.
analysis-closer = Se nøyere etter
analysis-small = Liten feil
analysis-large = Stor feil
analysis-decisive = Avgjørende feil
analysis-mistake = { $grade } i runde { $round }: { $loss }
analysis-mistake-of = { $grade } av { $name } i runde { $round }: { $loss }
analysis-done = Valgt: { $move }
analysis-better = Bedre: { $move }
analysis-caption = { $grade }. Bedre: { $move }

## Set-up

setup-seat = Spiller { $seat }
# Of two players of the same name, the second one.
setup-name-again = { $name } { $number }
setup-name-of = Navnet på spiller { $seat }
setup-add-seat = Legg til en spiller
setup-remove-seat = Fjern { $name }
setup-add-computer = Legg til en datastyrt spiller
setup-player = Spiller
setup-computer = Datastyrt
# The text at a seat that opens the list of who may play there.
setup-plays = Hvem spiller for { $name }?
setup-first = Hvem starter?
setup-first-lot = Trekk lodd
setup-start = Start
setup-back = Tilbake
# Beside "setup-start": a match in which everything is explained.
setup-learn = Lær underveis

## Who plays: somebody at this device, or the computer at one of five levels

level-person = Menneske
level-person-text = Spiller på denne enheten
level-beginner = Nybegynner
level-beginner-text = Tar ofte feil og overser mye
level-casual = Hobbyspiller
level-casual-text = Vet hva som er bra, men overser mye
level-skilled = Viderekommen
level-skilled-text = Vurderer godt, men bommer av og til
level-expert = Ekspert
level-expert-text = Ser nesten alt, men planlegger lite
level-master = Mester
level-master-text = Tenker fremover og spiller for å vinne
name-sheet = Arket til { $name }, { $points } poeng
# $by is the level of a computer player: beginner, casual, skilled, expert or master.
name-sheet-computer = Arket til { $name }, datastyrt spiller på nivået { level-name }, { $points } poeng
name-on-turn = står for tur
level-name =
    { $by ->
        [beginner] { level-beginner }
        [casual] { level-casual }
        [skilled] { level-skilled }
        [expert] { level-expert }
       *[master] { level-master }
    }

## Table: whose turn, buttons, headings on the sheet

table-rolls = { $name } kaster
table-thinks = { $name } tenker
table-round = Runde { $round }
# Where there is one line for both: whose turn it is, and which round.
table-heading = { $title } · { $round }
table-last-round = Siste runde
table-over = Partiet er over
table-roll = Kast
table-undo = Angre
table-pass = Pass
# Computer players then take no time until a person decides.
table-skip = Spol frem
# The same where they wait after each turn.
table-go-on = Videre
table-results = Resultat
table-hint = Hva ville du gjort?
table-help = Hva kan jeg gjøre?
table-banner = { $name } står for tur
table-banner-hint = Trykk for å gå videre
table-back = Tilbake til hylla
table-menu = Meny

## The menu of the table

menu-leave = Gå fra bordet (partiet lagres)
menu-seats = Spillere
menu-rules = Regler
menu-keys = Taster og bevegelser
menu-music-off = Slå av musikken
menu-music-on = Slå på musikken
menu-settings = Innstillinger
# A match in which everything is explained; and in such a match.
menu-learn = Lær underveis
menu-learn-again = Lær på nytt
menu-said = Forklart så langt
menu-explain-off = Slutt å forklare
menu-explain-on = Forklar videre
menu-export = Lagre som fil
menu-close = Lukk

## A first match, in which everything is explained

# Below what is explained, once it has been read.
tutorial-next = Videre ›
# Said in every game, once somebody has decided something.
tutorial-help = Trykk på «?» når du vil: Da ser du hva du kan gjøre, og hva tingene er.
tutorial-said-title = Forklart så langt
tutorial-said-none = Ingenting ennå.

## What may I do, and what is this? Everything on the table says so while somebody asks

# On the slip beside what is marked, and on its buttons.
inquiry-choices = Alt dette kan du trykke på.
inquiry-things = Lurer du på noe? Trykk på det.
inquiry-ask-choices = Hva kan jeg gjøre?
inquiry-ask-things = Hva er dette?
# Words at what can be touched: short, there is room for some ten letters. With what it scores, such as "Draw +4".
choice-scores = { $word } { $score }
choice-look = Se på
choice-leave = Til hylla
# One rule by itself; its button leads to all of them.
rule-all = Alle regler

## Why something cannot be done, for whoever touches it

# Below the reason: touched, it opens the rule.
refusal-rule = Regelen ›
refusal-computer = { $name } står for tur.
refusal-pad = { $name } står for tur, med den andre spillkontrollen.
refusal-roll = Kast terningene først.
refusal-looking = Du bare ser på nå. Lukk dette først.

## What would you do? A few moves, each with the points to expect at the end, and the reason for it

hint-title = Forslag
hint-thinking = Tenker seg om …
hint-order = Trekket med størst vinnersjanse står først.
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
statistics-expected = Forventet: { $expected } av hver

## Who plays at each seat, in the middle of a match

seats-title = Spillere
seats-note = Den som overtar en plass, spiller videre herfra. Partiet husker hvem som spilte når.

## Results

results-title = Resultat
# Above the finale, until everything is counted.
results-finale = Partiet er over
results-winner = { $name } vinner
results-shared = { $names } deler førsteplassen
results-nobody = Ingen vinner
results-place = { $place }.
results-total = Totalt
# A row of the results, for the screen reader; $parts is a list of the next text.
results-row = { results-place } plass: { $name }, { $parts }
results-row-solo = { $name }, { $parts }
results-row-part = { $part } { $points }
results-again = Spill igjen
results-share = Del bildet
results-shared-text = Bildet ligger i filen «{ $file }».
results-unshared-title = Bildet kunne ikke lagres
results-earned = Oppnådd
results-not-earned = Ikke oppnådd
results-shelf = Til hylla

## Settings

settings-title = Innstillinger
settings-language = Språk
settings-light = Lys
# As the device wants it.
settings-light-device = System
settings-light-day = Dag
settings-light-night = Natt
# Strong contrast, beside day and night.
settings-light-high = Kontrast
settings-text-size = Tekststørrelse
settings-text-smaller = Mindre tekst
settings-text-larger = Større tekst
settings-percent = { $percent } %
settings-animations = Animasjon
settings-animations-slow = Langsom
settings-animations-normal = Normal
settings-animations-fast = Rask
settings-animations-off = Av
settings-sound = Lyd
settings-music = Musikk
settings-taps = Trykkelyd
# How loud it is, such as "Music 50%" or "Music off".
settings-level = { $name } { $level }
settings-haptics = Vibrasjon
settings-haptics-text = Enheten vibrerer i takt med spillet.
settings-left-handed = Venstrehendt
settings-left-handed-text = Knapper og terninger er til venstre, ved tommelen.
settings-banner = Varsel ved turskifte
settings-banner-text = Viser hvem som står for tur, til spilleren trykker.
settings-auto-roll = Kast automatisk
settings-auto-roll-text = Terningene kastes av seg selv, slik kortene snus.
settings-odds = Vis sannsynlighet
settings-odds-text = Hvor sannsynlig det er at et risikabelt trekk slår feil.
settings-on = på
settings-off = av
settings-done = Ferdig

## Small helps at the table, each with what it means

helps-title = Hjelp underveis
helps-prompts = Vis neste steg
helps-prompts-text = En linje sier hva den som står for tur, skal gjøre.
helps-changes = Vis hva som har skjedd
helps-changes-text = Når enheten sendes videre: hva de andre har gjort siden din forrige tur.
helps-bonuses = Si fra når noe er tatt
helps-bonuses-text = Når noen tar en bonus eller det siste kortet i en bunke.
helps-ends = Spør før en tur slutter
helps-ends-text = Frem til du bekrefter, kan du angre alt.
helps-calm = Rolig
helps-calm-text = Ingen musikk, ingenting flyr, og datastyrte spillere venter til du går videre.
helps-letters = Bokstaver som hurtigtaster
helps-letters-text = Ved bordet holder det med én bokstav: Trykk R for å kaste.
narration-title = Skjermleseren sier
narration-all = Alt
narration-own = Egne turer
narration-little = Lite
scanning-title = Spille med bryter
scanning-off = Av
scanning-two = To brytere
scanning-one = Én bryter
scanning-two-text = Et trykk hvor som helst eller en hvilken som helst tast går videre; Enter, høyre museknapp eller nederste knapp på en spillkontroll velger.
scanning-one-text = Et trykk hvor som helst eller en hvilken som helst tast eller knapp går videre; en pause velger.
scanning-pause = Hvor lang pausen er
# How long a pause is, in seconds: there is room for some five letters.
scanning-seconds = { $seconds } s
narration-undone = Angret
# The dialog before a turn ends.
end-title = Avslutte turen?
end-text = Da går spillet videre, og det er ikke sikkert du kan angre.
end-yes = Avslutt

## Help: keys and gestures. Each line is a key or gesture, and what it does.

help-title = Regler og taster
help-overview = Kort fortalt
help-rules = Regler
help-keys = Taster og bevegelser
help-back = Tilbake
help-look-back = Hva ga flaksen, og hva kunne vært bedre? Du kan se tilbake på alle partier som er over: fra resultatet eller fra arkivet på hylla.
gestures-title = Finger og mus
gesture-flick = Trykk på terningene eller sveip dem
gesture-flick-text = kast
gesture-sheet = Trykk på et lite ark
gesture-sheet-text = se det større
gesture-hold = Hold fingeren på en ting, eller høyreklikk på den
gesture-hold-text = les regelen for den
gesture-skip = Trykk mens noe beveger seg
gesture-skip-text = hopp til slutten
keys-title = Tastatur
keys-tab = Tab, Shift + Tab
keys-tab-text = neste element, forrige element
keys-enter = Enter eller mellomrom
keys-enter-text = aktiver det som er markert; bekreft det som er valgt
keys-roll = R
keys-roll-text = kast
keys-undo = U eller Backspace
keys-undo-text = angre, men ikke lenger tilbake enn til siste kast eller turskifte
keys-pass = P
keys-pass-text = pass
keys-choices = C eller ?
keys-choices-text = hva kan jeg gjøre?
keys-things = I
keys-things-text = regelen for det som er markert; hva er dette?
keys-hint = H
keys-hint-text = hva ville du gjort?
keys-dice = D
keys-dice-text = hvor ofte hvert tall har kommet opp
keys-sheets = S
keys-sheets-text = arket til neste spiller, og tilbake til ditt eget
keys-menu = M
keys-menu-text = meny
keys-replay = J, K, L, N
keys-replay-text = når du ser tilbake: forrige tur, spill av eller pause, neste tur, neste vendepunkt; komma og punktum går steg for steg
keys-full = F11
keys-full-text = fullskjerm, og tilbake
keys-escape = Esc
keys-escape-text = ett skritt tilbake; avbryt streken mens du tegner
pad-title = Spillkontroll
pad-cross = Retningskryss eller venstre spak
pad-cross-text = neste element i den retningen
pad-south = Nederste knapp
pad-east = Høyre knapp
pad-west = Venstre knapp
pad-north = Øverste knapp
pad-shoulders = Skulderknapper
pad-shoulders-text = forrige gruppe av elementer, neste gruppe
pad-triggers = Avtrekkere
pad-triggers-text = det som ligger foran neste spiller, og tilbake til ditt eget
pad-start = Start-knappen
pad-select = Select-knappen
pad-several = Med flere kontroller spiller hver person med sin egen: Den som brukes først, er for den første spilleren.
# The letters of which names are put together without a keyboard, in the order in which they are shown.
letters-all = abcdefghijklmnopqrstuvwxyzæøå0123456789-.’
letters-space = Mellomrom
letters-delete = Slett
letters-capitals = Store

## Dialogs

dialog-ok = OK
dialog-cancel = Avbryt
# What stands above a sentence or two in a dialog.
dialog-happened = Dette har skjedd
dialog-safe = Dette er trygt
dialog-advice = Dette kan du gjøre
remove-title = Fjerne dette partiet?
# $match is such as "Doodle City, round 9".
remove-text = { $match }, med { $names }: Partiet blir borte for godt.
remove-advice = Vil du beholde det, så lagre det som fil først.
remove-yes = Fjern
remove-failed-title = Partiet kunne ikke fjernes
remove-failed-safe = Partiet er der fortsatt.
export-title = Lagret
export-text = Partiet ligger i filen «{ $file }».
export-advice = Alle enheter med Doodle City kan åpne den.
export-failed-title = Partiet kunne ikke lagres som fil
export-failed-safe = Ingenting er tapt: Partiet ligger fortsatt på hylla.
# Something broke; the game goes on, ended a moment ago, or ended the last time.
crash-title = Noe har gått galt
crash-happened = En del av appen har stoppet.
crash-safe = Partiene dine, til og med det siste trekket som ble vist.
crash-advice = Går ikke spillet videre, så lukk det og start det igjen.
crash-end-title = Doodle City har stoppet
crash-end-text = Noe gikk galt. Partiene dine er trygge, til og med det siste trekket som ble vist. Start Doodle City igjen for å spille videre; da ligger også detaljene klare.
crash-past-title = Doodle City stoppet forrige gang
crash-past-happened = Noe gikk galt.
crash-past-advice = Lagre detaljene: Den som skal rette feilen, blir glad for dem.
crash-save = Lagre detaljene
crash-saved-text = Detaljene ligger i filen «{ $file }».
crash-unsaved-title = Detaljene kunne ikke lagres
import-title = Partiet ligger på hylla
import-text = { $match }, med { $names }.
import-archive-title = Filen er lest
import-archive-new =
    { $count ->
        [0] Ingen partier var nye.
        [one] { $count } parti er lagt til.
       *[other] { $count } partier er lagt til.
    }
import-archive-known =
    { $count ->
        [one] { $count } var her fra før.
       *[other] { $count } var her fra før.
    }
import-archive-broken = Parti { $number } kunne ikke leses: { $reason }
import-archive-more =
    { $count ->
        [one] { $count } til kunne ikke leses.
       *[other] { $count } til kunne ikke leses.
    }
import-over-title = Partiet er i arkivet
read-failed-title = Partiet kunne ikke åpnes
read-failed-safe = Ingenting er endret.
import-failed-title = Denne filen kunne ikke åpnes
import-failed-safe = Dine egne partier er uendret.
import-failed-advice = Velg en annen fil, eller be om å få den tilsendt på nytt.
import-again = Velg en fil
import-none-title = Her går det ikke an å velge filer
import-none-text = Slipp partifilen i dette vinduet, eller oppgi navnet på den når du starter spillet fra en terminal.

## Errors

unlisted-title = Her kan ingenting lagres
unlisted-happened = { $reason } Partier går tapt når appen lukkes.
unlisted-safe = Du kan likevel spille.
unlisted-advice = Ta vare på et parti med «Lagre som fil» i menyen.
damaged-title = Et parti kunne ikke leses
damaged-kept = Det er lagt til side som «{ $kept }», uendret. Alle andre partier er i orden.
damaged-left = Det ligger der det lå, uendret. Alle andre partier er i orden.
damaged-settings-kept = Standardinnstillingene brukes. De gamle er lagt til side som «{ $kept }».
damaged-settings-left = Standardinnstillingene brukes; filen ligger urørt.
settings-failed-title = Innstillingene kunne ikke lagres
settings-failed-safe = Endringene dine gjelder til appen lukkes.
close-title = Partiet er ikke lagret
close-happened = Det går tapt når appen lukkes.
close-yes = Lukk likevel
save-failed-title = Partiet kunne ikke lagres
save-failed-happened = { $reason } Partiet går tapt når appen lukkes.
save-failed-safe = Du kan spille videre.
save-failed-advice = Lagre det som fil for å ta vare på det.
# The title stands above the others, and before them where all are said in one go.
gone-on-title = Dette partiet har gått videre i et annet vindu.
gone-on-safe = Ingenting er tapt.
gone-on-advice = Last inn på nytt for å se det.
no-display = Doodle City trenger en skjerm, men fant ingen. I en terminal kan du spille det samme spillet med «doodle play».
no-graphics = Doodle City kunne ikke bruke grafikken på denne datamaskinen: { $reason } En nyere grafikkdriver kan hjelpe. I en terminal kan du spille det samme spillet med «doodle play».

## Errors: why a file cannot be opened as a match

file-empty = Filen er tom.
file-binary = Dette er ikke en tekstfil.
file-cut-off = Filen er kuttet av på linje { $line }.
file-form = Linje { $line }, kolonne { $column } kan ikke tolkes.
file-not-a-record = Dette er ikke et parti.
file-level-too-early = Dette partiet har en datastyrt spiller, og det tillater ikke versjon { $version } av filformatet.
file-field-too-early = Filen har feltet «{ $field }», og det tillater ikke versjon { $version } av filformatet.
file-change = Spillerbytte nummer { $entry } er umulig.
file-from = Dette partiet skal fortsette et annet etter oppføring { $entry }, men har færre oppføringer.
file-other-from = Dette partiet skal fortsette et annet, men begynner ikke som det.
file-newer = Filen kommer fra en nyere versjon av appen. Etter en oppdatering kan du åpne den.
file-other-game = Filen er et parti i et annet spill ({ $game }).
file-setup = Oppsettet i filen kan ikke spilles.
file-seats = Filen har { $found } navn; antall spillere: { $players }.
file-name = Navnet på spiller { $seat } er tomt eller for langt, eller det kan ikke vises.
file-illegal =
    { $round ->
        [0] Oppføring { $entry }, før første runde, er mot reglene.
       *[other] Oppføring { $entry }, i runde { $round }, er mot reglene.
    }
file-seed = Filen røper terninger eller kort i et parti som ikke er over.
file-ended = Filen sier når partiet sluttet, men det er ikke over.
file-other-dice = Terningene eller kortene i oppføring { $entry } stemmer ikke med resten av filen.
# $reason is what the system says, in its own words.
file-io-read = Filen kan ikke leses ({ $reason }).
file-io-write = Filen kan ikke skrives ({ $reason }).
file-not-found = Filen finnes ikke.
file-denied = Denne enheten lar ikke appen bruke filen.
file-full = Det er ikke mer plass på denne enheten.
file-read-only = Her kan ingenting skrives.
file-nowhere = Denne enheten tar ikke vare på filer for appen.
file-silent = Lagringsplassen i nettleseren svarer ikke.
file-busy = Et annet vindu holder lagringsplassen i nettleseren opptatt.
file-too-large = Filen er for stor til å være et parti.
file-strange-name = Dette er ikke navnet på en partifil.
# $file is a file's name, $reason one of the sentences above.
file-named = «{ $file }»: { $reason }
settings-form = Innstillingene kan ikke tolkes.
# $field is a word of the file.
settings-range = Innstillingene har en umulig verdi for «{ $field }».
device-says = Enheten sa nei ({ $reason }).
device-refused = Enheten sa nei.
storage-stopped = Ingenting kan lagres lenger.

## Credits, below the keys.

credits-title = Bidragsytere
credits-games = Doodle City er laget av Eilif Svensson og Kristian A. Østby (Aporta Games), City Planner av Todd Sanders og Alban Viard (AVStudioGames); regelheftet til Design Town nevner ingen navn. Bilder, lyder, musikk og ord i denne appen er våre egne.
credits-fonts = Bokstavene er Patrick Hand av Patrick Wagesreiter og Atkinson Hyperlegible av Braille Institute of America sammen med Applied Design Works, begge under SIL Open Font License 1.1.
credits-libraries = Appen er laget med disse bibliotekene, hvert under sin egen frie lisens.

## Web page: what it says before the game runs, and where it cannot. One line each.

web-description = Tre byspill rundt samme bord, for 1 til 6 spillere: Doodle City, City Planner og Design Town.
web-loading = Laster Doodle City
web-fetching = Henter papir, penner, terninger og kort
web-preparing = Dekker bordet
web-no-script = Doodle City trenger JavaScript: Tillat det for denne siden.
web-no-webassembly-title = Denne nettleseren er for gammel
web-no-webassembly-text = Doodle City trenger WebAssembly, som nettlesere har støttet i årevis. Oppdater denne nettleseren, eller prøv en annen.
web-no-graphics-title = Ingen grafikk å tegne med
web-no-graphics-text = Doodle City tegner med WebGL 2, som ikke er tilgjengelig i denne nettleseren akkurat nå. Slå på grafikkakselerasjon i innstillingene, oppdater nettleseren, eller prøv en annen.
web-no-download-title = Spillet kunne ikke lastes ned
web-no-download-text = Nettverket eller serveren svarer ikke akkurat nå. Du har ikke mistet noe.
web-try-again = Prøv igjen
web-new-version = En ny versjon av Doodle City er klar. Den starter neste gang, og partiene dine beholdes.
web-new-version-now = Start den nå
web-later = Senere
web-stopped-title = Doodle City har stoppet
web-stopped-text = Noe gikk galt. Partiene dine er trygge, til og med det siste trekket som ble vist.
web-start-again = Start igjen
web-details = Detaljer
web-copy = Kopier detaljene
web-copied = Kopiert
web-lost-graphics-title = Bildet er borte
web-lost-graphics-text = Nettleseren har tatt grafikken fra spillet og ikke gitt den tilbake. Partiene dine er trygge, til og med det siste trekket som ble vist.
