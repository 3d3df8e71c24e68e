### Texts of Doodle City alone; every key begins with "doodle-". Terms are the rulebook's: hotel, shop, taxi, house,
### tree, starting road, starting player, available, bonus, connected, more control, and the names of ranks and achievements.

## The cover of the box

doodle-box-title = Doodle City
doodle-box-text = Trace ta ville aux dés
doodle-box-minutes = 20 min
doodle-box-name = Nouvelle partie de Doodle City : trace ta ville aux dés, 1 à 6 joueurs, 20 minutes

## A running match on the shelf

doodle-stage =
    { $round ->
        [0] Doodle City, routes de départ
       *[other] Doodle City, manche { $round }
    }

## Set-up

doodle-setup-solo = En solo, tu joues pour un rang et des performances.
doodle-setup-sheet = Feuille
# The names of the two sheets.
doodle-sheet-old-town = Vieille ville
doodle-sheet-harbour = Port
doodle-setup-sheet-facts = Scores d’hôtel : { $hotels }. Arbres : { $trees }.
doodle-setup-variants = Variantes
doodle-setup-more-control = Plus de contrôle
doodle-setup-more-control-text = Tu peux passer au lieu de prendre un dé. Cela coûte un arbre.
doodle-setup-free-circling = Libre choix du score
doodle-setup-free-circling-text = Tu peux entourer un score disponible plus bas que le plus haut possible.
doodle-setup-first-note = Selon la règle : celui qui a fait ses courses en dernier.

## Table: turns, buttons, headings on the sheet

doodle-table-draws = { $name } dessine
doodle-table-starting-roads = Routes de départ
doodle-table-draw = Tracer
doodle-table-cross = Cocher
# On the sheet of the player who draws next.
doodle-table-next = suivant
# Two notes beside the sheet on large screens: what dice and squares mean now, and the latest moves. Each rule follows the
# sign that it is about, so it begins with a verb.
doodle-note-rules = Maintenant
doodle-note-moves = Derniers coups
doodle-rule-columns = donne la colonne
doodle-rule-column = donne la colonne { $column }
doodle-rule-any-column = laisse choisir la colonne
doodle-rule-rows = donne la ligne
doodle-rule-row = donne la ligne { $row }
doodle-rule-any-row = ligne au choix, pour un arbre
doodle-rule-shop = compte les maisons cochées
doodle-rule-hotel = compte les cases de la route
doodle-rule-taxi = 4 chacun, si relié à un autre

## How often each face came

doodle-dice-title = Les dés jusqu’ici
doodle-dice-blue =
    { $rolls ->
        [1] Dé bleu, lancé une fois
       *[other] Dé bleu, lancé { $rolls } fois
    }
doodle-dice-white = Dés blancs, { $rolls } en tout
doodle-dice-blue-face =
    { $count ->
        [1] bleu { $face } : une fois
       *[other] bleu { $face } : { $count } fois
    }
doodle-dice-white-face =
    { $count ->
        [1] blanc { $face } : une fois
       *[other] blanc { $face } : { $count } fois
    }
doodle-dice-note = La chance est capricieuse : de tels écarts sont le plus souvent l’effet du hasard. Les lancers pour les routes de départ sont compris.

## Results

doodle-results-hotels = Hôtels
doodle-results-shops = Magasins
doodle-results-bonuses = Bonus
doodle-results-taxis = Taxis
doodle-results-trees = Arbres
doodle-results-tie-note = À égalité, le joueur qui a coché le moins d’arbres passe devant.
doodle-results-rank = Rang
doodle-results-solo =
    { $points ->
        [one] { doodle-rank } – { $points } point
       *[other] { doodle-rank } – { $points } points
    }
doodle-results-next-rank =
    { $points ->
        [one] Encore { $points } point pour devenir { doodle-rank }
       *[other] Encore { $points } points pour devenir { doodle-rank }
    }
doodle-results-achievements = Performances
doodle-results-no-achievement = Aucune performance cette fois

## Gestures and keys: each with what it does

doodle-gesture-die = Toucher un dé blanc
doodle-gesture-die-text = le choisir, et ses cases s’éclairent ; le toucher à nouveau pour le reposer
doodle-gesture-square = Toucher une case
doodle-gesture-square-text = voir ses routes, chacune avec ce qu’elle rapporterait, ou y choisir une maison à cocher
doodle-gesture-confirm = Toucher « Tracer » ou « Cocher »
doodle-gesture-confirm-text = faire ce que tu as choisi
doodle-gesture-score = Avec le libre choix du score : toucher la ligne qui dit ce que tu entoures
doodle-gesture-score-text = entourer le score juste en dessous ; après le plus bas revient le plus haut
doodle-gesture-stroke = Tracer d’un côté à l’autre d’une case
doodle-gesture-stroke-text = choisir cette route ou, dans une case Maison, une maison à cocher. Tu vois ce que cela rapporte avant de lâcher. Si tu n’as pas choisi de dé, un dé qui ne coûte pas d’arbre est choisi si possible
doodle-gesture-take-back = Pendant un tracé : sortir de la feuille, poser un deuxième doigt ou appuyer sur le bouton droit de la souris
doodle-gesture-take-back-text = abandonner le tracé
doodle-keys-arrows = Flèches
doodle-keys-arrows-text = d’une case à l’autre, ou d’une route à l’autre
doodle-keys-die = 1 à 6
doodle-keys-die-text = choisir le dé blanc qui montre cette face

## Table: the message line

doodle-say-roll = Lance les dés
doodle-say-roll-starting-roads = Lance le dé bleu : une route de départ par colonne
doodle-say-roll-starting-road = Lance le dé bleu pour la route de départ de la colonne { $column }
doodle-say-square = Choisis une case
doodle-say-die-or-square = Choisis un dé ou une case
doodle-say-road = Choisis une route, ou traces-en une
doodle-say-pass = Aucun dé utilisable : passe, et coche un arbre
doodle-say-only-six = Seul un 6 blanc est utilisable : il coûte un arbre
doodle-say-look-only = Tu jettes un œil chez { $name }

## Table: what an action brings. Each text is a sentence without its full stop; several stand one after the other.

doodle-move-then = { $first }. { $next }
doodle-move-total = { $what } : { $points }
doodle-move-end = { $line }. { $ending }
doodle-move-by = { $name } – { $line }
doodle-move-hotel-circled = Entoure le { $score } (longueur { $length })
doodle-move-hotel-too-short = Rien à entourer : une route de longueur { $length } ne suffit pas
doodle-move-hotel-none-free = Rien à entourer : aucun score disponible jusqu’à { $length }
doodle-move-shop-circled =
    { $houses ->
        [one] Entoure le { $score } ({ $houses } maison)
       *[other] Entoure le { $score } ({ $houses } maisons)
    }
doodle-move-shop-too-few =
    { $houses ->
        [0] Rien à entourer : aucune maison cochée
        [one] Rien à entourer : { $houses } maison ne suffit pas
       *[other] Rien à entourer : { $houses } maisons ne suffisent pas
    }
doodle-move-shop-none-free = Rien à entourer : aucun score disponible jusqu’à { $houses }
doodle-move-bonus = Prend le bonus { $at }+
# $taxis: how many taxis became connected, the one just drawn included.
doodle-move-taxi-linked =
    { $taxis ->
        [1] Taxi relié
       *[other] { $taxis } taxis reliés
    }
doodle-move-taxi-alone = Taxi pas encore relié
doodle-move-taxis-linked =
    { $taxis ->
        [one] Relie { $taxis } taxi
       *[other] Relie { $taxis } taxis
    }
doodle-move-house = Coche la maison { $crossed } sur { $houses }
doodle-move-tree =
    { $left ->
        [0] Coche le dernier arbre
       *[other] Coche un arbre (il en reste { $left })
    }
doodle-move-pass =
    { $left ->
        [0] Passe et coche le dernier arbre
       *[other] Passe et coche un arbre (il en reste { $left })
    }
doodle-move-starting-road = Colonne { $column } : { doodle-road }
doodle-move-rolled = Manche { $round } : bleu { $blue }, blancs { $white }

## What ends the match

doodle-ending-highest-hotel = Le plus haut score d’hôtel est entouré : dernière manche !
doodle-ending-highest-shop = Le plus haut score de magasin est entouré : dernière manche !
doodle-ending-last-tree = Le dernier arbre est coché : dernière manche !

## Hints: the move, and the reason for it

doodle-action-draw = Dé blanc { $die }, { doodle-place }, { doodle-road }
doodle-action-cross = Dé blanc { $die }, { doodle-place }, cocher une maison
doodle-action-pass = Passer
# $points has one digit after the point.
doodle-hint-expected =
    { $points ->
        [one] Environ { $points } point à la fin
       *[other] Environ { $points } points à la fin
    }
# The same where there is little room.
doodle-hint-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
doodle-hint-why-bonus = Prend un bonus : +{ $points }
doodle-hint-why-length = Entoure le { $circled } (longueur { $length })
doodle-hint-why-houses =
    { $houses ->
        [one] Entoure le { $circled } ({ $houses } maison)
       *[other] Entoure le { $circled } ({ $houses } maisons)
    }
doodle-hint-why-denied = Prive { $name } du dé blanc { $die }
doodle-hint-why-taxis = Relie des taxis : +{ $points }
doodle-hint-why-house = Coche une maison de plus pour de futurs magasins
doodle-hint-why-connection = Raccorde des routes : longueur { $length }
doodle-hint-why-waits = Garde de meilleures cases pour plus tard
doodle-hint-why-pass = Cela coûte un arbre et rien d’autre
doodle-hint-no-hotel = Longueur { $length } : aucun score d’hôtel à entourer
doodle-hint-no-shop =
    { $houses ->
        [0] Aucune maison cochée : aucun score de magasin à entourer
        [one] { $houses } maison : aucun score de magasin à entourer
       *[other] { $houses } maisons : aucun score de magasin à entourer
    }
doodle-hint-tree =
    { $left ->
        [0] Coche le dernier arbre
       *[other] Coche un arbre : il en reste { $left }
    }
doodle-hint-last-round-ahead = Amène la dernière manche, et tu es en tête
doodle-hint-last-round-behind = Amène la dernière manche, et tu n’es pas en tête
# Your points without it, after what they would be.
doodle-hint-otherwise = au lieu de { $points }

## Names for the screen reader: squares and roads

doodle-kind =
    { $kind ->
        [house] maison
        [hotel] hôtel
        [shop] magasin
       *[taxi] taxi
    }
# North is up, west is left.
doodle-road =
    { $road ->
        [west-east] route d’ouest en est
        [north-south] route du nord au sud
        [north-east] route du nord à l’est
        [south-east] route du sud à l’est
        [south-west] route du sud à l’ouest
       *[north-west] route du nord à l’ouest
    }
doodle-place = colonne { $column } ligne { $row }
doodle-name-square = { doodle-place }, { doodle-kind }, { doodle-road }
doodle-name-square-empty = { doodle-place }, { doodle-kind }, pas encore de route
doodle-name-square-house =
    { $crossed ->
        [one] { doodle-place }, case Maison, { $crossed } maison cochée sur { $houses }, { doodle-road }
       *[other] { doodle-place }, case Maison, { $crossed } maisons cochées sur { $houses }, { doodle-road }
    }
doodle-name-square-house-empty =
    { $crossed ->
        [one] { doodle-place }, case Maison, { $crossed } maison cochée sur { $houses }, pas encore de route de départ
       *[other] { doodle-place }, case Maison, { $crossed } maisons cochées sur { $houses }, pas encore de route de départ
    }
doodle-name-square-can-draw = { $square }, tu peux y dessiner
# A road offered in a square, and what it would change.
doodle-name-offer = { doodle-road } : { $points }
doodle-name-offer-tree = { doodle-road } : { $points }, coûte un arbre

## Names for the screen reader: dice

doodle-name-blue = dé bleu { $face } : colonne { $face }
doodle-name-blue-six = dé bleu 6 : colonne au choix
doodle-name-blue-waiting = dé bleu, pas encore lancé
doodle-name-white = dé blanc { $face } : ligne { $face }
doodle-name-white-six = dé blanc 6 : ligne au choix, coûte un arbre
doodle-name-white-waiting = dé blanc, pas encore lancé
doodle-name-die-chosen = { $die }, choisi
doodle-name-die-useless = { $die }, inutilisable
doodle-name-die-taken = dé blanc { $face }, pris par { $name }
doodle-group-dice = Dés

## Names for the screen reader: sheets, scores, bonuses, trees

doodle-name-hotel-score-free = score d’hôtel { $score }, disponible
doodle-name-hotel-score-circled = score d’hôtel { $score }, entouré
doodle-name-shop-score-free = score de magasin { $score }, disponible
doodle-name-shop-score-circled = score de magasin { $score }, entouré
doodle-name-bonus-open =
    { $points ->
        [one] bonus pour { $at } ou plus : { $points } point, pas encore pris
       *[other] bonus pour { $at } ou plus : { $points } points, pas encore pris
    }
doodle-name-bonus-taken =
    { $points ->
        [one] bonus pour { $at } ou plus : { $points } point, pris par { $name }
       *[other] bonus pour { $at } ou plus : { $points } points, pris par { $name }
    }
doodle-name-trees =
    { $left ->
        [one] encore { $left } arbre sur { $trees }
       *[other] encore { $left } arbres sur { $trees }
    }
doodle-group-scores = Scores, bonus et arbres

## Ranks and achievements of the solo game

doodle-rank =
    { $rank ->
        [try-again] Essaie encore !
        [tenant] Locataire
        [landlord] Propriétaire
        [entrepreneur] Entrepreneur
        [mayor] Maire
        [president] Président
       *[world-power] Puissance mondiale
    }
doodle-rank-line-below = moins de { $points } : { doodle-rank }
doodle-rank-line-from = { $points } ou plus : { doodle-rank }
doodle-achievement-environmentalist = Écologiste
doodle-achievement-environmentalist-text = Aucun arbre n’est coché à la fin.
doodle-achievement-city-planner = Urbaniste
doodle-achievement-city-planner-text = Une même route passe par toutes les cases.
doodle-achievement-hotel-magnate = Magnat des Hôtels
doodle-achievement-hotel-magnate-text = Tous les scores d’hôtel sont entourés.
doodle-achievement-capitalist = Capitaliste
doodle-achievement-capitalist-text = Magasins et bonus ont donné tous les points possibles.
doodle-achievement-shopping-spree = Fièvre acheteuse
doodle-achievement-shopping-spree-text = Un magasin a compté toutes les maisons de la feuille, chacune cochée et sur sa route.
doodle-achievement-line = { $achievement }. { $text }

## Help: the rules. $hotels, $shops and $bonuses are lists from the sheet, $hotel and $shop its highest scores.

## Help: at a glance

doodle-help-start-title = Le dé bleu donne les routes de départ
doodle-help-start-text = Chaque face a sa route. On lance le dé pour la case Maison de chaque colonne : la route est la même pour tous les joueurs.
doodle-help-where-title = Deux dés donnent la case
doodle-help-where-text = Le dé bleu donne la colonne, pour tout le monde. Le dé blanc que tu prends donne la ligne.
doodle-help-hotel-title = Un hôtel compte les cases de sa route
doodle-help-hotel-text = Cette route passe par six cases : entoure le plus haut score disponible jusqu’à 6. Il ne change plus, même si la route grandit.
doodle-help-shop-title = Un magasin compte les maisons cochées
doodle-help-shop-text = Il y en a cinq sur sa route : entoure le plus haut score disponible jusqu’à 5. Le premier à entourer un score assez haut prend un bonus.
doodle-help-taxi-title = Les taxis aiment se retrouver
doodle-help-taxi-text = À la fin, chaque taxi dont la route mène à un autre taxi rapporte { $taxi } points.
doodle-help-six-title = Un 6 blanc coûte un arbre
doodle-help-six-text = Coche un arbre et choisis n’importe quelle ligne. Quand un joueur coche son dernier arbre, c’est la dernière manche.

# Things that can be looked at, each with a sentence or two.
doodle-help-house = Case Maison
doodle-help-house-text = Elle a sa route dès le départ. Dessiner ici coche une maison, et les magasins de cette route la comptent.
doodle-help-bonus = Bonus
doodle-help-bonus-text = Le premier à entourer ce score de magasin, ou un plus haut, le prend.
doodle-help-tree = Arbre
doodle-help-tree-text = Un 6 blanc en coûte un, passer aussi. Quand un joueur coche son dernier arbre, la partie se termine avec cette manche.

## What may I do? Words at dice and squares, as short as can be; and why something cannot be done

doodle-choice-row = Ligne { $row }
doodle-choice-any-row = Au choix
doodle-choice-draw = Tracer
doodle-choice-cross = Cocher
# To all players: a bonus is gone. $at is the score that earned it.
doodle-announce-bonus = { $name } a pris le bonus pour { $at } ou plus : +{ $points }. Personne d’autre ne peut plus le prendre.
doodle-why-column = Le dé bleu le dit : colonne { $column } seulement.
doodle-why-row = Aucun des dés que tu peux prendre n’indique la ligne { $row }.
doodle-why-road = Il y a déjà une route ici.
doodle-why-houses = Il ne reste plus de maison à cocher ici.
doodle-why-die =
    { $column ->
        [0] Ce dé est inutilisable : il ne reste rien à dessiner dans la ligne { $row }.
       *[other] Ce dé est inutilisable : il ne reste rien à dessiner dans la colonne { $column }, ligne { $row }.
    }
doodle-why-die-taken = { $name } a pris ce dé.

## Help: the rules

doodle-rules-aim-title = But du jeu
doodle-rules-aim-text = Chacun dessine une ville sur sa propre feuille. À chaque manche, tu choisis l’un des dés et tu dessines dans la case qu’il t’indique. Les hôtels rapportent des points pour de longues routes, les magasins pour les maisons le long de leur route, et les taxis s’ils sont reliés. Le premier à marquer beaucoup avec un magasin reçoit un bonus. Dès que quelqu’un entoure un score maximal ou coche son dernier arbre, c’est la dernière manche. Le joueur qui a le plus de points gagne ; en solo, tes points te donnent un rang.

doodle-rules-sheet-title = La feuille
doodle-rules-sheet-text =
    Une feuille a 5 colonnes et 5 lignes. Chaque case contient un hôtel, un magasin, un taxi ou quelques maisons ; chaque colonne a exactement une case Maison. Dans chaque case Maison, une partie des maisons est cochée dès le départ, et deux ne le sont pas.
    À côté de la ville se trouvent les scores que tu peux entourer : { $hotels } pour les hôtels, { $shops } pour les magasins. Un score entouré rapporte autant de points que son nombre. Tu peux entourer chaque score de ta feuille une seule fois ; d’ici là, il est disponible. Ce que les autres entourent sur leur feuille ne t’enlève rien.
    Il y a aussi des bonus pour les magasins, et { $trees } arbres.

doodle-rules-roads-title = Les routes
doodle-rules-roads-text =
    Une route joint deux côtés de sa case, en ligne droite ou en virage. Cela fait six routes différentes. Une route peut finir au bord de la feuille.
    Quand les routes de deux cases voisines se rejoignent sur le côté qui les sépare, elles n’en forment qu’une. Sa longueur est le nombre de cases qu’elle traverse. Toutes les cases comptent, y compris les cases Maison. Chacune compte une fois, même si la route se referme en boucle.

doodle-rules-start-title = Les routes de départ
doodle-rules-start-text =
    Pendant la préparation, tu choisis le premier joueur de la première manche, ou tu le tires au sort.
    Avant cette manche, le premier joueur lance le dé bleu une fois pour chaque colonne, de gauche à droite. Chacun reçoit la même route dans la case Maison de cette colonne. Voici les routes des six faces ; le nord est en haut de la feuille, l’ouest à gauche :
    { $roads }
doodle-rules-starting-road = { $face } : { doodle-road }

doodle-rules-round-title = Une manche
doodle-rules-round-text =
    Le premier joueur lance tous les dés : le bleu, et un dé blanc de plus qu’il n’y a de joueurs. En solo, il y a trois dés blancs.
    Le premier joueur commence, les autres suivent dans le sens horaire. Chacun prend l’un des dés blancs qui restent, et dessine. Deux dés qui montrent la même face restent deux dés : si l’un est pris, l’autre peut encore servir.
    Après la manche, le joueur à gauche du premier joueur devient premier joueur.

doodle-rules-where-title = Où dessiner
doodle-rules-where-text =
    Le dé bleu donne la colonne, la même pour tous. Le dé blanc que tu prends donne la ligne. Tu dessines dans la case où elles se croisent. Les colonnes se comptent de gauche à droite, les lignes de haut en bas.

doodle-rules-six-title = Les six
doodle-rules-six-text =
    Si le dé bleu montre 6, chaque joueur choisit n’importe quelle colonne. La ligne vient toujours du dé blanc.
    Si tu prends un 6 blanc, coche d’abord l’un de tes arbres, puis choisis n’importe quelle ligne de la colonne. Si le dé bleu montre lui aussi 6, choisis n’importe quelle case.
    Tu peux aussi payer un 6 blanc avec ton dernier arbre : tu dessines et marques quand même, et la partie se termine avec cette manche.

doodle-rules-draw-title = Que dessiner
doodle-rules-draw-text =
    Dans une case sans route, trace l’une des six routes. Elle n’a pas besoin d’en rejoindre une autre.
    Une case Maison a déjà sa route de départ. N’y trace pas de route ; coche plutôt une maison, ce qui compte comme dessiner. Chaque case Maison a deux maisons pour cela, tu peux donc y dessiner deux fois. Une maison cochée ne rapporte rien par elle-même, mais les magasins que tu dessines plus tard sur sa route en valent davantage.
    Là où il y a déjà une route et plus de maison à cocher, tu ne peux pas dessiner.

doodle-rules-must-title = Il faut dessiner
doodle-rules-must-text =
    Un dé est utilisable s’il indique une case où tu peux encore dessiner. Tant qu’il reste des dés utilisables, tu dois en prendre un. Si seul un 6 blanc est utilisable, tu dois le prendre, bien qu’il coûte un arbre.
    Si aucun n’est utilisable, tu passes : tu ne prends pas de dé et tu coches un arbre. Sinon, tu n’as pas le droit de passer.

doodle-rules-hotels-title = Les hôtels
doodle-rules-hotels-text =
    Quand tu dessines dans une case Hôtel, compte la longueur de la route qui la traverse, case de l’hôtel comprise. Entoure le plus haut score d’hôtel disponible qui ne dépasse pas cette longueur. S’il n’y en a pas, l’hôtel ne rapporte rien.
    Exemple : le 3, le 5 et le 8 sont disponibles. Avec une route de 6 cases, tu entoures le 5.

doodle-rules-shops-title = Les magasins
doodle-rules-shops-text =
    Quand tu dessines dans une case Magasin, compte les maisons cochées dans toutes les cases Maison de sa route, y compris celles qui l’étaient dès le départ. Entoure le plus haut score de magasin disponible qui ne dépasse pas ce nombre. S’il n’y en a pas, le magasin ne rapporte rien ; sans maison cochée, il ne rapporte jamais rien.
    Exemple : le 7 est déjà entouré, le 6 est disponible. Avec 7 maisons, tu entoures le 6. Avec plus de { $shop } maisons, tu peux quand même entourer le { $shop }.

doodle-rules-once-title = Une fois pour toutes
doodle-rules-once-text =
    Un hôtel ou un magasin compte au moment où tu dessines dans sa case, et plus jamais ensuite. Si sa route grandit plus tard, ou si d’autres maisons sont cochées, le score entouré reste tel quel. Un hôtel ou un magasin qui n’a rien rapporté à ce moment-là ne rapportera rien plus tard.

doodle-rules-first-title = Bonus de premier joueur
doodle-rules-first-text =
    Un magasin peut aussi rapporter un bonus, pour le premier qui entoure un score assez haut : { $bonuses }. Il n’y en a qu’un de chaque pour toute la table. Dès qu’un joueur prend un bonus, tous les autres le barrent.
    Quand tu entoures un score de magasin, tu prends le plus haut bonus auquel ce score donne droit et que personne n’a encore pris. Ce qui compte, c’est le score entouré, pas le nombre de maisons. Un magasin donne au plus un bonus, mais tu peux en réunir plusieurs.
    Exemple : personne n’a encore de bonus. Tu entoures le 8 et prends le bonus pour 7 ou plus. Plus tard, un autre joueur entoure le 9 ; le bonus pour 7 ou plus est déjà pris, il reçoit donc celui pour 5 ou plus.
doodle-rules-bonus =
    { $points ->
        [one] { $points } point pour { $at } ou plus
       *[other] { $points } points pour { $at } ou plus
    }

doodle-rules-taxis-title = Les taxis
doodle-rules-taxis-text =
    À la fin, chaque taxi relié à au moins un autre taxi rapporte { $taxi } points. Des taxis sont reliés si une même route traverse leurs cases, quelle que soit sa longueur. Une case Taxi sans route ne rapporte rien.
    Pendant la partie, le total affiché compte déjà les taxis reliés jusque-là.

doodle-rules-trees-title = Les arbres
doodle-rules-trees-text =
    Les arbres comptent à la fin, à partir de deux joueurs. Celui qui a coché le moins d’arbres marque { $tree } points, celui qui en a coché le plus en perd { $tree }. En cas d’égalité, tous les joueurs à égalité marquent ou perdent { $tree } points, sans partage. Si tous en ont coché le même nombre, personne ne gagne ni ne perd rien.
    Pendant la partie, le total affiché ne tient pas compte des arbres.

doodle-rules-end-title = Fin de la partie
doodle-rules-end-text =
    La partie se termine avec la manche où un joueur entoure le plus haut score d’hôtel, { $hotel }, ou le plus haut score de magasin, { $shop }, ou coche son dernier arbre. Le { $shop } met fin à la partie avec ou sans bonus. La manche se joue jusqu’au bout : tous auront joué le même nombre de tours.
    Ensuite, chacun additionne ses scores d’hôtel entourés, ses scores de magasin entourés, ses bonus, ses taxis et ses arbres. Le joueur qui a le plus de points gagne. En cas d’égalité, celui qui a coché le moins d’arbres passe devant ; s’ils en ont coché autant, les joueurs se partagent la place.

doodle-rules-solo-title = Jeu en solo
doodle-rules-solo-text =
    Tu joues avec trois dés blancs. Les arbres ne donnent pas de points, mais la partie se termine aussi quand tu coches le dernier. Les bonus comptent, et personne ne peut te les prendre. Rien d’autre ne change.
    Ton total te donne un rang :
    { $ranks }
    Il y a aussi des performances :
    { $achievements }

doodle-rules-variants-title = Variantes
doodle-rules-variants-text =
    Plus de contrôle : tu peux passer même si un dé est utilisable. Comme toujours, passer coûte un arbre. Cela convient aux joueurs patients qui aiment prévoir, et aide à atteindre un score élevé.
    Libre choix du score : dans un hôtel ou un magasin, tu peux entourer un score disponible plus bas que le plus haut possible. Tu peux ainsi retarder la fin. Si tu peux entourer un score, tu dois en entourer un. Le bonus dépend du score entouré, pas du nombre de maisons.

## A first match: what is explained, 25 words at most each

doodle-learn-start = Toi et l’ordinateur ({ $name }), vous dessinez chacun votre ville. D’abord, le dé bleu choisit la route de départ de chaque colonne : un seul geste suffit.
doodle-learn-aim = Qui a le plus de points gagne. Un hôtel (rouge) compte selon la longueur de sa route, un magasin (bleu) selon les maisons cochées : une seule fois, quand tu dessines dans leur case.
doodle-learn-bonuses = Chaque drapeau est un bonus de magasin : le premier à entourer ce score ou un plus haut le prend, et lui seul.
doodle-learn-trees = Un 6 blanc va dans n’importe quelle ligne, mais coûte un arbre. À la fin : +{ $points } pour qui en a coché le moins, −{ $points } pour qui en a coché le plus.
doodle-learn-end = La partie se termine avec la manche où quelqu’un entoure un score maximal, comme celui-ci, ou coche son dernier arbre.
doodle-learn-roll = Une manche commence. Lance tous les dés, le bleu et les { $dice } blancs.
doodle-learn-help = { tutorial-help }
doodle-learn-die =
    { $blue ->
        [6] 6 bleu : tu dessines dans la colonne de ton choix. Chaque dé blanc donne une ligne. Touche un dé blanc, ou une case éclairée.
       *[other] { $blue } bleu : tu dessines dans la colonne { $blue }. Chaque dé blanc donne une ligne. Touche un dé blanc, ou une case éclairée.
    }
doodle-learn-square =
    { $die ->
        [6] Un 6 blanc donne n’importe quelle ligne, mais il te coûte un arbre. Touche une case éclairée.
       *[other] Le { $die } blanc donne la ligne { $die }. Touche une case éclairée de cette ligne.
    }
doodle-learn-hotel = Un hôtel compte la longueur de sa route : tu entoures le plus haut score qu’elle atteint. Quelle route choisir ici ?
doodle-learn-shop = Un magasin compte les maisons cochées de sa route : tu entoures le plus haut score qu’elles atteignent. Quelle route choisir ici ?
doodle-learn-taxi = Chaque taxi rapporte { $points } points si sa route mène à un autre taxi, maintenant ou plus tard. Quelle route choisir ici ?
doodle-learn-house = Une case Maison a déjà sa route. Coche plutôt une maison : les magasins que tu dessineras plus tard sur sa route la compteront.
doodle-learn-confirm = La ligne au-dessus des dés dit ce que cela rapporterait. Essaie d’autres routes ; rien ne compte avant que tu touches ce bouton.
doodle-learn-hotel-circled =
    { $length ->
        [one] La route de ton hôtel fait { $length } case : le { $score } reste entouré, même si elle grandit. Chaque score ne s’entoure qu’une fois.
       *[other] La route de ton hôtel fait { $length } cases : le { $score } reste entouré, même si elle grandit. Chaque score ne s’entoure qu’une fois.
    }
doodle-learn-hotel-nothing =
    { $short ->
        [yes] La route de cet hôtel est trop courte : le plus bas score est { $lowest }. L’hôtel ne rapporte donc rien, ni maintenant ni plus tard.
       *[no] La route de cet hôtel fait { $length } cases. Aucun score jusqu’à { $length } n’est disponible : l’hôtel ne rapporte rien, ni maintenant ni plus tard.
    }
doodle-learn-shop-circled =
    { $houses ->
        [one] La route du magasin compte { $houses } maison cochée : le { $score } est entouré, quoi qu’il arrive ensuite. Chaque score ne s’entoure qu’une fois.
       *[other] La route du magasin compte { $houses } maisons cochées : le { $score } est entouré, quoi qu’il arrive ensuite. Chaque score ne s’entoure qu’une fois.
    }
doodle-learn-shop-nothing =
    { $houses ->
        [0] Il n’y a aucune maison cochée sur la route de ce magasin : il ne rapporte rien, ni maintenant ni plus tard.
       *[other] Aucun score de magasin jusqu’à { $houses } n’est disponible : celui-ci ne rapporte rien, ni maintenant ni plus tard.
    }
doodle-learn-bonus-mine = Tu as entouré en premier { $at } ou plus pour un magasin. C’est un bonus : { $points } points que personne d’autre n’aura.
doodle-learn-bonus-theirs = { $name } a entouré en premier { $at } ou plus pour un magasin, et pris le bonus de { $points }. Il est perdu pour toi.
doodle-learn-taxi-linked = { $taxis } taxis partagent cette route : { $points } points pour chacun. Ton total les compte déjà.
doodle-learn-taxi-alone = Aucun autre taxi n’est encore sur cette route. Mène-la à un autre avant la fin, et chacun rapportera { $points } points.
doodle-learn-house-crossed =
    { $crossed ->
        [one] { $crossed } maison est maintenant cochée ici. Seule, elle ne rapporte rien : un magasin que tu dessineras sur cette route la comptera.
       *[other] { $crossed } maisons sont maintenant cochées ici. Seules, elles ne rapportent rien : un magasin que tu dessineras sur cette route les comptera.
    }
doodle-learn-tree-crossed =
    { $left ->
        [one] Il te reste { $left } arbre ; le dernier met fin à la partie. À la fin : −{ $points } points pour qui en a coché le plus, +{ $points } pour qui en a coché le moins.
       *[other] Il te reste { $left } arbres ; le dernier met fin à la partie. À la fin : −{ $points } points pour qui en a coché le plus, +{ $points } pour qui en a coché le moins.
    }
doodle-learn-last-round =
    { $ending ->
        [hotel]
            { $who ->
                [me] Tu as entouré le plus haut score d’hôtel : c’est la dernière manche. Elle se joue jusqu’au bout.
               *[other] { $name } a entouré le plus haut score d’hôtel : c’est la dernière manche. Elle se joue jusqu’au bout.
            }
        [shop]
            { $who ->
                [me] Tu as entouré le plus haut score de magasin : c’est la dernière manche. Elle se joue jusqu’au bout.
               *[other] { $name } a entouré le plus haut score de magasin : c’est la dernière manche. Elle se joue jusqu’au bout.
            }
       *[tree]
            { $who ->
                [me] Ton dernier arbre est coché : c’est la dernière manche. Elle se joue jusqu’au bout.
               *[other] { $name } a coché son dernier arbre : c’est la dernière manche. Elle se joue jusqu’au bout.
            }
    }
doodle-learn-others = { $name } prend maintenant l’un des dés blancs qui restent, et dessine sur sa propre feuille, affichée en grand pendant ce temps.
doodle-learn-next-starter = À la manche suivante, { $name } est premier joueur, lance les dés et prend un dé blanc avant les autres.
doodle-learn-pass = Aucun dé blanc n’indique une case où tu peux dessiner. Tu passes, et tu coches un arbre.
doodle-learn-joined = Là où des routes se rejoignent au bord d’une case, elles n’en font qu’une. Ta plus longue route traverse maintenant { $length } cases.
doodle-learn-points = Voici ton total : scores entourés, bonus et taxis reliés. Qui a le plus de points gagne.
doodle-learn-any-column = Le dé bleu montre 6 : choisis n’importe quelle colonne. Le dé blanc donne toujours la ligne.
doodle-learn-white-six =
    { $only ->
        [yes] Seul un 6 blanc est utilisable, tu dois donc le prendre : coche un arbre, et dessine dans n’importe quelle ligne.
       *[other] Avec un 6 blanc, tu dessines dans la ligne de ton choix, mais tu coches un arbre. Les autres dés ne coûtent rien.
    }
doodle-learn-useless = Un dé pâle est inutilisable : il n’y a plus rien à dessiner là où il pointe. Tu dois en prendre un autre.
doodle-learn-houses = Un magasin compte les maisons cochées de sa route au moment où tu dessines dans sa case, une seule fois. Certaines sont cochées dès le départ.
doodle-learn-over = Restent les arbres. Qui en a coché le moins marque { $points } points, qui en a coché le plus en perd { $points }. Ensuite, « { replay-title } » fait la part de la chance et du talent.
