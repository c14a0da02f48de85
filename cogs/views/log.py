"""The log of a table, in pages."""

from bot.controls import button_id
from bot.names import safe, table_label
from bot.outgoing.clock_text import chosen_words
from bot.outgoing.corrected_text import UNNAMED
from bot.outgoing.decided_text import MOST_OF_A_LIST, proposed_lines
from bot.outgoing.telling import OF_THE_TABLE, of_the_table
from bot.post import TEXT_LIMIT, Button, Control, Post, fit
from bot.presenter import PRESENTERS, AnyPresenter, Party
from bot.rulebooks.references import ways_to
from bot.tables.acts import Act
from bot.tables.loaded import Loaded
from bot.tables.seeing import LogPage
from bot.words import NATIVE, Words, language_of
from cogs.citing import cited
from cogs.views.compared import compared_button
from games.engine.event import Event

ROOM = TEXT_LIMIT - 150
"""What the head of a page leaves."""

GUESTS = ("joined", "declined")
"""Acts of those who are still without a seat by their nature: of them it need not be said."""


def log_page(page: LogPage, text: Words) -> Post:
    """A page of the log with the ways to the pages beside it."""
    table, number, pages = page.loaded.row.id, page.number, page.pages
    if not page.entries:
        return Post(text("log-empty", table=page.loaded.row.called))
    label = 0 if page.loaded.row.practice else table_label(table, page.loaded.row.name, text)
    head = text("log-title", table=label, page=number, pages=pages)
    buttons: tuple[Control, ...] = (
        Button(text("button-earlier"), button_id("log", table, 0, str(number - 1)), disabled=number == 1),
        Button(text("button-later"), button_id("log", table, 0, str(number + 1)), disabled=number == pages),
    )
    if page.compared:
        buttons = (*buttons, compared_button(table, text))
    written = [_line(entry, undone, page.loaded, text) for entry, undone in page.entries]
    cited = [entry.rule for entry, _ in page.entries if isinstance(entry, Event)]
    menu = ways_to(page.loaded.row.game, cited, table, text)
    rows = (buttons,) if menu is None else (buttons, (menu,))
    return Post("\n".join([head, *_fitted(written)]), rows)


def _line(entry: Event | Act | None, undone: bool, loaded: Loaded, text: Words) -> str:
    match entry:
        case None:
            return text("log-unreadable")
        case Act():
            try:
                return act_line(entry, loaded, text)
            except KeyError:  # a kind, an option or a preset that this version does not know
                return text("log-unreadable")
        case Event():
            line = told_event(entry, loaded, text)
            return text("log-undone", line=line) if undone else line


def act_line(act: Act, loaded: Loaded, text: Words) -> str:
    """What somebody did beside moving, and when."""
    role = "" if act.kind in GUESTS else act.role
    who = text("act-who", name=safe(act.name), role=role) if act.name else ""
    facts = {**act.facts, **_chosen(act, loaded, text)}
    return f"⚖ {text(f'act-{act.kind}', **facts, who=who)} _(<t:{act.at}:d>)_"


def _chosen(act: Act, loaded: Loaded, text: Words) -> dict[str, str]:
    """What was chosen for the table, in the words of the reader."""
    value = str(act.facts.get("value", ""))
    match act.kind:
        case "repair-asked":
            said = [line.removeprefix("• ") for line in proposed_lines({**act.facts, "reason": ""}, loaded, text)]
            return {"changes": fit(text("choices-separator").join(said), MOST_OF_A_LIST)}
        case "language":
            return {"language": NATIVE[language_of(value) or "en"]}
        case "pace" | "clock" | "pace-asked" | "pace-passed":
            return {name: str(said) for name, said in chosen_words(act.facts, text).items()}
        case "preset":
            return {"preset": PRESENTERS[loaded.game.id].preset(value, text)[0]}
        case "option":
            question, meaning = PRESENTERS[loaded.game.id].option(str(act.facts.get("option", "")), value, text)
            return {"question": question, "meaning": meaning}
        case "rules-corrected":
            rule = str(act.facts.get("rule", ""))
            return {"rule": cited(loaded.row.game, rule, text) if rule else UNNAMED}
        case _:
            return {}


def told_event(event: Event, loaded: Loaded, text: Words, *, cites: bool = True) -> str:
    """An event of the log as a sentence, with the rule that it follows from where it `cites` one."""
    said = of_the_table if event.kind in OF_THE_TABLE else _of_the_game
    line = said(event, loaded.party, PRESENTERS[loaded.game.id], text)
    return f"{line} _({cited(loaded.game.id, event.rule, text)})_" if cites and event.rule else line


def _of_the_game(event: Event, party: Party, presenter: AnyPresenter, text: Words) -> str:
    return presenter.tell(event, party, text)


def _fitted(lines: list[str]) -> list[str]:
    """The lines, the longest of them cut where a page with long names would not fit a message."""
    limit = ROOM
    while sum(min(len(line), limit) + 1 for line in lines) > ROOM:
        limit -= 10
    return [fit(line, limit) for line in lines]
