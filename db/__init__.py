"""SQLite behind one exclusive transaction: numbered schema files, backups, rows without meaning."""
