"""The table service: what happens at a table, each operation one transaction."""
