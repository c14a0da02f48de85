# The way to a result: points by round, what turned the game, when it was played and how long.

final-length = { $date } · { $game ->
        [coal_baron] { $rounds ->
                [one] { $rounds } shift
               *[other] { $rounds } shifts
            }
       *[other] { $rounds ->
                [one] { $rounds } round
               *[other] { $rounds } rounds
            }
    } · { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
final-turning = **Turning points** (what changed the distance between the first two most)
final-turned = • { $round }: { $line }
final-turned-ahead = • { $round }: { $line } After that **{ $name }** stayed ahead.
final-closing = • Final scoring: { $items }.

chart-title = { $game ->
        [coal_baron] Points by shift
       *[other] Points by round
    }
chart-table = { $game } · { table-here }
chart-start = Start
chart-end = End
chart-final = final
chart-gained = Gained
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
chart-item = { $when }: { $points }
chart-item-start = start
chart-item-final = final scoring
