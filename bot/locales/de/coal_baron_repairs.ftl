# Glück Auf: was der Tisch richtigstellen kann, was einer Lesart widerspricht, und Teile, deren Zahl nicht stimmt.

cb-event-table_repaired = Der Tisch stellt richtig: { $changes }.
cb-changed = { $name }, { $before } → { $after }
cb-quantity-turn = wer am Zug ist
cb-quantity-start = wer das Startspielerplättchen hat
cb-quantity-francs = Francs von { $who }
cb-quantity-workers = Arbeiter von { $who } im Vorrat
cb-quantity-bank = Arbeiter von { $who } in der Bank
cb-quantity-canteen = Arbeiter von { $who } in der Kantine
cb-quantity-space = Arbeiter auf dem Feld { $space }
cb-quantity-points = Punkte von { $who }, { $source }
cb-quantity-cage_level = wo der Förderkorb von { $who } ist
cb-quantity-cage = Förderkorb von { $who }
cb-quantity-cage-cubes = { $coal } im Förderkorb von { $who }
cb-quantity-storage-cubes = { $coal } im Kohlelager von { $who }
cb-quantity-carts = Würfel im Abschnitt { $number } von { $who }
cb-quantity-tiles = Tunnelplättchen { $tile } von { $who }
cb-quantity-supply = { $coal } im allgemeinen Vorrat
cb-quantity-filled = Feld { $number } von { $order }
cb-quantity-cubes = Würfel in { $coal }
cb-order-of-seat = ausstehend bei { $who }
cb-order-of-delivered = ausgeliefert von { $who }
cb-order-in-draft = offen in der Auftragswahl
cb-order-in-pile = oben auf dem Stapel
cb-violation-repair-unknown = Nichts, was sich richtigstellen lässt, heißt `{ $word }`.
cb-violation-repair-value-unknown = Auf `{ $word }` lässt es sich nicht setzen.
cb-violation-repair-changes-nothing = Das ändert nichts: Alles ist schon so.
cb-violation-repair-in-the-way = Dort liegt etwas anderes: `{ $word }`. Setzt das ebenfalls um.
cb-violation-repair-not-playable = Von dort aus könnte niemand weiterspielen.
cb-violation-too-many-pieces = Zu viel ({ $piece }): insgesamt { $have }, in der Schachtel sind { $box }.
cb-violation-too-few-pieces = Zu wenig ({ $piece }): insgesamt { $have }, in der Schachtel sind { $box }.
cb-violation-less-than-none = Weniger als nichts: { $piece }, { $have }.
cb-violation-no-room = So viel passt nicht: { $piece }, { $have } von höchstens { $most }.
cb-violation-delivered-would-show = Von { $other } { $count ->
    [one] wurde 1 Auftrag
   *[other] wurden { $count } Aufträge
} verdeckt ausgeliefert und läge dann offen.
cb-violation-delivered-was-seen = Von { $other } haben alle { $count ->
    [one] 1 ausgelieferten Auftrag
   *[other] { $count } ausgelieferte Aufträge
} gesehen, was dann verdeckt läge.
cb-violation-stored-though-wanted = { $other } hat { $coal } im Kohlelager, obwohl es auf { $order } passt.
cb-violation-filled-otherwise = { $other } füllt gerade { $count ->
    [one] 1 Lore
   *[other] { $count } Loren
}: Die andere Lesart gälte sofort.
cb-violation-storage-out-of-reach = { $other } fördert gerade, der Förderkorb ist auf { $level }: Das Kohlelager wäre sofort außer Reichweite.
