"""Autocomplete: legal values only, found by the words of any language, and a reason where there is none."""

from collections.abc import Mapping

import pytest
from coal_baron_tables import begin, random_game

from bot.post import Choice, fit
from bot.words import LANGUAGES, Language, words
from cogs.coal_baron import PRESENTER, things
from cogs.coal_baron.cog import TYPED
from cogs.coal_baron.signs import hand_signs, signs
from cogs.desk import CHOICE
from cogs.interactions.completing import NOTHING
from cogs.matching import matches
from games.coal_baron import facts, turns
from games.coal_baron.game import GAME
from games.coal_baron.state import Options, Outstanding, Section, State
from games.engine.contract import apply_all
from games.engine.rng import seeded
from games.engine.violation import MalformedAction
from tests.cogs.positions import acts, options_of, suggestions

OPTIONS = options_of(TYPED)


def spaces_matching(typed: str) -> list[str]:
    return [space for space in facts.SPACES if matches(typed, things.texts(begin().state, "space", space))]


def offered(
    state: State,
    parameter: str,
    typed: str = "",
    others: Mapping[str, str] | None = None,
    language: Language = "en",
) -> list[Choice]:
    return list(suggestions(TYPED, state, state.turn.seat, parameter, typed, others or {}, words(language)))


def values(state: State, parameter: str, typed: str = "", others: Mapping[str, str] | None = None) -> list[str]:
    return [choice.value for choice in offered(state, parameter, typed, others)]


def at_stage(stage: str, seed: int = 100, players: int = 3) -> State:
    return next(t.state for t in random_game(players, seed) if t.state.turn.stage == stage)


@pytest.mark.slow
def test_limits_hold_in_whole_games() -> None:
    """At most 25 entries of at most 100 characters, each of them different."""
    for number, transition in enumerate(random_game(3, 101)):
        for verb, options in OPTIONS.items() if number % 5 == 0 else ():
            for option in options:
                for language in LANGUAGES:
                    found = offered(transition.state, f"{verb} {option}", "", {}, language)
                    assert 1 <= len(found) <= 25
                    assert all(0 < len(c.label) <= 100 and 0 < len(c.value) <= 100 for c in found)
                    assert len({choice.value for choice in found}) == len(found)


@pytest.mark.slow
@pytest.mark.parametrize("seed", [102, 103])
def test_everything_suggested_is_legal(seed: int) -> None:
    """Following the suggestions option by option always ends at a legal action."""
    for number, transition in enumerate(random_game(3, seed)):
        state = transition.state
        if number % 5 or not GAME.active_seats(state):
            continue
        legal = {GAME.notation(action) for action in GAME.legal_actions(state, state.turn.seat)}
        for verb, options in OPTIONS.items():
            chosen: dict[str, str] = {}
            for option in options:
                chosen[option] = values(state, f"{verb} {option}", "", chosen)[-1]
            if NOTHING not in chosen.values():
                (action,) = acts(PRESENTER, state, state.turn.seat, TYPED.commands[verb].line(chosen))
                assert GAME.notation(action) in legal


@pytest.mark.parametrize(
    "typed",
    [
        "mining 8",
        "Förderung 8",
        "Foerdern 8",
        "FOERDERN 8",
        "mınıng 8",
        "forderung 8",
        "FÖRDERN 8",
        "extraction 8",
        "mining_8",
        "8 dépl",
        "8 steps",
    ],
)
def test_a_space_is_found_in_any_language(typed: str) -> None:
    assert spaces_matching(typed) == ["mining_8"]


@pytest.mark.parametrize(
    ("typed", "spaces"),
    [
        ("bank", ["bank"]),
        ("banque", ["bank"]),
        ("livraison camion", ["delivery_truck"]),
        ("Fuhrwerk", ["delivery_horse_cart"]),
        ("usine 3", ["factory_3"]),
        ("5 francs", ["money_5"]),
        ("piocher commandes", ["order_draw"]),
        ("Auftrag 2", ["order_2"]),
        ("nonsense", []),
    ],
)
def test_spaces_by_their_names(typed: str, spaces: list[str]) -> None:
    assert spaces_matching(typed) == spaces


@pytest.mark.parametrize(
    ("verb", "options", "text"),
    [
        ("place", {"space": "Foerdern 8"}, "place mining_8"),
        ("place", {"space": "MINING_8"}, "place MINING_8"),
        ("place", {"space": "banque"}, "place bank"),
        ("place", {"space": "nonsense"}, "place nonsense"),
        ("place", {"space": "-"}, "place -"),
    ],
)
def test_a_typed_name_stands_for_the_one_legal_thing(verb: str, options: dict[str, str], text: str) -> None:
    """What is none stays as it is typed, and is refused with an example."""
    state = at_stage("place")
    assert TYPED.commands[verb].meant(state, state.turn.seat, options, words("en")) == text


def test_a_typed_name_of_several_things_is_asked_about() -> None:
    state = at_stage("place")
    with pytest.raises(MalformedAction, match="name-ambiguous"):
        TYPED.commands["place"].meant(state, state.turn.seat, {"space": "Fördern"}, words("en"))


def test_places_show_cost_and_offer() -> None:
    """Each space with the workers it takes, and the tile or card that lies there."""
    state = at_stage("place")
    labels = {choice.value: choice.label for choice in offered(state, "place space", "", {})}
    assert set(labels) == {action.space for action in GAME.legal_actions(state, state.turn.seat)}
    assert labels["mining_6"].startswith("J · Mining, 6 steps · ")
    assert "workers" in labels["mining_6"]
    drawing = [label for value, label in labels.items() if value.endswith("_draw")]
    assert drawing
    assert all(label.endswith("cannot be taken back") for label in drawing)
    assert any(" · Factory slot" in label and "franc" in label for label in labels.values())


def test_a_reason_stands_where_nothing_is_legal() -> None:
    """One entry, in the user's language, with the value that means nothing."""
    state = at_stage("place")
    (choice,) = offered(state, "load coal", "", {}, "de")
    assert choice.value == NOTHING
    assert choice.label.startswith("Nichts möglich: Entscheide zuerst")
    (choice,) = suggestions(TYPED, state, (state.turn.seat + 1) % 3, "place space", "", {}, words("fr"))
    assert choice == Choice("Rien de possible\u00a0: ce n’est pas votre tour", NOTHING)


def test_the_reason_is_the_judges() -> None:
    state = at_stage("mining")
    while state.seats[state.turn.seat].cage_level:
        state = GAME.apply(state, state.turn.seat, GAME.parse("cage 0")).state
    (choice,) = offered(state, "load coal")
    assert choice.label.startswith("Nothing is possible: The cage is at the surface")


def test_the_reason_is_not_that_of_a_colour_that_was_not_meant() -> None:
    """An order without a yellow space while the cage is below; a cube in the cage that the order wants."""
    state = begin(3, options=Options(storing="unneeded_only", storage_use="surface")).state
    seat = state.turn.seat
    state.phase, state.turn = "shift", turns.Mining(seat, "mining_10", 10)
    me = state.seats[seat]
    me.outstanding = (Outstanding("handcart_02", ((),) * len(facts.ORDERS["handcart_02"].spaces)),)
    (wanted, *_) = facts.ORDERS["handcart_02"].spaces
    assert "yellow" not in facts.ORDERS["handcart_02"].spaces
    me.cage_level, me.cage, me.sections = 1, (wanted,), (Section("yellow_1_light", (None,)),)
    for parameter in ("fill order", "pair space", "store coal"):
        assert "cage is at" in offered(state, parameter)[0].label, parameter
    me.cage_level = 0
    assert "fits" in offered(state, "store coal")[0].label


def test_nothing_fits_what_is_typed() -> None:
    (choice,) = offered(at_stage("place"), "place space", "z" * 200)
    assert choice.value == NOTHING
    assert len(choice.label) <= 100


def test_options_are_judged_against_each_other() -> None:
    """Of a pair, the second cube fits the first; of a fill, the coal fits the order."""
    states = [t.state for t in random_game(2, 104) if t.state.turn.stage == "mining"]
    state = next(s for s in states if "pair" in {GAME.notation(a)[:4] for a in GAME.legal_actions(s, s.turn.seat)})
    order = values(state, "pair order")[0]
    space = values(state, "pair space", "", {"order": order})[0]
    given = {"order": order, "space": space}
    for first in values(state, "pair first", "", given):
        for second in values(state, "pair second", "", {**given, "first": first}):
            line = TYPED.commands["pair"].line({**given, "first": first, "second": second})
            (action,) = acts(PRESENTER, state, state.turn.seat, line)
            assert GAME.check(state, state.turn.seat, action) is None
    (choice,) = offered(state, "fill coal", "", {"order": "no such order"})
    assert choice.value == NOTHING


def test_a_ranking_is_completed_card_by_card() -> None:
    """What is typed stays, one more open card follows; nothing longer than Discord takes."""
    state = begin(4, 105).state
    first, second = state.draft[:2]
    found = values(state, "rank orders", f"{first} {second} ")
    assert len(found) == 11
    assert all(value.startswith(f"{first} {second} ") and len(value) <= 100 for value in found)
    (action,) = acts(PRESENTER, state, 0, TYPED.commands["rank"].line({"orders": found[0]}))
    assert action.orders == (first, second, state.draft[2])
    assert GAME.notation(acts(PRESENTER, state, 0, TYPED.commands["rank"].line({}))[0]) == "unrank"


def test_plans_are_offered_and_judged() -> None:
    """Without text the goals, each of which can be carried out; with text whether the plan is legal."""
    state = at_stage("mining")
    seat = state.turn.seat
    for value in values(state, "mine plan"):
        assert apply_all(GAME, state, seat, acts(PRESENTER, state, seat, value))
    level = 2 if state.seats[seat].cage_level != 2 else 1
    (choice,) = offered(state, "mine plan", f"cage {level}")
    assert choice == Choice("This plan, 1 step", f"cage {level}")
    for typed in ("cage 2, cage 2, cage 2", "dig", "place bank"):
        (choice,) = offered(state, "mine plan", typed)
        assert choice.label.startswith("Nothing is possible: ")
        assert choice.value == typed


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_legal_plan_too_long_for_a_value_is_never_cut(language: Language) -> None:
    """Taking the entry must not play a shorter plan; the text as typed is read whole."""
    state = at_stage("mining")
    seat = state.turn.seat
    level = 2 if state.seats[seat].cage_level != 2 else 1
    typed = f"cage {level}".ljust(100)
    (choice,) = offered(state, "mine plan", typed, {}, language)
    assert choice.value == typed
    (choice,) = offered(state, "mine plan", f"{typed} ", {}, language)
    assert choice == Choice(words(language)("suggest-plan-long"), NOTHING)
    assert len(acts(PRESENTER, state, seat, typed.ljust(400))) == 1


def test_a_plan_tells_nothing_of_what_comes_after_its_end() -> None:
    """Whichever card another seat's ranking takes first, the answer to a plan beyond the own end is one."""
    state = begin(2, 7).state
    seat, other = state.turn.seat, 1 - state.turn.seat
    first, *rest = state.draft
    ranked = GAME.apply(state, other, GAME.parse(f"rank {rest[0]} {rest[1]}")).state
    mine = TYPED.commands["mine"]
    said = {
        mine.offered(ranked, seat, "plan", f"draft {first}, end, draft {card}", {}, words("en"))[0].label
        for card in rest
    }
    assert said == {fit(words("en")("suggest-none", reason=words("en")("end-inside-plan")), CHOICE)}


def test_a_plan_tells_nothing_of_the_pile() -> None:
    """A card on top of the pile and one that lies deep get the same answer."""
    state = next(t.state for t in random_game(2, 9) if t.state.turn.stage == "place")
    labels = {
        offered(state, "mine plan", f"place order_draw, keep {card.card}")[0].label for card in state.order_pile
    }
    assert len(labels) == 1


def hand(state: State) -> dict[str, str]:
    """The letter of each card in hand, as its picture has it."""
    view = GAME.observe(state, state.turn.seat)
    return dict(hand_signs(view, view.seats[state.turn.seat]))


def meant(state: State, verb: str, option: str, typed: str) -> str:
    return TYPED.commands[verb].meant(state, state.turn.seat, {option: typed}, words("en"))


@pytest.mark.parametrize(("stage", "verb"), [("keep", "keep"), ("put_next", "next")])
def test_the_letter_of_a_card_in_hand_means_it(stage: str, verb: str) -> None:
    """Listed before its name, first when it is typed, and understood where nothing was chosen from the list."""
    state = at_stage(stage)
    letters = hand(state)
    assert len(letters) > 1
    for entry in offered(state, f"{verb} card"):
        if entry.value != "none":
            assert entry.label.startswith(f"{letters[entry.value]} · ")
            assert values(state, f"{verb} card", letters[entry.value].lower())[0] == entry.value
    for card, letter in letters.items():  # of one that may not be kept, too: its refusal says why
        assert meant(state, verb, "card", letter.lower()) == f"{verb} {card}"


def test_the_letter_of_a_coal_means_it_before_any_name() -> None:
    """B is brown: where there is none left, it is not taken for the beginning of black."""
    state = at_stage("substitute", 126)
    letters = {"yellow": "A", "brown": "B", "grey": "C", "black": "D", "none": "E"}
    for entry in offered(state, "substitute coal"):
        assert entry.label.startswith(f"{letters[entry.value]} · ")
        assert values(state, "substitute coal", letters[entry.value])[0] == entry.value
    for coal, letter in letters.items():
        assert meant(state, "substitute", "coal", letter.lower()) == f"substitute {coal}"
    assert "brown" not in values(state, "substitute coal")


def test_the_letter_of_an_own_order_means_it_while_mining() -> None:
    for transition in random_game(3, 104):
        state = transition.state
        found = offered(state, "fill order") if state.turn.stage == "mining" else []
        orders = [own.order for own in state.seats[state.turn.seat].outstanding]
        if len(found) > 1:
            break
    else:
        pytest.fail("nobody could bring a cube to either of two orders")
    letters = dict(zip(orders, "ABCDEFGH", strict=False))
    for entry in found:
        assert entry.label.startswith(f"{letters[entry.value]} · ")
        assert values(state, "fill order", letters[entry.value])[0] == entry.value
    coal = {"coal": "yellow", "source": "cage"}
    for order in orders:
        said = TYPED.commands["fill"].meant(state, state.turn.seat, {"order": letters[order], **coal}, words("en"))
        assert said.startswith(f"fill {order} ")


def test_no_letter_tells_another_seat_what_is_in_hand() -> None:
    """Whoever is not at turn is answered as if nobody had drawn anything."""
    state = at_stage("keep")
    other = (state.turn.seat + 1) % 3
    dealt = GAME.redeal(state, other, seeded("7" * 32))
    assert hand(dealt) != hand(state)
    for letter in "ABCDEF":
        answers = [answer(one, other, letter) for one in (state, dealt)]
        assert answers[0] == answers[1]
        assert not any(card in answers[0] for card in (*hand(state), *hand(dealt)))


def answer(state: State, seat: int, typed: str) -> str:
    """What a card means that somebody keeps by typing, or why it means none."""
    try:
        return TYPED.commands["keep"].meant(state, seat, {"card": typed}, words("en"))
    except MalformedAction as error:
        return f"{error.code} {error.params}"


def test_a_ranking_is_typed_by_letters_too() -> None:
    state = begin(4).state
    first, second, third = sorted(state.draft, key=lambda card: signs(state)[card])[:3]
    a, b, c = (signs(state)[card] for card in (first, second, third))
    assert meant(state, "rank", "orders", f"{a} {c.lower()}, {b}") == f"rank {first} {third} {second}"
    found = offered(state, "rank orders", f"{b}, {c}")
    assert found[0].value == f"{second} {third}"
    assert found[0].label.startswith(f"2) {c} · ")
