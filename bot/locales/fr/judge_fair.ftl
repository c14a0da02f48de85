# Que le mélange était honnête, et ce qu’une mise à jour a changé
notice-rules-corrected = Le Steiger a été mis à jour : { $section ->
    [none] une règle est corrigée
   *[other] la règle « { $section } » est corrigée
} à partir de maintenant. Ce qui a été joué à la table { $table } reste tel quel.
act-rules-corrected = { $rule ->
    [none] Le Steiger a été mis à jour, et une règle est corrigée à partir d’ici.
   *[other] Le Steiger a été mis à jour, et une règle est corrigée à partir d’ici : { $rule }.
}
