# What is the server's, and looking for players

# The panel
server-title = **Tables on this server**
server-page-opening = Opening
server-page-new = New tables
server-page-wanted = Players wanted
server-channels = Tables may be opened in { $places }.
server-channels-all = Tables may be opened in every channel.
server-roles = Who may open them: { $roles }.
server-roles-all = Everybody may open them.
server-most = One person may have { $most ->
        [one] one open table
       *[other] { $most } open tables
    } of their own.
server-most-any = One person may have any number of open tables of their own.
server-language = Language of new tables: { $language }, unless somebody asks for another.
server-language-any = Language of new tables: that of the person who opens them.
server-pace = Pace of new tables: { $pace }.
server-clock = Clock of new tables: { $clock }.
server-unreminded = New tables remind nobody.
server-hours = Waking hours of new tables: { $span } ({ $place }).
server-zone-usual = where most people who speak the table’s language live
server-wanted = Players are looked for in <#{ $place }>, without a mention.
server-wanted-role = Players are looked for in <#{ $place }>; { $role } is mentioned, once for each table and once a day for each opener.
server-wanted-nowhere = No channel is chosen for looking for players.
server-unusable = I cannot see or write in { $places }: I am missing permissions there.
server-any-language = that of the person who opens the table
server-any-number = any number
server-most-choice = { $most ->
        [one] one table
       *[other] { $most } tables
    }
menu-server-channels = Channels for tables (none: all)
menu-server-roles = Roles that may open (none: all)
menu-server-most = Open tables per person
menu-server-language = Language of new tables
menu-server-pace = Pace, clock and reminders
menu-server-channel = Channel for “{ button-wanted }”
menu-server-role = Role that is mentioned there
button-server-hours = Zone and hours …
button-usual-hours = Usual hours
form-server-hours = Waking hours of new tables

# What was done
server-set = Saved. Tables that are already open go on as they are.
wanted-posted = Players are being looked for.
wanted-posted-quietly = Players are being looked for. The role was not mentioned: once a day is the limit.

# Why not
managers-only = Only people who may manage this server (the permission *Manage Server*) can do that. `/table check` shows what is chosen.
opens-elsewhere = On this server tables are opened only in { $places }.
opens-nowhere = On this server tables are opened only in certain channels, and in none of those that you see can I write. Whoever manages the server can change that with `/server`.
opens-by-role = On this server tables are opened by { $roles }. Anybody may join them.
opens-too-many = On this server one person may have { $most ->
        [one] one open table
       *[other] { $most } open tables
    } of their own, and you have that many. `/table status` lists your tables.
wanted-nowhere = On this server no channel is chosen for looking for players. Whoever manages the server can choose one with `/server`.
wanted-no-right = I cannot write in <#{ $place }>, the channel for looking for players. Whoever manages the server can help.
wanted-already = Players are already being looked for in <#{ $place }>; that card follows your table.
wanted-unseen = You cannot see the channel of that table.

# The card
button-wanted = Players wanted
wanted-head = **Players wanted:** { $game }, table { $table }
wanted-free = { $free ->
        [0] Every seat is taken
        [one] One seat is free
       *[other] { $free } seats are free
    }. Seated: { $names }
wanted-hours = Waking hours: { $start } to { $end } ({ $zone })
wanted-all-day = Awake all day ({ $zone })
wanted-elsewhere = Players are now being looked for elsewhere.
act-wanted = { $who } looked for players.

# Commands
cmd-server = Where tables may be opened on this server, by whom, and what new ones begin with
opt-wanted = Look for players in the channel the server has for it
