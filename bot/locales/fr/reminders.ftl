# Rappels

remind = ⏰ { $who } : la table { $table } attend votre décision depuis le <t:{ $since }:f> (<t:{ $since }:R>). { $link }
remind-also = La table { $table } aussi, depuis le <t:{ $since }:f> (<t:{ $since }:R>). { $link }
remind-stood = Le temps s’était arrêté : { $counted ->
    [hours] { $hours ->
        [one] 1 heure ne compte
       *[other] { $hours } heures ne comptent
    }
   *[days] { $days } jours ne comptent
} pas.
remind-alone = On n’y attend plus que vous.
remind-last = C’est le dernier rappel. Sans coup de votre part d’ici au <t:{ $limit }:f> (<t:{ $limit }:R>), on demandera aux autres comment continuer sans vous.
remind-finish = ⏰ { $who } : votre tour à la table { $table } n’est pas terminé ; il peut l’être tel quel. Appuyez sur *{ button-finish }* sous *{ button-act }*, ou continuez. { $link }
remind-finish-too = Vous pouvez terminer votre tour tel quel.
button-snooze = Rappeler dans { $hours } h
snoozed = Je vous le rappellerai à partir du <t:{ $until }:f>, dès que vos heures d’éveil le permettent. Les autres attendent toujours, et le temps de votre décision continue de courir.
snooze-not-yours = Ce rappel ne vous concerne pas, ou il est déjà réglé.

# Le rythme d’une table
pace-live = en direct, tout le monde étant là
pace-several = plusieurs tours par jour
pace-day = environ un tour par jour
pace-slower = plus lent
lobby-pace = Rythme : { $pace }
lobby-unreminded = Personne ne reçoit de rappel.
act-pace = { $who } a choisi le rythme : { $pace }
act-reminders-on = { $who } a activé les rappels.
act-reminders-off = { $who } a désactivé les rappels.

# Les vôtres
cmd-me-reminders = Recevoir ou non un rappel quand une table vous attend
opt-reminders = Rappels activés ou non
opt-remind-gap = Au plus tôt combien d’heures d’éveil après le début de l’attente
reminders-on = rappels activés
reminders-off = rappels désactivés
remind-gap-table = selon le rythme de la table
remind-gap-6 = après 6 heures d’éveil au plus tôt
remind-gap-12 = après 12 heures d’éveil au plus tôt
remind-gap-24 = après 24 heures d’éveil au plus tôt
remind-gap-48 = après 48 heures d’éveil au plus tôt
remind-gap-96 = après 96 heures d’éveil au plus tôt
my-reminders-on = Je vous envoie les rappels selon le rythme de chaque table.
my-reminders-later = Je vous envoie les rappels selon le rythme de chaque table, mais pas avant { $hours } de vos heures d’éveil.
my-reminders-off = Je ne vous envoie plus de rappels. Une fois votre délai écoulé, on demandera toujours aux autres comment continuer.
