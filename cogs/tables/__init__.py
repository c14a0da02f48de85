"""The commands and presses about tables."""
