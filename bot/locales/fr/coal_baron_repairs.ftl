# Coal Baron : ce que la table peut rectifier, ce qui contredit une lecture, et le matériel dont le compte est faux.

cb-event-table_repaired = La table rectifie : { $changes }.
cb-changed = { $name }, { $before } → { $after }
cb-quantity-turn = à qui de jouer
cb-quantity-start = le premier joueur
cb-quantity-francs = francs { DE($who) }
cb-quantity-workers = ouvriers { DE($who) } en réserve
cb-quantity-bank = ouvriers { DE($who) } à la banque
cb-quantity-canteen = ouvriers { DE($who) } au réfectoire
cb-quantity-space = ouvriers sur la case { $space }
cb-quantity-points = points { DE($who) }, { $source }
cb-quantity-cage_level = où est la cage { DE($who) }
cb-quantity-cage = cage { DE($who) }
cb-quantity-cage-cubes = { $coal } dans la cage { DE($who) }
cb-quantity-storage-cubes = { $coal } dans le stock { DE($who) }
cb-quantity-carts = cubes dans la section { $number } { DE($who) }
cb-quantity-tiles = tuiles galerie { $tile } { DE($who) }
cb-quantity-supply = { $coal } dans la réserve générale
cb-quantity-filled = case { $number } de { $order }
cb-quantity-cubes = cubes en { $coal }
cb-order-of-seat = en cours chez { $who }
cb-order-of-delivered = livrée par { $who }
cb-order-in-draft = visible dans le choix initial
cb-order-in-pile = sur le dessus de la pioche
cb-violation-repair-unknown = Rien de ce qui se rectifie ne s’appelle `{ $word }`.
cb-violation-repair-value-unknown = La valeur `{ $word }` n’est pas possible.
cb-violation-repair-changes-nothing = Cela ne change rien : tout est déjà ainsi.
cb-violation-repair-in-the-way = Autre chose s’y trouve : `{ $word }`. Déplacez-le aussi.
cb-violation-repair-not-playable = De là, personne ne pourrait continuer à jouer.
cb-violation-too-many-pieces = Trop ({ $piece }) : { $have } au total, la boîte en contient { $box }.
cb-violation-too-few-pieces = Trop peu ({ $piece }) : { $have } au total, la boîte en contient { $box }.
cb-violation-less-than-none = Moins que rien : { $piece }, { $have }.
cb-violation-no-room = Pas de place pour autant : { $piece }, { $have } sur { $most } au plus.
cb-violation-delivered-would-show = { $count ->
    [one] { $count } commande { DE($other) } a été livrée face cachée et serait visible.
   *[other] { $count } commandes { DE($other) } ont été livrées face cachée et seraient visibles.
}
cb-violation-delivered-was-seen = { $count ->
    [one] Tous ont vu { $count } commande livrée { DE($other) }, qui serait alors face cachée.
   *[other] Tous ont vu { $count } commandes livrées { DE($other) }, qui seraient alors face cachée.
}
cb-violation-stored-though-wanted = { $other } a du { $coal } en stock, alors qu’il convient à { $order }.
cb-violation-filled-otherwise = { $other } charge en ce moment { $count ->
    [one] { $count } berline
   *[other] { $count } berlines
} : l’autre lecture vaudrait tout de suite.
cb-violation-storage-out-of-reach = { $other } extrait avec la cage au { $level } : le stock serait tout de suite hors d’atteinte.
