# The guide through a first game: what all games share.

learn-title = **Guide · { $game } · { $round }**
learn-title-page = **Guide · { $game } · { $round }** (page { $page } of { $pages })
learn-more = { $count ->
    [one] 1 line left out
   *[other] { $count } lines left out
}; *{ button-news }* has all.
learn-lesson = You play against { $others }{ $usual ->
    [1] , by the default options of the game
   *[0] {""}
}.
learn-asked = **What is asked**
    { $asked }. { $how }
learn-good = **A good turn**
    { $text }
learn-otherwise = -# The guide explains the basic game. At this table is different: { $options }
learn-otherwise-option = { $option }: { $value }
learn-line = **Guide:** { $how } { $good }
learn-waiting = Nothing is asked of you at the moment: it is the computers’ turn. What they do is explained here once it is your turn.
learn-over = The game is over, and the guide has nothing more to explain. The score sheet says where the points came from.
learn-closing-won = **Guide: what decided.** You won with { $own } points against { $total } of { $who }.
learn-closing-even = **Guide: what decided.** You and { $who } share the victory with { $own } points.
learn-closing-lost = **Guide: what decided.** { $who } has { $total } points, you have { $own }.
learn-closing-own = • Brought you more than { $who }: { $items }
learn-closing-other = • Brought { $who } more than you: { $items }
learn-closing-item = { $source } { $more } against { $less }
learn-none = There is nothing to explain here.
learn-alone = **On your own from here.** The guide goes on and explains what happens for the first time; *{ button-guide-leave }* ends that. For your questions:
    • *{ button-hint }*: what a computer would consider, and why
    • *{ button-rule }* and `/rules search`: the rulebook
    • `/rules legend`: what the signs mean; `/rules aid`: the short form of the rules
    • `/rules can`: may I do this? `/rules why`: where a number comes from
button-learn-on = Next
button-learn-back = Back
button-guide-on = Back to the guide
news-guide = What happened in this part of the guide ({ $count }):
news-guide-page = What happened in this part of the guide ({ $count }), page { $page } of { $pages }:
