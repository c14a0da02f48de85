"""The table of role by act, by command, by button and by stale button: each cell is asked through the sandbox.

A cell is what comes of it: somebody does it, is shown something, or is refused for the one right reason, in one
private sentence of their language, and then nothing stored has changed. A stale button is one that a message still
showed when the table, or whoever presses it, was no longer what it was made for.
"""

from collections.abc import Iterator
from typing import Any, Final, get_args

import msgspec
import pytest

from bot.controls import Op
from bot.tables.rights import RIGHTS, Act
from cogs.practice.practice import PractiseCog
from cogs.rules.help import HelpCog
from cogs.rules.rules import RulesCog
from cogs.tables.computers import ComputerCog
from cogs.tables.me import MeCog
from cogs.tables.moderation import ModerationCog
from cogs.tables.server import ServerCog
from cogs.tables.table import TableCog
from tests.e2e.house import House
from tests.e2e.role_scenes import staged
from tests.e2e.role_stage import COLUMNS, ROLES, Stage

SHORT: Final = {
    "begun": "lobby-is-running",
    "day": "openers-for-a-day",
    "ended": "table-is-stopped",
    "expelled": "was-expelled",
    "full": "no-free-seat",
    "gathers": "rematch-gathers",
    "lobby": "table-is-lobby",
    "manage": "managers-only",
    "mods": "moderators-only",
    "nomove": "no-open-moves",
    "none": "computer-unknown",
    "noback": "nothing-to-take-back",
    "nopract": "practice-unknown",
    "noreturn": "nothing-to-return-to",
    "opener": "openers-only",
    "other": "somebody-can-end",
    "plays": "moderator-plays",
    "seated": "already-seated",
    "stands": "place-not-lost",
    "suspend": "seat-suspended",
    "turn": "rule:not-your-turn",
    "noclock": "clock-none",
    "notyours": "snooze-not-yours",
    "own": "time-own",
    "uninvite": "not-invited",
    "nohints": "hints-not-allowed",
    "later": "compared-later",
    "nothing": "compared-none",
    "unknown": "table-unknown",
    "unseated": "not-seated",
}
"""The keys of refusals as the table writes them."""
# The columns of cells are those of `COLUMNS`: opener, seat, moderator, moderator with a seat, member, stranger,
# who was taken out or suspended, and who left or was replaced.
BY_COMMAND: Final = """
/table new          lobby     -         does     does     does     does     does     does     does     does
/table join         lobby     join      seated   seated   does     seated   does     unknown  expelled does
/table join         left      apply     does     seated   does     seated   does     unknown  seated   does
/table leave        lobby     leave     does     does     unseated does     unseated unknown  unseated unseated
/table leave        game      leave     shows    shows    unseated shows    unseated unknown  suspend  unseated
/table concede      lobby     concede   lobby    lobby    unseated lobby    unseated unknown  unseated unseated
/table concede      ended     concede   ended    ended    unseated ended    unseated unknown  suspend  unseated
/table start        lobby     start     does     day      does     does     unseated unknown  unseated unseated
/table start        later     start     does     does     does     does     unseated unknown  unseated unseated
/table status       game      -         shows    shows    shows    shows    shows    shows    shows    shows
/table log          game      look      shows    shows    shows    shows    shows    unknown  shows    shows
/table log          resting   wake      does     does     does     does     shows    unknown  shows    shows
/table finish       moved     play      does     turn     unseated turn     unseated unknown  suspend  unseated
/table abandon      game      ask       does     does     unseated does     unseated unknown  suspend  unseated
/table check        game      -         shows    shows    shows    shows    shows    shows    shows    shows
/table move         game      relocate  stands   stands   unseated stands   unseated unknown  suspend  unseated
/table move         lost      relocate  does     does     unseated does     unseated unknown  suspend  unseated
/table absent       left      ask       unseated does     unseated does     unseated unknown  suspend  unseated
/table concede      game      concede   shows    shows    unseated shows    unseated unknown  suspend  unseated
/table return       game      return    noreturn noreturn noreturn noreturn noreturn unknown  suspend  noreturn
/table return       left      return    does     noreturn noreturn noreturn noreturn unknown  suspend  noreturn
/table pause        game      ask       does     does     unseated does     unseated unknown  suspend  unseated
/table resume       paused    ask       does     does     unseated does     unseated unknown  suspend  unseated
/table pace         game      ask       does     does     unseated does     unseated unknown  suspend  unseated
/table back         moved     play      does     noback   unseated noback   unseated unknown  suspend  unseated
/table repair       game      ask       shows    shows    unseated shows    unseated unknown  suspend  unseated
/table undo         game      undo      shows    shows    unseated shows    unseated unknown  suspend  unseated
/table invite       lobby     invite    does     day      does     does     unseated unknown  unseated unseated
/table decline      lobby     decline   seated   seated   does     seated   does     unknown  uninvite uninvite
/table opener       lobby     appoint   does     opener   does     does     opener   unknown  opener   opener
/table rename       lobby     options   does     day      does     does     unseated unknown  unseated unseated
/table nights       lobby     options   does     day      does     does     unseated unknown  unseated unseated
/table rematch      ended     rematch   does     does     unseated does     unseated unknown  suspend  unseated
/computer add       lobby     computer  does     day      does     does     unseated unknown  unseated unseated
/computer add       later     computer  does     does     does     does     unseated unknown  unseated unseated
/computer remove    lobby     computer  none     day      none     none     unseated unknown  unseated unseated
/computer hints     lobby     options   does     day      does     does     unseated unknown  unseated unseated
/computer hints     later     options   does     does     does     does     unseated unknown  unseated unseated
/computer hint      game      play      nohints  nohints  unseated nohints  unseated unknown  suspend  unseated
/computer compared  game      look      later    later    later    later    later    unknown  later    later
/computer compared  ended     look      nothing  nothing  nothing  nothing  nothing  unknown  nothing  nothing
/moderate close     lobby     close     mods     mods     does     does     mods     unknown  mods     mods
/moderate expel     lobby     expel     mods     mods     does     plays    mods     unknown  mods     mods
/moderate move      game      relocate  mods     mods     does     does     mods     unknown  mods     mods
/moderate hide      game      hide      mods     mods     does     does     mods     unknown  mods     mods
/moderate strike    disputed  strike    mods     mods     does     plays    mods     unknown  mods     mods
/moderate rest      game      rest      mods     mods     does     does     mods     unknown  mods     mods
/moderate suspend   game      suspend   mods     mods     does     does     mods     unknown  mods     mods
/moderate reinstate game      reinstate mods     mods     does     plays    mods     unknown  mods     mods
/moderate end       game      end       mods     mods     other    plays    mods     unknown  mods     mods
/moderate end       nobody    end       mods     mods     does     plays    mods     unknown  mods     mods
/me language        game      -         does     does     does     does     does     does     does     does
/me invitations     game      -         does     does     does     does     does     does     does     does
/me reminders       game      -         does     does     does     does     does     does     does     does
/me tables          game      -         shows    shows    shows    shows    shows    shows    shows    shows
/me data            game      -         shows    shows    shows    shows    shows    shows    shows    shows
/me hours           game      -         does     does     does     does     does     does     does     does
/server             game      -         manage   manage   manage   shows    manage   manage   manage   manage
/me away            game      -         does     does     does     does     does     does     does     does
/me pings           game      -         shows    shows    shows    shows    shows    shows    shows    shows
/me pictures        game      -         does     does     does     does     does     does     does     does
/practise           game      -         shows    shows    shows    shows    shows    shows    shows    shows
/rules read         game      share     shows    shows    shows    shows    shows    shows    shows    shows
/rules search       game      share     shows    shows    shows    shows    shows    shows    shows    shows
/rules compare      game      look      shows    shows    shows    shows    shows    shows    shows    shows
/rules precedents   game      look      shows    shows    shows    shows    shows    shows    shows    shows
/rules fair         game      look      shows    shows    shows    shows    shows    unknown  shows    shows
/rules aid          game      look      shows    shows    shows    shows    shows    shows    shows    shows
/rules legend       game      look      shows    shows    shows    shows    shows    shows    shows    shows
/rules can          game      look      shows    shows    shows    shows    shows    unknown  suspend  shows
/help               game      look      shows    shows    shows    shows    shows    shows    shows    shows
/rules why          game      look      shows    shows    shows    shows    shows    unknown  shows    shows
/rules why          lobby     look      lobby    lobby    lobby    lobby    lobby    unknown  lobby    lobby
"""
BY_BUTTON: Final = """
act      game      look      shows    shows    shows    shows    shows    unknown  shows    shows
act      resting   wake      does     does     does     does     shows    unknown  shows    shows
mine     game      look      shows    shows    shows    shows    shows    unknown  shows    shows
news     game      look      shows    shows    unseated shows    unseated unknown  suspend  unseated
back     moved     play      does     noback   unseated noback   unseated unknown  suspend  unseated
anew     moved     play      does     nomove   unseated nomove   unseated unknown  suspend  unseated
undo     game      undo      does     does     unseated shows    unseated unknown  suspend  unseated
repair   game      ask       does     does     unseated does     unseated unknown  suspend  unseated
do       game      play      does     turn     unseated turn     unseated unknown  suspend  unseated
show     game      look      shows    shows    shows    shows    shows    unknown  shows    shows
form     game      look      shows    shows    unseated shows    unseated unknown  suspend  unseated
finish   moved     play      does     turn     unseated turn     unseated unknown  suspend  unseated
board    game      look      shows    shows    shows    shows    shows    unknown  shows    shows
words    game      look      shows    shows    shows    shows    shows    unknown  shows    shows
words    resting   wake      does     does     does     does     shows    unknown  shows    shows
where    game      look      shows    shows    shows    shows    shows    unknown  shows    shows
phase    game      look      shows    shows    shows    shows    shows    unknown  shows    shows
join     lobby     join      seated   seated   does     seated   does     unknown  expelled does
join     left      apply     does     seated   does     seated   does     unknown  seated   does
leave    lobby     leave     does     does     unseated does     unseated unknown  unseated unseated
leave    game      leave     shows    shows    unseated shows    unseated unknown  suspend  unseated
language lobby     language  does     does     does     does     unseated unknown  unseated unseated
language game      language  does     does     does     does     unseated unknown  suspend  unseated
rules    lobby     options   shows    shows    shows    shows    shows    unknown  shows    shows
rule     lobby     options   does     day      does     does     unseated unknown  unseated unseated
rule     later     options   does     does     does     does     unseated unknown  unseated unseated
preset   presets   options   does     day      does     does     unseated unknown  unseated unseated
computer lobby     computer  does     day      does     does     unseated unknown  unseated unseated
choose computer left ask     unseated does     unseated does     unseated unknown  suspend  unseated
practise game      -         nopract  nopract  nopract  nopract  nopract  nopract  nopract  nopract
group    lobby     options   shows    shows    shows    shows    shows    unknown  shows    shows
note     game      look      shows    shows    unseated shows    unseated unknown  suspend  unseated
start    lobby     start     does     day      does     does     unseated unknown  unseated unseated
vote     question  vote      does     does     unseated does     unseated unknown  suspend  unseated
log      game      look      shows    shows    shows    shows    shows    unknown  shows    shows
concede  game      concede   does     does     unseated does     unseated unknown  suspend  unseated
quit     game      leave     does     does     unseated does     unseated unknown  suspend  unseated
stop     game      ask       does     does     unseated does     unseated unknown  suspend  unseated
return   left      return    does     noreturn noreturn noreturn noreturn unknown  suspend  noreturn
decline  lobby     decline   seated   seated   does     seated   does     unknown  uninvite uninvite
stay     asked     stay      does     does     unseated does     unseated unknown  unseated unseated
zone     lobby     options   does     day      does     does     unseated unknown  unseated unseated
tables   game      -         shows    shows    shows    shows    shows    shows    shows    shows
next     game      -         shows    shows    shows    shows    shows    shows    shows    shows
forget   game      -         does     does     does     does     does     does     does     does
hours    game      -         does     does     does     does     does     does     does     does
away     game      -         shows    shows    shows    shows    shows    shows    shows    shows
pings    game      -         does     does     does     does     does     does     does     does
patience lobby     options   does     day      does     does     unseated unknown  unseated unseated
pace     lobby     options   does     day      does     does     unseated unknown  unseated unseated
snooze   game      play      notyours notyours unseated notyours unseated unknown  suspend  unseated
time     timed     ask       own      does     unseated does     unseated unknown  suspend  unseated
rematch  ended     rematch   does     does     unseated does     unseated unknown  suspend  unseated
wanted   lobby     invite    does     day      does     does     unseated unknown  unseated unseated
server   game      -         manage   manage   manage   does     manage   manage   manage   manage
nights   game      -         manage   manage   manage   shows    manage   manage   manage   manage
choose server game -         manage   manage   manage   does     manage   manage   manage   manage
read     game      share     shows    shows    shows    shows    shows    shows    shows    shows
search   game      share     shows    shows    shows    shows    shows    shows    shows    shows
compare  game      look      shows    shows    shows    shows    shows    shows    shows    shows
aid      game      look      shows    shows    shows    shows    shows    shows    shows    shows
legend   game      look      shows    shows    shows    shows    shows    shows    shows    shows
why      game      look      shows    shows    shows    shows    shows    unknown  shows    shows
dispute  game      ask       shows    shows    unseated shows    unseated unknown  suspend  unseated
ruling   disputed  look      shows    shows    unseated shows    unseated unknown  suspend  unseated
choose ballot disputed vote  does     does     unseated does     unseated unknown  suspend  unseated
precedents game    look      shows    shows    shows    shows    shows    shows    shows    shows
help     game      look      shows    shows    shows    shows    shows    shows    shows    shows
hint     game      play      nohints  nohints  unseated nohints  unseated unknown  suspend  unseated
compared game      look      later    later    later    later    later    unknown  later    later
share    game      share     does     does     does     does     unseated unknown  suspend  unseated
share    lobby     share     does     does     does     does     unseated unknown  unseated unseated
"""
BY_STALE_BUTTON: Final = """
act       ended     look      shows    shows    shows    shows    shows    unknown  shows    shows
mine      ended     look      shows    shows    shows    shows    shows    unknown  shows    shows
news      ended     look      shows    shows    unseated shows    unseated unknown  suspend  unseated
back      game      play      noback   stale    unseated stale    unseated unknown  suspend  unseated
anew      game      play      nomove   stale    unseated stale    unseated unknown  suspend  unseated
undo      moved     undo      does     shows    unseated shows    unseated unknown  suspend  unseated
do        moved     play      stale    stale    unseated stale    unseated unknown  suspend  unseated
show      ended     look      shows    shows    shows    shows    shows    unknown  shows    shows
form      ended     look      ended    ended    unseated ended    unseated unknown  suspend  unseated
finish    game      play      stale    stale    unseated stale    unseated unknown  suspend  unseated
board     ended     look      shows    shows    shows    shows    shows    unknown  shows    shows
words     ended     look      shows    shows    shows    shows    shows    unknown  shows    shows
where     ended     look      shows    shows    shows    shows    shows    unknown  shows    shows
phase     ended     look      shows    shows    shows    shows    shows    unknown  shows    shows
join      game      apply     seated   seated   full     seated   full     unknown  seated   full
leave     ended     look      ended    ended    ended    ended    ended    unknown  ended    ended
language  ended     language  does     does     does     does     unseated unknown  suspend  unseated
rules     game      look      shows    shows    shows    shows    shows    unknown  shows    shows
rule      game      look      begun    begun    begun    begun    begun    unknown  begun    begun
preset    game      look      begun    begun    begun    begun    begun    unknown  begun    begun
practise  game      -         nopract  nopract  nopract  nopract  nopract  nopract  nopract  nopract
computer  game      look      begun    begun    begun    begun    begun    unknown  begun    begun
group     game      look      shows    shows    shows    shows    shows    unknown  shows    shows
note      ended     look      ended    ended    unseated ended    unseated unknown  suspend  unseated
start     game      look      begun    begun    begun    begun    begun    unknown  begun    begun
vote      ended     look      ended    ended    ended    ended    ended    unknown  ended    ended
log       ended     look      shows    shows    shows    shows    shows    unknown  shows    shows
concede   ended     look      ended    ended    ended    ended    ended    unknown  ended    ended
quit      ended     look      ended    ended    ended    ended    ended    unknown  ended    ended
stop      ended     look      ended    ended    ended    ended    ended    unknown  ended    ended
return    ended     look      ended    ended    ended    ended    ended    unknown  ended    ended
decline   game      look      begun    begun    begun    begun    begun    unknown  begun    begun
stay      game      look      begun    begun    begun    begun    begun    unknown  begun    begun
zone      game      look      begun    begun    begun    begun    begun    unknown  begun    begun
tables    ended     -         shows    shows    shows    shows    shows    shows    shows    shows
next      ended     -         shows    shows    shows    shows    shows    shows    shows    shows
forget    ended     -         does     does     does     does     does     does     does     does
hours     ended     -         does     does     does     does     does     does     does     does
away      ended     -         shows    shows    shows    shows    shows    shows    shows    shows
pings     ended     -         does     does     does     does     does     does     does     does
patience  game      look      begun    begun    begun    begun    begun    unknown  begun    begun
pace      game      look      begun    begun    begun    begun    begun    unknown  begun    begun
snooze    ended     look      ended    ended    ended    ended    ended    unknown  ended    ended
time      ended     look      ended    ended    ended    ended    ended    unknown  ended    ended
time      game      ask       noclock  noclock  unseated noclock  unseated unknown  suspend  unseated
rematch   rematched rematch   gathers  gathers  unseated gathers  unseated unknown  suspend  unseated
wanted    game      look      begun    begun    begun    begun    begun    unknown  begun    begun
server    ended     -         manage   manage   manage   does     manage   manage   manage   manage
nights    ended     -         manage   manage   manage   shows    manage   manage   manage   manage
choose server ended -         manage   manage   manage   does     manage   manage   manage   manage
send note game      play      does     no-form  no-form  does     no-form  no-form  suspend  unseated
send note ended     look      ended    no-form  no-form  ended    no-form  no-form  ended    ended
join      ended     look      ended    ended    ended    ended    ended    unknown  ended    ended
preset    ended     look      ended    ended    ended    ended    ended    unknown  ended    ended
language  game      language  does     does     does     does     unseated unknown  suspend  unseated
do        ended     look      ended    ended    ended    ended    ended    unknown  ended    ended
back      ended     look      ended    ended    ended    ended    ended    unknown  ended    ended
anew      ended     look      ended    ended    ended    ended    ended    unknown  ended    ended
finish    ended     look      ended    ended    ended    ended    ended    unknown  ended    ended
read      ended     share     shows    shows    shows    shows    shows    shows    shows    shows
search    ended     share     shows    shows    shows    shows    shows    shows    shows    shows
compare   ended     look      shows    shows    shows    shows    shows    shows    shows    shows
aid       ended     look      shows    shows    shows    shows    shows    shows    shows    shows
legend    ended     look      shows    shows    shows    shows    shows    shows    shows    shows
why       ended     look      shows    shows    shows    shows    shows    unknown  shows    shows
dispute   ended     look      ended    ended    ended    ended    ended    unknown  ended    ended
ruling    ended     look      ended    ended    unseated ended    unseated unknown  suspend  unseated
choose ballot ended look      ended    ended    ended    ended    ended    unknown  ended    ended
precedents ended    look      shows    shows    shows    shows    shows    shows    shows    shows
help      ended     look      shows    shows    shows    shows    shows    shows    shows    shows
hint      ended     look      ended    ended    ended    ended    ended    unknown  ended    ended
compared  ended     look      nothing  nothing  nothing  nothing  nothing  unknown  nothing  nothing
share     ended     share     ended    ended    ended    ended    unseated unknown  suspend  unseated
undo      ended     look      ended    ended    ended    ended    ended    unknown  ended    ended
repair    ended     look      ended    ended    ended    ended    ended    unknown  ended    ended
"""
TABLES: Final = (BY_COMMAND, BY_BUTTON, BY_STALE_BUTTON)
ELSEWHERE: Final = {"table": 1, "channel": "general"}


class Row(msgspec.Struct, frozen=True):
    """A line of the table. The act is that for which a right is asked, "-" where none is."""

    what: str
    scene: str
    act: str
    cells: tuple[str, ...]


def rows(table: str) -> list[Row]:
    """The lines of a table; a command of two words is one."""
    found: list[Row] = []
    for line in table.strip().splitlines():
        words = line.split()
        name = " ".join(words[: len(words) - len(COLUMNS) - 2])
        scene, act, *cells = words[len(words) - len(COLUMNS) - 2 :]
        found.append(Row(name, scene, act, tuple(SHORT.get(cell, cell) for cell in cells)))
    return found


def values_of(stage: Stage, what: str) -> dict[str, Any]:
    """What is given with a command, or stands in the custom id of a control."""
    said: dict[str, dict[str, Any]] = {
        "/table new": {"game": "coal_baron"},
        "/table move": ELSEWHERE,
        "/table absent": {"player": "Ben", "how": "pass"},
        "/table pause": {"until": stage.day},
        "/table pace": {"pace": "live", "clock": "pass"},
        "/table undo": {"turns": 1},
        "/table invite": {"player": "Felix"},
        "/table opener": {"player": "Chloé"},
        "/table rename": {"name_": "Zeche"},
        "/computer add": {"level": "steiger"},
        "/computer remove": {"player": "Computer"},
        "/computer hints": {"allowed": "on"},
        "computer": {"arg": "add steiger"},
        "practise": {"arg": "end sure"},
        "choose computer": {"arg": "1", "chosen": "play 0 1"},
        "/moderate move": ELSEWHERE,
        "/moderate expel": {"player": "Chloé"},
        "/moderate hide": {"text": stage.hidden},
        "/moderate suspend": {"player": "Chloé"},
        "/moderate reinstate": {"player": "Felix"},
        "/me language": {"language": "de"},
        "/me invitations": {"who": "none"},
        "/me reminders": {"wanted": "off"},
        "/me pictures": {"wanted": "words"},
        "/me away": {"from": "today", "to": "tomorrow"},
        "away": {"arg": "of 0 1"},
        "/me hours": {"zone": "Wien", "from": "7"},
        "/table nights": {"zone": "Tokyo", "to": "23"},
        "zone": {"arg": "Europe/Dublin"},
        "phase": {"arg": "1 1"},
        "forget": {"arg": "sure"},
        "hours": {"arg": "yes Europe/Berlin 480 1320"},
        "do": {"arg": f"draft {stage.order}"},
        "undo": {"arg": stage.undo},
        "repair": {"arg": "discard"},
        "vote": {"arg": f"{stage.vote} yes 1"},
        "language": {"arg": "fr"},
        "rule": {"arg": "delivered open"},
        "patience": {"arg": str(2 * 24 * 3600)},
        "pace": {"arg": "slower"},
        "server": {"arg": "usual"},
        "choose server": {"arg": "pace", "chosen": "clock-pass"},
        "snooze": {"arg": "8 0"},
        "time": {"arg": "0 0"},
        "pings": {"arg": "turn direct"},
        "preset": {"arg": "german"},
        "/rules search": {"words": "coal"},
        "/rules compare": {"game": "kohle_kolonie"},
        "/rules why": {"what": "balance", "seat": "Anna"},
        "why": {"arg": "balance 0 rule 1"},
        "/rules can": {"action": f"draft {stage.order}"},
        "read": {"arg": "coal_baron - Tour de jeu"},
        "/moderate strike": {"number": 1},
        "dispute": {"arg": stage.point},
        "ruling": {"arg": f"{stage.dispute} 0 1"},
        "choose ballot": {"arg": f"{stage.dispute} 1", "chosen": "uphold 0"},
        "precedents": {"arg": "1"},
        "search": {"arg": "coal_baron coal"},
        "compare": {"arg": "kohle_kolonie 4.0"},
        "aid": {"arg": "coal_baron 0"},
        "legend": {"arg": "coal_baron 0"},
        "share": {"arg": "0 coal_baron Tour de jeu"},
        "send note": {"opened": "before", "fields": {"note": "coal"}},
    }
    return said.get(what, {})


async def played(stage: Stage, table: str, **also: Any) -> list[Row]:
    """The table as it comes out; each row asked for the right that it names."""
    expected = rows(table)
    cells: dict[int, list[str]] = {number: [] for number in range(len(expected))}
    acts: dict[int, set[str]] = {number: {"-"} for number in cells}
    for column in COLUMNS:
        await stage.moderates(column == "moderator")
        for number, row in enumerate(expected):
            came = await stage.play(column, row.scene, row.what, also | values_of(stage, row.what))
            cells[number].append(came.outcome)
            acts[number] |= came.acts
    assert [row for number, row in enumerate(expected) if row.act not in acts[number]] == []
    return [msgspec.structs.replace(row, cells=tuple(cells[number])) for number, row in enumerate(expected)]


@pytest.mark.slow
async def test_the_table_by_command(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    stage = await staged(house, monkeypatch)
    assert await played(stage, BY_COMMAND) == rows(BY_COMMAND)


@pytest.mark.slow
async def test_the_table_by_button(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    stage = await staged(house, monkeypatch)
    assert await played(stage, BY_BUTTON) == rows(BY_BUTTON)


@pytest.mark.slow
async def test_the_table_by_stale_button(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Those of one decision are of the decision before."""
    stage = await staged(house, monkeypatch)
    assert await played(stage, BY_STALE_BUTTON, late=1) == rows(BY_STALE_BUTTON)


def test_every_command_and_every_control_is_in_the_table() -> None:
    groups = (TableCog.table, ComputerCog.computer, ModerationCog.moderate, MeCog.me, RulesCog.rules)
    commands = {f"/{group.name} {command.name}" for group in groups for command in group.commands}
    assert {row.what for row in rows(BY_COMMAND)} == commands | {
        f"/{one.name}" for one in (ServerCog.server, HelpCog.help, PractiseCog.practise)
    }
    for table in (BY_BUTTON, BY_STALE_BUTTON):
        assert {row.what.removeprefix("send ").removeprefix("choose ") for row in rows(table)} == set(get_args(Op))


def test_every_act_is_reached_by_somebody_who_may_and_by_somebody_who_may_not() -> None:
    for reached in (True, False):
        found = {
            row.act for row in every_row() if any((cell in ("does", "shows")) == reached for cell in row.cells)
        }
        assert found >= set(RIGHTS)


def test_nobody_does_what_the_rights_do_not_give() -> None:
    for row in every_row():
        for column, cell in zip(COLUMNS, row.cells, strict=True):
            if row.act != "-" and cell == "does":
                assert ROLES[column] & RIGHTS[msgspec.convert(row.act, type=Act)], (row, column)


def every_row() -> Iterator[Row]:
    """The lines of all tables."""
    for table in TABLES:
        yield from rows(table)
