/** A German word, a tab, and the English words that carry its meaning. Written for this project by a language model that saw none of the evaluation sets. */
export const germanEnglish = `
57a	vehicle inspection
ab	from
abbau	dismantling
abbauen	dismantle
abbeizen	strip paint
abbeizer	paint stripper
abbestellen	cancel unsubscribe
abbestellt	cancelled unsubscribed
abbestellung	cancellation unsubscribe
abbezahlen	pay off
abbezahlt	paid off
abbiegen	turn
abblendlicht	low beam
abblättern	peel
abbrechen	break off cancel abort
abbruch	termination demolition cancellation drop
abbrucharbeiten	demolition work
abbrüche	termination demolition
abbuchen	debit charge
abbuchung	debit charge
abbuchungen	debits charges
abdecken	cover
abdeckfolie	cover sheet
abdeckplane	cover tarpaulin
abdichten	seal waterproof
abdichtung	sealing waterproofing
abdrehen	turn off shut
abdruck	impression imprint
abend	evening
abendbrot	dinner supper
abendessen	dinner
abendkarte	dinner menu
abendkasse	box office evening
abendkleid	evening dress
abendkleider	evening dresses
abendkurs	evening course
abendkurse	evening courses
abendmahl	communion
abendmode	evening wear
abends	evening evenings
abendschule	evening school
abenteuerspielplatz	adventure playground
abfahren	depart leave
abfahrt	departure
abfahrtszeit	departure time
abfahrtszeiten	departure times
abfall	garbage waste
abfallart	waste type
abfallbehälter	waste bin
abfallberatung	waste advice
abfallentsorgung	waste disposal
abfallgebühr	waste fee
abfallgebühren	waste fees
abfallgebührenbescheid	waste fee notice
abfallkalender	waste collection calendar
abfallsack	garbage bag
abfallsatzung	waste statute
abfalltrennung	waste separation
abfallwirtschaft	waste management
abfallwirtschaftsbetrieb	waste management company
abfindung	severance pay
abflug	departure flight
abflugzeit	departure time flight
abfluss	drain
abflussreiniger	drain cleaner
abflussreinigung	drain cleaning
abflussrohr	drain pipe
abflüsse	drains
abfragen	query
abfuhr	waste collection
abfuhrkalender	waste collection calendar
abfuhrplan	waste collection schedule
abfuhrtag	waste collection day
abfuhrtermin	waste collection date
abfuhrtermine	waste collection dates
abfälle	waste
abführmittel	laxative
abgabe	submission handover drop off
abgabefrist	submission deadline
abgaben	levies taxes
abgabestelle	drop off point
abgabetermin	submission deadline
abgas	exhaust gas
abgase	exhaust gases
abgasmessung	emission measurement
abgasrohr	flue pipe
abgastest	emissions test
abgasuntersuchung	emissions test
abgaswegeüberprüfung	flue gas check
abgebaut	dismantle dismantled
abgeben	hand in submit drop
abgeblättert	peeled
abgebogen	turn turned
abgebrochen	broken off cancelled aborted
abgebucht	debited charged
abgedeckt	covered
abgedichtet	sealed
abgedreht	turned off
abgefahren	depart leave departed worn
abgefallen	fallen off
abgefragt	query
abgegeben	handed submitted in dropped
abgehauen	leave run away
abgehoben	withdrawn
abgeholt	picked up collected
abgeklebt	masked
abgelaufen	expired
abgelegt	put down file
abgelehnt	rejected declined refused
abgelenkt	distract
abgelesen	read meter
abgeltungssteuer	capital gains tax
abgemahnt	warned
abgemeldet	deregistered unsubscribed logged out
abgenommen	decrease lose weight lost
abgenutzt	worn
abgerechnet	billed settled
abgereist	depart leave departed left
abgerissen	demolished
abgerufen	retrieve access
abgerutscht	slipped
abgesagt	cancelled
abgeschaltet	switched off
abgeschickt	send submit sent submitted
abgeschleppt	towed
abgeschliffen	sanded
abgeschlossen	completed locked concluded finished
abgesendet	sent submitted
abgesetzt	deducted discontinued
abgesichert	protected covered
abgesperrt	locked
abgesprochen	agree arrange
abgestellt	park switch off turned
abgestürzt	crashed crash
abgewartet	wait
abgezockt	ripped off
abgezogen	deducted
abhauen	leave run away
abheben	withdraw cash
abheilen	heal
abholberechtigt	authorized pick up
abholberechtigte	authorized pick up person
abholberechtigung	pick up authorization
abholbereit	ready pickup
abhole	pick up collect
abholen	pick up collect
abholfrist	pickup deadline
abholmarkt	cash carry
abholort	pickup location
abholschein	pickup slip collection
abholservice	pickup service
abholstation	pickup station
abholt	pick up collect
abholtermin	pickup appointment
abholung	pickup collection pick up
abholvollmacht	pick up authorization
abholzeit	pickup time pick up
abholzeiten	pick up times
abhusten	cough up
abhängen	depend hang out
abhängig	dependent
abhängigkeit	dependence
abhören	listen chest
abi	high school diploma
abiball	graduation ball prom
abitur	high school diploma
abiturient	high school graduate
abiturzeugnis	high school diploma
abizeugnis	high school diploma
abkleben	mask tape
abklären	clarify check
abladen	unload
ablageort	drop off place
ablauf	procedure process schedule
ablaufdatum	expiry date
ablaufen	expire
ablaufleistung	maturity benefit
ablaufplan	schedule
ablegen	put down file
ableger	cutting offshoot
ablehnen	reject decline refuse
ablehnung	rejection refusal
ablehnungsbescheid	rejection notice
ablenken	distract
ablesen	read meter
ableser	meter reader
ablesetermin	meter reading appointment
ablesung	meter reading
abläufe	procedure process procedures processes
abläuft	expire
abmahnen	warn
abmahnung	warning notice letter
abmelde	deregister unsubscribe
abmeldefrist	cancellation deadline
abmelden	deregister unsubscribe log out
abmeldung	deregistration cancellation logout
abmessung	dimension
abmessungen	dimensions
abmischen	mix sound
abnahme	acceptance inspection approval
abnahmeprotokoll	acceptance report
abnehmbar	removable
abnehmen	decrease lose weight take
abnutzung	wear
abo	subscription
abofalle	subscription trap
abokündigung	subscription cancellation
abonnement	subscription
abonnements	subscriptions
abonnent	subscriber
abonnenten	subscribers
abonnentin	subscriber
abonnieren	subscribe
abonniert	subscribed
abopause	subscription pause
abopreis	subscription price
abos	subscriptions
aboservice	subscription service
abpumpen	pump out drain
abraten	advise against
abrechnen	bill settle invoice
abrechnung	billing statement settlement
abrechnungen	bills statements
abrechnungszeitraum	billing period
abreise	departure
abreisen	depart leave
abreisetag	departure day
abreißen	demolish tear down
abriss	demolition
abrufen	retrieve access
absage	cancellation rejection
absagen	cancel decline
absatz	heel
abschalten	switch off
abschicken	send submit
abschiebung	deportation
abschied	farewell goodbye
abschlag	advance installment payment
abschlagshöhe	advance payment amount
abschlagsplan	payment plan
abschlagsrechnung	partial invoice
abschlagszahlung	advance installment payment partial
abschleifen	sand down
abschleppdienst	towing service
abschleppen	tow
abschleppkosten	towing costs
abschleppwagen	tow truck
abschließbar	lockable
abschließen	complete lock finish conclude
abschluss	completion conclusion degree graduation
abschlussarbeit	thesis
abschlussball	prom graduation ball
abschlussfeier	graduation ceremony
abschlussprüfung	final exam
abschlusszeugnis	school leaving certificate graduation
abschläge	advance payments
abschlüsse	degrees qualifications
abschminken	remove makeup
abschrauben	unscrew
abschreiben	depreciate write off
abschreibung	depreciation
abschrift	copy transcript
absenden	send submit
absender	sender
absetzbar	deductible tax
absetzcontainer	skip container
absetzen	deduct tax discontinue stop
absichern	protect secure
absicherung	protection coverage
absicht	intention
absichtlich	intentionally
absolut	absolute absolutely
absolvent	graduate
absolventin	graduate
absolvieren	complete graduate
absolviert	completed
absperren	lock
absperrhahn	shutoff valve
absperrventil	shutoff valve
absprache	arrangement agreement
absprechen	agree arrange
abstammungsurkunde	descent certificate
abstauben	dust
abstellen	park switch off turn
abstellgenehmigung	drop off permission
abstellort	drop off place
abstellplatz	parking space
abstellplätze	parking spaces
abstellraum	storage room
abstempeln	stamp validate
abstimmen	vote
abstimmung	vote
abstrich	swab
absturz	crash fall
abstürze	crash fall crashes
abstürzen	crashed crash
abszess	abscess
absätze	heels
abtasten	palpate
abteil	compartment
abteilung	department
abteilungen	departments
abteilungsbeitrag	department fee
abteilungsleiter	department head
abteilungsleitung	department head
abtreibung	abortion
abwarten	wait
abwasch	dishes sink
abwaschbar	washable
abwaschmaschine	dishwasher
abwasser	wastewater sewage
abwassergebühr	sewage fee
abwassergebühren	sewage fees
abwasserleitung	sewage pipe
abwasserrohr	sewage pipe
abwechselnd	alternating
abwechslung	variety change
abwechslungsreich	varied
abwehrkräfte	immune system
abweichend	different deviating
abweichung	deviation
abwesend	absent
abwesenheit	absence
abzahlen	pay off
abzeichen	badge
abzgl	minus less
abziehen	deduct
abzocke	ripoff scam
abzug	deduction print
abzüge	prints
abzüglich	minus less
abändern	modify change
accessoire	accessory
accessoires	accessories
account	account
accounts	accounts
achillessehne	achilles tendon
achse	axle
achsel	armpit
achseln	armpits
achsvermessung	wheel alignment
acht	eight
achten	pay attention respect
achter	buckled wheel
achterbahn	roller coaster
achtsamkeit	mindfulness
achtung	attention caution
achtzehn	eighteen
achtzig	eighty
acker	field
acryl	acrylic
acrylnägel	acrylic nails
adapter	adapter
adblue	diesel exhaust fluid
ader	vein
adhs	adhd
adler	eagle
admin	admin
administrator	administrator
adoptieren	adopt
adoptiert	adopt
adoption	adoption
adressdaten	address details
adresse	address
adressen	addresses
adressänderung	change address
advent	advent
adventkranz	advent wreath
adventsbasar	advent bazaar
adventskranz	advent wreath
adventsmarkt	christmas market
adventszeit	advent
aerobic	aerobics
affe	monkey
affen	monkeys
ag	school club
agb	terms conditions
agentur	agency
agenturen	agencies
aggregat	generator unit
aggressiv	aggressive
ags	school clubs
ahk	tow bar
ahorn	maple
airbag	airbag
airline	airline
akademie	academy
akademien	academies
akademisch	academic
akkordeon	accordion
akkreditiert	accredited
akkreditierung	accreditation
akku	battery rechargeable
akkubohrer	cordless drill
akkus	rechargeable batteries
akkusauger	cordless vacuum
akkuschrauber	cordless screwdriver drill
akkutausch	battery replacement
akne	acne
akt	act
akte	file record
akten	files records
akteneinsicht	access files
aktenzeichen	file reference number
aktfoto	nude photo
aktie	stock share
aktien	stocks shares
aktion	campaign action promotion
aktionen	promotions
aktionsbedingungen	promotion terms
aktionscode	promotional code
aktionspreis	promotional price
aktionszeitraum	promotion period
aktiv	active
aktive	active
aktivieren	activate
aktiviert	activate activated
aktivierung	activation
aktivierungscode	activation code
aktivierungslink	activation link
aktivität	activity
aktivitäten	activities
aktualisieren	update
aktualisiert	update updated
aktualisierung	update
aktuell	current latest
akupressur	acupressure
akupunktur	acupuncture
akut	acute
akutsprechstunde	urgent consultation
alarm	alarm
alarmanlage	alarm system
alben	albums
album	album
algen	algae
aligner	aligner
alkohol	alcohol
alkoholfrei	alcohol free non alcoholic
alkoholiker	alcoholic
alkoholisch	alcoholic
alkoholverbot	alcohol ban
alle	all everything
allein	alone
alleine	alone
alleinerziehend	single parent
alleinerziehende	single parent
allen	all everything
allergen	allergen
allergene	allergens
allergenkennzeichnung	allergen labelling
allergenliste	allergen list
allergie	allergy
allergien	allergies
allergietest	allergy test
allergiker	allergy sufferer
allergikerzimmer	allergy friendly room
allergisch	allergic
allergologe	allergist
allerheiligen	all saints day
alles	all everything
allgemein	general
alljährlich	every year annual
allrad	four wheel drive
allradantrieb	four wheel drive
alltagsbegleiter	everyday companion
alltagshilfe	everyday help
allwetterreifen	all season tires
alm	alpine pasture
almhütte	alpine hut
alpenverein	alpine club
alphabetisierung	literacy
alphabetisierungskurs	literacy course
alt	old alto
altar	altar
altauto	scrap car
altbatterie	used battery
altbatterien	used batteries
altbau	old building
altbausanierung	old building renovation
altbauten	old buildings
alte	old
alten	old
altenheim	retirement home
altenpflege	elderly care
altenpfleger	elderly care nurse
alter	age older
alternativ	alternative
alternative	alternative
altersbeschränkung	age restriction
altersfreigabe	age rating
altersgerecht	suitable elderly age appropriate
altersgrenze	age limit
altersgruppe	age group
altersgruppen	age groups
altersheim	retirement home
altersjubiläum	birthday anniversary
altersklasse	age group
altersklassen	age groups
altersnachweis	proof age
altersprüfung	age verification
altersrente	old age pension
altersvorsorge	retirement provision
altgerät	old appliance
altgeräte	old appliances
altgeräteentsorgung	old appliance disposal
altgerätemitnahme	old appliance removal
altgeräterücknahme	old appliance return
altglas	waste glass
altglascontainer	glass container recycling
altholz	waste wood reclaimed
altkleider	old clothes
altkleidercontainer	clothing container clothes donation
altkleidersammlung	clothing collection
altkleiderspende	clothing donation
altmedikamente	old medicines
altmetall	scrap metal
altmodisch	old fashioned
altmöbel	old furniture
altpapier	waste paper
altreifen	old tires
altstadt	old town
altstoffsammelzentrum	recycling center
altöl	waste oil
alu	aluminum
alufelge	alloy wheel
alufelgen	alloy wheels
alufenster	aluminum window
aluminium	aluminum
alumni	alumni
alzheimer	alzheimer
amalgam	amalgam
ambulant	outpatient
ambulanz	outpatient clinic ambulance
ambulatorium	outpatient clinic
ameise	ant
ameisen	ants
amortisation	payback
amortisieren	pay off
ampel	traffic light
ampeln	traffic lights
ampere	ampere
amt	office authority
amtlich	official
amtsarzt	public health officer medical
amtsblatt	official gazette
amtsgericht	district court
amtszeit	term office
analog	analog
analyse	analysis
analysieren	analyze
anamnese	medical history
anamnesebogen	medical history form
ananas	pineapple
anbau	extension building annex
anbauten	extensions
anbieten	offer
anbieter	provider
anbieterwechsel	provider switch
anbinden	connect integrate
anbindung	connection integration
anbringen	attach mount
anbringung	attachment mounting
andacht	prayer service
andenken	souvenir
andere	other different
anderen	other different
anderer	other different
anderes	other different
anders	different differently
anderswo	elsewhere
andrang	rush crowd
andruck	proof print
anerkannt	recognized accredited
anerkennen	recognize
anerkennung	recognition
anfahren	drive approach start
anfahrt	directions getting there
anfahrtsbeschreibung	directions
anfahrtskosten	travel costs
anfahrtspauschale	travel fee flat
anfahrtsskizze	directions map
anfahrtsweg	travel distance
anfall	seizure attack
anfang	beginning start
anfangen	start begin
anfangs	initially beginning
anfangszeit	start time
anfassen	touch
anfechten	contest challenge
anfechtung	contestation challenge
anfertigen	make produce
anfertigung	production making
anfordern	request
anforderung	requirement
anforderungen	requirements
anfrage	inquiry request
anfragen	inquire request inquiries requests
anfälle	seizures attacks
anfänge	beginning start
anfänger	beginner
anfängerin	beginner
anfängerkurs	beginner course
anfängerkurse	beginner courses
anfängerschwimmkurs	beginner swimming course
angabe	information statement
angaben	details information
angeben	state specify
angeblich	allegedly
angebot	offer quote
angebote	offers quotes
angeboten	offer offered
angebracht	attached mounted
angebrannt	burnt
angefahren	drive approach
angefangen	start begin started
angefasst	touch
angefertigt	made
angefochten	contested
angefordert	request
angefragt	inquire request requested
angegeben	state specify
angegriffen	attack
angehalten	stop
angehängt	attach
angehörige	relative family member relatives
angehörigen	relative family member
angehöriger	relative family member
angeklagter	defendant accused
angekommen	arrived
angekündigt	announce
angelegt	invested created
angeliefert	delivered
angelkarte	fishing permit
angeln	fishing
angelschein	fishing license
angelverein	fishing club
angemacht	turn on
angemeldet	registered logged in
angemessen	appropriate
angenehm	pleasant
angenommen	accepted assumed
angepasst	adjust adapt adjusted adapted
angerechnet	credited
angereist	arrive travel arrived
angerufen	called phoned
angeschaut	look view watch
angeschlossen	connected
angeschnallt	belted
angeschrieben	write contact
angesehen	look view
angesprochen	address approach
angesprungen	started
angestanden	queue stand
angesteckt	infected
angestellte	employees
angestellter	employee
angestrengt	effort
angewendet	apply use
angewiesen	dependent
angezahlt	deposit paid
angezeigt	display show reported displayed
angezogen	dress wear dressed
angreifen	attack
angriff	attack
angst	fear afraid anxiety
angstpatient	anxious patient
angststörung	anxiety disorder
angucken	look watch
anhalten	stop
anhang	attachment
anhänge	attachment attachments
anhängen	attach
anhänger	trailer
anhängerführerschein	trailer license
anhängerkupplung	tow bar
anhängerschein	trailer license
ankauf	purchase buying
ankaufen	buy purchase
ankaufstest	purchase inspection
anklicken	click
ankommen	arrive
ankommt	arrive
ankunft	arrival
ankunftszeit	arrival time
ankündigen	announce
ankündigung	announcement
anlage	investment attachment system plant
anlageberatung	investment advice
anlagen	systems facilities
anlagenbau	plant construction
anlagenmechaniker	plumbing heating mechanic
anlagenprüfung	system inspection
anlassen	leave on
anlasser	starter
anlaufstelle	contact point
anlegeleiter	ladder
anlegen	invest create
anlegestelle	landing stage
anleitung	instructions guide manual
anleitungen	instructions manuals guides
anliefern	deliver
anlieferung	delivery
anliegen	concern request
anliegerbeiträge	resident road contributions
anmachen	turn on
anmahnen	remind payment
anmelde	register sign up
anmeldebestätigung	registration confirmation
anmeldebogen	registration form
anmeldedaten	login credentials details
anmeldeformular	registration form
anmeldeformulare	registration forms
anmeldefrist	registration deadline
anmeldegebühr	registration fee
anmeldelink	registration link
anmelden	register sign up log
anmeldepflicht	registration required
anmeldeschluss	registration deadline
anmeldeseite	login page
anmeldestart	registration opening
anmeldet	register sign up
anmeldeverfahren	registration procedure
anmeldezeitraum	registration period
anmeldung	registration sign up login
anmeldungen	registrations
anmerkung	note comment
annahme	acceptance receipt
annahmestelle	collection point drop off
annahmeverweigerung	refusal acceptance
annehmen	accept assume
anonym	anonymous
anonymisiert	anonymized
anpassen	adjust adapt customize
anpassung	adjustment customization
anpflanzen	plant grow
anprobe	fitting try
anprobieren	try on
anprobiert	tried on
anrechnen	credit
anrechnung	credit recognition
anregung	suggestion
anregungen	suggestions
anreise	arrival journey travel
anreisen	arrive travel
anreisetag	arrival day
anreisezeit	arrival time
anruf	phone call
anrufbeantworter	answering machine voicemail
anrufbus	dial a ride bus
anrufe	call phone calls
anrufen	call phone
anrufer	caller
anruferin	caller
anrufsammeltaxi	shared taxi
anruft	call phone
ansagen	announce
ansatz	roots regrowth
ansatzfarbe	root color
anschaffung	purchase acquisition
anschaffungsvorschlag	purchase suggestion
anschalten	switch on turn
anschauen	look view watch
anscheinend	apparently
anschließen	connect
anschließend	afterwards following
anschluss	connection
anschlussheilbehandlung	followup rehabilitation
anschlusskosten	connection costs
anschlusszug	connecting train
anschlüsse	connections
anschnallen	fasten seatbelt
anschnitt	bleed trim
anschrauben	screw on
anschreiben	write contact cover letter
anschrift	address
anschriften	addresses
ansehen	look view watch
ansichtskarte	postcard
ansonsten	otherwise
ansprechen	address approach
ansprechpartner	contact person
ansprechpartnerin	contact person
ansprechperson	contact person
anspringen	start
anspruch	entitlement claim
anspruchsberechtigt	entitled eligible
ansprüche	entitlement claim entitlements claims
anstatt	instead
anstecken	infect
ansteckend	contagious
ansteckung	infection
ansteckungsgefahr	infection risk
anstehen	queue stand
anstelle	instead
anstellung	employment
anstreichen	paint
anstreicher	painter
anstrengen	effort
anstrengend	exhausting
anstrich	coat paint
anteil	share proportion
antenne	antenna
anthrazit	anthracite
antibiotika	antibiotics
antibiotikum	antibiotic
antik	antique
antiquität	antique
antiquitäten	antiques
antrag	application request
antragsformular	application form
antragsfrist	application deadline
antragsteller	applicant
antragstellerin	applicant
antragstellung	application
antragsunterlagen	application documents
antrieb	drive
anträge	application request applications requests
antwort	answer reply
antworten	answer reply answers
anwachsen	take root
anwachsgarantie	growth guarantee
anwalt	lawyer attorney
anwaltskanzlei	law firm
anwaltskosten	lawyer costs
anweisen	instruction
anweisung	instruction
anwenden	apply use
anwender	user
anwendung	application use
anwendungen	applications
anwesend	present attending
anwesenheit	attendance presence
anwesenheitsliste	attendance list
anwesenheitspflicht	compulsory attendance
anwohner	resident local
anwohnerparkausweis	resident parking permit
anwohnerparken	resident parking
anwuchsgarantie	growth guarantee
anwälte	lawyers
anwältin	lawyer attorney
anzahl	number quantity amount
anzahlen	deposit pay
anzahlung	deposit advance payment down
anzeige	report advertisement ad display
anzeigen	display show report ads
anzeigenabteilung	advertising department
anzeigenpreis	ad price
anzeigenpreise	ad prices
anzeigenschluss	ad deadline
anzeigt	displays
anziehen	dress wear put on
anziehhilfe	dressing assistance
anzug	suit
anzugverleih	suit rental
anzüge	suits
anzünden	light ignite
anzünder	lighter firelighter
anzündholz	kindling
anästhesie	anesthesia
anästhesist	anesthetist
apartment	apartment
aperitif	aperitif
apfel	apple
apfelbaum	apple tree
apfelbäume	apple trees
apfelkuchen	apple cake
apfelsaft	apple juice
apfelschorle	apple spritzer
apfelstrudel	apple strudel
api	api
apostille	apostille
apotheke	pharmacy
apotheken	pharmacies
apothekennotdienst	emergency pharmacy
apothekenpflichtig	pharmacy only
apotheker	pharmacist
apothekerin	pharmacist
app	app
appartement	apartment
appetit	appetite
appetitlos	no appetite
appetitlosigkeit	loss appetite
applaus	applause
apps	apps
aprikose	apricot
april	april
aquafitness	aqua fitness
aquajogging	aqua jogging
aquarium	aquarium
arabisch	arabic
arbeit	work job
arbeiten	work
arbeiter	worker
arbeiterin	worker
arbeitet	work works
arbeitete	worked
arbeitgeber	employer
arbeitgeberbescheinigung	employer certificate
arbeitgeberin	employer
arbeitnehmer	employee
arbeitnehmerin	employee
arbeitsagentur	employment agency
arbeitsamt	employment office
arbeitsbedingungen	working conditions
arbeitsbeginn	start work
arbeitsbescheinigung	employment certificate
arbeitsbuch	workbook
arbeitsbühne	work platform
arbeitsdienst	work duty
arbeitseinsatz	work assignment party volunteer
arbeitserlaubnis	work permit
arbeitsgemeinschaft	school club
arbeitsgericht	labor court
arbeitsgruppe	working group
arbeitshandschuhe	work gloves
arbeitsheft	workbook
arbeitshose	work trousers
arbeitskleidung	work clothes clothing workwear
arbeitskosten	labor costs
arbeitslos	unemployed
arbeitslose	unemployed
arbeitslosengeld	unemployment benefit
arbeitslosenversicherung	unemployment insurance
arbeitsloser	unemployed
arbeitslosigkeit	unemployment
arbeitslosmeldung	unemployment registration
arbeitsnachweis	work record
arbeitsort	work location
arbeitsplatte	worktop countertop
arbeitsplatten	worktops countertops
arbeitsplatz	workplace job workstation
arbeitsplätze	jobs workplaces workstations
arbeitspreis	energy unit price
arbeitsraum	work room
arbeitsrecht	labor law
arbeitsschutz	occupational safety
arbeitssicherheit	occupational safety
arbeitsspeicher	memory ram
arbeitsstunde	work hour working labor
arbeitsstunden	working hours work
arbeitssuchend	job seeking
arbeitstag	working day
arbeitstage	working days
arbeitsunfall	work accident workplace
arbeitsunfähig	unable work
arbeitsunfähigkeit	incapacity work sick
arbeitsunfähigkeitsbescheinigung	sick note certificate
arbeitsverhältnis	employment relationship
arbeitsvertrag	employment contract
arbeitsverträge	employment contracts
arbeitsweg	commute
arbeitszeit	working hours
arbeitszeiten	working hours
arbeitszeitkonto	working time account
arbeitszeugnis	employment reference work
architekt	architect
architektin	architect
archiv	archive
archive	archives
archäologie	archaeology
arena	arena
arm	poor arm
armatur	tap fitting
armaturen	taps fittings
armaturenbrett	dashboard
armband	bracelet wristband
armbanduhr	wristwatch
armbruch	broken arm
arme	arms
armut	poverty
aromamassage	aroma massage
aromatherapie	aromatherapy
arrangement	package arrangement
arthritis	arthritis
arthrose	osteoarthritis
artikel	item product article
artikelbeschreibung	product description
artikelnummer	item number article
arznei	medicine
arzneimittel	medicine drug
arzt	doctor physician
arztbrief	doctor letter
arzthelferin	medical assistant
arztpraxis	doctor practice
arzttermin	doctor appointment
asap	soon possible urgently
asbest	asbestos
asbestsanierung	asbestos removal
asche	ash
aschenbecher	ashtray
aschenlade	ash drawer
asiatisch	asian
asphalt	asphalt
asphaltieren	asphalt
asphaltiert	paved asphalt
assessment	assessment
assistenz	assistant
assistenzarzt	junior doctor
assistenzhund	assistance dog
ast	branch
asthma	asthma
astloch	knothole
astschere	loppers
astschnitt	branch cuttings
asyl	asylum
asylantrag	asylum application
asylbewerber	asylum seeker
atem	breath
atemnot	shortness breath
atemschutz	breathing apparatus
atemwege	airways
atemwegserkrankung	respiratory disease
atemübung	breathing exercise
atemübungen	breathing exercises
atmen	breathe
atmung	breathing
attest	medical certificate
aua	ouch pain
audioaufnahme	audio recording
audiodeskription	audio description
audioguide	audio guide
aufbau	setup construction assembly
aufbauanleitung	assembly instructions
aufbauen	build set up assemble
aufbaukurs	advanced course
aufbauseminar	driver improvement seminar remedial
aufbauservice	assembly service
aufbereitung	detailing preparation
aufbettung	extra bed
aufbewahren	store keep
aufbewahrt	store keep kept stored
aufbewahrung	storage retention
aufbewahrungsfrist	retention period
aufbissschiene	bite splint
aufbrechen	break open
aufdrehen	turn on open
aufenthalt	stay residence
aufenthaltsbescheinigung	residence certificate
aufenthaltsdauer	length stay
aufenthaltserlaubnis	residence permit
aufenthaltsgenehmigung	residence permit
aufenthaltsgestattung	asylum residence permit
aufenthaltsraum	lounge
aufenthaltsrecht	right residence
aufenthaltstitel	residence permit
auffallen	noticed
auffindbar	findable located
auffinden	locate find
auffordern	request
aufforderung	request
auffrischung	booster refresh refresher
auffrischungsfahrt	refresher driving lesson
auffrischungsimpfung	booster vaccination
auffrischungskurs	refresher course
auffällig	conspicuous
aufführen	perform
aufführung	performance
aufführungen	performances
auffüllen	refill fill up
aufgabe	task
aufgabegepäck	checked baggage
aufgaben	tasks
aufgebaut	build set up assembled
aufgeben	give up
aufgebrochen	broken open
aufgefallen	noticed
aufgefordert	request
aufgefüllt	refill refilled filled up
aufgegeben	give up
aufgehoben	keep pick up cancelled
aufgeholt	catch up
aufgehängt	hung frozen
aufgehört	stop stopped quit
aufgeladen	charge load charged topped
aufgelegt	hang up
aufgelöst	dissolved
aufgemacht	open opened
aufgenommen	record admit admitted accepted
aufgepasst	watch supervise
aufgeregt	upset excited
aufgeräumt	tidy clean up
aufgeschrieben	write down
aufgesperrt	unlock open unlocked
aufgestanden	get up
aufgestellt	set up
aufgetaucht	appear
aufgetaut	defrosted
aufgeteilt	divide split
aufgetreten	occur perform performed
aufgewachsen	grow up
aufgewacht	wake up
aufgewärmt	warmed up
aufgezeichnet	recorded
aufguss	sauna infusion
aufgüsse	sauna infusions
aufhaben	open
aufhalten	stay stop
aufhat	open
aufheben	keep pick up cancel
aufhebungsvertrag	termination agreement
aufhellen	brighten whiten
aufholen	catch up
aufhängen	hang up
aufhören	stop quit
aufkleber	sticker
aufklärungsgespräch	informed consent discussion
aufkommen	arise
aufladen	charge load top up
auflage	print run edition
auflauf	casserole
auflegen	hang up
auflieger	trailer
auflösen	dissolve
auflösung	dissolution resolution
aufmachen	open
aufmaß	measurement
aufmerksam	attentive
aufmerksamkeit	attention
aufnahme	admission recording shot
aufnahmeantrag	application admission membership
aufnahmebedingungen	admission conditions
aufnahmegebühr	admission fee joining
aufnahmegespräch	admission interview
aufnahmekriterien	admission criteria
aufnahmen	recordings shots
aufnahmeprüfung	entrance exam
aufnahmestudio	recording studio
aufnahmetest	entrance test
aufnahmeverfahren	admission procedure
aufnehmen	record admit accept
aufpassen	watch supervise
aufpreis	surcharge extra charge
aufregen	upset excited
aufregend	exciting
aufregung	excitement
aufräumen	tidy clean up
aufrüsten	upgrade
aufrüstung	upgrade
aufsatz	essay
aufschlag	surcharge
aufschnitt	cold cuts
aufschreiben	write down
aufsicht	supervision
aufsichtsbehörde	supervisory authority
aufsichtsperson	supervisor
aufsichtspflicht	duty supervision
aufsichtsrat	supervisory board
aufsitzmäher	riding mower
aufsperrdienst	locksmith
aufsperren	unlock open
aufstehen	get up
aufstellen	set up
aufstemmen	chisel open
aufsätze	essays
auftauchen	appear
auftauen	defrost
aufteilen	divide split
auftrag	order assignment job
auftraggeber	client customer
auftragnehmer	contractor
auftragsbestätigung	order confirmation
auftragsnummer	order number
auftragsverarbeitung	commissioned data processing agreement
auftreten	occur perform appear
auftritt	performance appearance gig
auftritte	performances
aufträge	order assignment orders jobs
aufwachen	wake up
aufwachsen	grow up
aufwand	effort expense
aufwandsentschädigung	expense allowance
aufwendig	elaborate
aufwändig	elaborate
aufwärmen	warm up
aufzahlung	surcharge
aufzeichnen	record
aufzeichnung	recording
aufzeichnungen	recordings
aufzug	elevator lift
aufzüge	elevator lift elevators
auge	eye
augen	eyes
augenarzt	eye doctor ophthalmologist
augenblick	moment
augenbraue	eyebrow
augenbrauen	eyebrows
augenlasern	laser eye surgery
augenlid	eyelid
augentropfen	eye drops
augenärztin	eye doctor ophthalmologist
august	august
auktion	auction
ausbau	extension expansion finishing
ausbauen	remove expand
ausbessern	mend touch up
ausbesserung	repair retouch
ausbeulen	dent removal
ausbilden	train
ausbilder	trainer instructor
ausbildung	apprenticeship training
ausbildungen	apprenticeships
ausbildungsbeginn	apprenticeship start
ausbildungsdauer	training duration
ausbildungsplatz	apprenticeship position training place
ausbildungsplätze	apprenticeship positions places
ausbildungsvergütung	apprentice pay
ausbildungsvertrag	apprenticeship contract training
ausblick	view
ausborgen	borrow lend
auschecken	checkout departure
ausdauer	endurance
ausdauertraining	endurance training
ausdruck	printout
ausdrucke	printouts
ausdrucken	print out
ausfahrt	exit
ausfahrtticket	exit ticket
ausfall	cancellation failure outage
ausfallen	cancelled fail
ausfallhonorar	missed appointment fee
ausflug	excursion trip outing
ausflugsziel	excursion destination
ausflüge	excursion trip excursions trips
ausfuhr	export
ausfuhrkennzeichen	export license plate
ausfälle	cancellation failure outage failures
ausfällt	cancelled fail
ausführen	carry out execute perform
ausführlich	detailed
ausführung	version design execution
ausfüllen	fill out complete
ausfüllhilfe	help form
ausgabe	issue expense edition output
ausgaben	expenses spending issues
ausgang	exit
ausgebaut	removed expanded
ausgeben	spend issue
ausgebildet	trained qualified
ausgebucht	fully booked
ausgecheckt	checked out
ausgedruckt	print printed out
ausgefallen	cancelled fail failed broken
ausgeführt	carry out execute carried
ausgefüllt	fill out filled completed
ausgegeben	spend issue
ausgehoben	excavated
ausgehändigt	hand over handed
ausgekugelt	dislocated
ausgeladen	unloaded
ausgelassen	skip omit
ausgelastet	full capacity
ausgelaufen	leaked
ausgelesen	read out
ausgeliefert	delivered dispatched
ausgeliehen	borrow lend borrowed
ausgeloggt	logged out
ausgemacht	arrange agree arranged agreed
ausgemalt	painted
ausgemessen	measured
ausgenommen	excluded except
ausgepackt	unpack unpacked
ausgeruht	rest
ausgeräumt	cleared out
ausgeschaltet	switch off switched turned
ausgeschlossen	excluded impossible expelled
ausgesetzt	suspend suspended
ausgesperrt	locked out
ausgestellt	issued exhibited
ausgestiegen	get off exit got
ausgesucht	choose pick
ausgesät	sown
ausgetauscht	exchange replace replaced exchanged
ausgeteilt	distribute hand out
ausgetragen	unsubscribe remove removed unsubscribed
ausgetreten	leave resign left resigned
ausgewählt	select choose selected
ausgezahlt	paid out
ausgezeichnet	excellent
ausgezogen	move out undress moved
ausgraben	dig up
ausgrabung	excavation
ausgänge	exit
aushang	notice posting posted
ausheben	dig excavate
aushilfe	temporary helper help
aushilfen	temporary helpers
aushilfsjob	temporary job
aushub	excavation
aushändigen	hand over
aushänge	notice posting notices posted
auskunft	information inquiry
auskunftsanspruch	right information
auskunftsersuchen	information request
auskunftsrecht	right information
auskunftssperre	information block registry
auskünfte	information
ausladen	unload
ausland	abroad foreign
auslandsgespräch	international call
auslandsjahr	year abroad
auslandskrankenversicherung	travel health insurance
auslandssemester	semester abroad
auslandsstudium	study abroad
auslandsumzug	international relocation
auslandsversand	international shipping
auslandsüberweisung	international transfer
auslassen	skip omit
auslaufartikel	discontinued item
auslaufen	leak
auslaufmodell	discontinued model
auslegware	carpet
ausleihbar	borrowable
ausleihdauer	loan period
ausleihe	lending loan rental borrowing
ausleihen	borrow lend rent
ausleihfrist	loan period
auslesen	read out
ausliefern	deliver
auslieferung	delivery
ausloggen	log out
ausländer	foreigner
ausländeramt	immigration office
ausländerbehörde	immigration office
ausländerin	foreigner
ausländisch	foreign
ausmachen	arrange turn off switch
ausmalen	paint walls
ausmessen	measure
ausnahme	exception
ausnahmegenehmigung	special permit exemption
ausnahmen	exceptions
ausnahmeregelung	exemption exception
ausnahmsweise	exceptionally exception
auspacken	unpack
ausparken	pull out parking
auspflanzen	plant out
ausprobieren	try out test
ausprobiert	try out tried
auspuff	exhaust
auspuffanlage	exhaust system
ausrechnen	calculate
ausrede	excuse
ausreden	excuse
ausreichen	suffice enough
ausreichend	sufficient enough
ausreinigung	deep cleansing
ausreise	departure leave country exit
ausreisen	leave country
ausrichtung	orientation alignment
ausruhen	rest
ausräumen	clear out empty
ausrüstung	equipment
aussaat	sowing
aussage	statement
aussagen	statements
ausschalten	switch off turn
ausschank	serving drinks bar
ausschlag	rash
ausschließen	exclude expel
ausschließlich	exclusively only
ausschluss	exclusion expulsion
ausschreibung	tender
ausschreibungen	tenders
ausschuss	committee
ausschüsse	committees
aussehen	look appearance
aussetzen	suspend pause
aussicht	view
aussichtsplattform	viewing platform
aussichtspunkt	viewpoint
aussichtsturm	observation tower
aussieht	look appearance
aussperren	locked out lock
aussprache	pronunciation
ausstattung	equipment facilities features
ausstehend	outstanding pending
aussteigen	get off exit
ausstellen	issue exhibit
aussteller	exhibitor
ausstellung	issue exhibition showroom
ausstellungen	exhibitions
ausstellungsdatum	issue date
ausstellungsstück	display item exhibit model
aussuchen	choose pick
aussäen	sow
austausch	exchange replacement
austauschen	exchange replace
austauschschüler	exchange student
austauschstudent	exchange student
austeilen	distribute hand out
austragen	unsubscribe remove
austreten	leave resign membership
austritt	leaving withdrawal resignation membership
austrittserklärung	resignation letter
ausverkauf	clearance sale
ausverkauft	sold out
ausversehen	accidentally
auswahl	selection choice
ausweichtermin	alternative date
ausweis	identity card identification id
ausweisdokument	identity document
ausweise	identity cards ids
ausweiskopie	identity card copy
ausweisnummer	identity card number
ausweispflicht	identity card requirement
ausweisverlust	lost card
auswerten	evaluate
auswertung	evaluation report
auswirkung	impact effect
auswuchten	wheel balancing
auswählen	select choose
auswärtsspiel	away game
auszahlen	pay out
auszahlung	payout
auszeichnung	award
ausziehbar	extendable
ausziehen	move out undress take
auszubildende	apprentices apprentice trainee
auszubildender	apprentice trainee
auszug	moving out extract
auszugstermin	move out date
auszüge	extracts statements
authenticator	authenticator
authentifizieren	authenticate
authentifizierung	authentication
autismus	autism
auto	car
autoabo	car subscription
autoanhänger	car trailer
autoankauf	car buying
autoaufbereitung	car detailing
autobahn	highway motorway
autobahnfahrt	motorway drive
autobatterie	car battery
autobeschriftung	car lettering
autofahren	driving
autoführerschein	car license
autoglas	car glass
autogramm	autograph
autogrammstunde	autograph session
autohandel	car dealer
autohaus	car dealership
autohändler	car dealer
autohäuser	car dealerships
autokauf	car purchase
autokennzeichen	license plate
autokredit	car loan
autolack	car paint
automat	vending machine
automaten	machines
automatik	automatic transmission
automatikgetriebe	automatic transmission
automatiktür	automatic door
automatisch	automatic
automatisieren	automate
automatisiert	automated
automatisierung	automation
automechaniker	car mechanic
autopflege	car care
autor	author
autoradio	car radio
autoreinigung	car cleaning
autoreparatur	car repair
autorin	author
autos	cars
autoscheibe	car window
autoschlüssel	car key
autoscooter	bumper cars
autositz	car seat
autostrom	car electricity
autoteile	car parts
autotransport	car transport
autotür	car door
autounfall	car accident
autoverkauf	car sale
autoverkäufer	car salesman
autoverleih	car rental
autovermietung	car rental
autoversicherung	car insurance
autoverwertung	car recycling scrap
autowaschanlage	car wash
autowerkstatt	car repair garage
autowäsche	car wash
außen	outside outdoor
außenanlage	outdoor facilities grounds
außenbeleuchtung	outdoor lighting
außenbereich	outdoor area
außenfarbe	exterior paint
außengastronomie	outdoor dining
außengerät	outdoor unit
außenlift	external lift
außenputz	exterior plaster
außenreinigung	exterior cleaning
außenspiegel	side mirror
außenstelle	branch office
außenwand	exterior wall
außenwände	exterior walls
außer	except
außerbetriebsetzung	vehicle deregistration
außerdem	besides also
außergerichtlich	extrajudicial settlement
außergewöhnlich	extraordinary
außerhalb	outside
avatar	avatar
axt	axe
ayurveda	ayurveda
azubi	apprentice trainee
azubis	apprentices trainees
aß	eat food ate
b111	light motorcycle extension
b196	light motorcycle extension
b96	trailer license extension
baby	baby
babybauchshooting	maternity photo shoot
babybecken	baby pool
babybett	cot crib
babyfotos	baby photos
babykleidung	baby clothes
babykurs	baby course
babynahrung	baby food
babyphone	baby monitor
babys	babies
babyschwimmen	baby swimming
babyshooting	baby photo shoot
babysitten	babysitting
babysitter	babysitter
bach	stream
bachelor	bachelor degree
bachelorarbeit	bachelor thesis
backe	cheek
backen	bake
backenzahn	molar
backkurs	baking class
backofen	oven
backpulver	baking powder
backrohr	oven
backstube	bakery bakehouse
backup	backup
backups	backups
backwaren	baked goods
backöfen	ovens
bad	bathroom bath pool
badausstellung	bathroom showroom
badeanzug	swimwear swimsuit
badeanzüge	swimsuits
badeaufsicht	pool supervision lifeguard
badebekleidung	swimwear
badegast	bather pool visitor
badegäste	bathers pool visitors
badehose	swimwear swim trunks swimming
badekappe	swim cap swimming
badekleidung	swimwear
bademantel	bathrobe
bademeister	lifeguard
bademode	swimwear
bademäntel	bathrobes
baden	bathe swim
badeordnung	pool rules
badesachen	swimwear
badesaison	swimming season
badeschluss	pool closing
badeschuhe	bath slippers bathing shoes
badesee	swimming lake bathing
badestelle	bathing spot
badetuch	bath towel
badetücher	bath towels
badeunfall	swimming accident
badewanne	bathtub
badewannen	bathtubs
badewannenlift	bath lift
badewannentür	bathtub door
badezeit	bathing time swimming
badezeiten	bathing times swimming
badezimmer	bathroom
badheizkörper	bathroom radiator
badminton	badminton
badmöbel	bathroom furniture
badplanung	bathroom planning
badrenovierung	bathroom renovation
badsanierung	bathroom renovation
badumbau	bathroom conversion remodel
bafög	student loan grant
bafögamt	student finance office
bagatellschaden	minor damage
bagger	excavator digger
baggerarbeiten	excavation work
baggerfahrer	excavator operator
baguette	baguette
bahn	train railway lane track
bahncard	rail discount card
bahnen	lanes
bahnfahren	travel train
bahnfahrt	train journey
bahnhof	train station
bahnhofshalle	station hall
bahnhöfe	train station stations
bahnsteig	platform
bahnticket	train ticket
bakterien	bacteria
balayage	balayage
bald	soon
baldmöglichst	soon possible
balken	beam
balkenschloss	bar lock
balkon	balcony
balkonblumen	balcony flowers
balkone	balconies
balkongeländer	balcony railing
balkonkraftwerk	balcony solar panel plant
balkonkraftwerke	balcony solar plants
balkonpflanze	balcony plant
balkontür	balcony door
ball	ball
ballaststoffe	fiber
ballett	ballet
ballettschuhe	ballet shoes
ballettschule	ballet school
ballettunterricht	ballet lessons
ballkind	ball kid
ballkleid	ball gown
ballmaschine	ball machine
ballonfahrt	balloon ride
ballsport	ball sports
bambini	young children
bambus	bamboo
banane	banana
band	ligament band
bandage	bandage support
bandbreite	bandwidth
banderole	band sticker
bands	bands
bandscheibe	spinal disc
bandscheibenvorfall	slipped disc
bank	bench bank
bankautomat	cash machine
bankberater	bank advisor
bankdaten	bank details
bankeinzug	direct debit
banken	banks
bankfiliale	bank branch
bankgebühren	bank fees
bankgeschäft	banking transaction
bankkarte	bank card debit
bankkonten	bank accounts
bankkonto	bank account
bankleitzahl	bank code
bankschließfach	safe deposit box
bankverbindung	bank details
banküberweisung	bank transfer
banner	banner
bar	cash bar
barbershop	barber shop
barbier	barber
barcode	barcode
barfußpfad	barefoot path
bargeld	cash
bargeldabhebung	cash withdrawal
bargeldlos	cashless
barrierefrei	wheelchair accessible barrier free
barrierefreiheit	accessibility
bart	beard
bartpflege	beard care
bartschnitt	beard trim
barzahlung	cash payment
basar	bazaar
basistarif	basic tariff
basketball	basketball
bass	bass
bastelbedarf	craft supplies
bastelkurs	crafts course
bastelmaterial	craft materials
basteln	craft tinker crafts
bastelnachmittag	crafts afternoon
bat	ask request
batterie	battery
batterien	batteries
batteriespeicher	battery storage
batterietausch	battery replacement
batteriewechsel	battery replacement
bau	construction building
bauabfall	construction waste
bauabfälle	construction waste
bauabnahme	building inspection acceptance
bauakte	building file
bauakten	building files
bauamt	building authority
bauantrag	building application permit
bauanträge	building applications
bauanzeige	building notification
bauarbeiten	construction work
bauarbeiter	construction worker
bauaufsicht	building inspection construction supervision
bauaufsichtsbehörde	building authority
baubeginn	start construction
baubehörde	building authority
baubewilligung	building permit
bauch	belly stomach
bauchnabel	navel
bauchschmerzen	stomach ache
bauchweh	stomach ache
bauen	build construct
bauendreinigung	after construction cleaning
bauer	farmer
bauernbrot	farmhouse bread
bauernhof	farm
bauernhöfe	farms
bauernmarkt	farmers market
baufinanzierung	mortgage home financing
baufirma	construction company
baugebiet	building area
baugenehmigung	building permit
baugenehmigungen	building permits
baugrundstück	building plot
bauherr	builder owner building client
bauherren	building owners
bauherrin	building owner
bauhof	municipal depot
bauholz	construction timber
bauingenieur	civil engineer
baujahr	year manufacture
bauklötze	building blocks
baulast	building encumbrance
baulastenverzeichnis	building encumbrance register
bauleiter	construction manager
bauleitplanung	urban land planning
bauleitung	construction management
baulärm	construction noise
baum	tree
baumangel	construction defect
baumarkt	hardware store
baumaschine	construction machine
baumaterial	building material
baumaterialien	building materials
baumeister	master builder
baumfällgenehmigung	tree felling permit
baumfällung	tree felling
baumgutachten	tree report
baumhaus	treehouse
baumkontrolle	tree inspection
baumpflege	tree care
baumpfleger	arborist
baumschnitt	tree pruning
baumschule	tree nursery
baumschulen	tree nurseries
baumschutz	tree protection
baumschutzsatzung	tree protection statute
baumstumpf	tree stump
baumsäge	pruning saw
baumwipfelpfad	treetop walk
baumwolle	cotton
baumängel	construction defects
baumärkte	hardware stores
bauordnung	building regulations
bauordnungsamt	building authority
bauphase	construction phase
bauplan	building plan construction
bauplatz	building plot
baupläne	building plans construction
bauplätze	building plots
baurecht	building law
baureinigung	construction cleaning
bausatz	kit
bauschaum	expanding foam
bauschutt	construction rubble
bausparen	building savings
bausparkasse	building society
bausparvertrag	building savings contract
bauspengler	roof plumber
baustelle	construction site
baustellen	construction sites
baustellenzufahrt	construction site access
baustoff	building material
baustoffe	building materials
baustoffhandel	building materials trade
baustoffhändler	building materials dealer
bausätze	kits
baute	built
bautrockner	dehumidifier dryer
bautrocknung	building drying
bauträger	property developer
bauunternehmen	construction company
bauunternehmer	builder contractor
bauvoranfrage	preliminary building inquiry
bauvorbescheid	preliminary building decision
bauvorhaben	construction project
bauzaun	construction fence
bauzeichnung	construction drawing
bauzeit	construction time
bauzeitenplan	construction schedule
bauzäune	construction fences
bayerisch	bavarian
beachten	observe note
beachtet	observe note
beachtung	attention observance
beachvolleyball	beach volleyball
beamer	projector
beamte	officials civil servants
beamter	official civil servant
beamtin	official civil servant
beanspruchen	claim
beanstanden	complain object
beanstandet	complain object
beanstandung	complaint
beantragen	apply request
beantragt	apply request applied requested
beantragung	application
beantworten	answer
beantwortet	answer answered
beantwortung	answering
bearbeiten	process edit
bearbeiter	clerk handler
bearbeitet	process edit processed edited
bearbeitung	processing editing
bearbeitungsdauer	processing time
bearbeitungsgebühr	processing fee
bearbeitungsstand	processing status
bearbeitungszeit	processing time
beatmung	ventilation
beaufsichtigen	supervise
beaufsichtigt	supervise supervised
beauftragen	commission hire order
beauftragt	commission hire commissioned hired
beauftragung	commissioning order
bebauungsplan	development zoning plan
bebauungspläne	zoning plans
becher	cup mug
becken	pelvis basin pool
beckenboden	pelvic floor
beckenbodentraining	pelvic floor training
bedanken	thank
bedauerlich	regrettable unfortunately
bedauerlicherweise	regrettable unfortunately
bedenkzeit	time consider
bedeuten	mean
bedeutet	mean
bedeutung	meaning
bedienen	serve operate use
bedienung	service waiter operation
bedienungsanleitung	user manual instructions
bedingung	condition
bedingungen	conditions terms
bedrohen	threaten
bedroht	threaten
bedrohung	threat
bedrucken	print
bedruckt	printed
bedürftig	needy
bedürftige	needy people
beeilen	hurry
beeilt	hurry
beeinflussen	influence
beeinflusst	influence
beenden	end finish terminate
beendet	end finish ended terminated
beendigung	termination end ending
beerdigen	bury
beerdigung	funeral
beeren	berries
beerenstrauch	berry bush
beet	bed flowerbed
beete	beds flowerbeds
beetpflanze	bedding plant
befestigen	fasten attach
befestigt	fastened attached
befestigung	fastening mounting
befragen	survey interview
befragt	survey interview
befragung	survey poll
befreien	exempt
befreit	exempt
befreiung	exemption
befristet	temporary limited fixed term
befristung	time limit
befugt	authorized
befund	medical findings results
befunde	medical findings results
beförderung	transport
befüllen	fill
befürchten	fear
befürchtet	fear
begann	begin start started
begegnen	encounter meet
begegnung	encounter
begegnungscafé	community cafe
begegnungsstätte	community center
begeistert	enthusiastic
begeisterung	enthusiasm
beginn	beginning start
beginnen	begin start
beginnt	begin start starts
beginnzeit	start times
beginnzeiten	start times
beglaubigen	certify authenticate notarize
beglaubigt	certified authenticated notarized
beglaubigung	certification authentication certified copy
beglaubigungen	certifications
begleichen	pay settle
begleitdienst	escort service
begleiten	accompany
begleiter	accompanying person companion
begleiterin	accompanying person companion
begleitet	accompany accompanied
begleitfahrzeug	escort vehicle
begleithund	companion dog
begleitperson	accompanying person companion
begleitpersonen	accompanying persons
begleitung	accompaniment companion escort
beglichen	paid settled
begonie	begonia
begonnen	begin start started
begrenzen	limit
begrenzt	limited restricted
begrenzung	limit limitation
begräbnis	funeral
begründen	justify reason
begründet	justify reason
begründung	justification reason
begrüßen	welcome greet
begrüßt	welcome greet
begrüßung	welcome greeting
begrüßungsgeld	welcome money
begutachtung	assessment inspection
begünstigter	beneficiary
behalten	keep
behandeln	treat
behandelt	treated
behandlung	treatment
behandlungsdauer	treatment duration
behandlungskosten	treatment costs
behandlungsliege	treatment table
behandlungspflege	medical nursing
behandlungsplan	treatment plan
behandlungsraum	treatment room
behandlungstermin	treatment appointment
behandlungszeit	treatment time
behandlungszimmer	treatment room
behaupten	claim assert
behauptet	claim assert
behauptung	claim
beheben	fix resolve repair
behebung	repair fixing fix
beheizt	heated
behielt	keep
behilflich	help assist
behindert	disabled
behinderte	disabled people
behindertenausweis	disability card
behindertenparkausweis	disabled parking permit
behindertenparkplatz	disabled parking
behindertenparkplätze	disabled parking
behindertensport	disabled sports
behindertentoilette	disabled toilet
behinderung	disability
behoben	fix resolve fixed
behält	keep
behälter	container bin
behörde	authority office
behörden	authorities
behördenbestellung	authority order
behördengang	visit authority office
behördennummer	authority phone number
behördlich	official
beichte	confession
beichten	confess
beide	both
beiden	both
beides	both
beidseitig	double sided
beifahrer	passenger
beifügen	enclose attach
beige	beige
beigefügt	enclose attach
beigelegt	enclose attach
beigetreten	join joined
beihilfe	aid allowance civil servant
beil	hatchet
beilage	side dish
beilagen	side dishes
beilagscheibe	washer
beilegen	enclose attach
bein	leg
beinahe	almost nearly
beinbruch	broken leg
beine	legs
beinhalten	include contain
beinhaltet	include contain
beipackzettel	package leaflet
beirat	advisory board
beisetzung	burial
beisl	pub bar
beispiel	example
beispielsweise	example
beitrag	contribution fee
beitragen	contribute
beitragsanpassung	premium adjustment
beitragsbefreiung	fee exemption
beitragseinzug	fee collection debit
beitragserhöhung	fee increase
beitragsfrei	free contribution fee exempt
beitragsgruppe	fee category
beitragshöhe	contribution amount fee
beitragskonto	contribution account
beitragsordnung	membership fee rules regulations
beitragspause	membership pause
beitragsrechner	premium calculator
beitragsrechnung	contribution invoice
beitragsrückerstattung	fee refund
beitragsrückstand	fee arrears
beitragsrückstufung	premium downgrade
beitragssatz	contribution rate
beitragstext	post text
beitragszahlung	fee payment
beitreten	join
beitritt	joining membership
beitrittserklärung	membership application
beitrittsformular	membership form
beiträge	contribution fee contributions fees
beißen	bite
beißt	bite
bekam	get receive got received
bekannt	known
bekannte	acquaintance
bekannten	acquaintance
bekannter	acquaintance
bekanntgabe	announcement
bekanntgeben	announce
bekanntgegeben	announce
bekanntmachung	announcement
bekanntmachungen	announcements
beklagter	defendant
bekleidung	clothing
bekomme	get receive
bekommen	get receive
bekommst	get receive
bekommt	get receive
beladen	load
belastbar	resilient durable load
belastbarkeit	load capacity
belastung	strain stress
beleg	receipt proof
belegarzt	attending physician
belege	receipts
belegen	take course book
belegt	occupied taken booked
belegung	occupancy
belegungskalender	availability calendar
belegungsplan	occupancy schedule
belehrung	instruction briefing
beleidigen	insult offended
beleidigt	insult offended
beleidigung	insult
beleuchtet	lit
beleuchtung	lighting
belichtung	exposure
beliebt	popular
bellen	bark
bellt	bark
belohnung	reward
belästigen	harass bother
belästigt	harass bother
belästigung	harassment nuisance
bemerken	notice
bemerkt	notice
bemerkung	remark comment
bemühen	try effort
bemüht	try effort
benachbart	neighboring
benachrichtigen	notify
benachrichtigt	notify notified
benachrichtigung	notification
benachrichtigungen	notifications
benachrichtigungskarte	delivery notification card
benefizkonzert	benefit concert
benehmen	behave behavior
benoten	grade
benotet	graded
benotung	grading
benutzbar	usable
benutzen	use
benutzer	user
benutzerausweis	library card user
benutzerin	user
benutzerkonten	user accounts
benutzerkonto	user account
benutzername	username
benutzernamen	username
benutzeroberfläche	user interface
benutzt	use used
benutzung	use usage
benutzungsordnung	usage rules
benzin	gasoline petrol
benziner	gasoline car
benötige	need require
benötigen	need require
benötigt	need require needed required
benötigte	need require
benützen	use
beobachten	observe watch
beobachtet	observe watch
beobachtung	observation
bepflanzen	plant
bepflanzt	planted
bepflanzung	planting
bequem	comfortable
beraten	advise
berater	advisor consultant
beraterin	advisor consultant
beratung	advice consultation consulting
beratungen	consultations
beratungsgespräch	consultation
beratungsgespräche	consultations
beratungshilfe	legal aid advice
beratungshilfeschein	legal aid certificate
beratungslehrer	counselor teacher
beratungsschein	legal aid certificate
beratungsstelle	advice center
beratungstermin	consultation appointment
berechnen	calculate charge
berechnet	calculated charged
berechnung	calculation
berechtigt	entitled eligible authorized
berechtigung	entitlement authorization permission
berechtigungen	permissions
bereich	area section
bereiche	areas sections
bereit	ready willing
bereitgestellt	provide provided put out
bereits	already
bereitschaft	standby readiness on call
bereitschaftsdienst	on call emergency service
bereitstellen	provide put out
berg	mountain
bergbahn	mountain railway
bergblick	mountain view
berge	mountains
bergführer	mountain guide
berghütte	mountain hut
bergsteigen	mountaineering
bergwacht	mountain rescue
bericht	report
berichte	reports
berichtigen	correct
berichtigt	correct
berliner	doughnut
beruf	profession occupation
berufe	professions
beruflich	professional
berufsabschluss	vocational qualification
berufsanerkennung	recognition qualification
berufsausbildung	vocational training
berufsbegleitend	part time alongside work
berufsberatung	career advice
berufseinsteiger	entry level
berufserfahrung	work experience
berufsfeuerwehr	professional fire brigade
berufsgenossenschaft	accident insurance association
berufskleidung	workwear
berufskolleg	vocational college
berufskraftfahrer	professional truck driver
berufsorientierung	career orientation
berufsschule	vocational school
berufssprachkurs	vocational language course
berufstätig	working employed
berufsunfähig	unable work disability
berufsunfähigkeit	occupational disability
berufsunfähigkeitsversicherung	disability insurance
berufung	appeal
beruhigen	calm
beruhigt	calm
beruhigungsmittel	sedative
berät	advise
berühren	touch
berührt	touch
besaß	own possess
beschallung	sound system
beschattung	shading
bescheid	notice notification decision
bescheide	decisions notices
bescheiden	modest
bescheinigen	certify confirm
bescheinigt	certified
bescheinigung	certificate confirmation
bescheinigungen	certificates
beschichten	coat
beschichtet	coated
beschichtung	coating
beschildert	signposted
beschluss	decision resolution
beschlüsse	decisions resolutions
beschnitt	bleed trim
beschreiben	describe
beschreibung	description
beschrieben	describe
beschriften	label letter
beschriftet	labeled
beschriftung	lettering inscription
beschränken	restrict limit
beschränkt	limited restricted
beschränkung	restriction limitation
beschwerde	complaint
beschwerden	complaints symptoms
beschwerdestelle	complaints office
beschweren	complain
beschwert	complain complained
beschädigen	damage
beschädigt	damaged
beschädigung	damage
beschädigungen	damage
beschäftigen	employ occupy
beschäftigt	busy employed
beschäftigte	employees
beschäftigung	employment activity
besen	broom
besenrein	swept clean
besetzt	busy occupied
besichtigen	visit view
besichtigt	visit view viewed visited
besichtigung	tour viewing sightseeing visit
besichtigungen	viewings
besichtigungstermin	viewing appointment inspection
besitz	possession
besitzen	own possess
besitzer	owner
besitzerin	owner
besitzt	own possess
besoffen	drunk
besohlen	resole
besondere	special
besonderer	special
besonderes	special
besonders	especially
besorgen	get obtain
besorgt	worried
besprechen	discuss
besprechung	meeting discussion
besprechungen	meetings
besprechungsraum	meeting room
besprechungsräume	meeting rooms
besprechungszimmer	meeting room
besprochen	discuss discussed
besser	better
besserung	improvement recovery
bestand	exist pass stock inventory
bestanden	passed existed
bestandskunde	existing customer
bestandskunden	existing customers
bestatter	undertaker
bestattung	funeral burial
bestattungen	funerals
beste	best
besteck	cutlery
bestehen	exist pass
besteht	exist pass
bestellbar	orderable available
bestellbestätigung	order confirmation
bestelldatum	order date
bestelle	order
bestellen	order
besteller	customer orderer
bestellformular	order form
bestellhistorie	order history
bestellhotline	order hotline phone
bestellmenge	order quantity
bestellnummer	order number
bestellprozess	ordering process checkout
bestellschein	order form
bestellstatus	order status
bestellt	order ordered
bestellte	ordered
bestellung	order
bestellungen	orders
bestellvorgang	ordering process checkout
bestellwert	order value
bestellübersicht	order overview
besten	best
bestenliste	leaderboard
bestens	excellent
bester	best
besticken	embroider
bestickt	embroidered
bestimmt	certainly surely
bestimmung	regulation provision
bestimmungen	regulations provisions
bestpreis	best price
bestpreisgarantie	best price guarantee
bestrafen	punish
bestraft	punish punished
bestrahlung	radiation therapy
bestseller	bestseller
bestuhlung	seating
bestände	stocks holdings
bestätigen	confirm
bestätigt	confirm confirmed
bestätigung	confirmation
bestätigungen	confirmations
bestätigungscode	confirmation code
bestätigungslink	confirmation link
bestätigungsmail	confirmation email
besuch	visit visitors
besuche	visit attend
besuchen	visit attend
besucher	visitor
besucherin	visitor
besucherservice	visitor service
besucherzentrum	visitor center
besuchsdienst	visiting service
besuchszeit	visiting hours
besuchszeiten	visiting hours
besucht	visit attend visited attended
beten	pray
beton	concrete
betonbauer	concrete worker
betonieren	concrete
betoniert	concreted
betonmischer	concrete mixer
betonplatte	concrete slab
betonstein	concrete block
betonwerk	concrete plant
betr	concerning regarding
betrag	amount
betragen	amount
betreff	subject line
betreffen	concern affect
betreffend	concerning regarding
betreten	enter
betreuen	care supervise look after
betreuer	caregiver supervisor guardian carer
betreuerin	caregiver supervisor carer
betreut	care supervise looked after
betreuung	care supervision support
betreuungsgericht	guardianship court
betreuungskosten	childcare costs
betreuungsplatz	childcare place
betreuungsplätze	childcare places
betreuungsschlüssel	staff child ratio
betreuungsstunden	care hours
betreuungsumfang	care hours extent
betreuungsverfügung	guardianship directive
betreuungsvertrag	childcare contract
betreuungszeit	care hours
betreuungszeiten	care hours
betrieb	company business
betriebe	businesses
betriebsarzt	company doctor
betriebsausflug	company outing
betriebsausgaben	business expenses
betriebsfeier	company party
betriebsferien	company holidays closed
betriebskosten	operating costs utilities
betriebskostenabrechnung	utility bill statement
betriebsprüfung	tax audit
betriebsrat	works council
betriebsrente	company pension
betriebssport	company sports
betriebssystem	operating system
betriebsurlaub	company holidays closed
betriebszeiten	operating hours
betrifft	concern affect
betritt	enter
betroffen	affected
betrogen	cheat defraud cheated defrauded
betrug	fraud scam
betrunken	drunk
beträge	amounts
beträgt	amount
betrügen	cheat defraud
betrüger	scammer fraudster
betrügerisch	fraudulent
bett	bed
bettdecke	duvet
betten	beds
bettensteuer	accommodation tax bed
bettenwechsel	linen change
bettlaken	bed sheet
bettlägerig	bedridden
bettnachbar	roommate hospital
bettruhe	bed rest
bettwanzen	bed bugs bedbugs
bettwäsche	bed linen
betäuben	numb anesthetize
betäubung	anesthesia numbing
betäubungsmittel	narcotic
beule	dent bump
beulen	dents
beurkunden	notarize certify
beurkundet	notarized
beurkundung	notarization
beurlauben	grant leave
beurlaubt	on leave
beurlaubung	leave absence
beurteilen	judge assess
beurteilt	judge assess
beurteilung	assessment
bevollmächtigen	authorize
bevollmächtigt	authorized
bevollmächtigter	authorized representative
bevorzugen	prefer
bevorzugt	prefer
bewahren	preserve
bewegen	move
beweglich	mobile flexible
beweglichkeit	mobility flexibility
bewegt	move
bewegung	movement exercise
bewegungsmelder	motion detector
bewegungstherapie	exercise therapy
beweis	proof evidence
beweise	evidence
beweisen	prove
bewerbe	apply
bewerben	apply job
bewerber	applicant
bewerberin	applicant
bewerbung	application job
bewerbungen	job applications
bewerbungscoaching	job application coaching
bewerbungsformular	application form
bewerbungsfoto	application photo
bewerbungsfotos	application photos
bewerbungsfrist	application deadline
bewerbungsfristen	application deadlines
bewerbungsgespräch	job interview
bewerbungsmappe	application portfolio
bewerbungsportal	application portal
bewerbungsprozess	application process
bewerbungsschluss	application deadline
bewerbungsschreiben	cover letter
bewerbungsunterlagen	application documents
bewerbungsverfahren	application process
bewerten	rate review value evaluate
bewertet	rate review rated reviewed
bewertung	rating review valuation evaluation
bewertungen	reviews ratings
bewiesen	prove
bewilligen	approve grant
bewilligt	approved granted
bewilligung	approval
bewilligungsbescheid	approval notice
bewirbt	apply applies
bewohnbar	habitable
bewohner	resident
bewohnerin	resident
bewohnerparkausweis	resident parking permit
bewohnerparken	resident parking
beworben	apply applied
bewusstlos	unconscious
bewässern	water irrigate
bewässert	irrigated
bewässerung	irrigation watering
bewässerungsanlage	irrigation system
bewässerungssystem	irrigation system
bewölkt	cloudy
bez	regarding
bezahlbar	affordable
bezahle	pay
bezahlen	pay paid
bezahlmethode	payment method
bezahlt	pay paid
bezahlte	paid
bezahlung	payment
bezeichnen	call designate
bezeichnet	call designate
bezeichnung	name designation
beziehen	cover upholster
beziehung	relationship
bezirk	district
bezirke	districts
bezirksamt	district office
bezug	cover
bezugsberechtigter	beneficiary
bezugserzieher	key worker educator
bezugsfertig	ready move in
bezugsfrei	vacant available
bezugsrecht	beneficiary right
bezugsstoff	upholstery fabric
bezuschusst	subsidized
bezüge	covers
bezüglich	regarding concerning
bf17	accompanied driving
bh	bra
bibel	bible
bibelkreis	bible study group
bibelstunde	bible study
bibliothek	library
bibliothekar	librarian
bibliothekarin	librarian
bibliotheken	libraries
bibliotheksausweis	library card
bibliotheksgebühren	library fees
bibliothekskarte	library card
bibliothekskonto	library account
bic	bank code
bidde	please
biddö	please
bidet	bidet
biegen	bend
biene	bee
bienen	bees
bienenfreundlich	bee friendly
bier	beer
bierbank	beer bench
biere	beers
bierfass	beer keg
biergarten	beer garden
biergärten	beer gardens
biertischgarnitur	beer table set
bierzelt	beer tent
bieten	offer
bietet	offer
bigband	big band
bike	bike
bikepark	bike park
biker	biker
bilanz	balance sheet
bild	picture image
bildbearbeitung	image editing
bilder	pictures photos images
bilderauswahl	photo selection
bilderbuch	picture book
bilderbücher	picture books
bilderrahmen	picture frame
bildnachweis	image credit
bildrechte	image rights
bildschirm	screen monitor
bildschirme	screens monitors
bildschirmfoto	screenshot
bildschirmfreigabe	screen sharing
bildung	education
bildungsangebot	educational offer
bildungsgutschein	education voucher
bildungskarenz	educational leave
bildungspaket	education benefits package
bildungsprämie	education bonus
bildungsscheck	education voucher
bildungsträger	education provider
bildungsurlaub	educational leave
bildungsweg	educational path
bildungszeit	educational leave
bildungszentrum	education center
billard	billiards pool
billig	cheap
billiger	cheaper
bim	tram
bindegewebsmassage	connective tissue massage
bindehautentzündung	conjunctivitis
binden	bind
bindend	binding
bindung	binding
bio	organic biology
bioabfall	organic waste
biobeutel	compostable bag
biogas	biogas
biokiste	organic vegetable box
bioladen	organic shop
biolebensmittel	organic food
biologie	biology
biologisch	organic biological
biomasse	biomass
biometrisch	biometric
biomüll	organic waste
biosauna	mild sauna
biotonne	organic waste bin
birke	birch
birnbaum	pear tree
birne	pear bulb
bis	until
bischof	bishop
bisher	so far until now
biskuit	sponge cake
bislang	so far until now
biss	bite
bisschen	little bit
bissel	little bit
bissi	little bit
bissl	little bit
bissle	little bit
bistro	bistro
bistum	diocese
bitte	please request
bitten	ask request
bitter	bitter
bitteschön	welcome please
bittet	ask request
bitumen	bitumen
blase	bladder blister
blasen	blisters bubbles
blasenentzündung	bladder infection
blasinstrument	wind instrument
blaskapelle	brass band
blasmusik	brass music
blasorchester	wind orchestra
blatt	leaf sheet
blattläuse	aphids
blau	blue
blazer	blazer
bleaching	teeth whitening
blech	sheet metal baking tray
blechdach	metal roof
bleche	sheet metal
blechkuchen	sheet cake
blechschaden	body damage
blei	lead
bleibe	stay remain
bleiben	stay remain
bleibst	stay remain
bleibt	stay remain
bleistift	pencil
blick	view glance
blicken	look
blieb	stay remain stayed
blieben	stay remain
blind	blind
blinddarm	appendix
blindenhund	guide dog
blindgänger	unexploded bomb
blinken	indicate flash
blinker	turn signal indicator
blisterservice	medication blister packing
blitz	lightning flash
blitzableiter	lightning rod
blitzer	speed camera
blitzlicht	flash
blitzschutz	lightning protection
blockade	blockage
blockflöte	recorder flute
blockheizkraftwerk	combined heat power
blockieren	block
blockiert	blocked
blockseminar	block seminar
blog	blog
blond	blonde
blondieren	bleach hair
blondiert	bleached
blondierung	bleaching hair
bloß	only just
blume	flower
blumen	flowers
blumenbeet	flower bed
blumenerde	potting soil
blumengeschäft	flower shop florist
blumenhandlung	flower shop florist
blumenkasten	flower box
blumenkisterl	flower box
blumenkohl	cauliflower
blumenladen	flower shop florist
blumenschmuck	flower decoration
blumenstrauß	bouquet
blumensträuße	bouquets
blumentopf	flower pot
blumentöpfe	flower pots
blumenwiese	flower meadow
blumenzwiebel	flower bulb
blumenzwiebeln	flower bulbs
bluse	blouse
blusen	blouses
blut	blood
blutabnahme	blood test sample
blutbild	blood count
blutdruck	blood pressure
blutdruckmessgerät	blood pressure monitor
blutdruckmessung	blood pressure measurement
blutdrucksenker	blood pressure medication
bluten	bleed
blutentnahme	blood test sample
bluterguss	bruise hematoma
blutet	bleeding
blutgruppe	blood type
bluthochdruck	high blood pressure
blutprobe	blood sample
blutspende	blood donation
bluttest	blood test
blutung	bleeding
blutverdünner	blood thinner
blutwerte	blood values
blutzucker	blood sugar
blutzuckermessgerät	glucose meter
blähungen	flatulence bloating
bläser	winds brass
bläserklasse	wind band class
blätter	leaves
blättert	peels
blätterteig	puff pastry
blöd	stupid
blühen	bloom
blühend	blooming
blüht	blooms
blüte	blossom bloom
blüten	blossoms
blütezeit	flowering time
boarding	boarding
bock	feel like want
boden	floor ground
bodenbelag	flooring
bodenbeläge	flooring
bodenbeschichtung	floor coating
bodenfliese	floor tile
bodengleich	level floor
bodenlegen	floor laying
bodenleger	floor layer
bodenplatte	base slab foundation
bodylotion	body lotion
bogenschießen	archery
bohne	bean
bohnen	beans
bohnenkaffee	ground coffee
bohren	drill
bohrer	drill bit
bohrhammer	hammer drill
bohrloch	drill hole
bohrlöcher	drill holes
bohrmaschine	drill
bohrung	drilling borehole
boiler	boiler water heater
boilertausch	boiler replacement
boilerwartung	boiler maintenance
bolzplatz	football pitch public
bon	receipt
bonbon	candy
bonität	creditworthiness
bonitätsprüfung	credit check
bonus	bonus
bonusheft	dental bonus booklet
bonusprogramm	loyalty program
bonuspunkte	bonus points
boot	boat
bootsanlegestelle	boat landing
bootsbauer	boat builder
bootsfahrt	boat trip
bootsführerschein	boating license
bootstour	boat tour
bootsverleih	boat rental
bordkarte	boarding pass
bordstein	curb
bordsteinkante	curb
borgen	borrow
borkenkäfer	bark beetle
borreliose	lyme disease
bot	offer offered
bote	courier messenger
botendienst	delivery service courier
botox	botox
botschaft	embassy
boulderhalle	bouldering gym
bouldern	bouldering
boulderraum	bouldering room
boutique	boutique
bowl	bowl
bowling	bowling
boxen	speakers boxing
boxspringbett	box spring bed
brach	break broke
brachte	bring deliver brought
brand	fire
brandmelder	fire detector alarm
brandschaden	fire damage
brandschutz	fire protection safety
brandschutzerziehung	fire safety education
brandschutztür	fire door
brannte	burn
braten	roast fry
bratkartoffeln	fried potatoes
bratsche	viola
bratwurst	bratwurst sausage
brauch	need
brauche	need require
brauchen	need require
brauchst	need require
braucht	need require needs
brauchte	need require
brauerei	brewery
brauereiführung	brewery tour
brauhaus	brewery restaurant
braukurs	brewing course
braun	brown
brause	shower head
braut	bride
brautfrisur	bridal hairstyle
brautjungfer	bridesmaid
brautkleid	wedding dress
brautkleider	wedding dresses
brautkleidverleih	wedding dress rental
brautmakeup	bridal makeup
brautmode	bridal fashion
brautpaar	bridal couple
brautstrauß	bridal bouquet
brautstyling	bridal styling
brav	well behaved good
brechen	break
brechreiz	nausea
breit	wide broad
breitband	broadband
breite	width
breitensport	recreational sports
bremsbelag	brake pad
bremsbeläge	brake pads
bremse	brake
bremsen	brakes brake
bremsentest	brake test
bremsflüssigkeit	brake fluid
bremslicht	brake light
bremslichter	brake lights
bremsscheibe	brake disc
bremsscheiben	brake discs
brennen	burn
brenner	burner
brennerei	distillery
brennholz	firewood
brennstoff	fuel
brennstoffe	fuels
brennt	burn burning
brennwert	condensing boiler
brennwertgerät	condensing boiler
brennwerttherme	condensing boiler
brett	board plank
bretter	boards planks
brettschichtholz	glulam
brettspiel	board game
brettspiele	board games
breze	pretzel
brezel	pretzel
brezn	pretzels
bricht	break
brief	letter
briefe	letters
briefkasten	mailbox letterbox
briefkastenschlüssel	mailbox key
briefkästen	mailboxes
brieflich	letter
briefmarke	stamp
briefmarken	stamps
briefpapier	letterhead
brieftasche	wallet
briefträger	postman
briefumschlag	envelope
briefwahl	postal vote
briefwahlunterlagen	postal voting documents
brikett	briquette
brille	glasses
brillen	glasses
brillengestell	glasses frame
bringe	bring deliver
bringen	bring deliver drop off
bringst	bring deliver
bringt	bring deliver
bringzeit	drop off time
bringzeiten	drop off times
brokkoli	broccoli
bronchitis	bronchitis
brosche	brooch
broschüre	brochure
broschüren	brochures
brot	bread
brotbackkurs	bread baking class
brotbestellung	bread order
brotbox	lunchbox
brotdose	lunchbox
brote	loaves bread
brotzeit	snack
browser	browser
browserverlauf	browser history
bruch	fracture break breakage
bruder	brother
brummen	hum
brummt	hums
brunch	brunch
brunchen	brunch
brunnen	well fountain
brunnenbau	well drilling
brunnenbauer	well builder
brust	chest breast
brustkrebs	breast cancer
brustschmerzen	chest pain
brustschwimmen	breaststroke
brutto	gross
bruttopreis	gross price
brände	fire fires
bräune	tan
bräunen	tan
bräute	brides
bräutigam	groom
bröckeln	crumble
bröckelt	crumbles
brötchen	bread roll
brötchenservice	bread roll delivery
brüche	fractures
brücke	bridge
brückentag	bridge day holiday
brückentage	bridge days holiday
brüder	brothers
brüste	breasts
brüten	brood hatch
bsp	example
bspw	example
bub	boy
buben	boys
buch	book
buchbar	bookable available
buchbinder	bookbinder
buchbinderei	bookbinding
buche	beech
buchen	book reserve
buchführung	bookkeeping
buchhalter	accountant
buchhalterin	accountant
buchhaltung	accounting bookkeeping
buchhandlung	bookshop bookstore
buchladen	bookshop bookstore
buchs	boxwood
buchsbaum	boxwood
buchsbaumzünsler	box tree moth
buchspende	book donation
buchstabe	letter
bucht	book books
buchung	booking
buchungen	bookings
buchungsanfrage	booking request
buchungsbestätigung	booking confirmation
buchungsnummer	booking number
buchungsportal	booking portal
buchungsposten	transaction
buchungssystem	booking system
buchungszeit	booked hours
bude	place stand flat apartment
budget	budget
bufdi	federal volunteer
buffet	buffet
buffets	buffets
buggy	stroller
bulette	meatball
bundesamt	federal office
bundesfreiwilligendienst	federal volunteer service
bundesjugendspiele	school sports day
bundesland	federal state
bundesliga	federal league
bundesstraße	federal road
bundestagswahl	federal election
bundesweit	nationwide
bungalow	bungalow
bunt	colorful
buntstift	colored pencil
burg	castle
burgen	castles
burger	burger
burnout	burnout
bus	bus
busbahnhof	bus station
busch	bush
busen	breasts
busfahrer	bus driver
busfahrt	bus ride trip
busführerschein	bus license
bushaltestelle	bus stop
businesscoaching	business coaching
businessfoto	business photo
buslinie	bus line
busparkplatz	bus parking
busparkplätze	bus parking
busreise	coach trip
busse	buses
busticket	bus ticket
busunternehmen	bus company
butter	butter
bußgeld	fine
bußgeldbescheid	fine notice
bußgelder	fines
bußgeldstelle	fines office
bwl	business administration
bzgl	regarding concerning
bäche	streams
bäcker	baker bakery
bäckerei	bakery
bäckereien	bakeries
bäckerin	baker
bäder	baths bathrooms pools
bälle	balls
bändchen	wristband
bänder	ligaments ribbons
bänderdehnung	ligament strain
bänderriss	torn ligament
bänke	benches
bär	bear
bärte	beards
bäume	trees
böden	floor ground floors
börse	stock exchange
bösartig	malignant
böschung	embankment slope
böse	angry evil
bücher	books
bücherbus	mobile library
bücherei	library
büchereiausweis	library card
büchereien	libraries
bücherflohmarkt	book sale
büchergeld	book money
bücherkarton	book box
bücherliste	book list
büchern	books
bücherregal	bookshelf
bücherschrank	book exchange
bücherspende	book donation
büfett	buffet
bügelbrett	ironing board
bügeleisen	iron
bügeln	iron
bühne	stage
bühnen	stages
bühnenbild	stage set
bühnentechnik	stage technology
bürge	guarantor
bürger	citizen
bürgeramt	citizens office
bürgerbegehren	petition referendum
bürgerbeteiligung	citizen participation
bürgerbus	community bus
bürgerbüro	citizens office
bürgerbüros	citizens offices
bürgerentscheid	referendum
bürgergeld	unemployment benefit welfare
bürgerhaus	community center
bürgerhaushalt	citizens budget
bürgerhäuser	community centers
bürgerin	citizen
bürgerinitiative	citizens initiative
bürgermeister	mayor
bürgermeisterin	mayor
bürgerservice	citizens service
bürgersprechstunde	mayor consultation hours
bürgersteig	sidewalk pavement
bürgertelefon	citizens hotline
bürgerversammlung	citizens meeting
bürgerzentrum	community center
bürgerämter	citizens offices
bürgschaft	guarantee surety
büro	office
bürobedarf	office supplies
bürofläche	office space
bürogebäude	office building
bürogemeinschaft	shared office
büromaterial	office supplies
büromöbel	office furniture
büropflanzen	office plants
büroplatz	office desk
büroraum	office room
büroreinigung	office cleaning
büroräume	office rooms
büros	offices
bürosessel	office chair
bürostuhl	office chair
büroumzug	office relocation
bürozeiten	office hours
bürste	brush
büsche	bushes
ca	approximately about
cabrio	convertible
cache	cache
cafe	cafe
cafeteria	cafeteria
café	coffee shop cafe
campen	camp
camper	camper van
camping	camping
campingbus	camper van
campingkocher	camping stove
campingplatz	campsite
campingplätze	campsites
campingstuhl	camping chair
campingticket	camping ticket
campus	campus
canapés	canap s
cannabis	cannabis
cappuccino	cappuccino
caravanticket	caravan ticket
cardio	cardio
cardiobereich	cardio area
cargobike	cargo bike
carport	carport
carsharing	car sharing
cash	cash
caterer	caterer
catering	catering
cd	cd
cds	cds
cello	cello
cellulite	cellulite
cent	cent cents
ceranfeld	ceramic hob
champagner	champagne
chaos	chaos
chaotisch	chaotic
chat	chat
chatbot	chatbot
chatten	chat
chauffeur	chauffeur
checken	check understand
checkin	checkin arrival
checkout	checkout departure
cheerleading	cheerleading
chef	boss
chefarzt	head physician
chefarztbehandlung	head physician treatment
chefin	boss
chefredakteur	editor in chief
cheftrainer	head coach
chemie	chemistry
chemietoilette	chemical toilet
chemikalien	chemicals
chemotherapie	chemotherapy
chillen	relax chill
chinesisch	chinese
chip	chip
chipkarte	chip card
chippen	microchip
chiptuning	chip tuning
chiropraktiker	chiropractor
chirurg	surgeon
chirurgie	surgery
chirurgisch	surgical
chlor	chlorine
cholesterin	cholesterol
chor	choir
choreografie	choreography
chorkonzert	choir concert
chorleiter	choir director
chorleiterin	choir director
chorleitung	choir director
chormitglied	choir member
chorprobe	choir rehearsal
chorproben	choir rehearsals
chorwochenende	choir weekend
christbaum	christmas tree
christbäume	christmas trees
christkindlmarkt	christmas market
christlich	christian
chronisch	chronic
chrysantheme	chrysanthemum
chöre	choirs
ciao	goodbye bye
circa	approximately about
citybike	city bike
cloud	cloud
clown	clown
club	club
clubhaus	clubhouse
clubheim	clubhouse
clubs	clubs
cm	centimeter
coach	coach
coaching	coaching
coachingpaket	coaching package
coachings	coachings
coachingstunde	coaching session
cocktail	cocktail
cocktails	cocktails
code	code
codierung	coding
comedy	comedy
computer	computer
computerhilfe	computer help
computerkurs	computer course
computermaus	computer mouse
computerprüfung	computer test
computerreparatur	computer repair
computerspiel	computer game
computerspiele	computer games
concierge	concierge
container	container skip
containerdienst	container service skip hire
containerstandort	container location
containerstellplatz	container site
controller	controller
cookie	cookie
cookies	cookies
cool	cool great
copyright	copyright
copyshop	copy shop
corona	covid
coronatest	covid test
couch	sofa couch
couchtisch	coffee table
coupon	coupon voucher
coupons	coupons
courtage	broker commission
cousin	cousin
cousine	cousin
covid	covid
coworking	coworking
crashkurs	crash course
creditpoints	credits
creme	cream
croissant	croissant
crossfit	crossfit
crosstrainer	elliptical trainer
ct	ct scan
curry	curry
currywurst	currywurst sausage
cutter	cutter knife
dableiben	stay left
dach	roof
dachausbau	attic conversion
dachausrichtung	roof orientation
dachbegrünung	green roof
dachboden	attic
dachbodenausbau	attic conversion
dachbox	roof box
dachböden	attics
dachdecken	roofing
dachdecker	roofer
dachdeckerei	roofing company
dachdeckerin	roofer
dachdämmung	roof insulation
dacheindeckung	roof covering
dachfenster	roof window skylight
dachflächenfenster	roof window skylight
dachgaube	dormer
dachgeschoss	attic floor top
dachgeschosswohnung	attic apartment
dachinspektion	roof inspection
dachlawine	roof avalanche snow
dachluke	roof hatch
dachneigung	roof pitch
dachpappe	roofing felt
dachpfanne	roof tile
dachreinigung	roof cleaning
dachreparatur	roof repair
dachrinne	gutter
dachrinnen	gutters
dachrinnenreinigung	gutter cleaning
dachsanierung	roof renovation
dachschräge	sloping ceiling
dachschrägen	sloping ceilings
dachstein	roof tile
dachstuhl	roof truss
dachstühle	roof trusses
dachte	think
dachterrasse	roof terrace
dachträger	roof rack
dachverband	umbrella organization
dachziegel	roof tile
dachüberstand	roof overhang
dagegen	against objection
dagelassen	stay left
daheim	home
dalassen	leave here
damals	then back then
dame	lady
damen	women ladies
damenbekleidung	women clothing
damenfriseur	women hairdresser
damenhaarschnitt	women haircut
damenmannschaft	women team
damenmode	women fashion
damenrad	women bike
damensauna	women sauna
damenschnitt	women haircut
dampfbad	steam bath
dampfbäder	steam baths
dampfer	steamer boat
dampfgarer	steam oven
dampfreiniger	steam cleaner
danach	afterwards then
dank	thanks
dankbar	grateful
dankbarkeit	gratitude
danke	thanks
danken	thank
dankeschön	thanks
dankeskarten	thank cards
danksagungskarte	thank card
dankö	thanks
darf	allowed may permitted
darfst	allowed may permitted
darlehen	loan
darlehensvertrag	loan agreement
darm	intestine bowel
darmkrebs	colon cancer
darmspiegelung	colonoscopy
dart	darts
darts	darts
dasselbe	same
datei	file
dateianhang	attachment
dateien	files
dateiformat	file format
dateigröße	file size
daten	data details
datenauskunft	data access request
datenbank	database
datenbanken	databases
datenblatt	data sheet
datenerhebung	data collection
datenexport	data export
datenimport	data import
datenleck	data leak
datenlöschung	data deletion
datenmigration	data migration
datenmissbrauch	data misuse
datenpanne	data breach
datenrettung	data recovery
datenschutz	data protection privacy
datenschutzbeauftragte	data protection officer
datenschutzbeauftragter	data protection officer
datenschutzbestimmungen	privacy policy
datenschutzerklärung	privacy policy
datenschutzgrundverordnung	data protection regulation
datenschutzhinweise	privacy notice
datenschutzrecht	data protection law
datenschutzverletzung	data breach
datensicherheit	data security
datensicherung	data backup
datenspeicherung	data storage
datentarif	data plan
datenverarbeitung	data processing
datenverlust	data loss
datenvolumen	data volume
datenweitergabe	data sharing
datenübertragbarkeit	data portability
datenübertragung	data transfer
datum	date
dauer	duration
dauerauftrag	standing order
daueraufträge	standing orders
dauerausstellung	permanent exhibition
dauercamper	permanent camper
dauercamping	seasonal camping
dauerhaft	permanent
dauerkarte	season ticket
dauerkatheter	catheter
dauerleihgabe	permanent loan
dauern	last take time
dauernd	constantly
dauerparker	permanent parker long term
dauerparkplatz	permanent parking space
dauerrezept	repeat prescription
dauerspende	regular donation
dauerstellplatz	permanent pitch
dauert	last take time takes
dauerte	last take time
dauerwelle	perm
daumen	thumb
dazu	addition
deadline	deadline
deaktivieren	deactivate disable
deaktiviert	deactivate deactivated disabled
debitkarte	debit card
decke	ceiling blanket
deckenheizung	ceiling heating
deckenhöhe	ceiling height
deckkraft	opacity coverage
deckung	coverage
deckungskarte	insurance confirmation card
deckungssumme	coverage amount
deckungszusage	coverage confirmation
defekt	defective broken
defekte	defects
defibrillator	defibrillator
dehnen	stretch
dehnung	stretching
dehnübungen	stretching exercises
deinstallieren	uninstall
deinstalliert	uninstalled
dekan	dean
dekanat	dean office
deko	decoration
dekoration	decoration
dekorieren	decorate
dekoriert	decorated
dekubitus	bedsore
delfin	dolphin
delikatesse	delicacy
delle	dent
dellen	dents
dellendoktor	dent repair
dement	dementia
demenz	dementia
demenzbetreuung	dementia care
demenzgruppe	dementia group
demenzkranke	dementia patients
demnächst	soon shortly
demo	demo
demonstration	demonstration
demontage	dismantling removal
demontieren	dismantle
demontiert	dismantled
demoversion	demo version
denke	think
denken	think
denkmal	monument
denkmalschutz	monument protection heritage
denkmäler	monuments
denkt	think
dennoch	nevertheless still
deo	deodorant
deodorant	deodorant
deponie	landfill
depot	securities account
depression	depression
depressionen	depression
depressiv	depressed
dermatologe	dermatologist
dermatologie	dermatology
derselbe	same
derzeit	currently
design	design
designagentur	design agency
designer	designer
designerin	designer
desinfektionsmittel	disinfectant
desinfizieren	disinfect
dessert	dessert
dessous	lingerie
destillerie	distillery
detail	detail
detailliert	detailed
details	details
detox	detox
deutsch	german
deutschkenntnisse	german skills
deutschkurs	german course
deutschkurse	german courses
deutschlandticket	public transport ticket national
deutschunterricht	german lessons
devisen	foreign currency
dezember	december
dezibel	decibel
di	tuesday
dia	slide
diabetes	diabetes
diabetiker	diabetic
diabetikerkost	diabetic food
diagnose	diagnosis
diagnosegerät	diagnostic device
diagnostik	diagnostics
diagnostiziert	diagnosed
diakon	deacon
diakonie	church welfare
dialyse	dialysis
dias	slides
dicht	tight sealed
dichtung	seal gasket
dichtungen	seals gaskets
dichtungsring	sealing ring
dichtungswechsel	seal replacement
dick	thick fat
dicke	thickness
dieb	thief
diebstahl	theft
diebstahlschutz	theft protection
diebstähle	theft thefts
dielen	floorboards
dielenboden	plank floor
dienst	service duty
dienstag	tuesday
dienstags	tuesdays tuesday
dienste	services
dienstleister	service provider
dienstleistung	service
dienstleistungen	services
dienstlich	business official
dienstplan	duty roster
dienstrad	company bike
dienstreise	business trip
dienststelle	office authority
dienstwagen	company car
dienstzeiten	office hours
diesel	diesel
dieselbe	same
diesjährig	this year
diesjährige	this year
diesmal	this time
digital	digital
digitalabo	digital subscription
digitalagentur	digital agency
digitaldruck	digital printing
digitalisieren	digitize
digitalisiert	digitized
digitalisierung	digitization
digitalkamera	digital camera
dimmbar	dimmable
dimmer	dimmer
ding	thing
dinge	thing
dinger	thing
dinkel	spelt
diplom	diploma
diplomarbeit	thesis
direktor	principal head director
direktorin	principal headmistress director
direktverbindung	direct connection
dirigent	conductor
dirndl	dirndl dress
disco	disco
discofox	disco fox dance
disko	disco
diskriminieren	discriminate
diskriminiert	discriminate
diskriminierung	discrimination
diskussion	discussion
diskutieren	discuss
diskutiert	discuss
dispersionsfarbe	emulsion paint
display	display screen
displaybruch	cracked screen
displayreparatur	screen repair
displayschaden	screen damage
displaytausch	screen replacement
dispo	overdraft
dispokredit	overdraft
dispositionskredit	overdraft
dissertation	dissertation
distanz	distance
distanzunterricht	remote learning
divers	diverse
dividende	dividend
diät	diet
dj	dj
do	thursday
doktor	doctor
doktorarbeit	dissertation
dokument	document
dokumentation	documentation
dokumente	documents
dolmetscher	interpreter
dolmetscherin	interpreter
dom	cathedral
domain	domain
domainname	domain name
domains	domains
domaintransfer	domain transfer
domainumzug	domain transfer
donner	thunder
donnerstag	thursday
donnerstags	thursdays thursday
doof	stupid
doping	doping
doppelbett	double bed
doppelbuchung	double booking
doppelhaushälfte	semi detached house
doppelname	double name
doppelseitig	double sided
doppelstunde	double session lesson
doppelt	double twice
doppelverglasung	double glazing
doppelzahlung	double payment
doppelzimmer	double room
dorf	village
dorffest	village festival
dorfgemeinschaftshaus	village community center
dort	there
dorthin	there
dose	can tin
dosen	cans
dosenöffner	can opener
dosierung	dosage
dosis	dose
douglasie	douglas fir
downgrade	downgrade
download	download
downloads	downloads
dozent	lecturer instructor
dozenten	lecturers instructors
dozentin	lecturer instructor
draht	wire
drahtesel	bicycle
drahtlos	wireless
drainage	drainage
drama	drama
drankommen	get turn
draussen	outside outdoor
draußen	outside outdoor
drechseln	woodturning
drechsler	woodturner
dreck	dirt
dreckig	dirty
dreh	shoot filming
drehen	turn shoot
drehgenehmigung	filming permit
drehkreuz	hub turnstile
drehort	filming location
drehstrom	three phase current
drei	three
dreibettzimmer	triple room
dreifach	triple
dreifachverglasung	triple glazing
dreimal	three times
dreirad	tricycle
dreischichtplatte	three layer board
dreiviertelstunde	forty five minutes
dreizehn	thirteen
dreizimmerwohnung	three room apartment
dreißig	thirty
dresscode	dress code
drin	inside indoor
drinbleiben	stay inside
dringend	urgent
dringlichkeit	urgency
drinnen	inside indoor
drittanbieter	third party provider
dritte	third party
drittel	third
dritten	third
droge	drugs
drogen	drugs
drogentest	drug test
drogerie	drugstore
drohen	threaten
drohne	drone
drohnen	drones
drohnenaufnahmen	drone footage
drohnenführerschein	drone license
drohung	threat
druck	pressure print
druckauftrag	print order
druckausgabe	print edition
druckdatei	print file
druckdaten	print files
drucken	print
drucker	printer
druckerei	printing company print shop
druckereien	printing companies
druckerpatrone	printer cartridge
druckfehler	misprint
druckfreigabe	print approval
druckkosten	printing costs
druckluft	compressed air
druckqualität	print quality
drucksorten	printed matter
druckverfahren	printing process
druckvorlage	print template
druckvorstufe	prepress
drähte	wires
drüben	over there
drücken	press push
dsgvo	data protection regulation gdpr
dsl	dsl broadband
duft	fragrance scent
duldung	tolerated stay
dumm	stupid dumb
dunkel	dark
dunkelheit	darkness
dunkelmodus	dark mode
dunstabzug	extractor hood
dunstabzugshaube	extractor hood
duplikat	duplicate
durchbruch	breakthrough opening
durchfahren	drive through
durchfahrt	drive through
durchfall	diarrhea
durchfallen	fail
durchfallquote	failure rate
durchführen	carry out conduct perform
durchführung	implementation execution carrying out
durchgang	passage
durchgebrannt	burnt out
durchgefallen	failed
durchgeflogen	failed
durchgeführt	carry out conduct carried
durchgehend	continuous nonstop
durchgerostet	rusted through
durchgänge	passage
durchgängig	continuous throughout
durchlauf	run
durchlauferhitzer	instant water heater
durchlesen	read through
durchmesser	diameter
durchschnitt	average
durchschnittlich	average
durchwahl	extension number
durchzug	draft
durfte	allowed may permitted
durften	allowed may permitted
durst	thirsty thirst
durstig	thirsty
duschabtrennung	shower screen
dusche	shower
duschen	shower
duschhilfe	shower assistance
duschkabine	shower cabin
duschkopf	shower head
duschköpfe	shower heads
duschmarke	shower token
duschmünze	shower token
duschschlauch	shower hose
duschtasse	shower tray
duschwand	shower screen
duschwanne	shower tray
duschwände	shower screens
dutzend	dozen
dvd	dvd
dvds	dvds
dynamo	dynamo
dyskalkulie	dyscalculia
dächer	roofs
dämmen	insulate
dämmerschlaf	sedation
dämmmaterial	insulation material
dämmplatte	insulation board
dämmstoff	insulation material
dämmung	insulation
dämmwolle	insulation wool
döner	kebab
dönerbude	kebab shop
dörfer	villages
dübel	wall plug dowel
dübeln	plug dowel
düfte	fragrances scents
düne	dune
dünen	dunes
düngen	fertilize
dünger	fertilizer
düngung	fertilizing
dünn	thin
dürfen	allowed may permitted
dürft	allowed may permitted
dürfte	may allowed
dürften	may allowed
ebbe	low tide
ebike	electric bike
ebikes	electric bikes
ebook	ebook
echt	real genuine
echtheit	authenticity
eckarte	debit card
eckbank	corner bench
ecke	corner
eckig	square angular
ecksofa	corner sofa
eckzahn	canine tooth
edelstahl	stainless steel
edelstahlkamin	stainless steel chimney
edv	it computing
efeu	ivy
effektivzins	effective interest rate
effizient	efficient
eg	ground floor
egal	irrelevant indifferent
eh	anyway
ehe	marriage
ehefrau	wife
ehefähigkeitszeugnis	marriage eligibility certificate
ehegatte	spouse
ehejubiläum	wedding anniversary
ehemalige	former alumni
ehemaliger	former
ehemann	husband
ehen	marriages
ehename	married name
ehepaar	married couple
ehepartner	spouse
eher	rather sooner
ehering	wedding ring
eheringe	wedding rings
eheschließung	marriage ceremony
eheschließungen	marriages
eheurkunde	marriage certificate
ehevertrag	prenuptial agreement
ehrenamt	volunteer voluntary volunteering
ehrenamtlich	volunteer voluntary
ehrenamtliche	volunteers
ehrenamtlicher	volunteer
ehrenamtsbörse	volunteer exchange
ehrenamtskarte	volunteer card
ehrenamtspauschale	volunteer allowance tax
ehrengast	guest honor
ehrengäste	guests honor
ehrenmitglied	honorary member
ehrenvorsitzender	honorary chairman
ehrenämter	volunteering volunteer positions
ehrlich	honest
ehrlichkeit	honesty
ehrung	honor award
ehrungen	honors awards
ei	egg
eibe	yew
eichamt	calibration office
eiche	oak
eichen	calibrate oak
eichhörnchen	squirrel
eichung	calibration verification
eid	oath
eidesstattlich	sworn
eier	eggs
eierautomat	egg vending machine
eifersüchtig	jealous
eifrei	egg free
eig	actually
eigelb	egg yolk
eigen	own
eigenanteil	own contribution share copayment
eigenbedarf	owner own use
eigenbedarfskündigung	termination owner use
eigene	own
eigener	own
eigenes	own
eigenheim	own home
eigentlich	actually
eigentum	property ownership
eigentumsvorbehalt	retention title
eigentumswohnung	condominium
eigentumswohnungen	condominiums
eigentümer	owner
eigentümergemeinschaft	owners association
eigentümerin	owner
eigentümerversammlung	owners meeting
eigenverbrauch	own consumption
eignen	suit suitable
eignet	suit suitable
eignungstest	aptitude test
eigtl	actually
eile	hurry
eilig	urgent hurry
eillieferung	express delivery
eilt	urgent
eilversand	express shipping
eilzustellung	express delivery
eimer	bucket bin
einarbeiten	train onboard
einarbeitung	onboarding training
einbahn	one way street
einbahnstraße	one way street
einbau	installation fitting
einbauen	install fit
einbaugerät	built in appliance
einbaugeräte	built in appliances
einbauküche	fitted kitchen
einbauküchen	fitted kitchens
einbaumöbel	built in furniture
einbauschrank	built in wardrobe
einbauschränke	built in wardrobes
einbegriffen	included
einbetten	embed
einbinden	embed integrate
einbrecher	burglar
einbruch	burglary
einbruchschutz	burglary protection
einbrüche	burglary burglaries
einbürgern	naturalize
einbürgerung	naturalization
einbürgerungstest	naturalization test citizenship
einchecken	checkin arrival
einfach	simple easy
einfacher	easier
einfahrt	entrance driveway
einfahrtshöhe	clearance height
einfahrtstor	driveway gate
einfamilienhaus	single family house
einfluss	influence
einflüsse	influence
einfordern	claim demand
einfrieren	freeze
einfuhr	import
einfuhrumsatzsteuer	import tax
einfügen	insert paste
eingabe	input petition entry
eingang	entrance receipt
eingangsbestätigung	confirmation receipt
eingangstür	entrance door
eingearbeitet	trained
eingebaut	installed built in
eingeben	enter input type
eingebrochen	burglarized broken in burgled
eingebunden	embedded
eingebürgert	naturalized
eingecheckt	checked in
eingefroren	frozen
eingegangen	received arrived died
eingegeben	enter input entered typed
eingehalten	comply observe
eingehen	arrive received
eingeholt	obtain catch up
eingekauft	shop shopping shopped bought
eingeklemmt	jammed trapped
eingeladen	invited
eingelagert	stored
eingelaufen	shrunk
eingeloggt	logged in
eingelöst	redeemed
eingenommen	taken ingested
eingepackt	pack wrap packed wrapped
eingeparkt	parked
eingepflanzt	planted
eingereicht	submit submitted
eingerenkt	adjusted joint
eingerichtet	set up furnished
eingescannt	scanned
eingeschaltet	switch on switched turned
eingeschlafen	fall asleep
eingeschläfert	euthanized
eingeschrieben	enroll registered enrolled
eingeschränkt	limited restricted
eingeschult	enrolled school
eingesehen	view inspect
eingesperrt	locked in
eingestellt	adjust set hire hired
eingestiegen	get on join boarded
eingestuft	placed level
eingestürzt	collapsed
eingetragen	register enter registered entered
eingetreten	joined entered
eingetroffen	arrive arrived
eingewiesen	instructed
eingewilligt	consented
eingewöhnen	settle in
eingewöhnt	settled in
eingewöhnung	settling in
eingewöhnungsphase	settling in period
eingewöhnungszeit	settling in period
eingezahlt	deposited paid
eingezogen	move in collected debited
eingliederungshilfe	integration assistance
eingriff	procedure surgery
eingänge	entrances
einhalten	comply observe
einhaltung	compliance
einhebelmischer	mixer tap
einheit	unit
einholen	obtain catch up
einig	agreed
einige	some several
einigen	agree some
einigung	agreement
einjährig	annual
einkauf	shopping purchase
einkaufen	shop shopping
einkaufshilfe	shopping help
einkaufskorb	shopping basket
einkaufswagen	shopping cart
einkaufszentrum	shopping mall
einkochen	preserve
einkommen	income
einkommensabhängig	income dependent
einkommensgrenze	income limit
einkommensnachweis	proof income
einkommensteuer	income tax
einkommensteuererklärung	income tax return
einkäufe	shopping purchases
einkünfte	income
einladen	invite load
einladung	invitation
einladungen	invitations
einladungskarte	invitation card
einladungskarten	invitation cards
einladungslink	invitation link
einlagen	insoles
einlagern	store
einlagerung	storage
einlass	admission entry
einlasskontrolle	entry control
einlassschluss	last admission
einlasszeit	entry time
einlaufen	shrink
einloggen	log in
einlädt	invite
einlösbar	redeemable
einlösen	redeem
einlösung	redemption
einmachen	preserve
einmal	once
einmalcode	one time code
einmalig	once single one time
einmalpasswort	one time password
einnahme	intake taking
einnahmen	income revenue
einnehmen	take ingest
einpacken	pack wrap
einpackservice	packing service
einparken	park
einparkhilfe	parking assist
einpflanzen	plant
einrahmen	frame
einrahmung	framing
einreichen	submit
einreichung	submission
einreise	entry country
einreisebestimmungen	entry requirements
einreisen	enter country
einrenken	chiropractic adjustment
einrichten	set up furnish
einrichtung	facility institution furnishing setup
einrichtungen	facilities
einrichtungsgebühr	setup fee
einrichtungshaus	furniture store
eins	one
einsam	lonely
einsamkeit	loneliness
einsatz	deployment use operation
einsatzabteilung	active fire brigade
einsatzkraft	emergency worker
einsatzkräfte	emergency workers
einsatzleiter	incident commander
einsatzort	location assignment
einsatzstelle	placement volunteer
einscannen	scan
einschalten	switch on turn
einschlafen	fall asleep
einschließlich	including
einschläfern	euthanize pet
einschreibefrist	enrollment deadline
einschreiben	enroll registered mail
einschreibung	enrollment
einschränken	restrict limit
einschränkung	restriction limitation
einschulen	enroll school
einschulung	school enrollment training introduction
einschulungsfeier	school enrollment ceremony
einschulungsuntersuchung	school entry examination
einsehen	view inspect
einseitig	single sided
einsicht	inspection insight view
einsparen	save
einsparung	saving
einspeisen	feed grid
einspeisetarif	feed tariff
einspeisevergütung	feed in tariff
einspeisung	feed in grid
einsperren	locked in
einspritzung	injection
einspruch	objection appeal
einsprüche	objections
einst	once formerly
einsteigen	get on join board
einsteiger	beginner
einsteigerkurs	beginner course
einstellen	adjust set hire
einstellplatz	horse boarding livery
einstellung	setting attitude hiring adjustment
einstellungen	settings
einstellungstest	recruitment test
einstieg	entry start
einstiegsdatum	start date
einstiegshilfe	boarding assistance
einstufen	place level assess
einstufung	classification placement level
einstufungsberatung	placement advice
einstufungsprüfung	placement exam
einstufungstest	placement test
einstufungstests	placement tests
einstündig	one hour
einsätze	operations deployments
eintausch	trade exchange
eintauschen	trade in exchange
eintippen	type
eintopf	stew
eintrag	entry
eintragen	register enter
eintreffen	arrive arrived
eintreten	enter join
eintritt	admission entry joining
eintrittsdatum	start date
eintrittsgeld	admission fee
eintrittskarte	ticket admission
eintrittskarten	tickets admission
eintrittspreis	admission price
eintrittspreise	admission prices
einträge	entry
eintägig	one day
einverstanden	agree agreed
einverständnis	consent agreement
einverständniserklärung	consent form
einwand	objection
einweg	disposable
einwegpfand	disposable bottle deposit
einweihung	inauguration
einweisung	admission referral introduction instruction
einweisungsschein	hospital admission form
einwilligen	consent
einwilligung	consent
einwilligungen	consents
einwilligungserklärung	consent form
einwintern	winterize
einwohner	inhabitant resident
einwohnerin	resident inhabitant
einwohnermeldeamt	residents registration office
einwände	objections
einzahlen	deposit pay
einzahlung	deposit payment
einzahlungsbeleg	deposit receipt
einzel	individual single
einzelanfertigung	custom made single
einzelbett	single bed
einzelbüro	private office
einzelcoaching	individual coaching
einzelfahrkarte	single ticket
einzelfahrschein	single ticket
einzelhandel	retail
einzelheit	detail
einzelheiten	details
einzelkarte	single ticket
einzellizenz	single license
einzelmitgliedschaft	individual membership
einzeln	single individual
einzelne	single individual
einzelpreis	unit price
einzelspende	single donation
einzelspieler	single player
einzelstunde	individual lesson
einzelstück	unique piece
einzeltermin	single date
einzelticket	single ticket
einzelunternehmen	sole proprietorship
einzelunterricht	individual lessons private
einzelverbindungsnachweis	itemized bill
einzelzimmer	single room
einzelzimmerzuschlag	single room supplement
einziehen	move in collect debit
einzig	only single
einzigartig	unique
einzige	only single
einzimmerwohnung	studio apartment
einzug	moving in
einzugsdatum	move in date
einzugsermächtigung	direct debit authorization
einzugstermin	move in date
einäscherung	cremation
eis	ice cream
eisbad	ice bath
eisbahn	ice rink
eisbecher	ice cream sundae
eiscafé	ice cream parlor
eisdiele	ice cream parlor
eisen	iron
eisenmangel	iron deficiency
eisenwaren	hardware ironmongery
eisenwarenhandlung	hardware store
eishalle	ice rink
eisheiligen	late frost may
eishockey	ice hockey
eislaufbahn	ice rink
eislaufen	ice skating
eissorten	ice cream flavors
eiter	pus
eiweiß	protein egg white
ekg	ecg heart
ekzem	eczema
elefant	elephant
elefanten	elephants
elektrik	electrical system wiring
elektriker	electrician
elektrikerin	electrician
elektriknotdienst	emergency electrician
elektrisch	electric
elektrizität	electricity
elektro	electric electrical
elektroaltgerät	old electrical appliance
elektroaltgeräte	old electrical appliances
elektroauto	electric car
elektroautos	electric cars
elektrobefund	electrical inspection report
elektrobetrieb	electrical company
elektrofachgeschäft	electrical store
elektrofachkraft	qualified electrician
elektrofahrrad	electric bike
elektrofahrzeug	electric vehicle
elektrogerät	electrical appliance
elektrogeräte	electrical appliances
elektroheizung	electric heating
elektroherd	electric cooker
elektroinstallateur	electrician
elektroinstallation	electrical installation
elektroinstallationen	electrical installations
elektrokleingeräte	small electrical appliances
elektromarkt	electronics store
elektromeister	master electrician
elektromobilität	electric mobility
elektromüll	electronic waste
elektronik	electronics
elektronisch	electronic
elektronotdienst	emergency electrician
elektroschrott	electronic waste
elektrotechnik	electrical engineering
elektrotechniker	electrician
elektrotherapie	electrotherapy
elektrowerkzeug	power tool
elementarschaden	natural hazard damage
elementarversicherung	natural hazard insurance
elf	eleven
ellbogen	elbow
ellenbogen	elbow
eltern	parents
elternabend	parents evening meeting
elternbeirat	parents council
elternbeitrag	parent contribution fee
elternbeiträge	parent contributions fees
elternbrief	parents letter
elternbriefe	parents letters
elterngeld	parental allowance
elterngeldstelle	parental allowance office
elterngespräch	parent teacher talk
elternkurs	parents course
elternmitarbeit	parent volunteering
elternportal	parents portal
elternsprechstunde	parent teacher appointment
elternsprechtag	parent teacher day
elterntaxi	parents car drop off
elternteil	parent
elternverein	parents association
elternvertreter	parent representative
elternvertretung	parents council
elternzeit	parental leave
email	email
emailadresse	email address
emailkonto	email account
emails	email emails
emissionsmessung	emission measurement
empfahl	recommend
empfang	reception
empfangen	receive received
empfehlen	recommend
empfehlenswert	recommended worthwhile
empfehlung	recommendation
empfehlungen	recommendations
empfiehlt	recommend
empfindlich	sensitive
empfing	receive
empfohlen	recommended
empfänge	reception
empfänger	recipient
empfängerin	recipient
empfängt	receive
endabrechnung	final bill
ende	end
enden	end finish
endet	end finish ends
endgültig	final
endhaltestelle	last stop
endlich	finally
endpreis	final price
endreinigung	final cleaning
endspiel	final
endstation	last stop
endzeit	end time
energetisch	energy energetic
energetische	energy
energie	energy
energieanbieter	energy provider supplier
energieausweis	energy certificate building
energieberater	energy consultant
energieberatung	energy advice consulting
energieeffizient	energy efficient
energieeffizienz	energy efficiency
energieeffizienzklasse	energy efficiency class
energiegemeinschaft	energy community
energieklasse	energy class
energiekosten	energy costs
energiepreis	energy price
energiepreise	energy prices
energiequelle	energy source
energiesparen	save energy
energiesparend	energy saving
energiesparlampe	energy saving lamp
energiespeicher	energy storage
energieverbrauch	energy consumption
energieversorger	energy supplier
energieversorgung	energy supply
energiewende	energy transition
eng	narrow tight
engagement	commitment volunteering
engagieren	engage volunteer
engagiert	committed engaged
engerlinge	grubs
englisch	english
englischkurs	english course
enkel	grandchild
enkelin	grandchild granddaughter
enkelkind	grandchild
enkelkinder	grandchildren
ensemble	ensemble
entbindung	delivery birth
entbindungsstation	maternity ward
entdecken	discover
entdeckt	discover
ente	duck
entfallen	cancelled omitted
entfernen	remove
entfernt	remove removed
entfernung	distance removal
entfeuchter	dehumidifier
entfällt	cancelled omitted
entgegenkommen	accommodate goodwill
entgegennehmen	accept receive
entgelt	pay remuneration fee
entgeltfortzahlung	continued pay sick
enthaarung	hair removal
enthalten	contain included
enthielt	contain included
enthält	contain included contains
enthärtungsanlage	water softener
entkalken	descale
entkalker	descaler
entkalkt	descaled
entkalkung	descaling
entkoffeiniert	decaffeinated
entladen	unload
entlassen	dismissed fired discharged
entlassmanagement	discharge management
entlassung	dismissal discharge
entlassungsbrief	discharge letter
entlastung	discharge relief
entlastungsbetrag	relief amount care
entlaufen	runaway lost pet
entleeren	empty
entleert	emptied
entlüften	bleed vent
entlüftet	bled vented
entlüftung	venting bleeding
entrümpeln	clear out
entrümpelt	cleared out
entrümpelung	house clearance clearing
entrümpler	clearance company
entscheiden	decide
entscheidet	decide
entscheidung	decision
entschied	decide
entschieden	decide
entschuldigen	apologize excuse
entschuldigt	apologize excuse excused
entschuldigung	sorry apology excuse absence
entschuldigungsschreiben	absence note
entschädigen	compensate
entschädigt	compensated
entschädigung	compensation
entschädigungen	compensation
entsorgen	dispose
entsorger	waste disposal company
entsorgt	dispose disposed
entsorgung	disposal
entsorgungsbetrieb	waste disposal company
entsorgungskosten	disposal cost costs
entsorgungsstation	waste disposal station
entspannen	relax relaxed
entspannt	relax relaxed
entspannung	relaxation
entspannungskurs	relaxation course
entsperren	unlock
entsperrt	unlocked
entsprechen	correspond accordingly
entsprechend	correspond accordingly
entspricht	correspond accordingly
entstand	arise emerge
entstanden	arise emerge
entstehen	arise emerge
entsteht	arise emerge
entstörung	fault clearance
entstörungsdienst	emergency repair service
enttäuschend	disappointing
enttäuscht	disappointed
enttäuschung	disappointment
entwerfen	design draft
entwerten	validate ticket
entwerter	ticket validator
entwertet	validated
entwickeln	develop
entwickelt	develop developed
entwickler	developer
entwicklerin	developer
entwicklung	development
entwicklungsgespräch	development talk parents
entworfen	designed drafted
entwurf	design draft
entwurmen	deworm
entwurmung	deworming
entwürfe	designs drafts
entzug	withdrawal rehab
entzugsklinik	rehab clinic
entzündet	inflamed
entzündung	inflammation
epaper	digital newspaper
epidemie	epidemic
epilepsie	epilepsy
epoche	era
epoxidharz	epoxy resin
equipment	equipment
erbbaurecht	leasehold
erbe	inheritance heir
erben	inherit heirs
erbengemeinschaft	community heirs
erbfolge	succession inheritance
erbin	heir
erblich	hereditary
erbpacht	leasehold
erbrechen	vomit vomiting
erbrecht	inheritance law
erbrochen	vomited
erbschaft	inheritance
erbschaftssteuer	inheritance tax
erbschaftsteuer	inheritance tax
erbschein	certificate inheritance
erbsen	peas
erbvertrag	inheritance contract
erdarbeiten	earthworks excavation
erdaushub	excavated soil
erdbeere	strawberry
erdbeereis	strawberry ice cream
erdbeeren	strawberries
erdbeerpflanze	strawberry plant
erdbohrer	earth auger
erde	soil earth
erdgas	natural gas
erdgasauto	natural gas car
erdgeschoss	ground floor
erdgeschosswohnung	ground floor apartment
erdkunde	geography
erdnuss	peanut
erdnussallergie	peanut allergy
erdnüsse	peanuts
erdung	grounding earthing
erdwärme	geothermal heat
erdwärmebohrung	geothermal drilling
erdwärmepumpe	geothermal heat pump
erdäpfel	potatoes
ereader	ebook reader
ereignis	event
ereignisse	events
erfahren	learn experience
erfahrung	experience
erfahrungen	experiences
erforderlich	required necessary
erfordern	require
erfordernis	requirement
erfreulich	pleasant
erfreut	pleased
erfuhr	learn experience
erfährt	learn experience
erfüllung	fulfillment performance
ergebnis	result
ergebnisse	results
ergometer	exercise bike
ergotherapeut	occupational therapist
ergotherapie	occupational therapy
ergänzen	add supplement
ergänzt	add supplement
ergänzung	addition supplement
erhalt	receipt receiving
erhalte	receive get
erhalten	receive get received
erhielt	receive get received
erholen	recover relax
erholsam	relaxing
erholt	recover relax
erholung	recovery relaxation
erhält	receive get
erhöhen	increase raise
erhöht	increase raise
erhöhung	increase
erinnern	remember remind
erinnert	remember remind
erinnerung	reminder memory
erinnerungen	reminders
erkannt	recognize recognized
erkannte	recognize
erkennen	recognize
erkennt	recognize
erkläre	explain
erklären	explain declare
erklärt	explain explained
erklärung	explanation declaration
erkrankt	ill sick
erkrankung	illness disease
erkältet	cold
erkältung	cold
erlaube	allow permit
erlauben	allow permit
erlaubnis	permission permit
erlaubnisse	permits
erlaubt	allowed permitted
erle	alder
erleben	experience
erlebnis	experience
erlebnisbad	water park
erlebnisse	experiences
erlebt	experience
erledigen	done complete do
erledigt	done completed
erledigung	completion errand
erleichtert	relieved
erleichterung	relief
erläutern	explain
erläutert	explain
erläuterung	explanation
ermäßigt	reduced discounted
ermäßigung	discount reduction
ermäßigungen	discounts
ermäßigungsnachweis	discount proof
ermöglichen	enable allow
ermöglicht	enable allow
erneuerbar	renewable
erneuern	renew replace
erneuert	renew renewed
erneuerung	renewal
erneut	again
ernst	serious
ernsthaft	serious
ernte	harvest
erntedank	harvest thanksgiving
erntedankfest	harvest festival
ernten	harvest
ernährung	nutrition diet
ernährungsberater	nutritionist
ernährungsberatung	nutrition counselling advice
ernährungsplan	nutrition plan
erreger	pathogen
erreichbar	reachable available accessible
erreichbarkeit	availability contact reachability
erreiche	reach contact
erreichen	reach contact
erreicht	reach contact reached
ersatz	replacement substitute spare
ersatzartikel	replacement item
ersatzausweis	replacement card
ersatzführerschein	replacement driving license
ersatzgerät	replacement device
ersatzkarte	replacement card
ersatzlieferung	replacement delivery
ersatzlos	without replacement
ersatzschlüssel	spare key
ersatzteil	spare part
ersatzteile	spare parts
ersatzteillager	spare parts warehouse
ersatztermin	alternative date replacement
ersatztermine	replacement dates
ersatzurkunde	replacement certificate
ersatzversorgung	substitute supply
ersatzwagen	replacement car
erscheinen	appear
erscheint	appear appears
erschien	appear
erschienen	appear
erschließung	site development
erschließungsbeitrag	development contribution
erschrecken	frighten
erschrocken	frighten
erschöpft	exhausted
erschöpfung	exhaustion
ersetzen	replace
ersetzt	replace replaced
ersparnis	savings
ersparnisse	savings
erspartes	savings
erstatten	refund reimburse
erstattet	refund reimburse refunded reimbursed
erstattung	refund reimbursement
erstberatung	initial consultation
erstbesichtigung	first inspection
erstbestellung	first order
erstbesuch	first visit
erste	first
erstellen	create
erstellt	created
erstellung	creation
ersten	first
erster	first
erstes	first
erstgespräch	initial consultation meeting
ersthelfer	first aider
erstkommunion	first communion
erstkommunionkurs	first communion preparation
erstkontakt	first contact
erstmal	first time
erstmals	first time
erstverordnung	first prescription
erstwohnsitz	main residence
erstzulassung	first vehicle registration
ertrag	yield
erträge	yields
erträglich	bearable
erwachsen	adult
erwachsene	adult adults
erwachsenen	adult
erwachsenenbildung	adult education
erwachsener	adult
erwarten	expect
erwartet	expect
erwartung	expectation
erweitern	expand extend
erweitert	expand extend expanded extended
erweiterung	expansion extension
erwerbsminderungsrente	disability pension
erziehen	raise educate
erzieher	educator nursery teacher
erzieherin	educator nursery teacher
erzieherinnen	educators nursery teachers
erziehung	upbringing education
erziehungsberechtigt	legal guardian
erziehungsberechtigte	legal guardian parent
erziehungsberechtigter	legal guardian parent
erzogen	raise educate
erzähl	tell
erzählen	tell
erzählt	tell
eröffnen	open launch
eröffnet	open launch
eröffnung	opening
eröffnungsfeier	opening ceremony
escaperoom	escape room
esche	ash tree
esel	donkey
esim	esim
eskalieren	escalate
espresso	espresso
essbar	edible
esse	eat food
essen	eat food
essensabmeldung	meal cancellation
essensausgabe	food distribution
essensbestellung	food order meal
essensgeld	lunch money
essensplan	menu meal plan
essensreste	leftovers
essig	vinegar
essstörung	eating disorder
esstisch	dining table
esszimmer	dining room
estrich	screed
estrichleger	screed layer
etage	floor story
etagenbett	bunk bed
ethik	ethics
etikett	label
etiketten	labels
etwa	approximately about
etwas	something some
eule	owl
euro	euro euros
europalette	euro pallet
europawahl	european election
europaweit	europe
ev	possibly maybe
evakuierung	evacuation
evangelisch	protestant
evangelische	protestant
evb	electronic insurance confirmation number
event	event
eventfotografie	event photography
eventlocation	event venue
events	events
eventuell	possibly maybe
evtl	possibly maybe
ewig	forever
existenzgründer	startup founder
existenzgründung	business startup
existieren	exist
existiert	exist
exkl	excluding exclusive
exklusive	excluding exclusive
exkursion	excursion field trip
exmatrikulation	deregistration university
exmatrikulieren	deregister university
exmatrikuliert	deregistered
explodiert	exploded
exponat	exhibit
export	export
exportieren	export
exportiert	exported
exposé	property brochure
express	express
expresslieferung	express delivery
expresspass	express passport
expressreisepass	express passport
expressversand	express shipping
extensions	hair extensions
extern	external
extra	extra
extrawurst	special treatment
exzenterschleifer	orbital sander
fabrikverkauf	factory outlet
fach	subject
fachabitur	technical high school diploma
fachanwalt	specialist lawyer
facharbeit	term paper
facharbeiter	skilled worker
facharzt	medical specialist
fachberatung	expert advice
fachbereich	department
fachbetrieb	specialist company
fachfirma	specialist company
fachgerecht	professional proper
fachgeschäft	specialist shop
fachhandel	specialist retailer shop
fachhochschule	university applied sciences
fachhochschulreife	technical college entrance
fachhändler	specialist dealer
fachkraft	skilled worker qualified staff
fachkräfte	skilled workers qualified staff
fachkräftemangel	skilled worker shortage
fachlehrer	subject teacher
fachleute	experts specialists
fachmann	expert specialist
fachoberschule	technical secondary school
fachschaft	student council department
fachschule	technical school
fachärzte	medical specialists
fachärztin	medical specialist
fadentechnik	threading
fagott	bassoon
fahrangst	driving anxiety
fahrausweis	ticket driving license
fahrdienst	driving service shuttle transport
fahre	drive ride travel
fahren	drive ride travel go
fahrer	driver
fahrerflucht	hit run
fahrerin	driver
fahrerkarte	driver card
fahrerlaubnis	driving license permit
fahrerlaubnisbehörde	driving license authority
fahrerschutz	driver protection insurance
fahrgast	passenger
fahrgastinformation	passenger information
fahrgastrechte	passenger rights
fahrgastschein	passenger license
fahrgemeinschaft	carpool
fahrgemeinschaften	carpools
fahrgeschäft	amusement ride
fahrgeschäfte	amusement rides
fahrgestellnummer	chassis number vehicle identification
fahrgäste	passengers
fahrkarte	ticket
fahrkarten	tickets
fahrkartenautomat	ticket machine
fahrkartenkauf	ticket purchase
fahrkartenkontrolle	ticket inspection
fahrkartenschalter	ticket counter
fahrkosten	travel costs
fahrlehrer	driving instructor
fahrlehrerin	driving instructor
fahrlektion	driving lesson
fahrlässig	negligent
fahrlässigkeit	negligence
fahrplan	timetable schedule
fahrplanauskunft	timetable information
fahrpläne	timetables schedules
fahrpreis	fare
fahrprüfer	driving examiner
fahrprüfung	driving test
fahrrad	bicycle bike
fahrradabstellplatz	bike parking
fahrradanhänger	bike trailer
fahrradbeleuchtung	bike lights
fahrradcodierung	bike coding registration
fahrraddiebstahl	bike theft
fahrradfahren	cycling
fahrradgeschäft	bike shop
fahrradhelm	bike helmet
fahrradhändler	bike dealer
fahrradkeller	bicycle storage bike
fahrradkette	bike chain
fahrradkindersitz	child bike seat
fahrradklingel	bike bell
fahrradkorb	bike basket
fahrradkurs	bike course
fahrradladen	bike shop
fahrradlicht	bike light
fahrradmechaniker	bike mechanic
fahrradmitnahme	bicycle transport
fahrradparkplatz	bike parking
fahrradpumpe	bike pump
fahrradreifen	bike tire
fahrradreparatur	bike repair
fahrradsattel	bike saddle
fahrradschlauch	bike inner tube
fahrradschloss	bike lock
fahrradschlösser	bike locks
fahrradservice	bike service
fahrradstellplatz	bicycle parking
fahrradstellplätze	bicycle parking
fahrradständer	bike rack stand
fahrradtasche	bike bag
fahrradtour	bicycle tour
fahrradträger	bike rack
fahrradverleih	bike rental
fahrradversicherung	bicycle insurance bike
fahrradwerkstatt	bike repair shop
fahrräder	bicycles bikes
fahrschein	ticket
fahrscheine	tickets
fahrschulauto	driving school car
fahrschule	driving school
fahrschulen	driving schools
fahrschulwagen	driving school car
fahrschüler	learner driver student
fahrschülerin	learner driver student
fahrsicherheitstraining	driving safety training
fahrsicherheitszentrum	driving safety center
fahrsimulator	driving simulator
fahrstuhl	elevator lift
fahrstunde	driving lesson
fahrstunden	driving lessons
fahrstundenpreis	driving lesson price
fahrstühle	elevators
fahrt	ride trip journey
fahrtauglichkeit	fitness drive
fahrtdauer	travel time
fahrtechnik	driving technique
fahrtechniktraining	driving safety training
fahrten	journeys trips rides
fahrtenbuch	driving logbook
fahrtenprotokoll	driving log
fahrtenschreiber	tachograph
fahrtkosten	travel costs
fahrtkostenzuschuss	travel allowance
fahrtraining	driver training
fahrtzeit	travel time
fahrverbot	driving ban
fahrwerk	chassis suspension
fahrzeit	travel time
fahrzeug	vehicle
fahrzeugaufbereitung	car detailing
fahrzeugbeschriftung	vehicle lettering
fahrzeugbewertung	vehicle valuation
fahrzeugbrief	vehicle title document
fahrzeuge	vehicles
fahrzeughalter	vehicle owner
fahrzeugpapiere	vehicle papers documents
fahrzeugschein	vehicle registration document
fair	fair
fake	fake
fakultät	faculty department
falafel	falafel
fall	case
fallen	fall
fallrohr	downpipe
falls	if case
fallschirmsprung	parachute jump
falsch	wrong incorrect
falschbuchung	incorrect booking
falschgeld	counterfeit money
falschlieferung	wrong delivery
falschparker	illegal parker
faltbar	foldable
falte	wrinkle fold
falten	wrinkles fold
faltenbehandlung	wrinkle treatment
faltenunterspritzung	wrinkle injection
faltrad	folding bike
falzen	fold
familie	family
familien	families
familienabo	family subscription
familienbeitrag	family fee
familienbildung	family education
familienbuch	family register
familienermäßigung	family discount
familienfeier	family celebration
familienfoto	family photo
familienfotos	family photos
familienfreundlich	family friendly
familienführung	family tour
familiengericht	family court
familiengottesdienst	family church service
familienkarte	family card ticket
familienkasse	family benefits office
familienmitglied	family member
familienmitglieder	family members
familienmitgliedschaft	family membership
familiennachzug	family reunification
familienname	surname last name
familienpass	family discount card
familienpreis	family price
familienrabatt	family discount
familienrecht	family law
familienshooting	family photo shoot
familienstand	marital status
familientarif	family rate
familienticket	family ticket
familienurlaub	family holiday
familienversicherung	family insurance
familienzentrum	family center
familienzimmer	family room
familiär	family familiar
fan	fan
fanartikel	merchandise
fand	find found
fangen	catch
fango	mud pack
fangopackung	mud pack
fans	fans
fanshop	fan shop
fantastisch	fantastic
faq	frequently asked questions
farbauswahl	color choice
farbberatung	color advice
farbdruck	color printing
farbe	color paint
farben	colors paints
farbig	colorful colored
farbkarte	color chart
farbkopie	color copy
farbkorrektur	color correction
farbmischung	paint mixing
farbmuster	color sample
farbreste	paint leftovers
farbroller	paint roller
farbstoff	coloring
farbton	color shade
farbtöne	color shades
farn	fern
faschiertes	minced meat
fasching	carnival
faschingsdienstag	shrove tuesday
faschingsferien	carnival holidays
fasnacht	carnival
fassade	facade
fassaden	facades
fassadenanstrich	facade painting
fassadendämmung	facade insulation
fassadenfarbe	facade paint
fassadenreinigung	facade cleaning
fassbier	draft beer
fassen	touch
fast	almost nearly
fasten	fasting
fastenkur	fasting cure
fastnacht	carnival
faszien	fascia
faul	lazy rotten
fax	fax
faxnummer	fax number
feber	february
februar	february
fechten	fencing
feder	spring
federball	badminton
federgabel	suspension fork
federmappe	pencil case
federpenal	pencil case
federung	suspension
federweißer	new wine
feedback	feedback
fegen	sweep
fehlbiss	malocclusion
fehlbuchung	incorrect booking
fehlen	missing absent lack miss
fehlend	missing
fehler	mistake error fault
fehlerbehebung	troubleshooting fix
fehlercode	error code
fehlerdiagnose	fault diagnosis
fehlerfrei	flawless
fehlerhaft	faulty incorrect defective
fehlermeldung	error message
fehlermeldungen	error messages
fehlerpunkte	penalty points
fehlerspeicher	fault memory
fehlerstromschutzschalter	residual current breaker
fehlersuche	troubleshooting
fehlgeburt	miscarriage
fehlgeschlagen	failed
fehllieferung	wrong delivery
fehlschlag	failure
fehlschlagen	fail
fehlstellung	misalignment
fehlstunde	missed lesson absence
fehlstunden	missed lessons absences
fehlt	missing absent
fehltag	absent day
fehlte	missing absent
fehlzeit	absence
fehlzeiten	absences
feier	celebration party
feierabend	end work closing
feiern	celebrate party
feiertag	public holiday
feiertage	public holidays
feiertags	public holidays
feiertagsregelung	public holidays rules
feiertagszuschlag	holiday surcharge
feiertagsöffnungszeiten	holiday opening hours
feigenbaum	fig tree
feile	file
feilen	file
feilschen	haggle bargain
fein	fine
feingebäck	fine pastry
feinkost	delicatessen
feinkostladen	delicatessen
feinstaub	fine dust particulates
feinstaubplakette	emissions sticker
feinsteinzeug	porcelain stoneware tile
feld	field court
felder	fields courts
felge	rim
felgen	rims
felgenbremse	rim brake
fell	fur coat
fenster	window
fensterbank	window sill
fensterbau	window construction
fensterbauer	window maker
fensterbrett	window sill
fensterbänke	window sills
fensterdichtung	window seal
fensterglas	window glass
fenstergriff	window handle
fensterladen	window shutter
fensterläden	window shutters
fensterputzer	window cleaner
fensterrahmen	window frame
fensterreinigung	window cleaning
fensterscheibe	window pane
fenstertausch	window replacement
fensterwartung	window maintenance
ferien	school holidays vacation
ferienanlage	holiday resort
ferienbetreuung	holiday childcare
feriencamp	holiday camp
ferienfreizeit	holiday camp
ferienhaus	holiday house
ferienhäuser	holiday houses
ferienjob	holiday job
ferienkurs	holiday course
ferienlager	holiday camp
ferienpark	holiday park
ferienpass	holiday pass
ferienplan	holiday schedule
ferienprogramm	holiday program
ferienspiele	holiday activities children
ferienwoche	holiday week
ferienwohnung	holiday apartment
ferienwohnungen	holiday apartments
ferienzeit	holiday period season
ferienöffnungszeiten	holiday opening hours
fern	far
fernabsatz	distance selling
fernbedienung	remote control
fernbleiben	absent
fernbus	long distance bus
fernkurs	distance course
fernleihe	interlibrary loan
fernlicht	high beam
fernsehen	television
fernseher	television tv set
fernseherreparatur	tv repair
fernsehsender	television station
fernsehtechniker	tv technician
fernstudium	distance learning degree
fernumzug	long distance move
fernunterricht	distance learning
fernverkehr	long distance transport
fernwartung	remote maintenance
fernwärme	district heating
fernwärmeanschluss	district heating connection
fernzugriff	remote access
ferse	heel
fersensporn	heel spur
fertig	finished ready
fertigbeton	ready concrete
fertigen	manufacture make
fertiggestellt	complete finish completed finished
fertighaus	prefabricated house
fertighäuser	prefabricated houses
fertigrasen	turf rolled lawn
fertigstellen	complete finish
fertigstellung	completion
fertigung	manufacturing
fest	party festival firm solid
feste	festivals parties
festgefahren	stuck
festgeld	fixed deposit
festgestellt	notice determine
festhalle	festival hall
festival	festival
festivalbändchen	festival wristband
festivalgelände	festival grounds
festivals	festivals
festivalticket	festival ticket
festlich	festive
festmeter	cubic meter solid
festnetz	landline
festnetznummer	landline number
festplatte	hard drive
festpreis	fixed price
festsaal	banquet hall
festschrauben	screw tight
feststecken	stuck
feststellen	notice determine
festsäle	banquet halls
festung	fortress
festzelt	festival tent
festziehen	tighten
festzuschuss	fixed subsidy
fett	fat
fettabsaugung	liposuction
fettarm	low fat
fettig	greasy
feucht	damp humid moist
feuchtigkeit	moisture damp
feuer	fire
feueralarm	fire alarm
feuerbeschau	fire safety inspection
feuerbestattung	cremation
feuerfest	fireproof
feuerlöscher	fire extinguisher
feuerstelle	fire pit
feuerstätte	fireplace stove
feuerstättenbescheid	fireplace inspection notice
feuerstättenschau	fireplace inspection
feuerwache	fire station
feuerwehr	fire department brigade
feuerwehrauto	fire engine
feuerwehrfest	fire brigade festival
feuerwehrfrau	firefighter
feuerwehrhaus	fire station
feuerwehrleute	firefighters
feuerwehrmann	firefighter
feuerwehrverein	fire brigade association
feuerwerk	fireworks
fewo	holiday apartment
fh	university applied sciences
fichte	spruce
fieber	fever
fieberthermometer	fever thermometer
fiebrig	feverish
fiel	fall
filialabholung	store pickup
filiale	branch store
filialen	branches stores
film	movie film
filme	films movies
filmen	film
filmentwicklung	film development
filmstudio	film studio
filter	filter
filterkaffee	filter coffee
filtern	filter
filterwechsel	filter change
finale	final
finanzamt	tax office
finanzieren	finance
finanziert	financed
finanzierung	financing
finanzämter	tax offices
finde	find
finden	find
findest	find
findet	find
fing	catch
finger	finger
fingerabdruck	fingerprint
fingerabdrücke	fingerprints
fingerfood	finger food
fingernagel	fingernail
finissage	exhibition closing
firewall	firewall
firma	company business
firmen	companies
firmenadresse	company address
firmenessen	company dinner
firmenfeier	company party
firmenfitness	corporate fitness
firmenkunde	corporate customer
firmenkunden	corporate customers
firmenkurs	corporate course
firmenmitgliedschaft	corporate membership
firmenrad	company bike
firmenschild	company sign
firmensitz	company headquarters
firmenspende	corporate donation
firmenumzug	company relocation
firmenwagen	company car
firmkurs	confirmation preparation
firmling	confirmation candidate
firmung	confirmation catholic
first	roof ridge
fisch	fish
fischallergie	fish allergy
fische	fish
fischereischein	fishing license
fischfutter	fish food
fischgericht	fish dish
fischgrät	herringbone
fissurenversiegelung	fissure sealing
fit	fit
fitness	fitness
fitnesscenter	gym
fitnessgerät	gym machine
fitnessgeräte	gym machines
fitnesskurs	fitness class
fitnesskurse	fitness classes
fitnessraum	gym room
fitnessstudio	gym fitness studio
fitnessstudios	gyms
fitnesstest	fitness test
fitnesstrainer	fitness trainer
fixkosten	fixed costs
fixpreis	fixed price
fkk	nudist
flach	flat
flachdach	flat roof
flachdächer	flat roofs
flammkuchen	tarte flamb e
flasche	bottle
flaschen	bottles
flaschenöffner	bottle opener
flatrate	flat rate
flechten	braid
flechtfrisur	braided hairstyle
fleck	stain
flecken	stains
fleckenentfernung	stain removal
fledermaus	bat
fleisch	meat
fleischer	butcher
fleischerei	butcher shop
fleischlos	meatless
fleischpflanzerl	meatball
fleißig	diligent hardworking
flex	angle grinder
flexdesk	flexible desk
flexibel	flexible
flexibilität	flexibility
flicken	patch mend
flieder	lilac
fliege	fly bow tie
fliegen	fly
fliegengitter	fly screen
fliegt	fly
fliese	tile
fliesen	tiles
fliesenkleber	tile adhesive
fliesenlegen	tiling
fliesenleger	tiler
fliesenlegerin	tiler
fliesenspiegel	tile backsplash
flipchart	flipchart
flitterwochen	honeymoon
flog	fly flew
floh	flea
flohmarkt	flea market
flohmärkte	flea markets
florist	florist
floristik	floristry
floristin	florist
fluchtweg	escape route
flug	flight
flugangst	fear flying
flugausfall	flight cancellation
flugbegleiter	flight attendant
flugblatt	leaflet
flugblätter	leaflets
fluggast	air passenger
fluggesellschaft	airline
fluggäste	air passengers
flughafen	airport
flughafenparkplatz	airport parking
flughafenshuttle	airport shuttle
flughafentransfer	airport transfer
flughäfen	airports
flugnummer	flight number
flugreise	air travel
flugsteig	gate
flugticket	plane ticket
flugverspätung	flight delay
flugzeug	airplane
flugzeuge	airplanes
fluorid	fluoride
flur	corridor hallway
flurkarte	land map cadastre
flusensieb	lint filter
fluss	river
flut	high tide
flutlicht	floodlight
flyer	flyer
fläche	area surface
flächennutzungsplan	land use plan
fläschchen	baby bottle
flöhe	fleas
flöte	flute
flüchtling	refugee
flüchtlinge	refugees
flüchtlingshilfe	refugee aid
flüge	flight flights
flügel	wing grand piano
flüsse	river
flüssig	liquid
flüssiggas	liquid gas liquefied
flüssigkeit	liquid
flüssigkeiten	liquids
flüstern	whisper
folder	leaflet brochure
folge	consequence episode
folgekosten	subsequent costs
folgen	follow episodes
folgende	following
folgenden	following
folgerezept	repeat prescription
folgetag	next day
folgetermin	follow up appointment
folgeverordnung	repeat prescription
folgt	follow
folie	foil film sheet
folien	foils films
foliensträhnen	foil highlights
folientunnel	polytunnel
folieren	wrap
folierung	car wrapping
fondant	fondant
fonds	fund
fondue	fondue
foodsharing	food sharing
foodtruck	food truck
fordern	demand
forderung	demand claim
forderungen	claims demands
forelle	trout
format	format size
formate	formats
formell	formal
formlos	informal
formschnitt	topiary shaping
formular	form
formulare	forms
forst	forest
forstarbeit	forestry work
forstwirt	forester
fortbildung	training course further
fortbildungen	training courses further
fortgeschritten	advanced
fortgeschrittene	advanced
fortgeschrittenenkurs	advanced course
fortgeschrittener	advanced
fortgesetzt	continue
fortschritt	progress
fortsetzen	continue
fortsetzung	continuation
foto	photo
fotoabzug	photo print
fotoabzüge	photo prints
fotoalben	photo albums
fotoalbum	photo album
fotoapparat	camera
fotoautomat	photo booth
fotobox	photo booth
fotobuch	photo book
fotobücher	photo books
fotodruck	photo printing
fotoerlaubnis	photo permission
fotogeschenk	photo gift
fotogeschäft	photo shop
fotograf	photographer
fotografen	photographers
fotografie	photography
fotografieren	photograph
fotografiert	photograph photographed
fotografierverbot	photography prohibited
fotografin	photographer
fotokalender	photo calendar
fotokurs	photography course
fotoladen	photo shop
fotopapier	photo paper
fotorechte	photo rights
fotos	photo photos
fotosession	photo session
fotoshooting	photo shoot
fotoshootings	photo shoots
fotostudio	photo studio
fototapete	photo wallpaper
fototasse	photo mug
fotovoltaik	photovoltaics solar
fr	friday
fracht	freight
frachtbrief	waybill
frachtführer	carrier
frachtkosten	freight cost costs
frage	question
fragebogen	questionnaire
fragebögen	questionnaires
fragen	ask question questions
fragst	ask question
fragt	ask question
fragte	ask question
frankieren	stamp postage
frankiert	stamped prepaid
französisch	french
französischkurs	french course
frau	woman
frauen	women
frauenarzt	gynecologist
frauenbereich	women area
frauenchor	women choir
frauenkreis	women circle
frauenparkplatz	women parking
frauensauna	women sauna
frauenschwimmen	women swimming
frauenärztin	gynecologist
frech	rude cheeky
frechheit	outrage cheek
freelancer	freelancer
frei	free available vacant
freibad	swimming pool outdoor
freibadsaison	outdoor pool season
freiberufler	freelancer
freiberuflich	freelance
freibetrag	allowance tax free
freibeträge	allowances
freibäder	outdoor pools
freie	free available
freien	free available
freier	free available
freies	free available
freigabe	approval release sharing
freigeben	release approve share
freigegeben	release approve approved released
freigehalten	keep free reserve
freigepäck	baggage allowance
freigeschaltet	activated unlocked
freigestellt	exempted
freigänger	outdoor cat
freihalten	keep free reserve
freihantelbereich	free weights area
freiheit	freedom
freikarte	free ticket
freikarten	free tickets
freikilometer	included mileage
freilichtbühne	open air stage
freilichtmuseum	open air museum
freiminuten	free minutes
freischalten	activate unlock
freischaltung	activation
freischneider	brush cutter
freisprechanlage	hands free system
freistellung	exemption leave
freistellungsauftrag	tax exemption order
freistunde	free period
freitag	friday
freitags	fridays friday
freiwillig	voluntary
freiwillige	volunteers
freiwilligenagentur	volunteer agency
freiwilligenarbeit	volunteer work
freiwilligendienst	volunteer service
freiwilliger	volunteer
freizeit	leisure free time
freizeitangebot	leisure activity
freizeitangebote	leisure activities
freizeiten	camps leisure
freizeitpark	amusement park
fremd	foreign strange
fremdenführer	tour guide
fremdenverkehrsamt	tourist office
fremder	stranger
fremdsprache	foreign language
fremdsprachen	foreign languages
fremdwährung	foreign currency
fressen	eat feed
freude	joy
freue	happy look forward
freuen	happy look forward
freund	friend
freunde	friends
freundeskreis	friends
freundin	girlfriend friend
freundlich	friendly
freundlichkeit	friendliness
freundschaft	friendship
freundschaftsspiel	friendly match
freut	happy look forward
friedhof	cemetery
friedhofsverwaltung	cemetery administration
friedhöfe	cemeteries
frieren	freeze
frikadelle	meatball
frisch	fresh
frischkäse	cream cheese
friseur	hairdresser
friseure	hairdressers
friseurin	hairdresser
friseursalon	hair salon
friseurtermin	hairdresser appointment
frisst	eats
frist	deadline period
fristablauf	deadline expiry
fristen	deadlines periods
fristgemäß	deadline timely
fristgerecht	deadline timely notice
fristlos	without notice immediate
fristverlängerung	deadline extension
frisur	hairstyle
frisuren	hairstyles
frisör	hairdresser
frisörin	hairdresser
frisöse	hairdresser
frittiert	deep fried
froh	glad happy
fronleichnam	corpus christi
front	front
fronten	fronts
frontscheibe	windshield
frosch	frog
frost	frost
frostschutz	frost protection antifreeze
frostschutzmittel	antifreeze
frostsicher	frost proof
frucht	fruit
fruchtsäurepeeling	fruit acid peel
fruktose	fructose
fruktoseintoleranz	fructose intolerance
fräsen	mill
fröhlich	cheerful
frösche	frogs
früchte	fruits
früchtetee	fruit tea
früh	early
frühbeet	cold frame
frühbetreuung	early care morning
frühbucher	early booking booker bird
frühbucherrabatt	early booking discount bird
frühdienst	early care shift
früher	earlier former
früherkennung	early detection screening
früherziehung	early education
frühestens	earliest
frühjahr	spring
frühjahrscheck	spring check
frühjahrsservice	spring service
frühling	spring
frühmorgens	early morning
frührente	early retirement
frühschicht	early shift
frühschwimmen	early morning swimming
frühstück	breakfast
frühstücken	breakfast
frühstücksbuffet	breakfast buffet
frühstücksraum	breakfast room
frühstückszeit	breakfast time
frühstückszeiten	breakfast times
fsj	voluntary social year
fsk	age rating
fsme	tick borne encephalitis
fuchs	fox
fuge	joint grout
fugen	joints grout
fugenmasse	grout
fuhr	drive ride travel drove
fuhrpark	vehicle fleet
fuhrunternehmen	haulage company
functional	functional
fund	find discovery
fundament	foundation
fundbüro	lost property office found
fundfahrrad	found bicycle
fundkiste	lost found box
fundsache	lost property found
fundsachen	lost property found
fundstück	lost property found item
fundtier	found animal
fundtiere	found animals
funk	radio wireless
funkloch	dead zone no signal
funktion	function feature
funktionen	functions features
funktionieren	work function
funktioniert	work function works
funktionierte	work function worked
funktionsfähig	working functional
funktionstraining	functional training
funzt	work function
furchtbar	terrible
furnier	veneer
furniert	veneered
futter	feed food
futtern	eat
fuß	foot
fußball	football soccer
fußballer	footballer
fußballmannschaft	football team
fußballplatz	football pitch
fußballplätze	football pitches
fußballspiel	football match
fußballtraining	football training
fußballverein	football club
fußboden	floor
fußbodenheizung	underfloor heating
fußböden	floors
fußgänger	pedestrian
fußgängerzone	pedestrian zone
fußläufig	walking distance
fußmassage	foot massage
fußpflege	foot care pedicure
fußpilz	athlete foot fungus
fußreflexzonenmassage	foot reflexology
fußweg	footpath walk
fächer	subjects
fädenziehen	stitch removal
fähre	ferry
fähren	ferries
fährst	drive ride travel
fährt	drive ride travel drives
fälle	case
fällen	fell cut down
fällgenehmigung	felling permit
fällig	due
fälligkeit	due date
fällt	fall
fällung	felling
fälschung	forgery fake
fängt	start begin starts
färben	dye color
färbung	coloring
föhn	hair dryer
föhnen	blow dry
föj	voluntary ecological year
fön	hair dryer
fönen	blow dry
förderantrag	grant application subsidy funding
förderbedarf	special needs
förderer	sponsor supporter
förderfähig	eligible funding
förderkreis	supporters circle
fördermitglied	supporting member
fördermitgliedschaft	supporting membership
fördermittel	funding grants
fördern	promote fund support
förderprogramm	funding program
förderschule	special needs school
förderung	funding support grant subsidy
förderungen	subsidies grants
förderunterricht	remedial lessons
förderverein	support association friends
förster	forester
füchse	foxes
fühlen	feel
fühlt	feel
führen	lead guide
führerausweis	driving license
führerschein	driving licence license driver
führerscheinantrag	driving license application
führerscheinarzt	driving license doctor
führerscheinausbildung	driving license training
führerscheine	driving licenses
führerscheinentzug	driving license revocation
führerscheinfrei	without license
führerscheinklasse	license class
führerscheinklassen	license classes
führerscheinkosten	driving license costs
führerscheinprüfung	driving test
führerscheinstelle	driving license office
führerscheinumtausch	driving license exchange
führerscheinuntersuchung	driver license medical driving
führt	lead guide
führung	guided tour leadership
führungen	guided tours
führungszeugnis	criminal record certificate police
füllen	fill
füller	fountain pen
füllung	filling
fünf	five
fünferkarte	five visit pass
fünfte	fifth
fünfzehn	fifteen
fünfzig	fifty
fürchten	fear
füttern	feed
fütterung	feeding
fütterungszeiten	feeding times
füße	foot feet
gab	give gave
gabel	fork
gabelstapler	forklift
gaben	give
gabione	gabion
gabionen	gabions
galerie	gallery
galerien	galleries
galle	gallbladder
gallensteine	gallstones
galt	valid apply
gamer	gamer
gang	corridor hallway gear course
gans	goose
ganz	whole entire
ganzjahresreifen	all season tires
ganzjährig	year round
ganzkörpermassage	full body massage
ganztag	full time all day
ganztags	all day full time
ganztagsbetreuung	all day care
ganztagsschule	all day school
ganztägig	all day full time
garage	garage
garagen	garages
garagenstellplatz	garage parking space
garagentor	garage door
garagentorantrieb	garage door opener
garagentore	garage doors
garantie	guarantee warranty
garantieanspruch	warranty claim
garantiebedingungen	warranty terms
garantiedauer	warranty duration
garantiefall	warranty claim
garantiekarte	warranty card
garantien	guarantees
garantieren	guarantee
garantiert	guarantee guaranteed
garantieschein	warranty certificate
garantieverlängerung	warranty extension
garantiezeit	warranty period
garderobe	cloakroom wardrobe
gardine	curtain
gardinen	curtains
garnelen	shrimps prawns
garten	garden
gartenabfall	garden waste
gartenabfälle	garden waste
gartenanlage	garden grounds
gartenarbeit	gardening
gartenbank	garden bench
gartenbau	horticulture landscaping
gartenberatung	garden advice
gartenbewässerung	garden irrigation
gartenbrunnen	garden well
gartencenter	garden center
gartendeko	garden decoration
gartenerde	garden soil
gartenfräse	tiller
gartengerät	garden tool
gartengeräte	garden tools
gartengestalter	garden designer
gartengestaltung	garden design
gartenhaus	garden shed
gartenhäuser	garden sheds
gartenhütte	garden shed
gartenliege	sun lounger
gartenmarkt	garden center
gartenmöbel	garden furniture
gartennutzung	garden use
gartenpflege	garden maintenance
gartenplaner	garden planner
gartenplanung	garden planning
gartensaison	gardening season
gartenschere	pruning shears
gartenschlauch	garden hose
gartenservice	garden service
gartenteich	garden pond
gartentor	garden gate
gartenwasserzähler	garden water meter
gartenweg	garden path
gartenzaun	garden fence
gartenzwerg	garden gnome
gas	gas
gasanbieter	gas provider
gasanschluss	gas connection
gasflasche	gas bottle cylinder
gasgeruch	gas smell leak
gasheizung	gas heating
gasherd	gas cooker
gasleck	gas leak
gasleitung	gas pipe
gaspreis	gas price
gaspreise	gas prices
gasprüfung	gas inspection
gasrechnung	gas bill
gasse	alley lane street
gassi	dog walking
gast	guest
gastarif	gas tariff
gastbestellung	guest order checkout
gastgarten	outdoor seating
gastgeber	host
gastgeberin	host
gastgebühr	guest fee
gasthaus	inn restaurant
gastherme	gas boiler
gasthof	inn
gasthäuser	inns
gasthörer	guest auditor student
gastkarte	guest pass
gastkonto	guest account
gastmitglied	guest member
gastredner	guest speaker
gastro	gastronomy restaurants
gastroenterologe	gastroenterologist
gastronom	restaurateur
gastronomie	gastronomy restaurants
gastspieler	guest player
gaststudent	guest student
gaststätte	restaurant inn
gaststättenerlaubnis	restaurant license
gastzugang	guest access
gasverbrauch	gas consumption
gasversorgung	gas supply
gaszähler	gas meter
gatte	husband
gattin	wife
gaube	dormer
geachtet	pay attention respect
geantwortet	answer reply answered replied
gearbeitet	work worked
gebacken	bake baked
gebadet	bathe swim
gebastelt	craft tinker
gebaut	build built
gebe	give
geben	give
gebet	prayer
gebete	prayers
gebeten	ask request
gebirge	mountains
gebiss	dentures teeth
gebissen	bite bitten
geblieben	stay remain stayed
geblitzt	speeding camera speed caught
geblutet	bleed
gebogen	bent curved
gebohrt	drilled
geboren	born
geborgt	borrow
geboten	offer offered
gebracht	bring deliver brought
gebrannt	burn
gebraten	fried roasted
gebrauch	use
gebrauchsanleitung	user manual instructions use
gebrauchsanweisung	instructions use
gebrauchsspuren	signs wear
gebraucht	need require used secondhand
gebrauchte	used second hand
gebrauchtgerät	used device
gebrauchtmöbel	used furniture
gebrauchtteile	used parts
gebrauchtwagen	used car
gebrauchtwagenhändler	used car dealer
gebrauchtware	used goods
gebrechlich	frail
gebremst	braked
gebrochen	break broken
gebucht	book booked
gebunden	bound
geburt	birth
geburten	births
geburtsanzeige	birth registration
geburtsdatum	date birth
geburtshaus	birth center
geburtshilfe	obstetrics
geburtsklinik	birth clinic
geburtsname	birth name maiden
geburtsort	place birth
geburtstag	birthday
geburtstage	birthdays
geburtstagsfeier	birthday party
geburtstagskind	birthday child
geburtstagskuchen	birthday cake
geburtstagstorte	birthday cake
geburtsurkunde	birth certificate
geburtsurkunden	birth certificates
geburtsvorbereitungskurs	birth preparation course
gebäck	pastry
gebärdendolmetscher	sign language interpreter
gebärdensprache	sign language
gebären	give birth
gebärmutter	uterus
gebäude	building
gebäudereiniger	building cleaner
gebäudereinigung	building cleaning
gebäudeversicherung	building insurance
gebühr	fee charge
gebühren	fees charges
gebührenbefreiung	fee exemption
gebührenbescheid	fee notice
gebührenermäßigung	fee reduction
gebührenfrei	free no charge
gebührenmarke	fee sticker
gebührenordnung	fee schedule
gebührenpflichtig	chargeable fee
gebührenrechner	fee calculator
gebührenverzeichnis	fee schedule
gecheckt	check understand
gechillt	relax chill
gechippt	microchipped
gedacht	think
gedanke	thought
gedankt	thank
gedauert	last take time took
gedenkstätte	memorial site
gedreht	turn turned
gedroht	threaten
gedruckt	print printed
gedränge	crowd
gedrückt	press push pressed
geduld	patience
geduldig	patient
gedurft	allowed may permitted
geduscht	shower showered
gedächtnis	memory
gedächtnistraining	memory training
gedämmt	insulated
gedüngt	fertilized
gedünstet	steamed
geeicht	calibrated
geeignet	suitable
geeinigt	agree
geendet	end finish ended
geerbt	inherited
geerdet	grounded
geerntet	harvested
gefahr	danger
gefahren	drive ride travel driven
gefahrgut	dangerous goods
gefahrgutschein	dangerous goods license
gefallen	like pleased fallen
gefaltet	folded
gefangen	catch
gefegt	swept
gefehlt	missing absent missed
gefeiert	celebrate party celebrated
gefertigt	made
gefeuert	fired
gefiel	like please
gefilmt	film filmed
geflickt	patched
gefliest	tiled
geflogen	fly flown
geflüchtete	refugees
geflügel	poultry
gefolgt	follow
gefordert	demand demanded
gefragt	ask question asked
gefressen	eaten
gefreut	happy look forward
gefrierschrank	freezer
gefrierschränke	freezers
gefriertruhe	freezer chest
gefroren	freeze frozen
gefräst	milled
gefrühstückt	breakfast
gefunden	find found
gefährden	endanger
gefährdet	endanger
gefährlich	dangerous
gefällt	like please felled cut
gefälscht	forged fake
gefängnis	prison
gefärbt	dyed colored
geföhnt	blow dried
gefördert	promote fund support funded
gefühl	feeling
gefühle	feelings
gefühlt	feel felt
geführt	lead guide
gefüllt	fill
gefüttert	fed
gegangen	go walk gone went
gegeben	give given
gegebenenfalls	if necessary possibly
gegen	against
gegend	area region
gegenseite	opposing party
gegensprechanlage	intercom
gegenstand	object item
gegenstände	object item
gegenteil	opposite
gegenwart	present
gegenüber	opposite across
gegessen	eat food eaten
geglaubt	believe
gegner	opponent
gegolten	valid apply
gegossen	watered
gegraben	dug
gegriffen	grab
gegrillt	barbecue grill grilled
gegründet	founded
geguckt	look watch
gehackt	hacked
gehalt	salary
gehalten	hold stop
gehaltsabrechnung	payslip
gehaltsabrechnungen	payslips
gehaltserhöhung	pay raise
gehaltsnachweis	salary proof payslip
gehaltsvorstellung	salary expectation
gehaltsvorstellungen	salary expectations
gehangen	hang stuck
gehasst	hate
gehbehindert	walking disability impaired
gehe	go walk
geheftet	stapled
gehege	enclosure
geheilt	healed cured
geheim	secret
geheimnis	secret
geheimnummer	pin code
geheimzahl	pin code
geheiratet	marry married
geheizt	heat heated
geheißen	named called
gehen	go walk
gehhilfe	walking aid
gehirn	brain
gehirnerschütterung	concussion
gehn	go walk
gehoben	lift lifted
gehofft	hope
geholfen	help helped
geholt	get fetch got fetched
gehst	go walk
gehsteig	sidewalk
gehstock	walking stick
geht	go works possible goes
gehts	going works
gehweg	sidewalk pavement
gehwege	sidewalks
gehzeit	walking time
gehälter	salaries
gehängt	hung
gehören	belong
gehörlos	deaf
gehörschutz	hearing protection
gehört	heard belong belongs
geige	violin
geigenbauer	violin maker
geigenunterricht	violin lessons
geil	cool great
geimpft	vaccinate vaccinated
geisterbahn	ghost train
geistig	mental
geizig	stingy
gekannt	know
gekauft	buy bought purchased
gekehrt	swept
gekippt	tilted
geklagt	sued
geklappt	work succeed worked
geklaut	stolen steal
geklebt	glued
geklemmt	jammed
geklettert	climb
geklickt	click clicked
geklingelt	ring bell
geklopft	knock
geklärt	clarify resolve
gekocht	cook cooked boiled
gekommen	come arrive came arrived
gekonnt	can able
gekostet	cost
gekriegt	get receive got received
gekämpft	fight
gekühlt	cooled
gekümmert	care look after
gekündigt	cancel terminate cancelled terminated
gekürzt	shorten cut shortened
gel	gel
gelacht	laugh
geladen	charged loaded
gelagert	store stored
gelandet	landed
gelang	succeeded
gelassen	let leave
gelaufen	walk run walked
gelb	yellow
gelbfieber	yellow fever
geld	money
geldanlage	investment
geldautomat	cash machine
geldautomaten	cash machines
geldbetrag	amount money
geldbeutel	wallet
geldbörse	wallet
geldeingang	payment received
gelder	funds
geldschein	banknote
geldspende	money donation
geldspenden	money donations
geldwechsel	currency exchange
geldwäsche	money laundering
geleast	leased
gelebt	live life
geleert	empty emptied
gelegen	lie located
gelegenheit	opportunity occasion
gelegentlich	occasionally
gelegt	lay put laid
geleistet	afford perform
geleitet	lead manage
gelenk	joint
gelenke	joints
gelenkschmerzen	joint pain
gelernt	learn learned
gelesen	read
geliebt	love
geliefert	deliver delivered
geliehen	lend borrow borrowed
gelingen	succeed
gelingt	succeed
gelnägel	gel nails
gelobt	praise
gelockert	loosened
gelogen	lie
gelten	valid apply
gelungen	succeed
gelähmt	paralyzed
gelände	grounds site terrain
geländer	railing
geländewagen	off road vehicle
gelöscht	delete deleted
gelöst	solve loosened solved
gelötet	soldered
gelüftet	ventilate air
gema	music licensing fee royalties
gemacht	do make made done
gemahnt	remind warn reminded overdue
gemailt	email send
gemalt	paint draw
gemeinde	municipality community parish
gemeindebrief	parish newsletter
gemeindebücherei	community library
gemeindebüro	parish office
gemeindefest	parish festival
gemeindeglied	parish member
gemeindehaus	parish hall
gemeindekasse	municipal treasury
gemeindemitglied	parish member
gemeinden	municipalities
gemeinderat	municipal council
gemeindesaal	parish hall
gemeindeverwaltung	municipal administration
gemeindezentrum	parish center
gemeinnützig	nonprofit charitable
gemeinnützigkeit	nonprofit status
gemeinsam	together joint
gemeinschaft	community
gemeinschaftlich	joint communal
gemeinschaftsantenne	shared antenna
gemeinschaftseigentum	common property
gemeinschaftskonto	joint account
gemeinschaftspraxis	joint practice
gemeinschaftsraum	common room
gemeint	mean think
gemeldet	report contact reported registered
gemerkt	notice remember
gemessen	measure measured
gemietet	rent rented
gemischt	mixed
gemobbt	bullied bully
gemocht	like
gemusst	must required
gemäht	mowed
gemälde	painting
gemäß	according
gemüse	vegetables
gemüsegarten	vegetable garden
gemüsekiste	vegetable box
gemüsepflanze	vegetable plant
gemütlich	cozy comfortable
genannt	name call
genau	exactly precise
genehmigen	approve authorize
genehmigt	approved authorized
genehmigung	approval permit
genehmigungen	approvals permits
genehmigungsfrei	permit free
genehmigungspflichtig	permit required
generalprobe	dress rehearsal
generalunternehmer	general contractor
generalversammlung	general meeting
generalüberholt	refurbished
generator	generator
generell	general
generika	generic drugs
generikum	generic drug
genervt	annoyed
genesung	recovery
genial	brilliant
genießen	enjoy
genießt	enjoy
genommen	take taken
genoss	enjoy
genosse	cooperative member
genossen	enjoy
genossenschaft	cooperative
genossenschaftsanteil	cooperative share
genossenschaftsanteile	cooperative shares
gentest	genetic test
genug	enough
genutzt	used
genäht	sewn stitched
genügen	suffice enough
genügend	enough
genügt	suffice enough
geocaching	geocaching
geografie	geography
gepackt	pack packed
geparkt	park parking parked
gepasst	fit suit fitted
gepennt	sleep
gepflanzt	planted
gepflastert	paved
gepflegt	maintain care well kept
gepfuscht	botched
gepfändet	seized garnished
geplant	plan planned
geplatzt	burst
gepostet	posted
geprüft	check examine checked tested
geputzt	clean cleaned
gepäck	luggage baggage
gepäckaufbewahrung	luggage storage
gepäckausgabe	baggage claim
gepäckband	baggage carousel
gepäckraum	luggage room
gepäckträger	luggage rack
gepäckverlust	lost luggage
gerade	currently straight
geradeaus	straight ahead
gerahmt	framed
geranie	geranium
gerannt	run
geraucht	smoke
gerecht	just fair
gerechtigkeit	justice
geredet	talk speak
geregelt	regulated arranged
geregnet	rain rained
gereicht	enough suffice
gereinigt	clean cleaned
gereist	travel traveled
gerettet	rescue save
gericht	court dish
gerichte	courts dishes
gerichtet	fixed adjusted
gerichtlich	court judicial
gerichtskosten	court costs
gerichtsstand	place jurisdiction
gerichtstermin	court hearing
gerichtsverfahren	court proceedings
gerichtsvollzieher	bailiff
gerissen	torn cracked
gern	gladly like
gerne	gladly like
gerochen	smell
gerste	barley
gerstenkorn	stye
geruch	smell odor
gerufen	call shout
gerutscht	slip slide
gerät	device appliance equipment
geräte	devices equipment appliances
gerätetraining	machine training
geräteturnen	apparatus gymnastics
geräuchert	smoked
geräusch	noise sound
geräusche	noises
geröntgt	x rayed
gerötet	reddened
gerüche	smell odor smells
gerüst	scaffolding
gerüstbau	scaffolding
gerüstbauer	scaffolder
gerüste	scaffolding
gesagt	say tell said
gesammelt	collect collected
gesamt	total entire
gesamtbetrag	total amount
gesamtgewicht	total weight
gesamtkosten	total costs
gesamtmiete	total rent
gesamtpreis	total price
gesamtschule	comprehensive school
gesamtsumme	total
gesandt	send sent
gesang	singing vocals
gesangsunterricht	singing lessons
gesangsverein	choral society
gesangverein	choral society
gescannt	scan scanned
geschafft	manage achieve
geschah	happen
geschaut	look
geschehen	happen
gescheitert	fail failed
geschenk	gift present
geschenkabo	gift subscription
geschenkbox	gift box
geschenke	gifts presents
geschenkgutschein	gift voucher
geschenkgutscheine	gift vouchers
geschenkkarte	gift card
geschenkpapier	gift wrap
geschenkt	give gift gifted free
geschenkverpackung	gift wrapping
geschichte	history story
geschickt	send sent
geschieden	divorced
geschieht	happen
geschirr	dishes tableware
geschirrspüler	dishwasher
geschirrtuch	dish towel
geschirrtücher	dish towels
geschirrverleih	tableware rental
geschlafen	sleep
geschlagen	hit beat
geschlechtseintrag	gender entry
geschliffen	sanded ground
geschlossen	closed
geschmack	taste flavor
geschmeckt	taste tasted
geschminkt	makeup
geschmissen	throw
geschneit	snow
geschnitten	cut edited
geschnitzt	carved
geschoben	push pushed
geschraubt	screwed
geschrieben	write written
geschrien	scream shout
geschult	trained
geschweißt	welded
geschwindigkeit	speed
geschwister	siblings
geschwisterbonus	sibling discount
geschwisterermäßigung	sibling discount
geschwisterkind	sibling
geschwisterkinder	siblings
geschwisterrabatt	sibling discount
geschwollen	swollen
geschwommen	swim swum
geschäft	shop business
geschäfte	shops stores
geschäftsadresse	business address
geschäftsbedingungen	terms conditions
geschäftsführer	managing director
geschäftsführerin	managing director
geschäftsführung	management
geschäftskonto	business account
geschäftskunde	business customer
geschäftskunden	business customers
geschäftsreise	business trip
geschäftsstelle	office branch
geschäftsstellen	offices
geschäftszeiten	business hours
geschärft	sharpened
geschützt	protect
gesehen	see seen
geselle	journeyman craftsman
gesellenbrief	journeyman certificate
gesellenprüfung	journeyman exam
gesellin	journeyman craftswoman
gesellschaft	party company
gesellschaftsraum	function room
gesellschaftsspiel	board game
gesellschaftsspiele	board games
gesellschaftstanz	ballroom dance
gesendet	send sent
gesenkt	lower reduce
gesessen	sit
gesetz	law
gesetzbuch	law code
gesetze	laws
gesetzesänderung	law change
gesetzlich	legal statutory
gesetzt	sit put
gesichert	secure
gesicht	face
gesichter	faces
gesichtsbehandlung	facial treatment
gesichtsbehandlungen	facial treatments
gesichtscreme	face cream
gesichtserkennung	face recognition
gesichtsmaske	face mask
gesichtsmassage	facial massage
gesichtspflege	facial care
gesichtsreinigung	facial cleansing
gespachtelt	filled smoothed
gespart	save saved
gespeichert	save store saved stored
gespendet	donate donated
gesperrt	block closed blocked locked
gespielt	play played
gesprochen	speak talk spoken
gesprungen	jumped cracked
gespräch	conversation talk
gespräche	conversations talks
gestalten	design
gestaltet	designed
gestaltung	design
gestanden	stand
gestank	stench smell
gestartet	start started
gestatten	permit allow
gestattet	permitted allowed
gestattung	permit
gesteck	flower arrangement
gesteigert	increase
gestellt	put place placed
gestern	yesterday
gestiegen	rise increase
gestimmt	tuned
gestochen	stung
gestohlen	steal stolen
gestoppt	stop
gestorben	died deceased
gestoßen	bumped
gestreift	striped
gestreikt	strike
gestresst	stressful stressed
gestrichen	cross out cancel painted
gestrig	yesterday
gestrigen	yesterday
gestritten	argue
gestunken	stink smell
gestört	disturb bother
gestürzt	fall fallen
gesucht	search look wanted sought
gesund	healthy
gesundheit	health
gesundheitlich	health
gesundheitsamt	health department public office
gesundheitscheck	health checkup
gesundheitsfragen	health questions
gesundheitskarte	health insurance card
gesundheitskurs	health course
gesundheitsprüfung	health check
gesundheitssport	health sports
gesundheitszentrum	health center
gesundheitszeugnis	health certificate
gesungen	sing sung
gesunken	sink fall
gesägt	sawn
gesät	sown
gesäubert	cleaned
getan	do done
getankt	refueled
getanzt	dance danced
getauft	baptized
getauscht	swap exchange exchanged replaced
geteilt	share divide shared
getestet	test tested
getilgt	repaid
getragen	carry wear worn carried
getreide	grain cereal
getrennt	separated separate
getriebe	gearbox transmission
getrocknet	dry
getroffen	meet met
getrunken	drink drunk
getränk	drink beverages beverage
getränke	drink beverages drinks
getränkeautomat	drinks machine
getränkekarte	drinks menu
getränkemarkt	beverage store
getränkepauschale	drinks flat rate
geträumt	dream
gewachsen	grow
gewachst	waxed
gewalt	violence
gewalttätig	violent
gewandert	hike
gewann	win won
gewarnt	warn
gewartet	wait waited maintained
gewaschen	wash washed
gewechselt	change switch switched changed
geweint	cry
gewerbe	trade business
gewerbeabmeldung	business deregistration
gewerbeamt	trade office
gewerbeanmeldung	business registration
gewerbegebiet	business park
gewerbekunde	business customer
gewerbekunden	business customers
gewerbenachweis	proof business
gewerberegister	trade register
gewerberegisterauszug	trade register extract
gewerbeschein	trade license
gewerbesteuer	trade tax
gewerbeummeldung	business registration change
gewerbezentralregister	trade central register
gewerblich	commercial
gewerkschaft	trade union
gewerkschaften	trade unions
gewicht	weight
gewichte	weights
gewichtsgebühr	weight fee
gewichtsverlust	weight loss
gewinn	prize profit
gewinnen	win
gewinner	winner
gewinnspiel	prize draw competition raffle
gewinnspiele	competitions
gewinnt	win
gewirkt	work effect
gewischt	wiped mopped
gewiss	certainly surely
gewitter	thunderstorm
gewogen	weigh weighed
gewohnt	live reside lived
gewollt	want
gewonnen	win won
geworden	become
geworfen	throw
gewuchtet	balanced
gewundert	wonder surprise
gewusst	know
gewächshaus	greenhouse
gewächshäuser	greenhouses
gewählt	choose select voted chosen
gewährleistung	warranty liability
gewährleistungsanspruch	warranty claim
gewährleistungsfrist	warranty period
gewährleistungsrecht	warranty rights
gewöhnlich	usually ordinary
gewünscht	wish
gewürz	spice
gewürze	spices
gewürzt	seasoned
gez	broadcasting fee
gezahlt	paid
gezeichnet	draw
gezeigt	show shown
gezeiten	tides
gezerrt	strained
gezockt	played
gezogen	pull move pulled extracted
gezählt	count
geändert	change changed
geärgert	annoy
geöffnet	open opened
geölt	oiled
geübt	practice practiced
ggf	if necessary possibly
ggfs	if necessary possibly
gibst	give
gibt	available exist give gives
gibts	available exist
gicht	gout
gieße	water
gießen	water
gießkanne	watering can
gift	poison
giftig	poisonous toxic
giftköder	poison bait
giftmüll	toxic waste
giftnotruf	poison control
gilt	valid applies
ging	go walk went walked
gingen	go walk
gipfel	summit peak
gips	plaster gypsum cast
gipser	plasterer
gipskarton	plasterboard drywall
gipskartonplatte	plasterboard
giraffe	giraffe
girocard	debit card
girokarte	debit card
girokonten	checking accounts
girokonto	checking account
gitarre	guitar
gitarrenunterricht	guitar lessons
gitter	grid grating
gitterbett	crib cot
glas	glass
glasbruch	broken glass
glascontainer	glass container recycling
glasdach	glass roof
glasdusche	glass shower
glaser	glazier
glaserei	glazier glass shop
glasermeister	master glazier
glasfaser	fiber optic
glasfaseranschluss	fiber connection
glasfaserausbau	fiber expansion
glasflasche	glass bottle
glasflaschen	glass bottles
glashaus	greenhouse
glasreinigung	glass cleaning
glasschaden	glass damage
glasscheibe	glass pane
glastür	glass door
glasur	glaze icing
glaswolle	glass wool
glaszuschnitt	glass cutting
glatt	slippery smooth
glatteis	black ice
glatze	bald head
glaube	believe faith belief
glauben	believe faith
glaubenskurs	faith course
glaubt	believe
gleich	immediately same
gleiche	same
gleichen	same
gleichstellungsbeauftragte	equal opportunities officer
gleichstrom	direct current
gleichzeitig	simultaneously same time
gleis	platform track
gleise	tracks platforms
gleitschirm	paraglider
gleitsichtbrille	varifocal glasses
gleitzeit	flexible hours flextime
gletscher	glacier
glg	greetings
gliederschmerzen	aching limbs
glocke	bell
glocken	bells
gluckert	gurgles
gluten	gluten
glutenfrei	gluten free
glutenunverträglichkeit	gluten intolerance
glänzend	glossy shiny
gläser	glasses
glätteisen	hair straightener
glätten	straighten
gläubiger	creditor
glück	luck happiness
glücklich	happy
glücklicherweise	fortunately
glücksspiel	gambling
glückwunsch	congratulations
glückwünsche	congratulations
glühbirne	light bulb
glühbirnen	light bulbs
glühlampe	light bulb
glühwein	mulled wine
gmbh	limited company
golden	golden
goldschmied	goldsmith
goldschmiedin	goldsmith
golf	golf
golfplatz	golf course
gondel	gondola
gospelchor	gospel choir
gottesdienst	church service worship
gottesdienste	church services worship
gottesdienstzeiten	service times worship
gourmet	gourmet
grab	grave
grabbepflanzung	grave planting
graben	dig ditch
grabgesteck	grave arrangement
grabkranz	funeral wreath
grabpflege	grave care
grabstein	gravestone
grabstelle	grave
grad	degree
graffiti	graffiti
graffitientfernung	graffiti removal
grafik	graphic graphics
grafikdesign	graphic design
grafiken	graphics
grafiker	graphic designer
grafikerin	graphic designer
gramm	gram
grammatik	grammar
grammatur	paper weight
granit	granite
gras	grass
grasschnitt	grass clippings
gratis	free
gratisprobe	free sample
gratisversand	free shipping
gratulieren	congratulate
gratuliert	congratulate
grau	gray
grauenhaft	horrible
gravelbike	gravel bike
gravieren	engrave
graviert	engraved
gravur	engraving
gravuren	engravings
greifen	grab
gremium	committee
grenzabstand	boundary distance
grenze	border limit
grenzkontrolle	border control
griechisch	greek
griff	grab handle
griffe	handles
grifflos	handleless
grill	grill barbecue
grillabend	barbecue evening
grillen	barbecue grill
grillfest	barbecue party
grillhütte	barbecue hut
grillkohle	charcoal
grillplatz	barbecue area
grillplätze	barbecue areas
grippal	flu
grippe	flu
grippeimpfung	flu vaccination
grob	coarse rough
groß	big large tall
großabnehmer	bulk buyer
großartig	great magnificent
großbestellung	bulk order
großbuchstabe	capital letter
großbuchstaben	capital letters
großeltern	grandparents
großfamilie	extended family
großformat	large format
großformatdruck	large format printing
großgerät	large appliance
großgeräte	large appliances
großhandel	wholesale
großhändler	wholesaler
großmutter	grandmother
großraumbüro	open plan office
großraumwagen	open carriage
großvater	grandfather
großzügig	generous
grube	pit
grund	reason
grundausbildung	basic training
grundbetrag	basic fee
grundbuch	land register
grundbuchamt	land registry office
grundbuchauszug	land register extract
grunderwerbsteuer	real estate transfer tax
grundfreibetrag	basic tax allowance
grundgebühr	basic fee
grundieren	prime
grundiert	primed
grundierung	foundation primer
grundkurs	basic course
grundmiete	base rent
grundpflege	basic care
grundpreis	base price
grundreinigung	deep cleaning
grundriss	floor plan
grundrisse	floor plans
grundschuld	land charge mortgage
grundschule	primary school elementary
grundsicherung	basic income support
grundsteuer	property tax
grundsteuerbescheid	property tax assessment
grundstück	property plot land
grundstücke	plots land
grundstücksgrenze	property line boundary
grundsätzlich	generally principle
grundversorger	basic supplier
grundversorgung	basic supply
grundwasser	groundwater
gruppe	group
gruppen	groups
gruppenangebot	group offer
gruppenanmeldung	group registration
gruppenarbeitsraum	group study room
gruppenbuchung	group booking
gruppencoaching	group coaching
gruppenermäßigung	group discount
gruppenfoto	group photo
gruppenführung	group tour
gruppengröße	group size
gruppenkarte	group ticket
gruppenkurs	group course
gruppenleiter	group leader
gruppenleiterin	group leader
gruppenleitung	group leader
gruppenpreis	group price
gruppenrabatt	group discount
gruppenraum	group room
gruppenreise	group travel
gruppenreservierung	group reservation
gruppenräume	group rooms
gruppenstunde	group meeting
gruppenstunden	group meetings
gruppentarif	group rate
gruppenticket	group ticket
gruppenunterkunft	group accommodation
gruppenunterricht	group lessons
gruppenwechsel	change group
gruß	greetings regards
grußkarte	greeting card
gräber	graves
gräser	grasses
größe	size
größen	sizes
größenberatung	size advice
größentabelle	size chart
größer	bigger larger
größte	biggest largest
grüezi	hello
grün	green
grünabfall	garden waste
grünabfälle	garden waste
grünanlage	green space
gründach	green roof
gründe	reason reasons
gründen	found establish start
gründer	founder
gründerberatung	startup advice
gründonnerstag	maundy thursday
gründung	founding
gründungsjahr	founding year
gründungszuschuss	startup grant
gründächer	green roofs
grünfläche	green area
grünflächenamt	parks department
grünpflege	green space maintenance
grünschnitt	garden waste cuttings
grünschnittabholung	green waste collection
grüß	greetings
grüße	greetings regards
gucken	look watch
gulasch	goulash
gummi	rubber
gummibärchen	gummy bears
gummistiefel	rubber boots wellies
gurke	cucumber
gurt	belt strap
gurte	belts straps
gut	good
gutachten	expert report appraisal
gutachter	expert appraiser assessor
gutartig	benign
gutbürgerlich	traditional home cooking
gute	good
guten	good
guter	good
gutes	good
gutgeschrieben	credited
guthaben	credit balance
gutschein	voucher
gutscheincode	voucher code
gutscheincodes	voucher codes
gutscheine	vouchers
gutscheinkarte	gift card
gutscheinwert	voucher value
gutschreiben	credit
gutschrift	credit note
gutschriften	credits
gutschriftsverfahren	credit procedure
gymnasien	grammar schools high
gymnasium	grammar school high school
gymnastik	gymnastics exercise
gynäkologe	gynecologist
gynäkologie	gynecology
gynäkologin	gynecologist
gänge	corridors courses gears
gänse	geese
gänzlich	entirely
gärten	gardens
gärtner	gardener
gärtnerei	nursery garden center
gärtnerin	gardener
gärtnerisch	horticultural
gärtnern	gardening
gäste	guests
gästebad	guest bathroom
gästebuch	guestbook
gästeführer	tour guide
gästeführung	guided tour
gästehaus	guesthouse
gästekarte	guest card
gästeliste	guest list
gästemappe	guest information folder
gästeservice	guest service
gästewc	guest toilet
gästewohnung	guest apartment
gästezimmer	guest room
gültig	valid
gültigkeit	validity
gültigkeitsdauer	validity period
günstig	cheap affordable
günstiger	cheaper
gürtel	belt
gürtelprüfung	belt exam
gürtelrose	shingles
gütesiegel	quality seal
haar	hair
haarausfall	hair loss
haare	hair
haarentfernung	hair removal
haarfarbe	hair color
haargel	hair gel
haarglättung	hair straightening
haarkur	hair treatment
haarpflege	hair care
haarschnitt	haircut
haarschnitte	haircuts
haarspange	hair clip
haarspray	hairspray
haartransplantation	hair transplant
haartrockner	hair dryer
haarverdichtung	hair thickening
haarverlängerung	hair extensions
haarwachs	hair wax
hacke	hoe pick
hacken	hack
hacker	hacker
hackfleisch	minced meat
hackgut	wood chips
hackschnitzel	wood chips
hackschnitzelheizung	wood chip heating
hafen	harbor port
hafer	oats
haferflocken	oatmeal
hafermilch	oat milk
hafner	stove builder
haft	custody prison
haftbar	liable
haftcreme	denture adhesive
haften	liable
haftet	liable
haftpflicht	liability insurance
haftpflichtschaden	liability damage
haftpflichtversicherung	liability insurance
haftung	liability
haftungsausschluss	disclaimer liability
hagel	hail
hagelschaden	hail damage
hagelschäden	hail damage
hahn	rooster tap faucet
hai	shark
hainbuche	hornbeam
haken	hook
halal	halal
halb	half
halbfinale	semifinal
halbjahr	half year term
halbjahreszeugnis	half year report
halbjährlich	half yearly
halbmarathon	half marathon
halbpension	half board
halbschatten	partial shade
halbschattig	partial shade
halbstunde	half hour
halbstündig	half hour
halbtags	half day part time
halbtrocken	medium dry
halbtägig	half day part time
half	help helped
halle	hall
hallen	halls
hallenbad	indoor pool
hallenbelegung	hall occupancy schedule
hallenbäder	indoor pools
hallenfußball	indoor football
hallenmiete	hall rental
hallenplan	hall schedule
hallenschuhe	indoor shoes
hallenspielplatz	indoor playground
hallenturnier	indoor tournament
hallenzeit	hall time
hallenzeiten	hall times
hallo	hello
halloween	halloween
hals	neck throat
halsband	collar
halskette	necklace
halsschmerzen	sore throat
halstuch	scarf neckerchief
halsweh	sore throat
haltbar	durable lasting shelf life
haltbarkeit	shelf life durability
haltbarkeitsdatum	expiry date
haltegriff	grab rail handle
haltegriffe	grab rails handles
halten	hold stop keep
halter	owner keeper holder
halterabfrage	vehicle owner query
halterung	mount holder
halterwechsel	change vehicle owner
haltestelle	stop station bus
haltestellen	stops bus
halteverbot	parking ban no stopping
halteverbotsschild	parking sign no stopping
halteverbotszone	parking ban zone no
haltung	posture
haltungsschaden	posture damage
hamam	turkish bath
hammer	awesome hammer
hamster	hamster
hand	hand
handarbeit	handmade handicraft
handball	handball
handbrause	hand shower
handbremse	handbrake
handbuch	manual
handbücher	manuals
handcreme	hand cream
handeln	bargain trade
handelskammer	chamber commerce
handelsregister	commercial register
handelsregisterauszug	commercial register extract
handgefertigt	handmade
handgelenk	wrist
handgemacht	handmade
handgepäck	hand luggage
handkreissäge	circular saw
handlauf	handrail
handläufe	handrails
handschuh	glove
handschuhe	gloves
handsender	remote control transmitter
handtasche	handbag
handtuch	towel
handtuchhalter	towel holder
handtuchheizkörper	towel radiator
handtuchwechsel	towel change
handtücher	towels
handwaschbecken	hand basin
handwerk	craft trade
handwerker	craftsman tradesman
handwerkerbonus	tradesman bonus subsidy
handwerkerin	craftswoman tradeswoman
handwerkerkosten	tradesman costs
handwerkerleistung	tradesman service work
handwerkermarkt	craft market
handwerkerparkausweis	craftsman parking permit
handwerkerrechnung	tradesman invoice
handwerkertermin	tradesman appointment
handwerklich	manual craft
handwerksbetrieb	craft business tradesman
handwerkskammer	chamber crafts
handwerkzeug	hand tool
handy	mobile phone
handyhülle	phone case
handynr	mobile number
handynummer	mobile number
handyreparatur	phone repair
handys	mobile phones
handyshop	phone shop
handytarif	mobile plan
handyticket	mobile ticket
handyverbot	mobile phone ban
handyversicherung	phone insurance
handyvertrag	mobile phone contract
handyzahlung	mobile payment
hang	slope
hantel	dumbbell
hantelbank	weight bench
hanteln	dumbbells
happy	happy
hardcover	hardcover
hardticket	physical ticket
harfe	harp
harke	rake
harmlos	harmless
hart	hard
hase	rabbit hare
haselnuss	hazelnut
haselnüsse	hazelnuts
hasen	rabbits
hass	hate
hassen	hate
hauptbahnhof	main train station
haupteingang	main entrance
hauptfach	main subject major
hauptgang	main course
hauptgericht	main course
haupthahn	main shutoff valve
haupthähne	main valves
hauptsaison	high season
hauptschulabschluss	secondary school certificate
hauptschule	secondary school
hauptseminar	advanced seminar
hauptsitz	headquarters
hauptspeise	main course
hauptsächlich	mainly
hauptuntersuchung	vehicle inspection main
hauptversammlung	general meeting
hauptwohnsitz	main residence
hauptwohnung	main residence
haus	house
hausanschluss	house connection
hausarbeit	term paper
hausarbeiten	term papers
hausarzt	family doctor
hausarztmodell	family doctor model
hausarztzentriert	family doctor centered
hausaufgabe	homework
hausaufgaben	homework
hausaufgabenbetreuung	homework supervision
hausaufgabenhilfe	homework help
hausautomation	home automation
hausbau	house building
hausbesorger	caretaker
hausbesuch	home visit
hausbesuche	home visits
hausbetreuung	property caretaking
hausbrand	house fire
hauseingang	house entrance
hausflur	hallway
hausgeld	condominium fee
hausgemacht	homemade
hausgemeinschaft	house community
haushalt	household budget
haushaltsauflösung	house clearance household
haushaltsbescheinigung	household certificate
haushaltsgerät	household appliance
haushaltsgeräte	household appliances
haushaltshilfe	household help
haushaltsplan	budget
haushaltsversicherung	household insurance
haushaltsüblich	household
hauskauf	house purchase
hauskreis	home group
hauslieferung	home delivery
hausmeister	caretaker janitor
hausmeisterdienst	caretaker service
hausmeisterin	caretaker
hausmeisterservice	caretaker service
hausmittel	home remedy
hausmüll	household waste
hausnotruf	emergency button
hausnummer	house number
hausnummern	house numbers
hausordnung	house rules
hausrat	household goods
hausratversicherung	household insurance
hausrecht	house rights
hausreinigung	house cleaning
hausschuh	slipper
hausschuhe	slippers indoor shoes
hausspezialität	house specialty
hausstauballergie	dust allergy
haustier	pet
haustiere	pets
haustierfrei	no pets
haustierhaltung	pet keeping
haustür	front door
haustüre	front door
haustüren	front doors
hausverbot	banned premises ban
hausverwalter	property manager
hausverwaltung	property management
hauswart	caretaker janitor
hauswasserwerk	domestic water pump
hauswirtschaft	housekeeping
hausärzte	family doctors
hausärztin	family doctor
hausübung	homework
haut	skin
hautanalyse	skin analysis
hautarzt	dermatologist
hautausschlag	skin rash
hautbild	complexion
hautkrebs	skin cancer
hautkrebsscreening	skin cancer screening
hautpflege	skin care
hauttyp	skin type
hautärztin	dermatologist
hbf	main train station
headliner	headliner
headset	headset
hebamme	midwife
hebammen	midwives
hebeanlage	sewage lifting pump
hebebühne	lifting platform lift
heben	lift
hecke	hedge
hecken	hedges
heckenpflanze	hedge plant
heckenschere	hedge trimmer
heckenschnitt	hedge trimming
heckklappe	tailgate
heckscheibe	rear window
hefe	yeast
hefefrei	yeast free
hefezopf	braided yeast bread
heft	booklet exercise book notebook
hefte	exercise books
heften	staple
heide	heath
heidelbeeren	blueberries
heil	intact whole
heilbad	spa healing bath
heilen	heal cure
heiligabend	christmas eve
heiligabends	christmas eve
heilige	holy
heilmittel	remedy
heilmittelverordnung	therapy prescription
heilpflanze	medicinal plant
heilpraktiker	naturopath alternative practitioner
heilung	healing cure
heim	home
heimatmuseum	local history museum
heimatverein	local history club
heimfahrt	ride home
heimgehen	go home
heimisch	native
heimkosten	care home costs
heimleitung	home manager
heimlieferung	home delivery
heimplatz	care home place
heimspiel	home game
heimspiele	home games
heimtierausweis	pet passport
heimweg	way home
heimweh	homesick
heimwerken	diy
heimwerker	diy handyman
heirat	wedding marriage
heiraten	marry
heiratsurkunde	marriage certificate
heiser	hoarse
heiserkeit	hoarseness
heizen	heat
heizkessel	boiler
heizkosten	heating costs
heizkostenabrechnung	heating bill
heizkostenverteiler	heat cost allocator
heizkostenzuschuss	heating cost subsidy
heizkurve	heating curve
heizkörper	radiator
heizkörperventil	radiator valve
heizlast	heating load
heizlüfter	fan heater
heizmaterial	fuel heating
heizperiode	heating season
heizraum	boiler room
heizsaison	heating season
heizstab	heating rod element
heizstrahler	radiant heater
heizstrom	heating electricity
heizt	heats
heizung	heating
heizungen	heating systems
heizungsableser	heating meter reader
heizungsanlage	heating system
heizungsausfall	heating failure
heizungsbauer	heating engineer
heizungsgesetz	heating law
heizungsinstallateur	heating installer
heizungskeller	boiler room
heizungsnotdienst	heating emergency service
heizungsrohr	heating pipe
heizungstausch	heating replacement
heizungstechniker	heating technician
heizungswartung	heating maintenance
heizöl	heating oil
heiß	hot
heißen	named called
heißgetränke	hot drinks
heißklebepistole	hot glue gun
heißluftföhn	heat gun
heißt	named called
heißwasser	hot water
hektisch	hectic
helfe	help
helfen	help
helfer	helper volunteer
helferin	helper volunteer
helferliste	helper list
hell	bright light
helm	helmet
helme	helmets
helpdesk	helpdesk
hemd	shirt
hemden	shirts
hendl	roast chicken
henne	hen
hepatitis	hepatitis
herauf	up
heraus	out
herausfinden	find out
herausgefallen	fallen out
herausgefunden	find out
herausnehmen	take out
herberge	hostel
herbst	autumn fall
herbstferien	autumn holidays
herbstfest	autumn festival
herbstkollektion	autumn collection
herd	stove cooker
herdplatte	hotplate
herein	into inside
hereinlassen	let in
herfinden	find way
hergestellt	manufactured
hering	herring
herkommen	come here
herkunft	origin
herpes	herpes
herr	mister gentleman
herren	men gentlemen
herrenbekleidung	men clothing
herrenfriseur	men barber
herrenhaarschnitt	men haircut
herrenlos	stray ownerless
herrenmannschaft	men team
herrenmode	men fashion
herrenrad	men bike
herrenschnitt	men haircut
herrlich	wonderful
herstellen	manufacture produce
hersteller	manufacturer
herstellergarantie	manufacturer warranty
herstellerin	manufacturer
herstellung	production manufacture
herunter	down
herunterfahren	shut down
heruntergefallen	dropped fallen
heruntergeladen	download downloaded
herunterladen	download
hervorragend	excellent outstanding
herz	heart
herzinfarkt	heart attack
herzlich	warm cordial
herzrasen	racing heart palpitations
herzrhythmusstörungen	heart rhythm disorder
herzschrittmacher	pacemaker
herzschwäche	heart failure
herzspezialist	heart specialist
herzsport	cardiac sports
herzsportgruppe	cardiac sports group
heu	hay
heuer	this year
heuhotel	hay hotel
heuriger	wine tavern
heuschnupfen	hay fever
heut	today
heute	today
heutig	today
heutige	today
heutigen	today
hexenschuss	lumbago back pain
hey	hello
hi	hello
hibiskus	hibiscus
hielt	hold stop held
hier	here
hierher	here
hieß	named called
hilfe	help
hilfebereich	help section
hilfeseite	help page
hilflos	helpless
hilfreich	helpful
hilfsarbeiter	unskilled worker laborer
hilfsbedürftig	needy help
hilfsbereit	helpful
hilfsmittel	aid tool medical
hilfsorganisation	aid organization
hilfst	help
hilft	help helps
himbeere	raspberry
himbeeren	raspberries
himmel	sky
himmelfahrt	ascension day
hinauf	up
hinaus	out
hinausgehen	go out leave
hinbringen	bring take
hinein	into inside
hineingehen	enter go in
hinfahren	drive there
hinfahrt	outward trip journey
hinfallen	fall down
hinfinden	find way
hinflug	outbound flight
hing	hang stuck hung
hingefallen	fall fallen down
hingegangen	go there
hingehen	go there
hingekommen	get there
hinken	limp
hinkommen	get there
hinlegen	lie down
hinsetzen	sit down
hinsichtlich	regarding concerning
hinstellen	put place
hinten	back behind rear
hinter	behind
hinterbliebene	bereaved relatives
hintereingang	back entrance
hintergrund	background
hintergründe	backgrounds
hinterhof	backyard
hinterlassen	leave behind
hinterlegen	deposit
hinterlegt	deposit
hintern	bottom buttocks
hinterrad	rear wheel
hinunter	down
hinweg	way there
hinweis	note notice hint
hinweise	notes instructions hints
hinzu	addition
hinzufügen	add
hinzugefügt	add added
hinüber	over across broken
hiphop	hip hop
hirn	brain
hirsch	deer stag
histamin	histamine
histaminarm	low histamine
historisch	historical
hitze	heat
hitzebeständig	heat resistant
hitzefrei	heat day off school
hitzschlag	heatstroke
hno	ear nose throat
hob	lifted
hobby	hobby
hobbys	hobby
hobel	plane
hobelbank	workbench
hobelmaschine	planer
hobeln	plane
hoch	high tall
hochauflösend	high resolution
hochbau	building construction
hochbeet	raised bed
hochbeete	raised beds
hochbeeterde	raised bed soil
hochbett	loft bed
hochdruckreiniger	pressure washer
hochdruckreinigung	pressure washing
hochfahren	boot start
hochformat	portrait format
hochgeladen	upload uploaded
hochhaus	high rise
hochladen	upload
hochlegen	elevate
hochsaison	high season
hochschulabschluss	university degree
hochschule	university college
hochschulen	universities colleges
hochschulreife	university entrance qualification
hochschulsport	university sports
hochschulzugang	university admission
hochseilgarten	high ropes course
hochsteckfrisur	updo hairstyle
hochstufung	upgrade
hochstuhl	high chair
hochwasser	flood
hochwasserschutz	flood protection
hochwertig	high quality
hochzeit	wedding marriage
hochzeiten	weddings
hochzeitseinladung	wedding invitation
hochzeitsfeier	wedding party
hochzeitsfloristik	wedding flowers
hochzeitsfotograf	wedding photographer
hochzeitsfotografie	wedding photography
hochzeitsfotos	wedding photos
hochzeitsgast	wedding guest
hochzeitsgäste	wedding guests
hochzeitskarten	wedding cards
hochzeitskleid	wedding dress
hochzeitslocation	wedding venue
hochzeitsmesse	wedding fair
hochzeitsnacht	wedding night
hochzeitspaket	wedding package
hochzeitsplaner	wedding planner
hochzeitsplanerin	wedding planner
hochzeitsplanung	wedding planning
hochzeitsreise	honeymoon
hochzeitsreportage	wedding photo coverage
hochzeitstag	wedding anniversary
hochzeitstanz	wedding dance
hochzeitstanzkurs	wedding dance course
hochzeitstorte	wedding cake
hocker	stool
hockey	hockey
hof	yard courtyard farm
hofeinfahrt	driveway
hoffe	hope
hoffen	hope
hoffentlich	hopefully
hoffnung	hope
hoffnungslos	hopeless
hofladen	farm shop
hohe	high
hohen	high
hoher	high
hole	get fetch
holen	get fetch
holt	get fetch
holte	get fetch
holz	wood timber
holzart	wood type
holzarten	wood types
holzbau	timber construction
holzbriketts	wood briquettes
holzfenster	wooden window
holzhandel	timber trade
holzhaus	wooden house
holzheizung	wood heating
holzhändler	timber merchant
holzhäuser	wooden houses
holzkohle	charcoal
holzofen	wood stove
holzpellets	wood pellets
holzschutz	wood preservation
holzschutzmittel	wood preservative
holzspalter	log splitter
holzwurm	woodworm
holzzuschnitt	wood cutting service
holzöl	wood oil
homeoffice	home office remote
homepage	website homepage
homöopathie	homeopathy
homöopathisch	homeopathic
honig	honey
honorar	fee honorarium
hopfen	hops
horn	horn
hornhaut	callus cornea
hort	after school care
hortbetreuung	after school care
hortensie	hydrangea
hortensien	hydrangeas
hortplatz	after school care place
hose	trousers pants
hosen	trousers pants
hosenträger	suspenders
hospitation	shadowing visit classroom observation
hospitieren	observe visit
hospiz	hospice
hostel	hostel
hoster	hosting provider
hosting	hosting
hostingpaket	hosting package
hotel	hotel
hotelbar	hotel bar
hotelgast	hotel guest
hotelgäste	hotel guests
hotels	hotels
hotelzimmer	hotel room
hotline	hotline phone
hotspot	hotspot
hu	main vehicle inspection
hubarbeitsbühne	aerial work platform
hubraum	engine displacement
hubwagen	pallet truck
huf	hoof
hufe	hooves
hufschmied	farrier
huhn	chicken hen
hummus	hummus
humor	humor
humorvoll	humorous
humpeln	limp
humus	humus topsoil
hund	dog
hunde	dogs
hundeallergie	dog allergy
hundeanmeldung	dog registration
hundebesitzer	dog owner
hundebiss	dog bite
hundebox	dog crate
hundefreundlich	dog friendly
hundefriseur	dog groomer
hundefutter	dog food
hundeführerschein	dog handler license
hundegebühr	dog fee
hundehaftpflicht	dog liability insurance
hundehalter	dog owner
hundekorb	dog basket
hundekot	dog waste poop
hundeleine	dog leash
hundemarke	dog tag
hundepension	dog boarding kennel
hundert	hundred
hundesalon	dog grooming
hundeschule	dog school training
hundesitter	dog sitter
hundesteuer	dog tax
hundesteuermarke	dog tag tax
hundestrand	dog beach
hundetrainer	dog trainer
hundetütchen	dog waste bag
hundeverbot	dogs prohibited
hundeverein	dog club
hundewiese	dog park
hundezuschlag	dog surcharge
hunger	hunger hungry
hungrig	hungry
hupe	horn
hupen	honk
husten	cough
hustenbonbon	cough drop
hustensaft	cough syrup
hustet	coughs
hut	hat
hyaluron	hyaluronic acid
hybrid	hybrid
hydraulik	hydraulics
hydraulisch	hydraulic
hygiene	hygiene
hygienekonzept	hygiene concept
hygienisch	hygienic
hyposensibilisierung	allergy immunotherapy
hypothek	mortgage
hypotheken	mortgages
häcksler	shredder chipper
häfen	harbors ports
hähnchen	chicken
häkeln	crochet
hälfte	half
hält	hold stop
hämmer	hammers
hämmern	hammer
hämorrhoiden	hemorrhoids
hände	hands
händewaschen	hand washing
händler	dealer retailer
händlerin	dealer retailer
hängematte	hammock
hängen	hang stuck
hängt	hang stuck freezes hangs
häppchen	canap s bites
härtefall	hardship case
härtefallregelung	hardship rule
härtegrad	firmness
hässlich	ugly
häufig	frequent often
häufige	frequent
häufigkeit	frequency
häuser	houses
höchst	highest
höchstalter	maximum age
höchstbetrag	maximum amount
höchste	highest
höchstens	maximum most
höchstgewicht	maximum weight
höfe	yard courtyard yards courtyards
höflich	polite
höhe	height amount
höhenbegrenzung	height limit
höhenmeter	elevation gain
höhenverstellbar	height adjustable
höher	higher
höherstufung	upgrade care level
höhle	cave
hölzer	woods
hölzern	wooden
hörakustiker	hearing aid specialist
hörbar	audible
hörbuch	audiobook
hörbücher	audiobooks
höre	hear listen
hören	hear listen
hörgerät	hearing aid
hörgeräte	hearing aids
hörgeschädigt	hearing impaired
hörhilfe	hearing aid
hörnchen	croissant
hörplatz	restricted view seat
hörsaal	lecture hall
hörspiel	audio drama
hörsturz	sudden hearing loss
hörsäle	lecture halls
hört	hear listen
hörtest	hearing test
hörverstehen	listening comprehension
hübsch	pretty
hüfte	hip
hüftgelenk	hip joint
hüftleiden	hip complaint
hügel	hill
hühnchen	chicken
hühner	chickens hens
hühnerauge	corn foot
hühnereiallergie	egg allergy
hülle	case cover
hündin	female dog
hüpfburg	bouncy castle
hüpfburgen	bouncy castles
hüte	hat hats
hütte	hut cabin shed
iban	bank account number
idee	idea
ideen	ideas
identifizieren	identify
identifizierung	identification
identisch	identical same
identitätsdiebstahl	identity theft
igel	hedgehog
illegal	illegal
imagefilm	company film
imbiss	snack bar
imbissbude	snack stand
imker	beekeeper
imkerei	beekeeping
immatrikulation	enrollment university
immatrikulationsbescheinigung	enrollment certificate
immatrikulieren	enroll university
immatrikuliert	enrolled
immer	always
immergrün	evergreen
immobilie	real estate property
immobilien	real estate
immobilienbewertung	property valuation
immobilienfotos	real estate photos
immobilienkredit	mortgage
immobilienmakler	real estate agent
immobilienverkauf	property sale
immobilienverwaltung	property management
immunsystem	immune system
impfausweis	vaccination card record
impfberatung	vaccination advice
impfen	vaccinate
impfkalender	vaccination schedule
impfnachweis	vaccination proof
impfpass	vaccination record card
impfpflicht	compulsory vaccination
impfreaktion	vaccination reaction
impfschutz	vaccination protection
impfstoff	vaccine
impftermin	vaccination appointment
impfung	vaccination
impfungen	vaccinations
implantat	implant
implantate	implants
implantologie	implantology
import	import
importieren	import
importiert	imported
impressum	legal notice imprint
imprägnieren	waterproof impregnate
imprägniert	impregnated
imprägnierung	impregnation
inakzeptabel	unacceptable
inbegriffen	included
inbetriebnahme	commissioning startup
inbusschlüssel	allen key
incl	including included
indexmiete	index rent
indisch	indian
individuell	individual custom
indoorspielplatz	indoor playground
induktion	induction
induktionskochfeld	induction hob
induktionsschleife	hearing loop
infektion	infection
infektionsschutz	infection protection
infektionsschutzbelehrung	food hygiene certificate
infiziert	infected
info	information
infoabend	information evening
infoabende	information evenings
infomaterial	information material
infopoint	information desk
informatik	computer science
information	information
informationen	information
informationsabend	information evening
informationsveranstaltung	information event
informativ	informative
informieren	inform
informiert	inform informed
infos	information
infoschalter	information desk
infostand	information desk
infotag	information day
infoveranstaltung	information event
infrarotheizung	infrared heating
infrarotkabine	infrared cabin
infusion	infusion drip
inhaber	owner
inhaberin	owner
inhalator	inhaler
inhalieren	inhale
inhalt	content
inhalte	contents
inhaltsstoff	ingredient
inhaltsstoffe	ingredients
initiativbewerbung	unsolicited application
initiative	initiative
injektion	injection
inkasso	debt collection
inkassobüro	debt collection agency
inkl	including included
inklusion	inclusion
inklusive	including included
inkompetent	incompetent
inkontinenz	incontinence
inkontinenzprodukte	incontinence products
inkrafttreten	effective entry force
inkubationszeit	incubation period
inland	domestic
inlay	inlay
inliner	inline skates
innen	inside indoor
innenarchitekt	interior designer
innenarchitektin	interior designer
innenausbau	interior finishing
innenbereich	indoor area
inneneinheit	indoor unit
innenfarbe	interior paint
innenhof	courtyard
innenputz	interior plaster
innenraumfilter	cabin filter
innenreinigung	interior cleaning
innenstadt	city center downtown
innentür	interior door
innentüren	interior doors
innenwand	interior wall
innenwände	interior walls
innerhalb	within inside
inoffiziell	unofficial
insassenversicherung	passenger insurance
insbesondere	particular especially
insekt	insect
insekten	insects
insektenhotel	insect hotel
insektenschutz	insect screen
insektenstich	insect bite
insel	island
inseln	islands
insgesamt	total overall
inskription	enrollment university
insolvent	insolvent bankrupt
insolvenz	insolvency bankruptcy
insolvenzverfahren	insolvency proceedings
insolvenzverwalter	insolvency administrator
inspektion	inspection service
installateur	plumber installer
installateure	plumbers
installateurin	plumber
installation	installation
installationen	installations
installieren	install
installiert	install installed
instandhalten	maintain
instandhaltung	maintenance
instandhaltungsrücklage	maintenance reserve
instandsetzen	repair restore
instandsetzung	repair maintenance
institut	institute
instrument	instrument
instrumental	instrumental
instrumentalunterricht	instrumental lessons
instrumente	instruments
instrumentenausleihe	instrument rental
instrumentenbauer	instrument maker
instrumentenkarussell	instrument carousel trial
instrumentenverleih	instrument rental
insulin	insulin
inszenierung	production staging
intakt	intact
integration	integration
integrationskurs	integration course
integrationskurse	integration courses
integrieren	integrate
integriert	integrated
intelligent	intelligent
intendant	artistic director
intensivkurs	intensive course
intensivkurse	intensive courses
intensivstation	intensive care
interdentalbürste	interdental brush
interessant	interesting
interesse	interest
interessent	interested person
interessenten	interested people
interessentin	interested person
interessieren	interest interested
interessiert	interest interested
intern	internal
internat	boarding school
international	international
internet	internet
internetagentur	web agency
internetanbieter	internet provider
internetanschluss	internet connection
internetauftritt	website
internetausfall	internet outage
internetgeschwindigkeit	internet speed
internetseite	website
internettarif	internet plan
internetverbindung	internet connection
internetvertrag	internet contract
internetzugang	internet access
internist	internist internal medicine
interview	interview
interviews	interviews
intimbereich	intimate area
intimrasur	intimate shaving
inzahlungnahme	trade in exchange
inzwischen	meanwhile now
irgendetwas	something anything
irgendjemand	someone anyone
irgendwann	sometime
irgendwas	something anything
irgendwer	someone anyone
irgendwie	somehow
irgendwo	somewhere
irgendwohin	somewhere
irrtum	mistake error
irrtümer	mistake error
irrtümlich	mistakenly
ischias	sciatica
islam	islam
isolieren	insulate
isolierer	insulator
isolierglas	insulating glass
isoliert	insulated
isolierung	insulation
isomatte	sleeping mat
isst	eat food eats
italienisch	italian
italienischkurs	italian course
iwann	sometime
iwas	something anything
iwer	someone anyone
iwie	somehow
iwo	somewhere
ja	yes
jacke	jacket
jacken	jackets
jagdschein	hunting license
jahr	year
jahre	years
jahrelang	years
jahresabo	annual subscription
jahresabrechnung	annual statement
jahresabschluss	annual financial statement
jahresanfang	beginning year
jahresarbeitszahl	annual performance factor
jahresausweis	annual card
jahresbeginn	beginning year
jahresbeitrag	annual fee
jahresbeiträge	annual fees
jahreseinkommen	annual income
jahresende	end year
jahresgebühr	annual fee
jahreshauptversammlung	annual general meeting
jahreskarte	annual ticket pass
jahresmitgliedschaft	annual membership
jahresrechnung	annual bill
jahresservice	annual service
jahrestag	anniversary
jahresverbrauch	annual consumption
jahreswagen	nearly new car
jahreswartung	annual maintenance
jahreszeit	season
jahreszeugnis	annual school report
jahrgang	vintage year group
jahrgangsstufe	grade year
jahrgänge	year groups
jahrhundert	century
jahrmarkt	fair
jahrzehnt	decade
jalousie	blind venetian
jalousien	venetian blinds
januar	january
jap	yes
japanisch	japanese
jause	snack
jazz	jazz
jeans	jeans
jede	every each
jeden	every each
jedenfalls	anyway case
jeder	every each everyone
jederzeit	anytime always
jedes	every each
jemals	ever
jemand	someone
jemanden	someone
jep	yes
jeton	token
jetz	now
jetzt	now
jga	bachelor party
jhrl	yearly
jo	yes
job	job
jobangebot	job offer
jobbörse	job board
jobcenter	job center
jobmesse	job fair
jobrad	company bicycle leasing bike
jobs	jobs
jobsuche	job search
jobticket	commuter ticket employee transit
joggen	jogging
jogginghose	sweatpants
joghurt	yogurt
joghurtbecher	yogurt cup
journalist	journalist
journalistin	journalist
jubiläen	anniversaries
jubiläum	anniversary
jucken	itch
juckreiz	itching
juckt	itches
judo	judo
jugend	youth
jugendabteilung	youth department
jugendamt	youth welfare office
jugendarbeit	youth work
jugendbuch	young adult book
jugendchor	youth choir
jugendclub	youth club
jugendfeuerwehr	youth fire brigade
jugendfreizeit	youth camp
jugendgottesdienst	youth church service
jugendgruppe	youth group
jugendgruppen	youth groups
jugendhaus	youth center
jugendherberge	youth hostel
jugendhilfe	youth welfare
jugendkarte	youth ticket
jugendkonto	youth account
jugendkunstschule	youth art school
jugendleiter	youth leader
jugendleiterin	youth leader
jugendleitung	youth leadership
jugendliche	teenager youth teenagers
jugendlichen	teenager youth teenagers
jugendlicher	teenager youth
jugendmannschaft	youth team
jugendmitglied	youth member
jugendpflege	youth services
jugendraum	youth room
jugendschutz	youth protection
jugendtrainer	youth coach
jugendtreff	youth club
jugendverband	youth association
jugendwart	youth officer
jugendzentren	youth centers
jugendzentrum	youth center
juleica	youth leader card
juli	july
jung	young
junge	boy
jungen	boys
junggesellenabschied	bachelor party
junggesellinnenabschied	bachelorette party
jungpflanze	young plant seedling
jungs	boys
juni	june
jura	law
jurist	lawyer
juristin	lawyer
juristisch	legal
jury	jury
justieren	adjust
justiert	adjusted
juwelier	jeweler
jährig	years old
jährlich	yearly annual annually
jänner	january
jäten	weed
jüdisch	jewish
jünger	younger
jüngste	youngest
ka	no idea
kabarett	cabaret comedy
kabarettist	comedian
kabel	cable
kabelanschluss	cable connection
kabelfernsehen	cable television
kabelkanal	cable duct
kabelkanäle	cable ducts
kabellos	wireless cordless
kabine	booth cabin
kachelofen	tiled stove
kachelöfen	tiled stoves
kaffee	coffee
kaffeebohnen	coffee beans
kaffeehaus	coffeehouse
kaffeeküche	kitchenette
kaffeemaschine	coffee machine
kaffeevollautomat	automatic coffee machine
kahl	bald
kaiserschmarrn	shredded pancake
kaiserschnitt	cesarean section
kajak	kayak
kakao	cocoa
kakerlaken	cockroaches
kakteen	cacti
kaktus	cactus
kalb	calf veal
kalbfleisch	veal
kalender	calendar
kalenderwoche	calendar week
kalibrieren	calibrate
kalibriert	calibrated
kalibrierung	calibration
kalk	limescale
kalkfarbe	lime paint
kalkhaltig	hard limescale
kalkstein	limestone
kalorien	calories
kalorienarm	low calorie
kalt	cold
kaltmiete	base rent cold
kaltwasser	cold water
kam	come arrive came
kamen	come arrive
kamera	camera
kameras	cameras
kamillentee	chamomile tea
kamin	fireplace chimney
kaminbrand	chimney fire
kamine	chimneys fireplaces
kamineinsatz	fireplace insert
kaminfeger	chimney sweep
kaminholz	firewood
kaminkehrer	chimney sweep
kaminofen	wood stove
kaminsanierung	chimney renovation
kaminöfen	wood stoves
kamm	comb
kammerjäger	exterminator
kammermusik	chamber music
kampagne	campaign
kampagnen	campaigns
kampf	fight
kampfrichter	judge
kampfsport	martial arts
kampfsportschule	martial arts school
kanal	sewer channel drain canal
kanalanschluss	sewer connection
kanalisation	sewer system
kanalkamera	drain inspection camera
kanalreinigung	sewer cleaning
kaninchen	rabbit
kann	can able
kanne	pot jug
kannst	can able
kannte	know
kante	edge
kantholz	squared timber
kanthölzer	squared timber
kantine	canteen
kanu	canoe
kanzlei	law firm
kanzleien	law firms
kanäle	sewers drains
kanüle	needle
kapazität	capacity
kapelle	chapel band
kapieren	understand
kapiert	understand
kapitalertragssteuer	capital gains tax
kapitän	captain
kappe	cap
kappsäge	miter saw
kapsel	capsule
kaputt	broken
kaputtgegangen	broken
kaputtgehen	broken break
kaputtgemacht	broken damaged
kapuzenpulli	hoodie
karaoke	karaoke
karate	karate
kardiologe	cardiologist
kardiologie	cardiology
karenzzeit	waiting period
karfreitag	good friday
kariert	checkered
karies	cavity tooth decay
kariesbehandlung	cavity treatment
karneval	carnival
karnevalsverein	carnival club
karosserie	bodywork
karosseriebau	bodywork
karosserieschaden	body damage
karosseriespengler	auto body repair
karotte	carrot
karotten	carrots
karpaltunnel	carpal tunnel
karre	car cart
karriere	career
karriereberatung	career advice
karriereseite	career page
karte	card ticket map
karten	cards tickets
kartenbestellung	ticket order
kartenreservierung	ticket reservation
kartensperrung	card blocking
kartenspiel	card game
kartenspiele	card games
kartenverkauf	ticket sales
kartenvorverkauf	advance ticket sale sales
kartenzahlung	card payment
kartoffel	potato
kartoffeln	potatoes
kartoffelsalat	potato salad
karton	cardboard box
kartonage	cardboard
kartonagen	cardboard
kartons	boxes cardboard
karussell	carousel
kasko	car insurance comprehensive
kaskoversicherung	car insurance comprehensive
kasse	cash desk checkout cashier
kassen	checkouts
kassenarzt	public insurance doctor
kassenautomat	payment machine ticket
kassenbeleg	receipt
kassenbericht	financial report
kassenbon	receipt
kassenleistung	covered insurance
kassenpatient	statutory insurance patient public
kassenprüfer	auditor
kassenprüfung	audit
kassenrezept	insurance prescription
kassenschluss	ticket office closing desk
kassensystem	checkout system
kassenwart	treasurer
kassenzettel	receipt
kassierer	cashier treasurer
kassiererin	cashier
kastanie	chestnut
kasten	wardrobe box
kastenwagen	van
kastration	castration neutering
kastrieren	neuter castrate
kastriert	neutered castrated
katalog	catalog
kataloge	catalogs
katalysator	catalytic converter
kataster	land registry
katasteramt	land registry office
katastrophal	disastrous terrible
katastrophe	disaster
katastrophenschutz	civil protection disaster
kategorie	category
kategorien	categories
kater	tomcat hangover
kathedrale	cathedral
katheter	catheter
katholisch	catholic
katholische	catholic
katze	cat
katzen	cats
katzenallergie	cat allergy
katzenfutter	cat food
katzenklo	litter box
katzenschnupfen	cat flu
katzenstreu	cat litter
kauen	chew
kauf	purchase buy
kaufabwicklung	purchase processing
kaufbeleg	receipt proof purchase
kaufberatung	purchase advice
kaufdatum	purchase date
kaufe	buy
kaufen	buy purchase
kaufhaus	department store
kaufhäuser	department stores
kaufnachweis	proof purchase receipt
kaufpreis	purchase price
kauft	buy
kaufte	bought
kaufvertrag	purchase contract
kaufverträge	purchase contracts
kaugummi	chewing gum
kauknochen	chew bone
kaum	hardly barely
kaution	security deposit
kautionen	deposits
kautionsbürgschaft	deposit guarantee
kautionsrückzahlung	deposit refund
kebab	kebab
kegelbahn	bowling alley
kegeln	bowling
kehle	throat
kehrbezirk	chimney sweep district
kehrbuch	chimney sweep record
kehren	sweep
kehrgebühr	chimney sweeping fee
kehricht	sweepings garbage
kehrpflicht	sweeping obligation
kehrtermin	chimney sweep appointment
kehrung	chimney sweeping
kehrwoche	stair cleaning duty
keilriemen	belt
keim	germ
keime	germs
keimen	germinate
keimling	seedling
keinesfalls	no way never
keineswegs	no way never
keks	cookie biscuit
kekse	cookies biscuits
kelle	trowel
keller	basement cellar
kellerabdichtung	basement waterproofing
kellerabteil	basement storage cellar compartment
kellerdecke	basement ceiling
kellerdeckendämmung	basement ceiling insulation
kellerfenster	basement window
kellerführung	cellar tour
kellerraum	basement room
kellerräumung	basement clearance
kellertür	basement door
kellerwand	basement wall
kellner	waiter
kellnerin	waitress
kenne	know
kennen	know
kennengelernt	get know meet
kennenlernen	get know meet introduction
kennenlerngespräch	introductory meeting call
kennst	know
kennt	know
kenntnis	knowledge
kenntnisse	knowledge skills
kennwort	password
kennwörter	passwords
kennzeichen	license plate
kennzeichnung	labelling
keramik	ceramics
kerl	guy
kernbohrung	core drilling
kernzeit	core hours
kerze	candle
kerzen	candles
kessel	boiler
kesseltausch	boiler replacement
ketchup	ketchup
kette	chain necklace
ketten	chains
kettenschaltung	derailleur gears
kettensäge	chainsaw
keuchhusten	whooping cough
keyboard	keyboard
kfz	motor vehicle car
kg	kilogram physiotherapy
ki	artificial intelligence
kickboxen	kickboxing
kids	kids children
kiefer	jaw pine
kieferchirurg	oral surgeon
kieferorthopäde	orthodontist
kieferorthopädie	orthodontics
kieferorthopädin	orthodontist
kieferschmerzen	jaw pain
kies	gravel
kilo	kilogram
kilogramm	kilogram
kilometer	kilometer
kilometergeld	mileage allowance
kilometerleistung	mileage
kilometerpauschale	mileage rate
kilometerstand	mileage
kilowatt	kilowatt
kilowattstunde	kilowatt hour
kilowattstunden	kilowatt hours
kind	child
kinder	children kids
kinderarzt	pediatrician
kinderausweis	child identity card
kinderbecken	children pool
kinderbetreuung	childcare
kinderbett	cot crib children bed
kinderbibliothek	children library
kinderbuch	children book
kinderbücher	children books
kinderchor	children choir
kinderdisco	children disco
kinderermäßigung	child discount
kinderfahrrad	children bike
kinderfest	children festival
kinderfotos	children photos
kinderfreibetrag	child tax allowance
kinderfreundlich	child friendly
kinderfriseur	children hairdresser
kinderführung	children tour
kindergarten	kindergarten daycare
kindergartenbeitrag	kindergarten fee
kindergartenfoto	kindergarten photo
kindergartengebühr	kindergarten fee
kindergartengruppe	kindergarten group
kindergartenjahr	kindergarten year
kindergartenkind	kindergarten child
kindergartenplatz	kindergarten place
kindergartenplätze	kindergarten places
kindergeburtstag	child birthday party children
kindergeburtstage	child birthday parties children
kindergeld	child benefit
kindergeldantrag	child benefit application
kindergottesdienst	children church service
kindergärten	kindergartens
kindergärtnerin	kindergarten teacher
kinderhaarschnitt	children haircut
kinderhaus	children house daycare
kinderhochstuhl	high chair
kinderkarte	child ticket
kinderkleidung	children clothing
kinderklinik	children hospital
kinderkrippe	nursery creche
kinderkurs	children course
kinderkurse	children courses
kindermenü	kids menu
kindermitgliedschaft	child membership
kindermode	children fashion
kindermuseum	children museum
kindern	children
kinderpflegerin	nursery nurse
kinderportion	kids portion
kinderpreis	child price
kinderprogramm	children program
kinderrad	children bike
kinderreisepass	child passport
kinderräder	children bikes
kinderschminken	face painting
kinderschnitt	children haircut
kinderschutz	child protection
kinderschutzkonzept	child protection policy
kinderschwimmen	children swimming
kinderschwimmkurs	children swimming course
kindersitz	child seat
kindersitze	child seats
kinderspielplatz	playground
kindersport	children sports
kinderstation	children ward
kinderstuhl	high chair
kindertageseinrichtung	daycare center
kindertagespflege	childminding daycare
kindertagesstätte	daycare center
kindertanz	children dance
kinderteller	kids meal
kindertheater	children theater
kinderturnen	children gymnastics
kinderwagen	stroller pram
kinderwagentauglich	stroller friendly
kinderwunsch	fertility
kinderyoga	children yoga
kinderzahnarzt	pediatric dentist
kinderzimmer	children room
kinderzuschlag	child supplement
kinderärztin	pediatrician
kindesunterhalt	child support
kindeswohl	child welfare
kindgerecht	child friendly
kindlich	childlike
kinesiotape	kinesiology tape
kinn	chin
kino	cinema
kinokarte	cinema ticket
kinokarten	cinema tickets
kinoprogramm	cinema program
kinos	cinemas
kiosk	kiosk
kippen	tilt
kipper	tipper truck
kippfenster	tilt window
kirche	church
kirchen	churches
kirchenaustritt	leaving church
kirchenchor	church choir
kircheneintritt	joining church
kirchengemeinde	parish church community
kirchengemeinderat	parish council
kirchenkonzert	church concert
kirchenmusik	church music
kirchensteuer	church tax
kirchentag	church congress
kirchgeld	church contribution
kirchlich	church
kirchturm	church tower
kirmes	fair
kirschbaum	cherry tree
kirsche	cherry
kirschen	cherries
kirschlorbeer	cherry laurel
kissen	pillow cushion
kiste	box crate
kisten	boxes crates
kita	kindergarten daycare
kitaanmeldung	daycare registration
kitabeitrag	daycare fee
kitagebühr	daycare fee
kitagebühren	daycare fees
kitagutschein	daycare voucher
kitaleitung	daycare head
kitaplatz	daycare place
klage	lawsuit complaint
klagen	sue complain lawsuits
klamotten	clothes
klangschalen	singing bowls
klappbar	foldable
klappen	work succeed
klappern	rattle
klappert	rattles
klapprad	folding bike
klappt	work succeed works
klappte	work succeed
klar	clear sure
klarinette	clarinet
klarlack	clear varnish
klasse	great class category grade
klassen	classes grades
klassenarbeit	class test
klassenbildung	class formation
klassenbuch	class register
klassenchat	class chat
klassenfahrt	school trip
klassenfahrten	school trips
klassenfoto	class photo
klassengröße	class size
klassenkasse	class fund
klassenlehrer	class teacher
klassenlehrerin	class teacher
klassenleitung	class teacher
klassenraum	classroom
klassensprecher	class representative
klassenstufe	grade level
klassenvorspiel	class recital
klassenwechsel	change class
klassenzimmer	classroom
klassik	classical music
klauen	stolen steal
klausel	clause
klauseln	clauses
klausur	exam written test
klausureinsicht	exam review
klausuren	exams
klavier	piano
klaviere	pianos
klavierlehrer	piano teacher
klavierstimmer	piano tuner
klaviertransport	piano transport
klavierunterricht	piano lessons
klebeband	adhesive tape
klebebänder	adhesive tapes
kleben	glue stick
kleber	glue adhesive
klebstoff	glue adhesive
klee	clover
kleid	dress
kleider	clothes clothing dresses
kleiderbox	wardrobe box
kleiderbügel	coat hanger
kleidercontainer	clothing container
kleidergröße	clothing size dress
kleiderkammer	clothing donation bank
kleiderkarton	wardrobe box
kleiderkasten	wardrobe
kleiderordnung	dress code
kleiderschrank	wardrobe
kleiderschränke	wardrobes
kleiderspende	clothing donation clothes
kleiderspenden	clothing donations clothes
kleidervorschrift	dress code
kleidung	clothes clothing
kleidungsstück	garment
klein	small little
kleinanzeige	classified ad
kleinanzeigen	classified ads
kleinbus	minibus
kleiner	smaller
kleingarten	allotment garden
kleingartenverein	allotment garden club
kleingedrucktes	fine print
kleingeld	change coins
kleingerät	small appliance
kleingruppe	small group
kleingruppen	small groups
kleinigkeit	trifle little thing
kleinkind	toddler
kleinkinder	toddlers
kleinkredit	small loan
kleinreparaturen	minor repairs
kleinreparaturklausel	minor repair clause
kleinste	smallest
kleinteile	small parts
kleintransport	small transport
kleintransporter	van
kleinunternehmer	small business owner
kleinunternehmerregelung	small business tax rule
kleinwagen	small car
kleister	wallpaper paste
klemmen	jammed stuck jam stick
klemmt	jammed stuck jams
klempner	plumber
klempnerei	plumbing
kletterausrüstung	climbing equipment
klettergerüst	climbing frame
klettergurt	climbing harness
kletterhalle	climbing hall
kletterkurs	climbing course
klettern	climb climbing
kletterpark	climbing park
kletterpflanze	climbing plant
kletterschein	climbing certificate
kletterschuhe	climbing shoes
klettersteig	via ferrata
kletterwald	treetop adventure park
kletterwand	climbing wall
klick	click
klicken	click
klickvinyl	click vinyl
klima	climate
klimaanlage	air conditioning
klimaanlagen	air conditioners
klimagerät	air conditioner
klimaneutral	climate neutral
klimaservice	air conditioning service
klimatechniker	air conditioning technician
klimaticket	climate public transport ticket
klimatisiert	air conditioned
klimawartung	air conditioning maintenance
klingel	doorbell
klingelanlage	doorbell system
klingeln	ring bell
klingelschild	doorbell name plate
klinik	clinic hospital
kliniktasche	hospital bag
klinikum	hospital
klinke	door handle
klo	toilet restroom
klobrille	toilet seat
klodeckel	toilet lid
klopapier	toilet paper
klopfen	knock
klos	toilets
klospülung	toilet flush
kloster	monastery
klub	club
kluft	scout uniform
klug	smart clever
kläger	plaintiff
kläranlage	sewage plant treatment
klären	clarify resolve
klärgrube	septic tank
klärt	clarify resolve
klärung	clarification
klöster	monasteries
klöße	dumplings
km	kilometer
knapp	scarce tight
knarren	creak
knarrt	creaks
kneipe	pub bar
kneipen	pubs bars
kneipp	water therapy
knete	money cash
knie	knee
knieschmerzen	knee pain
knirscherschiene	night guard
knoblauch	garlic
knochen	bone
knochenaufbau	bone augmentation
knochenbruch	bone fracture
knopf	button
knopfzelle	button cell battery
knöchel	ankle
knödel	dumpling
knöllchen	parking ticket fine
knöpfe	buttons
koch	cook chef
kochen	cook
kochfeld	hob cooktop
kochinsel	kitchen island
kochkurs	cooking class course
kochkurse	cooking classes
kochnische	kitchenette
koffeinfrei	caffeine free
koffer	suitcase
kofferraum	car trunk boot
kofferraumladung	trunk load
kofferträger	porter
kohl	cabbage
kohle	money
kohlenhydrate	carbohydrates
kohlenmonoxid	carbon monoxide
kollege	colleague
kollegen	colleagues
kollegin	colleague
kollegium	teaching staff
kollekte	church collection
kollektion	collection
kollektor	collector
kolloquium	colloquium
kombi	station wagon
kombinierbar	combinable
komisch	strange funny
kommandant	commander
komme	come arrive
kommen	come arrive
kommende	coming next
kommenden	coming next
kommentar	comment
kommission	consignment
kommode	chest drawers
kommst	come arrive
kommt	come arrive comes
kommunal	municipal
kommunalwahl	local election
kommune	municipality
kommunen	municipalities
kommunion	communion
kompatibel	compatible
kompatibilität	compatibility
kompetent	competent
komplett	complete completely
komplettrad	complete wheel
kompliziert	complicated
komponieren	compose
kompost	compost
kompostieranlage	composting plant
kompostierbar	compostable
kompostieren	compost
kompostierung	composting
kompott	stewed fruit
kompressionsstrümpfe	compression stockings
kompressor	compressor
kompromiss	compromise
komödie	comedy
kondenswasser	condensation
konditor	pastry chef
konditorei	pastry shop confectionery
kondom	condom
konfektionsgröße	clothing size
konferenz	conference
konferenzen	conferences
konferenzraum	conference room
konferenzräume	conference rooms
konfession	denomination
konfessionslos	non denominational
konfi	confirmation candidate
konfiguration	configuration
konfigurieren	configure
konfiguriert	configured
konfirmand	confirmation candidate
konfirmanden	confirmation candidates
konfirmandenunterricht	confirmation classes
konfirmation	confirmation protestant
konfitüre	jam
kongress	congress
konnte	can able could
konnten	can able
konrektor	deputy head
konserve	canned food
konserven	canned food
konservierungsstoffe	preservatives
konsole	console
konstruktionsvollholz	structural timber
konsulat	consulate
kontakt	contact
kontaktaufnahme	contact
kontaktdaten	contact details
kontakte	contacts
kontaktformular	contact form
kontaktieren	contact
kontaktiert	contact contacted
kontaktlinse	contact lens
kontaktlinsen	contact lenses
kontaktlos	contactless
kontaktperson	contact person
konten	accounts
konto	account
kontoauflösung	account closure
kontoauszug	bank statement
kontoauszugsdrucker	statement printer
kontoauszüge	bank statements
kontobewegung	account transaction
kontodaten	account details
kontoeröffnung	account opening
kontoführung	account management
kontoführungsgebühr	account fee
kontoinhaber	account holder
kontoinhaberin	account holder
kontolöschung	account deletion
kontonummer	account number
kontoschließung	account closure
kontosperrung	account blocking suspension
kontostand	account balance
kontoverbindung	bank details
kontovollmacht	account power attorney
kontowechsel	account switch change
kontrabass	double bass
kontrolle	check control inspection
kontrolleur	ticket inspector
kontrollieren	check control inspect
kontrolliert	check control checked
kontrollleuchte	warning light
kontrolltermin	followup appointment
kontrolluntersuchung	checkup
konversation	conversation
konversationskurs	conversation course
konzentration	concentration
konzentrieren	concentrate
konzept	concept
konzepte	concepts
konzert	concert
konzerte	concerts
konzerthaus	concert hall
konzertkarte	concert ticket
konzertkarten	concert tickets
konzession	license concession
kooperation	cooperation
kooperationspartner	cooperation partner
koordinieren	coordinate
kopf	head
kopfhaut	scalp
kopfhörer	headphones
kopfkissen	pillow
kopfläuse	head lice
kopfmassage	head massage
kopfpolster	pillow
kopfschmerz	headache
kopfschmerzen	headache
kopfschmerztablette	headache tablet
kopftuch	headscarf
kopfweh	headache
kopie	copy
kopien	copies
kopieren	copy
kopierer	copier
kopiergerät	copier
kopiert	copy copied
koppel	paddock
korbflechter	basket maker
kork	cork
korkboden	cork floor
korken	corks
korkenzieher	corkscrew
korkgeld	corkage fee
korrekt	correct
korrektur	correction
korrekturabzug	proof
korrekturen	corrections
korrekturschleife	revision round
korrigieren	correct
korrigiert	correct corrected
kortison	cortisone
koscher	kosher
kosmetik	cosmetics beauty
kosmetikbehandlung	cosmetic treatment
kosmetiker	beautician
kosmetikerin	beautician
kosmetikprodukte	cosmetic products
kosmetiksalon	beauty salon
kosmetikstudio	beauty salon
kosmetisch	cosmetic
kosten	cost price costs taste
kostenbeteiligung	cost sharing
kostenerstattung	reimbursement costs
kostenfrei	free
kostenlos	free
kostenpflichtig	charge fee chargeable paid
kostenträger	payer
kostenvoranschlag	cost estimate quote
kostenvoranschläge	cost estimates quotes
kostenübernahme	cost coverage
kostet	cost price costs
kostüm	costume
kostüme	costumes
kostümführung	costume tour
kostümverleih	costume rental
kotbeutel	dog waste bag
kotflügel	fender
kotzen	vomit
kp	no idea
krabbelgruppe	toddler playgroup
krabbelstube	nursery toddlers
krach	noise
kraft	strength power
kraftfahrer	driver
kraftfahrzeug	motor vehicle
kraftfahrzeugsteuer	vehicle tax
kraftsport	strength training
kraftstoff	fuel
kraftstrom	three phase power
krafttraining	strength training
kraftwerk	power plant
kragen	collar
kralle	claw
krallen	claws
kram	stuff things
krampf	cramp
krampfadern	varicose veins
kran	crane
kranarbeiten	crane work
kranführer	crane operator
krank	sick ill
kranke	sick
krankengeld	sick pay
krankengymnast	physiotherapist
krankengymnastik	physiotherapy exercise
krankenhaus	hospital
krankenhausaufenthalt	hospital stay
krankenhauskosten	hospital costs
krankenhaustagegeld	hospital daily allowance
krankenhäuser	hospitals
krankenkasse	health insurance
krankenkassen	health insurance
krankenkassenkarte	health insurance card
krankenkassenzuschuss	health insurance subsidy
krankenpfleger	nurse
krankensalbung	anointing sick
krankenschein	sick note
krankenschwester	nurse
krankentransport	patient transport
krankenversichert	health insured
krankenversicherung	health insurance
krankenwagen	ambulance
kranker	sick person
krankgemeldet	sick leave reported
krankgeschrieben	sick leave note
krankheit	illness disease
krankheiten	diseases illnesses
krankheitsbedingt	due illness
krankheitsfall	case illness
krankmelden	call sick report
krankmeldung	sick note report
krankschreiben	sick note
krankschreibung	sick note
kranz	wreath
krapfen	doughnut
krass	crazy intense
kratzbaum	scratching post
kratzer	scratch
kratzfest	scratch resistant
kraulen	crawl swimming
kraulkurs	crawl course
kraut	cabbage herb
krawatte	tie
krebs	cancer
krebskrank	cancer patient
krebspatient	cancer patient
krebstiere	crustaceans
krebsvorsorge	cancer screening
kredit	loan credit
kreditantrag	loan application
kredite	loans credits
kreditkarte	credit card
kreditkarten	credit cards
kreditkartenabrechnung	credit card statement
kreditkartennummer	credit card number
kreditlimit	credit limit
kreditrahmen	credit limit
kreditvertrag	loan agreement
kreditwürdigkeit	creditworthiness
kreide	chalk
kreis	district
kreishaus	district office
kreislauf	circulation
kreislaufprobleme	circulation problems
kreissäge	circular saw
kreisverkehr	roundabout
kreisverwaltung	district administration
kreißsaal	delivery room birth
kreißsaalführung	delivery room tour
krempel	stuff things
kreppband	masking tape
kreuz	lower back cross
kreuzallergie	cross allergy
kreuzbandriss	cruciate ligament tear
kreuzfahrt	cruise
kreuzfahrten	cruises
kreuzkontamination	cross contamination
kreuzung	intersection
kribbeln	tingling
kriechen	crawl
krieg	get receive
kriege	get receive
kriegen	get receive
kriegst	get receive
kriegt	get receive
krimi	crime novel
kriminalität	crime
krippe	nursery nativity scene creche
krippenkind	nursery child
krippenplatz	nursery place
krippenspiel	nativity play
kritik	criticism
kritisieren	criticize
krone	crown treetop
krämpfe	cramps
kräne	cranes
kränklich	sickly
kränze	wreaths
krätze	scabies
kräuter	herbs
kräuterbeet	herb bed
kräutertee	herbal tea
krücke	crutch
krücken	crutches
kubikmeter	cubic meter
kuchen	cake
kuchenbestellung	cake order
kucken	look watch
kugelschreiber	ballpoint pen
kuh	cow
kuhmilchallergie	cow milk allergy
kulant	accommodating fair goodwill
kulanz	goodwill
kulisse	scenery backdrop
kultururlaub	cultural holiday
kumpel	buddy friend
kunde	customer client
kunden	customers clients
kundenberater	customer advisor
kundenberatung	customer advice
kundenbereich	customer area
kundenbetreuung	customer support
kundenbewertung	customer review
kundenbewertungen	customer reviews
kundencenter	customer center
kundendaten	customer data
kundendienst	customer service
kundendiensttechniker	service technician
kundenfreundlich	customer friendly
kundenkarte	loyalty card customer
kundenkarten	loyalty cards
kundenkonten	customer accounts
kundenkonto	customer account
kundennummer	customer number
kundenparkplatz	customer parking
kundenparkplätze	customer parking
kundenportal	customer portal
kundenservice	customer service
kundentoilette	customer toilet
kundenzentrum	customer center
kundenzufriedenheit	customer satisfaction
kundin	customer client
kundschaft	customers clientele
kunst	art
kunsthalle	art gallery
kunstleder	artificial leather
kunstmuseum	art museum
kunstnägel	artificial nails
kunstrasen	artificial turf
kunstrasenplatz	artificial turf pitch
kunstschule	art school
kunststoff	plastic
kunststoffe	plastics
kunststofffenster	plastic window
kunststofffüllung	composite filling
kunstturnen	artistic gymnastics
kunstunterricht	art lessons
kunstwerk	artwork
kupfer	copper
kupplung	clutch coupling
kur	spa cure treatment
kurantrag	spa cure application
kurator	curator
kuratorin	curator
kurbel	crank
kurgast	spa guest
kurgäste	spa guests
kurhaus	spa house
kurier	courier
kurierdienst	courier service
kurierfahrt	courier trip
kurkonzert	spa concert
kurort	spa town
kurpark	spa gardens
kurs	course
kursabbruch	dropping course
kursabsage	course cancellation
kursangebot	course offer
kursanmeldung	course registration
kursausfall	course cancelled
kursbeginn	course start
kursbereich	class area
kursbescheinigung	course certificate
kursbuch	course book coursebook
kursbuchung	course booking
kursbücher	coursebooks
kursdauer	course duration
kurse	courses
kursende	course end
kursgebühr	course fee
kursgebühren	course fees
kursgröße	class size
kursheft	course booklet
kursinhalt	course content
kursinhalte	course contents
kurskosten	course costs
kursleiter	course instructor
kursleiterin	course instructor
kursleitung	course instructor
kursmaterial	course materials
kursniveau	course level
kursnummer	course number
kursort	course location
kursplan	class schedule
kursplatz	course place
kurspläne	class schedules
kursplätze	course places
kurspreis	course price
kursprogramm	course program
kursraum	course room
kursräume	course rooms
kursstart	course start
kursstufe	course level
kurstag	course day
kursteilnahme	course participation
kursteilnehmer	course participant
kurstermin	course date
kurstermine	course dates
kursunterlage	course material
kursunterlagen	course materials
kurswechsel	change course
kurtaxe	tourist tax
kurverwaltung	spa administration
kurz	short brief
kurzarbeit	short time work
kurzarbeitergeld	short time allowance
kurzbewerbung	short application
kurzfristig	short notice
kurzhaarfrisur	short hairstyle
kurzparkzone	short term parking zone
kurzschluss	short circuit
kurzschlüsse	short circuits
kurzsichtig	short sighted
kurzurlaub	short break
kurzzeitig	briefly short
kurzzeitkennzeichen	temporary license plate
kurzzeitparken	short term parking
kurzzeitpflege	short term care
kuscheltier	cuddly toy
kusine	cousin
kutsche	carriage
kutschfahrt	carriage ride
kuvert	envelope
kw	calendar week kilowatt
kwh	kilowatt hour
kwp	kilowatt peak
käfer	beetle
käfig	cage
kälber	calves
kälte	cold
kälteempfindlich	cold sensitive
kältemittel	refrigerant
kälter	colder
kältetechnik	refrigeration
kältetherapie	cold therapy
käme	come arrive
kämmen	comb
kämmerei	treasury
kämpfe	fight
kämpfen	fight
kärchern	pressure wash
käse	cheese
käsekuchen	cheesecake
käseplatte	cheese platter
käserei	cheese dairy
käsespätzle	cheese noodles
kästen	wardrobes boxes
kätzchen	kitten
käufe	purchase purchases
käufer	buyer customer
käuferin	buyer customer
käuferschutz	buyer protection
köche	cooks chefs
köchin	cook chef
können	can able
könnt	can able
könnte	could able
könnten	could able
könntet	could able
köpfe	heads
körnerbrötchen	seeded roll
körper	body
körperanalyse	body analysis
körperbehandlung	body treatment
körpergröße	height
körperlich	physical
körperpackung	body wrap
körperpflege	personal hygiene
körperteil	body part
köstlich	delicious
kübelpflanze	container plant
küche	kitchen cuisine
küchen	kitchens
küchenabfälle	kitchen waste
küchenarmatur	kitchen tap
küchenausstellung	kitchen showroom
küchenberatung	kitchen advice
küchenchef	head chef
küchenfront	kitchen front
küchengerät	kitchen appliance
küchengeräte	kitchen appliances
kücheninsel	kitchen island
küchenmaschine	food processor
küchenmontage	kitchen installation
küchenmonteur	kitchen fitter
küchenmöbel	kitchen furniture
küchenplaner	kitchen planner
küchenplanung	kitchen planning
küchenrückwand	kitchen backsplash
küchenschluss	kitchen closing
küchenschrank	kitchen cabinet
küchenschränke	kitchen cabinets
küchenstudio	kitchen studio
küchenzeile	kitchenette
küchenzeiten	kitchen hours
küchenöffnungszeiten	kitchen hours
kühe	cows
kühl	cool
kühlen	cool
kühler	radiator cooler
kühlmittel	coolant
kühlpack	ice pack
kühlschrank	refrigerator fridge
kühlschränke	refrigerator refrigerators fridges
kühlt	cools
kühltransport	refrigerated transport
kühltruhe	freezer
kühlung	cooling
kühlwagen	refrigerated truck
kühlwasser	coolant
küken	chick
kümmern	care look after
kümmert	care look after
kündbar	cancellable terminable
kündige	cancel terminate
kündigen	cancel terminate
kündigt	cancel terminate cancels
kündigte	cancelled terminated
kündigung	cancellation termination
kündigungen	cancellations terminations
kündigungsbestätigung	cancellation confirmation
kündigungsbutton	cancellation button
kündigungsformular	cancellation form
kündigungsfrist	notice period cancellation
kündigungsfristen	notice periods
kündigungsgrund	cancellation reason
kündigungsrecht	right cancel termination
kündigungsschreiben	cancellation letter
kündigungsschutz	protection dismissal
kündigungstermin	cancellation date
künftig	future
künstler	artist
künstleragentur	artist agency
künstlerin	artist
kürbis	pumpkin
kürbiskerne	pumpkin seeds
kürzen	shorten cut
kürzer	shorter
kürzlich	recently
küste	coast
küster	sexton
l17	accompanied driving license
labern	talk
labor	laboratory
laborwerte	laboratory results
lachen	laugh
lachgas	laughing gas
lachs	salmon
lacht	laugh
lack	varnish paint lacquer
lacke	varnishes
lackieren	varnish paint
lackierer	painter varnisher
lackiererei	paint shop
lackiert	varnished painted
lackierung	varnish paintwork
lackschaden	paint damage
lade	drawer
ladebordwand	tail lift
ladefläche	loading area
ladegerät	charger
ladegeräte	chargers
ladeinfrastruktur	charging infrastructure
ladekabel	charging cable
ladekarte	charging card
ladeleistung	charging power
laden	shop load charge store
ladenpreis	retail price
ladenschluss	closing time
ladenöffnungszeiten	store opening hours
ladepunkt	charging point
laderampe	loading ramp
ladestation	charging station
ladestationen	charging stations
ladesäule	charging station
ladesäulen	charging stations
ladetermin	loading appointment
ladezeit	charging time loading
ladezone	loading zone
ladung	load cargo
ladungssicherung	load securing
lag	lie located
lage	location situation
lageplan	site plan map
lagepläne	site plans
lager	storage warehouse stock camp
lagerarbeiter	warehouse worker
lagerbestand	stock inventory
lagerbox	storage unit
lagerfeuer	campfire
lagerfeuerstelle	campfire site
lagerhalle	warehouse
lagerkosten	storage costs
lagern	store
lagernd	stock available
lagerplatz	storage space
lagerraum	storage room
lagerräume	storage rooms
lagerung	storage
lagerverkauf	warehouse sale
laib	loaf
laken	sheet
laktose	lactose
laktosefrei	lactose free
laktoseintolerant	lactose intolerant
laktoseintoleranz	lactose intolerance
lamellenvorhang	vertical blinds
laminat	laminate flooring
laminieren	laminate
laminiert	laminated
lamm	lamb
lammfleisch	lamb
lampe	lamp
lampen	lamps
land	country
landen	land
landesamt	state office
landesmuseum	state museum
landesverband	regional association
landesweit	nationwide
landgericht	regional court
landingpage	landing page
landkarte	map
landkreis	district county
landmaschine	agricultural machine
landmaschinen	agricultural machinery
landrat	district administrator
landratsamt	district office
landschaftsbau	landscaping
landschaftsgärtner	landscaper
landschaftsgärtnerei	landscaping company
landschaftspflege	landscape maintenance
landschulheim	school camp
landstraße	country road
landtagswahl	state election
landung	landing
landwirt	farmer
landwirtschaft	agriculture farming
lang	long
lange	long time
langeweile	boredom
langfristig	long term
langlauf	cross country skiing
langlebig	durable
langsam	slow
langsamer	slower
langweilen	bore
langweilig	boring
langzeit	long term
langzeitmiete	long term rental
langzeitparken	long term parking
langzeitpflege	long term care
langzeiturlauber	long stay guest
lappen	driving license cloth rag
laptop	laptop
laptopreparatur	laptop repair
laptops	laptops
las	read
lasagne	lasagna
laser	laser
laserbehandlung	laser treatment
lasergravur	laser engraving
lasermessgerät	laser measuring device
lasern	laser treatment
lasieren	glaze stain
lassen	let leave
lastenrad	cargo bike
lastenräder	cargo bikes
laster	truck
lastkraftwagen	truck
lastminute	last minute
lastschrift	direct debit
lastschriftmandat	direct debit mandate
lastschriftverfahren	direct debit
lastwagen	truck
lasur	glaze wood stain
latein	latin
laterne	street lamp lantern
laternenumzug	lantern parade
latte	slat batten
latten	slats battens
lattenrost	slatted frame
laub	leaves foliage
laubbaum	deciduous tree
laubbläser	leaf blower
laubrechen	leaf rake
laubsack	leaf bag
laubsäcke	leaf bags
lauch	leek
lauf	run race
laufbahn	track career
laufband	treadmill
laufbänder	treadmills
laufe	walk run
laufen	walk run
laufend	ongoing
laufgruppe	running group
laufkurs	running course
laufmeter	running meter
laufrad	balance bike
lauftreff	running group
laufzeit	term duration
laufzeiten	terms durations
laugenbrötchen	pretzel roll
laugengebäck	pretzel pastry
laugenstange	pretzel stick
laut	loud noisy according
lautsprecher	loudspeaker speaker
lautsprecherbox	speaker
lautstärke	volume noise loudness
lauwarm	lukewarm
lavendel	lavender
layout	layout
leasen	lease
leasing	leasing
leasingrate	leasing installment
leasingrückgabe	lease return
leasingvertrag	lease contract leasing
leben	live life
lebendig	alive lively
lebensbedrohlich	life threatening
lebensberatung	life counseling
lebensbescheinigung	life certificate
lebensdauer	lifespan
lebensgefahr	mortal danger
lebensgefährte	life partner
lebensgefährtin	life partner
lebenslauf	resume curriculum cv
lebensläufe	resumes
lebensmittel	food groceries
lebensmittelausgabe	food distribution
lebensmittelladen	grocery store
lebensmittelrettung	food rescue
lebensmittelspende	food donation
lebensmittelvergiftung	food poisoning
lebenspartner	partner
lebenspartnerschaft	civil partnership
lebensversicherung	life insurance
leber	liver
leberfleck	mole
leberkäse	meat loaf
lebkuchen	gingerbread
lebt	live life
leck	leak
leckage	leak
leckagen	leaks
lecker	delicious tasty
leckerli	treat
leckortung	leak detection
lecks	leaks
led	led
leder	leather
lederhose	leather trousers
lederjacke	leather jacket
ledig	single unmarried
lediglich	only just
leer	empty
leeren	empty
leerfahrt	empty run
leergut	empty bottles empties deposit
leergutannahme	empty bottle return
leergutautomat	bottle return machine
leerstand	vacancy
leerung	emptying collection
legal	legal
legasthenie	dyslexia
legen	lay put
leggings	leggings
legionellen	legionella bacteria
legionellenprüfung	legionella test
legitimation	identification
legitimieren	identify authenticate
legt	lay put
lehm	clay
lehmputz	clay plaster
lehrabschluss	apprenticeship completion
lehrabschlussprüfung	apprenticeship final exam
lehrbeauftragter	lecturer
lehrbetrieb	training company apprenticeship
lehrbuch	textbook
lehrbücher	textbooks
lehre	apprenticeship teaching
lehren	teach
lehrer	teacher
lehrerin	teacher
lehrerzimmer	staff room teachers
lehrgang	course training
lehrgänge	courses training
lehrkraft	teacher
lehrkräfte	teachers staff
lehrling	apprentice trainee
lehrlinge	apprentices
lehrmaterial	teaching materials
lehrpfad	educational trail
lehrplan	curriculum
lehrpläne	curricula
lehrstelle	apprenticeship position
lehrstuhl	chair professorship
lehrvertrag	apprenticeship contract
leichenschmaus	funeral meal
leicht	light easy
leichtathletik	athletics track
leichter	easier lighter
leiden	suffer
leider	unfortunately
leiharbeit	temporary agency work
leihauto	rental car
leihdauer	loan period
leihen	lend borrow rent
leihfahrrad	rental bike
leihfrist	loan period
leihfristen	loan periods
leihgabe	loan
leihgebühr	rental fee loan
leihgerät	loan device
leihgeräte	loan devices
leihinstrument	rental instrument
leihinstrumente	rental instruments
leihkleidung	rental clothing
leihrad	rental bike
leihräder	rental bikes
leiht	lend borrow
leihwagen	rental car
leim	glue
leimen	glue
leimholz	glued wood
leimholzplatte	glued wood board
leine	leash
leinen	linen
leinenpflicht	leash requirement required
leinenzwang	leash required
leinsamen	linseed
leinwand	screen canvas
leinwanddruck	canvas print
leinwände	screens canvases
leise	quiet
leiste	strip molding
leisten	afford perform strips
leistung	service performance benefit power
leistungen	benefits services
leistungsantrag	benefit claim application
leistungsausschluss	benefit exclusion
leistungsfall	benefit claim
leistungskurs	advanced course
leistungsnachweis	transcript performance record
leistungsort	place performance
leistungspunkte	credits
leistungssport	competitive sports
leistungsumfang	scope services
leiten	lead manage
leiter	manager head ladder leader
leiterin	manager head leader
leitern	ladders
leitung	management line pipe head
leitungen	lines pipes cables
leitungswasser	tap water
leitungswasserschaden	pipe water damage
lektorat	editing proofreading
lenken	steer drive
lenker	handlebar driver
lenkrad	steering wheel
lenkräder	steering wheels
lenkung	steering
lenkzeit	driving time
lernapp	learning app
lerne	learn
lernen	learn study
lernentwicklungsgespräch	learning progress talk
lernfahrausweis	learner permit
lernführerschein	learner permit
lerngruppe	study group
lernmaterial	learning material materials
lernmittel	learning materials
lernmittelfreiheit	free textbooks
lernplan	study plan
lernplattform	learning platform
lernplatz	study place
lernplätze	study places
lernprogramm	learning program
lernraum	study room
lernschwäche	learning disability
lernstand	learning level
lernt	learn learns
lernte	learned
lernunterlagen	study materials
lernziel	learning goal
lernziele	learning goals
lesbar	readable
lese	read
leseausweis	library card
lesebrille	reading glasses
leseclub	reading club
leseecke	reading corner
lesekreis	book club
lesen	read
lesepate	reading mentor
leser	reader
leserausweis	library card reader
leserbrief	letter editor
leserbriefe	letters editor
leserin	reader
leserservice	reader service
lesesaal	reading room
lesesäle	reading rooms
leseverstehen	reading comprehension
lesezeichen	bookmark
lesung	reading author
lesungen	readings
letzte	last
letzten	last
letztens	recently
letzter	last
letztes	last
letztjährig	last year
letztmals	last
leuchte	light lamp
leuchten	lights lamps
leuchtet	lights up
leuchtmittel	bulb
leuchtreklame	neon sign
leuchtstoffröhre	fluorescent tube
leuchtturm	lighthouse
leuchttürme	lighthouses
leugnen	deny
leute	people
level	level
lg	greetings regards
licht	light
lichtbild	photo
lichtbildausweis	photo id
lichtbilder	photos
lichteinstellung	headlight adjustment
lichter	lights
lichterkette	string lights
lichtmaschine	alternator
lichtschalter	light switch
lichtschutzfaktor	sun protection factor
lichttechnik	lighting technology
lichttest	light test
lid	eyelid
lidschatten	eyeshadow
lidstrich	eyeliner
lieb	dear kind
liebe	love dear
lieben	love
lieber	rather prefer
liebevoll	loving
lieblich	sweet wine
liebt	love
lied	song
lieder	songs
lief	walk run ran
lieferadresse	delivery address
lieferanschrift	delivery address
lieferant	supplier
lieferanten	suppliers
lieferbar	available deliverable
lieferbedingungen	delivery terms
lieferdatum	delivery date
lieferdienst	delivery service
lieferengpass	supply shortage
lieferfenster	delivery window
lieferfrist	delivery period
liefergebiet	delivery area
liefergebühr	delivery fee
lieferkette	supply chain
lieferkosten	delivery cost costs
lieferland	delivery country
lieferländer	delivery countries
liefern	deliver
lieferoption	delivery option
lieferort	delivery place
lieferschein	delivery note
lieferschwierigkeiten	delivery problems
lieferservice	delivery service
lieferstatus	delivery status
liefert	deliver delivers
lieferte	delivered
liefertermin	delivery date
liefertermine	delivery dates
lieferumfang	included delivery contents scope
lieferung	delivery
lieferungen	deliveries
lieferunterbrechung	delivery suspension
lieferverzug	delivery delay
lieferverzögerung	delivery delay
lieferwagen	delivery van
lieferzeit	delivery time
lieferzeiten	delivery times
lieferzone	delivery area
liege	lounger
liegefläche	lying area
liegen	located lie
liegengeblieben	left behind broken down
liegengelassen	left behind
liegenlassen	left behind leave
liegenschaftsamt	property office
liegenschaftskataster	property cadastre
liegeplatz	berth mooring
liegeplätze	berths moorings
liegestuhl	deck chair
liegestühle	deck chairs
liegewagen	couchette
liegewiese	sunbathing lawn
liegt	located lie
lieh	lend borrow borrowed
liest	read reads
ließ	let leave
lift	elevator lift
liga	league
ligen	leagues
liguster	privet
likör	liqueur
lila	purple
lilie	lily
limit	limit
limo	lemonade soda
limonade	lemonade soda
limousine	sedan
linde	linden
lineal	ruler
linedance	line dance
lineup	lineup
linienbus	public bus
link	link
links	left
linoleum	linoleum
linse	lens
linsen	lentils lenses
lippe	lip
lippen	lips
lippenstift	lipstick
liste	list
listen	lists
listenhund	dangerous dog breed
listenpreis	list price
liter	liter
liveband	live band
livemusik	live music
livestream	live stream
lizenz	license
lizenzen	licenses
lizenzschlüssel	license key
lkw	truck
lob	praise
loben	praise
location	venue location
loch	hole
locken	curls
lockenstab	curling iron
locker	loose
lockern	loosen
lockig	curly
loge	box seat
login	login
logindaten	login credentials
logins	logins
loginseite	login page
logistik	logistics
logistiker	logistics specialist
logistikzentrum	logistics center
logo	logo
logoentwurf	logo draft
logopäde	speech therapist
logopädie	speech therapy
logopädin	speech therapist
logos	logos
lohn	wage pay
lohnabrechnung	payslip
lohnbuchhaltung	payroll
lohnbüro	payroll office
lohnfortzahlung	continued pay sick
lohnkosten	labor costs
lohnsteuer	wage tax
lohnsteuerbescheinigung	wage tax certificate
lohnsteuerhilfe	tax assistance
lohnsteuerjahresausgleich	annual tax adjustment
lohnsteuerkarte	wage tax card
lohnunternehmer	agricultural contractor
lohnzettel	payslip
loipe	cross country ski trail
lokal	local pub restaurant
lokale	restaurants local
lokalzeitung	local newspaper
lokführer	train driver
los	start go raffle ticket
losbude	raffle booth
lose	loose raffle tickets
losfahren	set off leave
losgefahren	set off leave
losgegangen	start begin leave
losgehen	start begin leave
losgeht	start begin leave
loslassen	let go
losverfahren	lottery procedure draw
loswerden	get rid
lotion	lotion
lotterie	lottery
luft	air
luftballon	balloon
luftballons	balloons
luftbefeuchter	humidifier
luftbild	aerial photo
luftbilder	aerial photos
luftentfeuchter	dehumidifier
luftfeuchtigkeit	humidity
luftfilter	air filter
luftfracht	air freight
luftmatratze	air mattress
luftpolsterfolie	bubble wrap
luftpumpe	air pump
luftwärmepumpe	air heat pump
lunchpaket	packed lunch
lunge	lung
lungenarzt	pulmonologist
lungenentzündung	pneumonia
lungenfunktionstest	lung function test
lupinen	lupins
lust	desire feel like
lustig	funny
lustspiel	comedy
lutschtablette	lozenge
luxuriös	luxurious
luxus	luxury
lymphdrainage	lymphatic drainage
lächeln	smile
läden	shop store shops stores
lädt	load invite charges loads
lähmung	paralysis
lämmer	lambs
länder	countries
ländlich	rural
länge	length
länger	longer
längste	longest
lärche	larch
lärm	noise
lärmbelästigung	noise disturbance nuisance
lärmschutz	noise protection
lässt	let leave
läufe	runs races
läufer	runner
läufig	dog heat
läufst	walk run
läuft	run works runs
läuse	lice aphids
löcher	holes
löffel	spoon
löhne	wages
löschen	delete extinguish
löschfahrzeug	fire engine
löschung	deletion
löschzug	fire engine unit
lösen	solve loosen
löst	solve
lösung	solution
lösungen	solutions
lösungsmittel	solvent
löten	solder
lötkolben	soldering iron
löwe	lion
löwen	lions
lüften	ventilate air
lüfter	fan ventilator
lüftung	ventilation
lüftungsanlage	ventilation system
lüge	lie
lügen	lie
machbar	feasible possible
mache	do make
machen	do make
machst	do make
macht	do make
machte	do make
mag	like
magazin	magazine storage
magen	stomach
magenschmerzen	stomach pain
magenspezialist	stomach specialist
magenspiegelung	gastroscopy
magersucht	anorexia
magnesium	magnesium
magst	like
mahlzeit	meal
mahlzeiten	meals
mahlzeitendienst	meal service
mahnbescheid	court payment order
mahnen	remind warn
mahngebühr	late fee
mahngebühren	late fees
mahnung	reminder payment
mahnungen	payment reminders
mahnverfahren	debt collection procedure
mai	may
maibaum	maypole
mail	email
mailadresse	email address
mailbox	voicemail mailbox
mailen	email send
mails	email emails
mailverteiler	mailing list
mais	corn
maisonette	maisonette duplex
makler	broker agent
maklergebühr	broker fee
maklerin	broker agent
maklerprovision	broker commission
malaria	malaria
malen	paint draw
maler	painter
malerarbeiten	painting work
malerbetrieb	painting company
malerei	painting
malerin	painter
malerkrepp	masking tape
malermeister	master painter
malerrolle	paint roller
malkurs	painting course
malschule	painting school
malz	malt
mama	mom mother mum
mami	mom mother
mammografie	mammography
manchmal	sometimes
mandant	client
mandat	mandate
mandel	almond
mandelentzündung	tonsillitis
mandeln	tonsils almonds
mangel	defect deficiency shortage
mangelhaft	defective poor faulty
maniküre	manicure
mann	man
mannschaft	team
mannschaften	teams
mannschaftsführer	team captain
mantel	coat tire
manuell	manual
manuskript	manuscript
marathon	marathon
marder	marten
marderschaden	marten damage
marderschutz	marten protection
margarine	margarine
marille	apricot
marillenbaum	apricot tree
mariniert	marinated
marke	brand
marken	brands
markenrecht	trademark law
marketing	marketing
markise	awning
markisen	awnings
markt	market
marktlokation	market location electricity
marktplatz	marketplace market square
marktstand	market stall
marktstände	market stalls
marmelade	jam
marmor	marble
martinsumzug	lantern parade
mascara	mascara
maschendrahtzaun	chain link fence
maschine	machine
maschinen	machines
maschinenbau	mechanical engineering
maschinenring	machinery ring
maschinenschnitt	clipper cut
maschinenverleih	machine rental
masern	measles
masernimpfung	measles vaccination
masernschutz	measles protection
maserung	grain
maske	mask
masken	masks
maskenpflicht	mask requirement
massage	massage
massageliege	massage table
massagen	massages
massagepraxis	massage practice
massageöl	massage oil
masseur	masseur
masseurin	massage therapist
massieren	massage
massiert	massaged
massivholz	solid wood
master	master degree
masterarbeit	master thesis
mastering	mastering
masterstudium	master degree
material	material
materialgeld	materials fee
materialien	materials
materialkosten	material costs
materialliste	supplies list
mathe	maths
mathematik	mathematics
matinee	matinee
matratze	mattress
matratzen	mattresses
matratzenreinigung	mattress cleaning
matrikelnummer	student number
matschhose	rain trousers mud
matt	matt
matte	mat
matten	mats
matura	high school diploma
mauer	wall
mauerdurchbruch	wall breakthrough opening
mauern	walls bricklaying
mauerwerk	masonry brickwork
maulkorb	muzzle
maultaschen	swabian ravioli
maulwurf	mole
maurer	bricklayer mason
maurerarbeiten	masonry work
maus	mouse
mausefalle	mousetrap
maut	toll
max	maximum
maximal	maximum
mayo	mayonnaise
mayonnaise	mayonnaise
maß	measurement dimensions dimension
maßanfertigung	custom tailored made
maßanzug	tailored suit
maßband	tape measure
maßbänder	tape measures
maße	measurement dimensions measurements
maßgefertigt	custom made
maßgeschneidert	tailor made tailored custom
maßmöbel	custom furniture
maßstab	scale
mdf	fiberboard
mechaniker	mechanic
mechanikerin	mechanic
mechanisch	mechanical
mechatroniker	mechatronics technician
meckern	complain moan
medaille	medal
medaillen	medals
mediadaten	media kit advertising rates
mediathek	media library
mediation	mediation
medien	media
medikament	medication medicine
medikamente	medication medicines
medikamentenentsorgung	medication disposal
medikamentenplan	medication plan
meditation	meditation
meditieren	meditate
medium	medium media
medizin	medicine
medizinisch	medical
meer	sea ocean
meerblick	sea view
meeresfrüchte	seafood
meerschweinchen	guinea pig
meeting	meeting
meetinglink	meeting link
meetingraum	meeting room
meetingräume	meeting rooms
meetings	meetings
mega	very great
mehl	flour
mehltau	powdery mildew
mehr	more
mehrbettzimmer	shared room
mehrere	several
mehreren	several
mehrfach	several times repeatedly
mehrfachkarte	multi visit pass
mehrfachverriegelung	multi point lock
mehrfahrtenkarte	multi ride ticket
mehrfamilienhaus	apartment building
mehrgenerationenhaus	multigenerational house community center
mehrjährig	perennial
mehrkosten	additional costs
mehrmals	several times repeatedly
mehrphase	driver training phases
mehrphasenausbildung	driver training phases
mehrspieler	multiplayer
mehrstündig	several hours
mehrtägig	several days
mehrweg	reusable
mehrwegbecher	reusable cup
mehrwegverpackung	reusable packaging
mehrwertsteuer	value added tax
mehrzweckhalle	multipurpose hall
meilenstein	milestone
meilensteine	milestones
meinen	mean think
meint	mean think
meinung	opinion
meist	mostly usually
meistens	mostly usually
meister	master craftsman champion
meisterbetrieb	master craftsman business
meisterbrief	master craftsman certificate
meisterprüfung	master craftsman exam
meisterschaft	championship
meisterschaften	championships
meißel	chisel
meld	report contact
meldeadresse	registered address
meldeamt	registration office
meldeauskunft	residents register information
meldebehörde	registration office
meldebescheinigung	registration certificate residence
meldebescheinigungen	registration certificates
meldebestätigung	registration confirmation residence certificate
melden	report contact register
meldepflicht	registration obligation
meldepflichtig	obliged register notifiable
melderegister	residents register
melderegisterauskunft	residents register information
melderegistersperre	registry information block
meldeschein	registration form
meldestelle	registration office
meldet	report contact
meldezettel	residence registration certificate
meldung	report message notification
meldungen	reports messages
melone	melon
menge	amount quantity
mengen	quantities
mengenrabatt	quantity discount
meniskus	meniscus
mensa	canteen cafeteria
mensakarte	canteen card
mensch	human person
menschen	people
mensen	canteens
menstruation	menstruation
menü	menu
menüauswahl	menu selection
menüdienst	meal service
menükarte	menu
menüpunkt	menu item
menüvorschlag	menu suggestion
merch	merchandise
merci	thanks
merkblatt	leaflet information sheet
merkblätter	leaflets
merken	notice remember
merkwürdig	strange
merkzeichen	disability mark
merkzettel	wishlist
mesner	sexton
messdiener	altar server
messe	trade fair mass
messen	measure
messenger	messenger
messer	knife
messestand	fair booth
messgerät	measuring device
messgeräte	measuring devices
messing	brass
messprotokoll	measurement report
messung	measurement
messungen	measurements
messwert	measured value reading
metall	metal
metallbau	metal construction
metallbauer	metalworker
metalle	metals
meter	meter
meterstab	folding ruler
methode	method
methoden	methods
metronom	metronome
metzger	butcher
metzgerei	butcher shop
mexikanisch	mexican
mfa	medical assistant
mfg	regards
mfk	vehicle inspection
mhd	best before date
mi	wednesday
microblading	microblading eyebrows
microneedling	microneedling
midijob	part time job
mies	lousy bad
mietanfrage	rental inquiry
mietauto	rental car
mietbedingungen	rental conditions
mietbeginn	start tenancy
mietbescheinigung	rental certificate
mietdauer	rental period
miete	rent
mieten	rent hire
mietende	end tenancy
mieter	tenant
mieterbeirat	tenants council
mieterbund	tenants association
mieterhöhung	rent increase
mieterhöhungen	rent increases
mieterin	tenant
mieterinnen	tenants
mieterportal	tenant portal
mieterschutz	tenant protection
mieterschutzbund	tenants association
mieterselbstauskunft	tenant self disclosure
mietersprechstunde	tenant consultation
mieterstrom	tenant electricity
mieterverein	tenants association
mieterversammlung	tenants meeting
mieterwechsel	change tenant
mietet	rents
mietgebühr	rental fee
mietgerät	rental device
mietgeräte	rental equipment
mietinstrument	rental instrument
mietinteressent	prospective tenant
mietkauf	hire purchase
mietkaution	rental deposit
mietkautionskonto	rental deposit account
mietkonto	rent account
mietkosten	rental costs
mietminderung	rent reduction
mietobjekt	rental property
mietpreis	rental price
mietpreisbremse	rent control
mietpreise	rental prices
mietrecht	tenancy law
mietrückstand	rent arrears
mietrückstände	rent arrears
mietschulden	rent debts
mietschuldenfreiheitsbescheinigung	rent payment certificate
mietspiegel	rent index
mietverhältnis	tenancy
mietvertrag	rental agreement lease contract
mietverträge	rental agreements leases
mietwagen	rental car
mietwohnung	rental apartment
mietwohnungen	rental apartments
mietzahlung	rent payment
mietzeit	rental period
migration	migration
migrationsberatung	migration advice
migrieren	migrate
migräne	migraine
mikro	microphone
mikrochip	microchip
mikrodermabrasion	microdermabrasion
mikrofon	microphone
mikrofone	microphones
mikrowelle	microwave
milben	mites
milch	milk
milcheiweiß	milk protein
milcheiweißallergie	milk protein allergy
milchfrei	dairy free
milchglas	frosted glass
milchkaffee	latte coffee
milchprodukte	dairy products
milchpumpe	breast pump
milchpumpenverleih	breast pump rental
milchtankstelle	milk vending machine
milchzahn	baby tooth
milchzähne	baby teeth
mild	mild
milliarde	billion
millimeter	millimeter
million	million
min	minutes
mind	minimum least
minderjährig	minor underage
minderjährige	minors
minderung	reduction
minderwertig	inferior quality
mindest	minimum
mindestalter	minimum age
mindestaufenthalt	minimum stay
mindestbestellmenge	minimum order quantity
mindestbestellwert	minimum order value
mindestbetrag	minimum amount
mindestens	minimum least
mindesthaltbarkeitsdatum	best before date
mindestlaufzeit	minimum term
mindestlohn	minimum wage
mindestmenge	minimum quantity
mindestmietdauer	minimum rental period
mindestteilnehmerzahl	minimum participants
mindestumsatz	minimum spend
mindestvertragslaufzeit	minimum contract term
mineralwasser	mineral water
mineralwolle	mineral wool
minibagger	mini excavator
minibar	minibar
minigolf	mini golf minigolf
minijob	mini job part time
minijobber	part time worker
minimal	minimal minimum
ministerium	ministry
ministrant	altar server
ministranten	altar servers
minus	minus
minute	minute
minuten	minutes
minütig	minutes
mischbatterie	mixer tap
mischbrot	mixed rye bread
mischen	mix
mischhaut	combination skin
mischmaschine	concrete mixer
mischung	mixture
missbrauch	abuse misuse
misst	measure
missverständnis	misunderstanding
mist	crap manure
mistkübel	garbage bin
mistplatz	recycling waste center
mitarbeit	cooperation work collaboration
mitarbeiten	collaborate help participate work
mitarbeitende	employees staff
mitarbeiter	employee staff
mitarbeiterausweis	employee card
mitarbeiterin	employee staff
mitarbeiterrabatt	employee discount
mitbewohner	roommate
mitbewohnerin	roommate
mitbringe	bring along
mitbringen	bring along
miteinander	together
mitesser	blackheads
mitfahren	ride along
mitfahrer	passenger
mitfahrgelegenheit	carpool ride share
mitgebracht	brought along
mitgefahren	ride along
mitgeholfen	helped
mitgekommen	come along
mitgemacht	join participate participated joined
mitgenommen	taken along
mitgeteilt	inform notify notified informed
mitglied	member
mitglieder	members
mitgliederbereich	members area
mitgliederliste	members list
mitgliedern	members
mitgliederversammlung	members meeting general
mitgliederverwaltung	membership administration member
mitgliedervorteil	member benefit
mitgliedervorteile	member benefits
mitgliedsantrag	membership application
mitgliedsausweis	membership card
mitgliedsbeitrag	membership fee
mitgliedsbeiträge	membership fees
mitgliedsbescheinigung	membership certificate
mitgliedschaft	membership
mitgliedschaften	memberships
mitgliedsdaten	member data
mitgliedsjahr	membership year
mitgliedskarte	membership card
mitgliedsnummer	membership number
mitgliedszeitschrift	member magazine
mithelfen	help volunteer
mithilfe	help assistance
mitkommen	come along
mitmachangebot	activity offer join
mitmache	join participate
mitmachen	join participate
mitnahme	taking along transport
mitnehmen	take along bring away
mitnimmt	take along bring
mitspielen	join play
mitspieler	teammate player
mittag	noon midday lunch
mittagessen	lunch
mittags	noon midday
mittagsbetreuung	midday care
mittagskarte	lunch menu
mittagsmenü	lunch menu
mittagspause	lunch break
mittagsruhe	midday quiet hours nap
mittagsschlaf	nap midday
mittagstisch	lunch menu
mitte	middle center
mitteilen	inform notify
mitteilung	message notice notification
mitteilungen	notifications notices messages
mittelalter	middle ages medieval
mittelalterlich	medieval
mittelaltermarkt	medieval market
mittelfristig	medium term
mittelohrentzündung	ear infection
mittelschule	middle school
mittelstufe	middle school
mitten	middle
mitternacht	midnight
mittlerweile	meanwhile now
mittwoch	wednesday
mittwochs	wednesdays wednesday
mitversichert	insured included
mitwirken	participate contribute
mixer	mixer blender
mixing	mixing
mm	millimeter
mo	monday
mobben	bullied bully
mobbing	bullying
mobil	mobile
mobilfunk	mobile network
mobilfunkanbieter	mobile provider
mobilfunktarif	mobile plan
mobilfunkvertrag	mobile contract
mobilität	mobility
mobilitätshilfe	mobility assistance
mobilnummer	mobile number
mobiltelefon	mobile phone
mochte	like
mode	fashion
modegeschäft	fashion store
modehaus	fashion store
modell	model
modelle	models
modem	modem
modenschau	fashion show
moderation	moderation hosting
moderator	host presenter moderator
moderatorin	moderator host
modern	modern
modernisieren	modernize
modernisiert	modernized
modernisierung	modernization
modernisierungsumlage	modernization rent increase
modisch	fashionable
mofa	moped
mohn	poppy seed
mohnbrötchen	poppy seed roll
moin	hello
molkerei	dairy
moment	moment
momentan	currently now
monat	month
monate	months
monatlich	monthly
monatsabo	monthly subscription
monatsanfang	beginning month
monatsbeitrag	monthly fee
monatsbeiträge	monthly fees
monatsende	end month
monatskarte	monthly ticket pass
monatsmiete	monthly rent
monatsmieten	monthly rents
monatspass	monthly pass
monatsrate	monthly installment
monatsweise	monthly
monitor	monitor
montag	monday
montage	assembly installation
montageanleitung	assembly instructions
montagekleber	construction adhesive
montagekosten	installation costs
montageservice	assembly service
montagetermin	installation appointment
montags	mondays monday
montessori	montessori
monteur	fitter technician
monteure	fitters technicians
monteurwohnung	worker apartment
monteurzimmer	worker accommodation
montieren	assemble install mount
montiert	mounted assembled
moor	bog moor
moorbad	mud bath
moos	moss
moped	moped
mopedführerschein	moped license
mopedkennzeichen	moped plate
mopedkurs	moped course
mopedschein	moped license
mopp	mop
morgen	tomorrow morning
morgenkreis	morning circle
morgens	morning
morgig	tomorrow
morgigen	tomorrow
mosaik	mosaic
moschee	mosque
most	cider must
motivation	motivation
motivationsschreiben	motivation letter
motivieren	motivate
motiviert	motivate
motivtorte	custom cake
motor	engine motor
motoren	engines motors
motorhacke	tiller
motorhaube	hood bonnet
motorkontrollleuchte	engine warning light
motorrad	motorcycle
motorradbekleidung	motorcycle clothing
motorradfahrer	motorcyclist
motorradführerschein	motorcycle license
motorradhelm	motorcycle helmet
motorradparkplatz	motorcycle parking
motorradreifen	motorcycle tire
motorradverleih	motorcycle rental
motorradwerkstatt	motorcycle repair shop
motorräder	motorcycles
motorsense	brush cutter
motorsäge	chainsaw
motoröl	engine oil
motte	moth
motten	moths
motzen	complain moan
mountainbike	mountain bike
mpu	driving fitness assessment medical
mrt	mri scan
mtl	monthly
muckibude	gym
muffin	muffin
mulch	mulch
mulchen	mulch
mulde	skip container
mullbinde	gauze bandage
multimeter	multimeter
mumps	mumps
mund	mouth
mundgeruch	bad breath
mundhygiene	oral hygiene
mundschutz	face mask mouthguard
mundspülung	mouthwash
muscheln	mussels shells
museen	museum museums
museum	museum
museumsführung	museum tour
museumsnacht	museum night
museumspass	museum pass
museumspädagogik	museum education
museumsshop	museum shop
musical	musical
musik	music
musikalisch	musical
musikanlage	sound system
musiker	musician
musikerin	musician
musikfestival	music festival
musikgarten	music toddlers
musikkapelle	band
musiklehrer	music teacher
musiklehrerin	music teacher
musikproduktion	music production
musikproduzent	music producer
musikschule	music school
musikschüler	music student
musikunterricht	music lessons
musikverein	music association
musizieren	make music
muskel	muscle
muskelaufbau	muscle building
muskelfaserriss	torn muscle
muskelkater	sore muscles
muskeln	muscles
muslimisch	muslim
muss	must required
musst	must required
musste	must required had
mussten	must required
muster	sample pattern
musterbrief	sample letter
musterküche	showroom kitchen
musterschreiben	sample letter
mustersendung	sample shipment
musterstück	sample
mustervertrag	sample contract
musterwiderrufsformular	withdrawal form
mut	courage
mutig	brave
mutter	mother nut
mutterboden	topsoil
muttermal	mole birthmark
muttern	nuts
mutterpass	maternity record
mutterschaftsgeld	maternity pay
mutterschutz	maternity leave
muttersprache	native language
muttersprachler	native speaker
muttertag	mother day
mutti	mom mother
muttizettel	parental consent form
muß	must required
mvz	medical care center
mwst	value added tax
mädchen	girl girls
mädel	girl
mädl	girl
mähen	mow
mäher	mower
mähroboter	robotic lawn mower
mängel	defect deficiency defects
mängelanzeige	defect report notice
mängelbeseitigung	defect repair
mängelhaftung	liability defects
mängelmelder	defect report
mängelrüge	notice defects complaint defect
männchen	male animal
männer	men
männerchor	male choir
männlich	male
mäntel	coats tires
mäppchen	pencil case
märchen	fairy tale
märkte	markets
märz	march
mäuse	money mice
mäzen	patron
möbel	furniture
möbelaufbau	furniture assembly
möbelbau	furniture making
möbelhaus	furniture store
möbelhäuser	furniture stores
möbellager	furniture storage warehouse
möbellieferung	furniture delivery
möbellift	furniture lift
möbelmontage	furniture assembly
möbelpacker	mover
möbelspende	furniture donation
möbelstück	piece furniture
möbelstücke	furniture pieces
möbeltransport	furniture transport
möbliert	furnished
möcht	want like
möchte	want like
möchten	want like
möchtest	want like
mögen	like
möglich	possible
möglicherweise	possibly maybe
möglichkeit	possibility option
möglichkeiten	options possibilities
möglichst	possible preferably
möhre	carrot
möhren	carrots
mörtel	mortar
mücke	mosquito
mücken	mosquitoes
mückenstich	mosquito bite
müde	tired
müdigkeit	tiredness fatigue
mühe	effort
mühle	mill
müll	garbage waste trash
müllabfuhr	garbage collection
müllabholung	garbage collection
müllablagerung	dumped garbage
müllauto	garbage truck
müllbeutel	garbage bag
müllcontainer	dumpster garbage container
mülldeponie	landfill
mülleimer	trash bin can
müllentsorgung	waste disposal
müllgebühr	garbage fee
müllgebühren	garbage fees
müllkalender	garbage collection calendar
müllkippe	landfill dump
müllmann	garbage collector
müllmarke	garbage sticker
müllplatz	garbage area
müllraum	garbage room
müllsack	garbage bag
müllsammeln	litter picking
müllsäcke	garbage bags
mülltermine	garbage collection dates
mülltonne	garbage bin
mülltonnen	garbage bins
mülltrennung	waste separation
müllverbrennung	waste incineration
müllverbrennungsanlage	waste incineration plant
müllvermeidung	waste avoidance
müllwagen	garbage truck
mündlich	oral verbal
münze	coin
münzen	coins
mürbeteig	shortcrust pastry
müsli	muesli cereal
müssen	must required need
müsst	must required
müsste	should must
müssten	should must
mütter	mothers
mütze	cap beanie hat
nabenschaltung	hub gears
nachbar	neighbor
nachbarin	neighbor
nachbarn	neighbors
nachbarschaft	neighborhood
nachbarschaftshilfe	neighborhood help
nachbarschaftsstreit	neighbor dispute
nachbarschaftszentrum	neighborhood center
nachbearbeitung	editing
nachbehandlung	aftercare treatment
nachbessern	rectify repair improve rework
nachbesserung	rectify repair rectification rework
nachbestellen	reorder
nachbestellt	reordered
nachbestellung	reorder
nachblutung	secondary bleeding
nachdenken	think reflect
nacheinlass	late entry
nacherfüllung	subsequent performance remedy
nachfolger	successor
nachforschungsauftrag	trace request lost parcel
nachfrage	demand inquiry
nachfragen	inquire ask
nachfüllen	refill top up
nachgeben	give in
nachgedacht	think reflect
nachgefragt	inquire ask asked inquired
nachgefüllt	refilled
nachgeholt	make up catch made
nachgemacht	copied
nachgereicht	submit later submitted
nachgerüstet	retrofitted
nachgeschaut	check look
nachgesehen	check look
nachgewiesen	prove proven
nachhaltig	sustainable
nachhaltigkeit	sustainability
nachhause	home
nachher	afterwards later
nachhilfe	tutoring
nachhilfelehrer	tutor
nachhilfestunde	tutoring lesson
nachhilfeunterricht	tutoring lessons
nachholen	make up catch
nachholstunde	make up lesson
nachholtermin	rescheduled date make up
nachlass	discount estate
nachlassen	decrease
nachlassgericht	probate court
nachlassspende	legacy donation
nachlesen	read look up
nachliefern	deliver later
nachlieferung	deliver later subsequent delivery
nachlässe	discounts
nachmachen	copy
nachmachenlassen	copy
nachmelden	late registration
nachmeldung	late registration
nachmieter	next tenant
nachmieterin	next tenant
nachmittag	afternoon
nachmittags	afternoon afternoons
nachmittagsbetreuung	afternoon care
nachmittagskurs	afternoon course
nachmittagsvorstellung	matinee
nachnahme	cash delivery payment
nachname	surname last name
nachprüfung	retake exam resit
nachreichen	submit later
nachricht	message news
nachrichten	messages news
nachrücken	move up
nachrücker	replacement waiting list
nachrückverfahren	replacement procedure
nachrüsten	retrofit
nachrüstung	retrofit
nachschauen	check look
nachschlag	second helping
nachschlagen	look up
nachschlüssel	duplicate key
nachschmerzen	postoperative pain
nachschreiben	retake test
nachschreibtermin	retake date
nachschub	supply restock
nachschulung	remedial driving course
nachsehen	check look
nachsendeauftrag	mail forwarding
nachsenden	forward mail
nachsendung	mail forwarding
nachsitzen	detention
nachsorge	aftercare followup
nachspeise	dessert
nachspeisen	desserts
nachstellen	readjust
nacht	night
nachtbus	night bus
nachtcreme	night cream
nachtdienst	night service
nachteil	disadvantage
nachteile	disadvantages
nachteilsausgleich	disadvantage compensation
nachtfahrt	night drive
nachthemd	nightgown
nachtisch	dessert
nachtkästchen	bedside table
nachtpflege	night care
nachtportier	night porter
nachtruhe	quiet hours night
nachträglich	afterwards subsequent later
nachts	night
nachtschicht	night shift
nachtspeicher	night storage heater
nachtspeicherheizung	night storage heating
nachtstrom	night electricity
nachttisch	bedside table
nachtwächterführung	night watchman tour
nachtzug	night train
nachtzuschlag	night surcharge
nachuntersuchung	followup examination
nachverfolgung	tracking
nachversicherung	additional insurance
nachweis	proof evidence
nachweise	proof evidence proofs
nachweisen	prove
nachzahlen	additional payment pay
nachzahlung	additional payment
nachziehen	retighten
nacken	neck
nackenschmerzen	neck pain
nackt	naked
nadel	needle
nadelbaum	conifer
nagel	nail
nageldesign	nail design
nagellack	nail polish
nagellackentferner	nail polish remover
nageln	nail
nagelpflege	nail care
nagelpilz	nail fungus
nagelstudio	nail salon
nagelverlängerung	nail extension
nah	near close
nahe	near close
nahm	take took
nahmen	take
nahrung	food nutrition
nahrungsergänzungsmittel	dietary supplement
nahrungsmittel	food
nahrungsmittelallergie	food allergy
naht	seam suture
nahverkehr	local transport
nahwärme	local heating district
name	name
namen	name names
namenserklärung	name declaration
namensrecht	naming law
namensschild	name plate
namenswechsel	name change
namensänderung	name change
nannte	name call
napf	bowl
narbe	scar
narben	scars
narkose	anesthesia
narzisse	daffodil
nase	nose
nasenbeinbruch	broken nose
nasenbluten	nosebleed
nasennebenhöhlen	sinuses
nasenspray	nasal spray
nasentropfen	nose drops
nass	wet
nassfutter	wet food
nassrasur	wet shave
nasssauger	wet vacuum
nationalität	nationality
natur	nature
naturheilkunde	naturopathy
naturkosmetik	natural cosmetics
naturkundemuseum	natural history museum
naturlehrpfad	nature trail
naturpark	nature park
naturschutz	nature conservation
naturschutzgebiet	nature reserve
naturstein	natural stone
natursteine	natural stone
naturwissenschaft	natural science
natürlich	natural course
navi	navigation gps satnav
navigationsgerät	navigation device
nc	admission grade limit
nebel	fog
neben	beside next
nebenabrede	side agreement
nebenan	next door
nebeneingang	side entrance
nebenfach	minor subject
nebengebäude	annex building
nebenhöhlenentzündung	sinusitis
nebenjob	part time job side
nebenkosten	additional costs utilities
nebenkostenabrechnung	utility bill statement
nebenkostennachzahlung	utility additional payment
nebenkostenvorauszahlung	utility prepayment
nebenraum	side room
nebensaison	low season
nebentätigkeit	secondary job
nebenwirkung	side effect
nebenwirkungen	side effects
nebenwohnsitz	secondary residence
nebenwohnung	secondary residence
nebenzimmer	private dining room
neblig	foggy
nee	no
neffe	nephew
negativ	negative
negative	negatives
nehme	take
nehmen	take
neid	envy envious
neidisch	envy envious
nein	no
nelke	carnation
nennen	name call
nennt	name call
neonröhre	neon tube
nerv	nerve
nerven	annoy annoying nerves
nervig	annoy annoying
nervosität	nervousness
nervt	annoy annoying
nervös	nervous
nest	nest
nett	nice kind
netto	net
nettopreis	net price
netz	net network
netzabdeckung	network coverage
netzanschluss	grid connection
netzbetreiber	network operator grid
netzentgelt	network charge
netzentgelte	network charges
netzhaut	retina
netzteil	power supply
netzwerk	network
netzwerkdose	network socket
netzwerke	networks
netzwerkkabel	network cable
neu	new
neuanmeldung	new registration
neubau	new building
neubaugebiet	new housing area
neubauten	new buildings
neubestellung	new order
neubürger	new residents
neue	new
neuen	new
neuer	new
neuerscheinung	new release
neuerscheinungen	new releases
neues	new
neueste	newest latest
neuesten	newest latest
neugeboren	newborn
neugeborenenshooting	newborn photo shoot
neugeborenes	newborn
neugerät	new device
neugestartet	restarted
neugier	curiosity
neugierig	curious
neuheit	novelty new
neuheiten	new products
neuigkeit	news
neuigkeiten	news
neujahr	new year
neukunde	new customer
neukunden	new customers
neukundenrabatt	new customer discount
neuladen	reload
neulich	recently
neuling	beginner newcomer
neumitglied	new member
neumitglieder	new members
neun	nine
neunsitzer	nine seat van
neunzehn	nineteen
neunzig	ninety
neupatient	new patient
neupreis	new price
neurodermitis	eczema
neurologe	neurologist
neurologie	neurology
neustart	restart
neustarten	restart
neuwagen	new car
neuware	new goods
neuwertig	like new
neuzugang	new acquisition
newsletter	newsletter
newsletteranmeldung	newsletter subscription
nice	nice
nichtbestehen	failing
nichte	niece
nichterfüllung	nonperformance
nichtig	void
nichtmitglied	non member nonmember
nichtmitglieder	nonmembers
nichtraucher	non smoker
nichtraucherzimmer	non smoking room
nichts	nothing
nichtschwimmer	non swimmer nonswimmer
nichtschwimmerbecken	nonswimmer pool
nie	never
niederflurbus	low floor bus
niederlage	defeat
niederlassung	branch
niederlassungserlaubnis	permanent residence permit
niederschlagswasser	rainwater
niedrig	low
niedriger	lower
niemals	never
niemand	nobody
niemanden	nobody
niere	kidney
nieren	kidneys
nierensteine	kidney stones
niesen	sneeze
nießbrauch	usufruct
nikolaus	saint nicholas
nikolaustag	saint nicholas
nimmst	take
nimmt	take takes
nirgends	nowhere
nirgendwo	nowhere
niveau	level
niveaustufe	level
nix	nothing
nochmal	again
nochmals	again
nordmanntanne	nordmann fir
normal	normal
normalerweise	normally usually
notapotheke	emergency pharmacy
notar	notary
notariat	notary office
notariell	notarized
notarin	notary
notarkosten	notary costs
notartermin	notary appointment
notarzt	emergency doctor
notaufnahme	emergency room
notausgang	emergency exit
notausgänge	emergency exits
notbetreuung	emergency childcare
notbremsung	emergency braking
notdienst	emergency service
note	grade mark
notebook	laptop notebook
noten	grades sheet music
notendurchschnitt	grade average
notenheft	music book
notenlesen	read music
notenspiegel	transcript grades
notenständer	music stand
notfall	emergency
notfallambulanz	emergency outpatient clinic
notfallkontakt	emergency contact
notfallnummer	emergency number
notfallpraxis	emergency practice
notfallset	emergency kit
notfallspritze	emergency injection
notfalltermin	emergency appointment
notfälle	emergencies
notgruppe	emergency childcare group
notieren	note write
notiert	note write
notiz	note
notruf	emergency call
notrufnummer	emergency number
notstrom	emergency power backup
notstromaggregat	emergency generator
notunterkunft	emergency shelter
notverglasung	emergency glazing
notwendig	necessary required
notwendigkeit	necessity
november	november
nr	number
nudel	noodle pasta
nudeln	noodles pasta
null	zero
nulleinspeisung	zero feed
numerus	admission grade limit
nummer	number
nummern	numbers
nummernschild	license plate
nummernschilder	license plates
nummerntafel	license plate
nur	only just
nuss	nut walnut
nussallergie	nut allergy
nussbaum	walnut tree
nussfrei	nut free
nutzbar	usable
nutzen	use
nutzer	user
nutzerdaten	user data
nutzerin	user
nutzerkonto	user account
nutzername	username
nutzlast	payload
nutzlos	useless
nutzt	use uses
nutzung	use usage
nutzungsbedingungen	terms use
nutzungsgebühr	usage fee
nutzungsordnung	usage rules
nutzungsrecht	right use usage
nutzungsrechte	usage rights
nutzungsänderung	change use
nächste	next
nächsten	next
nächstens	soon
nächster	next
nächstes	next
nächte	nights
nägel	nails
nähe	nearby vicinity
nähen	sew stitch
näher	closer nearer
nähkurs	sewing class course
nähmaschine	sewing machine
nährwerte	nutritional values
nähte	seams sutures
nässe	wetness damp
nö	no
nörgeln	complain moan
nötig	necessary required
nüchtern	sober fasting empty stomach
nüsse	nuts
nützen	use
nützlich	useful
obdachlos	homeless
obdachlose	homeless people
obdachlosigkeit	homelessness
oben	above upstairs top
oberarzt	senior physician
oberbürgermeister	mayor
oberfläche	surface interface
oberfräse	router
obergeschoss	upper floor
obermonteur	chief fitter
obers	cream
oberschenkel	thigh
oberstufe	upper school sixth form
oberteil	top
obfrau	chairwoman
objekt	property object
objektbetreuung	property care
objektiv	lens
objektive	lenses
obliegenheit	duty obligation
obligatorisch	mandatory compulsory
obmann	chairman
oboe	oboe
obst	fruit
obstbaum	fruit tree
obstbaumschnitt	fruit tree pruning
obstbäume	fruit trees
obsthändler	fruit seller
obstsalat	fruit salad
ofen	oven stove
ofenbauer	stove builder
ofenrohr	stove pipe
ofensetzer	stove builder
offen	open
offenbar	apparently
offensichtlich	obvious
offerte	offer quote
offiziell	official
offline	offline
offsetdruck	offset printing
oft	often
og	upper floor
ohne	without
ohnmacht	fainting
ohnmächtig	unconscious fainted
ohr	ear
ohren	ears
ohrenschmalz	earwax
ohrenschmerzen	earache
ohrentropfen	ear drops
ohrlochstechen	ear piercing
ohrlöcher	pierced ears
ohrringe	earrings
ohrstöpsel	earplugs
ok	okay
okay	okay
oki	okay
oktober	october
oldtimer	classic car
oleander	oleander
olivenbaum	olive tree
olivenbäume	olive trees
olivenöl	olive oil
oma	grandmother grandma
ombré	ombre
ombudsmann	ombudsman
omi	grandmother
onkel	uncle
onkologie	oncology cancer
onleihe	digital library lending
online	online
onlineanmeldung	online registration
onlineantrag	online application
onlineausweis	electronic identity
onlinebanking	online banking
onlinebestellung	online order
onlinebewerbung	online application
onlinegalerie	online gallery
onlinekatalog	online catalog
onlinekurs	online course
onlinekurse	online courses
onlinemarketing	online marketing
onlinerechnung	online invoice
onlineshop	online shop
onlinespende	online donation
onlinetermin	online appointment
onlineticket	online ticket
onlineunterricht	online lessons
op	surgery operation
opa	grandfather grandpa
oper	opera
operation	surgery operation
operette	operetta
operieren	operate surgery
operiert	operated surgery
opern	operas
opernglas	opera glasses
opernhaus	opera house
opi	grandfather
optiker	optician
option	option
optional	optional
optionen	options
oralchirurgie	oral surgery
orange	orange
orangensaft	orange juice
orchester	orchestra
orchidee	orchid
orchideen	orchids
ordentlich	tidy proper
ordination	doctor practice
ordinationszeiten	consultation hours
ordner	folder
ordnung	order
ordnungsamt	public order office
ordnungswidrigkeit	administrative offense
ordnungswidrigkeiten	administrative offenses
ordnungsämter	public order offices
organ	organ
organisation	organization
organisationen	organizations
organisatorisch	organizational
organisieren	organize
organisiert	organize
organspende	organ donation
organspendeausweis	organ donor card
orgel	organ
orgelbauer	organ builder
orgelkonzert	organ concert
orientierungskurs	orientation course
original	original
originale	originals
originalfassung	original version
originalteil	original part
originalverpackt	original packaging sealed
originalverpackung	original packaging
orkan	hurricane
ort	place location
orte	places
orthopäde	orthopedist
orthopädie	orthopedics
orthopädisch	orthopedic
ortsamt	local office
ortschaft	village
ortstaxe	tourist tax
ortsteil	district
ortstermin	on site appointment
osb	strand board
osteopath	osteopath
osteopathie	osteopathy
osteoporose	osteoporosis
osterei	easter egg
ostereiersuche	easter egg hunt
osterferien	easter holidays
osterfeuer	easter bonfire
ostermontag	easter monday
ostern	easter
ostersonntag	easter sunday
outfit	outfit
outlet	outlet store
paar	few couple pair
paare	couples pairs
paarkurs	couples course
paarmassage	couples massage
paarshooting	couple photo shoot
paartanz	couple dance
pacht	lease
pachten	lease
pachtvertrag	lease contract
packdecke	moving blanket
packen	pack
packliste	packing list
packmaterial	packing material
packpapier	packing paper
packstation	parcel locker
packung	package pack
packungsbeilage	package leaflet
paddeln	paddling
padel	padel
paket	parcel package plan
paketbote	courier delivery parcel
paketdienst	parcel service
pakete	parcels packages plans
paketkasten	parcel box
paketmarke	parcel stamp label
paketnummer	parcel number
paketpreis	package price
paketschein	parcel label
paketshop	parcel shop
paketverfolgung	parcel tracking
paketzusteller	courier delivery
palast	palace
palette	pallet
paletten	pallets
palliativ	palliative
palliativpflege	palliative care
palme	palm
palmen	palms
paniert	breaded
panik	panic
panikattacke	panic attack
panne	breakdown
pannen	breakdowns
pannendienst	breakdown service
pannendreieck	warning triangle
pannenhilfe	roadside assistance
panzerglas	screen protector glass
papa	dad father
papagei	parrot
papi	dad father
papier	paper
papiercontainer	paper container
papiere	papers documents
papierkorb	trash bin
papierkram	paperwork
papierlos	paperless
papiermüll	waste paper
papierrechnung	paper invoice
papiersorte	paper type
papierstärke	paper weight
papiertonne	paper bin
pappe	cardboard
pappel	poplar
paprika	bell pepper
paradeiser	tomatoes
paragraf	section law
paragraph	section law
parallelklasse	parallel class
parfum	perfume
parfüm	perfume
parfümerie	perfumery
parfümfrei	fragrance free
park	park
parkausweis	parking permit
parkausweise	parking permits
parkautomat	parking meter machine
parkdauer	parking duration
parkdeck	parking deck
parkebene	parking level
parken	park parking
parkett	parquet stalls
parkettboden	parquet floor
parkettböden	parquet floors
parkettleger	parquet layer
parkfläche	parking area
parkflächen	parking areas
parkgarage	parking garage
parkgebühr	parking fee
parkgebühren	parking fees
parkhaus	parking garage
parkhäuser	parking garages
parkinson	parkinson
parkkarte	parking card
parkkralle	wheel clamp
parkmöglichkeit	parking option
parkmöglichkeiten	parking options
parkour	parkour
parkpickerl	resident parking permit
parkplatz	parking space lot
parkplatznot	parking shortage
parkplatzreservierung	parking reservation
parkplatzsuche	parking search
parkplätze	parking space spaces
parks	parks
parkschaden	parking damage
parkscheibe	parking disc
parkschein	parking ticket
parkscheinautomat	parking meter
parkservice	parking service
parkt	park parking
parktarif	parking rate
parktarife	parking rates
parkticket	parking ticket
parkuhr	parking meter
parkverbot	parking ban no
parkzeit	parking time
parkzone	parking zone
parodontitis	periodontitis gum disease
parodontologie	periodontology
parodontose	periodontitis gum disease
parte	obituary notice
partei	party
parteien	parties
partikelfilter	particulate filter
partner	partner
partnerin	partner
partnerschaft	partnership
partnerstadt	twin city
partnerunterricht	partner lessons
party	party
partyraum	party room
partys	parties
partyservice	party catering
partyzelt	party tent
parzelle	plot pitch allotment
pass	passport
passagier	passenger
passagiere	passengers
passbild	passport photo
passbilder	passport photos
passen	fit suit
passend	suitable matching
passform	fit
passfoto	passport photo
passfotos	passport photos
passieren	happen
passiert	happen
passiv	passive
passivmitglied	passive member
passt	fit suit fits
passte	fit suit
passwort	password
passwortlos	passwordless
passwortmanager	password manager
passwortänderung	password change
passwörter	passwords
pasta	pasta
pastor	pastor
pastorin	pastor
pate	sponsor godfather mentor
paten	godparents mentors
patenkind	sponsored child godchild
patenschaft	sponsorship godparent
patenschein	godparent certificate
patent	patent
patient	patient
patientenakte	patient record
patientenaufnahme	patient admission
patiententelefon	patient telephone
patientenverfügung	living will
patientenzimmer	patient room
patientin	patient
patin	godmother sponsor mentor
patrone	cartridge
patronen	cartridges
pauschalangebot	package deal
pauschale	flat rate package
pauschalpreis	flat price
pauschalreise	package holiday
pause	break pause intermission
pausen	breaks
pausenbrot	sandwich snack
pausenhof	schoolyard
pausenzeit	break time
pausieren	pause suspend
pausiert	pause paused
pavillon	pavilion gazebo
pc	computer
pcs	computers
pech	bad luck
pedal	pedal
pedale	pedals
pedelec	electric bike
pediküre	pedicure
peeling	exfoliation peeling
peinlich	embarrassing
pelargonie	geranium
pellet	pellet
pelletheizung	pellet heating
pelletkessel	pellet boiler
pelletlager	pellet storage
pelletofen	pellet stove
pellets	pellets wood
pelletöfen	pellet stoves
pelz	fur
pendelbus	shuttle bus
pendeln	commute
pendler	commuter
pendlerpauschale	commuter allowance
pennen	sleep
pension	pension guesthouse
pensionist	pensioner retired
pensionistin	pensioner retired
percussion	percussion
perfekt	perfect
perfektionsfahrt	advanced driving feedback
perfektionsfahrten	advanced driving feedback
pergola	pergola
periode	period menstruation
perso	identity card
person	person
personal	staff personnel
personalabteilung	human resources department
personalausweis	identity card id
personalausweise	identity cards
personalbüro	human resources office
personalchef	human resources manager
personaler	recruiter
personalisieren	personalize
personalisiert	personalized
personalmangel	staff shortage
personalnummer	personnel number
personalrat	staff council
personalschlüssel	staff ratio
personaltrainer	personal trainer
personaltraining	personal training
personen	people persons
personenanzahl	number people
personenbeförderungsschein	passenger transport license
personenbezogen	personal
personenstand	civil status
personenstandsurkunde	civil status certificate
personenzahl	number people
persönlich	personal person
perücke	wig
perücken	wigs
petersilie	parsley
petition	petition
petunie	petunia
pfadfinder	scouts scout
pfadfindergruppe	scout group
pfadfinderin	girl scout
pfadfinderlager	scout camp
pfand	deposit bottle
pfandautomat	bottle deposit machine
pfandbon	deposit receipt
pfandflasche	deposit bottle
pfandflaschen	deposit bottles
pfandgebühr	deposit fee
pfandleihe	pawnshop
pfanne	pan
pfannkuchen	pancake
pfarramt	parish office
pfarrbrief	parish newsletter
pfarrbüro	parish office
pfarrei	parish
pfarrer	priest pastor
pfarrerin	pastor priest
pfarrgemeinde	parish
pfarrgemeinderat	parish council
pfarrhaus	rectory parsonage
pfarrheim	parish hall
pfarrsaal	parish hall
pfeffer	pepper
pfefferminztee	peppermint tea
pferd	horse
pferde	horses
pferdeanhänger	horse trailer
pferdekutsche	horse carriage
pfingsten	pentecost
pfingstferien	pentecost holidays
pfingstmontag	whit monday
pfirsich	peach
pflanzabstand	plant spacing
pflanze	plant
pflanzen	plants plant
pflanzenkrankheit	plant disease
pflanzenpflege	plant care
pflanzenschutz	plant protection
pflanzenschutzmittel	pesticide
pflanzerde	planting soil
pflanzgefäß	planter
pflanztopf	plant pot
pflanzzeit	planting time
pflaster	plaster band aid paving
pflasterarbeiten	paving work
pflasterer	paver
pflastern	pave
pflasterstein	paving stone
pflastersteine	paving stones
pflaume	plum
pflaumenbaum	plum tree
pflege	care maintenance
pflegeantrag	care application
pflegeassistent	care assistant
pflegeausbildung	nursing training
pflegebedürftig	need care
pflegebedürftigkeit	need care
pflegeberatung	care advice
pflegebett	care bed
pflegedienst	nursing service
pflegedienstleitung	nursing manager
pflegefachkraft	qualified nurse
pflegegeld	care allowance
pflegegrad	care level
pflegegradantrag	care level application
pflegegutachten	care assessment
pflegeheim	nursing home
pflegeheimplatz	nursing home place
pflegehelfer	care assistant
pflegehilfsmittel	care aids
pflegehinweis	care instructions
pflegehinweise	care instructions
pflegekasse	care insurance fund
pflegekind	foster child
pflegekosten	care costs
pflegekraft	caregiver nurse
pflegekräfte	caregivers nurses
pflegekurs	care course
pflegeleicht	easy care
pflegeleistung	care benefit
pflegen	maintain care nurse
pflegenotstand	nursing shortage
pflegepersonal	nursing staff
pflegeplatz	care place
pflegeplätze	care places
pfleger	nurse caregiver
pflegerin	nurse caregiver
pflegesachleistung	care benefit
pflegestelle	foster home
pflegestufe	care level
pflegetier	foster animal
pflegeversicherung	care insurance
pflegevertrag	care contract
pflegezeit	care leave
pflicht	obligatory duty required obligation
pflichten	duties obligations
pflichtfach	compulsory subject
pflichtfahrt	mandatory drive
pflichtstunde	mandatory lesson
pflichtstunden	mandatory lessons
pflichtteil	compulsory portion inheritance
pflichtverletzung	breach duty
pflücken	pick
pfosten	post
pfote	paw
pfoten	paws
pfusch	botched shoddy work
pfänden	seize garnish
pfändung	garnishment seizure
pfändungsschutzkonto	protected account garnishment
phasenprüfer	voltage tester
philosophie	philosophy
phishing	phishing
photovoltaik	photovoltaic solar photovoltaics
photovoltaikanlage	solar system photovoltaic
physik	physics
physio	physiotherapy
physiotherapeut	physiotherapist
physiotherapeutin	physiotherapist
physiotherapie	physiotherapy
physiotherapiepraxis	physiotherapy practice
pickel	pimple
pickerl	vehicle inspection sticker
pickerltermin	vehicle inspection appointment
pickerlüberprüfung	vehicle inspection
piercen	pierce
piercing	piercing
pigmentflecken	pigment spots
pilates	pilates
pilgern	pilgrimage
pille	pill contraceptive
pilot	pilot
pilz	fungus mushroom
pilzbefall	fungal infection
pilze	mushrooms fungi
pin	pin code
pinguin	penguin
pinsel	brush
pinzette	tweezers
piste	ski slope
pizza	pizza
pizzen	pizzas
pizzeria	pizzeria
pkw	car
plagiat	plagiarism
plakat	poster
plakatdruck	poster printing
plakate	posters
plakatieren	put posters
plakatierung	posters permit
plakette	sticker badge
plan	plan
plane	tarpaulin
planen	plan tarpaulins
planetarium	planetarium
planschbecken	paddling pool
plant	plan
planung	planning design
planungsgespräch	planning consultation
planungstermin	planning appointment
planwagenfahrt	covered wagon ride
plastik	plastic
plastikmüll	plastic waste
plastiktüte	plastic bag
platt	flat
platte	platter
platten	flat tire slabs
plattenleger	tiler
plattenspieler	record player
plattenzuschnitt	board cutting
plattfuß	flat foot tire
platz	place space seat
platzbuchung	court booking
platzgebühr	court fee
platzmangel	lack space
platzordnung	court rules
platzpflege	court maintenance
platzreife	golf license
platzreservierung	seat reservation court
platzsperre	pitch closure
platzvergabe	place allocation
platzwahl	seat choice
platzwart	campsite attendant groundskeeper
platzwunde	laceration
plaudern	chat
pleite	bankrupt broke
plexiglas	acrylic glass
plissee	pleated blind
plissees	pleated blinds
plombe	filling
pls	please
plugin	plugin
plugins	plugins
plus	plus
plz	postal code
pläne	plan
plätzchen	cookies
plätze	place space seat places
plötzlich	suddenly
po	bottom buttocks
podcast	podcast
podcasts	podcasts
podologe	podiatrist
podologie	podiatry
podologin	podiatrist
pokal	cup trophy
pokale	trophies
pokalspiel	cup match
police	insurance policy
policen	insurance policies
polier	foreman
polieren	polish
poliert	polished
polizei	police
polizeirevier	police station
polizeiwache	police station
polizist	police officer
polizistin	police officer
pollen	pollen
pollenallergie	pollen allergy
pollenfilter	pollen filter
polnisch	polish
polster	cushion upholstery
polsterei	upholstery
polsterer	upholsterer
polstermöbel	upholstered furniture
polsterreinigung	upholstery cleaning
polterabend	wedding eve party
polyester	polyester
polypen	polyps adenoids
pommes	french fries
pony	pony fringe
pool	pool
poolabdeckung	pool cover
poolbau	pool construction
poolpflege	pool maintenance
poolpumpe	pool pump
porenbeton	aerated concrete
portal	portal
portemonnaie	wallet
portfolio	portfolio
portierung	number porting
portion	portion
portionen	portions
porto	postage
portofrei	free postage
portokosten	postage
portrait	portrait
porträt	portrait
porträts	portraits
portugiesisch	portuguese
posaune	trombone
post	post mail
postadresse	postal address
postalisch	postal mail
postamt	post office
postanschrift	postal address
postausgang	outbox
postbote	postman
posteingang	inbox
posten	post
poster	poster
posterdruck	poster printing
postfach	mailbox post box inbox
postfiliale	post office
postfächer	mailboxes
postident	identity verification post
postkarte	postcard
postkasten	mailbox
postleitzahl	postal code
postservice	mail service
postweg	mail post
praktika	internships placements
praktikant	intern trainee
praktikanten	interns
praktikantin	intern trainee
praktikum	internship placement
praktikumsbericht	internship report
praktikumsbescheinigung	internship certificate
praktikumsplatz	internship position place
praktikumsplätze	internships
praktikumsvertrag	internship contract
praktisch	practical
praline	chocolate praline
pralinen	chocolates pralines
praxen	practices surgeries
praxis	practice surgery
praxisprüfung	practical driving test
praxisreinigung	practice cleaning
praxisstunde	practical lesson
praxisteam	practice team
praxisurlaub	practice holiday closed
praxisvertretung	substitute practice
preis	price
preisangabe	price
preisanpassung	price adjustment
preise	prices
preiserhöhung	price increase
preisgarantie	price guarantee
preisgünstig	inexpensive cheap
preisklasse	price range
preisleistungsverhältnis	value money
preisliste	price list
preisnachlass	discount price reduction
preisschild	price tag
preissenkung	price reduction
preisstaffel	price scale
preisvergleich	price comparison
preisverleihung	award ceremony
preiswert	inexpensive cheap
preisänderung	price change
prellung	bruise contusion
premiere	premiere
premium	premium
prepaid	prepaid
presbyterium	parish council
presse	press
presseanfrage	press inquiry
presseausweis	press card
pressekontakt	press contact
pressemitteilung	press release
pressemitteilungen	press releases
pressesprecher	press spokesperson
pressestelle	press office
presslufthammer	jackhammer
pressspan	chipboard
priester	priest
prima	great
primel	primrose
printausgabe	print edition
prinzipiell	principle
priorität	priority
pritschenwagen	flatbed truck
privat	private
privathaftpflicht	personal liability insurance
privatinsolvenz	personal bankruptcy
privatkunde	private customer
privatkunden	private customers
privatpatient	private patient
privatrezept	private prescription
privatschule	private school
privatsphäre	privacy
privatumzug	private move
privatunterricht	private lessons
privatversichert	private insurance
probe	trial sample rehearsal
probeabo	trial subscription
probeabonnement	trial subscription
probearbeiten	trial work
probedruck	test print proof
probeessen	test meal tasting
probefahren	test ride drive
probefahrt	test drive
probefahrten	test drives
probefahrtkennzeichen	trade plate
probeführerschein	probationary license provisional
probeheft	sample issue
probeliegen	try mattress
probemitgliedschaft	trial membership
probemonat	trial month
proben	rehearsals samples rehearse
probenplan	rehearsal schedule
probentermin	rehearsal date
proberaum	rehearsal room
proberäume	rehearsal rooms
probeschlafen	trial sleep
probestunde	trial lesson
probetag	trial day
probetraining	trial training
probeunterricht	trial lesson
probevertrag	trial contract
probeweise	trial basis
probewoche	trial week
probewohnen	trial living
probezeit	trial period probation
probieren	try taste
probiert	try taste tried tasted
problem	problem
problemabfall	hazardous waste
problematik	problem
problematisch	problematic
probleme	problems
problemlos	easily without problems
problemstoffe	hazardous substances waste
produkt	product
produktberatung	product advice
produktbeschreibung	product description
produktbild	product picture
produkte	products
produktfoto	product photo
produktfotografie	product photography
produktion	production
produktnummer	product number
produktrückruf	product recall
produktseite	product page
produzent	producer
produzieren	produce
produziert	produced
prof	professor
professionell	professional
professor	professor
professorin	professor
profi	professional
profil	profile tread
profilbild	profile picture
profile	profiles
profilklasse	specialized class
profiltiefe	tread depth
profis	professionals
programm	program
programme	programs
programmheft	program booklet
programmieren	program code
programmierer	programmer
programmierkurs	programming course
programmiersprache	programming language
programmiert	programmed
programmierung	programming
projekt	project
projektarbeit	project work
projektbeginn	project start
projektdauer	project duration
projekte	projects
projektförderung	project funding
projektleiter	project manager
projektleiterin	project manager
projektleitung	project management
projektmanagement	project management
projektor	projector
projektplan	project plan
projektstand	project status
projekttag	project day
projektwoche	project week
promenade	promenade
promille	blood alcohol
promillegrenze	alcohol limit
promocode	promotional code
promotion	doctorate
promovieren	doctorate
prophylaxe	prophylaxis prevention
prosecco	prosecco
prospekt	brochure flyer
prospekte	brochures
prostata	prostate
protein	protein
prothese	prosthesis denture
protokoll	protocol minutes record
protokolle	minutes
provider	provider
provision	commission
prozent	percent
prozente	discount percent
prozess	trial lawsuit process
prozesskostenhilfe	legal aid
prägen	emboss
prägung	embossing
prämie	bonus premium reward
prämien	bonuses premiums rewards
prämienrechner	premium calculator
präsentation	presentation
präsentieren	present
präsenz	in person presence
präsenzkurs	in person course
präsenzunterricht	in person classes
präsident	president
präsidentin	president
prävention	prevention
präventionskurs	prevention course health
prüfbericht	test report
prüfbescheinigung	test certificate
prüfen	check examine test
prüfer	examiner inspector
prüfling	examinee candidate
prüfplakette	inspection sticker
prüfprotokoll	test report
prüft	check examine
prüfung	exam test inspection
prüfungen	exams tests
prüfungsabmeldung	exam deregistration
prüfungsamt	examination office
prüfungsangst	exam anxiety
prüfungsanmeldung	exam registration
prüfungsauto	exam car
prüfungsergebnis	exam result
prüfungsergebnisse	exam results
prüfungsfahrt	driving test
prüfungsfrage	exam question
prüfungsfragen	exam questions
prüfungsgebühr	exam fee
prüfungsgebühren	exam fees
prüfungsleistung	exam performance
prüfungsordnung	exam regulations
prüfungsort	exam location
prüfungsphase	exam period
prüfungsraum	exam room
prüfungsreif	ready exam
prüfungsteil	exam section
prüfungsteilnehmer	examinee
prüfungstermin	exam date
prüfungstermine	exam dates
prüfungsvoraussetzung	exam requirement
prüfungsvorbereitung	exam preparation
prüfungszeitraum	exam period
prüfungszentrum	exam center
prüfungszulassung	exam admission
prüfziffer	check digit security code
psyche	mental health
psychiater	psychiatrist
psychiatrie	psychiatry
psychisch	mental
psychologe	psychologist
psychologie	psychology
psychologin	psychologist
psychotherapeut	psychotherapist
psychotherapeutin	psychotherapist
psychotherapie	psychotherapy
publikum	audience
pudding	pudding
puder	powder
pufferspeicher	buffer tank
puk	unlock code
pulli	sweater
pullover	sweater
puls	pulse
pultdach	shed roof
pumpe	pump
pumpen	pumps
punkt	point
punkte	points
punktekarte	points card
punktestand	points balance
punktspiel	league match
punktzahl	score
pupille	pupil
puppe	doll
puppentheater	puppet theater
pute	turkey
putz	plaster
putzeimer	bucket
putzen	clean
putzfrau	cleaner cleaning lady
putzhilfe	cleaning help
putzkraft	cleaner
putzlappen	cleaning cloth
putzmann	cleaner
putzmittel	cleaning agent
putzplan	cleaning schedule
puzzle	puzzle
pv	photovoltaic solar
pzr	professional teeth cleaning
pächter	leaseholder
päckchen	parcel package small
pädagoge	educator
pädagogik	education teaching
pädagogin	educator
pädagogisch	educational
pärchen	couple
pässe	passports
pünktlich	punctual timely
pünktlichkeit	punctuality
püree	mashed potatoes
qm	square meter
quad	quad bike
quadratmeter	square meter
quadratmeterpreis	price square meter
qualifikation	qualification
qualifikationen	qualifications
qualifizieren	qualify
qualifiziert	qualified
qualität	quality
qualm	smoke
quarantäne	quarantine
quark	quark curd
quartal	quarter
quartalsende	end quarter
quartalsweise	quarterly
quarz	quartz
quatschen	chat
quellcode	source code
quelle	spring source
quereinsteiger	career changer
quereinstieg	career change
querflöte	flute
querformat	landscape format
quietschen	squeak
quietscht	squeaks
quittung	receipt
quittungen	receipts
quiz	quiz
quizabend	quiz night
rabatt	discount
rabattaktion	discount promotion
rabattcode	discount code
rabatte	discounts
raclette	raclette
rad	bike wheel
radar	radar speed camera
radeln	cycle
radfahren	cycling
radfahrer	cyclist
radhelm	bike helmet
radiator	radiator
radiergummi	eraser
radieschen	radish
radio	radio
radiologe	radiologist
radiologie	radiology
radiosender	radio station
radkappe	hubcap
radlader	wheel loader
radleasing	bike leasing
radler	shandy cyclist
radmutter	wheel nut
radschraube	wheel bolt
radservice	bike service
radsport	cycling
radtour	bike tour
radverleih	bike rental
radwanderweg	cycling route
radwechsel	wheel change
radweg	cycle path bike
radwege	cycle paths bike
raffstore	external venetian blind
rahmen	frame
rahmengröße	frame size
rahmenhöhe	frame height
rahmennummer	frame number
rahmenvertrag	framework contract
rahmung	framing
rampe	ramp
rand	edge
randstein	curb stone
randzeiten	off peak times
randzeitenbetreuung	early late care
rang	balcony tier
rangliste	ranking
rannte	run
ranzen	school bag
rasen	lawn grass
rasendünger	lawn fertilizer
rasenkante	lawn edging
rasenmähen	lawn mowing
rasenmäher	lawn mower
rasenpflege	lawn care
rasenplatz	grass pitch
rasenroboter	robotic lawn mower
rasensamen	grass seed
rasenschnitt	grass clippings
rasensprenger	lawn sprinkler
rasentraktor	riding mower
rasentrimmer	grass trimmer
rasieren	shave
rasierer	razor shaver
rasiert	shaved
rasse	breed
rassismus	racism
rassistisch	racist
raststätte	rest stop
rasur	shave
rat	advice
rate	installment rate
raten	advise guess installments
ratenkauf	installment purchase
ratenkredit	installment loan
ratenzahlung	installment payment
rathaus	town hall
rathäuser	town halls
ratschlag	advice
ratschläge	advice
ratsinformationssystem	council information system
ratssitzung	council meeting
ratte	rat
ratten	rats
rattert	rattles
rau	rough
rauch	smoke
rauchen	smoke smoking
raucher	smoker
raucherbereich	smoking area
raucherentwöhnung	quit smoking
raucherlokal	smoking bar
raucherzimmer	smoking room
rauchfang	chimney
rauchfangkehrer	chimney sweep
rauchfangkehrerin	chimney sweep
rauchfrei	smoke free
rauchmelder	smoke detector
raucht	smoke smokes
rauchverbot	smoking ban
rauchwarnmelder	smoke detector
rauf	up
raufaser	woodchip wallpaper
raufasertapete	woodchip wallpaper
raum	room
raumausstatter	interior decorator
raumbuchung	room booking
raumhöhe	ceiling height
rauminhalt	volume
raummeter	cubic meter stacked
raummiete	room rental
raumnummer	room number
raumpflegerin	cleaner
raumplan	room plan
raumteiler	room divider
raumtemperatur	room temperature
raumthermostat	room thermostat
raumvermietung	room rental
raumänderung	room change
raupe	caterpillar
raus	out
rausfallschutz	bed guard
rausfinden	find out
rausgefallen	fallen out
rausgehen	go out leave
rausgekommen	come out
rausgeschmissen	throw out kick
rausgestellt	put out
rausgeworfen	evicted
rauskommen	come out
rausnehmen	take out
rausschmeißen	throw out kick
rausstellen	put out
rauswerfen	evict throw out
reaktionszeit	response time
reaktionszeiten	response times
realschulabschluss	secondary school certificate
realschule	secondary school
rebsorte	grape variety
receiver	receiver
rechen	rake
rechenzentrum	data center
rechner	computer calculator
rechnung	invoice bill
rechnungen	invoices bills
rechnungsadresse	billing address
rechnungsanschrift	billing address
rechnungsbeleg	invoice receipt
rechnungsbetrag	invoice amount
rechnungsdatum	invoice date
rechnungsempfänger	invoice recipient
rechnungskauf	purchase invoice
rechnungskopie	invoice copy
rechnungsnummer	invoice number
rechnungsposten	invoice item
rechnungsstellung	billing invoicing
rechnungsversand	invoice delivery
rechnungswesen	accounting
recht	right law
rechte	rights
rechteckig	rectangular
rechtlich	legal
rechts	right
rechtsanspruch	legal entitlement
rechtsanwalt	lawyer attorney
rechtsanwälte	lawyers
rechtsanwältin	lawyer attorney
rechtsbehelf	legal remedy
rechtsbehelfsbelehrung	legal remedy instructions
rechtsberatung	legal advice
rechtschreibung	spelling
rechtsform	legal form
rechtsfrage	legal question
rechtsgrundlage	legal basis
rechtsgültig	legally valid
rechtshilfe	legal aid
rechtskräftig	legally binding final
rechtslage	legal situation
rechtsmittel	legal remedy appeal
rechtsschutz	legal protection insurance
rechtsschutzversicherung	legal protection insurance
rechtsstreit	lawsuit legal dispute
rechtswidrig	illegal unlawful
rechtzeitig	timely early enough punctual
recycelbar	recyclable
recyceln	recycle
recycelt	recycled
recycling	recycling
recyclinghof	recycling center
recyclinghöfe	recycling centers
redakteur	editor
redakteurin	editor
redaktion	editorial office
redaktionen	editorial offices
redaktionsschluss	editorial deadline
rede	talk speak speech
reden	talk speak
redet	talk speak
redete	talk speak
redner	speaker
reduzieren	reduce
reduziert	reduce reduced discounted
reduzierung	reduction
referat	presentation
referendar	trainee teacher
referent	speaker
referentin	speaker
referenz	reference
referenzen	references
refurbished	refurbished
regal	shelf
regale	shelves
regel	rule period
regelmäßig	regular regularly
regeln	rules regulate
regelschmerzen	period pain
regelung	rule arrangement regulation
regelungen	regulations rules
regen	rain
regencape	rain poncho
regendusche	rain shower
regenjacke	rain jacket
regenrinne	gutter
regenschirm	umbrella
regentag	rainy day
regentonne	rain barrel
regenwasser	rainwater
regie	directing
regiearbeit	time material work
regierung	government
regierungspräsidium	regional government
regiestunde	hourly work
region	region
regional	regional
regionalbahn	regional train
regionalzug	regional train
regisseur	director
registerauszug	register extract
registrieren	register
registriert	register registered
registrierung	registration
regnen	rain
regnerisch	rainy
regnet	rain raining rains
regress	recourse
reh	deer
reha	rehabilitation
rehabilitation	rehabilitation
rehaklinik	rehabilitation clinic
rehasport	rehabilitation sports
rehasportgruppe	rehabilitation sports group
reich	rich
reichen	enough suffice
reicht	enough suffice
reichweite	range reach
reif	ripe mature
reifen	tire tyre
reifendruck	tire pressure
reifendruckkontrolle	tire pressure monitoring
reifeneinlagerung	tire storage
reifengröße	tire size
reifenhandel	tire dealer
reifenhotel	tire storage
reifenhändler	tire dealer
reifenlager	tire storage
reifenlagerung	tire storage
reifenmontage	tire fitting
reifenpanne	flat tire
reifenprofil	tire tread
reifenreparatur	tire repair
reifenservice	tire service
reifenwechsel	tire change
reihe	row series
reihenbestuhlung	row seating
reihenfolge	order sequence
reihenhaus	terraced house
reiki	reiki
rein	pure inside
reingehen	enter go in
reingekommen	come in enter
reinigen	clean
reinigung	cleaning
reinigungen	cleanings
reinigungsdienst	cleaning service
reinigungsfirma	cleaning company
reinigungsfrau	cleaning lady
reinigungsgerät	cleaning device
reinigungsintervall	cleaning interval
reinigungskraft	cleaner
reinigungskräfte	cleaners
reinigungsmittel	cleaning agent detergent
reinigungsplan	cleaning schedule
reinkommen	come in enter
reinlassen	let in
reinschauen	look in visit
reinzeichnung	final artwork
reis	rice
reise	trip journey travel
reiseapotheke	travel first aid kit
reisebedingungen	travel conditions
reiseberatung	travel advice
reisebestätigung	travel confirmation
reisebett	travel cot
reisebus	coach
reisebusparkplatz	coach parking
reisebüro	travel agency
reisedauer	trip duration
reiseführer	travel guide
reisegepäck	luggage
reisegewerbe	itinerant trade
reisegewerbekarte	itinerant trade license
reisegruppe	tour group
reisegutschein	travel voucher
reiseimpfung	travel vaccination
reisekosten	travel expenses costs
reisekostenabrechnung	travel expense report
reisekrankheit	motion sickness
reiseleiter	tour guide
reiseleitung	tour guide
reisemedizin	travel medicine
reisen	travel
reisepass	passport
reiseplan	itinerary
reisepreis	travel price
reisepässe	passports
reiserouten	travel routes
reiserücktritt	travel cancellation
reiserücktrittsversicherung	travel cancellation insurance
reiserücktrittversicherung	travel cancellation insurance
reisetag	travel day
reisetasche	travel bag
reiseunterlagen	travel documents
reiseveranstalter	tour operator
reiseversicherung	travel insurance
reisewarnung	travel warning
reiseziel	destination
reist	travel
reitbeteiligung	horse share
reiten	horse riding
reiter	rider tab
reiterhof	riding stable
reithalle	riding hall
reitschule	riding school
reitstall	riding stable
reitstunde	riding lesson
reitunterricht	riding lessons
reitverein	riding club
reißen	tear
reißverschluss	zipper
reißverschlüsse	zippers
reklamation	complaint claim
reklamationen	complaints
reklamationsformular	complaint form
reklamieren	complain claim
reklamiert	complain claim complained claimed
rektor	headmaster principal
rektorat	headmaster office
rektorin	headmistress principal
religion	religion
religionsunterricht	religious education
rendite	return yield
rennen	run
rennrad	road bike
rennräder	road bikes
rennt	run
renovieren	renovate
renoviert	renovate renovated
renovierung	renovation
renovierungsarbeiten	renovation work
renovierungspflicht	renovation obligation
rente	pension
renten	pensions
rentenalter	retirement age
rentenantrag	pension application
rentenauskunft	pension information
rentenausweis	pensioner card
rentenberatung	pension advice
rentenbescheid	pension notice
rentenpunkte	pension points
rentenversicherung	pension insurance
rentenversicherungsnummer	pension insurance number
rentner	pensioner retired retiree
rentnerin	pensioner retired retiree
repaircafé	repair cafe
reparatur	repair
reparaturannahme	repair drop
reparaturauftrag	repair order
reparaturbonus	repair bonus subsidy
reparaturcafé	repair cafe
reparaturdauer	repair time
reparaturdienst	repair service
reparaturen	repairs
reparaturkosten	repair cost costs
reparaturservice	repair service
reparaturset	repair kit
reparaturwerkstatt	repair workshop
repariere	repair
reparieren	repair fix
repariert	repair fix repaired fixed
reportage	report feature
reporter	reporter
reptil	reptile
reptilien	reptiles
requisite	prop
reserverad	spare wheel
reservieren	reserve book
reserviert	reserved booked
reservierung	reservation
reservierungen	reservations
reservierungsbestätigung	reservation confirmation
respekt	respect
respektieren	respect
respektlos	disrespectful
rest	rest remainder
restabfall	residual waste
restaurant	restaurant
restaurants	restaurants
restaurator	restorer
restaurieren	restore
restauriert	restored
restaurierung	restoration
restbetrag	remaining amount balance
reste	leftovers
restessen	leftovers
restguthaben	remaining credit
restkarten	remaining tickets
restlaufzeit	remaining term
restlich	remaining
restmüll	residual waste
restmülltonne	residual waste bin
restplatz	remaining place
restplätze	remaining places
restposten	remaining stock
resturlaub	remaining vacation
restwert	remaining value residual
restzahlung	remaining payment balance
retainer	retainer
retoure	return
retouren	returns
retourenabteilung	returns department
retourenetikett	return label
retourenkosten	return cost
retourenlabel	return label
retourenportal	returns portal
retourenschein	return label slip
retournieren	return
retourniert	returned
retourschein	return label
retten	rescue save
rettung	rescue
rettungsdienst	ambulance service rescue
rettungshund	rescue dog
rettungssanitäter	paramedic
rettungsschwimmen	lifesaving swimming
rettungsschwimmer	lifeguard
rettungswagen	ambulance
retusche	retouching
retuschieren	retouch
revision	appeal audit
rezension	review
rezensionen	reviews
rezept	prescription recipe
rezeptablauf	prescription expiry
rezeptbestellung	prescription order
rezeptfrei	over counter
rezeptgebühr	prescription charge
rezeption	reception desk
rezeptpflichtig	prescription only
rheuma	rheumatism
rhododendron	rhododendron
rhythmus	rhythm
richten	fix adjust
richter	judge
richterin	judge
richtfest	topping out ceremony
richtig	right correct
richtlinie	guideline policy
richtlinien	guidelines policies
richtung	direction
riechen	smell
riecht	smell smells
rief	call shout called
riegel	bolt latch
riesengroß	huge
riesenrad	ferris wheel
riesig	huge
rigips	plasterboard drywall
rigipsplatte	plasterboard
rind	cattle beef
rindenmulch	bark mulch
rinder	cattle
rindfleisch	beef
ring	ring
ringbindung	ring binding
ringen	wrestling
ringvorlesung	lecture series
rinnen	leak drip
rinnt	leaks drips
rippe	rib
rippen	ribs
rippenbruch	broken rib
risiken	risk risks
risiko	risk
risikolebensversicherung	term life insurance
riskant	risky
risotto	risotto
riss	crack tear
risse	cracks
rissig	cracked
ritter	knight
ritzel	sprocket
roaming	roaming
robbe	seal
robinie	robinia black locust
robust	sturdy robust
roch	smell smelled
rock	skirt
rodel	hand truck sledge
rodelbahn	toboggan run
rodeln	sledding
roden	clear uproot
rodung	clearing
roggen	rye
roh	raw
rohbau	building shell
rohdaten	raw files
rohmaterial	raw material footage
rohr	pipe
rohrbruch	burst pipe
rohrbrüche	burst pipes
rohre	pipes
rohrleitung	pipe pipeline
rohrreinigung	pipe cleaning drain
rohrverstopfung	blocked drain
rohrzange	pipe wrench
rolladen	roller shutter
rolladengurt	shutter strap
rollator	walker
rolle	role roller roll
rollen	roles
rollenspiel	role playing game
roller	scooter
rollgeld	cartage fee
rollladen	roller shutter
rollladenmotor	shutter motor
rollläden	roller shutters
rollo	roller blind
rollos	roller blinds
rollrasen	turf rolled lawn
rollschuh	roller skate
rollstuhl	wheelchair
rollstuhlfahrer	wheelchair user
rollstuhlgerecht	wheelchair accessible
rollstuhlplatz	wheelchair space
rollstuhlplätze	wheelchair spaces
rollstuhltaxi	wheelchair taxi
rollstuhltransport	wheelchair transport
rollstühle	wheelchairs
rolltor	roller door
rolltreppe	escalator
rollup	roll banner
roman	novel
romane	novels
rosa	pink
rose	rose
rosen	roses
rosenmontag	carnival monday
rosenschnitt	rose pruning
rosinen	raisins
rost	rust
rosten	rust
rostig	rusty
rosé	ros wine
rot	red
rotlicht	red light therapy
rotwein	red wine
rouge	blush
route	route
router	router
ruckelt	lags stutters
rucksack	backpack
rucksäcke	backpack backpacks
ruderboot	rowing boat
rudern	rowing
ruderverein	rowing club
rufbus	dial a ride bus
rufen	call shout
rufnummer	phone number
rufnummern	phone numbers
rufnummernmitnahme	number porting
ruft	call shout calls
rufumleitung	call forwarding
ruhe	quiet rest
ruhebereich	quiet zone
ruhen	suspend rest pause
ruhend	dormant suspended paused
ruheraum	quiet room relaxation
ruheräume	relaxation rooms
ruhestand	retirement
ruhestörung	noise disturbance
ruhetag	closed day rest closing
ruhetage	closing days
ruhezeit	quiet hours rest period
ruhezeiten	quiet hours
ruhig	quiet calm
ruhigstellen	immobilize
ruine	ruins
rund	round around
rundbrief	newsletter
rundflug	sightseeing flight
rundfunk	broadcasting
rundfunkbeitrag	broadcasting fee
rundgang	tour walk
rundholz	round timber
rundmail	circular email
rundreise	round trip tour
rundschreiben	circular letter
rundumdieuhr	around clock
rundweg	circular trail
runter	down
runtergefallen	dropped fallen
runtergeladen	downloaded
runterladen	download
russisch	russian
rustikal	rustic
rutsche	slide
rutschen	slip slide slides
rutschfest	slip resistant
rutschig	slippery
ruß	soot
rußen	soot
räder	bikes wheels
räderwechsel	wheel change
rätsel	puzzle riddle
räume	rooms premises
räumlichkeiten	rooms premises
räumpflicht	snow clearing duty obligation
räumung	eviction clearance
räumungen	clearances
räumungsklage	eviction lawsuit
räumungsverkauf	clearance sale
röcke	skirt skirts
römer	romans
römisch	roman
röntgen	x ray
röntgenbild	x ray image
röntgenbilder	x ray images
rösterei	coffee roastery
röstung	roast
röteln	rubella
rötung	redness
rüber	over across
rückbau	dismantling demolition
rückbildung	postnatal exercise
rückbildungskurs	postnatal exercise course
rückbuchung	chargeback reversal
rücken	back
rückenfit	back fitness
rückengymnastik	back exercise exercises
rückenmassage	back massage
rückenschmerzen	back pain
rückenschule	back school training
rückenschwimmen	backstroke
rückerstatten	refund reimburse
rückerstattet	refund reimburse refunded
rückerstattung	refund
rückfahrkamera	reversing camera
rückfahrt	return trip journey
rückflug	return flight
rückfrage	query question
rückgabe	return
rückgabeautomat	return machine
rückgabebedingungen	return conditions
rückgabebox	return box
rückgabefrist	return period deadline
rückgabegrund	return reason
rückgabekasten	book drop return
rückgaben	returns
rückgaberecht	right return
rückgabetermin	return date
rückgemeldet	reply respond
rückgängig	undo reverse
rückkaufswert	surrender value
rückkehr	return
rücklage	reserve
rücklagen	reserves
rücklastschrift	returned direct debit
rücklicht	tail light
rückmeldefrist	re registration deadline
rückmelden	reply respond re register
rückmeldung	feedback reply response re
rückmeldungen	feedback responses
rücknahme	return take back
rückreise	return journey
rückruf	callback recall
rückrufaktion	product recall
rückrufe	callbacks
rückrufservice	callback service
rückschein	return receipt
rückschicken	send back return
rückschlagventil	check valve
rückschnitt	pruning cutting back
rücksendeadresse	return address
rücksendeetikett	return label
rücksendeformular	return form
rücksendekosten	return shipping cost
rücksendelabel	return label
rücksenden	return send back
rücksendeschein	return slip
rücksendezentrum	return center
rücksendung	return shipment
rücksendungen	returns
rücksicht	consideration
rücksichtslos	inconsiderate
rücksichtsvoll	considerate
rückspiegel	rearview mirror
rücksprache	consultation
rückstau	backflow
rückstauklappe	backflow valve
rücktritt	withdrawal resignation cancellation
rücktrittsfrist	withdrawal period
rücktrittsrecht	right withdrawal
rückversand	return shipping
rückweg	way back
rückwirkend	retroactive
rückwärts	backwards reverse
rückwärtsfahren	reversing
rückzahlung	repayment refund
rüde	male dog
rührei	scrambled eggs
rüttelplatte	vibrating plate compactor
sa	saturday
saal	hall
saalmiete	hall rental
saalplan	seating plan
saatgut	seeds
sachbearbeiter	clerk case officer
sachbearbeiterin	clerk case officer
sachbuch	nonfiction
sachbücher	nonfiction
sache	thing matter
sachen	things stuff clothes
sachkunde	general studies
sachkundenachweis	proof competence
sachmangel	material defect
sachspende	donation kind goods
sachspenden	donated goods donation
sachstand	current status
sachverständige	expert
sachverständiger	expert assessor
sack	bag sack
sackgasse	dead end
sackkarre	hand truck
safe	safe sure
saft	juice
sage	say tell
sagen	say tell
sagst	say tell
sagt	say tell
sagte	say tell
sah	see
sahne	cream
sahnetorte	cream cake
saison	season
saisonal	seasonal
saisonarbeit	seasonal work
saisonbeginn	season start
saisonende	season end
saisoneröffnung	season opening
saisonkarte	season ticket pass
saisonkennzeichen	seasonal license plate
saisonkraft	seasonal worker
saisonstart	season start
saite	string
saiten	strings
sakko	suit jacket
salami	salami
salat	salad lettuce
salatbuffet	salad bar
salate	salads
salbe	ointment
salon	salon
salsa	salsa
salz	salt
salzarm	low salt
salzig	salty
samen	seeds
sammelbestellung	group order
sammelgut	groupage cargo
sammeln	collect
sammelpunkt	meeting point
sammelrechnung	collective invoice
sammelstelle	collection point
sammelstellen	collection points
sammeltaxi	shared taxi
sammlung	collection
samstag	saturday
samstags	saturdays saturday
sand	sand
sandalen	sandals
sandkasten	sandbox
sandkiste	sandbox
sandstein	sandstone
sandsäcke	sandbags
sandte	sent
sandwich	sandwich
sang	sing sang
sanieren	renovate refurbish restore
saniert	renovated refurbished restored
sanierung	renovation refurbishment restoration
sanierungsbonus	renovation bonus
sanierungskosten	renovation costs
sanitär	plumbing sanitary
sanitäranlage	sanitary facilities toilets
sanitäranlagen	sanitary facilities
sanitärbereich	sanitary area
sanitärgebäude	sanitary building
sanitärinstallateur	plumber
sanitärinstallation	plumbing installation
sanitärtechnik	plumbing
sanitäter	paramedic
sanitätsdienst	first aid service
sanitätshaus	medical supply store
sank	sink fall
satellitenschüssel	satellite dish
satschüssel	satellite dish
satt	full
sattel	saddle
satteldach	gable roof
sattelzug	trailer truck
sattler	saddler
sattlerei	saddlery
satz	sentence
satzung	statutes bylaws
satzungen	statutes
satzungsänderung	statute amendment
sauber	clean
sauberkeit	cleanliness
sauce	sauce
sauer	angry sour
sauerkraut	sauerkraut
sauerstoff	oxygen
sauerstoffgerät	oxygen device
sauerteig	sourdough
saufen	drink
saugen	vacuum
saugroboter	robot vacuum
saum	hem
sauna	sauna
saunaaufguss	sauna infusion
saunabau	sauna construction
saunabereich	sauna area
saunagang	sauna session
saunagarten	sauna garden
saunagänge	sauna sessions
saunalandschaft	sauna area
saunatuch	sauna towel
saunatücher	sauna towels
saunazeiten	sauna hours
saunen	saunas
saunieren	sauna
saxophon	saxophone
saß	sit
sbahn	suburban train
scan	scan
scannen	scan
scanner	scanner
schablone	stencil template
schach	chess
schachclub	chess club
schachtel	box
schachteln	boxes
schaden	damage
schadenersatz	compensation damages
schadenfall	damage claim
schadenfreiheitsklasse	no claims class
schadengutachten	damage report
schadenhöhe	damage amount
schadenmeldung	damage report claim
schadennummer	claim number
schadensanzeige	damage report
schadensersatz	compensation damages
schadensfall	damage claim
schadensfreiheitsrabatt	no claims bonus
schadensmelder	damage report
schadensmeldung	damage report claim
schadensregulierung	claims settlement
schadhaft	damaged defective
schadsoftware	malware
schadstoff	pollutant
schadstoffe	pollutants
schadstoffmobil	hazardous waste collection vehicle
schadstoffsammelstelle	hazardous waste collection point
schadstoffsammlung	hazardous waste collection
schaf	sheep
schafe	sheep
schaffen	manage achieve
schaffner	train conductor
schaffnerin	train conductor
schafft	manage achieve
schal	scarf
schalenfrüchte	tree nuts
schalldämmung	soundproofing
schallschutz	sound insulation
schallschutzfenster	soundproof window
schalter	counter switch
schaltfläche	button
schaltgetriebe	manual transmission
schaltjahr	leap year
schaltkasten	switch box
schaltschrank	control cabinet
schaltung	gears shifting
schaltwagen	manual car
schaltwerk	derailleur
scham	shame
schamott	fireclay
schamottstein	fireclay brick
schankerlaubnis	alcohol license
schanklizenz	liquor license
scharf	sharp spicy hot
scharlach	scarlet fever
scharnier	hinge
scharniere	hinges
schatten	shade shadow
schattig	shady
schatzmeister	treasurer
schatzsuche	treasure hunt
schau	look
schaue	look
schauen	look watch
schauer	shower rain
schaufel	shovel
schaufeln	shovel
schaufenster	shop window
schaufensterbeschriftung	shop window lettering
schaukel	swing
schaukeln	swing
schauraum	showroom
schauräume	showrooms
schauspiel	drama acting
schauspieler	actor
schauspielerin	actress
schausteller	showman
schaut	look
scheck	check cheque
scheckheft	service book
scheckheftgepflegt	full service history
schecks	checks
scheibe	slice pane disc
scheiben	slices panes
scheibenbremse	disc brake
scheibentausch	windshield replacement
scheibentönung	window tinting
scheibenwaschwasser	windshield washer fluid
scheibenwischer	windshield wiper
scheibtruhe	wheelbarrow
scheidung	divorce
scheidungen	divorces
schein	banknote certificate license
scheinbar	apparently
scheine	banknotes
scheinen	seem
scheint	seem
scheinwerfer	headlight
scheisse	shit bad
scheitern	fail
scheitholz	split logs firewood
scheiß	shit bad
scheiße	shit bad
schenken	give gift
schenkung	gift donation
schenkungssteuer	gift tax
schenkungsvertrag	gift contract
schere	scissors
scheune	barn
schicht	shift
schichtarbeit	shift work
schichten	shifts
schichtplan	shift schedule
schicke	send
schicken	send
schickt	send sends
schickte	send sent
schieben	push
schiebetür	sliding door
schiebetüren	sliding doors
schiebetürenschrank	sliding door wardrobe
schiedsamt	arbitration office
schiedsmann	arbitrator
schiedsrichter	referee
schief	crooked
schiefer	slate
schiefgegangen	go wrong
schiefgehen	go wrong
schielen	squint
schien	seem
schienbeinschoner	shin guards
schiene	splint
schienenersatzverkehr	rail replacement bus service
schießbude	shooting gallery
schießen	shooting
schiff	ship boat
schiffe	ships boats
schifffahrt	shipping boat trip
schild	sign
schilddrüse	thyroid
schilder	signs
schilderdienst	license plate shop
schildkröte	turtle tortoise
schimmel	mold
schimmelbefall	mold infestation
schimmelentfernung	mold removal
schimmelig	moldy
schimmelpilz	mold fungus
schimmlig	moldy
schinken	ham
schiri	referee
schirm	umbrella
schlaf	sleep
schlafanzug	pajamas
schlafapnoe	sleep apnea
schlafcouch	sofa bed
schlafen	sleep
schlaflos	sleepless
schlafmittel	sleeping pills
schlafraum	nap room
schlafsack	sleeping bag
schlafsofa	sofa bed
schlafstörung	sleep disorder
schlafstörungen	sleep disorders
schlafsäcke	sleeping bags
schlaftabletten	sleeping pills
schlafwagen	sleeping car
schlafzimmer	bedroom
schlaganfall	stroke
schlagbohrmaschine	hammer drill
schlagen	hit beat
schlager	pop hits
schlagloch	pothole
schlaglöcher	potholes
schlagobers	whipped cream
schlagsahne	whipped cream
schlagzeug	drums
schlagzeugunterricht	drum lessons
schlampig	sloppy
schlange	queue line snake
schlau	smart clever
schlauch	hose tube
schlecht	bad nauseous
schlechter	worse
schlechteste	worst
schlechtwetter	bad weather
schleier	veil
schleifen	sand grind
schleifgerät	sander
schleifmaschine	sander grinder
schleifpapier	sandpaper
schleifservice	sharpening service
schleimbeutelentzündung	bursitis
schleppen	carry haul
schleudern	spin
schleudert	spins
schlichtung	mediation arbitration
schlichtungsstelle	arbitration board
schlief	sleep slept
schließanlage	locking system
schließen	close
schließfach	locker safe deposit box
schließfächer	lockers
schließlich	finally
schließt	close closes
schließtag	closed day closing
schließtage	closing days
schließung	closure
schließzeit	closing time
schließzeiten	closing times closures
schließzylinder	lock cylinder
schlimm	bad terrible severe
schlimmer	worse
schlimmste	worst
schlingentisch	sling table
schlips	tie
schlitten	sled
schlittschuh	ice skate
schlittschuhe	ice skates
schlittschuhlaufen	ice skating
schlittschuhverleih	ice skate rental
schloss	lock castle closed
schlosser	locksmith metalworker
schlosserei	metalworking locksmith
schlosspark	castle park
schlosstausch	lock replacement
schlosswechsel	lock change
schlucht	gorge
schluckbeschwerden	difficulty swallowing
schlucken	swallow
schlug	hit beat
schluss	end
schlussrechnung	final invoice
schlussverkauf	clearance sale
schläft	sleep
schläger	racket
schlägt	hit beat
schläuche	hoses tubes
schlösser	locks castles
schlüssel	key
schlüsselbox	key box
schlüsselbund	keyring
schlüsseldienst	locksmith
schlüsselfertig	turnkey
schlüsselkarte	key card
schlüsselkasten	key box
schlüsselkopie	key copy
schlüsselverlust	lost key
schlüsselübergabe	key handover
schmal	narrow slim
schmecken	taste
schmeckt	taste tastes
schmeißen	throw
schmerz	pain
schmerzambulanz	pain clinic
schmerzen	pain
schmerzfrei	painless
schmerzhaft	painful
schmerzlos	painless
schmerzmittel	painkiller
schmerzpatient	pain patient
schmerztablette	painkiller
schmerztabletten	painkillers
schmerztherapie	pain therapy
schmetterling	butterfly
schmetterlinge	butterflies
schmied	blacksmith
schmiede	forge
schmiedeeisen	wrought iron
schminke	makeup
schminken	makeup
schmuck	jewelry
schmutz	dirt
schmutzig	dirty
schnappen	grab
schnaps	schnapps liquor
schnapsbrennerei	distillery
schnarchen	snoring
schnecke	snail
schnecken	snails slugs
schneckenkorn	slug pellets
schnee	snow
schneefall	snowfall
schneefang	snow guard
schneefrei	snow day
schneefräse	snow blower
schneekette	snow chain
schneeketten	snow chains
schneelast	snow load
schneeräumung	snow removal
schneeschaufel	snow shovel
schneiden	cut edit
schneider	tailor
schneiderei	tailor shop
schneiderin	tailor dressmaker seamstress
schneidezahn	incisor
schneien	snow
schneit	snowing
schnell	fast quick
schneller	faster
schnellkurs	crash course
schnelllader	fast charger
schnellste	fastest
schnellstmöglich	soon possible quickly
schnelltest	rapid test
schnitt	cut editing
schnittblumen	cut flowers
schnittchen	open sandwiches
schnittholz	sawn timber
schnittkurs	pruning course
schnittlauch	chives
schnittstelle	interface api
schnittstellen	interfaces apis
schnittwunde	cut wound
schnitzel	schnitzel cutlet
schnitzeljagd	scavenger hunt
schnitzen	carve
schnitzer	woodcarver
schnitzkurs	carving course
schnorcheln	snorkeling
schnuller	pacifier dummy
schnupfen	runny nose cold
schnupperangebot	trial offer
schnupperkurs	trial course taster
schnuppermitgliedschaft	trial membership
schnuppern	try trial out
schnupperstunde	trial lesson
schnuppertag	trial day taster
schnuppertraining	trial training
schnur	cord string
schnurrbart	mustache
schnäppchen	bargain
schnäpse	spirits
schnüre	cords strings
schnürsenkel	shoelaces
schob	pushed
schock	shock
schockiert	shocked
schoko	chocolate
schokolade	chocolate
schon	already
schonen	rest protect
schonkost	light diet
schorle	spritzer
schornstein	chimney
schornsteine	chimneys
schornsteinfeger	chimney sweep
schornsteinfegerin	chimney sweep
schotter	gravel crushed stone
schrank	cupboard wardrobe
schranke	barrier gate
schraube	screw
schrauben	screw screws
schraubendreher	screwdriver
schraubenschlüssel	wrench
schraubenzieher	screwdriver
schraubstock	vise
schraubzwinge	clamp
schrebergarten	allotment garden
schrecklich	terrible
schreibe	write
schreiben	write letter
schreibst	write
schreibt	write
schreibtisch	desk
schreibtische	desks
schreibwerkstatt	writing workshop
schreien	scream shout
schreiner	carpenter joiner
schreinerei	joinery carpentry
schreinerin	carpenter joiner
schrieb	write wrote
schrift	font
schriftart	font
schriftarten	fonts
schriftbild	typeface
schriftführer	secretary minutes
schriftgröße	font size
schriftlich	written writing
schrippe	bread roll
schritt	step
schritte	step
schrott	scrap metal
schrotthändler	scrap dealer
schrottplatz	scrapyard
schrottplätze	scrapyards
schräg	sloping slanted
schränke	cupboards wardrobes
schröpfen	cupping
schubkarre	wheelbarrow
schublade	drawer
schubladen	drawers
schufa	credit report
schufaauskunft	credit report
schuh	shoe shoes
schuhe	shoe shoes
schuheinlagen	insoles
schuhgeschäft	shoe store
schuhgröße	shoe size
schuhmacher	shoemaker cobbler
schuhreparatur	shoe repair
schulabschluss	school leaving qualification
schulamt	school authority
schulanfang	school start
schulanfänger	school beginner
schulanmeldung	school registration
schularbeit	test schoolwork
schularzt	school doctor
schulaufgabe	test schoolwork
schulband	school band
schulbeginn	school start
schulbegleiter	school assistant
schulbegleitung	school assistant
schulbehörde	school authority
schulbescheinigung	school certificate attendance
schulbestellung	school order
schulbesuch	school attendance
schulbesuchsbestätigung	school attendance certificate
schulbezirk	school district
schulbibliothek	school library
schulbuch	textbook schoolbook
schulbus	school bus
schulbusse	school buses
schulbücher	textbooks schoolbooks
schulchor	school choir
schuld	fault guilt debt
schulden	debt owe debts
schuldenberatung	debt counseling
schuldig	guilty
schuldlos	innocent
schuldner	debtor
schuldnerberatung	debt counseling
schule	school
schuleingangsuntersuchung	school entry examination
schulen	schools
schulende	school end
schulessen	school lunch
schulfach	school subject
schulfeier	school celebration
schulferien	school holidays
schulfest	school festival
schulfoto	school photo
schulfotograf	school photographer
schulfrei	school holiday off
schulgarten	school garden
schulgebäude	school building
schulgebühr	school fee tuition
schulgebühren	school fees tuition
schulgeld	tuition fee
schulgelände	school grounds
schulhalbjahr	school term
schulhausmeister	school caretaker janitor
schulhof	schoolyard
schulhund	school dog
schuljahr	school year
schuljahre	school years
schulkantine	school canteen
schulkind	schoolchild
schulkinder	schoolchildren
schulkiosk	school kiosk
schulklasse	school class
schulklassen	school classes
schulkleidung	school uniform
schulkonzert	school concert
schullandheim	school camp hostel
schulleiter	principal headmaster
schulleiterin	principal headmistress
schulleitung	school management principal
schulmaterial	school supplies
schulordnung	school rules
schulpflicht	compulsory schooling
schulpflichtig	school age compulsory
schulplatz	school place
schulplätze	school places
schulpraktikum	school internship
schulprofil	school profile
schulprogramm	school program
schulpsychologe	school psychologist
schulranzen	school bag
schulregeln	school rules
schulreif	school ready
schulreife	school readiness
schulsachen	school supplies
schulsanitäter	school first aider
schulschluss	school end
schulschwimmen	school swimming
schulsekretariat	school office secretary
schulsozialarbeit	school social work
schulsozialarbeiter	school social worker
schulsprecher	student representative
schulstart	school start
schulstunde	lesson period
schultag	school day
schultasche	school bag
schulter	shoulder
schulterblick	shoulder check
schultern	shoulders
schulterschmerzen	shoulder pain
schultheater	school theater
schulträger	school operator authority
schultüte	school cone
schulung	training
schulungen	trainings
schulungsfahrzeug	training vehicle
schulungsraum	training room
schulungsunterlagen	training materials
schulverpflegung	school meals catering
schulvorstellung	school performance
schulwechsel	change school transfer
schulweg	way school route
schulwegplan	school route map
schulzeit	school time
schummeln	cheat
schuppen	dandruff shed
schuppenflechte	psoriasis
schuster	shoemaker cobbler
schutt	rubble
schuttcontainer	rubble skip
schuttmulde	rubble skip
schutz	protection
schutzausrüstung	protective equipment
schutzblech	mudguard
schutzbleche	mudguards
schutzbrief	breakdown cover
schutzbrille	safety goggles
schutzfolie	screen protector
schutzgebühr	adoption fee
schutzhelm	safety helmet
schutzimpfung	vaccination
schutzschalter	circuit breaker
schutzweg	crosswalk
schwach	weak
schwager	brother in law
schwamm	swim sponge swam
schwanger	pregnant
schwangere	pregnant woman
schwangerenyoga	prenatal yoga
schwangerschaft	pregnancy
schwangerschaftsabbruch	abortion
schwangerschaftsmassage	pregnancy massage
schwangerschaftstest	pregnancy test
schwanz	tail
schwarz	black
schwarzarbeit	illegal work
schwarzarbeiter	illegal worker
schwarzbrot	dark rye bread
schwarzfahren	fare dodging
schwarzfahrer	fare dodger
schwarzmarkt	black market
schwarztee	black tea
schwarzweiß	black white
schwarzweißkopie	black white copy
schwedenofen	wood stove
schwefeldioxid	sulfur dioxide
schweigen	silence
schweigepflicht	confidentiality medical
schweigepflichtentbindung	confidentiality release
schweigepflichtsentbindung	confidentiality release
schwein	pig pork
schweine	pigs
schweinebraten	roast pork
schweinefleisch	pork
schweiß	sweat
schweißarbeiten	welding work
schweißen	weld
schweißer	welder
schweißgerät	welding machine
schwelle	threshold
schwellung	swelling
schwer	heavy difficult
schwerbehindert	severely disabled
schwerbehindertenausweis	disabled person card disability
schwerbehinderung	severe disability
schwerhörig	hearing impaired
schwertransport	heavy transport permit
schwester	sister
schwiegereltern	parents in law
schwiegermutter	mother in law
schwiegersohn	son in law
schwiegertochter	daughter in law
schwiegervater	father in law
schwierig	difficult
schwierigkeit	difficulty
schwierigkeiten	difficulties problems
schwierigkeitsgrad	difficulty level
schwimmabzeichen	swimming badge
schwimmbad	swimming pool
schwimmbahn	swimming lane
schwimmbecken	swimming pool basin
schwimmbrille	goggles
schwimmbäder	swimming pools
schwimmen	swim
schwimmer	swimmer
schwimmerbecken	swimmer pool
schwimmflügel	water wings armbands
schwimmhalle	indoor swimming pool
schwimmhilfe	swimming aid
schwimmkurs	swimming course
schwimmkurse	swimming courses
schwimmlehrer	swimming instructor
schwimmlehrerin	swimming instructor
schwimmmeister	pool attendant lifeguard
schwimmnudel	pool noodle
schwimmschule	swimming school
schwimmt	swims
schwimmteich	swimming pond
schwimmtraining	swimming training
schwimmunterricht	swimming lessons
schwimmverein	swimming club
schwimmweste	life jacket
schwimmwesten	life jackets
schwimmwindel	swim diaper
schwindel	dizziness
schwindelig	dizzy
schwindlig	dizzy
schwitzen	sweat
schwäbisch	swabian
schwäche	weakness
schwägerin	sister in law
schwämme	sponges
schwänzen	skip school
schwül	humid
schäden	damage damages
schädling	pest
schädlinge	pests
schädlingsbekämpfer	exterminator pest control
schädlingsbekämpfung	pest control
schämen	ashamed
schärfen	sharpen
schön	beautiful nice
schönheit	beauty
schönheitschirurg	cosmetic surgeon
schönheitsoperation	cosmetic surgery
schönheitsreparaturen	cosmetic repairs
schönheitssalon	beauty salon
schönwetter	good weather
schüchtern	shy
schüler	pupil student
schüleraustausch	student exchange
schülerausweis	student card
schülerbeförderung	school transport
schülerermäßigung	pupil discount
schülerfahrkarte	student ticket
schülerin	pupil student
schülerinnen	pupils students
schülerjob	student job
schülerkonto	student account
schülerkonzert	student concert
schülerlotse	crossing guard
schülerpraktikum	school internship work placement
schülerrabatt	student discount
schülerrat	student council
schülerticket	student ticket
schülervertretung	student council
schülervorspiel	student recital
schülerzeitung	student newspaper
schürfwunde	graze abrasion
schüssel	bowl
schüttelfrost	chills
schüttraummeter	loose cubic meter
schützen	protect
schützenfest	shooting festival marksmen
schützenverein	shooting club
scooter	scooter
screenshot	screenshot
sechs	six
sechzehn	sixteen
sechzig	sixty
secondhand	secondhand used
secondhandladen	secondhand shop
security	security
see	lake sea
seeblick	lake view
seefracht	sea freight
seele	soul
seelisch	emotional mental
seelsorge	pastoral care
seelsorger	chaplain
seepferdchen	swimming badge beginner
segelboot	sailing boat
segelkurs	sailing course
segeln	sailing
segelschule	sailing school
segelverein	sailing club
segen	blessing
segnung	blessing
sehbehindert	visually impaired
sehe	see
sehen	see
sehenswert	worth seeing
sehenswürdigkeit	sight attraction
sehenswürdigkeiten	sights attractions
sehne	tendon
sehnen	tendons
sehnenscheidenentzündung	tendonitis
sehnsucht	longing
sehr	very
sehschwäche	poor eyesight
sehstärke	vision strength
sehtest	eye test vision
sehtestbescheinigung	vision test certificate
seide	silk
seidenmatt	satin
seife	soap
seil	rope
seilbahn	cable car zip line
seile	ropes
seit	since
seite	page side
seitenscheibe	side window
seither	since then
sekretariat	secretary office
sekretär	secretary
sekretärin	secretary
sekt	sparkling wine
sektempfang	champagne reception
sektionaltor	sectional garage door
sekunde	second
selbe	same
selbermachen	diy yourself
selbstabholer	self pickup collector
selbstabholung	self pickup
selbstauskunft	self disclosure
selbstbau	self build
selbstbedienung	self service
selbstbedienungskasse	self checkout
selbstbehalt	deductible excess
selbstbestimmungsgesetz	gender self determination law
selbstbeteiligung	deductible excess
selbstgemacht	homemade
selbsthilfe	self help
selbsthilfegruppe	self help support group
selbstmontage	self assembly
selbstmord	suicide
selbstständig	self employed independent
selbstständigkeit	self employment independence
selbstverpflegung	self catering
selbstversorger	self catering
selbstverständlich	course certainly
selbstverteidigung	self defense
selbstverteidigungskurs	self defense course
selbstzahler	self paying patient
selbständig	self employed independent
selfstorage	self storage
sellerie	celery
selten	rarely rare
seltsam	strange
semester	semester
semesterbeginn	semester start
semesterbeitrag	semester fee
semesterbeiträge	semester fees
semesterende	semester end
semesterferien	semester break
semestergebühr	semester fee
semesterprogramm	semester program
semesterstart	semester start
semesterticket	student transit pass semester
seminar	seminar
seminararbeit	seminar paper
seminare	seminars
seminargebühr	seminar fee
seminarleiter	seminar instructor
seminarraum	seminar room
seminarräume	seminar rooms
seminarunterlagen	seminar materials
semmel	bread roll
semmeln	bread rolls
sende	send
senden	send
sender	broadcaster station
sendet	send
sendezeit	airtime
sendung	shipment parcel broadcast show
sendungen	shipments broadcasts shows
sendungsnummer	tracking number
sendungsstatus	shipment status
sendungsverfolgung	shipment tracking
senf	mustard
senior	senior elderly
senioren	seniors elderly
seniorenausflug	senior excursion
seniorenbegleitung	senior companionship
seniorenbetreuung	senior care
seniorencafé	seniors cafe
seniorenermäßigung	senior discount
seniorengerecht	senior friendly
seniorengymnastik	senior gymnastics
seniorenheim	retirement home
seniorenkreis	seniors circle
seniorenkurs	seniors course
seniorennachmittag	senior afternoon seniors
seniorenpass	senior card
seniorenrabatt	senior discount
seniorenresidenz	senior residence
seniorensport	senior sports
seniorenteller	senior portion
seniorentreff	senior meeting seniors
seniorenumzug	senior relocation
seniorenwohnung	senior apartment
seniorenwohnungen	senior apartments
seniorenzentrum	senior center
seniorin	senior elderly
senken	lower reduce
senkgrube	cesspit
senkrecht	vertical
sense	scythe
seo	search engine optimization
sepa	direct debit bank
separee	private room
september	september
seriennummer	serial number
seriös	reputable serious
server	server
serverstandort	server location
service	service
serviceannahme	service reception
servicegebühr	service fee
serviceheft	service booklet
serviceintervall	service interval
servicenummer	service number
serviceportal	service portal
servicepunkt	service point
servicestelle	service office
servicetermin	service appointment
servicezeit	service hours
servicezeiten	service hours
servieren	serve
serviert	served
serviette	napkin
servietten	napkins
servus	hello
sesam	sesame
sessel	armchair chair
sessellift	chairlift
setzen	sit put
setzling	seedling
setzlinge	seedlings
setzt	sit put
shampoo	shampoo
shellac	shellac nails
shooting	photo shoot
shop	shop store
shops	shops stores
shorts	shorts
show	show
shuttle	shuttle
shuttlebus	shuttle bus
shuttleservice	shuttle service
sicher	safe sure secure
sicherheit	safety security
sicherheiten	collateral
sicherheitscode	security code
sicherheitsdienst	security service
sicherheitsfrage	security question
sicherheitsglas	safety glass
sicherheitsgurt	seat belt
sicherheitshalber	precaution safe
sicherheitskarte	security card
sicherheitskontrolle	security check
sicherheitskonzept	safety concept
sicherheitslücke	security vulnerability
sicherheitsschloss	security lock
sicherheitsschuhe	safety shoes
sicherheitstür	security door
sicherheitsupdate	security update
sicherlich	certainly surely
sichern	secure backup belay
sicherung	fuse backup
sicherungen	fuses
sicherungskarte	security card
sicherungskasten	fuse box
sicherungskopie	backup copy
sicherungskästen	fuse boxes
sichtbar	visible
sichtbehinderung	restricted view
sichtschutz	privacy screen
sichtschutzzaun	privacy fence
siebdruck	screen printing
sieben	seven
siebzehn	seventeen
siebzig	seventy
siedeln	move
sieg	victory win
siegel	seal
siegen	win
sieger	winner
siegerehrung	award ceremony
siehst	see
sieht	see sees
signal	signal
signatur	signature shelf mark
silberfische	silverfish
silbern	silver
silikatfarbe	silicate paint
silikon	silicone sealant
silikonfuge	silicone joint
silvester	new year eve
silvesterparty	new year eve party
simkarte	sim card
simulator	simulator
sinfonie	symphony
singen	sing
single	single
singt	sing sings
sinken	sink fall
sinkt	sink fall
sinn	sense meaning
sinnlos	useless
sinnvoll	sensible useful
siphon	siphon trap
sippe	scout patrol
sirene	siren
situation	situation
sitz	seat
sitzbank	bench
sitze	seats
sitzen	sit
sitzenbleiben	repeat grade
sitzengeblieben	repeated grade
sitzheizung	seat heating
sitzordnung	seating arrangement
sitzplan	seating plan
sitzplatz	seat
sitzplatzreservierung	seat reservation
sitzplätze	seat seats
sitzt	sit
sitzung	meeting session
sitzungen	meetings sessions
skat	card game
skateboard	skateboard
skaten	skating
skatepark	skate park
ski	ski
skifahren	skiing
skifreizeit	ski trip
skigebiet	ski area
skikurs	ski course
skilager	ski camp
skilift	ski lift
skipass	ski pass
skipässe	ski passes
skischule	ski school
skiurlaub	ski holiday
skiverleih	ski rental
skizze	sketch
skoliose	scoliosis
skonto	early payment discount
skulptur	sculpture
slip	briefs panties
smarthome	smart home
smartmeter	smart meter
smartphone	mobile phone smartphone
smartphones	smartphones
smoking	tuxedo
smoothie	smoothie
sms	text message
snack	snack
snacks	snacks
sobald	soon
socke	sock
sockelleiste	baseboard skirting
sockelleisten	baseboards skirting
socken	socks
sodbrennen	heartburn
sofa	sofa couch
sofas	sofas
sofern	provided if
sofort	immediately now
sofortbild	instant photo
sofortüberweisung	instant bank transfer
softclose	soft close
softcover	softcover
softdrink	soft drink
softeis	soft ice cream
software	software
softwareentwicklung	software development
softwareupdate	software update
sogar	even
sohle	sole
sohn	son
soja	soy
sojafrei	soy free
sojamilch	soy milk
solar	solar
solaranlage	solar system
solaranlagen	solar systems
solarenergie	solar energy
solarium	tanning salon solarium
solarkollektor	solar collector
solarmodul	solar panel
solarmodule	solar panels
solarpaneel	solar panel
solarpaneele	solar panels
solarpanel	solar panel
solarstrom	solar power
solarteur	solar installer
solarthermie	solar thermal
solarzelle	solar cell
sole	brine
solebad	brine bath
solidaritätszuschlag	solidarity surcharge tax
solist	soloist
soll	should supposed
sollen	should supposed
sollst	should supposed
sollte	should supposed
sollten	should supposed
sollzins	interest rate
solotanz	solo dance
sommer	summer
sommercamp	summer camp
sommerferien	summer holidays
sommerfest	summer festival party
sommerkleid	summer dress
sommerkurs	summer course
sommerlich	summer summery
sommerpause	summer break
sommerreifen	summer tires
sommerrodelbahn	summer toboggan run
sommerschlussverkauf	summer sale
sommersemester	summer semester
sommerzeit	summer time
sommeröffnungszeiten	summer opening hours
sondennahrung	tube feeding
sonderanfertigung	custom made
sonderangebot	special offer
sonderangebote	special offers
sonderausgaben	special expenses
sonderausstattung	optional extras
sonderausstellung	special exhibition
sonderbestellung	special order
sonderbus	special bus
sondereigentum	separate property
sonderfahrt	special driving lesson
sonderfahrten	special driving lessons
sondergenehmigung	special permit
sondergepäck	special baggage
sonderkost	special diet
sonderkündigung	special termination
sonderkündigungsrecht	special right termination
sondermaß	custom size
sondermaße	custom sizes
sondermüll	hazardous waste
sondernutzung	special use public space
sondernutzungserlaubnis	special use permit
sonderpreis	special price
sonderreinigung	special cleaning
sonderschule	special needs school
sondertilgung	extra repayment
sondertransport	special transport
sonderumlage	special assessment levy
sonderurlaub	special leave
sonderwunsch	special request
sonderwünsche	special requests
sonderzahlung	bonus payment
sonderzeichen	special character
sonderzug	special train
sonderöffnungszeiten	special opening hours
sonn	sunday
sonnabend	saturday
sonnabends	saturdays
sonne	sun
sonnenaufgang	sunrise
sonnenblume	sunflower
sonnenblumenkerne	sunflower seeds
sonnenbrand	sunburn
sonnenbrille	sunglasses
sonnencreme	sunscreen
sonnenhut	sun hat
sonnenliege	sun lounger
sonnenschein	sunshine
sonnenschirm	parasol
sonnenschutz	sun protection shading
sonnensegel	shade sail
sonnenstich	sunstroke
sonnenstudio	tanning salon
sonnenuntergang	sunset
sonnig	sunny
sonntag	sunday
sonntags	sundays sunday
sonntagsbrötchen	sunday bread rolls
sonntagszeitung	sunday newspaper
sonst	otherwise else
sonstige	other miscellaneous
sonstiges	other miscellaneous
sopran	soprano
sorge	worry concern
sorgeberechtigte	legal guardian custody
sorgeberechtigter	legal guardian custody
sorgen	worry concern
sorgerecht	custody
sorgerechtserklärung	custody declaration
sorry	sorry apology
sorte	variety flavor
sorten	varieties flavors
sortieren	sort
sortiert	sorted
sortiment	assortment range
souvenir	souvenir
souvenirs	souvenirs
sowieso	anyway
sozialabgaben	social security contributions
sozialamt	social welfare office
sozialdienst	social service
soziale	social
sozialgericht	social court
sozialhilfe	social assistance welfare benefit
sozialkaufhaus	charity shop
sozialleistung	social benefit
sozialleistungen	social benefits
sozialpass	social discount card pass
sozialversicherung	social insurance
sozialversicherungsausweis	social security card
sozialversicherungsnummer	social security number
sozialwohnung	social housing
sozialwohnungen	social housing
soße	sauce
spa	spa
spachtel	spatula putty knife
spachtelmasse	filler putty
spachteln	fill smooth
spalt	gap
spam	spam
spamordner	spam folder
spanferkel	suckling pig
spange	braces clip
spanisch	spanish
spanischkurs	spanish course
spannend	exciting
spanngurt	tension strap
spannung	tension voltage
spanplatte	chipboard
spanplatten	chipboard
sparbuch	savings book
sparen	save
sparer	saver
spargel	asparagus
sparkasse	savings bank
sparkonto	savings account
sparplan	savings plan
sparpreis	saver price
sparsam	economical
sparschwein	piggy bank
spass	fun
spaten	spade
spatz	sparrow
spazieren	walk stroll
spaziergang	walk stroll
spaziergänge	walks
spaß	fun
spaßbad	water park
speck	bacon
spediteur	freight carrier forwarder
spedition	freight forwarding carrier haulage
speditionslieferung	freight delivery
speditionsversand	freight shipping
speiche	spoke
speichel	saliva
speichen	spokes
speicher	storage tank memory
speicherdauer	storage period retention
speicherfrist	storage period
speicherkarte	memory card
speichern	save store
speicherort	storage location
speicherplatz	storage space
speicherung	storage
speise	dish food
speisekarte	menu
speisen	dishes food
speiseplan	meal plan menu
speisepläne	menus
speisereste	food leftovers
speisewagen	dining car
speiseöl	cooking oil
spende	donation
spenden	donate donations
spendenaktion	fundraising campaign
spendenaufruf	donation appeal
spendenbeleg	donation receipt
spendenbescheinigung	donation receipt
spendenbox	donation box
spendenformular	donation form
spendenkonto	donation account
spendenlauf	charity run
spendenprojekt	donation project
spendenquittung	donation receipt
spendenquittungen	donation receipts
spendensiegel	donation seal
spendenverwendung	use donations
spender	donor
spenderin	donor
spengler	roof plumber tinsmith
spenglerei	tinsmith sheet metal
sperre	closure block ban
sperren	block closed lock
sperrgut	bulky goods
sperrholz	plywood
sperrholzplatte	plywood board
sperrig	bulky
sperrmüll	bulky waste
sperrmüllabholung	bulky waste collection
sperrmüllkarte	bulky waste card
sperrmülltermin	bulky waste appointment
sperrnotruf	card blocking hotline
sperrstunde	closing time curfew hour
sperrung	closure block blocking
sperrzeit	closing hours time
spesen	expenses
spezialität	specialty
spezialitäten	specialties
speziell	special specific
spiegel	mirror
spiegelei	fried egg
spiegelglas	mirror glass
spiegelreflexkamera	dslr camera
spiegelschrank	mirror cabinet
spiegelschränke	mirror cabinets
spiel	game match
spielabsage	match cancellation
spielanleitung	game instructions
spielberechtigung	playing permit
spielbericht	match report
spiele	games matches
spieleabend	game night
spieleabende	game nights
spielecke	play corner
spielen	play
spieler	player
spielerin	player
spielerinnen	players
spielerpass	player license
spielesammlung	games collection
spieletreff	game meetup
spieleverleih	game rental
spielfeld	pitch court
spielfelder	pitches courts
spielgerät	playground equipment play
spielgeräte	play equipment
spielgruppe	playgroup
spielhalle	arcade gambling
spielkonsole	game console
spielmobil	mobile playground
spielplan	performance schedule match
spielplatz	playground
spielpläne	match schedules
spielplätze	playground playgrounds
spielregel	game rule
spielregeln	game rules
spielsachen	toys
spielsand	play sand
spielstand	saved game
spielstraße	play street
spielstände	saved games
spielstätte	venue
spielt	play plays
spieltag	match day
spieltage	match days
spielverlegung	match rescheduling
spielzeit	theater season
spielzeug	toy toys
spielzeuge	toys
spielzeugmuseum	toy museum
spielzimmer	playroom
spinat	spinach
spind	locker
spinde	lockers
spinne	spider
spinning	spinning
spinnmilben	spider mites
spiralbindung	spiral binding
spirale	coil iud
spital	hospital
spitze	great top lace
spitzen	tips ends lace
spitzhacke	pickaxe
spliss	split ends
splitgerät	split air conditioner
splitt	grit chippings
sponsor	sponsor
sponsoren	sponsors
sponsoring	sponsorship
spontan	spontaneous walk
sport	sport
sportabzeichen	sports badge
sportangebot	sports offer
sportangebote	sports offers
sportanlage	sports facility
sportanlagen	sports facilities
sportart	sport
sportarten	sports
sportarzt	sports doctor
sportbefreiung	sports exemption
sportbekleidung	sportswear
sportclub	sports club
sportferien	winter holidays
sportfest	sports day
sportgerät	sports equipment
sportgeräte	sports equipment
sporthalle	gym sports hall
sporthallen	sports halls
sportheim	clubhouse
sportklasse	sports class
sportkleidung	sportswear
sportkurs	sports course
sportkurse	sports courses
sportler	athlete
sportlerin	athlete
sportlich	athletic
sportmassage	sports massage
sportmedizin	sports medicine
sportmedizinisch	sports medical
sportmundschutz	mouthguard
sportpass	sports pass
sportplatz	sports field
sportplätze	sports fields
sportsachen	sportswear sports clothes
sportschuhe	sports shoes trainers
sportstätte	sports venue
sportstätten	sports venues
sporttag	sports day
sporttasche	sports bag
sporttauglichkeit	sports fitness
sportunterricht	physical education
sportverband	sports federation
sportverbot	no sports
sportverein	sports club
sportvereine	sports clubs
sportversicherung	sports insurance
sportwart	sports officer
sportwoche	sports week
sportzentrum	sports center
sprach	speak talk spoke
sprachassistent	voice assistant
sprachaufenthalt	language stay abroad
sprachaufnahme	voice recording
sprachcafé	language cafe
sprache	language
spracheinstellung	language setting
sprachen	languages
sprachförderung	language support
sprachkenntnisse	language skills
sprachkurs	language course
sprachkurse	language courses
sprachnachweis	language certificate proof
sprachniveau	language level
sprachpartner	language partner
sprachprüfung	language exam
sprachreise	language trip abroad
sprachschule	language school
sprachtandem	language exchange
sprachtest	language test
sprachunterricht	language lessons
sprachzertifikat	language certificate
sprang	jump
spraydose	aerosol can
sprechanlage	intercom
spreche	speak talk
sprechen	speak talk
sprecher	speaker spokesperson
sprecherin	speaker spokesperson
sprechstunde	consultation hours office
sprechstunden	consultation hours office
sprechstundenhilfe	doctor receptionist
sprechzeit	office hours consultation hour
sprechzeiten	office hours consultation
sprichst	speak talk
spricht	speak talk speaks
springen	jump dive
springt	jump
sprinkler	sprinkler
sprinter	van
sprit	fuel
spritverbrauch	fuel consumption
spritze	injection syringe
spritzen	inject syringes
sprudel	sparkling water
sprudelwasser	sparkling water
sprungbrett	diving board
sprungturm	diving tower
spur	lane alignment track
spureinstellung	wheel alignment
spuren	traces
spät	late
spätankömmling	latecomer
spätanreise	late arrival
spätbetreuung	late care
spätdienst	late care shift
später	later
spätestens	latest
späti	convenience store late night
spätschicht	late shift
spätzle	spaetzle noodles
spülbecken	sink
spüle	kitchen sink
spülen	rinse flush wash
spülkasten	cistern toilet tank
spülkästen	cisterns
spülmaschine	dishwasher
spülmittel	dish soap
spültuch	dishcloth
spülung	conditioner rinse flush
spüren	feel
squash	squash
ssd	solid state drive
staat	state government
staatlich	state government public
staatsangehörigkeit	citizenship nationality
staatsanwalt	prosecutor
staatsanwaltschaft	prosecutor office
staatsbürger	citizen
staatsbürgerschaft	citizenship
stabil	stable sturdy
stabmattenzaun	mesh panel fence
stadien	stadiums
stadion	stadium
stadt	city town
stadtarchiv	city archive
stadtbibliothek	city library
stadtbücherei	city library
stadtfest	city festival
stadtführer	city guide
stadtführung	city tour
stadtführungen	city tours
stadthalle	city hall venue civic
stadtkasse	city treasury
stadtlauf	city run
stadtmauer	city wall
stadtmitte	city center
stadtmuseum	city museum
stadtplan	city map
stadtrand	outskirts
stadtrat	city council
stadtrundfahrt	city sightseeing tour
stadtrundgang	city walking tour
stadtteil	district neighborhood
stadtverwaltung	city administration
stadtviertel	district neighborhood
stadtwerke	public utility company
stadtzentrum	city center
staffelmiete	graduated rent
staffelpreis	graduated price volume
staffelpreise	volume prices
stahl	steal stolen steel
stahlbau	steel construction
stahlbeton	reinforced concrete
stahlfelge	steel rim
stahlträger	steel beam
stall	stable barn
stamm	trunk
stammdaten	master data
stammgast	regular customer guest
stammgäste	regular guests
stammkunde	regular customer
stammkunden	regular customers
stammtisch	regulars table meeting
stand	status stood booth stall
standardtanz	ballroom dance
standardversand	standard shipping
standesamt	registry office marriage
standesamtlich	civil wedding
standesbeamter	registrar
standesbeamtin	registrar
standesämter	registry offices
standgebühr	stall fee
standheizung	parking heater
standort	location site
standorte	locations
stanzen	punch
stapler	forklift
staplerführer	forklift driver
staplerschein	forklift license
starb	die
stark	strong severe
starkregen	heavy rain
starkstrom	high voltage three phase
start	start
starten	start
startet	start starts
startgebühr	entry fee
startgeld	entry fee
starthilfe	jump start
starthilfekabel	jumper cables
startnummer	bib number
startpass	competition license
startplatz	starting place
startpunkt	starting point
startseite	homepage
startzeit	start time
statik	structural engineering statics
statiker	structural engineer
station	ward station
stationsarzt	ward doctor
stationszimmer	ward room
stationär	inpatient
statistik	statistics
stativ	tripod
statt	instead
stattdessen	instead
stattfand	take place happen
stattfinden	take place happen
stattfindet	take place happen
stattgefunden	take place happen took
status	status
statuten	statutes
stau	traffic jam
staub	dust
staubig	dusty
staubmaske	dust mask
staubsaugen	vacuum
staubsauger	vacuum cleaner
staubsaugerbeutel	vacuum bag
staubschutz	dust protection
staubwischen	dust
staude	perennial
stauden	perennials
staunässe	waterlogging
staus	traffic jam jams
std	hours
steak	steak
steckdose	socket outlet power
steckdosen	sockets outlets
steckdosenleiste	power strip
stecken	stick insert
steckengeblieben	stuck
stecker	plug connector
steckling	cutting
steg	jetty pier
stehe	stand
stehen	stand
stehenbleiben	stop stand
stehlen	steal stolen
stehplatz	standing place
stehplätze	standing places
steht	stand stands written
stehtisch	bar table
stehtische	bar tables
steif	stiff
steigen	rise increase
steigern	increase
steigt	rise increase
steil	steep
steildach	pitched roof
stein	stone
steine	stones
steinmauer	stone wall
steinmetz	stonemason
steinreinigung	stone cleaning
steinschlag	stone chip windshield
steinschlagreparatur	stone chip repair
steinwolle	rock wool
stelle	place position job
stellen	put place jobs positions
stellenangebot	job offer
stellenangebote	job offers
stellenanzeige	job advertisement
stellenanzeigen	job advertisements
stellenausschreibung	job advertisement
stellenausschreibungen	job advertisements
stellenbeschreibung	job description
stellenbörse	job board
stellplatz	parking space pitch
stellplätze	parking spaces pitches
stellt	put place
stellvertretend	deputy
stellvertreter	deputy
stellvertretung	deputy
stemmeisen	chisel
stemmen	chisel
stemmhammer	demolition hammer
stempel	stamp
stempelkarte	loyalty stamp card
sterbebegleitung	end of life care
sterbefall	death
sterbegeldversicherung	funeral insurance
sterben	die
sterbeurkunde	death certificate
sterbeurkunden	death certificates
stereoanlage	stereo
sterilisation	sterilization
sterne	stars
sternsinger	carol singers
sternwarte	observatory
stets	always
steuer	tax
steuerberater	tax advisor
steuerberaterin	tax advisor
steuerberatung	tax consulting
steuerbescheid	tax assessment
steuererklärung	tax return
steuererklärungen	tax returns
steuerermäßigung	tax reduction
steuererstattung	tax refund
steuerfrei	tax free
steuerfreibetrag	tax allowance
steuerhinterziehung	tax evasion
steueridentifikationsnummer	tax identification number
steuerkette	timing chain
steuerklasse	tax class
steuerklassen	tax classes
steuerklassenwechsel	tax class change
steuerlich	tax
steuern	taxes
steuernachzahlung	additional tax payment
steuernummer	tax number
steuerpflicht	tax liability
steuerpflichtig	taxable
steuerprüfung	tax audit
steuerrückerstattung	tax refund
steuersatz	tax rate
steuerschuld	tax debt
steuervorteil	tax benefit
steuerzahler	taxpayer
stich	sting bite
stiche	stings stitches
stichsäge	jigsaw
stichtag	deadline cutoff date reference
stick	usb stick
sticker	sticker
stickerei	embroidery
stickig	stuffy
stiefel	boot boots
stiefkind	stepchild
stiefmutter	stepmother
stiefmütterchen	pansy
stiefvater	stepfather
stieg	rise increase
stiege	stairs
stiegenhaus	stairwell
stiegenhausreinigung	stairwell cleaning
stiehlt	steal stolen
stift	pen pencil
stifte	pens pencils
stiftung	foundation
stiftungen	foundations
stillberatung	breastfeeding advice
stillen	breastfeeding
stillgelegt	suspend suspended
stilllegen	suspend shut down pause
stilllegung	suspension shutdown pause membership
stillraum	breastfeeding
stillschweigend	tacit automatic
stillzeit	breastfeeding
stimmbildung	voice training
stimmbänder	vocal cords
stimme	voice vote
stimmen	tune voices
stimmlage	vocal range
stimmrecht	voting right
stimmzettel	ballot
stinken	stink smell
stinkt	stink smell stinks smells
stipendiat	scholarship holder
stipendien	scholarships
stipendium	scholarship
stirbt	die
stirn	forehead
stk	piece
stock	floor story
stockbett	bunk bed
stockfräse	stump grinder
stockwerk	floor story
stockwerke	floors stories
stoff	fabric
stoffe	fabrics
stollen	stollen christmas cake
stolpern	stumble trip
stolz	proud
stoma	stoma
stoppen	stop
storch	stork
stornierbar	cancellable refundable
stornieren	cancel
storniert	cancel cancelled
stornierung	cancellation
stornierungen	cancellations
stornierungsbedingungen	cancellation policy
storno	cancellation
stornobedingungen	cancellation terms conditions policy
stornofrist	cancellation deadline
stornogebühr	cancellation fee
stornogebühren	cancellation fees
stornokosten	cancellation cost costs
stornorechnung	cancellation invoice
stoßdämpfer	shock absorber
stoßen	bump
stoßstange	bumper
stoßzeit	peak times
stoßzeiten	peak times
str	street
strafanzeige	criminal complaint
strafbar	punishable
strafe	penalty fine punishment
strafen	penalties fines
strafrecht	criminal law
straftat	crime offense
straftaten	crimes
straftäter	offender
strafzettel	parking ticket fine
strand	beach
strandbad	lido beach
strandkorb	beach chair
strandkörbe	beach chairs
strandurlaub	beach holiday
strasse	street
strategie	strategy
strategien	strategies
strauch	shrub bush
strauchschnitt	shrub cuttings
strauß	bouquet
straußwirtschaft	wine tavern
straße	street road
straßen	streets roads
straßenausbaubeitrag	road improvement contribution
straßenbahn	tram
straßenbau	road construction
straßenbeleuchtung	street lighting
straßenfest	street festival
straßenlaterne	street lamp
straßenmusik	street music
straßenrand	roadside curb
straßenreinigung	street cleaning
straßenschäden	road damage
straßensperre	road closure
straßensperrung	road closure
straßenverkehrsamt	road traffic office
stream	stream
streamen	stream
streaming	streaming
strecke	route distance line
streckenplan	route map
streckensperrung	line closure
streichelzoo	petting zoo
streichen	cross out cancel paint
streicher	strings
streifenkarte	strip ticket
streik	strike
streiken	strike
streit	dispute argument
streitbeilegung	dispute resolution
streiten	argue
streitfall	dispute
streitigkeit	dispute
streng	strict
stress	stress
stressig	stressful stressed
streuen	spread grit
streugut	grit
streuner	stray
streupflicht	gritting duty
streusalz	road salt
streuselkuchen	crumble cake
strichcode	barcode
strick	knit
stricken	knit
strickjacke	cardigan
stroh	straw
strohhalm	straw
strom	electricity power
stromaggregat	power generator
stromanbieter	electricity provider
stromanbieterwechsel	electricity provider switch
stromanschluss	electricity connection electrical hookup
stromanschlüsse	electrical hookups
stromausfall	power outage
stromausfälle	power outages
stromkabel	power cable
stromkasten	electrical box fuse
stromkosten	electricity costs
stromkreis	circuit
stromleitung	power line
stromnetz	power grid
strompauschale	electricity flat rate
strompreis	electricity price
strompreise	electricity prices
stromrechnung	electricity bill
stromschlag	electric shock
stromsparen	save electricity
stromsparend	energy saving
stromspeicher	battery storage
stromsperre	electricity cutoff
stromtarif	electricity tariff
stromtarife	electricity tariffs
stromverbrauch	electricity consumption power
stromversorger	electricity supplier
stromversorgung	power supply
stromvertrag	electricity contract
stromzähler	electricity meter
strudel	strudel
strumpf	stocking
strumpfhose	tights
strähnchen	highlights
strähne	strand highlight
strähnen	highlights
strände	beach beaches
sträucher	shrubs bushes
sträuße	bouquets
strümpfe	stockings
stubenrein	house trained
stuck	stucco
stuckateur	plasterer stucco
student	student
studenten	student students
studentenabo	student subscription
studentenausweis	student card
studentenermäßigung	student discount
studentenjob	student job
studentenrabatt	student discount
studentenwerk	student services
studentenwohnheim	student dormitory
studentin	student
studentinnen	students
studi	student
studien	studies
studienabbruch	dropping out
studienbeginn	studies start
studienberater	student advisor
studienberatung	student advice counseling
studienbescheinigung	enrollment certificate
studienbewerber	applicant university
studienbewerbung	university application
studienbüro	student office
studiendauer	study duration
studienfach	subject major
studienfächer	subjects majors
studiengang	degree program
studiengebühr	tuition fee
studiengebühren	tuition fees
studiengänge	degree programs
studienjahr	academic year
studienkolleg	foundation course
studienkredit	student loan
studienleistung	coursework
studienordnung	study regulations
studienplan	study plan
studienplatz	study place university
studienplätze	study places university
studiensekretariat	student registrar office
studienwechsel	change degree
studieren	study university
studierende	student students
studierendenausweis	student card
studierendensekretariat	student registrar office
studierendenwerk	student services
studierender	student
studiert	studied
studio	studio
studiomiete	studio rental
studios	studios
studiotag	studio day
studiozeit	studio time
studis	students
studium	studies degree
stufe	step level stage
stufen	steps stairs
stufenlos	stepless
stuhl	chair
stuhlgang	bowel movement
stuhlprobe	stool sample
stumm	mute
stummgeschaltet	muted
stummschalten	mute
stumpf	blunt dull
stunde	hour lesson
stunden	hours lessons
stundenausfall	cancelled lesson
stundenlang	hours long
stundenlohn	hourly wage
stundenplan	timetable schedule
stundenpläne	timetables schedules
stundensatz	hourly rate
stundensätze	hourly rates
stundentakt	hourly
stundenweise	hourly
stundenzettel	time sheet
sturm	storm
sturmschaden	storm damage
sturmschäden	storm damage
sturz	fall
stylen	style
styling	styling
stylist	stylist
styropor	styrofoam polystyrene
städte	cities towns
städtereise	city trip
städtetrip	city trip
städtisch	municipal urban
ställe	stables barns
stämme	trunks
stände	booths stalls
ständer	stand
ständig	constantly always
stärke	strength thickness
stärken	strengthen
stätte	place site
störche	storks
stören	disturb bother
störend	disturbing
störmeldung	fault message
stört	disturb bother
störung	disruption malfunction fault outage
störungen	malfunctions disruptions faults outages
störungsdienst	fault emergency service outage
störungsmeldung	fault report outage
störungsnummer	fault hotline
stück	piece play
stücke	pieces
stückgut	general cargo
stückpreis	unit price
stückzahl	quantity
stückzahlen	quantities
stühle	chairs
stündlich	hourly
stürme	storm storms
stürmisch	stormy
stürze	fall falls
stürzen	fall
stürzt	crashes
stützmauer	retaining wall
stützstrümpfe	support stockings
subdomain	subdomain
subunternehmer	subcontractor
subvention	subsidy
suche	search look
suchen	search look
suchfunktion	search function
suchmaschine	search engine
suchmaschinenoptimierung	search engine optimization
suchst	search look
sucht	search look seeks addiction
suchtberatung	addiction counselling
suchte	searched
sugaring	sugaring hair removal
suite	suite
suizid	suicide
sukkulente	succulent
sulfite	sulfites
summe	sum total
super	great
supermarkt	supermarket
supermärkte	supermarkets
supervision	supervision
suppe	soup
suppen	soups
suppenküche	soup kitchen
support	support
supportanfrage	support request
supportzeiten	support hours
surfen	surfing surf
surfkurs	surf course
surfschule	surfing school
sushi	sushi
suv	suv
sylvester	new year eve
sympathisch	likeable
symphonie	symphony
symptom	symptom
symptome	symptoms
synagoge	synagogue
synchronisation	synchronization
synchronisieren	synchronize
synchronisiert	synchronized
synchronisierung	synchronization
synchronsprecher	voice actor
systemadministrator	system administrator
systemanforderungen	system requirements
systemgebühr	system fee
systemvoraussetzungen	system requirements
szene	scene
säcke	bags sacks
säen	sow
säfte	juices
säge	saw
sägeblatt	saw blade
sägeblätter	saw blades
sägen	saw
säger	sawmill
sägewerk	sawmill
säle	halls
sänger	singer
sängerin	singer
sättel	saddles
sätze	sentence
säubern	clean
säugling	infant baby
säuglingspflege	infant care
säumig	overdue
säumnis	default delay
säumnisgebühr	late fee
säumnisgebühren	late fees
säumniszuschlag	late payment surcharge
söhne	sons
süchtig	addicted
südseite	south side
süß	sweet cute
süßigkeit	sweet candy
süßigkeiten	sweets candy
tabelle	table standings
tabellen	tables
tablet	tablet
tablets	tablets
tablette	tablet pill
tabletten	tablets pills
tacho	speedometer
tacken	euros
taekwondo	taekwondo
tafel	food bank blackboard board
tag	day
tage	days
tagelang	days
tagesaktuell	daily current
tagesangebot	daily deal
tagesausflug	day trip
tagescreme	day cream
tagesgast	day guest
tagesgeld	savings account money
tagesgeldkonto	savings account
tagesgericht	dish day
tagesgäste	day guests
tageskarte	day ticket daily menu
tageskasse	box office
tagesklinik	day clinic
tageskurs	day course
tageslimit	daily limit
tagesmenü	menu day
tagesmiete	daily rental
tagesmitgliedschaft	day membership
tagesmutter	childminder
tagesmütter	childminders
tagesordnung	agenda
tagespass	day pass
tagespflege	day care
tagespflegeperson	childminder
tagespreis	daily price
tagessatz	daily rate
tagessuppe	soup day
tagessätze	daily rates
tagesticket	day ticket
tagesvater	childminder
tageszeit	time day
tageszeitung	daily newspaper
tageweise	daily days
tagsüber	daytime during day
tagung	conference
tagungen	conferences
tagungsraum	conference room
tagungsräume	conference rooms
takt	interval frequency beat measure
taktung	interval frequency
tal	valley
tan	transaction code
tandem	tandem exchange
tango	tango
tank	tank
tanken	refuel
tankkarte	fuel card
tankstelle	gas station
tankstellen	gas stations
tanne	fir
tannenbaum	christmas tree fir
tante	aunt
tantiemen	royalties
tanz	dance
tanzabend	dance evening
tanzen	dance
tanzfläche	dance floor
tanzgruppe	dance group
tanzkreis	dance circle
tanzkurs	dance class course
tanzkurse	dance classes courses
tanzlehrer	dance teacher
tanzlehrerin	dance teacher
tanzpartner	dance partner
tanzpartnerin	dance partner
tanzparty	dance party
tanzsaal	dance hall
tanzschuhe	dance shoes
tanzschule	dance school
tanzsport	dance sport
tanzstudio	dance studio
tanzstunde	dance lesson
tanztee	tea dance
tanzturnier	dance tournament
tanzunterricht	dance lessons
tapas	tapas
tapete	wallpaper
tapeten	wallpapers
tapezierarbeiten	wallpapering
tapezieren	wallpaper
tapezierer	upholsterer paperhanger
tapeziert	wallpapered
taping	taping
tarif	rate tariff fare
tarife	rates tariffs
tarifrechner	tariff calculator
tarifvertrag	collective agreement
tarifverträge	collective agreements
tarifwechsel	tariff change
tarifzone	fare zone
tasche	bag pocket
taschen	bags
taschengeld	pocket money
taschenkontrolle	bag check
taschenlampe	flashlight
taschenverbot	bag ban
tasse	cup
tastatur	keyboard
taste	key button
tat	do
tatsächlich	really actually
tattoo	tattoo
tattooentfernung	tattoo removal
tattoos	tattoos
tattoostudio	tattoo studio
taub	deaf numb
taube	pigeon dove
tauben	pigeons
taubenabwehr	pigeon deterrent
taubheit	numbness deafness
taubheitsgefühl	numbness
tauchbecken	plunge pool
tauchen	diving
tauchkurs	diving course
tauchpumpe	submersible pump
tauchschein	diving license
tauchschule	diving school
taufe	baptism christening
taufen	baptize baptisms
taufgespräch	baptism talk
taufgottesdienst	baptism service
taufpate	godfather
taufpatin	godmother
taufschein	baptism certificate
taufspruch	baptism verse
tauftermin	baptism date
tauftermine	baptism dates
taufurkunde	baptism certificate
tauglichkeit	fitness suitability
tausch	exchange swap
tauschbörse	swap exchange
tauschen	swap exchange
tauschpartner	exchange partner
tausend	thousand
tausender	thousand
taxi	taxi
taxifahrer	taxi driver
taxis	taxis
taxischein	taxi license
taxistand	taxi rank stand
taxiunternehmen	taxi company
taxler	taxi driver
teak	teak
team	team
teambuilding	team building
teamevent	team event
teamleiter	team leader
teammitglied	team member
teams	teams
technik	technology
techniker	technician
technikerin	technician
technikertermin	technician appointment
technikmuseum	technology museum
technisch	technical
tee	tea
teeküche	kitchenette
teenager	teenager youth
teenie	teenager
teenies	teenagers
teich	pond
teichbau	pond construction
teiche	ponds
teichfolie	pond liner
teichpumpe	pond pump
teig	dough
teil	part
teilbestellung	partial order
teilchen	pastry
teile	parts
teilehandel	parts dealer
teilen	share divide
teilenummer	part number
teilgenommen	participated attended
teilhabe	participation
teilkasko	partial car insurance comprehensive
teillieferung	partial delivery
teilmassage	partial massage
teilnahm	participate take part participated
teilnahme	participation attendance
teilnahmebedingungen	terms participation conditions
teilnahmebeitrag	participation fee
teilnahmebescheinigung	certificate attendance
teilnahmebescheinigungen	attendance certificates
teilnahmebestätigung	participation confirmation
teilnahmegebühr	participation fee
teilnahmegebühren	participation fees
teilnahmenachweis	participation proof
teilnahmevoraussetzung	participation requirement
teilnahmevoraussetzungen	participation requirements
teilnehme	participate take part
teilnehmen	participate take part attend
teilnehmend	participating
teilnehmende	participants
teilnehmer	participant
teilnehmeranzahl	number participants
teilnehmerin	participant
teilnehmerliste	participant list
teilnehmerzahl	number participants
teilnimmt	participate take part
teilprothese	partial denture
teilrechnung	partial invoice
teils	partly
teilt	share divide
teilungserklärung	declaration division condominium
teilweise	partly partially
teilzahlung	partial payment installment
teilzeit	part time
teilzeitjob	part time job
teilzeitstelle	part time job
teilzeitstudium	part time degree
tel	phone telephone
telearbeit	remote work
telefon	telephone phone
telefonanlage	telephone system
telefonanschluss	telephone connection line
telefonat	phone call
telefonberatung	phone advice
telefonbox	phone booth
telefondose	telephone socket
telefone	telephones
telefonieren	phone call
telefoniert	phone call
telefonisch	phone telephone
telefonkabine	phone booth
telefonkonferenz	conference call
telefonnr	phone number
telefonnummer	phone number
telefonnummern	phone numbers
telefonseelsorge	crisis helpline hotline
telefonsprechstunde	telephone consultation
telefonzeiten	phone hours
teller	plate
telnr	phone number
temperatur	temperature
temperaturempfindlich	temperature sensitive
tempo	speed
tempolimit	speed limit
tempomat	cruise control
tennis	tennis
tennisarm	tennis elbow
tennishalle	tennis hall
tennisplatz	tennis court
tennisplätze	tennis courts
tennisschläger	tennis racket
tennistrainer	tennis coach
tennisverein	tennis club
tenor	tenor
teppich	carpet rug
teppichboden	carpet
teppichböden	carpets
teppiche	carpets rugs
teppichfliese	carpet tile
teppichreinigung	carpet cleaning
termin	appointment date
terminabsage	appointment cancellation
terminal	terminal
terminanfrage	appointment request
terminausfall	missed appointment
terminbestätigung	appointment confirmation
terminbuchung	appointment booking
termine	appointments dates
terminerinnerung	appointment reminder
terminkalender	calendar schedule
terminlich	scheduling
terminpflicht	appointment required
terminplan	schedule
terminvereinbarung	appointment scheduling booking
terminvergabe	appointment allocation booking
terminverschiebung	reschedule appointment rescheduling
terminvorschlag	proposed date
terminänderung	appointment change
terminübersicht	dates overview
terpentin	turpentine
terrasse	terrace patio
terrassen	terraces patios
terrassenbau	terrace construction
terrassendiele	decking board
terrassendielen	decking boards
terrassenplatte	patio slab
terrassentür	patio door
terrassenüberdachung	patio roof
test	test
testament	will testament
testamente	wills
testen	test try
testkonto	trial account
testphase	trial period
tests	tests
testversion	trial version
testzeitraum	trial period
testzugang	trial access
tetanus	tetanus
tetrapak	beverage carton
teuer	expensive
teurer	more expensive
text	text
texte	texts
texter	copywriter
textildruck	textile printing
textilien	textiles
textilreinigung	dry cleaning textile
textilsauna	swimwear sauna
tgl	daily
thailändisch	thai
thaimassage	thai massage
theater	theater
theaterabo	theater subscription
theateraufführung	theater performance
theatergruppe	theater group
theaterkarte	theater ticket
theaterkarten	theater tickets
theaterkasse	theater box office
theaterkurs	drama course
theaterstück	theater play
theke	counter
thema	topic
themen	topics
themenführung	themed tour
theoretisch	theoretical
theorie	theory
theoriekurs	theory course
theoriekurse	theory courses
theorieprüfung	theory test exam
theoriestunde	theory lesson
theoriestunden	theory lessons
theorietest	theory test
theorieunterricht	theory lessons
therapeut	therapist
therapeutin	therapist
therapie	therapy treatment
therapiehund	therapy dog
thermalbad	thermal bath
thermalwasser	thermal water
therme	boiler heater thermal bath
thermen	thermal baths
thermentausch	boiler replacement
thermenwartung	boiler maintenance
thermometer	thermometer
thermostat	thermostat
thermostatventil	thermostat valve
thrombose	thrombosis
thuja	thuja
thuje	thuja
thujen	thujas
thunfisch	tuna
thx	thanks
ticket	ticket
ticketautomat	ticket machine
ticketkasse	box office
ticketkauf	ticket purchase
ticketpreis	ticket price
ticketpreise	ticket prices
tickets	tickets
ticketshop	ticket shop
ticketsystem	ticket system
ticketverkauf	ticket sales
tief	deep low
tiefbau	civil engineering
tiefbauamt	civil engineering office
tiefe	depth
tiefenbohrung	deep drilling
tiefgarage	underground garage parking
tiefgaragenplatz	underground parking space
tiefgekühlt	frozen
tiefkühler	freezer
tiefkühlkost	frozen food
tieflader	low loader
tiefpreis	low price
tiefpreisgarantie	lowest price guarantee
tier	animal
tierarzt	vet veterinarian
tierarztpraxis	veterinary practice
tierbedarf	pet supplies
tierbesitzer	pet owner
tierbestattung	pet burial
tierbetreuung	pet sitting
tiere	animals
tierfotografie	pet photography
tierfriedhof	pet cemetery
tierfutter	pet food
tierhaarallergie	pet hair allergy
tierhaare	animal hair
tierhalter	pet owner
tierhaltung	pet keeping
tierhandlung	pet shop
tierheim	animal shelter
tierkadaver	dead animal
tierklinik	animal hospital
tiermedizin	veterinary medicine
tiernotdienst	veterinary emergency
tierpark	zoo animal park
tierpate	animal sponsor
tierpatenschaft	animal sponsorship
tierpension	pet boarding
tierpfleger	animal keeper
tierquälerei	animal cruelty
tierschutz	animal welfare
tierschutzverein	animal welfare association protection
tiertransport	animal transport
tierversicherung	pet insurance
tierärzte	vets veterinarians
tierärztin	vet veterinarian
tierärztlich	veterinary
tiger	tiger
tilgen	repay
tilgung	repayment
tinnitus	tinnitus
tinte	ink
tintenpatrone	ink cartridge
tipp	tip advice
tippen	type
tipps	tip advice tips
tisch	table
tischdecke	tablecloth
tische	tables
tischkicker	table football
tischler	carpenter joiner
tischlerei	joinery carpentry
tischlerin	carpenter joiner
tischlermeister	master carpenter
tischplatte	tabletop
tischreservierung	table reservation
tischservice	table service
tischtennis	table tennis
tischtennisplatte	table tennis table
toast	toast
toaster	toaster
tochter	daughter
tod	death
todesfall	death
todesfälle	deaths
tofu	tofu
toilette	toilet restroom
toiletten	toilets restrooms
toilettenpapier	toilet paper
toilettensitz	toilet seat
toilettensitzerhöhung	raised toilet seat
toilettenspülung	toilet flush
toll	great
tollwut	rabies
tollwutimpfung	rabies vaccination
tomate	tomato
tomaten	tomatoes
tomatenpflanze	tomato plant
tombola	raffle
ton	clay sound tone
tonanlage	sound system
tonaufnahme	sound recording
toner	toner
tonie	audio figure
tonies	audio figures
toningenieur	sound engineer
tonne	ton bin barrel
tonnen	bins
tonnengröße	bin size
tonnenleerung	bin emptying
tonnentausch	bin exchange
tonspur	audio track
tonstudio	recording studio
tonstudios	recording studios
tontechnik	sound technology engineering
tontechniker	sound engineer
topf	pot
topfen	quark curd
topflappen	oven mitts
topfpflanze	potted plant
tor	gate goal
torantrieb	gate opener
tore	gates goals
torf	peat
tornetz	goal net
torte	cake
torten	cakes
tortenaufleger	cake topper
tortenbestellung	cake order
tortengröße	cake size
torwart	goalkeeper
tot	dead
total	totally completely
totalschaden	total loss
toupet	toupee
tour	tour
touren	tours
tourenplan	route schedule
tourismus	tourism
tourismusbüro	tourist office
tourist	tourist
touristen	tourists
touristinfo	tourist information
touristinformation	tourist information
tournee	tour
tracht	traditional costume
trachtenmode	traditional costume fashion
tracking	tracking
trackingnummer	tracking number
tradition	tradition
traditionell	traditional
traf	meet met
tragbar	portable
trage	carry wear
tragen	carry wear
tragkraft	load capacity
traglast	load capacity
tragweg	carrying distance
tragödie	tragedy
trainee	trainee
trainer	coach trainer
trainerin	coach trainer
trainerinnen	coaches
trainerlizenz	coaching license
trainerschein	coaching license
trainerstunde	coaching session
trainieren	train exercise
trainiert	trains trained
training	training workout
trainings	training sessions
trainingsanzug	tracksuit
trainingsausfall	training cancelled
trainingsbeginn	training start
trainingsbereich	training area
trainingsbetrieb	training sessions
trainingscamp	training camp
trainingseinheit	training session
trainingsfläche	training area
trainingsgerät	training machine
trainingsgeräte	training machines
trainingsgruppe	training group
trainingskleidung	workout clothes
trainingslager	training camp
trainingsort	training location
trainingsplan	training plan
trainingspläne	training plans
trainingstag	training day
trainingstage	training days
trainingszeit	training time
trainingszeiten	training times
traktor	tractor
traktorführerschein	tractor license
tram	tram
trampolin	trampoline
trampolinhalle	trampoline hall
trank	drink drank
transaktion	transaction
transaktionen	transactions
transfer	transfer
transparent	banner transparent
transponder	transponder key
transport	transport
transportbeton	ready concrete
transportbox	pet carrier
transporte	transports
transporter	van
transportieren	transport
transportiert	transported
transportkiste	transport box
transportkosten	transport costs
transportschaden	shipping damage transport
transportschäden	shipping damage transport
transportunternehmen	transport company
transportversicherung	transport insurance
traube	grape
trauben	grapes
trauer	grief mourning
traueranzeige	obituary
trauercafé	grief cafe
trauerfeier	funeral service
trauerfloristik	funeral flowers
trauergespräch	bereavement talk
trauergruppe	grief group
trauerkarte	condolence card
trauerkranz	funeral wreath
trauern	mourn
traugespräch	wedding talk priest
traum	dream
trauma	trauma
trauort	wedding venue
traurede	wedding speech
trauredner	wedding speaker
traurig	sad
traurigkeit	sadness
trauringe	wedding rings
trauspruch	wedding verse
trautermin	wedding date
trautermine	wedding dates
trauung	wedding ceremony
trauungen	wedding ceremonies
trauzeuge	best man witness
trauzeugin	maid honor witness
trauzimmer	wedding room
treff	meeting place
treffen	meet meeting
treffpunkt	meeting point
treffs	meeting places
trekkingrad	trekking bike
trennen	separate
trennung	separation
trennwand	partition wall
trennwände	partition walls
treppe	stairs staircase
treppen	stairs
treppenbau	stair construction
treppengeländer	stair railing
treppenhaus	stairwell staircase
treppenhausreinigung	staircase cleaning stairwell
treppenhäuser	stairwells
treppenlift	stairlift
treppenrenovierung	stair renovation
treppenstufe	step stair
tresen	counter
tresor	safe
tresore	safes
tresoröffnung	safe opening
tretboot	pedal boat
treten	pedal kick
tretroller	kick scooter
treuekarte	loyalty card
treueprogramm	loyalty program
treuepunkte	loyalty points
treuerabatt	loyalty discount
tribüne	grandstand stand bleachers
trifft	meet meets
trikot	jersey
trikots	jerseys
trimester	term
trinkbar	drinkable
trinke	drink
trinken	drink
trinkflasche	water bottle
trinkgeld	tip
trinkt	drink drinks
trinkwasser	drinking water
trinkwasserverordnung	drinking water regulation
trittleiter	stepladder
trittschall	impact sound footsteps
trittschalldämmung	impact sound insulation
trocken	dry toilet trained
trockenbau	drywall construction
trockenbauer	drywall installer
trockenblumen	dried flowers
trockenfutter	dry food
trockenhaarschnitt	dry haircut
trockenmauer	dry stone wall
trockenreinigung	dry cleaning
trocknen	dry
trockner	dryer
trocknung	drying
trocknungszeit	drying time
trommel	drum
trommelfell	eardrum
trommeln	drums drumming
trompete	trumpet
tropenmedizin	tropical medicine
tropfbewässerung	drip irrigation
tropfen	drip drops
tropfender	dripping
tropfsteinhöhle	stalactite cave
tropft	dripping drips leaking
trotz	despite
trotzdem	nevertheless still
trug	carry wear
truppmann	firefighter training
truthahn	turkey
trächtig	pregnant animal
träger	carrier porter operator provider
trägst	carry wear
trägt	carry wear wears carries
tränen	tears
träumen	dream
trödel	secondhand junk
trödelmarkt	flea market
trösten	comfort
tschüs	goodbye bye
tschüss	goodbye bye
tshirt	shirt
tuba	tuba
tue	do
tulpe	tulip
tulpen	tulips
tumor	tumor
tun	do
tuning	tuning
tunnel	tunnel
turbolader	turbocharger
turm	tower
turnbeutel	gym bag
turnen	gymnastics
turner	gymnast
turnhalle	gym sports hall
turnhallen	gyms sports halls
turnier	tournament
turnieranmeldung	tournament registration
turniere	tournaments
turnierplan	tournament schedule
turnschuhe	sneakers trainers
turnus	rotation cycle
turnverein	gymnastics club
tut	do
tutor	tutor
tutorial	tutorial
tutorin	tutor
tutorium	tutorial
typ	guy type
typberatung	style consultation
typenschein	vehicle type certificate
typenschild	nameplate
typisch	typical
täglich	daily
täler	valleys
tänze	dances
tänzer	dancer
tänzerin	dancer
tätowieren	tattoo
tätowierer	tattoo artist
tätowierung	tattoo
täufling	baptism child
täuschungsversuch	cheating attempt
töchter	daughters
töne	sounds tones
tönen	tint
tönung	tint
töpfchen	potty
töpfe	pot pots
töpfer	potter
töpferei	pottery
töpferkurs	pottery course
töpfern	pottery
tür	door
türband	door hinge
türblatt	door leaf
türcode	door code
türe	door
türen	doors
türgriff	door handle
türkisch	turkish
türklingel	doorbell
türklinke	door handle
türme	towers
türnotöffnung	emergency door opening
türrahmen	door frame
türschließer	door closer
türschloss	door lock
türschlösser	door locks
türschnalle	door handle
türschwelle	threshold
türspion	peephole
türsprechanlage	door intercom
türsteher	bouncer
türstock	door frame
türöffner	door opener
türöffnung	door opening lockout
tüte	bag
tüten	bags
tüv	vehicle inspection
ubahn	subway metro
ufer	shore bank
uferpromenade	waterfront promenade
ug	basement
uhr	clock time watch
uhrband	watch strap
uhren	clocks watches
uhrenreparatur	watch repair
uhrmacher	watchmaker
uhrzeit	time clock
uhrzeiten	times hours
ukrainisch	ukrainian
ukulele	ukulele
ultraschall	ultrasound
umbau	renovation conversion
umbauen	convert rebuild
umbauten	renovation conversion conversions
umbenennen	rename
umbuchen	rebook change booking
umbuchung	rebooking
umdrehen	turn around
umfallen	fall over
umfang	scope extent circumference
umfangreich	extensive
umfassen	include comprise
umfasst	include comprise
umfrage	survey poll
umfragen	surveys
umfänge	scope extent
umgangsrecht	visitation rights
umgebaut	converted rebuilt
umgebucht	rebook change booking rebooked
umgebung	surroundings area
umgedreht	turn around
umgefallen	fallen over
umgehend	promptly immediately
umgeknickt	twisted ankle
umgemeldet	registration changed re registered
umgerüstet	converted
umgeschrieben	transferred
umgesetzt	implemented
umgesteckt	swapped
umgestellt	switched
umgestiegen	change transfer changed trains
umgetauscht	exchange exchanged
umgezogen	move relocate change moved
umgraben	dig over
umkehren	turn back
umkleide	changing room
umkleidekabine	changing room fitting
umkleiden	changing rooms
umlage	allocation utility costs
umlegen	allocate
umleitung	detour diversion redirect
ummelden	change registration address register
ummeldung	change registration address
umpflanzen	repot transplant
umrüsten	convert retrofit
umrüstung	conversion retrofit
umsatz	revenue turnover
umsatzsteuer	sales tax
umsatzsteuervoranmeldung	advance sales tax return
umschlag	envelope
umschlagplatz	transshipment point
umschläge	envelopes
umschreiben	transfer rewrite convert
umschreibung	transfer registration license conversion
umschulden	refinance
umschuldung	refinancing debt
umschulung	retraining
umsetzen	implement
umsetzung	implementation
umsonst	free
umstand	circumstance
umstandsmode	maternity fashion
umstecken	swap wheels
umsteigen	change transfer trains
umstellen	switch rearrange convert
umstellung	changeover
umstieg	transfer change connection
umstyling	makeover
umstände	circumstance
umständlich	cumbersome complicated
umsätze	revenue transactions
umtausch	exchange
umtauschbar	exchangeable
umtauschen	exchange
umtauschfrist	exchange period
umtauschgarantie	exchange guarantee
umtauschrecht	right exchange
umtopfen	repot
umwelt	environment
umweltamt	environmental office
umweltfreundlich	environmentally friendly
umweltplakette	emissions sticker
umweltschutz	environmental protection
umweltzone	low emission zone
umziehen	move relocate change clothes
umzug	move relocation parade
umzugsfirma	moving company
umzugsgenehmigung	parade permit
umzugsgut	household goods moving
umzugshelfer	moving helper mover
umzugskarton	moving box
umzugskartons	moving boxes
umzugskosten	moving costs
umzugsliste	moving list
umzugsservice	moving service
umzugstag	moving day
umzugstermin	moving date
umzugsunternehmen	moving company
umzugswagen	moving van
umzüge	move relocation moves relocations
unabhängig	independent
unangemeldet	without appointment unannounced
unangenehm	unpleasant
unauffindbar	untraceable missing
unauffällig	inconspicuous
unbedingt	absolutely necessarily
unbefristet	permanent unlimited
unbefugt	unauthorized
unbegrenzt	unlimited
unbekannt	unknown
unbenutzbar	unusable
unbenutzt	unused
unbequem	uncomfortable
unberechtigt	unauthorized
unbeschränkt	unlimited
unbeschädigt	undamaged
unbeweglich	immobile stiff
unbezahlt	unpaid
unbrauchbar	unusable
undicht	leaking leaky
undichtigkeit	leak
uneingeschränkt	unrestricted unlimited
uneinig	disagree
unentgeltlich	free unpaid
unentschieden	draw tie
unentschuldigt	unexcused
unerreichbar	unreachable
unerträglich	unbearable
unerwartet	unexpected
unfair	unfair
unfall	accident
unfallbericht	accident report
unfallfrei	accident free
unfallgegner	other party accident
unfallgutachten	accident report
unfallmeldung	accident report
unfallschaden	accident damage
unfallschäden	accident damage
unfallversicherung	accident insurance
unfallwagen	accident car
unfrei	unstamped unpaid
unfreundlich	unfriendly rude
unfälle	accidents
ungebraucht	unused
ungeduldig	impatient
ungeeignet	unsuitable
ungefähr	approximately about
ungefährlich	safe harmless
ungeimpft	unvaccinated
ungeklärt	unresolved
ungelernt	unskilled
ungenau	inaccurate
ungerecht	unfair
ungesund	unhealthy
ungetragen	unworn
ungewöhnlich	unusual
ungeziefer	vermin pests
ungeöffnet	unopened
ungiftig	non toxic
unglücklich	unhappy
ungültig	invalid
unhöflich	rude impolite
uni	university
unibibliothek	university library
unikat	unique piece
unis	universities
universität	university
universitäten	universities
universitätsbibliothek	university library
unklar	unclear
unkompliziert	uncomplicated easy
unkosten	expenses
unkraut	weeds
unkrautvernichter	weed killer
unkräuter	weeds
unkündbar	permanent terminable
unleserlich	illegible
unmöbliert	unfurnished
unmöglich	impossible
unnötig	unnecessary
unordentlich	messy
unpassend	inappropriate
unprofessionell	unprofessional
unpünktlich	late unpunctual
unregelmäßig	irregular
unschuldig	innocent
unseriös	dubious
unsicher	unsafe unsure
unsichtbar	invisible
unten	below downstairs bottom
unterbrechen	interrupt pause
unterbrechung	interruption pause
unterbringen	accommodate
unterbringung	accommodation
unterbrochen	interrupt interrupted
untergebracht	accommodate
untergebrachte	accommodated
untergeschoss	basement
untergestellt	store shelter
untergewicht	underweight
unterhalt	maintenance alimony support
unterhalten	talk entertain
unterhaltspflicht	maintenance obligation
unterhaltsreinigung	regular cleaning
unterhaltsvorschuss	advance child support
unterhaltung	conversation entertainment
unterhaltungselektronik	consumer electronics
unterhemd	undershirt
unterhose	underpants
unterkunft	accommodation
unterkünfte	accommodation accommodations
unterlage	documents document
unterlagen	documents papers
unterlegscheibe	washer
untermiete	sublet
untermieter	subtenant
unternehmen	company undertake business
unternehmensberater	management consultant
unternehmensberatung	management consulting
unternehmer	entrepreneur
unternehmerin	entrepreneur
unternehmung	activity
unterricht	lessons teaching class
unterrichten	teach
unterrichtet	teaches taught
unterrichtsausfall	cancelled lessons
unterrichtsbeginn	lessons start
unterrichtseinheit	lesson unit
unterrichtsende	lessons end
unterrichtsform	lesson type
unterrichtsfrei	no lessons
unterrichtsgebühr	tuition fee
unterrichtsgebühren	tuition fees
unterrichtsmaterial	teaching materials
unterrichtsort	lesson location
unterrichtsraum	classroom
unterrichtsräume	classrooms
unterrichtsstunde	lesson
unterrichtstag	lesson day
unterrichtsvertrag	tuition contract
unterrichtszeit	lesson time
unterrichtszeiten	lesson times
untersagen	prohibit forbid
untersagt	prohibited forbidden
unterscheiden	differ distinguish
unterscheidet	differ distinguish
unterschenkel	lower leg
unterschied	difference
unterschieden	differ distinguish
unterschiedlich	different
unterschreiben	sign
unterschrieben	sign signed
unterschrift	signature
unterschriften	signatures
unterschriftsbeglaubigung	signature authentication
untersetzer	saucer
unterstellen	store shelter
unterstufe	lower school
unterstützen	support help
unterstützer	supporter
unterstützt	support help supported
unterstützung	support assistance
untersuchen	examine
untersucht	examined
untersuchung	examination checkup
untertitel	subtitles
untervermieten	sublet
untervermietung	subletting
unterversicherung	underinsurance
unterverteilung	sub distribution board
unterwegs	way transit
unterwäsche	underwear
unterzeichnen	sign
unterzeichnet	sign signed
ununterbrochen	continuous uninterrupted
unverbindlich	non binding nonbinding
unverpackt	unpackaged loose package free
unverpacktladen	zero waste shop
unverschämt	rude cheeky
unverschämtheit	outrage cheek
unversehrt	intact
unversichert	uninsured
unverständlich	incomprehensible unclear
unverträglichkeit	intolerance
unverträglichkeiten	intolerances
unverzüglich	immediately without delay promptly
unvollständig	incomplete
unwetter	severe storm weather
unwetterwarnung	storm warning
unwichtig	unimportant
unwirksam	ineffective void
unwohl	unwell
unzufrieden	dissatisfied unhappy
unzufriedenheit	dissatisfaction
unzugänglich	inaccessible
unzulässig	prohibited inadmissible
unzumutbar	unreasonable unacceptable
unzustellbar	undeliverable
unzuverlässig	unreliable
update	update
updates	updates
upgrade	upgrade
upload	upload
urheber	author creator copyright
urheberrecht	copyright
urin	urine
urinal	urinal
urinprobe	urine sample
urkunde	certificate document
urkunden	certificates documents
urlaub	vacation holiday leave
urlaube	vacations
urlauber	vacationer
urlaubsangebot	holiday offer
urlaubsanspruch	vacation entitlement
urlaubsantrag	leave request
urlaubsgeld	holiday bonus
urlaubsort	holiday resort
urlaubsregion	holiday region
urlaubsreise	holiday trip
urlaubssemester	semester leave
urlaubstage	vacation days
urlaubsunterbrechung	vacation pause delivery holiday
urlaubsvertretung	holiday replacement substitute
urlaubszeit	holiday season
urne	urn
urnengrab	urn grave
urologe	urologist
urologie	urology
ursache	cause
urteil	judgment verdict
urteile	judgments
ust	sales tax
vakanz	vacancy
valentinstag	valentine day
valet	valet parking
valuta	value date
van	van
vandalismus	vandalism
vanille	vanilla
variante	variant version
varieté	variety show
vater	father
vaterschaft	paternity
vaterschaftsanerkennung	acknowledgement paternity
vaterschaftstest	paternity test
vatertag	father day
vati	dad father
vegan	vegan
veganer	vegan
veganerin	vegan
vegetarier	vegetarian
vegetarierin	vegetarian
vegetarisch	vegetarian
velo	bicycle bike
vene	vein
veneers	veneers
venen	veins
ventil	valve
ventilator	fan
ventile	valves
verabreden	arrange meet
verabredet	arrange meet
verabredung	appointment date
verabschieden	say goodbye
verabschiedung	farewell
veraltet	outdated
veranlagung	tax assessment
veranstalten	organize event host
veranstalter	organizer
veranstaltung	event
veranstaltungen	events
veranstaltungskalender	event calendar
veranstaltungsort	venue
veranstaltungsraum	event room
veranstaltungsräume	event rooms
veranstaltungstechnik	event technology
verantwortlich	responsible
verantwortliche	person responsible
verantwortlicher	person responsible
verantwortung	responsibility
verarbeiten	process
verarbeitet	processed
verarbeitung	processing workmanship
verarschen	fool
verarscht	fooled ripped off
verband	association bandage
verbandkasten	first aid kit
verbandmaterial	dressing material
verbandskasten	first aid kit
verbandswechsel	dressing change
verbessern	improve
verbessert	improve improved
verbesserung	improvement
verbesserungsvorschlag	suggestion improvement
verbieten	prohibit ban forbid
verbietet	prohibit ban forbid
verbilligt	discounted reduced
verbinden	connect
verbindlich	binding
verbindung	connection
verbindungen	connections
verbindungsabbruch	connection loss
verbindungstür	connecting door
verblistern	blister packing medication
verblüht	faded
verbockt	messed up
verbogen	bent
verbot	prohibit ban forbid prohibition
verbote	bans prohibitions
verboten	forbidden prohibited
verbracht	spend time
verbrachte	spend time
verbrannt	burned burnt
verbrauch	consumption
verbrauchen	consume
verbraucher	consumer
verbraucherberatung	consumer advice
verbraucherin	consumer
verbraucherrecht	consumer law
verbraucherschlichtung	consumer arbitration
verbraucherschlichtungsstelle	consumer arbitration board
verbraucherschutz	consumer protection
verbraucherzentrale	consumer advice center
verbrauchsabrechnung	consumption bill
verbraucht	consume consumed
verbrennung	burn
verbringen	spend time
verbunden	connect connected
verbundglas	laminated glass
verbände	associations bandages federations
verdauung	digestion
verderblich	perishable
verdienen	earn
verdienst	earnings
verdienstbescheinigung	earnings certificate
verdient	earned deserved
verdoppeln	double
verdoppelt	double
verdorben	spoiled
verdreht	twisted
verdunkelung	blackout
verdünner	thinner
veredeln	graft
veredelung	grafting finishing
verein	club association
vereinbaren	arrange agree
vereinbart	agreed arranged
vereinbarung	agreement arrangement
vereinbarungen	agreements
vereine	clubs associations
vereinsapp	club app
vereinsarbeit	club work
vereinsaustritt	leaving club
vereinsbeitrag	club fee
vereinsbeitritt	joining club
vereinsbestellung	club order
vereinsbus	club bus
vereinsfeier	club celebration
vereinsfest	club festival
vereinsgaststätte	club restaurant
vereinsgelände	club grounds
vereinshaus	clubhouse
vereinsheim	clubhouse
vereinsjugend	club youth
vereinskleidung	club clothing
vereinskonto	club account
vereinsleben	club life
vereinsmeisterschaft	club championship
vereinsmitglied	club member
vereinsmitgliedschaft	club membership
vereinsordnung	club rules
vereinsregister	register associations
vereinssatzung	club statutes
vereinstrikot	club jersey
vereinsvorstand	club board
vereinswechsel	club transfer
vereinszeitung	club magazine
vereinszweck	club purpose
vererben	bequeath
vererbt	bequeathed
verfahren	procedure lost proceedings
verfallen	expire expired
verfallsdatum	expiry date
verfault	rotten
verfliesen	tile
verfliest	tiled
verfolgen	track pursue follow
verfolgt	track pursue
verfugen	grout
verfugt	grouted
verfällt	expires
verfärbt	discolored
verfärbung	discoloration
verfügbar	available
verfügbarkeit	availability
verfügung	available disposal
verfügungslimit	withdrawal limit
vergabe	award contract allocation
vergangene	past last
vergangenen	past last
vergangenheit	past
vergaß	forget forgotten forgot
vergeben	assigned taken allocated
vergessen	forget forgotten forgot
vergesslich	forgetful
vergesslichkeit	forgetfulness
vergiftung	poisoning
vergilbt	yellowed
vergisst	forget forgotten forgets
verglasen	glaze
verglast	glazed
verglasung	glazing
vergleich	comparison settlement
vergleichen	compare
verglichen	compare compared
vergnügungspark	amusement park
vergnügungssteuer	entertainment tax
vergriffen	sold out unavailable
vergrößern	enlarge
vergrößert	enlarged
vergrößerung	enlargement
vergünstigt	discounted reduced
vergünstigung	discount benefit
vergünstigungen	discounts benefits
vergütung	remuneration pay
verhalten	behavior behave
verhaltensregeln	code conduct rules
verhandeln	negotiate
verhandlung	hearing negotiation
verhandlungsbasis	negotiable price
verheiratet	married
verhindern	prevent
verhindert	unable prevented attend
verhinderung	unable attend
verhinderungspflege	respite care
verhütung	contraception
verhütungsmittel	contraceptive
verifizieren	verify
verifiziert	verified
verifizierung	verification
verirrt	lost
verjährt	time barred expired
verjährung	statute limitations
verkabeln	wire
verkabelung	wiring
verkalkt	calcified limescale
verkalkung	calcification limescale
verkauf	sale selling
verkaufen	sell sold
verkaufsoffen	open sunday shopping
verkaufsstelle	sales outlet
verkauft	sell sold
verkaufte	sold
verkehr	traffic
verkehrsamt	traffic office
verkehrsanbindung	transport connections
verkehrsinfo	traffic information
verkehrslage	traffic situation
verkehrsmittel	transport means
verkehrspsychologe	traffic psychologist
verkehrspsychologisch	traffic psychological
verkehrsrecht	traffic law
verkehrsregel	traffic rule
verkehrsregeln	traffic rules
verkehrsschild	traffic sign
verkehrsschilder	traffic signs
verkehrsunfall	traffic accident
verkehrsverbund	transport association
verkehrsverstoß	traffic violation
verkehrszeichen	traffic sign
verkehrsüberwachung	traffic monitoring
verklagen	sue
verklagt	sued
verkleben	glue
verkleiden	dress up
verkleidung	costume disguise
verkleinern	reduce
verklemmt	jammed stuck
verknüpfen	link connect
verknüpft	link linked
verknüpfung	link shortcut
verkosten	taste
verkostung	tasting
verkratzt	scratched
verkäufe	sale sales
verkäufer	seller salesperson
verkäuferin	seller salesperson
verkäuferschutz	seller protection
verkühlt	cold
verkürzen	shorten
verkürzt	shorten
verladen	load
verladung	loading
verlag	publisher
verlage	publishers
verlangen	demand require charge
verlangt	demand require demanded charged
verlassen	leave rely
verlassenschaft	estate inheritance
verlaufen	lost
verlegen	moved relocate move reschedule
verlegt	moved relocate rescheduled laid
verlegung	laying installation
verleih	rental lending hire
verleihen	lend rent out
verleihstation	rental station
verletzen	injure
verletzt	injured hurt
verletzte	injured
verletzung	injury
verletzungen	injuries
verliebt	love
verliehen	lent
verliere	lose
verlieren	lose
verliert	lose
verließ	leave
verlobt	engaged
verlobung	engagement
verlobungsring	engagement ring
verlor	lose lost
verloren	lost
verlosung	raffle draw
verlust	loss
verlustanzeige	loss report
verluste	losses
verlustmeldung	loss report
verlängerbar	renewable
verlängern	extend renew
verlängert	extend renew extended renewed
verlängerung	extension renewal
verlängerungen	extensions
verlängerungskabel	extension cable
verlängerungsnacht	extra night
verlässt	leave
vermasselt	messed up
vermehren	increase
vermeiden	avoid
vermessen	survey measure
vermesser	surveyor
vermessung	land survey surveying
vermessungsamt	surveying office
vermieden	avoid
vermieten	rent out let
vermieter	landlord lessor
vermieterbescheinigung	landlord certificate
vermieterin	landlady
vermietet	rent out rented
vermietung	rental letting
vermissen	miss missing
vermisst	miss missing
vermitteln	mediate arrange
vermittelt	mediate arrange placed rehomed
vermittlung	mediation placement rehoming
vermittlungsgutschein	placement voucher
vermutlich	probably
vermögen	assets wealth
vermögensauskunft	asset disclosure
vermögensberatung	wealth advice
vernissage	exhibition opening
verordnung	regulation prescription
verordnungen	regulations
verpacken	wrap pack
verpackt	wrap pack packed wrapped
verpackung	packaging
verpackungen	packaging
verpackungsmaterial	packaging material
verpassen	miss missed
verpasst	miss missed
verpeilt	forgot
verpflegung	meals catering
verpflichten	oblige commit
verpflichtend	mandatory compulsory
verpflichtet	obliged required obligated
verpflichtung	obligation commitment
verpflichtungserklärung	declaration commitment visa
verputz	plaster render
verputzen	plaster
verputzer	plasterer
verputzt	plastered
verraten	reveal betray
verrenkt	dislocated
verriegelt	locked bolted
verringern	reduce
verringert	reduce
verrostet	rusty
verrät	reveal betray
verrückt	crazy
versagen	fail
versagt	fail
versammlung	assembly meeting
versand	shipping
versandabteilung	shipping department
versandadresse	shipping address
versandapotheke	mail order pharmacy
versandart	shipping method
versandarten	shipping methods
versandbedingungen	shipping terms
versandbestätigung	shipping confirmation
versanddauer	shipping time
versandetikett	shipping label
versandfertig	ready shipping
versandfrei	free shipping
versandhandel	mail order
versandhaus	mail order company
versandkarton	shipping box
versandkosten	shipping costs
versandkostenfrei	free shipping
versandkostenpauschale	flat shipping rate
versandlabel	shipping label
versandoptionen	shipping options
versandpartner	shipping partner
versandpauschale	shipping flat rate
versandstatus	shipping status
versandt	shipped sent
verschattung	shading
verschenken	give away gift
verschenkmarkt	giveaway market
verschenkt	give away
verschicken	send ship
verschickt	send ship shipped sent
verschieben	postpone reschedule
verschiebt	postpone reschedule
verschiebung	postponement
verschieden	different various
verschiedene	various different
verschlechtern	worsen
verschlechtert	worsen worsened
verschleiß	wear
verschleißteil	wear part
verschlissen	worn out
verschlossen	locked closed
verschlüsseln	encrypt
verschlüsselt	encrypted
verschlüsselung	encryption
verschmutzt	dirty soiled contaminated
verschmutzung	dirt pollution
verschob	postpone reschedule postponed
verschoben	postponed rescheduled
verschollen	missing lost
verschreiben	prescribe
verschreibungspflichtig	prescription only
verschrieben	prescribed
verschrotten	scrap
verschrottet	scrapped
verschrottung	scrapping
verschulden	fault
verschwand	disappear
verschwiegenheit	confidentiality
verschwinden	disappear
verschwitzt	forgot
verschwommen	blurred
verschwunden	disappear disappeared
verschwundene	missing
versehen	mistake accident
versehentlich	accidentally mistake
versenden	send ship
versendet	send ship shipped sent
versetzt	promoted moved
versetzung	promotion next grade
versicherer	insurer
versichern	insure assure
versichert	insure assure insured
versicherte	insured person
versichertenkarte	insurance card health
versichertennummer	insurance number
versicherter	insured person
versicherung	insurance
versicherungen	insurance
versicherungsabwicklung	insurance claim handling
versicherungsagentur	insurance agency
versicherungsbedingungen	insurance terms
versicherungsbeginn	insurance start
versicherungsbeitrag	insurance premium
versicherungsbestätigung	insurance confirmation
versicherungsbetrug	insurance fraud
versicherungsbüro	insurance office
versicherungsfall	insurance claim
versicherungsgesellschaft	insurance company
versicherungskarte	insurance card
versicherungskennzeichen	insurance plate moped
versicherungsleistung	insurance benefit
versicherungsmakler	insurance broker
versicherungsnachweis	proof insurance
versicherungsnehmer	policyholder
versicherungsnehmerin	policyholder
versicherungsnummer	insurance number
versicherungspflicht	compulsory insurance
versicherungspflichtig	insurance compulsory
versicherungspolice	insurance policy
versicherungsprämie	insurance premium
versicherungsschaden	insurance claim
versicherungsschein	insurance policy
versicherungsschutz	insurance coverage
versicherungssumme	insured sum
versicherungsvergleich	insurance comparison
versicherungsvertrag	insurance contract
versicherungsvertreter	insurance agent
versicherungswechsel	insurance switch
versickerung	seepage infiltration
version	version
versionen	versions
versorgen	supply care
versorger	supplier utility
versorgt	supply care
versorgung	supply care
versorgungsunterbrechung	supply interruption
verspannt	tense stiff
verspannung	tension muscle
verspannungen	muscle tension
versperrt	locked blocked
verspiegelt	mirrored
versprach	promise
versprechen	promise
verspricht	promise
versprochen	promise
verspäten	be late delay
verspätet	delayed late
verspätung	delay
verspätungen	delays
verstand	understand
verstanden	understand understood
verstaucht	sprained
verstauchung	sprain
verstecken	hide
versteckt	hide
verstehe	understand
verstehen	understand
versteht	understand
versteigern	auction
versteigerung	auction
verstellbar	adjustable
verstellt	misadjusted
versteuern	tax pay
versteuert	taxed
verstopft	clogged blocked constipated
verstopfter	blocked clogged
verstopfung	blockage clog constipation
verstorben	died deceased
verstoß	violation
verstoßen	violate
verständlich	understandable clear
verständnis	understanding
verstärker	amplifier
verstöße	violation violations
versuch	attempt try
versuche	attempts
versuchen	try attempt
versucht	try attempt tried
versäumen	miss
versäumnisgebühr	late fee
versäumt	miss missed
vertauschen	swapped mixed up
vertauscht	swapped mixed up
verteilen	distribute
verteiler	distribution box mailing list
verteilerkasten	distribution box
verteilerliste	mailing list
verteilt	distribute
verteilung	distribution
vertikutieren	scarify lawn
vertikutierer	scarifier
vertikutiert	scarified
vertrag	contract
vertragen	tolerate
vertraglich	contractual
vertragsabschluss	contract conclusion signing
vertragsbedingungen	contract terms
vertragsbeginn	contract start
vertragsbruch	breach contract
vertragsdaten	contract details
vertragsdauer	contract duration
vertragsende	contract end
vertragskündigung	contract termination
vertragslaufzeit	contract term duration
vertragsnummer	contract number
vertragspartner	contracting party contract partner
vertragsschluss	contract conclusion
vertragsstrafe	contractual penalty contract
vertragsunterlagen	contract documents
vertragsverlängerung	contract extension renewal
vertragswechsel	contract change
vertragsänderung	contract change
vertragsübernahme	contract takeover
vertrat	represent substitute
vertrauen	trust
vertrauenslehrer	liaison teacher counselor
vertrauenswürdig	trustworthy
vertraulich	confidential
vertraulichkeit	confidentiality
vertraut	trust
vertreten	represent substitute
vertreter	representative
vertreterin	representative
vertretung	substitute representation replacement
vertretungsarzt	substitute doctor
vertretungslehrer	substitute teacher
vertretungsplan	substitution plan
vertretungsstunde	substitute lesson
vertritt	represent substitute
vertrocknen	dry out
vertrocknet	dried out
verträge	contract contracts
verträglich	tolerated compatible
verursachen	cause
verursacht	cause
verwalten	manage administer
verwalter	manager administrator
verwaltet	managed
verwaltung	administration
verwaltungen	administrations
verwaltungsbeirat	advisory board
verwaltungsgebühr	administrative fee administration
verwaltungsgericht	administrative court
verwandt	related
verwandte	relatives
verwandten	relatives
verwandter	relatives
verwandtschaft	relatives
verwarnung	warning
verwarnungsgeld	warning fine
verwechseln	confuse mix
verwechselt	confuse mix
verwechslung	mix up confusion
verweigern	refuse deny
verweigert	refuse deny
verweilen	stay linger
verweis	reference reprimand
verwelkt	wilted
verwenden	use
verwendet	use used
verwendung	use
verwendungszweck	payment reference purpose
verwertung	recycling recovery
verwildert	overgrown wild
verwirrend	confusing
verwirrt	confused
verwirrung	confusion
verwitwet	widowed
verzeichnis	directory list
verzeihung	sorry pardon
verzicht	waiver renunciation
verzichten	waive without
verzichtet	waive without
verzierung	decoration
verzinkt	galvanized
verzogen	warped
verzollen	declare customs
verzollung	customs clearance
verzugszinsen	default interest
verzweifelt	desperate
verzweiflung	despair
verzögern	delay delayed
verzögert	delay delayed
verzögerung	delay
verändern	change
verändert	change
veränderung	change
verärgert	annoyed angry
veröffentlichen	publish
veröffentlicht	publish published
veröffentlichung	publication
vespa	scooter
vesper	snack
veterinäramt	veterinary office
vg	greetings regards
vhs	adult education center
video	video
videoanruf	video call
videoaufnahme	video recording
videograf	videographer
videoident	video identification
videoidentifikation	video identification
videokonferenz	video conference
videokonferenzen	video conferences
videoproduktion	video production
videos	videos
videoschnitt	video editing
videospiel	video game
videospiele	video games
videosprechanlage	video intercom
videosprechstunde	video consultation
videoüberwachung	video surveillance
viel	many much
viele	many much
vielen	many much
vielfalt	variety diversity
vielfältig	diverse varied
viell	maybe perhaps
vielleicht	maybe perhaps
vier	four
viereckig	square
vierte	fourth
viertel	quarter neighborhood
vierteljährlich	quarterly
viertelstunde	quarter hour
vierzehn	fourteen
vierzehntägig	fortnightly every two weeks
vierzig	forty
vietnamesisch	vietnamese
vignette	toll sticker motorway
vinyl	vinyl
vinylboden	vinyl floor
violine	violin
viren	viruses
virenentfernung	virus removal
virenscanner	antivirus
virenschutz	antivirus
virus	virus
visa	visa visas
visagist	makeup artist
visagistin	makeup artist
visite	ward round
visitenkarte	business card
visitenkarten	business cards
visum	visa
visumsantrag	visa application
vitamin	vitamin
vitamine	vitamins
vitrine	display cabinet
vlies	fleece
vliestapete	fleece wallpaper
vllt	maybe perhaps
vlt	maybe perhaps
vogel	bird
vogelfutter	bird food
vogelhaus	birdhouse
vokabel	vocabulary word
vokabeln	vocabulary
volksbank	cooperative bank
volksfest	folk festival fair
volkshochschule	adult education center
volkshochschulen	adult education centers
volkslauf	public run
volksmusik	folk music
volksschule	primary school elementary
volkstanz	folk dance
voll	full totally
vollbart	full beard
vollbremsung	emergency stop
volleyball	volleyball
vollgetankt	full tank
vollholz	solid wood
volljährig	adult age
volljährigkeit	adulthood age majority
vollkasko	comprehensive car insurance fully
vollkorn	whole grain
vollkornbrot	whole grain bread
vollkost	normal diet
vollmacht	authorization power attorney
vollmachten	authorizations
vollnarkose	general anesthesia
vollpension	full board
vollprothese	full denture
vollsonnig	full sun
vollständig	complete
volltanken	fill tank
vollversion	full version
vollwärmeschutz	thermal insulation facade
vollzeit	full time
vollzeitstelle	full time job
volontariat	traineeship
volt	volt
voltigieren	horse vaulting
vor	before ago
vorab	advance beforehand
voranmeldung	advance registration
voranschlag	estimate
vorarbeiter	foreman
voraus	advance
vorausgesetzt	require presuppose provided required
vorauskasse	prepayment advance payment
vorausschauend	foresighted
voraussetzen	require presuppose provided
voraussetzung	requirement prerequisite
voraussetzungen	requirements
vorauszahlung	advance payment
vorbehandlung	pretreatment
vorbei	past over
vorbeibringen	drop off bring
vorbeigehen	pass by
vorbeigekommen	came by visited dropped
vorbeikomme	come by visit
vorbeikommen	come by visit drop
vorbeischauen	drop by visit
vorbereiten	prepare
vorbereitet	prepare
vorbereitung	preparation
vorbereitungskurs	preparation course
vorbesitzer	previous owner
vorbestellbar	preorder available
vorbestellen	preorder reserve pre order
vorbestellt	preordered reserved pre ordered
vorbestellung	preorder advance order reservation
vorbestraft	convicted criminal record
vordach	canopy porch roof
vorderrad	front wheel
vordruck	form
vordrucke	forms
vordrängeln	jump queue
vordächer	canopies
vorerkrankung	preexisting condition pre existing
vorerkrankungen	preexisting conditions pre existing
vorfahrt	right way priority
vorfall	incident
vorfälle	incident
vorführgerät	demo device
vorführwagen	demonstrator car
vorgangsnummer	reference number
vorgarten	front garden
vorgehen	procedure approach
vorgekommen	occur happen
vorgelegt	presented submitted
vorgemerkt	reserved pre registered
vorgeschlagen	suggest propose
vorgeschrieben	prescribed required
vorgesetzte	supervisor boss
vorgesetzter	supervisor boss
vorgespräch	preliminary talk
vorgestellt	introduce imagine introduced
vorgestern	day before yesterday
vorgezogen	prefer
vorhanden	available existing
vorhang	curtain
vorhangschiene	curtain rail
vorhangstange	curtain rod
vorher	before previously beforehand
vorherige	previous
vorherigen	previous
vorhin	earlier just now
vorhänge	curtain curtains
vorhängeschloss	padlock
vorhängeschlösser	padlocks
vorige	previous
vorjahr	last year
vorkasse	prepayment advance payment
vorkaufsrecht	right first refusal
vorkenntnisse	prior knowledge
vorkommen	occur happen
vorkurs	preparatory course
vorlage	template presentation submission
vorlagen	templates
vorlauf	lead time
vorlauftemperatur	flow temperature
vorlaufzeit	lead time
vorlegen	present submit show
vorlesen	read aloud
vorlesepate	reading volunteer
vorlesestunde	story time reading
vorlesung	lecture
vorlesungen	lectures
vorlesungsfrei	lecture free
vorlesungsverzeichnis	course catalog
vorlesungszeit	lecture period
vorläufig	provisional temporary
vormerken	pre register reserve
vormerkgebühr	reservation fee
vormerkung	penalty point pre registration
vormieter	previous tenant
vormittag	morning
vormittags	morning mornings
vormittagskurs	morning course
vormund	guardian
vormundschaft	guardianship
vorn	front
vorname	first name
vornamen	first names
vorne	front
vorort	site local
vorplatz	forecourt
vorrang	priority right way
vorrat	stock supply
vorräte	supplies
vorrätig	stock available
vorsaison	early season
vorsatz	intent
vorschlag	suggestion proposal
vorschlagen	suggest propose
vorschläge	suggestion proposal suggestions
vorschreiben	prescribe require
vorschrift	regulation rule
vorschriften	regulations rules
vorschule	preschool
vorschulgruppe	preschool group
vorschulkind	preschooler
vorschulkinder	preschoolers
vorsicht	caution careful
vorsichtig	careful cautious
vorsingen	audition
vorsitz	chair
vorsitzende	chairwoman chair
vorsitzender	chairman chair
vorsorge	provision precaution prevention checkup
vorsorgeuntersuchung	preventive checkup
vorsorgevollmacht	power attorney health
vorspeise	starter appetizer
vorspeisen	starters appetizers
vorspiel	audition recital
vorspielen	audition perform
vorstand	board
vorstandsmitglied	board member
vorstandssitzung	board meeting
vorstandswahl	board election
vorstellen	introduce imagine present
vorstellung	performance idea show
vorstellungen	performances shows
vorstellungsgespräch	job interview
vorstellungsgespräche	job interviews
vorsteuer	input tax
vorsteuerabzug	input tax deduction
vorstände	board boards
vortag	day before
vorteil	advantage benefit
vorteile	advantages benefits
vorteilskarte	discount card
vorteilspreis	special price
vortrag	lecture talk
vortragsreihe	lecture series
vorträge	lectures talks
voruntersuchung	preliminary examination
vorverkauf	advance sale
vorverkaufsgebühr	booking fee
vorverkaufsstelle	ticket outlet advance office
vorverlegen	bring forward earlier
vorverlegt	bring forward earlier moved
vorvertrag	preliminary contract
vorwahl	area code
vorwerfen	accuse
vorwiegend	predominantly mainly
vorwurf	accusation
vorwürfe	accusation
vorzeigen	show present
vorzeitig	early premature
vorzelt	awning
vorziehen	prefer
vorzimmer	hallway
vorzugsweise	preferably
vorübergehend	temporary
vpn	vpn
vulkaniseur	tire vulcanizer
vvk	advance sale
väter	fathers
vögel	birds
völlig	totally completely
waage	scale
waagrecht	horizontal
wach	awake
wachs	wax
wachsen	grow wax
wachstum	growth
wackelig	wobbly
wackeln	wobble loose
wackelt	loose wobbly wobbles
wackelzahn	loose tooth
wacklig	wobbly
wade	calf
waffel	waffle
waffeln	waffles
waffenbesitzkarte	firearm license
waffenschein	weapon license
wagen	car carriage
wagenheber	jack
waggon	carriage
wahl	choice election
wahlamt	election office
wahlarzt	private doctor
wahlbenachrichtigung	election notification
wahlberechtigt	eligible vote
wahlen	elections
wahlfach	elective subject
wahlhelfer	poll worker
wahlleistung	optional service
wahllokal	polling station
wahlpflicht	compulsory elective
wahlpflichtfach	elective subject
wahlrecht	right vote
wahlschein	ballot voting certificate
wahlweise	optionally
wahrscheinlich	probably
waisenrente	orphan pension
wal	whale
wald	forest
waldkindergarten	forest kindergarten
waldorf	waldorf
waldorfschule	waldorf school
wallbox	charging station home wallbox
wallboxen	wallboxes charging stations
wallfahrt	pilgrimage
walmdach	hip roof
walnuss	walnut
walnüsse	walnuts
walze	roller
walzer	waltz
wand	wall
wanddurchbruch	wall opening
wanderer	hiker
wandergruppe	hiking group
wanderkarte	hiking map
wandern	hike hiking
wanderschuhe	hiking boots
wandertag	hiking day excursion
wanderung	hike
wanderungen	hikes
wanderurlaub	hiking holiday
wanderweg	hiking trail
wanderwege	hiking trails
wandfarbe	wall paint
wandfliese	wall tile
wandhalterung	wall mount
wandheizung	wall heating
wange	cheek
wanne	tub bathtub
wannen	tubs
wannentausch	bathtub replacement
wanzen	bugs
ware	goods item merchandise
waren	goods merchandise
warenkorb	shopping cart basket
warenprobe	sample
warensendung	goods shipment
warenwert	goods value
warf	throw
warm	warm
warmmiete	rent including heating
warmwasser	hot water
warmwasserbereitung	hot water heating
warmwasserspeicher	hot water tank
warndreieck	warning triangle
warnen	warn
warnleuchte	warning light
warnstreik	warning strike
warnung	warning
warnungen	warnings
warnweste	high visibility vest
warte	wait
wartebereich	waiting room area
wartefrist	waiting period
wartehalle	waiting hall
warteliste	waiting list
wartelisten	waiting lists
wartelistenplatz	waiting list place
wartemarke	queue ticket
warten	wait maintain
wartenummer	queue number
warteraum	waiting room
warteschlange	queue
warteschleife	hold queue
wartet	wait
wartezeit	waiting time
wartezeiten	waiting times
wartezimmer	waiting room
wartung	maintenance service
wartungen	maintenance
wartungsarbeiten	maintenance work
wartungsfenster	maintenance window
wartungsfrei	maintenance free
wartungsintervall	maintenance interval
wartungskosten	maintenance costs
wartungsvertrag	maintenance contract
wartungsverträge	maintenance contracts
warze	wart
warzen	warts
waschanlage	car wash
waschanleitung	washing instructions
waschbar	washable
waschbecken	sink washbasin
waschbox	self service car wash
waschen	wash
waschhaus	wash house
waschkeller	laundry room
waschküche	laundry room
waschmaschine	washing machine
waschmaschinen	washing machines
waschmaschinennutzung	washing machine use
waschmittel	laundry detergent
waschraum	washroom
waschräume	washrooms
waschsalon	laundromat
waschstraße	car wash
waschtisch	washbasin vanity
wasser	water
wasseranschluss	water connection
wasserdicht	waterproof
wasserdruck	water pressure
wasserenthärtung	water softening
wasserfall	waterfall
wasserfest	waterproof
wasserfilter	water filter
wasserfleck	water stain
wasserflecken	water stains
wasserfälle	waterfalls
wassergebühren	water fees
wassergymnastik	water aerobics aqua
wasserhahn	faucet tap
wasserhähne	taps faucets
wasserhärte	water hardness
wasserkocher	kettle
wasserkosten	water costs
wasserkraft	hydropower
wasserleitung	water pipe
wasserleitungen	water pipes
wasserpreis	water price
wasserqualität	water quality
wasserrechnung	water bill
wasserrettung	water rescue
wasserrohrbruch	burst pipe water
wasserrutsche	water slide
wasserschaden	water damage
wasserschutzgebiet	water protection area
wasserschäden	water damage
wasserspielplatz	water playground
wassersport	water sports
wasserstoff	hydrogen
wassertemperatur	water temperature
wassertiefe	water depth
wasseruhr	water meter
wasserverbrauch	water consumption
wasserversorgung	water supply
wasserwaage	spirit level
wasserwerk	waterworks
wasserzähler	water meter
watt	mudflats watt
wattwanderung	mudflat hike
waxing	waxing
wbs	social housing certificate
wc	toilet restroom
wcsitz	toilet seat
we	weekend
webagentur	web agency
webauftritt	website
webcam	webcam
webdesign	web design
webdesigner	web designer
webentwicklung	web development
webhosting	web hosting
webinar	webinar
webinare	webinars
webseite	website
webseiten	websites
webshop	online shop
website	website
webspace	web space
wechsel	change switch
wechselausstellung	temporary exhibition
wechselgeld	change coins
wechseljahre	menopause
wechselkennzeichen	interchangeable license plate
wechselkleidung	change clothes spare
wechselkurs	exchange rate
wechseln	change switch
wechselrichter	inverter
wechselstrom	alternating current
wechselt	change switch
wechselwirkung	interaction
wechselwirkungen	drug interactions
wechselwäsche	change clothes spare
wecken	wake up
weckle	bread roll
weckruf	wake up call
weg	way path away gone
wegbeschreibung	directions
wegbringen	take away
wege	paths ways
wegfahren	leave drive away
weggefahren	leave drive away
weggegangen	leave go away
weggehen	leave go away
weggelassen	omit leave out
weggenommen	take away
weggeschmissen	thrown away
weggeworfen	throw away thrown
weggezogen	move away
wegkosten	travel costs
weglassen	omit leave out
wegnehmen	take away
wegschmeißen	throw away
wegweiser	signpost
wegwerf	disposable
wegwerfen	throw away
wegzeit	travel time
wegziehen	move away
wegzug	moving away
weh	hurt pain ache
wehtun	hurt pain
weibchen	female animal
weiblich	female
weich	soft
weichtiere	molluscs
weide	pasture willow
weihnachten	christmas
weihnachtlich	christmas
weihnachtsbaum	christmas tree
weihnachtsbaumabholung	christmas tree collection
weihnachtsbäume	christmas trees
weihnachtsessen	christmas dinner
weihnachtsfeier	christmas party
weihnachtsfeiertag	christmas day
weihnachtsferien	christmas holidays
weihnachtsgeld	christmas bonus
weihnachtsgottesdienst	christmas church service
weihnachtskarten	christmas cards
weihnachtsmarkt	christmas market
weihnachtsmärkte	christmas markets
weihnachtspause	christmas break
wein	wine
weinberg	vineyard
weinberge	vineyards
weine	wines
weinen	cry
weinfest	wine festival
weingut	winery
weinhandlung	wine shop
weinkarte	wine list
weinkeller	wine cellar
weinlese	grape harvest
weinprobe	wine tasting
weinrebe	grapevine
weinstube	wine tavern
weint	cry
weintrauben	grapes
weisheitszahn	wisdom tooth
weisheitszähne	wisdom teeth
weiss	know
weit	far wide
weite	width
weiter	further continue
weiterbilden	continue education
weiterbildung	further training continuing education
weiterbildungen	training courses
weitere	further more additional
weiterempfehlen	recommend refer
weiteren	further more additional
weiteres	further more additional
weitergabe	sharing disclosure
weitergeben	pass on share
weitergegeben	pass on share passed
weitergeleitet	forward forwarded redirected
weitergemacht	continue
weiterhin	still continue
weiterleiten	forward redirect
weiterleitung	forwarding redirect
weitermachen	continue
weitersagen	tell spread
weiterverkauf	resale
weiterverkaufen	resell
weitsichtig	far sighted
weizen	wheat
weizenbier	wheat beer
weizenfrei	wheat free
weiß	know white
weißbier	wheat beer
weißbrot	white bread
weiße	white
weißen	white
weißt	know
weißware	white goods appliances
weißwein	white wine
welk	wilted
wellensittich	budgie parakeet
wellness	wellness spa
wellnessangebot	spa offer
wellnessbereich	spa area
wellnesshotel	spa hotel
wellnesstag	spa day
wellnesswochenende	spa weekend
welpe	puppy
welpen	puppies
welpenkurs	puppy course
welt	world
weltladen	fair trade shop
weltweit	worldwide
wendeltreppe	spiral staircase
wenden	turn contact
wenig	few little
wenige	few little
weniger	less fewer
wenigstens	least minimum
werbeagentur	advertising agency
werbeartikel	promotional items
werbeeinwilligung	marketing consent
werbefilm	commercial film
werbefotografie	advertising photography
werbekampagne	advertising campaign
werbemail	promotional email
werbemittel	promotional items advertising material
werben	advertise
werbeprospekt	advertising flyer
werbetechnik	signage advertising
werbetext	advertising copy
werbung	advertising
werbungskosten	work related expenses
werfen	throw
werkbank	workbench
werkbänke	workbenches
werken	crafts woodwork
werkstatt	workshop repair garage
werkstattersatzwagen	courtesy car
werkstoff	material
werkstudent	working student
werkstudentin	working student
werkstätte	workshop
werkstätten	workshops
werksverkauf	factory outlet
werktag	weekday working day
werktage	working days
werktags	weekdays
werkzeug	tool
werkzeuge	tools
werkzeugkasten	toolbox
werkzeugkoffer	tool case
werkzeugverleih	tool rental
wert	worth value
wertgutachten	valuation report
wertgutschein	gift voucher
wertlos	worthless
wertmarke	token
wertpapier	security stock
wertpapiere	securities
wertsachen	valuables
wertstellung	value date
wertstoff	recyclable material
wertstoffe	recyclables
wertstoffhof	recycling center
wertstoffhöfe	recycling centers
wertstoffinsel	recycling point
wertstoffsammlung	recycling collection
wertstofftonne	recycling bin
wertvoll	valuable
wesentlich	essential
wespe	wasp
wespen	wasps
wespennest	wasp nest
wespenstich	wasp sting
weste	vest
wettbewerb	competition contest
wettbewerbe	competitions contests
wetter	weather
wetterabhängig	weather dependent
wetterbedingt	due weather related
wetterbericht	weather forecast
wetterfest	weatherproof
wettervorhersage	weather forecast
wettkampf	competition
wettkampfgebühr	competition fee
wettkämpfe	competitions
wg	shared apartment
whatsapp	whatsapp message
whirlpool	hot tub whirlpool
whirlwanne	whirlpool bathtub
whiteboard	whiteboard
wichtig	important
wichtiger	more important
wichtigkeit	importance
wichtigste	most important
wickelmöglichkeit	baby changing
wickeln	change diaper nappy
wickelraum	changing room diaper baby
wickeltisch	changing room diaper table
widerruf	revocation withdrawal cancel
widerrufen	revoke withdraw cancel
widerrufsbelehrung	withdrawal policy
widerrufserklärung	withdrawal declaration
widerrufsformular	withdrawal form
widerrufsfrist	withdrawal period
widerrufsrecht	right withdrawal
widersprechen	object contradict
widersprochen	objected
widerspruch	objection appeal
widerspruchsfrist	objection deadline
widerspruchsrecht	right object
widersprüche	objection objections
wieder	again
wiederbelebung	resuscitation
wiedereinlass	reentry
wiedereinsteiger	returning beginner
wiedereinstieg	return work
wiedereintritt	rejoining
wiedereröffnung	reopening
wiederhergestellt	restored
wiederherstellen	restore recover
wiederherstellung	recovery restore
wiederholen	repeat retake
wiederholt	repeat repeated
wiederholung	repetition retake
wiederholungsprüfung	retake exam resit
wiederholungsrezept	repeat prescription
wiederholungsversuch	retake attempt
wiederverkäufer	reseller
wiederverwendbar	reusable
wiederverwenden	reuse
wiederverwerten	recycle reuse
wiederverwertung	recycling
wiederzulassung	vehicle reregistration
wiegen	weigh
wiegt	weigh
wiese	meadow
wifi	wifi internet
wild	game wild
wildpark	wildlife park
wildschaden	game damage
wildtier	wild animal
wildtiere	wild animals
wildunfall	deer animal accident
will	want
willkommen	welcome
willkommensbonus	welcome bonus
willkommensklasse	welcome class newcomers
willkommenspaket	welcome package
willst	want
wimper	eyelash
wimpern	eyelashes
wimpernlifting	lash lift
wimperntusche	mascara
wimpernverlängerung	eyelash extensions
wind	wind
windel	diaper nappy
windeln	diapers nappies
windelsack	diaper bag
windeltonne	diaper bin
windenergie	wind energy
windig	windy
windkraft	wind power
windpocken	chickenpox
windrad	wind turbine
windräder	wind turbines
windschutzscheibe	windshield
winkelschleifer	angle grinder
winter	winter
wintercamping	winter camping
winterdienst	snow removal winter service
winterferien	winter holidays
winterfest	winterproof hardy
wintergarten	conservatory
wintergärten	conservatories
winterhart	hardy frost resistant
winterjacke	winter jacket
winterlich	winter wintry
winterpause	winter break
winterreifen	winter tires
winterreifenpflicht	winter tire obligation
winterschlussverkauf	winter sale
wintersemester	winter semester
wintersport	winter sports
winterzeit	winter time
winteröffnungszeiten	winter opening hours
winzer	winemaker
winzig	tiny
wippe	seesaw
wirbel	vertebra
wirbelsäule	spine
wirbelsäulengymnastik	spine exercises
wirft	throw
wirken	work effect
wirklich	really actually
wirksam	effective valid
wirkstoff	active ingredient
wirkung	effect
wirt	innkeeper landlord
wirtschaft	economics business
wirtschaftsförderung	business development
wirtschaftsplan	budget plan
wirtshaus	pub inn
wischen	wipe mop
wischerblatt	wiper blade
wischerblätter	wiper blades
wischmopp	mop
wissen	know knowledge
witterung	weather
witterungsabhängig	weather dependent
witterungsbedingt	weather related
witterungsbeständig	weatherproof
witwe	widow
witwenrente	widow pension
witwer	widow widower
witz	joke
witzig	funny
wlan	wifi internet
woanders	elsewhere
woche	week
wochen	weeks
wochenbett	postpartum
wochenenddienst	weekend service
wochenende	weekend
wochenenden	weekends
wochenendkurs	weekend course
wochenendtarif	weekend rate
wochenendtrip	weekend trip
wochenendzuschlag	weekend surcharge
wochenkarte	weekly ticket
wochenlang	weeks
wochenmarkt	weekly market
wochenmiete	weekly rental
wochentag	weekday
wochentags	weekdays
wochenweise	weekly
wochenzeitung	weekly newspaper
wog	weigh weighed
wohl	well probably
wohlbefinden	wellbeing
wohlfühlen	feel comfortable well
wohlgefühlt	feel comfortable
wohnberechtigungsschein	social housing certificate
wohnbereich	living area
wohne	live
wohnen	live reside
wohnfläche	living space area
wohngebäudeversicherung	building insurance
wohngeld	housing benefit
wohngeldantrag	housing benefit application
wohngeldstelle	housing benefit office
wohngemeinschaft	shared apartment
wohngruppe	residential group
wohnhaft	resident residing
wohnheim	dormitory residence
wohnheimplatz	dormitory place
wohnmobil	camper motorhome
wohnmobile	motorhomes
wohnmobilstellplatz	motorhome pitch
wohnort	place residence
wohnraumanpassung	home adaptation
wohnraumlüftung	home ventilation
wohnrecht	right residence
wohnsitz	place residence
wohnsitzabmeldung	residence deregistration
wohnsitzanmeldung	residence registration
wohnsitze	residences
wohnsitzummeldung	change residence registration
wohnt	live reside lives
wohnte	lived
wohnung	apartment flat
wohnungen	apartments
wohnungsabnahme	apartment final inspection
wohnungsamt	housing office
wohnungsangebot	apartment offer
wohnungsangebote	apartment offers
wohnungsanzeige	apartment listing
wohnungsauflösung	household clearance
wohnungsbau	housing construction
wohnungsbaugenossenschaft	housing cooperative
wohnungsbaugesellschaft	housing company
wohnungsbesichtigung	apartment viewing
wohnungseigentum	condominium ownership
wohnungseigentümer	apartment owner
wohnungseigentümergemeinschaft	homeowners association
wohnungsgeber	landlord
wohnungsgeberbestätigung	landlord confirmation
wohnungsgenossenschaft	housing cooperative
wohnungsgesellschaft	housing company
wohnungskatze	indoor cat
wohnungskauf	apartment purchase
wohnungskündigung	apartment notice termination
wohnungslos	homeless
wohnungsmarkt	housing market
wohnungsnot	housing shortage
wohnungsreinigung	apartment cleaning
wohnungsräumung	apartment clearance
wohnungsschlüssel	apartment key
wohnungssuche	apartment search
wohnungstausch	apartment swap
wohnungstür	apartment door
wohnungsunternehmen	housing company
wohnungswechsel	apartment change move
wohnungsübergabe	apartment handover
wohnwagen	caravan
wohnwand	wall unit
wohnzimmer	living room
wolf	wolf
wolke	cloud
wolken	clouds
wolle	wool
wollen	want
wollt	want
wollte	want wanted
wollten	want
workshop	workshop
workshops	workshops
wort	word
worte	word
wortschatz	vocabulary
wrap	wrap
wtl	weekly
wuchs	grow
wuchten	balance wheels
wunde	wound
wunden	wounds
wunder	miracle
wunderbar	wonderful
wundern	wonder surprise
wunderschön	beautiful
wundheilung	wound healing
wundliegen	bedsore
wundschmerz	wound pain
wundversorgung	wound care
wunsch	wish request
wunschkennzeichen	personalized license plate
wunschliste	wishlist
wunschlos	satisfied
wunschort	preferred location
wunschtag	preferred day
wunschtermin	preferred date appointment
wunschzettel	wishlist
wurf	litter throw
wurm	worm
wurmkur	deworming
wurst	sausage
wurstplatte	cold cuts platter
wurzel	root
wurzelballen	root ball
wurzelbehandlung	root canal treatment
wurzelkanalbehandlung	root canal treatment
wurzeln	roots
wurzelnackt	bare root
wurzelspitzenresektion	root tip surgery
wurzelstock	tree stump
wurzelstockentfernung	stump removal
wusch	wash
wusste	know
wut	anger
wächst	grow
wählen	choose select vote
wählerverzeichnis	electoral register
wählt	choose select
während	during while
währung	currency
wälder	forests
wände	wall walls
wärme	warmth heat
wärmedämmung	thermal insulation
wärmenetz	heating network
wärmepumpe	heat pump
wärmepumpen	heat pumps
wärmer	warmer
wärmetauscher	heat exchanger
wärmetherapie	heat therapy
wärmezähler	heat meter
wärmflasche	hot water bottle
wäsche	laundry
wäscheleine	clothesline
wäschepaket	linen package
wäscherei	laundry
wäscheservice	laundry service
wäscheständer	drying rack
wäschetrockner	tumble dryer
wäscht	wash
wöchentlich	weekly
wölfe	wolves
wölflinge	cub scouts
wörter	word
wühlmaus	vole
wühlmäuse	voles
wünsche	wish request wishes
wünschen	wish
wünscht	wish
würfel	dice
würmer	worms
würstchen	sausage
würste	sausages
wütend	angry
xylophon	xylophone
yoga	yoga
yogakurs	yoga class course
yogakurse	yoga courses
yogalehrer	yoga teacher
yogalehrerin	yoga teacher
yogamatte	yoga mat
yogamatten	yoga mats
yogaraum	yoga room
yogastudio	yoga studio
yogastunde	yoga class
zahl	number
zahlbar	payable
zahle	pay
zahlen	pay numbers
zahlenschloss	combination lock
zahlreich	numerous
zahlt	pays
zahlte	paid
zahlung	payment
zahlungen	payments
zahlungsabwicklung	payment processing
zahlungsart	payment method
zahlungsarten	payment methods
zahlungsaufforderung	payment demand
zahlungsaufschub	payment deferral
zahlungsausfall	payment default
zahlungsbedingungen	payment terms
zahlungsbestätigung	payment confirmation
zahlungsdaten	payment details
zahlungsdienstleister	payment provider
zahlungseingang	payment received
zahlungsempfänger	payee recipient
zahlungserinnerung	payment reminder
zahlungsfrist	payment deadline
zahlungsmethode	payment method
zahlungsmethoden	payment methods
zahlungsmittel	means payment
zahlungsmöglichkeit	payment option
zahlungsmöglichkeiten	payment options
zahlungsnachweis	proof payment
zahlungspflicht	payment obligation
zahlungspflichtig	paid chargeable
zahlungsplan	payment plan
zahlungsproblem	payment problem
zahlungsunfähig	insolvent
zahlungsunfähigkeit	insolvency
zahlungsverkehr	payments transactions
zahlungsverweigerung	payment refusal
zahlungsverzug	late payment default
zahlungsweise	payment method interval
zahlungsziel	payment deadline
zahlweise	payment method
zahn	tooth
zahnarzt	dentist
zahnarztangst	dental fear
zahnarzthelferin	dental assistant
zahnarztpraxis	dental practice
zahnaufhellung	teeth whitening
zahnbelag	plaque
zahnbürste	toothbrush
zahnersatz	dentures
zahnfarbe	tooth color
zahnfehlstellung	crooked teeth
zahnfleisch	gums
zahnfleischbluten	bleeding gums
zahnfleischentzündung	gum inflammation
zahnfleischrückgang	receding gums
zahnfüllung	tooth filling
zahnhals	tooth neck
zahnimplantat	dental implant
zahnkrone	dental crown
zahnlabor	dental laboratory
zahnlos	toothless
zahnlücke	tooth gap
zahnmedizin	dentistry
zahnnerv	tooth nerve
zahnpasta	toothpaste
zahnreinigung	teeth cleaning
zahnriemen	timing belt
zahnriemenwechsel	timing belt replacement
zahnschmelz	tooth enamel
zahnschmerz	toothache
zahnschmerzen	toothache
zahnschmuck	tooth jewelry
zahnseide	dental floss
zahnspange	braces
zahnstein	tartar
zahnsteinentfernung	tartar removal
zahntechniker	dental technician
zahnunfall	dental accident
zahnverlust	tooth loss
zahnweh	toothache
zahnwurzel	tooth root
zahnziehen	tooth extraction
zahnzusatzversicherung	supplementary dental insurance
zahnärzte	dentists
zahnärztin	dentist
zahnärztlich	dental
zange	pliers
zangen	pliers
zapfanlage	beer tap system
zapfhahn	tap
zarge	door frame
zauberer	magician
zaun	fence
zaunbau	fence construction
zaunpfosten	fence post
zb	example
zebrastreifen	crosswalk
zecke	tick
zecken	ticks
zeckenbiss	tick bite
zeh	toe
zehe	toe
zehen	toes
zehn	ten
zehnerkarte	ten visit card pass
zeichen	character sign
zeichenkurs	drawing course
zeichnen	draw
zeichnung	drawing
zeige	show
zeigen	show
zeigt	show
zeit	time
zeitarbeit	temporary work
zeitarbeitsfirma	temporary employment agency
zeitdruck	time pressure
zeiten	times
zeitfenster	time slot window
zeitgenössisch	contemporary
zeitig	early
zeitlich	time temporal
zeitmangel	lack time
zeitmessung	timing
zeitnah	promptly soon
zeitnahme	timing
zeitplan	schedule timetable
zeitpläne	schedules
zeitpunkt	time moment point
zeitraum	period
zeiträume	periods
zeitschrift	magazine
zeitschriften	magazines
zeitspanne	time span
zeitumstellung	daylight saving change
zeitung	newspaper
zeitungen	newspapers
zeitungsabo	newspaper subscription
zeitungsabonnement	newspaper subscription
zeitungsanzeige	newspaper ad
zeitungsausträger	newspaper carrier
zeitungszusteller	newspaper carrier
zeitungszustellung	newspaper delivery
zeitverschiebung	time difference
zeitweise	temporarily times
zelt	tent
zelte	tents
zelten	camping tent
zeltlager	tent camp
zeltplatz	campsite
zeltplätze	campsites
zeltverleih	tent rental
zement	cement
zensur	grade
zensus	census
zentimeter	centimeter
zentral	central
zentrale	headquarters switchboard
zentrum	center
zentrumsnah	near center
zerbrechen	break
zerbrechlich	fragile
zerbrochen	broken shattered
zerkratzt	scratched
zerlegen	disassemble
zerlegt	disassembled
zerrissen	torn
zerrung	strain
zerstören	destroy destroyed
zerstört	destroy destroyed
zerstörung	destruction
zertifikat	certificate
zertifikate	certificates
zertifikatsfehler	certificate error
zertifikatskurs	certificate course
zertifizieren	certify
zertifiziert	certified
zertifizierung	certification
zettel	note slip
zeug	stuff things
zeuge	witness
zeugen	witnesses
zeugenaussage	witness testimony
zeugin	witness
zeugnis	certificate report school
zeugnisausgabe	report card day
zeugnisbeglaubigung	certificate authentication
zeugniskopie	certificate copy
zeugnisse	certificates reports school
zeugnistag	report card day
ziege	goat
ziegel	brick tile
ziegelstein	brick
ziegen	goats
ziehen	pull move extract
zieht	pull move draws drafty
ziel	destination goal finish
zielgruppe	target audience
ziemlich	quite rather
ziergräser	ornamental grasses
ziffer	digit
zigarette	cigarette
zimmer	room
zimmerausstattung	room amenities
zimmerdecke	ceiling
zimmerei	carpentry
zimmerer	carpenter roof framing
zimmerin	carpenter
zimmerkarte	room key card
zimmerkategorie	room category
zimmermann	carpenter
zimmermädchen	maid housekeeping
zimmermänner	carpenters
zimmernummer	room number
zimmerpflanze	houseplant
zimmerpflanzen	houseplants
zimmerpreis	room price
zimmerreinigung	room cleaning
zimmerreservierung	room reservation
zimmerschlüssel	room key
zimmerservice	room service
zimmertür	room door
zimmerwechsel	room change
zimt	cinnamon
zink	zinc
zins	interest
zinsbindung	fixed interest period
zinsen	interest
zinssatz	interest rate
zinssätze	interest rates
zirbe	stone pine
zirbenholz	stone pine wood
zirka	approximately about
zirkeltraining	circuit training
zirkus	circus
zisterne	cistern
zitrone	lemon
zitronenbaum	lemon tree
zittern	trembling
zivildienst	civilian service
znüni	snack
zocken	gaming play
zog	pull move moved pulled
zoll	customs
zollabfertigung	customs clearance
zollamt	customs office
zollerklärung	customs declaration
zollgebühr	customs fee
zollgebühren	customs fees
zollstock	folding ruler
zoo	zoo
zopf	braid ponytail
zorn	anger
zornig	angry
zu	closed shut
zubehör	accessories
zubringer	feeder shuttle
zucht	breeding
zucker	sugar
zuckerarm	low sugar
zuckerfrei	sugar free
zuckerguss	icing
zuckerkrank	diabetic
zuckerwatte	cotton candy
zudem	besides also
zudrehen	turn off close
zuerst	first
zufall	coincidence
zufrieden	satisfied
zufriedenheit	satisfaction
zufälle	coincidence
zufällig	random coincidence
zug	train
zugabe	encore
zugang	access
zugangscode	access code
zugangsdaten	login credentials
zugangskarte	access card
zugangslink	access link
zugangsvoraussetzung	entry requirement
zugangsvoraussetzungen	entry requirements
zugausfall	train cancellation
zugbegleiter	train conductor
zugeben	admit
zugefallen	slammed shut
zugefroren	frozen
zugegeben	admit
zugehörig	belonging
zugehört	listen
zugelassen	approved admitted registered allowed
zugelaufen	stray pet
zugemacht	close closed
zugenommen	increase gain
zugesagt	accepted promised confirmed
zugesandt	send
zugeschickt	send sent
zugeschnitten	cut size
zugesendet	send sent
zugesperrt	locked closed
zugestellt	delivered
zugestimmt	agreed consented
zugewachsen	overgrown
zugezogen	moved
zugfahrt	train journey
zugluft	draft
zugreifen	access
zugriff	access
zugriffe	accesses
zugriffsrecht	access right
zugriffsrechte	access rights
zugticket	train ticket
zugänge	access accesses logins
zugänglich	accessible
zuhaben	closed
zuhat	closed
zuhause	home
zuhören	listen
zukunft	future
zukünftig	future
zulassen	allow admit register
zulassung	admission approval vehicle registration
zulassungen	registrations
zulassungsbehörde	vehicle registration authority
zulassungsbescheid	admission letter
zulassungsbescheinigung	vehicle registration certificate
zulassungsbeschränkt	restricted admission
zulassungsfrei	open admission
zulassungsschein	vehicle registration certificate
zulassungsstelle	vehicle registration office
zulassungsvoraussetzung	admission requirement
zulassungsvoraussetzungen	admission requirements
zuletzt	last recently
zulieferer	supplier
zulässig	permissible allowed
zulässt	allow admit
zumachen	close
zumba	zumba
zumindest	least minimum
zumutbar	reasonable
zunehmen	increase gain weight
zunge	tongue
zunächst	first initially
zupfen	pluck
zurrgurt	tension strap
zurzeit	currently now
zurück	back return
zurückbekommen	get back refund
zurückbringen	bring back return
zurückbuchen	reverse charge
zurückerstatten	refund
zurückerstattet	refunded
zurückgeben	return give back
zurückgebracht	bring back return brought
zurückgebucht	reversed charged
zurückgegeben	returned
zurückgehen	go back return
zurückgekommen	come back return
zurückgelegt	reserved held
zurückgenommen	take back taken
zurückgerufen	call back called
zurückgesandt	sent back returned
zurückgeschickt	returned sent back
zurückgeschnitten	cut back pruned
zurückgesendet	sent back returned
zurückgesetzt	reset
zurückgetreten	withdraw withdrawn resigned
zurückgezahlt	repaid refunded
zurückkommen	come back return
zurücklassen	leave behind
zurücklegen	reserve hold
zurücknehmen	take back
zurückrufen	call back
zurückschicken	send back return
zurückschneiden	cut back prune
zurücksenden	send back return
zurücksetzen	reset
zurücktreten	withdraw resign cancel
zurückzahlen	repay pay back refund
zusage	acceptance commitment confirmation
zusagen	accept confirm
zusammen	together
zusammenarbeit	cooperation collaboration
zusammenarbeiten	cooperate work together collaborate
zusammenbauen	assemble
zusammenfassen	summarize
zusammenfassung	summary
zusammengebaut	assembled
zusammengefasst	summarize
zusatz	addition extra
zusatzkosten	additional costs
zusatznacht	extra night
zusatzschloss	additional lock
zusatzstoffe	additives
zusatzversicherung	supplementary insurance
zuschauen	watch
zuschauer	spectator audience
zuschicken	send
zuschlag	surcharge supplement
zuschläge	surcharges
zuschneiden	cut size
zuschnitt	cutting cut size
zuschnittservice	cutting service
zuschuss	subsidy grant
zuschüsse	subsidies grants
zusenden	send
zusendung	sending delivery
zusperren	locked closed lock close
zustand	condition state
zustellbett	extra bed
zustellen	deliver
zusteller	courier postman delivery person
zustelltermin	delivery date
zustellung	delivery
zustellversuch	delivery attempt
zustimmen	agree consent
zustimmung	consent approval
zustände	condition state
zuständig	responsible
zuständige	responsible
zuständigkeit	responsibility jurisdiction
zusätzlich	additional extra
zutat	ingredient
zutaten	ingredients
zutatenliste	ingredients list
zutraulich	tame trusting
zutritt	access entry
zutrittskontrolle	access control
zuverlässig	reliable
zuverlässigkeit	reliability
zuviel	too much
zuviele	too much
zuvor	before previously
zuwendungsbescheinigung	donation receipt
zuwendungsbestätigung	donation receipt
zuwenig	too little
zuzahlung	copayment additional payment
zuzahlungsbefreit	copayment exempt
zuzahlungsbefreiung	copayment exemption
zuzug	moving in
zuzüglich	plus additional
zwang	compulsion
zwangsräumung	eviction
zwangsversteigerung	foreclosure auction
zwangsvollstreckung	foreclosure enforcement
zwanzig	twenty
zweck	purpose
zwei	two
zweibettzimmer	twin room
zweifachverglasung	double glazing
zweifel	doubt
zweifeln	doubt
zweig	twig branch
zweige	twigs branches
zweigstelle	branch
zweimal	twice
zweistündig	two hours
zweitausfertigung	duplicate copy
zweite	second
zweiten	second
zweithaar	wig hairpiece
zweitmeinung	second opinion
zweitschlüssel	spare key
zweitschrift	duplicate copy
zweitsprache	second language
zweitstudium	second degree
zweitwohnsitz	secondary residence
zweitwohnung	second home
zweitwohnungssteuer	second home tax
zweiwöchentlich	fortnightly every two weeks
zweizimmerwohnung	two room apartment
zwetschge	plum
zwetschkenbaum	plum tree
zwiebel	onion
zwiebeln	onions
zwilling	twin
zwillinge	twins
zwinge	clamp
zwingend	mandatory compulsory
zwischen	between
zwischendurch	between meanwhile in
zwischenlagerung	temporary storage
zwischenlandung	stopover
zwischenmahlzeit	snack
zwischenmiete	sublet temporary
zwischenprüfung	intermediate exam
zwischenstand	status update
zwischensumme	subtotal
zwischenwand	partition wall
zwischenwände	partition walls
zwischenzeitlich	meanwhile
zwischenzeugnis	interim reference report
zwo	two
zwölf	twelve
zylinder	cylinder
zylinderschloss	cylinder lock
zzgl	plus additional
zählen	count
zähler	meter
zählerablesung	meter reading
zählerkasten	meter box
zählernummer	meter number
zählerschrank	meter cabinet
zählerstand	meter reading
zählerstände	meter readings
zählerwechsel	meter replacement
zählt	count
zähne	teeth
zähneknirschen	teeth grinding
zäpfchen	suppository
zäune	fence fences
zöliakie	celiac disease
zöpfe	braids
züchten	breed
züchter	breeder
züge	train trains
zündkerze	spark plug
zündkerzen	spark plugs
zündung	ignition
§57a	vehicle inspection
äcker	fields
ähnlich	similar
älter	older
ältere	older
älteste	oldest
ämter	office authority offices authorities
ändern	change alter
ändert	change changes
änderung	change alteration
änderungen	changes
änderungsschneiderei	alterations tailor
ängste	fears anxieties
ängstlich	anxious
äpfel	apples
ärger	trouble anger
ärgerlich	annoying annoyed
ärgern	annoy
ärmel	sleeve
ärzte	doctors physicians
ärztehaus	medical center
ärztin	doctor physician
ärztlich	medical doctor
äste	branches
äxte	axes
öfen	oven stoves ovens
öffentlich	public
öffentlichkeit	public
öffentlichkeitsarbeit	public relations
öffi	public transport
öffis	public transport
öffnen	open
öffnet	open opens
öffnung	opening
öffnungstage	opening days
öffnungszeit	opening hours hour
öffnungszeiten	opening hours
öfter	often frequently
öfters	often frequently
ökologisch	ecological
ökostrom	green electricity
ökotarif	green tariff
ökumenisch	ecumenical
öl	oil
ölen	oil
ölfilter	oil filter
ölheizung	oil heating
ölkessel	oil boiler
ölspur	oil spill
ölstand	oil level
öltank	oil tank
ölwechsel	oil change
öpnv	public transport
örtlich	local
übel	nausea bad nauseous
übelkeit	nausea
üben	practice
überall	everywhere
überblick	overview
überdachung	roofing canopy
überdosis	overdose
überflutet	flooded
überfordert	overwhelmed
überfällig	overdue
überfüllt	overcrowded
übergabe	handover
übergabeprotokoll	handover protocol
übergangsweise	transitional temporary
übergangszeit	transition period
übergeben	hand over
übergelaufen	overflowed
übergepäck	excess baggage
übergewicht	overweight
übergewichtig	overweight
übergröße	plus size
übergrößen	plus sizes
überhitzt	overheated
überholen	overhaul overtake
überholt	overhauled
überlandfahrt	country road drive
überlassen	leave give
überlastet	overloaded
überlaufen	overflow
überlegen	consider think
überlegt	consider think
überlegung	consideration
übermitteln	transmit send
übermittelt	transmit send
übermittlung	transmission
übermittlungssperre	data transfer block
übermorgen	day after tomorrow
übernacht	overnight
übernachten	stay overnight
übernachtet	stay overnight stayed
übernachtung	overnight stay
übernachtungen	overnight stays
übernachtungsmöglichkeit	accommodation
übernachtungspreis	overnight price
übernahm	take over
übernahme	takeover
übernehmen	take over cover
übernimmt	take over covers
übernommen	take over covered taken
überprüfen	check verify inspect
überprüft	check verify checked
überprüfung	check verification inspection
überqueren	cross
überraschen	surprise
überraschend	surprising
überrascht	surprise
überraschung	surprise
überreichen	hand over
überschuldet	overindebted
überschuss	surplus
überschussstrom	surplus electricity
überschwemmt	flooded
überschwemmung	flood flooding
übersetzen	translate
übersetzer	translator
übersetzt	translate translated
übersetzung	translation
übersicht	overview
übersichtlich	clear
übersiedeln	move relocate
übersiedelt	moved
übersiedlung	relocation move
überspannungsschutz	surge protection
überstellungskennzeichen	temporary license plate
überstunde	overtime
überstunden	overtime
übertitel	surtitles
übertopf	planter pot cover
übertragbar	transferable
übertragen	transfer transmit
übertragung	transfer broadcast transmission
überwachung	surveillance
überwachungskamera	surveillance camera
überweisen	transfer pay money
überweisung	bank transfer referral
überweisungen	bank transfers
überweisungsbeleg	transfer receipt
überweisungsschein	referral
überweisungsträger	transfer slip
überwiegend	predominantly mainly
überwiesen	transferred paid referred
überwintern	overwinter
überwinterung	overwintering
überwinterungsservice	plant overwintering service
überzahlung	overpayment
überzeugen	convince
überzeugt	convince
überziehen	overdraw overdue exceed
überziehungsgebühr	overdue fee
überziehungszinsen	overdraft interest
überzogen	overdrawn overdue
üblich	usual usually
üblicherweise	usual usually
übrig	left remaining over
übrigens	incidentally
übriggeblieben	left over
übung	exercise practice
übungen	exercises practice
übungsabend	practice evening
übungsfahrt	practice drive
übungsfahrten	practice drives
übungsleiter	instructor trainer
übungsleiterin	instructor trainer
übungsleiterpauschale	volunteer instructor allowance
übungsleiterschein	instructor license
übungsraum	practice room
übungsräume	practice rooms
übungsstunde	practice lesson session
`
