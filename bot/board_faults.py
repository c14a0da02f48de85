"""What is wrong with a board file, as sentences: the same for the boards of all games."""

from bot.names import safe_text
from bot.words import Words
from games.engine.violation import Violation


def board_fault(fault: Violation, words: Words) -> str:
    """What is wrong in a record of a board file; what the file says is shown without any markup."""
    shown = {key: safe_text(value) if isinstance(value, str) else value for key, value in fault.params.items()}
    return words("board-fault", where=safe_text(fault.rule), fault=words(f"fault-{fault.code}", **shown))
