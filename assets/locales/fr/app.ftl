### What the app says in English, whatever the game. Another language is another folder beside this one, with the same
### files and keys; whatever is missing there is taken from here.

## The language itself, in its own words

language-name = Français

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
list-last = { $list } et { $next }
# Two whole sentences, one after the other.
sentences = { $first } { $second }
# For the screen reader: a thing with its value, with what there is to know of it, or an answer with its question.
item-value = { $name } : { $value }
item-about = { $name }. { $about }
item-choice = { $question } { $answer }
date =
    { $month ->
        [jan] { $day } janv. { $year }
        [feb] { $day } févr. { $year }
        [mar] { $day } mars { $year }
        [apr] { $day } avr. { $year }
        [may] { $day } mai { $year }
        [jun] { $day } juin { $year }
        [jul] { $day } juil. { $year }
        [aug] { $day } août { $year }
        [sep] { $day } sept. { $year }
        [oct] { $day } oct. { $year }
        [nov] { $day } nov. { $year }
       *[dec] { $day } déc. { $year }
    }

## Shelf

shelf-title = Doodle City
shelf-tagline = Trois jeux de ville, une seule table
shelf-play = Jouer
# On the plate of a box whose match is running, and beside it for another one.
shelf-resume = Reprendre, manche { $round }
shelf-new = Nouvelle
# Names and turn on that plate: "Ada and Bo: Ada draws".
shelf-who = { $names } : { $turn }
# For how many a game is, on the lid of its box.
shelf-players = { $fewest }–{ $most }
# What a game is for, in one line on a low lid: "1–6 players, 20 min".
shelf-facts = { $players } joueurs, { $minutes }
shelf-matches = { $count ->
    [1] Une partie de { $game } en cours
   *[other] { $count } parties de { $game } en cours
}
matches-title = Parties en cours
matches-none = Aucune partie en cours.
# $match is such as "Doodle City, round 9", $turn such as "Ada draws".
shelf-match-name = Reprendre : { $match }. { $names }. { $turn }
shelf-settings = Réglages
shelf-help = Règles
shelf-import = Ouvrir un fichier
shelf-export = Enregistrer dans un fichier
shelf-remove = Supprimer
shelf-archive = Archives
archive-title = Parties terminées
archive-none = Aucune partie n’est encore terminée. Les parties terminées seront gardées ici.
archive-no-match = Aucune partie ne correspond.
archive-count =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
archive-search = Rechercher
archive-search-hint = Nom, jeu ou date
archive-game = Jeu
archive-all-games = Tous les jeux
archive-order = Ordre
archive-newest = Les plus récentes
archive-oldest = Les plus anciennes
archive-by-player = Par joueur
archive-by-result = Meilleurs scores
archive-points = { $name } { $points }
archive-when = { $game }, { $date }
archive-look = La regarder
archive-removed = Supprimée : { $match }
archive-put-back = Remettre
archive-export = Tout enregistrer
archive-exported-text = Toutes les parties terminées sont dans le fichier « { $file } ».
window-title = { $players } – { $game }
replay-title = Revoir la partie
replay-round = Manche { $round } sur { $rounds }
replay-step = Étape { $step } sur { $steps }
replay-turn-back = Tour précédent
replay-back = Étape précédente
replay-play = Lecture
replay-pause = Pause
replay-on = Étape suivante
replay-turn-on = Tour suivant
replay-event = Prochain tournant
replay-speed = Vitesse
replay-slow = lente
replay-normal = normale
replay-fast = rapide
replay-play-on = Continuer d’ici
analysis-title = Chance et talent
analysis-working = Calcul en cours : { $percent } %
analysis-points =
    { $value ->
        [one] { $value } point
       *[other] { $value } points
    }
analysis-turns =
    { $value ->
        [one] { $value } tour
       *[other] { $value } tours
    }
analysis-percent = { $value } %
analysis-player = { $name } : { $start } attendus, { $result } à la fin
analysis-winner = { $name } : { $start } de chances au départ, et la victoire
analysis-loser = { $name } : { $start } de chances au départ, mais pas de victoire
analysis-lost = Une partie perdue compte pour { $turns } tours.
analysis-luck = Chance
analysis-own = Ses propres coups
analysis-others = Coups des autres
analysis-error = À { $error } près : on n’en sait pas plus.
analysis-said-lucky = La chance a apporté { $luck }, les coups joués ont coûté { $own }.
analysis-said-unlucky = La malchance a pris { $luck }, les coups joués ont coûté { $own }.
analysis-said-saved = La chance a épargné { $luck }, les coups joués ont coûté { $own }.
analysis-said-cost = La malchance a coûté { $luck }, les coups joués { $own }.
# In the place of a share that is more than the whole.
analysis-whole-win = plus qu’une victoire entière
analysis-said-largest = La plus grosse erreur : manche { $round } ({ $loss }).
analysis-turning-points = Tournants
analysis-turn-luck = Manche { $round } : la chance, { $change }
analysis-turn-luck-for = Manche { $round } : la chance pour { $name }, { $change }
analysis-turn-own = Manche { $round } : coup joué, { $change }
analysis-turn-move = Manche { $round } : coup joué par { $name }, { $change }
analysis-mistakes = Ce qui aurait pu être mieux
analysis-no-mistakes = Rien d’important.
analysis-try-again = Choisis-en une pour y aller ; de là, tu peux continuer.
analysis-closer = Regarder de plus près
analysis-small = Petite erreur
analysis-large = Grosse erreur
analysis-decisive = Erreur décisive
analysis-mistake = { $grade } à la manche { $round } : { $loss }
analysis-mistake-of = { $grade } ({ $name }), manche { $round } : { $loss }
analysis-done = Joué : { $move }
analysis-better = Mieux : { $move }
analysis-caption = { $grade }. Mieux : { $move }

## Set-up

setup-seat = Joueur { $seat }
# Of two players of the same name, the second one.
setup-name-again = { $name } { $number }
setup-name-of = Nom du joueur { $seat }
setup-add-seat = Ajouter un joueur
setup-remove-seat = Retirer { $name }
setup-add-computer = Ajouter un ordinateur
setup-player = Joueur
setup-computer = Ordinateur
# The text at a seat that opens the list of who may play there.
setup-plays = Qui joue pour { $name } ?
setup-first = Qui commence ?
setup-first-lot = Tirer au sort
setup-start = Commencer
setup-back = Retour
# Beside "setup-start": a match in which everything is explained.
setup-learn = Partie guidée

## Who plays: somebody at this device, or the computer at one of five levels

level-person = Humain
level-person-text = Quelqu’un sur cet appareil
level-beginner = Débutant
level-beginner-text = Juge souvent mal, laisse passer beaucoup de choses
level-casual = Amateur
level-casual-text = Reconnaît un bon coup, mais en laisse passer beaucoup
level-skilled = Confirmé
level-skilled-text = Juge bien, se trompe de temps en temps
level-expert = Expert
level-expert-text = Voit presque tout, mais anticipe peu
level-master = Maître
level-master-text = Anticipe et joue pour gagner
name-sheet =
    { $points ->
        [one] { $name } : sa feuille, { $points } point
       *[other] { $name } : sa feuille, { $points } points
    }
# $by is the level of a computer player: beginner, casual, skilled, expert or master.
name-sheet-computer =
    { $points ->
        [one] { $name } : sa feuille, ordinateur de niveau { level-name }, { $points } point
       *[other] { $name } : sa feuille, ordinateur de niveau { level-name }, { $points } points
    }
name-on-turn = c’est son tour
level-name =
    { $by ->
        [beginner] { level-beginner }
        [casual] { level-casual }
        [skilled] { level-skilled }
        [expert] { level-expert }
       *[master] { level-master }
    }

## Table: whose turn, buttons, headings on the sheet

table-rolls = { $name } lance
table-thinks = { $name } réfléchit
table-round = Manche { $round }
# Where there is one line for both: whose turn it is, and which round.
table-heading = { $title } · { $round }
table-last-round = Dernière manche
table-over = Partie terminée
table-roll = Lancer
table-undo = Annuler
table-pass = Passer
# Computer players then take no time until a person decides.
table-skip = Accélérer
# The same where they wait after each turn.
table-go-on = Continuer
table-results = Résultats
table-hint = Que ferais-tu ?
table-help = Que puis-je faire ?
table-banner = À { $name } de jouer
table-banner-hint = Touche l’écran pour continuer
table-back = Retour à l’étagère
table-menu = Menu

## The menu of the table

menu-leave = Enregistrer et quitter
menu-seats = Joueurs
menu-rules = Règles
menu-keys = Commandes
menu-music-off = Couper la musique
menu-music-on = Mettre la musique
menu-settings = Réglages
# A match in which everything is explained; and in such a match.
menu-learn = Partie guidée
menu-learn-again = Nouvelle partie guidée
menu-said = Déjà expliqué
menu-explain-off = Ne plus expliquer
menu-explain-on = Expliquer la suite
menu-export = Enregistrer dans un fichier
menu-close = Fermer

## A first match, in which everything is explained

# Below what is explained, once it has been read.
tutorial-next = Continuer ›
# Said in every game, once somebody has decided something.
tutorial-help = Touche « ? » quand tu veux : tu verras ce que tu peux faire et à quoi sert chaque chose.
tutorial-said-title = Déjà expliqué
tutorial-said-none = Rien pour l’instant.

## What may I do, and what is this? Everything on the table says so while somebody asks

# On the slip beside what is marked, and on its buttons.
inquiry-choices = Tu peux toucher tout cela.
inquiry-things = C’est quoi ? Touche pour voir.
inquiry-ask-choices = Que puis-je faire ?
inquiry-ask-things = C’est quoi ?
# Words at what can be touched: short, there is room for some ten letters. With what it scores, such as "Draw +4".
choice-scores = { $word } { $score }
choice-look = Voir
choice-leave = Quitter
# One rule by itself; its button leads to all of them.
rule-all = Toutes les règles

## Why something cannot be done, for whoever touches it

# Below the reason: touched, it opens the rule.
refusal-rule = La règle ›
refusal-computer = C’est à { $name } de jouer.
refusal-pad = C’est à { $name } de jouer, avec l’autre manette.
refusal-roll = Lance d’abord les dés.
refusal-looking = Ici, tu ne fais que regarder. Ferme d’abord cette vue.

## What would you do? A few moves, each with the points to expect at the end, and the reason for it

hint-title = Coups proposés
hint-thinking = Je réfléchis…
hint-order = En tête, le coup qui donne le plus de chances de gagner.
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
statistics-expected = Attendu : { $expected } fois

## Who plays at each seat, in the middle of a match

seats-title = Joueurs
seats-note = Qui reprend une place continue à partir d’ici. La partie en garde la trace.

## Results

results-title = Résultats
# Above the finale, until everything is counted.
results-finale = La partie est terminée
results-winner = { $name } gagne
results-shared = { $names } se partagent la première place
results-nobody = Personne ne gagne
results-place =
    { $place ->
        [1] 1er
       *[other] { $place }e
    }
results-total = Total
# A row of the results, for the screen reader; $parts is a list of the next text.
results-row = { results-place }, { $name }, { $parts }
results-row-solo = { $name }, { $parts }
results-row-part = { $part } { $points }
results-again = Rejouer
results-share = Partager l’image
results-shared-text = L’image se trouve dans le fichier « { $file } ».
results-unshared-title = Impossible d’enregistrer l’image
results-earned = Obtenue
results-not-earned = Non obtenue
results-shelf = Étagère

## Settings

settings-title = Réglages
settings-language = Langue
settings-light = Éclairage
# As the device wants it.
settings-light-device = Système
settings-light-day = Jour
settings-light-night = Nuit
# Strong contrast, beside day and night.
settings-light-high = Contraste
settings-text-size = Taille du texte
settings-text-smaller = Texte plus petit
settings-text-larger = Texte plus grand
settings-percent = { $percent } %
settings-animations = Animations
settings-animations-slow = Lentes
settings-animations-normal = Normales
settings-animations-fast = Rapides
settings-animations-off = Aucune
settings-sound = Sons
settings-music = Musique
settings-taps = Clics
# How loud it is, such as "Music 50%" or "Music off".
settings-level = { $name } : { $level }
settings-haptics = Vibrations
settings-haptics-text = L’appareil vibre au fil du jeu.
settings-left-handed = Mode gaucher
settings-left-handed-text = Les boutons et les dés sont à gauche, près de ton pouce.
settings-banner = Annonce du tour
settings-banner-text = Dit qui doit jouer, jusqu’à ce que ce joueur touche l’écran.
settings-auto-roll = Lancer automatique
settings-auto-roll-text = Les dés roulent et les cartes se retournent sans que tu y touches.
settings-odds = Probabilités
settings-odds-text = Le risque qu’un coup osé tourne mal.
settings-on = oui
settings-off = non
settings-done = Terminé

## Small helps at the table, each with what it means

helps-title = Aides
helps-prompts = Dire quoi faire
helps-prompts-text = Une ligne l’indique au joueur dont c’est le tour.
helps-changes = Dire ce qui a changé
helps-changes-text = Quand l’appareil change de mains : ce que les autres ont fait depuis ton dernier tour.
helps-bonuses = Annoncer ce qui est pris
helps-bonuses-text = Quand quelqu’un prend un bonus ou la dernière carte d’une pile.
helps-ends = Confirmer la fin du tour
helps-ends-text = Tant que tu n’as pas confirmé, tu peux tout annuler.
helps-calm = Calme
helps-calm-text = Pas de musique, rien ne vole, et les ordinateurs attendent que tu continues.
helps-letters = Lettres comme raccourcis
helps-letters-text = Une lettre seule agit à la table : R lance les dés.
narration-title = Le lecteur d’écran dit
narration-all = Tout
narration-own = Mes tours
narration-little = Peu
scanning-title = Jouer avec des contacteurs
scanning-off = Non
scanning-two = Deux
scanning-one = Un seul
scanning-two-text = Toucher n’importe où ou appuyer sur une touche passe au suivant ; Entrée, le bouton droit de la souris ou le bouton du bas d’une manette choisit.
scanning-one-text = Toucher n’importe où ou appuyer sur une touche ou un bouton passe au suivant ; une pause choisit.
scanning-pause = Durée de la pause
# How long a pause is, in seconds: there is room for some five letters.
scanning-seconds = { $seconds } s
narration-undone = Annulé
# The dialog before a turn ends.
end-title = Finir ton tour ?
end-text = La partie continuera, et tu ne pourras peut-être plus revenir en arrière.
end-yes = Finir

## Help: keys and gestures. Each line is a key or gesture, and what it does.

help-title = Règles et commandes
help-overview = En bref
help-rules = Règles
help-keys = Commandes
help-back = Retour
help-look-back = Qu’a apporté la chance, et qu’est-ce qui aurait été mieux ? Toute partie terminée peut être revue : depuis ses résultats ou depuis les archives de l’étagère.
gestures-title = Doigt et souris
gesture-flick = Toucher les dés ou leur donner une pichenette
gesture-flick-text = lancer
gesture-sheet = Toucher une petite feuille
gesture-sheet-text = l’agrandir
gesture-hold = Appui long ou clic droit sur un élément
gesture-hold-text = lire sa règle
gesture-skip = Toucher pendant un mouvement
gesture-skip-text = aller droit à la fin
keys-title = Clavier
keys-tab = Tab, Maj + Tab
keys-tab-text = élément suivant, élément précédent
keys-enter = Entrée ou Espace
keys-enter-text = activer ce qui est mis en évidence ; confirmer ce qui est choisi
keys-roll = R
keys-roll-text = lancer
keys-undo = U ou Retour arrière
keys-undo-text = annuler, mais sans remonter au-delà du dernier lancer ou changement de joueur
keys-pass = P
keys-pass-text = passer
keys-choices = C ou ?
keys-choices-text = que puis-je faire ?
keys-things = I
keys-things-text = la règle de ce qui est mis en évidence ; c’est quoi ?
keys-hint = H
keys-hint-text = que ferais-tu ?
keys-dice = D
keys-dice-text = combien de fois chaque face est sortie
keys-sheets = S
keys-sheets-text = la feuille du joueur suivant, puis retour à la tienne
keys-menu = M
keys-menu-text = menu
keys-replay = J, K, L, N
keys-replay-text = pour revoir la partie : tour précédent, lecture ou pause, tour suivant, prochain tournant ; virgule et point avancent pas à pas
keys-full = F11
keys-full-text = plein écran, et retour
keys-escape = Échap
keys-escape-text = revenir d’un pas ; pendant un tracé, l’abandonner
pad-title = Manette
pad-cross = Croix directionnelle ou stick gauche
pad-cross-text = l’élément suivant dans cette direction
pad-south = Bouton du bas
pad-east = Bouton de droite
pad-west = Bouton de gauche
pad-north = Bouton du haut
pad-shoulders = Gâchettes hautes
pad-shoulders-text = le groupe d’éléments précédent, le groupe suivant
pad-triggers = Gâchettes basses
pad-triggers-text = ce qui est devant le joueur suivant, puis retour à ce qui est devant toi
pad-start = Bouton Start
pad-select = Bouton Select
pad-several = Avec plusieurs manettes, chacun joue avec la sienne : la première utilisée est celle du premier joueur.
# The letters of which names are put together without a keyboard, in the order in which they are shown.
letters-all = abcdefghijklmnopqrstuvwxyzàâæçéèêëîïôœùûüÿ0123456789-.’
letters-space = Espace
letters-delete = Effacer
letters-capitals = Majuscules

## Dialogs

dialog-ok = OK
dialog-cancel = Annuler
# What stands above a sentence or two in a dialog.
dialog-happened = Ce qui s’est passé
dialog-safe = Ce qui est préservé
dialog-advice = Que faire ?
remove-title = Supprimer cette partie ?
# $match is such as "Doodle City, round 9".
remove-text = { $match }, avec { $names } : elle sera perdue pour de bon.
remove-advice = Pour la garder, enregistre-la d’abord dans un fichier.
remove-yes = Supprimer
remove-failed-title = Impossible de supprimer la partie
remove-failed-safe = La partie est toujours là.
export-title = Partie enregistrée
export-text = La partie se trouve dans le fichier « { $file } ».
export-advice = Tout appareil équipé de Doodle City peut l’ouvrir.
export-failed-title = Impossible d’enregistrer la partie dans un fichier
export-failed-safe = Rien n’est perdu : la partie est toujours sur l’étagère.
# Something broke; the game goes on, ended a moment ago, or ended the last time.
crash-title = Il y a eu un problème
crash-happened = Un élément de l’application s’est arrêté.
crash-safe = Tes parties, jusqu’au dernier coup affiché.
crash-advice = Si le jeu ne continue pas, ferme-le et rouvre-le.
crash-end-title = Doodle City s’est arrêté
crash-end-text = Il y a eu un problème. Tes parties sont préservées jusqu’au dernier coup affiché. Rouvre Doodle City pour continuer : tu y trouveras les détails.
crash-past-title = Doodle City s’est arrêté la dernière fois
crash-past-happened = Il y a eu un problème.
crash-past-advice = Enregistre les détails : ils aideront à le résoudre.
crash-save = Enregistrer les détails
crash-saved-text = Les détails se trouvent dans le fichier « { $file } ».
crash-unsaved-title = Impossible d’enregistrer les détails
import-title = La partie est sur l’étagère
import-text = { $match }, avec { $names }.
import-archive-title = Le fichier est lu
import-archive-new =
    { $count ->
        [0] Aucune partie n’était nouvelle.
        [one] { $count } partie a été ajoutée.
       *[other] { $count } parties ont été ajoutées.
    }
import-archive-known =
    { $count ->
        [one] { $count } était déjà là.
       *[other] { $count } étaient déjà là.
    }
import-archive-broken = La partie { $number } n’a pas pu être lue. { $reason }
import-archive-more =
    { $count ->
        [one] { $count } autre n’a pas pu être lue.
       *[other] { $count } autres n’ont pas pu être lues.
    }
import-over-title = La partie est dans les archives
read-failed-title = La partie n’a pas pu être ouverte
read-failed-safe = Rien n’a été modifié.
import-failed-title = Impossible d’ouvrir ce fichier
import-failed-safe = Tes propres parties n’ont pas changé.
import-failed-advice = Choisis un autre fichier, ou demande qu’on te le renvoie.
import-again = Choisir un fichier
import-none-title = Impossible de choisir un fichier ici
import-none-text = Dépose le fichier de partie sur cette fenêtre, ou donne son nom quand tu démarres le jeu depuis un terminal.

## Errors

unlisted-title = Rien ne peut être enregistré ici
unlisted-happened = { $reason } Les parties seront perdues à la fermeture de l’application.
unlisted-safe = Tu peux quand même jouer.
unlisted-advice = Pour garder une partie, choisis « Enregistrer dans un fichier » dans le menu.
damaged-title = Une des parties est illisible
damaged-kept = Elle a été mise de côté, telle quelle, sous le nom « { $kept } ». Toutes les autres parties sont intactes.
damaged-left = Elle a été laissée à sa place, telle quelle. Toutes les autres parties sont intactes.
damaged-settings-kept = Les réglages par défaut sont utilisés. Les anciens ont été mis de côté sous le nom « { $kept } ».
damaged-settings-left = Les réglages par défaut sont utilisés ; le fichier reste tel quel.
settings-failed-title = Impossible d’enregistrer les réglages
settings-failed-safe = Tes changements restent valables jusqu’à la fermeture de l’application.
close-title = La partie n’est pas enregistrée
close-happened = Elle sera perdue à la fermeture de l’application.
close-yes = Fermer quand même
save-failed-title = Impossible d’enregistrer la partie
save-failed-happened = { $reason } La partie sera perdue à la fermeture de l’application.
save-failed-safe = Tu peux continuer à jouer.
save-failed-advice = Pour la garder, enregistre-la dans un fichier.
# The title stands above the others, and before them where all are said in one go.
gone-on-title = Cette partie s’est poursuivie dans une autre fenêtre.
gone-on-safe = Rien n’est perdu.
gone-on-advice = Recharge la page pour voir la suite.
no-display = Doodle City a besoin d’un écran, mais aucun n’a été trouvé. Dans un terminal, « doodle play » lance le même jeu.
no-graphics = Doodle City n’a pas pu utiliser la carte graphique de cet ordinateur : { $reason } Un pilote graphique plus récent peut aider. Dans un terminal, « doodle play » lance le même jeu.

## Errors: why a file cannot be opened as a match

file-empty = Le fichier est vide.
file-binary = Ce n’est pas un fichier texte.
file-cut-off = Le fichier s’interrompt à la ligne { $line }.
file-form = Ligne { $line }, colonne { $column } : le contenu est incompréhensible.
file-not-a-record = Ce n’est pas un fichier de partie.
file-level-too-early = Dans cette partie, l’ordinateur joue aussi, ce que la version { $version } du format de fichier ne permet pas.
file-field-too-early = Le fichier contient le champ « { $field } », ce que la version { $version } du format de fichier ne permet pas.
file-change = Parmi les changements de joueur, l’entrée { $entry } est impossible.
file-from = Cette partie est censée continuer une autre après l’entrée { $entry }, mais elle a moins d’entrées.
file-other-from = Cette partie est censée en continuer une autre, mais elle ne commence pas comme celle-ci.
file-newer = Le fichier vient d’une version plus récente de l’application. Une mise à jour permettra de l’ouvrir.
file-other-game = Le fichier est une partie d’un autre jeu ({ $game }).
file-setup = Ce fichier contient une préparation avec laquelle on ne peut pas jouer.
file-seats =
    { $found ->
        [one] Le fichier contient { $found } nom ; joueurs : { $players }.
       *[other] Le fichier contient { $found } noms ; joueurs : { $players }.
    }
file-name = Le nom du joueur { $seat } est vide, trop long ou impossible à afficher.
file-illegal =
    { $round ->
        [0] L’entrée { $entry }, avant la première manche, est contraire aux règles.
       *[other] L’entrée { $entry }, dans la manche { $round }, est contraire aux règles.
    }
file-seed = Le fichier révèle les dés ou les cartes à venir d’une partie qui n’est pas terminée.
file-ended = Le fichier dit quand la partie s’est terminée, mais elle n’est pas finie.
file-other-dice = Les dés ou les cartes de l’entrée { $entry } ne concordent pas avec le reste du fichier.
# $reason is what the system says, in its own words.
file-io-read = Impossible de lire le fichier ({ $reason }).
file-io-write = Impossible d’écrire le fichier ({ $reason }).
file-not-found = Le fichier est introuvable.
file-denied = Cet appareil n’autorise pas l’application à utiliser ce fichier.
file-full = Il n’y a plus de place sur cet appareil.
file-read-only = On ne peut rien écrire à cet endroit.
file-nowhere = Cet appareil ne garde aucun fichier pour l’application.
file-silent = Le stockage du navigateur ne répond pas.
file-busy = Une autre fenêtre occupe le stockage du navigateur.
file-too-large = Le fichier est trop gros pour être une partie.
file-strange-name = Ce n’est pas le nom d’un fichier de partie.
# $file is a file's name, $reason one of the sentences above.
file-named = « { $file } ». { $reason }
settings-form = Les réglages sont incompréhensibles.
# $field is a word of the file.
settings-range = Les réglages ont une valeur impossible pour « { $field } ».
device-says = L’appareil a refusé ({ $reason }).
device-refused = L’appareil a refusé.
storage-stopped = Plus rien ne peut être enregistré.

## Credits, below the keys.

credits-title = Remerciements
credits-games = Doodle City est d’Eilif Svensson et Kristian A. Østby (Aporta Games), City Planner de Todd Sanders et Alban Viard (AVStudioGames) ; la règle de Design Town ne nomme personne. Les images, les sons, la musique et les mots de cette application sont les nôtres.
credits-fonts = Les polices sont Patrick Hand de Patrick Wagesreiter et Atkinson Hyperlegible du Braille Institute of America avec Applied Design Works, toutes deux sous la SIL Open Font License 1.1.
credits-libraries = L’application est faite avec ces bibliothèques, chacune sous sa propre licence libre.

## Web page: what it says before the game runs, and where it cannot. One line each.

web-description = Trois jeux de ville, une seule table, pour 1 à 6 joueurs : Doodle City, City Planner et Design Town.
web-loading = Chargement de Doodle City
web-fetching = On sort le papier, les crayons, les dés et les cartes
web-preparing = On prépare la table
web-no-script = Doodle City a besoin de JavaScript : autorise-le pour cette page.
web-no-webassembly-title = Ce navigateur est trop ancien
web-no-webassembly-text = Doodle City a besoin de WebAssembly, que les navigateurs prennent en charge depuis des années. Mets ce navigateur à jour, ou essaie avec un autre.
web-no-graphics-title = Rien pour dessiner
web-no-graphics-text = Doodle City dessine avec WebGL 2, qui n’est pas disponible dans ce navigateur en ce moment. Active l’accélération graphique dans ses réglages, mets-le à jour, ou essaie avec un autre.
web-no-download-title = Impossible de télécharger le jeu
web-no-download-text = Le réseau ou le serveur est injoignable en ce moment. Tu n’as rien perdu.
web-try-again = Réessayer
web-new-version = Une nouvelle version de Doodle City est prête. Elle s’ouvrira la prochaine fois, et tes parties seront conservées.
web-new-version-now = L’ouvrir maintenant
web-later = Plus tard
web-stopped-title = Doodle City s’est arrêté
web-stopped-text = Il y a eu un problème. Tes parties sont préservées jusqu’au dernier coup affiché.
web-start-again = Redémarrer
web-details = Détails
web-copy = Copier les détails
web-copied = Copié
web-lost-graphics-title = L’image a disparu
web-lost-graphics-text = Ce navigateur a coupé l’affichage graphique et ne l’a pas rétabli. Tes parties sont préservées jusqu’au dernier coup affiché.
