"""Handlers of presses say what they answer; how is wrapped around them where they are registered."""

import ast
from pathlib import Path

import pytest

import cogs.tables

FOLDER = Path(cogs.tables.__file__ or "").parent
OPENING_FORMS = {"on_form", "on_note"}
UNREGISTERED = {"on_unanswered"}


@pytest.mark.parametrize("name", ["presses", "card", "seats"])
def test_only_what_opens_a_form_answers_by_itself(name: str) -> None:
    tree = ast.parse((FOLDER / f"{name}.py").read_text())
    handlers = [node for node in tree.body if isinstance(node, ast.AsyncFunctionDef) and node.name[:3] == "on_"]
    assert handlers
    nesting = {one.name for one in handlers if any(isinstance(node, ast.AsyncFunctionDef) for node in one.body)}
    assert nesting <= OPENING_FORMS | UNREGISTERED


@pytest.mark.parametrize("name", ["board", "me", "moderation", "opening", "seats", "table", "undoing"])
def test_only_what_says_more_than_one_message_answers_by_itself(name: str) -> None:
    tree = ast.parse((FOLDER / f"{name}.py").read_text())
    methods = [node for one in tree.body if isinstance(one, ast.ClassDef) for node in one.body]
    working = {
        method.name
        for method in methods
        if isinstance(method, ast.AsyncFunctionDef)
        and any(isinstance(node, ast.AsyncFunctionDef) and node.name == "work" for node in method.body)
    }
    assert working <= {"text"}
    assert sum("commanded" in ast.unparse(node) for one in methods for node in getattr(one, "decorator_list", []))
