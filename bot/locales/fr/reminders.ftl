# Rappels

remind = ⏰ { $who } : la table { $table } attend votre décision depuis le <t:{ $since }:f> (<t:{ $since }:R>). { $link }
remind-also = La table { $table } aussi, depuis le <t:{ $since }:f> (<t:{ $since }:R>). { $link }
remind-alone = Là-bas, on n’attend plus que vous.
remind-last = C’est le dernier rappel. Sans coup de votre part d’ici au <t:{ $limit }:f> (<t:{ $limit }:R>), on demandera aux autres comment continuer sans vous.
remind-finish = ⏰ { $who } : votre tour à la table { $table } peut se terminer tel quel. Appuyez sur *{ button-finish }* sous *{ button-act }*, ou continuez. { $link }
remind-finish-too = Vous pouvez terminer votre tour tel quel.
button-snooze = Rappeler dans { $hours } h
snoozed = Je vous le rappellerai à partir du <t:{ $until }:f>, dès que vos heures d’éveil le permettent. Les autres attendent toujours, et le temps de votre décision continue de courir.
snooze-not-yours = Ce rappel ne vous concerne pas, ou il est déjà réglé.
