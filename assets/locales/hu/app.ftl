### What the app says in English, whatever the game. Another language is another folder beside this one, with the same
### files and keys; whatever is missing there is taken from here.

## The language itself, in its own words

language-name = Magyar

## Small words that many texts are made of

points = { $points } pont
# A change of the total. $points is always positive here.
points-gain = +{ $points }
points-loss = −{ $points }
# A number by itself.
number = { $number }
# "Ada, Bo and Cleo" is built from the left: first with list-more, the last one with list-last.
list-more = { $list }, { $next }
list-last = { $list } és { $next }
# Two whole sentences, one after the other.
sentences = { $first } { $second }
# For the screen reader: a thing with its value, with what there is to know of it, or an answer with its question.
item-value = { $name }: { $value }
item-about = { $name }. { $about }
item-choice = { $question } { $answer }
date =
    { $month ->
        [jan] { $year }. jan. { $day }.
        [feb] { $year }. febr. { $day }.
        [mar] { $year }. márc. { $day }.
        [apr] { $year }. ápr. { $day }.
        [may] { $year }. máj. { $day }.
        [jun] { $year }. jún. { $day }.
        [jul] { $year }. júl. { $day }.
        [aug] { $year }. aug. { $day }.
        [sep] { $year }. szept. { $day }.
        [oct] { $year }. okt. { $day }.
        [nov] { $year }. nov. { $day }.
       *[dec] { $year }. dec. { $day }.
    }

## Shelf

shelf-title = Doodle City
shelf-tagline = Három városépítő játék egy asztalra
shelf-play = Játék
# On the plate of a box whose match is running, and beside it for another one.
shelf-resume = Folytatás: { $round }. forduló
shelf-new = Új
# Names and turn on that plate: "Ada and Bo: Ada draws".
shelf-who = { $names }: { $turn }
# For how many a game is, on the lid of its box.
shelf-players = { $fewest }–{ $most }
# What a game is for, in one line on a low lid: "1–6 players, 20 min".
shelf-facts = { $players } játékos, { $minutes }
shelf-matches = { $game }: { $count } megkezdett játszma
matches-title = Megkezdett játszmák
matches-none = Nincs megkezdett játszma.
# $match is such as "Doodle City, round 9", $turn such as "Ada draws".
shelf-match-name = Folytatás: { $match }. { $names }. { $turn }
shelf-settings = Beállítások
shelf-help = Szabályok
shelf-import = Játszma fájlból
shelf-export = Mentés fájlba
shelf-remove = Törlés
shelf-archive = Archívum
archive-title = Lejátszott játszmák
archive-none = Még egy játszma sem ért véget. A lejátszottak ide kerülnek.
archive-no-match = Nincs ilyen játszma.
archive-count = { $count } játszma
archive-search = Keresés
archive-search-hint = Név, játék vagy dátum
archive-game = Játék
archive-all-games = Minden játék
archive-order = Sorrend
archive-newest = Legújabb elöl
archive-oldest = Legrégebbi elöl
archive-by-player = Játékos szerint
archive-by-result = Legtöbb pont elöl
archive-points = { $name } { $points }
archive-when = { $game }, { $date }
archive-look = Megnézem
archive-removed = Törölve: { $match }
archive-put-back = Visszateszem
archive-export = Mind fájlba
archive-exported-text = Az összes lejátszott játszma helye: „{ $file }”.
window-title = { $players } – { $game }
replay-title = Visszanézés
replay-round = { $round }/{ $rounds }. forduló
replay-step = { $step }/{ $steps }. lépés
replay-turn-back = Előző kör
replay-back = Lépés vissza
replay-play = Lejátszás
replay-pause = Szünet
replay-on = Lépés előre
replay-turn-on = Következő kör
replay-event = Következő fordulópont
replay-speed = Sebesség
replay-slow = lassú
replay-normal = közepes
replay-fast = gyors
replay-play-on = Folytatás innen
analysis-title = Szerencse és tudás
analysis-working = Számolás: { $percent }%
analysis-points = { $value } pont
analysis-turns = { $value } kör
analysis-percent = { $value }%
analysis-player = { $name }: { $start } volt várható, { $result } lett
analysis-winner = { $name }: kezdetben { $start } esély, és győzelem
analysis-loser = { $name }: kezdetben { $start } esély, de nem nyert
analysis-lost = Az elvesztett játszma { $turns } körnek számít.
analysis-luck = Szerencse
analysis-own = Saját lépések
analysis-others = A többiek lépései
analysis-error = Ennyivel térhet el: { $error }.
analysis-said-lucky = A szerencse ennyit hozott: { $luck }; a saját lépések ennyit vittek el: { $own }.
analysis-said-unlucky = A balszerencse ennyit vitt el: { $luck }; a saját lépések ennyit: { $own }.
analysis-said-saved = A szerencse ennyit takarított meg: { $luck }; a saját lépések ennyibe kerültek: { $own }.
analysis-said-cost = A balszerencse ennyibe került: { $luck }; a saját lépések ennyibe: { $own }.
# In the place of a share that is more than the whole.
analysis-whole-win = több mint egy teljes győzelem
analysis-said-largest = A legnagyobb hiba: { $round }. forduló ({ $loss }).
analysis-turning-points = Fordulópontok
analysis-turn-luck = { $round }. forduló: szerencse, { $change }
analysis-turn-luck-for = { $round }. forduló: szerencse ({ $name }), { $change }
analysis-turn-own = { $round }. forduló: saját lépés, { $change }
analysis-turn-move = { $round }. forduló: lépés ({ $name }), { $change }
analysis-mistakes = Mi lehetett volna jobb
analysis-no-mistakes = Semmi lényeges.
analysis-try-again = Válassz egyet, és odakerülsz; onnan tovább is játszhatsz.
analysis-closer = Pontosabb elemzés
analysis-small = Kis hiba
analysis-large = Nagy hiba
analysis-decisive = Döntő hiba
analysis-mistake = { $grade } { ARTICLE($round) } { $round }. fordulóban: { $loss }
analysis-mistake-of = { $grade } – { $name }, { $round }. forduló: { $loss }
analysis-done = Ez volt: { $move }
analysis-better = Jobb: { $move }
analysis-caption = { $grade }. Jobb: { $move }

## Set-up

setup-seat = { $seat }. játékos
# Of two players of the same name, the second one.
setup-name-again = { $name } { $number }
setup-name-of = { ARTICLE($seat, start: 1) } { $seat }. játékos neve
setup-add-seat = Játékos hozzáadása
setup-remove-seat = { $name } eltávolítása
setup-add-computer = Gépi játékos hozzáadása
setup-player = Játékos
setup-computer = Gép
# The text at a seat that opens the list of who may play there.
setup-plays = Ki játszik { $name } helyén?
setup-first = Ki kezd?
setup-first-lot = Sorsolás
setup-start = Kezdés
setup-back = Vissza
# Beside "setup-start": a match in which everything is explained.
setup-learn = Tanulj játszva

## Who plays: somebody at this device, or the computer at one of five levels

level-person = Ember
level-person-text = Ezen az eszközön játszik
level-beginner = Újonc
level-beginner-text = Sokat téved, sok mindent nem vesz észre
level-casual = Amatőr
level-casual-text = Tudja, mi a jó, de sok minden elkerüli a figyelmét
level-skilled = Haladó
level-skilled-text = Jól felméri a helyzetet, de néha hibázik
level-expert = Profi
level-expert-text = Szinte mindent lát, de keveset tervez
level-master = Mester
level-master-text = Előre gondolkodik, és győzni akar
name-sheet = { $name } játéklapja, { $points } pont
# $by is the level of a computer player: beginner, casual, skilled, expert or master.
name-sheet-computer = { $name } játéklapja, gépi játékos, szintje { level-name }, { $points } pont
name-on-turn = soron van
level-name =
    { $by ->
        [beginner] { level-beginner }
        [casual] { level-casual }
        [skilled] { level-skilled }
        [expert] { level-expert }
       *[master] { level-master }
    }

## Table: whose turn, buttons, headings on the sheet

table-rolls = { $name } dob
table-thinks = { $name } gondolkodik
table-round = { $round }. forduló
# Where there is one line for both: whose turn it is, and which round.
table-heading = { $title } · { $round }
table-last-round = Utolsó forduló
table-over = Vége a játszmának
table-roll = Dobás
table-undo = Visszavonás
table-pass = Passz
# Computer players then take no time until a person decides.
table-skip = Gyorsítás
# The same where they wait after each turn.
table-go-on = Tovább
table-results = Eredmény
table-hint = Te mit tennél?
table-help = Mit tehetek?
table-banner = { $name } következik
table-banner-hint = Koppints a folytatáshoz
table-back = Vissza a polchoz
table-menu = Menü

## The menu of the table

menu-leave = Kilépés (a játszma megmarad)
menu-seats = Játékosok
menu-rules = Szabályok
menu-keys = Irányítás
menu-music-off = Zene kikapcsolása
menu-music-on = Zene bekapcsolása
menu-settings = Beállítások
# A match in which everything is explained; and in such a match.
menu-learn = Tanulj játszva
menu-learn-again = Tanulás elölről
menu-said = Az eddigi magyarázatok
menu-explain-off = Magyarázat ki
menu-explain-on = Magyarázat be
menu-export = Mentés fájlba
menu-close = Bezárás

## A first match, in which everything is explained

# Below what is explained, once it has been read.
tutorial-next = Tovább ›
# Said in every game, once somebody has decided something.
tutorial-help = Koppints a „?” jelre, amikor csak akarod: megmutatja, mit tehetsz, és mi micsoda.
tutorial-said-title = Az eddigi magyarázatok
tutorial-said-none = Még nem volt egy sem.

## What may I do, and what is this? Everything on the table says so while somebody asks

# On the slip beside what is marked, and on its buttons.
inquiry-choices = Ezeket mind megérintheted.
inquiry-things = Mi ez? Érintsd meg.
inquiry-ask-choices = Mit tehetek?
inquiry-ask-things = Mi ez?
# Words at what can be touched: short, there is room for some ten letters. With what it scores, such as "Draw +4".
choice-scores = { $word } { $score }
choice-look = Megnézés
choice-leave = Kilépés
# One rule by itself; its button leads to all of them.
rule-all = Minden szabály

## Why something cannot be done, for whoever touches it

# Below the reason: touched, it opens the rule.
refusal-rule = A szabály ›
refusal-computer = Most { $name } következik.
refusal-pad = Most { $name } következik, a másik kontrollerrel.
refusal-roll = Előbb dobj a kockákkal.
refusal-looking = Most csak nézelődsz. Előbb zárd be ezt.

## What would you do? A few moves, each with the points to expect at the end, and the reason for it

hint-title = Javasolt lépések
hint-thinking = Gondolkodom…
hint-order = Legelöl az áll, amivel a legnagyobb az esélyed a győzelemre.
# Name for the screen reader. $hint says what is done, and why, in whole sentences; $expected is such as "About 45.3 points at the
# end". Some games expect no points.
hint-name = { $number }. { $hint } { $expected }.
hint-name-plain = { $number }. { $hint }
# For the screen reader, too: what there is then, and otherwise, such as "Scores 6 VP, $2" and "instead of 4 VP, $3".
hint-brings = { $brings }, { $otherwise }
# For the screen reader: $said is what is done, "hint-brings", or one thing that speaks for or against it, each a sentence.
hint-sentence = { $said }.

## How often each face has come up

# $expected has one digit after the point.
statistics-expected = Várható érték: egyenként { $expected }

## Who plays at each seat, in the middle of a match

seats-title = Játékosok
seats-note = Aki átvesz egy helyet, innen játszik tovább. A játszma megjegyzi, mikor ki játszott.

## Results

results-title = Eredmény
# Above the finale, until everything is counted.
results-finale = Vége a játszmának
results-winner = { $name } nyert
results-shared = { $names } osztozik az első helyen
results-nobody = Senki sem nyert
results-place = { $place }.
results-total = Össz.
# A row of the results, for the screen reader; $parts is a list of the next text.
results-row = { $place }. hely: { $name }, { $parts }
results-row-solo = { $name }, { $parts }
results-row-part = { $part } { $points }
results-again = Újra
results-share = Kép megosztása
results-shared-text = A kép helye: „{ $file }”.
results-unshared-title = A képet nem sikerült menteni
results-earned = Elérve
results-not-earned = Nincs elérve
results-shelf = A polchoz

## Settings

settings-title = Beállítások
settings-language = Nyelv
settings-light = Megjelenés
# As the device wants it.
settings-light-device = Rendszer
settings-light-day = Nappali
settings-light-night = Éjszakai
# Strong contrast, beside day and night.
settings-light-high = Kontraszt
settings-text-size = Betűméret
settings-text-smaller = Kisebb betűk
settings-text-larger = Nagyobb betűk
settings-percent = { $percent }%
settings-animations = Animációk
settings-animations-slow = Lassú
settings-animations-normal = Normál
settings-animations-fast = Gyors
settings-animations-off = Ki
settings-sound = Hang
settings-music = Zene
settings-taps = Érintés
# How loud it is, such as "Music 50%" or "Music off".
settings-level = { $name } { $level }
settings-haptics = Rezgés
settings-haptics-text = Az eszköz a játékkal együtt rezeg.
settings-left-handed = Balkezes
settings-left-handed-text = A gombok és a kockák bal oldalon, a hüvelykujjadnál vannak.
settings-banner = Átadási üzenet
settings-banner-text = Kiírja, ki következik, amíg az illető rá nem koppint.
settings-auto-roll = Automatikus dobás
settings-auto-roll-text = A kockák maguktól gurulnak, ahogy a kártyák is maguktól fordulnak fel.
settings-odds = Esélyek mutatása
settings-odds-text = Megmutatja, mekkora eséllyel sül el rosszul egy kockázatos lépés.
settings-on = be
settings-off = ki
settings-done = Kész

## Small helps at the table, each with what it means

helps-title = Kis segítségek
helps-prompts = Teendők kiírása
helps-prompts-text = Egy sor megmondja, mit tegyen, aki következik.
helps-changes = Változások kiírása
helps-changes-text = Az eszköz átadásakor: mit csináltak a többiek az előző köröd óta.
helps-bonuses = Jelzés, ha valami elkel
helps-bonuses-text = Amikor valaki elvisz egy bónuszt vagy egy halom utolsó kártyáját.
helps-ends = Kérdés a kör vége előtt
helps-ends-text = Amíg jóvá nem hagyod, mindent visszavonhatsz.
helps-calm = Nyugalom
helps-calm-text = Nincs zene, semmi sem repül, és a gépi játékosok megvárják, amíg továbblépsz.
helps-letters = Betűk gyorsbillentyűként
helps-letters-text = Az asztalnál egyetlen betű is elég: az R például dob.
narration-title = Mit mondjon a képernyőolvasó?
narration-all = Mindent
narration-own = A köreimet
narration-little = Keveset
scanning-title = Játék kapcsolóval
scanning-off = Ki
scanning-two = Két kapcsoló
scanning-one = Egy kapcsoló
scanning-two-text = Koppints bárhová, vagy nyomj meg egy billentyűt: ezzel továbblépsz. Az Enterrel, a jobb egérgombbal vagy a kontroller alsó gombjával választasz.
scanning-one-text = Koppints bárhová, vagy nyomj meg egy billentyűt vagy gombot: ezzel továbblépsz. Ha szünetet tartasz, azzal választasz.
scanning-pause = Milyen hosszú a szünet
# How long a pause is, in seconds: there is room for some five letters.
scanning-seconds = { $seconds } mp
narration-undone = Visszavonva
# The dialog before a turn ends.
end-title = Befejezed a körödet?
end-text = Utána megy tovább a játék, és lehet, hogy már nem vonhatod vissza.
end-yes = Befejezés

## Help: keys and gestures. Each line is a key or gesture, and what it does.

help-title = Szabályok és irányítás
help-overview = Dióhéjban
help-rules = Szabályok
help-keys = Irányítás
help-back = Vissza
help-look-back = Mit hozott a szerencse, és mi lett volna jobb? Minden lejátszott játszmát visszanézhetsz: az eredménye oldaláról vagy a polcon lévő archívumból.
gestures-title = Ujjal és egérrel
gesture-flick = Koppints a kockákra, vagy pöccintsd meg őket
gesture-flick-text = dobsz
gesture-sheet = Koppints egy kis játéklapra
gesture-sheet-text = kinagyítod
gesture-hold = Tarts lenyomva valamit, vagy kattints rá jobb gombbal
gesture-hold-text = elolvasod a szabályát
gesture-skip = Koppints, miközben valami mozog
gesture-skip-text = rögtön a végére ugrasz
keys-title = Billentyűzettel
keys-tab = Tab, Shift+Tab
keys-tab-text = a következő, illetve az előző elemre lépsz
keys-enter = Enter vagy szóköz
keys-enter-text = aktiválod a kijelölt elemet; jóváhagyod, amit választottál
keys-roll = R
keys-roll-text = dobsz
keys-undo = U vagy Backspace
keys-undo-text = visszavonod a lépést, de csak az utolsó dobásig vagy átadásig
keys-pass = P
keys-pass-text = passzolsz
keys-choices = C vagy ?
keys-choices-text = mit tehetek?
keys-things = I
keys-things-text = a kijelölt elem szabálya; mi ez?
keys-hint = H
keys-hint-text = te mit tennél?
keys-dice = D
keys-dice-text = hányszor jöttek ki az egyes oldalak
keys-sheets = S
keys-sheets-text = a következő játékos játéklapja, végül megint a sajátod
keys-menu = M
keys-menu-text = menü
keys-replay = J, K, L, N
keys-replay-text = visszanézéskor: előző kör, lejátszás vagy szünet, következő kör, következő fordulópont; a vessző és a pont lépésenként halad
keys-full = F11
keys-full-text = teljes képernyő, és vissza
keys-escape = Esc
keys-escape-text = egyet visszalépsz; rajzolás közben mégsem húzod meg a vonalat
pad-title = Kontroller
pad-cross = Iránygombok vagy bal kar
pad-cross-text = a következő elemre lépsz abban az irányban
pad-south = Alsó gomb
pad-east = Jobb gomb
pad-west = Bal gomb
pad-north = Felső gomb
pad-shoulders = Vállgombok
pad-shoulders-text = az előző, illetve a következő csoportra lépsz
pad-triggers = Ravaszok
pad-triggers-text = ami a következő játékos előtt van, végül megint a sajátod
pad-start = Start gomb
pad-select = Select gomb
pad-several = Ha több kontroller van, mindenki a sajátjával játszik: az elsőnek használt az első játékosé.
# The letters of which names are put together without a keyboard, in the order in which they are shown.
letters-all = aábcdeéfghiíjklmnoóöőpqrstuúüűvwxyz0123456789-.’
letters-space = Szóköz
letters-delete = Törlés
letters-capitals = Nagybetű

## Dialogs

dialog-ok = OK
dialog-cancel = Mégse
# What stands above a sentence or two in a dialog.
dialog-happened = Mi történt
dialog-safe = Mi maradt meg
dialog-advice = Mit tehetsz
remove-title = Törlöd ezt a játszmát?
# $match is such as "Doodle City, round 9".
remove-text = { $match }, játékosok: { $names }. Ha törlöd, végleg elvész.
remove-advice = Ha meg akarod tartani, előbb mentsd fájlba.
remove-yes = Törlés
remove-failed-title = A játszmát nem sikerült törölni
remove-failed-safe = A játszma még megvan.
export-title = Elmentve
export-text = A játszma helye: „{ $file }”.
export-advice = Bármelyik eszközön megnyitható, amelyen ott van a Doodle City.
export-failed-title = A játszmát nem sikerült fájlba menteni
export-failed-safe = Semmi sem veszett el: a játszma még ott van a polcon.
# Something broke; the game goes on, ended a moment ago, or ended the last time.
crash-title = Valami elromlott
crash-happened = Az alkalmazás egy része leállt.
crash-safe = A játszmáid, az utolsó látott lépésig.
crash-advice = Ha a játék nem megy tovább, zárd be, és indítsd újra.
crash-end-title = A Doodle City leállt
crash-end-text = Valami elromlott. A játszmáid megvannak, az utolsó látott lépésig. A folytatáshoz indítsd újra a Doodle Cityt; akkor a részleteket is elmentheted.
crash-past-title = A Doodle City legutóbb leállt
crash-past-happened = Valami elromlott.
crash-past-advice = Mentsd el a részleteket: jól jönnek annak, aki megjavítja.
crash-save = Részletek mentése
crash-saved-text = A részletek helye: „{ $file }”.
crash-unsaved-title = A részleteket nem sikerült menteni
import-title = A játszma a polcon van
import-text = { $match }, játékosok: { $names }.
import-archive-title = A fájl be van olvasva
import-archive-new =
    { $count ->
        [0] Egy játszma sem volt új.
       *[other] { $count } játszma került be.
    }
import-archive-known = { $count } már megvolt.
import-archive-broken = { ARTICLE($number, start: 1) } { $number }. játszma nem olvasható: { $reason }
import-archive-more = További { $count } nem olvasható.
import-over-title = A játszma az archívumban van
read-failed-title = A játszmát nem sikerült megnyitni
read-failed-safe = Semmi sem változott.
import-failed-title = Ezt a fájlt nem sikerült megnyitni
import-failed-safe = A saját játszmáid nem változtak.
import-failed-advice = Válassz másik fájlt, vagy kérd el újra.
import-again = Fájl választása
import-none-title = Itt nem lehet fájlt választani
import-none-text = Húzd a játszmafájlt erre az ablakra, vagy add meg a nevét, amikor terminálból indítod a játékot.

## Errors

unlisted-title = Itt semmit sem lehet menteni
unlisted-happened = { $reason } Az alkalmazás bezárásakor a játszmák elvesznek.
unlisted-safe = Játszani így is tudsz.
unlisted-advice = Ha meg akarsz tartani egy játszmát, válaszd a menüben ezt: „Mentés fájlba”.
damaged-title = Egy játszmát nem sikerült beolvasni
damaged-kept = Változatlanul félretettük, új neve „{ $kept }”. A többi játszma rendben van.
damaged-left = Változatlanul a helyén maradt. A többi játszma rendben van.
damaged-settings-kept = Az alapbeállítások érvényesek. A régieket félretettük, új nevük „{ $kept }”.
damaged-settings-left = Az alapbeállítások érvényesek; a fájl változatlan maradt.
settings-failed-title = A beállításokat nem sikerült menteni
settings-failed-safe = A változtatásaid az alkalmazás bezárásáig érvényesek.
close-title = A játszma nincs elmentve
close-happened = Az alkalmazás bezárásakor elvész.
close-yes = Bezárás így is
save-failed-title = A játszmát nem sikerült menteni
save-failed-happened = { $reason } Az alkalmazás bezárásakor a játszma elvész.
save-failed-safe = Tovább játszhatsz.
save-failed-advice = Ha meg akarod tartani, mentsd fájlba.
# The title stands above the others, and before them where all are said in one go.
gone-on-title = Ez a játszma egy másik ablakban folytatódott.
gone-on-safe = Semmi sem veszett el.
gone-on-advice = Töltsd újra az oldalt, és látni fogod.
no-display = A Doodle Citynek képernyő kell, de nem talált egyet sem. Terminálban a „doodle play” paranccsal ugyanezt játszhatod.
no-graphics = A Doodle City nem tudja használni ennek a számítógépnek a grafikáját: { $reason } Egy újabb grafikus illesztőprogram segíthet. Terminálban a „doodle play” paranccsal ugyanezt játszhatod.

## Errors: why a file cannot be opened as a match

file-empty = A fájl üres.
file-binary = Ez nem szövegfájl.
file-cut-off = A fájl { ARTICLE($line) } { $line }. sornál megszakad.
file-form = { ARTICLE($line, start: 1) } { $line }. sor { $column }. karaktere nem értelmezhető.
file-not-a-record = Ez nem játszma.
file-level-too-early = Ebben a játszmában gépi játékos van, amit a fájlformátum { $version }. változata nem enged meg.
file-field-too-early = A fájlban van egy „{ $field }” mező, amit a fájlformátum { $version }. változata nem enged meg.
file-change = A játékoscserék között { ARTICLE($entry) } { $entry }. bejegyzés lehetetlen.
file-from = Ez a játszma állítólag egy másiknak { ARTICLE($entry) } { $entry }. bejegyzése után folytatódik, de kevesebb bejegyzése van.
file-other-from = Ez a játszma állítólag egy másikat folytat, de nem úgy kezdődik, mint az.
file-newer = A fájl az alkalmazás egy újabb változatából való. Frissítés után meg tudod nyitni.
file-other-game = A fájl egy másik játék játszmája ({ $game }).
file-setup = A fájlban megadott előkészületekkel nem lehet játszani.
file-seats = A fájlban { $found } név van, a játékosok száma viszont { $players }.
file-name = { ARTICLE($seat, start: 1) } { $seat }. játékos neve üres, túl hosszú vagy nem jeleníthető meg.
file-illegal =
    { $round ->
        [0] { ARTICLE($entry, start: 1) } { $entry }. bejegyzés, még az első forduló előtt, szabálytalan.
       *[other] { ARTICLE($entry, start: 1) } { $entry }. bejegyzés { ARTICLE($round) } { $round }. fordulóban szabálytalan.
    }
file-seed = A fájl elárulja egy még folyó játszma kockáit vagy kártyáit.
file-ended = A fájl megmondja, mikor ért véget a játszma, pedig az még folyik.
file-other-dice = { ARTICLE($entry, start: 1) } { $entry }. bejegyzés kockái vagy kártyái nem illenek a fájl többi részéhez.
# $reason is what the system says, in its own words.
file-io-read = A fájl nem olvasható ({ $reason }).
file-io-write = A fájl nem írható ({ $reason }).
file-not-found = A fájl nem található.
file-denied = Ez az eszköz nem engedi az alkalmazásnak, hogy ezt a fájlt használja.
file-full = Nincs több hely ezen az eszközön.
file-read-only = Oda nem lehet írni.
file-nowhere = Ez az eszköz nem tárol fájlokat az alkalmazásnak.
file-silent = A böngésző tárhelye nem válaszol.
file-busy = Egy másik ablak lefoglalja a böngésző tárhelyét.
file-too-large = A fájl túl nagy ahhoz, hogy játszma legyen.
file-strange-name = Játszmafájlnak nem ilyen a neve.
# $file is a file's name, $reason one of the sentences above.
file-named = „{ $file }”: { $reason }
settings-form = A beállítások nem értelmezhetők.
# $field is a word of the file.
settings-range = A beállításokban lehetetlen érték szerepel itt: „{ $field }”.
device-says = Az eszköz nem engedte ({ $reason }).
device-refused = Az eszköz nem engedte.
storage-stopped = Már semmit sem lehet menteni.

## Credits, below the keys.

credits-title = Közreműködők
credits-games = A Doodle Cityt Eilif Svensson és Kristian A. Østby (Aporta Games), a City Plannert Todd Sanders és Alban Viard (AVStudioGames) találta ki; a Design Town szabályfüzete senkit sem nevez meg. Az alkalmazás képei, hangjai, zenéje és szövegei a mieink.
credits-fonts = A betűk: Patrick Hand (Patrick Wagesreiter) és Atkinson Hyperlegible (Braille Institute of America és Applied Design Works), mindkettő a SIL Open Font License 1.1 szerint.
credits-libraries = Az alkalmazás ezekkel a könyvtárakkal készült, mindegyiknek saját szabad licence van.

## Web page: what it says before the game runs, and where it cannot. One line each.

web-description = Három városépítő játék egy asztalra, 1–6 játékosnak: Doodle City, City Planner és Design Town.
web-loading = Betöltődik a Doodle City
web-fetching = Hozzuk a papírt, a tollakat, a kockákat és a kártyákat
web-preparing = Megterítjük az asztalt
web-no-script = A Doodle Citynek JavaScript kell: engedélyezd ezen az oldalon.
web-no-webassembly-title = Ez a böngésző túl régi
web-no-webassembly-text = A Doodle Citynek WebAssembly kell, amelyet a böngészők már évek óta támogatnak. Frissítsd ezt a böngészőt, vagy próbálj ki egy másikat.
web-no-graphics-title = Nincs mivel rajzolni
web-no-graphics-text = A Doodle City a WebGL 2-vel rajzol, ami ebben a böngészőben most nem érhető el. Kapcsold be a beállításaiban a grafikus gyorsítást, frissítsd a böngészőt, vagy próbálj ki egy másikat.
web-no-download-title = A játékot nem sikerült letölteni
web-no-download-text = A hálózat vagy a kiszolgáló most nem érhető el. Semmid sem veszett el.
web-try-again = Próbáld újra
web-new-version = Elkészült a Doodle City új változata. Legközelebb az indul, a játszmáid megmaradnak.
web-new-version-now = Indítás most
web-later = Később
web-stopped-title = A Doodle City leállt
web-stopped-text = Valami elromlott. A játszmáid megvannak, az utolsó látott lépésig.
web-start-again = Indítás újra
web-details = Részletek
web-copy = Részletek másolása
web-copied = Másolva
web-lost-graphics-title = Eltűnt a kép
web-lost-graphics-text = A böngésző elvette a grafikát, és nem adta vissza. A játszmáid megvannak, az utolsó látott lépésig.
