# Glück Auf: worauf die Zahlen eines Ereignisses beruhen, je ein kurzer Satz.

cb-fact-share_of_players = So viel erhält man zu Beginn mit { $count } Personen am Tisch.
cb-fact-space_was_free = Auf dem Feld stand niemand: Es braucht 1 Arbeiter.
cb-fact-bank_takes_one = Die Bank braucht immer 1 Arbeiter.
cb-fact-workers_stood = { $other } stand auf dem Feld mit { $workers }: Es braucht einen mehr.
cb-fact-space_pays = { $francs ->
    [one] Das Feld bringt 1 Franc: { $space }.
   *[other] Das Feld bringt { $francs } Francs: { $space }.
}
cb-fact-tile_price = { $count ->
    [one] 1 Lore
   *[other] { $count } Loren
} zu je { $francs ->
    [one] 1 Franc
   *[other] { $francs } Francs
}.
cb-fact-supply_had = { $count ->
    [0] Im allgemeinen Vorrat war kein Würfel dieser Farbe: { $coal }.
    [one] Im allgemeinen Vorrat war nur 1 Würfel dieser Farbe: { $coal }.
   *[other] Im allgemeinen Vorrat waren nur { $count } Würfel dieser Farbe: { $coal }.
}
cb-fact-order_held = Auf der Karte lag: { $coals }.
cb-fact-element_counts = { $element }: { $counts }.
cb-fact-element_places = Die meisten bringen { $points } Punkte, die zweitmeisten { $second ->
    [one] 1 Punkt
   *[other] { $second } Punkte
}.
cb-fact-first_shared = Mehrere haben die meisten: Alle erhalten die vollen Punkte dafür, und niemand die für die zweitmeisten.
cb-fact-second_shared = Mehrere haben die zweitmeisten: Alle erhalten die vollen Punkte dafür.
cb-fact-second_unpaid = Zu zweit bringen die zweitmeisten nichts.
cb-fact-factory_workers = Arbeiter in der Lorenfabrik: { $counts }.
cb-fact-start_clockwise = Unter Gleichen gilt, wer im Uhrzeigersinn nach dem Startspielerplättchen als Erstes kommt.
cb-fact-workers_were = Auf Arbeiterfeldern { $count }, in der Bank { $bank }, in der Kantine { $canteen }.
cb-fact-francs_had = Von { $francs ->
    [one] 1 Franc
   *[other] { $francs } Francs
} sind je { $needed } ein Punkt; { $left } übrig.
cb-fact-cubes_were = In Loren { $mine }, im Förderkorb { $cage }, im Kohlelager { $storage }, auf Aufträgen { $on_orders }; je { $needed } sind ein Punkt.
cb-fact-orders_left = Nicht ausgeliefert, je { $points } Punkt: { $orders }.
cb-fact-tiles_in_excess = { $count ->
    [0] Beide Seiten sind gleich.
    [one] 1 Plättchen zu viel auf einer Seite, { $points } Punkte.
   *[other] { $count } Plättchen zu viel auf einer Seite, je { $points } Punkte.
}
cb-fact-points_were = Punkte: { $counts }.
cb-fact-francs_decide = Unter denen mit den meisten Punkten entscheiden die meisten Francs: { $counts }.
