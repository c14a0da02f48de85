# Dass ehrlich gemischt wurde, und was eine neue Version geändert hat
notice-rules-corrected = Der Steiger wurde aktualisiert: { $section ->
    [none] Eine Regel ist
   *[other] Die Regel „{ $section }“ ist
} von jetzt an berichtigt. Was an Tisch { $table } gespielt wurde, bleibt, wie es ist.
act-rules-corrected = Der Steiger wurde aktualisiert, und eine Regel ist von hier an berichtigt{ $rule ->
    [none] .
   *[other] : { $rule }.
}
