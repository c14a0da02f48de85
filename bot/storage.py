"""The database's errors, for those who may not import the database."""

from db.errors import DatabaseError as StorageError
from db.errors import NotReadError as ReadError

__all__ = ["ReadError", "StorageError"]
