"""Turns in one line each: option, start and debts; a sale with what follows it; all purchases; all exports."""

import pytest
from ruhrschifffahrt_tables import party, random_game

from bot.words import LANGUAGES, Language, words
from cogs.ruhrschifffahrt.names import names_of
from cogs.ruhrschifffahrt.told import digest, telling
from games.engine.event import Event


def told(*events: Event) -> list[str]:
    return [line for line, *_ in digest.digest(events, None, party(), words("en"))]


def test_a_turn_of_phase_3_is_one_line() -> None:
    events = (
        Event("debt_made", "5.3", 0, {"coins": 2, "debts": 1, "points": 0}),
        Event("option_chosen", "5.2", 0, {"option": "tow", "coins": 1}),
        Event("barge_started", "6.3", 0, {"storage": "st_steele", "colour": "black", "value": 4}),
        Event("barge_started", "6.3", 1, {"storage": "st_oefte", "colour": "black", "value": 2}),
    )
    assert told(*events) == [
        "**Jörg**: makes a debt (+2 coins, now 1 debt); Tow (1 coin); "
        "loads black coal 4 and starts at 23 Steele, storage",
        "**Éloïse** loads black coal (2) and starts at 38 Oefte, storage.",
    ]


def test_a_sale_is_one_line_with_what_follows_it() -> None:
    sold = {
        "space": "ci_werden",
        "storage": "st_heisingen",
        "colour": "black",
        "value": 3,
        "lost": 1,
        "coins": 2,
        "demand": 0,
        "area": "BC",
        "cube": 1,
    }
    events = (
        Event("coal_sold_as_planned", "6.4", 0, sold),
        Event("warehouse_earned", "6.6", 2, {"city": "ci_werden", "coins": 1}),
        Event("die_left", "5.1", None, {"colour": "black", "value": 2}),
        Event("die_placed_ahead", "5.1", 1, {"storage": "st_horst", "colour": "black", "value": 2}),
    )
    assert told(*events) == [
        "**Jörg**: as planned black coal from 32 Heisingen, storage, to 35 Werden, city, arriving as 3: 2 coins, "
        "cube black to city; Oğuz +1 coin (35 Werden, city); a die of black coal (2) leaves the track; "
        "by the ranking of Éloïse it goes to 20 Horst, storage"
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_dice_placed_without_a_sale_before_are_named_and_their_owner_once(language: Language) -> None:
    """It was "Anna: Anna places it", and of which die nobody could tell."""
    text, names = words(language), party()
    placed = [
        Event("die_placed", "5.1", 0, {"colour": "black", "value": 3, "storage": "st_horst"}),
        Event("die_placed_alone", "5.1", 0, {"colour": "white", "value": 5, "storage": "st_gedern"}),
    ]
    (line,) = [said for said, *_ in digest.digest(placed, None, names, text)]
    assert line.count(names.names[0]) == 1
    assert all(said in line for said in (text("ru-coal-black"), "3", text("ru-coal-white"), "5"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_die_that_leaves_and_is_placed_is_named_once_and_begins_the_line(language: Language) -> None:
    """French said "un dé de charbon noir (valeur 3) sort de la piste ; dé de charbon noir (valeur 3) vers …"."""
    text, names = words(language), party()
    events = [
        Event("die_left", "5.1", None, {"colour": "black", "value": 3}),
        Event("die_placed", "5.1", 0, {"colour": "black", "value": 3, "storage": "st_horst"}),
    ]
    (line,) = [said for said, *_ in digest.digest(events, None, names, text)]
    assert line[0].isupper()
    assert line.lower().count(text("ru-coal-black").lower()) == 1
    assert line.count(names.names[0]) == 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["die_placed", "die_placed_alone", "die_placed_ahead"])
def test_of_two_dice_that_leave_it_is_said_which_is_placed(language: Language, kind: str) -> None:
    """It was "black coal 1 leaves; white coal 3 leaves; it goes to Rellinghausen"."""
    text, names = words(language), party()
    events = [
        Event("die_left", "5.1", None, {"colour": "black", "value": 1}),
        Event("die_left", "5.1", None, {"colour": "white", "value": 3}),
        Event(kind, "5.1", 0, {"colour": "black", "value": 1, "storage": "st_horst"}),
    ]
    (line,) = [said for said, *_ in digest.digest(events, None, names, text)]
    placed = line.split(text("ru-semicolon"))[-1]
    assert text("ru-coal-black") in placed
    assert "1" in placed
    assert (names.names[0] in placed) is (kind != "die_placed_alone")


def test_what_all_receive_is_one_line() -> None:
    events = tuple(Event("gained_coins", "6.1", seat, {"coins": 1}) for seat in range(3))
    assert told(*events) == ["Coin or point: Jörg 1 coin, Éloïse 1 coin, Oğuz 1 coin"]


def test_two_sales_are_two_lines() -> None:
    sold = {
        "space": "in_welper",
        "storage": "st_stiepel",
        "colour": "white",
        "value": 3,
        "lost": 0,
        "coins": 2,
        "demand": 0,
        "area": "WI",
        "cube": 1,
    }
    assert len(told(Event("coal_sold", "6.4", 0, sold), Event("coal_sold_alone", "6.4", 0, sold))) == 2


def test_what_players_decided_is_not_left_out() -> None:
    lines = digest.digest(
        (
            Event("flood", "6.2", None, {"tile": "od15"}),
            Event("lock_built", "6.6", 0, {"obstacle": "ob_horst", "coins": 2, "points": 2}),
        ),
        None,
        party(),
        words("en"),
    )
    assert [line.must for line in lines] == [False, True]


@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_are_told_in_fewer_lines(language: Language) -> None:
    text = words(language)
    lines = events = 0
    for transition in random_game(4, 90):
        told = digest.digest(transition.events, None, party(), text)
        assert all(line.text and "{" not in line.text for line in told)
        lines += len(told)
        events += len(transition.events)
    assert lines < events


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["option_chosen_unpaid", "payment_forced", "debt_made_from_calendar"])
def test_nobody_is_said_to_lose_nothing(kind: str, language: Language) -> None:
    text, people = words(language), party()
    params = {"option": "tow", "coins": 1, "debts": 1}
    names = names_of(text)
    for points in (0, 2):
        event = Event(kind, "5.3", 0, {**params, "points": points})
        with_others = [event, Event("wage_paid", "5.2.5", 0, {"coins": 2})]
        said = telling.tell(event, people, text)
        joined = "\n".join(line for line, *_ in digest.digest(with_others, None, people, text))
        for told in (said, joined):
            assert names.points(0) not in told
            assert (names.points(2) in told) is bool(points)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sale_in_brief_says_what_of_it_is_demand(language: Language) -> None:
    """A die of 1 that brought 3 coins without a cube could not be summed up."""
    text = words(language)
    sold = {
        "space": "ci_werden",
        "storage": "st_heisingen",
        "colour": "black",
        "value": 1,
        "lost": 0,
        "coins": 3,
        "area": "BC",
        "cube": 0,
    }
    left = Event("die_left", "5.1", None, {"colour": "white", "value": 4})
    word = {"en": "demand", "de": "Nachfrage", "fr": "demande"}[language]
    for kind in digest.SOLD:
        for demand in (0, 2):
            events = [Event(kind, "6.4", 0, {**sold, "demand": demand}), left]
            (line,) = [said for said, *_ in digest.digest(events, None, party(), text)]
            assert (word in line) is bool(demand)
            assert (f"2 {word}" in line or " 2 " in line) is bool(demand)
