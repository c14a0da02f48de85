# What belongs to a user and no table
my-hours = Your waking hours: { $span }, { $city }.
my-hours-now = It is { $time } there now.
my-hours-none = You have not chosen both time zone and hours. At your tables you count as awake:
my-hours-at = • { $span }, { $city }: table { $tables }{ $more ->
    [0] { "" }
   *[other] {" "}and { $more } more
}
my-hours-private = Outside these hours I write to you without a sound. Nobody but you sees your zone and hours.
my-hours-set = Saved: from now on your own waking hours count. `/me hours` changes them.
my-hours-forgotten = Your own waking hours are forgotten; from now on those of each table count.
hours-span = { $begin }–{ $end }
hours-all-day = all day
hours-asked = 🌙 One question, asked once: are you awake { $span }, { $city } time? Outside these hours I write to you without a sound. Nobody else sees your answer. You can change it later with `/me hours`; `/me pings` is for direct messages, `/me away` for holidays.
button-hours-fit = Yes, these hours
button-hours-change = Change hours
button-hours-table = Same as my tables
form-hours = Your waking hours
form-hours-zone = City or country
form-hours-from = Awake from (such as 8:00)
form-hours-to = Until (such as 22:00; same as from: all day)
time-unreadable = I cannot read “{ $typed }” as a time of day. Write it as 8, 8:30 or 22h. Nothing has changed.
zone-unknown = I know no city, country or time zone called “{ $typed }”. Try the nearest big city. Nothing has changed.
zone-ambiguous = “{ $typed }” could be { $cities }. Name one city. Nothing has changed.
status-waiting = { $count ->
    [one] One waits for you.
   *[other] { $count } wait for you.
}
status-since = since <t:{ $since }:f>
status-events = { $count ->
    [one] 1 event since your last turn
   *[other] { $count } events since your last turn
}
status-left = on a server you have left
button-next = Next table waiting for me
next-table = ➡ Table { $table } is waiting for you.
next-none = No other table is waiting for you.
data-title = **What I have stored about you**; the file has all of it, word for word.
data-nothing = I have stored nothing about you.
stored-settings = Your settings: language, invitations, time zone and waking hours, so that I keep to them
stored-absences = Days on which you are away, so that your games wait as you wish, with what you chose for each table
stored-seats = Your seats: your account number and your name, to know you and to name you to the others; your open turn and your note; whether you are there, so that the others do not wait in vain
stored-moves = Your moves and the answers you set in advance: they are the game
stored-refusals = What you tried last that the rules refused, kept for 72 hours: so that you can ask why and dispute it
stored-disputes = What you disputed at a table: so that it can vote on it
stored-rulings = Rulings that you proposed, in your words: so that the table can vote on them and hold to them
stored-repairs = What you are about to propose to be set right at a table: nobody else sees it
stored-waits = Since when a game has been waiting for you, and where there is a clock, the time you used and the waking hours that count
stored-paces = How long your last decisions took, to see who keeps others waiting
stored-opened = Tables that you opened, because whoever opens a table chooses for it
stored-acts = What you did at tables besides moving: it is in their logs
stored-questions = Questions that you asked a table, or that were about you as a successor
stored-ballots = How you voted
stored-invitations = Invitations that you received, so that nobody presses you
stored-wanted = For which tables you looked for players, kept for a day, so that nobody calls a role too often
stored-direct = Your direct message channel with me, and whether Discord accepts messages there
stored-messages = Direct messages to you from the last thirty days, to correct them and to mark them as done
stored-requests = Your presses and commands of the last two days, so that none counts twice
data-told = What I told channels stays with me for thirty days, so that I can correct it, and names are part of it. Copies of everything are kept for fourteen days.
data-deleted = **Delete what I have stored about you?** I delete your settings (I will ask you again, and anybody may invite you), your absences, your invitations and, in games that are over, your account and your name: your seat there is called by its colour. Your moves there stay, as nobody’s. I also forget that the presses and commands of the last two days were yours.
data-stays = What unfinished tables need stays: your seats at table { $tables }{ $more ->
    [0] { "" }
   *[other] {" "}and { $more } more
}, with your name, your moves, your votes and what you did there. Leave them with `/table leave`, or come back here when they are over.
data-none-stays = No table needs anything of yours any more, so nothing stays, with two exceptions: that you were taken out of a table that is still open or did something at a game that is still running; and, for a day, that you looked for players.
data-elsewhere = I cannot delete what is written in the channels, or copies that the host keeps.
data-forgotten = Deleted. What I told channels forgets you within thirty days, the daily copies within fourteen.
button-forget = Delete…
button-forget-sure = Delete my data

# Pictures, or words in their place
cmd-me-pictures = Private answers with pictures (large, high contrast), or with words for screen readers
opt-pictures = Pictures as usual, twice as large, high in contrast, or words instead
pictures-pictures = Pictures
pictures-large = Large pictures
pictures-contrast = Pictures in high contrast
pictures-large-contrast = Large pictures in high contrast
pictures-words = Words
my-pictures-pictures = Your private answers have the usual pictures again.
my-pictures-large = From now on the pictures of your private answers are twice as large. Pictures that all see stay as they are: *{ button-board }* below a turn message shows you your own.
my-pictures-contrast = From now on the pictures of your private answers are high in contrast, black on white. Pictures that all see stay as they are: *{ button-board }* below a turn message shows you your own.
my-pictures-large-contrast = From now on the pictures of your private answers are twice as large and high in contrast, black on white. Pictures that all see stay as they are: *{ button-board }* below a turn message shows you your own.
my-pictures-words = From now on your private answers have words instead of pictures: first what is asked, then what changed, your numbers, and what you can choose. Each press is answered by a new message. `/board text` tells any part of the board.
