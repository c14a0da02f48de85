"""What a hint tells beside the plan of a computer; nothing here changes how computers play."""
