### Texts of Doodle City alone. Terms are the rulebook's: hotel, shop, taxi, house, tree, starting road, starting
### player, First!, more control, and the names of ranks and achievements.

## The lid of the box

shelf-box-title = Doodle City
shelf-box-text = Roll dice, draw roads
shelf-box-facts = 1–6 players, 20 min
shelf-box-name = New match of Doodle City: roll dice, draw roads, 1 to 6 players, 20 minutes

## A running match on the shelf

stage-starting-roads = starting roads

## Set-up

setup-solo = Solo, you play for a rank and achievements.
setup-sheet = Sheet
setup-sheet-facts = Hotels { $hotels }. Trees: { $trees }.
setup-variants = Variants
setup-more-control = More control
setup-more-control-text = You may always pass instead of taking a die, for one tree.
setup-free-circling = Free circling
setup-free-circling-text = You may circle any free score up to your length or houses, not only the highest.
setup-first-note = By the rulebook, whoever went shopping last.

## Table: turns, buttons, headings on the sheet

table-draws = { $name } draws
table-starting-roads = Starting roads
table-draw = Draw it
table-cross = Cross it out
table-hotels = Hotels
table-shops = Shops
table-first = First!
table-bonus = { $at }+
table-trees = Trees

## How often each face came

dice-title = Dice so far
dice-blue =
    { $rolls ->
        [one] Blue die, rolled once
       *[other] Blue die, rolled { $rolls } times
    }
dice-white =
    { $rolls ->
        [one] White dice, one in all
       *[other] White dice, { $rolls } in all
    }
dice-blue-word = blue
dice-white-word = white
dice-face =
    { $count ->
        [one] { $die } { $face }: once
       *[other] { $die } { $face }: { $count } times
    }
dice-note = Luck is uneven: differences like these are usually just chance. Starting roads count too.

## Results

results-hotels = Hotels
results-shops = Shops
results-bonuses = First!
results-taxis = Taxis
results-trees = Trees
results-tie-note = Ties go to fewer crossed-out trees.
results-rank = Rank
results-next-rank =
    { $points ->
        [one] { $points } point short of { $rank }
       *[other] { $points } points short of { $rank }
    }
results-achievements = Achievements
results-no-achievement = No achievements this time

## Gestures and keys: each with what it does

gesture-die = Tap a white die
gesture-die-text = choose it; its squares light up
gesture-square = Tap a square
gesture-square-text = see its roads, each with what it would score
gesture-stroke = Draw from side to side across a square
gesture-stroke-text = choose that road right away, or cross out a house there; you see what it scores before you let go. If you have not chosen a die, the one that costs no tree is used
gesture-take-back = Slide off the sheet while drawing, touch with a second finger, or press the right button
gesture-take-back-text = cancel the stroke
keys-arrows = Arrow keys
keys-arrows-text = from square to square, or from road to road
keys-die = 1 to 6
keys-die-text = choose the white die with this face

## Table: the message line

say-roll = Roll the dice
say-roll-starting-road = Roll the blue die: starting road for column { $column }
say-square = Tap a square
say-die-or-square = Choose a die or tap a square
say-road = Choose a road, or draw it
say-pass = No die can be used: pass, and cross out a tree
say-only-six = Only a white 6 can be used: it costs a tree
say-look-only = This is the sheet of { $name }

## Table: what an action brings. Clauses begin in lower case; the first letter of the line is capitalised.

move-then = { $first }; { $next }
move-total = { $what }: { $points }
move-end = { $line }. { $ending }
move-by = { $name } – { $line }
move-hotel-circled = length { $length }: circle the { $score }
move-hotel-too-short = length { $length }: too short, nothing to circle
move-hotel-none-free = length { $length }: no score up to { $length } is free
move-shop-circled =
    { $houses ->
        [one] { $houses } house: circle the { $score }
       *[other] { $houses } houses: circle the { $score }
    }
move-shop-too-few =
    { $houses ->
        [0] no houses: nothing to circle
        [one] { $houses } house: too few, nothing to circle
       *[other] { $houses } houses: too few, nothing to circle
    }
move-shop-none-free =
    { $houses ->
        [one] { $houses } house: no score up to { $houses } is free
       *[other] { $houses } houses: no score up to { $houses } is free
    }
move-and-first = { $scored }, and first to { $at }+
# $taxis: how many taxis became linked, the one just drawn included.
move-taxi-linked =
    { $taxis ->
        [one] taxi: linked
       *[other] taxi: { $taxis } taxis now linked
    }
move-taxi-alone = taxi: not linked yet
move-taxis-linked =
    { $taxis ->
        [one] { $taxis } more taxi linked
       *[other] { $taxis } more taxis linked
    }
move-house = cross out a house ({ $crossed } of { $houses })
move-tree = cross out a tree ({ $left } left)
move-pass = pass: cross out a tree ({ $left } left)
move-starting-road = column { $column }: { $road }
move-rolled = round { $round }: blue { $blue }, white { $white }

## What ends the match

ending-highest-hotel = The highest hotel is circled: last round!
ending-highest-shop = The highest shop is circled: last round!
ending-last-tree = The last tree is crossed out: last round!

## Hints: the move, and the reason for it

hint-draw = White die { $die }, { $place }, { $road }
hint-cross = White die { $die }, { $place }, cross out a house
hint-pass = Pass
hint-why-bonus = First! +{ $points }
hint-why-length = Length { $length }: circles the { $circled }
hint-why-houses =
    { $houses ->
        [one] { $houses } house: circles the { $circled }
       *[other] { $houses } houses: circles the { $circled }
    }
hint-why-denied = { $name } would like the { $die }
hint-why-taxis = Taxis linked: +{ $points }
hint-why-house = One more house for the shops
hint-why-connection = Connects roads: length { $length }
hint-why-waits = Keeps better squares for later
hint-why-pass = Costs only a tree

## Names for the screen reader: squares and roads

kind-house = house
kind-hotel = hotel
kind-shop = shop
kind-taxi = taxi
# North is up, west is left.
road-we = road from west to east
road-ns = road from north to south
road-ne = road from north to east
road-se = road from south to east
road-sw = road from south to west
road-nw = road from north to west
name-place = column { $column } row { $row }
name-square = { $place }, { $kind }, { $road }
name-square-empty = { $place }, { $kind }, no road yet
name-square-house = { $place }, { $kind }, { $crossed } of { $houses } crossed out, { $road }
name-square-house-empty = { $place }, { $kind }, { $crossed } of { $houses } crossed out, no starting road yet
name-square-can-draw = { $square }, can be drawn in
# A road offered in a square, and what it would change.
name-offer = { $road }: { $points }
name-offer-tree = { $road }: { $points }, costs a tree

## Names for the screen reader: dice

name-blue = blue die { $face }: column { $face }
name-blue-six = blue die 6: any column
name-blue-waiting = blue die, not rolled yet
name-white = white die { $face }: row { $face }
name-white-six = white die 6: any row, costs a tree
name-white-waiting = white die, not rolled yet
name-die-chosen = { $die }, chosen
name-die-useless = { $die }, cannot be used
name-die-taken = white die { $face }, taken by { $name }

## Names for the screen reader: sheets, scores, bonuses, trees

name-hotel-score-free = hotel score { $score }, free
name-hotel-score-circled = hotel score { $score }, circled
name-shop-score-free = shop score { $score }, free
name-shop-score-circled = shop score { $score }, circled
name-bonus-open =
    { $points ->
        [one] first to { $at } or more: { $points } point, open
       *[other] first to { $at } or more: { $points } points, open
    }
name-bonus-taken =
    { $points ->
        [one] first to { $at } or more: { $points } point, taken by { $name }
       *[other] first to { $at } or more: { $points } points, taken by { $name }
    }
name-trees =
    { $trees ->
        [one] { $left } of { $trees } tree left
       *[other] { $left } of { $trees } trees left
    }

## Ranks and achievements of the solo game

rank-try-again = Try again
rank-tenant = Tenant
rank-landlord = Landlord
rank-entrepreneur = Entrepreneur
rank-mayor = Mayor
rank-president = President
rank-world-power = World Power
rank-line-below = below { $points }: { $rank }
rank-line-from = from { $points }: { $rank }
achievement-environmentalist = Environmentalist
achievement-environmentalist-text = No tree is crossed out at the end.
achievement-city-planner = City Planner
achievement-city-planner-text = One road runs through all squares.
achievement-hotel-magnate = Hotel Magnate
achievement-hotel-magnate-text = Every hotel score is circled.
achievement-capitalist = Capitalist
achievement-capitalist-text = The most points that shops and bonuses can give.
achievement-shopping-spree = Shopping Spree
achievement-shopping-spree-text = A shop was scored with every house of the sheet crossed out on its road.
achievement-line = { $achievement }: { $text }

## Help: the rules. $hotels, $shops and $bonuses are lists from the sheet, $hotel and $shop its highest scores.

rules-aim-title = The aim
rules-aim-text =
    Everybody builds a city on a sheet of their own, using the same dice. You draw roads, one square at a time. They make your hotels, shops and taxis worth points. Whoever has the most points at the end wins.

rules-sheet-title = The sheet
rules-sheet-text =
    A sheet has 5 columns and 5 rows. Each square holds a hotel, a shop, a taxi or a few houses; every column has exactly one house square. Some houses are crossed out from the start.
    Beside the city stand the scores you can circle: { $hotels } for hotels, { $shops } for shops. There are also the bonuses “First!” and { $trees } trees.

rules-roads-title = Roads
rules-roads-text =
    A road joins two different sides of its square: straight across, or around a bend. That makes six roads. A road may end at the border of the sheet.
    Where two neighbouring squares both have a road end at the side they share, they belong to the same road. Its length is the number of squares it runs through; each counts once, even where the road closes into a loop.

rules-start-title = Starting roads
rules-start-text =
    Before the first round the starting player rolls the blue die once for each column, from left to right. Its face tells which road everybody draws in the house square of that column (north is up):
    { $roads }
rules-starting-road = { $face }: { $road }

rules-round-title = A round
rules-round-text =
    The starting player rolls all dice: the blue one, and one white die more than there are players (alone: three white dice). From the starting player on, clockwise, everybody takes one white die that nobody has taken in this round, and draws. Then the player to the left becomes starting player.

rules-where-title = Where you draw
rules-where-text =
    The blue die names the column, for everybody. The white die that you take names the row. You draw in the square where the two cross.

rules-six-title = Sixes
rules-six-text =
    If the blue die shows 6, each player chooses any column.
    If you take a white 6, first cross out one of your trees; then choose any row of the column. If the blue die shows 6 as well, choose any square.

rules-draw-title = What you draw
rules-draw-text =
    In a square without a road: any of the six roads. It need not join any other road.
    In a house square, which has its starting road: no road; cross out one free house. Each house square has two free houses, so you can use it twice. A crossed-out house gives no points by itself, but makes later shops on its road worth more.
    Nothing can be drawn where there is a road and no free house.

rules-must-title = You must draw
rules-must-text =
    A die can be used if it points to a square in which you can still draw. As long as there is such a die, you must take one, even if it is a white 6 that costs a tree. If no die can be used, pass: take no die, and cross out a tree.

rules-hotels-title = Hotels
rules-hotels-text =
    When you draw in a hotel square, take the length of the road through it, the hotel’s own square included. Circle the highest free hotel score that is at most this length. Each score can be circled once. If none is free, the hotel gives nothing.
    Example: 3, 5 and 8 are free. A road of 6 squares circles the 5.

rules-shops-title = Shops
rules-shops-text =
    When you draw in a shop square, count the crossed-out houses in all house squares along its road, those crossed out from the start too. Circle that number or, if it is taken, the highest free lower one. If none is free, the shop gives nothing.
    Example: the 7 is taken, the 6 is free. A road with 7 houses circles the 6.

rules-once-title = Now or never
rules-once-text =
    Hotels and shops are scored at the moment you draw in their square, and never again. Neither a road that grows later nor more crossed-out houses change what was circled.

rules-first-title = First!
rules-first-text =
    There is one of each bonus for the whole table: { $bonuses }. When you circle a shop score, you take at once the highest bonus that is still open and asks for no more than the score you circled. For everybody else it is crossed out. A shop earns at most one bonus; a player may hold several. When you play alone nobody races you, but the bonuses still count.
rules-bonus = { $points } points for { $at } or more

rules-taxis-title = Taxis
rules-taxis-text =
    At the end each taxi scores { $taxi } points if its road runs through at least one other taxi. The total on the table counts them as they stand.

rules-trees-title = Trees
rules-trees-text =
    At the end, with two or more players: whoever has the fewest crossed-out trees scores { $tree } points, whoever has the most loses { $tree }. All who are tied get it in full; if all are equal, nobody gains or loses. Until then the total on the table leaves trees out.

rules-end-title = The end
rules-end-text =
    The match ends with the round in which anybody circles the hotel { $hotel } or the shop { $shop }, or crosses out their last tree. The round is played to its end.
    Everybody adds up: circled hotel scores, circled shop scores, bonuses, taxis, trees. Most points win. A tie goes to the player with fewer crossed-out trees; if those are equal too, the place is shared.

rules-solo-title = Alone
rules-solo-text =
    You play with three white dice, and trees give no points. Your total earns a rank:
    { $ranks }
    And there are achievements:
    { $achievements }

rules-variants-title = Variants
rules-variants-text =
    More control: you may always pass instead of taking a die. It costs one tree, as passing always does. Good for patient planners, and for chasing a high score.
    Free circling: you may circle any free score that is at most the length of the road or the number of its houses, not only the highest. This lets you put off the end. While one is free, you must circle one; bonuses go by the score you circled.
