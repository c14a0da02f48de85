# Le chemin du résultat : points par manche, tournants, date et durée de la partie.

final-length = { $date } · { $game ->
        [coal_baron] { $rounds ->
                [one] { $rounds } quart
               *[other] { $rounds } quarts
            }
       *[other] { $rounds ->
                [one] { $rounds } manche
               *[other] { $rounds } manches
            }
    } · { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
final-turning = **Tournants de la partie** (ce qui a le plus creusé ou réduit l’écart entre les deux premiers)
final-turned = • { $round } : { $line }
final-turned-ahead = • { $round } : { $line } Dès lors, **{ $name }** n’a plus quitté la tête.
final-closing = • Décompte final : { $items }.

chart-title = { $game ->
        [coal_baron] Points par quart
       *[other] Points par manche
    }
chart-table = { $game } · { table-here }
chart-start = Début
chart-end = Fin
chart-final = fin
chart-gained = Gagnés
chart-total = total
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
chart-item = { $when } : { $points }
chart-item-start = début
chart-item-final = décompte final
