# Reminders

remind = ⏰ { $who }: table { $table } has been waiting for your decision since <t:{ $since }:f> (<t:{ $since }:R>). { $link }
remind-also = Table { $table } as well, since <t:{ $since }:f> (<t:{ $since }:R>). { $link }
remind-alone = Everybody there waits for you alone.
remind-last = This is the last reminder. If no move of yours comes by <t:{ $limit }:f> (<t:{ $limit }:R>), the others are asked how to go on without you.
remind-finish = ⏰ { $who }: your turn at table { $table } could end as it stands. Press *{ button-finish }* in *{ button-act }*, or go on. { $link }
remind-finish-too = You could finish your turn as it stands.
button-snooze = Remind me in { $hours } h
snoozed = I remind you again from <t:{ $until }:f> on, as soon as your waking hours allow. The others still wait, and the time of your decision runs on.
snooze-not-yours = This reminder is not for you, or it is over already.
