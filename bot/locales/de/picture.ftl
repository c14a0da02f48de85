# Wörter in den Bildern von Glück Auf; die Schlüssel stehen in renderer.coal_baron.WORDS.

picture-factory = Lorenfabrik
picture-draw_tiles = 5 ziehen, 1 oder keins behalten
picture-orders = Neue Aufträge
picture-draw_orders = 5 ziehen, 1 oder keinen behalten
picture-mining = Arbeitsschritte beim Fördern
picture-delivery = Auslieferung
picture-money = Geld
picture-bank = Bank
picture-canteen = Kantine
picture-canteen_note = kommen in der nächsten Schicht zurück
picture-supply = Vorrat
picture-scoring = Wertung am Ende der Schicht
picture-scoring_note = 1. Platz / 2. Platz
picture-scoring_note_two = nur 1. Platz
picture-draft_heading = Ausliegende Auftragskarten
picture-draft_picks = Reihenfolge der Auswahl
picture-draft_taken = Genommene Aufträge
picture-workers = Arbeiter
picture-storage = Privates Kohlelager
picture-storage_short = Kohlelager
picture-storage_empty = leer
picture-light = beleuchtet
picture-dark = unbeleuchtet
picture-at_end = am Ende
picture-outstanding = Ausstehende Aufträge
picture-own_orders = Aufträge
picture-delivered = Ausgeliefert
picture-empty_carts = Leere Loren
picture-one_step = Schritt
picture-many_steps = Schritte
picture-draft = Auftragswahl
picture-shift_1 = Schicht I
picture-shift_2 = Schicht II
picture-shift_3 = Schicht III
picture-over = Spielende
picture-points_by_source = Punkte nach Herkunft
picture-counted_note = in Klammern: aus wie vielen
picture-total = Gesamt
picture-tie_break = Gleichstand: übrige Francs
picture-source_deliveries = Ausgelieferte Aufträge
picture-source_coal_yellow = Gelbe Kohle ausgeliefert
picture-source_coal_brown = Braune Kohle ausgeliefert
picture-source_coal_grey = Graue Kohle ausgeliefert
picture-source_coal_black = Schwarze Kohle ausgeliefert
picture-source_vehicle_handcart = Kohle mit dem Handkarren
picture-source_vehicle_horse_cart = Kohle mit dem Fuhrwerk
picture-source_vehicle_truck = Kohle mit dem Lastwagen
picture-source_vehicle_locomotive = Kohle mit der Eisenbahn
picture-source_empty_yellow = Leere gelbe Loren
picture-source_empty_brown = Leere braune Loren
picture-source_empty_grey = Leere graue Loren
picture-source_empty_black = Leere schwarze Loren
picture-source_francs = Francs, fünf für einen Punkt
picture-source_cubes = Kohlewürfel, drei für einen Punkt
picture-source_undelivered = Nicht ausgelieferte Aufträge
picture-source_balance = Ungleichgewicht im Bergwerk
picture-see_news = siehe „{ button-news }“
picture-colour_orange = Orange
picture-colour_blue = Blau
picture-colour_red = Rot
picture-colour_yellow = Gelb
picture-colour_green = Grün

## Head of a picture

picture-title = Glück Auf
picture-subtitle = { table-here } · { $players ->
    [2] zu zweit
    [3] zu dritt
   *[4] zu viert
}
picture-headline-draft = { $who } wählt einen Auftrag
picture-headline-place = { $who } setzt Arbeiter ein
picture-headline-substitute = { $who } wählt einen Würfel
picture-headline-keep = { $who } hat gezogen und wählt
picture-headline-return_to = { $who } legt Gezogenes zurück
picture-headline-put_next = { $who } ordnet Gezogenes
picture-headline-mining = { $who } fördert
picture-headline-done = { $who } beendet den Zug
picture-headline-over = Spielende
picture-steps = { $steps ->
    [one] noch 1 Arbeitsschritt
   *[other] noch { $steps } Arbeitsschritte
}
picture-piles = Stapel: { $tiles ->
    [one] 1 Plättchen
   *[other] { $tiles } Plättchen
}, { $orders ->
    [one] 1 Auftrag
   *[other] { $orders } Aufträge
}
