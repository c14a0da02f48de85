"""What computers compared: three plans with their worth and the reasons, as private pages."""

from bot.controls import button_id
from bot.names import colour_name, coloured, computer_name
from bot.post import TEXT_LIMIT, Button, Control, Post, fit
from bot.presenter import PRESENTERS
from bot.round_words import round_in_words
from bot.tables.comparing import Comparison
from bot.words import Words
from cogs.views.plans import plan_lines, plans_told
from games.engine.bounds import State
from games.engine.violation import ActionError
from players.entry import Considered


def comparison_post(found: Comparison, text: Words) -> Post:
    """What a computer compared before it played a line of the log, with the ways to those beside it."""
    lines = [_title(found, text)]
    if found.state is None or not found.compared:
        lines.append(text("compared-unreadable"))
    elif _is_secret(found):
        lines.append(text("compared-secret"))
    else:
        told = plans_told(found.compared, found.state, found.seat, found.loaded, text, hasty=found.hasty)
        lines = plan_lines(lines, told, "compared-first", text("compared-foot"), text)
    return Post(fit("\n".join(lines), TEXT_LIMIT), _ways(found, text))


def compared_button(table: int, text: Words) -> Button:
    """The way to what computers compared last."""
    return Button(text("button-compared"), button_id("compared", table))


def _title(found: Comparison, text: Words) -> str:
    colour = found.loaded.seats[found.seat].colour
    name = coloured(computer_name(colour, found.level, text), colour, colour_name(colour, text))
    when = "" if found.round is None else round_in_words(found.round, found.loaded.row.game, text)
    return text("compared-title", name=name, round=when, number=found.number, count=found.count)


def _is_secret(found: Comparison) -> bool:
    """Whether the game still goes on, and what was chosen among hangs on what others do not know yet.

    What a computer holds in secret comes to light with the game's end, a choice that it made in secret with the
    round's.
    """
    loaded, state = found.loaded, found.state
    if loaded.row.status != "running" or state is None:
        return False
    game = loaded.game
    if PRESENTERS[game.id].choice_hidden(game.observe(state, None)):
        return True
    same_round = game.round_of(state) == game.round_of(loaded.state)
    return same_round and any(_chooses_secretly(one, state, found) for one in found.compared)


def _chooses_secretly(one: Considered, state: State, found: Comparison) -> bool:
    """Whether something is chosen on the way of a plan that whoever asks is not told."""
    game = found.loaded.game
    for notation in one.line[:-1]:
        try:
            transition = game.apply(state, found.seat, game.parse(notation))
        except ActionError:
            return True
        if not all(event.visible_to(found.viewer) for event in transition.events):
            return True
        state = transition.state
    return False


def _ways(found: Comparison, text: Words) -> tuple[tuple[Control, ...], ...]:
    table = found.loaded.row.id

    def way(key: str, line: int | None) -> Button:
        # Both have an id of their own, also where there is none to go to.
        return Button(text(key), button_id("compared", table, 0, f"{line or key}"), disabled=line is None)

    ways: list[Control] = [way("button-earlier", found.earlier), way("button-later", found.later)]
    if found.loaded.row.practice:
        ways.append(Button(text("button-practice"), button_id("practise", table, 0, "menu")))
    return (tuple(ways),)
