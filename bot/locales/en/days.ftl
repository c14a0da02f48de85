# Days
day-0 = today, { $date }
day-1 = tomorrow, { $date }
date-unreadable = I cannot read “{ $typed }” as a day. Write it as 2 December, 2.12. or 2026-12-02. Nothing has changed.
date-ambiguous = “{ $typed }” may be two days, by whether day or month stands first. Write the month in letters. Nothing has changed.
