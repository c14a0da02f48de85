# Tage
day-0 = heute, { $date }
day-1 = morgen, { $date }
date-unreadable = „{ $typed }“ kann ich nicht als Tag lesen. Schreib ihn als 2. Dezember, 2.12. oder 2026-12-02. Nichts hat sich geändert.
date-ambiguous = „{ $typed }“ kann zwei Tage meinen, je nachdem, ob Tag oder Monat vorn steht. Schreib den Monat aus. Nichts hat sich geändert.
