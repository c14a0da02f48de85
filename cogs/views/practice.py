"""Practice games as private posts: where one begins, what is beside the panel, what came, and the end."""

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from bot.controls import button_id, menu_id
from bot.letters import FinalLetter
from bot.names import game_name
from bot.outgoing.composing import final as result
from bot.post import ROWS, Button, Choice, Control, Menu, Post
from bot.presenter import PRESENTERS
from bot.tables.computers import LEVELS
from bot.tables.learning import Learnt
from bot.tables.loaded import Loaded
from bot.tables.practising import Practised
from bot.tables.seeing import Seen
from bot.words import Words
from cogs.learning.closing import closing
from cogs.paragraphs import PARAGRAPH, paragraphs
from cogs.views.compared import compared_button
from cogs.views.heard import in_words
from cogs.views.hinted import hint_button
from cogs.views.panel import Titles, news
from cogs.views.way_back import ASKED, GUIDE
from games.registry import GAMES
from players.levels import LevelName

USUAL: Final[LevelName] = "steiger"
CAME: Final = ("came-title", "came-page")
FIRST: Final = ("came-first", "came-first-page")
"""Headings of what came before whoever practises had a turn."""
SURE: Final = "sure"
"""What an argument of a control ends with that was asked once more."""


class Choices(msgspec.Struct, frozen=True):
    """What a practice game is to be: the game, how many play with whoever practises, at which level."""

    game: str
    seats: int
    level: str

    @property
    def said(self) -> str:
        """The same as the argument of a control."""
        return f"{self.game} {self.seats} {self.level}"


def choices_in(said: Sequence[str]) -> Choices:
    """What the words of a control's argument choose; what of it is not to be had is as usual."""
    game, seats, level = (*said, "", "", "")[:3]
    game = game if game in GAMES else next(iter(GAMES))
    possible = GAMES[game].seats
    wanted = int(seats) if seats.isascii() and seats.isdecimal() and len(seats) < 3 else 0
    usual = 3 if 3 in possible else possible[0]
    return Choices(game, wanted if wanted in possible else usual, level if level in LEVELS else USUAL)


def start_page(chosen: Choices, games: Sequence[Practised], text: Words, sentence: str = "") -> Post:
    """Where a practice game begins: what it is to be, and the ways to those that were begun."""
    lines = [*([sentence] if sentence else []), text("practice-start")]
    running = any(one.running for one in games)
    rows: list[tuple[Control, ...]] = [
        (_menu("practice-game", chosen, [(game_name(game, text), game, None, None) for game in GAMES], text),),
        (_menu("practice-seats", chosen, _seats(chosen, text), text),),
        (_menu("practice-level", chosen, _levels(chosen, text), text),),
        (
            Button(text("button-practise"), _id("begin", chosen.said), "primary" if running else "success"),
            Button(text("button-learn"), _id("learn", chosen.game), "primary"),
        ),
    ]
    if games:
        rows.insert(0, tuple(_open(one, text) for one in games))
    return Post("\n".join(lines), tuple(rows))


def _menu(
    key: str, chosen: Choices, entries: Sequence[tuple[str, str | None, int | None, str | None]], text: Words
) -> Menu:
    """One of the choices; its placeholder says what is chosen now."""
    choices = tuple(
        Choice(label, f"start {game or chosen.game} {seats or chosen.seats} {level or chosen.level}")
        for label, game, seats, level in entries
    )
    now = text(
        key,
        game=game_name(chosen.game, text),
        seats=chosen.seats,
        others=chosen.seats - 1,
        level=text(f"level-{chosen.level}"),
    )
    return Menu(menu_id("practise", 0, 0, key), now, choices)


def _seats(chosen: Choices, text: Words) -> list[tuple[str, str | None, int | None, str | None]]:
    return [(text("practice-seats-choice", seats=seats), None, seats, None) for seats in GAMES[chosen.game].seats]


def _levels(chosen: Choices, text: Words) -> list[tuple[str, str | None, int | None, str | None]]:
    return [
        (
            text("practice-level-choice", level=text(f"level-{level}"), about=text(f"level-about-{level}")),
            None,
            None,
            level,
        )
        for level in LEVELS
    ]


def _open(one: Practised, text: Words) -> Button:
    """The way to a practice game, which is still played or has ended."""
    key = "button-practice-open" if one.running else "button-practice-ended"
    return Button(
        text(key, game=game_name(one.game, text)),
        _id("open", "", one.table),
        "success" if one.running else "secondary",
    )


def _id(what: str, said: str = "", table: int = 0) -> str:
    return button_id("practise", table, 0, f"{what} {said}".rstrip())


def menu_page(seen: Seen, text: Words, sentence: str = "") -> Post:
    """What is beside the panel of a practice game."""
    loaded = seen.loaded
    table = loaded.row.id
    lines = [*([sentence] if sentence else []), _title(loaded, text)]
    if loaded.playable:
        lines.append(PRESENTERS[loaded.game.id].deciding(seen.view, loaded.party, text))
    first = [_turn(seen, text), *_hint(seen, text)]
    runs = loaded.row.status == "running"
    second = [
        *([Button(text("button-practice-back"), _id("back", "", table))] if runs else []),
        Button(text("button-board"), button_id("board", table)),
        Button(text("button-log"), button_id("log", table)),
        compared_button(table, text),
    ]
    third = [
        Button(text("button-practice-new"), _id("start", loaded.row.game)),
        Button(text("button-practice-end"), _id("end", "", table), "danger"),
    ]
    if loaded.row.guide and runs:
        third.insert(0, Button(text("button-guide-leave"), _id("leave-guide", "", table)))
        first.append(Button(text("button-guide-on"), _id(f"{GUIDE} {ASKED}", "", table)))
    elif loaded.row.status == "running":
        third.insert(0, Button(text("button-guide-start"), _id("guide-on", "", table)))
    return Post("\n".join(lines), (tuple(first), tuple(second), tuple(third)))


def _title(loaded: Loaded, text: Words) -> str:
    others = [loaded.party.names[seat] for seat in loaded.computers]
    return text("practice-title", game=game_name(loaded.row.game, text), others=text.listed(others))


def _beside(seen: Seen, text: Words) -> Button:
    return Button(text("button-practice"), _id("menu", "", seen.loaded.row.id))


def _turn(seen: Seen, text: Words) -> Button:
    mine = seen.position is not None and seen.position.at_turn
    table = seen.loaded.row.id
    if mine:
        return Button(text("button-practice-turn"), button_id("act", table), "primary")
    return Button(text("button-practice-look"), _id("open", "", table), "primary")


def _hint(seen: Seen, text: Words) -> list[Button]:
    """The way to a hint, where something is asked of whoever practises."""
    mine = seen.position is not None and seen.position.at_turn
    return [hint_button(seen.loaded.row.id, 0, text)] if mine else []


def sure_to_end(gone: Practised, text: Words) -> Post:
    """Ask once more whether a practice game is to go, be it one that cannot be read."""
    sure = Button(text("button-practice-end-sure"), _id("end", SURE, gone.table), "danger")
    kept = Button(text("button-practice-keep"), _id("menu", "", gone.table))
    return Post(f"**{game_name(gone.game, text)}**\n{text('practice-end-sure')}", ((sure, kept),))


def sure_to_begin(before: Practised, said: str, text: Words) -> Post:
    """Ask once more whether a practice game may go for another of its kind: this one and no later one."""
    wanted = said.removesuffix(f" {SURE}")
    sure = Button(text("button-practice-anew"), _id(wanted, SURE, before.table), "danger")
    return Post(text("practice-replaces", game=game_name(before.game, text)), ((_open(before, text), sure),))


def thinks(seen: Seen) -> bool:
    """Whether in a practice game computers alone must decide now."""
    loaded = seen.loaded
    if not loaded.row.practice or loaded.row.status != "running" or not loaded.playable:
        return False
    return set(loaded.active) <= set(loaded.computers)


def thinking(seen: Seen, text: Words, sentence: str = "", *, still: bool = False) -> Post:
    """That computers decide now; what they do follows in the same message."""
    lines = [*([sentence] if sentence else []), text("practice-still" if still else "practice-thinking")]
    return Post("\n".join(lines), ((_turn(seen, text), _beside(seen, text)),))


def came(learnt: Learnt, text: Words, sentence: str = "", page: int = 1) -> Post:
    """A page of the own last turn and what came of it, with the board, and the way on."""
    seen = learnt.news.seen
    table = seen.loaded.row.id
    post = news(learnt.news, text, page, titles_of(learnt), lambda number: _id("came", str(number), table))
    lines = [*([sentence] if sentence else []), post.text]
    ways: tuple[Control, ...] = (_turn(seen, text), *_hint(seen, text), _beside(seen, text))
    return msgspec.structs.replace(post, text="\n".join(lines), rows=(ways, *post.rows)[:ROWS])


def titles_of(learnt: Learnt) -> Titles:
    """The headings of what came in a practice game."""
    return CAME if learnt.turned else FIRST


def final(loaded: Loaded, letter: FinalLetter, text: Words, page: int = 1) -> Post:
    """The end of a practice game: who won, the score sheet, the way of the game, the board.

    Whoever was guided reads what decided.

    Whoever reads words is told all that on as many pages as it takes.
    """
    table = loaded.row.id
    head = text("practice-over", game=game_name(loaded.row.game, text))
    post = result(letter, loaded, text, head, closing(letter, loaded, text))
    ways = (
        Button(text("button-log"), button_id("log", table)),
        compared_button(table, text),
        Button(text("button-practice-new"), _id("start", loaded.row.game), "primary"),
        Button(text("button-practice-end"), _id("end", "", table), "danger"),
    )
    if not text.spoken:
        return Post(post.text, (ways,), post.shots)
    pages = list(paragraphs(_lines_heard(post, text)))
    number = min(max(page, 1), len(pages))
    turning = [
        *(
            [Button(text("button-learn-on"), _id("over", f"{number + 1}", table), "primary")][
                : number < len(pages)
            ]
        ),
        *([Button(text("button-learn-back"), _id("over", f"{number - 1}", table))][: number > 1]),
    ]
    return Post(pages[number - 1], (tuple(turning), ways) if turning else (ways,))


def _lines_heard(post: Post, text: Words) -> list[str]:
    """The lines of a post and of what its pictures say, with words for marks, none too long for a page."""
    said = in_words("\n".join((post.text, *(shot.alt for shot in post.shots))), text)
    return [part for line in said.split("\n") for part in _parted(line)]


def _parted(line: str) -> Iterator[str]:
    """A line in parts that fit a page, each of whole sentences or words as far as that goes."""
    while len(line) > PARAGRAPH:
        cut = max(line.rfind(mark, 0, PARAGRAPH) + len(mark) for mark in (". ", "; ", " "))
        cut = cut if cut > 1 else PARAGRAPH
        yield line[:cut].rstrip()
        line = line[cut:]
    yield line
