### Texts of City Planner alone; every key begins with "planner-". Terms are the rulebook's: block, suburb, commercial,
### mixed, town hall, parking lot, industry, office, VP, solo, locked, and the names of ranks. Ours: upkeep, give up, adjust
### (reroll or change).

## The cover of the box

planner-box-title = City Planner
planner-box-text = Pass one block, score the others
planner-box-minutes = 15 min
planner-box-name = New match of City Planner: pass one block, score six, 1 or 2 players, 15 minutes

## Signs that many texts are made of

# Dollars. $money never has a sign: $sign says whether they are earned or paid.
planner-money =
    { $sign ->
        [minus] −${ $money }
       *[plus] ${ $money }
    }
# Victory points.
planner-vp = { $vp } VP
planner-sum = { planner-vp }, { planner-money }
# Another sum, which the first is compared with.
planner-other-sum =
    { $other-sign ->
        [minus] { $other-vp } VP, −${ $other-money }
       *[plus] { $other-vp } VP, ${ $other-money }
    }

## The buildings: one of them, wherever a text is given a $building

planner-building =
    { $building ->
        [suburb] suburb
        [commerce] commercial
        [mixed] mixed
        [town-hall] town hall
        [parking-lot] parking lot
        [industry] industry
       *[offices] office
    }

## A running match on the shelf

planner-stage = City Planner, round { $round } of { $rounds }
planner-adjusts = { $name } adjusts dice
planner-scores = { $name } scores

## Set-up

planner-setup-solo = Solo, you play for a rank. The block that you set aside comes back locked next turn and has to score.
planner-setup-first-note = Or decide any way you like.

## How often each face and each building came

planner-dice-title = Dice so far
planner-dice-faces =
    { $rolls ->
        [one] Faces, { $rolls } die in all
       *[other] Faces, { $rolls } dice in all
    }
planner-dice-face =
    { $count ->
        [1] { $face }: once
       *[other] { $face }: { $count } times
    }
planner-dice-buildings = Buildings that came up
planner-dice-building =
    { $count ->
        [1] { planner-building }: once
       *[other] { planner-building }: { $count } times
    }
planner-dice-note = Luck is uneven: differences like these are usually just chance. Rerolls count, too; changes do not.

## Results

planner-results-vp = Scored
# What stands above the VP that money becomes.
planner-results-money = For money
# The winner comes first, then the other player. The amounts are dollars.
planner-results-note = Money at the end: { $winner } ${ $winner-money } and { $other } ${ $other-money }
planner-results-tie-note = Equal VP, so more money wins: { $winner } ${ $winner-money } and { $other } ${ $other-money }
planner-results-rank = Rank
planner-results-solo = { planner-rank } – { planner-vp }
planner-rank =
    { $rank ->
        [intern-architect] Intern Architect
        [architectural-designer] Architectural Designer
        [architect] Architect
        [firm-partner] Firm Partner
       *[emeritus] Emeritus
    }
planner-rank-below = under { $vp } VP: { planner-rank }
planner-rank-from = { $vp } VP or more: { planner-rank }
planner-rank-next = { $vp } VP short of { planner-rank }

## What six blocks bring, step by step. To the right of each line stands what it brings.

planner-line-suburbs =
    { $suburbs ->
        [one] { $suburbs } suburb × ({ planner-line-offices } + 1)
       *[other] { $suburbs } suburbs × ({ planner-line-offices } + 1)
    }
planner-line-offices =
    { $offices ->
        [one] { $offices } office
       *[other] { $offices } offices
    }
planner-line-no-offices =
    { $suburbs ->
        [one] { $suburbs } suburb, no offices
       *[other] { $suburbs } suburbs, no offices
    }
planner-line-commercial =
    { $industries ->
        [one] { $commercial } commercial × ({ $industries } industry + 1)
       *[other] { $commercial } commercial × ({ $industries } industries + 1)
    }
planner-line-no-industry = { $commercial } commercial, but no industry
planner-line-town-halls =
    { $count ->
        [one] { $count } town hall: ${ $money }, a reroll next turn
       *[other] { $count } town halls: ${ $money }, a reroll each next turn
    }
planner-line-last-town-halls =
    { $count ->
        [one] { $count } town hall: ${ $money }
       *[other] { $count } town halls: ${ $money } each
    }
planner-line-keeps-all = 1 parking lot, nothing given up
planner-line-gives-up =
    { $count ->
        [1] 1 parking lot: 1 given up for ${ $money }
       *[other] 1 parking lot: { $count } given up, ${ $money } each
    }
planner-line-doubles-vp = { $lots } parking lots double the VP
planner-line-doubles-money = { $lots } parking lots double commercial money
planner-line-doubles-nothing = { $lots } parking lots, nothing to double
# Offices and industries together, two or more of them.
planner-line-no-upkeep = no upkeep: { $count } offices or industries
planner-line-no-upkeep-given-up = no upkeep: given-up ones count, too
# Offices and industries together, fewer than two.
planner-line-upkeep =
    { $count ->
        [0] upkeep: no offices or industries
       *[other] upkeep: only 1 office or industry
    }
planner-line-upkeep-few = upkeep: under 2 offices or industries
planner-line-upkeep-all = upkeep: all the money there is
planner-line-upkeep-unpaid = upkeep: nothing to pay with

## Moves: on buttons, in hints, and what happened. "Up" is to one pip more, "down" to one pip less.

planner-move-roll = Roll
planner-move-reroll = Reroll block { $block }’s die
planner-move-up = Turn block { $block }’s die up
planner-move-down = Turn block { $block }’s die down
planner-move-up-for-a-dollar = Turn block { $block }’s die up for $1
planner-move-down-for-a-dollar = Turn block { $block }’s die down for $1
planner-move-pass = Pass block { $block }
planner-move-set-aside = Set aside block { $block }
planner-move-score = Score { planner-sum }
planner-move-score-six = Score the six blocks
# The same, with the building that lies there or will lie there.
planner-told-reroll = Reroll block { $block }’s die: { planner-building }
planner-told-up = Turn block { $block }’s die up for $1: { planner-building }
planner-told-down = Turn block { $block }’s die down for $1: { planner-building }
planner-told-pass = Pass block { $block }: { planner-building }
planner-told-set-aside = Set aside block { $block }: { planner-building }
# $line is how a score is made so far, $next one of the ways below.
planner-told-then = { $line }; { $next }
# $blocks is a list of their numbers, $count how many they are.
planner-way-suburb =
    { $count ->
        [one] block { $blocks } as a suburb
       *[other] blocks { $blocks } as suburbs
    }
planner-way-commerce =
    { $count ->
        [one] block { $blocks } as commercial
       *[other] blocks { $blocks } as commercial
    }
planner-way-given-up =
    { $count ->
        [one] block { $blocks } given up
       *[other] blocks { $blocks } given up
    }
planner-way-double-vp = VP doubled
planner-way-double-money = commercial money doubled
# What somebody else does.
planner-does-reroll = { $name } rerolls the { $face } on block { $block }
planner-does-change = { $name } turns the { $from } on block { $block } into a { $to }
planner-does-pass = { $name } passes block { $block }, { planner-building }
planner-does-set-aside = { $name } sets aside block { $block }, { planner-building }
planner-does-score = { $name } scores { planner-sum }
planner-news = { $name }: { planner-sum }; passed block { $block }, { planner-building }

## Names for the screen reader: blocks

planner-block = Block { $block }: { planner-building }, die { $face }
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
planner-mark-as-commerce = counts as commercial
planner-mark-chosen = chosen
# What can be done with its die, and what the turn would bring then: $move is one of the moves above.
planner-offer = { $move }: { $brings }
planner-offer-passing = { $move }: { $brings }, if you then pass block { $block }
planner-offer-setting-aside = { $move }: { $brings }, if you then set aside block { $block }

## Gestures and keys: each with what it does

planner-gesture-block = Tap a block
planner-gesture-block-text = choose it, and see what passing it or adjusting its die would bring
planner-gesture-drag = Drag a block to the other player’s score, or solo to your own
planner-gesture-drag-text = pass it, or solo set it aside
planner-gesture-building = Tap a building while you score
planner-gesture-building-text = count a mixed one the other way; with one parking lot, give another one up or keep it
planner-keys-arrows = Arrow keys
planner-keys-arrows-text = from block to block, and from button to button
planner-keys-enter-text = confirm, or activate what is highlighted
planner-keys-die = V, B and T
planner-keys-die-text = turn the die of the chosen block down or up, or reroll it
planner-keys-double = X
planner-keys-double-text = with two parking lots, double VP instead of money, or money instead of VP
planner-keys-block = 1 to 7
planner-keys-block-text = choose the block with this number
planner-keys-dice-text = how often each face and each building has come up
planner-keys-escape-text = one step back

## Help: at a glance

planner-help-turn-title = A turn: six of seven blocks score
planner-help-turn-text =
    2 suburbs × (1 office + 1) = 4 VP
    1 commercial building × (1 industry + 1) = $2
    1 town hall = ${ $hall } and a reroll next turn
    One office and one industry: no upkeep of ${ $upkeep }.
planner-help-pass-title = The seventh goes to the other player
planner-help-pass-text = It is locked, with its die as it is. The six others follow, and their dice are rolled.
planner-help-aside-title = The seventh is set aside
planner-help-aside-text = It comes back locked in your next turn and has to score. The six others are rolled again.
planner-help-name =
    { $building ->
        [suburb] Suburb
        [commerce] Commercial building
        [mixed] Mixed building
        [town-hall] Town hall
        [parking-lot] Parking lot
        [industry] Industry
       *[offices] Office
    }
planner-help-suburb = 1 VP each, times one more than your offices.
planner-help-commerce = $1 each, times one more than your industries. Without any industry they earn nothing.
planner-help-mixed = A suburb or a commercial building: you choose each time you score.
planner-help-town-hall = ${ $hall }, and a free reroll in your next turn.
planner-help-parking-lot = Exactly one: give up others for ${ $given } each, mixed ones excepted. Two or more: double the VP of your suburbs or the money of your commercial buildings.
planner-help-industry = Multiplies your commercial buildings. Fewer than two industries and offices together cost ${ $upkeep }.
planner-help-offices = Multiplies your suburbs. Fewer than two offices and industries together cost ${ $upkeep }.

## What may I do? Words on blocks, as short as can be; and why something cannot be done

planner-choice-pass = Pass
planner-choice-pass-adjust = Pass or adjust
planner-choice-aside = Set aside
planner-choice-aside-adjust = Set aside or adjust
planner-choice-mixed = Switch
planner-choice-give = Give up
planner-choice-keep = Keep
planner-why-parking =
    { $lots ->
        [0] Buildings can be given up with exactly one parking lot. You have none.
       *[other] Buildings can be given up with exactly one parking lot. You have { $lots }.
    }
planner-why-not-given = This one cannot be given up.
planner-why-one-step = A die is turned one step at a time: to a building beside it.

## Help: the rules

planner-rules-aim-title = The aim
planner-rules-aim-text =
    Two players plan one city of { $blocks } blocks. A die on each block shows which building counts. On your turn, roll the dice, adjust a few, and pass one block to the other player. Then score the other { $others }: suburbs bring victory points (VP), and commercial buildings bring money. After { $rounds } rounds money becomes VP, too, and whoever has the most VP wins. Solo, you play for a high rank.

planner-rules-blocks-title = The blocks
planner-rules-blocks-text =
    Each block shows six of the seven buildings, one for each face of its die. Only the building whose face the die shows counts.
    On your turn you have all { $blocks } blocks.
    You begin with ${ $start } and 0 VP.

planner-rules-turn-title = A turn
planner-rules-turn-text =
    In each round both players take one turn; the starting player goes first.
    1. Roll the dice of all blocks. If one came to you locked, its die stays as it is.
    2. Adjust dice, if you like.
    3. Pass one block to the other player.
    4. Score the other { $others }. They go to the other player, too, who rolls their dice.

planner-rules-adjust-title = Adjusting dice
planner-rules-adjust-text =
    Rerolls: each town hall that you scored in your previous turn lets you reroll one die for free. You may reroll the same die more than once. Rerolls that you do not use are lost.
    Changes: you may change up to { $changes } dice by one, up or down. Each change costs $1, so without money you cannot change any. A die can be changed only once in a turn, even if you reroll it in between. A 6 cannot go up to 1, nor a 1 down to 6.
    Rerolls and changes may come in any order. A locked die cannot be adjusted.

planner-rules-pass-title = Passing a block
planner-rules-pass-text =
    Pass any of the { $blocks } blocks, even one whose die you adjusted, or the one that came to you locked. The block that you pass does not count for you this turn. It is locked: the other player gets it with its die as it is.
    After passing you cannot adjust dice any more.
    If you keep the block that came to you locked, it scores like any other. It then goes to the other player unlocked, and its die is rolled.
    You pass a block in your final turn, too.

planner-rules-suburbs-title = Suburbs and offices
planner-rules-suburbs-text =
    Each suburb (green) scores 1 VP. Multiply this by one more than the number of your offices (red): by 2 with one office, by 3 with two, and so on.
    Example: 4 suburbs and 2 offices make 4 × 3 = 12 VP.

planner-rules-commerce-title = Commercial buildings and industry
planner-rules-commerce-text =
    Each commercial building (blue) earns $1. Multiply this by one more than the number of your industries (yellow). Without any industry, commercial buildings earn nothing.
    Example: 3 commercial buildings and 1 industry earn 3 × 2 = $6.

planner-rules-mixed-title = Mixed buildings
planner-rules-mixed-text =
    Each mixed building (green and blue) counts as a suburb or as a commercial building. You choose for each one, each time you score.

planner-rules-halls-title = Town halls
planner-rules-halls-text =
    A town hall (purple) earns ${ $hall } and a free reroll for your next turn. This money needs no industry, and nothing multiplies or doubles it.

planner-rules-parking-title = Parking lots
planner-rules-parking-text =
    With exactly one parking lot (black), you may give up any of your other buildings, except mixed ones, for ${ $given } each. A building that you give up scores nothing: a town hall gives neither its dollar nor its reroll, and an office or industry multiplies nothing. It still counts for upkeep.
    With two or more parking lots, you give nothing up. Instead, double either the VP of your suburbs or the money of your commercial buildings, as you choose. Three or more parking lots do not double more.

planner-rules-upkeep-title = Upkeep
planner-rules-upkeep-text =
    After scoring, count the offices and industries on the { $others } blocks that you scored: given-up ones count, the block that you passed does not. With fewer than two in all, you pay ${ $upkeep }, or all your money if you have less. What you have just earned counts as your money. One office and one industry are enough to pay nothing. Upkeep never costs VP.

planner-rules-choice-title = Which way to score
planner-rules-choice-text =
    Where you have a choice, the game proposes the way that is worth most this turn, counting ${ $exchange } as 1 VP. In your final turn it counts only every full ${ $exchange } of your money. You may choose any other way.

planner-rules-end-title = The end
planner-rules-end-text =
    After { $rounds } rounds, every full ${ $exchange } becomes 1 VP. Whoever has the most VP wins. In a tie, the player who had more money before this exchange wins. If that is equal, too, both share first place.

planner-rules-solo-title = Solo
planner-rules-solo-text =
    You take { $rounds } turns, one a round. Instead of passing a block, set one aside, locked.
    In your next turn, roll the dice of the other { $others }. The block that you set aside cannot be adjusted and has to score, so set aside one of the others now. You set a block aside in your final turn, too.
    Your VP at the end, with those for your money, earn a rank:
    { $ranks }

## On the table: what stands on buttons and papers, and what there is to do

planner-round = Round { $round } of { $rounds }
# For the screen reader: a player with VP, money and free rerolls.
# A block, and what the turn would bring if it were passed.
planner-passing = { $name }. If you pass it: { $value }
planner-setting-aside = { $name }. If you set it aside: { $value }

planner-player =
    { $count ->
        [0] { $name }: { planner-sum }
       *[other] { $name }: { planner-sum }, { planner-rerolls }
    }
planner-rerolls =
    { $count ->
        [one] { $count } reroll
       *[other] { $count } rerolls
    }
planner-pass = Pass a block
planner-set-aside = Set a block aside
planner-double-vp = Double the VP
planner-double-money = Double commercial money
planner-as-proposed = As proposed
planner-on-average = about { planner-sum }
planner-sum-turn = This turn
planner-sum-pass = If you pass block { $block }
planner-sum-set-aside = If you set aside block { $block }
planner-sum-previous = { $name }’s previous turn
planner-guide-greens = VP: suburbs × (offices + 1)
planner-guide-blues = $: with industry, commercial × (industries + 1)
planner-guide-town-halls = town halls: $1 and, next turn, a free reroll each
planner-guide-parking-lots = 1 parking lot: give up others for $2; 2: double
planner-guide-upkeep = upkeep: $5 for under 2 offices + industries
planner-say-roll = Roll the dice
# Somebody has passed this block, whose die stays.
planner-say-roll-others = { $name } passed block { $block }: roll the others
planner-say-block = Tap a block to pass it or adjust its die
planner-say-block-solo = Tap a block to set it aside or adjust its die
planner-say-pass = Tap a block to pass it
planner-say-pass-solo = Tap a block to set it aside
planner-say-step = Pass it, or adjust its die
planner-say-step-solo = Set it aside, or adjust its die
planner-say-adjust = Confirm, or undo and pass it
planner-say-adjust-solo = Confirm, or undo and set it aside
planner-say-changed = Block { $block }’s die has been changed already
planner-say-fixed =
    { $why ->
        [money] Pass it: there is no money to turn its die
        [turned] Pass it: three dice have been turned already
       *[other] Pass it: its die cannot be adjusted now
    }
planner-say-fixed-solo =
    { $why ->
        [money] Set it aside: there is no money to turn its die
        [turned] Set it aside: three dice have been turned already
       *[other] Set it aside: its die cannot be adjusted now
    }
planner-say-locked = Block { $block } is locked: pass it or keep it as it is
planner-say-set-aside = Block { $block } was set aside: now it has to score
planner-say-score = There is only one way to score these six
planner-say-mixed = Tap a mixed building to make it suburb or commercial
planner-say-give-up = Tap a building to give it up for $2, or to keep it
planner-say-mixed-and-give-up = Tap a mixed building to switch it, others to give them up
planner-say-double = Choose what parking lots double: VP or money

## What speaks for a move, after its words

# $vp has one digit after the point.
planner-hint-expected = About { $vp } VP at the end
planner-why-reroll =
    { $better ->
        [one] { $better } of its 6 faces would be better
       *[other] { $better } of its 6 faces would be better
    }
planner-why-scores-least = No other six would score more
planner-why-next-turn = It helps more next turn
planner-why-gives-little = It helps the other player less
planner-why-brings-most = No other way scores more
planner-why-rerolls =
    { $count ->
        [one] Gives { $count } more reroll next turn
       *[other] Gives { $count } more rerolls next turn
    }
planner-why-money = Earns ${ $money } more, for changes and upkeep later
planner-why-points = Scores { $vp } VP more, and you have enough money
planner-hint-brings = Scores { planner-sum }
# What the turn scores otherwise, after the text before.
planner-hint-otherwise = instead of { planner-other-sum }
planner-hint-after-changes =
    { $more ->
        [one] after { $more } more change, instead of { planner-other-sum }
       *[other] after { $more } more changes, instead of { planner-other-sum }
    }
planner-hint-most = instead of { planner-other-sum } at most
planner-hint-cost = The { $count } changes cost ${ $money }
# Why a sum is another one, part by part. $product and $other-product are one of these two.
planner-product = { $count } × { $times }
planner-product-doubled = { $count } × { $times } doubled
planner-differs-suburbs = Suburbs { $product } instead of { $other-product }: { planner-vp-differs }
planner-differs-commercial = Commercial { $product } instead of { $other-product }: { planner-money-differs }
planner-differs-given-up =
    { $sign ->
        [minus] Fewer given up: { planner-money-differs }
       *[plus] More given up: { planner-money-differs }
    }
planner-differs-town-halls = Town halls: { planner-money-differs }
# As many dollars as rerolls in the next turn.
planner-differs-town-halls-and-rerolls = Town halls: { planner-rerolls } and { planner-money-differs }
planner-differs-upkeep = Upkeep: { planner-money-differs }
planner-differs-no-upkeep = No upkeep: { planner-money-differs }
planner-vp-differs =
    { $sign ->
        [minus] { $vp } VP less
       *[plus] { $vp } VP more
    }
planner-money-differs =
    { $sign ->
        [minus] ${ $money } less
       *[plus] ${ $money } more
    }

## A first match: what is explained, 25 words at most each

planner-learn-roll = In each turn the dice choose one building on each of the seven blocks, which both players share. Roll them all.
planner-learn-turn = In your turn six of the seven buildings score. You choose which block the computer player, { $name }, gets as it is.
planner-learn-green = Suburbs are green. Each brings 1 VP, times the red offices plus one. Most VP win.
planner-learn-blue = Commercial buildings are blue. Each brings $1, times the yellow industries plus one, but nothing without an industry.
planner-learn-money = Dollars pay for turning dice. At the end, each ${ $dollars } make one VP.
planner-learn-help = { tutorial-help }
planner-learn-block = The numbers tell what your turn would bring if you passed that block (dashed: most). Touch one that you can do without.
planner-learn-pass-or-change =
    { $can-change ->
        [yes] The button passes this block; then the other six score. Or first turn its die for ${ $money }: red flags tell what to pass then.
       *[other] Pass this block with the button, or touch another one. The die of this one cannot be changed now.
    }
planner-learn-change = For ${ $money } the button turns the die to this building: { planner-building }. Three dice a turn can be turned, each once.
planner-learn-reroll = The die is rolled again, for free. Whatever it shows then, you can still turn dice and choose which block to pass.
planner-learn-score = These are your six buildings, line by line. Touch the button to score them.
planner-learn-mixed-building = This building is mixed: when you score, you choose whether it counts as a suburb or as commercial.
planner-learn-parking-lot = With one parking lot you may give up other buildings, but not mixed ones, for ${ $money } each. Two or more double VP or commercial dollars.
planner-learn-mixed = A mixed building counts as a suburb or as commercial, whichever you like. Touch it to change that.
planner-learn-give-up = With one parking lot you may give up buildings, but no mixed ones, for ${ $money } each: touch them. Given up, they count for upkeep only.
planner-learn-double = Two parking lots double something: either your green VP or your blue dollars. The better one is proposed.
planner-learn-scored =
    { $sign ->
        [minus] This turn brought { $vp } VP and cost ${ $money }. At the end, each ${ $dollars } that you have make one VP.
       *[plus] This turn brought { $vp } VP and ${ $money }. At the end, each ${ $dollars } that you have make one VP.
    }
planner-learn-upkeep = You paid ${ $money } of upkeep, because fewer than two of your six buildings were offices or industries.
planner-learn-town-hall =
    { $count ->
        [one] Your town hall brought ${ $money }, and in your next turn you may reroll a die for free.
       *[other] Your { $count } town halls brought ${ $money } each, and in your next turn as many free rerolls.
    }
planner-learn-others = Now it is { $name }’s turn. Your block is locked: it is scored as it is, or passed back. The other six are rolled anew.
planner-learn-no-upkeep = Unless at least two of the six are offices or industries, you pay up to ${ $upkeep } of upkeep. One of each is enough.
planner-learn-locked = { $name } passed you block { $block }. It is locked: its die stays as it is. Score it, or pass it on.
planner-learn-rerolls =
    { $count ->
        [one] Your town hall gives you a free reroll: touch a block, then the arrows.
       *[other] Your town halls give you { $count } free rerolls: touch a block, then the arrows.
    }
planner-learn-last-round = This is the last round. After it each ${ $dollars } make one VP, and most VP win.
planner-learn-over = The match is over. Each ${ $dollars } make one VP. See who has won. Then “{ replay-title }” tells luck from skill.
