# Images pour décider : ce qu’elles demandent, et leurs textes alternatifs.

ru-decide-start = D’où partez-vous ?
ru-decide-option = Quelle option ?
ru-decide-with = { $option } : { $question }
ru-decide-transport = Où va le dé ?
ru-decide-replenish = Quel dé monte de 2 ?
ru-decide-haul = Quel dé monte ?
ru-decide-plan = Où vendrez-vous ?
ru-decide-planned = Vente prévue : { $sign }
ru-decide-only-sale = La seule vente
ru-decide-sell = Où vendez-vous ?
ru-decide-remove = Quel dé est retiré ?
ru-decide-place = Où vont les dés ?
ru-decide-purchase = Qu’achetez-vous ?
ru-decide-forced-lock = D’abord une écluse
ru-decide-free-lock = Encore une écluse, gratuite
ru-decide-pay = Payer un thaler ou un point ?
ru-decide-gain = Un thaler ou un point ?
ru-decide-storages = Où placer les dés ?
ru-decide-then = ensuite { $what }
ru-decide-at-most = { $start }, { $coins } au plus
ru-decide-possible = { $start } ; peut apporter { $tiles }
ru-decide-by-tile = ou jeton { ru-tile-warehouse }
ru-decide-lock = Écluse
ru-decide-lock-mark = dans la Marck
ru-decide-lock-told = Écluse { $signs } : { $price }, { $points }
ru-decide-alt = { $who } : { $question }
