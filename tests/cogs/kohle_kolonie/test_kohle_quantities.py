"""What a repair can set has a name, its values too, and what does not add up is told, in every language."""

from random import Random

import pytest

from bot.words import LANGUAGES, Language, words
from cogs.kohle_kolonie.presenter import PRESENTER
from games.engine.contract import Setup, Transition
from games.engine.violation import IllegalAction, Violation
from games.kohle_kolonie.game import GAME
from games.kohle_kolonie.repairing import quantities, repaired
from games.kohle_kolonie.state import State
from tests.catalogues import kohle_kolonie as catalogue
from tests.parties import party

PARTY = party("kohle_kolonie", ("Anna", "Ben", "Carla", "David"))


def positions(seed: int) -> list[State]:
    """Some of a random game, of four players."""
    chance = Random(seed)
    state = GAME.new_game(Setup(seats=4, options=GAME.options_type(), seed=f"{seed:032x}")).state
    found: list[State] = []
    while active := GAME.active_seats(state):
        if chance.random() < 0.02:
            found.append(state)
        legal = GAME.legal_actions(state, active[0])
        going_on = [action for action in legal if action != GAME.end_turn]
        state = GAME.apply(state, active[0], chance.choice(going_on or legal)).state
    return found


def names(state: State, language: Language) -> dict[str, str]:
    text = words(language)
    return {one.id: PRESENTER.quantity(state, one.id, PARTY, text) for one in quantities(state)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_quantity_has_a_name_of_its_own(language: Language):
    for state in positions(1):
        named = names(state, language)
        assert len(set(named.values())) == len(named)
        assert not [id for id, name in named.items() if name == id or "kk-" in name]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_value_has_words_of_its_own(language: Language):
    text = words(language)
    for state in positions(2)[::3]:
        for one in quantities(state):
            said = [PRESENTER.quantity_value(state, one.id, value, PARTY, text) for value in one.values]
            assert len(set(said)) == len(said), (one.id, said)
            assert not [value for value in said if value in ("yes", "none", "display") and language != "en"]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", ("Anna, coins", "Ben, points (mine disasters)", "bonus marker Wagon", "turn order, place 1")),
        ("de", ("Anna, Münzen", "Ben, Punkte (Grubenunglücke)", "Bonusmarker Lore", "Zugreihenfolge, Platz 1")),
        (
            "fr",
            ("Anna, thunes", "Ben, PV (catastrophes minières)", "jeton bonus Wagonnet", "ordre de jeu, place 1"),
        ),
    ],
)
def test_names(language: Language, expected: tuple[str, ...]):
    named = names(positions(1)[0], language)
    found = tuple(named[id] for id in ("coins.0", "points.1.disasters", "bonus.wagon", "order.1"))
    assert tuple(name.replace("\u00a0", " ") for name in found) == expected


def test_values():
    state, text = positions(1)[0], words("en")
    cases = {
        ("points.0.disasters", "-3"): "−3",
        ("owner.1", "2"): "Carla",
        ("owner.1", "trust"): "Coal Trust",
        ("owner.1", "display"): "for sale",
        ("settlement.0.horst", "none"): "none",
        ("settlement.0.horst", "1"): "with 1 miner",
        ("bonus.aid", "track.3"): "space 3 of the track",
        ("bonus.aid", "seat.3"): "David",
        ("turn", "1"): "Ben",
        ("coins.0", "12"): "12",
        ("side.0.cokery", "back"): "back",
    }
    for (id, value), expected in cases.items():
        assert PRESENTER.quantity_value(state, id, value, PARTY, text) == expected


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "The table has set right: Anna, coins: 6 instead of 4; coins in the bank: 61 instead of 63."),
        ("de", "Der Tisch hat richtiggestellt: Anna, Münzen: 6 statt 4; Münzen in der Bank: 61 statt 63."),
        (
            "fr",
            "La table a corrigé : Anna, thunes : 6 au lieu de 4 ; thunes de la banque : 61 au lieu de 63.",
        ),
    ],
)
def test_what_a_repair_set_is_told(language: Language, expected: str):
    state = GAME.new_game(Setup(seats=4, options=GAME.options_type(), seed="0" * 32)).state
    (event,) = repaired(state, {"coins.0": "6", "bank": "61"}).events
    assert PRESENTER.tell(event, PARTY, words(language)).replace("\u00a0", " ") == expected


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_repair_of_a_position_is_told(language: Language):
    chance, text = Random(5), words(language)
    for state in positions(3)[::4]:
        for one in chance.sample(list(quantities(state)), 80):
            done, refusal = _tried(state, one.id, chance.choice(one.values))
            if done is None:
                assert refusal
                assert PRESENTER.refusal(refusal, PARTY, text)
                continue
            told = PRESENTER.tell(done.events[0], PARTY, text)
            assert PRESENTER.quantity(state, one.id, PARTY, text) in told
            for violation in GAME.conserved(done.state):
                assert tuple(violation.params) == catalogue.VIOLATIONS[violation.code]
                assert PRESENTER.refusal(violation, PARTY, text)


def _tried(state: State, id: str, value: str) -> tuple[Transition[State] | None, Violation | None]:
    """What comes of a repair, or why it is refused."""
    try:
        return repaired(state, {id: value}), None
    except IllegalAction as error:
        return None, error.violation


def test_what_does_not_add_up_names_whom_it_concerns():
    violation = Violation("seat-pieces-miscounted", "2.0", {"piece": "miners", "seat": 1, "count": 21, "box": 20})
    expected = "It does not add up for Ben: miners 21, but the box holds 20."
    assert PRESENTER.refusal(violation, PARTY, words("en")).startswith(expected)


def test_what_cannot_be_set_is_named():
    violation = Violation("repair-value-unknown", "table", {"quantity": "coins.0", "word": "86"})
    expected = "This cannot be set to `86`: Anna, coins."
    assert PRESENTER.refusal(violation, PARTY, words("en")).startswith(expected)


def test_an_id_that_is_none_names_itself():
    state = positions(1)[0]
    for id in ("moon", "moon.1", "coins"):
        assert PRESENTER.quantity(state, id, PARTY, words("en")) == id
