# Mots dessinés dans les images de Coal Baron ; clés : renderer.coal_baron.WORDS.

picture-factory = Usine de berlines
picture-draw-tiles = Piocher 5 tuiles, en garder 1
picture-orders = Commandes
picture-draw-orders = Piocher 5 commandes, en garder 1
picture-mining = Extraction : déplacements
picture-delivery = Livraison
picture-money = Capitaux
picture-bank = Banque
picture-canteen = Réfectoire
picture-canteen-note = reviennent au début du quart suivant
picture-supply = Réserve
picture-scoring = Décompte à la fin du quart
picture-scoring-note = 1re place / 2e place
picture-scoring-note-two = 1re place seulement
picture-draft-heading = Cartes commande disponibles
picture-draft-picks = Ordre des choix
picture-draft-taken = Commandes prises
picture-workers = Ouvriers
picture-storage = Stock privé
picture-light = côté éclairé
picture-dark = côté sombre
picture-outstanding = Commandes en cours
picture-complete = complète
picture-delivered = Commandes livrées
picture-empty-carts = Berlines vides
picture-draft = Choix des commandes
picture-shift-1 = Premier quart
picture-shift-2 = Deuxième quart
picture-shift-3 = Troisième quart
picture-over = Fin de la partie
picture-points-by-source = Points par origine
picture-total = Total
picture-tie-break = Égalité : francs restants
picture-source-deliveries = Commandes livrées
picture-source-coal-yellow = Charbon jaune livré
picture-source-coal-brown = Charbon marron livré
picture-source-coal-grey = Charbon gris livré
picture-source-coal-black = Charbon noir livré
picture-source-vehicle-handcart = Charbon livré par charrette à bras
picture-source-vehicle-horse-cart = Charbon livré par chariot à cheval
picture-source-vehicle-truck = Charbon livré par camion
picture-source-vehicle-locomotive = Charbon livré par locomotive
picture-source-empty-yellow = Berlines jaunes vides
picture-source-empty-brown = Berlines marron vides
picture-source-empty-grey = Berlines grises vides
picture-source-empty-black = Berlines noires vides
picture-source-francs = Francs, un point pour cinq
picture-source-cubes = Cubes de charbon, un point pour trois
picture-source-undelivered = Commandes non livrées
picture-source-balance = Déséquilibre de la mine
picture-colour-orange = Orange
picture-colour-blue = Bleu
picture-colour-red = Rouge
picture-colour-yellow = Jaune
picture-colour-green = Vert

## Head of a picture

picture-title = Coal Baron
picture-subtitle = Table { $table } · { $players ->
    [2] deux joueurs
    [3] trois joueurs
   *[4] quatre joueurs
}
picture-headline-draft = { $who } choisit une commande
picture-headline-place = { $who } place des ouvriers
picture-headline-substitute = { $who } choisit un cube
picture-headline-keep = { $who } examine sa pioche
picture-headline-return-to = { $who } repose les cartes
picture-headline-put-next = { $who } repose les cartes
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
