### Texts of Doodle City alone; every key begins with "doodle-". Terms are the rulebook's: hotel, shop, taxi, house,
### tree, starting road, starting player, available, bonus, connected, more control, and the names of ranks and achievements.

## The cover of the box

doodle-box-title = Doodle City
doodle-box-text = Roll dice, draw roads
doodle-box-minutes = 20 min
doodle-box-name = New match of Doodle City: roll dice, draw roads, 1 to 6 players, 20 minutes

## A running match on the shelf

doodle-stage =
    { $round ->
        [0] Doodle City, starting roads
       *[other] Doodle City, round { $round }
    }

## Set-up

doodle-setup-solo = In a solo game you play for a rank and achievements.
doodle-setup-sheet = Sheet
# The names of the two sheets.
doodle-sheet-old-town = Old Town
doodle-sheet-harbour = Harbour
doodle-setup-sheet-facts = Hotel scores: { $hotels }. Trees: { $trees }.
doodle-setup-variants = Variants
doodle-setup-more-control = More control
doodle-setup-more-control-text = You may pass instead of taking a die. It costs a tree.
doodle-setup-free-circling = Free circling
doodle-setup-free-circling-text = You may circle a lower available score than the highest you reach.
doodle-setup-first-note = In the rulebook, whoever went shopping most recently starts.

## Table: turns, buttons, headings on the sheet

doodle-table-draws = { $name } draws
doodle-table-starting-roads = Starting roads
doodle-table-draw = Draw it
doodle-table-cross = Cross it out
# On the sheet of the player who draws next.
doodle-table-next = next
# Two notes beside the sheet on large screens: what dice and squares mean now, and the latest moves. Each rule follows the
# sign that it is about, so it begins with a verb.
doodle-note-rules = Now
doodle-note-moves = Last moves
doodle-rule-columns = names the column
doodle-rule-column = names column { $column }
doodle-rule-any-column = names any column
doodle-rule-rows = names the row
doodle-rule-row = names row { $row }
doodle-rule-any-row = any row, for a tree
doodle-rule-shop = counts houses crossed out
doodle-rule-hotel = counts the road’s squares
doodle-rule-taxi = 4 each, joined to another

## How often each face came

doodle-dice-title = Dice so far
doodle-dice-blue =
    { $rolls ->
        [1] Blue die, rolled once
       *[other] Blue die, rolled { $rolls } times
    }
doodle-dice-white =
    { $rolls ->
        [one] White dice, { $rolls } in all
       *[other] White dice, { $rolls } in all
    }
doodle-dice-blue-face =
    { $count ->
        [1] blue { $face }: once
       *[other] blue { $face }: { $count } times
    }
doodle-dice-white-face =
    { $count ->
        [1] white { $face }: once
       *[other] white { $face }: { $count } times
    }
doodle-dice-note = Luck is uneven: differences like these are usually just chance. Rolls for starting roads are included.

## Results

doodle-results-hotels = Hotels
doodle-results-shops = Shops
doodle-results-bonuses = Bonus
doodle-results-taxis = Taxis
doodle-results-trees = Trees
doodle-results-tie-note = A tie goes to the player with fewer crossed-out trees.
doodle-results-rank = Rank
doodle-results-solo =
    { $points ->
        [one] { doodle-rank } – { $points } point
       *[other] { doodle-rank } – { $points } points
    }
doodle-results-next-rank =
    { $points ->
        [one] { $points } point short of { doodle-rank }
       *[other] { $points } points short of { doodle-rank }
    }
doodle-results-achievements = Achievements
doodle-results-no-achievement = No achievements this time

## Gestures and keys: each with what it does

doodle-gesture-die = Tap a white die
doodle-gesture-die-text = choose it, and its squares light up; tap it again to put it back
doodle-gesture-square = Tap a square
doodle-gesture-square-text = see its roads, each with what it would score, or choose a house there to cross out
doodle-gesture-confirm = Tap “Draw it” or “Cross it out”
doodle-gesture-confirm-text = do what you have chosen
doodle-gesture-score = With free circling: tap the line that says what you circle
doodle-gesture-score-text = circle the next lower score; after the lowest comes the highest again
doodle-gesture-stroke = Draw from side to side across a square
doodle-gesture-stroke-text = choose that road, or in a house square a house to cross out. You see what it scores before you let go. If you have not chosen a die, one that costs no tree is chosen if possible
doodle-gesture-take-back = While drawing: slide off the sheet, touch with a second finger, or press the right mouse button
doodle-gesture-take-back-text = cancel the stroke
doodle-keys-arrows = Arrow keys
doodle-keys-arrows-text = from square to square, or from road to road
doodle-keys-die = 1 to 6
doodle-keys-die-text = choose the white die with this face

## Table: the message line

doodle-say-roll = Roll the dice
doodle-say-roll-starting-roads = Roll the blue die: one starting road for each column
doodle-say-roll-starting-road = Roll the blue die for the starting road in column { $column }
doodle-say-square = Choose a square
doodle-say-die-or-square = Choose a die or a square
doodle-say-road = Choose a road, or draw one
doodle-say-pass = No die can be used: pass, and cross out a tree
doodle-say-only-six = Only a white 6 can be used: it costs a tree
doodle-say-look-only = You are looking at { $name }’s sheet

## Table: what an action brings. Each text is a sentence without its full stop; several stand one after the other.

doodle-move-then = { $first }. { $next }
doodle-move-total = { $what }: { $points }
doodle-move-end = { $line }. { $ending }
doodle-move-by = { $name } – { $line }
doodle-move-hotel-circled = Circles the { $score } with length { $length }
doodle-move-hotel-too-short = Hotel circles nothing: a road of length { $length } is too short
doodle-move-hotel-none-free = Circles nothing: every score up to { $length } is already circled
doodle-move-shop-circled =
    { $houses ->
        [one] Circles the { $score } with { $houses } house
       *[other] Circles the { $score } with { $houses } houses
    }
doodle-move-shop-too-few =
    { $houses ->
        [0] Circles nothing: no crossed-out houses
        [one] Circles nothing: { $houses } house is too few
       *[other] Circles nothing: { $houses } houses are too few
    }
doodle-move-shop-none-free = Circles nothing: every score up to { $houses } is already circled
doodle-move-bonus = Takes the { $at }+ bonus
# $taxis: how many taxis became connected, the one just drawn included.
doodle-move-taxi-linked =
    { $taxis ->
        [one] Taxi connected
       *[other] { $taxis } taxis connected
    }
doodle-move-taxi-alone = Taxi not connected yet
doodle-move-taxis-linked =
    { $taxis ->
        [one] Connects { $taxis } taxi
       *[other] Connects { $taxis } taxis
    }
doodle-move-house = Crosses out house { $crossed } of { $houses }
doodle-move-tree = Crosses out a tree ({ $left } left)
doodle-move-pass = Passes and crosses out a tree ({ $left } left)
doodle-move-starting-road = Column { $column }: { doodle-road }
doodle-move-rolled = Round { $round }: blue { $blue }, white { $white }

## What ends the match

doodle-ending-highest-hotel = The highest hotel score is circled: last round!
doodle-ending-highest-shop = The highest shop score is circled: last round!
doodle-ending-last-tree = The last tree is crossed out: last round!

## Hints: the move, and the reason for it

doodle-action-draw = White die { $die }, { doodle-place }, { doodle-road }
doodle-action-cross = White die { $die }, { doodle-place }, cross out a house
doodle-action-pass = Pass
# $points has one digit after the point.
doodle-hint-expected = About { $points } points at the end
# The same where there is little room.
doodle-hint-points = { $points } points
doodle-hint-why-bonus = Takes a bonus: +{ $points }
doodle-hint-why-length = Circles the { $circled } with length { $length }
doodle-hint-why-houses =
    { $houses ->
        [one] Circles the { $circled } with { $houses } house
       *[other] Circles the { $circled } with { $houses } houses
    }
doodle-hint-why-denied = Keeps white die { $die } from { $name }
doodle-hint-why-taxis = Connects taxis: +{ $points }
doodle-hint-why-house = One more crossed-out house for later shops
doodle-hint-why-connection = Joins roads: length { $length }
doodle-hint-why-waits = Saves better squares for later
doodle-hint-why-pass = It costs a tree and nothing else
doodle-hint-no-hotel = Length { $length }: circles no hotel score
doodle-hint-no-shop =
    { $houses ->
        [0] No crossed-out house: circles no shop score
        [one] { $houses } house: circles no shop score
       *[other] { $houses } houses: circles no shop score
    }
doodle-hint-tree =
    { $left ->
        [0] Crosses out the last tree
       *[other] Crosses out a tree: { $left } left
    }
doodle-hint-last-round-ahead = Brings the last round, and you are ahead
doodle-hint-last-round-behind = Brings the last round, and you are not ahead
# Your points without it, after what they would be.
doodle-hint-otherwise = instead of { $points }

## Names for the screen reader: squares and roads

doodle-kind =
    { $kind ->
        [house] house
        [hotel] hotel
        [shop] shop
       *[taxi] taxi
    }
# North is up, west is left.
doodle-road =
    { $road ->
        [west-east] road from west to east
        [north-south] road from north to south
        [north-east] road from north to east
        [south-east] road from south to east
        [south-west] road from south to west
       *[north-west] road from north to west
    }
doodle-place = column { $column } row { $row }
doodle-name-square = { doodle-place }, { doodle-kind }, { doodle-road }
doodle-name-square-empty = { doodle-place }, { doodle-kind }, no road yet
doodle-name-square-house = { doodle-place }, house square, { $crossed } of { $houses } houses crossed out, { doodle-road }
doodle-name-square-house-empty = { doodle-place }, house square, { $crossed } of { $houses } houses crossed out, no starting road yet
doodle-name-square-can-draw = { $square }, you can draw here
# A road offered in a square, and what it would change.
doodle-name-offer = { doodle-road }: { $points }
doodle-name-offer-tree = { doodle-road }: { $points }, costs a tree

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
doodle-group-dice = Dice

## Names for the screen reader: sheets, scores, bonuses, trees

doodle-name-hotel-score-free = hotel score { $score }, available
doodle-name-hotel-score-circled = hotel score { $score }, circled
doodle-name-shop-score-free = shop score { $score }, available
doodle-name-shop-score-circled = shop score { $score }, circled
doodle-name-bonus-open =
    { $points ->
        [one] bonus for { $at } or more: { $points } point, not taken yet
       *[other] bonus for { $at } or more: { $points } points, not taken yet
    }
doodle-name-bonus-taken =
    { $points ->
        [one] bonus for { $at } or more: { $points } point, taken by { $name }
       *[other] bonus for { $at } or more: { $points } points, taken by { $name }
    }
doodle-name-trees =
    { $trees ->
        [one] { $left } of { $trees } tree left
       *[other] { $left } of { $trees } trees left
    }
doodle-group-scores = Scores, bonuses and trees

## Ranks and achievements of the solo game

doodle-rank =
    { $rank ->
        [try-again] Try again!
        [tenant] Tenant
        [landlord] Landlord
        [entrepreneur] Entrepreneur
        [mayor] Mayor
        [president] President
       *[world-power] World Power
    }
doodle-rank-line-below = below { $points }: { doodle-rank }
doodle-rank-line-from = { $points } or more: { doodle-rank }
doodle-achievement-environmentalist = Environmentalist
doodle-achievement-environmentalist-text = No tree is crossed out at the end.
doodle-achievement-city-planner = City Planner
doodle-achievement-city-planner-text = One road runs through all squares.
doodle-achievement-hotel-magnate = Hotel Magnate
doodle-achievement-hotel-magnate-text = Every hotel score is circled.
doodle-achievement-capitalist = Capitalist
doodle-achievement-capitalist-text = Shops and bonuses have given all the points they can.
doodle-achievement-shopping-spree = Shopping Spree
doodle-achievement-shopping-spree-text = A shop was scored with every house on the sheet crossed out and on its road.
doodle-achievement-line = { $achievement }: { $text }

## Help: the rules. $hotels, $shops and $bonuses are lists from the sheet, $hotel and $shop its highest scores.

## Help: at a glance

doodle-help-start-title = The blue die gives the starting roads
doodle-help-start-text = Each face has its road. One is rolled for the house square of each column, the same for all players.
doodle-help-where-title = Two dice give the square
doodle-help-where-text = The blue die names the column, for everybody. The white die that you take names the row.
doodle-help-hotel-title = A hotel counts the squares of its road
doodle-help-hotel-text = This road runs through six squares: circle the highest available score up to 6. It stays, even if the road grows.
doodle-help-shop-title = A shop counts crossed-out houses
doodle-help-shop-text = There are five on its road: circle the highest available score up to 5. Whoever is first to circle enough takes a bonus.
doodle-help-taxi-title = Taxis want to meet
doodle-help-taxi-text = At the end, each taxi whose road leads to another taxi scores { $taxi } points.
doodle-help-six-title = A white 6 costs a tree
doodle-help-six-text = Cross out a tree and choose any row. Whoever crosses out their last tree makes this the last round.

# Things that can be looked at, each with a sentence or two.
doodle-help-house = House square
doodle-help-house-text = It has its road from the start. Drawing here crosses out a house, and shops on this road count it.
doodle-help-bonus = Bonus
doodle-help-bonus-text = Whoever is first to circle this shop score or a higher one takes it.
doodle-help-tree = Tree
doodle-help-tree-text = A white 6 costs one, and so does passing. Crossing out the last one ends the match with this round.

## What may I do? Words at dice and squares, as short as can be; and why something cannot be done

doodle-choice-row = Row { $row }
doodle-choice-any-row = Any row
doodle-choice-draw = Draw
doodle-choice-cross = Cross
# To all players: a bonus is gone. $at is the score that earned it.
doodle-announce-bonus = { $name } has taken the bonus for { $at } or more: +{ $points }. Nobody else can take it now.
doodle-why-column = The blue die says: column { $column } only.
doodle-why-row = No die that you may take points to row { $row }.
doodle-why-road = There is a road here already.
doodle-why-houses = No house is left here to cross out.
doodle-why-die =
    { $column ->
        [0] Nothing can be drawn with this die: nothing is left in row { $row }.
       *[other] Nothing can be drawn with this die: nothing is left in column { $column }, row { $row }.
    }
doodle-why-die-taken = { $name } has taken this die.

## Help: the rules

doodle-rules-aim-title = The aim
doodle-rules-aim-text =
    Everybody draws a city on a sheet of their own. In each round you choose one of the dice and draw in the square that it gives you. Hotels score for long roads, shops for the houses along their road, and taxis for being connected. Whoever is first to score a big shop gets a bonus. Once somebody circles a highest score or crosses out their last tree, it is the last round. Whoever has the most points wins; in a solo game your points earn a rank.

doodle-rules-sheet-title = The sheet
doodle-rules-sheet-text =
    A sheet has 5 columns and 5 rows. Each square holds a hotel, a shop, a taxi or a few houses; every column has exactly one house square. In each house square some houses are crossed out from the start, and two are not.
    Beside the city stand the scores that you can circle: { $hotels } for hotels, { $shops } for shops. A circled score is worth its number in points. You can circle each score on your sheet once; until then it is available. What the others circle on their sheets takes nothing from you.
    There are also bonuses for shops, and { $trees } trees.

doodle-rules-roads-title = Roads
doodle-rules-roads-text =
    A road joins two sides of its square, straight across or around a bend. That makes six different roads. A road may end at the border of the sheet.
    Where the roads in two neighbouring squares meet at the side between them, they are one road. Its length is the number of squares it runs through. Squares of every kind count, house squares too. Each counts once, even where the road closes into a loop.

doodle-rules-start-title = Starting roads
doodle-rules-start-text =
    When you set up a match, you choose who is starting player in the first round, or draw lots.
    Before that round, the starting player rolls the blue die once for each column, from left to right. Everybody gets the same road in the house square of that column. These are the roads for the six faces; north is at the top of the sheet, west on the left:
    { $roads }
doodle-rules-starting-road = { $face }: { doodle-road }

doodle-rules-round-title = A round
doodle-rules-round-text =
    The starting player rolls all dice: the blue one, and one white die more than there are players. In a solo game there are three white dice.
    The starting player goes first, and the others follow clockwise. Each player takes one of the white dice that are left, and draws. Two dice with the same face are still two dice: when one is taken, the other can be used.
    After the round, the player to the left of the starting player becomes starting player.

doodle-rules-where-title = Where you draw
doodle-rules-where-text =
    The blue die gives the column, the same for everybody. The white die that you take gives the row. You draw in the square where the two cross. Columns are counted from left to right, rows from top to bottom.

doodle-rules-six-title = Sixes
doodle-rules-six-text =
    If the blue die shows 6, each player chooses any column. The row still comes from the white die.
    If you take a white 6, first cross out one of your trees, and then choose any row of the column. If the blue die shows 6 as well, choose any square.
    You may pay for a white 6 with your last tree, too: you still draw and score, and the match ends with this round.

doodle-rules-draw-title = What you draw
doodle-rules-draw-text =
    In a square without a road, draw one of the six roads. It need not join any other road.
    A house square already has its starting road. Draw no road there; instead cross out one house, which counts as drawing. Each house square has two houses for this, so you can draw there twice. A crossed-out house scores nothing by itself, but it makes shops that you draw later on its road worth more.
    Where there is already a road and no house is left to cross out, you cannot draw.

doodle-rules-must-title = You must draw
doodle-rules-must-text =
    You can use a die if it points to a square in which you can still draw. If you can use any of the dice that are left, you must take one of those. If only a white 6 can be used, you must take it, although it costs a tree.
    If you can use none of them, you pass: you take no die and cross out a tree. Otherwise you may not pass.

doodle-rules-hotels-title = Hotels
doodle-rules-hotels-text =
    When you draw in a hotel square, take the length of the road through it, the hotel’s own square included. Circle the highest available hotel score that is not above this length. If there is none, the hotel scores nothing.
    Example: the 3, the 5 and the 8 are available. With a road of 6 squares you circle the 5.

doodle-rules-shops-title = Shops
doodle-rules-shops-text =
    When you draw in a shop square, count the crossed-out houses in all house squares along its road, including those that were crossed out from the start. Circle the highest available shop score that is not above this number. If there is none, the shop scores nothing; without a crossed-out house it never scores.
    Example: the 7 is circled already, the 6 is available. With 7 houses you circle the 6. With more than { $shop } houses you can still circle the { $shop }.

doodle-rules-once-title = Scored only once
doodle-rules-once-text =
    A hotel or shop is scored at the moment you draw in its square, and never again. If its road grows later, or more houses are crossed out, the circled score stays as it is. A hotel or shop that scored nothing then will not score later.

doodle-rules-first-title = First player bonus
doodle-rules-first-text =
    A shop can also earn a bonus, for the first player who circles enough: { $bonuses }. There is one of each for the whole table. As soon as a player takes a bonus, it is crossed out for all others.
    When you circle a shop score, you take the highest bonus that it is high enough for and that nobody has taken yet. What counts is the score you circle, not the number of houses. A shop earns one bonus at most, but you may collect several.
    Example: nobody has a bonus yet. You circle the 8 and take the bonus for 7 or more. Later another player circles the 9; the bonus for 7 or more is gone, so they take the one for 5 or more.
doodle-rules-bonus =
    { $points ->
        [one] { $points } point for { $at } or more
       *[other] { $points } points for { $at } or more
    }

doodle-rules-taxis-title = Taxis
doodle-rules-taxis-text =
    At the end, each taxi that is connected to at least one other taxi scores { $taxi } points. Taxis are connected if one road runs through their squares, however long it is. A taxi square without a road scores nothing.
    The total on the table already counts taxis as they are connected now.

doodle-rules-trees-title = Trees
doodle-rules-trees-text =
    Trees count at the end, with two or more players. Whoever has the fewest crossed-out trees scores { $tree } points, whoever has the most loses { $tree }. Tied players all score or lose the full { $tree } points. If everybody has crossed out equally many, nobody gains or loses anything.
    Until the end, the total on the table leaves trees out.

doodle-rules-end-title = The end
doodle-rules-end-text =
    The match ends with the round in which a player circles the highest hotel score, { $hotel }, or the highest shop score, { $shop }, or crosses out their last tree. The { $shop } ends the match with or without a bonus. The round is played to its end, so everybody has had equally many turns.
    Then everybody adds up their circled hotel scores, circled shop scores, bonuses, taxis and trees. The player with the most points wins. A tie goes to the player with fewer crossed-out trees; if those are equal too, the players share the place.

doodle-rules-solo-title = Solo game
doodle-rules-solo-text =
    You play with three white dice. Trees give no points, but the match still ends when your last one is crossed out. Bonuses count, and nobody can take one from you. Everything else stays the same.
    Your total earns a rank:
    { $ranks }
    There are also achievements:
    { $achievements }

doodle-rules-variants-title = Variants
doodle-rules-variants-text =
    More control: you may pass even if you could use a die. As always, passing costs a tree. This suits patient planners, and it helps to reach a high score.
    Free circling: in a hotel or shop you may circle a lower available score than the highest you reach. So you can put off the end. If you can circle a score, you must circle one. A bonus goes by the score you circle, not by the number of houses.

## A first match: what is explained, 25 words at most each

doodle-learn-start = You and the computer player, { $name }, each draw a city. First the blue die shows which road each column starts with: one touch rolls all.
doodle-learn-aim = Most points win. Hotels (red) score by their road’s length, shops (blue) by crossed-out houses along it: only once, when you draw in their square.
doodle-learn-bonuses = The flags are bonuses for shops: whoever is first to circle that score or a higher one takes it, and nobody else can.
doodle-learn-trees = A white 6 fits any row, but crosses out a tree. At the end, fewest trees crossed out gains { $points } points, most loses { $points }.
doodle-learn-end = The match ends with the round in which somebody circles a highest score, such as this one, or crosses out their last tree.
doodle-learn-roll = Now a round begins. Roll all dice: the blue one and { $dice } white ones.
doodle-learn-help = { tutorial-help }
doodle-learn-die =
    { $blue ->
        [6] Blue 6: you may draw in any column. Each white die is for one row. Touch a white die, or a bright square.
       *[other] Blue { $blue }: you draw in column { $blue }. Each white die is for one row. Touch a white die, or a bright square.
    }
doodle-learn-square =
    { $die ->
        [6] A white 6 is for any row, but it costs you a tree. Touch a bright square.
       *[other] White { $die } is for row { $die }. Touch a bright square in it.
    }
doodle-learn-hotel = A hotel scores the length of its road: you circle the highest score up to that. Which road do you draw here?
doodle-learn-shop = A shop scores the crossed-out houses along its road: you circle the highest score up to that. Which road do you draw here?
doodle-learn-taxi = Each taxi scores { $points } points if its road leads to another taxi, now or later. Which road do you draw here?
doodle-learn-house = A house square has its road already. Here you cross out a house instead: shops that you draw later on its road count it.
doodle-learn-confirm = The line above the dice tells what this would bring. Try other roads, too; nothing counts before you touch this button.
doodle-learn-hotel-circled =
    { $length ->
        [one] The road through your hotel is { $length } square long, so the { $score } is circled, even if the road grows. Each score can be circled once.
       *[other] The road through your hotel is { $length } squares long, so the { $score } is circled, even if the road grows. Each score can be circled once.
    }
doodle-learn-hotel-nothing =
    { $short ->
        [yes] The road through this hotel is too short: the lowest score is { $lowest }. So the hotel scores nothing, now or later.
       *[no] The road through this hotel is { $length } squares long. No score up to { $length } is left, so the hotel scores nothing, now or later.
    }
doodle-learn-shop-circled =
    { $houses ->
        [one] There is { $houses } crossed-out house along the shop’s road, so the { $score } is circled, whatever comes later. Each score can be circled once.
       *[other] There are { $houses } crossed-out houses along the shop’s road, so the { $score } is circled, whatever comes later. Each score can be circled once.
    }
doodle-learn-shop-nothing =
    { $houses ->
        [0] There is no crossed-out house along this shop’s road, so the shop scores nothing, now or later.
       *[other] No shop score up to { $houses } is left, so this shop scores nothing, now or later.
    }
doodle-learn-bonus-mine = You are the first to circle { $at } or more for a shop. That is a bonus: { $points } more points that nobody else can get.
doodle-learn-bonus-theirs = { $name } was first to circle { $at } or more for a shop, and took the bonus of { $points }. It is gone for you.
doodle-learn-taxi-linked = { $taxis } taxis share this road: { $points } points for each of them. Your total counts them already.
doodle-learn-taxi-alone = No other taxi is on this road yet. Lead it to one before the end, and both score { $points } points.
doodle-learn-house-crossed =
    { $crossed ->
        [one] { $crossed } house is crossed out here now. It scores nothing by itself: a shop that you draw on this road will count it.
       *[other] { $crossed } houses are crossed out here now. They score nothing by themselves: a shop that you draw on this road will count them.
    }
doodle-learn-tree-crossed = You have { $left } trees left; the last one ends the match. At the end, most crossed out loses { $points } points, fewest gains { $points }.
doodle-learn-last-round =
    { $ending ->
        [hotel]
            { $who ->
                [me] You have circled the highest hotel score: this is the last round. It is played to its end.
               *[other] { $name } has circled the highest hotel score: this is the last round. It is played to its end.
            }
        [shop]
            { $who ->
                [me] You have circled the highest shop score: this is the last round. It is played to its end.
               *[other] { $name } has circled the highest shop score: this is the last round. It is played to its end.
            }
       *[tree]
            { $who ->
                [me] Your last tree is crossed out: this is the last round. It is played to its end.
               *[other] { $name } has crossed out the last tree: this is the last round. It is played to its end.
            }
    }
doodle-learn-others = Now { $name } takes one of the white dice that are left, and draws on their own sheet, shown large meanwhile.
doodle-learn-next-starter = In the next round { $name } is starting player: rolls the dice, and takes a white die first.
doodle-learn-pass = No white die points to a square in which you can draw. You pass, and cross out a tree.
doodle-learn-joined = Where roads meet at the side of a square, they become one. Your longest road runs through { $length } squares now.
doodle-learn-points = This is your total: circled scores, bonuses and connected taxis. Most points win.
doodle-learn-any-column = The blue die shows 6: choose any column. The white die still gives the row.
doodle-learn-white-six =
    { $only ->
        [yes] Only a white 6 can be used, so you must take it: cross out a tree, and draw in any row.
       *[other] With a white 6 you may draw in any row, but you cross out a tree. The other dice cost nothing.
    }
doodle-learn-useless = A pale die cannot be used: there is nothing left to draw where it points. You must take one that can be.
doodle-learn-houses = A shop counts the crossed-out houses along its road when it is drawn, and scores once. Some are crossed out from the start.
doodle-learn-over = The match is over. Trees count now: { $points } points for the fewest crossed out, −{ $points } for the most. Then “{ replay-title }” tells luck from skill.
