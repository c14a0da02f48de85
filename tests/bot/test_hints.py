"""Hints: who may ask for one and when, that each is in the log, and that nobody has two at once."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise

import msgspec
import pytest

from bot.errors import Damaged, Refused, Stale
from bot.post import TEXT_LIMIT, Post
from bot.presenter import PRESENTERS, presenter_of, register
from bot.process.hints import Hints
from bot.tables.hinting import Hint
from bot.tables.practising import Wanted
from bot.thinking import Thinker
from bot.words import LANGUAGES, Language, words
from cogs.views.hinted import hint_post
from cogs.views.lobby import rules_post
from cogs.views.log import log_page
from cogs.views.panel import panel
from games.registry import GAMES
from players.advice.entry import advice_of
from players.entry import RIVAL, Change, Considered, Question, think_of
from tests.bot.computer_tables import CHANNEL, Machines
from tests.bot.stub_computer import at_leisure, by_chance, dies, fails
from tests.bot.table_bench import THREAD, Bench

TEXT = words("en")
OWN = 101
STRANGER = 999


async def allowed(bench: Bench, players: int = 2) -> int:
    """A game just begun of people who allowed hints."""
    number = await bench.lobby(players)
    await bench.service.set_hints(bench.call(OWN), number, "on")
    await bench.service.start(bench.call(OWN), number, THREAD)
    return number


async def practised(bench: Bench, game: str = "coal_baron") -> tuple[int, Machines]:
    """A practice game in which something is asked of whoever practises."""
    register(presenter_of(game))
    levels = ("apprentice",) * (GAMES[game].seats[0] - 1)
    wanted = Wanted(game=game, language="en", levels=levels, seed="5a" * 16)
    number = await bench.service.begin_practice(bench.call(OWN), wanted)
    machines = Machines(bench, think_of)
    await machines.play()
    return number, machines


async def asked(bench: Bench, number: int, user: int = OWN, decision: int = 0) -> Hint:
    """The hint for which somebody asked."""
    assert await bench.service.ask_hint(bench.call(user), number, decision) == "hint-thinking"
    return await bench.service.hint(bench.call(user), number)


async def played_until(bench: Bench, number: int, machines: Machines, word: str) -> tuple[str, ...]:
    """Play the best plans until one begins with such a word: that one, not played."""
    while not (line := think_of((await asked(bench, number)).question)[0].line)[0].startswith(word):
        for text in line:
            await bench.service.move(bench.call(OWN), number, None, text)
        await machines.play()
    return line


def told(hint: Hint, language: str = "en") -> Post:
    """The page of a hint."""
    return hint_post(hint, think_of(hint.question), words(language))  # pyright: ignore[reportArgumentType]


async def test_a_hint_is_off_unless_the_table_allows_it(bench: Bench) -> None:
    number = await bench.table(2)
    user = await bench.user(number)
    assert await bench.key(bench.service.ask_hint(bench.call(user), number, 0)) == "hints-not-allowed"
    seen = await bench.service.look(bench.call(user), number)
    assert not hint_buttons(panel(seen, TEXT))
    assert "hint" not in await bench.kinds(number)


def hint_buttons(post: Post) -> list[str]:
    """The ids of the ways to a hint."""
    return [id for row in post.rows for one in row if (id := getattr(one, "id", "")).startswith("b:hint:")]


@pytest.mark.slow
async def test_where_it_is_allowed_each_use_is_a_line_of_the_log(bench: Bench) -> None:
    number = await allowed(bench)
    user = await bench.user(number)
    for _ in range(2):
        assert told(await asked(bench, number, user)).text.count("**") >= 4
    assert (await bench.kinds(number)).count("hint") == 2
    log = log_page(await bench.service.log(STRANGER, number), TEXT).text
    assert log.count("asked for a hint") == 2
    seen = await bench.service.look(bench.call(user), number)
    assert len(hint_buttons(panel(seen, TEXT))) == 1


async def test_the_card_and_the_rules_say_that_hints_are_allowed(bench: Bench) -> None:
    number = await bench.lobby(2)
    assert await bench.key(bench.service.set_hints(bench.call(STRANGER), number, "on")) == "not-seated"
    assert await bench.key(bench.service.set_hints(bench.call(OWN), number, "perhaps")) == "option-unknown"
    for chosen, acts in (("on", 1), ("on", 1), ("off", 2), ("on", 3)):
        await bench.service.set_hints(bench.call(OWN), number, chosen)
        assert len([kind for kind in await bench.kinds(number) if kind.startswith("hints-")]) == acts
        seen = await bench.service.look(bench.call(OWN), number)
        said = rules_post(seen, presenter_of("coal_baron"), TEXT).text
        assert (TEXT("lobby-hints") in said) == (chosen == "on")
    await bench.service.start(bench.call(OWN), number, THREAD)
    assert await bench.key(bench.service.set_hints(bench.call(OWN), number, "off")) == "lobby-is-running"


async def test_a_rematch_allows_what_was_allowed(bench: Bench) -> None:
    number = await allowed(bench)
    await bench.damage("UPDATE tables SET status = 'over' WHERE id = ?", number)
    again = await bench.service.rematch(bench.call(OWN), number, CHANNEL, threads=True)
    assert (await bench.loaded(again)).row.hints == 1


async def test_only_whoever_must_decide_gets_one(bench: Bench) -> None:
    number = await allowed(bench)
    user = await bench.user(number)
    other = OWN + 102 - user
    assert await bench.key(bench.service.ask_hint(bench.call(other), number, 0)) == "hint-nothing-asked"
    assert await bench.key(bench.service.ask_hint(bench.call(STRANGER), number, 0)) == "not-seated"
    assert await bench.key(bench.service.ask_hint(bench.call(STRANGER, guild=7), number, 0)) == "table-unknown"
    assert await bench.key(bench.service.ask_hint(bench.call(user), 77, 0)) == "table-unknown"
    assert "hint" not in await bench.kinds(number)


async def test_a_suspended_seat_gets_none(bench: Bench) -> None:
    number = await allowed(bench, 3)
    user = await bench.user(number)
    seat = (await bench.loaded(number)).active[0]
    await bench.service.suspend(bench.call(800, moderates=THREAD), number, seat)
    assert await bench.key(bench.service.ask_hint(bench.call(user), number, 0)) == "seat-suspended"


@pytest.mark.parametrize(("status", "key"), [("over", "table-is-over"), ("abandoned", "table-is-abandoned")])
async def test_there_is_none_after_the_game(bench: Bench, status: str, key: str) -> None:
    number = await allowed(bench)
    user = await bench.user(number)
    await bench.damage("UPDATE tables SET status = ? WHERE id = ?", status, number)
    assert await bench.key(bench.service.ask_hint(bench.call(user), number, 0)) == key


async def test_a_gathering_table_has_none(bench: Bench) -> None:
    number = await bench.lobby(2)
    assert await bench.key(bench.service.ask_hint(bench.call(OWN), number, 0)) == "table-is-lobby"


async def test_an_old_panel_has_none(bench: Bench) -> None:
    """It is answered with a fresh one, and the log says nothing."""
    number = await allowed(bench)
    user = await bench.user(number)
    seat = (await bench.loaded(number)).seat_of(user)
    assert seat is not None
    await bench.turn(number)
    await bench.turn(number)
    refusal = await bench.refused(bench.service.ask_hint(bench.call(user), number, seat.decision))
    assert isinstance(refusal, Stale)
    assert "hint" not in await bench.kinds(number)


async def test_a_damaged_position_has_none(bench: Bench) -> None:
    number = await allowed(bench)
    user = await bench.user(number)
    await bench.damage("UPDATE tables SET state = x'00' WHERE id = ?", number)
    assert isinstance(await bench.refused(bench.service.ask_hint(bench.call(user), number, 0)), Damaged)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
async def test_a_hint_in_practice_says_what_to_do_and_why(bench: Bench, game: str) -> None:
    """Its first plan can be played as it is told; it needs no line of the log."""
    number, machines = await practised(bench, game)
    for _ in range(4):
        hint = await asked(bench, number)
        for language in ("en", "de", "fr"):
            post = told(hint, language)
            assert len(post.text) <= 2000
            assert "`" not in post.text
        for text in think_of(hint.question)[0].line:
            await bench.service.move(bench.call(OWN), number, None, text)
        await machines.play()
    assert "hint" not in await bench.kinds(number)
    assert bench.faults == []


@pytest.mark.slow
async def test_a_hint_is_about_the_position_with_the_moves_made_so_far(bench: Bench) -> None:
    number, machines = await practised(bench)
    line = await played_until(bench, number, machines, "place mining")
    await bench.service.move(bench.call(OWN), number, None, line[0])
    hint = await asked(bench, number)
    assert not any(one.line[0].startswith("place") for one in think_of(hint.question))
    assert TEXT("hint-after", count=1) in told(hint).text


async def test_of_a_turn_begun_the_whole_can_be_weighed(bench: Bench) -> None:
    """What was done so far stands among the plans, marked, whatever else is better; nothing of it changes."""
    number, machines = await practised(bench)
    line = await played_until(bench, number, machines, "place")
    before = await bench.service.hint(bench.call(OWN), number, whole=True)
    assert before.question.begun == (), "where nothing is begun it is a hint as any other"
    game, at = before.loaded.game, before.position
    places = [one for one in map(game.notation, game.legal_actions(at.state, at.seat)) if one != line[0]]
    (worst,) = [one for one in places if one == "place bank"] or places[-1:]
    await bench.service.move(bench.call(OWN), number, None, worst)
    hint = await bench.service.hint(bench.call(OWN), number, whole=True)
    assert hint.question.begun == (worst,)
    assert hint.question.state == before.question.state
    compared = advice_of(msgspec.structs.replace(hint.question, level="steiger"))
    assert compared[0].line[0] != worst
    assert any(one.line[0] == worst for one in compared)
    for language, said in (("en", "(as you began)"), ("de", "(wie von dir begonnen)"), ("fr", "(comme commencé")):
        post = hint_post(hint, compared, words(language))
        assert post.text.startswith(words(language)("hint-title-whole", level=words(language)("level-inspector")))
        assert post.text.count(said) == 1
        assert len(post.text) <= TEXT_LIMIT
    assert (await bench.service.hint(bench.call(OWN), number)).position.moves == (worst,)


@pytest.mark.slow
async def test_where_more_can_be_done_a_hint_is_about_that_and_leads_to_the_whole(bench: Bench) -> None:
    number, machines = await practised(bench)
    line = await played_until(bench, number, machines, "place mining")
    await bench.service.move(bench.call(OWN), number, None, line[0])
    hint, whole = [await bench.service.hint(bench.call(OWN), number, whole=one) for one in (False, True)]
    assert hint.question.begun == ()
    assert whole.question.begun == (line[0],)
    compared = think_of(hint.question)
    assert ways(hint, compared) == [TEXT("button-hint-back"), TEXT("button-hint-whole")]
    assert ways(whole, think_of(whole.question)) == [TEXT("button-hint-back"), TEXT("button-hint-rest")]


def ways(hint: Hint, compared: list[Considered]) -> list[str]:
    """Where the page of a hint leads."""
    return [button.label for row in hint_post(hint, compared, TEXT).rows for button in row]  # pyright: ignore


async def test_other_plans_tell_how_they_differ_and_the_same_words_stand_once(bench: Bench) -> None:
    """What all have alike is not said; to whom two plans read the same, they are one."""
    number, _ = await practised(bench)
    hint = await asked(bench, number)
    lines = [one.line for one in think_of(hint.question)]
    alike = Change("workers", -2, -4.0)
    compared = [
        Considered(lines[0], 5.0, (alike, Change("francs", 3, 2.0))),
        Considered(lines[0], 4.0, (alike, Change("francs", 9, 6.0))),
        Considered(lines[1], 3.0, (alike, Change("francs", 2, 1.3))),
        Considered(lines[2], 3.0, (alike, Change("francs", 3, 2.0))),
    ]
    said = hint_post(hint, compared, TEXT).text.splitlines()
    plans = [line for line in said if line.startswith("**")][1:]
    assert [line[2] for line in plans] == ["1", "2", "3"]
    reasons = [line for line in said if line.startswith("•")]
    assert reasons == [
        f"• −1.3: {TEXT('reason-afterwards')}",
        f"• −0.7: {TEXT('cb-worth-money')}",
        f"• −2.0: {TEXT('reason-afterwards')}",
    ]


async def test_what_chance_alone_makes_better_is_as_good_and_its_reasons_come_to_nothing(bench: Bench) -> None:
    """Of what was weighed less often."""
    number, _ = await practised(bench)
    hint = await asked(bench, number)
    lines = [one.line for one in think_of(hint.question)]
    compared = [Considered(lines[0], 5.0), Considered(lines[1], 5.6, (Change("workers", -2, -4.0),))]
    said = hint_post(hint, compared, TEXT).text.splitlines()
    assert said[2].endswith("as good")
    assert [line[2:6] for line in said if line.startswith("•")] == ["+4.0", "−4.0"] or [
        line[2:6] for line in said if line.startswith("•")
    ] == ["−4.0", "+4.0"]


async def test_where_games_were_played_on_the_reasons_come_to_the_difference(bench: Bench) -> None:
    """What there is at once stands apart; what games cannot tell apart is as good, comes first, and has none."""
    number, _ = await practised(bench, "ruhrschifffahrt")
    hint = await asked(bench, number)
    lines = [one.line for one in think_of(hint.question)]
    spent = (Change("coins", -3, -2.0), Change("debts", 1, -2.1))
    rival = Change(RIVAL, 1.2, -0.6)
    compared = [
        Considered(lines[0], 9.0, spent, games=40),
        Considered(lines[0], 8.0, (), (Change("coins", -2, -1.0),), 40, 0.1),
        Considered(lines[1], 7.2, spent[:1], (Change("coins", -2, -1.2), rival), 40, 0.3),
        Considered(lines[2], 8.8, (), (Change("tile.inn", 0, -0.2),), 40, 0.3),
    ]
    said = hint_post(hint, compared, TEXT).text.splitlines()
    assert len(lines) == 3
    plans = [line for line in said if line.startswith("**")][1:]
    assert [(line[2], line.rpartition("· ")[2]) for line in plans] == [
        ("1", "its choice"),
        ("2", "as good"),
        ("3", "−1.8"),
    ]
    assert [line for line in said if not line.startswith(("**", "-#"))] == [
        "At once: 3 fewer coins; 1 more debt",
        "At once: 3 fewer coins",
        "• −1.2: 2 fewer coins",
        "• −0.6: the best rival has 1.2 points more",
    ]
    assert said[-1] == f"{TEXT('hint-foot', games=40)} {TEXT('hint-own')}"


@pytest.mark.parametrize("language", LANGUAGES)
async def test_of_plans_with_the_same_reasons_it_is_told_what_differs(bench: Bench, language: Language) -> None:
    """What differs at once stands first; what is the same later is not told again, what weighs more is."""
    text = words(language)
    number, _ = await practised(bench, "ruhrschifffahrt")
    hint = await asked(bench, number)
    lines = [one.line for one in think_of(hint.question)]
    led = (Change("coins", -2, -1.2), Change("debts", 1, -0.9))
    heavier = (Change("coins", -2, -2.2), Change("debts", 1, -0.9))

    def told(later: tuple[Change, ...], less: float, coins: int) -> list[str]:
        compared = [
            Considered(lines[0], 9.0, (), games=40),
            Considered(lines[1], 6.9, (Change("coins", -3, -2.0),), led, 40, 0.1),
            Considered(lines[2], 9.0 - less, (Change("coins", coins, -1.0),), later, 40, 0.1),
        ]
        said = hint_post(hint, compared, text).text.splitlines()
        third = next(at for at, line in enumerate(said) if line.startswith("**3."))
        return [line for line in said[third + 1 :] if not line.startswith("-#")][:5]

    alike = text("hint-alike", number=2)
    more_coins = PRESENTERS["ruhrschifffahrt"].at_hand([Change("coins", 2, 1.0)], text)
    apart = text("hint-alike-apart", number=2, things=more_coins[0])
    same = told(led, 2.1, -1)
    assert apart in same[1:2]
    assert same[2] == alike
    assert not any(line.startswith("•") for line in same)
    assert told(led, 2.1, -3)[1] == alike
    more = told(heavier, 3.1, -1)
    assert apart not in more
    assert alike not in more
    assert sum(line.startswith("•") for line in more) == 2


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_longest_hint_fits_a_message(bench: Bench, language: Language) -> None:
    number, _ = await practised(bench, "ruhrschifffahrt")
    hint = await asked(bench, number)
    line = think_of(hint.question)[0].line
    many = tuple(
        Change(what, -1.5, -1.5) for what in ("coins", "debts", "warehouses", "points", "tile.inn", "berth", RIVAL)
    )
    compared = [Considered(line[: 1 + plan % len(line)], 9.0 - plan, many, many, 40) for plan in range(3)]
    post = hint_post(hint, compared, words(language))
    assert len(post.text) <= TEXT_LIMIT
    assert f"{words(language)('hint-foot', games=40)} {words(language)('hint-own')}" in post.text


@pytest.mark.parametrize(("others", "unnamed"), [(6, 0), (9, 1)])
async def test_what_is_not_named_is_never_more_than_what_is(bench: Bench, others: int, unnamed: int) -> None:
    """Else most of why a plan is liked stands behind "other things". Only two are named in any case."""
    number, _ = await practised(bench, "ruhrschifffahrt")
    hint = await asked(bench, number)
    things = ("tile.inn", "warehouses", "points", "depots", "cities.essen", "port_warehouses")
    things = (*things, "sure.debts", "sure.sets", "dice")[:others]
    many = tuple(Change(what, -1, 0.1 * number - 1.3) for number, what in enumerate(things))
    lost = sum(change.worth for change in many) + 2.0
    lines = [one.line for one in think_of(hint.question)]
    led = (*many, Change("coins", 2, 2.0))
    compared = [Considered(lines[0], 5.0, games=40), Considered(lines[1], 5.0 + lost, (), led, 40)]
    reasons = [line for line in hint_post(hint, compared, TEXT).text.splitlines() if line.startswith("•")]
    rest = [line for line in reasons if "other things" in line]
    sizes = [float(line[2:].split(":")[0].replace("−", "-")) for line in reasons]
    assert len(rest) == unnamed
    assert sizes[0] == 2.0
    assert abs(sizes[-1]) <= max(map(abs, sizes[:-1]))
    assert sum(sizes) == pytest.approx(lost)


async def test_where_the_turn_can_only_be_ended_no_reasons_are_told(bench: Bench) -> None:
    number, _ = await practised(bench, "ruhrschifffahrt")
    hint = await asked(bench, number)
    said = hint_post(hint, [Considered(("end",), 5.0, (Change("coins", 0, -1.2),))], TEXT).text
    assert not any(line.startswith("•") for line in said.splitlines())
    assert said.endswith(TEXT("compared-alone"))


async def test_the_same_position_has_the_same_hint(bench: Bench) -> None:
    """Also after a restart: its chance follows from the table, the turns that hold and the seat."""
    number, _ = await practised(bench)
    first = await asked(bench, number)
    assert (await asked(bench, number)).question == first.question
    await bench.damage("UPDATE tables SET seed = ?, salt = ? WHERE id = ?", "ff" * 16, "ee" * 16, number)
    assert (await asked(bench, number)).question.seed == first.question.seed, "nothing secret is in it"


async def test_whoever_waits_for_a_hint_is_refused_a_second(bench: Bench) -> None:
    hints = Hints(Thinker(lambda: ThreadPoolExecutor(1), by_chance))
    end = hints.begin(1)
    with pytest.raises(Refused) as refused:
        hints.begin(1)
    assert refused.value.key == "hint-busy"
    hints.begin(2)
    end()
    hints.begin(1)
    end()
    with pytest.raises(Refused):
        hints.begin(1)


@pytest.mark.slow
@pytest.mark.parametrize("work", [dies, fails])
async def test_a_hint_that_cannot_be_thought_is_one_clear_sentence(bench: Bench, work: object) -> None:
    """And the next is thought."""
    number, _ = await practised(bench)
    hint = await asked(bench, number)
    failing = Thinker(work=work)  # pyright: ignore[reportArgumentType]
    with pytest.raises(Refused) as refused:
        await Hints(failing).thought(hint)
    assert refused.value.key == "hint-failed"
    failing.close()
    thinker = Thinker()
    assert (await Hints(thinker).thought(hint))[0].line[0] in await bench.choices(number)
    thinker.close()


@pytest.mark.slow
async def test_hints_do_not_starve_the_computers_of_tables(bench: Bench) -> None:
    """Whoever many ask for hints: a table's computer waits for one of them at most."""
    number, _ = await practised(bench)
    question = (await asked(bench, number)).question
    order: list[str] = []

    def work(asked: Question) -> list[Considered]:
        order.append(asked.level)
        return at_leisure(asked) if not order[1:] else by_chance(asked)

    def of(level: str) -> Question:
        return Question(question.game, question.state, question.seat, level, 1)

    thinker = Thinker(lambda: ThreadPoolExecutor(1), work)
    hints = [asyncio.ensure_future(thinker.advise(of("hint"))) for _ in range(12)]
    await asyncio.sleep(0.05)
    for _ in range(3):
        await thinker.think(of("table"))
    await asyncio.gather(*hints)
    thinker.close()
    places = [place for place, level in enumerate(order) if level == "table"]
    assert places[0] <= 2
    assert all(later - earlier <= 2 for earlier, later in pairwise(places))


async def test_of_the_first_plan_it_is_told_what_it_brings_beside_the_mean_of_worse_ones(bench: Bench) -> None:
    """Those that are as good are none of them; of one alone its own reasons say the same."""
    number, _ = await practised(bench, "ruhrschifffahrt")
    hint = await asked(bench, number)
    lines = [one.line for one in think_of(hint.question)]
    rival = Change(RIVAL, 2, -1.0)
    compared = [
        Considered(lines[0], 9.0, games=40),
        Considered(lines[1], 7.0, (), (Change("coins", -2, -2.0),), 40, 0.3),
        Considered(lines[2], 6.0, (), (Change("coins", -3, -2.0), rival), 40, 0.3),
        Considered(("end",), 8.9, (), (Change("points", -9, -0.1),), 40, 0.3),
    ]
    said = [
        line for line in hint_post(hint, compared, TEXT).text.splitlines() if not line.startswith(("**", "-#"))
    ]
    assert said[:3] == [
        "Beside the worse ones, on average:",
        "• +2.0: 2.5 more coins",
        "• +0.5: the best rival has 1 point fewer",
    ]
    alone = hint_post(hint, [compared[0], compared[1], compared[3]], TEXT).text
    assert "on average" not in alone


async def test_that_the_turn_ends_is_said_only_where_nothing_else_is_done(bench: Bench) -> None:
    number, _ = await practised(bench)
    hint = await asked(bench, number)
    line = think_of(hint.question)[0].line
    assert line[-1] == "end"
    said = [hint_post(hint, [Considered(moves, 5.0)], TEXT).text for moves in (line, line[:-1])]
    assert said[0] == said[1]
