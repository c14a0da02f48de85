# What belongs to a user and no table
my-hours = Vos heures d’éveil : { $span }, { $city }.
my-hours-now = Il y est maintenant { $time }.
my-hours-none = Vous n’avez pas choisi à la fois un fuseau et des heures. Vos tables comptent avec ces heures d’éveil :
my-hours-at = • { $span }, { $city } : table { $tables }{ $more ->
    [0] { "" }
   *[other] {" "}et { $more } autres
}
my-hours-private = En dehors de ces heures, je vous écris en silence. Personne d’autre ne voit votre fuseau ni vos heures.
my-hours-set = C’est noté : vos propres heures comptent désormais. `/me hours` les change.
my-hours-forgotten = Vos propres heures sont oubliées ; celles de chaque table comptent.
hours-span = de { $begin } à { $end }
hours-all-day = jour et nuit
hours-asked = 🌙 Une question, une seule fois : êtes-vous debout { $span }, à l’heure locale ({ $city }) ? En dehors de ces heures, je vous écris en silence. Personne d’autre ne voit votre réponse. Vous pourrez en changer : `/me hours` ; pour les messages privés, `/me pings` ; pour les vacances, `/me away`.
button-hours-fit = Oui, ces heures
button-hours-change = Changer les heures
button-hours-table = Les heures de mes tables
form-hours = Vos heures d’éveil
form-hours-zone = Ville ou pays
form-hours-from = Debout à partir de (par ex. 8:00)
form-hours-to = Jusqu’à (par ex. 22:00 ; égal : sans nuit)
time-unreadable = Je ne lis pas « { $typed } » comme une heure. Écrivez 8, 8h30 ou 22:30. Rien n’a changé.
zone-unknown = Je ne connais ni ville, ni pays, ni fuseau nommé « { $typed } ». Essayez la grande ville la plus proche. Rien n’a changé.
zone-ambiguous = « { $typed } » peut être { $cities }. Nommez une seule ville. Rien n’a changé.
status-waiting = { $count ->
    [one] Une table vous attend.
   *[other] { $count } tables vous attendent.
}
status-since = depuis le <t:{ $since }:f>
status-events = { $count ->
    [one] 1 événement depuis votre dernier tour
   *[other] { $count } événements depuis votre dernier tour
}
status-left = sur un serveur que vous avez quitté
button-next = Prochaine table qui m’attend
next-table = ➡ La table { $table } vous attend.
next-none = Aucune autre table ne vous attend.
data-title = **Ce que j’ai enregistré sur vous** ; le fichier contient tout, mot pour mot.
data-nothing = Je n’ai rien enregistré sur vous.
stored-settings = Vos réglages : langue, invitations, fuseau et heures d’éveil, pour que je m’y tienne
stored-absences = Vos jours d’absence, pour que vos parties attendent comme vous le voulez ; avec eux, ce que vous avez choisi pour chaque table
stored-seats = Vos places : le numéro de votre compte et votre nom, pour vous reconnaître et vous nommer aux autres ; le tour en cours et votre note ; si vous êtes là, pour que personne n’attende en vain
stored-moves = Vos coups et vos réponses laissées à l’avance : c’est la partie
stored-refusals = Ce que vous avez tenté en dernier et que les règles ont refusé, gardé 72 heures : pour que vous puissiez demander pourquoi et le contester
stored-disputes = Ce que vous avez contesté à une table : pour qu’elle puisse voter
stored-rulings = Les décisions que vous avez proposées, dans vos mots : pour que la table puisse voter et s’y tenir
stored-repairs = Ce que vous vous apprêtez à proposer de rectifier à une table : personne d’autre ne le voit
stored-waits = Depuis quand une partie vous attend et, s’il y a une pendule, le temps que vous avez utilisé et les heures d’éveil qui comptent
stored-paces = La durée de vos dernières décisions, pour voir qui fait attendre les autres
stored-opened = Les tables que vous avez ouvertes, car qui ouvre une table choisit pour elle
stored-acts = Ce que vous avez fait aux tables en dehors des coups : c’est dans leur journal
stored-questions = Les questions que vous avez posées à une table, ou qui portaient sur vous comme remplaçant
stored-ballots = Comment vous avez voté
stored-invitations = Les invitations que vous avez reçues, pour que personne ne vous en envoie trop
stored-wanted = Pour quelles tables vous avez cherché des joueurs, pendant un jour, pour que personne n’appelle un rôle trop souvent
stored-direct = Votre canal de messages privés avec moi, et si Discord y accepte des messages
stored-messages = Les messages privés que vous avez reçus depuis trente jours, pour les corriger et dire quand c’est fait
stored-requests = Vos clics et commandes de deux jours, pour qu’aucun ne compte deux fois
data-told = Ce que j’ai écrit dans les salons, je le garde trente jours pour pouvoir le corriger ; des noms y figurent. Des copies de tout sont gardées quatorze jours.
data-deleted = **Effacer ce que j’ai enregistré sur vous ?** J’efface vos réglages (je vous reposerai mes questions, et tout le monde pourra vous inviter), vos absences, vos invitations et, dans les parties terminées, votre compte et votre nom : votre place y porte le nom de sa couleur. Vos coups y restent, sans auteur. J’oublie aussi que les clics et commandes des deux derniers jours étaient les vôtres.
data-stays = Reste ce dont ont besoin les tables qui ne sont pas finies : vos places à la table { $tables }{ $more ->
    [0] { "" }
   *[other] {" "}et à { $more } autres
}, avec votre nom, vos coups, vos votes et ce que vous y avez fait. Partez avec `/table leave`, ou revenez ici quand elles seront finies.
data-none-stays = Plus aucune table n’a besoin de rien de vous : il ne reste donc rien, sauf si l’on vous a fait quitter une table encore ouverte, ou si vous avez fait quelque chose dans une partie en cours ; une recherche de joueurs est aussi gardée un jour.
data-elsewhere = Je ne peux pas effacer ce qui se trouve dans les salons, ni les copies que garde l’hébergeur.
data-forgotten = Effacé. Ce que j’ai écrit dans les salons vous oublie en trente jours, les copies quotidiennes en quatorze.
button-forget = Effacer…
button-forget-sure = Oui, effacer

# Pictures, or words in their place
cmd-me-pictures = Réponses privées en images (grandes, fort contraste) ou en mots (lecteur d’écran)
opt-pictures = Des images ordinaires, deux fois plus grandes, à fort contraste, ou des mots
pictures-pictures = Images
pictures-large = Grandes images
pictures-contrast = Images à fort contraste
pictures-large-contrast = Grandes images à fort contraste
pictures-words = Mots
my-pictures-pictures = Vos réponses privées ont de nouveau les images ordinaires.
my-pictures-large = Désormais, les images de vos réponses privées sont deux fois plus grandes. Les images que tous voient ne changent pas : *{ button-board }*, sous un message de tour, vous montre la vôtre.
my-pictures-contrast = Désormais, les images de vos réponses privées ont un fort contraste, en noir sur blanc. Les images que tous voient ne changent pas : *{ button-board }*, sous un message de tour, vous montre la vôtre.
my-pictures-large-contrast = Désormais, les images de vos réponses privées sont deux fois plus grandes et ont un fort contraste, en noir sur blanc. Les images que tous voient ne changent pas : *{ button-board }*, sous un message de tour, vous montre la vôtre.
my-pictures-words = Désormais, vos réponses privées ont des mots à la place des images : d’abord ce qui est demandé, puis ce qui a changé, vos chiffres et ce que vous pouvez choisir. Chaque appui sur un bouton donne un nouveau message. `/board text` décrit chaque partie du plateau.
