from tests.e2e.conftest import house

__all__ = ["house"]
