# Ruhrschifffahrt 1769-1890 : ce que la table peut rectifier, ce qui contredit une lecture, et le matériel dont le compte est faux.

ru-event-table_repaired = La table rectifie : { $changes }.
ru-changed = { $name }, { $before } → { $after }
ru-nobody = personne
ru-value-no = non
ru-value-yes = oui
ru-value-lock = écluse
ru-value-tile-none = absente
ru-value-tile-held = présente
ru-value-tile-used = utilisée
ru-value-tile-blank = jeton vierge
ru-quantity-the-turn = à qui de jouer
ru-quantity-the-export = case du pion export
ru-quantity-the-pilot_ban = pas de pilote dans cette manche
ru-quantity-the-forced_lock = écluses obligatoires dans cette manche
ru-quantity-the-locks = obstacles et écluses
ru-quantity-own-coins = thalers { DE($who) }
ru-quantity-own-supply = entrepôts { DE($who) } en réserve
ru-quantity-own-with_lock = entrepôts { DE($who) } qui attendent la première écluse
ru-quantity-own-with_mark = entrepôts { DE($who) } qui attendent le comté de la Marck
ru-quantity-own-debts = dettes { DE($who) }
ru-quantity-own-locks = écluses construites par { $who }
ru-quantity-own-option = option { DE($who) }
ru-quantity-own-barge = barge { DE($who) }
ru-quantity-own-points = PV { DE($who) }
ru-quantity-own-warehouses = entrepôts { DE($who) }
ru-quantity-own-in_port = entrepôts { DE($who) } à Ruhrort
ru-quantity-points-of = PV { DE($who) }, { $source }
ru-quantity-calendar = entrepôt { DE($who) } de la manche { $round }
ru-quantity-cubes = cubes { DE($who) }, { $area }
ru-quantity-tile = jeton { $tile } { DE($who) }
ru-quantity-track = piste de transport, { $colour }, case { $number }
ru-quantity-of-removed = dés hors du jeu, { $colour }
ru-quantity-of-dice = dés, { $colour }
ru-quantity-white = jetons blancs restants, { $tile }
ru-quantity-country = jetons pays, { $country }
ru-quantity-demand-tile = jeton obstacle ou demande ({ $tile })
ru-quantity-at-die = dé à la case { $place }
ru-quantity-at-obstacle = obstacle ou écluse, { $place }
ru-quantity-at-demand = thalers de demande à la case { $place }
ru-quantity-at-city = entrepôts à la case { $place }
ru-quantity-at-depot = entrepôts du dépôt de charbon { $place }
ru-quantity-at-port = entrepôts à Ruhrort, { $place }
ru-quantity-number = { $what }, numéro { $number }
ru-violation-repair-unknown = Rien de ce qui se rectifie ne s’appelle `{ $word }`.
ru-violation-repair-value-unknown = La valeur `{ $word }` n’est pas possible.
ru-violation-repair-changes-nothing = Cela ne change rien : tout est déjà ainsi.
ru-violation-repair-in-the-way = Cela ne va pas avec le reste : `{ $word }`. Rectifiez aussi ce qui s’y trouve.
ru-violation-repair-not-playable = De là, personne ne pourrait continuer à jouer.
ru-violation-too-many-pieces = Trop ({ $piece }) : { $have } au total, la boîte en contient { $box }.
ru-violation-too-few-pieces = Trop peu ({ $piece }) : { $have } au total, la boîte en contient { $box }.
ru-violation-less-than-none = Moins que rien : { $piece }, { $have }.
ru-violation-no-room = Pas de place pour autant : { $piece }, { $have } sur { $most } au plus.
ru-violation-dice-placed-otherwise = { $count ->
    [one] { $count } dé attend
   *[other] { $count } dés attendent
} d’être placés : selon l’autre lecture, c’est peut-être à quelqu’un d’autre.
ru-violation-reach-otherwise = { $storage } : { $other } s’y trouve chargé, et selon l’autre lecture d’autres ventes sont à portée.
ru-violation-export-marker-otherwise = Les ventes à Ruhrort après la première de cette manche ({ $count }) ont été comptées selon l’autre lecture.
ru-violation-tow-in-round-1-chosen = { $other } a choisi { $option } à la manche 1.
ru-violation-locks-are-forced = À la manche { $round }, les écluses sont déjà obligatoires et le restent.
ru-violation-locks-were-not-forced = { $count ->
    [0] Aucun jeton ne reste
    [one] Il ne reste que { $count } jeton
   *[other] Il ne reste que { $count } jetons
} dans le sac : les écluses auraient déjà été obligatoires.
ru-violation-coal-hauler-used = { $other } a utilisé le remorqueur de charbon selon l’autre lecture.
