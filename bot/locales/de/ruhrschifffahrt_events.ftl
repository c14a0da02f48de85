# Ruhrschifffahrt 1769-1890: was geschieht, was nicht geht und nach welcher Regel.

## Events

ru-event-game_began = Reihenfolge in Runde 1: { $seats }. **{ $who }** fängt an.
ru-event-share_received = **{ $who }** beginnt mit { $count ->
    [one] 1 Lagerhaus
   *[other] { $count } Lagerhäusern
} im Vorrat.
ru-event-round_began = Runde { $round } beginnt ({ $year }). Verlässt ein schwarzer Würfel die Transportbahn, kommt er in dieses Gebiet: { $dominion }.
ru-event-locks_allowed = Ab jetzt dürfen Schleusen gebaut werden, für je { $coins }.
ru-event-locks_dearer = Ab jetzt kostet eine Schleuse { $coins }.
ru-event-options_dearer = Ab jetzt kostet jede bezahlte Sonderoption 1 Thaler mehr.
ru-event-track_dice_rose = Die Würfel auf den Transportbahnen steigen um 1. Erhöhte Würfel: { $count }.
ru-event-tracks_moved = Die Transportbahn ist jetzt: { $era }.
ru-event-country_revealed = Das Ausfuhrland dieser Runde: { $country }.
ru-event-warehouse_received = **{ $who }** erhält das Lagerhaus der Runde { $round }.
ru-event-warehouse_missing = **{ $who }** erhält das Lagerhaus der Runde { $round } nicht: Es steckt in einer Schuld.
ru-event-good_chosen = Du hast { $what } gewählt.
ru-event-fund_paid_coins = **{ $who }** zahlt { $coins } in die Ruhrschifffahrtskasse.
ru-event-fund_paid_points = **{ $who }** gibt für die Ruhrschifffahrtskasse { $points } ab.
ru-event-payment_forced = **{ $who }** kann nicht alles zahlen und gibt ab: { $gone }.
ru-event-gained_coins = **{ $who }** nimmt { $coins }.
ru-event-gained_points = **{ $who }** nimmt { $points }.
ru-event-die_removed = **{ $who }** entfernt { $colour } ({ $value }) aus { $storage }.
ru-event-no_draw = In Runde { $round } wird kein Plättchen gezogen.
ru-event-bag_empty = Der Beutel ist leer: Es wird kein Plättchen gezogen.
ru-event-flood = Die Ruhr führt { $tile }: Lotsenverbot in dieser Runde.
ru-event-low_water = Die Ruhr führt { $tile }: Lotsenverbot in dieser Runde.
ru-digest-round_began = Runde { $round } beginnt ({ $year }).
ru-digest-water = Wasserstand: { $tile }.
ru-event-storage_dice_rose = Die Würfel auf den Kohleniederlagen steigen um { $amount }. Erhöhte Würfel: { $count }.
ru-event-storage_dice_fell = Die Würfel auf den Kohleniederlagen fallen um { $amount }. Gesenkte Würfel: { $count }.
ru-event-demand_drawn = Nachfrage ({ $tile }), { $count ->
    [0] aber überall liegen schon 2 Thaler.
    [one] 1 Thaler auf 1 Feld: { $spaces }.
   *[other] je 1 Thaler auf { $count } Feldern: { $spaces }.
}
ru-event-forced_lock_due = Im Beutel { $count ->
    [0] ist kein Plättchen
    [one] ist nur noch 1 Plättchen
   *[other] sind nur noch { $count } Plättchen
}: In Phase 6 muss eine Schleuse bauen, wer Schleusenbau hat.
ru-event-option_chosen = **{ $who }** wählt { $option } für { $coins }.
ru-event-option_chosen_by_tile = **{ $who }** wählt { $option } mit der Treidelaktion.
ru-event-option_chosen_unpaid = **{ $who }** wählt { $option }, kann nicht alles zahlen und gibt ab: { $gone }.
ru-event-wage_paid = **{ $who }** erhält { $coins } Lohn.
ru-event-die_transported = **{ $who }** transportiert { $colour } ({ $value }) auf { $storage }.
ru-event-die_replenished = **{ $who }** bekommt Nachschub, { $storage }: von { $value_before } auf { $value }.
ru-event-coal_hauled = **{ $who }** setzt den Kohleschlepper ein, { $storage }: von { $value_before } auf { $value }.
ru-event-barge_started = **{ $who }** lädt { $colour } ({ $value }) und startet in { $storage }.
ru-event-sale_planned = Du planst einen Verkauf für { $coins }: { $space }.
ru-event-inn_used = **{ $who }** nutzt das Gasthaus: { $gain }.
ru-event-debt_made = **{ $who }** macht eine Schuld für { $coins } (jetzt { $debts }{ $points ->
    [0] {""}
   *[other] ; verloren: { $points }
}).
ru-event-debt_made_from_calendar = **{ $who }** macht mit dem nächsten Lagerhaus des Kalenders eine Schuld für { $coins } (jetzt { $debts }{ $points ->
    [0] {""}
    [one] ; 1 Siegpunkt verloren
   *[other] ; { $points } Siegpunkte verloren
}).
ru-event-coal_sold = **{ $who }** verschifft { $colour } von { $storage }, nach { $space }: Sie kommt mit { $value } an{ $lost ->
    [0] {""}
   *[other] , ein Hindernis kostete 1,
} und bringt { $coins }{ $demand ->
    [0] {""}
   *[other] {" "}(davon { $demand } Nachfrage)
}, { $cube ->
    [0] aber keinen Stein, denn { $area } ist voll
   *[other] dazu einen Stein auf { $area }
}.
ru-event-coal_sold_alone = **{ $who }** verschifft { $colour } von { $storage }, nach { $space } (der einzige Verkauf): Sie kommt mit { $value } an{ $lost ->
    [0] {""}
   *[other] , ein Hindernis kostete 1,
} und bringt { $coins }{ $demand ->
    [0] {""}
   *[other] {" "}(davon { $demand } Nachfrage)
}, { $cube ->
    [0] aber keinen Stein, denn { $area } ist voll
   *[other] dazu einen Stein auf { $area }
}.
ru-event-coal_sold_as_planned = **{ $who }** verschifft wie geplant { $colour } von { $storage }, nach { $space }: Sie kommt mit { $value } an{ $lost ->
    [0] {""}
   *[other] , ein Hindernis kostete 1,
} und bringt { $coins }{ $demand ->
    [0] {""}
   *[other] {" "}(davon { $demand } Nachfrage)
}, { $cube ->
    [0] aber keinen Stein, denn { $area } ist voll
   *[other] dazu einen Stein auf { $area }
}.
ru-event-warehouse_earned = **{ $who }** erhält { $coins } für das Lagerhaus in { $city }.
ru-event-export_marker_rose = Der Verkauf eines Würfels mit { $value } rückt den Ausfuhrstein { $cell_before ->
    [0] auf Feld { $cell }
   *[other] von Feld { $cell_before } auf Feld { $cell }
}, jetzt { $points } je Lagerhaus.
ru-event-die_left = Von der Transportbahn fällt { $colour } ({ $value }).
ru-event-die_placed = **{ $who }** legt { $colour } ({ $value }) auf { $storage }.
ru-event-die_placed_alone = { $colour } ({ $value }) kommt auf den einzigen freien Platz: { $storage } (abgelegt hätte **{ $who }**).
ru-event-die_placed_ahead = Nach der Wunschliste von **{ $who }** kommt { $colour } ({ $value }) auf { $storage }.
ru-event-tile_received = **{ $who }** erhält das Fortschrittsplättchen { $tile }.
ru-event-tile_sold_out = **{ $who }** vollendet { $tile }, doch das Plättchen ist vergriffen und bleibt leer.
ru-event-warehouses_freed = **{ $who }** nimmt { $count ->
    [one] 1 Lagerhaus
   *[other] { $count } Lagerhäuser
} für { $reason ->
    [mark] die Grafschaft Mark
   *[lock] die erste Schleuse
}.
ru-event-lock_built = **{ $who }** baut für { $coins } eine Schleuse in { $obstacle }: { $points }.
ru-event-second_lock_built = **{ $who }** baut dazu kostenlos ({ $coins }) eine zweite Schleuse in { $obstacle }: { $points }.
ru-event-city_warehouse_built = **{ $who }** baut für { $coins } ({ $tile }) Lagerhaus Nummer { $position } in { $city }: { $points }.
ru-event-depot_warehouse_built = **{ $who }** baut Lagerhaus Nummer { $position } im Kohlenlager ({ $dominion }) für { $coins }: { $points }.
ru-event-port_warehouse_built = **{ $who }** baut in Ruhrort ein Lagerhaus, { $country }, Platz { $position }, für { $coins } ({ $tile }): { $points }.
ru-event-port_warehouse_moved = **{ $who }** versetzt in Ruhrort für { $coins } ein Lagerhaus von { $source } nach { $country }, Platz { $position }.
ru-event-debt_repaid = **{ $who }** tilgt eine Schuld für { $coins } (übrig: { $debts }).
ru-event-purchases_made_ahead = **{ $who }** kauft für { $coins }, was hinterlegt war ({ $count }).
ru-event-nothing_bought = **{ $who }** kauft nichts.
ru-event-nothing_bought_ahead = **{ $who }** kauft nichts, wie hinterlegt.
ru-event-purchases_skipped_ahead = **{ $who }** wird wie hinterlegt übergangen: Ohne Schulden war nichts zu kaufen.
ru-event-purchases_left_undone = Deine hinterlegten Einkäufe ({ $count }) sind so nicht möglich; wähle neu.
ru-event-exported = **{ $who }** führt von Platz { $position } aus ({ $country }): { $points }.
ru-event-nothing_exported = Niemand führt etwas aus ({ $country }).
ru-event-export_marker_fell = Der Ausfuhrstein geht { $cell_before ->
    [0] auf Feld { $cell } zurück
   *[other] von Feld { $cell_before } auf Feld { $cell } zurück
}, jetzt { $points } je Lagerhaus.
ru-event-surplus_returned = **{ $who }** gibt { $coins } zurück; behalten darf man höchstens { $most }.
ru-event-inn_coins_at_end = **{ $who }** nutzt das Gasthaus: { $coins }.
ru-event-inn_points_at_end = **{ $who }** nutzt das Gasthaus: { $points }.
ru-event-export_marker_stayed = Der Ausfuhrstein bleibt auf Feld { $cell }: { $points } je Lagerhaus.
ru-event-no_die_to_remove = Kein solcher Würfel liegt auf einer Kohleniederlage, also wird keiner entfernt (noch fällig: { $count }).
ru-event-sets_missed = Unvollständige Gruppen von Lagerhäusern, die keine Punkte bringen: { $counts }.
ru-event-majorities_missed = Niemand hat die Mehrheit im Kohlenlager von: { $dominions }.
ru-event-essen_set_scored = **{ $who }** hat alle Essener Städte: { $points }.
ru-event-mark_set_scored = **{ $who }** hat alle märkischen Städte: { $points }.
ru-event-city_set_scored = **{ $who }** hat alle sieben Städte: { $points }.
ru-event-depot_set_scored = **{ $who }** hat alle Kohlenlager: { $points }.
ru-event-depot_majority_scored = **{ $who }** hat die Mehrheit im Kohlenlager ({ $dominion }): { $points }.
ru-event-mayor_scored = **{ $who }** wertet den Bürgermeister mit { $coins }: { $points }.
ru-event-mayor_in_debt = **{ $who }** hat { $debts } und wertet deshalb den Bürgermeister nicht.
ru-event-railway_scored = **{ $who }** wertet die Ruhrtalbahn ({ $count ->
    [one] 1 Stadt
   *[other] { $count } Städte
} mit Lagerhaus): { $points }.
ru-event-barge_scored = **{ $who }** wertet die Ruhraake ({ $space }): { $points }.
ru-event-debts_scored = **{ $who }** hat { $debts }: { $points }.
ru-event-game_won = **{ $who }** gewinnt und hat { $points } ({ $coins }, { $debts }).
ru-event-victory_shared = **{ $who }** teilt sich den Sieg und hat { $points } ({ $coins }, { $debts }).
ru-event-answer_left = Hinterlegt: { $answer }{ $round ->
    [0] {""}
   *[other] , Runde { $round }
}.
ru-event-answer_withdrawn = Zurückgezogen: { $answer }{ $round ->
    [0] {""}
   *[other] , Runde { $round }
}.

## Events in one line

ru-digest-seat = **{ $who }**: { $items }
ru-digest-calendar = Lagerhäuser der Runde: { $items }
ru-digest-goods = Thaler oder Siegpunkt: { $items }
ru-digest-export = Ausfuhr: { $items }
ru-digest-option_chosen = { $option } ({ $coins })
ru-digest-option_chosen_by_tile = { $option } (Treidelaktion)
ru-digest-option_chosen_unpaid = { $option }, nicht ganz bezahlt: { $gone } weg
ru-digest-wage_paid = +{ $coins }
ru-digest-die_transported = { $colour } { $value } nach { $storage }
ru-digest-die_replenished = { $storage }: von { $value_before } auf { $value }
ru-digest-coal_hauled = Kohleschlepper, { $storage }: von { $value_before } auf { $value }
ru-digest-barge_started = lädt { $colour } { $value } und startet in { $storage }
ru-digest-inn_used = Gasthaus: { $gain }
ru-digest-debt_made = eine Schuld (+{ $coins }, jetzt { $debts })
ru-digest-debt_made_from_calendar = eine Schuld mit dem Lagerhaus des Kalenders (+{ $coins }, jetzt { $debts }{ $points ->
    [0] {""}
    [one] , 1 Siegpunkt verloren
   *[other] , { $points } Siegpunkte verloren
})
ru-digest-lock_built = Schleuse für { $coins } in { $obstacle }: { $points }
ru-digest-second_lock_built = zweite Schleuse in { $obstacle }: { $points }
ru-digest-warehouses_freed = { $count ->
    [one] 1 Lagerhaus
   *[other] { $count } Lagerhäuser
} in den Vorrat
ru-digest-city_warehouse_built = Lagerhaus für { $coins } in { $city }: { $points }
ru-digest-depot_warehouse_built = Kohlenlager ({ $dominion }) für { $coins }: { $points }
ru-digest-port_warehouse_built = Ruhrort, { $country }, Platz { $position } für { $coins }: { $points }
ru-digest-port_warehouse_moved = versetzt in Ruhrort von { $source } nach { $country } für { $coins }
ru-digest-debt_repaid = eine Schuld getilgt ({ $coins }, übrig { $debts })
ru-digest-purchases_made_ahead = hinterlegt
ru-digest-nothing_bought = kauft nichts
ru-digest-nothing_bought_ahead = kauft wie hinterlegt nichts
ru-digest-purchases_skipped_ahead = wie hinterlegt übergangen
ru-digest-coal_sold = { $colour } von { $storage }, nach { $space }, mit { $value }: { $coins }{ $demand ->
    [0] {""}
   *[other] , davon { $demand } Nachfrage
}{ $cube ->
    [0] , kein Stein
   *[other] , Stein { $area }
}
ru-digest-coal_sold_alone = { $colour } von { $storage }, nach { $space }, mit { $value }: { $coins }{ $demand ->
    [0] {""}
   *[other] , davon { $demand } Nachfrage
}{ $cube ->
    [0] , kein Stein
   *[other] , Stein { $area }
}
ru-digest-coal_sold_as_planned = wie geplant { $colour } von { $storage }, nach { $space }, mit { $value }: { $coins }{ $demand ->
    [0] {""}
   *[other] , davon { $demand } Nachfrage
}{ $cube ->
    [0] , kein Stein
   *[other] , Stein { $area }
}
ru-digest-warehouse_earned = { $who } +{ $coins } ({ $city })
ru-digest-export_marker_rose = Ausfuhrstein bei { $points }
ru-digest-die_left = ein Würfel { $colour } ({ $value }) verlässt die Bahn
ru-digest-die_placed = { $who } legt ihn nach { $storage }
ru-digest-die_placed_alone = er kommt nach { $storage }
ru-digest-die_placed_ahead = er kommt nach der Wunschliste von { $who } nach { $storage }
ru-digest-die_placed_named = { $who } legt den Würfel { $colour } ({ $value }) nach { $storage }
ru-digest-die_placed_ahead_named = der Würfel { $colour } ({ $value }) kommt nach der Wunschliste von { $who } nach { $storage }
ru-digest-die_to = der Würfel { $colour } ({ $value }) kommt nach { $storage }
ru-digest-tile_received = Fortschrittsplättchen { $tile }
ru-digest-tile_sold_out = { $tile } (vergriffen)
ru-digest-warehouse_received = { $who }
ru-digest-warehouse_missing = { $who } keins
ru-digest-fund_paid_coins = { $who } zahlt { $coins }
ru-digest-fund_paid_points = { $who } verliert { $points }
ru-digest-gained_coins = { $who } { $coins }
ru-digest-gained_points = { $who } { $points }
ru-digest-exported = { $who } { $points } ({ $country }, Platz { $position })

## Refusals

ru-refused = { $reason } ({ $rule })

ru-violation-game-over = Das Spiel ist zu Ende.
ru-violation-not-your-turn = Du bist nicht am Zug, sondern { $other }.
ru-violation-decision-open = Entscheide zuerst, worauf der Zug wartet: { $stage }.
ru-violation-turn-done = In deinem Zug gibt es nichts mehr zu entscheiden; beende ihn.
ru-violation-reveal-inside-plan = Ein Plan muss dort enden, wo etwas Neues zu sehen ist; sieh es dir zuerst an.
ru-violation-unknown-good = `{ $word }` ist weder Thaler noch Siegpunkt.
ru-violation-no-point-to-pay = Du hast keinen Siegpunkt abzugeben; zahle den Thaler.
ru-violation-colour-not-owed = { $storage }: Dort liegt { $colour }; davon muss kein Würfel mehr weichen, nimm einen der anderen Farbe.
ru-violation-storage-not-empty = `{ $word }` ist keine leere Kohleniederlage für diesen Würfel; eine wäre { $instead_storage }.
ru-violation-wrong-dominion = { $storage }: Das liegt nicht im Gebiet dieser Runde, und dort ist noch Platz, etwa hier: { $instead_storage }.
ru-violation-unknown-option = Eine Sonderoption `{ $word }` gibt es nicht.
ru-violation-option-not-in-last-round = { $option } steht in der letzten Runde nicht zur Wahl.
ru-violation-pilot-banned = { $option } ist gesperrt: In dieser Runde gilt das Lotsenverbot.
ru-violation-no-tow-in-round-1 = { $option } steht in Runde 1 nicht zur Wahl; starte, wo du willst.
ru-violation-wage-taken = Den Lohn dieser Runde hat schon { $other }.
ru-violation-tow-action-only-tows = Die Treidelaktion bezahlt die drei Treideloptionen, nicht { $option }.
ru-violation-ruhrort-needs-tow = Deine Aake liegt in Ruhrort; von dort führen nur die Treideloptionen weg.
ru-violation-nothing-to-replenish = Jeder Würfel auf einer Kohleniederlage zeigt schon { $most }.
ru-violation-tracks-empty = Auf den Transportbahnen liegt kein Würfel für { $option }.
ru-violation-no-storage-empty = Für { $option } ist keine Kohleniederlage der richtigen Farbe leer.
ru-violation-no-start-upstream = Mit { $option } fändest du flussaufwärts keinen Start, von dem aus du verkaufen könntest.
ru-violation-no-start-downstream = Mit { $option } fändest du flussabwärts keinen Start, von dem aus du verkaufen könntest.
ru-violation-unknown-storage = Eine Kohleniederlage `{ $word }` gibt es nicht.
ru-violation-storage-empty = { $storage }: Dort liegt kein Würfel.
ru-violation-storage-filled = { $storage }: Dort liegt schon ein Würfel.
ru-violation-track-empty = Auf der Bahn wartet kein Würfel: { $colour }.
ru-violation-colour-not-there = { $storage }: kein Platz für diesen Würfel ({ $colour }). Weiße liegen in der Grafschaft Mark, schwarze anderswo.
ru-violation-mark-tile-needed = { $storage }: Dafür brauchst du das Fortschrittsplättchen Grafschaft Mark.
ru-violation-storage-taken = { $storage }: Dort liegt die Aake von { $other }.
ru-violation-start-only-downstream = { $storage }: Das liegt flussaufwärts deiner Aake; dorthin führen nur die Treideloptionen.
ru-violation-tow-goes-upstream = { $storage }: Das liegt flussabwärts deiner Aake; getreidelt wird flussaufwärts.
ru-violation-start-needs-pilot = { $storage }: Dort ist ein Steuerrad; von dort fährt eine Aake nur mit Lotse ab.
ru-violation-start-where-filled = Nach Treideln und Transport startest du dort, wohin der Würfel kam: { $instead_storage }.
ru-violation-no-sale-space = `{ $word }` ist kein Ort, an dem Kohle verkauft wird.
ru-violation-only-downstream = { $space }: Das liegt flussaufwärts von { $storage }; Aaken fahren flussabwärts.
ru-violation-ruhrort-needs-pilot = Nach Ruhrort kommt man nur mit einem Lotsen.
ru-violation-too-far-without-pilot = { $space }: { $distance } Felder von { $storage }; ohne Lotsen sind es höchstens { $most }.
ru-violation-tile-needed = Dir fehlt das Fortschrittsplättchen { $tile }.
ru-violation-tile-used-this-round = { $tile } ist in dieser Runde schon genutzt.
ru-violation-white-tile-used = { $tile } ist verbraucht.
ru-violation-value-out-of-range = { $value } geht nicht; dieser Würfel kann { $least } bis { $most } werden.
ru-violation-only-this-value = { $value } geht nicht; dieser Würfel kann nur { $most } werden.
ru-violation-die-at-highest = { $storage }: Der Würfel dort zeigt schon { $most }.
ru-violation-too-few-coins = Das kostet { $coins_needed }; du hast { $coins_have } und bräuchtest { $debts }, möglich sind nur { $debts_possible }.
ru-violation-no-warehouse = Du hast kein Lagerhaus im Vorrat.
ru-violation-warehouse-needed-for-debt = Das kostet { $coins_needed }; mit { $coins_have } macht das { $debts }, und dann bleibt kein Lagerhaus zum Bauen.
ru-violation-lock-first = Baue zuerst eine Schleuse: Im Beutel blieb höchstens ein Plättchen.
ru-violation-locks-not-yet = Schleusen kann man ab Runde { $round } bauen.
ru-violation-unknown-obstacle = Ein Hindernis `{ $word }` gibt es nicht.
ru-violation-lock-already-there = { $obstacle }: Dort steht schon eine Schleuse.
ru-violation-unknown-city = Eine Stadt `{ $word }` gibt es nicht.
ru-violation-own-warehouse-there = { $city }: Dort steht schon ein Lagerhaus von dir.
ru-violation-city-full = { $city }: Dort ist alles voll, es stehen schon { $count } Lagerhäuser da.
ru-violation-only-by-white-tile = { $city }: Dort baut man nur mit dem weißen Fortschrittsplättchen Lagerhaus.
ru-violation-unknown-depot = Ein Kohlenlager `{ $word }` gibt es nicht.
ru-violation-depot-full = Dieses Kohlenlager ({ $dominion }) ist voll: Dort stehen { $count } Lagerhäuser.
ru-violation-unknown-country = Eine Ausfuhrspalte `{ $word }` gibt es nicht.
ru-violation-own-warehouse-in-column = In dieser Spalte steht schon ein Lagerhaus von dir: { $country }.
ru-violation-column-full = Diese Spalte ist voll: { $country }, { $count } Lagerhäuser.
ru-violation-port-warehouses-built = Du hast { $count } Lagerhäuser in Ruhrort, mehr darf man nicht haben.
ru-violation-no-warehouse-in-column = In dieser Spalte hast du kein Lagerhaus: { $country }.
ru-violation-already-moved = Du hast in dieser Phase schon ein Lagerhaus versetzt.
ru-violation-no-debt = Du hast keine Schuld.
ru-violation-too-few-coins-to-repay = Eine Schuld zu tilgen kostet { $coins_needed }; du hast { $coins_have }.
ru-violation-no-such-seat = Einen Platz { $other } gibt es an diesem Tisch nicht.
ru-violation-no-choice-in-round = In Runde { $round } gibt es nichts zu wählen; wohl aber in 3, 6 und 10.
ru-violation-choice-round-past = Runde { $round } hat schon begonnen.
ru-violation-purchases-reached = Du bist in Phase 6 schon an der Reihe; kaufe jetzt.
ru-violation-purchases-over = Deine Käufe dieser Runde sind vorbei; die der nächsten kannst du hinterlegen, sobald sie begonnen hat.
ru-violation-limit-out-of-range = Die Grenze muss zwischen 0 und { $most } liegen.
ru-violation-too-many-purchases = { $count } Einkäufe sind zu viele; hinterlegen kann man { $most }.
ru-violation-ranking-empty = Eine Wunschliste braucht mindestens eine Kohleniederlage.
ru-violation-ranking-repeats = { $storage }: Das steht zweimal in der Wunschliste.
ru-violation-unknown-answer = Eine Antwort `{ $word }` lässt sich nicht hinterlegen.
ru-violation-no-answer = Diese Antwort hast du nicht hinterlegt: { $answer }.

ru-malformed-line-too-long = Der Text hat { $length } Zeichen; höchstens { $longest } sind möglich.
ru-malformed-line-empty = Da steht nichts.
ru-malformed-wrong-number-of-words = Nach `{ $verb }` { $words ->
    [one] kann nicht 1 Wort
   *[other] können nicht { $words } Wörter
} stehen. Beispiel: { $example }
ru-malformed-plan-step-unreadable = Schritt { $step } ist nicht lesbar: `{ $word }`. Beispiel: { $example }
ru-malformed-unknown-verb = Einen Zug `{ $word }` gibt es nicht. Beispiel: { $example }
ru-malformed-not-an-id = `{ $word }` ist kein Ort.
ru-malformed-not-a-number = `{ $word }` ist keine Zahl.
ru-malformed-not-a-good = `{ $word }` ist weder coin noch point.
ru-malformed-not-an-option = Eine Sonderoption `{ $word }` gibt es nicht.
ru-malformed-not-free = `{ $word }` müsste `free` heißen.
ru-malformed-not-a-colour = `{ $word }` ist weder black noch white.
ru-malformed-not-white = `{ $word }` müsste `white` heißen.
ru-malformed-not-a-depot = Ein Kohlenlager `{ $word }` gibt es nicht.
ru-malformed-not-a-country = Eine Ausfuhrspalte `{ $word }` gibt es nicht.
ru-malformed-not-a-purchase = `{ $word }` kann man nicht kaufen.
ru-malformed-not-an-answer = Eine Antwort `{ $word }` lässt sich nicht hinterlegen.
ru-malformed-not-a-storage = Eine Kohleniederlage `{ $word }` gibt es nicht.
ru-malformed-name-ambiguous = `{ $word }` könnte sein: { $names }
ru-malformed-name-unknown = `{ $word }` ist unbekannt oder geht nicht. Möglich: { $names }
