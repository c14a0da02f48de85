"""Coal Baron (Glück Auf) for two to four players, after the French edition of 2023."""
