### Texts of Design Town alone; every key begins with "town-". Terms are the rulebook's: deck, discard, supply, unhappy,
### limit, Buy, Upgrade, Develop, downgrade, VP, and the names of the buildings.

## The cover of the box

town-box-title = Design Town
town-box-text = Dare one more card
town-box-facts = 1–4 players, 30 min
town-box-name = New match of Design Town: dare one more card, 1 to 4 players, 30 minutes

## Small words that many texts are made of

town-coins =
    { $count ->
        [one] 1 coin
       *[other] { $count } coins
    }
town-fee-coins =
    { $count ->
        [one] 1 coin for fees
       *[other] { $count } coins for fees
    }
# Victory points.
town-vp = { $count } VP
town-unhappy = { $count } unhappy
town-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
town-turns =
    { $count ->
        [one] 1 turn
       *[other] { $count } turns
    }
town-nothing = nothing
# Cards of one kind: "2 Hospitals" would need a plural of each name.
town-counted = { $count } × { $card }
town-and-more = { $list }, { $next }

## The buildings

town-residential-area = Residential Area
town-apartment = Apartment
town-convenience-store = Convenience Store
town-shopping-mall = Shopping Mall
town-hospital = Hospital
town-church = Church
town-factory = Factory
town-power-plant = Power Plant
town-central-park = Central Park
town-station = Station
town-flea-market = Flea Market
town-recycling-bin = Recycling Bin
town-construction-yard = Construction Yard
town-recycling-centre = Recycling Centre

## What cards do, in a line each; on the card, and when it is shown large

town-effect-forced = On top of your deck it must be played.
town-effect-wins-with = With { $cards } cards played, the turn wins.
town-effect-next-too = The next card must be played, too.
town-effect-coins-for-unhappy = 1 coin for each unhappy so far, this one too.
town-effect-raise-limit = Limit +1 this turn.
town-effect-discard-bottom = Your bottom card goes to the discard.
town-effect-extra-buy = One extra Buy this turn.
town-effect-extra-upgrade = One extra Upgrade this turn, 1 coin off.
town-effect-may-stay = May stay in the discard when you shuffle.
town-effect-others-discard = All others discard their top or bottom card.
town-effect-fees-only = Its coins pay for fees only.
town-downgrade-coin = Downgrade: 1 coin.
town-downgrade-raise-limit = Downgrade: limit +1.
town-downgrade-vp = Downgrade: 1 VP.
town-downgrade-coin-and-upgrade = Downgrade: 1 coin, one extra Upgrade.
town-downgrade-give = While building, { $coins }: goes to another player as { $front }.
town-downgrade-give-alone = While building, { $coins }: leaves the game.

## What a card brings and costs, when it is shown large. $brings is such as "2 coins, 1 unhappy".

town-card-brings = Brings { $brings }.
town-card-cost = Costs { $coins }.
town-card-fee = Upgrade to { $back }: { $coins }.
town-card-back = Back of { $front }.

## A running match on the shelf, and whose turn it is

town-stage = turn { $round }
town-plays = { $name } plays
town-begins = { $name }’s turn
town-saves = { $name } is over the limit
town-chooses = { $name } chooses top or bottom
town-builds = { $name } builds

## Set-up

town-setup-solo = Alone you play against a shrinking supply: the fewer turns, the better.
town-setup-first-note = Whoever starts has a small advantage.
town-setup-cards = Cards
town-setup-first-game = First game
town-setup-first-game-text = Without { $left } and { $right }.

## Statistics

town-statistics-title = Turns so far
town-statistics-note = A turn that goes over the limit builds nothing. All players are counted together.
town-statistics-ends =
    { $count ->
        [one] How turns ended, 1 turn in all
       *[other] How turns ended, { $count } turns in all
    }
town-statistics-built =
    { $count ->
        [one] stopped in time: 1 turn
       *[other] stopped in time: { $count } turns
    }
town-statistics-over =
    { $count ->
        [one] over the limit: 1 turn
       *[other] over the limit: { $count } turns
    }
# $average has one digit after the point.
town-statistics-length = Cards played in a turn, { $average } on average
town-statistics-cards =
    { $count ->
        [one] { $cards } cards: 1 turn
       *[other] { $cards } cards: { $count } turns
    }
town-statistics-between = { $from }–{ $to }
town-statistics-from = { $from }+
town-statistics-gained =
    { $count ->
        [one] Bought, upgraded and developed, 1 card in all
       *[other] Bought, upgraded and developed, { $count } cards in all
    }
town-statistics-card =
    { $count ->
        [one] { $card }: once
       *[other] { $card }: { $count } times
    }

## Results

town-results-turns = Turns
# Of all turns that were built in.
town-results-cards = Most cards
town-results-vp = Most VP
town-results-won-vp = { $vp } in turn { $turn }
town-results-won-cards = { $cards } with a { $card } in turn { $turn }
town-results-won-both = { $vp } and { $cards } in turn { $turn }
town-results-none = No win in { $turns } each: the match is shared
town-results-alone-won = Won in { $turns }
town-results-alone-lost = Lost after { $turns }
town-results-supply-empty = The supply ran out before a turn won
town-results-too-long = { $turns } went by without a win

## Moves: on buttons, in hints, and what happened

town-move-top = { $card } is next
town-move-bottom = { $card } to the discard
town-move-play = Play { $card }
town-move-play-next = Next card
town-move-shuffle = Shuffle
town-move-shuffle-staying = Shuffle without { $cards }
town-move-shuffle-for = { $shuffle }; { $card } leaves the game
town-move-stop = Stop and build
town-move-downgrade = Downgrade { $card }
town-move-give-up = Let the turn end
town-move-discard-top = All others discard the top
town-move-discard-bottom = All others discard the bottom
town-move-buy = Buy { $card }
town-move-upgrade = Upgrade { $card }
town-move-develop = Develop { $card }
town-move-give = Give { $card } to { $name }
town-move-give-away = Remove { $card }
town-move-end = End the turn
town-move-win = Win the match
# $move is one of the moves above; $coins what is paid for it, $card what the card is then.
town-told-cost = { $move } for { $coins }
town-told-turned-cost = { $move } for { $coins }: { $card }
town-told-brings = { $move }: { $brings }
town-brings-coin = 1 coin
town-brings-limit = limit +1
town-brings-vp = 1 VP
town-brings-coin-and-upgrade = 1 coin, one extra Upgrade
town-paid-both = { $fees } and { $coins }
# A whole turn in one line. $built is such as "Hospital, Church".
town-news = { $name }: { $cards }, { $vp }; built { $built }
town-news-nothing = { $name }: { $cards }, { $vp }; built nothing
# $line is one of the two before, or one of these two.
town-news-gave = { $line }; gave { $to } { $given }
town-news-removed = { $line }; removed { $given }
town-news-over = { $name } went too far with { $cards }

## What speaks for a move, after its words

town-why-only = Nothing else can be done
town-why-wins = This turn wins the match once it is built
town-why-wins-later = With further downgrades this turn wins the match
town-why-goes-on =
    { $risk ->
        [0] Going on is safe
       *[other] Going on ends the turn in { $risk } of 100 cases
    }
town-why-stops =
    { $risk ->
        [0] Enough for this turn
       *[other] Enough for this turn: going on ends it in { $risk } of 100 cases
    }
town-why-saves =
    { $risk ->
        [0] The turn goes on instead of ending here
       *[other] It may save the turn: a card that must be played still ends it in { $risk } of 100 cases
    }
town-why-lost = A card that must be played next would end the turn anyway
town-why-not-worth-saving = The turn is not worth a downgrade
town-why-better-deck = It makes your deck better
town-why-thinner-deck = Your deck is better off without that card
town-why-hurts-more = It costs the others more
town-why-nothing-better = Nothing you could build makes your deck better

## Gestures and keys: each with what it does

town-gesture-deck = Tap your deck, or the blue button
town-gesture-deck-text = play the next card, or shuffle an empty deck
town-gesture-card = Tap any other card
town-gesture-card-text = see it large, front and back
town-gesture-supply = Tap a card of the supply
town-gesture-supply-text = choose it while you build: Buy or Develop
town-gesture-discard = Tap a card of your discard
town-gesture-discard-text = choose to upgrade, downgrade or give it
town-keys-arrows = Arrow keys
town-keys-arrows-text = from card to card, and from one thing to do to the next
town-keys-enter-text = confirm, or activate what is highlighted
town-keys-stop-text = stop and build; let a turn end that could be saved
town-keys-stacks = 1 to 6
town-keys-stacks-text = open that card of the supply
town-keys-piles = A
town-keys-piles-text = open the next card of your discard that can be used now, or else of all
town-keys-options = Q, W, E
town-keys-options-text = the first, second or third thing to do with an open card
town-keys-stay = − and +
town-keys-stay-text = fewer or more cards stay when you shuffle
town-keys-others-text = the next player’s discard, and back to your own
town-keys-undo-text = undo, but not past a card that has come to light
town-keys-escape-text = take back what is chosen, or one step back

## Help: the rules

town-rules-aim-title = The aim
town-rules-aim-text =
    Your town is a small deck of cards. Each turn you play cards from its top, as many as you dare, and then build with their coins. Whoever first builds in a turn of { $vp } VP or more wins{ $cards ->
        [0] .
       *[other] , and so does whoever builds after { $cards } cards with a { $store } among them.
    }

town-rules-cards-title = The cards
town-rules-cards-text =
    Each card has a building on each side. You buy its front for the coins in its lower left corner; the violet number in the lower right is the fee for turning it to its back, which is usually better. Backs have a frame and two arrows.
    You begin with { $homes } × { $home }, { $flat } and one of each card that can be bought.
    On a card, coins pay for building, stars are victory points (VP), and an unhappy face is an unhappy citizen. All of them count for this turn only.

town-rules-turn-title = A turn
town-rules-turn-text =
    1. Play cards, at least one. After each card you go on or stop.
    2. Build.
    Then the cards that you played go to your discard.

town-rules-play-title = Playing cards
town-rules-play-text =
    The top card of your deck is always open. Playing it shows the card below it. Then you get its coins and VP, and then it has its effect.
    A { $home } on top of your deck must be played in your turn, as must the card after a { $mall }; one card can fulfil both. Where no card is left, the { $mall } asks for nothing, even if you shuffle then.
    When your deck is empty, you may go on by shuffling your discard into a new deck; the cards of this turn stay out of it. At least one card has to go into it, so with an empty discard you can only stop. If your deck is empty when your turn begins, you shuffle first.
    You decide how many of your { $flea } cards stay in the discard when you shuffle.

town-rules-limit-title = Unhappy citizens
town-rules-limit-text =
    Your limit is { $limit } unhappy. The card that brings one more ends your turn at once: it has no effect, all played cards go to your discard, and you build nothing and cannot win. A { $church } that you play, or that you downgrade, raises the limit for this turn.
    A { $church } in your discard can even save you: downgraded right after the card that was too much, it lets your turn go on, and the card has its effect. You may also let the turn end.

town-rules-downgrade-title = Downgrades
town-rules-downgrade-text =
    Some backs help once more from your discard: turned to their front they bring what stands there as “Downgrade”. The card stays in the discard and is not played. You may do so with any number of cards whenever you decide about playing, even before your first card or before one that must be played, but not while you build. A blue mark shows which cards can be downgraded now.

town-rules-build-title = Building
town-rules-build-text =
    You have one action, and may leave it out:
    Buy: pay the coins of a card in the supply; it goes to your discard with its front up.
    Upgrade: pay the fee of a card in your discard and turn it to its back.
    Develop: pay both; a card of the supply goes to your discard with its back up.
    Extra Buys and Upgrades from cards come on top. They are used up before your action, the cheaper Upgrades first, and a Develop always takes the action itself. What you have just bought may be upgraded in the same turn. Coins for fees (violet) pay Upgrades and the fee part of a Develop, and are spent first.
    The cards that you played this turn are not yet in your discard. Coins that you keep are lost.

town-rules-give-title = Moving out
town-rules-give-text =
    While you build, you may turn any number of { $flat } cards in your discard for { $price } each and put them into another player’s discard as { $home }. That takes no action, and coins for fees do not pay for it.

town-rules-yard-title = The { $yard }
town-rules-yard-text =
    Choose top or bottom: every other player discards that card of their own deck, clockwise. An empty deck loses nothing and is not shuffled. A { $home } that comes to light waits for its owner’s turn. The only card of a deck is both its top and its bottom, for a { $factory }, too.

town-rules-win-title = The end
town-rules-win-text =
    Once you have built, you win if the turn has brought { $vp } VP or more{ $cards ->
        [0] .
       *[other] , or if { $cards } cards or more were played and a { $store } is one of them.
    } The match ends at once, and all others share the second place. After { $rounds } turns each without a winner it is shared.

town-rules-first-title = First game
town-rules-first-text =
    For your first matches you may leave out { $flea } and { $yard }. You then start with a smaller deck.

town-rules-alone-title = Alone
town-rules-alone-text =
    There are { $supply } of each card and no { $yard }. Whenever you shuffle an empty deck, you first choose a card of the supply that leaves the game; once the supply is empty, shuffling is free. If the supply is empty at the end of a turn that does not win, or after { $rounds } turns, you have lost.
    Each { $flat } that you pay { $price } for leaves the game. Fewer turns are better, and turns that went over the limit count.

town-rules-buildings-title = The buildings
town-rules-buildings-text =
    The front of each card, and then its back.

## The table of Design Town

town-top = On top of the deck: { $card }
town-open = open
town-downgradable = { $card }, can be downgraded
town-times = ×{ $count }
town-of = { $count } of { $most }
town-stack = { $card }, { $count } left, { $cost ->
    [one] 1 coin
   *[other] { $cost } coins
}
town-row-played = Played
town-row-deck = Next from your deck
town-row-deck-of = { $name }’s deck
town-row-discard = Your discard
town-row-discard-of = { $name }’s discard
town-row-discard-empty = Discard: empty
town-row-supply = To build
town-deck-empty = empty deck
town-cards-of = The cards of { $name }
town-turn = Turn { $turn }
town-choose = Choose
town-confirm-play = Play
town-confirm-shuffle = Shuffle
town-confirm-downgrade = Downgrade
town-stop = Stop
town-stay = { $count ->
    [0] None stay
    [one] 1 stays
   *[other] { $count } stay
}
town-stay-fewer = −
town-stay-more = +

# What can be done with a card that lies open: on a narrow button.
town-option-buy = Buy for { $coins }
town-option-upgrade = Upgrade for { $coins }
town-option-develop = Develop for { $coins }
town-option-downgrade = Downgrade to { $front }: { $brings }
town-option-give = To { $name } for { $coins }
town-option-give-away = Remove for { $coins }
town-option-remove = Remove it and shuffle
town-option-top = The top
town-option-bottom = The bottom

town-vp-of = { $vp } of { $most } VP
town-unhappy-of = { $count } unhappy of { $limit }


town-say-play = Play the top card of your deck.
town-say-forced = { $card }: it has to be played.
town-say-was-forced = { $card } on top: it had to be played.
town-say-was-next = { $card } had to be played after the { $before }.
town-say-exceeds = This card makes { $count } unhappy: it ends your turn.
town-say-exceeds-but = This card makes { $count } unhappy: only a downgrade can save the turn.
town-say-stop-to-win = Stop and build: that wins!
town-say-shuffle = The deck is empty. Shuffle the discard, or stop.
town-say-shuffle-first = Your deck is empty: shuffle your discard first.
town-say-shuffle-for = The deck is empty. To shuffle, choose a card below that leaves the game.
town-say-nothing-to-shuffle = No card is left: time to build.
town-say-late = { $count ->
    [0] The last turn of this match.
    [one] One more turn after this one.
   *[other] { $count } more turns after this one.
}
town-say-save = Downgrade a card, or the turn is over.
town-say-lost = A downgrade would not help: the next card must be played, and ends the turn anyway.
town-say-exceeded = Too many unhappy: the turn is over, and nothing is built.
town-say-end = All others discard a card of their deck: from the top or from the bottom?
town-say-build = Buy a card, or upgrade one in your discard.
town-say-built = You have built. End your turn.
town-say-buy = Left: { $buys ->
    [one] one extra Buy.
   *[other] { $buys } extra Buys.
}
town-say-upgrade = Left: { $upgrades ->
    [one] one extra Upgrade.
   *[other] { $upgrades } extra Upgrades.
}
town-say-both = Left: { $buys ->
    [one] one extra Buy
   *[other] { $buys } extra Buys
}, { $upgrades ->
    [one] one extra Upgrade.
   *[other] { $upgrades } extra Upgrades.
}
town-say-build-and-buy = Build once, and { $buys ->
    [one] one extra Buy.
   *[other] { $buys } extra Buys.
}
town-say-build-and-upgrade = Build once, and { $upgrades ->
    [one] one extra Upgrade.
   *[other] { $upgrades } extra Upgrades.
}
town-say-build-and-both = Build once, and { $buys ->
    [one] one extra Buy
   *[other] { $buys } extra Buys
}, { $upgrades ->
    [one] one extra Upgrade.
   *[other] { $upgrades } extra Upgrades.
}
town-say-wins = This turn wins: end it!
town-odds = Going on ends the turn: { $percent } %
town-odds-none = Going on is safe.
town-odds-saved = Even then, a card that must be played ends the turn: { $percent } %

town-flies-coins = +{ $count }
town-flies-limit = limit +1
town-flies-buy = +1 Buy
town-flies-upgrade = +1 Upgrade
town-flies-forced = one more!
town-flies-exceeded = too unhappy!

## In a terminal: what happened. $card and $other are such as "a Hospital".

town-did-show = On top of { $name }'s deck is { $card } now.
town-did-play = { $name } plays { $card }.
town-did-have-to-play = { $name } has to play { $card }.
town-did-earn = The turn has { $coins }, { $vp } VP and { $unhappy } unhappy.
town-did-exceed = { $name } has too many unhappy, unless a card of the discard raises the limit.
town-did-exceed-for-good = { $name } has too many unhappy, and nothing helps.
town-did-pay-unhappy = The unhappy bring { $coins } more.
town-did-raise-limit = The limit is { $limit } unhappy now.
town-did-add-buy = There is one more Buy in this turn.
town-did-add-upgrade = There is one more Upgrade in this turn.
# $end is "top" or "bottom".
town-did-discard = { $name } discards { $card } from the { $end } of the deck.
town-did-have-to-discard = { $name } has to discard { $card } from the { $end } of the deck.
# $removed is "none" or a card, and $staying the name of those that stay.
town-did-shuffle = { $name } shuffles the discard{ $stayed ->
    [0] { " " }
   *[other] { " but " }{ $stayed } × { $staying }{ " " }
}into a new deck{ $removed ->
    [none] .
   *[other] ; { $removed } leaves the supply for it.
}
town-did-downgrade = { $name } turns { $card } of the discard back to { $other }.
town-did-stop = { $name } stops and builds.
# $extra tells whether that is an extra action.
town-did-buy = { $name } buys { $card } for { $coins }{ $extra ->
    [yes] , as an extra action.
   *[no] .
}
town-did-upgrade = { $name } upgrades { $card } to { $other } for { $coins }{ $extra ->
    [yes] , as an extra action.
   *[no] .
}
town-did-develop = { $name } develops { $card } for { $coins }.
town-did-give = { $name } turns { $card } of the discard back to { $other }, and { $to } gets it.
town-did-give-away = { $name } turns { $card } of the discard back to { $other }, and it leaves the match.
town-did-end = { $name } ends the turn with { $cards } and { $vp } VP.
town-did-fail = The turn of { $name } is over after { $cards }.
town-did-win = { $name } wins.
town-did-lose = The match is over, and nobody has won.
