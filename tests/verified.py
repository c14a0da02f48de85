"""Records checked as the command line checks them."""

from pathlib import Path

from bot.hosting.verify import verify


def checked(folder: Path, data: bytes, promised: str = "") -> tuple[bool, list[str]]:
    """Whether a record verifies, and what is said."""
    file = folder / "record.json"
    file.write_bytes(data)
    said: list[str] = []
    return verify(file, said.append, promised), said
