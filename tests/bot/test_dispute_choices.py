"""What ballots of a dispute come to: a list of what was chosen beside what is decided."""

import pytest

from bot.tables.counting import majority
from bot.tables.dispute_choices import Poll, decided, missing, offered, read, short

Ballots = dict[int, str]


def poll(seats: int, chosen: Ballots, consents: tuple[int, ...] = (), **other: object) -> Poll:
    """A dispute of seat 0 at a table of so many."""
    asked = tuple(range(seats))
    return Poll(
        asked=asked,
        needed=majority(asked),
        chosen=chosen,
        consents=(0, *consents),
        stale=other.get("stale", ()),  # type: ignore[arg-type]
        backable=bool(other.get("backable", True)),
    )


@pytest.mark.parametrize(
    ("seats", "consents", "chosen", "comes_to"),
    [
        # Taking back alone: all whose consent is needed, and nobody else.
        (4, (1,), {0: "back"}, None),
        (4, (1,), {0: "back", 1: "back"}, "back"),
        (4, (1,), {0: "back", 2: "back", 3: "back"}, None),
        (4, (1,), {0: "back", 1: "uphold", 2: "back", 3: "back"}, "uphold"),
        (4, (1, 2, 3), {0: "back", 1: "back", 2: "back"}, None),
        # A rule: more than half of those asked, with taking back or without.
        (4, (), {1: "switch.0", 2: "switch.0", 3: "switch.0"}, "switch.0"),
        (4, (1,), {0: "back", 1: "uphold", 2: "switch.0", 3: "switch.0"}, "uphold"),
        (5, (1,), {0: "uphold", 1: "switch.0", 2: "switch.0", 3: "switch.0"}, "switch.0"),
        (4, (1,), {0: "back+switch.0", 2: "switch.0", 3: "switch.0"}, None),
        (4, (1,), {0: "back+switch.0", 1: "uphold", 2: "switch.0", 3: "switch.0"}, "switch.0"),
        (4, (1,), {0: "back+switch.0", 1: "back+switch.0", 2: "switch.0"}, "back+switch.0"),
        (4, (1,), {0: "back", 1: "back+switch.0", 2: "switch.0", 3: "switch.0"}, "back+switch.0"),
        # Who takes back under one rule has not agreed to take back under another, or under none.
        (4, (1,), {0: "back", 1: "back+switch.0", 2: "back", 3: "back"}, "uphold"),
        (5, (1,), {0: "back+switch.0", 1: "back+ruling.1", 2: "switch.0", 3: "switch.0"}, "switch.0"),
        (3, (), {0: "uphold", 1: "uphold"}, "uphold"),
        (3, (), {0: "switch.0", 1: "ruling.1", 2: "uphold"}, "uphold"),
        (2, (1,), {0: "back", 1: "switch.0"}, "uphold"),
        (2, (1,), {0: "back+ruling.0", 1: "back+ruling.0"}, "back+ruling.0"),
        (1, (), {0: "back"}, "back"),
    ],
)
def test_ballots_come_to(seats: int, consents: tuple[int, ...], chosen: Ballots, comes_to: str | None) -> None:
    assert decided(poll(seats, chosen, consents), over=False) == comes_to


@pytest.mark.parametrize(
    ("chosen", "comes_to"),
    [
        ({0: "back"}, "uphold"),
        ({0: "back", 2: "back", 3: "back"}, "uphold"),
        ({0: "back+switch.0", 2: "switch.0"}, "uphold"),
        ({0: "back+switch.0", 2: "switch.0", 3: "switch.0"}, "switch.0"),
    ],
)
def test_at_the_end_of_time_the_rule_is_upheld_unless_more_than_half_changed_it(
    chosen: Ballots, comes_to: str
) -> None:
    assert decided(poll(4, chosen, (1,)), over=True) == comes_to


def test_a_consent_that_knew_of_less_counts_for_nothing_and_is_asked_for_again() -> None:
    found = poll(4, {0: "back", 1: "back"}, (1,), stale=(1,))
    assert decided(found, over=False) is None
    assert missing(found) == (1,)
    assert decided(found, over=True) == "uphold"


def test_whose_consent_is_needed_and_who_is_asked_no_more_has_not_given_it() -> None:
    found = Poll(asked=(0, 2, 3), needed=2, chosen={0: "back"}, consents=(0, 1), backable=True)
    assert decided(found, over=False) is None
    late = Poll(asked=(0, 2, 3), needed=2, chosen={0: "back", 2: "back"}, consents=(0, 1), backable=True)
    assert decided(late, over=False) == "uphold"


def test_where_nothing_falls_nothing_is_taken_back() -> None:
    assert decided(poll(2, {0: "back", 1: "back"}, backable=False), over=False) == "uphold"
    assert "back" not in " ".join(offered(2, [1], backable=False))


def test_choices_are_read_as_they_are_written() -> None:
    every = offered(2, [1, 3], backable=True)
    assert len(set(every)) == len(every) == 10
    assert [read(choice).written for choice in every] == list(every)
    assert {short(choice) for choice in every} == {
        "uphold",
        "switch",
        "ruling",
        "back",
        "back-switch",
        "back-ruling",
    }
