"""What Discord takes at the extremes: boards with the longest names all alike, people as well, many phases."""

from typing import Any

import msgspec
import pytest

from bot.controls import CUSTOM_ID_LIMIT
from bot.letters import EndedPhase, PhaseLetter, TurnLetter
from bot.outgoing.composing import compose
from bot.outgoing.phase_posts import one_phase
from bot.post import BUTTONS_A_ROW, MENU_LIMIT, ROWS, TEXT_LIMIT, Button, Control, Menu, Post
from bot.tables.loaded import Loaded
from bot.tables.positions import kept
from bot.words import LANGUAGES, Language, words
from cogs.views.board_words import in_words
from cogs.views.panel import panel
from games.engine.contract import AnyGame, Setup
from games.engine.event import visible_events
from games.kohle_kolonie import boards as kohle
from games.registry import GAMES
from games.ruhrschifffahrt import boards as ruhr
from tests.heard.heard_tables import Stretch, found_once, seated, seen_by
from tests.heard.test_hidden import focuses

LONGEST = 60
"""Letters of a name on a board."""
NAMES = {"markup": ("*" * LONGEST, "*_" * 16), "wide": ("W" * LONGEST, "\u202e" + "@everyone" * 3)}


def brought(game: AnyGame, name: str) -> dict[str, str]:
    """The option of a board on which everything has that name, where the game takes one."""
    boards: Any = {"kohle_kolonie": kohle, "ruhrschifffahrt": ruhr}.get(game.id)
    if boards is None:
        return {}
    board, same = boards.known[boards.STEIGER], dict[str, Any](name=name)
    of_land = ("regions", "grounds", "villages", "stations", "lines", "small_mines", "large_mines", "single_mines")
    for kind in (*of_land, "river", "depots"):
        if hasattr(board, kind):
            same[kind] = tuple(msgspec.structs.replace(one, name=name) for one in getattr(board, kind))
    return {"board": boards.know(msgspec.structs.replace(board, **same))}


def played(game: AnyGame, name: str, every: int) -> list[Stretch]:
    """Positions of a game on that board, by the first legal action that is not the last one's."""
    options = game.options_type(**brought(game, name))
    made = game.new_game(Setup(seats=game.seats[-1], options=options, seed=f"{6:032x}"))
    found, number, state = [Stretch(made.state, tuple(made.events), ())], 0, made.state
    while seats := game.active_seats(state):
        legal = [one for one in game.legal_actions(state, seats[0]) if one != game.end_turn]
        can_end = game.check(state, seats[0], game.end_turn) is None
        action = game.end_turn if can_end and (not legal or number % 3 == 0) else legal[number % len(legal)]
        made, number = game.apply(state, seats[0], action), number + 1
        state = made.state
        if number % every == 0 or len(made.phase_ends) > 1:
            found.append(Stretch(state, tuple(made.events), tuple(made.phase_ends)))
    return found


def check_control(control: Control) -> None:
    assert isinstance(control, Button | Menu)
    assert len(control.id) <= CUSTOM_ID_LIMIT
    if isinstance(control, Button):
        assert 1 <= len(control.label) <= 80
        return
    assert 1 <= len(control.placeholder) <= 150
    assert 1 <= len(control.choices) <= MENU_LIMIT
    assert len({one.value for one in control.choices}) == len(control.choices)
    for one in control.choices:
        assert 1 <= len(one.label) <= 100
        assert 1 <= len(one.value) <= 100
        assert len(one.description) <= 100


def check(post: Post) -> None:
    assert 1 <= len(post.text) <= TEXT_LIMIT
    assert "@everyone" not in post.text
    assert len(post.rows) <= ROWS
    controls = [control for row in post.rows for control in row]
    assert all(1 <= len(row) <= BUTTONS_A_ROW for row in post.rows)
    assert len({getattr(one, "id", one) for one in controls}) == len(controls)
    for control in controls:
        check_control(control)
    assert all(1 <= len(shot.alt) <= 1024 for shot in post.shots)


def check_channel(loaded: Loaded, stretch: Stretch) -> None:
    """The turn message, and as many phases as one message holds."""
    game, public, row = loaded.game, visible_events(stretch.events, None), 10**15
    asked = game.active_seats(stretch.state)
    if asked:
        letter = TurnLetter(position=kept(game, stretch.state), asked=asked, events=public)
        check(compose(letter, loaded, row))
    ended = tuple(EndedPhase(end.phase, kept(game, end.state), public) for end in stretch.ends)
    for count in (1, 2, 3, 4, 25) if ended else ():
        check(compose(PhaseLetter(phases=(ended * count)[:count]), loaded, row))
        check(one_phase(PhaseLetter(phases=(ended * count)[:count]), count, loaded, words("de")))


def check_private(loaded: Loaded, stretch: Stretch, language: Language) -> None:
    """Every part and every panel of who must decide, of the last seat and of a stranger."""
    state, asked = stretch.state, loaded.game.active_seats(stretch.state)
    for seat in {None, *asked[:1], len(loaded.seats) - 1}:
        news, text = seen_by(loaded, state, seat, stretch.events), words(language, spoken=True)
        with found_once(news, text) as parts:
            for part in ("", "x" * 6000, *(one.id for one in parts)):
                check(in_words(news, part, text))
        if seat is not None:
            first = panel(news.seen, text)
            for focus in ("", *focuses(first)[:30]):
                check(panel(news.seen, text, focus))


@pytest.mark.one_quick
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["markup", pytest.param("wide", marks=pytest.mark.slow)])
@pytest.mark.parametrize("game_id", GAMES)
def test_everything_fits(game_id: str, kind: str, language: Language) -> None:
    game, (place, person) = GAMES[game_id], NAMES[kind]
    loaded = seated(game, game.seats[-1], language, (person,) * game.seats[-1])
    loaded = msgspec.structs.replace(loaded, row=msgspec.structs.replace(loaded.row, name="Ä" * 40))
    stretches = played(game, place, 40)
    chosen = [*stretches[:: max(1, len(stretches) // 3)], *[one for one in stretches if len(one.ends) > 1][:1]]
    for stretch in chosen:
        at = msgspec.structs.replace(loaded, found_state=stretch.state)
        check_channel(at, stretch)
        check_private(at, stretch, language)
