# By which way you are told that something waits

call = { $who }: { $line }
call-behind = { $line } { $who }
direct-turn = 🔔 Table { $number }: { $asked }. It is your turn in { $game }{ $name ->
    [none] { "" }
   *[other] { " " }“{ $name }”
}. { $link }
direct-invited = 🔔 Table { $table }, { $game }: from here on you may leave an answer. { $link }
direct-next = 👀 Table { $table }, { $game }: you are probably next. { $link }
direct-question = ❓ You are asked something at table { $table }, { $game }.
direct-done =
    { $count ->
        [one] ✅ Done: table { $tables } no longer waits for you.
       *[other] ✅ Done: tables { $tables } no longer wait for you.
    }
remind-you = ⏰ Table { $table }{ $game ->
    [none] { "" }
   *[other] , { $game },
} has been waiting for your decision since <t:{ $since }:f> (<t:{ $since }:R>). { $link }
remind-you-finish = ⏰ Your turn at table { $table }{ $game ->
    [none] { "" }
   *[other] , { $game },
} is not finished; it could end as it stands. Press *{ button-finish }* in *{ button-act }*, or go on. { $link }
remind-elsewhere = Table { $table } as well: { $link }

# Your own
cmd-me-pings = Where I tell you that something waits: here, by direct message, or not at all
my-pings = Where I tell you that something waits for you:
my-pings-line = { $kind }: **{ $way }**
my-pings-set = That is how I tell you from now on.
my-pings-closed = ⚠️ Discord takes no direct messages from me to you, so I mention you at the table instead. To get them, allow direct messages in the server’s privacy settings, then choose here once more.
my-pings-refused = ⚠️ Discord takes no direct messages from me to you. I mention you at the table instead; */me pings* says more.
ping-turn = Your turn
ping-reminder = Reminders
ping-question = Questions and votes
ping-next = That you are next
way-here = at the table, with a mention
way-direct = by direct message
way-none = not at all
way-first = the first by direct message, then at the table
way-about-turn-none = The turn message names you and does not ring.
way-about-reminder-none = The others are asked as before how to go on once your time is over.
my-pings-more = `/me hours` says when I am silent, `/me reminders` how soon I remind you.
menu-ping = { $kind }…
