"""What the game waits for: a turn at a stage holds what the stage knows, and none is read without it."""

from typing import Any, get_args

import msgspec
import pytest

from games.engine.turns import OffStage, expect
from games.kohle_kolonie.stages import STAGES
from games.kohle_kolonie.turns import Act, Arrange, Bid, Miners, MinersLeft, Turn, Used, going_on, used_up

KINDS: tuple[type[Any], ...] = get_args(Turn)
LEFT = MinersLeft("bonus", 1, 2, 0, ("cokery.m1",), moved=True)
NEEDED = [(kind, field.encode_name) for kind in KINDS for field in msgspec.structs.fields(kind) if field.required]


def test_there_is_a_kind_of_turn_for_every_stage():
    assert {kind.stage for kind in KINDS} == {"begin", *(stage.name for stage in STAGES)}


@pytest.mark.parametrize(("kind", "field"), NEEDED, ids=str)
def test_no_turn_is_read_without_what_its_stage_knows(kind: type[Any], field: str):
    known = {"seat": 1, "used": {}, "card": "cokery", "village": "horst", "miners": 1, "asked": "bid"}
    known |= {"left": msgspec.to_builtins(LEFT), "stage": kind.stage}
    assert type(msgspec.convert(known, Turn)) is kind
    del known[field]
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(known, Turn)


def test_a_step_done_leads_back_to_the_open_miners_action():
    used = Used(action=True, extra=True)
    assert going_on(Arrange(2, used, "cokery", LEFT)) == Miners(2, used, LEFT)
    assert going_on(Arrange(2, used, "cokery")) == Act(2, used)


def test_what_a_stage_does_not_know_is_an_error_and_no_guess():
    with pytest.raises(OffStage, match="Act expected"):
        expect(Bid(0), Act)
    with pytest.raises(OffStage, match="Acting expected"):
        used_up(Bid(0))
