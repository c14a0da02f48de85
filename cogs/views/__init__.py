"""Posts that answer a player privately."""
