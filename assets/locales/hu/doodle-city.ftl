### Texts of Doodle City alone; every key begins with "doodle-". Terms are the rulebook's: hotel, shop, taxi, house,
### tree, starting road, starting player, available, bonus, connected, more control, and the names of ranks and achievements.

## The cover of the box

doodle-box-title = Doodle City
doodle-box-text = Dobj, és rajzolj utakat
doodle-box-minutes = 20 perc
doodle-box-name = Új Doodle City-játszma: dobj, és rajzolj utakat, 1–6 játékos, 20 perc

## A running match on the shelf

doodle-stage =
    { $round ->
        [0] Doodle City, kezdő utak
       *[other] Doodle City, { $round }. forduló
    }

## Set-up

doodle-setup-solo = Szóló játékban rangért és sikerekért játszol.
doodle-setup-sheet = Játéklap
# The names of the two sheets.
doodle-sheet-old-town = Óváros
doodle-sheet-harbour = Kikötő
doodle-setup-sheet-facts = Hotelpontszámok: { $hotels }. Fák: { $trees }.
doodle-setup-variants = Variációk
doodle-setup-more-control = Szabad passz
doodle-setup-more-control-text = Nem kell kockát elvenned: passzolhatsz is. Ez egy fába kerül.
doodle-setup-free-circling = Szabad karikázás
doodle-setup-free-circling-text = A legmagasabb lehetséges helyett alacsonyabb elérhető pontszámot is bekarikázhatsz.
doodle-setup-first-note = A szabályfüzet szerint az kezd, aki legutóbb volt vásárolni.

## Table: turns, buttons, headings on the sheet

doodle-table-draws = { $name } rajzol
doodle-table-starting-roads = Kezdő utak
doodle-table-draw = Rajzolás
doodle-table-cross = Áthúzás
# On the sheet of the player who draws next.
doodle-table-next = következő
# Two notes beside the sheet on large screens: what dice and squares mean now, and the latest moves. Each rule follows the
# sign that it is about, so it begins with a verb.
doodle-note-rules = Most
doodle-note-moves = Utolsó lépések
doodle-rule-columns = kijelöli az oszlopot
doodle-rule-column = kijelöli { ARTICLE($column) } { $column }. oszlopot
doodle-rule-any-column = bármelyik oszlop lehet
doodle-rule-rows = kijelöli a sort
doodle-rule-row = kijelöli { ARTICLE($row) } { $row }. sort
doodle-rule-any-row = bármelyik sor, egy fáért
doodle-rule-shop = az áthúzott házakat számolja
doodle-rule-hotel = az út mezőit számolja
doodle-rule-taxi = 4 pont, ha másikhoz csatlakozik

## How often each face came

doodle-dice-title = Eddigi dobások
doodle-dice-blue = Kék kocka, { $rolls } dobás
doodle-dice-white = Fehér kockák, összesen { $rolls } dobás
doodle-dice-blue-face =
    { $count ->
        [1] kék { $face }: egyszer
       *[other] kék { $face }: { $count } alkalommal
    }
doodle-dice-white-face =
    { $count ->
        [1] fehér { $face }: egyszer
       *[other] fehér { $face }: { $count } alkalommal
    }
doodle-dice-note = A szerencse forgandó: ekkora eltérés többnyire puszta véletlen. A kezdő utak dobásai is benne vannak.

## Results

doodle-results-hotels = Hotelek
doodle-results-shops = Üzletek
doodle-results-bonuses = Bónusz
doodle-results-taxis = Taxik
doodle-results-trees = Fák
doodle-results-tie-note = Döntetlennél az nyer, aki kevesebb fát húzott át.
doodle-results-rank = Rang
doodle-results-solo = { doodle-rank } – { $points } pont
doodle-results-next-rank = { $points } pont hiányzott ehhez: { doodle-rank }
doodle-results-achievements = Sikerek
doodle-results-no-achievement = Ezúttal egy siker sem jött össze

## Gestures and keys: each with what it does

doodle-gesture-die = Koppints egy fehér kockára
doodle-gesture-die-text = kiválasztod, és felragyognak a mezői; ha újra rákoppintasz, visszateszed
doodle-gesture-square = Koppints egy mezőre
doodle-gesture-square-text = látod az útjait és azt, hány pontot hoznának, vagy kiválasztod, melyik házat húzod át
doodle-gesture-confirm = Koppints a „Rajzolás” vagy az „Áthúzás” gombra
doodle-gesture-confirm-text = végrehajtod, amit kiválasztottál
doodle-gesture-score = Szabad karikázásnál: koppints arra a sorra, amelyik megmondja, mit karikázol be
doodle-gesture-score-text = a következő alacsonyabb pontszámot karikázod be; a legalacsonyabb után megint a legmagasabb jön
doodle-gesture-stroke = Húzz vonalat egy mező egyik oldalától a másikig
doodle-gesture-stroke-text = azt az utat választod, házmezőn pedig az áthúzandó házat. Mielőtt elengeded, látod, hány pontot hoz. Ha még nincs kockád, lehetőleg olyat kapsz hozzá, amelyik nem kerül fába
doodle-gesture-take-back = Rajzolás közben: csússz le a játéklapról, érj a képernyőhöz egy második ujjal, vagy nyomd meg a jobb egérgombot
doodle-gesture-take-back-text = mégsem húzod meg a vonalat
doodle-keys-arrows = Nyílbillentyűk
doodle-keys-arrows-text = mezőről mezőre vagy útról útra lépsz
doodle-keys-die = 1–6
doodle-keys-die-text = azt a fehér kockát választod, amelyik ennyit mutat

## Table: the message line

doodle-say-roll = Dobj a kockákkal
doodle-say-roll-starting-roads = Dobj a kék kockával: minden oszlop kap egy kezdő utat
doodle-say-roll-starting-road = Dobj a kék kockával { ARTICLE($column) } { $column }. oszlop kezdő útjáért
doodle-say-square = Válassz mezőt
doodle-say-die-or-square = Válassz kockát vagy mezőt
doodle-say-road = Válassz utat, vagy rajzolj egyet
doodle-say-pass = Nincs használható kocka: passzolj, és húzz át egy fát
doodle-say-only-six = Csak fehér 6-os használható: egy fába kerül
doodle-say-look-only = Most { $name } játéklapját nézed

## Table: what an action brings. Each text is a sentence without its full stop; several stand one after the other.

doodle-move-then = { $first }. { $next }
doodle-move-total = { $what }: { $points }
doodle-move-end = { $line }. { $ending }
doodle-move-by = { $name } – { $line }
doodle-move-hotel-circled = { ARTICLE($score, start: 1) } { doodle-name-hotel-score-free.s } bekarikázva (hossz: { $length })
doodle-move-hotel-too-short = A hotel nem kap karikát: túl rövid az út (hossz: { $length })
doodle-move-hotel-none-free = Nincs karika: { $length }-ig már minden pontszám be van karikázva
doodle-move-shop-circled = { ARTICLE($score, start: 1) } { doodle-name-hotel-score-free.s } bekarikázva ({ $houses } ház)
doodle-move-shop-too-few =
    { $houses ->
        [0] Nincs karika: nincs áthúzott ház
       *[other] Nincs karika: { $houses } ház túl kevés
    }
doodle-move-shop-none-free = Nincs karika: { $houses }-ig már minden pontszám be van karikázva
doodle-move-bonus = Megvan { ARTICLE($at) } { $at }+ bónusz
# $taxis: how many taxis became connected, the one just drawn included.
doodle-move-taxi-linked =
    { $taxis ->
        [one] A taxi csatlakozik
       *[other] { $taxis } taxi csatlakozik
    }
doodle-move-taxi-alone = A taxi még nem csatlakozik
doodle-move-taxis-linked = { $taxis } taxi csatlakozik
doodle-move-house = Egy ház áthúzva (így { $crossed }/{ $houses })
doodle-move-tree = Egy fa áthúzva ({ $left } maradt)
doodle-move-pass = Passz, egy fa áthúzva ({ $left } maradt)
doodle-move-starting-road = { $column }. oszlop: { doodle-road }
doodle-move-rolled = { $round }. forduló: kék { $blue }, fehér { $white }

## What ends the match

doodle-ending-highest-hotel = A legmagasabb hotelpontszám be van karikázva: utolsó forduló!
doodle-ending-highest-shop = A legmagasabb üzletpontszám be van karikázva: utolsó forduló!
doodle-ending-last-tree = Az utolsó fa is át van húzva: utolsó forduló!

## Hints: the move, and the reason for it

doodle-action-draw = Fehér { doodle-action-draw.s }, { doodle-place }, { doodle-road }
    .s =
        { $die }{ $die ->
            [3] -as
            [5] -ös
            [6] -os
           *[other] -es
        }
doodle-action-cross = Fehér { doodle-action-draw.s }, { doodle-place }, egy ház áthúzása
doodle-action-pass = Passz
# $points has one digit after the point.
doodle-hint-expected = Nagyjából { $points } pont a végén
# The same where there is little room.
doodle-hint-points = { $points } pont
doodle-hint-why-bonus = Bónusz jár érte: +{ $points }
doodle-hint-why-length = { ARTICLE($circled, start: 1) } { doodle-hint-why-length.s } bekarikázva (hossz: { $length })
    .s =
        { $circled }{ $circled ->
            [3] -as
            [8] -as
            [13] -as
            [18] -as
            [20] -as
            [23] -as
            [5] -ös
            [15] -ös
            [25] -ös
            [6] -os
            [16] -os
           *[other] -es
        }
doodle-hint-why-houses = { ARTICLE($circled, start: 1) } { doodle-hint-why-length.s } bekarikázva ({ $houses } ház)
doodle-hint-why-denied = { $name } nem kapja meg a fehér { doodle-action-draw.s }t
doodle-hint-why-taxis = Taxik csatlakoznak: +{ $points }
doodle-hint-why-house = Eggyel több áthúzott ház a későbbi üzletekhez
doodle-hint-why-connection = Utakat köt össze (hossz: { $length })
doodle-hint-why-waits = Jobb mezőket tartogat későbbre
doodle-hint-why-pass = Egy fába kerül, semmi másba
doodle-hint-no-hotel = Hossz: { $length }, nem jár érte hotelpontszám
doodle-hint-no-shop =
    { $houses ->
        [0] Nincs áthúzott ház, nem jár érte üzletpontszám
       *[other] { $houses } ház, nem jár érte üzletpontszám
    }
doodle-hint-tree =
    { $left ->
        [0] Az utolsó fádba kerül
       *[other] Egy fába kerül: { $left } marad
    }
doodle-hint-last-round-ahead = Jön az utolsó forduló, és te vezetsz
doodle-hint-last-round-behind = Jön az utolsó forduló, és nem te vezetsz
# Your points without it, after what they would be.
doodle-hint-otherwise = különben { $points }

## Names for the screen reader: squares and roads

doodle-kind =
    { $kind ->
        [house] ház
        [hotel] hotel
        [shop] üzlet
       *[taxi] taxi
    }
# North is up, west is left.
doodle-road =
    { $road ->
        [west-east] út nyugatról keletre
        [north-south] út északról délre
        [north-east] út északról keletre
        [south-east] út délről keletre
        [south-west] út délről nyugatra
       *[north-west] út északról nyugatra
    }
doodle-place = { $column }. oszlop { $row }. sor
doodle-name-square = { doodle-place }, { doodle-kind }, { doodle-road }
doodle-name-square-empty = { doodle-place }, { doodle-kind }, még nincs út
doodle-name-square-house = { doodle-place }, házmező, { $houses } házból { $crossed } áthúzva, { doodle-road }
doodle-name-square-house-empty = { doodle-place }, házmező, { $houses } házból { $crossed } áthúzva, még nincs kezdő út
doodle-name-square-can-draw = { $square }, ide rajzolhatsz
# A road offered in a square, and what it would change.
doodle-name-offer = { doodle-road }: { $points }
doodle-name-offer-tree = { doodle-road }: { $points }, egy fába kerül

## Names for the screen reader: dice

doodle-name-blue = kék { doodle-name-blue.s }: { $face }. oszlop
    .s =
        { $face }{ $face ->
            [3] -as
            [5] -ös
            [6] -os
           *[other] -es
        }
doodle-name-blue-six = kék 6-os: bármelyik oszlop
doodle-name-blue-waiting = kék kocka, még nincs dobás
doodle-name-white = fehér { doodle-name-blue.s }: { $face }. sor
doodle-name-white-six = fehér 6-os: bármelyik sor, egy fába kerül
doodle-name-white-waiting = fehér kocka, még nincs dobás
doodle-name-die-chosen = { $die }, kiválasztva
doodle-name-die-useless = { $die }, nem használható
doodle-name-die-taken = fehér { doodle-name-blue.s }, { $name } elvette
doodle-group-dice = Kockák

## Names for the screen reader: sheets, scores, bonuses, trees

doodle-name-hotel-score-free = hotelpontszám: { $score }, elérhető
    .s =
        { $score }{ $score ->
            [3] -as
            [8] -as
            [13] -as
            [18] -as
            [20] -as
            [23] -as
            [5] -ös
            [15] -ös
            [25] -ös
            [6] -os
            [16] -os
           *[other] -es
        }
doodle-name-hotel-score-circled = hotelpontszám: { $score }, bekarikázva
doodle-name-shop-score-free = üzletpontszám: { $score }, elérhető
doodle-name-shop-score-circled = üzletpontszám: { $score }, bekarikázva
doodle-name-bonus-open = bónusz legalább { $at } pontért: { $points } pont, még senki sem vitte el
doodle-name-bonus-taken = bónusz legalább { $at } pontért: { $points } pont, { $name } elvitte
doodle-name-trees = { $trees } fából { $left } maradt
doodle-group-scores = Pontszámok, bónuszok és fák

## Ranks and achievements of the solo game

doodle-rank =
    { $rank ->
        [try-again] Próbáld újra!
        [tenant] Lakásbérlő
        [landlord] Fogadós
        [entrepreneur] Vállalkozó
        [mayor] Polgármester
        [president] Elnök
       *[world-power] Világhatalom
    }
doodle-rank-line-below = { $points } pont alatt: { doodle-rank }
doodle-rank-line-from = { $points } ponttól: { doodle-rank }
doodle-achievement-environmentalist = Környezetvédő
doodle-achievement-environmentalist-text = A játszma végén egyetlen fád sincs áthúzva.
doodle-achievement-city-planner = Várostervező
doodle-achievement-city-planner-text = Minden mezőn ugyanaz az egy út halad át.
doodle-achievement-hotel-magnate = Hotelmágnás
doodle-achievement-hotel-magnate-text = Minden hotelpontszám be van karikázva.
doodle-achievement-capitalist = Nagytőkés
doodle-achievement-capitalist-text = Az üzletek és a bónuszok az összes lehetséges pontot meghozták.
doodle-achievement-shopping-spree = Vásárlási láz
doodle-achievement-shopping-spree-text = Egy üzlet pontozásakor a játéklap minden háza át volt húzva, és az üzlet útja mentén állt.
doodle-achievement-line = { $achievement }: { $text }

## Help: the rules. $hotels, $shops and $bonuses are lists from the sheet, $hotel and $shop its highest scores.

## Help: at a glance

doodle-help-start-title = A kék kocka adja a kezdő utakat
doodle-help-start-text = Minden oldalához más-más út tartozik. Oszloponként egy dobás adja a házmező útját, mindenkinek ugyanazt.
doodle-help-where-title = Két kocka adja a mezőt
doodle-help-where-text = A kék kocka jelöli ki az oszlopot, mindenkinek ugyanazt. A sort az a fehér kocka jelöli ki, amelyet elveszel.
doodle-help-hotel-title = A hotel az útja mezőit számolja
doodle-help-hotel-text = Ez az út hat mezőn halad át: karikázd be a legmagasabb elérhető pontszámot 6-ig. Ez akkor is így marad, ha az út még nő.
doodle-help-shop-title = Az üzlet az áthúzott házakat számolja
doodle-help-shop-text = Az útja mentén öt van: karikázd be a legmagasabb elérhető pontszámot 5-ig. Aki elsőként karikáz be eleget, bónuszt kap.
doodle-help-taxi-title = A taxik találkozni szeretnének
doodle-help-taxi-text = A játszma végén minden olyan taxi { $taxi } pontot ér, amelynek az útja másik taxihoz vezet.
doodle-help-six-title = A fehér 6-os egy fába kerül
doodle-help-six-text = Húzz át egy fát, és bármelyik sort választhatod. Ha valaki áthúzza az utolsó fáját, az a forduló lesz az utolsó.

# Things that can be looked at, each with a sentence or two.
doodle-help-house = Házmező
doodle-help-house-text = Már kezdéskor van rajta út. Ha ide rajzolsz, áthúzol egy házat, és az út menti üzletek számolni fogják.
doodle-help-bonus = Bónusz
doodle-help-bonus-text = Az viszi el, aki elsőként karikázza be ezt az üzletpontszámot vagy egy magasabbat.
doodle-help-tree = Fa
doodle-help-tree-text = A fehér 6-os egy fába kerül, és a passz is. Ha valaki áthúzza az utolsó fáját, ezzel a fordulóval vége a játszmának.

## What may I do? Words at dice and squares, as short as can be; and why something cannot be done

doodle-choice-row = { $row }. sor
doodle-choice-any-row = Bármelyik
doodle-choice-draw = Rajzolás
doodle-choice-cross = Áthúzás
# To all players: a bonus is gone. $at is the score that earned it.
doodle-announce-bonus = { $name } elvitte a legalább { $at } pontért járó bónuszt: +{ $points }. Ezt már senki más nem kaphatja meg.
doodle-why-column = A kék kocka szerint most csak { ARTICLE($column) } { $column }. oszlop jó.
doodle-why-row = Nincs elvehető kocka, amely { ARTICLE($row) } { $row }. sorra mutat.
doodle-why-road = Itt már van út.
doodle-why-houses = Itt már nincs áthúzható ház.
doodle-why-die =
    { $column ->
        [0] Ezzel a kockával nem rajzolhatsz: { ARTICLE($row) } { $row }. sorban nincs már mit.
       *[other] Ezzel a kockával nem rajzolhatsz: { ARTICLE($column) } { $column }. oszlop { $row }. sorában nincs már mit.
    }
doodle-why-die-taken = Ezt a kockát már elvette { $name }.

## Help: the rules

doodle-rules-aim-title = A játék célja
doodle-rules-aim-text =
    Mindenki a saját játéklapjára rajzol egy várost. Minden fordulóban választasz egy kockát, és arra a mezőre rajzolsz, amelyet az kijelöl. A hotel a hosszú útért hoz pontot, az üzlet az útja mentén álló házakért, a taxi pedig azért, ha csatlakozik egy másikhoz. Aki elsőként pontoz egy nagy üzletet, bónuszt kap. Amint valaki bekarikázza valamelyik legmagasabb pontszámot, vagy áthúzza az utolsó fáját, az a forduló lesz az utolsó. Az nyer, akinek a legtöbb pontja van; szóló játékban a pontjaiddal rangot érsz el.

doodle-rules-sheet-title = A játéklap
doodle-rules-sheet-text =
    A játéklap 5 oszlopból és 5 sorból áll. Minden mezőn hotel, üzlet, taxi vagy néhány ház van; minden oszlopban pontosan egy házmező található. Minden házmezőn van néhány ház, amely már kezdéskor át van húzva, és kettő, amely nincs.
    A város mellett állnak a bekarikázható pontszámok: { $hotels } a hotelekhez, { $shops } az üzletekhez. A bekarikázott pontszám annyi pontot ér, amennyit mutat. A saját játéklapodon minden pontszámot egyszer karikázhatsz be; addig elérhető. Amit a többiek a sajátjukon bekarikáznak, az tőled nem vesz el semmit.
    Vannak bónuszok is az üzletekhez, és van { $trees } fa.

doodle-rules-roads-title = Utak
doodle-rules-roads-text =
    Az út a mezője két oldalát köti össze, egyenesen vagy kanyarral. Így hatféle út lehet. Az út a játéklap szélén is véget érhet.
    Ahol két szomszédos mező útja a közös oldalukon összeér, ott egyetlen út lesz belőlük. Az út hossza annyi, ahány mezőn áthalad. Mindenféle mező számít, a házmező is. Mindegyik csak egyszer számít, akkor is, ha az út körbeér.

doodle-rules-start-title = Kezdő utak
doodle-rules-start-text =
    A játszma előkészítésekor kiválasztod, ki az első forduló kezdőjátékosa, vagy sorsolást kérsz.
    Az első forduló előtt a kezdőjátékos minden oszlopért egyszer dob a kék kockával, balról jobbra haladva. Az adott oszlop házmezőjén mindenki ugyanazt az utat kapja. A kocka hat oldalához ezek az utak tartoznak; észak a játéklap tetején van, nyugat a bal oldalán:
    { $roads }
doodle-rules-starting-road = { $face }: { doodle-road }

doodle-rules-round-title = Egy forduló
doodle-rules-round-text =
    A kezdőjátékos minden kockával dob: a kékkel és eggyel több fehérrel, mint ahány játékos van. Szóló játékban három fehér kocka van.
    Elsőként a kezdőjátékos jön, aztán a többiek az óramutató járása szerint. Mindenki elvesz egyet a megmaradt fehér kockák közül, és rajzol. Két kocka akkor is két kocka, ha ugyanannyit mutat: ha az egyiket elvették, a másik még használható.
    A forduló után a kezdőjátékostól balra ülő játékos lesz a kezdőjátékos.

doodle-rules-where-title = Hová rajzolsz
doodle-rules-where-text = A kék kocka adja az oszlopot, mindenkinek ugyanazt. A sort az a fehér kocka adja, amelyet elveszel. Arra a mezőre rajzolsz, ahol a kettő keresztezi egymást. Az oszlopok balról jobbra, a sorok fentről lefelé számozódnak.

doodle-rules-six-title = Hatosok
doodle-rules-six-text =
    Ha a kék kocka 6-os, mindenki maga választ oszlopot. A sort ilyenkor is a fehér kocka adja.
    Ha fehér 6-ost veszel el, előbb húzd át az egyik fádat, aztán válaszd az oszlop bármelyik sorát. Ha a kék kocka is 6-os, bármelyik mezőt választhatod.
    A fehér 6-osért az utolsó fáddal is fizethetsz: még rajzolsz és pontozol, de ezzel a fordulóval véget ér a játszma.

doodle-rules-draw-title = Mit rajzolsz
doodle-rules-draw-text =
    Ha a mezőn még nincs út, rajzold meg a hatféle út egyikét. Nem kell összeérnie más úttal.
    A házmezőn már ott a kezdő út. Oda ne rajzolj utat; húzz át helyette egy házat, ez is rajzolásnak számít. Minden házmezőn két ház van erre, így kétszer rajzolhatsz oda. Az áthúzott ház magában nem ér pontot, de többet érnek tőle az üzletek, amelyeket később az útja mentén rajzolsz.
    Ahol már van út, és nem maradt áthúzható ház, oda nem rajzolhatsz.

doodle-rules-must-title = Rajzolnod kell
doodle-rules-must-text =
    A kocka akkor használható, ha olyan mezőre mutat, ahová még rajzolhatsz. Ha a megmaradt kockák között van használható, olyat kell elvenned. Ha csak fehér 6-os használható, azt kell elvenned, bár egy fába kerül.
    Ha egyik sem használható, passzolsz: nem veszel el kockát, és áthúzol egy fát. Máskor nem passzolhatsz.

doodle-rules-hotels-title = Hotelek
doodle-rules-hotels-text =
    Amikor hotelmezőre rajzolsz, nézd meg a rajta áthaladó út hosszát, a hotel saját mezőjével együtt. Karikázd be a legmagasabb elérhető hotelpontszámot, amely nem nagyobb ennél. Ha nincs ilyen, a hotel nem ér pontot.
    Példa: a 3-as, az 5-ös és a 8-as elérhető. Ha az út 6 mezőn halad át, az 5-öst karikázod be.

doodle-rules-shops-title = Üzletek
doodle-rules-shops-text =
    Amikor üzletmezőre rajzolsz, számold össze az áthúzott házakat az útja mentén fekvő összes házmezőn, azokat is, amelyek kezdéskor már át voltak húzva. Karikázd be a legmagasabb elérhető üzletpontszámot, amely nem nagyobb ennél a számnál. Ha nincs ilyen, az üzlet nem ér pontot; áthúzott ház nélkül pedig soha.
    Példa: a 7-es már be van karikázva, a 6-os elérhető. 7 házzal a 6-ost karikázod be. { $shop } háznál többel is bekarikázhatod még { ARTICLE($shop) } { doodle-rules-shops-text.s }t.
    .s =
        { $shop }{ $shop ->
            [3] -as
            [8] -as
            [13] -as
            [18] -as
            [20] -as
            [5] -ös
            [15] -ös
            [6] -os
            [16] -os
           *[other] -es
        }

doodle-rules-once-title = Csak egyszer pontozod
doodle-rules-once-text = A hotelt és az üzletet akkor pontozod, amikor a mezőjére rajzolsz, és utána soha többé. Ha később megnő az útja, vagy újabb házakat húzol át, a bekarikázott pontszám akkor is marad. Amelyik hotel vagy üzlet akkor nem ért pontot, az később sem fog.

doodle-rules-first-title = Az első játékos bónusza
doodle-rules-first-text =
    Az üzlet bónuszt is hozhat annak, aki elsőként karikáz be eleget: { $bonuses }. Mindegyikből egy van az egész asztalnál. Amint valaki elvisz egy bónuszt, az mindenki másnál át van húzva.
    Amikor üzletpontszámot karikázol be, a legmagasabb olyan bónuszt kapod, amelyhez ez elég, és amelyet még senki sem vitt el. A bekarikázott pontszám számít, nem a házak száma. Egy üzletért legfeljebb egy bónusz jár, de összesen többet is gyűjthetsz.
    Példa: még senkinek sincs bónusza. Bekarikázod a 8-ast, és elviszed a bónuszt, amely legalább 7-ért jár. Később egy másik játékos a 9-est karikázza be; a legalább 7-ért járó bónusz már elkelt, ezért a legalább 5-ért járót kapja.
doodle-rules-bonus = legalább { $at } pontért { $points } pont

doodle-rules-taxis-title = Taxik
doodle-rules-taxis-text =
    A játszma végén minden olyan taxi { $taxi } pontot ér, amely legalább egy másikhoz csatlakozik. Két taxi akkor csatlakozik egymáshoz, ha ugyanaz az út halad át a mezőjükön, bármilyen hosszú is. Az a taximező, amelyen nincs út, nem ér pontot.
    Az asztalon látható összpontszámban már benne vannak az éppen csatlakozó taxik.

doodle-rules-trees-title = Fák
doodle-rules-trees-text =
    A fák a végén számítanak, ha legalább ketten játszanak. Aki a legkevesebb fát húzta át, { $tree } pontot kap, aki a legtöbbet, { $tree } pontot veszít. Ha többen állnak egyformán, mindegyikük a teljes { $tree } pontot kapja vagy veszíti el. Ha mindenki ugyanannyi fát húzott át, senki sem kap és senki sem veszít pontot.
    Az asztalon látható összpontszámban a fák csak a végén jelennek meg.

doodle-rules-end-title = A játszma vége
doodle-rules-end-text =
    A játszma azzal a fordulóval ér véget, amelyben valaki bekarikázza a legmagasabb hotelpontszámot ({ $hotel }) vagy a legmagasabb üzletpontszámot ({ $shop }), vagy áthúzza az utolsó fáját. A legmagasabb üzletpontszám bónusszal és anélkül is a játszma végét jelenti. A fordulót még végig kell játszani, így mindenkinek ugyanannyi köre lesz.
    Ezután mindenki összeadja a bekarikázott hotel- és üzletpontszámait, a bónuszait, valamint a taxikért és a fákért járó pontokat. Az nyer, akinek a legtöbb pontja van. Döntetlennél az nyer, aki kevesebb fát húzott át; ha ebben is egyformák, osztoznak a helyen.

doodle-rules-solo-title = Szóló játék
doodle-rules-solo-text =
    Három fehér kockával játszol. A fák nem adnak pontot, de a játszma most is véget ér, ha áthúztad az utolsót. A bónuszok számítanak, és senki sem viheti el őket előled. Minden más ugyanaz.
    Az összpontszámod rangot ér:
    { $ranks }
    Vannak sikerek is:
    { $achievements }

doodle-rules-variants-title = Variációk
doodle-rules-variants-text =
    Szabad passz: akkor is passzolhatsz, ha volna használható kockád. A passz most is egy fába kerül. Ez a türelmes tervezőknek kedvez, és segít sok pontot elérni.
    Szabad karikázás: hotelnél és üzletnél a legmagasabb lehetséges helyett alacsonyabb elérhető pontszámot is bekarikázhatsz. Így késleltetheted a játszma végét. Ha be tudsz karikázni egy pontszámot, akkor egyet be is kell karikáznod. A bónusz a bekarikázott pontszámhoz igazodik, nem a házak számához.

## A first match: what is explained, 25 words at most each

doodle-learn-start = Te és a gépi játékos ({ $name }) egy-egy saját várost rajzoltok. Először a kék kocka megmutatja, melyik oszlop milyen úttal kezd: egyetlen érintés mindegyikért dob.
doodle-learn-aim = Az nyer, akinek több pontja lesz. A hotelnél (piros) az út hossza számít, az üzletnél (kék) az út áthúzott házai: csak egyszer, amikor a mezőjére rajzolsz.
doodle-learn-bonuses = A zászlók az üzletek bónuszai: aki elsőként karikázza be azt a pontszámot vagy egy magasabbat, az viszi el, más már nem.
doodle-learn-trees = A fehér 6-os bármelyik sorra jó, de egy fába kerül. A végén a legkevesebb áthúzott fáért +{ $points } pont jár, a legtöbbért −{ $points }.
doodle-learn-end = A játszma azzal a fordulóval ér véget, amelyben valaki bekarikázza valamelyik legmagasabb pontszámot, például ezt, vagy áthúzza az utolsó fáját.
doodle-learn-roll = Most kezdődik egy forduló. Dobj minden kockával: a kékkel és { ARTICLE($dice) } { $dice } fehérrel.
doodle-learn-help = { tutorial-help }
doodle-learn-die =
    { $blue ->
        [6] Kék 6-os: bármelyik oszlopba rajzolhatsz. Minden fehér kocka egy sorra szól. Érints meg egy fehér kockát vagy egy világos mezőt.
       *[other] Kék { $blue }{ $blue ->
            [3] -as
            [5] -ös
           *[other] -es
        }: { ARTICLE($blue) } { $blue }. oszlopba rajzolsz. Minden fehér kocka egy sorra szól. Érints meg egy fehér kockát vagy egy világos mezőt.
    }
doodle-learn-square =
    { $die ->
        [6] A fehér 6-os bármelyik sorra jó, de egy fádba kerül. Érints meg egy világos mezőt.
       *[other] A fehér { doodle-action-draw.s } { ARTICLE($die) } { $die }. sorra szól. Érints meg benne egy világos mezőt.
    }
doodle-learn-hotel = A hotelnél az útja hossza számít: a legmagasabb pontszámot karikázod be, amelyhez ez elég. Melyik utat rajzolod ide?
doodle-learn-shop = Az üzletnél az útja menti áthúzott házak számítanak: a legmagasabb pontszámot karikázod be, amelyhez ez elég. Melyik utat rajzolod ide?
doodle-learn-taxi = Minden taxi { $points } pontot ér, ha az útja most vagy később másik taxihoz vezet. Melyik utat rajzolod ide?
doodle-learn-house = A házmezőn már van út. Itt egy házat húzol át: számolni fogják az üzletek, amelyeket később erre az útra rajzolsz.
doodle-learn-confirm = A kockák fölötti sor megmondja, mit hozna ez. Próbálj ki más utakat is; semmi sem számít, amíg ezt a gombot meg nem érinted.
doodle-learn-hotel-circled = A hoteled útja { $length } mező hosszú, ezért { ARTICLE($score) } { doodle-name-hotel-score-free.s }t karikáztad be; ez akkor sem változik, ha az út nő. Minden pontszámot egyszer karikázhatsz be.
doodle-learn-hotel-nothing =
    { $short ->
        [yes] Túl rövid a hotel útja: a legkisebb pontszám { $lowest }. Így a hotel nem ér pontot, se most, se később.
       *[no] A hotel útja { $length } mező hosszú. { $length }-ig már nincs elérhető pontszám, így a hotel nem ér pontot, se most, se később.
    }
doodle-learn-shop-circled = Az üzlet útja mentén { $houses } áthúzott ház van, ezért { ARTICLE($score) } { doodle-name-hotel-score-free.s }t karikáztad be; ez már nem változik. Minden pontszámot egyszer karikázhatsz be.
doodle-learn-shop-nothing =
    { $houses ->
        [0] Ennek az üzletnek az útja mentén nincs áthúzott ház, így nem ér pontot, se most, se később.
       *[other] { $houses }-ig már nincs elérhető üzletpontszám, így ez az üzlet nem ér pontot, se most, se később.
    }
doodle-learn-bonus-mine = Te karikáztál be elsőként legalább { $at } pontot egy üzletért. Ezért bónusz jár: még { $points } pont, amelyet más már nem kaphat meg.
doodle-learn-bonus-theirs = { $name } karikázott be elsőként legalább { $at } pontot egy üzletért, és elvitte érte a { $points } pontos bónuszt. Neked ez már nem jár.
doodle-learn-taxi-linked = Ezen az úton { $taxis } taxi osztozik: mindegyik { $points } pontot ér. Az összpontszámodban már benne vannak.
doodle-learn-taxi-alone = Ezen az úton még nincs másik taxi. Ha a játszma végéig elvezeted egyhez, mindkettő { $points } pontot ér.
doodle-learn-house-crossed = Itt most { $crossed } ház van áthúzva. Ez magában nem ér pontot, de ha később üzletet rajzolsz erre az útra, az számolni fogja.
doodle-learn-tree-crossed = Még { $left } fád maradt; ha az utolsót is áthúzod, vége a játszmának. A végén a legtöbb áthúzott fáért −{ $points } pont jár, a legkevesebbért +{ $points }.
doodle-learn-last-round =
    { $ending ->
        [hotel]
            { $who ->
                [me] Bekarikáztad a legmagasabb hotelpontszámot: ez az utolsó forduló. Ezt még végig kell játszani.
               *[other] { $name } bekarikázta a legmagasabb hotelpontszámot: ez az utolsó forduló. Ezt még végig kell játszani.
            }
        [shop]
            { $who ->
                [me] Bekarikáztad a legmagasabb üzletpontszámot: ez az utolsó forduló. Ezt még végig kell játszani.
               *[other] { $name } bekarikázta a legmagasabb üzletpontszámot: ez az utolsó forduló. Ezt még végig kell játszani.
            }
       *[tree]
            { $who ->
                [me] Áthúztad az utolsó fádat: ez az utolsó forduló. Ezt még végig kell játszani.
               *[other] { $name } áthúzta az utolsó fáját: ez az utolsó forduló. Ezt még végig kell játszani.
            }
    }
doodle-learn-others = Most { $name } vesz el egyet a megmaradt fehér kockák közül, és a saját játéklapjára rajzol, amely addig nagyban látszik.
doodle-learn-next-starter = A következő fordulóban { $name } a kezdőjátékos: dob, és elsőként vesz el fehér kockát.
doodle-learn-pass = Egyik fehér kocka sem mutat olyan mezőre, ahová rajzolhatnál. Passzolsz, és áthúzol egy fát.
doodle-learn-joined = Ahol két út egy mező szélén összeér, ott egy út lesz belőlük. A leghosszabb utad most { $length } mezőn halad át.
doodle-learn-points = Ez az összpontszámod: bekarikázott pontszámok, bónuszok és csatlakozó taxik. Az nyer, akinek több pontja lesz.
doodle-learn-any-column = A kék kocka 6-os: bármelyik oszlopot választhatod. A sort most is a fehér kocka adja.
doodle-learn-white-six =
    { $only ->
        [yes] Csak fehér 6-os használható, ezért azt kell elvenned: húzz át egy fát, és rajzolj bármelyik sorba.
       *[other] A fehér 6-ossal bármelyik sorba rajzolhatsz, de áthúzol egy fát. A többi kocka nem kerül semmibe.
    }
doodle-learn-useless = A halvány kocka nem használható: ahová mutat, oda már nem tudsz rajzolni. Olyat kell elvenned, amelyik használható.
doodle-learn-houses = Az üzlet akkor számolja meg az útja áthúzott házait, amikor a mezőjére rajzolsz, és csak egyszer ér pontot. Néhány ház kezdettől át van húzva.
doodle-learn-over = Vége a játszmának. Most jönnek a fák: a legkevesebb áthúzott fáért +{ $points } pont jár, a legtöbbért −{ $points }. Utána a „{ replay-title }” megmutatja, mi volt szerencse, és mi tudás.
