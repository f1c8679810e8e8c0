/** The same for German. */
export const german = `
1 august offen	öffnungszeiten feiertage
100 rosen	rosen sonderbestellung
10er karte	jahreskarte abonnement
116117	ärztlicher bereitschaftsdienst notdienst
125 euro	hauswirtschaft alltagshilfe
125er	motorradführerschein
14 tage vorbei	widerrufsfrist abgelaufen
24 7 trainieren	betreuung trainer zeiten
24 stunden blutdruck	bluthochdruck
24 stunden gym	betreuung trainer zeiten
24 stunden pflege	hauswirtschaft alltagshilfe
24 stunden vorher	stornogebühren stornierungsbedingungen
3 mm	haarschnitt herren
3 zimmer	mietwohnungen wohnungssuche
30 oder 45 minuten	musikunterricht gebühren
450 euro	jobs karriere stellenangebote
500 fehler	störung server fehler
500er	barzahlung
50er feiern	feier geburtstag privat
50er roller	mopedführerschein am roller
520 euro	stellenangebote jobs karriere
a0	plandruck
a1 für visum	sprachprüfung zertifikat
a1 oder a2	einstufungstest sprachniveau
a1 schein	motorradführerschein
a2 schein	motorradführerschein
ab 14 gym	fitness kinder jugendliche
ab 35 untersuchung	vorsorgeuntersuchung check up
ab 6 flaschen	versandkostenfrei mengenrabatt wein
ab in sonne	reiseberatung urlaub buchen
ab wann anreisen	check in anreise
ab wann aufbauen	aufbauzeiten
ab wann da	öffnungszeiten
ab wann dürfen	mindestalter altersgrenze
ab wann einlass	einlass beginn
ab wann erwachsen	erwachsenenpreis altersgrenze
ab wann gratis versand	versandkosten
ab wann ins zimmer	check in anreise anreisezeit
ab wann offen	öffnungszeiten
ab wann ruhe	nachtruhe ruhezeiten
ab wann versandfrei	versandkosten
ab welchem alter	mindestalter altersgrenze
ab wie viel jahren	mindestalter altersgrenze
ab wie vielen personen	gruppen gruppenpreis
ab wieviel stück	mindestmenge mindestbestellwert
abbeizen	restaurierung möbel
abblasen	stornierung absage
abbuchen lassen	lastschrift sepa einzug
abc schütze	schulanmeldung einschulung
abendessen dabei	halbpension vollpension
abendkasse	eintritt tickets
abendkurs	kursdauer intensivkurs
abends abholen	abholzeiten schlüsselabholung
abends auf	öffnungszeiten abend
abends büro	büroreinigung unterhaltsreinigung
abends noch	öffnungszeiten abend
abends noch wer	notdienst bereitschaft
abends termin	abendtermine
abendveranstaltung	vorträge einzelveranstaltungen
abendverkauf	öffnungszeiten abend
abfallsack	abfallkalender müllabfuhr abfallsäcke verkaufsstellen
abfluss läuft nicht ab	rohrreinigung abfluss verstopft
abfluss stinkt	rohrreinigung abflussreinigung verstopfung
abfluss zu	rohrreinigung abflussreinigung verstopfung
abgabe verpasst steuer	fristverlängerung verspätungszuschlag
abgabereinigung	endreinigung umzugsreinigung übergabe
abgebucht obwohl gekündigt	kündigung lastschrift erstattung
abgegeben worden	fundsachen fundbüro
abgeholt vom bahnhof	öffentliche verkehrsmittel haltestelle
abgelehnt schaden	leistungsablehnung widerspruch
abgelehnt worden	widerspruch bescheid
abgemahnt wegen	urheberrecht abmahnung
abgenommen hose	weite ändern änderungsschneiderei
abgesagt worden	ausfall absage veranstaltung
abgeschleppt	bußgeld strafzettel
abgezockt	sicherheit betrug beschwerde reklamation
abholberechtigt	abholberechtigung kita
abholen kommen	abholung
abholen verstorben	überführung abholung todesfall
abholen vom flughafen	flughafentransfer
abholfertig	abholung
abholzettel verloren	abholschein verlust
abi nachholen	schulabschluss prüfungen
abiball frisur	hochsteckfrisur brautfrisur
abitur	schulabschluss prüfungen
ablauf bei euch	ablauf anleitung
abläufe chaos	prozessoptimierung
abmahnung bekommen	abmahnung unterlassungserklärung
abmahnung chef	arbeitsrecht abmahnung mobbing
abmelden ausland	wohnsitz anmelden ummelden
abmelden ganz	kündigung kündigungsfrist
abnehmen	ernährungsberatung abnehmen
abnehmen arbeit unterschreiben	abnahme protokoll
abnehmen schaffe nicht	ernährungscoaching
abnehmspritze	ernährungsberatung abnehmen
abo abschließen	jahreskarte abonnement
abo beenden	kündigung kündigungsfrist
abo loswerden	kündigung kündigungsfrist
abo pausieren	mitgliedschaft pausieren ruhezeit
abo stoppen	kündigung kündigungsfrist
abo tauschen vorstellung	theater abonnement
abo theater	theater abonnement
abo vergessen dabei	abo nachweis nachreichen
abo zeitschrift	zeitschriften abonnement
abo zug	zeitkarten abo
absagen	stornierung absage
absagen gebühr	stornogebühr stornobedingungen
absatz ab	absatzreparatur absätze erneuern
absatz abgebrochen	absatzreparatur absätze erneuern schuhmacher
abschied vom hund	einschläfern euthanasie
abschlag runter	abschlag anpassen
abschlag zu hoch	abschlag anpassen
abschluss aus syrien	anerkennung ausländischer abschlüsse
abschluss aus ukraine	anerkennung ausländischer abschlüsse
abschluss fürs jahr	jahresabschluss bilanz
abschluss nachmachen	schulabschluss prüfungen
absenz	krankmeldung schule entschuldigung
absetzbar	steuerlich absetzbar handwerkerleistungen
abspecken	ernährungsberatung abnehmen
abstellplatz	parkplatz parken
abstimmen eigentümer	eigentümerversammlung
abstottern	ratenzahlung finanzierung
abstrich	frauenarzt gynäkologie
absätze abgelaufen	absatzreparatur absätze erneuern
absätze schief	absatzreparatur absätze erneuern
abteilung ausflug	firmenveranstaltung betriebsausflug
abwart	hausmeisterservice
abwaschmaschine	geschirrspüler reparatur
abwassergebühr	grundsteuer gebühren
abzahlen	ratenzahlung finanzierung
abzocke	beschwerde reklamation
abzocke oder echt	phishing betrug sicherheit
abzug bei schneller zahlung	skonto
abzug saugt nicht	dunstabzug
abzüge	abzüge fotobuch leinwand
account anlegen	benutzerkonto registrierung
account gesperrt	konto gesperrt entsperren
account loswerden	konto löschen
account löschen	benutzerkonto löschen
account machen	registrierung konto erstellen
account übertragen	kontoinhaber übertragen
achter im rad	laufrad zentrieren speichen
achtsamkeit	gesundheitskurse entspannung
acrylnägel	maniküre nagelstudio
adblue	partikelfilter reinigung abgas
adhs kind	ergotherapie
adresse falsch	kontaktdaten ändern
adresse falsch eingegeben	lieferadresse ändern
adresse für firma	geschäftsadresse virtuelles büro
adresse ummelden	wohnsitz anmelden ummelden
adresse vertippt	lieferadresse ändern bestellung
adventkranz	adventskränze
aerobic	kursplan gruppenkurse
after wedding	hochzeitsreportage fotograf
ag angebot	fremdsprachenwahl profil
agape	sektempfang
agb	agb vertragsbedingungen
agb für shop	rechtstexte abmahnsicher
ahnenforschung	archiv recherche
ahv anmelden	rentenversicherung beratung
ahv ausweis	ermäßigung senioren
aida	kreuzfahrt
airbag rückruf	rückrufaktion
airbnb wohnung	untervermietung genehmigung
akkordeon	instrumentalunterricht
akku aufgebläht	akkutausch
akku hält keinen tag	akkutausch
akku hält nicht	ebike akku prüfung diagnose austausch
akku im keller	batteriespeicher
akku laden	ladestation elektroauto
akku lädt nicht ebike	ebike akku prüfung
akku schicken	gefahrgut versandverbote
akku schnell leer	akkutausch
akku schwach ebike	ebike akku prüfung
akm	gema musik anmeldung
akne	hautarzt dermatologie
akte kopie	patientenakte befundkopie
akten weg	aktenvernichtung
aktfotos	akt boudoir fotografie
aktien anfangen	geldanlage anlageberatung
aktion gerade	ermäßigung rabatt
aktion noch	aktion gültigkeit
aktuelle preise	preisliste preise
akupunktur	akupunktur naturheilkunde
alarm im haus	alarmanlage videoüberwachung
algen an wand	fassadenanstrich fassadenreinigung
algen aquarium	wasseranalyse aquaristik
algen im teich	teichbau teichpflege
aligner	kieferorthopädie zahnspange
alimente	unterhalt
alkfrei	alkohol
alkohol ab 16	jugendschutz altersgrenze
alkohol mitbringen	alkoholverbot mitgebrachte getränke
alkohol mitbringen zoll	zollfreigrenzen
alkohol verschicken	gefahrgut versandverbote
alkoholfreie cocktails	weinkarte getränkekarte
all in	pauschalreise
all inclusive	halbpension vollpension
alle kassen	kassenpatienten privatpatienten
alle marken	markenübergreifend fremdfabrikate
alle preise sehen	preisliste preise
alle rohdaten	bildbearbeitung retusche
alle schlüssel futsch	schlosswechsel zylinder austausch
alle versicherungen mal anschauen	versicherungscheck beratung
allein kommen	einzelpersonen
allein kommen als kind	einverständniserklärung eltern
allein mit lehrer	einzelunterricht privatstunde
allein reisend	einzelzimmer doppelzimmer
alleine auch	einzelperson mindestteilnehmerzahl
alleine fliegen kind	alleinreisende kinder betreuung
alleine lernen	einzelunterricht privatstunde
alleinerziehend urlaub	familienurlaub kinderermäßigung
allergie auf ohrringe	nickelfrei allergie schmuck
allergie hab ich	allergene unverträglichkeiten
allergie hund	allergie futtermittelunverträglichkeit tier
allergietest	allergietest hyposensibilisierung
allergisch gegen	allergene unverträglichkeiten allergien vegan allergie
allergisch gegen haarfarbe	allergietest haarfarbe verträglichkeit
allerheiligen	feiertage öffnungszeiten
alles aus einer hand	komplettsanierung bauleitung
alles ausgebucht	wartezeit warteliste verfügbarkeit
alles dauert firma	prozessoptimierung
alles digital machen	digitalisierung beratung
alles doppelt speichern	backup datensicherung
alles dreht sich	schwindel therapie
alles drin nebenkosten	nebenkostenabrechnung betriebskosten
alles eingefroren	fehlerbehebung störung support
alles einpacken lassen	einpackservice
alles gelöscht	datenrettung
alles in einen kredit	umschuldung
alles in zetteln	aufgabenverwaltung projektmanagement
alles inklusive	zusatzkosten nebenkosten leistungen
alles inklusive oder	zusatzkosten gebühren
alles muss raus	entrümpelung haushaltsauflösung
alles neu aufsetzen	windows neuinstallation upgrade
alles organisieren hochzeit	hochzeitsplanung
alles rausziehen	datenexport csv
alles rüberziehen	datenübertragung einrichtung
alles verkalkt	enthärtungsanlage entkalkung
alles voll	wartezeit warteliste
alles voller staub baustelle	baureinigung bauendreinigung
alles weg	datenwiederherstellung backup
alles zugewachsen	gartenpflege rodung
alles zusammen gebucht	pauschalreise
alles zusammen schicken	teillieferung versand
alles über mich löschen	datenschutz daten löschen auskunft
alles übers handy steuern	smart home
alltag wieder lernen	ergotherapie
alltagsbegleiter	hauswirtschaft alltagshilfe
alpaka	alpakawanderung
alphabetisierung	integrationskurs bamf
als admin	administrator rollen rechte
als anfänger	anfänger einsteiger kurs
als angehöriger	angehörige auskunft vollmacht
als ausländer	ausländische staatsangehörige
als bestandskunde	bestandskunden konditionen
als eigentümer	eigentümer eigentümerversammlung
als erwachsener klavier	erwachsene musikunterricht
als familie	familienkarte familientarif
als firma	firmenkunden geschäftskunden
als gast	gäste gastzugang gastbestellung
als gast spielen	gastspieler gebühr
als gemeinde	behörden bildungsrabatt
als geschenk	gutschein geschenkgutschein geschenk
als geschenk an andere	geschenkversand lieferadresse
als geschenk einpacken	geschenkverpackung
als geschenk verpacken	gutschein geschenkgutschein
als geschenk verpackt	geschenkverpackung
als gruppe	gruppen gruppentarif
als gründer	existenzgründer gründungsberatung
als hörbuch	ebooks hörbücher
als neukunde	neukundenrabatt neukunden
als nichtmitglied	nichtmitglieder
als paar	paare
als paar massage	paarmassage
als privatperson	privatkunden geschäftskunden verbraucher
als rentner	seniorenermäßigung
als rentner steuer	rentenbesteuerung
als schule	schulen bildungsrabatt klassen
als schwangere	schwangerschaft
als student	studententarif ermäßigung
als vegetarier	vegetarisch
als verein	vereine vereinsrabatt gemeinnützig
als verein rabatt	vereinsrabatt
als wiederverkäufer	wiederverkäufer händler
als zuschauer	zuschauer eintritt
alte ausgabe	antiquariat vergriffene bücher
alte auszüge	kontoauszug
alte brille spenden	sachspenden
alte bücher abgeben	bücherspende flohmarkt bücherankauf antiquariat
alte couch weg	sperrmüll entsorgung
alte daten rein	datenimport migration
alte dias	digitalisierung dias vhs
alte farben	schadstoffsammlung problemstoffe
alte fenster raus	fenstertausch einbau
alte filme	digitalisierung dias vhs
alte fliesen wohin	bauschutt entsorgung
alte fotos suchen	archiv recherche
alte karre loswerden	fahrzeugankauf bewertung verschrottung
alte katze	altersvorsorge tier
alte klamotten	altkleidersammlung
alte leitungen	elektrosanierung altbauinstallation
alte mailadresse	e mail adresse ändern
alte medikamente	altmedikamente entsorgung medikamente
alte möbel abholen	sperrmüllabholung
alte nummer mitnehmen	rufnummernmitnahme
alte pneus entsorgen	altreifenentsorgung
alte reifen loswerden	altreifenentsorgung
alte röntgenbilder	vorbefunde röntgenbilder
alte schuld grundbuch	grundbucheintragung löschung
alte seite behalten	relaunch übernahme inhalte
alte tabletten wegwerfen	altmedikamente entsorgung
alte teile behalten	altteile
alte unterlagen vom arzt	patientenakte befundkopie
alte version seite zurück	backup wiederherstellen
alte wellplatten	asbestsanierung entsorgung
alte ölheizung raus	heizungstausch wärmepumpe förderung
alten kram mitnehmen	altgeräte entsorgung
alter egal	mindestalter altersgrenze
alter fernseher weg	elektroaltgeräte entsorgung
alter gutschein	gutschein gültigkeit
alter hund	altersvorsorge tier
alter käfer	oldtimer restauration
alter kühlschrank wohin	elektroaltgeräte entsorgung
alter lappen	führerscheinstelle umtausch
alter laptop	systemanforderungen hardware
alter rechner läuft	systemvoraussetzungen
alter schrank herrichten	restaurierung möbel
alter tank raus	tankdemontage tankreinigung
alternativ behandeln	akupunktur naturheilkunde
altersbeschränkung	mindestalter altersgrenze
altersfreigabe	mindestalter altersgrenze
altersgerecht wohnen	betreutes wohnen
altersheim	heimplatz aufnahme pflegeheim
altersturnen	seniorensport
altes bad raus	badsanierung badrenovierung
altes bett wohin	sperrmüll wertstoffhof
altes bild geerbt	sammlung leihgaben schenkung
altes brot	brot vom vortag
altes eintauschen	ankauf inzahlungnahme
altes entsorgen	altgeräte entsorgung
altes eternit	asbestsanierung entsorgung
altes foto restaurieren	bildbearbeitung retusche
altes gerät mitnehmen	altgeräte entsorgung
altes gold	goldankauf altgold
altes handy verkaufen	handyankauf
altes haus herrichten	sanierung umbau
altes mitnehmen	altgeräte entsorgung altgeräterücknahme
altes rad loswerden	gebrauchträder inzahlungnahme
altes sofa loswerden	sperrmüll wertstoffhof entsorgung
altes stand zurück	versionsverlauf
altes stück anbieten	sammlung leihgaben schenkung
altes teil zurück	altteile
altes zeugnis	zeugnis kopie verlust
altkleider	altkleidersammlung
altpapier	abfallkalender müllabfuhr
altöl	schadstoffsammlung problemstoffe
alu zerkratzt	felgenaufbereitung felgenreparatur
alzheimer	demenz betreuung
am abend teurer	zuschlag notdienst wochenende
am brückentag	brückentag öffnungszeiten schließtage
am computer sitzen	computer drucken kopieren
am handy sieht komisch	responsives design mobil
am nächsten tag aufräumen	aufbau abbau dekoration
am preis drehen	rabatt
am preis machen	ermäßigung rabatt
am preis was machen	rabatt preisnachlass
am samstag da	öffnungszeiten wochenende samstag
am samstag termin	samstagstermin
am sarg abschied	abschiednahme aufbahrung
am see heiraten	freie trauung
am sonntag da	öffnungszeiten wochenende samstag
am tag vorher rein	aufbau vortag
am vortag rein	aufbau abbau dekoration
am wahltag nicht da	wahlen briefwahl
am wochenende auf	öffnungszeiten wochenende samstag
am wochenende kommen	notdienst bereitschaft
am wochenende los	programm termine kalender
am wochenende offen	öffnungszeiten wochenende samstag
am wochenende rein	24 7 zugang
amalgam raus	füllung karies
amazon billiger	bestpreisgarantie
ambulant operieren	operation ambulant
ameisen überall	schädlingsbekämpfung kammerjäger
amex	zahlungsarten kartenzahlung
ampel kaputt	mängelmelder straße
ams zahlt	bildungsgutschein förderung
amt lehnt ab	sozialrecht widerspruch
amt will bestätigung wohnung	wohnungsgeberbestätigung
amt zahlt beerdigung	sozialbestattung
an anderem tag	termin verschieben umbuchung
an büro schicken	lieferadresse ändern
an der kasse zahlen	zahlung vor ort
an falschen überwiesen	überweisung rückruf
an feiertagen	öffnungszeiten feiertage
an geräten trainieren	gerätetraining kgg
an heiligabend	weihnachten öffnungszeiten feiertage
an kasse fehler	bestellvorgang checkout problem
an ostern	ostern feiertage öffnungszeiten
an paketbox	packstation lieferung
an silvester	silvester öffnungszeiten
an steuerberater schicken	datev export steuerberaterzugang
an wen schreiben	kontakt email
an wen wenden	kontakt telefon ansprechpartner zuständigkeit
analdrüse	analdrüsen
analphabet	alphabetisierung grundbildung
anbauen	anbau aufstockung
andere adresse schicken	lieferadresse ändern
andere farbe schuhe	schuhe färben
andere farbe sofa	stoffauswahl muster
andere größe haben	rückgabe umtausch retoure
andere lieferadresse	abweichende lieferadresse
andere sprache	fremdsprachen englisch
andere sprache einstellen	spracheinstellung
andere standorte	adresse standort
andere währung	währungen fremdwährung
anderen fahrlehrer	fahrschule wechsel
anderen lehrer	musiklehrer wechsel
anderen lehrer haben	lehrerwechsel
anderen termin	umbuchung terminverschiebung
anderen therapeuten	therapeutenwechsel
anderen vornamen	namensänderung
anderen zug fahren	zugbindung flexticket
anderer arzt sagt	zweitmeinung
anderer mitreisender	umbuchung namensänderung reise
anderer soll konto verwalten	kontoinhaber übertragen
anderer soll übernehmen	vertragsübernahme inhaberwechsel
anderer stoff	stoffauswahl muster
anderer tag	umbuchung terminverschiebung
anderer tag paket	wunschtermin zustellung umleiten
anderer verein spielen	spielerpass vereinswechsel
anderes datum	umbuchung terminverschiebung
anderes land	ausland länder verfügbar
anderes zimmer haben	zimmerwechsel
anders heißen jetzt	kontaktdaten stammdaten ändern
anders überlegt	rückgabe umtausch widerruf
anfahrt	anfahrt anreise
anfahrtsgebiet	liefergebiet
anfassen museum	museumspädagogik workshop
anfängertier	haustier beratung
angeblich zugestellt	nachforschung zustellung verlust
angebot machen	kostenvoranschlag angebot
angebot zu rechnung	angebot in rechnung umwandeln
angebot zu teuer	angebot nachverhandlung alternativen
angehörige gruppe	pflegeberatung angehörige
angeln dürfen	fischereischein waffen jagd
angelschein	fischereischein waffen jagd
angelschein nötig	angelschein tageskarte
angezeigt	strafrecht strafverteidigung
angriff auf seite	ddos schutz
angst vor abmahnung	rechtstexte abmahnsicher
angst vor einbrecher	alarmanlage videoüberwachung
angst vor krebs	krebsvorsorge früherkennung
angst vor reden	rhetorik präsentationstraining
angst vor schule	mobbing schulsozialarbeit
angst vor spritzen	angstpatienten betäubung lachgas
angst vorm fahren	auffrischung fahrstunden angst
angst vorm tierarzt	hausbesuch tierarzt
angst vorm wasser	schwimmkurs seepferdchen
angst vorm zahnarzt	betäubung angst narkose
angstpatient	betäubung angst narkose
angstzustände	psychotherapie psychische beschwerden
anhänger dran	anhängerkupplung nachrüsten
anhänger fahren	anhängerführerschein be b96
anhänger fürs rad	lastenrad fahrradanhänger kindersitz
anhänger leihen	anhängerverleih
anhängerschein	anhängerführerschein be b96
anleitung nur auf englisch	bedienungsanleitung deutsch
anleitung verloren	bedienungsanleitung download
anmeldebogen	formulare anmeldeformular
anmelden nach umzug	wohnsitz anmelden ummelden
annahme verweigern	annahmeverweigerung rücksendung
annullationsversicherung	reiserücktrittsversicherung
annullierungskosten	reiserücktrittsversicherung
anonym	datenschutz
anonym melden	beschwerdestelle hinweisgeber
anpacken helfen	ehrenamt helfen
anprobieren im geschäft	ladengeschäft showroom
anrufen wen	kontakt telefon
ans konto von mutter	nachlass konto vollmacht
ans meer	reiseberatung urlaub buchen
ansatz färben	haare färben coloration
ansatz nachfärben	haare färben coloration
ansatz rausgewachsen	haare färben coloration
anschluss neubau	hausanschluss baustrom
anschluss verpasst	flugverspätung entschädigung verspätung fahrgastrechte erstattung
ansprechpartner	kontakt telefon
ansteckend	ansteckung krank
anstecker	hochzeitsfloristik brautstrauß
anstecker bräutigam	hochzeitsfloristik deko
anstoßen nach trauung	sektempfang
anteil ernte	solidarische landwirtschaft
antik möbel retten	restaurierung möbel
antrag abgelehnt	widerspruch bescheid ablehnung
antrag dauert	status antrag bearbeitungszeit
antrag führerschein	führerscheinantrag unterlagen
antrag machen	verlobungsring
antrag nicht fertig	bearbeitungsstand antrag
antrag runterladen	formulare anmeldeformular
antrag straßenverkehrsamt	führerscheinantrag unterlagen
antriebslos	psychotherapie psychische beschwerden
antwortet ihr am wochenende	supportzeiten wochenende
antwortet niemand	kontakt e mail
anwalt bezahlen versicherung	rechtsschutzversicherung
anwalt mitbringen	rechtsbeistand begleitung
anwalt ohne geld	prozesskostenhilfe beratungshilfe
anwesenheitspflicht	anwesenheitspflicht fehlzeiten
anwohnerparken	parkplatz parken
anwohnerparkkarte	bewohnerparkausweis
anzahlen	anzahlung kaution
anzahlung zurück	anzahlung kaution
anzahlungsrechnung	abschlagsrechnung schlussrechnung
anzeige bekommen	strafrecht strafverteidigung
anzeige in zeitung	anzeigengestaltung printwerbung
anzeige zeitung tod	traueranzeige
anzug ausleihen	smokingverleih
anzug maßgeschneidert	maßanfertigung maßanzug
anzug nach maß	maßanfertigung maßanzug
anzug reinigen	textilreinigung chemische reinigung
aperitif nach	sektempfang
apfelbaum schneiden	baumschnitt obstbaumschnitt
api key verloren	api schlüssel neu erzeugen
apostille	beglaubigung
apotheke liefert	botendienst
apotheke nachts	apotheke notdienst
apotheke offen jetzt	apotheke notdienst
apotheke sonntag	apotheke notdienst
app freischalten	onlinebanking pushtan freischalten
app geht nicht	fehlermeldung technische probleme
app hängt	app reagiert nicht fehlerbehebung
app idee	app entwicklung
app machen lassen	app entwicklung
app programmieren	app entwicklung
app stürzt ab	absturz fehlerbehebung
app von euch	app download
apple pay	zahlungsarten kartenzahlung barzahlung
apéro	catering partyservice
aquarium anfangen	aquarium einrichten einsteiger
aquarium grün	wasseranalyse aquaristik
arbeit binden lassen	abschlussarbeiten bindung
arbeite bis sechs	abendtermine öffnungszeiten
arbeite im schichtdienst	schichtarbeit flexible termine
arbeiten im café	laptop arbeiten café
arbeiten vom hotel	arbeitsplatz schreibtisch wlan
arbeiterzimmer	langzeitaufenthalt monteure
arbeitgeber zahlt brille	zuschuss krankenkasse brille
arbeitgeber zahlt gym	firmenfitness
arbeitnehmerveranlagung	steuererklärung einkommensteuer
arbeitsamt zahlt coaching	avgs gutschein förderung
arbeitslos	ermäßigung sozialtarif rabatt studierende senioren
arbeitsplatte aufgequollen	arbeitsplatte austausch
arbeitsunfall	arbeitsunfall durchgangsarzt
arbeitsunfähig	krankschreibung arbeitsunfähigkeit
arbeitszimmer	werbungskosten
archiv benutzen	archiv recherche
arm gebrochen	verletzung attest pausieren
arm geschwollen	lymphdrainage
arm nicht heben	manuelle therapie
armband gerissen	schmuckreparatur löten
armband verloren	mitgliedskarte verloren
armband zu weit	uhrenarmband kürzen austausch
arme zu kurz lesen	sehtest brillenglasbestimmung
arthrose	orthopädie gelenkschmerzen
artikel hochladen	produkte anlegen
artikel über euch	presse
arznei vorbestellen	medikamente vorbestellen
arzt am wochenende	ärztlicher bereitschaftsdienst notdienst
arzt gewechselt	neupatienten aufnahme
arzt hat gepfuscht	arzthaftung medizinrecht
arzt im ausland	auslandskrankenversicherung reiseversicherung
arzt im urlaub	vertretungsarzt urlaub praxisurlaub vertretung
arzt in rente	neupatienten arztwechsel
arzt kommt tot	totenschein
arzt wechseln	neupatienten aufnahme
arztzeugnis	krankschreibung arbeitsunfähigkeit
asap	notfall eiltermin
asbest	asbestsanierung entsorgung
asbest im dach	asbestsanierung entsorgung
asche ins meer	seebestattung
asche mit heim	urne asche aufbewahrung
asche verstreuen	urne asche aufbewahrung
asche zu diamant	erinnerungsstücke
asche zuhause	urne asche aufbewahrung
asf	aufbauseminar punkte probezeit
assistenzhund	hunde haustiere
asthma	lungenfunktion
asyl	ausländerrecht aufenthaltsrecht einbürgerung
atemaussetzer	schlafapnoe schlaflabor
atemnot	lungenfunktion
attest	krankschreibung arbeitsunfähigkeit
au pair	sprachreisen
au schein	krankschreibung arbeitsunfähigkeit
auch abends	abendtermine abendöffnung
auch an privat	privatkunden verkauf
auch auf dem land	einzugsgebiet servicegebiet anfahrt
auch auf dem tablet	tablet app
auch auf mac	macos systemanforderungen
auch auf türkisch	sprachen türkisch
auch auf ukrainisch	sprachen ukrainisch
auch aufm handy	mobile app smartphone
auch außerhalb	einzugsgebiet umland
auch einzeln	einzelverkauf mindestabnahme
auch für android	android app
auch für behinderte	inklusion barrierefrei
auch für dicke	gewichtsgrenze plus size
auch für einsteiger	einsteiger anfänger
auch für erwachsene	erwachsene kurse
auch für fortgeschrittene	fortgeschrittene kurse
auch für gruppen	gruppenangebote
auch für iphone	ios app
auch für jugendliche	jugendliche angebote
auch für jungs	jungen teilnahme
auch für kinder	kinder kinderkurse
auch für kleine firmen	kleinunternehmen mandanten
auch für kleintiere	kleintiere kaninchen meerschweinchen
auch für mädchen	mädchen mannschaft
auch für männer	männer teilnahme gemischt
auch für nichtmitglieder	nichtmitglieder gebühr
auch für privatleute	privatkunden geschäftskunden
auch für rentner	rentner steuererklärung
auch für reptilien	reptilien exoten
auch für senioren	senioren angebote
auch für ältere	senioren angebote
auch ganztags	ganztagsbetreuung
auch im ausland	ausland international
auch im sommer offen	sommeröffnungszeiten betriebsferien
auch im winter	saison winteröffnungszeiten
auch in blau	farben varianten
auch in den ferien	ferien ferienregelung
auch in größe	größen verfügbar
auch in meiner stadt	standorte filialen
auch in xxl	übergrößen größen
auch jährlich	jahreszahlung jahresabo
auch kleine aufträge	kleinaufträge mindestauftragswert
auch kleine portion	kinderportion seniorenteller
auch länger bleiben	langzeitaufenthalt monatsmiete
auch mit attest	attest ärztliche bescheinigung
auch mittags	mittagspause öffnungszeiten
auch monatlich	monatliche zahlung monatsabo
auch nach 18 uhr	abendtermine öffnungszeiten
auch nachts	nachtdienst 24 stunden
auch nachts eier	hofladen öffnungszeiten verkaufsautomat
auch ohne attest	attest ärztliches gutachten
auch samstags	öffnungszeiten samstag
auch sonntags	öffnungszeiten sonntag
auch spiele ausleihen	spiele medienangebot
auch stundenweise	stundenweise buchung
auch vor der arbeit	frühtermine
auch zu zweit	paare zwei personen
auf arabisch	fremdsprachen englisch
auf arbeit verletzt	arbeitsunfall durchgangsarzt berufsgenossenschaft d arzt
auf balkon rauchen	rauchverbot balkon
auf dem laufenden	newsletter abmelden anmelden
auf deutsch umstellen	spracheinstellung
auf die schnelle	notfall eiltermin
auf die seite legen	reservierung zurücklegen
auf eigene kosten	igel selbstzahler leistungen
auf eigenem server	self hosting on premise
auf einmal teurer	sonderkündigungsrecht preiserhöhung
auf einmal zurückzahlen	vorzeitige rückzahlung vorfälligkeitsentschädigung
auf eis legen	mitgliedschaft pausieren ruhezeit vertrag
auf englisch	fremdsprachen englisch
auf englisch lesen	fremdsprachige bücher
auf etsy	marktplatz anbindung
auf französisch	fremdsprachen englisch sprachen dolmetscher
auf gut glück	ohne termin offene sprechstunde anmeldung
auf insta schreiben	kontakt social media
auf italienisch	fremdsprachen englisch
auf karte bei google	google unternehmensprofil local seo
auf lager	verfügbarkeit lagerbestand
auf link geklickt	virenentfernung malware phishing sicherheitsvorfall
auf liste setzen	wartezeit warteliste verfügbarkeit
auf mehrere male	ratenzahlung finanzierung
auf mehrere monate	ratenzahlung
auf mehreren geräten	geräteanzahl lizenz synchronisierung
auf meinen bildschirm	fernwartung
auf montage	langzeitaufenthalt monteure
auf null	haarschnitt herren
auf nächste woche	termin verschieben umbuchung
auf polnisch	fremdsprachen englisch
auf pump	ratenzahlung finanzierung kredit
auf raten	ratenzahlung
auf reader	ebooks hörbücher
auf rechnung	zahlung rechnung überweisung kauf auf
auf rechnung möglich	rechnungskauf zahlungsart
auf russisch	fremdsprachen englisch
auf see	seebestattung
auf seite eins	suchmaschinenoptimierung seo
auf seite stand anders	preisauszeichnung
auf spanisch	fremdsprachen englisch
auf spendenbasis	kostenlos gebührenfrei
auf türkisch	fremdsprachen englisch sprachen dolmetscher
auf ukrainisch	fremdsprachen englisch
auf welchem platz	warteliste platz
auf welches konto	bankverbindung iban
auf wen läuft vertrag	vertragsübernahme inhaberwechsel
auf wieviel kommt	preis kosten
auf zwei geräten	gerätelimit mehrere geräte
aufbauen lassen	montageservice aufbau
aufbauseminar	aufbauseminar punkte probezeit
aufbauspritze	infusion vitamin
aufenthalt verlängern	ausländerrecht aufenthaltsrecht einbürgerung
aufenthaltserlaubnis	aufenthaltstitel ausländerbehörde
aufenthaltstitel	aufenthaltstitel ausländerbehörde
aufenthaltstitel läuft ab	aufenthaltstitel verlängerung
auffrischungsstunden	auffrischung fahrstunden angst
aufgaben vergessen	aufgabenverwaltung projektmanagement
aufgebläht	magen darm
aufgebrochen tür	einbruch notsicherung reparatur
aufhebung unterschreiben	abfindung aufhebungsvertrag
aufhören rauchen	rauchentwöhnung
aufkleber machen	aufkleber etiketten
auflösung zu schlecht	druckdaten dateiformat
aufnahmegebühr	mitgliedschaft mitgliedsbeitrag
aufnahmeprüfung musik	musiktheorie prüfungsvorbereitung
aufnahmestopp	neupatienten aufnahme
aufnehmen was gesprochen	gesprächsaufzeichnung datenschutz
aufnäher	stickerei
aufpreis	zusatzkosten gebühren
aufpreis schnell	expresszuschlag
aufs gymnasium	schulwechsel aufnahme
aufs handy	app
aufs handy laden	app download
aufs kind aufpassen	kinderbetreuung
aufs klo	toilette wc toiletten
aufschieberitis	zeitmanagement prokrastination
aufstieg a2	motorradführerschein
aufstocken	anbau aufstockung
auftritt altmodisch	corporate design rebranding
aufzug	barrierefreiheit rollstuhl
aufzug kaputt	aufzug störung hausverwaltung
aufzug steckt	aufzugsnotruf störung
aufzug steht	aufzug störung notruf
auge entzündet	augenarzt
auge rot	augenarzt
auge verklebt hund	augen erkrankung tier
augen jucken	allergietest hyposensibilisierung
augen müde am pc	arbeitsplatzbrille bildschirmbrille
augen prüfen	sehtest brillenglasbestimmung
augen schlechter	sehtest brillenglasbestimmung
augen tränen	augenarzt
augenbrauen formen	augenbrauen wimpern
augenbrauen zupfen	augenbrauen wimpern
augendruck	augenarzt
augenmessung	sehtest brillenglasbestimmung
augenringe	anti aging falten
aus altem neuen schmuck	umarbeitung anfertigung goldschmied
aus angebot machen	angebot in rechnung umwandeln
aus dem ausland bestellen	internationale kunden
aus der ferne	videosprechstunde online beratung videoberatung termin
aus der ferne draufschauen	fernwartung
aus der puste	ekg herz
aus der region	herkunft regional
aus der ukraine	geflüchtete ukraine
aus eigener tasche	igel selbstzahler leistungen
aus excel rein	datenimport migration
aus garten was machen	gartengestaltung gartenplanung
aus kirche raus	kirchenaustritt kirchensteuer
aus kurs raus	kurs abmeldung rücktritt
aus versehen bestellt	stornierung widerruf bestellung stornieren
aus versehen gelöscht	wiederherstellung papierkorb wiederherstellen
aus vertrag raus	kündigung kündigungsfrist
aus vertrag rauskommen	kündigung kündigungsfrist
aus wohnung raus	kündigung mietvertrag kündigungsfrist
aus zweiter hand	gebraucht second hand
ausbildung bei euch	ausbildung lehrstelle
ausbildung fertig	tarifänderung ermäßigung ende
ausbildung machen	ausbildung praktikum
ausbildungsplatz	ausbildung praktikum
ausborgen	vermietung private nutzung verleih mietpreise
ausdruck machen	kopierservice scanservice
auseinander gehen	scheidung familienrecht
ausfallgebühr	stornogebühren stornierungsbedingungen
ausfallhonorar	stornogebühren stornierungsbedingungen
ausflug mit vhs	exkursionen studienreisen
ausflugstipps	ausflugsziele umgebung
ausflüge	ausflugsziele umgebung
ausflüge heim	aktivierung beschäftigung
ausgebrannt	psychotherapie psychische beschwerden burnout prävention
ausgepackt zurück	rückgabe bedingungen gebraucht
ausgesperrt	anmeldung login passwort türöffnung schlüsseldienst
ausgesperrt aus konto	anmeldung login problem
ausgetreten pate	taufe anmeldung
ausgezogen strom	abmeldung auszug zählerstand
aushilfe	stellenangebote jobs karriere
aushub	erdarbeiten baggerarbeiten
auslandssemester	mitgliedschaft pausieren ruhezeit
ausleihen	vermietung private nutzung
ausleihen statt kaufen	verleih mietpreise mietdauer
ausländeramt	aufenthaltstitel ausländerbehörde
ausländische kunden	internationale kunden
ausländischer führerschein	führerscheinstelle umtausch führerschein umschreiben ausland
auspuff abgefallen	auspuff abgasanlage
auspuff hängt	auspuff abgasanlage
auspuff laut	auspuff abgasanlage
ausschank	alkohol
ausschankgenehmigung	veranstaltung anmelden genehmigung
ausschlag	hautarzt dermatologie
ausschlag seit tagen	hautausschlag akutsprechstunde
aussehen rechnung	rechnungsvorlage layout
aussteigen aus	kündigung kündigungsfrist
ausstellung noch	ausstellung sonderausstellung
ausstellungsstück	ausstellungsstücke abverkauf
austreten	kündigung kündigungsfrist
austreten aus verein	austritt kündigung mitgliedschaft
austritt	kündigung kündigungsfrist
austritt verein	austritt kündigungsfrist
ausverkauft	wartezeit warteliste verfügbarkeit lagerbestand
auswandern	wohnsitz anmelden ummelden
ausweis abgelaufen	personalausweis beantragen ausweis gültigkeit verlängerung
ausweis bei paket	persönliche übergabe identprüfung
ausweis dabei	unterlagen mitbringen
ausweis fertig	status antrag bearbeitungszeit
ausweis für kind	personalausweis beantragen
ausweis geklaut	ausweis verlust
ausweis mitnehmen	unterlagen mitbringen ausweis
ausweis verloren	verlustmeldung personalausweis ersatz
ausweis verloren bibliothek	bibliotheksausweis anmeldung
ausweis weg	ausweis verlust
ausweis wieder gefunden	ausweis verlust
ausweis zeigen	ausweiskontrolle altersnachweis
auswerten	berichte auswertungen dashboard
auswärtsspiel	spielbetrieb spielplan
authenticator	zwei faktor authentifizierung
auto abgeschleppt	bußgeld strafzettel
auto abmelden	kfz zulassung fahrzeugabmeldung
auto abschleppen	abschleppdienst pannenhilfe
auto abstellen	parkplatz parken
auto am flughafen lassen	flughafen parken langzeitparken
auto am zelt	platzordnung ruhezeit camping
auto anmelden	kfz zulassung
auto anmelden lassen	zulassungsservice kennzeichen
auto aufladen	ladestation elektroauto
auto bekleben	fahrzeugbeschriftung folierung
auto durchchecken	inspektion service
auto fertig	abholung reparaturstatus
auto fürs wochenende	autovermietung mietwagen
auto geht nicht an	starthilfe batterie pannenhilfe
auto geht nicht auf	autoöffnung
auto hinbringen abholen	hol und bringservice nachtannahme
auto hinstellen	parkplatz parken
auto kaufen gebraucht	gebrauchtwagen
auto klappert	fahrwerk stoßdämpfer diagnose
auto klima stinkt	klimaservice
auto laden	ladestation elektroauto
auto lassen	parkplatz parken
auto liegengeblieben	pannenhilfe abschleppdienst
auto mal durchschauen	inspektion service
auto mieten	autovermietung mietwagen
auto mieten urlaub	mietwagen
auto neu versichern	kfz versicherung
auto putzen lassen	fahrzeugaufbereitung innenreinigung
auto restaurieren	oldtimer restauration
auto ruckelt	motordiagnose
auto springt nicht an	starthilfe batterie pannenhilfe
auto stehen lassen	parkplatz parken
auto steht autobahn	abschleppdienst pannenhilfe
auto stinkt innen	fahrzeugaufbereitung innenreinigung
auto testen vor kauf	gebrauchtwagencheck
auto tot	starthilfe batterie pannenhilfe
auto ummelden	kfz zulassung
auto verkaufen	fahrzeugankauf bewertung verschrottung
auto verkauft	fahrzeugverkauf abmeldung versicherung
auto verliert öl	ölverlust dichtung
auto versichern	kfz versicherung
auto vor ort	mietwagen
auto wie neu	fahrzeugaufbereitung innenreinigung
auto winterfest	urlaubscheck wintercheck
auto wird heiß	kühlsystem kühler wasserpumpe
auto währenddessen	ersatzwagen leihwagen
auto zieht links	achsvermessung spureinstellung
auto zieht nach rechts	achsvermessung spureinstellung
auto zugesperrt	autoöffnung
auto zur überbrückung	ersatzwagen leihwagen
auto ölt	ölverlust undichtigkeit
auto über nacht abgeben	hol und bringservice nachtannahme
autobahn angst	auffrischung fahrstunden angst
autobahnfahrt	sonderfahrten pflichtstunden
autofahren lernen	führerschein klasse b
autofahrschule	führerschein klasse b
autofenster bleibt unten	fensterheber elektrik reparatur
autogenes training	gesundheitskurse entspannung
automat hat karte	karte eingezogen ersatzkarte
automat kaputt	ticketkauf app automat
automat mit eier	hofladen öffnungszeiten verkaufsautomat
automatikuhr service	uhrenrevision service
automatisch abbuchen	lastschrift sepa mandat
automatisch abgebucht	lastschrift sepa einzug
automatisch antworten	chatbot ki integration
automatisch daten abrufen	api dokumentation
automatisch machen lassen	automatisierung workflows
automatisch nachbestellen	abo lieferung
automatisch rechnung	abo rechnung wiederkehrende rechnungen
automatisch überweisen	dauerauftrag
automatische verlängerung	vertragslaufzeit mindestlaufzeit
autor kommt	lesung signierstunde
autor liest	lesung signierstunde
autoreifen wohin	altreifen entsorgung
autoschlüssel im auto	autoöffnung
autoschlüssel nachmachen	autoschlüssel nachfertigen
autoschlüssel verloren	autoschlüssel nachfertigen
autoversicherung billiger	kfz versicherung
auva	arbeitsunfall durchgangsarzt
außen hochziehen	möbellift außenaufzug
außergerichtlich	schlichtungsstelle streitbeilegung
außerhalb der sprechzeiten	ärztlicher bereitschaftsdienst notdienst
außerhalb der stadt	liefergebiet
außerhalb der zeiten	notdienst bereitschaft
außerhalb eu	versand ausland zoll
avv	auftragsverarbeitungsvertrag
azubi rabatt	ermäßigung studierende
azubi werden	ausbildung praktikum lehrstelle
azubis finden	personalmarketing employer branding
b bewilligung	aufenthaltstitel ausländerbehörde
b1 prüfung	sprachprüfung zertifikat
b1 zertifikat für pass	sprachprüfung zertifikat
b12 spritze	infusion vitamin
b196	motorradführerschein drosselung führerscheinklasse
b197	automatik führerschein b197
b2 prüfung	sprachprüfung zertifikat
b96	anhängerführerschein be b96
baby anmelden	geburtsurkunde standesamt
baby dreht nicht	kinderphysiotherapie
baby fotografieren	babyfotos newborn
baby füttern	wickelraum stillraum
baby ist da	geburtsurkunde elterngeld anmeldung
baby kopf schief	osteopathie
baby krabbelt nicht	kinderphysiotherapie
baby mitnehmen	kinder
baby schief	osteopathie
baby schläft nicht	schlafberatung baby
baby schreit nur	schreiambulanz schreibaby
baby schreit ständig	kinderarzt vorsorge u untersuchung
baby taufen	taufe anmeldung
baby tot geboren	sternenkinder bestattung
baby trinkt nicht	stillberatung hebamme
baby untersuchung	kinderarzt vorsorge u untersuchung
baby unterwegs	schwangerschaft vorsorge
babybauch	babybauch fotoshooting
babybett	familienzimmer babybett
babybett da	babybett kinderbett reservieren
babykarte	geburtsanzeigen danksagungskarten
babykatze	welpen beratung
babykurs	eltern kind kurse
babymassage	eltern kind kurse
babyschwimmen	schwimmkurs seepferdchen
babyshooting	babyfotos newborn
babysitter	kinderbetreuung
babywaage	milchpumpe babywaage verleih
bachelorarbeit binden	abschlussarbeiten bindung
backe dick	schwellung abszess notdienst
backe geschwollen	zahnschmerzen notdienst
backen lernen	kochkurs
backenzahn raus	zahnextraktion weisheitszähne
backofen	ferienwohnung küche ausstattung
backofen heizt nicht	backofen reparatur kundendienst
bad aus den siebzigern	badsanierung badrenovierung
bad für oma	barrierefreies bad bodengleiche dusche
bad herrichten	badsanierung badrenovierung
bad neu machen	badsanierung badrenovierung
badekappe pflicht	badekappe badekleidung
badelatschen	duschen umkleiden
bademantel	zimmerausstattung
baden gehen	badesee strand
badesee	badesee strand
badezimmer altmodisch	badsanierung badrenovierung
badi	freibad schwimmbad gemeinde
badminton	tennis platz buchen
bagger leihen	baumaschinen werkzeugverleih
baggern lassen	erdarbeiten baggerarbeiten
bahn ausgefallen	verspätung
bahncard	ermäßigungskarte bahncard halbtax
bakterien im wasser	legionellenprüfung trinkwasseranalyse
balayage	strähnen balayage blondierung
balken mit terminen	gantt diagramm zeitplan
balkon	zimmerausstattung
balkon bepflanzen	balkonpflanzen
balkon solar	balkonkraftwerk
balkon umbauen	bauliche veränderungen mietwohnung
balkonkasten	balkonpflanzen
balkonkisten	balkonpflanzen
balkonkraftwerk anbringen	balkonkraftwerk genehmigung vermieter
ball durch scheibe	glasbruch notverglasung glaserei
ballett	tanzkurs
bambini	fußball jugend
bamf	integrationskurs bamf
bananenschachteln	umzugskartons
band hochzeit	hochzeits dj band
band spielt	live musik veranstaltung lokal
bandage	einlagen orthopädietechnik
bandcoaching	ensemble orchester band
bandscheibe	rückenschmerzen
bank geld leihen	ratenkredit privatkredit
bank gewechselt	bankverbindung ändern
bank wechseln	kontowechsel kontoauflösung
bankdaten von euch	bankverbindung iban
bankeinzug	lastschrift sepa einzug mandat
banking am handy	onlinebanking pushtan freischalten
bankkarte weg	kartensperrung sperrhotline
bankomat frisst karte	karte eingezogen ersatzkarte
bankomat zahlen	zahlungsarten kartenzahlung
bankomatkarte	zahlungsarten kartenzahlung barzahlung
bankverbindung	zahlung rechnung überweisung
banner aufhängen	plakatdruck banner großformat
bar auf die hand	zahlungsarten kartenzahlung barzahlung
bar zahlen	zahlungsarten barzahlung
barbier	bart rasur barber
barfen	barf
barfuß oder	kleidung schuhe
bargeld	zahlungsarten barzahlung
bargeld einzahlen	bareinzahlung
barmer	kassenpatienten privatpatienten
barrierefrei	barrierefreiheit rollstuhl
barrierefrei seite pflicht	barrierefreiheit wcag audit
bart machen	bart rasur barber
bart stutzen	bart rasur barber
bart trimmen	bart rasur barber
bartagame	kleintiere heimtiere exoten
basar	veranstaltungen basar
basteln	nähkurs handarbeit kreativ
basteln im heim	aktivierung beschäftigung
basteln im museum	museumspädagogik workshop
batterie leer	autobatterie starthilfe
batterie platt	autobatterie starthilfe
batterien hörgerät	hörgeräte hörtest
batterien wohin	schadstoffsammlung problemstoffe
bauantrag	bauantrag baugenehmigung
baubewilligung	bauantrag baugenehmigung
bauch beine po	kursplan gruppenkurse
bauch fotos	babybauch fotoshooting
bauchfett weg	cellulite körperbehandlung
bauchschmerzen	magen darm
bauchweh	magen darm
bauen kredit	baufinanzierung hypothek
bauernhof anschauen	hofführung schule am bauernhof
baugebiet	bauplätze grundstücke
bauland	bauplätze grundstücke
baum erlaubnis	fällgenehmigung baumschutz
baum fällen	baumfällung
baum kippt	baumfällung
baum krank	baumkontrolle baumgutachten
baum morsch	baumkontrolle baumgutachten
baum muss weg	baumfällung
baum nicht angewachsen	anwachsgarantie
baum pate	tierpatenschaft baumpatenschaft
baum stutzen	baumschnitt obstbaumschnitt
baum umgefallen	baumfällung sturmschaden
baum umgestürzt	mängelmelder straße
baum umlegen	baumfällung
baum vom nachbarn	überhang nachbarrecht baumschnitt
baumbestattung	friedhof grab
baumstumpf weg	wurzelstockfräsen
baupfusch	baurecht baumängel
bauplan	plandruck
bauplatz	bauplätze grundstücke bauland
bauschutt	sperrmüll wertstoffhof bauschutt entsorgung
baustaub	baureinigung bauendreinigung
baustelle am hotel	reisemängel reklamation
baustelle steht	bauzeit verzug
baustelle strecke	schienenersatzverkehr
baustrom	hausanschluss baustrom
baut ihr auch auf	montageservice aufbau
baut ihr auf	montageservice aufbau aufbauservice montage
beamer	seminarraum tagung hotel
beamer da	raumausstattung technik
beamer leihen	tontechnik verleih
bebauungsplan	bauantrag baugenehmigung
beckenboden	beckenbodentraining
bedienung unfreundlich	beschwerde feedback
beerdigung	bestattung trauerfeier
beerdigung absichern	sterbegeldversicherung
beet jäten	unkrautentfernung gartenpflege
befreit vom sport	beurlaubung unterrichtsbefreiung
befreiungsausweis	zuzahlung befreiung
befund abholen	befunde laborergebnisse
befund da	befunde laborergebnisse
befund schicken	befunde laborergebnisse
befunde mitbringen	vorbefunde unterlagen mitbringen
beglaubigen	beglaubigung
beglaubigte übersetzung	übersetzung beglaubigt
begleitetes fahren	begleitetes fahren bf17
begleitperson gratis	ermäßigung schwerbehindertenausweis
begleitung mitbringen	begleitperson
begräbnis	bestattung trauerfeier
begräbnis blumen	trauerfloristik kränze
beheizter pool	pool schwimmbad
behinderten wc	barrierefreiheit behinderten wc
behindertenausweis rabatt	ermäßigung nachweis
behindertengerecht	barrierefreiheit rollstuhl
behindertenklo	barrierefreiheit behinderten wc barrierefreie toilette
behindertenparkplatz	parkplatz parken barrierefreie parkplätze
behindertenpass	ermäßigung schwerbehindertenausweis
behörde kaufen	behörden bildungsrabatt
bei 30 prozent aus	akkutausch
bei abholung zahlen	zahlung vor ort
bei allen kaputt	systemstatus störung
bei allen kollegen	störung ausfall status
bei amazon auch verkaufen	marktplatz anbindung
bei euch abholen	abholung selbstabholung
bei euch anfangen	stellenangebote jobs karriere
bei euch arbeiten	stellenangebote jobs karriere
bei euch eintreten	mitgliedschaft beitritt
bei euch essen	tischreservierung
bei euch feiern	feier geburtstag privat
bei euch schaffen	jobs karriere stellenangebote
bei euch unterrichten	kursleitung werden
bei euch vergessen	fundsachen fundbüro
bei euch übernachten	zimmer verfügbarkeit buchen
bei gewitter	gewitter unwetter abbruch
bei glatteis	winterwetter ausfall
bei hitze	hitze hitzefrei wetter
bei ihr übernachten	angehörigenzimmer rooming in
bei lese mithelfen	weinlese mithilfe
bei mehreren billiger	mengenrabatt
bei null	anfänger vorkenntnisse
bei regen	ausfall absage veranstaltung
bei regen auch	schlechtwetter ersatztermin
bei regen keller	rückstauklappe hebeanlage
bei sauwetter	ausfall absage veranstaltung
bei schlechtem wetter	wetter absage umbuchung
bei schnee	schnee winterwetter ausfall
bei sturm	sturm wetterbedingte absage
bei uns daheim	hausbesuch
bei uns eingebrochen	einbruchschutz notdienst sicherung
bei uns installieren	self hosting on premise
bei vhs anmelden	kurs anmeldung vhs
beichte	seelsorge gespräch
beichten	seelsorge gespräch
beim auspacken kaputt	transportschaden reklamation
beim auszug streichen	schönheitsreparaturen auszug renovierung
beim bauern helfen	erntehelfer
beim ersten mal	ersttermin ablauf
beim fußball verletzt	sportphysiotherapie
beim nachbarn abgeben	abstellgenehmigung zustellung
beim umzug kaputt	transportversicherung umzugsschaden
bein gebrochen	verletzung ruhezeit sonderkündigung
beine dick	lymphdrainage
beine schwer	lymphdrainage
beisetzung	bestattung trauerfeier
beispiele sehen	referenzen beispiele
beispiele zeigen	referenzen
beistellbett	familienzimmer babybett
beitrag im jahr	mitgliedschaft mitgliedsbeitrag
beitrag nicht leisten verein	beitragsermäßigung bildung und teilhabe
beitragserhöhung	mitgliedschaft mitgliedsbeitrag
beitreten	mitgliedschaft mitgliedsbeitrag beitritt
beißschiene	aufbissschiene knirscherschiene
bekannter werden	marketing beratung kampagne
beklaut	diebstahl
bekomme bürgergeld	ermäßigung sozialtarif sozialleistungen
bekomme cors	cors erlaubte herkunft
bekomme ich alle bilder	bildauswahl anzahl fotos
bekomme ich daten raus	datenexport
bekomme ich zertifikat	zertifikat teilnahmebescheinigung
bekomme schlecht luft	lungenfunktion
bekomme timeout	zeitüberschreitung timeout
bekommen ein baby	schwangerschaft geburtsvorbereitung
bekommt medikamente	medikamentengabe
beleg bekommen	rechnung quittung beleg
belege abfotografieren	digitale buchhaltung
belege chaos	belegerfassung buchhaltung
belege hochladen	digitale buchhaltung
belege im schuhkarton	belege buchhaltung vorbereitung
belege sortieren	belegerfassung buchhaltung
belege wegwerfen	aufbewahrungsfristen
belegte brötchen	belegte brötchen snacks
belegte semmeln	belegte brötchen snacks
belegungsplan	belegungskalender
bello	hunde haustiere
benachrichtigen lieferbar	verfügbarkeitsbenachrichtigung
benutzerkonto	benutzerkonto registrierung
beratung	beratung erstgespräch
berechtigungsschein	integrationskurs bamf
bergbahn gratis	gästekarte
bergschuhe neu besohlen	wiederbesohlung bergschuhe
bericht für chef	berichte auswertungen dashboard
bericht schreiben	presse medien
beruflich weiterkommen	berufliche weiterbildung
berufskraftfahrer	lkw bus führerschein
berufstätig nebenher	berufsbegleitend teilzeit
bescheid abgelehnt	sozialrecht widerspruch
bescheid falsch	widerspruch bescheid einspruch steuerbescheid
bescheid sagen wenn frei	suchauftrag suchprofil
bescheid wenn wieder da	verfügbarkeitsbenachrichtigung
bescheinigung ausstellen	bescheinigung bestätigung
bescheinigung brauche	bescheinigung teilnahmebestätigung
beschenkte nicht da	zustellung empfänger nicht angetroffen
beschläge fehlen	ersatzteile montagezubehör
beschmiert	graffitientfernung
beschwerde	beschwerde reklamation
beschweren	beschwerde reklamation
beschädigt angekommen	falschlieferung reklamation transportschaden
beschäftigung bewohner	aktivierung beschäftigung
besen offen	heuriger buschenschank straußwirtschaft termine
besenrein	endreinigung umzugsreinigung übergabe
besoffen gefahren	verkehrsrecht bußgeld fahrverbot
besprechen mit kunden	meetingraum besprechungsraum buchen
besprechungsraum	seminarraum tagung hotel
besser deutsch sprechen	deutschkurs deutsch als fremdsprache
bestand stimmt nicht	lagerverwaltung bestand
bestellnummer auf rechnung	rechnungsangaben
bestellung canceln	stornierung widerruf
bestellung ergänzen	bestellung ändern
bestellung hängt	bestellvorgang checkout problem
bestellung nicht abgeschlossen	bestellvorgang checkout problem
bestellung noch nicht da	lieferzeit lieferstatus
bestellung nur halb	teillieferung fehlende artikel
bestellung zurückziehen	stornierung widerruf
bestellung ändern	bestellung nachträglich ändern
bestimmtes gemüse nicht	abokiste abwahl
bestuhlung	raumausstattung technik
bestätigung für amt	bescheinigung bestätigung
bestätigung für arbeit	bescheinigung bestätigung
bestätigung für krankenkasse	bescheinigung bestätigung
bestätigung für schule	bescheinigung bestätigung
bestätigung hier wohne	meldebescheinigung
bestätigung kündigung	kündigungsbestätigung
bestätigung nicht bekommen bestellung	bestellbestätigung
bestätigung versicherung	versicherungsbestätigung
bestätigungsmail	bestätigung e mail
bestätigungsmail nicht da	bestätigungsmail verifizierung
besuch am abend	besuchszeiten
besuch empfangen coworking	gäste besucher
besuch im heim	besuchszeiten
besucher aber keine kunden	conversion optimierung
besuchszeit	besuchszeiten
beten flughafen	gebetsraum
betrag komisch	rechnung reklamation
betreibung	bonität schufa
betreuungsgutschein	kita gebühren elternbeitrag
betrieb übergeben	unternehmensnachfolge
betriebsausflug	firmenveranstaltung betriebsausflug gruppen gruppenangebot
betriebsferien	betriebsferien urlaub geschlossen
betriebskosten hoch	nebenkostenabrechnung betriebskosten
betriebsprüfung angekündigt	betriebsprüfung steuerberater
betriebsrat fragt	betriebsrat datenschutz mitarbeiterüberwachung
betriebsurlaub	betriebsferien urlaub geschlossen
betriebszeiten	öffnungszeiten
betrug	sicherheit betrug
betrugsmasche	phishing betrug sicherheit
betrüger	phishing betrug sicherheit
bett and bike	radfahrer unterkunft fahrradkeller
bett frei	zimmer verfügbarkeit buchen
bett selber beziehen	bettwäsche betten beziehen
bett testen	probeliegen probeschlafen
betten bezogen	bettwäsche handtücher
bettensteuer	kurtaxe ortstaxe
bettlägerig	hausbesuch
bettwanzen	schädlingsbekämpfung kammerjäger
bettwäsche dabei	bettwäsche handtücher
bettwäsche mitbringen	bettwäsche handtücher
bettwäsche wechseln	zimmerreinigung handtücher
bettzeug mitbringen	bettwäsche handtücher
beule	dellenentfernung smart repair lackierung
beule am hund	operation tier
beurlaubung	beurlaubung unterrichtsbefreiung
bevollmächtigt	vollmacht vertretung
bevor ich unterschreibe	vertragsprüfung
bewegliche ferientage	ferienplan schulferien
beweisen dass ich wohne	ausweis nachweis türöffnung
bewerben	stellenangebote jobs karriere
bewerbung	stellenangebote jobs karriere
bewerbung schreiben	bewerbungscoaching
bewerbungsbild	passbilder bewerbungsfotos
bewerbungsfoto	passbilder bewerbungsfotos
bewertung schreiben	lob feedback bewertung
bewirtungsbeleg	rechnung quittung beleg
bewohnerparken	bewohnerparkausweis
beziehe bürgergeld	ermäßigung rabatt studierende senioren
bf17	begleitetes fahren bf17
bfd	ausbildung praktikum
bg fall	arbeitsunfall durchgangsarzt
bibliothek anmelden	bibliotheksausweis anmeldung
bibliotheksausweis	bibliotheksausweis anmeldung
bienen im baum	imkerei honig schwarm
bienenschwarm	imkerei honig schwarm
bier mitbringen	alkohol
bier vom fass	weinkarte getränkekarte
bierbänke	festzelt biergarnitur verleih
biergarten	terrasse biergarten
biertische	festzelt biergarnitur verleih
bierzeltgarnitur	festzelt biergarnitur verleih
bigband	ensemble orchester band
bike abstellen	fahrradständer
bike schein	motorradführerschein
bikinizone	haarentfernung waxing
bilanz machen	jahresabschluss bilanz
bild auf leinwand	abzüge leinwand
bild aufhängen	kleinreparaturen montage handwerkerservice
bild eurer seite löschen	bildrechte foto löschen
bild mit allen	familienshooting
bild pixelig	auflösung druckdaten
bild schicken vorab	fotos anfrage kostenvoranschlag
bild von mir	datenschutz
bilder aufhängen heim	zimmereinrichtung eigene möbel
bilder bearbeiten	bildbearbeitung retusche
bilder bekommen	bilder lieferzeit galerie
bilder entwickeln	abzüge fotobuch leinwand
bilder geklaut internet	urheberrecht abmahnung
bilder knipsen	fotografieren filmen
bilder noch retten	datenrettung
bilder selber tauschen	cms redaktionssystem schulung
bilder verwenden dürfen	nutzungsrechte bilder
bilder von arbeiten	referenzen beispiele
bilderbuchkino	vorlesen kinder bibliothek
bildrechte	nutzungsrechte bilder
bildschirm kaputt handy	displayreparatur
bildschirmbrille	arbeitsplatzbrille bildschirmbrille
bildschirmlesegerät	vergrößernde sehhilfen low vision
bildung und teilhabe	bildung teilhabe gutschein
bildungsgutschein	bildungsgutschein förderung
bildungsgutschein nehmen	bildungsgutschein azav
bildungsgutschein verein	bildung teilhabe gutschein
bildungsprämie	bildungsgutschein förderung
bildungsscheck	bildungsgutschein förderung
bildungsurlaub	berufliche weiterbildung bildungsurlaub bildungszeit
billet	eintritt tickets sparpreis
billet machen	führerschein klasse b
billett	eintritt tickets sparpreis
billig nach berlin sachen	beiladung
billige beerdigung	sozialbestattung kosten bestattung
billiger machen	rabatt preisnachlass
billigste karte	sparpreis tickets
bin 195 groß	körpergröße maximalgröße
bin allein	einzelperson einzelzimmer
bin alleinerziehend	alleinerziehende ermäßigung
bin alleinreisend	alleinreisende einzelzimmerzuschlag
bin allergisch	allergene unverträglichkeiten
bin am ende	krisenhilfe burnout beratung
bin anfänger	anfänger vorkenntnisse
bin ansteckend	hygieneregeln krankheit
bin arbeiten	abendtermine berufstätige
bin arbeitslos	arbeitslose ermäßigung bildungsgutschein
bin auf eurer seite	bildrechte foto löschen
bin ausgesperrt	konto gesperrt zugang wiederherstellen
bin ausgetreten	kirchenaustritt wiedereintritt
bin azubi	ermäßigung studierende rabatt senioren auszubildende
bin bei aok	kassenpatienten privatpatienten
bin bei tk	kassenpatienten privatpatienten
bin blind	barrierefreiheit sehbehinderung blinde sehbehinderte begleitung
bin diabetiker	diabetes vorerkrankungen
bin drei wochen weg	pausieren ruhezeit unterbrechung
bin durchgefallen	wiederholungsprüfung nicht bestanden
bin enttäuscht	beschwerde feedback
bin erkältet	ansteckung krank erkältung krankheit absage
bin erst 16	mindestalter altersgrenze minderjährige einverständnis
bin fortgeschritten	fortgeschrittene niveau
bin freiberufler	freiberufler selbstständige
bin gebräunt	laserbehandlung bräune kontraindikation
bin geflüchtet	geflüchtete asyl unterstützung
bin gehörlos	gehörlose gebärdensprache dolmetscher
bin gerade im ausland	ausland fernbehandlung online
bin geschieden	geschiedene wiederheirat trauung
bin gesetzlich versichert	kassenpatienten privatpatienten gesetzliche krankenkasse
bin gleich da	verspätung
bin händler	wiederverkäufer händlerkonditionen
bin ich angemeldet	bestätigung e mail
bin ich doppelt versichert	versicherungscheck beratung
bin ich versichert	schaden haftung versicherung versicherungsschutz unfallversicherung
bin ich versichert wenn	versicherungsschutz deckung
bin im urlaub	urlaub ruhezeit pausieren
bin in hoffnung	schwangerschaft vorsorge
bin in pension	ermäßigung senioren rabatt studierende
bin journalist	presse
bin kassenpatient	kassenpatienten privatpatienten gesetzlich versichert krankenkasse
bin kein mitglied	nichtmitglieder gäste
bin kein student mehr	ermäßigung ende tarifänderung
bin krank geworden	stornierung absage krankheit attest
bin laktoseintolerant	laktosefrei
bin lehrling	ermäßigung studierende rabatt senioren
bin länger weg	vertragspause ruhezeit
bin neu bei euch	neupatienten neukunden erstgespräch
bin neu hier	neukunden erstgespräch
bin neu in stadt	neupatienten aufnahme neuzugezogene neuanmeldung
bin neu zugezogen	neuzugezogene anmeldung wohnsitz
bin nicht aus verein	nichtmitglieder gastspieler
bin nicht daheim	abstellgenehmigung zustellung
bin nicht getauft	konfession taufe voraussetzung
bin nicht kirchlich	konfession kirchenmitgliedschaft
bin nicht schwindelfrei	höhenangst schwindelfreiheit voraussetzung
bin nicht so technisch	einfache bedienung hilfe
bin nicht zuhause	schlüsselübergabe abwesenheit
bin noch minderjährig	mindestalter altersgrenze minderjährige erziehungsberechtigte zustimmung
bin nur mieter	mieter vermieter zustimmung
bin oft unterwegs	flexible kursteilnahme ruhezeit
bin pensionist	ermäßigung senioren rabatt studierende
bin positiv getestet	corona infektion regelung
bin privat versichert	privatversicherte privatpatienten gebührenordnung
bin quereinsteiger	quereinstieg voraussetzungen
bin raucher	raucher risiken nichtraucher
bin rentner	ermäßigung senioren rabatt studierende rentner
bin rentnerin	ermäßigung senioren
bin sauer	beschwerde reklamation
bin schon 70	senioren höchstalter
bin schon mitglied	mitgliedervorteile mitglieder
bin schwanger	schwangerschaft vorsorge schwangere
bin schwanger vertrag	mitgliedschaft pausieren ruhezeit
bin schwer reiten	gewichtsgrenze reiten
bin schwerbehindert	schwerbehindertenausweis ermäßigung begleitperson
bin schüler	ermäßigung studierende schüler schülertarif
bin sechs wochen verreist	urlaubsbetreuung pflege
bin sehr klein	mindestgröße körpergröße
bin selbstständig	selbstständige freiberufler einkommensnachweis
bin spät dran	verspätung
bin stammkunde	treuerabatt bonusprogramm stammkundenrabatt treueprogramm
bin stinksauer	beschwerde reklamation
bin student	ermäßigung studierende rabatt senioren studenten
bin studentin	ermäßigung studierende
bin studi	ermäßigung rabatt studierende senioren
bin total unfit	fitness voraussetzungen einsteiger
bin totaler anfänger	anfänger vorkenntnisse
bin umgezogen	kontaktdaten ändern adressänderung umzug
bin unfotogen	fotoshooting beratung
bin unsportlich	anfänger fitnesslevel einsteiger
bin unter 18	minderjährige einverständniserklärung
bin unzufrieden	beschwerde reklamation
bin vegan	allergien allergene vegan vegane produkte
bin verhindert	stornierung absage
bin zu alt	senioren altersgrenze höchstalter
bin zu schwer	gewichtsgrenze maximalgewicht
bin zwei meter groß	körpergröße überlänge
bin über 60	senioren ermäßigung altersgrenze
bindehautentzündung kita	kita krankheit regelung
binden lernen	floristik workshop
bindungsfrist	vertragslaufzeit mindestlaufzeit
bio wein	veganer biowein
biometrisch	passbilder bewerbungsfotos
biotonne	abfallkalender müllabfuhr
biotonne stinkt	biotonne tipps reinigung
biotonne würmer	biotonne tipps reinigung
birne kaputt auto	scheinwerferaufbereitung licht
bis in die puppen	sperrstunde musik ende
bis in die wohnung	lieferung lieferservice versand
bis morgen buch	buchbestellung abholung
bis morgen zurückhalten	reservierung ware zurücklegen
bis morgens feiern	sperrstunde musik ende
bis vor die tür	lieferung versand
bis wann abholen	abholung
bis wann abholen kita	betreuungszeiten kita
bis wann absagen	stornogebühren stornierungsbedingungen stornierungsfrist absagefrist
bis wann da	öffnungszeiten
bis wann fertig	dauer wartezeit bearbeitungszeit
bis wann frühstück	frühstück brunch
bis wann geht das	dauer
bis wann kostenlos	kostenlose stornierung frist
bis wann küche	küchenzeiten warme küche
bis wann kündigen	kündigung kündigungsfrist
bis wann musik	sperrstunde musik ende
bis wann offen	öffnungszeiten
bis wann party	sperrstunde musik ende
bis wann raus	check out abreise
bis wann zahlen	mahnung zahlungsverzug
bis wann zimmer räumen	check out abreise
bis wann zurück	rückgabezeit
bis weihnachten da	lieferzeit weihnachten bestellschluss
bis welches alter	altersgrenze höchstalter
bis wie alt	mindestalter altersgrenze
bis wohin liefert	liefergebiet
bis zu mir liefern	liefergebiet
bis zu uns raus	einzugsgebiet servicegebiet anfahrt
bisschen billiger	rabatt
bisschen entgegenkommen	ermäßigung rabatt
bisschen runtergehen	rabatt preisnachlass
bisschen spanisch	einstufungstest sprachniveau
bist du ein bot	chatbot persönlicher kontakt
bitcoin steuer	kryptowährung steuer
blankoverordnung	rezept heilmittelverordnung physiotherapie
blasen vom schuh	schuhe weiten
blasenentzündung	frauenarzt gynäkologie
blaskapelle	ensemble orchester band
blasmusik	ensemble orchester band
blaue zone	parkplatz parken
blauer bildschirm	computerreparatur diagnose
blaues cover	buchsuche recherche
blaufilter	brillengläser entspiegelung
bleaching	bleaching zahnaufhellung
blech am dach	spenglerarbeiten klempnerarbeiten
blechschaden	unfallreparatur unfallschaden gutachten
bleibe für nacht	zimmer verfügbarkeit buchen
bleiben daten erhalten	datenaufbewahrung nach kündigung
bleibt das unter uns	datenschutz verschwiegenheit mandantengeheimnis
bleibt der preis	preisgarantie preisanpassung
bleibt heute zuhause	krankmeldung abwesenheit
bleibt preis gleich	preisgarantie tarif
bleibt sitzen	hausaufgabenhilfe nachhilfe
bleibt unter uns	schweigepflicht vertraulichkeit
bleibt unter uns coach	vertraulichkeit
blendet beim autofahren	sonnenbrille sehstärke
blicke abhalten	zaunbau sichtschutz
blind bin	barrierefreiheit sehbehinderung
blindenhund	hunde haustiere assistenzhund
blindenschrift	barrierefreiheit sehbehinderung
blitze im auge	augenarzt
blitzer mit mietwagen	bußgeld bearbeitungsgebühr
blockiert wirbel	manuelle therapie
blockzeiten	stundenplan unterrichtszeiten
blond werden	strähnen balayage blondierung
blondieren	strähnen balayage blondierung
bluescreen	computerreparatur diagnose
blumen als entschuldigung	blumenstrauß
blumen am auto	hochzeitsfloristik brautstrauß
blumen bringen lassen	blumenlieferung blumenversand
blumen die nicht verwelken	trockenblumen
blumen empfang	blumenabo
blumen frisch halten	blumenpflege tipps
blumen für freundin	blumenstrauß
blumen für hochzeit	hochzeitsfloristik deko
blumen fürs büro	blumenabo
blumen fürs grab	trauerfloristik kränze
blumen getrocknet	trockenblumen
blumen gießen urlaub	bewässerungssystem
blumen gleich hin	frischegarantie reklamation
blumen hochzeit	hochzeitsfloristik brautstrauß
blumen in andere stadt	blumenlieferung blumenversand
blumen kirche	hochzeitsfloristik brautstrauß
blumen nicht angekommen	blumenlieferung reklamation
blumen schnell verwelkt	frischegarantie reklamation
blumen selber schneiden	selbsternte selbstpflücken
blumen verschicken	blumenlieferung blumenversand
blumen verwelkt	frischegarantie reklamation blumen
blumen zum geburtstag	blumenstrauß
blut abnehmen	blutabnahme labor
blut abzapfen	blutabnahme labor
blut checken	blutabnahme labor
blut im urin	urologie
blutbild	blutabnahme labor
blutdruck in apotheke	blutdruck messen apotheke
blutdruck messen	bluthochdruck
blutdruck zu hoch	bluthochdruck
blutdrucktabletten leer	rezept folgerezept
blutergebnisse	befunde laborergebnisse
blutet nach dem ziehen	nachblutung zahnextraktion
blutet noch	nachblutung nachsorge
blutiger anfänger	anfänger vorkenntnisse anfängerkurs
blutproben fahren	medizinischer transport
blutwerte	blutabnahme labor
blutwerte noch nicht	befund laborergebnisse
blutzucker	diabetes dmp
blutzucker messen apotheke	blutdruck messen apotheke
blähungen	magen darm
bläserklasse	fremdsprachenwahl profil
blätter braun	pflanzenberatung pflanzenschutz
blätter gelb	pflanzenberatung pflanzenschutz
blätter wegräumen	laubentfernung herbstarbeiten
blümchen	blumenstrauß
boardinghouse	langzeitaufenthalt monteure
bob schneiden	haarschnitt damen
bobath	neurologische physiotherapie bobath
boden abgenutzt	bodenbeläge verlegen
boden abkleben	abdeckarbeiten vorbereitung
boden schief	estrich bodenausgleich
boden warm	fußbodenheizung
bodypump	kursplan gruppenkurse
bohren angst	betäubung angst narkose
bohrhammer leihen	baumaschinen werkzeugverleih
boiler kalt	warmwasser boiler störung
bollerwagen	bollerwagen verleih
bon einlösen	gutschein geschenkgutschein
bon verloren	rechnung beleg quittung
bonpflicht	kassensystem tse
bonusheft	bonusheft vorsorge
bonusheft nicht geführt	bonusheft festzuschuss
bonusheft verloren	bonusheft zahnersatz festzuschuss
bonuskarte	treueprogramm bonuskarte
boot dabei	bootsliegeplatz slipanlage
boot leihen	badesee strand
boot mieten	bootsverleih
bootsführerschein nötig	bootsführerschein führerscheinfrei
bordstein felge	felgenaufbereitung felgenreparatur
borgt ihr	verleih mietpreise mietdauer
borreliose	zeckenbiss
botox	anti aging falten
boudoir	akt boudoir fotografie
bouldern	klettern bouldern
boxen	kampfsport selbstverteidigung
boxen leihen	tontechnik verleih
bracket ab	bracket gelöst notfalltermin
bracket abgegangen	kieferorthopädie zahnspange
braille	barrierefreiheit sehbehinderung
brauch auto solange	ersatzwagen leihwagen
brauch es morgen	express lieferung nächster werktag
brauch für bewerbung wohnung	mieterselbstauskunft unterlagen bewerbung
brauch ich attest	ärztliches attest
brauch ich ausrüstung	ausrüstung leihmaterial
brauch ich erlaubnis bauen	baugenehmigung
brauch ich genehmigung	genehmigung baugenehmigung
brauch ich helm	helmpflicht
brauch ich kreditkarte	kreditkarte erforderlich zahlungsarten
brauch ich rezept physio	rezept heilmittelverordnung physiotherapie
brauch ich schein	nachweis erlaubnis voraussetzung
brauch ich schloss	spinde vorhängeschloss
brauch ich sportschuhe	hallenschuhe kleidung
brauch ich termin	ohne termin offene sprechstunde
brauch ich visum	einreisebestimmungen visum reisedokumente einreise
brauch ich zoom	zoom technische voraussetzungen
brauch ich überweisung	überweisung überweisungsschein
brauch krankschreibung	arbeitsunfähigkeitsbescheinigung krankmeldung
brauch mehr zeit	fristverlängerung
brauch nen beleg	quittung rechnung
brauch pass schnell	expresspass
brauch was schriftliches	bescheinigung nachweis
brauch überweisung	überweisung facharzt
brauche auto inzwischen	ersatzwagen leihwagen
brauche beleg	rechnung beleg quittung
brauche bescheinigung	bescheinigung bestätigung
brauche eigene	ausrüstung verleih
brauche erfahrung	anfänger vorkenntnisse
brauche halteverbot	halteverbotszone umzug
brauche heute noch	notdienst express
brauche ich ausweis	unterlagen mitbringen ausweis
brauche jemand zum reden	seelsorge gespräch
brauche kredit	ratenkredit privatkredit
brauche logo	logodesign
brauche mal urlaub pflege	verhinderungspflege kurzzeitpflege
brauche meine tabletten	rezept folgerezept
brauche nen nachweis	bescheinigung teilnahmebestätigung
brauche nur rezept	rezeptbestellung folgerezept
brauche rat	beratung
brauche rechnung	rechnung quittung beleg
brauche sofort	notdienst express soforthilfe
brauche termin	terminvereinbarung termin buchen
brauche webseite	website erstellung webdesign
brauche weniger	tarif downgrade
brauche wieder medikament	rezept folgerezept
brauchen av vertrag	auftragsverarbeitungsvertrag avv
brauchs bis freitag	expresslieferung lieferzeit
braucht begleitung	schulbegleitung integrationshilfe
braucht ihr verstärkung	stellenangebote jobs karriere
braucht ihr wen	jobs karriere stellenangebote
braucht man erlaubnis	genehmigung erlaubnispflicht
brauen	augenbrauen wimpern
brauen färben	augenbrauen wimpern
brauen tätowieren	permanent make up
brauner werden	solarium
braut feiern	junggesellenabschied
braut kleid termin	brautkleid anprobe
brautauto	hochzeitsauto vermietung
brautfrisur	hochsteckfrisur brautfrisur
brautkleid	brautkleid anprobe
brautkleid dreckig	brautkleidreinigung
brautkleid passt nicht	brautkleid änderung
brautkleid ändern	brautkleid änderung
brautmakeup	make up
brautstrauß	hochzeitsfloristik deko brautstrauß
brautstrauß aufheben	brautstrauß konservieren
brazilian	haarentfernung waxing
breiter werden	muskelaufbau krafttraining
bremse quietscht	bremsen bremsbeläge prüfung
bremse rad schwach	bremsen einstellen entlüften
bremse rubbelt	bremsen bremsbeläge prüfung
bremse schleift	bremsen bremsbeläge prüfung
bremsen quietschen	bremsenservice bremsbeläge
bremsen ziehen schlecht	bremsen bremsbeläge prüfung
bremshebel bis lenker	bremsen einstellen entlüften
bremst nicht mehr rad	bremsen einstellen entlüften
brennende augen pc	arbeitsplatzbrille bildschirmbrille
brennt beim pinkeln	frauenarzt gynäkologie
brennt der hut	notdienst express soforthilfe
brezeln bestellen	brötchen vorbestellung
brezn	brötchen vorbestellung
brief dass hier wohne	wohnungsgeberbestätigung
brief schreiben an euch	postanschrift
brief vom anwalt	abmahnung anwaltsschreiben
brief vom finanzamt	steuerbescheid prüfung einspruch
brief vom gericht	klage mahnbescheid frist gerichtspost
brief vom inkasso	mahnung mahngebühr zahlungsverzug
briefe verschicken lassen	lettershop mailing
briefkasten schlüssel	briefkastenschloss öffnung
briefkastenschloss	briefkastenschloss öffnung
brieftasche weg	fundsachen fundbüro
briefwahl	wahlen briefwahl
brille auf rezept	zuschuss krankenkasse brille
brille auf und ab	gleitsichtbrille
brille ausprobieren	brillenfassungen auswahl
brille drückt	brillenreparatur
brille geklaut	brillenversicherung garantie
brille kaputt	brillenreparatur
brille liegen	fundsachen fundbüro
brille richten	brillenreparatur
brille runtergefallen	brillenversicherung garantie
brille rutscht	brillenreparatur brillenanpassung
brille sitzt schief	brillenreparatur
brille verbogen	brillenreparatur
brille vergessen	sehhilfe sehtest
brille verloren ersatz	brillenversicherung garantie
brille versichern	brillenversicherung garantie
brille zerkratzt	brillenreparatur
brille zu schwach	sehtest brillenglasbestimmung
brille zum radfahren	sportbrille
brille zum schwimmen	sportbrille
brille zur ansicht	brillenfassungen auswahl
brille zuschuss	zuschuss krankenkasse brille
brillen daheim testen	brillenfassungen auswahl
brillengestell	brillenfassungen auswahl
brilli weg	steinfassung schmuckreparatur
bringe neuen kunden	empfehlungsprämie freunde werben
bringe später zurück	verspätete rückgabe mietverlängerung
bringt die werbung was	erfolgsmessung reporting
bringt ihr auch	lieferung versand lieferservice
bringt ihr auch hoch	lieferung bis wohnungstür
bringt ihr vorbei	lieferung versand
bringt ihr zurück	rücktransport bringservice
bringzeit	betreuungszeiten kita
bronze abzeichen	schwimmkurs seepferdchen
broschüre	broschüren gestaltung
brot einfrieren	brot schneiden lagerung
brot geschnitten	brot schneiden lagerung
brot ohne hefe	brotsorten zutaten
brot ohne weizen	brotsorten zutaten
brot reservieren	brötchen vorbestellung
brot schneiden	brot schneiden lagerung
brot von gestern	brot vom vortag
brot vorbestellen	vorbestellung bäckerei
brot zurücklegen	brötchen vorbestellung
brot übrig	brot vom vortag
brotdose	wechselkleidung kita ausstattung
brotzeit mitbringen	eigene speisen mitbringen
brow lifting	augenbrauen wimpern
bruder auch angemeldet	geschwisterrabatt geschwisterkind
brunch	frühstück brunch
brunchen	frühstück brunch
brunnen bohren	brunnenbau
brushing	waschen föhnen styling
brust knoten	krebsvorsorge früherkennung
brutto oder netto	mehrwertsteuer preis
bräune	solarium
bräutigam anzug	brautkleid anprobe
brötchen am campingplatz	brötchenservice
brötchen bestellen	brötchen vorbestellung
brötchenplatte	catering partyservice
brücke zahn	krone zahnersatz
brückentag	öffnungszeiten feiertage
buben	kinder
buch aus anderer bibliothek	fernleihe
buch ausgeliehen gerade	vormerkung
buch bestellen	buchbestellung abholung
buch das ich suche	buchbestellung abholung
buch doppelt geschenkt	umtausch bücher
buch drucken lassen	buchdruck kleinauflage
buch für 8 jährige	buchempfehlung beratung
buch für kurs	kursbuch lehrmaterial
buch für neffen	buchempfehlung beratung
buch habt ihr nicht	anschaffungsvorschlag fernleihe
buch ist ausgeliehen	vormerkung ausgeliehen
buch kaputt	buch verloren ersatz
buch kaufen sollt ihr	anschaffungsvorschlag
buch länger behalten	leihfrist verlängerung
buch nass	buch verloren ersatz
buch nass geworden	beschädigte medien ersatz
buch reservieren	vormerkung
buch suchen	katalog recherche medien
buch verloren	buch verloren ersatz medienverlust
buch verlängern	leihfrist verlängerung
buch vormerken	vormerkung
buch wo der hund	buchsuche recherche
buch woanders bestellen	fernleihe
buch zu spät	mahngebühren versäumnis bibliothek überschreitung leihfrist
buch zu spät abgegeben	mahngebühren versäumnis bibliothek
buch zurückgeben	rückgabe medienrückgabe
buchen auf homepage einbauen	online terminbuchung integration
buchen weiter ab	kündigung lastschrift erstattung
buchführung abgeben	finanzbuchhaltung
buchhaltung lernen	berufliche weiterbildung
buchs raupen	schädlinge pflanzenschutz
buchsbaumzünsler	schädlinge pflanzenschutz
buchstart	vorlesen kinder bibliothek
buchung klappt nicht	fehlermeldung technische probleme
buchung löschen	stornierung absage
buchvorschlag	anschaffungsvorschlag
buchwunsch	anschaffungsvorschlag
buckel tut weh	rückenschmerzen
bude kalt	heizung störung notdienst
bude putzen	haushaltshilfe wohnungsreinigung
bude sanieren	sanierung umbau
bude suchen	mietwohnungen wohnungssuche
bude verkaufen	immobilienverkauf makler
bufdi	freiwilligendienst fsj bundesfreiwilligendienst zivildienst
bug melden	fehler melden
bungalow	mietunterkünfte mobilheim
burnout	psychotherapie psychische beschwerden
bus gratis für gäste	gästekarte
bus statt zug	schienenersatzverkehr
bus verpasst	schulbus verspätung
bus zum flughafen	flughafen anreise
buschenschank	heuriger buschenschank straußwirtschaft termine
busfahrer werden	lkw bus führerschein
busfahrkarte schule	schulbus schülerbeförderung
busfahrkarte verloren	schülerfahrkarte ersatz
bushalte	öffentliche verkehrsmittel haltestelle
business english	firmenkurse business sprache
businesskarten	visitenkarten
businesslunch	mittagsmenü tageskarte
busladung	gruppen gruppenpreis
busreise	rundreise gruppenreise
busse bezahlen	bußgeld strafzettel
but gutschein	bildung teilhabe gutschein
button geht nicht	fehlermeldung technische probleme
bußgeld	bußgeld strafzettel
bänder gerissen	orthopädie gelenkschmerzen
böller	feuerwerk genehmigung
bücher abgeben wenn zu	rückgabe medienrückgabe
bücher ausleihen	bibliotheksausweis anmeldung
bücher außerhalb zurück	rückgabekasten außenrückgabe
bücher extra zahlen	kursbuch lehrmaterial
bücher führen	finanzbuchhaltung
bücher für fest	büchertisch veranstaltung
bücher leihen	bibliotheksausweis anmeldung
bücher loswerden	bücherankauf antiquariat
bücher spenden	bücherspende flohmarkt
bücher verlängern	leihfrist verlängerung
bücher überfällig	leihfrist überschritten mahngebühr
büchereiausweis	bibliotheksausweis anmeldung
bücherflohmarkt	bücherspende flohmarkt
bücherkisten	bücherankauf antiquariat
bücherklappe	rückgabe medienrückgabe
bücherliste	schulbücher materialliste
bücherliste schule	schulbuchbestellung
bücherschrank	bücherspende flohmarkt
büchertisch für schule	büchertisch veranstaltung
büffet für 50	catering partyservice
bügel abgebrochen	brillenreparatur bügel
bügelberg	wäscheservice bügelservice
bügeleisen	hotel wäscheservice
bühne vorhanden	raumausstattung technik
bürge mitbringen	bürgschaft mietsicherheit
bürgeramt	termin bürgerbüro
bürgerbüro	termin bürgerbüro
bürgermeister	rathaus gemeinderat bürgermeister
bürgersprechstunde	rathaus gemeinderat bürgermeister
büro pflanzen	innenraumbegrünung
büro putzen	büroreinigung unterhaltsreinigung
büro zieht um	firmenumzug
büros sauber halten	büroreinigung unterhaltsreinigung
büroumzug	firmenumzug
bürozeiten	telefonzeiten sprechzeiten
c1 prüfung	sprachprüfung zertifikat
camper gas prüfen	wohnmobil service gasprüfung
camper mieten	wohnmobilvermietung
camper van	stellplatz wohnmobil
campieren	zeltplatz
canceln	stornierung absage
candlelight dinner	menü mehrgang degustation
cannabis auf rezept	medizinisches cannabis
caritas	sozialberatung tafel
carport	carport überdachung
carport bauen	bauantrag baugenehmigung
carreise	rundreise gruppenreise
cash auf kralle	zahlungsarten barzahlung
cash zahlen	zahlungsarten barzahlung kartenzahlung
casting	theatergruppe mitspielen
catering	catering partyservice
cee stecker	strom stellplatz
cello	instrumentalunterricht
cellulite	cellulite körperbehandlung
chatbot auf seite	chatbot ki integration
chatgpt lernen	edv computerkurs
check in	check in anreise
check out	check out abreise
checkin	check in anreise
checkout	check out abreise
chef darf alles sehen	rollen berechtigungen
chef kündigt	kündigungsschutz arbeitsrecht
chef mobbt	mobbing arbeitsrecht beratung
chef schikaniert	arbeitsrecht abmahnung mobbing
chef soll nur lesen	leserechte rollen
chef sprechen	beschwerde reklamation
chef von euch schreiben	beschwerdestelle hinweisgeber
chef will attest	arbeitsunfähigkeitsbescheinigung attest
chef zahlt nicht	lohnforderung arbeitsrecht lohnrückstand
chemie drauf	pflanzenschutz bio zertifiziert
chemieklo leeren	ver und entsorgung wohnmobil
chemikalien	schadstoffsammlung problemstoffe
chemisch reinigen	textilreinigung chemische reinigung
chemotherapie haare	perücke zweithaar
chip setzen	mikrochip heimtierausweis
chip verloren	transponder verlust ersatz
chip verloren gym	mitgliedskarte verloren
chippen lassen	mikrochip heimtierausweis
chlamydien	geschlechtskrankheiten test hiv
cholesterin messen	blutdruck messen apotheke
chor mitmachen	gesangsunterricht chor
christbaum	weihnachtsbaumverkauf
christmette	gottesdienst zeiten
click and collect	abholung
clubhaus feiern	vereinsheim vermietung
cmd	kiefergelenk cmd behandlung
co2 ausrechnen	nachhaltigkeitsberatung co2 bilanz
cocktails	weinkarte getränkekarte
code 111	motorradführerschein
code 78	automatik führerschein b197
code 96	anhängerführerschein be b96
code aufs handy	zwei faktor authentifizierung
code bankkarte	pin neu anfordern
code dalassen	datenschutz reparatur
code funktioniert nicht	gutschein rabattcode einlösen
code geht nicht	gutscheincode einlösen fehler
code kommt nicht	bestätigungsmail verifizierung bestätigungscode sms zwei
code nicht bekommen	bestätigung e mail
code vom safe	tresoröffnung
code wird nicht angenommen	gutschein rabattcode einlösen
cola über laptop	flüssigkeitsschaden notebook
com adresse	domain registrieren
compi langsam	pc optimierung ssd aufrüstung
computer braucht ewig	pc optimierung ssd aufrüstung
computer für mutter	computerhilfe senioren schulung
computer fürs büro betreuen	it betreuung wartungsvertrag
computer lernen	edv computerkurs
computer startet nicht	computerreparatur diagnose
computerbrille	arbeitsplatzbrille bildschirmbrille
container auf straße	halteverbot umzug sondernutzung
container bestellen	containerdienst
container vor haus	containerdienst
cookie ding	cookie banner consent
cookies abfragen	cookie banner consent
corona impfung	impfung impfsprechstunde
corona regeln	ansteckung krank
corona test	schnelltest
cors fehler	cors konfiguration
couch an die straße	sperrmüllabholung
couch bestellen	sofa polstermöbel schlafsofa
couch fleckig	polsterreinigung matratzenreinigung
court buchen	tennis platz buchen
cranio	osteopathie
crashkurs führerschein	intensivkurs ferienkurs führerschein
creme anrühren	rezeptur salben herstellung
ct termin	röntgen mrt radiologie
cumulus	treueprogramm bonuskarte
d arzt	arbeitsunfall durchgangsarzt
da steht error	fehlerbehebung störung support
dabei sein bei euch	mitgliedschaft mitgliedsbeitrag
dach alt	dachsanierung neueindeckung
dach ausbauen	bauantrag baugenehmigung
dach begrünen	dachbegrünung
dach grün	dachreinigung moosentfernung
dach isolieren	dachdämmung wärmedämmung
dach ist alt	dachsanierung photovoltaik eignung
dach jährlich kontrollieren	dachinspektion dachwartung
dach leckt	dachreparatur undichtes dach
dach machen lassen	dachsanierung neueindeckung
dach mal anschauen	dachinspektion dachwartung
dach nach norden	photovoltaik ausrichtung eignung
dach tropft	dachreparatur undichtes dach
dach undicht	dachreparatur undichtes dach leckage
dach vermoost	dachreinigung moosentfernung
dach überm auto	carport überdachung
dachboden ausräumen	entrümpelung haushaltsauflösung
dachboden kalt	dachdämmung wärmedämmung
dachboden umbauen	dachausbau
dachboden wohnen	dachausbau
dachbodenfund	sammlung leihgaben schenkung
dachfenster undicht	dachfenster einbau
dachkännel	dachrinnenreinigung dachrinne
dachlawine	schneefanggitter
dachrinne läuft über	dachrinnenreinigung dachrinne
dachwohnung heiß	klimaanlage split klimagerät
daf	deutschkurs deutsch als fremdsprache
daheim aufbahren	hausaufbahrung abschiednahme
daheim einschläfern	einschläfern euthanasie
damenbart	haarentfernung waxing
damensauna	sauna wellness
dampf in küche	dunstabzug
dampf motorhaube	kühlsystem kühler wasserpumpe
dampfbad	sauna wellness
dampfen vape	rauchen
danach arbeiten gehen	ausfallzeit arbeitsfähig
danach autofahren	fahrtüchtigkeit nach behandlung
danke karten	geburtsanzeigen danksagungskarten
darf baby mit	babys mitbringen
darf baum fällen	baumfällgenehmigung baumschutz
darf besuch	besucher besuchszeiten
darf bruder abholen	abholberechtigung kita
darf das nass werden	wasserdicht wasserfest
darf er hund mitnehmen	haustiere pflegeheim
darf freund einziehen	untervermietung mitbewohner
darf freundin fahren	zusatzfahrer
darf ich als mieter	mieter zustimmung vermieter
darf ich auf instagram	nutzungsrechte veröffentlichung
darf ich bauen	bauantrag baugenehmigung
darf ich baum fällen	fällgenehmigung baumschutz
darf ich bohren	bauliche veränderungen mietwohnung
darf ich danach fahren	fahrtauglichkeit narkose
darf ich fehlen	fehlzeiten anwesenheitspflicht
darf ich fotografieren	fotografieren filmen
darf ich gasheizung noch	heizungstausch wärmepumpe förderung
darf ich gewerblich	gewerbliche nutzung lizenz
darf ich handy benutzen	handynutzung handyverbot
darf ich hund wohnung	haustierhaltung mietvertrag
darf ich kopieren	urheberrecht kopieren
darf ich nüchtern	nüchternheit vorbereitung
darf ich schwimmen gehen	nachsorge schwimmen
darf ich verändern	bearbeitungsrecht lizenz
darf ich vorher essen	nüchternheit vorbereitung essen
darf ich vorher trinken	nüchternheit vorbereitung
darf ich weiterverkaufen	lizenz weiterverkauf
darf ich weiterverwenden	nutzungsrechte lizenz
darf in die sonne	sonnenschutz nachsorge
darf jeder mitmachen	teilnahmevoraussetzungen offen für alle
darf katze dran	ungiftige pflanzen haustiere
darf kein weizen	allergene unverträglichkeiten
darf kind allein	aufsichtspflicht begleitperson kinder
darf krank in kita	kita krankheit regelung
darf kunde mitkommen	gäste besucher
darf man anfassen	berühren exponate mitmachen
darf man feiern	partys veranstaltungen hausordnung
darf man filmen	fotografieren filmen film und fotoerlaubnis
darf man fotografieren	fotografieren bildrechte
darf man fotos machen	fotografieren erlaubt
darf man füttern	fütterungsverbot tiere
darf man grillen	grillen grillplatz
darf man laut	hausordnung regeln
darf man rauchen	rauchen rauchverbot nichtraucher
darf nicht mehr sport	sportunfähigkeit sonderkündigung attest
darf oma abholen	abholberechtigung vollmacht
darf oma begleiten	begleitperson begleitetes fahren
darf sie möbel mitbringen	eigene möbel pflegeheim
darf tasche mit rein	taschenregelung einlass
darf wer übernachten	übernachtungsgäste besuch hausordnung
darmspiegelung	krebsvorsorge früherkennung
datei zu groß	speicherplatz upload limit maximale dateigröße
datei überschrieben	versionsverlauf wiederherstellen
dateien hochladen server	ftp sftp zugang
daten aufs neue handy	datenübertragung einrichtung
daten in usa	serverstandort dsgvo
daten löschen	datenschutz
daten mitnehmen	datenimport migration datenexport datenübertragbarkeit
daten noch retten	datenrettung
daten runterladen	datenexport csv
daten rüberschicken wenn	webhooks
daten sicher	datenschutz daten löschen auskunft
daten weg	datenverlust wiederherstellung
daten weg bei reparatur	datenschutz reparatur
daten weitergeben	datenschutz
daten wieder rauskriegen	datenexport csv
daten ändern	kontaktdaten ändern
datenauskunft	datenschutz
datenbank verbinden	datenbank mysql
datenbank weg	datenbank mysql
datenschutz auf seite	datenschutzerklärung impressum rechtstexte
datenschutz firma hilfe	datenschutzbeauftragter
datenschutzvertrag	auftragsverarbeitungsvertrag
datum eingravieren	gravur
datum ändern	umbuchung terminverschiebung
dauerauftrag	lastschrift sepa einzug
dauercamper	dauercamping
dauerhaft haare weg	laser haarentfernung ipl
dauerkarte	jahreskarte abonnement
dauernd mails	newsletter abmelden
dauernd mails von euch	newsletter abmelden werbewiderspruch
dauerrezept	rezept folgerezept
dauerstellplatz	dauercamping
dauert das lang	wartezeit dauer bearbeitungszeit
dauert ewig	wartezeit dauer bearbeitungszeit
dauert zu lange	wartezeit früherer termin
dauerwelle	dauerwelle locken
dazwischengekommen	stornierung absage
dazwischenschieben	terminvereinbarung termin buchen
debitkarte	zahlungsarten kartenzahlung
decke abhängen	akustikdecke schallschutz
deckel laptop gebrochen	laptop gehäuse scharnier reparatur
deckel machen	führerschein klasse b
deckel tonne ab	behältertausch
deckenlampe montieren	lampenmontage
deckung anfragen	rechtsschutz deckungszusage
defekt	reparatur defekt
deko aufhängen	aufbau abbau dekoration
dele	sprachprüfung zertifikat
delle	schaden haftung versicherung
delle im auto	dellenentfernung smart repair lackierung
delle reingemacht	haftung schadensmeldung haftpflicht
dement	demenz betreuung
demenz	demenz betreuung
demo anmelden	veranstaltung anmelden genehmigung
den ganzen tag warten	terminfenster anfahrt termin
den überblick behalten	aufgabenverwaltung projektmanagement
dentalhygiene	professionelle zahnreinigung prophylaxe
depot hinterlegen	anzahlung kaution
depot zurück	mietkaution rückzahlung
depression	psychotherapie psychische beschwerden
depressiv	psychotherapie psychische beschwerden
desensibilisierung	allergietest hyposensibilisierung
design vom shop	themes design anpassen
desinfiziert	sauberkeit hygiene
dessous fotos	akt boudoir fotografie
deutsch für anfänger	deutschkurs deutsch als fremdsprache
deutsch lernen	deutschkurs deutsch als fremdsprache
deutsch lernen kita	vorschule sprachförderung
deutsch nicht gut	fremdsprachen englisch
deutsch verbessern	deutschkurs deutsch als fremdsprache
deutschen pass	einbürgerung
deutscher werden	einbürgerung ausländerrecht aufenthaltsrecht
deutschkurs	deutschkurs deutsch als fremdsprache
deutschkurs kostenlos	integrationskurs bamf
deutschlandticket	zeitkarten abo
dhl verbinden	versandetiketten versanddienstleister
diabetes	diabetes dmp
diabetischer fuß	podologie fußpflege
diakonie	sozialberatung tafel
dias digital	digitalisierung dias vhs
diavortrag	vorträge einzelveranstaltungen
dichtmilch	tubeless umrüstung
dichtung fenster	fenster reparatur dichtungen
dicke backe	zahnschmerzen notdienst
dicke gläser	brillengläser entspiegelung
dicke zehennägel	podologie fußpflege
dicker hals	schilddrüse ultraschall
dickes papier	papiersorten grammatur
die kleinen mitbringen	kinder familien
die zwerge	kinder
diebstahl	schaden haftung versicherung
dielen aufarbeiten	parkett schleifen versiegeln
dielen draußen	holzterrasse terrassenbau
dienstags kann ich nie	kurszeiten ausweichtermin
diese woche keine kiste	abokiste pausieren
diesel statt benzin	falschbetankung tank entleeren
digital ausleihen	onleihe e books
digital belege	digitale buchhaltung
digitaler zähler	zählerwechsel smart meter
dinkelbrot	brotsorten zutaten
dioptrien	sehtest brillenglasbestimmung
diplomarbeit binden	abschlussarbeiten bindung
direkt an freundin schicken	geschenkversand lieferadresse
direkt an sie schicken	abweichende lieferadresse geschenk
direkt vom bauern	hofladen direktvermarktung
dirndl enger	trachten änderung
discofox	tanzkurs
dispens	beurlaubung unterrichtsbefreiung
display ebike tot	ebike diagnose softwareupdate
display fehler heizung	störungscode heizung kundendienst
display gesprungen	displayreparatur displaytausch
display schwarz	displayreparatur handy
displayriss	displayreparatur
diy	anleitung selbsthilfe
diät	ernährungsberatung abnehmen
dj für hochzeit	hochzeits dj band
dj mitbringen	gema musik anmeldung
doch nicht haben	rückgabe umtausch widerruf stornierung
doch nicht kommen	stornierung absage termin absagen verschieben
doktor im urlaub	vertretungsarzt urlaub
dokument quer durch stadt	kurierdienst direktfahrt
dollar holen	fremdwährung sorten
dolmetscher	fremdsprachen englisch
dolmetscher mitbringen	dolmetscher begleitperson
domain abgelaufen	domain verlängerung
domain auf seite zeigen	dns einstellungen domain verbinden
domain hab ich schon	domain umzug vorhandene domain
domain kaufen	domain registrieren
domain mitnehmen	domain transfer authcode umzug auth
domain umziehen	domain transfer authcode
domain verbinden	dns einstellungen domain verbinden
domain zeigt nicht	dns einstellungen domain verbinden
domain zu euch	domain transfer authcode
donnerstag auch	öffnungszeiten donnerstag
doppelt abgebucht	rechnung reklamation fehlbuchung erstattung
doppelt bestellt	bestellung ändern
doppelt bezahlt	fehlbuchung erstattung rechnung überzahlung rückerstattung
doppelt gebucht	doppelbuchung stornierung
doppelt geschenkt	umtausch geschenk
doppelzimmer	einzelzimmer doppelzimmer
dornwarze	warzen entfernung
dort zahlen	zahlung vor ort
dosett	verblisterung medikamentenbox
download link fotos	bilder lieferzeit galerie
dozent werden	kursleitung werden
draht piekst	zahnspange bracket notfall
drahtesel	fahrradstellplatz fahrrad
dran kommen	terminvereinbarung termin buchen
drankomm	terminvereinbarung termin buchen
drankommen	terminvereinbarung termin buchen
drauf gesetzt	brillenreparatur versicherung
draufgesetzt brille	brillenreparatur
draußen heiraten	freie trauung
draußen sitzen	terrasse biergarten außenbereich
dreckig	sauberkeit hygiene
drehschwindel	schwindel therapie
drei im doppelzimmer	zustellbett maximalbelegung
dreibettzimmer	einzelzimmer doppelzimmer
dreifach verglast	fenstertausch einbau
dreikönigskuchen	saisongebäck stollen krapfen
dreimonatsspritze	verhütung spirale pille
dresscode	kleidung dresscode
drin wohnen bleiben	wohnrecht nießbrauch
drinnen oder draußen	innenbereich außenbereich
dritte säule	altersvorsorge rentenversicherung
dritte zähne	prothese gebiss
drogeriefarbe raus	farbkorrektur
drohne	drohnenaufnahmen
drohne fliegen	fotografieren filmen drohnenverbot
druck auf brust	ekg herz
druck fällt ab	heizungsdruck wasser nachfüllen
drucken bei euch	computer drucken kopieren drucker scanner
drucker benutzen	computer drucken kopieren
drucker da	drucker scanner
drucker druckt nicht	druckereinrichtung reparatur druckerreparatur it support
drucker findet nicht	druckereinrichtung reparatur
drucker offline	druckereinrichtung reparatur
druckstelle gebiss	prothese gebiss
dsgvo	datenschutz
duales studium	ausbildung praktikum
dunkle ecke pflanze	schattenpflanzen beratung
dunkler hintergrund	dark mode
durch den tüv	hauptuntersuchung hu tüv
durch prüfung gerasselt	praktische prüfung
durch tüv gefallen	nachuntersuchung mängel hauptuntersuchung
durchfall	magen darm
durchfall kita	kita krankheit regelung
durchgefallen tüv	nachprüfung mängelbeseitigung
durchgehend offen	öffnungszeiten
durchgehend warme küche	küchenzeiten
durchgerasselt	praktische prüfung
durchgerostet	rostschutz schweißarbeiten
durchklingeln	kontakt telefon
durchkneten	massage
durchleuchten	röntgen mrt radiologie
durchs museum führen	führungen
durchuntersuchen	vorsorgeuntersuchung check up
durchwahl	kontakt telefon rückruf
durst	getränke
dusche bleibt kalt	warmwasser boiler störung
dusche kalt	störung warmwasser rezeption
dusche kein druck	wasserdruck verkalkung
dusche läuft nicht ab	rohrreinigung abflussreinigung verstopfung
dusche ohne kante	barrierefreies bad bodengleiche dusche
duschen	duschen umkleiden
duschen bei euch	duschen umkleiden umkleide
duschen camping	sanitäranlagen camping
duschmarken	sanitäranlagen camping
duschwand aus glas	glaserei duschabtrennung
dvd ausleihen	katalog recherche medien
dynamo geht nicht	fahrradbeleuchtung
dyskalkulie	förderung legasthenie lrs
dämmerschlaf	betäubung angst narkose
dämpfer weich	federgabel service
dünne haare auffüllen	haarverlängerung extensions
dünner stuhl	magen darm
dünnere gläser	brillengläser entspiegelung
dünnpfiff	magen darm
dürfen hunde	hunde haustiere
dürfen kinder mit beerdigung	trauerfeier kinder abschied
dürfen wir bilder weiterverwenden	nutzungsrechte
dürft ihr das	qualifikation meisterbetrieb zertifikat
e auto aufladen	ladestation elektroauto
e auto daheim	wallbox installation
e auto laden	ladestation elektroauto wallbox
e auto werkstatt	elektroauto hochvolt service
e bike fremdmarke	e bike fremdmarken reparatur
e bike laden	ladestation elektroauto
e card	versichertenkarte gesundheitskarte
e gitarre	instrumentalunterricht
e jugend	fußball jugend
e reader	onleihe e books
e rechnung	e rechnung xrechnung zugferd
e rezept	e rezept gesundheitskarte
e zigarette	rauchen
early check in	check in anreise
ebay verbinden	marktplatz anbindung
ebenerdig	barrierefreiheit rollstuhl barrierefrei rollstuhlgerecht zugang
ebike kommt nicht weit	ebike akku prüfung
ebike schiebt nicht	ebike diagnose softwareupdate
ebook	onleihe e books
ebooks ausleihen	onleihe e books
ec karte	zahlungsarten kartenzahlung barzahlung
ecard	versichertenkarte gesundheitskarte
echt oder falsch gold	echtheitsprüfung
echte ware	originalware echtheit
echten menschen	kontakt telefon rückruf
ecke abgebrochen zahn	krone zahnersatz
ed hd	röntgen ultraschall tier
edenred	gutscheine zahlungsarten
edv	it betreuung wartungsvertrag
egym	firmenfitness
ehefähigkeitszeugnis	eheschließung unterlagen ausland
eher abreisen	aufenthalt verlängern
eheringe	trauringe
ehevorbereitung	kirchliche trauung
ehrenamtlich	ehrenamt helfen
ehrenamtlich mithelfen	ehrenamt mitmachen
ehrenamtlich mitmachen	ehrenamt freiwilligenarbeit
eier ab	kastration sterilisation
eier direkt vom bauern	hofladen direktvermarktung
eierschwammerl	saisonkarte spargel wild
eigenanteil	kostenübernahme krankenkasse
eigenanteil zahnersatz	heil und kostenplan
eigenbedarf	mietrecht kündigung eigenbedarf
eigene adresse internet	domain registrieren
eigene beete	mietgarten ackerparzelle
eigene deko	dekoration mitbringen
eigene dose	mehrwegbehälter reste einpacken
eigene getränke	mitgebrachte getränke korkgeld
eigene kasse bringen	kassensystem
eigene mail mit domain	email postfach domain
eigene matte	ausstattung matten vorhanden
eigene musik bei trauerfeier	trauerfeier musikwünsche
eigene möbel	zimmereinrichtung eigene möbel
eigene schläger	eigene ausrüstung leihschläger
eigene software bauen	individualsoftware entwicklung
eigene teile	mitgebrachte teile einbau
eigene teile einbauen	mitgebrachte ersatzteile
eigene vier wände	immobilienangebote kauf
eigene wohnung mit hilfe	betreutes wohnen
eigene äpfel pressen	lohnmosterei saftpressen
eigenen caterer	catering fremdcaterer
eigenen dj	musik dj technik
eigenen kuchen mitbringen	mitgebrachte torten tellergeld
eigenen raum essen	nebenraum gesellschaften
eigenen wein	korkgeld eigene getränke
eigener caterer	eigener caterer getränke mitbringen
eigener grill	grillen erlaubt
eigener rebstock	rebstockpatenschaft
eigener router	eigener router routerfreiheit
eigener server	vserver root server
eigener shop	onlineshop erstellen
eigener staubsauger	reinigungsmittel ausstattung
eigener strom	photovoltaik anlage
eigener tisch	fixer arbeitsplatz fix desk
eigenes auto schaden	vollkasko
eigenes bad	zimmerausstattung
eigenes bier	eigener caterer getränke mitbringen
eigenes buch	buchdruck kleinauflage
eigenes essen	eigene speisen mitbringen
eigenes essen mitbringen	mitgebrachte speisen verpflegung
eigenes etikett wein	privatetikett
eigenes futter mitgeben	futter mitbringen pension
eigenes instrument	eigenes instrument leihinstrument
eigenes material	material stellen mitbringen
eigenes pferd mitbringen	gastpferd pferdeboxen
eigenes wasser garten	brunnenbau
eigenes zimmer arbeiten	privatbüro teambüro
eilig	notfall eiltermin
eilig rüberbringen	kurierdienst direktfahrt
eilt	notfall eiltermin
eilt sehr	eilauftrag express
eilt total	notdienst express soforthilfe
ein ansprechpartner umbau	komplettsanierung bauleitung
ein bein kürzer	einlagen maßschuhe orthopädie
ein heizkörper kalt	hydraulischer abgleich
ein jahr helfen	freiwilligendienst fsj bundesfreiwilligendienst zivildienst
ein licht aus	scheinwerferaufbereitung licht
ein schlüssel alle türen	schließanlage
ein schlüssel für alles	schließanlage
ein zimmer kalt	hydraulischer abgleich
einbauschrank	maßmöbel einbauschrank
einbrecher fernhalten	einbruchschutz sicherheitstechnik
einbruch gehabt	einbruch notsicherung reparatur
einbruchsicher machen	einbruchschutz sicherheitstechnik
einbürgern	einbürgerung
einbürgerungstest	integrationskurs bamf
eine gewischt	stromschlag elektroprüfung
eine kurze seite	onepager landingpage
eine nacht länger	aufenthalt verlängern
eine person mehr	tischreservierung
eine qualmen	rauchen
einen tag dranhängen	mietverlängerung verspätete rückgabe
einer ist veganer	vegane optionen
einer soll vorbeikommen	vor ort service hausbesuch
einer weniger	personenzahl ändern reservierung
einer zum anschauen druck	andruck proof
einfach erklärt	leichte sprache
einfach mitmachen erst	schnuppertraining probetraining
einfach nicht gekommen	stornogebühren stornierungsbedingungen ausfallgebühr stornierung
einfach nicht komme	nichterscheinen ausfallgebühr
einfach reinschneien	ohne termin offene sprechstunde
einfach so kommen	ohne termin offene sprechstunde anmeldung
einfach verlängert	automatische verlängerung vertragslaufzeit
einfach vorbeikommen	ohne termin offene sprechstunde anmeldung
einfache worte	leichte sprache
einfacher erklären	leichte sprache
einfahrt pflastern	pflasterarbeiten terrassenbau
einfuhr	zoll einfuhrabgaben
einführung vor stück	einführung werkeinführung
eingebrochen versicherung	hausrat diebstahl
eingebrochen worden	einbruch notsicherung reparatur
eingelaufen	pflegehinweise waschen reklamation
eingeschränkt mobil	barrierefreiheit rollstuhl
eingewachsener nagel	podologie fußpflege
eingezogen strom	stromanmeldung einzug
einheitlich aussehen	corporate design rebranding
einhorn torte	torte bestellen
einkaufen am platz	brötchenservice
einkaufen für mutter	hauswirtschaft alltagshilfe
einkaufswagen dagegen	dellenentfernung smart repair lackierung
einladungen zur hochzeit	hochzeitseinladungen
einlagen	einlagen orthopädietechnik
einlass	eintritt tickets
einloggen geht nicht	anmeldung login passwort
einloggen klappt nicht	anmeldung login problem
einmal alles checken	vorsorgeuntersuchung check up
einmal einloggen für alles	single sign on
einmal im jahr zahnarzt	bonusheft vorsorge
einmal reinschnuppern	schnupperkurs probestunde
einmal trainieren	probetraining
einpacken helfen	einpackservice
einpacken lassen	mehrwegbehälter reste einpacken
einreise	einreisebestimmungen visum
einrenken	manuelle therapie
einrichten zimmer heim	zimmereinrichtung eigene möbel
eins zu eins	einzelunterricht privatstunde
einsam	seelsorge gespräch
einschicken	einsendung reparatur versand
einschläfern	einschläfern euthanasie
einschmelzen	umarbeitung anfertigung goldschmied
einschulung	schulanmeldung einschulung
einspeisen	einspeisevergütung
einspruch	widerspruch bescheid
einstieg wanne zu hoch	badumbau wanne dusche barrierefrei
einstufung	einstufungstest sprachniveau
einstufungstest	einstufungstest sprachniveau
eintreten in verein	mitgliedschaft mitgliedsbeitrag
eintritt	eintritt tickets
eintrittskarte	eintritt tickets
eintüten	lettershop mailing
einwegmiete	einwegmiete rückgabestation
einweisung	trainingsplan einweisung
einwohnerkontrolle	wohnsitz anmelden ummelden
einzahlungsschein	zahlung rechnung überweisung
einzeln eintritt gym	probetraining
einzelnes teil	kleintransport möbeltransport
einzelstunde	einzelunterricht privatstunde
einzelteil nachkaufen	ersatzteile
einzeltraining	personal training
einzelzimmer	einzelzimmer doppelzimmer
einziehen lassen	lastschrift sepa mandat
einzug vom konto	lastschrift sepa einzug
einzugsermächtigung	lastschrift sepa einzug
einzugsgebiet	liefergebiet
einäschern	feuerbestattung
eis drauf	kältetherapie
eis essen	eis eisdiele
eisbecher	eis eisdiele
eisdiele	eis eisdiele
eiseninfusion	infusion vitamin
eisenwert	blutabnahme labor
eiskalt duschen	warmwasser boiler störung
eiskasten	kühlschrank reparatur
eispackung	kältetherapie
eitert	entzündung nachsorge
eitrig	wundversorgung nähen
eiweißbrot	brotsorten zutaten
ekzem	hautarzt dermatologie
elektrik abnehmen lassen	elektroprüfung e check
elektrik aus den fünfzigern	elektrosanierung altbauinstallation
elektronisch lesen	ebooks hörbücher
elektronische rechnung pflicht	e rechnung xrechnung zugferd
elektronisches rezept	e rezept gesundheitskarte
elektroschrott	sperrmüll wertstoffhof elektroaltgeräte entsorgung
ellbogen durch	kunststopfen flicken reparatur
ellenbogen schmerzen	orthopädie gelenkschmerzen
eltern kind gruppe	eltern kind kurse
eltern kind turnen	kinderturnen
eltern unterschreiben	einverständniserklärung eltern erziehungsberechtigte
elternabend	elternsprechtag elterngespräch
elternbeirat	förderverein schule
elternbeitrag	kita gebühren elternbeitrag
elterngeld	elterngeld kindergeld
elternrat	förderverein schule
elternsprechtag	elternsprechtag elterngespräch
elternteil dabei	einverständniserklärung eltern
elternunterhalt	pflegeheim kosten eigenanteil
elternverein	förderverein schule
elternzeit	elterngeld kindergeld
emailadresse von euch	kontakt email
endpreis	zusatzkosten gebühren
endputz	endreinigung umzugsreinigung übergabe
energie zettel haus	energieausweis
enger machen	weite ändern änderungsschneiderei
englisch auffrischen	sprachkurse termine
englisch eingerostet	sprachkurse termine
englisch für job	firmenkurse business sprache
englisch für kleine	kinder sprachkurs
englisch im büro	firmenkurse business sprache
englisch lernen	sprachkurse termine
englisch präsentieren	firmenkurse business sprache
englische bücher	fremdsprachige bücher
enkel mitbringen	kinder
entbindung	geburt hebamme
entbindung im august	geburtstermin hebamme verfügbarkeit
enterbt	erbrecht pflichtteil
entfällt	ausfall absage veranstaltung
entkoffeiniert	kuchen torten café
entlastung pflege	kurzzeitpflege verhinderungspflege
entlastungsbetrag	hauswirtschaft alltagshilfe
entrümpeln	entrümpelung haushaltsauflösung
entschuldigung schreiben	krankmeldung schule entschuldigung
entsorgungshof	wertstoffhof recyclinghof öffnungszeiten
entspannen lernen	gesundheitskurse entspannung
entspiegelt	brillengläser entspiegelung
enttäuscht	beschwerde reklamation
enttäuscht von euch	beschwerde reklamation
entwicklungsgespräch	elternsprechtag elterngespräch
entwurmen	entwurmung
epilieren	haarentfernung waxing
er ist erst sieben	mindestalter kinder
erbe konto	nachlass konto vollmacht
erbe nicht wollen	erbausschlagung
erbrechen	magen darm
erbschmuck	schmuckgutachten schätzung
erbstück aufmöbeln	restaurierung möbel
erdbeeren pflücken	selbsternte selbstpflücken
erde bestellen	erde mulch schüttgut lieferung
erde wegfahren	erdarbeiten baggerarbeiten
erdnüsse	allergene unverträglichkeiten
erektion	urologie
erfahren meine eltern	schweigepflicht minderjährige vertraulich
erfährt das jemand	datenschutz
erfährt es jemand	schweigepflicht anonym
erfährt mein chef	schweigepflicht vertraulichkeit
ergebnis am telefon	befundauskunft telefonisch
ergebnis da	befunde laborergebnisse
ergebnis noch nicht	befundmitteilung ergebnis
erinnern dass zahlen	mahnung zahlungserinnerung
erkennt mich nicht	demenz betreuung
erklärt mir das wer	einweisung schulung einführung
erkältet kommen	hygieneregeln krankheit
erlagschein	zahlung rechnung überweisung
erlaubnis von eltern	einverständniserklärung erziehungsberechtigte
ernte helfen	erntehelfer
erotische fotos	akt boudoir fotografie
erreich ich euch	kontakt telefon
erreich keinen	kontakt telefon rückruf
ersatz solange	leihgerät ersatzgerät
ersatzperson	ticket rückgabe übertragung
ersatzschlüssel	schlüsselkopie nachschlüssel
ersatzteil aus internet	mitgebrachte ersatzteile
ersatzteil zu alt gekauft	ersatzteile
ersatzteile noch	ersatzteilverfügbarkeit
ersatztermin	ausfall absage veranstaltung
ersetzt das psychologe	coaching abgrenzung therapie
erst anschauen	probe schnuppern kostenlos
erst danach zahlen	zahlung nach leistung rechnung
erst führerschein	mindestalter führerschein miete
erst hälfte rechnung	abschlagsrechnung schlussrechnung
erst in drei monaten	wartezeit früherer termin
erst mal ausprobieren	probetraining schnupperstunde testphase
erst mal kennenlernen	kennenlerngespräch
erst mal kennenlernen coach	kostenloses erstgespräch
erst neu gegründet	gründer existenzgründung unternehmensalter
erst nur gucken	besichtigung schnuppertermin
erst nächsten monat zahlen	zahlungsziel stundung zahlungsaufschub
erst probe heim	heimvertrag probewohnen
erst seit frühjahr selbstständig	gründung mindestbestehen unternehmen
erst seit kurzem führerschein	mindestführerscheinbesitz fahranfänger
erst seit kurzem selbstständig	existenzgründer einkommensnachweis
erst testen	testphase probe kostenlos
erst unverbindlich	unverbindliche beratung erstgespräch
erst vor ort zahlen	zahlung vor ort
erst ware dann zahlen	kauf auf rechnung zahlungsarten
erst zahlen dann	vorkasse vorauszahlung
erste hilfe	erste hilfe kurs
erste hilfe kurs alt	erste hilfe kurs gültigkeit
erste klasse	schulanmeldung einschulung
erste mal gratis	kostenlose probestunde erstgespräch
erste reihe	theaterkasse tickets
erste stunde	stundenplan unterrichtszeiten
erste stunde frei	kostenlose probestunde erstgespräch
erste tage kita	eingewöhnung
ersten mitarbeiter	lohnbuchhaltung anmeldung sozialversicherung
erster haarschnitt	kinderhaarschnitt
erstes aquarium	aquarium einrichten einsteiger
erstes gespräch anwalt	erstberatung kosten anwalt
erstes rad für kleinen	kinderfahrrad
erstes training	probetraining
ersthelfer	erste hilfe kurs
erstkommunion	erstkommunion firmung konfirmation
erstmal ausprobieren	probe schnuppern kostenlos
erstmal gucken	probe schnuppern kostenlos
erstmal quatschen	beratung erstgespräch
erstmal reden	beratung erstgespräch
erwachsene anfangen musik	erwachsene musikunterricht
erweitertes führungszeugnis	führungszeugnis strafregister
eröffnungstanz	tanzkurs
es pressiert	notdienst express soforthilfe
ess kein fleisch	vegan vegetarisch
esse kein fleisch	allergien allergene vegan
essen abbestellen	schulkantine mensa essen essensabmeldung frist
essen abholen	takeaway abholung essen
essen bestellen	takeaway abholung essen
essen dabei	essen verpflegung
essen fehlt	unvollständige bestellung reklamation
essen für feier	catering partyservice
essen gebracht oma	essen auf rädern
essen im zug	bordrestaurant
essen kalt angekommen	reklamation lieferservice
essen liefern party	catering partyservice
essen mitnehmen	takeaway abholung essen
essen nach beerdigung	trauerkaffee
essen selber mitbringen	eigene speisen mitbringen
essensgeld	schulkantine mensa essen
essensgeld kita	kita gebühren elternbeitrag
essensgeruch	dunstabzug
essensmarken	schulkantine mensa essen
esstisch bauen	tisch massivholz anfertigung
esta	einreisebestimmungen visum
estrich nass	bautrocknung
estrich neu	estrich bodenausgleich
eternitplatten	asbestsanierung entsorgung
etf	geldanlage anlageberatung
etikett drucken kann nicht	mobiler versandschein qr code
etikett drucken versand	versandetiketten versanddienstleister
etikett gestalten	verpackungsdesign
etikett schon ab	rückgabe originalzustand etikett
etwas schnell hinbringen	kurierdienst direktfahrt
eu ausweis hund	mikrochip heimtierausweis
euch beliefern	kooperation partner
euch sponsern	sponsoring
euch unterstützen	spenden spendenkonto
euch vererben	testamentsspende erbschaft
euer laden	über uns team
eure adresse	adresse standort
eure bedingungen	agb bedingungen
eure iban	bankverbindung iban
eure leute kaputt gemacht	haftung schadensmeldung haftpflicht
eure regeln	agb bedingungen
euroschlüssel	barrierefreiheit behinderten wc
evangelisch katholisch heiraten	kirchliche trauung
evangelisch werden	kircheneintritt wiedereintritt
evb	evb nummer
eventlocation	raummiete veranstaltungsraum
ewig haltbar	trockenblumen
ewig nicht beim zahnarzt	betäubung angst narkose
ewig nicht gefahren	auffrischungsfahrstunden wiedereinsteiger
ewig warten	wartezeit warteliste
ex lässt kind nicht	sorgerecht umgangsrecht
ex zahlt nicht	unterhalt unterhaltsvorschuss
excel ablösen	individualsoftware entwicklung
excel kurs	edv computerkurs
excel lernen	edv computerkurs
exklusiv haben	exklusive nutzung vermietung
exkursion	exkursionen studienreisen
expressmäßig	express eilauftrag
expresspass	reisepass beantragen
extensions	haarverlängerung extensions
extern zugang	gastzugang kundenportal
externe prüfung	schulabschluss prüfungen
extra angefertigt	maßanfertigung widerruf ausgeschlossen
extra bestellen	bestellung sonderbestellung
extra kosten	zusatzkosten nebenkosten leistungen
extra käse	extras zutaten aufpreis
extra raum	nebenraum gesellschaften
f jugend	fußball jugend
facebook machen	social media betreuung
facebook von verstorbenem	digitaler nachlass
fahle haut	gesichtsbehandlung kosmetik
fahranfänger mieten	mindestalter führerschein miete
fahrangst	auffrischung fahrstunden angst
fahrausweis	führerschein klasse b
fahren lernen	führerschein klasse b
fahrer war nicht da	sendungsverfolgung zustellversuch
fahrkarte billig	sparpreis tickets
fahrlehrer schreit	fahrschule wechsel
fahrlehrer unfreundlich	fahrschule wechsel
fahrlehrer wechseln	fahrschule wechsel
fahrprüfung	praktische prüfung
fahrrad abstellen	fahrradstellplatz fahrrad fahrradständer
fahrrad durchchecken	fahrradinspektion frühjahrscheck
fahrrad fertig	reparaturstatus abholung
fahrrad geklaut	fahrraddiebstahl versicherung
fahrrad mitnehmen	fahrradmitnahme
fahrrad mitnehmen zug	fahrradmitnahme
fahrrad platten	fahrradreparatur schlauchwechsel
fahrradkeller	radfahrer unterkunft fahrradkeller
fahrradlampe	fahrradbeleuchtung
fahrradständer	fahrradstellplatz fahrrad
fahrschule wechseln	fahrschule wechsel fahrschulwechsel ausbildungsnachweis
fahrstuhl	barrierefreiheit rollstuhl
fahrstunden schon gemacht	fahrschulwechsel anrechnung fahrstunden
fahrt fällt aus	fahrtausfall erstattung
fahrt ihr auch raus	einzugsgebiet servicegebiet anfahrt
fahrt zur dialyse	krankenfahrt dialyse verordnung
fahrten zur arbeit	werbungskosten
fahrtgeld	anfahrtskosten anfahrtspauschale
fahrzeugschein weg	zulassungsbescheinigung verlust ersatz
fair trade	nachhaltigkeit umwelt
fake lashes	augenbrauen wimpern
fake mail	sicherheit betrug phishing
fake produkt	originalware echtheit
falle oft hin	neurologische physiotherapie bobath
fallrohr kaputt	spenglerarbeiten klempnerarbeiten
falls nicht mehr entscheiden	vorsorgevollmacht patientenverfügung
falls was dazwischenkommt	stornierungsbedingungen umbuchung
falsch abgebucht	fehlbuchung erstattung rechnung
falsch abgerechnet	rechnung reklamation
falsch behandelt arzt	arzthaftung medizinrecht
falsch bestellt	bestellung ändern stornierung widerruf
falsch gebucht	bestellung ändern umbuchung stornierung
falsch geparkt	bußgeld strafzettel
falsch getankt	falschbetankung tank entleeren
falsch überwiesen	überweisung rückruf
falsche adresse angegeben	lieferadresse ändern
falsche farbe	falschlieferung umtausch
falsche farbe geliefert	falschlieferung reklamation umtausch
falsche geliefert	falschlieferung reklamation
falsche größe	rückgabe umtausch widerruf
falsche größe geliefert	falschlieferung umtausch
falsche iban überwiesen	überweisung rückruf
falsche menge	bestellung ändern
falsche pizza	falsche bestellung reklamation
falsche rechnungsnummer	rechnungsnummernkreis
falsche steuer drauf	steuersatz rechnungskorrektur
falsche version gespeichert	versionsverlauf
falsche zeiten google	google unternehmensprofil local seo
falsche zähne	prothese gebiss
falschen namen angegeben	namensänderung buchung
falschen zug genommen	zugbindung flexticket
falscher betrag	rechnung reklamation einspruch
falscher name rechnung	rechnung ändern
falsches bekommen	falschlieferung reklamation
falsches datum gebucht	bestellung ändern umbuchung datum
falsches geschickt	falschlieferung reklamation umtausch
falsches teil bekommen	falschlieferung reklamation
falten weg	anti aging falten
faltenbehandlung	anti aging falten
familie absichern	risikolebensversicherung
familienbad	sanitäranlagen camping
familienbeihilfe	elterngeld kindergeld
familienbetrieb	unternehmensgeschichte
familienbild	familienshooting
familienfeier essen	nebenraum gesellschaften
familienfoto	familienshooting
familiengeschichte	archiv recherche
familiengottesdienst	gottesdienst zeiten
familienpass	familienkarte ermäßigung nachweis
familienpreis	familienkarte ermäßigung
familienticket	familienkarte ermäßigung
familienzimmer	familienzimmer babybett
fango	wärmetherapie fango
fanschal	trikot vereinskleidung
farbberatung	make up
farbe aussuchen	farbberatung
farbe falsch geworden	farbkorrektur reklamation
farbe hab ich schon	material bauseits
farbe ohne ammoniak	allergie haarfarbe verträglichkeit
farbe schiefgegangen	farbkorrektur
farbe stimmt nicht druck	farbprofil cmyk proof
farben anders gedruckt	farbprofil cmyk proof farbabweichung
farbreste entsorgen	sperrmüll wertstoffhof
faschingskostüm	kostümverleih
faschingskrapfen	saisongebäck stollen krapfen
fasnacht kostüm	kostümverleih
fasnachtsküchlein	saisongebäck stollen krapfen
fassade schmutzig	fassadenanstrich fassadenreinigung
fassung aussuchen	brillenfassungen auswahl
faul garten	pflegeleichter garten bepflanzung
fax	fax kontakt
federgabel	federgabel service
feedback geben	lob feedback bewertung
fehler gefunden	fehler melden
fehler in datei	datencheck
fehlermeldung	fehlermeldung technische probleme
fehlermeldung kommt	fehlerbehebung störung support
fehlt heute	krankmeldung schule entschuldigung
fehlt teil	falschlieferung reklamation
fehlt was	unvollständige lieferung fehlteile
feier fotografieren	eventfotografie
feierabend wann	öffnungszeiten
feiern auf weingut	eventlocation weingut
feiern bei euch	veranstaltung feier
feilschen	ermäßigung rabatt
feinmotorik	ergotherapie
feld dreschen lassen	lohnunternehmen
feldenkrais	gesundheitskurse entspannung
felge eiert	laufrad zentrieren speichen
felge verbogen	felgenaufbereitung felgenreparatur
felge verkratzt	felgenaufbereitung felgenreparatur
fellnase	hunde haustiere
fenster abgeblättert	lackierarbeiten holzschutz
fenster auto geht nicht	fensterheber elektrik reparatur
fenster beschlagen innen	lüftungsanlage kontrollierte wohnraumlüftung
fenster eingeschlagen	glasbruch notverglasung glaserei glasnotdienst
fenster einstellen	fenster reparatur dichtungen
fenster förderung	förderung sanierung kfw bafa
fenster geht nicht zu	fenster reparatur dichtungen
fenster ins dach	dachfenster einbau
fenster klemmt	fenster reparatur dichtungen
fenster putzen	fensterreinigung glasreinigung
fenster tauschen	fenstertausch einbau
fenster undicht	fenster reparatur dichtungen
fenster zieht	fenster reparatur dichtungen
fensterbank stein	naturstein steinmetz
fensterläden streichen	lackierarbeiten holzschutz
fensterplatz	tischreservierung
fenstertag	öffnungszeiten feiertage
ferialjob	jobs karriere stellenangebote
ferien kinder	ferienprogramm
ferien zu	betriebsferien urlaub geschlossen
ferienbett	kurzzeitpflege verhinderungspflege
feriencamp	ferienbetreuung
ferienhort	ferienbetreuung
ferienjob	stellenangebote jobs karriere
ferienplan	ferienplan schulferien
ferienprogramm	ferienbetreuung
ferienspiele	ferienbetreuung
ferienwohnung vermieten	ferienwohnungsverwaltung
fernbedienung geht nicht	störung zimmertechnik
fernkurs	online sprachkurs
fernsehen per computer	tv reparatur
fernseher im zimmer	zimmerausstattung
fernseher kein bild	satellitenanlage antenne fernsehreparatur
fernseher streifen	tv reparatur
fernseher vom nachbarn	schadensmeldung haftpflichtversicherung
fersensporn	orthopädie gelenkschmerzen
fest anmelden	veranstaltung anmelden genehmigung
festbänke	festzelt biergarnitur verleih
feste kraft	feste reinigungskraft
feste plätze	freie platzwahl sitzplätze
feste schuhe	kleidung dresscode
feste zähne	implantat zahnlücke
festen preis	angebot kostenvoranschlag festpreis pauschale
festes papier	papiersorten grammatur
festgenommen	strafrecht strafverteidigung
festplatte klackert	datenrettung festplatte
festplatte löschen	datenvernichtung entsorgung
festplatte vernichten	datenvernichtung entsorgung
festsaal	raummiete veranstaltungsraum
festzuschuss	heil und kostenplan
fete	feier geburtstag privat
fett weg	cellulite körperbehandlung
fettpolster	cellulite körperbehandlung
feuchter fleck wand	leckortung leckage
feuer im garten	veranstaltung anmelden genehmigung
feuer machen	lagerfeuer grillen camping
feuermelder	rauchmelder montage wartung
feuerschale	lagerfeuer grillen camping
feuerwerk	feuerwerk genehmigung
feuerwerk machen	feuerwerk genehmigung
fi fliegt	kurzschluss fehlersuche fi schalter
fi fällt	kurzschluss fehlersuche fi schalter
fibrom weg	warzen entfernung
fide	sprachprüfung zertifikat
filesharing	urheberrecht abmahnung
filiale bei mir	standorte filialen
film entwickeln	abzüge fotobuch leinwand
filmchen	videoproduktion imagefilm
filmen bei euch	fotografieren bildrechte
filterkaffee oder kapseln	ferienwohnung küche ausstattung
finanzamt falsch gerechnet	einspruch steuerbescheid
finanzamt hat geschrieben	steuerbescheid einspruch
finanzamt kommt	betriebsprüfung
finanzamt schreibt	steuerbescheid prüfung einspruch
finanzamt will	steuerbescheid prüfung einspruch
finanzamtsicher	gobd konform
finanzieren lassen	ratenzahlung
finanziert kriegen	finanzierung kredit
find euch nicht	adresse anfahrt standort
finde link nicht	zugangslink zugangsdaten
findet das statt	ausfall absage veranstaltung durchführung
findet heute statt	kursausfall stattfinden
findet keine leute	mitarbeiterbindung personalberatung
findet navi nicht	anfahrt wegbeschreibung
findet nicht heim	demenz betreuung
findet statt wenn wenige	teilnehmerzahl kapazität
fingerabdruck andenken	erinnerungsstücke
fingerfood	catering partyservice
fingernägel	maniküre nagelstudio
firma abgeben	nachfolgeberatung
firma an sohn	unternehmensnachfolge
firma anmelden	gewerbeanmeldung
firma gründen	existenzgründung gewerbeanmeldung beratung
firma helfen	unternehmensspende sponsoring
firma in krise	unternehmensberatung sanierung
firma ins register	handelsregisteranmeldung gesellschaftsgründung
firma läuft schlecht	unternehmensberatung sanierung
firma soll moderner wirken	corporate design rebranding
firma soll zahlen	rechnung firmenkunden mehrwertsteuer
firma verkaufen steuer	unternehmensnachfolge
firma versichern	betriebshaftpflicht gewerbeversicherung
firma will spenden	unternehmensspende sponsoring
firma zieht um	firmenumzug
firmenausflug	firmenveranstaltung betriebsausflug
firmenfeier	firmenveranstaltung betriebsausflug
firmenfotos	businessfotografie mitarbeiterfotos
firmenkunden	firmenveranstaltung betriebsausflug
firmenkurs	firmenkurse business sprache
firmenstempel	stempel
firmenwagen beschriften	fahrzeugbeschriftung folierung
firmpate	erstkommunion firmung konfirmation
firmung	erstkommunion firmung konfirmation
firmung essen	nebenraum gesellschaften
fische sterben	wasseranalyse aquaristik
fischereischein	fischereischein waffen jagd
fischerkarte	fischereischein waffen jagd
fissuren	kinderzahnheilkunde
fit im alter	seniorensport
fixer preis	angebot kostenvoranschlag festpreis pauschale
flaches dach undicht	flachdach abdichtung
flachliegen	erkältung infektsprechstunde
flasche mitnehmen	getränke mitbringen einlass
flaschen zurückbringen	flaschenrückgabe
flatrate	jahreskarte abonnement
flattert lenkrad	reifen auswuchten
flechten dach	dachreinigung moosentfernung
flechtfrisur	hochsteckfrisur brautfrisur
fleck auf haut	hautkrebsscreening muttermale
fleck auf holz	holzpflege
fleck auf teppich	teppichreinigung
fleck drauf	fleckenentfernung reinigung
fleck im kleid	textilreinigung chemische reinigung
fleck wird größer	leckortung leckage
fleisch auf vorrat	fleischpaket vorbestellung
fleisch paket	fleischpaket vorbestellung
fleischlos	vegan vegetarisch
flicken	reparatur
flicken lassen	reparatur kostenvoranschlag
fliege nach afrika	reiseimpfung reisemedizin
fliegen in zwei wochen	expresspass vorläufiger reisepass
fliegengitter	insektenschutzgitter
flieger gestrichen	flugverspätung entschädigung fluggastrechte
flieger landet nachts	späte anreise check in nacht
flieger verpasst	flugverspätung entschädigung
flieger weg	flugverspätung entschädigung fluggastrechte
fliese gesprungen	fliesenarbeiten
fliese nachkaufen	fliesen nachkauf
fliesen locker	fliesenarbeiten
fliesen neu	fliesenarbeiten
fliesen schon gekauft	material bauseits
fliesen überkleben	fliesenarbeiten
flipchart	seminarraum tagung hotel
flitterwochen	flitterwochen hochzeitsreise
flohmarkt	veranstaltungen basar
flohmarkt stand	veranstaltung anmelden genehmigung
flott zustellen	kurierdienst direktfahrt
flug annulliert	flugverspätung entschädigung
flug ausgefallen	flugverspätung entschädigung fluggastrechte
flug buchen	flugbuchung gepäck
flug gestrichen	flugverspätung entschädigung stornierung umbuchung
flug und hotel	pauschalreise
flug verspätet	flugverspätung entschädigung fluggastrechte
flug vor ferienbeginn	beurlaubung unterrichtsbefreiung
flugblatt	flyer druck
flugzeiten geändert	reiseunterlagen
flugzettel	flyer druck
flusskreuzfahrt	kreuzfahrt
flyer auslegen	kooperation partner
fläschchen warm	kinderwagen wickeltisch
flöhe	parasiten floh zecken
flöhe katze	zeckenschutz flohmittel
flöte lernen	instrumentalunterricht
flügel transportieren	klaviertransport schwertransport
folgerezept	rezept folgerezept
folie aufs auto	fahrzeugbeschriftung folierung
folie aufs handy	schutzfolie zubehör
fondue	saisonkarte spargel wild
formular ausfüllen	formulare anmeldeformular
formular finden	formulare anmeldeformular
formular geht nicht	fehlermeldung technische probleme kontaktformular fehlerbehebung
formular nicht verstanden	ausfüllhilfe formular beratung
formular wo	formular antrag download
fortbildung	berufliche weiterbildung
foto auf kissen	fotogeschenke
foto auf leinwand	abzüge leinwand
foto auf tasse	fotogeschenke
foto ausdrucken dürfen	nutzungsrechte bilder
foto für ausweis	passbilder bewerbungsfotos
foto für führerschein	passbilder bewerbungsfotos
foto für lebenslauf	passbilder bewerbungsfotos
foto für visum	passbilder bewerbungsfotos
foto schicken	fotos anfrage kostenvoranschlag
foto von meinem kind	fotoerlaubnis einwilligung bildrechte
foto von mir	datenschutz
foto von mir weg	bildrechte foto löschen
fotobox	eventfotografie fotobox mieten
fotobuch	abzüge fotobuch leinwand
fotograf für event	eventfotografie
fotograf für geburtstag	eventfotografie
fotograf für hochzeit	hochzeitsreportage fotograf
fotograf krank	ausfall fotograf ersatz
fotografieren lernen	fotokurs
fotokopie	kopierservice scanservice
fotos auf instagram	nutzungsrechte bilder
fotos ausdrucken	abzüge fotobuch leinwand
fotos für seite	fotografie bildmaterial
fotos für shop	businessfotografie mitarbeiterfotos
fotos für website	businessfotografie mitarbeiterfotos
fotos machen	fotografieren bildrechte
fotos machen erlaubt	fotografieren filmen
fotos mit familie	familienshooting
fotos mit hund	tierfotografie
fotos posten	nutzungsrechte bilder
fotos runterladen	bilder lieferzeit galerie
fotos veröffentlichen	nutzungsrechte bilder
fotos vom baby	babyfotos newborn
fotos vom hund schicken	updates fotos betreuung
fotos vom jawort	hochzeitsreportage fotograf
fotos vom kaputten handy	datenrettung
fotos weg	datenrettung
fototorte	torte bestellen
fragebogen lernen	theorieprüfung
fragen auf arabisch	theorieprüfung
fragen vorher klären	beratung erstgespräch
franchise	selbstbeteiligung
französisch lernen	sprachkurse termine
französisch oder latein	fremdsprachenwahl profil
frau auch fahren	zusatzfahrer
frau muss deutsch lernen	deutschkurs deutsch als fremdsprache
frau will scheidung	scheidung familienrecht
frauen unter sich	frauenbereich frauenzeiten
frauenarzt	frauenarzt gynäkologie
frauenbereich	frauenbereich fitness
frauenhaarschnitt	haarschnitt damen
frechheit	beschwerde reklamation
frei haus	versandkosten
frei in ferien	belegungskalender
frei über ostern	belegungskalender
freibad	freibad schwimmbad gemeinde
freibad offen	freibad schwimmbad gemeinde
freie caterer wahl	eigener caterer getränke mitbringen
freie stelle	jobs karriere stellenangebote
freie stellen	stellenangebote jobs karriere
freie trauung	freie trauung trauredner
freie wochen	belegungskalender
freier eintritt	kostenlos gebührenfrei
freier sonntag	eintritt frei museum
freigepäck	flugbuchung gepäck
freihantel	muskelaufbau krafttraining
freiliegende zahnhälse	parodontitis behandlung
freischwimmer	schwimmkurs seepferdchen
freistellen	beurlaubung unterrichtsbefreiung
freistunde	stundenplan unterrichtszeiten
freiwillig helfen	ehrenamt helfen freiwilligenarbeit
freiwillige	ehrenamt helfen
freiwilliges jahr	ausbildung praktikum
fremdcaterer	eigener caterer getränke mitbringen
fremde anmeldung	unbefugter zugriff sicherheit
fremde bestellung	sicherheit konto missbrauch
fremde währung	währung zahlung
fremder führerschein gültig	umschreibung ausländischer führerschein
fremdes geld	fremdwährung sorten
frettchen	kleintiere heimtiere exoten
freund fahren lassen	zusatzfahrer weitere fahrer
freund kommt nicht mit	umbuchung namensänderung reise
freund mitbringen	begleitperson gast gastkarte
freund zieht ein	mitbewohner meldung untervermietung
freunde werben	empfehlungsprämie freunde werben
freundin holt ab	abholvollmacht abholung durch dritte
freundin mit anmelden	kurs anmeldung vhs
freundin mitbringen	begleitperson gast gästeregelung
freundin mitkommen	begleitperson
freundin springt ab	teilnehmerwechsel storno einzelzimmerzuschlag
freundin zieht ein	untervermietung mitbewohner
freundinnen mitbringen anprobe	brautkleid anprobe
freundschaftspreis	ermäßigung rabatt
friedhof	friedhof grab
friedhof blumen	grabpflege grabbepflanzung
friedwald	baumbestattung
friere in wohnung	heizung störung notdienst
frisch hergezogen	wohnsitz anmelden ummelden
frisch operiert	nach operation reha
frisch vom feld	hofladen direktvermarktung
frische brötchen morgens	brötchenservice
frischwasser	ver und entsorgung wohnmobil
frist abgelaufen	fristverlängerung nachfrist
frist verpasst	frist versäumt nachreichen
frist zum zahlen	mahnung zahlungsverzug
frisur für ball	hochsteckfrisur brautfrisur
fritzbox	internet störung wlan einrichtung
frizz	haarglättung keratin
fronleichnam	öffnungszeiten feiertage
frontscheibe kaputt	autoglas steinschlagreparatur
fruktose	allergene unverträglichkeiten
frühdienst	betreuungszeiten kita
früher abholen	abholzeiten
früher abreisen	aufenthalt verlängern vorzeitige abreise erstattung
früher aus vertrag	kündigung kündigungsfrist
früher drankommen	express eilauftrag
früher in ferien	beurlaubung unterrichtsbefreiung
früher in urlaub	beurlaubung ferien schule
früher ins zimmer	check in anreise
früher kommen	umbuchung terminverschiebung
früher kommen statt	termin verschieben umbuchung
früher raus wohnung	kündigung mietvertrag kündigungsfrist
frühere fassung	versionsverlauf
früheren zug nehmen	zugbindung flexticket
früherziehung	musikalische früherziehung
frühjahrscheck	fahrradinspektion frühjahrscheck
frühmorgens	öffnungszeiten früh
frühstück aufs zimmer	frühstück hotel
frühstück bei euch	frühstück brunch
frühstück dabei	frühstück hotel
frühstück inklusive	frühstück hotel
frühstück mit drin	frühstück inklusive
frühstück schon um sechs	frühstückszeiten frühstückspaket
frühstück to go	belegte brötchen snacks
frühstücken	frühstück brunch
frühstücksbuffet	frühstück brunch
frühstückszeiten	frühstück hotel
fsj	ausbildung praktikum freiwilligendienst fsj bundesfreiwilligendienst
fsk	mindestalter altersgrenze
fuge reißt auf	silikonfugen erneuern
fugen erneuern	silikonfugen erneuern
fundsachen	fundsachen fundbüro
funkschlüssel tot	autoschlüssel nachfertigen
funktioniert nicht mehr	reparatur
funzt nicht	reparatur defekt
fussballverein kind	fußball jugend
futsch	reparatur
futter für hund	hundefutter ernährungsberatung
futter zerrissen	futter erneuern
fuß umgeknickt	orthopädie gelenkschmerzen
fußball schauen	live musik veranstaltung lokal
fußball spielen	fußball jugend
fußboden heizen	fußbodenheizung
fußkalt	kellerdeckendämmung
fußnägel	pediküre
fußpflege	podologie fußpflege
fußpilz	hautarzt dermatologie
fäden raus	wundversorgung nähen
fäden ziehen	wundversorgung nähen
fährt nicht geradeaus	achsvermessung spureinstellung
fällt aus	ausfall absage veranstaltung
fällt das aus	ausfall absage veranstaltung
fällt das klein aus	größentabelle passform
fällt das unter schweigepflicht	verschwiegenheit mandantengeheimnis
fällt groß aus	größentabelle größenberatung
fällt klein aus	größentabelle größenberatung
fällt unterricht aus	stundenplan unterrichtszeiten
färben schwanger	allergie haarfarbe verträglichkeit
föhn	duschen umkleiden
föhn da	haartrockner ausstattung badezimmer
föhn im zimmer	zimmerausstattung
fördergeld firma	fördermittelberatung
fördermitglied	spenden spendenquittung
förderung kriegen	förderung zuschuss
förderverein	förderverein schule
fühlbar gedruckt	veredelung prägung heißfolie
führerschein 125	drosselung führerscheinklasse
führerschein abgegeben	fahrverbot mpu neuerteilung
führerschein aus syrien	umschreibung ausländischer führerschein
führerschein aus türkei	umschreibung ausländischer führerschein
führerschein aus ukraine	umschreibung ausländischer führerschein
führerschein beantragen	führerscheinantrag unterlagen
führerschein gerade gemacht	fahranfänger mindestalter mietwagen
führerschein gutachten	führerschein tauglichkeit untersuchung
führerschein in ferien	intensivkurs ferienkurs führerschein
führerschein in zwei wochen	intensivkurs ferienkurs führerschein
führerschein machen	führerschein klasse b
führerschein mit 17	begleitetes fahren bf17
führerschein schnell	intensivkurs ferienkurs führerschein
führerschein teuer	fahrschule kosten
führerschein umschreiben	umschreibung ausländischer führerschein
führerschein umtauschen	führerscheinstelle umtausch
führerschein verloren	führerscheinstelle umtausch
führerschein weg	verkehrsrecht bußgeld fahrverbot führerscheinentzug neuerteilung
führerscheinsehtest	führerschein sehtest
führung	führungen
führung auf englisch	führungen englisch fremdsprachen
führungszeugnis	führungszeugnis strafregister
führungszeugnis nötig	erweitertes führungszeugnis
füllung raus	füllung karies
füllung rausgefallen	füllung karies verloren schmerztermin
fünf euro rezept	zuzahlung befreiung
fünf in mathe	hausaufgabenhilfe nachhilfe mathematik
für 30 leute	gruppen catering personenzahl
für 50 personen	veranstaltungen personenzahl kapazität
für beerdigung	trauerfeier leichenschmaus
für den arbeitgeber	bescheinigung arbeitgeber nachweis
für die ganze familie	familienangebot
für die kleinen	kinder
für die schule	bescheinigung schule entschuldigung
für die versicherung	bescheinigung schadensnachweis kostenvoranschlag
für drei monate	langzeitmiete mindestlaufzeit
für ein jahr	jahreskarte jahresvertrag
für ein kind spenden	patenschaft
für ein paar stunden	stundenweise stundenmiete
für eine nacht	zimmer verfügbarkeit buchen
für eine woche	wochenkarte wochenmiete
für einen tag	tageskarte tagesmiete
für einen tag haben	verleih mietpreise mietdauer
für einen verein	vereine sondertarif
für finanzamt	rechnung quittung beleg
für firmenfeier	firmenfeier firmenevent
für hundert leute	veranstaltungen kapazität catering
für jemand anderen	vollmacht vertretung
für junggesellenabschied	junggesellenabschied gruppen
für kindergeburtstag	kindergeburtstag feiern
für kleine kinder geeignet	altersempfehlung kinder
für konfirmation	konfirmation feier
für kurs anmelden	kurs anmeldung vhs
für lau	kostenlos gebührenfrei
für meine mutter	angehörige vollmacht
für meine mutter machen	vollmacht vertretung
für meinen laden kaufen	händler großhandel b2b
für meinen vater	angehörige vollmacht
für monate weg	mitgliedschaft pausieren ruhezeit
für nen freund	geschenk übertragbar dritte
für oma erledigen	vollmacht vertretung
für opa beten	messintention kerze
für paar monate wohnen	langzeitaufenthalt monteure
für pfadfinder billiger	vereinsrabatt
für profis	fortgeschrittene niveau
für schulen gratis	non profit rabatt bildung
für steuerberater rausgeben	datev export steuerberaterzugang
für umme	kostenlos gebührenfrei
für unsere firma	firmenveranstaltung betriebsausflug
für urlaub sprache	sprachkurse termine
für verein billiger software	non profit rabatt bildung
für weihnachtsfeier	weihnachtsfeier firmenfeier
für wieviele reicht	kapazität personenzahl
für zeitung	presse medien
für zwei kinder	geschwisterrabatt
fürs alter sparen	altersvorsorge rentenversicherung
fürs amt	bescheinigung nachweis behörde
fürs finanzamt	rechnung quittung beleg steuerlich absetzbar
fürs team	firmenveranstaltung betriebsausflug
fürs wochenende	wochenende wochenendangebot
fütterung zusehen	fütterungszeiten
füße machen lassen	podologie fußpflege
füße nicht am boden	tieferlegung sitzhöhe
füße schön machen	pediküre
füße tun weh schuhe	einlagen maßschuhe orthopädie
gabel federt nicht	federgabel service
gaming rechner	pc konfiguration gaming
gang geht nicht rein	kupplung getriebe reparatur
gang menü	menü mehrgang degustation
gang springt raus	schaltung einstellen
gangschaltung spinnt	schaltung einstellen
gans essen	saisonkarte spargel wild
gans für weihnachten	gänse vorbestellung
gansl	saisonkarte spargel wild
ganz dringend	notfall eiltermin notdienst express soforthilfe
ganz früh	öffnungszeiten früh
ganz für uns	exklusive nutzung vermietung
ganze familie verein	familienbeitrag
ganze gruppe	gruppen gruppenangebot
ganze klasse	gruppen gruppenangebot
ganze straße kein strom	störung netzausfall
ganze truppe	gruppen gruppenpreis gruppenangebot
ganze wohnung dunkel	stromausfall elektronotdienst
ganzen tag begleiten	hochzeitsreportage fotograf
ganzes jahr gleiche reifen	ganzjahresreifen
ganzes jahr stehen	dauercamping
ganztag	ganztagsbetreuung hort
garage dazu	stellplatz garage mieten
garage geht nicht auf	garagentor reparatur antrieb
garagendach undicht	flachdach abdichtung
garagentor klemmt	garagentor reparatur antrieb
garantie abgelaufen	kulanz garantie abgelaufen garantiezeit kostenpflichtige
garantie drauf	garantie gewährleistung
garantie grad vorbei	garantieablauf kulanz
garantie neuwagen werkstatt	herstellergarantie inspektion
garantie verlängern	garantieverlängerung
garantiefall	garantie gewährleistung
garantiekarte	garantienachweis
garantiezettel weg	garantienachweis
garderobe	garderobe schließfach
gardinen	vorhänge sonnenschutz maßanfertigung
garten dschungel	gartenpflege rodung
garten gestalten	gartengestaltung gartenplanung
garten neu machen	gartengestaltung gartenplanung
garten schräg	stützmauer hangbefestigung
garten verwahrlost	gartenpflege rodung
garten verwildert	gartenpflege rodung
garten wenig arbeit	pflegeleichter garten bepflanzung
garten winterfest	laubentfernung herbstarbeiten
gartenabfälle	sperrmüll wertstoffhof
gartenhaus bauen	bauantrag baugenehmigung gartenhaus holzbau
gas leer	gasflaschen
gas riecht	gasgeruch notfall gasleitung
gas tauschen	gasflaschen
gas weg	gasstörung
gasflasche	gasflaschen
gasgeruch	gasgeruch notfall gasleitung
gast einladen ausland	aufenthaltstitel ausländerbehörde
gastfamilie	sprachreisen
gastgarten	terrasse biergarten
gebiss	prothese gebiss
gebiss drückt	prothese gebiss
gebiss hält nicht	prothese gebiss
geblitzt	bußgeld strafzettel verkehrsrecht fahrverbot
geblitzt worden	bußgeld einspruch verkehrsrecht
gebrauchsanweisung	bedienungsanleitung
gebrauchten anschauen lassen	gebrauchtwagencheck
gebrauchtes rad	gebrauchträder inzahlungnahme
gebt ihr daten weiter	datenschutz daten löschen auskunft datenweitergabe
geburi feiern	feier geburtstag privat
geburt melden	geburtsurkunde standesamt
geburtskarte	geburtsanzeigen danksagungskarten
geburtsschein	geburtsurkunde standesamt
geburtstag bei euch	veranstaltung feier
geburtstag feiern	feier geburtstag privat
geburtstag feiern kind	kindergeburtstag
geburtstag ist morgen	expressversand gutschein sofort
geburtstag spenden	anlassspende spendenaktion
geburtstagsgeschenk	gutschein geschenkgutschein
geburtstagsparty kinder	kindergeburtstag
geburtstagstorte	torte bestellen
geburtsurkunde	geburtsurkunde standesamt
geburtsurkunde weg	geburtsurkunde neu beantragen
geburtsvorbereitung	geburt hebamme
gebärdendolmetscher	barrierefreiheit hörbehinderung gebärdensprache
gebärdensprache	barrierefreiheit hörbehinderung gebärdensprache
gebühr abheben	geldautomaten
gebühr wofür	gebühren
gebührenbescheid	grundsteuer gebühren
geduldig erklären handy	computerhilfe senioren schulung
geerbt steuer	erbschaftsteuer schenkungsteuer
geerbte schulden	erbausschlagung nachlass
gefehlt nachholen	kurs verpasst nachholen
gefeuert	kündigungsschutz arbeitsrecht
gefladert	diebstahl
gefrierer vereist	kühlschrank reparatur
gefunden werden	suchmaschinenoptimierung seo
gefällt entwurf nicht	korrekturschleifen änderungen entwurf
gefällt ihr nicht	umtausch geschenk
gefällt mir nicht	widerruf rückgabe
gefällt mir nicht entwurf	korrekturschleifen entwurf
gefällt nicht	rückgabe umtausch widerruf retoure
gegensprechanlage tot	sprechanlage türsprechanlage
gegner zahlt nicht	verkehrsunfall schadensersatz schmerzensgeld
gehackt	sicherheit betrug
gehackt worden	sicherheit konto missbrauch
gehalt bei euch	gehalt lohn karriere
gehalt kommt nicht	lohnrückstand arbeitsrecht
gehbehindert	barrierefreiheit rollstuhl barrierefrei rollstuhlgerecht zugang
gehe ins ausland	auslandsaufenthalt sonderkündigung ruhen
geheimzahl weiß nicht	pin neu anfordern
geheiratet neuer name	kontaktdaten ändern stammdaten
geheiratet steuer	steuerklassenwechsel
gehen lassen	einschläfern euthanasie
gehstock	barrierefreiheit rollstuhl
geht amex	american express kreditkarten
geht apple pay	apple pay kontaktlos zahlen
geht auch billiger	ermäßigung rabatt
geht auch früher	früherer termin warteliste
geht auch online	online termin videoberatung
geht auch per video	videosprechstunde online
geht auch spontan	kurzfristig spontan
geht auch telefonisch	telefonberatung telefonsprechstunde
geht auch umsonst	kostenlos gratis
geht bezahlung nicht durch	zahlung fehlgeschlagen zahlungsarten
geht das in österreich	österreich verfügbarkeit
geht das per mail	e mail anfrage
geht das per whatsapp	whatsapp kontakt
geht es auf garantie	garantiefall gewährleistung
geht es offline	offline modus
geht gar nicht	beschwerde reklamation
geht in der schweiz	schweiz verfügbarkeit
geht karte	zahlungsarten kartenzahlung
geht keiner ran	kontakt telefon telefonzeiten erreichbarkeit
geht klarna	klarna zahlungsarten ratenkauf
geht nicht mehr	reparatur defekt
geht nimmer	reparatur defekt
geht paypal	paypal zahlungsarten
geht pflanze an	anwachsgarantie
geht schlecht	gehbehinderung barrierefrei
geht schnell	expressservice dauer
geht was kaputt umzug	transportversicherung umzugsschaden
geht wieder nicht	nachbesserung gewährleistung
geht zuhause nicht mehr	heimplatz aufnahme pflegeheim
gehts günstiger	ermäßigung rabatt
gehts noch heute	kurzfristig express
gehweg kaputt	mängelmelder straße
gehweg räumen	winterdienst
gehänselt	mobbing schulsozialarbeit
gehörlos	barrierefreiheit hörbehinderung gebärdensprache
gehört mir seite	nutzungsrechte übergabe
geige lernen	instrumentalunterricht
geige mieten	leihinstrument miete
geist aufgegeben	reparatur defekt
geklaut	diebstahl
gekündigt worden	kündigungsschutz arbeitsrecht kündigungsschutzklage frist
gelato	eis eisdiele
gelbe lampe	fehlerdiagnose fehlerspeicher auslesen
gelbe säcke	abfallkalender müllabfuhr
gelbe säcke liegen	reklamation nicht geleert
gelbe wände vom rauchen	nikotinsperre isolieranstrich
gelbe zähne	bleaching zahnaufhellung
gelben schein	krankschreibung arbeitsunfähigkeit
gelber brief	klage mahnbescheid frist zustellung einspruch
gelber sack	abfallkalender müllabfuhr
gelber schein	krankschreibung arbeitsunfähigkeit
gelber umschlag	zustellungsurkunde frist
gelbes wasser	trinkwasser rohrsanierung wasserfilter
gelbfieber	reiseimpfung reisemedizin
gelbstich	farbkorrektur
geld abheben ausland	auslandseinsatz gebühren
geld angekommen bei euch	zahlungseingang
geld anlegen	geldanlage anlageberatung
geld aufs konto	zahlung rechnung überweisung
geld aufs konto bringen	bareinzahlung
geld bei rauswurf	abfindung aufhebungsvertrag
geld eintreiben	mahnwesen debitorenbuchhaltung
geld für auto leihen	ratenkredit privatkredit
geld für firma	geschäftskonto
geld für solarstrom	einspeisevergütung
geld hinterlegen	anzahlung vorkasse kaution
geld kommt erst	zahlungsziel zahlungsaufschub
geld leihen	ratenkredit privatkredit
geld liegt rum	geldanlage anlageberatung
geld nicht da	erstattung rückerstattung dauer
geld noch nicht da	erstattung rückzahlung rückerstattung
geld noch nicht zurück	erstattung dauer rückzahlung
geld retour	rückerstattung erstattung
geld rückerstatten	rückerstattung erstattung
geld spenden	spenden spendenquittung
geld vermehren	geldanlage anlageberatung
geld vom shop	auszahlung zahlungsanbieter
geld vom staat	förderung zuschuss
geld vorschießen	anzahlung vorkasse kaution
geld wechseln	fremdwährung sorten
geld wieder	erstattung rückzahlung
geld wieder aufs konto	erstattung rückzahlung
geld wieder haben	rückerstattung erstattung
geld wiederbekommen	erstattung rückzahlung
geld wiederhaben	erstattung rückzahlung
geld zurück	erstattung rückzahlung rückerstattung
geld zurück an kunden	gutschrift
geldbeutel verloren	fundsachen fundbüro
geldbörse weg karte	kartensperrung sperrhotline
gelenk steif	manuelle therapie
gelenke hund	röntgen ultraschall tier
gelenke tun weh	orthopädie gelenkschmerzen
geliehenes kaputt	haftung kaution mietgerät
gelnägel	maniküre nagelstudio
gelogen über mich	medienrecht bewertung löschen
gelsengitter	insektenschutzgitter
geländer aus metall	schlosserei metallbau
geländer bauen	geländer treppengeländer
geländer wackelt	geländer treppengeländer
gelöschtes zurück	wiederherstellung papierkorb
gema	gema musik anmeldung
gemeindeamt	termin bürgerbüro
gemeindehaus mieten	gemeindehaus vermietung
gemeinderat	rathaus gemeinderat bürgermeister
gemeindeversammlung	rathaus gemeinderat bürgermeister
gemeindewohnung	wohngeld sozialleistungen
gemüse anbauen kein garten	mietgarten ackerparzelle
gemüse selber ziehen	gemüsejungpflanzen setzlinge
gemüsekistl	gemüsekiste abo
gemütliches feuer	kaminofen
genau in die ecke	maßmöbel einbauschrank
generalabo	jahreskarte abonnement
generalcheck	vorsorgeuntersuchung check up
generationenfoto	familienshooting
gepfuscht	gewährleistung garantie reklamation
gepäck lassen	garderobe schließfach
gepäck lassen bahnhof	schließfächer gepäckaufbewahrung
gepäck nach auschecken	gepäckaufbewahrung
gepäck verschwunden	gepäckverlust lost and found
gepäck vorher abgeben	gepäckaufbewahrung
gepäck weiterschicken	gepäcktransport wanderer
gerade angebot	ermäßigung rabatt
gerade ausfall	systemstatus störung
gerade operiert worden	nachsorge operation
gerichtsbrief	klage mahnbescheid frist
gerstenkorn	augenarzt
gerät schicken	einsendung reparatur versand
gerät überbrücken	leihgerät ersatzgerät
geräte erklären	trainingsplan einweisung
geräte prüfen firma	dguv v3 geräteprüfung
geräte vorhanden	ausrüstung verleih
geräte zeigen	trainingsplan einweisung
gerätetraining	gerätetraining kgg
gerümpel	entrümpelung haushaltsauflösung
gerüst auf gehweg	halteverbot umzug sondernutzung
gerüst brauchen	gerüstbau
gerüst dabei	gerüstbau
gesang	gesangsunterricht chor
gesangsunterricht	gesangsunterricht chor
geschenk für	gutschein geschenkgutschein
geschenk für weintrinker	weinpräsente
geschenkidee	gutschein geschenkgutschein geschenk
geschieden kirche heiraten	kirchliche trauung
geschieden wieder heiraten	eheschließung unterlagen ausland
geschirr dabei saal	raumausstattung technik
geschirr leihen	geschirrverleih
geschirr nicht sauber	geschirrspüler reparatur
geschirr passt hund	hundegeschirr anprobe
geschirr vorhanden	ferienwohnung küche ausstattung
geschirrspüler	ferienwohnung küche ausstattung
geschirrspüler stinkt	geschirrspüler reparatur
geschlagen worden schule	mobbing schulsozialarbeit
geschlechtseintrag ändern	namensänderung
geschlechtskrankheit	geschlechtskrankheiten test hiv
geschlossen	öffnungszeiten
geschlossene gesellschaft	nebenraum gesellschaften
geschlossene station	demenz betreuung
geschminkt werden	make up
geschnitten blutet	wundversorgung nähen
geschwister billiger	familienkarte ermäßigung
geschwister fotos	familienshooting
geschwister schon da	geschwisterkinder bevorzugung
geschwister streiten erbe	erbrecht pflichtteil
geschwollene beine	lymphdrainage
gesellschaft leisten	hauswirtschaft alltagshilfe
gesicht reinigen	gesichtsbehandlung kosmetik
gesichtsbehandlung	gesichtsbehandlung kosmetik
gesprayt	graffitientfernung
gespräch aufzeichnen	gesprächsaufzeichnung datenschutz
gestaltet ihr auch	gestaltung layout
gesteck friedhof	trauerfloristik kränze
gestohlen	schaden haftung versicherung
gestohlen worden	diebstahl
gestrüpp	gartenpflege rodung
gestürzt allein	hausnotruf
gesundenuntersuchung	vorsorgeuntersuchung check up
gesundheitscheck	vorsorgeuntersuchung check up
gesundheitskarte	versichertenkarte gesundheitskarte
gesundheitszeugnis nötig	gesundheitszeugnis belehrung
getrennt zahlen	getrennte rechnung
getrennte betten	zimmerausstattung zweibettzimmer getrennte betten
getriebe kracht	kupplung getriebe reparatur
getränke mit ins studio	getränke mitbringen trinkflasche
getränke mitbringen	eigene speisen mitbringen
getränkebindung	eigener caterer getränke mitbringen
getting ready	hochzeitsreportage fotograf
getönte gläser	sonnenbrille sehstärke
gewerbe abmelden	gewerbeanmeldung
gewerbe anmelden	gewerbeanmeldung
gewerbeschein	gewerbeanmeldung
gewicht verlieren	ernährungsberatung abnehmen
gewichte stemmen	muskelaufbau krafttraining
gewichtsgrenze	maximalgewicht
gewitter	schlechtwetter absage
gewährleistung	garantie gewährleistung
gibt geist auf	reparatur defekt
gibts abendkasse	abendkasse tickets vor ort
gibts alkohol	alkoholausschank getränke
gibts anleitung	bedienungsanleitung anleitung handbuch dokumentation
gibts app	app download
gibts auf deutsch	sprachen deutsch
gibts auf englisch	sprachen englisch
gibts aufzug	barrierefrei rollstuhlgerecht zugang aufzug fahrstuhl
gibts ausnahmen	ausnahmeregelung
gibts backofen	küchenausstattung backofen
gibts balkon	balkon terrasse
gibts bar	bar gastronomie
gibts beamer	beamer tagungstechnik
gibts bühne	bühne veranstaltungstechnik
gibts cafe	café gastronomie
gibts das nicht mehr	antiquariat vergriffene bücher
gibts demo	demo vorführung
gibts dresscode	kleiderordnung
gibts duschen	umkleiden duschen
gibts einweisung	einweisung geräteeinweisung
gibts euch auch in	standorte filialen
gibts euch morgen noch	datenexport verfügbarkeit
gibts fahrstuhl	aufzug barrierefrei
gibts fernseher	fernseher zimmerausstattung
gibts fitnessraum	fitnessraum fitnessbereich
gibts flipchart	tagungstechnik seminarausstattung
gibts föhn	haartrockner ausstattung
gibts förderung	förderung zuschüsse
gibts führung	führungen
gibts garantie	gewährleistung garantie reklamation
gibts geschirr	geschirr ausstattung
gibts haken	testphase kosten verlängerung
gibts handtücher	handtücher bettwäsche inklusive
gibts hausaufgaben	hausaufgaben lernaufwand
gibts hausordnung	hausordnung regeln
gibts heizung	beheizt heizung
gibts hotline	hotline telefonnummer support
gibts internet	wlan internet
gibts kaffee	verpflegung essen getränke
gibts kinderbett	kinderbett babybett zustellbett
gibts kinderkarte	kindermenü kinderkarte
gibts kinderstuhl	hochstuhl kinderstuhl
gibts klimaanlage	klimaanlage klimatisiert
gibts klo	toiletten wc
gibts kostenlose version	kostenlose version free tarif
gibts kühlschrank	minibar kühlschrank ausstattung
gibts ladesäule	ladestation elektroauto
gibts lift	barrierefrei rollstuhlgerecht zugang
gibts limit	limit obergrenze
gibts muster	muster probe
gibts ne küche	küche küchenausstattung selbstverpflegung
gibts ne pause	pause zeitplan ablauf
gibts nen spind	spinde schließfächer
gibts noch ersatzteile	ersatzteile verfügbarkeit
gibts parkplätze	parkplätze parken
gibts pause	vorstellung dauer pause
gibts personal dazu	servicepersonal
gibts pool	schwimmbad pool
gibts sauna	sauna wellnessbereich
gibts schließfächer	schließfächer spinde
gibts schulung	schulung einführung
gibts shop	museumsshop shop
gibts spielecke	spielecke kinder
gibts spielplatz	spielplatz kinder
gibts spülmaschine	küchenausstattung geschirrspüler
gibts steckdosen	stromanschluss steckdosen
gibts strom	stromanschluss
gibts tanzfläche	tanzfläche saal
gibts terrasse	terrasse außenbereich
gibts tiefgarage	tiefgarage parken
gibts toilette	toiletten
gibts trainer	trainer betreuung
gibts trainingsplan	trainingsplan betreuung
gibts treppen	barrierefreiheit rollstuhl
gibts was zu essen	essen verpflegung gastronomie
gibts was zu trinken	getränke verpflegung
gibts waschmaschine	waschmaschine wäscheservice
gibts wickeltisch	wickeltisch wickelraum
gibts wifi	wlan
gibts wlan	wlan internet kostenlos
gibts zuschuss	zuschuss förderung krankenkasse
giersch	unkrautentfernung gartenpflege
gießen automatisch	bewässerungssystem
giftig für katze	ungiftige pflanzen haustiere
giftköder	tierarzt notdienst
gilt angebot noch	aktion gültigkeit
ging gestern noch	störung fehlerbehebung
gipfeli	brötchen vorbestellung
girls day	ausbildung praktikum
girocard	zahlungsarten kartenzahlung
girokonto haben	kontoeröffnung girokonto
gitarre lernen	instrumentalunterricht
gitterbett	familienzimmer babybett
glamping	mietunterkünfte mobilheim
glas gebrochen	glasbruch notverglasung glaserei
glas handy kaputt	displayreparatur
glas rausgefallen	brillenreparatur
glas uhr gesprungen	uhrglas austausch reparatur
glas zuschneiden	glaserei duschabtrennung
glascontainer voll	mängelmelder straße
glasfront	fensterreinigung glasreinigung
glatte wände	putzarbeiten spachteln
glatteis gehweg	winterdienst räumpflicht
glatze rasieren	haarschnitt herren
gleich mitnehmen handy	sofortreparatur dauer
gleich wieder kaputt	garantie gewährleistung reklamation
gleich zahlen	vorkasse vorauszahlung
gleich zehn stück	mengenrabatt staffelpreise
gleiche fliese	fliesen nachkauf
gleicher mitarbeiter wieder	wunschmitarbeiter
gleiches günstiger gesehen	bestpreisgarantie
gleichgewicht probleme	neurologische physiotherapie bobath
gleichschließend	schließanlage
gleichzeitig arbeiten	zusammenarbeit echtzeit
gleis gesperrt	schienenersatzverkehr
gleitsicht	gleitsichtbrille
glied rausnehmen	uhrenarmband kürzen austausch
gliederschmerzen	erkältung infektsprechstunde
globuli	akupunktur naturheilkunde
gluckert im abfluss	rohrreinigung abflussreinigung verstopfung
gluten	allergene unverträglichkeiten
glutenfreies brot	brotsorten zutaten
glänzende folie	veredelung prägung heißfolie
gläser ausleihen	geschirrverleih
gläser spiegeln	brillengläser entspiegelung
gläser verschicken	verpackung zerbrechlich
gläser zurück hof	mehrwegglas pfand
glückliche hühner	tierhaltung tierwohl
gmbh gründen	gmbh gründung
gold in bank	schließfach
gold verkaufen	goldankauf altgold
goldene hochzeit	feier geburtstag privat
goldene schrift	veredelung prägung heißfolie
goldfischteich	teichbau teichpflege
goldschmieden	nähkurs handarbeit kreativ
golferarm	sportphysiotherapie
google bewertung	bewertung feedback
google findet mich nicht	suchmaschinenoptimierung seo
google findet uns nicht	suchmaschinenoptimierung seo
google maps	adresse standort
google maps eintrag	google unternehmensprofil local seo
google pay	zahlungsarten kartenzahlung barzahlung
google rezension	lob feedback bewertung
gospelchor	kirchenchor musik
gottesdienst weihnachten	gottesdienst zeiten
grab auflösen	friedhof grab grabnutzung ruhezeit
grab bepflanzen	grabpflege grabbepflanzung
grab gießen	grabpflege grabbepflanzung
grab läuft ab	nutzungsrecht grab verlängerung
grab nicht pflegen	grabpflege dauergrabpflege
grab pflegen	grabpflege grabbepflanzung
grab verlängern	friedhof grab grabnutzung ruhezeit
grabpflege	friedhof grab
grabstein	friedhof grab
grad aus garantie	kulanz garantie abgelaufen
grad der behinderung	ermäßigung schwerbehindertenausweis
graffiti	graffitientfernung
gras auf rezept	medizinisches cannabis
gras zu hoch	rasenpflege rasenmähen
gratis	kostenlos gebührenfrei
gratis parken	parkplatz parken
gratis testen	testphase probe kostenlos
gratistag	eintritt frei museum
graue abdecken	haare färben coloration
graue haare	haare färben coloration
grauer star	augenarzt
grauwasser	ver und entsorgung wohnmobil
grenzgänger	grenzgänger internationales steuerrecht
grill benutzen	lagerfeuer grillen camping
grillbuffet	catering partyservice
grillen	lagerfeuer grillen camping
grillen futter	futtertiere terraristik
grillplatz	lagerfeuer grillen camping
grippe	erkältung infektsprechstunde
grippeimpfung	impfung impfsprechstunde
grob geschätzt	kostenvoranschlag richtpreis
grob geschätzt kosten	preis kosten
große gruppe	gruppen gruppenpreis
große ladung	palettenversand spedition
große poren	gesichtsbehandlung kosmetik
große scheine	barzahlung
große schrift	barrierefreiheit sehbehinderung
großer check	vorsorgeuntersuchung check up
großer rucksack	taschenregelung garderobe
großes bild drucken	plakatdruck banner großformat
großes blutbild	blutabnahme labor
großes service	inspektion service
grund kaufen	grundstücke bauland
grundbetrag	fahrschule kosten
grundbuch ändern	grundbucheintragung löschung
grundriss	grundriss exposé
grundsicherung	ermäßigung sozialtarif
grundsteuer	grundsteuer gebühren grundsteuererklärung
grundstück kaufen	bauplätze grundstücke
grundstück suchen	grundstücke bauland
grundversicherung zahlt	kostenübernahme krankenkasse
gruppe zug	gruppenticket
gruppengröße	teilnehmerzahl kapazität
gruppenpreis	gruppen gruppenpreis
gruppenrabatt	gruppen gruppenpreis
gruppenraum	arbeitsplätze lernraum
gruppenreise	rundreise gruppenreise
größe wohnung	ferienwohnung belegung betten
größen und farben anlegen	varianten
größenordnung preislich	kostenvoranschlag richtpreis
größere gruppe	gruppenanmeldung gruppenpreis
größere menge	mengenrabatt staffelpreise
größere tonne	abfallkalender müllabfuhr behälter bestellen größe
größerer topf	umtopfservice
größeres paket	tarif upgrade
grübeln	psychotherapie psychische beschwerden
grüner strom	ökostrom
grünes dach	dachbegrünung
grünes rezept	rezept einlösen
grünschnitt	sperrmüll wertstoffhof
grünzeug bringen	grüngutannahme
grünzeug entsorgen	grünschnitt entsorgung
guetzli	saisongebäck stollen krapfen
gully zu	rohrreinigung abflussreinigung verstopfung
gummi gerissen	pille danach notfallverhütung
gummistiefel	wechselkleidung kita ausstattung
gurt gerissen	rollladen reparatur motor
gutachter kommt	pflegegrad antrag
gute bewertungen	bewertungen zertifizierung referenzen
gute plätze	theaterkasse tickets
guter tropfen	weinkarte getränkekarte
guthaben auf konto	guthaben auszahlung
guthaben verfallen	guthaben gültigkeit verfall
guthaben übrig	restguthaben auszahlung
gutschein	gutschein geschenkgutschein
gutschein abgelaufen	gutschein gültigkeit
gutschein auszahlen	gutschein gültigkeit barauszahlung
gutschein einlösen	gutschein geschenkgutschein
gutschein im shop anlegen	rabattcodes einrichten
gutschein kaufen	gutschein geschenkgutschein
gutschein noch gültig	gutschein gültigkeit
gutschein nur teilweise	gutschein teileinlösung restbetrag
gutschein online einlösen	gutschein einlösen onlineshop
gutschein reicht nicht	gutschein zuzahlung
gutschein verfallen	gutschein gültigkeit
gutschein verloren	gutschein gültigkeit verlust ersatz
gutschein von letztem jahr	gutschein gültigkeit einlösen
gutscheincode	ermäßigung rabatt
gutscheincode geht nicht	gutschein rabattcode einlösen
gutschrift	erstattung rückzahlung
gym testen	probetraining
gänge gehen schwer	kupplung getriebe reparatur
gänge springen	schaltung einstellen
gästepass	gästekarte
gästetaxe	kurtaxe ortstaxe
götti	taufe anmeldung
gülle stinkt	landwirtschaft information
günstig begraben	sozialbestattung kosten bestattung
günstiger kriegen	rabatt preisnachlass
günstigstes zimmer	zimmerpreise
gürtel löchern	gürtel kürzen lochung
gürtel zu lang	gürtel kürzen lochung
gürtelrose impfung	impfung impfsprechstunde
haar im essen	beschwerde reklamation
haarausfall	hautarzt dermatologie
haare ab	haarschnitt damen
haare abgeben	haarspende
haare brechen ab	haarpflege kur
haare dauerhaft glatt	haarglättung keratin
haare dunkler	haare färben coloration
haare fallen aus	hautarzt dermatologie
haare färben	haare färben coloration
haare glatter	haarglättung keratin
haare glätten	haarglättung keratin
haare grün	farbkorrektur
haare grün geworden	farbkorrektur
haare hochstecken	hochsteckfrisur brautfrisur
haare kaputt	haarpflege kur
haare kürzer	haarschnitt damen
haare machen lassen	waschen föhnen styling
haare orange	farbkorrektur
haare schneiden	haarschnitt damen
haare schwarz gefärbt	farbentfernung blondierung farbberatung
haare spenden	haarspende
haare splissig	haarschnitt damen
haare verhunzt	farbkorrektur reklamation nachbesserung haarschnitt
haare verloren chemo	perücke zweithaar
haare verlängern	haarverlängerung extensions
haare weg beine	haarentfernung waxing
haare weglasern	laser haarentfernung ipl
haare zu kurz	haarlänge waxing mindestlänge
haare zu kurz geschnitten	reklamation friseur
haarersatz	perücke zweithaar
haarkur	haarpflege kur
haarverdichtung	haarverlängerung extensions
hab abgenommen	enger nähen änderungsschneiderei
hab angerufen	telefonische erreichbarkeit rückruf
hab angst vorm fahren	fahrangst auffrischungsfahrstunden
hab asthma	asthma vorerkrankungen ärztliches attest
hab aufgemacht gerät	garantieverlust öffnung gerät
hab aufs band gesprochen	rückruf anrufbeantworter
hab behindertenausweis	ermäßigung schwerbehindertenausweis
hab bettwanzen	bettwanzen schädlingsbekämpfung
hab bluthochdruck	bluthochdruck vorerkrankungen
hab buch geschrieben	selfpublishing kommission
hab buch schon	umtausch bücher
hab corona	ansteckung krank
hab doch bezahlt	zahlungseingang mahnung klärung
hab fieber	erkältung infektsprechstunde infekt krankheit
hab früher gespielt	wiedereinsteiger niveau
hab geerbt	erbschaft erbschein
hab geheiratet	namensänderung heirat
hab gekündigt trotzdem	kündigungsbestätigung abbuchung
hab gutschein bekommen	gutschein einlösen
hab hundeallergie	allergie haustierfreie zimmer
hab husten trotzdem	ansteckung krank
hab höhenangst	höhenangst voraussetzungen
hab ich festen ansprechpartner	fester ansprechpartner
hab idee	lob feedback bewertung
hab ihr whatsapp	kontakt social media
hab karte vergessen	versichertenkarte nachreichen
hab kaum möbel	kleinumzug beiladung
hab kaum zeit helfen	ehrenamt zeitaufwand
hab kein abitur	zugangsvoraussetzungen ohne abitur
hab kein auto	öffentliche verkehrsmittel haltestelle abholung shuttle
hab kein bargeld	kartenzahlung ec karte
hab kein design	gestaltungsservice layout
hab kein handicap	handicap platzreife voraussetzung
hab kein hausarzt	hausarzt neupatienten
hab kein instrument	leihinstrument instrumentenverleih
hab kein klavier	übungsmöglichkeit mietklavier keyboard
hab kein rezept	verordnung rezept selbstzahler
hab keine ahnung von	beratung einsteiger grundlagen
hab keine ausrüstung	ausrüstung verleih leihausrüstung
hab keine gitarre	leihinstrument mietinstrument
hab keine hebamme	hebammensuche hebammenbetreuung
hab keine karte versichert	ohne krankenversicherung behandlung
hab keine kreditkarte	zahlungsarten ohne kreditkarte
hab keine mailadresse	anmeldung ohne e mail adresse
hab keine rechtsschutz	rechtsschutzversicherung kosten anwalt
hab keine schufa	schufa auskunft bonität
hab keine versicherung	ohne versicherung selbstzahler
hab keine überweisung	überweisung überweisungsschein
hab keinen abschluss	schulabschluss voraussetzungen quereinstieg
hab keinen computer	papierformular vor ort telefonisch
hab keinen drucker	retourenlabel qr code ohne drucker
hab keinen festen job	einkommensnachweis befristet
hab keinen führerschein	öffentliche verkehrsmittel anfahrt
hab keinen helm	leihhelm helmpflicht
hab keinen pass	identitätsnachweis ausweisdokument
hab knie	kniebeschwerden gelenkschonend
hab krampfadern	krampfadern kontraindikation
hab mail geschrieben	antwortzeit bearbeitungszeit
hab meine tage	menstruation waxing sauna
hab mich ausgesperrt	türöffnung schlüsseldienst notdienst
hab mich geschnitten	wundversorgung nähen
hab mir anders überlegt	widerrufsrecht rückgabe
hab ne katze	haustiere katze
hab nen gutschein	gutschein einlösen
hab nen herzschrittmacher	herzschrittmacher kontraindikation
hab neues auto	fahrzeugwechsel versicherung evb
hab neues handy	zwei faktor authentifizierung gerätewechsel
hab nichts zu essen	sozialberatung tafel
hab noch alte bücher	bücherspende annahme
hab noch keine rechnung	rechnung erhalten rechnungsversand
hab noch keinen bescheid	bescheid bearbeitungszeit
hab noch nie	anfänger vorkenntnisse
hab nur balkon	balkonpflanzen
hab nur duldung	duldung aufenthaltsstatus
hab nur jpg	druckdaten dateiformat auflösung
hab panik vorm zahnarzt	angstpatienten sedierung
hab pv anlage	photovoltaik einspeisung
hab rechtsschutz	rechtsschutzversicherung deckungszusage
hab rücken	rückenschmerzen rückenbeschwerden rückenkurs
hab schon erfahrung	fortgeschrittene niveau einstufung
hab schon freigegeben	druckfreigabe änderung
hab schon gefrühstückt	nüchternheit blutabnahme
hab schon mal angefangen	quereinstieg anrechnung vorleistungen
hab schulden	bonität schuldnerberatung
hab selbst rumgebastelt	eigenreparatur garantieverlust
hab studium abgebrochen	studienabbrecher anrechnung
hab termin verpasst	versäumter termin ausfallhonorar
hab termin verschwitzt	versäumter termin ausfallgebühr
hab virus	virenentfernung malware
hab wachstum gehabt	größe kinder nachmessen
hab was beschädigt	schaden haftung versicherung
hab was getrunken	alkohol teilnahme ausschluss
hab was kaputt gemacht	schadensmeldung haftpflicht
hab was vergessen bei	fundsachen fundbüro
hab was vergessen bestellen	bestellung ergänzen nachbestellung
hab was verschüttet	schaden haftung versicherung
hab wenig geld	ermäßigung sozialtarif
hab wespennest	wespennest schädlingsbekämpfung
hab widerspruch	widerspruch einlegen frist
hab zeugnis noch nicht	nachweise nachreichen bewerbung
hab zucker	diabetes dmp
hab zöliakie	glutenfrei zöliakie
habe kein design	gestaltung layout
haben bisher excel	datenimport excel migration
haben die zimmer klima	klimaanlage zimmerausstattung
haben gerade erst eröffnet	neugründung geschäftsjahre voraussetzung
haben hochzeitstag	arrangement romantik
haben jahrestag	besondere anlässe arrangement
haben noch keine texte	texterstellung website inhalte
haben tiere auslauf	tierhaltung tierwohl
habt ihr auch in	standorte filialen
habt ihr auf	öffnungszeiten
habt ihr beispiele	referenzen portfolio
habt ihr bewertungen	bewertungen referenzen kundenstimmen
habt ihr das buch	katalog recherche medien
habt ihr das da	verfügbarkeit lagerbestand filiale
habt ihr erfahrung	qualifikation zertifikate
habt ihr filiale	adresse standort
habt ihr filialen	filialen standorte
habt ihr gebrauchte	gebraucht second hand
habt ihr internet	wlan
habt ihr kaputtgemacht	haftung schadensmeldung haftpflicht
habt ihr kartons	umzugskartons
habt ihr laden	ladengeschäft abholung vor ort
habt ihr medikament da	medikamente vorbestellen
habt ihr meister	meisterbetrieb qualifikation
habt ihr offen	öffnungszeiten
habt ihr pizza	speisekarte
habt ihr platz	terminvereinbarung termin buchen
habt ihr schnitzel	speisekarte
habt ihr urlaub	betriebsferien urlaub
habt ihr vorrätig	verfügbarkeit lagerbestand
habt ihr zu	öffnungszeiten
habt ihr überweisung	zahlungseingang
habt schon mal gemacht	referenzen
hafermilch	kuchen torten café
haftpflicht	schaden haftung versicherung
hagel auto	dellenentfernung smart repair lackierung
hagel haus	elementarschadenversicherung
hagelschaden	hagelschaden dellentechnik
hahn draußen	anschluss installation außenwasserhahn
hahn tropft	armatur dichtung reparatur
hahn undicht	armatur dichtung reparatur
hahn wackelt	armatur dichtung reparatur
haken zum ziehen	anhängerkupplung nachrüsten
halal	halal koscher
halawa	haarentfernung waxing
halber laster	beiladung
halber preis zug	ermäßigungskarte bahncard halbtax
halbes schwein	fleischpaket vorbestellung
halbjährlich kontrolle	bonusheft vorsorge
halbpension	halbpension vollpension
halbseitig gelähmt	neurologische physiotherapie bobath
halbtax	jahreskarte abonnement ermäßigungskarte bahncard halbtax
halle frei	hallenbelegung freie zeiten
halle mieten	raummiete veranstaltungsraum
hallenbad	pool schwimmbad
hallenbad offen	freibad schwimmbad gemeinde
hallt im raum	akustikdecke schallschutz
hallt so	akustikdecke schallschutz
hallux	orthopädie gelenkschmerzen einlagen maßschuhe
hals steif	manuelle therapie
halsschmerzen	erkältung infektsprechstunde
halsweh	erkältung infektsprechstunde
haltegriffe	barrierefreies bad bodengleiche dusche
halteverbot	halteverbot umzug sondernutzung
hamster	kleintiere heimtiere exoten
hamster kaufen	kleintiere verkauf haltung
hand anlegen	ehrenamt freiwilligenarbeit
hand mund fuß	kita krankheit regelung
hand nach op	ergotherapie
handelsregister	handelsregisteranmeldung gesellschaftsgründung
handgepäck	flugbuchung gepäck
handlauf	geländer treppengeländer
handtasche kaputt	taschenreparatur kofferreparatur
handtuch mitbringen	duschen umkleiden
handtuch pflicht	handtuchpflicht
handtuchpflicht	duschen umkleiden
handtücher mitbringen	bettwäsche handtücher vorhanden leihen
handwerker gepfuscht anwalt	baurecht baumängel
handwerker nicht fertig geworden	bauzeit verzug
handy abgeben	handyverbot smartphone regelung
handy am steuer	verkehrsrecht bußgeld fahrverbot
handy ansicht	responsives design mobil
handy beleg fotografieren	belegscan
handy bootet nicht	smartphone diagnose reparatur
handy dauernd laden	akkutausch
handy geht nicht an	smartphone diagnose reparatur
handy gesperrt	entsperren pin reset
handy hängt am logo	smartphone diagnose reparatur
handy in schule	ipad laptop schule
handy ins klo	wasserschaden reparatur
handy ins wasser	wasserschaden reparatur
handy ins wasser gefallen	wasserschaden handyreparatur
handy loswerden	handyankauf
handy lädt nicht	ladebuchse reparatur
handy nass geworden	wasserschaden reparatur
handy runtergefallen	displayreparatur
handy schwarz	smartphone diagnose reparatur
handy vergessen	fundsachen fundbüro
handy verloren	zwei faktor wiederherstellungscode
handy weg code	zwei faktor authentifizierung
handyempfang	wlan internet
handyverbot	ipad laptop schule
handzettel	flyer druck
hang abstützen	stützmauer hangbefestigung
hang rutscht	stützmauer hangbefestigung
hansefit	firmenfitness
hanteln	muskelaufbau krafttraining
harley mieten	motorradvermietung
harnverlust	urologie
harte linsen	kontaktlinsen anpassung
hartz 4	ermäßigung sozialtarif
hartz vier	ermäßigung sozialtarif rabatt studierende senioren
hase frisst nicht	tierarzt sprechstunde untersuchung
hasen kaufen	kleintiere verkauf haltung
hasenzähne	zahnbehandlung tier
hasse buchhaltung	finanzbuchhaltung
hat adhs	adhs förderbedarf
hat angst vor fremden	eingewöhnung ängstlich
hat angst vor wasser	wassergewöhnung schwimmkurs
hat autismus	autismus inklusion
hat bestellung geklappt	bestellbestätigung
hat buchung geklappt	bestätigung e mail
hat der laden offen	öffnungszeiten
hat förderbedarf	förderbedarf inklusion integrationsplatz
hat geburtstag	geburtstag geburtstagsangebot
hat keine lust mehr	abmeldung kündigung unterricht
hat läuse	kopfläuse meldepflicht wiederzulassung
hat macke	reparatur
hat mich versetzt	termin verspätung beschwerde
hat ne erdnussallergie	erdnussallergie allergene
hat noch kein seepferdchen	schwimmkurs anfänger seepferdchen
hat noch keinen pflegegrad	pflegegrad antrag begutachtung
hat pflegegrad 2	pflegegrad leistungen
hat rote augen	bindehautentzündung ansteckend attest
hat schlapp gemacht	reparatur defekt
hat sich entzündet	entzündung nachsorge komplikationen
hat sie schon	umtausch geschenk gutschrift
hat windpocken	ansteckende krankheiten wiederzulassung
hatte op	gesundheitliche einschränkungen
haufen belege	belegerfassung buchhaltung
hauptschulabschluss	schulabschluss nachholen
haus an kinder	überlassungsvertrag schenkung notar
haus anschauen kommen	besichtigungstermin
haus auf sohn	überlassungsvertrag schenkung notar
haus außen streichen	fassadenanstrich fassadenreinigung
haus einpacken	fassadendämmung wärmedämmverbundsystem
haus energie check	energieberatung sanierungsfahrplan
haus geschenkt steuer	erbschaftsteuer schenkungsteuer
haus größer machen	anbau aufstockung
haus intelligent	smart home
haus kaufen geld	baufinanzierung hypothek
haus neue farbe	fassadenanstrich fassadenreinigung
haus renovieren	sanierung umbau
haus senkt sich	rissanierung statik
haus suchen	immobilienangebote kauf
haus umbauen	sanierung umbau
haus verkaufen	immobilienverkauf makler
haus verkaufen drin bleiben	leibrente teilverkauf
haus verkaufen heim	pflegeheim kosten eigenanteil
haus versichern	wohngebäudeversicherung
haus von eltern verkaufen	immobilienverkauf makler
haus überschreiben	überlassungsvertrag schenkung notar
hausarzt in rente	neupatienten aufnahme
hausaufgaben hilfe	hausaufgabenhilfe nachhilfe
hausbesuch	vor ort service hausbesuch
hausdurchsuchung	strafrecht strafverteidigung
hausflur wischen	treppenhausreinigung
haushaltshilfe	hauswirtschaft alltagshilfe
hauskauf unterschreiben	kaufvertrag beurkundung grundbuch
hauslieferung	lieferung versand
hausmeister brauchen	hausmeisterservice
hausnummer preis	preis kosten kostenvoranschlag richtpreis
hausordnung	hausordnung regeln
hausschuhe	wechselkleidung kita ausstattung
hausstaub	allergietest hyposensibilisierung
haustier erlaubt	hunde haustiere
haustier ins heim	heimvertrag probewohnen
haustiere	hunde haustiere
haustür alt	türen haustür einbau
haustür bringen	lieferung versand
haustür neu	türen haustür einbau
haustür zieht	türen haustür einbau
hauswand dreckig	fassadenanstrich fassadenreinigung
hauswand grün	fassadenanstrich fassadenreinigung
hauswart	hausmeisterservice
hausübung	hausaufgabenhilfe nachhilfe
haut ausreinigen	gesichtsbehandlung kosmetik
haut kontrollieren	hautkrebsscreening muttermale
haut schuppt	hautarzt dermatologie
hautanalyse	gesichtsbehandlung kosmetik
headshot	businessfotografie mitarbeiterfotos
hebamme	geburt hebamme
hebebühne	hebebühne vermietung
hecke jetzt schneiden	heckenschnitt zeitraum
hecke nachbar	ordnungsamt lärm nachbarn
hecke schneiden	heckenschnitt
hecke stutzen	heckenschnitt
hecke zu hoch	heckenschnitt
heft über firma	broschüren gestaltung
heil machen	reparatur
heile machen	reparatur
heilgymnastik	krankengymnastik
heiligabend	öffnungszeiten feiertage
heilige messe	gottesdienst zeiten
heilkostenplan	heil und kostenplan
heim bezahlen	pflegeheim kosten eigenanteil
heim bringen	lieferung lieferservice versand
heimbringen	lieferung versand
heimhilfe	ambulante pflege
heimkosten	pflegeheim kosten eigenanteil
heimplatz	heimplatz aufnahme pflegeheim
heimspiel	spielbetrieb spielplan
heimtierausweis	mikrochip heimtierausweis
heimvertrag	heimvertrag probewohnen
heirat anmelden	standesamtliche trauung
heiraten bei euch	hochzeitslocation feier hochzeit
heiraten im mai	hochzeit termine verfügbarkeit
heiraten was brauchen	standesamtliche trauung
heiraten wollen	standesamtliche trauung
heiratsantrag restaurant	menü mehrgang degustation
heizkosten explodieren	energieberatung heizungsoptimierung
heizkosten hilfe	wohngeld sozialleistungen
heizkosten sparen	energieberatung heizungsoptimierung
heizkörper gluckert	heizkörper entlüften
heizkörper lässt nicht drehen	thermostatventil austausch
heizkörper oben kalt	heizkörper entlüften
heizkörper unten kalt	hydraulischer abgleich
heizung ausgefallen	heizung störung notdienst heizungsnotdienst
heizung blubbert	heizkörper entlüften
heizung druck zu niedrig	heizungsdruck wasser nachfüllen
heizung durchchecken	heizungswartung
heizung geht nicht	heizung störung notdienst
heizung gluckert	heizkörper entlüften
heizung im zimmer	störung zimmer rezeption
heizung immer volle pulle	thermostatventil austausch
heizung in wohnung kaputt	mängelmeldung reparatur mieter
heizung kalt	heizung störung notdienst heizungsstörung
heizung klopft	heizung geräusche wartung
heizung lässt nicht abdrehen	thermostatventil austausch
heizung macht krach	heizung geräusche wartung
heizung macht nix	heizung störung notdienst
heizung nachschauen lassen	heizungswartung
heizung pfeift	heizung geräusche wartung
heizung rauscht	heizkörper entlüften
heizung service	heizungswartung
heizung tauschen	heizungstausch wärmepumpe förderung
heizung tot	heizung störung notdienst
heizung verliert wasser	heizungsdruck wasser nachfüllen
heizung zeigt fehler	störungscode heizung kundendienst
heizöl bestellen	heizöl lieferung
heiße jetzt anders	kontaktdaten ändern namensänderung
heiße rolle	wärmetherapie fango
helft ihr einrichten	einrichtung onboarding
heller machen haare	strähnen balayage blondierung
helm leihen	leihhelm helmpflicht
helm nach sturz	fahrradhelm beratung
helm passt	fahrradhelm beratung
helm pflicht	helmpflicht schutzausrüstung
hemd bügeln	hotel wäscheservice
hemden bügeln	wäscheservice bügelservice
herd anschließen	herdanschluss starkstromanschluss
herd heizt nicht	backofen reparatur kundendienst
herd wird nicht warm	herdreparatur elektroservice
herrenschnitt	haarschnitt herren
hersteller rückruf	rückrufaktion
herumgeführt	führungen
herz rast	ekg herz
herz stolpert	ekg herz
herz untersuchen	ekg herz
herzrasen	ekg herz
herzstolpern	ekg herz
heu kaufen	heu stroh verkauf
heu schlafen	urlaub am bauernhof
heuschnupfen	allergietest hyposensibilisierung
heut noch offen	öffnungszeiten
heut noch was frei	verfügbarkeit kurzfristige termine
heute absagen	kurzfristige absage ausfallgebühr
heute auf	öffnungszeiten
heute bestellen morgen da	lieferzeit expressversand
heute kein wasser	wasserversorgung unterbrechung
heute leider nicht abholen	abholfrist lagerung
heute noch	notfall eiltermin
heute noch fertig	express eilauftrag
heute noch hin	kurierdienst direktfahrt
heute noch jemand	notdienst express soforthilfe
heute noch platz	freie plätze verfügbarkeit
heute offen	öffnungszeiten
hexenschuss	rückenschmerzen
hierher gezogen	wohnsitz anmelden ummelden
hilfe am flughafen	pmr service assistenz
hilfe beim anziehen	ambulante pflege
hilfe beim einrichten	einrichtungsberatung
hilfe beim einsteigen	mobilitätsservice einstiegshilfe
hilft wer beim ausfüllen	ausfüllhilfe beratung
himmelslaternen	feuerwerk genehmigung
hin und defekt	reparatur
hinfahren	anfahrt anreise
hingefallen	unfall arbeitsunfall d arzt
hingelegt mit motorrad	motorrad unfallreparatur
hinkommen	anfahrt anreise
hinter die kulissen	führungen
hinterher zahlen	zahlung vor ort kauf auf
hinterlegtes geld wieder	kaution rückzahlung
hintern tut weh	bikefitting ergonomie sattelberatung
hip hop kind	tanzkurs
histamin	allergene unverträglichkeiten histaminarm schwefel sulfite
hitzefrei	hitzefrei schneefrei
hitzewallungen	frauenarzt gynäkologie
hiv test	geschlechtskrankheiten test hiv
hobby suchen	kursprogramm vhs
hoch hinaus kommen	hebebühne vermietung
hochgesteckt	hochsteckfrisur brautfrisur
hochgestuft	schadenfreiheitsklasse rückstufung
hochprozentiges	destillate edelbrand
hochstuhl	kinderwagen wickeltisch
hochstuhl da	hochstuhl kinderfreundlich
hochtragen	lieferung lieferservice versand
hochwasser	elementarschadenversicherung
hochzeit feiern	hochzeitslocation feier
hochzeit fotografieren	hochzeitsreportage fotograf
hochzeit haare	hochsteckfrisur brautfrisur
hochzeit mit 80 gästen	hochzeitslocation feier
hochzeit planen	hochzeitsplanung
hochzeit regnet	schlechtwetteralternative trauung
hochzeit weingut	eventlocation weingut
hochzeitsauto	hochzeitsauto vermietung
hochzeitsfeier	hochzeitslocation feier
hochzeitsfotos	hochzeitsreportage fotograf
hochzeitsgäste unterbringen	hochzeitslocation feier
hochzeitskarten	hochzeitseinladungen
hochzeitskleid	brautkleid anprobe
hochzeitskleid enger	brautkleid änderung
hochzeitsplaner	hochzeitsplanung
hochzeitsreise	flitterwochen hochzeitsreise
hochzeitsringe	trauringe
hochzeitstanz	tanzkurs
hochzeitstorte	torte bestellen
hof kehren	steinreinigung hochdruckreinigung
hoher blutdruck	bluthochdruck
hol ich ab	abholung
hol ich nie ab	aufbewahrungsfrist abholung
hollywood zähne	veneers ästhetische zahnmedizin
holt ihr ab	abholservice shuttle
holt ihr auto ab	hol und bringservice nachtannahme
holt uns jemand ab	transfer shuttle abholung
holz für ofen	brennholz
holz pflegen	holzpflege
holz schnitzen	nähkurs handarbeit kreativ
holz streichen	lackierarbeiten holzschutz
holzboden wie neu	parkett schleifen versiegeln
holzdeck	holzterrasse terrassenbau
holzeit	betreuungszeiten kita
holzkohle	lagerfeuer grillen camping
holzwurm	holzwurmbekämpfung
homeoffice absetzen	werbungskosten
homepage alt	website relaunch redesign
homepage machen	website erstellung webdesign
homöopathie	akupunktur naturheilkunde
honeymoon	flitterwochen hochzeitsreise
honig vom imker	imkerei honig schwarm
honorar dozent	kursleitung werden
hormonspirale	verhütung spirale pille
hornhaut	podologie fußpflege
hort	ganztagsbetreuung hort
hose gerissen	kunststopfen flicken reparatur
hose kürzen	kürzen saum änderungsschneiderei
hose umnähen	kürzen saum änderungsschneiderei
hose zu eng	weite ändern änderungsschneiderei
hose zu lang	kürzen saum änderungsschneiderei hose
hospitieren	ausbildung praktikum
hospiz	palliativ hospiz
hotel mit rutschen	familienurlaub kinderermäßigung
hotel schlecht	reisemängel reklamation
hotel war dreckig	reisemängel reklamation
https	ssl zertifikat
humus liefern	erde mulch schüttgut lieferung
hund abmelden	hundesteuer anmeldung
hund allein im zimmer	haustiere unbeaufsichtigt hotelzimmer
hund alt leidet	einschläfern euthanasie
hund angefahren	tierarzt notdienst
hund anmelden	hundesteuer anmeldung
hund atmet komisch	tierarzt notdienst
hund aufs bett	haustierregeln zimmer
hund aufs zimmer	haustiere hotel gebühr
hund auge rot	augen erkrankung tier
hund beißt	hundehaftpflicht tierversicherung maulkorb verhaltensauffällig
hund beißt jemand	hundehaftpflicht tierversicherung
hund bellt ständig	ordnungsamt lärm nachbarn
hund bleibt ungern allein	trennungsangst betreuung
hund blind	augen erkrankung tier
hund blut im stuhl	magen darm erkrankung tier
hund braucht medikamente	medikamentengabe tierpension
hund buch gefressen	buch verloren ersatz
hund chippen	mikrochip heimtierausweis
hund draußen warten	hunde haustiere
hund durchfall	magen darm erkrankung tier
hund durchfall futter	schonkost sensitiv futter
hund einschläfern	einschläferung euthanasie hausbesuch
hund entlaufen	fundtier wildtier
hund erbricht	magen darm erkrankung tier
hund erlaubt	hunde haustiere
hund fliegen	tiertransport flug
hund frisst nicht	tierarzt sprechstunde untersuchung
hund frisst nur	eigenes futter pension
hund gefunden	fundtier wildtier
hund gestorben	tierbestattung krematorium abmeldung
hund gestorben begraben	tierbestattung
hund haarausfall	allergie futtermittelunverträglichkeit tier
hund hat angst tierarzt	hausbesuch tierarzt
hund hat schokolade gefressen	vergiftung notfall tierarzt
hund hat was gefressen	tierarzt notdienst
hund hat zecke	zeckenschutz tierarzt
hund humpelt	tierarzt sprechstunde untersuchung lahmheit orthopädie
hund hustet	tierarzt sprechstunde untersuchung
hund im hotel	haustiere hotel gebühr
hund im urlaub	hundepension tierbetreuung
hund im zug	hund ticket mitnahme
hund impfen	impfung tier
hund in ferienwohnung	haustiere hotel gebühr
hund in wohnung	tierhaltung mietvertrag
hund juckt	parasiten floh zecken
hund kostet nacht	haustiere hotel gebühr
hund kotzt	magen darm erkrankung tier
hund krampft	tierarzt notdienst
hund kratzt futter	hundefutter ernährungsberatung
hund kratzt ohr	ohrenentzündung tier
hund kratzt sich	parasiten floh zecken
hund lahmt	tierarzt sprechstunde untersuchung
hund leckt hintern	analdrüsen
hund leckt pfoten	parasiten floh zecken
hund mit rein	hunde erlaubt haustiere
hund mitbringen	hunde haustiere erlaubt
hund mitnehmen	hunde haustiere erlaubt
hund nicht geimpft	impfpflicht impfausweis hund
hund ohne leine	leinenpflicht freilauf
hund operieren	operation tier
hund pinkelt ständig	harnwege blase tier
hund rein	hunde haustiere erlaubt
hund rutscht auf po	entwurmung
hund röntgen	röntgen ultraschall tier
hund schlapp	tierarzt sprechstunde untersuchung
hund schüttelt kopf	ohrenentzündung tier
hund stinkt aus maul	zahnbehandlung tier
hund tot wohin	tierkörperbeseitigung
hund trinkt viel	tierarzt sprechstunde untersuchung
hund undicht	harnwege blase tier
hund vergiftet	tierarzt notdienst
hund versichern	hundehaftpflicht tierversicherung
hund verträgt futter nicht	allergie futtermittelunverträglichkeit tier
hund verträgt nicht futter	hundefutter ernährungsberatung
hund weg	fundtier wildtier
hund weggelaufen	entlaufen vermisst tierheim
hund wird alt	altersvorsorge tier
hund wird krank	tierarzt krankheit betreuung
hund zahn	zahnbehandlung tier
hund zieht leine	hundegeschirr anprobe
hund zugelegt	welpen beratung
hund über weihnachten	hundepension feiertage
hundeabgabe	hundesteuer anmeldung
hundehaare auto	fahrzeugaufbereitung innenreinigung
hundekot	ordnungsamt lärm nachbarn
hundekrankenversicherung	tierkrankenversicherung gebührenordnung
hundemarke	hundesteuer anmeldung
hundeshooting	tierfotografie
hundesitter	hundepension tierbetreuung
hundesteuer	hundesteuer anmeldung
hundi	hunde haustiere erlaubt
hunger kriegen	essen verpflegung
husten geht nicht weg	erkältung infektsprechstunde
hut brennt	notdienst express soforthilfe
hyaluron	anti aging falten
hybrid machen	elektroauto hochvolt service
hygieneartikel zurück	vom umtausch ausgeschlossen
hygienisch	sauberkeit hygiene
hypo	baufinanzierung hypothek
häkeln	nähkurs handarbeit kreativ
hälfte fehlt	teillieferung fehlende artikel
hält das draußen	wetterfest outdoor
hält ihr tisch frei	reservierung karenzzeit
hält nicht	garantie gewährleistung
hält nicht lang	gewährleistung garantie reklamation
hände schlafen ein	bikefitting ergonomie sattelberatung
händlerpreise	händler großhandel b2b
hänger mieten	anhängerverleih
hänger ziehen	anhängerkupplung nachrüsten
hängerschein	anhängerführerschein be b96
hängt in warteschleife	kontakt telefon rückruf
hängt sich auf	fehlermeldung technische probleme fehlerbehebung störung
häppchen	catering partyservice
häppchenweise zahlen	ratenzahlung
häusl	toilette wc toiletten
höher zahlen limit	tageslimit ändern
höhere stufe	tarif upgrade
höherstufung	pflegegrad antrag
höllische zahnschmerzen	zahnschmerzen notdienst
hör auf bei euch	kündigung kündigungsfrist
hörbuch	onleihe e books
höre fernseher laut	hörgeräte hörtest
höre nichts am handy	mikrofon lautsprecher reparatur
höre nichts mehr	hno hals nasen ohren
höre schlecht	barrierefreiheit hörbehinderung gebärdensprache
hören andere mit	vertraulichkeit schweigepflicht
hörführer	audioguide
hörgerät	hörgeräte hörtest
hörgerät kaputt	hörgeräte hörtest
hörgerät nass geworden	hörgerätereparatur
hörgerät pfeift	hörgeräte hörtest hörgerät nachjustierung
hörgerät trage	barrierefreiheit hörbehinderung gebärdensprache
hörgerät verloren	hörgeräteverlust versicherung
hörsturz	hno hals nasen ohren
hört auf mailen	newsletter abmelden werbewiderspruch
hört mich keiner telefonieren	mikrofon lautsprecher reparatur
hört schlecht	hörbehinderung induktionsschleife
hörtest	hno hals nasen ohren
hüfte hund	röntgen ultraschall tier
hüfte tut weh	orthopädie gelenkschmerzen
hühner kaufen	legehennen verkauf
hühner mieten	legehennen verkauf
hühnerauge	podologie fußpflege
hündin ist läufig	läufige hündin betreuung
hündin kastrieren	kastration sterilisation
hündin läufig	kastration sterilisation
hüpfburg	hüpfburg verleih
hütte mieten	mietunterkünfte mobilheim vereinsheim vermietung
hütterl	gartenhaus holzbau
iban	zahlung rechnung überweisung
ich kann nicht mehr	krisenhilfe entlastung beratung
id erneuern	personalausweis beantragen
idee für euch	feature wunsch roadmap
idee für geschäft	businessplan gründungsberatung
identitätskarte	personalausweis beantragen
ielts	sprachprüfung zertifikat
igel gefunden	fundtier wildtier wildtierhilfe igelstation
igel leistung	igel selbstzahler leistungen
ihr auch e bikes	e bike service
ihr habt beschädigt	haftung schadensmeldung haftpflicht
ihr habt zu	notdienst vertretung betriebsferien
im angebot	ermäßigung rabatt
im arsch	reparatur defekt
im ausland gestorben	auslandsüberführung überführung ausland
im ausland lernen	sprachreisen
im ausland verkaufen firma	internationalisierung export
im bad ausrutschen	barrierefreies bad bodengleiche dusche
im chor mitsingen	theatergruppe mitspielen
im chor singen	kirchenchor musik
im dutzend	mengenrabatt staffelpreise
im eimer	reparatur
im freien heiraten	trauung draußen outdoor
im freien sitzen	terrasse biergarten
im funkloch	offline modus
im garten heiraten	freie trauung
im internet gekauft	fremdkauf montage mitgebrachte teile
im januar auch	winterpause saison
im laden anschauen	ladengeschäft showroom
im laden holen	abholung selbstabholung
im laden teurer	preisauszeichnung
im minus	dispokredit überziehung
im namen von	vollmacht vertretung
im netz buchen	online buchung terminbuchung
im preis drin	zusatzkosten gebühren
im preis enthalten	zusatzkosten gebühren
im rolli	barrierefrei rollstuhlgerecht zugang
im schlafzimmer schwitzen	klimaanlage split klimagerät
im siebten monat	schwangerschaft einschränkungen
im sterben	palliativ hospiz
im urlaub krank	auslandskrankenversicherung
im urlaub zahlen karte	auslandseinsatz gebühren
im verein mitmachen	mitgliedsantrag beitrittserklärung
im voraus zahlen	vorkasse vorauszahlung anzahlung kaution
im wald begraben	baumbestattung
im zug schlafen	nachtzug schlafwagen
imagevideo	videoproduktion imagefilm
immer bei euch	treuerabatt bonusprogramm
immer besetzt	telefonzeiten online terminvergabe
immer derselbe	fester ansprechpartner bezugsperson
immer erreichbar	verfügbarkeit sla uptime
immer frische luft	lüftungsanlage kontrollierte wohnraumlüftung
immer gleiche putzfrau	feste reinigungskraft
immer gleicher platz	fixer arbeitsplatz fix desk
immer gleiches projekt	projektvorlagen
immer infos kriegen	newsletter anmelden
immer jemand anders	wechselndes personal fester ansprechpartner
immer noch abgebucht	kündigung lastschrift erstattung
immer noch kaputt	nachbesserung reklamation
immer noch kein bescheid	status antrag bearbeitungszeit
immer noch nicht da	lieferzeit lieferstatus sendungsverfolgung
immer noch nichts gehört	bearbeitungszeit rückmeldung
impfausweis	impfung impfsprechstunde
impfbuch	impfung impfsprechstunde
impfen lassen	impfung impfsprechstunde
impfnachweis kita	masernschutz impfpflicht
impfpass verloren	impfung impfsprechstunde impfausweis ersatz nachtragen
impfpflicht	masernschutz impfpflicht
impfung auffrischen	impfung impfsprechstunde
impfung welpe	impfung tier
impfungen fehlen	impfung impfsprechstunde
implantat	implantat zahnlücke
import geht nicht	import fehler dateiformat
impressum	impressum rechtsform
impressum brauch ich	datenschutzerklärung impressum rechtstexte
in anderer stadt abgeben	einwegmiete rückgabestation
in angebot nicht drin	nachtrag zusatzleistung
in band spielen	ensemble orchester band
in bibliothek lernen	arbeitsplätze lernraum
in cash	zahlungsarten barzahlung
in den ferien auch	ferienbetrieb unterricht ferien
in den schulferien	schulferien kurspause ferienprogramm
in den trockner	trocknergeeignet pflegehinweise
in der früh	öffnungszeiten früh
in der gruppe	gruppen gruppenpreis
in der mittagspause	mittagspause kurztermin
in der schule gestürzt	schulunfall unfallkasse
in die mikrowelle	mikrowellengeeignet
in die röhre	röntgen mrt radiologie
in die schweiz liefern	liefergebiet
in die schweiz schicken	versand ausland zoll
in die schweiz ziehen	auslandsumzug fernumzug
in die spülmaschine	spülmaschinengeeignet
in die zeitung kommen	pressearbeit pr
in dollar zahlen	währung fremdwährung
in eigenem tempo	selbstlernkurs flexibel
in euro zahlen	währung zahlung
in excel raus	datenexport csv
in falschem job	karrierecoaching berufliche neuorientierung
in ferien betreut	ferienbetreuung
in franken	währung schweizer franken
in franken zahlen	währung zahlung
in gesellschaft nichts verstehen	hörgeräte hörtest
in jeans kommen	kleiderordnung dresscode
in kirche heiraten	kirchliche trauung
in laden abholen	abholung
in mehreren paketen	teillieferung versand
in mehreren teilen	ratenzahlung
in meinem alter noch	mindestalter altersgrenze
in meinem geschäft verkaufen	händler großhandel b2b
in meiner nähe	adresse standort
in packstation	packstation lieferung
in probezeit geblitzt	aufbauseminar punkte probezeit
in raten	ratenzahlung
in raten abstottern	ratenzahlung finanzierung
in ruhe telefonieren	telefonkabine
in schulferien urlaub	familienurlaub kinderermäßigung
in teilen zahlen	ratenzahlung finanzierung
in turnschuhen	dresscode schuhwerk
in vierten stock tragen	lieferung lieferservice versand
in welche tonne	abfalltrennung abfall abc
in welchem format	druckdaten dateiformat
in welchem raum	kursort räume
in welchem umkreis	einzugsgebiet servicegebiet anfahrt
in welcher größenordnung	preis kosten
in welcher straße	adresse anfahrt standort
inbody	körperanalyse
induktionsschleife	barrierefreiheit hörbehinderung gebärdensprache
influencer	kooperation partner influencer marketing
infoabend	tag der offenen tür
infoveranstaltung	vorträge einzelveranstaltungen
infusion	infusion vitamin
inhaber	team mitarbeiter
inhalator	milchpumpe babywaage verleih
inhaliergerät leihen	milchpumpe babywaage verleih
inhalt stück	einführung werkeinführung
inhaltsstoffe	allergene unverträglichkeiten
initiativbewerbung	stellenangebote jobs karriere
inkasso	mahnung zahlungsverzug
inkasso geschrieben	inkasso mahnverfahren forderung
inkasso post	mahnung mahngebühr zahlungsverzug
inklusion kind	förderung legasthenie lrs
inklusive steuer	mehrwertsteuer brutto netto
inkontinenz	beckenbodentraining
innen sauber auto	fahrzeugaufbereitung innenreinigung
innenfutter	futter erneuern
ins ausland paket	internationaler versand zollformular
ins ausland rechnung	kleinunternehmerregelung reverse charge
ins ausland schicken	liefergebiet
ins ausland ziehen	auslandsumzug fernumzug
ins grundbuch	grundbucheintragung löschung
ins haus bringen	lieferung lieferservice versand
ins minus gehen	dispokredit überziehung
ins wasser springen	badesee strand
insekten anlocken	bienenfreundliche pflanzen wildstauden
inserat	anzeigengestaltung printwerbung
insta betreuen	social media betreuung
instrument aussuchen	instrumentenkarussell schnupperangebot
instrument kaufen	leihinstrument miete
instrument leihen	leihinstrument miete
instrument lernen	instrumentalunterricht
instrument mieten	leihinstrument miete
instrumente ausprobieren	instrumentenkarussell schnupperangebot
instrumentenkarussell	instrumentenkarussell schnupperangebot
integrationskurs	integrationskurs bamf
intensivkurs	kursdauer intensivkurs
intensivkurs fahrschule	intensivkurs ferienkurs führerschein
internationaler führerschein	führerscheinstelle umtausch
internet geht nicht	internetstörung it support
internet im ganzen haus	netzwerkverkabelung wlan
internet langsam	internet störung wlan einrichtung
internetrad reparieren	fremdräder reparatur
internetseite machen	website erstellung webdesign
internetzugang	wlan internet
intim waxing	haarentfernung waxing
invisalign	kieferorthopädie zahnspange
ipad gesprungen	tablet reparatur
ipl	laser haarentfernung ipl
irgendwo läuft wasser	leckortung leckage
irgendwo warm	reiseberatung urlaub buchen
ischias	rückenschmerzen
iserv	ipad laptop schule
isst heute nicht mit	essensabmeldung mittagessen
isst kein fleisch	vegetarisch verpflegung
isst kein schwein	schweinefleischfrei halal
ist 1 meter groß	mindestgröße kinder
ist anmeldung angekommen	bestätigung e mail
ist baum noch sicher	baumkontrolle baumgutachten
ist bettwäsche dabei	bettwäsche handtücher inklusive
ist chef da	geschäftsführung kontakt
ist da alkohol drin	alkohol zutaten alkoholfrei
ist da alles drin	inklusivleistungen
ist da schwein	schweinefleisch zutaten gelatine
ist das bio	nachhaltigkeit umwelt bio zertifizierung
ist das dsgvo	dsgvo datenschutz auftragsverarbeitung
ist das erlaubt	erlaubt regeln
ist das erlaubt finanzamt	gobd konform
ist das fake	echtheit betrug impressum
ist das gedeckt	versicherungsschutz deckung
ist das gruselig	altersempfehlung fsk
ist das halal	halal zertifiziert
ist das noch gut	haltbarkeit mindesthaltbarkeit
ist das pflicht	pflicht vorgeschrieben
ist das schon alles	inklusivleistungen zusatzkosten
ist das therapie	coaching abgrenzung therapie
ist das verboten	verbot hausordnung
ist das von euch	sicherheit betrug
ist der abschluss anerkannt	anerkannter abschluss zertifizierung
ist der qualifiziert	qualifikation ausbildung zertifikate
ist die mail echt	phishing echtheit
ist dringend	notfall akuttermin express
ist erst drei	mindestalter altersgrenze
ist es frisch	frische zutaten hausgemacht
ist es laut	lärm lage ruhig
ist es zu fuß	fußweg entfernung lage
ist essen dabei	verpflegung inklusive mahlzeiten
ist essen inklusive	essen verpflegung
ist frühstück dabei	frühstück inklusive
ist gespritzt	pflanzenschutz bio zertifiziert
ist gestorben	todesfall trauer
ist heute jemand da	öffnungszeiten
ist im eimer	reparatur defekt
ist lange her	wiedereinsteiger auffrischungskurs
ist lift offen	liftbetrieb öffnungszeiten
ist material dabei	materialkosten inklusive
ist mittagessen dabei	verpflegung mittagessen
ist noch keine 18	minderjährig einverständniserklärung eltern
ist pool beheizt	pool beheizt wassertemperatur
ist steuer dabei	mehrwertsteuer brutto netto
ist viel los	auslastung stoßzeiten
it für kleine firma	it betreuung wartungsvertrag
italienisch lernen	sprachkurse termine
iv ausweis	ermäßigung schwerbehindertenausweis
ja sagen	standesamtliche trauung
jacke lassen	garderobe schließfach
jacke liegen lassen	fundsachen fundbüro
jacke vergessen	fundsachen fundbüro
jagdschein	fischereischein waffen jagd
jahre keine steuer	fristverlängerung verspätungszuschlag
jahre keine steuer gemacht	steuererklärung nachholen
jahre nicht gefahren	auffrischung fahrstunden angst
jahrelang nicht beim zahnarzt	betäubung angst narkose
jahresbeitrag	mitgliedschaft mitgliedsbeitrag
jahresende firma	jahresabschluss bilanz
jahresgebühr verein	mitgliedsbeitrag
jahreskalender	kalender speisekarten druck
jahreskarte	jahreskarte abonnement
jahrestag essen	menü mehrgang degustation
jahresversammlung	mitgliederversammlung
jahreswagen	gebrauchtwagen
jalousie klemmt	jalousien raffstore
japanisch lernen	sprachkurse termine
jauckerl	impfung impfsprechstunde
jause	essen verpflegung
jeans erlaubt	kleidung dresscode
jeans kürzer	kürzen saum änderungsschneiderei
jede woche blumen	blumenabo
jede woche gemüse	gemüsekiste abo
jede woche gleiche aufgabe	wiederkehrende aufgaben
jeden monat gleiche rechnung	abo rechnung wiederkehrende rechnungen
jeden monat schicken	abo lieferung
jeden monat spenden	dauerspende fördermitgliedschaft
jeden montag automatisch	wiederkehrende aufgaben
jeden tag fahren	zeitkarten abo
jeden tag lernen	kursdauer intensivkurs
jeden tag post holen	regelmäßige touren geschäftskunden
jeder selbst zahlen	getrennt zahlen
jeder selbst zahlt	getrennte rechnung
jederzeit besuchen	besuchszeiten
jederzeit rein	24 7 zugang
jemand abgebucht kenne nicht	lastschrift zurückgeben reklamation
jemand anderes schicken	vollmacht vertretung
jemand anders holt	abholung
jemand anders statt mir	ticket rückgabe übertragung
jemand auf meinem parkplatz	falschparker stellplatz
jemand auto prüfen kauf	gebrauchtwagencheck
jemand betreut homepage	website wartung wartungsvertrag
jemand da der hilft	betreuung personal
jemand der arabisch	sprachen fremdsprachen dolmetscher
jemand der mich antreibt	personal training
jemand erklärt uns	führungen
jemand fragen	kontakt ansprechpartner
jemand gestorben	bestattung trauerfeier todesfall sterbefall
jemand gestorben wohnung putzen	tatortreinigung
jemand hat geändert	änderungsprotokoll versionsverlauf
jemand in meinem konto	sicherheit konto missbrauch
jemand macht buchhaltung	finanzbuchhaltung
jemand mitbringen	begleitperson
jemand müll abgeladen	illegale müllablagerung melden
jemand reingefahren	unfallschaden gutachten gegnerische versicherung
jemand schicken stattdessen	vollmacht vertretung
jemand wäscht mutter	ambulante pflege
jemand zeigen software	demo produktvorführung
jemand zugriff konto	kontovollmacht
jemand zum putzen	haushaltshilfe wohnungsreinigung
jemand zum tragen	umzugsservice umzugshelfer
jemand übersetzen	dolmetscher übersetzung
jemand übersetzt	fremdsprachen englisch
jemanden empfehlen kriege	empfehlungsprämie freunde werben
jemanden sprechen	kontakt telefon
jemanden verklagen	klageverfahren prozess
jetzt gleich kommen	notdienst express soforthilfe
jga	junggesellenabschied
job bei euch	jobs karriere stellenangebote
job für mich	stellenangebote jobs karriere
job macht unglücklich	karrierecoaching berufliche neuorientierung
job suche	stellenangebote jobs karriere
job verloren	arbeitslosigkeit sonderkündigung sozialtarif
jobcenter	sozialrecht widerspruch
jobcenter zahlt kurs	bildungsgutschein förderung
jobcenter zahlt verein	bildung teilhabe gutschein
joggen gruppe	laufgruppe
jokertag	beurlaubung unterrichtsbefreiung
journalist	presse medien
jubiläum feiern	feier geburtstag privat
jucken haut	hautarzt dermatologie
juckreiz	hautarzt dermatologie
juckt untenrum	frauenarzt gynäkologie
juckt überall	hautarzt dermatologie
judo	kampfsport selbstverteidigung
jugend musiziert	musiktheorie prüfungsvorbereitung
jugendfreizeit	jugendgruppe ministranten
jugendgruppe	jugendgruppe ministranten
jugendliche fitness	fitness kinder jugendliche
junggesellenabschied shirts	textildruck
jungschar	jugendgruppe ministranten
jurte	mietunterkünfte mobilheim
jährlich drüberschauen	heizungswartung
jüdisch	religiöse bestattung
jünger aussehen	anti aging falten
kabel angefressen	marderschaden marderschutz
kabel angeschmort	elektrik notfall brandgefahr
kabel hält nicht	ladebuchse reparatur
kabel prüfen betrieb	dguv v3 geräteprüfung
kabel uralt	elektrosanierung altbauinstallation
kabeltrommel	strom stellplatz
kachelofen	kachelofen hafner ofenbauer
kaffee bekommen	getränke
kaffee inklusive	kaffee küche ausstattung
kaffee nur wässrig	kaffeemaschinen reparatur wartung
kaffee und kuchen	kuchen torten café
kaffee übers laptop	wasserschaden reparatur
kaffeeklatsch	kuchen torten café
kaffeemaschine	ferienwohnung küche ausstattung
kaffeemaschine entkalken	kaffeemaschinen reparatur wartung
kaffeevollautomat spinnt	kaffeemaschinen reparatur wartung
kahle stellen fell	allergie futtermittelunverträglichkeit tier
kahle stellen rasen	vertikutieren rasensanierung
kajak leihen	bootsverleih
kakerlaken	reisemängel reklamation schädlingsbekämpfung kammerjäger
kalender mit fotos	kalender speisekarten druck
kalk überall	enthärtungsanlage entkalkung
kalkflecken	enthärtungsanlage entkalkung
kaltmiete warm	miete warmmiete nebenkosten
kam bestellung an	bestellbestätigung
kam keiner kurier	sendungsverfolgung zustellversuch
kamera anmachen	online kurs kamera technik
kamera bedienen	fotokurs
kamera bei euch	videoüberwachung datenschutz
kamera handy unscharf	kamera reparatur smartphone
kamera ums haus	alarmanlage videoüberwachung
kameraglas	kamera reparatur smartphone
kamin bröckelt	schornsteinsanierung
kamin einblechen	spenglerarbeiten klempnerarbeiten
kamin raucht	kaminkehrer schornstein prüfung
kamin undicht oben	schornsteinsanierung
kamishibai	vorlesen kinder bibliothek
kampfhund	hundesteuer anmeldung
kampfsport	kampfsport selbstverteidigung
kanal drückt rein	rückstauklappe hebeanlage
kaninchen	kleintiere heimtiere exoten verkauf haltung
kaninchen impfen	impfung tier
kann anwalt nicht bezahlen	prozesskostenhilfe beratungsschein
kann doch nicht	stornierung absage termin absagen verschieben
kann doch nicht hin	ticketrückgabe weiterverkauf
kann erst später zahlen	mahnung zahlungsverzug
kann freundin statt mir	ticket rückgabe übertragung
kann gar nichts	anfänger vorkenntnisse
kann gerade nicht zahlen	mahnung zahlungsverzug
kann grad nicht zahlen	ratenzahlung stundung zahlungsaufschub
kann hund nicht behalten	tierabgabe vermittlung
kann ich anmelden	terminvereinbarung termin buchen
kann ich chef	geschäftsführung kontakt
kann ich foto mailen	fotos anfrage kostenvoranschlag
kann ich kind abgeben	kinderbetreuung aufsicht
kann ich mich umziehen	umkleide umkleideräume
kann ich mir anschauen	besichtigung ausstellung showroom
kann ich noch einsteigen	quereinstieg anmeldeschluss
kann ich später selbst	selbst bearbeiten cms
kann ich unterstützen	ehrenamt helfen
kann ich warten	wartebereich wartezeit reparatur
kann ich wechseln agentur	nutzungsrechte übergabe
kann ich wen mitbringen	begleitperson gäste
kann ichs holen	abholung selbstabholung
kann ihn nicht behalten	abgabe rückgabe vermittlung
kann jemand anders abholen	abholung
kann jemand anders kommen	ersatzteilnehmer vertretung vollmacht
kann jemand zurückrufen	rückruf rückrufservice
kann kaum deutsch	sprachen dolmetscher deutschkenntnisse
kann kein deutsch	sprachen fremdsprachen dolmetscher
kann keine noten	notenkenntnisse anfänger
kann keine treppen	barrierefreiheit rollstuhl barrierefrei rollstuhlgerecht zugang
kann kind	schulanmeldung einschulung
kann klassenfahrt nicht zahlen	bildung und teilhabe zuschuss
kann kollege auch sehen	freigabe berechtigungen
kann kopf nicht drehen	manuelle therapie
kann kredit nicht zahlen	stundung umschuldung
kann link nicht öffnen	zugangslink technische hilfe
kann man anprobieren	anprobe umkleide
kann man arbeiten dort	arbeitsplätze lernplätze
kann man ausborgen	vermietung private nutzung
kann man ausleihen	verleih leihausrüstung
kann man baden	badestelle schwimmen
kann man draußen	terrasse außenplätze
kann man drucken	drucken kopieren
kann man duschen	duschen umkleidekabinen
kann man einfrieren	haltbarkeit einfrieren
kann man euch trauen	bewertungen zertifizierung referenzen
kann man gutschein auszahlen	gutschein barauszahlung
kann man hinkommen	besuch ladengeschäft adresse
kann man kochen	küche kochgelegenheit selbstverpflegung
kann man mieten	vermietung private nutzung
kann man mitessen	gäste mahlzeiten
kann man noch richten	reparatur kostenvoranschlag
kann man parken	parkplätze parken
kann man selber machen	selbstmontage anleitung
kann man steuerlich absetzen	steuerlich absetzbar
kann man waschen	waschbar pflegehinweise
kann mein mann	vollmacht vertretung dritte
kann meine frau	vollmacht vertretung dritte
kann mich jemand beraten	beratung erstgespräch
kann mich nicht anmelden	anmeldung login problem
kann mich nicht einloggen	anmeldung login passwort anmeldeproblem
kann miete nicht zahlen	wohngeld sozialleistungen
kann mir nicht leisten	ermäßigung sozialtarif ratenzahlung
kann mir wer helfen	kontakt ansprechpartner
kann morgen nicht	termin absagen verschieben
kann nachts nicht schlafen	schlafstörungen behandlung
kann nicht arbeiten	krankschreibung arbeitsunfähigkeit
kann nicht aufs klo	magen darm
kann nicht aus haus	hausbesuch
kann nicht fahren ticket	ticket stornierung
kann nicht jede woche	zehnerkarte einzelstunden flexibel
kann nicht kommen	termin absagen stornierung verschieben
kann nicht laufen	hausbesuch akut
kann nicht lesen	barrierefreiheit sehbehinderung leichte sprache vorlesehilfe
kann nicht mehr	psychotherapie psychische beschwerden burnout prävention
kann nicht mehr kommen	stornierung absage
kann nicht mehr lesen	sehtest brillenglasbestimmung
kann nicht richtig lesen	förderung legasthenie lrs
kann nicht schlafen	psychotherapie psychische beschwerden
kann nicht schreiben	texterstellung content
kann nicht schwimmen	schwimmkenntnisse nichtschwimmer voraussetzung
kann nicht singen	chor vorkenntnisse vorsingen
kann nichts anklicken	fehlermeldung technische probleme
kann nur abends	abendtermine abendkurse
kann nur nach feierabend	abendtermine abendsprechstunde
kann nur samstags	samstag termine wochenendkurs
kann nur vormittags	vormittagskurse vormittag
kann schon bisschen	einstufung niveau wiedereinsteiger
kann später angucken	aufzeichnung mediathek
kann stift nicht halten	ergotherapie
kann wenig deutsch	fremdsprachen englisch
kann wer anders abholen	abholvollmacht abholberechtigte
kapier ich nicht	leichte sprache
kapseln herstellen	rezeptur salben herstellung
kaputt	reparatur
kaputt angekommen	falschlieferung reklamation transportschaden
kaputt gemacht	reparatur defekt
kaputt gemacht bei anderen	schadensmeldung haftpflichtversicherung
kaputtgegangen	reparatur defekt
karaoke	live musik veranstaltung lokal
karate	kampfsport selbstverteidigung
karfreitag	öffnungszeiten feiertage
karies	füllung karies
karre abstellen	parkplatz parken
karre springt nicht	starthilfe batterie pannenhilfe
karte abgelaufen	kreditkarte aktualisieren zahlungsmethode
karte abgelehnt	zahlung abgelehnt kreditkarte
karte anbieten shop	zahlungsanbieter einrichten
karte anschauen	speisekarte
karte dazu legen	grußkarte beilegen
karte dazu schreiben	grußkarte
karte dazuschreiben	grußkarte grußtext
karte eingezogen	karte eingezogen ersatzkarte
karte einlesen	versichertenkarte gesundheitskarte
karte geht nicht drehkreuz	mitgliedskarte verloren
karte geklaut	kartensperrung sperrhotline verlust
karte in usa	auslandseinsatz gebühren
karte möglich	zahlungsarten kartenzahlung barzahlung
karte nicht dabei kontrolle	abo nachweis nachreichen
karte sperren	kartensperrung sperrhotline
karte stecken	versichertenkarte gesundheitskarte
karte teilen	übertragbarkeit mitgliedskarte
karte vergessen arzt	versichertenkarte gesundheitskarte
karte verloren	ticket rückgabe übertragung verlust ersatzkarte
karte verloren bank	kartensperrung sperrhotline
karte verschluckt	karte eingezogen ersatzkarte
karte weitergeben	ticket rückgabe übertragung übertragbarkeit nicht
karte wird nicht genommen	zahlung fehlgeschlagen zahlungsarten
karte zurückgeben zug	ticket stornierung
karte übertragen	ticket rückgabe übertragung
karten an der kasse	eintritt tickets
karten für heute abend	theaterkasse tickets
karten fürs theater	theaterkasse tickets
karten kaufen	eintritt tickets
karten noch	tickets eintritt
karten online	eintritt tickets
karten schieben	kanban board
karten vor ort	tageskasse abendkasse
kartenzahlung	zahlungsarten kartenzahlung
karton eingedrückt	transportschaden reklamation
karton weggeworfen	umtausch rückgabe kassenbon originalverpackung rücksendung
kartons ausleihen	umzugskartons
kasperle	kindertheater
kasperltheater	kindertheater
kassa	kassensystem tse
kassabon	rechnung beleg quittung
kassazettel	rechnung quittung beleg
kasse geht nicht	bestellvorgang checkout problem
kasse im laden	kassensystem tse
kasse zahlt brille	zuschuss krankenkasse brille
kasse übernimmt	kostenübernahme krankenkasse
kassenarzt	kassenpatienten privatpatienten
kassenbon	rechnung quittung beleg
kassenbon weg	rückgabe umtausch widerruf rechnung beleg
kassenvertrag	kassenpatienten privatpatienten
kassenzettel	rechnung beleg quittung
kassette leeren	ver und entsorgung wohnmobil
kastrationschip	kastration sterilisation
kastrieren	kastration sterilisation
katalog kaufen	museumsshop café
kater kann nicht pinkeln	harnwege blase tier
kater kastrieren	kastration sterilisation
katholisch werden	kircheneintritt wiedereintritt
katze allein beschäftigen	kratzbaum zubehör
katze angefahren	tierarzt notdienst
katze aufs sofa	polsterreinigung matratzenreinigung
katze auge tränt	augen erkrankung tier
katze durchfall	magen darm erkrankung tier
katze einäschern	tierbestattung
katze entlaufen	fundtier wildtier
katze erbricht	magen darm erkrankung tier
katze frisst nicht	tierarzt sprechstunde untersuchung appetitlosigkeit notfall
katze gefunden	fundtier wildtier
katze gestorben	tierbestattung krematorium
katze humpelt	tierarzt sprechstunde untersuchung
katze im flieger	tiertransport flug
katze impfen	impfung tier
katze in wohnung halten	haustierhaltung mietvertrag
katze ins heim	heimvertrag probewohnen
katze komisch	tierarzt sprechstunde untersuchung
katze kotzt	magen darm erkrankung tier
katze kratzt sich	parasiten floh zecken
katze kratzt sofa	kratzbaum zubehör
katze leidet	einschläfern euthanasie
katze mitnehmen	hunde haustiere
katze nicht in box	hausbesuch tierarzt
katze nierenwerte	altersvorsorge tier
katze niest	tierarzt sprechstunde untersuchung
katze pinkelt	katzenstreu katzentoilette
katze pinkelt blut	harnwege blase tier
katze pinkelt überall	harnwege blase tier
katze rollig	kastration sterilisation
katze röntgen	röntgen ultraschall tier
katze sterilisieren	kastration sterilisation
katze unfruchtbar	kastration sterilisation
katze urlaub betreuen	tierpension betreuung
katze urlaub versorgen	hundepension tierbetreuung
katze versteckt sich	tierarzt sprechstunde untersuchung
katze weg	entlaufen vermisst haustierregister
katze zahn	zahnbehandlung tier
katze zugelaufen	fundtier tierheim
katzenallergie	allergietest hyposensibilisierung
katzenbaum	kratzbaum zubehör
kauf bereut	widerrufsrecht rückgabe
kaufen dann nicht	warenkorbabbruch conversion
kauft ihr an	ankauf inzahlungnahme
kauft ihr auch gebrauchte	ankauf gebraucht
kaufvertrag wohnung notar	kaufvertrag beurkundung grundbuch
kaution	anzahlung kaution
kaution nicht zurück	mietrecht mieterhöhung mietminderung
kaution ohne kreditkarte	kaution ec karte bar
kaution wann zurück wohnung	mietkaution rückzahlung
kaution zurück	anzahlung kaution rückzahlung kautionsrückzahlung frist
kehricht	abfallkalender müllabfuhr
kehrwoche	treppenhausreinigung
kein atomstrom	ökostrom
kein aufzug bei uns	lieferung etage treppenhaus
kein deutsch	fremdsprachen englisch
kein eigenes zelt	mietunterkünfte mobilheim
kein fleisch	vegan vegetarisch
kein gas	gasstörung
kein geld beerdigung	sozialbestattung kosten bestattung
kein geld für beerdigung	sozialbestattung bestattungskosten
kein geld grad	ermäßigung sozialtarif ratenzahlung
kein geld momentan	ratenzahlung stundung
kein grab pflegen	anonyme bestattung rasengrab
kein internet	internet störung wlan einrichtung
kein kitaplatz	kitaplatz anmeldung
kein klavier zuhause	leihinstrument miete
kein nachfolger	nachfolgeberatung
kein platz für reifen	reifeneinlagerung räderhotel
kein platz mehr software	speicherplatz upload limit
kein retourenschein	retourenlabel rücksendung
kein saft	stromausfall elektronotdienst
kein schwein	halal koscher
kein schweinefleisch	halal koscher
kein selbstvertrauen	selbstbewusstsein coaching
kein strom	stromausfall elektronotdienst elektro notdienst
kein termin bekommen amt	termin bürgerbüro
kein testament	gesetzliche erbfolge
kein warmes wasser	warmwasser boiler störung notdienst
kein zug mehr	motordiagnose
keine ahnung von	beratung erstgespräch
keine ahnung was	beratung
keine anfragen	conversion optimierung
keine antwort bekommen	kontakt e mail email
keine bestätigung	bestätigung e mail
keine bestätigung bekommen	bestätigungsmail buchungsbestätigung
keine brille tragen	kontaktlinsen anpassung
keine fotos von kind	datenschutz
keine krankenversicherung	ohne krankenversicherung behandlung
keine leistung	motordiagnose
keine lust mehr instrument	abmeldung musikschule
keine lust zu üben	motivation üben unterricht
keine mail bekommen	bestätigung e mail
keine mail gekriegt	bestätigungsmail verifizierung
keine mails mehr	newsletter abmelden
keine maschinen	vorsorgevollmacht patientenverfügung
keine plätze mehr	wartezeit warteliste
keine stufen	barrierefrei rollstuhlgerecht zugang
keine unterstützung	ebike diagnose softwareupdate
keine werbung	werbewiderspruch newsletter abmelden
keine werbung mehr	newsletter abmelden werbewiderspruch
keine zeit für instagram	social media betreuung
keinen anwalt leisten	prozesskostenhilfe beratungshilfe
keinen kitaplatz bekommen	kitaplatz warteliste absage
keinen mann	wahl weiblich fachkraft
keinen therapieplatz gefunden	kostenerstattungsverfahren warteliste
keiner bewirbt sich	personalmarketing employer branding
keiner da	erreichbarkeit öffnungszeiten
keiner findet seite	suchmaschinenoptimierung seo
keiner fragt an	conversion optimierung
keiner geht ran	kontakt telefon rückruf
keiner hat geklingelt	zustellversuch abholung filiale
keiner hebt ab	kontakt telefon rückruf
keiner kam	termin verspätung beschwerde
keiner kauft seite	conversion optimierung
keiner kennt uns	marketing beratung kampagne
keiner konnte helfen	zweitmeinung spezialisten
keiner ruft an	online marketing anfragen
keiner soll wissen wo	anonyme bestattung rasengrab
kekse banner	cookie banner consent
kekse weihnachten	saisongebäck stollen krapfen
keller ausmisten	entrümpelung haushaltsauflösung
keller dabei	kellerabteil fahrradraum
keller feucht	kellerabdichtung bauwerkstrockenlegung
keller muffig	kellerabdichtung bauwerkstrockenlegung
keller steht wasser	rohrbruch wasserschaden notdienst
keller unter wasser	rohrbruch wasserschaden notdienst überschwemmung trocknung
keller vollgelaufen versicherung	hausratversicherung wasserschaden
keller zeigen	kellerführung weinguttour
kellerdecke kalt	kellerdeckendämmung
kellerwand nass	kellerabdichtung bauwerkstrockenlegung
kenn mich nicht aus	beratung erstgespräch einsteiger
kenn nur autor	buchsuche recherche
kennenlernen erstmal	beratung erstgespräch
kennt ihr euch aus	qualifikation zertifikate
kennwort vergessen	passwort zurücksetzen
kennwort weg	passwort zurücksetzen
kennzeichen	kfz zulassung
kennzeichen geklaut	kennzeichendiebstahl neues kennzeichen
kennzeichen holen	zulassungsservice kennzeichen
keratin	haarglättung keratin
kerze anzünden	messintention kerze
kerzen erlaubt	aufbau abbau dekoration offenes feuer
kessel brummt	heizung geräusche wartung
kette fällt runter	kettenwechsel antrieb
kette gerissen	kettenwechsel antrieb schmuckreparatur kette löten
kette gerissen gold	schmuckreparatur löten
kette quietscht	kettenwechsel antrieb
kette rostig	kettenwechsel antrieb
kette springt	kettenwechsel antrieb verschleiß
kettensatz	kettensatz wechsel
key auf github	api schlüssel widerrufen
key ist geleakt	api schlüssel widerrufen rotieren
keyboard reicht	leihinstrument miete
kfz schein verloren	kfz zulassung
kfz wechseln	kfz versicherung
kg rezept	rezept heilmittelverordnung physiotherapie
kgg	gerätetraining kgg
ki auf seite	chatbot ki integration
ki im betrieb	ki beratung
ki kurs	edv computerkurs
ki nutzen firma	ki beratung
kickboxen	kampfsport selbstverteidigung
kicken	fußball jugend
kids dabei	kinder familien
kids mitbringen	kinder
kiefer blockiert	kiefergelenk cmd behandlung
kiefer knackt	aufbissschiene knirscherschiene
kiefer physio	kiefergelenk cmd behandlung
kiefer tut weh	aufbissschiene knirscherschiene
kiefer verspannt	kiefergelenk cmd behandlung
kieferschmerzen	aufbissschiene knirscherschiene
kies liefern	erde mulch schüttgut lieferung
kilometer drüber	mehrkilometer freikilometer
kilometer inklusive	freikilometer
kilos loswerden	ernährungsberatung abnehmen
kind abgeben	kinderbetreuung aufsichtspflicht
kind adoptieren	adoption
kind allein lassen	kinderbetreuung aufsichtspflicht
kind alleine kommen	einverständniserklärung eltern
kind anmelden verein	jugendabteilung anmeldung
kind auspowern	sportverein abteilungen
kind ausweis bücherei	bibliotheksausweis anmeldung
kind bleibt daheim	krankmeldung schule entschuldigung
kind braucht brille	kinderbrille myopie
kind englisch	kinder sprachkurs
kind erwarten	schwangerschaft vorsorge
kind fahrkarte	kinder familienkarte
kind fieber	kinderarzt vorsorge u untersuchung
kind fieber kita	kita krankheit regelung
kind geboren anmelden	geburtsurkunde standesamt
kind gemobbt	mobbing schulsozialarbeit
kind haare schneiden	kinderhaarschnitt
kind hat fieber	krankes kind krankmeldung
kind hat läuse	läusemittel
kind hustet	kinderarzt vorsorge u untersuchung
kind im elternbett	familienzimmer babybett
kind im wartezimmer	kinder mitbringen wartezimmer
kind in schule anmelden	schulanmeldung einschulung
kind isst nicht	kinderarzt vorsorge u untersuchung
kind ist krank	krankes kind abmelden
kind kann nicht schwimmen	schwimmkurs seepferdchen
kind kicken	fußball jugend
kind kommt heute nicht	krankmeldung schule entschuldigung
kind krank arbeit	kind krankmeldung attest
kind krank attest	kind krankmeldung attest
kind krank geworden	stornierung absage
kind krankmelden	krankmeldung schule entschuldigung
kind kurzsichtig	kinderbrille myopie
kind lispelt	logopädie sprachtherapie
kind läuft nicht	kinderphysiotherapie
kind mitbringen	kinder mitbringen kinderbetreuung
kind schielt	kinderbrille myopie
kind sehen dürfen	sorgerecht umgangsrecht
kind sieht schlecht	kinderbrille myopie
kind soll sich bewegen	sportverein abteilungen
kind spricht kein deutsch	vorschule sprachförderung
kind spricht nicht	logopädie sprachtherapie
kind taufen	taufe anmeldung
kind trauert	trauerbegleitung kinder
kind unterstützen	patenschaft
kind weint kita	eingewöhnung
kind will haustier	haustier beratung
kind will klavier	instrumentalunterricht
kind will mund nicht	kinderzahnheilkunde
kind will nicht mehr	abmeldung musikschule
kind will reiten	ponyreiten mindestalter
kind wird 6	kindergeburtstag
kind wächst nicht	kinderarzt vorsorge u untersuchung
kind zahnarzt	kinderzahnheilkunde
kind zappelig	ergotherapie
kinder abgeben währenddessen	kinderbetreuung
kinder beschäftigen	kinderbetreuung spielecke
kinder frei	kinder kostenfrei eintritt
kinder gratis zug	kinder familienkarte
kinder hüten	kinderbetreuung
kinder im rad transportieren	lastenrad fahrradanhänger kindersitz
kinder kühe zeigen	hofführung schule am bauernhof
kinder mit ins studio	kinderbetreuung mindestalter fitnessstudio
kinder mitbringen	kinder familien
kinder mitmachen	museumspädagogik workshop
kinder nicht belasten	bestattungsvorsorge
kinder umsonst	kinder kostenlos freier eintritt
kinder zahlen zimmer	familienzimmer babybett
kinderarzt	kinderarzt vorsorge u untersuchung
kinderbecken	pool schwimmbad
kinderbetreuungsgeld	elterngeld kindergeld
kinderbrille	kinderbrille myopie
kinderchor	gesangsunterricht chor
kinderclub	familienurlaub kinderermäßigung
kinderfreundlich	kinder
kinderführung	museumspädagogik workshop
kindergarten zu	kita schließtage
kindergartenfotos	kita und schulfotografie
kindergartengruppe	schulklassen
kindergartenplatz	kitaplatz anmeldung
kindergeburi	kindergeburtstag
kindergeburtstag bauernhof	kindergeburtstag hof
kindergeld	elterngeld kindergeld
kindergottesdienst	gottesdienst zeiten
kinderkrankenschein	kind krankmeldung attest
kinderkrippe	kitaplatz anmeldung
kindern erklären tod	trauerbegleitung kinder
kindernotfall	erste hilfe kurs
kinderpass abgelaufen	kinderreisepass
kinderpass reise	einreisebestimmungen visum
kinderportion	kindergerichte spielplatz
kinderrad	kinderfahrrad
kinderreisepass	reisepass beantragen
kinderstuhl	kinderwagen wickeltisch
kinderteller	kindergerichte spielplatz
kindertorte	torte bestellen
kinderwagen	kinderwagen wickeltisch kinder familien
kinderwagen flieger	sondergepäck
kinderwagen mitnehmen	kinderwagen mitnahme
kinderzahnarzt	kinderzahnheilkunde
kindgerecht	kinder
kindi	kitaplatz anmeldung
kindkrank	kind krankmeldung attest
kindle bücherei	onleihe e books
kinesiotape	sportphysiotherapie
kiosk	brötchenservice
kirche austreten	kirchenaustritt kirchensteuer
kirche eintreten	kircheneintritt wiedereintritt
kirchenaustritt	kirchenaustritt kirchensteuer
kirchenbeitrag	kirchenaustritt kirchensteuer
kirchenchor	kirchenchor musik
kirchensteuer	kirchenaustritt kirchensteuer
kirchlich heiraten	kirchliche trauung
kiss syndrom	kinderphysiotherapie
kiste mit gemüse	gemüsekiste abo
kiste wein schicken	weinversand
kisten packen	einpackservice
kistl	katzenstreu katzentoilette
kita anmelden	kitaplatz anmeldung
kita anschauen	tag der offenen tür
kita ferien	kita schließtage
kita gratis	kita gebühren elternbeitrag
kita platz	kitaplatz anmeldung vormerkung
kita streik	kita schließtage
kita warteliste	kitaplatz anmeldung
kita zu	kita schließtage
kita zuschuss	kita gebühren elternbeitrag
kita öffnet	betreuungszeiten kita
kitafotos	kita und schulfotografie
kitagebühren	kita gebühren elternbeitrag
kitaplatz	kitaplatz anmeldung
klage bekommen	klage mahnbescheid frist
klamotten spenden	sachspenden
klappert beim fahren	diagnose fahrwerk
klappert unterm auto	fahrwerk stoßdämpfer diagnose
klappt doch nicht	stornierung absage termin absagen verschieben
klappt leider nicht	stornierung absage
klappt nicht schwanger	kinderwunsch
klarna	ratenzahlung
klasse auf bauernhof	hofführung schule am bauernhof
klassenfahrt	schulklassen
klassenfoto	kita und schulfotografie
klassenkasse	förderverein schule
klassenlehrer	elternsprechtag elterngespräch
klavier lernen	instrumentalunterricht
klavier muss mit	klaviertransport
klavier schleppen	klaviertransport schwertransport
klavier verstimmt	klavier stimmen
klavier üben dürfen	proberaum übungsraum
klavierstimmer	klavier stimmen
klavierstunden	instrumentalunterricht
kleber drucken	aufkleber etiketten
kleckerweise zahlen	ratenzahlung finanzierung
kleid anprobieren	brautkleid anprobe
kleid für hochzeit	brautkleid anprobe
kleid nachnähen	schnittanfertigung maßschneiderei
kleid nähen lassen	maßanfertigung maßanzug
kleid zu eng	brautkleid anprobe kleid weiten änderung
kleid zu lang	kürzen saum änderungsschneiderei
kleid zu weit	weite ändern änderungsschneiderei
kleid ändern	brautkleid anprobe
kleider abgeben	spenden spendenquittung
kleider loswerden	altkleidersammlung
kleiderkammer	sozialberatung tafel
kleiderordnung	kleidung dresscode
kleidung abgeben	kleiderspende annahme
kleine arbeiten im haus	hausmeisterservice
kleine menge	mindestmenge mindestbestellwert mindestbestellmenge
kleine portion	kindergerichte spielplatz
kleine sachen reparieren	kleinreparaturen montage handwerkerservice
kleineres paket	tarif downgrade
kleines budget	ermäßigung sozialtarif ratenzahlung
kleines büro	privatbüro teambüro
kleines service	inspektion service
kleingedruckt	agb bedingungen
kleingedruckte	agb bedingungen
kleingedrucktes	agb vertragsbedingungen
kleingedrucktes nicht lesen	lesebrille
kleingeld	zahlungsarten barzahlung
kleingeld einzahlen	münzeinzahlung
kleingewerbe	gewerbeanmeldung
kleinigkeit	kleinreparatur mindestpauschale
kleinigkeiten im haus	kleinreparaturen montage handwerkerservice
kleinkindturnen	kinderturnen
kleinunternehmer	existenzgründung gewerbeanmeldung beratung kleinunternehmerregelung umsatzsteuer
kleinunternehmer rechnung	kleinunternehmerregelung reverse charge
kletterhalle	klettern bouldern
kletterkurs	klettern bouldern
klettern	klettern bouldern
kletterschuhe leihen	klettern bouldern
kletterschuhe sohle	wiederbesohlung bergschuhe
klick boden	bodenbeläge verlegen
klicks zählen	webanalyse tracking
klima auto kühlt nicht	klimaservice
klima im zimmer	klimaanlage
klima kühlt nicht	klimaanlage wartung
klima stinkt	klimaanlage wartung
klimaanlage auto warm	klimaservice
klimabilanz	nachhaltigkeitsberatung co2 bilanz
klimafreundlich	nachhaltigkeit umwelt
klimagerät tropft	klimaanlage wartung
klimaneutral	nachhaltigkeit umwelt
klimaticket	zeitkarten abo
klingel geht nicht	sprechanlage türsprechanlage klingelanlage störung
klingeln wo	eingang klingel
klingelschild	klingelschild namensschild
klo	toilette wc
klo ausleeren	ver und entsorgung wohnmobil
klo gesprungen	wc austausch sanitär
klo hochpumpen	rückstauklappe hebeanlage
klo läuft über	rohrreinigung abflussreinigung verstopfung
klo rinnt	spülkasten reparatur
klo verstopft	rohrreinigung abflussreinigung verstopfung
klobrille wackelt	wc austausch sanitär
klodeckel kaputt	wc austausch sanitär
klospülung hängt	spülkasten reparatur
kloß im hals	schilddrüse ultraschall
knapp bei kasse	ermäßigung sozialtarif ratenzahlung
knebelvertrag	vertragslaufzeit mindestlaufzeit
knie op danach	krankengymnastik
knie tun weh radfahren	bikefitting ergonomie sattelberatung
knie tut weh	orthopädie gelenkschmerzen
knieschiene	einlagen orthopädietechnik
knieschmerzen	orthopädie gelenkschmerzen
knirps	kinder familien
knirsche nachts	aufbissschiene knirscherschiene
knirschen	aufbissschiene knirscherschiene
knirschschiene	aufbissschiene knirscherschiene
knochenaufbau	implantat zahnlücke
knopf ab	knopf annähen
knoten gespürt	krebsvorsorge früherkennung
knoten getastet	krebsvorsorge früherkennung
knoten im rücken	massage
knoten katze	operation tier
knubbel am hund	operation tier
knöchel dick	orthopädie gelenkschmerzen
knöllchen	bußgeld strafzettel
knöpfe annähen	knopf annähen
kochen lernen	kochkurs
kochfeld anschließen	herdanschluss starkstromanschluss
kocht motor	kühlsystem kühler wasserpumpe
koffer abstellen	garderobe schließfach gepäckaufbewahrung
koffer da lassen	gepäckaufbewahrung
koffer dalassen	gepäckaufbewahrung
koffer einsperren bahnhof	schließfächer gepäckaufbewahrung
koffer gewicht	flugbuchung gepäck
koffer kaputt flug	gepäckverlust lost and found
koffer loswerden	schließfächer gepäckaufbewahrung
koffer nicht angekommen	flugverspätung entschädigung gepäckverlust lost and
koffer rolle ab	taschenreparatur kofferreparatur
koffer transport wandern	gepäcktransport wanderer
koffer unterstellen	gepäckaufbewahrung
koffer vorausschicken	gepäckservice
koffer weg	flugverspätung entschädigung
koffer weg flughafen	gepäckverlust lost and found
koffer zu schwer	freigepäck übergepäck gebühr gepäckgewicht
kofferraum schlüssel drin	autoöffnung
kohle leihen	ratenkredit privatkredit
kohle wieder	erstattung rückzahlung
kohle zurück	rückerstattung erstattung
kolik	pferde nutztiere
kollege hat gekündigt	benutzer entfernen zugriff entziehen
kollege hat gekündigt zugang	benutzer deaktivieren
kollege sieht nichts	berechtigungen freigabe
kollegen einladen	benutzer einladen teammitglieder
komische abbuchung	lastschrift zurückgeben reklamation
komische anmeldung	verdächtige anmeldung sicherheit
komische mail	sicherheit betrug phishing
komische mail von euch	phishing betrug
komische werbung auf seite	malware bereinigung sicherheit
komischer anruf	sicherheit betrug
komischer leberfleck	hautkrebsscreening muttermale
komisches fenster anrufen	virenentfernung malware
komm ich raus	kündigung kündigungsfrist
komm nicht durch	kontakt telefon
komm nicht durch drehkreuz	mitgliedskarte verloren
komm nicht ins zimmer	zimmerschlüssel zimmerkarte
komm nicht rein	anmeldung login passwort problem probleme
komm zu spät	verspätung termin
komme doch nicht	stornierung absage
komme nachts an	späte anreise schlüsselbox
komme nicht auf boden	tieferlegung sitzhöhe
komme nicht drüber weg	trauerbegleitung
komme nicht in wanne	badumbau wanne dusche barrierefrei
komme nicht in wohnung	türöffnung schlüsseldienst notdienst
komme seit jahren	stammkunden treuerabatt
komme später	verspätung
komme später abholen	verspätete abholung abholzeiten
komme treppe nicht hoch	barrierefrei rollstuhlgerecht zugang
komme von anderem anbieter	anbieterwechsel datenübernahme
kommen erst nachts	späte anreise schlüsselbox schlüsselübergabe
kommen erst um zehn	späte anreise check in
kommen mit bahn	anreise bahnhof öffentliche verkehrsmittel
kommen mit motorrad	motorradparkplatz garage
kommen mit rad	fahrradstellplatz fahrradkeller
kommen zu fünfzehnt	gruppenreservierung
kommt auf mich zu	preis kosten
kommt aus dem krankenhaus	entlassung kurzzeitpflege anschlusspflege
kommt das aus china	herkunft herstellungsland
kommt das nochmal rein	nachlieferung wieder verfügbar
kommt der arzt	hausbesuch
kommt es bis freitag	lieferzeit expressversand
kommt geld an	mittelverwendung transparenz jahresbericht
kommt gerüst	gerüstbau
kommt heute nicht	abmeldung krankmeldung kind
kommt ihr abholen paket	abholauftrag paketabholung
kommt ihr auch nach	liefergebiet einzugsgebiet servicegebiet anfahrt
kommt ihr auch raus	hausbesuch außendienst vor ort
kommt ihr auch zu	einzugsgebiet servicegebiet anfahrt
kommt ihr für kleinigkeit	kleinauftrag mindestpauschale
kommt ihr ins haus	vor ort service hausbesuch
kommt ihr nach hause	hausbesuch hausbesuche
kommt ihr pünktlich	terminankündigung
kommt ihr raus	liefergebiet
kommt ihr zu mir	hausbesuch
kommt in die schule	schulanmeldung einschulung
kommt jemand schauen	besichtigung kostenvoranschlag vor ort
kommt jemand vorbei	hausbesuch
kommt kaum wasser	wasserdruck verkalkung
kommt mehrwertsteuer drauf	zuzüglich mehrwertsteuer netto
kommt mwst dazu	mehrwertsteuer brutto netto
kommt nicht mit schule	hausaufgabenhilfe nachhilfe
kommt noch einer dazu	zusätzliche person nachbuchen
kommt noch was dazu	zusatzkosten gebühren nebenkosten leistungen
kommt pflegerin	ambulante pflege
kommt wer messen	aufmaß küche
kommt wieder rein	verfügbarkeit lagerbestand
kommunion	erstkommunion firmung konfirmation
kommunion essen	nebenraum gesellschaften
kommunionunterricht	erstkommunion firmung konfirmation
komplett durchchecken	vorsorgeuntersuchung check up
kompressionsstrümpfe	einlagen orthopädietechnik
kondenswasser im glas	isolierglas austausch
kondom geplatzt	pille danach notfallverhütung
kondom gerissen	pille danach notfallverhütung
konfetti	aufbau abbau dekoration
konfetti werfen	konfetti reis verbot
konfi	erstkommunion firmung konfirmation
konfifreizeit	jugendgruppe ministranten
konfirmandenunterricht	erstkommunion firmung konfirmation
konfirmation	erstkommunion firmung konfirmation
konfirmation essen	nebenraum gesellschaften
konsole geht nicht	spielkonsole reparatur
kontaktformular	kontakt e mail
kontaktformular kommt nichts	kontaktformular fehlerbehebung
kontaktlinsen	kontaktlinsen anpassung
kontaktlinsen vertrage ich nicht	kontaktlinsenanpassung verträglichkeit
kontaktlos zahlen	zahlungsarten kartenzahlung barzahlung
konten nach tod	digitaler nachlass
konto anlegen	benutzerkonto registrierung konto erstellen
konto auflösen	benutzerkonto löschen kontowechsel kontoauflösung
konto aufmachen	kontoeröffnung girokonto
konto bei euch	kontoeröffnung girokonto
konto für kind	kinderkonto jugendkonto
konto für sohn	kinderkonto jugendkonto
konto fürs geschäft	geschäftskonto
konto gepfändet	p konto pfändungsschutz
konto gesperrt	anmeldung login passwort konto gesperrt
konto gewechselt	kontaktdaten ändern
konto in der schweiz	selbstanzeige
konto löschen	benutzerkonto löschen
konto verbinden programm	bankanbindung zahlungsabgleich
konto zu zweit	gemeinschaftskonto
konto zumachen	kontowechsel kontoauflösung
konto überzogen	dispokredit überziehung
kontogebühr	kontoführungsgebühr
kontonummer	zahlung rechnung überweisung
kontonummer geändert	bankverbindung ändern
kontonummer von euch	bankverbindung iban
kontrolleur	erhöhtes beförderungsentgelt fahrpreisnacherhebung
kontrollschild	kfz zulassung zulassungsservice kennzeichen
konversation	konversationskurs
konzept kita	pädagogisches konzept
konzert der schüler	vorspiel konzert
konzert verschoben	veranstaltung verlegt ticketgültigkeit
kooperation	kooperation partner
kooperieren	kooperation partner
kopf hängen nach tag	frischegarantie reklamation
kopfhaut brennt farbe	allergie haarfarbe verträglichkeit
kopfhaut juckt	haarpflege kur
kopfhörer museum	audioguide
kopfläuse	läusemittel
kopfweh am bildschirm	arbeitsplatzbrille bildschirmbrille
kopie beglaubigen	beglaubigung
kopie von daten	backup datensicherung
kopieren	computer drucken kopieren
kopieren bei euch	kopierservice scanservice
kopiergeld	schulbücher materialliste
koppeln mit	integration schnittstelle api
korb stehen lassen	warenkorbabbruch conversion
korkgeld	eigene speisen mitbringen
korrekturrunde	korrekturschleifen entwurf
koscher	halal koscher
kost anschauen was	besichtigung kostenvoranschlag vor ort
kost nix	kostenlos gebührenfrei
kosten fürs herfahren	anfahrtskosten anfahrtspauschale
kostenlos parken	parkplatz parken parkplätze parkgebühren
kostenlos testen	probe schnuppern kostenlos testphase
kostenpunkt	preis kosten
kostenschätzung	kostenvoranschlag angebot
kostenstelle	rechnungsangaben
kostet absagen	stornogebühren stornierungsbedingungen
kostet absagen was	stornogebühr stornobedingungen
kostet anfahrt	anfahrtskosten anfahrtspauschale
kostet angebot was	kostenvoranschlag kostenlos
kostet beratung was	beratung kostenlos erstberatung
kostet besichtigung	besichtigung vor ort kostenlos
kostet das extra	aufpreis zusatzkosten
kostet das gucken schon	besichtigung kostenvoranschlag vor ort
kostet das trotz kasse	kostenübernahme krankenkasse
kostet eile mehr	expresszuschlag
kostet extra	zusatzkosten gebühren
kostet fragen	unverbindliche anfrage beratung
kostet hund extra	haustiergebühr
kostet jeder nutzer	lizenz nutzeranzahl preis
kostet kind extra	kinderpreise kinderermäßigung
kostet kündigung was	kündigungsgebühr
kostet nichts	kostenlos gebührenfrei
kostet parken	parkgebühr parkplatz
kostet umbuchen	umbuchungsgebühr
kostet wie viel	preis kosten
kostüm leihen	kostümverleih
kostüme ausleihen	kostümverleih
kostümfundus	kostümverleih
kotzen	magen darm
krabbelgruppe	eltern kind kurse
kralle abgerissen	krallen schneiden
kralle eingerissen	krallen schneiden
krallen kürzen	krallen schneiden
krallen lang	krallenpflege
krallen schneiden	krallenpflege
krallen zu lang	krallen schneiden
kram unterbringen	einlagerung lagerraum selfstorage
krank gemeldet	krankschreibung arbeitsunfähigkeit
krank geworden termin	termin absagen stornierung verschieben
krank schreiben	krankschreibung arbeitsunfähigkeit
krank termin	stornierung absage
krank vor urlaub	reiserücktrittsversicherung
krank werde job	berufsunfähigkeitsversicherung
krankenfahrt	krankenfahrten transportschein
krankengeschichte	patientenakte befundkopie
krankengymnastik am gerät	gerätetraining kgg
krankenkassenkarte	versichertenkarte gesundheitskarte
krankensalbung	seelsorge gespräch
krankenschein	krankschreibung arbeitsunfähigkeit
krankenstand	krankschreibung arbeitsunfähigkeit
krankmeldung	krankschreibung arbeitsunfähigkeit
krankschreiben	krankschreibung arbeitsunfähigkeit
krankschreibung	krankschreibung arbeitsunfähigkeit
krankschreibung am telefon	krankschreibung telefonisch
krankschreibung läuft aus	folgebescheinigung arbeitsunfähigkeit
krankschreibung ohne vorbeikommen	krankschreibung telefonisch
kranz advent	adventskränze
kranz beerdigung	trauerfloristik kränze
kranz selber machen	floristik workshop
krapfen	saisongebäck stollen krapfen
kratzen im hals	erkältung infektsprechstunde
kratzer gemacht	haftung schadensmeldung haftpflicht selbstbeteiligung
kratzer im lack	dellenentfernung smart repair lackierung lackreparatur
kratzer im tisch	möbelreparatur
kratzer reingemacht	schaden haftung versicherung
kraulen lernen	schwimmkurs seepferdchen
krause haare	haarglättung keratin
krebsabstrich	frauenarzt gynäkologie
krebsvorsorge	krebsvorsorge früherkennung
kredit früher abzahlen	vorzeitige rückzahlung vorfälligkeitsentschädigung
kredit fürs haus	baufinanzierung hypothek
kredit vorzeitig	vorzeitige rückzahlung vorfälligkeitsentschädigung
kreditkarte	zahlungsarten kartenzahlung
kreditkarte weg	kartensperrung sperrhotline
kreidezähne	kinderzahnheilkunde
kremieren	feuerbestattung
kreuz tut weh	rückenschmerzen
kreuzband	krankengymnastik
kreuzband hund	operation tier
kreuzschmerzen	rückenschmerzen
kreuzweh	rückenschmerzen
kreuzweh vom bett	matratzenberatung
kribbelt beim anfassen	stromschlag elektroprüfung
krieg 401	authentifizierung api schlüssel
krieg 403	zugriff verweigert berechtigungen
krieg 404	seite nicht gefunden url
krieg 429	rate limit anfragen
krieg 500	serverfehler störung status
krieg bürgergeld	ermäßigung sozialtarif
krieg dauernd mails	newsletter abmelden benachrichtigungen
krieg ich anzahlung zurück	anzahlung erstattung
krieg ich geld	erstattung rückzahlung
krieg keine benachrichtigung	benachrichtigungen einstellen
krieg keine luft	lungenfunktion
krieg keinen termin	terminvergabe wartezeit
krieg kohle zurück	erstattung rückzahlung
kriege ich geld wieder	rückerstattung erstattung
kriege kaution nicht	kautionsrückzahlung
kriege kopfweh wein	histaminarm schwefel sulfite
kriege zwillinge	zwillinge mehrlinge
kriegt keinen hoch	urologie
kriegt man billiger	ermäßigung rabatt
kriegt man essen	essen verpflegung
kriegt man gestellt	ausrüstung verleih
krippenplatz	kitaplatz anmeldung
krippenspiel	gottesdienst zeiten
krone abgegangen	zahnkrone verloren notdienst
krone locker	krone zahnersatz
krone raus	krone zahnersatz
krone rausgefallen	krone zahnersatz zahnkrone verloren notfall
kryo	kältetherapie
kryolipolyse	cellulite körperbehandlung
krypto	kryptowährung steuer
krypto zahlen	zahlungsarten kryptowährung
krähenfüße	anti aging falten
krücken leihen	milchpumpe babywaage verleih
ksv eintrag	bonität schufa
kuchen bestellen	torte bestellen
kuchen haben	kuchen torten café
kuchen mitbringen	eigene speisen mitbringen
kuchen verkaufen	veranstaltungen basar
kuckucksuhr	großuhren reparatur
kugel eis	eis eisdiele
kugelschreiber mit logo	werbeartikel
kuh kalbt	pferde nutztiere
kuh leasing	tierpatenschaft baumpatenschaft
kulanz	garantie gewährleistung
kulis mit logo	werbeartikel
kulturfahrt	exkursionen studienreisen
kulturlegi	ermäßigung sozialtarif
kulturpass	ermäßigung sozialtarif nachweis
kumpel mitbringen bonus	empfehlungsprämie freunde werben
kunde soll mitgucken	gastzugang kundenportal
kunde soll mitlesen	gastzugang freigabe
kunde will zurückgeben shop	retourenverwaltung
kunde zahlt nicht programm	mahnung zahlungserinnerung
kunden bleiben weg	marketing beratung kampagne
kunden reinlassen	gastzugang kundenportal
kunden zahlen nicht	mahnwesen debitorenbuchhaltung
kundendienst auto	inspektion service
kundenkarte	treueprogramm bonuskarte
kundenliste reinladen	datenimport migration
kundenstimmen	referenzen beispiele
kunststofffüllung	füllung karies
kupferkette	verhütung spirale pille
kupplung rutscht	kupplung getriebe reparatur
kupplung stinkt	kupplung getriebe reparatur
kur beantragen	kur reha antrag
kur machen	kur reha antrag
kuraufenthalt	kur reha antrag
kurs abbrechen	kurs abmeldung rücktritt
kurs anbieten	kursleitung werden
kurs anmelden	kursplan gruppenkurse
kurs aufzeichnung	online kurs zugang
kurs buchen	kurs anmeldung vhs
kurs den kasse zahlt	rehasport
kurs fällt aus	kursausfall erstattung
kurs gefällt nicht	kurs abmeldung rücktritt
kurs gefördert	bildungsgutschein förderung
kurs geld zurück	kurs abmeldung rücktritt
kurs ist voll	warteliste nachrücken
kurs liegt auf feiertag	feiertag kursausfall
kurs mit baby	eltern kind kurse
kurs nicht weiter	kurs abmeldung rücktritt
kurs schon angefangen	einstieg laufender kurs
kurs suchen	kursprogramm vhs
kurs voll	kursplan gruppenkurse
kurs vom jobcenter	integrationskurs bamf
kurs von damals	kursgültigkeit auffrischung
kursbuch	kursbuch lehrmaterial
kursheft	kursprogramm vhs
kursleiter werden	kursleitung werden
kurslink	online kurs zugang
kursort	kursort räume
kursplan	kursplan gruppenkurse
kurtaxe	kurtaxe ortstaxe
kurz auf eis legen	ruhezeit pausieren vertrag
kurz vorbeischauen	terminvereinbarung termin buchen
kurzfristig absagen	stornogebühren stornierungsbedingungen
kurzfristig noch was	kurzfristige termine last minute
kurzfristig weg	last minute angebote
kurzparkzone	parkplatz parken
kurztrip zu zweit	wellness arrangement pauschalen
kurzzeitpflege	kurzzeitpflege verhinderungspflege
kuscheltier mitgeben	mittagsschlaf kita
kuscheltier vergessen	fundsachen nachsenden
kuschelwochenende	wellness arrangement pauschalen
kva	kostenvoranschlag angebot
käffchen	kuchen torten café
kältebehandlung	kältetherapie
kärtchen mit namen	visitenkarten
kätzchen impfen	impfung tier
könnt ihr aufheben	reservierung zurücklegen
könnt ihr besorgen	bestellung sonderbestellung
könnt ihr bestellen	verfügbarkeit lagerbestand bestellservice sonderbestellung
könnt ihr buch besorgen	buchbestellung abholung
könnt ihr das	qualifikation zertifikate
könnt ihr das einrichten	einrichtungsservice installation
könnt ihr einbauen	feature wunsch roadmap
könnt ihr entgegenkommen	kulanz rabatt
könnt ihr entwerfen	gestaltung layout
könnt ihr helfen	beratung
könnt ihr schicken	lieferung versand
könnt ihr schätzen	kostenvoranschlag angebot
körperfett messen	körperanalyse
kübel raus	abfuhrkalender müllabfuhr
kübel unterstellen	überwinterungsservice
küche abbauen	möbelmontage demontage
küche am computer	küchenplanung
küche aufhübschen	küchenfronten austausch renovierung
küche ausmessen	aufmaß küche
küche bei euch	kaffee küche ausstattung
küche in neue wohnung	küchenumzug umbau
küche mit spülmaschine	ferienwohnung küche ausstattung
küche mitnehmen umzug	küchenumzug umbau
küche nicht komplett neu	küchenfronten austausch renovierung
küche noch offen	küchenzeiten
küche ohne geräte	elektrogeräte küche
küche planen	küchenplanung
küche umbauen	küchenumzug umbau
küche zeichnen lassen	küchenplanung
küchenschluss	küchenzeiten
küchentüren neu	küchenfronten austausch renovierung
kühl transportieren	kühltransport
kühlen im sommer	klimaanlage split klimagerät
kühlschrank im zimmer	zimmerausstattung
kühlschrank kühlt nicht	kühlschrank reparatur kühlschrankreparatur kundendienst
kühlschrank taut	kühlschrank reparatur
küken töten	tierhaltung tierwohl
kümmert euch um seite	website wartung wartungsvertrag
kündigen	kündigung kündigungsfrist
kündigung angekommen	kündigungsbestätigung
kündigung bekommen	kündigungsschutz frist drei wochen
kündigung nicht bestätigt	kündigungsbestätigung
kündigung schicken	kündigung kündigungsfrist
kündigung schreiben wie	kündigung schriftlich form
kündigungsbestätigung	kündigung kündigungsfrist
künstliche befruchtung	kinderwunsch
künstliche nägel	maniküre nagelstudio
künstlicher zahn	implantat zahnlücke
kürbis ernten	selbsternte selbstpflücken
kürzer buchen	mindestaufenthalt
l17	begleitetes fahren bf17
l17 ausbildung	begleitetes fahren bf17
lachgas	betäubung angst narkose
lack blättert	lackierarbeiten holzschutz
ladebox	wallbox installation
ladebuchse wackelt	ladebuchse reparatur
ladekabel vergessen	fundsachen nachsenden
laden aufmachen	gewerbeanmeldung
laden für uns	exklusive nutzung vermietung
laden im internet	onlineshop erstellen
laden in der nähe	standorte filialen
laden leer	marketing beratung kampagne
ladenschild	schilder schaufensterbeschriftung
ladenschluss	öffnungszeiten
ladesäule	ladestation elektroauto
ladet ihr rauf	dokumente hochladen einreichen
ladies gym	frauenbereich fitness
lag länger tot	tatortreinigung
lageplan	adresse standort
lager mitzählen	lagerverwaltung bestand
lagerfeuer	lagerfeuer grillen camping
lagerfeuer erlaubt	lagerfeuer feuerstelle
lagernd	verfügbarkeit lagerbestand
lagerungsschwindel	schwindel therapie
laktose	allergene unverträglichkeiten allergien vegan
laktoseintolerant	allergene unverträglichkeiten
lamellen kaputt	jalousien raffstore
laminat legen	bodenbeläge verlegen
laminieren	spiralbindung laminieren
lampe anschließen	lampenmontage
lampe aufhängen	lampenmontage
lampe dranmachen	lampenmontage
lampe flackert	beleuchtung fehlersuche
lampe im cockpit	fehlerdiagnose fehlerspeicher auslesen
lampe leuchtet	warnleuchte diagnose fehlerspeicher
lampen zucken	beleuchtung fehlersuche
lampenfieber	vorspiel konzert rhetorik präsentationstraining
lan dose	netzwerkverkabelung wlan
landkarte	wanderkarten reiseführer
lange bis seite steht	projektablauf zeitplan
lange nacht	eintritt frei museum
lange nicht beim zahnarzt	kontrolluntersuchung neupatienten
lange nicht gefahren	auffrischung fahrstunden angst
lange nicht gemacht	wiedereinsteiger auffrischung
lange schlange	wartezeit warteliste
lange schlange sicherheit	fast lane
lange verpflichtet	vertragslaufzeit mindestlaufzeit
lange warten vor ort	wartezeit
lange wartezeit	wartezeit dauer bearbeitungszeit
lange weg wasser	legionellenprüfung trinkwasseranalyse
langer donnerstag	öffnungszeiten abend
langeweile im heim	aktivierung beschäftigung
langlauf	skikurs skiverleih
langzeitzucker	diabetes dmp
lappen machen	führerschein klasse b
lappen weg	führerscheinstelle umtausch verkehrsrecht bußgeld fahrverbot
laptop aufklappen	tagesticket coworking
laptop bleibt schwarz	computerreparatur diagnose
laptop geht nicht an	notebookreparatur diagnose
laptop heiß	lüfterreinigung wärmeleitpaste
laptop langsam	pc optimierung ssd aufrüstung
laptop nass	wasserschaden reparatur
laser haare	laser haarentfernung ipl
last minute	belegungskalender
laster mieten	transporter vermietung
lastschrift geplatzt	rücklastschrift gebühr
lastwagen	lkw bus führerschein
late check out	check out abreise
laterne kaputt	mängelmelder straße
latte macchiato	kuchen torten café
laub in rinne	dachrinnenreinigung dachrinne
laub und äste abgeben	grüngutannahme
laub weg	laubentfernung herbstarbeiten
laufen mit anderen	laufgruppe
laufend fahrten firma	regelmäßige touren geschäftskunden
lauftreff	laufgruppe
laut post da	nachforschung zustellung verlust
laut telefonieren	telefonkabine
lauter werbung poppt	virenentfernung malware
lautsprecher	raumausstattung technik
lautsprecher kratzt	mikrofon lautsprecher reparatur
lavabo verstopft	rohrreinigung abflussreinigung verstopfung
learn german	deutschkurs deutsch als fremdsprache
leben in deutschland	integrationskurs bamf
lebensbescheinigung	meldebescheinigung
lebenslauf aufpolieren	bewerbungscoaching
lebenslauf hat lücken	bewerbung quereinsteiger
lebensmittel umsonst	sozialberatung tafel
leberfleck gewachsen	hautkrebsscreening muttermale
leberkassemmel	belegte brötchen snacks
led glimmt nach	beleuchtung fehlersuche
leder ausbessern	lederreparatur
lederhose weiter	trachten änderung
lederjacke riss	lederreparatur
lederkombi	motorradbekleidung
leere flaschen	flaschenrückgabe
legasthenie	förderung legasthenie lrs
legi	ermäßigung studierende
lehrbuch	kursbuch lehrmaterial
lehre bei euch	ausbildung lehrstelle
lehre machen	ausbildung praktikum lehrstelle
lehrer erreichen	elternsprechtag elterngespräch
lehrer krank	kurs verpasst nachholen
lehrer rabatt	behörden bildungsrabatt
lehrer wechseln	musiklehrer wechsel
lehrerin sprechen	elternsprechtag elterngespräch
lehrerwechsel	musiklehrer wechsel
lehrstelle	ausbildung praktikum lehrstelle
leiberl	textildruck
leichengeruch	tatortreinigung
leichenschmaus	leichenschmaus trauerfeier trauerkaffee
leicht verständlich	leichte sprache
leidmahl	leichenschmaus trauerfeier
leihausrüstung	ausrüstung verleih
leihauto	autovermietung mietwagen
leihen	vermietung private nutzung
leihfrist	leihfrist verlängerung
leihgebühr	vermietung private nutzung
leihgeige	leihinstrument miete
leiht ihr	verleih mietpreise mietdauer
leihwagen	mietwagen
leihwagen dabei	ersatzwagen werkstattersatzwagen
leiser schlafen	zimmer ruhige lage
leitet um auf	malware bereinigung sicherheit
leitung zugefroren	frostschaden rohre auftauen
leitungen neu	elektrosanierung altbauinstallation
lektüre deutsch klasse	schulbuchbestellung
lenkrad schief	achsvermessung spureinstellung
lenkrad vibriert	reifen auswuchten
lenkrad wackelt	reifen auswuchten
lenkrad zittert bremsen	bremsen bremsbeläge prüfung
lernfahrausweis	begleitetes fahren bf17
lernplatz	arbeitsplätze lernraum
lernschwierigkeiten	hausaufgabenhilfe nachhilfe
lernschwäche	förderung legasthenie lrs
leseausweis	bibliotheksausweis anmeldung
lesekreis	lesekreis buchclub
lesemuffel	buchempfehlung beratung
lesen fällt schwer	legasthenie lrs förderung
lesen und autofahren	gleitsichtbrille
lesen und schreiben lernen	alphabetisierung grundbildung
lesen üben kind	vorlesen kinder bibliothek
lesestart	vorlesen kinder bibliothek
lest ihr mit	datenschutz verschlüsselung zugriff
lesung	vorträge einzelveranstaltungen
letzte bestellung	küchenschluss
letzte tage	palliativ hospiz
letzte vorsorge ewig her	vorsorgeuntersuchung
letzte wartung lange her	wartung intervall überfällig
letzter einlass	einlassschluss letzter einlass
letzter preis	rabatt preisnachlass
letzter schultag	ferienplan schulferien
leuchte wohnzimmer	leuchten
leumundszeugnis	führungszeugnis strafregister
leute abholen flughafen	kurzparkzone abholung
leute brechen ab	warenkorbabbruch conversion
leute finden firma	personalmarketing employer branding
leute führen	führungskräfte coaching
leute kennenlernen	community events
leute kündigen	mitarbeiterbindung personalberatung
leute zum schleppen	umzugsservice umzugshelfer
libby	onleihe e books
licht am rad	fahrradbeleuchtung
licht angelassen	autobatterie starthilfe
licht flackert	beleuchtung fehlersuche
licht im treppenhaus	treppenhausbeleuchtung störungsmeldung
licht per handy	smart home
lichtanlage	raumausstattung technik
lidstrich permanent	permanent make up
lieber eine frau	wahl weiblich fachkraft
lieber geld als gutschein	erstattung statt gutschein
lieber jährlich	jahresabo zahlungsintervall
lieber lehrerin	musiklehrer wechsel
lieber ne frau	weibliche behandlerin wahl
lieber reservieren	tischreservierung empfohlen
lieber später kommen	termin verschieben umbuchung
lieber von frau	wunschmitarbeiter
lieber zu ner frau	therapeutin ärztin wunsch
lieblich	weinstil trocken halbtrocken lieblich
lief schief	beschwerde reklamation
lieferando	takeaway abholung essen
lieferengpass	medikamente vorbestellen
liefergebühr	versandkosten
liefern kosten	versandkosten
lieferpauschale	versandkosten
lieferservice	lieferung versand
liefert ihr	lieferung versand lieferservice
liefert ihr auch zu	liefergebiet
liefert ihr essen	takeaway abholung essen
liefert ihr nach	liefergebiet lieferung
lieferung überfällig	lieferzeit lieferstatus
lieferzeit couch	lieferzeit möbel
liege flach	erkältung infektsprechstunde
liegen geblieben	abschleppdienst pannenhilfe
liegen gelassen	fundsachen fundbüro
liegen lassen	fundsachen fundbüro
liegengelassen	fundsachen fundbüro
liegt bei euch	fundsachen fundbüro
liegt das in usa	serverstandort datenschutz drittland
liegt der ausweis bereit	status antrag bearbeitungszeit
liegt im sterben	palliativ hospiz
liegt noch schnee	schneelage saison
lift steckt	aufzug störung notruf
lift vorhanden	barrierefreiheit rollstuhl
limit erreicht	limit kontingent upgrade
limit hoch	tageslimit ändern
link abgelaufen	link gültigkeit neu anfordern
link geht nicht	fehlermeldung technische probleme
link kam nicht	bestätigungsmail verifizierung
link zum kurs	online kurs zugang
linkedin foto	passbilder bewerbungsfotos
linse anpassen	kontaktlinsen anpassung
linse im auge	kontaktlinsen anpassung
linsen	kontaktlinsen anpassung
linsen kratzen	kontaktlinsen anpassung
linsen zum sport	kontaktlinsen anpassung
lippen aufspritzen	anti aging falten
lippen permanent	permanent make up
lipödem	lymphdrainage
lispeln	logopädie sprachtherapie
lispelt	logopädie sigmatismus
liste mit preisen	preisliste preise
listenhund	hundesteuer anmeldung listenhunde kampfhunde verbot
little bird	kitaplatz anmeldung
live verpasst	aufzeichnung webinar
livemusik	live musik veranstaltung lokal
lkw fahren	lkw bus führerschein
lkw schein	lkw bus führerschein
lkw schein untersuchung	führerschein tauglichkeit untersuchung
lob dalassen	bewertung feedback
lob loswerden	lob feedback bewertung
location	raummiete veranstaltungsraum
location anschauen	besichtigungstermin location
location suchen	raummiete veranstaltungsraum
loch graben	erdarbeiten baggerarbeiten
loch im pulli	kunststopfen flicken reparatur
loch im zahn	füllung karies
loch in gürtel	gürtel kürzen lochung
loch in hose	kunststopfen flicken reparatur
loch in jacke	kunststopfen änderungsschneiderei
loch in sohle	besohlung sohlenreparatur
loch in wand	putzarbeiten spachteln
locken haben	dauerwelle locken
locken machen	dauerwelle locken
lockenschnitt	dauerwelle locken
loggt mich aus	anmeldung login passwort
login geht nicht	anmeldung login problem
login klappt nicht	anmeldung login passwort
logo auf rechnung	rechnungsvorlage layout
logo aufpeppen	logodesign
logo aufs auto	fahrzeugbeschriftung folierung
logo machen	logodesign
logo nur als foto	druckdaten vektordatei
logo sticken	stickerei
logo verwenden	presse medien
lohn kommt nicht	lohnforderung arbeitsrecht
lohnabrechnung für mitarbeiter	lohnbuchhaltung lohnabrechnung
lohnsteuer zurück	steuererklärung einkommensteuer
lohnsteuerausgleich	steuererklärung einkommensteuer
lohnt reparatur	wirtschaftlichkeit reparatur kostenvoranschlag
lohnt sich dafür	mindestauftragswert kleinauftrag
lohnt sich idee	businessplan gründungsberatung
lohnt sich mit kindern	kinderprogramm familien
lohnt sich reparieren	reparatur kostenvoranschlag
lohnt werbung	erfolgsmessung reporting
lohnzettel	lohnbuchhaltung lohnabrechnung
lose spange	kieferorthopädie zahnspange
lrs	förderung legasthenie lrs
lsv	lastschrift sepa einzug
luft in heizung	heizkörper entlüften
luftdruck lampe	rdks reifendrucksensor
luftnot	lungenfunktion
lupe	vergrößernde sehhilfen low vision
lymphe	lymphdrainage
lädt ewig	performance ladezeit
lädt ewig seite	ladezeit optimierung pagespeed
lämpchen leuchtet	fehlerdiagnose fehlerspeicher auslesen
länger behalten	mietverlängerung verspätete rückgabe
länger betreut	betreuungszeiten kita
länger bleiben wochen	langzeitaufenthalt monteure
länger garantie	garantieverlängerung
länger im zimmer bleiben	check out abreise
länger krank	krankschreibung arbeitsunfähigkeit
länger verletzt	mitgliedschaft pausieren ruhezeit
längere haare	haarverlängerung extensions
lärm	lärm ruhezeiten
lässt mich nicht rein	anmeldung login problem
lässt sich nicht hochladen	speicherplatz upload limit
lässt sich nicht öffnen	fehlermeldung technische probleme
läuferknie	sportphysiotherapie
läuft auf iphone	systemvoraussetzungen
läuft auf mac	systemvoraussetzungen
läuft automatisch weiter	automatische verlängerung vertragslaufzeit
läuft das auf windows	windows systemanforderungen
läuft das automatisch weiter	automatische verlängerung kündigungsfrist
läuft domain aus	domain verlängerung
läuft firma gut	bwa controlling auswertung
läuft nachts weg	demenz weglauftendenz geschützt
läuft nicht mehr	reparatur
läuft nur langsam ab	rohrreinigung abflussreinigung verstopfung
läuft unter linux	linux systemanforderungen
läuft von alleine aus	vertragsende automatische verlängerung
läuft weg oma	demenz betreuung
läuse	läusemittel
läuse an rosen	schädlinge pflanzenschutz
läuse hund	parasiten floh zecken
läuse in der kita	kopfläuse infektionsschutz
läuse kita	kita krankheit regelung
löcher im holz	holzwurmbekämpfung
löcher in blättern	pflanzenberatung pflanzenschutz
löcher in wand	schönheitsreparaturen dübellöcher
löhne machen	lohnbuchhaltung lohnabrechnung
löwenzahn überall	unkrautentfernung gartenpflege
lücke im gebiss	implantat zahnlücke
lüfter dreht durch	lüfterreinigung wärmeleitpaste
lüfter laut	lüfterreinigung wärmeleitpaste
macht das lärm	lärm bauzeiten
macht das viel dreck	staubschutz sauberkeit abdeckung
macht ihr auch elektro	elektroauto hochvolt service
macht ihr auch oldtimer	oldtimer service
macht ihr auch sauber	endreinigung baustelle
macht ihr sauber danach	entsorgung reinigung baustelle
macht ihr tür kaputt	türöffnung zerstörungsfrei
macht mir angebot	angebot kostenvoranschlag festpreis pauschale
macht mund nicht auf	kinderzahnheilkunde
macht nix mehr	reparatur defekt
macht nur klick	starthilfe batterie pannenhilfe
maden in tonne	biotonne tipps reinigung
maestro	zahlungsarten kartenzahlung
mag keine rote bete	abokiste abwahl
mag mich fotos nicht	fotoshooting beratung retusche
mag nicht mehr	kündigung abmeldung
magen darm	ansteckende krankheiten 48 stunden
magen empfindlich hund	schonkost sensitiv futter
magendrehung	tierarzt notdienst
mahlzeitendienst	essen auf rädern
mahngebühr	mahnung zahlungsverzug
mahnung bekommen	mahnung zahlungsverzug mahngebühr mahngebühren
mahnung gekriegt	mahnung mahngebühr zahlungsverzug
mail aufs handy	imap smtp einstellungen
mail einrichten	email einrichtung support
mail hin	kontakt e mail
mail ins outlook	imap smtp einstellungen
mail kommt nicht an	bestätigungsmail spam ordner
mail nicht angekommen	bestätigung e mail bestätigungsmail verifizierung
mail nicht beantwortet	kontakt email
mail schreiben	kontakt e mail
mail von euch echt	phishing betrug sicherheit
mailadresse	kontakt e mail
mailadresse gibts nicht mehr	e mail adresse ändern konto wiederherstellung
mailadresse mit firma	email postfach domain
mails an kunden verschicken	newsletter marketing
mails kommen im spam	spf dkim zustellbarkeit
mails kommen nicht	email einrichtung support
mails landen im spam	spf dkim zustellbarkeit
makeup für hochzeit	make up
makula	augenarzt
makuladegeneration lesen	vergrößernde sehhilfen low vision
mal ausnahme machen	ausnahmeregelung kulanz
mal ausprobieren	probe schnuppern kostenlos testphase
mal aussetzen	ruhezeit pausieren vertrag
mal besichtigen	besichtigungstermin location
mal durchchecken	vorsorgeuntersuchung check up
mal fahren vor kauf	probefahrt
mal müssen	toilette wc
mal probesitzen	probesitzen beratung
mal probewohnen	heimvertrag probewohnen
mal reinschauen arbeit	praktikum schnuppertag
mal reinschauen training	probetraining
mal reinschnuppern	probe schnuppern kostenlos
mal testen	probe schnuppern kostenlos
mal vor ort ansehen	besichtigung showroom termin
mal zuschauen training	schnuppertraining probetraining
malaria	reiseimpfung reisemedizin
malen lernen	nähkurs handarbeit kreativ
malkurs	nähkurs handarbeit kreativ
malsachen	kindergerichte spielplatz
mama gestorben	bestattung trauerfeier
mama ins heim	heimplatz aufnahme pflegeheim
mammographie	krebsvorsorge früherkennung
manche räume kalt	hydraulischer abgleich
mangelhaft	gewährleistung garantie reklamation
maniküre	maniküre nagelstudio
mann ausgezogen	scheidung familienrecht
mann dabei sein	begleitperson partner
mann für alles	kleinreparaturen montage handwerkerservice
mann ist ausgezogen	trennung unterhalt
mann mit in kreißsaal	begleitperson geburt
mann schlägt	häusliche gewalt frauenhaus
mann tot	todesfall sterbefall bestattung
mann trinkt	suchtberatung angehörige
mantel putzen	textilreinigung chemische reinigung
marathon vorbereiten	laufgruppe
marder im auto	marderschaden marderschutz
marder im dach	marderabwehr schädlingsbekämpfung
marder vertreiben	marderabwehr
marderbiss	marderschaden marderschutz
markiert überall	kastration sterilisation
markise zerrissen	markise sonnenschutz
marktstand	veranstaltung anmelden genehmigung
martinigans	gänse vorbestellung
martinsgans	saisonkarte spargel wild
maschine hingeschmissen	motorrad unfallreparatur
maschine schneiden	haarschnitt herren
maschine springt nicht	motorrad batterie
maschine testen	probefahrt motorrad
maschinen abstellen	patientenverfügung vorsorgevollmacht
masern	masernschutz impfpflicht
masernimpfung	masernschutz impfpflicht
maske tragen	ansteckung krank hygieneregeln krankheit
maskenpflicht	ansteckung krank
massieren lassen	massage
massivtisch	tisch massivholz anfertigung
masterarbeit	abschlussarbeiten bindung
mastercard	zahlungsarten kartenzahlung
material dabei	ausrüstung verleih
material selbst kaufen	material bauseits
materialliste	schulbücher materialliste
matratze durchgelegen	matratzenberatung
matratze entsorgen	sperrmüll wertstoffhof
matratze reinigen	polsterreinigung matratzenreinigung
matratze testen	probeliegen probeschlafen
matschhose	wechselkleidung kita ausstattung matschkleidung
matte mitbringen	matten ausstattung mitbringen
matura	schulabschluss prüfungen
maturaball	hochsteckfrisur brautfrisur
mauer im garten	stützmauer hangbefestigung
mauer reißt	rissanierung statik
mauer weg	wanddurchbruch abbruch statik
maulgeruch	zahnbehandlung tier
max personen	teilnehmerzahl kapazität
maximal wieviele	höchstzahl teilnehmer
maximale größe	maximale maße größenbegrenzung
maximales gewicht	gewichtsgrenze höchstgewicht
mdk	pflegegrad antrag
mechanische uhr	uhrenrevision service
meches	strähnen balayage blondierung
meckern	beschwerde reklamation
medikament bestellen	medikamente vorbestellen
medikament bringen	botendienst
medikament in kita	kita krankheit regelung
medikament nicht lieferbar	medikamente vorbestellen
medikament reservieren	medikamente vorbestellen
medikament zurücklegen	medikamente vorbestellen
medikamente abgelaufen	altmedikamente entsorgung
medikamente bringen	medizinischer transport
medikamente gehen aus	rezept folgerezept
medikamente nach hause	botendienst
medikamente stellen	verblisterung medikamentenbox
medikamentencheck	wechselwirkungen medikationsanalyse
medis alle	rezept folgerezept
meditation	gesundheitskurse entspannung
medizin entsorgen	altmedikamente entsorgung
medizinisches training	gerätetraining kgg
meerschweinchen	kleintiere heimtiere exoten verkauf haltung
meeting raum	seminarraum tagung hotel
mehr abheben als habe	dispokredit überziehung
mehr funktionen	tarif upgrade
mehr gehalt rausholen	gehaltsverhandlung
mehr gemacht als ausgemacht	nachtrag zusatzleistung
mehr kissen	zimmerreinigung handtücher
mehr kunden	marketing beratung kampagne
mehr licht dachboden	dachfenster einbau
mehr personen als reserviert	tischreservierung
mehr ps	tuning chiptuning
mehr volumen	haarverlängerung extensions
mehr zahlen schneller	expresszuschlag
mehr zeit zum zahlen	zahlungsziel stundung zahlungsaufschub
mehr überweisen als	tageslimit ändern
mehrere benutzer	benutzer lizenzen team
mehrere kredite	umschuldung
mehrere rabatte	rabatte kombinierbar
mehrfachkarte	jahreskarte abonnement
mehrgänge menü	menü mehrgang degustation
mehrphasenausbildung	aufbauseminar punkte probezeit
mehrwegbox	mehrwegbehälter reste einpacken
mein buch euch verkaufen	selfpublishing kommission
mein dackel	hunde haustiere
mein deutsch ist schlecht	sprachen deutschkenntnisse dolmetscher
mein deutsch schlecht	sprachen fremdsprachen dolmetscher
mein geld wieder	erstattung rückzahlung
mein rechner ist alt	systemanforderungen mindestanforderungen
mein roman	buchdruck kleinauflage
mein sohn ist	alter kinder altersgruppen
meine daten	datenschutz
meine daten löschen	datenschutz daten löschen auskunft
meine sachen im netz	onlineshop erstellen
meine tage	frauenarzt gynäkologie
meine tochter ist	alter kinder altersgruppen
meinung geändert	widerrufsrecht rückgabe
meisenknödel	wildvogelfutter
meldebestätigung	meldebescheinigung
melden kaputt wohnung	mängelmeldung reparatur mieter
melder anbringen	rauchmelder montage wartung
meldet sich keiner	kontakt e mail email erreichbarkeit
meldezettel	wohnsitz anmelden ummelden
meldung wenn was passiert	webhooks
mengenrabatt	ermäßigung rabatt
mensa	schulkantine mensa essen
mensakarte	schulkantine mensa essen
menükarte	speisekarte
merkzeichen b	ermäßigung schwerbehindertenausweis
messdiener	jugendgruppe ministranten
messe auftreten	messestand
messe für verstorbene	messintention kerze
messe lesen	messintention kerze
messie	messiewohnung räumung reinigung
messie wohnung	entrümpelung messie wohnung
metall schweißen	schlosserei metallbau
mfk	hauptuntersuchung hu tüv
mich abmelden	kündigung kündigungsfrist
mich aufregen	beschwerde reklamation
mich austragen	kündigung kündigungsfrist
mich rauslöschen	benutzerkonto löschen
microblading	augenbrauen wimpern
microneedling	anti aging falten
miete erhöht	mietrecht mieterhöhung mietminderung prüfung
miete jeden monat	dauerauftrag
miete nicht zahlen können	mietrückstand
miete zu hoch	mietrecht mieterhöhung mietminderung
miete zu hoch hilfe	wohngeld sozialleistungen
miete zu spät	mietrückstand
mieteinnahmen	vermietung verpachtung steuer
mieten von euch	vermietung private nutzung
mieter finden	vermietungsservice nachmieter
mietgerät beschädigt	haftung kaution mietgerät
mietvertrag kündigen	kündigung mietvertrag kündigungsfrist
mietwagen ins ausland	auslandsfahrten mietbedingungen
mietwagen über grenze	auslandsfahrten
mietwohnwagen	mietunterkünfte mobilheim
mikro	raumausstattung technik
mikro geht nicht	mikrofon lautsprecher reparatur
mikro leihen	tontechnik verleih
mikrofon	raumausstattung technik
mikrofon vorhanden	tontechnik veranstaltungstechnik
milben	parasiten floh zecken
milch frisch	milchautomat rohmilch
milchpumpe	milchpumpe babywaage verleih
milchstau	geburt hebamme
milchtankstelle	milchautomat rohmilch
milchzahn	kinderzahnheilkunde
milchzähne	kinderzahnheilkunde
minderjährig	mindestalter altersgrenze
mindestdauer	vertragslaufzeit mindestlaufzeit
mindestens bestellen	mindestmenge mindestbestellwert
mindestens bleiben	vertragslaufzeit mindestlaufzeit
mindestens wie alt	mindestalter altersgrenze
mindestens wie viele	teilnehmerzahl kapazität
mindestens wie viele nächte	mindestaufenthalt
mindestsicherung	ermäßigung sozialtarif
mindestteilnehmerzahl	teilnehmerzahl kapazität
minibagger	baumaschinen werkzeugverleih
minibar	zimmerausstattung
minibar nicht benutzt	minibar abrechnung
minijob	stellenangebote jobs karriere
minijobber anmelden	lohnbuchhaltung anmeldung sozialversicherung
ministrant	jugendgruppe ministranten
mir gehts schlecht	krisenhilfe beratung
mir ist einer reingefahren	unfallreparatur unfallschaden gutachten
mir ist schlecht	magen darm
mir ist was dazwischen	termin absagen stornierung verschieben
mir war schlecht danach	beschwerde lebensmittel
mir was passiert familie	risikolebensversicherung
mir wurde geklaut	diebstahl meldung haftung
mist gebaut	beschwerde reklamation
mistkübel	abfallkalender müllabfuhr
mistplatz	sperrmüll wertstoffhof recyclinghof öffnungszeiten
mit 15 roller	mopedführerschein am roller
mit 15 trainieren	fitness kinder jugendliche
mit 17 fahren	begleitetes fahren bf17
mit 50 anfangen instrument	erwachsene musikunterricht
mit 70 noch	senioren altersgrenze
mit abendessen	halbpension vollpension
mit alkohol tabletten	wechselwirkungen medikationsanalyse
mit amex	zahlungsarten kartenzahlung barzahlung
mit anderen musizieren	ensemble orchester band
mit anderen über bücher	lesekreis buchclub
mit anhänger	anhänger parkplatz
mit anpacken	ehrenamt freiwilligenarbeit
mit arbeitskollegen	firmenveranstaltung betriebsausflug
mit assistenzhund	assistenzhunde zutritt
mit auto kommen	parkplatz parken
mit baby	kinder babys kleinkinder
mit badeshorts	badebekleidung badeordnung
mit bahn	öffentliche verkehrsmittel haltestelle
mit bahn kommen	öffentliche verkehrsmittel anfahrt
mit bankomat	zahlungsarten kartenzahlung barzahlung
mit bim	öffentliche verkehrsmittel haltestelle anfahrt
mit bitcoin	zahlungsarten kryptowährung
mit blindenhund	assistenzhund blindenführhund
mit buggy	kinderwagen wickeltisch
mit bulli	stellplatz wohnmobil
mit burkini	badebekleidung burkini
mit bus	öffentliche verkehrsmittel haltestelle
mit bus kommen	öffentliche verkehrsmittel anfahrt
mit bürgermeister reden	rathaus gemeinderat bürgermeister
mit camper	stellplatz wohnmobil
mit chef sprechen	geschäftsführung inhaber kontakt
mit code aufsperren	elektronisches türschloss zutrittskontrolle
mit code zugreifen	api dokumentation
mit computer nicht zurecht	edv computerkurs
mit dachzelt	stellplatz dachzelt
mit datev	datev schnittstelle export
mit dem bus kommen	busparkplatz reisegruppe anreise
mit den kleinen	kinder
mit der clique	gruppen gruppenpreis
mit der firma	firmenveranstaltung betriebsausflug gruppen gruppenangebot
mit der klasse	schulklassen
mit echtem menschen	persönlicher kontakt kundenservice
mit eigenem trainer	personal trainer extern
mit einverständnis der eltern	einverständniserklärung minderjährige
mit enkeln	kinder
mit erdwärme	wärmepumpe
mit erklärung	führungen
mit erlaubnis eltern	einverständniserklärung eltern
mit essensgutschein	gutscheine zahlungsarten
mit euch werben	sponsoring
mit fahrrad	fahrradstellplatz fahrrad
mit firmenlogin	single sign on
mit freunden	gruppen gruppenpreis
mit freundin konto	gemeinschaftskonto
mit frühstück	frühstück hotel
mit ganzen verein	gruppen gruppenpreis
mit ganzer familie	familienkarte ermäßigung
mit gitarre aufhören	abmeldung musikschule
mit gleitsicht nicht klar	gleitsichtgläser verträglichkeitsgarantie
mit google verbinden	integration schnittstelle api
mit gravur zurück	personalisierte ware rückgabe
mit großem hund	hunde haustiere größe
mit handy filmen	fotografieren filmen
mit handy nicht klar	edv computerkurs
mit handy zahlen	zahlungsarten kartenzahlung barzahlung
mit herzproblem	gesundheitliche einschränkungen
mit holz heizen	pelletheizung holzheizung
mit hund	hunde haustiere erlaubt
mit hund aufs foto	fotoshooting haustiere
mit hund ins ausland	mikrochip heimtierausweis
mit husten kommen	hygieneregeln krankheit
mit jemand reden	kontakt telefon rückruf
mit kalender verbinden	integration schnittstelle api
mit karte zahlen	zahlungsarten kartenzahlung barzahlung
mit katze	haustiere katzen
mit katze verreisen	mikrochip heimtierausweis
mit kindergarten	kindergartengruppen gruppenangebot
mit kindern	kinder familien
mit kinderwagen	kinderwagen aufzug barrierefrei
mit kita gruppe	schulklassen
mit kleinkind	kinder kleinkinder
mit knirps	kinder
mit kollegen	gruppen gruppenpreis
mit kollegen kommen	gruppen gruppenangebot
mit kopftuch	bekleidung religiöse kleidung
mit krücken	barrierefreiheit rollstuhl gehbehinderung barrierefrei
mit lachgas	lachgassedierung
mit laptop sitzen	laptop arbeiten café
mit lehrer nicht klar	musiklehrer wechsel lehrerwechsel ansprechpartner
mit lehrer sprechen	elternsprechtag elterngespräch
mit mehreren	gruppen gruppenpreis
mit mehrwertsteuer ausgewiesen	rechnung firmenkunden mehrwertsteuer
mit meiner kasse	kassenschnittstelle integration
mit meiner klasse	schulklassen
mit mensch reden	kontakt telefon
mit mietauto ins ausland	auslandsfahrten
mit muttizettel	erziehungsbeauftragung jugendschutz
mit nachwuchs	kinder familien
mit narkose	narkose betäubung
mit oder ohne steuer	mehrwertsteuer preis brutto netto
mit outlook verbinden	integration schnittstelle api
mit partner nur streit	paarcoaching
mit paypal	zahlungsarten kartenzahlung barzahlung
mit pfarrer reden	seelsorge gespräch
mit prüfung	prüfung abschlussprüfung
mit rad kinder ziehen	lastenrad fahrradanhänger kindersitz
mit rad kommen	fahrradstellplatz fahrrad
mit reiseleiter	rundreise gruppenreise
mit restalkohol	alkohol teilnahme ausschluss
mit rollator	barrierefrei rollator aufzug
mit rädern unterwegs	radfahrer unterkunft fahrradkeller
mit s bahn	öffentliche verkehrsmittel haltestelle
mit schnupfen kommen	ansteckung krank
mit schulklasse	schulklassen gruppenangebot
mit schwester erbe	erbrecht pflichtteil
mit shopify	shopify integration
mit sonnenbrand	sonnenbrand kontraindikation massage
mit straßenschuhen	hallenschuhe saubere schuhe
mit sup	sup board verleih
mit tank leer	tankregelung rückgabe
mit tier	hunde haustiere
mit tieren wandern	alpakawanderung
mit tram	öffentliche verkehrsmittel haltestelle
mit trauer reden	trauerbegleitung
mit u bahn	öffentliche verkehrsmittel haltestelle
mit uhr schwimmen	wasserdichtigkeitsprüfung
mit velo	fahrradstellplatz fahrrad
mit vier kindern	familien familienzimmer familienkarte
mit wem sprechen	kontakt telefon ansprechpartner
mit wem zu tun	team mitarbeiter
mit wieviel rechnen	preis kosten
mit wohnmobil	stellplatz wohnmobil wohnmobilstellplatz parken
mit womo	stellplatz wohnmobil
mit wowa	stellplatz wohnmobil
mit wuffi	hunde haustiere erlaubt
mit zelt kommen	zeltplätze camping
mit zug	öffentliche verkehrsmittel haltestelle
mit zwei hunden	haustiere anzahl hunde
mit öffis	öffentliche verkehrsmittel haltestelle anfahrt
mit öv	öffentliche verkehrsmittel haltestelle anfahrt
mitarbeiter dazu	benutzer einladen teammitglieder
mitarbeiter einstellen anmelden	lohnbuchhaltung anmeldung sozialversicherung
mitarbeiter ist weg	benutzer deaktivieren eigentümer übertragen
mitarbeiter laufen weg	mitarbeiterbindung personalberatung
mitarbeiter streiten	teamentwicklung mediation
mitarbeiter weg zugang	benutzer deaktivieren
mitarbeiterfotos	businessfotografie mitarbeiterfotos
mitbewohner	untervermietung mitbewohner
mitbringsel	gutschein geschenkgutschein geschenk
mitesser	gesichtsbehandlung kosmetik
mitfahren ladung	beiladung
mitglied hof ernte	solidarische landwirtschaft
mitglied werden	mitgliedschaft mitgliedsbeitrag beitritt
mitgliedsausweis	mitgliedschaft mitgliedsbeitrag
mitgliedschaft beenden	kündigung kündigungsfrist
mithelfen	ehrenamt helfen
mitmachen bei euch	mitgliedschaft mitgliedsbeitrag beitritt
mitnehmen essen	takeaway abholung essen
mitreisender krank	reiserücktritt erkrankung
mitspielen bühne	theatergruppe mitspielen
mitspieler gesucht	spielersuche mannschaft
mittagessen dabei	essen verpflegung
mittagessen für senioren	essen auf rädern
mittags zu	öffnungszeiten
mittagsbetreuung	ganztagsbetreuung hort
mittagsmenü	mittagsmenü tageskarte
mittagspause	öffnungszeiten
mittagsruhe	lärm ruhezeiten
mittagsschlaf	mittagsschlaf kita
mittagstisch	mittagsmenü tageskarte
mittagstisch schule	ganztagsbetreuung hort
mittelohrentzündung kind	kinderarzt vorsorge u untersuchung
mitten im jahr wechseln	schulwechsel aufnahme
mitten im kurs	einstieg laufender kurs
mitten im kurs einsteigen	quereinstieg einstieg laufend
mitten in der nacht	notdienst bereitschaft
mittendrin wechseln	tarifwechsel anteilige abrechnung
mobbing	mobbing schulsozialarbeit arbeitsrecht abmahnung
mobil zu uns	hausbesuch
mobiler tierarzt	hausbesuch tierarzt
mobilheim	mietunterkünfte mobilheim
modrig	schimmelbeseitigung schimmelsanierung
module 95	lkw bus führerschein
mofa	mopedführerschein am roller motorrad werkstatt
monatlich abzahlen	ratenzahlung
monatlich bezahlen	ratenzahlung finanzierung
monatlich kleine beträge	ratenzahlung
monatlich oder jährlich	zahlungsintervall abrechnung
monatlich raus coworking	monatlich kündbar
monatlich was zurücklegen	sparplan
monatlich zu viel strom	abschlag anpassen
monatsbetrag runter	abschlag anpassen
monatskarte	jahreskarte abonnement zeitkarten abo
monatslinsen	kontaktlinsen anpassung
monatsweise zahlen	ratenzahlung
monitor da	monitor ausstattung
montessori	pädagogisches konzept
monteure	langzeitaufenthalt monteure
monteurzimmer	langzeitaufenthalt monteure
moodle	ipad laptop schule
moorpackung	wärmetherapie fango
moos am dach	dachreinigung moosentfernung
moped	mopedführerschein am roller
moped aus winterschlaf	motorrad frühjahrscheck inspektion
moped springt nicht	motorrad roller werkstatt
mopedführerschein	mopedführerschein am roller
mopedschein	mopedführerschein am roller
morgen absagen	kurzfristige absage frist
morgen auf	öffnungszeiten
morgen früh da sein	overnight express
morgens abgeben	fahrzeugabgabe annahmezeiten
most pressen	lohnmosterei saftpressen
motivtorte	torte bestellen
motor ebike geht nicht	ebike diagnose softwareupdate
motorkontrollleuchte	fehlerdiagnose fehlerspeicher auslesen
motorlampe an	motorkontrollleuchte fehlerdiagnose
motorlampe leuchtet	fehlerdiagnose fehlerspeicher auslesen
motorrad anmelden	kfz zulassung
motorrad drosseln	drosselung führerscheinklasse
motorrad einwintern	motorrad überwinterung
motorrad fahren	motorradführerschein
motorrad kette schlägt	kettensatz wechsel
motorrad mieten	motorradvermietung
motorrad nach winter	motorrad frühjahrscheck inspektion
motorrad probefahren	probefahrt motorrad
motorrad umgefallen	motorrad unfallreparatur
motorrad unterstellen	motorrad überwinterung
motorradklamotten	motorradbekleidung
motorradkluft	motorradbekleidung
motorradreifen	motorradreifen montage
motorradschein	motorradführerschein
motten	schädlingsbekämpfung kammerjäger
motzen	beschwerde reklamation
mouches	augenarzt
mpu	führerscheinstelle umtausch
mri	röntgen mrt radiologie
mrt	röntgen mrt radiologie
ms patient	neurologische physiotherapie bobath
mtt	gerätetraining kgg
muckis	muskelaufbau krafttraining
muffelt	schimmelbeseitigung schimmelsanierung
muki	kinderturnen
mulde brauche	containerdienst
multiple sklerose	neurologische physiotherapie bobath
mund geht nicht auf	aufbissschiene knirscherschiene
mundgeruch	professionelle zahnreinigung prophylaxe
mundhygiene	professionelle zahnreinigung prophylaxe
murks gemacht	gewährleistung garantie reklamation
museum café	museumsshop café
museum gratis	eintritt frei museum
museum langweilig kinder	museumspädagogik workshop
museum mit kindern	museumspädagogik workshop
museum schenken	sammlung leihgaben schenkung
museum umsonst	eintritt frei museum
museumsladen	museumsshop café
museumsnacht	eintritt frei museum
museumspass	jahreskarte abonnement
musik abend	live musik veranstaltung lokal
musik anmelden	gema musik anmeldung
musik bei beerdigung	trauermusik trauerfeier
musik für babys	musikalische früherziehung
musik für hochzeit	hochzeits dj band
musik für kleine	musikalische früherziehung
musik laut	lärm ruhezeiten nachtruhe lautstärke
musik nachts	ruhestörung hausordnung
musik studieren	musiktheorie prüfungsvorbereitung
musikanlage	raumausstattung technik
musikanlage leihen	tontechnik verleih
musikgarten	musikalische früherziehung
musikschulbeitrag	musikunterricht gebühren
musikschule abmelden	abmeldung musikschule
musikstunde preis	musikunterricht gebühren
musiktheorie	musiktheorie prüfungsvorbereitung
musikverein	ensemble orchester band
musikzwerge	musikalische früherziehung
muskelaufbau	muskelaufbau krafttraining
muskelfaserriss	sportphysiotherapie
muskelmasse messen	körperanalyse
muskeln aufbauen	krankengymnastik
muskeln kriegen	muskelaufbau krafttraining
muslimisch begraben	religiöse bestattung
muss abgeschleppt	abschleppdienst pannenhilfe
muss abmelden	stornierung absage
muss absagen	stornierung absage termin absagen verschieben
muss ausweis mit	unterlagen mitbringen
muss brechen	magen darm
muss brief kündigung	kündigung schriftlich form
muss das sein	pflicht freiwillig
muss dauernd nachfüllen	heizungsdruck wasser nachfüllen
muss diagnose haben	diagnose voraussetzung
muss ein elternteil	begleitung erziehungsberechtigte
muss es beglaubigt	beglaubigte kopie
muss früher da sein	ankunft vor terminbeginn
muss gekühlt	kühltransport
muss geld abheben	zahlungsarten barzahlung
muss gewerbe anmelden	gewerbeanmeldung
muss hund angeleint	leinenpflicht hunde
muss ich account	gastbestellung ohne konto
muss ich anmelden	anmeldung erforderlich
muss ich anzahlen	anzahlung
muss ich anzug	dresscode kleiderordnung
muss ich ausräumen	abdeckarbeiten vorbereitung
muss ich ausweisen	ausweis nachweis türöffnung
muss ich ausziehen während	bauablauf
muss ich dabei sein	anwesenheit vor ort termin
muss ich dabeibleiben	begleitperson aufsicht eltern
muss ich daheim sein	terminfenster anfahrt termin
muss ich eigene	ausrüstung verleih
muss ich installieren	installation cloud browser
muss ich jedes jahr	jährliche wartung vorsorge intervall
muss ich maske	maskenpflicht hygiene
muss ich mich anmelden	ohne termin anmeldung
muss ich mich binden	mindestlaufzeit vertragsbindung
muss ich mich registrieren	benutzerkonto registrierung
muss ich mitglied werden	mitgliedschaft erforderlich nichtmitglieder
muss ich nüchtern	blutabnahme labor nüchtern vorbereitung
muss ich persönlich	persönliches erscheinen vorsprache
muss ich prüfung	prüfung freiwillig
muss ich putzen	endreinigung
muss ich putzmittel	reinigungsmittel ausstattung
muss ich registrieren	registrierung konto gastbestellung
muss ich selber kommen	persönliches erscheinen vollmacht
muss ich selbst zahlen	kostenübernahme krankenkasse
muss ich sortieren	mülltrennung vorsortierung entrümpelung
muss ich streichen	schönheitsreparaturen auszug
muss ich streichen auszug	schönheitsreparaturen auszug renovierung
muss ich ticket drucken	ticket ausdrucken mobil
muss ich verzollen	zoll einfuhrabgaben
muss ich viele nehmen	mindestmenge mindestbestellwert
muss ich vorher ausräumen	vorbereitung räume möbel
muss ich vorher rasieren	vorbereitung laser rasur
muss ich vorher zahlen	vorkasse vorauszahlung
muss ich was mitbringen	mitbringen unterlagen ausrüstung
muss ich wiederkommen	folgetermin kontrolltermin
muss ich zuhause sein	terminfenster anfahrt termin
muss ich üben	üben hausaufgaben aufwand
muss in den kühlschrank	lagerung kühlung
muss ipad kaufen	tablets schule ausstattung leihgerät
muss leider passen	stornierung absage termin absagen verschieben
muss länger arbeiten	randzeiten betreuungszeiten verlängert
muss mama mit	einverständniserklärung eltern
muss mama unterschreiben	einverständniserklärung erziehungsberechtigte
muss man anmelden	ohne termin offene sprechstunde
muss man beachten	hausordnung regeln
muss man können	anfänger vorkenntnisse
muss man mitglied	mitgliedschaft mitgliedsbeitrag
muss man reservieren	reservierung erforderlich
muss man schwimmen können	schwimmkenntnisse voraussetzung
muss man vorbestellen	vorbestellung
muss man vorsingen	vorsingen aufnahmeprüfung
muss man vorspielen	vorspiel aufnahmeprüfung
muss man was zahlen	kostenlos gebührenfrei
muss möbel rücken	vorbereitung möbel abdecken
muss nachts oft pinkeln	urologie
muss nachzahlen	steuerbescheid prüfung einspruch steuernachzahlung
muss namen nennen	anonyme beratung
muss nur kurz	kurztermin express
muss papa mit	einverständniserklärung eltern
muss persönlich annehmen	persönliche übergabe identprüfung
muss sauber sein	windelfrei voraussetzung
muss sofort zahlen	vorkasse vorauszahlung
muss tabletten nehmen	medikamentengabe betreuung
muss termin verlegen	terminverschiebung
muss turniere spielen	wettkampf freizeitgruppe
muss vermieter zahlen	kostenübernahme vermieter
muss wer zuhause sein	anwesenheit zutritt wohnung
muss zahlen probe	testphase kosten verlängerung
muss zur polizei	vorladung strafverteidigung
muss übersetzt werden	beglaubigte übersetzung
muster vergessen	entsperren pin reset
mutter bettlägerig	hausbesuch pflege
mutter gestorben	todesfall sterbefall bestattung
mutter kann nicht allein	heimplatz aufnahme pflegeheim
mutter kind kur	kur reha antrag
mutter kind pass	schwangerschaft vorsorge
mutter kind turnen	kinderturnen
mutter mit rein	begleitperson behandlung
mutter soll konto machen	kontovollmacht
mutter verstorben	sterbefall bestattung hinterbliebene
muttermal verändert	hautkrebsscreening muttermale dermatologie
muttermal weg	hautkrebsscreening muttermale
muttermale anschauen	hautkrebsscreening muttermale
muttern nachziehen	räder nachziehen
mutterpass	schwangerschaft vorsorge
muttertag	gutschein geschenkgutschein muttertag valentinstag blumen
muttizettel	einverständniserklärung eltern erziehungsbeauftragung minderjährige
mwst abrechnen	umsatzsteuervoranmeldung
mwst drauf	rechnung firmenkunden mehrwertsteuer
mwst drin	mehrwertsteuer preis
mädchenfußball	fußball jugend
mädchenname zurück	namensänderung
mädels mitbringen	kinder
mähdrescher mieten	lohnunternehmen
mähroboter	mähroboter installation
mäht von allein	mähroboter installation
mängel melden	mängelmelder straße
mängelbericht	nachprüfung mängelbeseitigung
männerhaarschnitt	haarschnitt herren
männerkochkurs	kochkurs
märchen schauen	kindertheater
märchensteuer	mehrwertsteuer preis brutto netto
mäuse gefroren	futtertiere terraristik
mäuse im haus	schädlingsbekämpfung mäuse
mäuse in wohnung	schädlingsbekämpfung kammerjäger
mèches	strähnen balayage blondierung
möbel abdecken	abdeckarbeiten vorbereitung
möbel aufarbeiten	restaurierung möbel
möbel auseinandernehmen	möbelmontage demontage
möbel einlagern	einlagerung lagerraum selfstorage
möbel für kleine wohnung	platzsparende möbel
möbel loswerden	sperrmüll wertstoffhof
möbel passgenau	maßmöbel einbauschrank
möbel schleppen	umzugsservice umzugshelfer
möbel spenden	möbelspende abholung
möbel zwischenlagern	einlagerung lagerraum
möbel zwischenparken	einlagerung lagerraum selfstorage
möchte helfen finanziell	spenden spendenkonto
möchte loben	bewertung feedback
mücken draußen halten	insektenschutzgitter
mückengitter	insektenschutzgitter
müffelt	sauberkeit hygiene
müll im wald	mängelmelder straße illegale müllablagerung melden
müll mitnehmen	müllentsorgung
müll nicht abgeholt	reklamation nicht geleert
müll nicht geholt	abfallkalender müllabfuhr
müll reicht nicht	behälter bestellen größe ändern
müll wohin	endreinigung
müll zu teuer	abfallgebühren
müllabfuhr	abfallkalender müllabfuhr
müllgebühr	abfallgebühren
müllplatz	wertstoffhof recyclinghof öffnungszeiten
müllsäcke	abfallsäcke verkaufsstellen
mülltermine	abfallkalender müllabfuhr
mülltonne voll haus	müllentsorgung hausordnung
münzen einzahlen	münzeinzahlung
münzen wechseln	münzeinzahlung
müssen früh los	frühe abreise frühstückspaket
müssen in ferien arbeiten	ferienbetreuung
müssen kinder zahlen	pflegeheim kosten eigenanteil
müssen wir ausziehen	bewohnbar während sanierung
müssen wir putzen	endreinigung reinigungsgebühr
nach 18 uhr	öffnungszeiten abend
nach beerdigung essen	leichenschmaus trauerfeier
nach beginn rein	theater verspätung nacheinlass
nach brand sauber	brandschadensanierung
nach dem probemonat	testphase ende automatische verlängerung
nach der arbeit	öffnungszeiten abend abendtermine
nach der beisetzung	leichenschmaus trauerfeier
nach der op	operation ambulant
nach der schule betreuung	ganztagsbetreuung hort
nach der testphase	testphase ende tarif
nach der trauung	sektempfang hochzeitsfeier
nach deutschland liefern	versand ausland zoll
nach deutschland schicken	liefergebiet
nach feierabend	öffnungszeiten abend
nach feierabend abholen	abholung öffnungszeiten schlüsseltresor
nach feierabend termin	abendtermine
nach foto nähen	schnittanfertigung maßschneiderei
nach garantie kaputt	kulanz garantie abgelaufen
nach geburt beckenboden	beckenbodentraining
nach handwerkern dreckig	baureinigung bauendreinigung
nach hause bringen	lieferung versand lieferservice
nach hause geliefert	lieferung versand
nach hause kommen	vor ort service hausbesuch
nach hause überführen	auslandsüberführung
nach hinten schieben	umbuchung terminverschiebung termin verschieben
nach krankenhaus pflege	kurzzeitpflege verhinderungspflege
nach kurzer zeit kaputt	garantie gewährleistung reklamation
nach mitternacht ankommen	späte anreise schlüsselbox
nach op wieder laufen	krankengymnastik
nach probe übernachten	gästezimmer winzerhof
nach reparatur schlimmer	nachbesserung reklamation
nach schlaganfall	neurologische physiotherapie bobath
nach schlaganfall sprechen	logopädie sprachtherapie
nach schule helfen	freiwilligendienst fsj bundesfreiwilligendienst zivildienst
nach spanien umziehen	auslandsumzug fernumzug
nach testphase zahlen	testphase kosten verlängerung
nach thailand impfung	reiseimpfung reisemedizin
nach tod spenden	testamentsspende erbschaft
nach umbau sauber	baureinigung bauendreinigung
nach und nach zahlen	ratenzahlung finanzierung
nach unfall teurer	schadenfreiheitsklasse rückstufung
nach update kaputt	update fehler rollback
nach wasserschaden trocknen	bautrocknung
nach zwei monaten kaputt	gewährleistung garantie reklamation
nach zwei wochen kaputt	gewährleistung reklamation
nach österreich liefern	liefergebiet
nach österreich schicken	versand ausland zoll
nachbar annehmen	abstellgenehmigung zustellung
nachbar baum	nachbarrecht
nachbar baut	bauantrag baugenehmigung
nachbar beschwert sich	ruhezeiten hausordnung
nachbar guckt rein	zaunbau sichtschutz
nachbar hat nichts	nachforschung zustellung verlust
nachbar hört alles	schallschutz
nachbar laut	ordnungsamt lärm nachbarn
nachbar lärm	nachbarrecht
nachbar meckert hecke	heckenschnitt
nachbar nimmt an	annahme nachbar zustellung ablagevertrag
nachbar streit	nachbarrecht
nachbar zu laut	ruhestörung hausordnung
nachbarin holt kind	abholberechtigung kita
nachbarn bescheid	lärm bauzeiten
nachbarn feiern laut	ordnungsamt lärm nachbarn
nachbau display	originalersatzteile
nachbessern	garantie gewährleistung reklamation
nachbesserung	garantie gewährleistung
nachbestellen	verfügbarkeit lagerbestand
nachbestellen fotos	abzüge fotobuch leinwand
nacheinlass	theater verspätung nacheinlass
nachhaltig	nachhaltigkeit umwelt
nachhaltig seid	nachhaltigkeit umwelt
nachher bezahlen	zahlung vor ort
nachher überweisen	kauf auf rechnung zahlungsarten
nachhilfe	hausaufgabenhilfe nachhilfe
nachholtermin	ausfall absage veranstaltung
nachlass drin	rabatt preisnachlass
nachlass museum	sammlung leihgaben schenkung
nachlass räumen	entrümpelung haushaltsauflösung
nachmieter	vermietungsservice nachmieter
nachmittags betreut	ganztagsbetreuung hort
nachmittags essen	küchenzeiten
nachmittagsbetreuung	ganztagsbetreuung hort
nachname geändert	kontaktdaten stammdaten ändern
nachnamen ändern	namensänderung
nachrücken	wartezeit warteliste verfügbarkeit
nacht bleiben	zimmer verfügbarkeit buchen
nacht dranhängen	aufenthalt verlängern
nachtapotheke	apotheke notdienst
nachteilsausgleich	förderung legasthenie lrs
nachtfahrt	sonderfahrten pflichtstunden
nachtlinsen	kontaktlinsen anpassung
nachtmodus	dark mode
nachtruhe	lärm ruhezeiten
nachts arbeiten	24 7 zugang
nachts arzt	ärztlicher bereitschaftsdienst notdienst
nachts billiger strom	dynamischer tarif nachttarif
nachts gestorben	sterbefall erreichbarkeit nacht
nachts kommen	notdienst bereitschaft
nachts krank	ärztlicher bereitschaftsdienst notdienst
nachts luft weg	schlafapnoe schlaflabor
nachts noch bus	fahrplan
nachts reinfahren	platzordnung ruhezeit camping
nachts teurer	zuschlag notdienst wochenende
nachts trainieren	betreuung trainer zeiten
nachts zu warm	klimaanlage split klimagerät
nachts zurückbringen	rückgabe außerhalb öffnungszeiten
nachweis elektrik vermieter	elektroprüfung e check
nachweis für arbeitgeber	bescheinigung bestätigung
nachweis schicken versicherung	versicherungsbestätigung
nacken radfahren	bikefitting ergonomie sattelberatung
nacken steif	rückenschmerzen
nacken verspannt	manuelle therapie
nackenfalte	schwangerschaft vorsorge
nackenschmerzen	rückenschmerzen
nackt sauna	sauna wellness
nadeln setzen	akupunktur naturheilkunde
nagel abgebrochen	maniküre nagelstudio nagelreparatur
nagel eingewachsen	podologie fußpflege
nagel im reifen	reifenreparatur reifenpanne
nagel löst sich	nagelreparatur nachbesserung
nagel reingetreten	wundversorgung nähen
nagellack	maniküre nagelstudio
nagelpilz	hautarzt dermatologie
nah und fern	gleitsichtbrille
name an klingel	klingelschild namensschild
name draufnähen	stickerei
name falsch geschrieben	namenskorrektur buchung ändern
name falsch ticket	umbuchung namensänderung reise
name für firma	naming markenentwicklung
name fürs web	domain registrieren
name geändert	kontaktdaten ändern
namen in ring	gravur
namen ändern	namensänderung
namen ändern flug	umbuchung namensänderung reise
narkose	operation ambulant
nase zu	erkältung infektsprechstunde
nasenbluten	hno hals nasen ohren
nasenpad	brillenreparatur
nass unterm dach	dachreparatur undichtes dach
nassrasur	bart rasur barber
natel kaputt	displayreparatur
nationalfeiertag	öffnungszeiten feiertage
naturlocken	dauerwelle locken
naturmoor	wärmetherapie fango
navi eingeben	anfahrt anreise
navi findet nicht	anfahrt anreise
navi schickt falsch	anfahrt wegbeschreibung
nebelmaschine	feuerwerk genehmigung
neben der arbeit	berufsbegleitend
nebenbei arbeiten	minijob nebenjob
nebenbei selbstständig	gewerbeanmeldung nebengewerbe nebenberuflich
nebenbei selbständig	existenzgründung gewerbeanmeldung beratung
nebeneinander sitzen	sitzplatzwahl zusammenhängende plätze
nebenhöhlen	hno hals nasen ohren
nebenjob	stellenangebote jobs karriere
nebenkosten	zusatzkosten gebühren
nebenkosten nachzahlen	nebenkostenabrechnung betriebskosten
nebenkosten so hoch	nebenkostenabrechnung widerspruch
nebenkosten stimmt nicht	nebenkostenabrechnung betriebskosten
nebenwirkungen	wechselwirkungen medikationsanalyse
nebenzimmer	nebenraum gesellschaften
negative einscannen	digitalisierung dias vhs
negative schufa	bonitätsprüfung schufa
nehme blutverdünner	blutverdünner medikamente vorerkrankungen
nehme mehr	mengenrabatt staffelpreise
nehme viele tabletten	wechselwirkungen medikationsanalyse
nehmt ihr alte	ankauf inzahlungnahme rücknahme entsorgung
nehmt ihr alten mit	altgeräteentsorgung mitnahme
nehmt ihr bauschutt	bauschutt annahme
nehmt ihr farbe an	schadstoffannahme problemstoffe
nehmt ihr in zahlung	inzahlungnahme ankauf
nehmt ihr karte	zahlungsarten kartenzahlung barzahlung ec karte
nehmt ihr kreditkarte	kreditkartenzahlung visa mastercard
nehmt ihr mandanten	neue mandanten mandatsaufnahme
nehmt ihr möbel	sachspenden
nehmt ihr neue	neupatienten aufnahme
nehmt ihr neue patienten	neupatienten aufnahme
nehmt ihr noch auf	aufnahmestopp neue patienten
nehmt ihr noch neue	neukunden aufnahme kapazität
nehmt ihr reifen an	reifenentsorgung annahme
nehmt ihr zurück	rückgabe umtausch widerruf
nen tag früher	vorzeitige abreise anreise
nen termin	terminvereinbarung termin buchen
nerv entzündet	wurzelbehandlung
nerv töten	wurzelbehandlung
nervt mit mails	benachrichtigungen einstellen
netto oder brutto	mehrwertsteuer brutto netto
netz bei euch	wlan internet
netzwerken	community events
netzwerkkabel ziehen	netzwerkverkabelung wlan
neu beziehen	polsterei neubezug
neu decken	dachsanierung neueindeckung
neu hergezogen	wohnsitz anmelden ummelden
neue adresse	kontaktdaten ändern adresse stammdaten
neue arbeitsplatte	arbeitsplatte austausch
neue bankverbindung	kontaktdaten ändern bankverbindung lastschrift
neue brille nötig	sehtest brillenglasbestimmung
neue chefin	führungskräfte coaching
neue fenster	fenstertausch einbau
neue frisur	haarschnitt damen
neue gläser alte fassung	brillengläser entspiegelung
neue haarfarbe	haare färben coloration
neue handtücher	zimmerreinigung handtücher
neue handynummer	kontaktdaten ändern stammdaten
neue heizung	heizungstausch wärmepumpe förderung
neue homepage	website erstellung webdesign
neue hüfte	krankengymnastik
neue katze	welpen beratung
neue kollegin	benutzer hinzufügen einladen
neue krankenkasse	krankenkassenwechsel versichertenkarte
neue küche	küchenplanung
neue mail	kontaktdaten ändern
neue mailadresse	kontaktdaten stammdaten ändern
neue mülltonne	abfallkalender müllabfuhr
neue patienten	neupatienten aufnahme
neue php	php version
neue pneus	reifenverkauf
neue rechnung anlegen	rechnung erstellen
neue reifen	reifenverkauf
neue reifen fürs motorrad	motorradreifen montage
neue schule	schulwechsel aufnahme
neue sohlen	besohlung sohlenreparatur
neue tapete	tapezierarbeiten tapeten entfernen
neue telefonnummer	kontaktdaten ändern
neue türen	türen haustür einbau
neue wohnung kisten	umzugsservice umzugshelfer
neue wohnung strom	stromanmeldung einzug
neuer ausweis	personalausweis beantragen
neuer beruf	karrierecoaching berufliche neuorientierung
neuer boden	bodenbeläge verlegen
neuer hausarzt	neupatienten aufnahme
neuer look	corporate design rebranding
neuer pass	reisepass beantragen
neuer rasen	rollrasen rasenneuanlage
neuer sicherungskasten	zählerschrank verteiler erneuern
neuer steuerberater	steuerberaterwechsel mandat
neuer termin statt	umbuchung terminverschiebung
neuer welpe	welpen beratung
neuer zähler	zählerwechsel smart meter
neues bad	badsanierung badrenovierung
neues dach	dachsanierung neueindeckung
neues handy banking	onlinebanking pushtan freischalten
neues handy einrichten	datenübertragung einrichtung
neues klo	wc austausch sanitär
neues knie	krankengymnastik
neues konto	bankverbindung ändern
neues konto bank	kontoeröffnung girokonto bankverbindung sepa mandat
neues logo	logodesign
neues passwort	passwort zurücksetzen
neues produkt anlegen	produkte anlegen
neues rezept	rezept folgerezept
neues sofa	sofa polstermöbel schlafsofa
neues windows	windows neuinstallation upgrade
neugeborenen fotos	babyfotos newborn
neuigkeiten bekommen	newsletter anmelden
neujahr offen	öffnungszeiten feiertage
neuling	anfänger vorkenntnisse
neurodermitis	hautarzt dermatologie
newborn	babyfotos newborn
newsletter	newsletter abmelden
newsletter abbestellen	newsletter abmelden werbewiderspruch
newsletter nervt	newsletter abmelden
nicht abgeholt	abholfrist aufbewahrung
nicht alle sollen sehen	rollen berechtigungen
nicht alles auf einmal	ratenzahlung
nicht alles einmal zahlen	ratenzahlung finanzierung
nicht an geld pfändung	p konto pfändungsschutz
nicht an schläuche	vorsorgevollmacht patientenverfügung
nicht angegeben steuer	selbstanzeige
nicht anprobiert zurück	rückgabe bedingungen gebraucht
nicht bei euch gekauft	fremdgekaufte ware reparatur
nicht bei google	suchmaschinenoptimierung seo
nicht bestanden	wiederholungsprüfung
nicht da stunde	kurs verpasst nachholen
nicht einloggen	anmeldung login problem
nicht ernst genommen	beschwerde patientenbeauftragte
nicht erschienen	stornogebühren stornierungsbedingungen ausfallgebühr stornierung
nicht fertig gelesen	leihfrist verlängerung
nicht geimpft	impfung impfnachweis masernschutz
nicht geputzt	sauberkeit hygiene
nicht gespeichert	automatisches speichern entwurf
nicht gestreut	winterdienst räumpflicht
nicht gut deutsch	sprachen fremdsprachen dolmetscher
nicht gut laufen	barrierefreiheit rollstuhl
nicht gut zu fuß	barrierefrei rollstuhlgerecht zugang
nicht hier gemeldet	meldeadresse wohnsitz
nicht hingehen	stornierung absage
nicht im laden	bestellung sonderbestellung
nicht in der stadt	einzugsgebiet umland
nicht in praxis kommen	hausbesuche
nicht kastriert	kastration voraussetzung unkastriert
nicht leistungsmäßig	freizeitsport breitensport
nicht lesen und schreiben	alphabetisierung grundbildung
nicht mehr an füße	podologie fußpflege
nicht mehr anfänger	fortgeschrittene niveau
nicht mehr anschreiben	newsletter abmelden werbewiderspruch
nicht mehr arbeiten können	berufsunfähigkeitsversicherung
nicht mehr gedruckt	antiquariat vergriffene bücher
nicht mehr lange	palliativ hospiz
nicht mehr mitmachen	kündigung kündigungsfrist
nicht mehr spenden	spende kündigen lastschrift
nicht ok war	beschwerde reklamation
nicht rechtzeitig gezahlt	mahnung zahlungsverzug
nicht reinschauen können	zaunbau sichtschutz
nicht religiös	trauerredner weltliche trauerfeier
nicht reparierbar	kostenvoranschlag nicht reparabel
nicht richtig gemacht	gewährleistung garantie reklamation
nicht sauber gearbeitet	mängel nachbesserung
nicht schwanger werden	verhütung spirale pille
nicht sicher steht da	ssl zertifikat
nicht so lange warten	notfalltermin wartezeit
nicht so sauer	weinstil trocken halbtrocken lieblich
nicht teurer werden	angebot kostenvoranschlag festpreis pauschale
nicht trocken	windeln sauberkeitserziehung
nicht verlängern	kündigung kündigungsfrist
nicht versichert	ohne krankenversicherung behandlung
nicht vollgetankt	tankregelung nachtankgebühr
nicht vollständig	falschlieferung reklamation
nicht von mir	sicherheit konto missbrauch
nicht vor die tür	hausbesuch
nicht vor ort	videoberatung online termin
nicht wahrnehmen termin	stornierung absage
nicht wie im prospekt	reisemängel reklamation
nicht zufrieden	beschwerde reklamation
nicht zuhause lieferung	abstellgenehmigung zustellung
nicht zur straße	zimmer ruhige lage
nicht überall gleich warm	hydraulischer abgleich
nichtraucher	rauchen
nichts angekommen	sendungsverfolgung lieferzeit
nichts mehr frei	wartezeit warteliste
nie fertig werden	zeitmanagement prokrastination
nie mehr rasieren	laser haarentfernung ipl
nie was bestellt	unberechtigte rechnung widerspruch
nie wieder	beschwerde reklamation
niemand an rezeption	rezeption besetzt notfallnummer
niemand geht dran	kontakt telefon rückruf
niemand geht ran	kontakt telefon
niemand gekommen	termin verspätung beschwerde
niemand meldet sich	kontakt email
nierensteine	urologie
niesen ständig	allergietest hyposensibilisierung
nikotin wand	nikotinsperre isolieranstrich
nimmt niemand ab	kontakt telefon
nintendo	spielkonsole reparatur
nische schrank	maßmöbel einbauschrank
nissen	läusemittel
niveau testen	einstufungstest sprachniveau
nix angekommen	sendungsverfolgung lieferzeit
nix mehr frei	wartezeit warteliste
no show	stornogebühren stornierungsbedingungen
noch andere standorte	standorte filialen
noch anmelden	anmeldefrist anmeldeschluss
noch daheim behalten	hausaufbahrung abschiednahme
noch einen schlüssel	schlüsselkopie nachschlüssel
noch einsteigen	einstieg laufender kurs
noch extra zahlen	zusatzkosten gebühren
noch frei im august	belegungskalender
noch garantie	garantie gewährleistung
noch garantie drauf	gewährleistung garantie reklamation
noch heute	notfall eiltermin
noch im alten vertrag	restlaufzeit anbieterwechsel
noch in probezeit	probezeit einkommensnachweis
noch jemand da	öffnungszeiten
noch jemand zugang	benutzer einladen teammitglieder
noch karten	restkarten verfügbarkeit tickets
noch keinen link	zugangsdaten link versand
noch mal sehen	abschiednahme aufbahrung
noch maskenpflicht	maske hygieneregeln
noch ne steckdose	steckdosen installation
noch nicht 18	mindestalter altersgrenze
noch nicht abgeholt	aufbewahrungsfrist abholung
noch nicht fertig gelesen	leihfrist verlängerung
noch nicht gekriegt	sendungsverfolgung lieferzeit
noch nicht laufen	krippe alter u3
noch nicht trocken	sauberkeitserziehung windeln kita
noch nicht umgemeldet	ummeldung frist
noch nicht volljährig	mindestalter altersgrenze
noch nicht überweisen	zahlungsziel stundung zahlungsaufschub
noch nichts bekommen	lieferzeit lieferstatus
noch nie bei euch	neukunden erstgespräch
noch nie gemacht	anfänger einsteiger vorkenntnisse
noch offen	öffnungszeiten
noch patienten	neupatienten aufnahme
noch platz	verfügbarkeit warteliste
noch platz im kurs	kurs anmeldung vhs
noch plätze	terminvereinbarung termin buchen
noch reinquetschen	terminvereinbarung termin buchen
noch schraubsicherungen	zählerschrank verteiler erneuern
noch schüler	ermäßigung rabatt studierende senioren
noch stellen frei	stellenangebote offene stellen
noch stoffkabel	elektrosanierung altbauinstallation
noch stunden übrig	restguthaben verfall
noch um acht abends	abendöffnungszeiten
noch vor weihnachten	lieferzeit expressversand
noch vorrätig	verfügbarkeit lagerbestand
noch was dazu bestellen	bestellung ergänzen versand zusammenfassen
noch was dazubestellen	bestellung ändern
noch was frei	terminvereinbarung termin buchen verfügbarkeit warteliste
noch was ändern	nachträgliche änderung
noch windel	sauberkeitserziehung windeln kita
noch windeln	windeln wickeln sauberkeit
noch zu haben	verfügbarkeit lagerbestand verfügbar
noch zu haben wohnung	verfügbarkeit immobilie
noch zu retten	reparatur kostenvoranschlag
nochmal sehen	abschiednahme aufbahrung
nochmal verabschieden	abschiednahme aufbahrung
nordseite balkon	schattenpflanzen beratung
normal beerdigen	erdbestattung
notapotheke	apotheke notdienst
notarzt	ärztlicher bereitschaftsdienst notdienst
notbetreuung	kita schließtage
noten lernen	musiktheorie prüfungsvorbereitung
noten lesen	musiktheorie prüfungsvorbereitung
noten lesen können	notenkenntnisse voraussetzung
noten schlecht	hausaufgabenhilfe nachhilfe
notfall	notfall eiltermin
notgruppe	kita schließtage
nothelfer	erste hilfe kurs
nothelferkurs	erste hilfe kurs
notlauf	motordiagnose
notpass	reisepass beantragen
notrufknopf	hausnotruf
null ahnung	anfänger vorkenntnisse beratung
nummer behalten	rufnummernmitnahme
nummer für zulassung	evb nummer
nummer springt rechnung	nummernkreis rechnungsnummer
nummer von euch	kontakt telefon rückruf
nummer ziehen	wartenummer aufruf
nummernschild	kfz zulassung zulassungsservice kennzeichen
nummerntafel	kfz zulassung
nur auf englisch	sprachen sprachversion
nur aushilfe	minijob aushilfe
nur automatik	automatik führerschein b197 automatikführerschein
nur bar	zahlungsarten kartenzahlung barzahlung
nur bares	zahlungsarten kartenzahlung barzahlung
nur bargeld dabei	barzahlung zahlungsarten
nur befristet	befristeter arbeitsvertrag einkommensnachweis
nur bei mir	fehlerbehebung störung status
nur beim chef	chefarzt chefbehandlung
nur beraten lassen	beratung unverbindlich
nur briefkasten	geschäftsadresse virtuelles büro
nur cash	zahlungsarten kartenzahlung
nur drei tage	mindestaufenthalt kurzaufenthalt
nur ein loch bohren	kleinaufträge montageservice
nur ein sofa	kleintransport einzeltransport
nur ein sofa transportieren	kleintransport möbeltransport
nur ein stück	mindestbestellmenge einzelstück
nur eine frage	beratung kontakt
nur eine lampe anschließen	kleinaufträge elektro
nur eine nacht	mindestaufenthalt einzelnacht
nur eine seite	onepager landingpage
nur einen monat	mindestlaufzeit monatlich kündbar
nur einmal	einzelstunde einzelkarte
nur eins davon	mindestbestellmenge einzelstück
nur eins kaufen	mindestmenge mindestbestellwert
nur firmen	privatkunden geschäftskunden
nur flug	flugbuchung gepäck
nur front neu	küchenfronten austausch renovierung
nur föhnen	waschen föhnen styling
nur für einwohner	einwohner wohnsitznachweis
nur für firmen	geschäftskunden gewerbe b2b
nur für frauen	frauenkurs frauen frauenzeiten
nur für frauen training	frauenbereich fitness
nur für mich	einzelunterricht privatstunde
nur für mich genäht	maßanfertigung maßanzug
nur gläser tauschen	brillengläser entspiegelung
nur großes geld	barzahlung
nur gutschein zurück	erstattung gutschrift gutschein
nur halbtags	halbtags teilzeit halbtagsplatz
nur hauptschule	schulabschluss voraussetzung
nur hälfte gekommen	teillieferung
nur keyboard zuhause	klavierunterricht keyboard instrument
nur lauwarm	warmwasser boiler störung
nur lesen dürfen	rollen berechtigungen
nur mal anschauen kommen	besichtigung kostenvoranschlag vor ort
nur mal fragen	unverbindliche anfrage beratung
nur mal tag arbeiten	tagesticket coworking
nur mal zuschauen	zuschauer besucher hospitation
nur meine sehen	filter ansichten
nur ne nacht	mindestaufenthalt übernachtung
nur ne nacht zelten	zeltplatz übernachtung
nur noch heulen	psychotherapie psychische beschwerden
nur noch müde job	burnout prävention stressbewältigung
nur online	onlineshop ladengeschäft
nur paar exemplare	buchdruck kleinauflage
nur pony	pony schneiden
nur privat	kassenpatienten privatpatienten
nur schriftlich	schriftform
nur schulden geerbt	erbausschlagung
nur seepferdchen	schwimmabzeichen voraussetzung
nur spitzen	haarschnitt damen spitzen schneiden
nur sprechen üben	konversationskurs
nur tags heim	tagespflege
nur trocken schneiden	trockenhaarschnitt
nur vorübergehend heim	kurzzeitpflege verhinderungspflege
nur warteschleife	kontakt telefon rückruf
nur weißer bildschirm	weißer bildschirm fehlerbehebung
nur zettel eingeworfen	zustellversuch abholung filiale
nur zum lesen	lesebrille
nur zum spaß	hobbygruppe freizeitsport
nur zwei nächte	mindestaufenthalt
nur zwei tage	teilzeit betreuungstage
nur zweimal die woche	teilzeitplatz buchungszeiten
nur übers wochenende brauchen	verleih mietpreise mietdauer
nussallergie	allergene unverträglichkeiten nüsse
nächste station	öffentliche verkehrsmittel haltestelle
nächste termine	programm termine kalender
nächste vorstellung	spielplan theater
nächster freier	terminvereinbarung termin buchen
nächster freier termin	terminvereinbarung termin buchen
nächster kursstart	einstieg laufender kurs
nächstes spiel	spielbetrieb spielplan
nächstmöglich kündigen	kündigungstermin
nägel auffüllen	maniküre nagelstudio
nägel machen	maniküre nagelstudio
nähen lassen	wundversorgung nähen
nähen lernen	nähkurs handarbeit kreativ
nähkurs	nähkurs handarbeit kreativ
nähmaschine bedienen	nähkurs handarbeit kreativ
nüchtern kommen	blutabnahme labor
ob dach dicht	dachinspektion dachwartung
ob echt ist	echtheitsprüfung
ob geklappt	bestätigung e mail
oben anzeigen bezahlen	google ads
oben ohne trainieren	kleiderordnung trainingskleidung
oben warm unten kalt	hydraulischer abgleich
obendrauf zahlen	zusatzkosten gebühren
oberlippe haare	haarentfernung waxing
obstbaum trägt nicht	baumschnitt obstbaumschnitt
ofen anklemmen	herdanschluss starkstromanschluss
ofen fürs wohnzimmer	kaminofen
ofen kachel	kachelofen hafner ofenbauer
ofen wird nicht heiß	backofen reparatur kundendienst
ofen zieht nicht	kaminkehrer schornstein prüfung
offen heute	öffnungszeiten
offene stelle	wundversorgung nähen
offener code	open source lizenz
offener wein	weinkarte getränkekarte
offenes konzept	pädagogisches konzept
offert	kostenvoranschlag angebot
offerte	kostenvoranschlag angebot
oft kommen	jahreskarte abonnement
ogs	ganztagsbetreuung hort
ohne abholschein	abholschein ausweis
ohne abi	zugangsvoraussetzungen hochschulzugang
ohne abschluss	schulabschluss nachholen
ohne account	benutzerkonto registrierung
ohne alkohol wein	alkoholfreier wein
ohne angelschein	fischereischein angelkarte
ohne anmelden	ohne termin anmeldung
ohne anmeldung	ohne termin offene sprechstunde registrierung
ohne app	browser ohne app
ohne aufenthaltstitel	aufenthaltsstatus voraussetzung
ohne ausbildung	quereinsteiger ungelernt
ohne auto	öffentliche verkehrsmittel anfahrt
ohne auto hin	öffentliche verkehrsmittel haltestelle
ohne auto kommen	öffentliche verkehrsmittel anfahrt
ohne baugenehmigung	genehmigungsfrei baugenehmigung
ohne bezahlung	kostenlos gebührenfrei
ohne bindung	vertragslaufzeit mindestlaufzeit
ohne bon	umtausch rückgabe kassenbon
ohne chemie	akupunktur naturheilkunde
ohne drucker schicken	mobiler versandschein qr code
ohne eltern	einverständniserklärung eltern
ohne email	anmeldung ohne e mail
ohne festen wohnsitz	wohnungslos meldeadresse
ohne fleisch	vegan vegetarisch
ohne frühstück	frühstück hotel
ohne föhnen	waschen föhnen styling
ohne gehaltsnachweis	einkommensnachweis unterlagen
ohne gewerbe	gewerbeschein privatkunden
ohne gewerbeschein	gewerbenachweis
ohne handy	ohne smartphone alternative
ohne internet	offline nutzung
ohne internet nutzen	offline modus
ohne karte einzugeben	testversion ohne kreditkarte
ohne kassenbon	rückgabe umtausch widerruf
ohne kassenzettel	umtausch rückgabe kassenbon nachweis
ohne kinder	nur erwachsene adults only
ohne kirche heiraten	freie trauung
ohne konto	gastbestellung ohne registrierung
ohne konto bestellen	gastbestellung ohne konto
ohne kreditkarte	zahlungsarten rechnung lastschrift
ohne kupplung	automatik führerschein b197
ohne masernimpfung	masernschutz nachweis
ohne mitglied zu sein	nichtmitglieder tageskarte
ohne mwst rechnung	kleinunternehmerregelung reverse charge
ohne namen	anonym
ohne namen grab	anonyme bestattung rasengrab
ohne originalverpackung	umtausch rückgabe kassenbon
ohne pfarrer	trauerredner weltliche trauerfeier
ohne plastik	nachhaltigkeit umwelt
ohne platzreife	platzreife gäste golf
ohne rechnung im paket	geschenkversand lieferadresse
ohne registrierung	gastbestellung ohne konto
ohne reservierung	reservierung freie plätze
ohne rezept	rezeptpflichtig verordnung
ohne rezept physio	rezept heilmittelverordnung physiotherapie
ohne schaden öffnen	türöffnung zerstörungsfrei
ohne schlauch fahren	tubeless umrüstung
ohne schlüssel aufmachen	elektronisches türschloss zutrittskontrolle
ohne schwein	halal koscher
ohne stufen	barrierefreiheit rollstuhl
ohne tanzpartner	tanzkurs
ohne termin	ohne termin offene sprechstunde anmeldung
ohne ticket erwischt	erhöhtes beförderungsentgelt fahrpreisnacherhebung
ohne tierische	vegan vegetarisch
ohne trainer	freies training
ohne treppen	barrierefreiheit rollstuhl
ohne versicherung zum arzt	ohne krankenversicherung behandlung
ohne vertrag	vertragslaufzeit mindestlaufzeit monatlich kündbar
ohne voranmeldung	ohne termin offene sprechstunde
ohne vorkenntnisse	anfänger vorkenntnisse voraussetzungen
ohne zwiebeln	sonderwünsche zutaten
ohne überweisung	überweisung erforderlich
ohr juckt ohrring	nickelfrei allergie schmuck
ohr verstopft	hno hals nasen ohren
ohren stinken hund	ohrenentzündung tier
ohren zu	hno hals nasen ohren
ohrenschmalz	hno hals nasen ohren
ohrenschmerzen	hno hals nasen ohren
ohrenweh	hno hals nasen ohren
ohrloch stechen	tattooentfernung tattoo ohrlochstechen
ohrlöcher	tattooentfernung tattoo ohrlochstechen
ohrlöcher für kind	ohrlochstechen
ohrmilben	ohrenentzündung tier
olaplex	haarpflege kur
oldtimer	oldtimer restauration
oleander winter	überwinterungsservice
oma besuchen	besuchszeiten
oma eingeschlafen	todesfall sterbefall bestattung
oma erklären	computerhilfe senioren schulung
oma gestorben wohnung	entrümpelung haushaltsauflösung
oma handy erklären	edv computerkurs
oma holt ab	abholberechtigung kita
oma im rollstuhl	barrierefrei rollstuhlgerecht
oma ins heim	heimplatz aufnahme pflegeheim
oma ist gestürzt	pflege hausnotruf kurzzeitpflege
oma kann nicht allein	pflege betreuung zuhause
oma rollstuhl flughafen	pmr service assistenz
oma sport	seniorensport
oma vergisst	demenz betreuung
omas kommode	restaurierung möbel
omas ring umarbeiten	umarbeitung anfertigung goldschmied
omas schmuck verkaufen	goldankauf altgold
ombre	strähnen balayage blondierung
one on one	einzelunterricht privatstunde
onleihe	onleihe e books
online ausfüllen	formulare anmeldeformular
online ausmachen	online buchung terminbuchung
online deutsch	online sprachkurs
online galerie	bilder lieferzeit galerie
online gekaufte reifen	reifenmontage
online keine termine	terminvergabe freie termine
online kurs technik	online kurs zugang
online treffen	videosprechstunde online beratung
online verkaufen	onlineshop erstellen
onlinebanking geht nicht	onlinebanking pushtan freischalten
op schief	arzthaftung medizinrecht
op termin	operation ambulant
op versicherung hund	tierkrankenversicherung gebührenordnung
op vorbereitung	operation ambulant
opa gestorben	bestattung trauerfeier todesfall sterbefall
opac	katalog recherche medien
open end	sperrstunde musik ende
operiert werden	operation ambulant
ops freigabe	operation ambulant
orangenhaut	cellulite körperbehandlung
orchester	ensemble orchester band
organmandat	bußgeld strafzettel
orgel	kirchenchor musik
orgelt nur	starthilfe batterie pannenhilfe
orientierungskurs	integrationskurs bamf
original display	originalersatzteile
original nötig	originaldokumente beglaubigte kopie
original oder kopie	originalware echtheit
original oder kopie mitbringen	originaldokumente kopie
originalteile	originalersatzteile
originalverpackung weg	originalverpackung rückgabe
ortstaxe	kurtaxe ortstaxe
osteopath	osteopathie
osterfeuer anmelden	veranstaltung anmelden genehmigung
osterlamm	saisongebäck stollen krapfen
ostern auf	öffnungszeiten feiertage
ostern offen	öffnungszeiten feiertage
outlook geht nicht	email einrichtung support
ozempic	ernährungsberatung abnehmen
paar minuten später	verspätung
paar monate weg wohnung	untervermietung genehmigung
paar wochen heim	kurzzeitpflege verhinderungspflege
paar ziegel fehlen	sturmschaden dachziegel notdienst
paar zusammen zimmer	zimmereinrichtung eigene möbel
paarshooting	hochzeitsreportage fotograf
packerl	sendungsverfolgung lieferzeit
packt ihr auch ein	einpackservice
packt ihr ein	einpackservice
padel	tennis platz buchen
paket daheim abholen	abholauftrag paketabholung
paket ging zurück	zustellung fehlgeschlagen rücksendung
paket mit übernachtung	wellness arrangement pauschalen
paket nicht angekommen	lieferzeit lieferstatus sendung verloren nachforschung
paket nicht da	sendungsverfolgung lieferzeit nachforschungsauftrag
paket verschollen	sendungsverfolgung lieferzeit
paket versichert	transportversicherung haftung verlust
paket war offen	transportschaden beschädigte sendung
paket weg	lieferzeit lieferstatus
paket zerdrückt	falschlieferung reklamation
paket zurückgeschickt geld	erstattung retoure dauer
paketnummer	sendungsverfolgung
palette schicken	palettenversand spedition
palliativ	palliativ hospiz
pampig	beschwerde reklamation
panik vor zahnarzt	betäubung angst narkose
panikattacken	psychotherapie psychische beschwerden panikstörung
panne habe	abschleppdienst pannenhilfe
panzerglas	schutzfolie zubehör
papa gestorben	bestattung trauerfeier
papa ins heim	heimplatz aufnahme pflegeheim
papagei	kleintiere heimtiere exoten
papamonat	elterngeld kindergeld
papier schreddern	aktenvernichtung
papiere nach tod	unterlagen sterbeurkunde formalitäten
papierkram	unterlagen mitbringen formular antrag download
pappe machen	führerschein klasse b
parkausweis	bewohnerparkausweis
parken gratis	parkplätze parkgebühren
parken während urlaub	flughafen parken langzeitparken
parkett stumpf	parkett schleifen versiegeln
parkett zerkratzt	parkett schleifen versiegeln
parkgebühr	parkplatz parken
parkhaus	parkplatz parken
parkhaus nähe	parkplätze parkgebühren
parkieren	parkplatz parken
parkinson	neurologische physiotherapie bobath
parkkarte	bewohnerparkausweis
parkmöglichkeit	parkplatz parken
parkpickerl	bewohnerparkausweis
parkplatz	parkplatz parken
parkplatz finden	parkplatz parken
parkplatz für laster	halteverbotszone
parkplätze vorm haus	parkplatz parken
parkrempler	dellenentfernung smart repair lackierung
parkschein	parkplatz parken
parkuhr	parkplätze parkgebühren
parkverbot für umzug	halteverbot umzug sondernutzung
parodontose	parodontitis behandlung
parteienverkehr	telefonzeiten sprechzeiten
partikelfilter	partikelfilter reinigung abgas
partner ausländer heiraten	eheschließung unterlagen ausland
partner schnarcht	schnarcherschiene
partner werden	kooperation partner
partner will nicht mit	paarberatung einzeltermin
party machen	feier geburtstag privat
party nachts	ruhestörung hausordnung
party schmeißen	feier geburtstag privat
partyraum	raummiete veranstaltungsraum
partyservice	catering partyservice
pass abgelaufen	reisepass beantragen reisedokumente einreise gültigkeit
pass für baby	reisepass beantragen
pass noch gültig reise	einreisebestimmungen visum
pass schnell	reisepass beantragen
pass verloren	ausweis verlust
pass verlängern	reisepass beantragen
passbild	passbilder bewerbungsfotos
passen reifen	reifenberatung reifengröße
passen wir alle	teilnehmerzahl kapazität
passen wir rein wohnung	ferienwohnung belegung betten
passfoto	passbilder bewerbungsfotos
passfoto vor ort	fotoautomat passfoto
passfoto zu alt	passfoto biometrisch aktuell
passiert was beim training	vereinsversicherung unfall
passt auf mein modell	kompatibilität passend modell
passt auf tier auf	tierpension betreuung
passt das zu meinem	kompatibilität
passt die chemie	kostenloses erstgespräch
passt für meinen hund	größenberatung hund
passt ins auto	maße verpackung transport
passt mein transporter	einfahrtshöhe parkplatz
passt mir doch nicht	umbuchung terminverschiebung
passt mir m	größentabelle größenberatung
passt nicht	umtausch größe
passt nicht durchs treppenhaus	möbellift außenaufzug
passt zu unserem programm	integration schnittstelle api
passt zu unserem system	integration schnittstellen kompatibilität
passwort falsch	passwort zurücksetzen
passwort vergessen	passwort zurücksetzen
passwort verschlampt	passwort zurücksetzen
passwort weg	passwort zurücksetzen
passwort weiß nicht mehr	passwort zurücksetzen
passwort ändern	passwort zurücksetzen
pate nicht in kirche	patenamt kirchenmitgliedschaft
pate werden	taufe anmeldung
patenschein	taufe anmeldung
patientenakte	patientenakte befundkopie
patientenverfügung	patientenverfügung vorsorgevollmacht
patschen am rad	fahrradreparatur schlauchwechsel
patschen auto	reifenreparatur reifenpanne
pauschal machen	angebot kostenvoranschlag festpreis pauschale
pause machen mit	ruhezeit pausieren vertrag
pause machen mitgliedschaft	mitgliedschaft pausieren ruhezeit
pause von pflege	kurzzeitpflege verhinderungspflege
pausengetränke	vorstellung dauer pause
pausieren	mitgliedschaft pausieren ruhezeit
payback	treueprogramm bonuskarte
paypal	zahlungsarten kartenzahlung
paypal einbauen	zahlungsanbieter einrichten
pc geht nicht an	computerreparatur diagnose
pc hängt	pc optimierung ssd aufrüstung
pc kurs	edv computerkurs
pc lahmt	pc optimierung ssd aufrüstung
pc sicher entsorgen	datenvernichtung entsorgung
pc zusammenstellen	pc konfiguration gaming
pdf schicken	druckdaten dateiformat
pedal weich	bremsen bremsbeläge prüfung
pekip	eltern kind kurse
pellets	pelletheizung holzheizung
pendeln	zeitkarten abo
pendeluhr	großuhren reparatur
pennen	zimmer verfügbarkeit buchen
pensionisten	ermäßigung senioren
pensionsantrag	rentenversicherung beratung
per fingerabdruck	elektronisches türschloss zutrittskontrolle
per internet buchen	online buchung terminbuchung
per klarna	zahlungsarten kartenzahlung barzahlung
per mail	kontakt e mail
per nachnahme	zahlungsarten nachnahme
per post schicken	lieferung versand postanschrift
per rechnung	zahlung rechnung überweisung
per telefon beraten	videosprechstunde online beratung
per video	videosprechstunde online beratung videoberatung termin
per whatsapp	kontakt telefon rückruf
per zoom	videosprechstunde online beratung
per überweisung	zahlung rechnung überweisung
perfektionstraining	aufbauseminar punkte probezeit
periode bleibt aus	frauenarzt gynäkologie
perlen neu fädeln	perlenkette knüpfen
perlenkette gerissen	perlenkette knüpfen
permanent makeup	permanent make up
perso	personalausweis beantragen
perso abgelaufen	personalausweis beantragen
perso dauert	personalausweis beantragen
perso mitbringen	unterlagen mitbringen ausweis
perso vergessen	personalausweis legitimation
perso verloren	ausweis verlust
personal trainer	personal training
personalausweis	personalausweis beantragen
personenbeförderung	führerschein tauglichkeit untersuchung
persönlich sprechen	kontakt ansprechpartner
perücke	perücke zweithaar
pfadi	jugendgruppe ministranten
pfand	anzahlung kaution
pfand gläser	mehrwegglas pfand
pfand zahlen	anzahlung vorkasse kaution
pfand zurück	kaution rückzahlung
pfarramt	pfarrbüro
pfarrer beerdigung	bestattung trauerfeier
pfarrer nach hause	seelsorge gespräch
pfarrheim	gemeindehaus vermietung
pfarrheim mieten	gemeindehaus vermietung
pfarrsaal	gemeindehaus vermietung
pfarrsekretariat	pfarrbüro
pfeifen beim atmen	lungenfunktion
pfeifen im ohr	hno hals nasen ohren
pferd krank	pferde nutztiere
pferd lahmt	pferde nutztiere
pferd reiten	reiten reitunterricht
pferd unterstellen	pensionsstall einstellplatz pferdepension
pferdeanhänger	anhängerführerschein be b96
pferdeanhänger leihen	anhängerverleih
pferdefotos	tierfotografie
pferdetierarzt	pferde nutztiere
pfifferlinge	saisonkarte spargel wild
pfingsten auf	feiertage öffnungszeiten
pfingsten offen	öffnungszeiten feiertage
pflanze eingegangen	anwachsgarantie reklamation
pflanze geht ein	pflanzenberatung pflanzenschutz
pflanze kränkelt	pflanzenberatung pflanzenschutz
pflanze lässt kopf hängen	pflanzenberatung pflanzenschutz
pflanze tot nach kauf	anwachsgarantie
pflanze umtopfen	umtopfservice
pflanze wird braun	pflanzenpflege krankheit
pflanze überwintern	überwinterungsservice
pflanzen aufs dach	dachbegrünung
pflanzen fürs büro	innenraumbegrünung
pflanzenfarbe	allergie haarfarbe verträglichkeit
pflanzlich behandeln	akupunktur naturheilkunde
pflaster grün	steinreinigung hochdruckreinigung
pflege kostet	pflegezusatzversicherung
pflege vater ich	pflegeberatung angehörige
pflege zuhause	ambulante pflege
pflegedienst	ambulante pflege
pflegegeld	pflegegrad antrag
pflegegrad	pflegegrad antrag
pflegegrad abgelehnt	widerspruch pflegegrad
pflegeheim suchen	heimplatz aufnahme pflegeheim
pflegekurs	pflegeberatung angehörige
pflegeleichter garten	pflegeleichter garten bepflanzung
pflegende im urlaub	kurzzeitpflege verhinderungspflege
pflegeplatz	heimplatz aufnahme pflegeheim
pflegestufe	pflegegrad antrag
pflegestufe beantragen	pflegegrad antrag
pflegeurlaub	kind krankmeldung attest
pflichtschulabschluss	schulabschluss nachholen
pflichtstunden	sonderfahrten pflichtstunden
pflichtteil	erbrecht pflichtteil
pfnüsel	erkältung infektsprechstunde
pfusch	gewährleistung garantie reklamation
pfütze auf dach	flachdach abdichtung
phishing	sicherheit betrug
photoshop	bildbearbeitung retusche
php alt	php version
physio ohne arzt	rezept heilmittelverordnung physiotherapie
physio rezept	rezept heilmittelverordnung physiotherapie
pi mal daumen	kostenvoranschlag richtpreis
pickel	hautarzt dermatologie
pickel behandeln	gesichtsbehandlung kosmetik
pickel wegmachen foto	bildbearbeitung retusche
pickerl drucken	aufkleber etiketten
pickerl fällig	hauptuntersuchung hu tüv
pickerl machen	hauptuntersuchung hu tüv
pickerl therme	heizungswartung
picknick machen	picknick picknickplatz
picknick mitbringen	eigene speisen mitbringen
pieks	impfung impfsprechstunde
piepen im ohr	hno hals nasen ohren
piepst an der decke	rauchmelder montage wartung
piercing	tattooentfernung tattoo
piercing entzündet	piercing pflege nachsorge
piks	impfung impfsprechstunde
pilates	kursplan gruppenkurse
pilger	gepäcktransport wanderer
pille	verhütung spirale pille
pille danach	pille danach notfallverhütung
pille vergessen	pille danach notfallverhütung
pille verschreiben	rezept folgerezept
pillen nachbestellen	rezept folgerezept
pilz an wand	schimmelbeseitigung schimmelsanierung
pilz da unten	frauenarzt gynäkologie
pin falsch	pin neu anfordern
pin vergessen	passwort zurücksetzen pin neu anfordern
pin vergessen handy	entsperren pin reset
pinkeln beim niesen	beckenbodentraining
pipi machen	toilette wc
pizza bestellen	takeaway abholung essen
pizza kalt	reklamation lieferung
plakat	plakatdruck banner großformat
plakat aufhängen	kooperation partner
plakette abgelaufen	hauptuntersuchung hu tüv
plan für bank	businessplan gründungsberatung
planschen	pool schwimmbad
plastik zahlen	zahlungsarten kartenzahlung barzahlung
plastikfrei	nachhaltigkeit umwelt
plastikfrei verpackt	verpackung nachhaltig
platt machen pc	windows neuinstallation upgrade
platte kaputt küche	arbeitsplatte austausch
platten am rad	fahrradreparatur schlauchwechsel
platten auto	reifenreparatur reifenpanne
platten bestellen	catering partyservice
platten hinten	reifenpanne schlauchwechsel
platten verlegen	pflasterarbeiten terrassenbau
platten vermoost	steinreinigung hochdruckreinigung
plattfüße	einlagen orthopädietechnik maßschuhe orthopädie
plattkopf	kinderphysiotherapie
platz frei	terminvereinbarung termin buchen
platz für heute	tagesticket coworking
platz für heute abend	tischreservierung
platz für kind	kitaplatz anmeldung
platz für pferd	pensionsstall einstellplatz
platz für wohnwagen	stellplatz wohnmobil
platz gesperrt	platzsperre
platz im altersheim	heimplatz aufnahme pflegeheim
platz im zug	sitzplatzreservierung
platz in krippe	kitaplatz anmeldung
platz mieten tennis	tennis platz buchen
platz nass	platzsperre bespielbarkeit
platz reservieren	terminvereinbarung termin buchen
platz weitergeben	ticket rückgabe übertragung
platz zum lernen	arbeitsplätze lernraum
platzangst röhre	röntgen mrt radiologie
platzsparend	platzsparende möbel
playstation	spielkonsole reparatur
pleite	ermäßigung sozialtarif ratenzahlung
plombe raus	füllung karies verloren notfalltermin
plombe rausgefallen	füllung karies
plugin kaputt	plugin fehlerbehebung wartung
pläne drucken	plandruck
pläne vom haus	grundriss exposé
plätzchen frei	tischreservierung
plötzlich krank	stornierung absage
pneu einlagern	reifeneinlagerung räderhotel
police finde nicht	versicherungspolice dokumente
polizei vorladung	strafrecht strafverteidigung
polizei war da	hausdurchsuchung strafverteidigung
polizeiliches zeugnis	führungszeugnis strafregister
pollen	allergietest hyposensibilisierung
polster durch	polsterei neubezug
polster stinkt	polsterreinigung matratzenreinigung
polterabend	junggesellenabschied
polteri	junggesellenabschied
poltern	junggesellenabschied
poltert vorne	fahrwerk stoßdämpfer diagnose
pony schneiden	haarschnitt damen
ponyreiten	reiten reitunterricht
pool	pool schwimmbad
pool bauen	poolbau schwimmbad
pool bauen genehmigung	bauantrag baugenehmigung
pool im garten	poolbau schwimmbad
pool offen	pool öffnungszeiten saison
popo rutschen	analdrüsen
popo schmerzt	bikefitting ergonomie sattelberatung
popup	virenentfernung malware
portemonnaie geklaut	kartensperrung sperrhotline
portemonnaie verloren	fundsachen fundbüro
porto	versandkosten
posaunenchor	kirchenchor musik
positiv auf corona	corona infektion regelung
post zu euch schicken	geschäftsadresse virtuelles büro
postcard	zahlungsarten kartenzahlung
posten für uns	social media betreuung
posten verstehe nicht	rechnung reklamation einspruch
poster drucken	abzüge fotobuch leinwand
postfach voll	postfach speicher
postfiliale schicken	packstation lieferung
postkarten	museumsshop café
potenz	urologie
powerbank flieger	handgepäck sicherheitskontrolle
praktikum	ausbildung praktikum
praktikum in der schule	schülerpraktikum
praxis im urlaub	vertretungsarzt urlaub
praxis zu wohin	ärztlicher bereitschaftsdienst notdienst
preis bleibt	preisanpassung preisgarantie
preis fahrstunde	fahrschule kosten
preis im netz anders	preisauszeichnung
preis pro nacht	zimmerpreise
preis pro person nacht	zimmerpreise
preis runter	ermäßigung rabatt
preis steigt	preisanpassung preisgarantie
preis vorher sagen	angebot kostenvoranschlag festpreis pauschale
preis was machen	rabatt
preise irgendwo	preisliste preise
preise richtig machen	preiskalkulation
preise schicken	preisliste preise
preiserhöhung kündigen	sonderkündigungsrecht preiserhöhung
preislich entgegenkommen	rabatt preisnachlass
preislich etwa	kostenvoranschlag richtpreis
preislich liegen	preis kosten
preislich so	preis kosten
premiere	spielplan theater
presse	presse medien
presse soll schreiben	pressearbeit pr
pressefoto	presse medien
pressiert	notfall eiltermin notdienst express soforthilfe
prickelnd	sekt winzersekt
privat feiern	feier geburtstag privat
privat mieten	exklusive nutzung vermietung
privat nutzen	vermietung private nutzung
privat oder firma	privatkunden geschäftskunden
privat pleite	privatinsolvenz schuldnerberatung
privat versichern	private krankenversicherung
privat zahlen arzt	igel selbstzahler leistungen
private führung	führungen
privatkonkurs	privatinsolvenz schuldnerberatung
privatrezept	rezept einlösen
privatstunden	einzelunterricht privatstunde
privattrainer	personal training
privatversichert	kassenpatienten privatpatienten
pro kopf	lizenz nutzeranzahl preis
pro stunde	stundensatz
probedruck	andruck proof
probeliegen	probeliegen probeschlafen
proberaum	proberaum übungsraum
probesitzen	probefahrt
probestunde	probe schnuppern kostenlos
probetermin	probe schnuppern kostenlos
probeweise	probe schnuppern kostenlos testphase
probezeit gymi	schulwechsel aufnahme
probezeit verlängert	aufbauseminar punkte probezeit
produkte reinstellen	produkte anlegen
produktfotos	businessfotografie mitarbeiterfotos
profil erstellen	benutzerkonto registrierung
profil löschen	benutzerkonto löschen konto
profil runter	profiltiefe reifenprüfung
programm nur für uns	individualsoftware entwicklung
programmheft	kursprogramm vhs
programmieren anbinden	api dokumentation
projekt gelöscht	papierkorb wiederherstellen
projektwoche	schulklassen
propan	gasflaschen
prospekt	broschüren gestaltung
prostata	urologie
prostata checken	krebsvorsorge früherkennung
prothese gebrochen	prothese gebiss prothesenreparatur zahnersatz
prothese wackelt	prothese gebiss
provision pro verkauf	transaktionsgebühr provision
prozente bekommen	rabatt preisnachlass
prozente kriegen	rabatt preisnachlass
prämienverbilligung	wohngeld sozialleistungen
präventionskurs	rehasport
prüfer kommt	betriebsprüfung
prüfer vom finanzamt	betriebsprüfung
prüfplakette geräte	dguv v3 geräteprüfung
prüfstelle auto	hauptuntersuchung hu tüv
prüfung durchgefallen	praktische prüfung
prüfung elektrik	elektroprüfung e check
prüfung wiederholen	schulabschluss prüfungen
prüfungsgebühr	fahrschule kosten
prüfungstermin fahrschule	praktische prüfung
prüfungsvorbereitung	sprachprüfung zertifikat
ps5 laut	spielkonsole reparatur
psychisch nicht gut	psychotherapie psychische beschwerden
public viewing	live musik veranstaltung lokal
pumpe brunnen	brunnenbau
punkte abbauen	aufbauseminar punkte probezeit
punkte in flensburg	aufbauseminar punkte probezeit
punkte sammeln	treueprogramm bonuskarte treuerabatt bonusprogramm
punktekarte	jahreskarte abonnement
puppentheater	kindertheater
pusteln	hautarzt dermatologie
putz bröckelt	putzarbeiten spachteln
putz fällt	putzarbeiten spachteln
putzen bei abreise	endreinigung
putzen beim auszug	endreinigung umzugsreinigung übergabe
putzen in firma	büroreinigung unterhaltsreinigung
putzfrau	haushaltshilfe wohnungsreinigung
putzhilfe	haushaltshilfe wohnungsreinigung
putzhilfe oma	hauswirtschaft alltagshilfe
putzmittel mitbringen	reinigungsmittel ausstattung
putzperle	haushaltshilfe wohnungsreinigung
pv dreckig	photovoltaik reinigung
pw vergessen	passwort zurücksetzen
pzr	professionelle zahnreinigung prophylaxe
päckchen abholen bei euch	paketshop abholung
päckli	sendungsverfolgung lieferzeit
qigong	gesundheitskurse entspannung
qr rechnung	zahlung rechnung überweisung e xrechnung
quadratmeter	ferienwohnung belegung betten
quali	schulabschluss prüfungen
qualmt hinten	auspuff abgasanlage
qualmt ins zimmer	kaminkehrer schornstein prüfung
quellcode anschauen	open source lizenz
quereinsteigen	einstieg laufender kurs
quereinsteiger	stellenangebote jobs karriere
quereinstieg klasse	schulwechsel aufnahme
querriegel	einbruchschutz sicherheitstechnik
quietscht beim bremsen	bremsen bremsbeläge prüfung
quittung	rechnung quittung beleg
quittung kriegen	rechnung beleg quittung
quittung spende	spendenbescheinigung zuwendungsbestätigung
quittung verloren	rechnungskopie kassenbon ersatz
quizabend	live musik veranstaltung lokal
rabattcode	ermäßigung rabatt
rabattcode eingeben	gutschein rabattcode einlösen
rabattcode geht nicht	gutscheincode bedingungen
raclette	saisonkarte spargel wild
rad abstellen	fahrradstellplatz fahrrad
rad anketten	fahrradständer
rad anschließen	fahrradstellplatz fahrrad
rad aufbauen lassen	endmontage fahrrad
rad ausleihen	fahrradverleih
rad ausprobieren	probefahrt
rad durchschauen	fahrradinspektion frühjahrscheck
rad eiert	laufrad zentrieren speichen
rad einstellen winter	wintereinlagerung fahrrad
rad fit machen	fahrradinspektion frühjahrscheck
rad fürs kind mitgeben	kinderrad probefahrt
rad geklaut	fahrradschloss versicherung codierung
rad geklaut versicherung	hausrat diebstahl
rad im karton	endmontage fahrrad
rad in zahlung	gebrauchträder inzahlungnahme
rad keine luft	fahrradreparatur schlauchwechsel
rad locker	räder nachziehen
rad mieten	fahrradverleih
rad mit in zug	fahrradmitnahme
rad nach winter	fahrradinspektion frühjahrscheck
rad nicht euch gekauft	fremdräder reparatur
rad platt	fahrradreparatur schlauchwechsel
rad putzen lassen	fahrradreinigung
rad sicher abschließen	fahrradschloss versicherung codierung
rad tonne ab	behältertausch
rad vom lohn	dienstradleasing jobrad
rad von chef	dienstradleasing jobrad
rad waschen	fahrradreinigung
rad zu klein	rahmengröße beratung
rad zusammenbauen	endmontage fahrrad
rad über firma	dienstradleasing jobrad
rad über winter	wintereinlagerung fahrrad
rad übers geschäft	dienstradleasing jobrad
radbremse quietscht	bremsen einstellen entlüften
radl abstellen	fahrradstellplatz fahrrad
raffstore	jalousien raffstore
ramadan	halal koscher
rampe	barrierefreiheit rollstuhl
rampe haus	barrierefreier umbau
randzeitenbetreuung	ganztagsbetreuung hort
rasen ansäen	rollrasen rasenneuanlage
rasen ausrollen	rollrasen rasenneuanlage
rasen braun	vertikutieren rasensanierung rasenpflege nachsaat
rasen gelb	vertikutieren rasensanierung
rasen kümmern	rasenpflege rasenmähen
rasen mähen	rasenpflege rasenmähen
rasen sieht schlimm aus	vertikutieren rasensanierung
rasen voller moos	vertikutieren rasensanierung
rasenmähen sonntag	ordnungsamt lärm nachbarn
rasieren lassen	bart rasur barber
rate nicht zahlen	stundung umschuldung
raten zu hoch	stundung umschuldung
ratenweise	ratenzahlung
ratenzahlung tierarzt	tierkrankenversicherung gebührenordnung
ratte krank	kleintiere heimtiere exoten
ratten	schädlingsbekämpfung kammerjäger
ratten gesehen	ordnungsamt lärm nachbarn
rattengift	tierarzt notdienst
rauch kommt rein	kaminkehrer schornstein prüfung
rauchen abgewöhnen	rauchentwöhnung
rauchen aufhören	raucherentwöhnung
raucher	rauchen rauchverbot
raucherbereich	rauchen
raucherhusten	lungenfunktion
raucherterrasse	terrasse biergarten
raucherzähne	professionelle zahnreinigung prophylaxe
rauchfrei	rauchentwöhnung
rauchgeruch raus	brandschadensanierung
rauchmelder piept	rauchmelder montage wartung
raue füße	pediküre
raufaser weg	tapezierarbeiten tapeten entfernen
raum abtrennen	trockenbau trennwand
raum für party	raummiete veranstaltungsraum
raum für treffen	meetingraum besprechungsraum buchen
raum für workshop	seminarraum veranstaltung
raum mieten	vermietung private nutzung
raum nummer	kursort räume
raum nur für uns	exklusive nutzung vermietung
raumpflegerin	haushaltshilfe wohnungsreinigung
raus aus vertrag	kündigung kündigungsfrist
raus und wieder rein	wiedereinlass
rausgeflogen job	kündigungsschutz arbeitsrecht
rausgeschmissen arbeit	kündigungsschutz arbeitsrecht
rav zahlt	bildungsgutschein förderung
reagiere allergisch	allergien allergene vegan
realschulabschluss	schulabschluss prüfungen
realschule nachholen	schulabschluss nachholen
rebe pachten	rebstockpatenschaft
rechenschwäche	förderung legasthenie lrs
rechner fährt nicht hoch	computerreparatur diagnose
rechner lahm	pc optimierung ssd aufrüstung
rechnung an amt	e rechnung xrechnung zugferd
rechnung an firma	firmenrechnung rechnungsadresse
rechnung auf englisch	fremdsprache währung rechnung
rechnung auf firma	rechnung quittung beleg firmenkunden mehrwertsteuer
rechnung aufteilen monate	ratenzahlung
rechnung falsch	rechnungskorrektur
rechnung falsch geschrieben	stornorechnung rechnungskorrektur
rechnung für firma	rechnung quittung beleg
rechnung heizung hoch	energieberatung heizungsoptimierung
rechnung im system falsch	rechnungskorrektur storno
rechnung korrigieren	stornorechnung rechnungskorrektur
rechnung löschen	stornorechnung rechnungskorrektur
rechnung nicht bekommen	rechnung beleg quittung
rechnung nicht gekommen	rechnung quittung beleg
rechnung nicht ins paket	geschenksendung ohne rechnung
rechnung nochmal schicken	rechnung quittung beleg
rechnung papier	rechnungsversand online rechnung
rechnung per mail	rechnung quittung beleg
rechnung per mail lieber	rechnungsversand online rechnung
rechnung schicken später	kauf auf rechnung zahlungsarten
rechnung schreiben programm	rechnung erstellen
rechnung schöner	rechnungsvorlage layout
rechnung stimmt nicht	rechnung reklamation einspruch rechnungskorrektur
rechnung stückeln	ratenzahlung
rechnung teilen	getrennt zahlen
rechnung umschreiben	rechnung ändern
rechnung vergessen	mahnung zahlungsverzug mahngebühr
rechnung verloren	rechnung quittung beleg
rechnung verschmissen	rechnung beleg quittung
rechnung verstehe ich nicht	rechnung reklamation
rechnung viel zu hoch	rechnung reklamation einspruch
rechnungen offen	mahnwesen debitorenbuchhaltung
rechnungsnummer falsch	nummernkreis rechnungsnummer
rechte an fotos	nutzungsrechte
rechtliches	agb vertragsbedingungen
rechtschreibung schlecht	förderung legasthenie lrs
rechtzeitig zum geburtstag	lieferzeit expressversand
recyclinghof	sperrmüll wertstoffhof
reden üben	konversationskurs
redet wer russisch	sprachen fremdsprachen dolmetscher
redner ohne kirche	trauerredner weltliche trauerfeier
reduzierte ware zurück	rückgabe reduzierte ware
referenzen	referenzen beispiele
refund	erstattung rückzahlung
regal anbringen	kleinreparaturen montage handwerkerservice
regal maßgefertigt	maßmöbel einbauschrank
regelmäßig geben	dauerspende fördermitgliedschaft
regelmäßig geliefert	abo lieferung
regeln bei euch	hausordnung regeln
regelschmerzen	frauenarzt gynäkologie
regenrinne verstopft	dachrinnenreinigung dachrinne
regenrohr	spenglerarbeiten klempnerarbeiten
regenwasser sammeln	zisterne regenwassernutzung
registrieren	benutzerkonto registrierung
registrierkasse	kassensystem tse
regnet rein	dachreparatur undichtes dach
reh kaufen	wildfleisch
reha	kur reha antrag
reha sport	rehasport
reicht das für	menge bedarf reichweite
reicht das kleine	tarifvergleich umfang
reicht der kleine tarif	tarifvergleich leistungsumfang
reicht einmal	anzahl behandlungen
reicht foto davon	kopie scan foto einreichen
reicht id	einreisebestimmungen visum
reicht kopie	kopie beglaubigt original
reicht mail kündigung	kündigung schriftlich form
reicht ne mail	textform kündigung e mail
reicht personalausweis	einreisebestimmungen visum
reifen abgefahren	profiltiefe reifenprüfung
reifen bei euch lassen	reifeneinlagerung räderhotel
reifen einseitig abgefahren	achsvermessung spureinstellung
reifen kaufen	reifenverkauf
reifen lagern	reifeneinlagerung räderhotel
reifen montieren aus internet	reifenmontage
reifen noch gut	profiltiefe reifenprüfung
reifen platt	reifenreparatur reifenpanne
reifen traktor	lohnunternehmen
reifen umstecken	reifenwechsel radwechsel
reifen verliert luft	reifenreparatur reifenpanne
reifen wechseln	reifenwechsel radwechsel
reifendruck lampe	rdks reifendrucksensor
rein mit 17	einlass mindestalter erziehungsbeauftragung
reinbestellen	bestellung sonderbestellung
reingefahren	unfallreparatur unfallschaden gutachten
reinschieben	terminvereinbarung termin buchen
reinschneien	ohne termin anmeldung
reinschnuppern	probe schnuppern kostenlos praktikum schnuppertag
reinschnuppern erst	testphase probe kostenlos
reinschreiben in ring	gravur
reise absagen krank	reiserücktrittsversicherung
reise absagen versicherung	reiseversicherung auslandskrankenversicherung
reise auf anderen	umbuchung namensänderung reise
reise buchen	reiseberatung urlaub buchen
reise fällt aus	reiseabsage erstattung
reiseapotheke	reiseimpfung reisemedizin
reiseführer	wanderkarten reiseführer
reisegruppe	gruppen gruppenpreis
reisemangel	reisemängel reklamation
reisen früher ab	vorzeitige abreise stornokosten
reisepass	reisepass beantragen
reisepass nötig	einreisebestimmungen visum
reiserücktritt	reiserücktrittsversicherung
reisetipps	reiseberatung urlaub buchen
reiseversicherung	reiserücktrittsversicherung
reitbeteiligung	reiten reitunterricht
reiten lernen	reiten reitunterricht
reiten ohne erfahrung	reitanfänger reitunterricht
reiterferien	reiten reitunterricht
reitstunde	reiten reitunterricht
reißverschluss hakt	reißverschluss austausch
reißverschluss kaputt	reißverschluss austausch reparatur
reißverschluss stiefel	stiefel reißverschluss schaftweite
rekurs	widerspruch bescheid
reli	religionsunterricht ethik
reli abmelden	religionsunterricht ethik
religion oder ethik	religionsunterricht ethik
rente abgelehnt	sozialrecht widerspruch
rente beantragen	rentenversicherung beratung
rente nach tod mann	hinterbliebenenrente formalitäten
rente reicht nicht	altersvorsorge rentenversicherung
rente reicht nicht heim	pflegeheim kosten eigenanteil
rente versteuern	rentenbesteuerung
rentenantrag	rentenversicherung beratung
rentnerrabatt	ermäßigung senioren
reparatur klappt nicht zahlen	diagnosepauschale
reparieren	reparatur
reparieren oder neu	reparatur kostenvoranschlag
reparieren per post	einsendung reparatur versand
repariert ihr auch	reparaturservice
repariert ihr fremde	reparatur fremdfabrikate
reservieren	terminvereinbarung termin buchen
reservierung streichen	stornierung absage
reservierungsgebühr	anzahlung kaution
rest mitnehmen	mehrwegbehälter reste einpacken
restbetrag gutschein	gutschein gültigkeit
reste einpacken	mehrwegbehälter reste einpacken
restguthaben	guthaben auszahlung
restkarten	theaterkasse tickets
restplätze	last minute angebote
restposten	ausstellungsstücke abverkauf
retainer	kieferorthopädie zahnspange
retour	rückgabe umtausch widerruf
retour geben	rückgabe umtausch retoure
retoure	rückgabe umtausch widerruf
retoure angekommen	erstattung retoure dauer
retourenetikett	rücksendung retourenlabel kosten
retourenlabel fehlt	retourenlabel ausdrucken
retourenschein	rücksendung retourenlabel kosten
retourschein	rückgabe umtausch widerruf
retusche	bildbearbeitung retusche
rezept abgelaufen	rezept heilmittelverordnung physiotherapie
rezept abholen	rezept folgerezept
rezept auf karte	e rezept gesundheitskarte
rezept auf kärtchen	e rezept gesundheitskarte
rezept bei euch	rezept einlösen
rezept bestellen	rezept folgerezept
rezept für massage	rezept heilmittelverordnung physiotherapie
rezept holen	rezept folgerezept
rezept läuft ab	rezept gültigkeit
rezept nachbestellen	rezept folgerezept
rezept per foto	rezept einlösen
rezept schon alt	rezept gültigkeitsdauer
rezept vom ausland	rezept einlösen
rezept vorab schicken	rezept einlösen
rezeptgebühr	zuzahlung befreiung
rezeptgebührenbefreiung	zuzahlung befreiung
rezeption zu	späte anreise schlüsselbox
richten lassen	reparatur
richtigen menschen sprechen	kontakt telefon rückruf
richtiger ansprechpartner	ansprechpartner zuständigkeit
richtpreis	kostenvoranschlag angebot
riecht nach gas	gasgeruch notfall gasleitung notdienst
riecht verschmort	elektrik notfall brandgefahr
riemen fällig	zahnriemenwechsel
rigips wohin	bauschutt entsorgung
rindenmulch	erde mulch schüttgut lieferung
ring geht nicht ab	ring aufschneiden ringweite
ring geht nicht runter	ringgröße ändern
ring glanz verloren	schmuckreinigung politur
ring kleiner	ringgröße ändern
ring passt nicht mehr	ringgröße ändern
ring schätzen	schmuckgutachten schätzung
ring zu eng	trauringe ringgröße ändern ringweite
ring zu groß	trauringe ringgröße ändern
ringbuch binden	spiralbindung laminieren
ringe für hochzeit	trauringe
ringe gravieren	trauringe
rinne tropft	dachrinnenreinigung dachrinne
riss in jacke	kunststopfen flicken reparatur
riss in scheibe	autoglas steinschlagreparatur
riss in wand	putzarbeiten spachteln
risse am haus	rissanierung statik
robotermäher	mähroboter installation
rodeln	skikurs skiverleih
roggenbrot	brotsorten zutaten
rohes fleisch hund	barf
rohmilch	milchautomat rohmilch
rohr geplatzt	rohrbruch wasserschaden notdienst
rohr zu	rohrreinigung abflussreinigung verstopfung
rohre eingefroren	frostschaden rohre auftauen
rolex checken	uhrenrevision service
rolladen geht nicht hoch	rollladen reparatur motor
rollator	barrierefreiheit rollstuhl barrierefrei rollstuhlgerecht zugang
roller fahren	mopedführerschein am roller
roller springt nicht an	motorrad roller werkstatt
rolli	barrierefreiheit rollstuhl barrierefrei rollstuhlgerecht zugang
rollladen elektrisch	rollladen reparatur motor
rollladen klemmt	rollladen reparatur motor
rollo mit motor	rollladen reparatur motor
rollo nach maß	vorhänge sonnenschutz maßanfertigung
rollstuhl	barrierefreiheit rollstuhl barrierefrei rollstuhlgerecht zugang
rollstuhl haus umbauen	barrierefreier umbau
rollstuhl in zug	mobilitätsservice einstiegshilfe
rollstuhl mitnehmen	rollstuhl mitnahme transport
rollstuhl toilette	barrierefreiheit behinderten wc
rollstuhlgerecht	barrierefreiheit rollstuhl
rollstuhlplatz	rollstuhlplätze begleitperson
romantikwochenende	wellness arrangement pauschalen
romantisch essen	menü mehrgang degustation
root haben	vserver root server
rosa führerschein	führerscheinstelle umtausch
rose in bestimmter farbe	rosen sonderbestellung
rosenmontag auf	karneval öffnungszeiten
rost am auto	rostschutz schweißarbeiten
rostet durch	rostschutz schweißarbeiten
rostiges wasser	trinkwasser rohrsanierung wasserfilter
rote ampel	verkehrsrecht bußgeld fahrverbot
rote flecken	hautarzt dermatologie
rote lampe an	fehlerdiagnose fehlerspeicher auslesen
roten pass	einbürgerung
roter ring bein	zeckenbiss
rotkreuz knopf	hausnotruf
rotlicht	wärmetherapie fango
rotwein auf	fleckenentfernung
rotwein teppich	teppichreinigung
rotznase	erkältung infektsprechstunde
rotznase kita	kita krankheit regelung
router blinkt	internet störung wlan einrichtung
rr messen	bluthochdruck
rucksack abgeben	garderobe schließfach
rucksack im zug	fundservice fundbüro
ruf mich zurück	kontakt telefon rückruf
rufmord	medienrecht bewertung löschen
ruft ihr vorher an	terminankündigung
ruft ihr zurück	rückrufservice
ruft mich an	kontakt telefon rückruf
ruhen lassen	mitgliedschaft pausieren ruhezeit
ruhend stellen	ruhezeit pausieren vertrag
ruhestörung	lärm ruhezeiten
ruhetag	öffnungszeiten
ruhezeit grab	friedhof grab
ruhig gelegen	zimmer ruhige lage
ruhig lernen	arbeitsplätze lernraum
ruhiges zimmer	zimmer ruhige lage zimmerlage ruhig
rumpelt	fahrwerk stoßdämpfer diagnose
rund um die uhr	notdienst bereitschaft
runder geburtstag	feier geburtstag privat
rundgang	führungen
rundmail an kunden	newsletter marketing
rundreise	rundreise gruppenreise
rundum sorglos	pauschalreise
runtergefallen kaputt	schaden haftung versicherung
runterstufen	tarif downgrade
rutscht prozente	schadenfreiheitsklasse rückstufung
ruß überall	brandschadensanierung
rußfilter voll	partikelfilter reinigung abgas
räder aufheben	reifeneinlagerung räderhotel
räder für urlaub	fahrradverleih
räder unterstellen	radfahrer unterkunft fahrradkeller abstellplatz
räder wechseln	reifenwechsel radwechsel
räuberteller	kindergerichte spielplatz
räume zeigen	besichtigungstermin location
räumlichkeit	raummiete veranstaltungsraum
röntgen	röntgen mrt radiologie
röntgenbilder mitnehmen	patientenakte befundkopie
rückbildung	geburt hebamme
rückbuchung	rückerstattung erstattung
rücken haare weg	haarentfernung waxing
rücken kneten	massage
rücken stärken	rückentraining
rücken tut weh	rückenschmerzen
rücken tut weh rad	bikefitting ergonomie sattelberatung
rücken weh aufstehen	matratzenberatung
rückenfit	rückentraining
rückenkurs	rehasport
rückenschule	rehasport
rückerstattung	erstattung rückzahlung
rückgabekasten	rückgabe medienrückgabe
rückgaberecht	rückgabe umtausch widerruf
rückgängig gelöscht	wiederherstellung papierkorb
rückgängig machen	stornierung absage widerruf
rückmeldung geben	lob feedback bewertung
rückruf	kontakt telefon
rückruf auto	rückrufaktion
rücksendezettel	rücksendung retourenlabel kosten
rückstau	rückstauklappe hebeanlage
rückwirkend krank	krankschreibung telefonisch
rüde kastrieren	kastration sterilisation
rüttelplatte	baumaschinen werkzeugverleih
saal anschauen	besichtigungstermin location
saal für feier	nebenraum gesellschaften
saal für hochzeit	raummiete veranstaltungsraum
saal mieten	vermietung private nutzung
saal mieten für feier	vereinsheim vermietung
saal putzen	saal reinigung übergabe
saalplan	theaterkasse tickets
sachen abgeben	spenden spendenquittung
sachen einschließen	garderobe schließfach
sachen einsperren	schließfach
sachen spenden	sachspenden annahme
sachen stehen lassen schreibtisch	fixer arbeitsplatz fix desk
sachen unterstellen	einlagerung lagerraum selfstorage
sachspende	spenden spendenquittung
sackgebühr	abfallsäcke verkaufsstellen
safe bei bank	schließfach
safe im zimmer	zimmerausstattung
safe vergessen	tresoröffnung
saftladen	beschwerde reklamation
sagen was falsch seite	website audit analyse
saisonabo	jahreskarte abonnement
saisoncamping	dauercamping
saisonkarte	jahreskarte abonnement
saisonplatz	dauercamping
saisonstart bike	motorrad frühjahrscheck inspektion
sakko spannt	weite ändern änderungsschneiderei
salat pflänzchen	gemüsejungpflanzen setzlinge
salbe anmischen	rezeptur salben herstellung
salbe selbst hergestellt	rezeptur salben herstellung
sale umtauschen	umtausch reduzierte ware
salpeter	kellerabdichtung bauwerkstrockenlegung
salsa	tanzkurs
salzränder	schuhpflege imprägnierung
sammelpass	treueprogramm bonuskarte
samstag auf	öffnungszeiten
samstag bis samstag	mindestaufenthalt
samstag offen	öffnungszeiten wochenende samstag
samstags auf	öffnungszeiten wochenende samstag
sandwich	belegte brötchen snacks
sanieren zuschuss	förderung sanierung kfw bafa
sanitär	sanitäranlagen camping
sarg aussuchen	särge urnen auswahl
sarg bemalen	särge urnen auswahl
sat kein empfang	satellitenanlage antenne
satellitenschüssel anbringen	parabolantenne genehmigung
sauber bei euch	sauberkeit hygiene
sauber machen nach party	saal reinigung übergabe
sauber übergeben	endreinigung
sauer auf euch	beschwerde reklamation
sauerei	beschwerde reklamation
sauerteig	brotsorten zutaten
sauna	sauna wellness
sauna nackt	sauna textilfrei regeln
saunaaufguss	sauna wellness
save the date	hochzeitseinladungen
saxophon	instrumentalunterricht
scannen	computer drucken kopieren
scannen lassen	kopierservice scanservice
schaden gehabt	schadensmeldung versicherung
schaden melden	schadensmeldung haftpflichtversicherung
schaff es nicht	stornierung absage termin absagen verschieben
schaff ich das	anfänger vorkenntnisse
schaff nicht pünktlich	verspätung
schaffe es heute nicht	kurzfristige absage
schaffe es nicht	termin absagen stornierung verschieben
schalten lernen	automatik führerschein b197
schalter fällt immer	kurzschluss fehlersuche fi schalter
schalterstunden	telefonzeiten sprechzeiten
schaltet nicht richtig	schaltung einstellen
schaltung fahren	automatik führerschein b197
schaltung hakt	schaltung einstellen
schanigarten	terrasse biergarten
scharnier ausgerissen	möbelreparatur
scharnier laptop	laptop gehäuse scharnier reparatur
schatten auf terrasse	markise sonnenschutz
schau mal über seite	website audit analyse
schaufenster bekleben	schilder schaufensterbeschriftung
schaufenster putzen	fensterreinigung glasreinigung
schaumwein	sekt winzersekt
schauspielern	theatergruppe mitspielen
schaut ihr drüber datei	datencheck
schaut ihr fotos an	datenschutz reparatur
scheck	zahlungsarten nachnahme
scheibe blind	isolierglas austausch
scheibe gesprungen	glasbruch notverglasung glaserei verglasung
scheibe kaputt	glasbruch notverglasung glaserei
scheiben dreckig	fensterreinigung glasreinigung
scheiden lassen	scheidung familienrecht
schein dabei	zahlungsarten barzahlung
schein dass ich erbe	erbschein
schein machen	führerschein klasse b
scheinwerfer matt	scheinwerferaufbereitung licht
scheinwerfer trüb	scheinwerferaufbereitung licht
scheitholz	pelletheizung holzheizung
schenke meinem mann	gutschein geschenkgutschein
schenke meiner frau	gutschein geschenkgutschein
schenken steuer	erbschaftsteuer schenkungsteuer
scheppert	fahrwerk stoßdämpfer diagnose
scherben handy	displayreparatur
schere handgepäck	handgepäck sicherheitskontrolle
scheune mieten	raummiete veranstaltungsraum
schick anziehen	kleidung dresscode
schickt ihr	lieferung versand
schickt ihr auch	lieferung lieferservice versand
schickt ihr ins ausland	versand ausland zoll
schiebe alles auf	zeitmanagement prokrastination
schiedsrichter	trainer übungsleiter gesucht
schiefe zähne	kieferorthopädie zahnspange
schiene gegen schnarchen	schnarcherschiene
schifahren lernen	skikurs skiverleih
schiff fahren	kreuzfahrt
schiffsreise	kreuzfahrt
schild für laden	schilder schaufensterbeschriftung
schild nicht lesen	sehtest brillenglasbestimmung
schild überm eingang	schilder schaufensterbeschriftung
schilddrüse	schilddrüse ultraschall
schildkröte	kleintiere heimtiere exoten
schimmel an wand	schimmelbeseitigung schimmelsanierung
schimmel ecke	schimmelbeseitigung schimmelsanierung
schimmel in fugen	silikonfugen erneuern
schimmel in wohnung	schimmelbeseitigung mietminderung
schimmel miete kürzen	mietrecht mieterhöhung mietminderung
schimmelt im schlafzimmer	schimmelbeseitigung schimmelsanierung
schiri werden	trainer übungsleiter gesucht
schirm vergessen	fundsachen fundbüro
schiss vor zahnarzt	betäubung angst narkose
schlafapnoe	schlafapnoe schlaflabor
schlafcouch	ferienwohnung belegung betten sofa polstermöbel
schlafe schlecht	psychotherapie psychische beschwerden
schlafen auf bauernhof	urlaub am bauernhof
schlafen bei euch	zimmer verfügbarkeit buchen
schlafen gern lange	später check out frühstückszeiten
schlafen im weingut	gästezimmer winzerhof
schlaffass	mietunterkünfte mobilheim
schlafzimmer wie viele	ferienwohnung belegung betten
schlag bekommen	stromschlag elektroprüfung
schlaganfall	neurologische physiotherapie bobath
schlagloch	mängelmelder straße
schlaglöcher poltern	fahrwerk stoßdämpfer diagnose
schlagzeug lernen	instrumentalunterricht
schlampig gearbeitet	gewährleistung garantie reklamation mängelrüge nachbesserung
schlange futter	futtertiere terraristik
schlanker machen foto	bildbearbeitung retusche
schlauch flicken	fahrradreparatur schlauchwechsel
schlauch selbst an	bewässerungssystem
schlaues haus	smart home
schlecht behandelt	beschwerde reklamation
schlecht in mathe	hausaufgabenhilfe nachhilfe
schlecht zu fuß	barrierefreiheit rollstuhl barrierefrei rollstuhlgerecht zugang
schlechte bewertung löschen	medienrecht bewertung löschen
schlechte erfahrung	beschwerde reklamation
schlechte noten	nachhilfe lernförderung
schlechte schufa	bonität schufa
schlechtem wetter	ausfall absage veranstaltung
schlechtes bett	matratzenberatung
schlechtwetter programm	ausflugsziele umgebung
schleichend luft	reifenreparatur reifenpanne
schlichten	schlichtungsstelle streitbeilegung
schließfach	garderobe schließfach
schließt ihr an	anschlussservice installation
schließtage	kita schließtage
schlitten fahren po	entwurmung
schlittschuhe leihen	skiverleih
schloss fehlt browser	ssl zertifikat
schloss fürs rad	fahrradschloss versicherung codierung
schloss hakt	schlossreparatur schlossöffnung
schloss klemmt	schlossreparatur schlossöffnung
schluss machen mit abo	kündigung kündigungsfrist
schluss machen vertrag	kündigung kündigungsfrist
schläft nicht mehr mittags	mittagsschlaf ruhezeit
schläft nicht mittags	mittagsschlaf kita
schläger leihen	leihschläger verleih
schlüssel abgeben wohnung	wohnungsübergabe protokoll
schlüssel abgebrochen	schlossreparatur schlossöffnung schlüsseldienst türöffnung
schlüssel abholen	späte anreise schlüsselbox
schlüssel beim nachbarn	schlüsselübergabe zutritt
schlüssel dalassen	schlüsselübergabe
schlüssel dreht nicht	schlossreparatur schlossöffnung
schlüssel drinnen	türöffnung schlüsseldienst notdienst
schlüssel einwerfen	schlüsselbriefkasten nachtannahme
schlüssel für saal	saal reinigung übergabe
schlüssel geben putzfrau	schlüsselübergabe
schlüssel geht nicht raus	schlossreparatur schlossöffnung
schlüssel geklaut	schlosswechsel zylinder austausch
schlüssel handwerker geben	schlüsselübergabe baustelle
schlüssel im auto	autoöffnung schlüsseldienst
schlüssel kopieren	schlüsselkopie nachschlüssel
schlüssel liegen lassen	fundsachen fundbüro
schlüssel mit karte	schließanlage sicherungskarte
schlüssel nachmachen	schlüsselkopie nachschlüssel
schlüssel steckt fest	schlossreparatur schlossöffnung
schlüssel steckt innen	türöffnung schlüsseldienst notdienst
schlüssel vergessen	fundsachen fundbüro
schlüssel verloren	fundsachen fundbüro schlosswechsel zylinder austausch
schlüssel weg	schlosswechsel zylinder austausch
schlüsselbox	späte anreise schlüsselbox
schlüsselsafe	späte anreise schlüsselbox
schlüsselübergabe	späte anreise schlüsselbox
schmales budget	ermäßigung sozialtarif ratenzahlung
schmerzen am wochenende	notdienst wochenende
schmerzen beim kauen	zahnschmerzen notdienst
schmerzensgeld	verkehrsunfall schadensersatz schmerzensgeld
schmetterlinge garten	bienenfreundliche pflanzen wildstauden
schminken lassen	make up
schminkkurs	make up
schmuck angelaufen	schmuckreinigung politur
schmuck sauber machen	schmuckreinigung politur
schmutzig	sauberkeit hygiene
schnaps	destillate edelbrand
schnarche	hno hals nasen ohren
schnarchen	hno hals nasen ohren
schnarchschiene	schnarcherschiene
schnecken fressen	schädlinge pflanzenschutz
schnee rutscht runter	schneefanggitter
schnee räumen	winterdienst räumpflicht
schnee schaufeln	winterdienst
schnee schippen	winterdienst
schneebrett	schneefanggitter
schneefrei	hitzefrei schneefrei
schneeketten	schneeketten verleih
schneeräumen	winterdienst
schneeräumung	winterdienst räumpflicht
schnell abholen flughafen	kurzparkzone abholung
schnell außer atem	ekg herz
schnell lernen	kursdauer intensivkurs
schnell weg urlaub	last minute angebote
schneller drankommen	wartezeit warteliste
schneller durch kontrolle	fast lane
schneller fertig	express eilauftrag
schnellstmöglich	notfall eiltermin
schnittwunde	wundversorgung nähen
schnuller mitgeben	mittagsschlaf kita
schnupfen	erkältung infektsprechstunde
schnupperlehre	ausbildung praktikum schnuppertag
schnuppern	ausbildung praktikum
schnuppern kommen	praktikum schnuppertag
schnuppertag	probe schnuppern kostenlos
schnuppertag schule	tag der offenen tür
schnäppchen	rabatt preisnachlass
schnäppchen urlaub	last minute angebote
schokolade gefressen	tierarzt notdienst
schokoticket	schulbus schülerbeförderung
schon abgeschickte rechnung	rechnungskorrektur stornorechnung
schon ausgepackt	geöffnete ware rückgabe
schon benutzt zurück	rückgabe bedingungen gebraucht
schon benutzte	gebraucht second hand
schon bezahlt	zahlungseingang mahnung klärung
schon bisschen können	fortgeschrittene niveau
schon geschrieben	kontakt e mail
schon getragen	getragene ware rückgabe ausschluss
schon getragen zurück	rückgabe bedingungen gebraucht
schon gewaschen	rückgabe gebrauchte ware ausschluss
schon jemand da morgens	öffnungszeiten frühdienst
schon lange kunde	treuerabatt bonusprogramm
schon mal da gewesen	auftragsstatus bearbeitungsstand
schon mit 16	mindestalter altersgrenze
schon mit 17	begleitetes fahren bf17
schon morgens	öffnungszeiten früh
schon offen	öffnungszeiten
schon um sieben	frühbetreuung öffnungszeiten
schon verkauft	verfügbarkeit reserviert
schon verschickt	stornierung nach versand
schon was neues	auftragsstatus bearbeitungsstand
schon wieder kaputt	garantie gewährleistung reklamation nachbesserung
schornstein bröckelt	schornsteinsanierung
schornstein zieht nicht	kaminkehrer schornstein prüfung
schrank abbauen	möbelmontage demontage
schrank beschädigt worden	umzugsschaden transportversicherung
schrank in dachschräge	maßmöbel einbauschrank
schrank nach maß	maßmöbel einbauschrank
schranke	platzordnung ruhezeit camping
schranke nachts	platzordnung ruhezeit camping
schraube an brille	brillenreparatur
schraube fehlt	ersatzteile montagezubehör fehlteile
schraube im kiefer	implantat zahnlücke
schraube im reifen	reifenreparatur reifenpanne
schrauben selber	montageservice aufbau
schreibaby	osteopathie
schreiben lernen erwachsene	alphabetisierung grundbildung
schreibtisch zimmer	zimmerausstattung
schriftenempfang	wohnsitz anmelden ummelden
schriftlich geben	bescheinigung bestätigung
schriftlich preis	kostenvoranschlag angebot
schriftlich was kostet	angebot kostenvoranschlag festpreis pauschale
schrippen	brötchen vorbestellung
schritt für schritt	ablauf anleitung
schrottauto	fahrzeugankauf bewertung verschrottung
schröpfen	akupunktur naturheilkunde
schublade klemmt	möbelreparatur
schublade küche schließt nicht	scharniere einstellen küchenservice
schufa	bonität schufa
schufa schlecht	bonität schufa
schuh zu eng	schuhe weiten
schuhe drücken	schuhe weiten
schuhe durchgelaufen	besohlung sohlenreparatur
schuhe leihen	schuhverleih leihschuhe
schuhe pflegen	schuhpflege imprägnierung
schuhe wasserdicht	schuhpflege imprägnierung
schuhkarton belege	belegerfassung buchhaltung
schulanfang	schulanmeldung einschulung
schulanmeldung	schulanmeldung einschulung
schulausflug	schulklassen
schulbegleitung	förderung legasthenie lrs
schulbescheinigung	zeugnis kopie verlust
schulbesuchsbestätigung	zeugnis kopie verlust
schulbus	schulbus schülerbeförderung
schulbücher	schulbücher materialliste schulbuchbestellung
schulcloud	ipad laptop schule
schulden los	privatinsolvenz schuldnerberatung
schulden was tun	sozialberatung tafel
schulden überm kopf	privatinsolvenz schuldnerberatung
schuldig oder nicht	strafverteidigung
schuldnerberatung	sozialberatung tafel
schule anmelden	schulanmeldung einschulung
schule anschauen	tag der offenen tür
schule besichtigen	tag der offenen tür
schule fällt aus	hitzefrei schneefrei
schule wechseln	schulwechsel aufnahme
schulenglisch noch	einstufungstest sprachniveau
schulessen	schulkantine mensa essen
schulferien	ferienplan schulferien
schulfotograf	kita und schulfotografie
schulfotos bestellen	kita und schulfotografie
schulfrei bekommen	beurlaubung unterrichtsbefreiung
schulfrei wann	ferienplan schulferien
schulkantine	schulkantine mensa essen
schulklasse	gruppen gruppenangebot
schulreif	vorschule sprachförderung
schulreise	schulklassen
schulsozialarbeit	mobbing schulsozialarbeit
schulter tut weh	orthopädie gelenkschmerzen
schulter verspannt	manuelle therapie
schultüte	schulanmeldung einschulung
schulunfall	arbeitsunfall durchgangsarzt
schulung fürs team	schulung tutorial onboarding
schulweg	schulbus schülerbeförderung
schuppen bauen	gartenhaus holzbau
schuppen kopfhaut	haarpflege kur
schuppenflechte	hautarzt dermatologie
schwanger geworden	schwangerschaft ruhezeit sonderkündigung
schwangerschaftsfotos	babybauch fotoshooting
schwangerschaftstest positiv	schwangerschaft vorsorge
schwarz gefahren	erhöhtes beförderungsentgelt fahrpreisnacherhebung
schwarz machen	rechnung
schwarze flecken wand	schimmelbeseitigung schimmelsanierung
schwarze rosen	rosen sonderbestellung
schwarzgeld	selbstanzeige
schwedenofen	kaminofen
schweigepflicht	datenschutz
schweizer werden	einbürgerung
schwer laufen	barrierefreiheit rollstuhl
schwerbehindert	ermäßigung schwerbehindertenausweis
schwerbehindertenausweis	ermäßigung schwerbehindertenausweis
schweres teil	klaviertransport schwertransport
schwerhörig	barrierefreiheit hörbehinderung gebärdensprache
schwimmbad im hotel	pool schwimmbad
schwimmen lernen	schwimmkurs seepferdchen
schwimmkurs	schwimmkurs seepferdchen
schwimmwindel	schwimmwindel babyschwimmen
schwindel	schwindel therapie
schwindel mit gleitsicht	gleitsichtbrille
schwindlig ständig	bluthochdruck
schwitzen	sauna wellness
schädel behandeln	osteopathie
schäm mich für zähne	angstpatienten
schön einpacken	geschenkverpackung
schöne bilder firma	fotografie bildmaterial
schöne zahlen	berichte auswertungen dashboard
schöner garten	gartengestaltung gartenplanung
schöner urlaub	reiseberatung urlaub buchen
schönere zähne	veneers ästhetische zahnmedizin
schönes lächeln	veneers ästhetische zahnmedizin
schönes papier	papiersorten grammatur
schöpfli	gartenhaus holzbau
schülerausweis	ermäßigung studierende
schülerkonzert	vorspiel konzert
schülerpraktikum	ausbildung praktikum
schülerticket	schulbus schülerbeförderung
schüssel ausrichten	satellitenanlage antenne
secondhand	gebraucht second hand
seelisch am ende	psychotherapie psychische beschwerden
seelsorge	seelsorge gespräch
seepferdchen	schwimmkurs seepferdchen
seh nicht mehr gut	sehtest brillenglasbestimmung
seh plötzlich schlecht	sehtest augenarzt notfall
sehbehindert	barrierefreiheit sehbehinderung
sehe doppelt	augenarzt
sehe meine kinder nicht	umgangsrecht sorgerecht
sehe schlecht	barrierefreiheit sehbehinderung
sehe verschwommen	augenarzt
sehen wer klingelt	sprechanlage türsprechanlage
sehenswürdigkeiten	ausflugsziele umgebung
sehstärke messen	sehtest brillenglasbestimmung
sehtest	sehtest brillenglasbestimmung
sehtest fahrschule	führerschein sehtest
seid ihr da	öffnungszeiten
seid ihr down	systemstatus störung
seid ihr im urlaub	betriebsferien urlaub geschlossen
seid ihr in ferien	betriebsferien urlaub
seid ihr kulant	kulanz
seid ihr meister	qualifikation meisterbetrieb zertifikat
seid ihr meisterbetrieb	meisterbetrieb innung
seid ihr profis	qualifikation zertifikate
seid ihr seriös	bewertungen zertifizierung referenzen impressum
seid ihr versichert	haftung versicherung betriebshaftpflicht
seid ihr zertifiziert	zertifizierung zertifikate
seit dem update	update fehler bekannte probleme
seit gestern gehts nicht	störung statusseite
seit wann gibts euch	über uns team gründung geschichte
seite altbacken	website relaunch redesign
seite am handy kaputt	responsives design mobil
seite auf englisch	mehrsprachige website
seite auf handy komisch	responsives design mobil
seite aufhübschen	website relaunch redesign
seite basteln	website erstellung webdesign
seite beurteilen	website audit analyse
seite bricht zusammen	skalierung server upgrade
seite für behinderte	barrierefreiheit wcag audit
seite für blinde	barrierefreiheit wcag audit
seite gehackt	malware bereinigung sicherheit website
seite geht nicht	fehlerbehebung störung support
seite günstig	website preise pakete
seite ist down	störung systemstatus ausfall
seite lädt nicht	fehlermeldung technische probleme fehlerbehebung störung
seite mehrsprachig	mehrsprachige website
seite nicht erreichbar	störung server fehler
seite nicht sicher	ssl zertifikat https
seite peinlich	website relaunch redesign
seite rausgerissen	buch verloren ersatz
seite selber ändern	cms redaktionssystem pflege
seite sieht alt aus	website relaunch redesign
seite spinnt	fehlermeldung technische probleme
seite umziehen	domain transfer authcode
seite weg	störung server fehler
seite zerschossen	backup wiederherstellen
seite zerstört	backup wiederherstellen
seite zu langsam	ladezeit optimierung pagespeed
seiten kurz	haarschnitt herren
selber abholen	abholung selbstabholung
selber einbauen	selbsteinbau garantie
selber föhnen	waschen föhnen styling
selber gefärbt	farbkorrektur beratung haarfarbe
selber holen	abholung
selber kochen	ferienwohnung küche ausstattung
selber machen	anleitung selbsthilfe
selber material besorgen	material bauseits
selber pflücken	selbsternte selbstpflücken
selber putzen	endreinigung
selber reparieren	anleitung selbsthilfe
selber rumgeschraubt	garantieausschluss
selber schuld unfall	vollkasko
selber ändern können	cms redaktionssystem schulung
selbst abholen	abholung
selbst catering	eigener caterer getränke mitbringen
selbst gefärbt missglückt	farbkorrektur
selbst gemacht	hausgemacht eigene herstellung
selbst geöffnet garantie	garantieausschluss
selbst holen	abholung selbstabholung
selbst hosten	self hosting on premise
selbst kurs geben	kursleitung werden
selbst schon regeln	bestattungsvorsorge
selbst theater spielen	theatergruppe mitspielen
selbst verlegt	selfpublishing kommission
selbst verpflegen	eigene speisen mitbringen
selbst zahlen versicherung	selbstbeteiligung
selbstbehalt	kostenübernahme krankenkasse
selbstbehalt mietwagen	selbstbeteiligung versicherung mietwagen
selbstbeteiligung	selbstbeteiligung versicherung mietwagen
selbstständig machen	gewerbeanmeldung
selbsttest	schnelltest
selbsttönend	sonnenbrille sehstärke
selbstverteidigung	kampfsport selbstverteidigung
selbstzahler	igel selbstzahler leistungen
selbständig machen	existenzgründung gewerbeanmeldung beratung
semesterende aufhören	abmeldung musikschule
seminar bei euch	seminarraum veranstaltung
seminarraum	seminarraum tagung hotel
semmeln	brötchen vorbestellung
semmeln vorbestellen	brötchen vorbestellung
sendung verschwunden	sendungsverfolgung lieferzeit
sendungsnummer	lieferzeit lieferstatus sendungsverfolgung
sendungsverfolgung	lieferzeit lieferstatus
senior hund	altersvorsorge tier
seniorengymnastik	seniorensport
seniorenheim	heimplatz aufnahme pflegeheim
seniorenpreis	ermäßigung senioren
seniorenwohnung	betreutes wohnen
senkfuß	einlagen orthopädietechnik maßschuhe orthopädie
sensor reifen	rdks reifendrucksensor
seriös	sicherheit betrug bewertungen zertifizierung referenzen
server down	systemstatus störung
server in deutschland	serverstandort dsgvo
server schafft nicht	skalierung server upgrade
service wohnen	betreutes wohnen
serviceheft	inspektion service
sessel durchgesessen	polsterei neubezug
sessel mitnehmen heim	zimmereinrichtung eigene möbel
setzlinge	gemüsejungpflanzen setzlinge
sexy fotos	akt boudoir fotografie
shampoo mitnehmen	handgepäck sicherheitskontrolle
shellac	maniküre nagelstudio
shirt mit aufdruck	textildruck
shop aussehen ändern	themes design anpassen
shop in mehreren sprachen	mehrsprachiger shop
shop rechtlich sicher	rechtstexte abmahnsicher
showroom	ladengeschäft showroom
shuttle	öffentliche verkehrsmittel haltestelle
sich wehren	kampfsport selbstverteidigung
sicherheit hinterlegen	anzahlung kaution
sichern lernen	klettern bouldern
sicherung fliegt	kurzschluss fehlersuche fi schalter elektriker
sicherung haut raus	kurzschluss fehlersuche fi schalter
sicherung kommt immer	kurzschluss fehlersuche fi schalter
sicherung machen	backup datensicherung
sicherung springt raus	kurzschluss fehlersuche fi schalter
sicherungskarte	schließanlage sicherungskarte
sicherungskasten alt	zählerschrank verteiler erneuern
sicherungsschein	schließanlage sicherungskarte
sie ist erst vier	mindestalter kinder
siebträger	kaffeemaschinen reparatur wartung
sieht anders aus	release notes update
sieht anders aus gedruckt	farbprofil cmyk proof
sieht man gut	sichteinschränkung sitzplan
sieht schlecht	sehbehinderung barrierefrei
sieht wer bezahlt hat	bankanbindung zahlungsabgleich
signatur stimmt nicht	webhook signaturprüfung
signiert	lesung signierstunde
silber schwarz	schmuckreinigung politur
silberfische	schädlingsbekämpfung kammerjäger
silberkette	schmuckreparatur löten
silikon schwarz	silikonfugen erneuern
silvester auf	feiertage öffnungszeiten
silvester offen	öffnungszeiten feiertage
sim pin	entsperren pin reset
sind auf montage	monteurzimmer
sind da auch männer	gemischte gruppe teilnehmer
sind doch einer mehr	personenzahl ändern reservierung
sind ergebnisse da	befunde laborergebnisse
sind früher da	früher check in
sind ne gruppe	gruppenangebot gruppenpreis
sind nicht verheiratet	unverheiratete paare lebensgemeinschaft
sind schon mittags da	früher check in gepäckaufbewahrung
sind vegan	vegane gerichte
sind vegetarier	vegetarische gerichte
sind viele leute	gruppen gruppenangebot
sind zu viert	personenzahl gruppengröße
sind zu zehnt	gruppen gruppenpreis
sind zu zwanzigst	gruppen gruppenbuchung
sind zwei frauen	gleichgeschlechtliche paare
sind zwei männer	gleichgeschlechtliche paare
singen lernen	gesangsunterricht chor
singen mit kleinkind	musikalische früherziehung
singlereise	rundreise gruppenreise
sitz an treppe	treppenlift
sitz zu hoch	tieferlegung sitzhöhe
sitze im rollstuhl	barrierefrei rollstuhl zugang
sitzen geblieben	klassenwiederholung
sitzen wo frei	flexibler arbeitsplatz hot desk
sitzplatz aussuchen	theaterkasse tickets sitzplatzwahl sitzplan
sitzplatz im flugzeug	flugbuchung gepäck
sitzplatz sicher	sitzplatzreservierung
sitzung aller mitglieder	mitgliederversammlung
sitzung wann	rathaus gemeinderat bürgermeister
sitzungszimmer	meetingraum besprechungsraum buchen
sixpack	muskelaufbau krafttraining
ski leihen	skikurs skiverleih
ski lernen	skikurs skiverleih
ski mitnehmen flieger	sondergepäck
skibrille	sportbrille
skier mieten	skiverleih
skikeller	radfahrer unterkunft fahrradkeller
skikurs	skikurs skiverleih
skipass	skikurs skiverleih
skiraum	radfahrer unterkunft fahrradkeller
skonto	ermäßigung rabatt
slogan	claim slogan
smartphone kurs	edv computerkurs
smartphone senioren	edv computerkurs
smoking leihen	smokingverleih
sms kommt nicht	bestätigungsmail verifizierung
sms schreiben	kontakt e mail
snacks	essen verpflegung
snowboard lernen	skikurs skiverleih
so ein mist	beschwerde reklamation
so lange warten	wartezeit notfalltermin
so schnell wie möglich	notfall eiltermin notdienst express soforthilfe
so ungefähr kosten	kostenvoranschlag richtpreis
so viel nachzahlen strom	jahresabrechnung verbrauch
so viel verpackung	verpackung nachhaltig
sodbrennen	magen darm
sodexo	gutscheine zahlungsarten
sofa aussuchen	sofa polstermöbel schlafsofa
sofa dreckig	polsterreinigung matratzenreinigung
sofa knarzt neu	reklamation möbel garantie
sofa neu bezogen	polsterei neubezug
sofa quietscht	reklamation möbel garantie
sofa zum schlafen	sofa polstermöbel schlafsofa
sofort grün	rollrasen rasenneuanlage
sofort hilfe	notfall eiltermin
sofort jemand	notdienst express soforthilfe
sofort mitnehmen	sofortmitnahme lagerware
sohle ab	besohlung sohlenreparatur schuhreparatur
sohle durch	besohlung sohlenreparatur
sohle löst sich	besohlung sohlenreparatur
sohn haare	kinderhaarschnitt
sohn hat scheibe	schadensmeldung haftpflichtversicherung
sohn kifft	suchtberatung jugendliche
sohn krank schule	krankmeldung schule entschuldigung
sohn will anfangen	jugendabteilung anmeldung
sohn will pumpen	fitness kinder jugendliche
sohnemann	kinder
solange anderes auto	ersatzwagen leihwagen
solar am balkon	balkonkraftwerk
solar aufs dach	photovoltaik anlage
solar putzen	photovoltaik reinigung
soll ausziehen	mietrecht kündigung eigenbedarf
soll ich operieren	zweitmeinung
soll überraschung sein	geschenk überraschung diskretion
sommer und winter reifen	ganzjahresreifen
sommer zu	betriebsferien urlaub
sommerferien zu	betriebsferien urlaub geschlossen
sommerpause	betriebsferien urlaub geschlossen
sommerreifen drauf	reifenwechsel radwechsel
sonderanfertigung zurück	vom umtausch ausgeschlossen
sonderfahrten	sonderfahrten pflichtstunden
sonderkündigung	kündigung kündigungsfrist
sonderpreis	ermäßigung rabatt
sonderzeichen falsch	zeichenkodierung utf 8
sonnabend auf	öffnungszeiten wochenende samstag
sonne blendet büro	jalousien raffstore
sonne blendet terrasse	markise sonnenschutz
sonne fürs warmwasser	solarthermie
sonne sitzen	terrasse biergarten
sonnenbrille	sonnenbrille sehstärke
sonnenbrille mit stärke	sonnenbrille sehstärke
sonnenstrom	photovoltaik anlage
sonntag bohren	ruhezeiten hausordnung
sonntag noch jemand	notdienst bereitschaft
sonntag offen	öffnungszeiten wochenende samstag
sonntag teurer	zuschlag notdienst wochenende
sonntags auf	öffnungszeiten wochenende samstag
sonntags in kirche	gottesdienst zeiten
sonntagsbrunch	frühstück brunch
sonst noch kosten	zusatzkosten nebenkosten leistungen
sorgerecht erklärung	geburtsurkunde standesamt
souvenir	museumsshop café
sowas schon gemacht	referenzen
sozialhilfe	ermäßigung sozialtarif
sozialpass	ermäßigung sozialtarif nachweis
sozialwohnung	wohngeld sozialleistungen
spa	sauna wellness
spam von euch	newsletter abmelden werbewiderspruch
spange	kieferorthopädie zahnspange
spange kaputt	zahnspange reparatur kieferorthopädie
spanisch lernen	sprachkurse termine
spannend für urlaub	buchempfehlung beratung
sparen für später	sparplan
sparen fürs kind	sparplan
sparen kann man	ermäßigung rabatt
spargel	saisonkarte spargel wild
sparschwein	münzeinzahlung
spartickets	sparpreis tickets
speak english	fremdsprachen englisch
speiben	magen darm
speiche gebrochen	laufrad zentrieren speichen
speicher voll	speicherplatz upload limit erweitern
speisekarte drucken	kalender speisekarten druck
spende absetzen	spendenbescheinigung zuwendungsbestätigung
spende aufhören	spende kündigen lastschrift
spende zweimal	spende rückerstattung
spenden	spenden spendenquittung
spendenkonto	spenden spendenquittung
spendenquittung	spenden spendenquittung
sperre strom	stromsperre zahlungsrückstand
sperrig	maximalgewicht maße sperrgut
sperrmüll	sperrmüll wertstoffhof
sperrmüll anmelden	sperrmüllabholung
sperrmüll vor tür	sperrmüll anmeldung
sperrmüll wegbringen	sperrmüll entsorgung
sperrstunde	sperrstunde musik ende
spezialität	saisonkarte spargel wild
spiegel nach maß	glaserei duschabtrennung
spiegelreflex	fotokurs
spielberechtigung	spielerpass vereinswechsel
spiele ausleihen	katalog recherche medien
spiele zu viel	glücksspielsucht beratung
spielecke	kinder kinderbetreuung spielecke
spielerpass	spielerpass vereinswechsel passantrag
spielgruppe	eltern kind kurse
spielplan oper	spielplan theater
spielplatz kaputt	mängelmelder straße
spielt zusammen mit	integration schnittstelle api
spielzeug abgeben	sachspenden
spind	garderobe schließfach
spind aufmachen	briefkastenschloss öffnung
spind schloss mitbringen	spinde vorhängeschloss
spinning	kursplan gruppenkurse
spinnt rum	reparatur defekt
spirale	verhütung spirale pille
spirale einsetzen	verhütung spirale pille
spitex	ambulante pflege
spitzen schneiden	haarschnitt damen
spliss	haarschnitt damen
sponsern	spenden spendenquittung
sponsern uns	sponsoring
sponsor werden	spenden spendenquittung
spontan kommen	ohne termin offene sprechstunde anmeldung
spontan verreisen	last minute angebote
spontan vorbei	ohne voranmeldung spontan
sport ab 60	seniorensport
sport auf rezept	rehasport
sport für kind	sportverein abteilungen
sport für ältere	seniorensport
sportattest	führerschein tauglichkeit untersuchung
sportheim mieten	vereinsheim vermietung
sporttauglichkeit	führerschein tauglichkeit untersuchung
sportverletzung	sportphysiotherapie
spot on	parasiten floh zecken
sprachaufenthalt	sprachreisen
sprachcafé	konversationskurs
sprache lernen	sprachkurse termine
sprachferien	sprachreisen
sprachförderung	vorschule sprachförderung
sprachkurs	sprachkurse termine
sprachkurs für firma	firmenkurse business sprache
sprachkurs von zuhause	online sprachkurs
sprachreise	sprachreisen
sprachzertifikat	sprachprüfung zertifikat
spray tan	solarium
sprayer	graffitientfernung
sprechen lernen	konversationskurs
sprechstunde lehrer	elternsprechtag elterngespräch
sprecht ihr englisch	fremdsprachen englisch sprachen dolmetscher
spricht jemand arabisch	sprachen arabisch dolmetscher
spricht jemand englisch	sprachen englisch
spricht jemand russisch	sprachen russisch mehrsprachig
spricht jemand türkisch	sprachen türkisch mehrsprachig
spricht nicht richtig	logopädie sprachentwicklung
spricht undeutlich	logopädie sprachtherapie
spricht wer englisch	sprachen fremdsprachen dolmetscher
springburg	hüpfburg verleih
sprinter leihen	transporter vermietung
spritze gegen	impfung impfsprechstunde
spritzen geben	ambulante pflege
spruch für firma	claim slogan
spät anreisen	späte anreise schlüsselbox
spät noch	öffnungszeiten abend
spätabends	öffnungszeiten abend
spätdienst	betreuungszeiten kita
später abholen	abholfrist aufbewahrung
später anreisen	verspätung
später auschecken	später check out
später bezahlen	ratenzahlung
später einschulen	schulanmeldung einschulung
später einsteigen	einstieg laufender kurs
später genug geld	altersvorsorge rentenversicherung
später reinkommen	theater verspätung nacheinlass
später zahlen	zahlungsziel stundung zahlungsaufschub
später zurückbringen	mietverlängerung verspätete rückgabe
spüle verstopft	rohrreinigung abflussreinigung verstopfung
spülkasten läuft	spülkasten reparatur
spülmaschine anschließen	anschluss installation außenwasserhahn
spülmaschine pumpt nicht	geschirrspüler reparatur
spülung geht nicht	spülkasten reparatur
spülung läuft nach	spülkasten reparatur
squash	tennis platz buchen
ssw	schwangerschaft vorsorge
staatsbürgerschaft	einbürgerung
stadtführung	führungen
stadthaus schalter	termin bürgerbüro
stadtrat	rathaus gemeinderat bürgermeister
stammbaum	archiv recherche
stammessen	mittagsmenü tageskarte
stammkunden rabatt	ermäßigung rabatt
stammtisch	live musik veranstaltung lokal
stand auf messe	messestand
stand aufbauen	veranstaltung anmelden genehmigung
stand der dinge	auftragsstatus bearbeitungsstand
stand durchgeben	zählerstand melden
standesamt	standesamtliche trauung
standort	adresse standort
standuhr	großuhren reparatur
starke blutung	frauenarzt gynäkologie
starke männer	umzugsservice umzugshelfer
starkregen	elementarschadenversicherung
starkstrom	herdanschluss starkstromanschluss
statist	theatergruppe mitspielen
stativ mitnehmen	fotografieren stativ
statt blumen spende	anlassspende spendenaktion
statt geschenke spenden	anlassspende spendenaktion
statt gutschein geld	gutschein barauszahlung
statt wanne dusche	badumbau wanne dusche barrierefrei
stau stehe	verspätung
stechen in brust	ekg herz
steckdose	laptop arbeiten café
steckdose dazu	steckdosen installation
steckdose funkt	elektrik notfall brandgefahr elektriker notdienst
steckdose fürs auto	ladestation elektroauto
steckdose in garage auto	wallbox installation
steckdose schmort	elektrik notfall brandgefahr
steckdose setzen	steckdosen installation
steckdose versetzen	steckdosen installation
stecke im lift	aufzug störung notruf
stecker fällt raus handy	ladebuchse reparatur
stecker heiß	elektrik notfall brandgefahr
stecker solar	balkonkraftwerk
steh hier und keiner	termin verspätung beschwerde
steh im stau	verspätung
steh vor der tür	türöffnung schlüsseldienst notdienst
stehe auf autobahn	pannenhilfe abschleppdienst
stehe im stau	verspätung
stehe vor der tür	zugang eingang schlüssel
stehen im stau	verspätung späte anreise
stehen vor verschlossener tür	schlüsselübergabe notfallnummer check in
stehplatz	theaterkasse tickets
stehplatz oder	stehplätze sitzplätze
steht das buch	katalog recherche medien
steht im schatten	standort schattig pflanzen
steht in der akte	patientenakte diagnose
steht noch da tonne	reklamation nicht geleert
steht unter denkmalschutz	denkmalschutz genehmigung
steht zugestellt	nachforschung zustellung verlust zugestellt nicht
stein aufstellen	grabstein
stein fehlt ring	steinfassung schmuckreparatur
stein küchenplatte	naturstein steinmetz
stein rausgefallen	steinfassung schmuckreparatur
stein wackelt	grabstein standsicherheit
steine dampfen	steinreinigung hochdruckreinigung
steinschlag	autoglas steinschlagreparatur scheibenreparatur steinschlag
steirische	instrumentalunterricht
steißlage	beckenendlage geburt
stelle frei	stellenangebote jobs karriere
stelle offen	stellenangebote jobs karriere
stellplatz	stellplatz wohnmobil
stellplatz dazu	stellplatz garage mieten
stellplatz fürs auto	parkplatz parken
stellt ihr material	ausrüstung verleih
stellvertretend	vollmacht vertretung
stempel im heft	bonusheft vorsorge
stempelkarte	treueprogramm bonuskarte treuerabatt bonusprogramm
step aerobic	kursplan gruppenkurse
stephanstag	öffnungszeiten feiertage
sterbebegleitung	palliativ hospiz
sterbebild	trauerdrucksachen
sterbebildchen	trauerdrucksachen
sterbefall melden	sterbeurkunde
sterilisation	verhütung spirale pille
sterne geben	lob feedback bewertung
sternenkind	sternenkinder bestattung
steuer inbegriffen	mehrwertsteuer preis
steuer machen	steuererklärung einkommensteuer
steuer nicht gemacht	steuererklärung verspätung frist
steuer verschlafen	fristverlängerung verspätungszuschlag
steuer zurückholen	steuerlich absetzbar handwerkerleistungen
steuerausgleich	steuererklärung einkommensteuer
steuerberater wechseln	steuerberaterwechsel mandat mandatsübernahme
steuerberater zugang	datev export steuerberaterzugang
steuerbescheid gemeinde	grundsteuer gebühren
steuererklärung	rechnung quittung beleg
steuererklärung hilfe	steuererklärung einkommensteuer
steuerkette rasselt	zahnriemenwechsel
steuerlich absetzen	steuerlich absetzbar handwerkerleistungen
steuern machen lassen	steuererklärung einkommensteuer
steuernummer	impressum rechtsform
sti test	geschlechtskrankheiten test hiv
sticker	aufkleber etiketten
stickig	lüftungsanlage kontrollierte wohnraumlüftung
stiefel zu eng wade	stiefel reißverschluss schaftweite
stiefkind	adoption
stiege	barrierefreiheit rollstuhl
stiegenhaus	treppenhausreinigung
stielwarze	warzen entfernung
stifte kaufen	schulbücher materialliste
stillberatung	geburt hebamme
stille noch	stillzeit schwangerschaft
stillen wo	kinderwagen wickeltisch
stillgruppe	eltern kind kurse
stilllegen	mitgliedschaft pausieren ruhezeit
stilllegen lassen	ruhezeit pausieren vertrag
stillraum	kinderwagen wickeltisch
stimmbildung	gesangsunterricht chor
stimme trainieren	gesangsunterricht chor
stimme weg	hno hals nasen ohren
stimmung schlecht team	teamentwicklung mediation
stimmzettel	wahlen briefwahl
stinksauer	beschwerde reklamation
stirnfransen	haarschnitt damen
stoff markise	markise sonnenschutz
stoffmuster	stoffauswahl muster
stoffprobe schicken	stoffmuster musterversand
stollen	saisongebäck stollen krapfen
storen klemmen	rollladen reparatur motor
stornieren	stornierung absage
stornieren wegen trauerfall	todesfall stornierung kulanz
storno	stornierung absage
storno kosten	stornogebühr stornobedingungen
stottern	logopädie sprachtherapie
stottert	logopädie sprachtherapie motordiagnose stottern
strafe bibliothek	mahngebühren versäumnis bibliothek
strafe ticket	erhöhtes beförderungsentgelt fahrpreisnacherhebung
straffere haut	anti aging falten
strafmandat	bußgeld strafzettel
strafregisterauszug	führungszeugnis strafregister
strafzettel	bußgeld strafzettel
strand	badesee strand
strauß binden	blumenstrauß
strauß für 30 euro	blumenstrauß preis
strauß trocknen	brautstrauß konservieren
straße dunkel strom	störung netzausfall
straße freihalten	halteverbotszone
straße kaputt	mängelmelder straße
straße sperren	halteverbot umzug sondernutzung
straßenfest	halteverbot umzug sondernutzung
straßenlampe kaputt	mängelmelder straße
streicheln	streichelzoo tiere
streichen lassen	malerarbeiten innenanstrich
streifen beim drucken	druckereinrichtung reparatur
streikt	reparatur defekt
streit in beziehung	paarcoaching
streit mit vermieter versicherung	rechtsschutzversicherung
streit ums erbe	erbrecht erbstreit
streiten nur noch	paarberatung paartherapie
stress abbauen	gesundheitskurse entspannung
stress mit hochzeit	hochzeitsplanung
streu stinkt	katzenstreu katzentoilette
stricken	nähkurs handarbeit kreativ
stroh für hasen	heu stroh verkauf
strohige haare	haarpflege kur
strom abgedreht	stromsperre zahlungsrückstand
strom abgestellt	stromsperre zahlungsrückstand
strom abmelden	abmeldung auszug zählerstand
strom am platz	strom stellplatz stromanschluss
strom anmelden	stromanmeldung einzug
strom ausgefallen	stromausfall elektronotdienst
strom beim einzug	stromanmeldung einzug
strom beim zelten	strom stellplatz
strom für nachts	batteriespeicher
strom fürs neue haus	hausanschluss baustrom
strom gekriegt	stromschlag elektroprüfung
strom preisgarantie	preisgarantie tarif
strom selber machen	photovoltaik anlage
strom speichern	batteriespeicher
strom tanken	ladestation elektroauto
strom verkaufen solar	einspeisevergütung
strom vom dach	photovoltaik anlage
strom von woanders	anbieterwechsel stromtarif
strom weg	stromausfall elektronotdienst
strom zu teuer	jahresabrechnung verbrauch
stromanbieter wechseln	anbieterwechsel stromtarif
stromer laden	ladestation elektroauto wallbox installation
stromfresser	energiespartipps energieberatung
stromkosten camping	strom stellplatz
stromrechnung hoch	jahresabrechnung verbrauch
strähnchen	strähnen balayage blondierung
strähnen	strähnen balayage blondierung
strümpfe anmessen	kompressionsstrümpfe anmessen
strümpfe anziehen	ambulante pflege
strümpfe für flug	kompressionsstrümpfe anmessen
studentenausweis	ermäßigung studierende
studi rabatt	ermäßigung studierende
studienfahrt	exkursionen studienreisen
stufen knarren	treppenrenovierung
stufen rein	haarschnitt damen
stufentest	musiktheorie prüfungsvorbereitung
stuhl wackelt	möbelreparatur
stuhlbein ab	möbelreparatur
stuhlgymnastik	seniorensport
stuhlhussen	hochzeitsfloristik deko
stuhlprobe	krebsvorsorge früherkennung
stulle	belegte brötchen snacks
stunde ausfällt	stundenplan unterrichtszeiten
stunde fällt aus	kurs verpasst nachholen unterrichtsausfall
stunde nachholen	kurs verpasst nachholen nachholtermin versäumte
stunde verpasst	kurs verpasst nachholen versäumte stunden
stunden aufschreiben	zeiterfassung
stunden buchen	betreuungszeiten kita
stunden erfassen	zeiterfassung
stundenansatz	stundensatz
stundenlohn bei euch	gehalt lohn karriere
stundenplan	stundenplan unterrichtszeiten
stundenpreis	stundensatz
stundenzettel	zeiterfassung
stundung	mahnung zahlungsverzug
sturm dach abgedeckt	sturmschaden dachziegel notdienst
sturm dach versicherung	wohngebäudeversicherung
sturm hat dach	sturmschaden dachziegel notdienst
sturm schule	hitzefrei schneefrei
styropor aufs haus	fassadendämmung wärmedämmverbundsystem
städtereise	rundreise gruppenreise
städtetrip	rundreise gruppenreise
ständig besetzt	kontakt telefon
ständig durst müde	diabetes dmp
ständig lüften	lüftungsanlage kontrollierte wohnraumlüftung
ständig müde zugenommen	schilddrüse ultraschall
ständig pinkeln	urologie
stöckel kaputt	absatzreparatur absätze erneuern
stöpsel mitnehmen	kinder familien
störungslampe leuchtet	störungscode heizung kundendienst
stüberl	nebenraum gesellschaften
stück acker	mietgarten ackerparzelle
stück kuchen	kuchen torten café
stück zahn abgebrochen	krone zahnersatz zahnfraktur notfalltermin
stückholz	pelletheizung holzheizung
stückweise zahlen	ratenzahlung finanzierung
stühle dabei	bestuhlung tische stühle
stürzt ab	fehlermeldung technische probleme fehlerbehebung störung
stützstrümpfe	einlagen orthopädietechnik
subventioniert kita	kita gebühren elternbeitrag
such arbeit	jobs karriere stellenangebote
suche arbeit	stellenangebote jobs karriere
suche bleibe	mietwohnungen wohnungssuche
suche hausarzt	neupatienten aufnahme
suche kleinen gebrauchten	gebrauchtwagen
suche krippe	kitaplatz anmeldung
suche raum	raummiete veranstaltungsraum
suche spielpartner	spielpartner spielersuche
suche wohnung	mietwohnungen wohnungssuche
suchen finde nicht	suche filter
sucht ihr leute	stellenangebote jobs karriere
sucht ihr noch	stellenangebote jobs karriere
sucht ihr noch azubis	ausbildungsplätze bewerbung
sugaring	haarentfernung waxing
suisa	gema musik anmeldung
sup leihen	badesee strand bootsverleih
super 8	digitalisierung dias vhs
super zufrieden	lob feedback bewertung
supermarkt in nähe	brötchenservice
support auf deutsch	support deutsch sprache
sushi machen	kochkurs
suva	arbeitsunfall durchgangsarzt
svs versichert	kassenpatienten privatpatienten
switch controller driftet	spielkonsole reparatur
switch spiele	katalog recherche medien
sync hängt	synchronisierung fehlerbehebung
säcke kaufen	abfallsäcke verkaufsstellen
sägemehl unterm schrank	holzwurmbekämpfung
sängerin kirche	hochzeits dj band
säule 3a	altersvorsorge rentenversicherung
säumnisgebühr	mahngebühren versäumnis bibliothek
tablet für schule	ipad laptop schule
tablet kaputt	tablet reparatur
tabletten alle	rezept folgerezept wiederholungsrezept
tabletten bringen	botendienst
tabletten durcheinander	wechselwirkungen medikationsanalyse
tabletten gehen aus	folgerezept rezeptbestellung
tabletten leer	rezept folgerezept
tabletten sortieren	verblisterung medikamentenbox
tabletten wegwerfen	medikamente entsorgung
tabletten zusammen nehmen	wechselwirkungen medikationsanalyse
tablettenbox	verblisterung medikamentenbox
taekwondo	kampfsport selbstverteidigung
tafel mit kärtchen	kanban board
taferlklassler	schulanmeldung einschulung
tag bei euch sitzen	tagesticket coworking
tag länger bleiben	aufenthalt verlängern
tag tauschen	umbuchung terminverschiebung
tage bleiben aus	frauenarzt gynäkologie
tageseltern	tagesmutter kindertagespflege
tagesfamilie	tagesmutter kindertagespflege
tagesgericht	mittagsmenü tageskarte
tageskarte fitness	probetraining
tageslinsen	kontaktlinsen anpassung
tagesmutter	tagesmutter kindertagespflege
tagesschule	ganztagsbetreuung hort
tagesstätte	tagespflege
tagessuppe	mittagsmenü tageskarte
tagesteller	mittagsmenü tageskarte
tagesvater	tagesmutter kindertagespflege
tagsüber allein	tagespflege
tagsüber arbeiten bei	tagesticket coworking
tagsüber betreut	tagespflege
tagsüber nicht zuhause	wunschtermin zustellung paketstation
tagung	seminarraum tagung hotel
tai chi	gesundheitskurse entspannung
take away	takeaway abholung essen
tan kommt nicht	onlinebanking pushtan freischalten
tan nicht	bestätigung e mail
tandem	konversationskurs
tank leer	heizöl lieferung
tank leer zurück	tankregelung
tank putzen	tankdemontage tankreinigung
tank stilllegen	tankdemontage tankreinigung
tanne weg	baumfällung
tannenbaum	weihnachtsbaumverkauf
tanzen lernen	tanzkurs
tanzfläche	raumausstattung technik
tanzpartner suchen	tanzkurs
tape kleben	sportphysiotherapie
tapen	sportphysiotherapie
tapete ab	tapezierarbeiten tapeten entfernen
tapete runter	tapezierarbeiten tapeten entfernen
tapete wellt	tapezierarbeiten tapeten entfernen
tapeten lösen	tapezierarbeiten tapeten entfernen
tarife anschauen	preisliste preise
tasche abgeben	garderobe schließfach
tasche henkel gerissen	taschenreparatur kofferreparatur
tasche liegen lassen	fundsachen fundbüro
taschengeld konto	kinderkonto jugendkonto
tasse mit foto	fotogeschenke
tasso	mikrochip heimtierausweis
tastatur hängt	tastatur austausch
taste fehlt	tastatur austausch
tasten gehen nicht	tastatur austausch
tattoo entfernen	tattooentfernung tattoo
tattoo juckt	tattoo pflege abheilung
tattoo mit 16	tattoo mindestalter einverständnis
tattoo stechen	tattooentfernung tattoo
tattoo verblasst	nachstechen touch up
tattoo weg	tattooentfernung tattoo
taub	barrierefreiheit hörbehinderung gebärdensprache
taub bin	barrierefreiheit hörbehinderung gebärdensprache
tauben auf balkon	schädlingsbekämpfung kammerjäger
taucherbrille	sportbrille
tauchtauglichkeit	führerschein tauglichkeit untersuchung
tauchuntersuchung	führerschein tauglichkeit untersuchung
taufe	taufe anmeldung
taufe essen	nebenraum gesellschaften
taufen lassen	taufe anmeldung
taufpate	taufe anmeldung
taufschein	pfarrbüro
taufspruch	taufe anmeldung
taufurkunde	pfarrbüro
tauglichkeit	führerschein tauglichkeit untersuchung
tauschen gegen	rückgabe umtausch widerruf
taxi um vier uhr	vorbestellung taxi nacht
taxi zum flughafen	flughafentransfer
taxpunkte heim	pflegeheim kosten eigenanteil
tcm	akupunktur naturheilkunde
team hinzufügen	benutzer einladen teammitglieder
team zerstritten	teamentwicklung mediation
teambuilding	firmenveranstaltung betriebsausflug
teamevent	firmenveranstaltung betriebsausflug
teamfotos	businessfotografie mitarbeiterfotos
teams schule	ipad laptop schule
teamviewer	fernwartung
technisches problem	fehlermeldung technische probleme
tee über tastatur	wasserschaden reparatur
teich anlegen	teichbau teichpflege
teich grün	teichbau teichpflege
teil fehlt schrank	ersatzteile montagezubehör
teile fehlen	fehlteile nachlieferung
teile selber mitbringen	mitgebrachte ersatzteile
teilen rechnung	getrennte rechnung
teilhabe kind	bildung teilhabe gutschein
teillieferung	teillieferung versand
teilnahme bestätigung	bescheinigung teilnahmebestätigung
teilnahmebestätigung	bescheinigung bestätigung
teilrechnung	abschlagsrechnung schlussrechnung
teilzahlung	ratenzahlung
teilzeit arbeiten	stellenangebote jobs karriere
telc	sprachprüfung zertifikat
telefon besetzt	kontakt telefon
telefon dauernd besetzt	kontakt telefon rückruf
telefonisch krank	krankschreibung telefonisch
telefonnummer	kontakt telefon
telefonnummer von euch	kontakt telefon rückruf
telefonzeiten	telefonzeiten sprechzeiten
teller für 50 leute	geschirrverleih
teller zerbrochen umzug	transportversicherung umzugsschaden
tellergeld	eigene speisen mitbringen
temperatur zu hoch	kühlsystem kühler wasserpumpe
tennis spielen	tennis platz buchen
tennisarm	sportphysiotherapie
tennisplatz	tennis platz buchen
tennisstunden	tennis platz buchen
teppich müffelt	teppichreinigung
teppich nach maß	teppiche zuschnitt
teppich raus	bodenbeläge verlegen
teppich reinigen	teppichreinigung
teppich zuschneiden	teppiche zuschnitt
termin abmachen	terminvereinbarung termin buchen
termin amt	termin bürgerbüro
termin ausmachen	terminvereinbarung termin buchen
termin buchen auf seite	online terminbuchung integration
termin doppelt im kalender	kalendersynchronisierung
termin haben	terminvereinbarung termin buchen
termin kriegen	terminvereinbarung termin buchen
termin machen	terminvereinbarung termin buchen
termin online	terminvereinbarung termin buchen
termin rathaus	termin bürgerbüro
termin schieben	termin verschieben umbuchung
termin streichen	stornierung absage
termin tauschen	umbuchung terminverschiebung
termin vereinbaren	terminvereinbarung termin buchen
termin vergessen	stornogebühren stornierungsbedingungen ausfallgebühr stornierung versäumter
termin verlegen	termin verschieben umbuchung
termin verpasst	stornogebühren stornierungsbedingungen
termin verpennt	stornogebühren stornierungsbedingungen ausfallgebühr stornierung
termin verschlafen	stornogebühren stornierungsbedingungen
termin verschwitzt	stornogebühren stornierungsbedingungen ausfallgebühr stornierung
termin ändern	termin verschieben umbuchung
terminkalender	programm termine kalender
terminkalender leer	terminvergabe keine termine
terrasse	terrasse biergarten
terrasse aus holz	holzterrasse terrassenbau
terrasse pflastern	pflasterarbeiten terrassenbau
terrasse schwarz	steinreinigung hochdruckreinigung
tesla laden	ladestation elektroauto
test kaufen	schnelltest
test positiv	schwangerschaft vorsorge
testament schreiben	testament erbrecht notar
tetanus	impfung impfsprechstunde
teurer als gesagt	kostenvoranschlag überschreitung
teurer geworden raus	sonderkündigungsrecht preiserhöhung
texte für seite	texterstellung content
texte liefert ihr	texterstellung inhalte
texte selber	cms redaktionssystem schulung
textilfrei	sauna wellness
theater für kinder	kindertheater
theaterabo	theater abonnement
theatergruppe	theatergruppe mitspielen
theaterkarten	theaterkasse tickets
theaterprogramm	spielplan theater
theorie abgelaufen	theorieprüfung gültigkeit
theorie app	theorieunterricht
theorie auf türkisch	theorieprüfung
theorie durchgefallen	theorieprüfung
theorie lernen	theorieprüfung
theorie online	theorieunterricht online theorie präsenzpflicht
theorie wann	theorieunterricht
theoriekurs	theorieunterricht
theoriestunden	theorieunterricht
therapeut suchen	psychotherapie psychische beschwerden
therapieplatz	psychotherapie psychische beschwerden
therapieplatz dringend	therapieplatz wartezeit
therme blinkt	störungscode heizung kundendienst
therme knallt	heizung geräusche wartung
thermenservice	heizungswartung
thermomix	kochkurs
thermostat hängt	thermostatventil austausch
thrombosestrümpfe	kompressionsstrümpfe anmessen
thuja schneiden	heckenschnitt
ticket am handy	ticketkauf app automat
ticket auf anderen namen	ticket rückgabe übertragung
ticket aufm handy	mobiles ticket e ticket
ticket im zug kaufen	ticketkauf app automat
ticket kaufen	eintritt tickets
ticket nicht bekommen	bestätigung e mail
ticket verkaufen	ticket rückgabe übertragung
ticket verloren	ticket rückgabe übertragung ersatz erneut
ticket weitergeben	ticket übertragbar personalisiert
tickets nicht bekommen	tickets e ticket versand
tickets noch	eintritt tickets
tieferlegen	tuning chiptuning
tiefgarage	parkplatz parken
tiefgaragentor klemmt	garagentor störung
tier beerdigen	tierbestattung krematorium
tier einschläfern	einschläfern euthanasie
tier gestorben wohin	tierbestattung krematorium
tier krank	tierarzt sprechstunde untersuchung
tier krank nach kauf	tierrückgabe gewährleistung
tier notfall	tierarzt notdienst
tier tot auf straße	tierkörperbeseitigung
tier verträgt sich nicht	tierrückgabe gewährleistung
tier zurückgeben	tierrückgabe gewährleistung
tierarzt kommt	hausbesuch tierarzt
tierarzt nach hause	hausbesuch tierarzt
tierarzt nachts	tierarzt notdienst
tierarzt teuer	tierkrankenversicherung gebührenordnung
tierarzt wochenende	tierarzt notdienst
tierarztrechnung	tierkrankenversicherung gebührenordnung
tiere erlaubt	hunde haustiere
tiere streicheln	hofführung schule am bauernhof
tierkrematorium	tierbestattung krematorium
tierpension	hundepension tierbetreuung
tierversuche	nachhaltigkeit umwelt
tiktok	social media betreuung
timeout nehmen	mitgliedschaft pausieren ruhezeit
tinnitus	hno hals nasen ohren
tip geben	trinkgeld
tippfehler entdeckt	druckfreigabe korrektur
tisch absagen	tischreservierung
tisch am fenster	tischwunsch reservierung
tisch aus holz machen	tisch massivholz anfertigung
tisch bauen lassen	tisch massivholz anfertigung
tisch bestellen	tischreservierung
tisch draußen	tischreservierung
tisch frei	tischreservierung
tisch für vier	tischreservierung
tisch für zehn	gruppenreservierung tischreservierung
tisch für zwei	tischreservierung
tisch haben	tischreservierung
tisch reservieren	tischreservierung
tisch wackelt neu	reklamation möbel garantie
tisch weg	reservierung verfallen verspätung
tisch ölen	holzpflege
tischdeko	hochzeitsfloristik deko
tische da	tische bestuhlung mobiliar
tische und stühle	raumausstattung technik
to go	takeaway abholung essen
tochter fußball	fußball jugend
tochter haare schneiden	kinderhaarschnitt
tochter krank schule	krankmeldung schule entschuldigung
tochter mitbringen	kinder mitbringen
tod melden	sterbeurkunde
todesanzeige	traueranzeige
todesfall	bestattung trauerfeier
todesfall in familie	sterbefall sonderkündigung kulanz
toefl	sprachprüfung zertifikat
toilette	toilette wc
tolino	onleihe e books
tolle arbeit	bewertung feedback
tollwut	impfung tier
tomatenpflanzen	gemüsejungpflanzen setzlinge
ton geht nicht kurs	online kurs zugang
tonführer	audioguide
tonies	katalog recherche medien
tonne geklaut	behältertausch
tonne kaputt	behältertausch
tonne nicht geleert	abfallkalender müllabfuhr reklamation nicht geleert
tonne voll	abfallkalender müllabfuhr
tonne zu klein	behälter bestellen größe ändern mülltonne
too good to go	mehrwegbehälter reste einpacken
tor aus eisen	schlosserei metallbau
tor fährt nicht	garagentor reparatur antrieb
torantrieb	garagentor reparatur antrieb
tormann training	fußball jugend
torte bis samstag	tortenbestellung vorlaufzeit
torte kaufen	kuchen torten café
torte mit foto	torte bestellen
torte mit namen	torte bestellen
torte selber mitbringen	tellergeld mitgebrachte torte
torte transportieren	kühltransport
tot im bett	todesfall sterbefall bestattung
totalschaden	unfallreparatur unfallschaden gutachten
totenmahl	trauerkaffee
totenschein	sterbeurkunde
toupet	perücke zweithaar
tourismusabgabe	kurtaxe ortstaxe
tracking	lieferzeit lieferstatus
tracking bewegt sich nicht	sendungsverfolgung lieferverzögerung
trackingnummer	sendungsverfolgung
tragt ihr hoch	lieferung verwendungsstelle tragen
trainer für mich	personal training
trainer wechseln	trainerwechsel lehrerwechsel
trainer werden	trainer übungsleiter gesucht
trainerschein	trainer übungsleiter gesucht
trainiert ihr mit daten	ki training datennutzung
training fällt aus	trainingsausfall
training in ferien	trainingszeiten
trainingsanzug	trikot vereinskleidung
trainingsplan	trainingsplan einweisung
traktor fahren	lkw bus führerschein
traktor nachts	landwirtschaft information
traktorschein	lkw bus führerschein
trampelt oben	ruhestörung hausordnung
transporter selber fahren	transporter vermietung
trauben ernten	weinlese mithilfe
traubensaft	alkoholfreier wein
traubogen	hochzeitsfloristik deko
traue mich nicht	selbstbewusstsein coaching
traue mich nicht fahren	auffrischung fahrstunden angst
traue mich nicht sprechen	konversationskurs
trauer	seelsorge gespräch
trauergruppe	seelsorge gespräch
trauerkaffee	leichenschmaus trauerfeier
trauerkarten	trauerdrucksachen
traumküche	küchenplanung
trauredner	freie trauung
trautermin	standesamtliche trauung
trauung samstag	standesamtliche trauung
treffe töne nicht	gesangsunterricht chor
treffen eigentümer	eigentümerversammlung
treffpunkt	adresse standort
trennen von mann	scheidung familienrecht
treppe abgetreten	treppenrenovierung
treppe ausgetreten	treppenrenovierung
treppe hochfahren	treppenlift
treppe knarzt	treppenrenovierung
treppe schaffe nicht mehr	treppenlift
treppenhaus dreckig	treppenhausreinigung hausverwaltung
treppenhaus eng	möbellift außenaufzug
treppenhaus putzen	treppenhausreinigung
treppensteigen	barrierefreiheit rollstuhl
tresor geht nicht auf	tresoröffnung
tresor tragen	klaviertransport schwertransport
tressen	haarverlängerung extensions
tretboot	bootsverleih
treuepunkte	treueprogramm bonuskarte
treuerabatt	ermäßigung rabatt
trikot bestellen	trikot vereinskleidung vereinsbekleidung
trinkgeld mit karte	trinkgeld kartenzahlung
tripper	geschlechtskrankheiten test hiv
trocken sein kita	sauberkeitserziehung windeln kita
trocken werden	sauberkeitserziehung windeln kita
trockene haare	haarpflege kur
trockene haut	gesichtsbehandlung kosmetik
trockener wein	weinstil trocken halbtrocken lieblich
trockenschnitt	waschen föhnen styling
trockner wird nicht warm	trockner reparatur
trojaner	virenentfernung malware
trommel dreht nicht	waschmaschine reparatur
trompete	instrumentalunterricht
tropft dauernd	armatur dichtung reparatur
tropft unterm auto	ölverlust dichtung
tropft vom dach	dachreparatur undichtes dach
trotz brille nicht lesen	vergrößernde sehhilfen low vision
trotz regen	wetterabhängig schlechtwetter
trotzdem zahlen	stornogebühren stornierungsbedingungen
truthahn	gänse vorbestellung
tränensäcke	anti aging falten
tröpfelt nach	urologie
tschick	rauchen
tschutten	fußball jugend
tshirts bedrucken	textildruck
tumbler	trockner reparatur
tumor hund	operation tier
tunen	tuning chiptuning
turnen für rücken	krankengymnastik
turnhose reicht	kleidung dresscode
turnier	spielbetrieb spielplan
tut es weh	schmerzen betäubung
tut nicht mehr	reparatur defekt
tuts nicht mehr	reparatur defekt
tv an wand	kleinreparaturen montage handwerkerservice
tv bild weg	tv reparatur
twint	zahlungsarten kartenzahlung barzahlung
töchterchen	kinder
töff	motorradführerschein motorrad roller werkstatt
töffli	mopedführerschein am roller motorrad werkstatt
tönung	haare färben coloration
töpfe vorhanden	ferienwohnung küche ausstattung
töpfern	nähkurs handarbeit kreativ
tür eingetreten	einbruch notsicherung reparatur
tür geht nicht auf	zugang türcode schlüssel
tür geht schwer zu	tür einstellen reparatur
tür hängt	tür einstellen reparatur
tür klemmt	tür einstellen reparatur
tür per handy	elektronisches türschloss zutrittskontrolle
tür quietscht	tür einstellen reparatur
tür schleift	tür einstellen reparatur
tür schließt nicht richtig	tür einstellen reparatur
tür sicherer	einbruchschutz sicherheitstechnik
tür zu schlüssel drin	türöffnung schlüsseldienst notdienst
tür zu wo rein	eingang zugang
tür zugefallen	türöffnung schlüsseldienst notdienst
tür zumachen büro	privatbüro teambüro
türchen schief küche	scharniere einstellen küchenservice
türcode geht nicht	türcode zugangscode
türe kaputt beim öffnen	türöffnung zerstörungsfrei
türen lackieren	lackierarbeiten holzschutz
türkranz	adventskränze
türöffner summt nicht	sprechanlage türsprechanlage
tüv abgelaufen	hauptuntersuchung hu tüv fällig
tüv fällig	hauptuntersuchung hu tüv
tüv nicht bestanden	nachprüfung mängelbeseitigung
tüv überzogen	hauptuntersuchung frist überzogen
u3	kinderarzt vorsorge u untersuchung
u7	kinderarzt vorsorge u untersuchung
u9	kinderarzt vorsorge u untersuchung
ug gründen	rechtsformwahl
uhr batterie	batteriewechsel uhren
uhr beschlagen	wasserdichtigkeitsprüfung
uhr geht nach	uhrenrevision regulierung
uhr geht vor	uhrenrevision regulierung
uhr leer	batteriewechsel uhren
uhr runtergefallen	uhrglas austausch reparatur
uhr stehen geblieben	batteriewechsel uhren uhrenreparatur
uhr steht	batteriewechsel uhren
uhr tickt nicht	batteriewechsel uhren
uhr ungenau	uhrenrevision regulierung
uhr verkaufen	uhrenankauf
uhr zu locker	uhrenarmband kürzen austausch
uhrband kaputt	uhrenarmband kürzen austausch
uhrglas zerkratzt	uhrglas austausch reparatur
uhrzeit ändern	umbuchung terminverschiebung
uid nummer	impressum rechtsform rechnung firmenkunden mehrwertsteuer
ukulele	instrumentalunterricht
ultraschall baby	schwangerschaft vorsorge
ultraschall hund	röntgen ultraschall tier
um hand anhalten	verlobungsring
um wieviel uhr kommt	terminfenster anfahrt termin
umbauen mietwohnung	bauliche veränderungen mietwohnung
umbuchen	umbuchung terminverschiebung
umfrage	feedback umfrage
umgeknickt	orthopädie gelenkschmerzen sprunggelenk bänderverletzung
umgezogen	kontaktdaten ändern
umgezogen neue adresse	kontaktdaten stammdaten ändern
umkleide	duschen umkleiden
umlaute kaputt	zeichenkodierung utf 8
ummelden	wohnsitz anmelden ummelden
umsatz bricht ein	unternehmensberatung sanierung
umsatzsteuer melden	umsatzsteuervoranmeldung
umschulung	berufliche weiterbildung
umsonst	kostenlos gebührenfrei
umsonst gewartet	termin verspätung beschwerde
umstecken	reifenwechsel radwechsel
umtauschen	rückgabe umtausch widerruf retoure
umtauschen ohne grund	rückgaberecht
umtrunk	sektempfang
umweltfreundlich	nachhaltigkeit umwelt
umziehen helfen	umzugsservice umzugshelfer
umziehen wo	kleidung dresscode umkleide duschen
umzug am monatsende	umzugstermin verfügbarkeit
umzug anschauen kommen	umzugsgut besichtigung volumen
umzug kündigen	sonderkündigung umzug
umzug machen	umzugsservice umzugshelfer
umzug verschiebt sich	umzugstermin verschieben
umzugswagen parken	halteverbotszone
umzugswagen platz	halteverbot umzug sondernutzung
unangemeldet	ohne termin offene sprechstunde
unbearbeitete bilder	bildbearbeitung retusche rohdaten
unbekannte abbuchung	lastschrift zurückgeben reklamation
unbetreut	betreuung trainer zeiten
unbezahlt helfen	ehrenamt freiwilligenarbeit
und am wochenende	samstag sonntag öffnungszeiten
und an feiertagen	feiertage öffnungszeiten
und das material	materialkosten
und der versand	versandkosten
und die anfahrt	anfahrtskosten
und für kinder	kinderpreise kinder
und für rentner	seniorenermäßigung
und für studenten	studentenermäßigung
und im august	betriebsferien sommerpause
und mit hund	haustiere hunde
und montags	ruhetag montag öffnungszeiten
und wenn ich absage	stornierung stornogebühren
und wenn ich krank	krankheit stornierung attest
und zu zweit	paarpreis zwei personen
undercut	haarschnitt herren
undicht beim husten	beckenbodentraining
undichte stelle haus	blower door thermografie
unfall auf arbeit	arbeitsunfall durchgangsarzt
unfall gehabt	unfallreparatur unfallschaden gutachten unfallinstandsetzung
unfall nicht schuld	verkehrsunfall schadensersatz schmerzensgeld unfallgutachten gegnerische
unfall passiert	schaden haftung versicherung
unfreundlich	beschwerde reklamation
unfreundlich behandelt	beschwerde
ungefährer preis	preis kosten kostenvoranschlag richtpreis
ungeimpft kita	masernschutz impfpflicht
ungeschützten sex	geschlechtskrankheiten test hiv
ungestört trainieren frau	frauenbereich fitness
ungeziefer	schädlingsbekämpfung kammerjäger
unkastriert	kastration sterilisation
unkraut	unkrautentfernung gartenpflege
unmöglich behandelt	beschwerde reklamation
unpünktlich	verspätung
unreine haut	gesichtsbehandlung kosmetik
uns trauen	standesamtliche trauung
unser datenschützer	auftragsverarbeitungsvertrag datenschutz
unsere it fragt	technische dokumentation sicherheit
unsere maus	kinder
unsicher angezeigt	ssl zertifikat
unsicher ob	beratung erstgespräch
unsichtbare spange	kieferorthopädie zahnspange
unter 18	mindestalter altersgrenze
unter aller sau	beschwerde reklamation
unter aufsicht	aufsicht betreuung
unter der hand	rechnung
unter drei	u3 betreuung krippe
unter einem baum	baumbestattung friedwald
unter vollnarkose	vollnarkose behandlung
unterhaltsvorschuss	elterngeld kindergeld
unterlage fehlt noch	unterlagen nachreichen frist
unterlagen für steuer	unterlagen steuererklärung checkliste
unterlagen mitnehmen	unterlagen mitbringen ausweis
unterlagen nachreichen	fehlende unterlagen nachreichen
unterlagen neuer arzt	patientenakte befundkopie
unterlagen nicht da reise	reiseunterlagen
unterlagen schicken wie	dokumente hochladen einreichen
unterleibsschmerzen	frauenarzt gynäkologie
unterm dach heiß	dachdämmung wärmedämmung
untermieter rein	untervermietung genehmigung
unterricht versäumt	kurs verpasst nachholen
unters messer	operation ambulant
unterschied therapie	coaching abgrenzung therapie
unterschied zwischen	beratung erstgespräch vergleich unterschiede
unterschrift amtlich	beglaubigung
unterschrift beglaubigen	beglaubigung
unterschrift bestätigen	beglaubigung
unterschrift der eltern	einverständniserklärung eltern
unterschrift paket	persönliche übergabe identprüfung
unterschrift vom autor	lesung signierstunde
unterspritzen	anti aging falten
untersuchungsergebnis	befunde laborergebnisse
untervermieten	untervermietung genehmigung
unterwäsche umtauschen	vom umtausch ausgeschlossen
unverbindlich ausprobieren	testphase probe kostenlos
unverbindlich fragen	unverbindliche anfrage beratung
unverbindlich preis	kostenvoranschlag angebot
unverbindlich reden	beratung erstgespräch
unverbindlich testen	probe schnuppern kostenlos
unverschämt	beschwerde reklamation
unverträglichkeit	allergene unverträglichkeiten
unvollständig	falschlieferung reklamation umtausch
unzufrieden	beschwerde reklamation
updates machen seite	website wartung wartungsvertrag
upgraden	tarif upgrade
upload bricht ab	upload fehler dateigröße
uralt heizung	heizungstausch wärmepumpe förderung
urban sports	firmenfitness
urkunde tod	sterbeurkunde
urkunde übersetzen	übersetzung beglaubigt
urlaub buchen	reiseberatung urlaub buchen
urlaub eintragen	urlaubsverwaltung abwesenheiten
urlaub kiste pausieren	abokiste pausieren
urlaub krank versicherung	reiseversicherung auslandskrankenversicherung
urlaub mit kindern	familienurlaub kinderermäßigung
urlaub parken	flughafen parken langzeitparken
urlaub versaut	reisemängel reklamation
urlaubsfotos futsch	datenrettung
urlaubsidee	reiseberatung urlaub buchen
urlaubszeit	betriebsferien urlaub geschlossen
urne beisetzen	bestattung trauerfeier
urne hund	tierbestattung krematorium
urne mit nach hause	urne friedhofszwang
urnengrab	friedhof grab
urwald hinterm haus	gartenpflege rodung
usb stick tot	datenrettung
ust ausgewiesen	rechnung firmenkunden mehrwertsteuer
ust drin	mehrwertsteuer preis
ust voranmeldung	umsatzsteuervoranmeldung
vaki	kinderturnen
valentinstag	muttertag valentinstag blumen
vasektomie	urologie
vater dement	demenz betreuung
vater gestorben	todesfall sterbefall bestattung
vater gestorben konto	nachlass konto vollmacht
vater kann nicht allein	heimplatz aufnahme pflegeheim
vater kind turnen	kinderturnen
vaterschaft	geburtsurkunde standesamt
vaterschaftsanerkennung	geburtsurkunde standesamt
vatertag	gutschein geschenkgutschein
vegan	vegan vegetarisch
vegan kochen lernen	kochkurs
veganes eis	eis eisdiele
vegetarisch	vegan vegetarisch
veggie	vegan vegetarisch
vegi	vegan vegetarisch
velo abstellen	fahrradstellplatz fahrrad fahrradständer
velo im zug	fahrradmitnahme
velo mieten	fahrradverleih
velo platten	fahrradreparatur schlauchwechsel
velo service	fahrradinspektion frühjahrscheck
veluxfenster	dachfenster einbau
veneers	veneers ästhetische zahnmedizin
venenmessung	blutdruck messen apotheke
ventil klemmt	thermostatventil austausch
ventilator	klimaanlage
verarscht	beschwerde reklamation
verband wechseln	wundversorgung nähen
verbesserungsvorschlag	lob feedback bewertung
verbilligt	ermäßigung rabatt
verbindung mit outlook	outlook integration
verblendschalen	veneers ästhetische zahnmedizin
verboten zu schicken	gefahrgut versandverbote
verbrannt gerochen steckdose	elektrik notfall brandgefahr
verbrennen lassen	feuerbestattung
verbrüht	wundversorgung nähen
verdiene ich überhaupt was	bwa controlling auswertung
verdiene wenig pro auftrag	preiskalkulation
verdiene zu wenig	einkommensnachweis bonität
verein beitreten	mitgliedsantrag beitrittserklärung
verein für kind	sportverein abteilungen
verein gründen	vereinsgründung
verein verlassen	austritt kündigungsfrist
verein wechseln	spielerpass vereinswechsel wechselfrist
vereinsheim mieten	vereinsheim vermietung
vereinsjacke	trikot vereinskleidung vereinsbekleidung
vereinslokal	vereinsheim vermietung
vereinstrikots	textildruck
verfällt der	gutschein gültigkeit
verfärbte zähne	professionelle zahnreinigung prophylaxe
vergaser	vergaserreinigung
vergaser verharzt	vergaserreinigung
vergesse gießen	bewässerungssystem
vergesse tabletten	verblisterung medikamentenbox
vergessen abzuholen	abholfrist aufbewahrung
vergessen zu stempeln	erhöhtes beförderungsentgelt fahrpreisnacherhebung
vergessen zu zahlen	mahnung zahlungsverzug mahngebühr
vergesslich	demenz betreuung
vergriffen	antiquariat vergriffene bücher
vergrößern lesen	vergrößernde sehhilfen low vision
vergünstigung	ermäßigung rabatt
verhandelbar	ermäßigung rabatt
verhindert bin	stornierung absage
verhinderungspflege	kurzzeitpflege verhinderungspflege
verhoben	rückenschmerzen
verhärtet	massage
verhüten	verhütung spirale pille
verhütung	verhütung spirale pille
verkauft ihr gebrauchte	gebrauchtware secondhand
verkehrskunde	theorieunterricht
verkehrtes teil	falschlieferung reklamation umtausch
verklagt	klage mahnbescheid frist
verkleidung	kostümverleih
verklickt	bestellung ändern
verkosten	weinprobe verkostung
verkratzt geliefert	transportschaden reklamation
verkältet	erkältung infektsprechstunde
verkühlt	erkältung infektsprechstunde
verleiht ihr	vermietung private nutzung verleih
verletzt bei euch	schaden haftung versicherung
verletzt kann nicht trainieren	ruhezeit verletzung attest
verletztes tier	fundtier wildtier
verliere garantie freie werkstatt	herstellergarantie inspektion
verliere ich garantie	garantieverlust
verliere urin	beckenbodentraining
verliert öl	ölverlust reparatur
verloben	verlobungsring
verlobte aus ausland	eheschließung unterlagen ausland
verlobungsring	trauringe
verloren bei euch	fundsachen fundbüro
verlorenes	fundsachen fundbüro
verlängert sich automatisch	vertragslaufzeit mindestlaufzeit automatische verlängerung
verlängert sich das	automatische verlängerung
vermieter kündigt	eigenbedarf mieterschutz kündigung
vermieter macht nichts	mängelmeldung reparatur mieter mietmangel mietminderung
vermieter meldet sich nicht	mietmangel hausverwaltung
vermieter will rausschmeißen	mietrecht kündigung eigenbedarf
vermietet ihr auch	vermietung verleih
vermüllt	messiewohnung räumung reinigung
verordnung physio	rezept heilmittelverordnung physiotherapie
verpackung gestalten	verpackungsdesign
verpackung weg	umtausch rückgabe kassenbon
verpasst bus	verspätung
verpflegung	essen verpflegung
verpflegung dabei	verpflegung essen getränke
verpflichtungserklärung	aufenthaltstitel ausländerbehörde
verprügelt worden	kampfsport selbstverteidigung
verraucht wohnung	nikotinsperre isolieranstrich
verrenkt	rückenschmerzen
versand gratis	versandkosten
versand nach land	versandzonen versandkosten einstellen
versand umsonst	versandkosten
versandkosten einstellen	versandzonen versandkosten einstellen
versandrad	fremdräder reparatur
verschenken	gutschein geschenkgutschein geschenk
verschieben	umbuchung terminverschiebung
verschiedene konfessionen	ökumenische trauung konfession
verschluckt sich oft	logopädie sprachtherapie
verschluss kaputt kette	schmuckreparatur löten
verschnitten haare	farbkorrektur
verschnupft	erkältung infektsprechstunde
verschollen	lieferzeit lieferstatus
verschreiben lassen	rezept folgerezept
verschusselt	stornogebühren stornierungsbedingungen
verschwommen in ferne	sehtest brillenglasbestimmung
versehentlich gebucht	bestellung ändern
versehentlich gekauft	stornierung widerruf
versehentlich gelöscht	wiederherstellung papierkorb backup
versetzt worden	termin verspätung beschwerde
versetzung gefährdet	hausaufgabenhilfe nachhilfe versetzung
versichert ihr	versicherungsschutz deckung
versichert wenn passiert	unfallversicherung haftung
versichertenkarte	versichertenkarte gesundheitskarte
versichertenkarte vergessen	versichertenkarte nachreichen privatrechnung
versicherung fürs geschäft	betriebshaftpflicht gewerbeversicherung
versicherung fürs handy	handyversicherung
versicherung lehnt ab	leistungsablehnung widerspruch
versicherung zahlt	schaden haftung versicherung
versicherung zahlt nicht	leistungsablehnung widerspruch
verspannt	manuelle therapie
verspäte mich	verspätung
versteckte kosten	zusatzkosten gebühren nebenkosten leistungen
versteh ich nicht deutsch	leichte sprache
verstehe bahnhof	leichte sprache
verstehe oper nicht	einführung werkeinführung
verstehe schlecht	hörgeräte hörtest
versteht mathe nicht	nachhilfe mathematik
verstopfung	magen darm
verstorben was tun	todesfall sterbefall bestattung
versäumnisgebühr	mahngebühren versäumnis bibliothek
vertippt	bestellung ändern
vertippt rechnung	stornorechnung rechnungskorrektur
vertrag anschauen lassen	vertragsprüfung
vertrag auf frau	vertragsübernahme inhaberwechsel
vertrag auflösen	kündigung kündigungsfrist
vertrag beenden	kündigung kündigungsfrist
vertrag geht bis	vertragslaufzeit mindestlaufzeit
vertrag kein gluten	allergien allergene vegan glutenfrei unverträglichkeit
vertrag keine milch	allergene unverträglichkeiten laktosefrei unverträglichkeit
vertrag kopie	agb vertragsbedingungen
vertrag loswerden	kündigung kündigungsfrist
vertrag läuft noch	restlaufzeit vertragswechsel
vertrag prüfen	vertragsprüfung
vertrag umschreiben	vertragsübernahme inhaberwechsel
vertrag verloren	agb vertragsbedingungen
vertrag weg versicherung	versicherungspolice dokumente
vertrag wegen daten	auftragsverarbeitungsvertrag
vertrage gleitsicht nicht	gleitsichtbrille
vertrage haarfarbe nicht	allergie haarfarbe verträglichkeit
vertrage keine	allergene unverträglichkeiten
vertrage keine nüsse	allergien allergene vegan
vertrauenswürdig	qualifikation zertifikate
vertraulich	datenschutz
vertretung im urlaub	betriebsferien urlaub geschlossen
vertretungsplan	stundenplan unterrichtszeiten
verträgt sich das	wechselwirkungen medikationsanalyse
verträgt sich nicht	sozialverträglichkeit gruppenhaltung
verwechselt buchstaben	legasthenie lrs test
verwöhnwochenende	wellness arrangement pauschalen
verzettele	zeitmanagement prokrastination
vespa geht nicht	motorrad roller werkstatt
vhs kassette	digitalisierung dias vhs
vhs programm	kursprogramm vhs
vibriert bei 100	reifen auswuchten
video anruf	videoberatung online termin
video wie das geht	schulung tutorial onboarding
videocall	videosprechstunde online beratung internet geschwindigkeit
videos drehen	videoproduktion imagefilm
viecher im fell	zeckenschutz flohmittel
viecher in küche	schädlingsbekämpfung kammerjäger
viel spam kriege	spamfilter
viele besucher	skalierung server upgrade
viele kinder pro gruppe	gruppengröße betreuungsschlüssel
viele leute zug	gruppenticket
viele stufen	barrierefreiheit rollstuhl
vierbeiner	hunde haustiere erlaubt
viertel rind	fleischpaket vorbestellung
viertelstunde später	verspätung
vinyl verlegen	bodenbeläge verlegen
virus drauf	virenentfernung malware
virus eingefangen	virenentfernung malware
visa	zahlungsarten kartenzahlung
visa karte	zahlungsarten kartenzahlung barzahlung
visitkarte	visitenkarten
visum	einreisebestimmungen visum
visum abgelehnt	visum ablehnung erstattung
visum bleiben	ausländerrecht aufenthaltsrecht einbürgerung
visum nicht bekommen	visum ablehnung rücktritt erstattung
visum verlängern	aufenthaltstitel ausländerbehörde
vitamin d checken	blutabnahme labor
vitaminspritze	infusion vitamin
vku	theorieunterricht
vogel gefunden	fundtier wildtier jungvogel auffangstation
vogel krank	kleintiere heimtiere exoten
vojta	kinderphysiotherapie
voll bei euch	verfügbarkeit warteliste
vollbart	bart rasur barber
vollgemüllt	messiewohnung räumung reinigung
volljährig sein	mindestalter altersgrenze
vollkasko miete	selbstbeteiligung versicherung mietwagen
vollkorn	brotsorten zutaten
vollmacht	vollmacht vertretung
vollmacht brauchen	vollmacht vertretung
vollnarkose zahn	betäubung angst narkose
vollpension	halbpension vollpension
volltanken zurück	tankregelung
vollwärmeschutz	fassadendämmung wärmedämmverbundsystem
voltigieren	reiten reitunterricht
vom anderen verein	vereinswechsel spielerpass freigabe
vom bahnhof	öffentliche verkehrsmittel haltestelle
vom bahnhof abholen	bahnhofstransfer abholservice
vom bahnhof zu euch	öffentliche verkehrsmittel anfahrt
vom fach	qualifikation meisterbetrieb zertifikat
vom flughafen abholen	flughafentransfer
vom hauptbahnhof	öffentliche verkehrsmittel haltestelle
vom hbf	öffentliche verkehrsmittel haltestelle
vom hof kaufen	hofladen direktvermarktung
vom kauf zurücktreten	rückgabe umtausch widerruf
vom kurs abmelden	kurs abmeldung rücktritt
vom papier weg	digitalisierung beratung
vom stick drucken	computer drucken kopieren
von anderem programm wechseln	datenimport migration
von anderer schule	schulwechsel aufnahme
von autobahn	anfahrt anreise
von daheim	videosprechstunde online beratung
von daheim aus	videoberatung online termin
von der steuer	steuerlich absetzbar haushaltsnahe dienstleistung
von einer frau	wahl weiblich fachkraft ärztin therapeutin
von excel umsteigen	import migration excel
von hund gebissen	bissverletzung wundversorgung tollwut
von jetzt auf gleich	notfall eiltermin
von kasse zu privat	private krankenversicherung
von kippen loskommen	rauchentwöhnung
von konto abbuchen	lastschrift sepa mandat
von o bis o	reifenwechsel radwechsel
von oben filmen	drohnenaufnahmen
von selbst passieren	automatisierung workflows
von selbst weiter	automatische verlängerung vertragslaufzeit
von steuer absetzen	rechnung quittung beleg steuerlich absetzbar
von welchem gleis	abfahrt gleis fahrplan
von zecke gebissen	zeckenbiss
von zuhause aus	videosprechstunde online beratung
von zuzahlung befreit	zuzahlung befreiung
vor 8 uhr	öffnungszeiten früh
vor der arbeit	öffnungszeiten früh frühtermine
vor die tür stellen	lieferung lieferservice versand
vor fernreise	reiseimpfung reisemedizin
vor gericht gehen	klageverfahren prozess
vor haus parken anwohner	bewohnerparkausweis
vor hochzeit regeln	ehevertrag
vor leuten sprechen	rhetorik präsentationstraining
vor op	operation ambulant
vor ort abholen	selbstabholung
vor ort anschauen	besichtigungstermin location
vor ort zahlen	zahlung vor ort
vor reise krank	reiserücktrittsversicherung
vor tod regeln	bestattungsvorsorge
vor tür abstellen	abstellgenehmigung zustellung
vor tür halten	parkplatz parken
vor urlaub auto checken	urlaubscheck wintercheck
vorab anzahlen	anzahlung kaution
vorab besprechen	beratung erstgespräch
vorab preis nennen	kostenvoranschlag angebot
vorab testen	probe schnuppern kostenlos
vorab zahlen	anzahlung vorkasse kaution
vorbeikommen und gucken	besichtigung kostenvoranschlag vor ort
vorbeikommen und mitnehmen	abholung selbstabholung
vorbeischauen wann	terminvereinbarung termin buchen
vorbestellen	terminvereinbarung termin buchen
vorbräunen	solarium
vorfahren suchen	archiv recherche
vorführmöbel	ausstellungsstücke abverkauf
vorgesetzten	beschwerde reklamation
vorgespräch	kostenloses erstgespräch
vorhang aufhängen	vorhänge sonnenschutz maßanfertigung
vorher anrufen	ohne termin offene sprechstunde
vorher anzahlen	anzahlung vorkasse kaution
vorher dekorieren	aufbau abbau dekoration
vorher haare waschen	vorbereitung haarwäsche
vorher kennenlernen	kennenlerntermin erstgespräch
vorher mal probieren	testphase probe kostenlos
vorher nachher	referenzen beispiele
vorher sehen	vorschau entwurf muster
vorher sehen druck	andruck proof
vorher testen	testversion probezeit probestunde
vorher wissen was kostet	kostenvoranschlag angebot festpreis pauschale
vorher zahlen	vorkasse vorauszahlung
vorherige version	versionsverlauf
vorhänge nähen	vorhänge sonnenschutz maßanfertigung
vorkenntnisse	anfänger vorkenntnisse
vorladung bekommen	vorladung aussage strafrecht
vorlage machen	projektvorlagen
vorlesen	vorlesen kinder bibliothek
vorlesen lassen	barrierefreiheit sehbehinderung
vorlesestunde	vorlesen kinder bibliothek
vorläufiger ausweis	personalausweis beantragen
vormerken	terminvereinbarung termin buchen
vormerken wohnung	suchauftrag suchprofil
vorrätig	verfügbarkeit lagerbestand
vorschule	vorschule sprachförderung
vorschulkinder	vorschule sprachförderung
vorsorgevollmacht	patientenverfügung vorsorgevollmacht
vorspiel	vorspiel konzert
vorspielen	vorspiel konzert
vorstand wer	vorstand satzung
vorstellungsgespräch üben	bewerbungscoaching
vortag billiger	brot vom vortag
vorteile als mitglied	mitgliedschaft vorteile
vorteile mitglied	mitgliedschaft mitgliedsbeitrag
vorteilscard	ermäßigungskarte bahncard halbtax
vortrag	vorträge einzelveranstaltungen
vorverkauf	eintritt tickets
vorverlegen	umbuchung terminverschiebung
vorzeitig raus	kündigung kündigungsfrist
voucher	reiseunterlagen
vögel füttern winter	wildvogelfutter
völlig fertig	psychotherapie psychische beschwerden
wab kurs	aufbauseminar punkte probezeit
wache gerädert auf	schlafapnoe schlaflabor
wachs auf tischdecke	fleckenentfernung reinigung
wachsen lassen beine	haarentfernung waxing
waffenschein	fischereischein waffen jagd
wagen hinstellen	parkplatz parken
wagen mieten	autovermietung mietwagen
wahlabo	theater abonnement
wahlarzt	kassenpatienten privatpatienten
wahlbenachrichtigung	wahlen briefwahl
wahlfach	fremdsprachenwahl profil
wahlhelfer	wahlen briefwahl
wahlkarte	wahlen briefwahl
wahllokal	wahlen briefwahl
wahlpflicht	fremdsprachenwahl profil
wahlschein	wahlen briefwahl
waldkindergarten	pädagogisches konzept
waldorf	pädagogisches konzept
walking gruppe	laufgruppe
wallbox	ladestation elektroauto
walzer lernen	tanzkurs
wand dazwischen	trockenbau trennwand
wand einreißen	wanddurchbruch abbruch statik
wand einziehen	trockenbau trennwand
wand feucht	leckortung leckage
wand raus	wanddurchbruch abbruch statik
wand spachteln	putzarbeiten spachteln
wand streichen bunt	bauliche veränderungen mietwohnung
wand uneben	putzarbeiten spachteln
wanderer eine nacht	gepäcktransport wanderer
wanderkarte	wanderkarten reiseführer
wandern in nähe	ausflugsziele umgebung
wanderschuhe sohle	wiederbesohlung bergschuhe
wandertag	schulklassen
wanderung geführt	exkursionen studienreisen
wanduhr von opa	großuhren reparatur
wann altpapier	abfuhrkalender müllabfuhr
wann am frühesten	terminvereinbarung termin buchen
wann anders	umbuchung terminverschiebung
wann aufbauen	aufbau abbau dekoration
wann aufgesperrt	öffnungszeiten
wann aus theater	vorstellung dauer pause
wann auschecken	check out abreise
wann ausgsteckt	heuriger buschenschank straußwirtschaft termine
wann beerdigung spätestens	bestattungsfrist
wann beginnt schule	stundenplan unterrichtszeiten
wann bei euch offen	öffnungszeiten
wann bescheid	status antrag bearbeitungszeit
wann besichtigen	besichtigungstermin
wann besuchen	besuchszeiten
wann bilder da	bilder lieferzeit galerie
wann bohren	ruhezeiten hausordnung
wann bringen kita	betreuungszeiten kita
wann buch zurück	vormerkung
wann da sein flughafen	check in zeiten
wann darf ich waschen	waschküche waschplan
wann darf man besuchen	besuchszeiten
wann das nächste mal	programm termine kalender
wann dran	terminvereinbarung termin buchen
wann duschen danach	nachsorge duschen
wann einchecken	check in anreise
wann ende vorstellung	vorstellung dauer pause
wann erdbeeren	saisonkalender
wann erreichbar	telefonzeiten sprechzeiten
wann erreicht man	öffnungszeiten
wann fangt ihr an	öffnungszeiten
wann ferien	ferienplan schulferien
wann fertig	dauer wartezeit bearbeitungszeit
wann fotos fertig	bilder lieferzeit galerie
wann frühestens anfangen	terminplanung auslastung
wann frühestens raus	kündigungstermin
wann frühstück	frühstück hotel
wann fährt letzter	fahrplan
wann fährt nächster	fahrplan
wann fängts an	beginn startzeit
wann geht jemand ran	telefonzeiten sprechzeiten
wann gehts los	beginn starttermin
wann gelber sack	abfuhrkalender müllabfuhr
wann genau zugestellt	wunschtermin zustellung umleiten
wann geöffnet	öffnungszeiten
wann ginge es	terminvereinbarung termin buchen
wann gottesdienst	gottesdienst zeiten
wann habt ihr auf	öffnungszeiten
wann habt ihr luft	terminplanung auslastung
wann habts offen	öffnungszeiten
wann hat hof offen	wertstoffhof recyclinghof öffnungszeiten
wann heuriger	heuriger buschenschank straußwirtschaft termine
wann hofladen	hofladen öffnungszeiten verkaufsautomat
wann hättet ihr zeit	terminvereinbarung termin buchen
wann in rente	rentenversicherung beratung
wann ist die prüfung	prüfungstermine
wann ist jemand da	öffnungszeiten
wann ist pause	pausen zeitplan
wann ist schluss	ende uhrzeit
wann ist spiel	spielbetrieb spielplan
wann ist trainer da	betreuung trainer zeiten
wann ist training	trainingszeiten
wann ist wenig los	auslastung ruhige zeiten
wann jemand im laden	öffnungszeiten
wann kann ich anrufen	telefonzeiten sprechzeiten
wann kann ich holen	abholung
wann kann ich kommen	terminvereinbarung termin buchen
wann kann ich vorbeikommen	öffnungszeiten
wann kann man hin	öffnungszeiten
wann kann man kommen	öffnungszeiten
wann kaution wieder	anzahlung kaution
wann kehricht	abfuhrkalender müllabfuhr
wann kirche	gottesdienst zeiten
wann kirschen	saisonkalender
wann kommen fotos	lieferzeit fotos
wann kommt der link	zugangsdaten versand
wann kommt der monteur	terminfenster anfahrt termin
wann kommt geld retoure	erstattung retoure dauer
wann kommt müllabfuhr	abfuhrkalender müllabfuhr
wann kommt paket	lieferzeit lieferstatus sendungsverfolgung
wann kommt sofa	lieferzeit möbel
wann kommts an	lieferzeit lieferstatus
wann krieg ich antwort	antwortzeit kontakt
wann krieg ich kaution	kautionsrückzahlung
wann krieg ichs	wartezeit dauer bearbeitungszeit
wann kriege ich auszahlung	auszahlung zahlungsanbieter
wann kursbeginn	einstieg laufender kurs
wann können wir rein	check in anreise
wann küche zu	küchenzeiten
wann macht ihr auf	öffnungszeiten
wann macht ihr zu	öffnungszeiten
wann messe	gottesdienst zeiten
wann muss geld da	mahnung zahlungsverzug
wann muss ich zahlen	fälligkeit zahlungsziel
wann müll	abfallkalender müllabfuhr abfuhrkalender
wann müssen wir raus	check out abreise abreisezeit
wann offen	öffnungszeiten
wann pflanzen	pflanzzeit
wann prüfung fahren	praktische prüfung
wann rasenmähen	ordnungsamt lärm nachbarn
wann raus sein	check out abreise
wann ruhig sein	ruhezeiten hausordnung
wann schranke zu	platzordnung ruhezeit camping
wann schulbeginn	ferienplan schulferien
wann schule aus	stundenplan unterrichtszeiten
wann spargel	saisonkalender
wann sperrt ihr	öffnungszeiten
wann sperrt ihr auf	öffnungszeiten
wann sperrts zu	öffnungszeiten
wann spielt	spielplan theater
wann spätestens zurück	rückgabefrist widerrufsfrist
wann startet	einstieg laufender kurs
wann staubsaugen	ruhezeiten hausordnung
wann strom billig	dynamischer tarif nachttarif
wann telefonisch	telefonzeiten sprechzeiten
wann tickets reise	reiseunterlagen
wann tomaten raus	pflanzzeit
wann tonne raus	abfuhrkalender müllabfuhr
wann trainiert ihr	trainingszeiten treffpunkte
wann trefft ihr euch	trainingszeiten treffpunkte
wann turnen	trainingszeiten
wann verjährt	verjährung frist
wann was frei	terminvereinbarung termin buchen
wann wieder	programm termine kalender
wann wieder arbeiten	ausfallzeit arbeitsfähigkeit
wann wieder da	betriebsferien urlaub geschlossen verfügbarkeit lagerbestand
wann wieder kommen	kontrolltermin folgetermin
wann wieder sport	sportpause nachsorge
wann wird abgebucht	zahlungsziel frist
wann wird aufgemacht	öffnungszeiten
wann wird geliefert	lieferzeit lieferstatus
wann wird zugemacht	öffnungszeiten
wann wohnung frei	belegungskalender
wann wäre was frei	terminvereinbarung termin buchen
wann yoga	kursplan gruppenkurse
wann zahlen	zahlung vor ort
wann zimmer fertig	check in anreise
wann zurückbringen	rückgabezeit
wanne raus dusche rein	badumbau wanne dusche barrierefrei
war anders ausgemacht	angebot vereinbarung reklamation
war früher woanders	wechsel anbieterwechsel unterlagen
war ich nicht	sicherheit konto missbrauch unbefugter zugriff
war noch nie da	ersttermin neukunden
war schon beim arzt	vorbefunde zweitmeinung
war super	bewertung feedback
warenkorb spinnt	bestellvorgang checkout problem
warm essen bis wann	küchenzeiten
warme füße	fußbodenheizung
warmwasser camping	sanitäranlagen camping
warmwasser vom dach	solarthermie
warnlampe	fehlerdiagnose fehlerspeicher auslesen
wart ich drauf	sofortreparatur dauer
warte aufs visum	visum bearbeitungszeit
warte schon ewig	wartezeit bearbeitungszeit
warte seit wochen	lieferverzögerung lieferzeit
warteliste	wartezeit warteliste
warten schön flughafen	lounge
warteschlange lang	wartezeit stoßzeiten
wartezeit	wartezeit warteliste
warum so hoch	rechnung reklamation
warum zahle grundgebühr	grundpreis arbeitspreis
warze	warzen entfernung
warze weg	warzen entfernung
warzen am fuß	warzen entfernung
was abmelden tod	unterlagen sterbeurkunde formalitäten
was alles drin	zusatzkosten gebühren
was an seite schlecht	website audit analyse
was anderes bestellt	falschlieferung reklamation
was anderes geschickt	falschlieferung reklamation umtausch
was anzahlen	anzahlung vorkasse kaution
was anziehen	kleidung dresscode ausrüstung bekleidung
was ausdrucken	computer drucken kopieren kopierservice scanservice
was ausgestellt	ausstellung sonderausstellung
was behaltet ihr	transaktionsgebühr provision
was berappen	preis kosten
was bietet verein	sportverein abteilungen
was bietet vhs	kursprogramm vhs
was bin ich los	preis kosten
was blechen	preis kosten
was blüht lange	balkonpflanzen
was brauch ich alles	unterlagen mitbringen ausweis
was brauch ich davon	beratung auswahl
was brauche ich dafür	unterlagen mitbringen
was brauche ich führerschein	führerscheinantrag unterlagen
was braucht ihr mir	unterlagen mitbringen
was bringt haus	immobilienbewertung wertermittlung
was bringt mitgliedschaft	mitgliedschaft vorteile
was darf das kosten	preis kosten
was darf in gelbe	abfalltrennung abfall abc
was darf ins handgepäck	handgepäck sicherheitskontrolle
was darf man nicht	hausordnung regeln
was dazu vom amt	förderung zuschuss
was dazulegen	bestellung ändern
was dazwischen gekommen	stornierung absage termin absagen verschieben
was einpacken	unterlagen mitbringen
was empfehlt ihr	beratung erstgespräch empfehlung
was erlaubt	hausordnung regeln
was falsches bekommen	falschlieferung reklamation umtausch
was für abbuchung	rechnung reklamation
was für bienen	bienenfreundliche pflanzen wildstauden
was für datei	druckdaten dateiformat
was für kinder essen	kindergerichte spielplatz
was für leseratte	buchempfehlung beratung
was für meine freundin	geschenk gutschein
was für schule kaufen	schulbücher materialliste
was gefunden	fundsachen fundbüro
was gegen rücken machen	rückentraining
was geht bei euch	programm termine kalender
was geklaut	schaden haftung versicherung
was gibts bei euch	angebot leistungen
was gibts diesen monat	programm termine kalender
was gibts gerade	saisonkalender
was gibts heute	mittagsmenü tageskarte
was gibts in gegend	ausflugsziele umgebung
was gibts mittags	mittagsmenü tageskarte
was gibts zu essen	speisekarte
was gibts zu sehen	ausstellung sonderausstellung
was giftiges gefressen	vergiftung notdienst
was hab ich davon	mitgliedschaft vorteile
was habt ihr berechnet	rechnung reklamation einspruch
was habts zum essen	speisekarte
was im zimmer vergessen	fundsachen nachsendung
was im zug vergessen	fundservice fundbüro
was in den ferien	ferienprogramm
was ist auto wert	fahrzeugankauf bewertung verschrottung
was ist besser	beratung erstgespräch
was ist da drin	zutaten inhaltsstoffe
was ist dabei	zusatzkosten gebühren
was ist das wert	sammlung leihgaben schenkung
was ist drin	allergene unverträglichkeiten
was ist geplant	programm termine kalender
was ist gold wert	goldankauf altgold
was ist grundpreis	grundpreis arbeitspreis
was ist haus wert	immobilienbewertung wertermittlung
was ist im zimmer	zimmerausstattung
was ist los	programm termine kalender
was ist mit antrag	status antrag bearbeitungszeit
was ist mit asche	urne beisetzung
was ist nicht dabei	nicht enthaltene leistungen
was ist schmuck wert	schmuckgutachten schätzung
was ist unterschied	vergleich beratung
was ist verboten	hausordnung regeln
was kann man bei euch	angebot leistungen
was kann man unternehmen	ausflugsziele umgebung
was kaputt gemacht	schaden haftung versicherung
was kaputt mache	haftung schaden selbstbeteiligung
was kaputtgemacht bei	haftung schadensmeldung haftpflicht
was knöpft ihr ab	preis kosten
was kocht ihr	speisekarte
was kommt obendrauf	zusatzkosten nebenkosten leistungen
was kost	preis kosten
was kostet absage	stornogebühren stornierungsbedingungen
was kostet anfahrt	anfahrtskosten anfahrtspauschale
was kostet anwalt	erstberatung kosten anwalt
was kostet der spaß	preis kosten
was kostet fahrstunde	fahrschule kosten
was kostet führerschein	fahrschule kosten
was kostet heim	pflegeheim kosten eigenanteil
was kostet homepage	website preise pakete
was kostet kita	kita gebühren elternbeitrag
was kostet klavierunterricht	musikunterricht gebühren
was kostet konto	kontoführungsgebühr
was kostet lappen	fahrschule kosten
was kostet mich	preis kosten
was kostet mitgliedschaft	mitgliedschaft mitgliedsbeitrag
was kostet musikschule	musikunterricht gebühren
was kostet nacht	zimmerpreise
was kostet notar	notargebühren
was kostet porto	versandkosten
was kostet rein	eintritt tickets
was kostet saal	raummiete veranstaltungsraum
was kostet schicken	versandkosten
was kostet steuerberater	gebühren steuerberatervergütung
was kostet strauß	blumenstrauß preis
was kostet stunde	stundensatz
was kostet tierarzt	tierkrankenversicherung gebührenordnung
was kostet verein	mitgliedsbeitrag
was kostet versand	versandkosten
was kostet was	preisliste preise
was kostet zimmer	zimmerpreise
was krieg für haus	immobilienbewertung wertermittlung
was kriegt makler	maklerprovision courtage
was käme das	preis kosten
was legt man hin	preis kosten
was leihen	verleih mietpreise mietdauer
was liegen gelassen	fundsachen
was liegt ihr preislich	preis kosten
was läuft	programm termine kalender
was läuft im museum	ausstellung sonderausstellung
was läuft im theater	spielplan theater
was löhne ich	preis kosten
was löhnen	preis kosten
was mach ich inzwischen	leihgerät ersatzgerät
was machen bewohner	aktivierung beschäftigung
was machen in nähe	ausflugsziele umgebung
was machen kinder tag	pädagogisches konzept
was machen sie eigentlich	angebot leistungen
was machen sie genau	angebot leistungen
was macht das	preis kosten
was macht eure firma	angebot leistungen
was macht ihr daten	datenschutz daten löschen auskunft
was macht ihr eigentlich	über uns team
was macht ihr genau	angebot leistungen
was macht ihr so	angebot leistungen
was mit belegen aufheben	aufbewahrungsfristen
was mit erspartem	geldanlage anlageberatung
was mitbringen	unterlagen mitbringen ausweis ausrüstung
was mitbringen kita	wechselkleidung kita ausstattung
was mitnehmen	unterlagen mitbringen
was muss dabei	unterlagen mitbringen ausweis
was muss dabei sein	unterlagen mitbringen
was muss ich berappen	preis kosten
was muss ich blechen	preis kosten
was muss ich hinlegen	preis kosten
was muss ich machen	ablauf anleitung
was muss ich mitbringen	unterlagen mitbringen
was muss ich rechnen	preis kosten
was muss ich zahlen	preis kosten
was nach meinem tod	testament erbrecht notar
was nehmen sie	preis kosten
was nehmt ihr	preis kosten
was neues lernen	kursprogramm vhs
was passiert danach	nachsorge nächste schritte
was passiert meinen daten	datenschutz
was passiert mit daten	datenlöschung aufbewahrung kündigung
was passiert mit spende	mittelverwendung transparenz jahresbericht
was passiert wem melden	schadensmeldung haftpflichtversicherung
was passt zu mir	beratung
was raschelt oben	marderabwehr
was rausgekommen	befunde laborergebnisse
was ruft ihr auf	preis kosten
was sagen andere	referenzen beispiele
was schon gemacht	referenzen beispiele
was schuldet man	preis kosten
was schätzen sie kosten	kostenvoranschlag richtpreis
was sehen	ausflugsziele umgebung
was speichert ihr	datenschutz daten löschen auskunft
was spenden	spenden spendenquittung spendenkonto
was springt raus	preis kosten
was steht an	programm termine kalender
was steht auf karte	speisekarte
was steht im vertrag	agb vertragsbedingungen
was trainieren	trainingsplan einweisung
was trinken bei euch	verpflegung essen getränke
was trinken danach	alkohol
was umgestoßen	schaden melden haftung
was verdient man	stellenangebote jobs karriere gehalt lohn
was verlangt ihr	preis kosten
was verloren bei	fundsachen fundbüro
was vermieter will	mieterselbstauskunft unterlagen bewerbung
was vorher hinterlegen	anzahlung kaution
was wenn absage	stornogebühr stornobedingungen
was wenn ausverkauft	ausverkauft warteliste
was wenn es kaputt	garantie schaden
was wenn flug verspätet	späte anreise
was wenn ich schwanger	schwangerschaft
was wenn ich sterbe	todesfall vertrag erben
was wenn ich umziehe	umzug sonderkündigung
was wenn ich verliere	verlust ersatz
was wenn kaputt geleihtes	haftung kaution mietgerät
was wenn keiner da	zustellversuch abwesenheit
was wenn paket weg	transportversicherung haftung verlust
was wenn pleite geht	datenexport verfügbarkeit
was wenn preise steigen	preisanpassung preisgarantie
was wenn scheidung vertrag	ehevertrag
was wenn visum abgelehnt	visum ablehnung erstattung
was wird fällig	preis kosten
was wird gespielt	spielplan theater
was wollt ihr haben	preis kosten
was wächst im schatten	schattenpflanzen beratung
was wächst jetzt	saisonkalender
was würde das ausmachen	preis kosten
was würde kosten	preis kosten
was würde ungefähr kosten	kostenvoranschlag angebot
was würdet ihr empfehlen	beratung erstgespräch
was würdet ihr raten	beratung
was würds kosten	preis kosten
was zahle ich	preis kosten
was zahlt kasse krone	heil und kostenplan
was zahlt man	preis kosten
was zieht man an	kleidung dresscode
was zu beißen	essen verpflegung
was zu essen	verpflegung essen getränke
was zu fisch	speiseempfehlung weinbegleitung
was zu futtern	essen verpflegung
was zu mampfen	essen verpflegung
was zu trinken	getränke
was zum kaufen wohnung	immobilienangebote kauf
was zum mieten	mietwohnungen wohnungssuche
waschbecken blubbert	rohrreinigung abflussreinigung verstopfung
waschen helfen	ambulante pflege
waschen legen	waschen föhnen styling
waschen und föhnen	waschen föhnen styling
waschhaus	sanitäranlagen camping
waschküche	waschküche waschplan
waschmaschine	hotel wäscheservice
waschmaschine abholen lassen	kleintransport möbeltransport
waschmaschine anschließen	anschluss installation außenwasserhahn
waschmaschine ausgelaufen versicherung	hausratversicherung wasserschaden
waschmaschine läuft aus	waschmaschine reparatur waschmaschinenreparatur hausgeräteservice
waschmaschine schleudert nicht	waschmaschine reparatur
waschmaschine tür geht nicht	waschmaschine reparatur
waschmaschine wandert	waschmaschine reparatur
wasser abgestellt	wasserversorgung unterbrechung
wasser an der decke	rohrbruch wasserschaden notdienst
wasser auffüllen	frischwasser versorgung stellplatz
wasser auffüllen wohnmobil	ver und entsorgung wohnmobil
wasser gratis	getränke
wasser hart	wasserhärte
wasser im garten	anschluss installation außenwasserhahn
wasser in beinen	lymphdrainage
wasser in küche	rohrbruch wasserschaden notdienst
wasser in uhr	wasserdichtigkeitsprüfung
wasser ist braun	trinkwasser rohrsanierung wasserfilter
wasser kommt aus gully	rückstauklappe hebeanlage
wasser läuft	wasserschaden rohrbruch notdienst
wasser läuft durch decke	rohrbruch wasserschaden notdienst
wasser läuft nicht ab	rohrreinigung abflussreinigung verstopfung
wasser nur kalt	warmwasser boiler störung
wasser nur tröpfchen	wasserdruck verkalkung
wasser riecht	trinkwasser rohrsanierung wasserfilter
wasser schaden möbel	hausratversicherung wasserschaden
wasser schießt raus	rohrbruch wasserschaden notdienst
wasser schmeckt komisch	trinkwasser rohrsanierung wasserfilter
wasser steht dach	flachdach abdichtung
wasser testen lassen	legionellenprüfung trinkwasseranalyse
wasser tropft decke	rohrbruch wasserschaden notdienst
wasser tropft durch decke	wasserschaden notdienst leckortung
wasser trüb aquarium	wasseranalyse aquaristik
wasser unterm dach	dachreparatur undichtes dach
wasser wird nicht warm	warmwasser boiler störung
wasser zu hart	enthärtungsanlage entkalkung
wasseranschluss legen	anschluss installation außenwasserhahn
wassergewöhnung	schwimmkurs seepferdchen
wasserhahn geht nicht zu	armatur dichtung reparatur
wasserhahn tropft	armatur dichtung reparatur
wasserkocher	zimmerausstattung
wasserrechnung	grundsteuer gebühren
wasserrechnung plötzlich hoch	leckortung leckage
wasserstrahl schwach	wasserdruck verkalkung
wassertemperatur	freibad schwimmbad gemeinde
wassertonne unterirdisch	zisterne regenwassernutzung
wasserzähler ablesen	grundsteuer gebühren
wasserzählerstand	grundsteuer gebühren
wauzi	hunde haustiere erlaubt
waxing	haarentfernung waxing
wc bei euch	toiletten
wc benutzen	toilette wc
wc läuft nicht ab	rohrreinigung abflussreinigung verstopfung
wc spült nicht richtig	spülkasten reparatur
wc wackelt	wc austausch sanitär
webauftritt	website erstellung webdesign
webdesigner meldet nicht	website übernahme betreuung
webhook kommt doppelt	webhook idempotenz
webhook kommt nicht	webhook fehlerbehebung
webseite geht nicht	fehlermeldung technische probleme
webseite offline	störung server fehler
webseite spinnt	fehlerbehebung störung support
wechselfrist	spielerpass vereinswechsel
wechseljahre	frauenarzt gynäkologie
wechselklamotten	wechselkleidung kita ausstattung
wechselsachen	wechselkleidung mitbringen
wechselt putzfrau ständig	feste reinigungskraft
wechselwirkung	wechselwirkungen medikationsanalyse
wecken bestellen	brötchen vorbestellung
wedding planner	hochzeitsplanung
weg bezahlen	anfahrtskosten anfahrtspauschale
weg vom gas	heizungstausch wärmepumpe förderung
weg vom öl	heizungstausch wärmepumpe förderung
weg zu euch	anfahrt anreise
wegbeschreibung	anfahrt anreise
wegen umzug kündigen	kündigung kündigungsfrist
wegeunfall	arbeitsunfall durchgangsarzt
weggli	brötchen vorbestellung
weglegen für mich	reservierung zurücklegen
wegpauschale	anfahrtskosten anfahrtspauschale
wegzeit	anfahrtskosten anfahrtspauschale
weigern sich zahlen	leistungsablehnung widerspruch
weihnachten auf	feiertage öffnungszeiten
weihnachten offen	öffnungszeiten feiertage
weihnachtsbaum kaufen	weihnachtsbaumverkauf
weihnachtsfeier	firmenveranstaltung betriebsausflug
weihnachtsgeschenk	gutschein geschenkgutschein
weihnachtsmärchen	kindertheater
wein für hochzeit	privatetikett
wein für restaurant	gastronomie wiederverkäufer
wein korkt	korkfehler reklamation
wein kosten	weinprobe verkostung
wein lagern	lagerfähigkeit trinkreife
wein mengenrabatt	versandkostenfrei mengenrabatt wein
wein mit korkgeschmack	korkfehler reklamation
wein nach hause	weinversand
wein probieren	weinprobe verkostung
wein schenken	weinpräsente
wein schmeckt komisch	korkfehler reklamation
wein vegan	veganer biowein
wein verschicken	weinversand
wein zu alt	lagerfähigkeit trinkreife
wein zu essen	speiseempfehlung weinbegleitung
wein zu grillen	speiseempfehlung weinbegleitung
weine durchprobieren	weinprobe verkostung
weingut anschauen	kellerführung weinguttour
weinkarte	weinkarte getränkekarte
weint beim abgeben	eingewöhnung kita
weint jeden morgen	eingewöhnung ablösung
weisheitszahn	zahnextraktion weisheitszähne
weisheitszähne	zahnextraktion weisheitszähne
weiter machen	weite ändern änderungsschneiderei
weiter oben google	suchmaschinenoptimierung seo
weiterbilden	berufliche weiterbildung
weiterbildung arbeitsamt	berufliche weiterbildung
weiterempfehlen	lob feedback bewertung
weiß nicht was beruflich	karrierecoaching berufliche neuorientierung
weiß nicht was brauche	beratung erstgespräch
weiß nicht welches instrument	instrumentenkarussell schnupperangebot
weiß nicht welches level	einstufungstest niveau
weiß nicht wie einrichten	einrichtungsberatung
weiß nicht wie geräte	trainingsplan einweisung
weiß titel nicht mehr	buchsuche recherche
weiß übergeben	schönheitsreparaturen auszug renovierung
weiße seite	fehlerbehebung störung support
weiße viecher pflanze	schädlinge pflanzenschutz
weiße zähne	bleaching zahnaufhellung
weißen lassen	malerarbeiten innenanstrich
weißer belag hahn	enthärtungsanlage entkalkung
weißer bildschirm	fehlermeldung technische probleme
weißwurstfrühstück	frühstück brunch
welche apotheke dienst	apotheke notdienst
welche ausfahrt	anfahrt anreise
welche bilder	ausstellung sonderausstellung
welche brille steht mir	brillenfassungen auswahl
welche brote	brotsorten zutaten
welche dokumente	unterlagen mitbringen
welche farbe passt	farbberatung
welche firma form	rechtsformwahl
welche gerichte	speisekarte
welche größe brauche	größentabelle größenberatung
welche größe fahrrad	rahmengröße beratung
welche größe geschirr	hundegeschirr anprobe
welche größe nehmen	größentabelle größenberatung
welche größe reifen	reifenberatung reifengröße
welche halle	trainingszeiten
welche haltestelle	öffentliche verkehrsmittel haltestelle anfahrt
welche hausnummer	adresse anfahrt standort
welche hefte	schulbücher materialliste
welche impfungen für	reiseimpfung reisemedizin
welche klamotten	kleidung ausrüstung
welche klingel	adresse anfahrt standort
welche kurse	kursplan gruppenkurse
welche kurse gibts	kursprogramm vhs
welche lieder	trauermusik trauerfeier
welche linie	öffentliche verkehrsmittel haltestelle
welche orte liefert	liefergebiet
welche papiere	unterlagen mitbringen ausweis
welche papiere todesfall	unterlagen sterbeurkunde formalitäten
welche rahmengröße	rahmengröße beratung
welche reifen brauche	reifenberatung reifengröße
welche schuhe	kleidung dresscode ausrüstung schuhwerk bekleidung
welche sportarten	sportverein abteilungen
welche sprachen	fremdsprachen englisch
welche straße	adresse standort
welche straßenbahn	öffentliche verkehrsmittel anfahrt
welche stufe	einstufungstest sprachniveau
welche unterlagen	unterlagen mitbringen
welche urne	särge urnen auswahl
welche weine	weinkarte getränkekarte
welche zettel	unterlagen mitbringen ausweis
welcher arzt hat dienst	ärztlicher bereitschaftsdienst notdienst
welcher browser	unterstützte browser
welcher eingang	eingang zugang
welcher kurs für mich	einstufungstest sprachniveau kursberatung einstufung
welcher steig	abfahrt gleis fahrplan
welcher zweig	fremdsprachenwahl profil
welches buch	kursbuch lehrmaterial
welches instrument	instrumentenkarussell schnupperangebot
welches niveau	fortgeschrittene niveau
welches papier	papiersorten grammatur
welches soll ich nehmen	vergleich beratung
welches sprachniveau	einstufungstest sprachniveau
welches stockwerk	adresse anfahrt standort etage stockwerk
welches stück	spielplan theater
welches tier für kinder	haustier beratung
welches tram	öffentliche verkehrsmittel anfahrt
welches zimmer kurs	kursort räume
welle rein	dauerwelle locken
wellensittich	kleintiere heimtiere exoten verkauf haltung
wellness	sauna wellness
wellnessmassage	massage
wellnesswochenende	wellness arrangement pauschalen
wellpass	firmenfitness
welpe bekommen	welpen beratung
welpe impfen	impfung tier
welpe wann tierarzt	welpen beratung
wem gehört	impressum rechtsform
wem gehört code	nutzungsrechte übergabe
wem gehört danach	nutzungsrechte eigentum
wem gehört seite	impressum
wen anrufen wenn tot	überführung abholung todesfall
wen fragen	kontakt telefon
wenig druck	wasserdruck verkalkung
wenig geld	ermäßigung sozialtarif ratenzahlung
wenig platz	platzsparende möbel
wenig schwefel	histaminarm schwefel sulfite
wenig sonne pflanze	schattenpflanzen beratung
wenn ausgebucht	warteliste ausgebucht
wenn er nicht mitmacht	eingewöhnung probestunde
wenn es nicht funktioniert	gewährleistung geld zurück
wenn es nicht passt	umtausch rückgabe
wenn es regnet	schlechtwetter absage
wenn feiertag ist	feiertagsregelung ersatztermin
wenn gehalt kommt	zahlungsziel stundung zahlungsaufschub
wenn ich abbreche	abbruch kündigung erstattung
wenn ich arbeite kommt	anwesenheit vor ort
wenn ich bar zahle	barzahlung skonto
wenn ich durchfalle	nicht bestanden wiederholungsprüfung
wenn ich gleich zahle	skonto vorauszahlung
wenn ich jährlich zahle	jahreszahlung rabatt
wenn ich krank werde	krankheit rücktritt erstattung
wenn ich kündige	kündigung folgen daten export
wenn ich länger bleibe	verlängerung aufenthalt
wenn ich mehr nehme	mengenrabatt staffelpreise
wenn ich nachrücke	warteliste nachrückverfahren
wenn ich nicht auftauche	ausfallgebühr stornierung
wenn ich nicht kann	absage ersatztermin
wenn ich nicht komme	nichterscheinen ausfallhonorar
wenn ich nicht zahle	zahlungsverzug mahnung
wenn ich pflegefall	pflegezusatzversicherung
wenn ich runterstufe	downgrade tarifwechsel
wenn ich später einsteige	quereinstieg laufender kurs
wenn ich später zahle	zahlungsziel verzug
wenn ich sterbe	risikolebensversicherung
wenn ich upgrade	upgrade tarifwechsel
wenn ich verpasse	versäumte stunde nachholen
wenn ich zu spät	verspätung karenzzeit
wenn ihr pleite geht	insolvenz datenexport insolvenzabsicherung
wenn internet weg	offline modus
wenn jemand abspringt	wartezeit warteliste verfügbarkeit
wenn kaputt geht	garantie gewährleistung
wenn kind krank	krankheit kind absage
wenn konto lösche	konto löschen daten
wenn kurs ausfällt	kursausfall erstattung
wenn lehrer krank	unterrichtsausfall vertretung
wenn nicht genug leute	mindestteilnehmerzahl kursabsage
wenn nicht klappt	garantie gewährleistung
wenn nicht komme	stornogebühren stornierungsbedingungen
wenn nicht mehr entscheiden	patientenverfügung vorsorgevollmacht
wenn nicht reparierbar	diagnosepauschale
wenn oma hinfällt	hausnotruf
wenn regnet	ausfall absage veranstaltung
wenn server ausfällt	ausfallsicherheit verfügbarkeit sla
wenn test vorbei	testphase ende kostenpflichtig
wenn trainer ausfällt	kursausfall vertretung
wenn voll ist	ausgebucht warteliste
wenn was dazwischen kommt	stornierung umbuchung
wenn was geklaut	diebstahl haftung versicherung
wenn was kaputt geht	haftung versicherung schaden kaution
wenn was passiert	schaden haftung versicherung
wenn zu wenige	mindestteilnehmerzahl absage
wenn zu windig	wind wetterbedingte absage
wenns mir nicht gefällt	geld zurück garantie widerruf probezeit
wenns nicht hilft	erfolgsgarantie weitere behandlung
wenns regnet	schlechtes wetter absage
wer arbeitet bei euch	team mitarbeiter
wer baut ab	aufbau abbau
wer behandelt mich	behandler ärzte team
wer betreibt seite	impressum
wer betreut nachmittags	ganztagsbetreuung hort
wer bezahlt beerdigung	bestattungskosten sozialbestattung
wer bezahlt kaputtes arbeit	betriebshaftpflicht
wer darf abholen	abholberechtigung kita
wer darf begleiten	begleitetes fahren bf17
wer darf mitmachen	teilnahmebedingungen zielgruppe
wer darf was	rollen berechtigungen
wer entscheidet verein	vorstand satzung
wer entscheidet wenn dement	vorsorgevollmacht patientenverfügung
wer erbt	testament erbrecht notar
wer füttert katze	katzenbetreuung tiersitter
wer gießt	gießservice urlaubsbetreuung
wer guckt seite	webanalyse tracking
wer haftet	schaden haftung versicherung haftungsausschluss
wer hat das hingeschmissen	illegale müllablagerung melden
wer hat geändert	änderungsprotokoll audit log
wer hat meinen schlüssel	schlüsselübergabe
wer hat urlaub	urlaubsverwaltung abwesenheiten
wer hat was gemacht	änderungsprotokoll audit log
wer hilft bei pflege	pflegeberatung angehörige
wer holt ab tot	überführung abholung todesfall
wer holt mich ab	begleitperson nach narkose
wer ist chef	team mitarbeiter über uns
wer ist der chef	inhaber geschäftsführer impressum
wer ist verantwortlich	impressum rechtsform
wer ist zuständig	kontakt telefon ansprechpartner zuständigkeit
wer kann mir helfen	kontakt ansprechpartner
wer koordiniert	komplettsanierung bauleitung
wer kriegt kinder	sorgerecht umgangsrecht
wer kümmert sich	kontakt telefon ansprechpartner zuständigkeit
wer kümmert sich ferienwohnung	ferienwohnungsverwaltung
wer leitet	team mitarbeiter
wer liest mit	datenschutz daten löschen auskunft
wer macht bei euch	ansprechpartner zuständigkeit
wer macht das	team mitarbeiter
wer macht datenschutz	datenschutzbeauftragter
wer macht den kurs	kursleitung trainer
wer macht musik	hochzeits dj band
wer macht was	aufgabenverwaltung projektmanagement
wer macht was überblicken	aufgabenverwaltung projektmanagement
wer mäht	rasenpflege rasenmähen
wer passt auf kind	kinderbetreuung aufsicht
wer pflegt wenn urlaub	kurzzeitpflege verhinderungspflege
wer putzt	reinigung endreinigung
wer putzt bei mir	haushaltshilfe wohnungsreinigung
wer räumt auf	aufräumen endreinigung
wer räumt dreck weg	entsorgung reinigung baustelle
wer räumt schnee	winterdienst räumpflicht
wer schreibt texte	texterstellung content
wer seid ihr	team mitarbeiter über uns
wer sieht meine daten	datenschutz daten löschen auskunft
wer steckt dahinter	team mitarbeiter über uns impressum
wer streut	winterdienst
wer unterrichtet	lehrer dozenten team
wer vertretung	betriebsferien urlaub geschlossen
wer vertritt arzt	vertretungsarzt urlaub
wer vertritt euch	urlaubsvertretung vertretung
wer verwaltet haus	hausverwaltung
wer weiß bescheid	kontakt ansprechpartner
wer zahlt heim	pflegeheim kosten eigenanteil
wer zahlt makler	maklerprovision courtage
wer zahlt rücksendung	rücksendung retourenlabel kosten
wer zahlt rückversand	rücksendekosten
wer zahlt schaden	schaden haftung versicherung selbstbeteiligung
wer übernimmt betrieb	nachfolgeberatung
werbegeschenke	werbeartikel
werbemails nerven	newsletter abmelden werbewiderspruch
werbezettel	flyer druck
werbung abbestellen	newsletter abmelden
werbung bei euch	kooperation partner
werbung bei google	google ads
werbung im kino	radiospot mediaplanung
werbung im postfach	spamfilter
werbung im radio	radiospot mediaplanung
werd mitglied verein	mitgliedsantrag beitrittserklärung
werde ich gefilmt	videoüberwachung datenschutz
werden nicht schwanger	kinderwunsch
werkhof	sperrmüll wertstoffhof recyclinghof öffnungszeiten
werkzeug leihen	baumaschinen werkzeugverleih
werte kontrollieren	blutabnahme labor
werte schon da	befunde laborergebnisse
wertsachen	garderobe schließfach
wertsachen in bank	schließfach
wertsachen wo	garderobe schließfächer
wertstoffhof	sperrmüll wertstoffhof
wespennest	schädlingsbekämpfung kammerjäger
wespenstich allergisch	allergietest hyposensibilisierung
wetter mitspielt	ausfall absage veranstaltung
wetter schlecht	schlechtwetter absage
wg zimmer	mietwohnungen wohnungssuche
whatsapp	kontakt e mail
whatsapp rüber	datenübertragung einrichtung
whirlpool	sauna wellness
wickeln	kinderwagen wickeltisch
wickelraum	kinderwagen wickeltisch
widerrufen	rückgabe umtausch widerruf
widerspruch	widerspruch bescheid
wie alt ist laden	unternehmensgeschichte
wie alt muss	mindestalter altersgrenze
wie alt sein	mindestalter altersgrenze
wie anfangen trainieren	trainingsplan einweisung
wie anmelden	terminvereinbarung termin buchen
wie anmelden bei euch	registrierung konto erstellen
wie anziehen	kleidung dresscode
wie arbeitet kita	pädagogisches konzept
wie auf bild	schnittanfertigung maßschneiderei
wie bedient man	bedienungsanleitung
wie bin ich eingestuft	bonität schufa
wie blumen länger halten	blumenpflege tipps
wie datei schicken	druckdaten dateiformat
wie einpacken	verpackung zerbrechlich
wie erreiche ich	kontakt telefon rückruf
wie find ich euch	adresse standort anfahrt
wie finde ich alten	suche filter
wie früh absagen	absagefrist
wie früh da sein	ankunftszeit vor beginn
wie früh flughafen	check in zeiten
wie funktioniert das	ablauf anleitung
wie gehts weiter	ablauf nächste schritte
wie groß darf paket	maximalgewicht maße sperrgut
wie groß die gruppen	gruppengröße
wie groß gruppe	teilnehmerzahl kapazität
wie groß handgepäck	freigepäck übergepäck gebühr
wie groß ist paket	paketmaße verpackungsmaße
wie groß rad	rahmengröße beratung
wie groß seid ihr	unternehmen team mitarbeiter
wie groß wird	endgröße wuchshöhe
wie gut sprache	einstufungstest sprachniveau
wie hart wasser	wasserhärte
wie hinterlassen	endreinigung
wie hoch die einfahrt	einfahrtshöhe tiefgarage
wie hoch pflanze	wuchshöhe
wie ist das wlan	internet geschwindigkeit wlan
wie kind zur schule	schulbus schülerbeförderung
wie komm auf server	ftp sftp zugang
wie komm ich hin	anfahrt anreise adresse standort
wie komm ich raus	kündigung mindestlaufzeit
wie komm ich rein	eintritt tickets
wie komme ich zu	adresse anfahrt standort
wie komme zu euch	anfahrt anreise
wie kommt geld mir	auszahlung zahlungsanbieter
wie kriege pflegegrad	pflegegrad antrag
wie kurzfristig	kurzfristige buchung vorlauf
wie lang binde mich	vertragslaufzeit mindestlaufzeit
wie lang da	öffnungszeiten
wie lang dauert	wartezeit dauer bearbeitungszeit
wie lang dauert bis	wartezeit warteliste
wie lang geht	dauer kursdauer
wie lang gehört grab	grabnutzung ruhezeit
wie lange am tisch	tischzeiten verweildauer
wie lange angebot gilt	angebot gültigkeit
wie lange anstehen	wartezeit warteliste
wie lange antrag führerschein	führerscheinantrag unterlagen
wie lange auf	öffnungszeiten
wie lange ausleihen	leihfrist verlängerung
wie lange ausstellung	ausstellung sonderausstellung
wie lange belege	aufbewahrungsfristen
wie lange betreut	betreuungszeiten kita
wie lange binden	vertragslaufzeit mindestlaufzeit
wie lange bis antwort	antwortzeit kontakt
wie lange bis b1	kursdauer intensivkurs
wie lange braucht ihr	dauer wartezeit bearbeitungszeit
wie lange braucht man	besuchsdauer
wie lange dauert	dauer bearbeitungszeit
wie lange dauert sofa	lieferzeit möbel
wie lange eingewöhnen	eingewöhnung
wie lange einlaufen	aquarium einrichten einsteiger
wie lange feiern	sperrstunde musik ende nachtruhe
wie lange garantie	garantie gewährleistung reklamation
wie lange gebunden	kündigung kündigungsfrist vertragslaufzeit mindestlaufzeit
wie lange gibts euch	qualifikation zertifikate über uns gegründet
wie lange gilt gutschein	gutschein gültigkeit
wie lange gutschein	gutschein gültigkeit
wie lange gültig	gültigkeit gültigkeitsdauer
wie lange hebt auf	aufbewahrungsfrist
wie lange hebt ihr	abholfrist aufbewahrung
wie lange heute	öffnungszeiten
wie lange hält	haltbarkeit lebensdauer
wie lange hält brot	brot schneiden lagerung
wie lange hält wein	lagerfähigkeit trinkreife
wie lange im voraus	wartezeit dauer bearbeitungszeit
wie lange küche	küchenzeiten
wie lange liegt das	abholfrist aufbewahrung
wie lange läuft	vertragslaufzeit mindestlaufzeit
wie lange macht ihr	qualifikation zertifikate
wie lange mit 16	jugendschutz uhrzeit minderjährige
wie lange offen	öffnungszeiten
wie lange ohne wasser	wasserabstellung dauer
wie lange rezept gültig	rezept heilmittelverordnung physiotherapie
wie lange seid ihr	öffnungszeiten
wie lange stück	vorstellung dauer pause
wie lange unterricht	stundenplan unterrichtszeiten
wie lange vorher bestellen	vorlaufzeit vorbestellung
wie lange warten	wartezeit warteliste dauer bearbeitungszeit
wie lange zeit zahlen	zahlungsziel frist
wie lange zuhause lassen	hausaufbahrung abschiednahme
wie lange zurückgeben	rückgabefrist widerrufsfrist
wie laut	lärm ruhezeiten
wie laut darf	lautstärke lärmschutz
wie laut wird	lärm bauzeiten
wie leben die tiere	tierhaltung tierwohl
wie lernen wir das	schulung tutorial onboarding
wie läuft das ab	ablauf anleitung
wie nachts rein	späte anreise schlüsselbox
wie oft ausfall	verfügbarkeit sla uptime
wie oft die woche	kursdauer intensivkurs
wie oft fehlen	fehlzeiten anwesenheitspflicht
wie oft kommen	dauer
wie oft muss kommen	behandlungsanzahl termine häufigkeit
wie oft pro woche	häufigkeit kurszeiten
wie oft service	wartungsintervall
wie oft treffen	coaching ablauf sitzungen
wie oft warten	wartungsintervall
wie oft warten lassen	wartungsintervall
wie oft wiederholen	prüfungswiederholung anzahl
wie oft ändern	korrekturschleifen entwurf änderungen
wie pflegen	pflegehinweise
wie rechnung machen	rechnung erstellen
wie reinigen	pflegehinweise
wie sauber machen	pflegehinweise
wie scharf	schärfegrad
wie schnell antwortet	antwortzeit reaktionszeit
wie schnell antwortet ihr	antwortzeit kontakt
wie schnell begraben	bestattungsfrist
wie schnell fertig	dauer
wie schnell geliefert	lieferzeit lieferstatus
wie schwer darf	maximalgewicht maße sperrgut höchstgewicht gewichtslimit
wie schwer ist	gewicht
wie siehts aus mit	auftragsstatus bearbeitungsstand
wie soll firma heißen	naming markenentwicklung
wie strom sparen	energiespartipps energieberatung
wie teuer	preis kosten
wie tief in tasche	preis kosten
wie trennen	abfalltrennung abfall abc
wie viel darf mitnehmen	gepäck freigepäck
wie viel euro	preis kosten
wie viel franken	preis kosten
wie viel gebühr	gebühren
wie viel gepäck	flugbuchung gepäck
wie viel kohle	preis kosten
wie viel kommt zusammen	preis kosten
wie viel kostet	preis kosten
wie viel mindestens	mindestbestellwert mindestmenge
wie viel platz	teilnehmerzahl kapazität
wie viel verlangt	preis kosten
wie viel zeit einplanen	dauer
wie viele besucher	webanalyse tracking
wie viele betten	ferienwohnung belegung betten
wie viele darf ich	höchstmenge limit
wie viele dürfen	teilnehmerzahl kapazität
wie viele fahrstunden	sonderfahrten pflichtstunden
wie viele fotos	bilder lieferzeit galerie
wie viele im kurs	gruppengröße teilnehmerzahl
wie viele kilometer frei	freikilometer
wie viele leute	teilnehmerzahl kapazität
wie viele leute dürfen	lizenz nutzeranzahl preis
wie viele leute passen	kapazität personenzahl
wie viele mitarbeiter	team mitarbeiter
wie viele passen rein	teilnehmerzahl kapazität personenzahl
wie viele personen	teilnehmerzahl kapazität
wie viele schlafplätze	ferienwohnung belegung betten
wie viele sitzungen	dauer coaching ablauf sitzungen
wie viele stehen	stehplätze kapazität
wie viele stunden	dauer
wie viele stunden fahren	sonderfahrten pflichtstunden
wie viele theoriestunden	theorieunterricht
wie viele urkunden	sterbeurkunde
wie warm wasser	freibad schwimmbad gemeinde
wie weh	schmerzen betäubung
wie weit antrag	status antrag bearbeitungszeit
wie weit bis bahnhof	entfernung bahnhof anfahrt
wie weit im voraus	vorlaufzeit buchung
wie weit ins zentrum	lage entfernung zentrum
wie weit ist reparatur	reparaturstatus
wie weit mein antrag	bearbeitungsstand
wie weit seid ihr	auftragsstatus bearbeitungsstand
wie weit zum meer	badesee strand
wie weit zum see	badesee strand
wie weit zum strand	entfernung strand lage
wie zum flughafen	flughafen anreise
wieder aufbauen möbel	möbelmontage demontage
wieder aussteigen	kündigung mindestlaufzeit
wieder einrenken	manuelle therapie
wieder fit nach	krankengymnastik
wieder ganz machen	reparatur kostenvoranschlag
wieder herholen	wiederherstellung papierkorb
wieder hinkriegen	reparatur kostenvoranschlag
wieder in kirche	kircheneintritt wiedereintritt
wieder in kita nach	kita krankheit regelung
wieder loswerden ware	rückgabe umtausch retoure
wieder rein	wiedereinlass
wieder reinbekommen	verfügbarkeit lagerbestand
wieder zu lisa	wunschmitarbeiter
wieder zurück wechseln	tarifwechsel downgrade
wiedereinsteiger	auffrischung fahrstunden angst
wiederholungsrezept	rezept folgerezept
wiederverkäufer	händler großhandel b2b
wiege über 100	gewichtsgrenze belastbarkeit
wiese mähen	rasenpflege rasenmähen
wieviel anzahlen	anzahlung höhe
wieviel brauch ich	mengenberechnung bedarf
wieviel darf ich einführen	zollfreigrenzen
wieviel darf man bringen	anliefermenge wertstoffhof
wieviel energie haus	energieberatung sanierungsfahrplan
wieviel euro	preis kosten
wieviel farbe brauche	verbrauch ergiebigkeit
wieviel franken	preis kosten
wieviel früher da	ankunft vor beginn
wieviel geld	preis kosten
wieviel haus leisten	baufinanzierung hypothek
wieviel heizung braucht haus	energieausweis
wieviel hält das aus	belastbarkeit traglast
wieviel kaution	kaution höhe
wieviel kilo	freigepäck übergepäck gebühr
wieviel kisten brauche	umzugsgut besichtigung volumen
wieviel kubik	umzugsgut besichtigung volumen
wieviel macht das	preis kosten
wieviel platz	kapazität personenzahl
wieviel prozent nehmt	transaktionsgebühr provision
wieviel stutz	preis kosten
wieviel zeit brauche ich	zeitaufwand lernaufwand
wieviel zinsen	zinssatz tagesgeld
wieviele benutzer	benutzeranzahl lizenzen
wieviele besucher	besucherzahl besuchsregeln
wieviele bücher	ausleihlimit anzahl medien
wieviele erzieher	betreuungsschlüssel personal
wieviele leute passen	kapazität personenzahl
wieviele outfits	outfitwechsel shooting
wieviele personen passen	maximalbelegung kapazität
wieviele sitzungen	anzahl sitzungen behandlungsdauer
wieviele stufen	stufen treppen barrierefrei
wifi passwort	wlan internet
wilder müll	mängelmelder straße
wildwochen	saisonkarte spargel wild
will arzt wechseln	arztwechsel patientenakte
will aufhören	kündigung kündigungsfrist
will austreten	kündigung kündigungsfrist
will beurlauben	beurlaubung schule antrag
will den chef	geschäftsleitung beschwerde kontakt
will heiratsantrag machen	heiratsantrag arrangement
will helfen	ehrenamt helfen spenden mitmachen
will in urlaub	reiseberatung urlaub buchen
will mich beschweren	beschwerde reklamation
will nicht aufs foto	fotoerlaubnis widerspruch bildrechte
will nicht erben	erbausschlagung frist
will nicht in kita	eingewöhnung
will nicht in schule	mobbing schulsozialarbeit
will nicht mehr bestellung	bestellung stornieren
will nicht mehr hin	kündigung abmeldung
will nicht mehr leben	krisentelefon suizidprävention notfall
will nicht teilen zimmer	einzelzimmer zuschlag
will raus	kündigung kündigungsfrist
will richtig trainieren	leistungsgruppe wettkampf
will scheidung	scheidung familienrecht
will schwanger werden	kinderwunsch
will was anderes machen	karrierecoaching berufliche neuorientierung
will was schenken	gutschein geschenkgutschein
wimpern	augenbrauen wimpern
wimpern fallen aus	wimpernverlängerung auffüllen reklamation
wimpern färben	augenbrauen wimpern
wimpernlifting	augenbrauen wimpern
wimpernverlängerung	augenbrauen wimpern
windel wechseln	kinderwagen wickeltisch wickelraum stillraum
windeldermatitis	kinderarzt vorsorge u untersuchung
windeln baby müll	windelsack zusatzbehälter
windeln mitbringen	sauberkeitserziehung windeln kita
windeln wechseln	kinderwagen wickeltisch
windeltonne	windelsack zusatzbehälter
windows 10 läuft aus	windows neuinstallation upgrade
windows neu	windows neuinstallation upgrade
windschutzscheibe	autoglas steinschlagreparatur
wintercheck auto	urlaubscheck wintercheck
wintergarten	bauantrag baugenehmigung
winterpause	betriebsferien urlaub geschlossen
winterreifen drauf	reifenwechsel radwechsel
wir kommen nicht	stornierung absage
wir schaffen nicht mehr	entlastung verhinderungspflege
wir sind 20 leute	gruppen gruppenbuchung
wir sind jetzt mehr	zusätzliche lizenzen benutzer
wir sind viele	gruppen gruppenpreis
wirbel blockiert	manuelle therapie
wird abgebucht	lastschrift sepa einzug
wird aufgezeichnet	aufzeichnung
wird bald sechs	altersgruppe mindestalter
wird das dann teurer	preiserhöhung nach aktionszeitraum
wird das teurer	preisanpassung preisgarantie
wird gefilmt	datenschutz
wird gemobbt	mobbing schulsozialarbeit
wird gespritzt	pflanzenschutz bio zertifiziert
wird gestellt	ausrüstung verleih
wird gesungen	aktivierung beschäftigung
wird geärgert	mobbing schulsozialarbeit
wird kontrolliert	einlasskontrolle
wird morgen entlassen	entlassmanagement pflegebedarf
wird nicht angezeigt	fehlermeldung technische probleme
wird nicht synchronisiert	synchronisierung
wird nicht warm	heizung störung notdienst
wird nichts mit	stornierung absage
wird nichts mit termin	termin absagen stornierung verschieben
wird nix	stornierung absage
wird nächstes jahr eingeschult	vorschulkinder einschulung
wird studio voll	auslastung stoßzeiten
wird täglich sauber gemacht	zimmerreinigung
wisch für chef	bescheinigung bestätigung
wisch unterschreiben	formular antrag download
wisst ihr über mich	datenschutz daten löschen auskunft
wlan	wlan internet
wlan bricht ab	internet störung wlan einrichtung
wlan im zug	wlan bord
wlan passwort	wlan zugang passwort
wlan reicht nicht oben	netzwerkverkabelung wlan
wlan schlüssel	wlan internet
wlan schnell genug	internet geschwindigkeit
wlan umsonst	wlan kostenlos
wo abholen	abholung
wo anmelden	terminvereinbarung termin buchen
wo anrufen	kontakt telefon
wo antrag	formulare anmeldeformular
wo auto hin	parkplatz parken
wo automat	geldautomaten
wo bewerten	bewertung feedback
wo bleibt	lieferzeit lieferstatus
wo bleibt mein geld	rückerstattung erstattung
wo bleibt paket	sendungsverfolgung lieferzeit
wo bücher einwerfen	rückgabe medienrückgabe
wo code eingeben	gutschein rabattcode einlösen
wo finde ich euch	adresse standort
wo findet kurs	kursort räume
wo findet statt	adresse standort
wo fährt ab	abfahrt gleis fahrplan
wo geht geld hin	bwa controlling auswertung
wo gelbe säcke	abfallsäcke verkaufsstellen
wo geld abheben	geldautomaten
wo genau	adresse standort
wo gibts trikots	trikot vereinskleidung
wo hergestellt	herkunft regional
wo hin in urlaub	reiseberatung urlaub buchen
wo hinstellen	parkplatz parken
wo hinstellen auto	parkplatz parken
wo hochladen	dokumente hochladen einreichen
wo hochzeit feiern	hochzeitslocation feier
wo ist das	adresse standort
wo ist der fahrer	sendungsverfolgung zustellversuch
wo ist der haken	testphase kosten verlängerung
wo ist der laden	adresse anfahrt standort
wo ist eingang	eingang zugang
wo ist es warm	reiseberatung urlaub buchen
wo ist formular	formulare anmeldeformular
wo ist mein paket	lieferzeit lieferstatus
wo ist meine bestellung	sendungsverfolgung lieferzeit
wo ist steuernummer	unterlagen steuererklärung checkliste
wo jacke	garderobe schließfach
wo jacke hin	garderobe schließfächer
wo kann ich parken	parkplatz parken
wo klo	toiletten
wo kommt das her	herkunft regional
wo kommt fleisch her	herkunft fleisch regional
wo kriege ich antrag	formular antrag download
wo liegen daten	serverstandort dsgvo
wo liegt das	adresse standort
wo liegt preis	preis kosten
wo mit e auto	ladestation elektroauto
wo muss ich hin	adresse standort anfahrt
wo müll hin	müllentsorgung mülltrennung
wo müll hin haus	müllentsorgung hausordnung
wo parken	parkplatz parken
wo rauchen	rauchen rauchverbot raucherbereich nichtraucher
wo registrieren	registrierung konto erstellen
wo schlüssel abgeben	schlüsselrückgabe check out
wo seid ihr	adresse standort anfahrt
wo seits ihr	adresse standort
wo sitzt ihr	adresse standort anfahrt sitz
wo sitzt man gut	theaterkasse tickets
wo steckt meine bestellung	sendungsverfolgung lieferzeit
wo stehen preise	preisliste preise
wo stehen server	serverstandort hosting deutschland
wo steht das	agb bedingungen
wo steht zähler	zählerstand melden
wo stillen	stillraum stillen
wo telefonieren	telefonkabine
wo training	trainingszeiten
wo treffen	adresse standort
wo umzugskisten	umzugskartons
wo unterschreiben	formulare anmeldeformular
wo wegbringen	wertstoffhof recyclinghof öffnungszeiten
wo wein gemacht	kellerführung weinguttour
wo wickeln	wickelraum stillraum
wo zettel ausfüllen	formular antrag download
woanders abgeben auto	einwegmiete rückgabestation
woanders billiger	bestpreisgarantie preisvergleich
woanders gekauft	fremdkauf reparatur service
woanders zurückgeben	einwegmiete rückgabeort
wochenbett	geburt hebamme
wochenbox	verblisterung medikamentenbox
wochenende krank	ärztlicher bereitschaftsdienst notdienst
wochenende notfall	notdienst wochenende
wochenende zuschlag	zuschlag notdienst wochenende
wochenendkurs	kursdauer intensivkurs
wochenkarte	mittagsmenü tageskarte
wofür ist das geld	rechnung reklamation einspruch
wofür verwendet	mittelverwendung transparenz jahresbericht
wogegen allergisch	allergietest hyposensibilisierung
woher kommt wasser	leckortung leckage
wohin kommen	adresse standort
wohin mailen	kontakt e mail email
wohin mit auto	parkplatz parken
wohin mit chemieklo	entsorgungsstation chemietoilette
wohin mit fahrrädern	fahrradabstellraum fahrradgarage
wohin mit farbe	schadstoffsammlung problemstoffe
wohin mit gartenabfall	grünschnitt entsorgung
wohin mit hund	hundepension tierbetreuung
wohin mit kind	kinderbetreuung
wohin mit koffern	gepäckaufbewahrung schließfächer
wohin mit rad haus	kellerabteil fahrradraum
wohin mit sachen	einlagerung lagerraum selfstorage
wohin mit schrott	sperrmüll wertstoffhof
wohin mit wertsachen	safe schließfächer wertsachen
wohin schicken	kontakt e mail
wohin spenden	spenden spendenkonto
wohin überweisen	zahlung rechnung überweisung bankverbindung iban
wohnbeihilfe	wohngeld sozialleistungen
wohnberechtigungsschein	wohngeld sozialleistungen
wohne auf dem dorf	liefergebiet einzugsgebiet anfahrt
wohne hier arbeite drüben	grenzgänger internationales steuerrecht
wohne im ausland	ausland internationale kunden versand
wohne im vierten stock	lieferung wohnung tragen aufzug
wohne in der schweiz	lieferung schweiz zoll
wohne in österreich	lieferung österreich ausland
wohne weit weg	einzugsgebiet online anfahrtskosten
wohne zur miete	mieter zustimmung eigentümer
wohnen bleiben umbau	bauablauf
wohnen wir drin	bewohnt während arbeiten
wohngeld	wohngeld sozialleistungen
wohnmobil	wohnmobil service gasprüfung
wohnmobil auf weingut	wohnmobilstellplatz
wohnmobil mieten	wohnmobilvermietung
wohnrecht behalten	wohnrecht nießbrauch
wohnsitz	wohnsitz anmelden ummelden
wohnsitz woanders	zuständigkeit wohnsitz
wohnsitzbestätigung	meldebescheinigung
wohnung abgeben	wohnungsübergabe protokoll
wohnung angucken	besichtigungstermin
wohnung anschauen	besichtigungstermin
wohnung einrichten	einrichtungsberatung
wohnung finanzieren	baufinanzierung hypothek
wohnung gesucht	mietwohnungen wohnungssuche
wohnung kalt	heizung störung notdienst
wohnung kauf beurkunden	kaufvertrag beurkundung grundbuch
wohnung leer machen	entrümpelung haushaltsauflösung
wohnung loswerden	immobilienverkauf makler
wohnung schon weg	verfügbarkeit immobilie vermietet
wohnung streichen	malerarbeiten innenanstrich
wohnung ummelden	wohnsitz anmelden ummelden
wohnung vermiete steuer	vermietung verpachtung steuer
wohnung vermieten lassen	vermietungsservice nachmieter
wohnung von oma leer	wohnungsauflösung entrümpelung
wohnung weißeln	malerarbeiten innenanstrich
wohnung übergeben	wohnungsübergabe protokoll
wohnung übergeben putzen	endreinigung umzugsreinigung übergabe
wohnungsgeberbestätigung	wohnsitz anmelden ummelden
wohnwagen prüfen	wohnmobil service gasprüfung
wohnwagen stellen	stellplatz wohnmobil
wohnwagen ziehen	anhängerführerschein be b96
wollen feiern	feier geburtstag privat
wollen heiraten	hochzeit trauung anmeldung
wollen kind taufen	taufe anmeldung
wollen umsteigen	wechsel migration
wollen zusammenarbeiten	kooperation partner
wollt ihr feedback	feedback umfrage
wollt ihr kaufen	ankauf inzahlungnahme
word lernen	edv computerkurs
wordpress installieren	wordpress hosting installation
wordpress kaputt	wordpress hosting installation
workshop raum	seminarraum tagung hotel
worum gehts stück	einführung werkeinführung
wuffi	hunde haustiere
wunde heilt nicht	wundversorgung nähen
wunderkerzen	feuerwerk genehmigung
wunschkennzeichen	kfz zulassung
wurde einfach abgebucht	automatische verlängerung lastschrift
wurde gefunden	fundsachen fundbüro
wurde gehackt	sicherheitsvorfall konto kompromittiert
wurde geklaut	diebstahl anzeige versicherung
wurmkur	entwurmung
wurstbrot	belegte brötchen snacks
wurzel entzündet	wurzelbehandlung
wurzel raus	wurzelstockfräsen
wurzelkanal	wurzelbehandlung
wurzelspitze	wurzelbehandlung
wurzelstock	wurzelstockfräsen
www adresse	domain registrieren
wächst mit	mitwachsend größe
wählen gehen	wahlen briefwahl
wählerisch frisst	hundefutter ernährungsberatung
während ich warte	sofortreparatur dauer
wände außen isolieren	fassadendämmung wärmedämmverbundsystem
wände bunt gestrichen	schönheitsreparaturen rückgabe
wände gelb	malerarbeiten innenanstrich
wände weiß machen	malerarbeiten innenanstrich
wärme aus leitung	fernwärme
wärme aus luft	wärmepumpe
wärme geht oben raus	dachdämmung wärmedämmung
wärmepackung	wärmetherapie fango
wäsche machen lassen	wäscheservice bügelservice
wäsche waschen	hotel wäscheservice waschmaschine
wäsche waschen hotel	hotel wäscheservice
wäsche waschen lassen	wäscheservice bügelservice
wäschepaket	bettwäsche handtücher
wünsche mir funktion	feature wunsch roadmap
würgereiz	würgereiz angstpatienten abdruck
würmer	entwurmung
würmer im balken	holzwurmbekämpfung
xrechnung	e rechnung xrechnung zugferd
yoga	kursplan gruppenkurse
yoga kurs vhs	gesundheitskurse entspannung
zahl ich selber	selbstzahler eigenanteil
zahl vom zähler	zählerstand melden
zahlen stimmen nicht	berichte datenabgleich
zahlt amt was	förderung zuschuss
zahlt chef coaching	avgs gutschein förderung
zahlt das amt	kostenübernahme jobcenter sozialamt
zahlt das die kasse	kostenübernahme krankenkasse
zahlt das die krankenkasse	kostenübernahme versicherung
zahlt das die versicherung	kostenübernahme krankenkasse
zahlt das jobcenter	kostenübernahme bildungsgutschein jobcenter
zahlt das meine versicherung	kostenübernahme versicherung
zahlt die kasse	kostenübernahme krankenkasse
zahlt ihr wenn	versicherungsschutz deckung
zahlt kasse	kostenübernahme versicherung
zahlt krankenkasse	kostenübernahme krankenkasse
zahlt man alles miete	miete warmmiete nebenkosten
zahlt rechtsschutz	rechtsschutz deckungszusage
zahlt versicherung	kostenübernahme versicherung
zahlt versicherung nicht	schadensregulierung ablehnung
zahlung abgelehnt	zahlung fehlgeschlagen zahlungsarten
zahlung aufteilen	ratenzahlung
zahlung fehlgeschlagen	zahlung fehlgeschlagen zahlungsarten
zahlung zuordnen	bankanbindung zahlungsabgleich
zahlungsaufschub	mahnung zahlungsverzug zahlungsziel stundung zahlungsaufschub
zahlungserinnerung	mahnung zahlungsverzug
zahlungsfrist	zahlungsziel frist
zahn abgebrochen	krone zahnersatz zahnunfall zahnfraktur notfall
zahn ausgeschlagen	kinderzahnheilkunde zahnunfall zahnrettungsbox notfall
zahn bohren	füllung karies
zahn ersetzen	implantat zahnlücke
zahn fehlt	implantat zahnlücke
zahn muss raus	zahnextraktion weisheitszähne
zahn pocht	zahnschmerzen notdienst
zahn pulsiert	zahnschmerzen notdienst
zahn rausmachen	zahnextraktion weisheitszähne
zahn schwarz	füllung karies
zahn toter	wurzelbehandlung
zahn tut weh	zahnschmerzen notdienst
zahn wackelt	parodontitis behandlung lockerer zahn
zahn ziehen	zahnextraktion weisheitszähne
zahnarzt am wochenende	zahnschmerzen notdienst
zahnarzt kontrolle	bonusheft vorsorge
zahnarzt kosten vorher	heil und kostenplan
zahnarzt notfall	zahnschmerzen notdienst
zahnersatz zuzahlung	zahnzusatzversicherung
zahnfleisch blutet	parodontitis behandlung
zahnfleisch entzündet	parodontitis behandlung
zahnfleisch geht zurück	parodontitis behandlung
zahnfleischbluten	parodontitis behandlung
zahngold	goldankauf altgold
zahnhälse empfindlich	parodontitis behandlung
zahnlücke	implantat zahnlücke
zahnregulierung	kieferorthopädie zahnspange
zahnreinigung	professionelle zahnreinigung prophylaxe
zahnriemen	zahnriemenwechsel
zahnschmerzen	zahnschmerzen notdienst
zahnspange	kieferorthopädie zahnspange
zahnstein	professionelle zahnreinigung prophylaxe
zahnstein hund	zahnbehandlung tier
zahnweh	zahnschmerzen notdienst
zahnweh seit gestern	zahnschmerzen schmerzpatienten
zahnzusatz	heil und kostenplan
zaun aufstellen	zaunbau sichtschutz
zaun streichen	lackierarbeiten holzschutz
zaun umgefallen	zaunbau sichtschutz
zaun wie hoch	bauantrag baugenehmigung
zeck	zeckenbiss
zecke	zeckenbiss
zecke gehabt	zeckenbiss borreliose
zecke rausmachen	zeckenbiss
zecken beim hund	parasiten floh zecken
zecken hund	zeckenschutz flohmittel
zecken impfen	impfung impfsprechstunde
zehennägel lackieren	pediküre
zehnerkarte	jahreskarte abonnement
zehnerkarte läuft ab	zehnerkarte gültigkeit
zehrung	leichenschmaus trauerfeier
zeichnen lernen	nähkurs handarbeit kreativ
zeiger im roten	heizungsdruck wasser nachfüllen
zeigt ihr mal	demo vorführung präsentation
zeigt mal arbeiten	referenzen galerie portfolio
zeigt mir das jemand	einweisung einführung
zeigt mir mal	demo produktvorführung
zeit schenken	ehrenamt freiwilligenarbeit
zeit spenden	ehrenamt helfen
zeiten stoppen	zeiterfassung
zeitfenster	terminfenster anfahrt termin
zeitplan projekt	gantt diagramm zeitplan
zeitschrift bestellen	zeitschriften abonnement
zeitung anfrage	presse
zeitzone falsch	zeitzone einstellungen
zelt aufstellen	zeltplatz zelten camping
zelt für fest	festzelt biergarnitur verleih
zelten	zeltplatz
zelten mit kindern	zeltplatz
zeltlager	jugendgruppe ministranten
zentralverriegelung	fensterheber elektrik reparatur
zerbrechlich	verpackung zerbrechlich
zerbrochen	reparatur
zerbrochen angekommen	transportschaden reklamation
zerdeppert	transportschaden reklamation
zerrung	sportphysiotherapie
zertifikat abgelaufen	ssl zertifikat erneuern
zertifikat am ende	zertifikat teilnahmebescheinigung abschluss
zertifikat für firma	zertifizierung qualitätsmanagement
zertifikat verloren	zertifikat zweitschrift
zertifikatskurs	berufliche weiterbildung
zertifiziert	qualifikation zertifikate
zettel ausfüllen	formulare anmeldeformular
zettel für chef	bescheinigung bestätigung teilnahmebestätigung
zettel für steuer	rechnung quittung beleg
zettel für vermieter	mieterselbstauskunft unterlagen bewerbung
zettel fürs finanzamt spende	spendenbescheinigung zuwendungsbestätigung
zettel im briefkasten	zustellversuch abholung filiale
zettel zoll	internationaler versand zollformular
zettel zum verteilen	flyer druck
zettelwirtschaft	belegerfassung buchhaltung
zeugnis aus dem ausland	zeugnisanerkennung ausländischer abschluss
zeugnis beglaubigen	beglaubigung
zeugnis schlecht arbeit	arbeitszeugnis
zeugnis verloren	zeugnis kopie verlust zweitschrift
zeugnis zweitschrift	zeugnis kopie verlust
zeugnis übersetzen	übersetzung beglaubigt
zeugnisse wann	ferienplan schulferien
ziegel locker	sturmschaden dachziegel notdienst
ziegel runtergefallen	sturmschaden dachziegel notdienst dachreparatur
ziegel vom dach	sturmschaden dachziegel notdienst
ziehe aus	auszug wohnungsübergabe kündigung
ziehe ins ausland	sonderkündigung umzug
ziehe um	kündigung kündigungsfrist umzug sonderkündigung adressänderung
ziehe weg	kündigung kündigungsfrist sonderkündigung umzug
ziehen her schule	schulwechsel aufnahme
ziehen mitten im schuljahr	schulwechsel umzug aufnahme
zieht durch fenster	fenster reparatur dichtungen
zieht nicht mehr	motordiagnose
zieht überall	blower door thermografie
zigaretten mitbringen	zollfreigrenzen
zimmer beziehen	check in anreise
zimmer billigste	zimmerpreise
zimmer buchen	zimmer verfügbarkeit buchen
zimmer dazu bauen	anbau aufstockung
zimmer dreckig	beschwerde reinigung
zimmer frei	zimmer verfügbarkeit buchen
zimmer für drei	einzelzimmer doppelzimmer
zimmer für meeting	meetingraum besprechungsraum buchen
zimmer haben	zimmer verfügbarkeit buchen
zimmer malern	malerarbeiten innenanstrich
zimmer mit balkon	balkonzimmer zimmerkategorien
zimmer mit fremden	mehrbettzimmer halbes doppelzimmer
zimmer mit kindern	familienzimmer babybett
zimmer mit meerblick	zimmerkategorien meerblick
zimmer nebeneinander	verbindungszimmer nebeneinanderliegend
zimmer nicht sauber	zimmerreinigung handtücher
zimmer putzen	zimmerreinigung handtücher
zimmer schallisolieren	schallschutz
zimmer stinkt	beschwerde zimmerwechsel
zimmer teilen	trockenbau trennwand
zimmer unterm dach	dachausbau
zimmer zu laut	zimmerwechsel beschwerde
zimmer zu viert	familienzimmer babybett
zimmer zur straße	zimmerlage lärm
zimmerkarte geht nicht	zimmerkarte schlüsselkarte rezeption
zimmermädchen	zimmerreinigung handtücher
zimmertür ersetzen	türen haustür einbau
zinsen aufs konto	zinssatz tagesgeld
zinsen bekommen	zinssatz tagesgeld
zipp kaputt	reißverschluss austausch
zipper weg	reißverschluss austausch
zitronenbaum im winter	überwinterungsservice
zivi	ausbildung praktikum freiwilligendienst fsj bundesfreiwilligendienst
zivil heiraten	standesamtliche trauung
zivildienst	ausbildung praktikum freiwilligendienst fsj bundesfreiwilligendienst
ziviltrauung	standesamtliche trauung
zmittag	mittagsmenü tageskarte
zmorge	frühstück brunch
znüni	essen verpflegung
zocken pc	pc konfiguration gaming
zoll bezahlen	zoll einfuhrgebühren
zoll zahlen	zoll einfuhrabgaben
zoom link	online kurs zugang
zopf spenden	haarspende
zornesfalte	anti aging falten
zu acht	gruppen gruppenpreis
zu alt für	mindestalter altersgrenze
zu alt für instrument	erwachsene musikunterricht
zu alt fürs haus	leibrente teilverkauf
zu alt zum reparieren	ersatzteile reparatur wirtschaftlichkeit
zu bestimmtem arzt	wunscharzt behandler terminwahl
zu dick	ernährungsberatung abnehmen maximalgewicht
zu euch strom	anbieterwechsel stromtarif
zu euch wechseln bank	kontowechsel kontoauflösung
zu fuß vom bahnhof	öffentliche verkehrsmittel haltestelle
zu groß gekauft	umtausch größe
zu heiß im sommer	klimaanlage split klimagerät
zu heiß im zimmer	klimaanlage
zu jung	mindestalter altersgrenze
zu jung für perso	personalausweis kinder
zu klein bestellt	umtausch größe
zu kleiner auftrag	kleinauftrag mindestpauschale
zu kurs anmelden	kurs anmeldung vhs
zu laut	lärm ruhezeiten
zu laut im zimmer	akustikdecke schallschutz
zu laut üben	proberaum übungsraum
zu leicht	fortgeschrittene niveau
zu mehreren	gruppen gruppenangebot
zu mir bringen	lieferung lieferservice versand
zu mir kommen	hausbesuch vor ort service
zu oft falsch eingegeben	konto gesperrt entsperren
zu schnell gefahren	verkehrsrecht bußgeld fahrverbot
zu schwer für mich	anfänger vorkenntnisse
zu sechst	gruppen gruppenpreis
zu spät abgeholt	abholberechtigung kita verspätete abholung gebühr
zu spät abgesagt	stornogebühren stornierungsbedingungen
zu spät gekündigt	kündigungsfrist verpasst verlängerung
zu spät ins theater	theater verspätung nacheinlass
zu spät klagen	verjährung frist
zu spät kommen	verspätung
zu spät steuer	fristverlängerung verspätungszuschlag
zu spät umgemeldet	ummeldung frist bußgeld
zu spät zum anmelden	anmeldeschluss nachmeldung
zu spät zum einlass	nacheinlass verspäteter einlass
zu spät zurück	mietverlängerung verspätete rückgabe
zu teuer	rabatt ermäßigung sozialtarif ratenzahlung
zu teuer für mich	ermäßigung sozialtarif
zu viel abgebucht	rechnung reklamation fehlbuchung erstattung
zu viel berechnet	rechnung reklamation
zu viel doppelt	prozessoptimierung
zu viel gespendet	spende rückerstattung
zu viel gezahlt	rechnung reklamation
zu viel stress	burnout prävention stressbewältigung
zu viel verbrauch heizung	energieberatung heizungsoptimierung
zu viel verrechnet	fehlbuchung erstattung rechnung
zu viele anfragen	rate limit anfragelimit
zu viele benachrichtigungen	benachrichtigungen einstellen einstellungen
zu viele versicherungen	versicherungscheck beratung
zu weit weg	einzugsgebiet servicegebiet anfahrt
zu wenig geld verein	beitragsermäßigung bildung und teilhabe
zu wenig profil	profiltiefe reifenprüfung
zu wenig steckdosen	steckdosen installation
zu zweit benutzen	mehrbenutzer lizenz
zucker krank	diabetes dmp
zuckerkrank	diabetes dmp
zuckerwerte	diabetes dmp
zug ausgefallen	verspätung fahrgastrechte erstattung
zug fiel aus	verspätung fahrgastrechte erstattung
zug fällt aus	zugausfall erstattung
zug hat verspätung	verspätete ankunft check in
zug kommt nicht	verspätung fahrgastrechte erstattung
zug kommt spät	späte anreise check in
zug verpasst komme	verspätung
zug verspätet	verspätung fahrgastrechte erstattung
zug zu spät	verspätung fahrgastrechte erstattung
zugang gesperrt	anmeldung login passwort
zugang verloren	anmeldung login passwort
zugangscode vergessen	passwort zurücksetzen
zugangsdaten bekommen	benutzerkonto registrierung
zugangsdaten hab ich nicht	zugangsdaten wiederherstellung
zugemüllt	messiewohnung räumung reinigung
zugenommen hose	weite ändern änderungsschneiderei
zugezogen tür	türöffnung schlüsseldienst notdienst
zuhause auto laden	wallbox installation
zuhause gestorben	sterbefall zuhause arzt
zukunftstag	ausbildung praktikum
zum anhören	audioguide
zum ausdrucken	formulare anmeldeformular
zum ersten mal chef	führungskräfte coaching
zum facharzt	überweisung facharzt
zum flughafen bringen	flughafentransfer
zum geburtstag schenken	geschenk gutschein
zum hautarzt	überweisung facharzt
zum jahresende raus	kündigungsfrist jahresende
zum kardiologen	überweisung facharzt
zum mitnehmen	abholung
zum neurologen	überweisung facharzt
zum orthopäden	überweisung facharzt
zum probieren	probe schnuppern kostenlos
zum spezialisten	überweisung facharzt
zum tüv	hauptuntersuchung hu tüv
zum verschenken	gutschein geschenkgutschein
zumba	kursplan gruppenkurse
zurück an absender	zustellung fehlgeschlagen rücksendung
zurück in kirche	kircheneintritt wiedereintritt
zurückbringen	rückgabe umtausch retoure
zurückbuchen	rückerstattung erstattung
zurückgeben	rückgabe umtausch widerruf retoure
zurücklegen	reservierung zurücklegen
zurückrufen	kontakt telefon rückruf
zurückschicken	rückgabe umtausch widerruf retoure
zurückschicken kostenlos	rücksendung retourenlabel kosten
zurückstellen	schulanmeldung einschulung
zurückzahlen	erstattung rückzahlung
zurücküberweisen	erstattung rückzahlung
zusammen konto	gemeinschaftskonto
zusammen oder getrennt	getrennt zahlen
zusammen verschicken	sammelversand kombiversand
zusammenarbeiten	kooperation partner
zusammenschrauben	montageservice aufbau
zusammentun	kooperation partner
zusatzversicherung	kostenübernahme krankenkasse
zuschicken	lieferung versand lieferservice
zuschuss beratung	fördermittelberatung
zuschuss miete	wohngeld sozialleistungen
zuschuss vom staat	förderung zuschuss
zuschuss von kasse	krankenkassenzuschuss präventionskurs
zustellbett	familienzimmer babybett
zustellbett möglich	zustellbett aufbettung
zustellen	lieferung versand
zustellung	lieferung versand
zustellung umlegen	wunschtermin zustellung umleiten
zusätzlich verriegeln	einbruchschutz sicherheitstechnik
zusätzliche tonne	behälter bestellen größe ändern
zuviel bezahlt	fehlbuchung erstattung rechnung
zuzahlung	kostenübernahme krankenkasse
zuzug	wohnsitz anmelden ummelden
zvieri	essen verpflegung
zwei brillen nervt	gleitsichtbrille
zwei erwachsene kinder	familienkarte ermäßigung
zwei gutscheine	gutscheine kombinierbar
zwei haben abgesagt	teilnehmerzahl ändern stornierung
zwei linke füße	tanzkurs
zwei länder steuer	grenzgänger internationales steuerrecht
zwei stunden vorher	check in zeiten
zwei wochen rum	widerrufsfrist abgelaufen
zweig wählen	fremdsprachenwahl profil
zweigstelle	adresse standort
zweimal abgebucht	rechnung reklamation fehlbuchung erstattung doppelte
zweisprachige kita	pädagogisches konzept
zweite fremdsprache	fremdsprachenwahl profil
zweite meinung	zweitmeinung
zweite tonne	behälter bestellen größe ändern
zweiter bildschirm	monitor ausstattung
zweiter bildungsweg	schulabschluss nachholen
zweiter code	zwei faktor authentifizierung
zweiter fahrer	zusatzfahrer mietwagen
zweiter schlüssel wohnung	schlüsselbestellung
zweites kind	geschwisterrabatt geschwisterermäßigung
zweites kind billiger	familienkarte ermäßigung
zweithaar	perücke zweithaar
zweitschlüssel	schlüsselkopie nachschlüssel
zweitwohnsitz	wohnsitz anmelden ummelden
zwischen den jahren	öffnungszeiten feiertage betriebsferien weihnachten
zwischen den scheiben nass	isolierglas austausch
zwischenblutung	frauenarzt gynäkologie
zähler ablesen	zählerstand melden
zähler läuft immer	leckortung leckage
zähler tauschen	zählerwechsel smart meter
zählerstand vergessen	zählerstand meldung schätzung
zähne aufhellen	bleaching zahnaufhellung
zähne bleichen	bleaching zahnaufhellung
zähne gerade	kieferorthopädie zahnspange
zähne knirschen	aufbissschiene knirscherschiene
zähne polieren	professionelle zahnreinigung prophylaxe
zähne richten	kieferorthopädie zahnspange
zähne sauber machen	professionelle zahnreinigung prophylaxe
zähne schief	kieferorthopädie zahnspange
zähne schleifen hase	zahnbehandlung tier
zähne stehen eng	kieferorthopädie zahnspange
zähne versichern	zahnzusatzversicherung
zähne versiegeln	kinderzahnheilkunde
zähne wackeln	parodontitis behandlung
zähne weißer	bleaching zahnaufhellung
zähne zusammenbeißen nachts	aufbissschiene knirscherschiene
zöliakie	allergene unverträglichkeiten
zügeln	umzugsservice umzugshelfer
zügle	umzugsservice umzugshelfer
züri sack	abfallkalender müllabfuhr
ältere leute billiger	ermäßigung senioren
äpfel zu saft	lohnmosterei saftpressen
ärger mit	beschwerde reklamation
ärmel zu lang	ärmel kürzen
ärztefunkdienst	ärztlicher bereitschaftsdienst notdienst
äste abschneiden	baumschnitt obstbaumschnitt
äste hängen rüber	baumschnitt obstbaumschnitt
äste loswerden	grünschnitt entsorgung
öffentlich hinkommen	öffentliche verkehrsmittel haltestelle
öfter kommen	jahreskarte abonnement
ögk	kassenpatienten privatpatienten
öko	nachhaltigkeit umwelt
öl ist aus	heizöl lieferung
öl nachfüllen	ölwechsel
öl unterm auto	ölverlust dichtung
öl wechseln	ölwechsel
ölfleck	ölverlust dichtung
öltank weg	tankdemontage tankreinigung
ösd	sprachprüfung zertifikat
österreicher werden	einbürgerung
übel ständig	magen darm
üben wo	proberaum übungsraum
über balkon hoch	möbellift außenaufzug
über die feiertage	öffnungszeiten feiertage
über facebook erreichen	kontakt social media
über firma abrechnen	firmenveranstaltung betriebsausflug
über mittag	öffnungszeiten
über mittag zu	mittagspause öffnungszeiten
über regenbogenbrücke	einschläfern euthanasie
über tisch gezogen	beschwerde reklamation
über zoom	videoberatung online termin
überbiss	kieferorthopädie zahnspange
überbrücken	autobatterie starthilfe
überdachung terrasse	carport überdachung
überfordert mit pflege	pflegeberatung angehörige
übergepäck	freigepäck übergepäck gebühr
übergewicht	ernährungsberatung abnehmen
überkronen	krone zahnersatz
überlandfahrt	sonderfahrten pflichtstunden
überlegt anders	widerrufsrecht rückgabe
übernachten	zimmer verfügbarkeit buchen
übernimmt die kasse	kostenübernahme krankenkasse
übernimmt versicherung	kostenübernahme versicherung
überraschung geplant	überraschung arrangement
überraschungsmenü	menü mehrgang degustation
übers handy	app
übers handy buchen	online buchung terminbuchung
übers internet machen	videosprechstunde online beratung
übers wochenende nur	mindestaufenthalt
überschwemmt versicherung	elementarschadenversicherung
überschwemmung	rohrbruch wasserschaden notdienst
übersetzen lassen	übersetzung beglaubigt
übersetzer mitbringen	fremdsprachen englisch
übersiedeln	umzugsservice umzugshelfer
übersteigt budget	ermäßigung sozialtarif
überstunden nicht bezahlt	lohnforderung arbeitsrecht
übertitel	einführung werkeinführung
übertritt gymnasium	schulwechsel aufnahme
überwachen eingang	alarmanlage videoüberwachung
überweisen	zahlung rechnung überweisung
überweisung holen	überweisung facharzt
überweisung zurückholen	überweisung rückruf
überweisungsschein	überweisung facharzt
überwiesen aber mahnung	zahlungseingang mahnung klärung
überwintern	dauercamping
überzählig gezahlt	guthaben auszahlung
übungen gegen schmerzen	krankengymnastik
übungsleiter	trainer übungsleiter gesucht
übungsraum	proberaum übungsraum
`
