"""The rules of Kohle & Kolonie, one module a phase."""
