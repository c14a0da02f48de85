# What belongs to a user and no table
my-hours = Vos heures de veille : { $span }, { $city }.
my-hours-now = Il y est { $time }.
my-hours-none = Vous n’avez pas choisi à la fois fuseau et heures ; ce qui manque suit chaque table :
my-hours-at = • { $span }, { $city } : table { $tables }{ $more ->
    [0] { "" }
   *[other] {" "}et { $more } autres
}
my-hours-private = En dehors de ces heures, je vous écris sans bruit. Vous seul voyez votre fuseau et vos heures.
my-hours-set = C’est noté : vos propres heures comptent désormais. `/me hours` les change.
my-hours-forgotten = Vos propres heures sont oubliées ; celles de chaque table comptent.
hours-span = { $begin }–{ $end }
hours-all-day = toute la journée
hours-asked = 🌙 Une question, une seule fois : êtes-vous éveillé { $span }, heure de { $city } ? En dehors de ces heures, je vous écris sans bruit. Personne d’autre ne voit votre réponse.
button-hours-fit = Oui
button-hours-change = Changer les heures
button-hours-table = Comme aux tables
form-hours = Vos heures de veille
form-hours-zone = Ville ou pays
form-hours-from = Éveillé à partir de (par ex. 8:00)
form-hours-to = Jusqu’à (par ex. 22:00 ; égal : sans nuit)
time-unreadable = Je ne lis pas « { $typed } » comme une heure. Écrivez 8, 8h30 ou 22:30. Rien n’a changé.
zone-unknown = Je ne connais ni ville, ni pays, ni fuseau nommé « { $typed } ». Essayez la grande ville la plus proche. Rien n’a changé.
zone-ambiguous = « { $typed } » peut être { $cities }. Nommez une seule ville. Rien n’a changé.
status-waiting = { $count ->
    [one] Une vous attend.
   *[other] { $count } vous attendent.
}
status-since = depuis <t:{ $since }:R>
status-events = { $count ->
    [one] 1 événement depuis votre dernier tour
   *[other] { $count } événements depuis votre dernier tour
}
status-left = sur un serveur que vous avez quitté
button-next = La suivante qui m’attend
next-table = ➡ La table { $table } vous attend.
next-none = Aucune autre table ne vous attend.
