# Le guide d’une première partie : ce que tous les jeux ont en commun.

learn-title = **Guide · { $game } · { $round }**
learn-title-page = **Guide · { $game } · { $round }** (page { $page } sur { $pages })
learn-more = { $count ->
    [one] { $count } ligne omise
   *[other] { $count } lignes omises
} ; *{ button-news }* donne tout.
learn-lesson = Vous jouez contre { $others }{ $usual ->
    [1] , avec les options par défaut du jeu
   *[0] {""}
}.
learn-asked = **Ce qui est demandé**
    { $asked }. { $how }
learn-good = **Un bon tour**
    { $text }
learn-otherwise = -# Le guide explique le jeu de base. À cette table, sont différents : { $options }
learn-otherwise-option = { $option } ({ $value })
learn-line = **Guide :** { $how } { $good }
learn-waiting = On ne vous demande rien pour l’instant : les ordinateurs jouent. Ce qu’ils font sera expliqué ici dès que ce sera à vous.
learn-over = La partie est finie, le guide n’a plus rien à expliquer. La feuille de score dit d’où viennent les points.
learn-closing-won = **Guide : ce qui a décidé.** Vous gagnez avec { $own } points contre { $total } pour { $who }.
learn-closing-even = **Guide : ce qui a décidé.** Vous partagez la victoire avec { $who }, avec { $own } points.
learn-closing-lost = **Guide : ce qui a décidé.** { $who } a { $total } points, vous en avez { $own }.
learn-closing-own = • Ce qui vous a rapporté plus qu’à { $who } : { $items }
learn-closing-other = • Ce qui a rapporté plus à { $who } qu’à vous : { $items }
learn-closing-item = { $source } { $more } contre { $less }
learn-none = Il n’y a rien à expliquer ici.
learn-alone = **À vous de jouer.** Le guide continue et explique ce qui arrive pour la première fois ; *{ button-guide-leave }* y met fin. Pour vos questions :
    • *{ button-hint }* : ce qu’un ordinateur envisagerait, et pourquoi
    • *{ button-rule }* et `/rules search` : le livret de règles
    • `/rules legend` : le sens des signes ; `/rules aid` : l’aide de jeu
    • `/rules can` : ai-je le droit ? `/rules why` : d’où vient ce nombre ?
button-learn-on = Suite
button-learn-back = Retour
button-guide-on = Retour au guide
news-guide = Ce qui s’est passé dans cette étape du guide ({ $count }) :
news-guide-page = Ce qui s’est passé dans cette étape du guide ({ $count }), page { $page } sur { $pages } :
