### Texts of Design Town alone; every key begins with "town-". Terms are the rulebook's: deck, discard pile, supply, unhappy,
### limit, Buy, Upgrade, Develop, downgrade, VP, and the names of the buildings.

## The cover of the box

town-box-title = Design Town
town-box-text = Dare one more card
town-box-minutes = 30 min
town-box-name = New match of Design Town: dare one more card, 1 to 4 players, 30 minutes

## Small words that many texts are made of

town-coins =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
town-fee-coins =
    { $fees ->
        [one] { $fees } fee coin
       *[other] { $fees } fee coins
    }
# What is paid: coins for fees, others, or both.
town-payment =
    { $fees ->
        [0]
            { $coins ->
                [0] { town-nothing }
               *[other] { town-coins }
            }
       *[other]
            { $coins ->
                [0] { town-fee-coins }
               *[other] { town-fee-coins } and { town-coins }
            }
    }
# Victory points.
town-vp = { $vp } VP
town-unhappy = { $unhappy } unhappy
town-cards =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
town-nothing = nothing
# Cards of one kind: "2 Hospitals" would need a plural of each name.
town-counted =
    { $count ->
        [1] { town-card }
       *[other] { $count } × { town-card }
    }

## The buildings, each a name of its own

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

## The same, wherever a text is given a $card or, as the second one, an $other

town-card =
    { $card ->
        [residential-area] { town-residential-area }
        [apartment] { town-apartment }
        [convenience-store] { town-convenience-store }
        [shopping-mall] { town-shopping-mall }
        [hospital] { town-hospital }
        [church] { town-church }
        [factory] { town-factory }
        [power-plant] { town-power-plant }
        [central-park] { town-central-park }
        [station] { town-station }
        [flea-market] { town-flea-market }
        [recycling-bin] { town-recycling-bin }
        [construction-yard] { town-construction-yard }
       *[recycling-centre] { town-recycling-centre }
    }
town-other =
    { $other ->
        [residential-area] { town-residential-area }
        [apartment] { town-apartment }
        [convenience-store] { town-convenience-store }
        [shopping-mall] { town-shopping-mall }
        [hospital] { town-hospital }
        [church] { town-church }
        [factory] { town-factory }
        [power-plant] { town-power-plant }
        [central-park] { town-central-park }
        [station] { town-station }
        [flea-market] { town-flea-market }
        [recycling-bin] { town-recycling-bin }
        [construction-yard] { town-construction-yard }
       *[recycling-centre] { town-recycling-centre }
    }

## What cards do, in a line each; on the card, and when it is shown large

town-effect-forced = On top of your deck, it must be played.
town-effect-wins-with = Win with { $cards } or more cards this turn.
town-effect-next-too = The card after it must be played.
town-effect-coins-for-unhappy = 1 coin for each unhappy so far, this one too.
town-effect-raise-limit = Limit +1 this turn.
town-effect-discard-bottom = Discard the bottom card of your deck.
town-effect-extra-buy = One extra Buy this turn.
town-effect-extra-upgrade = One extra Upgrade this turn, 1 coin off.
town-effect-may-stay = You may leave it out when you shuffle.
town-effect-others-discard = Choose top or bottom: all others discard it.
town-effect-fees-only = Its coins pay fees only.
town-downgrade-coin = Downgrade: +1 coin.
town-downgrade-raise-limit = Downgrade: limit +1.
town-downgrade-vp = Downgrade: +1 VP.
town-downgrade-coin-and-upgrade = Downgrade: +1 coin, one extra Upgrade.
town-downgrade-give = While building, pay { town-coins }: give it to a player as { town-other }.
town-downgrade-give-solo = While building, pay { town-coins }: remove it.

## What a card brings and costs, when it is shown large. $brings is such as "2 coins, 1 unhappy".

town-card-brings = Brings: { $brings }.
town-card-cost = Costs { town-coins }.
town-card-fee = Upgrade to { town-other }: { town-coins }.
town-card-back = Back of { town-other }.

## A running match on the shelf, and whose turn it is

town-stage = Design Town, round { $round }
town-plays = { $name } plays
town-begins = { $name }’s turn
town-saves = { $name } is over the limit
town-chooses = { $name } chooses top or bottom
town-builds = { $name } builds

## Set-up

town-setup-solo = Solo, you race against a shrinking supply: win before it runs out, in as few turns as you can.
town-setup-first-note = Starting is an advantage: between two good players, whoever starts wins about 6 matches in 10.
town-setup-cards = Cards
town-setup-first-game = First game
town-setup-first-game-text = Without { town-card } and { town-other } cards.

## Statistics

town-statistics-title = Turns so far
town-statistics-note = A turn that goes over the limit builds nothing. The turns of all players count together.
town-statistics-ends =
    { $count ->
        [one] How turns ended, { $count } turn in all
       *[other] How turns ended, { $count } turns in all
    }
town-statistics-built =
    { $count ->
        [one] stopped in time: { $count } turn
       *[other] stopped in time: { $count } turns
    }
town-statistics-over =
    { $count ->
        [one] over the limit: { $count } turn
       *[other] over the limit: { $count } turns
    }
# $average has one digit after the point.
town-statistics-length = Cards played in a turn, { $average } on average
town-statistics-cards =
    { $count ->
        [one] { $cards } cards: { $count } turn
       *[other] { $cards } cards: { $count } turns
    }
town-statistics-between = { $from }–{ $to }
town-statistics-from = { $from }+
town-statistics-gained =
    { $count ->
        [one] Bought, upgraded or developed: { $count } card in all
       *[other] Bought, upgraded or developed: { $count } cards in all
    }
town-statistics-card =
    { $count ->
        [1] { town-card }: once
       *[other] { town-card }: { $count } times
    }

## Results

town-results-turns = Turns
# Of all turns that were built in.
town-results-cards = Most cards
town-results-vp = Most VP
town-results-won-vp = { town-vp } in turn { $turn }
town-results-won-cards = { town-cards } with a { town-card } in turn { $turn }
town-results-won-both = { town-vp } and { town-cards } in turn { $turn }
town-results-none =
    { $turns ->
        [one] Nobody won in { $turns } turn each: the match is shared
       *[other] Nobody won in { $turns } turns each: the match is shared
    }
town-results-solo-won =
    { $turns ->
        [one] Won in { $turns } turn
       *[other] Won in { $turns } turns
    }
town-results-solo-lost =
    { $turns ->
        [one] Lost after { $turns } turn
       *[other] Lost after { $turns } turns
    }
town-results-supply-empty = The supply ran out before you won
town-results-too-long =
    { $turns ->
        [one] { $turns } turn went by without a win
       *[other] { $turns } turns went by without a win
    }

## Moves: on buttons, in hints, and what happened

town-move-top = { town-card } is next
town-move-bottom = { town-card } to the discard pile
town-move-play = Play { town-card }
town-move-play-next = Next card
town-move-shuffle = Shuffle
# Some of the cards named { town-other } stay in the discard pile.
town-move-shuffle-staying =
    { $count ->
        [1] Shuffle without { town-other }
       *[other] Shuffle without { $count } × { town-other }
    }
town-move-shuffle-for = Shuffle, remove { town-card }
town-move-shuffle-staying-for =
    { $count ->
        [1] Shuffle without { town-other }, remove { town-card }
       *[other] Shuffle without { $count } × { town-other }, remove { town-card }
    }
town-move-stop = Stop and build
town-move-downgrade = Downgrade { town-card }
town-move-give-up = Let your turn end
town-move-discard-top = All others discard their top card
town-move-discard-bottom = All others discard their bottom card
town-move-buy = Buy { town-card }
town-move-upgrade = Upgrade { town-card }
town-move-develop = Develop { town-card }
town-move-give = Give { town-card } to { $name }
town-move-give-away = Remove { town-card }
town-move-end = End the turn
town-move-win = Win the match
# The same with what is paid for it, and what the card is then.
town-told-buy = Buy { town-card } for { town-payment }
town-told-upgrade = Upgrade { town-card } for { town-payment }: { town-other }
town-told-develop = Develop { town-card } for { town-payment }: { town-other }
# The player pays for it.
town-told-give = Give { town-card } to { $name }: costs { town-coins }
town-told-give-away = Remove { town-card }: costs { town-coins }
town-told-downgrade = Downgrade { town-card }: { town-brings }
town-brings =
    { $brings ->
        [coin] +1 coin
        [limit] limit +1
        [vp] +1 VP
       *[coin-and-upgrade] +1 coin, one extra Upgrade
    }
# A whole turn in one line. $built is such as "bought Hospital, upgraded to Church", from the next three.
town-news = { $name }: { town-cards }, { town-vp }; { $built }
town-news-bought = bought { town-card }
town-news-upgraded = upgraded to { town-card }
town-news-developed = developed to { town-card }
town-news-nothing = { $name }: { town-cards }, { town-vp }; built nothing
# $line is one of the two before, or one of these two.
town-news-gave =
    { $count ->
        [1] { $line }; gave { town-card } to { $to }
       *[other] { $line }; gave { $count } × { town-card } to { $to }
    }
town-news-removed =
    { $count ->
        [1] { $line }; removed { town-card }
       *[other] { $line }; removed { $count } × { town-card }
    }
town-news-over = { $name } went over the limit with { town-cards }

## What speaks for a move, after its words

town-why-only = It is the only thing you can do
town-why-wins = Your turn has enough to win
town-why-wins-later = With more downgrades your turn has enough to win
town-why-goes-on =
    { $risk ->
        [0] Going on is safe
       *[other] The risk that going on ends your turn is { $risk }%
    }
town-why-stops =
    { $risk ->
        [0] Enough for this turn
       *[other] Going on would end your turn with a risk of { $risk }%
    }
town-why-saves =
    { $risk ->
        [0] Your turn goes on instead of ending here
       *[other] It may save your turn: the risk that a card you must play still ends it is { $risk }%
    }
town-why-lost = A card that you must play next would end your turn anyway
town-why-not-worth-saving = This turn is not worth a downgrade
town-why-better-deck = Your deck will be better for it
town-why-thinner-deck = Your deck is better off without this card
town-why-hurts-more = It hurts the others more
town-why-nothing-better = Nothing you could build makes your deck better
# $gain is such as "2 coins, 1 VP", or "1 unhappy".
town-hint-plays = { $gain } when it is played
# $gain is such as "5 coins, 2 fee coins", or "nothing".
town-hint-builds = { $gain } to build with

## Gestures and keys: each with what it does

town-gesture-deck = Tap your deck, or the blue button
town-gesture-deck-text = play the next card; when the deck is empty, shuffle
town-gesture-card = Tap any other card
town-gesture-card-text = see it large, front and back; tap beside it to put it down
town-gesture-supply = Tap a card of the supply
town-gesture-supply-text = see both sides; while you build, Buy or Develop it; solo, remove it to shuffle
town-gesture-discard = Tap a card of your discard pile
town-gesture-discard-text = see both sides; downgrade it, or while you build upgrade it or give it away
town-gesture-player = Tap another player
town-gesture-player-text = see that player’s cards
town-keys-arrows = Arrow keys
town-keys-arrows-text = from card to card, and from one thing to do to the next
town-keys-enter-text = confirm, or activate what is highlighted
town-keys-stop-text = stop and build; let your turn end when it could be saved
town-keys-stacks = 1 to 6
town-keys-stacks-text = open that card of the supply
town-keys-piles = A
town-keys-piles-text = open the next card of your discard pile that can be used now, or of all if none can
town-keys-options = Q, W, E
town-keys-options-text = the first, second or third thing to do with an open card
town-keys-stay = V and B
town-keys-stay-text = leave out one card fewer or one more when you shuffle
town-keys-others-text = the next player’s discard pile, and back to your own
town-keys-undo-text = undo, but not past a card that was shown, or a hand-over
town-keys-dice-text = how turns have gone so far
town-keys-escape-text = take back what is chosen, or one step back

## Help: at a glance

town-help-open-title = 1. The top card is always open
town-help-open-text = Play it, or stop. You see the next card before this one counts.
town-help-limit-title = 2. At most { $limit } unhappy
town-help-limit-text = One too many, and your turn ends at once: you build nothing.
town-help-build-title = 3. Stop in time, and build once
town-help-build-text = Buying costs coins, upgrading a fee, developing both.
town-help-win-title = 4. Win with { $vp } VP in one turn
town-help-win-text =
    { $cards ->
        [0] Coins and stars count for this turn only.
       *[other] Or { $cards } cards or more in one turn, one of them a { $store } card. Coins and stars count for this turn only.
    }
town-help-risk-title = What the percentage means
town-help-risk-text = The cards below the open one are hidden. In so many of a hundred orders going on would end your turn.

# The price of giving a card away.
town-price =
    { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    }

## What may I do? A word on a card; and why nothing can be built with one

town-choice-read = Read
# To all players: a stack is sold out.
town-announce-last = { $name } has got the last { town-card } card of the supply.
town-why-coins =
    { $price ->
        [one] It costs { $price } coin, and you have { $there } left.
       *[other] It costs { $price } coins, and you have { $there } left.
    }
town-why-action = You have already built in this turn, and nothing extra is left.
town-why-supply = None is left of this card.

## Help: the rules

town-rules-aim-title = The aim
town-rules-aim-text =
    { $cards ->
        [0] Your town is a deck of cards. On your turn you play cards from the top, one by one, as many as you dare. They bring coins and victory points (VP), but some make citizens unhappy. Too many unhappy citizens end your turn at once, and you build nothing. Stop in time, and your coins buy new cards or improve old ones for later turns. You win if you stop with { $vp } VP or more in one turn.
       *[other] Your town is a deck of cards. On your turn you play cards from the top, one by one, as many as you dare. They bring coins and victory points (VP), but some make citizens unhappy. Too many unhappy citizens end your turn at once, and you build nothing. Stop in time, and your coins buy new cards or improve old ones for later turns. You win if you stop with { $vp } VP or more in one turn, or with { $cards } or more cards, one of them a { $store } card.
    }

town-rules-cards-title = The cards
town-rules-cards-text =
    Each card has a building on each side. You buy a card with its front up, for the coins in its lower left corner. The violet number in the lower right is the fee for flipping it to its back, which is usually better. Backs have a frame and two arrows.
    You begin with { $homes } { $home } cards, one { $flat } card and one of each card in the supply; shuffled, they are your first deck. The two sides of one card are { $home } and { $flat }; it cannot be bought.
    Coins pay for building, stars are victory points (VP), and an unhappy face is an unhappy citizen. All of them count for this turn only.
    You may look at the top card of every deck and at every discard pile. The order of the cards below is hidden.

town-rules-turn-title = A turn
town-rules-turn-text =
    1. Play cards, at least one. After each card you go on or stop.
    2. Build, if you like.
    Then the cards that you played go to your discard pile, and it is the next player’s turn, clockwise.

town-rules-play-title = Playing cards
town-rules-play-text =
    The top card of your deck is always open. When you play it, you first see the card below. Then the card that you played brings its coins, VP and unhappy citizen, and then it has its effect.
    After that, a { $home } card on top of your deck must be played, and so must whatever follows a { $mall } card; one card can fulfil both. A { $home } card on top must be played at the start of your turn and after a shuffle, too. If a { $mall } card is the last card of your deck, no card has to follow, even if you shuffle then.
    A card that must be played is played for you, unless you could downgrade a card first.
    When your deck is empty, you may stop or go on. To go on, you shuffle your discard pile into a new deck; the cards of this turn stay out of it. Then you see the top card, and again go on or stop. With an empty discard pile you can only stop. If your deck is empty when your turn begins, you shuffle first.
    When you shuffle, any number of your { $flea } cards may stay in your discard pile, as long as at least one card goes into the new deck.

town-rules-limit-title = Unhappy citizens
town-rules-limit-text =
    Your limit is { $limit } unhappy. The card that takes you over the limit ends your turn at once: it has no effect, the cards that you played go to your discard pile, and you neither build nor win, whatever your VP. A { $home } card that is then on top of your deck waits for your next turn.
    Each { $church } card that you play or downgrade raises the limit by 1 for this turn.
    Once you are over the limit, only a { $church } card in your discard pile can save you: downgrade it right away, and your turn goes on with the effect of your last card. You may also let your turn end.

town-rules-downgrade-title = Downgrades
town-rules-downgrade-text =
    Some backs can help you again from your discard pile. Flip one to its front, and you get what its back says after “Downgrade”. It stays in your discard pile and is not played. To use its back again, you first have to upgrade it again.
    You may downgrade any number of cards whenever you could play, shuffle or stop, even before your first card or before a card that must be played, but not while you build. A large blue mark shows which cards can be downgraded now.

town-rules-build-title = Building
town-rules-build-text =
    You have one action, which you need not use:
    Buy: pay a card’s coins; it goes from the supply to your discard pile, front up.
    Upgrade: pay the fee of a card in your discard pile and flip it to its back.
    Develop: pay both; a card goes from the supply to your discard pile, back up.
    Some cards bring extra Buys and Upgrades, for this turn. You may use them before or after your action, or without it. Buys and Upgrades use up the extra ones first, the cheaper Upgrades before the others. A Develop always takes your action.
    Fee coins (violet) pay for an Upgrade or the fee part of a Develop only, and are spent first.
    A card that you have just bought can be upgraded in the same turn. The cards that you played this turn cannot: they are not in your discard pile yet. Coins that you do not spend are lost. An empty stack cannot be bought from.

town-rules-give-title = Giving { $flat } cards away
town-rules-give-text =
    While you build, you may give away any number of { $flat } cards in your discard pile. Pay { town-price } for each, choose another player, and flip the card: it goes to that player’s discard pile as a { $home } card. That takes no action, and fee coins cannot pay for it.

town-rules-yard-title = The { $yard } card
town-rules-yard-text =
    When you play it, choose top or bottom: all other players discard that card of their decks, clockwise. An empty deck loses nothing and is not shuffled; if all are empty, there is nothing to choose. A { $home } card that this uncovers waits for its owner’s turn. If a deck has only one card, it is both top and bottom; that goes for your { $factory } card as well.

town-rules-win-title = The end
town-rules-win-text =
    { $cards ->
        [0] You win at the end of your turn, even if you built nothing, if this turn has brought { $vp } VP or more.
       *[other] You win at the end of your turn, even if you built nothing, if this turn has brought { $vp } VP or more, or if you have played { $cards } or more cards in it and a { $store } card is one of them.
    }
    VP and cards of earlier turns do not count, and a turn that goes over the limit never wins. The match ends at once, and all others share second place. If nobody has won after { $rounds } turns each, the match is shared.

town-rules-first-title = First game
town-rules-first-text =
    For your first matches you may play without { $flea } and { $yard } cards. Your first deck is then smaller.

town-rules-solo-title = Solo
town-rules-solo-text =
    The supply has { $supply } of each card, and there is no { $yard } card. Each time you shuffle, you first remove a card of your choice in the supply from the game. Once the supply is empty, shuffling is free.
    You win as in any match. You lose if the supply is empty at the end of a turn that does not win, or if { $rounds } turns go by without a win. Fewer turns are better, and turns that went over the limit count, too.
    Instead of giving { $flat } cards away, you may remove them from the game, for { town-price } each.

town-rules-buildings-title = The buildings
town-rules-buildings-text =
    The front of each card, and then its back.

## The table of Design Town

town-top = On top of the deck: { town-card }
town-open = open
town-downgradable = { town-counted }, can be downgraded now
town-times = ×{ $count }
town-of = { $count } of { $most }
town-stack = { town-card }, { $left } left, costs { town-coins }
town-group-supply = Supply
town-row-played = Played
town-row-deck = Next from your deck
town-row-deck-of = { $name }’s deck
town-row-discard = Your discard pile
town-row-discard-of = { $name }’s discard pile
town-row-discard-empty = Discard pile: empty
town-deck-empty = empty deck
town-cards-of = The cards of { $name }
town-turn = Turn { $turn }
town-choose = Choose
town-confirm-play = Play
town-confirm-shuffle = Shuffle
town-confirm-downgrade = Downgrade
town-stop = Stop
town-stay = { $count ->
    [0] Shuffle all
    [one] Leave out 1
   *[other] Leave out { $count }
}
town-stay-fewer = −
town-stay-fewer-name = Leave out one fewer { town-card }
town-stay-more = +
town-stay-more-name = Leave out one more { town-card }

# What can be done with a card that lies open: on a narrow button.
town-option-buy = Buy for { $coins }
town-option-upgrade = Upgrade for { $coins }
town-option-develop = Develop for { $coins }
town-option-downgrade = Downgrade to { town-other }: { town-brings }
town-option-give = To { $name }, costs { $coins }
town-option-give-away = Remove for { $coins }
town-option-remove = Remove it and shuffle
town-option-top = Top card
town-option-bottom = Bottom card

town-vp-of = { $vp } of { $most } VP
town-unhappy-of = { $unhappy } of { $limit } unhappy
# What the turn has brought so far, for the screen reader.
town-tally =
    { $fees ->
        [0] { town-coins }, { town-vp-of }, { town-unhappy-of } and { town-cards }
       *[other] { town-coins }, { town-fee-coins }, { town-vp-of }, { town-unhappy-of } and { town-cards }
    }

town-say-play = Play the top card of your deck.
town-say-go-on = Play the next card, or stop and build.
# The effect of the card that lies on top.
town-say-effect = { town-card }: { $effect }
# Where two things are to be said, each with its full stop.
town-say-both-lines =
    { $first }
    { $second }
town-say-forced = { town-card } must be played.
town-say-was-forced = { town-card } came on top: it must always be played.
town-say-was-next = { town-card } had to be played after the { town-other }.
town-say-exceeds = The next card makes { $count } unhappy: over the limit, it ends your turn.
town-say-exceeds-but = The next card makes { $count } unhappy: over the limit, only a downgrade saves your turn.
town-say-stop-to-win = Stop and build: that wins!
town-say-shuffle = Your deck is empty. Shuffle your discard pile, or stop.
town-say-shuffle-first = Your deck is empty: shuffle your discard pile first.
town-say-shuffle-for = Your deck is empty. To shuffle, choose a card of the supply to remove.
town-say-nothing-to-shuffle = No cards are left to play: stop and build.
town-say-late = { $count ->
    [0] This is your last turn of the match.
    [one] You have one more turn after this one.
   *[other] You have { $count } more turns after this one.
}
town-say-save = Over the limit: downgrade a card, or your turn is over.
town-say-lost = A downgrade would not help: a card that you must play next ends your turn anyway.
town-say-exceeded = Over the limit: your turn is over, and you build nothing.
town-say-end = All others discard a card: top or bottom of their decks?
town-say-build =
    { $develops ->
        [yes] Choose a card to Buy, Upgrade or Develop, or end your turn.
       *[no] Choose a card to Buy or Upgrade, or end your turn.
    }
town-say-ends = There is nothing more that you can build: your turn ends.
town-say-built =
    { $solo ->
        [yes] You have built. You can still remove a card for coins, or end your turn.
       *[no] You have built. You can still give a card away for coins, or end your turn.
    }
town-say-buy = You still have { $buys ->
    [one] one extra Buy.
   *[other] { $buys } extra Buys.
}
town-say-upgrade = You still have { $upgrades ->
    [one] one extra Upgrade.
   *[other] { $upgrades } extra Upgrades.
}
town-say-two-extras = You still have { $buys ->
    [one] one extra Buy
   *[other] { $buys } extra Buys
} and { $upgrades ->
    [one] one extra Upgrade.
   *[other] { $upgrades } extra Upgrades.
}
town-say-build-and-buy = Choose a card: you may build once, and have { $buys ->
    [one] one extra Buy.
   *[other] { $buys } extra Buys.
}
town-say-build-and-upgrade = Choose a card: you may build once, and have { $upgrades ->
    [one] one extra Upgrade.
   *[other] { $upgrades } extra Upgrades.
}
town-say-build-and-both = Choose a card: you may build once, and have { $buys ->
    [one] one extra Buy
   *[other] { $buys } extra Buys
} and { $upgrades ->
    [one] one extra Upgrade.
   *[other] { $upgrades } extra Upgrades.
}
town-say-wins = You have enough to win: end your turn!
town-odds = Going on: { $percent }% risk that a card you must play ends your turn
town-odds-none = Going on is safe.
town-odds-saved = Even then: { $percent }% risk that a card you must play ends your turn

town-extra-buys = +{ $count } { $count ->
    [one] Buy
   *[other] Buys
}
town-extra-upgrades = +{ $count } { $count ->
    [one] Upgrade
   *[other] Upgrades
}
town-flies-coins = +{ $count }
town-flies-limit = limit +1
town-flies-buy = +1 Buy
town-flies-upgrade = +1 Upgrade
town-flies-forced = one more!
town-flies-exceeded = over the limit!

## A first match: what is explained, 25 words at most each

town-learn-aim = Stars are victory points, and count for one turn only. Whoever first builds a turn with { $vp } VP wins. Each turn makes your deck better.
town-learn-forced = The top card of your deck is open. A { town-card } must be played: it plays itself, unless you can do something else first.
town-learn-play = The top card of your deck is open. Play it: it brings the coins and stars that it shows, but perhaps somebody unhappy, too.
town-learn-unhappy = Here are this turn’s coins and stars, and who is unhappy. { $limit } unhappy are the limit: one more ends your turn, with nothing built.
town-learn-help = { tutorial-help }
town-learn-go-on =
    { $coins ->
        [one] You have { $coins } coin. Play on, or stop and build. The percentage is the risk that going on ends your turn, hidden cards included.
       *[other] You have { $coins } coins. Play on, or stop and build. The percentage is the risk that going on ends your turn, hidden cards included.
    }
town-learn-effect = { town-card } does something, too, when it is played. { $effect }
town-learn-store = There is a second way to win: play { $cards } cards or more in one turn, with a { town-card } among them.
town-learn-next-too = Because of the card before it, { town-card } has to be played, too.
town-learn-too-much = This card would be one unhappy too many: your turn would end, with nothing built. Better stop, and build.
town-learn-shuffle = Your deck is empty. Shuffle your discard pile into a new deck and go on, or stop if you may.
town-learn-prices = The coin is a card’s price; the hexagon is its upgrade fee, later in your discard pile, or at once if you pay both.
town-learn-upgrade = To upgrade is to turn a card in your discard pile to its other side, for its fee. Cards just played are not there yet.
town-learn-develop = You could also develop a card: buy it and upgrade it at once, for price and fee together.
town-learn-build =
    { $can ->
        [upgrade] { $extra ->
            [yes] Build
           *[no] Build once
        }, with your { town-coins }. Touch a card of your discard pile to upgrade it, or end your turn.
        [buy] { $extra ->
            [yes] Build
           *[no] Build once
        }, with your { town-coins }. Touch a card of the supply to buy it, or end your turn.
       *[both] { $extra ->
            [yes] Build
           *[no] Build once
        }, with your { town-coins }. Touch a card of the supply to buy it, or one of your discard pile to upgrade it.
    }
town-learn-card = On the left is the card, on the right its other side, after an upgrade. The button does what is chosen. Unspent coins are lost.
town-learn-end =
    { $can ->
        [yes] You may build something more. If you want to build nothing more, end your turn: what you played goes to the discard pile.
       *[no] If you want to build nothing more, end your turn: what you played goes to the discard pile.
    }
town-learn-gained =
    { $ends ->
        [yes] { town-card } lies in your discard pile. Once your deck is empty, that is shuffled. You can build nothing more, so your turn ends.
       *[no] { town-card } lies in your discard pile. Once your deck is empty, that is shuffled: then you will draw it.
    }
town-learn-upgraded =
    { $ends ->
        [yes] Upgraded, the card shows its other side, { town-card }, unless it is turned back. You can build nothing more, so your turn ends.
       *[no] Upgraded, the card shows its other side, { town-card }, unless it is turned back.
    }
town-learn-others = Now the computer player, { $name }, plays in the same way, with a deck of their own.
town-learn-news = Here you can read what { $name } did meanwhile.
town-learn-over-limit = { town-card } was one unhappy too many: your turn is over, with nothing built. Your cards are not lost; they lie in your discard pile.
town-learn-over-limit-theirs = { $name } had one unhappy too many, and has built nothing in this turn.
town-learn-saves = One unhappy too many! Turn back a Church in your discard pile, and the limit rises by one. Or let the turn end.
town-learn-downgrade = In your discard pile lies { town-card }. While you play cards, you may downgrade it: turn it back to its front, for what the card says.
town-learn-give = For { $coins } coins you may turn { town-card } back and give it to another player. That makes your deck better, and theirs worse.
town-learn-extra-buy = Beside your one build, your cards allow one more Buy in this turn.
town-learn-extra-upgrade = Beside your one build, your cards allow one more Upgrade in this turn.
town-learn-wins = That is enough to win! Play nothing more that could end your turn. End it, and the match is yours.
town-learn-over = The match is over: whoever builds a winning turn wins at once. See how it went. Then “{ replay-title }” tells luck from skill.
