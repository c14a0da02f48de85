"""The position in words and as pictures."""
