### Texts of City Planner alone; every key begins with "planner-". Terms are the rulebook's: block, suburb, commerce,
### mixed, town hall, parking lot, industry, offices, upkeep, VP, and the names of ranks.

## The cover of the box

planner-box-title = City Planner
planner-box-text = Pass one block, score six
planner-box-facts = 1–2 players, 15 min
planner-box-name = New match of City Planner: pass one block, score six, 1 or 2 players, 15 minutes

## Small words that many texts are made of

# Dollars; the amount is always positive here.
planner-money = ${ $money }
planner-money-loss = −${ $money }
# Victory points.
planner-vp = { $vp } VP
planner-sum = { $vp }, { $money }
planner-blocks =
    { $count ->
        [one] block { $list }
       *[other] blocks { $list }
    }

## The buildings: by name, and counted

planner-suburb = suburb
planner-commerce = commerce
planner-mixed = mixed
planner-town-hall = town hall
planner-parking-lot = parking lot
planner-industry = industry
planner-offices = offices
planner-suburbs =
    { $count ->
        [one] { $count } suburb
       *[other] { $count } suburbs
    }
planner-commerces = { $count } commercial
planner-mixeds = { $count } mixed
planner-town-halls =
    { $count ->
        [one] { $count } town hall
       *[other] { $count } town halls
    }
planner-parking-lots =
    { $count ->
        [one] { $count } parking lot
       *[other] { $count } parking lots
    }
planner-industries =
    { $count ->
        [one] { $count } industry
       *[other] { $count } industries
    }
planner-offices-counted =
    { $count ->
        [one] { $count } office
       *[other] { $count } offices
    }

## A running match on the shelf

planner-stage = round { $round } of { $rounds }
planner-adjusts = { $name } adjusts
planner-scores = { $name } scores

## Set-up

planner-setup-solo = Solo, you play for a rank. The block you set aside comes back next turn, locked.
planner-setup-first-note = Draw lots, or decide it in any way you like.

## How often each face and each building came

planner-dice-title = Dice so far
planner-dice-faces =
    { $rolls ->
        [one] Faces, one die in all
       *[other] Faces, { $rolls } dice in all
    }
planner-dice-face =
    { $count ->
        [one] { $face }: once
       *[other] { $face }: { $count } times
    }
planner-dice-buildings = Buildings they landed on
planner-dice-building =
    { $count ->
        [one] { $building }: once
       *[other] { $building }: { $count } times
    }
planner-dice-note = Luck is uneven: differences like these are usually just chance. Rerolls count too; dice turned for money do not.

## Results

planner-results-vp = Scored
# What stands above the points that money becomes; $money is what one costs.
planner-results-money = Per { $money }
# $left is such as "Ada $17 and Bo $12".
planner-results-note = Money at the end: { $left }
planner-results-tie-note = Ties go to more money: { $left }
planner-results-left = { $name } { $money }
planner-results-rank = Rank
# $points is such as "45 VP".
planner-results-alone = { $rank } – { $points }
planner-rank-intern-architect = Intern Architect
planner-rank-architectural-designer = Architectural Designer
planner-rank-architect = Architect
planner-rank-firm-partner = Firm Partner
planner-rank-emeritus = Emeritus
planner-rank-below = below { $points }: { $rank }
planner-rank-from = from { $points }: { $rank }
planner-rank-next = { $points } short of { $rank }

## What six blocks bring, step by step. To the right of each line stands what it brings.

planner-line-times = { $what } × ({ $by } + 1)
planner-line-no-offices = { $suburbs }, no offices
planner-line-no-industry = { $commerce }, but no industry
planner-line-town-halls =
    { $count ->
        [one] { $halls }: { $money } and a reroll
       *[other] { $halls }: { $money } and a reroll each
    }
planner-line-last-town-halls =
    { $count ->
        [one] { $halls }: { $money }
       *[other] { $halls }: { $money } each
    }
planner-line-keeps-all = { $lots }, nothing given up
planner-line-gives-up =
    { $count ->
        [one] { $lots }: { $count } given up for { $money }
       *[other] { $lots }: { $count } given up, { $money } each
    }
planner-line-doubles-vp = { $lots } double the points
planner-line-doubles-money = { $lots } double the money
planner-line-doubles-nothing = { $lots }, nothing to double
planner-line-no-upkeep = upkeep: none, { $working }
planner-line-no-upkeep-given-up = upkeep: none
planner-line-upkeep = upkeep: { $working }
planner-line-upkeep-all = upkeep: all the money there is
planner-line-upkeep-unpaid = upkeep: nothing to pay with
# Offices and industries together, as upkeep counts them.
planner-working = { $count } offices or industries
planner-working-one = only { $count } office or industry
planner-working-none = no offices or industries
planner-working-few = under 2 offices or industries

## Moves: on buttons, in hints, and what happened. "Up" is to one pip more, "down" to one pip less.

planner-move-roll = Roll
planner-move-reroll = Reroll block { $block }
planner-move-up = Turn block { $block } up
planner-move-down = Turn block { $block } down
# $move is one of the two above.
planner-for-a-dollar = { $move } for $1
planner-move-pass = Pass block { $block }
planner-move-set-aside = Set aside block { $block }
# $sum is such as "6 VP, $2".
planner-move-score = Score { $sum }
planner-move-score-six = Score the six blocks
# What somebody else does.
planner-does-reroll = { $name } rerolls a { $face }
planner-does-change = { $name } turns a { $from } into a { $to }
planner-does-pass = { $name } passes block { $block }, { $building }
planner-does-set-aside = { $name } sets aside block { $block }, { $building }
planner-does-score = { $name } scores { $sum }
# $move is one of the moves above, $building what lies there or will lie there.
planner-told-block = { $move }: { $building }
planner-told-change = { $move } for $1: { $building }
planner-told-then = { $line }; { $next }
planner-way-suburb =
    { $count ->
        [one] { $blocks } as a suburb
       *[other] { $blocks } as suburbs
    }
planner-way-commerce = { $blocks } as commerce
planner-way-given-up = { $blocks } given up
planner-way-double-vp = points doubled
planner-way-double-money = commercial money doubled
planner-news = { $name }: { $sum }; passed block { $block }, { $building }

## Names for the screen reader: blocks

planner-block = Block { $block }: { $building }, die { $face }
planner-block-waiting = Block { $block }, not rolled yet
# $block is one of the two above, $mark one of the marks below.
planner-block-marked = { $block }, { $mark }
planner-mark-locked = locked
planner-mark-passed = passed
planner-mark-set-aside = set aside
planner-mark-changed = changed
planner-mark-fixed = cannot be adjusted
planner-mark-rerolling = being rerolled
planner-mark-given-up = given up
planner-mark-as-suburb = counts as a suburb
planner-mark-as-commerce = counts as commerce
planner-mark-chosen = chosen

## Gestures and keys: each with what it does

planner-gesture-block = Tap a block
planner-gesture-block-text = choose it, and see what it would bring to turn its die or to pass it
planner-gesture-drag = Drag a block to the other player
planner-gesture-drag-text = pass it
planner-gesture-building = Tap a building while you score
planner-gesture-building-text = score a mixed one the other way, or give up another one
planner-keys-arrows = Arrow keys
planner-keys-arrows-text = from block to block, and from one thing to do to the next
planner-keys-enter-text = activate what is highlighted
planner-keys-die = -, = and T
planner-keys-die-text = turn the die of the chosen block down or up, or reroll it
planner-keys-double = X
planner-keys-double-text = double the other thing
planner-keys-block = 1 to 7
planner-keys-block-text = choose the block with this number
planner-keys-dice-text = how often each face and each building has come up
planner-keys-escape-text = one step back

## Help: the rules. Amounts of money, such as $start, come with their sign.

planner-rules-aim-title = The aim
planner-rules-aim-text =
    Two planners share { $blocks } city blocks. In each of { $rounds } rounds you roll their dice, adjust a few, pass one block on, and score the buildings on the other { $others }. Suburbs bring victory points (VP), commerce brings money, and other buildings make them worth more. Whoever has the most VP at the end wins.

planner-rules-blocks-title = The blocks
planner-rules-blocks-text =
    Each block has a die and shows six of the seven buildings, one beside each face. Only the building beside the face that the die shows counts. Whoever is on turn has all { $blocks } blocks.
    You begin with { $start } and 0 VP.

planner-rules-turn-title = A turn
planner-rules-turn-text =
    1. Roll the dice. Only the block that came to you locked keeps its die.
    2. Adjust dice, if you like.
    3. Pass one block.
    4. Score the other { $others }. They then go to the other player, who rolls their dice.

planner-rules-adjust-title = Adjusting dice
planner-rules-adjust-text =
    Rerolls: for each town hall that you scored in your last turn, you may reroll one die for free, the same one more than once if you like. Rerolls that you do not use are lost.
    Changes: you may turn up to { $changes } dice by one pip, up or down. Each costs $1, and no die can be turned twice in a turn. A 6 cannot become a 1, nor a 1 a 6.
    Rerolls and changes may come in any order. A locked die stays as it is.

planner-rules-pass-title = Passing a block
planner-rules-pass-text =
    Choose any of the { $blocks } blocks, even the one that came to you locked. It scores nothing for you: it is locked, and the other player gets it with its die as it lies. After that no die can be adjusted.
    A locked block that you keep scores like any other, and goes over unlocked.

planner-rules-suburbs-title = Suburbs and offices
planner-rules-suburbs-text =
    Multiply your suburbs (green) by one more than your offices (red): that many VP.
    Example: 4 suburbs and 2 offices make 4 × 3 = 12 VP.

planner-rules-commerce-title = Commerce and industry
planner-rules-commerce-text =
    Multiply your commercial buildings (blue) by one more than your industries (yellow): that many dollars. Without any industry, commerce earns nothing.
    Example: 3 commercial buildings and 1 industry earn 3 × 2 = $6.

planner-rules-mixed-title = Mixed buildings
planner-rules-mixed-text =
    Each mixed building (green and blue) counts as a suburb or as a commercial building. You choose for each of them, every turn anew.

planner-rules-halls-title = Town halls
planner-rules-halls-text =
    A town hall (purple) earns { $hall }, which nothing multiplies, and a free reroll in your next turn.

planner-rules-parking-title = Parking lots
planner-rules-parking-text =
    With exactly one parking lot (black) you may give up other buildings for { $given } each: any but mixed ones. What is given up counts for nothing else.
    With two or more you give nothing up. Instead, choose what is doubled this turn: the VP of your suburbs, or the money of your commerce.

planner-rules-upkeep-title = Upkeep
planner-rules-upkeep-text =
    At the end of your turn, count the offices and industries on your { $others } blocks, given-up ones too. If there are fewer than two in all, you pay { $upkeep }, or all your money if you have less. That never costs VP.

planner-rules-choice-title = Which way to score
planner-rules-choice-text =
    Where you have a choice, the best way is chosen for you: { $exchange } count as much as 1 VP. You may choose any other.

planner-rules-end-title = The end
planner-rules-end-text =
    After { $rounds } rounds, every full { $exchange } become 1 VP. Most VP win. A tie goes to the player with more money before that; if that is equal too, the place is shared.

planner-rules-alone-title = Alone
planner-rules-alone-text =
    Instead of passing a block, set one aside. Next turn it comes back locked and has to be scored, and you set aside one of the others. One is set aside in the last turn, too.
    Your total earns a rank:
    { $ranks }

## On the table: what stands on buttons and papers, and what there is to do

planner-round = Round { $round } of { $rounds }
planner-rerolls =
    { $count ->
        [one] 1 reroll
       *[other] { $count } rerolls
    }
planner-pass = Pass a block
planner-set-aside = Set a block aside
planner-double-vp = Double the points
planner-double-money = Double the money
planner-as-proposed = As proposed
planner-on-average = about { $sum }
planner-sum-turn = This turn
planner-sum-pass = If you pass block { $block }
planner-sum-set-aside = If you set aside block { $block }
planner-sum-last = { $name }’s last turn
planner-guide-greens = VP: suburbs × (offices + 1)
planner-guide-blues = $: commercial × (industry + 1)
planner-guide-town-halls = town halls: $1 and a free reroll each
planner-guide-parking-lots = parking lots: 1 sells buildings, 2 double
planner-guide-upkeep = fewer than 2 offices or industries cost $5
planner-say-roll = Roll the dice
planner-say-block = Tap a block to pass it or turn its die
planner-say-block-alone = Tap a block to set it aside or turn its die
planner-say-step = Pass it, or turn its die for $1
planner-say-step-alone = Set it aside, or turn its die for $1
planner-say-changed = The die of block { $block } has been turned already
planner-say-locked = Block { $block } is locked: its die stays
planner-say-set-aside = Block { $block } was set aside: now it scores
planner-say-score = There is one way to score these six
planner-say-mixed = Tap a mixed building to make it green or blue
planner-say-give-up = Tap a building to give it up for $2, or to keep it
planner-say-mixed-and-give-up = Tap a mixed building to switch it, others to give up for $2
planner-say-double = Two parking lots: double points or money

## What speaks for a move, after its words

planner-why-reroll =
    { $better ->
        [one] 1 of 6 faces is better than { $building }
       *[other] { $better } of 6 faces are better than { $building }
    }
planner-why-change = From { $from } to { $to }: the turn brings { $then } instead of { $now }
planner-why-changes = From { $from } to { $to }; with { $more ->
        [one] 1 more change
       *[other] { $more } more changes
    } the turn brings { $then } instead of { $now }
planner-why-scores-least = The other six bring the most: { $sum }
planner-why-next-turn = Keeps { $building } for the next turn; this one brings { $sum } of { $most } possible
planner-why-gives-little = Of little use to the other player: { $building }
planner-why-brings-most = Nothing brings more
planner-why-rerolls =
    { $count ->
        [one] Keeps 1 reroll more for the next turn
       *[other] Keeps { $count } rerolls more for the next turn
    }
planner-why-money = { $money } more for changes and upkeep later
planner-why-points = { $points } more, and there is money enough
