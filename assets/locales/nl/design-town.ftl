### Texts of Design Town alone; every key begins with "town-". Terms are the rulebook's: deck, discard pile, supply, unhappy,
### limit, Buy, Upgrade, Develop, downgrade, VP, and the names of the buildings.

## The cover of the box

town-box-title = Design Town
town-box-text = Durf jij nog een kaart aan?
town-box-minutes = 30 min
town-box-name = Nieuwe partij Design Town: durf jij nog een kaart aan? Voor 1 tot 4 spelers, 30 minuten

## Small words that many texts are made of

town-coins =
    { $coins ->
        [one] { $coins } munt
       *[other] { $coins } munten
    }
town-fee-coins =
    { $fees ->
        [one] { $fees } toeslagmunt
       *[other] { $fees } toeslagmunten
    }
# What is paid: coins for fees, others, or both.
town-payment =
    { $fees ->
        [0]
            { $coins ->
                [0] { town-nothing }
               *[other] { town-coins }
            }
       *[other]
            { $coins ->
                [0] { town-fee-coins }
               *[other] { town-fee-coins } en { town-coins }
            }
    }
# Victory points.
town-vp = { $vp } OP
town-unhappy = { $unhappy } onvrede
town-cards =
    { $cards ->
        [one] { $cards } kaart
       *[other] { $cards } kaarten
    }
town-nothing = niets
# Cards of one kind: "2 Hospitals" would need a plural of each name.
town-counted =
    { $count ->
        [1] { town-card }
       *[other] { $count } × { town-card }
    }

## The buildings, each a name of its own

town-residential-area = Woonwijk
town-apartment = Flatgebouw
town-convenience-store = Buurtwinkel
town-shopping-mall = Winkelcentrum
town-hospital = Ziekenhuis
town-church = Kerk
town-factory = Fabriek
town-power-plant = Energiecentrale
town-central-park = Stadspark
town-station = Station
town-flea-market = Rommelmarkt
town-recycling-bin = Recyclingbak
town-construction-yard = Bouwterrein
town-recycling-centre = Recyclingcentrum

## The same, wherever a text is given a $card or, as the second one, an $other

town-card =
    { $card ->
        [residential-area] { town-residential-area }
        [apartment] { town-apartment }
        [convenience-store] { town-convenience-store }
        [shopping-mall] { town-shopping-mall }
        [hospital] { town-hospital }
        [church] { town-church }
        [factory] { town-factory }
        [power-plant] { town-power-plant }
        [central-park] { town-central-park }
        [station] { town-station }
        [flea-market] { town-flea-market }
        [recycling-bin] { town-recycling-bin }
        [construction-yard] { town-construction-yard }
       *[recycling-centre] { town-recycling-centre }
    }
town-other =
    { $other ->
        [residential-area] { town-residential-area }
        [apartment] { town-apartment }
        [convenience-store] { town-convenience-store }
        [shopping-mall] { town-shopping-mall }
        [hospital] { town-hospital }
        [church] { town-church }
        [factory] { town-factory }
        [power-plant] { town-power-plant }
        [central-park] { town-central-park }
        [station] { town-station }
        [flea-market] { town-flea-market }
        [recycling-bin] { town-recycling-bin }
        [construction-yard] { town-construction-yard }
       *[recycling-centre] { town-recycling-centre }
    }

## What cards do, in a line each; on the card, and when it is shown large

town-effect-forced = Ligt hij boven op je deck, dan moet je hem spelen.
town-effect-wins-with = Win met { $cards } of meer kaarten in deze beurt.
town-effect-next-too = De kaart erna moet je ook spelen.
town-effect-coins-for-unhappy = 1 munt per onvrede tot nu toe, ook deze.
town-effect-raise-limit = Deze beurt limiet +1.
town-effect-discard-bottom = Leg de onderste kaart van je deck af.
town-effect-extra-buy = Deze beurt één keer extra kopen.
town-effect-extra-upgrade = Deze beurt één keer extra opwaarderen, 1 munt korting.
town-effect-may-stay = Je mag hem laten liggen als je schudt.
town-effect-others-discard = Kies boven of onder: alle anderen leggen die kaart af.
town-effect-fees-only = Deze munten zijn alleen voor toeslagen.
town-downgrade-coin = Afwaarderen: +1 munt.
town-downgrade-raise-limit = Afwaarderen: limiet +1.
town-downgrade-vp = Afwaarderen: +1 OP.
town-downgrade-coin-and-upgrade = Afwaarderen: +1 munt, één keer extra opwaarderen.
town-downgrade-give = Bij het bouwen: betaal { town-coins } en geef hem als { town-other } aan een ander.
town-downgrade-give-solo = Bij het bouwen: betaal { town-coins } en haal hem uit het spel.

## What a card brings and costs, when it is shown large. $brings is such as "2 coins, 1 unhappy".

town-card-brings = Levert op: { $brings }.
town-card-cost = Kost { town-coins }.
town-card-fee = Opwaarderen tot { town-other }: { town-coins }.
town-card-back = Achterkant van { town-other }.

## A running match on the shelf, and whose turn it is

town-stage = Design Town, ronde { $round }
town-plays = { $name } speelt
town-begins = { $name } is aan de beurt
town-saves = { $name } is over de limiet
town-chooses = { $name } kiest boven of onder
town-builds = { $name } bouwt

## Set-up

town-setup-solo = Solo speel je tegen een slinkend aanbod: win voordat het op is, in zo weinig mogelijk beurten.
town-setup-first-note = Beginnen is een voordeel: van twee goede spelers wint degene die begint ongeveer 6 van de 10 partijen.
town-setup-cards = Kaarten
town-setup-first-game = Eerste partij
town-setup-first-game-text = Zonder { town-card } en { town-other }.

## Statistics

town-statistics-title = Beurten tot nu toe
town-statistics-note = In een beurt die over de limiet gaat, wordt niets gebouwd. De beurten van alle spelers zijn samen geteld.
town-statistics-ends =
    { $count ->
        [one] Hoe beurten eindigden, { $count } beurt in totaal
       *[other] Hoe beurten eindigden, { $count } beurten in totaal
    }
town-statistics-built =
    { $count ->
        [one] op tijd gestopt: { $count } beurt
       *[other] op tijd gestopt: { $count } beurten
    }
town-statistics-over =
    { $count ->
        [one] over de limiet: { $count } beurt
       *[other] over de limiet: { $count } beurten
    }
# $average has one digit after the point.
town-statistics-length = Kaarten per beurt, gemiddeld { $average }
town-statistics-cards =
    { $count ->
        [one] { $cards } kaarten: { $count } beurt
       *[other] { $cards } kaarten: { $count } beurten
    }
town-statistics-between = { $from }–{ $to }
town-statistics-from = { $from }+
town-statistics-gained =
    { $count ->
        [one] Gekocht, opgewaardeerd of ontwikkeld: { $count } kaart in totaal
       *[other] Gekocht, opgewaardeerd of ontwikkeld: { $count } kaarten in totaal
    }
town-statistics-card =
    { $count ->
        [1] { town-card }: één keer
       *[other] { town-card }: { $count } keer
    }

## Results

town-results-turns = Beurten
# Of all turns that were built in.
town-results-cards = Meeste kaarten
town-results-vp = Meeste OP
town-results-won-vp = { town-vp } in beurt { $turn }
town-results-won-cards = { town-cards } met een { town-card } in beurt { $turn }
town-results-won-both = { town-vp } en { town-cards } in beurt { $turn }
town-results-none =
    { $turns ->
        [one] Niemand won in { $turns } beurt per speler: de partij eindigt onbeslist
       *[other] Niemand won in { $turns } beurten per speler: de partij eindigt onbeslist
    }
town-results-solo-won =
    { $turns ->
        [one] Gewonnen in { $turns } beurt
       *[other] Gewonnen in { $turns } beurten
    }
town-results-solo-lost =
    { $turns ->
        [one] Verloren na { $turns } beurt
       *[other] Verloren na { $turns } beurten
    }
town-results-supply-empty = Het aanbod was op voordat je kon winnen
town-results-too-long =
    { $turns ->
        [one] { $turns } beurt ging voorbij zonder winst
       *[other] { $turns } beurten gingen voorbij zonder winst
    }

## Moves: on buttons, in hints, and what happened

town-move-top = { town-card } is de volgende
town-move-bottom = { town-card } naar de aflegstapel
town-move-play = { town-card } spelen
town-move-play-next = Volgende kaart
town-move-shuffle = Schudden
# Some of the cards named { town-other } stay in the discard pile.
town-move-shuffle-staying =
    { $count ->
        [1] Schudden zonder { town-other }
       *[other] Schudden zonder { $count } × { town-other }
    }
town-move-shuffle-for = Schudden, { town-card } weghalen
town-move-shuffle-staying-for =
    { $count ->
        [1] Schudden zonder { town-other }, { town-card } weghalen
       *[other] Schudden zonder { $count } × { town-other }, { town-card } weghalen
    }
town-move-stop = Stoppen en bouwen
town-move-downgrade = { town-card } afwaarderen
town-move-give-up = Je beurt laten eindigen
town-move-discard-top = Alle anderen leggen hun bovenste kaart af
town-move-discard-bottom = Alle anderen leggen hun onderste kaart af
town-move-buy = { town-card } kopen
town-move-upgrade = { town-card } opwaarderen
town-move-develop = { town-card } ontwikkelen
town-move-give = { town-card } aan { $name } geven
town-move-give-away = { town-card } weghalen
town-move-end = Beurt beëindigen
town-move-win = Partij winnen
# The same with what is paid for it, and what the card is then.
town-told-buy = { town-card } kopen voor { town-payment }
town-told-upgrade = { town-card } opwaarderen voor { town-payment }: { town-other }
town-told-develop = { town-card } ontwikkelen voor { town-payment }: { town-other }
# The player pays for it.
town-told-give = { town-card } aan { $name } geven: kost { town-coins }
town-told-give-away = { town-card } weghalen: kost { town-coins }
town-told-downgrade = { town-card } afwaarderen: { town-brings }
town-brings =
    { $brings ->
        [coin] +1 munt
        [limit] limiet +1
        [vp] +1 OP
       *[coin-and-upgrade] +1 munt, één keer extra opwaarderen
    }
# A whole turn in one line. $built is such as "bought Hospital, upgraded to Church", from the next three.
town-news = { $name }: { town-cards }, { town-vp }; { $built }
town-news-bought = gekocht: { town-card }
town-news-upgraded = opgewaardeerd tot { town-card }
town-news-developed = ontwikkeld tot { town-card }
town-news-nothing = { $name }: { town-cards }, { town-vp }; niets gebouwd
# $line is one of the two before, or one of these two.
town-news-gave =
    { $count ->
        [1] { $line }; gaf { town-card } aan { $to }
       *[other] { $line }; gaf { $count } × { town-card } aan { $to }
    }
town-news-removed =
    { $count ->
        [1] { $line }; haalde { town-card } weg
       *[other] { $line }; haalde { $count } × { town-card } weg
    }
town-news-over = { $name } ging met { town-cards } over de limiet

## What speaks for a move, after its words

town-why-only = Iets anders kun je niet doen
town-why-wins = Deze beurt is goed genoeg om te winnen
town-why-wins-later = Met nog wat afwaarderen is deze beurt goed genoeg om te winnen
town-why-goes-on =
    { $risk ->
        [0] Doorgaan is veilig
       *[other] Het risico dat je beurt daardoor eindigt, is { $risk }%
    }
town-why-stops =
    { $risk ->
        [0] Genoeg voor deze beurt
       *[other] Bij doorgaan is er { $risk }% risico dat je beurt eindigt
    }
town-why-saves =
    { $risk ->
        [0] Je beurt gaat door in plaats van hier te eindigen
       *[other] Misschien redt dit je beurt: { $risk }% risico dat een verplichte kaart er toch een eind aan maakt
    }
town-why-lost = Een kaart die je daarna moet spelen, beëindigt je beurt toch
town-why-not-worth-saving = Voor deze beurt loont afwaarderen niet
town-why-better-deck = Je deck wordt er beter van
town-why-thinner-deck = Je deck is beter af zonder deze kaart
town-why-hurts-more = Dit treft de anderen harder
town-why-nothing-better = Niets wat je kunt bouwen, maakt je deck beter
# $gain is such as "2 coins, 1 VP", or "1 unhappy".
town-hint-plays = Levert { $gain } op bij het spelen
# $gain is such as "5 coins, 2 fee coins", or "nothing".
town-hint-builds = { $gain } om mee te bouwen

## Gestures and keys: each with what it does

town-gesture-deck = Tik op je deck of op de blauwe knop
town-gesture-deck-text = de volgende kaart spelen; is het deck leeg, dan schudden
town-gesture-card = Tik op een andere kaart
town-gesture-card-text = groot bekijken, voor- en achterkant; tik ernaast om die te sluiten
town-gesture-supply = Tik op een kaart in het aanbod
town-gesture-supply-text = beide kanten bekijken; bij het bouwen kopen of ontwikkelen; solo uit het spel halen om te schudden
town-gesture-discard = Tik op een kaart in je aflegstapel
town-gesture-discard-text = beide kanten bekijken; afwaarderen, of bij het bouwen opwaarderen of weggeven
town-gesture-player = Tik op een andere speler
town-gesture-player-text = de kaarten van die speler bekijken
town-keys-arrows = Pijltoetsen
town-keys-arrows-text = van kaart naar kaart, en van de ene mogelijkheid naar de volgende
town-keys-enter-text = bevestigen, of activeren wat gemarkeerd is
town-keys-stop-text = stoppen en bouwen; je beurt laten eindigen als die nog te redden is
town-keys-stacks = 1 t/m 6
town-keys-stacks-text = die kaart in het aanbod openen
town-keys-piles = A
town-keys-piles-text = de volgende kaart in je aflegstapel openen die je nu kunt gebruiken; kan dat met geen enkele, dan gewoon de volgende
town-keys-options = Q, W, E
town-keys-options-text = de eerste, tweede of derde mogelijkheid van een geopende kaart
town-keys-stay = V en B
town-keys-stay-text = bij het schudden één kaart minder of meer laten liggen
town-keys-others-text = de aflegstapel van de volgende speler, en weer terug naar je eigen stapel
town-keys-undo-text = terugnemen, maar niet verder dan tot een getoonde kaart of een beurtwissel
town-keys-dice-text = hoe de beurten tot nu toe verliepen
town-keys-escape-text = een keuze terugnemen, of één stap terug

## Help: at a glance

town-help-open-title = 1. De bovenste kaart ligt altijd open
town-help-open-text = Speel hem, of stop. Je ziet de volgende kaart al voordat de gespeelde kaart telt.
town-help-limit-title = 2. Maximaal { $limit } onvrede
town-help-limit-text = Eén te veel en je beurt eindigt meteen: je bouwt niets.
town-help-build-title = 3. Stop op tijd en bouw één keer
town-help-build-text = Kopen kost munten, opwaarderen een toeslag, ontwikkelen allebei.
town-help-win-title = 4. Win met { $vp } OP in één beurt
town-help-win-text =
    { $cards ->
        [0] Munten en sterren gelden alleen voor deze beurt.
       *[other] Of met { $cards } of meer kaarten in één beurt, waaronder een { $store }. Munten en sterren gelden alleen voor deze beurt.
    }
town-help-risk-title = Wat het percentage betekent
town-help-risk-text = De kaarten onder de open kaart zijn verborgen. Het percentage zegt bij hoeveel van de honderd volgorden je beurt zou eindigen als je doorgaat.

# The price of giving a card away.
town-price =
    { $price ->
        [one] { $price } munt
       *[other] { $price } munten
    }

## What may I do? A word on a card; and why nothing can be built with one

town-choice-read = Lezen
# To all players: a stack is sold out.
town-announce-last = { $name } heeft de laatste { town-card }-kaart uit het aanbod genomen.
town-why-coins =
    { $price ->
        [one] Dat kost { $price } munt, en je hebt er { $there ->
            [0] geen meer.
           *[other] nog { $there }.
        }
       *[other] Dat kost { $price } munten, en je hebt er { $there ->
            [0] geen meer.
           *[other] nog { $there }.
        }
    }
town-why-action = Je hebt deze beurt al gebouwd, en iets extra’s heb je niet meer.
town-why-supply = Deze kaart is op.

## Help: the rules

town-rules-aim-title = Doel van het spel
town-rules-aim-text =
    { $cards ->
        [0] Je stad is een deck kaarten. In je beurt speel je telkens de bovenste kaart, zo vaak je durft. Kaarten leveren munten en overwinningspunten (OP) op, maar sommige maken burgers ontevreden. Bij te veel ontevreden burgers eindigt je beurt meteen, en dan bouw je niets. Stop je op tijd, dan koop je met je munten nieuwe kaarten of verbeter je oude, voor je volgende beurten. Je wint als je stopt met { $vp } of meer OP in één beurt.
       *[other] Je stad is een deck kaarten. In je beurt speel je telkens de bovenste kaart, zo vaak je durft. Kaarten leveren munten en overwinningspunten (OP) op, maar sommige maken burgers ontevreden. Bij te veel ontevreden burgers eindigt je beurt meteen, en dan bouw je niets. Stop je op tijd, dan koop je met je munten nieuwe kaarten of verbeter je oude, voor je volgende beurten. Je wint als je stopt met { $vp } of meer OP in één beurt, of met { $cards } of meer kaarten, waaronder een { $store }.
    }

town-rules-cards-title = De kaarten
town-rules-cards-text =
    Elke kaart heeft aan beide kanten een gebouw. Je koopt een kaart met de voorkant boven, voor het aantal munten linksonder. Het getal in de paarse zeshoek rechtsonder is de toeslag om hem om te draaien naar de achterkant, die meestal beter is. Achterkanten hebben een kader en twee pijlen.
    Je begint met { $homes } × { $home }, 1 × { $flat } en 1 van elke kaart uit het aanbod; geschud vormen ze je eerste deck. { $home } en { $flat } zijn de twee kanten van één kaart; die is niet te koop.
    Met munten betaal je het bouwen, sterren zijn overwinningspunten (OP), en een ontevreden gezicht is een ontevreden burger, dus 1 onvrede. Dat geldt allemaal alleen voor deze beurt.
    Je mag van elk deck de bovenste kaart bekijken, en alle aflegstapels. De volgorde van de andere kaarten in een deck is verborgen.

town-rules-turn-title = Een beurt
town-rules-turn-text =
    1. Speel kaarten, minstens één. Na elke kaart ga je door of stop je.
    2. Bouw, als je wilt.
    Daarna gaan de kaarten die je hebt gespeeld naar je aflegstapel, en is de volgende speler aan de beurt, met de klok mee.

town-rules-play-title = Kaarten spelen
town-rules-play-text =
    De bovenste kaart van je deck ligt altijd open. Speel je hem, dan zie je eerst de kaart eronder. Daarna levert de gespeelde kaart zijn munten, OP en onvrede op, en dan volgt zijn effect.
    Ligt er daarna een { $home } boven op je deck, dan moet je die spelen. Ook wat op een { $mall } volgt, moet je spelen; één kaart kan aan beide voldoen. Een { $home } bovenop moet je ook spelen aan het begin van je beurt en na het schudden. Is een { $mall } de laatste kaart van je deck, dan hoeft er niets te volgen, ook niet als je daarna schudt.
    Een kaart die je moet spelen, wordt voor je gespeeld, tenzij je eerst nog een kaart kunt afwaarderen.
    Is je deck leeg, dan mag je stoppen of doorgaan. Om door te gaan schud je je aflegstapel tot een nieuw deck; de kaarten van deze beurt blijven erbuiten. Dan zie je de bovenste kaart, en weer ga je door of stop je. Is ook je aflegstapel leeg, dan kun je alleen stoppen. Is je deck leeg als je beurt begint, dan schud je eerst.
    Als je schudt, mag je zoveel { $flea }-kaarten in je aflegstapel laten liggen als je wilt, zolang er minstens één kaart in het nieuwe deck komt.

town-rules-limit-title = Ontevreden burgers
town-rules-limit-text =
    Je limiet is { $limit } onvrede. De kaart waarmee je over de limiet gaat, beëindigt je beurt meteen: hij heeft geen effect, de kaarten die je hebt gespeeld gaan naar je aflegstapel, en je bouwt niet en wint niet, hoeveel OP je ook hebt. Ligt er dan een { $home } boven op je deck, dan wacht die tot je volgende beurt.
    Elke { $church } die je speelt of afwaardeert, verhoogt de limiet deze beurt met 1.
    Ben je eenmaal over de limiet, dan kan alleen een { $church } in je aflegstapel je redden: waardeer die meteen af, en je beurt gaat verder met het effect van je laatste kaart. Je mag je beurt ook laten eindigen.

town-rules-downgrade-title = Afwaarderen
town-rules-downgrade-text =
    Sommige achterkanten kunnen je vanuit je aflegstapel nog eens helpen. Draai zo’n kaart om naar de voorkant, en je krijgt wat op de achterkant staat na ‘Afwaarderen’. De kaart blijft in je aflegstapel en wordt niet gespeeld. Om de achterkant weer te gebruiken moet je de kaart eerst opnieuw opwaarderen.
    Je mag zoveel kaarten afwaarderen als je wilt, telkens wanneer je zou kunnen spelen, schudden of stoppen, zelfs vóór je eerste kaart of vóór een kaart die je moet spelen, maar niet terwijl je bouwt. Een groot blauw teken wijst aan welke kaarten je nu kunt afwaarderen.

town-rules-build-title = Bouwen
town-rules-build-text =
    Je hebt één actie, die je niet hoeft te gebruiken:
    Kopen: betaal de prijs van een kaart; hij gaat met de voorkant boven van het aanbod naar je aflegstapel.
    Opwaarderen: betaal de toeslag van een kaart in je aflegstapel en draai hem om naar de achterkant.
    Ontwikkelen: betaal allebei; een kaart gaat met de achterkant boven van het aanbod naar je aflegstapel.
    Met sommige kaarten mag je deze beurt extra kopen of opwaarderen. Dat mag vóór of na je actie, of zonder actie. Bij kopen en opwaarderen gaan je extra’s voor, en bij opwaarderen de goedkoopste het eerst. Ontwikkelen kost altijd je actie.
    Toeslagmunten (paars) gelden alleen voor opwaarderen of voor de toeslag bij ontwikkelen, en die geef je het eerst uit.
    Een kaart die je net hebt gekocht, mag je in dezelfde beurt opwaarderen. De kaarten die je deze beurt hebt gespeeld niet: die liggen nog niet in je aflegstapel. Munten die je niet uitgeeft, vervallen. Van een lege stapel kun je niets kopen.

town-rules-give-title = { $flat }-kaarten weggeven
town-rules-give-text =
    Terwijl je bouwt, mag je zoveel { $flat }-kaarten uit je aflegstapel weggeven als je wilt. Betaal { town-price } per kaart, kies een andere speler en draai de kaart om: hij gaat als { $home } naar de aflegstapel van die speler. Dat kost geen actie, en toeslagmunten kun je er niet voor gebruiken.

town-rules-yard-title = De kaart { $yard }
town-rules-yard-text =
    Speel je deze kaart, kies dan boven of onder: alle andere spelers leggen die kaart van hun deck af, met de klok mee. Een leeg deck verliest niets en wordt niet geschud; zijn ze allemaal leeg, dan valt er niets te kiezen. Komt er zo een { $home } bovenop, dan wacht die op de beurt van zijn eigenaar. Heeft een deck maar één kaart, dan is dat de bovenste én de onderste; dat geldt ook voor je eigen { $factory }.

town-rules-win-title = Einde van het spel
town-rules-win-text =
    { $cards ->
        [0] Je wint aan het einde van je beurt, zelfs als je niets hebt gebouwd, als die beurt { $vp } of meer OP heeft opgeleverd.
       *[other] Je wint aan het einde van je beurt, zelfs als je niets hebt gebouwd, als die beurt { $vp } of meer OP heeft opgeleverd, of als je er { $cards } of meer kaarten in hebt gespeeld, waaronder een { $store }.
    }
    OP en kaarten van eerdere beurten tellen niet, en een beurt die over de limiet gaat, wint nooit. De partij eindigt meteen, en alle anderen delen de tweede plaats. Heeft na { $rounds } beurten per speler nog niemand gewonnen, dan eindigt de partij onbeslist.

town-rules-first-title = Eerste partij
town-rules-first-text =
    Je eerste partijen kun je zonder { $flea } en { $yard } spelen. Je eerste deck is dan kleiner.

town-rules-solo-title = Solo
town-rules-solo-text =
    Van elke kaart liggen er { $supply } in het aanbod, en { $yard } doet niet mee. Elke keer dat je schudt, haal je eerst een kaart naar keuze uit het aanbod uit het spel. Is het aanbod leeg, dan kost schudden niets meer.
    Je wint zoals in elke partij. Je verliest als het aanbod leeg is aan het einde van een beurt waarin je niet wint, of als er { $rounds } beurten voorbijgaan zonder winst. Hoe minder beurten, hoe beter; ook beurten die over de limiet gingen, tellen mee.
    In plaats van { $flat }-kaarten weg te geven mag je ze uit het spel halen, voor { town-price } per kaart.

town-rules-buildings-title = De gebouwen
town-rules-buildings-text =
    Van elke kaart eerst de voorkant, dan de achterkant.

## The table of Design Town

town-top = Boven op het deck: { town-card }
town-open = open
town-downgradable = { town-counted }, nu af te waarderen
town-times = ×{ $count }
town-of = { $count } van { $most }
town-stack = { town-card }, nog { $left }, kost { town-coins }
town-group-supply = Aanbod
town-row-played = Gespeeld
town-row-deck = Volgende uit je deck
town-row-deck-of = Deck van { $name }
town-row-discard = Je aflegstapel
town-row-discard-of = Aflegstapel van { $name }
town-row-discard-empty = Aflegstapel: leeg
town-deck-empty = leeg deck
town-cards-of = De kaarten van { $name }
town-turn = Beurt { $turn }
town-choose = Kiezen
town-confirm-play = Spelen
town-confirm-shuffle = Schudden
town-confirm-downgrade = Afwaarderen
town-stop = Stoppen
town-stay = { $count ->
    [0] Alles schudden
    [one] 1 laten liggen
   *[other] { $count } laten liggen
}
town-stay-fewer = −
town-stay-fewer-name = Eén { town-card } minder laten liggen
town-stay-more = +
town-stay-more-name = Eén { town-card } meer laten liggen

# What can be done with a card that lies open: on a narrow button.
town-option-buy = Kopen voor { $coins }
town-option-upgrade = Opwaarderen voor { $coins }
town-option-develop = Ontwikkelen voor { $coins }
town-option-downgrade = Afwaarderen tot { town-other }: { town-brings }
town-option-give = Aan { $name }, kost { $coins }
town-option-give-away = Weghalen voor { $coins }
town-option-remove = Weghalen en schudden
town-option-top = Bovenste
town-option-bottom = Onderste

town-vp-of = { $vp } van { $most } OP
town-unhappy-of = { $unhappy } van { $limit } onvrede
# What the turn has brought so far, for the screen reader.
town-tally =
    { $fees ->
        [0] { town-coins }, { town-vp-of }, { town-unhappy-of } en { town-cards }
       *[other] { town-coins }, { town-fee-coins }, { town-vp-of }, { town-unhappy-of } en { town-cards }
    }

town-say-play = Speel de bovenste kaart van je deck.
town-say-go-on = Speel de volgende kaart, of stop en bouw.
# The effect of the card that lies on top.
town-say-effect = { town-card }: { $effect }
# Where two things are to be said, each with its full stop.
town-say-both-lines =
    { $first }
    { $second }
town-say-forced = { town-card } moet je spelen.
town-say-was-forced = { town-card } lag bovenop: die moet je altijd spelen.
town-say-was-next = { town-card } moest je spelen na { town-other }.
town-say-exceeds = Met de volgende kaart heb je { $count } onvrede: over de limiet, dan is je beurt voorbij.
town-say-exceeds-but = Met de volgende kaart heb je { $count } onvrede: over de limiet. Dan redt alleen afwaarderen je beurt.
town-say-stop-to-win = Stop en bouw: dan win je!
town-say-shuffle = Je deck is leeg. Schud je aflegstapel, of stop.
town-say-shuffle-first = Je deck is leeg: schud eerst je aflegstapel.
town-say-shuffle-for = Je deck is leeg. Om te schudden kies je een kaart uit het aanbod en haal je die uit het spel.
town-say-nothing-to-shuffle = Er zijn geen kaarten meer te spelen: stop en bouw.
town-say-late = { $count ->
    [0] Dit is je laatste beurt van de partij.
    [one] Na deze heb je nog één beurt.
   *[other] Na deze heb je nog { $count } beurten.
}
town-say-save = Over de limiet: waardeer een kaart af, anders is je beurt voorbij.
town-say-lost = Afwaarderen helpt niet: een kaart die je daarna moet spelen, beëindigt je beurt toch.
town-say-exceeded = Over de limiet: je beurt is voorbij en je bouwt niets.
town-say-end = Alle anderen leggen een kaart af: de bovenste of de onderste?
town-say-build =
    { $develops ->
        [yes] Kopen, opwaarderen of ontwikkelen: kies een kaart, of beëindig je beurt.
       *[no] Kopen of opwaarderen: kies een kaart, of beëindig je beurt.
    }
town-say-ends = Je kunt niets meer bouwen: je beurt eindigt.
town-say-built =
    { $solo ->
        [yes] Je hebt gebouwd. Je kunt nog tegen betaling een kaart weghalen, of je beurt beëindigen.
       *[no] Je hebt gebouwd. Je kunt nog tegen betaling een kaart weggeven, of je beurt beëindigen.
    }
town-say-buy = Je mag nog { $buys ->
    [one] één keer extra kopen.
   *[other] { $buys } keer extra kopen.
}
town-say-upgrade = Je mag nog { $upgrades ->
    [one] één keer extra opwaarderen.
   *[other] { $upgrades } keer extra opwaarderen.
}
town-say-two-extras = Je mag nog { $buys ->
    [one] één keer extra kopen
   *[other] { $buys } keer extra kopen
} en { $upgrades ->
    [one] één keer extra opwaarderen.
   *[other] { $upgrades } keer extra opwaarderen.
}
town-say-build-and-buy = Kies een kaart: je mag één keer bouwen en { $buys ->
    [one] één keer extra kopen.
   *[other] { $buys } keer extra kopen.
}
town-say-build-and-upgrade = Kies een kaart: je mag één keer bouwen en { $upgrades ->
    [one] één keer extra opwaarderen.
   *[other] { $upgrades } keer extra opwaarderen.
}
town-say-build-and-both = Kies een kaart: je mag één keer bouwen en { $buys ->
    [one] één keer extra kopen
   *[other] { $buys } keer extra kopen
} en { $upgrades ->
    [one] één keer extra opwaarderen.
   *[other] { $upgrades } keer extra opwaarderen.
}
town-say-wins = Je hebt genoeg om te winnen: beëindig je beurt!
town-odds = Doorgaan: { $percent }% risico dat een verplichte kaart je beurt beëindigt
town-odds-none = Doorgaan is veilig.
town-odds-saved = Zelfs dan: { $percent }% risico dat een verplichte kaart je beurt beëindigt

town-extra-buys = +{ $count }× kopen
town-extra-upgrades = +{ $count }× opwaarderen
town-flies-coins = +{ $count }
town-flies-limit = limiet +1
town-flies-buy = +1× kopen
town-flies-upgrade = +1× opwaarderen
town-flies-forced = nog een!
town-flies-exceeded = over de limiet!

## A first match: what is explained, 25 words at most each

town-learn-aim = Sterren zijn overwinningspunten (OP) en gelden maar één beurt. Wie als eerste een beurt met { $vp } OP haalt, wint. Elke beurt maakt je deck beter.
town-learn-forced = De bovenste kaart van je deck ligt open. Een { town-card } moet je spelen: dat gaat vanzelf, tenzij je eerst iets anders kunt doen.
town-learn-play = De bovenste kaart van je deck ligt open. Speel hem: je krijgt de munten en sterren die erop staan, maar misschien ook onvrede.
town-learn-unhappy = Hier zie je munten, sterren en onvrede van deze beurt. De limiet is { $limit } onvrede: bij meer eindigt je beurt en bouw je niets.
town-learn-help = { tutorial-help }
town-learn-go-on =
    { $coins ->
        [one] Je hebt { $coins } munt. Ga door, of stop en bouw. Het percentage is het risico dat je beurt eindigt als je doorgaat, verborgen kaarten meegerekend.
       *[other] Je hebt { $coins } munten. Ga door, of stop en bouw. Het percentage is het risico dat je beurt eindigt als je doorgaat, verborgen kaarten meegerekend.
    }
town-learn-effect = { town-card } doet ook iets als je die kaart speelt. { $effect }
town-learn-store = Er is nog een manier om te winnen: speel in één beurt { $cards } of meer kaarten, waaronder een { town-card }.
town-learn-next-too = Door de kaart ervoor moet je ook { town-card } spelen.
town-learn-too-much = Met deze kaart heb je één onvrede te veel: dan is je beurt voorbij en bouw je niets. Stop liever, en bouw.
town-learn-shuffle = Je deck is leeg. Schud je aflegstapel tot een nieuw deck en ga door, of stop, als dat mag.
town-learn-prices = De munt is de prijs van een kaart, de zeshoek de toeslag om op te waarderen: later, in je aflegstapel, of meteen, als je beide betaalt.
town-learn-upgrade = Opwaarderen is een kaart in je aflegstapel omdraaien, voor de toeslag. De kaarten die je net speelde, liggen daar nog niet.
town-learn-develop = Je kunt een kaart ook ontwikkelen: kopen en meteen opwaarderen, voor prijs en toeslag samen.
town-learn-build =
    { $can ->
        [upgrade] { $extra ->
            [yes] Bouw
           *[no] Bouw één keer
        }, met je { town-coins }. Tik op een kaart in je aflegstapel om die op te waarderen, of beëindig je beurt.
        [buy] { $extra ->
            [yes] Bouw
           *[no] Bouw één keer
        }, met je { town-coins }. Tik op een kaart in het aanbod om die te kopen, of beëindig je beurt.
       *[both] { $extra ->
            [yes] Bouw
           *[no] Bouw één keer
        }, met je { town-coins }. Tik op een kaart in het aanbod om te kopen, of in je aflegstapel om op te waarderen.
    }
town-learn-card = Links zie je de kaart, rechts hoe hij er na opwaarderen uitziet. De knop doet wat je kiest. Munten die je niet uitgeeft, vervallen.
town-learn-end =
    { $can ->
        [yes] Je mag nog iets bouwen. Wil je niets meer bouwen, beëindig dan je beurt: wat je hebt gespeeld, gaat naar de aflegstapel.
       *[no] Wil je niets meer bouwen, beëindig dan je beurt: wat je hebt gespeeld, gaat naar de aflegstapel.
    }
town-learn-gained =
    { $ends ->
        [yes] { town-card } ligt nu in je aflegstapel. Is je deck leeg, dan wordt die stapel geschud. Meer kun je niet bouwen, dus je beurt eindigt.
       *[no] { town-card } ligt nu in je aflegstapel. Is je deck leeg, dan wordt die stapel geschud en komt deze kaart weer langs.
    }
town-learn-upgraded =
    { $ends ->
        [yes] De kaart is opgewaardeerd en toont nu zijn andere kant, { town-card }, tot je hem terugdraait. Meer kun je niet bouwen, dus je beurt eindigt.
       *[no] De kaart is opgewaardeerd en toont nu zijn andere kant, { town-card }, tot je hem terugdraait.
    }
town-learn-others = Nu speelt de computerspeler { $name } op dezelfde manier, met een eigen deck.
town-learn-news = Hier lees je wat { $name } intussen heeft gedaan.
town-learn-over-limit = Met { town-card } had je één onvrede te veel: je beurt eindigt en je bouwt niets. Je kaarten liggen gewoon in je aflegstapel.
town-learn-over-limit-theirs = { $name } had één onvrede te veel en heeft deze beurt niets gebouwd.
town-learn-saves = Eén onvrede te veel! Draai een Kerk in je aflegstapel terug, en de limiet gaat één omhoog. Of laat je beurt eindigen.
town-learn-downgrade = In je aflegstapel ligt { town-card }. Zolang je kaarten speelt, mag je die afwaarderen: draai hem terug en krijg wat erop staat.
town-learn-give = Voor { $coins } munten mag je { town-card } terugdraaien en aan een andere speler geven. Jouw deck wordt er beter van, dat van de ander slechter.
town-learn-extra-buy = Naast je ene actie mag je dankzij je kaarten deze beurt nog een keer kopen.
town-learn-extra-upgrade = Naast je ene actie mag je dankzij je kaarten deze beurt nog een keer opwaarderen.
town-learn-wins = Dat is genoeg om te winnen! Speel niets meer waardoor je over de limiet kunt gaan. Rond je beurt af, dan win je.
town-learn-over = De partij is afgelopen: wie een winnende beurt afrondt, wint meteen. Kijk hoe het ging. Daarna toont ‘{ replay-title }’ wat geluk was en wat vaardigheid.
