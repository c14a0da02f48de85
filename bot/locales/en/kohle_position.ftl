# The position in words, part by part.

kk-part-round = Round and turn
kk-part-villages = Villages
kk-part-villages-of = Villages of { $city }
kk-part-lines = Railways
kk-part-places = Places of empty pithead cards
kk-part-options = Rules of the table
kk-part-pitheads = Pithead cards of { $name }
kk-part-ground = Ground { $ground }
kk-part-village = Village { $village }
kk-part-station = Station { $station }
kk-text-raised = Already raised: { $items }.
kk-text-line-held = • { $line }, { $count ->
    [one] 1 station
   *[other] { $count } stations
}, complete { $points }; with miners: { $stations }
kk-text-mine-in-full = • { $mine }; { $where }
kk-text-in-trust-engine = the Trust’s, marked with a steam engine
kk-text-in-trust-coin = the Trust’s, marked with a coin
kk-text-in-trust-none = the Trust’s
kk-text-for-sale = for sale
kk-text-from-round = from round { $round }
kk-text-on-space = on space { $space }
kk-text-of-player = owned by { $who }: { $what }
kk-turn-used = Used up in this turn: { $items }.
kk-turn-used-action = the action
kk-turn-used-extra = an extra action marker
kk-turn-card = This is about { $card }.
kk-turn-village = The new settlement is in { $village }.
kk-turn-arrange = Just flipped: { $card }.
kk-turn-rescued = Secured with the rescue marker in this turn: { $count }.
kk-turn-lose = To be given up: { $miners }.
kk-turn-decided = Already decided: { $stage }.
kk-turn-by-action = Miners action
kk-turn-by-bonus = Bonus marker miners
kk-turn-left = { $by }; left: insert { $insert } miners, redeploy { $redeploy }, engineers { $engineer }.
kk-turn-inserted = Just inserted at: { $spots }.
kk-turn-moved = Part of it has already been used.
kk-text-closed-city = Nothing here is in play with three players.
kk-text-disaster-hit = Disaster of this round: { $marker }; a player’s disc was drawn.
kk-text-disaster-spared = Disaster of this round: { $marker }; no player’s disc was drawn.
kk-text-beside = Steam engines beside the tableau: { $count }
kk-auction-engine = A steam engine is waiting to go on the large mine.
