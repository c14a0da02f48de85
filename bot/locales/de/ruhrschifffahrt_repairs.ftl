# Ruhrschifffahrt 1769-1890: was der Tisch richtigstellen kann, was einer Lesart widerspricht, und Teile, deren Zahl nicht stimmt.

ru-event-table_repaired = Der Tisch stellt richtig: { $changes }.
ru-changed = { $name }, { $before } → { $after }
ru-nobody = niemand
ru-value-no = nein
ru-value-yes = ja
ru-value-lock = Schleuse
ru-value-tile-none = nicht da
ru-value-tile-held = da
ru-value-tile-used = verbraucht
ru-value-tile-blank = leeres Plättchen
ru-quantity-the-turn = wer am Zug ist
ru-quantity-the-export = Feld des Ausfuhrsteins
ru-quantity-the-pilot_ban = Lotsenverbot in dieser Runde
ru-quantity-the-forced_lock = Schleusenzwang in dieser Runde
ru-quantity-the-locks = Hindernisse und Schleusen
ru-quantity-own-coins = Thaler von { $who }
ru-quantity-own-supply = Lagerhäuser von { $who } im Vorrat
ru-quantity-own-with_lock = Lagerhäuser von { $who }, die auf die erste Schleuse warten
ru-quantity-own-with_mark = Lagerhäuser von { $who }, die auf die Grafschaft Mark warten
ru-quantity-own-debts = Schulden von { $who }
ru-quantity-own-locks = von { $who } gebaute Schleusen
ru-quantity-own-option = Sonderoption von { $who }
ru-quantity-own-barge = Aake von { $who }
ru-quantity-own-points = Siegpunkte von { $who }
ru-quantity-own-warehouses = Lagerhäuser von { $who }
ru-quantity-own-in_port = Lagerhäuser von { $who } in Ruhrort
ru-quantity-points-of = Siegpunkte von { $who }, { $source }
ru-quantity-calendar = Lagerhaus von { $who } in Runde { $round }
ru-quantity-cubes = Entwicklungssteine von { $who }, { $area }
ru-quantity-tile = Fortschrittsplättchen { $tile } von { $who }
ru-quantity-track = Transportbahn, { $colour }, Feld { $number }
ru-quantity-of-removed = Würfel aus dem Spiel, { $colour }
ru-quantity-of-dice = Würfel, { $colour }
ru-quantity-white = übrige weiße Plättchen, { $tile }
ru-quantity-country = Länderplättchen, { $country }
ru-quantity-demand-tile = Hindernis- und Nachfrageplättchen ({ $tile })
ru-quantity-at-die = Würfel auf { $place }
ru-quantity-at-obstacle = Hindernis oder Schleuse, { $place }
ru-quantity-at-demand = Thaler der Nachfrage auf { $place }
ru-quantity-at-city = Lagerhäuser in { $place }
ru-quantity-at-depot = Lagerhäuser im Kohlenlager { $place }
ru-quantity-at-port = Lagerhäuser in Ruhrort, { $place }
ru-quantity-number = { $what }, Nummer { $number }
ru-violation-repair-unknown = Nichts, was sich richtigstellen lässt, heißt `{ $word }`.
ru-violation-repair-value-unknown = Auf `{ $word }` lässt es sich nicht setzen.
ru-violation-repair-changes-nothing = Das ändert nichts: Alles ist schon so.
ru-violation-repair-in-the-way = Das passt nicht neben das Übrige: `{ $word }`. Setzt auch um, was dort liegt.
ru-violation-repair-not-playable = Von dort aus könnte niemand weiterspielen.
ru-violation-too-many-pieces = Zu viel ({ $piece }): insgesamt { $have }, in der Schachtel sind { $box }.
ru-violation-too-few-pieces = Zu wenig ({ $piece }): insgesamt { $have }, in der Schachtel sind { $box }.
ru-violation-less-than-none = Weniger als nichts: { $piece }, { $have }.
ru-violation-no-room = So viel passt nicht: { $piece }, { $have } von höchstens { $most }.
ru-violation-dice-placed-otherwise = { $count ->
    [one] 1 Würfel wartet
   *[other] { $count } Würfel warten
} darauf, gelegt zu werden: Nach der anderen Lesart legt sie vielleicht jemand anders.
ru-violation-reach-otherwise = { $storage }: Dort liegt { $other } beladen, und nach der anderen Lesart sind andere Verkäufe in Reichweite.
ru-violation-export-marker-otherwise = Verkäufe in Ruhrort nach dem ersten dieser Runde ({ $count }) wurden nach der anderen Lesart gezählt.
ru-violation-tow-in-round-1-chosen = { $other } hat in Runde 1 { $option } gewählt.
ru-violation-locks-are-forced = In Runde { $round } gilt der Schleusenzwang schon, und er bleibt in ihr bestehen.
ru-violation-locks-were-not-forced = { $count ->
    [0] Kein Plättchen ist
    [one] Nur 1 Plättchen ist
   *[other] Nur { $count } Plättchen sind
} im Beutel: Der Schleusenzwang hätte schon gegolten.
ru-violation-coal-hauler-used = { $other } hat den Kohleschlepper nach der anderen Lesart genutzt.
