# Pictures to decide from: what they ask, and their alt texts.

ru-decide-start = Where do you start?
ru-decide-option = Which option?
ru-decide-with = { $option }: { $question }
ru-decide-transport = Where does the die go?
ru-decide-replenish = Which die rises by 2?
ru-decide-haul = Which die is raised?
ru-decide-plan = Where will you sell?
ru-decide-planned = Sale planned: { $sign }
ru-decide-only-sale = The only sale
ru-decide-sell = Where do you sell?
ru-decide-remove = Which die is removed?
ru-decide-place = Where do the dice go?
ru-decide-purchase = What do you buy?
ru-decide-forced-lock = Build a lock first
ru-decide-free-lock = One more lock, free
ru-decide-pay = Pay a coin or a point?
ru-decide-gain = A coin or a point?
ru-decide-storages = Where should dice go?
ru-decide-then = then { $what }
ru-decide-at-most = { $start }, { $coins } at most
ru-decide-possible = { $start }; can bring { $tiles }
ru-decide-by-tile = or tile { ru-tile-warehouse }
ru-decide-lock = Lock
ru-decide-lock-mark = in Mark
ru-decide-lock-told = Lock { $signs }: { $price }, { $points }
ru-decide-alt = { $who }: { $question }
