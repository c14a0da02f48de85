"""Turns as tagged structs, one kind a stage."""

from typing import TypeAlias

import msgspec
import pytest

from games.coal_baron import stages as coal_stages
from games.coal_baron import turns as coal_turns
from games.engine.turns import OffStage, Waiting, expect, name_stages
from games.kohle_kolonie import stages as kohle_stages
from games.kohle_kolonie import turns as kohle_turns
from games.ruhrschifffahrt import stages as ruhr_stages
from games.ruhrschifffahrt import turns as ruhr_turns


class Sow(Waiting, frozen=True, tag="sow"):
    seeds: int


class Reap(Waiting, frozen=True, tag="reap"):
    by_hand: bool = False


Turn: TypeAlias = Sow | Reap
STAGES = name_stages(Turn)


def test_a_turn_says_its_stage_and_is_stored_by_it():
    assert (STAGES, Sow(1, 3).stage, Reap(1).stage) == (("sow", "reap"), "sow", "reap")
    assert msgspec.json.encode(Sow(1, 3)) == b'{"stage":"sow","seat":1,"seeds":3}'
    assert msgspec.json.decode(b'{"stage":"reap","seat":1}', type=Turn) == Reap(1)


def test_a_stage_without_what_it_knows_is_no_turn():
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"stage":"sow","seat":1}', type=Turn)


def test_who_asks_at_another_stage_is_told():
    assert expect(Sow(1, 3), Sow).seeds == 3
    with pytest.raises(OffStage, match="Sow expected"):
        expect(Reap(1), Sow)


def test_every_stage_has_a_row():
    assert {stage.name for stage in coal_stages.STAGES} == set(coal_turns.STAGES)
    assert {stage.name for stage in kohle_stages.STAGES} == set(kohle_turns.STAGES) - {"begin"}
    assert {stage.name for stage in ruhr_stages.STAGES} == set(ruhr_turns.STAGES) - {"begin"}
