# Bilder zum Entscheiden: was sie fragen, und ihre Alternativtexte.

ru-decide-start = Wo startest du?
ru-decide-option = Welche Option?
ru-decide-with = { $option }: { $question }
ru-decide-transport = Wohin kommt der Würfel?
ru-decide-replenish = Welcher Würfel steigt um 2?
ru-decide-haul = Welcher Würfel steigt?
ru-decide-plan = Wo willst du verkaufen?
ru-decide-planned = Verkauf geplant: { $sign }
ru-decide-only-sale = Der einzige Verkauf
ru-decide-sell = Wo verkaufst du?
ru-decide-remove = Welcher Würfel geht?
ru-decide-place = Wohin mit den Würfeln?
ru-decide-purchase = Was kaufst du?
ru-decide-forced-lock = Zuerst eine Schleuse
ru-decide-free-lock = Noch eine Schleuse, kostenlos
ru-decide-pay = Thaler oder Siegpunkt abgeben?
ru-decide-gain = Thaler oder Siegpunkt?
ru-decide-storages = Wohin mit Würfeln?
ru-decide-then = dann { $what }
ru-decide-at-most = { $start }, höchstens { $coins }
ru-decide-possible = { $start }; kann { $tiles } bringen
ru-decide-by-tile = oder „{ ru-tile-warehouse }“
ru-decide-lock = Schleuse
ru-decide-lock-mark = in der Mark
ru-decide-lock-told = Schleuse { $signs }: { $price }, { $points }
ru-decide-alt = { $who }: { $question }
