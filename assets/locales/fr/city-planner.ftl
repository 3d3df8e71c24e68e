### Texts of City Planner alone; every key begins with "planner-". Terms are the rulebook's: block, suburb, commercial,
### mixed, town hall, parking lot, industry, office, VP, solo, locked, and the names of ranks. Ours: upkeep, give up, adjust
### (reroll or change).

## The cover of the box

planner-box-title = City Planner
planner-box-text = Garde six îlots sur sept
planner-box-minutes = 15 min
planner-box-name = Nouvelle partie de City Planner : garde six îlots sur sept, 1 ou 2 joueurs, 15 minutes

## Signs that many texts are made of

# Dollars. $money never has a sign: $sign says whether they are earned or paid.
planner-money =
    { $sign ->
        [minus] −{ $money } $
       *[plus] { $money } $
    }
# Victory points.
planner-vp = { $vp } PV
planner-sum = { planner-vp }, { planner-money }
# Another sum, which the first is compared with.
planner-other-sum =
    { $other-sign ->
        [minus] { $other-vp } PV, −{ $other-money } $
       *[plus] { $other-vp } PV, { $other-money } $
    }

## The buildings: one of them, wherever a text is given a $building

planner-building =
    { $building ->
        [suburb] banlieue
        [commerce] commerce
        [mixed] mixte
        [town-hall] mairie
        [parking-lot] parking
        [industry] industrie
       *[offices] bureau
    }

## A running match on the shelf

planner-stage = City Planner, manche { $round } sur { $rounds }
planner-adjusts = { $name } ajuste les dés
planner-scores = { $name } compte ses points

## Set-up

planner-setup-solo = En solo, tu joues pour un rang. L’îlot que tu mets de côté revient verrouillé au tour suivant et doit alors compter.
planner-setup-first-note = Ou décide comme tu veux.

## How often each face and each building came

planner-dice-title = Les dés jusqu’ici
planner-dice-faces =
    { $rolls ->
        [one] Faces, { $rolls } dé en tout
       *[other] Faces, { $rolls } dés en tout
    }
planner-dice-face =
    { $count ->
        [1] { $face } : une fois
       *[other] { $face } : { $count } fois
    }
planner-dice-buildings = Bâtiments sortis
planner-dice-building =
    { $count ->
        [1] { planner-building } : une fois
       *[other] { planner-building } : { $count } fois
    }
planner-dice-note = La chance est capricieuse : de tels écarts sont le plus souvent l’effet du hasard. Les relances comptent aussi, pas les modifications.

## Results

planner-results-vp = Marqués
# What stands above the VP that money becomes.
planner-results-money = Argent
# The winner comes first, then the other player. The amounts are dollars.
planner-results-note = Argent à la fin : { $winner } { $winner-money } $ et { $other } { $other-money } $
planner-results-tie-note = PV à égalité, c’est l’argent qui départage : { $winner } { $winner-money } $ et { $other } { $other-money } $
planner-results-rank = Rang
planner-results-solo = { planner-rank } – { planner-vp }
planner-rank =
    { $rank ->
        [intern-architect] Architecte stagiaire
        [architectural-designer] Concepteur
        [architect] Architecte
        [firm-partner] Associé
       *[emeritus] Architecte émérite
    }
planner-rank-below = moins de { $vp } PV : { planner-rank }
planner-rank-from = { $vp } PV ou plus : { planner-rank }
planner-rank-next = Encore { $vp } PV pour devenir { planner-rank }

## What six blocks bring, step by step. To the right of each line stands what it brings.

planner-line-suburbs =
    { $suburbs ->
        [one] { $suburbs } banlieue × ({ planner-line-offices } + 1)
       *[other] { $suburbs } banlieues × ({ planner-line-offices } + 1)
    }
planner-line-offices =
    { $offices ->
        [one] { $offices } bureau
       *[other] { $offices } bureaux
    }
planner-line-no-offices =
    { $suburbs ->
        [one] { $suburbs } banlieue, aucun bureau
       *[other] { $suburbs } banlieues, aucun bureau
    }
planner-line-commercial =
    { $commercial ->
        [one] { $commercial } commerce × ({ $industries ->
            [one] { $industries } industrie
           *[other] { $industries } industries
        } + 1)
       *[other] { $commercial } commerces × ({ $industries ->
            [one] { $industries } industrie
           *[other] { $industries } industries
        } + 1)
    }
planner-line-no-industry =
    { $commercial ->
        [one] { $commercial } commerce, mais aucune industrie
       *[other] { $commercial } commerces, mais aucune industrie
    }
planner-line-town-halls =
    { $count ->
        [one] { $count } mairie : { $money } $, une relance au tour suivant
       *[other] { $count } mairies : chacune { $money } $ et une relance au tour suivant
    }
planner-line-last-town-halls =
    { $count ->
        [one] { $count } mairie : { $money } $
       *[other] { $count } mairies : { $money } $ chacune
    }
planner-line-keeps-all = 1 parking, rien de sacrifié
planner-line-gives-up =
    { $count ->
        [1] 1 parking : 1 sacrifié pour { $money } $
       *[other] 1 parking : { $count } sacrifiés, { $money } $ chacun
    }
planner-line-doubles-vp = { $lots } parkings doublent les PV
planner-line-doubles-money = { $lots } parkings doublent l’argent des commerces
planner-line-doubles-nothing = { $lots } parkings, rien à doubler
# Offices and industries together, two or more of them.
planner-line-no-upkeep = pas d’entretien : { $count } bureaux ou industries
planner-line-no-upkeep-given-up = pas d’entretien : les sacrifiés comptent aussi
# Offices and industries together, fewer than two.
planner-line-upkeep =
    { $count ->
        [0] entretien : ni bureau ni industrie
       *[other] entretien : 1 seul bureau ou industrie
    }
planner-line-upkeep-few = entretien : moins de 2 bureaux ou industries
planner-line-upkeep-all = entretien : tout l’argent disponible
planner-line-upkeep-unpaid = entretien : pas de quoi payer

## Moves: on buttons, in hints, and what happened. "Up" is to one pip more, "down" to one pip less.

planner-move-roll = Lancer
planner-move-reroll = Relancer le dé de l’îlot { $block }
planner-move-up = Monter le dé de l’îlot { $block }
planner-move-down = Baisser le dé de l’îlot { $block }
planner-move-up-for-a-dollar = Îlot { $block } : monter pour 1 $
planner-move-down-for-a-dollar = Îlot { $block } : baisser pour 1 $
planner-move-pass = Transmettre l’îlot { $block }
planner-move-set-aside = Mettre l’îlot { $block } de côté
planner-move-score = Marquer { planner-sum }
planner-move-score-six = Compter les points
# The same, with the building that lies there or will lie there.
planner-told-reroll = Relancer le dé de l’îlot { $block } : { planner-building }
planner-told-up = Monter le dé de l’îlot { $block } pour 1 $ : { planner-building }
planner-told-down = Baisser le dé de l’îlot { $block } pour 1 $ : { planner-building }
planner-told-pass = Transmettre l’îlot { $block } : { planner-building }
planner-told-set-aside = Mettre l’îlot { $block } de côté : { planner-building }
# $line is how a score is made so far, $next one of the ways below.
planner-told-then = { $line } ; { $next }
# $blocks is a list of their numbers, $count how many they are.
planner-way-suburb =
    { $count ->
        [one] îlot { $blocks } comme banlieue
       *[other] îlots { $blocks } comme banlieues
    }
planner-way-commerce =
    { $count ->
        [one] îlot { $blocks } comme commerce
       *[other] îlots { $blocks } comme commerces
    }
planner-way-given-up =
    { $count ->
        [one] îlot { $blocks } sacrifié
       *[other] îlots { $blocks } sacrifiés
    }
planner-way-double-vp = PV doublés
planner-way-double-money = argent des commerces doublé
# What somebody else does.
planner-does-reroll = { $name } relance le { $face } de l’îlot { $block }
planner-does-change = { $name } change le { $from } de l’îlot { $block } en { $to }
planner-does-pass = { $name } transmet l’îlot { $block }, { planner-building }
planner-does-set-aside = { $name } met de côté l’îlot { $block }, { planner-building }
planner-does-score = { $name } marque { planner-sum }
planner-news = { $name } : { planner-sum } ; îlot { $block } transmis, { planner-building }

## Names for the screen reader: blocks

planner-block = Îlot { $block } : { planner-building }, dé { $face }
planner-block-waiting = Îlot { $block }, dé pas encore lancé
# $block is one of the two above, $mark one of the marks below.
planner-block-marked = { $block }, { $mark }
planner-mark-locked = verrouillé
planner-mark-passed = transmis
planner-mark-set-aside = mis de côté
planner-mark-changed = modifié
planner-mark-fixed = impossible à ajuster
planner-mark-rerolling = en cours de relance
planner-mark-given-up = sacrifié
planner-mark-as-suburb = compte comme banlieue
planner-mark-as-commerce = compte comme commerce
planner-mark-chosen = choisi
# What can be done with its die, and what the turn would bring then: $move is one of the moves above.
planner-offer = { $move } – { $brings }
planner-offer-passing = { $move } – { $brings }, si tu transmets ensuite l’îlot { $block }
planner-offer-setting-aside = { $move } – { $brings }, si tu mets ensuite l’îlot { $block } de côté

## Gestures and keys: each with what it does

planner-gesture-block = Toucher un îlot
planner-gesture-block-text = le choisir, et voir ce qu’on gagne à le transmettre ou à ajuster son dé
planner-gesture-drag = Faire glisser un îlot sur les points de l’autre joueur, ou sur les tiens en solo
planner-gesture-drag-text = le transmettre, ou le mettre de côté en solo
planner-gesture-building = Toucher un bâtiment pendant le décompte
planner-gesture-building-text = compter autrement un bâtiment mixte ; avec un parking, en sacrifier un autre ou le garder
planner-keys-arrows = Flèches
planner-keys-arrows-text = d’un îlot à l’autre, et d’un bouton à l’autre
planner-keys-enter-text = confirmer, ou activer ce qui est mis en évidence
planner-keys-die = V, B et T
planner-keys-die-text = baisser ou monter le dé de l’îlot choisi, ou le relancer
planner-keys-double = X
planner-keys-double-text = avec deux parkings, doubler les PV au lieu de l’argent, ou l’inverse
planner-keys-block = 1 à 7
planner-keys-block-text = choisir l’îlot qui porte ce numéro
planner-keys-dice-text = combien de fois chaque face et chaque bâtiment sont sortis
planner-keys-escape-text = revenir d’un pas

## Help: at a glance

planner-help-turn-title = Un tour : six îlots sur sept comptent
planner-help-turn-text =
    2 banlieues × (1 bureau + 1) = 4 PV
    1 commerce × (1 industrie + 1) = 2 $
    1 mairie = { $hall } $ et une relance au tour suivant
    Un bureau et une industrie : aucun entretien à payer ({ $upkeep } $).
planner-help-pass-title = Le septième va à l’autre joueur
planner-help-pass-text = Il est verrouillé, avec son dé tel quel. Les six autres suivent, et leurs dés sont lancés.
planner-help-aside-title = Le septième est mis de côté
planner-help-aside-text = Il revient verrouillé à ton prochain tour et doit compter. Les dés des six autres sont lancés à nouveau.
planner-help-name =
    { $building ->
        [suburb] Banlieue
        [commerce] Commerce
        [mixed] Bâtiment mixte
        [town-hall] Mairie
        [parking-lot] Parking
        [industry] Industrie
       *[offices] Bureau
    }
planner-help-suburb = 1 PV chacune, multiplié par le nombre de tes bureaux plus un.
planner-help-commerce = 1 $ chacun, multiplié par le nombre de tes industries plus un. Sans industrie, ils ne rapportent rien.
planner-help-mixed = Banlieue ou commerce : à toi de choisir à chaque décompte.
planner-help-town-hall = { $hall } $, et une relance gratuite à ton prochain tour.
planner-help-parking-lot = Un seul : tu peux sacrifier d’autres bâtiments, sauf les mixtes, pour { $given } $ chacun. Deux ou plus : double les PV de tes banlieues ou l’argent de tes commerces.
planner-help-industry = Multiplie tes commerces. Avec moins de deux industries et bureaux en tout, tu paies { $upkeep } $.
planner-help-offices = Multiplie tes banlieues. Avec moins de deux bureaux et industries en tout, tu paies { $upkeep } $.

## What may I do? Words on blocks, as short as can be; and why something cannot be done

planner-choice-pass = Transmettre
planner-choice-pass-adjust = Transmettre ou ajuster
planner-choice-aside = De côté
planner-choice-aside-adjust = De côté ou ajuster
planner-choice-mixed = Changer
planner-choice-give = Sacrifier
planner-choice-keep = Garder
planner-why-parking =
    { $lots ->
        [0] Il faut exactement un parking pour sacrifier des bâtiments. Tu n’en as pas.
       *[other] Il faut exactement un parking pour sacrifier des bâtiments. Tu en as { $lots }.
    }
planner-why-not-given = Celui-ci ne peut pas être sacrifié.
planner-why-one-step = Un dé se tourne d’un seul cran : vers un bâtiment voisin.

## Help: the rules

planner-rules-aim-title = But du jeu
planner-rules-aim-text =
    Deux joueurs aménagent une même ville de { $blocks } îlots. Sur chaque îlot, un dé indique le bâtiment qui compte. À ton tour, lance les dés, ajustes-en quelques-uns et transmets un îlot à l’autre joueur. Compte ensuite les points des { $others } autres : les banlieues rapportent des points de victoire (PV), et les commerces de l’argent. Après { $rounds } manches, l’argent devient lui aussi des PV, et celui qui a le plus de PV gagne. En solo, tu vises un rang élevé.

planner-rules-blocks-title = Les îlots
planner-rules-blocks-text =
    Chaque îlot porte six des sept bâtiments, un pour chaque face de son dé. Seul compte le bâtiment dont le dé montre la face.
    À ton tour, tu as les { $blocks } îlots.
    Tu commences avec { $start } $ et 0 PV.

planner-rules-turn-title = Un tour
planner-rules-turn-text =
    À chaque manche, les deux joueurs jouent un tour chacun, en commençant par le premier joueur.
    1. Lance les dés de tous les îlots. Si l’un d’eux t’est arrivé verrouillé, son dé reste tel quel.
    2. Ajuste des dés, si tu veux.
    3. Transmets un îlot à l’autre joueur.
    4. Compte les points des { $others } autres. Ils vont eux aussi à l’autre joueur, qui lance leurs dés.

planner-rules-adjust-title = Ajuster les dés
planner-rules-adjust-text =
    Relances : chaque mairie que tu as comptée au tour précédent te permet de relancer gratuitement un dé. Tu peux relancer plusieurs fois le même. Les relances que tu n’utilises pas sont perdues.
    Modifications : tu peux modifier jusqu’à { $changes } dés d’un cran, vers le haut ou vers le bas. Chaque modification coûte 1 $ ; sans argent, tu ne peux donc rien modifier. Un dé ne peut être modifié qu’une fois par tour, même si tu le relances entre-temps. On ne passe ni de 6 à 1, ni de 1 à 6.
    Relances et modifications se font dans l’ordre que tu veux. Un dé verrouillé ne peut pas être ajusté.

planner-rules-pass-title = Transmettre un îlot
planner-rules-pass-text =
    Transmets n’importe lequel des { $blocks } îlots, même celui dont tu as ajusté le dé, ou celui qui t’est arrivé verrouillé. L’îlot que tu transmets ne compte pas pour toi ce tour-ci. Il est verrouillé : l’autre joueur le reçoit avec son dé tel quel.
    Une fois l’îlot transmis, tu ne peux plus ajuster de dés.
    Si tu gardes l’îlot qui t’est arrivé verrouillé, il compte comme les autres. Il va ensuite à l’autre joueur déverrouillé, et son dé est lancé.
    Tu transmets aussi un îlot à ton dernier tour.

planner-rules-suburbs-title = Banlieues et bureaux
planner-rules-suburbs-text =
    Chaque banlieue (verte) rapporte 1 PV. Multiplie ce total par le nombre de tes bureaux (rouges) plus un : par 2 avec un bureau, par 3 avec deux, et ainsi de suite.
    Exemple : 4 banlieues et 2 bureaux font 4 × 3 = 12 PV.

planner-rules-commerce-title = Commerces et industries
planner-rules-commerce-text =
    Chaque commerce (bleu) rapporte 1 $. Multiplie ce total par le nombre de tes industries (jaunes) plus un. Sans aucune industrie, les commerces ne rapportent rien.
    Exemple : 3 commerces et 1 industrie rapportent 3 × 2 = 6 $.

planner-rules-mixed-title = Bâtiments mixtes
planner-rules-mixed-text =
    Chaque bâtiment mixte (vert et bleu) compte comme banlieue ou comme commerce. Tu choisis pour chacun, à chaque décompte.

planner-rules-halls-title = Mairies
planner-rules-halls-text =
    Une mairie (violette) rapporte { $hall } $ et une relance gratuite pour ton prochain tour. Pas besoin d’industrie pour cet argent, et rien ne le multiplie ni ne le double.

planner-rules-parking-title = Parkings
planner-rules-parking-text =
    Avec un seul parking (noir), tu peux sacrifier autant de tes autres bâtiments que tu veux, sauf les mixtes, pour { $given } $ chacun. Un bâtiment sacrifié ne rapporte rien d’autre : une mairie ne donne ni son dollar ni sa relance, et un bureau ou une industrie ne multiplie plus rien. Il compte tout de même pour l’entretien.
    Avec deux parkings ou plus, tu ne sacrifies rien. À la place, double au choix les PV de tes banlieues ou l’argent de tes commerces. Trois parkings ou plus ne doublent pas davantage.

planner-rules-upkeep-title = Entretien
planner-rules-upkeep-text =
    Après le décompte, regarde combien il y a de bureaux et d’industries sur les { $others } îlots dont tu as compté les points : les bâtiments sacrifiés comptent aussi, l’îlot transmis non. S’il y en a moins de deux en tout, tu paies { $upkeep } $, ou tout ton argent si tu as moins. Ce que tu viens de gagner fait partie de ton argent. Un bureau et une industrie suffisent pour ne rien payer. L’entretien ne coûte jamais de PV.

planner-rules-choice-title = Choisir son décompte
planner-rules-choice-text =
    Là où tu as le choix, le jeu propose le décompte qui vaut le plus ce tour-ci, en comptant { $exchange } $ pour 1 PV. À ton dernier tour, il ne compte que chaque tranche complète de { $exchange } $ de ton argent. Tu peux choisir n’importe quel autre décompte.

planner-rules-end-title = Fin de la partie
planner-rules-end-text =
    Après { $rounds } manches, chaque tranche complète de { $exchange } $ devient 1 PV. Qui a le plus de PV gagne. En cas d’égalité, le joueur qui avait le plus d’argent avant cet échange gagne. Si là aussi il y a égalité, les deux se partagent la première place.

planner-rules-solo-title = Solo
planner-rules-solo-text =
    Tu joues { $rounds } tours, un par manche. Au lieu de transmettre un îlot, mets-en un de côté, verrouillé.
    Au tour suivant, lance les dés des { $others } autres. L’îlot mis de côté ne peut pas être ajusté et doit compter ; mets donc cette fois l’un des autres de côté. Tu mets aussi un îlot de côté à ton dernier tour.
    Tes PV à la fin, avec ceux de ton argent, te donnent un rang :
    { $ranks }

## On the table: what stands on buttons and papers, and what there is to do

planner-round = Manche { $round } sur { $rounds }
# For the screen reader: a player with VP, money and free rerolls.
# A block, and what the turn would bring if it were passed.
planner-passing = { $name }. Si tu le transmets : { $value }
planner-setting-aside = { $name }. Si tu le mets de côté : { $value }

planner-player =
    { $count ->
        [0] { $name } : { planner-sum }
       *[other] { $name } : { planner-sum }, { planner-rerolls }
    }
planner-rerolls =
    { $count ->
        [one] { $count } relance
       *[other] { $count } relances
    }
planner-pass = Transmettre un îlot
planner-set-aside = Mettre un îlot de côté
planner-double-vp = Doubler les PV
planner-double-money = Doubler les commerces
planner-as-proposed = Comme proposé
planner-on-average = environ { planner-sum }
planner-sum-turn = Ce tour
planner-sum-pass = Si tu transmets l’îlot { $block }
planner-sum-set-aside = Si tu mets l’îlot { $block } de côté
planner-sum-previous = { $name } : tour précédent
planner-guide-greens = PV : banlieues × (bureaux + 1)
planner-guide-blues = $ : avec industrie, commerces × (industries + 1)
planner-guide-town-halls = mairies : 1 $ et, au tour suivant, une relance chacune
planner-guide-parking-lots = 1 parking : sacrifices à 2 $ ; dès 2 : PV ou $ doublés
planner-guide-upkeep = entretien : 5 $ si moins de 2 bureaux + industries
planner-say-roll = Lance les dés
# Somebody has passed this block, whose die stays.
planner-say-roll-others = { $name } a transmis l’îlot { $block } : lance les autres dés
planner-say-block = Touche un îlot pour le transmettre ou ajuster son dé
planner-say-block-solo = Touche un îlot pour le mettre de côté ou ajuster son dé
planner-say-pass = Touche un îlot pour le transmettre
planner-say-pass-solo = Touche un îlot pour le mettre de côté
planner-say-step = Transmets-le, ou ajuste son dé
planner-say-step-solo = Mets-le de côté, ou ajuste son dé
planner-say-adjust = Valide, ou annule et transmets-le
planner-say-adjust-solo = Valide, ou annule et mets-le de côté
planner-say-changed = Le dé de l’îlot { $block } a déjà été modifié
planner-say-fixed =
    { $why ->
        [money] Transmets-le : pas d’argent pour tourner son dé
        [turned] Transmets-le : trois dés ont déjà été tournés
       *[other] Transmets-le : son dé ne peut pas être ajusté
    }
planner-say-fixed-solo =
    { $why ->
        [money] Mets-le de côté : pas d’argent pour tourner son dé
        [turned] Mets-le de côté : trois dés ont déjà été tournés
       *[other] Mets-le de côté : son dé ne peut pas être ajusté
    }
planner-say-locked = L’îlot { $block } est verrouillé : transmets-le ou garde-le tel quel
planner-say-set-aside = L’îlot { $block } avait été mis de côté : il doit maintenant compter
planner-say-score = Il n’y a qu’une façon de compter ces six-là
planner-say-mixed = Touche un bâtiment mixte : banlieue ou commerce
planner-say-give-up = Touche un bâtiment pour le sacrifier (2 $), ou le garder
planner-say-mixed-and-give-up = Touche un mixte pour le changer, un autre pour le sacrifier
planner-say-double = Choisis ce que doublent les parkings : PV ou argent

## What speaks for a move, after its words

# $vp has one digit after the point.
planner-hint-expected = Environ { $vp } PV à la fin
planner-why-reroll =
    { $better ->
        [one] { $better } de ses 6 faces serait meilleure
       *[other] { $better } de ses 6 faces seraient meilleures
    }
planner-why-scores-least = Aucun autre groupe de six ne rapporterait plus
planner-why-next-turn = Sera plus utile au prochain tour
planner-why-gives-little = Aide moins l’autre joueur
planner-why-brings-most = Aucun autre décompte ne rapporte plus
planner-why-rerolls =
    { $count ->
        [one] Donne { $count } relance de plus au prochain tour
       *[other] Donne { $count } relances de plus au prochain tour
    }
planner-why-money = Rapporte { $money } $ de plus, pour les modifications et l’entretien à venir
planner-why-points = Rapporte { $vp } PV de plus, et tu as assez d’argent
planner-hint-brings = Rapporte { planner-sum }
# What the turn scores otherwise, after the text before.
planner-hint-otherwise = au lieu de { planner-other-sum }
planner-hint-after-changes =
    { $more ->
        [one] après encore { $more } modification, au lieu de { planner-other-sum }
       *[other] après encore { $more } modifications, au lieu de { planner-other-sum }
    }
planner-hint-most = au lieu de { planner-other-sum } au mieux
planner-hint-cost = Les { $count } modifications coûtent { $money } $
# Why a sum is another one, part by part. $product and $other-product are one of these two.
planner-product = { $count } × { $times }
planner-product-doubled = { $count } × { $times } doublé
planner-differs-suburbs = Banlieues, { $product } au lieu de { $other-product } : { planner-vp-differs }
planner-differs-commercial = Commerces, { $product } au lieu de { $other-product } : { planner-money-differs }
planner-differs-given-up =
    { $sign ->
        [minus] Moins de sacrifices : { planner-money-differs }
       *[plus] Plus de sacrifices : { planner-money-differs }
    }
planner-differs-town-halls = Mairies : { planner-money-differs }
# As many dollars as rerolls in the next turn.
planner-differs-town-halls-and-rerolls = Mairies : { planner-rerolls } et { planner-money-differs }
planner-differs-upkeep = Entretien : { planner-money-differs }
planner-differs-no-upkeep = Pas d’entretien : { planner-money-differs }
planner-vp-differs =
    { $sign ->
        [minus] { $vp } PV de moins
       *[plus] { $vp } PV de plus
    }
planner-money-differs =
    { $sign ->
        [minus] { $money } $ de moins
       *[plus] { $money } $ de plus
    }

## A first match: what is explained, 25 words at most each

planner-learn-roll = À chaque tour, les dés désignent un bâtiment sur chacun des sept îlots, communs aux deux joueurs. Lance-les tous.
planner-learn-turn = À ton tour, six des sept bâtiments comptent. Tu choisis l’îlot que reçoit l’ordinateur ({ $name }), tel qu’il est.
planner-learn-green = Les banlieues sont vertes. Chacune rapporte 1 PV, multiplié par tes bureaux rouges plus un. Qui a le plus de PV gagne.
planner-learn-blue = Les commerces sont bleus. Chacun rapporte 1 $, multiplié par tes industries jaunes plus un, mais rien sans industrie.
planner-learn-money = Les dollars servent à modifier les dés. À la fin, chaque tranche de { $dollars } $ vaut un PV.
planner-learn-help = { tutorial-help }
planner-learn-block = Chaque nombre dit ce que rapporterait ton tour si tu transmettais cet îlot (en pointillés, le meilleur choix). Touche un îlot dont tu peux te passer.
planner-learn-pass-or-change =
    { $can-change ->
        [yes] Le bouton transmet cet îlot, puis les six autres comptent. Ou, pour { $money } $, tourne d’abord son dé : le drapeau rouge dit quoi transmettre ensuite.
       *[other] Transmets cet îlot avec le bouton, ou touche un autre îlot. Le dé de celui-ci ne peut pas être modifié maintenant.
    }
planner-learn-change = Pour { $money } $, le bouton tourne le dé vers ce bâtiment : { planner-building }. Trois dés par tour peuvent être modifiés, une fois chacun.
planner-learn-reroll = Le dé est relancé gratuitement. Quoi qu’il montre, tu peux encore modifier des dés et choisir l’îlot à transmettre.
planner-learn-score = Voici tes six bâtiments, ligne par ligne. Touche le bouton pour les compter.
planner-learn-mixed-building = Ce bâtiment est mixte : au décompte, tu choisis s’il compte comme banlieue ou comme commerce.
planner-learn-parking-lot = Voici un parking. Avec un seul, tu peux sacrifier des bâtiments, sauf les mixtes, pour { $money } $ chacun. Deux ou plus doublent PV ou argent des commerces.
planner-learn-mixed = Un bâtiment mixte compte comme banlieue ou comme commerce, à toi de choisir. Touche-le pour changer.
planner-learn-give-up = Avec un seul parking, tu peux sacrifier des bâtiments pour { $money } $ chacun : touche-les, sauf les mixtes. Seul l’entretien les compte encore.
planner-learn-double = Deux parkings doublent soit tes PV verts, soit tes dollars bleus. Le meilleur choix est proposé.
planner-learn-scored =
    { $sign ->
        [minus] Ce tour t’a rapporté { $vp } PV et coûté { $money } $. À la fin, chaque tranche de { $dollars } $ vaut un PV.
       *[plus] Ce tour t’a rapporté { $vp } PV et { $money } $. À la fin, chaque tranche de { $dollars } $ vaut un PV.
    }
planner-learn-upkeep = Tu as payé { $money } $ d’entretien : moins de deux de tes six bâtiments étaient des bureaux ou des industries.
planner-learn-town-hall =
    { $count ->
        [1] Ta mairie t’a rapporté { $money } $, et à ton prochain tour, tu pourras relancer un dé gratuitement.
       *[other] Tes { $count } mairies t’ont rapporté { $money } $ chacune, et autant de relances gratuites à ton prochain tour.
    }
planner-learn-others = À { $name } de jouer. Ton îlot est verrouillé : il compte tel quel, ou te revient. Les dés des six autres sont relancés.
planner-learn-no-upkeep = Sans au moins deux bureaux ou industries parmi les six, tu paies jusqu’à { $upkeep } $ d’entretien. Un de chaque suffit.
planner-learn-locked = { $name } t’a transmis l’îlot { $block }. Il est verrouillé : son dé reste tel quel. Compte-le, ou transmets-le à ton tour.
planner-learn-rerolls =
    { $count ->
        [1] Ta mairie te donne une relance gratuite : touche un îlot, puis les flèches.
       *[other] Tes mairies te donnent { $count } relances gratuites : touche un îlot, puis les flèches.
    }
planner-learn-last-round = C’est la dernière manche. Ensuite, chaque tranche de { $dollars } $ vaut un PV, et qui a le plus de PV gagne.
planner-learn-over = La partie est terminée. Chaque tranche de { $dollars } $ vaut un PV. Regarde qui a gagné. Ensuite, « { replay-title } » fait la part de la chance et du talent.
