# The rulebooks in the channel, and what can be done here now
cmd-rules = The rules: read, search, compare
cmd-rules-read = Read a section of the rules
cmd-rules-search = Find the rule that answers a question
cmd-rules-compare = What the printed editions say of a section, and what this table plays
cmd-rules-aid = What a turn is, what things cost and what scores, on one page
cmd-rules-legend = What the signs of the pictures mean
cmd-help = What you can do here now
opt-section = Number or heading, or what you look for; empty: the contents
opt-search-words = What you want to know, in your own words
opt-compare-section = Number or heading of a section in which the editions differ
opt-rules-game = The game, where it is not that of the table here

rule-house = house rule
rule-table = house rule: { $section }
rule-printed = rulebook { $section }
rule-switch = option, in { $section }
rule-ruling = ruling { $code }, on { $section }
rule-ruling-on = ruling on { $section }

rules-nothing = This chapter is divided into sections:
rules-page = page { $page } of { $pages }
rules-see = see
rules-mark-printed = printed in every edition
rules-mark-told = printed, nothing to decide
rules-mark-edition = not the same in every edition, or an option of the table
rules-mark-ruling = ruling of the Steiger
rules-mark-clarified = so meant by the Steiger
rules-spoken-printed = Printed:
rules-spoken-told = Printed, nothing to decide:
rules-spoken-edition = { $tags }:
rules-spoken-ruling = Ruling { $tags }:
rules-spoken-clarified = So meant, { $tags }:
rules-spoken-example = Example:
rules-unnamed-edition = Option:
rules-unnamed-ruling = Ruling:
rules-unnamed-clarified = So meant:
rules-edition-en = English edition
rules-edition-de = German edition
rules-edition-fr = French edition
rules-played = { $table ->
    [0] In this practice game
   *[other] At table { $table }
}: { $meaning } ({ $where })
rules-set-by = chosen by { $name }
rules-set-preset = from “{ $name }”
rules-set-usual = as usual
rules-contents = **{ $game }: the rules**
rules-aid = **{ $game }: player aid**
rules-legend = **{ $game }: what the signs mean** ({ $page } of { $pages })
rules-which-game = Which game?
rules-unknown = There is no such section in these rules.
rules-found = What the rules of { $game } say about “{ $typed }”:
rules-not-found = Nothing in the rules has “{ $typed }”. Try another word, or look here:
menu-rules = Go to a section
menu-rules-game = Choose a game
menu-references = Read the rule for one of these
menu-compare = Where else the editions differ
button-rules-more = Page { $page } of { $pages }
button-rules-earlier = ◀ Previous
button-rules-later = Next ▶
button-compare = Compare editions
button-to-turn = Back to my turn
button-share = Show the table
button-read = Read { $section }
button-read-here = Read the rule
button-rule = Rules for this
button-rulebooks = Read the rules
button-first-game = The first game in five minutes
button-aid = Player aid
button-legend = Signs
button-my-tables = My tables

compare-title = **{ $section }** in the printed editions of { $game }
compare-same = The printed editions agree here.
compare-one-edition = { $game }: the Steiger knows one printed edition only; there is nothing to compare.
lobby-departs = Differs from the { $edition ->
    [de] German
    [fr] French
   *[en] English
} edition in { $count ->
    [one] one point
   *[other] { $count } points
}.
lobby-departs-none = Just as in the { $edition ->
    [de] German
    [fr] French
   *[en] English
} edition.
lobby-departure = • { $section }: { $question } { $meaning }
button-departures = Where it differs
menu-departures = Compare with the printed editions

shared = The section is on its way to the table.
shared-head = 📖 **{ $name }** shows a rule:
shared-already = Somebody has shown the table this section within the last hour; it stands further up.
shared-enough = You have shown this table { $most } sections within an hour. That will do for now.
act-shared = { $who } showed the table { $section } of the rules.

help-none = Nobody plays in this channel yet.
help-none-do = `/table new` opens a table for Coal Baron, Kohle & Kolonie or Ruhrschifffahrt; whoever likes takes a seat, and the game is played here, each when they have time. `/practise` lets you try one alone against computers first.
help-free = Table { $table } gathers players for { $game }: { $seats } of { $most } seats are taken.
help-free-do = *{ button-join }* takes a seat; nothing begins before somebody presses *{ button-start }*.
help-full = Table { $table } gathers for { $game }; all { $most } seats are taken.
help-full-do = You can watch: board and log are open to everybody here.
help-seated = You sit at table { $table }, { $game }: { $seats } of { $most } seats are taken.
help-seated-do = *{ button-start }* begins with { $least } players or more; *{ button-rules }* shows by which rules. `/computer add` lets a computer fill a seat.
help-turn = { table-here }, { $game }: it is your turn – { $asked }
help-turn-do = *{ button-act }* opens your choices, which only you see. Nothing counts before you finish; until then you can take everything back, as long as nothing new was shown.
help-waiting = { table-here }, { $game }: { $count ->
    [0] nobody is at turn
    [one] { $names } is at turn
   *[other] { $names } are at turn
}.
help-waiting-do = You need not do anything and are called when it is your turn. *{ button-act }* shows what you can set in advance.
help-watching = At table { $table } { $names } play { $game }.
help-watching-do = You can watch: the newest position is at { $link }.
help-suspended = Your seat at table { $table } is suspended.
help-suspended-do = Until you are reinstated you can look at board and log.
help-paused = Table { $table }, { $game }, is paused.
help-paused-do = Nothing is due and nobody is reminded; `/table resume` asks to go on.
help-resting = Table { $table }, { $game }, rests, because nobody has played for long.
help-resting-do = *{ button-act }* wakes it.
help-over = { table-here }, { $game }: the game has ended.
help-over-do = *{ button-rematch }* gathers the same players again.
help-closed = Table { $table } was closed before it began.
help-closed-do = `/table new` opens another.
hello-play = 👋 This is the first table on this server. Whoever takes a seat plays here, each when they have time, and is called by the bot.
hello-turn = Your choices and hidden cards are shown to you alone; until you finish a turn you can take everything back, as long as nothing new was shown.
hello-help = `/help` says at any time what you can do. `/rules read` begins with *{ button-first-game }*, `/rules search` answers questions.
help-judge = `/rules can` says whether something would be allowed, `/rules why` why something came out as it did; `/rules search` answers questions about the rules.
help-refused = You were refused something: `/rules why` says why and leads to *{ button-dispute }*, if you think it is wrong. `/rules can` says beforehand whether something is allowed.
help-rules = `/rules search` answers questions about the rules, `/rules read` shows them.
