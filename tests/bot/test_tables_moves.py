"""Moves, seals, taking back, answers left ahead."""

import asyncio

import msgspec
import pytest

from bot.errors import MalformedRefused, RuleRefused, Stale
from bot.letters import FinalLetter, PhaseLetter, TurnLetter
from bot.tables.sealing import QUIET
from bot.words import LANGUAGES, Language, words
from db import tables
from games.coal_baron.game import GAME
from games.coal_baron.turns import hand_of
from games.engine.nearest import Attempt
from tests.bot.table_bench import Bench


async def decision(bench: Bench, table: int, user: int) -> int:
    seat = (await bench.loaded(table)).seat_of(user)
    assert seat is not None
    return seat.decision


async def moves(bench: Bench, table: int, user: int) -> tuple[str, ...]:
    position = (await bench.service.seen(user, table)).position
    assert position is not None
    return position.moves


async def after_draft(bench: Bench, table: int) -> None:
    while (await bench.loaded(table)).state.phase == "draft":
        await bench.turn(table)


async def test_an_open_move_is_saved_at_once_and_seen_by_its_seat_only(bench: Bench) -> None:
    table = await bench.table(3)
    user = await bench.user(table)
    before = (await bench.loaded(table)).row.state
    assert await bench.service.move(bench.call(user), table, None, (await bench.choices(table))[0]) == "move-made"
    assert (await bench.loaded(table)).row.state == before
    own = await bench.service.seen(user, table)
    assert own.position is not None
    assert len(own.position.moves) == 1
    public = await bench.service.seen(0, table)
    assert public.view.draft != own.view.draft


async def test_the_same_interaction_delivered_again_moves_nothing(bench: Bench) -> None:
    table = await bench.table(2)
    user = await bench.user(table)
    choice = (await bench.choices(table))[0]
    call = bench.call(user)
    first = await bench.service.move(call, table, None, choice)
    stored = await bench.service.seen(user, table)
    assert await bench.service.move(call, table, None, choice) == first
    again = await bench.service.seen(user, table)
    assert again.position == stored.position


async def test_a_double_press_moves_once_and_the_second_is_stale(bench: Bench) -> None:
    table = await bench.table(2)
    user = await bench.user(table)
    choice = (await bench.choices(table))[0]
    number = await decision(bench, table, user)
    presses = [bench.service.move(bench.call(user), table, number, choice) for _ in range(2)]
    answers = await asyncio.gather(*presses, return_exceptions=True)
    assert answers[0] == "move-made"
    assert isinstance(answers[1], Stale)
    seen = await bench.service.seen(user, table)
    assert seen.position is not None
    assert seen.position.moves == (choice,)


async def test_strangers_others_and_malformed_texts_change_nothing(bench: Bench) -> None:
    table = await bench.table(3)
    user = await bench.user(table)
    other = next(one for one in (101, 102, 103) if one != user)
    before = await bench.loaded(table)
    choice = (await bench.choices(table))[0]
    assert await bench.key(bench.service.move(bench.call(999), table, None, choice)) == "not-seated"
    assert isinstance(await bench.refused(bench.service.move(bench.call(other), table, None, choice)), RuleRefused)
    for text in ("place nowhere", "x" * 4000, "🦄 🦄", "", "place bank 300", "cage ² ", "keep", "end, end"):
        refusal = await bench.refused(bench.service.move(bench.call(user), table, None, text))
        assert refusal
    malformed = await bench.refused(bench.service.move(bench.call(user), table, None, "place nowhere"))
    assert isinstance(malformed, MalformedRefused)
    assert await bench.loaded(table) == before


async def test_a_plan_is_carried_out_whole_or_not_at_all(bench: Bench) -> None:
    table = await bench.table(2)
    user = await bench.user(table)
    first, second = (await bench.choices(table))[:2]
    refusal = await bench.refused(bench.service.move(bench.call(user), table, None, f"{first}, {second}"))
    assert isinstance(refusal, RuleRefused)
    assert (refusal.step, refusal.steps) == (2, 2)
    loaded = await bench.loaded(table)
    after = GAME.apply(loaded.state, loaded.active[0], GAME.parse(first)).state
    assert refusal.attempt == Attempt(GAME, after, loaded.active[0], GAME.parse(second))
    seen = await bench.service.seen(user, table)
    assert seen.position is not None
    assert seen.position.moves == ()


async def test_a_plan_that_goes_on_after_its_end_is_refused_whole(bench: Bench) -> None:
    table = await bench.table(2)
    user = await bench.user(table)
    first, second = (await bench.choices(table))[:2]
    asked = bench.service.move(bench.call(user), table, None, f"{first}, end, {second}")
    assert await bench.key(asked) == "end-inside-plan"
    assert await bench.user(table) == user


async def test_the_rest_of_a_draw_where_nothing_is_drawn_is_malformed(bench: Bench) -> None:
    """`rest` means no action then, neither does a plan of nothing."""
    table = await bench.table(2)
    user = await bench.user(table)
    for text in ("rest", "rest top", "plan ", "goal"):
        refusal = await bench.refused(bench.service.move(bench.call(user), table, None, text))
        assert isinstance(refusal, MalformedRefused)


async def test_a_plan_with_its_end_seals(bench: Bench) -> None:
    table = await bench.table(2)
    user = await bench.user(table)
    first = (await bench.choices(table))[0]
    assert await bench.service.move(bench.call(user), table, None, f"{first}, end") == "turn-finished"
    assert await bench.user(table) != user


async def test_after_a_finished_turn_nothing_is_said_of_cut_moves(bench: Bench) -> None:
    table = await bench.table(2)
    user = await bench.turn(table)
    seat = (await bench.loaded(table)).seat_of(user)
    assert seat is not None
    assert (seat.moves, seat.cut) == ("[]", None)


async def test_an_end_seals_where_a_ranking_brings_the_turn_back_to_the_same_seat(bench: Bench) -> None:
    table = await bench.table(2)
    user = await bench.user(table)
    other = 203 - user
    await bench.service.move(
        bench.call(other), table, None, "rank " + " ".join((await bench.loaded(table)).state.draft)
    )
    await bench.service.move(bench.call(user), table, None, (await bench.choices(table))[0])
    assert await bench.service.finish(bench.call(user), table, None) == "turn-finished"
    seen = await bench.service.seen(user, table)
    assert await bench.user(table) == user
    assert seen.position is not None
    assert seen.position.moves == ()
    assert len(seen.loaded.state.seats[1 - seen.position.seat].outstanding) == 1
    assert [line.ends_turn for line in await bench.lines(table)][-1] == 1
    # An answer left ahead was used: the turn is final.
    assert await bench.key(bench.service.back(bench.call(user), table, None)) == "nothing-to-take-back"


async def test_moves_are_taken_back_one_by_one_in_reverse(bench: Bench) -> None:
    table = await bench.table(2)
    await after_draft(bench, table)
    user = await bench.user(table)
    space = next(choice for choice in await bench.choices(table) if choice.startswith("place mining"))
    await bench.service.move(bench.call(user), table, None, space)
    await bench.service.move(bench.call(user), table, None, "cage 1")
    assert await bench.service.back(bench.call(user), table, None) == "move-taken-back"
    seen = await bench.service.seen(user, table)
    assert seen.position is not None
    assert seen.position.moves == (space,)
    await bench.service.back(bench.call(user), table, None)
    refusal = await bench.key(bench.service.back(bench.call(user), table, None))
    assert refusal == "nothing-to-take-back"


async def test_what_one_press_did_is_taken_back_as_one(bench: Bench) -> None:
    """A plan is one press; also where its last step was the end and the turn is reopened first."""
    table = await bench.table(2)
    await after_draft(bench, table)
    user = await bench.user(table)
    space = next(choice for choice in await bench.choices(table) if choice.startswith("place mining"))
    await bench.service.move(bench.call(user), table, None, space)
    await bench.service.move(bench.call(user), table, None, "cage 1, cage 0, end")
    assert await bench.service.back(bench.call(user), table, None) == "turn-taken-back"
    assert await moves(bench, table, user) == (space, "cage 1", "cage 0")
    await bench.service.back(bench.call(user), table, None)
    assert await moves(bench, table, user) == (space,)
    await bench.service.back(bench.call(user), table, None)
    assert await moves(bench, table, user) == ()


async def test_begin_anew_takes_all_open_moves_back_in_one_press(bench: Bench) -> None:
    """From the last reveal on: what was sealed in the turn stays."""
    table = await bench.table(2)
    await after_draft(bench, table)
    user = await bench.user(table)
    await bench.service.move(bench.call(user), table, None, "place order_draw")
    drawn = (await bench.loaded(table)).state
    card = hand_of(drawn.turn)[0]
    assert not (await bench.service.seen(user, table)).begun
    await bench.service.move(bench.call(user), table, None, f"keep {card}")
    assert not (await bench.service.seen(user, table)).begun
    await bench.service.move(bench.call(user), table, None, "return top")
    assert (await bench.service.seen(user, table)).begun
    number = await decision(bench, table, user)
    assert await bench.service.anew(bench.call(user), table, number) == "turn-begun-anew"
    assert await moves(bench, table, user) == ()
    assert (await bench.loaded(table)).state == drawn
    assert await decision(bench, table, user) == number + 1
    assert isinstance(await bench.refused(bench.service.anew(bench.call(user), table, number)), Stale)


async def test_begin_anew_has_nothing_to_do_outside_an_own_begun_turn(bench: Bench) -> None:
    """A finished turn is not reopened by it, and others learn nothing of what was open."""
    table = await bench.table(3)
    for user in (101, 102, 103):
        assert await bench.key(bench.service.anew(bench.call(user), table, None)) == "no-open-moves"
    assert await bench.key(bench.service.anew(bench.call(999), table, None)) == "not-seated"
    first = await bench.turn(table)
    assert await bench.key(bench.service.anew(bench.call(first), table, None)) == "no-open-moves"
    following, told = await bench.user(table), len(await bench.rows(table))
    entries = (await bench.service.log(first, table)).entries
    await bench.service.move(bench.call(following), table, None, (await bench.choices(table))[0])
    call = bench.call(following)
    assert await bench.service.anew(call, table, None) == "turn-begun-anew"
    assert await bench.service.anew(call, table, None) == "turn-begun-anew"  # delivered again
    assert len(await bench.rows(table)) == told
    assert (await bench.service.log(first, table)).entries == entries


async def test_an_open_turn_of_an_older_version_is_taken_back_move_by_move(bench: Bench) -> None:
    table = await bench.table(2)
    await after_draft(bench, table)
    user = await bench.user(table)
    space = next(choice for choice in await bench.choices(table) if choice.startswith("place mining"))
    seat, stored = (await bench.loaded(table)).active[0], msgspec.json.encode([space, "cage 1"]).decode()
    await bench.db.transaction(lambda c: tables.change_seat(c, table, seat, moves=stored))
    assert await moves(bench, table, user) == (space, "cage 1")
    await bench.service.back(bench.call(user), table, None)
    assert await moves(bench, table, user) == (space,)


async def test_a_reveal_seals_and_cannot_be_taken_back(bench: Bench) -> None:
    table = await bench.table(2)
    await after_draft(bench, table)
    user = await bench.user(table)
    assert await bench.service.move(bench.call(user), table, None, "place order_draw") == "move-sealed"
    loaded = await bench.loaded(table)
    drawn = hand_of(loaded.state.turn)
    assert len(drawn) == 5
    assert await bench.key(bench.service.back(bench.call(user), table, None)) == "nothing-to-take-back"
    assert hand_of((await bench.loaded(table)).state.turn) == drawn
    line = (await bench.lines(table))[-1]
    assert msgspec.json.decode(line.learnt) == [loaded.active[0]]


async def test_a_finished_turn_reopens_with_its_moves_until_another_moves(bench: Bench) -> None:
    table = await bench.table(3)
    before = (await bench.loaded(table)).state
    user = await bench.user(table)
    choice = (await bench.choices(table))[0]
    await bench.service.move(bench.call(user), table, None, choice)
    await bench.service.finish(bench.call(user), table, None)
    assert await bench.service.back(bench.call(user), table, None) == "turn-taken-back"
    loaded = await bench.loaded(table)
    assert loaded.state == before
    seen = await bench.service.seen(user, table)
    assert seen.position is not None
    assert seen.position.moves == (choice,)
    await bench.service.finish(bench.call(user), table, None)
    await bench.service.move(bench.call(await bench.user(table)), table, None, (await bench.choices(table))[0])
    assert await bench.key(bench.service.back(bench.call(user), table, None)) == "nothing-to-take-back"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reopened_turn_names_the_button_that_leads_on(language: Language) -> None:
    """The moves are still there: to choose again, they are taken back next."""
    text = words(language)
    assert text("button-back") in text("turn-taken-back")


async def test_within_a_minute_of_a_withdrawal_nobody_is_pinged_again(bench: Bench) -> None:
    table = await bench.table(2)
    user = await bench.turn(table)
    await bench.service.back(bench.call(user), table, None)
    withdrawn = (await bench.letters(table))[-1]
    assert (withdrawn.ping, withdrawn.rewrite, withdrawn.news) == (False, True, "news-withdrawn")
    await bench.service.finish(bench.call(user), table, None)
    assert not (await bench.letters(table))[-1].ping
    bench.now += QUIET
    await bench.turn(table)
    assert (await bench.letters(table))[-1].ping


async def test_a_withdrawal_by_a_clock_that_was_ahead_silences_nobody(bench: Bench) -> None:
    table = await bench.table(2)
    user = await bench.turn(table)
    bench.now += 2 * 3600
    await bench.service.back(bench.call(user), table, None)
    bench.now -= 2 * 3600
    await bench.service.finish(bench.call(user), table, None)
    assert (await bench.letters(table))[-1].ping


async def test_a_withdrawal_silences_only_who_was_pinged_for_that_turn(bench: Bench) -> None:
    """Within the same minute a third player's turn begins with a mention as ever."""
    table = await bench.table(3)
    user = await bench.turn(table)
    following = await bench.user(table)
    await bench.service.back(bench.call(user), table, None)
    await bench.service.finish(bench.call(user), table, None)
    assert not (await bench.letters(table))[-1].ping
    assert await bench.turn(table) == following
    assert (await bench.letters(table))[-1].ping
    while await bench.user(table) != following:
        await bench.turn(table)
    assert (await bench.letters(table))[-1].ping


async def test_a_ranking_is_secret_sealed_at_once_and_survives_the_others_take_back(bench: Bench) -> None:
    table = await bench.table(3)
    user = await bench.turn(table)
    following = await bench.user(table)
    other = next(one for one in (101, 102, 103) if one not in (user, following))
    cards = (await bench.loaded(table)).state.draft[:2]
    assert await bench.service.move(bench.call(other), table, None, "rank " + " ".join(cards)) == "answer-left"
    await bench.service.back(bench.call(user), table, None)
    loaded = await bench.loaded(table)
    seat = loaded.seat_of(other)
    assert seat is not None
    assert loaded.state.seats[seat.seat].ranking == cards
    for viewer in (0, user):
        views = (await bench.service.seen(viewer, table)).view.seats
        assert views[seat.seat].ranking == ()
    told = await bench.told(user, table)
    assert all(card not in str(told[-1:]) for card in cards)


async def test_a_ranking_in_a_plan_is_refused(bench: Bench) -> None:
    table = await bench.table(2)
    user = await bench.user(table)
    card = (await bench.loaded(table)).state.draft[0]
    asked = bench.service.move(bench.call(user), table, None, f"draft {card}, unrank")
    assert await bench.key(asked) == "answer-not-in-plan"


async def test_each_hand_over_is_one_letter_and_each_phase_has_its_own(bench: Bench) -> None:
    table = await bench.table(2)
    turns = 0
    while (await bench.loaded(table)).state.phase == "draft":
        await bench.turn(table)
        turns += 1
    letters = await bench.letters(table)
    handed = [letter for letter in letters if isinstance(letter, TurnLetter)]
    assert len(handed) == 1 + turns
    assert [ended.phase for letter in letters if isinstance(letter, PhaseLetter) for ended in letter.phases] == [
        "draft"
    ]


@pytest.mark.slow
async def test_a_whole_game_tells_four_phases_and_one_end(bench: Bench) -> None:
    table = await bench.table(2)
    while (await bench.loaded(table)).row.status == "running":
        await bench.turn(table)
    letters = await bench.letters(table)
    phases = [ended.phase for letter in letters if isinstance(letter, PhaseLetter) for ended in letter.phases]
    assert phases == ["draft", "shift_1", "shift_2", "shift_3"]
    finals = [letter for letter in letters if isinstance(letter, FinalLetter)]
    loaded = await bench.loaded(table)
    assert [final.outcome for final in finals] == [GAME.outcome(loaded.state)]
    assert await bench.replayed(table) == loaded.state
    assert await bench.key(bench.service.move(bench.call(101), table, None, "end")) == "table-is-over"
    assert await bench.key(bench.service.back(bench.call(101), table, None)) == "table-is-over"
    assert await bench.key(bench.service.ask_undo(bench.call(101), table, 1)) == "table-is-over"
