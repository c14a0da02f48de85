# What moderators do, rest, hidden texts

closed = Der Tisch ist geschlossen.
expelled = Der Platz ist frei. Wer hier saß, kann erst wieder Platz nehmen, wenn die Moderation oder wer den Tisch geöffnet hat dazu einlädt.
expelled-last = Der Platz ist frei. Sonst saß niemand am Tisch, also ist er geschlossen.
was-expelled = Die Moderation hat dich von Tisch { $table } genommen. Die Moderation oder wer den Tisch geöffnet hat kann dich wieder einladen.
lobby-expelled = Die Moderation hat { $name } vom Tisch genommen.
notice-closed = { $name } (Moderation) hat Tisch { $table } geschlossen.
act-closed = { $who } schloss den Tisch.
act-expelled = { $who } nahm { $seat } vom Tisch.

cmd-moderate-close = Einen Tisch schließen, der noch auf den Start wartet
cmd-moderate-expel = Jemanden von einem Tisch nehmen, der noch auf den Start wartet
