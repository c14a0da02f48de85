# Ordinateurs à la table
level-apprentice = Apprenti
level-steiger = Steiger
level-inspector = Inspecteur
level-about-apprentice = Sensé mais pressé
level-about-steiger = Joue bien
level-about-inspector = Aussi fort que le permettent deux secondes par coup
computer-name = Ordinateur { $colour } ({ $level })
computer-short = { $level } { $colour }
menu-computer = Joueurs ordinateurs
computer-add = Ajouter un ordinateur : { $level }
computer-remove = Retirer { $name }
computer-added = Un ordinateur a pris la place suivante ; la fiche le montre à tous.
computer-removed = L’ordinateur est parti ; sa place est de nouveau libre.
computer-unknown = Cet ordinateur n’est pas à la table { $table }.
notice-computer-plays = Désormais, { $computer } joue à la place { DE($name) }.
notice-computer-plays-for = Désormais, { $computer } joue à la place { DE($name) }, qui peut la reprendre à tout moment avec `/table return`.
computer-sits-there = { $name } est un ordinateur ; ceci ne vaut que pour des personnes.

# Dans le journal
act-computer-added = { $who } a ajouté { $name }.
act-computer-removed = { $who } a retiré { $name }.
act-computer-gave-way = { $name } a cédé sa place à une personne.
act-computer-failed = { $name } n’a trouvé aucun coup ; le moins nuisible a été joué.

# Commandes
cmd-computer = Ordinateurs qui jouent avec vous
cmd-computer-add = Placer un ordinateur sur la prochaine place libre de la table qui se forme ici
cmd-computer-remove = Retirer un ordinateur de la table qui se forme ici
opt-computer-level = Son niveau
suggest-no-computers = Aucun ordinateur à cette table
opt-computer = Quel ordinateur
