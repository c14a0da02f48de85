"""Words of the pictures of Kohle & Kolonie in three languages, for tests and the benchmark."""

from collections.abc import Mapping

from renderer.kohle_kolonie import WORDS

_TABLE = """
trust | Coal Trust | Kohlen-Syndikat | Syndicat du charbon
purchases | Buys | Käufe | Achats
bonus_track | Bonus markers | Bonusmarker | Jetons bonus
order_track | Turn order | Reihenfolge | Ordre du tour
disaster | Disaster | Grubenunglück | Catastrophe
supply | Bank and pool | Bank und Vorrat | Banque et réserve
for_sale | For sale | Zum Verkauf | En vente
railways | Railways | Eisenbahnlinien | Lignes de chemin de fer
mines | Mines | Zechentableau | Plateau minier
settlements | Settlements | Siedlungen | Cités
bonus_marker | Bonus marker | Bonusmarker | Jeton bonus
steam_engines | Steam engines | Dampfmaschinen | Machines à vapeur
prices_now | Prices now | Preise jetzt | Prix actuels
railway_markers | Railway markers | Eisenbahnmarker | Jetons chemin de fer
lost_miners | Miners lost | Verlorene Kumpel | Pertes
consolidation | Consolidation | Konsolidierung | Consolidation
administration_short | Administration | Verwaltung | Administration
insert | insert | einsetzen | placer
redeploy | redeploy | versetzen | déplacer
pithead_workforce | Workforce | Belegschaft | Main d’œuvre
pithead_cokery | Cokery | Kokerei | Cokerie
pithead_ironworks | Ironworks | Eisenhütte | Ferronnerie
pithead_loading | Loading | Verladung | Chargement
pithead_administration | Administration | Verwaltung | Administration
pithead_workforce_flipped | Workforce | Belegschaft | Main d’œuvre
pithead_cokery_flipped | Cokery & Briquette Plant | Kokerei & Brikettfabrik | Cokerie & usine de briquettes
pithead_ironworks_flipped | Steelworks | Stahlwerk | Aciérie
pithead_loading_flipped | Loading II | Verladung II | Chargement II
prize | Prize | Preis | À gagner
left | left | übrig | restent
highest_bid | highest bid | höchstes Gebot | meilleure offre
to_declare | to declare | muss ansagen | doit annoncer
to_bid | to bid | muss bieten | doit miser
passed | passed | gepasst | a passé
coal_trust | Coal Trust | Kohlen-Syndikat | Syndicat du charbon
never_raises | never raises | erhöht nie | ne relance jamais
bar_mine | mine | Zeche | mine
bar_mines | mines | Zechen | mines
bar_administration | Administration | Verwaltung | Administration
bar_aid | aid | Hilfe | aide
bar_railway | railway | Bahn | rail
bar_coins | bid | Gebot | mise
bar_trust_coins | Trust coins | Münzen des Syndikats | thunes du Syndicat
next_bid | next bid at least | nächstes Gebot mindestens | prochaine offre au moins
see_news | see News | siehe „Was ist neu?“ | voir Quoi de neuf
round_1 | Round I | Spielrunde I | Manche I
round_2 | Round II | Spielrunde II | Manche II
round_3 | Round III | Spielrunde III | Manche III
round_4 | Round IV | Spielrunde IV | Manche IV
round_5 | Round V | Spielrunde V | Manche V
phase_1 | Bonus markers and turn order | Bonusmarker und Reihenfolge wählen | Choix des jetons et de l’ordre
phase_2 | First action | Erste Aktion | Première action
phase_3 | Second action | Zweite Aktion | Deuxième action
phase_4 | Extra actions | Extraaktionen | Actions supplémentaires
phase_5 | Mine disaster | Grubenunglück | Catastrophe minière
phase_6 | The Coal Trust buys mines | Das Kohlen-Syndikat kauft Zechen | Le Syndicat achète des mines
phase_7 | Income of the mines | Einkommen der Zechen | Revenus des mines
phase_8 | Board scoring | Wertung auf dem Spielplan | Décompte du plateau
phase_9 | Consolidations | Konsolidierungen | Consolidations
phase_10 | Income of the pithead cards | Einkommen der Übertagekarten | Revenus des cartes technologie
over | The game is over | Das Spiel ist zu Ende | La partie est terminée
points_by_source | Points by source | Punkte nach Herkunft | Points par origine
counted_note | in brackets: from how many | in Klammern: aus wie vielen | entre parenthèses : pour combien
total | Total | Gesamt | Total
tie_break | Tie-break: steam engines | Gleichstand: Dampfmaschinen | Égalité : machines à vapeur
source_start | Start | Beginn | Départ
source_single_mines | Single mines bought | Einzelzechen gekauft | Mines simples achetées
source_large_mines | Large mines won | Großzechen gewonnen | Grandes mines gagnées
source_lost_mines | Mines lost to a merger | An Großzechen verloren | Mines perdues en consolidation
source_board | Board scoring | Wertung auf dem Spielplan | Décompte du plateau
source_settlements | Settlements | Siedlungen | Cités
source_flips | Pithead cards flipped | Übertagekarten gewendet | Cartes technologie retournées
source_cokery | Cokery | Kokerei | Cokerie
source_ironworks | Ironworks | Eisenhütte | Ferronnerie
source_loading | Loading | Verladung | Chargement
source_markers | Markers | Marker | Jetons
source_disasters | Mine disasters | Grubenunglücke | Catastrophes minières
source_subsidence | Subsidence | Bergschäden | Dégâts miniers
source_engines | Steam engines | Dampfmaschinen | Machines à vapeur
source_coins | Coins, two for a point | Münzen, zwei für einen Punkt | Thunes, deux pour un point
source_stations | Stations | Bahnhöfe | Gares
source_lines | Railway lines | Eisenbahnlinien | Lignes de chemin de fer
source_extra_markers | Extra action markers | Extraaktionsmarker | Jetons action supplémentaire
colour_orange | Orange | Orange | Orange
colour_blue | Blue | Blau | Bleu
colour_red | Red | Rot | Rouge
colour_yellow | Yellow | Gelb | Jaune
colour_green | Green | Grün | Vert
"""


def _languages() -> Mapping[str, Mapping[str, str]]:
    rows = [[cell.strip() for cell in line.split("|")] for line in _TABLE.strip().splitlines()]
    return {language: {row[0]: row[at] for row in rows} for at, language in enumerate(("en", "de", "fr"), start=1)}


LANGUAGES = _languages()
assert set(LANGUAGES["en"]) == set(WORDS), set(LANGUAGES["en"]) ^ set(WORDS)
