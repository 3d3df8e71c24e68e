### Texts of City Planner alone; every key begins with "planner-". Terms are the rulebook's: block, suburb, commercial,
### mixed, town hall, parking lot, industry, office, VP, solo, locked, and the names of ranks. Ours: upkeep, give up, adjust
### (reroll or change).

## The cover of the box

planner-box-title = City Planner
planner-box-text = Geef één blok door, scoor er zes
planner-box-minutes = 15 min
planner-box-name = Nieuwe partij City Planner: geef één blok door, scoor er zes, 1 of 2 spelers, 15 minuten

## Signs that many texts are made of

# Dollars. $money never has a sign: $sign says whether they are earned or paid.
planner-money =
    { $sign ->
        [minus] −$ { $money }
       *[plus] $ { $money }
    }
# Victory points.
planner-vp = { $vp } OP
planner-sum = { planner-vp }, { planner-money }
# Another sum, which the first is compared with.
planner-other-sum =
    { $other-sign ->
        [minus] { $other-vp } OP, −$ { $other-money }
       *[plus] { $other-vp } OP, $ { $other-money }
    }

## The buildings: one of them, wherever a text is given a $building

planner-building =
    { $building ->
        [suburb] buitenwijk
        [commerce] handelspand
        [mixed] gemengd gebouw
        [town-hall] stadhuis
        [parking-lot] parkeerterrein
        [industry] industrie
       *[offices] kantoor
    }

## A running match on the shelf

planner-stage = City Planner, ronde { $round } van { $rounds }
planner-adjusts = { $name } stelt dobbelstenen bij
planner-scores = { $name } scoort

## Set-up

planner-setup-solo = Solo speel je om een rang. Het blok dat je opzijlegt, komt in je volgende beurt vergrendeld terug en moet dan scoren.
planner-setup-first-note = Of spreek zelf iets af.

## How often each face and each building came

planner-dice-title = Worpen tot nu toe
planner-dice-faces =
    { $rolls ->
        [one] Geworpen ogen, { $rolls } dobbelsteen in totaal
       *[other] Geworpen ogen, { $rolls } dobbelstenen in totaal
    }
planner-dice-face =
    { $count ->
        [1] { $face }: één keer
       *[other] { $face }: { $count } keer
    }
planner-dice-buildings = Hoe vaak elk gebouw voorkwam
planner-dice-building =
    { $count ->
        [1] { planner-building }: één keer
       *[other] { planner-building }: { $count } keer
    }
planner-dice-note = Geluk is grillig: zulke verschillen zijn meestal puur toeval. Opnieuw werpen telt mee, wijzigen niet.

## Results

planner-results-vp = Gescoord
# What stands above the VP that money becomes.
planner-results-money = Voor geld
# The winner comes first, then the other player. The amounts are dollars.
planner-results-note = Geld aan het einde: { $winner } $ { $winner-money } en { $other } $ { $other-money }
planner-results-tie-note = Evenveel OP, dus het meeste geld wint: { $winner } $ { $winner-money } en { $other } $ { $other-money }
planner-results-rank = Rang
planner-results-solo = { planner-rank } – { planner-vp }
planner-rank =
    { $rank ->
        [intern-architect] Stagiair-architect
        [architectural-designer] Bouwkundig ontwerper
        [architect] Architect
        [firm-partner] Vennoot
       *[emeritus] Emeritus
    }
planner-rank-below = minder dan { $vp } OP: { planner-rank }
planner-rank-from = { $vp } OP of meer: { planner-rank }
planner-rank-next = Nog { $vp } OP tot { planner-rank }

## What six blocks bring, step by step. To the right of each line stands what it brings.

planner-line-suburbs =
    { $suburbs ->
        [one] { $suburbs } buitenwijk × ({ planner-line-offices } + 1)
       *[other] { $suburbs } buitenwijken × ({ planner-line-offices } + 1)
    }
planner-line-offices =
    { $offices ->
        [one] { $offices } kantoor
       *[other] { $offices } kantoren
    }
planner-line-no-offices =
    { $suburbs ->
        [one] { $suburbs } buitenwijk, geen kantoren
       *[other] { $suburbs } buitenwijken, geen kantoren
    }
planner-line-commercial =
    { $industries ->
        [one] Handel: { $commercial } × ({ $industries } industrie + 1)
       *[other] Handel: { $commercial } × ({ $industries } industrieën + 1)
    }
planner-line-no-industry = Handel: { $commercial }, maar geen industrie
planner-line-town-halls =
    { $count ->
        [one] { $count } stadhuis: $ { $money } en volgende beurt een herworp
       *[other] { $count } stadhuizen: elk $ { $money } en volgende beurt een herworp
    }
planner-line-last-town-halls =
    { $count ->
        [one] { $count } stadhuis: $ { $money }
       *[other] { $count } stadhuizen: elk $ { $money }
    }
planner-line-keeps-all = 1 parkeerterrein, niets opgegeven
planner-line-gives-up =
    { $count ->
        [1] 1 parkeerterrein: 1 opgegeven voor $ { $money }
       *[other] 1 parkeerterrein: { $count } opgegeven, elk $ { $money }
    }
planner-line-doubles-vp = { $lots } parkeerterreinen verdubbelen de OP
planner-line-doubles-money = { $lots } parkeerterreinen verdubbelen het handelsgeld
planner-line-doubles-nothing = { $lots } parkeerterreinen, niets te verdubbelen
# Offices and industries together, two or more of them.
planner-line-no-upkeep = geen onderhoud: { $count } kantoren of industrieën
planner-line-no-upkeep-given-up = geen onderhoud: opgegeven telt mee
# Offices and industries together, fewer than two.
planner-line-upkeep =
    { $count ->
        [0] onderhoud: geen kantoor of industrie
       *[other] onderhoud: maar 1 kantoor of industrie
    }
planner-line-upkeep-few = onderhoud: hoogstens 1 kantoor of industrie
planner-line-upkeep-all = onderhoud: al het geld dat er is
planner-line-upkeep-unpaid = onderhoud: geen geld om te betalen

## Moves: on buttons, in hints, and what happened. "Up" is to one pip more, "down" to one pip less.

planner-move-roll = Werpen
planner-move-reroll = Blok { $block }: opnieuw werpen
planner-move-up = Blok { $block }: omhoogdraaien
planner-move-down = Blok { $block }: omlaagdraaien
planner-move-up-for-a-dollar = Blok { $block }: omhoogdraaien voor $ 1
planner-move-down-for-a-dollar = Blok { $block }: omlaagdraaien voor $ 1
planner-move-pass = Blok { $block } doorgeven
planner-move-set-aside = Blok { $block } opzijleggen
planner-move-score = Scoren: { planner-sum }
planner-move-score-six = De zes blokken scoren
# The same, with the building that lies there or will lie there.
planner-told-reroll = Blok { $block } ({ planner-building }): opnieuw werpen
planner-told-up = Blok { $block }: voor $ 1 omhoogdraaien naar { planner-building }
planner-told-down = Blok { $block }: voor $ 1 omlaagdraaien naar { planner-building }
planner-told-pass = Blok { $block } ({ planner-building }) doorgeven
planner-told-set-aside = Blok { $block } ({ planner-building }) opzijleggen
# $line is how a score is made so far, $next one of the ways below.
planner-told-then = { $line }; { $next }
# $blocks is a list of their numbers, $count how many they are.
planner-way-suburb =
    { $count ->
        [one] blok { $blocks } als buitenwijk
       *[other] blokken { $blocks } als buitenwijken
    }
planner-way-commerce =
    { $count ->
        [one] blok { $blocks } als handelspand
       *[other] blokken { $blocks } als handelspanden
    }
planner-way-given-up =
    { $count ->
        [one] blok { $blocks } opgegeven
       *[other] blokken { $blocks } opgegeven
    }
planner-way-double-vp = OP verdubbeld
planner-way-double-money = handel verdubbeld
# What somebody else does.
planner-does-reroll = { $name } werpt de { $face } op blok { $block } opnieuw
planner-does-change = { $name } maakt van de { $from } op blok { $block } een { $to }
planner-does-pass = { $name } geeft blok { $block } ({ planner-building }) door
planner-does-set-aside = { $name } legt blok { $block } ({ planner-building }) opzij
planner-does-score = { $name } scoort { planner-sum }
planner-news = { $name }: { planner-sum }; gaf blok { $block } ({ planner-building }) door

## Names for the screen reader: blocks

planner-block = Blok { $block }: { planner-building }, dobbelsteen { $face }
planner-block-waiting = Blok { $block }, nog niet geworpen
# $block is one of the two above, $mark one of the marks below.
planner-block-marked = { $block }, { $mark }
planner-mark-locked = vergrendeld
planner-mark-passed = doorgegeven
planner-mark-set-aside = opzijgelegd
planner-mark-changed = gewijzigd
planner-mark-fixed = niet bij te stellen
planner-mark-rerolling = wordt opnieuw geworpen
planner-mark-given-up = opgegeven
planner-mark-as-suburb = telt als buitenwijk
planner-mark-as-commerce = telt als handel
planner-mark-chosen = gekozen
# What can be done with its die, and what the turn would bring then: $move is one of the moves above.
planner-offer = { $move }: { $brings }
planner-offer-passing = { $move }: { $brings }, als je daarna blok { $block } doorgeeft
planner-offer-setting-aside = { $move }: { $brings }, als je daarna blok { $block } opzijlegt

## Gestures and keys: each with what it does

planner-gesture-block = Tik op een blok
planner-gesture-block-text = kiezen, en zien wat doorgeven of bijstellen oplevert
planner-gesture-drag = Sleep een blok naar de score van de andere speler, of solo naar die van jezelf
planner-gesture-drag-text = doorgeven, of solo opzijleggen
planner-gesture-building = Tik bij het scoren op een gebouw
planner-gesture-building-text = een gemengd gebouw anders laten tellen; met één parkeerterrein een ander gebouw opgeven of houden
planner-keys-arrows = Pijltoetsen
planner-keys-arrows-text = van blok naar blok, en van knop naar knop
planner-keys-enter-text = bevestigen, of activeren wat gemarkeerd is
planner-keys-die = V, B en T
planner-keys-die-text = de dobbelsteen van het gekozen blok omlaag- of omhoogdraaien, of opnieuw werpen
planner-keys-double = X
planner-keys-double-text = met twee parkeerterreinen: OP verdubbelen in plaats van geld, of andersom
planner-keys-block = 1 t/m 7
planner-keys-block-text = het blok met dit nummer kiezen
planner-keys-dice-text = hoe vaak elk aantal ogen en elk gebouw is geworpen
planner-keys-escape-text = één stap terug

## Help: at a glance

planner-help-turn-title = Een beurt: zes van de zeven blokken scoren
planner-help-turn-text =
    2 buitenwijken × (1 kantoor + 1) = 4 OP
    1 handelspand × (1 industrie + 1) = $ 2
    1 stadhuis = $ { $hall } en een herworp in je volgende beurt
    Eén kantoor en één industrie: je hoeft geen $ { $upkeep } onderhoud te betalen.
planner-help-pass-title = Het zevende gaat naar de andere speler
planner-help-pass-text = Het is vergrendeld en houdt zijn dobbelsteen zoals die ligt. De zes andere volgen, en hun dobbelstenen worden opnieuw geworpen.
planner-help-aside-title = Het zevende leg je opzij
planner-help-aside-text = Het komt in je volgende beurt vergrendeld terug en moet dan scoren. De dobbelstenen van de zes andere werp je opnieuw.
planner-help-name =
    { $building ->
        [suburb] Buitenwijk
        [commerce] Handelspand
        [mixed] Gemengd gebouw
        [town-hall] Stadhuis
        [parking-lot] Parkeerterrein
        [industry] Industrie
       *[offices] Kantoor
    }
planner-help-suburb = Per stuk 1 OP, maal je aantal kantoren plus één.
planner-help-commerce = Per stuk $ 1, maal je aantal industrieën plus één. Zonder industrie leveren ze niets op.
planner-help-mixed = Een buitenwijk of een handelspand: dat kies je telkens bij het scoren.
planner-help-town-hall = $ { $hall }, en een gratis herworp in je volgende beurt.
planner-help-parking-lot = Precies één: geef andere gebouwen op voor $ { $given } per stuk, behalve gemengde. Twee of meer: verdubbel de OP van je buitenwijken of het geld van je handelspanden.
planner-help-industry = Vermenigvuldigt je handelspanden. Minder dan twee industrieën en kantoren samen kost $ { $upkeep }.
planner-help-offices = Vermenigvuldigt je buitenwijken. Minder dan twee kantoren en industrieën samen kost $ { $upkeep }.

## What may I do? Words on blocks, as short as can be; and why something cannot be done

planner-choice-pass = Doorgeven
planner-choice-pass-adjust = Doorgeven of bijstellen
planner-choice-aside = Opzij
planner-choice-aside-adjust = Opzij of bijstellen
planner-choice-mixed = Wisselen
planner-choice-give = Opgeven
planner-choice-keep = Houden
planner-why-parking =
    { $lots ->
        [0] Gebouwen opgeven kan alleen met precies één parkeerterrein. Jij hebt er geen.
       *[other] Gebouwen opgeven kan alleen met precies één parkeerterrein. Jij hebt er { $lots }.
    }
planner-why-not-given = Dit gebouw kun je niet opgeven.
planner-why-one-step = Een dobbelsteen draai je één stap: naar een gebouw ernaast.

## Help: the rules

planner-rules-aim-title = Doel van het spel
planner-rules-aim-text =
    Twee spelers bouwen aan dezelfde stad van { $blocks } blokken. Op elk blok ligt een dobbelsteen, die aangeeft welk gebouw telt. In je beurt werp je de dobbelstenen, stel je er een paar bij en geef je één blok door aan de andere speler. Daarna scoor je de andere { $others }: buitenwijken leveren overwinningspunten (OP) op en handelspanden geld. Na { $rounds } ronden wordt ook je geld in OP omgezet, en wie dan de meeste OP heeft, wint. Solo speel je om een zo hoog mogelijke rang.

planner-rules-blocks-title = De blokken
planner-rules-blocks-text =
    Op elk blok staan zes van de zeven gebouwen, één voor elke zijde van zijn dobbelsteen. Alleen het gebouw dat de dobbelsteen aanwijst, telt.
    In je beurt heb je alle { $blocks } blokken.
    Je begint met $ { $start } en 0 OP.

planner-rules-turn-title = Een beurt
planner-rules-turn-text =
    In elke ronde krijgen beide spelers één beurt; de startspeler begint.
    1. Werp de dobbelstenen van alle blokken. Heb je een vergrendeld blok gekregen, dan blijft de dobbelsteen daarop zoals hij ligt.
    2. Stel dobbelstenen bij, als je wilt.
    3. Geef één blok door aan de andere speler.
    4. Scoor de andere { $others }. Daarna gaan ook die naar de andere speler, die hun dobbelstenen werpt.

planner-rules-adjust-title = Dobbelstenen bijstellen
planner-rules-adjust-text =
    Opnieuw werpen: voor elk stadhuis dat je in je vorige beurt hebt gescoord, mag je één keer gratis een dobbelsteen opnieuw werpen. Dat mag ook meer dan eens met dezelfde dobbelsteen. Herworpen die je niet gebruikt, vervallen.
    Wijzigen: je mag hoogstens { $changes } dobbelstenen wijzigen, elk met één omhoog of omlaag. Elke wijziging kost $ 1, dus zonder geld kun je niets wijzigen. Een dobbelsteen mag je per beurt maar één keer wijzigen, ook als je hem tussendoor opnieuw werpt. Een 6 kan niet omhoog naar 1, en een 1 niet omlaag naar 6.
    Opnieuw werpen en wijzigen mag je in elke volgorde doen. Een vergrendelde dobbelsteen kun je niet bijstellen.

planner-rules-pass-title = Een blok doorgeven
planner-rules-pass-text =
    Geef een van de { $blocks } blokken door. Dat mag ook een blok zijn waarvan je de dobbelsteen hebt bijgesteld, of het blok dat je vergrendeld hebt gekregen. Het blok dat je doorgeeft, telt deze beurt niet voor jou. Het is vergrendeld: de andere speler krijgt het met de dobbelsteen zoals die ligt.
    Na het doorgeven kun je geen dobbelstenen meer bijstellen.
    Houd je het blok dat je vergrendeld hebt gekregen, dan scoort het net als elk ander. Daarna gaat het zonder vergrendeling naar de andere speler en wordt de dobbelsteen weer geworpen.
    Ook in je laatste beurt geef je een blok door.

planner-rules-suburbs-title = Buitenwijken en kantoren
planner-rules-suburbs-text =
    Elke buitenwijk (groen) scoort 1 OP. Vermenigvuldig dat met je aantal kantoren (rood) plus één: met 2 bij één kantoor, met 3 bij twee, enzovoort.
    Voorbeeld: 4 buitenwijken en 2 kantoren leveren 4 × 3 = 12 OP op.

planner-rules-commerce-title = Handelspanden en industrie
planner-rules-commerce-text =
    Elk handelspand (blauw) levert $ 1 op. Vermenigvuldig dat met je aantal industrieën (geel) plus één. Zonder industrie leveren handelspanden niets op.
    Voorbeeld: 3 handelspanden en 1 industrie leveren 3 × 2 = $ 6 op.

planner-rules-mixed-title = Gemengde gebouwen
planner-rules-mixed-text =
    Elk gemengd gebouw (groen en blauw) telt als buitenwijk of als handelspand. Dat kies je voor elk gebouw apart, elke keer dat je scoort.

planner-rules-halls-title = Stadhuizen
planner-rules-halls-text =
    Een stadhuis (paars) levert $ { $hall } op en een gratis herworp voor je volgende beurt. Voor dit geld is geen industrie nodig, en niets vermenigvuldigt of verdubbelt het.

planner-rules-parking-title = Parkeerterreinen
planner-rules-parking-text =
    Met precies één parkeerterrein (zwart) mag je andere gebouwen opgeven voor $ { $given } per stuk, zoveel je wilt, behalve gemengde. Een gebouw dat je opgeeft, scoort niets: een stadhuis levert geen dollar en geen herworp op, en een kantoor of industrie vermenigvuldigt niets. Voor het onderhoud telt het nog wel mee.
    Met twee of meer parkeerterreinen geef je niets op. In plaats daarvan verdubbel je de OP van je buitenwijken of het geld van je handelspanden, wat je maar wilt. Met drie of meer parkeerterreinen wordt het niet méér dan het dubbele.

planner-rules-upkeep-title = Onderhoud
planner-rules-upkeep-text =
    Tel na het scoren de kantoren en industrieën op de { $others } blokken die je hebt gescoord: opgegeven gebouwen tellen mee, het doorgegeven blok niet. Zijn het er samen minder dan twee, dan betaal je $ { $upkeep }, of al je geld als je minder hebt. Wat je net hebt verdiend, hoort daar ook bij. Met één kantoor en één industrie betaal je al niets. Onderhoud kost nooit OP.

planner-rules-choice-title = Hoe je scoort
planner-rules-choice-text =
    Valt er iets te kiezen, dan stelt het spel voor wat deze beurt het meest oplevert, waarbij $ { $exchange } telt als 1 OP. In je laatste beurt telt alleen elke volle $ { $exchange } van je geld. Je mag altijd iets anders kiezen.

planner-rules-end-title = Einde van het spel
planner-rules-end-text =
    Na { $rounds } ronden is elke volle $ { $exchange } goed voor 1 OP. Wie de meeste OP heeft, wint. Bij een gelijke stand wint de speler die vóór dit omwisselen het meeste geld had. Is ook dat gelijk, dan delen beiden de eerste plaats.

planner-rules-solo-title = Solo
planner-rules-solo-text =
    Je speelt { $rounds } beurten, één per ronde. In plaats van een blok door te geven leg je er een opzij, vergrendeld.
    In je volgende beurt werp je de dobbelstenen van de andere { $others }. Het opzijgelegde blok moet dan scoren en kan niet worden bijgesteld; leg nu dus een van de andere opzij. Ook in je laatste beurt leg je een blok opzij.
    Je OP aan het einde, met die voor je geld erbij, bepalen je rang:
    { $ranks }

## On the table: what stands on buttons and papers, and what there is to do

planner-round = Ronde { $round } van { $rounds }
# For the screen reader: a player with VP, money and free rerolls.
# A block, and what the turn would bring if it were passed.
planner-passing = { $name }. Als je het doorgeeft: { $value }
planner-setting-aside = { $name }. Als je het opzijlegt: { $value }

planner-player =
    { $count ->
        [0] { $name }: { planner-sum }
       *[other] { $name }: { planner-sum }, { planner-rerolls }
    }
planner-rerolls =
    { $count ->
        [one] { $count } herworp
       *[other] { $count } herworpen
    }
planner-pass = Blok doorgeven
planner-set-aside = Blok opzijleggen
planner-double-vp = OP verdubbelen
planner-double-money = Handel verdubbelen
planner-as-proposed = Voorstel volgen
planner-on-average = circa { planner-sum }
planner-sum-turn = Deze beurt
planner-sum-pass = Als je blok { $block } doorgeeft
planner-sum-set-aside = Als je blok { $block } opzijlegt
planner-sum-previous = Vorige beurt van { $name }
planner-guide-greens = OP: buitenwijken × (kantoren + 1)
planner-guide-blues = $: met industrie, handel × (industrieën + 1)
planner-guide-town-halls = stadhuizen: elk $ 1 en volgende beurt een herworp
planner-guide-parking-lots = 1 parkeerterrein: andere opgeven à $ 2; 2: dubbel
planner-guide-upkeep = onderhoud: $ 5 bij maar 0 of 1 kantoor/industrie
planner-say-roll = Werp de dobbelstenen
# Somebody has passed this block, whose die stays.
planner-say-roll-others = { $name } gaf blok { $block } door: werp de andere
planner-say-block = Tik op een blok: doorgeven of bijstellen
planner-say-block-solo = Tik op een blok: opzijleggen of bijstellen
planner-say-pass = Tik op een blok om het door te geven
planner-say-pass-solo = Tik op een blok om het opzij te leggen
planner-say-step = Geef het door of stel de dobbelsteen bij
planner-say-step-solo = Leg het opzij of stel de dobbelsteen bij
planner-say-adjust = Bevestig, of neem dit terug en geef het blok door
planner-say-adjust-solo = Bevestig, of neem dit terug en leg het blok opzij
planner-say-changed = De dobbelsteen van blok { $block } is al gewijzigd
planner-say-fixed =
    { $why ->
        [money] Geef het door: er is geen geld om te draaien
        [turned] Geef het door: er zijn al drie gedraaid
       *[other] Geef het door: bijstellen kan nu niet
    }
planner-say-fixed-solo =
    { $why ->
        [money] Leg het opzij: er is geen geld om te draaien
        [turned] Leg het opzij: er zijn al drie gedraaid
       *[other] Leg het opzij: bijstellen kan nu niet
    }
planner-say-locked = Blok { $block } is vergrendeld: geef het door of laat het zo
planner-say-set-aside = Blok { $block } was opzijgelegd: nu moet het scoren
planner-say-score = Deze zes kun je maar op één manier scoren
planner-say-mixed = Tik op een gemengd gebouw: buitenwijk of handel
planner-say-give-up = Tik op een gebouw: opgeven voor $ 2, of houden
planner-say-mixed-and-give-up = Tik op gemengd om te wisselen, op andere om op te geven
planner-say-double = Kies wat parkeerterreinen verdubbelen: OP of geld

## What speaks for a move, after its words

# $vp has one digit after the point.
planner-hint-expected = Ongeveer { $vp } OP aan het einde
planner-why-reroll =
    { $better ->
        [one] { $better } van de 6 zijden is beter
       *[other] { $better } van de 6 zijden zijn beter
    }
planner-why-scores-least = Geen ander zestal scoort meer
planner-why-next-turn = Helpt meer in je volgende beurt
planner-why-gives-little = Helpt de andere speler minder
planner-why-brings-most = Meer scoren kan niet
planner-why-rerolls =
    { $count ->
        [one] Geeft volgende beurt { $count } herworp meer
       *[other] Geeft volgende beurt { $count } herworpen meer
    }
planner-why-money = Levert $ { $money } meer op, voor latere wijzigingen en onderhoud
planner-why-points = Scoort { $vp } OP meer, en geld heb je genoeg
planner-hint-brings = Scoort { planner-sum }
# What the turn scores otherwise, after the text before.
planner-hint-otherwise = in plaats van { planner-other-sum }
planner-hint-after-changes =
    { $more ->
        [one] na nog { $more } wijziging, in plaats van { planner-other-sum }
       *[other] na nog { $more } wijzigingen, in plaats van { planner-other-sum }
    }
planner-hint-most = in plaats van maximaal { planner-other-sum }
planner-hint-cost = De { $count } wijzigingen kosten $ { $money }
# Why a sum is another one, part by part. $product and $other-product are one of these two.
planner-product = { $count } × { $times }
planner-product-doubled = { $count } × { $times } verdubbeld
planner-differs-suburbs = Buitenwijken { $product } in plaats van { $other-product }: { planner-vp-differs }
planner-differs-commercial = Handel { $product } in plaats van { $other-product }: { planner-money-differs }
planner-differs-given-up =
    { $sign ->
        [minus] Minder opgegeven: { planner-money-differs }
       *[plus] Meer opgegeven: { planner-money-differs }
    }
planner-differs-town-halls = Stadhuizen: { planner-money-differs }
# As many dollars as rerolls in the next turn.
planner-differs-town-halls-and-rerolls = Stadhuizen: { planner-rerolls } en { planner-money-differs }
planner-differs-upkeep = Onderhoud: { planner-money-differs }
planner-differs-no-upkeep = Geen onderhoud: { planner-money-differs }
planner-vp-differs =
    { $sign ->
        [minus] { $vp } OP minder
       *[plus] { $vp } OP meer
    }
planner-money-differs =
    { $sign ->
        [minus] $ { $money } minder
       *[plus] $ { $money } meer
    }

## A first match: what is explained, 25 words at most each

planner-learn-roll = Jullie delen zeven blokken. In elke beurt kiezen de dobbelstenen op elk blok één gebouw. Werp ze allemaal.
planner-learn-turn = In je beurt scoor je zes van de zeven gebouwen. Jij kiest welk blok de computerspeler { $name } krijgt, zoals het is.
planner-learn-green = Buitenwijken zijn groen. Elke levert 1 overwinningspunt (OP) op, maal het aantal rode kantoren plus één. Wie de meeste OP heeft, wint.
planner-learn-blue = Handelspanden zijn blauw. Elk levert $ 1 op, maal het aantal gele industrieën plus één, maar zonder industrie niets.
planner-learn-money = Met dollars betaal je om dobbelstenen te draaien. Aan het einde is elke $ { $dollars } één OP waard.
planner-learn-help = { tutorial-help }
planner-learn-block = Aan de getallen zie je wat je beurt oplevert als je dat blok doorgeeft (gestippeld: het meest). Tik op een blok dat je kunt missen.
planner-learn-pass-or-change =
    { $can-change ->
        [yes] De knop geeft dit blok door, en de andere zes scoren. Of draai eerst voor $ { $money } de dobbelsteen: rode vlaggen zeggen wat je dan doorgeeft.
       *[other] Geef dit blok door met de knop, of tik op een ander. De dobbelsteen van dit blok kun je nu niet wijzigen.
    }
planner-learn-change = Voor $ { $money } draait de knop de dobbelsteen naar dit gebouw: { planner-building }. Per beurt mag je drie dobbelstenen draaien, elk één keer.
planner-learn-reroll = De dobbelsteen wordt gratis opnieuw geworpen. Wat er ook valt, daarna kun je nog dobbelstenen draaien en kiezen welk blok je doorgeeft.
planner-learn-score = Dit zijn je zes gebouwen, regel voor regel. Tik op de knop om ze te scoren.
planner-learn-mixed-building = Dit gebouw is gemengd: bij het scoren kies je of het als buitenwijk of als handelspand telt.
planner-learn-parking-lot = Dit is een parkeerterrein. Met één mag je gebouwen, maar geen gemengde, opgeven voor $ { $money } per stuk. Twee of meer verdubbelen OP of handelsgeld.
planner-learn-mixed = Een gemengd gebouw telt als buitenwijk of als handelspand, wat je maar wilt. Tik erop om te wisselen.
planner-learn-give-up = Met één parkeerterrein mag je niet-gemengde gebouwen opgeven voor $ { $money } per stuk: tik erop. Daarna tellen ze alleen nog voor het onderhoud.
planner-learn-double = Twee parkeerterreinen verdubbelen iets: je groene OP of je blauwe dollars. Wat het meest oplevert, is al voorgesteld.
planner-learn-scored =
    { $sign ->
        [minus] Deze beurt leverde { $vp } OP op en kostte $ { $money }. Aan het einde is elke $ { $dollars } die je hebt één OP waard.
       *[plus] Deze beurt leverde { $vp } OP en $ { $money } op. Aan het einde is elke $ { $dollars } die je hebt één OP waard.
    }
planner-learn-upkeep = Je hebt $ { $money } onderhoud betaald, omdat er bij je zes gebouwen minder dan twee kantoren of industrieën waren.
planner-learn-town-hall =
    { $count ->
        [one] Je stadhuis leverde $ { $money } op, en in je volgende beurt mag je één dobbelsteen gratis opnieuw werpen.
       *[other] Je { $count } stadhuizen leverden elk $ { $money } op, en voor je volgende beurt evenveel gratis herworpen.
    }
planner-learn-others = Nu is { $name } aan de beurt. Jouw blok is vergrendeld: het scoort zoals het is, of komt terug. De andere zes worden opnieuw geworpen.
planner-learn-no-upkeep = Zijn er bij de zes niet minstens twee kantoren of industrieën, dan betaal je hoogstens $ { $upkeep } onderhoud. Van elk één is genoeg.
planner-learn-locked = { $name } gaf je blok { $block } door. Het is vergrendeld: de dobbelsteen blijft zoals hij is. Scoor het, of geef het weer door.
planner-learn-rerolls =
    { $count ->
        [one] Je stadhuis geeft je een gratis herworp: tik op een blok en dan op de pijlen.
       *[other] Je stadhuizen geven je { $count } gratis herworpen: tik op een blok en dan op de pijlen.
    }
planner-learn-last-round = Dit is de laatste ronde. Daarna is elke $ { $dollars } één OP waard, en wie de meeste OP heeft, wint.
planner-learn-over = De partij is afgelopen. Elke $ { $dollars } is nu één OP waard. Kijk wie er heeft gewonnen. Daarna toont ‘{ replay-title }’ wat geluk was en wat vaardigheid.
