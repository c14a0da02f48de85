# Glück Auf: Namen, Tafeln, Ereignisse, Ablehnungen. Alle Schlüssel beginnen mit cb-.

## Namen

cb-nothing = nichts
cb-times = { $count } × { $name }
cb-semicolon = { "; " }
cb-item = • { $text }
cb-numbered = { $number }) { $text }
cb-and-more = … und { $count } weitere

cb-coal-yellow = gelb
cb-coal-brown = braun
cb-coal-grey = grau
cb-coal-black = schwarz
cb-cube-yellow = einen gelben Würfel
cb-cube-brown = einen braunen Würfel
cb-cube-grey = einen grauen Würfel
cb-cube-black = einen schwarzen Würfel
cb-cube-from = { $coal } ({ $source })
cb-source-cage = Förderkorb
cb-source-storage = Kohlelager

cb-vehicle-handcart = Handkarren
cb-vehicle-horse_cart = Fuhrwerk
cb-vehicle-truck = Lastwagen
cb-vehicle-locomotive = Eisenbahn

cb-side-light = beleuchtet
cb-side-dark = unbeleuchtet
cb-tile = { $carts } ({ $side })

cb-order = { $vehicle } { $points } ({ $coals })
cb-order-bare = { $vehicle } { $points }
cb-order-in-full = { $vehicle }, { $points } Punkte ({ $coals })
cb-order-needs = braucht noch { $coals }
cb-order-complete = ist vollständig
cb-order-state = { $order } { $state }

cb-space-factory = Lorenfabrik, Feld { $number }
cb-space-factory_draw = Lorenfabrik, fünf ziehen
cb-space-mining = Fördern, { $number } Schritte
cb-space-delivery = Auslieferung: { $vehicle }
cb-space-money = Geld, { $number } Francs
cb-space-orders = Neuer Auftrag, Feld { $number }
cb-space-order_draw = Neuer Auftrag, fünf ziehen
cb-space-bank = Bank

cb-area-factory = Lorenfabrik
cb-area-mining = Fördern
cb-area-delivery = Auslieferung
cb-area-money = Geld
cb-area-orders = Neue Aufträge
cb-area-bank = Bank

cb-level-surface = über Tage
cb-level = Etage { $number } ({ $coal })
cb-cage-line = { $number ->
    [0] über Tage
   *[other] auf { $level }
}, { $count ->
    [0] leer
   *[other] darin { $count } von { $room }: { $held }
}

cb-workers = { $count ->
    [one] 1 Arbeiter
   *[other] { $count } Arbeiter
}
cb-francs = { $count ->
    [one] 1 Franc
   *[other] { $count } Francs
}
cb-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
cb-steps = { $count ->
    [one] 1 Schritt
   *[other] { $count } Schritte
}

cb-colour-orange = Orange
cb-colour-blue = Blau
cb-colour-yellow = Gelb
cb-colour-green = Grün

cb-stage-draft = Auftragskarte nehmen
cb-stage-place = Arbeiter einsetzen
cb-stage-substitute = Ersatzwürfel wählen
cb-stage-keep = Plättchen oder Karte behalten, oder nichts
cb-stage-return_to = gezogene Plättchen oder Karten zurücklegen
cb-stage-put_next = gezogene Plättchen oder Karten ordnen
cb-stage-mining = fördern
cb-stage-done = Zug beenden

cb-phase-draft = Auftragswahl
cb-phase-shift_1 = Schicht 1
cb-phase-shift_2 = Schicht 2
cb-phase-shift_3 = Schicht 3
cb-phase-game = Spielende

cb-element-coal_yellow = gelbe Felder auf ausgelieferten Aufträgen
cb-element-coal_brown = braune Felder auf ausgelieferten Aufträgen
cb-element-coal_grey = graue Felder auf ausgelieferten Aufträgen
cb-element-coal_black = schwarze Felder auf ausgelieferten Aufträgen
cb-element-vehicle_handcart = Felder auf Handkarren-Aufträgen
cb-element-vehicle_horse_cart = Felder auf Fuhrwerk-Aufträgen
cb-element-vehicle_truck = Felder auf Lastwagen-Aufträgen
cb-element-vehicle_locomotive = Felder auf Eisenbahn-Aufträgen
cb-element-empty_yellow = leere gelbe Loren
cb-element-empty_brown = leere braune Loren
cb-element-empty_grey = leere graue Loren
cb-element-empty_black = leere schwarze Loren

cb-score-deliveries = ausgelieferte Aufträge
cb-score-francs = Francs
cb-score-cubes = übrige Kohlewürfel
cb-score-undelivered = nicht ausgelieferte Aufträge
cb-score-balance = Ungleichgewicht im Bergwerk

## Was gefragt ist

cb-asked-draft = Auftragskarte nehmen
cb-asked-place = Arbeiter einsetzen
cb-asked-substitute = Ersatzwürfel wählen
cb-asked-keep = { $drawn ->
    [tiles] gezogenes Plättchen behalten oder keins
   *[orders] gezogene Auftragskarte behalten oder keine
}
cb-asked-return_to = { $drawn ->
    [tiles] gezogene Plättchen zurücklegen
   *[orders] gezogene Auftragskarten zurücklegen
}
cb-asked-put_next = { $drawn ->
    [tiles] gezogene Plättchen ordnen
   *[orders] gezogene Auftragskarten ordnen
}
cb-asked-mining = weiter fördern
cb-asked-done = Zug beenden
cb-decides-draft = die { $number }. von 3, { $open } liegen aus
cb-decides-substitute = { $count ->
    [one] 1 Lore zu füllen
   *[other] { $count } Loren zu füllen
}
cb-decides-mining = noch { $steps }
cb-deciding-player = { $who }: { $points }, { $francs }, { $workers }
cb-deciding-active = ➤ { $means }
cb-unused-steps = { $count ->
    [one] 1 Schritt beim Fördern
   *[other] { $count } Schritte beim Fördern
}
cb-unused-goal = noch möglich wäre: { $goal }

## Tafeln

cb-own-means = **Schicht { $shift } von 3** · { $workers } im Vorrat · { $francs } · { $points }
cb-own-coal = Förderkorb { $cage } · Im Kohlelager: { $storage }
cb-own-orders = Ausstehende Aufträge:
cb-own-orders-none = Keine ausstehenden Aufträge.
cb-own-delivered = Deine ausgelieferten Felder: { $items } (die der anderen liegen { $shift ->
    [1] verdeckt, bis die Schicht gewertet wird
   *[other] wieder verdeckt bis zur nächsten Wertung
})
cb-all-delivered = Ausgelieferte Felder (du/{ $others }): { $items }{ $closing ->
    [0] {""}
   *[other] {" "}(wie eben gewertet; mit dem nächsten Zug liegen die der anderen wieder verdeckt)
}
cb-mine-level = { $level }: { $cubes } zu laden
cb-balance-line = Tunnelplättchen: { $light } beleuchtet, { $dark } unbeleuchtet
cb-supply-line = Im allgemeinen Vorrat: { $coals }

cb-menu-factory = Lorenfabrik: Tunnelplättchen kaufen
cb-menu-mining = Fördern und Auslieferung
cb-menu-money = Geld und Bank
cb-menu-orders = Neue Aufträge: Karte nehmen
cb-workers-of = { $needed } von { $have ->
    [one] 1 Arbeiter
   *[other] { $have } Arbeitern
}
cb-displaces = { $count } von { $who } in die Kantine
cb-cost-for-good = { $cost } · nicht zurückzunehmen
cb-cost-and-effect = { $cost } · { $effect }
cb-choice-tile = Lorenfabrik, Feld { $slot }: { $tile }, { $price }
cb-effect-tile = danach { $left } · Plättchen dann { $light } beleuchtet, { $dark } unbeleuchtet
cb-effect-tile-brief = danach { $left } · { $light } beleuchtet, { $dark } unbeleuchtet
cb-effect-left = danach { $left }
cb-choice-tiles-draw = { $left ->
    [five] Lorenfabrik, fünf ziehen (von { $count } Plättchen): eines (bezahlt) oder keines behalten
   *[fewer] Lorenfabrik, fünf ziehen (nur noch { $count } da): eines (bezahlt) oder keines behalten
}
cb-effect-for-good = nicht zurückzunehmen
cb-choice-order = Neuer Auftrag, Feld { $slot }: { $order }
cb-effect-order = { $count ->
    [one] dein einziger ausstehender Auftrag
   *[other] dann { $count } ausstehende Aufträge
}
cb-choice-orders-draw = { $left ->
    [five] Neuer Auftrag, fünf ziehen (von { $count } Karten): eine oder keine behalten
   *[fewer] Neuer Auftrag, fünf ziehen (nur noch { $count } da): eine oder keine behalten
}
cb-effect-delivery = { $orders ->
    [one] 1 Auftrag
   *[other] { $orders } Aufträge
}, { $points }, danach insgesamt { $total }
cb-effect-money = danach { $total }
cb-choice-bank = Bank: 1 Franc für 1 Arbeiter
cb-effect-goal = zum Beispiel: { $goal }
cb-area-none = { $area } nicht möglich: { $reason }
cb-none-workers = Das billigste Feld braucht { $needed } Arbeiter, du hast { $have }.
cb-none-factory = Mit { $francs } und deinen Arbeitern ist kein Plättchen zu haben.
cb-none-delivery-orders = Du hast keinen Auftrag.
cb-none-delivery-complete = { $count ->
    [one] Dein Auftrag ist nicht vollständig.
   *[other] Keiner deiner { $count } Aufträge ist vollständig.
}
cb-none-delivery-workers = Das braucht { $needed } Arbeiter, du hast { $have }.
cb-none-orders = Mit deinen Arbeitern ist keine Karte zu haben.

cb-steps-left = **Fördern, noch { $count ->
    [one] 1 Schritt
   *[other] { $count } Schritte
}**
cb-goal-complete = { $vehicle } erfüllen, { $points } ({ $coals })
cb-goal-complete-brief = { $vehicle } erfüllen, { $points }
cb-goal-several = { $count } Aufträge erfüllen, { $points }
cb-goal-paired = { $goal }, { $cubes } Würfel für { $spaces ->
    [one] 1 Feld
   *[other] { $spaces } Felder
}
cb-goal-prepare = { $order } vorbereiten: { $coals }
cb-goal-prepare-brief = { $order } vorbereiten
cb-goal-prepare-load = Für { $order } laden: { $coals }
cb-goal-empty = Förderkorb leeren
cb-goal-unload = { $count ->
    [one] 1 Würfel ausladen
   *[other] { $count } Würfel ausladen
}
cb-goal-completing = { $goal }: { $count ->
    [one] 1 Auftrag erfüllt
   *[other] { $count } Aufträge erfüllt
}, { $points }
cb-goal-bringing = { $goal }: { $brought }
cb-goal-filling = { $count ->
    [one] 1 Feld gefüllt
   *[other] { $count } Felder gefüllt
}
cb-goal-storing = { $count ->
    [one] 1 Würfel im Lager
   *[other] { $count } Würfel im Lager
}
cb-goal-of-steps = { $goal }, { $needed } von { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritten
}
cb-button-edit-goal = Ersten Vorschlag als Text ändern
cb-button-plan = Plan schreiben…
cb-button-pair = Zwei Würfel für ein Feld
cb-step-cage = Förderkorb auf { $level }
cb-step-cage-in-vain = Förderkorb auf { $level }: nichts zu laden
cb-step-cage-surface = Förderkorb an die Oberfläche
cb-step-load = { $coal } laden ({ $count } hier)
cb-step-store = { $coal } einlagern
cb-step-fill-cage = { $coal } auf { $order }
cb-step-fill-storage = { $coal } aus dem Lager auf { $order }
cb-menu-fills = { $count ->
    [one] Ein Feld füllen (1 Möglichkeit)
   *[other] Ein Feld füllen ({ $count } Möglichkeiten)
}
cb-menu-fill-order = Platz füllen: von welchem Auftrag?
cb-menu-pairs = Zwei Würfel für ein Feld, 2 Schritte
cb-menu-pairs-for = Zwei Würfel, 2 Schritte: { $space }
cb-menu-pair-space = Zwei Würfel: für welches Feld?
cb-menu-pair-cube = { $space }: welcher Würfel zuerst?
cb-pair = { $order }, { $space }: { $first } und { $second }
cb-pair-space = { $order }, Feld { $space }

cb-ask-substitute = Im allgemeinen Vorrat fehlen Würfel für { $tile }. Wähle Ersatz; { $count ->
    [one] 1 Lore ist
   *[other] { $count } Loren sind
} noch zu füllen.
cb-button-substitute = { $coal } ({ $count } im Vorrat)
cb-button-leave-empty = Lore leer lassen
cb-drawn-line = Du hast gezogen:
cb-drawn-tile = { $tile } für { $price }
cb-drawn-tile-too-dear = { $tile } für { $price }, zu teuer für dich
cb-button-keep = Behalten: { $card }
cb-button-keep-none = Nichts behalten
cb-ask-return = { $count ->
    [one] 1 geht zurück:
   *[other] { $count } gehen zurück, von oben gezählt:
}
cb-button-rest-top = Auf den Stapel, in dieser Reihenfolge
cb-button-rest-bottom = Unter den Stapel, in dieser Reihenfolge
cb-button-return-top = Auf den Stapel, Reihenfolge wählen
cb-button-return-bottom = Unter den Stapel, Reihenfolge wählen
cb-ask-next = Was kommt als Nummer { $number } von oben? Noch auf deiner Hand:
cb-button-rest = Die übrigen in dieser Reihenfolge

cb-ask-draft = Nimm eine der ausliegenden Auftragskarten; es wird deine { $number }. von 3.
cb-button-ranking = Wunschliste hinterlegen…
cb-ask-ranking = Deine Wunschliste für die Auftragswahl: Bist du am Zug, bekommst du die erste Karte daraus, die noch ausliegt. Niemand sonst sieht sie.
cb-ranking-none = Noch keine Wunschliste.
cb-menu-ranking-add = Als Nummer { $place } anfügen
cb-menu-ranking-first = An die erste Stelle setzen
cb-menu-ranking-remove = Aus der Wunschliste nehmen
cb-button-ranking-type = Wunschliste schreiben…
cb-button-ranking-withdraw = Wunschliste zurückziehen

cb-ask-done = In diesem Zug gibt es nichts mehr zu entscheiden. *{ button-finish }* schließt ihn ab.
cb-waiting = Du hast jetzt nichts zu entscheiden; am Zug: { $who }.
cb-waiting-over = Das Spiel ist zu Ende.
cb-button-mine = Mein Tableau

cb-form-plan-title = Plan für das Fördern
cb-form-plan-label = Schritte mit Kommas; Korb 0 ist über Tage
cb-form-plan-placeholder = Korb 3, lade grau, Korb 0, fülle Lastwagen 8 grau, lagere grau, fülle Lastwagen 8 grau Kohlelager
cb-word-cage = Korb
cb-word-load = lade
cb-word-store = lagere
cb-word-fill = fülle
cb-word-pair = paar
cb-word-end = Ende
cb-form-ranking-title = Wunschliste für die Auftragswahl
cb-form-ranking-label = Karten der Reihe nach, mit Kommas
cb-form-ranking-placeholder = Fuhrwerk 9, Lastwagen 12, Handkarren 3 gelb gelb

## Spielzüge des offenen Zuges

cb-move-draft = { $order } nehmen
cb-move-place = Arbeiter auf { $space }
cb-move-substitute = als Ersatz { $cube }
cb-move-leave-empty = Lore leer lassen
cb-move-keep = { $card } behalten
cb-move-keep-none = nichts behalten
cb-move-two-of-tile = { $move } (zwei dieser Würfel füllen ein Feld der Farbe { $coal })
cb-move-return-top = die übrigen oben auf den Stapel
cb-move-return-bottom = die übrigen unter den Stapel
cb-move-next = { $number ->
    [1] in dieser Reihenfolge: { $card }
   *[other] dann { $card }
}
cb-move-cage = { $number ->
    [0] Förderkorb an die Oberfläche
   *[other] Förderkorb auf { $level }
}
cb-move-load = { $cube } laden
cb-move-store = { $cube } einlagern
cb-move-fill = { $cubes } auf { $order }
cb-move-pair = { $first } und { $second } auf { $order }, Feld { $space }
cb-move-rank = { $orders ->
    [one] Wunschliste mit 1 Karte
   *[other] Wunschliste mit { $orders } Karten
}
cb-move-unrank = Wunschliste zurückgezogen
cb-move-end = Zug beendet

## Ereignisse

cb-event-game_started = **{ $who }** erhält das Startspielerplättchen.
cb-event-share_received = **{ $who }** erhält { $francs ->
    [one] 1 Franc
   *[other] { $francs } Francs
}, { $workers } Arbeiter und { $count ->
    [one] 1 Kohlewürfel
   *[other] { $count } Kohlewürfel
}.
cb-event-draft_opened = Zur Auswahl liegen aus: { $orders }. **{ $who }** wählt als Erstes.
cb-event-order_drafted = **{ $who }** nimmt bei der Auftragswahl { $order }.
cb-event-order_drafted_ahead = **{ $who }** erhält { $order } nach der hinterlegten Wunschliste.
cb-event-ranking_left = **{ $who }** hinterlegt eine Wunschliste: { $orders }.
cb-event-ranking_withdrawn = **{ $who }** zieht die Wunschliste zurück.
cb-event-order_left_over = Die übrige Karte { $order } kommt auf { $space }.
cb-event-workers_placed = **{ $who }** setzt { $workers ->
    [one] 1 Arbeiter
   *[other] { $workers } Arbeiter
} ein ({ $space }).
cb-event-workers_displaced = { $workers ->
    [one] 1 Arbeiter von **{ $who }** geht
   *[other] { $workers } Arbeiter von **{ $who }** gehen
} in die Kantine ({ $space }).
cb-event-workers_used_up = **{ $who }** hat in dieser Schicht keine Arbeiter mehr.
cb-event-francs_taken = **{ $who }** nimmt { $francs ->
    [one] 1 Franc
   *[other] { $francs } Francs
}.
cb-event-tile_bought = **{ $who }** kauft das Tunnelplättchen { $tile } für { $francs ->
    [one] 1 Franc
   *[other] { $francs } Francs
} und legt { $count ->
    [0] keinen Würfel
    [one] 1 Würfel
   *[other] { $count } Würfel
} darauf.
cb-event-substitute_put = **{ $who }** legt als Ersatz { $cube } auf { $tile }.
cb-event-minecart_left_empty = **{ $who }** lässt auf { $tile } { $count ->
    [one] 1 Lore
   *[other] { $count } Loren
} leer.
cb-event-order_taken = **{ $who }** nimmt den Auftrag { $order }.
cb-event-tiles_drawn = **{ $who }** zieht { $count ->
    [one] 1 Tunnelplättchen
   *[other] { $count } Tunnelplättchen
}.
cb-event-tiles_seen = Du hast gezogen, **{ $who }**: { $tiles }.
cb-event-tiles_returned = **{ $who }** legt { $count } Plättchen zurück, { $place }.
cb-event-orders_drawn = **{ $who }** zieht { $count ->
    [one] 1 Auftragskarte
   *[other] { $count } Auftragskarten
}.
cb-event-orders_seen = Du hast gezogen, **{ $who }**: { $orders }.
cb-event-orders_returned = **{ $who }** legt { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
} zurück, { $place }.
cb-place-top = oben auf den Stapel
cb-place-bottom = unter den Stapel
cb-event-nothing_kept = **{ $who }** behält nichts ({ $space }).
cb-event-cage_moved = { $number ->
    [0] **{ $who }** holt den Förderkorb an die Oberfläche.
   *[other] **{ $who }** schickt den Förderkorb auf { $level }.
}
cb-event-cube_loaded = **{ $who }** lädt { $cube } auf { $level }.
cb-event-space_filled = **{ $who }** legt { $cube } ({ $source }) auf { $order }.
cb-event-space_filled_with_two = **{ $who }** legt zwei Würfel ({ $coals }) auf ein Feld ({ $coal }) von { $order }.
cb-event-cube_stored = **{ $who }** lagert { $cube } ein.
cb-event-steps_unused = **{ $who }** lässt { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
} verfallen.
cb-digest-draft-opened = { $count } Auftragskarten liegen aus. **{ $who }** nimmt als Erstes.
cb-digest-mining = **{ $who }** fördert mit { $workers ->
    [one] 1 Arbeiter
   *[other] { $workers } Arbeitern
} ({ $steps }): { $items }.
cb-digest-filled = { $coals } auf { $order }
cb-digest-completed = { $coals } auf { $order } (damit vollständig)
cb-digest-stored = { $coals } eingelagert
cb-digest-loaded = { $coals } geladen
cb-digest-unused = { $steps } ungenutzt
cb-digest-scored-total = **{ $who }** erhält { $points }, jetzt { $total }:
cb-digest-scored = **{ $who }** erhält { $points }:
cb-digest-scored-coal = – gelieferte Kohle: { $items }
cb-digest-scored-vehicle = – geliefert mit: { $items }
cb-digest-scored-empty = – leere Loren: { $items }
cb-digest-scored-item = { $name } { $points } ({ $tied ->
    [1] geteilter{" "}
   *[other] {""}
}{ $rank }. mit { $count })
cb-digest-returned = Alle nehmen ihre Arbeiter zurück in den Vorrat: { $items }.
cb-digest-item = { $name } { $number }
cb-event-order_delivered = **{ $who }** liefert { $order } aus: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}. { $count ->
    [one] 1 Würfel kommt
   *[other] { $count } Würfel kommen
} zurück in den Vorrat.
cb-event-tile_turned_up = Nachgelegt auf { $space }: Tunnelplättchen { $tile }.
cb-event-order_turned_up = Nachgelegt auf { $space }: { $order }.
cb-event-slot_stays_empty = Der Stapel ist leer, nichts kommt nach ({ $space }).
cb-booked-coal = Vergleich nach Farben
cb-booked-vehicle = Vergleich nach Fahrzeugen
cb-booked-empty = Vergleich nach leeren Loren
cb-booked-francs = Francs am Ende
cb-booked-cubes = Würfel am Ende
cb-booked-undelivered = Nicht ausgelieferte Aufträge
cb-booked-balance = Seiten des Bergwerks
cb-event-shift_started = Schicht { $shift } beginnt mit **{ $who }**.
cb-event-shift_ended = Schicht { $shift } ist zu Ende.
cb-event-element_scored = { $rank ->
    [1] **{ $who }** hat die meisten: { $element } ({ $count }), { $points } Punkte.
   *[other] **{ $who }** hat die zweitmeisten: { $element } ({ $count }), { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
}
cb-tied-event = { $event } (bei Gleichstand).
cb-event-nothing_scored = Wertungen ohne Punkte: { $counts }.
cb-event-start_marker_given = **{ $who }** erhält das Startspielerplättchen, mit { $count ->
    [one] 1 Arbeiter
   *[other] { $count } Arbeitern
} in der Lorenfabrik.
cb-event-workers_returned = **{ $who }** nimmt { $workers ->
    [one] 1 Arbeiter
   *[other] { $workers } Arbeiter
} zurück.
cb-event-francs_converted = **{ $who }** tauscht { $francs ->
    [one] 1 Franc
   *[other] { $francs } Francs
} in { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
cb-event-cubes_converted = **{ $who }** hat noch { $count ->
    [one] 1 Kohlewürfel
   *[other] { $count } Kohlewürfel
}: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
cb-event-undelivered_counted = **{ $who }** hat { $count ->
    [one] 1 Auftrag
   *[other] { $count } Aufträge
} nicht ausgeliefert: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
cb-event-balance_counted = **{ $who }** hat { $light } Tunnelplättchen auf der beleuchteten und { $dark } auf der unbeleuchteten Seite: { $points } Punkte.
cb-event-game_won = **{ $who }** gewinnt mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.
cb-event-victory_shared = **{ $who }** teilt sich den Sieg mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}.

## Regelverweise


## Ablehnungen

cb-refused = { $reason } ({ $rule })
cb-violation-game-over = Das Spiel ist zu Ende.
cb-violation-not-your-turn = Du bist nicht am Zug; { $other } ist dran.
cb-violation-decision-open = Entscheide zuerst, worauf der Zug wartet: { $stage }.
cb-violation-turn-done = In deinem Zug gibt es nichts mehr zu entscheiden; beende ihn.
cb-violation-reveal-inside-plan = Ein Plan muss dort enden, wo etwas Neues zu sehen ist; sieh es dir zuerst an.
cb-violation-draft-over = Die Auftragswahl ist vorbei.
cb-violation-already-drafted = Du hast deine Karte schon genommen; beende den Zug.
cb-violation-nothing-drafted = Nimm eine Auftragskarte, bevor du den Zug beendest.
cb-violation-not-in-draft = { $order } liegt nicht aus, sondern { $count ->
    [one] 1 andere Karte
   *[other] { $count } andere Karten
}.
cb-violation-no-such-seat = An diesem Tisch gibt es keinen Platz { $other }.
cb-violation-no-ranking = Du hast keine Wunschliste hinterlegt.
cb-violation-ranking-empty = Eine Wunschliste braucht mindestens eine Karte.
cb-violation-ranking-repeats = { $order } steht zweimal in der Wunschliste.
cb-violation-nothing-placed = Du hast Arbeiter und kannst nicht passen; immer möglich ist: { $instead_space }.
cb-violation-unknown-space = Es gibt kein Arbeiterfeld `{ $word }`.
cb-violation-space-covered = Mit { $count } Personen am Tisch liegt hier ein Sperrplättchen: { $space }.
cb-violation-too-few-workers = Dieses Feld braucht { $workers_needed ->
    [one] 1 Arbeiter
   *[other] { $workers_needed } Arbeiter
}: { $space }. Du hast { $workers_have }. Möglich ist stattdessen: { $instead_space }.
cb-violation-slot-empty = Hier liegt nichts: { $space }.
cb-violation-pile-empty = Der Stapel ist leer: { $space }.
cb-violation-no-order-of-vehicle = Du hast keinen ausstehenden Auftrag mit diesem Fahrzeug: { $vehicle }.
cb-violation-no-complete-order = Kein Auftrag mit diesem Fahrzeug ist vollständig: { $vehicle }. Am weitesten ist { $order }, es { $count ->
    [one] fehlt 1 Feld
   *[other] fehlen { $count } Felder
}.
cb-violation-too-few-francs = { $tile } kostet { $francs_needed ->
    [one] 1 Franc
   *[other] { $francs_needed } Francs
}, du hast { $francs_have }.
cb-violation-none-in-supply = Im allgemeinen Vorrat ist kein Würfel dieser Farbe: { $coal }; vorhanden ist { $instead_coal }.
cb-violation-substitute-required = Solange der Vorrat Würfel hat, { $count ->
    [one] muss 1 Lore
   *[other] müssen { $count } Loren
} gefüllt werden.
cb-violation-tile-not-drawn = { $tile } ist nicht unter den Plättchen auf deiner Hand.
cb-violation-order-not-drawn = { $order } ist nicht unter den Karten auf deiner Hand.
cb-violation-unknown-tile = Es gibt kein Tunnelplättchen `{ $word }`.
cb-violation-unknown-order = Es gibt keine Auftragskarte `{ $word }`.
cb-violation-unknown-place = Plättchen und Karten kommen auf oder unter den Stapel, nicht nach `{ $word }`.
cb-violation-no-steps-left = Alle Schritte dieses Feldes sind verbraucht: { $space }.
cb-violation-too-few-steps = Zwei Würfel brauchen { $steps_needed } Schritte, du hast noch { $steps_have }.
cb-violation-unknown-level = Eine Etage { $level } gibt es nicht; möglich ist 0 (über Tage) bis 4.
cb-violation-unknown-coal = Eine Kohle `{ $word }` gibt es nicht; die Farben sind gelb, braun, grau, schwarz.
cb-violation-unknown-source = Würfel kommen aus dem Förderkorb oder dem Kohlelager, nicht aus `{ $word }`.
cb-violation-cage-already-there = Dort ist der Förderkorb schon: { $level }.
cb-violation-cage-at-surface = Der Förderkorb ist über Tage; schick ihn zuerst auf eine Etage mit dieser Kohle: { $coal }.
cb-violation-cage-below = Der Förderkorb ist auf { $level }; hol ihn zuerst an die Oberfläche.
cb-violation-cage-full = Der Förderkorb ist mit { $count } Würfeln voll; leere ihn über Tage.
cb-violation-none-on-level = Auf { $level } ist kein Würfel dieser Farbe: { $coal }; es gibt ihn auf { $instead_level }.
cb-violation-none-in-minecarts = In deinen Loren ist kein Würfel dieser Farbe: { $coal }. Nur neue Tunnelplättchen bringen Würfel.
cb-violation-none-in-cage = Im Förderkorb ist kein Würfel dieser Farbe: { $coal }.
cb-violation-none-in-storage = Im Kohlelager ist kein Würfel dieser Farbe: { $coal }.
cb-violation-one-in-cage = Im Förderkorb ist nur ein Würfel dieser Farbe: { $coal }.
cb-violation-one-in-storage = Im Kohlelager ist nur ein Würfel dieser Farbe: { $coal }.
cb-violation-storage-needs-surface = An diesem Tisch nutzt man das Kohlelager nur, wenn der Förderkorb über Tage ist; er ist auf { $level }.
cb-violation-coal-wanted = An diesem Tisch wird nicht eingelagert, was auf einen Auftrag passt: { $coal } passt auf { $order }.
cb-violation-not-outstanding = { $order } ist nicht unter deinen ausstehenden Aufträgen.
cb-violation-no-such-space = { $order } hat kein Feld dieser Farbe: { $coal }.
cb-violation-space-occupied = Auf { $order } ist in dieser Farbe nichts mehr frei: { $coal }.

## Was nicht zu lesen ist

cb-malformed-line-too-long = Der Text hat { $length } Zeichen; höchstens { $longest } sind möglich.
cb-malformed-line-empty = Da steht nichts.
cb-malformed-wrong-number-of-words = Mit { $words ->
    [0] keinem Wort
    [one] 1 Wort
   *[other] { $words } Wörtern
} danach ist `{ $verb }` nicht zu lesen. Beispiel: { $example }
cb-malformed-plan-step-unreadable = Schritt { $step } ist nicht zu lesen: `{ $word }`. Beispiel: { $example }
cb-malformed-unknown-verb = `{ $word }` ist keine Aktion. Beispiel: { $example }
cb-malformed-name-ambiguous = `{ $word }` kann mehreres heißen: { $names }. Schreib mehr vom Namen.
cb-malformed-not-now = `{ $word }` ist nicht zu lesen. Der Zug wartet auf etwas anderes: { $stage }.
cb-malformed-not-a-card = `{ $word }` ist keine Karte.
cb-malformed-not-a-coal = `{ $word }` ist keine Kohle; schreib gelb, braun, grau oder schwarz.
cb-malformed-not-a-level = `{ $word }` ist keine Etage; schreib 0 (über Tage) bis 4.
cb-malformed-not-a-place = `{ $word }` ist kein Ort; schreib top (obenauf) oder bottom (darunter).
cb-malformed-not-a-source = Aus `{ $word }` kommt kein Würfel; schreib Förderkorb oder Kohlelager.
cb-malformed-not-a-space = `{ $word }` ist kein Arbeiterfeld.
cb-malformed-not-an-order = `{ $word }` ist keine Auftragskarte.
cb-malformed-goal-unknown = Ein Ziel `{ $word }` gibt es nicht; im Moment { $count ->
    [0] gibt es keines
    [one] gibt es eines
   *[other] gibt es { $count }
}.
cb-malformed-card-ambiguous = `{ $word }` kann { $count } ausliegende Karten meinen; nenn die Kohle dazu, etwa „Handkarren 3 gelb gelb“.
cb-malformed-card-not-open = `{ $word }` ist keine der ausliegenden Karten.

## Die Stellung in Worten

cb-nobody = niemand
cb-text-shift = **Schicht { $shift } von 3**, Startspielerplättchen: { $start }.
cb-text-over = Das Spiel ist zu Ende.
cb-text-active = { $who } ist dran: { $stage }.
cb-text-space = Gewähltes Feld: { $space }{ $steps ->
    [0] .
    [one] ; noch 1 Schritt.
   *[other] ; noch { $steps } Schritte.
}
cb-text-piles = Stapel: { $tiles } Tunnelplättchen, { $orders ->
    [one] 1 Auftragskarte
   *[other] { $orders } Auftragskarten
}.
cb-text-supply = Würfel im allgemeinen Vorrat: { $coals }.
cb-text-canteen = Kantine: { $workers }.
cb-text-count = { $who } { $count }
cb-text-drawn = **Auf deiner Hand:**
cb-text-space-closed = • { $space }; Sperrplättchen
cb-text-bank = • { $space }: immer 1 Arbeiter; dort: { $workers }
cb-text-space-free = • { $space }; frei, braucht { $needed } Arbeiter
cb-text-space-taken = • { $space }; { $who } mit { $count }, braucht { $needed } Arbeiter
cb-text-offer = { $space }: { $offer }
cb-text-slot-empty = leer
cb-text-tile = { $tile }, { $price }
cb-text-player = **{ $who }** ({ $colour }): { $points }, { $francs }, { $workers } im Vorrat
cb-text-level = { $level }: beleuchtet { $light }; unbeleuchtet { $dark }
cb-text-no-section = nichts
cb-text-section = [{ $carts }]
cb-text-printed = aufgedruckt [{ $carts }]
cb-cart-empty = leer
cb-text-orders = Ausstehende Aufträge:
cb-text-orders-none = Keine ausstehenden Aufträge.
cb-text-order-filled = { $state }; darauf: { $cubes }
cb-text-two-for-one = { $first } und { $second } für { $coal }
cb-text-delivered-count = { $count ->
    [one] 1 ausgelieferter Auftrag
   *[other] { $count } ausgelieferte Aufträge
}
cb-text-delivered = Ausgeliefert ({ $count }): { $orders }
cb-text-delivered-sums = Ausgelieferte Felder: { $items }
cb-text-score = Punkte aus: { $items }
cb-text-score-item = { $source } { $points }
cb-text-ranking = Wunschliste für die Auftragswahl: { $orders }
cb-text-element = • { $element }: { $items }
cb-text-standing = { $who } { $count } ({ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
})

## Das Ergebnis

cb-final-rank = { $rank }. **{ $who }**: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
cb-final-tie = Punktgleich: Die meisten Francs entscheiden ({ $francs }).
cb-final-tie-below = Punktgleich auf Platz { $rank }: Die meisten Francs entscheiden ({ $francs }).
cb-final-shared = Auch nach Francs gleich: Der Sieg ist geteilt.

## Alternativtexte

cb-alt-board = Spielplan { table-of }, Schicht { $shift }.
cb-alt-player = Tableau von { $who } { table-at }.
cb-alt-area = { $area }, { table-named }.
cb-alt-sentence = { $text }.
cb-alt-orders = Ausstehende Aufträge: { $count }.
cb-alt-tiles = Plättchen in der Lorenfabrik: { $tiles }.
cb-alt-cards = Auftragskarten: { $orders }.
cb-alt-taken = { $who } steht auf: { $items }.
cb-alt-standing = { $space } mit { $count }
cb-alt-score-sheet = Wertungsblatt { table-of }: { $totals }.
cb-picture-area-factory = Lorenfabrik
cb-picture-area-mining_delivery = Fördern und Auslieferung
cb-picture-area-money_bank = Geld und Bank
cb-picture-area-orders = Neue Aufträge
cb-picture-area-draft = Ausliegende Auftragskarten
cb-picture-area-mine = Tableau

## Tischoptionen

cb-option-delivered = Ausgelieferte Aufträge
cb-option-delivered-hidden = ausgelieferte Aufträge liegen bis zur Wertung der Schicht verdeckt
cb-option-delivered-open = ausgelieferte Aufträge und Mehrheiten sind offen
cb-option-storing = Kohle einlagern
cb-option-storing-always = jeder Würfel darf eingelagert werden
cb-option-storing-unneeded_only = nur Würfel, die auf keinen ausstehenden Auftrag passen, dürfen eingelagert werden
cb-option-substitutes = Ersatzwürfel
cb-option-substitutes-required = solange der Vorrat Würfel hat, muss Ersatz genommen werden
cb-option-substitutes-optional = eine Lore, der ihre Farbe fehlt, darf leer bleiben
cb-option-storage_use = Kohlelager nutzen
cb-option-storage_use-any_level = das Kohlelager ist nutzbar, wo auch immer der Förderkorb ist
cb-option-storage_use-surface = das Kohlelager ist nur nutzbar, wenn der Förderkorb über Tage ist

## Vervollständigung

cb-find-factory = Lorenfabrik Fabrik kaufen Plättchen Tunnel
cb-find-mining = Fördern Förderung Grube Abbau
cb-find-delivery = Auslieferung ausliefern liefern
cb-find-money = Geld Francs
cb-find-orders = Auftrag Aufträge Neuer Karte
cb-find-bank = Bank
cb-find-draw = ziehen fünf
cb-suggest-no-goal = kein Ziel ist erreichbar
cb-choice-with-cost = { $label } · { $cost }
cb-choice-none = keine

## Bilder zum Entscheiden

cb-decide-draft = Karte { $number } von 3: welcher Auftrag?
cb-decide-ranking = Wunschliste: welche Aufträge?
cb-decide-place = Arbeiter einsetzen
cb-decide-elsewhere = Andere Menüs: { $letters }
cb-decide-no-tile = kein Plättchen bezahlbar
cb-decide-and = { $line }; { $note }
cb-decide-part = { $letters }: { $part }
cb-decide-mining = { $steps ->
    [one] 1 Schritt: welches Ziel?
   *[other] { $steps } Schritte: welches Ziel?
}
cb-decide-fill = Welchen Auftrag füllen?
cb-decide-fill-cubes = Mit welchem Würfel?
cb-decide-pair-cubes = Mit welchen Würfeln?
cb-decide-beyond = Nicht mit { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritten
}
cb-decide-others = Andere Aufträge
cb-decide-prepare = für später
cb-decide-pairs = { $cubes } Würfel für { $spaces }
cb-decide-keep-tiles = Welches Plättchen behalten?
cb-decide-keep-orders = Welchen Auftrag behalten?
cb-decide-return = Wohin zurücklegen?
cb-decide-next = Welche wird Nummer { $number }?
cb-decide-substitute = Welcher Würfel stattdessen?
cb-decide-leave-empty = Leer lassen
cb-common-tiles = Gezogenes Plättchen behalten?
cb-common-orders = Gezogenen Auftrag behalten?
cb-alt-decision = { table-here }, { $who }: { $question }
cb-alt-spend = { $workers }, { $francs }.
