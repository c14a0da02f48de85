"""A turn in one line, all bids in one line, and nothing that happened left out."""

import pytest
from kohle_kolonie_tables import NAMES, party, random_game

from bot.words import LANGUAGES, Language, words
from cogs.kohle_kolonie import PRESENTER
from cogs.kohle_kolonie.told.digest import LEFT_OUT, digest
from games.engine.event import Event, visible_events
from tests.catalogues import kohle_kolonie as catalogue


def told(*events: Event, language: Language = "en") -> list[str]:
    return [line for line, *_ in digest(events, None, party(4), words(language))]


BUYING = (
    Event("mine_bought", "5.1.2a", 1, {"card": "41", "coins": 2, "points": 2}),
    Event("worker_taken", "5.1.2a", 1, {"village": "horst", "card": "41"}),
    Event("card_placed", "5.1.2a", 1, {"card": "41", "space": "A2"}),
)


def test_a_turn_is_one_line() -> None:
    """The action, what a bonus marker was used for, a flip: all of one seat in one sentence."""
    events = (
        *BUYING,
        Event("bonus_used", "bonus_return_used", 1, {"bonus": "engineer"}),
        Event("engineer_inserted", "5.1.2d", 1, {"spot": "loading.e1", "coins": 1}),
        Event("pithead_flipped", "5.2.1", 1, {"pithead": "workforce", "workers": 0, "coins": 3, "points": 6}),
    )
    assert told(*events) == [
        f"**{NAMES[1]}** buys Friedlicher Nachbar (no. 41) for 2 coins (2 points), with a worker from Horst, "
        "laid on space A2; uses the bonus marker Engineer: "
        "inserts an engineer for 1 coin (Loading, engineer place 1); flips Workforce for 3 coins (6 points)."
    ]


def test_all_steps_of_the_miners_are_told_together() -> None:
    events = (
        Event("miner_inserted", "5.1.2e", 0, {"spot": "rescue.A1"}),
        Event("miner_redeployed", "5.1.2e", 0, {"source": "horst", "spot": "R2"}),
        Event("marker_taken", "5.3", 0, {"marker": "coin", "station": "R2"}),
        Event("miner_inserted", "5.1.2e", 0, {"spot": "cokery.m1"}),
    )
    assert told(*events) == [
        f"**{NAMES[0]}** inserts 2 miners: mine rescue team A1 · Cokery, miner place 1; "
        "redeploys: settlement in Horst to station Weitmar (R2); "
        "takes a railway marker: coin (1), Weitmar (R2)."
    ]


def test_moves_of_one_miner_after_another_are_one_way() -> None:
    """Only where the next step begins at the spot where the last one ended."""
    steps = (("cokery.m1", "horst"), ("horst", "R2"), ("R2", "pool"), ("loading.m1", "rescue.A1"))
    events = [Event("miner_redeployed", "5.1.2e", 0, {"source": source, "spot": spot}) for source, spot in steps]
    assert told(*events) == [
        f"**{NAMES[0]}** redeploys: Cokery, miner place 1 to settlement in Horst to station Weitmar (R2) "
        "to the pool · Loading, miner place 1 to mine rescue team A1."
    ]


def test_turns_of_different_seats_and_extra_actions_are_lines_of_their_own() -> None:
    other = Event("action_passed", "pass_action", 2)
    extra = Event("extra_spent", "5.1.3", 2)
    assert len(told(*BUYING, other, extra, Event("coin_taken", "5.1.1", 2, {"coins": 1}))) == 3


def test_a_single_event_is_told_in_full() -> None:
    for event in BUYING:
        assert told(event) == [PRESENTER.tell(event, party(4), words("en"))]


def test_the_bids_for_a_ground_are_one_line() -> None:
    events = (
        Event("bid_made", "5.1.8", 0, {"ground": "general", "value": 7, "coins": 3}),
        Event("bid_ahead", "5.1.8", 1, {"ground": "general", "value": 8, "coins": 4}),
        Event("passed_ahead", "5.1.8", 2, {"ground": "general", "least": 9}),
        Event("passed_unable", "auto_pass_bid", 0, {"ground": "general", "least": 9}),
    )
    assert told(*events) == [
        "Bids for Vereinigter General: **Jörg** 7 (3 coins), **Éloïse** 8 (4 coins; "
        "within the ceiling set in advance), **Oğuz** passes (the ceiling set in advance is below 9), "
        "**Jörg** passes (too few coins for 9)."
    ]


def test_mines_secured_are_summed_up() -> None:
    """Coins together; the rescue marker needs no word of its own; that it was set in advance is said."""
    events = (
        Event("protected_ahead", "5.1.4", 3, {"count": 3}),
        Event("mine_secured", "5.1.4", 3, {"space": "A1", "coins": 1}),
        Event("mine_secured", "5.1.4", 3, {"space": "A2", "coins": 1}),
        Event("bonus_used", "bonus_return_used", 3, {"bonus": "rescue"}),
        Event("mine_rescued", "5.1.1", 3, {"space": "B1"}),
    )
    assert told(*events) == [
        "**Siân** secures A1, A2 for 2 coins, secures B1 with the rescue marker, as set in advance."
    ]


def test_the_discs_drawn_are_one_line() -> None:
    events = (
        Event("black_drawn", "5.1.4"),
        Event("trust_weakened", "5.1.4", None, {"space": 6, "count": 5}),
        Event("disc_drawn", "5.1.4", 2),
        Event("blank_drawn", "5.1.4"),
    )
    assert told(*events) == [
        "Discs drawn: black (the Coal Trust loses the coin on space 6 and has 5 left); **Oğuz**; blank."
    ]


def test_results_of_nothing_are_left_to_the_log() -> None:
    """They neither make a line of a message nor tear one apart."""
    events = (
        Event("income_earned", "5.1.6", 0, {"coins": 3, "count": 1}),
        Event("no_income", "5.1.6", None, {"seats": (2, 3)}),
        Event("income_earned", "5.1.6", 1, {"coins": 2, "count": 1}),
    )
    assert told(*events) == told(events[0], events[2])
    assert len(told(*events)) == 1
    assert told(events[1]) == []
    assert set(catalogue.EVENTS) >= LEFT_OUT


def test_turn_messages_and_news_use_it() -> None:
    assert PRESENTER.digest is not None
    assert [line for line, *_ in PRESENTER.digest(BUYING, None, party(4), words("en"))] == told(*BUYING)


def test_what_players_decided_must_not_be_left_out() -> None:
    events = (*BUYING, Event("income_earned", "5.1.6", 0, {"coins": 3, "count": 1}))
    assert [must for _, must, _ in digest(events, None, party(4), words("en"))] == [True, False]


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_are_told_with_every_seat_and_amount(language: Language) -> None:
    """No placeholder, fewer lines than events, and each seat that did something is named."""
    events: list[Event] = []
    for transition in random_game(4, 900):
        events += visible_events(transition.events, None)
    lines = told(*events, language=language)
    assert len(lines) < len(events) * 0.6
    assert all("{" not in line and 0 < len(line) < 1200 for line in lines)
    kinds = {event.kind for event in events}
    assert {"mine_bought", "bid_made", "pithead_flipped", "miner_redeployed"} <= kinds <= set(catalogue.EVENTS)
    for name in NAMES[:4]:
        assert any(name in line for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_that_is_joined_has_its_words(language: Language) -> None:
    """Each kind of event can stand beside another of its kind without a message or a variable missing."""
    values = {"card": "41", "bonus": "aid", "village": "horst", "ground": "general", "pithead": "cokery"}
    spots = {"spot": "cokery.m1", "source": "horst", "station": "R2", "space": "A1", "marker": "coin"}
    for kind, params in catalogue.EVENTS.items():
        filled = {name: {**values, **spots}.get(name, 1) for name in params}
        line = " ".join(told(Event(kind, "5.1", 0, filled), Event(kind, "5.1", 0, filled), language=language))
        assert "{" not in line
