# Que le mélange était honnête, et ce qu’une mise à jour a changé
cmd-rules-fair = Comment vérifier que le mélange était honnête
opt-fair-table = Le numéro de la table, si ce n’est pas celle d’ici

fair-what = **Le mélange { table-of } est scellé.** { $table ->
    [0] Au début de la partie
   *[other] À l’ouverture de la table
}, le Steiger a tiré une graine dont découle tout le hasard de cette partie, et il en a montré l’empreinte : `{ $fingerprint }`
fair-proves = Personne ne peut trouver une autre graine ayant cette empreinte, ni lire la graine dans l’empreinte. Qui la note maintenant verra après la partie qu’aucune carte n’a été changée en route.
fair-gathering = La graine et le sel sont montrés après la partie, avec un enregistrement que chacun peut vérifier.
fair-running = La graine et le sel sont montrés après la partie, avec un enregistrement de tous les coups que chacun peut vérifier. D’ici là, ils trahiraient ce qui est caché.
fair-closed = Cette partie n’a pas été jouée jusqu’au bout, sa graine reste donc scellée : ce que vous vous êtes caché reste à vous.
fair-over = Graine `{ $seed }`, sel `{ $salt }`. Comparez l’empreinte avec celle de la fiche d’avant la partie.
fair-check = Le fichier est l’enregistrement de cette partie, sans les noms. Pour le vérifier, installez le Steiger et lancez `steiger verify { $file } --fingerprint { $fingerprint }` : il refait le mélange, rejoue chaque coup et compare le résultat.
fair-check-self = À la main : l’empreinte est formée des 32 premiers chiffres du SHA-256 de sel, deux-points et graine. Le sel est un second nombre tiré au hasard, sans lequel on pourrait deviner la graine d’après l’empreinte.
fair-no-record = L’enregistrement de cette partie n’a pas pu être fait, car une donnée conservée est illisible. La graine et le sel montrent tout de même que le mélange était honnête.
fair-nowhere = Tout mélange est scellé : avant la partie, le Steiger montre une empreinte qui l’y lie, puis, après la partie, la graine, le sel et un enregistrement que chacun peut vérifier. Demandez dans le salon d’une table, ou donnez ici son numéro.
record-not-yet = { $table ->
    [0] L’entraînement n’est pas terminé
   *[other] La table { $table } n’est pas terminée
} : l’enregistrement est montré après la fin.

notice-rules-corrected = Le Steiger a été mis à jour : { $section ->
    [none] une règle est corrigée
   *[other] la règle « { $section } » est corrigée
} à partir de maintenant. Ce qui a été joué à la table { $table } reste tel quel.
act-rules-corrected = { $rule ->
    [none] Le Steiger a été mis à jour, et une règle est corrigée à partir d’ici.
   *[other] Le Steiger a été mis à jour, et une règle est corrigée à partir d’ici : { $rule }.
}
