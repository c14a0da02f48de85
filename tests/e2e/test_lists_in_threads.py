"""Lists that take long to make are made in threads of their own: nobody's press waits for what somebody types."""

import threading
from collections.abc import Callable
from types import ModuleType
from typing import Any

import pytest

from bot.post import MENU_LIMIT
from cogs.judging import can, repairing, why
from tests.e2e.house import House

LISTS = [
    (why, "fitting_choices", "rules why", "what", "anna"),
    (can, "offered", "rules can", "action", "dra"),
    (repairing, "quantities_meant", "table repair", "what", "ben franks"),
    (repairing, "quantities_meant", "table repair", "what", "minre anna"),
]


@pytest.mark.slow
@pytest.mark.parametrize(("module", "makes", "command", "option", "typed"), LISTS)
async def test_what_is_typed_is_looked_for_beside_the_presses(
    house: House,
    monkeypatch: pytest.MonkeyPatch,
    module: ModuleType,
    makes: str,
    command: str,
    option: str,
    typed: str,
) -> None:
    await house.english()
    table = await house.table(2)
    await house.drafted(table)
    made: list[bool] = []
    makes_it: Callable[..., Any] = getattr(module, makes)

    def noted(*given: Any, **named: Any) -> Any:
        made.append(threading.current_thread() is threading.main_thread())
        return makes_it(*given, **named)

    monkeypatch.setattr(module, makes, noted)
    assert await table.players[0].suggest(command, option, typed)
    assert made == [False]


async def test_no_more_is_named_than_a_list_shows(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    await house.english()
    table = await house.table(2)
    names = repairing.quantity_name
    named: list[str] = []

    def noted(loaded: Any, one: Any, text: Any) -> str:
        named.append(one.id)
        return names(loaded, one, text)

    monkeypatch.setattr(repairing, "quantity_name", noted)
    assert len(await table.players[0].suggest("table repair", "what")) == MENU_LIMIT
    assert len(named) == MENU_LIMIT
