# Mots dessinés dans les images de Coal Baron ; clés : renderer.coal_baron.WORDS.

picture-factory = Usine de berlines
picture-draw_tiles = Piocher 5, garder 1 ou 0
picture-orders = Commandes
picture-draw_orders = Piocher 5, garder 1 ou 0
picture-mining = Extraction : déplacements
picture-delivery = Livraison
picture-money = Capitaux
picture-bank = Banque
picture-canteen = Réfectoire
picture-canteen_note = reviennent au début du quart suivant
picture-supply = Réserve
picture-scoring = Décompte à la fin du quart
picture-scoring_note = 1re place / 2e place
picture-scoring_note_two = 1re place seulement
picture-draft_heading = Cartes commande disponibles
picture-draft_picks = Ordre des choix
picture-draft_taken = Commandes prises
picture-workers = Ouvriers
picture-storage = Stock privé
picture-storage_short = Stock
picture-storage_empty = vide
picture-light = côté éclairé
picture-dark = côté sombre
picture-at_end = à la fin
picture-outstanding = Commandes en cours
picture-own_orders = Commandes
picture-delivered = Commandes livrées
picture-empty_carts = Berlines vides
picture-one_step = déplacement
picture-many_steps = déplacements
picture-draft = Choix des commandes
picture-shift_1 = Premier quart
picture-shift_2 = Deuxième quart
picture-shift_3 = Troisième quart
picture-over = Fin de la partie
picture-points_by_source = Points par origine
picture-counted_note = entre parenthèses : pour combien
picture-total = Total
picture-tie_break = Égalité : francs restants
picture-source_deliveries = Commandes livrées
picture-source_coal_yellow = Charbon jaune livré
picture-source_coal_brown = Charbon marron livré
picture-source_coal_grey = Charbon gris livré
picture-source_coal_black = Charbon noir livré
picture-source_vehicle_handcart = Charbon livré par charrette à bras
picture-source_vehicle_horse_cart = Charbon livré par chariot à cheval
picture-source_vehicle_truck = Charbon livré par camion
picture-source_vehicle_locomotive = Charbon livré par locomotive
picture-source_empty_yellow = Berlines jaunes vides
picture-source_empty_brown = Berlines marron vides
picture-source_empty_grey = Berlines grises vides
picture-source_empty_black = Berlines noires vides
picture-source_francs = Francs, un point pour cinq
picture-source_cubes = Cubes de charbon, un point pour trois
picture-source_undelivered = Commandes non livrées
picture-source_balance = Déséquilibre de la mine
picture-see_news = voir { button-news }
picture-colour_orange = Orange
picture-colour_blue = Bleu
picture-colour_red = Rouge
picture-colour_yellow = Jaune
picture-colour_green = Vert

## Head of a picture

picture-title = Coal Baron
picture-subtitle = { table-here } · { $players ->
    [2] deux joueurs
    [3] trois joueurs
   *[4] quatre joueurs
}
picture-headline-draft = { $who } choisit une commande
picture-headline-place = { $who } place des ouvriers
picture-headline-substitute = { $who } choisit un cube
picture-headline-keep = { $who } examine sa pioche
picture-headline-return_to = { $who } repose sa pioche
picture-headline-put_next = { $who } repose sa pioche
picture-headline-mining = { $who } extrait du charbon
picture-headline-done = { $who } termine son tour
picture-headline-over = Fin de la partie
picture-steps = { $steps ->
    [one] encore { $steps } déplacement
   *[other] encore { $steps } déplacements
}
picture-piles = Piles : { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}, { $orders ->
    [one] { $orders } commande
   *[other] { $orders } commandes
}
