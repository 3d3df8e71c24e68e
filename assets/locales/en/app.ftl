### What the app says in English whatever the game. Another language is one more folder beside this one, with the same
### files and keys; what is missing there is taken from here.

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
name-sheet = Sheet of { $name }, { $points }
name-sheet-computer = Sheet of { $name }, computer player { $level }, { $points }

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
# $points has one digit after the point.
hint-expected = about { $points } points in the end

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

## Results

results-title = Results
results-winner = { $name } wins
results-shared = { $names } share the first place
results-nobody = Nobody wins
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
file-not-a-record = This is not a match.
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
file-strange-name = No match has such a file name.
# $file is a file's name, $reason one of the sentences above.
file-named = “{ $file }”: { $reason }
settings-form = The settings cannot be understood.
# $field is a word of the file.
settings-range = The settings say something impossible about “{ $field }”.
# $reason is what the system says, in its own words.
device-says = The device refused ({ $reason }).
storage-stopped = Nothing can be stored any more.

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
