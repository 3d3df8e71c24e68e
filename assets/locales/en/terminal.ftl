### What the program for terminals says in English. It speaks no other language, so nobody translates this file.

## Design Town: what happened. $card and $other are such as "a Hospital".

town-did-show = On top of { $name }’s deck there is now { $card }.
town-did-play = { $name } plays { $card }.
town-did-have-to-play = { $name } has to play { $card }.
town-did-earn = So far: { $coins } to spend, { $vp } VP and { $unhappy } unhappy.
town-did-exceed = { $name } is over the limit, unless a card in the discard pile raises it.
town-did-exceed-for-good = { $name } is over the limit, and nothing helps.
town-did-pay-unhappy = The unhappy bring { $coins } in addition.
town-did-raise-limit = The limit is now { $limit } unhappy.
town-did-add-buy = This turn has one more extra Buy.
town-did-add-upgrade = This turn has one more extra Upgrade.
town-did-discard = { $name } discards { $card } from the { $end } of the deck.
town-did-have-to-discard = { $name } has to discard { $card } from the { $end } of the deck.
town-did-shuffle = { $name } shuffles the discard pile{ $stayed ->
    [0] { " " }
   *[other] , except { $stayed } × { $staying },{ " " }
}into a new deck{ $removed ->
    [none] .
   *[other] ; { $removed } is removed from the game.
}
town-did-downgrade = { $name } downgrades { $card } in the discard pile to { $other }.
town-did-stop = { $name } stops and builds.
town-did-buy = { $name } buys { $card } for { $coins }{ $extra ->
    [yes] , as an extra action.
   *[no] .
}
town-did-upgrade = { $name } upgrades { $card } to { $other } for { $coins }{ $extra ->
    [yes] , as an extra action.
   *[no] .
}
town-did-develop = { $name } develops { $card } for { $coins }.
town-did-give = { $name } gives { $card } from the discard pile to { $to }, as { $other }.
town-did-give-away = { $name } removes { $card } from the game.
town-did-end = { $name } ends the turn with { $cards } and { $vp } VP.
town-did-fail = { $name }’s turn is over after { $cards }.
town-did-win = { $name } wins.
town-did-lose = The match is over, and nobody has won.
town-did-take-turns =
    { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }
