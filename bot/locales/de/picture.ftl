# Wörter in den Bildern von Glück Auf; die Schlüssel stehen in renderer.coal_baron.WORDS.

picture-factory = Lorenfabrik
picture-draw-tiles = 5 Plättchen ziehen, 1 behalten
picture-orders = Neue Aufträge
picture-draw-orders = 5 Aufträge ziehen, 1 behalten
picture-mining = Arbeitsschritte beim Fördern
picture-delivery = Auslieferung
picture-money = Geld
picture-bank = Bank
picture-canteen = Kantine
picture-canteen-note = kommen in der nächsten Schicht zurück
picture-supply = Vorrat
picture-scoring = Wertung am Ende der Schicht
picture-scoring-note = 1. Platz / 2. Platz
picture-scoring-note-two = nur 1. Platz
picture-draft-heading = Ausliegende Auftragskarten
picture-draft-picks = Reihenfolge der Auswahl
picture-draft-taken = Genommene Aufträge
picture-workers = Arbeiter
picture-storage = Privates Kohlelager
picture-light = beleuchtet
picture-dark = unbeleuchtet
picture-outstanding = Ausstehende Aufträge
picture-complete = vollständig
picture-delivered = Ausgeliefert
picture-empty-carts = Leere Loren
picture-draft = Auftragswahl
picture-shift-1 = Schicht I
picture-shift-2 = Schicht II
picture-shift-3 = Schicht III
picture-over = Spielende
picture-points-by-source = Punkte nach Herkunft
picture-total = Gesamt
picture-tie-break = Gleichstand: übrige Francs
picture-source-deliveries = Ausgelieferte Aufträge
picture-source-coal-yellow = Gelbe Kohle ausgeliefert
picture-source-coal-brown = Braune Kohle ausgeliefert
picture-source-coal-grey = Graue Kohle ausgeliefert
picture-source-coal-black = Schwarze Kohle ausgeliefert
picture-source-vehicle-handcart = Kohle mit dem Handkarren
picture-source-vehicle-horse-cart = Kohle mit dem Fuhrwerk
picture-source-vehicle-truck = Kohle mit dem Lastwagen
picture-source-vehicle-locomotive = Kohle mit der Eisenbahn
picture-source-empty-yellow = Leere gelbe Loren
picture-source-empty-brown = Leere braune Loren
picture-source-empty-grey = Leere graue Loren
picture-source-empty-black = Leere schwarze Loren
picture-source-francs = Francs, fünf für einen Punkt
picture-source-cubes = Kohlewürfel, drei für einen Punkt
picture-source-undelivered = Nicht ausgelieferte Aufträge
picture-source-balance = Ungleichgewicht im Bergwerk
picture-colour-orange = Orange
picture-colour-blue = Blau
picture-colour-red = Rot
picture-colour-yellow = Gelb
picture-colour-green = Grün

## Head of a picture

picture-title = Glück Auf
picture-subtitle = Tisch { $table } · { $players ->
    [2] zu zweit
    [3] zu dritt
   *[4] zu viert
}
picture-headline-draft = { $who } wählt einen Auftrag
picture-headline-place = { $who } setzt Arbeiter ein
picture-headline-substitute = { $who } wählt einen Würfel
picture-headline-keep = { $who } sieht Gezogenes an
picture-headline-return-to = { $who } legt Karten zurück
picture-headline-put-next = { $who } legt Karten zurück
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
