### What the app says in English, whatever the game. Another language is another folder beside this one, with the same
### files and keys; whatever is missing there is taken from here.

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
# A number by itself.
number = { $number }
# "Ada, Bo and Cleo" is built from the left: first with list-more, the last one with list-last.
list-more = { $list }, { $next }
list-last = { $list } and { $next }
# Two whole sentences, one after the other.
sentences = { $first } { $second }
# For the screen reader: a thing with its value, with what there is to know of it, or an answer with its question.
item-value = { $name }: { $value }
item-about = { $name }. { $about }
item-choice = { $question } { $answer }
date =
    { $month ->
        [jan] { $day } Jan { $year }
        [feb] { $day } Feb { $year }
        [mar] { $day } Mar { $year }
        [apr] { $day } Apr { $year }
        [may] { $day } May { $year }
        [jun] { $day } Jun { $year }
        [jul] { $day } Jul { $year }
        [aug] { $day } Aug { $year }
        [sep] { $day } Sep { $year }
        [oct] { $day } Oct { $year }
        [nov] { $day } Nov { $year }
       *[dec] { $day } Dec { $year }
    }

## Shelf

shelf-title = Doodle City
shelf-tagline = Three city games for one table
shelf-play = Play
# On the plate of a box whose match is running, and beside it for another one.
shelf-resume = Resume round { $round }
shelf-new = New
# Names and turn on that plate: "Ada and Bo: Ada draws".
shelf-who = { $names }: { $turn }
# For how many a game is, on the lid of its box.
shelf-players = { $fewest }–{ $most }
# What a game is for, in one line on a low lid: "1–6 players, 20 min".
shelf-facts = { $players } players, { $minutes }
shelf-matches = { $count ->
    [one] One running match of { $game }
   *[other] { $count } running matches of { $game }
}
matches-title = Running matches
matches-none = None is running.
# $match is such as "Doodle City, round 9", $turn such as "Ada draws".
shelf-match-name = Resume: { $match }. { $names }. { $turn }
shelf-settings = Settings
shelf-help = Rules
shelf-import = Open a match file
shelf-export = Save as a file
shelf-remove = Remove
shelf-archive = Archive
archive-title = Finished matches
archive-none = No match has been played to its end yet. Those that are will be kept here.
archive-no-match = No match is like that.
archive-count =
    { $count ->
        [one] { $count } match
       *[other] { $count } matches
    }
archive-search = Search
archive-search-hint = Name, game or date
archive-game = Game
archive-all-games = All games
archive-order = Order
archive-newest = Newest first
archive-oldest = Oldest first
archive-by-player = By player
archive-by-result = Most points first
archive-points = { $name } { $points }
archive-when = { $game }, { $date }
archive-look = Look at it
archive-removed = Removed: { $match }
archive-put-back = Put back
archive-export = Save all as a file
archive-exported-text = All finished matches are in the file “{ $file }”.
window-title = { $players } – { $game }
replay-title = Look back
replay-round = Round { $round } of { $rounds }
replay-step = Step { $step } of { $steps }
replay-turn-back = Turn before
replay-back = Step back
replay-play = Play by itself
replay-pause = Pause
replay-on = Step on
replay-turn-on = Next turn
replay-event = Next turning point
replay-speed = Speed
replay-slow = slow
replay-normal = normal
replay-fast = fast
replay-play-on = Play on from here
analysis-title = Luck and skill
analysis-working = Working it out: { $percent }%
analysis-points = { $value } points
analysis-turns = { $value } turns
analysis-percent = { $value }%
analysis-player = { $name }: { $start } expected, { $result } in the end
analysis-winner = { $name }: a { $start } chance at first, and won
analysis-loser = { $name }: a { $start } chance at first, and did not win
analysis-lost = A match that is lost counts as { $turns } turns.
analysis-luck = Luck
analysis-own = Own moves
analysis-others = Others’ moves
analysis-error = Give or take { $error }: it is not known more exactly.
analysis-said-lucky = Luck brought { $luck }, own moves gave away { $own }.
analysis-said-unlucky = Bad luck took { $luck }, own moves gave away { $own }.
analysis-said-saved = Luck saved { $luck }, own moves cost { $own }.
analysis-said-cost = Bad luck cost { $luck }, own moves { $own }.
# In the place of a share that is more than the whole.
analysis-whole-win = more than a whole win
analysis-said-largest = The largest mistake: round { $round } ({ $loss }).
analysis-turning-points = Turning points
analysis-turn-luck = Round { $round }: luck, { $change }
analysis-turn-luck-for = Round { $round }: luck for { $name }, { $change }
analysis-turn-own = Round { $round }: own move, { $change }
analysis-turn-move = Round { $round }: a move by { $name }, { $change }
analysis-mistakes = What could have been better
analysis-no-mistakes = Nothing that matters.
analysis-try-again = Choose one to go there; from there you can play on.
analysis-closer = Look more closely
analysis-small = Small mistake
analysis-large = Large mistake
analysis-decisive = Decisive mistake
analysis-mistake = { $grade } in round { $round }: { $loss }
analysis-mistake-of = { $grade } by { $name } in round { $round }: { $loss }
analysis-done = Done: { $move }
analysis-better = Better: { $move }
analysis-caption = { $grade }. Better: { $move }

## Set-up

setup-seat = Player { $seat }
# Of two players of the same name, the second one.
setup-name-again = { $name } { $number }
setup-name-of = Name of player { $seat }
setup-add-seat = Add a player
setup-remove-seat = Remove { $name }
setup-add-computer = Add a computer player
setup-player = Player
setup-computer = Computer
# The text at a seat that opens the list of who may play there.
setup-plays = Who plays for { $name }?
setup-first = Who starts?
setup-first-lot = Draw lots
setup-start = Start
setup-back = Back
# Beside "setup-start": a match in which everything is explained.
setup-learn = Learn by playing

## Who plays: somebody at this device, or the computer at one of five levels

level-person = Person
level-person-text = Someone at this device
level-beginner = Beginner
level-beginner-text = Misjudges a lot, overlooks much
level-casual = Casual
level-casual-text = Knows what is good, but overlooks a lot
level-skilled = Skilled
level-skilled-text = Judges well, slips up now and then
level-expert = Expert
level-expert-text = Sees almost everything, plans little
level-master = Master
level-master-text = Thinks ahead and plays to win
name-sheet =
    { $points ->
        [one] { $name }’s sheet, { $points } point
       *[other] { $name }’s sheet, { $points } points
    }
# $by is the level of a computer player: beginner, casual, skilled, expert or master.
name-sheet-computer =
    { $points ->
        [one] { $name }’s sheet, computer player { level-name }, { $points } point
       *[other] { $name }’s sheet, computer player { level-name }, { $points } points
    }
name-on-turn = on turn
level-name =
    { $by ->
        [beginner] { level-beginner }
        [casual] { level-casual }
        [skilled] { level-skilled }
        [expert] { level-expert }
       *[master] { level-master }
    }

## Table: whose turn, buttons, headings on the sheet

table-rolls = { $name } rolls
table-thinks = { $name } is thinking
table-round = Round { $round }
# Where there is one line for both: whose turn it is, and which round.
table-heading = { $title } · { $round }
table-last-round = Last round
table-over = The match is over
table-roll = Roll
table-undo = Undo
table-pass = Pass
# Computer players then take no time until a person decides.
table-skip = Fast-forward
# The same where they wait after each turn.
table-go-on = Go on
table-results = Results
table-hint = What would you do?
table-help = What may I do?
table-banner = { $name }’s turn
table-banner-hint = Tap to continue
table-back = Back to the shelf
table-menu = Menu

## The menu of the table

menu-leave = Leave (the match is saved)
menu-seats = Players
menu-rules = Rules
menu-keys = Keys and gestures
menu-music-off = Turn music off
menu-music-on = Turn music on
menu-settings = Settings
# A match in which everything is explained; and in such a match.
menu-learn = Learn by playing
menu-learn-again = Start learning over
menu-said = What was explained
menu-explain-off = Stop explaining
menu-explain-on = Go on explaining
menu-export = Save as a file
menu-close = Close

## A first match, in which everything is explained

# Below what is explained, once it has been read.
tutorial-next = Go on ›
# Said in every game, once somebody has decided something.
tutorial-help = Touch “?” whenever you like: it shows what you may do, and what each thing is.
tutorial-said-title = What was explained
tutorial-said-none = Nothing yet.

## What may I do, and what is this? Everything on the table says so while somebody asks

# On the slip beside what is marked, and on its buttons.
inquiry-choices = All this can be touched.
inquiry-things = What is it? Touch it.
inquiry-ask-choices = What may I do?
inquiry-ask-things = What is this?
# Words at what can be touched: short, there is room for some ten letters. With what it scores, such as "Draw +4".
choice-scores = { $word } { $score }
choice-look = Look
choice-leave = Leave
# One rule by itself; its button leads to all of them.
rule-all = All rules

## Why something cannot be done, for whoever touches it

# Below the reason: touched, it opens the rule.
refusal-rule = The rule ›
refusal-computer = It is { $name }’s turn.
refusal-pad = It is { $name }’s turn, with the other game pad.
refusal-roll = Roll the dice first.
refusal-looking = You are only looking. Close this first.

## What would you do? A few moves, each with the points to expect at the end, and the reason for it

hint-title = Suggested moves
hint-thinking = Thinking it over …
hint-order = The best chance of winning comes first.
# Name for the screen reader. $hint says what is done, and why, in whole sentences; $expected is such as "About 45.3 points at the
# end". Some games expect no points.
hint-name = { $number }. { $hint } { $expected }.
hint-name-plain = { $number }. { $hint }
# For the screen reader, too: what there is then, and otherwise, such as "Scores 6 VP, $2" and "instead of 4 VP, $3".
hint-brings = { $brings } { $otherwise }
# For the screen reader: $said is what is done, "hint-brings", or one thing that speaks for or against it, each a sentence.
hint-sentence = { $said }.

## How often each face has come up

# $expected has one digit after the point.
statistics-expected = Expected: { $expected } each

## Who plays at each seat, in the middle of a match

seats-title = Players
seats-note = Whoever takes over a seat plays on from here. The match keeps track of it.

## Results

results-title = Results
# Above the finale, until everything is counted.
results-finale = The match is over
results-winner = { $name } wins
results-shared = { $names } share first place
results-nobody = Nobody wins
results-place =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
results-total = Total
# A row of the results, for the screen reader; $parts is a list of the next text.
results-row = { results-place }, { $name }, { $parts }
results-row-solo = { $name }, { $parts }
results-row-part = { $part } { $points }
results-again = Again
results-share = Share the picture
results-shared-text = The picture is in the file “{ $file }”.
results-unshared-title = The picture could not be saved
results-earned = Earned
results-not-earned = Not earned
results-shelf = To the shelf

## Settings

settings-title = Settings
settings-language = Language
settings-light = Light
# As the device wants it.
settings-light-device = System
settings-light-day = Day
settings-light-night = Night
# Strong contrast, beside day and night.
settings-light-high = Contrast
settings-text-size = Text size
settings-text-smaller = Smaller text
settings-text-larger = Larger text
settings-percent = { $percent }%
settings-animations = Animations
settings-animations-slow = Slow
settings-animations-normal = Normal
settings-animations-fast = Fast
settings-animations-off = Off
settings-sound = Sound
settings-music = Music
settings-taps = Touch
# How loud it is, such as "Music 50%" or "Music off".
settings-level = { $name } { $level }
settings-haptics = Vibration
settings-haptics-text = The device vibrates with the game.
settings-left-handed = Left-handed
settings-left-handed-text = Buttons and dice are on the left, by your thumb.
settings-banner = Hand-over banner
settings-banner-text = Says whose turn it is until that player taps.
settings-auto-roll = Roll automatically
settings-auto-roll-text = Dice roll by themselves, as cards turn over.
settings-odds = Show chances
settings-odds-text = How likely a risky move is to fail.
settings-on = on
settings-off = off
settings-done = Done

## Small helps at the table, each with what it means

helps-title = Table help
helps-prompts = Say what to do
helps-prompts-text = A line tells whoever is on turn.
helps-changes = Tell what changed
helps-changes-text = When the device is handed on: what the others did since your last turn.
helps-bonuses = Announce what is gone
helps-bonuses-text = When somebody takes a bonus or the last card of a stack.
helps-ends = Ask before a turn ends
helps-ends-text = Until you confirm, you can take everything back.
helps-calm = Calm
helps-calm-text = No music, nothing flies, and computer players wait until you go on.
helps-letters = Letters as short cuts
helps-letters-text = A letter alone does something at the table: R rolls.
narration-title = Screen reader says
narration-all = Everything
narration-own = Own turns
narration-little = Little
scanning-title = Playing with a switch
scanning-off = Off
scanning-two = Two switches
scanning-one = One switch
scanning-two-text = A touch anywhere, or any key, moves on; Enter, the right mouse button or the bottom button of a game pad chooses.
scanning-one-text = A touch anywhere, or any key or button, moves on; a pause chooses.
scanning-pause = How long the pause is
# How long a pause is, in seconds: there is room for some five letters.
scanning-seconds = { $seconds } s
narration-undone = Taken back
# The dialog before a turn ends.
end-title = End your turn?
end-text = Then it goes on, and you may not be able to take it back.
end-yes = End it

## Help: keys and gestures. Each line is a key or gesture, and what it does.

help-title = Rules and keys
help-overview = At a glance
help-rules = Rules
help-keys = Keys and gestures
help-back = Back
help-look-back = What did luck bring, and what could have been better? Each match that is over can be looked back at: from its results, or from the archive on the shelf.
gestures-title = Finger and mouse
gesture-flick = Tap or flick the dice
gesture-flick-text = roll
gesture-sheet = Tap a small sheet
gesture-sheet-text = enlarge it
gesture-hold = Hold a thing, or right-click it
gesture-hold-text = read its rule
gesture-skip = Tap while something is moving
gesture-skip-text = skip to the end
keys-title = Keyboard
keys-tab = Tab, Shift and Tab
keys-tab-text = next item, previous item
keys-enter = Enter or Space
keys-enter-text = activate what is highlighted; confirm what is chosen
keys-roll = R
keys-roll-text = roll
keys-undo = U or Backspace
keys-undo-text = undo, but not past the last roll or hand-over
keys-pass = P
keys-pass-text = pass
keys-choices = C or ?
keys-choices-text = what may I do?
keys-things = I
keys-things-text = the rule of what is highlighted; what is this?
keys-hint = H
keys-hint-text = what would you do?
keys-dice = D
keys-dice-text = how often each face has come up
keys-sheets = S
keys-sheets-text = the next player’s sheet, and back to your own
keys-menu = M
keys-menu-text = menu
keys-replay = J, K, L, N
keys-replay-text = looking back: turn before, play or pause, next turn, next turning point; comma and full stop go step by step
keys-full = F11
keys-full-text = full screen, and back
keys-escape = Escape
keys-escape-text = one step back; while drawing, cancel the stroke
pad-title = Game pad
pad-cross = Directional pad or left stick
pad-cross-text = the next item in that direction
pad-south = Bottom button
pad-east = Right button
pad-west = Left button
pad-north = Top button
pad-shoulders = Bumpers
pad-shoulders-text = the previous group of items, the next group
pad-triggers = Triggers
pad-triggers-text = what lies before the next player, and back to your own
pad-start = Start button
pad-select = Select button
pad-several = With several pads, each person plays with their own: the first to be used is for the first player.
# The letters of which names are put together without a keyboard, in the order in which they are shown.
letters-all = abcdefghijklmnopqrstuvwxyz0123456789-.’
letters-space = Space
letters-delete = Delete
letters-capitals = Capitals

## Dialogs

dialog-ok = OK
dialog-cancel = Cancel
# What stands above a sentence or two in a dialog.
dialog-happened = What happened
dialog-safe = What is safe
dialog-advice = What to do
remove-title = Remove this match?
# $match is such as "Doodle City, round 9".
remove-text = { $match }, with { $names }: it will be gone for good.
remove-advice = To keep it, save it as a file first.
remove-yes = Remove
remove-failed-title = The match could not be removed
remove-failed-safe = The match is still there.
export-title = Saved
export-text = The match is in the file “{ $file }”.
export-advice = Any device with Doodle City can open it.
export-failed-title = The match could not be saved as a file
export-failed-safe = Nothing is lost: the match is still on the shelf.
# Something broke; the game goes on, ended a moment ago, or ended the last time.
crash-title = Something has gone wrong
crash-happened = Part of the app has stopped.
crash-safe = Your matches, up to the last move that was shown.
crash-advice = If the game does not go on, close it and start it again.
crash-end-title = Doodle City has stopped
crash-end-text = Something went wrong. Your matches are safe, up to the last move that was shown. Start Doodle City again to go on; it will then have the details.
crash-past-title = Doodle City stopped last time
crash-past-happened = Something went wrong.
crash-past-advice = Save the details: whoever mends it will be glad of them.
crash-save = Save the details
crash-saved-text = The details are in the file “{ $file }”.
crash-unsaved-title = The details could not be saved
import-title = The match is on the shelf
import-text = { $match }, with { $names }.
import-archive-title = The file has been read
import-archive-new =
    { $count ->
        [0] No match was new.
        [one] { $count } match was taken up.
       *[other] { $count } matches were taken up.
    }
import-archive-known =
    { $count ->
        [one] { $count } was here already.
       *[other] { $count } were here already.
    }
import-archive-broken = Match { $number } could not be read: { $reason }
import-archive-more =
    { $count ->
        [one] { $count } more could not be read.
       *[other] { $count } more could not be read.
    }
import-over-title = The match is in the archive
read-failed-title = The match could not be opened
read-failed-safe = Nothing has been changed.
import-failed-title = This file could not be opened
import-failed-safe = Your own matches have not changed.
import-failed-advice = Choose another file, or have it sent again.
import-again = Choose a file
import-none-title = No file dialog is available here
import-none-text = Drop the match file onto this window, or name it when you start the game from a terminal.

## Errors

unlisted-title = Nothing can be saved here
unlisted-happened = { $reason } Matches are lost when the app closes.
unlisted-safe = You can still play.
unlisted-advice = Keep a match with “Save as a file” in the menu.
damaged-title = A match could not be read
damaged-kept = It was set aside as “{ $kept }”, unchanged. All other matches are fine.
damaged-left = It was left where it is, unchanged. All other matches are fine.
damaged-settings-kept = The default settings are used. The old ones were set aside as “{ $kept }”.
damaged-settings-left = The default settings are used; the file is left as it is.
settings-failed-title = The settings could not be saved
settings-failed-safe = Your changes apply until the app is closed.
close-title = The match is not saved
close-happened = It is lost when the app closes.
close-yes = Close all the same
save-failed-title = The match could not be saved
save-failed-happened = { $reason } The match is lost when the app closes.
save-failed-safe = You can keep playing.
save-failed-advice = Save it as a file to keep it.
# The title stands above the others, and before them where all are said in one go.
gone-on-title = This match has gone on in another window.
gone-on-safe = Nothing is lost.
gone-on-advice = Reload to see it.
no-display = Doodle City needs a screen, but no display was found. In a terminal, “doodle play” plays the same game.
no-graphics = Doodle City could not use this computer’s graphics: { $reason } A newer graphics driver may help. In a terminal, “doodle play” plays the same game.

## Errors: why a file cannot be opened as a match

file-empty = The file is empty.
file-binary = This is not a text file.
file-cut-off = The file is cut off at line { $line }.
file-form = Line { $line }, column { $column } cannot be understood.
file-not-a-record = This is not a match.
file-level-too-early = This match has a computer player, which version { $version } of the file format does not allow.
file-field-too-early = The file has the field “{ $field }”, which version { $version } of the file format does not allow.
file-change = Among the changes of seats, entry { $entry } is impossible.
file-from = This match is said to go on from entry { $entry } of another, but it has fewer entries.
file-other-from = This match is said to go on from another, but it does not begin like that one.
file-newer = The file comes from a newer version of the app. An update can open it.
file-other-game = The file is a match of another game ({ $game }).
file-setup = The set-up in the file cannot be played.
file-seats =
    { $found ->
        [one] The file has { $found } name; players: { $players }.
       *[other] The file has { $found } names; players: { $players }.
    }
file-name = The name of player { $seat } is empty, too long, or cannot be shown.
file-illegal =
    { $round ->
        [0] Entry { $entry }, before the first round, is against the rules.
       *[other] Entry { $entry }, in round { $round }, is against the rules.
    }
file-seed = The file gives away dice or cards of a match that is not over.
file-ended = The file says when the match ended, but it is not over.
file-other-dice = The dice or cards in entry { $entry } do not match the rest of the file.
# $reason is what the system says, in its own words.
file-io-read = The file cannot be read ({ $reason }).
file-io-write = The file cannot be written ({ $reason }).
file-not-found = The file is not there.
file-denied = This device does not let the app use this file.
file-full = There is no room left on this device.
file-read-only = Nothing can be written there.
file-nowhere = This device keeps no files for the app.
file-silent = The browser’s storage does not answer.
file-busy = Another window keeps the browser’s storage busy.
file-too-large = The file is too large to be a match.
file-strange-name = This is not the name of a match file.
# $file is a file's name, $reason one of the sentences above.
file-named = “{ $file }”: { $reason }
settings-form = The settings cannot be understood.
# $field is a word of the file.
settings-range = The settings have an impossible value for “{ $field }”.
device-says = The device refused ({ $reason }).
device-refused = The device refused.
storage-stopped = Nothing can be saved any more.

## Credits, below the keys.

credits-title = Credits
credits-games = Doodle City is by Eilif Svensson and Kristian A. Østby (Aporta Games), City Planner by Todd Sanders and Alban Viard (AVStudioGames); the rulebook of Design Town names nobody. Pictures, sounds, music and words in this app are our own.
credits-fonts = The letters are Patrick Hand by Patrick Wagesreiter and Atkinson Hyperlegible by the Braille Institute of America with Applied Design Works, both under the SIL Open Font License 1.1.
credits-libraries = The app is made with these libraries, each under its own free licence.

## Web page: what it says before the game runs, and where it cannot. One line each.

web-description = Three city games for one table, for 1 to 6 players: Doodle City, City Planner and Design Town.
web-loading = Loading Doodle City
web-fetching = Fetching paper, pens, dice and cards
web-preparing = Laying the table
web-no-script = Doodle City needs JavaScript: please allow it for this page.
web-no-webassembly-title = This browser is too old
web-no-webassembly-text = Doodle City needs WebAssembly, which browsers have supported for years. Update this browser, or try another one.
web-no-graphics-title = No graphics to draw with
web-no-graphics-text = Doodle City draws with WebGL 2, which is not available in this browser right now. Turn on graphics acceleration in its settings, update it, or try another one.
web-no-download-title = The game could not be downloaded
web-no-download-text = The network or the server cannot be reached right now. Nothing of yours is lost.
web-try-again = Try again
web-new-version = A new version of Doodle City is ready. It starts next time, and your matches stay.
web-new-version-now = Start it now
web-later = Later
web-stopped-title = Doodle City has stopped
web-stopped-text = Something went wrong. Your matches are safe, up to the last move that was shown.
web-start-again = Start again
web-details = Details
web-copy = Copy the details
web-copied = Copied
web-lost-graphics-title = The picture is gone
web-lost-graphics-text = This browser has taken the graphics away and has not brought them back. Your matches are safe, up to the last move that was shown.
