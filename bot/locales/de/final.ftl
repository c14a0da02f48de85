# Der Weg zum Endstand: Punkte nach Runden, Wendepunkte, Tag und Dauer des Spiels.

final-length = { $date } · { $game ->
        [coal_baron] { $rounds ->
                [one] { $rounds } Schicht
               *[other] { $rounds } Schichten
            }
       *[other] { $rounds ->
                [one] { $rounds } Runde
               *[other] { $rounds } Runden
            }
    } · { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    }
final-turning = **Wendepunkte** (was den Abstand der beiden Ersten am stärksten verändert hat)
final-turned = • { $round }: { $line }
final-turned-ahead = • { $round }: { $line } Danach gab **{ $name }** die Führung nicht mehr ab.
final-closing = • Schlusswertung: { $items }.

chart-title = { $game ->
        [coal_baron] Punkte nach Schichten
       *[other] Punkte nach Runden
    }
chart-table = { $game } · { table-here }
chart-start = Beginn
chart-end = Ende
chart-final = Schluss
chart-gained = Gewonnen
chart-total = Summe
chart-round = { $game ->
        [kohle_kolonie] { $round ->
                [1] I
                [2] II
                [3] III
                [4] IV
               *[other] V
            }
       *[other] { $round }
    }
chart-item = { $when }: { $points }
chart-item-start = zu Beginn
chart-item-final = Schlusswertung
