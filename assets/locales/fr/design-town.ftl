### Texts of Design Town alone; every key begins with "town-". Terms are the rulebook's: deck, discard pile, supply, unhappy,
### limit, Buy, Upgrade, Develop, downgrade, VP, and the names of the buildings.

## The cover of the box

town-box-title = Design Town
town-box-text = Ose encore une carte
town-box-minutes = 30 min
town-box-name = Nouvelle partie de Design Town : ose encore une carte, 1 à 4 joueurs, 30 minutes

## Small words that many texts are made of

town-coins =
    { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
town-fee-coins =
    { $fees ->
        [one] { $fees } pièce d’amélioration
       *[other] { $fees } pièces d’amélioration
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
               *[other] { town-fee-coins } et { town-coins }
            }
    }
# Victory points.
town-vp = { $vp } PV
town-unhappy =
    { $unhappy ->
        [one] { $unhappy } mécontent
       *[other] { $unhappy } mécontents
    }
town-cards =
    { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
town-nothing = rien
# Cards of one kind: "2 Hospitals" would need a plural of each name.
town-counted =
    { $count ->
        [1] { town-card }
       *[other] { $count } × { town-card }
    }

## The buildings, each a name of its own

town-residential-area = Quartier résidentiel
town-apartment = Immeuble
town-convenience-store = Supérette
town-shopping-mall = Centre commercial
town-hospital = Hôpital
town-church = Église
town-factory = Usine
town-power-plant = Centrale électrique
town-central-park = Parc central
town-station = Gare
town-flea-market = Brocante
town-recycling-bin = Bac de tri
town-construction-yard = Chantier
town-recycling-centre = Centre de tri

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
    .a =
        { $card ->
            [residential-area] un { town-residential-area }
            [apartment] un { town-apartment }
            [convenience-store] une { town-convenience-store }
            [shopping-mall] un { town-shopping-mall }
            [hospital] un { town-hospital }
            [church] une { town-church }
            [factory] une { town-factory }
            [power-plant] une { town-power-plant }
            [central-park] un { town-central-park }
            [station] une { town-station }
            [flea-market] une { town-flea-market }
            [recycling-bin] un { town-recycling-bin }
            [construction-yard] un { town-construction-yard }
           *[recycling-centre] un { town-recycling-centre }
        }
    .the =
        { $card ->
            [residential-area] le { town-residential-area }
            [apartment] l’{ town-apartment }
            [convenience-store] la { town-convenience-store }
            [shopping-mall] le { town-shopping-mall }
            [hospital] l’{ town-hospital }
            [church] l’{ town-church }
            [factory] l’{ town-factory }
            [power-plant] la { town-power-plant }
            [central-park] le { town-central-park }
            [station] la { town-station }
            [flea-market] la { town-flea-market }
            [recycling-bin] le { town-recycling-bin }
            [construction-yard] le { town-construction-yard }
           *[recycling-centre] le { town-recycling-centre }
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
    .a =
        { $other ->
            [residential-area] un { town-residential-area }
            [apartment] un { town-apartment }
            [convenience-store] une { town-convenience-store }
            [shopping-mall] un { town-shopping-mall }
            [hospital] un { town-hospital }
            [church] une { town-church }
            [factory] une { town-factory }
            [power-plant] une { town-power-plant }
            [central-park] un { town-central-park }
            [station] une { town-station }
            [flea-market] une { town-flea-market }
            [recycling-bin] un { town-recycling-bin }
            [construction-yard] un { town-construction-yard }
           *[recycling-centre] un { town-recycling-centre }
        }
    .the =
        { $other ->
            [residential-area] le { town-residential-area }
            [apartment] l’{ town-apartment }
            [convenience-store] la { town-convenience-store }
            [shopping-mall] le { town-shopping-mall }
            [hospital] l’{ town-hospital }
            [church] l’{ town-church }
            [factory] l’{ town-factory }
            [power-plant] la { town-power-plant }
            [central-park] le { town-central-park }
            [station] la { town-station }
            [flea-market] la { town-flea-market }
            [recycling-bin] le { town-recycling-bin }
            [construction-yard] le { town-construction-yard }
           *[recycling-centre] le { town-recycling-centre }
        }

## What cards do, in a line each; on the card, and when it is shown large

town-effect-forced = Au sommet de ton deck, elle doit être jouée.
town-effect-wins-with = Victoire avec { $cards } cartes ou plus en un tour.
town-effect-next-too = La carte suivante doit être jouée.
town-effect-coins-for-unhappy = 1 pièce par mécontent jusqu’ici, celui-ci compris.
town-effect-raise-limit = Limite +1 pour ce tour.
town-effect-discard-bottom = Défausse la carte du dessous de ton deck.
town-effect-extra-buy = Un achat de plus pour ce tour.
town-effect-extra-upgrade = Une amélioration de plus pour ce tour, à 1 pièce de moins.
town-effect-may-stay = Peut rester dans la défausse quand tu mélanges.
town-effect-others-discard = Choisis dessus ou dessous : tous les autres défaussent cette carte.
town-effect-fees-only = Ses pièces ne paient que les frais.
town-downgrade-coin = Rétrograder : +1 pièce.
town-downgrade-raise-limit = Rétrograder : limite +1.
town-downgrade-vp = Rétrograder : +1 PV.
town-downgrade-coin-and-upgrade = Rétrograder : +1 pièce, une amélioration de plus.
town-downgrade-give = En construisant, paie { town-coins } pour la donner à un joueur comme { town-other }.
town-downgrade-give-solo = En construisant, paie { town-coins } pour la retirer.

## What a card brings and costs, when it is shown large. $brings is such as "2 coins, 1 unhappy".

town-card-brings = Rapporte : { $brings }.
town-card-cost = Coûte { town-coins }.
town-card-fee = Amélioration en { town-other } : { town-coins }.
town-card-back = Au recto : { town-other }.

## A running match on the shelf, and whose turn it is

town-stage = Design Town, manche { $round }
town-plays = { $name } joue
town-begins = À { $name } de jouer
town-saves = { $name } dépasse la limite
town-chooses = { $name } choisit dessus ou dessous
town-builds = { $name } construit

## Set-up

town-setup-solo = En solo, c’est une course contre la réserve, qui s’épuise : gagne avant qu’elle soit vide, en aussi peu de tours que possible.
town-setup-first-note = Commencer est un avantage : entre deux bons joueurs, celui qui commence gagne environ 6 parties sur 10.
town-setup-cards = Cartes
town-setup-first-game = Première partie
town-setup-first-game-text = Sans les cartes { town-card } et { town-other }.

## Statistics

town-statistics-title = Les tours jusqu’ici
town-statistics-note = Au-delà de la limite, on ne construit rien ce tour-là. Les tours de tous les joueurs sont comptés ensemble.
town-statistics-ends =
    { $count ->
        [one] Comment les tours ont fini, { $count } tour en tout
       *[other] Fin des tours, { $count } tours en tout
    }
town-statistics-built =
    { $count ->
        [one] arrêt à temps : { $count } tour
       *[other] arrêt à temps : { $count } tours
    }
town-statistics-over =
    { $count ->
        [one] limite dépassée : { $count } tour
       *[other] limite dépassée : { $count } tours
    }
# $average has one digit after the point.
town-statistics-length = Cartes jouées par tour, { $average } en moyenne
town-statistics-cards =
    { $count ->
        [one] { $cards } cartes : { $count } tour
       *[other] { $cards } cartes : { $count } tours
    }
town-statistics-between = { $from }–{ $to }
town-statistics-from = { $from }+
town-statistics-gained =
    { $count ->
        [one] Achats, améliorations et développements : { $count } carte en tout
       *[other] Achats, améliorations et développements : { $count } cartes en tout
    }
town-statistics-card =
    { $count ->
        [1] { town-card } : une fois
       *[other] { town-card } : { $count } fois
    }

## Results

town-results-turns = Tours
# Of all turns that were built in.
town-results-cards = Cartes max
town-results-vp = PV max
town-results-won-vp = { town-vp } au tour { $turn }
town-results-won-cards = { town-cards } avec { town-card.a } au tour { $turn }
town-results-won-both = { town-vp } et { town-cards } au tour { $turn }
town-results-none =
    { $turns ->
        [one] Personne n’a gagné en { $turns } tour chacun : égalité
       *[other] Personne n’a gagné en { $turns } tours chacun : égalité
    }
town-results-solo-won =
    { $turns ->
        [one] Gagné en { $turns } tour
       *[other] Gagné en { $turns } tours
    }
town-results-solo-lost =
    { $turns ->
        [one] Perdu après { $turns } tour
       *[other] Perdu après { $turns } tours
    }
town-results-supply-empty = La réserve s’est vidée avant que tu gagnes
town-results-too-long =
    { $turns ->
        [one] { $turns } tour est passé sans victoire
       *[other] { $turns } tours sont passés sans victoire
    }

## Moves: on buttons, in hints, and what happened

town-move-top = Carte suivante : { town-card }
town-move-bottom = À la défausse : { town-card }
town-move-play = Jouer { town-card.the }
town-move-play-next = Carte suivante
town-move-shuffle = Mélanger
# Some of the cards named { town-other } stay in the discard pile.
town-move-shuffle-staying =
    { $count ->
        [1] Mélanger en laissant { town-other.a }
       *[other] Mélanger en laissant { $count } × { town-other }
    }
town-move-shuffle-for = Mélanger, retirer { town-card.a }
town-move-shuffle-staying-for =
    { $count ->
        [1] Mélanger en laissant { town-other.a }, retirer { town-card.a }
       *[other] Mélanger en laissant { $count } × { town-other }, retirer { town-card.a }
    }
town-move-stop = S’arrêter
town-move-downgrade = Rétrograder { town-card.a }
town-move-give-up = Renoncer
town-move-discard-top = Les autres défaussent leur carte du dessus
town-move-discard-bottom = Les autres défaussent leur carte du dessous
town-move-buy = Acheter { town-card.a }
town-move-upgrade = Améliorer { town-card.a }
town-move-develop = Développer { town-card.a }
town-move-give = Donner { town-card.a } à { $name }
town-move-give-away = Retirer { town-card.a }
town-move-end = Finir le tour
town-move-win = Gagner la partie
# The same with what is paid for it, and what the card is then.
town-told-buy = Acheter { town-card.a } pour { town-payment }
town-told-upgrade = Améliorer { town-card.a } pour { town-payment } : { town-other }
town-told-develop = Développer { town-card.a } pour { town-payment } : { town-other }
# The player pays for it.
town-told-give = Donner { town-card.a } à { $name } : coûte { town-coins }
town-told-give-away = Retirer { town-card.a } : coûte { town-coins }
town-told-downgrade = Rétrograder { town-card.a } : { town-brings }
town-brings =
    { $brings ->
        [coin] +1 pièce
        [limit] limite +1
        [vp] +1 PV
       *[coin-and-upgrade] +1 pièce, une amélioration de plus
    }
# A whole turn in one line. $built is such as "bought Hospital, upgraded to Church", from the next three.
town-news = { $name } : { town-cards }, { town-vp } ; { $built }
town-news-bought = achat : { town-card }
town-news-upgraded = amélioration en { town-card }
town-news-developed = développement en { town-card }
town-news-nothing = { $name } : { town-cards }, { town-vp } ; n’a rien construit
# $line is one of the two before, or one of these two.
town-news-gave =
    { $count ->
        [1] { $line } ; a donné { town-card.a } à { $to }
       *[other] { $line } ; a donné { $count } × { town-card } à { $to }
    }
town-news-removed =
    { $count ->
        [1] { $line } ; a retiré { town-card.a }
       *[other] { $line } ; a retiré { $count } × { town-card }
    }
town-news-over = { $name } a dépassé la limite avec { town-cards }

## What speaks for a move, after its words

town-why-only = Tu ne peux rien faire d’autre
town-why-wins = Ce tour suffit pour gagner
town-why-wins-later = Rétrograde encore, et ce tour suffit pour gagner
town-why-goes-on =
    { $risk ->
        [0] Continuer est sans risque
       *[other] Le risque que ton tour s’arrête si tu continues est de { $risk } %
    }
town-why-stops =
    { $risk ->
        [0] C’est assez pour ce tour
       *[other] Si tu continuais, il y aurait { $risk } % de risque que ton tour s’arrête
    }
town-why-saves =
    { $risk ->
        [0] Ton tour continue au lieu de s’arrêter ici
       *[other] Cela peut sauver ton tour : le risque qu’une carte obligatoire l’arrête quand même est de { $risk } %
    }
town-why-lost = Une carte obligatoire arrêterait ensuite ton tour de toute façon
town-why-not-worth-saving = Ce tour ne mérite pas qu’on rétrograde une carte
town-why-better-deck = Ton deck en sera meilleur
town-why-thinner-deck = Ton deck se portera mieux sans cette carte
town-why-hurts-more = Cela gêne davantage les autres
town-why-nothing-better = Rien de ce que tu peux construire n’améliore ton deck
# $gain is such as "2 coins, 1 VP", or "1 unhappy".
town-hint-plays = { $gain } quand elle est jouée
# $gain is such as "5 coins, 2 fee coins", or "nothing".
town-hint-builds = { $gain } pour construire

## Gestures and keys: each with what it does

town-gesture-deck = Toucher ton deck, ou le bouton bleu
town-gesture-deck-text = jouer la carte suivante ; si le deck est vide, mélanger
town-gesture-card = Toucher une autre carte
town-gesture-card-text = la voir en grand, recto et verso ; touche à côté pour la refermer
town-gesture-supply = Toucher une carte de la réserve
town-gesture-supply-text = voir ses deux côtés ; pendant la construction, l’acheter ou la développer ; en solo, la retirer pour mélanger
town-gesture-discard = Toucher une carte de ta défausse
town-gesture-discard-text = voir ses deux côtés ; la rétrograder, ou pendant la construction l’améliorer ou la donner
town-gesture-player = Toucher un autre joueur
town-gesture-player-text = voir ses cartes
town-keys-arrows = Flèches
town-keys-arrows-text = d’une carte à l’autre, et d’un choix à l’autre
town-keys-enter-text = confirmer, ou activer ce qui est mis en évidence
town-keys-stop-text = s’arrêter et construire ; renoncer à un tour qui pourrait être sauvé
town-keys-stacks = 1 à 6
town-keys-stacks-text = ouvrir cette carte de la réserve
town-keys-piles = A
town-keys-piles-text = ouvrir la prochaine carte de ta défausse qui peut servir maintenant, ou simplement la suivante si aucune ne le peut
town-keys-options = Q, W, E
town-keys-options-text = le premier, deuxième ou troisième choix pour la carte ouverte
town-keys-stay = V et B
town-keys-stay-text = laisser une carte de moins ou de plus dans la défausse quand tu mélanges
town-keys-others-text = la défausse du joueur suivant, puis retour à la tienne
town-keys-undo-text = annuler, mais sans remonter au-delà d’une carte montrée ou d’un changement de joueur
town-keys-dice-text = comment se sont passés les tours jusqu’ici
town-keys-escape-text = annuler le choix, ou revenir d’un pas

## Help: at a glance

town-help-open-title = 1. La carte du dessus est toujours visible
town-help-open-text = Joue-la, ou arrête-toi. Tu vois la carte suivante avant que la carte jouée ne compte.
town-help-limit-title =
    { $limit ->
        [one] 2. Au plus { $limit } mécontent
       *[other] 2. Au plus { $limit } mécontents
    }
town-help-limit-text = Un de trop, et ton tour s’arrête aussitôt : tu ne construis rien.
town-help-build-title = 3. Arrête-toi à temps, et construis une fois
town-help-build-text = Acheter coûte des pièces, améliorer des frais, développer les deux.
town-help-win-title = 4. Gagne avec { $vp } PV en un tour
town-help-win-text =
    { $cards ->
        [0] Pièces et étoiles ne valent que pour ce tour.
       *[other] Ou avec { $cards } cartes ou plus en un tour, dont une carte { $store }. Pièces et étoiles ne valent que pour ce tour.
    }
town-help-risk-title = Ce que veut dire le pourcentage
town-help-risk-text = Les cartes sous la carte visible sont cachées. Sur cent ordres possibles, c’est le nombre de ceux où continuer arrêterait ton tour.

# The price of giving a card away.
town-price =
    { $price ->
        [one] { $price } pièce
       *[other] { $price } pièces
    }

## What may I do? A word on a card; and why nothing can be built with one

town-choice-read = Lire
# To all players: a stack is sold out.
town-announce-last = { $name } a pris la dernière carte { town-card } de la réserve.
town-why-coins =
    { $price ->
        [one] Cela coûte { $price } pièce, et il t’en reste { $there }.
       *[other] Cela coûte { $price } pièces, et il t’en reste { $there }.
    }
town-why-action = Tu as déjà construit ce tour-ci, et tu n’as plus rien de supplémentaire.
town-why-supply = Il ne reste aucun exemplaire de cette carte.

## Help: the rules

town-rules-aim-title = But du jeu
town-rules-aim-text =
    { $cards ->
        [0] Ta ville est un deck de cartes. À ton tour, tu joues les cartes du dessus, une par une, autant que tu l’oses. Elles rapportent des pièces et des points de victoire (PV), mais certaines font des mécontents. Trop de mécontents, et ton tour s’arrête aussitôt : tu ne construis rien. Si tu t’arrêtes à temps, tes pièces achètent de nouvelles cartes ou en améliorent d’anciennes pour les tours suivants. Tu gagnes si tu t’arrêtes avec { $vp } PV ou plus en un tour.
       *[other] Ta ville est un deck de cartes. À ton tour, tu joues les cartes du dessus, une par une, autant que tu l’oses. Elles rapportent des pièces et des points de victoire (PV), mais certaines font des mécontents. Trop de mécontents, et ton tour s’arrête aussitôt : tu ne construis rien. Si tu t’arrêtes à temps, tes pièces achètent de nouvelles cartes ou en améliorent d’anciennes pour les tours suivants. Tu gagnes si tu t’arrêtes avec { $vp } PV ou plus en un tour, ou avec { $cards } cartes ou plus, dont une carte { $store }.
    }

town-rules-cards-title = Les cartes
town-rules-cards-text =
    Chaque carte a un bâtiment sur chaque côté. Tu achètes une carte côté recto, pour le nombre de pièces indiqué en bas à gauche. Le nombre violet en bas à droite donne les frais pour la retourner côté verso, en général meilleur. Les versos ont un cadre et deux flèches.
    Tu commences avec { $homes } cartes { $home }, une carte { $flat } et une carte de chaque pile de la réserve ; mélangées, elles forment ton premier deck. { $home } et { $flat } sont les deux côtés d’une même carte ; elle ne s’achète pas.
    Les pièces paient les constructions, les étoiles sont des points de victoire (PV), et un visage fâché est un citoyen mécontent. Tout cela ne vaut que pour ce tour.
    Tu peux regarder la carte du dessus de chaque deck et toutes les défausses. L’ordre des cartes en dessous est caché.

town-rules-turn-title = Un tour
town-rules-turn-text =
    1. Joue des cartes, au moins une. Après chaque carte, continue ou arrête-toi.
    2. Construis, si tu veux.
    Ensuite, les cartes que tu as jouées vont dans ta défausse, et c’est au joueur suivant, dans le sens horaire.

town-rules-play-title = Jouer des cartes
town-rules-play-text =
    La carte du dessus de ton deck est toujours visible. Quand tu la joues, tu vois d’abord la carte qui suit. Puis la carte jouée rapporte ses pièces, ses PV et son mécontent, et enfin elle produit son effet.
    Après cela, une carte { $home } au sommet de ton deck doit être jouée, tout comme celle qui suit une carte { $mall }, quelle qu’elle soit ; une même carte peut remplir les deux obligations. Une carte { $home } au sommet doit aussi être jouée au début de ton tour et après un mélange. Si une carte { $mall } est la dernière de ton deck, rien ne t’oblige à en jouer une autre, même si tu mélanges alors.
    Une carte obligatoire est jouée à ta place, sauf si tu peux d’abord rétrograder une carte.
    Quand ton deck est vide, tu peux t’arrêter ou continuer. Pour continuer, mélange ta défausse pour former un nouveau deck ; les cartes de ce tour n’en font pas partie. Tu vois alors la carte du dessus, et de nouveau, tu continues ou tu t’arrêtes. Si ta défausse est vide, tu ne peux que t’arrêter. Si ton deck est vide au début de ton tour, tu mélanges d’abord.
    Quand tu mélanges, tu peux laisser autant de tes cartes { $flea } que tu veux dans ta défausse, tant qu’au moins une carte va dans le nouveau deck.

town-rules-limit-title = Les mécontents
town-rules-limit-text =
    Ta limite est de { $limit ->
        [one] { $limit } mécontent
       *[other] { $limit } mécontents
    }. La carte qui te fait dépasser la limite arrête ton tour aussitôt : elle n’a pas d’effet, les cartes que tu as jouées vont dans ta défausse, et tu ne peux ni construire ni gagner, quels que soient tes PV. Une carte { $home } qui se trouve alors au sommet de ton deck attend ton prochain tour.
    Chaque carte { $church } que tu joues ou rétrogrades relève la limite de 1 pour ce tour.
    Une fois la limite dépassée, seule une carte { $church } de ta défausse peut te sauver : rétrograde-la tout de suite, et ton tour reprend avec l’effet de ta dernière carte. Tu peux aussi renoncer à ton tour.

town-rules-downgrade-title = Rétrograder
town-rules-downgrade-text =
    Depuis ta défausse, certains versos peuvent encore te servir. Retourne une telle carte côté recto, et tu reçois ce que son verso indique après « Rétrograder ». Elle reste dans ta défausse et n’est pas jouée. Pour te resservir de son verso, tu dois d’abord l’améliorer à nouveau.
    Tu peux rétrograder autant de cartes que tu veux chaque fois que tu pourrais jouer, mélanger ou t’arrêter, même avant ta première carte ou avant une carte obligatoire, mais pas pendant la construction. Une grande marque bleue montre les cartes que tu peux rétrograder maintenant.

town-rules-build-title = Construire
town-rules-build-text =
    Tu as une action, que rien ne t’oblige à utiliser :
    Acheter : paie les pièces d’une carte ; elle va de la réserve à ta défausse, côté recto.
    Améliorer : paie les frais d’une carte de ta défausse et retourne-la côté verso.
    Développer : paie les deux ; une carte va de la réserve à ta défausse, côté verso.
    Certaines cartes donnent des achats et des améliorations supplémentaires pour ce tour. Utilise-les avant ou après ton action, ou sans elle. Les achats et améliorations supplémentaires sont utilisés en premier, les améliorations à prix réduit avant les autres. Développer prend toujours ton action.
    Les pièces d’amélioration (violettes) ne paient qu’une amélioration ou les frais d’un développement, et sont dépensées en premier.
    Une carte que tu viens d’acheter peut être améliorée au même tour. Pas celles que tu as jouées ce tour-ci : elles ne sont pas encore dans ta défausse. Les pièces que tu ne dépenses pas sont perdues. On ne peut rien acheter dans une pile vide.

town-rules-give-title = Donner des cartes { $flat }
town-rules-give-text =
    Pendant la construction, tu peux donner autant de cartes { $flat } de ta défausse que tu veux. Pour chacune, paie { town-price }, choisis un autre joueur et retourne la carte : elle va dans la défausse de ce joueur comme carte { $home }. Cela ne prend aucune action, et les pièces d’amélioration ne peuvent pas le payer.

town-rules-yard-title = La carte { $yard }
town-rules-yard-text =
    Quand tu la joues, choisis dessus ou dessous : tous les autres joueurs défaussent cette carte de leur deck, dans le sens horaire. Un deck vide ne perd rien et n’est pas mélangé ; si tous sont vides, il n’y a rien à choisir. Une carte { $home } ainsi découverte attend le tour de son propriétaire. Si un deck n’a qu’une carte, elle est à la fois dessus et dessous ; cela vaut aussi pour ta carte { $factory }.

town-rules-win-title = Fin de la partie
town-rules-win-text =
    { $cards ->
        [0] Tu gagnes à la fin de ton tour, même sans avoir rien construit, si ce tour a rapporté { $vp } PV ou plus.
       *[other] Tu gagnes à la fin de ton tour, même sans avoir rien construit, si ce tour a rapporté { $vp } PV ou plus, ou si tu y as joué { $cards } cartes ou plus, dont une carte { $store }.
    }
    Les PV et les cartes des tours précédents ne comptent pas, et on ne gagne jamais au-delà de la limite. La partie s’arrête aussitôt, et tous les autres se partagent la deuxième place. Si personne n’a gagné après { $rounds } tours chacun, c’est l’égalité.

town-rules-first-title = Première partie
town-rules-first-text =
    Pour tes premières parties, tu peux jouer sans les cartes { $flea } et { $yard }. Ton premier deck est alors plus petit.

town-rules-solo-title = Solo
town-rules-solo-text =
    La réserve compte { $supply } exemplaires de chaque carte, et il n’y a pas de carte { $yard }. Chaque fois que tu mélanges, retire d’abord du jeu une carte de la réserve, à ton choix. Une fois la réserve vide, mélanger ne coûte plus rien.
    Tu gagnes comme dans n’importe quelle partie. Tu perds si la réserve est vide à la fin d’un tour où tu n’as pas gagné, ou si { $rounds } tours passent sans victoire. Moins il te faut de tours, mieux c’est ; ceux où tu as dépassé la limite comptent aussi.
    Au lieu de donner des cartes { $flat }, tu peux les retirer du jeu, pour { town-price } chacune.

town-rules-buildings-title = Les bâtiments
town-rules-buildings-text =
    Le recto de chaque carte, puis son verso.

## The table of Design Town

town-top = Au sommet du deck : { town-card }
town-open = ouverte
town-downgradable =
    { $count ->
        [1] { town-counted }, rétrogradable maintenant
       *[other] { town-counted }, rétrogradables maintenant
    }
town-times = ×{ $count }
town-of = { $count }/{ $most }
town-stack = { town-card }, il en reste { $left }, coûte { town-coins }
town-group-supply = Réserve
town-row-played = Jouées
town-row-deck = Carte suivante
town-row-deck-of = { $name } : deck
town-row-discard = Ta défausse
town-row-discard-of = { $name } : défausse
town-row-discard-empty = Défausse : vide
town-deck-empty = deck vide
town-cards-of = Chez { $name }
town-turn = Tour { $turn }
town-choose = Choisis
town-confirm-play = Jouer
town-confirm-shuffle = Mélanger
town-confirm-downgrade = Rétrograder
town-stop = S’arrêter
town-stay = { $count ->
    [0] Tout
    [1] Sauf 1
   *[other] Sauf { $count }
}
town-stay-fewer = −
town-stay-fewer-name = Laisser { town-card.a } de moins
town-stay-more = +
town-stay-more-name = Laisser { town-card.a } de plus

# What can be done with a card that lies open: on a narrow button.
town-option-buy = Acheter pour { $coins }
town-option-upgrade = Améliorer pour { $coins }
town-option-develop = Développer pour { $coins }
town-option-downgrade = Rétrograder en { town-other } : { town-brings }
town-option-give = À { $name }, coûte { $coins }
town-option-give-away = Retirer pour { $coins }
town-option-remove = La retirer et mélanger
town-option-top = Dessus
town-option-bottom = Dessous

town-vp-of = { $vp } PV sur { $most }
town-unhappy-of =
    { $unhappy ->
        [one] { $unhappy } mécontent sur { $limit }
       *[other] { $unhappy } mécontents sur { $limit }
    }
# What the turn has brought so far, for the screen reader.
town-tally =
    { $fees ->
        [0] { town-coins }, { town-vp-of }, { town-unhappy-of } et { town-cards }
       *[other] { town-coins }, { town-fee-coins }, { town-vp-of }, { town-unhappy-of } et { town-cards }
    }

town-say-play = Joue la carte du dessus de ton deck.
town-say-go-on = Joue la carte suivante, ou arrête-toi et construis.
# The effect of the card that lies on top.
town-say-effect = { town-card }. { $effect }
# Where two things are to be said, each with its full stop.
town-say-both-lines =
    { $first }
    { $second }
town-say-forced = Tu dois jouer { town-card.the }.
town-say-was-forced = Carte obligatoire jouée : { town-card }.
town-say-was-next = Il fallait jouer { town-card.the } après { town-other.the }.
town-say-exceeds =
    { $count ->
        [one] Avec la carte suivante, { $count } mécontent : limite dépassée, ton tour s’arrête.
       *[other] Avec la carte suivante, { $count } mécontents : limite dépassée, ton tour s’arrête.
    }
town-say-exceeds-but =
    { $count ->
        [one] Avec la carte suivante, { $count } mécontent : limite dépassée, il faudra rétrograder pour sauver ton tour.
       *[other] Avec la carte suivante, { $count } mécontents : limite dépassée, il faudra rétrograder pour sauver ton tour.
    }
town-say-stop-to-win = Arrête-toi et construis : c’est gagné !
town-say-shuffle = Ton deck est vide. Mélange ta défausse, ou arrête-toi.
town-say-shuffle-first = Ton deck est vide : mélange d’abord ta défausse.
town-say-shuffle-for = Ton deck est vide. Pour mélanger, choisis une carte de la réserve à retirer.
town-say-nothing-to-shuffle = Il ne reste aucune carte à jouer : arrête-toi et construis.
town-say-late = { $count ->
    [0] C’est ton dernier tour de la partie.
    [1] Il te reste un tour après celui-ci.
   *[other] Il te reste { $count } tours après celui-ci.
}
town-say-save = Limite dépassée : rétrograde une carte, ou ton tour est fini.
town-say-lost = Rétrograder n’aiderait pas : une carte obligatoire arrête ensuite ton tour de toute façon.
town-say-exceeded = Limite dépassée : ton tour est fini, et tu ne construis rien.
town-say-end = Tous les autres défaussent une carte : celle du dessus ou du dessous ?
town-say-build =
    { $develops ->
        [yes] Choisis une carte à acheter, améliorer ou développer, ou finis ton tour.
       *[no] Choisis une carte à acheter ou à améliorer, ou finis ton tour.
    }
town-say-ends = Tu ne peux plus rien construire : ton tour se termine.
town-say-built =
    { $solo ->
        [yes] Tu as construit. Tu peux encore payer pour retirer une carte, ou finir ton tour.
       *[no] Tu as construit. Tu peux encore payer pour donner une carte, ou finir ton tour.
    }
town-say-buy = Il te reste { $buys ->
    [1] un achat supplémentaire.
   *[other] { $buys } achats supplémentaires.
}
town-say-upgrade = Il te reste { $upgrades ->
    [1] une amélioration supplémentaire.
   *[other] { $upgrades } améliorations supplémentaires.
}
town-say-two-extras = Il te reste { $buys ->
    [1] un achat
   *[other] { $buys } achats
} et { $upgrades ->
    [1] une amélioration supplémentaires.
   *[other] { $upgrades } améliorations supplémentaires.
}
town-say-build-and-buy = Choisis une carte : tu peux construire une fois, et tu as { $buys ->
    [1] un achat supplémentaire.
   *[other] { $buys } achats supplémentaires.
}
town-say-build-and-upgrade = Choisis une carte : tu peux construire une fois, et tu as { $upgrades ->
    [1] une amélioration supplémentaire.
   *[other] { $upgrades } améliorations supplémentaires.
}
town-say-build-and-both = Choisis une carte : tu peux construire une fois, et tu as { $buys ->
    [1] un achat
   *[other] { $buys } achats
} et { $upgrades ->
    [1] une amélioration supplémentaires.
   *[other] { $upgrades } améliorations supplémentaires.
}
town-say-wins = Tu as assez pour gagner : finis ton tour !
town-odds = Continuer : { $percent } % de risque qu’une carte obligatoire arrête ton tour.
town-odds-none = Continuer est sans risque.
town-odds-saved = Même ainsi : { $percent } % de risque qu’une carte obligatoire arrête ton tour.

town-extra-buys = +{ $count } { $count ->
    [one] achat
   *[other] achats
}
town-extra-upgrades = +{ $count } { $count ->
    [one] amélior.
   *[other] amélior.
}
town-flies-coins = +{ $count }
town-flies-limit = limite +1
town-flies-buy = +1 achat
town-flies-upgrade = +1 amélioration
town-flies-forced = encore une !
town-flies-exceeded = limite dépassée !

## A first match: what is explained, 25 words at most each

town-learn-aim = Les étoiles sont des points de victoire, valables un tour. Le premier à réussir un tour à { $vp } étoiles gagne. Chaque tour améliore ton deck.
town-learn-forced = La carte du dessus est visible. Il faut jouer { town-card.the } : le jeu s’en charge, sauf si tu peux d’abord faire autre chose.
town-learn-play = La carte du dessus de ton deck est visible. Joue-la : elle rapporte ses pièces et ses étoiles, mais parfois aussi un mécontent.
town-learn-unhappy = Voici les pièces, étoiles et mécontents du tour. La limite est de { $limit } : un de plus, et ton tour s’arrête sans que tu puisses construire.
town-learn-help = { tutorial-help }
town-learn-go-on =
    { $coins ->
        [one] Tu as { $coins } pièce. Continue, ou arrête-toi et construis. Le pourcentage est le risque que ton tour s’arrête si tu continues, cartes cachées comprises.
       *[other] Tu as { $coins } pièces. Continue, ou arrête-toi et construis. Le pourcentage est le risque que ton tour s’arrête si tu continues, cartes cachées comprises.
    }
town-learn-effect = { town-card } : cette carte a aussi un effet. { $effect }
town-learn-store = Il y a une autre façon de gagner : joue { $cards } cartes ou plus en un tour, dont { town-card.a }.
town-learn-next-too = À cause de la carte d’avant, il faut aussi jouer { town-card.the }.
town-learn-too-much = Cette carte ferait un mécontent de trop : ton tour s’arrêterait sans que tu puisses construire. Mieux vaut t’arrêter et construire.
town-learn-shuffle = Ton deck est vide. Mélange ta défausse pour former un nouveau deck et continuer, ou arrête-toi si tu le peux.
town-learn-prices = La pièce donne le prix d’une carte, l’hexagone les frais pour l’améliorer : plus tard, dans ta défausse, ou aussitôt, si tu paies les deux.
town-learn-upgrade = Améliorer, c’est payer les frais d’une carte de ta défausse pour la retourner. Les cartes que tu viens de jouer n’y sont pas encore.
town-learn-develop = Tu pourrais aussi développer une carte : l’acheter et l’améliorer d’un coup, en payant ensemble le prix et les frais.
town-learn-build =
    { $can ->
        [upgrade] Tu as { town-coins } : { $extra ->
            [yes] construis
           *[no] construis une fois
        }. Touche une carte de ta défausse pour l’améliorer, ou finis ton tour.
        [buy] Tu as { town-coins } : { $extra ->
            [yes] construis
           *[no] construis une fois
        }. Touche une carte de la réserve pour l’acheter, ou finis ton tour.
       *[both] Tu as { town-coins } : { $extra ->
            [yes] construis
           *[no] construis une fois
        }. Touche une carte de la réserve pour l’acheter, ou de ta défausse pour l’améliorer.
    }
town-learn-card = À gauche la carte, à droite son verso, une fois améliorée. Le bouton fait ce que tu as choisi. Les pièces non dépensées sont perdues.
town-learn-end =
    { $can ->
        [yes] Tu peux encore construire. Si tu ne veux plus rien construire, termine ton tour : ce que tu as joué va dans la défausse.
       *[no] Si tu ne veux plus rien construire, termine ton tour : ce que tu as joué va dans la défausse.
    }
town-learn-gained =
    { $ends ->
        [yes] Dans ta défausse, { town-card.the } attend le prochain mélange, quand ton deck sera vide. Plus rien à construire : ton tour se termine.
       *[no] Dans ta défausse, { town-card.the } attend le prochain mélange, quand ton deck sera vide : tu pourras alors piocher cette carte.
    }
town-learn-upgraded =
    { $ends ->
        [yes] La carte améliorée montre son verso, { town-card }, tant qu’on ne la rétrograde pas. Plus rien à construire : ton tour se termine.
       *[no] La carte améliorée montre son verso, { town-card }, tant qu’on ne la rétrograde pas.
    }
town-learn-others = Au tour de l’ordinateur ({ $name }) de jouer de la même façon, avec son propre deck.
town-learn-news = Ici, tu peux lire ce que { $name } a fait entre-temps.
town-learn-over-limit = { town-card } : un mécontent de trop. Ton tour est fini, tu ne construis rien. Tes cartes ne sont pas perdues, mais dans ta défausse.
town-learn-over-limit-theirs = { $name } a eu un mécontent de trop, et n’a rien construit ce tour-ci.
town-learn-saves = Un mécontent de trop ! Rétrograde une Église de ta défausse, et la limite monte de 1. Ou renonce à ce tour.
town-learn-downgrade = Ta défausse contient { town-card.a }. Tant que tu joues des cartes, tu peux la rétrograder : la remettre côté recto, pour obtenir ce qu’elle indique.
town-learn-give = Pour { town-coins }, tu peux retourner { town-card.a } et donner la carte à un autre joueur. Ton deck y gagne, le sien y perd.
town-learn-extra-buy = En plus de ta construction, tes cartes te donnent un achat supplémentaire pour ce tour.
town-learn-extra-upgrade = En plus de ta construction, tes cartes te donnent une amélioration supplémentaire pour ce tour.
town-learn-wins = C’est assez pour gagner ! Ne joue plus rien qui puisse arrêter ton tour. Finis-le, et la partie est à toi.
town-learn-over = La partie est terminée : qui réussit un tour gagnant l’emporte aussitôt. Regarde comment elle s’est passée. Ensuite, « { replay-title } » fait la part de la chance et du talent.
