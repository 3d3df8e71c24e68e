### Texts of Design Town alone; every key begins with "town-". Terms are the rulebook's: deck, discard pile, supply, unhappy,
### limit, Buy, Upgrade, Develop, downgrade, VP, and the names of the buildings.

## The cover of the box

town-box-title = Design Town
town-box-text = Tør du ett kort til?
town-box-minutes = 30 min
town-box-name = Nytt parti Design Town: Tør du ett kort til? 1 til 4 spillere, 30 minutter

## Small words that many texts are made of

town-coins =
    { $coins ->
        [one] { $coins } mynt
       *[other] { $coins } mynter
    }
town-fee-coins =
    { $fees ->
        [one] { $fees } gebyrmynt
       *[other] { $fees } gebyrmynter
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
               *[other] { town-fee-coins } og { town-coins }
            }
    }
# Victory points.
town-vp = { $vp } SP
town-unhappy =
    { $unhappy ->
        [one] { $unhappy } misfornøyd
       *[other] { $unhappy } misfornøyde
    }
town-cards = { $cards } kort
town-nothing = ingenting
# Cards of one kind: "2 Hospitals" would need a plural of each name.
town-counted =
    { $count ->
        [1] { town-card }
       *[other] { $count } × { town-card }
    }

## The buildings, each a name of its own

town-residential-area = Boligområde
town-apartment = Boligblokk
town-convenience-store = Nærbutikk
town-shopping-mall = Kjøpesenter
town-hospital = Sykehus
town-church = Kirke
town-factory = Fabrikk
town-power-plant = Kraftverk
town-central-park = Bypark
town-station = Stasjon
town-flea-market = Loppemarked
town-recycling-bin = Søppeldunk
town-construction-yard = Anleggsplass
town-recycling-centre = Miljøstasjon

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

town-effect-forced = Må spilles når det ligger øverst.
town-effect-wins-with = Vinn med minst { $cards } kort denne turen.
town-effect-next-too = Neste kort må også spilles.
town-effect-coins-for-unhappy = 1 mynt per misfornøyd så langt, denne medregnet.
town-effect-raise-limit = Grense +1 denne turen.
town-effect-discard-bottom = Nederste kort i kortstokken går til kastebunken.
town-effect-extra-buy = Ett ekstra kjøp denne turen.
town-effect-extra-upgrade = Én ekstra oppgradering denne turen, 1 mynt billigere.
town-effect-may-stay = Kan bli liggende når du stokker.
town-effect-others-discard = Velg øverste eller nederste kort: Alle andre kaster sitt.
town-effect-fees-only = Myntene kan bare brukes til gebyrer.
town-downgrade-coin = Nedgradering: +1 mynt.
town-downgrade-raise-limit = Nedgradering: grense +1.
town-downgrade-vp = Nedgradering: +1 SP.
town-downgrade-coin-and-upgrade = Nedgradering: +1 mynt, én ekstra oppgradering.
town-downgrade-give = Mens du bygger: Betal { town-coins } og gi det bort som { town-other }.
town-downgrade-give-solo = Mens du bygger: Betal { town-coins } og fjern det.

## What a card brings and costs, when it is shown large. $brings is such as "2 coins, 1 unhappy".

town-card-brings = Gir: { $brings }.
town-card-cost = Koster { town-coins }.
town-card-fee = Oppgradering til { town-other }: { town-coins }.
town-card-back = Baksiden av { town-other }.

## A running match on the shelf, and whose turn it is

town-stage = Design Town, runde { $round }
town-plays = { $name } spiller
town-begins = { $name } står for tur
town-saves = { $name } er over grensen
town-chooses = { $name } velger øverst eller nederst
town-builds = { $name } bygger

## Set-up

town-setup-solo = Solo kjemper du mot et utvalg som krymper: Vinn før det er tomt, på så få turer som mulig.
town-setup-first-note = Å starte er en fordel: Mellom to gode spillere vinner den som starter, omtrent 6 av 10 partier.
town-setup-cards = Kort
town-setup-first-game = Første parti
town-setup-first-game-text = Uten kortene { town-card } og { town-other }.

## Statistics

town-statistics-title = Turene så langt
town-statistics-note = I en tur som går over grensen, bygges ingenting. Turene til alle spillerne telles sammen.
town-statistics-ends =
    { $count ->
        [one] Slik endte turene, { $count } tur i alt
       *[other] Slik endte turene, { $count } turer i alt
    }
town-statistics-built =
    { $count ->
        [one] stoppet i tide: { $count } tur
       *[other] stoppet i tide: { $count } turer
    }
town-statistics-over =
    { $count ->
        [one] over grensen: { $count } tur
       *[other] over grensen: { $count } turer
    }
# $average has one digit after the point.
town-statistics-length = Spilte kort per tur, { $average } i snitt
town-statistics-cards =
    { $count ->
        [one] { $cards } kort: { $count } tur
       *[other] { $cards } kort: { $count } turer
    }
town-statistics-between = { $from }–{ $to }
town-statistics-from = { $from }+
town-statistics-gained = Kjøpt, oppgradert eller utviklet: { $count } kort i alt
town-statistics-card =
    { $count ->
        [1] { town-card }: én gang
       *[other] { town-card }: { $count } ganger
    }

## Results

town-results-turns = Turer
# Of all turns that were built in.
town-results-cards = Flest kort
town-results-vp = Flest SP
town-results-won-vp = { town-vp } i tur { $turn }
town-results-won-cards = { town-cards }, deriblant { town-card }, i tur { $turn }
town-results-won-both = { town-vp } og { town-cards } i tur { $turn }
town-results-none =
    { $turns ->
        [one] Ingen vant på { $turns } tur hver: Partiet er uavgjort
       *[other] Ingen vant på { $turns } turer hver: Partiet er uavgjort
    }
town-results-solo-won =
    { $turns ->
        [one] Vunnet på { $turns } tur
       *[other] Vunnet på { $turns } turer
    }
town-results-solo-lost =
    { $turns ->
        [one] Tapt etter { $turns } tur
       *[other] Tapt etter { $turns } turer
    }
town-results-supply-empty = Utvalget tok slutt før du vant
town-results-too-long =
    { $turns ->
        [one] { $turns } tur gikk uten seier
       *[other] { $turns } turer gikk uten seier
    }

## Moves: on buttons, in hints, and what happened

town-move-top = { town-card } er neste
town-move-bottom = { town-card } til kastebunken
town-move-play = Spill { town-card }
town-move-play-next = Neste kort
town-move-shuffle = Stokk
# Some of the cards named { town-other } stay in the discard pile.
town-move-shuffle-staying =
    { $count ->
        [1] Stokk uten { town-other }
       *[other] Stokk uten { $count } × { town-other }
    }
town-move-shuffle-for = Stokk, fjern { town-card }
town-move-shuffle-staying-for =
    { $count ->
        [1] Stokk uten { town-other }, fjern { town-card }
       *[other] Stokk uten { $count } × { town-other }, fjern { town-card }
    }
town-move-stop = Stopp og bygg
town-move-downgrade = Nedgrader { town-card }
town-move-give-up = La turen ta slutt
town-move-discard-top = Alle andre kaster øverste kort
town-move-discard-bottom = Alle andre kaster nederste kort
town-move-buy = Kjøp { town-card }
town-move-upgrade = Oppgrader { town-card }
town-move-develop = Utvikle { town-card }
town-move-give = Gi { town-card } til { $name }
town-move-give-away = Fjern { town-card }
town-move-end = Avslutt turen
town-move-win = Vinn partiet
# The same with what is paid for it, and what the card is then.
town-told-buy = Kjøp { town-card } for { town-payment }
town-told-upgrade = Oppgrader { town-card } til { town-other } for { town-payment }
town-told-develop = Utvikle { town-card } til { town-other } for { town-payment }
# The player pays for it.
town-told-give = Gi { town-card } til { $name }: koster { town-coins }
town-told-give-away = Fjern { town-card }: koster { town-coins }
town-told-downgrade = Nedgrader { town-card }: { town-brings }
town-brings =
    { $brings ->
        [coin] +1 mynt
        [limit] grense +1
        [vp] +1 SP
       *[coin-and-upgrade] +1 mynt, én ekstra oppgradering
    }
# A whole turn in one line. $built is such as "bought Hospital, upgraded to Church", from the next three.
town-news = { $name }: { town-cards }, { town-vp }; { $built }
town-news-bought = kjøpte { town-card }
town-news-upgraded = oppgraderte til { town-card }
town-news-developed = utviklet til { town-card }
town-news-nothing = { $name }: { town-cards }, { town-vp }; bygde ingenting
# $line is one of the two before, or one of these two.
town-news-gave =
    { $count ->
        [1] { $line }; ga { town-card } til { $to }
       *[other] { $line }; ga { $count } × { town-card } til { $to }
    }
town-news-removed =
    { $count ->
        [1] { $line }; fjernet { town-card }
       *[other] { $line }; fjernet { $count } × { town-card }
    }
town-news-over = { $name } gikk over grensen med { town-cards }

## What speaks for a move, after its words

town-why-only = Det er det eneste du kan gjøre
town-why-wins = Turen er god nok til å vinne
town-why-wins-later = Med flere nedgraderinger er turen god nok til å vinne
town-why-goes-on =
    { $risk ->
        [0] Det er trygt å spille videre
       *[other] Å spille videre gir { $risk } % risiko for at turen tar slutt
    }
town-why-stops =
    { $risk ->
        [0] Nok for denne turen
       *[other] Å spille videre ville gitt { $risk } % risiko for at turen tar slutt
    }
town-why-saves =
    { $risk ->
        [0] Turen går videre i stedet for å slutte her
       *[other] Det kan redde turen: Risikoen for at et kort du må spille, likevel avslutter den, er { $risk } %
    }
town-why-lost = Et kort du må spille etterpå, avslutter turen uansett
town-why-not-worth-saving = Denne turen er ikke verdt en nedgradering
town-why-better-deck = Kortstokken din blir bedre av det
town-why-thinner-deck = Kortstokken din er bedre uten dette kortet
town-why-hurts-more = Det rammer de andre hardere
town-why-nothing-better = Ingenting du kan bygge, gjør kortstokken din bedre
# $gain is such as "2 coins, 1 VP", or "1 unhappy".
town-hint-plays = { $gain } når kortet spilles
# $gain is such as "5 coins, 2 fee coins", or "nothing".
town-hint-builds = { $gain } å bygge for

## Gestures and keys: each with what it does

town-gesture-deck = Trykk på kortstokken din eller den blå knappen
town-gesture-deck-text = spill neste kort; stokk når kortstokken er tom
town-gesture-card = Trykk på et annet kort
town-gesture-card-text = se det stort, med forside og bakside; trykk ved siden av for å lukke det
town-gesture-supply = Trykk på et kort i utvalget
town-gesture-supply-text = se begge sidene; kjøp eller utvikle det mens du bygger; solo: fjern det for å stokke
town-gesture-discard = Trykk på et kort i kastebunken din
town-gesture-discard-text = se begge sidene; nedgrader det, eller oppgrader det eller gi det bort mens du bygger
town-gesture-player = Trykk på en annen spiller
town-gesture-player-text = se kortene til den spilleren
town-keys-arrows = Piltaster
town-keys-arrows-text = fra kort til kort, og fra det ene du kan gjøre, til det neste
town-keys-enter-text = bekreft, eller aktiver det som er markert
town-keys-stop-text = stopp og bygg; la turen ta slutt når den kunne vært reddet
town-keys-stacks = 1 til 6
town-keys-stacks-text = åpne det kortet i utvalget
town-keys-piles = A
town-keys-piles-text = åpne neste kort i kastebunken din som kan brukes nå, eller bare det neste hvis ingen kan brukes
town-keys-options = Q, W, E
town-keys-options-text = det første, andre eller tredje du kan gjøre med et åpent kort
town-keys-stay = V og B
town-keys-stay-text = la ett kort mindre eller ett mer bli liggende når du stokker
town-keys-others-text = kastebunken til neste spiller, og tilbake til din egen
town-keys-undo-text = angre, men ikke lenger tilbake enn til et kort som ble vist, eller et turskifte
town-keys-dice-text = hvordan turene har gått så langt
town-keys-escape-text = ta tilbake det som er valgt, eller ett skritt tilbake

## Help: at a glance

town-help-open-title = 1. Øverste kort ligger alltid åpent
town-help-open-text = Spill det, eller stopp. Du ser neste kort før dette teller.
town-help-limit-title = 2. Høyst { $limit } misfornøyde
town-help-limit-text = Én for mange, og turen er over med en gang: Du bygger ingenting.
town-help-build-title = 3. Stopp i tide, og bygg én gang
town-help-build-text = Å kjøpe koster mynter, å oppgradere et gebyr og å utvikle begge deler.
town-help-win-title = 4. Vinn med { $vp } SP i én tur
town-help-win-text =
    { $cards ->
        [0] Mynter og stjerner gjelder bare denne turen.
       *[other] Eller med minst { $cards } kort i én tur, deriblant et { $store }-kort. Mynter og stjerner gjelder bare denne turen.
    }
town-help-risk-title = Hva prosenttallet betyr
town-help-risk-text = Kortene under det åpne er skjult. I så mange av hundre rekkefølger ville turen ta slutt om du spilte videre.

# The price of giving a card away.
town-price =
    { $price ->
        [one] { $price } mynt
       *[other] { $price } mynter
    }

## What may I do? A word on a card; and why nothing can be built with one

town-choice-read = Les
# To all players: a stack is sold out.
town-announce-last = { $name } har fått det siste { town-card }-kortet i utvalget.
town-why-coins =
    { $price ->
        [one] Det koster { $price } mynt, og du har { $there } igjen.
       *[other] Det koster { $price } mynter, og du har { $there } igjen.
    }
town-why-action = Du har allerede bygd denne turen og har ingenting ekstra igjen.
town-why-supply = Det er ingen igjen av dette kortet.

## Help: the rules

town-rules-aim-title = Mål med spillet
town-rules-aim-text =
    { $cards ->
        [0] Byen din er en kortstokk. Når det er din tur, spiller du kort fra toppen, ett om gangen, så mange du tør. De gir mynter og seierspoeng (SP), men noen gjør innbyggere misfornøyde. Blir det for mange misfornøyde innbyggere, er turen over med en gang, og du bygger ingenting. Stopper du i tide, kan du bruke myntene til å kjøpe nye kort eller forbedre gamle til senere turer. Du vinner hvis du stopper med minst { $vp } SP i én tur.
       *[other] Byen din er en kortstokk. Når det er din tur, spiller du kort fra toppen, ett om gangen, så mange du tør. De gir mynter og seierspoeng (SP), men noen gjør innbyggere misfornøyde. Blir det for mange misfornøyde innbyggere, er turen over med en gang, og du bygger ingenting. Stopper du i tide, kan du bruke myntene til å kjøpe nye kort eller forbedre gamle til senere turer. Du vinner hvis du stopper med minst { $vp } SP i én tur, eller med minst { $cards } kort, deriblant et { $store }-kort.
    }

town-rules-cards-title = Kortene
town-rules-cards-text =
    Hvert kort har en bygning på hver side. Du kjøper et kort med forsiden opp, for så mange mynter som det står nede i venstre hjørne. Tallet i den lilla sekskanten nede til høyre er gebyret for å snu kortet til baksiden, som vanligvis er bedre. Baksidene har ramme og to piler.
    Du begynner med { $homes } { $home }-kort, ett { $flat }-kort og ett av hvert kort i utvalget; stokket sammen blir de den første kortstokken din. { $home } og { $flat } er de to sidene av samme kort, og det kan ikke kjøpes.
    Mynter betaler du med når du bygger, stjerner er seierspoeng (SP), og et surt ansikt er en misfornøyd innbygger. Alt dette gjelder bare denne turen.
    Du kan se på det øverste kortet i hver kortstokk og på alle kortene i kastebunkene. Rekkefølgen på resten av kortene i en kortstokk er skjult.

town-rules-turn-title = En tur
town-rules-turn-text =
    1. Spill kort, minst ett. Etter hvert kort spiller du videre eller stopper.
    2. Bygg hvis du vil.
    Så går kortene du spilte, til kastebunken din, og turen går videre til neste spiller med klokka.

town-rules-play-title = Spille kort
town-rules-play-text =
    Det øverste kortet i kortstokken din ligger alltid åpent. Når du spiller det, får du først se kortet under. Så får du mynter, SP og misfornøyde innbyggere fra kortet du spilte, og deretter gjelder effekten av det.
    Etter det må du spille et { $home }-kort som ligger øverst i kortstokken, og det samme gjelder kortet som følger etter et { $mall }-kort; ett kort kan oppfylle begge kravene. Et { $home }-kort øverst må også spilles når turen begynner, og etter at du har stokket. Er et { $mall }-kort det siste i kortstokken, trenger du ikke å spille noe kort etter det, selv om du stokker da.
    Et kort som må spilles, blir spilt for deg, med mindre du kan nedgradere et kort først.
    Når kortstokken er tom, kan du stoppe eller spille videre. Vil du spille videre, stokker du kastebunken til en ny kortstokk; kortene fra denne turen er ikke med. Så ser du det øverste kortet og velger igjen om du vil spille videre eller stoppe. Er kastebunken tom, kan du bare stoppe. Er kortstokken tom når turen din begynner, stokker du først.
    Når du stokker, kan så mange du vil av { $flea }-kortene dine bli liggende i kastebunken, så lenge minst ett kort blir med i den nye kortstokken.

town-rules-limit-title = Misfornøyde innbyggere
town-rules-limit-text =
    Grensen din er { $limit } misfornøyde. Kortet som fører deg over grensen, avslutter turen med en gang: Det har ingen effekt, kortene du spilte, går til kastebunken, og du verken bygger eller vinner, uansett hvor mange SP du har. Et { $home }-kort som da ligger øverst i kortstokken, venter til neste tur.
    Hvert { $church }-kort du spiller eller nedgraderer, hever grensen med 1 denne turen.
    Når du er over grensen, er det bare et { $church }-kort i kastebunken som kan redde deg: Nedgrader det med en gang, så går turen videre med effekten av det siste kortet ditt. Du kan også la turen ta slutt.

town-rules-downgrade-title = Nedgraderinger
town-rules-downgrade-text =
    Noen baksider kan hjelpe deg igjen fra kastebunken. Snu et slikt kort til forsiden, så får du det som står etter «Nedgradering» på baksiden. Kortet blir liggende i kastebunken og spilles ikke. Vil du bruke baksiden igjen, må du først oppgradere kortet på nytt.
    Du kan nedgradere så mange kort du vil hver gang du kan spille, stokke eller stoppe, også før det første kortet ditt eller et kort som må spilles, men ikke mens du bygger. Et stort blått merke viser hvilke kort som kan nedgraderes nå.

town-rules-build-title = Bygge
town-rules-build-text =
    Du har én handling, som du kan la være å bruke:
    Kjøpe: Betal det et kort koster; det går fra utvalget til kastebunken din med forsiden opp.
    Oppgradere: Betal gebyret for et kort i kastebunken din og snu det til baksiden.
    Utvikle: Betal begge deler; et kort går fra utvalget til kastebunken din med baksiden opp.
    Noen kort gir ekstra kjøp og oppgraderinger denne turen. Du kan bruke dem før eller etter handlingen din, eller uten den. Kjøper eller oppgraderer du, brukes de ekstra først, og de billigere oppgraderingene før de andre. Når du utvikler, bruker du alltid handlingen din.
    Gebyrmynter (lilla) kan bare betale for en oppgradering eller for gebyret når du utvikler, og de brukes først.
    Et kort du nettopp har kjøpt, kan oppgraderes i samme tur. Kortene du spilte denne turen, kan ikke oppgraderes: De ligger ikke i kastebunken ennå. Mynter du ikke bruker, går tapt. Fra en tom bunke kan ingenting kjøpes.

town-rules-give-title = Gi bort { $flat }-kort
town-rules-give-text =
    Mens du bygger, kan du gi bort så mange { $flat }-kort fra kastebunken din du vil. Betal { town-price } for hvert, velg en annen spiller og snu kortet: Det går til kastebunken til den spilleren som et { $home }-kort. Det koster ingen handling, og gebyrmynter kan ikke betale for det.

town-rules-yard-title = Kortet { $yard }
town-rules-yard-text =
    Når du spiller det, velger du øverst eller nederst: Alle andre spillere legger det kortet fra kortstokken sin i kastebunken, med klokka. En tom kortstokk mister ingenting og stokkes ikke; er alle tomme, er det ingenting å velge. Et { $home }-kort som da kommer øverst, venter til eieren står for tur. Har en kortstokk bare ett kort, er det både øverst og nederst; det gjelder også for { $factory }-kortet ditt.

town-rules-win-title = Spillet slutter
town-rules-win-text =
    { $cards ->
        [0] Du vinner på slutten av turen din, også om du ikke har bygd noe, hvis turen har gitt minst { $vp } SP.
       *[other] Du vinner på slutten av turen din, også om du ikke har bygd noe, hvis turen har gitt minst { $vp } SP, eller hvis du har spilt minst { $cards } kort i den og et { $store }-kort er blant dem.
    }
    SP og kort fra tidligere turer teller ikke, og en tur som går over grensen, vinner aldri. Partiet er over med en gang, og alle andre deler andreplassen. Har ingen vunnet etter { $rounds } turer hver, er partiet uavgjort.

town-rules-first-title = Første parti
town-rules-first-text =
    De første partiene kan du spille uten { $flea }-kort og { $yard }-kort. Den første kortstokken din er da mindre.

town-rules-solo-title = Solo
town-rules-solo-text =
    Utvalget har { $supply } av hvert kort, og det finnes ikke noe { $yard }-kort. Hver gang du stokker, tar du først et valgfritt kort i utvalget ut av spillet. Når utvalget er tomt, er det gratis å stokke.
    Du vinner som i andre partier. Du taper hvis utvalget er tomt når en tur slutter uten seier, eller hvis { $rounds } turer går uten seier. Færre turer er bedre, og turer som gikk over grensen, teller også.
    I stedet for å gi bort { $flat }-kort kan du ta dem ut av spillet, for { town-price } per kort.

town-rules-buildings-title = Bygningene
town-rules-buildings-text =
    Forsiden av hvert kort, og så baksiden.

## The table of Design Town

town-top = Øverst i kortstokken: { town-card }
town-open = åpent
town-downgradable = { town-counted }, kan nedgraderes nå
town-times = ×{ $count }
town-of = { $count } av { $most }
town-stack = { town-card }, { $left } igjen, koster { town-coins }
town-group-supply = Utvalg
town-row-played = Spilt
town-row-deck = Neste i kortstokken
town-row-deck-of = Kortstokken til { $name }
town-row-discard = Kastebunken din
town-row-discard-of = Kastebunken til { $name }
town-row-discard-empty = Kastebunke: tom
town-deck-empty = tom kortstokk
town-cards-of = Kortene til { $name }
town-turn = Tur { $turn }
town-choose = Velg
town-confirm-play = Spill
town-confirm-shuffle = Stokk
town-confirm-downgrade = Nedgrader
town-stop = Stopp
town-stay = { $count ->
    [0] Stokk alle
    [one] La 1 ligge
   *[other] La { $count } ligge
}
town-stay-fewer = −
town-stay-fewer-name = La ett { town-card }-kort mindre ligge
town-stay-more = +
town-stay-more-name = La ett { town-card }-kort til ligge

# What can be done with a card that lies open: on a narrow button.
town-option-buy = Kjøp for { $coins }
town-option-upgrade = Oppgrader for { $coins }
town-option-develop = Utvikle for { $coins }
town-option-downgrade = Nedgrader til { town-other }: { town-brings }
town-option-give = Til { $name }, koster { $coins }
town-option-give-away = Fjern for { $coins }
town-option-remove = Fjern det og stokk
town-option-top = Øverste kort
town-option-bottom = Nederste kort

town-vp-of = { $vp } av { $most } SP
town-unhappy-of = { $unhappy } av { $limit } misfornøyde
# What the turn has brought so far, for the screen reader.
town-tally =
    { $fees ->
        [0] { town-coins }, { town-vp-of }, { town-unhappy-of } og { town-cards }
       *[other] { town-coins }, { town-fee-coins }, { town-vp-of }, { town-unhappy-of } og { town-cards }
    }

town-say-play = Spill det øverste kortet i kortstokken.
town-say-go-on = Spill neste kort, eller stopp og bygg.
# The effect of the card that lies on top.
town-say-effect = { town-card }: { $effect }
# Where two things are to be said, each with its full stop.
town-say-both-lines =
    { $first }
    { $second }
town-say-forced = { town-card } må spilles.
town-say-was-forced = { town-card } lå øverst og må alltid spilles.
town-say-was-next = { town-card } måtte spilles etter { town-other }.
town-say-exceeds = Neste kort gir { $count } misfornøyde i alt: over grensen, og turen er slutt.
town-say-exceeds-but = Neste kort gir { $count } misfornøyde i alt: over grensen, og bare en nedgradering redder turen.
town-say-stop-to-win = Stopp og bygg, så vinner du!
town-say-shuffle = Kortstokken er tom. Stokk kastebunken, eller stopp.
town-say-shuffle-first = Kortstokken er tom: Stokk kastebunken først.
town-say-shuffle-for = Kortstokken er tom. Fjern først et kort fra utvalget, så kan du stokke.
town-say-nothing-to-shuffle = Du har ingen flere kort å spille: Stopp og bygg.
town-say-late = { $count ->
    [0] Dette er den siste turen din i partiet.
    [one] Du har én tur til etter denne.
   *[other] Du har { $count } turer til etter denne.
}
town-say-save = Over grensen: Nedgrader et kort, ellers er turen over.
town-say-lost = En nedgradering hjelper ikke: Et kort du må spille etterpå, avslutter turen uansett.
town-say-exceeded = Over grensen: Turen er over, og du bygger ingenting.
town-say-end = Hva skal alle andre kaste fra kortstokken sin: øverste eller nederste kort?
town-say-build =
    { $develops ->
        [yes] Velg et kort å kjøpe, oppgradere eller utvikle, eller avslutt turen.
       *[no] Velg et kort å kjøpe eller oppgradere, eller avslutt turen.
    }
town-say-ends = Du kan ikke bygge mer: Turen slutter.
town-say-built =
    { $solo ->
        [yes] Du har bygd. Du kan fortsatt betale for å fjerne et kort, eller avslutte turen.
       *[no] Du har bygd. Du kan fortsatt betale for å gi bort et kort, eller avslutte turen.
    }
town-say-buy = Du har fortsatt { $buys ->
    [one] ett ekstra kjøp.
   *[other] { $buys } ekstra kjøp.
}
town-say-upgrade = Du har fortsatt { $upgrades ->
    [one] én ekstra oppgradering.
   *[other] { $upgrades } ekstra oppgraderinger.
}
town-say-two-extras = Du har fortsatt { $buys ->
    [one] ett ekstra kjøp
   *[other] { $buys } ekstra kjøp
} og { $upgrades ->
    [one] én ekstra oppgradering.
   *[other] { $upgrades } ekstra oppgraderinger.
}
town-say-build-and-buy = Velg et kort: Du kan bygge én gang og har { $buys ->
    [one] ett ekstra kjøp.
   *[other] { $buys } ekstra kjøp.
}
town-say-build-and-upgrade = Velg et kort: Du kan bygge én gang og har { $upgrades ->
    [one] én ekstra oppgradering.
   *[other] { $upgrades } ekstra oppgraderinger.
}
town-say-build-and-both = Velg et kort: Du kan bygge én gang og har { $buys ->
    [one] ett ekstra kjøp
   *[other] { $buys } ekstra kjøp
} og { $upgrades ->
    [one] én ekstra oppgradering.
   *[other] { $upgrades } ekstra oppgraderinger.
}
town-say-wins = Du har nok til å vinne: Avslutt turen!
town-odds = Spiller du videre: { $percent } % risiko for at et kort du må spille, avslutter turen
town-odds-none = Trygt å spille videre.
town-odds-saved = Selv da: { $percent } % risiko for at et kort du må spille, avslutter turen

town-extra-buys = +{ $count } kjøp
town-extra-upgrades = +{ $count } { $count ->
    [one] oppgradering
   *[other] oppgraderinger
}
town-flies-coins = +{ $count }
town-flies-limit = grense +1
town-flies-buy = +1 kjøp
town-flies-upgrade = +1 oppgradering
town-flies-forced = ett til!
town-flies-exceeded = over grensen!

## A first match: what is explained, 25 words at most each

town-learn-aim = Stjerner er seierspoeng (SP) og gjelder bare én tur. Den som først fullfører en tur med { $vp } SP, vinner. Hver tur gjør kortstokken din bedre.
town-learn-forced = Det øverste kortet i kortstokken ligger åpent. { town-card } må spilles: Det skjer av seg selv, hvis du ikke kan gjøre noe annet først.
town-learn-play = Det øverste kortet i kortstokken ligger åpent. Spill det: Det gir mynter og stjerner som vist, men kanskje også en misfornøyd innbygger.
town-learn-unhappy = Her er mynter, stjerner og misfornøyde denne turen. { $limit } misfornøyde er grensen: Med én til er turen over, og ingenting er bygd.
town-learn-help = { tutorial-help }
town-learn-go-on =
    { $coins ->
        [one] Du har { $coins } mynt. Spill videre, eller stopp og bygg. Prosenttallet er risikoen for at turen tar slutt hvis du spiller videre, skjulte kort medregnet.
       *[other] Du har { $coins } mynter. Spill videre, eller stopp og bygg. Prosenttallet er risikoen for at turen tar slutt hvis du spiller videre, skjulte kort medregnet.
    }
town-learn-effect = { town-card } har også en effekt når kortet spilles. { $effect }
town-learn-store = Du kan vinne på en annen måte også: Spill minst { $cards } kort i én tur, med et { town-card }-kort blant dem.
town-learn-next-too = Kortet før gjør at { town-card } også må spilles.
town-learn-too-much = Dette kortet gir én misfornøyd for mange: Turen ville vært over, og ingenting bygd. Stopp heller, og bygg.
town-learn-shuffle = Kortstokken din er tom. Stokk kastebunken til en ny kortstokk og spill videre, eller stopp hvis du kan.
town-learn-prices = Mynten er prisen på et kort, sekskanten gebyret for å oppgradere det: senere, i kastebunken din, eller straks, hvis du betaler begge.
town-learn-upgrade = Å oppgradere er å snu et kort i kastebunken til den andre siden, for gebyret. Kortene du nettopp spilte, ligger ikke der ennå.
town-learn-develop = Du kan også utvikle et kort: kjøpe og oppgradere det på én gang, for pris og gebyr til sammen.
town-learn-build =
    { $can ->
        [upgrade] { $extra ->
            [yes] Bygg
           *[no] Bygg én gang
        }; du har { town-coins }. Trykk på et kort i kastebunken for å oppgradere det, eller avslutt turen.
        [buy] { $extra ->
            [yes] Bygg
           *[no] Bygg én gang
        }; du har { town-coins }. Trykk på et kort i utvalget for å kjøpe det, eller avslutt turen.
       *[both] { $extra ->
            [yes] Bygg
           *[no] Bygg én gang
        }; du har { town-coins }. Trykk på et kort i utvalget for å kjøpe det, eller i kastebunken for å oppgradere det.
    }
town-learn-card = Til venstre er kortet, til høyre den andre siden, etter en oppgradering. Knappen gjør det som er valgt. Ubrukte mynter går tapt.
town-learn-end =
    { $can ->
        [yes] Du kan bygge noe mer. Vil du ikke bygge mer, avslutter du turen: Det du har spilt, går i kastebunken.
       *[no] Vil du ikke bygge mer, avslutter du turen: Det du har spilt, går i kastebunken.
    }
town-learn-gained =
    { $ends ->
        [yes] { town-card } ligger i kastebunken, som stokkes når kortstokken er tom. Du kan ikke bygge mer, så turen slutter.
       *[no] { town-card } ligger i kastebunken, som stokkes når kortstokken er tom: Da dukker kortet opp igjen.
    }
town-learn-upgraded =
    { $ends ->
        [yes] Kortet er oppgradert: Nå viser det den andre siden, { town-card }, til det eventuelt blir snudd tilbake. Du kan ikke bygge mer, så turen slutter.
       *[no] Kortet er oppgradert: Nå viser det den andre siden, { town-card }, til det eventuelt blir snudd tilbake.
    }
town-learn-others = Nå spiller den datastyrte spilleren, { $name }, på samme måte, med sin egen kortstokk.
town-learn-news = Her kan du lese hva { $name } gjorde i mellomtiden.
town-learn-over-limit = { town-card } ga én misfornøyd for mange: Turen er over, og ingenting er bygd. Kortene er ikke tapt; de ligger i kastebunken din.
town-learn-over-limit-theirs = { $name } fikk én misfornøyd for mange og bygde ingenting denne turen.
town-learn-saves = Én misfornøyd for mange! Nedgrader et Kirke-kort i kastebunken, så heves grensen med én. Eller la turen ta slutt.
town-learn-downgrade = I kastebunken din ligger { town-card }. Mens du spiller kort, kan du nedgradere det: snu det til forsiden og få det som står der.
town-learn-give = For { $coins } mynter kan du snu { town-card } tilbake og gi kortet til en annen. Da blir din kortstokk bedre og den andres dårligere.
town-learn-extra-buy = Du kan bygge én gang, og kortene dine gir deg ett kjøp i tillegg denne turen.
town-learn-extra-upgrade = Du kan bygge én gang, og kortene dine gir deg én oppgradering i tillegg denne turen.
town-learn-wins = Det er nok til å vinne! Ikke spill noe mer som kan koste deg turen. Avslutt den, og partiet er ditt.
town-learn-over = Partiet er over: Den første turen som er god nok, vinner med en gang. Se hvordan det gikk. «{ replay-title }» viser deretter hva som var flaks.
