/** A line of words that often stand where another of them was asked for. */
export const german = `
firma unternehmen betrieb organisation
team mitarbeiter mitarbeitende personal kollege kollegen kollegin angestellte
chef chefin vorgesetzte vorgesetzter leitung leiter leiterin leitet geschäftsführer
stelle job beruf position
netto brutto mehrwertsteuer mwst steuer
raten ratenzahlung zahlen bezahlen zahlung fällig
einstellen einstellung bewerben bewerbung bewerber
kündigen kündigung ausscheiden verlassen
urlaub ferien freistellung
krank krankheit medizinisch
arzt ärztin
anwalt anwältin rechtsanwalt
gehalt lohn einkommen verdienst
ausgaben spesen auslagen budget
geld mittel bargeld
überweisung überweisen
angebot kostenvoranschlag offerte
gutschein rabattcode
abo abonnement tarif
spende spenden
verein gemeinnützig
schule hochschule universität bildung
schulung kurs kurse fortbildung seminar workshop
ware produkt produkte artikel
funktion funktionen
paket sendung
garantie gewährleistung
beschwerde reklamation beschweren reklamieren
beratung beraten rat
anleitung handbuch dokumentation
regeln regelung gesetz vorschrift vorschriften richtlinie richtlinien
pflicht verpflichtend vorgeschrieben erzwingen
verboten untersagt verbieten
sperren blockieren
nachweis nachweisen bestätigen bestätigung
reise dienstreise ausflug
flug flüge fliegen flugzeug
hotel unterkunft übernachtung zimmer
bus bahn nahverkehr
auto fahrzeug wagen
essen mahlzeit mittagessen frühstück restaurant
gebäude haus zentrale
zuhause wohnung
abend nacht
rechner computer laptop gerät geräte
datenbank sql mysql postgres postgresql
link url adresse
version veröffentlichung
verlauf protokoll
statistik zahlen kennzahlen
diagramm grafik
notiz notizen kommentar anmerkung
besuch besucher
foto bild bilder avatar
text formulierung inhalt
größe groß
mail email postfach posteingang
antwort antworten
chat gespräch unterhaltung
benachrichtigen benachrichtigung informieren mitteilen
erinnern erinnerung
kalender termin zeitplan
frist fällig
ablaufen gültig gültigkeit
verlängern verlängerung
verlieren verloren vermisst
zurücksetzen wiederherstellen
umziehen umzug verschieben
teilen veröffentlichen öffentlich
sehen ansehen anzeigen sichtbar
behalten aufbewahren speichern
beenden ende aufhören
beginnen anfangen start starten
aktualisieren aktualisierung update
installieren installation einrichten
falsch fehlerhaft
korrigieren berichtigen ändern
kaputt defekt beschädigt
seltsam ungewöhnlich verdächtig
betrug phishing
sicher sicherheit schutz schützen
privat vertraulich geheim
verschlüsseln verschlüsselung
zugangsdaten passwort kennwort
kind kinder kleine tochter sohn enkel jugendliche baby
mutter mama vater papa eltern erziehungsberechtigte
oma opa senior senioren rentner rentnerin
freund freundin bekannte gast gäste begleitung
ehepartner partner ehefrau ehemann paar
hund hündin welpe tier haustier
katze kater tier haustier
klo toilette wc
perso personalausweis ausweis
pkw auto wagen fahrzeug kfz
parken parkplatz stellplatz tiefgarage
bahn zug bus haltestelle bahnhof
müll abfall tonne entsorgung sperrmüll
handy smartphone mobil
schmerz weh wehtun
notfall dringend eilig sofort notdienst
daheim zuhause hause
abholen abholung holen
bringen liefern lieferung anlieferung
bekommen kriegen erhalten
kosten preis gebühr verlangen entgelt euro beitrag
billig günstig preiswert
karte ec girocard bargeld bar kreditkarte visa paypal
schenken verschenken geschenk gutschein
umziehen umzug ummelden anmelden abmelden zuzug wegzug
heiraten trauung hochzeit eheschließung
sterben gestorben tod verstorben beerdigung bestattung trauer
grab friedhof
pflanze blume garten
schneiden schnitt rückschnitt
boden parkett laminat dielen
impfen impfung spritze
operation operieren op eingriff narkose
mitglied mitgliedschaft verein beitritt
training trainieren übungsstunde
anfänger einsteiger neuling
probe schnuppern probestunde probetraining
leihen ausleihen verleih mieten
jemand mitarbeiter ansprechpartner
brief schreiben antrag formular
alt alter jahre
klauen geklaut gestohlen diebstahl
draußen außen garten terrasse
angst nervös aufgeregt
essen futter füttern
warten wartezeit warteliste
lernen unterricht unterrichten lehrer lehrerin
aufbauen montage montieren einbau einbauen
ausmessen aufmaß maß messen
`
