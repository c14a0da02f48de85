"""The position in words: everything a View holds, in paragraphs that fit a message."""

from dataclasses import dataclass

import msgspec
import pytest
from coal_baron_tables import party, random_game

from bot.words import LANGUAGES, Language, words
from cogs.coal_baron import PRESENTER, names
from games.coal_baron import facts
from games.coal_baron.game import GAME
from games.coal_baron.state import Outstanding
from games.coal_baron.turns import hand_of
from games.coal_baron.view import View
from tests.cogs.positions import said


@dataclass
class Written:
    """A position in words, and where it came from."""

    view: View
    paragraphs: list[str]

    @property
    def text(self) -> str:
        return "\n".join(self.paragraphs)


def written(view: View, language: Language = "en") -> Written:
    return Written(view, said(PRESENTER, view, party(len(view.seats)), words(language)))


def views(players: int, seed: int, step: int = 25) -> list[View]:
    states = [transition.state for transition in random_game(players, seed)]
    return [GAME.observe(state, seat) for state in states[::step] for seat in (None, state.turn.seat)]


@pytest.mark.one_quick
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_paragraphs_fit_a_message(players: int, language: Language) -> None:
    for view in views(players, 110 + players):
        paragraphs = written(view, language).paragraphs
        assert all(0 < len(paragraph) <= 1900 for paragraph in paragraphs)
        assert "{" not in "".join(paragraphs)


@pytest.mark.slow
def test_every_space_is_there_with_what_it_takes() -> None:
    """Open spaces with tile or card, price, who stands there and the workers needed; closed ones as closed."""
    for view in views(3, 120):
        text = written(view).text
        for space in facts.SPACES:
            (line,) = [one for one in text.splitlines() if one.startswith(f"• {_name(space)}") and _of(one, space)]
            assert ("lock tile" in line) == view.closed(space)
            standing = view.spaces.get(space)
            if standing is not None and space != "bank":
                assert f"{party().names[standing.seat]} with {standing.count}" in line
                assert f"takes {standing.count + 1} workers" in line


def _name(space: str) -> str:
    return names.capital(names.space(space, words("en")))


def _of(line: str, space: str) -> bool:
    rest = line.removeprefix(f"• {_name(space)}")
    return rest[:1] in (";", ":", "")


def test_display_and_draft_are_there() -> None:
    for view in views(4, 121):
        text = written(view).text
        for tile in view.tile_slots:
            if tile is not None:
                assert names.tile(tile, words("en")) in text
        for order in (*view.draft, *view.order_slots):
            if order is not None:
                assert names.order(order, words("en")) in text or names.order_in_full(order, words("en")) in text


def test_everything_of_each_player_is_there() -> None:
    """Means, cage, storage, every minecart, orders and what lies on them, the score by source."""
    english = words("en")
    for view in views(2, 122):
        text = written(view).text
        for me in view.seats:
            assert names.points(me.points, english) in text
            assert names.cage(me.cage, me.cage_level, english) in text
            assert f"Storage: {names.cubes(me.storage, english)}" in text
            for own in me.outstanding:
                assert names.outstanding(own, english) in text
            for points in me.score:
                assert points == 0 or f" {points}" in text
            if me.delivered is not None:
                assert all(names.order(card, english) in text for card in me.delivered)
        carts = sum(len(section.cubes) for me in view.seats for section in me.sections)
        mines = [line for line in text.splitlines() if line.startswith("Level ")]
        signs = ("tile with ", "printed cart ", " and ")
        assert sum(line.count(sign) for line in mines for sign in signs) == carts


def test_two_cubes_on_one_space_are_named() -> None:
    view = GAME.observe(next(t.state for t in random_game(2, 123) if t.state.phase == "shift"), None)
    own = Outstanding("horse_cart_09", (("grey", "yellow"), ()))
    changed = msgspec.structs.replace(view.seats[0], outstanding=(own,))
    text = written(msgspec.structs.replace(view, seats=(changed, *view.seats[1:]))).text
    assert "• horse cart 9 (2 black): needs black; on it: grey and yellow for black" in text


def test_one_in_turn_reads_what_is_in_hand() -> None:
    """The drawn cards are in the owner's text, and in nobody else's."""
    state = next(t.state for t in random_game(3, 124) if t.state.turn.stage == "keep")
    heading = words("en")("cb-text-drawn")
    mine = written(GAME.observe(state, state.turn.seat)).text
    assert heading in mine
    assert all(names.card(card, words("en")) in mine for card in hand_of(state.turn))
    assert heading not in written(GAME.observe(state, None)).text


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_alt_texts_fit_and_say_who_acts(language: Language) -> None:
    """1,024 characters at most, at the end of a crowded game, too."""
    for players in (2, 3, 4):
        for view in views(players, 130 + players):
            people, text = party(players), words(language)
            shots = [PRESENTER.board(view, people, text)]
            shots += [PRESENTER.player(view, seat, people, text) for seat in range(players)]
            shots += [PRESENTER.area(view, area, people, text) for area, _ in PRESENTER.areas(view, text)]
            assert all(0 < len(shot.alt) <= 1024 for shot in shots)
            assert all(people.plain_names[seat] in shots[0].alt for seat in view.active)


def test_an_alt_text_tells_of_the_area_shown_and_of_nothing_else() -> None:
    """Tiles only with the factory, cards only with the orders, workers where they stand, the bank's too."""
    text, people = words("en"), party(2)
    crowded = (view for view in views(2, 131, 1) if sum(view.bank) and "mining" in str(view.spaces))
    view = next(crowded)
    alts = {area: PRESENTER.area(view, area, people, text).alt for area, _ in PRESENTER.areas(view, text)}
    tiles, cards = "Tiles in the factory: ", "Order cards: "
    assert [area for area, alt in alts.items() if tiles in alt] == ["factory"]
    assert [area for area, alt in alts.items() if cards in alt] == ["orders"]
    assert [area for area, alt in alts.items() if ": mining, " in alt or "; mining, " in alt] == [
        "mining_delivery"
    ]
    assert [area for area, alt in alts.items() if "bank " in alt] == ["money_bank"]


def test_a_players_alt_text_is_made_of_sentences() -> None:
    alt = PRESENTER.player(views(2, 131)[0], 0, party(2), words("en")).alt
    assert "Storage: nothing. Level 1 (yellow): " in alt


def test_french_parts_a_series_as_french_does() -> None:
    crowded = next(view for view in views(2, 131, 1) if len(view.spaces) > 6)
    shot = PRESENTER.board(crowded, party(2), words("fr"))
    assert "\u00a0; " in shot.alt
    assert ";" not in shot.alt.replace("\u00a0; ", "")
