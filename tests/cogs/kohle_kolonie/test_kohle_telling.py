"""Events, refusals, results and moves as sentences."""

import pytest
from kohle_kolonie_tables import at_stage, begin, party, position, random_game
from msgspec.structs import replace

from bot.board_faults import board_fault
from bot.words import LANGUAGES, Language, words
from cogs.citing import cited
from cogs.kohle_kolonie import PRESENTER
from games.engine.contract import Outcome
from games.engine.event import Event, Fact
from games.engine.turns import expect
from games.engine.violation import MalformedAction, Violation
from games.kohle_kolonie.actions import Bid, BuyEngine, Declare, Flip, LeaveCeiling, RedeployMiner
from games.kohle_kolonie.game import GAME
from games.kohle_kolonie.turns import Miners
from tests.catalogues import kohle_kolonie as catalogue
from tests.cogs.positions import acts


@pytest.mark.parametrize(
    ("event", "language", "sentence"),
    [
        (
            Event("mine_bought", "5.1.2a", 0, {"card": "41", "coins": 2, "points": 2}),
            "en",
            "**Jörg** buys Friedlicher Nachbar (no. 41) for 2 coins, 2 points.",
        ),
        (
            Event("miner_redeployed", "5.1.2e", 1, {"source": "horst", "spot": "R2"}),
            "de",
            "**Éloïse** versetzt einen Kumpel von Siedlung in Horst nach Bahnhof Weitmar (R2).",
        ),
        (
            Event("engine_bought", "5.1.2b", 1, {"spot": "B1", "coins": 1}),
            "de",
            "**Éloïse** kauft für 1 Münze eine Dampfmaschine (Feld B1).",
        ),
        (
            Event("bid_ahead", "5.1.8", 2, {"ground": "general", "value": 7, "coins": 3}),
            "en",
            "**Oğuz** bids 7 for Vereinigter General (3 coins), within the ceiling set in advance.",
        ),
        (
            Event("bag_filled", "5.1.4", None, {"counts": (0, 2, 0, 1)}),
            "fr",
            "Disques dans le sac\u00a0: Éloïse 2, Siân 1, 3 noirs et 1 Rien.",
        ),
        (
            Event("pithead_flipped", "5.2.1", 3, {"pithead": "cokery", "workers": 5, "coins": 2, "points": 6}),
            "fr",
            "**Siân** retourne la carte Cokerie (5 travailleurs et 2 thunes)\u00a0: 6 PV.",
        ),
        (
            Event("pithead_flipped", "5.2.1", 0, {"pithead": "workforce", "workers": 0, "coins": 3, "points": 4}),
            "en",
            "**Jörg** flips Workforce (3 coins): 4 points.",
        ),
        (
            Event(
                "value_set",
                "5.1.8",
                1,
                {"ground": "cfe", "mines": 2, "administration": 1, "aid": 0, "unification": 0, "value": 3},
            ),
            "de",
            "**Éloïse** hat für Carl Friedrichs Erbstollen den Wert 3: Zechen 2 und Verwaltung 1.",
        ),
        (
            Event("none_to_secure", "5.1.4", None, {"seats": (0, 2)}),
            "de",
            "Keine weitere Zeche sichern können: Jörg, Oğuz.",
        ),
        (
            Event("answer_lapsed", "DESIGN", 3, {"answer": "protection", "ground": "cfe"}, only=(3,)),
            "en",
            "Carl Friedrichs Erbstollen is consolidated, so an answer that **Siân** set in advance no longer "
            "holds: protection of mines. It can be set again.",
        ),
        (
            Event("consolidation_won", "5.1.8", 0, {"ground": "cfe", "coins": 1, "points": 3, "engines": 2}),
            "de",
            "**Jörg** erhält die Großzeche Carl Friedrichs Erbstollen für 1 Münze: 3 Punkte, 2 Dampfmaschinen.",
        ),
    ],
)
def test_an_event_is_one_sentence(event: Event, language: Language, sentence: str) -> None:
    assert PRESENTER.tell(event, party(), words(language)) == sentence


@pytest.mark.parametrize(
    ("fact", "language", "sentence"),
    [
        (
            Fact(
                "mines_owned",
                {"ground": "hamburg_franziska", "mines": 3, "points": 3, "counts": (1, 1, 0, 0), "trust": 1},
            ),
            "en",
            "3 mines owned in Hamburg & Franziska: Jörg 1, Éloïse 1, Coal Trust 1.",
        ),
        (
            Fact(
                "mines_owned", {"ground": "general", "mines": 1, "points": 1, "counts": (0, 0, 0, 1), "trust": 0}
            ),
            "de",
            "1 Zeche mit Besitzer in Vereinigter General: Siân 1.",
        ),
        (
            Fact("card_points", {"card": "general", "points": 4}),
            "en",
            "Large mine Vereinigter General brings 4 points once.",
        ),
        (
            Fact("discs_laid", {"seat": 1, "discs": 2, "unsecured_spaces": ("A2", "B1"), "safe_spaces": ()}),
            "fr",
            "Éloïse\u00a0: 2 disques\u00a0; sans protection\u00a0: A2, B1\u00a0; protégé\u00a0: rien.",
        ),
        (Fact("source_total", {"source": "disasters", "points": -3}), "de", "Grubenunglücke: −3 Punkte."),
        (
            Fact("price_raised", {"pithead": "cokery", "coins": 1, "seats": (0, 2)}),
            "de",
            "1 Münze mehr, seit zum ersten Mal Kokerei gedreht wurde; gedreht haben: Jörg, Oğuz.",
        ),
    ],
)
def test_a_fact_is_one_short_sentence(fact: Fact, language: Language, sentence: str) -> None:
    assert PRESENTER.fact(fact, party(), words(language)) == sentence


def test_a_player_s_name_keeps_its_small_letter() -> None:
    small = replace(party(), names=("jörg", "Éloïse", "Oğuz", "Siân"))
    assert PRESENTER.fact(Fact("no_mine", {"seat": 0}), small, words("en")) == "jörg owns no mine."


@pytest.mark.parametrize(
    ("rule", "language", "reference"),
    [
        ("5.1.2a", "en", "rulebook 5.1.2a · Buying a mine card"),
        ("5.2.1 Workforce", "de", "Regelheft 5.2.1 · Belegschaft"),
        ("auto_pass_bid", "fr", "interprétation sur 5.1.8 · Les enchères"),
        ("DESIGN", "de", "Hausregel"),
    ],
)
def test_the_rule_behind_an_event(rule: str, language: Language, reference: str) -> None:
    assert cited("kohle_kolonie", rule, words(language)) == reference


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_cited_has_a_heading(language: Language) -> None:
    """No section and no ruling is cited by its bare code."""
    for rule in catalogue.RULES:
        told = cited("kohle_kolonie", rule, words(language))
        assert told == words(language)("rule-house") if rule == "DESIGN" else told.count(" ") > 1
        assert len(told) <= 110


def test_a_refusal_names_rule_numbers_and_what_is_possible() -> None:
    violation = Violation("against-the-arrows", "placement_tree", {"space": "B3", "instead_space": "A2"})
    assert PRESENTER.refusal(violation, party(), words("en")) == (
        "Space B3 may not be filled yet; space A2 may. (ruling on 5.1.2a · Buying a mine card)"
    )
    violation = Violation("bid-too-high", "5.1.8", {"coins_needed": 4, "coins_have": 3, "most": 6})
    assert PRESENTER.refusal(violation, party(), words("de")).startswith(
        "Das kostet 4 Münzen, du hast 3; 6 ist dein höchster Wert."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_typed_words_cannot_break_out_of_their_marks(language: Language) -> None:
    """What somebody typed is repeated between code marks, without code marks of its own."""
    typed = "```@everyone` [x](https://example.org)"
    text = PRESENTER.malformed("unknown-verb", {"word": typed}, words(language))
    assert text.count("`") == 2
    refused = PRESENTER.refusal(Violation("unknown-village", "5.1.2a", {"word": typed}), party(), words(language))
    assert refused.count("`") == 2


@pytest.mark.one_quick
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("players", "preset"), [(3, "english"), (4, "steiger"), (5, "french")])
def test_every_event_of_whole_games_is_told(language: Language, players: int, preset: str) -> None:
    """No message lacks a value: neither braces nor empty names remain, and every sentence is short."""
    for transition in random_game(players, 60 + players, preset):
        for event in transition.events:
            told = PRESENTER.tell(event, party(players), words(language))
            assert "{" not in told
            assert "  " not in told
            assert "****" not in told
            assert 10 < len(told) <= 600
            assert 0 < len(cited("kohle_kolonie", event.rule, words(language))) <= 110
            for fact in event.facts:
                said = PRESENTER.fact(fact, party(players), words(language))
                assert "{" not in said
                assert "  " not in said
                assert said.endswith(".")
                assert 10 < len(said) <= 300


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_of_whole_games_has_a_name(language: Language) -> None:
    """The moves of an open turn in a few words."""
    for number, transition in enumerate(random_game(4, 70)):
        state = transition.state
        for seat in GAME.active_seats(state)[:1] if number % 5 == 0 else ():
            for action in GAME.legal_actions(state, seat)[:60]:
                told = PRESENTER.move(state, action, party(), words(language))
                assert 3 < len(told) <= 150


def test_moves_in_english() -> None:
    state = begin().state
    moves = [
        BuyEngine("B1", True),
        Flip("workforce", "coins"),
        RedeployMiner("horst", "R2"),
        Declare(True, 2),
        Bid(7),
        LeaveCeiling("general", 9),
    ]
    assert [PRESENTER.move(state, action, party(), words("en")) for action in moves] == [
        "with the marker: steam engine: space B1",
        "flip Workforce",
        "redeploy: settlement in Horst to station Weitmar (R2)",
        "declare: aid 2, unification 2",
        "bid 7",
        "ceiling for Vereinigter General: 9",
    ]


def test_the_result_is_ranked() -> None:
    outcome = Outcome(((1,), (2,), (0,)), (40, 61, 52), (), (1, 0, 4), (0, 0, 0))
    text = PRESENTER.final(outcome, party(3), words("en"))
    assert text.splitlines() == ["1. **Éloïse**: 61 points", "2. **Oğuz**: 52 points", "3. **Jörg**: 40 points"]


def test_ties_are_explained_step_by_step() -> None:
    """Engines first, mine values where engines are equal, and a shared victory where all is."""
    by_engines = Outcome(((1,), (0,), (2,)), (61, 61, 50), (), (1, 3, 4), (2, 2, 2))
    assert PRESENTER.final(by_engines, party(3), words("en")).splitlines()[3:] == [
        "Equal points: most steam engines decide (Jörg 1, Éloïse 3)."
    ]
    by_values = Outcome(((1,), (0,), (2,)), (61, 61, 50), (), (3, 3, 4), (5, 8, 2))
    lines = PRESENTER.final(by_values, party(3), words("en")).splitlines()
    assert lines[-1] == "Equal in steam engines, too: mine values decide (Jörg 5, Éloïse 8)."
    shared = Outcome(((0, 1), (2,)), (61, 61, 50), (), (3, 3, 4), (8, 8, 2))
    assert (
        PRESENTER.final(shared, party(3), words("de")).splitlines()[-1] == "In allem gleich: Der Sieg ist geteilt."
    )


@pytest.mark.parametrize(("language", "word"), [("en", "point"), ("de", "Punkt"), ("fr", "PV")])
def test_a_score_of_minus_one_keeps_its_sign(language: Language, word: str) -> None:
    """Plural rules look at 1, not at its sign: the number is always written out."""
    assert [words(language)("kk-points", count=count) for count in (1, -1)] == [f"1 {word}", f"−1 {word}"]


def test_what_finishing_would_leave_unused() -> None:
    """The action, a mine within one's means, the bonus marker; miners left; nothing out of turn."""
    state = at_stage("act", 71)
    text = PRESENTER.unused(position(state, state.turn.seat), words("en"))
    assert text.startswith("your action")
    assert "a mine that you could afford" in text
    mining = at_stage("miners", 71)
    left = expect(mining.turn, Miners).left
    text = PRESENTER.unused(position(mining, mining.turn.seat), words("en"))
    assert text.startswith(f"miners (insert {left.insert}, redeploy {left.redeploy})")
    assert PRESENTER.unused(position(state, (state.turn.seat + 1) % 4), words("en")) == ""


@pytest.mark.parametrize(
    "text",
    [
        "rank+ nothing",
        "spot+ Z9",
        "ceil general to x",
        "ceil general uni 99999",
        "general: 5, 9999 unification markers",
        "general: -5",
        "general: 5, unification -2",
        "ceil nowhere to 3",
        "ceil general up 3",
        "Vereinigte: 9",
        "Atlantis: 9",
        "general: aid",
        "general: 9, nonsense",
        "bid many",
        "",
        "x" * 401,
    ],
)
def test_nonsense_is_malformed(text: str) -> None:
    """Whatever cannot be read raises MalformedAction with a code that has a text."""
    state = begin().state
    with pytest.raises(MalformedAction) as refused:
        acts(PRESENTER, state, 0, text)
    for language in LANGUAGES:
        assert PRESENTER.malformed(refused.value.code, refused.value.params, words(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_auction_shows_values_their_parts_bids_and_coins(language: Language) -> None:
    """The turn message of a bid has every value with its parts, the Trust, the coins left, the least bid."""
    text = words(language)
    for seed in (130, 131, 132):
        state = at_stage("bid", seed, 4)
        view = GAME.observe(state, None)
        assert state.auction is not None
        told = PRESENTER.deciding(view, party(), text)
        for seat, value in zip(state.auction.order, state.auction.values, strict=True):
            assert f"{party().names[seat]} **{value.total}**" in told
            assert text("kk-coins", count=state.seats[seat].coins) in told
            assert text("kk-value-mines", points=value.mines) in told
        assert view.auction is not None
        assert str(view.auction.next_bid) in told
        assert len(told) <= 900
        assert (state.auction.trust is not None) == ("Syndi" in told or "Trust" in told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_board_faults_have_sentences(language: Language) -> None:
    """Every fault of a board file names the record and the field, without any markup of the file."""
    for code, names in catalogue.BOARD_FAULTS.items():
        fault = Violation(code, "small_mines 7, **price**", dict.fromkeys(names, "`7`"))
        told = board_fault(fault, words(language))
        assert told.startswith("small\\_mines 7")
        assert "**" not in told.replace("\\*\\*", "")
        assert "{" not in told
