"""Rankings left ahead, as controls change them."""


def reranked(present: list[str], verb: str, key: str) -> list[str]:
    """A ranking with something added at the end (`...+`), put first (`...^`) or taken out (`...-`)."""
    others = [item for item in present if item != key]
    match verb[-1:]:
        case "+":
            return [*others, key]
        case "^":
            return [key, *others]
        case _:
            return others
