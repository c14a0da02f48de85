# Ce que la table a décidé de la partie
news-switched = Par décision de la table, désormais : { $question } : **{ $meaning }** (avant : { $before })
news-repaired = La table a rectifié la position : { $changes }
repair-change = { $what } : { $after } au lieu de { $before }
rules-set-table = par décision de la table
switch-not-now = Cela ne peut pas être changé en cours de partie.
switch-the-same = La table joue déjà ainsi.
