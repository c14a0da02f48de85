# Par quelle voie vous apprenez que l’on vous attend

call = { $who } : { $line }
call-behind = { $line } { $who }
direct-turn = 🔔 Table { $number } : { $asked }. À vous de jouer, { $game }{ $name ->
    [none] { "" }
   *[other] { " " }« { $name } »
}. { $link }
direct-invited = 🔔 Table { $table }, { $game } : vous pouvez déjà laisser une réponse à l’avance. { $link }
direct-next = 👀 Table { $table }, { $game } : ce sera sans doute bientôt à vous. { $link }
direct-question = ❓ Une question vous est posée à la table { $table }, { $game }.
direct-done =
    { $count ->
        [one] ✅ C’est fait : la table { $tables } ne vous attend plus.
       *[other] ✅ C’est fait : les tables { $tables } ne vous attendent plus.
    }
remind-you = ⏰ La table { $table }{ $game ->
    [none] { "" }
   *[other] , { $game },
} attend votre décision depuis le <t:{ $since }:f> (<t:{ $since }:R>). { $link }
remind-you-finish = ⏰ Votre tour à la table { $table }{ $game ->
    [none] { "" }
   *[other] , { $game },
} n’est pas terminé ; il peut l’être tel quel. Appuyez sur *{ button-finish }* sous *{ button-act }*, ou continuez. { $link }
remind-elsewhere = La table { $table } aussi : { $link }

# Les vôtres
cmd-me-pings = Où je vous préviens que l’on vous attend : ici, par message privé ou pas du tout
my-pings = Où je vous préviens que l’on vous attend :
my-pings-line = { $kind } : **{ $way }**
my-pings-set = C’est ainsi que je vous préviens désormais.
my-pings-closed = ⚠️ Discord n’accepte aucun message privé de ma part pour vous : je vous mentionne donc à la table. Pour en recevoir, autorisez les messages privés dans les paramètres de confidentialité du serveur, puis choisissez de nouveau ici.
my-pings-refused = ⚠️ Discord n’accepte aucun message privé de ma part pour vous. Je vous mentionne donc à la table ; `/me pings` en dit plus.
ping-turn = Votre tour
ping-reminder = Rappels
ping-question = Questions et votes
ping-next = L’approche de votre tour
way-here = à la table, avec une mention
way-direct = par message privé
way-none = pas du tout
way-first = le premier par message privé, puis à la table
way-about-turn-none = Le message du tour vous nomme sans sonner.
way-about-reminder-none = Une fois votre délai écoulé, on demandera toujours aux autres comment continuer.
my-pings-more = `/me hours` dit quand je me tais, `/me reminders` au bout de combien de temps je vous relance.
menu-ping = { $kind }…
