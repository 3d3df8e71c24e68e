### Texts of Doodle City alone; every key begins with "doodle-". Terms are the rulebook's: hotel, shop, taxi, house,
### tree, starting road, starting player, available, bonus, connected, more control, and the names of ranks and achievements.

## The cover of the box

doodle-box-title = Doodle City
doodle-box-text = Kast terninger, tegn veier
doodle-box-minutes = 20 min
doodle-box-name = Nytt parti Doodle City: Kast terninger, tegn veier, 1 til 6 spillere, 20 minutter

## A running match on the shelf

doodle-stage =
    { $round ->
        [0] Doodle City, startveier
       *[other] Doodle City, runde { $round }
    }

## Set-up

doodle-setup-solo = I et solospill spiller du om en rang og prestasjoner.
doodle-setup-sheet = Ark
# The names of the two sheets.
doodle-sheet-old-town = Gamlebyen
doodle-sheet-harbour = Havnen
doodle-setup-sheet-facts = Hotellpoeng: { $hotels }. Trær: { $trees }.
doodle-setup-variants = Varianter
doodle-setup-more-control = Mer kontroll
doodle-setup-more-control-text = Du kan passe i stedet for å ta en terning. Det koster et tre.
doodle-setup-free-circling = Fritt poengvalg
doodle-setup-free-circling-text = Du kan ringe rundt en lavere ledig poengsum enn den høyeste du når.
doodle-setup-first-note = Ifølge regelheftet starter den som sist var på shopping.

## Table: turns, buttons, headings on the sheet

doodle-table-draws = { $name } tegner
doodle-table-starting-roads = Startveier
doodle-table-draw = Tegn
doodle-table-cross = Kryss av
# On the sheet of the player who draws next.
doodle-table-next = neste
# Two notes beside the sheet on large screens: what dice and squares mean now, and the latest moves. Each rule follows the
# sign that it is about, so it begins with a verb.
doodle-note-rules = Nå
doodle-note-moves = Siste trekk
doodle-rule-columns = viser kolonnen
doodle-rule-column = viser kolonne { $column }
doodle-rule-any-column = gir valgfri kolonne
doodle-rule-rows = viser raden
doodle-rule-row = viser rad { $row }
doodle-rule-any-row = gir valgfri rad for et tre
doodle-rule-shop = teller avkryssede hus
doodle-rule-hotel = teller felt langs veien
doodle-rule-taxi = gir 4 med vei til en annen

## How often each face came

doodle-dice-title = Terningene så langt
doodle-dice-blue =
    { $rolls ->
        [1] Blå terning, kastet én gang
       *[other] Blå terning, kastet { $rolls } ganger
    }
doodle-dice-white = Hvite terninger, { $rolls } i alt
doodle-dice-blue-face =
    { $count ->
        [1] blå { $face }: én gang
       *[other] blå { $face }: { $count } ganger
    }
doodle-dice-white-face =
    { $count ->
        [1] hvit { $face }: én gang
       *[other] hvit { $face }: { $count } ganger
    }
doodle-dice-note = Terninger er lunefulle: Slike forskjeller er som regel bare tilfeldigheter. Kast for startveier er tatt med.

## Results

doodle-results-hotels = Hoteller
doodle-results-shops = Butikker
doodle-results-bonuses = Bonus
doodle-results-taxis = Taxier
doodle-results-trees = Trær
doodle-results-tie-note = Ved uavgjort vinner den som har færrest avkryssede trær.
doodle-results-rank = Rang
doodle-results-solo = { doodle-rank } – { $points } poeng
doodle-results-next-rank = { $points } poeng unna { doodle-rank }
doodle-results-achievements = Prestasjoner
doodle-results-no-achievement = Ingen prestasjoner denne gangen

## Gestures and keys: each with what it does

doodle-gesture-die = Trykk på en hvit terning
doodle-gesture-die-text = velg den, så lyser feltene opp; trykk igjen for å legge den tilbake
doodle-gesture-square = Trykk på et felt
doodle-gesture-square-text = se hvilke veier du kan tegne, og hva hver av dem gir, eller velg et hus å krysse av
doodle-gesture-confirm = Trykk på «Tegn» eller «Kryss av»
doodle-gesture-confirm-text = gjør det du har valgt
doodle-gesture-score = Med fritt poengvalg: Trykk på linjen som sier hva du ringer rundt
doodle-gesture-score-text = ring rundt neste lavere poengsum; etter den laveste kommer den høyeste igjen
doodle-gesture-stroke = Tegn fra side til side gjennom et felt
doodle-gesture-stroke-text = velg den veien, eller et hus å krysse av i et husfelt. Du ser hva det gir, før du slipper. Har du ikke valgt terning, velges om mulig en som ikke koster et tre
doodle-gesture-take-back = Mens du tegner: Gli ut av arket, legg på en finger til eller trykk på høyre museknapp
doodle-gesture-take-back-text = avbryt streken
doodle-keys-arrows = Piltaster
doodle-keys-arrows-text = fra felt til felt, eller fra vei til vei
doodle-keys-die = 1 til 6
doodle-keys-die-text = velg den hvite terningen med dette tallet

## Table: the message line

doodle-say-roll = Kast terningene
doodle-say-roll-starting-roads = Kast den blå terningen: én startvei i hver kolonne
doodle-say-roll-starting-road = Kast den blå terningen for startveien i kolonne { $column }
doodle-say-square = Velg et felt
doodle-say-die-or-square = Velg en terning eller et felt
doodle-say-road = Velg en vei, eller tegn en
doodle-say-pass = Ingen terning kan brukes: Pass, og kryss av et tre
doodle-say-only-six = Bare en hvit 6-er kan brukes: Den koster et tre
doodle-say-look-only = Du ser på arket til { $name }

## Table: what an action brings. Each text is a sentence without its full stop; several stand one after the other.

doodle-move-then = { $first }. { $next }
doodle-move-total = { $what }: { $points }
doodle-move-end = { $line }. { $ending }
doodle-move-by = { $name } – { $line }
doodle-move-hotel-circled = Ringer rundt { $score } for lengde { $length }
doodle-move-hotel-too-short = Ingen hotellpoeng: En vei på { $length } felt er for kort
doodle-move-hotel-none-free = Ringer ikke rundt noe: Ingen poengsum opp til { $length } er ledig
doodle-move-shop-circled = Ringer rundt { $score } for { $houses } hus
doodle-move-shop-too-few =
    { $houses ->
        [0] Ringer ikke rundt noe: ingen avkryssede hus
       *[other] Ringer ikke rundt noe: { $houses } hus er for få
    }
doodle-move-shop-none-free = Ringer ikke rundt noe: Ingen poengsum opp til { $houses } er ledig
doodle-move-bonus = Tar { $at }-bonusen
# $taxis: how many taxis became connected, the one just drawn included.
doodle-move-taxi-linked =
    { $taxis ->
        [one] Taxi koblet til
       *[other] { $taxis } taxier koblet sammen
    }
doodle-move-taxi-alone = Taxi ikke koblet til ennå
doodle-move-taxis-linked =
    { $taxis ->
        [one] Kobler til { $taxis } taxi
       *[other] Kobler til { $taxis } taxier
    }
doodle-move-house = Krysser av hus { $crossed } av { $houses }
doodle-move-tree = Krysser av et tre ({ $left } igjen)
doodle-move-pass = Passer og krysser av et tre ({ $left } igjen)
doodle-move-starting-road = Kolonne { $column }: { doodle-road }
doodle-move-rolled = Runde { $round }: blå { $blue }, hvite { $white }

## What ends the match

doodle-ending-highest-hotel = Høyeste hotellpoengsum er ringet rundt: siste runde!
doodle-ending-highest-shop = Høyeste butikkpoengsum er ringet rundt: siste runde!
doodle-ending-last-tree = Det siste treet er krysset av: siste runde!

## Hints: the move, and the reason for it

doodle-action-draw = Hvit terning { $die }, { doodle-place }, { doodle-road }
doodle-action-cross = Hvit terning { $die }, { doodle-place }, kryss av et hus
doodle-action-pass = Pass
# $points has one digit after the point.
doodle-hint-expected = Rundt { $points } poeng til slutt
# The same where there is little room.
doodle-hint-points = { $points } poeng
doodle-hint-why-bonus = Tar en bonus: +{ $points }
doodle-hint-why-length = Ringer rundt { $circled } for lengde { $length }
doodle-hint-why-houses = Ringer rundt { $circled } for { $houses } hus
doodle-hint-why-denied = Hindrer at { $name } får hvit terning { $die }
doodle-hint-why-taxis = Kobler sammen taxier: +{ $points }
doodle-hint-why-house = Enda et avkrysset hus for senere butikker
doodle-hint-why-connection = Binder veier sammen: lengde { $length }
doodle-hint-why-waits = Sparer bedre felt til senere
doodle-hint-why-pass = Det koster et tre og ikke noe mer
doodle-hint-no-hotel = Lengde { $length }: gir ingen hotellpoeng
doodle-hint-no-shop =
    { $houses ->
        [0] Ingen avkryssede hus: gir ingen butikkpoeng
       *[other] { $houses } hus: gir ingen butikkpoeng
    }
doodle-hint-tree =
    { $left ->
        [0] Krysser av det siste treet
       *[other] Krysser av et tre: { $left } igjen
    }
doodle-hint-last-round-ahead = Det blir siste runde, og du leder
doodle-hint-last-round-behind = Det blir siste runde, og du leder ikke
# Your points without it, after what they would be.
doodle-hint-otherwise = i stedet for { $points }

## Names for the screen reader: squares and roads

doodle-kind =
    { $kind ->
        [house] hus
        [hotel] hotell
        [shop] butikk
       *[taxi] taxi
    }
# North is up, west is left.
doodle-road =
    { $road ->
        [west-east] vei fra vest til øst
        [north-south] vei fra nord til sør
        [north-east] vei fra nord til øst
        [south-east] vei fra sør til øst
        [south-west] vei fra sør til vest
       *[north-west] vei fra nord til vest
    }
doodle-place = kolonne { $column } rad { $row }
doodle-name-square = { doodle-place }, { doodle-kind }, { doodle-road }
doodle-name-square-empty = { doodle-place }, { doodle-kind }, ingen vei ennå
doodle-name-square-house = { doodle-place }, husfelt, { $crossed } av { $houses } hus avkrysset, { doodle-road }
doodle-name-square-house-empty = { doodle-place }, husfelt, { $crossed } av { $houses } hus avkrysset, ingen startvei ennå
doodle-name-square-can-draw = { $square }, du kan tegne her
# A road offered in a square, and what it would change.
doodle-name-offer = { doodle-road }: { $points }
doodle-name-offer-tree = { doodle-road }: { $points }, koster et tre

## Names for the screen reader: dice

doodle-name-blue = blå terning { $face }: kolonne { $face }
doodle-name-blue-six = blå terning 6: valgfri kolonne
doodle-name-blue-waiting = blå terning, ikke kastet ennå
doodle-name-white = hvit terning { $face }: rad { $face }
doodle-name-white-six = hvit terning 6: valgfri rad, koster et tre
doodle-name-white-waiting = hvit terning, ikke kastet ennå
doodle-name-die-chosen = { $die }, valgt
doodle-name-die-useless = { $die }, kan ikke brukes
doodle-name-die-taken = hvit terning { $face }, tatt av { $name }
doodle-group-dice = Terninger

## Names for the screen reader: sheets, scores, bonuses, trees

doodle-name-hotel-score-free = hotellpoengsum { $score }, ledig
doodle-name-hotel-score-circled = hotellpoengsum { $score }, ringet rundt
doodle-name-shop-score-free = butikkpoengsum { $score }, ledig
doodle-name-shop-score-circled = butikkpoengsum { $score }, ringet rundt
doodle-name-bonus-open = bonus for minst { $at }: { $points } poeng, ikke tatt ennå
doodle-name-bonus-taken = bonus for minst { $at }: { $points } poeng, tatt av { $name }
doodle-name-trees =
    { $trees ->
        [one] { $left } av { $trees } tre igjen
       *[other] { $left } av { $trees } trær igjen
    }
doodle-group-scores = Poeng, bonuser og trær

## Ranks and achievements of the solo game

doodle-rank =
    { $rank ->
        [try-again] Prøv igjen!
        [tenant] Leieboer
        [landlord] Godseier
        [entrepreneur] Entreprenør
        [mayor] Ordfører
        [president] President
       *[world-power] Verdensmakt
    }
doodle-rank-line-below = under { $points }: { doodle-rank }
doodle-rank-line-from = minst { $points }: { doodle-rank }
doodle-achievement-environmentalist = Miljøforkjemper
doodle-achievement-environmentalist-text = Ikke et eneste tre er krysset av til slutt.
doodle-achievement-city-planner = Byplanlegger
doodle-achievement-city-planner-text = Én vei går gjennom alle feltene.
doodle-achievement-hotel-magnate = Hotellmagnat
doodle-achievement-hotel-magnate-text = Alle hotellpoengsummene er ringet rundt.
doodle-achievement-capitalist = Kapitalist
doodle-achievement-capitalist-text = Butikker og bonuser har gitt alle poengene de kan gi.
doodle-achievement-shopping-spree = Shoppegal
doodle-achievement-shopping-spree-text = Du skåret en butikk da alle husene på arket var krysset av og lå langs veien.
doodle-achievement-line = { $achievement }: { $text }

## Help: the rules. $hotels, $shops and $bonuses are lists from the sheet, $hotel and $shop its highest scores.

## Help: at a glance

doodle-help-start-title = Den blå terningen gir startveiene
doodle-help-start-text = Hvert tall har sin vei. Terningen kastes én gang for husfeltet i hver kolonne, og alle får den samme veien.
doodle-help-where-title = To terninger gir feltet
doodle-help-where-text = Den blå terningen viser kolonnen, for alle. Den hvite terningen du tar, viser raden.
doodle-help-hotel-title = Et hotell teller feltene langs veien
doodle-help-hotel-text = Denne veien går gjennom seks felt: Ring rundt den høyeste ledige poengsummen opp til 6. Den blir stående, selv om veien vokser.
doodle-help-shop-title = En butikk teller avkryssede hus
doodle-help-shop-text = Det er fem langs veien: Ring rundt den høyeste ledige poengsummen opp til 5. Den som er først ute med en høy nok poengsum, tar en bonus.
doodle-help-taxi-title = Taxier vil møtes
doodle-help-taxi-text = Til slutt skårer hver taxi som har vei til en annen taxi, { $taxi } poeng.
doodle-help-six-title = En hvit 6-er koster et tre
doodle-help-six-text = Kryss av et tre, og velg en hvilken som helst rad. Når noen krysser av sitt siste tre, er det siste runde.

# Things that can be looked at, each with a sentence or two.
doodle-help-house = Husfelt
doodle-help-house-text = Det har vei fra start. Når du tegner her, krysser du av et hus, og butikker langs veien teller det.
doodle-help-bonus = Bonus
doodle-help-bonus-text = Den som først ringer rundt denne butikkpoengsummen eller en høyere, får den.
doodle-help-tree = Tre
doodle-help-tree-text = En hvit 6-er koster ett, og det samme gjør det å passe. Når noen krysser av sitt siste, er partiet over etter runden.

## What may I do? Words at dice and squares, as short as can be; and why something cannot be done

doodle-choice-row = Rad { $row }
doodle-choice-any-row = Valgfri rad
doodle-choice-draw = Tegn
doodle-choice-cross = Kryss av
# To all players: a bonus is gone. $at is the score that earned it.
doodle-announce-bonus = { $name } har tatt { $at }-bonusen: +{ $points }. Nå kan ingen andre ta den.
doodle-why-column = Den blå terningen sier: bare kolonne { $column }.
doodle-why-row = Ingen terning du kan ta, viser rad { $row }.
doodle-why-road = Her er det allerede en vei.
doodle-why-houses = Her er det ingen hus igjen å krysse av.
doodle-why-die =
    { $column ->
        [0] Denne terningen kan ikke brukes: Det er ingenting igjen i rad { $row }.
       *[other] Denne terningen kan ikke brukes: Det er ingenting igjen i kolonne { $column }, rad { $row }.
    }
doodle-why-die-taken = { $name } har tatt denne terningen.

## Help: the rules

doodle-rules-aim-title = Mål med spillet
doodle-rules-aim-text =
    Alle tegner en by på hvert sitt ark. I hver runde velger du en terning og tegner i feltet den gir deg. Hoteller skårer for lange veier, butikker for husene langs veien og taxier for å være koblet sammen. Den som er først ute med en stor butikk, får en bonus. Når noen ringer rundt den høyeste poengsummen for hotell eller butikk, eller krysser av sitt siste tre, er det siste runde. Den som har flest poeng, vinner; i et solospill gir poengene deg en rang.

doodle-rules-sheet-title = Arket
doodle-rules-sheet-text =
    Et ark har 5 kolonner og 5 rader. I hvert felt er det et hotell, en butikk, en taxi eller noen hus; hver kolonne har nøyaktig ett husfelt. I hvert husfelt er noen hus krysset av fra starten, og to er det ikke.
    Ved siden av byen står poengsummene du kan ringe rundt: { $hotels } for hoteller, { $shops } for butikker. En poengsum du har ringet rundt, gir like mange poeng som tallet sier. Du kan ringe rundt hver poengsum på arket ditt én gang; frem til da er den ledig. Det de andre ringer rundt på sine ark, tar ingenting fra deg.
    Det er også bonuser for butikker, og { $trees } trær.

doodle-rules-roads-title = Veier
doodle-rules-roads-text =
    En vei går mellom to sider av et felt, rett frem eller i en sving. Det gir seks forskjellige veier. En vei kan ende i kanten av arket.
    Der veiene i to nabofelt møtes på siden mellom dem, er de én vei. Lengden er antall felt veien går gjennom. Alle slags felt teller, også husfelt. Hvert felt teller én gang, selv om veien går i ring.

doodle-rules-start-title = Startveier
doodle-rules-start-text =
    Når du gjør klart et parti, velger du hvem som er startspiller i første runde, eller du trekker lodd.
    Før den runden kaster startspilleren den blå terningen én gang for hver kolonne, fra venstre mot høyre. Alle får den samme veien i husfeltet i den kolonnen. Dette er veiene for de seks tallene; nord er øverst på arket og vest til venstre:
    { $roads }
doodle-rules-starting-road = { $face }: { doodle-road }

doodle-rules-round-title = En runde
doodle-rules-round-text =
    Startspilleren kaster alle terningene: den blå og én hvit mer enn det er spillere. I et solospill er det tre hvite terninger.
    Startspilleren er først, og så går turen videre med klokka. Hver spiller tar en av de hvite terningene som er igjen, og tegner. To terninger med samme tall er fortsatt to terninger: Når den ene er tatt, kan den andre brukes.
    Etter runden blir spilleren til venstre for startspilleren ny startspiller.

doodle-rules-where-title = Hvor du tegner
doodle-rules-where-text =
    Den blå terningen gir kolonnen, den samme for alle. Den hvite terningen du tar, gir raden. Du tegner i feltet der de to krysser hverandre. Kolonner telles fra venstre mot høyre, rader ovenfra og ned.

doodle-rules-six-title = Seksere
doodle-rules-six-text =
    Viser den blå terningen 6, velger hver spiller kolonne fritt. Raden kommer fortsatt fra den hvite terningen.
    Tar du en hvit 6-er, må du først krysse av et av trærne dine. Deretter velger du en hvilken som helst rad i kolonnen. Viser den blå terningen også 6, velger du et hvilket som helst felt.
    Du kan betale for en hvit 6-er med det siste treet ditt også: Du tegner og skårer likevel, og partiet er over etter denne runden.

doodle-rules-draw-title = Hva du tegner
doodle-rules-draw-text =
    I et felt uten vei tegner du en av de seks veiene. Den trenger ikke å henge sammen med andre veier.
    Et husfelt har allerede startveien sin. Der tegner du ingen vei, men krysser i stedet av ett hus, og det teller som å tegne. Hvert husfelt har to hus til dette, så du kan tegne der to ganger. Et avkrysset hus skårer ingenting i seg selv, men det gjør butikker du senere tegner langs veien, mer verdt.
    Der det allerede er en vei, og det ikke er hus igjen å krysse av, kan du ikke tegne.

doodle-rules-must-title = Du må tegne
doodle-rules-must-text =
    Du kan bruke en terning hvis den viser til et felt du fortsatt kan tegne i. Kan du bruke noen av terningene som er igjen, må du ta en av dem du kan bruke. Er en hvit 6-er den eneste du kan bruke, må du ta den, selv om den koster et tre.
    Kan du ikke bruke noen av dem, passer du: Du tar ingen terning og krysser av et tre. Ellers har du ikke lov til å passe.

doodle-rules-hotels-title = Hoteller
doodle-rules-hotels-text =
    Når du tegner i et hotellfelt, finner du lengden på veien gjennom det, hotellets eget felt medregnet. Ring rundt den høyeste ledige hotellpoengsummen som ikke er høyere enn denne lengden. Finnes det ingen, skårer hotellet ingenting.
    Eksempel: 3, 5 og 8 er ledige. Med en vei på 6 felt ringer du rundt 5-tallet.

doodle-rules-shops-title = Butikker
doodle-rules-shops-text =
    Når du tegner i et butikkfelt, teller du de avkryssede husene i alle husfelt langs veien, også dem som var krysset av fra starten. Ring rundt den høyeste ledige butikkpoengsummen som ikke er høyere enn dette antallet. Finnes det ingen, skårer butikken ingenting; uten et avkrysset hus skårer den aldri.
    Eksempel: 7-tallet er allerede ringet rundt, 6-tallet er ledig. Med 7 hus ringer du rundt 6-tallet. Med flere enn { $shop } hus kan du fortsatt ringe rundt { $shop }-tallet.

doodle-rules-once-title = Skåres bare én gang
doodle-rules-once-text =
    Et hotell eller en butikk skåres i det øyeblikket du tegner i feltet, og aldri igjen. Vokser veien senere, eller krysses flere hus av, blir poengsummen stående som den er. Et hotell eller en butikk som ikke skårer noe da, skårer heller ikke senere.

doodle-rules-first-title = Butikkbonus
doodle-rules-first-text =
    En butikk kan også gi en bonus til den første spilleren som ringer rundt nok: { $bonuses }. Det finnes én av hver for hele bordet. Så snart en spiller tar en bonus, strykes den ut hos alle andre.
    Når du ringer rundt en butikkpoengsum, tar du den høyeste bonusen den er høy nok til, og som ingen har tatt ennå. Det er poengsummen du ringer rundt, som teller, ikke antall hus. En butikk gir høyst én bonus, men du kan samle flere.
    Eksempel: Ingen har noen bonus ennå. Du ringer rundt 8-tallet og tar 7-bonusen. Senere ringer en annen spiller rundt 9-tallet; 7-bonusen er borte, så den spilleren tar 5-bonusen.
doodle-rules-bonus = { $points } poeng for minst { $at }

doodle-rules-taxis-title = Taxier
doodle-rules-taxis-text =
    Til slutt skårer hver taxi som er koblet til minst én annen taxi, { $taxi } poeng. Taxier er koblet sammen hvis én og samme vei går gjennom feltene deres, uansett hvor lang den er. Et taxifelt uten vei skårer ingenting.
    I totalen på bordet er taxiene allerede regnet med, slik de er koblet nå.

doodle-rules-trees-title = Trær
doodle-rules-trees-text =
    Trær teller til slutt når dere er to eller flere. Den som har færrest avkryssede trær, får { $tree } poeng; den som har flest, mister { $tree }. Står flere likt, får eller mister hver av dem hele { $tree } poeng. Har alle krysset av like mange, er det ingen som får eller mister noe.
    Frem til da er trærne ikke med i totalen på bordet.

doodle-rules-end-title = Spillet slutter
doodle-rules-end-text =
    Partiet er over etter den runden der en spiller ringer rundt den høyeste hotellpoengsummen, { $hotel }, eller den høyeste butikkpoengsummen, { $shop }, eller krysser av sitt siste tre. Butikkpoengsummen { $shop } avslutter partiet med eller uten bonus. Runden spilles ferdig, så alle har hatt like mange turer.
    Så regner hver spiller sammen hotell- og butikkpoengsummene som er ringet rundt, bonuser, taxier og trær. Den som har flest poeng, vinner. Ved uavgjort vinner den av dem som har færrest avkryssede trær; er også det likt, deler de plassen.

doodle-rules-solo-title = Solospill
doodle-rules-solo-text =
    Du spiller med tre hvite terninger. Trær gir ingen poeng, men partiet slutter likevel når det siste er krysset av. Bonuser teller, og ingen kan ta dem fra deg. Alt annet er som ellers.
    Totalen gir deg en rang:
    { $ranks }
    Det finnes også prestasjoner:
    { $achievements }

doodle-rules-variants-title = Varianter
doodle-rules-variants-text =
    Mer kontroll: Du kan passe selv om du kunne brukt en terning. Som ellers koster det et tre å passe. Varianten er noe for tålmodige planleggere, og den gjør det lettere å få mange poeng.
    Fritt poengvalg: I et hotell eller en butikk kan du ringe rundt en lavere ledig poengsum enn den høyeste du når. Slik kan du utsette slutten. Kan du ringe rundt en poengsum, må du gjøre det. En bonus følger poengsummen du ringer rundt, ikke antall hus.

## A first match: what is explained, 25 words at most each

doodle-learn-start = Du og den datastyrte spilleren, { $name }, tegner hver sin by. Først viser den blå terningen hvilken vei hver kolonne begynner med: Ett trykk kaster for alle.
doodle-learn-aim = Flest poeng vinner. Hoteller (røde) skårer etter veiens lengde, butikker (blå) etter avkryssede hus langs den: bare én gang, når du tegner i feltet.
doodle-learn-bonuses = Flaggene er bonuser for butikker: Den som først ringer rundt den poengsummen eller en høyere, får bonusen, og ingen andre kan ta den.
doodle-learn-trees = En hvit 6-er gjelder alle rader, men koster et tre. Til slutt: færrest avkryssede trær gir +{ $points } poeng, flest −{ $points }.
doodle-learn-end = Partiet er over etter runden der noen ringer rundt den høyeste hotell- eller butikkpoengsummen, som denne, eller krysser av sitt siste tre.
doodle-learn-roll = Nå begynner en runde. Kast alle terningene: den blå og { $dice } hvite.
doodle-learn-help = { tutorial-help }
doodle-learn-die =
    { $blue ->
        [6] Blå 6-er: Du kan tegne i hvilken kolonne du vil. Hver hvit terning gjelder én rad. Trykk på en hvit terning eller et opplyst felt.
       *[other] Blå { $blue }: Du tegner i kolonne { $blue }. Hver hvit terning gjelder én rad. Trykk på en hvit terning eller et opplyst felt.
    }
doodle-learn-square =
    { $die ->
        [6] Med en hvit 6-er velger du rad selv, men det koster deg et tre. Trykk på et opplyst felt.
       *[other] Hvit { $die } gjelder rad { $die }. Trykk på et opplyst felt i den.
    }
doodle-learn-hotel = Et hotell gir poeng for lengden på veien: Du ringer rundt den høyeste poengsummen opp til dette tallet. Hvilken vei tegner du her?
doodle-learn-shop = En butikk gir poeng for avkryssede hus langs veien: Du ringer rundt den høyeste poengsummen opp til antallet. Hvilken vei tegner du her?
doodle-learn-taxi = Hver taxi skårer { $points } poeng hvis den har vei til en annen taxi, nå eller senere. Hvilken vei tegner du her?
doodle-learn-house = Et husfelt har allerede en vei. Her krysser du av et hus i stedet: Butikker du senere tegner langs veien, teller det.
doodle-learn-confirm = Linjen over terningene sier hva dette gir. Prøv andre veier også; ingenting gjelder før du trykker på denne knappen.
doodle-learn-hotel-circled = Veien gjennom hotellet ditt er { $length } felt lang, så du ringer rundt { $score }. Det gjelder selv om veien vokser. Hver poengsum kan brukes én gang.
doodle-learn-hotel-nothing =
    { $short ->
        [yes] Veien gjennom dette hotellet er for kort: Laveste poengsum er { $lowest }. Hotellet skårer derfor ingenting, verken nå eller senere.
       *[no] Veien gjennom dette hotellet er { $length } felt lang. Ingen poengsum opp til { $length } er ledig, så hotellet skårer ingenting, verken nå eller senere.
    }
doodle-learn-shop-circled =
    { $houses ->
        [one] Det er { $houses } avkrysset hus langs veien, så du ringer rundt { $score }, uansett hva som skjer senere. Hver poengsum kan brukes én gang.
       *[other] Det er { $houses } avkryssede hus langs veien, så du ringer rundt { $score }, uansett hva som skjer senere. Hver poengsum kan brukes én gang.
    }
doodle-learn-shop-nothing =
    { $houses ->
        [0] Det er ingen avkryssede hus langs veien til denne butikken, så den skårer ingenting, verken nå eller senere.
       *[other] Ingen butikkpoengsum opp til { $houses } er ledig, så denne butikken skårer ingenting, verken nå eller senere.
    }
doodle-learn-bonus-mine = Du er den første som ringer rundt minst { $at } for en butikk. Det gir en bonus: { $points } poeng ekstra som ingen andre kan få.
doodle-learn-bonus-theirs = { $name } var først til å ringe rundt minst { $at } for en butikk og tok bonusen på { $points }. Den er tapt for deg.
doodle-learn-taxi-linked = { $taxis } taxier deler denne veien: { $points } poeng for hver av dem. De er allerede med i totalen din.
doodle-learn-taxi-alone = Det er ingen annen taxi på denne veien ennå. Lag vei til en annen før partiet er slutt, så skårer begge { $points } poeng.
doodle-learn-house-crossed =
    { $crossed ->
        [one] { $crossed } hus er nå krysset av her. Det skårer ingenting i seg selv, men en butikk du senere tegner langs veien, teller det.
       *[other] { $crossed } hus er nå krysset av her. De skårer ingenting i seg selv, men en butikk du senere tegner langs veien, teller dem.
    }
doodle-learn-tree-crossed = Du har { $left } trær igjen; det siste avslutter partiet. Til slutt koster det { $points } poeng å ha krysset av flest, og færrest gir { $points }.
doodle-learn-last-round =
    { $ending ->
        [hotel]
            { $who ->
                [me] Du har ringet rundt den høyeste hotellpoengsummen: Dette er siste runde. Den spilles ferdig.
               *[other] { $name } har ringet rundt den høyeste hotellpoengsummen: Dette er siste runde. Den spilles ferdig.
            }
        [shop]
            { $who ->
                [me] Du har ringet rundt den høyeste butikkpoengsummen: Dette er siste runde. Den spilles ferdig.
               *[other] { $name } har ringet rundt den høyeste butikkpoengsummen: Dette er siste runde. Den spilles ferdig.
            }
       *[tree]
            { $who ->
                [me] Ditt siste tre er krysset av: Dette er siste runde. Den spilles ferdig.
               *[other] { $name } har krysset av sitt siste tre: Dette er siste runde. Den spilles ferdig.
            }
    }
doodle-learn-others = Nå tar { $name } en av de hvite terningene som er igjen, og tegner på sitt eget ark, som vises stort så lenge.
doodle-learn-next-starter = I neste runde er { $name } startspiller, kaster terningene og tar en hvit terning først.
doodle-learn-pass = Ingen hvit terning viser til et felt du kan tegne i. Du passer og krysser av et tre.
doodle-learn-joined = Der veier møtes mellom to felt, blir de én vei. Den lengste veien din går nå gjennom { $length } felt.
doodle-learn-points = Dette er totalen din: poengsummer du har ringet rundt, bonuser og koblede taxier. Flest poeng vinner.
doodle-learn-any-column = Den blå terningen viser 6: Velg kolonne fritt. Den hvite terningen gir fortsatt raden.
doodle-learn-white-six =
    { $only ->
        [yes] Bare en hvit 6-er kan brukes, så du må ta den: Kryss av et tre, og tegn i hvilken rad du vil.
       *[other] Med en hvit 6-er kan du tegne i hvilken rad du vil, men du krysser av et tre. De andre terningene koster ingenting.
    }
doodle-learn-useless = En blek terning kan ikke brukes: I feltene den viser til, er det ingenting igjen å tegne. Du må ta en som kan brukes.
doodle-learn-houses = En butikk teller de avkryssede husene langs veien når den tegnes, og bare da. Noen er krysset av fra starten.
doodle-learn-over = Partiet er over. Nå telles trærne: { $points } poeng for færrest avkryssede, −{ $points } for flest. Deretter skiller «{ replay-title }» flaks fra dyktighet.
