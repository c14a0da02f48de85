"""The database's errors, for those who may not import the database."""

from db.errors import DatabaseError as StorageError

__all__ = ["StorageError"]
