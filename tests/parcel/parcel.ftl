### Texts of Parcel alone; every key begins with "parcel-".

## The cover of the box, and what is asked before a match

parcel-box-title = Parcel
parcel-box-text = Keep the die or pass it
parcel-box-minutes = 5 min
parcel-box-name = New match of Parcel: keep the die or pass it, 2 players, 5 minutes
parcel-setup-length = Length
parcel-setup-turns =
    { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }

## The names of things and moves

parcel-card-none = No card
parcel-card-crown = Crown
parcel-card-sun = Sun
parcel-card-storm = Storm
parcel-die = die { $face }
parcel-die-none = no die
parcel-move-again = Throw again
parcel-move-keep = Keep
parcel-move-pass = Pass
parcel-move-by = { $name } – { $move }

## The table

parcel-table-confirm = Do it
parcel-table-choose = { $name }: keep or pass?
parcel-table-roll = { $name } throws.
parcel-table-over = The match is over.
# What the last move was, and what there is to do.
parcel-table-then = { $news }. { $due }
parcel-player = { $name }: { $crowns ->
    [one] { $crowns } crown
   *[other] { $crowns } crowns
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## From outside

parcel-stage = Parcel, round { $round }
parcel-summary-turn = { $name }’s turn
parcel-summary-over = The match is over
parcel-results-dealt = Dealt
parcel-results-kept = Kept
parcel-results-passed = Passed

## Help

parcel-rules-aim-title = The aim
parcel-rules-aim-text = Whoever has more crowns wins; points break ties.
parcel-rules-turn-title = A turn
parcel-rules-turn-text =
    Whoever is on turn has a die: the one that the other player passed on, or else a thrown one. A card turns over.
    Throw the die again, once, if you like. Then keep it: that scores its pips, and takes the card if it is a crown. Or pass it to the other player: under the sun that scores a point.
    In a storm the die has to be passed as it is.
parcel-rules-crown = It goes to whoever keeps the die. Most crowns win.
parcel-rules-end-title = The end
parcel-rules-end-text = A match has as many turns as you agreed on. At the beginning everybody is dealt four dice, which score their pips.

## A first match: what is explained, 25 words at most each

parcel-learn-roll = Throw the die: its pips are points for whoever keeps it.
parcel-learn-choose = Keep the die for its points, and take the card if it is a crown; or pass it. Most crowns win.
parcel-learn-storm = There is a storm: the die has to be passed as it is.
parcel-learn-confirm = Touch this button to do what is chosen.
parcel-learn-passed =
    { $points ->
        [one] Passing the die scored { $points } point.
       *[other] Passing the die scored { $points } points.
    }
parcel-learn-others = Now { $name } chooses in the same way.
parcel-learn-over = The match is over. See who has won.
