"""What belongs to a user and no table: commands of /me that are more than a choice, and their buttons."""
