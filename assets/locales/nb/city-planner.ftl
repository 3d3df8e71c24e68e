### Texts of City Planner alone; every key begins with "planner-". Terms are the rulebook's: block, suburb, commercial,
### mixed, town hall, parking lot, industry, office, VP, solo, locked, and the names of ranks. Ours: upkeep, give up, adjust
### (reroll or change).

## The cover of the box

planner-box-title = City Planner
planner-box-text = Gi ett kvartal videre, skår seks
planner-box-minutes = 15 min
planner-box-name = Nytt parti City Planner: Gi ett kvartal videre, skår seks, 1 eller 2 spillere, 15 minutter

## Signs that many texts are made of

# Dollars. $money never has a sign: $sign says whether they are earned or paid.
planner-money =
    { $sign ->
        [minus] −{ $money } $
       *[plus] { $money } $
    }
# Victory points.
planner-vp = { $vp } SP
planner-sum = { planner-vp }, { planner-money }
# Another sum, which the first is compared with.
planner-other-sum =
    { $other-sign ->
        [minus] { $other-vp } SP, −{ $other-money } $
       *[plus] { $other-vp } SP, { $other-money } $
    }

## The buildings: one of them, wherever a text is given a $building

planner-building =
    { $building ->
        [suburb] forstad
        [commerce] handelsbygg
        [mixed] blandet bygning
        [town-hall] rådhus
        [parking-lot] parkeringsplass
        [industry] industri
       *[offices] kontor
    }

## A running match on the shelf

planner-stage = City Planner, runde { $round } av { $rounds }
planner-adjusts = { $name } justerer terninger
planner-scores = { $name } skårer

## Set-up

planner-setup-solo = Solo spiller du om en rang. Kvartalet du legger til side, kommer låst tilbake neste tur og må skåres.
planner-setup-first-note = Eller avgjør det slik dere vil.

## How often each face and each building came

planner-dice-title = Terningene så langt
planner-dice-faces =
    { $rolls ->
        [one] Tallene, { $rolls } terning i alt
       *[other] Tallene, { $rolls } terninger i alt
    }
planner-dice-face =
    { $count ->
        [1] { $face }: én gang
       *[other] { $face }: { $count } ganger
    }
planner-dice-buildings = Bygningene som kom opp
planner-dice-building =
    { $count ->
        [1] { planner-building }: én gang
       *[other] { planner-building }: { $count } ganger
    }
planner-dice-note = Terninger er lunefulle: Slike forskjeller er som regel bare tilfeldigheter. Omkast telles med, men ikke endringer.

## Results

planner-results-vp = Skåret
# What stands above the VP that money becomes.
planner-results-money = For penger
# The winner comes first, then the other player. The amounts are dollars.
planner-results-note = Penger til slutt: { $winner } { $winner-money } $ og { $other } { $other-money } $
planner-results-tie-note = Like mange SP, så mest penger vinner: { $winner } { $winner-money } $ og { $other } { $other-money } $
planner-results-rank = Rang
planner-results-solo = { planner-rank } – { planner-vp }
planner-rank =
    { $rank ->
        [intern-architect] Arkitektpraktikant
        [architectural-designer] Bygningsdesigner
        [architect] Arkitekt
        [firm-partner] Partner i firmaet
       *[emeritus] Emeritus
    }
planner-rank-below = under { $vp } SP: { planner-rank }
planner-rank-from = minst { $vp } SP: { planner-rank }
planner-rank-next = { $vp } SP unna { planner-rank }

## What six blocks bring, step by step. To the right of each line stands what it brings.

planner-line-suburbs =
    { $suburbs ->
        [one] { $suburbs } forstad × ({ planner-line-offices } + 1)
       *[other] { $suburbs } forsteder × ({ planner-line-offices } + 1)
    }
planner-line-offices =
    { $offices ->
        [one] { $offices } kontor
       *[other] { $offices } kontorer
    }
planner-line-no-offices =
    { $suburbs ->
        [one] { $suburbs } forstad, ingen kontorer
       *[other] { $suburbs } forsteder, ingen kontorer
    }
planner-line-commercial =
    { $industries ->
        [one] { $commercial } handelsbygg × ({ $industries } industri + 1)
       *[other] { $commercial } handelsbygg × ({ $industries } industrier + 1)
    }
planner-line-no-industry = { $commercial } handelsbygg, men ingen industri
planner-line-town-halls =
    { $count ->
        [one] { $count } rådhus: { $money } $ og et omkast i neste tur
       *[other] { $count } rådhus: { $money } $ og et omkast i neste tur for hvert
    }
planner-line-last-town-halls =
    { $count ->
        [one] { $count } rådhus: { $money } $
       *[other] { $count } rådhus: { $money } $ for hvert
    }
planner-line-keeps-all = 1 parkeringsplass, ingenting ofret
planner-line-gives-up =
    { $count ->
        [1] 1 parkeringsplass: 1 ofret for { $money } $
       *[other] 1 parkeringsplass: { $count } ofret, { $money } $ for hver
    }
planner-line-doubles-vp = { $lots } parkeringsplasser dobler SP
planner-line-doubles-money = { $lots } parkeringsplasser dobler handelspengene
planner-line-doubles-nothing = { $lots } parkeringsplasser, ingenting å doble
# Offices and industries together, two or more of them.
planner-line-no-upkeep = slipper vedlikehold: { $count } kontorer eller industrier
planner-line-no-upkeep-given-up = slipper vedlikehold: Ofrede teller med
# Offices and industries together, fewer than two.
planner-line-upkeep =
    { $count ->
        [0] vedlikehold: ingen kontorer eller industrier
       *[other] vedlikehold: bare 1 kontor eller industri
    }
planner-line-upkeep-few = vedlikehold: under 2 kontorer eller industrier
planner-line-upkeep-all = vedlikehold: alle pengene
planner-line-upkeep-unpaid = vedlikehold: ingenting å betale med

## Moves: on buttons, in hints, and what happened. "Up" is to one pip more, "down" to one pip less.

planner-move-roll = Kast
planner-move-reroll = Kvartal { $block }: Kast på nytt
planner-move-up = Kvartal { $block }: Vri opp
planner-move-down = Kvartal { $block }: Vri ned
planner-move-up-for-a-dollar = Kvartal { $block }: Vri opp for 1 $
planner-move-down-for-a-dollar = Kvartal { $block }: Vri ned for 1 $
planner-move-pass = Gi kvartal { $block } videre
planner-move-set-aside = Legg kvartal { $block } til side
planner-move-score = Skår { planner-sum }
planner-move-score-six = Skår de seks kvartalene
# The same, with the building that lies there or will lie there.
planner-told-reroll = Kvartal { $block } ({ planner-building }): Kast på nytt
planner-told-up = Kvartal { $block }: Vri opp til { planner-building } for 1 $
planner-told-down = Kvartal { $block }: Vri ned til { planner-building } for 1 $
planner-told-pass = Gi kvartal { $block } videre: { planner-building }
planner-told-set-aside = Legg kvartal { $block } til side: { planner-building }
# $line is how a score is made so far, $next one of the ways below.
planner-told-then = { $line }; { $next }
# $blocks is a list of their numbers, $count how many they are.
planner-way-suburb =
    { $count ->
        [one] kvartal { $blocks } som forstad
       *[other] kvartal { $blocks } som forsteder
    }
planner-way-commerce =
    { $count ->
        [one] kvartal { $blocks } som handelsbygg
       *[other] kvartal { $blocks } som handelsbygg
    }
planner-way-given-up =
    { $count ->
        [one] kvartal { $blocks } ofret
       *[other] kvartal { $blocks } ofret
    }
planner-way-double-vp = SP doblet
planner-way-double-money = handelspengene doblet
# What somebody else does.
planner-does-reroll = { $name } kaster { $face }-eren på kvartal { $block } på nytt
planner-does-change = { $name } vrir { $from }-eren på kvartal { $block } til en { $to }-er
planner-does-pass = { $name } gir kvartal { $block } ({ planner-building }) videre
planner-does-set-aside = { $name } legger kvartal { $block } ({ planner-building }) til side
planner-does-score = { $name } skårer { planner-sum }
planner-news = { $name }: { planner-sum }; ga kvartal { $block } ({ planner-building }) videre

## Names for the screen reader: blocks

planner-block = Kvartal { $block }: { planner-building }, terning { $face }
planner-block-waiting = Kvartal { $block }, ikke kastet ennå
# $block is one of the two above, $mark one of the marks below.
planner-block-marked = { $block }, { $mark }
planner-mark-locked = låst
planner-mark-passed = gitt videre
planner-mark-set-aside = lagt til side
planner-mark-changed = endret
planner-mark-fixed = kan ikke justeres
planner-mark-rerolling = kastes på nytt
planner-mark-given-up = ofret
planner-mark-as-suburb = teller som forstad
planner-mark-as-commerce = teller som handelsbygg
planner-mark-chosen = valgt
# What can be done with its die, and what the turn would bring then: $move is one of the moves above.
planner-offer = { $move }: { $brings }
planner-offer-passing = { $move }: { $brings }, hvis du så gir kvartal { $block } videre
planner-offer-setting-aside = { $move }: { $brings }, hvis du så legger kvartal { $block } til side

## Gestures and keys: each with what it does

planner-gesture-block = Trykk på et kvartal
planner-gesture-block-text = velg det, og se hva det gir å gi det videre eller justere terningen
planner-gesture-drag = Dra et kvartal til poengene til den andre spilleren, eller solo til dine egne
planner-gesture-drag-text = gi det videre, eller solo: legg det til side
planner-gesture-building = Trykk på en bygning mens du skårer
planner-gesture-building-text = bytt hva en blandet bygning teller som; med én parkeringsplass: ofre en annen bygning, eller behold den
planner-keys-arrows = Piltaster
planner-keys-arrows-text = fra kvartal til kvartal og fra knapp til knapp
planner-keys-enter-text = bekreft, eller aktiver det som er markert
planner-keys-die = V, B og T
planner-keys-die-text = vri terningen på det valgte kvartalet ned eller opp, eller kast den på nytt
planner-keys-double = X
planner-keys-double-text = doble SP i stedet for penger, eller penger i stedet for SP, når du har to parkeringsplasser
planner-keys-block = 1 til 7
planner-keys-block-text = velg kvartalet med dette nummeret
planner-keys-dice-text = hvor ofte hvert tall og hver bygning har kommet opp
planner-keys-escape-text = ett skritt tilbake

## Help: at a glance

planner-help-turn-title = En tur: Seks av sju kvartaler skåres
planner-help-turn-text =
    2 forsteder × (1 kontor + 1) = 4 SP
    1 handelsbygg × (1 industri + 1) = 2 $
    1 rådhus = { $hall } $ og et omkast neste tur
    Ett kontor og én industri: Du slipper { $upkeep } $ i vedlikehold.
planner-help-pass-title = Det sjuende går til den andre spilleren
planner-help-pass-text = Det er låst, og terningen blir liggende som den er. De seks andre følger etter, og terningene på dem kastes.
planner-help-aside-title = Det sjuende legges til side
planner-help-aside-text = Det kommer låst tilbake i neste tur og må skåres. Terningene på de seks andre kastes på nytt.
planner-help-name =
    { $building ->
        [suburb] Forstad
        [commerce] Handelsbygg
        [mixed] Blandet bygning
        [town-hall] Rådhus
        [parking-lot] Parkeringsplass
        [industry] Industri
       *[offices] Kontor
    }
planner-help-suburb = 1 SP for hver, ganget med antall kontorer pluss én.
planner-help-commerce = 1 $ for hvert, ganget med antall industrier pluss én. Uten industri gir de ingenting.
planner-help-mixed = En forstad eller et handelsbygg: Du velger hver gang du skårer.
planner-help-town-hall = { $hall } $ og et gratis omkast i neste tur.
planner-help-parking-lot = Nøyaktig én: Ofre andre bygninger for { $given } $ per bygning, men ikke blandede. To eller flere: Doble SP fra forstedene eller pengene fra handelsbyggene.
planner-help-industry = Ganger opp handelsbyggene dine. Færre enn to industrier og kontorer til sammen koster { $upkeep } $.
planner-help-offices = Ganger opp forstedene dine. Færre enn to kontorer og industrier til sammen koster { $upkeep } $.

## What may I do? Words on blocks, as short as can be; and why something cannot be done

planner-choice-pass = Gi videre
planner-choice-pass-adjust = Gi videre eller juster
planner-choice-aside = Til side
planner-choice-aside-adjust = Til side eller juster
planner-choice-mixed = Bytt
planner-choice-give = Ofre
planner-choice-keep = Behold
planner-why-parking =
    { $lots ->
        [0] Bygninger kan bare ofres med nøyaktig én parkeringsplass. Du har ingen.
       *[other] Bygninger kan bare ofres med nøyaktig én parkeringsplass. Du har { $lots }.
    }
planner-why-not-given = Denne kan ikke ofres.
planner-why-one-step = En terning vris ett hakk om gangen: til en bygning ved siden av.

## Help: the rules

planner-rules-aim-title = Mål med spillet
planner-rules-aim-text =
    To spillere planlegger én by på { $blocks } kvartaler. En terning på hvert kvartal viser hvilken bygning som teller. Når det er din tur, kaster du terningene, justerer noen av dem og gir ett kvartal videre til den andre spilleren. Så skårer du de { $others } andre: Forsteder gir seierspoeng (SP), og handelsbygg gir penger. Etter { $rounds } runder blir også pengene til SP, og den som har flest SP, vinner. Solo spiller du om en høy rang.

planner-rules-blocks-title = Kvartalene
planner-rules-blocks-text =
    Hvert kvartal viser seks av de sju bygningene, én for hvert tall på terningen. Bare bygningen som terningen peker ut, teller.
    Når det er din tur, har du alle { $blocks } kvartalene.
    Du begynner med { $start } $ og 0 SP.

planner-rules-turn-title = En tur
planner-rules-turn-text =
    I hver runde har begge spillerne én tur; startspilleren begynner.
    1. Kast terningene på alle kvartalene. Har du fått et låst kvartal, blir terningen på det liggende som den er.
    2. Juster terninger hvis du vil.
    3. Gi ett kvartal videre til den andre spilleren.
    4. Skår de { $others } andre. De går også til den andre spilleren, som kaster terningene på dem.

planner-rules-adjust-title = Justere terninger
planner-rules-adjust-text =
    Omkast: Hvert rådhus du skåret i din forrige tur, lar deg kaste én terning på nytt gratis. Du kan kaste den samme terningen på nytt flere ganger. Omkast du ikke bruker, går tapt.
    Endringer: Du kan endre opptil { $changes } terninger ett hakk, opp eller ned. Hver endring koster 1 $, så uten penger kan du ikke endre noen. En terning kan bare endres én gang per tur, selv om du kaster den på nytt imellom. En 6-er kan ikke vris opp til 1, og en 1-er ikke ned til 6.
    Du kan ta omkast og endringer i den rekkefølgen du vil. En låst terning kan ikke justeres.

planner-rules-pass-title = Gi et kvartal videre
planner-rules-pass-text =
    Gi videre et hvilket som helst av de { $blocks } kvartalene, også et du har justert terningen på, eller det som kom låst til deg. Kvartalet du gir videre, teller ikke for deg denne turen. Det blir låst: Den andre spilleren får det med terningen som den er.
    Når du har gitt et kvartal videre, kan du ikke justere flere terninger.
    Beholder du kvartalet som kom låst til deg, skåres det som de andre. Deretter går det ulåst til den andre spilleren, og terningen kastes.
    Du gir videre et kvartal i din siste tur også.

planner-rules-suburbs-title = Forsteder og kontorer
planner-rules-suburbs-text =
    Hver forstad (grønn) gir 1 SP. Gang med antall kontorer (røde) pluss én: med 2 hvis du har ett kontor, med 3 hvis du har to, og så videre.
    Eksempel: 4 forsteder og 2 kontorer gir 4 × 3 = 12 SP.

planner-rules-commerce-title = Handelsbygg og industri
planner-rules-commerce-text =
    Hvert handelsbygg (blått) gir 1 $. Gang med antall industrier (gule) pluss én. Uten industri gir handelsbygg ingenting.
    Eksempel: 3 handelsbygg og 1 industri gir 3 × 2 = 6 $.

planner-rules-mixed-title = Blandede bygninger
planner-rules-mixed-text =
    Hver blandet bygning (grønn og blå) teller som en forstad eller et handelsbygg. Du velger for hver av dem, hver gang du skårer.

planner-rules-halls-title = Rådhus
planner-rules-halls-text =
    Et rådhus (lilla) gir { $hall } $ og et gratis omkast i neste tur. Disse pengene krever ingen industri, og ingenting ganger opp eller dobler dem.

planner-rules-parking-title = Parkeringsplasser
planner-rules-parking-text =
    Med nøyaktig én parkeringsplass (svart) kan du ofre så mange du vil av de andre bygningene dine, unntatt blandede, for { $given } $ per bygning. En bygning du ofrer, skårer ingenting: Et rådhus gir verken dollaren eller omkastet sitt, og et kontor eller en industri ganger ikke opp noe. Den teller likevel med i vedlikeholdet.
    Med to eller flere parkeringsplasser ofrer du ingenting. I stedet dobler du enten SP fra forstedene eller pengene fra handelsbyggene, som du selv vil. Tre eller flere parkeringsplasser dobler ikke mer.

planner-rules-upkeep-title = Vedlikehold
planner-rules-upkeep-text =
    Når du har skåret, teller du kontorene og industriene på de { $others } kvartalene du skåret: Ofrede teller med, men ikke kvartalet du ga videre. Er de færre enn to til sammen, betaler du { $upkeep } $, eller alle pengene dine hvis du har mindre. Det du nettopp tjente, regnes med. Ett kontor og én industri er nok til å slippe å betale. Vedlikehold koster aldri SP.

planner-rules-choice-title = Valg når du skårer
planner-rules-choice-text =
    Når du har et valg, foreslår spillet den måten som er mest verdt denne turen, der { $exchange } $ regnes som 1 SP. I din siste tur teller bare penger som kan veksles inn, { $exchange } $ om gangen. Du kan alltid velge en annen måte.

planner-rules-end-title = Spillet slutter
planner-rules-end-text =
    Etter { $rounds } runder veksles pengene inn: Hver spiller får 1 SP per { $exchange } $, og det som blir til overs, gir ingenting. Den som har flest SP, vinner. Ved uavgjort vinner den som hadde mest penger før vekslingen. Er det også likt, deler begge førsteplassen.

planner-rules-solo-title = Solo
planner-rules-solo-text =
    Du har { $rounds } turer, én per runde. I stedet for å gi et kvartal videre legger du ett til side, låst.
    I neste tur kaster du terningene på de { $others } andre. Kvartalet du la til side, kan ikke justeres og må skåres, så nå legger du et av de andre til side. Du legger et kvartal til side i din siste tur også.
    Antall SP til slutt, medregnet dem du får for pengene, gir deg en rang:
    { $ranks }

## On the table: what stands on buttons and papers, and what there is to do

planner-round = Runde { $round } av { $rounds }
# For the screen reader: a player with VP, money and free rerolls.
# A block, and what the turn would bring if it were passed.
planner-passing = { $name }. Gir du det videre: { $value }
planner-setting-aside = { $name }. Legger du det til side: { $value }

planner-player =
    { $count ->
        [0] { $name }: { planner-sum }
       *[other] { $name }: { planner-sum }, { planner-rerolls }
    }
planner-rerolls = { $count } omkast
planner-pass = Gi videre
planner-set-aside = Legg til side
planner-double-vp = Doble SP
planner-double-money = Doble handelspenger
planner-as-proposed = Som foreslått
planner-on-average = rundt { planner-sum }
planner-sum-turn = Denne turen
planner-sum-pass = Gir du kvartal { $block } videre
planner-sum-set-aside = Legger du kvartal { $block } til side
planner-sum-previous = Forrige tur: { $name }
planner-guide-greens = SP: forsteder × (kontorer + 1)
planner-guide-blues = $: med industri, handel × (industrier + 1)
planner-guide-town-halls = rådhus: hvert gir 1 $ og et omkast i neste tur
planner-guide-parking-lots = 1 parkeringsplass: ofre andre for 2 $; 2: doble
planner-guide-upkeep = vedlikehold: 5 $ med under 2 kontorer + industrier
planner-say-roll = Kast terningene
# Somebody has passed this block, whose die stays.
planner-say-roll-others = { $name } ga videre kvartal { $block }: Kast de andre
planner-say-block = Velg et kvartal å gi videre eller justere
planner-say-block-solo = Velg et kvartal å legge til side eller justere
planner-say-pass = Velg et kvartal å gi videre
planner-say-pass-solo = Velg et kvartal å legge til side
planner-say-step = Gi videre, eller juster terningen
planner-say-step-solo = Legg til side, eller juster terningen
planner-say-adjust = Bekreft, eller angre og gi videre
planner-say-adjust-solo = Bekreft, eller angre og legg til side
planner-say-changed = Terningen på kvartal { $block } er allerede endret
planner-say-fixed =
    { $why ->
        [money] Gi det videre: Det er ikke penger til å vri terningen
        [turned] Gi det videre: Tre terninger er allerede vridd
       *[other] Gi det videre: Terningen kan ikke justeres nå
    }
planner-say-fixed-solo =
    { $why ->
        [money] Legg det til side: Det er ikke penger til å vri terningen
        [turned] Legg det til side: Tre terninger er allerede vridd
       *[other] Legg det til side: Terningen kan ikke justeres nå
    }
planner-say-locked = Kvartal { $block } er låst: Gi det videre eller behold det
planner-say-set-aside = Kvartal { $block } ble lagt til side: Nå må det skåres
planner-say-score = Disse seks kan bare skåres på én måte
planner-say-mixed = Trykk på en blandet bygning: forstad eller handelsbygg
planner-say-give-up = Trykk på en bygning: Ofre den for 2 $, eller behold den
planner-say-mixed-and-give-up = Trykk på blandede for å bytte, på andre for å ofre
planner-say-double = Velg hva parkeringsplassene dobler: SP eller penger

## What speaks for a move, after its words

# $vp has one digit after the point.
planner-hint-expected = Rundt { $vp } SP til slutt
planner-why-reroll =
    { $better ->
        [one] { $better } av de 6 tallene ville vært bedre
       *[other] { $better } av de 6 tallene ville vært bedre
    }
planner-why-scores-least = Ingen andre seks ville gitt mer
planner-why-next-turn = Det hjelper mer neste tur
planner-why-gives-little = Det hjelper den andre spilleren mindre
planner-why-brings-most = Ingen annen måte gir mer
planner-why-rerolls =
    { $count ->
        [one] Gir { $count } omkast mer neste tur
       *[other] Gir { $count } flere omkast neste tur
    }
planner-why-money = Gir { $money } $ mer til senere endringer og vedlikehold
planner-why-points = Gir { $vp } SP mer, og du har penger nok
planner-hint-brings = Skårer { planner-sum }
# What the turn scores otherwise, after the text before.
planner-hint-otherwise = i stedet for { planner-other-sum }
planner-hint-after-changes =
    { $more ->
        [one] etter { $more } endring til, i stedet for { planner-other-sum }
       *[other] etter { $more } endringer til, i stedet for { planner-other-sum }
    }
planner-hint-most = i stedet for høyst { planner-other-sum }
planner-hint-cost = De { $count } endringene koster { $money } $
# Why a sum is another one, part by part. $product and $other-product are one of these two.
planner-product = { $count } × { $times }
planner-product-doubled = { $count } × { $times } doblet
planner-differs-suburbs = Forsteder { $product } i stedet for { $other-product }: { planner-vp-differs }
planner-differs-commercial = Handel { $product } i stedet for { $other-product }: { planner-money-differs }
planner-differs-given-up =
    { $sign ->
        [minus] Færre ofret: { planner-money-differs }
       *[plus] Flere ofret: { planner-money-differs }
    }
planner-differs-town-halls = Rådhus: { planner-money-differs }
# As many dollars as rerolls in the next turn.
planner-differs-town-halls-and-rerolls = Rådhus: { planner-rerolls } og { planner-money-differs }
planner-differs-upkeep = Vedlikehold: { planner-money-differs }
planner-differs-no-upkeep = Slipper vedlikehold: { planner-money-differs }
planner-vp-differs =
    { $sign ->
        [minus] { $vp } SP mindre
       *[plus] { $vp } SP mer
    }
planner-money-differs =
    { $sign ->
        [minus] { $money } $ mindre
       *[plus] { $money } $ mer
    }

## A first match: what is explained, 25 words at most each

planner-learn-roll = I hver tur velger terningene en bygning på hvert av de sju kvartalene, som dere deler. Kast alle sammen.
planner-learn-turn = Når det er din tur, skårer du seks av de sju bygningene. Du velger hvilket kvartal den datastyrte spilleren, { $name }, får som det er.
planner-learn-green = Forsteder er grønne. Hver gir 1 seierspoeng (SP), ganget med antall røde kontorer pluss én. Flest SP vinner.
planner-learn-blue = Handelsbygg er blå. Hvert gir 1 $, ganget med antall gule industrier pluss én, men ingenting uten industri.
planner-learn-money = Med dollar betaler du for å vri terninger. Til slutt veksles de inn: { $dollars } $ gir ett SP.
planner-learn-help = { tutorial-help }
planner-learn-block = Tallene viser hva turen din gir hvis du gir det kvartalet videre (stiplet: mest). Trykk på et du kan unnvære.
planner-learn-pass-or-change =
    { $can-change ->
        [yes] Knappen gir dette kvartalet videre, og de seks andre skåres. Eller vri først terningen for { $money } $: Røde flagg viser hva du da gir videre.
       *[other] Gi dette kvartalet videre med knappen, eller trykk på et annet. Terningen på dette kan ikke endres nå.
    }
planner-learn-change = For { $money } $ vrir knappen terningen hit: { planner-building }. Du kan vri opptil tre terninger per tur, hver av dem én gang.
planner-learn-reroll = Terningen kastes på nytt, gratis. Uansett hva den viser, kan du fortsatt vri terninger og velge kvartalet du gir videre.
planner-learn-score = Her er de seks bygningene dine, linje for linje. Trykk på knappen for å skåre dem.
planner-learn-mixed-building = Denne bygningen er blandet: Når du skårer, velger du om den teller som forstad eller handelsbygg.
planner-learn-parking-lot = Dette er en parkeringsplass. Med én kan du ofre bygninger, bare ikke blandede, for { $money } $ hver. To eller flere dobler SP eller handelspengene.
planner-learn-mixed = En blandet bygning teller som forstad eller handelsbygg, som du selv vil. Trykk på den for å bytte.
planner-learn-give-up = Med én parkeringsplass kan du ofre bygninger for { $money } $ hver: Trykk på dem, bare ikke blandede. De skårer ellers ingenting, men teller i vedlikeholdet.
planner-learn-double = To parkeringsplasser dobler noe: enten grønne SP eller blå dollar. Det beste er foreslått.
planner-learn-scored =
    { $sign ->
        [minus] Denne turen ga { $vp } SP og kostet { $money } $. Til slutt veksles pengene dine inn: { $dollars } $ gir ett SP.
       *[plus] Denne turen ga { $vp } SP og { $money } $. Til slutt veksles pengene dine inn: { $dollars } $ gir ett SP.
    }
planner-learn-upkeep = Du betalte { $money } $ i vedlikehold fordi færre enn to av de seks bygningene dine var kontorer eller industrier.
planner-learn-town-hall =
    { $count ->
        [one] Rådhuset ditt ga { $money } $, og i neste tur kan du kaste én terning på nytt gratis.
       *[other] De { $count } rådhusene dine ga { $money } $ hvert, og like mange gratis omkast i neste tur.
    }
planner-learn-others = Nå er det { $name } som står for tur. Kvartalet ditt er låst: Det skåres som det er, eller gis tilbake. Terningene på de seks andre kastes på nytt.
planner-learn-no-upkeep = Er det ikke minst to kontorer eller industrier blant de seks, betaler du opptil { $upkeep } $ i vedlikehold. Én av hver er nok.
planner-learn-locked = { $name } ga deg kvartal { $block }. Det er låst: Terningen blir liggende som den er. Skår det, eller gi det videre.
planner-learn-rerolls =
    { $count ->
        [one] Rådhuset ditt gir deg et gratis omkast: Trykk på et kvartal, og så på pilene.
       *[other] Rådhusene dine gir deg { $count } gratis omkast: Trykk på et kvartal, og så på pilene.
    }
planner-learn-last-round = Dette er siste runde. Etter den veksles pengene inn: { $dollars } $ gir ett SP. Flest SP vinner.
planner-learn-over = Partiet er over. Pengene veksles inn: { $dollars } $ gir ett SP. Se hvem som har vunnet. Deretter skiller «{ replay-title }» flaks fra dyktighet.
