"""Words that players say for one another, in three languages, as `folded` gives them."""

from typing import Final

GROUPS: Final = """
2 two zwei deux zweit
3 three drei trois dritt
4 four vier quatre viert
5 five funf cinq
6 six sechs
7 seven sieben sept
8 eight acht huit
9 nine neun neuf
10 ten zehn dix
11 eleven elf onze
12 twelve zwolf douze
cost price pay expensive cheap kosten kostet preis zahlen bezahlen zahlt zahl teuer cout coute couter prix \
payer paie cher
money coin franc cash geld munze argent piece thune monnaie sous geldschein billet
point vp pv siegpunkt victory score scoring punkt wertung werten compte decompte marquer
begin start starting first erster erste anfang beginnen beginnt fangt anfangen startspieler commence commencer \
debut premier
end over finish ende schluss vorbei zuende fin fini termine
tie draw equal gleichstand unentschieden egalite
player spieler spielern joueur
worker arbeiter ouvrier meeple
take get receive draw nehmen nimmt ziehen zieht bekommen erhalten krieg kriegen prendre prend piocher pioche \
recevoir
put place lay set legen setzen stellen einsetzen bauen poser placer mettre construire build
move shift verschieben bewegen versetzen umsetzen deplacer bouger
sell selling verkaufen verkauf vendre vente
penalty negative minus minuspunkt minuspunkte abzug malus
balance equal links rechts left right ungleich gleich desequilibre equilibre
buy buying purchase kaufen kauf acheter achat
exchange swap trade sell verkaufen vendre tauschen tausch eintauschen echanger echange
deliver delivery liefern ausliefern lieferung livrer livraison
quality qualitat qualite loses lose losing verlieren verlust perdre perte
auction bid bidding versteigerung gebot bieten mitbieten enchere encherir mise
empty free leer frei vide libre
full voll plein
order sequence reihenfolge ordre
before vor avant
lift cage elevator aufzug forderkorb korb ascenseur
minecart cart wagon lore loren wagen berline wagonnet
storage store lager lagern speichern stock stocker
tile plattchen tuile plaquette
card karte carte
space spot field place feld platz case emplacement
most majority mehrheit meiste majorite plus
round turn manche runde tour
shift schicht quart
pass skip passen auslassen passer
kick displace verdrangen vertreiben chasser deloger ejecter
boat barge ship schiff kahn boot bateau
loan debt borrow schulden schuld kredit dette emprunt credit
worth value wert valeur vaut
setup preparation aufbau aufbauen vorbereitung mise
refill replenish replace nachfullen auffullen nachlegen ersetzen remplacer remettre renouveler
limit maximum max most hochstens maximal
shortage enough genug reicht assez manque
allow allowed darf erlaubt permis autorise
secret hidden open geheim verdeckt offen cache
disaster ungluck katastrophe catastrophe
line railway railroad linie bahnlinie eisenbahnlinie ligne
win winner gewinnt gewinner sieger gagne gagnant vainqueur
"""
SAID: Final[dict[str, tuple[str, ...]]] = {}
for _group in GROUPS.strip().splitlines():
    _words = tuple(_group.split())
    for _word in _words:
        SAID[_word] = (*SAID.get(_word, ()), *(one for one in _words if one != _word))
