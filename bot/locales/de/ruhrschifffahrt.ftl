# Ruhrschifffahrt 1769-1890: Namen, Panels, der Spielplan in Worten. Alle Schlüssel außer dem Spielnamen beginnen mit ru-.

game-ruhrschifffahrt = Ruhrschifffahrt 1769–1890

## Names

ru-nothing = nichts
ru-none = keine
ru-empty = leer
ru-free = kostenlos
ru-free-lock = kostenlos
ru-item = • { $text }
ru-numbered = { $number }) { $text }
ru-times = { $count } × { $name }
ru-count = { $who } { $what }
ru-with = { $what } ({ $more })
ru-semicolon = {"; "}
ru-offer = { $what }: { $price }
ru-by-tile = { $what } (mit Plättchen { $tile })
ru-sold-out = { $tile } (vergriffen)
ru-space = { $number } { $name }, { $kind }
ru-lock-space = { $number } { $name }
ru-kind-storage = Kohleniederlage
ru-kind-obstacle = Hindernis
ru-kind-lock = Schleuse
ru-kind-city = Stadt
ru-kind-port = Hafen
ru-industry-forge = Schmiede
ru-industry-hammer_mill = Hammerwerk
ru-industry-arms_factory = Waffenfabrik
ru-dominion-mark = Grafschaft Mark
ru-dominion-essen = Reichsstift Essen
ru-dominion-werden = Reichsabtei Werden
ru-dominion-berg_broich = Berg und Herrschaft Broich
ru-dominion-ruhrort = Hafen Ruhrort
ru-dominion-none = jedes schwarze Gebiet
ru-country-belgium = Belgien
ru-country-netherlands = Niederlande
ru-country-rhineland = Rheinland
ru-coal-black = schwarze Kohle
ru-coal-white = weiße Kohle
ru-die = { $colour } { $value }
ru-die-black = schwarz
ru-die-white = weiß
ru-die-to = { $die } nach { $storage }
ru-die-raised = { $storage }: von { $value } auf { $raised }
ru-area-BI = Schwarz an Kleinindustrie
ru-area-BC = Schwarz an Stadt
ru-area-BR = Schwarz an Ruhrort
ru-area-WI = Weiß an Kleinindustrie
ru-area-WC = Weiß an Stadt
ru-area-WR = Weiß an Ruhrort
ru-cubes-of = { $count } { $area }
ru-cubes-in = { $area } { $count } von { $most }
ru-cubes-full = voll: { $areas }
ru-cubes-empty = noch keiner ({ $areas })
ru-era-clay = Lehmweg
ru-era-paved = befestigte Straße
ru-era-rail = Schiene
ru-good-coin = einen Thaler
ru-good-point = einen Siegpunkt
ru-good-pay-coin = 1 Thaler zahlen
ru-good-pay-point = 1 Siegpunkt abgeben
ru-good-gain-coin = 1 Thaler nehmen
ru-good-gain-point = 1 Siegpunkt nehmen

ru-coins = { $count } Thaler
ru-points = { $count ->
    [1] 1 Siegpunkt
    [-1] −1 Siegpunkt
   *[other] { $count } Siegpunkte
}
ru-debts = { $count ->
    [one] 1 Schuld
   *[other] { $count } Schulden
}
ru-lock-brings = Deine erste Schleuse bringt auch { $count } Lagerhäuser in deinen Vorrat.
ru-lock-in = Gebiet: { $dominion }
ru-lock-saves = +1 bei der Ankunft ab { $starts }
ru-lock-saves-pilot = mit Lotse +1 bei der Ankunft ab { $starts }
ru-lock-saves-none = nützt noch keinem Start
ru-lock-starts = { $count } Kohleniederlagen
ru-lock-needs-mark = dazu fehlt dir { $tile }
ru-warehouses = { $count ->
    [one] 1 Lagerhaus
   *[other] { $count } Lagerhäuser
}
ru-supply = { $warehouses } im Vorrat
ru-price-with-debts = { $coins }, macht { $debts }
ru-price-with-forfeit = { $coins }, { $debts } (−{ $points })
ru-points-in-all = zusammen { $points }
ru-price-unpaid = alle Thaler und { $points }
ru-price-or-tile = { $price } oder mit Plättchen { $tile }
ru-price-or-a-tile = { $price } oder mit Plättchen
ru-tile-for-nothing = mit Plättchen { $tile }, kostenlos

ru-special-pilot = Lotse
ru-special-transport = Transport
ru-special-wage = Lohn
ru-special-replenishment = Nachschub
ru-special-tow = Treideln
ru-special-transport_pilot = Transport und Lotse
ru-special-tow_pilot = Treideln und Lotse
ru-special-tow_transport = Treideln und Transport
ru-special-effect-pilot = die Aake fährt beliebig weit flussabwärts, auch bis Ruhrort
ru-special-effect-transport = der Würfel auf dem Pfeil kommt auf eine leere Kohleniederlage
ru-special-effect-wage = sofort 2 Thaler
ru-special-effect-replenishment = ein Würfel auf einer Kohleniederlage steigt um 2, höchstens auf 6
ru-special-effect-tow = Start flussaufwärts
ru-special-effect-transport_pilot = der Würfel auf dem Pfeil kommt auf eine leere Kohleniederlage; die Aake fährt beliebig weit
ru-special-effect-tow_pilot = Start flussaufwärts; die Aake fährt beliebig weit
ru-special-effect-tow_transport = der Würfel auf dem Pfeil kommt flussaufwärts auf eine leere Kohleniederlage, dort startet die Aake

ru-tile-lock_construction = Schleusenbau
ru-tile-coal_depot = Kohlenlager
ru-tile-essen_warehouses = Essener Lagerhäuser
ru-tile-county_mark = Grafschaft Mark
ru-tile-wage = Lohn
ru-tile-ruhrort_port = Hafen Ruhrort
ru-tile-replenishment = Nachschub
ru-tile-mark_warehouses = Märkische Lagerhäuser
ru-tile-inn = Gasthaus
ru-tile-coal_hauler = Kohleschlepper
ru-tile-warehouse = Lagerhaus
ru-tile-tow_action = Treidelaktion
ru-tile-mayor = Bürgermeister
ru-tile-ruhr_valley_railway = Ruhrtalbahn
ru-tile-ruhr_barge = Ruhraake
ru-at-end-mayor = am Ende 1 Siegpunkt je behaltenem Thaler, höchstens { $most }, nur ohne Schulden
ru-at-end-ruhr_valley_railway = am Ende 1 Siegpunkt je Stadt mit deinem Lagerhaus
ru-at-end-ruhr_barge = am Ende { $port } Siegpunkte in Ruhrort, sonst { $points }

ru-demand-forge = Schmieden
ru-demand-hammer_mill = Hammerwerke
ru-demand-arms_factory = Waffenfabriken
ru-demand-cities = Städte
ru-demand-dominion = Kleinindustrie: { $dominion }
ru-water-flood = Hochwasser
ru-water-low_water = Niedrigwasser
ru-water-dice = { $water }, Würfel { $change }

## Phases and stages

ru-phase-1 = historisches Ereignis
ru-phase-2 = Wasserstand und Nachfrage
ru-phase-3 = Start und Sonderoption
ru-phase-4 = Fahrt und Verkauf
ru-phase-5 = Fortschrittsplättchen
ru-phase-6 = Einkäufe
ru-phase-7 = Ausfuhr
ru-phase-8 = Spielende
ru-phase-game = Schlusswertung
ru-phase-of-round = Runde { $round }, { $phase }
ru-stage-begin = nichts
ru-stage-choose = Thaler oder Siegpunkt
ru-stage-remove_die = der Würfel, der das Spiel verlässt
ru-stage-place_dice = die Kohleniederlage für einen Würfel von der Bahn
ru-stage-option = eine Sonderoption oder ein Start
ru-stage-transport = die Kohleniederlage für den transportierten Würfel
ru-stage-replenish = der Würfel für den Nachschub
ru-stage-start = der Start der Aake
ru-stage-plan = der geplante Verkauf oder das Zugende
ru-stage-sell = der Ort des Verkaufs
ru-stage-purchase = Einkäufe
ru-stage-done = das Zugende
ru-asked-begin = nichts zu entscheiden
ru-asked-choose = { $side ->
    [pay] 1 Thaler zahlen oder 1 Siegpunkt abgeben
   *[gain] 1 Thaler oder 1 Siegpunkt nehmen
}
ru-asked-remove_die = einen Würfel aus dem Spiel nehmen
ru-asked-place_dice = Würfel von der Bahn ablegen
ru-asked-option = Option, Start und Verkauf
ru-asked-transport = den transportierten Würfel ablegen
ru-asked-replenish = einen Würfel um 2 erhöhen
ru-asked-start = den Start wählen
ru-asked-plan = den Verkauf planen
ru-asked-sell = die Kohle verkaufen
ru-asked-purchase = einkaufen oder beenden
ru-asked-done = den Zug beenden
ru-answer-choice = Thaler oder Siegpunkt
ru-answer-purchases = Einkäufe dieser Runde
ru-answer-skip = übergangen werden
ru-answer-storages = Wunschliste der Kohleniederlagen

## A player's side

ru-own-head = Runde { $round } ({ $year }), { $phase }. Du hast { $means }.
ru-own-cubes = Entwicklungssteine: { $items }
ru-own-tiles = Fortschritt: { $tiles }
ru-own-turned = Verbraucht: { $tiles }
ru-own-blanks = Leer ausgegangen: { $tiles }
ru-own-plan = Geplant: { $space }, { $coins }
ru-own-plan-then = Geplant: { $space } (beim Planen { $coins })
ru-round-pilot-ban = Lotsenverbot in dieser Runde.
ru-round-country = Ausfuhrland { $country }: je Lagerhaus { $points }.
ru-round-dominion = Verlässt ein schwarzer Würfel die Transportbahn, kommt er in dieses Gebiet: { $dominion }.
ru-round-dominion-full = Verlässt ein schwarzer Würfel die Transportbahn, kommt er in dieses Gebiet: { $dominion } (jetzt voll, dann in jedes außer der Mark).
ru-round-forced-lock = Im Beutel blieb höchstens ein Plättchen: Wer Schleusenbau hat, muss in Phase 6 eine Schleuse bauen.
ru-tile-needs = { $tile }: { $cubes }
ru-barge-ashore = Aake noch nicht gestartet
ru-barge-at = Aake: { $space }
ru-barge-loaded = Aake beladen: { $space }
ru-barge-in-port = Aake: { $space }, Platz { $position }
ru-waiting-lock = { $count } mit der ersten Schleuse
ru-waiting-mark = { $count } mit Grafschaft Mark
ru-waiting-calendar = je 1 in den Runden { $rounds }
ru-deciding = { $who }: { $means }; { $where }
ru-deciding-active = ▶ { $means }

## Panels

ru-ask-choose = Was wählst du? Ausgeführt wird es, wenn alle gewählt haben.
ru-chosen = Deine Wahl: { $what }. Beende den Zug oder nimm sie zurück.
ru-ask-remove = Welcher Würfel verlässt das Spiel? Noch zu entfernen: { $owed }
ru-owed = { $count } { $coal }
ru-ask-place = { $count ->
    [one] Ein Würfel verlässt die Bahn: { $dice }. Wohin damit?
   *[other] Von der Bahn abzulegen: { $dice }. Wohin damit?
}
ru-ask-option = Wo startest du, mit oder ohne Sonderoption?
ru-ask-transport = Auf welche Kohleniederlage kommt der Würfel?
ru-ask-replenish = Welcher Würfel steigt um 2?
ru-ask-start = Wo startest du?
ru-ask-plan = Wo willst du verkaufen? Ohne Plan wirst du in Phase 4 gefragt.
ru-ask-haul = Welchen Würfel hebt der Kohleschlepper, und auf welchen Wert?
ru-ask-sell = Wo verkaufst du?
ru-ask-purchase = Was kaufst du?
ru-ask-forced-lock = Du musst zuerst eine Schleuse bauen: Im Beutel blieb höchstens ein Plättchen.
ru-ask-second-lock = Du darfst noch eine Schleuse kostenlos bauen.
ru-ask-two-for-one = Die Schleuse, die du kaufst, bringt eine zweite kostenlos.
ru-port-most = Ruhrort: höchstens { $most } Lagerhäuser je Spieler, nie zwei in einer Spalte; du hast { $built }.
ru-port-move-useless = Ein Lagerhaus in Ruhrort umzusetzen bringt nichts mehr: Es wird nicht mehr exportiert.
ru-port-left = Noch so oft wird ausgeführt, diese Runde mitgezählt: { $countries }. In Klammern: was ein Versetzen an der Ausfuhr dieser Runde ändert.
ru-port-left-before = Noch so oft wird ausgeführt: { $countries }.
ru-port-left-of = { $country } { $count }
ru-what-exports = { $what } (Ausfuhr { $change })
ru-what-no-export = { $what } (keine Ausfuhr mehr)
ru-port-scores-now = { $points } bei der Ausfuhr dieser Runde
ru-ask-done = Es gibt nichts mehr zu entscheiden; beende deinen Zug.
ru-ask-done-before = Im Augenblick ist nichts mehr zu entscheiden; beende deinen Zug. Gekauft wird danach, in Phase 6.
ru-forbidden = ✗ { $options }: { $reason }
ru-forbidden-option-not-in-last-round = nicht in der letzten Runde
ru-forbidden-pilot-banned = Lotsenverbot in dieser Runde
ru-forbidden-tile-needed = Fortschrittsplättchen fehlt
ru-forbidden-no-tow-in-round-1 = nicht in Runde 1
ru-forbidden-tracks-empty = kein Würfel auf den Transportbahnen
ru-forbidden-no-storage-empty = keine Kohleniederlage der richtigen Farbe ist leer
ru-forbidden-no-start-upstream = flussaufwärts kein Start, der zu einem Verkauf führt
ru-forbidden-no-start-downstream = flussabwärts kein Start, der zu einem Verkauf führt
ru-forbidden-no-place = überall ist es voll, oder du hast dort schon ein Lagerhaus
ru-forbidden-no-obstacle = es gibt kein Hindernis mehr
ru-option-told = **{ $option }** ({ $price }): { $effect }.
ru-start = { $storage } ({ $die })
ru-start-to = { $start } nach { $sale }
ru-trip-pays = { $space }: { $coins }
ru-sale-and-way = { $sale }, { $way }
ru-trip-spaces = { $count ->
    [one] 1 Feld
   *[other] { $count } Felder
}
ru-trip-obstacles = { $count ->
    [one] 1 Hindernis
   *[other] { $count } Hindernisse
}
ru-trip-locks = { $count ->
    [one] 1 Schleuse
   *[other] { $count } Schleusen
}
ru-trip-helm = ab Steuerrad
ru-trip-value = kommt mit { $value } an
ru-trip-value-lost = kommt mit { $value } an (−1)
ru-trip-cube = Stein { $area }
ru-trip-no-cube = kein Stein ({ $area } ist voll)
ru-trip-demand = darin Nachfrage { $coins }
ru-trip-warehouse = darin eigenes Lagerhaus { $coins }
ru-trip-others = 1 Thaler an { $who }
ru-trip-export = Ausfuhrstein +{ $steps }
ru-trip-completes = vollendet { $tiles }
ru-trip-more = { $count } weitere
ru-trip-more-paying = { $count } weitere, ≤ { $coins }
ru-trip-completes-count = vollendet { $count } Fortschrittsplättchen
ru-no-start-there = von dort kann deine Aake jetzt nicht starten
ru-barges-there = { $count ->
    [one] Wo du verkaufen kannst, liegt noch eine Aake: { $there }. Sie hindert dich nicht: Sie startet vor den Verkäufen.
   *[other] Wo du verkaufen kannst, liegen noch Aaken: { $there }. Sie hindern dich nicht: Sie starten vor den Verkäufen.
} Von mehreren Aaken auf einem Feld ist die zuletzt angekommene zuerst dran.
ru-barges-there-now = { $count ->
    [one] Wo du verkaufen kannst, liegt schon eine Aake: { $there }. Dort ist auch für dich Platz; du bist dann vor ihr dran.
   *[other] Wo du verkaufen kannst, liegen schon Aaken: { $there }. Dort ist auch für dich Platz; du bist dann vor ihnen dran.
}
ru-barge-lies = { $who } ({ $space })
ru-loaded = Geladen: { $storage }, { $die }.
ru-only-sale = Einziger möglicher Verkauf ist { $sale }.
ru-plan-changed = Geplant war für { $coins }: { $space }. Das bringt jetzt etwas anderes.
ru-coins-left = { $coins } übrig
ru-position = Platz { $position }
ru-port-exports = { $count ->
    [0] keine Ausfuhr mehr
    [one] noch 1 Ausfuhr
   *[other] noch { $count } Ausfuhren
}
ru-port-exports-now = { $count ->
    [one] jetzt die letzte Ausfuhr
   *[other] noch { $count } Ausfuhren, auch jetzt
}
ru-city-earns = 1 Thaler je Verkauf dort
ru-at-end = am Ende { $changes }
ru-set-begun = { $set } { $count } von { $of } (am Ende +{ $points })
ru-depot-lead = am Ende { $points } für die Mehrheit
ru-depot-lead-had = Mehrheit schon deine
ru-depot-lead-open = noch keine Mehrheit
ru-depot-set = { $lead ->
    [0] am Ende { $points } für alle vier Lager
   *[other] { $points } für alle vier Lager
}
ru-button-option = { $option }: { $price }
ru-button-haul = { $tile }: einen Würfel erhöhen
ru-button-inn-coin = Gasthaus: 3 Thaler
ru-button-inn-point = Gasthaus: 2 Siegpunkte
ru-button-purchases = Einkäufe dieser Runde
ru-button-choice = Thaler oder Siegpunkt für Runde { $round }
ru-button-storages = Plätze für meine Würfel
ru-button-withdraw-storages = Wunschliste verwerfen
ru-button-nothing = Nichts kaufen
ru-button-take-out = Streichen: { $what }
ru-button-limit = Grenze: { $most } Thaler
ru-button-ask-me = Frag mich
ru-button-skip = Mich übergehen, wenn ich nur auf Schulden kaufen könnte
ru-button-no-skip = Mich nicht übergehen
ru-menu-start = Start und Verkauf
ru-menu-transport = Würfel und Kohleniederlage
ru-menu-replenish = Würfel, der um 2 steigt
ru-menu-haul = Würfel und neuer Wert
ru-menu-haul-die = Welcher Würfel? Dann wird nach dem Wert gefragt
ru-menu-place = Kohleniederlagen für die Würfel
ru-menu-plan = Den Verkauf planen
ru-menu-sell = Verkaufen
ru-menu-locks = Eine Schleuse bauen
ru-menu-warehouses = Ein Lagerhaus bauen
ru-menu-storages-add = Platz { $place } der Wunschliste
ru-menu-store-first = An die erste Stelle
ru-menu-store-remove = Streichen
ru-waiting = Für dich gibt es jetzt nichts zu entscheiden; am Zug: { $who }.
ru-waiting-over = Das Spiel ist zu Ende.
ru-ahead = Deine hinterlegten Antworten:
ru-ahead-none = keine
ru-ahead-at-turn = Das hinterlegst du für später, obwohl du gerade am Zug bist.
ru-ahead-bought = Deine Einkäufe dieser Runde sind erledigt.
ru-ask-purchases = Was willst du in dieser Runde kaufen? Nach heutigem Stand hättest du noch { $coins }. Es wird für dich gekauft, wenn dann alles möglich ist und nicht mehr kostet als jetzt (diese Grenze kannst du anheben); sonst wirst du gefragt.
ru-ask-purchases-none = In dieser Runde könntest du nach heutigem Stand nichts kaufen: Dir fehlt ein Fortschrittsplättchen, das baut, oder Thaler oder ein Lagerhaus im Vorrat.
ru-ahead-purchases-told = Das ist freiwillig: Ohne Antwort wirst du in Phase 6 gefragt. *{ ru-button-nothing }* gilt nur für diese Runde; *{ ru-button-skip }* für alle Runden, bis du es zurücknimmst, und nur, wo jeder Kauf eine Schuld kosten würde.
ru-ask-ahead-choice = Was willst du in Runde { $round } wählen? Das ist freiwillig: Ohne Antwort wirst du dann gefragt.
ru-ahead-choice-pay = Dann zahlt jeder 1 Thaler oder gibt 1 Siegpunkt ab. Wer den Thaler nicht hat, macht dafür eine Schuld; wer keinen Siegpunkt hat, zahlt den Thaler.
ru-ahead-choice-gain = Dann nimmt jeder 1 Thaler oder 1 Siegpunkt.
ru-ask-storages = Wohin sollen Würfel, die du ablegen musst? Genommen wird die erste erlaubte und freie Kohleniederlage dieser Wunschliste.
ru-ranking-none = Noch keine Wunschliste: Du wirst jedes Mal gefragt.
ru-counted-in = Mitgerechnet: { $sale }; Fortschritt: { $tiles }.
ru-counted-in-progress = Mitgerechnet, was Phase 5 bringt: { $tiles }.
ru-cost-now = Zu heutigen Preisen kostet das { $coins }.
ru-limit-raised = Du hast die Grenze erhöht. Kommt ein Kauf dazu oder geht einer weg, gilt wieder der Preis von dann; erhöhe sie also zuletzt.
ru-left-choice = Runde { $round }: { $what }
ru-left-purchases = Einkäufe: { $items }; für höchstens { $coins }
ru-left-nothing = In dieser Runde nichts kaufen
ru-left-skip = In Phase 6 übergangen werden, wenn nur Schulden etwas kaufen könnten
ru-left-storages = Kohleniederlagen: { $storages }
ru-unused-plan = ein geplanter Verkauf (du wirst dann in Phase 4 gefragt)
ru-unused-lock = eine Schleuse
ru-unused-city = ein Lagerhaus in einer Stadt
ru-unused-depot = ein Lagerhaus in einem Kohlenlager
ru-unused-port = ein Lagerhaus in Ruhrort
ru-unused-repay = das Tilgen einer Schuld
ru-unused-coins = { $coins }, die am Ende der Runde verfallen (mehr als { $kept } behältst du nicht)

## Moves

ru-move-remove = Würfel entfernen: { $storage }
ru-move-place = Würfel auf { $storage }
ru-move-transport = { $colour } auf { $storage }
ru-move-replenish = Nachschub auf { $storage }
ru-move-start = Start: { $storage }
ru-move-plan = geplant: { $space }
ru-move-haul = { ru-tile-coal_hauler } ({ $storage }): auf { $value }
ru-move-sell = Verkauf: { $space }
ru-move-end = Zug beenden
ru-move-lock = Schleuse in { $obstacle }
ru-move-city = Lagerhaus in { $city }
ru-move-depot = Kohlenlager { $depot }
ru-move-port = Ruhrort, Spalte { $country }
ru-move-shift = { $source } nach { $country } versetzen
ru-move-repay = eine Schuld tilgen
ru-move-inn-coin = Gasthaus: 3 Thaler
ru-move-inn-point = Gasthaus: 2 Siegpunkte
ru-move-answer = hinterlegen: { $answer }
ru-move-withdraw = zurückziehen: { $answer }

## The board in words

ru-text-board = Spielplan: { $board }
ru-text-round = Runde { $round } ({ $year }), { $phase }
ru-text-over = Das Spiel ist zu Ende.
ru-text-active = { $who } muss entscheiden: { $stage }.
ru-text-order = Aaken flussabwärts: { $who }
ru-text-option = { $question }: { $meaning }
ru-text-calendar-round = Runde { $round }: { $events }
ru-calendar-locks_allowed = Schleusen dürfen gebaut werden
ru-calendar-fund = 1 Thaler oder 1 Siegpunkt zahlen
ru-calendar-tracks_move = neue Transportbahn
ru-calendar-locks_dearer = Schleusen kosten 3 Thaler
ru-calendar-warehouse = 1 Lagerhaus
ru-calendar-gain = 1 Thaler oder 1 Siegpunkt
ru-calendar-options_dearer = bezahlte Optionen kosten 1 Thaler mehr
ru-calendar-track_dice_rise = Würfel auf den Bahnen +1
ru-calendar-remove_dice = Würfel werden entfernt
ru-text-tracks = Transportbahn: { $era }, vom Pfeil aufwärts
ru-text-track = { $coal }, { $cells } Felder: { $dice }
ru-text-leaving = Abzulegen: { $dice }
ru-text-options = Sonderoptionen: { $items }
ru-text-options-chosen = Gewählt: { $items }
ru-text-port = Hafen Ruhrort, nächstes Lagerhaus { $coins }
ru-text-column = { $country } ({ $spaces } Plätze): { $owners }
ru-text-export = Ausfuhrleiste: Stein auf Feld { $cell }; Werte der Felder: { $track }
ru-text-countries = Länder bisher: { $countries }
ru-text-depots = Kohlenlager
ru-text-warehouses = Lagerhäuser { $owners }, die nächsten kosten { $prices }
ru-text-white-tile = { $tile } noch { $count } ({ $cubes })
ru-text-white-tiles = Weiße Fortschrittsplättchen: { $items }
ru-text-bag = Plättchen im Beutel: { $count }
ru-text-unseen = Noch nicht gezogen, im Beutel oder auf Hindernissen: { $items }
ru-text-space = { $name }: { $parts }
ru-text-storage = { $die }
ru-text-lock-no-space = Schleuse, zählt nicht als Feld
ru-text-helm = nur mit Lotse
ru-text-demand = Nachfrage { $coins }
ru-text-barges = Aake von { $who }
ru-text-dice = Würfel: { $items }.
ru-text-player = **{ $who }**: { $means }
ru-text-special = Sonderoption: { $option }
ru-text-built = auf dem Spielplan: { $warehouses }, gebaute Schleusen: { $locks }
ru-text-waiting = Lagerhäuser, die noch kommen: { $items }

ru-final-rank = { $rank }. **{ $who }**: { $points }
ru-final-tie = Gleichstand bei { $points }; die Thaler entscheiden: { $compared }.
ru-final-tie-debts = Auch die Thaler sind gleich, weniger Schulden entscheiden: { $compared }.
ru-final-shared = Der Sieg wird geteilt.

ru-alt-board = Ruhrschifffahrt, { table-named }, Spielplan { $board }, Runde { $round } ({ $year }).
ru-alt-player = Tableau von { $who } { table-at }.
ru-alt-area = { table-here }: { $area }.
ru-alt-means = { $who }: { $means }.
ru-alt-sentence = { $text }.
ru-alt-score-sheet = Endstand { table-at }: { $totals }.

## Autocomplete

ru-suggest-not-now = das geht jetzt nicht
ru-suggest-long = Zu lang für diese Liste: schreib weiter, mit Kommas zwischen den Namen
ru-suggest-by-coins = mit Thalern
ru-suggest-by-tile = mit dem weißen Fortschrittsplättchen

## Options of the table

ru-option-demand_tiles = Nachfrageplättchen im Spiel
ru-option-demand_tiles-20 = alle 20
ru-option-demand_tiles-18 = 18, ohne die beiden mit Stern
ru-option-leaving_dice = Wer in Phase 4 die Würfel ablegt
ru-option-leaving_dice-most_upstream = wer in diesem Augenblick am weitesten flussaufwärts liegt
ru-option-leaving_dice-first_of_phase = wer in dieser Phase als Erster dran war
ru-option-lock_spaces = Schleusen als Felder
ru-option-lock_spaces-count = ja, die gedruckten Pfeile bleiben richtig
ru-option-lock_spaces-vanish = nein, die Aaken kommen weiter; vom Steuerrad aus trotzdem nur mit Lotse
ru-option-export_marker = Was den Ausfuhrstein bewegt
ru-option-export_marker-every_sale = jeder Verkauf in Ruhrort
ru-option-export_marker-first_only = nur der erste Verkauf der Runde
ru-option-tow_in_round_1 = Treideln in Runde 1
ru-option-tow_in_round_1-no = nein
ru-option-tow_in_round_1-yes = ja, wie es der Wortlaut der Regel zulässt
ru-option-forced_lock = Schleusenpflicht bei höchstens 1 Plättchen
ru-option-forced_lock-yes = ja, wer Schleusenbau hat, baut zuerst eine; auch wenn der Beutel schon leer war
ru-option-forced_lock-no = nein
ru-option-coal_hauler = Reichweite des Kohleschleppers
ru-option-coal_hauler-to_six = auf jeden Wert bis 6
ru-option-coal_hauler-by_one = nur um 1

## Heads of pictures

ru-picture-title = Ruhrschifffahrt
ru-picture-subtitle = { table-here } · { $board }-Plan · { $players } Personen
ru-picture-subline = Runde { $round } ({ $year }): { $phase }
ru-picture-headline-begin = { $who } wartet
ru-picture-headline-choose = { $who } wählt
ru-picture-headline-remove_die = { $who } entfernt einen Würfel
ru-picture-headline-place_dice = { $who } legt Würfel ab
ru-picture-headline-option = { $who } wählt den Start
ru-picture-headline-transport = { $who } transportiert
ru-picture-headline-replenish = { $who } wählt Nachschub
ru-picture-headline-start = { $who } wählt den Start
ru-picture-headline-plan = { $who } plant den Verkauf
ru-picture-headline-sell = { $who } verkauft Kohle
ru-picture-headline-purchase = { $who } kauft ein
ru-picture-headline-done = { $who } beendet den Zug
ru-picture-headline-over = Spielende
