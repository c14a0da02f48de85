"""Sentences that must stay true to the rules: scores below nought, and tiles that are no cards."""

import re

import pytest
from coal_baron_tables import party, position, random_game

from bot.post import Button
from bot.words import LANGUAGES, Language, words
from cogs.coal_baron import PRESENTER, names
from games.coal_baron.facts import Coal
from games.coal_baron.state import Outstanding
from games.engine.contract import Outcome
from games.engine.event import Event

POINT = {"en": "point", "de": "Punkt", "fr": "point"}
TILE = {"en": "tile", "de": "Plättchen", "fr": "tuile"}
CARD = {"en": "card", "de": "Karte", "fr": "carte"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_e6_a_score_of_minus_one_keeps_its_sign(language: Language) -> None:
    """Plural rules look at 1, not at its sign: the number is always written out."""
    lost = f"−1 {POINT[language]}"
    final = PRESENTER.final(Outcome(((0,), (1,), (2,)), (1, 0, -1), (), (0, 0, 0)), party(), words(language))
    assert final.splitlines()[2].endswith(lost)
    assert [words(language)("cb-points", count=count) for count in (1, -1)] == [lost[1:], lost]
    for kind in ("game_won", "victory_shared"):
        event = Event(kind, "Fin de la partie", 0, {"points": -1, "francs": 0})
        assert PRESENTER.tell(event, party(), words(language)).endswith(f"{lost}.")
    event = Event("undelivered_counted", "Fin de la partie", 0, {"count": 1, "points": -1})
    assert PRESENTER.tell(event, party(), words(language)).endswith(f"{lost}.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_draw_of_tiles_is_no_draw_of_cards(language: Language) -> None:
    """What speaks of either draw names both kinds; what speaks of one draw says which."""
    text = words(language)
    for step in ("keep", "return_to", "put_next"):
        assert TILE[language] in text(f"cb-stage-{step}")
        assert CARD[language] in text(f"cb-stage-{step}")
        tiles, cards = (text(f"cb-asked-{step}", drawn=drawn) for drawn in ("tiles", "orders"))
        assert TILE[language] in tiles
        assert CARD[language].lower() not in tiles.lower()
        assert CARD[language].lower() in cards.lower()
        assert TILE[language] not in cards
    for space in ("factory_draw", "order_draw"):
        event = Event("nothing_kept", "F2", 0, {"space": space})
        assert text(f"cb-space-{space}") in PRESENTER.tell(event, party(), text)
    one_left = (text("cb-ask-return", count=1), text("cb-ask-next", number=2), text("cb-button-keep-none"))
    assert not any(CARD[language] in line or TILE[language] in line for line in one_left)


@pytest.mark.parametrize(
    ("filled", "line"),
    [
        (((), ()), "horse cart 9: needs 2 black"),
        ((("black",), ()), "horse cart 9 (2 black): needs black"),
        ((("black",), ("grey", "grey")), "horse cart 9 (2 black): complete"),
    ],
)
def test_an_untouched_order_says_its_coal_once(filled: tuple[tuple[Coal, ...], ...], line: str) -> None:
    assert names.outstanding(Outstanding("horse_cart_09", filled), words("en")) == line


def _unsigned(label: str) -> str:
    """A label without the letters before it."""
    return re.sub(r"^[A-Z]{1,2}(, [A-Z]{1,2})* · ", "", label)


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_buttons_label_begins_with_a_capital_and_goes_on_without(language: Language) -> None:
    """Steps, substitutes, cards kept: in every language, wherever the name of coal or vehicle stands."""
    labels: set[str] = set()
    for transition in list(random_game(2, 140))[::3]:
        place = position(transition.state, transition.state.turn.seat)
        shown = PRESENTER.panel(place, "", party(), words(language))
        rows = (*shown.rows, *shown.later)
        labels |= {_unsigned(control.label) for row in rows for control in row if isinstance(control, Button)}
    assert len(labels) > 50
    assert not {label for label in labels if label[0].islower()}
    if language != "de":  # German nouns keep their capital
        inside = {word for label in labels for word in label.split()[1:]}
        assert not {word for word in inside if word[:1].isupper() and word.isalpha()}


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Orders still need: black for horse cart 9"),
        ("de", "Zu füllen: schwarz für Fuhrwerk 9"),
        ("fr", "Il manque\u00a0: noir pour chariot à cheval 9"),
    ],
)
def test_an_order_is_not_heard_as_lacking_itself(language: Language, said: str) -> None:
    """What is lacking stands before what it is lacking for."""
    text, own = words(language), Outstanding("horse_cart_09", (("grey",), ()))
    assert text("cb-spoken-orders", orders=names.lacking(own, text)) == said
