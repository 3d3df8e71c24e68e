### Texts of Doodle City alone; every key begins with "doodle-". Terms are the rulebook's: hotel, shop, taxi, house,
### tree, starting road, starting player, First!, more control, and the names of ranks and achievements.

## The cover of the box

doodle-box-title = Doodle City
doodle-box-text = Roll dice, draw roads
doodle-box-facts = 1–6 players, 20 min
doodle-box-name = New match of Doodle City: roll dice, draw roads, 1 to 6 players, 20 minutes

## A running match on the shelf

doodle-stage-starting-roads = starting roads

## Set-up

doodle-setup-solo = Solo, you play for a rank and achievements.
doodle-setup-sheet = Sheet
doodle-setup-sheet-facts = Hotels { $hotels }. Trees: { $trees }.
doodle-setup-variants = Variants
doodle-setup-more-control = More control
doodle-setup-more-control-text = You may always pass instead of taking a die, for one tree.
doodle-setup-free-circling = Free circling
doodle-setup-free-circling-text = You may circle any free score up to your length or houses, not only the highest.
doodle-setup-first-note = By the rulebook, whoever went shopping last.

## Table: turns, buttons, headings on the sheet

doodle-table-draws = { $name } draws
doodle-table-starting-roads = Starting roads
doodle-table-draw = Draw it
doodle-table-cross = Cross it out
doodle-table-hotels = Hotels
doodle-table-shops = Shops
doodle-table-first = First!
doodle-table-bonus = { $at }+
doodle-table-trees = Trees

## How often each face came

doodle-dice-title = Dice so far
doodle-dice-blue =
    { $rolls ->
        [one] Blue die, rolled once
       *[other] Blue die, rolled { $rolls } times
    }
doodle-dice-white =
    { $rolls ->
        [one] White dice, one in all
       *[other] White dice, { $rolls } in all
    }
doodle-dice-blue-word = blue
doodle-dice-white-word = white
doodle-dice-face =
    { $count ->
        [one] { $die } { $face }: once
       *[other] { $die } { $face }: { $count } times
    }
doodle-dice-note = Luck is uneven: differences like these are usually just chance. Starting roads count too.

## Results

doodle-results-hotels = Hotels
doodle-results-shops = Shops
doodle-results-bonuses = First!
doodle-results-taxis = Taxis
doodle-results-trees = Trees
doodle-results-tie-note = Ties go to fewer crossed-out trees.
doodle-results-rank = Rank
doodle-results-next-rank =
    { $points ->
        [one] { $points } point short of { $rank }
       *[other] { $points } points short of { $rank }
    }
doodle-results-achievements = Achievements
doodle-results-no-achievement = No achievements this time

## Gestures and keys: each with what it does

doodle-gesture-die = Tap a white die
doodle-gesture-die-text = choose it; its squares light up
doodle-gesture-square = Tap a square
doodle-gesture-square-text = see its roads, each with what it would score
doodle-gesture-stroke = Draw from side to side across a square
doodle-gesture-stroke-text = choose that road right away, or cross out a house there; you see what it scores before you let go. If you have not chosen a die, the one that costs no tree is used
doodle-gesture-take-back = Slide off the sheet while drawing, touch with a second finger, or press the right button
doodle-gesture-take-back-text = cancel the stroke
doodle-keys-arrows = Arrow keys
doodle-keys-arrows-text = from square to square, or from road to road
doodle-keys-die = 1 to 6
doodle-keys-die-text = choose the white die with this face

## Table: the message line

doodle-say-roll = Roll the dice
doodle-say-roll-starting-road = Roll the blue die: starting road for column { $column }
doodle-say-square = Tap a square
doodle-say-die-or-square = Choose a die or tap a square
doodle-say-road = Choose a road, or draw it
doodle-say-pass = No die can be used: pass, and cross out a tree
doodle-say-only-six = Only a white 6 can be used: it costs a tree
doodle-say-look-only = This is the sheet of { $name }

## Table: what an action brings. Clauses begin in lower case; the first letter of the line is capitalised.

doodle-move-then = { $first }; { $next }
doodle-move-total = { $what }: { $points }
doodle-move-end = { $line }. { $ending }
doodle-move-by = { $name } – { $line }
doodle-move-hotel-circled = length { $length }: circle the { $score }
doodle-move-hotel-too-short = length { $length }: too short, nothing to circle
doodle-move-hotel-none-free = length { $length }: no score up to { $length } is free
doodle-move-shop-circled =
    { $houses ->
        [one] { $houses } house: circle the { $score }
       *[other] { $houses } houses: circle the { $score }
    }
doodle-move-shop-too-few =
    { $houses ->
        [0] no houses: nothing to circle
        [one] { $houses } house: too few, nothing to circle
       *[other] { $houses } houses: too few, nothing to circle
    }
doodle-move-shop-none-free =
    { $houses ->
        [one] { $houses } house: no score up to { $houses } is free
       *[other] { $houses } houses: no score up to { $houses } is free
    }
doodle-move-and-first = { $scored }, and first to { $at }+
# $taxis: how many taxis became linked, the one just drawn included.
doodle-move-taxi-linked =
    { $taxis ->
        [one] taxi: linked
       *[other] taxi: { $taxis } taxis now linked
    }
doodle-move-taxi-alone = taxi: not linked yet
doodle-move-taxis-linked =
    { $taxis ->
        [one] { $taxis } more taxi linked
       *[other] { $taxis } more taxis linked
    }
doodle-move-house = cross out a house ({ $crossed } of { $houses })
doodle-move-tree = cross out a tree ({ $left } left)
doodle-move-pass = pass: cross out a tree ({ $left } left)
doodle-move-starting-road = column { $column }: { $road }
doodle-move-rolled = round { $round }: blue { $blue }, white { $white }

## What ends the match

doodle-ending-highest-hotel = The highest hotel is circled: last round!
doodle-ending-highest-shop = The highest shop is circled: last round!
doodle-ending-last-tree = The last tree is crossed out: last round!

## Hints: the move, and the reason for it

doodle-action-draw = White die { $die }, { $place }, { $road }
doodle-action-cross = White die { $die }, { $place }, cross out a house
doodle-action-pass = Pass
doodle-hint-why-bonus = First! +{ $points }
doodle-hint-why-length = Length { $length }: circles the { $circled }
doodle-hint-why-houses =
    { $houses ->
        [one] { $houses } house: circles the { $circled }
       *[other] { $houses } houses: circles the { $circled }
    }
doodle-hint-why-denied = { $name } would like the { $die }
doodle-hint-why-taxis = Taxis linked: +{ $points }
doodle-hint-why-house = One more house for the shops
doodle-hint-why-connection = Connects roads: length { $length }
doodle-hint-why-waits = Keeps better squares for later
doodle-hint-why-pass = Costs only a tree

## Names for the screen reader: squares and roads

doodle-kind-house = house
doodle-kind-hotel = hotel
doodle-kind-shop = shop
doodle-kind-taxi = taxi
# North is up, west is left.
doodle-road-we = road from west to east
doodle-road-ns = road from north to south
doodle-road-ne = road from north to east
doodle-road-se = road from south to east
doodle-road-sw = road from south to west
doodle-road-nw = road from north to west
doodle-name-place = column { $column } row { $row }
doodle-name-square = { $place }, { $kind }, { $road }
doodle-name-square-empty = { $place }, { $kind }, no road yet
doodle-name-square-house = { $place }, { $kind }, { $crossed } of { $houses } crossed out, { $road }
doodle-name-square-house-empty = { $place }, { $kind }, { $crossed } of { $houses } crossed out, no starting road yet
doodle-name-square-can-draw = { $square }, can be drawn in
# A road offered in a square, and what it would change.
doodle-name-offer = { $road }: { $points }
doodle-name-offer-tree = { $road }: { $points }, costs a tree

## Names for the screen reader: dice

doodle-name-blue = blue die { $face }: column { $face }
doodle-name-blue-six = blue die 6: any column
doodle-name-blue-waiting = blue die, not rolled yet
doodle-name-white = white die { $face }: row { $face }
doodle-name-white-six = white die 6: any row, costs a tree
doodle-name-white-waiting = white die, not rolled yet
doodle-name-die-chosen = { $die }, chosen
doodle-name-die-useless = { $die }, cannot be used
doodle-name-die-taken = white die { $face }, taken by { $name }

## Names for the screen reader: sheets, scores, bonuses, trees

doodle-name-hotel-score-free = hotel score { $score }, free
doodle-name-hotel-score-circled = hotel score { $score }, circled
doodle-name-shop-score-free = shop score { $score }, free
doodle-name-shop-score-circled = shop score { $score }, circled
doodle-name-bonus-open =
    { $points ->
        [one] first to { $at } or more: { $points } point, open
       *[other] first to { $at } or more: { $points } points, open
    }
doodle-name-bonus-taken =
    { $points ->
        [one] first to { $at } or more: { $points } point, taken by { $name }
       *[other] first to { $at } or more: { $points } points, taken by { $name }
    }
doodle-name-trees =
    { $trees ->
        [one] { $left } of { $trees } tree left
       *[other] { $left } of { $trees } trees left
    }

## Ranks and achievements of the solo game

doodle-rank-try-again = Try again
doodle-rank-tenant = Tenant
doodle-rank-landlord = Landlord
doodle-rank-entrepreneur = Entrepreneur
doodle-rank-mayor = Mayor
doodle-rank-president = President
doodle-rank-world-power = World Power
doodle-rank-line-below = below { $points }: { $rank }
doodle-rank-line-from = from { $points }: { $rank }
doodle-achievement-environmentalist = Environmentalist
doodle-achievement-environmentalist-text = No tree is crossed out at the end.
doodle-achievement-city-planner = City Planner
doodle-achievement-city-planner-text = One road runs through all squares.
doodle-achievement-hotel-magnate = Hotel Magnate
doodle-achievement-hotel-magnate-text = Every hotel score is circled.
doodle-achievement-capitalist = Capitalist
doodle-achievement-capitalist-text = The most points that shops and bonuses can give.
doodle-achievement-shopping-spree = Shopping Spree
doodle-achievement-shopping-spree-text = A shop was scored with every house of the sheet crossed out on its road.
doodle-achievement-line = { $achievement }: { $text }

## Help: the rules. $hotels, $shops and $bonuses are lists from the sheet, $hotel and $shop its highest scores.

doodle-rules-aim-title = The aim
doodle-rules-aim-text =
    Everybody builds a city on a sheet of their own, using the same dice. You draw roads, one square at a time. They make your hotels, shops and taxis worth points. Whoever has the most points at the end wins.

doodle-rules-sheet-title = The sheet
doodle-rules-sheet-text =
    A sheet has 5 columns and 5 rows. Each square holds a hotel, a shop, a taxi or a few houses; every column has exactly one house square. Some houses are crossed out from the start.
    Beside the city stand the scores you can circle: { $hotels } for hotels, { $shops } for shops. There are also the bonuses “First!” and { $trees } trees.

doodle-rules-roads-title = Roads
doodle-rules-roads-text =
    A road joins two different sides of its square: straight across, or around a bend. That makes six roads. A road may end at the border of the sheet.
    Where two neighbouring squares both have a road end at the side they share, they belong to the same road. Its length is the number of squares it runs through; each counts once, even where the road closes into a loop.

doodle-rules-start-title = Starting roads
doodle-rules-start-text =
    Before the first round the starting player rolls the blue die once for each column, from left to right. Its face tells which road everybody draws in the house square of that column (north is up):
    { $roads }
doodle-rules-starting-road = { $face }: { $road }

doodle-rules-round-title = A round
doodle-rules-round-text =
    The starting player rolls all dice: the blue one, and one white die more than there are players (alone: three white dice). From the starting player on, clockwise, everybody takes one white die that nobody has taken in this round, and draws. Then the player to the left becomes starting player.

doodle-rules-where-title = Where you draw
doodle-rules-where-text =
    The blue die names the column, for everybody. The white die that you take names the row. You draw in the square where the two cross.

doodle-rules-six-title = Sixes
doodle-rules-six-text =
    If the blue die shows 6, each player chooses any column.
    If you take a white 6, first cross out one of your trees; then choose any row of the column. If the blue die shows 6 as well, choose any square.

doodle-rules-draw-title = What you draw
doodle-rules-draw-text =
    In a square without a road: any of the six roads. It need not join any other road.
    In a house square, which has its starting road: no road; cross out one free house. Each house square has two free houses, so you can use it twice. A crossed-out house gives no points by itself, but makes later shops on its road worth more.
    Nothing can be drawn where there is a road and no free house.

doodle-rules-must-title = You must draw
doodle-rules-must-text =
    A die can be used if it points to a square in which you can still draw. As long as there is such a die, you must take one, even if it is a white 6 that costs a tree. If no die can be used, pass: take no die, and cross out a tree.

doodle-rules-hotels-title = Hotels
doodle-rules-hotels-text =
    When you draw in a hotel square, take the length of the road through it, the hotel’s own square included. Circle the highest free hotel score that is at most this length. Each score can be circled once. If none is free, the hotel gives nothing.
    Example: 3, 5 and 8 are free. A road of 6 squares circles the 5.

doodle-rules-shops-title = Shops
doodle-rules-shops-text =
    When you draw in a shop square, count the crossed-out houses in all house squares along its road, those crossed out from the start too. Circle that number or, if it is taken, the highest free lower one. If none is free, the shop gives nothing.
    Example: the 7 is taken, the 6 is free. A road with 7 houses circles the 6.

doodle-rules-once-title = Now or never
doodle-rules-once-text =
    Hotels and shops are scored at the moment you draw in their square, and never again. Neither a road that grows later nor more crossed-out houses change what was circled.

doodle-rules-first-title = First!
doodle-rules-first-text =
    There is one of each bonus for the whole table: { $bonuses }. When you circle a shop score, you take at once the highest bonus that is still open and asks for no more than the score you circled. For everybody else it is crossed out. A shop earns at most one bonus; a player may hold several. When you play alone nobody races you, but the bonuses still count.
doodle-rules-bonus = { $points } points for { $at } or more

doodle-rules-taxis-title = Taxis
doodle-rules-taxis-text =
    At the end each taxi scores { $taxi } points if its road runs through at least one other taxi. The total on the table counts them as they stand.

doodle-rules-trees-title = Trees
doodle-rules-trees-text =
    At the end, with two or more players: whoever has the fewest crossed-out trees scores { $tree } points, whoever has the most loses { $tree }. All who are tied get it in full; if all are equal, nobody gains or loses. Until then the total on the table leaves trees out.

doodle-rules-end-title = The end
doodle-rules-end-text =
    The match ends with the round in which anybody circles the hotel { $hotel } or the shop { $shop }, or crosses out their last tree. The round is played to its end.
    Everybody adds up: circled hotel scores, circled shop scores, bonuses, taxis, trees. Most points win. A tie goes to the player with fewer crossed-out trees; if those are equal too, the place is shared.

doodle-rules-solo-title = Alone
doodle-rules-solo-text =
    You play with three white dice, and trees give no points. Your total earns a rank:
    { $ranks }
    And there are achievements:
    { $achievements }

doodle-rules-variants-title = Variants
doodle-rules-variants-text =
    More control: you may always pass instead of taking a die. It costs one tree, as passing always does. Good for patient planners, and for chasing a high score.
    Free circling: you may circle any free score that is at most the length of the road or the number of its houses, not only the highest. This lets you put off the end. While one is free, you must circle one; bonuses go by the score you circled.
