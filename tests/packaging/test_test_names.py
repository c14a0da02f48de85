"""No two test modules have one name: the whole run would import only the first, while a run by folder passes."""

from collections import Counter
from pathlib import Path

TESTS = Path(__file__).parents[1]


def test_every_test_module_has_a_name_of_its_own() -> None:
    names = Counter(file.name for file in TESTS.rglob("test_*.py") if not (file.parent / "__init__.py").exists())
    assert len(names) > 100
    assert [name for name, count in names.items() if count > 1] == []
