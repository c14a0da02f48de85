# Die Anleitung durch Kohle & Kolonie: was neu ist, was gefragt ist, wie ein guter Zug aussieht. Alle Schlüssel beginnen mit learn-kk-.

## Was neu ist

learn-kk-new-begin = Du führst ein Bergbauunternehmen im südlichen Ruhrgebiet. Du kaufst Kleinzechen, stellst deine Kumpel dorthin, wo sie etwas einbringen, und kämpfst ab Runde 3 um die Großzechen, zu denen die kleinen zusammengelegt werden. Nach { $rounds } Runden gewinnt, wer die meisten Punkte hat. Du beginnst mit { $coins } Münzen, { $miners } Kumpeln und { $points } Punkten. Kumpel sind deine eigenen Leute. Arbeiter bekommst du aus den Dörfern, fast mit jeder Zeche einen; mit ihnen bezahlst du das Drehen von Karten und die Verladung.
learn-kk-new-round = Eine Runde hat 10 Phasen, aber du entscheidest nur in wenigen: Du wählst einen Bonusmarker, hast zwei Aktionen (je eine in zwei Phasen), schützt Zechen vor einem Unglück, nutzt vielleicht die Verladung. Der Rest läuft vorerst von selbst und wird erklärt, wenn es so weit ist.
learn-kk-new-bonus = Alle nehmen einen Bonusmarker: eine kleine Zugabe für diese Runde. Sein Feld bestimmt auch die Spielreihenfolge: Wer weiter links liegt, ist früher dran.
learn-kk-new-mine = Eine Zeche kostet 1 oder 2 Münzen und nimmt einem Dorf neben ihrem Grubenfeld einen Arbeiter, der zum Käufer kommt. Einer seiner Kumpel zeigt auf dem Spielplan, wem sie gehört; die Karte kommt auf das Tableau, das { $spaces } Felder hat, und bringt in jeder Runde Münzen.
learn-kk-new-settler = In keinem Dorf neben der Zeche war noch ein Arbeiter. Also kam ein Kumpel aus der eigenen Siedlung dort; einen Arbeiter gibt es dann nicht.
learn-kk-new-second = Manche Zechen zeigen einen zweiten Kumpel: Wer so eine kauft, darf daneben noch einen Arbeiter nehmen und dafür sofort einen weiteren Kumpel auf das Tableau oder eine Übertagekarte stellen. Er kommt nur, wenn ein Dorf neben der Zeche noch einen Arbeiter hat, im eigenen Vorrat ein Kumpel ist und ein Platz frei ist.
learn-kk-new-miner = Eingesetzte Kumpel stehen auf Übertagekarten, wo die meisten jede Runde Münzen oder Punkte bringen, auf dem Tableau als Grubenwehr für die Zeche dort, oder in eigenen Siedlungen. Eine Aktion setzt bis zu 2 ein und versetzt bis zu 2, kostenlos.
learn-kk-new-redeployed = Versetzen heißt, einen Kumpel 1 Feld weit zu bewegen: zwischen Tableau und Übertagekarten, aus einer Siedlung dorthin oder auf ein Bahnhofsfeld daneben, auf einer Bahnlinie weiter, oder zurück in den Vorrat.
learn-kk-new-engineer = Ein Bergingenieur arbeitet auf einer Übertagekarte: in der Kokerei für eine Münze je Runde, in der Eisenhütte für einen Punkt. Der dritte bringt einen Extraaktionsmarker.
learn-kk-new-settlement = Eine Siedlung kommt in ein Dorf, in dem kein Arbeiter mehr ist. Sie bringt jede Runde 1 Punkt mehr in jedem Grubenfeld daneben, in dem ihr Besitzer eine Zeche hat. Ihre Kumpel können für einen Arbeiter einspringen, der für eine Zeche dort fehlt, oder auf Bahnhofsfelder ziehen. Die dritte Siedlung bringt einen Extraaktionsmarker, die vierte { $settlement_4 } Punkte, die fünfte { $settlement_5 }.
learn-kk-new-engine = Eine Dampfmaschine auf einer Zeche bringt jede Runde 1 Münze mehr. Am Ende ist 1 davon { $engine_1 } Punkte wert, 2 sind { $engine_2 } wert, 3 sind { $engine_3 } wert, und so weiter bis { $most_engines } Maschinen.
learn-kk-new-used = Ein Bonusmarker wird einmal genutzt, meist zusätzlich zu einer Aktion. Er geht sofort auf das freie Feld am weitesten links zurück: Früh genutzt, verspricht er dem, der ihn nächste Runde nimmt, einen frühen Platz.
learn-kk-new-exchanged = In einem Aktionszug darf jeder tauschen, sooft er will und solange der Vorrat reicht: { $given } Münzen gegen { $got } Arbeiter oder { $sold } Arbeiter gegen 1 Münze. Arbeiter brauchst du, um Übertagekarten zu drehen, und für die Verladung.
learn-kk-new-flipped = Eine Übertagekarte zu drehen ist keine Aktion. Es kostet Arbeiter, Münzen oder beides, bringt sofort Punkte, und die Rückseite kann mehr. Wer eine als Erster dreht, macht meist etwas für alle teurer.
learn-kk-new-extra = Die Extraaktionsphase gehört denen, die einen Extraaktionsmarker haben: Er bringt eine dritte Aktion. Einen gibt es für den dritten Bergingenieur, einen für die dritte Siedlung, einen für das Drehen der Eisenhütte. Am Ende noch übrig, ist er { $extra } Punkte wert.
learn-kk-new-station = Der erste Kumpel auf einem Bahnhofsfeld nimmt dessen Eisenbahnmarker. Am Ende ist jedes Bahnhofsfeld mit einem deiner Kumpel 1 Punkt wert, ganze Linien viel mehr.
learn-kk-new-secured = Ein Kumpel als Grubenwehr sichert die Zeche an seinem Feld, solange er dort steht. Eine Münze, auf Feldern mit deren Zeichen, oder der Bonusmarker sichert für diese Runde.
learn-kk-new-discs = Das Grubenunglück: Jede ungesicherte Zeche bringt einen Stein ihres Besitzers in den Beutel (von einem Spieler höchstens { $discs }), dazu kommen { $neutral } schwarze und eine Niete. { $drawn } werden gezogen. Ein schwarzer nimmt dem Kohlen-Syndikat eine Münze, die Niete wirkt nur, solange Bergschäden auf dem Spielplan liegen. Kommt der Stein eines Spielers, wirkt der Unglücksmarker der Runde.
learn-kk-new-suffered = Für jeden seiner gezogenen Steine verliert ein Spieler einen Kumpel für immer, und einmal je Runde Punkte: { $first_loss } in der ersten, jede Runde mehr, { $last_loss } in der letzten.
learn-kk-new-disaster = Der Unglücksmarker der Runde sagt, was ein Unglück sonst noch tut, nur in dieser Runde oder auf Dauer. Er wirkt nur, wenn der Stein eines Spielers gezogen wird.
learn-kk-new-highest = Das Syndikat nimmt die ausliegende Zeche mit der höchsten Nummer, ohne zu zahlen. Die kann niemand mehr kaufen.
learn-kk-new-extra-coin = Das Syndikat liegt in seiner nächsten Konsolidierung mit Bieten um 1 höher: Du brauchst 1 mehr, um über ihm zu liegen.
learn-kk-new-power = Von jetzt an nimmt das Syndikat in jeder Runde eine Zeche mehr: Es bleiben weniger zum Kaufen, und es ist beim Zusammenlegen in mehr Grubenfeldern dabei.
learn-kk-new-subsidence = Bergschäden bleiben auf dem Spielplan: Immer wenn die Niete gezogen wird, zahlen alle 1 Münze oder verlieren { $subsidence_points } Punkte.
learn-kk-new-trust = Das Kohlen-Syndikat gehört niemandem. Jede Runde nimmt es, ohne zu zahlen, die ausliegende Zeche mit der niedrigsten Nummer, und mehr als eine, sobald seine Kaufkraft gestiegen ist. Später musst du über ihm liegen, um eine Großzeche zu gewinnen.
learn-kk-new-income = Jede Zechenkarte bringt, was darauf gedruckt ist, mit einer Dampfmaschine 1 Münze mehr.
learn-kk-new-ground = Jede Runde bringt dir jedes Grubenfeld Punkte, in dem du eine Zeche hast: 1 für jede Zeche darin, die irgendjemandem gehört, auch dem Syndikat, und 1 für jede deiner Siedlungen daneben. Geteilte Grubenfelder lohnen sich also. Unter dem Namen eines Grubenfelds mit Kleinzechen steht auf dem Spielplan, wann es zusammengelegt wird und was die Großzeche bringt: *III 4* heißt in Runde 3, für 4 Punkte.
learn-kk-new-revealed = Eine Konsolidierung: Die Kleinzechen dieses Grubenfelds werden zu einer Großzeche. Ihre Besitzer vergleichen ihre Werte: die Preise ihrer Zechen dort, ihre Verwaltung, Marker und gebotene Münzen. Das Syndikat ist nur mit einer eigenen Zeche dort dabei oder mit einer, die niemand gekauft hat: Es hält mit deren Preisen und den Münzen auf seiner Leiste dagegen; es erhöht nie. Wer über allen anderen liegt, gewinnt.
learn-kk-new-sole = Wem alle Kleinzechen eines Grubenfelds gehören, der bekommt die Großzeche, ohne zu bieten.
learn-kk-new-won = Der Gewinner zahlt die gebotenen Münzen und bekommt die Großzeche mit ihren Punkten und die Dampfmaschinen dort. Die anderen behalten ihre Münzen und bekommen { $lost_mine } Punkte für jede Kleinzeche, die sie abgeben. Alle kleinen gehen aus dem Spiel. Die übrigen Zechen schließen die Lücken: jede Reihe nach links, die untere nach oben, wenn die obere leer ist; die Grubenwehr bleibt, wo sie ist.
learn-kk-new-trust-won = Niemand lag über dem Syndikat: Es bekommt die Großzeche. Die Spieler bekommen { $lost_mine } Punkte für jede ihrer Kleinzechen dort. Die übrigen Zechen schließen die Lücken: jede Reihe nach links, die untere nach oben, wenn die obere leer ist; die Grubenwehr bleibt, wo sie ist.
learn-kk-new-cokery = Die Kokerei bringt je 1 Münze für ihren Bergingenieur, ihren einzelnen Kumpel und ihr Paar Kumpel.
learn-kk-new-ironworks = Die Eisenhütte bringt je 1 Punkt für ihren Bergingenieur, ihren einzelnen Kumpel und ihr Paar Kumpel; die Rückseite bringt mehr.
learn-kk-new-loading = Die Verladung bringt 1 Punkt für jede Lore auf deinen Zechen und Münzen, wenn Kumpel oder Bergingenieur darauf stehen, auf der Vorderseite für je 2 eigene Loren. Sie kostet 1 Arbeiter, aber keinen mit dem Bonusmarker *{ kk-bonus-wagon }* oder wenn die Karte gedreht ist.
learn-kk-new-returned = Bonusmarker, die niemand genutzt hat, gehen am Ende der Runde zurück.

## Was gefragt ist

learn-kk-ask-choose = Drücke auf *{ button-act }*: Jeder Marker ist ein Knopf, seine Nummer ist sein Feld. Je kleiner sie ist, desto früher bist du dran. Nimm einen, dann *{ button-finish }*.
learn-kk-ask-act = Drücke auf *{ button-act }*: Du hast in dieser Phase eine Aktion, aus dem Menü der Zechen oder mit einem der Knöpfe. Dazu darfst du { $unflipped ->
    [0] { $bonus ->
        [1] deinen Bonusmarker nutzen und{" "}
       *[0] {""}
    }tauschen
   *[other] { $bonus ->
        [1] deinen Bonusmarker nutzen, Karten
       *[0] Karten
    } drehen, die du bezahlen kannst, und tauschen
}. *{ button-finish }* beendet deinen Zug.
learn-kk-ask-act-extra = Du hast einen Extraaktionsmarker. Setze ihn jetzt für eine dritte Aktion ein, oder beende den Zug und behalte ihn.
learn-kk-ask-act-after = Deine Aktion ist getan.{ $still ->
    [0] {""}
   *[other] {" "}Du kannst noch { $still ->
        [1] deinen Bonusmarker nutzen
        [2] drehen
        [3] deinen Bonusmarker nutzen und drehen
        [4] tauschen
        [5] deinen Bonusmarker nutzen und tauschen
        [6] drehen und tauschen
       *[7] deinen Bonusmarker nutzen, drehen und tauschen
    }.
} *{ button-finish }* beendet deinen Zug.
learn-kk-ask-engine = Wähle, wohin die Dampfmaschine kommt: auf eine deiner Zechen, die noch keine hat, oder auf die Kokerei, wenn sie gedreht ist.
learn-kk-ask-flips = Wähle die Karte, die du drehst; das ist keine Aktion. *{ button-overview }* führt zurück.
learn-kk-ask-settlement = Wähle das Dorf für die Siedlung.
learn-kk-ask-engineer = Wähle den Platz für den Bergingenieur.
learn-kk-ask-worker = Deine Zeche braucht einen Arbeiter aus einem Dorf daneben; hat keines mehr einen, kommt ein Kumpel aus einer deiner Siedlungen dort. Wähle, woher.
learn-kk-ask-place_card = Wähle das Feld deines Tableaus für die Zeche.
learn-kk-ask-second_worker = Die Zeche zeigt einen 2. Kumpel; deshalb darfst du einen zweiten Arbeiter nehmen. Wähle das Dorf, oder verzichte.
learn-kk-ask-second_miner = Für den zweiten Arbeiter darfst du einen Kumpel stellen. Wähle, wohin, oder verzichte.
learn-kk-ask-settlement_miners = Stelle bis zu 2 Kumpel aus deinem Vorrat in die neue Siedlung.
learn-kk-ask-miners = { $insert ->
    [0] { $redeploy ->
        [0] Es ist nichts mehr einzusetzen oder zu versetzen.
       *[other] Versetze bis zu { $redeploy } Kumpel.
    }
   *[other] Setze über das Menü bis zu { $insert } Kumpel ein{ $redeploy ->
        [0] {""}
       *[other] , versetze bis zu { $redeploy }
    }.
} *{ kk-button-stop-miners }* beendet diesen Teil.
learn-kk-ask-arrange = Die Karte ist gedreht. Du darfst die Steine darauf auf andere Plätze der Rückseite stellen.
learn-kk-ask-secure = Jeder Knopf sichert eine Zeche für diese Runde. *{ button-finish }* lässt die übrigen ungesichert.{ $rescue ->
    [1] {" "}Dein Marker *{ kk-bonus-rescue }* sichert kostenlos 2 Zechen.
   *[0] {""}
}
learn-kk-ask-lose_miner = Du musst einen Kumpel abgeben, und dein Vorrat ist leer. Wähle, welchen.
learn-kk-ask-subsidence = Bergschäden: Zahle 1 Münze oder verliere { $subsidence_points } Punkte.
learn-kk-ask-declare = Vor dem Bieten: Wähle, welche Marker (*{ kk-bonus-aid }*, Konsolidierungsmarker) du hier zu deinem Wert hinzunimmst. Sie sind weg, auch wenn du verlierst; nichts anzusagen kostet keinen.
learn-kk-ask-bid = Biete einen Wert über dem höchsten, oder passe. Was deinem Wert fehlt, wird in Münzen bezahlt, aber nur vom Gewinner.
learn-kk-ask-place_large = Du hast die Großzeche gewonnen. Wähle ihr Feld.
learn-kk-ask-load = Verladung: Drücke auf einen der Knöpfe, um sie zu nutzen, oder auf *{ button-finish }*, um es zu lassen.
learn-kk-ask-done = In diesem Zug ist alles entschieden. *{ button-finish }* gibt ihn weiter.

## Ein guter Zug

learn-kk-good-choose-first = In dieser Runde willst du deine Münzen für Zechen.{ $miners_there ->
    [0] {""}
   *[other] {" "}*{ kk-bonus-miners }* ist kostenlos, und zwei Kumpel bringen sofort etwas ein.
}{ $aid_there ->
    [0] {""}
   *[other] {" "}*{ kk-bonus-aid }* ist für 1 Münze gut.
}{ $dear ->
    [0] {""}
    [1] {" "}*{ kk-bonus-engineer }* kostet welche.
    [2] {" "}*{ kk-bonus-settlement }* kostet welche.
   *[other] {" "}*{ kk-bonus-engineer }* und *{ kk-bonus-settlement }* kosten welche.
}{ $wagon_there ->
    [0] {""}
   *[other] {" "}Die Lore ganz links gibt dir die erste Wahl unter den Zechen.
}
learn-kk-good-choose = Frag zuerst: Muss ich früh dran sein (für eine Zeche, ein Dorf, ein Bahnhofsfeld, das auch andere wollen)? Dann einen von links. Sonst nimm, wofür du bezahlen würdest: Kumpel, Bergingenieur, Siedlungsbau, Dampfmaschine.{ $aid_there ->
    [0] {""}
   *[other] {" "}Die *{ kk-bonus-aid }* ist noch nicht mehr wert als ihre Münze: Geboten wird ab Runde { $first_bids }.
}{ $rescue_there ->
    [0] {""}
   *[other] {" "}Der Marker *{ kk-bonus-rescue }* ist für viele ungesicherte Zechen.
}
learn-kk-good-choose-bids = Am Ende dieser Runde { $merging ->
    [one] wird ein Grubenfeld zusammengelegt: { $grounds }.
   *[other] werden { $merging } Grubenfelder zusammengelegt: { $grounds }.
}{ $aid_there ->
    [0] {""}
   *[other] {" "}Hast du dort Zechen, so erhöht die *{ kk-bonus-aid }* deinen Wert beim Bieten.
} Frag dich: Muss ich früh dran sein (für eine Zeche, ein Dorf, ein Bahnhofsfeld, das auch andere wollen)? Dann einen von links. Sonst nimm, wofür du bezahlen würdest{ $last_round ->
    [0] .
   *[other] , aber für Punkte: Was in der letzten Runde gebaut wird, bringt höchstens noch einmal etwas ein.
}{ $rescue_there ->
    [0] {""}
   *[other] {" "}Der Marker *{ kk-bonus-rescue }* ist für viele ungesicherte Zechen.
}
learn-kk-good-act-first = Kaufe eine Zeche: Meist hat sie ihren Preis schon am Ende dieser Runde wieder eingebracht, und sie bringt weiter ein. Achte auf Einnahmen von 2 oder einen zweiten Kumpel, auf ein Grubenfeld, in dem auch andere kaufen werden, und auf Dörfer mit Arbeitern. Im Menü steht hinter der Zeche ihr Grubenfeld: ihr Gebiet auf dem Spielplan, das jede Runde Punkte bringt. Ein zweiter Kumpel ist einer mehr, der sofort auf das Tableau oder eine Übertagekarte kommt (Kokerei, Eisenhütte und andere, neben deinem Tableau).
learn-kk-good-act-second = Kaufe eine zweite Zeche, wenn du kannst. Wenn nicht, setze Kumpel ein, das ist kostenlos{ $single ->
    [0] : Paare in Kokerei und Eisenhütte, oder einen zum Schutz jeder Zeche
    [one] : Ein Platz für einen einzelnen Kumpel in Kokerei oder Eisenhütte ist frei und bringt sofort etwas ein
   *[other] : { $single } Plätze für einen einzelnen Kumpel in Kokerei und Eisenhütte sind frei und bringen sofort etwas ein
}.
learn-kk-good-act-early = Zechen sind noch immer der beste Kauf.{ $paid ->
    [0] {" "}Sonst ist jetzt nichts zu bezahlen; Kumpel einzusetzen kostet nichts.
   *[other] {" "}Auch das ist zu bezahlen: { $instead }.
}
learn-kk-paid-engine = eine Dampfmaschine ({ $coins })
learn-kk-paid-engineer = ein Bergingenieur ({ $coins })
learn-kk-paid-settlement = eine Siedlung in einem leeren Dorf neben deinen Zechen ({ $coins })
learn-kk-late-flips = drehe Karten{ $points ->
    [0] {""}
   *[other] {" "}(Eisenhütte: { $points } Punkte)
}
learn-kk-late-settlement = stelle Siedlungen auf
learn-kk-late-miners = schicke Kumpel auf Bahnhofsfelder
learn-kk-late-engine = kaufe Dampfmaschinen
learn-kk-good-act-late = { $merging ->
    [0] In dieser Runde wird kein Grubenfeld zusammengelegt.
    [one] In dieser Runde wird ein Grubenfeld zusammengelegt: { $grounds }.
   *[other] In dieser Runde werden { $merging } Grubenfelder zusammengelegt: { $grounds }.
}{ $bidding ->
    [0] {""}
   *[other] {" "}Du hast Zechen dort: Kannst du über dem Syndikat und den anderen liegen? Hebe dafür Münzen auf. Vor dem Bieten nimmst du noch { $income ->
        [one] 1 Münze
       *[other] { $income } Münzen
    } ein; die Werte dort stehen über den Knöpfen.
} Wo nichts auf dem Spiel steht, { $later }.{ $flips_later ->
    [0] {""}
   *[other] {" "}Drehen geht auch in einem späteren Zug noch.
}
learn-kk-note-last-turn = Das ist dein letzter Zug: Danach wird nichts mehr gedreht oder getauscht. Am Ende sind { $per_coins } Münzen 1 Punkt wert, Arbeiter nichts: Tausche sie gegen Münzen, bis auf einen, den vielleicht die Verladung braucht.
learn-kk-good-act-poor = Eine Zeche kannst du jetzt nicht kaufen. Kostenlos geht: Kumpel einsetzen{ $single ->
    [0] {""}
   *[other] , am besten in Kokerei oder Eisenhütte, wo ein Platz für einen einzelnen frei ist und sofort etwas einbringt
}, oder sie deine Zechen schützen lassen{ $sells ->
    [0] {""}
   *[other] . { $sold } Arbeiter lassen sich gegen 1 Münze tauschen
}.
learn-kk-good-act-extra = Am Ende noch übrig, ist der Marker { $extra } Punkte wert. Setze ihn für eine Aktion ein, die mehr wert ist, und eher früh als spät.
learn-kk-good-act-after = { $bonus ->
    [1] Dein Bonusmarker *{ $marker }* ({ $effect }) ist jetzt noch zu nutzen; ungenutzt geht er am Ende der Runde zurück.{" "}
   *[0] {""}
}{ $last_turn ->
    [0] { $sells ->
        [0] {""}
       *[other] { $unflipped ->
            [0] {""}
           *[other] Tausche Arbeiter nur dann in Münzen, wenn du weißt, was dir danach fehlt: Eine Karte zu drehen kostet bis zu { $flip_workers } Arbeiter, meist auch Münzen.{" "}
        }
    }{ $flips_now ->
        [0] { $unflipped ->
            [0] Deine Karten sind alle gedreht: Arbeiter sind nur noch für Münzen gut ({ $sold } für 1).
           *[other] Drehen kannst du jetzt nichts, vielleicht in einem späteren Zug.
        }
       *[other] Gedreht werden kann auch in einem späteren Zug noch.
    }
   *[other] { $flips_now ->
        [0] { $unflipped ->
            [0] Deine Karten sind alle gedreht.
           *[other] Drehen kannst du nichts mehr.
        }
       *[other] Drehe, was du noch bezahlen kannst.
    }
}
learn-kk-good-engine = Auf einer Zeche bringt sie jede Runde 1 Münze mehr. Sie bleibt dort liegen: Nur eine Konsolidierung nimmt sie wieder von der Karte. Dann bekommt sie der Gewinner; ist das das Syndikat, geht sie in den Vorrat zurück. Nimm also eine Zeche, deren Grubenfeld spät oder nie zusammengelegt wird oder die du dann gewinnst.
learn-kk-good-flips = Jedes Drehen bringt seine Punkte einmal, wann immer du es tust. Früh wirkt es auch länger: Die Belegschaft versetzt dann bis zu 4 Kumpel und einen Bergingenieur in einer Aktion; die Kokerei hat einen Platz mehr für einen Kumpel und einen für eine Dampfmaschine; die Eisenhütte zahlt für einen Bergingenieur und einen Kumpel je 2 Punkte und bringt einen Extraaktionsmarker; die Verladung braucht keinen Arbeiter mehr. Behalte die Münzen, die du zum Bieten brauchst (ab Runde { $first_bids }).
learn-kk-good-settlement = Das Dorf neben den meisten Grubenfeldern mit deinen Zechen: Jedes davon bringt dann jede Runde 1 Punkt mehr. Liegt ein Bahnhofsfeld daneben, können Kumpel dorthin weiterziehen.
learn-kk-good-engineer = In der Kokerei bringt er jede Runde 1 Münze, in der Eisenhütte { $ironworks_engineer ->
    [one] 1 Punkt
   *[other] { $ironworks_engineer } Punkte
}, in der Verwaltung 1 mehr an Wert in jeder Konsolidierung, auf der Verladung 2 Münzen für 2 Loren (gedreht 1 für 1). Je früher im Spiel, desto öfter.
learn-kk-good-worker = Nimm einen Arbeiter aus einem Dorf, das andere für ihre Zechen brauchen oder das du leer haben willst: Eine Siedlung braucht ein Dorf ohne Arbeiter. Ein Kumpel kommt am besten aus einer Siedlung, in der du ihn am wenigsten brauchst.
learn-kk-good-place_card = Ein Feld mit dem Zeichen einer Münze lässt sich beim Unglück für 1 Münze sichern.
learn-kk-good-second_worker = Nimm ihn: Ein Arbeiter ist eine halbe Münze wert, und der Kumpel kommt umsonst.
learn-kk-good-second_worker-alone = Ein Kumpel kommt diesmal nicht mit; warum, steht über den Knöpfen. Der Arbeiter lohnt trotzdem: { $unflipped ->
    [0] {""}
   *[other] Eine Karte zu drehen kostet bis zu { $flip_workers } davon,{" "}
}{ $sold } sind eine Münze wert. Ohne ihn behält das Dorf seinen Arbeiter, und dort kann keine Siedlung stehen.
learn-kk-good-second_miner = { $single ->
    [0] Lass den Kumpel eine Zeche sichern, oder ergänze ein Paar in Kokerei oder Eisenhütte.
   *[other] Ein einzelner Platz der Kokerei oder der Eisenhütte bringt schon in dieser Runde etwas ein, ein Platz für 2 nichts, solange einer dort allein steht. Sonst lass den Kumpel eine Zeche sichern.
}
learn-kk-note-flips = Neben deiner Aktion kannst du jetzt drehen, für Punkte, die bis zum Ende bleiben: { $flips }.
learn-kk-note-last-coin = Beim Unglück dieser Runde { $at_risk ->
    [one] ist eine deiner Zechen
   *[other] sind { $at_risk } deiner Zechen
} in Gefahr: In Phase 5 kann eine Münze, die du dann noch hast, eine davon sichern.
learn-kk-own-risk = Ungesichert waren von dir: { $spaces }.
learn-kk-own-safe = Von deinen Zechen war keine in Gefahr.
learn-kk-good-settlement_miners = Zwei Kumpel halten dir Zechen in der Nähe offen und können auf Bahnhofsfelder ziehen.
learn-kk-good-miners = { $insert ->
    [0] { $redeploy ->
        [0] Drehen und Tauschen geht hier noch.
       *[other] Kumpel sichern Zechen oder ziehen auf Bahnhofsfelder.
    }
   *[other] Zuerst die einzelnen Plätze von Kokerei und Eisenhütte, dann Paare: Ein Platz für 2 bringt erst etwas, wenn beide dort stehen. Später sichern Kumpel Zechen oder ziehen auf Bahnhofsfelder.
}
learn-kk-good-arrange = Besetze die Plätze, die am meisten bringen.
learn-kk-good-arrange-idle = Zu gewinnen ist hier jetzt nichts: Wähle *{ kk-button-stop-arrange }*.
learn-kk-good-secure = In dieser Runde kostet ein Treffer { $loss ->
    [one] 1 Punkt
   *[other] { $loss } Punkte
} und für jeden gezogenen Stein einen Kumpel.{ $too_many ->
    [0] {""}
   *[other] {" "}Du hast { $at_risk } ungesicherte Zechen, aber nie mehr als { $discs } Steine im Beutel: Erst wenn du { $too_many } sicherst, ist es einer weniger.
}{ $vain ->
    [0] {" "}Ist vor der letzten Runde nur eine Zeche in Gefahr, ist die Münze für die nächste Zeche oft besser angelegt; sind es mehrere, oder später, sichere, was du kannst.
   *[other] {" "}So viele kannst du jetzt nicht sichern: Behalte deine Münzen.
}
learn-kk-good-lose_miner = Gib den ab, der am wenigsten bringt.
learn-kk-good-subsidence = Eine Münze ist billiger als { $subsidence_points } Punkte, wenn du sie nicht gleich für etwas brauchst. Hast du weniger Punkte als das, sind die Punkte billiger.
learn-kk-good-declare = Nimm Marker hinzu, wenn du mit ihnen und deinen Münzen über alle anderen kommen kannst: Jeder Punkt spart eine Münze, und später kommt keiner mehr dazu. Kannst du hier nicht gewinnen, spare sie.
learn-kk-good-bid = { $last_round ->
    [0] {""}
   *[other] Das ist die letzte Runde: Einnahmen und Plätze im Grubenfeld bringen nichts mehr, und { $per_coins } Münzen sind am Ende 1 Punkt.{" "}
}{ $rivals ->
    [0] Niemand kann dich mehr überbieten, und das Syndikat erhöht nie: *{ $enough }* reicht, mehr braucht es nie. Biete das, wenn
   *[other] Biete, solange
} dir die Münzen weniger wert sind als die Großzeche: ihre Punkte{ $last_round ->
    [0] , ihre Einnahmen, ihr Platz im Grubenfeld und die Dampfmaschinen dort, die der Gewinner mitnimmt
   *[other] {" "}und die Dampfmaschinen dort, die der Gewinner mitnimmt und die am Ende zählen
}. Ohne sie bringen dir deine Kleinzechen dort { $consoled } Punkte; ein teurer Sieg kann also schlechter sein.
learn-kk-good-place_large = { $last_round ->
    [0] Ein Feld, das gesichert ist oder das eine Münze sichern kann.
   *[other] Es kommt kein Unglück mehr, also ist jedes Feld gleich gut.
}
learn-kk-good-load = Nutze sie, wenn dir die Punkte mehr wert sind als der Arbeiter; mit dem Bonusmarker *{ kk-bonus-wagon }* oder auf der gedrehten Karte kostet sie keinen. Ein Eisenbahnmarker mit Lore ist in jeder Runde 1 Punkt wert: Spare ihn nur für Münzen, die er vollmacht, und höchstens bis zur letzten Runde.
learn-kk-good-done = Sieh noch einmal nach, was laut Anzeige ungenutzt bliebe, und beende dann den Zug.

## Das Ende der ersten Runde

learn-kk-end-scored = **Die erste Runde ist vorbei.** Grubenfelder brachten Punkte, Zechen und Kokerei Münzen, die Eisenhütte Punkte. All das kommt in jeder Runde wieder; was du früh aufbaust, zahlt sich also am häufigsten aus. Über das ganze Spiel bringen die Grubenfelder die meisten Punkte: Suche Zechen in Grubenfeldern mit vielen Zechen, und Siedlungen daneben.
learn-kk-end-next = **Neu in Runde 2:** Dampfmaschinen sind zu kaufen. Von jetzt an nimmt in jeder Runde zuerst einen Bonusmarker, wer in der vorigen zuletzt dran war. Neue Zechen liegen aus, die übrigen bleiben. Den Dörfern gehen die Arbeiter aus; dann helfen nur noch Kumpel in einer eigenen Siedlung neben der Zeche. Denk also rechtzeitig an eine.
learn-kk-end-later = **Ab Runde 3** werden jede Runde die Zechen einiger Grubenfelder zusammengelegt: Die Besitzer bieten mit den Preisen ihrer Zechen dort, Kumpeln und Bergingenieuren in der Verwaltung, Markern und Münzen. Auch das Syndikat zählt mit: mit den Münzen auf seiner Leiste und jeder Kleinzeche dort, die keinem Spieler gehört. Hebe dafür Münzen auf. **Drehen** bringt { $loading_points } bis { $ironworks_points } Punkte je Karte und kostet meist { $flip_workers } Arbeiter und einige Münzen. Die erste Kokerei macht Bergingenieure für alle teurer, die erste Belegschaft Siedlungen, die erste Eisenhütte Dampfmaschinen.
learn-kk-end-last = **Ganz am Ende** zählen: Dampfmaschinen ({ $engine_1 }, { $engine_2 }, { $engine_3 } … Punkte für 1, 2, 3 …), Bahnhofsfelder und ganze Bahnlinien, { $extra } Punkte für jeden übrigen Extraaktionsmarker, 1 Punkt für je { $per_coins } Münzen. Arbeiter zählen nichts.
