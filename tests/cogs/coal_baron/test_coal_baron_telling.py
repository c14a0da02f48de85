"""Events, refusals, results and moves as sentences."""

import msgspec
import pytest
from coal_baron_tables import begin, party, position, random_game

from bot.words import LANGUAGES, Language, words
from cogs.citing import cited
from cogs.coal_baron import PRESENTER
from games.coal_baron.actions import Cube, FillWithTwo, LoadCube, MoveCage, PlaceWorkers
from games.coal_baron.game import GAME
from games.coal_baron.mining import steps_left
from games.coal_baron.state import SOURCES, Options
from games.engine.contract import REPAIRED, TABLE_RULE, Outcome, ScoreRow
from games.engine.event import Event, Fact
from games.engine.violation import MalformedAction, Violation
from tests.cogs.positions import acts


@pytest.mark.parametrize(
    ("event", "language", "sentence"),
    [
        (
            Event("tile_bought", "Usine de berlines", 0, {"tile": "grey_2_light", "francs": 6, "count": 2}),
            "en",
            "**Jörg** buys the tunnel tile 2 grey (light) for 6 francs and puts 2 cubes on it.",
        ),
        (
            Event("tile_bought", "Usine de berlines", 0, {"tile": "yellow_1_dark", "francs": 1, "count": 0}),
            "de",
            "**Jörg** kauft das Tunnelplättchen 1 × gelb (unbeleuchtet) für 1 Franc"
            " und legt keinen Würfel darauf.",
        ),
        (
            Event("cage_moved", "Extraction 2", 1, {"level": 0}),
            "de",
            "**Éloïse** holt den Förderkorb an die Oberfläche.",
        ),
        (
            Event("cube_loaded", "Extraction 3", 1, {"coal": "grey", "level": 3}),
            "fr",
            "**Éloïse** charge un cube gris au niveau 3 (gris).",
        ),
        (
            Event("order_delivered", "Livraison", 2, {"order": "horse_cart_11", "points": 12, "count": 3}),
            "en",
            "**Oğuz** delivers horse cart 12 (3 black): 12 points, 3 cubes to the supply.",
        ),
        (
            Event("element_scored", "x", 2, {"element": "coal_yellow", "count": 3, "points": 1, "rank": 2}),
            "de",
            "**Oğuz** hat die zweitmeisten: gelbe Felder auf ausgelieferten Aufträgen (3), 1 Punkt.",
        ),
        (
            Event(
                "element_scored",
                "x",
                1,
                {"element": "empty_brown", "count": 4, "points": 11, "rank": 1},
                facts=(Fact("first_shared"),),
            ),
            "fr",
            "**Éloïse** a le plus de berlines marron vides (4)\u00a0: 11 points (à égalité).",
        ),
        (
            Event("workers_placed", "Tour de jeu", 0, {"space": "mining_8", "workers": 1}),
            "fr",
            "**Jörg** place 1 ouvrier\u00a0: extraction, 8 déplacements.",
        ),
    ],
)
def test_an_event_is_one_sentence(event: Event, language: str, sentence: str) -> None:
    assert PRESENTER.tell(event, party(), words(language)) == sentence


@pytest.mark.parametrize(
    ("rule", "language", "reference"),
    [
        ("Extraction 4", "en", "rulebook From the cage onto an order"),
        ("Extraction 4", "de", "Regelheft Vom Förderkorb auf einen Auftrag"),
        ("Fin d'un quart", "fr", "règles Fin d’un quart · Le décompte"),
        ("F8", "en", "ruling F8, on Additional notes"),
        ("DESIGN", "de", "Hausregel"),
    ],
)
def test_the_rule_behind_an_event(rule: str, language: str, reference: str) -> None:
    assert cited("coal_baron", rule, words(language)) == reference


def test_a_refusal_names_rule_numbers_and_what_is_possible() -> None:
    violation = Violation(
        "too-few-workers",
        "P2",
        {"space": "mining_10", "workers_needed": 3, "workers_have": 2, "instead_space": "mining_6"},
    )
    assert PRESENTER.refusal(violation, party(), words("en")) == (
        "This space takes 3 workers: mining, 10 steps. You have 2. Possible instead: mining, 6 steps. "
        "(ruling P2, on A turn)"
    )


def test_a_refusal_of_another_level() -> None:
    violation = Violation("none-on-level", "Extraction 3", {"coal": "grey", "level": 1, "instead_level": 3})
    assert PRESENTER.refusal(violation, party(), words("fr")).startswith(
        "Il n’y a pas de cube gris au niveau 1 (jaune), mais il y en a au niveau 3 (gris)."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_typed_words_cannot_break_out_of_their_marks(language: str) -> None:
    """What somebody typed is repeated between code marks, without code marks of its own."""
    typed = "```@everyone` [x](https://example.org)"
    text = PRESENTER.malformed("unknown-verb", {"word": typed}, words(language))
    assert text.count("`") == 2
    refused = PRESENTER.refusal(Violation("unknown-order", "M8", {"word": typed}), party(), words(language))
    assert refused.count("`") == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_of_whole_games_is_told(language: str) -> None:
    """No message lacks a value: neither braces nor empty names remain, and every sentence is short."""
    for players in (2, 3, 4):
        for transition in random_game(players, 60 + players):
            for event in transition.events:
                told = PRESENTER.tell(event, party(players), words(language))
                assert "{" not in told
                assert "  " not in told
                assert "****" not in told
                assert 10 < len(told) <= 600
                assert 0 < len(cited("coal_baron", event.rule, words(language))) <= 100
                for fact in event.facts:
                    said = PRESENTER.fact(fact, party(players), words(language))
                    assert "{" not in said
                    assert said.endswith(".")
                    assert 10 < len(said) <= 600


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_of_whole_games_has_a_name(language: str) -> None:
    """The moves of an open turn in a few words."""
    state = begin(3, 70).state
    for transition in random_game(3, 70):
        state = transition.state
        for seat in GAME.active_seats(state):
            for action in GAME.legal_actions(state, seat)[:40]:
                told = PRESENTER.move(state, action, party(), words(language))
                assert 3 < len(told) <= 150


def test_moves_in_english() -> None:
    state = begin().state
    pair = FillWithTwo("truck_06", "black", (Cube("cage", "grey"), Cube("storage", "yellow")))
    told = [
        PRESENTER.move(state, action, party(), words("en"))
        for action in (PlaceWorkers("bank"), MoveCage(0), MoveCage(4), LoadCube("black"), pair)
    ]
    assert told == [
        "place workers: bank",
        "cage to the surface",
        "cage to level 4 (black)",
        "load a black cube",
        "grey (cage) and yellow (storage) onto truck 5 (black), black space",
    ]


def outcome(*totals: int, francs: tuple[int, ...]) -> Outcome:
    standing = sorted({*zip(totals, francs, strict=True)}, reverse=True)
    ranks = tuple(
        tuple(seat for seat, own in enumerate(zip(totals, francs, strict=True)) if own == rank)
        for rank in standing
    )
    return Outcome(ranks, totals, tuple(ScoreRow(source, totals) for source in SOURCES), francs)


def test_the_result_is_ranked() -> None:
    text = PRESENTER.final(outcome(40, 61, 52, francs=(1, 0, 4)), party(), words("en"))
    assert text.splitlines() == ["1. **Éloïse**: 61 points", "2. **Oğuz**: 52 points", "3. **Jörg**: 40 points"]


def test_a_tie_is_decided_by_francs() -> None:
    text = PRESENTER.final(outcome(61, 61, 52, francs=(1, 3, 4)), party(), words("en"))
    assert text.splitlines()[0] == "1. **Éloïse**: 61 points"
    assert text.splitlines()[1] == "2. **Jörg**: 61 points"
    assert text.splitlines()[-1] == "Equal points: most francs decide (Jörg 1, Éloïse 3)."


def test_a_tie_at_a_lower_place_is_explained_too() -> None:
    text = PRESENTER.final(outcome(40, 61, 40, francs=(1, 0, 4)), party(), words("en"))
    assert text.splitlines()[-1] == "Equal points at place 2: most francs decide (Jörg 1, Oğuz 4)."
    shared = PRESENTER.final(outcome(40, 61, 40, francs=(4, 0, 4)), party(), words("en"))
    assert len(shared.splitlines()) == 3


def test_a_shared_victory_is_said() -> None:
    text = PRESENTER.final(outcome(61, 61, 52, francs=(3, 3, 4)), party(), words("de"))
    assert text.splitlines()[:2] == ["1. **Jörg**: 61 Punkte", "1. **Éloïse**: 61 Punkte"]
    assert text.splitlines()[2].startswith("3. ")
    assert text.splitlines()[-1] == "Auch nach Francs gleich: Der Sieg ist geteilt."


def test_what_finishing_would_lose() -> None:
    """Mining steps left are named, with what they could still reach; nothing elsewhere."""
    mining = next(t.state for t in random_game(3, 71) if t.state.turn.stage == "mining")
    text = PRESENTER.unused(position(mining, mining.turn.seat), words("en"))
    assert text.startswith(f"{steps_left(mining)} mining steps")
    placing = next(t.state for t in random_game(3, 71) if t.state.turn.stage == "place")
    assert PRESENTER.unused(position(placing, placing.turn.seat), words("en")) == ""


@pytest.mark.parametrize("text", ["goal 9", "goal x", "goal", "rank+ nothing", "cage 7", "", "x" * 401])
def test_nonsense_is_malformed(text: str) -> None:
    """Whatever cannot be read raises MalformedAction with a code that has a text."""
    mining = next(t.state for t in random_game(3, 71) if t.state.turn.stage == "mining")
    with pytest.raises(MalformedAction) as refused:
        acts(PRESENTER, mining, mining.turn.seat, text)
    for language in LANGUAGES:
        assert PRESENTER.malformed(refused.value.code, refused.value.params, words(language))


def test_a_ranking_with_an_unknown_or_ambiguous_name_is_malformed() -> None:
    state = begin(4, 72).state
    with pytest.raises(MalformedAction) as refused:
        acts(PRESENTER, state, 0, "Zeppelin 9")
    assert refused.value.code == "card-not-open"
    vehicle = max(
        ("handcart", "horse_cart", "truck", "locomotive"), key=lambda v: sum(v in c for c in state.draft)
    )
    with pytest.raises(MalformedAction) as refused:
        acts(PRESENTER, state, 0, vehicle.split("_")[0])
    assert refused.value.code == "card-ambiguous"


@pytest.mark.parametrize("language", LANGUAGES)
def test_means_have_a_line_each_and_begin_with_who_must_act(language: Language) -> None:
    """The one at turn first and marked, the others as they play: clockwise, in the draft the other way round.

    After the end nobody is marked, and who leads is first.
    """
    people = party()
    for phase, order in (("draft", (1, 0, 2)), ("shift", (1, 2, 0))):
        states = (t.state for t in random_game(3, 71) if t.state.turn.seat == 1)
        view = GAME.observe(next(one for one in states if one.phase == phase), None)
        lines = PRESENTER.deciding(view, people, words(language)).splitlines()
        assert [line.startswith("➤ ") for line in lines] == [True, False, False]
        assert all(people.names[seat] in line for seat, line in zip(order, lines, strict=True))
    seats = tuple(
        msgspec.structs.replace(one, points=points) for one, points in zip(view.seats, (3, 5, 9), strict=True)
    )
    ended = msgspec.structs.replace(view, active=(), phase="over", seats=seats)
    over = PRESENTER.deciding(ended, people, words(language))
    assert "➤" not in over
    assert all(people.names[seat] in line for seat, line in zip((2, 1, 0), over.splitlines(), strict=True))


# What the table sets right


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_can_be_set_right_has_a_name_and_its_values_words(language: Language) -> None:
    """Nothing of an id remains, and two things never have the same name."""
    assert GAME.repairs is not None
    for transition in [*random_game(3, 73, Options(delivered="open"))][:-1:12]:
        state, named = transition.state, set[str]()
        for one in GAME.repairs.quantities(state):
            name = PRESENTER.quantity(state, one.id, party(), words(language))
            assert "." not in one.id or one.id not in name
            assert not {"{", "_"} & set(name)
            assert name not in named
            named.add(name)
            for value in (one.value, one.values[0], one.values[-1]):
                said = PRESENTER.quantity_value(state, one.id, value, party(), words(language))
                assert 0 < len(said) <= 60
                assert not {"{", "_", "+"} & set(said)


SET_RIGHT = {
    "en": "The table sets right: Éloïse’s francs, 5 → 7; workers on mining, 6 steps, nobody → Oğuz 2.",
    "de": "Der Tisch stellt richtig: Francs von Éloïse, 5 → 7; "
    "Arbeiter auf dem Feld Fördern, 6 Schritte, niemand → Oğuz 2.",
    "fr": "La table rectifie\u00a0: francs d’Éloïse, 5 → 7\u00a0; "
    "ouvriers sur la case extraction, 6 déplacements, personne → Oğuz 2.",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_repair_says_what_it_set_before_and_after(language: Language) -> None:
    changes = ("francs.1", "5", "7", "space.mining_6", "nobody", "2:2")
    event = Event(REPAIRED, TABLE_RULE, None, {"changes": changes})
    assert PRESENTER.tell(event, party(), words(language)) == SET_RIGHT[language]


@pytest.mark.parametrize(
    ("piece", "name"),
    [
        ("grey", "cubes in grey"),
        ("truck_11", "truck 12 (3 black)"),
        ("grey_2_light", "2 grey (light)"),
        ("workers.1", "Éloïse’s workers in reserve"),
    ],
)
def test_pieces_that_do_not_add_up_are_named(piece: str, name: str) -> None:
    violation = Violation("too-many-pieces", "Contenu", {"piece": piece, "have": 17, "box": 16})
    told = PRESENTER.refusal(violation, party(), words("en"))
    assert told.startswith(f"Too many of {name}: 17 in all, in the box 16.")
