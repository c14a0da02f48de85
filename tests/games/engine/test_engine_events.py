"""Events, the ledger and their visibility; violations; the order of a record's steps."""

import msgspec
import pytest

from games.engine.codec import decode, encode
from games.engine.event import Entry, Event, Fact, balance, visible_events
from games.engine.notation import expect_count, one_of, split_plan, tokens_of
from games.engine.violation import IllegalAction, MalformedAction, Violation
from tests.games.record import Record, Step

EVENTS = (
    Event("gained", "1", 0, entries=(Entry(0, "francs", 5), Entry(1, "francs", -2))),
    Event("seen", "2", 0, only=(0,)),
    Event("spent", "3", 0, entries=(Entry(0, "francs", -3), Entry(0, "points", 1))),
)


def test_balance_sums_a_seats_entries():
    assert balance(EVENTS, 0) == {"francs": 2, "points": 1}
    assert balance(EVENTS, 1) == {"francs": -2}
    assert balance(EVENTS, 2) == {}


@pytest.mark.parametrize(
    ("seat", "kinds"), [(0, "gained seen spent"), (1, "gained spent"), (None, "gained spent")]
)
def test_private_events_are_for_their_seats(seat: int | None, kinds: str):
    assert [event.kind for event in visible_events(EVENTS, seat)] == kinds.split()


def test_events_as_json_there_and_back():
    data = msgspec.json.encode(EVENTS)
    assert msgspec.json.decode(data, type=tuple[Event, ...]) == EVENTS


def test_a_record_is_readable():
    record = Record("coal_baron", {"seats": 2}, (Step(1, "draft truck_01"), Step(1, "end")))
    text = msgspec.json.encode(record).decode()
    assert '[1,"draft truck_01"]' in text
    assert msgspec.json.decode(text, type=Record) == record


def test_an_illegal_action_says_why():
    error = IllegalAction(Violation.of("too-few-workers", "P2", workers_needed=3), step=2)
    assert "too-few-workers" in str(error)
    assert (error.step, error.violation.params) == (2, {"workers_needed": 3})


def test_words_of_a_line():
    assert tokens_of("  a  b ") == ["a", "b"]
    for line, code in (("", "line-empty"), ("x" * 500, "line-too-long")):
        with pytest.raises(MalformedAction) as caught:
            tokens_of(line)
        assert caught.value.code == code


@pytest.mark.parametrize(("words", "least", "most", "fits"), [
    (["a"], 0, None, True), (["a", "b"], 0, None, False), (["a"], 1, 3, False),
    (["a", "b", "c", "d"], 1, 3, True), (["a", "b", "c", "d", "e"], 1, 3, False),
])  # fmt: skip
def test_number_of_words(words: list[str], least: int, most: int | None, fits: bool):
    if fits:
        expect_count(words, least, most)
        return
    with pytest.raises(MalformedAction) as caught:
        expect_count(words, least, most)
    assert caught.value.params == {"verb": "a", "words": len(words) - 1}


def test_a_word_that_is_none_of_them_is_cut_short():
    assert one_of("a", ("a", "b"), "not-a") == "a"
    with pytest.raises(MalformedAction) as caught:
        one_of("x" * 300, ("a",), "not-a")
    assert caught.value.params == {"word": "x" * 40}


def test_split_plan_by_commas_and_semicolons():
    assert split_plan(" a, b ;c", str.upper) == ["A", "B", "C"]


def test_an_event_of_a_log_without_facts_is_read():
    """Logs of versions before hold none, and those without any are written as before."""
    stored = b'{"kind":"tile_bought","rule":"F1","seat":0,"entries":[[0,"francs",-4]]}'
    event = decode(stored, Event)
    assert event.facts == ()
    assert encode(event) == stored
    told = msgspec.structs.replace(event, facts=(Fact("tile_price", {"count": 2, "francs": 2}),))
    assert decode(encode(told), Event) == told
