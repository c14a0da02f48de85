# The position in words, part by part.

kk-part-round = Manche et tour
kk-part-villages = Villages
kk-part-villages-of = Villages { DE($city) }
kk-part-lines = Chemins de fer
kk-part-places = Cartes technologie sans pièces
kk-part-options = Options de la table
kk-part-pitheads = Cartes technologie { DE($name) }
kk-part-ground = Champ de mines { $ground }
kk-part-village = Village { $village }
kk-part-station = Gare { $station }
kk-text-raised = Prix déjà augmentés : { $items }.
kk-text-line-held = • { $line }, { $count ->
    [one] 1 gare
   *[other] { $count } gares
}, complète { $points } ; avec gueules noires : { $stations }
kk-text-mine-in-full = • { $mine } ; { $where }
kk-text-in-trust-engine = au Syndicat, marquée d’une machine à vapeur
kk-text-in-trust-coin = au Syndicat, marquée d’une thune
kk-text-in-trust-none = au Syndicat
kk-text-for-sale = en vente
kk-text-from-round = à partir de la manche { $round }
kk-text-on-space = sur la case { $space }
kk-text-of-player = à { $who } : { $what }
kk-turn-used = Utilisé dans ce tour : { $items }.
kk-turn-used-action = l’action de la phase
kk-turn-used-extra = un jeton action supplémentaire
kk-turn-card = Il s’agit { DE($card) }.
kk-turn-village = La nouvelle cité est à { $village }.
kk-turn-arrange = Carte qui vient d’être retournée : { $card }.
kk-turn-rescued = Protégées par le jeton Défense des mines dans ce tour : { $count }.
kk-turn-lose = À céder : { $miners }.
kk-turn-decided = Déjà décidé : { $stage }.
kk-turn-by-action = Gueules noires par l’action
kk-turn-by-bonus = Gueules noires par le jeton bonus
kk-turn-left = { $by } ; reste à placer : { $insert }, à déplacer : { $redeploy }, ingénieurs : { $engineer }.
kk-turn-inserted = Vient d’être placé ici : { $spots }.
kk-turn-moved = C’est déjà commencé.
kk-text-closed-city = À trois, rien n’est en jeu ici.
kk-text-disaster-hit = Catastrophe de cette manche : { $marker } ; le disque d’un joueur a été pioché.
kk-text-disaster-spared = Catastrophe de cette manche : { $marker } ; aucun disque de joueur n’a été pioché.
kk-text-beside = Machines à vapeur à côté du plateau : { $count }
kk-auction-engine = Une machine à vapeur attend d’être posée sur la grande mine.
