"""What players meet: slash commands, panels, buttons, and each game in words."""
