### Every text of the app in English. Another language is one more file beside this one, with the same keys.
### What is missing there is taken from here. Terms are the rulebook's: hotel, shop, taxi, house, tree, starting
### road, starting player, First!, more control, and the names of ranks and achievements.

## The language itself, in its own words

language-name = English

## Small words that many texts are made of

points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
# A change of the total. $points is always positive here.
points-gain = +{ $points }
points-loss = −{ $points }
# "Ada, Bo and Cleo" is built from the left: first with list-more, the last one with list-last.
list-more = { $list }, { $next }
list-last = { $list } and { $next }

## Shelf

shelf-title = Doodle City
shelf-tagline = Paper, pen and dice for one table
shelf-go-on = Go on: round { $round }
shelf-go-on-start = Go on: starting roads
shelf-play = Play
shelf-box-title = Doodle City
shelf-box-text = Draw roads by the dice
shelf-box-facts = 1–6 players, 20 min
shelf-box-name = New match of Doodle City: draw roads by the dice, 1 to 6 players, 20 minutes
# Of the running matches, when not all fit.
shelf-page = Page { $page } of { $pages }
shelf-match-name = { $match }. { $names }. { $turn }
shelf-settings = Settings
shelf-help = Rules
shelf-import = Open a match file
shelf-export = Save as a file
shelf-remove = Remove

## Set-up

setup-title = New match
setup-players = Players
setup-seat = Player { $seat }
setup-name-of = Name of player { $seat }
setup-add-seat = Add a player
setup-remove-seat = Remove { $name }
setup-add-computer = Add a computer player
setup-player = Player
setup-computer = Computer
# What stands at a seat and opens the list of who may play there.
setup-plays = Who plays for { $name }?
setup-solo = Alone you play for a rank and achievements.
setup-sheet = Sheet
setup-sheet-facts = Hotels { $hotels }. Trees: { $trees }.
setup-variants = Variants
setup-more-control = More control
setup-more-control-text = You may always pass instead of taking a die, for one tree.
setup-free-circling = Free circling
setup-free-circling-text = You may circle any free score up to your length or houses, not only the highest.
setup-first = Who starts?
setup-first-lot = Draw lots
setup-first-note = By the rulebook: whoever went shopping last.
setup-start = Start
setup-back = Back

## Who plays: somebody at this device, or the computer at one of five levels

level-person = Person
level-person-text = Somebody at this device
level-beginner = Beginner
level-beginner-text = Misjudges a lot, misses connections
level-casual = Casual
level-casual-text = Knows what is good, but overlooks much
level-skilled = Skilled
level-skilled-text = Judges well, slips now and then
level-expert = Expert
level-expert-text = Sees all but the coming rolls
level-master = Master
level-master-text = Thinks ahead and plays to win

## Table: whose turn, buttons, headings on the sheet

table-rolls = { $name } rolls
table-draws = { $name } draws
table-thinks = { $name } is thinking
table-round = Round { $round }
table-starting-roads = Starting roads
table-last-round = Last round
table-over = The match is over
table-roll = Roll
table-draw = Draw it
table-cross = Cross it out
table-undo = Undo
table-pass = Pass
# Computer players take no time until a person decides.
table-skip = Skip
table-results = Results
table-hint = What would you do?
table-banner = Now { $name }
table-banner-hint = Touch to go on
table-hotels = Hotels
table-shops = Shops
table-first = First!
table-bonus = { $at }+
table-trees = Trees
table-back = Back to the shelf
table-menu = Menu

## Table: the message line

say-roll = Roll the dice
say-roll-starting-road = Roll the blue die: starting road for column { $column }
say-square = Tap a square
say-die-or-square = Choose a die or tap a square
say-road = Choose a road, or draw it
say-pass = No die can be used: pass, and cross out a tree
say-only-six = Only a white 6 can be used: it costs a tree
say-look-only = This is the sheet of { $name }

## Table: what an action brings. Clauses begin small; the first letter of the line is made large.

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

## What brings the end

ending-highest-hotel = The highest hotel is circled: last round!
ending-highest-shop = The highest shop is circled: last round!
ending-last-tree = The last tree is crossed out: last round!

## Why a touch or key changed nothing

refused-roll-first = Roll the dice first
refused-starting-road-first = First the starting road of column { $column } is rolled
refused-other-turn = Another player is on turn
refused-over = The match is over
refused-dice-count = This match is played with { $dice } white dice
refused-no-such-die = No white { $die } is left
refused-other-column = The blue die says column { $column }
refused-other-row = The white die says row { $row }
refused-has-road = There is a road already
refused-no-house-left = All houses here are crossed out
refused-is-house-square = Here a house is crossed out, no road drawn
refused-has-no-houses = There are no houses here
refused-must-draw = A die can be used, so you must take one
refused-nothing-to-circle = There is no score to choose here
refused-must-circle = Choose the score to circle
refused-cannot-circle = The { $score } cannot be circled now

## The menu of the table

menu-leave = Leave (the match is kept)
menu-seats = Players
menu-dice = Dice so far
menu-rules = Rules
menu-keys = Keys and gestures
menu-settings = Settings
menu-export = Save as a file
menu-close = Close

## What would you do? A few moves, each with the points that may be expected in the end, and what speaks for it

hint-title = What would you do?
hint-thinking = Thinking it over …
hint-order = The best chance to win comes first.
# Name for the screen reader. $action is one of the two below, $points and $reason are the next lines.
hint-name = { $number }. { $action }: { $points }. { $reason }
hint-draw = White die { $die }, { $place }, { $road }
hint-cross = White die { $die }, { $place }, cross out a house
hint-pass = Pass
# $points has one digit after the point.
hint-expected = about { $points } points in the end
hint-why-bonus = First! +{ $points }
hint-why-length = Length { $length }: circles the { $circled }
hint-why-houses =
    { $houses ->
        [one] { $houses } house: circles the { $circled }
       *[other] { $houses } houses: circles the { $circled }
    }
hint-why-denied = { $name } would want the { $die }
hint-why-taxis = Taxis linked: +{ $points }
hint-why-house = One house more for the shops
hint-why-connection = Joins roads to a length of { $length }
hint-why-waits = Keeps better squares for later
hint-why-pass = Spoils nothing but a tree

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
# $expected has one digit after the point.
dice-expected = Expected: { $expected } of each face
dice-face =
    { $count ->
        [one] { $die } { $face }: once
       *[other] { $die } { $face }: { $count } times
    }
dice-blue-word = blue
dice-white-word = white
dice-note = Chance is uneven: differences like these are as they should be, more often than not. The starting roads count, too.

## Who plays at each seat, in the middle of a match

seats-title = Players
seats-note = Whoever takes a seat over plays on from here. The match remembers it.

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

name-sheet = Sheet of { $name }, { $points }
name-sheet-computer = Sheet of { $name }, computer player { $level }, { $points }
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

## Results

results-title = Results
results-winner = { $name } wins
results-shared = { $names } share the first place
results-place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
results-hotels = Hotels
results-shops = Shops
results-bonuses = First!
results-taxis = Taxis
results-trees = Trees
results-total = Total
results-tie-note = A tie goes to fewer crossed-out trees.
results-rank = Rank
results-next-rank =
    { $points ->
        [one] { $points } point short of { $rank }
       *[other] { $points } points short of { $rank }
    }
results-achievements = Achievements
results-no-achievement = No achievement this time
results-again = Again
results-shelf = To the shelf

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

## Settings

settings-title = Settings
settings-language = Language
settings-text-size = Text size
settings-text-smaller = Smaller text
settings-text-larger = Larger text
settings-percent = { $percent } %
settings-animations = Animations
settings-animations-normal = Normal
settings-animations-fast = Fast
settings-animations-off = Off
settings-sound = Sound
settings-haptics = Touches are felt
settings-haptics-text = The device knocks and hums with the dice.
settings-left-handed = Left-handed
settings-left-handed-text = Buttons and dice lie on the left, where your thumb is.
settings-banner = Hand-over banner
settings-banner-text = Shows whose turn it is until that player touches the screen.
settings-auto-roll = Roll by itself
settings-auto-roll-text = The dice fall without a tap.
settings-on = on
settings-off = off
settings-back = Back

## Help: the rules. $hotels, $shops and $bonuses are lists from the sheet, $hotel and $shop its highest scores.

help-title = Help
help-rules = Rules
help-keys = Keys and gestures
help-back = Back

rules-aim-title = The aim
rules-aim-text =
    Everybody builds a city on a sheet of their own, by the same dice. You draw roads, one square at a time. They make your hotels, shops and taxis worth points. Whoever has the most points at the end wins.

rules-sheet-title = The sheet
rules-sheet-text =
    A sheet has 5 columns and 5 rows. Each square holds a hotel, a shop, a taxi or a few houses; every column has exactly one house square. Some houses are crossed out from the start.
    Beside the city stand the scores you can circle: { $hotels } for hotels, { $shops } for shops. There are also the bonuses “First!” and { $trees } trees.

rules-roads-title = Roads
rules-roads-text =
    A road joins two different sides of its square: straight across, or round a bend. So there are six roads. A road may end at the border of the sheet.
    Where two neighbouring squares both have a road end at the side they share, they belong to the same road. Its length is the number of squares it runs through; each counts once, also where the road closes to a loop.

rules-start-title = Starting roads
rules-start-text =
    Before the first round the starting player rolls the blue die once for each column, from left to right. Its face tells the road that everybody draws in the house square of that column (north is up):
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
    In a square without a road: one of the six roads, as you like. It need not join any other road.
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
    There is one of each bonus for the whole table: { $bonuses }. When you circle a shop score, you take at once the highest bonus that is still open and asks for no more than the score you circled. For everybody else it is crossed out. A shop earns at most one bonus; a player may hold several. When you play alone you race nobody, and the bonuses count all the same.
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
    More control: you may always pass instead of taking a die. It costs one tree, as passing always does. Good for patient planners, and to play for a high score.
    Free circling: you may circle any free score that is at most the length of the road or the number of its houses, not only the highest. So you can put off the end. While one is free, you must circle one; bonuses go by the score you circled.

## Help: keys and gestures. Each line is a key or gesture, and what it does.

gestures-title = Finger and mouse
gesture-flick = Tap or flick the dice
gesture-flick-text = roll
gesture-die = Tap a white die
gesture-die-text = choose it; its squares light up
gesture-square = Tap a square
gesture-square-text = see its roads, each with what it would score
gesture-stroke = Draw from side to side across a square
gesture-stroke-text = choose that road at once, or cross out a house there; what it scores is shown before you let go. Without a chosen die the one that costs no tree is taken
gesture-take-back = Leave the sheet while you draw, or touch with a second finger or the right button
gesture-take-back-text = take the stroke back
gesture-sheet = Tap a small sheet
gesture-sheet-text = see it large
gesture-skip = Tap while something moves
gesture-skip-text = skip to its end
keys-title = Keyboard
keys-tab = Tab, Shift and Tab
keys-tab-text = to the next thing, to the one before
keys-arrows = Arrow keys
keys-arrows-text = from square to square, or from road to road
keys-enter = Enter or Space
keys-enter-text = press what is marked; draw the road that is shown
keys-roll = R
keys-roll-text = roll
keys-die = 1 to 6
keys-die-text = choose the white die with this face
keys-undo = U or Backspace
keys-undo-text = undo, back to the last roll or hand-over at most
keys-pass = P
keys-pass-text = pass
keys-hint = H
keys-hint-text = what would you do?
keys-dice = D
keys-dice-text = how often each face came
keys-sheets = S
keys-sheets-text = the sheet of the next player, and back to your own
keys-menu = M
keys-menu-text = menu
keys-escape = Escape
keys-escape-text = one step back; while you draw, take the stroke back

## Dialogs

dialog-ok = OK
dialog-cancel = Cancel
remove-title = Remove this match?
remove-text = The match of { $names } in round { $round } will be gone. Save it as a file first if you want to keep it.
remove-yes = Remove
remove-failed-title = The match could not be removed
remove-failed-text = { $reason } It is still there.
export-title = Saved
export-text = The match is in the file “{ $file }”. Any device with Doodle City can open it.
export-failed-title = The match could not be saved as a file
export-failed-text = { $reason } Nothing is lost: the match is still on the shelf.
import-title = A match is on the shelf
import-text = Round { $round }, with { $names }.
import-failed-title = This file could not be opened
import-failed-text = { $reason } Your own matches are as they were.
import-none-title = No file dialog can be shown here
import-none-text = Drop the file of the match onto this window, or name it when you start the game from a terminal.

## Errors

unlisted-title = Nothing can be kept here
unlisted-text = { $reason } You can play all the same, but a match is lost when the game closes. “Save as a file” in the menu keeps it.
damaged-title = A match could not be read
damaged-text = “{ $file }”: { $reason } It was set aside as “{ $kept }” and not changed. All other matches are fine.
damaged-left-text = “{ $file }”: { $reason } It stays where it is and was not changed. All other matches are fine.
damaged-settings = The settings could not be read and start afresh. The old ones were set aside as “{ $kept }”.
damaged-settings-left = { $reason } The usual settings are used; the file stays as it is.
settings-failed-title = The settings could not be saved
settings-failed-text = { $reason } They hold until the app is closed.
save-failed-title = The match could not be saved
save-failed-text = { $reason } You can play on, but the match is gone once the app is closed. Save it as a file to keep it.
no-display = Doodle City needs a screen, but no display was found. In a terminal, “doodle play” plays the same game.
no-graphics = Doodle City could not use the graphics of this computer: { $reason } A newer graphics driver may help. In a terminal, “doodle play” plays the same game.

## Errors: why a file is no match

file-empty = The file is empty.
file-binary = This is not a text file.
file-cut-off = The file is cut off at line { $line }.
file-form = Line { $line }, column { $column } cannot be understood.
file-not-a-record = This is not a match of Doodle City.
file-level-too-early = A computer player sits at this table, which records of version { $version } do not know yet.
file-changes-too-early = A seat changes hands in this match, which records of version { $version } do not know yet.
file-change = Where seats change hands, entry { $entry } cannot be true.
file-newer = The file comes from a newer version of the app. An update can open it.
file-other-game = The file is a match of another game ({ $game }).
file-setup = The set-up in the file cannot be played.
file-seats = The file has { $found } names for { $players } players.
file-name = The name of player { $seat } is empty, too long, or cannot be shown.
file-illegal = Entry { $entry }, in round { $round }, is against the rules.
file-seed = The file gives away dice of a match that is not over.
file-other-dice = Entry { $entry } has dice that do not fit the file.
file-io-read = The file cannot be read ({ $reason }).
file-io-write = The file cannot be written ({ $reason }).
file-too-large = The file is too large to be a match.

## Web page: what it says before the game runs, and where it cannot. One line each.

web-description = A paper-and-pencil city for 1 to 6 people at one table: roll the dice, draw roads, connect houses, hotels, shops and taxis.
web-loading = Doodle City is being fetched
web-fetching = Fetching paper, pen and dice
web-preparing = Laying the table
web-no-script = Doodle City is a program: please let this page run JavaScript.
web-no-webassembly-title = This browser is too old
web-no-webassembly-text = Doodle City needs WebAssembly, which browsers have had for some years now. An update of this browser helps, or another one.
web-no-graphics-title = No graphics to draw with
web-no-graphics-text = Doodle City draws with WebGL 2, which this browser does not offer just now. Turn on graphics acceleration in its settings, update it, or try another one.
web-no-download-title = The game could not be fetched
web-no-download-text = The network or the server is not there at the moment. Nothing of yours is lost.
web-try-again = Try again
web-stopped-title = Doodle City has stopped
web-stopped-text = Something went wrong. Your matches are safe, up to the last move that was shown.
web-start-again = Start again
