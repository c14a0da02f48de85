# Erinnerungen

remind = ⏰ { $who }: Tisch { $table } wartet seit <t:{ $since }:f> (<t:{ $since }:R>) auf deine Entscheidung. { $link }
remind-also = Tisch { $table } ebenso, seit <t:{ $since }:f> (<t:{ $since }:R>). { $link }
remind-alone = Dort warten alle nur auf dich.
remind-last = Das ist die letzte Erinnerung. Kommt bis <t:{ $limit }:f> (<t:{ $limit }:R>) kein Zug von dir, werden die anderen gefragt, wie es ohne dich weitergehen soll.
remind-finish = ⏰ { $who }: Du könntest deinen Zug an Tisch { $table } so beenden, wie er steht. Drücke unter *{ button-act }* auf *{ button-finish }*, oder zieh weiter. { $link }
remind-finish-too = Du könntest deinen Zug so beenden, wie er steht.
button-snooze = In { $hours } h erinnern
snoozed = Ich erinnere dich ab <t:{ $until }:f> wieder, sobald du nach deinen Wachzeiten wach bist. Die anderen warten weiter, und die Zeit für deine Entscheidung läuft.
snooze-not-yours = Diese Erinnerung gilt nicht dir, oder sie hat sich schon erledigt.
