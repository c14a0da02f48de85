# Ruhrschifffahrt 1769-1890: worauf die Zahlen eines Ereignisses beruhen, je ein kurzer Satz.

ru-counted = { $who } { $count }
ru-fact-printed_price = Aufgedruckter Preis: { $coins }.
ru-fact-option_dearer = Ab Runde { $round } kostet sie 1 Thaler mehr.
ru-fact-could_not_pay = Fällig: { $coins_needed }, vorhanden: { $coins_have }; möglich: { $debts_possible }.
ru-fact-debt_for = Fällig: { $coins_needed }, vorhanden: { $coins_have }.
ru-fact-warehouse_from_supply = Ein Lagerhaus aus dem Vorrat kam in die Schuld.
ru-fact-warehouse_from_calendar = Kein Lagerhaus war im Vorrat: Das der Runde { $round } kam in die Schuld, was bis zu { $points } kostet.
ru-fact-second_for_nothing = An diesem Tisch ist es die zweite Schleuse zum Preis von einer.
ru-fact-lock_price = Preis einer Schleuse in Runde { $round }: { $coins }.
ru-fact-lock_in_mark = Eine Schleuse in der Grafschaft Mark bringt { $points }.
ru-fact-lock_elsewhere = Eine Schleuse außerhalb der Grafschaft Mark bringt { $points }.
ru-fact-price_by_tile = Mit dem Plättchen Lagerhaus kostet es { $coins }.
ru-fact-price_of_space = Aufgedruckter Preis von Platz { $position }: { $coins }.
ru-fact-price_in_port = In Ruhrort { $count ->
    [0] stand vorher kein Lagerhaus
    [one] stand vorher 1 Lagerhaus
   *[other] standen vorher { $count } Lagerhäuser
}: { $coins }.
ru-fact-obstacles_crossed = Der Würfel mit { $value } passierte { $count ->
    [one] 1 Hindernis
   *[other] { $count } Hindernisse
}: Er verliert 1, bleibt aber mindestens 1.
ru-fact-coin_for_cube = Für den Entwicklungsstein wird 1 Thaler weniger gezahlt.
ru-fact-area_full = Alle { $count } Steine waren schon da ({ $area }): Für einen Stein geht nichts ab.
ru-fact-port_pays = Ruhrort bringt zusätzlich { $coins }.
ru-fact-owners_in_city = Ein Lagerhaus haben dort: { $seats }.
ru-fact-export_marker_at = Der Ausfuhrstein steht auf Feld { $cell }: { $points }.
ru-fact-position_adds = Platz { $position } ändert das um { $points }; die Summe ist nie unter 0.
ru-fact-marker_at_end = Der Ausfuhrstein ist am Ende seiner Leiste.
ru-fact-marker_at_start = Er geht für jedes beteiligte Lagerhaus ({ $count }) ein Feld zurück, aber nie über das erste hinaus.
ru-fact-sold_before = Der erste Verkauf der Runde hat ihn schon gerückt; frühere Verkäufe in Ruhrort: { $count }.
ru-fact-cubes_needed = Dafür braucht es { $areas }.
ru-fact-cities_had = Lagerhäuser in: { $spaces }.
ru-fact-dominions_had = Lagerhäuser in den Kohlenlagern von: { $dominions }.
ru-fact-set_counts = { $set }, nötig sind Lagerhäuser an { $needed } Orten: { $counts }.
ru-fact-depot_counts = Kohlenlager, { $dominion }: { $counts }.
ru-fact-points_before = Jede Schuld kostet { $loss } Punkte; vorher waren es { $points }, und nie bleiben weniger als 0.
ru-fact-points_were = Siegpunkte: { $counts }.
ru-fact-coins_decide = Unter denen mit den meisten Punkten entscheiden die meisten Thaler: { $counts }.
ru-fact-debts_decide = Danach entscheiden die wenigsten Schulden: { $counts }.
ru-fact-coins_were = Vorher waren es { $coins }.
