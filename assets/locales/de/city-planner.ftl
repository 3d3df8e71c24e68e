### Texts of City Planner alone; every key begins with "planner-". Terms are the rulebook's: block, suburb, commercial,
### mixed, town hall, parking lot, industry, office, VP, solo, locked, and the names of ranks. Ours: upkeep, give up, adjust
### (reroll or change).

## The cover of the box

planner-box-title = City Planner
planner-box-text = Ein Block geht, sechs zählen
planner-box-minutes = 15 min
planner-box-name = Neue Partie City Planner: ein Block geht, sechs zählen; 1 oder 2 Spieler, 15 Minuten

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
        [minus] { $other-vp } SP, −{ $other-money } $
       *[plus] { $other-vp } SP, { $other-money } $
    }

## The buildings: one of them, wherever a text is given a $building

planner-building =
    { $building ->
        [suburb] Vorort
        [commerce] Gewerbe
        [mixed] Mischgebäude
        [town-hall] Rathaus
        [parking-lot] Parkplatz
        [industry] Industrie
       *[offices] Büro
    }

## A running match on the shelf

planner-stage = City Planner, Runde { $round } von { $rounds }
planner-adjusts = { $name } plant
planner-scores = { $name } wertet

## Set-up

planner-setup-solo = Solo spielst du um einen Rang. Der Block, den du beiseitelegst, kommt im nächsten Zug gesperrt zurück und muss gewertet werden.
planner-setup-first-note = Oder macht es aus, wie ihr wollt.

## How often each face and each building came

planner-dice-title = Bisher gewürfelt
planner-dice-faces =
    { $rolls ->
        [one] Augenzahlen, insgesamt { $rolls } Wurf
       *[other] Augenzahlen, insgesamt { $rolls } Würfe
    }
planner-dice-face =
    { $count ->
        [0] { $face }: nie
        [1] { $face }: einmal
       *[other] { $face }: { $count }-mal
    }
planner-dice-buildings = Gewürfelte Gebäude
planner-dice-building =
    { $count ->
        [0] { planner-building }: nie
        [1] { planner-building }: einmal
       *[other] { planner-building }: { $count }-mal
    }
planner-dice-note = Glück verteilt sich ungleich: Solche Unterschiede sind meist reiner Zufall. Neuwürfe zählen mit, Drehungen nicht.

## Results

planner-results-vp = Gewertet
# What stands above the VP that money becomes.
planner-results-money = Für Geld
# The winner comes first, then the other player. The amounts are dollars.
planner-results-note = Geld am Ende: { $winner } { $winner-money } $ und { $other } { $other-money } $
planner-results-tie-note = Gleich viele SP, das Geld entscheidet: { $winner } { $winner-money } $ und { $other } { $other-money } $
planner-results-rank = Rang
planner-results-solo = { planner-rank } – { planner-vp }
planner-rank =
    { $rank ->
        [intern-architect] Architekturpraktikant
        [architectural-designer] Entwurfsplaner
        [architect] Architekt
        [firm-partner] Büropartner
       *[emeritus] Emeritus
    }
    .to =
        { $rank ->
            [intern-architect] zum Architekturpraktikanten
            [architectural-designer] zum Entwurfsplaner
            [architect] zum Architekten
            [firm-partner] zum Büropartner
           *[emeritus] zum Emeritus
        }
planner-rank-below = unter { $vp } SP: { planner-rank }
planner-rank-from = ab { $vp } SP: { planner-rank }
planner-rank-next = Noch { $vp } SP bis { planner-rank.to }

## What six blocks bring, step by step. To the right of each line stands what it brings.

planner-line-suburbs =
    { $suburbs ->
        [one] { $suburbs } Vorort × ({ planner-line-offices } + 1)
       *[other] { $suburbs } Vororte × ({ planner-line-offices } + 1)
    }
planner-line-offices =
    { $offices ->
        [one] { $offices } Büro
       *[other] { $offices } Büros
    }
planner-line-no-offices =
    { $suburbs ->
        [one] { $suburbs } Vorort, keine Büros
       *[other] { $suburbs } Vororte, keine Büros
    }
planner-line-commercial =
    { $industries ->
        [one] { $commercial } Gewerbe × ({ $industries } Industrie + 1)
       *[other] { $commercial } Gewerbe × ({ $industries } Industrien + 1)
    }
planner-line-no-industry = { $commercial } Gewerbe, aber keine Industrie
planner-line-town-halls =
    { $count ->
        [one] { $count } Rathaus: { $money } $, ein Neuwurf im nächsten Zug
       *[other] { $count } Rathäuser: je { $money } $ und ein Neuwurf im nächsten Zug
    }
planner-line-last-town-halls =
    { $count ->
        [one] { $count } Rathaus: { $money } $
       *[other] { $count } Rathäuser: je { $money } $
    }
planner-line-keeps-all = 1 Parkplatz, nichts aufgegeben
planner-line-gives-up =
    { $count ->
        [1] 1 Parkplatz: 1 aufgegeben für { $money } $
       *[other] 1 Parkplatz: { $count } aufgegeben für je { $money } $
    }
planner-line-doubles-vp = { $lots } Parkplätze verdoppeln die SP
planner-line-doubles-money = { $lots } Parkplätze verdoppeln das Gewerbegeld
planner-line-doubles-nothing = { $lots } Parkplätze, nichts zu verdoppeln
# Offices and industries together, two or more of them.
planner-line-no-upkeep = Kein Unterhalt: { $count } Büros oder Industrien
planner-line-no-upkeep-given-up = Kein Unterhalt: Aufgegebene zählen mit
# Offices and industries together, fewer than two.
planner-line-upkeep =
    { $count ->
        [0] Unterhalt: keine Büros oder Industrien
       *[other] Unterhalt: nur 1 Büro oder Industrie
    }
planner-line-upkeep-few = Unterhalt: unter 2 Büros oder Industrien
planner-line-upkeep-all = Unterhalt: das ganze Geld
planner-line-upkeep-unpaid = Unterhalt: kein Geld da

## Moves: on buttons, in hints, and what happened. "Up" is to one pip more, "down" to one pip less.

planner-move-roll = Würfeln
planner-move-reroll = Block { $block } neu würfeln
planner-move-up = Block { $block } hochdrehen
planner-move-down = Block { $block } runterdrehen
planner-move-up-for-a-dollar = Block { $block } für 1 $ hochdrehen
planner-move-down-for-a-dollar = Block { $block } für 1 $ runterdrehen
planner-move-pass = Block { $block } weitergeben
planner-move-set-aside = Block { $block } beiseitelegen
planner-move-score = { planner-sum } werten
planner-move-score-six = Sechs Blöcke werten
# The same, with the building that lies there or will lie there.
planner-told-reroll = Block { $block } neu würfeln: { planner-building }
planner-told-up = Block { $block } für 1 $ hochdrehen: { planner-building }
planner-told-down = Block { $block } für 1 $ runterdrehen: { planner-building }
planner-told-pass = Block { $block } weitergeben: { planner-building }
planner-told-set-aside = Block { $block } beiseitelegen: { planner-building }
# $line is how a score is made so far, $next one of the ways below.
planner-told-then = { $line }; { $next }
# $blocks is a list of their numbers, $count how many they are.
planner-way-suburb =
    { $count ->
        [one] Block { $blocks } als Vorort
       *[other] Blöcke { $blocks } als Vororte
    }
planner-way-commerce =
    { $count ->
        [one] Block { $blocks } als Gewerbe
       *[other] Blöcke { $blocks } als Gewerbe
    }
planner-way-given-up =
    { $count ->
        [one] Block { $blocks } aufgegeben
       *[other] Blöcke { $blocks } aufgegeben
    }
planner-way-double-vp = SP verdoppelt
planner-way-double-money = Gewerbegeld verdoppelt
# What somebody else does.
planner-does-reroll = { $name } würfelt die { $face } auf Block { $block } neu
planner-does-change = { $name } dreht die { $from } auf Block { $block } zur { $to }
planner-does-pass = { $name } gibt Block { $block } weiter: { planner-building }
planner-does-set-aside = { $name } legt Block { $block } beiseite: { planner-building }
planner-does-score = { $name } wertet { planner-sum }
planner-news = { $name }: { planner-sum }; Block { $block } weitergegeben ({ planner-building })

## Names for the screen reader: blocks

planner-block = Block { $block }: { planner-building }, Würfel { $face }
planner-block-waiting = Block { $block }, noch nicht gewürfelt
# $block is one of the two above, $mark one of the marks below.
planner-block-marked = { $block }, { $mark }
planner-mark-locked = gesperrt
planner-mark-passed = weitergegeben
planner-mark-set-aside = beiseitegelegt
planner-mark-changed = gedreht
planner-mark-fixed = lässt sich nicht anpassen
planner-mark-rerolling = wird neu gewürfelt
planner-mark-given-up = aufgegeben
planner-mark-as-suburb = zählt als Vorort
planner-mark-as-commerce = zählt als Gewerbe
planner-mark-chosen = gewählt
# What can be done with its die, and what the turn would bring then: $move is one of the moves above.
planner-offer = { $move }: { $brings }
planner-offer-passing = { $move }: { $brings }, wenn du dann Block { $block } weitergibst
planner-offer-setting-aside = { $move }: { $brings }, wenn du dann Block { $block } beiseitelegst

## Gestures and keys: each with what it does

planner-gesture-block = Block antippen
planner-gesture-block-text = ihn wählen und sehen, was es brächte, ihn weiterzugeben oder seinen Würfel anzupassen
planner-gesture-drag = Block auf den Punktestand des Gegenübers ziehen, solo auf den eigenen
planner-gesture-drag-text = ihn weitergeben, solo beiseitelegen
planner-gesture-building = Beim Werten ein Gebäude antippen
planner-gesture-building-text = ein Mischgebäude anders zählen; mit einem Parkplatz ein anderes Gebäude aufgeben oder behalten
planner-keys-arrows = Pfeiltasten
planner-keys-arrows-text = von Block zu Block und von Knopf zu Knopf
planner-keys-enter-text = bestätigen oder Hervorgehobenes auslösen
planner-keys-die = V, B und T
planner-keys-die-text = den Würfel des gewählten Blocks runterdrehen, hochdrehen oder neu würfeln
planner-keys-double = X
planner-keys-double-text = mit zwei Parkplätzen die SP statt des Geldes verdoppeln oder das Geld statt der SP
planner-keys-block = 1 bis 7
planner-keys-block-text = den Block mit dieser Nummer wählen
planner-keys-dice-text = wie oft jede Augenzahl und jedes Gebäude gefallen ist
planner-keys-escape-text = einen Schritt zurück

## Help: at a glance

planner-help-turn-title = Ein Zug: Sechs von sieben Blöcken zählen
planner-help-turn-text =
    2 Vororte × (1 Büro + 1) = 4 SP
    1 Gewerbe × (1 Industrie + 1) = 2 $
    1 Rathaus = { $hall } $ und ein Neuwurf im nächsten Zug
    Ein Büro und eine Industrie: { $upkeep } $ Unterhalt gespart.
planner-help-pass-title = Der siebte geht an dein Gegenüber
planner-help-pass-text = Er ist gesperrt, sein Würfel bleibt, wie er ist. Die sechs anderen gehen hinterher und werden neu gewürfelt.
planner-help-aside-title = Der siebte wird beiseitegelegt
planner-help-aside-text = Im nächsten Zug kommt er gesperrt zurück und muss gewertet werden. Die sechs anderen werden neu gewürfelt.
planner-help-name =
    { $building ->
        [suburb] Vorort
        [commerce] Gewerbe
        [mixed] Mischgebäude
        [town-hall] Rathaus
        [parking-lot] Parkplatz
        [industry] Industrie
       *[offices] Büro
    }
planner-help-suburb = Je 1 SP, mal die Zahl deiner Büros plus eins.
planner-help-commerce = Je 1 $, mal die Zahl deiner Industrien plus eins. Ganz ohne Industrie bringt Gewerbe nichts.
planner-help-mixed = Vorort oder Gewerbe: Das entscheidest du bei jeder Wertung.
planner-help-town-hall = { $hall } $ und ein kostenloser Neuwurf im nächsten Zug.
planner-help-parking-lot = Genau einer: Gib andere Gebäude für je { $given } $ auf, nur keine Mischgebäude. Zwei oder mehr: Verdopple die SP deiner Vororte oder das Geld deines Gewerbes.
planner-help-industry = Vervielfacht dein Gewerbe. Weniger als zwei Industrien und Büros zusammen kosten { $upkeep } $.
planner-help-offices = Vervielfacht deine Vororte. Weniger als zwei Büros und Industrien zusammen kosten { $upkeep } $.

## What may I do? Words on blocks, as short as can be; and why something cannot be done

planner-choice-pass = Weitergeben
planner-choice-pass-adjust = Weitergeben oder anpassen
planner-choice-aside = Beiseite
planner-choice-aside-adjust = Beiseite oder anpassen
planner-choice-mixed = Wechseln
planner-choice-give = Aufgeben
planner-choice-keep = Behalten
planner-why-parking =
    { $lots ->
        [0] Aufgeben geht nur mit genau einem Parkplatz. Du hast keinen.
       *[other] Aufgeben geht nur mit genau einem Parkplatz. Du hast { $lots }.
    }
planner-why-not-given = Dieses Gebäude lässt sich nicht aufgeben.
planner-why-one-step = Ein Würfel wird um einen Schritt gedreht: zu einem Gebäude daneben.

## Help: the rules

planner-rules-aim-title = Das Ziel
planner-rules-aim-text =
    Zu zweit plant ihr eine Stadt aus { $blocks } Blöcken. Auf jedem Block liegt ein Würfel und zeigt, welches Gebäude zählt. Wenn du dran bist, würfelst du, passt ein paar Würfel an und gibst einen Block an dein Gegenüber weiter. Dann wertest du die anderen { $others }: Vororte bringen Siegpunkte (SP), Gewerbe bringt Geld. Nach { $rounds } Runden wird auch Geld zu SP, und wer die meisten SP hat, gewinnt. Solo spielst du um einen hohen Rang.

planner-rules-blocks-title = Die Blöcke
planner-rules-blocks-text =
    Jeder Block zeigt sechs der sieben Gebäude, eins für jede Seite seines Würfels. Nur das Gebäude zählt, dessen Augenzahl der Würfel zeigt.
    In deinem Zug hast du alle { $blocks } Blöcke.
    Du beginnst mit { $start } $ und 0 SP.

planner-rules-turn-title = Ein Zug
planner-rules-turn-text =
    In jeder Runde kommt ihr beide einmal dran, der Startspieler zuerst.
    1. Würfle für alle Blöcke. Ist einer gesperrt zu dir gekommen, bleibt sein Würfel, wie er ist.
    2. Passe Würfel an, wenn du willst.
    3. Gib einen Block an dein Gegenüber weiter.
    4. Werte die anderen { $others }. Auch sie gehen an dein Gegenüber und werden dort neu gewürfelt.

planner-rules-adjust-title = Würfel anpassen
planner-rules-adjust-text =
    Neuwürfe: Für jedes Rathaus, das du in deinem vorigen Zug gewertet hast, darfst du einen Würfel kostenlos neu würfeln, auch mehrmals denselben. Neuwürfe, die du nicht nutzt, verfallen.
    Drehen: Du darfst bis zu { $changes } Würfel um je eins hoch- oder runterdrehen. Jede Drehung kostet 1 $; ohne Geld kannst du also nichts drehen. Jeden Würfel darfst du nur einmal im Zug drehen, auch wenn du ihn dazwischen neu würfelst. Von der 6 geht es nicht hoch zur 1 und von der 1 nicht runter zur 6.
    Neu würfeln und drehen darfst du in beliebiger Reihenfolge. Ein gesperrter Würfel lässt sich nicht anpassen.

planner-rules-pass-title = Einen Block weitergeben
planner-rules-pass-text =
    Gib einen der { $blocks } Blöcke weiter, welchen du willst: auch einen, dessen Würfel du angepasst hast, oder den, der gesperrt zu dir kam. Der Block, den du weitergibst, zählt in diesem Zug nicht für dich. Er wird gesperrt: Dein Gegenüber bekommt ihn mit dem Würfel, wie er liegt.
    Nach dem Weitergeben kannst du keine Würfel mehr anpassen.
    Behältst du den Block, der gesperrt zu dir kam, wird er gewertet wie jeder andere. Danach geht er ohne Sperre an dein Gegenüber und wird neu gewürfelt.
    Auch in deinem letzten Zug gibst du einen Block weiter.

planner-rules-suburbs-title = Vororte und Büros
planner-rules-suburbs-text =
    Jeder Vorort (grün) bringt 1 SP. Das wird mit der Zahl deiner Büros (rot) plus eins malgenommen: mit 2 bei einem Büro, mit 3 bei zwei und so weiter.
    Beispiel: 4 Vororte und 2 Büros ergeben 4 × 3 = 12 SP.

planner-rules-commerce-title = Gewerbe und Industrie
planner-rules-commerce-text =
    Jedes Gewerbe (blau) bringt 1 $. Das wird mit der Zahl deiner Industrien (gelb) plus eins malgenommen. Ganz ohne Industrie bringt Gewerbe nichts ein.
    Beispiel: 3 Gewerbe und 1 Industrie bringen 3 × 2 = 6 $.

planner-rules-mixed-title = Mischgebäude
planner-rules-mixed-text =
    Jedes Mischgebäude (grün und blau) zählt als Vorort oder als Gewerbe. Das entscheidest du bei jeder Wertung, für jedes einzeln.

planner-rules-halls-title = Rathäuser
planner-rules-halls-text =
    Ein Rathaus (lila) bringt { $hall } $ und einen kostenlosen Neuwurf für deinen nächsten Zug. Dieses Geld braucht keine Industrie, und nichts vervielfacht oder verdoppelt es.

planner-rules-parking-title = Parkplätze
planner-rules-parking-text =
    Mit genau einem Parkplatz (schwarz) darfst du beliebig viele deiner anderen Gebäude aufgeben, nur keine Mischgebäude. Jedes bringt { $given } $. Ein aufgegebenes Gebäude bringt sonst nichts: ein Rathaus weder seinen Dollar noch den Neuwurf, und Büros und Industrien vervielfachen nichts. Für den Unterhalt zählt es trotzdem.
    Mit zwei oder mehr Parkplätzen gibst du nichts auf. Stattdessen verdoppelst du entweder die SP deiner Vororte oder das Geld deines Gewerbes, ganz wie du willst. Auch drei oder mehr Parkplätze verdoppeln nur einmal.

planner-rules-upkeep-title = Unterhalt
planner-rules-upkeep-text =
    Zähle nach der Wertung die Büros und Industrien auf den { $others } gewerteten Blöcken: Aufgegebene zählen mit, der weitergegebene Block nicht. Sind es zusammen weniger als zwei, zahlst du { $upkeep } $ oder, wenn du weniger hast, dein ganzes Geld. Was du gerade eingenommen hast, gehört dazu. Ein Büro und eine Industrie reichen, um nichts zu zahlen. SP kostet der Unterhalt nie.

planner-rules-choice-title = Wie du wertest
planner-rules-choice-text =
    Wo du die Wahl hast, schlägt dir das Spiel vor, was in diesem Zug am meisten wert ist; dabei zählen { $exchange } $ als 1 SP. In deinem letzten Zug zählen von deinem Geld nur noch je volle { $exchange } $. Du darfst dich immer anders entscheiden.

planner-rules-end-title = Das Ende
planner-rules-end-text =
    Nach { $rounds } Runden werden je volle { $exchange } $ in 1 SP getauscht. Wer die meisten SP hat, gewinnt. Bei Gleichstand gewinnt, wer vor diesem Tausch mehr Geld hatte. Ist auch das gleich, teilt ihr euch den ersten Platz.

planner-rules-solo-title = Solo
planner-rules-solo-text =
    Du hast { $rounds } Züge, einen pro Runde. Statt einen Block weiterzugeben, legst du einen gesperrt beiseite.
    Im nächsten Zug würfelst du für die anderen { $others }. Der beiseitegelegte Block lässt sich nicht anpassen und muss gewertet werden; leg also diesmal einen der anderen beiseite. Auch in deinem letzten Zug legst du einen Block beiseite.
    Deine SP am Ende, samt denen für dein Geld, bringen dir einen Rang ein:
    { $ranks }

## On the table: what stands on buttons and papers, and what there is to do

planner-round = Runde { $round } von { $rounds }
# For the screen reader: a player with VP, money and free rerolls.
# A block, and what the turn would bring if it were passed.
planner-passing = { $name }. Wenn du ihn weitergibst: { $value }
planner-setting-aside = { $name }. Wenn du ihn beiseitelegst: { $value }

planner-player =
    { $count ->
        [0] { $name }: { planner-sum }
       *[other] { $name }: { planner-sum }, { planner-rerolls }
    }
planner-rerolls =
    { $count ->
        [one] { $count } Neuwurf
       *[other] { $count } Neuwürfe
    }
planner-pass = Block weitergeben
planner-set-aside = Block beiseitelegen
planner-double-vp = SP verdoppeln
planner-double-money = Gewerbegeld verdoppeln
planner-as-proposed = Wie vorgeschlagen
planner-on-average = etwa { planner-sum }
planner-sum-turn = Dieser Zug
planner-sum-pass = Ohne Block { $block }
planner-sum-set-aside = Ohne Block { $block }
planner-sum-previous = Voriger Zug von { $name }
planner-guide-greens = SP: Vororte × (Büros + 1)
planner-guide-blues = $: Gewerbe × (Industrien + 1), nur mit Industrie
planner-guide-town-halls = Rathäuser: je 1 $ und im nächsten Zug ein Neuwurf
planner-guide-parking-lots = 1 Parkplatz: andere für 2 $ aufgeben; 2: verdoppeln
planner-guide-upkeep = Unterhalt: 5 $ bei unter 2 Büros + Industrien
planner-say-roll = Wirf die Würfel
# Somebody has passed this block, whose die stays.
planner-say-roll-others = { $name } gab Block { $block } weiter: Würfle für die anderen
planner-say-block = Wähle einen Block zum Weitergeben oder Anpassen
planner-say-block-solo = Wähle einen Block zum Beiseitelegen oder Anpassen
planner-say-pass = Wähle einen Block zum Weitergeben
planner-say-pass-solo = Wähle einen Block zum Beiseitelegen
planner-say-step = Weitergeben oder Würfel anpassen
planner-say-step-solo = Beiseitelegen oder Würfel anpassen
planner-say-adjust = Bestätigen – oder zurücknehmen und weitergeben
planner-say-adjust-solo = Bestätigen – oder zurücknehmen und beiseitelegen
planner-say-changed = Der Würfel von Block { $block } ist schon gedreht
planner-say-fixed =
    { $why ->
        [money] Gib ihn weiter: Zum Drehen fehlt das Geld
        [turned] Gib ihn weiter: Drei Würfel sind schon gedreht
       *[other] Gib ihn weiter: Sein Würfel bleibt jetzt, wie er ist
    }
planner-say-fixed-solo =
    { $why ->
        [money] Leg ihn beiseite: Zum Drehen fehlt das Geld
        [turned] Leg ihn beiseite: Drei Würfel sind schon gedreht
       *[other] Leg ihn beiseite: Sein Würfel bleibt jetzt, wie er ist
    }
planner-say-locked = Block { $block } ist gesperrt: Gib ihn weiter oder behalte ihn so
planner-say-set-aside = Block { $block } lag beiseite: Jetzt muss er gewertet werden
planner-say-score = Diese sechs lassen sich nur auf eine Art werten
planner-say-mixed = Tippe auf ein Mischgebäude: Vorort oder Gewerbe
planner-say-give-up = Tippe auf ein Gebäude: für 2 $ aufgeben oder behalten
planner-say-mixed-and-give-up = Tippe auf Mischgebäude zum Wechseln, auf andere zum Aufgeben
planner-say-double = Wähle, was die Parkplätze verdoppeln: SP oder Geld

## What speaks for a move, after its words

# $vp has one digit after the point.
planner-hint-expected = Etwa { $vp } SP am Ende
planner-why-reroll =
    { $better ->
        [one] { $better } der 6 Seiten wäre besser
       *[other] { $better } der 6 Seiten wären besser
    }
planner-why-scores-least = Keine anderen sechs brächten mehr
planner-why-next-turn = Hilft mehr im nächsten Zug
planner-why-gives-little = Hilft deinem Gegenüber weniger
planner-why-brings-most = Mehr bringt keine andere Wertung
planner-why-rerolls =
    { $count ->
        [one] Bringt { $count } Neuwurf mehr im nächsten Zug
       *[other] Bringt { $count } Neuwürfe mehr im nächsten Zug
    }
planner-why-money = Bringt { $money } $ mehr, für spätere Drehungen und Unterhalt
planner-why-points = Bringt { $vp } SP mehr, und Geld hast du genug
planner-hint-brings = Bringt { planner-sum }
# What the turn scores otherwise, after the text before.
planner-hint-otherwise = statt { planner-other-sum }
planner-hint-after-changes =
    { $more ->
        [one] nach { $more } weiteren Drehung, statt { planner-other-sum }
       *[other] nach { $more } weiteren Drehungen, statt { planner-other-sum }
    }
planner-hint-most = statt höchstens { planner-other-sum }
planner-hint-cost = Die { $count } Drehungen kosten { $money } $
# Why a sum is another one, part by part. $product and $other-product are one of these two.
planner-product = { $count } × { $times }
planner-product-doubled = { $count } × { $times } verdoppelt
planner-differs-suburbs = Vororte { $product } statt { $other-product }: { planner-vp-differs }
planner-differs-commercial = Gewerbe { $product } statt { $other-product }: { planner-money-differs }
planner-differs-given-up =
    { $sign ->
        [minus] Weniger aufgegeben: { planner-money-differs }
       *[plus] Mehr aufgegeben: { planner-money-differs }
    }
planner-differs-town-halls = Rathäuser: { planner-money-differs }
# As many dollars as rerolls in the next turn.
planner-differs-town-halls-and-rerolls = Rathäuser: { planner-rerolls } und { planner-money-differs }
planner-differs-upkeep = Unterhalt: { planner-money-differs }
planner-differs-no-upkeep = Kein Unterhalt: { planner-money-differs }
planner-vp-differs =
    { $sign ->
        [minus] { $vp } SP weniger
       *[plus] { $vp } SP mehr
    }
planner-money-differs =
    { $sign ->
        [minus] { $money } $ weniger
       *[plus] { $money } $ mehr
    }

## A first match: what is explained, 25 words at most each

planner-learn-roll = In jedem Zug wählen die Würfel auf jedem der sieben Blöcke ein Gebäude. Die Blöcke gehören euch beiden. Wirf alle Würfel.
planner-learn-turn = In deinem Zug werden sechs der sieben Gebäude gewertet. Du wählst, welchen Block der Computer ({ $name }) bekommt, so wie er ist.
planner-learn-green = Vororte sind grün. Jeder bringt 1 SP, mal die roten Büros plus eins. Wer die meisten SP hat, gewinnt.
planner-learn-blue = Gewerbe ist blau. Jedes bringt 1 $, mal die gelben Industrien plus eins, aber ohne Industrie gar nichts.
planner-learn-money = Für Dollars darfst du Würfel drehen. Am Ende werden je { $dollars } $ zu einem SP.
planner-learn-help = { tutorial-help }
planner-learn-block = Die Zahl an jedem Block sagt, was dein Zug brächte, wenn du ihn weitergibst (gestrichelt: am meisten). Tippe auf einen, den du entbehren kannst.
planner-learn-pass-or-change =
    { $can-change ->
        [yes] Der Knopf gibt diesen Block weiter, und die anderen sechs werden gewertet. Oder dreh erst für { $money } $ seinen Würfel: Rote Fähnchen sagen, was du dann weitergibst.
       *[other] Gib diesen Block mit dem Knopf weiter oder tippe auf einen anderen. Sein Würfel lässt sich jetzt nicht drehen.
    }
planner-learn-change = Für { $money } $ dreht der Knopf den Würfel auf dieses Gebäude: { planner-building }. Drei Würfel darfst du pro Zug drehen, jeden einmal.
planner-learn-reroll = Der Würfel wird kostenlos neu geworfen. Was er auch zeigt: Danach kannst du noch Würfel drehen und den Block zum Weitergeben wählen.
planner-learn-score = Das sind deine sechs Gebäude, Zeile für Zeile. Tippe auf den Knopf, um sie zu werten.
planner-learn-mixed-building = Das ist ein Mischgebäude: Beim Werten wählst du, ob es als Vorort oder als Gewerbe zählt.
planner-learn-parking-lot = Das ist ein Parkplatz. Mit einem darfst du Gebäude, nur keine Mischgebäude, für je { $money } $ aufgeben. Zwei oder mehr verdoppeln SP oder Gewerbegeld.
planner-learn-mixed = Ein Mischgebäude zählt als Vorort oder als Gewerbe, ganz wie du willst. Tippe es an, um zu wechseln.
planner-learn-give-up = Mit einem Parkplatz darfst du Gebäude, nur keine Mischgebäude, für je { $money } $ aufgeben: Tippe sie an. Aufgegebene zählen nur noch für den Unterhalt.
planner-learn-double = Zwei Parkplätze verdoppeln etwas: deine grünen SP oder deine blauen Dollars. Das Bessere ist vorgeschlagen.
planner-learn-scored =
    { $sign ->
        [minus] Dieser Zug brachte { $vp } SP und kostete { $money } $. Je { $dollars } $, die du am Ende hast, werden zu einem SP.
       *[plus] Dieser Zug brachte { $vp } SP und { $money } $. Je { $dollars } $, die du am Ende hast, werden zu einem SP.
    }
planner-learn-upkeep = Du hast { $money } $ Unterhalt gezahlt, weil weniger als zwei deiner sechs Gebäude Büros oder Industrien waren.
planner-learn-town-hall =
    { $count ->
        [one] Dein Rathaus hat { $money } $ gebracht, und im nächsten Zug darfst du einen Würfel kostenlos neu würfeln.
       *[other] Deine { $count } Rathäuser haben je { $money } $ gebracht, und im nächsten Zug hast du ebenso viele kostenlose Neuwürfe.
    }
planner-learn-others = Jetzt ist { $name } dran. Dein Block ist gesperrt: Er wird so gewertet, wie er ist, oder zurückgegeben. Die anderen sechs werden neu gewürfelt.
planner-learn-no-upkeep = Sind unter den sechs nicht mindestens zwei Büros oder Industrien, zahlst du bis zu { $upkeep } $ Unterhalt. Von jedem eins genügt.
planner-learn-locked = { $name } hat dir Block { $block } weitergegeben. Er ist gesperrt: Sein Würfel bleibt so. Werte ihn oder gib ihn weiter.
planner-learn-rerolls =
    { $count ->
        [one] Dein Rathaus schenkt dir einen Neuwurf: Tippe auf einen Block, dann auf die Pfeile.
       *[other] Deine Rathäuser schenken dir { $count } Neuwürfe: Tippe auf einen Block, dann auf die Pfeile.
    }
planner-learn-last-round = Das ist die letzte Runde. Danach werden je { $dollars } $ zu einem SP, und wer die meisten SP hat, gewinnt.
planner-learn-over = Die Partie ist vorbei. Je { $dollars } $ werden zu einem SP. Sieh nach, wer gewonnen hat. Unter „{ replay-title }“ siehst du dann, was Glück war und was Können.
