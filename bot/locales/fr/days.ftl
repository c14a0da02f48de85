# Jours
day-0 = aujourd’hui, { $date }
day-1 = demain, { $date }
date-unreadable = Je ne lis pas « { $typed } » comme un jour. Écrivez 2 décembre, 2/12 ou 2026-12-02. Rien n’a changé.
date-ambiguous = « { $typed } » peut être deux jours, selon que le jour ou le mois vient d’abord. Écrivez le mois en lettres. Rien n’a changé.
