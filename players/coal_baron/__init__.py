"""What the computer players of Coal Baron know: what things are worth, and what is worth a look."""
