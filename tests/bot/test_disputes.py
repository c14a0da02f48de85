"""Disputes: opened about a line or a refusal, voted on, decided, and carried out."""

import msgspec
import pytest

from bot.contesting import Point
from bot.errors import Refused, RuleRefused
from bot.letters import Cited, TurnLetter
from bot.outgoing.composing import compose
from bot.post import TEXT_LIMIT
from bot.tables.dispute_choices import BACK, UPHOLD
from bot.tables.dispute_points import related
from bot.words import LANGUAGES, Language, words
from cogs.views.disputes import opening_post
from cogs.views.why import line_post
from db import tables
from tests.bot.disputed_tables import (
    DAY,
    HOUR,
    choose,
    disputed,
    letters,
    line_of,
    made,
    open_votes,
    others,
    status,
    two_turns,
)
from tests.bot.table_bench import CHANNEL, Bench


async def test_opening_is_a_vote_for_taking_back_which_needs_those_whose_lines_fall(bench: Bench) -> None:
    table, first, second = await two_turns(bench)
    before = (await bench.lines(table))[-2]
    vote = await disputed(bench, table, first)
    (letter,) = await letters(bench, table)
    assert (letter.voted, letter.missing) == ((first - 101,), (second - 101,))
    assert letter.whose == (second - 101,)
    assert await choose(bench, table, second, vote, BACK) == "dispute-decided"
    (letter,) = await letters(bench, table)
    assert letter.settled == BACK
    assert letter.ballots == {str(first - 101): BACK, str(second - 101): BACK}
    assert await bench.user(table) == second
    lines = [line for line in await bench.lines(table) if line.ends_turn]
    assert lines[-1].id == before.id


async def test_three_losers_never_rewind_the_leader(bench: Bench) -> None:
    table, first, second = await two_turns(bench)
    vote = await disputed(bench, table, first)
    for user in others(4, first, second):
        assert await choose(bench, table, user, vote, BACK) == "ballot-counted"
    seal = (await bench.loaded(table)).row.seal
    await choose(bench, table, second, vote, UPHOLD)
    assert await status(bench, vote) == "passed"
    assert (await letters(bench, table))[0].settled == UPHOLD
    assert (await bench.loaded(table)).row.seal == seal


async def test_a_ruling_wins_with_more_than_half_and_becomes_a_precedent(bench: Bench) -> None:
    table, first, _ = await two_turns(bench)
    vote = await disputed(bench, table, first, "ruling", ruling="The cage goes *down* first.")
    proposed = f"ruling.{first - 101}"
    one, two, _ = others(4, first)
    assert await choose(bench, table, one, vote, proposed) == "ballot-counted"
    assert await choose(bench, table, two, vote, proposed) == "dispute-decided"
    (found,) = await made(bench, table)
    assert (found.channel, found.number, found.ruling) == (CHANNEL, 1, "The cage goes *down* first.")
    assert msgspec.json.decode(found.votes) == {"ruling": 3}
    cited = await bench.service.cited_at(table, found.rule)
    assert [one.number for one in cited] == [1]


# What a dispute may be about


async def test_one_point_is_disputed_once_also_by_others(bench: Bench) -> None:
    table, first, second = await two_turns(bench)
    point = await line_of(bench, table)
    await bench.service.open_dispute(bench.call(first), table, point)
    again = bench.service.open_dispute(bench.call(second), table, point)
    assert await bench.key(again) == "disputed-already"


async def test_a_line_played_again_at_the_same_place_is_the_same_point(bench: Bench) -> None:
    table, first, second = await two_turns(bench)
    line = (await bench.lines(table))[-1]
    vote = await disputed(bench, table, first)
    await choose(bench, table, second, vote, BACK)
    assert await bench.user(table) == second
    for text in msgspec.json.decode(line.actions, type=list[str]):
        await bench.service.move(bench.call(second), table, None, text)
    again = (await bench.lines(table))[-1]
    assert (again.actions, again.id != line.id) == (line.actions, True)
    for user in others(4):
        opening = bench.service.open_dispute(bench.call(user), table, Point("line", again.id, 0))
        assert await bench.key(opening) == "disputed-already"


async def test_a_refusal_is_disputed_by_whoever_received_it(bench: Bench) -> None:
    table, first, _ = await two_turns(bench)
    user = await bench.user(table)
    refused = await bench.refused(bench.service.move(bench.call(user), table, None, "end"))
    assert isinstance(refused, RuleRefused)
    assert refused.number is not None
    point = Point("refusal", refused.number)
    if user != first:
        stranger = bench.service.open_dispute(bench.call(first), table, point, "ruling", ruling="It may end.")
        assert await bench.key(stranger) == "dispute-unknown"
    nothing = bench.service.open_dispute(bench.call(user), table, point)
    assert await bench.key(nothing) == "dispute-nothing-falls"
    await bench.service.open_dispute(bench.call(user), table, point, "ruling", ruling="It may end.")
    (letter,) = await letters(bench, table)
    assert letter.violation == refused.violation
    assert letter.fallen is None
    await bench.turn(table)
    assert (await letters(bench, table))[0].turns == 1  # what seals meanwhile falls with taking back
    late = await bench.refused(bench.service.move(bench.call(user), table, None, "end"))
    assert isinstance(late, Exception)


async def test_a_refusal_is_kept_for_72_hours_and_disputed_no_longer(bench: Bench) -> None:
    table, _, _ = await two_turns(bench)
    user = await bench.user(table)
    refused = await bench.refused(bench.service.move(bench.call(user), table, None, "end"))
    assert isinstance(refused, RuleRefused)
    bench.now += 72 * HOUR + 1
    opening = bench.service.open_dispute(bench.call(user), table, Point("refusal", refused.number or 0), "ruling")
    assert await bench.key(opening) == "dispute-unknown"


@pytest.mark.parametrize("point", [Point("line", 999999, 0), Point("refusal", 7), Point("line", 1, 99)])
async def test_what_is_not_there_is_not_disputed(bench: Bench, point: Point) -> None:
    table, first, _ = await two_turns(bench)
    assert await bench.key(bench.service.open_dispute(bench.call(first), table, point)) == "dispute-unknown"


# How long, and how often


async def test_silence_upholds_after_24_waking_hours_and_72_hours_in_any_case(bench: Bench) -> None:
    table, first, _ = await two_turns(bench)
    vote = await disputed(bench, table, first)
    assert DAY < vote.lapses_at - bench.now <= 3 * DAY  # the hours of the table have 14 a day
    bench.now = vote.lapses_at - 1
    await bench.service.agenda.do(bench.now)
    assert await status(bench, vote) == "open"
    bench.now += 1
    await bench.service.agenda.do(bench.now)
    assert (await letters(bench, table))[0].settled == UPHOLD
    assert (await bench.kinds(table))[-1] == "dispute-passed"


async def test_ten_disputes_in_a_row_by_one_player_are_two_a_round_and_one_at_a_time(bench: Bench) -> None:
    table, first, _ = await two_turns(bench)
    for _ in range(3):
        await bench.turn(table)
    opened, keys = 0, list[str]()
    lines = [line for line in await bench.lines(table) if line.ends_turn]
    for line in lines * 3:
        call = bench.call(first)
        try:
            await bench.service.open_dispute(call, table, Point("line", line.id, 0), "ruling", "No.")
        except Exception as refused:
            keys.append(str(getattr(refused, "key", refused)))
            continue
        opened += 1
        for user in others(4, first):
            vote = (await open_votes(bench, table))[-1:]
            if vote:
                await choose(bench, table, user, vote[0], UPHOLD)
    assert opened == 2
    assert set(keys) == {"disputed-already", "dispute-enough"}


async def test_in_a_game_of_two_one_press_of_the_other_closes_it(bench: Bench) -> None:
    for choice in (UPHOLD, BACK, "ruling.0", "back+ruling.0"):
        table = await bench.table(2)
        await bench.turn(table)
        await bench.turn(table)
        await bench.turn(table)
        point = Point("line", next(line for line in await bench.lines(table) if line.ends_turn).id, 0)
        opener = await opener_of(bench, table)
        text = {"ruling": "So."} if "ruling" in choice else {}
        opening = "back+ruling" if text else BACK
        await bench.service.open_dispute(bench.call(opener), table, point, opening, **text)
        (vote,) = await open_votes(bench, table)
        other = ({101, 102} - {opener}).pop()
        picked = choice.replace(".0", f".{opener - 101}")
        assert await choose(bench, table, other, vote, picked) == "dispute-decided", choice


async def opener_of(bench: Bench, table: int) -> int:
    return (await bench.loaded(table)).seats[0].user or 0


async def test_two_disputes_at_once_by_two_seats_and_one_overtaken_by_the_other(bench: Bench) -> None:
    table = await bench.table(4)
    users = [await bench.turn(table) for _ in range(3)]
    lines = [line for line in await bench.lines(table) if line.ends_turn]
    await bench.service.open_dispute(bench.call(users[0]), table, Point("line", lines[-2].id, 0))
    await bench.service.open_dispute(bench.call(users[1]), table, Point("line", lines[-1].id, 0))
    first, second = await open_votes(bench, table)
    own = bench.service.open_dispute(bench.call(users[0]), table, Point("line", lines[-3].id, 0))
    assert await bench.key(own) == "dispute-one-open"
    for user in users[1:]:
        if await status(bench, first) == "open":
            await bench.service.choose(bench.call(user), table, first.id, BACK, lines[-1].id)
    assert await status(bench, first) == "passed"
    assert await status(bench, second) == "void"
    assert [one.settled for one in await letters(bench, table)] == [BACK, "void"]


# Rulings


async def test_each_seat_proposes_one_ruling_and_all_can_be_chosen(bench: Bench) -> None:
    """Nonsense that is proposed first keeps nobody from proposing better."""
    table, first, second = await two_turns(bench)
    vote = await disputed(bench, table, first)
    one, two = others(4, first, second)
    line = (await letters(bench, table))[0].line
    propose = bench.service.propose_ruling
    assert await bench.key(propose(bench.call(one), table, vote.id, " \u200b ", line)) == "ruling-empty"
    assert await bench.key(propose(bench.call(one), table, vote.id, "x" * 301, line)) == "ruling-too-long"
    assert await propose(bench.call(one), table, vote.id, "Nonsense.", line) == "ballot-counted"
    assert await bench.key(propose(bench.call(one), table, vote.id, "More.", line)) == "dispute-proposed"
    assert await propose(bench.call(two), table, vote.id, "Sense.", line) == "ballot-counted"
    (letter,) = await letters(bench, table)
    assert [(found.seat, found.text) for found in letter.proposals] == [
        (one - 101, "Nonsense."),
        (two - 101, "Sense."),
    ]
    assert letter.ballots == {}  # how anybody voted is shown at the end
    assert await choose(bench, table, first, vote, f"back+ruling.{two - 101}") == "ballot-counted"
    assert await choose(bench, table, second, vote, f"ruling.{two - 101}") == "dispute-decided"
    assert [found.ruling for found in await made(bench, table)] == ["Sense."]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_longest_message_fits_and_calls_nobody_by_a_ruling(bench: Bench, language: Language) -> None:
    table = await bench.table(4)
    for user in range(101, 105):
        await bench.db.transaction(lambda c, user=user: tables.change_seat(c, table, user - 101, name="*" * 32))
    await bench.service.set_language(bench.call(101), table, language)
    first, second = await bench.turn(table), await bench.turn(table)
    vote = await disputed(bench, table, first, "back+ruling", ruling="*@everyone" * 30)
    line = (await letters(bench, table))[0].line
    for user in others(4, first, second):
        await bench.service.propose_ruling(bench.call(user), table, vote.id, "_" * 300, line)
    for settled in ("", "back+ruling.0", "void"):
        (letter,) = await letters(bench, table)
        ended = msgspec.structs.replace(letter, settled=settled, ballots={"0": "back+ruling.0", "1": "uphold"})
        post = compose(ended, await bench.loaded(table), 10**17)
        assert len(post.text) <= TEXT_LIMIT
        assert "@everyone" not in post.text
        ids = [getattr(one, "id", "") for row in post.rows for one in row]
        assert all(len(found) <= 100 for found in ids)
        assert len(set(ids)) == len(ids)
        labels = [choice.label for row in post.rows for one in row for choice in getattr(one, "choices", ())]
        assert all(0 < len(label) <= 100 for label in labels)


@pytest.mark.parametrize("count", [0, 4, 8, 20])
async def test_many_precedents_cut_neither_a_mention_nor_whose_consent_is_needed(bench: Bench, count: int) -> None:
    """What is cited gives way, oldest first: who is called and who must agree is read in whole."""
    table = await bench.table(4)
    for user in range(101, 105):
        await bench.db.transaction(lambda c, user=user: tables.change_seat(c, table, user - 101, name="*" * 32))
    first, second = await bench.turn(table), await bench.turn(table)
    point = await line_of(bench, table)
    found = await bench.service.disputable(bench.call(first), table, point)
    vote = await disputed(bench, table, first, "ruling", ruling="x" * 300)
    cited = tuple(Cited(one, one, CHANNEL, "10", "y*_" * 100, "", "") for one in range(count))
    (letter,) = await letters(bench, table)
    loaded = await bench.loaded(table)
    seats = tuple(msgspec.structs.replace(seat, user=10**18 + seat.seat) for seat in loaded.seats)
    far = msgspec.structs.replace(loaded, seats=seats)
    post = compose(msgspec.structs.replace(letter, precedents=cited), far, 10**17)
    whose = words("en")("dispute-consents", who=loaded.party.names[second - 101], count=1)
    assert len(post.mentions) == 3
    assert post.text.splitlines()[0] == " ".join(f"<@{user}>" for user in post.mentions)
    assert whose in post.text
    assert f"<t:{vote.lapses_at}" in post.text
    for shown in (post, opening_post(found, cited, point, words("en"))):
        assert len(shown.text) <= TEXT_LIMIT
        assert whose in shown.text
    assert (
        words("en")("dispute-opening-told", most=2, game="coal_baron")
        in opening_post(found, cited, point, words("en")).text
    )


async def test_every_ruling_that_is_proposed_is_read_whole_before_the_vote(bench: Bench) -> None:
    """A menu cuts its labels: they begin with whose ruling it is, and the message has all its words."""
    table = await bench.table(4)
    first = await bench.turn(table)
    said = {user: f"{user} says " + "word " * 57 + "end" for user in range(101, 105)}
    vote = await disputed(bench, table, first, "ruling", ruling=said[first])
    for user in others(4, first)[:2]:
        (letter,) = await letters(bench, table)
        await bench.service.propose_ruling(bench.call(user), table, vote.id, said[user], letter.line)
        if len(letter.proposals) == 1:  # else no ruling could win any more
            await choose(bench, table, user, vote, f"ruling.{first - 101}")
    (letter,) = await letters(bench, table)
    loaded = await bench.loaded(table)
    post = compose(letter, loaded, 1)
    assert len(letter.proposals) == 3
    assert len(post.text) <= TEXT_LIMIT
    labels = [one.label for row in post.rows for menu in row for one in getattr(menu, "choices", ())]
    for one in letter.proposals:
        head = f"Ruling of {loaded.party.names[one.seat]}"
        assert f"{head}: “{one.text}”" in post.text
        assert len([label for label in labels if label.startswith(head)]) == 2
    assert f"<t:{vote.lapses_at}" in post.text


def test_the_editions_are_told_apart_by_the_section_at_hand_alone() -> None:
    """A chapter names no switch of its parts, nor does a precedent on the one bind the other."""
    game = "kohle_kolonie"
    assert related(game, "5.1.4 Discs", "5.1.4 Discs")
    assert not related(game, "5.1.4", "5.1.4 Discs")
    assert not related(game, "5.1.4 Events", "5.1.4")


async def test_what_a_dispute_took_back_is_told_as_decided_by_the_table(bench: Bench) -> None:
    """Whoever opened it did not take back by asking, neither in the channel nor where one asks why."""
    table, first, second = await two_turns(bench)
    point = await line_of(bench, table)
    vote = await disputed(bench, table, first)
    await choose(bench, table, second, vote, BACK)
    found = await bench.service.why_line(bench.call(first), table, point)
    assert words("en")("why-undone-decided", name=found.loaded.party.names[first - 101], at=bench.now) in (
        line_post(found, words("en")).text
    )
    told = [one.news for one in await bench.letters(table) if isinstance(one, TurnLetter)]
    assert told[-1] == "news-undone-decided"


async def test_who_came_back_is_told_that_their_vote_went_with_the_seat(bench: Bench) -> None:
    table, first, second = await two_turns(bench)
    gone = others(4, first, second)[0]
    vote = await disputed(bench, table, first)
    await bench.service.leave(bench.call(gone), table)
    assert await bench.service.come_back(bench.call(gone), table) == "returned"
    with pytest.raises(Refused, match="vote-went-with-seat"):
        await choose(bench, table, gone, vote, UPHOLD)
