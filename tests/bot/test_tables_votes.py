"""Undo, succession and giving up: who is asked, what decides, what happens to those who leave."""

import msgspec

from bot.letters import NoticeLetter, TurnLetter
from bot.tables.falling import MOST_TURNS
from bot.tables.questions import TIME_TO_AGREE
from db import votes
from db.rows import VoteRow
from games.coal_baron.turns import hand_of
from tests.bot.table_bench import CHANNEL, Bench


async def vote_of(bench: Bench, table: int) -> VoteRow:
    (vote,) = await bench.db.read(lambda c: votes.open_votes(c, table))
    return vote


def asked(vote: VoteRow) -> list[int]:
    return msgspec.json.decode(vote.asked)


async def test_an_undo_asks_exactly_the_seats_whose_turns_fall(bench: Bench) -> None:
    table = await bench.table(4)
    before = (await bench.loaded(table)).state
    first = await bench.turn(table)
    second = await bench.turn(table)
    assert await bench.service.ask_undo(bench.call(first), table, 2) == "vote-opened"
    vote = await vote_of(bench, table)
    loaded = await bench.loaded(table)
    assert [loaded.seats[seat].user for seat in asked(vote)] == [second]
    assert await bench.service.cast(bench.call(second), table, vote.id, "yes") == "vote-passed"
    assert (await bench.loaded(table)).state == before
    assert await bench.replayed(table) == before
    assert (await bench.letters(table))[-1].news == "news-undone"


async def test_what_everybody_saw_asks_everybody(bench: Bench) -> None:
    table = await bench.table(3)
    while (await bench.loaded(table)).state.phase == "draft":
        last = await bench.turn(table)
    await bench.service.ask_undo(bench.call(last), table, 1)
    assert len(asked(await vote_of(bench, table))) == 2


async def test_an_undo_that_concerns_nobody_else_happens_at_once(bench: Bench) -> None:
    table = await bench.table(3)
    before = (await bench.loaded(table)).state
    user = await bench.turn(table)
    assert await bench.service.ask_undo(bench.call(user), table, 1) == "undone"
    assert (await bench.loaded(table)).state == before


async def test_an_undo_asks_whom_an_answer_left_ahead_moved(bench: Bench) -> None:
    """A turn that used it cannot be taken back alone, so neither can it be undone alone."""
    table = await bench.table(3)
    loaded = await bench.loaded(table)
    user, choice = await bench.user(table), loaded.state.draft[0]
    after = loaded.seats[(loaded.active[0] + 1) % 3].user or 0
    ranks = {other: loaded.state.draft[4] for other in (101, 102, 103) if other != user}
    for other, card in ranks.items():
        await bench.service.move(bench.call(other), table, None, f"rank {card} {loaded.state.draft[5]}")
    await bench.service.move(bench.call(user), table, None, f"draft {choice}")
    await bench.service.finish(bench.call(user), table, None)
    assert await bench.service.ask_undo(bench.call(user), table, 1) == "vote-opened"
    seats = (await bench.loaded(table)).seats
    assert after in {seats[seat].user for seat in asked(await vote_of(bench, table))}


async def test_an_undo_asks_who_has_begun_a_turn(bench: Bench) -> None:
    """Whoever has an open turn may not see it wiped by another alone."""
    table = await bench.table(3)
    user = await bench.turn(table)
    following = await bench.user(table)
    await bench.service.move(bench.call(following), table, None, (await bench.choices(table))[0])
    assert await bench.service.ask_undo(bench.call(user), table, 1) == "vote-opened"
    loaded = await bench.loaded(table)
    assert [loaded.seats[seat].user for seat in asked(await vote_of(bench, table))] == [following]


async def test_an_undo_of_anybody_asks_all_where_anybody_saw_drawn_cards(bench: Bench) -> None:
    table = await bench.table(3)
    while (await bench.loaded(table)).state.phase == "draft":
        await bench.turn(table)
    user = await bench.user(table)
    await bench.service.move(bench.call(user), table, None, "place order_draw")
    accomplice = next(one for one in (101, 102, 103) if one != user)
    await bench.service.ask_undo(bench.call(accomplice), table, 1)
    seats = (await bench.loaded(table)).seats
    assert {seats[seat].user for seat in asked(await vote_of(bench, table))} == {101, 102, 103} - {accomplice}


async def test_an_undo_lapses_when_somebody_asked_leaves(bench: Bench) -> None:
    """Leaving is no agreement."""
    table = await bench.table(3)
    first, second = await bench.turn(table), await bench.turn(table)
    state = (await bench.loaded(table)).row.state
    await bench.service.ask_undo(bench.call(second), table, 2)
    await bench.service.leave(bench.call(first), table)
    assert (await bench.loaded(table)).row.state == state
    assert await bench.db.read(lambda c: votes.open_votes(c, table)) == []
    assert "notice-undo-lapsed" in {getattr(letter, "key", "") for letter in await bench.letters(table)}


async def test_who_looked_at_drawn_cards_undoes_with_everybodys_agreement_only(bench: Bench) -> None:
    table = await bench.table(3)
    while (await bench.loaded(table)).state.phase == "draft":
        await bench.turn(table)
    user = await bench.user(table)
    await bench.service.move(bench.call(user), table, None, "place order_draw")
    drawn = hand_of((await bench.loaded(table)).state.turn)
    pile = (await bench.loaded(table)).state.order_pile
    assert await bench.service.ask_undo(bench.call(user), table, 1) == "vote-opened"
    vote = await vote_of(bench, table)
    others = [seat.user or 0 for seat in (await bench.loaded(table)).seats if seat.user != user]
    assert len(asked(vote)) == 2
    for other in others:
        await bench.service.cast(bench.call(other), table, vote.id, "yes")
    restored = (await bench.loaded(table)).state.order_pile
    assert tuple(card.card for card in restored) == (*drawn, *(card.card for card in pile))


async def test_the_undone_branch_stays_readable_and_is_marked(bench: Bench) -> None:
    table = await bench.table(3)
    user = await bench.turn(table)
    await bench.service.ask_undo(bench.call(user), table, 1)
    told = await bench.told(user, table)
    begun = len(msgspec.json.decode((await bench.lines(table))[0].events))
    assert [undone for _, undone in told] == [False] * begun + [True] * (len(told) - begun)
    assert len(told) > begun


async def test_one_refusal_ends_an_undo_and_the_last_ballot_counts(bench: Bench) -> None:
    table = await bench.table(4)
    users = [await bench.turn(table) for _ in range(3)]
    sealed = (await bench.loaded(table)).row.state
    await bench.service.ask_undo(bench.call(users[0]), table, 3)
    vote = await vote_of(bench, table)
    for _ in range(5):
        assert await bench.service.cast(bench.call(users[1]), table, vote.id, "yes") == "ballot-counted"
    assert await bench.service.cast(bench.call(users[1]), table, vote.id, "no") == "vote-refused"
    assert await bench.key(bench.service.cast(bench.call(users[2]), table, vote.id, "yes")) == "vote-closed"
    assert (await bench.loaded(table)).row.state == sealed


async def test_who_is_not_asked_cannot_vote(bench: Bench) -> None:
    table = await bench.table(4)
    first, second = await bench.turn(table), await bench.turn(table)
    await bench.service.ask_undo(bench.call(first), table, 2)
    vote = await vote_of(bench, table)
    outsider = next(user for user in (101, 102, 103, 104) if user not in (first, second))
    assert await bench.key(bench.service.cast(bench.call(outsider), table, vote.id, "yes")) == "vote-not-yours"
    assert await bench.key(bench.service.cast(bench.call(999), table, vote.id, "yes")) == "not-seated"
    other = await bench.table(2, place=30)
    assert await bench.key(bench.service.cast(bench.call(101), other, vote.id, "yes")) == "vote-closed"


async def test_play_that_goes_on_closes_an_open_undo(bench: Bench) -> None:
    table = await bench.table(4)
    first, second = await bench.turn(table), await bench.turn(table)
    await bench.service.ask_undo(bench.call(first), table, 2)
    vote = await vote_of(bench, table)
    await bench.turn(table)
    assert await bench.key(bench.service.cast(bench.call(second), table, vote.id, "yes")) == "vote-closed"


async def test_too_many_turns_and_none_are_refused(bench: Bench) -> None:
    table = await bench.table(2)
    assert await bench.key(bench.service.ask_undo(bench.call(101), table, 1)) == "nothing-to-undo"
    user = await bench.turn(table)
    assert await bench.key(bench.service.ask_undo(bench.call(user), table, MOST_TURNS + 1)) == "undo-too-many"


async def test_a_second_question_of_the_same_kind_waits(bench: Bench) -> None:
    table = await bench.table(4)
    first, second = await bench.turn(table), await bench.turn(table)
    await bench.service.ask_undo(bench.call(first), table, 2)
    assert await bench.key(bench.service.ask_undo(bench.call(second), table, 2)) == "vote-already-open"


async def test_a_vote_lapses_after_its_time_also_where_the_game_is_over(bench: Bench) -> None:
    table = await bench.table(4)
    await bench.service.ask_stop(bench.call(101), table)
    gone = await bench.table(2, place=30)
    await bench.service.ask_stop(bench.call(101), gone)
    await bench.service.leave(bench.call(101), gone)
    await bench.service.leave(bench.call(102), gone)
    bench.now += TIME_TO_AGREE
    await bench.service.agenda.do(bench.now)
    for number in (table, gone):
        assert await bench.db.read(lambda c, number=number: votes.open_votes(c, number)) == []
    keys = [letter.key for letter in await bench.letters(table) if isinstance(letter, NoticeLetter)]
    assert keys == ["notice-abandon-asked", "notice-abandon-lapsed"]
    assert (await bench.loaded(table)).row.status == "running"


async def test_giving_up_needs_a_majority(bench: Bench) -> None:
    table = await bench.table(4)
    assert await bench.service.ask_stop(bench.call(101), table) == "vote-opened"
    vote = await vote_of(bench, table)
    assert await bench.service.cast(bench.call(102), table, vote.id, "yes") == "ballot-counted"
    assert (await bench.loaded(table)).row.status == "running"
    assert await bench.service.cast(bench.call(103), table, vote.id, "yes") == "vote-passed"
    assert (await bench.loaded(table)).row.status == "abandoned"
    assert await bench.key(bench.service.move(bench.call(101), table, None, "end")) == "table-is-stopped"


async def test_a_minority_cannot_give_up(bench: Bench) -> None:
    table = await bench.table(4)
    await bench.service.ask_stop(bench.call(101), table)
    vote = await vote_of(bench, table)
    await bench.service.cast(bench.call(102), table, vote.id, "no")
    assert await bench.service.cast(bench.call(103), table, vote.id, "no") == "vote-refused"
    assert (await bench.loaded(table)).row.status == "running"


async def test_a_leavers_ballot_is_dropped_and_the_threshold_follows(bench: Bench) -> None:
    table = await bench.table(4)
    await bench.service.ask_stop(bench.call(101), table)
    vote = await vote_of(bench, table)
    await bench.service.cast(bench.call(102), table, vote.id, "yes")
    await bench.service.leave(bench.call(102), table)
    vote = await vote_of(bench, table)
    assert (asked(vote), vote.needed) == ([0, 2, 3], 2)
    assert await bench.service.cast(bench.call(104), table, vote.id, "yes") == "vote-passed"


async def test_who_leaves_keeps_nobody_from_leaving_where_votes_are_decided_by_it(bench: Bench) -> None:
    table = await bench.table(3)
    first, second = await bench.turn(table), await bench.turn(table)
    third = next(user for user in (101, 102, 103) if user not in (first, second))
    await bench.service.ask_stop(bench.call(first), table)
    await bench.service.ask_undo(bench.call(first), table, 2)
    await bench.service.cast(
        bench.call(first), table, (await bench.db.read(lambda c: votes.open_votes(c, table)))[0].id, "yes"
    )
    await bench.service.leave(bench.call(third), table)
    assert await bench.service.leave(bench.call(second), table) == "seat-given-up"
    assert (await bench.loaded(table)).row.status == "abandoned"


async def test_a_seat_given_up_goes_to_the_newcomer_whom_the_majority_accepts(bench: Bench) -> None:
    table = await bench.table(3)
    while (await bench.loaded(table)).state.phase == "draft":
        await bench.turn(table)
    leaver = await bench.user(table)
    await bench.service.move(bench.call(leaver), table, None, "place order_draw")
    drawn = hand_of((await bench.loaded(table)).state.turn)
    await bench.service.leave(bench.call(leaver), table)
    assert await bench.key(bench.service.move(bench.call(leaver), table, None, "keep none")) == "not-seated"
    assert await bench.service.join(bench.call(500), table) == "succession-asked"
    assert (await bench.service.seen(500, table)).position is None
    vote = await vote_of(bench, table)
    stay = [user for user in (101, 102, 103) if user != leaver]
    await bench.service.cast(bench.call(stay[0]), table, vote.id, "yes")
    assert await bench.service.cast(bench.call(stay[1]), table, vote.id, "yes") == "vote-passed"
    seen = await bench.service.seen(500, table)
    assert seen.view.drawn == drawn
    assert (await bench.service.seen(leaver, table)).view.drawn == ()
    assert await bench.service.move(bench.call(500), table, None, "keep none")


async def test_a_newcomer_needs_a_free_seat(bench: Bench) -> None:
    table = await bench.table(2)
    assert await bench.key(bench.service.join(bench.call(500), table)) == "no-free-seat"


async def test_when_all_have_left_the_game_is_closed(bench: Bench) -> None:
    table = await bench.table(2)
    await bench.service.leave(bench.call(101), table)
    await bench.service.leave(bench.call(102), table)
    assert (await bench.loaded(table)).row.status == "abandoned"
    assert await bench.service.tables_of(101) == []


async def test_a_turn_of_an_empty_seat_mentions_nobody(bench: Bench) -> None:
    table = await bench.table(3)
    order = [await bench.turn(table)]
    following = await bench.user(table)
    await bench.service.leave(bench.call(following), table)
    await bench.service.ask_undo(bench.call(order[0]), table, 1)
    await bench.turn(table)
    letter = (await bench.letters(table))[-1]
    assert isinstance(letter, TurnLetter)
    loaded = await bench.loaded(table)
    assert loaded.seats[letter.asked[0]].user is None


async def test_a_place_answers_about_the_last_table_that_was_played_there(bench: Bench) -> None:
    """Closed gatherings never count, and an open table comes first."""
    table = await bench.table(2, place=CHANNEL)
    for user in (101, 102):
        await bench.service.leave(bench.call(user), table)
    closed = await bench.lobby(1)
    assert (await bench.service.find(101, CHANNEL)).id == closed
    assert await bench.service.ended_here(CHANNEL) is None
    await bench.service.leave(bench.call(101), closed)
    assert (await bench.service.find(101, CHANNEL)).id == table
    ended = await bench.service.ended_here(CHANNEL)
    assert ended is not None
    assert (ended.id, ended.status) == (table, "abandoned")
