# Days
day-0 = today, { $date }
day-1 = tomorrow, { $date }
date-unreadable = I cannot read “{ $typed }” as a day. Write it as 2 December, 2.12. or 2026-12-02. Nothing has changed.
date-ambiguous = “{ $typed }” could be two different days, as day or month may come first. Write the month as a word. Nothing has changed.
