### Texts of Design Town alone; every key begins with "town-". Terms are the rulebook's: deck, discard pile, supply, unhappy,
### limit, Buy, Upgrade, Develop, downgrade, VP, and the names of the buildings.

## The cover of the box

town-box-title = Design Town
town-box-text = Eine Karte geht noch
town-box-minutes = 30 min
town-box-name = Neue Partie Design Town: eine Karte geht noch; 1 bis 4 Spieler, 30 Minuten

## Small words that many texts are made of

town-coins =
    { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }
town-fee-coins =
    { $fees ->
        [one] { $fees } Gebührenmünze
       *[other] { $fees } Gebührenmünzen
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
               *[other] { town-fee-coins } und { town-coins }
            }
    }
# Victory points.
town-vp = { $vp } SP
town-unhappy = { $unhappy } Unmut
town-cards =
    { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }
town-nothing = nichts
# Cards of one kind: "2 Hospitals" would need a plural of each name.
town-counted =
    { $count ->
        [1] { town-card }
       *[other] { $count } × { town-card }
    }

## The buildings, each a name of its own

town-residential-area = Wohngebiet
town-apartment = Häuserblock
town-convenience-store = Supermarkt
town-shopping-mall = Einkaufszentrum
town-hospital = Krankenhaus
town-church = Kirche
town-factory = Fabrik
town-power-plant = Kraftwerk
town-central-park = Stadtpark
town-station = Bahnhof
town-flea-market = Trödelmarkt
town-recycling-bin = Mülleimer
town-construction-yard = Bauhof
town-recycling-centre = Recycling-Anlage

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
    .a =
        { $card ->
            [residential-area] ein { town-residential-area }
            [apartment] ein { town-apartment }
            [convenience-store] ein { town-convenience-store }
            [shopping-mall] ein { town-shopping-mall }
            [hospital] ein { town-hospital }
            [church] eine { town-church }
            [factory] eine { town-factory }
            [power-plant] ein { town-power-plant }
            [central-park] ein { town-central-park }
            [station] ein { town-station }
            [flea-market] ein { town-flea-market }
            [recycling-bin] ein { town-recycling-bin }
            [construction-yard] ein { town-construction-yard }
           *[recycling-centre] eine { town-recycling-centre }
        }
    .the =
        { $card ->
            [residential-area] das { town-residential-area }
            [apartment] der { town-apartment }
            [convenience-store] der { town-convenience-store }
            [shopping-mall] das { town-shopping-mall }
            [hospital] das { town-hospital }
            [church] die { town-church }
            [factory] die { town-factory }
            [power-plant] das { town-power-plant }
            [central-park] der { town-central-park }
            [station] der { town-station }
            [flea-market] der { town-flea-market }
            [recycling-bin] der { town-recycling-bin }
            [construction-yard] der { town-construction-yard }
           *[recycling-centre] die { town-recycling-centre }
        }
    .start =
        { $card ->
            [residential-area] Das { town-residential-area }
            [apartment] Der { town-apartment }
            [convenience-store] Der { town-convenience-store }
            [shopping-mall] Das { town-shopping-mall }
            [hospital] Das { town-hospital }
            [church] Die { town-church }
            [factory] Die { town-factory }
            [power-plant] Das { town-power-plant }
            [central-park] Der { town-central-park }
            [station] Der { town-station }
            [flea-market] Der { town-flea-market }
            [recycling-bin] Der { town-recycling-bin }
            [construction-yard] Der { town-construction-yard }
           *[recycling-centre] Die { town-recycling-centre }
        }
    .accusative =
        { $card ->
            [residential-area] das { town-residential-area }
            [apartment] den { town-apartment }
            [convenience-store] den { town-convenience-store }
            [shopping-mall] das { town-shopping-mall }
            [hospital] das { town-hospital }
            [church] die { town-church }
            [factory] die { town-factory }
            [power-plant] das { town-power-plant }
            [central-park] den { town-central-park }
            [station] den { town-station }
            [flea-market] den { town-flea-market }
            [recycling-bin] den { town-recycling-bin }
            [construction-yard] den { town-construction-yard }
           *[recycling-centre] die { town-recycling-centre }
        }
    .to =
        { $card ->
            [residential-area] zum { town-residential-area }
            [apartment] zum { town-apartment }
            [convenience-store] zum { town-convenience-store }
            [shopping-mall] zum { town-shopping-mall }
            [hospital] zum { town-hospital }
            [church] zur { town-church }
            [factory] zur { town-factory }
            [power-plant] zum { town-power-plant }
            [central-park] zum { town-central-park }
            [station] zum { town-station }
            [flea-market] zum { town-flea-market }
            [recycling-bin] zum { town-recycling-bin }
            [construction-yard] zum { town-construction-yard }
           *[recycling-centre] zur { town-recycling-centre }
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
    .dative =
        { $other ->
            [residential-area] dem { town-residential-area }
            [apartment] dem { town-apartment }
            [convenience-store] dem { town-convenience-store }
            [shopping-mall] dem { town-shopping-mall }
            [hospital] dem { town-hospital }
            [church] der { town-church }
            [factory] der { town-factory }
            [power-plant] dem { town-power-plant }
            [central-park] dem { town-central-park }
            [station] dem { town-station }
            [flea-market] dem { town-flea-market }
            [recycling-bin] dem { town-recycling-bin }
            [construction-yard] dem { town-construction-yard }
           *[recycling-centre] der { town-recycling-centre }
        }
    .to =
        { $other ->
            [residential-area] zum { town-residential-area }
            [apartment] zum { town-apartment }
            [convenience-store] zum { town-convenience-store }
            [shopping-mall] zum { town-shopping-mall }
            [hospital] zum { town-hospital }
            [church] zur { town-church }
            [factory] zur { town-factory }
            [power-plant] zum { town-power-plant }
            [central-park] zum { town-central-park }
            [station] zum { town-station }
            [flea-market] zum { town-flea-market }
            [recycling-bin] zum { town-recycling-bin }
            [construction-yard] zum { town-construction-yard }
           *[recycling-centre] zur { town-recycling-centre }
        }

## What cards do, in a line each; on the card, and when it is shown large

town-effect-forced = Liegt sie oben, muss sie ausgespielt werden.
town-effect-wins-with = Gewinne mit { $cards } oder mehr Karten in diesem Zug.
town-effect-next-too = Auch die nächste Karte muss ausgespielt werden.
town-effect-coins-for-unhappy = 1 Münze je Unmut bisher, auch für diesen.
town-effect-raise-limit = Limit +1 in diesem Zug.
town-effect-discard-bottom = Lege die unterste Karte deines Decks ab.
town-effect-extra-buy = In diesem Zug zusätzlich 1× Kaufen.
town-effect-extra-upgrade = In diesem Zug zusätzlich 1× Aufwerten, 1 Münze billiger.
town-effect-may-stay = Darf im Ablagestapel bleiben, wenn du mischst.
town-effect-others-discard = Wähle oben oder unten: Alle anderen legen diese Karte ab.
town-effect-fees-only = Diese Münzen gelten nur für Gebühren.
town-downgrade-coin = Abwerten: +1 Münze.
town-downgrade-raise-limit = Abwerten: Limit +1.
town-downgrade-vp = Abwerten: +1 SP.
town-downgrade-coin-and-upgrade = Abwerten: +1 Münze, zusätzlich 1× Aufwerten.
town-downgrade-give = Beim Bauen für { town-coins }: Gib die Karte jemandem als { town-other }.
town-downgrade-give-solo = Beim Bauen für { town-coins }: Entferne die Karte.

## What a card brings and costs, when it is shown large. $brings is such as "2 coins, 1 unhappy".

town-card-brings = Bringt: { $brings }.
town-card-cost = Kostet { town-coins }.
town-card-fee = Aufwerten { town-other.to }: { town-coins }.
town-card-back = Rückseite von { town-other }.

## A running match on the shelf, and whose turn it is

town-stage = Design Town, Runde { $round }
town-plays = { $name } spielt
town-begins = { $name } ist dran
town-saves = { $name } ist über dem Limit
town-chooses = { $name } wählt oben oder unten
town-builds = { $name } baut

## Set-up

town-setup-solo = Solo spielst du gegen eine schrumpfende Auslage: Gewinne, bevor sie leer ist, und das in möglichst wenigen Zügen.
town-setup-first-note = Wer beginnt, ist im Vorteil: Bei zwei guten Spielern gewinnt der Startspieler etwa 6 von 10 Partien.
town-setup-cards = Karten
town-setup-first-game = Erste Partie
town-setup-first-game-text = Ohne die Karten { town-card } und { town-other }.

## Statistics

town-statistics-title = Züge bisher
town-statistics-note = In einem Zug über dem Limit wird nichts gebaut. Die Züge aller Spieler zählen zusammen.
town-statistics-ends =
    { $count ->
        [one] Wie Züge endeten, insgesamt { $count } Zug
       *[other] Wie Züge endeten, insgesamt { $count } Züge
    }
town-statistics-built =
    { $count ->
        [one] rechtzeitig: { $count } Zug
       *[other] rechtzeitig: { $count } Züge
    }
town-statistics-over =
    { $count ->
        [one] über dem Limit: { $count } Zug
       *[other] über dem Limit: { $count } Züge
    }
# $average has one digit after the point.
town-statistics-length = Ausgespielte Karten pro Zug, im Schnitt { $average }
town-statistics-cards =
    { $count ->
        [one] { $cards } Karten: { $count } Zug
       *[other] { $cards } Karten: { $count } Züge
    }
town-statistics-between = { $from }–{ $to }
town-statistics-from = { $from }+
town-statistics-gained =
    { $count ->
        [one] Gekauft, aufgewertet oder entwickelt: insgesamt { $count } Karte
       *[other] Gekauft, aufgewertet oder entwickelt: insgesamt { $count } Karten
    }
town-statistics-card =
    { $count ->
        [0] { town-card }: nie
        [1] { town-card }: einmal
       *[other] { town-card }: { $count }-mal
    }

## Results

town-results-turns = Züge
# Of all turns that were built in.
town-results-cards = Meiste Karten
town-results-vp = Meiste SP
town-results-won-vp = { town-vp } in Zug { $turn }
town-results-won-cards = { town-cards } mit { town-card } in Zug { $turn }
town-results-won-both = { town-vp } und { town-cards } in Zug { $turn }
town-results-none =
    { $turns ->
        [one] Kein Sieg in je { $turns } Zug: Die Partie endet unentschieden
       *[other] Kein Sieg in je { $turns } Zügen: Die Partie endet unentschieden
    }
town-results-solo-won =
    { $turns ->
        [one] In { $turns } Zug gewonnen
       *[other] In { $turns } Zügen gewonnen
    }
town-results-solo-lost =
    { $turns ->
        [one] Nach { $turns } Zug verloren
       *[other] Nach { $turns } Zügen verloren
    }
town-results-supply-empty = Die Auslage war leer, bevor du gewonnen hast
town-results-too-long =
    { $turns ->
        [one] { $turns } Zug ohne Sieg
       *[other] { $turns } Züge ohne Sieg
    }

## Moves: on buttons, in hints, and what happened

town-move-top = Als Nächstes: { town-card }
town-move-bottom = { town-card } auf den Ablagestapel
town-move-play = { town-card } ausspielen
town-move-play-next = Nächste Karte
town-move-shuffle = Mischen
# Some of the cards named { town-other } stay in the discard pile.
town-move-shuffle-staying =
    { $count ->
        [1] Ohne { town-other } mischen
       *[other] Ohne { $count } × { town-other } mischen
    }
town-move-shuffle-for = Mischen, { town-card } entfernen
town-move-shuffle-staying-for =
    { $count ->
        [1] Ohne { town-other } mischen, { town-card } entfernen
       *[other] Ohne { $count } × { town-other } mischen, { town-card } entfernen
    }
town-move-stop = Aufhören und bauen
town-move-downgrade = { town-card } abwerten
town-move-give-up = Zug aufgeben
town-move-discard-top = Alle anderen legen ihre oberste Karte ab
town-move-discard-bottom = Alle anderen legen ihre unterste Karte ab
town-move-buy = { town-card } kaufen
town-move-upgrade = { town-card } aufwerten
town-move-develop = { town-card } entwickeln
town-move-give = { town-card } an { $name } geben
town-move-give-away = { town-card } entfernen
town-move-end = Zug beenden
town-move-win = Partie gewinnen
# The same with what is paid for it, and what the card is then.
town-told-buy = { town-card } für { town-payment } kaufen
town-told-upgrade = { town-card } für { town-payment } aufwerten: { town-other }
town-told-develop = { town-card } für { town-payment } entwickeln: { town-other }
# The player pays for it.
town-told-give = { town-card } an { $name } geben: kostet { town-coins }
town-told-give-away = { town-card } entfernen: kostet { town-coins }
town-told-downgrade = { town-card } abwerten: { town-brings }
town-brings =
    { $brings ->
        [coin] +1 Münze
        [limit] Limit +1
        [vp] +1 SP
       *[coin-and-upgrade] +1 Münze, zusätzlich 1× Aufwerten
    }
# A whole turn in one line. $built is such as "bought Hospital, upgraded to Church", from the next three.
town-news = { $name }: { town-cards }, { town-vp }; { $built }
town-news-bought = { town-card } gekauft
town-news-upgraded = eine Karte { town-card.to } aufgewertet
town-news-developed = eine Karte { town-card.to } entwickelt
town-news-nothing = { $name }: { town-cards }, { town-vp }; nichts gebaut
# $line is one of the two before, or one of these two.
town-news-gave =
    { $count ->
        [1] { $line }; { town-card } an { $to } gegeben
       *[other] { $line }; { $count } × { town-card } an { $to } gegeben
    }
town-news-removed =
    { $count ->
        [1] { $line }; { town-card } entfernt
       *[other] { $line }; { $count } × { town-card } entfernt
    }
town-news-over = { $name } war mit { town-cards } über dem Limit

## What speaks for a move, after its words

town-why-only = Etwas anderes geht nicht
town-why-wins = Dein Zug reicht zum Sieg
town-why-wins-later = Mit weiteren Abwertungen reicht dein Zug zum Sieg
town-why-goes-on =
    { $risk ->
        [0] Weitermachen ist sicher
       *[other] { $risk } % Risiko, dass Weitermachen deinen Zug beendet
    }
town-why-stops =
    { $risk ->
        [0] Genug für diesen Zug
       *[other] Weitermachen hieße { $risk } % Risiko, dass dein Zug endet
    }
town-why-saves =
    { $risk ->
        [0] Dein Zug geht weiter, statt hier zu enden
       *[other] Rettet vielleicht deinen Zug: { $risk } % Risiko, dass ihn trotzdem eine Pflichtkarte beendet
    }
town-why-lost = Eine Karte, die du gleich ausspielen musst, würde deinen Zug sowieso beenden
town-why-not-worth-saving = Dieser Zug ist keine Abwertung wert
town-why-better-deck = Dein Deck wird dadurch besser
town-why-thinner-deck = Ohne diese Karte ist dein Deck besser dran
town-why-hurts-more = Das trifft die anderen härter
town-why-nothing-better = Nichts, was du bauen könntest, macht dein Deck besser
# $gain is such as "2 coins, 1 VP", or "1 unhappy".
town-hint-plays = { $gain } beim Ausspielen
# $gain is such as "5 coins, 2 fee coins", or "nothing".
town-hint-builds = { $gain } zum Bauen

## Gestures and keys: each with what it does

town-gesture-deck = Dein Deck oder den blauen Knopf antippen
town-gesture-deck-text = die nächste Karte ausspielen; ist das Deck leer, mischen
town-gesture-card = Andere Karte antippen
town-gesture-card-text = sie groß sehen, Vorder- und Rückseite; ein Tippen daneben schließt sie
town-gesture-supply = Karte der Auslage antippen
town-gesture-supply-text = beide Seiten sehen; beim Bauen kaufen oder entwickeln; solo zum Mischen entfernen
town-gesture-discard = Karte in deinem Ablagestapel antippen
town-gesture-discard-text = beide Seiten sehen; abwerten oder beim Bauen aufwerten oder weggeben
town-gesture-player = Anderen Spieler antippen
town-gesture-player-text = seine Karten sehen
town-keys-arrows = Pfeiltasten
town-keys-arrows-text = von Karte zu Karte und von einer Möglichkeit zur nächsten
town-keys-enter-text = bestätigen oder Hervorgehobenes auslösen
town-keys-stop-text = aufhören und bauen; den Zug aufgeben, wenn er noch zu retten wäre
town-keys-stacks = 1 bis 6
town-keys-stacks-text = diese Karte der Auslage öffnen
town-keys-piles = A
town-keys-piles-text = die nächste Karte deines Ablagestapels öffnen, die du jetzt nutzen kannst, oder einfach die nächste, wenn keine geht
town-keys-options = Q, W, E
town-keys-options-text = die erste, zweite oder dritte Möglichkeit einer geöffneten Karte
town-keys-stay = V und B
town-keys-stay-text = beim Mischen eine Karte weniger oder eine mehr im Ablagestapel lassen
town-keys-others-text = der Ablagestapel des nächsten Spielers und zurück zum eigenen
town-keys-undo-text = rückgängig, aber nur bis zur letzten aufgedeckten Karte oder Übergabe
town-keys-dice-text = wie die Züge bisher liefen
town-keys-escape-text = Gewähltes zurücknehmen oder einen Schritt zurück

## Help: at a glance

town-help-open-title = 1. Die oberste Karte ist immer offen
town-help-open-text = Spiel sie aus oder hör auf. Die nächste Karte siehst du, bevor diese zählt.
town-help-limit-title = 2. Höchstens { $limit } Unmut
town-help-limit-text = Einer zu viel, und dein Zug ist sofort vorbei: Du baust nichts.
town-help-build-title = 3. Hör rechtzeitig auf und baue einmal
town-help-build-text = Kaufen kostet Münzen, Aufwerten eine Gebühr, Entwickeln beides.
town-help-win-title = 4. Gewinne mit { $vp } SP in einem Zug
town-help-win-text =
    { $cards ->
        [0] Münzen und Sterne zählen nur für diesen Zug.
       *[other] Oder mit { $cards } oder mehr Karten in einem Zug, darunter ein { $store }. Münzen und Sterne zählen nur für diesen Zug.
    }
town-help-risk-title = Was die Prozentzahl bedeutet
town-help-risk-text = Die Karten unter der offenen sind verdeckt. In so vielen von hundert Reihenfolgen würde Weitermachen deinen Zug beenden.

# The price of giving a card away.
town-price =
    { $price ->
        [one] { $price } Münze
       *[other] { $price } Münzen
    }

## What may I do? A word on a card; and why nothing can be built with one

town-choice-read = Lesen
# To all players: a stack is sold out.
town-announce-last = { $name } hat die letzte Karte { town-card } aus der Auslage.
town-why-coins =
    { $price ->
        [one] Das kostet { $price } Münze, und du hast noch { $there }.
       *[other] Das kostet { $price } Münzen, und du hast noch { $there }.
    }
town-why-action = Du hast in diesem Zug schon gebaut und keine zusätzliche Aktion mehr übrig.
town-why-supply = Von dieser Karte ist keine mehr da.

## Help: the rules

town-rules-aim-title = Das Ziel
town-rules-aim-text =
    { $cards ->
        [0] Deine Stadt ist ein Kartendeck. In deinem Zug spielst du Karten von oben aus, eine nach der anderen, so viele, wie du dich traust. Sie bringen Münzen und Siegpunkte (SP), manche aber auch Unmut bei den Bürgern. Zu viel Unmut beendet deinen Zug sofort, und du baust nichts. Hörst du rechtzeitig auf, kaufst du von deinen Münzen neue Karten oder verbesserst alte für spätere Züge. Du gewinnst, wenn du mit { $vp } SP oder mehr in einem Zug aufhörst.
       *[other] Deine Stadt ist ein Kartendeck. In deinem Zug spielst du Karten von oben aus, eine nach der anderen, so viele, wie du dich traust. Sie bringen Münzen und Siegpunkte (SP), manche aber auch Unmut bei den Bürgern. Zu viel Unmut beendet deinen Zug sofort, und du baust nichts. Hörst du rechtzeitig auf, kaufst du von deinen Münzen neue Karten oder verbesserst alte für spätere Züge. Du gewinnst, wenn du mit { $vp } SP oder mehr in einem Zug aufhörst oder mit { $cards } oder mehr Karten, darunter ein { $store }.
    }

town-rules-cards-title = Die Karten
town-rules-cards-text =
    Jede Karte hat auf beiden Seiten ein Gebäude. Gekauft wird sie mit der Vorderseite nach oben, für so viele Münzen, wie unten links stehen. Die lila Zahl unten rechts ist die Gebühr, um sie auf die Rückseite zu wenden, die meist besser ist. Rückseiten haben einen Rahmen und zwei Pfeile.
    Du beginnst mit { $homes } Karten { $home }, einer Karte { $flat } und je einer Karte von jedem Stapel der Auslage; gemischt sind sie dein erstes Deck. { $home } und { $flat } sind die zwei Seiten einer Karte, die man nicht kaufen kann.
    Mit Münzen bezahlst du das Bauen, Sterne sind Siegpunkte (SP), und jedes verärgerte Gesicht ist ein Unmut. Alles zählt nur für diesen Zug.
    Die oberste Karte jedes Decks und alle Ablagestapel darfst du dir ansehen. Die Reihenfolge der Karten darunter ist verdeckt.

town-rules-turn-title = Ein Zug
town-rules-turn-text =
    1. Spiel Karten aus, mindestens eine. Nach jeder Karte machst du weiter oder hörst auf.
    2. Baue, wenn du willst.
    Dann kommen die ausgespielten Karten auf deinen Ablagestapel, und im Uhrzeigersinn ist der Nächste dran.

town-rules-play-title = Karten ausspielen
town-rules-play-text =
    Die oberste Karte deines Decks ist immer offen. Spielst du sie aus, siehst du zuerst die Karte darunter. Dann bringt die ausgespielte Karte ihre Münzen, SP und ihren Unmut, und danach wirkt ihr Effekt.
    Liegt dann ein { $home } oben auf deinem Deck, musst du es ausspielen, ebenso jede Karte, die auf ein { $mall } folgt; eine Karte kann beides zugleich erfüllen. Auch zu Beginn deines Zugs und nach dem Mischen musst du ein { $home } ausspielen, das oben liegt. Ist ein { $mall } die letzte Karte deines Decks, muss keine Karte folgen, auch nicht, wenn du danach mischst.
    Eine Karte, die ausgespielt werden muss, wird für dich ausgespielt, außer du könntest vorher noch eine Karte abwerten.
    Ist dein Deck leer, darfst du aufhören oder weitermachen. Um weiterzumachen, mischst du deinen Ablagestapel zu einem neuen Deck; die Karten dieses Zugs bleiben draußen. Dann siehst du die oberste Karte und machst wieder weiter oder hörst auf. Mit leerem Ablagestapel kannst du nur aufhören. Ist dein Deck zu Beginn deines Zugs leer, mischst du zuerst.
    Beim Mischen dürfen beliebig viele deiner Karten { $flea } im Ablagestapel bleiben, solange mindestens eine Karte ins neue Deck kommt.

town-rules-limit-title = Unmut der Bürger
town-rules-limit-text =
    Dein Limit ist { $limit } Unmut. Die Karte, mit der du darüber kommst, beendet deinen Zug sofort: Sie hat keinen Effekt, deine ausgespielten Karten kommen auf den Ablagestapel, und du baust nichts und gewinnst nicht, egal wie viele SP du hast. Liegt danach ein { $home } oben auf deinem Deck, wartet es bis zu deinem nächsten Zug.
    Jede { $church }, die du ausspielst oder abwertest, erhöht das Limit in diesem Zug um 1.
    Liegst du über dem Limit, kann dich nur eine { $church } in deinem Ablagestapel retten: Werte sie sofort ab, und dein Zug geht mit dem Effekt deiner letzten Karte weiter. Du darfst deinen Zug auch aufgeben.

town-rules-downgrade-title = Abwerten
town-rules-downgrade-text =
    Manche Rückseiten helfen dir noch einmal vom Ablagestapel aus. Wende eine solche Karte auf die Vorderseite, und du bekommst, was auf der Rückseite hinter „Abwerten“ steht. Sie bleibt im Ablagestapel und gilt nicht als ausgespielt. Um ihre Rückseite wieder zu nutzen, musst du sie erst wieder aufwerten.
    Du darfst beliebig viele Karten abwerten, immer wenn du ausspielen, mischen oder aufhören könntest, auch vor deiner ersten Karte oder vor einer, die ausgespielt werden muss, aber nicht beim Bauen. Ein großes blaues Zeichen zeigt, welche Karten du gerade abwerten kannst.

town-rules-build-title = Bauen
town-rules-build-text =
    Du hast eine Aktion, die du nicht nutzen musst:
    Kaufen: Bezahle die Kaufkosten einer Karte; sie kommt aus der Auslage auf deinen Ablagestapel, Vorderseite nach oben.
    Aufwerten: Bezahle die Gebühr einer Karte in deinem Ablagestapel und wende sie auf die Rückseite.
    Entwickeln: Bezahle beides; die Karte kommt aus der Auslage auf deinen Ablagestapel, Rückseite nach oben.
    Manche Karten erlauben dir in diesem Zug, zusätzlich zu kaufen oder aufzuwerten. Das darfst du vor oder nach deiner Aktion tun, auch ohne sie. Beim Kaufen und Aufwerten werden zuerst die zusätzlichen Aktionen verbraucht, beim Aufwerten die billigeren vor den anderen. Entwickeln braucht immer deine Aktion.
    Mit Gebührenmünzen (lila) kannst du nur das Aufwerten bezahlen oder, beim Entwickeln, die Gebühr; sie werden zuerst ausgegeben.
    Eine gerade gekaufte Karte darfst du im selben Zug aufwerten. Für die Karten, die du in diesem Zug ausgespielt hast, gilt das nicht: Sie liegen noch nicht in deinem Ablagestapel. Münzen, die du nicht ausgibst, verfallen. Von einem leeren Stapel kann niemand kaufen.

town-rules-give-title = Karten { $flat } weggeben
town-rules-give-text =
    Beim Bauen darfst du beliebig viele Karten { $flat } aus deinem Ablagestapel weggeben. Bezahle { town-price } für jede, wähle einen anderen Spieler und wende die Karte: Sie kommt als Karte { $home } auf seinen Ablagestapel. Das braucht keine Aktion, und mit Gebührenmünzen geht es nicht.

town-rules-yard-title = Die Karte { $yard }
town-rules-yard-text =
    Wenn du sie ausspielst, wähle oben oder unten: Alle anderen legen im Uhrzeigersinn diese Karte ihres Decks ab. Ein leeres Deck verliert nichts und wird nicht gemischt; sind alle leer, gibt es nichts zu wählen. Kommt dadurch ein { $home } nach oben, wartet es auf den Zug seines Besitzers. Hat ein Deck nur eine Karte, ist sie zugleich oberste und unterste; das gilt auch für deine { $factory }.

town-rules-win-title = Das Ende
town-rules-win-text =
    { $cards ->
        [0] Du gewinnst am Ende deines Zugs, auch ohne etwas gebaut zu haben, wenn dieser Zug { $vp } SP oder mehr gebracht hat.
       *[other] Du gewinnst am Ende deines Zugs, auch ohne etwas gebaut zu haben, wenn dieser Zug { $vp } SP oder mehr gebracht hat oder du in ihm { $cards } oder mehr Karten ausgespielt hast, darunter ein { $store }.
    }
    SP und Karten früherer Züge zählen nicht, und ein Zug, der über das Limit geht, gewinnt nie. Die Partie endet sofort, und alle anderen teilen sich den zweiten Platz. Hat nach je { $rounds } Zügen niemand gewonnen, endet die Partie unentschieden.

town-rules-first-title = Erste Partie
town-rules-first-text =
    In euren ersten Partien könnt ihr die Karten { $flea } und { $yard } weglassen. Euer erstes Deck ist dann kleiner.

town-rules-solo-title = Solo
town-rules-solo-text =
    In der Auslage liegen von jeder Karte { $supply }, und den { $yard } gibt es nicht. Vor jedem Mischen nimmst du eine Karte deiner Wahl aus der Auslage und entfernst sie aus dem Spiel. Ist die Auslage leer, kostet das Mischen nichts.
    Du gewinnst wie in jeder Partie. Du verlierst, wenn die Auslage am Ende eines Zugs leer ist, mit dem du nicht gewinnst, oder wenn { $rounds } Züge ohne Sieg vergehen. Weniger Züge sind besser, und Züge über dem Limit zählen mit.
    Statt Karten { $flat } wegzugeben, darfst du sie aus dem Spiel entfernen, für je { town-price }.

town-rules-buildings-title = Die Gebäude
town-rules-buildings-text =
    Von jeder Karte die Vorderseite, dann ihre Rückseite.

## The table of Design Town

town-top = Oben auf dem Deck: { town-card }
town-open = offen
town-downgradable = { town-counted }, jetzt abwertbar
town-times = ×{ $count }
town-of = { $count } von { $most }
town-stack = { town-card }, noch { $left }, kostet { town-coins }
town-group-supply = Auslage
town-row-played = Ausgespielt
town-row-deck = Oben auf deinem Deck
town-row-deck-of = Deck von { $name }
town-row-discard = Dein Ablagestapel
town-row-discard-of = Ablagestapel von { $name }
town-row-discard-empty = Ablagestapel: leer
town-deck-empty = leeres Deck
town-cards-of = Karten von { $name }
town-turn = Zug { $turn }
town-choose = Wählen
town-confirm-play = Ausspielen
town-confirm-shuffle = Mischen
town-confirm-downgrade = Abwerten
town-stop = Aufhören
town-stay = { $count ->
    [0] Alle
    [one] Ohne 1
   *[other] Ohne { $count }
}
town-stay-fewer = −
town-stay-fewer-name = Eine Karte { town-card } weniger liegen lassen
town-stay-more = +
town-stay-more-name = Eine Karte { town-card } mehr liegen lassen

# What can be done with a card that lies open: on a narrow button.
town-option-buy = Kaufen für { $coins }
town-option-upgrade = Aufwerten für { $coins }
town-option-develop = Entwickeln für { $coins }
town-option-downgrade = Abwerten { town-other.to }: { town-brings }
town-option-give = An { $name }, kostet { $coins }
town-option-give-away = Entfernen für { $coins }
town-option-remove = Entfernen und mischen
town-option-top = Oberste Karte
town-option-bottom = Unterste Karte

town-vp-of = { $vp } von { $most } SP
town-unhappy-of = { $unhappy } von { $limit } Unmut
# What the turn has brought so far, for the screen reader.
town-tally =
    { $fees ->
        [0] { town-coins }, { town-vp-of }, { town-unhappy-of } und { town-cards }
       *[other] { town-coins }, { town-fee-coins }, { town-vp-of }, { town-unhappy-of } und { town-cards }
    }

town-say-play = Spiel die oberste Karte deines Decks aus.
town-say-go-on = Spiel die nächste Karte aus oder hör auf und baue.
# The effect of the card that lies on top.
town-say-effect = { town-card }: { $effect }
# Where two things are to be said, each with its full stop.
town-say-both-lines =
    { $first }
    { $second }
town-say-forced = { town-card.start } muss ausgespielt werden.
town-say-was-forced = { town-card.start } lag oben: immer eine Pflichtkarte.
town-say-was-next = { town-card.start } musste nach { town-other.dative } ausgespielt werden.
town-say-exceeds = Mit der nächsten Karte sind es { $count } Unmut, über dem Limit: Dein Zug endet.
town-say-exceeds-but = Mit der nächsten Karte sind es { $count } Unmut, über dem Limit: Nur Abwerten rettet deinen Zug.
town-say-stop-to-win = Hör auf und baue: Damit gewinnst du!
town-say-shuffle = Dein Deck ist leer: Misch den Ablagestapel oder hör auf.
town-say-shuffle-first = Dein Deck ist leer: Misch zuerst deinen Ablagestapel.
town-say-shuffle-for = Dein Deck ist leer: Entferne zum Mischen eine Karte der Auslage.
town-say-nothing-to-shuffle = Keine Karten mehr zum Ausspielen: Hör auf und baue.
town-say-late = { $count ->
    [0] Das ist dein letzter Zug der Partie.
    [one] Nach diesem hast du noch einen Zug.
   *[other] Nach diesem hast du noch { $count } Züge.
}
town-say-save = Über dem Limit: Werte eine Karte ab, oder der Zug endet.
town-say-lost = Abwerten hilft nicht: Eine Karte, die du gleich ausspielen musst, beendet deinen Zug sowieso.
town-say-exceeded = Über dem Limit: Dein Zug ist vorbei, und du baust nichts.
town-say-end = Alle anderen legen eine Karte ab: die oberste oder die unterste?
town-say-build =
    { $develops ->
        [yes] Wähle eine Karte zum Kaufen, Aufwerten oder Entwickeln oder beende deinen Zug.
       *[no] Wähle eine Karte zum Kaufen oder Aufwerten oder beende deinen Zug.
    }
town-say-ends = Mehr kannst du nicht bauen: Dein Zug endet.
town-say-built =
    { $solo ->
        [yes] Du hast gebaut. Für Münzen kannst du noch eine Karte entfernen, oder du beendest deinen Zug.
       *[no] Du hast gebaut. Für Münzen kannst du noch eine Karte weggeben, oder du beendest deinen Zug.
    }
town-say-buy = { $buys ->
    [one] Du darfst noch einmal zusätzlich kaufen.
   *[other] Du darfst noch { $buys }-mal zusätzlich kaufen.
}
town-say-upgrade = { $upgrades ->
    [one] Du darfst noch einmal zusätzlich aufwerten.
   *[other] Du darfst noch { $upgrades }-mal zusätzlich aufwerten.
}
town-say-two-extras = Zusätzlich darfst du noch { $buys ->
    [one] einmal
   *[other] { $buys }-mal
} kaufen und { $upgrades ->
    [one] einmal
   *[other] { $upgrades }-mal
} aufwerten.
town-say-build-and-buy = Wähle eine Karte: Du darfst einmal bauen und { $buys ->
    [one] einmal
   *[other] { $buys }-mal
} zusätzlich kaufen.
town-say-build-and-upgrade = Wähle eine Karte: Du darfst einmal bauen und { $upgrades ->
    [one] einmal
   *[other] { $upgrades }-mal
} zusätzlich aufwerten.
town-say-build-and-both = Wähle eine Karte: Du darfst einmal bauen und zusätzlich { $buys ->
    [one] einmal
   *[other] { $buys }-mal
} kaufen und { $upgrades ->
    [one] einmal
   *[other] { $upgrades }-mal
} aufwerten.
town-say-wins = Das reicht zum Sieg: Beende deinen Zug!
town-odds = Weitermachen: Zu { $percent } % beendet eine Pflichtkarte deinen Zug.
town-odds-none = Weitermachen ist sicher.
town-odds-saved = Selbst dann beendet zu { $percent } % eine Pflichtkarte deinen Zug.

town-extra-buys = +{ $count } Kaufen
town-extra-upgrades = +{ $count } Aufwerten
town-flies-coins = +{ $count }
town-flies-limit = Limit +1
town-flies-buy = +1 Kaufen
town-flies-upgrade = +1 Aufwerten
town-flies-forced = noch eine!
town-flies-exceeded = über dem Limit!

## A first match: what is explained, 25 words at most each

town-learn-aim = Sterne sind Siegpunkte und zählen nur einen Zug lang. Wer zuerst einen Zug mit { $vp } SP schafft, gewinnt. Jeder Zug verbessert dein Deck.
town-learn-forced = Die oberste Karte deines Decks ist offen. { town-card.start } muss ausgespielt werden: von selbst, außer du kannst vorher noch etwas anderes tun.
town-learn-play = Die oberste Karte deines Decks ist offen. Spiel sie aus: Sie bringt die gezeigten Münzen und Sterne, aber vielleicht auch Unmut.
town-learn-unhappy = Hier siehst du Münzen, Sterne und Unmut dieses Zugs. { $limit } Unmut sind das Limit: Einer mehr beendet deinen Zug, und du baust nichts.
town-learn-help = { tutorial-help }
town-learn-go-on =
    { $coins ->
        [one] Du hast { $coins } Münze. Mach weiter oder hör auf und baue. Die Prozentzahl ist das Risiko, dass Weitermachen deinen Zug beendet, verdeckte Karten eingerechnet.
       *[other] Du hast { $coins } Münzen. Mach weiter oder hör auf und baue. Die Prozentzahl ist das Risiko, dass Weitermachen deinen Zug beendet, verdeckte Karten eingerechnet.
    }
town-learn-effect = Wenn du { town-card.accusative } ausspielst, geschieht noch etwas: { $effect }
town-learn-store = Es gibt einen zweiten Weg zum Sieg: Spiel { $cards } oder mehr Karten in einem Zug aus, darunter { town-card.a }.
town-learn-next-too = Wegen der Karte davor muss auch { town-card.the } ausgespielt werden.
town-learn-too-much = Diese Karte wäre ein Unmut zu viel: Dein Zug würde enden, ohne dass du baust. Hör lieber auf und baue.
town-learn-shuffle = Dein Deck ist leer. Misch deinen Ablagestapel zu einem neuen Deck und mach weiter, oder hör auf, wenn du darfst.
town-learn-prices = Die Münze zeigt den Preis einer Karte, das Sechseck die Gebühr zum Aufwerten: später im Ablagestapel, oder gleich, wenn du beides zahlst.
town-learn-upgrade = Aufwerten heißt, eine Karte im Ablagestapel für ihre Gebühr auf die andere Seite zu wenden. Was du gerade gespielt hast, liegt dort noch nicht.
town-learn-develop = Du könntest eine Karte auch entwickeln: kaufen und gleich aufwerten, für Kaufkosten und Gebühr zusammen.
town-learn-build =
    { $can ->
        [upgrade] Du hast { town-coins }: { $extra ->
            [yes] Baue
           *[no] Baue einmal
        }. Tippe auf eine Karte deines Ablagestapels, um sie aufzuwerten, oder beende deinen Zug.
        [buy] Du hast { town-coins }: { $extra ->
            [yes] Baue
           *[no] Baue einmal
        }. Tippe auf eine Karte der Auslage, um sie zu kaufen, oder beende deinen Zug.
       *[both] Du hast { town-coins }: { $extra ->
            [yes] Baue
           *[no] Baue einmal
        }. Tippe auf eine Karte der Auslage, um sie zu kaufen, oder auf eine deines Ablagestapels, um sie aufzuwerten.
    }
town-learn-card = Links liegt die Karte, rechts siehst du sie nach dem Aufwerten. Der Knopf tut, was gewählt ist. Übrige Münzen verfallen.
town-learn-end =
    { $can ->
        [yes] Du darfst noch etwas bauen. Willst du nichts mehr bauen, beende deinen Zug: Was du ausgespielt hast, kommt auf den Ablagestapel.
       *[no] Willst du nichts mehr bauen, beende deinen Zug: Was du ausgespielt hast, kommt auf den Ablagestapel.
    }
town-learn-gained =
    { $ends ->
        [yes] { town-card.start } liegt in deinem Ablagestapel. Ist dein Deck leer, wird der Stapel gemischt. Mehr kannst du nicht bauen, also endet dein Zug.
       *[no] { town-card.start } liegt in deinem Ablagestapel. Ist dein Deck leer, wird der Stapel gemischt: Dann kommt die Karte in dein Deck.
    }
town-learn-upgraded =
    { $ends ->
        [yes] Aufgewertet zeigt die Karte ihre andere Seite, { town-card.accusative }, bis sie wieder gewendet wird. Mehr kannst du nicht bauen, also endet dein Zug.
       *[no] Aufgewertet zeigt die Karte ihre andere Seite, { town-card.accusative }, bis sie wieder gewendet wird.
    }
town-learn-others = Jetzt spielt der Computer ({ $name }) genauso, mit einem eigenen Deck.
town-learn-news = Hier steht, was { $name } inzwischen getan hat.
town-learn-over-limit = { town-card.start } war ein Unmut zu viel: Dein Zug ist vorbei, ohne dass du baust. Deine Karten sind nicht verloren; sie liegen im Ablagestapel.
town-learn-over-limit-theirs = { $name } hatte einen Unmut zu viel und hat in diesem Zug nichts gebaut.
town-learn-saves = Ein Unmut zu viel! Werte eine Kirche in deinem Ablagestapel ab, und das Limit steigt um eins. Oder gib den Zug auf.
town-learn-downgrade = In deinem Ablagestapel liegt { town-card.a }. Solange du Karten ausspielst, darfst du sie abwerten: auf die Vorderseite wenden. Das bringt, was auf ihr steht.
town-learn-give = Für { $coins } Münzen darfst du { town-card.accusative } zurückwenden und jemand anderem geben. Das macht dein Deck besser und das andere schlechter.
town-learn-extra-buy = Dank deiner Karten darfst du in diesem Zug außer deiner Aktion einmal zusätzlich kaufen.
town-learn-extra-upgrade = Dank deiner Karten darfst du in diesem Zug außer deiner Aktion einmal zusätzlich aufwerten.
town-learn-wins = Das reicht zum Sieg! Spiel nichts mehr aus, was deinen Zug beenden könnte. Beende ihn, und du gewinnst die Partie.
town-learn-over = Die Partie ist vorbei: Wer zuerst einen Siegzug schafft, gewinnt sofort. Sieh nach, wie es gelaufen ist. Unter „{ replay-title }“ siehst du dann, was Glück war und was Können.
