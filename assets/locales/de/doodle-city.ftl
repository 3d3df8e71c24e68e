### Texts of Doodle City alone; every key begins with "doodle-". Terms are the rulebook's: hotel, shop, taxi, house,
### tree, starting road, starting player, available, bonus, connected, more control, and the names of ranks and achievements.

## The cover of the box

doodle-box-title = Doodle City
doodle-box-text = Würfeln, Straßen zeichnen
doodle-box-minutes = 20 min
doodle-box-name = Neue Partie Doodle City: würfeln, Straßen zeichnen; 1 bis 6 Spieler, 20 Minuten

## A running match on the shelf

doodle-stage =
    { $round ->
        [0] Doodle City, Startstraßen
       *[other] Doodle City, Runde { $round }
    }

## Set-up

doodle-setup-solo = Solo spielst du um einen Rang und um Erfolge.
doodle-setup-sheet = Spielbogen
# The names of the two sheets.
doodle-sheet-old-town = Altstadt
doodle-sheet-harbour = Hafen
doodle-setup-sheet-facts = Hotelpunkte: { $hotels }. Bäume: { $trees }.
doodle-setup-variants = Varianten
doodle-setup-more-control = Mehr Kontrolle
doodle-setup-more-control-text = Du darfst passen, statt einen Würfel zu nehmen. Das kostet einen Baum.
doodle-setup-free-circling = Freies Einkreisen
doodle-setup-free-circling-text = Du darfst auch eine niedrigere freie Punktzahl einkreisen als die höchste, die du erreichst.
doodle-setup-first-note = Laut Spielregel beginnt, wer zuletzt einkaufen war.

## Table: turns, buttons, headings on the sheet

doodle-table-draws = { $name } zeichnet
doodle-table-starting-roads = Startstraßen
doodle-table-draw = Zeichnen
doodle-table-cross = Ankreuzen
# On the sheet of the player who draws next.
doodle-table-next = gleich dran
# Two notes beside the sheet on large screens: what dice and squares mean now, and the latest moves. Each rule follows the
# sign that it is about, so it begins with a verb.
doodle-note-rules = Jetzt
doodle-note-moves = Letzte Züge
doodle-rule-columns = bestimmt die Spalte
doodle-rule-column = bestimmt Spalte { $column }
doodle-rule-any-column = erlaubt jede Spalte
doodle-rule-rows = bestimmt die Reihe
doodle-rule-row = bestimmt Reihe { $row }
doodle-rule-any-row = jede Reihe, für einen Baum
doodle-rule-shop = zählt angekreuzte Häuser
doodle-rule-hotel = zählt die Felder der Straße
doodle-rule-taxi = je 4, wenn verbunden

## How often each face came

doodle-dice-title = Bisher gewürfelt
doodle-dice-blue =
    { $rolls ->
        [1] Blauer Würfel, einmal geworfen
       *[other] Blauer Würfel, { $rolls }-mal geworfen
    }
doodle-dice-white = Weiße Würfel, insgesamt { $rolls }
doodle-dice-blue-face =
    { $count ->
        [0] Blau { $face }: nie
        [1] Blau { $face }: einmal
       *[other] Blau { $face }: { $count }-mal
    }
doodle-dice-white-face =
    { $count ->
        [0] Weiß { $face }: nie
        [1] Weiß { $face }: einmal
       *[other] Weiß { $face }: { $count }-mal
    }
doodle-dice-note = Glück verteilt sich ungleich: Solche Unterschiede sind meist reiner Zufall. Die Würfe für Startstraßen zählen mit.

## Results

doodle-results-hotels = Hotels
doodle-results-shops = Läden
doodle-results-bonuses = Boni
doodle-results-taxis = Taxis
doodle-results-trees = Bäume
doodle-results-tie-note = Bei Gleichstand gewinnt, wer weniger Bäume angekreuzt hat.
doodle-results-rank = Rang
doodle-results-solo =
    { $points ->
        [one] { doodle-rank } – { $points } Punkt
       *[other] { doodle-rank } – { $points } Punkte
    }
doodle-results-next-rank =
    { $points ->
        [one] Noch { $points } Punkt bis { doodle-rank.to }
       *[other] Noch { $points } Punkte bis { doodle-rank.to }
    }
doodle-results-achievements = Erfolge
doodle-results-no-achievement = Diesmal keine Erfolge

## Gestures and keys: each with what it does

doodle-gesture-die = Weißen Würfel antippen
doodle-gesture-die-text = ihn wählen, seine Felder leuchten auf; noch einmal antippen legt ihn zurück
doodle-gesture-square = Feld antippen
doodle-gesture-square-text = die möglichen Straßen sehen und was jede brächte, oder dort ein Haus zum Ankreuzen wählen
doodle-gesture-confirm = „Zeichnen“ oder „Ankreuzen“ antippen
doodle-gesture-confirm-text = ausführen, was du gewählt hast
doodle-gesture-score = Bei freiem Einkreisen: die Zeile antippen, die sagt, was du einkreist
doodle-gesture-score-text = die nächstniedrigere Punktzahl einkreisen; nach der niedrigsten kommt wieder die höchste
doodle-gesture-stroke = Von Seite zu Seite durch ein Feld zeichnen
doodle-gesture-stroke-text = diese Straße wählen, in einem Häuserfeld ein Haus zum Ankreuzen. Was das bringt, siehst du vor dem Loslassen. Hast du noch keinen Würfel gewählt, wird möglichst einer genommen, der keinen Baum kostet
doodle-gesture-take-back = Beim Zeichnen: vom Spielbogen rutschen, mit einem zweiten Finger tippen oder die rechte Maustaste drücken
doodle-gesture-take-back-text = den Strich abbrechen
doodle-keys-arrows = Pfeiltasten
doodle-keys-arrows-text = von Feld zu Feld oder von Straße zu Straße
doodle-keys-die = 1 bis 6
doodle-keys-die-text = den weißen Würfel mit dieser Augenzahl wählen

## Table: the message line

doodle-say-roll = Wirf die Würfel
doodle-say-roll-starting-roads = Wirf den blauen Würfel: eine Startstraße je Spalte
doodle-say-roll-starting-road = Wirf den blauen Würfel für die Startstraße in Spalte { $column }
doodle-say-square = Wähle ein Feld
doodle-say-die-or-square = Wähle einen Würfel oder ein Feld
doodle-say-road = Wähle eine Straße oder zeichne eine
doodle-say-pass = Du kannst keinen Würfel nutzen: Passe und kreuze einen Baum an
doodle-say-only-six = Du kannst nur eine weiße 6 nutzen: Sie kostet einen Baum
doodle-say-look-only = Du siehst den Spielbogen von { $name }

## Table: what an action brings. Each text is a sentence without its full stop; several stand one after the other.

doodle-move-then = { $first }. { $next }
doodle-move-total = { $what }: { $points }
doodle-move-end = { $line }. { $ending }
doodle-move-by = { $name } · { $line }
doodle-move-hotel-circled = Kreist die { $score } ein (Länge { $length })
doodle-move-hotel-too-short = Kreist nichts ein: Länge { $length } reicht nicht
doodle-move-hotel-none-free = Kreist nichts ein: Bis { $length } ist nichts mehr frei
doodle-move-shop-circled =
    { $houses ->
        [one] Kreist die { $score } ein ({ $houses } Haus)
       *[other] Kreist die { $score } ein ({ $houses } Häuser)
    }
doodle-move-shop-too-few =
    { $houses ->
        [0] Kreist nichts ein: kein angekreuztes Haus
        [one] Kreist nichts ein: { $houses } Haus ist zu wenig
       *[other] Kreist nichts ein: { $houses } Häuser sind zu wenig
    }
doodle-move-shop-none-free = Kreist nichts ein: Bis { $houses } ist nichts mehr frei
doodle-move-bonus = Nimmt den Bonus ab { $at }
# $taxis: how many taxis became connected, the one just drawn included.
doodle-move-taxi-linked =
    { $taxis ->
        [one] Taxi verbunden
       *[other] { $taxis } Taxis verbunden
    }
doodle-move-taxi-alone = Taxi noch nicht verbunden
doodle-move-taxis-linked =
    { $taxis ->
        [one] Verbindet { $taxis } Taxi
       *[other] Verbindet { $taxis } Taxis
    }
doodle-move-house = Kreuzt Haus { $crossed } von { $houses } an
doodle-move-tree = Kreuzt einen Baum an (noch { $left })
doodle-move-pass = Passt und kreuzt einen Baum an (noch { $left })
doodle-move-starting-road = Spalte { $column }: { doodle-road }
doodle-move-rolled = Runde { $round }: blau { $blue }, weiß { $white }

## What ends the match

doodle-ending-highest-hotel = Die höchste Hotelpunktzahl ist eingekreist: letzte Runde!
doodle-ending-highest-shop = Die höchste Ladenpunktzahl ist eingekreist: letzte Runde!
doodle-ending-last-tree = Der letzte Baum ist angekreuzt: letzte Runde!

## Hints: the move, and the reason for it

doodle-action-draw = Weißer Würfel { $die }, { doodle-place }, { doodle-road }
doodle-action-cross = Weißer Würfel { $die }, { doodle-place }, ein Haus ankreuzen
doodle-action-pass = Passen
# $points has one digit after the point.
doodle-hint-expected = Etwa { $points } Punkte am Ende
# The same where there is little room.
doodle-hint-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
doodle-hint-why-bonus = Nimmt einen Bonus: +{ $points }
doodle-hint-why-length = Kreist die { $circled } ein (Länge { $length })
doodle-hint-why-houses =
    { $houses ->
        [one] Kreist die { $circled } ein ({ $houses } Haus)
       *[other] Kreist die { $circled } ein ({ $houses } Häuser)
    }
doodle-hint-why-denied = Schnappt { $name } die weiße { $die } weg
doodle-hint-why-taxis = Verbindet Taxis: +{ $points }
doodle-hint-why-house = Ein angekreuztes Haus mehr für spätere Läden
doodle-hint-why-connection = Fügt Straßen zusammen: Länge { $length }
doodle-hint-why-waits = Hebt bessere Felder für später auf
doodle-hint-why-pass = Kostet einen Baum und sonst nichts
doodle-hint-no-hotel = Länge { $length }: keine Hotelpunktzahl
doodle-hint-no-shop =
    { $houses ->
        [0] Kein angekreuztes Haus: keine Ladenpunktzahl
        [one] { $houses } Haus: keine Ladenpunktzahl
       *[other] { $houses } Häuser: keine Ladenpunktzahl
    }
doodle-hint-tree =
    { $left ->
        [0] Kreuzt den letzten Baum an
       *[other] Kreuzt einen Baum an: noch { $left }
    }
doodle-hint-last-round-ahead = Läutet die letzte Runde ein, und du führst
doodle-hint-last-round-behind = Läutet die letzte Runde ein, aber du führst nicht
# Your points without it, after what they would be.
doodle-hint-otherwise = statt { $points }

## Names for the screen reader: squares and roads

doodle-kind =
    { $kind ->
        [house] Haus
        [hotel] Hotel
        [shop] Laden
       *[taxi] Taxi
    }
# North is up, west is left.
doodle-road =
    { $road ->
        [west-east] Straße von West nach Ost
        [north-south] Straße von Nord nach Süd
        [north-east] Straße von Nord nach Ost
        [south-east] Straße von Süd nach Ost
        [south-west] Straße von Süd nach West
       *[north-west] Straße von Nord nach West
    }
doodle-place = Spalte { $column }, Reihe { $row }
doodle-name-square = { doodle-place }, { doodle-kind }, { doodle-road }
doodle-name-square-empty = { doodle-place }, { doodle-kind }, noch keine Straße
doodle-name-square-house = { doodle-place }, Häuserfeld, { $crossed } von { $houses } Häusern angekreuzt, { doodle-road }
doodle-name-square-house-empty = { doodle-place }, Häuserfeld, { $crossed } von { $houses } Häusern angekreuzt, noch keine Startstraße
doodle-name-square-can-draw = { $square }, hier kannst du zeichnen
# A road offered in a square, and what it would change.
doodle-name-offer = { doodle-road }: { $points }
doodle-name-offer-tree = { doodle-road }: { $points }, kostet einen Baum

## Names for the screen reader: dice

doodle-name-blue = Blauer Würfel { $face }: Spalte { $face }
doodle-name-blue-six = Blauer Würfel 6: jede Spalte
doodle-name-blue-waiting = Blauer Würfel, noch nicht geworfen
doodle-name-white = Weißer Würfel { $face }: Reihe { $face }
doodle-name-white-six = Weißer Würfel 6: jede Reihe, kostet einen Baum
doodle-name-white-waiting = Weißer Würfel, noch nicht geworfen
doodle-name-die-chosen = { $die }, gewählt
doodle-name-die-useless = { $die }, nicht nutzbar
doodle-name-die-taken = Weißer Würfel { $face }, genommen von { $name }
doodle-group-dice = Würfel

## Names for the screen reader: sheets, scores, bonuses, trees

doodle-name-hotel-score-free = Hotelpunktzahl { $score }, frei
doodle-name-hotel-score-circled = Hotelpunktzahl { $score }, eingekreist
doodle-name-shop-score-free = Ladenpunktzahl { $score }, frei
doodle-name-shop-score-circled = Ladenpunktzahl { $score }, eingekreist
doodle-name-bonus-open =
    { $points ->
        [one] Bonus ab { $at }: { $points } Punkt, noch zu haben
       *[other] Bonus ab { $at }: { $points } Punkte, noch zu haben
    }
doodle-name-bonus-taken =
    { $points ->
        [one] Bonus ab { $at }: { $points } Punkt, genommen von { $name }
       *[other] Bonus ab { $at }: { $points } Punkte, genommen von { $name }
    }
doodle-name-trees =
    { $trees ->
        [one] Noch { $left } von { $trees } Baum
       *[other] Noch { $left } von { $trees } Bäumen
    }
doodle-group-scores = Punkte, Boni und Bäume

## Ranks and achievements of the solo game

doodle-rank =
    { $rank ->
        [try-again] Versuch’s nochmal!
        [tenant] Untermieter
        [landlord] Grundbesitzer
        [entrepreneur] Unternehmer
        [mayor] Bürgermeister
        [president] Präsident
       *[world-power] Weltmacht
    }
    .to =
        { $rank ->
            [try-again] zum „Versuch’s nochmal!“
            [tenant] zum Untermieter
            [landlord] zum Grundbesitzer
            [entrepreneur] zum Unternehmer
            [mayor] zum Bürgermeister
            [president] zum Präsidenten
           *[world-power] zur Weltmacht
        }
doodle-rank-line-below = unter { $points }: { doodle-rank }
doodle-rank-line-from = ab { $points }: { doodle-rank }
doodle-achievement-environmentalist = Umweltschützer
doodle-achievement-environmentalist-text = Am Ende ist kein Baum angekreuzt.
doodle-achievement-city-planner = Stadtplaner
doodle-achievement-city-planner-text = Eine einzige Straße führt durch alle Felder.
doodle-achievement-hotel-magnate = Hotelmagnat
doodle-achievement-hotel-magnate-text = Alle Hotelpunktzahlen sind eingekreist.
doodle-achievement-capitalist = Kapitalist
doodle-achievement-capitalist-text = Läden und Boni haben alle Punkte gebracht, die es dafür gibt.
doodle-achievement-shopping-spree = Einkaufswahn
doodle-achievement-shopping-spree-text = Ein Laden wurde gewertet, als alle Häuser des Spielbogens angekreuzt waren und an seiner Straße lagen.
doodle-achievement-line = { $achievement }: { $text }

## Help: the rules. $hotels, $shops and $bonuses are lists from the sheet, $hotel and $shop its highest scores.

## Help: at a glance

doodle-help-start-title = Der blaue Würfel bestimmt die Startstraßen
doodle-help-start-text = Zu jeder Augenzahl gehört eine Straße. Für das Häuserfeld jeder Spalte wird eine gewürfelt, für alle dieselbe.
doodle-help-where-title = Zwei Würfel bestimmen das Feld
doodle-help-where-text = Der blaue Würfel bestimmt die Spalte, für alle dieselbe. Der weiße, den du nimmst, bestimmt die Reihe.
doodle-help-hotel-title = Beim Hotel zählen die Felder seiner Straße
doodle-help-hotel-text = Diese Straße führt durch sechs Felder: Kreise die höchste freie Punktzahl bis 6 ein. Dabei bleibt es, auch wenn die Straße wächst.
doodle-help-shop-title = Beim Laden zählen angekreuzte Häuser
doodle-help-shop-text = An seiner Straße liegen fünf: Kreise die höchste freie Punktzahl bis 5 ein. Wer zuerst hoch genug einkreist, bekommt einen Bonus.
doodle-help-taxi-title = Taxis wollen sich treffen
doodle-help-taxi-text = Am Ende bringt jedes Taxi, dessen Straße zu einem anderen Taxi führt, { $taxi } Punkte.
doodle-help-six-title = Eine weiße 6 kostet einen Baum
doodle-help-six-text = Kreuze einen Baum an und wähle eine beliebige Reihe. Wer seinen letzten Baum ankreuzt, macht diese Runde zur letzten.

# Things that can be looked at, each with a sentence or two.
doodle-help-house = Häuserfeld
doodle-help-house-text = Seine Straße ist von Anfang an da. Wer hier zeichnet, kreuzt ein Haus an, und Läden an dieser Straße zählen es mit.
doodle-help-bonus = Bonus
doodle-help-bonus-text = Wer zuerst diese Ladenpunktzahl oder eine höhere einkreist, bekommt ihn.
doodle-help-tree = Baum
doodle-help-tree-text = Eine weiße 6 kostet einen, Passen auch. Wer seinen letzten ankreuzt, beendet die Partie mit dieser Runde.

## What may I do? Words at dice and squares, as short as can be; and why something cannot be done

doodle-choice-row = Reihe { $row }
doodle-choice-any-row = Jede Reihe
doodle-choice-draw = Zeichnen
doodle-choice-cross = Ankreuzen
# To all players: a bonus is gone. $at is the score that earned it.
doodle-announce-bonus = { $name } hat den Bonus ab { $at } genommen: +{ $points }. Für alle anderen ist er weg.
doodle-why-column = Der blaue Würfel sagt: nur Spalte { $column }.
doodle-why-row = Kein Würfel, den du nehmen darfst, zeigt auf Reihe { $row }.
doodle-why-road = Hier ist schon eine Straße.
doodle-why-houses = Hier ist kein Haus mehr zum Ankreuzen.
doodle-why-die =
    { $column ->
        [0] Mit diesem Würfel lässt sich nichts zeichnen: In Reihe { $row } ist nichts mehr frei.
       *[other] Mit diesem Würfel lässt sich nichts zeichnen: In Spalte { $column }, Reihe { $row } ist nichts mehr frei.
    }
doodle-why-die-taken = Diesen Würfel hat { $name } genommen.

## Help: the rules

doodle-rules-aim-title = Das Ziel
doodle-rules-aim-text =
    Alle zeichnen eine Stadt, jeder auf seinem eigenen Spielbogen. In jeder Runde nimmst du einen der Würfel und zeichnest in dem Feld, das er dir vorgibt. Hotels bringen Punkte für lange Straßen, Läden für die Häuser an ihrer Straße und Taxis dafür, dass sie verbunden sind. Wer zuerst einen großen Laden wertet, bekommt einen Bonus. Sobald jemand eine höchste Punktzahl einkreist oder seinen letzten Baum ankreuzt, läuft die letzte Runde. Wer die meisten Punkte hat, gewinnt; im Solospiel bringen dir deine Punkte einen Rang ein.

doodle-rules-sheet-title = Der Spielbogen
doodle-rules-sheet-text =
    Ein Spielbogen hat 5 Spalten und 5 Reihen. Jedes Feld hat ein Hotel, einen Laden, ein Taxi oder ein paar Häuser; in jeder Spalte gibt es genau ein Häuserfeld. In jedem Häuserfeld sind einige Häuser von Anfang an angekreuzt und zwei noch nicht.
    Neben der Stadt stehen die Punktzahlen, die du einkreisen kannst: { $hotels } für Hotels, { $shops } für Läden. Jede eingekreiste Zahl ist so viele Punkte wert. Auf deinem Spielbogen kannst du jede Punktzahl einmal einkreisen; bis dahin ist sie frei. Was die anderen auf ihren Spielbögen einkreisen, nimmt dir nichts weg.
    Dazu kommen { $trees } Bäume und die Boni für Läden.

doodle-rules-roads-title = Straßen
doodle-rules-roads-text =
    Eine Straße verbindet zwei Seiten ihres Felds, geradeaus oder in einer Kurve. So gibt es sechs verschiedene Straßen. Am Rand des Spielbogens darf eine Straße enden.
    Treffen sich die Straßen zweier Nachbarfelder an der gemeinsamen Seite, werden sie zu einer einzigen Straße. Ihre Länge ist die Zahl der Felder, durch die sie führt. Felder jeder Art zählen, auch Häuserfelder. Jedes zählt einmal, selbst wenn sich die Straße zum Kreis schließt.

doodle-rules-start-title = Startstraßen
doodle-rules-start-text =
    Bei der Vorbereitung einer Partie legst du fest, wer in der ersten Runde Startspieler ist, oder du lässt das Los entscheiden.
    Vor dieser Runde würfelt der Startspieler mit dem blauen Würfel einmal für jede Spalte, von links nach rechts. Alle bekommen im Häuserfeld der Spalte dieselbe Straße. Welche Straße zu welcher Augenzahl gehört, steht hier; Norden ist oben auf dem Spielbogen, Westen links:
    { $roads }
doodle-rules-starting-road = { $face }: { doodle-road }

doodle-rules-round-title = Eine Runde
doodle-rules-round-text =
    Der Startspieler wirft alle Würfel: den blauen und einen weißen mehr, als Spieler dabei sind. Im Solospiel sind es drei weiße Würfel.
    Der Startspieler beginnt, die anderen folgen im Uhrzeigersinn. Jeder nimmt einen der übrigen weißen Würfel und zeichnet. Auch zwei Würfel mit derselben Augenzahl sind zwei Würfel: Ist einer genommen, kann der andere noch genutzt werden.
    Nach der Runde wird neuer Startspieler, wer links vom bisherigen sitzt.

doodle-rules-where-title = Wo du zeichnest
doodle-rules-where-text =
    Der blaue Würfel bestimmt die Spalte, für alle dieselbe. Der weiße Würfel, den du nimmst, bestimmt die Reihe. Wo sich beide kreuzen, liegt das Feld, in dem du zeichnest. Spalten zählen von links nach rechts, Reihen von oben nach unten.

doodle-rules-six-title = Sechsen
doodle-rules-six-text =
    Zeigt der blaue Würfel eine 6, sucht sich jeder die Spalte selbst aus. Die Reihe kommt weiterhin vom weißen Würfel.
    Nimmst du eine weiße 6, kreuze zuerst einen deiner Bäume an und wähle dann eine beliebige Reihe der Spalte. Zeigt auch der blaue Würfel eine 6, wähle ein beliebiges Feld.
    Eine weiße 6 darfst du auch mit deinem letzten Baum bezahlen: Du zeichnest und wertest noch, und die Partie endet mit dieser Runde.

doodle-rules-draw-title = Was du zeichnest
doodle-rules-draw-text =
    In einem Feld ohne Straße zeichnest du eine der sechs Straßen. Sie muss an keine andere anschließen.
    Ein Häuserfeld hat schon seine Startstraße. Zeichne dort keine Straße; kreuze stattdessen ein Haus an, auch das gilt als Zeichnen. Jedes Häuserfeld hat dafür zwei Häuser, du kannst dort also zweimal zeichnen. Ein angekreuztes Haus bringt selbst keine Punkte, macht aber Läden, die du später an seine Straße zeichnest, mehr wert.
    Wo schon eine Straße ist und kein Haus mehr zum Ankreuzen bleibt, kannst du nicht zeichnen.

doodle-rules-must-title = Du musst zeichnen
doodle-rules-must-text =
    Du kannst einen Würfel nutzen, wenn er auf ein Feld zeigt, in dem du noch zeichnen kannst. Kannst du einen der übrigen Würfel nutzen, musst du so einen nehmen. Kannst du nur eine weiße 6 nutzen, musst du sie nehmen, obwohl sie einen Baum kostet.
    Kannst du keinen nutzen, passt du: Du nimmst keinen Würfel und kreuzt einen Baum an. Sonst darfst du nicht passen.

doodle-rules-hotels-title = Hotels
doodle-rules-hotels-text =
    Wenn du in einem Hotelfeld zeichnest, nimm die Länge der Straße, die durch das Feld führt; das Hotelfeld selbst zählt mit. Kreise die höchste freie Hotelpunktzahl ein, die nicht über dieser Länge liegt. Gibt es keine, bringt das Hotel nichts.
    Beispiel: Die 3, die 5 und die 8 sind frei. Mit einer Straße durch 6 Felder kreist du die 5 ein.

doodle-rules-shops-title = Läden
doodle-rules-shops-text =
    Wenn du in einem Ladenfeld zeichnest, zähle die angekreuzten Häuser in allen Häuserfeldern an seiner Straße, auch die von Anfang an angekreuzten. Kreise die höchste freie Ladenpunktzahl ein, die nicht über dieser Zahl liegt. Gibt es keine, bringt der Laden nichts; ohne ein angekreuztes Haus bringt er nie etwas.
    Beispiel: Die 7 ist schon eingekreist, die 6 ist frei. Mit 7 Häusern kreist du die 6 ein. Mit mehr als { $shop } Häusern kannst du immer noch die { $shop } einkreisen.

doodle-rules-once-title = Nur einmal gewertet
doodle-rules-once-text =
    Ein Hotel oder Laden wird in dem Moment gewertet, in dem du in seinem Feld zeichnest, und danach nie wieder. Wächst seine Straße später oder werden mehr Häuser angekreuzt, bleibt es bei der eingekreisten Zahl. Was dabei leer ausging, bringt auch später nichts mehr.

doodle-rules-first-title = Ladenbonus
doodle-rules-first-text =
    Ein Laden kann auch einen Bonus bringen, nämlich dem Spieler, der zuerst hoch genug einkreist: { $bonuses }. Jeden Bonus gibt es nur einmal für den ganzen Tisch. Sobald ihn jemand nimmt, wird er bei allen anderen durchgestrichen.
    Kreist du eine Ladenpunktzahl ein, nimmst du den höchsten Bonus, für den sie reicht und den noch niemand genommen hat. Es zählt die eingekreiste Punktzahl, nicht die Zahl der Häuser. Ein Laden bringt höchstens einen Bonus, aber du darfst mehrere sammeln.
    Beispiel: Noch niemand hat einen Bonus. Du kreist die 8 ein und nimmst den Bonus ab 7. Später kreist jemand anders die 9 ein; der Bonus ab 7 ist weg, also gibt es dafür den ab 5.
doodle-rules-bonus =
    { $points ->
        [one] { $points } Punkt ab einer { $at }
       *[other] { $points } Punkte ab einer { $at }
    }

doodle-rules-taxis-title = Taxis
doodle-rules-taxis-text =
    Am Ende bringt jedes Taxi, das mit mindestens einem anderen Taxi verbunden ist, { $taxi } Punkte. Taxis sind verbunden, wenn eine Straße durch ihre Felder führt, egal wie lang sie ist. Ein Taxifeld ohne Straße bringt nichts.
    In der Gesamtpunktzahl auf dem Tisch zählen Taxis schon mit, so wie sie gerade verbunden sind.

doodle-rules-trees-title = Bäume
doodle-rules-trees-text =
    Bäume zählen am Ende, wenn ihr mindestens zu zweit spielt. Wer die wenigsten Bäume angekreuzt hat, bekommt { $tree } Punkte, wer die meisten angekreuzt hat, verliert { $tree }. Bei Gleichstand bekommen oder verlieren alle Betroffenen die vollen { $tree } Punkte. Haben alle gleich viele angekreuzt, bekommt und verliert niemand etwas.
    Bis zum Ende zählen Bäume in der Gesamtpunktzahl auf dem Tisch nicht mit.

doodle-rules-end-title = Das Ende
doodle-rules-end-text =
    Die Partie endet mit der Runde, in der jemand die höchste Hotelpunktzahl, die { $hotel }, oder die höchste Ladenpunktzahl, die { $shop }, einkreist oder seinen letzten Baum ankreuzt. Die { $shop } beendet die Partie mit oder ohne Bonus. Die Runde wird zu Ende gespielt, sodass alle gleich oft dran waren.
    Dann zählen alle zusammen: eingekreiste Hotelpunktzahlen, eingekreiste Ladenpunktzahlen, Boni, Taxis und Bäume. Wer die meisten Punkte hat, gewinnt. Bei Gleichstand gewinnt, wer weniger Bäume angekreuzt hat; ist auch das gleich, teilen sich die Spieler den Platz.

doodle-rules-solo-title = Solo
doodle-rules-solo-text =
    Du spielst mit drei weißen Würfeln. Bäume bringen keine Punkte, aber die Partie endet trotzdem, wenn dein letzter angekreuzt ist. Boni zählen, und niemand kann sie dir wegschnappen. Alles andere bleibt gleich.
    Deine Gesamtpunktzahl bringt dir einen Rang ein:
    { $ranks }
    Dazu gibt es Erfolge:
    { $achievements }

doodle-rules-variants-title = Varianten
doodle-rules-variants-text =
    Mehr Kontrolle: Du darfst auch dann passen, wenn du einen Würfel nutzen könntest. Wie immer kostet Passen einen Baum. Das kommt geduldigen Planern entgegen und hilft, auf viele Punkte zu kommen.
    Freies Einkreisen: Bei einem Hotel oder Laden darfst du auch eine niedrigere freie Punktzahl einkreisen als die höchste, die du erreichst. So kannst du das Ende hinauszögern. Kannst du eine Punktzahl einkreisen, musst du es tun. Für den Bonus zählt die eingekreiste Punktzahl, nicht die Zahl der Häuser.

## A first match: what is explained, 25 words at most each

doodle-learn-start = Du und der Computer ({ $name }), ihr zeichnet jeder eine Stadt. Zuerst zeigt der blaue Würfel, mit welcher Straße jede Spalte beginnt: Einmal tippen genügt für alle.
doodle-learn-aim = Wer die meisten Punkte hat, gewinnt. Hotels (rot) bringen Punkte für die Länge ihrer Straße, Läden (blau) für angekreuzte Häuser daran: nur einmal, wenn du dort zeichnest.
doodle-learn-bonuses = Die Fähnchen sind Boni für Läden: Wer zuerst diese Punktzahl oder mehr einkreist, bekommt den Bonus. Für die anderen ist er weg.
doodle-learn-trees = Eine weiße 6 passt in jede Reihe, kostet aber einen Baum. Am Ende: +{ $points } Punkte für die wenigsten angekreuzten Bäume, −{ $points } für die meisten.
doodle-learn-end = Die Partie endet mit der Runde, in der jemand eine höchste Punktzahl wie diese einkreist oder seinen letzten Baum ankreuzt.
doodle-learn-roll = Jetzt beginnt eine Runde. Wirf alle Würfel: den blauen und { $dice } weiße.
doodle-learn-help = { tutorial-help }
doodle-learn-die =
    { $blue ->
        [6] Blaue 6: Du darfst in jeder Spalte zeichnen. Jeder weiße Würfel steht für eine Reihe. Tippe auf einen davon oder auf ein helles Feld.
       *[other] Blaue { $blue }: Du zeichnest in Spalte { $blue }. Jeder weiße Würfel steht für eine Reihe. Tippe auf einen davon oder auf ein helles Feld.
    }
doodle-learn-square =
    { $die ->
        [6] Eine weiße 6 gilt für jede Reihe, kostet dich aber einen Baum. Tippe auf ein helles Feld.
       *[other] Die weiße { $die } steht für Reihe { $die }. Tippe dort auf ein helles Feld.
    }
doodle-learn-hotel = Beim Hotel zählt die Länge der Straße: Du kreist die höchste freie Punktzahl ein, die du damit erreichst. Welche Straße zeichnest du hier?
doodle-learn-shop = Beim Laden zählen die angekreuzten Häuser an der Straße: Du kreist die höchste freie Punktzahl ein, die du damit erreichst. Welche Straße zeichnest du hier?
doodle-learn-taxi = Jedes Taxi bringt { $points } Punkte, wenn seine Straße zu einem anderen Taxi führt, jetzt oder später. Welche Straße zeichnest du hier?
doodle-learn-house = Ein Häuserfeld hat schon eine Straße. Hier kreuzt du stattdessen ein Haus an: Läden, die du später an die Straße zeichnest, zählen es mit.
doodle-learn-confirm = Die Zeile über den Würfeln sagt, was das brächte. Probiere auch andere Straßen aus; es zählt erst, wenn du auf diesen Knopf tippst.
doodle-learn-hotel-circled =
    { $length ->
        [one] Deine Hotelstraße ist { $length } Feld lang, also ist die { $score } eingekreist und bleibt es, auch wenn die Straße wächst. Jede Punktzahl gibt es nur einmal.
       *[other] Deine Hotelstraße ist { $length } Felder lang, also ist die { $score } eingekreist und bleibt es, auch wenn die Straße wächst. Jede Punktzahl gibt es nur einmal.
    }
doodle-learn-hotel-nothing =
    { $short ->
        [yes] Die Straße durch dieses Hotel ist zu kurz: Die niedrigste Punktzahl ist { $lowest }. Das Hotel bringt also nichts, auch später nicht.
       *[no] Die Straße durch dieses Hotel ist { $length } Felder lang. Bis { $length } ist nichts mehr frei, das Hotel bringt also nichts, auch später nicht.
    }
doodle-learn-shop-circled =
    { $houses ->
        [one] An der Straße dieses Ladens liegt { $houses } angekreuztes Haus, also ist die { $score } eingekreist und bleibt es. Jede Punktzahl gibt es nur einmal.
       *[other] An der Straße dieses Ladens liegen { $houses } angekreuzte Häuser, also ist die { $score } eingekreist und bleibt es. Jede Punktzahl gibt es nur einmal.
    }
doodle-learn-shop-nothing =
    { $houses ->
        [0] An der Straße dieses Ladens liegt kein angekreuztes Haus, also bringt er nichts, auch später nicht.
       *[other] Von den Ladenpunktzahlen ist bis { $houses } nichts mehr frei, also bringt dieser Laden nichts, auch später nicht.
    }
doodle-learn-bonus-mine = Bei einem Laden hat vor dir niemand { $at } oder mehr eingekreist. Das gibt einen Bonus: { $points } Punkte extra, nur für dich.
doodle-learn-bonus-theirs = { $name } hat bei einem Laden vor allen anderen { $at } oder mehr eingekreist und den Bonus von { $points } genommen. Für dich ist er weg.
doodle-learn-taxi-linked = { $taxis } Taxis liegen an dieser Straße: { $points } Punkte für jedes. In deiner Gesamtpunktzahl stecken sie schon.
doodle-learn-taxi-alone = An dieser Straße ist noch kein anderes Taxi. Führe sie vor dem Ende zu einem, dann bringen beide je { $points } Punkte.
doodle-learn-house-crossed =
    { $crossed ->
        [one] Hier ist jetzt { $crossed } Haus angekreuzt. Allein bringt es nichts, aber ein Laden, den du später an diese Straße zeichnest, zählt es mit.
       *[other] Hier sind jetzt { $crossed } Häuser angekreuzt. Allein bringen sie nichts, aber ein Laden, den du später an diese Straße zeichnest, zählt sie mit.
    }
doodle-learn-tree-crossed =
    { $left ->
        [one] Du hast noch { $left } Baum; mit ihm endet die Partie. Am Ende: +{ $points } Punkte für die wenigsten angekreuzten, −{ $points } für die meisten.
       *[other] Du hast noch { $left } Bäume; mit dem letzten endet die Partie. Am Ende: +{ $points } Punkte für die wenigsten angekreuzten, −{ $points } für die meisten.
    }
doodle-learn-last-round =
    { $ending ->
        [hotel]
            { $who ->
                [me] Du hast die höchste Hotelpunktzahl eingekreist: Das ist die letzte Runde. Sie wird zu Ende gespielt.
               *[other] { $name } hat die höchste Hotelpunktzahl eingekreist: Das ist die letzte Runde. Sie wird zu Ende gespielt.
            }
        [shop]
            { $who ->
                [me] Du hast die höchste Ladenpunktzahl eingekreist: Das ist die letzte Runde. Sie wird zu Ende gespielt.
               *[other] { $name } hat die höchste Ladenpunktzahl eingekreist: Das ist die letzte Runde. Sie wird zu Ende gespielt.
            }
       *[tree]
            { $who ->
                [me] Dein letzter Baum ist angekreuzt: Das ist die letzte Runde. Sie wird zu Ende gespielt.
               *[other] Bei { $name } ist der letzte Baum angekreuzt: Das ist die letzte Runde. Sie wird zu Ende gespielt.
            }
    }
doodle-learn-others = Jetzt nimmt { $name } einen der übrigen weißen Würfel und zeichnet auf dem eigenen Spielbogen, der so lange groß zu sehen ist.
doodle-learn-next-starter = In der nächsten Runde ist { $name } Startspieler, würfelt also und darf zuerst einen weißen Würfel nehmen.
doodle-learn-pass = Kein weißer Würfel zeigt auf ein Feld, in dem du zeichnen kannst. Du passt und kreuzt einen Baum an.
doodle-learn-joined = Wo sich Straßen an der Seite eines Felds treffen, werden sie eins. Deine längste Straße führt jetzt durch { $length } Felder.
doodle-learn-points = Das ist deine Gesamtpunktzahl: eingekreiste Punktzahlen, Boni und verbundene Taxis. Wer die meisten Punkte hat, gewinnt.
doodle-learn-any-column = Der blaue Würfel zeigt 6: Wähle eine beliebige Spalte. Die Reihe bestimmt weiterhin der weiße Würfel.
doodle-learn-white-six =
    { $only ->
        [yes] Du kannst nur eine weiße 6 nutzen, also musst du sie nehmen: Kreuze einen Baum an und zeichne in einer beliebigen Reihe.
       *[other] Mit einer weißen 6 darfst du in jeder Reihe zeichnen, musst aber einen Baum ankreuzen. Die anderen Würfel kosten nichts.
    }
doodle-learn-useless = Einen blassen Würfel kannst du nicht nutzen: Wo er hinzeigt, gibt es nichts mehr zu zeichnen. Du musst einen der anderen nehmen.
doodle-learn-houses = Ein Laden zählt die angekreuzten Häuser an seiner Straße, wenn er gezeichnet wird, und nur dann. Einige sind von Anfang an angekreuzt.
doodle-learn-over = Die Partie ist vorbei. Jetzt zählen die Bäume: { $points } Punkte für die wenigsten angekreuzten, −{ $points } für die meisten. Unter „{ replay-title }“ siehst du dann, was Glück war und was Können.
