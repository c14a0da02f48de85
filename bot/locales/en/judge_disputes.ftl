# Disputes: opening one
cmd-rules-precedents = What the tables of this channel decided about rules
cmd-moderate-strike = Strike a precedent of this channel, so that it holds nowhere any more
opt-precedent = The number of the precedent
dispute-opening = **Open a dispute?** So far nobody has been told.
dispute-opening-told = The table then votes. You vote with what you choose here, and may open { $most } disputes { $game ->
        [coal_baron] a shift
       *[other] a round
    }.
menu-dispute-open = Open it, and vote for …
choice-own-ruling = From now on a ruling in your own words …
choice-own-ruling-back = Take back to before this, with a ruling in your own words …
form-ruling-title = Our ruling is …
form-ruling = The rule as the table is to play it
form-ruling-hint = One or two sentences. It counts from now on, never backwards.
dispute-opened = Your dispute is open. The channel shows what it is about and who has voted; how is shown at the end.
dispute-decided = Your vote counts, and with it the dispute is decided. The channel shows how.
dispute-unknown = That cannot be disputed: the log has no such line any more, or the refusal is no longer kept.
dispute-too-old = Only the last { $most } turns can be disputed.
dispute-hidden = That cannot be disputed: not everybody may know of it.
dispute-overtaken = That cannot be disputed any more: the turn was taken back meanwhile.
dispute-not-counting = Your seat does not count at this table now, so you cannot dispute anything.
dispute-alone = You are the only one at this table who counts now, and nobody settles a rule alone.
disputed-already = The table has dealt with exactly that already. One thing is disputed once.
dispute-one-open = You have a dispute open already. Wait for its end.
dispute-enough = You have opened { $most } disputes in { $game ->
        [coal_baron] this shift
       *[other] this round
    } already; the next allows more.
dispute-nothing-falls = There is nothing to take back here. Choose something else.
dispute-more-fell = ⚠️ More has been played since that message was written, and it concerns you. Look at the message again: it says what would fall now.
dispute-proposed = You have proposed a ruling in this dispute already. Vote for it, or for something else.
ruling-empty = Nothing of that ruling can be shown. Please write it as text.
ruling-too-long = A ruling has at most { $most } characters.

# Disputes: the message to the table
dispute-head = ⚖ **Dispute at table { $table }:** { $name } doubts that this was right.
dispute-tried = > Tried: { $move }. Refused: { $reason }
dispute-rule = Applied: { $section }
dispute-editions = The editions differ – { $question }:
dispute-edition = • { $editions }: { $meaning }
dispute-edition-name = { $edition ->
        [de] German
        [fr] French
       *[en] English
    }
dispute-conflicts = ⚠️ “{ $setting }” would not fit the position: { $conflicts }
dispute-falls = Taking back would undo { $turns ->
        [one] the last turn
       *[other] the last { $turns } turns
    } (of { $names }).
dispute-falls-nothing = So far nothing would fall with taking back.
dispute-consents = { $count ->
        [one] { $who } must agree to that.
        [2] { $who } must both agree to that.
       *[other] { $who } must all agree to that.
    }
dispute-proposal = • Ruling of { $name }: { $ruling }
dispute-voted = Voted: { $names }
dispute-silent = Not yet: { $names }
dispute-again = Asked again, because more would fall by now: { $names }
dispute-until = More than half decides about the rule, from now on. Without an answer it is upheld <t:{ $until }:R>. Play goes on.
dispute-stops = The time of everybody but { $name } stands still until then.
dispute-decided-for = **Decided: { $choice }**
dispute-ballot = • { $choice }: { $names }
dispute-ballot-won = • For that: { $names }
dispute-void = **Closed: nothing is left to decide.**
menu-dispute = Vote
button-ruling = Our ruling is …
choice-uphold = Uphold: the rule was applied rightly
choice-switch = From now on: { $setting }
choice-ruling = Ruling of { $name }, from now on: { $ruling }
choice-ruling-back = Ruling of { $name }, and take back to before this: { $ruling }
choice-back = Take back to before this
choice-back-with = Take back to before this. { $rule }
notice-dispute-direct = { $name } has opened a dispute; you are asked to vote in the table’s channel.
notice-dispute-asked = { $name } disputes something.
notice-dispute-lapsed = The dispute is closed: nobody is left to decide it.
notice-dispute-refused = The rule is upheld.
act-dispute-asked = { $who } opened a dispute.
act-dispute-passed = A dispute was decided: { $choice ->
        [switch] a switch was set from now on
        [ruling] a ruling of the table counts from now on
        [back] it was taken back
        [back-switch] it was taken back, and a switch was set
        [back-ruling] it was taken back, and a ruling of the table counts from now on
       *[uphold] the rule is upheld
    }.
act-dispute-refused = A dispute was closed: the rule is upheld.
act-dispute-lapsed = A dispute was closed, because nobody was left to decide it.

# Precedents
setting = { $question } – { $meaning }
ruling = “{ $text }”
ruling-hidden = (a ruling that a moderator has hidden)
precedent-cited = Precedent { $number } of { $where ->
        [here] this channel
       *[elsewhere] <#{ $channel }>
    }: { $ruling }
precedent-by-hand = The Steiger does not enforce a ruling in words: the table carries it out by `/table repair`.
precedents-none-yet = No table of this channel has decided anything about a rule yet. A dispute does: press *{ button-dispute }* below a refusal or a turn.
precedents-title = **Precedents of this channel** (page { $page } of { $pages })
precedents-file-title = Precedents
precedent-head = { $number } · { $game }{ $edition ->
        [none] { "" }
       *[other] {", "}{ $edition }
    } · { $section }{ $where ->
        [here] { "" }
       *[elsewhere] {" "}(<#{ $channel }>)
    }
precedent-votes = Table { $table }, { $day }; votes: { $votes }
precedent-votes-of = { $count } for { $choice }
precedent-revises = Revises { $number }.
precedent-is-struck = Struck by a moderator.
precedent-is-undone = Taken back by its table: no new table is offered it.
precedent-binds = Binds this table.
precedent-struck = Precedent { $number } is struck: it binds nobody any more. A switch that it set stays as it is.
precedent-unknown = This channel has no precedent { $number } that holds.
short-uphold = upholding
short-switch = the switch
short-ruling = the ruling
short-back = taking back
short-back-switch = taking back and the switch
short-back-ruling = taking back and the ruling
lobby-precedents = Precedents of this channel: accepted ({ $numbers }){ $others ->
        [0] { "" }
       *[other] ; { $others } not
    }
lobby-precedents-none = Precedents of this channel: { $count } for this edition, not accepted (*{ button-rules }*)
precedents-accept = Accept the precedents of this channel ({ $count })
precedents-decline = Accept no precedents of this channel
act-precedents-accepted = { $who } accepted the precedents of the channel for the table ({ $number }).
act-precedents-none = { $who } chose that no precedents of the channel bind the table.
act-struck = { $who } struck precedent { $number } of the channel.
hideable-ruling = Ruling: { $text }
