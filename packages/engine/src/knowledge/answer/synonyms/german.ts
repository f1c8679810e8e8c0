/** A line of words that visitors and owners use for one matter. */
export const german = `
preis preise kosten kostet gebühr gebühren teuer günstig tarif tarife honorar
bezahlen zahlen zahlung zahlungen bezahlung rate raten ratenzahlung
rechnung rechnungen abrechnung
anzahlung kaution vorauszahlung
rabatt rabatte ermäßigung nachlass sparen vergünstigung
kostenlos kostenfrei gratis umsonst
erstattung erstatten rückerstattung
öffnungszeiten geöffnet offen öffnet geschlossen schließt uhrzeit
wochenende samstag samstags sonntag sonntags
standort adresse anschrift sitz büro liegt
kontakt email mail erreichen erreichbar schreiben
telefon telefonnummer anrufen nummer rufnummer
gegründet gründer gründerin gründung gründete angefangen
firma unternehmen betrieb
team mitarbeiter mitarbeitende mitarbeiterinnen personal leute angestellte
kunden kunde kundinnen referenzen referenz
sprache sprachen sprechen spricht
kaufen kauf erwerben bestellen bestellung
verkaufen verkauft verkauf laden geschäft
mieten vermieten vermietet miete leihen verleih ausleihen
gebraucht second-hand
reparieren reparatur reparaturen repariert
wartung inspektion prüfung
platten panne
gestohlen diebstahl geklaut
versicherung versichert
buchen buchung buchungen reservieren reservierung termin termine
stornieren stornierung absagen kündigen kündigung
spät verspätet verspätung
rückgabe zurückgeben zurückbringen
liefern lieferung versand versenden schicken bringen
dauer dauert lange fertig
schnell bald
enthalten inklusive umfasst dabei beinhaltet
ändern änderung änderungen korrektur korrekturen
löschen gelöscht entfernen
importieren hochladen
exportieren herunterladen
testen ausprobieren probe demo
anmelden anmeldung passwort kennwort einloggen
support hilfe unterstützung
app apps handy mobil
schnittstelle api integration anbinden
gespeichert speichern server hosting
sicherung backup
jährlich jahr
monatlich monat
täglich tag
kind kinder sohn tochter
ausweis pass dokument dokumente
foto fotos fotografie fotograf bilder bild
gepäck koffer
fahrrad fahrräder rad räder
auto parken parkplatz parkplätze
auszeichnung auszeichnungen preisträger gewonnen
stelle stellen job jobs praktikum bewerbung
vertrag vereinbarung
rechte eigentum gehört
krank krankheit
tausch tauschen
gruppe gruppen
einschalten aktivieren aktiviert anschalten
ausschalten deaktivieren deaktiviert abschalten
entscheiden entscheidet entscheidung entscheidungen
oft häufig häufigkeit regelmäßig
maximal höchstens limit grenze höchstzahl
mindestens minimum
wählen auswählen auswahl
erstellen anlegen hinzufügen neu
erforderlich nötig notwendig pflicht muss
erlaubt gestattet zulässig darf
fehler problem probleme störung
wlan internet wifi
besprechung besprechungen meeting meetings
einstellung einstellungen konfiguration
nutzer benutzer mitglied mitglieder konto
nachricht nachrichten benachrichtigung benachrichtigungen
genehmigen genehmigt genehmigung
bericht berichte
vergessen vergaß verloren verlegt weg
`
