"""Pictures of the toy: its heap."""
