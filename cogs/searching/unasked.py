"""Words of a question that say nothing of what it is about, in three languages, as `folded` gives them."""

from collections.abc import Mapping
from typing import Final

from bot.words import Language

_ENGLISH: Final = """
a about after again all allowed also always am an and any anyone anything are as at be because been before being
but by can cannot could did do does doing don done during each either else ever every for from get gets getting
give go goes going had happen happens has have having he her here him his how i if in into is isn it its itself
just ll make makes many may me might much must my need needs no not now of off on once one only or other our out
over own re same shall she should so some someone something still such t than that the their them then there
these they thing this those through to too up us use used very was we were what when where whether which while
who whose why will with without would you your yours ok please rule rules
"""
_GERMAN: Final = """
macht machst heisst heissen aber alle allem allen aller alles als also am an ander andere anderen auch auf aus
bei beim bekomme bekommen bekommt bin bis bitte da dabei damit dann darf darfst das dass dem den denn der des
die dies diese diesem diesen dieser dieses doch dort du durch eigene eigenen ein eine einem einen einer eines er
es etwas euch fuer fur geht gibt habe haben hat hier ich ihm ihn ihr ihre ihren im immer in ist ja jede jeden
jeder jedes jemand kann kannst konnen konnte machen mal man mehr mein meine meinem meinen meiner mich mir mit
muss mussen musst nach nicht nichts noch nur ob oder ohne schon sein seine seinen sich sie sind so soll sollen
und uns unser unter viel viele vom von vor wann war warum was wegen weil welche welchem welchen welcher welches
wem wen wenn wer werde werden wie wieder wieviel wieviele wird wo wohin wurde zu zum zur uber passiert bedeutet
eigentlich wirklich regel regeln gilt
"""
_FRENCH: Final = """
a ai ainsi alors apres as au aucun aussi autre autres aux avant avec avoir c ca car ce cela ces cet cette chaque
chez comment combien d dans de depuis des dois doit donc du elle elles en encore entre es est et etait etre eu
eux fait faire faut ici il ils j je l la le les leur leurs lors lorsque lui m ma mais me meme mes moi mon n ne
ni nos notre nous on ont ou par pas passe peut peux plus pour pourquoi pouvons puis qu quand que quel quelle
quelles quels quelqu quelque qui quoi s sa sans se ses si son sont sous sur t ta te tes toi ton tous tout toute
toutes tu un une va vers vos votre vous y regle regles arrive signifie
"""
UNASKED: Final[Mapping[Language, frozenset[str]]] = {
    "en": frozenset(_ENGLISH.split()),
    "de": frozenset(_GERMAN.split()),
    "fr": frozenset(_FRENCH.split()),
}
_MEANT: Final = frozenset({"die", "main", "son", "war", "tu", "not", "an", "on", "par"})
"""Words that say nothing in one language, and something in another."""


def is_asked(word: str, language: Language) -> bool:
    """Whether a word says what a question is about. Who reads one language may ask in another."""
    if word in UNASKED[language]:
        return False
    return word in _MEANT or all(word not in known for known in UNASKED.values())
