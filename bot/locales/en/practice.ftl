cmd-practise = Play against computers, alone and in private: practise, or learn a game from its first round
practice-start = **Practise alone**
    You play against computers, here and only for you: nobody sees it, and nothing is posted. *Learn* explains the first round step by step; two computers at the level { level-apprentice } play with you there, by the default options, whatever is chosen below. A game is kept for 90 days after your last move; `/practise` and `/me tables` open it again.
practice-replaces = A game of **{ $game }** is under way; a new one takes its place, and the old one cannot be brought back.
practice-game = Game: { $game }
practice-seats = Players: { $seats } (you and { $others } { $others ->
        [one] computer
       *[other] computers
    })
practice-seats-choice = { $seats } players
practice-level = Computers play as: { $level }
practice-level-choice = { $level }: { $about }
practice-title = **{ $game }**, practice against { $others }
practice-thinking = The computers are thinking; their moves follow here.
practice-still = The computers are still thinking. Look again in a moment.
practice-unknown = This practice game is gone, or it is not yours. `/practise` begins a new one.
practice-end-sure = Remove this game with its log? It cannot be brought back.
practice-ended = The practice game is gone.
guide-left = You play on without the guide.
guide-back = You play on with the guide.
button-practise = Practise
button-learn = Learn: first round, explained
button-practice = Practice…
button-practice-open = Go on: { $game }
button-practice-turn = Your turn
button-practice-look = Look again
button-practice-back = Take back my last turn
button-practice-new = New practice game
button-practice-end = Remove this game
button-practice-end-sure = Yes, remove it
button-practice-keep = No, keep it
button-guide-leave = Leave the guide
button-guide-start = Turn the guide on
status-practice = **{ $game }**, practice: { $who } · { $asked }
practice-alone = Nobody else plays here, so there is nobody to ask. *{ button-practice }* takes your turn back, removes the game, or begins another.
damaged-practice = ⚠️ This practice game cannot be read; { $host }. The host may set it right; you can also remove it and begin another.
practice-over = **{ $game }**, practice: the game is over
button-practice-on = Back to the game
practice-nothing-back = You have not ended a turn yet that could be taken back.
button-practice-anew = Begin anew
button-practice-ended = Ended: { $game }
came-title = Your turn and what came of it ({ $count }):
came-page = Your turn and what came of it ({ $count }), page { $page } of { $pages }:
came-first = What has happened so far ({ $count }):
came-first-page = What has happened so far ({ $count }), page { $page } of { $pages }:
