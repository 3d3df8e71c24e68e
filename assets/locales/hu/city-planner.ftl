### Texts of City Planner alone; every key begins with "planner-". Terms are the rulebook's: block, suburb, commercial,
### mixed, town hall, parking lot, industry, office, VP, solo, locked, and the names of ranks. Ours: upkeep, give up, adjust
### (reroll or change).

## The cover of the box

planner-box-title = City Planner
planner-box-text = Egyet átadsz, hatot pontozol
planner-box-minutes = 15 perc
planner-box-name = Új City Planner-játszma: egy háztömböt átadsz, hatot pontozol, 1 vagy 2 játékos, 15 perc

## Signs that many texts are made of

# Dollars. $money never has a sign: $sign says whether they are earned or paid.
planner-money =
    { $sign ->
        [minus] −{ $money } $
       *[plus] { $money } $
    }
# Victory points.
planner-vp = { $vp } GYP
planner-sum = { planner-vp }, { planner-money }
# Another sum, which the first is compared with.
planner-other-sum =
    { $other-sign ->
        [minus] { $other-vp } GYP, −{ $other-money } $
       *[plus] { $other-vp } GYP, { $other-money } $
    }

## The buildings: one of them, wherever a text is given a $building

planner-building =
    { $building ->
        [suburb] kertváros
        [commerce] üzletház
        [mixed] vegyes
        [town-hall] városháza
        [parking-lot] parkoló
        [industry] üzem
       *[offices] iroda
    }

## A running match on the shelf

planner-stage = City Planner, { $round }/{ $rounds }. forduló
planner-adjusts = { $name } igazít a kockákon
planner-scores = { $name } pontoz

## Set-up

planner-setup-solo = Szóló játékban rangért játszol. A félretett háztömb a következő körödben zárolva jön vissza, és pontoznod kell.
planner-setup-first-note = Vagy döntsétek el, ahogy tetszik.

## How often each face and each building came

planner-dice-title = Eddigi dobások
planner-dice-faces = Oldalak, összesen { $rolls } dobás
planner-dice-face =
    { $count ->
        [1] { $face }: egyszer
       *[other] { $face }: { $count } alkalommal
    }
planner-dice-buildings = Kijött épületek
planner-dice-building =
    { $count ->
        [1] { planner-building }: egyszer
       *[other] { planner-building }: { $count } alkalommal
    }
planner-dice-note = A szerencse forgandó: ekkora eltérés többnyire puszta véletlen. Az újradobás is számít, a módosítás nem.

## Results

planner-results-vp = Pontozás
# What stands above the VP that money becomes.
planner-results-money = Pénzért
# The winner comes first, then the other player. The amounts are dollars.
planner-results-note = Pénz a végén: { $winner } { $winner-money } $, { $other } { $other-money } $
planner-results-tie-note = Egyenlő a GYP, ezért a több pénz dönt: { $winner } { $winner-money } $, { $other } { $other-money } $
planner-results-rank = Rang
planner-results-solo = { planner-rank } – { planner-vp }
planner-rank =
    { $rank ->
        [intern-architect] Építészgyakornok
        [architectural-designer] Épülettervező
        [architect] Építész
        [firm-partner] Társtulajdonos
       *[emeritus] Emeritus
    }
planner-rank-below = { $vp } GYP alatt: { planner-rank }
planner-rank-from = legalább { $vp } GYP: { planner-rank }
planner-rank-next = { $vp } GYP hiányzott ehhez: { planner-rank }

## What six blocks bring, step by step. To the right of each line stands what it brings.

planner-line-suburbs = { $suburbs } kertváros × ({ planner-line-offices } + 1)
planner-line-offices = { $offices } iroda
planner-line-no-offices = { $suburbs } kertváros, iroda nélkül
planner-line-commercial = { $commercial } üzletház × ({ $industries } üzem + 1)
planner-line-no-industry = { $commercial } üzletház, de üzem nélkül
planner-line-town-halls =
    { $count ->
        [one] { $count } városháza: { $money } $, újradobás a következő körben
       *[other] { $count } városháza: egyenként { $money } $, újradobás a következő körben
    }
planner-line-last-town-halls =
    { $count ->
        [one] { $count } városháza: { $money } $
       *[other] { $count } városháza: egyenként { $money } $
    }
planner-line-keeps-all = 1 parkoló, lemondás nélkül
planner-line-gives-up =
    { $count ->
        [1] 1 parkoló: 1 lemondás, { $money } $
       *[other] 1 parkoló: { $count } lemondás, egyenként { $money } $
    }
planner-line-doubles-vp = { $lots } parkoló: dupla GYP
planner-line-doubles-money = { $lots } parkoló: dupla pénz az üzletházakért
planner-line-doubles-nothing = { $lots } parkoló, nincs mit duplázni
# Offices and industries together, two or more of them.
planner-line-no-upkeep = nincs fenntartás: { $count } iroda vagy üzem
planner-line-no-upkeep-given-up = nincs fenntartás: lemondás után is számít
# Offices and industries together, fewer than two.
planner-line-upkeep =
    { $count ->
        [0] fenntartás: se iroda, se üzem
       *[other] fenntartás: csak 1 iroda vagy üzem
    }
planner-line-upkeep-few = fenntartás: 2-nél kevesebb iroda, üzem
planner-line-upkeep-all = fenntartás: az összes pénz
planner-line-upkeep-unpaid = fenntartás: nincs miből fizetni

## Moves: on buttons, in hints, and what happened. "Up" is to one pip more, "down" to one pip less.

planner-move-roll = Dobás
planner-move-reroll = { $block }. háztömb: újradobás
planner-move-up = { $block }. háztömb: kocka felfelé
planner-move-down = { $block }. háztömb: kocka lefelé
planner-move-up-for-a-dollar = { $block }. háztömb: kocka felfelé 1 $-ért
planner-move-down-for-a-dollar = { $block }. háztömb: kocka lefelé 1 $-ért
planner-move-pass = { $block }. háztömb átadása
planner-move-set-aside = { $block }. háztömb félretétele
planner-move-score = Pontozás: { planner-sum }
planner-move-score-six = A hat háztömb pontozása
# The same, with the building that lies there or will lie there.
planner-told-reroll = { $block }. háztömb: újradobás ({ planner-building })
planner-told-up = { $block }. háztömb: kocka felfelé 1 $-ért ({ planner-building })
planner-told-down = { $block }. háztömb: kocka lefelé 1 $-ért ({ planner-building })
planner-told-pass = { $block }. háztömb átadása ({ planner-building })
planner-told-set-aside = { $block }. háztömb félretétele ({ planner-building })
# $line is how a score is made so far, $next one of the ways below.
planner-told-then = { $line }; { $next }
# $blocks is a list of their numbers, $count how many they are.
planner-way-suburb =
    { $count ->
        [one] kertvárosként: { $blocks }. háztömb
       *[other] kertvárosként: { $blocks }
    }
planner-way-commerce =
    { $count ->
        [one] üzletházként: { $blocks }. háztömb
       *[other] üzletházként: { $blocks }
    }
planner-way-given-up =
    { $count ->
        [one] lemondás: { $blocks }. háztömb
       *[other] lemondás: { $blocks }
    }
planner-way-double-vp = dupla GYP
planner-way-double-money = dupla pénz az üzletházakért
# What somebody else does.
planner-does-reroll = { $name } újradobja { ARTICLE($face) } { planner-block.s }t { ARTICLE($block) } { $block }. háztömbön
planner-does-change = { $name } módosít { ARTICLE($block) } { $block }. háztömbön: { $from } helyett { $to }
planner-does-pass = { $name } átadja { ARTICLE($block) } { $block }. háztömböt ({ planner-building })
planner-does-set-aside = { $name } félreteszi { ARTICLE($block) } { $block }. háztömböt ({ planner-building })
planner-does-score = { $name } pontoz: { planner-sum }
planner-news = { $name }: { planner-sum }; átadva: { $block }. háztömb, { planner-building }

## Names for the screen reader: blocks

planner-block = { $block }. háztömb: { planner-building }, { planner-block.s } kocka
    .s =
        { $face }{ $face ->
            [3] -as
            [5] -ös
            [6] -os
           *[other] -es
        }
planner-block-waiting = { $block }. háztömb, még nincs dobás
# $block is one of the two above, $mark one of the marks below.
planner-block-marked = { $block }, { $mark }
planner-mark-locked = zárolva
planner-mark-passed = átadva
planner-mark-set-aside = félretéve
planner-mark-changed = módosítva
planner-mark-fixed = nem igazítható
planner-mark-rerolling = újradobás folyik
planner-mark-given-up = lemondtak róla
planner-mark-as-suburb = kertvárosnak számít
planner-mark-as-commerce = üzletháznak számít
planner-mark-chosen = kiválasztva
# What can be done with its die, and what the turn would bring then: $move is one of the moves above.
planner-offer = { $move }: { $brings }
planner-offer-passing = { $move }: { $brings }, ha utána { ARTICLE($block) } { $block }. háztömböt adod át
planner-offer-setting-aside = { $move }: { $brings }, ha utána { ARTICLE($block) } { $block }. háztömböt teszed félre

## Gestures and keys: each with what it does

planner-gesture-block = Koppints egy háztömbre
planner-gesture-block-text = kiválasztod, és látod, mit hozna, ha átadnád vagy igazítanál a kockáján
planner-gesture-drag = Húzz egy háztömböt a másik játékos pontjaihoz, szóló játékban a sajátjaidhoz
planner-gesture-drag-text = átadod, szóló játékban félreteszed
planner-gesture-building = Pontozás közben koppints egy épületre
planner-gesture-building-text = a vegyes épületet átváltod; ha egy parkolód van, más épületekről lemondasz, vagy megtartod őket
planner-keys-arrows = Nyílbillentyűk
planner-keys-arrows-text = háztömbről háztömbre vagy gombról gombra lépsz
planner-keys-enter-text = jóváhagysz, vagy aktiválod a kijelölt elemet
planner-keys-die = V, B és T
planner-keys-die-text = a kiválasztott háztömb kockáját lefelé vagy felfelé fordítod, vagy újradobod
planner-keys-double = X
planner-keys-double-text = két parkolónál a pénz helyett a GYP lesz dupla, vagy fordítva
planner-keys-block = 1–7
planner-keys-block-text = az ilyen számú háztömböt választod
planner-keys-dice-text = hányszor jöttek ki az egyes oldalak és épületek
planner-keys-escape-text = egyet visszalépsz

## Help: at a glance

planner-help-turn-title = Egy kör: hét háztömbből hatot pontozol
planner-help-turn-text =
    2 kertváros × (1 iroda + 1) = 4 GYP
    1 üzletház × (1 üzem + 1) = 2 $
    1 városháza = { $hall } $ és egy újradobás a következő körödben
    Egy iroda és egy üzem: nem kell { $upkeep } $ fenntartást fizetned.
planner-help-pass-title = A hetediket a másik játékos kapja
planner-help-pass-text = Zárolva kapja: a kockája úgy marad, ahogy van. A másik hat is hozzá kerül, azok kockáival ő dob.
planner-help-aside-title = A hetediket félreteszed
planner-help-aside-text = A következő körödben zárolva jön vissza, és pontoznod kell. A másik hattal újra dobsz.
planner-help-name =
    { $building ->
        [suburb] Kertváros
        [commerce] Üzletház
        [mixed] Vegyes épület
        [town-hall] Városháza
        [parking-lot] Parkoló
        [industry] Üzem
       *[offices] Iroda
    }
planner-help-suburb = Egyenként 1 GYP, szorozva eggyel többel, mint ahány irodád van.
planner-help-commerce = Egyenként 1 $, szorozva eggyel többel, mint ahány üzemed van. Üzem nélkül semmit sem hoz.
planner-help-mixed = Kertváros vagy üzletház: minden pontozáskor te választasz.
planner-help-town-hall = { $hall } $ és egy ingyenes újradobás a következő körödben.
planner-help-parking-lot = Pontosan egynél: más épületekről lemondhatsz egyenként { $given } dollárért, a vegyesekről nem. Kettőnél vagy többnél: dupla a kertvárosaid győzelmi pontja vagy az üzletházaid pénze.
planner-help-industry = Az üzletházaid pénzét szorozza. Ha üzemből és irodából összesen kettőnél kevesebb van, { $upkeep } $ fenntartást fizetsz.
planner-help-offices = A kertvárosaid győzelmi pontjait szorozza. Ha irodából és üzemből összesen kettőnél kevesebb van, { $upkeep } $ fenntartást fizetsz.

## What may I do? Words on blocks, as short as can be; and why something cannot be done

planner-choice-pass = Átadás
planner-choice-pass-adjust = Átadás vagy igazítás
planner-choice-aside = Félre
planner-choice-aside-adjust = Félre vagy igazítás
planner-choice-mixed = Átváltás
planner-choice-give = Lemondás
planner-choice-keep = Megtartás
planner-why-parking =
    { $lots ->
        [0] Épületről csak akkor mondhatsz le, ha pontosan egy parkolód van. Most egy sincs.
       *[other] Épületről csak akkor mondhatsz le, ha pontosan egy parkolód van. Most { $lots } van.
    }
planner-why-not-given = Erről nem mondhatsz le.
planner-why-one-step = Egy kockát egy lépéssel fordíthatsz: a szomszédos épületre.

## Help: the rules

planner-rules-aim-title = A játék célja
planner-rules-aim-text = Két játékos tervez egy várost, amely { $blocks } háztömbből áll. Minden háztömbön egy kocka mutatja, melyik épülete számít. A körödben dobsz a kockákkal, néhányat igazítasz, és egy háztömböt átadsz a másik játékosnak. Aztán pontozod a többi { $others } háztömböt: a kertvárosok győzelmi pontot (GYP) hoznak, az üzletházak pénzt. { $rounds } forduló után a pénzből is GYP lesz, és az nyer, akinek a legtöbb győzelmi pontja van. Szóló játékban magas rangért játszol.

planner-rules-blocks-title = A háztömbök
planner-rules-blocks-text =
    Minden háztömbön hat épület látható a hétféléből, a kocka minden oldalához egy. Csak az az épület számít, amelyiknek az oldalát a kocka mutatja.
    A körödben mind a { $blocks } háztömb nálad van.
    Kezdéskor { $start } dollárod és 0 győzelmi pontod van.

planner-rules-turn-title = Egy kör
planner-rules-turn-text =
    Minden fordulóban mindkét játékosnak egy köre van; a kezdőjátékos jön előbb.
    1. Dobj az összes háztömb kockájával. Ha az egyiket zárolva kaptad, annak a kockája úgy marad, ahogy van.
    2. Igazíts a kockákon, ha akarsz.
    3. Adj át egy háztömböt a másik játékosnak.
    4. Pontozd a többi { $others } háztömböt. Utána ezek is a másik játékoshoz kerülnek, és ő dob a kockáikkal.

planner-rules-adjust-title = A kockák igazítása
planner-rules-adjust-text =
    Újradobás: minden városházáért, amelyet az előző körödben pontoztál, ingyen újradobhatsz egy kockát. Ugyanazt a kockát többször is újradobhatod. A fel nem használt újradobások elvesznek.
    Módosítás: legfeljebb { $changes } kockát módosíthatsz eggyel, felfelé vagy lefelé. Minden módosítás 1 dollárba kerül, így pénz nélkül egyet sem módosíthatsz. Egy kocka egy körben csak egyszer módosítható, akkor is, ha közben újradobod. A 6-os nem fordul felfelé 1-esre, sem az 1-es lefelé 6-osra.
    Az újradobások és a módosítások sorrendje tetszőleges. A zárolt kocka nem igazítható.

planner-rules-pass-title = Egy háztömb átadása
planner-rules-pass-text =
    A { $blocks } háztömb közül bármelyiket átadhatod, azt is, amelyiknek a kockáján igazítottál, és azt is, amelyiket zárolva kaptad. Az átadott háztömb ebben a körben neked nem számít. Zárolva lesz: a másik játékos úgy kapja meg, hogy a kockája nem változik.
    Az átadás után már nem igazíthatsz a kockákon.
    Ha megtartod a háztömböt, amelyet zárolva kaptál, ugyanúgy pontozod, mint a többit. Ezután zárolás nélkül megy át a másik játékoshoz, aki dob a kockájával.
    Az utolsó körödben is átadsz egy háztömböt.

planner-rules-suburbs-title = Kertvárosok és irodák
planner-rules-suburbs-text =
    Minden kertváros (zöld) 1 győzelmi pontot ér. Ezt szorozd meg eggyel többel, mint ahány irodád (piros) van: egy irodánál 2-vel, kettőnél 3-mal és így tovább.
    Példa: 4 kertváros és 2 iroda értéke 4 × 3 = 12 GYP.

planner-rules-commerce-title = Üzletházak és üzemek
planner-rules-commerce-text =
    Minden üzletház (kék) 1 dollárt hoz. Ezt szorozd meg eggyel többel, mint ahány üzemed (sárga) van. Üzem nélkül az üzletházak semmit sem hoznak.
    Példa: 3 üzletház és 1 üzem bevétele 3 × 2 = 6 $.

planner-rules-mixed-title = Vegyes épületek
planner-rules-mixed-text = Minden vegyes épület (zöld és kék) kertvárosnak vagy üzletháznak számít. Ezt minden pontozáskor mindegyiknél te választod meg.

planner-rules-halls-title = Városházák
planner-rules-halls-text = A városháza (lila) { $hall } dollárt hoz és egy ingyenes újradobást a következő körödre. Ehhez a pénzhez nem kell üzem, és semmi sem szorozza vagy duplázza.

planner-rules-parking-title = Parkolók
planner-rules-parking-text =
    Ha pontosan egy parkolód (fekete) van, bármelyik másik épületedről lemondhatsz egyenként { $given } dollárért, a vegyesek kivételével. Az az épület, amelyről lemondasz, mást nem hoz: a városháza se dollárt, se újradobást nem ad, az iroda és az üzem pedig semmit sem szoroz. A fenntartásnál viszont továbbra is számít.
    Ha két vagy több parkolód van, semmiről sem mondasz le. Ehelyett megduplázod a kertvárosaid győzelmi pontjait vagy az üzletházaid pénzét; te választasz. Három vagy több parkoló sem dupláz többet.

planner-rules-upkeep-title = Fenntartás
planner-rules-upkeep-text = A pontozás után számold össze az irodákat és az üzemeket a pontozott { $others } háztömbön: amiről lemondtál, az is számít, az átadott háztömb viszont nem. Ha összesen kettőnél kevesebb van, { $upkeep } dollárt fizetsz, vagy az összes pénzedet, ha nincs annyi. Ebbe az is beleszámít, amit épp most kerestél. Egy iroda és egy üzem már elég ahhoz, hogy ne fizess. A fenntartás sosem kerül győzelmi pontba.

planner-rules-choice-title = Hogyan pontozz
planner-rules-choice-text = Ahol választhatsz, a játék azt javasolja, ami ebben a körben a legtöbbet ér, ha { $exchange } $ annyi, mint 1 GYP. Az utolsó körödben minden teljes { $exchange } dollárodat számolja, a maradékot nem. Másképp is dönthetsz.

planner-rules-end-title = A játszma vége
planner-rules-end-text = { $rounds } forduló után minden teljes { $exchange } dollárból 1 GYP lesz. Az nyer, akinek a legtöbb győzelmi pontja van. Döntetlennél az nyer, akinek a beváltás előtt több pénze volt. Ha az is egyenlő, ketten osztoznak az első helyen.

planner-rules-solo-title = Szóló játék
planner-rules-solo-text =
    { $rounds } köröd van, fordulónként egy. Átadás helyett egy háztömböt félreteszel, zárolva.
    A következő körödben a többi { $others } háztömb kockáival dobsz. A félretett háztömbön nem igazíthatsz, és pontoznod kell, ezért most a többi közül teszel félre egyet. Az utolsó körödben is félreteszel egy háztömböt.
    A győzelmi pontjaid a végén, a pénzedért járókkal együtt, rangot érnek:
    { $ranks }

## On the table: what stands on buttons and papers, and what there is to do

planner-round = { $round }/{ $rounds }. forduló
# For the screen reader: a player with VP, money and free rerolls.
# A block, and what the turn would bring if it were passed.
planner-passing = { $name }. Ha átadod: { $value }
planner-setting-aside = { $name }. Ha félreteszed: { $value }

planner-player =
    { $count ->
        [0] { $name }: { planner-sum }
       *[other] { $name }: { planner-sum }, { planner-rerolls }
    }
planner-rerolls = { $count } újradobás
planner-pass = Átadás
planner-set-aside = Félretétel
planner-double-vp = Dupla GYP
planner-double-money = Dupla pénz
planner-as-proposed = Javaslat szerint
planner-on-average = kb. { planner-sum }
planner-sum-turn = Ez a kör
planner-sum-pass = Ha { ARTICLE($block) } { $block }. háztömböt adod át
planner-sum-set-aside = Ha { ARTICLE($block) } { $block }. háztömböt teszed félre
planner-sum-previous = { $name } előző köre
planner-guide-greens = GYP: kertváros × (iroda + 1)
planner-guide-blues = $: üzletház × (üzem + 1), ha van üzem
planner-guide-town-halls = városháza: 1 $ és a következő körben egy újradobás
planner-guide-parking-lots = 1 parkoló: lemondás, egyenként 2 $; 2: dupláz
planner-guide-upkeep = fenntartás: 5 $, ha 2-nél kevesebb iroda + üzem
planner-say-roll = Dobj a kockákkal
# Somebody has passed this block, whose die stays.
planner-say-roll-others = { $name } átadta { ARTICLE($block) } { $block }. háztömböt: dobj a többivel
planner-say-block = Válassz háztömböt átadásra vagy igazításra
planner-say-block-solo = Válassz háztömböt félretételre vagy igazításra
planner-say-pass = Válassz háztömböt átadásra
planner-say-pass-solo = Válassz háztömböt félretételre
planner-say-step = Add át, vagy igazíts a kockáján
planner-say-step-solo = Tedd félre, vagy igazíts a kockáján
planner-say-adjust = Erősítsd meg, vagy vond vissza, és add át
planner-say-adjust-solo = Erősítsd meg, vagy vond vissza, és tedd félre
planner-say-changed = { ARTICLE($block, start: 1) } { $block }. háztömb kockáját már módosítottad
planner-say-fixed =
    { $why ->
        [money] Add át: a fordításhoz nincs pénz
        [turned] Add át: már három kockát elfordítottál
       *[other] Add át: a kockája most nem igazítható
    }
planner-say-fixed-solo =
    { $why ->
        [money] Tedd félre: a fordításhoz nincs pénz
        [turned] Tedd félre: már három kockát elfordítottál
       *[other] Tedd félre: a kockája most nem igazítható
    }
planner-say-locked = { ARTICLE($block, start: 1) } { $block }. háztömb zárolva van: add át, vagy tartsd meg így
planner-say-set-aside = { ARTICLE($block, start: 1) } { $block }. háztömböt félretetted: most pontoznod kell
planner-say-score = Ezt a hatot csak egyféleképpen pontozhatod
planner-say-mixed = Koppints a vegyes épületre: kertváros vagy üzletház
planner-say-give-up = Koppints egy épületre: lemondás 2 $-ért vagy megtartás
planner-say-mixed-and-give-up = Koppints vegyesre az átváltáshoz, másra a lemondáshoz
planner-say-double = Válassz, mit dupláznak a parkolók: GYP vagy pénz

## What speaks for a move, after its words

# $vp has one digit after the point.
planner-hint-expected = Nagyjából { $vp } GYP a végén
planner-why-reroll = A 6 oldalából { $better } jobb lenne
planner-why-scores-least = Másik hat háztömb sem hozna többet
planner-why-next-turn = A következő körben többet segít
planner-why-gives-little = A másik játékosnak kevesebbet segít
planner-why-brings-most = Másképp sem hozna többet
planner-why-rerolls = Még { $count } újradobást ad a következő körre
planner-why-money = Még { $money } $ későbbi módosításra és fenntartásra
planner-why-points = Még { $vp } GYP, és pénzed van elég
planner-hint-brings = Pontozás: { planner-sum }
# What the turn scores otherwise, after the text before.
planner-hint-otherwise = különben { planner-other-sum }
planner-hint-after-changes = még { $more } módosítás után, különben { planner-other-sum }
planner-hint-most = különben legfeljebb { planner-other-sum }
planner-hint-cost = { ARTICLE($count, start: 1) } { $count } módosítás { $money } $-ba kerül
# Why a sum is another one, part by part. $product and $other-product are one of these two.
planner-product = { $count } × { $times }
planner-product-doubled = { $count } × { $times } duplázva
planner-differs-suburbs = Kertváros: { $other-product } helyett { $product }, { planner-vp-differs }
planner-differs-commercial = Üzletház: { $other-product } helyett { $product }, { planner-money-differs }
planner-differs-given-up =
    { $sign ->
        [minus] Kevesebb lemondás: { planner-money-differs }
       *[plus] Több lemondás: { planner-money-differs }
    }
planner-differs-town-halls = Városháza: { planner-money-differs }
# As many dollars as rerolls in the next turn.
planner-differs-town-halls-and-rerolls =
    { $sign ->
        [minus] Városháza: −{ planner-rerolls } és { planner-money-differs }
       *[plus] Városháza: +{ planner-rerolls } és { planner-money-differs }
    }
planner-differs-upkeep = Fenntartás: { planner-money-differs }
planner-differs-no-upkeep = Nincs fenntartás: { planner-money-differs }
planner-vp-differs =
    { $sign ->
        [minus] −{ $vp } GYP
       *[plus] +{ $vp } GYP
    }
planner-money-differs =
    { $sign ->
        [minus] −{ $money } $
       *[plus] +{ $money } $
    }

## A first match: what is explained, 25 words at most each

planner-learn-roll = A kockák minden körben kijelölnek egy-egy épületet a hét háztömbön, amelyek közösek. Dobj mindegyikkel.
planner-learn-turn = A hét épületből hatot pontozol a körödben. Te döntöd el, melyik háztömböt kapja meg úgy, ahogy van, a gépi játékos ({ $name }).
planner-learn-green = A kertvárosok zöldek. Egyenként 1 győzelmi pontot hoznak, szorozva eggyel többel, mint ahány piros irodád van. Az nyer, akinek több győzelmi pontja lesz.
planner-learn-blue = Az üzletházak kékek. Egyenként 1 dollárt hoznak, szorozva eggyel többel, mint ahány sárga üzemed van, de üzem nélkül semmit.
planner-learn-money = Dollárért kockákat fordíthatsz el. A végén minden { $dollars } dollárból egy GYP lesz.
planner-learn-help = { tutorial-help }
planner-learn-block = A számok megmutatják, mit hozna a köröd, ha azt a háztömböt adnád át (szaggatott: a legtöbbet). Érints meg egyet, amelyik nem fog hiányozni.
planner-learn-pass-or-change =
    { $can-change ->
        [yes] A gomb ezt a háztömböt adja át, aztán a többi hatot pontozod. Vagy { $money } dollárért előbb fordítsd el a kockáját: a piros zászló mutatja, mit adj át utána.
       *[other] Add át ezt a háztömböt a gombbal, vagy érints meg egy másikat. Ennek a kockáját most nem módosíthatod.
    }
planner-learn-change = { $money } dollárért a gomb erre az épületre fordítja a kockát: { planner-building }. Körönként három kockát fordíthatsz el, mindegyiket egyszer.
planner-learn-reroll = A kockát ingyen újradobod. Bármi jön is ki, utána még kockákat fordíthatsz, és megválaszthatod, melyik háztömböt adod át.
planner-learn-score = Ez a hat épületed, sorról sorra. Érintsd meg a gombot a pontozáshoz.
planner-learn-mixed-building = Ez az épület vegyes: pontozáskor te döntöd el, hogy kertvárosnak vagy üzletháznak számít.
planner-learn-parking-lot = Ez egy parkoló. Ha egy van, épületekről mondhatsz le egyenként { $money } dollárért, de vegyesről nem. Kettő vagy több megduplázza a győzelmi pontokat vagy az üzletházak pénzét.
planner-learn-mixed = A vegyes épület kertvárosnak vagy üzletháznak számít, ahogy akarod. Érintsd meg, és átváltod.
planner-learn-give-up = Egy parkolóval lemondhatsz épületekről egyenként { $money } dollárért: érintsd meg őket (vegyeset nem lehet). Mást nem hoznak, de a fenntartásnál számítanak.
planner-learn-double = Két parkoló valamit megdupláz: a zöld győzelmi pontjaidat vagy a kék dollárjaidat. A játék a jobbikat javasolja.
planner-learn-scored =
    { $sign ->
        [minus] Ez a kör { $vp } győzelmi pontot hozott, és { $money } dollárba került. A végén minden { $dollars } dollárodból egy GYP lesz.
       *[plus] Ez a kör { $vp } győzelmi pontot és { $money } dollárt hozott. A végén minden { $dollars } dollárodból egy GYP lesz.
    }
planner-learn-upkeep = { $money } dollár fenntartást fizettél, mert a hat épületed közül kettőnél kevesebb volt iroda vagy üzem.
planner-learn-town-hall =
    { $count ->
        [one] A városházád { $money } dollárt hozott, és a következő körödben ingyen újradobhatsz egy kockát.
       *[other] A { $count } városházád egyenként { $money } dollárt hozott, és a következő körödben ugyanennyi ingyenes újradobást.
    }
planner-learn-others = Most { $name } következik. Az átadott háztömb zárolva van: úgy pontozza, ahogy van, vagy visszaadja. A többi hat kockájával újra dob.
planner-learn-no-upkeep = Ha a hat között irodából és üzemből összesen nincs kettő, legfeljebb { $upkeep } dollár fenntartást fizetsz. Már egy iroda és egy üzem is elég.
planner-learn-locked = { $name } átadta neked { ARTICLE($block) } { $block }. háztömböt. Zárolva van: a kockája úgy marad. Pontozd, vagy add vissza.
planner-learn-rerolls =
    { $count ->
        [one] A városházádért ingyen újradobhatsz: érints meg egy háztömböt, aztán a nyilakat.
       *[other] A városházáidért { $count } ingyenes újradobás jár: érints meg egy háztömböt, aztán a nyilakat.
    }
planner-learn-last-round = Ez az utolsó forduló. Utána minden { $dollars } dollárból egy GYP lesz, és az nyer, akinek több győzelmi pontja van.
planner-learn-over = Vége a játszmának. Minden { $dollars } dollárból egy GYP lesz. Nézd meg, ki nyert. Utána a „{ replay-title }” megmutatja, mi volt szerencse, és mi tudás.
