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
a2 oder b1	einstufungstest sprachniveau
a2 schein	motorradführerschein
ab 14 gym	fitness kinder jugendliche
ab 35 untersuchung	vorsorgeuntersuchung check up
ab 6 flaschen	versandkostenfrei mengenrabatt wein
ab in sonne	reiseberatung urlaub buchen
ab in süden	reiseberatung urlaub
ab wann allein baden	kinder ohne begleitung bad
ab wann anreisen	check in anreise
ab wann aufbauen	aufbauzeiten
ab wann da	öffnungszeiten
ab wann dürfen	mindestalter altersgrenze
ab wann einlass	einlass beginn
ab wann erwachsen	erwachsenenpreis altersgrenze
ab wann geeignet	altersempfehlung
ab wann gratis versand	versandkosten
ab wann ins zimmer	check in anreise anreisezeit
ab wann offen	öffnungszeiten
ab wann ruhe	nachtruhe ruhezeiten
ab wann rutsche	rutsche sprungturm
ab wann versandfrei	versandkosten
ab welchem alter	mindestalter altersgrenze
ab welchem alter	mindestalter unterricht
ab wie viel jahren	mindestalter altersgrenze
ab wie vielen jahren	mindestalter unterricht
ab wie vielen personen	gruppen gruppenpreis
ab wieviel stück	mindestmenge mindestbestellwert
abbeizen	restaurierung möbel
abblasen	stornierung absage
abbrechen uni	exmatrikulation
abbuchen lassen	lastschrift sepa einzug
abbuchung geplatzt	lastschrift rücklastschrift
abbuchung spende ändern	dauerspende ändern beenden
abbuchung zurück	lastschrift zurückgeben
abc schütze	schulanmeldung einschulung
abendessen dabei	halbpension restaurant im haus
abendessen dabei	halbpension vollpension
abendkasse	eintritt tickets
abendkurs	kursdauer intensivkurs
abends abholen	abholzeiten schlüsselabholung
abends auf	öffnungszeiten abend
abends büro	büroreinigung unterhaltsreinigung
abends dort essen	halbpension restaurant im haus
abends noch	öffnungszeiten abend
abends noch wer	notdienst bereitschaft
abends studieren	berufsbegleitend teilzeit studium
abends termin	abendtermine
abendveranstaltung	vorträge einzelveranstaltungen
abendverkauf	öffnungszeiten abend
abfallsack	abfallkalender müllabfuhr abfallsäcke verkaufsstellen
abfindung	arbeitsrecht kündigung
abfluss läuft nicht ab	rohrreinigung abfluss verstopft
abfluss stinkt	abfluss rohrreinigung verstopfung
abfluss stinkt	rohrreinigung abflussreinigung verstopfung
abfluss zu	rohrreinigung abflussreinigung verstopfung
abgabe verpasst	fristverlängerung hausarbeit
abgabe verpasst steuer	fristverlängerung verspätungszuschlag
abgabereinigung	endreinigung umzugsreinigung übergabe
abgeben wenn zu	rückgabebox
abgebucht obwohl gekündigt	kündigung lastschrift erstattung
abgebucht trotz kündigung	erstattung abo
abgegeben worden	fundsachen fundbüro
abgeholt vom bahnhof	öffentliche verkehrsmittel haltestelle
abgelaufene medizin	altmedikamente entsorgung
abgelehnt schaden	leistungsablehnung widerspruch
abgelehnt schule	schulanmeldung aufnahme
abgelehnt worden	widerspruch bescheid
abgemahnt wegen	urheberrecht abmahnung
abgenommen hose	weite ändern änderungsschneiderei
abgesagt wegen wetter	wetter absage
abgesagt worden	ausfall absage veranstaltung
abgeschleppt	bußgeld einspruch
abgeschleppt	bußgeld strafzettel
abgeschlossener raum	feiern gesellschaften nebenraum
abgezockt	sicherheit betrug beschwerde reklamation
abgezockt	verbraucherrecht vertrag widerruf
abholberechtigt	abholberechtigung kita
abholen kommen	abholung
abholen verstorben	überführung abholung todesfall
abholen vom flughafen	flughafentransfer
abholfertig	abholung
abholzettel verloren	abholschein verlust
abi nachholen	schulabschluss prüfungen
abiball frisur	hochsteckfrisur brautfrisur
abiball haare	brautfrisur hochsteckfrisur
abitur	schulabschluss prüfungen
ablage chaos	buchhaltung auslagern
ablauf bei euch	ablauf anleitung
abläufe chaos	prozessoptimierung
abmahnung bekommen	abmahnung unterlassungserklärung
abmahnung chef	arbeitsrecht abmahnung mobbing
abmahnung chef	arbeitsrecht kündigung
abmahnung filesharing	abmahnung urheberrecht
abmahnung website	datenschutz impressum cookies
abmelden ausland	wohnsitz anmelden ummelden
abmelden ganz	kündigung kündigungsfrist
abmelden stadt	abmeldung wegzug ausland
abnehmen	ernährungsberatung abnehmen
abnehmen arbeit unterschreiben	abnahme protokoll
abnehmen schaffe nicht	ernährungscoaching
abnehmspritze	ernährungsberatung abnehmen
abo abschließen	jahreskarte abonnement
abo beenden	kündigung kündigungsfrist
abo loswerden	kündigung kündigungsfrist
abo pausieren	mitgliedschaft pausieren ruhezeit
abo rechnung	wiederkehrende rechnungen
abo stoppen	kündigung kündigungsfrist
abo tauschen vorstellung	theater abonnement
abo theater	theater abonnement
abo vergessen dabei	abo nachweis nachreichen
abo zeitschrift	zeitschriften abonnement
abo zug	zeitkarten abo
aboende	abo kündigen software
abofalle	verbraucherrecht vertrag widerruf
abpumpen	milchpumpe verleih
absagen	stornierung absage
absagen gebühr	stornogebühr stornobedingungen
absatz ab	absatzreparatur absätze erneuern
absatz ab	schuhreparatur absatz sohle
absatz abgebrochen	absatzreparatur absätze erneuern schuhmacher
abschiebung	asylrecht migrationsrecht
abschied vom hund	einschläfern
abschied vom hund	einschläfern euthanasie
abschlag runter	abschlag anpassen
abschlag zu hoch	abschlag anpassen
abschleppen	abschleppdienst pannenhilfe
abschluss aus syrien	anerkennung ausländischer abschlüsse
abschluss aus ukraine	anerkennung ausländischer abschlüsse
abschluss fürs jahr	jahresabschluss bilanz
abschluss nachmachen	schulabschluss prüfungen
abschluss nachweisen	zeugnis zweitschrift
abschrift bestätigen	beglaubigung
absenz	krankmeldung schule entschuldigung
absetzbar	steuerlich absetzbar handwerkerleistungen
abspecken	ernährungsberatung abnehmen
abspülen	sanitäranlagen
abstellplatz	parkplatz parken
abstimmen eigentümer	eigentümerversammlung
abstottern	ratenzahlung
abstottern	ratenzahlung finanzierung
abstrich	frauenarzt gynäkologie
absätze abgelaufen	absatzreparatur absätze erneuern
absätze schief	absatzreparatur absätze erneuern
abteilung ausflug	firmenveranstaltung betriebsausflug
abtreibung	schwangerschaftskonfliktberatung
abwart	hausmeisterservice
abwaschmaschine	geschirrspüler reparatur
abwassergebühr	grundsteuer gebühren
abwechselnd fahren	zusatzfahrer
abzahlen	ratenzahlung finanzierung
abzocke	beschwerde reklamation
abzocke	rechnung rückfrage
abzocke oder echt	phishing betrug sicherheit
abzocke schlüsseldienst	festpreis schlüsseldienst
abzug bei schneller zahlung	skonto
abzug saugt nicht	dunstabzug
abzüge	abzüge fotobuch leinwand
account anlegen	benutzerkonto registrierung
account gesperrt	konto gesperrt entsperren
account loswerden	konto löschen
account löschen	benutzerkonto löschen
account machen	registrierung konto erstellen
account weg	abo kündigen software
account übertragen	kontoinhaber übertragen
achter im rad	laufrad zentrieren speichen
achtsamkeit	gesundheitskurse entspannung
acrylnägel	maniküre nagelstudio
adblue	partikelfilter reinigung abgas
adhs	inklusion förderbedarf
adhs kind	ergotherapie
adresse falsch	kontaktdaten ändern
adresse falsch eingegeben	lieferadresse ändern
adresse für firma	geschäftsadresse virtuelles büro
adresse im ausweis	wohnsitz anmelden ummelden
adresse ummelden	wohnsitz anmelden ummelden
adresse vertippt	lieferadresse ändern bestellung
adventkranz	adventskränze
aerobic	kursplan gruppenkurse
afrohaare	dauerwelle glättung
after wedding	hochzeitsreportage fotograf
ag angebot	fremdsprachenwahl profil
agape	sektempfang
agb	agb vertragsbedingungen
agb für shop	rechtstexte abmahnsicher
agentur meldet sich nicht	zugangsdaten rechte agenturwechsel
ahnenforschung	archiv recherche
ahnenforschung	pfarrbüro taufschein
ahv anmelden	rentenversicherung beratung
ahv ausweis	ermäßigung senioren
aida	kreuzfahrt
airbag rückruf	rückrufaktion
airbnb wohnung	untervermietung genehmigung
airline zahlt nicht	fluggastrechte entschädigung
akkordeon	instrumentalunterricht
akku aufgebläht	akkutausch
akku aufladen	fahrradraum laden
akku hält keinen tag	akkutausch
akku hält nicht	ebike akku prüfung diagnose austausch
akku im keller	batteriespeicher
akku laden	ladestation elektroauto
akku lädt nicht	e-bike akku service
akku lädt nicht ebike	ebike akku prüfung
akku schicken	gefahrgut versandverbote
akku schnell leer	akkutausch
akku schwach ebike	ebike akku prüfung
akku tot	e-bike akku service
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
algen	gartenteich
algen an wand	fassadenanstrich fassadenreinigung
algen aquarium	wasseranalyse aquaristik
algen im teich	teichbau teichpflege
aligner	kieferorthopädie zahnspange
alimente	familienrecht sorgerecht unterhalt
alimente	unterhalt
alkfrei	alkohol
alkohol ab 16	jugendschutz altersgrenze
alkohol in soße	halal schweinefleisch
alkohol mitbringen	alkoholverbot mitgebrachte getränke
alkohol mitbringen zoll	zollfreigrenzen
alkohol verschicken	gefahrgut versandverbote
alkoholfreie cocktails	weinkarte getränkekarte
all in	pauschalreise
all inclusive	halbpension restaurant im haus
all inclusive	halbpension vollpension
all you can eat	menü buffet
alle kassen	kassenpatienten privatpatienten
alle marken	markenübergreifend fremdfabrikate
alle preise sehen	preisliste preise
alle rohdaten	bildbearbeitung retusche
alle schlüssel futsch	schlosswechsel zylinder austausch
alle schlüssel verloren	schlosswechsel zylinder
alle unsere gäste	gruppen hochzeitsgäste
alle versicherungen mal anschauen	versicherungscheck beratung
alle zusammen mitglied	familienbeitrag
allein kommen	einzelpersonen
allein kommen als kind	einverständniserklärung eltern
allein mit kind reisen	einreise visum reisepass
allein mit lehrer	einzelunterricht privatstunde
allein nach tod	trauerbegleitung trauergruppe
allein reisend	einzelzimmer doppelzimmer
allein verreisen	alleinreisende gruppenreise
alleine auch	einzelperson mindestteilnehmerzahl
alleine fliegen kind	alleinreisende kinder betreuung
alleine lernen	einzelunterricht privatstunde
alleinerziehend urlaub	familienurlaub kinderermäßigung
allergie auf ohrringe	nickelfrei allergie schmuck
allergie hab ich	allergene unverträglichkeiten
allergie hund	allergie futtermittelunverträglichkeit tier
allergie katze weg	tierheim vermittlung abgabe
allergietest	allergietest hyposensibilisierung
allergisch farbe	lösemittelfrei farbe geruch
allergisch gegen	allergene unverträglichkeiten allergien vegan allergie
allergisch gegen erdnüsse	allergene inhaltsstoffe
allergisch gegen haarfarbe	allergietest haarfarbe verträglichkeit
allergisch haarfarbe	allergietest farbe
allerheiligen	feiertage öffnungszeiten
alles aus einer hand	komplettsanierung bauleitung
alles ausgebucht	wartezeit warteliste verfügbarkeit
alles ausgegraut	testphase abgelaufen zahlung offen
alles dauert firma	prozessoptimierung
alles digital machen	digitalisierung beratung
alles doppelt speichern	backup datensicherung
alles dreht sich	schwindel therapie
alles drin nebenkosten	nebenkostenabrechnung betriebskosten
alles eingefroren	fehlerbehebung störung support
alles einpacken lassen	einpackservice
alles geht ein	gießen pflege anleitung
alles gelöscht	datenrettung
alles in einen kredit	umschuldung
alles in zetteln	aufgabenverwaltung projektmanagement
alles inklusive	zusatzkosten nebenkosten leistungen
alles inklusive oder	zusatzkosten gebühren
alles muss raus	entrümpelung haushaltsauflösung
alles neu aufsetzen	windows neuinstallation upgrade
alles organisieren hochzeit	hochzeitsplanung
alles quietscht rad	fahrrad inspektion
alles rausziehen	datenexport csv
alles runterladen	datenexport sicherung
alles rüberziehen	datenübertragung einrichtung
alles vergessen spanisch	einstufungstest sprachniveau
alles verkalkt	enthärtung kalk
alles verkalkt	enthärtungsanlage entkalkung
alles verschwommen	sehtest augenprüfung
alles vertrocknet	anwachsgarantie pflanze eingegangen
alles voll	wartezeit warteliste
alles voller staub baustelle	baureinigung bauendreinigung
alles weg	datenwiederherstellung backup
alles weg karten	ausverkauft restkarten
alles wegschmeißen	entrümpelung haushaltsauflösung
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
alte agentur weg	zugangsdaten rechte agenturwechsel
alte ausgabe	antiquariat vergriffene bücher
alte auszüge	kontoauszug
alte brille spenden	sachspenden
alte bücher abgeben	bücherspende flohmarkt bücherankauf antiquariat
alte bücher loswerden	bücherspende
alte couch weg	sperrmüll entsorgung
alte dachplatten	asbest bauschutt container
alte daten mitnehmen	datenimport umstieg
alte daten rein	datenimport migration
alte dias	digitalisierung alte fotos
alte dias	digitalisierung dias vhs
alte farbe	schadstoffe problemstoffe
alte farben	schadstoffsammlung problemstoffe
alte fenster raus	fenstertausch einbau
alte filme	digitalisierung dias vhs
alte fliesen	badsanierung
alte fliesen wohin	bauschutt entsorgung
alte fotos suchen	archiv recherche
alte karre	oldtimer ältere fahrzeuge
alte karre loswerden	fahrzeugankauf bewertung verschrottung
alte katze	altersvorsorge tier
alte klamotten	altkleider
alte klamotten	altkleidersammlung
alte leitungen	elektrosanierung altbauinstallation
alte mailadresse	e mail adresse ändern
alte matratze	sperrmüll anmelden
alte medikamente	altmedikamente entsorgung medikamente
alte möbel abholen	sperrmüllabholung
alte möbel entsorgen	sperrmüll anmelden
alte nummer mitnehmen	rufnummernmitnahme
alte pillen wohin	altmedikamente entsorgung
alte pneus entsorgen	altreifenentsorgung
alte reifen loswerden	altreifenentsorgung
alte röntgenbilder	vorbefunde röntgenbilder
alte schuld grundbuch	grundbucheintragung löschung
alte seite behalten	relaunch übernahme inhalte
alte sicherungen	sicherungskasten erneuerung
alte tabletten wegwerfen	altmedikamente entsorgung
alte teile behalten	altteile
alte unterlagen vom arzt	patientenakte befundkopie
alte version seite zurück	backup wiederherstellen
alte wellplatten	asbestsanierung entsorgung
alte ölheizung raus	heizungstausch wärmepumpe förderung
alten kram mitnehmen	altgeräte entsorgung
alter computer	elektroschrott
alter computer	systemvoraussetzungen browser
alter egal	mindestalter altersgrenze
alter fernseher	elektroschrott
alter fernseher weg	elektroaltgeräte entsorgung
alter gutschein	gutschein gültigkeit
alter gutschein	gutschein gültigkeit einlösen
alter hund	altersvorsorge tier
alter käfer	oldtimer restauration
alter kühlschrank wohin	elektroaltgeräte entsorgung
alter lappen	führerscheinstelle umtausch
alter laptop	systemanforderungen hardware
alter rechner läuft	systemvoraussetzungen
alter schrank	möbel restaurierung
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
altes foto pass	biometrisches passfoto
altes foto restaurieren	bildbearbeitung retusche
altes gegen neues	inzahlungnahme gebrauchtrad
altes gerät mitnehmen	altgeräte entsorgung
altes gold	goldankauf altgold
altes handy verkaufen	handyankauf
altes haus herrichten	sanierung umbau
altes mitnehmen	altgeräte entsorgung altgeräterücknahme
altes modell teile	ersatzteile
altes rad abgeben	inzahlungnahme gebrauchtrad
altes rad loswerden	gebrauchträder inzahlungnahme
altes sofa loswerden	sperrmüll wertstoffhof entsorgung
altes stand zurück	versionsverlauf
altes stück anbieten	sammlung leihgaben schenkung
altes teil zurück	altteile
altes zeugnis	zeugnis kopie verlust
altes zeugnis	zeugnis zweitschrift
altkleider	altkleidersammlung
altpapier	abfallkalender müllabfuhr
altöl	schadstoffe problemstoffe
altöl	schadstoffsammlung problemstoffe
alu zerkratzt	felgenaufbereitung felgenreparatur
alzheimer	demenz betreuung
am abend teurer	zuschlag notdienst wochenende
am brückentag	brückentag öffnungszeiten schließtage
am computer sitzen	computer drucken kopieren
am existenzminimum	bürgergeld sozialhilfe grundsicherung
am handy nutzen	mobile app offline
am handy schlecht	responsive mobil
am handy sieht komisch	responsives design mobil
am nächsten tag aufräumen	aufbau abbau dekoration
am preis drehen	rabatt
am preis machen	ermäßigung rabatt
am preis was machen	rabatt preisnachlass
am samstag da	öffnungszeiten wochenende
am samstag termin	samstagstermin
am sarg abschied	abschiednahme aufbahrung
am see heiraten	freie trauung
am selben tag	reparaturdauer abholung
am sonntag da	öffnungszeiten wochenende
am tag vorher rein	aufbau vortag
am vortag rein	aufbau abbau dekoration
am wahltag nicht da	wahlen briefwahl
am wahltag weg	briefwahl wahlbenachrichtigung
am wochenende auf	öffnungszeiten wochenende samstag
am wochenende kommen	notdienst bereitschaft
am wochenende los	programm termine kalender
am wochenende offen	öffnungszeiten wochenende samstag
am wochenende rein	24 7 zugang
amalgam raus	füllung inlay
amalgam raus	füllung karies
amazon billiger	bestpreisgarantie
ambulant operieren	operation ambulant
ameisen	mängel unterkunft
ameisen überall	schädlingsbekämpfung kammerjäger
amex	zahlungsarten kartenzahlung
ampel kaputt	mängelmelder straße
ams zahlt	bildungsgutschein förderung
amt lehnt ab	sozialrecht widerspruch
amt will bestätigung wohnung	wohnungsgeberbestätigung
amt zahlt beerdigung	sozialbestattung
amt zahlt kurs	bildungsurlaub förderung bildungsgutschein
amt zahlt umzug	umzugskosten jobcenter arbeitgeber
amtliche kopie	beglaubigung
an anderem tag	termin verschieben umbuchung
an büro schicken	lieferadresse ändern
an der flasche	suchtberatung
an der kasse zahlen	zahlung vor ort
an die uni	bewerbungsfrist zulassung studium
an falschen überwiesen	überweisung rückruf
an feiertagen	öffnungszeiten feiertage
an geräten trainieren	gerätetraining kgg
an haustür unterschrieben	verbraucherrecht vertrag widerruf
an heiligabend	weihnachten öffnungszeiten feiertage
an kasse fehler	bestellvorgang checkout problem
an ostern	ostern feiertage öffnungszeiten
an paketbox	packstation lieferung
an schule abholen	abholung treffpunkt fahrstunde
an silvester	silvester öffnungszeiten
an steuerberater schicken	datev export steuerberaterzugang
an steuerberater schicken	steuerberater zugang datev
an wen schreiben	kontakt email
an wen wenden	ansprechpartner kontakt
an wen wenden	kontakt telefon ansprechpartner zuständigkeit
analdrüse	analdrüsen
analphabet	alphabetisierung grundbildung
anbau	baugenehmigung
anbauen	anbau aufstockung
andere adresse schicken	lieferadresse ändern
andere die verloren	trauerbegleitung trauergruppe
andere farbe schuhe	schuhe färben
andere farbe sofa	stoffauswahl muster
andere friseurin	wunschfriseur
andere gemein zu kind	mobbing vertrauenslehrer
andere gemeinde heiraten	kirchliche trauung
andere größe	größentabelle umtausch größe
andere größe haben	rückgabe umtausch retoure
andere lieferadresse	abweichende lieferadresse
andere mit krankheit	selbsthilfegruppe
andere person reist	umbuchung namensänderung flug
andere programme anbinden	schnittstellen integration
andere sprache	fremdsprachen englisch
andere sprache einstellen	spracheinstellung
andere standorte	adresse standort
andere startnummer	rechnungsnummer nummernkreis
andere währung	währungen fremdwährung
anderen fahrlehrer	fahrschule wechsel
anderen lehrer	musiklehrer wechsel
anderen lehrer haben	lehrerwechsel
anderen termin	umbuchung terminverschiebung
anderen therapeuten	therapeutenwechsel
anderen vornamen	namensänderung
anderen zug fahren	zugbindung flexticket
anderer anreisetag	an und abreisetag
anderer arzt sagt	zweitmeinung
anderer holt pass	vollmacht abholung ausweis
anderer lehrer	lehrerwechsel
anderer mitreisender	umbuchung namensänderung reise
anderer name pass	umbuchung namensänderung flug
anderer soll konto verwalten	kontoinhaber übertragen
anderer soll übernehmen	vertragsübernahme inhaberwechsel
anderer stoff	stoffauswahl muster
anderer tag	umbuchung terminverschiebung
anderer tag fliegen	umbuchung namensänderung flug
anderer tag paket	wunschtermin zustellung umleiten
anderer verein spielen	spielerpass vereinswechsel
anderes datum	umbuchung terminverschiebung
anderes hotel bekommen	reisemängel entschädigung
anderes land	ausland länder verfügbar
anderes mal kommen	termin verschieben
anderes präparat	generika rabattvertrag
anderes zimmer haben	zimmerwechsel
anders heißen jetzt	kontaktdaten stammdaten ändern
anders überlegt	rückgabe umtausch widerruf
anders überlegt	widerruf rückgabe retoure
anfahrt	anfahrt anreise
anfahrtsgebiet	liefergebiet
anfangsbestand	jahresabschluss
anfassen museum	museumspädagogik workshop
anfängertier	haustier beratung
angeblich zugestellt	nachforschung zustellung verlust
angeblich zugestellt	sendungsverfolgung
angebot machen	kostenvoranschlag angebot
angebot zu rechnung	angebot in rechnung umwandeln
angebot zu teuer	angebot nachverhandlung alternativen
angehörige gruppe	pflegeberatung angehörige
angeln dürfen	fischereischein waffen jagd
angeln gehen	fischereischein
angelschein	fischereischein
angelschein	fischereischein waffen jagd
angelschein nötig	angelschein tageskarte
angezeigt	strafrecht strafverteidigung
angezeigt worden	strafverteidigung
angriff auf seite	ddos schutz
angst autobahn	fahrangst prüfungsangst
angst hinzufallen	schwindel gleichgewicht sturzprophylaxe
angst vor abmahnung	rechtstexte abmahnsicher
angst vor aktien	geldanlage sparen beratung
angst vor einbrecher	alarmanlage videoüberwachung
angst vor einbrechern	einbruchschutz
angst vor krebs	krebsvorsorge früherkennung
angst vor meinem mann	häusliche gewalt gewaltschutz frauenhaus
angst vor reden	rhetorik präsentationstraining
angst vor schere	kinderhaarschnitt
angst vor schule	mobbing schulsozialarbeit
angst vor spritzen	angstpatienten angst
angst vor spritzen	angstpatienten betäubung lachgas
angst vor wasser	schwimmkurs
angst vorm fahren	auffrischung fahrstunden angst
angst vorm fahren	fahrangst prüfungsangst
angst vorm tierarzt	hausbesuch tierarzt
angst vorm wasser	schwimmkurs seepferdchen
angst vorm zahnarzt	betäubung angst narkose
angst wegen krieg	pauschalreise storno
angstpatient	betäubung angst narkose
angstzustände	psychotherapie psychische beschwerden
anhang zu groß	speicherplatz dateigröße
anhänger dran	anhängerkupplung nachrüsten
anhänger fahren	anhängerführerschein be b96
anhänger für hund	kindersitz fahrradanhänger
anhänger fürs rad	lastenrad fahrradanhänger kindersitz
anhänger leihen	anhängerverleih
anhänger leihen	lieferung transport gartencenter
anhängerschein	anhängerführerschein be b96
anhören im museum	audioguide
anleitung nur auf englisch	bedienungsanleitung deutsch
anleitung verloren	bedienungsanleitung download
anmeldebogen	formulare anmeldeformular
anmelden nach umzug	wohnsitz anmelden ummelden
annahme verweigern	annahmeverweigerung rücksendung
annullationsversicherung	reiserücktrittsversicherung
annullierungskosten	reiserücktrittsversicherung
anonym	datenschutz
anonym begraben	grabarten friedhof
anonym blumen	grußkarte
anonym melden	beschwerdestelle hinweisgeber
anpacken	ehrenamt
anpacken helfen	ehrenamt helfen
anprobieren im geschäft	ladengeschäft showroom
anreise sonntag	an und abreisetag
anruf von bank	betrug phishing
anrufen wen	kontakt telefon
ans konto von mutter	nachlass konto vollmacht
ans meer	reiseberatung urlaub buchen
ansatz färben	färben strähnen balayage
ansatz färben	haare färben coloration
ansatz nachfärben	haare färben coloration
ansatz rausgewachsen	haare färben coloration
ansatz sieht man	färben strähnen balayage
anschluss neubau	hausanschluss baustrom
anschluss verpasst	flugverspätung annullierung
anschluss verpasst	flugverspätung entschädigung verspätung fahrgastrechte erstattung
ansprechpartner	kontakt telefon
ansteckend	ansteckung krank
anstecker	hochzeitsfloristik brautstrauß
anstecker bräutigam	hochzeitsfloristik deko
anstoßen nach trauung	sektempfang
anteil ernte	solidarische landwirtschaft
antibiotika und bier	nebenwirkungen wechselwirkungen beratung
antibiotikum in kita	medikamentengabe kita
antik möbel retten	restaurierung möbel
antrag abgelehnt	widerspruch bescheid ablehnung
antrag dauert	status antrag bearbeitungszeit
antrag führerschein	führerscheinantrag unterlagen
antrag im netz	online dienste antrag
antrag machen	verlobungsring
antrag nicht fertig	bearbeitungsstand antrag
antrag runterladen	formulare anmeldeformular
antrag straßenverkehrsamt	führerscheinantrag unterlagen
antriebslos	psychotherapie psychische beschwerden
antwortet ihr am wochenende	supportzeiten wochenende
antwortet niemand	kontakt e mail
anwalt bezahlen versicherung	rechtsschutzversicherung
anwalt bürgergeld	beratungshilfe prozesskostenhilfe
anwalt mitbringen	rechtsbeistand begleitung
anwalt nicht leisten	beratungshilfe prozesskostenhilfe
anwalt ohne geld	prozesskostenhilfe beratungshilfe
anwalt umsonst	beratungshilfe prozesskostenhilfe
anwesenheitspflicht	anwesenheitspflicht fehlzeiten
anwohnerparken	bewohnerparkausweis
anwohnerparken	parkplatz parken
anwohnerparkkarte	bewohnerparkausweis
anzahl noch unklar	personenzahl änderung
anzahlen	anzahlung kaution
anzahlung zurück	anzahlung kaution
anzahlung zurück	stornierung reiserücktritt
anzahlungsrechnung	abschlagsrechnung schlussrechnung
anzeige bekommen	strafrecht strafverteidigung
anzeige in zeitung	anzeigengestaltung printwerbung
anzeige zeitung tod	traueranzeige
anzug ausleihen	smokingverleih
anzug maßgeschneidert	maßanfertigung maßanzug
anzug nach maß	maßanfertigung maßanzug
anzug nötig	kleiderordnung
anzug reinigen	textilreinigung chemische reinigung
aperitif nach	sektempfang
apfelbaum schneiden	baumschnitt obstbaumschnitt
apfelbaum schneiden	schnitt zeitpunkt
api key verloren	api schlüssel neu erzeugen
apostille	beglaubigung
apotheke liefert	botendienst
apotheke nachts	apotheke notdienst
apotheke nachts	notdienst apotheke
apotheke offen jetzt	apotheke notdienst
apotheke sonntag	apotheke notdienst
apotheke sonntag	notdienst apotheke
app ausstellung	audioguide
app freischalten	onlinebanking pushtan freischalten
app friert ein	störung status
app geht nicht	fehlermeldung technische probleme
app geht nicht bank	online banking tan app
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
aquarium umziehen	klaviertransport schwertransport
arbeit bei euch	stellenangebote bewerbung
arbeit binden lassen	abschlussarbeiten bindung
arbeite bis fünf	betreuungszeiten
arbeite bis sechs	abendtermine öffnungszeiten
arbeite im schichtdienst	schichtarbeit flexible termine
arbeite tagsüber	abendkurs wochenende
arbeiten im café	laptop arbeiten café
arbeiten vom hotel	arbeitsplatz schreibtisch wlan
arbeiterzimmer	langzeitaufenthalt monteure
arbeitgeber zahlt brille	zuschuss krankenkasse brille
arbeitgeber zahlt gym	firmenfitness
arbeitnehmerveranlagung	steuererklärung einkommensteuer
arbeitsamt zahlt coaching	avgs gutschein förderung
arbeitslos	ermäßigung sozialtarif rabatt studierende senioren
arbeitsplatte aufgequollen	arbeitsplatte austausch
arbeitsplatte aufgequollen	küche arbeitsplatte
arbeitsunfall	arbeitsunfall durchgangsarzt
arbeitsunfähig	krankschreibung arbeitsunfähigkeit
arbeitszeit eintragen	zeiterfassung
arbeitszimmer	werbungskosten
arbeitszimmer	werbungskosten homeoffice absetzen
archiv benutzen	archiv recherche
arm gebrochen	verletzung attest pausieren
arm gebrochen spiel	sportunfall versicherung
arm geschwollen	lymphdrainage
arm geschwollen nach brustkrebs	lymphdrainage
arm nicht heben	manuelle therapie
arm taub	notruf brustschmerzen
armatur undicht	wasserhahn tropft reparatur
armband gerissen	schmuckreparatur löten
armband kürzen	uhr schmuck reparatur
armband notruf	hausnotruf
armband verloren	mitgliedskarte verloren
armband zu weit	uhrenarmband kürzen austausch
arme zu kurz lesen	sehtest brillenglasbestimmung
arme zu kurz zum lesen	sehtest augenprüfung
arthrose	orthopädie gelenkschmerzen
artikel hochladen	produkte anlegen
artikel über euch	presse
arznei vorbestellen	medikamente vorbestellen
arzt am wochenende	notdienst außerhalb sprechzeiten
arzt am wochenende	ärztlicher bereitschaftsdienst notdienst
arzt gewechselt	neupatienten aufnahme
arzt hat gepfuscht	arzthaftung medizinrecht
arzt im ausland	auslandskrankenversicherung reiseversicherung
arzt im urlaub	vertretungsarzt urlaub praxisurlaub vertretung
arzt in rente	neupatienten arztwechsel
arzt kommt tot	totenschein
arzt per video	videosprechstunde
arzt pfusch	arzthaftung
arzt vom sofa aus	videosprechstunde
arzt wechseln	neupatienten aufnahme
arztzeugnis	krankschreibung arbeitsunfähigkeit
asap	notfall eiltermin
asbest	asbestsanierung entsorgung
asbest im dach	asbestsanierung entsorgung
asche ins meer	feuerbestattung urne
asche ins meer	seebestattung
asche mit heim	urne asche aufbewahrung
asche verstreuen	feuerbestattung urne
asche verstreuen	urne asche aufbewahrung
asche vom hund	tierbestattung kremierung
asche zu diamant	erinnerungsstücke
asche zuhause	urne asche aufbewahrung
asf	aufbauseminar punkte probezeit
assistenzhund	hunde haustiere
asthma	lungenfunktion
asthmaspray	medikamentengabe kita
asyl	ausländerrecht aufenthaltsrecht einbürgerung
asyl abgelehnt	asylrecht migrationsrecht
atemaussetzer	schlafapnoe schlaflabor
atemnot	lungenfunktion
attest	krankschreibung arbeitsunfähigkeit
attest für arbeit	krankschreibung arbeitsunfähigkeitsbescheinigung
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
auch samstags	öffnungszeiten
auch sonntags	öffnungszeiten
auch spiele ausleihen	spiele medienangebot
auch stundenweise	stundenweise buchung
auch vor der arbeit	frühtermine
auch zu zweit	paare zwei personen
auf arabisch	fremdsprachen englisch
auf arbeit verletzt	arbeitsunfall durchgangsarzt berufsgenossenschaft d arzt
auf balkon rauchen	rauchverbot balkon
auf brille gesetzt	brille reparatur anpassen
auf bühne stehen	mitspielen theatergruppe vorsprechen
auf dem laufenden	newsletter abmelden anmelden
auf der straße	obdachlosigkeit wohnungslosenhilfe
auf deutsch umstellen	spracheinstellung
auf die kippe	wertstoffhof recyclinghof
auf die liste	warteliste wartezeit
auf die schnelle	notfall eiltermin
auf die seite legen	reservierung zurücklegen
auf eigene kosten	igel selbstzahler leistungen
auf eigenem server	self hosting on premise
auf einmal teurer	sonderkündigungsrecht preiserhöhung
auf einmal zurückzahlen	vorzeitige rückzahlung vorfälligkeitsentschädigung
auf eis ausgerutscht	winterdienst räumpflicht
auf eis legen	mitgliedschaft pausieren ruhezeit vertrag
auf eis legen	mitgliedschaft pausieren stilllegen
auf englisch	fremdsprachen englisch
auf englisch lesen	fremdsprachige bücher
auf etsy	marktplatz anbindung
auf eure schule	schulanmeldung aufnahme
auf französisch	fremdsprachen englisch sprachen dolmetscher
auf gut glück	ohne termin offene sprechstunde anmeldung
auf gymnasium	schulanmeldung aufnahme
auf handy nicht lesbar	responsive mobil
auf insta schreiben	kontakt social media
auf italienisch	fremdsprachen englisch
auf karte bei google	google unternehmensprofil local seo
auf lager	verfügbarkeit lagerbestand
auf link geklickt	betrug phishing
auf link geklickt	virenentfernung malware phishing sicherheitsvorfall
auf liste setzen	wartezeit warteliste verfügbarkeit
auf mehrere male	ratenzahlung finanzierung
auf mehrere monate	ratenzahlung
auf mehreren geräten	geräteanzahl lizenz synchronisierung
auf meinen bildschirm	fernwartung
auf montage	langzeitaufenthalt monteure
auf mund gefallen	zahnunfall abgebrochen
auf mutters konto	kontovollmacht
auf null	haarschnitt herren
auf nächste woche	termin verschieben
auf nächste woche	termin verschieben umbuchung
auf polnisch	fremdsprachen englisch
auf pump	ratenzahlung finanzierung kredit
auf raten	ratenzahlung
auf reader	ebooks hörbücher
auf rechnung	zahlung rechnung überweisung kauf auf
auf rechnung möglich	rechnungskauf zahlungsart
auf rechnung zahlen	zahlungsarten karte bar
auf russisch	dolmetscher sprache
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
aufbauen lassen	montage aufbau möbel
aufbauen lassen	montageservice aufbau
aufbauseminar	aufbauseminar punkte probezeit
aufbauspritze	infusion vitamin
aufbohren	beschädigungsfreie öffnung
aufenthalt verlängern	aufenthaltstitel ausländerbehörde
aufenthalt verlängern	ausländerrecht aufenthaltsrecht einbürgerung
aufenthaltserlaubnis	aufenthaltstitel ausländerbehörde
aufenthaltstitel	aufenthaltstitel ausländerbehörde
aufenthaltstitel läuft ab	aufenthaltstitel verlängerung
auffahrunfall	unfallschaden karosserie
auffrischungsstunden	auffrischung fahrstunden angst
aufgabe verschwunden	gelöschte daten wiederherstellen
aufgaben vergessen	aufgabenverwaltung projektmanagement
aufgebläht	magen darm
aufgeblähter bauch hund	tierärztlicher notdienst
aufgebrochen tür	einbruch notsicherung reparatur
aufguss	sauna
aufhebung unterschreiben	abfindung aufhebungsvertrag
aufhebungsvertrag	arbeitsrecht kündigung
aufhören rauchen	rauchentwöhnung
aufhören zu rauchen	raucherentwöhnung
aufkleber machen	aufkleber etiketten
aufkleber rücksendung	rücksendekosten retourenlabel
auflösung zu schlecht	druckdaten dateiformat
aufnahmegebühr	mitgliedschaft mitgliedsbeitrag
aufnahmeprüfung musik	musiktheorie prüfungsvorbereitung
aufnahmestopp	neue patienten aufnahme
aufnahmestopp	neupatienten aufnahme
aufnehmen was gesprochen	gesprächsaufzeichnung datenschutz
aufnäher	stickerei
aufpreis	zusatzkosten gebühren
aufpreis schnell	expresszuschlag
aufs gymnasium	schulwechsel aufnahme
aufs handy	app
aufs handy laden	app download
aufs kind aufpassen	kinderbetreuung
aufs klo	toilette wc
aufs klo	toilette wc toiletten
aufs meer gucken	ausblick balkon terrasse
aufschieberitis	zeitmanagement prokrastination
aufstieg a2	motorradführerschein
aufstocken	anbau aufstockung
auftreten vor leuten	vorspiel konzert schüler
auftritt altmodisch	corporate design rebranding
aufzug	barrierefreiheit rollstuhl
aufzug kaputt	aufzug störung hausverwaltung
aufzug steckt	aufzugsnotruf störung
aufzug steht	aufzug störung notruf
aufzug steht	mängel melden mieter
auge abkleben	kinderbrille
auge entzündet	augenarzt
auge rot	augenarzt
auge verklebt hund	augen erkrankung tier
augen für führerschein	führerschein sehtest
augen jucken	allergietest hyposensibilisierung
augen müde am pc	arbeitsplatzbrille bildschirmbrille
augen müde vom pc	bildschirmarbeitsplatzbrille
augen prüfen	sehtest brillenglasbestimmung
augen schlechter	sehtest brillenglasbestimmung
augen schlechter geworden	sehtest augenprüfung
augen testen	sehtest augenprüfung
augen tränen	augenarzt
augen tränen	heuschnupfen allergie
augenbrauen	kosmetik nägel wimpern
augenbrauen formen	augenbrauen wimpern
augenbrauen zupfen	augenbrauen wimpern
augendruck	augenarzt
augendruck messen	grauer star glaukom
augenmessung	sehtest brillenglasbestimmung
augenringe	anti aging falten
aus altem neuen schmuck	umarbeitung anfertigung goldschmied
aus anderem programm	datenimport umstieg
aus anderer bücherei	fernleihe
aus angebot machen	angebot in rechnung umwandeln
aus ausland studieren	internationale studierende
aus dem ausland bestellen	internationale kunden
aus der ferne	videosprechstunde online beratung videoberatung termin
aus der ferne draufschauen	fernwartung
aus der puste	einsteiger fitness unsportlich
aus der puste	ekg herz
aus der region	herkunft regional
aus der ukraine	geflüchtete ukraine
aus eigener tasche	igel selbstzahler leistungen
aus eigener tasche	selbstzahler igel privat
aus excel rein	datenimport migration
aus garten was machen	gartengestaltung gartenplanung
aus internet einbauen	material selbst mitbringen
aus kirche ausgetreten beerdigung	trauerfeier trauerredner
aus kirche raus	kirchenaustritt
aus kirche raus	kirchenaustritt kirchensteuer
aus krankenhaus entlassen	nachbehandlung operation
aus kurs raus	kurs abmeldung rücktritt
aus versehen bestellt	stornierung widerruf bestellung stornieren
aus versehen gebucht	erstattung abo
aus versehen gelöscht	gelöschte daten wiederherstellen
aus versehen gelöscht	wiederherstellung papierkorb wiederherstellen
aus versehen kaputt	haftpflichtversicherung
aus versicherung raus	versicherung kündigen wechseln
aus verteiler raus	newsletter abmelden
aus vertrag raus	kündigung kündigungsfrist
aus vertrag rauskommen	kündigung kündigungsfrist
aus wohnung raus	kündigung mietvertrag kündigungsfrist
aus zweiter hand	gebraucht second hand
ausbildung angefangen versicherung	änderung lebenssituation
ausbildung bei euch	ausbildung lehrstelle
ausbildung bei euch	stellenangebote bewerbung
ausbildung fertig	tarifänderung ermäßigung ende
ausbildung machen	ausbildung praktikum
ausbildungsplatz	ausbildung praktikum
ausblühung	schimmel feuchtigkeit sanierung
ausborgen	vermietung private nutzung verleih mietpreise
ausdruck machen	kopierservice scanservice
auseinander gehen	scheidung familienrecht
auseinandergefallen	reklamation defekt garantie
auseinandergelebt	scheidung trennung
ausfallgebühr	stornogebühren stornierungsbedingungen
ausfallhonorar	stornogebühren stornierungsbedingungen
ausflug mit vhs	exkursionen studienreisen
ausflugstipps	ausflugsziele umgebung
ausfluss komisch	geschlechtskrankheiten test
ausflüge	ausflugsziele umgebung
ausflüge heim	aktivierung beschäftigung
ausflüge heim	beschäftigung veranstaltungen bewohner
ausgebrannt	psychotherapie beratung depression
ausgebrannt	psychotherapie psychische beschwerden burnout prävention
ausgebucht	warteliste wartezeit
ausgepackt zurück	rückgabe bedingungen gebraucht
ausgesperrt	anmeldung login passwort türöffnung schlüsseldienst
ausgesperrt	türöffnung schlüsseldienst notdienst
ausgesperrt aus konto	anmeldung login problem
ausgesperrt konto	passwort zurücksetzen anmeldung
ausgesperrt zimmer	schlüssel verloren ausgesperrt
ausgetreten pate	taufe anmeldung
ausgetreten pate	taufpate voraussetzungen
ausgezogen strom	abmeldung auszug zählerstand
aushilfe	stellenangebote bewerbung
aushilfe	stellenangebote jobs karriere
aushub	erdarbeiten baggerarbeiten
ausland mitgliedschaft	mitgliedschaft pausieren stilllegen
ausland zahlen	karte ausland gebühren
auslandssemester	mitgliedschaft pausieren ruhezeit
ausleihen	vermietung private nutzung
ausleihen statt kaufen	verleih mietpreise mietdauer
ausländeramt	aufenthaltstitel ausländerbehörde
ausländerin heiraten	eheschließung unterlagen ausland
ausländische kunden	internationale kunden
ausländischer führerschein	führerscheinstelle umtausch führerschein umschreiben ausland
ausländisches zeugnis uni	internationale studierende
ausmalen	innenanstrich wohnung streichen
ausmessen	aufmaß beratung vor ort
auspuff abgefallen	auspuff abgasanlage
auspuff hängt	auspuff abgasanlage
auspuff hängt	auspuff reparatur
auspuff laut	auspuff abgasanlage
ausräumen vorher	möbel räumen vor malerarbeiten
ausschank	alkohol
ausschankgenehmigung	veranstaltung anmelden genehmigung
ausschenken	servicepersonal
ausschlafen	später check out
ausschlag	hautarzt dermatologie
ausschlag baby	kinderarzt fieber
ausschlag seit tagen	hautausschlag akutsprechstunde
aussehen rechnung	rechnungsvorlage layout
aussteigen aus	kündigung kündigungsfrist
ausstellung noch	ausstellung sonderausstellung
ausstellungsstück	ausstellungsstücke abverkauf
austausch betroffene	selbsthilfegruppe
austherapiert	sterbebegleitung palliativ
austoben kinder	eltern kind turnen
austreten	kündigung kündigungsfrist
austreten aus verein	austritt kündigung mitgliedschaft
austreten aus verein	kündigung kündigungsfrist
austritt	kündigung kündigungsfrist
austritt verein	austritt kündigungsfrist
ausverkauft	wartezeit warteliste verfügbarkeit lagerbestand
auswandern	abmeldung wegzug ausland
auswandern	wohnsitz anmelden ummelden
ausweis abgelaufen	personalausweis beantragen ausweis gültigkeit verlängerung
ausweis bei paket	persönliche übergabe identprüfung
ausweis dabei	unterlagen mitbringen
ausweis fertig	status antrag bearbeitungszeit
ausweis für kind	personalausweis beantragen
ausweis geklaut	ausweis verlust
ausweis gestohlen	ausweis verlust diebstahl melden
ausweis liegt drin	nachweis wohnung ausweis
ausweis machen lassen	personalausweis reisepass beantragen
ausweis mitnehmen	unterlagen mitbringen ausweis
ausweis verloren	verlustmeldung personalausweis ersatz
ausweis verloren bibliothek	bibliotheksausweis anmeldung
ausweis weg	ausweis verlust
ausweis wieder gefunden	ausweis verlust
ausweis wiedergefunden	ausweis verlust diebstahl melden
ausweis zeigen	ausweiskontrolle altersnachweis
auswerten	berichte auswertungen dashboard
auswärtsspiel	spielbetrieb spielplan
ausziehen muss ich	mitbringen kleidung physiotherapie
authenticator	zwei faktor authentifizierung
autist	inklusion förderbedarf
auto abends abstellen	schlüsseleinwurf nachtannahme
auto abgeschleppt	bußgeld strafzettel
auto abmelden	kfz zulassung
auto abmelden	kfz zulassung fahrzeugabmeldung
auto abschleppen	abschleppdienst pannenhilfe
auto abstellen	parkplatz parken
auto am flughafen lassen	flughafen parken langzeitparken
auto am zelt	platzordnung ruhezeit camping
auto anmelden	kfz zulassung
auto anmelden lassen	zulassungsservice kennzeichen
auto anmelden versicherung	evb nummer
auto aufladen	ladestation elektroauto
auto bekleben	fahrzeugbeschriftung folierung
auto bleibt stehen	abschleppdienst pannenhilfe
auto daheim laden	wallbox
auto durchbringen	hauptuntersuchung tüv
auto durchchecken	inspektion service
auto fertig	abholung reparaturstatus
auto finanzieren	privatkredit
auto fürs wochenende	autovermietung mietwagen
auto gegen wand	kfz versicherung schadenfreiheitsklasse
auto geht nicht an	starthilfe batterie pannenhilfe
auto geht nicht auf	autoöffnung
auto gekauft papiere	kfz zulassung
auto hinbringen abholen	hol und bringservice nachtannahme
auto hinstellen	parkplatz parken
auto innen saumäßig	fahrzeugaufbereitung innenreinigung
auto kaufen gebraucht	gebrauchtwagen
auto klappert	fahrwerk stoßdämpfer diagnose
auto klima stinkt	klimaservice
auto kühlt nicht	klimaanlage service auto
auto laden	ladestation elektroauto
auto lassen	parkplatz parken
auto laut	auspuff reparatur
auto liegen geblieben	abschleppdienst pannenhilfe
auto liegengeblieben	pannenhilfe abschleppdienst
auto mal durchschauen	inspektion service
auto mieten	autovermietung mietwagen
auto mieten urlaub	mietwagen
auto neu versichern	kfz versicherung
auto piept	fehlerdiagnose kontrollleuchte
auto putzen lassen	fahrzeugaufbereitung innenreinigung
auto restaurieren	oldtimer restauration
auto ruckelt	motordiagnose
auto sicher	tiefgarage höhe
auto springt nicht an	starthilfe batterie pannenhilfe
auto später abholen	schlüsseleinwurf nachtannahme
auto stehen lassen	parkplatz parken
auto steht autobahn	abschleppdienst pannenhilfe
auto stinkt	fahrzeugaufbereitung innenreinigung
auto stinkt innen	fahrzeugaufbereitung innenreinigung
auto testen vor kauf	gebrauchtwagencheck
auto tot	abschleppdienst pannenhilfe
auto tot	starthilfe batterie pannenhilfe
auto ummelden	kfz zulassung
auto verkaufen	fahrzeugankauf bewertung verschrottung
auto verkauft	fahrzeugverkauf abmeldung versicherung
auto verkauft versicherung	versicherung kündigen wechseln
auto verliert öl	ölverlust dichtung
auto versichern	kfz versicherung
auto vor kauf prüfen	gebrauchtwagencheck
auto vor ort	mietwagen
auto weg abgeschleppt	bußgeld einspruch
auto wie neu	fahrzeugaufbereitung innenreinigung
auto will service	inspektion ölwechsel
auto winterfest	urlaubscheck wintercheck
auto wird heiß	kühlsystem kühler wasserpumpe
auto währenddessen	ersatzwagen leihwagen
auto zieht links	achsvermessung spureinstellung
auto zieht nach rechts	achsvermessung spureinstellung
auto zu schlüssel drin	autoschlüssel nachfertigung
auto zugesperrt	autoöffnung
auto zur überbrückung	ersatzwagen leihwagen
auto ölt	ölverlust undichtigkeit
auto über nacht abgeben	hol und bringservice nachtannahme
auto über nacht laden	ladestation elektroauto
autobahn angst	auffrischung fahrstunden angst
autobahnfahrt	sonderfahrten pflichtstunden
autobatterie	schadstoffe problemstoffe
autobeschriftung	logo corporate design druck
autofahren lernen	führerschein klasse b
autofahren nach behandlung	verhalten nach eingriff
autofahrschule	führerschein klasse b
autofenster bleibt unten	fensterheber elektrik reparatur
autogenes training	gesundheitskurse entspannung
autohändler beschissen	verbraucherrecht vertrag widerruf
automat hat karte	karte eingezogen ersatzkarte
automat hat karte	karte sperren verlust
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
automatisch verlängert	erstattung abo
automatisch überweisen	dauerauftrag
automatische verlängerung	vertragslaufzeit mindestlaufzeit
autor kommt	lesung signierstunde
autor liest	lesung signierstunde
autoreifen wald	wilder müll illegale ablagerung
autoreifen wohin	altreifen entsorgung
autoschlüssel im auto	autoöffnung
autoschlüssel nachmachen	autoschlüssel nachfertigen
autoschlüssel verloren	autoschlüssel nachfertigen
autoschlüssel verloren	autoschlüssel nachfertigung
autoversicherung billiger	kfz versicherung
auva	arbeitsunfall durchgangsarzt
außen hochziehen	möbellift außenaufzug
außenlicht	beleuchtung installation
außergerichtlich	schlichtungsstelle streitbeilegung
außerhalb der sprechzeiten	ärztlicher bereitschaftsdienst notdienst
außerhalb der stadt	liefergebiet
außerhalb der zeiten	notdienst bereitschaft
außerhalb eu	versand ausland zoll
avv	auftragsverarbeitungsvertrag
azubi preis	ermäßigung
azubi rabatt	ermäßigung studierende
azubi werden	ausbildung praktikum lehrstelle
azubis finden	personalmarketing employer branding
b bewilligung	aufenthaltstitel ausländerbehörde
b1 für pass	sprachprüfung zertifikat
b1 prüfung	sprachprüfung zertifikat
b1 zertifikat für pass	sprachprüfung zertifikat
b12 spritze	infusion vitamin
b196	motorradführerschein
b196	motorradführerschein drosselung führerscheinklasse
b197	automatik führerschein b197
b2 prüfung	sprachprüfung zertifikat
b96	anhängerführerschein be b96
baby anmelden	geburtsurkunde standesamt
baby bekommen versicherung	änderung lebenssituation
baby braucht ausweis	personalausweis reisepass beantragen
baby dreht kopf nur	krankengymnastik kinder säuglinge
baby dreht nicht	kinderphysiotherapie
baby fotografieren	babyfotos newborn
baby füttern	wickelraum stillraum
baby glüht	kinderarzt fieber
baby ist da	geburtsurkunde anmeldung geburt
baby ist da	geburtsurkunde elterngeld anmeldung
baby kopf schief	osteopathie
baby krabbelt nicht	kinderphysiotherapie
baby mit in kurs	kinderbetreuung während kurs
baby mit theater	altersempfehlung
baby mitnehmen	kinder
baby schief	osteopathie
baby schläft nicht	schlafberatung baby
baby schreit nur	schreiambulanz schreibaby
baby schreit ständig	kinderarzt vorsorge u untersuchung
baby taufen	taufe anmelden
baby taufen	taufe anmeldung
baby tot geboren	sternenkinder bestattung
baby trinkt nicht	kinderarzt fieber
baby trinkt nicht	stillberatung hebamme
baby untersuchung	kinderarzt vorsorge u untersuchung
baby unterwegs	schwangerschaft vorsorge
baby verloren	sternenkinder
baby weint shooting	familienfotos neugeborene
baby wickeln	wickelraum stillen
babybauch	babybauch fotoshooting
babybauch	familienfotos neugeborene
babybett	familienzimmer babybett
babybett da	babybett kinderbett reservieren
babybilder	familienfotos neugeborene
babyfoto ausweis	biometrisches passfoto
babykarte	geburtsanzeigen danksagungskarten
babykatze	welpen beratung
babykurs	eltern kind kurse
babymassage	eltern kind kurse
babyschale	kindersitz mietwagen
babyschwimmen	schwimmkurs seepferdchen
babyshooting	babyfotos newborn
babysitter	kinderbetreuung
babywaage	milchpumpe babywaage verleih
babywaage	milchpumpe verleih
bachelorarbeit binden	abschlussarbeiten bindung
backe dick	schwellung abszess notdienst
backe dick	zahnärztlicher notdienst schmerzen
backe geschwollen	zahnschmerzen notdienst
backe noch taub	verhalten nach eingriff
backen lernen	kochkurs
backenzahn raus	zahnextraktion weisheitszähne
backofen	ausstattung küche
backofen	ferienwohnung küche ausstattung
backofen anschließen	herd anschließen
backofen heizt nicht	backofen reparatur kundendienst
backpapier	mülltrennung sortieren
bad aus den siebzigern	badsanierung badrenovierung
bad für behinderte	barrierefreies zimmer
bad für oma	barrierefreies bad bodengleiche dusche
bad herrichten	badsanierung badrenovierung
bad machen lassen	badsanierung
bad neu machen	badsanierung badrenovierung
bad von siebziger	badsanierung
badekappe	badekleidung
badekappe pflicht	badekappe badekleidung
badelatschen	duschen umkleiden
bademantel	zimmerausstattung
baden gehen	badesee strand
badesee	badesee strand
badeshorts	badekleidung
badezimmer altmodisch	badsanierung badrenovierung
badi	freibad schwimmbad gemeinde
badminton	tennis platz buchen
badumbau pflegekasse	barrierefreies bad zuschuss
bafög abgelehnt	studienfinanzierung bafög stipendium
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
balkonkraftwerk	photovoltaik speicher
balkonkraftwerk anbringen	balkonkraftwerk genehmigung vermieter
ball durch scheibe	glasbruch notverglasung glaserei
ball ins fenster	notverglasung glasbruch
ball scheibe	haftpflichtversicherung
ballett	tanzkurs
bambini	fußball jugend
bambini wann	trainingszeiten gruppen
bamf	integrationskurs bamf
bamf schein	integrationskurs
bammel	angstpatienten angst
bananenschachteln	umzugskartons
band hochzeit	hochzeits dj band
band spielt	live musik veranstaltung lokal
bandage	einlagen orthopädietechnik
bandcoaching	ensemble orchester band
bandscheibe	physiotherapie rückenschmerzen
bandscheibe	rückenschmerzen
bank geld leihen	ratenkredit privatkredit
bank gewechselt	bankverbindung ändern
bank verknüpfen	bankanbindung kontoabgleich
bank wechseln	konto schließen kontowechsel
bank wechseln	kontowechsel kontoauflösung
bank wird nicht angezeigt	bankanbindung kontoabgleich
bankdaten von euch	bankverbindung iban
bankeinzug	lastschrift sepa einzug mandat
banking am handy	onlinebanking pushtan freischalten
banking gesperrt	online banking tan app
bankkarte weg	karte sperren verlust
bankkarte weg	kartensperrung sperrhotline
bankomat frisst karte	karte eingezogen ersatzkarte
bankomat zahlen	zahlungsarten kartenzahlung
bankomatkarte	zahlungsarten kartenzahlung barzahlung
bankrott	insolvenz sanierung
bankverbindung	zahlung rechnung überweisung
bankverbindung geändert	lastschrift rücklastschrift
banner aufhängen	plakatdruck banner großformat
bar auf die hand	zahlungsarten kartenzahlung barzahlung
bar zahlen	zahlungsarten barzahlung
barbier	bart rasur barber
barfen	barf
barfuß oder	kleidung schuhe
bargeld	zahlungsarten barzahlung
bargeld einzahlen	bareinzahlung
bargeld einzahlen	bargeld münzen einzahlen
barmer	kassenpatienten privatpatienten
barrierefrei	barrierefreiheit rollstuhl
barrierefrei pflicht	barrierefreie website
barrierefrei seite pflicht	barrierefreiheit wcag audit
barrierefreier urlaub	mobilitätseingeschränkt reisen
bart machen	bart rasur barber
bart stutzen	bart rasur barber
bart stutzen	bart rasur barbier
bart trimmen	bart rasur barber
bart zauselig	bart rasur barbier
bartagame	kleintiere heimtiere exoten
basar	veranstaltungen basar
basiskonto	girokonto eröffnen
basteln	nähkurs handarbeit kreativ
basteln im heim	aktivierung beschäftigung
basteln im museum	museumspädagogik workshop
batterie leer	autobatterie starthilfe
batterie leer	batterie prüfen tauschen
batterie platt	autobatterie starthilfe
batterie tot	batterie prüfen tauschen
batterien hörgerät	hörgeräte hörtest
batterien wohin	schadstoffe problemstoffe
batterien wohin	schadstoffsammlung problemstoffe
bauantrag	bauantrag baugenehmigung
baubewilligung	bauantrag baugenehmigung
bauch beine po	kursplan
bauch beine po	kursplan gruppenkurse
bauch fotos	babybauch fotoshooting
bauchfett weg	cellulite körperbehandlung
bauchschmerzen	magen darm
bauchweh	magen darm
bauen kredit	baufinanzierung hypothek
bauernhof anschauen	hofführung schule am bauernhof
baugebiet	bauplätze grundstücke
bauland	bauplätze grundstücke
baum aufs dach	sturmschaden versicherung dach
baum aufs haus	elementarschaden
baum droht umzufallen	baumfällung
baum einnetzen	weihnachtsbaum verkauf
baum erlaubnis	fällgenehmigung baumschutz
baum fällen	baumfällung
baum kippt	baumfällung
baum krank	baumkontrolle baumgutachten
baum mit wurzel	weihnachtsbaum verkauf
baum morsch	baumfällung
baum morsch	baumkontrolle baumgutachten
baum muss weg	baumfällung
baum nicht angewachsen	anwachsgarantie
baum nicht angewachsen	anwachsgarantie pflanze eingegangen
baum pate	tierpatenschaft baumpatenschaft
baum stutzen	baumschnitt obstbaumschnitt
baum trägt nicht	obstbäume befruchter
baum umgefallen	baumfällung sturmschaden
baum umgefallen	schadensmeldung mängelmelder
baum umgestürzt	mängelmelder straße
baum umlegen	baumfällung
baum umsägen	baumfällung
baum vom nachbarn	nachbarrecht
baum vom nachbarn	überhang nachbarrecht baumschnitt
baum zu groß auto	lieferung transport gartencenter
baum zu hoch	schnitt zeitpunkt
baumarkt gekauft montieren	material selbst mitbringen
baumarktrad	fremdrad reparatur internetkauf
baumbestattung	friedhof grab
baumstumpf weg	wurzelstockfräsen
baupfusch	baurecht baumängel
bauplan	plandruck
bauplatz	bauplätze grundstücke bauland
bauschutt	sperrmüll wertstoffhof bauschutt entsorgung
baustaub	baureinigung bauendreinigung
baustelle am hotel	reisemängel reklamation
baustelle lärm	lärm ruhestörung
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
beerdigung ausgetreten	kirchliche bestattung
beerdigung nicht leisten	bestattungskosten
beet jäten	unkrautentfernung gartenpflege
befreit vom sport	beurlaubung unterrichtsbefreiung
befreit von gez	rundfunkbeitrag befreiung
befreit von zuzahlung	zuzahlung befreiung
befreiung vom sport	attest schule
befreiungsausweis	zuzahlung befreiung
befund abholen	befunde laborergebnisse
befund da	befunde laborergebnisse
befund schicken	befunde laborergebnisse
befunde mitbringen	vorbefunde unterlagen mitbringen
beglaubigen	beglaubigung
beglaubigte übersetzung	übersetzung beglaubigt
begleitetes fahren	begleitetes fahren bf17
begleithund	assistenzhund blindenhund
begleitperson gratis	ermäßigung schwerbehindertenausweis
begleitperson umsonst	rollstuhlplätze begleitperson
begleitung frei	rollstuhlplätze begleitperson
begleitung mitbringen	begleitperson
begräbnis	bestattung trauerfeier
begräbnis blumen	trauerfloristik kränze
behandelt ihr meerschweinchen	heimtiere exoten
behandlungsfehler	arzthaftung
beheizter pool	pool schwimmbad
behindert mitmachen	behindertensport inklusion
behindert studieren	nachteilsausgleich
behinderten wc	barrierefreiheit behinderten wc
behindertenausweis	schwerbehindertenausweis
behindertenausweis rabatt	ermäßigung nachweis
behindertengerecht	barrierefreiheit rollstuhl
behindertenklo	barrierefreiheit behinderten wc barrierefreie toilette
behindertenklo	toilette wc
behindertenparkplatz	parkplatz parken barrierefreie parkplätze
behindertenpass	ermäßigung schwerbehindertenausweis
behindertes kind	inklusion förderbedarf
behörde kaufen	behörden bildungsrabatt
behörde will rechnung	e-rechnung xrechnung zugferd
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
bei euch kicken	mitglied werden verein
bei euch patient werden	neue patienten aufnahme
bei euch schaffen	jobs karriere stellenangebote
bei euch unterrichten	kursleitung werden
bei euch vergessen	fundsachen fundbüro
bei euch übernachten	zimmer verfügbarkeit buchen
bei gewitter	gewitter unwetter abbruch
bei glatteis	winterwetter ausfall
bei hitze	hitze hitzefrei wetter
bei hitze	wetter absage
bei ihr übernachten	angehörigenzimmer rooming in
bei lese mithelfen	weinlese mithilfe
bei mehreren billiger	mengenrabatt
bei mir angucken	aufmaß beratung vor ort
bei null	anfänger vorkenntnisse
bei opa übernachten	besuchszeiten
bei regen	ausfall absage veranstaltung
bei regen	wetter absage
bei regen auch	schlechtwetter ersatztermin
bei regen keller	rückstauklappe hebeanlage
bei sauwetter	ausfall absage veranstaltung
bei schlechtem wetter	wetter absage umbuchung
bei schnee	schnee winterwetter ausfall
bei sturm	sturm wetterbedingte absage
bei sturm	wetter absage
bei uns daheim	hausbesuch
bei uns eingebrochen	einbruchschutz notdienst sicherung
bei uns installieren	self hosting on premise
bei uns kochen	catering mindestpersonenzahl
bei vhs anmelden	kurs anmeldung vhs
beichte	seelsorge gespräch
beichten	seelsorge gespräch
beim auspacken kaputt	transportschaden reklamation
beim auszug streichen	schönheitsreparaturen auszug renovierung
beim bauern helfen	erntehelfer
beim ersten mal	ersttermin ablauf
beim fußball verletzt	sportphysiotherapie
beim kicken verletzt	sportverletzung rehabilitation
beim klauen erwischt	strafverteidigung
beim lachen pipi	beckenboden inkontinenz
beim nachbarn abgeben	abstellgenehmigung zustellung
beim skifahren bein	auslandskrankenversicherung reise
beim training verletzt	sportunfall versicherung
beim umzug kaputt	transportversicherung umzugsschaden
bein gebrochen	verletzung ruhezeit sonderkündigung
bein gebrochen fitness	mitgliedschaft pausieren stilllegen
beine dick	lymphdrainage
beine enthaaren	kosmetik nägel wimpern
beine schwer	lymphdrainage
beinfreiheit	sitzplan plätze sicht
beisetzung	bestattung trauerfeier
beispiele sehen	referenzen beispiele
beispiele zeigen	referenzen
beistellbett	familienzimmer babybett
beistellbett	familienzimmer zustellbett babybett
beistellsack	zusätzlicher abfall restmüllsack
beitrag gestiegen	beitrag zu hoch
beitrag im jahr	mitgliedschaft mitgliedsbeitrag
beitrag nicht leisten verein	beitragsermäßigung bildung und teilhabe
beitrag nicht zahlen	beitrag zu hoch
beitrag zahlen	mitgliedsbeitrag
beitragserhöhung	mitgliedschaft mitgliedsbeitrag
beitreten	mitglied werden verein
beitreten	mitgliedschaft mitgliedsbeitrag beitritt
beiß zähne zusammen	knirscherschiene
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
belag weg	professionelle zahnreinigung
beleg bekommen	rechnung quittung beleg
beleg für spende	spendenquittung zuwendungsbestätigung
beleg fürs geschäft	bewirtungsbeleg rechnung
beleg mit handy	belege erfassen scannen
beleg verloren	belege erfassen scannen
belege abfotografieren	digitale buchhaltung
belege chaos	belegerfassung buchhaltung
belege chaos	buchhaltung auslagern
belege hochladen	digitale buchhaltung
belege im schuhkarton	belege buchhaltung vorbereitung
belege sortieren	belegerfassung buchhaltung
belege wegwerfen	aufbewahrungsfristen
belegte brötchen	belegte brötchen snacks
belegte brötchen besprechung	fingerfood häppchen
belegte semmeln	belegte brötchen snacks
belegungsplan	belegungskalender
bello	hunde haustiere
benachrichtigen lieferbar	verfügbarkeitsbenachrichtigung
benutzerkonto	benutzerkonto registrierung
berater hört auf	steuerberater wechsel
beratung	beratung erstgespräch
beratungsschein	schwangerschaftskonfliktberatung
berechtigungsschein	integrationskurs bamf
bergbahn gratis	gästekarte
bergblick	ausblick balkon terrasse
bergschuhe neu besohlen	wiederbesohlung bergschuhe
bericht für chef	berichte auswertungen dashboard
bericht schreiben	presse medien
beruflich weiterkommen	berufliche weiterbildung
berufskraftfahrer	lkw bus führerschein
berufstätig nebenher	berufsbegleitend teilzeit
bescheid abgelehnt	sozialrecht widerspruch
bescheid falsch	steuerbescheid einspruch
bescheid falsch	widerspruch bescheid einspruch steuerbescheid
bescheid sagen wenn frei	suchauftrag suchprofil
bescheid wenn wieder da	ausverkauft wieder verfügbar
bescheid wenn wieder da	verfügbarkeitsbenachrichtigung
bescheid wenn zurück	vorbestellung vormerken
bescheid zu hoch	grundsteuer gebührenbescheid
bescheinigung augen fahrschule	führerschein sehtest
bescheinigung ausstellen	bescheinigung bestätigung
bescheinigung brauche	bescheinigung teilnahmebestätigung
bescheinigung uni	immatrikulationsbescheinigung
beschenkte nicht da	zustellung empfänger nicht angetroffen
beschläge fehlen	ersatzteile montagezubehör
beschmiert	graffitientfernung
beschwerde	beschwerde reklamation
beschweren	beschwerde reklamation
beschädigt angekommen	falschlieferung reklamation transportschaden
beschädigt angekommen	transportschaden reklamation ersatz
beschäftigung bewohner	aktivierung beschäftigung
besen offen	heuriger buschenschank straußwirtschaft termine
besenrein	endreinigung
besenrein	endreinigung umzugsreinigung übergabe
besoffen gefahren	verkehrsrecht bußgeld fahrverbot
besprechen mit kunden	meetingraum besprechungsraum buchen
besprechungsraum	seminarraum tagung hotel
besser deutsch sprechen	deutschkurs deutsch als fremdsprache
bestand stimmt nicht	lagerverwaltung bestand
besteck dazu	geschirr verleih
bestellnummer auf rechnung	rechnungsangaben
bestellung canceln	stornierung widerruf
bestellung ergänzen	bestellung ändern
bestellung hängt	bestellvorgang checkout problem
bestellung nicht abgeschlossen	bestellvorgang checkout problem
bestellung noch nicht da	lieferzeit lieferstatus
bestellung nur halb	teillieferung fehlende artikel
bestellung stoppen	bestellung stornieren adresse ändern
bestellung zurückziehen	bestellung stornieren adresse ändern
bestellung zurückziehen	stornierung widerruf
bestellung ändern	bestellung nachträglich ändern
bestimmtes gemüse nicht	abokiste abwahl
bestuhlung	raumausstattung technik
bestätigung besuch	teilnahmebescheinigung
bestätigung einzug	wohnungsgeberbestätigung
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
besuch kommt über nacht	besucher zusatzperson
besucher aber keine kunden	conversion optimierung
besuchszeit	besuchszeiten
beten flughafen	gebetsraum
betrag komisch	rechnung reklamation
betreibung	bonität schufa
betreuung ab einem jahr	kita platz anmeldung
betreuungsgutschein	kita gebühren elternbeitrag
betrieb übergeben	unternehmensnachfolge
betriebsausflug	firmenveranstaltung betriebsausflug gruppen gruppenangebot
betriebsferien	betriebsferien urlaub geschlossen
betriebskosten hoch	nebenkostenabrechnung betriebskosten
betriebsprüfung angekündigt	betriebsprüfung steuerberater
betriebsrat fragt	betriebsrat datenschutz mitarbeiterüberwachung
betriebsurlaub	betriebsferien urlaub geschlossen
betriebszeiten	öffnungszeiten
betrogen worden	verbraucherrecht vertrag widerruf
betrug	sicherheit betrug
betrugsmasche	phishing betrug sicherheit
betrunken gefahren	führerscheinentzug mpu
betrüger	phishing betrug sicherheit
bett and bike	radfahrer unterkunft fahrradkeller
bett auseinander	möbel abbau aufbau umzug
bett frei	verfügbarkeit freie zimmer
bett frei	zimmer verfügbarkeit buchen
bett für kind	familienzimmer zustellbett babybett
bett kaputt	mängel unterkunft
bett selber beziehen	bettwäsche betten beziehen
bett testen	probeliegen probeschlafen
bett weg	sperrmüll anmelden
bettbezug	bettwäsche handtücher
betten abziehen	endreinigung
betten bezogen	bettwäsche handtücher
bettensteuer	kurtaxe
bettensteuer	kurtaxe ortstaxe
bettlaken mitnehmen	mitbringen kleidung physiotherapie
bettlägerig	hausbesuch
bettwanzen	mängel unterkunft
bettwanzen	schädlingsbekämpfung kammerjäger
bettwäsche dabei	bettwäsche handtücher
bettwäsche mitbringen	bettwäsche handtücher
bettwäsche wechseln	zimmerreinigung handtücher
bettzeug mitbringen	bettwäsche handtücher
betäuben lassen ganz	vollnarkose dämmerschlaf lachgas
beule	dellenentfernung smart repair lackierung
beule	unfallschaden karosserie
beule am hund	operation tier
beurlaubung	beurlaubung unterrichtsbefreiung
bevollmächtigt	vollmacht vertretung
bevor ich unterschreibe	vertragsprüfung
bewegliche ferientage	ferienplan schulferien
bewegungsmelder	beleuchtung installation
beweisen dass ich wohne	ausweis nachweis türöffnung
beweisen meine wohnung	nachweis wohnung ausweis
bewerben	stellenangebote jobs karriere
bewerben wohnung	mietbewerbung unterlagen
bewerbung	stellenangebote jobs karriere
bewerbung durchschauen	praktikum karriereservice
bewerbung schreiben	bewerbungscoaching
bewerbungsbild	passbilder bewerbungsfotos
bewerbungsfoto	passbilder bewerbungsfotos
bewertung schreiben	lob feedback bewertung
bewirtung absetzen	bewirtungsbeleg rechnung
bewirtungsbeleg	rechnung quittung beleg
bewohnerparken	bewohnerparkausweis
bezahlt aber keine karte	abendkasse karten abholen
beziehe bürgergeld	ermäßigung rabatt studierende senioren
bf17	begleitetes fahren bf17
bfd	ausbildung praktikum
bg fall	arbeitsunfall durchgangsarzt
bibbern	wassertemperatur
bibliothek anmelden	bibliotheksausweis anmeldung
bibliotheksausweis	bibliotheksausweis anmeldung
bienen im baum	imkerei honig schwarm
bienenschwarm	imkerei honig schwarm
bier mitbringen	alkohol
bier vom fass	weinkarte getränkekarte
bierbänke	festzelt biergarnitur verleih
bierbänke	geschirr verleih
biergarten	terrasse biergarten
biergarten hund	außenbereich biergarten
biertische	festzelt biergarnitur verleih
bierzeltgarnitur	festzelt biergarnitur verleih
bierzeltgarnitur	geschirr verleih
bigband	ensemble orchester band
bike abstellen	fahrradständer
bike schein	motorradführerschein
bikinizone	haarentfernung waxing
bilanz	jahresabschluss
bilanz machen	jahresabschluss bilanz
bild auf leinwand	abzüge leinwand
bild aufhängen	kleinreparaturen montage handwerkerservice
bild aus internet	abmahnung urheberrecht
bild eurer seite löschen	bildrechte foto löschen
bild für oma	abzüge album leinwand
bild fürs jobportal	bewerbungsfoto passbilder
bild löschen lassen	nutzungsrechte veröffentlichung
bild mit allen	familienshooting
bild mit großeltern	familienfotos neugeborene
bild pixelig	auflösung druckdaten
bild schicken vorab	fotos anfrage kostenvoranschlag
bild von mir	datenschutz
bilder aufhängen	eigene möbel zimmer
bilder aufhängen heim	zimmereinrichtung eigene möbel
bilder bearbeiten	bildbearbeitung retusche
bilder bekommen	bilder lieferzeit galerie
bilder entwickeln	abzüge fotobuch leinwand
bilder geklaut internet	urheberrecht abmahnung
bilder ins netz	nutzungsrechte veröffentlichung
bilder knipsen	fotografieren filmen
bilder noch retten	datenrettung
bilder runterladen	bildauslieferung online galerie
bilder selber tauschen	cms redaktionssystem schulung
bilder verwenden dürfen	nutzungsrechte bilder
bilder vom handy	datenrettung
bilder von arbeiten	referenzen beispiele
bilder von hochzeit	hochzeitsfotografie
bilder weg	datenrettung
bilderbuchkino	vorlesen kinder bibliothek
bilderbuchkino	vorlesestunde kinder
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
billig schneiden lehrling	haarmodell azubi
billige beerdigung	sozialbestattung kosten bestattung
billige wohnung	wohnberechtigungsschein sozialwohnung
billiger fliegen schule	beurlaubung
billiger für studenten	ermäßigung
billiger machen	rabatt preisnachlass
billigere versicherung	versicherung kündigen wechseln
billigerer tarif	tarif wechseln
billiges brot abends	vortagsbrot reste
billigste karte	sparpreis tickets
billigster sarg	bestattungskosten
bimmelt dauernd	benachrichtigungen einstellen
bin 195 groß	körpergröße maximalgröße
bin allein	einzelperson einzelzimmer
bin alleinerziehend	alleinerziehende ermäßigung
bin alleinreisend	alleinreisende einzelzimmerzuschlag
bin allergisch	allergene unverträglichkeiten
bin am ende	krisenhilfe burnout beratung
bin am ende	psychotherapie beratung depression
bin anfänger	anfänger vorkenntnisse
bin ansteckend	hygieneregeln krankheit
bin arbeiten	abendtermine berufstätige
bin arbeitslos	arbeitslose ermäßigung bildungsgutschein
bin arbeitslos	ermäßigung
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
bin feigling	angstpatienten angst
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
bin ich angemeldet	anmeldung bestätigung
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
bin knapp bei kasse	ermäßigung
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
bin nicht versichert	selbstzahler igel privat
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
bin stinksauer	beschwerde
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
bin überfällig	schwangerschaft vorsorge hebamme
bindehautentzündung	krankes kind kita wiederzulassung
bindehautentzündung kita	kita krankheit regelung
binden lernen	floristik workshop
bindungsfrist	vertragslaufzeit mindestlaufzeit
bio wein	veganer biowein
biometrisch	passbilder bewerbungsfotos
biotonne	abfallkalender müllabfuhr
biotonne eklig	geruch maden biotonne
biotonne stinkt	biotonne tipps reinigung
biotonne würmer	biotonne tipps reinigung
birne kaputt auto	scheinwerferaufbereitung licht
bis feierabend kind	ganztag hort nachmittagsbetreuung
bis freitag da	lieferzeit versand
bis in die puppen	sperrstunde musik ende
bis in die wohnung	lieferung lieferservice versand
bis morgen buch	buchbestellung abholung
bis morgen zurückhalten	reservierung ware zurücklegen
bis morgens feiern	sperrstunde musik ende
bis vor die tür	lieferung versand
bis wann abholen	abholung
bis wann abholen	betreuungszeiten
bis wann abholen kita	betreuungszeiten kita
bis wann absagen	stornogebühren stornierungsbedingungen stornierungsfrist absagefrist
bis wann bestellen	bestellfrist bäckerei
bis wann bewerben	bewerbungsfrist zulassung studium
bis wann da	öffnungszeiten
bis wann fertig	dauer wartezeit bearbeitungszeit
bis wann frühstück	frühstück brunch
bis wann fällig	aufgaben fristen gantt
bis wann geht das	dauer
bis wann kostenlos	kostenlose stornierung frist
bis wann küche	küchenzeiten warme küche
bis wann kündigen	kündigung kündigungsfrist
bis wann musik	sperrstunde musik ende
bis wann offen	öffnungszeiten
bis wann party	sperrstunde musik ende
bis wann raus	check out abreise
bis wann reinlassen	letzter einlass
bis wann steuer	abgabefrist steuer fristverlängerung
bis wann zahlen	mahnung zahlungsverzug
bis wann zimmer räumen	check out abreise
bis wann zurück	rückgabezeit
bis weihnachten da	lieferzeit weihnachten bestellschluss
bis weihnachten fertig	lieferzeit fertigung
bis welches alter	altersgrenze höchstalter
bis wie alt	mindestalter altersgrenze
bis wohin liefert	liefergebiet
bis zu mir liefern	liefergebiet
bis zu uns raus	einzugsgebiet servicegebiet anfahrt
bisschen billiger	rabatt
bisschen entgegenkommen	ermäßigung rabatt
bisschen runtergehen	rabatt preisnachlass
bisschen spanisch	einstufungstest sprachniveau
bisschen was kann ich	einstufungstest sprachniveau
bist du ein bot	chatbot persönlicher kontakt
bitcoin steuer	kryptowährung steuer
bitumen	flachdach garage
black friday	gutscheincode rabattcode
blankoverordnung	rezept heilmittelverordnung physiotherapie
blase platzt	notfall harnverhalt
blasen flachdach	flachdach garage
blasen vom schuh	schuhe weiten
blasenentzündung	frauenarzt gynäkologie
blasenschwäche	beckenboden inkontinenz
blaskapelle	ensemble orchester band
blasmusik	ensemble orchester band
blau bestellt rot gekriegt	falschlieferung umtausch
blaue brief	nachhilfe förderunterricht
blaue flecken mutter	heimbeirat beschwerde pflege
blaue zone	parkplatz parken
blauer ausweis parken	behindertenparkplatz
blauer bildschirm	computerreparatur diagnose
blaues cover	buchsuche recherche
blaufilter	brillengläser entspiegelung
bleaching	bleaching zahnaufhellung
blech am dach	spenglerarbeiten klempnerarbeiten
blechschaden	unfallreparatur unfallschaden gutachten
blechschaden	verkehrsrecht unfall
bleibe für nacht	zimmer verfügbarkeit buchen
bleiben daten erhalten	datenaufbewahrung nach kündigung
bleibt das unter uns	datenschutz verschwiegenheit mandantengeheimnis
bleibt der preis	preisgarantie preisanpassung
bleibt heute zuhause	krankmeldung abwesenheit
bleibt preis gleich	preisgarantie tarif
bleibt sitzen	hausaufgabenhilfe nachhilfe
bleibt sitzen	nachhilfe förderunterricht
bleibt unter uns	schweigepflicht vertraulich
bleibt unter uns	schweigepflicht vertraulichkeit
bleibt unter uns coach	vertraulichkeit
blendet beim autofahren	sonnenbrille sehstärke
blickdicht	hecke sichtschutz
blicke abhalten	zaunbau sichtschutz
blind bin	barrierefreiheit sehbehinderung
blind theater	übertitel gebärdensprache audiodeskription
blindenhund	assistenzhund blindenhund
blindenhund	hunde haustiere assistenzhund
blindenschrift	barrierefreiheit sehbehinderung
blitz eingeschlagen	elementarschaden
blitze im auge	augenarzt
blitze im auge	augenarzt notfall blitze
blitzer foto	bußgeld einspruch
blitzer mit mietwagen	bußgeld bearbeitungsgebühr
blockiert wirbel	manuelle therapie
blockzeiten	stundenplan unterrichtszeiten
blond werden	färben strähnen balayage
blond werden	strähnen balayage blondierung
blondieren	strähnen balayage blondierung
bluescreen	computer langsam virus
bluescreen	computerreparatur diagnose
blumen als entschuldigung	blumenstrauß
blumen am auto	hochzeitsfloristik brautstrauß
blumen beerdigung	trauerfloristik kranz
blumen braun	frischegarantie blumen
blumen bringen lassen	blumenlieferung blumenversand
blumen die halten	trockenblumen kunstblumen
blumen die nicht verwelken	trockenblumen
blumen empfang	blumenabo
blumen frisch halten	blumenpflege tipps
blumen für freundin	blumenstrauß
blumen für hochzeit	hochzeitsfloristik brautstrauß
blumen für hochzeit	hochzeitsfloristik deko
blumen für mama schicken	blumenversand lieferung strauß
blumen fürs büro	blumenabo
blumen fürs grab	trauerfloristik kranz
blumen fürs grab	trauerfloristik kränze
blumen getrocknet	trockenblumen
blumen gießen urlaub	bewässerungssystem
blumen gleich hin	frischegarantie reklamation
blumen heute noch	blumenversand lieferung strauß
blumen hochzeit	hochzeitsfloristik brautstrauß
blumen in andere stadt	blumenlieferung blumenversand
blumen ins krankenhaus	blumenversand lieferung strauß
blumen kirche	hochzeitsfloristik brautstrauß
blumen länger halten	schnittblumen pflege
blumen nicht angekommen	blumenlieferung reklamation
blumen schnell verwelkt	frischegarantie reklamation
blumen selber schneiden	selbsternte selbstpflücken
blumen sonntag	blumenversand lieferung strauß
blumen verschicken	blumenlieferung blumenversand
blumen verschicken	blumenversand lieferung strauß
blumen verwelkt	frischegarantie blumen
blumen verwelkt	frischegarantie reklamation blumen
blumen zum geburtstag	blumenstrauß
blumenherz	trauerfloristik kranz
blumenkranz haar	hochzeitsfloristik brautstrauß
blut abnehmen	blutabnahme labor
blut abzapfen	blutabnahme labor
blut checken	blutabnahme labor
blut im urin	urologie
blut spenden	blutspende
blutbild	blutabnahme labor
blutdruck in apotheke	blutdruck messen apotheke
blutdruck messen	bluthochdruck
blutdruck prüfen	blutdruck messen
blutdruck zu hoch	bluthochdruck
blutdruckgerät leihen	blutdruck messen
blutdrucktabletten leer	rezept folgerezept
blutergebnisse	befunde laborergebnisse
blutet nach dem ziehen	nachblutung zahnextraktion
blutet nach zahnziehen	verhalten nach eingriff
blutet noch	nachblutung nachsorge
blutgruppe	blutspende
blutiger anfänger	anfänger vorkenntnisse anfängerkurs
blutiger anfänger	erwachsene anfänger wiedereinsteiger
blutproben fahren	medizinischer transport
blutspende nach urlaub	blutspende
blutwerte	blutabnahme labor
blutwerte noch nicht	befund laborergebnisse
blutwerte schon da	befund ergebnisse
blutzucker	diabetes dmp
blutzucker messen apotheke	blutdruck messen apotheke
blähungen	hausmittel selbstmedikation
blähungen	magen darm
bläserklasse	fremdsprachenwahl profil
blätter braun	pflanzenberatung pflanzenschutz
blätter gelb	pflanzenberatung pflanzenschutz
blätter gelb	schädlinge pflanzenkrankheiten
blätter wegräumen	laubentfernung herbstarbeiten
blüht aber keine früchte	obstbäume befruchter
blümchen	blumenstrauß
boardinghouse	langzeitaufenthalt monteure
bob schneiden	haarschnitt damen
bobath	neurologische physiotherapie bobath
bobbele krank	kinderarzt fieber
bockig	erziehungsberatung
boden abgenutzt	bodenbeläge verlegen
boden abkleben	abdeckarbeiten vorbereitung
boden knarrt	parkett boden schleifen
boden schief	estrich bodenausgleich
boden warm	fußbodenheizung
bodypump	kursplan gruppenkurse
bohren angst	betäubung angst narkose
bohrhammer leihen	baumaschinen werkzeugverleih
boiler kalt	warmwasser boiler störung
bollerwagen	bollerwagen verleih
bon einlösen	gutschein geschenkgutschein
bon verloren	rechnung beleg quittung
bon weggeschmissen	kaufbeleg fehlt
bonpflicht	kassensystem tse
bonusheft	bonusheft vorsorge
bonusheft nicht geführt	bonusheft festzuschuss
bonusheft vergessen	heil und kostenplan bonusheft
bonusheft verloren	bonusheft zahnersatz festzuschuss
bonuskarte	treueprogramm bonuskarte
boot dabei	bootsliegeplatz slipanlage
boot leihen	badesee strand
boot mieten	bootsverleih
bootsführerschein nötig	bootsführerschein führerscheinfrei
bordstein felge	felgenaufbereitung felgenreparatur
borgt ihr	verleih mietpreise mietdauer
borreliose	zeckenbiss
bote lügt	paket verloren nachforschung
botox	anti aging falten
boudoir	akt boudoir fotografie
bouldern	klettern bouldern
boxen	kampfsport selbstverteidigung
boxen leihen	tontechnik verleih
bracket ab	bracket gelöst notfalltermin
bracket abgegangen	kieferorthopädie zahnspange
braille	barrierefreiheit sehbehinderung
brauch auto solange	ersatzwagen leihwagen
brauch auto währenddessen	ersatzwagen leihwagen
brauch es morgen	express lieferung nächster werktag
brauch für bewerbung wohnung	mieterselbstauskunft unterlagen bewerbung
brauch homepage	website erstellen kosten
brauch ich anzug judo	ausrüstung kleidung training
brauch ich attest	ärztliches attest
brauch ich ausrüstung	ausrüstung leihmaterial
brauch ich erlaubnis bauen	baugenehmigung
brauch ich genehmigung	baugenehmigung
brauch ich genehmigung	genehmigung baugenehmigung
brauch ich helm	helmpflicht
brauch ich kreditkarte	kreditkarte erforderlich zahlungsarten
brauch ich rezept	rezept verordnung erforderlich
brauch ich rezept physio	rezept heilmittelverordnung physiotherapie
brauch ich schein	nachweis erlaubnis voraussetzung
brauch ich schloss	spinde vorhängeschloss
brauch ich sportschuhe	hallenschuhe kleidung
brauch ich termin	ohne termin offene sprechstunde
brauch ich visum	einreise visum reisepass
brauch ich visum	einreisebestimmungen visum reisedokumente einreise
brauch ich zoom	zoom technische voraussetzungen
brauch ich überweisung	überweisung überweisungsschein
brauch kartons	einpackservice umzugskartons
brauch krankschreibung	arbeitsunfähigkeitsbescheinigung krankmeldung
brauch logo	logo corporate design druck
brauch mal pause pflege	kurzzeitpflege verhinderungspflege
brauch mehr zeit	fristverlängerung
brauch nen beleg	quittung rechnung
brauch neue tabletten	folgerezept wiederholungsrezept
brauch pass schnell	expresspass
brauch pass sofort	express vorläufiger reisepass
brauch rechtlichen rat	erstberatung anwalt
brauch schnell geld	privatkredit
brauch stärkere brille	sehtest augenprüfung
brauch was schriftliches	bescheinigung nachweis
brauch zettel für facharzt	überweisung facharzt
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
braucht extra hilfe	inklusion förderbedarf
braucht ihr pin	datenschutz reparatur
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
breite türen	barrierefreies zimmer
breiter werden	muskelaufbau krafttraining
bremse greift nicht	schaltung bremsen einstellen
bremse quietscht	bremsen bremsbeläge prüfung
bremse rad schwach	bremsen einstellen entlüften
bremse rubbelt	bremsen bremsbeläge prüfung
bremse schleift	bremsen bremsbeläge prüfung
bremse schleift	bremsen service
bremsen quietschen	bremsen service
bremsen quietschen	bremsenservice bremsbeläge
bremsen ziehen schlecht	bremsen bremsbeläge prüfung
bremshebel bis lenker	bremsen einstellen entlüften
bremst nicht mehr rad	bremsen einstellen entlüften
bremst schlecht	bremsen service
brennende augen pc	arbeitsplatzbrille bildschirmbrille
brennt beim pinkeln	frauenarzt gynäkologie
brennt beim pinkeln	geschlechtskrankheiten test
brennt der hut	notdienst express soforthilfe
brezeln bestellen	bestellfrist bäckerei
brezeln bestellen	brötchen vorbestellung
brezn	brötchen vorbestellung
brief dass hier wohne	wohnungsgeberbestätigung
brief schreiben an euch	postanschrift
brief vom anwalt	abmahnung anwaltsschreiben
brief vom finanzamt	steuerbescheid einspruch
brief vom finanzamt	steuerbescheid prüfung einspruch
brief vom gericht	klage mahnbescheid frist gerichtspost
brief vom inkasso	inkasso forderung mahnbescheid
brief vom inkasso	mahnung mahngebühr zahlungsverzug
brief von bücherei	mahngebühr säumnis
brief von stadt zahlen	grundsteuer gebührenbescheid
briefe nicht mehr geöffnet	schuldnerberatung
briefe verschicken lassen	lettershop mailing
briefkasten bücher	rückgabebox
briefkasten schlüssel	briefkastenschloss öffnung
briefkastenschloss	briefkastenschloss öffnung
briefkastenschlüssel weg	briefkasten spind schloss
brieftasche weg	fundsachen fundbüro
briefwahl	wahlen briefwahl
brille auf raten	brille zuschuss krankenkasse
brille auf rezept	zuschuss krankenkasse brille
brille auf und ab	gleitsichtbrille
brille ausprobieren	brillenfassungen auswahl
brille bei euch vergessen	fundsachen
brille drückt	brille reparatur anpassen
brille drückt	brillenreparatur
brille für kleinkind	kinderbrille
brille fürs büro	bildschirmarbeitsplatzbrille
brille geklaut	brillenversicherung garantie
brille kaputt	brillenreparatur
brille liegen	fundsachen fundbüro
brille richten	brillenreparatur
brille runtergefallen	brillenversicherung garantie
brille rutscht	brille reparatur anpassen
brille rutscht	brillenreparatur brillenanpassung
brille schief	brille reparatur anpassen
brille sitzt schief	brillenreparatur
brille verbogen	brillenreparatur
brille vergessen	sehhilfe sehtest
brille verloren ersatz	brillenversicherung garantie
brille versichern	brillenversicherung garantie
brille vom amt	brille zuschuss krankenkasse
brille zerkratzt	brillenreparatur
brille zu schwach	sehtest brillenglasbestimmung
brille zu teuer	brille zuschuss krankenkasse
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
bringt ihr essen	lieferservice liefergebiet
bringt ihr tabletten	botendienst lieferung medikamente
bringt ihr vorbei	lieferung versand
bringt ihr zurück	rücktransport bringservice
bringzeit	betreuungszeiten
bringzeit	betreuungszeiten kita
bronze abzeichen	schwimmkurs seepferdchen
broschüre	broschüren gestaltung
brot einfrieren	brot aufbewahren frische
brot einfrieren	brot schneiden lagerung
brot geschnitten	brot schneiden lagerung
brot hart	brot aufbewahren frische
brot ohne hefe	brotsorten zutaten
brot ohne weizen	brot sauerteig dinkel
brot ohne weizen	brotsorten zutaten
brot reservieren	brötchen vorbestellung
brot schimmelt	brot aufbewahren frische
brot schneiden	brot schneiden lagerung
brot von gestern	brot vom vortag
brot von gestern	vortagsbrot reste
brot vorbestellen	vorbestellung bäckerei
brot zurücklegen	brötchen vorbestellung
brot übrig	brot vom vortag
brotdose	wechselkleidung kita ausstattung
brotzeit mitbringen	eigene speisen mitbringen
brow lifting	augenbrauen wimpern
bruder auch angemeldet	geschwisterrabatt geschwisterkind
bruder hat alles	erbrecht testament
brunch	frühstück brunch
brunch	menü buffet
brunchen	frühstück brunch
brunnen bohren	brunnenbau
brushing	waschen föhnen styling
brust knoten	krebsvorsorge früherkennung
brutto oder netto	mehrwertsteuer preis
bräune	solarium
bräutigam anzug	brautkleid anprobe
brötchen am campingplatz	brötchenservice
brötchen bestellen	brötchen vorbestellung
brötchen vorbestellen	bestellfrist bäckerei
brötchenplatte	catering partyservice
brücke zahn	krone zahnersatz
brückentag	öffnungszeiten
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
buch gerade verliehen	vorbestellung vormerken
buch habt ihr nicht	anschaffungsvorschlag fernleihe
buch habt ihr nicht	fernleihe
buch ist ausgeliehen	vormerkung ausgeliehen
buch ist weg	vorbestellung vormerken
buch kaputt	buch verloren ersatz
buch kaufen für bücherei	anschaffungswunsch
buch kaufen sollt ihr	anschaffungsvorschlag
buch länger behalten	leihfrist verlängerung
buch länger behalten	verlängerung ausleihe
buch nass	buch verloren ersatz
buch nass	verlust beschädigung medien ersatz
buch nass geworden	beschädigte medien ersatz
buch noch zwei wochen	verlängerung ausleihe
buch reservieren	vormerkung
buch suchen	katalog recherche medien
buch verloren	buch verloren ersatz medienverlust
buch verloren	verlust beschädigung medien ersatz
buch verlängern	leihfrist verlängerung
buch vormerken	vormerkung
buch wo der hund	buchsuche recherche
buch woanders bestellen	fernleihe
buch zu spät	mahngebühr säumnis
buch zu spät	mahngebühren versäumnis bibliothek überschreitung leihfrist
buch zu spät abgegeben	mahngebühren versäumnis bibliothek
buch zurückgeben	rückgabe medienrückgabe
buchen auf homepage einbauen	online terminbuchung integration
buchen weiter ab	kündigung lastschrift erstattung
buchführung abgeben	buchhaltung auslagern
buchführung abgeben	finanzbuchhaltung
buchhaltung lernen	berufliche weiterbildung
buchs raupen	schädlinge pflanzenschutz
buchsbaum raupe	schädlinge pflanzenkrankheiten
buchsbaumzünsler	schädlinge pflanzenschutz
buchstart	vorlesen kinder bibliothek
buchung canceln	stornierung reiserücktritt
buchung klappt nicht	fehlermeldung technische probleme
buchung löschen	stornierung absage
buchvorschlag	anschaffungsvorschlag
buchwunsch	anschaffungsvorschlag
buckel tut weh	rückenschmerzen
buckel weh	physiotherapie rückenschmerzen
bude finden	wohnheim zimmer
bude kalt	heizung störung notdienst
bude kalt	heizung störung reparatur
bude putzen	haushaltshilfe wohnungsreinigung
bude sanieren	sanierung umbau
bude suchen	mietwohnungen wohnungssuche
bude verkaufen	immobilienverkauf makler
bufdi	freiwilligendienst fsj bundesfreiwilligendienst zivildienst
buffet aufbauen	lieferung aufbau buffet
bug melden	fehler melden
buggy rein	kinderwagen
bulli passt	tiefgarage höhe
bungalow	mietunterkünfte mobilheim
burkini	badekleidung
burnout	psychotherapie psychische beschwerden
burnout versicherung	berufsunfähigkeit lebensversicherung
bus gratis für gäste	gästekarte
bus hat verspätung	verspätung termin
bus statt zug	schienenersatzverkehr
bus verpasst	schulbus verspätung
bus zum flughafen	flughafen anreise
bus zum hotel	transfer flughafen hotel
bus zur schule	schulbus schülerbeförderung
buschenschank	heuriger buschenschank straußwirtschaft termine
busfahrer werden	lkw bus führerschein
busfahrkarte schule	schulbus schülerbeförderung
busfahrkarte verloren	schülerfahrkarte ersatz
busgruppe	gruppen hochzeitsgäste
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
bänderriss	sportverletzung rehabilitation
bäume setzen wann	pflanzzeit
böller	feuerwerk genehmigung
böllern	feuer feuerwerk genehmigung
bücher abgeben	bücherspende
bücher abgeben wenn zu	rückgabe medienrückgabe
bücher aufs handy	onleihe ebooks
bücher ausleihen	bibliotheksausweis anmeldung
bücher außerhalb zurück	rückgabekasten außenrückgabe
bücher extra zahlen	kursbuch lehrmaterial
bücher führen	finanzbuchhaltung
bücher für fest	büchertisch veranstaltung
bücher gebracht	medienbote bücher nach hause
bücher leihen	bibliotheksausweis anmeldung
bücher loswerden	bücherankauf antiquariat
bücher runterladen	onleihe ebooks
bücher spenden	bücherspende flohmarkt
bücher verlängern	leihfrist verlängerung
bücher verschenken	bücherspende
bücher überfällig	leihfrist überschritten mahngebühr
büchereiausweis	bibliotheksausweis anmeldung
büchereikarte	bibliotheksausweis anmeldung
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
bügeln	waschmaschine trockner
bühne vorhanden	raumausstattung technik
bürge mitbringen	bürgschaft mietsicherheit
bürgeramt	termin bürgerbüro
bürgerbüro	termin bürgerbüro
bürgergeld	ermäßigung
bürgergeld wohnung mieten	schufa bonität mieter
bürgerhaus mieten	veranstaltung straßenfest genehmigung
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
camper leihen	wohnmobil mieten
camper mieten	wohnmobilvermietung
camper van	stellplatz wohnmobil
campieren	zeltplatz
camping ohne zelt	mietunterkunft glamping
canapes	fingerfood häppchen
canceln	stornierung absage
candlelight dinner	menü mehrgang degustation
cannabis auf rezept	medizinisches cannabis
caritas	sozialberatung tafel
carport	carport überdachung
carport aufstellen	baugenehmigung
carport bauen	bauantrag baugenehmigung
carreise	rundreise gruppenreise
cash auf kralle	zahlungsarten barzahlung
cash zahlen	zahlungsarten barzahlung kartenzahlung
casting	theatergruppe mitspielen
catering	catering partyservice
cee stecker	strom stellplatz
cello	instrumentalunterricht
cellulite	cellulite körperbehandlung
chancen vor gericht	erstberatung anwalt
chatbot auf seite	chatbot ki integration
chatgpt lernen	edv computerkurs
check in	check in anreise
check out	check out abreise
checkin	check in anreise
checkout	check out abreise
chef darf alles sehen	rollen berechtigungen
chef hat mich rausgeworfen	arbeitsrecht kündigung
chef kündigt	kündigungsschutz arbeitsrecht
chef mobbt	mobbing arbeitsrecht beratung
chef muss freigeben	benutzerrechte rollen
chef schikaniert	arbeitsrecht abmahnung mobbing
chef soll nur lesen	leserechte rollen
chef sprechen	beschwerde reklamation
chef von euch schreiben	beschwerdestelle hinweisgeber
chef will attest	arbeitsunfähigkeitsbescheinigung attest
chef zahlt kurs	bildungsurlaub förderung bildungsgutschein
chef zahlt nicht	lohnforderung arbeitsrecht lohnrückstand
chef zahlt umzug	umzugskosten jobcenter arbeitgeber
chemie drauf	pflanzenschutz bio zertifiziert
chemie stimmt nicht	lehrerwechsel
chemieklo	entsorgung chemietoilette
chemieklo leeren	ver und entsorgung wohnmobil
chemikalien	schadstoffe problemstoffe
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
christbaum	biotonne grünabfall
christbaum	weihnachtsbaumverkauf
christbaum kaufen	weihnachtsbaum verkauf
christmette	gottesdienst zeiten
chronisch krank studium	nachteilsausgleich
click and collect	abholung
click collect	abholung im laden
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
code geht nicht	gutscheincode rabattcode
code kommt nicht	bestätigungsmail verifizierung bestätigungscode sms zwei
code kommt nicht	zwei faktor authentifizierung
code nicht bekommen	bestätigung e mail
code vergessen einzugeben	gutscheincode rabattcode
code vergessen tür	schlüssel verloren ausgesperrt
code verloren fotos	schulfotograf kindergartenfotos
code vom safe	tresoröffnung
code wird nicht angenommen	gutschein rabattcode einlösen
cola über laptop	flüssigkeitsschaden notebook
cola über tastatur	wasserschaden handy laptop
com adresse	domain registrieren
compi langsam	pc optimierung ssd aufrüstung
computer benutzen	drucken kopieren internetplatz
computer braucht ewig	pc optimierung ssd aufrüstung
computer für mutter	computerhilfe senioren schulung
computer fürs büro betreuen	it betreuung wartungsvertrag
computer lernen	edv computerkurs
computer startet nicht	computerreparatur diagnose
computerbrille	arbeitsplatzbrille bildschirmbrille
container auf straße	halteverbot umzug sondernutzung
container bestellen	asbest bauschutt container
container bestellen	containerdienst
container vor haus	containerdienst
cookie ding	cookie banner consent
cookie ding	datenschutz impressum cookies
cookies abfragen	cookie banner consent
corona impfung	impfung impfsprechstunde
corona positiv kommen	ansteckend infektion praxis
corona regeln	ansteckung krank
corona test	schnelltest
cors fehler	cors konfiguration
couch abholen	sperrmüll anmelden
couch an die straße	sperrmüllabholung
couch bestellen	sofa polstermöbel schlafsofa
couch beziehen	polsterei
couch fleckig	polsterreinigung matratzenreinigung
couchpotato	einsteiger fitness unsportlich
court buchen	tennis platz buchen
courtage	maklerprovision
cranio	osteopathie
crashkurs führerschein	intensivkurs ferienkurs führerschein
credits mitnehmen	anerkennung studienleistungen
creme anrühren	rezeptur salben herstellung
csv hochladen	datenimport umstieg
ct termin	röntgen mrt radiologie
cumulus	treueprogramm bonuskarte
d arzt	arbeitsunfall durchgangsarzt
da steht error	fehlerbehebung störung support
da wächst nix	standort schatten pflanzenberatung
dabei bleiben anfangs	eingewöhnung
dabei sein bei euch	mitgliedschaft mitgliedsbeitrag
dach alt	dachsanierung neueindeckung
dach ausbauen	bauantrag baugenehmigung
dach begrünen	dachbegrünung
dach fünfzig jahre	dachinspektion
dach grün	dachreinigung moosentfernung
dach isolieren	dachdämmung wärmedämmung
dach ist alt	dachsanierung photovoltaik eignung
dach jährlich kontrollieren	dachinspektion dachwartung
dach leckt	dachreparatur undichtes dach
dach machen lassen	dachsanierung neueindeckung
dach mal anschauen	dachinspektion dachwartung
dach nach norden	photovoltaik ausrichtung eignung
dach tropft	dach undicht notfall
dach tropft	dachreparatur undichtes dach
dach undicht	dachreparatur undichtes dach leckage
dach vermoost	dachreinigung moosentfernung
dach überm auto	carport überdachung
dach überprüfen	dachinspektion
dachboden ausräumen	entrümpelung haushaltsauflösung
dachboden kalt	dachdämmung
dachboden kalt	dachdämmung wärmedämmung
dachboden leer räumen	entrümpelung haushaltsauflösung
dachboden umbauen	dachausbau
dachboden wohnen	dachausbau
dachbodenfund	sammlung leihgaben schenkung
dachbox garage	tiefgarage höhe
dachfenster undicht	dachfenster
dachfenster undicht	dachfenster einbau
dachkännel	dachrinnenreinigung dachrinne
dachlawine	schneefanggitter
dachrinne läuft über	dachrinnenreinigung dachrinne
dachschräge	einbauschrank nach maß
dachwohnung heiß	klimaanlage split klimagerät
daf	deutschkurs deutsch als fremdsprache
daheim aufbahren	abschiednahme aufbahrung
daheim aufbahren	hausaufbahrung abschiednahme
daheim behandeln	hausbesuch
daheim einschläfern	einschläfern euthanasie
daheim essen	abholung mitnehmen
daheim geht nicht mehr	pflegeheim aufnahme platz
daheim gestorben was tun	todesfall erste schritte
daheim sterben	sterbebegleitung palliativ
damenbart	haarentfernung waxing
damenbart	kosmetik nägel wimpern
damensauna	sauna
damensauna	sauna wellness
dampf in küche	dunstabzug
dampf motorhaube	kühlsystem kühler wasserpumpe
dampfbad	sauna wellness
dampfen drin	nichtraucher rauchen balkon
dampfen vape	rauchen
danach arbeiten gehen	ausfallzeit arbeitsfähig
danach autofahren	fahrtüchtigkeit nach behandlung
danke karten	geburtsanzeigen danksagungskarten
danksagung	traueranzeige trauerkarten
darf baby mit	babys mitbringen
darf baum fällen	baumfällgenehmigung baumschutz
darf besuch	besucher besuchszeiten
darf bruder abholen	abholberechtigung kita
darf das nass werden	wasserdicht wasserfest
darf er hund mitnehmen	haustiere pflegeheim
darf freund einziehen	untervermietung mitbewohner
darf freundin fahren	zusatzfahrer
darf hund vor op fressen	nüchtern vor narkose tier
darf ich abends besuchen	besuchszeiten
darf ich als mieter	mieter zustimmung vermieter
darf ich arbeiten	aufenthaltstitel ausländerbehörde
darf ich auf instagram	nutzungsrechte veröffentlichung
darf ich bauen	bauantrag baugenehmigung
darf ich baum fällen	baumfällung
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
darf ich verschnupft kommen	ansteckend infektion praxis
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
darf mein hund	hunde erlaubt
darf nicht mehr sport	sportunfähigkeit sonderkündigung attest
darf oma abholen	abholberechtigung vollmacht
darf oma begleiten	begleitperson begleitetes fahren
darf sie möbel mitbringen	eigene möbel pflegeheim
darf tasche mit rein	taschenregelung einlass
darf wer übernachten	übernachtungsgäste besuch hausordnung
darmspiegelung	krebsvorsorge früherkennung
datei zu groß	speicherplatz dateigröße
datei zu groß	speicherplatz upload limit maximale dateigröße
datei überschrieben	versionsverlauf wiederherstellen
dateien hochladen server	ftp sftp zugang
daten aufs neue handy	datenübertragung einrichtung
daten in usa	serverstandort dsgvo
daten löschen	datenschutz
daten löschen	patientenakte datenschutz
daten mitnehmen	datenexport sicherung
daten mitnehmen	datenimport migration datenexport datenübertragbarkeit
daten noch retten	datenrettung
daten rausholen	datenexport sicherung
daten runterladen	datenexport csv
daten rüberholen	datenimport umstieg
daten rüberschicken wenn	webhooks
daten sicher	datenschutz daten löschen auskunft
daten weg	datenrettung
daten weg	datenverlust wiederherstellung
daten weg bei reparatur	datenschutz reparatur
daten weitergeben	datenschutz
daten wenn kündige	datenexport sicherung
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
dauernd besetzt	telefonzeiten erreichbarkeit
dauernd mails	newsletter abmelden
dauernd mails von euch	newsletter abmelden werbewiderspruch
dauerplatz	dauercamping
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
decke riss	spachteln putz risse
deckel ab tonne	tonne bestellen tauschen größe
deckel laptop gebrochen	laptop gehäuse scharnier reparatur
deckel machen	führerschein klasse b
deckel tonne ab	behältertausch
decken abgeben	sachspenden kleidung möbel
deckenlampe montieren	lampenmontage
deckung anfragen	rechtsschutz deckungszusage
defekt	reparatur defekt
deko aufhängen	aufbau abbau dekoration
dele	sprachprüfung zertifikat
delle	schaden haftung versicherung
delle im auto	dellenentfernung smart repair lackierung
delle in tür	unfallschaden karosserie
delle mietwagen	selbstbeteiligung vollkasko mietwagen
delle reingemacht	haftung schadensmeldung haftpflicht
dement	demenz betreuung
demenz	demenz betreuung
demo anmelden	veranstaltung anmelden genehmigung
den ganzen tag gewartet	handwerker termin zeitfenster
den ganzen tag warten	terminfenster anfahrt termin
den überblick behalten	aufgabenverwaltung projektmanagement
dentalhygiene	professionelle zahnreinigung prophylaxe
depot hinterlegen	anzahlung kaution
depot zurück	mietkaution rückzahlung
depression	psychotherapie psychische beschwerden
depressiv	psychotherapie psychische beschwerden
desensibilisierung	allergietest hyposensibilisierung
design vom shop	themes design anpassen
designer verschwunden	zugangsdaten rechte agenturwechsel
desinfiziert	sauberkeit hygiene
dessous fotos	akt boudoir fotografie
deutsch für anfänger	deutschkurs deutsch als fremdsprache
deutsch lernen	deutschkurs deutsch als fremdsprache
deutsch lernen kita	vorschule sprachförderung
deutsch lernen vom amt	integrationskurs
deutsch nicht gut	dolmetscher sprache
deutsch nicht gut	fremdsprachen englisch
deutsch verbessern	deutschkurs deutsch als fremdsprache
deutschen pass	einbürgerung
deutscher pass	einbürgerung
deutscher werden	einbürgerung
deutscher werden	einbürgerung ausländerrecht aufenthaltsrecht
deutschkurs	deutschkurs deutsch als fremdsprache
deutschkurs kostenlos	integrationskurs bamf
deutschlandticket	zeitkarten abo
dguv	e-check prüfung
dhl verbinden	versandetiketten versanddienstleister
diabetes	diabetes dmp
diabetischer fuß	podologie fußpflege
diakonie	sozialberatung tafel
dias digital	digitalisierung dias vhs
diavortrag	vorträge einzelveranstaltungen
dichtmilch	tubeless umrüstung
dichtung fenster	fenster reparatur dichtungen
dick geschnitten	brot schneiden
dicke backe	zahnschmerzen notdienst
dicke backe	zahnärztlicher notdienst schmerzen
dicke beine	lymphdrainage
dicke gläser	brillengläser entspiegelung
dicke zehennägel	podologie fußpflege
dicker hals	schilddrüse ultraschall
dickes papier	papiersorten grammatur
die kleinen mitbringen	kinder familien
die zwerge	kinder
diebstahl	schaden haftung versicherung
dielen abschleifen	parkett boden schleifen
dielen aufarbeiten	parkett schleifen versiegeln
dielen draußen	holzterrasse terrassenbau
dielen morsch	terrasse holz
dienstags kann ich nie	kurszeiten ausweichtermin
diese woche keine kiste	abokiste pausieren
diesel statt benzin	falschbetankung tank entleeren
diesel statt benzin	kühlwasser öl undicht
digital ausleihen	onleihe e books
digital belege	digitale buchhaltung
digitaler zähler	zählerwechsel smart meter
dimmen	beleuchtung installation
dinkel	brot sauerteig dinkel
dinkelbrot	brotsorten zutaten
dioptrien	sehtest brillenglasbestimmung
diplomarbeit binden	abschlussarbeiten bindung
direkt an freundin schicken	geschenkverpackung
direkt an freundin schicken	geschenkversand lieferadresse
direkt an sie schicken	abweichende lieferadresse geschenk
direkt ohne arzt	rezept verordnung erforderlich
direkt vom bauern	hofladen direktvermarktung
direkt vor tür parken	behindertenparkplatz
dirndl enger	trachten änderung
discofox	tanzkurs
discounterrad	fremdrad reparatur internetkauf
diskret	schweigepflicht vertraulich
dispens	beurlaubung unterrichtsbefreiung
display ebike tot	ebike diagnose softwareupdate
display fehler heizung	störungscode heizung kundendienst
display gesprungen	displayreparatur displaytausch
display kaputt	display reparatur handy
display schwarz	displayreparatur handy
displayriss	displayreparatur
dispo erhöhen	dispo überziehung
divers eintragen	geschlechtseintrag selbstbestimmung
diy	anleitung selbsthilfe
diät	ernährungsberatung abnehmen
dj für hochzeit	hochzeits dj band
dj mitbringen	gema musik anmeldung
doch nicht haben	rückgabe umtausch widerruf stornierung
doch nicht kommen	stornierung absage termin absagen verschieben
doch nicht reisen	stornierung reiserücktritt
doktor im urlaub	urlaub vertretung
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
donnerstag auch	öffnungszeiten
doppelkinn	kamerascheu
doppelname	namensänderung
doppelpass	einbürgerung
doppelt abgebucht	lastschrift rücklastschrift
doppelt abgebucht	rechnung reklamation fehlbuchung erstattung
doppelt bestellt	bestellung stornieren adresse ändern
doppelt bestellt	bestellung ändern
doppelt bezahlt	fehlbuchung erstattung rechnung überzahlung rückerstattung
doppelt gebucht	doppelbuchung stornierung
doppelt geschenkt	umtausch geschenk
doppelt versichert	versicherung kündigen wechseln
doppelzimmer	einzelzimmer doppelzimmer
dorffest	veranstaltung straßenfest genehmigung
dornwarze	warzen entfernung
dort zahlen	zahlung vor ort
dosett	verblisterung medikamentenbox
download link fotos	bilder lieferzeit galerie
dozent	kursleitung werden
dozent werden	kursleitung werden
draht piekst	zahnspange bracket notfall
drahtesel	fahrrad inspektion
drahtesel	fahrradstellplatz fahrrad
dran kommen	terminvereinbarung termin buchen
drankomm	terminvereinbarung termin buchen
drankommen	terminvereinbarung termin buchen
drauf gesetzt	brillenreparatur versicherung
draufgesetzt brille	brillenreparatur
draußen heiraten	freie trauung
draußen oder studio	shooting wetter
draußen sitzen	außenbereich biergarten
draußen sitzen	terrasse biergarten außenbereich
draußen sitzen zimmer	ausblick balkon terrasse
dreckecke	wilder müll illegale ablagerung
dreckig	sauberkeit hygiene
dreckig zimmer	mängel unterkunft
dreckwäsche	waschmaschine trockner
drehschwindel	schwindel therapie
dreht sich alles	schwindel gleichgewicht sturzprophylaxe
drei im doppelzimmer	zustellbett maximalbelegung
drei monate frist	kündigung mietvertrag nachmieter
drei monate weg	mitgliedschaft pausieren stilllegen
drei monatsmieten	mietkaution rückzahlung
drei zimmer umzug	umzug angebot besichtigung
dreibettzimmer	einzelzimmer doppelzimmer
dreifach verglast	fenstertausch einbau
dreikönigskuchen	saisongebäck stollen krapfen
dreimal falsch	pin vergessen
dreimal geschrieben	support kontakt
dreimonatsspritze	verhütung spirale pille
dreißig jahre auto	oldtimer ältere fahrzeuge
dreißig schüler	schulklassen gruppen anmeldung
dresscode	kleidung dresscode
drin wohnen bleiben	wohnrecht nießbrauch
drinnen oder draußen	innenbereich außenbereich
dritte mal durchgerasselt	praktische prüfung wiederholung
dritte säule	altersvorsorge rentenversicherung
dritte zähne	prothese gebiss
dritte zähne	zahnersatz prothese reparatur
drittes bett	familienzimmer zustellbett babybett
drogeriefarbe raus	farbkorrektur
drohne	drohnenaufnahmen
drohne fliegen	fotografieren filmen drohnenverbot
druck auf brust	ekg herz
druck auf brust	notruf brustschmerzen
druck fällt ab	heizungsdruck wasser nachfüllen
drucken bei euch	computer drucken kopieren drucker scanner
drucker benutzen	computer drucken kopieren
drucker da	drucker scanner
drucker druckt nicht	druckereinrichtung reparatur druckerreparatur it support
drucker findet nicht	druckereinrichtung reparatur
drucker nutzen	drucken kopieren internetplatz
drucker offline	druckereinrichtung reparatur
druckstelle gebiss	prothese gebiss
drähtchen spange piekst	zahnspange kieferorthopädie aligner
dsgvo	datenschutz
dsgvo	datenschutz impressum cookies
duales studium	ausbildung praktikum
duldung	aufenthaltstitel ausländerbehörde
dunkle ecke pflanze	schattenpflanzen beratung
dunkle ecke pflanze	standort schatten pflanzenberatung
dunkler fleck	hautkrebsvorsorge muttermal
dunkler hintergrund	dark mode
durch den tüv	hauptuntersuchung hu tüv
durch klausur gefallen	wiederholungsprüfung
durch prüfung gerasselt	praktische prüfung
durch theorie gefallen	theorieprüfung lernen
durch tüv gefallen	hauptuntersuchung tüv
durch tüv gefallen	nachuntersuchung mängel hauptuntersuchung
durchfall	hausmittel selbstmedikation
durchfall	magen darm
durchfall kita	kita krankheit regelung
durchfall kita	krankes kind kita wiederzulassung
durchgefallen	praktische prüfung wiederholung
durchgefallen tüv	nachprüfung mängelbeseitigung
durchgehend offen	öffnungszeiten
durchgehend warme küche	küchenzeiten
durchgerasselt	praktische prüfung
durchgerauscht	praktische prüfung wiederholung
durchgerostet	rostschutz schweißarbeiten
durchklingeln	kontakt telefon
durchkneten	massage
durchkneten	massage verspannung
durchleuchten	röntgen mrt radiologie
durchs museum führen	führungen
durchuntersuchen	vorsorgeuntersuchung check up
durchwahl	kontakt telefon rückruf
durst	getränke
dusche bleibt kalt	warmwasser boiler störung
dusche ebenerdig	barrierefreies zimmer
dusche kalt	störung warmwasser rezeption
dusche kein druck	wasserdruck verkalkung
dusche läuft nicht ab	rohrreinigung abflussreinigung verstopfung
dusche läuft über	abfluss rohrreinigung verstopfung
dusche ohne kante	barrierefreies bad bodengleiche dusche
dusche statt wanne	badsanierung
duschen	duschen umkleiden
duschen bei euch	duschen umkleiden umkleide
duschen camping	sanitäranlagen camping
duschkopf	wasserhahn tropft reparatur
duschmarke	sanitäranlagen
duschmarken	sanitäranlagen camping
duschwand aus glas	glaserei duschabtrennung
dvd ausleihen	katalog recherche medien
dvd zerkratzt	verlust beschädigung medien ersatz
dynamo geht nicht	fahrradbeleuchtung
dyskalkulie	förderung legasthenie lrs
dämmen	dachdämmung
dämmerschlaf	betäubung angst narkose
dämmwolle	asbest bauschutt container
dämpfer weich	federgabel service
dübellöcher	spachteln putz risse
dünne haare	haarverlängerung verdichtung
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
e auto laden	ladestation elektroauto
e auto laden	ladestation elektroauto wallbox
e auto reparieren	elektroauto hybrid service
e auto werkstatt	elektroauto hochvolt service
e bike fremdmarke	e bike fremdmarken reparatur
e bike laden	ladestation elektroauto
e card	versichertenkarte gesundheitskarte
e gitarre	instrumentalunterricht
e jugend	fußball jugend
e reader	onleihe e books
e rechnung	e rechnung xrechnung zugferd
e rezept	e rezept gesundheitskarte
e rezept wie	rezept einlösen abholung apotheke
e zigarette	rauchen
early check in	check in anreise
ebay verbinden	marktplatz anbindung
ebenerdig	barrierefreiheit rollstuhl barrierefrei rollstuhlgerecht zugang
ebenerdige dusche	barrierefreies bad zuschuss
ebike ausleihen	fahrradverleih
ebike geht nicht an	e-bike akku service
ebike kommt nicht weit	ebike akku prüfung
ebike laden	fahrradraum laden
ebike schiebt nicht	ebike diagnose softwareupdate
ebook	onleihe e books
ebook reader	onleihe ebooks
ebooks ausleihen	onleihe e books
ec karte	zahlungsarten karte bar
ec karte	zahlungsarten kartenzahlung barzahlung
ec karte mietwagen	kaution kreditkarte mietwagen
ecard	versichertenkarte gesundheitskarte
echse	heimtiere exoten
echt oder falsch gold	echtheitsprüfung
echte ware	originalware echtheit
echten menschen	kontakt telefon rückruf
echter mensch	berater termin filiale
echtes holz	holzarten massivholz
echtes leder	herkunft material nachhaltigkeit
ecke abgebrochen zahn	krone zahnersatz
ed hd	röntgen ultraschall tier
edenred	gutscheine zahlungsarten
edv	it betreuung wartungsvertrag
egym	firmenfitness
ehe am ende	scheidung trennung
ehe kaputt	scheidung trennung
ehefähigkeitszeugnis	eheschließung unterlagen ausland
eher abreisen	aufenthalt verlängern
eher nach hause	vorzeitige abreise
eheringe	trauringe
ehevorbereitung	kirchliche trauung
ehrenamtlich	ehrenamt helfen
ehrenamtlich mithelfen	ehrenamt mitmachen
ehrenamtlich mitmachen	ehrenamt freiwilligenarbeit
ehrenamtlich reparieren	repair café
eiche oder buche	holzarten massivholz
eier ab	kastration sterilisation
eier direkt vom bauern	hofladen direktvermarktung
eierschwammerl	saisonkarte spargel wild
eigenanteil	kostenübernahme krankenkasse
eigenanteil zahnersatz	heil und kostenplan
eigenbedarf	mietrecht
eigenbedarf	mietrecht kündigung eigenbedarf
eigene adresse internet	domain registrieren
eigene armatur	material selbst mitbringen
eigene beerdigung regeln	bestattungsvorsorge
eigene beete	mietgarten ackerparzelle
eigene bettwäsche	bettwäsche handtücher
eigene deko	dekoration mitbringen
eigene domain	hosting domain email umzug
eigene dose	mehrwegbehälter reste einpacken
eigene firma gründen	existenzgründung beratung
eigene getränke	mitgebrachte getränke korkgeld
eigene kasse bringen	kassensystem
eigene mail mit domain	email postfach domain
eigene matte	ausstattung matten vorhanden
eigene musik	gestaltung musik trauerfeier
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
eigenen kuchen mitbringen	eigene torte korkgeld
eigenen kuchen mitbringen	mitgebrachte torten tellergeld
eigenen raum essen	nebenraum gesellschaften
eigenen wein	korkgeld eigene getränke
eigener briefkopf	rechnungsvorlage logo
eigener caterer	eigener caterer getränke mitbringen
eigener fernseher	eigene möbel zimmer
eigener grill	grillen erlaubt
eigener rebstock	rebstockpatenschaft
eigener router	eigener router routerfreiheit
eigener server	vserver root server
eigener shop	onlineshop erstellen
eigener staubsauger	reinigungsmittel ausstattung
eigener strom	photovoltaik anlage
eigener strom	photovoltaik speicher
eigener tisch	fixer arbeitsplatz fix desk
eigener wein	eigene torte korkgeld
eigenes auto schaden	vollkasko
eigenes bad	zimmerausstattung
eigenes bett mitbringen	eigene möbel zimmer
eigenes bier	eigener caterer getränke mitbringen
eigenes buch	buchdruck kleinauflage
eigenes essen	eigene speisen mitbringen
eigenes essen mitbringen	mitgebrachte speisen verpflegung
eigenes etikett wein	privatetikett
eigenes foto drauf	personalisierung gravur
eigenes futter mitgeben	futter mitbringen pension
eigenes instrument	eigenes instrument leihinstrument
eigenes material	material stellen mitbringen
eigenes pferd mitbringen	gastpferd pferdeboxen
eigenes wasser garten	brunnenbau
eigenes zimmer arbeiten	privatbüro teambüro
eigenheim ohne eigenkapital	baufinanzierung käufer
eilig	notfall eiltermin
eilig rüberbringen	kurierdienst direktfahrt
eilt	notfall eiltermin
eilt sehr	eilauftrag express
eilt total	notdienst express soforthilfe
eimer auf dachboden	dach undicht notfall
ein ansprechpartner umbau	komplettsanierung bauleitung
ein bein kürzer	einlagen maßschuhe orthopädie
ein heizkörper kalt	hydraulischer abgleich
ein jahr helfen	freiwilligendienst fsj bundesfreiwilligendienst zivildienst
ein jahr später schule	schulanfang einschulung zurückstellung
ein licht aus	scheinwerferaufbereitung licht
ein paar euro	spenden
ein schlüssel alle türen	schließanlage
ein schlüssel für alles	schließanlage
ein zimmer kalt	hydraulischer abgleich
einbauschrank	maßmöbel einbauschrank
einbrecher fernhalten	einbruchschutz sicherheitstechnik
einbrecher geklaut	hausratversicherung
einbruch gehabt	einbruch notsicherung reparatur
einbruchsicher machen	einbruchschutz sicherheitstechnik
einbürgern	einbürgerung
einbürgerungstest	einbürgerung
einbürgerungstest	integrationskurs bamf
eine brille für alles	gleitsichtbrille
eine gewischt	stromschlag elektroprüfung
eine gewischt bekommen	elektriker notdienst stromausfall
eine kurze seite	onepager landingpage
eine nacht länger	aufenthalt verlängern
eine person mehr	besucher zusatzperson
eine person mehr	tischreservierung
eine qualmen	rauchen
eine rauchen	nichtraucher rauchen balkon
einen tag dranhängen	mietverlängerung verspätete rückgabe
einen tag frei schule	beurlaubung
einen tag rein	tageskarte
einer hat müll abgeladen	wilder müll illegale ablagerung
einer ist reingefahren	unfallschaden karosserie
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
einfach vorbeikommen	offene sprechstunde ohne termin
einfach vorbeikommen	ohne termin offene sprechstunde anmeldung
einfache bestattung	bestattungskosten
einfache worte	leichte sprache
einfacher erklären	leichte sprache
einfahrt pflastern	pflasterarbeiten terrassenbau
einfuhr	zoll einfuhrabgaben
einführung vor stück	einführung werkeinführung
eingebrochen versicherung	hausrat diebstahl
eingebrochen worden	einbruch notsicherung reparatur
eingebrochen worden	einbruchschutz
eingelaufen	pflegehinweise waschen reklamation
eingerostet sport	einsteiger fitness unsportlich
eingeschränkt mobil	barrierefreiheit rollstuhl
eingewachsener nagel	podologie fußpflege
eingezogen strom	stromanmeldung einzug
eingezäunt	kindersicher garten
einheitlich aussehen	corporate design rebranding
einhorn torte	torte bestellen
einhorntorte	torte bestellen
einkauf mit rad	lastenrad
einkaufen am platz	brötchenservice
einkaufen für mutter	hauswirtschaft alltagshilfe
einkaufen für mutter	hauswirtschaftliche hilfe entlastungsbetrag
einkaufswagen dagegen	dellenentfernung smart repair lackierung
einkommen wenn krank	berufsunfähigkeit lebensversicherung
einladungen zur hochzeit	hochzeitseinladungen
einlagen	einlagen orthopädietechnik
einlass	eintritt tickets
einloggen geht nicht	anmeldung login passwort
einloggen klappt nicht	anmeldung login problem
einmal alles checken	vorsorgeuntersuchung check up
einmal einloggen für alles	single sign on
einmal im jahr zahnarzt	bonusheft vorsorge
einmal mitmachen	probestunde schnupperstunde
einmal reinschnuppern	schnupperkurs probestunde
einmal trainieren	probetraining
einmal zuschauen training	probetraining
einpacken helfen	einpackservice
einpacken lassen	mehrwegbehälter reste einpacken
einpacken winter	winterschutz frost
einreise	einreisebestimmungen visum
einrenken	manuelle therapie
einrichten zimmer heim	zimmereinrichtung eigene möbel
eins zu eins	einzelunterricht privatstunde
einsam	besuchsdienst einsamkeit
einsam	seelsorge gespräch
einsam an uni	psychologische studierendenberatung
einscannen	drucken kopieren internetplatz
einschicken	einsendung reparatur versand
einschläfern	einschläfern euthanasie
einschmelzen	umarbeitung anfertigung goldschmied
einschreiben uni	bewerbungsfrist zulassung studium
einschränken was mitarbeiter	benutzerrechte rollen
einschulung	schulanmeldung einschulung
einspeisen	einspeisevergütung
einspruch	widerspruch bescheid
einstieg wanne zu hoch	badumbau wanne dusche barrierefrei
einstufung	einstufungstest sprachniveau
einstufungstest	einstufungstest sprachniveau
eintragen lassen	anmeldung kurs
eintreten in verein	mitgliedschaft mitgliedsbeitrag
eintritt	eintritt tickets
eintrittskarte	eintritt tickets
eintüten	lettershop mailing
einwegmiete	einwegmiete rückgabestation
einweisung	trainingsplan einweisung
einwohnerkontrolle	wohnsitz anmelden ummelden
einzahlungsschein	zahlung rechnung überweisung
einzeln eintritt gym	probetraining
einzelne nacht	mindestaufenthalt
einzelnes teil	kleintransport möbeltransport
einzelstunde	einzelunterricht privatstunde
einzelteil	ersatzteile
einzelteil nachkaufen	ersatzteile
einzeltraining	personal training
einzelzimmer	einzelzimmer doppelzimmer
einzelzimmer zuschlag	alleinreisende gruppenreise
einziehen lassen	lastschrift sepa mandat
einzug verschiebt sich	umzugstermin verschieben
einzug vom konto	lastschrift sepa einzug
einzugsermächtigung	lastschrift sepa einzug
einzugsgebiet	liefergebiet
einäschern	feuerbestattung
einäschern	feuerbestattung urne
eis drauf	kältetherapie
eis essen	eis eisdiele
eisbecher	eis eisdiele
eisdiele	eis eisdiele
eiseninfusion	infusion vitamin
eisenwert	blutabnahme labor
eiskalt becken	wassertemperatur
eiskalt duschen	warmwasser boiler störung
eiskasten	kühlschrank reparatur
eispackung	kältetherapie
eiter am zahn	zahnärztlicher notdienst schmerzen
eitert	entzündung nachsorge
eitrig	wundversorgung nähen
eiweißbrot	brotsorten zutaten
ekzem	hautarzt dermatologie
elektrik abnehmen lassen	elektroprüfung e check
elektrik aus den fünfzigern	elektrosanierung altbauinstallation
elektrik aus sechzigern	sicherungskasten erneuerung
elektrik prüfen	e-check prüfung
elektronisch lesen	ebooks hörbücher
elektronische rechnung	e-rechnung xrechnung zugferd
elektronische rechnung pflicht	e rechnung xrechnung zugferd
elektronisches rezept	e rezept gesundheitskarte
elektroschrott	sperrmüll wertstoffhof elektroaltgeräte entsorgung
ellbogen durch	kunststopfen flicken reparatur
ellenbogen schmerzen	orthopädie gelenkschmerzen
eltern kind gruppe	eltern kind kurse
eltern kind turnen	kinderturnen
eltern und kinder beitrag	familienbeitrag
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
elternzeit geld	elterngeld kindergeld
emailadresse von euch	kontakt email
ende geld monat übrig	bürgergeld sozialhilfe grundsicherung
endpreis	zusatzkosten gebühren
endputz	endreinigung umzugsreinigung übergabe
energie zettel haus	energieausweis
energieklasse	energieausweis
enge strümpfe	kompressionsstrümpfe
enger machen	weite ändern änderungsschneiderei
englisch auffrischen	sprachkurse termine
englisch eingerostet	sprachkurse termine
englisch für job	firmenkurse business sprache
englisch für kleine	kinder sprachkurs
englisch im büro	firmenkurse business sprache
englisch lernen	sprachkurse termine
englisch präsentieren	firmenkurse business sprache
englisch sprechen ihr	dolmetscher sprache
englische bücher	fremdsprachige bücher
enkel auf beerdigung	kinder trauer
enkel mitbringen	besuchszeiten
enkel mitbringen	kinder
enkel sehen	familienrecht sorgerecht unterhalt
enkeltrick	betrug phishing
entbindung	geburt hebamme
entbindung im august	geburtstermin hebamme verfügbarkeit
enterbt	erbrecht pflichtteil
enterbt	erbrecht testament
entfällt	ausfall absage veranstaltung
entkoffeiniert	kuchen torten café
entlastung pflege	kurzzeitpflege verhinderungspflege
entlastungsbetrag	hauswirtschaft alltagshilfe
entrümpeln	entrümpelung haushaltsauflösung
entrümpeln	sperrmüll anmelden
entschuldigung schreiben	krankmeldung schule entschuldigung
entschuldigung vom arzt	attest schule
entsorgungshof	wertstoffhof recyclinghof öffnungszeiten
entspannen	wellness
entspannen lernen	gesundheitskurse entspannung
entspiegelt	brillengläser entspiegelung
enttäuscht	beschwerde reklamation
enttäuscht von euch	beschwerde reklamation
entwicklungsgespräch	elternsprechtag elterngespräch
entwurmen	entwurmung
epilieren	haarentfernung waxing
er ist erst sieben	mindestalter kinder
er schlägt mich	häusliche gewalt gewaltschutz frauenhaus
erbe ausschlagen	erbrecht testament
erbe konto	nachlass konto vollmacht
erbe nicht wollen	erbausschlagung
erbrechen	magen darm
erbschein bank	nachlass konto todesfall
erbschmuck	schmuckgutachten schätzung
erbstreit	erbrecht testament
erbstück	möbel restaurierung
erbstück aufmöbeln	restaurierung möbel
erdbeeren pflücken	selbsternte selbstpflücken
erde bestellen	erde mulch schüttgut lieferung
erde liefern	erde rindenmulch lieferung
erde wegfahren	erdarbeiten baggerarbeiten
erdnüsse	allergene unverträglichkeiten
erektion	urologie
erfahren meine eltern	schweigepflicht minderjährige vertraulich
erfahrung nötig helfen	voraussetzungen ehrenamt
erfroren	winterschutz frost
erfährt das jemand	datenschutz
erfährt das wer	schweigepflicht vertraulich
erfährt es jemand	schweigepflicht anonym
erfährt mein chef	schweigepflicht vertraulichkeit
ergebnis am telefon	befundauskunft telefonisch
ergebnis da	befunde laborergebnisse
ergebnis noch nicht	befundmitteilung ergebnis
ergebnis vom blut	befund ergebnisse
erhöhtes klo	barrierefreies bad zuschuss
erinnern dass zahlen	mahnung zahlungserinnerung
erkennt mich nicht	demenz betreuung
erklärt mir das wer	einweisung schulung einführung
erklärvideo	anleitung erste schritte
erkältet kommen	ansteckend infektion praxis
erkältet kommen	hygieneregeln krankheit
erlagschein	zahlung rechnung überweisung
erlaubnis von eltern	einverständniserklärung erziehungsberechtigte
ernte helfen	erntehelfer
erotische fotos	akt boudoir fotografie
erreich ich euch	kontakt telefon
erreich keinen	kontakt telefon rückruf
ersatz solange	leihgerät ersatzgerät
ersatzglas	ersatzteile
ersatzklamotten	mitbringen wechselkleidung kita
ersatzperson	ticket rückgabe übertragung
ersatzschlüssel	schlüssel nachmachen
ersatzschlüssel	schlüsselkopie nachschlüssel
ersatzteil aus internet	mitgebrachte ersatzteile
ersatzteil zu alt gekauft	ersatzteile
ersatzteile noch	ersatzteilverfügbarkeit
ersatztermin	ausfall absage veranstaltung
ersetzt das psychologe	coaching abgrenzung therapie
erspartes weg	heimkosten eigenanteil sozialamt
erst abends abreisen	später check out
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
erst um mitternacht da	spätanreise schlüsseltresor
erst unverbindlich	unverbindliche beratung erstgespräch
erst vor ort zahlen	anzahlung restzahlung
erst vor ort zahlen	zahlung vor ort
erst ware dann geld	rechnungskauf zahlungsarten
erst ware dann zahlen	kauf auf rechnung zahlungsarten
erst zahlen dann	vorkasse vorauszahlung
erste eigene wohnung	baufinanzierung käufer
erste hilfe	erste hilfe kurs
erste hilfe kurs alt	erste hilfe kurs gültigkeit
erste hilfe schein	antrag führerschein unterlagen
erste impfung kätzchen	welpen impfung
erste klasse	schulanmeldung einschulung
erste mal gratis	kostenlose probestunde erstgespräch
erste reihe	sitzplan plätze sicht
erste reihe	theaterkasse tickets
erste stunde	stundenplan unterrichtszeiten
erste stunde frei	kostenlose probestunde erstgespräch
erste stunde umsonst	probestunde schnupperstunde
erste tage kita	eingewöhnung
ersten abend verpasst	späterer einstieg
ersten mitarbeiter	lohnbuchhaltung anmeldung sozialversicherung
erster angestellter	lohnabrechnung
erster haarschnitt	kinderhaarschnitt
erstes aquarium	aquarium einrichten einsteiger
erstes gespräch anwalt	erstberatung anwalt
erstes gespräch anwalt	erstberatung kosten anwalt
erstes mal zahnarzt kind	kinderzahnheilkunde
erstes rad für kleinen	kinderfahrrad
erstes training	probetraining
ersthelfer	erste hilfe kurs
erstkommunion	erstkommunion firmung konfirmation
erstmal ausprobieren	probe schnuppern kostenlos
erstmal ausprobieren heim	probewohnen
erstmal gucken	probe schnuppern kostenlos
erstmal quatschen	beratung erstgespräch
erstmal reden	beratung erstgespräch
erstmal testen stunde	probestunde schnupperstunde
ertränkt pflanze	gießen pflege anleitung
erwachsen taufen	taufe anmelden
erwachsene anfangen musik	erwachsene musikunterricht
erwachsener schwimmen lernen	schwimmkurs
erweitertes führungszeugnis	führungszeugnis strafregister
eröffnungstanz	tanzkurs
es pressiert	notdienst express soforthilfe
ess kein fleisch	vegan vegetarisch
ess kein fleisch	vegetarisch vegan
esse kein fleisch	allergien allergene vegan
essekopf	kamin einfassung
essen abbestellen	mensa schulessen
essen abbestellen	schulkantine mensa essen essensabmeldung frist
essen abholen	takeaway abholung essen
essen bestellen	takeaway abholung essen
essen bezahlen	mensa schulessen
essen bringen lassen senioren	essen auf rädern
essen dabei	essen verpflegung
essen fehlt	unvollständige bestellung reklamation
essen für arme	tafel lebensmittelausgabe
essen für feier	catering partyservice
essen für party	catering mindestpersonenzahl
essen gebracht oma	essen auf rädern
essen im hotel	halbpension restaurant im haus
essen im zug	bordrestaurant
essen in schule	mensa schulessen
essen kalt	lieferung verspätet falsch
essen kalt angekommen	reklamation lieferservice
essen liefern party	catering partyservice
essen mies hotel	reisemängel entschädigung
essen mitnehmen	takeaway abholung essen
essen nach beerdigung	trauerkaffee
essen noch nicht da	lieferung verspätet falsch
essen selber mitbringen	eigene speisen mitbringen
essen zum mitnehmen	abholung mitnehmen
essensgeld	schulkantine mensa essen
essensgeld kita	kita gebühren elternbeitrag
essensgeruch	dunstabzug
essensmarken	schulkantine mensa essen
esstisch bauen	tisch massivholz anfertigung
esta	einreise visum reisepass
esta	einreisebestimmungen visum
estrich nass	bautrocknung
estrich neu	estrich bodenausgleich
eternit	asbest bauschutt container
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
euch was vererben	testament vererben gemeinnützig
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
ewig haltbar	trockenblumen kunstblumen
ewig kein sport	einsteiger fitness unsportlich
ewig nicht beim zahnarzt	betäubung angst narkose
ewig nicht gefahren	auffrischungsfahrstunden wiedereinsteiger
ewig schlange amt	wartezeit bürgerbüro termin
ewig warten	warteliste wartezeit
ewig warten	wartezeit warteliste
ex darf nicht abholen	abholberechtigung
ex hat schlüssel	schlosswechsel zylinder
ex lässt kind nicht	sorgerecht umgangsrecht
ex lässt kinder nicht sehen	familienrecht sorgerecht unterhalt
ex stalkt	häusliche gewalt gewaltschutz frauenhaus
ex zahlt nicht	unterhalt unterhaltsvorschuss
ex zahlt nix	familienrecht sorgerecht unterhalt
ex zieht weg mit kind	familienrecht sorgerecht unterhalt
excel ablösen	individualsoftware entwicklung
excel kurs	edv computerkurs
excel lernen	edv computerkurs
exklusiv haben	exklusive nutzung vermietung
exkursion	exkursionen studienreisen
expressmäßig	express eilauftrag
expresspass	reisepass beantragen
extensions	haarverlängerung extensions
extensions	haarverlängerung verdichtung
extern zugang	gastzugang kundenportal
externe einladen	gastzugang kunden
externe prüfung	schulabschluss prüfungen
extra angefertigt	maßanfertigung widerruf ausgeschlossen
extra bestellen	bestellung sonderbestellung
extra kosten	zusatzkosten nebenkosten leistungen
extra käse	extras zutaten aufpreis
extra pro nacht	kurtaxe
extra raum	feiern gesellschaften nebenraum
extra raum	nebenraum gesellschaften
eür	jahresabschluss
f jugend	fußball jugend
facebook machen	social media betreuung
facebook von verstorbenem	digitaler nachlass
fach wechseln	anerkennung studienleistungen
fahle haut	gesichtsbehandlung kosmetik
fahranfänger mieten	mindestalter fahrer mietwagen
fahranfänger mieten	mindestalter führerschein miete
fahrangst	auffrischung fahrstunden angst
fahrausweis	führerschein klasse b
fahren lernen	führerschein klasse b
fahrer nicht gekommen	lieferung verspätet falsch
fahrer war nicht da	sendungsverfolgung zustellversuch
fahrerflucht	verkehrsrecht unfall
fahrkarte billig	sparpreis tickets
fahrkarte schule	schulbus schülerbeförderung
fahrlehrer am handy	fahrlehrer wechsel beschwerde
fahrlehrer schreit	fahrlehrer wechsel beschwerde
fahrlehrer schreit	fahrschule wechsel
fahrlehrer unfreundlich	fahrlehrer wechsel beschwerde
fahrlehrer unfreundlich	fahrschule wechsel
fahrlehrer wechseln	fahrschule wechsel
fahrpraxis fehlt	auffrischung fahrstunden
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
fahrradschlauch	reifenpanne schlauch fahrrad
fahrradschloss schlüssel weg	briefkasten spind schloss
fahrradständer	fahrradstellplatz fahrrad
fahrschule wechseln	fahrschule wechsel fahrschulwechsel ausbildungsnachweis
fahrstuhl	barrierefreiheit rollstuhl
fahrstuhl vorhanden	barrierefrei zugang
fahrstunden schon gemacht	fahrschulwechsel anrechnung fahrstunden
fahrt fällt aus	fahrtausfall erstattung
fahrt ihr auch raus	einzugsgebiet servicegebiet anfahrt
fahrt zur dialyse	krankenfahrt dialyse verordnung
fahrten zur arbeit	werbungskosten
fahrtgeld	anfahrtskosten
fahrtgeld	anfahrtskosten anfahrtspauschale
fahrtkosten steuer	werbungskosten homeoffice absetzen
fahrverbot	verkehrsrecht unfall
fahrzeugschein weg	zulassungsbescheinigung verlust ersatz
fair trade	nachhaltigkeit umwelt
fake lashes	augenbrauen wimpern
fake mail	sicherheit betrug phishing
fake produkt	originalware echtheit
fake shop	verbraucherrecht vertrag widerruf
falle oft hin	neurologische physiotherapie bobath
fallobst	biotonne grünabfall
fallrohr kaputt	spenglerarbeiten klempnerarbeiten
fallrohr verstopft	dachrinne reinigung
falls nicht mehr entscheiden	vorsorgevollmacht patientenverfügung
falls was dazwischenkommt	stornierungsbedingungen umbuchung
falsch abgebucht	fehlbuchung erstattung rechnung
falsch abgebucht	lastschrift rücklastschrift
falsch abgerechnet	rechnung reklamation
falsch behandelt	arzthaftung
falsch behandelt arzt	arzthaftung medizinrecht
falsch bestellt	bestellung ändern stornierung widerruf
falsch gebucht	bestellung ändern umbuchung stornierung
falsch gebucht	rechnung stornieren korrigieren
falsch geparkt	bußgeld einspruch
falsch geparkt	bußgeld strafzettel
falsch geschrieben name	umbuchung namensänderung flug
falsch getankt	falschbetankung tank entleeren
falsch getankt	kühlwasser öl undicht
falsch überwiesen	überweisung rückruf
falsche adresse angegeben	bestellung stornieren adresse ändern
falsche adresse angegeben	lieferadresse ändern
falsche farbe	falschlieferung umtausch
falsche farbe geliefert	falschlieferung reklamation umtausch
falsche geliefert	falschlieferung reklamation
falsche größe	rückgabe umtausch widerruf
falsche größe gekommen	falschlieferung umtausch
falsche größe geliefert	falschlieferung umtausch
falsche iban	überweisung rückruf
falsche iban überwiesen	überweisung rückruf
falsche menge	bestellung ändern
falsche pizza	falsche bestellung reklamation
falsche rahmengröße	ergonomie bikefitting sattel
falsche rechnung geschickt	rechnung stornieren korrigieren
falsche rechnungsnummer	rechnungsnummernkreis
falsche steuer drauf	steuersatz rechnungskorrektur
falsche version gespeichert	versionsverlauf
falsche zeiten google	google unternehmensprofil local seo
falsche zähne	prothese gebiss
falsche zähne	zahnersatz prothese reparatur
falschen namen angegeben	namensänderung buchung
falschen zug genommen	zugbindung flexticket
falscher betrag	rechnung reklamation einspruch
falscher betrag	überweisung rückruf
falscher name rechnung	rechnung rückfrage
falscher name rechnung	rechnung ändern
falscher preis rechnung	rechnung stornieren korrigieren
falsches bekommen	falschlieferung reklamation
falsches datum gebucht	bestellung ändern umbuchung datum
falsches datum gekauft	karten rückgabe umtausch
falsches fach	studienberatung
falsches gericht	lieferung verspätet falsch
falsches geschickt	falschlieferung reklamation umtausch
falsches geschickt	falschlieferung umtausch
falsches teil bekommen	falschlieferung reklamation
falten weg	anti aging falten
faltenbehandlung	anti aging falten
familie absichern	berufsunfähigkeit lebensversicherung
familie absichern	risikolebensversicherung
familie herholen	aufenthaltstitel ausländerbehörde
familie mit hund bild	familienfotos neugeborene
familienbad	sanitäranlagen
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
familienstammbuch	unterlagen sterbefall
familienticket	familienkarte ermäßigung
familienzimmer	familienzimmer babybett
fango	wärmetherapie fango
fanschal	trikot vereinskleidung
farbberatung	make up
farbe aussuchen	farbberatung
farbe falsch geworden	farbkorrektur reklamation
farbe hab ich schon	material bauseits
farbe ohne ammoniak	allergie haarfarbe verträglichkeit
farbe passt dazu	farbberatung
farbe schiefgegangen	farbkorrektur
farbe stimmt nicht druck	farbprofil cmyk proof
farbeimer	schadstoffe problemstoffe
farben anders gedruckt	farbprofil cmyk proof farbabweichung
farbreste entsorgen	sperrmüll wertstoffhof
fasching	kostümverleih
faschingskostüm	kostümverleih
faschingskrapfen	saisongebäck stollen krapfen
fasnacht kostüm	kostümverleih
fasnachtsküchlein	saisongebäck stollen krapfen
fass bier	leihgetränke kommission
fassade blättert	fassade anstrich
fassade schmutzig	fassadenanstrich fassadenreinigung
fassung aussuchen	brillenfassungen auswahl
fast blind	vergrößernde sehhilfen
faul garten	pflegeleichter garten bepflanzung
fax	fax kontakt
federgabel	federgabel service
federn allergie	allergikerzimmer
federn drücken	polsterei
feedback geben	lob feedback bewertung
fehler auf seite	wartung support website
fehler gefunden	fehler melden
fehler im display ebike	e-bike akku service
fehler in datei	datencheck
fehlermeldung	fehlermeldung technische probleme
fehlermeldung	störung status
fehlermeldung auto	fehlerdiagnose kontrollleuchte
fehlermeldung kommt	fehlerbehebung störung support
fehlgeburt	sternenkinder
fehlkauf	widerruf rückgabe retoure
fehlt heute	krankmeldung schule entschuldigung
fehlt heute	krankmeldung schüler
fehlt teil	falschlieferung reklamation
fehlt was	unvollständige lieferung fehlteile
feier fotografieren	eventfotografie
feier im pfarrheim	gemeindehaus vermietung
feierabend wann	öffnungszeiten
feierabendschwimmen	schwimmbad eintritt
feiern auf weingut	eventlocation weingut
feiern bei euch	veranstaltung feier
feiern im bad	kindergeburtstag bad
feiertag auf	öffnungszeiten
feiertag krank	notdienst außerhalb sprechzeiten
feilschen	ermäßigung rabatt
fein anziehen	kleiderordnung
feinmotorik	ergotherapie
feld dreschen lassen	lohnunternehmen
feldenkrais	gesundheitskurse entspannung
felge eiert	laufrad zentrieren speichen
felge krumm	laufrad zentrieren speichen
felge verbogen	felgenaufbereitung felgenreparatur
felge verkratzt	felgenaufbereitung felgenreparatur
fellnase	hunde erlaubt
fellnase	hunde haustiere
fenster abgeblättert	lackierarbeiten holzschutz
fenster auto geht nicht	fensterheber elektrik reparatur
fenster beschlagen innen	lüftungsanlage kontrollierte wohnraumlüftung
fenster beschlägt	fenster reparatur dichtung
fenster eingeschlagen	glasbruch notverglasung glaserei glasnotdienst
fenster einstellen	fenster reparatur dichtungen
fenster förderung	förderung sanierung kfw bafa
fenster geht nicht zu	fenster reparatur dichtung
fenster geht nicht zu	fenster reparatur dichtungen
fenster ins dach	dachfenster
fenster ins dach	dachfenster einbau
fenster kaputt mieter	mängel melden mieter
fenster klemmt	fenster reparatur dichtung
fenster klemmt	fenster reparatur dichtungen
fenster putzen	fensterreinigung glasreinigung
fenster streichen	lackieren türen fenster
fenster tauschen	fenstertausch einbau
fenster undicht	fenster reparatur dichtungen
fenster zieht	fenster reparatur dichtungen
fensterbank stein	naturstein steinmetz
fenstergriff kaputt	fenster reparatur dichtung
fensterläden streichen	lackierarbeiten holzschutz
fensterplatz	tischreservierung
fenstertag	öffnungszeiten feiertage
ferialjob	jobs karriere stellenangebote
ferien betreuung	schließtage ferien
ferien kinder	ferienprogramm
ferien zu	betriebsferien urlaub geschlossen
ferienbetreuung	ferienprogramm kinder
ferienbett	kurzzeitpflege verhinderungspflege
feriencamp	ferienbetreuung
ferienhort	ferienbetreuung
ferienjob	stellenangebote bewerbung
ferienjob	stellenangebote jobs karriere
ferienlager	kinder jugendgruppen kirche
ferienpass	ferienprogramm kinder
ferienplan	ferienplan schulferien
ferienprogramm	ferienbetreuung
ferienspiele	ferienbetreuung
ferienwohnung vermieten	ferienwohnungsverwaltung
fernbedienung geht nicht	störung zimmertechnik
fernkurs	online sprachkurs
fernsehen per computer	tv reparatur
fernseher im zimmer	zimmerausstattung
fernseher kein bild	satellitenanlage antenne fernsehreparatur
fernseher kein signal	satellitenanlage fernsehempfang
fernseher streifen	tv reparatur
fernseher umgefallen	schaden melden
fernseher vom nachbarn	schadensmeldung haftpflichtversicherung
fernseher zu laut	hörgeräte hörtest
fernsehgebühr	rundfunkbeitrag befreiung
fernstudium	berufsbegleitend teilzeit studium
fersensporn	orthopädie gelenkschmerzen
fest anmelden	veranstaltung anmelden genehmigung
festbänke	festzelt biergarnitur verleih
feste kraft	feste reinigungskraft
feste plätze	freie platzwahl sitzplätze
feste schuhe	kleidung dresscode
feste zähne	implantat zahnlücke
festen preis	angebot kostenvoranschlag festpreis pauschale
fester zahn rein	implantat
festes papier	papiersorten grammatur
festgenommen	strafrecht strafverteidigung
festgenommen	strafverteidigung
festplatte klackert	datenrettung
festplatte klackert	datenrettung festplatte
festplatte löschen	datenvernichtung entsorgung
festplatte vernichten	datenvernichtung entsorgung
festsaal	raummiete veranstaltungsraum
festzuschuss	heil und kostenplan
fete	feier geburtstag privat
fett weg	cellulite körperbehandlung
fettpolster	cellulite körperbehandlung
feuchter fleck wand	leckortung leckage
feuchter keller	schimmel feuchtigkeit sanierung
feuer im garten	veranstaltung anmelden genehmigung
feuer machen	lagerfeuer grillen camping
feuer machen zelt	lagerfeuer grillen erlaubt
feuermelder	rauchmelder
feuermelder	rauchmelder montage wartung
feuerschale	feuer feuerwerk genehmigung
feuerschale	lagerfeuer grillen camping
feuerwerk	feuerwerk genehmigung
feuerwerk machen	feuerwerk genehmigung
fi fliegt	kurzschluss fehlersuche fi schalter
fi fliegt raus	elektriker notdienst stromausfall
fi fällt	kurzschluss fehlersuche fi schalter
fibrom weg	warzen entfernung
fide	sprachprüfung zertifikat
fieber gestern	krankes kind kita wiederzulassung
fiebersaft gibts nicht	lieferengpass bestellung medikament
fiese nachrichten	mobbing vertrauenslehrer
filesharing	urheberrecht abmahnung
filiale bei mir	standorte filialen
film entwickeln	abzüge fotobuch leinwand
filmchen	videoproduktion imagefilm
filmen	fotografieren erlaubt
filmen bei euch	fotografieren bildrechte
filterkaffee oder kapseln	ausstattung küche
filterkaffee oder kapseln	ferienwohnung küche ausstattung
finanzamt falsch gerechnet	einspruch steuerbescheid
finanzamt geschätzt	steuerbescheid einspruch
finanzamt hat geschrieben	steuerbescheid einspruch
finanzamt kommt	betriebsprüfung
finanzamt mahnt	abgabefrist steuer fristverlängerung
finanzamt prüft	betriebsprüfung
finanzamt schreibt	steuerbescheid prüfung einspruch
finanzamt will	steuerbescheid prüfung einspruch
finanzamt will geld	steuerbescheid einspruch
finanzamtsicher	gobd konform
finanzieren lassen	ratenzahlung
finanziert kriegen	finanzierung kredit
find euch nicht	adresse anfahrt standort
find euch nicht	anfahrt öffentliche verkehrsmittel
find mich hässlich	kamerascheu
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
firma gründen amt	gewerbeanmeldung
firma helfen	unternehmensspende sponsoring
firma in krise	unternehmensberatung sanierung
firma ins register	handelsregisteranmeldung gesellschaftsgründung
firma läuft schlecht	unternehmensberatung sanierung
firma pleite	insolvenz sanierung
firma soll moderner wirken	corporate design rebranding
firma soll zahlen	rechnung firmenkunden mehrwertsteuer
firma verkaufen steuer	unternehmensnachfolge
firma versichern	betriebshaftpflicht gewerbeversicherung
firma will spenden	spendenaktion
firma will spenden	unternehmensspende sponsoring
firma zieht um	firmenumzug
firma zu kündigen	abo kündigen software
firmenausflug	firmenveranstaltung betriebsausflug
firmenbestellung	großbestellung händler
firmenfeier	firmenveranstaltung betriebsausflug
firmenfotos	businessfotografie mitarbeiterfotos
firmenkunden	firmenveranstaltung betriebsausflug
firmenkurs	firmenkurse business sprache
firmenrad	dienstrad leasing jobrad
firmenstempel	stempel
firmenwagen beschriften	fahrzeugbeschriftung folierung
firmpate	erstkommunion firmung konfirmation
firmung	erstkommunion firmung konfirmation
firmung essen	nebenraum gesellschaften
fische sterben	wasseranalyse aquaristik
fischen im see	fischereischein
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
fleck teppich	schaden kaution haftung
fleck wird größer	leckortung leckage
flecken kommen durch	innenanstrich wohnung streichen
flecken raus	pflegehinweise waschen
fleisch auf vorrat	fleischpaket vorbestellung
fleisch paket	fleischpaket vorbestellung
fleischlos	vegan vegetarisch
fleischlos	vegetarisch vegan
flicken	reparatur
flicken lassen	reparatur kostenvoranschlag
fliege nach afrika	reiseimpfung reisemedizin
fliege nächste woche pass	express vorläufiger reisepass
fliegen in zwei wochen	expresspass vorläufiger reisepass
fliegengitter	insektenschutzgitter
flieger gestrichen	flugverspätung entschädigung fluggastrechte
flieger landet nachts	späte anreise check in nacht
flieger verpasst	flugverspätung entschädigung
flieger weg	flugverspätung annullierung
flieger weg	flugverspätung entschädigung fluggastrechte
fliese gesprungen	fliesenarbeiten
fliese nachkaufen	fliesen nachkauf
fliesen locker	fliesenarbeiten
fliesen neu	fliesenarbeiten
fliesen schon gekauft	material bauseits
fliesen überkleben	fliesenarbeiten
flipchart	seminarraum tagung hotel
flitterwochen	flitterwochen hochzeitsreise
flitterwochen	reiseberatung urlaub
flitzekacke	hausmittel selbstmedikation
flohmarkt	veranstaltungen basar
flohmarkt stand	veranstaltung anmelden genehmigung
flohmarktstand	veranstaltung straßenfest genehmigung
flott zustellen	kurierdienst direktfahrt
flug annulliert	flugverspätung entschädigung
flug ausgefallen	flugverspätung entschädigung fluggastrechte
flug buchen	flugbuchung gepäck
flug gestrichen	flugverspätung annullierung
flug gestrichen	flugverspätung entschädigung stornierung umbuchung
flug landet spät	spätanreise schlüsseltresor
flug und hotel	pauschalreise
flug verspätet	flugverspätung annullierung
flug verspätet	flugverspätung entschädigung fluggastrechte
flug vor ferienbeginn	beurlaubung unterrichtsbefreiung
flugblatt	flyer druck
flugzeiten geändert	reiseunterlagen
flugzettel	flyer druck
flusskreuzfahrt	kreuzfahrt
flyer	logo corporate design druck
flyer auslegen	kooperation partner
fläschchen warm	kinderwagen wickeltisch
fläschchen warm	wickelraum stillen
flöhe	parasiten floh zecken
flöhe in wohnung	parasiten flöhe zecken wurmkur
flöhe katze	zeckenschutz flohmittel
flöte lernen	instrumentalunterricht
flüchtling deutschkurs	integrationskurs
flügel transportieren	klaviertransport schwertransport
folgerezept	rezept folgerezept
folie aufs auto	fahrzeugbeschriftung folierung
folie aufs handy	schutzfolie zubehör
fondue	saisonkarte spargel wild
formular ausfüllen	formulare anmeldeformular
formular finden	formulare anmeldeformular
formular geht nicht	fehlermeldung technische probleme kontaktformular fehlerbehebung
formular nicht verstanden	ausfüllhilfe formular beratung
formular online	online dienste antrag
formular wo	formular antrag download
fortbildung	berufliche weiterbildung
foto auf kissen	fotogeschenke
foto auf leinwand	abzüge leinwand
foto auf tasse	fotogeschenke
foto ausdrucken dürfen	nutzungsrechte bilder
foto für ausweis	passbilder bewerbungsfotos
foto für bewerbung	bewerbungsfoto passbilder
foto für führerschein	passbilder bewerbungsfotos
foto für lebenslauf	passbilder bewerbungsfotos
foto für visum	passbilder bewerbungsfotos
foto geklaut website	abmahnung urheberrecht
foto schicken	fotos anfrage kostenvoranschlag
foto von meinem kind	fotoerlaubnis einwilligung bildrechte
foto von mir	datenschutz
foto von mir weg	bildrechte foto löschen
foto vor ort	biometrisches passfoto
foto zerrissen	digitalisierung alte fotos
fotoautomat	biometrisches passfoto
fotobox	eventfotografie fotobox mieten
fotobuch	abzüge album leinwand
fotobuch	abzüge fotobuch leinwand
fotograf für event	eventfotografie
fotograf für geburtstag	eventfotografie
fotograf für hochzeit	hochzeitsreportage fotograf
fotograf krank	ausfall fotograf ersatz
fotograf krank	hochzeit verschoben anzahlung
fotografieren lernen	fotokurs
fotokopie	kopierservice scanservice
fotos auf instagram	nutzungsrechte bilder
fotos ausdrucken	abzüge fotobuch leinwand
fotos für seite	ablauf projektdauer website
fotos für seite	fotografie bildmaterial
fotos für shop	businessfotografie mitarbeiterfotos
fotos für website	businessfotografie mitarbeiterfotos
fotos kirche	hochzeitsfotografie
fotos machen	fotografieren bildrechte
fotos machen drin	fotografieren erlaubt
fotos machen erlaubt	fotografieren filmen
fotos mit familie	familienshooting
fotos mit hund	tierfotografie
fotos posten	nutzungsrechte bilder
fotos retten	datenrettung
fotos runterladen	bilder lieferzeit galerie
fotos veröffentlichen	nutzungsrechte bilder
fotos vom baby	babyfotos newborn
fotos vom hund schicken	updates fotos betreuung
fotos vom jawort	hochzeitsreportage fotograf
fotos vom kaputten handy	datenrettung
fotos vom schaden	schadennachweis fotos belege
fotos weg	datenrettung
fototag verpasst	schulfotograf kindergartenfotos
fototorte	torte bestellen
fragebogen lernen	theorieprüfung
fragebogen üben	theorieprüfung lernen
fragen auf arabisch	theorieprüfung
fragen vorher klären	beratung erstgespräch
franchise	selbstbeteiligung
französisch lernen	sprachkurse termine
französisch oder latein	fremdsprachenwahl profil
frau auch fahren	zusatzfahrer
frau dement hilfe	pflegende angehörige beratung
frau fährt mit	zusatzfahrer
frau muss deutsch lernen	deutschkurs deutsch als fremdsprache
frau nachholen	aufenthaltstitel ausländerbehörde
frau verlassen	scheidung trennung
frau will scheidung	scheidung familienrecht
frauen unter sich	frauenbereich frauenzeiten
frauenarzt	frauenarzt gynäkologie
frauenbereich	frauenbereich fitness
frauenhaarschnitt	haarschnitt damen
frauenschwimmen	nur frauen
frauentag	nur frauen
frechheit	beschwerde
frechheit	beschwerde reklamation
freelancer zugang	gastzugang kunden
frei für fortbildung	bildungsurlaub förderung bildungsgutschein
frei haus	versandkosten
frei in ferien	belegungskalender
frei verkäuflich	rezeptfrei verschreibungspflichtig
frei über ostern	belegungskalender
freibad	freibad schwimmbad gemeinde
freibad bei regen	freibad öffnung saison
freibad offen	freibad schwimmbad gemeinde
freibad schluss	freibad öffnung saison
freibad schon offen	freibad öffnung saison
freiberufler werden	existenzgründung beratung
freie caterer wahl	eigener caterer getränke mitbringen
freie stelle	jobs karriere stellenangebote
freie stellen	stellenangebote jobs karriere
freie trauung	freie trauung trauredner
freie wochen	belegungskalender
freier eintritt	kostenlos gebührenfrei
freier sonntag	eintritt frei museum
freies zimmer heim	pflegeheim aufnahme platz
freigepäck	flugbuchung gepäck
freihantel	muskelaufbau krafttraining
freiliegende zahnhälse	parodontitis behandlung
freischwimmer	schwimmkurs seepferdchen
freistellen	beurlaubung unterrichtsbefreiung
freistunde	stundenplan unterrichtszeiten
freiwillig	ehrenamt
freiwillig helfen	ehrenamt helfen freiwilligenarbeit
freiwillige	ehrenamt helfen
freiwilliges jahr	ausbildung praktikum
fremdcaterer	eigener caterer getränke mitbringen
fremde abbuchung	betrug phishing
fremde anmeldung	unbefugter zugriff sicherheit
fremde bestellung	falschlieferung umtausch
fremde bestellung	sicherheit konto missbrauch
fremde marke	fremdrad reparatur internetkauf
fremde währung	währung zahlung
fremder führerschein gültig	umschreibung ausländischer führerschein
fremdes geld	fremdwährung sorten
frettchen	kleintiere heimtiere exoten
freund fahren lassen	zusatzfahrer weitere fahrer
freund kommt nicht mit	umbuchung namensänderung reise
freund mitbringen	begleitperson gast gastkarte
freund mitbringen training	tageskarte
freund zieht ein	mitbewohner meldung untervermietung
freund zieht ein	untermiete mitbewohner
freunde besuchen uns	besucher zusatzperson
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
friere daheim	heizung störung reparatur
friere in wohnung	heizung störung notdienst
frisch führerschein mieten	mindestalter fahrer mietwagen
frisch hergezogen	wohnsitz anmelden ummelden
frisch operiert	nach operation reha
frisch operiert	nachbehandlung operation
frisch vom feld	hofladen direktvermarktung
frische brötchen	brötchenservice
frische brötchen morgens	brötchenservice
frischwasser	ver und entsorgung wohnmobil
frischwasser tanken	entsorgung chemietoilette
friseur versaut	farbkorrektur reklamation friseur
frist abgelaufen	fristverlängerung nachfrist
frist steuer verpasst	abgabefrist steuer fristverlängerung
frist verpasst	frist versäumt nachreichen
frist verpasst	frist widerspruch
frist verpasst uni	bewerbungsfrist zulassung studium
frist zum zahlen	mahnung zahlungsverzug
frisur für ball	hochsteckfrisur brautfrisur
fritzbox	internet störung wlan einrichtung
frizz	dauerwelle glättung
frizz	haarglättung keratin
fronleichnam	öffnungszeiten feiertage
frontscheibe kaputt	autoglas steinschlagreparatur
frost abgekriegt	winterschutz frost
fruktose	allergene inhaltsstoffe
fruktose	allergene unverträglichkeiten
frühbetreuung	betreuungszeiten
frühdienst	betreuungszeiten kita
früher abholen	abholzeiten
früher abreisen	aufenthalt verlängern vorzeitige abreise erstattung
früher abreisen	vorzeitige abreise
früher aus vertrag	kündigung kündigungsfrist
früher buchen billiger	frühbucher ferien
früher drankommen	express eilauftrag
früher einchecken	frühe anreise gepäckaufbewahrung
früher frühstücken	frühstück inklusive
früher heim	vorzeitige abreise
früher in ferien	beurlaubung
früher in ferien	beurlaubung unterrichtsbefreiung
früher in urlaub	beurlaubung ferien schule
früher ins zimmer	check in anreise
früher kommen	umbuchung terminverschiebung
früher kommen statt	termin verschieben umbuchung
früher raus wohnung	kündigung mietvertrag kündigungsfrist
früher raus wohnung	kündigung mietvertrag nachmieter
früher zurückzahlen	baufinanzierung anschlussfinanzierung
frühere fassung	versionsverlauf
früheren zug nehmen	zugbindung flexticket
früherziehung	musikalische früherziehung
frühjahrscheck	fahrradinspektion frühjahrscheck
frühjahrscheck rad	fahrrad inspektion
frühmorgens	öffnungszeiten früh
frühschwimmer karte	schwimmbad eintritt
frühstück aufs zimmer	frühstück hotel
frühstück bei euch	frühstück brunch
frühstück camping	brötchenservice
frühstück dabei	frühstück hotel
frühstück dabei	frühstück inklusive
frühstück inklusive	frühstück hotel
frühstück mit drin	frühstück inklusive
frühstück schon um sechs	frühstückszeiten frühstückspaket
frühstück to go	belegte brötchen snacks
frühstück to go	frühstück inklusive
frühstück vegan	frühstück inklusive
frühstück zeiten	frühstück inklusive
frühstücken	frühstück brunch
frühstücken vor blutabnahme	blutabnahme nüchtern
frühstücksbuffet	frühstück brunch
frühstückszeiten	frühstück hotel
fsj	ausbildung praktikum freiwilligendienst fsj bundesfreiwilligendienst
fsk	altersempfehlung
fsk	mindestalter altersgrenze
fuge reißt auf	silikonfugen erneuern
fugen erneuern	silikonfugen erneuern
fugen im boden	parkett boden schleifen
fuhre erde	erde rindenmulch lieferung
fundsachen	fundsachen fundbüro
fundtier	chip kennzeichnung registrierung
funkschlüssel tot	autoschlüssel nachfertigen
funkschlüssel tot	autoschlüssel nachfertigung
funktioniert nicht mehr	reparatur
funzt nicht	reparatur defekt
furnier löst sich	möbel restaurierung
fussballverein kind	fußball jugend
futsch	reparatur
futter für hund	hundefutter ernährungsberatung
futter zerrissen	futter erneuern
fuß umgeknickt	orthopädie gelenkschmerzen
fußball anfangen	mitglied werden verein
fußball schauen	live musik veranstaltung lokal
fußball spielen	fußball jugend
fußboden heizen	fußbodenheizung
fußkalt	kellerdeckendämmung
fußnägel	pediküre
fußpflege	podologie fußpflege
fußpilz	hautarzt dermatologie
fußzeile rechnung	rechnungsvorlage logo
fäden hund	nachsorge trichter wunde
fäden raus	wundversorgung nähen
fäden ziehen	wundversorgung nähen
fäden ziehen	wundversorgung verband fäden
fährt nicht geradeaus	achsvermessung spureinstellung
fällt aus	ausfall absage veranstaltung
fällt aus wegen regen	wetter absage
fällt das aus	ausfall absage veranstaltung
fällt das klein aus	größentabelle passform
fällt das unter schweigepflicht	verschwiegenheit mandantengeheimnis
fällt groß aus	größentabelle größenberatung
fällt klein aus	größentabelle größenberatung
fällt klein aus	größentabelle umtausch größe
fällt kurs aus	mindestteilnehmerzahl kurs findet statt
fällt schule aus	schneefrei hitzefrei unterrichtsausfall
fällt unterricht aus	stundenplan unterrichtszeiten
färben schwanger	allergie haarfarbe verträglichkeit
färben schwanger	allergietest farbe
färbt ab	pflegehinweise waschen
föhn	duschen umkleide handtuch
föhn	duschen umkleiden
föhn da	haartrockner ausstattung badezimmer
föhn im zimmer	zimmerausstattung
fön im zimmer	zimmerausstattung kühlschrank wasserkocher
fördergeld firma	fördermittelberatung
fördermitglied	spenden spendenquittung
förderung kriegen	förderung zuschuss
förderverein	förderverein schule
fühl mich unsicher daheim	zusatzschloss sicherheit
fühlbar gedruckt	veredelung prägung heißfolie
führerschein 125	drosselung führerscheinklasse
führerschein abgegeben	fahrverbot mpu neuerteilung
führerschein aus syrien	umschreibung ausländischer führerschein
führerschein aus türkei	umschreibung ausländischer führerschein
führerschein aus ukraine	umschreibung ausländischer führerschein
führerschein beantragen	führerscheinantrag unterlagen
führerschein gerade gemacht	fahranfänger mindestalter mietwagen
führerschein gutachten	führerschein tauglichkeit untersuchung
führerschein im schnelldurchgang	ferienkurs intensiv führerschein
führerschein in ferien	intensivkurs ferienkurs führerschein
führerschein in zwei wochen	ferienkurs intensiv führerschein
führerschein in zwei wochen	intensivkurs ferienkurs führerschein
führerschein machen	führerschein klasse b
führerschein mit 17	begleitetes fahren bf17
führerschein schnell	intensivkurs ferienkurs führerschein
führerschein teuer	fahrschule kosten
führerschein teuer	führerschein kosten
führerschein umschreiben	umschreibung ausländischer führerschein
führerschein umtauschen	ausländischer führerschein umschreibung
führerschein umtauschen	führerscheinstelle umtausch
führerschein verloren	führerscheinstelle umtausch
führerschein weg	führerscheinentzug mpu
führerschein weg	verkehrsrecht bußgeld fahrverbot führerscheinentzug neuerteilung
führerscheinsehtest	führerschein sehtest
führhund	assistenzhund blindenhund
führung	führungen
führung auf englisch	führungen englisch fremdsprachen
führung englisch	führung
führungszeugnis	führungszeugnis strafregister
führungszeugnis nötig	erweitertes führungszeugnis
füllung raus	füllung karies
füllung rausgefallen	füllung inlay
füllung rausgefallen	füllung karies verloren schmerztermin
fünf euro rezept	zuzahlung befreiung
fünf in mathe	hausaufgabenhilfe nachhilfe mathematik
fünfer springen	rutsche sprungturm
für 30 leute	gruppen catering personenzahl
für 50 personen	veranstaltungen personenzahl kapazität
für anfänger welches	produktberatung
für arbeit mit kindern	führungszeugnis
für beerdigung	trauerfeier leichenschmaus
für den arbeitgeber	bescheinigung arbeitgeber nachweis
für diabetiker	zuckerfrei diabetiker
für die ganze familie	familienangebot
für die kleinen	kinder
für die schule	bescheinigung schule entschuldigung
für die versicherung	bescheinigung schadensnachweis kostenvoranschlag
für drei monate	langzeitmiete mindestlaufzeit
für dreißig leute essen	catering mindestpersonenzahl
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
für kinder okay	altersempfehlung
für kindergeburtstag	kindergeburtstag feiern
für kleine kinder geeignet	altersempfehlung kinder
für konfirmation	konfirmation feier
für kurs anmelden	kurs anmeldung vhs
für lau	kostenlos gebührenfrei
für meine frau abholen	vollmacht abholung ausweis
für meine mutter	angehörige vollmacht
für meine mutter machen	vollmacht vertretung
für meinen laden	großbestellung händler
für meinen laden kaufen	händler großhandel b2b
für meinen vater	angehörige vollmacht
für monate weg	mitgliedschaft pausieren ruhezeit
für mutter abholen	rezept einlösen abholung apotheke
für mutter unterschreiben	vollmacht betreuung
für nen freund	geschenk übertragbar dritte
für oma erledigen	vollmacht vertretung
für opa beten	messintention kerze
für paar monate wohnen	langzeitaufenthalt monteure
für papa geschenk	gutschein geschenk
für pfadfinder billiger	vereinsrabatt
für profis	fortgeschrittene niveau
für schulen gratis	non profit rabatt bildung
für später vorsorgen beerdigung	bestattungsvorsorge
für steuerberater rausgeben	datev export steuerberaterzugang
für umme	kostenlos gebührenfrei
für unsere firma	firmenveranstaltung betriebsausflug
für urlaub sprache	sprachkurse termine
für verein billiger software	non profit rabatt bildung
für vögel garten	bienenfreundlich insekten
für weihnachtsfeier	weihnachtsfeier firmenfeier
für wieviele reicht	kapazität personenzahl
für zeitung	presse medien
für zwei kinder	geschwisterrabatt
fürchte mich	angstpatienten angst
fürs alter sparen	altersvorsorge rentenversicherung
fürs amt	bescheinigung nachweis behörde
fürs finanzamt	rechnung quittung beleg steuerlich absetzbar
fürs team	firmenveranstaltung betriebsausflug
fürs wochenende	wochenende wochenendangebot
fütterung zusehen	fütterungszeiten
füße machen	friseur fußpflege im haus
füße machen lassen	podologie fußpflege
füße nicht am boden	tieferlegung sitzhöhe
füße schön machen	pediküre
füße tun weh schuhe	einlagen maßschuhe orthopädie
gabel federt nicht	federgabel service
gaming rechner	pc konfiguration gaming
gang geht nicht rein	kupplung getriebe
gang geht nicht rein	kupplung getriebe reparatur
gang menü	menü mehrgang degustation
gang springt raus	kupplung getriebe
gang springt raus	schaltung einstellen
gangschaltung spinnt	schaltung einstellen
gans essen	saisonkarte spargel wild
gans für weihnachten	gänse vorbestellung
gansl	saisonkarte spargel wild
ganz dringend	notfall eiltermin notdienst express soforthilfe
ganz früh	öffnungszeiten früh
ganz für uns	exklusive nutzung vermietung
ganze familie essen	feiern gesellschaften nebenraum
ganze familie verein	familienbeitrag
ganze gruppe	gruppen gruppenangebot
ganze hochzeit schlafen	gruppen hochzeitsgäste
ganze klasse	gruppen gruppenangebot
ganze klasse	schulklassen gruppen anmeldung
ganze straße kein strom	störung netzausfall
ganze truppe	gruppen gruppenpreis gruppenangebot
ganze wohnung dunkel	stromausfall elektronotdienst
ganzen tag begleiten	hochzeitsreportage fotograf
ganzer tag fotograf	hochzeitsfotografie
ganzes jahr gleiche reifen	ganzjahresreifen
ganzes jahr stehen	dauercamping
ganzjährig	saison wintercamping
ganztag	ganztagsbetreuung hort
garage dazu	stellplatz garage mieten
garage geht nicht auf	garagentor reparatur antrieb
garage umbauen	baugenehmigung
garage voll	einlagerung
garagendach undicht	flachdach abdichtung
garagendach undicht	flachdach garage
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
garten machen lassen	gartengestaltung pflanzservice
garten neu	gartengestaltung pflanzservice
garten neu machen	gartengestaltung gartenplanung
garten schräg	stützmauer hangbefestigung
garten sitzen	außenbereich biergarten
garten verwahrlost	gartenpflege rodung
garten verwildert	gartengestaltung pflanzservice
garten verwildert	gartenpflege rodung
garten wenig arbeit	pflegeleichter garten bepflanzung
garten winterfest	laubentfernung herbstarbeiten
gartenabfall verbrennen	feuer feuerwerk genehmigung
gartenabfälle	sperrmüll wertstoffhof
gartenhaus bauen	bauantrag baugenehmigung gartenhaus holzbau
gartenhaus bauen	baugenehmigung
gas leer	gasflaschen
gas riecht	gasgeruch notfall gasleitung
gas tauschen	gasflaschen
gas weg	gasstörung
gas zischt	gasgeruch notfall
gasflasche	gasflaschen
gasflasche	schadstoffe problemstoffe
gasgeruch	gasgeruch notfall gasleitung
gast einladen ausland	aufenthaltstitel ausländerbehörde
gastfamilie	sprachreisen
gastgarten	terrasse biergarten
gdb	schwerbehindertenausweis
gebiss	prothese gebiss
gebiss drückt	prothese gebiss
gebiss gebrochen	zahnersatz prothese reparatur
gebiss hält nicht	prothese gebiss
gebiss passt nicht	zahnersatz prothese reparatur
gebiss wackelt	zahnersatz prothese reparatur
geblitzt	bußgeld strafzettel verkehrsrecht fahrverbot
geblitzt mietwagen	maut bußgeld mietwagen
geblitzt worden	bußgeld einspruch
geblitzt worden	bußgeld einspruch verkehrsrecht
geblockt auf karte	kaution kreditkarte mietwagen
gebrauchsanweisung	bedienungsanleitung
gebrauchten anschauen	gebrauchtwagencheck
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
geburtstag fünfzig leute	feiern gesellschaften nebenraum
geburtstag im schwimmbad	kindergeburtstag bad
geburtstag ist morgen	expressversand gutschein sofort
geburtstag spenden	anlassspende spendenaktion
geburtstagsgeschenk	gutschein geschenkgutschein
geburtstagskerzen	eigene torte korkgeld
geburtstagsparty kinder	kindergeburtstag
geburtstagstorte	torte bestellen
geburtsurkunde	geburtsurkunde standesamt
geburtsurkunde verloren	geburtsurkunde anmeldung geburt
geburtsurkunde weg	geburtsurkunde neu beantragen
geburtsvorbereitung	geburt hebamme
gebärden	übertitel gebärdensprache audiodeskription
gebärdendolmetscher	barrierefreiheit hörbehinderung gebärdensprache
gebärdensprache	barrierefreiheit hörbehinderung gebärdensprache
gebühr abheben	geldautomaten
gebühr wofür	gebühren
gebührenbescheid	grundsteuer gebühren
geduldig erklären handy	computerhilfe senioren schulung
geerbt steuer	erbschaftsteuer schenkung
geerbt steuer	erbschaftsteuer schenkungsteuer
geerbt was tun	geldanlage sparen beratung
geerbte schulden	erbausschlagung nachlass
geerbtes haus	immobilienverkauf
gefehlt nachholen	kurs verpasst nachholen
gefeuert	arbeitsrecht kündigung
gefeuert	kündigungsschutz arbeitsrecht
gefladert	diebstahl
geflohen	flüchtlingsberatung
gefrierer vereist	kühlschrank reparatur
gefunden werden	suchmaschinenoptimierung seo
gefällt entwurf nicht	korrekturschleifen änderungen entwurf
gefällt ihr nicht	umtausch geschenk
gefällt mir nicht	widerruf rückgabe
gefällt mir nicht	widerruf rückgabe retoure
gefällt mir nicht entwurf	korrekturschleifen entwurf
gefällt nicht	rückgabe umtausch widerruf retoure
gegensprechanlage tot	sprechanlage türsprechanlage
gegner versicherung zahlt nicht	verkehrsrecht unfall
gegner zahlt nicht	verkehrsunfall schadensersatz schmerzensgeld
gehackt	sicherheit betrug
gehackt worden	sicherheit konto missbrauch
gehalt bei euch	gehalt lohn karriere
gehalt kommt nicht	lohnrückstand arbeitsrecht
gehaltsabrechnung falsch	lohnabrechnung
gehaltsnachweis	mietbewerbung unterlagen
gehbehindert	barrierefrei zugang
gehbehindert	barrierefreiheit rollstuhl barrierefrei rollstuhlgerecht zugang
gehe ins ausland	auslandsaufenthalt sonderkündigung ruhen
geheimzahl vergessen	pin vergessen
geheimzahl weiß nicht	pin neu anfordern
geheiratet neuer name	kontaktdaten ändern stammdaten
geheiratet steuer	steuerklassenwechsel
geheiratet versicherung	änderung lebenssituation
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
geht bergab firma	insolvenz sanierung
geht bezahlung nicht durch	zahlung fehlgeschlagen zahlungsarten
geht das in österreich	österreich verfügbarkeit
geht das per mail	e mail anfrage
geht das per whatsapp	whatsapp kontakt
geht das schnell	dauer behandlung
geht es auch früher	termin verschieben
geht es auf garantie	garantiefall gewährleistung
geht es offline	offline modus
geht gar nicht	beschwerde reklamation
geht in der schweiz	schweiz verfügbarkeit
geht karte	zahlungsarten kartenzahlung
geht keiner dran	telefonzeiten erreichbarkeit
geht keiner ran	kontakt telefon telefonzeiten erreichbarkeit
geht klarna	klarna zahlungsarten ratenkauf
geht nicht an	reklamation defekt garantie
geht nicht mehr	reklamation defekt garantie
geht nicht mehr	reparatur defekt
geht nimmer	reparatur defekt
geht nix früher	warteliste wartezeit
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
gehweg nicht geräumt	winterdienst räumpflicht
gehweg räumen	winterdienst
gehweg stolperstelle	schadensmeldung mängelmelder
gehälter verstecken	benutzerrechte rollen
gehänselt	mobbing schulsozialarbeit
gehör testen	hörgeräte hörtest
gehörlos	barrierefreiheit hörbehinderung gebärdensprache
gehörlos theater	übertitel gebärdensprache audiodeskription
gehört mir seite	nutzungsrechte übergabe
geige leihen	leihinstrument instrument mieten
geige lernen	instrumentalunterricht
geige mieten	leihinstrument miete
geist aufgegeben	reparatur defekt
gekifft am steuer	führerscheinentzug mpu
geklaut	diebstahl
gekotzt nach essen	reklamation essen
gekündigt worden	arbeitsrecht kündigung
gekündigt worden	kündigungsschutz arbeitsrecht kündigungsschutzklage frist
gelatine	halal schweinefleisch
gelato	eis eisdiele
gelbe lampe	fehlerdiagnose fehlerspeicher auslesen
gelbe lampe	fehlerdiagnose kontrollleuchte
gelbe säcke	abfallkalender müllabfuhr
gelbe säcke liegen	reklamation nicht geleert
gelbe säcke liegen noch	tonne nicht geleert
gelbe wände vom rauchen	nikotinsperre isolieranstrich
gelbe zähne	bleaching zahnaufhellung
gelben schein	krankschreibung arbeitsunfähigkeit
gelber brief	inkasso forderung mahnbescheid
gelber brief	klage mahnbescheid frist zustellung einspruch
gelber sack	abfallkalender müllabfuhr
gelber sack wann	abfuhrtermine abfallkalender
gelber schein	krankschreibung arbeitsunfähigkeit
gelber schein	krankschreibung arbeitsunfähigkeitsbescheinigung
gelber umschlag	zustellungsurkunde frist
gelbes wasser	trinkwasser rohrsanierung wasserfilter
gelbfieber	reiseimpfung
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
geld für mannschaft	sponsoring spende verein
geld für schulsachen	klassenfahrt zuschuss bildung teilhabe
geld für solarstrom	einspeisevergütung
geld fürs baby	elterngeld kindergeld
geld fürs studium	studienfinanzierung bafög stipendium
geld hinterherlaufen	mahnwesen zahlungserinnerung
geld hinterlegen	anzahlung vorkasse kaution
geld kommt erst	zahlungsziel zahlungsaufschub
geld leihen	privatkredit
geld leihen	ratenkredit privatkredit
geld liegt rum	geldanlage anlageberatung
geld nach geburt	elterngeld kindergeld
geld nicht da	erstattung rückerstattung dauer
geld noch nicht da	erstattung rückzahlung rückerstattung
geld noch nicht zurück	erstattung dauer rückzahlung
geld noch nicht zurück	rückerstattung dauer
geld reicht nicht	bürgergeld sozialhilfe grundsicherung
geld reicht nicht heim	heimkosten eigenanteil sozialamt
geld retour	rückerstattung erstattung
geld rückerstatten	rückerstattung erstattung
geld sicher reise	sicherungsschein insolvenz
geld spenden	spenden spendenquittung
geld vermehren	geldanlage anlageberatung
geld verschenken	erbschaftsteuer schenkung
geld vom finanzamt zurück	steuererklärung erstellen
geld vom shop	auszahlung zahlungsanbieter
geld vom staat	förderung zuschuss
geld vorschießen	anzahlung vorkasse kaution
geld wechseln	fremdwährung sorten
geld weg vom konto	betrug phishing
geld wegen verspätung	fluggastrechte entschädigung
geld wieder	erstattung rückzahlung
geld wieder aufs konto	erstattung rückzahlung
geld wieder haben	rückerstattung erstattung
geld wiederbekommen	erstattung rückzahlung
geld wiederhaben	erstattung rückzahlung
geld zurück	erstattung abo
geld zurück	erstattung rückzahlung rückerstattung
geld zurück an kunden	gutschrift
geld zurück auszug	mietkaution rückzahlung
geld zurück kurs	rücktritt abmeldung kurs erstattung
geld zurück urlaub	reisemängel entschädigung
geld zurückbuchen	lastschrift zurückgeben
geldautomat	bargeld münzen einzahlen
geldbeutel geklaut	ausweis verlust diebstahl melden
geldbeutel verloren	fundsachen fundbüro
geldbörse weg karte	karte sperren verlust
geldbörse weg karte	kartensperrung sperrhotline
gelenk steif	manuelle therapie
gelenke hund	röntgen ultraschall tier
gelenke tun weh	orthopädie gelenkschmerzen
geliehenes kaputt	haftung kaution mietgerät
gelnägel	kosmetik nägel wimpern
gelnägel	maniküre nagelstudio
gelogen über mich	medienrecht bewertung löschen
gelsengitter	insektenschutzgitter
geländer aus metall	schlosserei metallbau
geländer bauen	geländer treppengeländer
geländer wackelt	geländer treppengeländer
geländer wackelt	treppe renovierung
gelöschtes zurück	wiederherstellung papierkorb
gema	gema musik anmeldung
gemeindeamt	termin bürgerbüro
gemeindehaus mieten	gemeindehaus vermietung
gemeinderat	rathaus gemeinderat bürgermeister
gemeindesaal mieten	gemeindehaus vermietung
gemeindeversammlung	rathaus gemeinderat bürgermeister
gemeindewohnung	wohngeld sozialleistungen
gemeinsames sorgerecht	vaterschaftsanerkennung sorgerecht
gemeinschaftskonto	kontovollmacht
gemüse anbauen kein garten	mietgarten ackerparzelle
gemüse selber ziehen	gemüsejungpflanzen setzlinge
gemüsekistl	gemüsekiste abo
gemütliches feuer	kaminofen
genau in die ecke	maßmöbel einbauschrank
generalabo	jahreskarte abonnement
generalcheck	vorsorgeuntersuchung check up
generationenfoto	familienshooting
geniere mich	ärztin frau untersuchung
genug anmeldungen	mindestteilnehmerzahl kurs findet statt
genug töpfe	ausstattung küche
gepfuscht	gewährleistung garantie reklamation
gepäck in anderer stadt	gepäck verloren
gepäck lassen	garderobe schließfach
gepäck lassen	garderobe schließfächer
gepäck lassen bahnhof	schließfächer gepäckaufbewahrung
gepäck nach auschecken	gepäckaufbewahrung
gepäck unterstellen	frühe anreise gepäckaufbewahrung
gepäck verschwunden	gepäckverlust lost and found
gepäck vorher abgeben	gepäckaufbewahrung
gepäck weiterschicken	gepäcktransport wanderer
gerade angebot	ermäßigung rabatt
gerade ausfall	systemstatus störung
gerade hergezogen arzt	neue patienten aufnahme
gerade operiert worden	nachsorge operation
gericht kosten	anwaltskosten kostenrisiko
gerichtsbrief	klage mahnbescheid frist
gerichtsvollzieher	inkasso forderung mahnbescheid
geringverdiener	ermäßigung
gerstenkorn	augenarzt
gerät schicken	einsendung reparatur versand
gerät überbrücken	leihgerät ersatzgerät
geräte erklären	trainingsplan einweisung
geräte prüfen firma	dguv v3 geräteprüfung
geräte prüfen firma	e-check prüfung
geräte vorhanden	ausrüstung verleih
geräte zeigen	trainingsplan einweisung
gerätetraining	gerätetraining kgg
gerümpel	entrümpelung haushaltsauflösung
gerüst auf gehweg	halteverbot umzug sondernutzung
gerüst brauchen	gerüstbau
gerüst dabei	gerüstbau
gerüst im garten	gerüst
gerüst kosten	gerüst
gerüst wie lange	gerüst
gesamtpreis führerschein	führerschein kosten
gesang	gesangsunterricht chor
gesangsunterricht	gesangsunterricht chor
geschenk für	gutschein geschenkgutschein
geschenk für mama	gutschein geschenk
geschenk für weintrinker	weinpräsente
geschenkidee	gutschein geschenkgutschein geschenk
geschieden kirche heiraten	kirchliche trauung
geschieden wieder heiraten	eheschließung unterlagen ausland
geschirr abholen danach	lieferung aufbau buffet
geschirr dabei saal	raumausstattung technik
geschirr einpacken	einpackservice umzugskartons
geschirr leihen	geschirr verleih
geschirr leihen	geschirrverleih
geschirr nicht sauber	geschirrspüler reparatur
geschirr passt hund	hundegeschirr anprobe
geschirr vorhanden	ferienwohnung küche ausstattung
geschirrspüler	ferienwohnung küche ausstattung
geschirrspüler spült nicht	waschmaschine reparatur
geschirrspüler stinkt	geschirrspüler reparatur
geschirrtücher	bettwäsche handtücher
geschlagen worden schule	mobbing schulsozialarbeit
geschlecht ändern	geschlechtseintrag selbstbestimmung
geschlechtseintrag ändern	namensänderung
geschlechtskrankheit	geschlechtskrankheiten test hiv
geschlossen	öffnungszeiten
geschlossene gesellschaft	nebenraum gesellschaften
geschlossene station	demenz betreuung
geschminkt werden	make up
geschnitten blutet	wundversorgung nähen
geschnitten brot	brot schneiden
geschwister billiger	familienkarte ermäßigung
geschwister fotos	familienshooting
geschwister schon da	geschwisterkinder bevorzugung
geschwister streiten erbe	erbrecht pflichtteil
geschwister streiten haus	erbrecht testament
geschwisterrabatt	elternbeitrag kita kosten
geschwollene beine	lymphdrainage
gesellschaft für opa	besuchsdienst einsamkeit
gesellschaft leisten	hauswirtschaft alltagshilfe
gesetzlich versichert	krankenkasse kostenübernahme
gesetzlicher betreuer	vollmacht betreuung
gesicht geschwollen	zahnärztlicher notdienst schmerzen
gesicht reinigen	gesichtsbehandlung kosmetik
gesichtsbehandlung	gesichtsbehandlung kosmetik
gesperrt programm	testphase abgelaufen zahlung offen
gesprayt	graffitientfernung
gespräch aufzeichnen	gesprächsaufzeichnung datenschutz
gestaltet ihr auch	gestaltung layout
gesteck friedhof	trauerfloristik kränze
gestell verbogen	brille reparatur anpassen
gestern gespuckt	krankes kind kita wiederzulassung
gestohlen	schaden haftung versicherung
gestohlen worden	diebstahl
gestrandet	flugverspätung annullierung
gestrüpp	gartenpflege rodung
gestürzt allein	hausnotruf
gesundenuntersuchung	vorsorgeuntersuchung check up
gesundheitscheck	vorsorgeuntersuchung check up
gesundheitskarte	versichertenkarte gesundheitskarte
gesundheitskarte verloren	versichertenkarte vergessen
gesundheitszeugnis nötig	gesundheitszeugnis belehrung
getrennt zahlen	getrennte rechnung
getrennt zahlen	trinkgeld getrennt zahlen
getrennte betten	zimmerausstattung zweibettzimmer getrennte betten
getrenntes wartezimmer	ängstliche tiere katzenfreundlich
getriebe kracht	kupplung getriebe reparatur
getränke dazu	leihgetränke kommission
getränke mit ins studio	getränke mitbringen trinkflasche
getränke mitbringen	eigene speisen mitbringen
getränke selber mitbringen	eigene torte korkgeld
getränkebindung	eigener caterer getränke mitbringen
getting ready	hochzeitsfotografie
getting ready	hochzeitsreportage fotograf
getönte gläser	sonnenbrille sehstärke
gewerbe abmelden	gewerbeanmeldung
gewerbe anmelden	gewerbeanmeldung
gewerbeschein	gewerbeanmeldung
gewicht verlieren	ernährungsberatung abnehmen
gewichte stemmen	muskelaufbau krafttraining
gewichtsgrenze	maximalgewicht
gewitter	schlechtwetter absage
gewitter	wetter absage
gewährleistung	garantie gewährleistung
gewöhn mich nicht brille	verträglichkeitsgarantie brille
gez	rundfunkbeitrag befreiung
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
gibts pause	dauer pause vorstellung
gibts pause	vorstellung dauer pause
gibts personal dazu	servicepersonal
gibts pool	schwimmbad pool
gibts sauna	sauna wellnessbereich
gibts schließfächer	schließfächer spinde
gibts schulung	schulung einführung
gibts shop	museumsshop shop
gibts spielecke	spielecke kinder
gibts spielplatz	spielplatz kinder
gibts spülmaschine	ausstattung küche
gibts spülmaschine	küchenausstattung geschirrspüler
gibts steckdosen	stromanschluss steckdosen
gibts strom	stromanschluss
gibts stufen	barrierefrei zugang
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
giftig für katze	giftige pflanzen haustiere
giftig für katze	ungiftige pflanzen haustiere
giftköder	tierarzt notdienst
giftköder	tierärztlicher notdienst
gilt angebot noch	aktion gültigkeit
gilt gutschein noch	gutschein gültigkeit einlösen
gilt mein führerschein	ausländischer führerschein umschreibung
ging gestern noch	störung fehlerbehebung
ging wieder ab	gewährleistung garantie mangel
gipfeli	brötchen vorbestellung
girls day	ausbildung praktikum
girocard	zahlungsarten kartenzahlung
girokonto haben	kontoeröffnung girokonto
gitarre ausleihen	leihinstrument instrument mieten
gitarre lernen	instrumentalunterricht
gitarre riss	instrument reparatur stimmen
gitterbett	familienzimmer babybett
gitterbett	familienzimmer zustellbett babybett
glamping	mietunterkünfte mobilheim
glas gebrochen	glasbruch notverglasung glaserei
glas handy kaputt	displayreparatur
glas rausgefallen	brillenreparatur
glas uhr gesprungen	uhrglas austausch reparatur
glas zerbrochen	schaden kaution haftung
glas zersprungen	notverglasung glasbruch
glas zuschneiden	glaserei duschabtrennung
glascontainer voll	mängelmelder straße
glasfront	fensterreinigung glasreinigung
glatte haare	dauerwelle glättung
glatte wände	putzarbeiten spachteln
glatteis bus	schneefrei hitzefrei unterrichtsausfall
glatteis gehweg	winterdienst räumpflicht
glatze rasieren	haarschnitt herren
glaub bin schwanger	schwangerschaft vorsorge hebamme
gleich mitnehmen handy	sofortreparatur dauer
gleich wieder kaputt	garantie gewährleistung reklamation
gleich zahlen	vorkasse vorauszahlung
gleich zehn stück	mengenrabatt staffelpreise
gleiche fliese	fliesen nachkauf
gleiche friseurin	wunschfriseur
gleicher fehler	gewährleistung garantie mangel
gleicher mitarbeiter wieder	wunschmitarbeiter
gleiches günstiger gesehen	bestpreisgarantie
gleichgesinnte	selbsthilfegruppe
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
gläser ausleihen	geschirr verleih
gläser ausleihen	geschirrverleih
gläser spiegeln	brillengläser entspiegelung
gläser verkratzt	verträglichkeitsgarantie brille
gläser verschicken	verpackung zerbrechlich
gläser zurück hof	mehrwegglas pfand
glückliche hühner	tierhaltung tierwohl
gmbh gründen	gmbh gründung
gold in bank	schließfach
gold lagern	schließfach bank
gold verkaufen	goldankauf altgold
goldene hochzeit	feier geburtstag privat
goldene hochzeit	feiern gesellschaften nebenraum
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
gospel	chor kirchenmusik
gospelchor	kirchenchor musik
gotte	taufpate voraussetzungen
gottesdienst weihnachten	gottesdienst zeiten
grab auflösen	friedhof grab grabnutzung ruhezeit
grab auflösen	grabarten friedhof
grab bepflanzen	grabpflege
grab bepflanzen	grabpflege grabbepflanzung
grab gießen	grabpflege
grab gießen	grabpflege grabbepflanzung
grab läuft ab	grabarten friedhof
grab läuft ab	nutzungsrecht grab verlängerung
grab nicht pflegen	grabpflege dauergrabpflege
grab ohne pflege	baumbestattung friedwald
grab pflegen	grabpflege grabbepflanzung
grab ungepflegt	grabpflege
grab verlängern	friedhof grab grabnutzung ruhezeit
grabpflege	friedhof grab
grabstein	friedhof grab
grabstein wackelt	grabstein
grad aus garantie	kulanz garantie abgelaufen
grad der behinderung	ermäßigung schwerbehindertenausweis
grad der behinderung	schwerbehindertenausweis
graffiti	fassade anstrich
graffiti	graffitientfernung
gras auf rezept	medizinisches cannabis
gras zu hoch	rasenpflege rasenmähen
gratis	kostenlos gebührenfrei
gratis monat	kostenlos testen
gratis parken	parkplatz parken
gratis tag	museum eintritt frei
gratis testen	testphase probe kostenlos
gratistag	eintritt frei museum
graue abdecken	haare färben coloration
graue haare	haare färben coloration
graue haare abdecken	färben strähnen balayage
grauer star	augenarzt
grauwasser	entsorgung chemietoilette
grauwasser	ver und entsorgung wohnmobil
gravieren	personalisierung gravur
grenze grundstück	nachbarrecht
grenzgänger	grenzgänger internationales steuerrecht
griff abgebrochen	reklamation defekt garantie
grill benutzen	lagerfeuer grillen camping
grill mitbringen	lagerfeuer grillen erlaubt
grillbuffet	catering partyservice
grillen	lagerfeuer grillen camping
grillen auf balkon mieter	hausordnung nachbarn
grillen balkon	lagerfeuer grillen erlaubt
grillen futter	futtertiere terraristik
grillen im park	veranstaltung straßenfest genehmigung
grillplatz	lagerfeuer grillen camping
grippe	erkältung infektsprechstunde
grippe piks	grippeimpfung
grippeimpfung	impfung impfsprechstunde
grob behandelt	heimbeirat beschwerde pflege
grob geschätzt	kostenvoranschlag richtpreis
grob geschätzt kosten	preis kosten
große gruppe	gruppen gruppenpreis
große ladung	palettenversand spedition
große poren	gesichtsbehandlung kosmetik
große rutsche	rutsche sprungturm
große scheine	barzahlung
große schrift	barrierefreiheit sehbehinderung
großer check	vorsorgeuntersuchung check up
großer rucksack	taschenregelung garderobe
großer wagen klasse b	transporter mieten
großes bild drucken	plakatdruck banner großformat
großes bild wand	abzüge album leinwand
großes blutbild	blutabnahme labor
großes moped	motorradführerschein
großes service	inspektion service
grund kaufen	grundstücke bauland
grundbetrag	fahrschule kosten
grundbuch ändern	grundbucheintragung löschung
grundriss	grundriss exposé
grundsicherung	ermäßigung sozialtarif
grundsteuer	grundsteuer gebühren grundsteuererklärung
grundsteuer falsch	grundsteuer gebührenbescheid
grundstück kaufen	bauplätze grundstücke
grundstück suchen	grundstücke bauland
grundversicherung zahlt	kostenübernahme krankenkasse
gruppe anmelden	schulklassen gruppen anmeldung
gruppe zug	gruppenticket
gruppengröße	teilnehmerzahl kapazität
gruppenpreis	gruppen gruppenpreis
gruppenrabatt	gruppen gruppenpreis
gruppenraum	arbeitsplätze lernen ruhe
gruppenraum	arbeitsplätze lernraum
gruppenreise	rundreise gruppenreise
größe wohnung	ferienwohnung belegung betten
größen und farben anlegen	varianten
größenordnung preislich	kostenvoranschlag richtpreis
größer tauschen	größentabelle umtausch größe
größere gruppe	gruppenanmeldung gruppenpreis
größere menge	großbestellung händler
größere menge	mengenrabatt staffelpreise
größere tonne	abfallkalender müllabfuhr behälter bestellen größe
größere tonne	tonne bestellen tauschen größe
größerer topf	umtopfen
größerer topf	umtopfservice
größeres paket	tarif upgrade
größeres paket	tarif wechseln
grübeln	psychotherapie psychische beschwerden
grün am haus	fassade anstrich
grüner strom	ökostrom
grünes dach	dachbegrünung
grünes rezept	rezept einlösen
grünschnitt	sperrmüll wertstoffhof
grünzeug	biotonne grünabfall
grünzeug bringen	grüngutannahme
grünzeug entsorgen	grünschnitt entsorgung
guetzli	saisongebäck stollen krapfen
gulli stinkt	abfluss rohrreinigung verstopfung
gulli verstopft	schadensmeldung mängelmelder
gully zu	rohrreinigung abflussreinigung verstopfung
gummi gerissen	pille danach notfallverhütung
gummistiefel	mitbringen wechselkleidung kita
gummistiefel	wechselkleidung kita ausstattung
gummistrümpfe	kompressionsstrümpfe
gurt gerissen	fenster reparatur dichtung
gurt gerissen	rollladen reparatur motor
gutachter kommt	pflegegrad antrag
gutachter kommt	pflegegrad begutachtung
gute bewertungen	bewertungen zertifizierung referenzen
gute plätze	theaterkasse tickets
guter hoffnung	schwangerschaft vorsorge hebamme
guter tropfen	weinkarte getränkekarte
gutes schloss	fahrraddiebstahl schloss codierung
guthaben auf konto	guthaben auszahlung
guthaben verfallen	guthaben gültigkeit verfall
guthaben übrig	restguthaben auszahlung
gutschein	gutschein geschenkgutschein
gutschein abgelaufen	gutschein gültigkeit
gutschein abgelaufen	gutschein gültigkeit einlösen
gutschein auszahlen	gutschein gültigkeit barauszahlung
gutschein auszahlen	gutschein gültigkeit einlösen
gutschein einlösen	gutschein geschenkgutschein
gutschein im shop anlegen	rabattcodes einrichten
gutschein kaufen	gutschein geschenkgutschein
gutschein noch gültig	gutschein gültigkeit
gutschein nur teilweise	gutschein teileinlösung restbetrag
gutschein online einlösen	gutschein einlösen onlineshop
gutschein reicht nicht	gutschein zuzahlung
gutschein verfallen	gutschein gültigkeit
gutschein verloren	gutschein gültigkeit einlösen
gutschein verloren	gutschein gültigkeit verlust ersatz
gutschein vom amt	bildungsurlaub förderung bildungsgutschein
gutschein von letztem jahr	gutschein gültigkeit einlösen
gutscheincode	ermäßigung rabatt
gutscheincode geht nicht	gutschein rabattcode einlösen
gutschrift	erstattung rückzahlung
gym testen	probetraining
gymnastik für omas	seniorensport
gänge gehen schwer	kupplung getriebe reparatur
gänge springen	schaltung bremsen einstellen
gänge springen	schaltung einstellen
gäste abgesagt	personenzahl änderung
gäste verköstigen	catering mindestpersonenzahl
gästekarte	kurtaxe
gästeklo	toilette wc
gästepass	gästekarte
gästetaxe	kurtaxe ortstaxe
götti	taufe anmeldung
göttl	taufpate voraussetzungen
gülle stinkt	landwirtschaft information
günstig begraben	sozialbestattung kosten bestattung
günstig sonne	reiseberatung urlaub
günstig wohnen	wohnberechtigungsschein sozialwohnung
günstige beerdigung	bestattungskosten
günstige brille	brille zuschuss krankenkasse
günstiger bei mehreren	abonnement theater
günstiger kriegen	rabatt preisnachlass
günstigstes zimmer	zimmerpreise
gürtel löchern	gürtel kürzen lochung
gürtel zu lang	gürtel kürzen lochung
gürtelrose impfung	impfung impfsprechstunde
haar im essen	beschwerde reklamation
haar in suppe	reklamation essen
haarausfall	haarverlängerung verdichtung
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
haare grün	farbkorrektur reklamation friseur
haare grün geworden	farbkorrektur
haare hochstecken	brautfrisur hochsteckfrisur
haare hochstecken	hochsteckfrisur brautfrisur
haare hochzeit	brautfrisur hochsteckfrisur
haare in dusche	mängel unterkunft
haare kaputt	haarpflege kur
haare kürzer	haarschnitt damen
haare machen im heim	friseur fußpflege im haus
haare machen lassen	waschen föhnen styling
haare orange	farbkorrektur
haare orange	farbkorrektur reklamation friseur
haare ruiniert	farbkorrektur reklamation friseur
haare schneiden	haarschnitt damen
haare schwarz gefärbt	farbentfernung blondierung farbberatung
haare spenden	haarspende
haare splissig	haarschnitt damen
haare verhunzt	farbkorrektur reklamation nachbesserung haarschnitt
haare verloren chemo	perücke zweithaar
haare verlängern	haarverlängerung extensions
haare weg beine	haarentfernung waxing
haare weg chemo	perücke zweithaar
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
hab das teil schon	material selbst mitbringen
hab doch bezahlt	zahlungseingang mahnung klärung
hab euch versetzt	versäumter termin ausfallgebühr
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
hab ich nicht gekauft	betrug phishing
hab ich recht	erstberatung anwalt
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
hab kind geschlagen	erziehungsberatung
hab knie	kniebeschwerden gelenkschonend
hab krampfadern	krampfadern kontraindikation
hab mail geschrieben	antwortzeit bearbeitungszeit
hab meine tage	menstruation waxing sauna
hab mich ausgesperrt	türöffnung schlüsseldienst notdienst
hab mich geschnitten	wundversorgung nähen
hab mir anders überlegt	widerrufsrecht rückgabe
hab mir was eingefangen	ansteckend infektion praxis
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
hab rechtsschutz	rechtsschutzversicherung deckung
hab rechtsschutz	rechtsschutzversicherung deckungszusage
hab rücken	physiotherapie rückenschmerzen
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
hab was liegengelassen	fundsachen
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
haben kein klavier	leihinstrument instrument mieten
haben noch keine texte	texterstellung website inhalte
haben tiere auslauf	tierhaltung tierwohl
habt ihr auch in	standorte filialen
habt ihr auf	öffnungszeiten
habt ihr aufzug	barrierefrei zugang
habt ihr beispiele	referenzen portfolio
habt ihr betriebsferien	urlaub vertretung
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
habt ihr neues buch nicht	anschaffungswunsch
habt ihr nicht vorrätig	lieferengpass bestellung medikament
habt ihr offen	öffnungszeiten
habt ihr pizza	speisekarte
habt ihr platz	terminvereinbarung termin buchen
habt ihr platz	verfügbarkeit freie zimmer
habt ihr samstag auf	öffnungszeiten
habt ihr schnitzel	speisekarte
habt ihr tisch	tischreservierung
habt ihr urlaub	betriebsferien urlaub
habt ihr vorrätig	verfügbarkeit lagerbestand
habt ihr zu	öffnungszeiten
habt ihr überweisung	zahlungseingang
habt schon mal gemacht	referenzen
habts ihr offen	öffnungszeiten
hafermilch	kuchen torten café
haftpflicht	schaden haftung versicherung
hagel auto	dellenentfernung smart repair lackierung
hagel auto	elementarschaden
hagel dach	sturmschaden versicherung dach
hagel haus	elementarschadenversicherung
hagelschaden	hagelschaden dellentechnik
hagelschaden auto	unfallschaden karosserie
hahn draußen	anschluss installation außenwasserhahn
hahn kräht	nachbarrecht
hahn tropft	armatur dichtung reparatur
hahn tropft	wasserhahn tropft reparatur
hahn undicht	armatur dichtung reparatur
hahn wackelt	armatur dichtung reparatur
haken zum ziehen	anhängerkupplung nachrüsten
halal	halal koscher
halawa	haarentfernung waxing
halbe portion	kindergerichte
halbe wohnung dunkel	elektriker notdienst stromausfall
halber laster	beiladung
halber preis zug	ermäßigungskarte bahncard halbtax
halbes schwein	fleischpaket vorbestellung
halbjährlich kontrolle	bonusheft vorsorge
halbpension	halbpension vollpension
halbseitig gelähmt	neurologische physiotherapie bobath
halbtax	jahreskarte abonnement ermäßigungskarte bahncard halbtax
halle frei	hallenbelegung freie zeiten
halle mieten	raummiete veranstaltungsraum
halle mieten	veranstaltung straßenfest genehmigung
hallenbad	pool schwimmbad
hallenbad offen	freibad schwimmbad gemeinde
hallt im raum	akustikdecke schallschutz
hallt so	akustikdecke schallschutz
hallux	orthopädie gelenkschmerzen einlagen maßschuhe
hals steif	manuelle therapie
halskrause	nachsorge trichter wunde
halsschmerzen	erkältung infektsprechstunde
halsweh	erkältung infektsprechstunde
halsweh	hausmittel selbstmedikation
haltegriffe	barrierefreies bad bodengleiche dusche
haltegriffe	barrierefreies zimmer
halteverbot	halteverbot umzug sondernutzung
hamster	kleintiere heimtiere exoten
hamster gestorben	tierbestattung kremierung
hamster kaufen	kleintiere verkauf haltung
hamster tierarzt	heimtiere exoten
hand anlegen	ehrenamt freiwilligenarbeit
hand mund fuß	kita krankheit regelung
hand mund fuß	krankes kind kita wiederzulassung
hand nach op	ergotherapie
handelsregister	handelsregisteranmeldung gesellschaftsgründung
handgepäck	flugbuchung gepäck
handgepäck maße	freigepäck handgepäck
handlauf	geländer treppengeländer
handtasche kaputt	taschenreparatur kofferreparatur
handtasche mit schlüssel weg	schlosswechsel zylinder
handtuch mitbringen	duschen umkleiden
handtuch mitbringen	mitbringen kleidung physiotherapie
handtuch pflicht	handtuchpflicht
handtuch vergessen	duschen umkleide handtuch
handtuchpflicht	duschen umkleiden
handtücher mitbringen	bettwäsche handtücher vorhanden leihen
handwerker absetzen	werbungskosten homeoffice absetzen
handwerker gepfuscht anwalt	baurecht baumängel
handwerker nicht fertig geworden	bauzeit verzug
handwerker parken	bewohnerparkausweis
handwerker unterkunft	langzeitaufenthalt monteurzimmer
handy abgeben	handyverbot smartphone regelung
handy abgenommen	handyverbot
handy am steuer	verkehrsrecht bußgeld fahrverbot
handy am steuer probezeit	aufbauseminar probezeit
handy ansicht	responsives design mobil
handy beleg fotografieren	belegscan
handy bootet nicht	smartphone diagnose reparatur
handy dauernd laden	akkutausch
handy entsorgen	elektroschrott
handy fallen lassen	haftpflichtversicherung
handy geht nicht an	smartphone diagnose reparatur
handy gesperrt	entsperren pin reset
handy hängt am logo	smartphone diagnose reparatur
handy in schule	handyverbot
handy in schule	ipad laptop schule
handy ins klo	wasserschaden handy laptop
handy ins klo	wasserschaden reparatur
handy ins wasser	wasserschaden reparatur
handy ins wasser gefallen	wasserschaden handyreparatur
handy liegen geblieben	fundsachen
handy loswerden	handyankauf
handy lädt nicht	akkutausch
handy lädt nicht	ladebuchse reparatur
handy nass	wasserschaden handy laptop
handy nass geworden	wasserschaden reparatur
handy runtergefallen	display reparatur handy
handy runtergefallen	displayreparatur
handy schwarz	display reparatur handy
handy schwarz	smartphone diagnose reparatur
handy vergessen	fundsachen fundbüro
handy verloren	zwei faktor wiederherstellungscode
handy vom freund runtergeschmissen	schaden melden
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
hartes wasser	enthärtung kalk
hartz 4	ermäßigung sozialtarif
hartz iv	ermäßigung
hartz vier	ermäßigung sozialtarif rabatt studierende senioren
hase frisst nicht	tierarzt sprechstunde untersuchung
hasen kaufen	kleintiere verkauf haltung
hasenzähne	zahnbehandlung tier
hasenzähne	zahnspange kieferorthopädie aligner
hasse buchhaltung	finanzbuchhaltung
hasse fotos von mir	kamerascheu
hasse telefonieren	online terminbuchung
hat adhs	adhs förderbedarf
hat angst vor fremden	eingewöhnung ängstlich
hat angst vor wasser	wassergewöhnung schwimmkurs
hat anmeldung geklappt	anmeldung bestätigung
hat autismus	autismus inklusion
hat bestellung geklappt	bestellbestätigung
hat buchung geklappt	bestätigung e mail
hat der laden offen	öffnungszeiten
hat förderbedarf	förderbedarf inklusion integrationsplatz
hat geburtstag	geburtstag geburtstagsangebot
hat geist aufgegeben	reklamation defekt garantie
hat keine lust mehr	abmeldung kündigung unterricht
hat keiner zurückgerufen	rückruf
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
hat wer gefunden	fundsachen
hat windpocken	ansteckende krankheiten wiederzulassung
hatte französisch in schule	einstufungstest sprachniveau
hatte op	gesundheitliche einschränkungen
haufen belege	belegerfassung buchhaltung
haupthahn	notdienst rohrbruch
hauptschulabschluss	schulabschluss nachholen
haus an kinder	überlassungsvertrag schenkung notar
haus an kinder überschreiben	erbschaftsteuer schenkung
haus angucken	besichtigungstermin immobilie
haus anschauen kommen	besichtigungstermin
haus auf sohn	überlassungsvertrag schenkung notar
haus ausräumen	entrümpelung haushaltsauflösung
haus außen streichen	fassade anstrich
haus außen streichen	fassadenanstrich fassadenreinigung
haus bauen	baufinanzierung anschlussfinanzierung
haus bei scheidung	familienrecht sorgerecht unterhalt
haus einpacken	fassadendämmung wärmedämmverbundsystem
haus energie check	energieberatung sanierungsfahrplan
haus geschenkt steuer	erbschaftsteuer schenkungsteuer
haus größer machen	anbau aufstockung
haus intelligent	smart home
haus kaufen	baufinanzierung anschlussfinanzierung
haus kaufen geld	baufinanzierung hypothek
haus leisten können	baufinanzierung käufer
haus loswerden	immobilienverkauf
haus mit garten gesucht	suchauftrag immobilien
haus neue farbe	fassadenanstrich fassadenreinigung
haus renovieren	sanierung umbau
haus schätzen	immobilienbewertung
haus segnen	segnung
haus senkt sich	rissanierung statik
haus spenden nach tod	testament vererben gemeinnützig
haus suchen	immobilienangebote kauf
haus umbauen	sanierung umbau
haus verkaufen	immobilienverkauf makler
haus verkaufen drin bleiben	leibrente teilverkauf
haus verkaufen für pflege	heimkosten eigenanteil sozialamt
haus verkaufen heim	pflegeheim kosten eigenanteil
haus verkaufen scheidung	immobilienverkauf
haus versichern	wohngebäudeversicherung
haus von eltern verkaufen	immobilienverkauf makler
haus zu groß	immobilienverkauf
haus überschreiben	überlassungsvertrag schenkung notar
hausarzt in rente	neupatienten aufnahme
hausaufgaben hilfe	hausaufgabenhilfe nachhilfe
hausbesuch	vor ort service hausbesuch
hausdurchsuchung	strafrecht strafverteidigung
hausdurchsuchung	strafverteidigung
hausflur wischen	treppenhausreinigung
haushalt nicht geschafft	hauswirtschaftliche hilfe entlastungsbetrag
haushaltshilfe	hauswirtschaft alltagshilfe
hauskauf unterschreiben	kaufvertrag beurkundung grundbuch
hauslieferung	lieferung versand
hausmeister	mängel melden mieter
hausmeister brauchen	hausmeisterservice
hausnummer preis	kostenvoranschlag angebot
hausnummer preis	preis kosten kostenvoranschlag richtpreis
hausordnung	hausordnung regeln
hausschuhe	mitbringen wechselkleidung kita
hausschuhe	wechselkleidung kita ausstattung
hausstaub	allergietest hyposensibilisierung
hausstaub	allergikerzimmer
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
hebamme finden	schwangerschaft vorsorge hebamme
hebebühne	hebebühne vermietung
hecke braun	anwachsgarantie pflanze eingegangen
hecke jetzt schneiden	heckenschnitt zeitraum
hecke nachbar	ordnungsamt lärm nachbarn
hecke schneiden	heckenschnitt
hecke setzen lassen	gartengestaltung pflanzservice
hecke stutzen	heckenschnitt
hecke stutzen	schnitt zeitpunkt
hecke zu hoch	heckenschnitt
hecke zu hoch	nachbarrecht
heckenschere stumpf	gartengeräte reparatur schärfen
heckenschnitt wohin	biotonne grünabfall
heft über firma	broschüren gestaltung
heidenangst	angstpatienten angst
heil machen	reparatur
heile machen	reparatur
heilgymnastik	krankengymnastik
heiligabend	öffnungszeiten feiertage
heiligabend kirche	gottesdienst zeiten
heiligabend offen	öffnungszeiten
heilige messe	gottesdienst zeiten
heilkostenplan	heil und kostenplan
heim bezahlen	pflegeheim kosten eigenanteil
heim bringen	lieferung lieferservice versand
heimbringen	lieferung versand
heimgegangen	todesfall erste schritte
heimhilfe	ambulante pflege
heimkosten	pflegeheim kosten eigenanteil
heimplatz	heimplatz aufnahme pflegeheim
heimplatz	pflegeheim aufnahme platz
heimspiel	spielbetrieb spielplan
heimtierausweis	mikrochip heimtierausweis
heimvertrag	heimvertrag probewohnen
heirat anmelden	standesamtliche trauung
heiraten bei euch	hochzeitslocation feier hochzeit
heiraten im mai	hochzeit termine verfügbarkeit
heiraten was brauchen	standesamtliche trauung
heiraten wollen	standesamtliche trauung
heiratsantrag restaurant	menü mehrgang degustation
heizkosten dach	dachdämmung
heizkosten explodieren	energieberatung heizungsoptimierung
heizkosten haus	energieausweis
heizkosten hilfe	wohngeld sozialleistungen
heizkosten nachzahlen	nebenkostenabrechnung
heizkosten sparen	energieberatung heizungsoptimierung
heizkörper gluckert	heizkörper entlüften
heizkörper gluckert	heizkörper entlüften hydraulischer abgleich
heizkörper klopft	heizkörper entlüften hydraulischer abgleich
heizkörper lässt nicht drehen	thermostatventil austausch
heizkörper oben kalt	heizkörper entlüften
heizkörper unten kalt	hydraulischer abgleich
heizkörper vergilbt	lackieren türen fenster
heizung aus	heizung störung reparatur
heizung ausgefallen	heizung störung notdienst heizungsnotdienst
heizung blubbert	heizkörper entlüften
heizung brummt	heizung störung reparatur
heizung druck zu niedrig	heizungsdruck wasser nachfüllen
heizung durchchecken	heizungswartung
heizung fehler	heizung störung reparatur
heizung geht nicht	heizung störung notdienst
heizung geht nicht ferienwohnung	mängel unterkunft
heizung geht nicht wohnung	mängel melden mieter
heizung gluckert	heizkörper entlüften
heizung im zimmer	störung zimmer rezeption
heizung immer volle pulle	thermostatventil austausch
heizung in wohnung kaputt	mängelmeldung reparatur mieter
heizung kalt	heizung störung notdienst heizungsstörung
heizung kalt	heizung störung reparatur
heizung klopft	heizung geräusche wartung
heizung lässt nicht abdrehen	thermostatventil austausch
heizung macht krach	heizung geräusche wartung
heizung macht nix	heizung störung notdienst
heizung nachschauen lassen	heizungswartung
heizung pfeift	heizung geräusche wartung
heizung prüfen	heizungswartung wartungsvertrag
heizung rauscht	heizkörper entlüften
heizung rauscht	heizkörper entlüften hydraulischer abgleich
heizung service	heizungswartung
heizung springt nicht an	heizung störung reparatur
heizung tauschen	heizungstausch wärmepumpe förderung
heizung tot	heizung störung notdienst
heizung verliert wasser	heizungsdruck wasser nachfüllen
heizung zeigt fehler	störungscode heizung kundendienst
heizungsgesetz	wärmepumpe förderung
heizöl bestellen	heizöl lieferung
heiße jetzt anders	kontaktdaten ändern namensänderung
heiße rolle	wärmetherapie fango
helft ihr einrichten	einrichtung onboarding
heller haare	färben strähnen balayage
heller machen haare	strähnen balayage blondierung
helm gerissen	helm
helm größe	helm
helm leihen	leihhelm helmpflicht
helm nach sturz	fahrradhelm beratung
helm nach sturz	helm
helm passt	fahrradhelm beratung
helm pflicht	helmpflicht schutzausrüstung
hemd bügeln	hotel wäscheservice
hemden bügeln	wäscheservice bügelservice
herd anklemmen	herd anschließen
herd anschließen	herdanschluss starkstromanschluss
herd heizt nicht	backofen reparatur kundendienst
herd wird nicht warm	herdreparatur elektroservice
herdplatte vergessen	demenz betreuung
herrenschnitt	haarschnitt herren
herrenschnitt	haarschnitt preise
hersteller rückruf	rückrufaktion
herumgeführt	führungen
herz ausschütten	seelsorge gespräch
herz rast	ekg herz
herz stolpert	ekg herz
herz untersuchen	ekg herz
herzinfarkt	notruf brustschmerzen
herzrasen	ekg herz
herzstolpern	ekg herz
heu kaufen	heu stroh verkauf
heu schlafen	urlaub am bauernhof
heul nur noch	psychotherapie beratung depression
heuschnupfen	allergietest hyposensibilisierung
heut noch offen	öffnungszeiten
heut noch was frei	verfügbarkeit kurzfristige termine
heut noch wer da	öffnungszeiten
heute abend essen	tischreservierung
heute absagen	kurzfristige absage ausfallgebühr
heute auf	öffnungszeiten
heute bestellen morgen da	lieferzeit expressversand
heute kein wasser	wasserversorgung unterbrechung
heute leider nicht abholen	abholfrist lagerung
heute nacht schlafplatz	notunterkunft
heute noch	notfall eiltermin
heute noch fertig	express eilauftrag
heute noch hin	kurierdienst direktfahrt
heute noch jemand	notdienst express soforthilfe
heute noch platz	freie plätze verfügbarkeit
heute offen	öffnungszeiten
hexenschuss	physiotherapie rückenschmerzen
hexenschuss	rückenschmerzen
hierher gezogen	wohnsitz anmelden ummelden
hilfe am flughafen	mobilitätseingeschränkt reisen
hilfe am flughafen	pmr service assistenz
hilfe bei formularen	flüchtlingsberatung
hilfe bei miete	wohngeld
hilfe beim anziehen	ambulante pflege
hilfe beim einrichten	einrichtungsberatung
hilfe beim einsteigen	mobilitätsservice einstiegshilfe
hilfe beim waschen	ambulanter pflegedienst
hilft wer beim ausfüllen	ausfüllhilfe beratung
himmelslaternen	feuerwerk genehmigung
hin und defekt	reparatur
hinfahren	anfahrt anreise
hingefallen	unfall arbeitsunfall d arzt
hingelegt mit motorrad	motorrad unfallreparatur
hinkommen	anfahrt anreise
hinkt hinterher	inklusion förderbedarf
hinten kommt zahn	weisheitszähne extraktion
hinter die kulissen	führungen
hinter säule	sitzplan plätze sicht
hinterher zahlen	zahlung vor ort kauf auf
hinterlegtes geld wieder	kaution rückzahlung
hintern tut weh	bikefitting ergonomie sattelberatung
hintern weh rad	ergonomie bikefitting sattel
hip hop kind	tanzkurs
histamin	allergene unverträglichkeiten histaminarm schwefel sulfite
hitzefrei	hitzefrei schneefrei
hitzewallungen	frauenarzt gynäkologie
hitzewallungen	wechseljahre
hiv test	geschlechtskrankheiten test
hiv test	geschlechtskrankheiten test hiv
hobby suchen	kursprogramm vhs
hoch hinaus kommen	hebebühne vermietung
hochgesteckt	hochsteckfrisur brautfrisur
hochgestuft	kfz versicherung schadenfreiheitsklasse
hochgestuft	schadenfreiheitsklasse rückstufung
hochprozentiges	destillate edelbrand
hochstuhl	familienzimmer zustellbett babybett
hochstuhl	kinderwagen wickeltisch
hochstuhl da	hochstuhl kinderfreundlich
hochtragen	lieferung lieferservice versand
hochwasser	elementarschaden
hochwasser	elementarschadenversicherung
hochzeit abgesagt	hochzeit verschoben anzahlung
hochzeit anmelden	eheschließung anmeldung trauung
hochzeit feiern	hochzeitslocation feier
hochzeit fotografieren	hochzeitsreportage fotograf
hochzeit haare	hochsteckfrisur brautfrisur
hochzeit mit 80 gästen	hochzeitslocation feier
hochzeit planen	hochzeitsplanung
hochzeit regnet	schlechtwetteralternative trauung
hochzeit verlegt	hochzeit verschoben anzahlung
hochzeit weingut	eventlocation weingut
hochzeitsauto	hochzeitsauto vermietung
hochzeitsfeier	hochzeitslocation feier
hochzeitsfotos	hochzeitsreportage fotograf
hochzeitsgäste unterbringen	hochzeitslocation feier
hochzeitskarten	hochzeitseinladungen
hochzeitskleid	brautkleid anprobe
hochzeitskleid enger	brautkleid änderung
hochzeitskleid ändern	änderungsschneiderei
hochzeitsplaner	hochzeitsplanung
hochzeitsreise	flitterwochen hochzeitsreise
hochzeitsreportage	hochzeitsfotografie
hochzeitsringe	trauringe
hochzeitstanz	tanzkurs
hochzeitstermin standesamt	eheschließung anmeldung trauung
hochzeitstorte	torte bestellen
hockergymnastik	seniorensport
hof kehren	steinreinigung hochdruckreinigung
hoher blutdruck	bluthochdruck
hol ich ab	abholung
hol ich nie ab	aufbewahrungsfrist abholung
hollywood zähne	veneers ästhetische zahnmedizin
holt ihr ab	abholservice shuttle
holt ihr auto ab	hol und bringservice nachtannahme
holt ihr mich daheim	abholung treffpunkt fahrstunde
holt uns jemand ab	transfer shuttle abholung
holt uns wer ab	abholservice shuttle bahnhof
holz für ofen	brennholz
holz pflegen	holzpflege
holz schnitzen	nähkurs handarbeit kreativ
holz streichen	lackierarbeiten holzschutz
holz ölen	pflegehinweise waschen
holzboden grau	parkett boden schleifen
holzboden wie neu	parkett schleifen versiegeln
holzdeck	holzterrasse terrassenbau
holzeit	betreuungszeiten kita
holzkohle	lagerfeuer grillen camping
holzkohle	lagerfeuer grillen erlaubt
holzterrasse	terrasse holz
holzwurm	holzwurmbekämpfung
holzwurm	möbel restaurierung
home office im urlaub	wlan internet
homeoffice absetzen	werbungskosten
homepage alt	website relaunch redesign
homepage altbacken	website relaunch
homepage machen	website erstellung webdesign
homöopathie	akupunktur naturheilkunde
honeymoon	flitterwochen hochzeitsreise
honig vom imker	imkerei honig schwarm
honorar dozent	kursleitung werden
hormonspirale	verhütung spirale pille
hornhaut	podologie fußpflege
hort	ganztagsbetreuung hort
hortplatz	ganztag hort nachmittagsbetreuung
hose gerissen	kunststopfen flicken reparatur
hose kürzen	kürzen saum änderungsschneiderei
hose umnähen	kürzen saum änderungsschneiderei
hose zu eng	weite ändern änderungsschneiderei
hose zu lang	kürzen saum änderungsschneiderei hose
hose zu lang	änderungsschneiderei
hospitieren	ausbildung praktikum
hospiz	palliativ hospiz
hospiz	sterbebegleitung palliativ
hotel grauenhaft	reisemängel entschädigung
hotel mit rutschen	familienurlaub kinderermäßigung
hotel schlecht	reisemängel reklamation
hotel war baustelle	reisemängel entschädigung
hotel war dreckig	reisemängel reklamation
hotelgutschein ausdrucken	reiseunterlagen
hotline	support kontakt
https	ssl zertifikat
hu fällig	hauptuntersuchung tüv
humus liefern	erde mulch schüttgut lieferung
hund abmelden	hundesteuer anmeldung
hund allein im zimmer	haustiere unbeaufsichtigt hotelzimmer
hund allein lassen zimmer	haustier gebühr urlaub
hund alt leidet	einschläfern euthanasie
hund angefahren	tierarzt notdienst
hund anmelden	hundesteuer anmeldung
hund atmet komisch	tierarzt notdienst
hund aufs bett	haustierregeln zimmer
hund aufs zimmer	haustiere hotel gebühr
hund auge rot	augen erkrankung tier
hund aus tierheim	tierheim vermittlung abgabe
hund beißt	hundehaftpflicht tierversicherung maulkorb verhaltensauffällig
hund beißt abgeben	tierheim vermittlung abgabe
hund beißt jemand	hundehaftpflicht tierversicherung
hund bellt nachbar	lärm ruhestörung
hund bellt ständig	ordnungsamt lärm nachbarn
hund bleibt ungern allein	trennungsangst betreuung
hund blind	augen erkrankung tier
hund blut im stuhl	magen darm erkrankung tier
hund braucht medikamente	medikamentengabe tierpension
hund buch gefressen	buch verloren ersatz
hund chippen	chip kennzeichnung registrierung
hund chippen	mikrochip heimtierausweis
hund draußen lassen	hunde erlaubt
hund draußen warten	hunde haustiere
hund durchfall	magen darm erkrankung tier
hund durchfall futter	schonkost sensitiv futter
hund einschläfern	einschläferung euthanasie hausbesuch
hund entlaufen	chip kennzeichnung registrierung
hund entlaufen	fundtier wildtier
hund erbricht	magen darm erkrankung tier
hund erlaubt	hunde haustiere
hund erlösen	einschläfern
hund fliegen	tiertransport flug
hund frisst nicht	tierarzt sprechstunde untersuchung
hund frisst nur	eigenes futter pension
hund gebissen	haftpflichtversicherung
hund gefunden	chip kennzeichnung registrierung
hund gefunden	fundtier wildtier
hund gestorben	tierbestattung krematorium abmeldung
hund gestorben begraben	tierbestattung
hund gestorben steuer	hundesteuer anmeldung
hund haarausfall	allergie futtermittelunverträglichkeit tier
hund haben wollen	tierheim vermittlung abgabe
hund hat angst tierarzt	hausbesuch tierarzt
hund hat buch gefressen	verlust beschädigung medien ersatz
hund hat panik praxis	ängstliche tiere katzenfreundlich
hund hat schokolade gefressen	tierärztlicher notdienst
hund hat schokolade gefressen	vergiftung notfall tierarzt
hund hat was gefressen	tierarzt notdienst
hund hat zecke	zeckenschutz tierarzt
hund humpelt	tierarzt sprechstunde untersuchung lahmheit orthopädie
hund hustet	tierarzt sprechstunde untersuchung
hund im garten begraben	tierbestattung kremierung
hund im hotel	haustiere hotel gebühr
hund im urlaub	hundepension tierbetreuung
hund im womo	wohnmobil mieten
hund im zimmer	haustier gebühr urlaub
hund im zug	hund ticket mitnahme
hund impfen	impfung tier
hund in ferienwohnung	haustiere hotel gebühr
hund in wohnung	tierhaltung mietvertrag
hund ins ausland	heimtierausweis reisen
hund ins bett	haustier gebühr urlaub
hund juckt	parasiten floh zecken
hund juckt	parasiten flöhe zecken wurmkur
hund knabbert pflanze	giftige pflanzen haustiere
hund knurrt	ängstliche tiere katzenfreundlich
hund kostet extra	haustier gebühr urlaub
hund kostet nacht	haustiere hotel gebühr
hund kotzt	magen darm erkrankung tier
hund kotzt	tierärztlicher notdienst
hund krallen	krallen schneiden
hund krampft	tierarzt notdienst
hund kratzt futter	hundefutter ernährungsberatung
hund kratzt ohr	ohrenentzündung tier
hund kratzt sich	parasiten floh zecken
hund lahmt	tierarzt sprechstunde untersuchung
hund leckt hintern	analdrüsen
hund leckt pfoten	parasiten floh zecken
hund leckt wunde	nachsorge trichter wunde
hund mit rein	hunde erlaubt haustiere
hund mitbringen	hunde erlaubt
hund mitbringen	hunde haustiere erlaubt
hund mitbringen heim	haustiere mitbringen bewohner
hund mitnehmen	hunde haustiere erlaubt
hund nicht geimpft	impfpflicht impfausweis hund
hund ohne leine	leinenpflicht freilauf
hund operieren	operation tier
hund pinkelt ständig	harnwege blase tier
hund quält sich	einschläfern
hund rammelt	kastration sterilisation
hund rattengift	tierärztlicher notdienst
hund rein	hunde haustiere erlaubt
hund rutscht auf po	entwurmung
hund röntgen	röntgen ultraschall tier
hund schlapp	tierarzt sprechstunde untersuchung
hund schnappt tierarzt	ängstliche tiere katzenfreundlich
hund schüttelt kopf	ohrenentzündung tier
hund segnen	segnung
hund socke verschluckt	tierärztlicher notdienst
hund steht nicht auf	tierärztlicher notdienst
hund stinkt aus maul	zahnbehandlung tier
hund tot wohin	tierkörperbeseitigung
hund trinkt viel	tierarzt sprechstunde untersuchung
hund undicht	harnwege blase tier
hund unfall verursacht	tierhalterhaftpflicht
hund vergiftet	tierarzt notdienst
hund versichern	hundehaftpflicht tierversicherung
hund versichern	tierhalterhaftpflicht
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
hundehaare allergie	allergikerzimmer
hundehaare auto	fahrzeugaufbereitung innenreinigung
hundekot	ordnungsamt lärm nachbarn
hundekrankenversicherung	tierkrankenversicherung gebührenordnung
hundemarke	hundesteuer anmeldung
hundemarke verloren	hundesteuer anmeldung
hundepipi rasen	rasen pflege
hundert stück	großbestellung händler
hundeshooting	tierfotografie
hundesitter	hundepension tierbetreuung
hundesteuer	hundesteuer anmeldung
hundi	hunde haustiere erlaubt
hunger kriegen	essen verpflegung
huste stark	ansteckend infektion praxis
husten geht nicht weg	erkältung infektsprechstunde
hut brennt	notdienst express soforthilfe
hyaluron	anti aging falten
hybrid machen	elektroauto hochvolt service
hybrid werkstatt	elektroauto hybrid service
hygieneartikel zurück	vom umtausch ausgeschlossen
hygienisch	sauberkeit hygiene
hypo	baufinanzierung hypothek
hähnchen roh	reklamation essen
häkeln	nähkurs handarbeit kreativ
hälfte fehlt	teillieferung fehlende artikel
hält brot	brot aufbewahren frische
hält das draußen	wetterfest outdoor
hält ihr tisch frei	reservierung karenzzeit
hält nicht	garantie gewährleistung
hält nicht lang	gewährleistung garantie reklamation
hält nur stunden	akkutausch
hände schlafen ein	bikefitting ergonomie sattelberatung
hände schlafen ein	ergonomie bikefitting sattel
händler zahlt nicht zurück	verbraucherrecht vertrag widerruf
händlerpreise	händler großhandel b2b
hänger fahren	anhängerführerschein
hänger mieten	anhängerverleih
hänger ziehen	anhängerkupplung nachrüsten
hängerschein	anhängerführerschein be b96
hängt in warteschleife	kontakt telefon rückruf
hängt in warteschleife	telefonzeiten erreichbarkeit
hängt sich auf	fehlermeldung technische probleme fehlerbehebung störung
hängt sich auf	störung status
häppchen	catering partyservice
häppchen	fingerfood häppchen
häppchenweise zahlen	ratenzahlung
häusl	toilette wc toiletten
höher zahlen limit	tageslimit ändern
höhere stufe	tarif upgrade
höherstufung	pflegegrad antrag
höllische zahnschmerzen	zahnschmerzen notdienst
hör auf bei euch	kündigung kündigungsfrist
hör meine frau nicht	hörgeräte hörtest
hör nicht auf zu weinen	trauerbegleitung trauergruppe
hör schlecht	höranlage schwerhörige
hörbuch	onleihe e books
hörbuch aufs handy	onleihe ebooks
höre dumpf	ohrenschmalz spülung
höre fernseher laut	hörgeräte hörtest
höre nichts am handy	mikrofon lautsprecher reparatur
höre nichts mehr	hno hals nasen ohren
höre nix	höranlage schwerhörige
höre schlecht	barrierefreiheit hörbehinderung gebärdensprache
hören andere mit	vertraulichkeit schweigepflicht
hörführer	audioguide
hörgerät	hörgeräte hörtest
hörgerät kaputt	hörgeräte hörtest
hörgerät nass geworden	hörgerätereparatur
hörgerät pfeift	hörgeräte hörtest
hörgerät pfeift	hörgeräte hörtest hörgerät nachjustierung
hörgerät trage	barrierefreiheit hörbehinderung gebärdensprache
hörgerät verloren	hörgeräteverlust versicherung
hörgerät vorstellung	höranlage schwerhörige
hörgerät weg heim	heimbeirat beschwerde pflege
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
idiotentest	führerscheinentzug mpu
ielts	sprachprüfung zertifikat
igel	bienenfreundlich insekten
igel gefunden	fundtier wildtier wildtierhilfe igelstation
igel leistung	igel selbstzahler leistungen
ihr auch e bikes	e bike service
ihr habt beschädigt	haftung schadensmeldung haftpflicht
ihr habt zu	notdienst vertretung betriebsferien
ihren sessel mitnehmen	eigene möbel zimmer
im angebot	ermäßigung rabatt
im arsch	reparatur defekt
im ausland abheben	karte ausland gebühren
im ausland gestorben	auslandsüberführung überführung ausland
im ausland lernen	sprachreisen
im ausland verkaufen firma	internationalisierung export
im ausland verstorben	überführung ausland
im bad ausrutschen	barrierefreies bad bodengleiche dusche
im chor mitsingen	theatergruppe mitspielen
im chor singen	chor kirchenmusik
im chor singen	kirchenchor musik
im dutzend	mengenrabatt staffelpreise
im eimer	reparatur
im elternbeirat	elternabend elternbeirat
im fass schlafen	mietunterkunft glamping
im freien heiraten	trauung draußen outdoor
im freien sitzen	terrasse biergarten
im funkloch	offline modus
im garten heiraten	freie trauung
im gestrichenen schlafen	lösemittelfrei farbe geruch
im internet gekauft	fremdkauf montage mitgebrachte teile
im internet verkaufen	onlineshop erstellen
im jahr verein	mitgliedsbeitrag
im januar auch	winterpause saison
im laden anschauen	ladengeschäft showroom
im laden ansehen	abholung im laden
im laden holen	abholung selbstabholung
im laden teurer	preisauszeichnung
im minus	dispo überziehung
im minus	dispokredit überziehung
im namen von	vollmacht vertretung
im netz buchen	online buchung terminbuchung
im netz gekauft reparieren	fremdrad reparatur internetkauf
im oktober noch offen	saison wintercamping
im preis drin	zusatzkosten gebühren
im preis enthalten	zusatzkosten gebühren
im rolli	barrierefrei rollstuhlgerecht zugang
im rollstuhl	barrierefrei zugang
im schlafzimmer schwitzen	klimaanlage split klimagerät
im siebten monat	schwangerschaft einschränkungen
im sterben	palliativ hospiz
im urlaub gestorben	überführung ausland
im urlaub krank	auslandskrankenversicherung
im urlaub krank	auslandskrankenversicherung reise
im urlaub zahlen karte	auslandseinsatz gebühren
im verein helfen	trainer ehrenamt verein
im verein mitmachen	mitgliedsantrag beitrittserklärung
im voraus zahlen	anzahlung restzahlung
im voraus zahlen	vorkasse vorauszahlung anzahlung kaution
im wald begraben	baumbestattung
im wald begraben	baumbestattung friedwald
im winter campen	saison wintercamping
im zimmer kalt	klimaanlage heizung zimmer
im zug schlafen	nachtzug schlafwagen
imagevideo	videoproduktion imagefilm
immer bei euch	treuerabatt bonusprogramm
immer besetzt	telefonzeiten online terminvergabe
immer derselbe	fester ansprechpartner bezugsperson
immer erreichbar	verfügbarkeit sla uptime
immer frische luft	lüftungsanlage kontrollierte wohnraumlüftung
immer gleiche putzfrau	feste reinigungskraft
immer gleicher platz	abonnement theater
immer gleicher platz	fixer arbeitsplatz fix desk
immer gleiches projekt	projektvorlagen
immer infos kriegen	newsletter anmelden
immer jemand anders	wechselndes personal fester ansprechpartner
immer noch abgebucht	kündigung lastschrift erstattung
immer noch kaputt	nachbesserung reklamation
immer noch kein bescheid	status antrag bearbeitungszeit
immer noch nicht da	lieferzeit lieferstatus sendungsverfolgung
immer noch nichts gehört	bearbeitungszeit rückmeldung
immergrün	hecke sichtschutz
impfausweis	impfung impfsprechstunde
impfausweis finde nicht	impfpass verloren
impfbuch	impfung impfsprechstunde
impfbuch weg	impfpass verloren
impfen lassen	impfung impfsprechstunde
impfen vor urlaub	reiseimpfung
impfheft verschlampt	impfpass verloren
impfnachweis kita	masernschutz impfpflicht
impfpass verloren	impfung impfsprechstunde impfausweis ersatz nachtragen
impfpflicht	masernschutz impfpflicht
impfung auffrischen	impfung impfsprechstunde
impfung auffrischen hund	welpen impfung
impfung welpe	impfung tier
impfungen fehlen	impfung impfsprechstunde
implantat	implantat zahnlücke
import geht nicht	import fehler dateiformat
impressum	datenschutz impressum cookies
impressum	impressum rechtsform
impressum brauch ich	datenschutzerklärung impressum rechtstexte
in anderer stadt abgeben	einwegmiete rückgabestation
in anderer stadt zurück	einwegmiete
in angebot nicht drin	nachtrag zusatzleistung
in band mitspielen	ensemble orchester band
in band spielen	ensemble orchester band
in bibliothek lernen	arbeitsplätze lernraum
in cash	zahlungsarten barzahlung
in den ferien auch	ferienbetrieb unterricht ferien
in den miesen	dispo überziehung
in den schulferien	schulferien kurspause ferienprogramm
in den trockner	trocknergeeignet pflegehinweise
in der früh	öffnungszeiten früh
in der gruppe	gruppen gruppenpreis
in der mittagspause	mittagspause kurztermin
in der schule gestürzt	schulunfall unfallkasse
in die hose beim niesen	beckenboden inkontinenz
in die jahre gekommen frau	wechseljahre
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
in heimat beerdigen	überführung ausland
in häppchen bezahlen	ratenzahlung
in jeans kommen	kleiderordnung dresscode
in kirche heiraten	kirchliche trauung
in laden abholen	abholung
in mehreren paketen	teillieferung versand
in mehreren teilen	ratenzahlung
in meinem alter noch	mindestalter altersgrenze
in meinem geschäft verkaufen	händler großhandel b2b
in meiner nähe	adresse standort
in nasser windel	heimbeirat beschwerde pflege
in packstation	packstation lieferung
in probezeit geblitzt	aufbauseminar probezeit
in probezeit geblitzt	aufbauseminar punkte probezeit
in raten	ratenzahlung
in raten abstottern	ratenzahlung finanzierung
in ruhe schwimmen	bahnen schwimmen
in ruhe telefonieren	telefonkabine
in scherben	transportschaden reklamation ersatz
in schulferien urlaub	familienurlaub kinderermäßigung
in socken draußen	türöffnung schlüsseldienst notdienst
in sonne sitzen	außenbereich biergarten
in teilen zahlen	ratenzahlung finanzierung
in turnschuhen	dresscode schuhwerk
in vierten stock tragen	lieferung lieferservice versand
in weiß heiraten	kirchliche trauung
in welche tonne	abfalltrennung abfall abc
in welche tonne	mülltrennung sortieren
in welchem format	druckdaten dateiformat
in welchem raum	kursort räume
in welchem umkreis	einzugsgebiet servicegebiet anfahrt
in welcher größenordnung	preis kosten
in welcher straße	adresse anfahrt standort
in wenigen wochen	intensivkurs
in zeitung setzen	traueranzeige trauerkarten
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
ins ausland schicken	versand ausland zoll
ins ausland ziehen	auslandsumzug fernumzug
ins ausland ziehen möbel	auslandsumzug
ins grundbuch	grundbucheintragung löschung
ins haus bringen	lieferung lieferservice versand
ins heim	pflegeheim aufnahme platz
ins internet kommen	website erstellen kosten
ins minus gehen	dispokredit überziehung
ins wasser gefallen	wasserschaden handy laptop
ins wasser springen	badesee strand
insekten anlocken	bienenfreundliche pflanzen wildstauden
inserat	anzeigengestaltung printwerbung
insolvenz wohnung	schufa bonität mieter
insta betreuen	social media betreuung
instrument aussuchen	instrumentenkarussell schnupperangebot
instrument borgen	leihinstrument instrument mieten
instrument kaufen	leihinstrument miete
instrument leihen	leihinstrument miete
instrument lernen	instrumentalunterricht
instrument mieten	leihinstrument miete
instrumente ausprobieren	instrumentenkarussell schnupperangebot
instrumentenkarussell	instrumentenkarussell schnupperangebot
insulin geht aus	folgerezept wiederholungsrezept
integrationshelfer	inklusion förderbedarf
integrationskurs	integrationskurs bamf
intensivkurs	kursdauer intensivkurs
intensivkurs fahrschule	intensivkurs ferienkurs führerschein
internationaler führerschein	führerscheinstelle umtausch
internet geht nicht	internetstörung it support
internet im ganzen haus	netzwerkverkabelung wlan
internet langsam	internet störung wlan einrichtung
internet passwort	wlan internet
internetrad reparieren	fremdräder reparatur
internetseite machen	website erstellen kosten
internetseite machen	website erstellung webdesign
internetzugang	wlan internet
intim waxing	haarentfernung waxing
intime bilder handy	datenschutz reparatur
invisalign	kieferorthopädie zahnspange
ipad gesprungen	tablet reparatur
ipl	laser haarentfernung ipl
irgendwo läuft wasser	leckortung leckage
irgendwo warm	reiseberatung urlaub
irgendwo warm	reiseberatung urlaub buchen
ischias	physiotherapie rückenschmerzen
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
ist das bio	herkunft material nachhaltigkeit
ist das bio	nachhaltigkeit umwelt bio zertifizierung
ist das dsgvo	dsgvo datenschutz auftragsverarbeitung
ist das erlaubt	erlaubt regeln
ist das erlaubt finanzamt	gobd konform
ist das fake	echtheit betrug impressum
ist das gedeckt	versicherungsschutz deckung
ist das gruselig	altersempfehlung fsk
ist das halal	halal schweinefleisch
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
ist mein handy fertig	reparaturdauer abholung
ist mittagessen dabei	verpflegung mittagessen
ist noch keine 18	minderjährig einverständniserklärung eltern
ist pool beheizt	pool beheizt wassertemperatur
ist steuer dabei	mehrwertsteuer brutto netto
ist viel los	auslastung stoßzeiten
ist was dazwischengekommen	termin absagen
ist was passiert	schaden melden
it für kleine firma	it betreuung wartungsvertrag
italienisch lernen	sprachkurse termine
iv ausweis	ermäßigung schwerbehindertenausweis
ja sagen	standesamtliche trauung
jacke abgeben	garderobe schließfächer
jacke lassen	garderobe schließfach
jacke liegen lassen	fundsachen
jacke liegen lassen	fundsachen fundbüro
jacke vergessen	fundsachen fundbüro
jagdschein	fischereischein waffen jagd
jahr abschließen	jahresabschluss
jahre keine steuer	abgabefrist steuer fristverlängerung
jahre keine steuer	fristverlängerung verspätungszuschlag
jahre keine steuer gemacht	steuererklärung nachholen
jahre nicht am steuer	auffrischung fahrstunden
jahre nicht beim zahnarzt	angstpatienten angst
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
jeans flicken	änderungsschneiderei
jeans kürzer	kürzen saum änderungsschneiderei
jeans okay	kleiderordnung
jede woche blumen	blumenabo
jede woche gemüse	gemüsekiste abo
jede woche gleiche aufgabe	wiederkehrende aufgaben
jeden monat gleiche rechnung	abo rechnung wiederkehrende rechnungen
jeden monat gleiche rechnung	wiederkehrende rechnungen
jeden monat schicken	abo lieferung
jeden monat spenden	dauerspende fördermitgliedschaft
jeden montag automatisch	wiederkehrende aufgaben
jeden tag fahren	zeitkarten abo
jeden tag lernen	kursdauer intensivkurs
jeden tag post holen	regelmäßige touren geschäftskunden
jeden tag unterricht	intensivkurs
jeder selbst zahlen	getrennt zahlen
jeder selbst zahlt	getrennte rechnung
jeder sucht aus	menü buffet
jeder zahlt seins	trinkgeld getrennt zahlen
jedermannkonto	girokonto eröffnen
jederzeit besuchen	besuchszeiten
jederzeit rein	24 7 zugang
jemand abgebucht kenne nicht	lastschrift zurückgeben reklamation
jemand am grill	servicepersonal
jemand anderes schicken	vollmacht vertretung
jemand anders abgeben buch	rückgabebox
jemand anders abheben	kontovollmacht
jemand anders abholen	abholberechtigung
jemand anders holt	abholung
jemand anders statt mir	ticket rückgabe übertragung
jemand auf meinem parkplatz	falschparker stellplatz
jemand auto prüfen kauf	gebrauchtwagencheck
jemand betreut homepage	website wartung wartungsvertrag
jemand da der hilft	betreuung personal
jemand der arabisch	dolmetscher sprache
jemand der arabisch	sprachen fremdsprachen dolmetscher
jemand der mich antreibt	personal training
jemand der putzt	hauswirtschaftliche hilfe entlastungsbetrag
jemand der zuhört	seelsorge gespräch
jemand erklärt uns	führungen
jemand erreichen	support kontakt
jemand fragen	kontakt ansprechpartner
jemand gestorben	bestattung trauerfeier todesfall sterbefall
jemand gestorben wohnung putzen	tatortreinigung
jemand hat geändert	änderungsprotokoll versionsverlauf
jemand in meinem konto	sicherheit konto missbrauch
jemand macht buchhaltung	finanzbuchhaltung
jemand mitbringen	begleitperson
jemand müll abgeladen	illegale müllablagerung melden
jemand pflanzt ein	gartengestaltung pflanzservice
jemand redet beerdigung	trauerfeier trauerredner
jemand reingefahren	unfallschaden gutachten gegnerische versicherung
jemand schicken stattdessen	vollmacht vertretung
jemand wäscht mutter	ambulante pflege
jemand zeigen software	demo produktvorführung
jemand zugriff konto	kontovollmacht
jemand zum bedienen	servicepersonal
jemand zum duschen	ambulanter pflegedienst
jemand zum putzen	haushaltshilfe wohnungsreinigung
jemand zum tragen	umzugsservice umzugshelfer
jemand übersetzen	dolmetscher übersetzung
jemand übersetzt	fremdsprachen englisch
jemanden empfehlen kriege	empfehlungsprämie freunde werben
jemanden sprechen	kontakt telefon
jemanden verklagen	klageverfahren prozess
jetzt gleich kommen	notdienst express soforthilfe
jetzt noch einpflanzen	pflanzzeit
jga	junggesellenabschied
job bei euch	jobs karriere stellenangebote
job frei	stellenangebote bewerbung
job für mich	stellenangebote jobs karriere
job macht unglücklich	karrierecoaching berufliche neuorientierung
job nach studium	praktikum karriereservice
job suche	stellenangebote jobs karriere
job verloren	arbeitslosigkeit sonderkündigung sozialtarif
job verloren	bürgergeld sozialhilfe grundsicherung
jobcenter	sozialrecht widerspruch
jobcenter schickt	integrationskurs
jobcenter streicht	sozialrecht widerspruch
jobcenter zahlt kurs	bildungsgutschein förderung
jobcenter zahlt verein	bildung teilhabe gutschein
joggen gruppe	laufgruppe
joghurtbecher	mülltrennung sortieren
jokertag	beurlaubung unterrichtsbefreiung
journalist	presse medien
jubiläum feiern	feier geburtstag privat
jucken haut	hautarzt dermatologie
juckreiz	hautarzt dermatologie
juckt untenrum	frauenarzt gynäkologie
juckt untenrum	geschlechtskrankheiten test
juckt überall	hautarzt dermatologie
judo	kampfsport selbstverteidigung
jugend musiziert	musiktheorie prüfungsvorbereitung
jugendamt zahlt	elternbeitrag kita kosten
jugendfreizeit	jugendgruppe ministranten
jugendgruppe	jugendgruppe ministranten
jugendgruppe	kinder jugendgruppen kirche
jugendliche fitness	fitness kinder jugendliche
jugendliche pumpen	mindestalter fitnessstudio
juli frei	verfügbarkeit freie zimmer
junggesellenabschied	gruppen hochzeitsgäste
junggesellenabschied shirts	textildruck
jungschar	jugendgruppe ministranten
jungschar	kinder jugendgruppen kirche
jurte	mietunterkünfte mobilheim
jährlich drüberschauen	heizungswartung
jährlich heizung	heizungswartung wartungsvertrag
jüdisch	religiöse bestattung
jünger aussehen	anti aging falten
kabel angefressen	marderschaden marderschutz
kabel angeschmort	elektrik notfall brandgefahr
kabel hält nicht	ladebuchse reparatur
kabel prüfen betrieb	dguv v3 geräteprüfung
kabel uralt	elektrosanierung altbauinstallation
kabel wohin	elektroschrott
kabeltrommel	strom stellplatz
kabine fenster	kreuzfahrt
kachelofen	kachelofen hafner ofenbauer
kaffee auf buch	verlust beschädigung medien ersatz
kaffee bekommen	getränke
kaffee inklusive	kaffee küche ausstattung
kaffee nur wässrig	kaffeemaschinen reparatur wartung
kaffee tröpfelt	kaffeemaschine reparatur
kaffee und kuchen	kuchen torten café
kaffee vor blutabnahme	blutabnahme nüchtern
kaffee über laptop	wasserschaden handy laptop
kaffee übers laptop	wasserschaden reparatur
kaffeeklatsch	kuchen torten café
kaffeemaschine	ferienwohnung küche ausstattung
kaffeemaschine da	ausstattung küche
kaffeemaschine entkalken	kaffeemaschinen reparatur wartung
kaffeemaschine leckt	kaffeemaschine reparatur
kaffeevollautomat kaputt	kaffeemaschine reparatur
kaffeevollautomat spinnt	kaffeemaschinen reparatur wartung
kahle stellen	rasen pflege
kahle stellen fell	allergie futtermittelunverträglichkeit tier
kahle stellen rasen	vertikutieren rasensanierung
kajak leihen	bootsverleih
kakerlaken	mängel unterkunft
kakerlaken	reisemängel reklamation schädlingsbekämpfung kammerjäger
kakerlaken küche	marder schädlingsbekämpfung
kalender abgleichen	schnittstellen integration
kalender mit fotos	kalender speisekarten druck
kalk im wasser	enthärtung kalk
kalk überall	enthärtungsanlage entkalkung
kalkflecken	enthärtung kalk
kalkflecken	enthärtungsanlage entkalkung
kalt am fenster	fenster reparatur dichtung
kaltmiete warm	miete warmmiete nebenkosten
kam bestellung an	bestellbestätigung
kam keiner kurier	sendungsverfolgung zustellversuch
kamera anmachen	online kurs kamera technik
kamera bedienen	fotokurs
kamera bei euch	videoüberwachung datenschutz
kamera handy unscharf	kamera reparatur smartphone
kamera ums haus	alarmanlage videoüberwachung
kameraglas	kamera reparatur smartphone
kamin bröckelt	kamin einfassung
kamin bröckelt	schornsteinsanierung
kamin einblechen	spenglerarbeiten klempnerarbeiten
kamin feucht	kamin einfassung
kamin raucht	kaminkehrer schornstein prüfung
kamin undicht oben	schornsteinsanierung
kamishibai	vorlesen kinder bibliothek
kampfhund	hundesteuer anmeldung
kampfsport	kampfsport selbstverteidigung
kanal drückt rein	rückstauklappe hebeanlage
kaninchen	kleintiere heimtiere exoten verkauf haltung
kaninchen frisst nicht	tierärztlicher notdienst
kaninchen impfen	impfung tier
kann anwalt nicht bezahlen	prozesskostenhilfe beratungsschein
kann ausflug nicht zahlen	klassenfahrt zuschuss bildung teilhabe
kann doch nicht	stornierung absage termin absagen verschieben
kann doch nicht hin	ticketrückgabe weiterverkauf
kann erst später zahlen	mahnung zahlungsverzug
kann freundin statt mir	ticket rückgabe übertragung
kann gar nichts	anfänger vorkenntnisse
kann gerade nicht zahlen	mahnung zahlungsverzug
kann grad nicht zahlen	ratenzahlung stundung zahlungsaufschub
kann hund nicht behalten	tierabgabe vermittlung
kann hund nicht behalten	tierheim vermittlung abgabe
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
kann keine noten	chor kirchenmusik
kann keine noten	notenkenntnisse anfänger
kann keine treppen	barrierefreiheit rollstuhl barrierefrei rollstuhlgerecht zugang
kann kind	schulanmeldung einschulung
kann klassenfahrt nicht zahlen	bildung und teilhabe zuschuss
kann kollege auch sehen	freigabe berechtigungen
kann kopf nicht drehen	manuelle therapie
kann kredit nicht zahlen	schuldnerberatung
kann kredit nicht zahlen	stundung umschuldung
kann kurs nicht machen	rücktritt abmeldung kurs erstattung
kann link nicht öffnen	zugangslink technische hilfe
kann man anprobieren	anprobe umkleide
kann man arbeiten dort	arbeitsplätze lernplätze
kann man ausborgen	vermietung private nutzung
kann man ausleihen	verleih leihausrüstung
kann man baden	badestelle schwimmen
kann man das waschen	pflegehinweise waschen
kann man draußen	terrasse außenplätze
kann man drucken	drucken kopieren
kann man duschen	duschen umkleide handtuch
kann man duschen	duschen umkleidekabinen
kann man einfrieren	haltbarkeit einfrieren
kann man euch trauen	bewertungen zertifizierung referenzen
kann man euch trauen	verwendung spenden transparenz
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
kann mich nicht einloggen	passwort zurücksetzen anmeldung
kann mich nicht entscheiden farbe	farbberatung
kann miete nicht zahlen	wohngeld sozialleistungen
kann mir nicht leisten	ermäßigung sozialtarif ratenzahlung
kann mir wer helfen	kontakt ansprechpartner
kann morgen nicht	termin absagen verschieben
kann nachts nicht schlafen	schlafstörungen behandlung
kann nicht alles zahlen	ratenzahlung
kann nicht arbeiten	krankschreibung arbeitsunfähigkeit
kann nicht arbeiten gehen	krankschreibung arbeitsunfähigkeitsbescheinigung
kann nicht aufs klo	magen darm
kann nicht aus haus	hausbesuch
kann nicht bis montag warten	notdienst außerhalb sprechzeiten
kann nicht fahren ticket	ticket stornierung
kann nicht fliegen	pauschalreise storno
kann nicht in apotheke	botendienst lieferung medikamente
kann nicht jede woche	zehnerkarte einzelstunden flexibel
kann nicht kauen	verpflegung diät bewohner
kann nicht kommen	termin absagen
kann nicht kommen	termin absagen stornierung verschieben
kann nicht lange stehen	sitzgelegenheiten rollstuhl ausleihen
kann nicht laufen	hausbesuch akut
kann nicht lesen	barrierefreiheit sehbehinderung leichte sprache vorlesehilfe
kann nicht mehr	psychotherapie beratung depression
kann nicht mehr	psychotherapie psychische beschwerden burnout prävention
kann nicht mehr kommen	stornierung absage
kann nicht mehr lesen	sehtest brillenglasbestimmung
kann nicht mehr pinkeln	notfall harnverhalt
kann nicht richtig lesen	förderung legasthenie lrs
kann nicht schlafen	psychotherapie psychische beschwerden
kann nicht schlafen grübeln	psychotherapie beratung depression
kann nicht schlafen laut	ruhige lage zimmer
kann nicht schreiben	texterstellung content
kann nicht schwimmen	schwimmkenntnisse nichtschwimmer voraussetzung
kann nicht selbst entscheiden	vollmacht betreuung
kann nicht singen	chor vorkenntnisse vorsingen
kann nicht weit laufen parken	behindertenparkplatz
kann nicht zur vorstellung	karten rückgabe umtausch
kann nichts anklicken	fehlermeldung technische probleme
kann nix mehr bearbeiten	testphase abgelaufen zahlung offen
kann nur abends	abendtermine abendkurse
kann nur nach feierabend	abendtermine abendsprechstunde
kann nur samstags	samstag termine wochenendkurs
kann nur vormittags	vormittagskurse vormittag
kann rechnungen nicht zahlen firma	insolvenz sanierung
kann schon bisschen	einstufung niveau wiedereinsteiger
kann später angucken	aufzeichnung mediathek
kann stift nicht halten	ergotherapie
kann wenig deutsch	fremdsprachen englisch
kann wer anders abholen	abholvollmacht abholberechtigte
kapier das nicht	support kontakt
kapier ich nicht	leichte sprache
kappe vom zahn ab	krone brücke
kapseln herstellen	rezeptur salben herstellung
kaputt	reparatur
kaputt angekommen	falschlieferung reklamation transportschaden
kaputt geliefert	transportschaden reklamation ersatz
kaputt gemacht	reparatur defekt
kaputt gemacht bei anderen	schadensmeldung haftpflichtversicherung
kaputte hüfte sport	seniorensport
kaputter spiegel	mülltrennung sortieren
kaputter toaster	elektroschrott
kaputtes wegwerfen	schadennachweis fotos belege
kaputtgegangen	reklamation defekt garantie
kaputtgegangen	reparatur defekt
karaoke	live musik veranstaltung lokal
karate	kampfsport selbstverteidigung
karfreitag	öffnungszeiten feiertage
karies	füllung inlay
karies	füllung karies
karneval outfit	kostümverleih
karre abstellen	parkplatz parken
karre springt nicht	starthilfe batterie pannenhilfe
karre streikt	abschleppdienst pannenhilfe
karte abgelaufen	kreditkarte aktualisieren zahlungsmethode
karte abgelehnt	rechnungskauf zahlungsarten
karte abgelehnt	zahlung abgelehnt kreditkarte
karte anbieten shop	zahlungsanbieter einrichten
karte anschauen	speisekarte
karte dazu legen	grußkarte beilegen
karte dazu schreiben	grußkarte
karte dazuschreiben	grußkarte grußtext
karte eingezogen	karte eingezogen ersatzkarte
karte eingezogen	karte sperren verlust
karte einlesen	versichertenkarte gesundheitskarte
karte geht nicht	studierendenausweis ersatz
karte geht nicht drehkreuz	mitgliedskarte verloren
karte geklaut	karte sperren verlust
karte geklaut	kartensperrung sperrhotline verlust
karte im urlaub	karte ausland gebühren
karte in usa	auslandseinsatz gebühren
karte möglich	zahlungsarten kartenzahlung barzahlung
karte nicht dabei	versichertenkarte vergessen
karte nicht dabei kontrolle	abo nachweis nachreichen
karte nicht gekommen	abendkasse karten abholen
karte sperren	kartensperrung sperrhotline
karte stecken	versichertenkarte gesundheitskarte
karte teilen	übertragbarkeit mitgliedskarte
karte vergessen arzt	versichertenkarte gesundheitskarte
karte verloren	karte sperren verlust
karte verloren	ticket rückgabe übertragung verlust ersatzkarte
karte verloren bank	kartensperrung sperrhotline
karte verschluckt	karte eingezogen ersatzkarte
karte weitergeben	karten rückgabe umtausch
karte weitergeben	ticket rückgabe übertragung übertragbarkeit nicht
karte wird nicht genommen	zahlung fehlgeschlagen zahlungsarten
karte zurückgeben zug	ticket stornierung
karte übertragen	ticket rückgabe übertragung
karten abends	abendkasse karten abholen
karten an der kasse	eintritt tickets
karten für heute abend	theaterkasse tickets
karten fürs theater	theaterkasse tickets
karten hinterlegt	abendkasse karten abholen
karten im netz	tickets online zeitfenster
karten kaufen	eintritt tickets
karten noch	tickets eintritt
karten online	eintritt tickets
karten schieben	kanban board
karten tauschen	karten rückgabe umtausch
karten vor ort	abendkasse karten abholen
karten vor ort	tageskasse abendkasse
karten zurückgeben	karten rückgabe umtausch
kartenzahlung	zahlungsarten kartenzahlung
karton eingedrückt	transportschaden reklamation
karton weggeworfen	umtausch rückgabe kassenbon originalverpackung rücksendung
karton zerdrückt	transportschaden reklamation ersatz
kartons ausleihen	umzugskartons
kasperle	kindertheater
kasperltheater	kindertheater
kassa	kassensystem tse
kassabon	rechnung beleg quittung
kassazettel	rechnung quittung beleg
kasse geht nicht	bestellvorgang checkout problem
kasse im laden	kassensystem tse
kasse zahlt brille	brille zuschuss krankenkasse
kasse zahlt brille	zuschuss krankenkasse brille
kasse übernimmt	kostenübernahme krankenkasse
kassenarzt	kassenpatienten privatpatienten
kassenbon	rechnung quittung beleg
kassenbon weg	kaufbeleg fehlt
kassenbon weg	rückgabe umtausch widerruf rechnung beleg
kassenkarte daheim	versichertenkarte vergessen
kassenpatient	krankenkasse kostenübernahme
kassenvertrag	kassenpatienten privatpatienten
kassenwart	trainer ehrenamt verein
kassenzettel	rechnung beleg quittung
kassenzettel abfotografieren	belege erfassen scannen
kassette leeren	ver und entsorgung wohnmobil
kastrationschip	kastration sterilisation
kastrieren	kastration sterilisation
katalog kaufen	museumsshop café
kater kann nicht pinkeln	harnwege blase tier
kater kann nicht pinkeln	tierärztlicher notdienst
kater kastrieren	kastration sterilisation
kater markiert	kastration sterilisation
katholisch evangelisch heiraten	kirchliche trauung
katholisch werden	kircheneintritt wiedereintritt
katze abgeben	tierheim vermittlung abgabe
katze allein beschäftigen	kratzbaum zubehör
katze angefahren	tierarzt notdienst
katze angefahren	tierärztlicher notdienst
katze aufs sofa	polsterreinigung matratzenreinigung
katze auge tränt	augen erkrankung tier
katze durchfall	magen darm erkrankung tier
katze einäschern	tierbestattung
katze entlaufen	fundtier wildtier
katze erbricht	magen darm erkrankung tier
katze frisst nicht	tierarzt sprechstunde untersuchung appetitlosigkeit notfall
katze frisst pflanzen	giftige pflanzen haustiere
katze gefunden	fundtier wildtier
katze geht nicht in korb	ängstliche tiere katzenfreundlich
katze gestorben	tierbestattung krematorium
katze hasst box	ängstliche tiere katzenfreundlich
katze humpelt	tierarzt sprechstunde untersuchung
katze im flieger	tiertransport flug
katze im sack auto	gebrauchtwagencheck
katze impfen	impfung tier
katze in mietwohnung	haustiere mietvertrag
katze in wohnung halten	haustierhaltung mietvertrag
katze ins heim	heimvertrag probewohnen
katze komisch	tierarzt sprechstunde untersuchung
katze kotzt	magen darm erkrankung tier
katze kratzt sich	parasiten floh zecken
katze kratzt sich	parasiten flöhe zecken wurmkur
katze kratzt sofa	kratzbaum zubehör
katze kriegt junge	kastration sterilisation
katze leidet	einschläfern euthanasie
katze mit ins heim	haustiere mitbringen bewohner
katze mitnehmen	hunde haustiere
katze nicht in box	hausbesuch tierarzt
katze nierenwerte	altersvorsorge tier
katze niest	tierarzt sprechstunde untersuchung
katze pinkelt	katzenstreu katzentoilette
katze pinkelt blut	harnwege blase tier
katze pinkelt überall	harnwege blase tier
katze rollig	kastration sterilisation
katze röntgen	röntgen ultraschall tier
katze sofa zerkratzt	polsterei
katze sterilisieren	kastration sterilisation
katze tot was nun	tierbestattung kremierung
katze unfruchtbar	kastration sterilisation
katze urlaub betreuen	tierpension betreuung
katze urlaub versorgen	hundepension tierbetreuung
katze vermisst	chip kennzeichnung registrierung
katze versteckt sich	tierarzt sprechstunde untersuchung
katze vom balkon gefallen	tierärztlicher notdienst
katze vor narkose futter	nüchtern vor narkose tier
katze weg	entlaufen vermisst haustierregister
katze zahn	zahnbehandlung tier
katze zugelaufen	chip kennzeichnung registrierung
katze zugelaufen	fundtier tierheim
katze zähne faul	zahnbehandlung tier
katzenallergie	allergietest hyposensibilisierung
katzenbaum	kratzbaum zubehör
katzenklappe	türen reparatur einstellen
katzenstreu	mülltrennung sortieren
kauf bereut	widerrufsrecht rückgabe
kaufen dann nicht	warenkorbabbruch conversion
kauft ihr an	ankauf inzahlungnahme
kauft ihr auch gebrauchte	ankauf gebraucht
kaufvertrag wohnung notar	kaufvertrag beurkundung grundbuch
kaugummi in haaren	kinderhaarschnitt
kaution	anzahlung kaution
kaution nicht zurück	mietkaution rückzahlung
kaution nicht zurück	mietrecht mieterhöhung mietminderung
kaution ohne kreditkarte	kaution ec karte bar
kaution wann zurück wohnung	mietkaution rückzahlung
kaution zurück	anzahlung kaution rückzahlung kautionsrückzahlung frist
kaution zurück auto	kaution kreditkarte mietwagen
kegelclub	gruppen hochzeitsgäste
kehricht	abfallkalender müllabfuhr
kehrwoche	hausordnung nachbarn
kehrwoche	treppenhausreinigung
kein atomstrom	ökostrom
kein aufzug bei uns	lieferung etage treppenhaus
kein backup	datenrettung
kein bargeld dabei	zahlungsarten karte bar
kein dach überm kopf	obdachlosigkeit wohnungslosenhilfe
kein deutsch	fremdsprachen englisch
kein drucker retoure	rücksendekosten retourenlabel
kein eigenes zelt	mietunterkunft glamping
kein eigenes zelt	mietunterkünfte mobilheim
kein empfang	mobile app offline
kein fleisch	vegan vegetarisch
kein gas	gasstörung
kein geld beerdigung	sozialbestattung kosten bestattung
kein geld für anwalt	beratungshilfe prozesskostenhilfe
kein geld für beerdigung	bestattungskosten
kein geld für beerdigung	sozialbestattung bestattungskosten
kein geld grad	ermäßigung sozialtarif ratenzahlung
kein geld mehr	bürgergeld sozialhilfe grundsicherung
kein geld momentan	ratenzahlung stundung
kein geld uni	studienfinanzierung bafög stipendium
kein grab pflegen	anonyme bestattung rasengrab
kein grüner daumen	gießen pflege anleitung
kein internet	internet störung wlan einrichtung
kein jahresvertrag	fitnessstudio vertragslaufzeit
kein kitaplatz	kitaplatz anmeldung
kein klavier zuhause	leihinstrument miete
kein meerblick	reisemängel entschädigung
kein nachfolger	nachfolgeberatung
kein netz	wlan internet
kein platz für reifen	reifeneinlagerung räderhotel
kein platz mehr	warteliste wartezeit
kein platz mehr software	speicherplatz upload limit
kein retourenschein	retourenlabel rücksendung
kein saft	stromausfall elektronotdienst
kein schwein	halal koscher
kein schweinefleisch	essen unverträglichkeit kita
kein schweinefleisch	halal koscher
kein selbstvertrauen	selbstbewusstsein coaching
kein strom	elektriker notdienst stromausfall
kein strom	stromausfall elektronotdienst elektro notdienst
kein termin bekommen amt	termin bürgerbüro
kein testament	gesetzliche erbfolge
kein warmes wasser	heizung störung reparatur
kein warmes wasser	warmwasser boiler störung notdienst
kein warmwasser	mängel unterkunft
kein wasser lassen	notfall harnverhalt
kein weizen	glutenfrei
kein zug mehr	motordiagnose
keine ahnung von	beratung erstgespräch
keine ahnung was	beratung
keine anfragen	conversion optimierung
keine angehörigen	sozialbestattung
keine antwort auf mail	support kontakt
keine antwort bekommen	kontakt e mail email
keine bestätigung	bestätigung e mail
keine bestätigung bekommen	bestätigungsmail buchungsbestätigung
keine bestätigung gekriegt	anmeldung bestätigung
keine brille tragen	kontaktlinsen anpassung
keine eier	allergene inhaltsstoffe
keine fotos von kind	datenschutz
keine heizung	klimaanlage heizung zimmer
keine karten mehr	ausverkauft restkarten
keine kirschen	obstbäume befruchter
keine krankenversicherung	ohne krankenversicherung behandlung
keine leistung	motordiagnose
keine luft im rad	reifenpanne schlauch fahrrad
keine lust mehr instrument	abmeldung musikschule
keine lust zu üben	motivation üben unterricht
keine lust zu üben	üben zuhause
keine mail bekommen	bestätigung e mail
keine mail gekriegt	bestätigungsmail verifizierung
keine mail nach bestellung	bestellbestätigung
keine mail zum zurücksetzen	passwort zurücksetzen anmeldung
keine mails mehr	newsletter abmelden
keine maschinen	vorsorgevollmacht patientenverfügung
keine milch	essen unverträglichkeit kita
keine papiere	flüchtlingsberatung
keine plätze mehr	wartezeit warteliste
keine quittung gestohlen	schadennachweis fotos belege
keine schläuche	vorsorgevollmacht patientenverfügung
keine spanplatte	holzarten massivholz
keine stufen	barrierefrei rollstuhlgerecht zugang
keine treppen steigen	barrierefrei zugang
keine unterstützung	ebike diagnose softwareupdate
keine wahlkarte	briefwahl wahlbenachrichtigung
keine werbung	werbewiderspruch newsletter abmelden
keine werbung mehr	newsletter abmelden
keine werbung mehr	newsletter abmelden werbewiderspruch
keine zeit für instagram	social media betreuung
keine zeit packen	einpackservice umzugskartons
keine äpfel	obstbäume befruchter
keinen anwalt leisten	prozesskostenhilfe beratungshilfe
keinen kitaplatz bekommen	kitaplatz warteliste absage
keinen mann	wahl weiblich fachkraft
keinen therapieplatz gefunden	kostenerstattungsverfahren warteliste
keiner besucht	besuchsdienst einsamkeit
keiner bewirbt sich	personalmarketing employer branding
keiner da	erreichbarkeit öffnungszeiten
keiner daheim blumen	blumenversand lieferung strauß
keiner findet seite	suchmaschinenoptimierung seo
keiner findet uns	suchmaschinenoptimierung
keiner fragt an	conversion optimierung
keiner geht ran	kontakt telefon rückruf
keiner geht ran	telefonzeiten erreichbarkeit
keiner hat abgeholt	transfer flughafen hotel
keiner hat geklingelt	zustellversuch abholung filiale
keiner hebt ab	kontakt telefon rückruf
keiner kam	termin verspätung beschwerde
keiner kann abholen	verspätete abholung
keiner kauft seite	conversion optimierung
keiner kennt uns	marketing beratung kampagne
keiner kommt beim klingeln	heimbeirat beschwerde pflege
keiner konnte helfen	zweitmeinung spezialisten
keiner nimmt ab	telefonzeiten erreichbarkeit
keiner ruft an	online marketing anfragen
keiner soll wissen	schweigepflicht vertraulich
keiner soll wissen wo	anonyme bestattung rasengrab
keiner spielt mit ihm	mobbing vertrauenslehrer
kekse banner	cookie banner consent
kekse weihnachten	saisongebäck stollen krapfen
keller ausmisten	entrümpelung haushaltsauflösung
keller dabei	kellerabteil fahrradraum
keller feucht	kellerabdichtung bauwerkstrockenlegung
keller muffig	kellerabdichtung bauwerkstrockenlegung
keller steht wasser	rohrbruch wasserschaden notdienst
keller unter wasser	notdienst rohrbruch
keller unter wasser	rohrbruch wasserschaden notdienst überschwemmung trocknung
keller voll	entrümpelung haushaltsauflösung
keller vollgelaufen	elementarschaden
keller vollgelaufen versicherung	hausratversicherung wasserschaden
keller zeigen	kellerführung weinguttour
kellerdecke kalt	kellerdeckendämmung
kellerwand nass	kellerabdichtung bauwerkstrockenlegung
kellner	servicepersonal
kenn geräte nicht	einweisung trainer trainingsplan
kenn mich nicht aus	beratung erstgespräch einsteiger
kenn nur autor	buchsuche recherche
kennenlernen erstmal	beratung erstgespräch
kennt ihr euch aus	qualifikation zertifikate
kennwort falsch	passwort zurücksetzen anmeldung
kennwort vergessen	passwort zurücksetzen
kennwort weg	passwort zurücksetzen
kennzeichen	kfz zulassung
kennzeichen geklaut	kennzeichendiebstahl neues kennzeichen
kennzeichen holen	zulassungsservice kennzeichen
keratin	haarglättung keratin
kerze anzünden	gottesdienst zeiten
kerze anzünden	messintention kerze
kerzen erlaubt	aufbau abbau dekoration offenes feuer
kessel brummt	heizung geräusche wartung
kettchen tür	zusatzschloss sicherheit
kette ab	schaltung bremsen einstellen
kette fällt runter	kettenwechsel antrieb
kette gerissen	kettenwechsel antrieb schmuckreparatur kette löten
kette gerissen	schaltung bremsen einstellen
kette gerissen gold	schmuckreparatur löten
kette gerissen schmuck	uhr schmuck reparatur
kette quietscht	kettenwechsel antrieb
kette rostig	kettenwechsel antrieb
kette springt	kettenwechsel antrieb verschleiß
kette springt	schaltung bremsen einstellen
kettensatz	kettensatz wechsel
kettensäge stumpf	gartengeräte reparatur schärfen
key auf github	api schlüssel widerrufen
key ist geleakt	api schlüssel widerrufen rotieren
keyboard reicht	leihinstrument instrument mieten
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
kids langweilen	spielplatz animation
kids mitbringen	kinder
kiefer blockiert	kiefergelenk cmd behandlung
kiefer knackt	aufbissschiene knirscherschiene
kiefer knackt	knirscherschiene
kiefer physio	kiefergelenk cmd behandlung
kiefer tut weh	aufbissschiene knirscherschiene
kiefer tut weh morgens	knirscherschiene
kiefer verspannt	kiefergelenk cmd behandlung
kieferschmerzen	aufbissschiene knirscherschiene
kies bringen	erde rindenmulch lieferung
kies liefern	erde mulch schüttgut lieferung
kifft	suchtberatung
kiga anmelden	kita platz anmeldung
kilometer drüber	mehrkilometer freikilometer
kilometer inklusive	freikilometer
kilos loswerden	ernährungsberatung abnehmen
kind abgeben	kinderbetreuung aufsichtspflicht
kind abmelden	kündigung betreuungsvertrag
kind adoptieren	adoption
kind allein lassen	kinderbetreuung aufsichtspflicht
kind allein schwimmbad	kinder ohne begleitung bad
kind alleine kommen	einverständniserklärung eltern
kind anmelden verein	jugendabteilung anmeldung
kind auf bühne	vorspiel konzert schüler
kind auspowern	sportverein abteilungen
kind ausweis bücherei	bibliotheksausweis anmeldung
kind bleibt daheim	krankmeldung schule entschuldigung
kind braucht brille	kinderbrille myopie
kind braucht spange	zahnspange kieferorthopädie aligner
kind brille kaputt	kinderbrille
kind eingesperrt	türöffnung schlüsseldienst notdienst
kind englisch	kinder sprachkurs
kind erwarten	schwangerschaft vorsorge
kind fahrkarte	kinder familienkarte
kind fieber	kinderarzt vorsorge u untersuchung
kind fieber kita	kita krankheit regelung
kind geboren anmelden	geburtsurkunde standesamt
kind geboren melden	geburtsurkunde anmeldung geburt
kind gekotzt auto	fahrzeugaufbereitung innenreinigung
kind gemobbt	mobbing schulsozialarbeit
kind haare schneiden	kinderhaarschnitt
kind hat fieber	krankes kind krankmeldung
kind hat läuse	läusemittel
kind heute krank	krankmeldung schüler
kind hustet	kinderarzt vorsorge u untersuchung
kind hustet nachts	kinderarzt fieber
kind im bauch gestorben	sternenkinder
kind im elternbett	familienzimmer babybett
kind im studium	urlaubssemester
kind im wartezimmer	kinder mitbringen wartezimmer
kind in schule anmelden	schulanmeldung einschulung
kind ins bett gemacht	schaden kaution haftung
kind isst nicht	kinderarzt vorsorge u untersuchung
kind ist anders	inklusion förderbedarf
kind ist krank	krankes kind abmelden
kind kann nicht schwimmen	schwimmkurs
kind kann nicht schwimmen	schwimmkurs seepferdchen
kind kicken	fußball jugend
kind kommt heute nicht	krankmeldung schule entschuldigung
kind krank arbeit	kind krankmeldung attest
kind krank attest	kind krankmeldung attest
kind krank geigenstunde	unterrichtsausfall schüler krank
kind krank geworden	stornierung absage
kind krank geworden termin	termin absagen
kind krankmelden	krankmeldung schule entschuldigung
kind kratzt auto	haftpflichtversicherung
kind kurzsichtig	kinderbrille myopie
kind lispelt	logopädie sprachtherapie
kind läuft nicht	kinderphysiotherapie
kind läuft noch nicht	krankengymnastik kinder säuglinge
kind macht mund nicht auf	kinderzahnheilkunde
kind mitbringen	kinder mitbringen kinderbetreuung
kind nicht rechtzeitig holen	verspätete abholung
kind nussallergie	essen unverträglichkeit kita
kind pass fliegen	einreise visum reisepass
kind rausgewachsen rad	kinderfahrrad größe
kind scheibe eingeschossen	schaden melden
kind schielt	kinderbrille
kind schielt	kinderbrille myopie
kind schlapp	kinderarzt fieber
kind sehen dürfen	sorgerecht umgangsrecht
kind sieht schlecht	kinderbrille myopie
kind sitzt nah fernseher	kinderbrille
kind sitzt nicht still	kinderhaarschnitt
kind soll sich bewegen	sportverein abteilungen
kind spricht kein deutsch	vorschule sprachförderung
kind spricht nicht	logopädie sprachtherapie
kind spuckt	kinderarzt fieber
kind taufen	taufe anmelden
kind taufen	taufe anmeldung
kind tod erklären	kinder trauer
kind trauert	trauerbegleitung kinder
kind unterbringen	kita platz anmeldung
kind unterstützen	patenschaft
kind verletzt turnen	sportunfall versicherung
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
kind übt nicht	üben zuhause
kinder abgeben währenddessen	kinderbetreuung
kinder bei wem	familienrecht sorgerecht unterhalt
kinder beschäftigen	kinderbetreuung spielecke
kinder beschäftigen	spielplatz animation
kinder frei	kinder kostenfrei eintritt
kinder gratis hotel	reisen mit kindern
kinder gratis zug	kinder familienkarte
kinder hungern	tafel lebensmittelausgabe
kinder hüten	kinderbetreuung
kinder im rad	lastenrad
kinder im rad transportieren	lastenrad fahrradanhänger kindersitz
kinder kühe zeigen	hofführung schule am bauernhof
kinder mit ins studio	kinderbetreuung mindestalter fitnessstudio
kinder mitbringen	kinder familien
kinder mitmachen	museumspädagogik workshop
kinder nicht belasten	bestattungsvorsorge
kinder schlafen frei	familienzimmer zustellbett babybett
kinder spritzen	bahnen schwimmen
kinder toten sehen	abschiednahme aufbahrung
kinder trainieren	trainer ehrenamt verein
kinder umsonst	kinder kostenlos freier eintritt
kinder wand bemalt	innenanstrich wohnung streichen
kinder zahlen zimmer	familienzimmer babybett
kinder zur beerdigung	kinder trauer
kinderarbeit	herkunft material nachhaltigkeit
kinderarzt	kinderarzt vorsorge u untersuchung
kinderbecken	pool schwimmbad
kinderbetreuung urlaub	spielplatz animation
kinderbetreuungsgeld	elterngeld kindergeld
kinderbrille	kinderbrille myopie
kinderchor	gesangsunterricht chor
kinderclub	familienurlaub kinderermäßigung
kinderfestpreis	reisen mit kindern
kinderfreundlich	kinder
kinderführung	museumspädagogik workshop
kindergarten zu	kita schließtage
kindergartenfotos	kita und schulfotografie
kindergartengruppe	schulklassen
kindergartengruppe	schulklassen gruppen anmeldung
kindergartenplatz	kitaplatz anmeldung
kindergeburi	kindergeburtstag
kindergeburtstag bauernhof	kindergeburtstag hof
kindergeburtstag museum	familien kinder museum
kindergeld	elterngeld kindergeld
kindergeld beantragen	elterngeld kindergeld
kindergottesdienst	gottesdienst zeiten
kindergottesdienst	kinder jugendgruppen kirche
kinderkrankenschein	kind krankmeldung attest
kinderkrippe	kitaplatz anmeldung
kindern erklären tod	trauerbegleitung kinder
kindernotfall	erste hilfe kurs
kinderpass	personalausweis reisepass beantragen
kinderpass abgelaufen	kinderreisepass
kinderpass reise	einreisebestimmungen visum
kinderportion	kindergerichte spielplatz
kinderprogramm	spielplatz animation
kinderrad	kinderfahrrad
kinderreisepass	reisepass beantragen
kindersachen zu klein	sachspenden kleidung möbel
kinderstuhl	kinderwagen wickeltisch
kinderteller	kindergerichte
kinderteller	kindergerichte spielplatz
kindertorte	torte bestellen
kinderwagen	kinderwagen wickeltisch kinder familien
kinderwagen flieger	reisen mit kindern
kinderwagen flieger	sondergepäck
kinderwagen im flur	hausordnung nachbarn
kinderwagen mitnehmen	kinderwagen mitnahme
kinderzahnarzt	kinderzahnheilkunde
kinderzimmer farbe	lösemittelfrei farbe geruch
kindgerecht	kinder
kindi	kitaplatz anmeldung
kindi platz	kita platz anmeldung
kindkrank	kind krankmeldung attest
kindle bücherei	onleihe e books
kinesiotape	sportphysiotherapie
kiosk	brötchenservice
kippe um beim blut	blutspende
kirche austreten	kirchenaustritt
kirche austreten	kirchenaustritt kirchensteuer
kirche beitreten	kircheneintritt wiedereintritt
kirche eintreten	kircheneintritt wiedereintritt
kirche offen	gottesdienst zeiten
kirche verlassen	kirchenaustritt
kirchenaustritt	kirchenaustritt kirchensteuer
kirchenbeitrag	kirchenaustritt kirchensteuer
kirchenchor	kirchenchor musik
kirchenglocken	ruhige lage zimmer
kirchenschmuck	hochzeitsfloristik brautstrauß
kirchensteuer	kirchenaustritt kirchensteuer
kirchensteuer sparen	kirchenaustritt
kirchgeld brief	kirchensteuer kirchgeld
kirchlich begraben	kirchliche bestattung
kirchlich heiraten	kirchliche trauung
kiss syndrom	kinderphysiotherapie
kiste mit gemüse	gemüsekiste abo
kiste wein schicken	weinversand
kisten packen	einpackservice
kisten voller bücher	bücherspende
kistl	katzenstreu katzentoilette
kita anmelden	kitaplatz anmeldung
kita anschauen	tag der offenen tür
kita ferien	kita schließtage
kita gratis	kita gebühren elternbeitrag
kita nicht bezahlen	elternbeitrag kita kosten
kita platz	kitaplatz anmeldung vormerkung
kita streik	kita schließtage
kita umsonst	elternbeitrag kita kosten
kita warteliste	kitaplatz anmeldung
kita zu	kita schließtage
kita zu sommer	schließtage ferien
kita zuschuss	kita gebühren elternbeitrag
kita öffnet	betreuungszeiten kita
kitafotos	kita und schulfotografie
kitagebühren	kita gebühren elternbeitrag
kitaplatz	kitaplatz anmeldung
klage bekommen	klage mahnbescheid frist
klamotten abgeben	sachspenden kleidung möbel
klamotten spenden	sachspenden
klamotten waschen	waschmaschine trockner
klappert beim fahren	diagnose fahrwerk
klappert unterm auto	fahrwerk stoßdämpfer diagnose
klappstuhl	sitzgelegenheiten rollstuhl ausleihen
klappt doch nicht	stornierung absage termin absagen verschieben
klappt leider nicht	stornierung absage
klappt morgen nicht	termin absagen
klappt nicht schwanger	kinderwunsch
klarna	ratenzahlung
klasse auf bauernhof	hofführung schule am bauernhof
klassenfahrt	schulklassen
klassenfahrt zu teuer	klassenfahrt zuschuss bildung teilhabe
klassenfoto	kita und schulfotografie
klassenkasse	förderverein schule
klassenlehrer	elternsprechtag elterngespräch
klassenlehrerin sprechen	sprechstunde lehrer elterngespräch
klausur verhauen	wiederholungsprüfung
klavier lernen	instrumentalunterricht
klavier muss mit	klaviertransport
klavier schleppen	klaviertransport schwertransport
klavier umziehen	klaviertransport schwertransport
klavier verstimmt	instrument reparatur stimmen
klavier verstimmt	klavier stimmen
klavier üben dürfen	proberaum übungsraum
klavierstimmer	klavier stimmen
klavierstunden	instrumentalunterricht
kleber drucken	aufkleber etiketten
klebrige blätter	schädlinge pflanzenkrankheiten
kleckerweise zahlen	ratenzahlung finanzierung
kleid anprobieren	brautkleid anprobe
kleid enger	änderungsschneiderei
kleid für hochzeit	brautkleid anprobe
kleid nachnähen	schnittanfertigung maßschneiderei
kleid nähen lassen	maßanfertigung maßanzug
kleid zu eng	brautkleid anprobe kleid weiten änderung
kleid zu eng	änderungsschneiderei
kleid zu lang	kürzen saum änderungsschneiderei
kleid zu weit	weite ändern änderungsschneiderei
kleid ändern	brautkleid anprobe
kleider abgeben	spenden spendenquittung
kleider loswerden	altkleidersammlung
kleider wohin	altkleider
kleidercontainer	altkleider
kleiderkammer	sozialberatung tafel
kleiderordnung	kleidung dresscode
kleidung abgeben	kleiderspende annahme
kleine arbeiten im haus	hausmeisterservice
kleine menge	mindestmenge mindestbestellwert mindestbestellmenge
kleine portion	kindergerichte
kleine portion	kindergerichte spielplatz
kleine sachen reparieren	kleinreparaturen montage handwerkerservice
kleiner hat fieber	kinderarzt fieber
kleiner umzug	umzug angebot besichtigung
kleineres paket	tarif downgrade
kleineres paket	tarif wechseln
kleines budget	ermäßigung sozialtarif ratenzahlung
kleines büro	privatbüro teambüro
kleines service	inspektion service
kleingedruckt	agb bedingungen
kleingedruckte	agb bedingungen
kleingedrucktes	agb vertragsbedingungen
kleingedrucktes nicht lesen	lesebrille
kleingeld	zahlungsarten barzahlung
kleingeld einzahlen	münzeinzahlung
kleingeld wechseln	bargeld münzen einzahlen
kleingewerbe	gewerbeanmeldung
kleingewerbe	umsatzsteuer kleinunternehmer
kleinigkeit	kleinreparatur mindestpauschale
kleinigkeiten im haus	kleinreparaturen montage handwerkerservice
kleinigkeiten zum essen	fingerfood häppchen
kleinkind mitnehmen kurs	kinderbetreuung während kurs
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
klima auffüllen	klimaanlage service auto
klima auto kühlt nicht	klimaservice
klima im zimmer	klimaanlage
klima kühlt nicht	klimaanlage wartung
klima stinkt	klimaanlage service auto
klima stinkt	klimaanlage wartung
klimaanlage auto warm	klimaservice
klimaanlage müffelt	klimaanlage service auto
klimabilanz	nachhaltigkeitsberatung co2 bilanz
klimafreundlich	nachhaltigkeit umwelt
klimagerät tropft	klimaanlage wartung
klimaneutral	nachhaltigkeit umwelt
klimaticket	zeitkarten abo
klimpergeld	bargeld münzen einzahlen
klingel geht nicht	sprechanlage klingel
klingel geht nicht	sprechanlage türsprechanlage klingelanlage störung
klingel mit kamera	sprechanlage klingel
klingeln wo	eingang klingel
klingelschild	klingelschild namensschild
klingt wie traktor	auspuff reparatur
klinke locker	türen reparatur einstellen
klo	toilette wc
klo ausleeren	entsorgung chemietoilette
klo ausleeren	ver und entsorgung wohnmobil
klo gesprungen	wc austausch sanitär
klo hochpumpen	rückstauklappe hebeanlage
klo läuft über	rohrreinigung abflussreinigung verstopfung
klo rinnt	spülkasten reparatur
klo verstopft	abfluss rohrreinigung verstopfung
klo verstopft	rohrreinigung abflussreinigung verstopfung
klo weit weg	sanitäranlagen
klobrille wackelt	wc austausch sanitär
klodeckel kaputt	wc austausch sanitär
klopft vorne	geräusche auto prüfung
klospülung hängt	spülkasten reparatur
klospülung kaputt	wasserhahn tropft reparatur
kloß im hals	schilddrüse ultraschall
km zu viel	freikilometer
knabberzeug	fingerfood häppchen
knapp bei kasse	ermäßigung sozialtarif ratenzahlung
knebelvertrag	vertragslaufzeit mindestlaufzeit
kneife augen zusammen	sehtest augenprüfung
knie macht schlapp	sportverletzung rehabilitation
knie op danach	krankengymnastik
knie tun weh radfahren	bikefitting ergonomie sattelberatung
knie tut weh	orthopädie gelenkschmerzen
knie verdreht	sportverletzung rehabilitation
knie weh beim radeln	ergonomie bikefitting sattel
knieschiene	einlagen orthopädietechnik
knieschmerzen	orthopädie gelenkschmerzen
knipsen	fotografieren erlaubt
knirps	kinder familien
knirsche nachts	aufbissschiene knirscherschiene
knirsche nachts	knirscherschiene
knirschen	aufbissschiene knirscherschiene
knirschschiene	aufbissschiene knirscherschiene
knochenaufbau	implantat zahnlücke
knopf ab	knopf annähen
knopf zum drücken	hausnotruf
knoten gespürt	krebsvorsorge früherkennung
knoten getastet	krebsvorsorge früherkennung
knoten im rücken	massage
knoten katze	operation tier
knubbel am hund	operation tier
knöchel dick	orthopädie gelenkschmerzen
knöllchen	bußgeld einspruch
knöllchen	bußgeld strafzettel
knöpfe annähen	knopf annähen
kochen lernen	kochkurs
kochfeld anschließen	herdanschluss starkstromanschluss
kochfeld anschluss	herd anschließen
kocht motor	kühlsystem kühler wasserpumpe
kocht nicht mehr	essen auf rädern
koffer abstellen	garderobe schließfach gepäckaufbewahrung
koffer abstellen	garderobe schließfächer
koffer da lassen	gepäckaufbewahrung
koffer dalassen	gepäckaufbewahrung
koffer einsperren bahnhof	schließfächer gepäckaufbewahrung
koffer gewicht	flugbuchung gepäck
koffer kaputt	gepäck verloren
koffer kaputt flug	gepäckverlust lost and found
koffer lassen	frühe anreise gepäckaufbewahrung
koffer loswerden	schließfächer gepäckaufbewahrung
koffer nicht angekommen	flugverspätung entschädigung gepäckverlust lost and
koffer nicht angekommen	gepäck verloren
koffer rolle ab	taschenreparatur kofferreparatur
koffer transport wandern	gepäcktransport wanderer
koffer unterstellen	gepäckaufbewahrung
koffer vorausschicken	gepäckservice
koffer weg	flugverspätung entschädigung
koffer weg	gepäck verloren
koffer weg flughafen	gepäckverlust lost and found
koffer weg versicherung	auslandskrankenversicherung reise
koffer zu schwer	freigepäck übergepäck gebühr gepäckgewicht
kofferraum schlüssel drin	autoöffnung
kohle leihen	privatkredit
kohle leihen	ratenkredit privatkredit
kohle wieder	erstattung rückzahlung
kohle zurück	rückerstattung erstattung
kohlegrill	lagerfeuer grillen erlaubt
kolik	pferde nutztiere
kollege gelöscht	gelöschte daten wiederherstellen
kollege hat gekündigt	benutzer entfernen zugriff entziehen
kollege hat gekündigt zugang	benutzer deaktivieren
kollege sieht nichts	berechtigungen freigabe
kollege soll nicht sehen	benutzerrechte rollen
kollegen einladen	benutzer einladen teammitglieder
kollegin hinzufügen	benutzer einladen team
kollekte	spendenaktion
kombination weg	tresoröffnung
komische abbuchung	lastschrift zurückgeben reklamation
komische anmeldung	verdächtige anmeldung sicherheit
komische mail	sicherheit betrug phishing
komische mail von euch	phishing betrug
komische sms	betrug phishing
komische werbung auf seite	malware bereinigung sicherheit
komische werbung seite	website gehackt sicherheit
komischer anruf	sicherheit betrug
komischer fleck haut	hautkrebsvorsorge muttermal
komischer leberfleck	hautkrebsscreening muttermale
komisches fenster anrufen	virenentfernung malware
komisches geräusch	geräusche auto prüfung
komm ich raus	kündigung kündigungsfrist
komm ich raus aus vertrag	kündigung kündigungsfrist
komm mit buchhaltung nicht nach	buchhaltung auslagern
komm mit kind nicht klar	erziehungsberatung
komm mit lehrer nicht klar	lehrerwechsel
komm nicht aus bett	psychotherapie beratung depression
komm nicht drüber weg	trauerbegleitung trauergruppe
komm nicht durch	kontakt telefon
komm nicht durch	telefonzeiten erreichbarkeit
komm nicht durch drehkreuz	mitgliedskarte verloren
komm nicht in wanne	barrierefreies bad zuschuss
komm nicht in wohnung	türöffnung schlüsseldienst notdienst
komm nicht ins zimmer	zimmerschlüssel zimmerkarte
komm nicht klar brille	verträglichkeitsgarantie brille
komm nicht los vom alkohol	suchtberatung
komm nicht mehr hoch	physiotherapie rückenschmerzen
komm nicht raus schulden	schuldnerberatung
komm nicht rein	anmeldung login passwort problem probleme
komm nicht rein	passwort zurücksetzen anmeldung
komm nicht treppe hoch	barrierefrei zugang
komm später	verspätung termin
komm zu spät	verspätung termin
komme doch nicht	stornierung absage
komme doch nicht	termin absagen
komme erst nach 22 uhr	spätanreise schlüsseltresor
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
kommen doch mehr	personenzahl änderung
kommen erst nachts	späte anreise schlüsselbox schlüsselübergabe
kommen erst um zehn	späte anreise check in
kommen mit bahn	anreise bahnhof öffentliche verkehrsmittel
kommen mit motorrad	motorradparkplatz garage
kommen mit rad	fahrradstellplatz fahrradkeller
kommen spät abends	spätanreise schlüsseltresor
kommen zu fünfzehnt	gruppenreservierung
kommt auf mich zu	preis kosten
kommt aus dem krankenhaus	entlassung kurzzeitpflege anschlusspflege
kommt das aus china	herkunft herstellungsland
kommt das nochmal rein	nachlieferung wieder verfügbar
kommt der arzt	hausbesuch
kommt es bis freitag	lieferzeit expressversand
kommt geld an	mittelverwendung transparenz jahresbericht
kommt geld an	verwendung spenden transparenz
kommt gerüst	gerüstbau
kommt heute nicht	abmeldung krankmeldung kind
kommt ihr abholen paket	abholauftrag paketabholung
kommt ihr auch heim	hausbesuch
kommt ihr auch nach	liefergebiet einzugsgebiet servicegebiet anfahrt
kommt ihr auch raus	hausbesuch außendienst vor ort
kommt ihr auch zu	einzugsgebiet servicegebiet anfahrt
kommt ihr ausmessen	aufmaß beratung vor ort
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
kommt kurs zustande	mindestteilnehmerzahl kurs findet statt
kommt mehrwertsteuer drauf	zuzüglich mehrwertsteuer netto
kommt mwst dazu	mehrwertsteuer brutto netto
kommt nicht mit	nachhilfe förderunterricht
kommt nicht mit schule	hausaufgabenhilfe nachhilfe
kommt nicht zur schule	krankmeldung schüler
kommt nix mehr raus pipi	notfall harnverhalt
kommt noch einer dazu	zusätzliche person nachbuchen
kommt noch was dazu	zusatzkosten gebühren nebenkosten leistungen
kommt pflegerin	ambulante pflege
kommt wer messen	aufmaß küche
kommt wieder rein	verfügbarkeit lagerbestand
kommunion	erstkommunion firmung konfirmation
kommunion essen	nebenraum gesellschaften
kommunionkind	erstkommunion konfirmation firmung
kommunionunterricht	erstkommunion firmung konfirmation
komplett durchchecken	vorsorgeuntersuchung check up
kompressionsstrümpfe	einlagen orthopädietechnik
kondenswasser im glas	isolierglas austausch
kondom geplatzt	pille danach notfallverhütung
kondom gerissen	pille danach notfallverhütung
kondom gerissen	verhütung
konfetti	aufbau abbau dekoration
konfetti werfen	konfetti reis verbot
konfi	erstkommunion firmung konfirmation
konfi anmelden	erstkommunion konfirmation firmung
konfifreizeit	jugendgruppe ministranten
konfirmandenunterricht	erstkommunion firmung konfirmation
konfirmandenunterricht	erstkommunion konfirmation firmung
konfirmation	erstkommunion firmung konfirmation
konfirmation essen	nebenraum gesellschaften
konfirmation feiern	feiern gesellschaften nebenraum
konkurrenz vor uns	suchmaschinenoptimierung
konsole geht nicht	spielkonsole reparatur
kontaktformular	kontakt e mail
kontaktformular kommt nichts	kontaktformular fehlerbehebung
kontaktlinsen	kontaktlinsen anpassung
kontaktlinsen vertrage ich nicht	kontaktlinsenanpassung verträglichkeit
kontaktlos	zahlungsarten karte bar
kontaktlos zahlen	zahlungsarten kartenzahlung barzahlung
konten nach tod	digitaler nachlass
konto anlegen	benutzerkonto registrierung konto erstellen
konto auflösen	benutzerkonto löschen kontowechsel kontoauflösung
konto auflösen	konto schließen kontowechsel
konto aufmachen	girokonto eröffnen
konto aufmachen	kontoeröffnung girokonto
konto bei euch	kontoeröffnung girokonto
konto flüchtling	girokonto eröffnen
konto für kind	kinderkonto jugendkonto
konto für sohn	girokonto eröffnen
konto für sohn	kinderkonto jugendkonto
konto fürs geschäft	geschäftskonto
konto fürs kind	girokonto eröffnen
konto gehackt	betrug phishing
konto gepfändet	inkasso forderung mahnbescheid
konto gepfändet	p konto pfändungsschutz
konto gesperrt	anmeldung login passwort konto gesperrt
konto gesperrt login	passwort zurücksetzen anmeldung
konto gewechselt	kontaktdaten ändern
konto in der schweiz	selbstanzeige
konto kostet	kontoführungsgebühren
konto leer	dispo überziehung
konto löschen	abo kündigen software
konto löschen	benutzerkonto löschen
konto nicht gedeckt	lastschrift rücklastschrift
konto ohne schufa	girokonto eröffnen
konto synchronisiert nicht	bankanbindung kontoabgleich
konto verbinden programm	bankanbindung zahlungsabgleich
konto vom verstorbenen	nachlass konto todesfall
konto zu zweit	gemeinschaftskonto
konto zu zweit	kontovollmacht
konto zumachen	kontowechsel kontoauflösung
konto überzogen	dispokredit überziehung
kontogebühr	kontoführungsgebühr
kontonummer	zahlung rechnung überweisung
kontonummer geändert	bankverbindung ändern
kontonummer von euch	bankverbindung iban
kontrolle vom finanzamt	betriebsprüfung
kontrolleur	erhöhtes beförderungsentgelt fahrpreisnacherhebung
kontrollschild	kfz zulassung zulassungsservice kennzeichen
konversation	konversationskurs
konvertieren	kircheneintritt wiedereintritt
konzept kita	pädagogisches konzept
konzeptionstag	schließtage ferien
konzert der schüler	vorspiel konzert
konzert verschoben	veranstaltung verlegt ticketgültigkeit
kooperation	kooperation partner
kooperieren	kooperation partner
kopf hängen nach tag	frischegarantie reklamation
kopfhaut brennt farbe	allergie haarfarbe verträglichkeit
kopfhaut juckt	allergietest farbe
kopfhaut juckt	haarpflege kur
kopfhörer erklärung	audioguide
kopfhörer museum	audioguide
kopfläuse	läusemittel
kopfschmerzen bildschirm	bildschirmarbeitsplatzbrille
kopfweh am bildschirm	arbeitsplatzbrille bildschirmbrille
kopfweh neue brille	verträglichkeitsgarantie brille
kopie beglaubigen	beglaubigung
kopie mit stempel	beglaubigung
kopie vom abschluss	zeugnis zweitschrift
kopie von befund	patientenakte datenschutz
kopie von daten	backup datensicherung
kopien sterbeurkunde	sterbefall sterbeurkunde
kopieren	computer drucken kopieren
kopieren	drucken kopieren internetplatz
kopieren bei euch	kopierservice scanservice
kopiergeld	schulbücher materialliste
koppeln mit	integration schnittstelle api
korb stehen lassen	warenkorbabbruch conversion
korkgeld	eigene speisen mitbringen
korrekturrunde	korrekturschleifen entwurf
koscher	halal koscher
koscher	halal schweinefleisch
kost anschauen was	besichtigung kostenvoranschlag vor ort
kost nix	kostenlos gebührenfrei
kosten fürs herfahren	anfahrtskosten anfahrtspauschale
kostenlos parken	parkplatz parken parkplätze parkgebühren
kostenlos rein	museum eintritt frei
kostenlos testen	probe schnuppern kostenlos testphase
kostenlos zurück	rücksendekosten retourenlabel
kostenloses konto	kontoführungsgebühren
kostenpunkt	preis kosten
kostenpunkt	preise kosten
kostenschätzung	kostenvoranschlag angebot
kostenstelle	rechnungsangaben
kostet absagen	stornogebühren stornierungsbedingungen
kostet absagen was	stornogebühr stornobedingungen
kostet anfahrt	anfahrtskosten anfahrtspauschale
kostet angebot was	kostenvoranschlag kostenlos
kostet beratung was	beratung kostenlos erstberatung
kostet besichtigung	besichtigung vor ort kostenlos
kostet das anschauen	kostenvoranschlag angebot
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
krabbelkind	kindersicher garten
krabbelviecher	marder schädlingsbekämpfung
krach	lärm ruhestörung
krachmacher nachbarzelt	nachtruhe platzordnung
kracht beim schalten	kupplung getriebe
kralle abgerissen	krallen schneiden
kralle eingerissen	krallen schneiden
krallen kürzen	krallen schneiden
krallen lang	krallenpflege
krallen schneiden	krallenpflege
krallen zu lang	krallen schneiden
kram lagern	einlagerung
kram unterbringen	einlagerung lagerraum selfstorage
krank bei klausur	wiederholungsprüfung
krank gekündigt	arbeitsrecht kündigung
krank gemeldet	krankschreibung arbeitsunfähigkeit
krank geworden termin	termin absagen stornierung verschieben
krank melden arbeit	krankschreibung arbeitsunfähigkeitsbescheinigung
krank muss stunde zahlen	unterrichtsausfall schüler krank
krank schreiben	krankschreibung arbeitsunfähigkeit
krank schreiben lassen	krankschreibung arbeitsunfähigkeitsbescheinigung
krank termin	stornierung absage
krank theater	karten rückgabe umtausch
krank vor abflug	pauschalreise storno
krank vor urlaub	reiserücktrittsversicherung
krank vor urlaub	stornierung reiserücktritt
krank werde job	berufsunfähigkeitsversicherung
krankenfahrt	krankenfahrten transportschein
krankengeschichte	patientenakte befundkopie
krankengymnastik am gerät	gerätetraining kgg
krankenhaus ausland	auslandskrankenversicherung reise
krankenkasse lehnt ab	sozialrecht widerspruch
krankenkassenkarte	versichertenkarte gesundheitskarte
krankensalbung	seelsorge gespräch
krankenschein	krankschreibung arbeitsunfähigkeit
krankenschein	krankschreibung arbeitsunfähigkeitsbescheinigung
krankenstand	krankschreibung arbeitsunfähigkeit
krankmeldung	krankschreibung arbeitsunfähigkeit
krankschreiben	krankschreibung arbeitsunfähigkeit
krankschreibung	krankschreibung arbeitsunfähigkeit
krankschreibung am telefon	krankschreibung telefonisch
krankschreibung läuft aus	folgebescheinigung arbeitsunfähigkeit
krankschreibung ohne vorbeikommen	krankschreibung telefonisch
kranz advent	adventskränze
kranz beerdigung	trauerfloristik kränze
kranz mit schleife	trauerfloristik kranz
kranz selber machen	floristik workshop
krapfen	saisongebäck stollen krapfen
kratzen im hals	erkältung infektsprechstunde
kratzer bei auszug	wohnungsübergabe protokoll
kratzer gemacht	haftung schadensmeldung haftpflicht selbstbeteiligung
kratzer im lack	dellenentfernung smart repair lackierung lackreparatur
kratzer im parkett	parkett boden schleifen
kratzer im tisch	möbelreparatur
kratzer mietauto	selbstbeteiligung vollkasko mietwagen
kratzer parkplatz	unfallschaden karosserie
kratzer reingemacht	schaden haftung versicherung
kratzer tisch	schaden kaution haftung
kratzer tür öffnen	beschädigungsfreie öffnung
kratzer vom umzug	transportversicherung umzugsschaden
kratzt nachts	marder schädlingsbekämpfung
kraulen bahn	bahnen schwimmen
kraulen lernen	schwimmkurs seepferdchen
krause haare	dauerwelle glättung
krause haare	haarglättung keratin
krawatte	kleiderordnung
krebs haare	perücke zweithaar
krebsabstrich	frauenarzt gynäkologie
krebsvorsorge	krebsvorsorge früherkennung
kredit früher abzahlen	vorzeitige rückzahlung vorfälligkeitsentschädigung
kredit fürs haus	baufinanzierung hypothek
kredit fürs haus	baufinanzierung käufer
kredit läuft aus haus	baufinanzierung anschlussfinanzierung
kredit vorzeitig	vorzeitige rückzahlung vorfälligkeitsentschädigung
kreditkarte	zahlungsarten karte bar
kreditkarte	zahlungsarten kartenzahlung
kreditkarte weg	kartensperrung sperrhotline
kreidezähne	kinderzahnheilkunde
kremieren	feuerbestattung
kreuz tut weh	physiotherapie rückenschmerzen
kreuz tut weh	rückenschmerzen
kreuzband	krankengymnastik
kreuzband	sportverletzung rehabilitation
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
krieg ein kind	schwangerschaft vorsorge hebamme
krieg ich anzahlung zurück	anzahlung erstattung
krieg ich das so	rezeptfrei verschreibungspflichtig
krieg ich geld	erstattung rückzahlung
krieg keine benachrichtigung	benachrichtigungen einstellen
krieg keine luft	lungenfunktion
krieg keine luft	notruf brustschmerzen
krieg keine meldung	benachrichtigungen einstellen
krieg keinen termin	terminvergabe wartezeit
krieg kohle zurück	erstattung rückzahlung
kriege ich geld wieder	rückerstattung erstattung
kriege kaution nicht	kautionsrückzahlung
kriege kopfweh wein	histaminarm schwefel sulfite
kriege zwillinge	zwillinge mehrlinge
kriegt keinen hoch	urologie
kriegt man billiger	ermäßigung rabatt
kriegt man essen	essen verpflegung
kriegt man geld kasse	krankenkasse kostenübernahme
kriegt man gestellt	ausrüstung verleih
krippenplatz	kita platz anmeldung
krippenplatz	kitaplatz anmeldung
krippenspiel	gottesdienst zeiten
krippenspiel	kinder jugendgruppen kirche
krone ab	krone brücke
krone abgegangen	zahnkrone verloren notdienst
krone locker	krone zahnersatz
krone raus	krone zahnersatz
krone rausgefallen	krone brücke
krone rausgefallen	krone zahnersatz zahnkrone verloren notfall
kryo	kältetherapie
kryolipolyse	cellulite körperbehandlung
krypto	kryptowährung steuer
krypto zahlen	zahlungsarten kryptowährung
krähenfüße	anti aging falten
krücken leihen	milchpumpe babywaage verleih
ksv eintrag	bonität schufa
kuchen bestellen	torte bestellen
kuchen für fünfzig	torte bestellen
kuchen für morgen	bestellfrist bäckerei
kuchen haben	kuchen torten café
kuchen mit foto	torte bestellen
kuchen mitbringen	eigene speisen mitbringen
kuchen ohne zucker	zuckerfrei diabetiker
kuchen verkaufen	veranstaltungen basar
kuchen verkaufen von daheim	gewerbeanmeldung
kuchenverkauf	spendenaktion
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
kumpel fährt auch	zusatzfahrer
kumpel mitbringen bonus	empfehlungsprämie freunde werben
kunde soll mitgucken	gastzugang kundenportal
kunde soll mitlesen	gastzugang freigabe
kunde soll reinschauen	gastzugang kunden
kunde will zurückgeben shop	retourenverwaltung
kunde zahlt nicht	inkasso forderung mahnbescheid
kunde zahlt nicht programm	mahnung zahlungserinnerung
kunden bleiben weg	marketing beratung kampagne
kunden einlesen	datenimport umstieg
kunden erinnern	mahnwesen zahlungserinnerung
kunden reinlassen	gastzugang kundenportal
kunden zahlen nicht	mahnwesen debitorenbuchhaltung
kunden zahlen nicht	mahnwesen zahlungserinnerung
kundendienst auto	inspektion service
kundenkarte	treueprogramm bonuskarte
kundenliste reinladen	datenimport migration
kundenstimmen	referenzen beispiele
kunststofffüllung	füllung karies
kupferkette	verhütung spirale pille
kuppeln kann ich nicht	automatik führerschein
kupplung rutscht	kupplung getriebe
kupplung rutscht	kupplung getriebe reparatur
kupplung stinkt	kupplung getriebe reparatur
kur beantragen	kur reha antrag
kur machen	kur reha antrag
kurabgabe	kurtaxe
kuraufenthalt	kur reha antrag
kurs abbrechen	kurs abmeldung rücktritt
kurs abgesagt	mindestteilnehmerzahl kurs findet statt
kurs am computer	onlinekurs
kurs anbieten	kursleitung werden
kurs anmelden	kursplan gruppenkurse
kurs aufzeichnung	online kurs zugang
kurs buchen	kurs anmeldung vhs
kurs den kasse zahlt	rehasport
kurs doch nicht	rücktritt abmeldung kurs erstattung
kurs fällt aus	kursausfall erstattung
kurs gefällt nicht	kurs abmeldung rücktritt
kurs gefällt nicht	rücktritt abmeldung kurs erstattung
kurs gefördert	bildungsgutschein förderung
kurs geld zurück	kurs abmeldung rücktritt
kurs ist voll	warteliste nachrücken
kurs liegt auf feiertag	feiertag kursausfall
kurs mit baby	eltern kind kurse
kurs nicht weiter	kurs abmeldung rücktritt
kurs schon angefangen	einstieg laufender kurs
kurs schon angefangen	späterer einstieg
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
kurz reinschauen	offene sprechstunde ohne termin
kurz schwimmen	schwimmbad eintritt
kurz vorbeischauen	terminvereinbarung termin buchen
kurzfristig absagen	stornogebühren stornierungsbedingungen
kurzfristig noch was	kurzfristige termine last minute
kurzfristig torte	bestellfrist bäckerei
kurzfristig weg	last minute angebote
kurzparkzone	parkplatz parken
kurztrip zu zweit	wellness arrangement pauschalen
kurzzeitkennzeichen	kfz zulassung
kurzzeitpflege	kurzzeitpflege verhinderungspflege
kuscheltier mitgeben	mittagsschlaf kita
kuscheltier vergessen	fundsachen nachsenden
kuschelwochenende	wellness arrangement pauschalen
kva	kostenvoranschlag angebot
käffchen	kuchen torten café
kältebehandlung	kältetherapie
kärtchen dazu	grußkarte
kärtchen mit namen	visitenkarten
kärtchen vergessen	versichertenkarte vergessen
kätzchen holen	tierheim vermittlung abgabe
kätzchen impfen	impfung tier
können nicht kommen	stornierung reiserücktritt
könnt ihr anrufen	rückruf
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
kübelpflanzen unterstellen	überwinterung service
küche abbauen	möbel abbau aufbau umzug
küche abbauen	möbelmontage demontage
küche am computer	küchenplanung
küche aufhübschen	küchenfronten austausch renovierung
küche ausmessen	aufmaß küche
küche bei euch	kaffee küche ausstattung
küche erweitern	küche arbeitsplatte
küche in neue wohnung	küchenumzug umbau
küche mit spülmaschine	ferienwohnung küche ausstattung
küche mitnehmen umzug	küchenumzug umbau
küche nicht komplett neu	küchenfronten austausch renovierung
küche noch offen	küchenzeiten
küche noch offen	küchenzeiten warme küche
küche ohne geräte	elektrogeräte küche
küche planen	küchenplanung
küche umbauen	küchenumzug umbau
küche umziehen	küche arbeitsplatte
küche zeichnen lassen	küchenplanung
küche zu	küchenzeiten warme küche
küchenabfälle	biotonne grünabfall
küchenfronten	küche arbeitsplatte
küchenschluss	küchenzeiten
küchentüren neu	küchenfronten austausch renovierung
kühl transportieren	kühltransport
kühlen im sommer	klimaanlage split klimagerät
kühlschrank im zimmer	zimmerausstattung
kühlschrank im zimmer	zimmerausstattung kühlschrank wasserkocher
kühlschrank kühlt nicht	kühlschrank reparatur kühlschrankreparatur kundendienst
kühlschrank leer	tafel lebensmittelausgabe
kühlschrank taut	kühlschrank reparatur
kühlschrank weg	elektroschrott
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
künstlicher zahn	implantat
künstlicher zahn	implantat zahnlücke
kürbis ernten	selbsternte selbstpflücken
kürzer als woche	mindestaufenthalt
kürzer buchen	mindestaufenthalt
l17	begleitetes fahren bf17
l17 ausbildung	begleitetes fahren bf17
laborwerte	befund ergebnisse
lachgas	betäubung angst narkose
lack blättert	lackierarbeiten holzschutz
lack blättert	lackieren türen fenster
ladebox	wallbox installation
ladebuchse wackelt	akkutausch
ladebuchse wackelt	ladebuchse reparatur
ladekabel vergessen	fundsachen nachsenden
lademöglichkeit garage	wallbox
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
lagerfeuer machen	feuer feuerwerk genehmigung
lagernd	verfügbarkeit lagerbestand
lagerungsschwindel	schwindel therapie
laken mitbringen	bettwäsche handtücher
laktose	allergene inhaltsstoffe
laktose	allergene unverträglichkeiten allergien vegan
laktoseintolerant	allergene unverträglichkeiten
lamellen kaputt	jalousien raffstore
laminat aufgequollen	parkett boden schleifen
laminat legen	bodenbeläge verlegen
laminieren	spiralbindung laminieren
lampe anschließen	lampenmontage
lampe aufhängen	beleuchtung installation
lampe aufhängen	lampenmontage
lampe dranmachen	lampenmontage
lampe flackert	beleuchtung fehlersuche
lampe im auto leuchtet	fehlerdiagnose kontrollleuchte
lampe im cockpit	fehlerdiagnose fehlerspeicher auslesen
lampe leuchtet	warnleuchte diagnose fehlerspeicher
lampe runtergefallen	schaden kaution haftung
lampen zucken	beleuchtung fehlersuche
lampenfieber	vorspiel konzert rhetorik präsentationstraining
lampenfieber	vorspiel konzert schüler
lan dose	netzwerkverkabelung wlan
lan kabel legen	smart home netzwerk
landkarte	wanderkarten reiseführer
lange bis seite steht	projektablauf zeitplan
lange gebunden	fitnessstudio vertragslaufzeit
lange krank beitrag	mitgliedschaft pausieren stilllegen
lange nacht	eintritt frei museum
lange nicht beim zahnarzt	kontrolluntersuchung neupatienten
lange nicht gefahren	auffrischung fahrstunden
lange nicht gefahren	auffrischung fahrstunden angst
lange nicht gemacht	wiedereinsteiger auffrischung
lange schlange	wartezeit warteliste
lange schlange sicherheit	fast lane
lange verpflichtet	vertragslaufzeit mindestlaufzeit
lange warten amt	wartezeit bürgerbüro termin
lange warten vor ort	wartezeit
lange wartezeit	wartezeit dauer bearbeitungszeit
lange weg wasser	legionellenprüfung trinkwasseranalyse
langer donnerstag	öffnungszeiten abend
langeweile im heim	aktivierung beschäftigung
langlauf	skikurs skiverleih
langweilig für kinder	familien kinder museum
langweilig im heim	beschäftigung veranstaltungen bewohner
langzeitzucker	diabetes dmp
lappen in ferien	ferienkurs intensiv führerschein
lappen machen	führerschein klasse b
lappen weg	führerscheinentzug mpu
lappen weg	führerscheinstelle umtausch verkehrsrecht bußgeld fahrverbot
laptop absetzen	werbungskosten homeoffice absetzen
laptop aufklappen	tagesticket coworking
laptop bleibt schwarz	computerreparatur diagnose
laptop geht nicht an	notebookreparatur diagnose
laptop gestohlen	hausratversicherung
laptop heiß	lüfterreinigung wärmeleitpaste
laptop lahm	computer langsam virus
laptop langsam	pc optimierung ssd aufrüstung
laptop nass	wasserschaden reparatur
laser haare	laser haarentfernung ipl
last minute	belegungskalender
last minute	reiseberatung urlaub
last minute karte	ausverkauft restkarten
laster leihen	transporter mieten
laster mieten	transporter vermietung
laster vor haus	halteverbotszone umzug
lastschrift geplatzt	rücklastschrift gebühr
lastwagen	lkw bus führerschein
late check out	check out abreise
laterne kaputt	mängelmelder straße
laterne kaputt	schadensmeldung mängelmelder
latte macchiato	kuchen torten café
laub	biotonne grünabfall
laub in rinne	dachrinne reinigung
laub in rinne	dachrinnenreinigung dachrinne
laub und äste abgeben	grüngutannahme
laub weg	laubentfernung herbstarbeiten
laufen mit anderen	laufgruppe
laufend fahrten firma	regelmäßige touren geschäftskunden
laufrad	kinderfahrrad größe
lauftreff	laufgruppe
laut nachts camping	nachtruhe platzordnung
laut nachts zimmer	ruhige lage zimmer
laut post da	nachforschung zustellung verlust
laut telefonieren	telefonkabine
laute musik nachts	lärm ruhestörung
lauter werbung poppt	virenentfernung malware
lautsprecher	raumausstattung technik
lautsprecher kratzt	mikrofon lautsprecher reparatur
lavabo verstopft	rohrreinigung abflussreinigung verstopfung
lavendel runter	schnitt zeitpunkt
layout rechnung	rechnungsvorlage logo
learn german	deutschkurs deutsch als fremdsprache
leben in deutschland	integrationskurs bamf
lebensbescheinigung	meldebescheinigung
lebenslauf aufpolieren	bewerbungscoaching
lebenslauf bild	bewerbungsfoto passbilder
lebenslauf checken	praktikum karriereservice
lebenslauf hat lücken	bewerbung quereinsteiger
lebensmittel umsonst	sozialberatung tafel
lebensmittel umsonst	tafel lebensmittelausgabe
lebensmittelvergiftung	reklamation essen
leberfleck gewachsen	hautkrebsscreening muttermale
leberfleck verändert	hautkrebsvorsorge muttermal
leberkassemmel	belegte brötchen snacks
led glimmt nach	beleuchtung fehlersuche
leder ausbessern	lederreparatur
leder pflegen	pflegehinweise waschen
lederhose weiter	trachten änderung
lederjacke riss	lederreparatur
lederkombi	motorradbekleidung
leer zurückgeben	tankregelung
leere flaschen	flaschenrückgabe
legasthenie	förderung legasthenie lrs
legasthenie prüfung	nachteilsausgleich
legi	ermäßigung studierende
lehmboden	standort schatten pflanzenberatung
lehrbuch	kursbuch lehrmaterial
lehre bei euch	ausbildung lehrstelle
lehre machen	ausbildung praktikum lehrstelle
lehrer erreichen	elternsprechtag elterngespräch
lehrer krank	kurs verpasst nachholen
lehrer rabatt	behörden bildungsrabatt
lehrer war nicht da	lehrkraft erkrankt ersatz
lehrer wechseln	musiklehrer wechsel
lehrer zu streng	lehrerwechsel
lehrerin krank	lehrkraft erkrankt ersatz
lehrerin sprechen	elternsprechtag elterngespräch
lehrerwechsel	musiklehrer wechsel
lehrstelle	ausbildung praktikum lehrstelle
leiberl	textildruck
leiche heimholen	überführung ausland
leichengeruch	tatortreinigung
leichenschmaus	feiern gesellschaften nebenraum
leichenschmaus	leichenschmaus trauerfeier trauerkaffee
leicht verständlich	leichte sprache
leichter schlaf	ruhige lage zimmer
leidmahl	leichenschmaus trauerfeier
leihausrüstung	ausrüstung verleih
leihauto	autovermietung mietwagen
leihen	vermietung private nutzung
leihfrist	leihfrist verlängerung
leihgebühr	vermietung private nutzung
leihgeige	leihinstrument miete
leihräder	fahrradverleih
leiht ihr	verleih mietpreise mietdauer
leihwagen	mietwagen
leihwagen dabei	ersatzwagen werkstattersatzwagen
leiser schlafen	zimmer ruhige lage
leistungsübersicht	immatrikulationsbescheinigung
leitet um auf	malware bereinigung sicherheit
leitung zugefroren	frostschaden rohre auftauen
leitungen alt	sicherungskasten erneuerung
leitungen neu	elektrosanierung altbauinstallation
leitungen sicher	e-check prüfung
lektüre deutsch klasse	schulbuchbestellung
lenkrad schief	achsvermessung spureinstellung
lenkrad vibriert	reifen auswuchten
lenkrad wackelt	reifen auswuchten
lenkrad zittert	achsvermessung spur
lenkrad zittert bremsen	bremsen bremsbeläge prüfung
lern app	theorieprüfung lernen
lernfahrausweis	begleitetes fahren bf17
lernplatz	arbeitsplätze lernraum
lernschwierigkeiten	hausaufgabenhilfe nachhilfe
lernschwäche	förderung legasthenie lrs
lernschwäche	nachhilfe förderunterricht
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
letzter gang tier	einschläfern
letzter gruß blumen	trauerfloristik kranz
letzter preis	rabatt preisnachlass
letzter schultag	ferienplan schulferien
letzter wille	erbrecht testament
letzter zug nach konzert	dauer pause vorstellung
letztes mal anschauen	abschiednahme aufbahrung
leuchte wohnzimmer	leuchten
leuchtstoffröhren	schadstoffe problemstoffe
leumundszeugnis	führungszeugnis strafregister
leute abholen flughafen	kurzparkzone abholung
leute brechen ab	warenkorbabbruch conversion
leute finden firma	personalmarketing employer branding
leute führen	führungskräfte coaching
leute in meinem alter	alleinreisende gruppenreise
leute kennenlernen	community events
leute kündigen	mitarbeiterbindung personalberatung
leute zum schleppen	umzugsservice umzugshelfer
libby	onleihe e books
licht am rad	fahrradbeleuchtung
licht angelassen	autobatterie starthilfe
licht angelassen	batterie prüfen tauschen
licht auf dachboden	dachfenster
licht flackert	beleuchtung fehlersuche
licht flackert	beleuchtung installation
licht geht nicht	elektriker notdienst stromausfall
licht im treppenhaus	treppenhausbeleuchtung störungsmeldung
licht per handy	smart home
lichtanlage	raumausstattung technik
lidstrich permanent	permanent make up
lieber eine frau	wahl weiblich fachkraft
lieber eine frau	ärztin frau untersuchung
lieber geld als gutschein	erstattung statt gutschein
lieber jährlich	jahresabo zahlungsintervall
lieber lehrerin	musiklehrer wechsel
lieber ne frau	weibliche behandlerin wahl
lieber neu kaufen	diagnosepauschale nicht reparabel
lieber reservieren	tischreservierung empfohlen
lieber später kommen	termin verschieben umbuchung
lieber von frau	wunschmitarbeiter
lieber zu ner frau	therapeutin ärztin wunsch
liebesgruß	grußkarte
lieblich	weinstil trocken halbtrocken lieblich
lieblingslied	gestaltung musik trauerfeier
lieblingsmöbel	eigene möbel zimmer
lief schief	beschwerde reklamation
lieferando	takeaway abholung essen
lieferengpass	medikamente vorbestellen
liefergebühr	versandkosten
liefern kosten	versandkosten
liefern medikamente	botendienst lieferung medikamente
lieferpauschale	versandkosten
lieferservice	lieferung versand
liefert ihr	lieferung versand lieferservice
liefert ihr auch zu	liefergebiet
liefert ihr essen	takeaway abholung essen
liefert ihr nach	liefergebiet lieferung
liefert ihr zu uns	lieferservice liefergebiet
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
liegt im sterben	sterbebegleitung palliativ
liegt noch schnee	schneelage saison
lift kaputt	mängel melden mieter
lift steckt	aufzug störung notruf
lift vorhanden	barrierefreiheit rollstuhl
limit erreicht	limit kontingent upgrade
limit hoch	tageslimit ändern
link abgelaufen	bildauslieferung online galerie
link abgelaufen	link gültigkeit neu anfordern
link geht nicht	fehlermeldung technische probleme
link kam nicht	bestätigungsmail verifizierung
link zum kurs	online kurs zugang
linkedin foto	passbilder bewerbungsfotos
linse anpassen	kontaktlinsen anpassung
linse im auge	kontaktlinsen anpassung
linse sitzt fest	kontaktlinsen anpassung
linsen	kontaktlinsen anpassung
linsen ausprobieren	kontaktlinsen anpassung
linsen einsetzen lernen	kontaktlinsen anpassung
linsen kratzen	kontaktlinsen anpassung
linsen zum sport	kontaktlinsen anpassung
lippen aufspritzen	anti aging falten
lippen permanent	permanent make up
lippenherpes	hausmittel selbstmedikation
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
loch im fahrradreifen	reifenpanne schlauch fahrrad
loch im pulli	kunststopfen flicken reparatur
loch im schuh	schuhreparatur absatz sohle
loch im zahn	füllung inlay
loch im zahn	füllung karies
loch in frontscheibe	steinschlag windschutzscheibe
loch in gürtel	gürtel kürzen lochung
loch in hose	kunststopfen flicken reparatur
loch in hose	änderungsschneiderei
loch in jacke	kunststopfen änderungsschneiderei
loch in sohle	besohlung sohlenreparatur
loch in straße	schadensmeldung mängelmelder
loch in wand	putzarbeiten spachteln
loch in wand	spachteln putz risse
locken haben	dauerwelle glättung
locken haben	dauerwelle locken
locken machen	dauerwelle locken
locken weg	dauerwelle glättung
lockenschnitt	dauerwelle locken
loggt mich aus	anmeldung login passwort
login geht nicht	anmeldung login problem
login geht nicht	passwort zurücksetzen anmeldung
login klappt nicht	anmeldung login passwort
logo auf rechnung	rechnungsvorlage layout
logo auf rechnung	rechnungsvorlage logo
logo aufpeppen	logodesign
logo aufs auto	fahrzeugbeschriftung folierung
logo machen	logodesign
logo nur als foto	druckdaten vektordatei
logo sticken	stickerei
logo verwenden	presse medien
lohn kommt nicht	lohnforderung arbeitsrecht
lohn nicht bezahlt	arbeitsrecht kündigung
lohnabrechnung für mitarbeiter	lohnbuchhaltung lohnabrechnung
lohnpfändung	inkasso forderung mahnbescheid
lohnsteuer	steuererklärung erstellen
lohnsteuer zurück	steuererklärung einkommensteuer
lohnsteuerausgleich	steuererklärung einkommensteuer
lohnt reparatur	wirtschaftlichkeit reparatur kostenvoranschlag
lohnt reparatur noch	reparaturkosten freigabe
lohnt reparieren	diagnosepauschale nicht reparabel
lohnt sich dafür	mindestauftragswert kleinauftrag
lohnt sich idee	businessplan gründungsberatung
lohnt sich klagen	erstberatung anwalt
lohnt sich mit kindern	kinderprogramm familien
lohnt sich noch	letzter einlass
lohnt sich reparieren	reparatur kostenvoranschlag
lohnt werbung	erfolgsmessung reporting
lohnzettel	lohnbuchhaltung lohnabrechnung
lohnzettel	mietbewerbung unterlagen
lohnzettel machen	lohnabrechnung
lokus verstopft	abfluss rohrreinigung verstopfung
lose spange	kieferorthopädie zahnspange
lrs	förderung legasthenie lrs
lsv	lastschrift sepa einzug
luft in heizung	heizkörper entlüften
luftdruck lampe	rdks reifendrucksensor
luftnot	lungenfunktion
luftpolster	einpackservice umzugskartons
lunchpaket	frühstück inklusive
lupe	vergrößernde sehhilfen
lupe	vergrößernde sehhilfen low vision
lymphe	lymphdrainage
lädt ewig	ladezeit performance
lädt ewig	performance ladezeit
lädt ewig seite	ladezeit optimierung pagespeed
lädt nicht	störung status
lämpchen leuchtet	fehlerdiagnose fehlerspeicher auslesen
länger behalten	mietverlängerung verspätete rückgabe
länger betreut	betreuungszeiten kita
länger bleiben wochen	langzeitaufenthalt monteure
länger bleiben wochen	langzeitaufenthalt monteurzimmer
länger garantie	garantieverlängerung
länger im zimmer bleiben	check out abreise
länger im zimmer bleiben	später check out
länger krank	krankschreibung arbeitsunfähigkeit
länger verletzt	mitgliedschaft pausieren ruhezeit
längere haare	haarverlängerung extensions
längere haare	haarverlängerung verdichtung
lärm	lärm ruhezeiten
lässt mich nicht rein	anmeldung login problem
lässt mich sitzen	handwerker termin zeitfenster
lässt sich nicht hochladen	speicherplatz upload limit
lässt sich nicht öffnen	fehlermeldung technische probleme
läuferknie	sportphysiotherapie
läufig	kastration sterilisation
läuft auf iphone	systemvoraussetzungen
läuft auf mac	systemvoraussetzungen
läuft auf mac	systemvoraussetzungen browser
läuft ausstellung noch	aktuelle ausstellung dauer
läuft automatisch weiter	automatische verlängerung vertragslaufzeit
läuft das auf windows	windows systemanforderungen
läuft das automatisch weiter	automatische verlängerung kündigungsfrist
läuft domain aus	domain verlängerung
läuft firma gut	bwa controlling auswertung
läuft nachts weg	demenz weglauftendenz geschützt
läuft nicht ab	abfluss rohrreinigung verstopfung
läuft nicht mehr	reparatur
läuft nur langsam ab	rohrreinigung abflussreinigung verstopfung
läuft unter linux	linux systemanforderungen
läuft von alleine aus	vertragsende automatische verlängerung
läuft weg oma	demenz betreuung
läuse	hausmittel selbstmedikation
läuse	läusemittel
läuse an rosen	schädlinge pflanzenkrankheiten
läuse an rosen	schädlinge pflanzenschutz
läuse hund	parasiten floh zecken
läuse in der kita	kopfläuse infektionsschutz
läuse kita	kita krankheit regelung
läuse kita	krankes kind kita wiederzulassung
löcher im holz	holzwurmbekämpfung
löcher in blättern	pflanzenberatung pflanzenschutz
löcher in blättern	schädlinge pflanzenkrankheiten
löcher in wand	schönheitsreparaturen dübellöcher
löhne machen	lohnbuchhaltung lohnabrechnung
löwenzahn überall	rasen pflege
löwenzahn überall	unkrautentfernung gartenpflege
lücke im gebiss	implantat zahnlücke
lücke in nummern	rechnungsnummer nummernkreis
lüfter dreht durch	lüfterreinigung wärmeleitpaste
lüfter laut	computer langsam virus
lüfter laut	lüfterreinigung wärmeleitpaste
macht das dreck	staubschutz sauberkeit
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
maden	geruch maden biotonne
maden in tonne	biotonne tipps reinigung
madenwürmer	hausmittel selbstmedikation
maestro	zahlungsarten kartenzahlung
mag fahrlehrer nicht	fahrlehrer wechsel beschwerde
mag keine rote bete	abokiste abwahl
mag mich fotos nicht	fotoshooting beratung retusche
mag nicht mehr	kündigung abmeldung
mag nicht mehr leben	krisentelefon suizid
magen darm	ansteckend infektion praxis
magen darm	ansteckende krankheiten 48 stunden
magen empfindlich hund	schonkost sensitiv futter
magendrehung	tierarzt notdienst
mahlzeitendienst	essen auf rädern
mahngebühr	mahnung zahlungsverzug
mahnung bekommen	inkasso forderung mahnbescheid
mahnung bekommen	mahnung zahlungsverzug mahngebühr mahngebühren
mahnung buch	mahngebühr säumnis
mahnung gekriegt	mahnung mahngebühr zahlungsverzug
mail adresse	ansprechpartner kontakt
mail an lehrer	sprechstunde lehrer elterngespräch
mail aufs handy	imap smtp einstellungen
mail einrichten	email einrichtung support
mail hin	kontakt e mail
mail ins outlook	imap smtp einstellungen
mail kommt nicht an	bestätigungsmail spam ordner
mail mit eigenem namen	hosting domain email umzug
mail nicht angekommen	bestätigung e mail bestätigungsmail verifizierung
mail nicht beantwortet	kontakt email
mail schreiben	kontakt e mail
mail von euch echt	phishing betrug sicherheit
mailadresse	kontakt e mail
mailadresse gibts nicht mehr	e mail adresse ändern konto wiederherstellung
mailadresse mit firma	email postfach domain
mailadresse ändern	gastbestellung kundenkonto
mails abstellen	benachrichtigungen einstellen
mails an kunden verschicken	newsletter marketing
mails im spam	hosting domain email umzug
mails kommen im spam	spf dkim zustellbarkeit
mails kommen nicht	email einrichtung support
mails kommen nicht	hosting domain email umzug
mails landen im spam	spf dkim zustellbarkeit
mails nerven	newsletter abmelden
makeup für hochzeit	make up
makula	augenarzt
makula	vergrößernde sehhilfen
makuladegeneration lesen	vergrößernde sehhilfen low vision
mal anschauen kommen	aufmaß beratung vor ort
mal ausnahme machen	ausnahmeregelung kulanz
mal ausprobieren	probe schnuppern kostenlos testphase
mal ausprobieren	probestunde schnupperstunde
mal aussetzen	ruhezeit pausieren vertrag
mal besichtigen	besichtigungstermin location
mal durchchecken	vorsorgeuntersuchung check up
mal fahren vor kauf	probefahrt
mal mittrainieren	probetraining
mal müssen	toilette wc
mal probesitzen	probesitzen beratung
mal probewohnen	heimvertrag probewohnen
mal reinschauen arbeit	praktikum schnuppertag
mal reinschauen training	probetraining
mal reinschnuppern	probe schnuppern kostenlos
mal testen	probe schnuppern kostenlos
mal vor ort ansehen	besichtigung showroom termin
mal vorbeigucken	tag der offenen tür besichtigung
mal zuschauen training	schnuppertraining probetraining
malaria	reiseimpfung reisemedizin
malaria tabletten	reiseimpfung
malen lernen	nähkurs handarbeit kreativ
malkurs	nähkurs handarbeit kreativ
malsachen	kindergerichte spielplatz
mama eingeschlafen	todesfall erste schritte
mama gestorben	bestattung trauerfeier
mama ins heim	heimplatz aufnahme pflegeheim
mama kann nicht allein	pflegeheim aufnahme platz
mama sitzt daneben	begleitetes fahren 17
mama spricht nur türkisch	dolmetscher sprache
mammographie	krebsvorsorge früherkennung
manche räume kalt	hydraulischer abgleich
mangelhaft	gewährleistung garantie reklamation
maniküre	kosmetik nägel wimpern
maniküre	maniküre nagelstudio
mann ausgezogen	scheidung familienrecht
mann dabei sein	begleitperson partner
mann für alles	kleinreparaturen montage handwerkerservice
mann gestorben konto	nachlass konto todesfall
mann gewalttätig	häusliche gewalt gewaltschutz frauenhaus
mann hat andere	scheidung trennung
mann holt ausweis	vollmacht abholung ausweis
mann ist ausgezogen	trennung unterhalt
mann mit in kreißsaal	begleitperson geburt
mann mit transporter	umzug angebot besichtigung
mann schlägt	häusliche gewalt frauenhaus
mann säuft	suchtberatung
mann tot	todesfall sterbefall bestattung
mann trinkt	suchtberatung angehörige
mantel putzen	textilreinigung chemische reinigung
marathon vorbereiten	laufgruppe
marder	marder schädlingsbekämpfung
marder im auto	marderschaden marderschutz
marder im dach	marderabwehr schädlingsbekämpfung
marder vertreiben	marderabwehr
marderbiss	kfz versicherung schadenfreiheitsklasse
marderbiss	marderschaden marderschutz
markiert überall	kastration sterilisation
markise zerrissen	markise sonnenschutz
marktstand	veranstaltung anmelden genehmigung
martinigans	gänse vorbestellung
martinsgans	saisonkarte spargel wild
maschine hingeschmissen	motorrad unfallreparatur
maschine hüpft	waschmaschine reparatur
maschine schneiden	haarschnitt herren
maschine springt nicht	motorrad batterie
maschine testen	probefahrt motorrad
maschinen abstellen	patientenverfügung vorsorgevollmacht
masern	masernschutz impfpflicht
masernimpfung	masernschutz impfpflicht
maske tragen	ansteckung krank hygieneregeln krankheit
maskenpflicht	ansteckung krank
massage zu zweit	wellness
massenbesichtigung	besichtigungstermin immobilie
massieren lassen	massage
massivtisch	tisch massivholz anfertigung
masterarbeit	abschlussarbeiten bindung
mastercard	zahlungsarten kartenzahlung
material dabei	ausrüstung verleih
material inklusive	lehrbuch material
material selbst kaufen	material bauseits
materialliste	schulbücher materialliste
matratze durchgelegen	matratzenberatung
matratze entsorgen	sperrmüll wertstoffhof
matratze reinigen	polsterreinigung matratzenreinigung
matratze testen	probeliegen probeschlafen
matschhose	mitbringen wechselkleidung kita
matschhose	wechselkleidung kita ausstattung matschkleidung
matte mitbringen	matten ausstattung mitbringen
matura	schulabschluss prüfungen
maturaball	hochsteckfrisur brautfrisur
mauer einreißen	baugenehmigung
mauer im garten	stützmauer hangbefestigung
mauer reißt	rissanierung statik
mauer weg	wanddurchbruch abbruch statik
maulgeruch	zahnbehandlung tier
maulwurf	rasen pflege
maut rechnung	maut bußgeld mietwagen
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
medikament schon da	rezept einlösen abholung apotheke
medikament zurücklegen	medikamente vorbestellen
medikamente abgelaufen	altmedikamente entsorgung
medikamente bringen	medizinischer transport
medikamente gehen aus	rezept folgerezept
medikamente leer	folgerezept wiederholungsrezept
medikamente nach hause	botendienst
medikamente stellen	verblisterung medikamentenbox
medikamente übrig	altmedikamente entsorgung
medikamentencheck	wechselwirkungen medikationsanalyse
medis alle	rezept folgerezept
meditation	gesundheitskurse entspannung
medizin abholen	rezept einlösen abholung apotheke
medizin entsorgen	altmedikamente entsorgung
medizin nach hause	botendienst lieferung medikamente
medizin um mitternacht	notdienst apotheke
medizinischer dienst	pflegegrad begutachtung
medizinisches training	gerätetraining kgg
meerblick	ausblick balkon terrasse
meerschweinchen	kleintiere heimtiere exoten verkauf haltung
meeting raum	seminarraum tagung hotel
mehltau	schädlinge pflanzenkrankheiten
mehr abheben als habe	dispokredit überziehung
mehr als ausgemacht	rechnung rückfrage
mehr funktionen	tarif upgrade
mehr gehalt rausholen	gehaltsverhandlung
mehr gemacht als ausgemacht	nachtrag zusatzleistung
mehr kilometer	freikilometer
mehr kissen	zimmerreinigung handtücher
mehr kunden	marketing beratung kampagne
mehr licht dachboden	dachfenster einbau
mehr müll als passt	zusätzlicher abfall restmüllsack
mehr personen als reserviert	tischreservierung
mehr ps	tuning chiptuning
mehr steckdosen	steckdosen installation
mehr volumen	haarverlängerung extensions
mehr volumen	haarverlängerung verdichtung
mehr zahlen schneller	expresszuschlag
mehr zeit hausarbeit	fristverlängerung hausarbeit
mehr zeit in prüfung	nachteilsausgleich
mehr zeit steuer	abgabefrist steuer fristverlängerung
mehr zeit zum zahlen	zahlungsziel stundung zahlungsaufschub
mehr überweisen als	tageslimit ändern
mehrere benutzer	benutzer lizenzen team
mehrere kredite	umschuldung
mehrere rabatte	rabatte kombinierbar
mehrfachkarte	jahreskarte abonnement
mehrgänge menü	menü mehrgang degustation
mehrphasenausbildung	aufbauseminar punkte probezeit
mehrwegbox	mehrwegbehälter reste einpacken
mehrwertsteuer ausweisen	umsatzsteuer kleinunternehmer
mein arzt hört auf	neue patienten aufnahme
mein bild auf eurer seite	nutzungsrechte veröffentlichung
mein buch euch verkaufen	selfpublishing kommission
mein dackel	hunde haustiere
mein deutsch ist schlecht	sprachen deutschkenntnisse dolmetscher
mein deutsch schlecht	sprachen fremdsprachen dolmetscher
mein eigener chef	existenzgründung beratung
mein geld wieder	erstattung rückzahlung
mein mann ist tot	todesfall erste schritte
mein rechner ist alt	systemanforderungen mindestanforderungen
mein roman	buchdruck kleinauflage
mein sohn ist	alter kinder altersgruppen
meine akte sehen	patientenakte datenschutz
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
melder piept	rauchmelder
meldet euch mal	rückruf
meldet sich keiner	kontakt e mail email erreichbarkeit
meldezettel	wohnsitz anmelden ummelden
meldung wenn was passiert	webhooks
mengenrabatt	ermäßigung rabatt
mengenrabatt	großbestellung händler
mensa	schulkantine mensa essen
mensakarte	schulkantine mensa essen
menü für feier	menü buffet
menükarte	speisekarte
merkzeichen b	ermäßigung schwerbehindertenausweis
merkzeichen b	rollstuhlplätze begleitperson
messdiener	jugendgruppe ministranten
messe auftreten	messestand
messe bestellen	pfarrbüro taufschein
messe für verstorbene	messintention kerze
messe lesen	messintention kerze
messie	entrümpelung haushaltsauflösung
messie	messiewohnung räumung reinigung
messie wohnung	entrümpelung messie wohnung
metall schweißen	schlosserei metallbau
mfk	hauptuntersuchung hu tüv
mich abmelden	kündigung kündigungsfrist
mich aufregen	beschwerde reklamation
mich austragen	kündigung kündigungsfrist
mich beschweren	beschwerde
mich bewerben	stellenangebote bewerbung
mich nützlich machen	ehrenamt
mich rauslöschen	benutzerkonto löschen
microblading	augenbrauen wimpern
microneedling	anti aging falten
miete erhöht	mietrecht mieterhöhung mietminderung prüfung
miete gestiegen	mieterhöhung
miete jeden monat	dauerauftrag
miete mindern	mietrecht
miete nicht zahlen	wohngeld
miete nicht zahlen können	mietrückstand
miete rauf	mieterhöhung
miete versteuern	vermietung einkünfte
miete zu hoch	mietrecht mieterhöhung mietminderung
miete zu hoch	wohngeld
miete zu hoch hilfe	wohngeld sozialleistungen
miete zu spät	mietrückstand
mieteinnahmen	vermietung verpachtung steuer
mieten von euch	vermietung private nutzung
mieter finden	vermietungsservice nachmieter
mietgerät beschädigt	haftung kaution mietgerät
mietspiegel	mieterhöhung
mietvertrag kündigen	kündigung mietvertrag kündigungsfrist
mietwagen ins ausland	auslandsfahrten mietbedingungen
mietwagen länger	rückgabe außerhalb öffnungszeiten
mietwagen über grenze	auslandsfahrten
mietwohnwagen	mietunterkünfte mobilheim
mikro	raumausstattung technik
mikro geht nicht	mikrofon lautsprecher reparatur
mikro leihen	tontechnik verleih
mikrofon	raumausstattung technik
mikrofon vorhanden	tontechnik veranstaltungstechnik
mikrowelle	ausstattung küche
milben	parasiten floh zecken
milben	parasiten flöhe zecken wurmkur
milbenallergie	allergikerzimmer
milch frisch	milchautomat rohmilch
milch im auto	fahrzeugaufbereitung innenreinigung
milchpumpe	milchpumpe babywaage verleih
milchpumpe leihen	milchpumpe verleih
milchstau	geburt hebamme
milchtankstelle	milchautomat rohmilch
milchzahn	kinderzahnheilkunde
milchzahn schwarz	kinderzahnheilkunde
milchzähne	kinderzahnheilkunde
minderjährig	mindestalter altersgrenze
mindestbestellwert	lieferservice liefergebiet
mindestdauer	vertragslaufzeit mindestlaufzeit
mindestens bestellen	mindestmenge mindestbestellwert
mindestens bleiben	vertragslaufzeit mindestlaufzeit
mindestens wie alt	mindestalter altersgrenze
mindestens wie viele	teilnehmerzahl kapazität
mindestens wie viele nächte	mindestaufenthalt
mindestlaufzeit	fitnessstudio vertragslaufzeit
mindestsicherung	ermäßigung sozialtarif
mindestteilnehmerzahl	teilnehmerzahl kapazität
minibagger	baumaschinen werkzeugverleih
minibar	zimmerausstattung
minibar	zimmerausstattung kühlschrank wasserkocher
minibar nicht benutzt	minibar abrechnung
minijob	stellenangebote jobs karriere
minijobber anmelden	lohnabrechnung
minijobber anmelden	lohnbuchhaltung anmeldung sozialversicherung
ministrant	jugendgruppe ministranten
mir gehts dreckig	psychotherapie beratung depression
mir gehts schlecht	krisenhilfe beratung
mir ist einer reingefahren	unfallreparatur unfallschaden gutachten
mir ist schlecht	magen darm
mir ist was dazwischen	termin absagen stornierung verschieben
mir war schlecht danach	beschwerde lebensmittel
mir was antun	krisentelefon suizid
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
mit anderen spielen	ensemble orchester band
mit anderen über bücher	lesekreis buchclub
mit anhänger	anhänger parkplatz
mit anhänger müll	wertstoffhof recyclinghof
mit anpacken	ehrenamt freiwilligenarbeit
mit arbeitskollegen	firmenveranstaltung betriebsausflug
mit assistenzhund	assistenzhunde zutritt
mit ausbildung studieren	zugangsvoraussetzungen nc
mit auto kommen	parkplatz parken
mit auto kommen	parkplätze
mit baby	kinder babys kleinkinder
mit baby fliegen	reisen mit kindern
mit baby schwimmen	babyschwimmen
mit badeshorts	badebekleidung badeordnung
mit bahn	öffentliche verkehrsmittel haltestelle
mit bahn kommen	öffentliche verkehrsmittel anfahrt
mit bankomat	zahlungsarten kartenzahlung barzahlung
mit bargeld	zahlungsarten karte bar
mit bim	öffentliche verkehrsmittel haltestelle anfahrt
mit bitcoin	zahlungsarten kryptowährung
mit blindenhund	assistenzhund blindenführhund
mit blumen überraschen	blumenversand lieferung strauß
mit buggy	kinderwagen wickeltisch
mit bulli	stellplatz wohnmobil
mit burkini	badebekleidung burkini
mit bus	öffentliche verkehrsmittel haltestelle
mit bus abgeholt senioren	tagespflege
mit bus kommen	öffentliche verkehrsmittel anfahrt
mit bürgermeister reden	rathaus gemeinderat bürgermeister
mit camper	stellplatz wohnmobil
mit camper kommen	stellplatz reservierung
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
mit dreißig leuten	gruppen hochzeitsgäste
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
mit fahrrad anreisen	fahrradraum laden
mit fieber kommen	ansteckend infektion praxis
mit firmenlogin	single sign on
mit freunden	gruppen gruppenpreis
mit freundin konto	gemeinschaftskonto
mit frühstück	frühstück hotel
mit fünfzehn trainieren	mindestalter fitnessstudio
mit ganzen verein	gruppen gruppenpreis
mit ganzer familie	familienkarte ermäßigung
mit gehwagen	barrierefrei zugang
mit gitarre aufhören	abmeldung musikschule
mit gleitsicht nicht klar	gleitsichtgläser verträglichkeitsgarantie
mit google verbinden	integration schnittstelle api
mit gravur zurück	personalisierte ware rückgabe
mit großem hund	hunde haustiere größe
mit gruppe führung	führung
mit handy filmen	fotografieren filmen
mit handy nicht klar	edv computerkurs
mit handy zahlen	zahlungsarten karte bar
mit handy zahlen	zahlungsarten kartenzahlung barzahlung
mit hebebühne	transporter mieten
mit herzproblem	gesundheitliche einschränkungen
mit holz heizen	pelletheizung holzheizung
mit hund	hunde erlaubt
mit hund	hunde haustiere erlaubt
mit hund aufs foto	fotoshooting haustiere
mit hund ins ausland	mikrochip heimtierausweis
mit husten kommen	hygieneregeln krankheit
mit initialen	personalisierung gravur
mit jemand reden	kontakt telefon rückruf
mit jemand reden	support kontakt
mit kalender verbinden	integration schnittstelle api
mit karte zahlen	zahlungsarten karte bar
mit karte zahlen	zahlungsarten kartenzahlung barzahlung
mit katze	haustiere katzen
mit katze verreisen	mikrochip heimtierausweis
mit kind studieren	berufsbegleitend teilzeit studium
mit kindergarten	kindergartengruppen gruppenangebot
mit kindern	kinder familien
mit kinderwagen	kinderwagen aufzug barrierefrei
mit kinderwagen hoch	kinderwagen
mit kita gruppe	schulklassen
mit kiwa	kinderwagen
mit klasse kommen	schulklassen gruppen anmeldung
mit kleinkind	kinder kleinkinder
mit knirps	kinder
mit kollegen	gruppen gruppenpreis
mit kollegen kommen	gruppen gruppenangebot
mit kopftuch	bekleidung religiöse kleidung
mit kopftuch foto	biometrisches passfoto
mit krücken	barrierefreiheit rollstuhl gehbehinderung barrierefrei
mit kunden teilen	gastzugang kunden
mit lachgas	lachgassedierung
mit laptop arbeiten	arbeitsplätze lernen ruhe
mit laptop sitzen	laptop arbeiten café
mit leerem magen	blutabnahme nüchtern
mit lehrer nicht klar	musiklehrer wechsel lehrerwechsel ansprechpartner
mit lehrer reden	sprechstunde lehrer elterngespräch
mit lehrer sprechen	elternsprechtag elterngespräch
mit mehreren	gruppen gruppenpreis
mit mehrwertsteuer ausgewiesen	rechnung firmenkunden mehrwertsteuer
mit meiner kasse	kassenschnittstelle integration
mit meiner klasse	schulklassen
mit mensch reden	berater termin filiale
mit mensch reden	kontakt telefon
mit mietauto ausland	auslandsfahrten mietwagen
mit mietauto ins ausland	auslandsfahrten
mit muttizettel	erziehungsbeauftragung jugendschutz
mit nachwuchs	kinder familien
mit narkose	narkose betäubung
mit neunzehn auto mieten	mindestalter fahrer mietwagen
mit oder ohne steuer	mehrwertsteuer preis brutto netto
mit outlook verbinden	integration schnittstelle api
mit partner nur streit	paarcoaching
mit paypal	zahlungsarten kartenzahlung barzahlung
mit pfarrer reden	seelsorge gespräch
mit prüfung	prüfung abschlussprüfung
mit rad kinder ziehen	lastenrad fahrradanhänger kindersitz
mit rad kommen	fahrradstellplatz fahrrad
mit rauchen aufhören	raucherentwöhnung
mit reiseleiter	rundreise gruppenreise
mit restalkohol	alkohol teilnahme ausschluss
mit rollator	barrierefrei rollator aufzug
mit rollator	barrierefrei zugang
mit rolli theater	rollstuhlplätze begleitperson
mit rädern unterwegs	radfahrer unterkunft fahrradkeller
mit s bahn	öffentliche verkehrsmittel haltestelle
mit schnupfen kommen	ansteckung krank
mit schulklasse	schulklassen gruppenangebot
mit schwein	halal schweinefleisch
mit schwester erbe	erbrecht pflichtteil
mit sechzehn helfen	voraussetzungen ehrenamt
mit sechzig anfangen	erwachsene anfänger wiedereinsteiger
mit shopify	shopify integration
mit siebzehn fahren	begleitetes fahren 17
mit siebzig sport	seniorensport
mit sonnenbrand	sonnenbrand kontraindikation massage
mit straßenschuhen	hallenschuhe saubere schuhe
mit sup	sup board verleih
mit tank leer	tankregelung rückgabe
mit teenagern urlaub	reiseberatung urlaub
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
mit zwei kindern billiger	ermäßigung
mit öffis	öffentliche verkehrsmittel haltestelle anfahrt
mit öv	öffentliche verkehrsmittel haltestelle anfahrt
mitarbeiter dazu	benutzer einladen teammitglieder
mitarbeiter einstellen	lohnabrechnung
mitarbeiter einstellen anmelden	lohnbuchhaltung anmeldung sozialversicherung
mitarbeiter ist weg	benutzer deaktivieren eigentümer übertragen
mitarbeiter laufen weg	mitarbeiterbindung personalberatung
mitarbeiter streiten	teamentwicklung mediation
mitarbeiter weg zugang	benutzer deaktivieren
mitarbeiter zugang	benutzer einladen team
mitarbeiterfotos	businessfotografie mitarbeiterfotos
mitbewohner	untervermietung mitbewohner
mitbringsel	gutschein geschenk
mitbringsel	gutschein geschenkgutschein geschenk
mitesser	gesichtsbehandlung kosmetik
mitfahren ladung	beiladung
mitgebrachtes einbauen	material selbst mitbringen
mitglied bücherei	bibliotheksausweis anmeldung
mitglied hof ernte	solidarische landwirtschaft
mitglied werden	mitgliedschaft mitgliedsbeitrag beitritt
mitgliedsausweis	mitgliedschaft mitgliedsbeitrag
mitgliedschaft beenden	kündigung kündigungsfrist
mithelfen	ehrenamt helfen
mitmachen bei euch	mitgliedschaft mitgliedsbeitrag beitritt
mitmachen kurs	anmeldung kurs
mitmachen theater	mitspielen theatergruppe vorsprechen
mitmachen verein	mitglied werden verein
mitnehmen essen	takeaway abholung essen
mitreden eltern	elternabend elternbeirat
mitreisender krank	reiserücktritt erkrankung
mitspielen bühne	theatergruppe mitspielen
mitspieler gesucht	spielersuche mannschaft
mittagessen dabei	essen verpflegung
mittagessen für senioren	essen auf rädern
mittagessen günstig	mittagstisch tageskarte
mittagessen kita	essen unverträglichkeit kita
mittags zu	öffnungszeiten
mittagsbetreuung	ganztagsbetreuung hort
mittagsmenü	mittagsmenü tageskarte
mittagsmenü	mittagstisch tageskarte
mittagspause	öffnungszeiten
mittagspause zu	öffnungszeiten
mittagsruhe	lärm ruhezeiten
mittagsruhe	nachtruhe platzordnung
mittagsschlaf	mittagsschlaf kita
mittagstisch	mittagsmenü tageskarte
mittagstisch schule	ganztagsbetreuung hort
mittel gegen reiseübelkeit	reiseapotheke
mittelohrentzündung kind	kinderarzt vorsorge u untersuchung
mitten im jahr wechseln	schulwechsel aufnahme
mitten im kurs	einstieg laufender kurs
mitten im kurs einsteigen	quereinstieg einstieg laufend
mitten in der nacht	notdienst bereitschaft
mittendrin einsteigen	späterer einstieg
mittendrin wechseln	tarifwechsel anteilige abrechnung
mittwoch nachmittag arzt	notdienst außerhalb sprechzeiten
mobbing	mobbing schulsozialarbeit arbeitsrecht abmahnung
mobbing arbeit	arbeitsrecht kündigung
mobil zu uns	hausbesuch
mobiler tierarzt	hausbesuch tierarzt
mobilheim	mietunterkünfte mobilheim
modell für azubi	haarmodell azubi
modrig	schimmel feuchtigkeit sanierung
modrig	schimmelbeseitigung schimmelsanierung
module 95	lkw bus führerschein
mofa	mopedführerschein am roller motorrad werkstatt
mofa	motorradführerschein
monatlich abzahlen	ratenzahlung
monatlich bezahlen	ratenzahlung finanzierung
monatlich geben	spenden
monatlich kleine beträge	ratenzahlung
monatlich kündbar	fitnessstudio vertragslaufzeit
monatlich oder jährlich	zahlungsintervall abrechnung
monatlich raus coworking	monatlich kündbar
monatlich sparen	geldanlage sparen beratung
monatlich was zurücklegen	sparplan
monatlich zahlen	ratenzahlung
monatlich zu viel strom	abschlag anpassen
monatsbetrag runter	abschlag anpassen
monatskarte	jahreskarte abonnement zeitkarten abo
monatslinsen	kontaktlinsen anpassung
monatsweise zahlen	ratenzahlung
monitor da	monitor ausstattung
montessori	pädagogisches konzept
monteur nicht erschienen	handwerker termin zeitfenster
monteure	langzeitaufenthalt monteure
monteure	langzeitaufenthalt monteurzimmer
monteurzimmer	langzeitaufenthalt monteure
moodle	ipad laptop schule
moorpackung	wärmetherapie fango
moos am dach	dachreinigung moosentfernung
moos auf dach	dachinspektion
moos im rasen	rasen pflege
moped	mopedführerschein am roller
moped aus winterschlaf	motorrad frühjahrscheck inspektion
moped springt nicht	motorrad roller werkstatt
mopedführerschein	mopedführerschein am roller
mopedschein	mopedführerschein am roller
mopedschein	motorradführerschein
morgen absagen	kurzfristige absage frist
morgen auf	öffnungszeiten
morgen da	lieferzeit versand
morgen früh da sein	overnight express
morgens abgeben	fahrzeugabgabe annahmezeiten
morgens anziehen	ambulanter pflegedienst
morgens essen	frühstück inklusive
most pressen	lohnmosterei saftpressen
motivtorte	torte bestellen
motor ebike geht nicht	ebike diagnose softwareupdate
motor streikt ebike	e-bike akku service
motorkontrollleuchte	fehlerdiagnose fehlerspeicher auslesen
motorlampe an	motorkontrollleuchte fehlerdiagnose
motorlampe leuchtet	fehlerdiagnose fehlerspeicher auslesen
motorleuchte	fehlerdiagnose kontrollleuchte
motorrad anmelden	kfz zulassung
motorrad drosseln	drosselung führerscheinklasse
motorrad einwintern	motorrad überwinterung
motorrad fahren	motorradführerschein
motorrad kette schlägt	kettensatz wechsel
motorrad mieten	motorradvermietung
motorrad nach winter	motorrad frühjahrscheck inspektion
motorrad probefahren	probefahrt motorrad
motorrad segnen	segnung
motorrad umgefallen	motorrad unfallreparatur
motorrad unterstellen	motorrad überwinterung
motorrad unterstellen	tiefgarage höhe
motorradklamotten	motorradbekleidung
motorradkluft	motorradbekleidung
motorradreifen	motorradreifen montage
motorradschein	motorradführerschein
motten	marder schädlingsbekämpfung
motten	schädlingsbekämpfung kammerjäger
mottenlöcher	änderungsschneiderei
motzen	beschwerde reklamation
mouches	augenarzt
mouches	augenarzt notfall blitze
mpu	führerscheinstelle umtausch
mri	röntgen mrt radiologie
mrt	röntgen mrt radiologie
ms patient	neurologische physiotherapie bobath
mtt	gerätetraining kgg
muckis	muskelaufbau krafttraining
muffelt	schimmelbeseitigung schimmelsanierung
muffensausen	angstpatienten angst
muki	kinderturnen
mulch anhänger	erde rindenmulch lieferung
mulde brauche	containerdienst
multiple sklerose	neurologische physiotherapie bobath
mund geht nicht auf	aufbissschiene knirscherschiene
mund hängt schief	notruf brustschmerzen
mundgeruch	professionelle zahnreinigung
mundgeruch	professionelle zahnreinigung prophylaxe
mundhygiene	professionelle zahnreinigung prophylaxe
murks	gewährleistung garantie mangel
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
muskeln aufbauen	einweisung trainer trainingsplan
muskeln aufbauen	krankengymnastik
muskeln kriegen	muskelaufbau krafttraining
muslime essen	halal schweinefleisch
muslimisch begraben	religiöse bestattung
muss abgeschleppt	abschleppdienst pannenhilfe
muss abmelden	stornierung absage
muss absagen	stornierung absage termin absagen verschieben
muss ausweis mit	unterlagen mitbringen
muss brechen	magen darm
muss brief kündigung	kündigung schriftlich form
muss buch kaufen	lehrbuch material
muss das sein	pflicht freiwillig
muss dauernd nachfüllen	heizungsdruck wasser nachfüllen
muss deutsch lernen	integrationskurs
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
muss ich installieren	systemvoraussetzungen browser
muss ich instrument kaufen	leihinstrument instrument mieten
muss ich jedes jahr	jährliche wartung vorsorge intervall
muss ich maske	maskenpflicht hygiene
muss ich mich anmelden	ohne termin anmeldung
muss ich mich binden	mindestlaufzeit vertragsbindung
muss ich mich registrieren	benutzerkonto registrierung
muss ich mitglied werden	mitgliedschaft erforderlich nichtmitglieder
muss ich nüchtern	blutabnahme labor nüchtern vorbereitung
muss ich persönlich	persönliches erscheinen vorsprache
muss ich persönlich kommen	online dienste antrag
muss ich prüfung	prüfung freiwillig
muss ich putzen	endreinigung
muss ich putzmittel	reinigungsmittel ausstattung
muss ich registrieren	registrierung konto gastbestellung
muss ich selber kommen	persönliches erscheinen vollmacht
muss ich selber zahlen	krankenkasse kostenübernahme
muss ich selbst zahlen	kostenübernahme krankenkasse
muss ich sortieren	mülltrennung vorsortierung entrümpelung
muss ich streichen	schönheitsreparaturen auszug
muss ich streichen auszug	schönheitsreparaturen auszug renovierung
muss ich streichen auszug	wohnungsübergabe protokoll
muss ich ticket drucken	ticket ausdrucken mobil
muss ich trotzdem zahlen	versäumter termin ausfallgebühr
muss ich verzollen	zoll einfuhrabgaben
muss ich viele nehmen	mindestmenge mindestbestellwert
muss ich vorher anrufen	offene sprechstunde ohne termin
muss ich vorher ausräumen	vorbereitung räume möbel
muss ich vorher rasieren	vorbereitung laser rasur
muss ich vorher zahlen	vorkasse vorauszahlung
muss ich was mitbringen	mitbringen unterlagen ausrüstung
muss ich wiederkommen	folgetermin kontrolltermin
muss ich zuhause sein	terminfenster anfahrt termin
muss ich üben	üben hausaufgaben aufwand
muss in den kühlschrank	lagerung kühlung
muss ins altersheim	pflegeheim aufnahme platz
muss ipad kaufen	tablets schule ausstattung leihgerät
muss kind schlafen	mittagsschlaf
muss leider passen	stornierung absage termin absagen verschieben
muss leider passen	termin absagen
muss länger arbeiten	randzeiten betreuungszeiten verlängert
muss mama mit	einverständniserklärung eltern
muss mama unterschreiben	einverständniserklärung erziehungsberechtigte
muss man anmelden	ohne termin offene sprechstunde
muss man beachten	hausordnung regeln
muss man können	anfänger vorkenntnisse
muss man mitglied	mitgliedschaft mitgliedsbeitrag
muss man reservieren	reservierung erforderlich
muss man reservieren	tickets online zeitfenster
muss man reservieren essen	tischreservierung
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
muss rentner steuer	rentner steuerpflicht
muss sauber sein	windelfrei voraussetzung
muss sofort zahlen	vorkasse vorauszahlung
muss tabletten nehmen	medikamentengabe betreuung
muss termin verlegen	terminverschiebung
muss turniere spielen	wettkampf freizeitgruppe
muss urlaub nehmen	handwerker termin zeitfenster
muss vermieter zahlen	kostenübernahme vermieter
muss wer zuhause sein	anwesenheit zutritt wohnung
muss zahlen probe	testphase kosten verlängerung
muss zimmer leer	möbel räumen vor malerarbeiten
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
mutter tot bank	nachlass konto todesfall
mutter verstorben	sterbefall bestattung hinterbliebene
mutterboden	erde rindenmulch lieferung
muttermal verändert	hautkrebsscreening muttermale dermatologie
muttermal weg	hautkrebsscreening muttermale
muttermal wächst	hautkrebsvorsorge muttermal
muttermale anschauen	hautkrebsscreening muttermale
muttern nachziehen	räder nachziehen
mutterpass	schwangerschaft vorsorge
muttertag	gutschein geschenkgutschein muttertag valentinstag blumen
mutti besuchen	besuchszeiten
muttizettel	einverständniserklärung eltern erziehungsbeauftragung minderjährige
mwst abrechnen	umsatzsteuervoranmeldung
mwst drauf	rechnung firmenkunden mehrwertsteuer
mwst drin	mehrwertsteuer preis
mädchenfußball	fußball jugend
mädchenname zurück	namensänderung
mädels mitbringen	kinder
mähdrescher mieten	lohnunternehmen
mäher schärfen	gartengeräte reparatur schärfen
mähroboter	mähroboter installation
mähroboter hängt	gartengeräte reparatur schärfen
mäht von allein	mähroboter installation
mäkelig	essen unverträglichkeit kita
mängel melden	mängelmelder straße
mängelbericht	nachprüfung mängelbeseitigung
männerhaarschnitt	haarschnitt herren
männerkochkurs	kochkurs
märchen schauen	kindertheater
märchensteuer	mehrwertsteuer preis brutto netto
mäuse	marder schädlingsbekämpfung
mäuse gefroren	futtertiere terraristik
mäuse im haus	schädlingsbekämpfung mäuse
mäuse in wohnung	schädlingsbekämpfung kammerjäger
mèches	strähnen balayage blondierung
möbel abdecken	abdeckarbeiten vorbereitung
möbel abdecken	staubschutz sauberkeit
möbel aufarbeiten	restaurierung möbel
möbel auseinandernehmen	möbelmontage demontage
möbel einlagern	einlagerung lagerraum selfstorage
möbel fahren	transporter mieten
möbel für kleine wohnung	platzsparende möbel
möbel loswerden	sperrmüll wertstoffhof
möbel passgenau	maßmöbel einbauschrank
möbel schleppen	umzugsservice umzugshelfer
möbel spenden	möbelspende abholung
möbel unterstellen	einlagerung
möbel verbrannt	hausratversicherung
möbel verschenken	sachspenden kleidung möbel
möbel zwischenlagern	einlagerung lagerraum
möbel zwischenparken	einlagerung lagerraum selfstorage
möbellift	klaviertransport schwertransport
möbelpacker kaputt gemacht	transportversicherung umzugsschaden
möchte helfen finanziell	spenden spendenkonto
möchte loben	bewertung feedback
möchte zu ärztin	ärztin frau untersuchung
mücken draußen halten	insektenschutzgitter
mückengitter	insektenschutzgitter
müffelt	sauberkeit hygiene
müll im wald	mängelmelder straße illegale müllablagerung melden
müll im wald	wilder müll illegale ablagerung
müll mitnehmen	müllentsorgung
müll nach weihnachten	abfuhrtermine abfallkalender
müll nicht abgeholt	reklamation nicht geleert
müll nicht geholt	abfallkalender müllabfuhr
müll rausbringen abreise	endreinigung
müll reicht nicht	behälter bestellen größe ändern
müll selber hinbringen	wertstoffhof recyclinghof
müll so teuer	abfallgebühren
müll stehen gelassen	tonne nicht geleert
müll wohin	endreinigung
müll zu teuer	abfallgebühren
müllabfuhr	abfallkalender müllabfuhr
müllabfuhr wann	abfuhrtermine abfallkalender
müllgebühr	abfallgebühren
müllkalender	abfuhrtermine abfallkalender
müllmänner nicht gekommen	tonne nicht geleert
müllplatz	wertstoffhof recyclinghof öffnungszeiten
müllrechnung	abfallgebühren
müllsäcke	abfallsäcke verkaufsstellen
mülltermine	abfallkalender müllabfuhr
mülltonne voll haus	müllentsorgung hausordnung
münzen abgeben	bargeld münzen einzahlen
münzen einzahlen	münzeinzahlung
münzen wechseln	münzeinzahlung
müssen früh los	frühe abreise frühstückspaket
müssen in ferien arbeiten	ferienbetreuung
müssen kinder zahlen	heimkosten eigenanteil sozialamt
müssen kinder zahlen	pflegeheim kosten eigenanteil
müssen wir ausziehen	bewohnbar während sanierung
müssen wir putzen	endreinigung reinigungsgebühr
mütze weg	fundsachen
nach 18 uhr	öffnungszeiten abend
nach abi was	studienberatung
nach beerdigung essen	leichenschmaus trauerfeier
nach beginn rein	nacheinlass verspätung vorstellung
nach beginn rein	theater verspätung nacheinlass
nach brand sauber	brandschadensanierung
nach dem probemonat	testphase ende automatische verlängerung
nach der arbeit	öffnungszeiten abend abendtermine
nach der beisetzung	leichenschmaus trauerfeier
nach der op	nachbehandlung operation
nach der op	operation ambulant
nach der schule betreuung	ganztagsbetreuung hort
nach der testphase	testphase ende tarif
nach der trauung	sektempfang hochzeitsfeier
nach deutschland liefern	versand ausland zoll
nach deutschland schicken	liefergebiet
nach feierabend	abendkurs wochenende
nach feierabend	öffnungszeiten abend
nach feierabend abholen	abholung öffnungszeiten schlüsseltresor
nach feierabend kommen	handwerker termin zeitfenster
nach feierabend termin	abendtermine
nach foto nähen	schnittanfertigung maßschneiderei
nach garantie kaputt	kulanz garantie abgelaufen
nach geburt beckenboden	beckenbodentraining
nach handwerkern dreckig	baureinigung bauendreinigung
nach hause bringen	lieferung versand lieferservice
nach hause geliefert	lieferung versand
nach hause kommen	hausbesuch
nach hause kommen	vor ort service hausbesuch
nach hause liefern	lieferservice liefergebiet
nach hause überführen	auslandsüberführung
nach herzinfarkt sport	rehasport herzsport
nach hinten schieben	umbuchung terminverschiebung termin verschieben
nach krankenhaus pflege	kurzzeitpflege verhinderungspflege
nach krankenhaus übergang	kurzzeitpflege verhinderungspflege
nach kurzer zeit kaputt	garantie gewährleistung reklamation
nach mitternacht ankommen	späte anreise schlüsselbox
nach op wieder laufen	krankengymnastik
nach party müll	zusätzlicher abfall restmüllsack
nach probe übernachten	gästezimmer winzerhof
nach reparatur schlimmer	nachbesserung reklamation
nach schlaganfall	neurologische physiotherapie bobath
nach schlaganfall sprechen	logopädie sprachtherapie
nach schule helfen	freiwilligendienst fsj bundesfreiwilligendienst zivildienst
nach schule wohin	ganztag hort nachmittagsbetreuung
nach spanien umziehen	auslandsumzug fernumzug
nach testphase zahlen	testphase kosten verlängerung
nach thailand impfung	reiseimpfung reisemedizin
nach tod des mannes	trauerbegleitung trauergruppe
nach tod spenden	testamentsspende erbschaft
nach umbau sauber	baureinigung bauendreinigung
nach und nach bezahlen	ratenzahlung
nach und nach zahlen	ratenzahlung finanzierung
nach unfall teurer	schadenfreiheitsklasse rückstufung
nach unwetter dach	sturmschaden versicherung dach
nach update kaputt	update fehler rollback
nach wasserschaden trocknen	bautrocknung
nach woche hin	reklamation defekt garantie
nach woche kaputt	gewährleistung garantie mangel
nach zehn ankommen	spätanreise schlüsseltresor
nach zwei monaten kaputt	gewährleistung garantie reklamation
nach zwei tagen hin	frischegarantie blumen
nach zwei wochen kaputt	gewährleistung reklamation
nach österreich liefern	liefergebiet
nach österreich schicken	versand ausland zoll
nachbar annehmen	abstellgenehmigung zustellung
nachbar baum	nachbarrecht
nachbar baut	bauantrag baugenehmigung
nachbar baut	baugenehmigung
nachbar beschwert sich	ruhezeiten hausordnung
nachbar guckt rein	zaunbau sichtschutz
nachbar hat nichts	nachforschung zustellung verlust
nachbar hat nix	paket verloren nachforschung
nachbar hört alles	schallschutz
nachbar laut	ordnungsamt lärm nachbarn
nachbar lärm	nachbarrecht
nachbar meckert hecke	heckenschnitt
nachbar nimmt an	annahme nachbar zustellung ablagevertrag
nachbar raucht	hausordnung nachbarn
nachbar streit	nachbarrecht
nachbar zu laut	ruhestörung hausordnung
nachbarin holt kind	abholberechtigung
nachbarin holt kind	abholberechtigung kita
nachbarn bescheid	lärm bauzeiten
nachbarn beschweren üben	üben zuhause
nachbarn feiern laut	ordnungsamt lärm nachbarn
nachbarn gucken rein	hecke sichtschutz
nachbarn zu laut	lärm ruhestörung
nachbau display	originalersatzteile
nachbessern	garantie gewährleistung reklamation
nachbessern	gewährleistung garantie mangel
nachbesserung	garantie gewährleistung
nachbestellen	verfügbarkeit lagerbestand
nachbestellen bilder	abzüge album leinwand
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
nachlass spenden	testament vererben gemeinnützig
nachmieter	vermietungsservice nachmieter
nachmieter stellen	kündigung mietvertrag nachmieter
nachmittags betreut	ganztag hort nachmittagsbetreuung
nachmittags betreut	ganztagsbetreuung hort
nachmittags essen	küchenzeiten
nachmittags warm essen	küchenzeiten warme küche
nachmittagsbetreuung	ganztagsbetreuung hort
nachnahme	rechnungskauf zahlungsarten
nachname geändert	kontaktdaten stammdaten ändern
nachname ändern	namensänderung
nachnamen ändern	namensänderung
nachrücken	wartezeit warteliste verfügbarkeit
nachschulung	aufbauseminar probezeit
nacht bleiben	zimmer verfügbarkeit buchen
nacht dranhängen	aufenthalt verlängern
nachtapotheke	apotheke notdienst
nachteilsausgleich	förderung legasthenie lrs
nachtfahrt	sonderfahrten pflichtstunden
nachtlinsen	kontaktlinsen anpassung
nachtmodus	dark mode
nachtruhe	lärm ruhezeiten
nachts ankommen	spätanreise schlüsseltresor
nachts arbeiten	24 7 zugang
nachts arzt	ärztlicher bereitschaftsdienst notdienst
nachts billiger strom	dynamischer tarif nachttarif
nachts gestorben	sterbefall erreichbarkeit nacht
nachts gestorben	todesfall erste schritte
nachts kommen	notdienst bereitschaft
nachts krank	ärztlicher bereitschaftsdienst notdienst
nachts luft weg	schlafapnoe schlaflabor
nachts noch bus	fahrplan
nachts reinfahren	platzordnung ruhezeit camping
nachts teurer	festpreis schlüsseldienst
nachts teurer	zuschlag notdienst wochenende
nachts trainieren	betreuung trainer zeiten
nachts zu warm	klimaanlage split klimagerät
nachts zum arzt	notdienst außerhalb sprechzeiten
nachts zurückbringen	rückgabe außerhalb öffnungszeiten
nachts zurückgeben	rückgabebox
nachweis dass ich da war	teilnahmebescheinigung
nachweis dass ich studiere	immatrikulationsbescheinigung
nachweis deutsch	sprachprüfung zertifikat
nachweis elektrik vermieter	elektroprüfung e check
nachweis für arbeitgeber	bescheinigung bestätigung
nachweis getauft	pfarrbüro taufschein
nachweis schicken versicherung	versicherungsbestätigung
nachweis spende	spendenquittung zuwendungsbestätigung
nachwuchs da papiere	geburtsurkunde anmeldung geburt
nachwuchs unterwegs	schwangerschaft vorsorge hebamme
nachzahlung hoch	nebenkostenabrechnung
nacken bretthart	massage verspannung
nacken radfahren	bikefitting ergonomie sattelberatung
nacken schmerzt rad	ergonomie bikefitting sattel
nacken steif	massage verspannung
nacken steif	rückenschmerzen
nacken verspannt	manuelle therapie
nackenfalte	schwangerschaft vorsorge
nackenschmerzen	rückenschmerzen
nackt fotos	aktfotos boudoir
nackt sauna	sauna
nackt sauna	sauna wellness
nadeln setzen	akupunktur naturheilkunde
nagel abgebrochen	kosmetik nägel wimpern
nagel abgebrochen	maniküre nagelstudio nagelreparatur
nagel eingewachsen	podologie fußpflege
nagel im reifen	reifenreparatur reifenpanne
nagel im reifen	reifenwechsel einlagerung
nagel löst sich	nagelreparatur nachbesserung
nagel reingetreten	wundversorgung nähen
nagellack	maniküre nagelstudio
nagelpilz	hautarzt dermatologie
nah und fern	gleitsichtbrille
naht aufgegangen	nachsorge trichter wunde
naht gerissen	reklamation defekt garantie
name an klingel	klingelschild namensschild
name drauf	personalisierung gravur
name draufnähen	stickerei
name falsch geschrieben	namenskorrektur buchung ändern
name falsch ticket	umbuchung namensänderung flug
name falsch ticket	umbuchung namensänderung reise
name für firma	naming markenentwicklung
name fürs baby	geburtsurkunde anmeldung geburt
name fürs web	domain registrieren
name geändert	kontaktdaten ändern
name nach scheidung	namensänderung
namen in ring	gravur
namen ändern	namensänderung
namen ändern flug	umbuchung namensänderung reise
narkose	operation ambulant
nase läuft ständig	heuschnupfen allergie
nase zu	erkältung infektsprechstunde
nasenbluten	hno hals nasen ohren
nasenpad	brillenreparatur
nasenpad weg	brille reparatur anpassen
nass unterm dach	dach undicht notfall
nass unterm dach	dachreparatur undichtes dach
nassrasur	bart rasur barber
nassrasur	bart rasur barbier
natel kaputt	displayreparatur
nationalfeiertag	öffnungszeiten feiertage
naturbestattung	baumbestattung friedwald
naturlocken	dauerwelle locken
naturmoor	wärmetherapie fango
navi eingeben	anfahrt anreise
navi findet nicht	anfahrt anreise
navi schickt falsch	anfahrt wegbeschreibung
navi schickt falsch	anfahrt öffentliche verkehrsmittel
nebelmaschine	feuerwerk genehmigung
neben arbeit studieren	berufsbegleitend teilzeit studium
neben der arbeit	berufsbegleitend
neben ihrem mann	grabarten friedhof
neben job	abendkurs wochenende
nebenbei arbeiten	minijob nebenjob
nebenbei selbstständig	gewerbeanmeldung
nebenbei selbstständig	gewerbeanmeldung nebengewerbe nebenberuflich
nebenbei selbständig	existenzgründung gewerbeanmeldung beratung
nebenberuflich gründen	existenzgründung beratung
nebeneinander sitzen	sitzplan plätze sicht
nebeneinander sitzen	sitzplatzwahl zusammenhängende plätze
nebenhöhlen	hno hals nasen ohren
nebenjob	stellenangebote bewerbung
nebenjob	stellenangebote jobs karriere
nebenkosten	zusatzkosten gebühren
nebenkosten explodiert	nebenkostenabrechnung
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
nehmt ihr noch leute	neue patienten aufnahme
nehmt ihr noch neue	neukunden aufnahme kapazität
nehmt ihr reifen an	reifenentsorgung annahme
nehmt ihr zurück	rückgabe umtausch widerruf
nen tag früher	vorzeitige abreise anreise
nen termin	terminvereinbarung termin buchen
nerv entzündet	wurzelbehandlung
nerv tot	wurzelbehandlung
nerv töten	wurzelbehandlung
nerv ziehen	wurzelbehandlung
nerven am ende	erziehungsberatung
nervt mit mails	benachrichtigungen einstellen
nervös prüfung	fahrangst prüfungsangst
netto oder brutto	mehrwertsteuer brutto netto
netz bei euch	wlan internet
netzwerkdose	smart home netzwerk
netzwerken	community events
netzwerkkabel ziehen	netzwerkverkabelung wlan
neu beziehen	polsterei neubezug
neu decken	dachsanierung neueindeckung
neu hergezogen	wohnsitz anmelden ummelden
neu in bücherei	bibliotheksausweis anmeldung
neue adresse	kontaktdaten ändern adresse stammdaten
neue adresse melden	wohnsitz anmelden ummelden
neue adresse versicherung	änderung lebenssituation
neue arbeitsplatte	arbeitsplatte austausch
neue ausstellung	aktuelle ausstellung dauer
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
neue heizung geld vom staat	wärmepumpe förderung
neue homepage	website erstellung webdesign
neue hüfte	krankengymnastik
neue hüfte	nachbehandlung operation
neue karte noch nicht	versichertenkarte vergessen
neue katze	welpen beratung
neue kollegin	benutzer hinzufügen einladen
neue krankenkasse	krankenkassenwechsel versichertenkarte
neue küche	küche arbeitsplatte
neue küche	küchenplanung
neue mail	kontaktdaten ändern
neue mailadresse	kontaktdaten stammdaten ändern
neue mülltonne	abfallkalender müllabfuhr
neue patienten	neupatienten aufnahme
neue php	php version
neue pin	pin vergessen
neue pneus	reifenverkauf
neue rechnung anlegen	rechnung erstellen
neue reifen	reifenverkauf
neue reifen fürs motorrad	motorradreifen montage
neue schule	schulwechsel aufnahme
neue schule umzug	schulanmeldung aufnahme
neue sohlen	besohlung sohlenreparatur
neue tapete	tapezierarbeiten tapeten entfernen
neue telefonnummer	kontaktdaten ändern
neue tonne	tonne bestellen tauschen größe
neue türen	türen haustür einbau
neue wohnung kisten	umzugsservice umzugshelfer
neue wohnung melden	wohnsitz anmelden ummelden
neue wohnung nicht fertig	einlagerung
neue wohnung strom	stromanmeldung einzug
neue wohnungen bescheid	suchauftrag immobilien
neuen hausarzt suchen	neue patienten aufnahme
neuer ausweis	personalausweis beantragen
neuer ausweis	personalausweis reisepass beantragen
neuer beruf	karrierecoaching berufliche neuorientierung
neuer boden	bodenbeläge verlegen
neuer deckel	ersatzteile
neuer hausarzt	neupatienten aufnahme
neuer hund	hundesteuer anmeldung
neuer look	corporate design rebranding
neuer pass	reisepass beantragen
neuer rasen	rollrasen rasenneuanlage
neuer sicherungskasten	zählerschrank verteiler erneuern
neuer steuerberater	steuerberaterwechsel mandat
neuer termin statt	umbuchung terminverschiebung
neuer welpe	welpen beratung
neuer zähler	zählerwechsel smart meter
neues bad	badsanierung
neues bad	badsanierung badrenovierung
neues dach	dachsanierung neueindeckung
neues handy banking	online banking tan app
neues handy banking	onlinebanking pushtan freischalten
neues handy einrichten	datenübertragung einrichtung
neues jahr buchen	jahresabschluss
neues kennzeichen	kfz zulassung
neues klo	wc austausch sanitär
neues knie	krankengymnastik
neues knie	nachbehandlung operation
neues konto	bankverbindung ändern
neues konto	lastschrift rücklastschrift
neues konto bank	kontoeröffnung girokonto bankverbindung sepa mandat
neues logo	logodesign
neues passwort	passwort zurücksetzen
neues produkt anlegen	produkte anlegen
neues rezept	rezept folgerezept
neues schloss	schlosswechsel zylinder
neues sofa	sofa polstermöbel schlafsofa
neues windows	windows neuinstallation upgrade
neues zuhause hund	tierheim vermittlung abgabe
neugeborenen fotos	babyfotos newborn
neugeborenes anmelden	geburtsurkunde anmeldung geburt
neuigkeiten bekommen	newsletter anmelden
neujahr offen	öffnungszeiten feiertage
neuling	anfänger vorkenntnisse
neurodermitis	hautarzt dermatologie
newborn	babyfotos newborn
newsletter	newsletter abmelden
newsletter abbestellen	newsletter abmelden
newsletter abbestellen	newsletter abmelden werbewiderspruch
newsletter nervt	newsletter abmelden
newsletter rabatt	gutscheincode rabattcode
nicht abgebucht	lastschrift rücklastschrift
nicht abgeholt	abholfrist aufbewahrung
nicht abgeholt müll	tonne nicht geleert
nicht alle sollen sehen	rollen berechtigungen
nicht allein damit	selbsthilfegruppe
nicht allein musizieren	ensemble orchester band
nicht alles auf einmal	ratenzahlung
nicht alles auf einmal zahlen	ratenzahlung
nicht alles einmal zahlen	ratenzahlung finanzierung
nicht an geld pfändung	p konto pfändungsschutz
nicht an schläuche	vorsorgevollmacht patientenverfügung
nicht angegeben steuer	selbstanzeige
nicht anprobiert zurück	rückgabe bedingungen gebraucht
nicht arbeitsfähig	krankschreibung arbeitsunfähigkeitsbescheinigung
nicht aufgetaucht	versäumter termin ausfallgebühr
nicht ausgelesen	verlängerung ausleihe
nicht auslachen	einsteiger fitness unsportlich
nicht bei euch gekauft	fremdgekaufte ware reparatur
nicht bei google	suchmaschinenoptimierung seo
nicht bestanden	wiederholungsprüfung
nicht binär	geschlechtseintrag selbstbestimmung
nicht da stunde	kurs verpasst nachholen
nicht einloggen	anmeldung login problem
nicht einverstanden bescheid	steuerbescheid einspruch
nicht ernst genommen	beschwerde patientenbeauftragte
nicht erschienen	stornogebühren stornierungsbedingungen ausfallgebühr stornierung
nicht fertig gelesen	leihfrist verlängerung
nicht fotogen	kamerascheu
nicht geimpft	impfung impfnachweis masernschutz
nicht geputzt	sauberkeit hygiene
nicht gesehen werden	hecke sichtschutz
nicht gespeichert	automatisches speichern entwurf
nicht gestreut	winterdienst räumpflicht
nicht getauft konfirmation	erstkommunion konfirmation firmung
nicht gießen müssen	trockenblumen kunstblumen
nicht gut deutsch	sprachen fremdsprachen dolmetscher
nicht gut laufen	barrierefreiheit rollstuhl
nicht gut zu fuß	barrierefrei rollstuhlgerecht zugang
nicht hier gemeldet	meldeadresse wohnsitz
nicht hingegangen	versäumter termin ausfallgebühr
nicht hingehen	stornierung absage
nicht im laden	bestellung sonderbestellung
nicht in der stadt	einzugsgebiet umland
nicht in kirche beerdigen	trauerfeier trauerredner
nicht in praxis kommen	hausbesuche
nicht kastriert	kastration voraussetzung unkastriert
nicht krankenversichert	selbstzahler igel privat
nicht künstlich am leben	vorsorgevollmacht patientenverfügung
nicht leistungsmäßig	freizeitsport breitensport
nicht lesen und schreiben	alphabetisierung grundbildung
nicht lieferbar	lieferengpass bestellung medikament
nicht mehr an füße	podologie fußpflege
nicht mehr anfänger	fortgeschrittene niveau
nicht mehr anschreiben	newsletter abmelden werbewiderspruch
nicht mehr arbeiten können	berufsunfähigkeit lebensversicherung
nicht mehr arbeiten können	berufsunfähigkeitsversicherung
nicht mehr brauchen programm	abo kündigen software
nicht mehr da	ausverkauft wieder verfügbar
nicht mehr gedruckt	antiquariat vergriffene bücher
nicht mehr im sortiment	ausverkauft wieder verfügbar
nicht mehr lange	palliativ hospiz
nicht mehr lange	sterbebegleitung palliativ
nicht mehr mitmachen	kündigung kündigungsfrist
nicht mehr speichern	testphase abgelaufen zahlung offen
nicht mehr spenden	spende kündigen lastschrift
nicht mehr weitermachen	kündigung kündigungsfrist
nicht meine marke	generika rabattvertrag
nicht ok war	beschwerde reklamation
nicht rechtzeitig gezahlt	mahnung zahlungsverzug
nicht reinschauen können	zaunbau sichtschutz
nicht religiös	trauerredner weltliche trauerfeier
nicht reparierbar	kostenvoranschlag nicht reparabel
nicht richtig gemacht	gewährleistung garantie reklamation
nicht sauber gearbeitet	mängel nachbesserung
nicht schwanger werden	verhütung
nicht schwanger werden	verhütung spirale pille
nicht sicher steht da	ssl zertifikat
nicht so lange warten	notfalltermin wartezeit
nicht so sauer	weinstil trocken halbtrocken lieblich
nicht teurer werden	angebot kostenvoranschlag festpreis pauschale
nicht trocken	windeln sauberkeitserziehung
nicht verheiratet baby	vaterschaftsanerkennung sorgerecht
nicht verlängern	kündigung kündigungsfrist
nicht versichert	ohne krankenversicherung behandlung
nicht versteuert	selbstanzeige
nicht veröffentlichen	nutzungsrechte veröffentlichung
nicht vollgetankt	tankregelung nachtankgebühr
nicht vollständig	falschlieferung reklamation
nicht von mann	ärztin frau untersuchung
nicht von mir	sicherheit konto missbrauch
nicht vor die tür	hausbesuch
nicht vor ort	videoberatung online termin
nicht vorbestraft	führungszeugnis
nicht wahrnehmen termin	stornierung absage
nicht wie auf bildern	mängel unterkunft
nicht wie erwartet	widerruf rückgabe retoure
nicht wie im prospekt	reisemängel reklamation
nicht zu retten	diagnosepauschale nicht reparabel
nicht zufrieden	beschwerde reklamation
nicht zuhause lieferung	abstellgenehmigung zustellung
nicht zur straße	zimmer ruhige lage
nicht überall gleich warm	hydraulischer abgleich
nichtraucher	rauchen
nichts angekommen	sendungsverfolgung lieferzeit
nichts mehr frei	wartezeit warteliste
nickerchen	mittagsschlaf
nie angekommen	paket verloren nachforschung
nie fertig werden	zeitmanagement prokrastination
nie mehr rasieren	laser haarentfernung ipl
nie was bestellt	unberechtigte rechnung widerspruch
nie wieder	beschwerde reklamation
nie wieder zu euch	beschwerde
niedergeschlagen	psychotherapie beratung depression
niemand an rezeption	rezeption besetzt notfallnummer
niemand geht dran	kontakt telefon rückruf
niemand geht ran	kontakt telefon
niemand gekommen	termin verspätung beschwerde
niemand hebt ab	telefonzeiten erreichbarkeit
niemand hilft pflege	pflegende angehörige beratung
niemand meldet sich	kontakt email
niemand zum reden	besuchsdienst einsamkeit
nierensteine	urologie
niese dauernd	heuschnupfen allergie
niesen ständig	allergietest hyposensibilisierung
nikotin wand	nikotinsperre isolieranstrich
nikotin wände	innenanstrich wohnung streichen
nimmt niemand ab	kontakt telefon
nintendo	spielkonsole reparatur
nische schrank	einbauschrank nach maß
nische schrank	maßmöbel einbauschrank
nissen	läusemittel
niveau testen	einstufungstest sprachniveau
nix angekommen	sendungsverfolgung lieferzeit
nix geht heute	störung status
nix gehört anmeldung	anmeldung bestätigung
nix im postfach	bestellbestätigung
nix mehr frei	wartezeit warteliste
nix mitkriegen	vollnarkose dämmerschlaf lachgas
nix vom tier	vegetarisch vegan
nix zu essen	tafel lebensmittelausgabe
nix zum leben	bürgergeld sozialhilfe grundsicherung
no show	stornogebühren stornierungsbedingungen
noch andere standorte	standorte filialen
noch anmelden	anmeldefrist anmeldeschluss
noch bewerben	bewerbungsfrist zulassung studium
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
noch jemand mitbringen	besucher zusatzperson
noch jemand zugang	benutzer einladen teammitglieder
noch karten	ausverkauft restkarten
noch karten	restkarten verfügbarkeit tickets
noch keinen link	zugangsdaten link versand
noch mal sehen	abschiednahme aufbahrung
noch maskenpflicht	maske hygieneregeln
noch ne steckdose	steckdosen installation
noch nicht 18	mindestalter altersgrenze
noch nicht abgeholt	aufbewahrungsfrist abholung
noch nicht fertig gelesen	leihfrist verlängerung
noch nicht fertig gelesen	verlängerung ausleihe
noch nicht gekriegt	sendungsverfolgung lieferzeit
noch nicht laufen	krippe alter u3
noch nicht schulreif	schulanfang einschulung zurückstellung
noch nicht trocken	sauberkeitserziehung windeln kita
noch nicht umgemeldet	ummeldung frist
noch nicht verschickt	lieferzeit versand
noch nicht volljährig	mindestalter altersgrenze
noch nicht überweisen	zahlungsziel stundung zahlungsaufschub
noch nichts bekommen	lieferzeit lieferstatus
noch nie bei euch	neukunden erstgespräch
noch nie gemacht	anfänger einsteiger vorkenntnisse
noch nie gemacht	erwachsene anfänger wiedereinsteiger
noch nie gespielt	erwachsene anfänger wiedereinsteiger
noch nie steuer gemacht	steuererklärung erstellen
noch nix angekommen	sendungsverfolgung
noch nix gehört labor	befund ergebnisse
noch nix gehört schaden	schadenregulierung auszahlung
noch offen	öffnungszeiten
noch offen jetzt	öffnungszeiten
noch patienten	neupatienten aufnahme
noch platz	verfügbarkeit warteliste
noch platz im kurs	kurs anmeldung vhs
noch plätze	terminvereinbarung termin buchen
noch plätze frei praxis	neue patienten aufnahme
noch reinquetschen	terminvereinbarung termin buchen
noch schraubsicherungen	zählerschrank verteiler erneuern
noch schüler	ermäßigung rabatt studierende senioren
noch stellen frei	stellenangebote offene stellen
noch stoffkabel	elektrosanierung altbauinstallation
noch stunden übrig	restguthaben verfall
noch um acht abends	abendöffnungszeiten
noch unterwegs	verspätung termin
noch vor weihnachten	lieferzeit expressversand
noch vorrätig	verfügbarkeit lagerbestand
noch was dazu bestellen	bestellung ergänzen versand zusammenfassen
noch was dazubestellen	bestellung ändern
noch was frei	terminvereinbarung termin buchen verfügbarkeit warteliste
noch was frei	verfügbarkeit freie zimmer
noch was zu essen	küchenzeiten warme küche
noch was ändern	nachträgliche änderung
noch windel	sauberkeitserziehung windeln kita
noch windeln	wickeln sauberkeit
noch windeln	windeln wickeln sauberkeit
noch zimmer	verfügbarkeit freie zimmer
noch zu haben	verfügbarkeit lagerbestand verfügbar
noch zu haben wohnung	verfügbarkeit immobilie
noch zu klein	mindestalter unterricht
noch zu retten	reparatur kostenvoranschlag
nochmal dasselbe rezept	folgerezept wiederholungsrezept
nochmal sehen	abschiednahme aufbahrung
nochmal verabschieden	abschiednahme aufbahrung
nordmanntanne	weihnachtsbaum verkauf
nordseite	standort schatten pflanzenberatung
nordseite balkon	schattenpflanzen beratung
normal beerdigen	erdbestattung
notapotheke	apotheke notdienst
notarzt	ärztlicher bereitschaftsdienst notdienst
notbetreuung	kita schließtage
notbetreuung	schließtage ferien
noten lernen	musiktheorie prüfungsvorbereitung
noten lesen	musiktheorie prüfungsvorbereitung
noten lesen können	notenkenntnisse voraussetzung
noten schlecht	hausaufgabenhilfe nachhilfe
notenliste	immatrikulationsbescheinigung
notfall	notfall eiltermin
notfallknopf	hausnotruf
notfallset	medikamentengabe kita
notgroschen	geldanlage sparen beratung
notgruppe	kita schließtage
nothelfer	erste hilfe kurs
nothelferkurs	erste hilfe kurs
notlauf	fehlerdiagnose kontrollleuchte
notlauf	motordiagnose
notpass	reisepass beantragen
notrufknopf	hausnotruf
null ahnung	anfänger vorkenntnisse beratung
null ahnung	erwachsene anfänger wiedereinsteiger
numerus clausus	zugangsvoraussetzungen nc
nummer behalten	rufnummernmitnahme
nummer fehlt	rechnungsnummer nummernkreis
nummer für zulassung	evb nummer
nummer springt rechnung	nummernkreis rechnungsnummer
nummer von euch	kontakt telefon rückruf
nummer ziehen	wartenummer aufruf
nummer ziehen	wartezeit bürgerbüro termin
nummer übersprungen	rechnungsnummer nummernkreis
nummernschild	kfz zulassung
nummernschild	kfz zulassung zulassungsservice kennzeichen
nummerntafel	kfz zulassung
nur abends zeit	abendkurs wochenende
nur auf englisch	sprachen sprachversion
nur aushilfe	minijob aushilfe
nur automatik	automatik führerschein
nur automatik	automatik führerschein b197 automatikführerschein
nur bar	zahlungsarten kartenzahlung barzahlung
nur bares	zahlungsarten kartenzahlung barzahlung
nur bargeld	zahlungsarten karte bar
nur bargeld dabei	barzahlung zahlungsarten
nur befristet	befristeter arbeitsvertrag einkommensnachweis
nur bei mir	fehlerbehebung störung status
nur beim chef	chefarzt chefbehandlung
nur beraten lassen	beratung unverbindlich
nur briefkasten	geschäftsadresse virtuelles büro
nur cash	zahlungsarten kartenzahlung
nur drei tage	mindestaufenthalt kurzaufenthalt
nur ein loch bohren	kleinaufträge montageservice
nur ein projekt teilen	benutzerrechte rollen
nur ein sofa	kleintransport einzeltransport
nur ein sofa transportieren	kleintransport möbeltransport
nur ein stück	mindestbestellmenge einzelstück
nur eine frage	beratung kontakt
nur eine lampe anschließen	kleinaufträge elektro
nur eine nacht	mindestaufenthalt
nur eine nacht	mindestaufenthalt einzelnacht
nur eine seite	onepager landingpage
nur eine strecke	einwegmiete
nur einen monat	fitnessstudio vertragslaufzeit
nur einen monat	mindestlaufzeit monatlich kündbar
nur einmal	einzelstunde einzelkarte
nur einmal trainieren	tageskarte
nur eins davon	mindestbestellmenge einzelstück
nur eins kaufen	mindestmenge mindestbestellwert
nur fachabi	zugangsvoraussetzungen nc
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
nur für mädels	nur frauen
nur für paar wochen	kurzzeitpflege verhinderungspflege
nur fürs kommen zahlen	anfahrtskosten
nur gläser tauschen	brillengläser entspiegelung
nur griff kaufen	ersatzteile
nur großes geld	barzahlung
nur gutschein zurück	erstattung gutschrift gutschein
nur halb warm	heizkörper entlüften hydraulischer abgleich
nur halbtags	betreuungszeiten
nur halbtags	halbtags teilzeit halbtagsplatz
nur hauptschule	schulabschluss voraussetzung
nur hälfte gekommen	teillieferung
nur hälfte gekommen	unvollständige lieferung
nur keyboard zuhause	klavierunterricht keyboard instrument
nur kurze frage anwalt	erstberatung anwalt
nur lauwarm	warmwasser boiler störung
nur lesen dürfen	rollen berechtigungen
nur mal anschauen kommen	besichtigung kostenvoranschlag vor ort
nur mal fragen	unverbindliche anfrage beratung
nur mal tag arbeiten	tagesticket coworking
nur mal zuschauen	zuschauer besucher hospitation
nur meine sehen	filter ansichten
nur nachschauen kosten	diagnosepauschale nicht reparabel
nur ne nacht	mindestaufenthalt übernachtung
nur ne nacht zelten	zeltplatz übernachtung
nur noch heulen	psychotherapie psychische beschwerden
nur noch lesen	testphase abgelaufen zahlung offen
nur noch müde job	burnout prävention stressbewältigung
nur online	onlineshop ladengeschäft
nur paar exemplare	buchdruck kleinauflage
nur pony	pony schneiden
nur privat	kassenpatienten privatpatienten
nur reden üben	konversationskurs
nur schriftlich	schriftform
nur schulden geerbt	erbausschlagung
nur seepferdchen	schwimmabzeichen voraussetzung
nur spitzen	haarschnitt damen spitzen schneiden
nur spitzen	haarschnitt preise
nur sprechen üben	konversationskurs
nur tags heim	tagespflege
nur trocken schneiden	trockenhaarschnitt
nur vorübergehend heim	kurzzeitpflege verhinderungspflege
nur warteschleife	kontakt telefon rückruf
nur weißer bildschirm	weißer bildschirm fehlerbehebung
nur zehn leute catering	catering mindestpersonenzahl
nur zettel eingeworfen	zustellversuch abholung filiale
nur zum lesen	lesebrille
nur zum spaß	hobbygruppe freizeitsport
nur zur probe	probewohnen
nur zwei nächte	mindestaufenthalt
nur zwei tage	teilzeit betreuungstage
nur zweimal die woche	teilzeitplatz buchungszeiten
nur übers wochenende brauchen	verleih mietpreise mietdauer
nussallergie	allergene inhaltsstoffe
nussallergie	allergene unverträglichkeiten nüsse
nächste filiale	berater termin filiale
nächste haltestelle	anfahrt öffentliche verkehrsmittel
nächste station	öffentliche verkehrsmittel haltestelle
nächste termine	programm termine kalender
nächste vorstellung	spielplan theater
nächster freier	terminvereinbarung termin buchen
nächster freier termin	terminvereinbarung termin buchen
nächster kursstart	einstieg laufender kurs
nächstes jahr buchen	frühbucher ferien
nächstes spiel	spielbetrieb spielplan
nächstmöglich kündigen	kündigungstermin
nägel auffüllen	maniküre nagelstudio
nägel machen	maniküre nagelstudio
nägel zu dick	friseur fußpflege im haus
nähen lassen	wundversorgung nähen
nähen lernen	nähkurs handarbeit kreativ
nähkurs	nähkurs handarbeit kreativ
nähmaschine bedienen	nähkurs handarbeit kreativ
nüchtern kommen	blutabnahme labor
ob dach dicht	dachinspektion dachwartung
ob echt ist	echtheitsprüfung
ob es gefällt	probestunde schnupperstunde
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
offene rechnungen	mahnwesen zahlungserinnerung
offene stelle	wundversorgung nähen
offener code	open source lizenz
offener sarg	abschiednahme aufbahrung
offener wein	weinkarte getränkekarte
offenes konzept	pädagogisches konzept
offert	kostenvoranschlag angebot
offerte	kostenvoranschlag angebot
oft kommen	jahreskarte abonnement
ogs	ganztagsbetreuung hort
ohne abholschein	abholschein ausweis
ohne abi	zugangsvoraussetzungen hochschulzugang
ohne abi studieren	zugangsvoraussetzungen nc
ohne abschluss	schulabschluss nachholen
ohne account	benutzerkonto registrierung
ohne alkohol wein	alkoholfreier wein
ohne angelschein	fischereischein angelkarte
ohne anmelden	ohne termin anmeldung
ohne anmeldung	offene sprechstunde ohne termin
ohne anmeldung	ohne termin offene sprechstunde registrierung
ohne anrufen	online terminbuchung
ohne app	browser ohne app
ohne aufenthaltstitel	aufenthaltsstatus voraussetzung
ohne ausbildung	quereinsteiger ungelernt
ohne auto	öffentliche verkehrsmittel anfahrt
ohne auto hin	anfahrt öffentliche verkehrsmittel
ohne auto hin	öffentliche verkehrsmittel haltestelle
ohne auto kommen	öffentliche verkehrsmittel anfahrt
ohne baugenehmigung	genehmigungsfrei baugenehmigung
ohne bezahlen testen	kostenlos testen
ohne bezahlung	kostenlos gebührenfrei
ohne bindung	vertragslaufzeit mindestlaufzeit
ohne blitz	fotografieren erlaubt
ohne bon	umtausch rückgabe kassenbon
ohne chemie	akupunktur naturheilkunde
ohne drucker schicken	mobiler versandschein qr code
ohne eltern	einverständniserklärung eltern
ohne email	anmeldung ohne e mail
ohne festen wohnsitz	wohnungslos meldeadresse
ohne fleisch	vegan vegetarisch
ohne fleisch	vegetarisch vegan
ohne frühstück	frühstück hotel
ohne föhnen	waschen föhnen styling
ohne gehaltsnachweis	einkommensnachweis unterlagen
ohne gewerbe	gewerbeschein privatkunden
ohne gewerbeschein	gewerbenachweis
ohne handy	ohne smartphone alternative
ohne hefe	brot sauerteig dinkel
ohne hinzugehen arzt	videosprechstunde
ohne internet	mobile app offline
ohne internet	offline nutzung
ohne internet nutzen	offline modus
ohne karte einzugeben	testversion ohne kreditkarte
ohne kassenbon	rückgabe umtausch widerruf
ohne kassenzettel	kaufbeleg fehlt
ohne kassenzettel	umtausch rückgabe kassenbon nachweis
ohne kinder	nur erwachsene adults only
ohne kirche heiraten	freie trauung
ohne konto	gastbestellung ohne registrierung
ohne konto bestellen	gastbestellung kundenkonto
ohne konto bestellen	gastbestellung ohne konto
ohne kreditkarte	zahlungsarten rechnung lastschrift
ohne kreditkarte mieten	kaution kreditkarte mietwagen
ohne kupplung	automatik führerschein
ohne kupplung	automatik führerschein b197
ohne lohnzettel	schufa bonität mieter
ohne masernimpfung	masernschutz nachweis
ohne mehl	glutenfrei
ohne mitglied zu sein	nichtmitglieder tageskarte
ohne mwst rechnung	kleinunternehmerregelung reverse charge
ohne mwst rechnung	umsatzsteuer kleinunternehmer
ohne namen	anonym
ohne namen grab	anonyme bestattung rasengrab
ohne originalverpackung	umtausch rückgabe kassenbon
ohne pfarrer	trauerfeier trauerredner
ohne pfarrer	trauerredner weltliche trauerfeier
ohne plastik	herkunft material nachhaltigkeit
ohne plastik	nachhaltigkeit umwelt
ohne platzreife	platzreife gäste golf
ohne programmierer	cms inhalte selbst pflegen
ohne rechnung im paket	geschenkversand lieferadresse
ohne registrierung	gastbestellung ohne konto
ohne reservierung	reservierung freie plätze
ohne rezept	rezeptpflichtig verordnung
ohne rezept kaufen	rezeptfrei verschreibungspflichtig
ohne rezept kommen	rezept verordnung erforderlich
ohne rezept physio	rezept heilmittelverordnung physiotherapie
ohne sarg	muslimische jüdische bestattung
ohne schaden öffnen	türöffnung zerstörungsfrei
ohne schalten	automatik führerschein
ohne schlauch fahren	tubeless umrüstung
ohne schlüssel aufmachen	elektronisches türschloss zutrittskontrolle
ohne schmerzen behandeln	vollnarkose dämmerschlaf lachgas
ohne schwein	halal koscher
ohne schwein	halal schweinefleisch
ohne selbstbeteiligung	selbstbeteiligung vollkasko mietwagen
ohne stufen	barrierefreiheit rollstuhl
ohne tanzpartner	tanzkurs
ohne teppich	allergikerzimmer
ohne termin	ohne termin offene sprechstunde anmeldung
ohne termin aufs amt	wartezeit bürgerbüro termin
ohne ticket erwischt	erhöhtes beförderungsentgelt fahrpreisnacherhebung
ohne tierische	vegan vegetarisch
ohne tierisches	vegetarisch vegan
ohne trainer	freies training
ohne treppen	barrierefreiheit rollstuhl
ohne versicherung	selbstzahler igel privat
ohne versicherung zum arzt	ohne krankenversicherung behandlung
ohne vertrag	vertragslaufzeit mindestlaufzeit monatlich kündbar
ohne vertrag trainieren	fitnessstudio vertragslaufzeit
ohne voranmeldung	ohne termin offene sprechstunde
ohne vorkenntnisse	anfänger vorkenntnisse voraussetzungen
ohne zwiebeln	sonderwünsche zutaten
ohne überweisung	überweisung erforderlich
ohr ausspülen	ohrenschmalz spülung
ohr juckt ohrring	nickelfrei allergie schmuck
ohr verstopft	hno hals nasen ohren
ohren prüfen	hörgeräte hörtest
ohren stinken hund	ohrenentzündung tier
ohren verstopft	ohrenschmalz spülung
ohren zu	hno hals nasen ohren
ohrenschmalz	hno hals nasen ohren
ohrenschmerzen	hno hals nasen ohren
ohrenweh	hno hals nasen ohren
ohrloch stechen	tattooentfernung tattoo ohrlochstechen
ohrlöcher	tattooentfernung tattoo ohrlochstechen
ohrlöcher für kind	ohrlochstechen
ohrmilben	ohrenentzündung tier
ohrring verloren	uhr schmuck reparatur
olaplex	haarpflege kur
oldtimer	oldtimer restauration
oleander winter	überwinterungsservice
oleander wohin	überwinterung service
oma allein gestürzt	hausnotruf
oma besuchen	besuchszeiten
oma dusche	barrierefreies bad zuschuss
oma eingeschlafen	todesfall sterbefall bestattung
oma erklären	computerhilfe senioren schulung
oma fliegt mit enkel	einreise visum reisepass
oma gestorben wohnung	entrümpelung haushaltsauflösung
oma gestürzt	schwindel gleichgewicht sturzprophylaxe
oma handy erklären	edv computerkurs
oma holt ab	abholberechtigung
oma holt ab	abholberechtigung kita
oma im rollstuhl	barrierefrei rollstuhlgerecht
oma ins heim	heimplatz aufnahme pflegeheim
oma ist allein	besuchsdienst einsamkeit
oma ist gegangen	todesfall erste schritte
oma ist gestürzt	pflege hausnotruf kurzzeitpflege
oma kann nicht allein	pflege betreuung zuhause
oma kommt dazu	besucher zusatzperson
oma kommt nicht bücherei	medienbote bücher nach hause
oma kommt nicht raus	hausbesuch
oma rollstuhl flughafen	pmr service assistenz
oma schafft es nicht	pflegeheim aufnahme platz
oma sieht kaum	vergrößernde sehhilfen
oma sport	seniorensport
oma vererbt	erbschaftsteuer schenkung
oma vergisst	demenz betreuung
oma verwechselt tabletten	medikamente stellen wochenblister
oma zucker kuchen	zuckerfrei diabetiker
omas achtzigster	feiern gesellschaften nebenraum
omas kommode	restaurierung möbel
omas ring umarbeiten	umarbeitung anfertigung goldschmied
omas sachen spenden	sachspenden kleidung möbel
omas schmuck verkaufen	goldankauf altgold
omas tisch	möbel restaurierung
ombre	strähnen balayage blondierung
omi unterbringen	pflegeheim aufnahme platz
one on one	einzelunterricht privatstunde
onkel abholen	abholberechtigung
onleihe	onleihe e books
online ausfüllen	formulare anmeldeformular
online ausmachen	online buchung terminbuchung
online deutsch	online sprachkurs
online einchecken	reiseunterlagen
online galerie	bilder lieferzeit galerie
online gekaufte reifen	reifenmontage
online keine termine	terminvergabe freie termine
online kurs technik	online kurs zugang
online treffen	videosprechstunde online beratung
online verkaufen	onlineshop erstellen
onlinebanking freischalten	online banking tan app
onlinebanking geht nicht	onlinebanking pushtan freischalten
op schief	arzthaftung medizinrecht
op schiefgegangen	arzthaftung
op termin	operation ambulant
op versicherung hund	tierkrankenversicherung gebührenordnung
op vom hund bezahlen	tierarztkosten versicherung gebührenordnung
op vorbereitung	operation ambulant
opa fällt dauernd	schwindel gleichgewicht sturzprophylaxe
opa gestorben	bestattung trauerfeier todesfall sterbefall
opa holt kleinen	abholberechtigung
opa schwerhörig	höranlage schwerhörige
opac	katalog recherche medien
open end	sperrstunde musik ende
operiert werden	operation ambulant
ops freigabe	operation ambulant
orangenhaut	cellulite körperbehandlung
orchester	ensemble orchester band
ordner durchschauen	beratungstermin versicherung
organmandat	bußgeld strafzettel
orgel	chor kirchenmusik
orgel	kirchenchor musik
orgelt nur	batterie prüfen tauschen
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
osterfeuer	feuer feuerwerk genehmigung
osterfeuer anmelden	veranstaltung anmelden genehmigung
osterlamm	saisongebäck stollen krapfen
ostern auf	öffnungszeiten feiertage
ostern offen	öffnungszeiten feiertage
ostern was frei	verfügbarkeit freie zimmer
outfit wechseln	kleidung shooting tipps
outlook geht nicht	email einrichtung support
overdressed	kleiderordnung
ozempic	ernährungsberatung abnehmen
paar kilo loswerden	ernährungsberatung abnehmen
paar minuten später	verspätung
paar monate weg wohnung	untervermietung genehmigung
paar monate wohnen	langzeitaufenthalt monteurzimmer
paar möbel transportieren	umzug angebot besichtigung
paar stunden woche	ehrenamt
paar wochen heim	kurzzeitpflege verhinderungspflege
paar ziegel fehlen	sturmschaden dachziegel notdienst
paar zusammen zimmer	zimmereinrichtung eigene möbel
paarshooting	hochzeitsreportage fotograf
packerl	sendungsverfolgung lieferzeit
packt ihr auch ein	einpackservice
packt ihr ein	einpackservice
packt ihr ein	einpackservice umzugskartons
padel	tennis platz buchen
paket daheim abholen	abholauftrag paketabholung
paket ging zurück	zustellung fehlgeschlagen rücksendung
paket hängt	sendungsverfolgung
paket kaputt angekommen	transportschaden reklamation ersatz
paket mit übernachtung	wellness arrangement pauschalen
paket nicht angekommen	lieferzeit lieferstatus sendung verloren nachforschung
paket nicht da	sendungsverfolgung
paket nicht da	sendungsverfolgung lieferzeit nachforschungsauftrag
paket verschollen	sendungsverfolgung lieferzeit
paket verschwunden	paket verloren nachforschung
paket versichert	transportversicherung haftung verlust
paket war offen	transportschaden beschädigte sendung
paket weg	lieferzeit lieferstatus
paket weg	paket verloren nachforschung
paket zerdrückt	falschlieferung reklamation
paket zurückgeschickt geld	erstattung retoure dauer
paketnummer	sendungsverfolgung
palette schicken	palettenversand spedition
palliativ	palliativ hospiz
palme überwintern	überwinterung service
pampig	beschwerde reklamation
panik vor zahnarzt	betäubung angst narkose
panik vorm bohrer	angstpatienten angst
panikattacken	psychotherapie beratung depression
panikattacken	psychotherapie psychische beschwerden panikstörung
panne	abschleppdienst pannenhilfe
panne habe	abschleppdienst pannenhilfe
panzerglas	schutzfolie zubehör
papa braucht pflege	pflegeheim aufnahme platz
papa gestorben	bestattung trauerfeier
papa gestorben	todesfall erste schritte
papa gestorben papiere	sterbefall sterbeurkunde
papa gestorben wohnung	entrümpelung haushaltsauflösung
papa ins heim	heimplatz aufnahme pflegeheim
papagei	heimtiere exoten
papagei	kleintiere heimtiere exoten
papamonat	elterngeld kindergeld
papier schreddern	aktenvernichtung
papiere fahrschule	antrag führerschein unterlagen
papiere für hochzeit	eheschließung unterlagen ausland
papiere für hund	heimtierausweis reisen
papiere nach tod	unterlagen sterbeurkunde formalitäten
papiere taufe	taufe anmelden
papierkram	unterlagen mitbringen formular antrag download
papierkram steuer	steuererklärung erstellen
papiertonne wann	abfuhrtermine abfallkalender
pappe kosten	führerschein kosten
pappe machen	führerschein klasse b
parkausweis	bewohnerparkausweis
parkausweis anwohner	bewohnerparkausweis
parken bei euch	parkplätze
parken gratis	parkplätze parkgebühren
parken während urlaub	flughafen parken langzeitparken
parkendes auto angefahren	kfz versicherung schadenfreiheitsklasse
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
partner bedroht mich	häusliche gewalt gewaltschutz frauenhaus
partner schnarcht	schnarcherschiene
partner werden	kooperation partner
partner will nicht mit	paarberatung einzeltermin
party im park	veranstaltung straßenfest genehmigung
party machen	feier geburtstag privat
party nachts	ruhestörung hausordnung
party nebenan	lärm ruhestörung
party schmeißen	feier geburtstag privat
partyraum	raummiete veranstaltungsraum
partyservice	catering mindestpersonenzahl
partyservice	catering partyservice
pass abgelaufen	reisepass beantragen reisedokumente einreise gültigkeit
pass eilig	express vorläufiger reisepass
pass für baby	reisepass beantragen
pass für urlaub	personalausweis reisepass beantragen
pass ganz schnell	express vorläufiger reisepass
pass geklaut urlaub	notfallkontakt reise
pass lang genug gültig	einreise visum reisepass
pass noch gültig reise	einreisebestimmungen visum
pass schnell	reisepass beantragen
pass verloren	ausweis verlust
pass verloren	ausweis verlust diebstahl melden
pass verlängern	personalausweis reisepass beantragen
pass verlängern	reisepass beantragen
passbild	passbilder bewerbungsfotos
passbild baby	bewerbungsfoto passbilder
passbild führerschein	antrag führerschein unterlagen
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
passt nicht ins auto	lieferung transport gartencenter
passt zu unserem programm	integration schnittstelle api
passt zu unserem system	integration schnittstellen kompatibilität
passwort falsch	passwort zurücksetzen
passwort vergessen	passwort zurücksetzen
passwort vergessen	passwort zurücksetzen anmeldung
passwort verschlampt	passwort zurücksetzen
passwort weg	passwort zurücksetzen
passwort weiß nicht mehr	passwort zurücksetzen
passwort ändern	passwort zurücksetzen
passwörter alte agentur	zugangsdaten rechte agenturwechsel
pate nicht in kirche	patenamt kirchenmitgliedschaft
pate sein	taufpate voraussetzungen
pate werden	patenschaft
pate werden	taufe anmeldung
patenschein	taufe anmeldung
patenschein	taufpate voraussetzungen
patientenakte	patientenakte befundkopie
patientenverfügung	patientenverfügung vorsorgevollmacht
patin evangelisch	taufpate voraussetzungen
patschen am rad	fahrradreparatur schlauchwechsel
patschen auto	reifenreparatur reifenpanne
patzige antwort	beschwerde
pauschal machen	angebot kostenvoranschlag festpreis pauschale
pause machen mit	ruhezeit pausieren vertrag
pause machen mitgliedschaft	mitgliedschaft pausieren ruhezeit
pause vom studium	urlaubssemester
pause von pflege	kurzzeitpflege verhinderungspflege
pausengetränke	vorstellung dauer pause
pausieren	mitgliedschaft pausieren ruhezeit
payback	treueprogramm bonuskarte
paypal	zahlungsarten kartenzahlung
paypal einbauen	zahlungsanbieter einrichten
pc geht nicht an	computerreparatur diagnose
pc hängt	computer langsam virus
pc hängt	pc optimierung ssd aufrüstung
pc kurs	edv computerkurs
pc lahmt	pc optimierung ssd aufrüstung
pc sicher entsorgen	datenvernichtung entsorgung
pc zusammenstellen	pc konfiguration gaming
pdf schicken	druckdaten dateiformat
pedal weich	bremsen bremsbeläge prüfung
pedal weich	bremsen service
pedelec	e-bike akku service
pediküre	kosmetik nägel wimpern
peinlich untersuchung	ärztin frau untersuchung
pekip	eltern kind kurse
pellets	pelletheizung holzheizung
pendeln	zeitkarten abo
pendeluhr	großuhren reparatur
pendlerpauschale	werbungskosten homeoffice absetzen
pennen	zimmer verfügbarkeit buchen
pensionisten	ermäßigung senioren
pensionsantrag	rentenversicherung beratung
per fingerabdruck	elektronisches türschloss zutrittskontrolle
per internet buchen	online buchung terminbuchung
per klarna	zahlungsarten kartenzahlung barzahlung
per mail	kontakt e mail
per mail einreichen	online dienste antrag
per nachnahme	zahlungsarten nachnahme
per post schicken	lieferung versand postanschrift
per post wählen	briefwahl wahlbenachrichtigung
per rechnung	zahlung rechnung überweisung
per telefon beraten	videosprechstunde online beratung
per video	videosprechstunde online beratung videoberatung termin
per whatsapp	kontakt telefon rückruf
per zoom	videosprechstunde online beratung
per überweisung	zahlung rechnung überweisung
perfektionstraining	aufbauseminar punkte probezeit
pergola	terrasse holz
periode bleibt aus	frauenarzt gynäkologie
periode bleibt aus	wechseljahre
perlen neu fädeln	perlenkette knüpfen
perlenkette gerissen	perlenkette knüpfen
permanent makeup	permanent make up
perso	personalausweis beantragen
perso abgelaufen	personalausweis beantragen
perso abgelaufen	personalausweis reisepass beantragen
perso dauert	personalausweis beantragen
perso läuft ab	personalausweis reisepass beantragen
perso mitbringen	unterlagen mitbringen ausweis
perso reicht	einreise visum reisepass
perso vergessen	personalausweis legitimation
perso verloren	ausweis verlust
perso weg	ausweis verlust diebstahl melden
personal trainer	personal training
personalausweis	personalausweis beantragen
personenbeförderung	führerschein tauglichkeit untersuchung
persönlich sprechen	berater termin filiale
persönlich sprechen	kontakt ansprechpartner
persönlich vorbeikommen wo	ansprechpartner kontakt
perücke	perücke zweithaar
peu a peu	ratenzahlung
pfadfinder	kinder jugendgruppen kirche
pfadi	jugendgruppe ministranten
pfand	anzahlung kaution
pfand gläser	mehrwegglas pfand
pfand zahlen	anzahlung vorkasse kaution
pfand zurück	kaution rückzahlung
pfarramt	pfarrbüro
pfarrer ans bett	seelsorge gespräch
pfarrer beerdigung	bestattung trauerfeier
pfarrer für beerdigung	kirchliche bestattung
pfarrer nach hause	seelsorge gespräch
pfarrheim	gemeindehaus vermietung
pfarrheim mieten	gemeindehaus vermietung
pfarrsaal	gemeindehaus vermietung
pfarrsekretariat	pfarrbüro
pfeifen beim atmen	lungenfunktion
pfeifen im ohr	hno hals nasen ohren
pfeifen im ohr	hörgeräte hörtest
pfeift beim fahren	geräusche auto prüfung
pferd getreten	tierhalterhaftpflicht
pferd krank	pferde nutztiere
pferd lahmt	pferde nutztiere
pferd reiten	reiten reitunterricht
pferd unterstellen	pensionsstall einstellplatz pferdepension
pferdeanhänger	anhängerführerschein
pferdeanhänger	anhängerführerschein be b96
pferdeanhänger leihen	anhängerverleih
pferdefotos	tierfotografie
pferdetierarzt	pferde nutztiere
pfifferlinge	saisonkarte spargel wild
pfingsten auf	feiertage öffnungszeiten
pfingsten offen	öffnungszeiten feiertage
pfingstrosen jetzt	saisonblumen
pflanze abgeknickt	schaden transport reklamation
pflanze eingegangen	anwachsgarantie pflanze eingegangen
pflanze eingegangen	anwachsgarantie reklamation
pflanze geht ein	pflanzenberatung pflanzenschutz
pflanze hinüber	anwachsgarantie pflanze eingegangen
pflanze im winter	winterschutz frost
pflanze kam vertrocknet	schaden transport reklamation
pflanze kind giftig	giftige pflanzen haustiere
pflanze kränkelt	pflanzenberatung pflanzenschutz
pflanze lässt kopf hängen	pflanzenberatung pflanzenschutz
pflanze tot nach kauf	anwachsgarantie
pflanze umtopfen	umtopfservice
pflanze wird braun	pflanzenpflege krankheit
pflanze überwintern	überwinterungsservice
pflanzen aufs dach	dachbegrünung
pflanzen fürs büro	innenraumbegrünung
pflanzen matschig angekommen	schaden transport reklamation
pflanzenfarbe	allergie haarfarbe verträglichkeit
pflanzenfarbe	allergietest farbe
pflanzlich	vegetarisch vegan
pflanzlich behandeln	akupunktur naturheilkunde
pflaster grün	steinreinigung hochdruckreinigung
pflaster wechseln	wundversorgung verband fäden
pflege kostet	pflegezusatzversicherung
pflege meine mutter	pflegende angehörige beratung
pflege vater ich	pflegeberatung angehörige
pflege zuhause	ambulante pflege
pflege zuhause	ambulanter pflegedienst
pflegedienst	ambulante pflege
pflegegeld	pflegegrad antrag
pflegegeld beantragen	pflegegrad begutachtung
pflegegrad	pflegegrad antrag
pflegegrad abgelehnt	sozialrecht widerspruch
pflegegrad abgelehnt	widerspruch pflegegrad
pflegeheim suchen	heimplatz aufnahme pflegeheim
pflegekurs	pflegeberatung angehörige
pflegeleichter garten	pflegeleichter garten bepflanzung
pflegende erschöpft	kurzzeitpflege verhinderungspflege
pflegende im urlaub	kurzzeitpflege verhinderungspflege
pflegeplatz	heimplatz aufnahme pflegeheim
pflegestufe	pflegegrad antrag
pflegestufe	pflegegrad begutachtung
pflegestufe beantragen	pflegegrad antrag
pflegeurlaub	kind krankmeldung attest
pflichtschulabschluss	schulabschluss nachholen
pflichtstunden	sonderfahrten pflichtstunden
pflichtteil	erbrecht pflichtteil
pflichtteil	erbrecht testament
pfnüsel	erkältung infektsprechstunde
pfosten gestreift	unfallschaden karosserie
pfropf im ohr	ohrenschmalz spülung
pfusch	gewährleistung garantie mangel
pfusch	gewährleistung garantie reklamation
pfütze auf dach	flachdach abdichtung
pfütze auf dach	flachdach garage
pfütze unterm auto	kühlwasser öl undicht
phishing	sicherheit betrug
photoshop	bildbearbeitung retusche
php alt	php version
physio ohne arzt	rezept heilmittelverordnung physiotherapie
physio rezept	rezept heilmittelverordnung physiotherapie
pi mal daumen	kostenvoranschlag richtpreis
pickel	hautarzt dermatologie
pickel	kosmetik nägel wimpern
pickel behandeln	gesichtsbehandlung kosmetik
pickel weg	bildbearbeitung auswahl
pickel wegmachen foto	bildbearbeitung retusche
pickerl	hauptuntersuchung tüv
pickerl drucken	aufkleber etiketten
pickerl fällig	hauptuntersuchung hu tüv
pickerl machen	hauptuntersuchung hu tüv
pickerl therme	heizungswartung
picknick machen	picknick picknickplatz
picknick mitbringen	eigene speisen mitbringen
pieks	impfung impfsprechstunde
piepen im ohr	hno hals nasen ohren
piepst an der decke	rauchmelder montage wartung
piept an decke	rauchmelder
piercing	tattooentfernung tattoo
piercing entzündet	piercing pflege nachsorge
piks	impfung impfsprechstunde
piks im herbst	grippeimpfung
pilates	kursplan
pilates	kursplan gruppenkurse
pilger	gepäcktransport wanderer
pille	verhütung spirale pille
pille danach	pille danach notfallverhütung
pille danach	verhütung
pille vergessen	pille danach notfallverhütung
pille verschreiben	rezept folgerezept
pille verschreiben	verhütung
pillen nachbestellen	rezept folgerezept
pillen sind alle	folgerezept wiederholungsrezept
pilz an wand	schimmelbeseitigung schimmelsanierung
pilz da unten	frauenarzt gynäkologie
pin falsch	pin neu anfordern
pin falsch eingegeben	online banking tan app
pin vergessen	passwort zurücksetzen pin neu anfordern
pin vergessen handy	entsperren pin reset
pin verraten	betrug phishing
pinkeln beim niesen	beckenbodentraining
pipi in hose	wickeln sauberkeit
pipi machen	toilette wc
pizza bestellen	takeaway abholung essen
pizza kalt	reklamation lieferung
pizzakarton	mülltrennung sortieren
plakat	plakatdruck banner großformat
plakat aufhängen	kooperation partner
plakette	hauptuntersuchung tüv
plakette abgelaufen	hauptuntersuchung hu tüv
plan für bank	businessplan gründungsberatung
plan machen lassen	einweisung trainer trainingsplan
planschen	pool schwimmbad
planschen baby	babyschwimmen
plastik zahlen	zahlungsarten kartenzahlung barzahlung
plastikfrei	nachhaltigkeit umwelt
plastikfrei verpackt	verpackung nachhaltig
platt machen pc	windows neuinstallation upgrade
platte kaputt küche	arbeitsplatte austausch
platten am rad	fahrradreparatur schlauchwechsel
platten aufs dach	photovoltaik speicher
platten auto	reifenreparatur reifenpanne
platten bestellen	catering partyservice
platten hinten	reifenpanne schlauchwechsel
platten verlegen	pflasterarbeiten terrassenbau
platten vermoost	steinreinigung hochdruckreinigung
platter hinterkopf	krankengymnastik kinder säuglinge
plattfuß	reifenwechsel einlagerung
plattfüße	einlagen orthopädietechnik maßschuhe orthopädie
plattkopf	kinderphysiotherapie
platz am wasser	stellplatz reservierung
platz aufgeben	kündigung betreuungsvertrag
platz frei	terminvereinbarung termin buchen
platz für heute	tagesticket coworking
platz für heute abend	tischreservierung
platz für kind	kitaplatz anmeldung
platz für kleine	kita platz anmeldung
platz für lkw	halteverbotszone umzug
platz für pferd	pensionsstall einstellplatz
platz für sechs	tischreservierung
platz für wohnwagen	stellplatz wohnmobil
platz fürs zelt	stellplatz reservierung
platz gesperrt	platzsperre
platz im altersheim	heimplatz aufnahme pflegeheim
platz im zug	sitzplatzreservierung
platz in krippe	kitaplatz anmeldung
platz mieten tennis	tennis platz buchen
platz nass	platzsperre bespielbarkeit
platz reservieren	terminvereinbarung termin buchen
platz sichern	anmeldung kurs
platz weitergeben	ticket rückgabe übertragung
platz zum lernen	arbeitsplätze lernraum
platzangst röhre	röntgen mrt radiologie
platzsparend	platzsparende möbel
playstation	spielkonsole reparatur
pleite	ermäßigung sozialtarif ratenzahlung
pleite privat	schuldnerberatung
pleite student	studienfinanzierung bafög stipendium
plemplem	demenz betreuung
plombe raus	füllung inlay
plombe raus	füllung karies verloren notfalltermin
plombe rausgefallen	füllung karies
plugin kaputt	plugin fehlerbehebung wartung
pläne drucken	plandruck
pläne vom haus	grundriss exposé
plätzchen frei	tischreservierung
plötzlich krank	stornierung absage
plötzlich nix gesehen	augenarzt notfall blitze
plötzlich teurer	preiserhöhung
pneu einlagern	reifeneinlagerung räderhotel
police finde nicht	versicherungspolice dokumente
polizei anzeige nötig	schadennachweis fotos belege
polizei vorladung	strafrecht strafverteidigung
polizei war da	hausdurchsuchung strafverteidigung
polizei will mich vernehmen	strafverteidigung
polizeiliches	führungszeugnis
polizeiliches zeugnis	führungszeugnis strafregister
pollen	allergietest hyposensibilisierung
pollen	heuschnupfen allergie
polster durch	polsterei neubezug
polster stinkt	polsterreinigung matratzenreinigung
polterabend	feiern gesellschaften nebenraum
polterabend	junggesellenabschied
polteri	junggesellenabschied
poltern	junggesellenabschied
poltert	geräusche auto prüfung
poltert vorne	fahrwerk stoßdämpfer diagnose
pommes fehlen	lieferung verspätet falsch
pony schief	farbkorrektur reklamation friseur
pony schneiden	haarschnitt damen
pony schneiden	haarschnitt preise
ponyreiten	reiten reitunterricht
pool	pool schwimmbad
pool bauen	poolbau schwimmbad
pool bauen genehmigung	bauantrag baugenehmigung
pool im garten	poolbau schwimmbad
pool offen	pool öffnungszeiten saison
popo rutschen	analdrüsen
popo schmerzt	bikefitting ergonomie sattelberatung
popo tut weh	ergonomie bikefitting sattel
popup	virenentfernung malware
popups	computer langsam virus
portemonnaie geklaut	kartensperrung sperrhotline
portemonnaie verloren	fundsachen fundbüro
portemonnaie weg	ausweis verlust diebstahl melden
porto	versandkosten
posaune	chor kirchenmusik
posaunenchor	kirchenchor musik
positiv auf corona	corona infektion regelung
post zu euch schicken	geschäftsadresse virtuelles büro
postcard	zahlungsarten kartenzahlung
posten für uns	social media betreuung
posten verstehe nicht	rechnung reklamation einspruch
poster drucken	abzüge fotobuch leinwand
postfach voll	hosting domain email umzug
postfach voll	postfach speicher
postfiliale schicken	packstation lieferung
postkarten	museumsshop café
potenz	urologie
powerbank flieger	handgepäck sicherheitskontrolle
praktikum	ausbildung praktikum
praktikum finden	praktikum karriereservice
praktikum in der schule	schülerpraktikum
praktikum machen	stellenangebote bewerbung
praktische verhauen	praktische prüfung wiederholung
pralle sonne	standort schatten pflanzenberatung
praxis im urlaub	vertretungsarzt urlaub
praxis zu geht mir schlecht	notdienst außerhalb sprechzeiten
praxis zu wer hilft	urlaub vertretung
praxis zu wohin	ärztlicher bereitschaftsdienst notdienst
preis bleibt	preisanpassung preisgarantie
preis fahrstunde	fahrschule kosten
preis im netz anders	preisauszeichnung
preis pro nacht	zimmerpreise
preis pro person nacht	zimmerpreise
preis rauf	preiserhöhung
preis runter	ermäßigung rabatt
preis steigt	preisanpassung preisgarantie
preis vorher	kostenvoranschlag angebot
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
preisnachlass	ermäßigung
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
privat zahlen	selbstzahler igel privat
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
probefrisur	brautfrisur hochsteckfrisur
probeliegen	probeliegen probeschlafen
proberaum	proberaum übungsraum
probesitzen	probefahrt
probestunde	probe schnuppern kostenlos
probetermin	probe schnuppern kostenlos
probeweise	probe schnuppern kostenlos testphase
probezeit gymi	schulwechsel aufnahme
probezeit verlängert	aufbauseminar punkte probezeit
problem im urlaub	notfallkontakt reise
produkte online	onlineshop erstellen
produkte reinstellen	produkte anlegen
produktfotos	businessfotografie mitarbeiterfotos
profil erstellen	benutzerkonto registrierung
profil löschen	benutzerkonto löschen konto
profil löschen	gastbestellung kundenkonto
profil runter	profiltiefe reifenprüfung
programm ausprobieren	kostenlos testen
programm nur für uns	individualsoftware entwicklung
programmheft	kursprogramm vhs
programmieren anbinden	api dokumentation
projekt gelöscht	papierkorb wiederherstellen
projekt weg	gelöschte daten wiederherstellen
projektwoche	schulklassen
propan	gasflaschen
prospekt	broschüren gestaltung
prostata	urologie
prostata checken	krebsvorsorge früherkennung
prothese drückt	zahnersatz prothese reparatur
prothese gebrochen	prothese gebiss prothesenreparatur zahnersatz
prothese hält nicht	zahnersatz prothese reparatur
prothese wackelt	prothese gebiss
provider wechseln	hosting domain email umzug
provision pro verkauf	transaktionsgebühr provision
prozent makler	maklerprovision
prozente beantragen	schwerbehindertenausweis
prozente bekommen	rabatt preisnachlass
prozente kriegen	rabatt preisnachlass
prozente von opa	kfz versicherung schadenfreiheitsklasse
prozess verlieren	anwaltskosten kostenrisiko
prämienverbilligung	wohngeld sozialleistungen
präventionskurs	rehasport
prüfer kommt	betriebsprüfung
prüfer vom finanzamt	betriebsprüfung
prüfplakette geräte	dguv v3 geräteprüfung
prüfstelle auto	hauptuntersuchung hu tüv
prüfung durchgefallen	praktische prüfung
prüfung einbürgerung deutsch	sprachprüfung zertifikat
prüfung elektrik	elektroprüfung e check
prüfung vergeigt	praktische prüfung wiederholung
prüfung wiederholen	schulabschluss prüfungen
prüfungsgebühr	fahrschule kosten
prüfungsstress	psychologische studierendenberatung
prüfungstermin fahrschule	praktische prüfung
prüfungsvorbereitung	sprachprüfung zertifikat
ps5 laut	spielkonsole reparatur
psychisch nicht gut	psychotherapie psychische beschwerden
pubertät horror	erziehungsberatung
public viewing	live musik veranstaltung lokal
pump aufnehmen	privatkredit
pumpe brunnen	brunnenbau
pumpt nicht ab	waschmaschine reparatur
punkte abbauen	aufbauseminar punkte probezeit
punkte in flensburg	aufbauseminar punkte probezeit
punkte sammeln	treueprogramm bonuskarte treuerabatt bonusprogramm
punktekarte	jahreskarte abonnement
puppentheater	kindertheater
pusteln	hautarzt dermatologie
putz bröckelt	fassade anstrich
putz bröckelt	putzarbeiten spachteln
putz fällt	putzarbeiten spachteln
putzen bei abreise	endreinigung
putzen beim auszug	endreinigung umzugsreinigung übergabe
putzen in firma	büroreinigung unterhaltsreinigung
putzen vor abreise	endreinigung
putzfrau	haushaltshilfe wohnungsreinigung
putzfrau anmelden	lohnabrechnung
putzhilfe	haushaltshilfe wohnungsreinigung
putzhilfe für oma	hauswirtschaftliche hilfe entlastungsbetrag
putzhilfe oma	hauswirtschaft alltagshilfe
putzmittel mitbringen	reinigungsmittel ausstattung
putzperle	haushaltshilfe wohnungsreinigung
pv dreckig	photovoltaik reinigung
pw vergessen	passwort zurücksetzen
pzr	professionelle zahnreinigung prophylaxe
päckchen abholen bei euch	paketshop abholung
päckli	sendungsverfolgung lieferzeit
püriert	verpflegung diät bewohner
qigong	gesundheitskurse entspannung
qr rechnung	zahlung rechnung überweisung e xrechnung
quadratmeter	ferienwohnung belegung betten
quali	schulabschluss prüfungen
qualmen loswerden	raucherentwöhnung
qualmt hinten	auspuff abgasanlage
qualmt ins zimmer	kaminkehrer schornstein prüfung
qualmt motorhaube	abschleppdienst pannenhilfe
quatschen auf italienisch	konversationskurs
quellcode anschauen	open source lizenz
quereinsteigen	einstieg laufender kurs
quereinsteiger	stellenangebote bewerbung
quereinsteiger	stellenangebote jobs karriere
quereinstieg klasse	schulwechsel aufnahme
querriegel	einbruchschutz sicherheitstechnik
quietscht beim bremsen	bremsen bremsbeläge prüfung
quietscht beim lenken	geräusche auto prüfung
quittung	rechnung quittung beleg
quittung einscannen	belege erfassen scannen
quittung fürs finanzamt	bewirtungsbeleg rechnung
quittung kriegen	rechnung beleg quittung
quittung spende	spendenbescheinigung zuwendungsbestätigung
quittung verloren	rechnungskopie kassenbon ersatz
quizabend	live musik veranstaltung lokal
rabatt erste bestellung	gutscheincode rabattcode
rabatt verlieren	kfz versicherung schadenfreiheitsklasse
rabattcode	ermäßigung rabatt
rabattcode eingeben	gutschein rabattcode einlösen
rabattcode geht nicht	gutscheincode bedingungen
raclette	saisonkarte spargel wild
rad ab tonne	tonne bestellen tauschen größe
rad abstellen	fahrradstellplatz fahrrad
rad anketten	fahrradständer
rad anschließen	fahrradstellplatz fahrrad
rad aufbauen lassen	endmontage fahrrad
rad aus keller	fahrrad inspektion
rad ausleihen	fahrradverleih
rad ausprobieren	probefahrt
rad durchschauen	fahrradinspektion frühjahrscheck
rad eiert	laufrad zentrieren speichen
rad einen platten	reifenpanne schlauch fahrrad
rad einstellen winter	wintereinlagerung fahrrad
rad ewig werkstatt	werkstatt wartezeit ersatzteil
rad fit machen	fahrrad inspektion
rad fit machen	fahrradinspektion frühjahrscheck
rad für fünfjährige	kinderfahrrad größe
rad fürs kind mitgeben	kinderrad probefahrt
rad gebraucht	inzahlungnahme gebrauchtrad
rad geklaut	fahrraddiebstahl schloss codierung
rad geklaut	fahrradschloss versicherung codierung
rad geklaut versicherung	hausrat diebstahl
rad gestohlen	fahrraddiebstahl schloss codierung
rad gestohlen versicherung	hausratversicherung
rad im karton	endmontage fahrrad
rad in zahlung	gebrauchträder inzahlungnahme
rad keine luft	fahrradreparatur schlauchwechsel
rad leihen	fahrradverleih
rad locker	räder nachziehen
rad mieten	fahrradverleih
rad mit in zug	fahrradmitnahme
rad mit kiste	lastenrad
rad nach winter	fahrradinspektion frühjahrscheck
rad nicht euch gekauft	fremdräder reparatur
rad noch nicht fertig	werkstatt wartezeit ersatzteil
rad platt	fahrradreparatur schlauchwechsel
rad platt	reifenpanne schlauch fahrrad
rad putzen lassen	fahrradreinigung
rad sicher abschließen	fahrradschloss versicherung codierung
rad stand jahre	fahrrad inspektion
rad tonne ab	behältertausch
rad verkaufen	inzahlungnahme gebrauchtrad
rad versichern	fahrraddiebstahl schloss codierung
rad vom gehalt	dienstrad leasing jobrad
rad vom lohn	dienstradleasing jobrad
rad von chef	dienstradleasing jobrad
rad waschen	fahrradreinigung
rad weg	fahrraddiebstahl schloss codierung
rad zu klein	rahmengröße beratung
rad zusammenbauen	endmontage fahrrad
rad über chef	dienstrad leasing jobrad
rad über firma	dienstradleasing jobrad
rad über winter	wintereinlagerung fahrrad
rad übers geschäft	dienstradleasing jobrad
radbremse quietscht	bremsen einstellen entlüften
radfahren lernen	kinderfahrrad größe
radkeller	fahrradraum laden
radl abstellen	fahrradstellplatz fahrrad
radl durchchecken	fahrrad inspektion
raffstore	jalousien raffstore
rahmen morsch	fenster reparatur dichtung
rahmennummer	fahrraddiebstahl schloss codierung
ramadan	halal koscher
rampe	barrierefreiheit rollstuhl
rampe haus	barrierefreier umbau
randplatz	sitzplan plätze sicht
randzeitenbetreuung	ganztagsbetreuung hort
rasen ansäen	rollrasen rasenneuanlage
rasen ausrollen	rollrasen rasenneuanlage
rasen braun	vertikutieren rasensanierung rasenpflege nachsaat
rasen gelb	rasen pflege
rasen gelb	vertikutieren rasensanierung
rasen kümmern	rasenpflege rasenmähen
rasen mähen	rasenpflege rasenmähen
rasen sieht schlimm aus	vertikutieren rasensanierung
rasen voller moos	vertikutieren rasensanierung
rasenmähen sonntag	ordnungsamt lärm nachbarn
rasenmäher sonntag	lärm ruhestörung
rasenmäher springt nicht an	gartengeräte reparatur schärfen
rasenschnitt	biotonne grünabfall
rasieren lassen	bart rasur barber
rate nicht zahlen	stundung umschuldung
raten nicht zahlen	schuldnerberatung
raten zu hoch	stundung umschuldung
ratenweise	ratenzahlung
ratenzahlung tierarzt	tierkrankenversicherung gebührenordnung
ratte krank	kleintiere heimtiere exoten
ratten	marder schädlingsbekämpfung
ratten	schädlingsbekämpfung kammerjäger
ratten gesehen	ordnungsamt lärm nachbarn
rattengift	tierarzt notdienst
rauch kommt rein	kaminkehrer schornstein prüfung
rauchen abgewöhnen	rauchentwöhnung
rauchen aufhören	raucherentwöhnung
rauchen nach ziehen	verhalten nach eingriff
raucher	rauchen rauchverbot
raucherbereich	rauchen
raucherhusten	lungenfunktion
raucherterrasse	terrasse biergarten
raucherzimmer	nichtraucher rauchen balkon
raucherzähne	bleaching zahnaufhellung
raucherzähne	professionelle zahnreinigung prophylaxe
rauchfrei	rauchentwöhnung
rauchgeruch auto	fahrzeugaufbereitung innenreinigung
rauchgeruch raus	brandschadensanierung
rauchmelder piept	rauchmelder montage wartung
rauchmelder spinnt	rauchmelder
raue füße	pediküre
raufaser	tapezieren tapete entfernen
raufaser weg	tapezierarbeiten tapeten entfernen
raum abtrennen	trockenbau trennwand
raum für party	raummiete veranstaltungsraum
raum für taufe	gemeindehaus vermietung
raum für treffen	meetingraum besprechungsraum buchen
raum für workshop	seminarraum veranstaltung
raum größer wirken	farbberatung
raum mieten	vermietung private nutzung
raum nummer	kursort räume
raum nur für uns	exklusive nutzung vermietung
raumpflegerin	haushaltshilfe wohnungsreinigung
raus aus vertrag	kündigung kündigungsfrist
raus und wieder rein	wiedereinlass
rausgeflogen	arbeitsrecht kündigung
rausgeflogen daheim	notunterkunft
rausgeflogen job	kündigungsschutz arbeitsrecht
rausgeschmissen	obdachlosigkeit wohnungslosenhilfe
rausgeschmissen arbeit	kündigungsschutz arbeitsrecht
rav zahlt	bildungsgutschein förderung
reagiere allergisch	allergien allergene vegan
realschulabschluss	schulabschluss prüfungen
realschule nachholen	schulabschluss nachholen
rebe pachten	rebstockpatenschaft
rechenschwäche	förderung legasthenie lrs
rechner braucht ewig	computer langsam virus
rechner fährt nicht hoch	computerreparatur diagnose
rechner lahm	pc optimierung ssd aufrüstung
rechnung an amt	e rechnung xrechnung zugferd
rechnung an firma	firmenrechnung rechnungsadresse
rechnung ans amt	e-rechnung xrechnung zugferd
rechnung auf englisch	fremdsprache währung rechnung
rechnung auf firma	rechnung quittung beleg firmenkunden mehrwertsteuer
rechnung aufteilen monate	ratenzahlung
rechnung automatisch	wiederkehrende rechnungen
rechnung doppelt	rechnung rückfrage
rechnung falsch	rechnungskorrektur
rechnung falsch geschrieben	stornorechnung rechnungskorrektur
rechnung für firma	rechnung quittung beleg
rechnung heizung hoch	energieberatung heizungsoptimierung
rechnung hübscher	rechnungsvorlage logo
rechnung im system falsch	rechnungskorrektur storno
rechnung korrigieren	stornorechnung rechnungskorrektur
rechnung löschen	rechnung stornieren korrigieren
rechnung löschen	stornorechnung rechnungskorrektur
rechnung mit firmenadresse	rechnung abo rechnungsadresse
rechnung nicht bekommen	rechnung beleg quittung
rechnung nicht gekommen	rechnung quittung beleg
rechnung nicht ins paket	geschenksendung ohne rechnung
rechnung nochmal schicken	rechnung quittung beleg
rechnung papier	rechnungsversand online rechnung
rechnung per mail	rechnung quittung beleg
rechnung per mail lieber	rechnungsversand online rechnung
rechnung schicken später	kauf auf rechnung zahlungsarten
rechnung schon raus	rechnung stornieren korrigieren
rechnung schreiben programm	rechnung erstellen
rechnung schöner	rechnungsvorlage layout
rechnung stimmt nicht	rechnung reklamation einspruch rechnungskorrektur
rechnung stückeln	ratenzahlung
rechnung teilen	getrennt zahlen
rechnung teilen	trinkgeld getrennt zahlen
rechnung umschreiben	rechnung ändern
rechnung vergessen	mahnung zahlungsverzug mahngebühr
rechnung verloren	kaufbeleg fehlt
rechnung verloren	rechnung quittung beleg
rechnung verschmissen	rechnung beleg quittung
rechnung versteh ich nicht	rechnung rückfrage
rechnung verstehe ich nicht	rechnung reklamation
rechnung viel zu hoch	rechnung reklamation einspruch
rechnung zu hoch	rechnung rückfrage
rechnungen offen	mahnwesen debitorenbuchhaltung
rechnungsanschrift ändern	rechnung abo rechnungsadresse
rechnungsnummer falsch	nummernkreis rechnungsnummer
rechte an fotos	nutzungsrechte
rechtliches	agb vertragsbedingungen
rechtschreibung katastrophe	nachhilfe förderunterricht
rechtschreibung schlecht	förderung legasthenie lrs
rechtsschutz fragen	rechtsschutzversicherung deckung
rechtsschutz zahlt	rechtsschutzversicherung deckung
rechtssicher	datenschutz impressum cookies
rechtzeitig geburtstag	lieferzeit versand
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
regen beim shooting	shooting wetter
regenrinne tropft	dachrinne reinigung
regenrinne verstopft	dachrinnenreinigung dachrinne
regenrohr	spenglerarbeiten klempnerarbeiten
regenwasser sammeln	zisterne regenwassernutzung
registrieren	benutzerkonto registrierung
registrierkasse	kassensystem tse
regnet rein	dach undicht notfall
regnet rein	dachreparatur undichtes dach
reh kaufen	wildfleisch
reh versicherung	kfz versicherung schadenfreiheitsklasse
reha	kur reha antrag
reha abgelehnt	sozialrecht widerspruch
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
reichweite weniger	e-bike akku service
reifen abgefahren	profiltiefe reifenprüfung
reifen abgefahren	reifenwechsel einlagerung
reifen bei euch lassen	reifeneinlagerung räderhotel
reifen einseitig	achsvermessung spur
reifen einseitig abgefahren	achsvermessung spureinstellung
reifen kaufen	reifenverkauf
reifen lagern	reifeneinlagerung räderhotel
reifen lagern	reifenwechsel einlagerung
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
reingefallen	betrug phishing
reingelegt	verbraucherrecht vertrag widerruf
reinschieben	terminvereinbarung termin buchen
reinschneien	ohne termin anmeldung
reinschnuppern	probe schnuppern kostenlos praktikum schnuppertag
reinschnuppern	tag der offenen tür besichtigung
reinschnuppern erst	testphase probe kostenlos
reinschreiben in ring	gravur
reise absagen	pauschalreise storno
reise absagen krank	reiserücktrittsversicherung
reise absagen versicherung	reiseversicherung auslandskrankenversicherung
reise auf anderen	umbuchung namensänderung reise
reise auf raten	reise anzahlung restzahlung
reise buchen	reiseberatung urlaub buchen
reise fällt aus	reiseabsage erstattung
reise mit reiseleitung	alleinreisende gruppenreise
reiseapotheke	reiseimpfung reisemedizin
reisebett	familienzimmer zustellbett babybett
reiseführer	wanderkarten reiseführer
reisegruppe	gruppen gruppenpreis
reiseleiter nicht da	notfallkontakt reise
reisemangel	reisemängel reklamation
reisen früher ab	vorzeitige abreise stornokosten
reisepass	reisepass beantragen
reisepass nötig	einreisebestimmungen visum
reiserücktritt	reiserücktrittsversicherung
reisesicherungsschein	sicherungsschein insolvenz
reisetipps	reiseberatung urlaub buchen
reiseversicherung	reiserücktrittsversicherung
reitbeteiligung	reiten reitunterricht
reiten lernen	reiten reitunterricht
reiten ohne erfahrung	reitanfänger reitunterricht
reiterferien	reiten reitunterricht
reitstunde	reiten reitunterricht
reißverschluss hakt	reißverschluss austausch
reißverschluss kaputt	reißverschluss austausch reparatur
reißverschluss kaputt	reklamation defekt garantie
reißverschluss klemmt	änderungsschneiderei
reißverschluss stiefel	stiefel reißverschluss schaftweite
rekurs	widerspruch bescheid
reli	religionsunterricht ethik
reli abmelden	religionsunterricht ethik
religion oder ethik	religionsunterricht ethik
renovierung schutt	asbest bauschutt container
rente abgelehnt	sozialrecht widerspruch
rente abmelden tod	unterlagen sterbefall
rente beantragen	rentenversicherung beratung
rente nach tod mann	hinterbliebenenrente formalitäten
rente reicht nicht	altersvorsorge rentenversicherung
rente reicht nicht	heimkosten eigenanteil sozialamt
rente reicht nicht heim	pflegeheim kosten eigenanteil
rente reicht nicht leben	bürgergeld sozialhilfe grundsicherung
rente versteuern	rentenbesteuerung
rente versteuern	rentner steuerpflicht
rente vorsorgen	geldanlage sparen beratung
rentenantrag	rentenversicherung beratung
rentiert sich auto	reparaturkosten freigabe
rentner günstiger	ermäßigung
rentner will helfen	ehrenamt
rentnerin brief finanzamt	rentner steuerpflicht
rentnerrabatt	ermäßigung senioren
reparatur hat nix gebracht	gewährleistung garantie mangel
reparatur klappt nicht zahlen	diagnosepauschale
reparieren	reparatur
reparieren oder neu	reparatur kostenvoranschlag
reparieren per post	einsendung reparatur versand
repariert ihr auch	reparaturservice
repariert ihr fremde	reparatur fremdfabrikate
reservieren	terminvereinbarung termin buchen
reserviert buch	vorbestellung vormerken
reservierung streichen	stornierung absage
reservierungsgebühr	anzahlung kaution
rest mitnehmen	abholung mitnehmen
rest mitnehmen	mehrwegbehälter reste einpacken
rest von reise	reise anzahlung restzahlung
restbetrag gutschein	gutschein gültigkeit
restbetrag gutschein	gutschein gültigkeit einlösen
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
rezept läuft ab	rezept verordnung erforderlich
rezept nachbestellen	rezept folgerezept
rezept ohne arzt	folgerezept wiederholungsrezept
rezept per foto	rezept einlösen
rezept schon alt	rezept gültigkeitsdauer
rezept verfallen	rezept verordnung erforderlich
rezept vom ausland	rezept einlösen
rezept vorab schicken	rezept einlösen
rezeptgebühr	zuzahlung befreiung
rezeptgebührenbefreiung	zuzahlung befreiung
rezeption zu	späte anreise schlüsselbox
rezeption zu ankunft	spätanreise schlüsseltresor
richten lassen	reparatur
richtig schwimmen	bahnen schwimmen
richtigen menschen sprechen	kontakt telefon rückruf
richtiger ansprechpartner	ansprechpartner zuständigkeit
richtiges brot	brot sauerteig dinkel
richtpreis	kostenvoranschlag angebot
riecht muffig	schimmel feuchtigkeit sanierung
riecht nach benzin	kühlwasser öl undicht
riecht nach gas	gasgeruch notfall
riecht nach gas	gasgeruch notfall gasleitung notdienst
riecht verbrannt	elektriker notdienst stromausfall
riecht verschmort	elektrik notfall brandgefahr
riemen fällig	zahnriemenwechsel
rigips wohin	bauschutt entsorgung
rindenmulch	erde mulch schüttgut lieferung
ring geht nicht ab	ring aufschneiden ringweite
ring geht nicht ab	uhr schmuck reparatur
ring geht nicht runter	ringgröße ändern
ring glanz verloren	schmuckreinigung politur
ring kleiner	ringgröße ändern
ring passt nicht mehr	ringgröße ändern
ring schätzen	schmuckgutachten schätzung
ring verloren	fundsachen
ring zu eng	trauringe ringgröße ändern ringweite
ring zu eng	uhr schmuck reparatur
ring zu groß	trauringe ringgröße ändern
ringbuch binden	spiralbindung laminieren
ringe für hochzeit	trauringe
ringe gravieren	trauringe
ringe um lichter	grauer star glaukom
rinne hängt	dachrinne reinigung
rinne läuft über	dachrinne reinigung
rinne tropft	dachrinnenreinigung dachrinne
riss in jacke	kunststopfen flicken reparatur
riss in scheibe	autoglas steinschlagreparatur
riss in scheibe	steinschlag windschutzscheibe
riss in wand	putzarbeiten spachteln
risse am haus	rissanierung statik
risse außen	fassade anstrich
risse in wand	spachteln putz risse
ritze mich	krisentelefon suizid
robotermäher	mähroboter installation
rodeln	skikurs skiverleih
roggenbrot	brotsorten zutaten
rohdaten	bildbearbeitung auswahl
rohes fleisch hund	barf
rohmilch	milchautomat rohmilch
rohr geplatzt	notdienst rohrbruch
rohr geplatzt	rohrbruch wasserschaden notdienst
rohr zu	rohrreinigung abflussreinigung verstopfung
rohrbruch versicherung	schaden melden
rohre eingefroren	frostschaden rohre auftauen
rolex checken	uhrenrevision service
rolladen geht nicht hoch	rollladen reparatur motor
rolladen hängt	fenster reparatur dichtung
rollator	barrierefreiheit rollstuhl barrierefrei rollstuhlgerecht zugang
rolle säcke	gelbe säcke ausgabe
roller fahren	mopedführerschein am roller
roller führerschein	motorradführerschein
roller springt nicht an	motorrad roller werkstatt
rolli	barrierefreiheit rollstuhl barrierefrei rollstuhlgerecht zugang
rollig	kastration sterilisation
rollladen elektrisch	rollladen reparatur motor
rollladen klemmt	rollladen reparatur motor
rollo klemmt	fenster reparatur dichtung
rollo mit motor	rollladen reparatur motor
rollo nach maß	vorhänge sonnenschutz maßanfertigung
rollo per handy	smart home netzwerk
rollrasen	gartengestaltung pflanzservice
rollstuhl	barrierefreiheit rollstuhl barrierefrei rollstuhlgerecht zugang
rollstuhl flughafen	mobilitätseingeschränkt reisen
rollstuhl haus umbauen	barrierefreier umbau
rollstuhl in zug	mobilitätsservice einstiegshilfe
rollstuhl leihen	sitzgelegenheiten rollstuhl ausleihen
rollstuhl mitnehmen	rollstuhl mitnahme transport
rollstuhl sport	behindertensport inklusion
rollstuhl toilette	barrierefreiheit behinderten wc
rollstuhl zimmer	barrierefreies zimmer
rollstuhlgerecht	barrierefreiheit rollstuhl
rollstuhlplatz	rollstuhlplätze begleitperson
romantikwochenende	wellness arrangement pauschalen
romantisch essen	menü mehrgang degustation
romantisches wochenende	wellness
root haben	vserver root server
rosa führerschein	führerscheinstelle umtausch
rose in bestimmter farbe	rosen sonderbestellung
rosen ins büro	blumenversand lieferung strauß
rosen schlapp	frischegarantie blumen
rosen schneiden wann	schnitt zeitpunkt
rosenmontag auf	karneval öffnungszeiten
rost am auto	rostschutz schweißarbeiten
rostet durch	rostschutz schweißarbeiten
rostiges wasser	trinkwasser legionellen
rostiges wasser	trinkwasser rohrsanierung wasserfilter
rote ampel	verkehrsrecht bußgeld fahrverbot
rote ampel	verkehrsrecht unfall
rote flecken	hautarzt dermatologie
rote lampe an	fehlerdiagnose fehlerspeicher auslesen
rote zahlen	dispo überziehung
roten pass	einbürgerung
roter ring bein	zeckenbiss
rotes lämpchen	fehlerdiagnose kontrollleuchte
rotkreuz knopf	hausnotruf
rotlicht	wärmetherapie fango
rotwein auf	fleckenentfernung
rotwein teppich	teppichreinigung
rotznase	ansteckend infektion praxis
rotznase	erkältung infektsprechstunde
rotznase kita	kita krankheit regelung
rotznase kita	krankes kind kita wiederzulassung
router blinkt	internet störung wlan einrichtung
rr messen	bluthochdruck
ruckelt beim bremsen	bremsen service
rucksack abgeben	garderobe schließfach
rucksack im zug	fundservice fundbüro
rucksack wohin	garderobe schließfächer
ruf mich zurück	kontakt telefon rückruf
rufmord	medienrecht bewertung löschen
ruft ihr vorher an	terminankündigung
ruft ihr zurück	rückrufservice
ruft mich an	kontakt telefon rückruf
ruft mich an	rückruf
ruft mich zurück	support kontakt
ruhen lassen	mitgliedschaft pausieren ruhezeit
ruhend stellen	ruhezeit pausieren vertrag
ruhestörung	lärm ruhezeiten
ruhetag	öffnungszeiten
ruhezeit grab	friedhof grab
ruhig gelegen	zimmer ruhige lage
ruhig lernen	arbeitsplätze lernraum
ruhiger platz	arbeitsplätze lernen ruhe
ruhiges zimmer	zimmer ruhige lage zimmerlage ruhig
ruhigste zeit	stoßzeiten auslastung
rumführen	führung
rumpelt	fahrwerk stoßdämpfer diagnose
rumpelt	geräusche auto prüfung
rund um die uhr	notdienst bereitschaft
runder geburtstag	feier geburtstag privat
rundes geburtstag	feiern gesellschaften nebenraum
rundgang	führungen
rundmail an kunden	newsletter marketing
rundmail kunden	social media newsletter
rundreise	rundreise gruppenreise
rundum sorglos	pauschalreise
runtergefallen kaputt	schaden haftung versicherung
runterstufen	tarif downgrade
rutscht prozente	schadenfreiheitsklasse rückstufung
ruß überall	brandschadensanierung
rußfilter voll	partikelfilter reinigung abgas
rußregen	augenarzt notfall blitze
räder abschließen	fahrradraum laden
räder aufheben	reifeneinlagerung räderhotel
räder für urlaub	fahrradverleih
räder fürs wochenende	fahrradverleih
räder sicher	fahrradraum laden
räder unterstellen	radfahrer unterkunft fahrradkeller abstellplatz
räder wechseln	reifenwechsel einlagerung
räder wechseln	reifenwechsel radwechsel
räuberteller	kindergerichte
räuberteller	kindergerichte spielplatz
räume zeigen	besichtigungstermin location
räumlichkeit	raummiete veranstaltungsraum
räumung droht	mietrecht
räumungsklage	obdachlosigkeit wohnungslosenhilfe
röntgen	röntgen mrt radiologie
röntgenbilder mitnehmen	patientenakte befundkopie
rückbildung	geburt hebamme
rückbuchung	rückerstattung erstattung
rücken blockiert	physiotherapie rückenschmerzen
rücken haare weg	haarentfernung waxing
rücken kaputt	physiotherapie rückenschmerzen
rücken kneten	massage
rücken stärken	rückentraining
rücken tut weh	rückenschmerzen
rücken tut weh rad	bikefitting ergonomie sattelberatung
rücken weh aufstehen	matratzenberatung
rückenfit	rückentraining
rückenkurs	kursplan
rückenkurs	rehasport
rückenschule	rehasport
rückerstattung	erstattung rückzahlung
rückgabekasten	rückgabe medienrückgabe
rückgaberecht	rückgabe umtausch widerruf
rückgängig	gelöschte daten wiederherstellen
rückgängig gelöscht	wiederherstellung papierkorb
rückgängig machen	stornierung absage widerruf
rückmeldung geben	lob feedback bewertung
rückruf	kontakt telefon
rückruf auto	rückrufaktion
rücksendeschein	rücksendekosten retourenlabel
rücksendezettel	rücksendung retourenlabel kosten
rückstau	rückstauklappe hebeanlage
rücktransport	auslandskrankenversicherung reise
rückwirkend krank	krankschreibung telefonisch
rüde kastrieren	kastration sterilisation
rüttelplatte	baumaschinen werkzeugverleih
saal anschauen	besichtigungstermin location
saal für feier	nebenraum gesellschaften
saal für hochzeit	raummiete veranstaltungsraum
saal mieten	veranstaltung straßenfest genehmigung
saal mieten	vermietung private nutzung
saal mieten für feier	vereinsheim vermietung
saal putzen	saal reinigung übergabe
saalplan	theaterkasse tickets
sachen abgeben	spenden spendenquittung
sachen beschriften	mitbringen wechselkleidung kita
sachen einschließen	garderobe schließfach
sachen einsperren	schließfach
sachen in wohnung versichert	hausratversicherung
sachen reparieren lernen	repair café
sachen rüberbringen	umzug angebot besichtigung
sachen spenden	sachspenden annahme
sachen stehen lassen schreibtisch	fixer arbeitsplatz fix desk
sachen unterstellen	einlagerung lagerraum selfstorage
sachen zwischenlagern	einlagerung
sachspende	spenden spendenquittung
sackgebühr	abfallsäcke verkaufsstellen
safe bei bank	schließfach
safe geht nicht auf	tresoröffnung
safe im zimmer	zimmerausstattung
safe vergessen	tresoröffnung
safe zimmer	zimmerausstattung kühlschrank wasserkocher
saft geben kita	medikamentengabe kita
saftladen	beschwerde reklamation
sagen sie meinem mann	schweigepflicht vertraulich
sagen was falsch seite	website audit analyse
saisonabo	jahreskarte abonnement
saisoncamping	dauercamping
saisonkarte	jahreskarte abonnement
saisonplatz	dauercamping
saisonstart bike	motorrad frühjahrscheck inspektion
saite gerissen	instrument reparatur stimmen
sakko spannt	weite ändern änderungsschneiderei
salat pflänzchen	gemüsejungpflanzen setzlinge
salbe anmischen	rezeptur salben herstellung
salbe selbst hergestellt	rezeptur salben herstellung
sale umtauschen	umtausch reduzierte ware
salpeter	kellerabdichtung bauwerkstrockenlegung
salsa	tanzkurs
salz und öl	ausstattung küche
salzränder	schuhpflege imprägnierung
sammelpass	treueprogramm bonuskarte
samstag auf	öffnungszeiten
samstag bis samstag	an und abreisetag
samstag bis samstag	mindestaufenthalt
samstag heiraten	eheschließung anmeldung trauung
samstag offen	öffnungszeiten wochenende
samstags auf	öffnungszeiten wochenende
samstags lernen	abendkurs wochenende
sandwich	belegte brötchen snacks
sanieren zuschuss	förderung sanierung kfw bafa
sanitär	sanitäranlagen camping
sarg aussuchen	särge urnen auswahl
sarg bemalen	gestaltung musik trauerfeier
sarg bemalen	särge urnen auswahl
sarggesteck	trauerfloristik kranz
sat kein empfang	satellitenanlage antenne
satellitenschüssel anbringen	parabolantenne genehmigung
sauber bei euch	sauberkeit hygiene
sauber machen nach party	saal reinigung übergabe
sauber übergeben	endreinigung
saubere klos	sanitäranlagen
sauberes register	führungszeugnis
sauer auf euch	beschwerde reklamation
sauerei	beschwerde reklamation
sauerteig	brotsorten zutaten
sauna	sauna wellness
sauna nackt	sauna textilfrei regeln
saunaaufguss	sauna wellness
saunatuch	sauna
sauwetter	wetter absage
save the date	hochzeitseinladungen
saxophon	instrumentalunterricht
scannen	computer drucken kopieren
scannen lassen	kopierservice scanservice
schaden am mietwagen	selbstbeteiligung vollkasko mietwagen
schaden gehabt	schadensmeldung versicherung
schaden melden	schadensmeldung haftpflichtversicherung
schadenfall	schaden melden
schaff abgabe nicht	fristverlängerung hausarbeit
schaff es nicht	stornierung absage termin absagen verschieben
schaff es nicht	termin absagen
schaff es nicht pünktlich	verspätung termin
schaff ich das	anfänger vorkenntnisse
schaff nicht pünktlich	verspätung
schaff tonne nicht	vollservice tonne
schaffe es heute nicht	kurzfristige absage
schaffe es nicht	termin absagen stornierung verschieben
schafft den weg nicht	hausbesuch
schal vergessen	fundsachen
schalten lernen	automatik führerschein b197
schalter fällt immer	kurzschluss fehlersuche fi schalter
schalterstunden	telefonzeiten sprechzeiten
schaltet nicht	schaltung bremsen einstellen
schaltet nicht richtig	schaltung einstellen
schaltung fahren	automatik führerschein b197
schaltung hakt	schaltung einstellen
schanigarten	terrasse biergarten
scharnier ausgerissen	möbelreparatur
scharnier laptop	laptop gehäuse scharnier reparatur
schatten auf terrasse	markise sonnenschutz
schattiger platz	stellplatz reservierung
schau mal über seite	website audit analyse
schaufenster bekleben	schilder schaufensterbeschriftung
schaufenster putzen	fensterreinigung glasreinigung
schaukel kaputt	schadensmeldung mängelmelder
schaumwein	sekt winzersekt
schauspielern	theatergruppe mitspielen
schaut ihr drüber datei	datencheck
schaut ihr fotos an	datenschutz reparatur
schaut ihr meine bilder	datenschutz reparatur
scheck	zahlungsarten nachnahme
scheibe blind	isolierglas austausch
scheibe eingeschlagen	notverglasung glasbruch
scheibe gesprungen	glasbruch notverglasung glaserei verglasung
scheibe gesprungen auto	steinschlag windschutzscheibe
scheibe gesprungen handy	display reparatur handy
scheibe kaputt	glasbruch notverglasung glaserei
scheibe kaputt	notverglasung glasbruch
scheibe schleift	schaltung bremsen einstellen
scheiben dreckig	fensterreinigung glasreinigung
scheiben schneiden	brot schneiden
scheiden lassen	scheidung familienrecht
scheidenpilz	hausmittel selbstmedikation
schein abgenommen	führerscheinentzug mpu
schein aus ausland	ausländischer führerschein umschreibung
schein dabei	zahlungsarten barzahlung
schein dass ich erbe	erbschein
schein machen	führerschein klasse b
scheine anrechnen	anerkennung studienleistungen
scheinwerfer matt	scheinwerferaufbereitung licht
scheinwerfer trüb	scheinwerferaufbereitung licht
scheitholz	pelletheizung holzheizung
schenke meinem mann	gutschein geschenkgutschein
schenke meiner frau	gutschein geschenkgutschein
schenken steuer	erbschaftsteuer schenkungsteuer
scheppert	fahrwerk stoßdämpfer diagnose
scheppert unten	auspuff reparatur
scherben handy	displayreparatur
schere handgepäck	handgepäck sicherheitskontrolle
scheune mieten	raummiete veranstaltungsraum
schichtdienst kind	betreuungszeiten
schick anziehen	kleidung dresscode
schick machen	kleiderordnung
schickt ihr	lieferung versand
schickt ihr auch	lieferung lieferservice versand
schickt ihr ins ausland	versand ausland zoll
schiebe alles auf	zeitmanagement prokrastination
schiedsrichter	trainer übungsleiter gesucht
schiefe wände schrank	einbauschrank nach maß
schiefe zähne	kieferorthopädie zahnspange
schiefe zähne	zahnspange kieferorthopädie aligner
schiefer kopf baby	krankengymnastik kinder säuglinge
schienbeinschoner	ausrüstung kleidung training
schiene gegen schnarchen	schnarcherschiene
schifahren lernen	skikurs skiverleih
schiff fahren	kreuzfahrt
schiffsreise	kreuzfahrt
schild für laden	logo corporate design druck
schild für laden	schilder schaufensterbeschriftung
schild nicht lesen	sehtest brillenglasbestimmung
schild überm eingang	schilder schaufensterbeschriftung
schilddrüse	schilddrüse ultraschall
schildkröte	kleintiere heimtiere exoten
schildkröte krank	heimtiere exoten
schimmel an wand	schimmelbeseitigung schimmelsanierung
schimmel ecke	schimmelbeseitigung schimmelsanierung
schimmel in fugen	silikonfugen erneuern
schimmel in wohnung	mängel melden mieter
schimmel in wohnung	schimmelbeseitigung mietminderung
schimmel miete kürzen	mietrecht mieterhöhung mietminderung
schimmel schlafzimmer	schimmel feuchtigkeit sanierung
schimmel zimmer	mängel unterkunft
schimmelt im schlafzimmer	schimmelbeseitigung schimmelsanierung
schiri	trainer ehrenamt verein
schiri werden	trainer übungsleiter gesucht
schirm vergessen	fundsachen
schirm vergessen	fundsachen fundbüro
schiss vor zahnarzt	betäubung angst narkose
schiss vorm zahnarzt	angstpatienten angst
schlafapnoe	schlafapnoe schlaflabor
schlafcouch	ferienwohnung belegung betten sofa polstermöbel
schlafe schlecht	psychotherapie psychische beschwerden
schlafen auf bauernhof	urlaub am bauernhof
schlafen auf straße	notunterkunft
schlafen bei euch	zimmer verfügbarkeit buchen
schlafen gern lange	später check out frühstückszeiten
schlafen im weingut	gästezimmer winzerhof
schlaffass	mietunterkunft glamping
schlaffass	mietunterkünfte mobilheim
schlafplatz heute	obdachlosigkeit wohnungslosenhilfe
schlafzimmer wie viele	ferienwohnung belegung betten
schlag bekommen	stromschlag elektroprüfung
schlaganfall	neurologische physiotherapie bobath
schlaganfall	notruf brustschmerzen
schlagloch	mängelmelder straße
schlagloch	schadensmeldung mängelmelder
schlaglöcher poltern	fahrwerk stoßdämpfer diagnose
schlagzeug lernen	instrumentalunterricht
schlampig gearbeitet	gewährleistung garantie mangel
schlampig gearbeitet	gewährleistung garantie reklamation mängelrüge nachbesserung
schlange frisst nicht	heimtiere exoten
schlange futter	futtertiere terraristik
schlange stehen	tickets online zeitfenster
schlanker machen	bildbearbeitung auswahl
schlanker machen foto	bildbearbeitung retusche
schlappmacher	einsteiger fitness unsportlich
schlauch flicken	fahrradreparatur schlauchwechsel
schlauch selbst an	bewässerungssystem
schlaues haus	smart home
schlecht behandelt	beschwerde reklamation
schlecht in mathe	hausaufgabenhilfe nachhilfe
schlecht in mathe	nachhilfe förderunterricht
schlecht laufen reise	mobilitätseingeschränkt reisen
schlecht nach essen	reklamation essen
schlecht zu fuß	barrierefrei zugang
schlecht zu fuß	barrierefreiheit rollstuhl barrierefrei rollstuhlgerecht zugang
schlechte bewertung löschen	medienrecht bewertung löschen
schlechte erfahrung	beschwerde reklamation
schlechte erfahrung zahnarzt	angstpatienten angst
schlechte noten	nachhilfe lernförderung
schlechte schufa	bonität schufa
schlechte schufa	schufa bonität mieter
schlechtem wetter	ausfall absage veranstaltung
schlechtes bett	matratzenberatung
schlechtes wetter	wetter absage
schlechtwetter programm	ausflugsziele umgebung
schleichend luft	reifenreparatur reifenpanne
schleier vor augen	grauer star glaukom
schleudert nicht	waschmaschine reparatur
schleudertrauma	verkehrsrecht unfall
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
schloss mitbringen	duschen umkleide handtuch
schloss tauschen	schlosswechsel zylinder
schluckt schlecht	verpflegung diät bewohner
schluss machen mit abo	kündigung kündigungsfrist
schluss machen mit leben	krisentelefon suizid
schluss machen mit vertrag	kündigung kündigungsfrist
schluss machen vertrag	kündigung kündigungsfrist
schläft mittags nicht	mittagsschlaf
schläft nicht mehr mittags	mittagsschlaf ruhezeit
schläft nicht mittags	mittagsschlaf kita
schläger leihen	ausrüstung kleidung training
schläger leihen	leihschläger verleih
schlägerei	strafverteidigung
schlüssel abgeben auszug	wohnungsübergabe protokoll
schlüssel abgeben wohnung	wohnungsübergabe protokoll
schlüssel abgebrochen	schlossreparatur schlossöffnung schlüsseldienst türöffnung
schlüssel abgebrochen	türöffnung schlüsseldienst notdienst
schlüssel abholen	späte anreise schlüsselbox
schlüssel abholen wo	schlüsselübergabe
schlüssel beim nachbarn	schlüsselübergabe zutritt
schlüssel dalassen	schlüsselübergabe
schlüssel dreht nicht	schlossreparatur schlossöffnung
schlüssel drinnen	türöffnung schlüsseldienst notdienst
schlüssel duplizieren	schlüssel nachmachen
schlüssel einwerfen	schlüsselbriefkasten nachtannahme
schlüssel einwerfen	schlüsseleinwurf nachtannahme
schlüssel für saal	saal reinigung übergabe
schlüssel geben putzfrau	schlüsselübergabe
schlüssel geht nicht raus	schlossreparatur schlossöffnung
schlüssel geklaut	schlosswechsel zylinder
schlüssel geklaut	schlosswechsel zylinder austausch
schlüssel handwerker geben	schlüsselübergabe baustelle
schlüssel im auto	autoöffnung schlüsseldienst
schlüssel im kofferraum	autoschlüssel nachfertigung
schlüssel kopieren	schlüssel nachmachen
schlüssel kopieren	schlüsselkopie nachschlüssel
schlüssel liegen lassen	fundsachen fundbüro
schlüssel mit karte	schließanlage sicherungskarte
schlüssel nachmachen	schlüsselkopie nachschlüssel
schlüssel später	umzugstermin verschieben
schlüssel steckt fest	schlossreparatur schlossöffnung
schlüssel steckt innen	türöffnung schlüsseldienst notdienst
schlüssel steckt innen ferienwohnung	schlüssel verloren ausgesperrt
schlüssel steckt von innen	türöffnung schlüsseldienst notdienst
schlüssel vergessen	fundsachen fundbüro
schlüssel verloren	fundsachen fundbüro schlosswechsel zylinder austausch
schlüssel verloren bei euch	fundsachen
schlüssel vom vermieter verloren	haftpflichtversicherung
schlüssel weg	schlosswechsel zylinder austausch
schlüsselbox	späte anreise schlüsselbox
schlüsselkarte geht nicht	schlüssel verloren ausgesperrt
schlüsselkasten	schlüsselübergabe
schlüsselsafe	späte anreise schlüsselbox
schlüsselübergabe	späte anreise schlüsselbox
schmales budget	ermäßigung sozialtarif ratenzahlung
schmerzen am wochenende	notdienst wochenende
schmerzen beim kauen	zahnschmerzen notdienst
schmerzensgeld	verkehrsunfall schadensersatz schmerzensgeld
schmetterlinge	bienenfreundlich insekten
schmetterlinge garten	bienenfreundliche pflanzen wildstauden
schminken hochzeit	brautfrisur hochsteckfrisur
schminken lassen	make up
schminkkurs	make up
schmuck angelaufen	schmuckreinigung politur
schmuck sauber machen	schmuckreinigung politur
schmuck sicher	schließfach bank
schmutzig	sauberkeit hygiene
schnabel kürzen	krallen schneiden
schnaps	destillate edelbrand
schnarche	hno hals nasen ohren
schnarchen	hno hals nasen ohren
schnarchschiene	schnarcherschiene
schnecken fressen	schädlinge pflanzenschutz
schnecken fressen alles	schädlinge pflanzenkrankheiten
schnee rutscht runter	schneefanggitter
schnee räumen	winterdienst räumpflicht
schnee schaufeln	winterdienst
schnee schippen	winterdienst
schnee schippen	winterdienst räumpflicht
schneebrett	schneefanggitter
schneefrei	hitzefrei schneefrei
schneeketten	schneeketten verleih
schneeräumen	winterdienst
schneeräumung	winterdienst räumpflicht
schneidezahn raus	zahnunfall abgebrochen
schnell abholen flughafen	kurzparkzone abholung
schnell außer atem	ekg herz
schnell beerdigen	muslimische jüdische bestattung
schnell lappen	ferienkurs intensiv führerschein
schnell lernen	intensivkurs
schnell lernen	kursdauer intensivkurs
schnell liefern	lieferzeit versand
schnell mittag	mittagstisch tageskarte
schnell verkaufen haus	immobilienverkauf
schnell wachsend	hecke sichtschutz
schnell weg urlaub	last minute angebote
schneller drankommen	wartezeit warteliste
schneller durch kontrolle	fast lane
schneller fertig	express eilauftrag
schnellkurs	intensivkurs
schnellstmöglich	notfall eiltermin
schnitt klafft	wundversorgung verband fäden
schnitt misslungen	farbkorrektur reklamation friseur
schnitt reicht	zugangsvoraussetzungen nc
schnittchen	fingerfood häppchen
schnittwunde	wundversorgung nähen
schnuller mitgeben	mittagsschlaf kita
schnuller und kuscheltier	mittagsschlaf
schnupfen	erkältung infektsprechstunde
schnupfen bringen	krankes kind kita wiederzulassung
schnupperlehre	ausbildung praktikum schnuppertag
schnuppern	ausbildung praktikum
schnuppern judo	probetraining
schnuppern kommen	praktikum schnuppertag
schnuppertag	probe schnuppern kostenlos
schnuppertag schule	tag der offenen tür
schnurrbart	bart rasur barbier
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
schon defekt	reklamation defekt garantie
schon geschrieben	kontakt e mail
schon getragen	getragene ware rückgabe ausschluss
schon getragen zurück	rückgabe bedingungen gebraucht
schon gewaschen	rückgabe gebrauchte ware ausschluss
schon jemand da morgens	öffnungszeiten frühdienst
schon lange kunde	treuerabatt bonusprogramm
schon mal da gewesen	auftragsstatus bearbeitungsstand
schon mit 16	mindestalter altersgrenze
schon mit 17	begleitetes fahren bf17
schon mit fünf	schulanfang einschulung zurückstellung
schon morgens	öffnungszeiten früh
schon morgens da	frühe anreise gepäckaufbewahrung
schon offen	öffnungszeiten
schon um sieben	frühbetreuung öffnungszeiten
schon verkauft	verfügbarkeit reserviert
schon verschickt	stornierung nach versand
schon was neues	auftragsstatus bearbeitungsstand
schon wieder kaputt	garantie gewährleistung reklamation nachbesserung
schon wieder kaputt	gewährleistung garantie mangel
schon woanders studiert	anerkennung studienleistungen
schornstein bröckelt	schornsteinsanierung
schornstein kaputt	kamin einfassung
schornstein zieht nicht	kaminkehrer schornstein prüfung
schornsteinfeger sagt	heizungswartung wartungsvertrag
schrank abbauen	möbelmontage demontage
schrank aufhängen	montage aufbau möbel
schrank beschädigt worden	umzugsschaden transportversicherung
schrank in dachschräge	maßmöbel einbauschrank
schrank nach maß	maßmöbel einbauschrank
schrank unter dachschräge	einbauschrank nach maß
schrank weg	sperrmüll anmelden
schrank wegrücken	möbel räumen vor malerarbeiten
schrank zerlegen	möbel abbau aufbau umzug
schranke	platzordnung ruhezeit camping
schranke nachts	platzordnung ruhezeit camping
schranke zu	nachtruhe platzordnung
schraube an brille	brillenreparatur
schraube fehlt	ersatzteile montagezubehör fehlteile
schraube im kiefer	implantat
schraube im kiefer	implantat zahnlücke
schraube im reifen	reifenreparatur reifenpanne
schraube verloren	ersatzteile
schrauben fehlen	unvollständige lieferung
schrauben selber	montageservice aufbau
schraubsicherungen	sicherungskasten erneuerung
schrei kind an	erziehungsberatung
schreibaby	erziehungsberatung
schreibaby	osteopathie
schreiben lernen erwachsene	alphabetisierung grundbildung
schreibgeschützt	testphase abgelaufen zahlung offen
schreibtisch zimmer	zimmerausstattung
schriftenempfang	wohnsitz anmelden ummelden
schriftlich geben	bescheinigung bestätigung
schriftlich preis	kostenvoranschlag angebot
schriftlich was kostet	angebot kostenvoranschlag festpreis pauschale
schrippen	brötchen vorbestellung
schrippen	brötchenservice
schritt für schritt	ablauf anleitung
schritt für schritt	anleitung erste schritte
schrott abgeben	wertstoffhof recyclinghof
schrottauto	fahrzeugankauf bewertung verschrottung
schrottauto abmelden	kfz zulassung
schrottkarre gekauft	gebrauchtwagencheck
schräubchen verloren	brille reparatur anpassen
schröpfen	akupunktur naturheilkunde
schublade klemmt	möbel restaurierung
schublade klemmt	möbelreparatur
schublade küche schließt nicht	scharniere einstellen küchenservice
schufa	bonität schufa
schufa schlecht	bonität schufa
schuh zu eng	schuhe weiten
schuhe drücken	schuhe weiten
schuhe drücken	schuhreparatur absatz sohle
schuhe durchgelaufen	besohlung sohlenreparatur
schuhe entsorgen	altkleider
schuhe im treppenhaus	hausordnung nachbarn
schuhe leihen	schuhverleih leihschuhe
schuhe pflegen	schuhpflege imprägnierung
schuhe wasserdicht	schuhpflege imprägnierung
schuhe weiten	schuhreparatur absatz sohle
schuhkarton belege	belegerfassung buchhaltung
schuhkarton belege	steuererklärung erstellen
schulanfang	schulanmeldung einschulung
schulanmeldung	schulanmeldung einschulung
schulausflug	schulklassen
schulbegleitung	förderung legasthenie lrs
schulbescheinigung	zeugnis kopie verlust
schulbesuchsbestätigung	zeugnis kopie verlust
schulbus	schulbus schülerbeförderung
schulbus verpasst	schulbus schülerbeförderung
schulbücher	schulbücher materialliste schulbuchbestellung
schulcloud	ipad laptop schule
schulden geerbt	erbrecht testament
schulden los	privatinsolvenz schuldnerberatung
schulden was tun	sozialberatung tafel
schulden über kopf	schuldnerberatung
schulden überm kopf	privatinsolvenz schuldnerberatung
schuldenberg	schuldnerberatung
schuldig oder nicht	strafverteidigung
schuldnerberatung	sozialberatung tafel
schule anmelden	schulanmeldung einschulung
schule anschauen	tag der offenen tür
schule bei schnee	schneefrei hitzefrei unterrichtsausfall
schule bescheid sagen	krankmeldung schüler
schule besichtigen	tag der offenen tür
schule fällt aus	hitzefrei schneefrei
schule rabatt	rabatt gemeinnützig bildung
schule wechseln	schulwechsel aufnahme
schulenglisch noch	einstufungstest sprachniveau
schulessen	schulkantine mensa essen
schulferien	ferienplan schulferien
schulfotograf	kita und schulfotografie
schulfotos bestellen	kita und schulfotografie
schulfotos bestellen	schulfotograf kindergartenfotos
schulfrei beerdigung	beurlaubung
schulfrei bekommen	beurlaubung unterrichtsbefreiung
schulfrei wann	ferienplan schulferien
schulkantine	schulkantine mensa essen
schulklasse	gruppen gruppenangebot
schulplatz	schulanmeldung aufnahme
schulranzen zu teuer	klassenfahrt zuschuss bildung teilhabe
schulreif	vorschule sprachförderung
schulreise	schulklassen
schulsozialarbeit	mobbing schulsozialarbeit
schulter hart	massage verspannung
schulter tut weh	orthopädie gelenkschmerzen
schulter verspannt	manuelle therapie
schultüte	schulanfang einschulung zurückstellung
schultüte	schulanmeldung einschulung
schulunfall	arbeitsunfall durchgangsarzt
schulunfähig	attest schule
schulung fürs team	schulung tutorial onboarding
schulung team	anleitung erste schritte
schulweg	schulbus schülerbeförderung
schuppen bauen	gartenhaus holzbau
schuppen kopfhaut	haarpflege kur
schuppenflechte	hautarzt dermatologie
schwanger gekündigt	arbeitsrecht kündigung
schwanger geworden	schwangerschaft ruhezeit sonderkündigung
schwanger reise	pauschalreise storno
schwanger streichen	lösemittelfrei farbe geruch
schwanger und allein	schwangerschaftskonfliktberatung
schwanger vertrag	mitgliedschaft pausieren stilllegen
schwangere bilder	familienfotos neugeborene
schwangerschaftsfotos	babybauch fotoshooting
schwangerschaftstest positiv	schwangerschaft vorsorge
schwarz gefahren	erhöhtes beförderungsentgelt fahrpreisnacherhebung
schwarz machen	rechnung
schwarze flecken rosen	schädlinge pflanzenkrankheiten
schwarze flecken wand	schimmel feuchtigkeit sanierung
schwarze flecken wand	schimmelbeseitigung schimmelsanierung
schwarze punkte auge	augenarzt notfall blitze
schwarze rosen	rosen sonderbestellung
schwarzgeld	selbstanzeige
schwedenofen	kaminofen
schweigepflicht	datenschutz
schweizer werden	einbürgerung
schweißausbrüche nachts	wechseljahre
schwer laufen	barrierefreiheit rollstuhl
schwerbehindert	ermäßigung schwerbehindertenausweis
schwerbehindert günstiger	ermäßigung
schwerbehindertenausweis	ermäßigung schwerbehindertenausweis
schwerer kübel	lieferung transport gartencenter
schweres teil	klaviertransport schwertransport
schwerhörig	barrierefreiheit hörbehinderung gebärdensprache
schwimmbad im hotel	pool schwimmbad
schwimmen lernen	schwimmkurs
schwimmen lernen	schwimmkurs seepferdchen
schwimmflügel	schwimmkurs
schwimmkurs	schwimmkurs seepferdchen
schwimmwindel	babyschwimmen
schwimmwindel	schwimmwindel babyschwimmen
schwindel	schwindel therapie
schwindel mit gleitsicht	gleitsichtbrille
schwindel neue brille	gleitsichtbrille
schwindel von tabletten	nebenwirkungen wechselwirkungen beratung
schwindlig ständig	bluthochdruck
schwitzen	sauna
schwitzen	sauna wellness
schwul segnen	segnung
schädel behandeln	osteopathie
schäm mich für zähne	angstpatienten
schäme mich für zähne	angstpatienten angst
schäme mich untersuchung	ärztin frau untersuchung
schön einpacken	geschenkverpackung
schöne aussicht	ausblick balkon terrasse
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
schülerticket verloren	schulbus schülerbeförderung
schüssel aufs dach	satellitenanlage fernsehempfang
schüssel ausrichten	satellitenanlage antenne
sechsstellige code	zwei faktor authentifizierung
secondhand	gebraucht second hand
seebestattung	feuerbestattung urne
seekrank	kreuzfahrt
seele baumeln	wellness
seelisch am ende	psychotherapie psychische beschwerden
seelsorge	seelsorge gespräch
seepferdchen	schwimmkurs
seepferdchen	schwimmkurs seepferdchen
segen für paare	segnung
seh doof aus	kamerascheu
seh genug zum fahren	führerschein sehtest
seh nicht besser	verträglichkeitsgarantie brille
seh nicht mehr gut	sehtest brillenglasbestimmung
seh plötzlich schlecht	sehtest augenarzt notfall
seh schlecht	sehtest augenprüfung
seh wie durch nebel	grauer star glaukom
sehbehindert	barrierefreiheit sehbehinderung
sehe doppelt	augenarzt
sehe meine kinder nicht	umgangsrecht sorgerecht
sehe schlecht	barrierefreiheit sehbehinderung
sehe verschwommen	augenarzt
sehen anders aus pillen	generika rabattvertrag
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
seid ihr weg august	urlaub vertretung
seid ihr zertifiziert	zertifizierung zertifikate
seit dem update	update fehler bekannte probleme
seit gestern gehts nicht	störung statusseite
seit tabletten komisch	nebenwirkungen wechselwirkungen beratung
seit wann gibts euch	über uns team gründung geschichte
seite altbacken	website relaunch redesign
seite am handy kaputt	responsives design mobil
seite auf englisch	mehrsprachige website
seite auf handy komisch	responsives design mobil
seite auffrischen	website relaunch
seite aufhübschen	website relaunch redesign
seite basteln	website erstellung webdesign
seite beurteilen	website audit analyse
seite bricht zusammen	skalierung server upgrade
seite down	wartung support website
seite für behinderte	barrierefreiheit wcag audit
seite für blinde	barrierefreie website
seite für blinde	barrierefreiheit wcag audit
seite für laden	website erstellen kosten
seite gehackt	malware bereinigung sicherheit website
seite gehackt	website gehackt sicherheit
seite geht grad nicht	störung status
seite geht nicht	fehlerbehebung störung support
seite geht nicht	wartung support website
seite günstig	website preise pakete
seite ist down	störung systemstatus ausfall
seite lahm	ladezeit performance
seite langsam	ladezeit performance
seite lädt nicht	fehlermeldung technische probleme fehlerbehebung störung
seite mehrsprachig	mehrsprachige website
seite nicht erreichbar	störung server fehler
seite nicht sicher	ssl zertifikat https
seite peinlich	website relaunch
seite peinlich	website relaunch redesign
seite rausgerissen	buch verloren ersatz
seite selber ändern	cms redaktionssystem pflege
seite selbst bearbeiten	cms inhalte selbst pflegen
seite sieht alt aus	website relaunch
seite sieht alt aus	website relaunch redesign
seite smartphone	responsive mobil
seite spinnt	fehlermeldung technische probleme
seite umziehen	domain transfer authcode
seite weg	störung server fehler
seite zerrissen	verlust beschädigung medien ersatz
seite zerschossen	backup wiederherstellen
seite zerstört	backup wiederherstellen
seite zu langsam	ladezeit optimierung pagespeed
seiten kurz	haarschnitt herren
seiten kurz	haarschnitt preise
selber abholen	abholung im laden
selber abholen	abholung selbstabholung
selber abholen essen	abholung mitnehmen
selber aussuchen bilder	bildbearbeitung auswahl
selber bilder reinmachen	cms inhalte selbst pflegen
selber einbauen	selbsteinbau garantie
selber flicken	repair café
selber föhnen	waschen föhnen styling
selber gefärbt	farbkorrektur beratung haarfarbe
selber gefärbt katastrophe	farbkorrektur reklamation friseur
selber holen	abholung
selber kochen	ferienwohnung küche ausstattung
selber machen	anleitung selbsthilfe
selber material besorgen	material bauseits
selber pflücken	selbsternte selbstpflücken
selber putzen	endreinigung
selber reparieren	anleitung selbsthilfe
selber rumgeschraubt	garantieausschluss
selber schauspielern	mitspielen theatergruppe vorsprechen
selber schuld unfall	vollkasko
selber termin aussuchen	online terminbuchung
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
selbstauskunft	mietbewerbung unterlagen
selbstbehalt	kostenübernahme krankenkasse
selbstbehalt mietwagen	selbstbeteiligung versicherung mietwagen
selbstbeteiligung	selbstbeteiligung versicherung mietwagen
selbstständig aber sicher	betreutes wohnen
selbstständig machen	gewerbeanmeldung
selbstständig mieten	schufa bonität mieter
selbstständigkeit anfangen	existenzgründung beratung
selbsttest	schnelltest
selbsttönend	sonnenbrille sehstärke
selbstverteidigung	kampfsport selbstverteidigung
selbstzahler	igel selbstzahler leistungen
selbständig machen	existenzgründung gewerbeanmeldung beratung
selfie	fotografieren erlaubt
semester aussetzen	urlaubssemester
semester bezahlen	rückmeldung semesterbeitrag
semesterende aufhören	abmeldung musikschule
semesterticket	rückmeldung semesterbeitrag
seminar bei euch	seminarraum veranstaltung
seminarraum	seminarraum tagung hotel
semmeln	brötchen vorbestellung
semmeln morgens	brötchenservice
semmeln vorbestellen	brötchen vorbestellung
sendung verschwunden	sendungsverfolgung lieferzeit
sendungsnummer	lieferzeit lieferstatus sendungsverfolgung
sendungsverfolgung	lieferzeit lieferstatus
senior hund	altersvorsorge tier
seniorengymnastik	seniorensport
seniorenheim	heimplatz aufnahme pflegeheim
seniorenpreis	ermäßigung senioren
seniorenteller	kindergerichte
seniorenwohnung	betreutes wohnen
senkfuß	einlagen orthopädietechnik maßschuhe orthopädie
sensor reifen	rdks reifendrucksensor
seriös	sicherheit betrug bewertungen zertifizierung referenzen
seriöser schlüsseldienst	festpreis schlüsseldienst
server down	störung status
server down	systemstatus störung
server in deutschland	serverstandort dsgvo
server schafft nicht	skalierung server upgrade
service fällig	inspektion ölwechsel
service wohnen	betreutes wohnen
serviceheft	inspektion service
sessel durchgesessen	polsterei neubezug
sessel mitnehmen heim	zimmereinrichtung eigene möbel
setzlinge	gemüsejungpflanzen setzlinge
sexy bilder	aktfotos boudoir
sexy fotos	akt boudoir fotografie
sf klasse	kfz versicherung schadenfreiheitsklasse
shampoo mitnehmen	handgepäck sicherheitskontrolle
shellac	maniküre nagelstudio
shirt mit aufdruck	textildruck
shooting kosten	fotoshooting preise pakete
shop aussehen ändern	themes design anpassen
shop in mehreren sprachen	mehrsprachiger shop
shop rechtlich sicher	rechtstexte abmahnsicher
showroom	ladengeschäft showroom
shuttle	öffentliche verkehrsmittel haltestelle
sich verwöhnen	wellness
sich wehren	kampfsport selbstverteidigung
sichere fenster	einbruchschutz
sicherer machen haus	einbruchschutz
sicheres schloss	zusatzschloss sicherheit
sicherheit hinterlegen	anzahlung kaution
sichern lernen	klettern bouldern
sicherung fliegt	elektriker notdienst stromausfall
sicherung fliegt	kurzschluss fehlersuche fi schalter elektriker
sicherung haut raus	kurzschluss fehlersuche fi schalter
sicherung kommt immer	kurzschluss fehlersuche fi schalter
sicherung machen	backup datensicherung
sicherung springt raus	kurzschluss fehlersuche fi schalter
sicherungskarte	schließanlage sicherungskarte
sicherungskarte	schlüssel nachmachen
sicherungskasten alt	zählerschrank verteiler erneuern
sicherungskopie	datenexport sicherung
sicherungsschein	schließanlage sicherungskarte
sie ist erst vier	mindestalter kinder
siebenschläfer	marder schädlingsbekämpfung
siebträger	kaffeemaschinen reparatur wartung
sieht anders aus	release notes update
sieht anders aus	widerruf rückgabe retoure
sieht anders aus gedruckt	farbprofil cmyk proof
sieht man gut	sichteinschränkung sitzplan
sieht man was balkon	sitzplan plätze sicht
sieht schlecht	sehbehinderung barrierefrei
sieht tafel nicht	kinderbrille
sieht wer bezahlt hat	bankanbindung zahlungsabgleich
signatur stimmt nicht	webhook signaturprüfung
signiert	lesung signierstunde
silber schwarz	schmuckreinigung politur
silberfische	schädlingsbekämpfung kammerjäger
silberkette	schmuckreparatur löten
silikon schimmelt	badsanierung
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
sind nüsse drin	allergene inhaltsstoffe
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
singen mit baby	musikalische früherziehung
singen mit kleinkind	musikalische früherziehung
singen und basteln	beschäftigung veranstaltungen bewohner
single urlaub	alleinreisende gruppenreise
singlereise	rundreise gruppenreise
sitz an treppe	treppenlift
sitz fürs baby mieten	kindersitz mietwagen
sitz fürs baby rad	kindersitz fahrradanhänger
sitz unbequem rad	ergonomie bikefitting sattel
sitz zu hoch	tieferlegung sitzhöhe
sitze am flughafen fest	flugverspätung annullierung
sitze im rollstuhl	barrierefrei rollstuhl zugang
sitzen geblieben	klassenwiederholung
sitzen wo frei	flexibler arbeitsplatz hot desk
sitzerhöhung	kindersitz mietwagen
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
smartphone erlaubt	handyverbot
smartphone kurs	edv computerkurs
smartphone senioren	edv computerkurs
smoking leihen	smokingverleih
sms kommt nicht	bestätigungsmail verifizierung
sms schreiben	kontakt e mail
snacks	essen verpflegung
snowboard lernen	skikurs skiverleih
so ein mist	beschwerde reklamation
so ein saftladen	beschwerde
so lange warten	wartezeit notfalltermin
so schnell wie möglich	notfall eiltermin notdienst express soforthilfe
so ungefähr kosten	kostenvoranschlag richtpreis
so viel nachzahlen strom	jahresabrechnung verbrauch
so viel verpackung	verpackung nachhaltig
sodbrennen	hausmittel selbstmedikation
sodbrennen	magen darm
sodexo	gutscheine zahlungsarten
sofa aussuchen	sofa polstermöbel schlafsofa
sofa dreckig	polsterreinigung matratzenreinigung
sofa durchgesessen	polsterei
sofa knarzt neu	reklamation möbel garantie
sofa loswerden	sperrmüll anmelden
sofa neu bezogen	polsterei neubezug
sofa passt nicht treppenhaus	klaviertransport schwertransport
sofa quietscht	reklamation möbel garantie
sofa zum schlafen	sofa polstermöbel schlafsofa
sofort grün	rollrasen rasenneuanlage
sofort hilfe	notfall eiltermin
sofort jemand	notdienst express soforthilfe
sofort mitnehmen	sofortmitnahme lagerware
sohle ab	besohlung sohlenreparatur schuhreparatur
sohle durch	besohlung sohlenreparatur
sohle löst sich	besohlung sohlenreparatur
sohle löst sich	schuhreparatur absatz sohle
sohn achtzehn	änderung lebenssituation
sohn bankgeschäfte	kontovollmacht
sohn downsyndrom sport	behindertensport inklusion
sohn haare	kinderhaarschnitt
sohn hat scheibe	schadensmeldung haftpflichtversicherung
sohn hört nicht	erziehungsberatung
sohn in haft	strafverteidigung
sohn kifft	suchtberatung jugendliche
sohn krank schule	krankmeldung schule entschuldigung
sohn nimmt drogen	suchtberatung
sohn will anfangen	jugendabteilung anmeldung
sohn will pumpen	fitness kinder jugendliche
sohnemann	kinder
soja	allergene inhaltsstoffe
solange anderes auto	ersatzwagen leihwagen
solar am balkon	balkonkraftwerk
solar aufs dach	photovoltaik anlage
solar geht nicht	photovoltaik speicher
solar lohnt	photovoltaik speicher
solar putzen	photovoltaik reinigung
soll ausziehen	mietrecht kündigung eigenbedarf
soll ich operieren	zweitmeinung
soll überraschung sein	geschenk überraschung diskretion
sommer und winter reifen	ganzjahresreifen
sommer zu	betriebsferien urlaub
sommerferien kinder wohin	ferienprogramm kinder
sommerferien preise	frühbucher ferien
sommerferien zu	betriebsferien urlaub geschlossen
sommerpause	betriebsferien urlaub geschlossen
sommerreifen	reifenwechsel einlagerung
sommerreifen drauf	reifenwechsel radwechsel
sonderanfertigung	personalisierung gravur
sonderanfertigung zurück	vom umtausch ausgeschlossen
sonderfahrten	sonderfahrten pflichtstunden
sonderkündigung	kündigung kündigungsfrist
sonderpreis	ermäßigung rabatt
sonderzeichen falsch	zeichenkodierung utf 8
sonnabend auf	öffnungszeiten wochenende
sonne blendet büro	jalousien raffstore
sonne blendet terrasse	markise sonnenschutz
sonne fürs warmwasser	solarthermie
sonne sitzen	terrasse biergarten
sonnenblumen	saisonblumen
sonnenbrille	sonnenbrille sehstärke
sonnenbrille mit stärke	sonnenbrille sehstärke
sonnencreme kita	mitbringen wechselkleidung kita
sonnenstrom	photovoltaik anlage
sonnenstrom	photovoltaik speicher
sonniger balkon	standort schatten pflanzenberatung
sonntag bohren	ruhezeiten hausordnung
sonntag kirche	gottesdienst zeiten
sonntag krank geworden	notdienst außerhalb sprechzeiten
sonntag noch jemand	notdienst bereitschaft
sonntag offen	öffnungszeiten wochenende
sonntag teurer	zuschlag notdienst wochenende
sonntag zurückgeben	rückgabe außerhalb öffnungszeiten
sonntags auf	öffnungszeiten
sonntags auf	öffnungszeiten wochenende
sonntags in kirche	gottesdienst zeiten
sonntagsbrunch	frühstück brunch
sonntagszuschlag	festpreis schlüsseldienst
sonst noch kosten	zusatzkosten nebenkosten leistungen
sorgerecht erklärung	geburtsurkunde standesamt
souvenir	museumsshop café
sowas schon gemacht	referenzen
sozialamt beerdigung	sozialbestattung
sozialhilfe	ermäßigung sozialtarif
sozialpass	ermäßigung sozialtarif nachweis
sozialtarif	ermäßigung
sozialwohnung	wohngeld sozialleistungen
spa	sauna wellness
spam von euch	newsletter abmelden werbewiderspruch
spam über formular	website gehackt sicherheit
spange	kieferorthopädie zahnspange
spange kaputt	zahnspange reparatur kieferorthopädie
spanisch lernen	sprachkurse termine
spannend für urlaub	buchempfehlung beratung
sparen für später	sparplan
sparen fürs kind	geldanlage sparen beratung
sparen fürs kind	sparplan
sparen kann man	ermäßigung rabatt
spargel	saisonkarte spargel wild
sparschwein	bargeld münzen einzahlen
sparschwein	münzeinzahlung
sparstrumpf	geldanlage sparen beratung
spartickets	sparpreis tickets
speak english	fremdsprachen englisch
speck weg	ernährungsberatung abnehmen
speiben	magen darm
speiche gebrochen	laufrad zentrieren speichen
speicher voll	speicherplatz dateigröße
speicher voll	speicherplatz upload limit erweitern
speisekarte drucken	kalender speisekarten druck
spende abholen	sachspenden kleidung möbel
spende absetzen	spendenbescheinigung zuwendungsbestätigung
spende absetzen	spendenquittung zuwendungsbestätigung
spende aufhören	spende kündigen lastschrift
spende pausieren	dauerspende ändern beenden
spende stoppen	dauerspende ändern beenden
spende zweimal	spende rückerstattung
spenden	spenden spendenquittung
spendenbescheinigung	spendenquittung zuwendungsbestätigung
spendenkonto	spenden spendenquittung
spendenlauf	spendenaktion
spendenquittung	spenden spendenquittung
sperr notruf	karte sperren verlust
sperre arbeitslosengeld	sozialrecht widerspruch
sperre strom	stromsperre zahlungsrückstand
sperre wechsel	vereinswechsel spielerpass
sperrig	maximalgewicht maße sperrgut
sperriges	sperrmüll anmelden
sperrmüll	sperrmüll wertstoffhof
sperrmüll anmelden	sperrmüllabholung
sperrmüll vor tür	sperrmüll anmeldung
sperrmüll wegbringen	sperrmüll entsorgung
sperrstunde	sperrstunde musik ende
spezialität	saisonkarte spargel wild
spider app	display reparatur handy
spiegel nach maß	glaserei duschabtrennung
spiegel zerbrochen umzug	transportversicherung umzugsschaden
spiegelreflex	fotokurs
spielberechtigung	spielerpass vereinswechsel
spielberechtigung	vereinswechsel spielerpass
spiele ausleihen	katalog recherche medien
spiele zu viel	glücksspielsucht beratung
spielecke	kinder kinderbetreuung spielecke
spielerpass	spielerpass vereinswechsel passantrag
spielgruppe	eltern kind kurse
spielplan oper	spielplan theater
spielplatz dreckig	schadensmeldung mängelmelder
spielplatz kaputt	mängelmelder straße
spielsüchtig	suchtberatung
spielt zusammen mit	integration schnittstelle api
spielzeug abgeben	sachspenden
spielzeug spenden	sachspenden kleidung möbel
spind	garderobe schließfach
spind aufmachen	briefkastenschloss öffnung
spind geht nicht auf	briefkasten spind schloss
spind schloss mitbringen	spinde vorhängeschloss
spinning	kursplan
spinning	kursplan gruppenkurse
spinnt programm	störung status
spinnt rum	reparatur defekt
spinnweben pflanze	schädlinge pflanzenkrankheiten
spirale	verhütung spirale pille
spirale einsetzen	verhütung spirale pille
spirale setzen	verhütung
spitex	ambulante pflege
spitzen schneiden	haarschnitt damen
spliss	haarschnitt damen
sponsern	spenden spendenquittung
sponsern uns	sponsoring
sponsor werden	spenden spendenquittung
spontan kommen	offene sprechstunde ohne termin
spontan kommen	ohne termin offene sprechstunde anmeldung
spontan verreisen	last minute angebote
spontan vorbei	ohne voranmeldung spontan
sport ab 60	seniorensport
sport auf rezept	rehasport
sport auf rezept	rehasport herzsport
sport für alte	seniorensport
sport für kind	sportverein abteilungen
sport für ältere	seniorensport
sport ohne brille	kontaktlinsen anpassung
sportattest	führerschein tauglichkeit untersuchung
sportheim mieten	vereinsheim vermietung
sportmuffel	einsteiger fitness unsportlich
sportsachen mitbringen	mitbringen kleidung physiotherapie
sporttauglichkeit	führerschein tauglichkeit untersuchung
sportverletzung	sportphysiotherapie
spot on	parasiten floh zecken
sprachaufenthalt	sprachreisen
sprachcafé	konversationskurs
sprache beweisen	sprachprüfung zertifikat
sprache lernen	sprachkurse termine
sprachferien	sprachreisen
sprachförderung	vorschule sprachförderung
sprachkurs	sprachkurse termine
sprachkurs für firma	firmenkurse business sprache
sprachkurs von zuhause	online sprachkurs
sprachreise	sprachreisen
sprachzertifikat	sprachprüfung zertifikat
spray tan	solarium
spraydosen	schadstoffe problemstoffe
sprayer	graffitientfernung
spreche kein deutsch	dolmetscher sprache
sprechen lernen	konversationskurs
sprechen üben	konversationskurs
sprechstunde lehrer	elternsprechtag elterngespräch
sprecht ihr englisch	fremdsprachen englisch sprachen dolmetscher
sprengel	schulanmeldung aufnahme
spricht jemand arabisch	sprachen arabisch dolmetscher
spricht jemand englisch	sprachen englisch
spricht jemand russisch	sprachen russisch mehrsprachig
spricht jemand türkisch	sprachen türkisch mehrsprachig
spricht nicht richtig	logopädie sprachentwicklung
spricht noch nicht	inklusion förderbedarf
spricht undeutlich	logopädie sprachtherapie
spricht wer englisch	sprachen fremdsprachen dolmetscher
springburg	hüpfburg verleih
springt nicht an	abschleppdienst pannenhilfe
sprinter leihen	transporter mieten
sprinter leihen	transporter vermietung
spritze geben kommen	ambulanter pflegedienst
spritze gegen	impfung impfsprechstunde
spritze gegen grippe	grippeimpfung
spritze vor reise	reiseimpfung
spritzen geben	ambulante pflege
spritzen gefunden	wilder müll illegale ablagerung
spritzen wegwerfen	altmedikamente entsorgung
spruch für firma	claim slogan
spruch für karte	traueranzeige trauerkarten
spuren von nüssen	allergene inhaltsstoffe
spät anreisen	späte anreise schlüsselbox
spät noch	öffnungszeiten abend
spätabends	öffnungszeiten abend
spätdienst	betreuungszeiten kita
später abholen	abholfrist aufbewahrung
später abreisen	später check out
später am tag	termin verschieben
später anreisen	verspätung
später auschecken	später check out
später bezahlen	ratenzahlung
später einchecken	spätanreise schlüsseltresor
später einschulen	schulanmeldung einschulung
später einsteigen	einstieg laufender kurs
später genug geld	altersvorsorge rentenversicherung
später reinkommen	theater verspätung nacheinlass
später zahlen	rechnungskauf zahlungsarten
später zahlen	zahlungsziel stundung zahlungsaufschub
später zurückbringen	mietverlängerung verspätete rückgabe
später zurückbringen	rückgabe außerhalb öffnungszeiten
spüle ausschneiden	küche arbeitsplatte
spüle verstopft	rohrreinigung abflussreinigung verstopfung
spülkasten	wasserhahn tropft reparatur
spülkasten läuft	spülkasten reparatur
spülmaschine anschließen	anschluss installation außenwasserhahn
spülmaschine pumpt nicht	geschirrspüler reparatur
spülung geht nicht	spülkasten reparatur
spülung läuft	wasserhahn tropft reparatur
spülung läuft nach	spülkasten reparatur
squash	tennis platz buchen
ssw	schwangerschaft vorsorge
staatsanwalt brief	strafverteidigung
staatsbürger werden	einbürgerung
staatsbürgerschaft	einbürgerung
stadtführung	führungen
stadthaus schalter	termin bürgerbüro
stadtrat	rathaus gemeinderat bürgermeister
stammbaum	archiv recherche
stammessen	mittagsmenü tageskarte
stammkunden rabatt	ermäßigung rabatt
stammplatz	abonnement theater
stammtisch	live musik veranstaltung lokal
stand auf markt	veranstaltung straßenfest genehmigung
stand auf messe	messestand
stand aufbauen	veranstaltung anmelden genehmigung
stand der dinge	auftragsstatus bearbeitungsstand
stand durchgeben	zählerstand melden
standesamt	standesamtliche trauung
standort	adresse standort
standuhr	großuhren reparatur
starke blutung	frauenarzt gynäkologie
starke männer	umzugsservice umzugshelfer
starkregen	elementarschaden
starkregen	elementarschadenversicherung
starkstrom	herdanschluss starkstromanschluss
starkstrom auto	wallbox
starkstrom herd	herd anschließen
starthilfe	batterie prüfen tauschen
statist	mitspielen theatergruppe vorsprechen
statist	theatergruppe mitspielen
stativ mitnehmen	fotografieren stativ
statt blumen spende	anlassspende spendenaktion
statt geschenke spenden	anlassspende spendenaktion
statt geschenke spenden	spendenaktion
statt gutschein geld	gutschein barauszahlung
statt wanne dusche	badumbau wanne dusche barrierefrei
stau stehe	verspätung
staub in wohnung	staubschutz sauberkeit
stechen im herz	notruf brustschmerzen
stechen in brust	ekg herz
steck fest abholung	verspätete abholung
steckdose	laptop arbeiten café
steckdose dazu	steckdosen installation
steckdose funkt	elektrik notfall brandgefahr elektriker notdienst
steckdose fürs auto	ladestation elektroauto
steckdose im garten	steckdosen installation
steckdose in garage auto	wallbox installation
steckdose locker	steckdosen installation
steckdose schmort	elektrik notfall brandgefahr
steckdose setzen	steckdosen installation
steckdose summt	elektriker notdienst stromausfall
steckdose verschmort	elektriker notdienst stromausfall
steckdose versetzen	steckdosen installation
steckdose wohnwagen	stromanschluss stellplatz
steckdosen kind	kindersicher garten
stecke im lift	aufzug störung notruf
stecker fällt raus handy	ladebuchse reparatur
stecker heiß	elektrik notfall brandgefahr
stecker solar	balkonkraftwerk
steh auf autobahn	abschleppdienst pannenhilfe
steh hier und keiner	termin verspätung beschwerde
steh im stau	verspätung
steh im stau	verspätung termin
steh vor der tür	türöffnung schlüsseldienst notdienst
steh vor tür	türöffnung schlüsseldienst notdienst
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
stein auf scheibe	steinschlag windschutzscheibe
stein aufstellen	grabstein
stein fehlt ring	steinfassung schmuckreparatur
stein fürs grab	grabstein
stein küchenplatte	naturstein steinmetz
stein rausgefallen	steinfassung schmuckreparatur
stein rausgefallen	uhr schmuck reparatur
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
stempelheft	heil und kostenplan bonusheft
stempelkarte	treueprogramm bonuskarte treuerabatt bonusprogramm
step aerobic	kursplan gruppenkurse
stephanstag	öffnungszeiten feiertage
sterbebegleitung	palliativ hospiz
sterbebild	trauerdrucksachen
sterbebildchen	traueranzeige trauerkarten
sterbebildchen	trauerdrucksachen
sterbefall melden	sterbeurkunde
sterilisation	verhütung spirale pille
sterne geben	lob feedback bewertung
sternenkind	sternenkinder
sternenkind	sternenkinder bestattung
sternsinger	kinder jugendgruppen kirche
steuer für hund	hundesteuer anmeldung
steuer hinterzogen	selbstanzeige
steuer inbegriffen	mehrwertsteuer preis
steuer machen	steuererklärung einkommensteuer
steuer machen lassen	steuererklärung erstellen
steuer nachzahlen	steuerbescheid einspruch
steuer nicht gemacht	steuererklärung verspätung frist
steuer pauschalpreis	honorar steuerberater
steuer verschlafen	fristverlängerung verspätungszuschlag
steuer zu spät	abgabefrist steuer fristverlängerung
steuer zurückholen	steuerlich absetzbar handwerkerleistungen
steuer überfordert	steuererklärung erstellen
steuerausgleich	steuererklärung einkommensteuer
steuerberater meldet sich nicht	steuerberater wechsel
steuerberater reinlassen	steuerberater zugang datev
steuerberater sieht buchungen	steuerberater zugang datev
steuerberater wechseln	steuerberaterwechsel mandat mandatsübernahme
steuerberater zu teuer	honorar steuerberater
steuerberater zugang	datev export steuerberaterzugang
steuerbescheid gemeinde	grundsteuer gebühren
steuererklärung	rechnung quittung beleg
steuererklärung hilfe	steuererklärung einkommensteuer
steuerkette rasselt	zahnriemenwechsel
steuerlich absetzen	steuerlich absetzbar handwerkerleistungen
steuern machen lassen	steuererklärung einkommensteuer
steuernummer	impressum rechtsform
steuerprüfung	betriebsprüfung
sti test	geschlechtskrankheiten test hiv
sticker	aufkleber etiketten
stickig	klimaanlage heizung zimmer
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
stinke aus mund	professionelle zahnreinigung
stinksauer	beschwerde reklamation
stinkt farbe	lösemittelfrei farbe geruch
stinkt nach gas	gasgeruch notfall
stinkt nach rauch	nichtraucher rauchen balkon
stirnfransen	haarschnitt damen
stoff markise	markise sonnenschutz
stoffmuster	stoffauswahl muster
stoffprobe schicken	stoffmuster musterversand
stollen	saisongebäck stollen krapfen
stoppuhr	zeiterfassung
storen klemmen	rollladen reparatur motor
stornieren	stornierung absage
stornieren kosten	stornierung reiserücktritt
stornieren wegen trauerfall	todesfall stornierung kulanz
storno	stornierung absage
storno kosten	stornogebühr stornobedingungen
stottern	logopädie sprachtherapie
stottert	logopädie sprachtherapie motordiagnose stottern
stoßstange hängt	unfallschaden karosserie
strafbefehl	strafverteidigung
strafe bibliothek	mahngebühren versäumnis bibliothek
strafe buch	mahngebühr säumnis
strafe ticket	erhöhtes beförderungsentgelt fahrpreisnacherhebung
straffere haut	anti aging falten
strafmandat	bußgeld einspruch
strafmandat	bußgeld strafzettel
strafregisterauszug	führungszeugnis strafregister
strafzettel	bußgeld einspruch
strafzettel	bußgeld strafzettel
strafzettel mietauto	maut bußgeld mietwagen
strahlend weiß	bleaching zahnaufhellung
strand	badesee strand
strand dreckig	reisemängel entschädigung
strandurlaub	reiseberatung urlaub
strauch tot	anwachsgarantie pflanze eingegangen
strauß binden	blumenstrauß
strauß für 30 euro	blumenstrauß preis
strauß für braut	hochzeitsfloristik brautstrauß
strauß trocknen	brautstrauß konservieren
strauß vergammelt	frischegarantie blumen
strauß wasser	schnittblumen pflege
straße dunkel strom	störung netzausfall
straße freihalten	halteverbotszone
straße freihalten	halteverbotszone umzug
straße kaputt	mängelmelder straße
straße nicht gestreut	winterdienst räumpflicht
straße sperren	halteverbot umzug sondernutzung
straße sperren fest	veranstaltung straßenfest genehmigung
straßenfest	halteverbot umzug sondernutzung
straßenlampe dunkel	schadensmeldung mängelmelder
straßenlampe kaputt	mängelmelder straße
straßenlärm	ruhige lage zimmer
streicheln	streichelzoo tiere
streichen lassen	malerarbeiten innenanstrich
streifen beim drucken	druckereinrichtung reparatur
streik flughafen	flugverspätung annullierung
streikt	reparatur defekt
streit in beziehung	paarcoaching
streit mit nachbarn	hausordnung nachbarn
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
strom am zelt	stromanschluss stellplatz
strom anmelden	stromanmeldung einzug
strom ausgefallen	stromausfall elektronotdienst
strom beim einzug	stromanmeldung einzug
strom beim zelten	strom stellplatz
strom für nachts	batteriespeicher
strom fürs auto	ladestation elektroauto
strom fürs neue haus	hausanschluss baustrom
strom fürs womo	stromanschluss stellplatz
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
stromer wartung	elektroauto hybrid service
stromer zuhause	wallbox
stromfresser	energiespartipps energieberatung
stromkosten camping	strom stellplatz
stromrechnung hoch	jahresabrechnung verbrauch
stromschlag	elektriker notdienst stromausfall
strähnchen	färben strähnen balayage
strähnchen	strähnen balayage blondierung
strähnen	strähnen balayage blondierung
strümpfe anmessen	kompressionsstrümpfe anmessen
strümpfe anziehen	ambulante pflege
strümpfe anziehen	ambulanter pflegedienst
strümpfe für flug	kompressionsstrümpfe anmessen
studentenausweis	ermäßigung studierende
studentenumzug	umzug angebot besichtigung
studi rabatt	ermäßigung studierende
studiausweis verloren	studierendenausweis ersatz
studienfahrt	exkursionen studienreisen
studium hinwerfen	exmatrikulation
studium nicht leisten	studienfinanzierung bafög stipendium
studium packt mich nicht	psychologische studierendenberatung
studium schmeißen	exmatrikulation
studium unterbrechen	urlaubssemester
stufen ausgetreten	treppe renovierung
stufen knarren	treppenrenovierung
stufen rein	haarschnitt damen
stufentest	musiktheorie prüfungsvorbereitung
stuhl neu beziehen	polsterei
stuhl wackelt	möbel restaurierung
stuhl wackelt	möbelreparatur
stuhlbein ab	möbel restaurierung
stuhlbein ab	möbelreparatur
stuhlgymnastik	seniorensport
stuhlhussen	hochzeitsfloristik deko
stuhlprobe	krebsvorsorge früherkennung
stulle	belegte brötchen snacks
stunde ausfällt	stundenplan unterrichtszeiten
stunde ausgefallen lehrer	lehrkraft erkrankt ersatz
stunde fällt aus	kurs verpasst nachholen unterrichtsausfall
stunde nachholen	kurs verpasst nachholen nachholtermin versäumte
stunde nachholen	unterrichtsausfall schüler krank
stunde verfällt	unterrichtsausfall schüler krank
stunde verpasst	kurs verpasst nachholen versäumte stunden
stunde vor schluss	letzter einlass
stunden aufschreiben	zeiterfassung
stunden buchen	betreuungszeiten kita
stunden erfassen	zeiterfassung
stunden stimmen nicht	rechnung rückfrage
stundenansatz	stundensatz
stundenlohn bei euch	gehalt lohn karriere
stundenplan	stundenplan unterrichtszeiten
stundenpreis	stundensatz
stundenzettel	zeiterfassung
stundung	mahnung zahlungsverzug
sturm dach abgedeckt	sturmschaden dachziegel notdienst
sturm dach versicherung	wohngebäudeversicherung
sturm hat dach	sturmschaden dachziegel notdienst
sturm hat dach	sturmschaden versicherung dach
sturm schule	hitzefrei schneefrei
sturm schule	schneefrei hitzefrei unterrichtsausfall
styropor	mülltrennung sortieren
styropor aufs haus	fassadendämmung wärmedämmverbundsystem
stäbchen raus	verhütung
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
stück zahn weg	zahnunfall abgebrochen
stückchenweise zahlen	ratenzahlung
stückholz	pelletheizung holzheizung
stückweise zahlen	ratenzahlung finanzierung
stühle dabei	bestuhlung tische stühle
stürzt ab	fehlermeldung technische probleme fehlerbehebung störung
stürzt ab	störung status
stützräder	kinderfahrrad größe
stützstrümpfe	einlagen orthopädietechnik
stützstrümpfe	kompressionsstrümpfe
stützstrümpfe an und aus	ambulanter pflegedienst
subventioniert kita	kita gebühren elternbeitrag
such arbeit	jobs karriere stellenangebote
suche arbeit	stellenangebote jobs karriere
suche bleibe	mietwohnungen wohnungssuche
suche drei zimmer	suchauftrag immobilien
suche hausarzt	neupatienten aufnahme
suche kleinen gebrauchten	gebrauchtwagen
suche krippe	kitaplatz anmeldung
suche raum	raummiete veranstaltungsraum
suche spielpartner	spielpartner spielersuche
suche wohnung	mietwohnungen wohnungssuche
suchen finde nicht	suche filter
sucht ihr leute	stellenangebote bewerbung
sucht ihr leute	stellenangebote jobs karriere
sucht ihr noch	stellenangebote jobs karriere
sucht ihr noch azubis	ausbildungsplätze bewerbung
sugaring	haarentfernung waxing
suisa	gema musik anmeldung
sup leihen	badesee strand bootsverleih
super 8	digitalisierung alte fotos
super 8	digitalisierung dias vhs
super zufrieden	lob feedback bewertung
supermarkt in nähe	brötchenservice
support auf deutsch	support deutsch sprache
surfbrett	freigepäck handgepäck
sushi machen	kochkurs
suva	arbeitsunfall durchgangsarzt
svs versichert	kassenpatienten privatpatienten
switch controller driftet	spielkonsole reparatur
switch spiele	katalog recherche medien
sync hängt	synchronisierung fehlerbehebung
säcke alle	gelbe säcke ausgabe
säcke kaufen	abfallsäcke verkaufsstellen
sägemehl unterm schrank	holzwurmbekämpfung
sängerin kirche	hochzeits dj band
säule 3a	altersvorsorge rentenversicherung
säumige kunden	mahnwesen zahlungserinnerung
säumnisgebühr	mahngebühren versäumnis bibliothek
t shirt im wasser	badekleidung
tablet für schule	ipad laptop schule
tablet kaputt	tablet reparatur
tablette vergessen	nebenwirkungen wechselwirkungen beratung
tabletten alle	rezept folgerezept wiederholungsrezept
tabletten bringen	botendienst
tabletten durcheinander	wechselwirkungen medikationsanalyse
tabletten gehen aus	folgerezept rezeptbestellung
tabletten gehen aus	folgerezept wiederholungsrezept
tabletten leer	rezept folgerezept
tabletten nicht da	lieferengpass bestellung medikament
tabletten sortieren	medikamente stellen wochenblister
tabletten sortieren	verblisterung medikamentenbox
tabletten von verstorbenem	altmedikamente entsorgung
tabletten vorbeibringen	botendienst lieferung medikamente
tabletten wegwerfen	medikamente entsorgung
tabletten zusammen nehmen	wechselwirkungen medikationsanalyse
tablettenbox	verblisterung medikamentenbox
tablettendose füllen	medikamente stellen wochenblister
taekwondo	kampfsport selbstverteidigung
tafel mit kärtchen	kanban board
taferlklassler	schulanmeldung einschulung
tag bei euch sitzen	tagesticket coworking
tag länger bleiben	aufenthalt verlängern
tag tauschen	umbuchung terminverschiebung
tage bleiben aus	frauenarzt gynäkologie
tageseltern	tagesmutter kindertagespflege
tagesessen	mittagstisch tageskarte
tagesfamilie	tagesmutter kindertagespflege
tagesgericht	mittagsmenü tageskarte
tageskarte fitness	probetraining
tageslinsen	kontaktlinsen anpassung
tagesmutter	kita platz anmeldung
tagesmutter	tagesmutter kindertagespflege
tagesschule	ganztagsbetreuung hort
tagesstätte	tagespflege
tagessuppe	mittagsmenü tageskarte
tagesteller	mittagsmenü tageskarte
tagesvater	tagesmutter kindertagespflege
tagsüber allein	tagespflege
tagsüber arbeiten bei	tagesticket coworking
tagsüber betreut	tagespflege
tagsüber gesellschaft	tagespflege
tagsüber nicht zuhause	wunschtermin zustellung paketstation
tagung	seminarraum tagung hotel
tai chi	gesundheitskurse entspannung
take away	takeaway abholung essen
tan kommt nicht	online banking tan app
tan kommt nicht	onlinebanking pushtan freischalten
tan nicht	bestätigung e mail
tandem	konversationskurs
tank leer	heizöl lieferung
tank leer zurück	tankregelung
tank putzen	tankdemontage tankreinigung
tank stilllegen	tankdemontage tankreinigung
tanne weg	baumfällung
tannenbaum	weihnachtsbaum verkauf
tannenbaum	weihnachtsbaumverkauf
tanzen lernen	tanzkurs
tanzfläche	raumausstattung technik
tanzpartner suchen	tanzkurs
tape kleben	sportphysiotherapie
tapen	sportphysiotherapie
tapete ab	tapezierarbeiten tapeten entfernen
tapete löst sich	schimmel feuchtigkeit sanierung
tapete runter	tapezierarbeiten tapeten entfernen
tapete runter	tapezieren tapete entfernen
tapete wellt	tapezierarbeiten tapeten entfernen
tapete wirft blasen	tapezieren tapete entfernen
tapeten ab	tapezieren tapete entfernen
tapeten lösen	tapezierarbeiten tapeten entfernen
tarife anschauen	preisliste preise
tasche abgeben	garderobe schließfach
tasche henkel gerissen	taschenreparatur kofferreparatur
tasche liegen lassen	fundsachen fundbüro
tasche mit rein	garderobe schließfächer
taschengeld konto	kinderkonto jugendkonto
taschenhenkel gerissen	schuhreparatur absatz sohle
tasse mit foto	fotogeschenke
tasso	mikrochip heimtierausweis
tastatur hängt	tastatur austausch
taste fehlt	tastatur austausch
taste klemmt	instrument reparatur stimmen
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
taufe feiern	feiern gesellschaften nebenraum
taufen lassen	taufe anmeldung
taufen ohne mitglied	taufe anmelden
taufpate	taufe anmeldung
taufschein	pfarrbüro
taufspruch	taufe anmelden
taufspruch	taufe anmeldung
taufurkunde	pfarrbüro
taufurkunde	pfarrbüro taufschein
tauglichkeit	führerschein tauglichkeit untersuchung
tauschen gegen	rückgabe umtausch widerruf
tauschen termin	termin verschieben
taxi um vier uhr	vorbestellung taxi nacht
taxi zum flughafen	flughafentransfer
taxi zum hotel	abholservice shuttle bahnhof
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
tee kochen zimmer	zimmerausstattung kühlschrank wasserkocher
tee über tastatur	wasserschaden reparatur
teich anlegen	teichbau teichpflege
teich gefährlich kinder	kindersicher garten
teich grün	teichbau teichpflege
teich leck	gartenteich
teichfische	gartenteich
teil fehlt schrank	ersatzteile montagezubehör
teil nicht da	werkstatt wartezeit ersatzteil
teil nicht dabei	unvollständige lieferung
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
telefon klingelt nur	telefonzeiten erreichbarkeit
telefonisch erklären	support kontakt
telefonisch krank	krankschreibung telefonisch
telefonnummer	ansprechpartner kontakt
telefonnummer	kontakt telefon
telefonnummer von euch	kontakt telefon rückruf
telefonzeiten	telefonzeiten sprechzeiten
teller für 50 leute	geschirrverleih
teller und gläser	geschirr verleih
teller zerbrochen umzug	transportversicherung umzugsschaden
tellergeld	eigene speisen mitbringen
temperatur zu hoch	kühlsystem kühler wasserpumpe
tennis spielen	tennis platz buchen
tennisarm	sportphysiotherapie
tennisarm	sportverletzung rehabilitation
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
termin beim facharzt kriegen	überweisung facharzt
termin buchen auf seite	online terminbuchung integration
termin doppelt im kalender	kalendersynchronisierung
termin haben	terminvereinbarung termin buchen
termin kriegen	terminvereinbarung termin buchen
termin machen	terminvereinbarung termin buchen
termin online	terminvereinbarung termin buchen
termin per handy	online terminbuchung
termin rathaus	termin bürgerbüro
termin schieben	termin verschieben umbuchung
termin streichen	stornierung absage
termin tauschen	umbuchung terminverschiebung
termin umlegen	termin verschieben
termin vereinbaren	terminvereinbarung termin buchen
termin vergessen	stornogebühren stornierungsbedingungen ausfallgebühr stornierung versäumter
termin vergessen	versäumter termin ausfallgebühr
termin verlegen	termin verschieben umbuchung
termin verpasst	stornogebühren stornierungsbedingungen
termin verpennt	stornogebühren stornierungsbedingungen ausfallgebühr stornierung
termin verpennt	versäumter termin ausfallgebühr
termin verschlafen	stornogebühren stornierungsbedingungen
termin verschwitzt	stornogebühren stornierungsbedingungen ausfallgebühr stornierung
termin verschwitzt	versäumter termin ausfallgebühr
termin ändern	termin verschieben umbuchung
terminkalender	programm termine kalender
terminkalender leer	terminvergabe keine termine
terrasse	terrasse biergarten
terrasse aus holz	holzterrasse terrassenbau
terrasse essen	außenbereich biergarten
terrasse pflastern	pflasterarbeiten terrassenbau
terrasse rutschig	terrasse holz
terrasse schwarz	steinreinigung hochdruckreinigung
tesla laden	ladestation elektroauto
test kaufen	schnelltest
test positiv	schwangerschaft vorsorge
test positiv	schwangerschaft vorsorge hebamme
testament schreiben	erbrecht testament
testament schreiben	testament erbrecht notar
testen ob gefällt	probewohnen
testmonat vorbei	testphase abgelaufen zahlung offen
tetanus	impfung impfsprechstunde
teurer als gesagt	kostenvoranschlag überschreitung
teurer geworden	preiserhöhung
teurer geworden raus	sonderkündigungsrecht preiserhöhung
texte für seite	texterstellung content
texte liefert ihr	texterstellung inhalte
texte selber	cms redaktionssystem schulung
texte selber ändern	cms inhalte selbst pflegen
textilfrei	sauna wellness
textilsauna	sauna
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
theorie versemmelt	theorieprüfung lernen
theorie wann	theorieunterricht
theoriekurs	theorieunterricht
theoriestunden	theorieunterricht
therapeut suchen	psychotherapie psychische beschwerden
therapieplatz	psychotherapie psychische beschwerden
therapieplatz dringend	therapieplatz wartezeit
therme ausgefallen	heizung störung reparatur
therme blinkt	störungscode heizung kundendienst
therme knallt	heizung geräusche wartung
thermenservice	heizungswartung
thermomix	kochkurs
thermostat hängt	thermostatventil austausch
thermostat klemmt	heizkörper entlüften hydraulischer abgleich
thrombosestrümpfe	kompressionsstrümpfe
thrombosestrümpfe	kompressionsstrümpfe anmessen
thuja schneiden	heckenschnitt
ticket am handy	ticketkauf app automat
ticket auf anderen namen	ticket rückgabe übertragung
ticket aufm handy	mobiles ticket e ticket
ticket im zug kaufen	ticketkauf app automat
ticket kaufen	eintritt tickets
ticket nicht bekommen	bestätigung e mail
ticket nicht in mail	abendkasse karten abholen
ticket verkaufen	ticket rückgabe übertragung
ticket verloren	ticket rückgabe übertragung ersatz erneut
ticket weitergeben	ticket übertragbar personalisiert
tickets nicht bekommen	tickets e ticket versand
tickets noch	eintritt tickets
tickets noch nicht da	reiseunterlagen
tieferlegen	tuning chiptuning
tiefgarage	parkplatz parken
tiefgaragentor klemmt	garagentor störung
tier beerdigen	tierbestattung krematorium
tier einschläfern	einschläfern euthanasie
tier gestorben wohin	tierbestattung krematorium
tier krank	tierarzt sprechstunde untersuchung
tier krank nach kauf	tierrückgabe gewährleistung
tier leidet	einschläfern
tier notfall	tierarzt notdienst
tier tot auf straße	tierkörperbeseitigung
tier verträgt sich nicht	tierrückgabe gewährleistung
tier zurückgeben	tierrückgabe gewährleistung
tierarzt kommt	hausbesuch tierarzt
tierarzt nach hause	hausbesuch tierarzt
tierarzt nachts	tierarzt notdienst
tierarzt nachts	tierärztlicher notdienst
tierarzt teuer	tierkrankenversicherung gebührenordnung
tierarzt wochenende	tierarzt notdienst
tierarzt zu teuer	tierarztkosten versicherung gebührenordnung
tierarztrechnung	tierkrankenversicherung gebührenordnung
tierarztrechnung hoch	tierarztkosten versicherung gebührenordnung
tiere erlaubt	hunde haustiere
tiere streicheln	hofführung schule am bauernhof
tierkrematorium	tierbestattung krematorium
tierpate	patenschaft
tierpension	hundepension tierbetreuung
tierversuche	nachhaltigkeit umwelt
tiktok	social media betreuung
timeout nehmen	mitgliedschaft pausieren ruhezeit
tinnitus	hno hals nasen ohren
tiny house	mietunterkunft glamping
tip geben	trinkgeld
tippfehler entdeckt	druckfreigabe korrektur
tippfehler rechnung	rechnung stornieren korrigieren
tisch absagen	tischreservierung
tisch am fenster	tischreservierung
tisch am fenster	tischwunsch reservierung
tisch aus holz machen	tisch massivholz anfertigung
tisch bauen lassen	tisch massivholz anfertigung
tisch bestellen	tischreservierung
tisch draußen	tischreservierung
tisch frei	tischreservierung
tisch freihalten	tischreservierung
tisch für vier	tischreservierung
tisch für zehn	gruppenreservierung tischreservierung
tisch für zwei	tischreservierung
tisch haben	tischreservierung
tisch reservieren	tischreservierung
tisch verkratzt umzug	transportversicherung umzugsschaden
tisch wackelt neu	reklamation möbel garantie
tisch weg	reservierung verfallen verspätung
tisch ölen	holzpflege
tischdeko	hochzeitsfloristik deko
tischdeko hochzeit	hochzeitsfloristik brautstrauß
tische da	tische bestuhlung mobiliar
tische und stühle	raumausstattung technik
to do liste	aufgaben fristen gantt
to go	takeaway abholung essen
tochter fitness	mindestalter fitnessstudio
tochter fußball	fußball jugend
tochter haare schneiden	kinderhaarschnitt
tochter krank schule	krankmeldung schule entschuldigung
tochter mitbringen	kinder mitbringen
tochter spuckt	krankmeldung schüler
tod melden	sterbefall sterbeurkunde
tod melden	sterbeurkunde
todesanzeige	traueranzeige
todesanzeige	traueranzeige trauerkarten
todesfall	bestattung trauerfeier
todesfall amt	sterbefall sterbeurkunde
todesfall in familie	sterbefall sonderkündigung kulanz
todesfall urlaub	stornierung reiserücktritt
todspritze	einschläfern
toefl	sprachprüfung zertifikat
toilette	toilette wc
tolino	onleihe e books
tolle arbeit	bewertung feedback
tollwut	impfung tier
tollwut einreise	heimtierausweis reisen
tomatenpflanzen	gemüsejungpflanzen setzlinge
ton geht nicht kurs	online kurs zugang
tonführer	audioguide
tonies	katalog recherche medien
tonne abgebrannt	tonne bestellen tauschen größe
tonne abmelden	tonne bestellen tauschen größe
tonne eingefroren	geruch maden biotonne
tonne geklaut	behältertausch
tonne geklaut	tonne bestellen tauschen größe
tonne kaputt	behältertausch
tonne kaputt	tonne bestellen tauschen größe
tonne krabbelt	geruch maden biotonne
tonne nicht geleert	abfallkalender müllabfuhr reklamation nicht geleert
tonne noch voll	tonne nicht geleert
tonne quillt über	zusätzlicher abfall restmüllsack
tonne rausholen lassen	vollservice tonne
tonne rausstellen	abfuhrtermine abfallkalender
tonne stinkt	geruch maden biotonne
tonne voll	abfallkalender müllabfuhr
tonne zu klein	behälter bestellen größe ändern mülltonne
tonne zu klein	tonne bestellen tauschen größe
tonne zu schwer	vollservice tonne
too good to go	mehrwegbehälter reste einpacken
too good to go	vortagsbrot reste
topf zerbrochen	schaden transport reklamation
topf zu klein	umtopfen
tor aus eisen	schlosserei metallbau
tor fährt nicht	garagentor reparatur antrieb
torantrieb	garagentor reparatur antrieb
tormann training	fußball jugend
torte bis samstag	torte bestellen
torte bis samstag	tortenbestellung vorlaufzeit
torte für hochzeit	hochzeitstorte probe
torte kaufen	kuchen torten café
torte mit foto	torte bestellen
torte mit namen	torte bestellen
torte mitbringen	eigene torte korkgeld
torte probieren	hochzeitstorte probe
torte selber mitbringen	tellergeld mitgebrachte torte
torte transportieren	kühltransport
tot aufgefunden	todesfall erste schritte
tot geboren	sternenkinder
tot im bett	todesfall sterbefall bestattung
total unzufrieden	beschwerde
totalschaden	reparaturkosten freigabe
totalschaden	unfallreparatur unfallschaden gutachten
totenmahl	trauerkaffee
totenschein	sterbeurkunde
touch reagiert nicht	display reparatur handy
toupet	perücke zweithaar
tourismusabgabe	kurtaxe ortstaxe
tracking	lieferzeit lieferstatus
tracking bewegt sich nicht	sendungsverfolgung lieferverzögerung
tracking tut sich nix	sendungsverfolgung
trackingnummer	sendungsverfolgung
trag hörgeräte	höranlage schwerhörige
tragt ihr hoch	lieferung verwendungsstelle tragen
trainer für mich	personal training
trainer wechseln	trainerwechsel lehrerwechsel
trainer werden	trainer ehrenamt verein
trainer werden	trainer übungsleiter gesucht
trainerschein	trainer übungsleiter gesucht
trainiert ihr mit daten	ki training datennutzung
training fällt aus	trainingsausfall
training in ferien	ferien kein training
training in ferien	trainingszeiten
trainingsanzug	trikot vereinskleidung
trainingsplan	trainingsplan einweisung
traktor fahren	lkw bus führerschein
traktor nachts	landwirtschaft information
traktorschein	lkw bus führerschein
trampelt oben	ruhestörung hausordnung
trans	geschlechtseintrag selbstbestimmung
transporter leihen	lieferung transport gartencenter
transporter selber fahren	transporter vermietung
trau mich nicht ans steuer	fahrangst prüfungsangst
trau mich nicht heim	häusliche gewalt gewaltschutz frauenhaus
trau mich nicht sprechen	konversationskurs
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
trauermücken	schädlinge pflanzenkrankheiten
traumküche	küchenplanung
traumschiff	kreuzfahrt
traumtermin	eheschließung anmeldung trauung
trauredner	freie trauung
trautermin	standesamtliche trauung
trauung samstag	standesamtliche trauung
trauzimmer	eheschließung anmeldung trauung
treffe töne nicht	gesangsunterricht chor
treffen eigentümer	eigentümerversammlung
treffen eltern	elternabend elternbeirat
treffpunkt	adresse standort
trennen uns	scheidung trennung
trennen von mann	scheidung familienrecht
trennung von mama	eingewöhnung
treppe abgetreten	treppenrenovierung
treppe ausgetreten	treppenrenovierung
treppe hochfahren	treppenlift
treppe knarzt	treppe renovierung
treppe knarzt	treppenrenovierung
treppe putzen	hausordnung nachbarn
treppe rutschig	treppe renovierung
treppe schaffe nicht mehr	treppenlift
treppengitter	kindersicher garten
treppenhaus dreckig	treppenhausreinigung hausverwaltung
treppenhaus eng	möbellift außenaufzug
treppenhaus putzen	treppenhausreinigung
treppenlicht kaputt	mängel melden mieter
treppensteigen	barrierefreiheit rollstuhl
tresor code vergessen	tresoröffnung
tresor geht nicht auf	tresoröffnung
tresor tragen	klaviertransport schwertransport
tressen	haarverlängerung extensions
tretboot	bootsverleih
treuepunkte	treueprogramm bonuskarte
treuerabatt	ermäßigung rabatt
trikot bestellen	trikot vereinskleidung vereinsbekleidung
trikot spenden	sponsoring spende verein
trinkgeld mit karte	trinkgeld kartenzahlung
trinkt zu viel	suchtberatung
tripper	geschlechtskrankheiten test hiv
trocken sein kita	sauberkeitserziehung windeln kita
trocken werden	sauberkeitserziehung windeln kita
trockene haare	haarpflege kur
trockene haut	gesichtsbehandlung kosmetik
trockener boden	standort schatten pflanzenberatung
trockener wein	weinstil trocken halbtrocken lieblich
trockenschnitt	haarschnitt preise
trockenschnitt	waschen föhnen styling
trockner wird nicht warm	trockner reparatur
trockner wird nicht warm	waschmaschine reparatur
trojaner	virenentfernung malware
trommel dreht nicht	waschmaschine reparatur
trommeln für zwerge	musikalische früherziehung
trompete	instrumentalunterricht
tropft bei regen	dach undicht notfall
tropft dauernd	armatur dichtung reparatur
tropft durch decke	notdienst rohrbruch
tropft unterm auto	ölverlust dichtung
tropft vom dach	dachreparatur undichtes dach
trotz brille nicht lesen	vergrößernde sehhilfen low vision
trotz regen	wetterabhängig schlechtwetter
trotzdem zahlen	stornogebühren stornierungsbedingungen
truthahn	gänse vorbestellung
tränensäcke	anti aging falten
tröpfelt nach	urologie
trüb sehen	grauer star glaukom
tschick	rauchen
tschutten	fußball jugend
tshirts bedrucken	textildruck
tulpen wann	saisonblumen
tumbler	trockner reparatur
tumor hund	operation tier
tunen	tuning chiptuning
turnbeutel weg	fundsachen
turnen für rücken	krankengymnastik
turnen mit kleinkind	eltern kind turnen
turnhose reicht	kleidung dresscode
turnier	spielbetrieb spielplan
turnschuhe	kleiderordnung
tut es weh	schmerzen betäubung
tut nicht mehr	reparatur defekt
tuts nicht mehr	reparatur defekt
tv an wand	kleinreparaturen montage handwerkerservice
tv bild weg	tv reparatur
twint	zahlungsarten kartenzahlung barzahlung
tätowiert blut	blutspende
töchterchen	kinder
töff	motorradführerschein motorrad roller werkstatt
töffli	mopedführerschein am roller motorrad werkstatt
tönung	haare färben coloration
töpfchen	wickeln sauberkeit
töpfe vorhanden	ferienwohnung küche ausstattung
töpfern	nähkurs handarbeit kreativ
tüddelig	demenz betreuung
tür aufgebrochen	einbruchschutz
tür eingetreten	einbruch notsicherung reparatur
tür geht nicht auf	zugang türcode schlüssel
tür geht nicht auf waschmaschine	waschmaschine reparatur
tür geht schwer zu	tür einstellen reparatur
tür hängt	tür einstellen reparatur
tür ins schloss gefallen	türöffnung schlüsseldienst notdienst
tür kaputt öffnen	beschädigungsfreie öffnung
tür klemmt	tür einstellen reparatur
tür klemmt	türen reparatur einstellen
tür kürzen	türen reparatur einstellen
tür per handy	elektronisches türschloss zutrittskontrolle
tür quietscht	tür einstellen reparatur
tür quietscht	türen reparatur einstellen
tür schleift	tür einstellen reparatur
tür schleift	türen reparatur einstellen
tür schließt nicht	türen reparatur einstellen
tür schließt nicht richtig	tür einstellen reparatur
tür sicherer	einbruchschutz sicherheitstechnik
tür zieht	türen reparatur einstellen
tür zu schlüssel drin	türöffnung schlüsseldienst notdienst
tür zu wo rein	eingang zugang
tür zugefallen	türöffnung schlüsseldienst notdienst
tür zumachen büro	privatbüro teambüro
türchen schief küche	scharniere einstellen küchenservice
türcode	schlüsselübergabe
türcode geht nicht	türcode zugangscode
türe kaputt beim öffnen	türöffnung zerstörungsfrei
türen lackieren	lackierarbeiten holzschutz
türen streichen	lackieren türen fenster
türkranz	adventskränze
türriegel	zusatzschloss sicherheit
türspion	zusatzschloss sicherheit
türöffner summt nicht	sprechanlage klingel
türöffner summt nicht	sprechanlage türsprechanlage
tüv abgelaufen	hauptuntersuchung hu tüv fällig
tüv abgelaufen	hauptuntersuchung tüv
tüv fällig	hauptuntersuchung hu tüv
tüv fällig	hauptuntersuchung tüv
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
uhr steht	uhr schmuck reparatur
uhr tickt nicht	batteriewechsel uhren
uhr ungenau	uhrenrevision regulierung
uhr verkaufen	uhrenankauf
uhr zu locker	uhrenarmband kürzen austausch
uhrband kaputt	uhrenarmband kürzen austausch
uhrglas zerkratzt	uhrglas austausch reparatur
uhrzeit handwerker	handwerker termin zeitfenster
uhrzeit ändern	umbuchung terminverschiebung
uid nummer	impressum rechtsform rechnung firmenkunden mehrwertsteuer
ukulele	instrumentalunterricht
ultraschall baby	schwangerschaft vorsorge
ultraschall hund	röntgen ultraschall tier
um hand anhalten	verlobungsring
um wieviel uhr kommt	terminfenster anfahrt termin
um zehn noch essen	küchenzeiten warme küche
umbauen mietwohnung	bauliche veränderungen mietwohnung
umbringen	krisentelefon suizid
umbuchen	umbuchung terminverschiebung
umfrage	feedback umfrage
umgeknickt	orthopädie gelenkschmerzen sprunggelenk bänderverletzung
umgeknickt	sportverletzung rehabilitation
umgezogen	kontaktdaten ändern
umgezogen	wohnsitz anmelden ummelden
umgezogen neue adresse	kontaktdaten stammdaten ändern
umkleide	duschen umkleiden
umlaute kaputt	zeichenkodierung utf 8
ummelden	wohnsitz anmelden ummelden
umpflanzen lassen	umtopfen
ums grab kümmern	grabpflege
umsatz bricht ein	unternehmensberatung sanierung
umsatzsteuer abschicken	umsatzsteuervoranmeldung elster
umsatzsteuer melden	umsatzsteuervoranmeldung
umsatzsteuer voranmeldung	umsatzsteuer kleinunternehmer
umschulung	berufliche weiterbildung
umsonst	kostenlos gebührenfrei
umsonst gewartet	termin verspätung beschwerde
umsonst ins museum	museum eintritt frei
umstecken	reifenwechsel radwechsel
umsätze fehlen	bankanbindung kontoabgleich
umtauschen	rückgabe umtausch widerruf retoure
umtauschen ohne grund	rückgaberecht
umtrunk	sektempfang
umweltfreundlich	nachhaltigkeit umwelt
umziehen helfen	umzugsservice umzugshelfer
umziehen wo	duschen umkleide handtuch
umziehen wo	kleidung dresscode umkleide duschen
umzug absetzen	umzugskosten jobcenter arbeitgeber
umzug am monatsende	umzugstermin verfügbarkeit
umzug anschauen kommen	umzugsgut besichtigung volumen
umzug doch anderer tag	umzugstermin verschieben
umzug kündigen	sonderkündigung umzug
umzug machen	umzugsservice umzugshelfer
umzug verschiebt sich	umzugstermin verschieben
umzugsauto	transporter mieten
umzugskisten	einpackservice umzugskartons
umzugswagen parken	halteverbotszone
umzugswagen parken	halteverbotszone umzug
umzugswagen platz	halteverbot umzug sondernutzung
umzugswagen schild	bewohnerparkausweis
unangemeldet	offene sprechstunde ohne termin
unangemeldet	ohne termin offene sprechstunde
unbearbeitet	bildbearbeitung auswahl
unbearbeitete bilder	bildbearbeitung retusche rohdaten
unbegrenzt fahren	freikilometer
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
und montags	ruhetag öffnungszeiten
und wenn ich absage	stornierung stornogebühren
und wenn ich krank	krankheit stornierung attest
und zu zweit	paarpreis zwei personen
undercut	haarschnitt herren
undicht beim husten	beckenbodentraining
undichte stelle haus	blower door thermografie
unentgeltlich helfen	ehrenamt
unfall auf arbeit	arbeitsunfall durchgangsarzt
unfall gebaut	unfallschaden karosserie
unfall gehabt	schaden melden
unfall gehabt	unfallreparatur unfallschaden gutachten unfallinstandsetzung
unfall mit mietwagen	selbstbeteiligung vollkasko mietwagen
unfall nicht schuld	verkehrsrecht unfall
unfall nicht schuld	verkehrsunfall schadensersatz schmerzensgeld unfallgutachten gegnerische
unfall passiert	schaden haftung versicherung
unfreundlich	beschwerde reklamation
unfreundlich behandelt	beschwerde
unfruchtbar machen tier	kastration sterilisation
ungefragt abgebucht	lastschrift zurückgeben
ungefähr preis	kostenvoranschlag angebot
ungefährer preis	preis kosten kostenvoranschlag richtpreis
ungeimpft kita	masernschutz impfpflicht
ungern telefonieren	online terminbuchung
ungeschützt verkehr	geschlechtskrankheiten test
ungeschützten sex	geschlechtskrankheiten test hiv
ungestört trainieren frau	frauenbereich fitness
ungewollt schwanger	schwangerschaftskonfliktberatung
ungeziefer	schädlingsbekämpfung kammerjäger
uni verlassen	exmatrikulation
uni wechseln	anerkennung studienleistungen
unikarte weg	studierendenausweis ersatz
unkastriert	kastration sterilisation
unkraut	unkrautentfernung gartenpflege
unkrautvernichter	schadstoffe problemstoffe
unmöglich behandelt	beschwerde reklamation
unpünktlich	verspätung
unreine haut	gesichtsbehandlung kosmetik
uns trauen	eheschließung anmeldung trauung
uns trauen	standesamtliche trauung
unser datenschützer	auftragsverarbeitungsvertrag datenschutz
unsere it fragt	technische dokumentation sicherheit
unsere maus	kinder
unsicher angezeigt	ssl zertifikat
unsicher ob	beratung erstgespräch
unsicher vor kamera	kamerascheu
unsichtbare schiene	zahnspange kieferorthopädie aligner
unsichtbare spange	kieferorthopädie zahnspange
unter 18	mindestalter altersgrenze
unter aller sau	beschwerde reklamation
unter aufsicht	aufsicht betreuung
unter bäumen	standort schatten pflanzenberatung
unter der hand	rechnung
unter der woche anreisen	an und abreisetag
unter die haube	eheschließung anmeldung trauung
unter drei	u3 betreuung krippe
unter einem baum	baumbestattung friedwald
unter treppe schrank	einbauschrank nach maß
unter uns frauen	nur frauen
unter vollnarkose	vollnarkose behandlung
unterhalt zahlt nicht	familienrecht sorgerecht unterhalt
unterhaltsvorschuss	elterngeld kindergeld
unterlage fehlt noch	unterlagen nachreichen frist
unterlagen für steuer	unterlagen steuererklärung checkliste
unterlagen mitnehmen	unterlagen mitbringen ausweis
unterlagen nachreichen	fehlende unterlagen nachreichen
unterlagen neuer arzt	patientenakte befundkopie
unterlagen nicht da reise	reiseunterlagen
unterlagen schicken wie	dokumente hochladen einreichen
unterlagen vom alten arzt	patientenakte datenschutz
unterleibsschmerzen	frauenarzt gynäkologie
unterm dach heiß	dachdämmung
unterm dach heiß	dachdämmung wärmedämmung
untermieter rein	untervermietung genehmigung
unterricht versäumt	kurs verpasst nachholen
unterrichten bei euch	kursleitung werden
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
untervermieten	untermiete mitbewohner
untervermieten	untervermietung genehmigung
unterwegs nutzen	mobile app offline
unterwäsche fotos	aktfotos boudoir
unterwäsche umtauschen	vom umtausch ausgeschlossen
untrainiert	einsteiger fitness unsportlich
unverbindlich ausprobieren	testphase probe kostenlos
unverbindlich fragen	unverbindliche anfrage beratung
unverbindlich preis	kostenvoranschlag angebot
unverbindlich reden	beratung erstgespräch
unverbindlich reinschnuppern	probestunde schnupperstunde
unverbindlich testen	probe schnuppern kostenlos
unverheiratet eltern	vaterschaftsanerkennung sorgerecht
unverschämt	beschwerde
unverschämt	beschwerde reklamation
unverträglichkeit	allergene unverträglichkeiten
unvollständig	falschlieferung reklamation umtausch
unwetter	wetter absage
unzufrieden	beschwerde reklamation
unzufrieden mit steuerberater	steuerberater wechsel
updates machen seite	website wartung wartungsvertrag
updates website	wartung support website
upgraden	tarif upgrade
upgraden	tarif wechseln
upload bricht ab	upload fehler dateigröße
upload klappt nicht	speicherplatz dateigröße
uralt heizung	heizungstausch wärmepumpe förderung
urban sports	firmenfitness
urkunde tod	sterbeurkunde
urkunde übersetzen	übersetzung beglaubigt
urlaub abbrechen	vorzeitige abreise
urlaub absagen	stornierung reiserücktritt
urlaub buchen	reiseberatung urlaub buchen
urlaub eintragen	urlaubsverwaltung abwesenheiten
urlaub ins wasser	stornierung reiserücktritt
urlaub kiste pausieren	abokiste pausieren
urlaub krank versicherung	reiseversicherung auslandskrankenversicherung
urlaub mit kindern	familienurlaub kinderermäßigung
urlaub parken	flughafen parken langzeitparken
urlaub versaut	reisemängel entschädigung
urlaub versaut	reisemängel reklamation
urlaub wer gießt	gießen pflege anleitung
urlaubsfotos futsch	datenrettung
urlaubsidee	reiseberatung urlaub buchen
urlaubszeit	betriebsferien urlaub geschlossen
urne beisetzen	bestattung trauerfeier
urne daheim	feuerbestattung urne
urne hund	tierbestattung krematorium
urne mit nach hause	urne friedhofszwang
urnengrab	friedhof grab
urnenwand	grabarten friedhof
urwald hinterm haus	gartengestaltung pflanzservice
urwald hinterm haus	gartenpflege rodung
usb steckdose	steckdosen installation
usb stick tot	datenrettung
ust ausgewiesen	rechnung firmenkunden mehrwertsteuer
ust drin	mehrwertsteuer preis
ust id	umsatzsteuer kleinunternehmer
ust voranmeldung	umsatzsteuervoranmeldung
vaki	kinderturnen
valentinstag	muttertag valentinstag blumen
vase kaputt umzug	transportversicherung umzugsschaden
vase wie oft wasser	schnittblumen pflege
vase zerdeppert	schaden kaution haftung
vasektomie	urologie
vater anerkennen	vaterschaftsanerkennung sorgerecht
vater dement	demenz betreuung
vater eintragen	vaterschaftsanerkennung sorgerecht
vater gestorben	todesfall sterbefall bestattung
vater gestorben konto	nachlass konto vollmacht
vater kann nicht allein	heimplatz aufnahme pflegeheim
vater kind turnen	kinderturnen
vaterschaft	geburtsurkunde standesamt
vaterschaftsanerkennung	geburtsurkunde standesamt
vatertag	gutschein geschenkgutschein
vegan	vegan vegetarisch
vegan kind	essen unverträglichkeit kita
vegan kochen lernen	kochkurs
veganes eis	eis eisdiele
vegetarisch	vegan vegetarisch
veggie	vegan vegetarisch
veggie	vegetarisch vegan
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
verabschieden von mama	abschiednahme aufbahrung
veranstalter pleite	sicherungsschein insolvenz
verarscht	beschwerde reklamation
verband wechseln	wundversorgung nähen
verband wechseln	wundversorgung verband fäden
verbesserungsvorschlag	lob feedback bewertung
verbeult angekommen	transportschaden reklamation ersatz
verbilligt	ermäßigung rabatt
verbindung mit outlook	outlook integration
verbindungstür	familienzimmer zustellbett babybett
verblendschalen	veneers ästhetische zahnmedizin
verboten zu schicken	gefahrgut versandverbote
verbrannt gerochen steckdose	elektrik notfall brandgefahr
verbrannter rasen	rasen pflege
verbrennen lassen	feuerbestattung
verbrennen lassen	feuerbestattung urne
verbrüht	wundversorgung nähen
verdiene ich überhaupt was	bwa controlling auswertung
verdiene wenig pro auftrag	preiskalkulation
verdiene zu wenig	einkommensnachweis bonität
verein beitreten	mitgliedsantrag beitrittserklärung
verein für kind	sportverein abteilungen
verein gründen	vereinsgründung
verein günstiger	rabatt gemeinnützig bildung
verein verlassen	austritt kündigungsfrist
verein wechseln	spielerpass vereinswechsel wechselfrist
verein wechseln	vereinswechsel spielerpass
vereinsausflug	gruppen hochzeitsgäste
vereinsbeitrag	mitgliedsbeitrag
vereinsheim mieten	vereinsheim vermietung
vereinsjacke	trikot vereinskleidung vereinsbekleidung
vereinslokal	vereinsheim vermietung
vereinstrikots	textildruck
verfällt der	gutschein gültigkeit
verfärbt vom kaffee	bleaching zahnaufhellung
verfärbte zähne	professionelle zahnreinigung prophylaxe
vergaser	vergaserreinigung
vergaser verharzt	vergaserreinigung
vergesse gießen	bewässerungssystem
vergesse tabletten	verblisterung medikamentenbox
vergessen abzugeben	mahngebühr säumnis
vergessen abzuholen	abholfrist aufbewahrung
vergessen anzugeben	selbstanzeige
vergessen einzustempeln	zeiterfassung
vergessen essen zu bestellen	mensa schulessen
vergessen tonne rauszustellen	tonne nicht geleert
vergessen umzumelden	wohnsitz anmelden ummelden
vergessen zu kündigen	erstattung abo
vergessen zu stempeln	erhöhtes beförderungsentgelt fahrpreisnacherhebung
vergessen zu tanken	tankregelung
vergessen zu zahlen	mahnung zahlungsverzug mahngebühr
vergessen zu überweisen uni	rückmeldung semesterbeitrag
vergesslich	demenz betreuung
vergilbtes bild	digitalisierung alte fotos
vergisst alles	demenz betreuung
vergisst tabletten	medikamente stellen wochenblister
vergriffen	antiquariat vergriffene bücher
vergriffen	ausverkauft wieder verfügbar
vergrößern lesen	vergrößernde sehhilfen low vision
vergünstigung	ermäßigung rabatt
verhandelbar	ermäßigung rabatt
verhindert bin	stornierung absage
verhinderungspflege	kurzzeitpflege verhinderungspflege
verhoben	rückenschmerzen
verhärtet	massage
verhüten	verhütung spirale pille
verhütung	verhütung spirale pille
verkalkt maschine	kaffeemaschine reparatur
verkauft ihr gebrauchte	gebrauchtware secondhand
verkehrskunde	theorieunterricht
verkehrsschilder lernen	theorieprüfung lernen
verkehrtes teil	falschlieferung reklamation umtausch
verklagt	klage mahnbescheid frist
verkleidung	kostümverleih
verklickt	bestellung stornieren adresse ändern
verklickt	bestellung ändern
verkosten	weinprobe verkostung
verkratzt geliefert	transportschaden reklamation
verkältet	erkältung infektsprechstunde
verkühlt	erkältung infektsprechstunde
verleiht ihr	vermietung private nutzung verleih
verletzt bei euch	schaden haftung versicherung
verletzt kann nicht trainieren	ruhezeit verletzung attest
verletztes tier	fundtier wildtier
verlier urin	beckenboden inkontinenz
verliere garantie freie werkstatt	herstellergarantie inspektion
verliere ich garantie	garantieverlust
verliere urin	beckenbodentraining
verliert luft	reifenpanne schlauch fahrrad
verliert öl	kühlwasser öl undicht
verliert öl	ölverlust reparatur
verloben	verlobungsring
verlobte aus ausland	eheschließung unterlagen ausland
verlobungsring	trauringe
verloren bei euch	fundsachen fundbüro
verlorenes	fundsachen fundbüro
verlängert sich automatisch	vertragslaufzeit mindestlaufzeit automatische verlängerung
verlängert sich das	automatische verlängerung
vermieter behält kaution	mietkaution rückzahlung
vermieter fragen	mieter vermieter zuständigkeit
vermieter hund	haustiere mietvertrag
vermieter kommt einfach rein	mietrecht
vermieter kündigt	eigenbedarf mieterschutz kündigung
vermieter macht nichts	mängelmeldung reparatur mieter mietmangel mietminderung
vermieter meldet sich nicht	mietmangel hausverwaltung
vermieter unterschreibt nicht	wohnungsgeberbestätigung
vermieter will mehr	mieterhöhung
vermieter will rausschmeißen	mietrecht kündigung eigenbedarf
vermieter wirft uns raus	mietrecht
vermietet ihr auch	vermietung verleih
vermietete wohnung verkaufen	immobilienverkauf
vermisse ihn so	trauerbegleitung trauergruppe
vermüllt	messiewohnung räumung reinigung
verordnung physio	rezept heilmittelverordnung physiotherapie
verpackung gestalten	verpackungsdesign
verpackung weg	umtausch rückgabe kassenbon
verpasst bus	verspätung
verpasste stunde	unterrichtsausfall schüler krank
verpflegung	essen verpflegung
verpflegung dabei	verpflegung essen getränke
verpflichtungserklärung	aufenthaltstitel ausländerbehörde
verprügelt worden	kampfsport selbstverteidigung
verraucht wohnung	nikotinsperre isolieranstrich
verreckt pflanze	anwachsgarantie pflanze eingegangen
verrenkt	physiotherapie rückenschmerzen
verrenkt	rückenschmerzen
versand gratis	versandkosten
versand nach land	versandzonen versandkosten einstellen
versand umsonst	versandkosten
versandkosten einstellen	versandzonen versandkosten einstellen
versandrad	fremdräder reparatur
verschenken	gutschein geschenkgutschein geschenk
verschieben	umbuchung terminverschiebung
verschiedene konfessionen	ökumenische trauung konfession
verschlafen	verspätung termin
verschluckt sich oft	logopädie sprachtherapie
verschluss kaputt kette	schmuckreparatur löten
verschlüsselt	datensicherheit serverstandort
verschnitten	farbkorrektur reklamation friseur
verschnitten haare	farbkorrektur
verschnupft	erkältung infektsprechstunde
verschollen	lieferzeit lieferstatus
verschreiben lassen	rezept folgerezept
verschusselt	stornogebühren stornierungsbedingungen
verschwommen in ferne	sehtest brillenglasbestimmung
versehentlich bestellt	bestellung stornieren adresse ändern
versehentlich gebucht	bestellung ändern
versehentlich gekauft	stornierung widerruf
versehentlich gelöscht	wiederherstellung papierkorb backup
versetzt worden	termin verspätung beschwerde
versetzung gefährdet	hausaufgabenhilfe nachhilfe versetzung
versetzung gefährdet	nachhilfe förderunterricht
versichert beim helfen	voraussetzungen ehrenamt
versichert ihr	versicherungsschutz deckung
versichert wenn passiert	unfallversicherung haftung
versichertenkarte	versichertenkarte gesundheitskarte
versichertenkarte vergessen	versichertenkarte nachreichen privatrechnung
versicherung blick nicht durch	beratungstermin versicherung
versicherung fürs geschäft	betriebshaftpflicht gewerbeversicherung
versicherung fürs handy	handyversicherung
versicherung lehnt ab	leistungsablehnung widerspruch
versicherung loswerden	versicherung kündigen wechseln
versicherung stellt sich quer	schadenregulierung auszahlung
versicherung teurer	beitrag zu hoch
versicherung zahlt	schaden haftung versicherung
versicherung zahlt nicht	leistungsablehnung widerspruch
versicherung zahlt nicht	schadenregulierung auszahlung
versicherungen erklären	beratungstermin versicherung
versifft	mängel unterkunft
verspannt	manuelle therapie
verspannt	massage verspannung
verspäte mich	verspätung
verspäte mich	verspätung termin
versteckte kosten	zusatzkosten gebühren nebenkosten leistungen
versteh brief vom amt nicht	flüchtlingsberatung
versteh ich nicht deutsch	leichte sprache
versteh nix mehr	hörgeräte hörtest
versteh schlecht deutsch	dolmetscher sprache
verstehe bahnhof	leichte sprache
verstehe oper nicht	einführung werkeinführung
verstehe schlecht	hörgeräte hörtest
versteht mathe nicht	nachhilfe mathematik
verstopfung	hausmittel selbstmedikation
verstopfung	magen darm
verstorben was tun	todesfall sterbefall bestattung
versuchskaninchen	haarmodell azubi
versäumnisgebühr	mahngebühren versäumnis bibliothek
vertippt	bestellung ändern
vertippt rechnung	stornorechnung rechnungskorrektur
vertrag anschauen lassen	vertragsprüfung
vertrag auf frau	vertragsübernahme inhaberwechsel
vertrag auflösen	kündigung kündigungsfrist
vertrag beenden	kündigung kündigungsfrist
vertrag geht bis	vertragslaufzeit mindestlaufzeit
vertrag kein gluten	allergien allergene vegan glutenfrei unverträglichkeit
vertrag kein gluten	glutenfrei
vertrag keine milch	allergene inhaltsstoffe
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
vertragen sich tabletten	nebenwirkungen wechselwirkungen beratung
vertrauenswürdig	qualifikation zertifikate
vertraulich	datenschutz
vertretung im urlaub	betriebsferien urlaub geschlossen
vertretungsplan	stundenplan unterrichtszeiten
verträge kündigen verstorbener	unterlagen sterbefall
verträgt sich das	nebenwirkungen wechselwirkungen beratung
verträgt sich das	wechselwirkungen medikationsanalyse
verträgt sich nicht	sozialverträglichkeit gruppenhaltung
verwaltungskosten	verwendung spenden transparenz
verwechselt buchstaben	legasthenie lrs test
verwirrt nachts	demenz betreuung
verwöhnwochenende	wellness arrangement pauschalen
verzettel mich	aufgaben fristen gantt
verzettele	zeitmanagement prokrastination
vespa geht nicht	motorrad roller werkstatt
vhs	digitalisierung alte fotos
vhs kassette	digitalisierung dias vhs
vhs programm	kursprogramm vhs
vibriert bei 100	reifen auswuchten
video anruf	videoberatung online termin
video wie das geht	schulung tutorial onboarding
videocall	videosprechstunde online beratung internet geschwindigkeit
videokassetten	digitalisierung alte fotos
videos drehen	videoproduktion imagefilm
viecher an pflanze	schädlinge pflanzenkrankheiten
viecher im fell	parasiten flöhe zecken wurmkur
viecher im fell	zeckenschutz flohmittel
viecher in küche	schädlingsbekämpfung kammerjäger
viel bargeld	bargeld münzen einzahlen
viel spam kriege	spamfilter
viele besucher	skalierung server upgrade
viele kinder pro gruppe	gruppengröße betreuungsschlüssel
viele leute zug	gruppenticket
viele stufen	barrierefreiheit rollstuhl
vierbeiner	hunde erlaubt
vierbeiner	hunde haustiere erlaubt
vierjährige	mindestalter unterricht
viertel rind	fleischpaket vorbestellung
viertelstunde später	verspätung
vierter stock ohne aufzug	klaviertransport schwertransport
vinyl verlegen	bodenbeläge verlegen
virus auf seite	website gehackt sicherheit
virus drauf	virenentfernung malware
virus eingefangen	computer langsam virus
virus eingefangen	virenentfernung malware
visa	zahlungsarten kartenzahlung
visa karte	zahlungsarten kartenzahlung barzahlung
visitenkarten	logo corporate design druck
visitkarte	visitenkarten
visum	einreisebestimmungen visum
visum abgelehnt	asylrecht migrationsrecht
visum abgelehnt	visum ablehnung erstattung
visum bleiben	ausländerrecht aufenthaltsrecht einbürgerung
visum läuft ab	aufenthaltstitel ausländerbehörde
visum nicht bekommen	visum ablehnung rücktritt erstattung
visum studium	internationale studierende
visum verlängern	aufenthaltstitel ausländerbehörde
vitamin d checken	blutabnahme labor
vitaminspritze	infusion vitamin
vku	theorieunterricht
vogel gefunden	fundtier wildtier jungvogel auffangstation
vogel krank	kleintiere heimtiere exoten
vojta	kinderphysiotherapie
voll bei euch	verfügbarkeit warteliste
vollbart	bart rasur barber
volle kisten zurück	leihgetränke kommission
vollgemüllt	messiewohnung räumung reinigung
vollgetankt zurück	tankregelung
vollholz	holzarten massivholz
volljährig sein	mindestalter altersgrenze
vollkasko miete	selbstbeteiligung versicherung mietwagen
vollkorn	brot sauerteig dinkel
vollkorn	brotsorten zutaten
vollmacht	vollmacht vertretung
vollmacht brauchen	vollmacht vertretung
vollnarkose zahn	betäubung angst narkose
vollpension	halbpension restaurant im haus
vollpension	halbpension vollpension
vollstreckung	inkasso forderung mahnbescheid
volltanken zurück	tankregelung
vollwärmeschutz	fassadendämmung wärmedämmverbundsystem
voltigieren	reiten reitunterricht
vom anderen verein	vereinswechsel spielerpass freigabe
vom arzt verordneter sport	rehasport herzsport
vom bahnhof	öffentliche verkehrsmittel haltestelle
vom bahnhof abholen	abholservice shuttle bahnhof
vom bahnhof abholen	bahnhofstransfer abholservice
vom bahnhof laufen	anfahrt öffentliche verkehrsmittel
vom bahnhof zu euch	öffentliche verkehrsmittel anfahrt
vom büro verspannt	massage verspannung
vom dreier	rutsche sprungturm
vom fach	qualifikation meisterbetrieb zertifikat
vom flughafen abholen	flughafentransfer
vom flughafen hin	abholservice shuttle bahnhof
vom flughafen ins hotel	transfer flughafen hotel
vom hauptbahnhof	öffentliche verkehrsmittel haltestelle
vom hbf	öffentliche verkehrsmittel haltestelle
vom hof kaufen	hofladen direktvermarktung
vom kauf zurücktreten	rückgabe umtausch widerruf
vom kurs abmelden	kurs abmeldung rücktritt
vom papier weg	digitalisierung beratung
vom sofa	onlinekurs
vom stick drucken	computer drucken kopieren
von anderem programm wechseln	datenimport migration
von anderem verein	vereinswechsel spielerpass
von anderer schule	schulwechsel aufnahme
von autobahn	anfahrt anreise
von daheim	videosprechstunde online beratung
von daheim aus	videoberatung online termin
von daheim lernen	onlinekurs
von der steuer	steuerlich absetzbar haushaltsnahe dienstleistung
von einer frau	wahl weiblich fachkraft ärztin therapeutin
von excel umsteigen	import migration excel
von hund gebissen	bissverletzung wundversorgung tollwut
von jetzt auf gleich	notfall eiltermin
von kasse zu privat	private krankenversicherung
von kippen loskommen	rauchentwöhnung
von konto abbuchen	lastschrift sepa mandat
von kurs abmelden	rücktritt abmeldung kurs erstattung
von o bis o	reifenwechsel einlagerung
von o bis o	reifenwechsel radwechsel
von oben filmen	drohnenaufnahmen
von selbst passieren	automatisierung workflows
von selbst weiter	automatische verlängerung vertragslaufzeit
von steuer absetzen	rechnung quittung beleg steuerlich absetzbar
von steuer absetzen	werbungskosten homeoffice absetzen
von welchem gleis	abfahrt gleis fahrplan
von wespe gestochen hund	tierärztlicher notdienst
von woanders besorgen	fernleihe
von zecke gebissen	zeckenbiss
von zuhause aus	videosprechstunde online beratung
von zuhause aus beantragen	online dienste antrag
von zuzahlung befreit	zuzahlung befreiung
vor 8 uhr	öffnungszeiten früh
vor auszug streichen	innenanstrich wohnung streichen
vor blut abnehmen essen	blutabnahme nüchtern
vor dem einchecken	frühe anreise gepäckaufbewahrung
vor der arbeit	öffnungszeiten früh frühtermine
vor die tür stellen	lieferung lieferservice versand
vor fernreise	reiseimpfung reisemedizin
vor gericht gehen	klageverfahren prozess
vor haus parken	bewohnerparkausweis
vor haus parken anwohner	bewohnerparkausweis
vor hochzeit regeln	ehevertrag
vor kauf fahren	probefahrt
vor leuten sprechen	rhetorik präsentationstraining
vor op	operation ambulant
vor ort abholen	selbstabholung
vor ort anschauen	aufmaß beratung vor ort
vor ort anschauen	besichtigungstermin location
vor ort bezahlen	zahlungsarten karte bar
vor ort holen	abholung im laden
vor ort zahlen	zahlung vor ort
vor reise krank	reiserücktrittsversicherung
vor tod regeln	bestattungsvorsorge
vor tür abstellen	abstellgenehmigung zustellung
vor tür geklaut	paket verloren nachforschung
vor tür halten	parkplatz parken
vor umzug lernen	intensivkurs
vor urlaub auto checken	urlaubscheck wintercheck
vor öffnung abgeben	schlüsseleinwurf nachtannahme
vorab anzahlen	anzahlung kaution
vorab besprechen	beratung erstgespräch
vorab preis nennen	kostenvoranschlag angebot
vorab testen	probe schnuppern kostenlos
vorab zahlen	anzahlung vorkasse kaution
voranmelden	kita platz anmeldung
voranmeldung abgelehnt	umsatzsteuervoranmeldung elster
vorauskasse	anzahlung restzahlung
vorbeigefahren müllauto	tonne nicht geleert
vorbeikommen gucken	aufmaß beratung vor ort
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
vorhang vor auge	augenarzt notfall blitze
vorher angucken	tag der offenen tür besichtigung
vorher anrufen	ohne termin offene sprechstunde
vorher anrufen reparatur	reparaturkosten freigabe
vorher anzahlen	anzahlung vorkasse kaution
vorher beerdigung zahlen	bestattungsvorsorge
vorher dekorieren	aufbau abbau dekoration
vorher haare waschen	vorbereitung haarwäsche
vorher kennenlernen	kennenlerntermin erstgespräch
vorher mal probieren	testphase probe kostenlos
vorher nachher	referenzen beispiele
vorher sagen was kostet	kostenvoranschlag angebot
vorher sehen	vorschau entwurf muster
vorher sehen druck	andruck proof
vorher testen	testversion probezeit probestunde
vorher wissen was kostet	kostenvoranschlag angebot festpreis pauschale
vorher zahlen	vorkasse vorauszahlung
vorherige version	versionsverlauf
vorhänge abhängen	möbel räumen vor malerarbeiten
vorhänge nähen	vorhänge sonnenschutz maßanfertigung
vorhängeschloss	duschen umkleide handtuch
vorkasse	rechnungskauf zahlungsarten
vorkenntnisse	anfänger vorkenntnisse
vorladung bekommen	vorladung aussage strafrecht
vorladung polizei	strafverteidigung
vorlage machen	projektvorlagen
vorlesen	vorlesen kinder bibliothek
vorlesen für kinder	vorlesestunde kinder
vorlesen lassen	barrierefreiheit sehbehinderung
vorlesestunde	vorlesen kinder bibliothek
vorläufiger ausweis	express vorläufiger reisepass
vorläufiger ausweis	personalausweis beantragen
vormerken	terminvereinbarung termin buchen
vormerken wohnung	suchauftrag suchprofil
vormittags ankommen	frühe anreise gepäckaufbewahrung
vorname ändern trans	geschlechtseintrag selbstbestimmung
vornamen hasse ich	namensänderung
vorrätig	verfügbarkeit lagerbestand
vorschule	schulanfang einschulung zurückstellung
vorschule	vorschule sprachförderung
vorschulkinder	vorschule sprachförderung
vorsorgen fürs alter	vorsorgevollmacht patientenverfügung
vorsorgevollmacht	patientenverfügung vorsorgevollmacht
vorspiel	vorspiel konzert
vorspielen	vorspiel konzert
vorstand wer	vorstand satzung
vorstellung ausgefallen geld	karten rückgabe umtausch
vorstellungsgespräch üben	bewerbungscoaching
vorstrafen nachweis	führungszeugnis
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
w lan code	wlan internet
wab kurs	aufbauseminar punkte probezeit
wache gerädert auf	schlafapnoe schlaflabor
wachs auf tischdecke	fleckenentfernung reinigung
wachsen lassen beine	haarentfernung waxing
wackelig auf beinen	schwindel gleichgewicht sturzprophylaxe
waffenschein	fischereischein waffen jagd
wagen hinstellen	parkplatz parken
wagen mieten	autovermietung mietwagen
wahlabo	theater abonnement
wahlarzt	kassenpatienten privatpatienten
wahlbenachrichtigung	wahlen briefwahl
wahlfach	fremdsprachenwahl profil
wahlhelfer	briefwahl wahlbenachrichtigung
wahlhelfer	wahlen briefwahl
wahlkarte	wahlen briefwahl
wahllokal	wahlen briefwahl
wahlpflicht	fremdsprachenwahl profil
wahlschein	briefwahl wahlbenachrichtigung
wahlschein	wahlen briefwahl
wahnsinnige zahnschmerzen	zahnärztlicher notdienst schmerzen
waldkindergarten	pädagogisches konzept
waldorf	pädagogisches konzept
walking gruppe	laufgruppe
wallbox	ladestation elektroauto
wallbox hotel	ladestation elektroauto
walzer lernen	tanzkurs
wand dazwischen	trockenbau trennwand
wand einreißen	wanddurchbruch abbruch statik
wand einziehen	trockenbau trennwand
wand feucht	leckortung leckage
wand nass	schimmel feuchtigkeit sanierung
wand raus	wanddurchbruch abbruch statik
wand spachteln	putzarbeiten spachteln
wand streichen bunt	bauliche veränderungen mietwohnung
wand uneben	putzarbeiten spachteln
wand uneben	spachteln putz risse
wanderer eine nacht	gepäcktransport wanderer
wanderkarte	wanderkarten reiseführer
wandern in nähe	ausflugsziele umgebung
wanderschuhe sohle	wiederbesohlung bergschuhe
wandertag	schulklassen
wandertag	schulklassen gruppen anmeldung
wanderung geführt	exkursionen studienreisen
wanduhr von opa	großuhren reparatur
wann altpapier	abfuhrkalender müllabfuhr
wann am frühesten	terminvereinbarung termin buchen
wann anders	umbuchung terminverschiebung
wann anfangen fahrschule	begleitetes fahren 17
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
wann besichtigen	besichtigungstermin immobilie
wann besuchen	besuchszeiten
wann bilder da	bilder lieferzeit galerie
wann bilder fertig	bildauslieferung online galerie
wann bin ich fertig	dauer behandlung
wann bohren	ruhezeiten hausordnung
wann bringen kita	betreuungszeiten kita
wann buch zurück	vormerkung
wann da sein flughafen	check in zeiten
wann darf ich waschen	waschküche waschplan
wann darf man besuchen	besuchszeiten
wann darf welpe raus	welpen impfung
wann das nächste mal	programm termine kalender
wann dran	terminvereinbarung termin buchen
wann drauflaufen	trockenzeit
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
wann geschlossen	schließtage ferien
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
wann ist schluss	dauer pause vorstellung
wann ist schluss	ende uhrzeit
wann ist spiel	spielbetrieb spielplan
wann ist trainer da	betreuung trainer zeiten
wann ist training	trainingszeiten
wann ist training	trainingszeiten gruppen
wann ist was frei	warteliste wartezeit
wann ist wenig los	auslastung ruhige zeiten
wann ist wenig los	stoßzeiten auslastung
wann jemand im laden	öffnungszeiten
wann kann ich anrufen	telefonzeiten sprechzeiten
wann kann ich holen	abholung
wann kann ich kommen	terminvereinbarung termin buchen
wann kann ich vorbeikommen	öffnungszeiten
wann kann man hin	öffnungszeiten
wann kann man kommen	öffnungszeiten
wann kaution wieder	anzahlung kaution
wann kehricht	abfuhrkalender müllabfuhr
wann kind anmelden	kita platz anmeldung
wann kind zum zahnarzt	kinderzahnheilkunde
wann kirche	gottesdienst zeiten
wann kirschen	saisonkalender
wann kommen fotos	lieferzeit fotos
wann kommt das	lieferzeit versand
wann kommt der link	zugangsdaten versand
wann kommt der monteur	terminfenster anfahrt termin
wann kommt geld	schadenregulierung auszahlung
wann kommt geld retoure	erstattung retoure dauer
wann kommt handwerker	handwerker termin zeitfenster
wann kommt medikament	lieferengpass bestellung medikament
wann kommt müll	abfuhrtermine abfallkalender
wann kommt müllabfuhr	abfuhrkalender müllabfuhr
wann kommt paket	lieferzeit lieferstatus sendungsverfolgung
wann kommt sofa	lieferzeit möbel
wann kommts an	lieferzeit lieferstatus
wann kommunion	erstkommunion konfirmation firmung
wann krieg ich antwort	antwortzeit kontakt
wann krieg ich geld	rückerstattung dauer
wann krieg ich kaution	kautionsrückzahlung
wann krieg ichs	wartezeit dauer bearbeitungszeit
wann kriege ich auszahlung	auszahlung zahlungsanbieter
wann kursbeginn	einstieg laufender kurs
wann können wir rein	check in anreise
wann küche zu	küchenzeiten
wann liefert catering	lieferung aufbau buffet
wann macht freibad auf	freibad öffnung saison
wann macht ihr auf	öffnungszeiten
wann macht ihr zu	öffnungszeiten
wann messe	gottesdienst zeiten
wann muss geld da	mahnung zahlungsverzug
wann muss ich zahlen	fälligkeit zahlungsziel
wann möbel rein	trockenzeit
wann müll	abfallkalender müllabfuhr abfuhrkalender
wann müssen wir raus	check out abreise abreisezeit
wann nochmal prüfung	praktische prüfung wiederholung
wann offen	öffnungszeiten
wann oma besuchen	besuchszeiten
wann pflanzen	pflanzzeit
wann prüfung fahren	praktische prüfung
wann rad fertig	werkstatt wartezeit ersatzteil
wann rasenmähen	ordnungsamt lärm nachbarn
wann raus sein	check out abreise
wann reise zahlen	reise anzahlung restzahlung
wann rest zahlen	anzahlung restzahlung
wann ruhe	nachtruhe platzordnung
wann ruhig sein	ruhezeiten hausordnung
wann saison	saison wintercamping
wann schneiden	schnitt zeitpunkt
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
wann trainieren kinder	trainingszeiten gruppen
wann trainiert ihr	trainingszeiten treffpunkte
wann trefft ihr euch	trainingszeiten treffpunkte
wann turnen	trainingszeiten
wann unterlagen	reiseunterlagen
wann verjährt	verjährung frist
wann vorspielen	vorspiel konzert schüler
wann was frei	terminvereinbarung termin buchen
wann wieder	programm termine kalender
wann wieder arbeiten	ausfallzeit arbeitsfähigkeit
wann wieder da	betriebsferien urlaub geschlossen verfügbarkeit lagerbestand
wann wieder in kita	krankes kind kita wiederzulassung
wann wieder kommen	kontrolltermin folgetermin
wann wieder lieferbar	ausverkauft wieder verfügbar
wann wieder sport	sportpause nachsorge
wann wieder training	ferien kein training
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
wanne raus	badsanierung
wanne raus dusche rein	badumbau wanne dusche barrierefrei
war anders ausgemacht	angebot vereinbarung reklamation
war früher woanders	wechsel anbieterwechsel unterlagen
war geschenk	kaufbeleg fehlt
war ich nicht	sicherheit konto missbrauch unbefugter zugriff
war noch nie da	ersttermin neukunden
war schon beim arzt	vorbefunde zweitmeinung
war super	bewertung feedback
warenkorb spinnt	bestellvorgang checkout problem
warm duschen	sanitäranlagen
warm essen bis wann	küchenzeiten
warm schlafen	notunterkunft
warmbadetag	wassertemperatur
warme füße	fußbodenheizung
warmes essen nach hause oma	essen auf rädern
warmhalten	lieferung aufbau buffet
warmmiete	nebenkostenabrechnung
warmwasser camping	sanitäranlagen camping
warmwasser vom dach	solarthermie
warnlampe	fehlerdiagnose fehlerspeicher auslesen
wart ich drauf	sofortreparatur dauer
warte auf fotos	bildauslieferung online galerie
warte auf mein geld	rückerstattung dauer
warte aufs visum	visum bearbeitungszeit
warte schon ewig	wartezeit bearbeitungszeit
warte seit stunde	lieferung verspätet falsch
warte seit wochen	lieferverzögerung lieferzeit
warteliste	wartezeit warteliste
warten schön flughafen	lounge
warteschlange lang	wartezeit stoßzeiten
wartezeit	wartezeit warteliste
wartung fällig	heizungswartung wartungsvertrag
warum andere tabletten	generika rabattvertrag
warum bankgebühr	kontoführungsgebühren
warum extra zahlen nacht	kurtaxe
warum so hoch	rechnung reklamation
warum zahle grundgebühr	grundpreis arbeitspreis
warze	warzen entfernung
warze weg	warzen entfernung
warzen am fuß	warzen entfernung
was abmelden tod	unterlagen sterbeurkunde formalitäten
was absetzen	werbungskosten homeoffice absetzen
was alles drin	zusatzkosten gebühren
was an seite schlecht	website audit analyse
was anderes bestellt	falschlieferung reklamation
was anderes geschickt	falschlieferung reklamation umtausch
was anzahlen	anzahlung vorkasse kaution
was anziehen	kleidung dresscode ausrüstung bekleidung
was anziehen fotos	kleidung shooting tipps
was anziehen physio	mitbringen kleidung physiotherapie
was anziehen sport	ausrüstung kleidung training
was auf dachboden	marder schädlingsbekämpfung
was auf schleife	trauerfloristik kranz
was auf seite legen	geldanlage sparen beratung
was ausdrucken	computer drucken kopieren kopierservice scanservice
was ausdrucken	drucken kopieren internetplatz
was ausgestellt	ausstellung sonderausstellung
was behaltet ihr	transaktionsgebühr provision
was beisteuern	spenden
was berappen	preis kosten
was bietet verein	sportverein abteilungen
was bietet vhs	kursprogramm vhs
was bin ich los	preis kosten
was blechen	preis kosten
was blättere ich hin	preise kosten
was blüht gerade	saisonblumen
was blüht lange	balkonpflanzen
was brauch ich alles	unterlagen mitbringen ausweis
was brauch ich davon	beratung auswahl
was brauch ich führerschein	antrag führerschein unterlagen
was brauch ich für kurs	lehrbuch material
was brauch ich für wohnung	mietbewerbung unterlagen
was brauch ich versicherung	beratungstermin versicherung
was brauche ich dafür	unterlagen mitbringen
was brauche ich führerschein	führerscheinantrag unterlagen
was brauchen sie von mir	unterlagen checkliste steuer
was braucht ihr mir	unterlagen mitbringen
was braucht ihr von uns	ablauf projektdauer website
was bringt haus	immobilienbewertung wertermittlung
was bringt mitgliedschaft	mitgliedschaft vorteile
was darf das kosten	preis kosten
was darf ich bauen	baugenehmigung
was darf in gelbe	abfalltrennung abfall abc
was darf ins handgepäck	handgepäck sicherheitskontrolle
was darf man nicht	hausordnung regeln
was dazu vom amt	förderung zuschuss
was dazulegen	bestellung ändern
was dazwischen gekommen	stornierung absage termin absagen verschieben
was eingefangen	geschlechtskrankheiten test
was einpacken	unterlagen mitbringen
was empfehlt ihr	beratung erstgespräch empfehlung
was empfehlt ihr	produktberatung
was erlaubt	hausordnung regeln
was falsches bekommen	falschlieferung reklamation umtausch
was fehlt bestellung	lieferung verspätet falsch
was für abbuchung	rechnung reklamation
was für bienen	bienenfreundlich insekten
was für bienen	bienenfreundliche pflanzen wildstauden
was für datei	druckdaten dateiformat
was für kinder	spielplatz animation
was für kinder essen	kindergerichte
was für kinder essen	kindergerichte spielplatz
was für kleine museum	familien kinder museum
was für kleinkinder bücherei	vorlesestunde kinder
was für leseratte	buchempfehlung beratung
was für meine freundin	geschenk gutschein
was für schuhe	ausrüstung kleidung training
was für schule kaufen	schulbücher materialliste
was gefunden	fundsachen fundbüro
was gegen rücken machen	rückentraining
was gegen schnupfen	hausmittel selbstmedikation
was geht bei euch	programm termine kalender
was geklaut	schaden haftung versicherung
was gibts bei euch	angebot leistungen
was gibts diesen monat	programm termine kalender
was gibts gerade	saisonkalender
was gibts heute	mittagsmenü tageskarte
was gibts heute	mittagstisch tageskarte
was gibts in gegend	ausflugsziele umgebung
was gibts mittags	mittagsmenü tageskarte
was gibts zu essen	speisekarte
was gibts zu essen heim	verpflegung diät bewohner
was gibts zu sehen	aktuelle ausstellung dauer
was gibts zu sehen	ausstellung sonderausstellung
was giftiges gefressen	vergiftung notdienst
was gutes tun	ehrenamt
was hab ich davon	mitgliedschaft vorteile
was habt ihr berechnet	rechnung reklamation einspruch
was habt ihr gespeichert	patientenakte datenschutz
was habts zum essen	speisekarte
was hat untersuchung ergeben	befund ergebnisse
was hohes schnell	hecke sichtschutz
was im essen gefunden	reklamation essen
was im zimmer vergessen	fundsachen nachsendung
was im zug vergessen	fundservice fundbüro
was in den ferien	ferienprogramm
was in urlaub mitnehmen medizin	reiseapotheke
was ist auto wert	fahrzeugankauf bewertung verschrottung
was ist besser	beratung erstgespräch
was ist besser	produktberatung
was ist da drin	allergene inhaltsstoffe
was ist da drin	zutaten inhaltsstoffe
was ist dabei	zusatzkosten gebühren
was ist das wert	sammlung leihgaben schenkung
was ist drin	allergene unverträglichkeiten
was ist drin shooting	fotoshooting preise pakete
was ist geplant	programm termine kalender
was ist gold wert	goldankauf altgold
was ist grundpreis	grundpreis arbeitspreis
was ist haus wert	immobilienbewertung
was ist haus wert	immobilienbewertung wertermittlung
was ist im zimmer	zimmerausstattung
was ist in miete drin	nebenkostenabrechnung
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
was kaputt gemacht	schaden kaution haftung
was kaputt mache	haftung schaden selbstbeteiligung
was kaputtgemacht bei	haftung schadensmeldung haftpflicht
was knöpft ihr ab	preis kosten
was kocht ihr	speisekarte
was kocht ihr für gruppe	menü buffet
was kommt obendrauf	zusatzkosten nebenkosten leistungen
was kost	preis kosten
was kosten bilder	fotoshooting preise pakete
was kostet absage	stornogebühren stornierungsbedingungen
was kostet absagen reise	pauschalreise storno
was kostet anfahrt	anfahrtskosten
was kostet anfahrt	anfahrtskosten anfahrtspauschale
was kostet anwalt	anwaltskosten kostenrisiko
was kostet anwalt	erstberatung kosten anwalt
was kostet beerdigung	bestattungskosten
was kostet der spaß	preis kosten
was kostet der spaß	preise kosten
was kostet eintritt	museum eintritt frei
was kostet fahrstunde	fahrschule kosten
was kostet fahrstunde	führerschein kosten
was kostet führerschein	fahrschule kosten
was kostet heim	pflegeheim kosten eigenanteil
was kostet homepage	website preise pakete
was kostet kita	elternbeitrag kita kosten
was kostet kita	kita gebühren elternbeitrag
was kostet klavierunterricht	musikunterricht gebühren
was kostet konto	kontoführungsgebühr
was kostet lappen	fahrschule kosten
was kostet lappen	führerschein kosten
was kostet mich	preis kosten
was kostet mitgliedschaft	mitgliedschaft mitgliedsbeitrag
was kostet monat heim	heimkosten eigenanteil sozialamt
was kostet musikschule	musikunterricht gebühren
was kostet nacht	zimmerpreise
was kostet notar	notargebühren
was kostet porto	versandkosten
was kostet rein	eintritt tickets
was kostet saal	raummiete veranstaltungsraum
was kostet schicken	versandkosten
was kostet schneiden	haarschnitt preise
was kostet schwimmen	schwimmbad eintritt
was kostet steuerberater	gebühren steuerberatervergütung
was kostet steuerberater	honorar steuerberater
was kostet strauß	blumenstrauß preis
was kostet stunde	stundensatz
was kostet tierarzt	tierkrankenversicherung gebührenordnung
was kostet tonne	abfallgebühren
was kostet tür öffnen	festpreis schlüsseldienst
was kostet umzug	umzug angebot besichtigung
was kostet verein	mitgliedsbeitrag
was kostet versand	versandkosten
was kostet was	preisliste preise
was kostet website	website erstellen kosten
was kostet zimmer	zimmerpreise
was krieg für haus	immobilienbewertung wertermittlung
was krieg ich fürs haus	immobilienbewertung
was kriegt makler	maklerprovision courtage
was käme das	preis kosten
was legt man hin	preis kosten
was leihen	verleih mietpreise mietdauer
was liegen gelassen	fundsachen
was liegt ihr preislich	preis kosten
was läuft	programm termine kalender
was läuft gerade	aktuelle ausstellung dauer
was läuft im museum	ausstellung sonderausstellung
was läuft im theater	spielplan theater
was löhne ich	preis kosten
was löhnen	preis kosten
was löhnt man	preise kosten
was mach ich inzwischen	leihgerät ersatzgerät
was machen bewohner	aktivierung beschäftigung
was machen in nähe	ausflugsziele umgebung
was machen kids ferien	ferienprogramm kinder
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
was mit sauerteig	brot sauerteig dinkel
was mitbringen	unterlagen mitbringen ausweis ausrüstung
was mitbringen bestatter	unterlagen sterbefall
was mitbringen kita	wechselkleidung kita ausstattung
was mitbringen steuerberater	unterlagen checkliste steuer
was mitnehmen	unterlagen mitbringen
was muss dabei	unterlagen mitbringen ausweis
was muss dabei sein	unterlagen mitbringen
was muss ich berappen	preis kosten
was muss ich blechen	preis kosten
was muss ich hinlegen	preis kosten
was muss ich hinlegen	preise kosten
was muss ich machen	ablauf anleitung
was muss ich mitbringen	unterlagen mitbringen
was muss ich rechnen	preis kosten
was muss ich zahlen	preis kosten
was nach meinem tod	testament erbrecht notar
was nehmen sie	preis kosten
was nehmt ihr	preis kosten
was nehmt ihr	preise kosten
was neues lernen	kursprogramm vhs
was nimmt makler	maklerprovision
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
was sinnvolles tun	ehrenamt
was speichert ihr	datenschutz daten löschen auskunft
was spenden	spenden spendenquittung spendenkonto
was springt raus	preis kosten
was steht an	programm termine kalender
was steht auf karte	speisekarte
was steht im vertrag	agb vertragsbedingungen
was suchen für uns	suchauftrag immobilien
was trainieren	trainingsplan einweisung
was trinken bei euch	verpflegung essen getränke
was trinken danach	alkohol
was tun bei bescheid	frist widerspruch
was umgestoßen	schaden melden haftung
was verdient man	stellenangebote jobs karriere gehalt lohn
was verlangt ihr	preis kosten
was verlangt ihr	preise kosten
was verloren bei	fundsachen fundbüro
was vermieter will	mieterselbstauskunft unterlagen bewerbung
was von anderen kaputt	haftpflichtversicherung
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
was würde das kosten	kostenvoranschlag angebot
was würde kosten	preis kosten
was würde ungefähr kosten	kostenvoranschlag angebot
was würdet ihr empfehlen	beratung erstgespräch
was würdet ihr raten	beratung
was würds kosten	preis kosten
was zahl ich dazu	heil und kostenplan bonusheft
was zahl ich dazu rezept	zuzahlung befreiung
was zahle ich	preis kosten
was zahlt kasse krone	heil und kostenplan
was zahlt kasse zahnersatz	heil und kostenplan bonusheft
was zahlt krankenkasse	krankenkasse kostenübernahme
was zahlt man	preis kosten
was zahlt man	preise kosten
was zieht man an	kleiderordnung
was zieht man an	kleidung dresscode
was zu beißen	essen verpflegung
was zu essen	verpflegung essen getränke
was zu fisch	speiseempfehlung weinbegleitung
was zu futtern	essen verpflegung
was zu mampfen	essen verpflegung
was zu trinken	getränke
was zum kaufen wohnung	immobilienangebote kauf
was zum mieten	mietwohnungen wohnungssuche
was zum verschenken	gutschein geschenk
waschbecken blubbert	rohrreinigung abflussreinigung verstopfung
waschbecken voll	abfluss rohrreinigung verstopfung
waschen helfen	ambulante pflege
waschen legen	waschen föhnen styling
waschen und föhnen	waschen föhnen styling
waschhaus	sanitäranlagen camping
waschküche	waschküche waschplan
waschmaschine	hotel wäscheservice
waschmaschine abholen lassen	kleintransport möbeltransport
waschmaschine anschließen	anschluss installation außenwasserhahn
waschmaschine ausgelaufen versicherung	hausratversicherung wasserschaden
waschmaschine entsorgen	elektroschrott
waschmaschine läuft aus	waschmaschine reparatur
waschmaschine läuft aus	waschmaschine reparatur waschmaschinenreparatur hausgeräteservice
waschmaschine schleppen	klaviertransport schwertransport
waschmaschine schleudert nicht	waschmaschine reparatur
waschmaschine tür geht nicht	waschmaschine reparatur
waschmaschine wandert	waschmaschine reparatur
wasser abdrehen geht nicht	notdienst rohrbruch
wasser abgestellt	wasserversorgung unterbrechung
wasser an der decke	rohrbruch wasserschaden notdienst
wasser auf parkett	parkett boden schleifen
wasser auffüllen	frischwasser versorgung stellplatz
wasser auffüllen wohnmobil	ver und entsorgung wohnmobil
wasser braun	trinkwasser legionellen
wasser gratis	getränke
wasser grün	gartenteich
wasser hart	wasserhärte
wasser im garten	anschluss installation außenwasserhahn
wasser in beinen	lymphdrainage
wasser in küche	rohrbruch wasserschaden notdienst
wasser in uhr	wasserdichtigkeitsprüfung
wasser ist braun	trinkwasser rohrsanierung wasserfilter
wasser kommt aus gully	rückstauklappe hebeanlage
wasser kommt hoch	abfluss rohrreinigung verstopfung
wasser läuft	wasserschaden rohrbruch notdienst
wasser läuft durch decke	rohrbruch wasserschaden notdienst
wasser läuft nicht ab	rohrreinigung abflussreinigung verstopfung
wasser nur kalt	warmwasser boiler störung
wasser nur tröpfchen	wasserdruck verkalkung
wasser rechnung hoch	grundsteuer gebührenbescheid
wasser riecht	trinkwasser rohrsanierung wasserfilter
wasser schaden möbel	hausratversicherung wasserschaden
wasser schießt raus	rohrbruch wasserschaden notdienst
wasser schmeckt komisch	trinkwasser legionellen
wasser schmeckt komisch	trinkwasser rohrsanierung wasserfilter
wasser spritzt	notdienst rohrbruch
wasser steht dach	flachdach abdichtung
wasser testen	trinkwasser legionellen
wasser testen lassen	legionellenprüfung trinkwasseranalyse
wasser tropft decke	rohrbruch wasserschaden notdienst
wasser tropft durch decke	wasserschaden notdienst leckortung
wasser tropft mieter	mängel melden mieter
wasser trüb aquarium	wasseranalyse aquaristik
wasser unterm dach	dachreparatur undichtes dach
wasser von decke	notdienst rohrbruch
wasser wird nicht warm	warmwasser boiler störung
wasser zu hart	enthärtungsanlage entkalkung
wasser überall	notdienst rohrbruch
wasseranschluss legen	anschluss installation außenwasserhahn
wasserdruck schwach	wasserhahn tropft reparatur
wasserfleck decke	dach undicht notfall
wassergewöhnung	schwimmkurs seepferdchen
wasserhahn geht nicht zu	armatur dichtung reparatur
wasserhahn tropft	armatur dichtung reparatur
wasserkocher	zimmerausstattung
wasserkocher	zimmerausstattung kühlschrank wasserkocher
wasserrechnung	grundsteuer gebühren
wasserrechnung plötzlich hoch	leckortung leckage
wasserschaden daheim	schaden melden
wasserscheu	schwimmkurs
wasserstrahl schwach	wasserdruck verkalkung
wassertemperatur	freibad schwimmbad gemeinde
wassertonne unterirdisch	zisterne regenwassernutzung
wasserzähler ablesen	grundsteuer gebühren
wasserzählerstand	grundsteuer gebühren
wauwi	hunde erlaubt
wauzi	hunde haustiere erlaubt
waxing	haarentfernung waxing
wbs	wohnberechtigungsschein sozialwohnung
wc bei euch	toiletten
wc benutzen	toilette wc
wc kassette	entsorgung chemietoilette
wc läuft nicht ab	rohrreinigung abflussreinigung verstopfung
wc spült nicht richtig	spülkasten reparatur
wc wackelt	wc austausch sanitär
webauftritt	website erstellung webdesign
webdesigner meldet nicht	website übernahme betreuung
webhook kommt doppelt	webhook idempotenz
webhook kommt nicht	webhook fehlerbehebung
webseite bauen	website erstellen kosten
webseite geht nicht	fehlermeldung technische probleme
webseite offline	störung server fehler
webseite spinnt	fehlerbehebung störung support
website von 2005	website relaunch
wechselfrist	spielerpass vereinswechsel
wechseljahre	frauenarzt gynäkologie
wechselklamotten	wechselkleidung kita ausstattung
wechseln mitten im jahr	schulanmeldung aufnahme
wechselsachen	wechselkleidung mitbringen
wechselt putzfrau ständig	feste reinigungskraft
wechselwirkung	wechselwirkungen medikationsanalyse
wecken bestellen	brötchen vorbestellung
weckle	brötchenservice
wedding planner	hochzeitsplanung
weg bezahlen	anfahrtskosten anfahrtspauschale
weg vom gas	heizungstausch wärmepumpe förderung
weg vom gas	wärmepumpe förderung
weg vom öl	heizungstausch wärmepumpe förderung
weg vom öl	wärmepumpe förderung
weg von bank	konto schließen kontowechsel
weg von kippen	raucherentwöhnung
weg zu euch	anfahrt anreise
wegbeschreibung	anfahrt anreise
wegekosten	anfahrtskosten
wegen hochzeit frei	beurlaubung
wegen umzug kündigen	kündigung kündigungsfrist
wegeunfall	arbeitsunfall durchgangsarzt
weggespritzt	vollnarkose dämmerschlaf lachgas
weggeworfen brot	vortagsbrot reste
weggli	brötchen vorbestellung
weglegen für mich	reservierung zurücklegen
wegpauschale	anfahrtskosten anfahrtspauschale
wegzeit	anfahrtskosten anfahrtspauschale
weiche kost	verpflegung diät bewohner
weigern sich zahlen	leistungsablehnung widerspruch
weihnachten auf	feiertage öffnungszeiten
weihnachten offen	öffnungszeiten feiertage
weihnachtsbaum kaufen	weihnachtsbaumverkauf
weihnachtsbaum weg	biotonne grünabfall
weihnachtsfeier	feiern gesellschaften nebenraum
weihnachtsfeier	firmenveranstaltung betriebsausflug
weihnachtsgeschenk	gutschein geschenk
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
weint beim abgeben	eingewöhnung
weint beim abgeben	eingewöhnung kita
weint jeden morgen	eingewöhnung ablösung
weisheitszahn	zahnextraktion weisheitszähne
weisheitszahn drückt	weisheitszähne extraktion
weisheitszähne	zahnextraktion weisheitszähne
weiter machen	weite ändern änderungsschneiderei
weiter oben google	suchmaschinenoptimierung seo
weiterbilden	berufliche weiterbildung
weiterbildung arbeitsamt	berufliche weiterbildung
weiterempfehlen	lob feedback bewertung
weiß mein niveau nicht	einstufungstest sprachniveau
weiß nicht was beruflich	karrierecoaching berufliche neuorientierung
weiß nicht was brauche	beratung erstgespräch
weiß nicht was studieren	studienberatung
weiß nicht welches instrument	instrumentenkarussell schnupperangebot
weiß nicht welches level	einstufungstest niveau
weiß nicht wie einrichten	einrichtungsberatung
weiß nicht wie geräte	trainingsplan einweisung
weiß nicht wohin	reiseberatung urlaub
weiß pin nicht	pin vergessen
weiß titel nicht mehr	buchsuche recherche
weiß übergeben	schönheitsreparaturen auszug renovierung
weiße seite	fehlerbehebung störung support
weiße viecher pflanze	schädlinge pflanzenschutz
weiße zähne	bleaching zahnaufhellung
weißen lassen	malerarbeiten innenanstrich
weißer belag	schädlinge pflanzenkrankheiten
weißer belag hahn	enthärtungsanlage entkalkung
weißer bildschirm	fehlermeldung technische probleme
weißwurstfrühstück	frühstück brunch
welche apotheke dienst	apotheke notdienst
welche apotheke hat auf	notdienst apotheke
welche ausfahrt	anfahrt anreise
welche bahn	anfahrt öffentliche verkehrsmittel
welche belege	unterlagen checkliste steuer
welche bilder	ausstellung sonderausstellung
welche brille steht mir	brillenfassungen auswahl
welche brote	brotsorten zutaten
welche dokumente	unterlagen mitbringen
welche farbe	farbberatung
welche farbe passt	farbberatung
welche farben fotos	kleidung shooting tipps
welche firma form	rechtsformwahl
welche gerichte	speisekarte
welche größe	größentabelle umtausch größe
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
welche impfungen hab ich	impfpass verloren
welche klamotten	kleidung ausrüstung
welche klingel	adresse anfahrt standort
welche kurse	kursplan gruppenkurse
welche kurse gibts	kursprogramm vhs
welche lieder	trauermusik trauerfeier
welche linie	öffentliche verkehrsmittel haltestelle
welche mannschaft alter	trainingszeiten gruppen
welche nachweise	schadennachweis fotos belege
welche noten	zugangsvoraussetzungen nc
welche orte liefert	liefergebiet
welche papiere	unterlagen mitbringen ausweis
welche papiere steuer	unterlagen checkliste steuer
welche papiere tod	unterlagen sterbefall
welche papiere todesfall	unterlagen sterbeurkunde formalitäten
welche rahmengröße	rahmengröße beratung
welche rechtsform	existenzgründung beratung
welche reifen brauche	reifenberatung reifengröße
welche schuhe	kleidung dresscode ausrüstung schuhwerk bekleidung
welche sportarten	sportverein abteilungen
welche sprachen	fremdsprachen englisch
welche straße	adresse standort
welche straßenbahn	anfahrt öffentliche verkehrsmittel
welche straßenbahn	öffentliche verkehrsmittel anfahrt
welche stufe	einstufungstest sprachniveau
welche tonne diese woche	abfuhrtermine abfallkalender
welche unterlagen	unterlagen mitbringen
welche urne	särge urnen auswahl
welche weine	weinkarte getränkekarte
welche zettel	unterlagen mitbringen ausweis
welchen namen nehmen	namensänderung
welcher arzt hat dienst	ärztlicher bereitschaftsdienst notdienst
welcher browser	unterstützte browser
welcher bus	anfahrt öffentliche verkehrsmittel
welcher eingang	eingang zugang
welcher kurs für mich	einstufungstest sprachniveau kursberatung einstufung
welcher kurs passt	einstufungstest sprachniveau
welcher steig	abfahrt gleis fahrplan
welcher tag turnen	trainingszeiten gruppen
welcher zweig	fremdsprachenwahl profil
welches bild für ausweis	biometrisches passfoto
welches buch	kursbuch lehrmaterial
welches buch kurs	lehrbuch material
welches fach passt	studienberatung
welches grab	grabarten friedhof
welches holz	holzarten massivholz
welches instrument	instrumentenkarussell schnupperangebot
welches ist richtig	produktberatung
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
wellenbad	rutsche sprungturm
wellensittich	heimtiere exoten
wellensittich	kleintiere heimtiere exoten verkauf haltung
wellensittich mitnehmen	haustiere mitbringen bewohner
wellness	sauna wellness
wellnessmassage	massage
wellnesswochenende	wellness arrangement pauschalen
wellpass	firmenfitness
welpe bekommen	welpen beratung
welpe impfen	impfung tier
welpe spritzen	welpen impfung
welpe wann tierarzt	welpen beratung
weltliche feier	trauerfeier trauerredner
wem gehört	impressum rechtsform
wem gehört code	nutzungsrechte übergabe
wem gehört danach	nutzungsrechte eigentum
wem gehört domain	hosting domain email umzug
wem gehört seite	impressum
wem gehört website	zugangsdaten rechte agenturwechsel
wem melden gestorben	sterbefall sterbeurkunde
wen anrufen im ausland	notfallkontakt reise
wen anrufen tod	todesfall erste schritte
wen anrufen wenn tot	überführung abholung todesfall
wen frag ich	ansprechpartner kontakt
wen fragen	kontakt telefon
wenig druck	wasserdruck verkalkung
wenig geld	ermäßigung sozialtarif ratenzahlung
wenig platz	platzsparende möbel
wenig schwefel	histaminarm schwefel sulfite
wenig sonne pflanze	schattenpflanzen beratung
weniger gäste	personenzahl änderung
weniger spenden	dauerspende ändern beenden
weniger süß	zuckerfrei diabetiker
weniger zahlen versicherung	beitrag zu hoch
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
wenn ich dement	vorsorgevollmacht patientenverfügung
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
wenn ich sterbe familie	berufsunfähigkeit lebensversicherung
wenn ich upgrade	upgrade tarifwechsel
wenn ich verpasse	versäumte stunde nachholen
wenn ich zu spät	verspätung karenzzeit
wenn ihr pleite geht	insolvenz datenexport insolvenzabsicherung
wenn internet weg	offline modus
wenn jemand absagt	warteliste wartezeit
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
wenns regnet	wetter absage
wer anders holt medikament	rezept einlösen abholung apotheke
wer arbeitet bei euch	team mitarbeiter
wer baut ab	aufbau abbau
wer baut möbel auf	möbel abbau aufbau umzug
wer behandelt mich	behandler ärzte team
wer betreibt seite	impressum
wer betreut nachmittags	ganztagsbetreuung hort
wer bezahlt beerdigung	bestattungskosten sozialbestattung
wer bezahlt kaputtes arbeit	betriebshaftpflicht
wer bezahlt mietwohnung reparatur	mieter vermieter zuständigkeit
wer darf abholen	abholberechtigung kita
wer darf begleiten	begleitetes fahren bf17
wer darf mitmachen	teilnahmebedingungen zielgruppe
wer darf sehen	benutzerrechte rollen
wer darf was	rollen berechtigungen
wer entscheidet im koma	vorsorgevollmacht patientenverfügung
wer entscheidet verein	vorstand satzung
wer entscheidet wenn dement	vorsorgevollmacht patientenverfügung
wer erbt	testament erbrecht notar
wer füttert katze	katzenbetreuung tiersitter
wer gibt schlüssel	schlüsselübergabe
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
wer ist zuständig	ansprechpartner kontakt
wer ist zuständig	kontakt telefon ansprechpartner zuständigkeit
wer kann mir helfen	kontakt ansprechpartner
wer kann übersetzen	dolmetscher sprache
wer koordiniert	komplettsanierung bauleitung
wer kriegt kinder	familienrecht sorgerecht unterhalt
wer kriegt kinder	sorgerecht umgangsrecht
wer kümmert sich	kontakt telefon ansprechpartner zuständigkeit
wer kümmert sich ferienwohnung	ferienwohnungsverwaltung
wer kümmert um seite	wartung support website
wer leitet	team mitarbeiter
wer liest daten	datensicherheit serverstandort
wer liest mit	datenschutz daten löschen auskunft
wer macht bei euch	ansprechpartner zuständigkeit
wer macht bücher	buchhaltung auslagern
wer macht das	team mitarbeiter
wer macht datenschutz	datenschutzbeauftragter
wer macht den kurs	kursleitung trainer
wer macht musik	hochzeits dj band
wer macht sauber danach	staubschutz sauberkeit
wer macht was	aufgaben fristen gantt
wer macht was	aufgabenverwaltung projektmanagement
wer macht was überblicken	aufgabenverwaltung projektmanagement
wer muss räumen	winterdienst räumpflicht
wer mäht	rasenpflege rasenmähen
wer näht	herkunft material nachhaltigkeit
wer packt	einpackservice umzugskartons
wer passt auf kind	kinderbetreuung aufsicht
wer pflegt wenn urlaub	kurzzeitpflege verhinderungspflege
wer putzt	endreinigung
wer putzt	reinigung endreinigung
wer putzt bei mir	haushaltshilfe wohnungsreinigung
wer räumt auf	aufräumen endreinigung
wer räumt dreck weg	entsorgung reinigung baustelle
wer räumt schnee	winterdienst räumpflicht
wer schreibt texte	ablauf projektdauer website
wer schreibt texte	texterstellung content
wer seid ihr	team mitarbeiter über uns
wer sieht bilder	nutzungsrechte veröffentlichung
wer sieht meine daten	datenschutz daten löschen auskunft
wer sieht meine daten	patientenakte datenschutz
wer spült	geschirr verleih
wer steckt dahinter	team mitarbeiter über uns impressum
wer streut	winterdienst
wer unterrichtet	lehrer dozenten team
wer vertretung	betriebsferien urlaub geschlossen
wer vertritt	urlaub vertretung
wer vertritt arzt	vertretungsarzt urlaub
wer vertritt euch	urlaubsvertretung vertretung
wer verwaltet haus	hausverwaltung
wer weiß bescheid	kontakt ansprechpartner
wer zahlt beerdigung	bestattungskosten
wer zahlt heim	heimkosten eigenanteil sozialamt
wer zahlt heim	pflegeheim kosten eigenanteil
wer zahlt makler	maklerprovision
wer zahlt makler	maklerprovision courtage
wer zahlt rücksendung	rücksendung retourenlabel kosten
wer zahlt rückversand	rücksendekosten
wer zahlt rückversand	rücksendekosten retourenlabel
wer zahlt schaden	schaden haftung versicherung selbstbeteiligung
wer zahlt sportverletzung	sportunfall versicherung
wer zahlt wenn verliere	anwaltskosten kostenrisiko
wer übernimmt betrieb	nachfolgeberatung
werbegeschenke	werbeartikel
werbemails nerven	newsletter abmelden werbewiderspruch
werbezettel	flyer druck
werbung abbestellen	newsletter abmelden
werbung bei euch	kooperation partner
werbung bei google	google ads
werbung bei verein	sponsoring spende verein
werbung im kino	radiospot mediaplanung
werbung im postfach	spamfilter
werbung im radio	radiospot mediaplanung
werd mitglied verein	mitgliedsantrag beitrittserklärung
werde ich gefilmt	videoüberwachung datenschutz
werden nicht schwanger	kinderwunsch
werkhof	sperrmüll wertstoffhof recyclinghof öffnungszeiten
werkzeug leihen	baumaschinen werkzeugverleih
wert vom elternhaus	immobilienbewertung
werte kontrollieren	blutabnahme labor
werte schon da	befunde laborergebnisse
wertsachen	garderobe schließfach
wertsachen bank	schließfach bank
wertsachen in bank	schließfach
wertsachen wo	garderobe schließfächer
wertsachen wohin	duschen umkleide handtuch
wertstoffhof	sperrmüll wertstoffhof
wespen tonne	geruch maden biotonne
wespennest	marder schädlingsbekämpfung
wespennest	schädlingsbekämpfung kammerjäger
wespenstich allergisch	allergietest hyposensibilisierung
wetter mitspielt	ausfall absage veranstaltung
wetter schlecht	schlechtwetter absage
wg gründen	untermiete mitbewohner
wg suche	wohnheim zimmer
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
wie erreich ich euch	ansprechpartner kontakt
wie erreiche ich	kontakt telefon rückruf
wie fang ich an	anleitung erste schritte
wie find ich euch	adresse standort anfahrt
wie finde ich alten	suche filter
wie früh absagen	absagefrist
wie früh bestellen	bestellfrist bäckerei
wie früh bringen	betreuungszeiten
wie früh da sein	ankunftszeit vor beginn
wie früh flughafen	check in zeiten
wie funktioniert das	ablauf anleitung
wie gehen geräte	einweisung trainer trainingsplan
wie gehts weiter	ablauf nächste schritte
wie groß darf paket	maximalgewicht maße sperrgut
wie groß die gruppen	gruppengröße
wie groß gruppe	teilnehmerzahl kapazität
wie groß handgepäck	freigepäck übergepäck gebühr
wie groß ist paket	paketmaße verpackungsmaße
wie groß rad	rahmengröße beratung
wie groß seid ihr	unternehmen team mitarbeiter
wie groß wird	endgröße wuchshöhe
wie gut gedämmt	energieausweis
wie gut sprache	einstufungstest sprachniveau
wie hart wasser	wasserhärte
wie hinterlassen	endreinigung
wie hoch die einfahrt	einfahrtshöhe tiefgarage
wie hoch garage	tiefgarage höhe
wie hoch pflanze	wuchshöhe
wie hoch zaun	baugenehmigung
wie ist das wlan	internet geschwindigkeit wlan
wie kind zur schule	schulbus schülerbeförderung
wie komm auf server	ftp sftp zugang
wie komm ich heim werkstatt	ersatzwagen leihwagen
wie komm ich hin	anfahrt anreise adresse standort
wie komm ich hin	anfahrt öffentliche verkehrsmittel
wie komm ich raus	kündigung mindestlaufzeit
wie komm ich rein	eintritt tickets
wie komme ich zu	adresse anfahrt standort
wie komme zu euch	anfahrt anreise
wie kommt geld mir	auszahlung zahlungsanbieter
wie kriege pflegegrad	pflegegrad antrag
wie kurzfristig	kurzfristige buchung vorlauf
wie kündige wohnung	kündigung mietvertrag nachmieter
wie lang binde mich	vertragslaufzeit mindestlaufzeit
wie lang da	öffnungszeiten
wie lang dauert	wartezeit dauer bearbeitungszeit
wie lang dauert bis	wartezeit warteliste
wie lang dauert bis termin	warteliste wartezeit
wie lang dauert das	dauer behandlung
wie lang dauert schrank	lieferzeit fertigung
wie lang geht	dauer kursdauer
wie lang geht stück	dauer pause vorstellung
wie lang gehört grab	grabnutzung ruhezeit
wie lang reparatur	reparaturdauer abholung
wie lang unterwegs	lieferzeit versand
wie lang warmes essen	küchenzeiten warme küche
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
wie lange brauch ich	dauer behandlung
wie lange braucht ihr	dauer wartezeit bearbeitungszeit
wie lange braucht man	besuchsdauer
wie lange dauert	dauer bearbeitungszeit
wie lange dauert sofa	lieferzeit möbel
wie lange eingewöhnen	eingewöhnung
wie lange einlaufen	aquarium einrichten einsteiger
wie lange feiern	sperrstunde musik ende nachtruhe
wie lange garantie	garantie gewährleistung reklamation
wie lange gebunden	kündigung kündigungsfrist
wie lange gebunden	kündigung kündigungsfrist vertragslaufzeit mindestlaufzeit
wie lange gibts euch	qualifikation zertifikate über uns gegründet
wie lange gilt gutschein	gutschein gültigkeit
wie lange gilt rezept	rezept verordnung erforderlich
wie lange grab	grabarten friedhof
wie lange gutschein	gutschein gültigkeit
wie lange gültig	gültigkeit gültigkeitsdauer
wie lange hebt auf	aufbewahrungsfrist
wie lange hebt ihr	abholfrist aufbewahrung
wie lange heute	öffnungszeiten
wie lange hält	haltbarkeit lebensdauer
wie lange hält brot	brot schneiden lagerung
wie lange hält dach	dachinspektion
wie lange hält wein	lagerfähigkeit trinkreife
wie lange im voraus	wartezeit dauer bearbeitungszeit
wie lange küche	küchenzeiten
wie lange liegt das	abholfrist aufbewahrung
wie lange läuft	vertragslaufzeit mindestlaufzeit
wie lange macht ihr	qualifikation zertifikate
wie lange mit 16	jugendschutz uhrzeit minderjährige
wie lange nass	trockenzeit
wie lange offen	öffnungszeiten
wie lange ohne wasser	wasserabstellung dauer
wie lange post	lieferzeit versand
wie lange rezept gültig	rezept heilmittelverordnung physiotherapie
wie lange seid ihr	öffnungszeiten
wie lange stück	vorstellung dauer pause
wie lange unterricht	stundenplan unterrichtszeiten
wie lange vorher bestellen	vorlaufzeit vorbestellung
wie lange warten	wartezeit warteliste dauer bearbeitungszeit
wie lange zeit zahlen	zahlungsziel frist
wie lange zeit zu reagieren	frist widerspruch
wie lange zuhause lassen	hausaufbahrung abschiednahme
wie lange zurückgeben	rückgabefrist widerrufsfrist
wie laut	lärm ruhezeiten
wie laut darf	lautstärke lärmschutz
wie laut wird	lärm bauzeiten
wie leben die tiere	tierhaltung tierwohl
wie lernen wir das	schulung tutorial onboarding
wie läuft das ab	ablauf anleitung
wie melde ich mich an	anmeldung kurs
wie nachts rein	späte anreise schlüsselbox
wie oft ausfall	verfügbarkeit sla uptime
wie oft die woche	kursdauer intensivkurs
wie oft fehlen	fehlzeiten anwesenheitspflicht
wie oft gießen	gießen pflege anleitung
wie oft kommen	anzahl termine
wie oft kommen	dauer
wie oft muss ich hin	anzahl termine
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
wie schnell könnt ihr	lieferzeit fertigung
wie schnell website	ablauf projektdauer website
wie schwer darf	maximalgewicht maße sperrgut höchstgewicht gewichtslimit
wie schwer ist	gewicht
wie siehts aus mit	auftragsstatus bearbeitungsstand
wie soll firma heißen	naming markenentwicklung
wie spät noch rein	letzter einlass
wie steht mein sohn	sprechstunde lehrer elterngespräch
wie strom sparen	energiespartipps energieberatung
wie teuer	preis kosten
wie teuer	preise kosten
wie tief in tasche	preis kosten
wie trennen	abfalltrennung abfall abc
wie viel ampere	stromanschluss stellplatz
wie viel darf mitnehmen	gepäck freigepäck
wie viel euro	preis kosten
wie viel franken	preis kosten
wie viel gebühr	gebühren
wie viel geld	preise kosten
wie viel gepäck	flugbuchung gepäck
wie viel kaution	kaution kreditkarte mietwagen
wie viel kirchensteuer	kirchensteuer kirchgeld
wie viel kohle	preis kosten
wie viel kommt zusammen	preis kosten
wie viel kostet	preis kosten
wie viel kredit	baufinanzierung käufer
wie viel mindestens	mindestbestellwert mindestmenge
wie viel pflege zusteht	pflegegrad begutachtung
wie viel platz	teilnehmerzahl kapazität
wie viel pro person	catering mindestpersonenzahl
wie viel trinkgeld	trinkgeld getrennt zahlen
wie viel verlangt	preis kosten
wie viel vorab	anzahlung restzahlung
wie viel wasser	gießen pflege anleitung
wie viel zeit einplanen	dauer
wie viel zeit einplanen	dauer behandlung
wie viel üben	üben zuhause
wie viele besucher	webanalyse tracking
wie viele betten	ferienwohnung belegung betten
wie viele bilder	fotoshooting preise pakete
wie viele darf ich	höchstmenge limit
wie viele dürfen	teilnehmerzahl kapazität
wie viele fahrstunden	sonderfahrten pflichtstunden
wie viele fotos	bilder lieferzeit galerie
wie viele im kurs	gruppengröße teilnehmerzahl
wie viele kilo koffer	freigepäck handgepäck
wie viele kilometer	freikilometer
wie viele kilometer frei	freikilometer
wie viele leute	gruppengröße
wie viele leute	teilnehmerzahl kapazität
wie viele leute dürfen	lizenz nutzeranzahl preis
wie viele leute passen	kapazität personenzahl
wie viele minuten	dauer behandlung
wie viele mitarbeiter	team mitarbeiter
wie viele nutzen	benutzer einladen team
wie viele passen rein	teilnehmerzahl kapazität personenzahl
wie viele paten	taufpate voraussetzungen
wie viele personen	teilnehmerzahl kapazität
wie viele schlafplätze	ferienwohnung belegung betten
wie viele sitzungen	anzahl termine
wie viele sitzungen	dauer coaching ablauf sitzungen
wie viele stehen	stehplätze kapazität
wie viele stufen	barrierefrei zugang
wie viele stunden	dauer
wie viele stunden fahren	sonderfahrten pflichtstunden
wie viele theoriestunden	theorieunterricht
wie viele urkunden	sterbeurkunde
wie voll tank	tankregelung
wie warm wasser	freibad schwimmbad gemeinde
wie warm wasser	wassertemperatur
wie weh	schmerzen betäubung
wie weit antrag	status antrag bearbeitungszeit
wie weit bis bahnhof	entfernung bahnhof anfahrt
wie weit im voraus	vorlaufzeit buchung
wie weit ins zentrum	lage entfernung zentrum
wie weit ist reparatur	reparaturstatus
wie weit liefert ihr	lieferservice liefergebiet
wie weit mein antrag	bearbeitungsstand
wie weit schaden	schadenregulierung auszahlung
wie weit seid ihr	auftragsstatus bearbeitungsstand
wie weit zum meer	badesee strand
wie weit zum see	badesee strand
wie weit zum strand	entfernung strand lage
wie weit zurück	schnitt zeitpunkt
wie werd ich mitglied	mitglied werden verein
wie zeig ich dass wohne	nachweis wohnung ausweis
wie zum flughafen	flughafen anreise
wieder aufbauen möbel	möbelmontage demontage
wieder aussteigen	kündigung mindestlaufzeit
wieder auto fahren	auffrischung fahrstunden
wieder einrenken	manuelle therapie
wieder eintreten	kircheneintritt wiedereintritt
wieder fit nach	krankengymnastik
wieder ganz machen	reparatur kostenvoranschlag
wieder herholen	wiederherstellung papierkorb
wieder hinkriegen	reparatur kostenvoranschlag
wieder in kirche	kircheneintritt wiedereintritt
wieder in kita nach	kita krankheit regelung
wieder laufen lernen	nachbehandlung operation
wieder loswerden ware	rückgabe umtausch retoure
wieder rein	wiedereinlass
wieder reinbekommen	verfügbarkeit lagerbestand
wieder undicht	gewährleistung garantie mangel
wieder zu lisa	wunschmitarbeiter
wieder zur gleichen	wunschfriseur
wieder zurück wechseln	tarifwechsel downgrade
wiedereinsteiger	auffrischung fahrstunden angst
wiederholungsrezept	rezept folgerezept
wiederverkäufer	großbestellung händler
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
wildunfall	unfallschaden karosserie
wildwochen	saisonkarte spargel wild
will abnehmen	ernährungsberatung abnehmen
will arzt wechseln	arztwechsel patientenakte
will aufhören	kündigung kündigungsfrist
will austreten	kündigung kündigungsfrist
will ausziehen	kündigung mietvertrag nachmieter
will beurlauben	beurlaubung schule antrag
will chef sprechen	beschwerde
will den chef	geschäftsleitung beschwerde kontakt
will heiratsantrag machen	heiratsantrag arrangement
will helfen	ehrenamt helfen spenden mitmachen
will helfen mit geld	spenden
will ich nicht mehr	widerruf rückgabe retoure
will in urlaub	reiseberatung urlaub buchen
will kind nicht	schwangerschaftskonfliktberatung
will mich beschweren	beschwerde reklamation
will mich nicht registrieren	gastbestellung kundenkonto
will mich scheiden lassen	scheidung trennung
will nicht aufs foto	fotoerlaubnis widerspruch bildrechte
will nicht dableiben	eingewöhnung
will nicht erben	erbausschlagung frist
will nicht in kita	eingewöhnung
will nicht in schule	mobbing schulsozialarbeit
will nicht mehr bestellung	bestellung stornieren
will nicht mehr hin	kündigung abmeldung
will nicht mehr leben	krisentelefon suizid
will nicht mehr leben	krisentelefon suizidprävention notfall
will nicht selber bedienen	servicepersonal
will nicht teilen zimmer	einzelzimmer zuschlag
will nicht zur schule	mobbing vertrauenslehrer
will raus	kündigung kündigungsfrist
will richtig trainieren	leistungsgruppe wettkampf
will scheidung	scheidung familienrecht
will schlafen dabei	vollnarkose dämmerschlaf lachgas
will schwanger werden	kinderwunsch
will was anderes machen	karrierecoaching berufliche neuorientierung
will was schenken	gutschein geschenkgutschein
wimpern	augenbrauen wimpern
wimpern	kosmetik nägel wimpern
wimpern fallen aus	wimpernverlängerung auffüllen reklamation
wimpern färben	augenbrauen wimpern
wimpernlifting	augenbrauen wimpern
wimpernverlängerung	augenbrauen wimpern
windel wechseln	kinderwagen wickeltisch wickelraum stillraum
windel wechseln	wickelraum stillen
windeldermatitis	kinderarzt vorsorge u untersuchung
windeln baby müll	windelsack zusatzbehälter
windeln mitbringen	sauberkeitserziehung windeln kita
windeln mitbringen	wickeln sauberkeit
windeln tonne voll	tonne bestellen tauschen größe
windeln wechseln	kinderwagen wickeltisch
windeln welche tonne	mülltrennung sortieren
windeltonne	windelsack zusatzbehälter
windiger balkon	standort schatten pflanzenberatung
windows 10 läuft aus	windows neuinstallation upgrade
windows neu	windows neuinstallation upgrade
windpocken	krankes kind kita wiederzulassung
windschutzscheibe	autoglas steinschlagreparatur
winter nicht überlebt	anwachsgarantie pflanze eingegangen
wintercheck auto	urlaubscheck wintercheck
wintergarten	bauantrag baugenehmigung
wintergarten	baugenehmigung
winterhart	winterschutz frost
winterpause	betriebsferien urlaub geschlossen
winterreifen drauf	reifenwechsel einlagerung
winterreifen drauf	reifenwechsel radwechsel
wir kommen nicht	stornierung absage
wir schaffen nicht mehr	entlastung verhinderungspflege
wir sind 20 leute	gruppen gruppenbuchung
wir sind gemeinnützig	rabatt gemeinnützig bildung
wir sind jetzt mehr	zusätzliche lizenzen benutzer
wir sind viele	gruppen gruppenpreis
wirbel blockiert	manuelle therapie
wird abgebucht	lastschrift sepa einzug
wird aggressiv	demenz betreuung
wird alles zu viel	psychotherapie beratung depression
wird aufgezeichnet	aufzeichnung
wird bald sechs	altersgruppe mindestalter
wird das dann teurer	preiserhöhung nach aktionszeitraum
wird das teurer	preisanpassung preisgarantie
wird gefilmt	datenschutz
wird gehänselt	mobbing vertrauenslehrer
wird gemobbt	mobbing schulsozialarbeit
wird gespritzt	pflanzenschutz bio zertifiziert
wird gestellt	ausrüstung verleih
wird gesungen	aktivierung beschäftigung
wird geärgert	mobbing schulsozialarbeit
wird handgreiflich	häusliche gewalt gewaltschutz frauenhaus
wird kontrolliert	einlasskontrolle
wird morgen entlassen	entlassmanagement pflegebedarf
wird nicht angezeigt	fehlermeldung technische probleme
wird nicht synchronisiert	synchronisierung
wird nicht warm	heizung störung notdienst
wird nichts mit	stornierung absage
wird nichts mit termin	termin absagen stornierung verschieben
wird nix	stornierung absage
wird nix mit termin	termin absagen
wird nächstes jahr eingeschult	vorschulkinder einschulung
wird studio voll	auslastung stoßzeiten
wird täglich sauber gemacht	zimmerreinigung
wird verprügelt	mobbing vertrauenslehrer
wird zu heiß	kühlwasser öl undicht
wisch für chef	bescheinigung bestätigung
wisch unterschreiben	formular antrag download
wisst ihr über mich	datenschutz daten löschen auskunft
witwenrente	unterlagen sterbefall
wlan	wlan internet
wlan bricht ab	internet störung wlan einrichtung
wlan im dach	smart home netzwerk
wlan im zug	wlan bord
wlan passwort	wlan zugang passwort
wlan reicht nicht oben	netzwerkverkabelung wlan
wlan schlüssel	wlan internet
wlan schnell genug	internet geschwindigkeit
wlan schwach	wlan internet
wlan umsonst	drucken kopieren internetplatz
wlan umsonst	wlan kostenlos
wo abholen	abholung
wo anmelden	terminvereinbarung termin buchen
wo anrufen	kontakt telefon
wo antrag	formulare anmeldeformular
wo auto abstellen	parkplätze
wo auto hin	parkplatz parken
wo automat	geldautomaten
wo bauschutt hin	wertstoffhof recyclinghof
wo bewerten	bewertung feedback
wo bleibt	lieferzeit lieferstatus
wo bleibt bestellung	sendungsverfolgung
wo bleibt essen	lieferung verspätet falsch
wo bleibt mein geld	rückerstattung erstattung
wo bleibt paket	sendungsverfolgung lieferzeit
wo bleibt rechnung	rechnung rückfrage
wo bücher einwerfen	rückgabe medienrückgabe
wo code eingeben	gutschein rabattcode einlösen
wo finde ich euch	adresse standort
wo findet kurs	kursort räume
wo findet statt	adresse standort
wo fährt ab	abfahrt gleis fahrplan
wo geht geld hin	bwa controlling auswertung
wo geht geld hin	verwendung spenden transparenz
wo gehört das rein	mülltrennung sortieren
wo gelbe säcke	abfallsäcke verkaufsstellen
wo geld abheben	geldautomaten
wo genau	adresse standort
wo genau seid ihr	anfahrt öffentliche verkehrsmittel
wo gibts gelbe säcke	gelbe säcke ausgabe
wo gibts trikots	trikot vereinskleidung
wo hergestellt	herkunft material nachhaltigkeit
wo hergestellt	herkunft regional
wo hin in urlaub	reiseberatung urlaub buchen
wo hinstellen	parkplatz parken
wo hinstellen auto	parkplatz parken
wo hochladen	dokumente hochladen einreichen
wo hochzeit feiern	hochzeitslocation feier
wo in ruhe lernen	arbeitsplätze lernen ruhe
wo ist das	adresse standort
wo ist der fahrer	sendungsverfolgung zustellversuch
wo ist der haken	testphase kosten verlängerung
wo ist der laden	adresse anfahrt standort
wo ist eingang	eingang zugang
wo ist es warm	reiseberatung urlaub buchen
wo ist eure rechnung	rechnung abo rechnungsadresse
wo ist formular	formulare anmeldeformular
wo ist klo	toilette wc
wo ist mein paket	lieferzeit lieferstatus
wo ist mein paket	sendungsverfolgung
wo ist meine bestellung	sendungsverfolgung lieferzeit
wo ist steuernummer	unterlagen steuererklärung checkliste
wo jacke	garderobe schließfach
wo jacke hin	garderobe schließfächer
wo kann ich meckern	beschwerde
wo kann ich parken	parkplatz parken
wo kann man halten	parkplätze
wo klo	toiletten
wo kommt das her	herkunft regional
wo kommt fleisch her	herkunft fleisch regional
wo kriege ich antrag	formular antrag download
wo liegen daten	datensicherheit serverstandort
wo liegen daten	serverstandort dsgvo
wo liegt das	adresse standort
wo liegt preis	preis kosten
wo mit e auto	ladestation elektroauto
wo muss ich hin	adresse standort anfahrt
wo müll hin	müllentsorgung mülltrennung
wo müll hin haus	müllentsorgung hausordnung
wo parken	parkplatz parken
wo rauchen	nichtraucher rauchen balkon
wo rauchen	rauchen rauchverbot raucherbereich nichtraucher
wo registrieren	registrierung konto erstellen
wo reifen hin	reifenwechsel einlagerung
wo schlüssel abgeben	schlüsselrückgabe check out
wo seid ihr	adresse standort anfahrt
wo seits ihr	adresse standort
wo sind fotos	bildauslieferung online galerie
wo sitzt ihr	adresse standort anfahrt sitz
wo sitzt man gut	sitzplan plätze sicht
wo sitzt man gut	theaterkasse tickets
wo startet fahrstunde	abholung treffpunkt fahrstunde
wo steckt mein päckchen	sendungsverfolgung
wo steckt meine bestellung	sendungsverfolgung lieferzeit
wo stehen preise	preisliste preise
wo stehen server	serverstandort hosting deutschland
wo steht das	agb bedingungen
wo steht zähler	zählerstand melden
wo stell ich auto	parkplätze
wo stillen	stillraum stillen
wo stillen	wickelraum stillen
wo telefonieren	telefonkabine
wo training	trainingszeiten
wo treffen	adresse standort
wo umzugskisten	umzugskartons
wo unterschreiben	formulare anmeldeformular
wo wegbringen	wertstoffhof recyclinghof öffnungszeiten
wo wein gemacht	kellerführung weinguttour
wo wickeln	wickelraum stillraum
wo wohnen student	wohnheim zimmer
wo wähle ich	briefwahl wahlbenachrichtigung
wo zettel ausfüllen	formular antrag download
woanders abgeben auto	einwegmiete rückgabestation
woanders billiger	bestpreisgarantie preisvergleich
woanders gekauft	fremdkauf reparatur service
woanders gekauft	fremdrad reparatur internetkauf
woanders zurückgeben	einwegmiete rückgabeort
wochen zurückgeschickt	rückerstattung dauer
wochenbett	geburt hebamme
wochenbox	verblisterung medikamentenbox
wochenende krank	ärztlicher bereitschaftsdienst notdienst
wochenende notfall	notdienst wochenende
wochenende zuschlag	zuschlag notdienst wochenende
wochenendkurs	kursdauer intensivkurs
wochenkarte	mittagsmenü tageskarte
wochenkarte	mittagstisch tageskarte
wofür ist das geld	rechnung reklamation einspruch
wofür kirchensteuer	kirchensteuer kirchgeld
wofür verwendet	mittelverwendung transparenz jahresbericht
wogegen allergisch	allergietest hyposensibilisierung
woher kommt wasser	leckortung leckage
wohin damit müll	mülltrennung sortieren
wohin kommen	adresse standort
wohin mailen	kontakt e mail email
wohin mit auto	parkplatz parken
wohin mit chemieklo	entsorgungsstation chemietoilette
wohin mit fahrrädern	fahrradabstellraum fahrradgarage
wohin mit farbe	schadstoffsammlung problemstoffe
wohin mit gartenabfall	grünschnitt entsorgung
wohin mit geld	geldanlage sparen beratung
wohin mit hund	hundepension tierbetreuung
wohin mit kind	kinderbetreuung
wohin mit kind	kinderbetreuung während kurs
wohin mit koffern	gepäckaufbewahrung schließfächer
wohin mit rad haus	kellerabteil fahrradraum
wohin mit sachen	einlagerung lagerraum selfstorage
wohin mit schrott	sperrmüll wertstoffhof
wohin mit totem tier	tierbestattung kremierung
wohin mit wertsachen	safe schließfächer wertsachen
wohin schicken	kontakt e mail
wohin spenden	spenden spendenkonto
wohin überweisen	zahlung rechnung überweisung bankverbindung iban
wohin überwiesen	überweisung facharzt
wohn im auto	obdachlosigkeit wohnungslosenhilfe
wohn zur miete	mieter vermieter zuständigkeit
wohnbeihilfe	wohngeld sozialleistungen
wohnberechtigungsschein	wohngeld sozialleistungen
wohne auf dem dorf	liefergebiet einzugsgebiet anfahrt
wohne hier arbeite drüben	grenzgänger internationales steuerrecht
wohne im ausland	ausland internationale kunden versand
wohne im vierten stock	lieferung wohnung tragen aufzug
wohne in der schweiz	lieferung schweiz zoll
wohne in österreich	lieferung österreich ausland
wohne weit weg	einzugsgebiet online anfahrtskosten
wohne weit weg grab	grabpflege
wohne zu weit weg	onlinekurs
wohne zur miete	mieter zustimmung eigentümer
wohnen auf zeit	langzeitaufenthalt monteurzimmer
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
wohnung anschauen	besichtigungstermin immobilie
wohnung einrichten	einrichtungsberatung
wohnung finanzieren	baufinanzierung hypothek
wohnung gesucht	mietwohnungen wohnungssuche
wohnung kalt	heizung störung notdienst
wohnung kauf beurkunden	kaufvertrag beurkundung grundbuch
wohnung kriegen	mietbewerbung unterlagen
wohnung leer machen	entrümpelung haushaltsauflösung
wohnung loswerden	immobilienverkauf makler
wohnung mit hilfe	betreutes wohnen
wohnung mit hund	haustiere mietvertrag
wohnung schon weg	verfügbarkeit immobilie vermietet
wohnung sehen wochenende	besichtigungstermin immobilie
wohnung streichen	malerarbeiten innenanstrich
wohnung ummelden	wohnsitz anmelden ummelden
wohnung verloren	obdachlosigkeit wohnungslosenhilfe
wohnung vermiete steuer	vermietung verpachtung steuer
wohnung vermieten lassen	vermietungsservice nachmieter
wohnung vermieten steuer	vermietung einkünfte
wohnung vom amt	wohnberechtigungsschein sozialwohnung
wohnung von mutter ausräumen	entrümpelung haushaltsauflösung
wohnung von oma leer	wohnungsauflösung entrümpelung
wohnung weißeln	innenanstrich wohnung streichen
wohnung weißeln	malerarbeiten innenanstrich
wohnung zurückgeben	wohnungsübergabe protokoll
wohnung übergeben	wohnungsübergabe protokoll
wohnung übergeben putzen	endreinigung umzugsreinigung übergabe
wohnungsgeberbestätigung	wohnsitz anmelden ummelden
wohnwagen hinstellen	stellplatz reservierung
wohnwagen immer stehen	dauercamping
wohnwagen mieten	mietunterkunft glamping
wohnwagen prüfen	wohnmobil service gasprüfung
wohnwagen stellen	stellplatz wohnmobil
wohnwagen ziehen	anhängerführerschein
wohnwagen ziehen	anhängerführerschein be b96
wohnwagen überwintern	dauercamping
wollen feiern	feier geburtstag privat
wollen heiraten	eheschließung anmeldung trauung
wollen heiraten	hochzeit trauung anmeldung
wollen kind taufen	taufe anmeldung
wollen umsteigen	wechsel migration
wollen zusammenarbeiten	kooperation partner
wollt ihr feedback	feedback umfrage
wollt ihr kaufen	ankauf inzahlungnahme
womo ausstattung	wohnmobil mieten
womo mieten	wohnmobil mieten
womo platz	stellplatz reservierung
word lernen	edv computerkurs
wordpress installieren	wordpress hosting installation
wordpress kaputt	wordpress hosting installation
workshop raum	seminarraum tagung hotel
worum gehts stück	einführung werkeinführung
wucherung	hautkrebsvorsorge muttermal
wuffi	hunde haustiere
wunde eitert	wundversorgung verband fäden
wunde heilt nicht	wundversorgung nähen
wunde rot	wundversorgung verband fäden
wunderkerzen	feuerwerk genehmigung
wundschmerz nach op	verhalten nach eingriff
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
wurzeln schauen raus	umtopfen
wurzeln trocken paket	schaden transport reklamation
wurzelspitze	wurzelbehandlung
wurzelstock	baumfällung
wurzelstock	wurzelstockfräsen
www adresse	domain registrieren
wächst im schatten	standort schatten pflanzenberatung
wächst mir über den kopf	schuldnerberatung
wächst mit	mitwachsend größe
wächst nicht an	anwachsgarantie pflanze eingegangen
wählen gehen	wahlen briefwahl
wählerisch frisst	hundefutter ernährungsberatung
während arbeit opa	tagespflege
während ich warte	sofortreparatur dauer
während urlaub opa	kurzzeitpflege verhinderungspflege
wände außen isolieren	fassadendämmung wärmedämmverbundsystem
wände bunt gestrichen	schönheitsreparaturen rückgabe
wände gelb	innenanstrich wohnung streichen
wände gelb	malerarbeiten innenanstrich
wände weiß machen	malerarbeiten innenanstrich
wände weißen	innenanstrich wohnung streichen
wärme aus leitung	fernwärme
wärme aus luft	wärmepumpe
wärme geht oben raus	dachdämmung wärmedämmung
wärme geht raus	dachdämmung
wärmepackung	wärmetherapie fango
wärmepumpe altbau	wärmepumpe förderung
wäsche machen lassen	wäscheservice bügelservice
wäsche verschwunden	heimbeirat beschwerde pflege
wäsche waschen	hotel wäscheservice waschmaschine
wäsche waschen	waschmaschine trockner
wäsche waschen hotel	hotel wäscheservice
wäsche waschen lassen	wäscheservice bügelservice
wäschepaket	bettwäsche handtücher
wünsche aufschreiben	bestattungsvorsorge
wünsche mir buch	anschaffungswunsch
wünsche mir funktion	feature wunsch roadmap
würge auto ab	automatik führerschein
würgereiz	würgereiz angstpatienten abdruck
würmer	entwurmung
würmer im balken	holzwurmbekämpfung
würmer im kot	parasiten flöhe zecken wurmkur
xml rechnung	e-rechnung xrechnung zugferd
xrechnung	e rechnung xrechnung zugferd
yoga	kursplan gruppenkurse
yoga kurs vhs	gesundheitskurse entspannung
yoga wann	kursplan
zahl ich nicht	bußgeld einspruch
zahl ich selber	selbstzahler eigenanteil
zahl vom zähler	zählerstand melden
zahlen stimmen nicht	berichte datenabgleich
zahlendreher	überweisung rückruf
zahlentorte	torte bestellen
zahlt amt was	förderung zuschuss
zahlt chef brille	bildschirmarbeitsplatzbrille
zahlt chef coaching	avgs gutschein förderung
zahlt das amt	kostenübernahme jobcenter sozialamt
zahlt das die kasse	kostenübernahme krankenkasse
zahlt das die kasse	krankenkasse kostenübernahme
zahlt das die krankenkasse	kostenübernahme versicherung
zahlt das die versicherung	kostenübernahme krankenkasse
zahlt das jobcenter	kostenübernahme bildungsgutschein jobcenter
zahlt das meine versicherung	kostenübernahme versicherung
zahlt das vermieter	mieter vermieter zuständigkeit
zahlt die kasse	kostenübernahme krankenkasse
zahlt ihr wenn	versicherungsschutz deckung
zahlt kasse	kostenübernahme versicherung
zahlt krankenkasse	kostenübernahme krankenkasse
zahlt man alles miete	miete warmmiete nebenkosten
zahlt rechtsschutz	rechtsschutz deckungszusage
zahlt tierversicherung	tierarztkosten versicherung gebührenordnung
zahlt versicherung	kostenübernahme versicherung
zahlt versicherung nicht	schadensregulierung ablehnung
zahlung abgelehnt	zahlung fehlgeschlagen zahlungsarten
zahlung auf seite	onlineshop erstellen
zahlung aufteilen	ratenzahlung
zahlung fehlgeschlagen	zahlung fehlgeschlagen zahlungsarten
zahlung stoppen	abo kündigen software
zahlung zuordnen	bankanbindung zahlungsabgleich
zahlungen zuordnen	bankanbindung kontoabgleich
zahlungsaufschub	mahnung zahlungsverzug zahlungsziel stundung zahlungsaufschub
zahlungserinnerung	mahnung zahlungsverzug
zahlungsfrist	zahlungsziel frist
zahlungsunfähig	insolvenz sanierung
zahn abgebrochen	krone zahnersatz zahnunfall zahnfraktur notfall
zahn abgebrochen	zahnunfall abgebrochen
zahn ausgeschlagen	kinderzahnheilkunde zahnunfall zahnrettungsbox notfall
zahn ausgeschlagen	zahnunfall abgebrochen
zahn bohren	füllung karies
zahn bringt mich um	zahnärztlicher notdienst schmerzen
zahn ersetzen	implantat
zahn ersetzen	implantat zahnlücke
zahn fehlt	implantat zahnlücke
zahn gezogen was essen	verhalten nach eingriff
zahn muss raus	weisheitszähne extraktion
zahn muss raus	zahnextraktion weisheitszähne
zahn pocht	zahnschmerzen notdienst
zahn pocht	zahnärztlicher notdienst schmerzen
zahn pulsiert	zahnschmerzen notdienst
zahn rausmachen	zahnextraktion weisheitszähne
zahn retten	wurzelbehandlung
zahn rupfen	weisheitszähne extraktion
zahn schwarz	füllung karies
zahn toter	wurzelbehandlung
zahn tut weh	zahnschmerzen notdienst
zahn wackelt	parodontitis behandlung lockerer zahn
zahn wackelt nach sturz	zahnunfall abgebrochen
zahn ziehen	weisheitszähne extraktion
zahn ziehen	zahnextraktion weisheitszähne
zahnarzt am wochenende	zahnschmerzen notdienst
zahnarzt kontrolle	bonusheft vorsorge
zahnarzt kosten vorher	heil und kostenplan
zahnarzt notfall	zahnschmerzen notdienst
zahnersatz zuzahlung	zahnzusatzversicherung
zahnfehlstellung	zahnspange kieferorthopädie aligner
zahnfleisch blutet	parodontitis behandlung
zahnfleisch blutet	professionelle zahnreinigung
zahnfleisch entzündet	parodontitis behandlung
zahnfleisch geht zurück	parodontitis behandlung
zahnfleischbluten	parodontitis behandlung
zahngold	goldankauf altgold
zahnhälse empfindlich	parodontitis behandlung
zahnlücke	implantat zahnlücke
zahnlücke	krone brücke
zahnregulierung	kieferorthopädie zahnspange
zahnreinigung	professionelle zahnreinigung prophylaxe
zahnriemen	zahnriemenwechsel
zahnschmerzen	zahnschmerzen notdienst
zahnspange	kieferorthopädie zahnspange
zahnstein	professionelle zahnreinigung prophylaxe
zahnstein hund	zahnbehandlung tier
zahnstein weg	professionelle zahnreinigung
zahnweh	zahnschmerzen notdienst
zahnweh	zahnärztlicher notdienst schmerzen
zahnweh seit gestern	zahnschmerzen schmerzpatienten
zahnzusatz	heil und kostenplan
zapfanlage	leihgetränke kommission
zappelphilipp	inklusion förderbedarf
zaun aufstellen	zaunbau sichtschutz
zaun nachbar	nachbarrecht
zaun streichen	lackierarbeiten holzschutz
zaun umgefallen	zaunbau sichtschutz
zaun wie hoch	bauantrag baugenehmigung
zeck	zeckenbiss
zecke	zeckenbiss
zecke gehabt	zeckenbiss borreliose
zecke rausmachen	zeckenbiss
zecke steckt	parasiten flöhe zecken wurmkur
zecken beim hund	parasiten floh zecken
zecken hund	zeckenschutz flohmittel
zecken impfen	impfung impfsprechstunde
zehennägel	friseur fußpflege im haus
zehennägel lackieren	pediküre
zehn euro rezept	zuzahlung befreiung
zehn jahre hier	einbürgerung
zehn minuten später	verspätung termin
zehn springen ab	personenzahl änderung
zehnerkarte	jahreskarte abonnement
zehnerkarte läuft ab	zehnerkarte gültigkeit
zehnjährige allein	kinder ohne begleitung bad
zehrung	leichenschmaus trauerfeier
zeichnen lernen	nähkurs handarbeit kreativ
zeiger im roten	heizungsdruck wasser nachfüllen
zeigt ihr mal	demo vorführung präsentation
zeigt mal arbeiten	referenzen galerie portfolio
zeigt mir das jemand	einweisung einführung
zeigt mir jemand geräte	einweisung trainer trainingsplan
zeigt mir mal	demo produktvorführung
zeit läuft davon	frist widerspruch
zeit schenken	ehrenamt freiwilligenarbeit
zeit spenden	ehrenamt helfen
zeiten stoppen	zeiterfassung
zeitfenster	terminfenster anfahrt termin
zeitplan projekt	gantt diagramm zeitplan
zeitschrift bestellen	zeitschriften abonnement
zeitung anfrage	presse
zeitung nicht mehr lesen	vergrößernde sehhilfen
zeitzone falsch	zeitzone einstellungen
zelt aufschlagen	stellplatz reservierung
zelt aufstellen	zeltplatz zelten camping
zelt für fest	festzelt biergarnitur verleih
zelten	zeltplatz
zelten mit kindern	zeltplatz
zeltlager	jugendgruppe ministranten
zeltplatz frei	stellplatz reservierung
zentralverriegelung	fensterheber elektrik reparatur
zerbrechlich	verpackung zerbrechlich
zerbrochen	reparatur
zerbrochen angekommen	transportschaden reklamation
zerbrochen angekommen	transportschaden reklamation ersatz
zerdeppert	transportschaden reklamation
zerdrückt pflanze	schaden transport reklamation
zerdätscht	transportschaden reklamation ersatz
zerrung	sportphysiotherapie
zerrung	sportverletzung rehabilitation
zertifikat abgelaufen	ssl zertifikat erneuern
zertifikat am ende	zertifikat teilnahmebescheinigung abschluss
zertifikat für firma	zertifizierung qualitätsmanagement
zertifikat verloren	zertifikat zweitschrift
zertifikatskurs	berufliche weiterbildung
zertifiziert	qualifikation zertifikate
zettel ausfüllen	formulare anmeldeformular
zettel für arbeitgeber kurs	teilnahmebescheinigung
zettel für chef	bescheinigung bestätigung teilnahmebestätigung
zettel für chef	krankschreibung arbeitsunfähigkeitsbescheinigung
zettel für schule	attest schule
zettel für steuer	rechnung quittung beleg
zettel für vermieter	mieterselbstauskunft unterlagen bewerbung
zettel für visum	sprachprüfung zertifikat
zettel fürs finanzamt spende	spendenbescheinigung zuwendungsbestätigung
zettel im briefkasten	zustellversuch abholung filiale
zettel vom arzt nötig	rezept verordnung erforderlich
zettel vom vermieter	wohnungsgeberbestätigung
zettel zoll	internationaler versand zollformular
zettel zu blumen	grußkarte
zettel zum verteilen	flyer druck
zettelwirtschaft	belegerfassung buchhaltung
zeugnis aus dem ausland	zeugnisanerkennung ausländischer abschluss
zeugnis beglaubigen	beglaubigung
zeugnis schlecht arbeit	arbeitszeugnis
zeugnis verbrannt	zeugnis zweitschrift
zeugnis verloren	zeugnis kopie verlust zweitschrift
zeugnis verloren	zeugnis zweitschrift
zeugnis vom chef	arbeitsrecht kündigung
zeugnis zweitschrift	zeugnis kopie verlust
zeugnis übersetzen	übersetzung beglaubigt
zeugnisse wann	ferienplan schulferien
ziegel locker	sturmschaden dachziegel notdienst
ziegel locker	sturmschaden versicherung dach
ziegel runtergefallen	sturmschaden dachziegel notdienst dachreparatur
ziegel vom dach	sturmschaden dachziegel notdienst
ziegel weggeflogen	sturmschaden versicherung dach
zieh ins ausland	abmeldung wegzug ausland
ziehe aus	auszug wohnungsübergabe kündigung
ziehe ins ausland	sonderkündigung umzug
ziehe um	kündigung kündigungsfrist umzug sonderkündigung adressänderung
ziehe weg	kündigung kündigungsfrist sonderkündigung umzug
ziehen her schule	schulwechsel aufnahme
ziehen mitten im schuljahr	schulwechsel umzug aufnahme
ziehen weg kita	kündigung betreuungsvertrag
zieht durch fenster	fenster reparatur dichtungen
zieht durchs fenster	fenster reparatur dichtung
zieht nach links	achsvermessung spur
zieht nicht mehr	motordiagnose
zieht überall	blower door thermografie
zigaretten mitbringen	zollfreigrenzen
zimmer absagen	stornierung reiserücktritt
zimmer an uni	wohnheim zimmer
zimmer beziehen	check in anreise
zimmer billigste	zimmerpreise
zimmer bis nachmittag	später check out
zimmer buchen	zimmer verfügbarkeit buchen
zimmer dazu bauen	anbau aufstockung
zimmer dreckig	beschwerde reinigung
zimmer frei	zimmer verfügbarkeit buchen
zimmer früher	frühe anreise gepäckaufbewahrung
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
zimmer vermieten	untermiete mitbewohner
zimmer zu heiß	klimaanlage heizung zimmer
zimmer zu laut	zimmerwechsel beschwerde
zimmer zu viert	familienzimmer babybett
zimmer zum hof	ruhige lage zimmer
zimmer zur straße	zimmerlage lärm
zimmerkarte geht nicht	zimmerkarte schlüsselkarte rezeption
zimmermädchen	zimmerreinigung handtücher
zimmerschlüssel weg	schlüssel verloren ausgesperrt
zimmertür ersetzen	türen haustür einbau
zinsbindung	baufinanzierung anschlussfinanzierung
zinsen aufs konto	zinssatz tagesgeld
zinsen bekommen	zinssatz tagesgeld
zinsen haus	baufinanzierung anschlussfinanzierung
zipp kaputt	reißverschluss austausch
zipper weg	reißverschluss austausch
zirkuswagen	mietunterkunft glamping
zitronenbaum im winter	überwinterungsservice
zitronenbaum winter	überwinterung service
zitter beim fahren	fahrangst prüfungsangst
zittere im stuhl	angstpatienten angst
zivi	ausbildung praktikum freiwilligendienst fsj bundesfreiwilligendienst
zivil heiraten	standesamtliche trauung
zivildienst	ausbildung praktikum freiwilligendienst fsj bundesfreiwilligendienst
ziviltrauung	standesamtliche trauung
zmittag	mittagsmenü tageskarte
zmorge	frühstück brunch
znüni	essen verpflegung
zocken pc	pc konfiguration gaming
zockt	suchtberatung
zoll bezahlen	zoll einfuhrgebühren
zoll umzugsgut	auslandsumzug
zoll zahlen	versand ausland zoll
zoll zahlen	zoll einfuhrabgaben
zoom link	online kurs zugang
zopf spenden	haarspende
zornesfalte	anti aging falten
zu acht	gruppen gruppenpreis
zu alt für	mindestalter altersgrenze
zu alt für instrument	erwachsene musikunterricht
zu alt für tonne	vollservice tonne
zu alt fürs haus	leibrente teilverkauf
zu alt zum helfen	voraussetzungen ehrenamt
zu alt zum lernen	erwachsene anfänger wiedereinsteiger
zu alt zum reparieren	ersatzteile reparatur wirtschaftlichkeit
zu bestimmtem arzt	wunscharzt behandler terminwahl
zu dick	ernährungsberatung abnehmen maximalgewicht
zu dick für sport	einsteiger fitness unsportlich
zu euch strom	anbieterwechsel stromtarif
zu euch wechseln bank	kontowechsel kontoauflösung
zu fuß vom bahnhof	öffentliche verkehrsmittel haltestelle
zu groß gekauft	umtausch größe
zu gruselig kinder	altersempfehlung
zu heiß im sommer	klimaanlage split klimagerät
zu heiß im zimmer	klimaanlage
zu heiß schule	schneefrei hitzefrei unterrichtsausfall
zu ihnen wechseln	steuerberater wechsel
zu jung	mindestalter altersgrenze
zu jung für klavier	mindestalter unterricht
zu jung für perso	personalausweis kinder
zu jung schwanger	schwangerschaftskonfliktberatung
zu kalt baby	wassertemperatur
zu klein bestellt	umtausch größe
zu kleiner auftrag	kleinauftrag mindestpauschale
zu kurs anmelden	kurs anmeldung vhs
zu kurz geschnitten	farbkorrektur reklamation friseur
zu laut	lärm ruhezeiten
zu laut im zimmer	akustikdecke schallschutz
zu laut üben	proberaum übungsraum
zu lebzeiten übergeben	erbschaftsteuer schenkung
zu leicht	fortgeschrittene niveau
zu mehreren	gruppen gruppenangebot
zu mir bringen	lieferung lieferservice versand
zu mir kommen	hausbesuch vor ort service
zu mir nach hause	hausbesuch
zu oft falsch eingegeben	konto gesperrt entsperren
zu schade zum wegwerfen	repair café
zu schnell gefahren	verkehrsrecht bußgeld fahrverbot
zu schwer für mich	anfänger vorkenntnisse
zu sechst	gruppen gruppenpreis
zu spät abgeholt	abholberechtigung kita verspätete abholung gebühr
zu spät abgesagt	stornogebühren stornierungsbedingungen
zu spät abholen	verspätete abholung
zu spät gekündigt	kündigungsfrist verpasst verlängerung
zu spät ins theater	theater verspätung nacheinlass
zu spät klagen	verjährung frist
zu spät kommen	verspätung
zu spät steuer	fristverlängerung verspätungszuschlag
zu spät umgemeldet	ummeldung frist bußgeld
zu spät zum anmelden	anmeldeschluss nachmeldung
zu spät zum einlass	nacheinlass verspäteter einlass
zu spät zum pflanzen	pflanzzeit
zu spät zur vorstellung	nacheinlass verspätung vorstellung
zu spät zurück	mietverlängerung verspätete rückgabe
zu teuer	rabatt ermäßigung sozialtarif ratenzahlung
zu teuer für mich	ermäßigung sozialtarif
zu unrecht abgebucht	lastschrift zurückgeben
zu viel abgebucht	lastschrift rücklastschrift
zu viel abgebucht	rechnung reklamation fehlbuchung erstattung
zu viel berechnet	rechnung reklamation
zu viel berechnet	rechnung rückfrage
zu viel doppelt	prozessoptimierung
zu viel gegossen	gießen pflege anleitung
zu viel gespendet	spende rückerstattung
zu viel gezahlt	rechnung reklamation
zu viel stress	burnout prävention stressbewältigung
zu viel verbrauch heizung	energieberatung heizungsoptimierung
zu viel verrechnet	fehlbuchung erstattung rechnung
zu viele anfragen	rate limit anfragelimit
zu viele benachrichtigungen	benachrichtigungen einstellen einstellungen
zu viele funktionen	tarif wechseln
zu viele mails	benachrichtigungen einstellen
zu viele versicherungen	versicherungscheck beratung
zu viert zimmer	familienzimmer zustellbett babybett
zu weit weg	einzugsgebiet servicegebiet anfahrt
zu wenig bezahlt	schadenregulierung auszahlung
zu wenig geld verein	beitragsermäßigung bildung und teilhabe
zu wenig leute	mindestteilnehmerzahl kurs findet statt
zu wenig profil	profiltiefe reifenprüfung
zu wenig steckdosen	steckdosen installation
zu wenn ich zurückkomme	rückgabe außerhalb öffnungszeiten
zu zweit benutzen	mehrbenutzer lizenz
zucker krank	diabetes dmp
zucker messen	blutdruck messen
zuckerkrank	diabetes dmp
zuckerkrank essen	ernährungsberatung abnehmen
zuckerwerte	diabetes dmp
zug ausgefallen	verspätung fahrgastrechte erstattung
zug ausgefallen	verspätung termin
zug fiel aus	verspätung fahrgastrechte erstattung
zug fällt aus	zugausfall erstattung
zug hat verspätung	verspätete ankunft check in
zug kommt nicht	verspätung fahrgastrechte erstattung
zug kommt spät	späte anreise check in
zug verpasst komme	verspätung
zug verspätet	verspätung fahrgastrechte erstattung
zug zu spät	verspätung fahrgastrechte erstattung
zugang gesperrt	anmeldung login passwort
zugang gesperrt	passwort zurücksetzen anmeldung
zugang verloren	anmeldung login passwort
zugang zur seite	zugangsdaten rechte agenturwechsel
zugangscode vergessen	passwort zurücksetzen
zugangsdaten bekommen	benutzerkonto registrierung
zugangsdaten hab ich nicht	zugangsdaten wiederherstellung
zugemüllt	messiewohnung räumung reinigung
zugenommen hose	weite ändern änderungsschneiderei
zugespammt	benachrichtigungen einstellen
zugezogen	wohnsitz anmelden ummelden
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
zum geburtstag schenken	gutschein geschenk
zum hautarzt	überweisung facharzt
zum jahresende raus	kündigungsfrist jahresende
zum kardiologen	überweisung facharzt
zum mitnehmen	abholung
zum neurologen	überweisung facharzt
zum orthopäden	überweisung facharzt
zum probieren	probe schnuppern kostenlos
zum spezialisten	überweisung facharzt
zum testen ins training	probetraining
zum tüv	hauptuntersuchung hu tüv
zum verschenken	gutschein geschenkgutschein
zumba	kursplan
zumba	kursplan gruppenkurse
zur deponie	wertstoffhof recyclinghof
zurück an absender	zustellung fehlgeschlagen rücksendung
zurück in kirche	kircheneintritt wiedereintritt
zurückbringen	rückgabe umtausch retoure
zurückbuchen	rückerstattung erstattung
zurückgeben	rückgabe umtausch widerruf retoure
zurückgegebene karten	ausverkauft restkarten
zurücklegen	reservierung zurücklegen
zurückrufen	kontakt telefon rückruf
zurückschicken	rückgabe umtausch widerruf retoure
zurückschicken	widerruf rückgabe retoure
zurückschicken kostenlos	rücksendung retourenlabel kosten
zurückstellen	schulanmeldung einschulung
zurückzahlen	erstattung rückzahlung
zurücküberweisen	erstattung rückzahlung
zusammen konto	gemeinschaftskonto
zusammen musik	ensemble orchester band
zusammen oder getrennt	getrennt zahlen
zusammen verschicken	sammelversand kombiversand
zusammenarbeiten	kooperation partner
zusammenbauen	montage aufbau möbel
zusammenschrauben	montageservice aufbau
zusammentun	kooperation partner
zusatzversicherung	kostenübernahme krankenkasse
zuschicken	lieferung versand lieferservice
zuschuss beratung	fördermittelberatung
zuschuss heizung	wärmepumpe förderung
zuschuss miete	wohngeld sozialleistungen
zuschuss vom staat	förderung zuschuss
zuschuss von kasse	krankenkassenzuschuss präventionskurs
zuschuss weiterbildung	bildungsurlaub förderung bildungsgutschein
zuschuss zahn	heil und kostenplan bonusheft
zuschuss zur miete	wohngeld
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
zwei auf einmal genommen	nebenwirkungen wechselwirkungen beratung
zwei brillen nervt	gleitsichtbrille
zwei brillen wechseln	gleitsichtbrille
zwei erwachsene kinder	familienkarte ermäßigung
zwei gutscheine	gutscheine kombinierbar
zwei haben abgesagt	teilnehmerzahl ändern stornierung
zwei kinder rad	lastenrad
zwei linke füße	tanzkurs
zwei linke hände	montage aufbau möbel
zwei länder steuer	grenzgänger internationales steuerrecht
zwei statt drei	unvollständige lieferung
zwei stunden vorher	check in zeiten
zwei wochen frist	frist widerspruch
zwei wochen rum	widerrufsfrist abgelaufen
zwei wochen unterbringen	kurzzeitpflege verhinderungspflege
zweifle an gott	seelsorge gespräch
zweig wählen	fremdsprachenwahl profil
zweigstelle	adresse standort
zweijährige turnen	eltern kind turnen
zweimal abgebucht	rechnung reklamation fehlbuchung erstattung doppelte
zweimal abgezogen	lastschrift rücklastschrift
zweisprachige kita	pädagogisches konzept
zweite fremdsprache	fremdsprachenwahl profil
zweite meinung	zweitmeinung
zweite meinung	überweisung facharzt
zweite tonne	behälter bestellen größe ändern
zweiter bildschirm	monitor ausstattung
zweiter bildungsweg	schulabschluss nachholen
zweiter code	zwei faktor authentifizierung
zweiter fahrer	zusatzfahrer
zweiter fahrer	zusatzfahrer mietwagen
zweiter schlüssel	schlüssel nachmachen
zweiter schlüssel wohnung	schlüsselbestellung
zweiter zugang	benutzer einladen team
zweites kind	geschwisterrabatt geschwisterermäßigung
zweites kind billiger	familienkarte ermäßigung
zweites kind günstiger	elternbeitrag kita kosten
zweithaar	perücke zweithaar
zweitschlüssel	schlüsselkopie nachschlüssel
zweitversuch	wiederholungsprüfung
zweitwohnsitz	wohnsitz anmelden ummelden
zwiebeln wann	pflanzzeit
zwillingswagen	kinderwagen
zwischen den jahren	urlaub vertretung
zwischen den jahren	öffnungszeiten feiertage betriebsferien weihnachten
zwischen den scheiben nass	isolierglas austausch
zwischen zwei größen	größentabelle umtausch größe
zwischen zwei wohnungen	einlagerung
zwischenblutung	frauenarzt gynäkologie
zähler ablesen	zählerstand melden
zähler läuft immer	leckortung leckage
zähler tauschen	zählerwechsel smart meter
zählerschrank	sicherungskasten erneuerung
zählerstand vergessen	zählerstand meldung schätzung
zähne aufhellen	bleaching zahnaufhellung
zähne bleichen	bleaching zahnaufhellung
zähne gerade	kieferorthopädie zahnspange
zähne gerade machen	zahnspange kieferorthopädie aligner
zähne knirschen	aufbissschiene knirscherschiene
zähne polieren	professionelle zahnreinigung prophylaxe
zähne richten	kieferorthopädie zahnspange
zähne sauber machen	professionelle zahnreinigung
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
zöliakie	glutenfrei
zügeln	umzugsservice umzugshelfer
zügle	umzugsservice umzugshelfer
züri sack	abfallkalender müllabfuhr
ältere leute billiger	ermäßigung senioren
äpfel zu saft	lohnmosterei saftpressen
ärger mit	beschwerde reklamation
ärmel kürzen	änderungsschneiderei
ärmel zu lang	ärmel kürzen
ärztefunkdienst	ärztlicher bereitschaftsdienst notdienst
äste abschneiden	baumschnitt obstbaumschnitt
äste hängen rüber	baumschnitt obstbaumschnitt
äste loswerden	grünschnitt entsorgung
äste rüber	nachbarrecht
öffentlich hinkommen	öffentliche verkehrsmittel haltestelle
öfter ins theater	abonnement theater
öfter kommen	jahreskarte abonnement
ögk	kassenpatienten privatpatienten
öko	nachhaltigkeit umwelt
öl ist aus	heizöl lieferung
öl nachfüllen	inspektion ölwechsel
öl nachfüllen	ölwechsel
öl unterm auto	ölverlust dichtung
öl wechseln	ölwechsel
öl zu wenig	inspektion ölwechsel
ölfleck	ölverlust dichtung
ölheizung raus	wärmepumpe förderung
ölstand	inspektion ölwechsel
öltank weg	tankdemontage tankreinigung
ösd	sprachprüfung zertifikat
österreicher werden	einbürgerung
übel ständig	magen darm
üben wo	proberaum übungsraum
über balkon hoch	möbellift außenaufzug
über den daumen	kostenvoranschlag angebot
über den tisch gezogen	verbraucherrecht vertrag widerruf
über die feiertage	öffnungszeiten feiertage
über facebook erreichen	kontakt social media
über firma abrechnen	firmenveranstaltung betriebsausflug
über grenze fahren	auslandsfahrten mietwagen
über mittag	öffnungszeiten
über mittag zu	mittagspause öffnungszeiten
über regenbogenbrücke	einschläfern
über regenbogenbrücke	einschläfern euthanasie
über tisch gezogen	beschwerde reklamation
über zoom	videoberatung online termin
überall verlängerungskabel	steckdosen installation
überbiss	kieferorthopädie zahnspange
überblick verlieren	aufgaben fristen gantt
überbrücken	autobatterie starthilfe
überdachung terrasse	carport überdachung
überfordert mit pflege	pflegeberatung angehörige
überfordert studium	psychologische studierendenberatung
übergepäck	freigepäck handgepäck
übergepäck	freigepäck übergepäck gebühr
übergewicht	ernährungsberatung abnehmen
überkronen	krone zahnersatz
überlandfahrt	sonderfahrten pflichtstunden
überlastet pflege	pflegende angehörige beratung
überlaufen abends	stoßzeiten auslastung
überlegt anders	widerrufsrecht rückgabe
übernachten	zimmer verfügbarkeit buchen
übernimmt die kasse	kostenübernahme krankenkasse
übernimmt die kasse	krankenkasse kostenübernahme
übernimmt versicherung	kostenübernahme versicherung
überraschung für frau	gutschein geschenk
überraschung geplant	überraschung arrangement
überraschungsmenü	menü mehrgang degustation
übers handy	app
übers handy buchen	online buchung terminbuchung
übers internet machen	videosprechstunde online beratung
übers internet termin	online terminbuchung
übers ohr gehauen	rechnung rückfrage
übers wochenende nur	mindestaufenthalt
überschrieben	gelöschte daten wiederherstellen
überschwemmt versicherung	elementarschadenversicherung
überschwemmung	rohrbruch wasserschaden notdienst
überschwemmung küche	notdienst rohrbruch
übersetzen lassen	übersetzung beglaubigt
übersetzer mitbringen	fremdsprachen englisch
übersiedeln	umzugsservice umzugshelfer
übersteigt budget	ermäßigung sozialtarif
überstunden nicht bezahlt	arbeitsrecht kündigung
überstunden nicht bezahlt	lohnforderung arbeitsrecht
übertitel	einführung werkeinführung
übertritt gymnasium	schulwechsel aufnahme
überversichert	versicherung kündigen wechseln
überwachen eingang	alarmanlage videoüberwachung
überweisen	zahlung rechnung überweisung
überweisung holen	überweisung facharzt
überweisung nicht angekommen	überweisung rückruf
überweisung zurückholen	überweisung rückruf
überweisungsschein	überweisung facharzt
überwiesen aber mahnung	zahlungseingang mahnung klärung
überwintern	dauercamping
überzogen konto	dispo überziehung
überzählig gezahlt	guthaben auszahlung
übrige flaschen zurück	leihgetränke kommission
übriges brot	vortagsbrot reste
übungen gegen schmerzen	krankengymnastik
übungsleiter	trainer übungsleiter gesucht
übungsraum	proberaum übungsraum
`
