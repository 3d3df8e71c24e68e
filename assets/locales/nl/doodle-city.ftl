### Texts of Doodle City alone; every key begins with "doodle-". Terms are the rulebook's: hotel, shop, taxi, house,
### tree, starting road, starting player, available, bonus, connected, more control, and the names of ranks and achievements.

## The cover of the box

doodle-box-title = Doodle City
doodle-box-text = Dobbel en teken wegen
doodle-box-minutes = 20 min
doodle-box-name = Nieuwe partij Doodle City: dobbel en teken wegen, 1 tot 6 spelers, 20 minuten

## A running match on the shelf

doodle-stage =
    { $round ->
        [0] Doodle City, startwegen
       *[other] Doodle City, ronde { $round }
    }

## Set-up

doodle-setup-solo = In een solitair spel speel je om een rang en prestaties.
doodle-setup-sheet = Speelvel
# The names of the two sheets.
doodle-sheet-old-town = Oude stad
doodle-sheet-harbour = Haven
doodle-setup-sheet-facts = Hotelscores: { $hotels }. Bomen: { $trees }.
doodle-setup-variants = Varianten
doodle-setup-more-control = Meer controle
doodle-setup-more-control-text = Je mag passen in plaats van een dobbelsteen te nemen. Dat kost een boom.
doodle-setup-free-circling = Vrij omcirkelen
doodle-setup-free-circling-text = Je mag een lagere beschikbare score omcirkelen dan de hoogste die je haalt.
doodle-setup-first-note = Volgens het spelregelboekje begint wie het laatst heeft gewinkeld.

## Table: turns, buttons, headings on the sheet

doodle-table-draws = { $name } tekent
doodle-table-starting-roads = Startwegen
doodle-table-draw = Tekenen
doodle-table-cross = Aankruisen
# On the sheet of the player who draws next.
doodle-table-next = hierna
# Two notes beside the sheet on large screens: what dice and squares mean now, and the latest moves. Each rule follows the
# sign that it is about, so it begins with a verb.
doodle-note-rules = Nu
doodle-note-moves = Laatste zetten
doodle-rule-columns = bepaalt de kolom
doodle-rule-column = bepaalt kolom { $column }
doodle-rule-any-column = laat de kolom vrij
doodle-rule-rows = bepaalt de rij
doodle-rule-row = bepaalt rij { $row }
doodle-rule-any-row = elke rij, kost een boom
doodle-rule-shop = telt aangekruiste huizen
doodle-rule-hotel = telt de velden van de weg
doodle-rule-taxi = scoort 4 als hij verbonden is

## How often each face came

doodle-dice-title = Worpen tot nu toe
doodle-dice-blue =
    { $rolls ->
        [1] Blauwe dobbelsteen, één keer geworpen
       *[other] Blauwe dobbelsteen, { $rolls } keer geworpen
    }
doodle-dice-white =
    { $rolls ->
        [one] Witte dobbelstenen, { $rolls } in totaal
       *[other] Witte dobbelstenen, { $rolls } in totaal
    }
doodle-dice-blue-face =
    { $count ->
        [1] blauwe { $face }: één keer
       *[other] blauwe { $face }: { $count } keer
    }
doodle-dice-white-face =
    { $count ->
        [1] witte { $face }: één keer
       *[other] witte { $face }: { $count } keer
    }
doodle-dice-note = Geluk is grillig: zulke verschillen zijn meestal puur toeval. Worpen voor startwegen tellen mee.

## Results

doodle-results-hotels = Hotels
doodle-results-shops = Winkels
doodle-results-bonuses = Bonus
doodle-results-taxis = Taxi’s
doodle-results-trees = Bomen
doodle-results-tie-note = Bij een gelijke stand wint de speler met de minste aangekruiste bomen.
doodle-results-rank = Rang
doodle-results-solo =
    { $points ->
        [one] { doodle-rank } – { $points } punt
       *[other] { doodle-rank } – { $points } punten
    }
doodle-results-next-rank =
    { $points ->
        [one] Nog { $points } punt tot { doodle-rank }
       *[other] Nog { $points } punten tot { doodle-rank }
    }
doodle-results-achievements = Prestaties
doodle-results-no-achievement = Deze keer geen prestaties

## Gestures and keys: each with what it does

doodle-gesture-die = Tik op een witte dobbelsteen
doodle-gesture-die-text = hem kiezen: zijn velden lichten op; tik nog eens om hem terug te leggen
doodle-gesture-square = Tik op een veld
doodle-gesture-square-text = zien welke wegen mogelijk zijn en wat elke weg zou scoren, of een huis kiezen om aan te kruisen
doodle-gesture-confirm = Tik op ‘Tekenen’ of ‘Aankruisen’
doodle-gesture-confirm-text = uitvoeren wat je hebt gekozen
doodle-gesture-score = Bij vrij omcirkelen: tik op de regel waarin staat wat je omcirkelt
doodle-gesture-score-text = de volgende lagere score omcirkelen; na de laagste komt weer de hoogste
doodle-gesture-stroke = Teken in een veld van zijde naar zijde
doodle-gesture-stroke-text = die weg kiezen, of in een huisveld een huis om aan te kruisen. Je ziet wat het scoort voordat je loslaat. Heb je nog geen dobbelsteen gekozen, dan wordt er zo mogelijk een gekozen die geen boom kost
doodle-gesture-take-back = Tijdens het tekenen: schuif van het speelvel af, raak met een tweede vinger het scherm aan, of druk op de rechtermuisknop
doodle-gesture-take-back-text = de lijn afbreken
doodle-keys-arrows = Pijltoetsen
doodle-keys-arrows-text = van veld naar veld, of van weg naar weg
doodle-keys-die = 1 t/m 6
doodle-keys-die-text = de witte dobbelsteen met dit aantal ogen kiezen

## Table: the message line

doodle-say-roll = Werp de dobbelstenen
doodle-say-roll-starting-roads = Werp de blauwe dobbelsteen: één startweg per kolom
doodle-say-roll-starting-road = Werp de blauwe dobbelsteen voor de startweg in kolom { $column }
doodle-say-square = Kies een veld
doodle-say-die-or-square = Kies een dobbelsteen of een veld
doodle-say-road = Kies een weg, of teken er een
doodle-say-pass = Geen bruikbare dobbelsteen: pas en kruis een boom aan
doodle-say-only-six = Alleen een witte 6 is bruikbaar: die kost een boom
doodle-say-look-only = Je bekijkt het speelvel van { $name }

## Table: what an action brings. Each text is a sentence without its full stop; several stand one after the other.

doodle-move-then = { $first }. { $next }
doodle-move-total = { $what }: { $points }
doodle-move-end = { $line }. { $ending }
doodle-move-by = { $name } – { $line }
doodle-move-hotel-circled = Omcirkelt de { $score } met lengte { $length }
doodle-move-hotel-too-short = Hotel omcirkelt niets: een weg met lengte { $length } is te kort
doodle-move-hotel-none-free = Omcirkelt niets: elke score tot en met { $length } is al omcirkeld
doodle-move-shop-circled =
    { $houses ->
        [one] Omcirkelt de { $score } met { $houses } huis
       *[other] Omcirkelt de { $score } met { $houses } huizen
    }
doodle-move-shop-too-few =
    { $houses ->
        [0] Omcirkelt niets: geen aangekruiste huizen
        [one] Omcirkelt niets: { $houses } huis is te weinig
       *[other] Omcirkelt niets: { $houses } huizen zijn te weinig
    }
doodle-move-shop-none-free = Omcirkelt niets: elke score tot en met { $houses } is al omcirkeld
doodle-move-bonus = Neemt de bonus voor { $at }+
# $taxis: how many taxis became connected, the one just drawn included.
doodle-move-taxi-linked =
    { $taxis ->
        [one] Taxi verbonden
       *[other] { $taxis } taxi’s verbonden
    }
doodle-move-taxi-alone = Taxi nog niet verbonden
doodle-move-taxis-linked =
    { $taxis ->
        [one] Verbindt { $taxis } taxi
       *[other] Verbindt { $taxis } taxi’s
    }
doodle-move-house = Kruist huis { $crossed } van { $houses } aan
doodle-move-tree = Kruist een boom aan (nog { $left })
doodle-move-pass = Past en kruist een boom aan (nog { $left })
doodle-move-starting-road = Kolom { $column }: { doodle-road }
doodle-move-rolled = Ronde { $round }: blauw { $blue }, wit { $white }

## What ends the match

doodle-ending-highest-hotel = De hoogste hotelscore is omcirkeld: laatste ronde!
doodle-ending-highest-shop = De hoogste winkelscore is omcirkeld: laatste ronde!
doodle-ending-last-tree = De laatste boom is aangekruist: laatste ronde!

## Hints: the move, and the reason for it

doodle-action-draw = Witte dobbelsteen { $die }, { doodle-place }, { doodle-road }
doodle-action-cross = Witte dobbelsteen { $die }, { doodle-place }, een huis aankruisen
doodle-action-pass = Passen
# $points has one digit after the point.
doodle-hint-expected = Ongeveer { $points } punten aan het einde
# The same where there is little room.
doodle-hint-points = { $points } punten
doodle-hint-why-bonus = Neemt een bonus: +{ $points }
doodle-hint-why-length = Omcirkelt de { $circled } met lengte { $length }
doodle-hint-why-houses =
    { $houses ->
        [one] Omcirkelt de { $circled } met { $houses } huis
       *[other] Omcirkelt de { $circled } met { $houses } huizen
    }
doodle-hint-why-denied = Zo krijgt { $name } de witte { $die } niet
doodle-hint-why-taxis = Verbindt taxi’s: +{ $points }
doodle-hint-why-house = Eén aangekruist huis meer voor latere winkels
doodle-hint-why-connection = Verbindt wegen: lengte { $length }
doodle-hint-why-waits = Bewaart betere velden voor later
doodle-hint-why-pass = Kost een boom en verder niets
doodle-hint-no-hotel = Lengte { $length }: omcirkelt geen hotelscore
doodle-hint-no-shop =
    { $houses ->
        [0] Geen aangekruist huis: omcirkelt geen winkelscore
        [one] { $houses } huis: omcirkelt geen winkelscore
       *[other] { $houses } huizen: omcirkelt geen winkelscore
    }
doodle-hint-tree =
    { $left ->
        [0] Kruist de laatste boom aan
       *[other] Kruist een boom aan: nog { $left }
    }
doodle-hint-last-round-ahead = Luidt de laatste ronde in, en je staat voor
doodle-hint-last-round-behind = Luidt de laatste ronde in, en je staat niet voor
# Your points without it, after what they would be.
doodle-hint-otherwise = in plaats van { $points }

## Names for the screen reader: squares and roads

doodle-kind =
    { $kind ->
        [house] huis
        [hotel] hotel
        [shop] winkel
       *[taxi] taxi
    }
# North is up, west is left.
doodle-road =
    { $road ->
        [west-east] weg van west naar oost
        [north-south] weg van noord naar zuid
        [north-east] weg van noord naar oost
        [south-east] weg van zuid naar oost
        [south-west] weg van zuid naar west
       *[north-west] weg van noord naar west
    }
doodle-place = kolom { $column } rij { $row }
doodle-name-square = { doodle-place }, { doodle-kind }, { doodle-road }
doodle-name-square-empty = { doodle-place }, { doodle-kind }, nog geen weg
doodle-name-square-house = { doodle-place }, huisveld, { $crossed } van { $houses } huizen aangekruist, { doodle-road }
doodle-name-square-house-empty = { doodle-place }, huisveld, { $crossed } van { $houses } huizen aangekruist, nog geen startweg
doodle-name-square-can-draw = { $square }, je kunt hier tekenen
# A road offered in a square, and what it would change.
doodle-name-offer = { doodle-road }: { $points }
doodle-name-offer-tree = { doodle-road }: { $points }, kost een boom

## Names for the screen reader: dice

doodle-name-blue = blauwe dobbelsteen { $face }: kolom { $face }
doodle-name-blue-six = blauwe dobbelsteen 6: kolom naar keuze
doodle-name-blue-waiting = blauwe dobbelsteen, nog niet geworpen
doodle-name-white = witte dobbelsteen { $face }: rij { $face }
doodle-name-white-six = witte dobbelsteen 6: rij naar keuze, kost een boom
doodle-name-white-waiting = witte dobbelsteen, nog niet geworpen
doodle-name-die-chosen = { $die }, gekozen
doodle-name-die-useless = { $die }, niet bruikbaar
doodle-name-die-taken = witte dobbelsteen { $face }, genomen door { $name }
doodle-group-dice = Dobbelstenen

## Names for the screen reader: sheets, scores, bonuses, trees

doodle-name-hotel-score-free = hotelscore { $score }, beschikbaar
doodle-name-hotel-score-circled = hotelscore { $score }, omcirkeld
doodle-name-shop-score-free = winkelscore { $score }, beschikbaar
doodle-name-shop-score-circled = winkelscore { $score }, omcirkeld
doodle-name-bonus-open =
    { $points ->
        [one] bonus voor { $at } of meer: { $points } punt, nog niet genomen
       *[other] bonus voor { $at } of meer: { $points } punten, nog niet genomen
    }
doodle-name-bonus-taken =
    { $points ->
        [one] bonus voor { $at } of meer: { $points } punt, genomen door { $name }
       *[other] bonus voor { $at } of meer: { $points } punten, genomen door { $name }
    }
doodle-name-trees =
    { $trees ->
        [one] nog { $left } van de { $trees } boom
       *[other] nog { $left } van de { $trees } bomen
    }
doodle-group-scores = Scores, bonussen en bomen

## Ranks and achievements of the solo game

doodle-rank =
    { $rank ->
        [try-again] Probeer het nog een keer!
        [tenant] Huurder
        [landlord] Huisbaas
        [entrepreneur] Ondernemer
        [mayor] Burgemeester
        [president] President
       *[world-power] Wereldmacht
    }
doodle-rank-line-below = minder dan { $points }: { doodle-rank }
doodle-rank-line-from = { $points } of meer: { doodle-rank }
doodle-achievement-environmentalist = Milieuactivist
doodle-achievement-environmentalist-text = Aan het einde is geen boom aangekruist.
doodle-achievement-city-planner = Stadsplanner
doodle-achievement-city-planner-text = Eén weg loopt door alle velden.
doodle-achievement-hotel-magnate = Hotelmagnaat
doodle-achievement-hotel-magnate-text = Elke hotelscore is omcirkeld.
doodle-achievement-capitalist = Kapitalist
doodle-achievement-capitalist-text = Winkels en bonussen hebben alle punten opgeleverd die ze kunnen geven.
doodle-achievement-shopping-spree = Winkelgekte
doodle-achievement-shopping-spree-text = Bij het scoren van een winkel waren alle huizen van het speelvel aangekruist en lagen ze langs zijn weg.
doodle-achievement-line = { $achievement }: { $text }

## Help: the rules. $hotels, $shops and $bonuses are lists from the sheet, $hotel and $shop its highest scores.

## Help: at a glance

doodle-help-start-title = De blauwe dobbelsteen geeft de startwegen
doodle-help-start-text = Bij elk aantal ogen hoort een weg. Voor het huisveld van elke kolom wordt één keer geworpen; alle spelers krijgen dezelfde weg.
doodle-help-where-title = Twee dobbelstenen wijzen het veld aan
doodle-help-where-text = De blauwe dobbelsteen bepaalt de kolom, voor iedereen. De witte dobbelsteen die je neemt, bepaalt de rij.
doodle-help-hotel-title = Een hotel telt de velden van zijn weg
doodle-help-hotel-text = Deze weg loopt door zes velden: omcirkel de hoogste beschikbare score tot en met 6. Die blijft staan, ook als de weg nog groeit.
doodle-help-shop-title = Een winkel telt aangekruiste huizen
doodle-help-shop-text = Er liggen er vijf langs zijn weg: omcirkel de hoogste beschikbare score tot en met 5. Wie als eerste genoeg omcirkelt, krijgt een bonus.
doodle-help-taxi-title = Taxi’s zoeken elkaar op
doodle-help-taxi-text = Elke taxi waarvan de weg naar een andere taxi leidt, scoort aan het einde { $taxi } punten.
doodle-help-six-title = Een witte 6 kost een boom
doodle-help-six-text = Kruis een boom aan en kies zelf een rij. Kruist iemand zijn laatste boom aan, dan is dit de laatste ronde.

# Things that can be looked at, each with a sentence or two.
doodle-help-house = Huisveld
doodle-help-house-text = Hier ligt vanaf het begin al een weg. Teken je hier, dan kruis je een huis aan, en winkels aan deze weg tellen het mee.
doodle-help-bonus = Bonus
doodle-help-bonus-text = Wie als eerste deze winkelscore of een hogere omcirkelt, krijgt hem.
doodle-help-tree = Boom
doodle-help-tree-text = Een witte 6 kost er een, en passen ook. Is je laatste aangekruist, dan eindigt de partij met deze ronde.

## What may I do? Words at dice and squares, as short as can be; and why something cannot be done

doodle-choice-row = Rij { $row }
doodle-choice-any-row = Elke rij
doodle-choice-draw = Tekenen
doodle-choice-cross = Aankruisen
# To all players: a bonus is gone. $at is the score that earned it.
doodle-announce-bonus = { $name } heeft de bonus voor { $at } of meer genomen: +{ $points }. Niemand anders kan die nu nog nemen.
doodle-why-column = De blauwe dobbelsteen zegt: alleen kolom { $column }.
doodle-why-row = Geen dobbelsteen die je mag nemen, wijst naar rij { $row }.
doodle-why-road = Hier ligt al een weg.
doodle-why-houses = Hier is geen huis meer om aan te kruisen.
doodle-why-die =
    { $column ->
        [0] Met deze dobbelsteen valt niets te tekenen: in rij { $row } is niets meer over.
       *[other] Met deze dobbelsteen valt niets te tekenen: in kolom { $column }, rij { $row } is niets meer over.
    }
doodle-why-die-taken = { $name } heeft deze dobbelsteen al genomen.

## Help: the rules

doodle-rules-aim-title = Doel van het spel
doodle-rules-aim-text =
    Iedereen tekent een stad op een eigen speelvel. Elke ronde kies je een van de dobbelstenen en teken je in het veld dat die aanwijst. Hotels scoren voor lange wegen, winkels voor de huizen langs hun weg, en taxi’s als ze met elkaar verbonden zijn. Wie als eerste een grote winkel scoort, krijgt een bonus. Zodra iemand de hoogste hotel- of winkelscore omcirkelt of zijn laatste boom aankruist, is het de laatste ronde. Wie de meeste punten heeft, wint; in een solitair spel bepalen je punten je rang.

doodle-rules-sheet-title = Het speelvel
doodle-rules-sheet-text =
    Een speelvel heeft 5 kolommen en 5 rijen. In elk veld staat een hotel, een winkel, een taxi of een paar huizen; elke kolom heeft precies één huisveld. In elk huisveld zijn sommige huizen al vanaf het begin aangekruist, en twee niet.
    Naast de stad staan de scores die je kunt omcirkelen: { $hotels } voor hotels, { $shops } voor winkels. Een omcirkelde score is zoveel punten waard als er staat. Je kunt elke score op je speelvel één keer omcirkelen; tot dan is hij beschikbaar. Wat anderen op hun speelvel omcirkelen, neemt jou niets af.
    Verder zijn er bonussen voor winkels, en { $trees } bomen.

doodle-rules-roads-title = Wegen
doodle-rules-roads-text =
    Een weg verbindt twee zijden van zijn veld, rechtdoor of met een bocht. Zo zijn er zes verschillende wegen. Een weg mag aan de rand van het speelvel eindigen.
    Waar de wegen in twee aangrenzende velden elkaar op de zijde ertussen raken, zijn ze één weg. De lengte is het aantal velden waar de weg doorheen loopt. Elk soort veld telt, ook huisvelden. Elk veld telt één keer, ook als de weg in een kring loopt.

doodle-rules-start-title = Startwegen
doodle-rules-start-text =
    Bij de voorbereiding van een partij kies je wie in de eerste ronde startspeler is, of laat je loten.
    Vóór die ronde werpt de startspeler de blauwe dobbelsteen één keer voor elke kolom, van links naar rechts. Iedereen krijgt dezelfde weg in het huisveld van die kolom. Dit zijn de wegen bij de zes zijden van de dobbelsteen; noord ligt boven op het speelvel, west links:
    { $roads }
doodle-rules-starting-road = { $face }: { doodle-road }

doodle-rules-round-title = Een ronde
doodle-rules-round-text =
    De startspeler werpt alle dobbelstenen: de blauwe, en één witte meer dan er spelers zijn. In een solitair spel zijn er drie witte dobbelstenen.
    De startspeler begint, en de anderen volgen met de klok mee. Elke speler neemt een van de witte dobbelstenen die over zijn, en tekent. Twee dobbelstenen met hetzelfde aantal ogen blijven twee dobbelstenen: is de ene genomen, dan is de andere er nog.
    Na de ronde wordt de speler links van de startspeler de nieuwe startspeler.

doodle-rules-where-title = Waar je tekent
doodle-rules-where-text =
    De blauwe dobbelsteen geeft de kolom aan, voor iedereen dezelfde. De witte dobbelsteen die je neemt, geeft de rij aan. Je tekent in het veld waar die twee elkaar kruisen. Kolommen tellen van links naar rechts, rijen van boven naar beneden.

doodle-rules-six-title = Zessen
doodle-rules-six-text =
    Toont de blauwe dobbelsteen een 6, dan kiest elke speler zelf een kolom. De witte dobbelsteen geeft gewoon de rij aan.
    Neem je een witte 6, kruis dan eerst een van je bomen aan en kies daarna zelf een rij in de kolom. Toont ook de blauwe dobbelsteen een 6, kies dan een veld naar keuze.
    Je mag een witte 6 ook met je laatste boom betalen: je tekent en scoort gewoon nog, en de partij eindigt met deze ronde.

doodle-rules-draw-title = Wat je tekent
doodle-rules-draw-text =
    Teken in een veld zonder weg een van de zes wegen. Die hoeft niet op een andere weg aan te sluiten.
    Een huisveld heeft zijn startweg al. Teken daar geen weg; kruis in plaats daarvan één huis aan, dat geldt ook als tekenen. Elk huisveld heeft daarvoor twee huizen, dus je kunt er twee keer tekenen. Een aangekruist huis scoort zelf niets, maar het maakt winkels die je later aan die weg tekent meer waard.
    Waar al een weg is en geen huis meer over is om aan te kruisen, kun je niet tekenen.

doodle-rules-must-title = Je moet tekenen
doodle-rules-must-text =
    Een dobbelsteen is bruikbaar als hij naar een veld wijst waarin je nog kunt tekenen. Is een van de overgebleven dobbelstenen bruikbaar, dan moet je een bruikbare nemen. Is alleen een witte 6 bruikbaar, dan moet je die nemen, ook al kost dat een boom.
    Is er geen enkele bruikbaar, dan pas je: je neemt geen dobbelsteen en kruist een boom aan. Anders mag je niet passen.

doodle-rules-hotels-title = Hotels
doodle-rules-hotels-text =
    Als je in een hotelveld tekent, kijk je hoe lang de weg is die erdoor loopt, met het veld van het hotel zelf meegeteld. Omcirkel de hoogste beschikbare hotelscore die niet hoger is dan deze lengte. Is die er niet, dan scoort het hotel niets.
    Voorbeeld: de 3, de 5 en de 8 zijn beschikbaar. Met een weg van 6 velden omcirkel je de 5.

doodle-rules-shops-title = Winkels
doodle-rules-shops-text =
    Als je in een winkelveld tekent, tel je de aangekruiste huizen in alle huisvelden langs de weg, ook die vanaf het begin al aangekruist waren. Omcirkel de hoogste beschikbare winkelscore die niet hoger is dan dit aantal. Is die er niet, dan scoort de winkel niets; zonder aangekruist huis scoort hij nooit.
    Voorbeeld: de 7 is al omcirkeld, de 6 is beschikbaar. Met 7 huizen omcirkel je de 6. Ook met meer dan { $shop } huizen kun je nog de { $shop } omcirkelen.

doodle-rules-once-title = Maar één keer scoren
doodle-rules-once-text =
    Een hotel of winkel scoort op het moment dat je in zijn veld tekent, en daarna nooit meer. Groeit de weg later of worden er meer huizen aangekruist, dan blijft de omcirkelde score zoals hij is. Een hotel of winkel die toen niets scoorde, scoort ook later niet.

doodle-rules-first-title = Snelheidsbonus
doodle-rules-first-text =
    Een winkel kan ook een bonus opleveren, voor de speler die als eerste genoeg omcirkelt: { $bonuses }. Elke bonus is er maar één keer voor de hele tafel. Zodra een speler een bonus neemt, wordt die bij alle anderen doorgehaald.
    Als je een winkelscore omcirkelt, neem je de hoogste bonus waarvoor die score genoeg is en die nog niemand heeft genomen. Het gaat om de score die je omcirkelt, niet om het aantal huizen. Een winkel levert hoogstens één bonus op, maar je kunt er meerdere verzamelen.
    Voorbeeld: niemand heeft nog een bonus. Jij omcirkelt de 8 en neemt de bonus voor 7 of meer. Later omcirkelt een andere speler de 9; de bonus voor 7 of meer is weg, dus neemt die speler de bonus voor 5 of meer.
doodle-rules-bonus =
    { $points ->
        [one] { $points } punt voor { $at } of meer
       *[other] { $points } punten voor { $at } of meer
    }

doodle-rules-taxis-title = Taxi’s
doodle-rules-taxis-text =
    Elke taxi die met ten minste één andere taxi is verbonden, scoort aan het einde { $taxi } punten. Taxi’s zijn verbonden als één weg door hun velden loopt, hoe lang die ook is. Een taxiveld zonder weg scoort niets.
    In het totaal op tafel tellen de taxi’s die nu verbonden zijn al mee.

doodle-rules-trees-title = Bomen
doodle-rules-trees-text =
    Bomen tellen pas aan het einde, en alleen met twee of meer spelers. Wie de minste aangekruiste bomen heeft, scoort { $tree } punten; wie de meeste heeft, krijgt { $tree } minpunten. Bij een gelijke stand krijgen alle betrokken spelers de volle { $tree } punten of minpunten. Heeft iedereen er evenveel aangekruist, dan krijgt niemand punten of minpunten.
    Tot die tijd tellen bomen niet mee in het totaal op tafel.

doodle-rules-end-title = Einde van het spel
doodle-rules-end-text =
    De partij eindigt met de ronde waarin een speler de hoogste hotelscore, { $hotel }, of de hoogste winkelscore, { $shop }, omcirkelt of zijn laatste boom aankruist. De { $shop } beëindigt de partij met of zonder bonus. De ronde wordt uitgespeeld, zodat iedereen evenveel beurten heeft gehad.
    Daarna telt iedereen omcirkelde hotelscores, omcirkelde winkelscores, bonussen, taxi’s en bomen op. De speler met de meeste punten wint. Bij een gelijke stand wint de speler met de minste aangekruiste bomen; is ook dat gelijk, dan delen de spelers de plaats.

doodle-rules-solo-title = Solitair spel
doodle-rules-solo-text =
    Je speelt met drie witte dobbelstenen. Bomen geven geen punten, maar de partij eindigt nog steeds als je laatste is aangekruist. Bonussen tellen mee, en niemand kan ze van je afpakken. Verder blijft alles hetzelfde.
    Je totaal geeft je een rang:
    { $ranks }
    Er zijn ook prestaties:
    { $achievements }

doodle-rules-variants-title = Varianten
doodle-rules-variants-text =
    Meer controle: je mag ook passen als je een dobbelsteen zou kunnen gebruiken. Zoals altijd kost passen een boom. Dit is iets voor geduldige planners, en het helpt om een hoge score te halen.
    Vrij omcirkelen: bij een hotel of winkel mag je een lagere beschikbare score omcirkelen dan de hoogste die je haalt. Zo kun je het einde uitstellen. Kun je een score omcirkelen, dan moet dat ook. Een bonus hangt af van de score die je omcirkelt, niet van het aantal huizen.

## A first match: what is explained, 25 words at most each

doodle-learn-start = Jij en de computerspeler { $name } tekenen elk een stad. Eerst toont de blauwe dobbelsteen met welke weg elke kolom begint: met één tik werp je voor alle.
doodle-learn-aim = Wie de meeste punten heeft, wint. Hotels (rood) scoren naar de lengte van hun weg, winkels (blauw) naar aangekruiste huizen eraan: maar één keer, als je er tekent.
doodle-learn-bonuses = De vlaggetjes zijn bonussen voor winkels: wie als eerste die score of een hogere omcirkelt, krijgt de bonus, en verder niemand.
doodle-learn-trees = Een witte 6 geldt voor elke rij, maar kost een boom. Aan het einde: minste bomen aangekruist +{ $points } punten, meeste −{ $points }.
doodle-learn-end = De partij eindigt met de ronde waarin iemand de hoogste hotel- of winkelscore omcirkelt, zoals deze, of zijn laatste boom aankruist.
doodle-learn-roll = Nu begint een ronde. Werp alle dobbelstenen: de blauwe en { $dice } witte.
doodle-learn-help = { tutorial-help }
doodle-learn-die =
    { $blue ->
        [6] Een blauwe 6: je mag in elke kolom tekenen. Elke witte dobbelsteen staat voor een rij. Tik op een witte dobbelsteen of een oplichtend veld.
       *[other] Een blauwe { $blue }: je tekent in kolom { $blue }. Elke witte dobbelsteen staat voor een rij. Tik op een witte dobbelsteen of een oplichtend veld.
    }
doodle-learn-square =
    { $die ->
        [6] Een witte 6 geldt voor elke rij, maar kost je een boom. Tik op een oplichtend veld.
       *[other] De witte { $die } staat voor rij { $die }. Tik daar op een oplichtend veld.
    }
doodle-learn-hotel = Een hotel scoort de lengte van zijn weg: je omcirkelt de hoogste score tot en met die lengte. Welke weg teken je hier?
doodle-learn-shop = Een winkel scoort de aangekruiste huizen langs zijn weg: je omcirkelt de hoogste score tot en met dat aantal. Welke weg teken je hier?
doodle-learn-taxi = Elke taxi scoort { $points } punten als zijn weg naar een andere taxi leidt, nu of later. Welke weg teken je hier?
doodle-learn-house = Een huisveld heeft al een weg. Hier kruis je dus een huis aan: winkels die je later aan die weg tekent, tellen het mee.
doodle-learn-confirm = De tekst boven de dobbelstenen zegt wat dit oplevert. Probeer gerust andere wegen: niets telt voordat je op deze knop tikt.
doodle-learn-hotel-circled =
    { $length ->
        [one] De weg door je hotel is { $length } veld lang: de { $score } blijft omcirkeld, ook als de weg groeit. Elke score kun je één keer omcirkelen.
       *[other] De weg door je hotel is { $length } velden lang: de { $score } blijft omcirkeld, ook als de weg groeit. Elke score kun je één keer omcirkelen.
    }
doodle-learn-hotel-nothing =
    { $short ->
        [yes] De weg door dit hotel is te kort: de laagste score is { $lowest }. Het hotel scoort dus niets, nu niet en later niet.
       *[no] De weg door dit hotel is { $length } velden lang. Elke score tot en met { $length } is al omcirkeld: het hotel scoort niets, ook later niet.
    }
doodle-learn-shop-circled =
    { $houses ->
        [one] Er ligt { $houses } aangekruist huis langs de weg: de { $score } blijft omcirkeld, wat er ook nog komt. Elke score kun je één keer omcirkelen.
       *[other] Er liggen { $houses } aangekruiste huizen langs de weg: de { $score } blijft omcirkeld, wat er ook nog komt. Elke score kun je één keer omcirkelen.
    }
doodle-learn-shop-nothing =
    { $houses ->
        [0] Langs de weg van deze winkel ligt geen aangekruist huis, dus scoort de winkel niets, nu niet en later niet.
       *[other] Elke winkelscore tot en met { $houses } is al omcirkeld, dus scoort deze winkel niets, nu niet en later niet.
    }
doodle-learn-bonus-mine = Jij omcirkelt als eerste { $at } of meer voor een winkel. Dat is een bonus: { $points } extra punten die niemand anders kan krijgen.
doodle-learn-bonus-theirs = { $name } omcirkelde als eerste { $at } of meer voor een winkel en nam de bonus van { $points }. Die kun jij niet meer krijgen.
doodle-learn-taxi-linked = Aan deze weg liggen { $taxis } taxi’s: { $points } punten per taxi. In je totaal tellen ze al mee.
doodle-learn-taxi-alone = Aan deze weg ligt nog geen andere taxi. Komt die er vóór het einde wel, dan scoren beide { $points } punten.
doodle-learn-house-crossed =
    { $crossed ->
        [one] Hier is nu { $crossed } huis aangekruist. Zelf scoort het niets, maar een winkel die je later aan deze weg tekent, telt het mee.
       *[other] Hier zijn nu { $crossed } huizen aangekruist. Zelf scoren ze niets, maar een winkel die je later aan deze weg tekent, telt ze mee.
    }
doodle-learn-tree-crossed =
    { $left ->
        [one] Je hebt nog { $left } boom; de laatste beëindigt de partij. Wie aan het einde de meeste heeft aangekruist, krijgt −{ $points } punten, wie de minste +{ $points }.
       *[other] Je hebt nog { $left } bomen; de laatste beëindigt de partij. Wie aan het einde de meeste heeft aangekruist, krijgt −{ $points } punten, wie de minste +{ $points }.
    }
doodle-learn-last-round =
    { $ending ->
        [hotel]
            { $who ->
                [me] Je hebt de hoogste hotelscore omcirkeld: dit is de laatste ronde. Die wordt nog uitgespeeld.
               *[other] { $name } heeft de hoogste hotelscore omcirkeld: dit is de laatste ronde. Die wordt nog uitgespeeld.
            }
        [shop]
            { $who ->
                [me] Je hebt de hoogste winkelscore omcirkeld: dit is de laatste ronde. Die wordt nog uitgespeeld.
               *[other] { $name } heeft de hoogste winkelscore omcirkeld: dit is de laatste ronde. Die wordt nog uitgespeeld.
            }
       *[tree]
            { $who ->
                [me] Je laatste boom is aangekruist: dit is de laatste ronde. Die wordt nog uitgespeeld.
               *[other] { $name } heeft de laatste boom aangekruist: dit is de laatste ronde. Die wordt nog uitgespeeld.
            }
    }
doodle-learn-others = Nu neemt { $name } een van de overgebleven witte dobbelstenen, en tekent op een eigen speelvel, dat zolang groot te zien is.
doodle-learn-next-starter = In de volgende ronde is { $name } startspeler: die werpt de dobbelstenen en neemt als eerste een witte.
doodle-learn-pass = Geen witte dobbelsteen wijst naar een veld waarin je kunt tekenen. Je past en kruist een boom aan.
doodle-learn-joined = Waar wegen elkaar aan de rand van een veld raken, worden ze één weg. Je langste weg loopt nu door { $length } velden.
doodle-learn-points = Dit is je totaal: omcirkelde scores, bonussen en verbonden taxi’s. Wie de meeste punten heeft, wint.
doodle-learn-any-column = De blauwe dobbelsteen toont een 6: kies zelf een kolom. De witte dobbelsteen geeft gewoon de rij aan.
doodle-learn-white-six =
    { $only ->
        [yes] Alleen een witte 6 is bruikbaar, dus die moet je nemen: kruis een boom aan en teken in een rij naar keuze.
       *[other] Met een witte 6 mag je in elke rij tekenen, maar je kruist een boom aan. De andere dobbelstenen kosten niets.
    }
doodle-learn-useless = Een bleke dobbelsteen is niet bruikbaar: in de velden waar hij naar wijst, valt niets meer te tekenen. Je moet een andere nemen.
doodle-learn-houses = Een winkel telt de aangekruiste huizen langs zijn weg als je hem tekent, één keer. Sommige zijn vanaf het begin aangekruist.
doodle-learn-over = De partij is afgelopen. Nu tellen de bomen: wie de minste aankruiste, krijgt { $points } punten, wie de meeste −{ $points }. Daarna toont ‘{ replay-title }’ wat geluk was en wat vaardigheid.
