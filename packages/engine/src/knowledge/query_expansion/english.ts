/** What English customers say, a tab, and the words of websites. Written for this project by a language model that saw none of the evaluation sets. */
export const english = `
100 ml	security screening liquids
1099	self assessment tax return
11 plus	tutoring homework help
14 days	withdrawal right returns
14 year old gym	teen junior gym
15 hours	nursery funded hours fees
16 drive	provisional licence requirements
17 drive	provisional licence requirements
17 year old	age limit
21 rent car	hire requirements driver licence
24 7	emergency out hours service
240v outlet	ev charger installation wallbox
30 hours	nursery funded hours fees
30 hours free	funded childcare hours
30 minutes lesson	lesson length frequency music
3d picture	kitchen planning design
48 hours before	patch test allergy colour
48 hours sick	illness exclusion nursery
500 error	system status uptime outage
501c3	donation receipt tax deductible
a levels	exams resits grades
a week away	holiday planning package tours
a0	large format banner printing
a1 or a2	placement test level assessment
abortion	pregnancy conflict counselling
about to go under	insolvency business rescue
about to lose flat	housing benefit
about us page written	copywriting content
about your team	certificate qualifications
abroad for months	pause freeze membership
abrsm	music theory grade exams
abscess	dental emergency toothache
abscess	toothache emergency dentist
absentee	elections voting postal vote
absolute beginner	adult beginners
absolute beginner	beginner level no experience
abta	atol protection insolvency
abused	helpline crisis counselling
ac blowing warm	air conditioning
ac dripping	air conditioning
ac filter	ac service recharge
ac frozen	air conditioning
ac leaking	air conditioning
ac needs gas	ac service recharge
ac noisy	ac service recharge
ac not cold	air conditioning
ac smells	ac service recharge
ac wont turn	air conditioning
accept cards	online card payments
accept payments site	online shop creation
accept visa	payment methods
accepting patients	registration new patients
access account of dead	death of account holder
access card	coworking access 24/7
access for mums account	authorisation account third party
access my account	login account access
accessibility law	website accessibility audit
accessible holiday	assisted travel reduced mobility
accessible website	website accessibility audit
accident happened	first aid accident
accident not my fault	personal injury compensation
accident wet trousers	nappies potty training naps
accident while there	liability insurance
accident with hire car	breakdown rental assistance
accidental damage	extended warranty insurance
accidentally broke	damage claim
accidentally deleted site	website backup restore
accidentally ordered	order cancellation change
accidentally removed	undo restore deleted items
accompanying person	wheelchair spaces companion ticket
account blocked	it helpdesk password reset
account blocked	login account access
account empty	overdraft limit
account for baby	open current account
account for both	authorisation account third party
account for club	bank account opening
account for couple	bank account opening
account for my business	bank account opening
account for my child	bank account opening
account for son	open current account
account frozen	debt collection enforcement
account got hacked	compromised account security
account minus	overdraft
account number to pay	bank transfer
account suspended	account suspension appeal
account without credit	bank account opening
account without income	open current account
accountant login	accountant access export
accountant needs	invoice export accounting
accountant retired	change accountant
accountant see	accountant access export
accountant sees books	accountant access tax adviser export
accountant useless	change accountant
accounts due	annual accounts year end
accounts overdue	annual accounts year end
accredited	certificate qualifications certification
accused of stealing	criminal defence
achilles	ankle sprain sports injury
aching shoulders	massage
acid coming up	stomach digestive problems
acne	skin check dermatology
acne scars	microneedling chemical peel scars
acrylics	manicure gel nails
act for my	power of attorney representative
act for my dad	power attorney authorised representative
act for my mum	power attorney authorised representative
act on stage	backstage tour youth theatre
acting classes	backstage tour youth theatre
acting up	faulty goods repair replacement
activation email	account registration
activation link	account registration
active directory	single sign on
acupuncture	acupuncture dry needling
ad budget	online advertising google ads
ad in paper	print advertising outdoor
ada website	website accessibility audit
adaptations council	social care disability support
add a card	gift wrapping card
add a conservatory	building permit planning permission
add a night	extend stay extra night
add a note	gift wrapping
add colleague	invite team members users
add item after	order cancellation change
add my colleague	invite team members users
add my son	car insurance
add my wife	insurance premium change policy
add ons cost	hidden fees additional charges
add pages myself	content management system
add photos myself	content management edit yourself
add product	product variants inventory
add someone lease	subletting flatmates
add text to	engraving personalisation
add to cart	checkout shopping basket
add to order	change booking amend order
add user	invite team members users
added on top	fixed price all inclusive
addicted	alcohol addiction support helpline crisis
additional bags	extra bags surplus waste
additional driver	hire requirements driver licence
additional needs	sensory friendly quiet hours autism
additional payment	utility bill service charges
address book	crm contact management
address for company	virtual office business address
address incomplete	return to sender undeliverable
address with our name	hosting domain email transfer
adhd	sensory friendly quiet hours autism
adhd	special educational needs inclusion
adjoining	room types family connecting
adjuster	claim status settlement
admin costs	use of donations transparency
adopt a dog	sponsor child animal adoption
adopt a donkey	sponsor child animal adoption
adopt kitten	animal shelter rehoming
ads bring anything	web analytics tracking
ads dont work	online advertising google ads
ads on google	online advertising google ads
adult baptism	baptism christening
adult beginner piano	adult music lessons
adult cant swim	swimming lessons
advance directive	power of attorney lasting
advance ticket	train tickets fares
advertise at club	sponsorship donation club
advertise my event	business cards flyers printing
advertise online	online advertising google ads
adwords	online advertising google ads
aerial	satellite tv aerial
aerial	tv aerial satellite
aerobics	classes timetable
aerobics	group classes timetable
aerosol	prohibited restricted items
aetna	insurance cover
affidavit	notarisation certification signature
affiliate	partnership suppliers resellers
afford a house	mortgage finance buyers
afford care home	care fees funding
afraid of burglars	break in burglary protection
afraid of data	privacy data during repair
afraid of depth	beginners diving
afraid of motorway	nervous drivers refresher
afraid of my partner	domestic violence protection order
afraid of needles	dental anxiety sedation
afraid of shares	savings investment advice
afraid of water	swimming lessons
afraid to drive	nervous drivers refresher
afraid to speak	conversation practice
afro hair	curly hair specialist afro textured
afro hair	perm straightening keratin
after a stroke	stroke neurological physiotherapy
after birth check	postnatal baby check
after birth down there	pelvic floor
after birth fitness	prenatal postnatal fitness
after break in	burglary repair boarding up
after breakup	relationship coaching
after brexit	customs duties import
after free month	end of trial
after funeral	bereavement deceased customer
after funeral food	private dining function room
after funeral meal	large group function room
after hospital short stay	respite short term care
after hospital stay	respite short term care
after hours	emergency out hours service
after hours access	coworking access 24/7
after hours cleaning	office commercial cleaning
after husbands death	bereavement counselling group
after it started	lateness late arrival
after knee replacement	post operative rehabilitation
after my death donate	legacy will bequest
after my op	post operative rehabilitation
after operation	post operative rehabilitation
after renovation clean	after builders cleaning
after school	after school club
after school care	breakfast club after school care
after school clubs	gifted enrichment clubs
after someone dies what	wills probate inheritance
after surgery	post operative rehabilitation
after the storm	storm damage emergency tarpaulin
after the storm	storm damage insurance roof
after the works	after builders cleaning
after wedding trip	honeymoon travel
after work drinks	coworking community events
after work lessons	evening weekend course
after work open	opening hours
after work swim	swimming pool admission
after you close	out of hours emergency service
afternoon care	after school club wraparound care
afternoon sleep	nap sleep rest
afternoon tea	afternoon tea cakes
afterpay	instalments payment plan
afterwards allowed	aftercare instructions
age range	minimum age age limit
age spots	microneedling chemical peel scars
agency vanished	source code ownership rights
agents cut	estate agent commission
agm	membership association charity
agony with tooth	dental emergency toothache
agony with tooth	toothache emergency dentist
agree to what	rules terms conditions
agreement in principle	mortgage
ai for business	digital transformation it consulting
ai in company	digital transformation it consulting
air con	air conditioning heating
air con smells	air conditioning service car
air in radiators	radiator bleeding
air source	heat pump
airbnb	holiday apartment booking
airbnb guests key	electronic lock access control
airbnb income	self assessment tax return
airbnb my flat	subletting flatmates
airbrush	photo retouching editing
aircon	air conditioning
aircon	air conditioning heating
aircon car not cold	car air conditioning regas
aircon not cold	air conditioning regas
aircon regas	air conditioning service car
airline changed	flight changes delays compensation
airport shuttle	airport transfer
aisle seat	seat reservation special assistance
aisle seat	seating plan view
al fresco	outdoor seating terrace
alarm beeps	smoke alarm
alarm beeps night	smoke alarm installation
alarm goes off	burglar alarm cctv
alarm if falls	emergency call pendant
alarm keypad	burglar alarm cctv
alcohol free	alcohol bar non alcoholic drinks
alcohol licence	business registration licence
alcoholic	alcohol addiction support
alcove shelves	built in wardrobes fitted
alexa lights	smart home
algae	pond aquatic
algae in tank	aquarium fish
algae on paving	pressure washing
alimony	divorce family law custody
all booked up	availability waiting list
all dark	power cut fault finding
all in price	fixed price all inclusive
all in wedding	wedding packages
all inclusive	breakfast half board
all inclusive	restaurant in house half board
all meals included	breakfast half board
all of us together	family membership
all our guests sleep	group booking weddings
all season	new tyres
all sorted for us	holiday planning package tours
all the gear	equipment hire rental
all year caravan	permanent pitch
all you can eat	buffet
all you can eat	set menu buffet
all your prices	price list rates
allergic hair dye	allergy patch test colour
allergic paint	smell solvent free paint
allergic shellfish	allergens ingredients
allergic to	allergies intolerances dietary requirements
allergic to cat now	rehoming surrender
allergic to feathers	allergy friendly room
allergic to hair dye	patch test allergy colour
allergic to metal	nickel allergy jewellery
allergic to nuts	allergens ingredients
allergy test	hay fever allergy test
allotment	allotments parks playgrounds vegetable herb
allowed smartphone	mobile phone policy
allowed to build	building permission planning
allowed to cut tree	tree preservation order permission
allowed to film	photo consent image rights
allowed to paint	alterations permission tenant
allowed to send	prohibited restricted items
allowed to work here	residence permit immigration office
alloys scratched	alloy wheel refurbishment
almond milk	coffee drinks plant based milk
alone after death	bereavement counselling group
alone in double	single occupancy
alpaca	equine large animal vet
already advanced	advanced level
already bought tiles	customer supplied materials
already broken	warranty guarantee
already have lawyer	second opinion change solicitor
already opened it	return label postage
already started	late joining course
already started can i	missed sessions catch up
already started join	missed lessons catch up
already studied elsewhere	recognition credits transfer
already with agent	sole agency switch agent
already worn	return label postage
also in london	branches locations
also on amazon	marketplace sync amazon ebay
alter booking	change booking amend order
aluminum wiring	rewiring
always come to you	loyalty card points program
always engaged	phone lines opening hours
always put off	life coaching
always say pardon	hearing test hearing aids
always the same person	choice of staff
always thirsty	diabetes clinic
always tired check	blood test phlebotomy
always wanted to play	adult music lessons
alzheimers	dementia care
alzheimers	memory dementia assessment
am blind	visual impairment guide dog
am i allowed	terms and conditions rules permitted
am i booked	appointment reminder confirmation booking
am i booked	booking confirmation
am i covered	insurance cover
am i eligible	eligibility requirements
am i healthy	health check prevention
am i insured	insurance cover
am i liable	liability
am i too heavy	weight limit
am i too late	deadline late
am i too old	minimum age age limit
am i too tall	height limit
ambulance	first aid emergency
american car	foreign makes servicing
american express	payment methods
american licence	foreign licence accepted
american licence valid	foreign licence exchange
american license here	foreign licence conversion
american server	security encryption hosting location
amex	payment methods
an hour before close	last admission
an hour late	delay complaint
anal glands	anal glands expression
anaphylactic	allergies intolerances
anaphylaxis	allergies dietary requirements
ancestors	local history genealogy archive
ancestors	parish office certificate
ancestors parish	church giving records
ancestry	local history genealogy archive
and abroad	international
and after that	renewal follow up
and after work	evening opening hours
and afterwards	aftercare follow up
and at night	night service
and at weekends	saturday sunday opening hours
and bank holidays	public holidays opening hours
and breakfast	breakfast included
and by email	email contact
and by phone	phone contact
and cleaning	cleaning included
and delivery	delivery cost
and drinks	drinks included
and easter	easter opening hours
and fitting	fitting included
and for children	children price
and for companies	corporate business rate
and for couples	couples rate
and for groups	group rate
and for kids	children price age
and for members	members rate
and for non members	non members price
and for pensioners	senior discount
and for students	student discount
and halloween	halloween events opening
and how long	duration
and how much	price cost
and how often	frequency
and if dont like	money back returns
and if i cancel	cancellation fee
and if it breaks	warranty repair
and if it leaks	guarantee repair
and in august	summer holidays closure
and in english	languages english
and in evenings	evening appointments opening hours
and in ireland	delivery ireland
and in scotland	scotland service
and in summer	summer season opening
and in the us	united states availability
and in winter	winter season opening
and installation	installation included
and insurance	insurance included
and lunchtime	lunch break opening hours
and materials	materials included
and new years eve	new year opening hours
and next month	availability dates
and next week	availability
and next year	dates next year
and on holidays	public holidays
and on mondays	opening hours
and on sundays	opening hours
and online	online option
and over christmas	christmas opening hours closure
and saturdays	opening hours
and shipping	shipping cost
and the food	catering meals
and where exactly	address location
and who does it	staff team
and who pays	costs liability
and with baby	babies
and with dog	dogs policy
and with kids	families children
and without appointment	walk in
and without experience	beginners no experience
angling paper	fishing licence
animal products	vegetarian vegan
ankle biters	children
anniversary dinner	music noise atmosphere
anniversary present	gift voucher
announce death	obituary notice cards
annual fee	membership joining
annual meeting	membership association charity
annual pass	multi visit pass season ticket
annual physical	health check prevention
annual report	use of donations transparency
anonymous flowers	greeting card message flowers
anonymous flowers	message card greeting
anonymous grave	grave types cemetery plot
anonymous talk	helpline crisis counselling
another branch	locations branches
another day	rescheduling change appointment
another day instead	rescheduling change booking
another key	key copying duplicate
another key	key cutting
another seat	invite team members users
another shop	branches locations
another two weeks book	renew loan extend
antenatal	maternity antenatal care
antenna	tv aerial satellite
antibiotics without	over the counter without prescription
antifreeze	veterinary emergency poisoning cooling system
antique mend	furniture restoration repair
ants in flat	house manual faults
ants in kitchen	defects complaint during stay
ants on plant	plant disease pest diagnosis
anxiety at uni	disability support adjustments
anxious about coming	sensory friendly quiet
anxious all time	mental health counselling
any automatics	used car sales
any beds free	care home admission place
any beds left	availability calendar vacancies
any catch	hidden fees additional charges
any deals	discount reduced rate
any events	events calendar whats on
any experience help	volunteer requirements training
any extras	fixed price all inclusive
any gaps	appointment booking
any good	reviews references
any good care home	inspection report rating
any good qualifications	qualifications certification
any help with cost	grant funding subsidy
any jobs	jobs vacancies careers
any jobs going	jobs vacancies apply
any left	availability waiting list stock
any loos	toilets restrooms
any make	makes and models
any money off	reduction discount concession
any near me	locations branches
any offers on	discount reduced rate
any openings	jobs vacancies careers
any places left	availability waiting list
any problems with house	property documents floor plan
any returned tickets	sold out returns standby
any room tonight	availability tonight
any rooms	room rates availability
any slots	appointment booking
any space left	availability places
any space this week	appointment booking
any stairs	accessible step free access
any steps	accessible step free access
any steps	wheelchair access step free
any tables	reservation table
any tables left	table availability reservation
any tickets	tickets booking
any train	train tickets fares
anyone awake night	staff ratio night care
anyone handed in	lost property
anyone speak	languages spoken interpreter
anyone there at night	night staff
anyone there now	opening hours
anyone who speaks	languages spoken translation
anything free easter	availability calendar vacancies
anything happening	events calendar whats on
anything new on	current exhibition special exhibition
anything on this	events calendar
anything on this weekend	events calendar whats on
anything on top	hidden fees additional charges costs
anything sooner	waiting list
anything to do nearby	things to do excursions
anything to drink	food drinks catering
anything to eat	food drink catering
anything to sign	documents to bring
anytime ticket	train tickets fares
anywhere closer	branches locations
anywhere to park	parking
apartment for holidays	holiday apartment booking
apartment still available	property viewing
api key	integrations api
apostille	certified copy record check apostille
app crashes	website error technical problem
app for	app download
app for exhibition	audio guide
app for phone	app download
app freezes	crash troubleshooting performance
app freezes	outage status
app keeps crashing	crash troubleshooting
app made	web app custom software
app not working	website error technical problem
app store	app download
app version	mobile app offline
app with photos	key person daily report
app wont install	app download
app wont work	online banking tan app
appeal a ticket	parking permit fines
appeal fine	penalty fare fined
appeal school	school admissions places
apple pay	payment methods
apple tree balcony	vegetable herb fruit plants
apples rotten	garden waste brown bin
appliance swap	kitchen appliances
application turned down	rejection appeal
applied already	application status
applied last month	application status processing time
applied last week	application process
applied no answer	application status
apply by when	application deadline admission
apply for flat	rental application documents
apply for flat	tenant application references
apply for funding	funding grants consulting
apply for job	jobs vacancies careers
apply for licence	licence application documents
apply for school	school admissions places
apply without cv	application documents
appointment at town hall	office appointment town hall
appraisal house	property valuation
apprentice	apprenticeship training placement
apprenticeship	apprenticeship training placement
april 15	self assessment tax return
apron	course materials to bring
aqua aerobics	aqua fitness
aqua therapy	hydrotherapy
aquafit	aqua fitness
architect drawings	large format banner printing
are babies allowed	babies admission
are bikes allowed	bicycles policy
are books included	course books materials
are cameras allowed	photography policy
are dogs allowed	dogs policy
are drones allowed	drone policy
are exams included	exam fee included
are guests allowed	guests policy
are kids allowed	children admission
are lift passes included	lift pass included
are men allowed	men mixed classes
are pets allowed	pets policy
are phones allowed	mobile phone policy
are prams allowed	pushchair access
are shoes allowed	footwear policy
are staff checked	security safety
are teens allowed	teenagers minimum age
are there breaks	breaks schedule
are there exams	examinations
are there mosquitoes	insects mosquito
are there only women	women only mixed
are there other beginners	beginners group
are there other kids	children age group
are there shops	shops nearby
are there side effects	side effects risks
are there stairs	stairs step free
are there tests	tests assessment
are there women	women only
are they qualified	qualifications certification
are visitors allowed	visitors policy
are we allowed	terms and conditions
are you any good	reviews references feedback
are you certified	certificate qualifications certification accreditation
are you closing	opening new closure
are you full	availability waiting list
are you hiring	jobs vacancies careers
are you insured	damage liability insurance
are you legit	reviews feedback
are you licensed	certificate qualifications licence registration
are you open	opening hours
are you qualified	certificate qualifications certification
are you registered	qualifications certification registration accreditation
are you registered charity	use of donations transparency
are you reliable	reviews feedback
are you therapist	coaching versus therapy
are you there today	opening hours
arm fell off glasses	glasses repair adjustment
arm numb	chest pain emergency
arm numb chest	chest pain emergency call
arm snapped off glasses	glasses adjustment repair
armbands	swimming lessons
arms too short	eye test sight test
arms too short reading	eye test
arrange a time	appointment booking
arrange funeral	funeral memorial service
arrested	criminal defence
arrival time	check in late arrival
arrive after reception closes	late check in key box
arrive at night	check in late arrival
arrive before friday	shipping delivery time
arrive by bike	bicycle storage charging
arrive early	arrival early arrival
arrive early morning	early check in luggage storage
arrive in morning	early check in
arrive in morning	early check in luggage storage
arrive late	lateness late arrival
arrive late at night	late arrival key box
arrive late evening	check in late arrival
arrive midweek	arrival departure day changeover
arrive on a wednesday	minimum stay changeover day
arrive on time	delivery time
arrived broken	damage claim damaged delivery
arrived damaged	damage claim
arrived in pieces	transport damage complaint replacement
arrived smashed	damage claim damaged in transit
arriving on bikes	bicycle storage cyclists welcome
artex	plastering crack repair
artificial tooth permanently	dental implant
arty class	pottery art craft courses
as a beginner	beginners level
as a charity	charity discount
as a child	children
as a company	business customers
as a couple	couples
as a family	families family ticket
as a foreigner	non residents international
as a freelancer	freelance self employed
as a group	groups
as a guest	account registration guests
as a landlord	landlords
as a man	men
as a member	members
as a non member	non members
as a parent	parents
as a present	gift voucher
as a present wrapped	gift wrapping
as a private person	private customers consumers
as a school	schools
as a student	student discount
as a tenant	tenants
as a tourist	visitors tourists
as a vegetarian	vegetarian options
as a wheelchair user	wheelchair accessible
as a woman	women
as an adult	adults
as an american	international eligibility
as an employer	employers
as an eu citizen	eu citizens eligibility
as individual	private customers
as soon as possible	urgent same day
asap	waiting time processing time emergency
asbestos	asbestos disposal
asbestos	lead asbestos
asbestos dispose	hazardous waste
ash dieback	tree survey health
ashes	cremation urn
ashes back	pet cremation
ashes in churchyard	funeral memorial service
ashes in garden	cremation urn
ashes into sea	cremation urn
ask a solicitor	initial legal consultation
ask for raise	career coaching
ask for someone specific	choice of staff
ask her to marry	engagement wedding rings
ask landlord	keys tenants landlord permission
ask the chemist	minor ailments medicines advice
asked for my pin	scam phishing fraud
asking price	making an offer
asl	hearing loop hearing impaired
asleep during	dental anxiety sedation
asleep during treatment	sedation general anaesthetic
assemble bike	bike build frame
assemble furniture	flat pack assembly handyman
assemble wardrobe	flat pack assembly handyman
assess mum	care needs assessment
assess my level	placement test level assessment
assessed for care	care needs assessment
assessment at home	care assessment level
assign to colleague	task management boards
assistance dog	assistance dog guide dog
assistance to gate	special assistance passenger
assistance train	passenger assistance station accessibility
assistant come with	carer companion free
asthma	asthma copd clinic
astroturf	artificial grass
asylum	immigration citizenship residence permit visa
asylum rejected	immigration asylum law
at breaking point	mental health counselling
at end of tether	burnout stress coaching
at home photos	studio or location
at my age	minimum age age limit
at my place	home visit
at weekend	weekend opening hours
at wits end	parenting advice
ate chocolate	veterinary emergency poisoning
ate lilies	veterinary emergency poisoning
ate rat poison	veterinary emergency poisoning
ate something bad	veterinary emergency poisoning
atheist	other faith visitors welcome
athletes foot	hair verruca infection pool
athletes foot	minor ailments medicines advice
atm	change given cash machine
atm ate card	card blocked lost stolen
atm kept my card	lost stolen card blocking
atm nearby	cash payment
atol	atol protection insolvency
attach files	file attachments storage limit
attachments	file attachments storage limit
attacked by dog	veterinary emergency poisoning
attendance allowance	care fees funding
attendance for visa	attendance requirement visa
attic boiling	roof insulation loft
attic cold	loft insulation
attic full	house clearance
attic into bedroom	loft conversion
attract staff	employer branding recruitment marketing
au pair	language travel host family
audio book	audiobooks ebooks
audio guide	guided tours audio guide languages
audiobooks	e books audiobooks
audiobooks phone	ebooks digital lending
audit coming	certification iso quality management
audited	tax audit investigation
auditions	backstage tour youth theatre
auth code	domain registration transfer
authenticator	login account access two factor
authenticator gone	two factor authentication
author coming	readings author events
author name	order book special
authorise my wife	collect documents authorised person
authorise someone	power attorney authorised representative
autism	sensory friendly quiet hours autism
autistic	sensory friendly quiet hours autism
autistic haircut	childrens haircut
autistic son	special educational needs inclusion
autistic theatre	surtitles audio description relaxed performance
auto belay	belay course test
auto insurance	car insurance
auto lessons	automatic licence
auto only	automatic gearbox licence
auto renew	automatic renewal subscription
automate	automation workflows
automatic billing	recurring invoices subscriptions
automatic hire	vehicle category guarantee
automatic only	automatic licence transmission
automatic payment	direct debit
automatic payments	direct debit
automatic reminder pay	payment reminders dunning
automatic renewal	refund subscription
automatic watch	watch service repair
automatic watering	irrigation watering
automatically send	automation workflows
autopay	direct debit
available next week	appointment booking
avoided dentist	anxious patients
avv	data processing agreement
awake all night	sleep problems insomnia
away day	team building company event change
away for months	membership freeze pause
away for six weeks	membership freeze pause
away from gas	heat pump subsidy
away from lift	sea view quiet room
away from noise	sea view quiet room
away in august	public holidays closing days
away match	match fixtures results
away on election	elections voting postal vote
away on election day	voting postal vote
away that week	rescheduling absence
away three months	membership freeze pause
away three months	pause freeze membership
awful service	complaint feedback
awkward camera	shy in front of camera
awkward corner	built in wardrobes fitted
awkward front of camera	what to wear preparation
awkward sloping garden	garden design
awning	awning extra car charge
axa	insurance cover
b1 certificate	exam preparation certificate language
b1 for passport	language certificate exam
b1 or b2	language level placement test
b2b	business customers
baa	data processing agreement
babies free	infants free
baby baptised	baptism christening
baby bed	extra bed cot
baby bed	family room extra bed cot
baby bird	injured wildlife
baby blues	postnatal baby check
baby bump photos	newborn baby photography
baby bump photos	newborn family photos
baby carrier	pushchair buggy pram
baby changing	baby changing facilities
baby choking course	first aid course
baby christened	baptism christening
baby christened	baptism christening registration
baby class fitness	prenatal postnatal fitness
baby cries shoot	newborn family photos
baby died	stillbirth miscarriage farewell
baby during studies	deferral leave of absence
baby first curl	childrens haircut
baby flat head	paediatric physiotherapy
baby has cough	child health paediatrics
baby has fever	children paediatric
baby has temperature	child health paediatrics
baby head one side	paediatric physiotherapy
baby hot and floppy	children paediatric
baby in pool	baby swimming
baby in water	baby swimming
baby injections	vaccination immunisation
baby just born	birth certificate registration
baby locked in	door opening locksmith emergency
baby locked in	lockout door opening
baby milk	baby products formula
baby milk plane	security screening liquids
baby music	early years music
baby nappies bin full	bin size order replacement
baby needs passport	identity card passport application
baby nine months	nursery places waiting list
baby not crawling	paediatric physiotherapy
baby not walking yet	paediatric physiotherapy
baby on the way	pregnant pregnancy
baby passport	passport photos
baby photos	newborn baby photography
baby pictures	newborn family photos
baby proof	child proof stair gate
baby rhymes	story time childrens events
baby room paint	low odour eco paint
baby room paint	smell solvent free paint
baby scan	maternity antenatal care
baby screams	parenting advice
baby sensory	early years music
baby shower	large group function room
baby shower	private dining function room
baby swim	baby swimming
baby teeth	childrens dentistry fissure sealants
baby teeth decay	childrens dentistry first visit
baby was born	birth registration certificate
baby weighed	postnatal baby check
baby wont feed	postnatal baby check
baby wont latch	postnatal baby check
baby wont sleep	newborn shoot patience
baby wont stop crying	child health paediatrics
babylights	highlights balayage
babys first cut	childrens haircut
babysitter	childcare creche
babysitter cancelled	short notice cancellation
bachelor party	group rate group booking
bachelor thesis	thesis dissertation binding
bachelorette	group booking
bachelorette party	group rate group booking
back aches bike	bike fitting
back behind wheel	refresher lessons
back exercises class	health relaxation yoga courses
back from holiday	holiday closure
back gave out	income protection disability insurance
back glass	phone screen repair
back gone	back pain physiotherapy
back hair	laser hair removal
back has gone	physiotherapy back pain
back hurts	back pain physiotherapy
back hurts cycling	bike fitting
back in stock	stock availability restock notification
back into space	parking manoeuvres practice
back is killing me	back pain physiotherapy
back is killing me	physiotherapy back pain
back late rental	return after hours key drop
back legs wobbly	lameness orthopaedics pet
back locked up	acute back pain urgent
back out	cancellation rescheduling
back out after signing	withdrawal right cooling off period
back rub	massage
back sack crack	waxing
back seized up	back pain physiotherapy
back seized up	physiotherapy back pain
back taxes	tax deadline extension penalty
back to work after	career coaching
back to work note	sick note fit note
back tooth coming through	extraction wisdom teeth
back tooth coming through	wisdom teeth extraction
back waxed	waxing
back went	back pain physiotherapy
backed into	bodywork dent scratch repair
background check	security safety
background checked	qualifications certification
backhand	tennis coaching
backlog	waiting time
backordered	pre order backorder
backpack in museum	bags cloakroom museum
backpacking	tailor made itinerary
backsplash	tiling splashback
backup power	generator backup
backyard makeover	garden design
bacon butty	sunday roast brunch
bacs	bank transfer
bad at maths	tutoring homework help
bad atmosphere	change management team workshop
bad back	back problems medical conditions
bad breath	bad breath halitosis
bad breath	hygienist scale polish
bad builder	consumer law
bad cough	minor illness clinic
bad credit	credit score check poor
bad credit account	open current account
bad credit rent	tenant application references
bad credit rent	tenant references credit check
bad experience	complaint feedback
bad eyes	visual impairment accessible formats
bad for planet	sustainability environment
bad grades	parents evening reports
bad hips exercise	over sixties seniors exercise
bad knees	accessibility physical limitations
bad legs	accessible step free access
bad legs stairs	wheelchair access step free
bad legs train	passenger assistance station accessibility
bad marks	homework tutoring support
bad posture	posture ergonomic assessment
bad press	public relations press release
bad review fake	defamation online
bad weather	weather cancellation
badminton court	tennis court booking
bag check	bag policy security
bag didnt arrive	lost baggage
bag drop	check in boarding times
bag gone	stolen theft
bag in other city	lost delayed baggage
bag not on belt	lost baggage
bag of clothes	clothes textile recycling
bag of coins	coins cash deposit
bag of soil	compost soil mulch delivery
bag size	baggage allowance bag policy
bag stolen keys	lock replacement change
bag strap broke	leather fur repair
bag strap torn	shoe repair heel sole
bag too heavy	baggage allowance
bag zip	belt bag watch strap
bagels	bread rolls pre order
baggage claim	lost baggage
bags next to bin	extra bags surplus waste
bags on street	fly tipping report
bags under eyes	anti ageing botox fillers
baguettes	bread rolls pre order
bail on	cancellation rescheduling
bailiff coming	debt collection enforcement
bailiffs	debt collection
bake sale	fundraising own campaign
bake sale	parent association governors fundraising events
bake workshop	baking course
baking with kids	baking course
balance bad	balance falls prevention
balance bike	children bike size
balance bike	childrens bikes
balance due	travel documents tickets received
balance sheet	annual accounts year end
balance sheet	year end closing
balayage	highlights balayage
balcony	balcony room terrace
bald patches	lawn care repair
bald patches	skin itching pet allergy lawn
bald spot	hair loss wigs
bald spots	hair extensions thickening
bald tyres	tyre change winter storage
ball smashed window	personal liability insurance
ball through window	emergency boarding glass repair
ballet	dance classes
balloons	tables chairs set up decoration
ballot	elections voting postal vote
ballpark figure	price cost
ballpark figure	prices fees cost
ballroom	dance classes
balls hurt	erectile dysfunction mens health
balls off	neutering spaying castration
balls provided	equipment balls provided
band for teens	band ensemble orchestra
band for wedding	wedding music dj band
band playing	live music quiz night
band wrong	council tax property tax
bandage changed	wound care dressing stitches
bandwidth	hosting resource limits performance
bangs trimmed	fringe trim
banister	woodwork varnishing
bank after death	death of account holder
bank as refugee	open current account
bank costs	account fees
bank details changed	direct debit failed arrears
bank details to pay	bank transfer
bank disconnected	bank reconciliation
bank doesnt show	bank connection sync
bank fee	account fees charges
bank feed	bank reconciliation
bank feed stopped	bank connection sync
bank holiday	public holiday hours
bank loan house	mortgage finance buyers
bank login	online banking mobile app
bank on computer	online banking mobile app
bank papers away	confidential document destruction
bank slipping	retaining wall drainage
bank statement	statements confirmation
bank sync	bank reconciliation
bank transfer	payment methods
banking app	online banking mobile app
banking locked	online banking mobile app
banking locked	online banking tan app
banking on phone	online banking mobile app
bankrupt	insolvency business rescue
bankrupt flat	tenant references credit check
banned from driving	licence withdrawn medical psychological
banned from driving	penalty points licence course
banner says expired	trial ended payment outstanding
banns	church wedding banns
baps	bread rolls pre order
baptise	baptism christening
baptise grown up	baptism christening registration
baptised elsewhere	baptism certificate transfer
baptism certificate	church giving records
baptism record	church giving records
bar before	pre show interval drinks
bar mitzvah	private dining function room
bar staff	serving staff waiters
barbecue	campfire barbecue rules
barbecue in park	event permit street party
barbecue on balcony	campfire barbecue allowed
barcode	product variants inventory
barely any water	low water pressure
barely used broken	warranty guarantee
bargain holiday	last minute deals
bark chips	compost soil mulch delivery
bark coming off	tree survey health
bark in bulk	soil compost delivery
barking dog neighbour	noise nuisance complaint
barking next door	noise nuisance environmental health
barn wedding	wedding ceremony venue
barrier closed night	campsite quiet hours
barrier free website	accessibility website
basement floods	sump pump
basics for holiday	beginners language course
basket abandoned	abandoned cart conversion
basket bike	bike helmet accessories
basket disappeared	checkout shopping basket
basket empty	checkout shopping basket
basketball	cricket rugby hockey netball
bat in house	injured wildlife
bath or shower	room facilities amenities
bath out shower in	bathroom installation
bath seat	occupational therapy home adaptations
bath the dog	grooming
bath wont empty	drain unblocking
bathrobe	pool spa wellness hotel
bathroom fan	ventilation mould condensation
bathroom for customers	toilets
bathroom for disabled	accessible room shower
bathroom for elderly	wet room walk in shower
bathroom for old people	accessible bathroom conversion grant
bathroom locked kid	door opening locksmith emergency
bathroom makeover	bathroom installation
bathroom there	toilets restrooms
batteries disposal	hazardous waste
batteries where	hazardous waste
battery dead	battery replacement test
battery doesnt last	e bike battery motor service
battery doesnt last day	phone battery replacement
battery drains	battery alternator starter
battery drains fast	phone battery replacement
battery empty quickly	battery replacement device
battery flat	battery replacement jump start
battery flat	battery replacement test
battery for house	battery storage
battery health	phone battery replacement
battery health ev	electric hybrid vehicle service
battery included	product details material
battery last	e bike battery range
battery light	battery alternator starter
battery swollen	phone battery replacement
battery wont charge	e-bike battery service
bay parking	parking manoeuvres practice
bbq	campfire barbecue rules
bbq balcony	house rules noise
bbq cleaned	oven cleaning
bbq in park	allotments parks playgrounds
be a coach	volunteer coach
be a member	membership
be a ref	coach referee volunteers
be an extra	backstage tour youth theatre
be at airport	check in boarding times
be at gate	check in boarding times
be godmother	godparent requirements
be hair model	students models training
be home all day	arrival time window
be home while cleaning	cleaner key holding trust
be in a play	backstage tour youth theatre
be late	late arrival
be on stage	audition join ensemble amateur
be part of	membership joining
be ten minutes late	late arrival appointment
be there late	lateness late arrival
beach body	gym membership
beach dirty	travel deficiency complaint compensation
beach holiday	holiday booking advice
beach holiday	holiday planning package tours
beach house	holiday apartment booking
beach how far	things to do excursions
beach read	book recommendation
beach ride	hacking trail ride
beach towels	bed linen towels
beach waves	perm
beamer	technical equipment av stage
beard	beard trim shave
beard trim	beard shave barber
bearded dragon	exotic pets small animals reptiles
beat this price	price match
became team leader	leadership executive coaching
become a member	membership joining
become a patient	register new patient
become a patient	registration new patients
become a plumber	apprenticeship training
become a supplier	partnership supplier cooperation
become an electrician	apprenticeship training
become british	citizenship naturalisation
become british	immigration citizenship residence permit
become catholic	join church courses alpha
become catholic	join rejoin church
become christian	join church courses alpha
become citizen	citizenship naturalisation
become citizen	immigration citizenship residence permit visa
become landlord	letting rental management
become lifeguard	lifeguard qualification
become member	join membership club
become member	membership
become referee	coach referee volunteers
become reseller	partnership suppliers resellers
become self employed	business start up formation
becoming dad	paternity leave
bed and breakfast	breakfast half board
bed apart	furniture dismantling reassembly
bed broken	defects complaint during stay
bed bugs	defects complaint during stay
bed bugs	noise nuisance environmental health bed
bed for child	family room extra bed cot
bed for the night	overnight stay accommodation
bed guard	extra bed cot
bed made	bespoke furniture
bed not made	housekeeping towels linen
bed on train	sleeper night train
bed sheets	bed linen towels
bed thrown out	bulky waste collection
bed tonight	homeless shelter night
bed too soft	housekeeping towels linen
bedding provided	bed linen towels
bedding there	bed linen towels included
bedridden	home visit
bedroom boiling	air conditioning
bedroom ceiling drip	roof leak repair
bedroom in roof	loft conversion
beds pushed together	twin double beds
bee sting	sting allergic reaction
beef with	complaint
beekeeping	gardening nature courses
been burgled	break in burglary protection
been burgled	burglar alarm cctv burglary repair
been coming for years	loyalty card points program
been fired	dismissal employment law
been hacked	hacked account phishing
been in business	certificate qualifications
been robbed	stolen theft
been scammed	contract consumer law
been sick last night	illness exclusion nursery
been waiting	waiting time processing time
been waiting an hour	delivery delayed order
been years too scared	nervous anxious patients fear
beeping ceiling	smoke alarm
beer benches	crockery cutlery hire
beer garden	outdoor seating terrace
beer garden	terrace outdoor seating
beer keg	drinks service commission
beer tasting	cookery wine tasting courses
bees like	garden plants advice
beetles in wood	woodworm timber treatment
before and after	photos video gallery references portfolio
before check in	early check in luggage storage
before eighteen drive	accompanied driving age seventeen
before giving keys	end tenancy move out cleaning
before i commit price	quote estimate
before i sign	contract review drafting
before marriage contract	prenuptial cohabitation agreement
before nine	same day courier express
before school	breakfast club wraparound
before school care	breakfast club after school care
before winter heating	boiler service annual maintenance
before work open	opening hours
befriending	senior loneliness visiting service
behalf of parents	power attorney authorised representative
behind a firewall	firewall ports allowlist
behind a pillar	seating plan view
behind a proxy	proxy configuration firewall
behind at maths	tutoring maths support
behind in maths	homework tutoring support
behind on books	bookkeeping
behind on mortgage	mortgage arrears hardship
behind others	child development concerns
behind pillar	seating plan best seats
behind the bin	safe place neighbour delivery
behind the company	certificate qualifications
behind the curtain	backstage tour youth theatre
behind the scenes	guided tours audio guide
behind with loan	debt advice
behind with payments	late payment reminder fee
being audited	tax audit inspection
being bullied	bullying pastoral support anti policy
being evicted	council housing homelessness
being sick	stomach digestive problems
being teased	bullying pastoral
belay	belay course test
believe in myself	life coaching
bell not answered	complaint safeguarding care
bell not working	doorbell intercom
bell ringing	choir music organ
bell tent	tent pitches
bell time	school day start times
bell with camera	doorbell intercom
bell you	contact phone email
bells too loud	church bells visiting hours
belly button pierced	tattoo piercing removal
belly hurts	stomach digestive problems
belly photos	newborn baby photography
belly pictures	newborn family photos
belong to me	website ownership handover
below asking	making an offer
below zero	overdraft
belt change due	cambelt timing belt
belt from other club	grade transfer recognition
belt shorter	belt bag watch strap
belt squeals	cambelt timing belt
belt too long	belt bag watch strap
bench broken	allotments parks playgrounds
bench made	bespoke furniture
bent frame	glasses adjustment repair
bent rim	alloy wheel refurbishment
bent ring	jewellery repair
bequeath	legacy giving bequest
bermuda shorts pool	swimming pool rules swimwear
bespoke	custom made personalised
bespoke suit	made to measure suit
bespoke trip	tailor made itinerary
best for me	advice consultation
best interest	savings account interest
best man suit	suit hire groomswear
best price	discount reduced rate
best seats	seating plan best seats
better business bureau	dispute resolution ombudsman
better buy new	repair worth economic
better job course	vocational professional training courses
better package	upgrade change plan
better photos	photography film course
better price	discount
better rate house	remortgage refinancing
better tariff	switch energy supplier tariff
between christmas	public holiday hours
between christmas new year	public holidays closing days
between guests	holiday let cleaning changeover
between houses	storage
between sessions	contact between sessions
between sizes	size guide
between terminals	airport transfer
between two flats	storage unit
between us	privacy data protection
beyond repair	repair worth economic
biab	manicure gel nails
bible study	join church courses alpha
bid on	making an offer
bifocals	varifocals progressive lenses
big amount cash	cash withdrawal deposit coins
big bag	bags cloakroom museum
big bag allowed	cloakroom lockers
big bike licence	motorcycle licence
big boat	cruise
big company	about us team
big container rubbish	skip hire
big coward	nervous anxious patients fear
big enough for	capacity number of people maximum
big family meal	private dining function room
big group	group rate group booking
big groups	group size participants
big letters	visually impaired large print
big letters books	large print audio
big order	bulk volume discount
big party	group rate group booking
big person ride	rider weight limit
big picture wall	prints album canvas
big pores	facial skin treatment
big poster	large format banner printing
big rubbish	bulky waste collection
big screen	live music quiz night
big service	oil change service
big slide	slide attractions
big suitcase train	luggage on train
big tent	tent pitches
big van park	parking
bigger bin	bin size order replacement
bigger bin	waste collection bins recycling new
bigger letters	low vision aids magnifier
bigger lips	anti ageing botox fillers
bigger pot	repotting houseplants
bigger pot	repotting service
bigger print	low vision magnifier
biggest box	parcel size weight limits
biggest van normal licence	van transporter hire
bike been standing	motorcycle service mot
bike bell	bike helmet accessories
bike boots	motorcycle clothing helmets
bike brakes squeal	bike brake adjustment
bike carrier	towbar roof rack fitting
bike cellar	bicycle storage charging
bike cellar	parking garage storage unit
bike checked over	bicycle service tune up
bike courier	same day courier express
bike feels too big	bike fitting
bike flat	bike puncture inner tube
bike for a day	bike rental
bike for carrying kids	cargo bike
bike for daughter	childrens bikes
bike for five year	children bike size
bike for plane	bike build frame
bike for son	childrens bikes
bike for weekend	bike rental
bike from cellar	bike service inspection
bike from shed	bicycle service tune up
bike from work	bike leasing company
bike got nicked	bike theft lock insurance
bike got stolen	theft insurance bike
bike hasnt been ridden	bicycle service tune up
bike in box	bike build frame
bike in hallway	house rules noise
bike in workshop forever	bike parts order waiting
bike instead of car	cargo bike
bike insurance	bike theft lock registration
bike laid up	motorcycle service mot
bike lock key lost	letterbox furniture locks
bike makes noise	bicycle service tune up
bike mot	motorcycle service mot
bike needs love	bike service inspection
bike needs some love	bicycle service tune up
bike no air	puncture repair bike
bike not ready	bike parts order waiting
bike on car licence	motorcycle training licence
bike on plane	baggage allowance
bike rack	bicycle parking
bike rattles	bicycle service tune up
bike rusty	bicycle service tune up
bike space	bicycle on train
bike squeaks	bicycle service tune up
bike stolen	bike theft lock insurance
bike stolen	bike theft lock registration
bike stolen insurance	claim report damage insurance
bike stolen insurance	home contents insurance
bike stolen while hired	rental theft liability
bike stood years	bike service inspection
bike through employer	bike leasing company
bike through employer	cycle work scheme lease
bike through work	cycle work scheme lease
bike ticket	bicycle on train
bike tire	bike puncture inner tube
bike trailer	childrens bikes child trailer hire
bike tyre down	bike puncture inner tube
bike tyre glass	bike puncture inner tube
bike with box	cargo bike
bikes at rush hour	bicycle on train
bikes for holiday	bike rental
bikes for weekend	rental bikes
bikes safe	bicycle storage cyclists welcome
bikes stolen	bicycle storage charging
bikini line	waxing
bikini top off	swimwear rules burkini
bilingual kids	childrens language classes
bill automatically	recurring invoices
bill every month	recurring invoices subscriptions
bill for company	invoice
bill for expenses	invoice
bill for heating flat	service charges utility billing
bill for software	invoice for subscription
bill from council	council tax bill
bill higher than	invoice correction
bill in firms name	invoice
bill is wrong	overcharge billing error invoice correction
bill jumped	energy bill explanation
bill made out to	invoice receipt
bill me	payment on account invoice
bill my clients	create send invoice
bill my hours	time tracking
bill so high	energy bill explanation
bill through the roof	energy bill explanation
bill to my employer	invoice
bill too high	invoice query
bill twice	invoice query
bill wrong name	invoice query
bill yearly	recurring invoices subscriptions
billboard	print advertising outdoor
billed to my company	invoice receipt
bills included	rent payment increase
bills piling up	social benefits support
bills ugly	invoice template logo
bin bill	waste fees bill
bin broken	waste collection bins recycling new
bin broken lid	bin size order replacement
bin burnt	bin size order replacement
bin crawling	bin smell maggots
bin day	bin collection dates calendar
bin day	house manual faults
bin day changed	waste collection bins recycling
bin lid	new bin larger bin
bin men	waste collection bins recycling bin
bin men didnt come	missed collection
bin not collected	waste collection bins recycling
bin not emptied	missed bin collection
bin not emptied	missed collection
bin over christmas	waste collection bins recycling
bin overflowing	extra bags surplus waste
bin still full	missed bin collection
bin still full	missed collection
bin stinks	bin smell maggots
bin stolen	bin size order replacement
bin stolen	waste collection bins recycling new
bin strike	strike weather delays collection
bin too heavy	assisted collection
bin too small	bin size order replacement
bin too small	new bin larger bin
bind a booklet	thesis dissertation binding
bind my thesis	thesis dissertation binding
bingo wings	body contouring fat freezing
bins after christmas	bin collection dates calendar
bins at christmas	bin collection schedule
bins emptied	bin collection schedule
bins for company	commercial waste
bins in hallway	house rules noise
bins missed	missed bin collection
bins not coming snow	strike weather delays collection
bins not emptied	waste collection bins recycling
biometric photo	passport photos
bird beak long	nail clipping
bird eye view	gantt timeline planning
bird poo	disinfection biohazard cleaning
birds in chimney	chimney sweep wood stove
birds in garden	bee friendly insects wildlife
birds nesting tree	tree preservation order permission
birth announcement	wedding invitations stationery
birth certificate	documents to bring
birth certificate copy	birth registration certificate
birth control	contraception family planning
birthday at pool	pool party birthday
birthday bash	childrens birthday party
birthday cake	celebration cake order
birthday child free	birthday offer
birthday delivery	delivery time
birthday donations	fundraising own campaign
birthday fundraiser	fundraising events
birthday party	childrens birthday party
birthday party there	private hire events
birthday present	gift voucher
birthday present	gift vouchers
birthday with fifty	large group function room
bit another child	biting behaviour policy
bit broke off	spare parts accessories
bit lost	advice consultation
bit missing	missing item wrong item parts
bit of advice	consultation advice
bit of sun	holiday planning package tours
bit of tooth broke	chipped tooth emergency
bit of tooth off	broken tooth repair crown
bit off	discount
bit off my tooth	broken tooth emergency
bit off price	discount reduced rate
bit on something hard	broken tooth repair crown
bit rusty	beginner level no experience refresher
bit snapped off	spare parts
bitcoin	payment methods
bitcoin profit	capital gains tax
bite my nails	manicure gel nails
bite to eat	food drink catering drinks
bites on ankles	flea tick treatment
bites other kids	child development concerns
biting nursery	child development concerns
biting point	clutch gearbox transmission
bits and bobs	flat pack assembly handyman
bits floating	emergency eye care
bits to eat standing	finger food canapes
bitten by dog	veterinary emergency poisoning
black belt	martial arts self defence
black bin when	bin collection dates calendar
black display	screen repair phone
black dots in eye	flashes floaters urgent
black friday	discount code not working
black friday	sale offer
black money	voluntary disclosure penalty
black smoke	exhaust catalytic converter
black spot tooth	filling composite
black spot tooth	filling replacement
black spots on roses	pests diseases plants
black spots roses	plant disease pest diagnosis
black spots vision	emergency eye care
black spots wall	mould treatment damp
black spots wall	ventilation mould condensation
black thumb	garden plants advice
black thumb	watering care instructions
black water radiator	power flush chemical clean
blackheads	facial skin treatment
blackout curtains	room facilities amenities
bladder weak	pelvic floor physiotherapy
blank page	contact form technical error
blazer	school uniform
bleach disaster	colour correction
bleach my teeth	teeth whitening
bleed brakes	bike brake adjustment
bleed radiators	radiator bleeding
bleeding after menopause	period problems gynaecology
bleeding after tooth out	aftercare following extraction
bleeding between periods	period problems gynaecology
bleeding from bum	stomach digestive problems
bleeding gums	gum disease periodontal treatment
bleeding gums	hygienist scale polish
bleeding wont stop	bleeding aftercare emergency
bless motorbike	blessing animals house
bless my dog	blessing animals house
bless new house	blessing animals house
blew a fuse	fuse board consumer unit
blew off in storm	storm damage emergency tarpaulin
blind passenger	special assistance passenger
blind person	visually impaired large print
blind runners	disability inclusive sport
blind theatre	surtitles audio description relaxed performance
blinds by app	smart home network cabling
blinds from phone	smart home
bloated	stomach digestive problems
bloated belly dog	emergency vet out of hours
block my card	card blocked lost stolen
block my card	lost stolen card blocking
block of ten	multi visit pass season ticket
block off street	event permit street party
block party	event permit street party
block paving	patio paving driveway
block the view	hedge privacy screening
blocked drain road	road defects street lighting
blocked drain street	report damage streetlight pothole
blocked nose	minor illness clinic
blog posts	copywriting content
bloke cut	haircut prices women men
blonder	highlights balayage
blood after holiday	blood donation
blood cleaned	disinfection biohazard cleaning
blood drawn	blood test phlebotomy
blood group	blood donation
blood in poo	stomach digestive problems
blood in wee	urinary tract infection cystitis
blood pressure high	blood pressure monitoring
blood pressure machine	blood pressure monitoring
blood pressure machine borrow	blood pressure measurement
blood pressure monitor	medical devices hire
blood pressure tablets	prescription repeat
blood results	test results
blood sugar	diabetes clinic
blood taken	blood tests
blood test come back	test results
bloods taken	blood test phlebotomy
blossom no fruit	fruit trees pollination
blotchy	skin check dermatology
blow out	cut and blow dry
blowing exhaust	exhaust catalytic converter
blown double glazing	windows repair draughts
blowout	puncture repair
blue badge	parking accessible step free access
blue badge apply	parking permit fines
blue badge spot	disabled parking blue badge
blue card	social care disability support
blue cross	insurance cover
blue inhaler	asthma copd clinic
blue light	reading glasses computer glasses
blue light card	discount emergency services
blue screen	computer slow virus
blue screen	windows setup operating system
blue smoke	exhaust catalytic converter
blueprint	large format banner printing
blunt shears	garden tool repair sharpening
blurred vision	eye test sight test
blurry	eye test sight test
blurry print	artwork file requirements
board games	games dvds media loan
board meeting	conference meeting rooms
board my dog	cattery kennels boarding
board my horse	livery stabling
board out loft	loft conversion
board up window	burglary repair boarding up
boarding pass	travel documents tickets received check
boardroom	meeting room hire
boards loose	wooden flooring
boat trip weeks	cruises
boat with oars	rowing beginners course
boat wont start	boat breakdown
bobbly ceiling	plastering crack repair
bodge job	complaint
bodged	guarantee warranty workmanship
body fat	body composition analysis
body flown	transfer deceased abroad repatriation
body in hair	perm
body protector	riding hat boots hire
body pump	group classes timetable
body suit dog	post operative care buster collar
bog blocked	blocked drain cleaning
bog blocked	blocked toilet
bogs	toilets restrooms
boiler ancient	boiler replacement installation
boiler banging	boiler repair
boiler broke	boiler repair
boiler checked	boiler service maintenance contract
boiler code	boiler repair
boiler error code	boiler heating repair
boiler gauge	boiler pressure
boiler gone	boiler heating repair
boiler is old	boiler replacement installation
boiler keeps cutting out	boiler repair fault
boiler kettling	boiler repair
boiler landlord	tenant repairs report maintenance
boiler leaking	boiler heating repair
boiler lockout	boiler repair
boiler looked at	boiler service annual maintenance
boiler makes noise	boiler heating repair
boiler making noise	boiler repair
boiler mot	boiler service annual maintenance
boiler no hot	water heater hot water
boiler off	house manual faults
boiler packed up	boiler repair breakdown emergency
boiler wont fire	boiler repair
boiler yearly check	boiler service annual maintenance
boiling water tap	kitchen appliances
bombarded with messages	notifications email settings
bones clicked back	osteopathy chiropractic manual therapy
bonfire next door	noise nuisance environmental health
bonfire permission	event permit street party
bonus lost	car insurance claim no claims
boob lump	mammogram breast screening
book a bike	class booking waitlist
book a call	appointment scheduling software
book a court	tennis court booking
book a holiday	holiday planning package tours
book a room group	study room quiet desk
book a seat	seat reservation
book a slot	appointment booking
book a table	table reservation
book arrive tomorrow	order book special
book by app	online booking
book by email	online booking
book by isbn	order book special
book by text	online booking
book by whatsapp	online booking
book club	book recommendations reading group readings
book collection	courier pickup booking
book court online	court booking
book dinner	table reservation
book due	loan period renewal
book fell in bath	lost damaged item replacement
book for my dad	book recommendation
book for my mum	third party booking
book for someone else	third party booking
book for teenager	book recommendation
book for tonight	table reservation
book for year old	book recommendations reading group
book from radio	order book special
book got wet	lost damaged items library
book in	appointment booking
book in advance museum	timed entry tickets
book included	textbooks materials cost
book is late	overdue fines reminder
book is out	reservation hold
book is out	reservation interlibrary loan
book is overdue	overdue fine library
book late	overdue fines
book lunch	table reservation
book me in	appointment booking
book my test	practical driving test
book next year	school holidays early booking
book on app	online booking
book on internet	online booking
book on my phone	online booking
book on website	online booking
book online	online booking
book out of print	order book special
book sale	book donations
book seats	tickets booking
book signing	readings author events
book through internet	online booking
book through website	online booking
book to listen	audiobooks ebooks
book wedding room	marriage registration ceremony
book whole place	private hire events
book with blue cover	order book special
book without account	guest booking account
book without calling	online booking
book without phoning	online booking
book without ringing	online booking
book you dont have	reservation interlibrary loan
bookcase to measure	built in wardrobes fitted
booked for wrong person	name change booking
booked on airbnb	direct booking
booked through booking	direct booking
booked through booking com	third party booking
booked twice	bank connection sync
booked twice	double booking cancellation
booked up	waiting time
booked via airbnb	third party booking platform
booked via expedia	direct booking
booked wrong date	cancel booking hotel non refundable
booked wrong day	rebooking change
booking gone through	booking confirmation
booking link	appointment scheduling software
booking not working	website error technical problem
bookkeeping course	vocational professional training courses
books are mess	bookkeeping
books back closed	book return drop box
books brought home	home delivery library service
books brought home	home library service
books for blind	large print audio
books for school	schoolbooks textbooks
books full	waiting list new patients
books in a mess	bookkeeping service
books in price	course materials textbook included
books on phone	e books audiobooks
books open	new patients accepting
books to charity	in kind donations goods
booster dog	puppy vaccination
booster jab	vaccination immunisation
boot loop	windows setup operating system
boots hurt	boot exchange fitting
boots leak	shoe repair heel sole
boots leak	shoe resoling heels
boots need studs	club kit uniform
boots too narrow calf	shoe stretching
booze	alcohol bar
bored all day	activities residents
bored at work	career coaching
bored in class	gifted enrichment clubs
bored in home	activities residents
bored in retirement	adult education course enrolment
bored kids museum	family activities workshops museum
bored there	things to do excursions
boring for kids	children family museum
born dead	stillbirth miscarriage farewell
born in august	school starting age deferral
born where paper	birth certificate registration
borrow a bike	bike rental
borrow a bow	equipment provided
borrow a costume	costume hire
borrow a drill	games dvds media loan tool
borrow a racket	racket stringing demo
borrow a van	delivery large items garden
borrow a wheelchair	accessibility seating rest
borrow an instrument	instrument hire loan
borrow an instrument	instrument hire purchase
borrow an object	image rights reproduction loans
borrow bike day	rental bikes
borrow books	library card joining
borrow books	library card membership
borrow breast pump	breast pump hire
borrow crates	packing materials boxes
borrow equipment	equipment hire loan
borrow for car	loan personal credit
borrow for house	mortgage
borrow games	games dvds media loan
borrow instead	rent instead of buy
borrow instrument	instrument hire loan
borrow instruments	games dvds media loan
borrow kit	kit equipment needed
borrow ladder	tool hire
borrow money	loan personal credit
borrow money	personal loan
borrow one	equipment hire rental
borrow plates	crockery cutlery hire
borrow racket	racket hire
borrow ten thousand	personal loan
borrow the money	financing credit
borrow van	van hire
borrowbox	e books audiobooks
borrowed and broke	personal liability insurance
boss bullies	employment law dismissal
boss fired me	employment law dismissal
boss harasses	harassment grievance
boss kicked me out	dismissal employment law
boss needs access	permissions roles invite
boss pay course	study leave education voucher
boss pays	corporate offer employee benefits employer
boss pays course	educational leave funding
boss threatens	dismissal employment law
boss wont pay	employment law dismissal unpaid wages
botched	complaint
botched	guarantee warranty workmanship
botched colour	colour correction complaint hair
botched my hair	complaint recut adjustment
botched operation	medical negligence
both parents	couples pets care home
bottle at nursery	nursery meals bottles
bottle it test	driving test anxiety
bottle of bubbly	wine list corkage
bottleneck	process optimisation
bottomless	sunday roast brunch
bought a car papers	vehicle registration
bought a sofa	man van small move
bought bike online	bike build frame
bought by mistake	returns exchange
bought elsewhere	purchased elsewhere service
bought elsewhere repair	bike bought online repair
bought it online	online purchase returns
bought kitchen elsewhere	kitchen installation fitting
bought lemon	consumer law
bought online fit	bringing own material parts
bought online return	withdrawal right returns
bought second hand	second hand warranty
bought too many	return plants hardware exchange
bought wrong one	returns exchange
bought wrong ticket	train tickets fares
bounce and rhyme	story time childrens events
bounce payment	direct debit return
bouncy blow	cut and blow dry
bouncy car	suspension steering
bouncy castle	playground kids entertainment bouncy castle
bouncy thing water	slide attractions
bouquet	wedding flowers decoration
bouquet for bride	wedding flowers bridal bouquet
boutonniere	wedding flowers decoration bridal bouquet
bow hair	musical instrument repair
bowel kit	colonoscopy bowel screening
box bike	cargo bike
box braids	curly hair specialist
box crushed	damaged delivery
box crushed	transport damage complaint replacement
box dye	hair colouring root touch up
box full of receipts	bookkeeping receipts
box league	ladder league tournament
box missing	moving insurance damage
box moth	plant disease pest diagnosis
box of dead plants	transport damage claim plant
box to use	label packaging instructions
box up leftovers	doggy bag leftovers
box vanished	removal insurance damage
box was crushed	damaged packaging delivery
boxercise	group classes timetable
boxes of books	book donations second hand books
boxing day	public holiday hours
boxing gym	martial arts self defence
boxing in pipes	partition stud wall
boxing mouthpiece	sports mouthguard
boyfriend move in	subletting flatmates
boyfriend moves in	subletting flatmate
boys haircut	childrens haircut
bp high	blood pressure monitoring
brace broke	orthodontics braces aligners
brace snapped	broken brace orthodontic emergency
bracelet broke	jewellery repair
bracelet too long	watch battery jewellery repair
bracket came off	orthodontics braces aligners
braille	visually impaired large print visual
brake judders	brake service
brake lever to handlebar	bike brake adjustment
brake pads	brakes
brake pedal soft	brakes
brake rubs	bike brake adjustment
brakes dont bite	bike brake adjustment
brakes dont grip	gears brakes adjustment bike
brakes feel soft	brake inspection
brakes grind	brake service
brakes squeal	brake inspection
brakes squeal	brake service
brakes weak bike	bike brake adjustment
branch fell	allotments parks playgrounds crown reduction
branch hanging	crown reduction pruning
branches away	garden green waste
branches hang over	neighbour dispute law
branches over roof	crown reduction pruning
branches touch	crown reduction pruning
brassy	colour correction
brazilian wax	waxing
bread at campsite	camp shop bread service
bread for coeliac	gluten free bread wholemeal spelt
bread from yesterday	day old bread leftover
bread goes mouldy	bread storage freezing
bread goes mouldy	bread storage fresh
bread hard next day	bread storage freezing
bread machine	slicing bread
bread making class	baking course
bread sold out	bread rolls pre order
bread without wheat	gluten free
bread without wheat	gluten free bread wholemeal spelt
bread without yeast	gluten free bread wholemeal spelt
break clause	tenancy notice moving out
break contract	cancellation notice period
break from uni	deferral leave of absence
break in door broken	break in burglary protection
break in easily	door window security upgrade
break in shoes	shoe stretching
break lease	tenancy notice moving out
break leg before trip	reservation cancellation travel insurance
break my back work	income protection disability insurance
break my tv moving	moving insurance damage
break the bank	price cost
break the door	door opened without damage
breakable	label packaging instructions
breakage deposit	security deposit holiday home
breaker hire	tool hire
breaker panel	fuse board consumer unit
breaker trips	fuse board consumer unit
breaker wont reset	fuse board consumer unit
breakfast bar	kitchen planning design
breakfast before bloods	blood test fasting
breakfast before six	breakfast half board
breakfast campsite	fresh bread rolls service
breakfast club	after school club wraparound care
breakfast club	breakfast club after school care
breakfast cost	breakfast half board
breakfast early	breakfast times
breakfast extra	breakfast half board
breakfast extra	breakfast included
breakfast for vegans	breakfast included
breakfast packed	breakfast included
breakfast times	breakfast half board
breakie	breakfast
breaking up	divorce separation family law
breast hurts	mammogram breast screening
breast milk	security screening liquids
breast milk nursery	nursery meals bottles
breast pump	medical devices hire
breastfeed	baby changing pushchair access
breastfeeding	breastfeeding nursing
breaststroke	swimming lessons
breath smells	bad breath halitosis
breath stinks	bad breath halitosis
breathalysed	traffic offences driving law
breathing class	health relaxation yoga courses
breathing exercises	respiratory physiotherapy
brekkie	breakfast food drinks catering
brekkie	breakfast included
brekky	breakfast
bricks away	skip dumpster hire
bricks loose chimney	chimney flashing
bricks loose chimney	chimney repair flashing repointing
bridal bouquet	wedding flowers decoration bridal bouquet
bridal dress	wedding dress alterations
bridal hair	wedding hair updo
bride fitting	wedding dress alterations
bridesmaid dress	wedding dress alterations
bridesmaid dresses	wedding dress alterations
bridesmaid hair	wedding hair updo
bridesmaids flowers	wedding flowers bridal bouquet
bridesmaids too	bridal party
bridge came loose	crown recement
bridge fell over	instrument tuning repair
bridge loose	bridge recementing
bridge money	loan personal credit
brighten my teeth	whitening bleaching
brighten teeth	teeth whitening
brighten up	interior painting
brighter smile	teeth whitening
bring a backpack	baggage allowance
bring a cake	bring own food picnic
bring a carer	carer companion free
bring a friend	bring a friend referral bonus
bring a guest	bring a friend referral
bring a mate	companion carer free
bring a mate	extra visitors guests fee
bring a pet	dogs pets allowed
bring a picnic	bring own food picnic drinks
bring along	documents to bring
bring anything	documents to bring
bring baby	baby changing pushchair babies
bring baby class	prenatal postnatal fitness
bring baby theatre	age recommendation
bring baby to class	child care during course
bring back after weeks	return period
bring back alcohol	passport control customs
bring back at night	return after hours key drop
bring back deleted	undo restore deleted items
bring back full	fuel policy
bring back full	hire mileage fuel policy
bring back late	hire return late fee
bring back receipt	return plants hardware exchange
bring backpack	bag policy luggage
bring bag	bag policy cloakroom
bring bedclothes	bed linen towels included
bring birthday cake	corkage own cake bring
bring body home	transfer deceased abroad repatriation
bring breakfast in bed	room service
bring budgie	pets in home residents
bring camera	photography policy
bring car early	key drop box garage
bring carer	carer companion free
bring cat	pets allowed
bring chair	chairs seating policy
bring cigarettes	passport control customs
bring cleaning stuff	cleaning products supplies
bring customers over	import data migration
bring dog	dogs allowed pets
bring dogs bed	own bedding boarding
bring food and set	catering delivery setup
bring food to us	delivery service area
bring grandchildren	visiting hours
bring grandchildren visit	visiting hours care home
bring guest gym	guest pass
bring gym bag	lockers bags
bring her cat	couples pets care home
bring her chair	own furniture room personal
bring her things	own furniture room personal
bring his cat	pets residents
bring id	documents to bring
bring in customers	marketing strategy lead generation
bring in my data	import data migration
bring indoors winter	overwintering plant storage
bring inside winter	frost winter protection
bring it back	returns withdrawal right
bring it back	withdrawal right returns exchange
bring it back later	late return extension
bring it forward	rescheduling change booking appointment
bring it round	delivery service area
bring it round	delivery shipping
bring it to me	delivery shipping
bring kids	children
bring lock	towels showers lockers
bring my card	documents to bring
bring my carer	companion carer free
bring my cat	dogs pets allowed
bring my class	schools school trip
bring my daughter	children family friendly
bring my dog	dogs allowed
bring my dog	dogs pets allowed
bring my friends	group rate group booking
bring my kids	children family friendly
bring my mates	group rate group booking
bring my mum	accompanying person
bring my old data	import data migration
bring my own	equipment hire rental
bring my own material	course materials textbook included
bring my own tap	bringing own material parts
bring my partner	bring a friend referral
bring my son	children family friendly
bring my tablets	medicines delivery
bring my wife	immigration visa citizenship
bring my wife over	immigration citizenship residence permit
bring my wife over	residence permit immigration office
bring nappies	nappies potty training naps
bring old	in kind donations goods
bring old records	medical records transfer
bring our cat	dogs pets allowed
bring our dog	dogs pets allowed
bring outfits	outfits photo shoot
bring own bags	packaging bags
bring own band	live music external
bring own bbq	barbecue policy
bring own bed	own furniture belongings room
bring own bedding	bed linen provided
bring own board	own equipment
bring own booze	food drinks catering
bring own cake	cakeage own cake
bring own caterer	external catering
bring own clay	materials provided
bring own cup	reusable cup discount
bring own decorations	decorations policy
bring own dj	music entertainment policy
bring own domain	custom domain
bring own drinks	corkage own drinks
bring own drinks hall	catering own caterer venue
bring own equipment	equipment hire provided
bring own fabric	own material
bring own florist	external suppliers
bring own food	food drinks catering own policy
bring own food hall	catering own caterer venue
bring own frame	framing own frame
bring own furniture	own furniture residents
bring own gloves	equipment gloves
bring own gold	own gold remodelling
bring own guitar	instrument provided
bring own hardware	hardware requirements
bring own helmet	helmet hire
bring own hoover	cleaning products supplies
bring own instrument	instrument provided
bring own laptop	equipment laptop required
bring own lunch nursery	nursery meals bottles
bring own mat	course materials to bring equipment
bring own meat	own food barbecue
bring own nappies	nappies toilet training
bring own paint	bringing own material parts
bring own paints	materials provided
bring own parts	customer supplied parts
bring own photo	photo print upload
bring own photographer	external suppliers
bring own pillow	bed linen provided
bring own racket	equipment hire
bring own ring	own gold jewellery
bring own saddle	own tack
bring own screen	dedicated desk
bring own sheets	bed linen towels provided
bring own shoes	shoe hire
bring own skis	own equipment
bring own sleeping bag	sleeping bag hut
bring own speaker	music sound system
bring own tools	tools provided equipment
bring own towel	towels provided
bring own vacuum	cleaning products supplies
bring own wetsuit	wetsuit hire
bring own wine	corkage byo
bring own wine	corkage own cake bring
bring own wool	materials provided
bring packed lunch	museum cafe picnic
bring parents over	immigration visa citizenship
bring partner	accompanying person guest
bring passport	documents to bring
bring picnic	picnic own food
bring plus one	guest accompanying person
bring pots home	delivery large items garden
bring price down	discount reduced rate
bring pushchair	pushchair access
bring sandwiches	food drinks catering
bring scan	previous scans reports
bring scooter	scooter policy
bring sheets	bed linen towels
bring sheets	bed linen towels included
bring slippers	what to bring spare clothes
bring snacks	own food policy
bring soil	soil compost delivery
bring someone along	bring a friend referral companion
bring tablets to door	medicine delivery
bring team together	team building company event
bring tent	tent camping
bring the baby	baby changing pushchair
bring the digger	hire delivery instruction
bring the dog	dogs pets allowed
bring the grandchildren	children family friendly
bring the kids	children family friendly
bring the little ones	children family friendly
bring to accountant	documents checklist tax
bring to course	course materials to bring
bring to my door	delivery
bring to nursery	what to bring clothing
bring toddler	children
bring towel	towel policy hygiene gym
bring towel physio	what to wear bring physiotherapy
bring towels	bed linen towels
bring toys	toys provided
bring trailer waste	recycling centre tip
bring translator	interpreter languages
bring umbrella	umbrella policy
bring water	drinks policy water
bring whole family	family discount
bring with me	documents to bring
bring x rays	previous images scans
brochure	business cards flyers printing
brochure	logo branding print design
broke a glass	damage breakage
broke a glass	damage liability deposit
broke a tooth	broken tooth repair crown
broke after	warranty guarantee
broke after month	warranty guarantee
broke after week	warranty defect complaint
broke again	repair guarantee warranty
broke arm in match	insurance accident club
broke at moment	low income concession
broke in post	damaged delivery
broke lamp	damage liability deposit
broke leg gym	pause freeze membership
broke leg skiing	travel insurance abroad medical
broke my arm	post operative rehabilitation injury medical
broke my leg	post operative rehabilitation injury medical
broke my vase	damage liability insurance claim
broke my wrist	injury refund insurance
broke someone elses	personal liability insurance
broke someones phone	personal liability insurance
broke something	damage claim liability
broke straight away	warranty guarantee
broke tool	hire excess damage waiver
broke what now	social benefits support
broken again	guarantee warranty workmanship
broken again	warranty guarantee
broken already	warranty defect complaint
broken chair	furniture restoration
broken down	breakdown recovery towing
broken glass street	fly tipping street cleaning
broken gold	gold buying
broken in apartment	tenant repairs report maintenance
broken into	burglar alarm cctv
broken key in	lock repair
broken leg membership	membership freeze pause
broken on mobile	responsive mobile website
broken pane	emergency boarding glass repair
broken plates	sorting waste separation
broken spoke	wheel truing spokes
broken string	instrument tuning repair
broken swing playground	report damage streetlight pothole
broken thing	faulty goods repair replacement
broken toaster	electrical waste
broken toaster	electronic waste
broken washing machine dispose	bulky waste
broken window flat	tenant repairs report maintenance
broken window tenant	repairs tenant report
brokers fee	estate agent commission
brompton	bicycle on train
bronzed	spray tan tanning
brooch pin	jewellery repair
brother and sister discount	family discount sibling discount
brother goes too	sibling discount
brother took everything	will inheritance law
brother took everything	wills probate inheritance
brown bin	garden green waste
brown bread	gluten free bread wholemeal spelt
brown envelope	tax audit investigation
brown grass	lawn seed turf care
brown water	drinking water quality legionella
brownies	childrens church youth group
brows	beauty nails lashes
browser hijacked	virus malware removal
browser warns	ssl certificate https
bruises on mum	complaint residents council safeguarding
bruises on mum	complaint safeguarding care
brunch	sunday roast brunch
brush up driving	refresher lessons
bruxism	night guard splint
bsl	hearing loop hearing impaired
bubble wrap	packing materials boxes
bubble wrap	packing service boxes
bubbles on flat roof	flat roof garage
buck teeth	orthodontics braces aligners
bucket catching water	roof leak repair
bucket in attic	roof leak emergency repair
bucket list	tailor made itinerary
buckled bike wheel	wheel truing spokes
buckled wheel	alloy wheel refurbishment
buckled wheel	wheel truing spokes
budgie	exotic pets small animals rabbits
buffet car	onboard services wifi food
buffet for office	outside catering
buffet put up	catering delivery setup
bug report	support channels service level
buggy	baby changing pushchair access
bugs on plant	plant disease pest diagnosis
build a computer	custom pc build
build a house	mortgage home loan
build a shed	building permission planning
build a shed	building permit planning permission shed
build an app	web app custom software
build an extension	building permit planning permission
build carport	building permit planning permission
build deck	decking pergola outdoor
build fails	build error troubleshooting
build flat pack	flat pack assembly handyman
build garage	building permit planning permission
build me a page	website design development
build me software	web app custom software
build pond	pond water feature
build the bed	assembly service furniture
build up strength again	post operative rehabilitation
build website	website design development
builder disappeared	takeover unfinished work
builder needs to park	resident parking permit
builder took money	consumer law
builders left dust	after builders cleaning
building noise	noise nuisance environmental health
building permit	building permit planning permission
building rubbish	skip dumpster hire
building site next door	holiday complaint
building site noise	noise nuisance complaint
built in fridge	kitchen appliances
built in shelves	built in wardrobes fitted
bulb keeps blowing	lighting installation
bulbs when	planting season time
bulge in tyre	puncture repair
bulge in tyre	tyre change winter storage
bulk bag	compost soil mulch delivery
bulk buy sessions	multi visit pass season ticket
bulk pickup	bulky waste collection
bullied	bullying pastoral support
bullied at training	child welfare safeguarding
bullied at work	dismissal employment law
bullied at work	employment law dismissal
bum hurts saddle	bike fitting
bum itches	stomach digestive problems
bump pictures	newborn baby photography
bump with car	accident repair insurance claim
bumped his head	accident head injury report
bumper hanging	accident damage bodywork
bumper hanging	bodywork dent scratch repair
bumper scuffed	bodywork dent scratch repair
bumpy wall	plastering cracks filling
bun in the oven	pregnancy midwife antenatal
bun in the oven	pregnant pregnancy
bunch of us	group rate group booking
bundle of	multi visit pass season ticket
bunged up	hay fever allergy advice
bunged up constipation	minor ailments
bunged up ears	ear wax removal microsuction
bunion	foot pain insoles orthotics shoe
bunk beds	room types family connecting
bunny	small animals rabbits hamsters
bunny not eating	pet vomiting diarrhoea
bupa	insurance cover private health
burglar proof	break in burglary protection
burglar proof	door window security upgrade
burglars stole	home contents insurance
burgled insurance	home contents insurance
burial	funeral memorial service
buried in home country	transfer deceased abroad repatriation
buried in woods	woodland natural burial
burkini	swimming pool rules swimwear
burkini	swimwear rules burkini
burn garden waste	bonfire fireworks permit
burn my mouth	spicy mild
burn on worktop	worktop replacement
burned my hand	wound care dressing stitches
burned out	burnout stress coaching
burning oil	oil leak fluid
burning smell plug	emergency electrician burning smell
burning smell socket	electrical emergency
burning wee	urinary tract infection cystitis
burning when i pee	sexual health clinic sti
burning when pee	sexual health sti testing
burnout	mental health counselling
burnout insurance	life insurance disability
burnt myself	wound care dressing stitches
burnt on oven	oven cleaning
burnt out	mental health counselling
burnt out insurance	income protection disability insurance
burnt the worktop	damage liability deposit
bursary	grant funding subsidy
bursary school	school fees scholarship
burst condom	emergency contraception morning after pill
burst pipe insurance	claim report damage insurance
burst pipe street	water sewage utilities
bury ashes	funeral memorial service
bury grandma church	church funeral pastor
bury my	funeral memorial service
bury my cat	pet cremation
bury my dog	pet cremation
bury tiny baby	stillbirth miscarriage farewell
bury within day	muslim jewish funeral rites
bus ad	print advertising outdoor
bus driver	trailer hgv bus licence
bus for guests	wedding car transport
bus for my child	school transport
bus is late	late arrival appointment
bus pass	senior concession
bus pass lost	school transport bus pass
bus pass monthly	season ticket travelcard commuter
bus pass school	school transport
bus stop	public transport bus train
bus to airport	airport transfer
bus to hotel	transfer hotel airport
bus to school	school transport bus pass
bus tour	group tours guided
business account	business customers
business advice	business consulting
business bank account	bank account opening
business bins	commercial waste
business cards	logo branding print design
business english	business language training
business hours	opening hours
business look	logo branding corporate design
business lunch	lunch menu set lunch
business move	office relocation
business not going well	business consulting
business plan	financial forecasting business plan
business slow	marketing strategy lead generation
busk	business registration licence
busload	group rate group booking
busy times gym	off peak 24 hour access
butterflies	bee friendly insects wildlife
button came off	zip button repair
button doesnt work	website error technical problem contact
button round neck	emergency call pendant
buttonhole	wedding flowers bridal bouquet
buttonhole	wedding flowers decoration
buttonholes	wedding flowers bridal bouquet
butty	savoury snacks sandwiches
buy a business	business succession sale
buy a car	used car sales
buy a domain	domain registration transfer
buy a hamster	small animals rabbits hamsters
buy a house	mortgage
buy a house	mortgage home loan
buy a puppy	pet adoption sale
buy at door	tickets admission
buy bread site	camp shop bread service
buy firewood	campfire barbecue rules
buy food there	camp shop bread service
buy for friend	gift voucher
buy guitar first	instrument hire loan
buy hundred	wholesale resellers bulk
buy in bulk	bulk order wholesale volume discount
buy it myself	bringing own material parts
buy it off me	trade in part exchange
buy loads	bulk volume discount
buy materials myself	customer supplied materials
buy more pay less	bulk volume discount
buy my car	sell car valuation
buy my old	trade in part exchange
buy now pay later	instalments payment plan
buy now pay later	payment plan instalments
buy only handle	spare parts order
buy or rent guitar	instrument hire purchase
buy poster	museum shop
buy print	museum shop
buy silver	gold buying
buy the book	textbooks materials cost
buy this book	suggest purchase acquisition
buy ticket	train tickets fares
buy tickets	tickets booking
buy used	second hand used
buy used books	second hand books buying
buy without script	over the counter without prescription
buyback	trade in part exchange
buyer pulled out	sale fallen through
buying a flat	mortgage
buying house solicitor	conveyancing property transfer
buying second hand	used car purchase check
buying used car	pre purchase inspection
buzz cut	mens cut barber
buzz people in	intercom doorbell
buzz you	contact
buzzer broken	doorbell intercom
buzzing fuse box	emergency electrician burning smell
buzzing socket	emergency electrician power failure
by bus	public transport bus train
by car	parking
by christmas finished	lead time production
by myself	minimum numbers participants
by the hour	price list rates
by the water pitch	pitch reservation campsite
by tomorrow noon	same day courier express
by train	public transport bus train
by video	telephone video consultation online sessions
by video instead	online session video
by when decide	deadline option
by when pay	payment due date
by when send	submission deadline
byo	bring own food picnic
byob	bring own food picnic drinks
cabin	glamping pods mobile homes
cabin bag	baggage allowance
cabin garden	shed garden room
cabin train	sleeper night train
cabin with window	cruise
cabin with window	cruises
cable falls out	phone charging port repair
cables ancient	rewiring
cables throw	electronic waste
cafeteria	school meals canteen
cake and coffee	afternoon tea cakes
cake by saturday	cake order birthday
cake collapsed	complaint cake transport
cake for 30	cake size portions
cake for 30 people	celebration cake order
cake for big day	wedding cake tasting
cake for birthday	celebration cake order
cake for christening	celebration cake order
cake for fifty	cake order birthday
cake for saturday	cake order lead time
cake for tomorrow	cake order lead time
cake for tomorrow	order deadline bakery
cake sale	fundraising events
cake smash	newborn baby photography
cake topper	celebration cake order
cake with name	cake order birthday
cake with name	celebration cake order
cake with photo	cake order birthday
cake with photo	celebration cake order
cake with writing	celebration cake order
calculator on site	web app custom software
calendar to choose	online booking
calendly	appointment scheduling software
calf went	ankle sprain sports injury
call in sick child	school absence sickness reporting
call it off	cancellation rescheduling
call me back	callback contact
call off	cancellation rescheduling
call off the holiday	reservation cancellation travel insurance
call out fee	travel expenses call out charge
call out on sunday	weekend surcharge call out
call without disturbing	phone booth calls
call you	contact phone email
called in sick	sick leave reporting
called off engagement	deposit postponement wedding
called off weather	weather cancellation
calling cards	business cards flyers printing
callus	podiatry chiropody
calm time	sensory friendly quiet
calpol	medicine allergies at school
cam belt	cambelt timing belt
cambridge exam	exam preparation certificate language
camcorder tapes	digitisation negatives slides
came apart	warranty defect complaint
came back again	warranty guarantee
came back problem	warranty guarantee
came damaged	damaged delivery
came dented	transport damage complaint replacement
came down with	illness cancellation
came in late course	missed sessions catch up
came loose after week	guarantee warranty workmanship
came out ginger	colour correction complaint hair
came out twice	double charge payment error
came smashed	damaged delivery
camera blurry	phone camera speaker microphone
camera cracked	phone camera speaker microphone
camera down throat	colonoscopy bowel screening
camera footage	cctv video surveillance
camera off	camera online participation
camera outside	burglar alarm cctv
camera shy	what to wear preparation
camera up bum	colonoscopy bowel screening
cameras there	security safety
camp bed	extra bed cot
camp for night	tent pitches
camp in winter	season opening winter camping
camp in winter	winter camping opening season
camper	pitch booking caravan motorhome
campervan	pitch booking caravan motorhome car
campervan equipment	camper van rental
campfire	campfire barbecue rules
campfire allowed	bonfire fireworks permit
camping	tent pitches
camping for softies	rental tent glamping huts
camping in snow	season opening winter camping
camping without tent	glamping pods mobile homes
camping without tent	rental tent glamping huts
can a four year old	minimum age lessons
can he eat before	surgery anaesthetic fasting
can i afford staff	financial forecasting business plan
can i drink on antibiotics	medication side effects advice
can i drink with	medication review interactions
can i expense	tax planning saving
can i park	parking
can i recycle	waste sorting separation
can i see it	property viewing
can i see someone	appointment booking
can i sit	seating accessibility
can i sue	initial legal consultation
can i take with	medication review interactions
can i wash it	product care washing instructions
can it go in	care instructions cleaning
can someone steal	safety security
can we shift	rescheduling change appointment
can you fetch	collection service home pick up
can you fix	repair
can you help me	get help support services
can you order	stock availability
can you phone	call back
can you ring me	callback request
canapes	outside catering
cancel a bill	credit note cancel invoice
cancel anytime	cancellation notice period
cancel because pregnant	package tour cancellation fees
cancel before ships	order cancellation change
cancel contracts dead	death documents certificates needed
cancel donation	regular giving monthly donation
cancel driving lesson	block booking lesson cancellation
cancel for free	cancellation policy fee
cancel free	cancellation fee
cancel last minute	cancellation policy fee
cancel my card	lost stolen card blocking
cancel my order	order cancellation change
cancel my room	cancel booking hotel non refundable
cancel my stay	reservation cancellation travel insurance
cancel same day	cancellation fee
cancel the trip	package tour cancellation fees
cancel trip ill	travel insurance
cancel without paying	cancellation policy fee
cancer hair	wigs hair replacement
candlelight	music noise atmosphere
candles	open flame candles policy
candles allowed	tables chairs set up decoration
candles on cake	corkage own cake bring
canoe	kayak canoe paddleboard hire
cant access	login access account
cant afford	concessions reduced rate low income
cant afford all at once	payment plan instalments
cant afford care	care fees funding
cant afford class trip	school trip payment help
cant afford funeral	funeral costs
cant afford funeral	funeral costs help
cant afford it	instalments bursary reduced fee
cant afford lawyer	legal aid
cant afford lawyer	legal fees no win aid
cant afford own horse	horse share loan
cant afford school	school fees scholarship
cant afford trip	school trips payment consent
cant afford uni	tuition fees financial aid scholarship
cant be fixed	irreparable diagnosis fee
cant be fixed	not worth repairing diagnosis fee
cant be repaired pay	no fix no fee
cant bend down	back pain physiotherapy
cant bend down	physiotherapy back pain
cant breathe	chest pain emergency
cant breathe	chest pain emergency call
cant bring it	pick up collection service
cant carry suitcase	passenger assistance station accessibility
cant check out	checkout shopping basket
cant chew	meals diet residents
cant click	website error technical problem contact
cant climb stairs	accessible step free access
cant climb steps	accessible step free access
cant climb steps	wheelchair access step free
cant collect at three	breakfast club after school care
cant collect in time	collection deadline storage
cant collect tablets	medicines delivery
cant come	cancellation
cant come anymore	cancellation rescheduling
cant come library	home delivery library service
cant come today	short notice cancellation
cant come tomorrow	cancel appointment
cant complete order	checkout shopping basket
cant concentrate	special educational needs support
cant cook anymore	meals on wheels
cant cope	mental health counselling crisis support
cant cope anymore	mental health counselling
cant cope at home	care home admission place
cant cope with child	child welfare family support
cant decide	consultation advice life coaching
cant decide colour	colour consultation
cant decide himself	power of attorney guardianship
cant design	design service
cant do bra up	shoulder pain frozen shoulder
cant do buttons	occupational therapy home adaptations
cant do clutch	automatic licence
cant do fractions	tutoring homework help
cant do garden anymore	garden maintenance
cant do stairs	accessible step free access lift
cant do stairs	wheelchair access step free
cant do thursdays	alternative days timetable
cant draw	pottery art craft courses
cant drive	public transport home visit
cant eat	allergies intolerances dietary requirements
cant eat chilli	spicy mild
cant eat wheat	gluten free
cant edit anymore	trial ended payment outstanding
cant feed kids	food bank hardship help get
cant fetch my prescription	medicine delivery
cant figure out	instructions manual
cant find anywhere	special order
cant find form	forms download
cant find my	search filters
cant find my passport	lost stolen passport report
cant find receipt	receipt proof of purchase
cant find workers	employer branding recruitment marketing
cant find you	address directions
cant find you	travel directions public transport
cant fly	package tour cancellation fees
cant follow conversations	hearing test hearing aids
cant follow words	surtitles audio description relaxed performance
cant get cat in	cat friendly separate waiting
cant get in	login access account
cant get in	lost key locked out
cant get in account	login account access
cant get in bath	accessible bathroom conversion grant
cant get in bath	occupational therapy home adaptations
cant get in rooms	hoarding clearance cleaning
cant get into bath	wet room walk in shower
cant get into house	lockout door opening
cant get into zoom	online access link
cant get it up	erectile dysfunction mens health
cant get lens out	contact lenses fitting
cant get my medicine	medicine shortage alternative
cant get out of bed	home visit
cant get pregnant	fertility
cant get ring off	ring resizing
cant get through	callback contact phone lines
cant get through	phone lines opening hours
cant get to library	home library service
cant get to polling	voting postal vote
cant get up mornings	mental health counselling
cant get used glasses	lenses guarantee intolerance
cant get visa	visa refusal cancellation
cant go into work	sick note fit note
cant go on	helpline crisis counselling
cant go on anymore	crisis helpline suicide
cant go to show	ticket exchange return
cant go to show	ticket refund exchange
cant go to toilet	stomach digestive problems
cant go to work	sick note fit note
cant hand in	extenuating circumstances extension
cant handle my kid	parenting advice
cant have eggs	allergens ingredients
cant have gluten	allergies intolerances
cant have milk	allergies meals nursery
cant have nuts	allergies intolerances
cant hear bell	doorbell intercom
cant hear caller	phone camera speaker microphone
cant hear one ear	ear wax removal microsuction
cant hear wax	ear wax removal microsuction
cant hear well	hearing loop
cant hear well	hearing loop hearing impaired
cant heat	payment difficulty disconnection
cant keep dog	animal shelter rehoming
cant keep dog	rehoming surrender
cant keep food down	stomach digestive problems
cant keep my pet	pet adoption sale
cant keep up	special educational needs support
cant leave bed	home visit
cant leave dog alone	behaviour consultation training
cant leave house	home visit online
cant leave the house	home visit
cant lift arm	shoulder pain frozen shoulder
cant log in	it helpdesk password reset
cant log in	login account access
cant lose weight	weight management
cant make it	cancel appointment
cant make it	cancellation rescheduling
cant make tomorrow	short notice cancellation
cant manage alone	care home admission place
cant manage stairs	accessible step free access
cant manage steps	accessible step free access
cant move bin	assisted collection
cant move that day	moving date change
cant open front door	door opening locksmith emergency
cant open mouth	tmj jaw pain
cant parallel park	parking manoeuvres practice
cant park outside house	resident parking permit
cant pay at once	instalments payment plan
cant pay bills business	insolvency business rescue
cant pay childcare	fees childcare funding
cant pay council tax	council tax property tax
cant pay debts	bankruptcy insolvency debt advice
cant pay electric	payment difficulty disconnection
cant pay mortgage	mortgage arrears hardship
cant pay online	checkout shopping basket
cant pay premium	premium too expensive
cant pay rent	benefits housing benefit rent payment
cant pay rent	housing benefit
cant pay tax	tax deadline extension penalty
cant pay this month	late payment reminder fee deferral
cant pay vet	payment plan charity vet
cant poo	stomach digestive problems
cant print	form download application
cant reach behind	shoulder pain frozen shoulder
cant reach my toes	podiatry chiropody
cant read board	eye test sight test
cant read menu	eye test sight test
cant read music	choir music church
cant read music	music theory beginners
cant read music sing	choir music organ
cant read newspaper anymore	low vision magnifier
cant read on mobile	website mobile responsive
cant read or write	literacy basic skills qualification
cant read paper	low vision aids magnifier
cant read small	eye test sight test
cant read small letters	large print audio
cant read yet	special educational needs support
cant relax	burnout stress coaching
cant remember password	reset password
cant repay	debt advice
cant save anything	trial ended payment outstanding
cant say r	speech therapy
cant see account	online banking mobile app
cant see driving night	driving eyesight certificate
cant see properly	eye test
cant see properly	eye test sight test
cant see stage	seating plan best seats
cant see well	visually impaired large print visual
cant send emails	email hosting mailbox
cant shift	bike gear adjustment
cant sign in	login account access
cant sing	singing lessons vocal coaching
cant sit still	special educational needs inclusion
cant sit still	special educational needs support
cant sleep	sleep problems insomnia
cant sleep noise	noise disturbance neighbours
cant sleep noise	quiet room location
cant sleep tooth	toothache emergency dentist
cant sleep worrying	mental health counselling
cant stand long	accessibility seating rest
cant stop crying	bereavement counselling group
cant stop crying	mental health counselling
cant stop drinking	addiction counselling
cant stop drinking	alcohol addiction support
cant stop water	burst pipe emergency plumber
cant straighten up	back pain physiotherapy
cant straighten up	physiotherapy back pain
cant swallow	minor illness clinic
cant swim	swim test capsize drill non
cant swim yet	swimming lessons
cant switch off	burnout stress coaching
cant throw away	hoarding clearance cleaning
cant travel	cancel booking hotel non refundable
cant travel	reservation cancellation travel insurance
cant turn head	neck pain headaches physiotherapy
cant turn neck	neck pain urgent appointment
cant turn water off	emergency plumber burst pipe
cant upload	file attachments storage limit
cant use my tickets	ticket exchange return
cant volunteer	volunteer hours exemption
cant wait	emergency out hours service
cant wait till monday	emergency out of hours
cant wait until monday	out of hours emergency service
cant walk far	accessible step free access special
cant walk far parking	disabled parking blue badge
cant work anymore	income protection disability insurance
cant work anymore	life insurance disability
cant work at home	day pass hot desk
cant write	copywriting content
canteen	school meals canteen
canvas print	large format banner printing
cap came off	crown bridge
cap came off	crown recement
cap fell off	crown bridge
cap fell off	crown recement
caps with	textile t shirt printing
capsize	swim test capsize drill
captioned	relaxed captioned audio described performance
capture our day	wedding photography
car abroad	car hire
car ac smell	car air conditioning regas
car ac warm	car air conditioning regas
car accident	accident repair insurance claim
car battery throw	hazardous waste
car beeping	engine diagnostics warning light
car beeps	warning light diagnosis
car blows warm	air conditioning service car
car boot sale	event permit street party
car broke down	breakdown recovery
car broke down	breakdown recovery towing
car broken into	theft parking liability
car charger garage	ev charger installation wallbox
car crash neck	neck pain headaches physiotherapy
car dead morning	battery alternator starter
car dealer cheated	consumer law
car dealer cheated	contract consumer law
car died	battery alternator starter
car dog seat	dog accessories fitting
car due service	car service maintenance
car fob dead	car key programming
car for bride	wedding car transport
car for day	courtesy car
car for holiday	car hire rental
car for sale	used car sales
car for scrap	sell car valuation
car hit insurance	report a claim
car interior clean	car detailing valeting
car key broke	car key programming
car leaks	oil leak fluid
car legal	mot test inspection
car loud	exhaust catalytic converter
car mucky	car smell cleaning valeting
car needs looking at	car service maintenance
car on roadside	breakdown recovery towing
car overheating	cooling system overheating
car park	parking
car park full	garage underground parking
car park scratch	accident damage bodywork
car pass test	mot inspection
car pulls left	wheel alignment
car registration	driving licence vehicle registration
car safe overnight	hotel parking garage
car says service	oil change service
car seat plane	baggage allowance
car seat toddler rent	child seats rental
car sick	minor ailments medicines advice
car sits low	suspension steering
car smells	interior cleaning odour
car smells musty	car air conditioning regas
car stereo	towbar roof rack fitting
car stinks	car detailing valeting
car stinks	car smell cleaning valeting
car under roof	garage underground parking
car vibrates	wheel balancing
car washed	car detailing valeting
car while mine	courtesy car
car while mine fixed	courtesy car replacement
car while you fix	courtesy car loan
car wont fit lift	vehicle size van
car wont recognise key	car key programming
car wont start	battery alternator starter breakdown recovery
caravan	pitch booking caravan motorhome
caravan length	pitch size maximum length
carbon cracked	bike build frame
carbon footprint	sustainability environment
carbon monoxide	carbon monoxide alarm
carbon monoxide alarm	carbon monoxide emergency
card bounced	payment failed declined
card declined	direct debit failed arrears
card declined	website error technical problem payment
card details safe	secure payment ssl
card expired	change personal details update payment
card for my child	library card joining
card in america	card abroad travel
card is gone	lost stolen card blocking
card keeps failing	payment failed declined
card machine	payment methods
card nicked	lost stolen card blocking
card not working	payment failed declined
card on holiday	card abroad fees travel
card reader	point of sale pos
card refused	payment failed declined
card refused	payment methods invoice
card rejected	website error technical problem
card stolen	card blocked lost stolen
card stolen	lost stolen card blocking
card swallowed	card blocked lost stolen
card swallowed	lost stolen card blocking
card through door	missed delivery neighbour redelivery
card wont scan	membership card access
cardboard boxes	packing materials boxes
cardboard pick up shop	commercial waste
cards with my name	business cards flyers printing
care home hair	mobile hairdresser
care level	care needs assessment
career change	vocational professional training courses
career changer	career changers requirements
carer at end	carers support
carer come mornings	home care services
carer didnt come	missed visit complaint
carer exhausted	respite short term care
carer free	companion free ticket
carer go free	carer companion free
carer goes free	wheelchair spaces companion ticket
carer late	late visit contact
carer pay	carer companion free
carer rude	complaint
carer visits	home care domiciliary
carers allowance	social care disability support
carers rough	complaint safeguarding care
carnival outfit	costume hire
carol service	service times worship
carpal tunnel	tennis elbow wrist pain
carpet grubby	carpet upholstery cleaning
carpet out wood in	wooden flooring
carpet smells	carpet upholstery cleaning
carport	decking pergola outdoor
carriage charge	delivery cost shipping
carrier bag receipts	bookkeeping
carries on automatically	automatic renewal
carry aquarium	piano heavy transport
carry kids bike	cargo bike
carry on	luggage allowance baggage
carry sofa	van transporter hire
cars on forecourt	used car sales
cart emptied	checkout shopping basket
cart left	abandoned cart conversion
cart wont	checkout shopping basket
cartwheels	gymnastics trampolining
carvery	buffet
case never came	lost baggage
cash app	payment methods
cash flow	financial forecasting business plan
cash for gold	gold buying
cash for voucher	voucher validity expiry
cash machine	change given cash machine
cash machine ate	lost stolen card blocking
cash on delivery	payment methods invoice
cash on holiday	card abroad travel
cash only	payment methods cash
cash out voucher	voucher cash refund
cash register	point of sale pos
cashpoint nearby	cash payment
casino links	website hacked security
casino on my site	website hacked malware removal
casino tables	photo booth entertainment
casket	funeral flowers wreath
cassette toilet	waste disposal motorhome services
cast came off	post operative rehabilitation
cat along	pet fee dogs holiday
cat being sick	pet vomiting diarrhoea
cat bored	cat litter scratching
cat came home injured	injured cat emergency
cat cant pee	emergency vet out of hours
cat cant pee	veterinary emergency poisoning
cat cant wee	veterinary emergency poisoning
cat carrier	cat friendly separate waiting
cat door	cat flap installation
cat drinks lots	senior pet care arthritis
cat drooling	pet dental scaling
cat eats plants	pot plants toxic pets
cat fixed	neutering spaying castration
cat flap	doors repair adjust
cat fussy	pet food advice
cat goes wild in box	nervous pets cat friendly
cat has died	pet cremation
cat has no chip	microchipping registration
cat hates carrier	home visit nervous cats
cat hates carrier	nervous pets cat friendly
cat hates dogs	cat friendly separate waiting
cat hit by car	emergency vet out of hours
cat in hotel	pets in room fee
cat is calling	neutering spaying castration
cat jabs	pet vaccination boosters
cat keeps scratching	flea tick worm treatment
cat keeps spraying	neutering spaying castration
cat limping	lameness orthopaedics pet
cat litter	sorting waste separation
cat litter bin	waste sorting separation
cat losing weight	senior pet care arthritis
cat matted	grooming
cat must go out	outdoor cat boarding
cat needs tablets	medication pet sitting
cat not breathing right	emergency vet out of hours
cat not eating	appetite loss vet appointment
cat not peeing	urinary blockage emergency
cat on plane	pets travel airport
cat on train	dogs on train
cat overweight	pet food advice
cat passed away	bereavement cremation
cat pee	carpet upholstery cleaning
cat pees everywhere	cat litter scratching
cat pees on bed	behaviour consultation training
cat pregnant	pregnancy whelping
cat put down	euthanasia putting to sleep
cat run over	veterinary emergency poisoning
cat safe plants	garden plants advice
cat scared vet	cat friendly separate waiting
cat scratched sofa	upholstery repair
cat scratched sofa	upholstery reupholstery
cat scratches sofa	cat litter scratching
cat scratching all day	worming flea tick treatment
cat sick everywhere	pet vomiting diarrhoea
cat sitter	cattery kennels boarding pet sitting
cat spraying	neutering spaying castration
cat stolen	exhaust catalytic converter
cat straining litter	veterinary emergency poisoning
cat teeth bad	pet dental scaling
cat toilet	cat litter scratching
cat too heavy	pet weight nutrition
cat tree	cat litter scratching
cat weeing everywhere	behaviour consultation training
cat wont eat	pet vomiting diarrhoea
cat wont take tablet	prescription diet medication pets
catalogue of exhibition	museum shop
catalytic	exhaust catalytic converter
cataract	cataract referral
catch burglars	burglar alarm cctv
catch in price	fixed price all inclusive
catch last train show	running time interval
catch up	make up lesson recordings
catch up diploma	literacy basic skills qualification
catch up lesson	missed lessons catch up
catch up school	tutoring homework help
catch visitors	web forms lead capture
catch you	opening hours
catchment	admissions enrolment school
cater our wedding	outside catering
caterer	outside catering
caterpillars	plant disease pest diagnosis
caterpillars box	pests diseases plants
catheter	oxygen stoma incontinence supplies
catholic marry	church wedding banns
catholic marrying protestant	church wedding
cats fighting	behaviour consultation training
cats tablets	prescription diet medication pets
cats teeth rotten	dental care pets
caught a bug	infection stay away mask
caught a computer virus	computer slow virus
caught drunk driving	licence withdrawn medical psychological
caught on camera	cctv video surveillance
caught shoplifting	criminal defence
caught something	sexual health sti testing
caught something from ex	sexual health clinic sti
caught speeding	penalty points licence course traffic
caught speeding	traffic law accident claim
caught without ticket	penalty fare fined
caulk mouldy	tiling splashback
cavity	filling composite
cbt	motorcycle cbt licence training
cbt	motorcycle licence
ccj	credit score court judgment check
ccpa	privacy data protection
cctv	security safety
cd rates	savings account interest
cdl	trailer hgv bus licence
cease and desist	copyright trademark
cease and desist	copyright warning letter
ceiling crack	plastering cracks filling
ceiling light	lighting installation
celebrant	wedding celebrant registrar
celebrate 60th	private dining function room
celebrate at yours	private hire events
celebrate birthday	private dining function room
celebrate christening	large group function room
celebrate swimming	pool party birthday
celiac	allergies intolerances dietary requirements
cell phone lot	airport parking drop off
cellar floods	sump pump
cellar full of water	storm flood natural hazard
cellar room	parking garage storage unit
cellulite	body contouring fat freezing
cement mixer	tool hire
central air	air conditioning
centre blurred	macular degeneration oct scan
centrepieces	wedding flowers decoration bridal bouquet
ceremony and party	wedding ceremony venue
certificate after	certificate completion
certificate at end	certificate confirmation attendance
certificate error	ssl certificate
certificate expired	ssl certificate https
certificate for citizenship	language certificate exam
certificate for visa	exam preparation certificate language
certificate got burned	exam results certificate replacement
certificate of good conduct	certified copy record check
certified copy	notarisation certification signature
certify a copy	certified copy record check
certify my diploma	certified copy notarised
cesspit	septic tank
chain and sprockets	motorcycle service mot
chain bike	bicycle parking
chain broke	gears brakes adjustment bike
chain broke	watch battery jewellery repair
chain collapsed	sale fallen through
chain comes off	bike gear adjustment
chain falls off	bike gear adjustment
chain fell off	gears brakes adjustment bike
chain jumps	gears brakes adjustment bike
chain keeps dropping	bike gear adjustment
chain my bike	bicycle parking
chain rusty	bike gear adjustment
chain skips	bike gear adjustment
chain snapped	jewellery repair chain
chainsaw blunt	garden tool repair sharpening
chair cover torn	upholstery reupholstery
chair covers	tables chairs set up decoration
chair exercises	over 60s senior fitness
chair exercises	over sixties seniors exercise
chair leg broke	furniture restoration
chair leg broke	furniture restoration repair
chair seat ripped	upholstery reupholstery
chair to borrow	accessibility seating rest
chair yoga	over 60s senior fitness
chairs and tables there	tables chairs set up decoration
chalk allowed	chalk equipment policy
chalky taps	hard water softener
chalky water	water softener limescale
champagne in room	romantic package honeymoon
chances of winning	initial legal consultation
change a diaper	baby changing pushchair
change a nappy	baby changing pushchair
change bank details	direct debit
change banks	account switching
change banks	close account switch bank
change beds guests	holiday let cleaning changeover
change billing address	invoice for subscription
change card	change personal details
change career	vocational professional training courses career
change carpet	alterations permission tenant
change chip details	microchipping registration
change clubs	player registration transfer
change clubs	transfer player pass
change coins	cash withdrawal deposit coins
change course	course change transfer
change day	rescheduling booking change
change delivery	cancel order change address
change delivery	delivery rescheduling hold
change delivery day	delivery rescheduling hold
change diaper	pushchair access baby changing
change doctors	registration new patients
change donation amount	end regular donation
change electricity	switch energy supplier tariff
change email	change personal details
change fronts	kitchen door replacement refacing
change hair colour	hair colouring root touch up
change host	web hosting plans
change instructor	instructor change female instructor
change jar	coins cash deposit
change language	language localization settings
change language	language settings currency
change locks	lock replacement
change locks	lock replacement change
change look invoice	invoice template logo
change money	foreign currency travel money
change money airport	airport lounge shops wifi
change my bandage	wound dressing nurse
change my booking	rescheduling change appointment
change my chemist	prescription collection pharmacy
change my donation	regular giving monthly donation
change my email	customer account guest order
change my gender	gender entry change
change my mind	right of withdrawal cancellation
change my name	change details update address
change my order	change booking amend order
change my package	upgrade downgrade plan
change my password	reset password
change my piercing	tattoo piercing removal
change my plan	upgrade change plan
change my policy	insurance premium change policy
change name licence	driving licence vehicle registration
change name on booking	change booking amend order
change nappy	baby changing pushchair access
change nursery days	nursery hours late pick up
change of clothes	what to bring spare clothes
change of clothes	what to wear clothing dress
change of life	menopause clinic
change of plan	cancellation
change of use	building permit planning permission
change order after	order cancellation change
change outfits	what to wear shoot
change over wheels	seasonal tyre change
change password	reset password
change performance	ticket exchange return
change pictures myself	content management system
change pin	card pin
change school mid year	leaving transfer school certificate
change schools	school admissions places
change sent invoice	credit note cancel invoice
change surname	name change
change text myself	content management system
change text site	website maintenance updates
change texts myself	content management edit yourself
change the baby	baby changing breastfeeding
change the baby	baby changing pushchair
change the date	rescheduling change booking
change the time	rescheduling change booking
change time	rescheduling booking change
change trains	train timetable journey planner
change tyre at home	mobile tyre fitting
change uni	recognition credits transfer
change wall colour	interior painting
change water	flower care freshness
change where its going	delivery address change
changed address	change details update address
changed bank	bank details direct debit
changed flat	residence registration address change
changed my mind	cancellation rescheduling returns exchange return
changed my mind	returns withdrawal right
changed my mind class	withdraw from course refund
changed my name	change details update address personal
changed my number	change details update address
changed surname	change details update address
changes included	project process timeline web
changing places	accessible toilet
channel islands	international shipping
chaos in company	business consulting
chapped	minor ailments medicines advice
chapter 7	bankruptcy insolvency debt advice
charcoal	campfire barbecue allowed
charge by hour	hourly rate
charge car	charging station electric car
charge car at home	ev charger installation wallbox
charge car at home	wallbox installation
charge car night	ev tariff night rate
charge car overnight	electric car charging station
charge customers monthly	recurring invoices subscriptions
charge ebike	bicycle storage charging
charge ebike	bicycle storage cyclists welcome
charge for account	account fees charges
charge for cancelling	cancellation policy fee
charge for coming	call out charge travel costs
charge for coming	call out fee travel costs
charge for delivery	delivery costs shipping fee
charge for dog	pets in room fee
charge for looking	free quote estimate inspection fee
charge for petrol	travel expenses call out charge
charge for quote	quote free estimate
charge for quoting	quote estimate free
charge for travel	travel expenses call out charge
charge if i cancel	cancellation fee
charge laptop train	onboard services wifi food
charge mileage	travel expenses call out charge
charge my car	charging station electric car vehicle
charge my ev	charging station electric car
charge my phone	wifi internet
charge per head	price list rates
charge per hour	price list rates
charge phone	charging sockets
charge phone airport	airport lounge shops wifi
charge shipping	shop shipping settings
charge tesla	electric car charging
charge the camper	electric hook up
charge three times	phone battery replacement
charge to come out	travel expenses call out charge
charge to give price	free quote estimate
charge to look at	no fix no fee
charge travel	call out fee
charge vat	vat registration small business
charge vat	vat return registration
chargeback	refund
charged after cancelling	refund subscription
charged after trial	end of trial
charged again after year	automatic renewal
charged another year	automatic renewal subscription
charged but not	refund
charged for no show	no show fee
charged for not coming	missed appointment fee
charged for nothing	invoice query
charged for turning up	call out fee
charged me for nothing	double charge payment error
charged too much	overcharge billing error
charged twice	direct debit failed arrears
charged twice	overcharge billing error double charge
charged without asking	direct debit return
charged wrong amount	invoice correction
charger ebike	e bike battery motor service
charger house	wallbox installation
charger on drive	ev charger installation wallbox
charger wont stay	phone charging port repair
charges only when	phone charging port repair
charging point	charging station electric car
charging point	electric car charging station
charging point garage	wallbox installation
charging point there	electric car charging
charging port	phone charging port repair
charging port loose	battery replacement device
charity of year	corporate giving partnership
charity receipt	donation receipt tax deductible
charity shop	in kind donations goods
chase late payers	payment reminders dunning
chase my customer	payment reminder dunning
chase payment	debt recovery unpaid invoices
chat first	consultation advice
chat in french	conversation practice
chat in spanish	conversation class
chat with person	support contact help
chatgpt recommend	search engine optimization seo
cheap and sunny	holiday booking advice
cheap at night	ev tariff night rate
cheap bread evening	day old bread leftover
cheap cut apprentice	students models training
cheap cut trainee	senior stylist price levels
cheap day museum	museum admission free day
cheap flat	social housing application
cheap flights	last minute deals
cheap flights term time	leave of absence term time
cheap funeral	funeral costs
cheap holiday	holiday planning package tours
cheap hours	ev tariff night rate
cheap lunch	lunch menu daily specials
cheap lunch	lunch menu set lunch
cheap on night	last minute rush tickets
cheap one or	comparison options
cheap runabout	used car sales
cheap seats	last minute rush tickets
cheap tickets	last minute rush tickets
cheap train	train tickets fares
cheap tyres	new tyres
cheap used bike	buying used bike trade in
cheap wedding	wedding packages
cheaper direct	direct booking
cheaper electricity	switch energy supplier tariff
cheaper elsewhere	price match
cheaper for	discount reduced rate
cheaper for families	family discount
cheaper for locals	resident discount
cheaper for pensioners	senior concession
cheaper for students	reduction discount concession
cheaper for students	student discount
cheaper for unemployed	reduction discount concession
cheaper gas	switch energy supplier tariff
cheaper if	discount reduced rate
cheaper if book early	early bird discount
cheaper if collect	collection discount
cheaper if early	school holidays early booking
cheaper if more	wholesale resellers bulk
cheaper if pay year	annual payment discount
cheaper if recommend	referral reward
cheaper if two	multi discount couple
cheaper in winter	off season rate
cheaper insurance	cancel change insurance
cheaper insurance	insurance premium change policy
cheaper midweek	off peak weekday rate
cheaper on booking	direct booking
cheaper option	upgrade change plan
cheaper plan	pricing plans subscription
cheaper second child	fees childcare funding
cheaper tariff	premium too expensive
cheaper to replace	repair worth economic
cheaper train	railcard discount pass
cheaper version	medicine shortage alternative
cheaper version tablets	generic substitute
cheaper with several shows	subscription season ticket
cheapest day	surcharge weekend night
cheapest room	room rates availability
cheapest ticket	train tickets fares
cheapest time	surcharge weekend night
cheated	academic misconduct
check before buy	pre purchase inspection
check before printing	proof approval
check before purchase	used car purchase check
check blood pressure	blood pressure monitoring
check boiler over	boiler service annual maintenance
check contract	contract review drafting
check engine	engine diagnostics warning light
check for volunteers	volunteer roles requirements
check for working kids	criminal record certificate
check house before buy	home survey inspection
check in 11pm	late arrival key box
check in close	check in boarding times
check in flat	inventory handover move in
check in online	travel documents tickets received check
check it out first	trial free taster
check me over	health check prevention
check my balance	online banking mobile app
check my blood pressure	blood pressure measurement
check my cholesterol	blood test phlebotomy
check my cv	career service internship
check my driving	older driver assessment
check my eyes	eye test sight test
check my heart	ecg heart check
check my id	identity verification
check my iron	blood test phlebotomy
check my sugar	blood test phlebotomy
check my thyroid	blood test phlebotomy
check my website	website review audit
check out early refund	cancel booking hotel non refundable
check out later	check out late check out
check over bike	bike service inspection
check over used	pre purchase inspection
check roof	roof inspection maintenance
check the electrics	electrical safety inspection certificate
checked after unprotected	sexual health clinic sti
checked by tax	tax audit inspection
checking account	bank account opening
checkout doesnt work	website error technical problem
checkout inspection	tenancy notice moving out
checkup teeth	dental check up examination
cheek puffed up	dental emergency toothache
cheek swollen	toothache emergency dentist
cheerleading	gymnastics trampolining
chefs table	chefs tasting menu
chemical free cleaning	cleaning products supplies
chemical toilet	waste disposal motorhome services
chemist for residents	doctor visits residents gp
chemist open now	duty pharmacy late night
chemist open sunday	duty pharmacy late night
chemist open tonight	night duty emergency pharmacy
chemist run out	out of stock order medication
chemo hair	hair loss wigs
cheque okay	payment methods card cash
cherries none	fruit trees pollination
cherry picker	tool hire
chess club	gifted enrichment clubs
chest hurts	chest pain emergency
chesty cough	minor illness clinic
chewing gum in hair	childrens haircut
chews everything	dog accessories fitting
chicken nuggets	childrens menu
chicken out	refund withdrawal
chickened out	refund withdrawal
chickenpox	child health paediatrics
chickenpox	illness exclusion nursery
chickenpox nursery	illness exclusion nursery
chickens poorly	exotic pets small animals
child alone flying	special assistance passenger
child asks granny	children grief support
child broke glasses	children eyesight
child broke window	personal liability insurance
child come alone	parental consent unaccompanied minors
child friendly	children family friendly
child has fever	child health paediatrics
child hit	child welfare family support
child ill cant come	cancel appointment
child ill today	school absence sickness reporting
child is different	special educational needs inclusion
child keeps ill	child health paediatrics
child labour	materials sustainability origin
child locked in	lockout door opening
child maintenance	child welfare family support
child needs glasses	childrens eye test
child price	children prices free entry
child protection	child welfare safeguarding
child seat	child seat hire
child seat bike	childrens bikes
child short sighted	childrens eye test
child sick work	carer leave child sickness
child sleeps with us	children sharing bed rate
child squints	children eyesight
child support	child custody maintenance
child support	divorce family law custody
child ticket	children prices free entry
child walks on toes	paediatric physiotherapy
child wont go water	swimming lessons
child wont sit still	children haircut
child wont wear	children glasses
childcare from september	nursery places registration
childcare vouchers	tax relief childcare vouchers free
children per group	staff child ratio
childs teeth rotting	childrens dentistry fissure sealants
chillies	vegetable herb fruit plants
chimney blocked	chimney sweep wood stove
chimney crumbling	chimney flashing
chimney crumbling	chimney repair flashing repointing
chimney leaks	chimney flashing
chimney swept	chimney sweep wood stove
chimney wobbly	chimney repair flashing repointing
chin hair	laser hair removal
chinchilla	small animals rabbits hamsters
chip in	donate money
chip in	donations sponsorship donate
chip in glass	windscreen chip replacement
chip in windscreen	windscreen replacement chip repair
chip in worktop	worktop replacement
chip my cat	microchipping registration
chip my dog	microchipping registration
chip my puppy	microchip registration
chipped my tooth	broken tooth emergency
chipped tooth	broken tooth repair crown
chippings	firewood logs wood chip
chips for kids	childrens menu
chiropodist in home	medication gp residents
chiropractor	osteopathy chiropractic manual therapy
chirping	smoke alarm installation
chlamydia	sexual health sti testing
chocolate fountain	photo booth entertainment
choir	choir music organ
choke on food	dignity special diets care
cholesterol test	blood glucose cholesterol test
choose a system	digital transformation it consulting
choose colours	colour consultation
choose heating or eating	payment difficulty disconnection
choose my instructor	choice of instructor
choose pictures myself	raw files editing retouching
choose pitch	pitch reservation choice
choose seat	seat selection
choose which hospital	referral specialist
chop it off	cut and blow dry
christen	baptism christening
christen without being member	baptism christening registration
christening cards	wedding invitations stationery
christening meal	private dining function room
christmas cake	seasonal specialities
christmas card photo	family portrait session
christmas dinner	christmas menu party booking
christmas do	team building company event
christmas donation company	corporate giving partnership
christmas eve	public holiday hours
christmas eve service	service times worship
christmas hours	public holidays closing days
christmas lunch	christmas menu party booking
christmas present	gift voucher
christmas present	gift vouchers
christmas service	church service times
christmas tree	christmas trees
christmas tree	garden waste brown bin
christmas tree collection	garden green waste
christmas tree disposal	recycling centre tip
chromebook	system requirements browser
chronic illness studying	disability support adjustments
chronograph	watch service repair
chubby dog	pet weight nutrition
chuck out wardrobe	bulky waste
chucked out	table time limit
chucking it down	weather cancellation
church band	choir music organ
church bells	quiet room location
church blessing	church wedding
church burial not member	church funeral pastor
church fee	church tax contribution
church flowers	wedding flowers bridal bouquet
church online	service times worship
church open to look	church bells visiting hours
church room	church hall hire
church tax	church giving records
church wedding	church wedding banns
church white	church wedding
cigarette	smoking policy
cine film	digitisation negatives slides
cistern filling	toilet repair cistern
cistern runs	tap dripping repair
citizenship	immigration citizenship residence permit
city break	holiday planning package tours
city hall wedding	marriage registration notice civil
city tax	tourist tax city tax visitor
civil partnership	marriage registration notice civil
civil wedding	marriage registration notice civil
claim back money	refund
claim benefits	benefits housing benefit
claim business google	google business profile local
claim denied	claim rejected appeal
claim for home office	tax planning saving
claim it back	reimbursement tax deductible
claim laptop	tax planning saving
claim mileage	tax planning saving
claim on expenses	invoice receipt
claim on insurance	insurance cover report a claim
claim on tax	tax relief childcare vouchers
claim payout	claim status settlement
claim petrol	home office travel expenses
claim refused	claim rejected appeal
claim taking ages	claim status settlement
claim vat back	vat return registration
claim vet bill	pet insurance claim
claims delivered	parcel lost investigation compensation
clamped	parking fine penalty appeal
clasp broken	jewellery repair
class always full	class booking waitlist waiting list
class full	class booking waitlist
class got cancelled	course cancelled too few participants
class photo	school nursery photography
class trip	schools school trip
class trip to you	school group booking
classic car	classic vintage cars
classic car	older cars vintage
clattering engine	strange noise car check
claw worn	jewellery repair
claws clipped	nail clipping
claws too long	nail clipping dog grooming
clay included	course materials to bring
clay soil	garden plants advice
clay soil	plant advice location shade
clean airbnb	holiday let cleaning changeover
clean before leaving	final cleaning fee
clean before leaving	final cleaning holiday flat
clean communal hall	office commercial cleaning
clean decking	pressure washing
clean dogs teeth	pet dental scaling
clean energy	green renewable tariff
clean inside	car smell cleaning valeting
clean leather	product care washing instructions
clean my bin	bin smell maggots
clean my car	car detailing valeting
clean my ears	ear wax removal microsuction
clean my ring	jewellery cleaning polishing
clean my rug	carpet upholstery cleaning
clean my sneakers	shoe cleaning care
clean my teeth	hygienist scale and polish
clean my windows	window cleaning
clean needles	needle exchange methadone supervised
clean our gym	office commercial cleaning
clean our office	office commercial cleaning
clean our room	housekeeping towels linen
clean ourselves	final cleaning fee
clean record	certified copy record check
clean record paper	criminal record certificate
clean rental guests	holiday let cleaning changeover
clean shop	office commercial cleaning
clean staircase	office commercial cleaning
clean the glass	window cleaning
clean the oven	oven cleaning
clean toilets	sanitary facilities showers
clean up after	cleanliness dust protection
clean up old	archive
clean wedding dress	dry cleaning
cleaner every time	cleaner key holding trust
cleaner ill	cleaner key holding trust
cleaner once a week	regular house cleaning
cleaning charge	final cleaning fee
cleaning included	final cleaning fee
cleaning lady	regular house cleaning
cleaning lady register	payroll accounting
clear bookshelves	second hand books buying
clear cellar	house clearance
clear garage	house clearance
clear my nans	house clearance
clear my skin	facial skin treatment
clear out	house clearance
clear out bookshelf	donate books
clear out house	house clearance
clear room first	preparation clear room
clear snow	snow clearing gritting
clear the loft	house clearance
clear up after	tables chairs set up decoration
clear up next day	clear up time cleaning
clearing out house	bulky waste
clearpay	instalments payment plan
clench at night	night guard grinding
clench my jaw	night guard splint
clever for age	gifted enrichment clubs
click a time	online booking
click and book	online booking
click and collect	pick up collection
click my back	osteopathy chiropractic manual therapy
clicked a dodgy link	malware phishing security
clicked a link	hacked account phishing
clicked on link	fraud phishing unauthorised transaction
clicked too fast	cancel order change address
clicking heels	shoe resoling heels
clicking pedalling	bike gear adjustment
clicking when start	breakdown recovery towing
clicks but no sales	abandoned cart conversion
clicks expensive	online advertising google ads
client accept online	quotes estimates proposals software
client owes me	debt recovery unpaid invoices
climb alone	bouldering
climb the tower	church bells visiting hours
climb with kids	climbing taster induction
climb without rope	bouldering
climbing for kids	kids climbing club
climbing party	kids climbing club
climbing shoes	climbing shoe harness hire belt
climbing wall	climbing taster induction
clingy	settling in
clingy	settling in period
clip her claws	nail claw clipping
clip his nails	nail clipping
clip in	belay course test
clip ins	hair extensions
clip nails dog	dog grooming
clip rabbits nails	nail clipping
clipless pedals	bike build frame
clippers all over	mens cut barber
cloakroom	changing rooms showers lockers storage
clock doesnt chime	clock repair
clock in	time tracking
clock stopped	clock repair
clogged	drain unblocking
clogged pores	facial skin treatment
close bank account	account switching
close deals	sales pipeline deals
close my account	cancel subscription software
close my account	cancellation notice period delete account
close my business	business registration licence
close my business	business registration trade
close my company	company closure dissolution
close restaurant for us	large group function room
close the bar	event end time curfew
close the door	private office rental
close the place for	private hire venue hire
close the road	event permit street party
close the year	year end closing
closed bank holiday	opening hours
closed because of snow	snow day closure
closed between christmas	holiday closure dates
closed christmas nursery	childminder holiday closures
closed for holidays	public holidays closing days
closed for lunch	opening hours
closed in august	holiday closure
closed in summer nursery	childminder holiday closures
closed permanently	opening new closure
closed when return	return after hours key drop
closed which weeks	holiday closure dates
closest store	locations branches
closet built	built in wardrobes fitted
closing attorney	conveyancing property transfer
closing date	application process
closing days	childminder holiday closures
closing delayed	moving date change completion
closing down	opening new closure
clothes bank	clothes textile recycling
clothes container	clothing textile bank
clothes for photos	what to wear shoot
clothes go missing	complaint residents council safeguarding
clothes went missing	complaint safeguarding care
cloudy vision	cataract referral
cloudy vision	glaucoma cataract check
club championship	ladder league tournament
club colours	club kit uniform
club magazine	book printing self publishing
club night	social tennis playing partner
club trip	group booking weddings
clubs at school	gifted enrichment clubs
clueless	adult beginners
clueless	advice consultation
clunk over bumps	suspension steering
clunking	suspension steering
clunks over bumps	strange noise car check
clutch pedal floor	clutch gearbox repair
clutch slipping	clutch gearbox transmission replacement
clutch smells	clutch gearbox transmission
cluttered	hoarding clearance cleaning
cms	content management system
cmyk	artwork file requirements
cname	dns nameserver settings
co alarm	carbon monoxide alarm
coach load	group rate group booking
coach park	parking
coach party	group booking
coach party	group booking weddings
coach shouted	child welfare safeguarding
coach the kids	coach referee volunteers
coach touched	child welfare safeguarding
coach trip	group tours guided
coaching badge	coach referee volunteers
coat check	changing rooms showers lockers
coat cleaned	dry cleaning
coat gone missing	lost property
coat where	cloakroom lockers
cobwebs vision	emergency eye care
cockroaches	defects complaint during stay
cocktails	drinks cocktails happy hour
code doesnt come	login account access
code doesnt work	discount code not working
code doesnt work checkout	voucher code coupon
code expired	voucher code coupon
code for door	key handover
code locker	parcel shop locker drop off
code never arrived	verification code two factor
code not arriving	create account registration
code not working	discount code terms
code on door	electronic lock access control
code on phone	two factor authentication
code reader	engine diagnostics warning light
code wont arrive	two factor authentication
coeliac	allergies intolerances dietary requirements gluten
coeliac	allergies meals nursery
coeliac disease	gluten free
coffee after burial	funeral reception catering
coffee beans	coffee drinks plant based milk
coffee before	preparation caffeine
coffee before blood taken	blood test fasting
coffee in museum	museum cafe picnic
coffee included	coworking amenities printer kitchen
coffee machine	equipment kitchen holiday flat
coffee machine	kitchen equipment dishwasher
coffee maker	room facilities amenities
coffee maker broken	coffee machine repair
coffee morning	seniors lunch coffee morning
coffee on book	lost damaged items library
coffee on laptop	water damage phone
coffee on sofa	carpet upholstery cleaning
coffee only drips	coffee machine repair
coffee over book	lost damaged item replacement
coffee stains teeth	hygienist scale and polish
coffin	funeral flowers wreath
coil fitted	contraception family planning
coil out	contraception family planning
cold at top	radiator bleeding
cold by window	windows repair draughts
cold coming in	windows repair draught
cold food	delivery delayed order
cold hurts tooth	sensitive teeth
cold in church	church heating accessibility
cold in middle	power flush chemical clean
cold in there	air conditioning heating
cold plunge	sauna wellness area
cold sore	minor ailments
cold sore	minor ailments medicines advice contraindications
colic	baby products formula
collaborate	partnership supplier cooperation suppliers resellers
collapsed on floor	chest pain emergency call
collar size	dog accessories fitting
colleague bullies	bullying grievance
colleague cant see	user roles permissions
colleague deleted	restore deleted data
colleague left	remove user transfer ownership
colleague left company	invite team members users
colleague shouldnt see	user permissions roles
colleagues and i	group rate group booking
collect car late	key drop box garage
collect car not driving	breakdown recovery towing
collect debt	debt recovery unpaid invoices
collect dishes afterwards	catering delivery setup
collect food	takeaway delivery order
collect for me	pick up collection
collect for my mum	prescription collection pharmacy
collect for you	fundraising events
collect from home	pick up collection service
collect from my house	collection service home pick up
collect from school lesson	pick up lessons location
collect from you	collection click and collect
collect in shop	pickup in store click collect
collect in store	pick up collection click and
collect instead presents	fundraising own campaign
collect it myself	pick up collection
collect leads	web forms lead capture
collect my prescription	prescription collection pharmacy
collect parcel from me	courier pickup booking
collect parcel where	parcel shop locker drop off
collect points	loyalty card points program
collect tickets	box office
collect us from airport	airport transfer shuttle
collected from school	pick up point lessons
collection at funeral	memorial donation
collection plate	church giving records
college id	student discount
collision damage	hire excess damage waiver
colour bleeds	product care washing instructions
colour blind	colour vision dyslexia overlays
colour copy	photocopying document printing
colour didnt take	colour correction redo
colour in real life	product details material
colour matching	colour consultation
colour my hair	hair colouring root touch up
colour my shoes	shoe cleaning care
colour not right	complaint recut adjustment
colour old photo	photo retouching editing
colour sample	colour consultation
colour sample	wood types samples finish
coloured lenses	contact lenses fitting
coloured overlay	colour vision dyslexia overlays
colours and fonts	logo branding corporate design
colours go together	colour consultation
colours look different	colour proof print
com address	domain registration transfer
combi	boiler replacement installation
combination forgotten	safe opening
combination lost	safe opening
combine discounts	discount combination
come after ten pm	late arrival key box
come after work	time window arrival tradesman
come alone	minimum numbers participants
come alone teenager	parental consent
come along once	trial training session
come an hour before	last admission visit duration
come and collect	collection service home pick up
come and get	pickup in store click collect
come and get it	pick up collection click and
come and look	trial session taster
come and look price	quote estimate
come and look price	quote estimate free
come and measure	measurement site visit
come and measure	measuring site survey
come and pick	pick up collection service
come and see flat	property viewing
come and see place	open day tour
come and take it	pick up collection service
come another day	change appointment reschedule
come any time	visiting hours care home
come apart	repair
come as group	group booking
come back in	re entry
come back later today	re entry same ticket
come back to church	join church courses alpha
come back to church	join rejoin church
come back when	follow up interval
come before time	arrival early arrival
come bit later	change reservation time
come by bike	bicycle parking
come by without	walk in without appointment
come clean tax	voluntary disclosure penalty
come down on price	discount
come down with something	cancellation policy fee
come earlier to decorate	setup time decoration
come for dinner	table reservation
come for parcel	courier pickup booking
come from abroad study	international students visa
come in mornings	home care domiciliary
come in to sign	signature in person
come in trainers	dress code
come more often	subscription season ticket
come on motorbike	motorcycle parking
come on my own	minimum numbers participants
come on sunday	arrival departure day changeover
come out fee	call out charge travel costs
come out free	free quote estimate
come out of account	direct debit
come out this far	service area catchment
come out to	service area
come out to me	home visit
come out to us	service area catchment
come out to villages	service area
come out today	same day call out
come out tonight	emergency call out
come over to you	switch energy supplier tariff
come regularly	multi visit pass season ticket
come round	home visit
come saturday	weekend opening hours
come see hall	viewing site visit
come several times	subscription season theatre
come straight round	walk in without appointment
come sundays	coworking access 24/7
come this far	service area
come to house computer	remote support it help
come to meeting	council meetings councillor mayor
come to my area	delivery
come to my door	delivery shipping
come to my house	home visit
come to office	on site company
come to school	school visits
come to scotland	service area
come to the house	home visit
come to us	home visit on site
come to us photos	studio or location
come to village	service area
come to wales	service area
come twice a week	membership frequency
come unannounced	walk in appointment required
come up first	search engine optimization seo
come up small	size guide
come with class	school group booking
come with dog	dogs pets allowed
come with doubts	other faith visitors welcome
come with thirty	group booking weddings
come without appointment office	queue appointment town hall
come without booking	walk in without appointment
come without doctor note	prescription referral needed
come without partner	solo partner required
comes out automatically	direct debit
comes out in rash	allergies intolerances
coming alone	single participants
coming by bike	bicycle parking
coming by car	parking
coming by train	train station directions
coming from asana	import data migration
coming from competitor	migration import
coming out of hospital	respite reablement discharge
coming soon	pre order backorder
coming up	events calendar
coming with campervan	motorhome parking pitch
coming with coach	coach parking groups
command not found	installation path
commit for how long	minimum term contract
communion classes	confirmation first communion
communion kids	first communion confirmation class
communion lunch	private dining function room
commute	season ticket travelcard commuter
commute deduct	home office travel expenses
companies house	annual accounts year end
companion ticket	carer companion free
company accounts	annual accounts year end
company bike	cycle work scheme lease
company closed cancel	cancel subscription software
company discount	corporate offer employee benefits business
company donate	corporate giving partnership
company for grandad	senior loneliness visiting service
company for lunch	seniors lunch coffee morning
company for mum	day care centre elderly
company for mum	day centre daycare adults
company goes bust	atol protection insolvency
company going under	insolvency business rescue
company login	single sign on
company number	company details legal notice
company order	wholesale resellers bulk
company outing	team building company event
company pays	invoice receipt company billing
company wants donate	fundraising own campaign
company was renamed	change billing details
company was sold	ownership transfer account
company went bust	insolvency protection certificate
compare them	comparison options
compatible with	product details material
compensation for delay	flight changes delays compensation
compensation late	passenger rights compensation
compete in	regatta competition entry
competitor cheaper	price match
competitors above	search engine optimization seo
competitors above us	seo search engine visibility
competitors doing	target group market research
complain to mayor	council meetings councillor mayor
complete beginner	beginner level no experience
complete novice	beginner level no experience beginners
completion date	conveyancing property transfer
completion delayed	moving date change
completion delayed	moving date change completion
compo	personal injury compensation
compost bin	garden green waste
compression tights	compression stockings fitting
computer for beginners	computer digital skills course
computer freezes	computer slow upgrade ssd
computer hangs	computer slow virus
computer infected	virus malware removal
computer lessons	remote support it help
computer slow	computer slow upgrade ssd
computer throw away	electrical waste
concrete disposal	skip dumpster hire
condensation	ventilation mould condensation
condensation between panes	windows repair draught
condensation watch	watch service repair
condition report	inventory handover move in
condolence	funeral flowers wreath
condom broke	emergency contraception morning after pill
condom split	contraception family planning
condom split	emergency contraception morning after pill
cone of shame	aftercare cone stitches
cone of shame	post operative care buster collar
conference	conference meeting rooms
conference room	meeting room hire
confess	pastoral care conversation
confess	pastoral care visit prayer
confetti	tables chairs set up decoration
confidence driving	nervous drivers refresher
confidential papers	confidential document destruction
confirm in writing	certificate confirmation attendance
confirm my email	create account registration
confiscated	security screening liquids
conflict in team	change management team workshop
confused at night	dementia care
confused lately	memory dementia assessment
conjunctivitis	illness exclusion nursery
conked out	breakdown recovery towing
conked out	repair warranty guarantee
conked out again	warranty guarantee
connect dhl	shop shipping settings
connect dishwasher	appliance plumbing connection
connect fridge water	appliance plumbing connection
connect gas	grid connection new supply
connect hob	electric oven cooker connection
connect mailbox	email sync templates crm
connect my bank	bank reconciliation
connect my cooker	oven cooker connection
connect my shop	integrations api
connect printer	printer setup
connect to grid	grid connection new supply
connect to my screen	remote support it help
connect to quickbooks	integrations api
connect with calendar	integration interface api
connecting rooms	family room extra bed cot
conned	contract consumer law
consent form trip	school trips payment consent
conservation area tree	tree preservation order permission
conservatory permission	building permission planning
conservatory roof dirty	window cleaning
console hdmi	tablet console repair
constipated	stomach digestive problems
contact form into	web forms lead capture
contact with children	child custody maintenance
contactless	payment methods
contactless	payment methods card cash
contacts mess	crm contact management
contagious	covid masks hygiene rules
contagious	infection stay away mask
container for rubbish	skip dumpster hire
container to australia	international removals
contest a will	wills probate inheritance
contraceptive	contraception family planning
contract for gdpr	data processing agreement
contractors staying	long stay weekly rate
contribute money	donations sponsorship
control by phone	smart home network cabling
control lights phone	smart home
controller drifts	tablet console repair
convert estimate	quotes estimates proposals software
convert loft	loft conversion
convert price	foreign currency
convertible for weekend	car hire rental
cook at my place	catering minimum number guests
cook at our house	outside catering
cook in flat	kitchen equipment dishwasher
cook indian	cookery wine tasting courses
cook ourselves	kitchen equipment dishwasher self catering
cook with chef	cookery class
cooked meals delivered	meals on wheels
cooker point	electric oven cooker connection
cookie banner	cookies tracking
cookie banner	privacy legal notice cookies
cookie consent	cookies tracking
cookie notice	shop legal pages
cooking class	cookery class
cooking lesson	cookery class
cooking oil	commercial waste
cool my room	air conditioning
coolant	cooling system overheating
cooling off	withdrawal right returns cooling off
copay	insurance cover health dental
copied my logo	copyright trademark
copied my picture	copyright warning letter
copies death	death registration certificate
copies of death	death registration certificate
copy a key	key copying duplicate
copy a key	key cutting
copy certified	certified copy record check
copy my passport	computers printing scanning library photocopying
copy of agreement	contract copy documents
copy of bill	invoice receipt
copy of contract	contract copy documents
copy of diploma	exam results certificate replacement
copy of everything	data backup
copy of my data	subject access request
copy of my degree	transcript certificate request
copy of my notes	data protection records
copy of my records	medical records access
copy of passport	identity verification
copy ok	certified copies originals
copy paste all day	automation workflows
copy project	templates recurring
copy with stamp	certified copy notarised
copying my product	copyright trademark
cord of wood	firewood logs wood chip
core web vitals	page speed optimisation
corkage	bring own food picnic
corkscrew	kitchen equipment dishwasher
cornrows	curly hair specialist
corns	podiatry chiropody
correct invoice	credit note cancel invoice
cors error	cors configuration
corsage	wedding flowers decoration bridal bouquet
cost an arm	price cost
cost an hour	hourly rate
cost at night	locksmith prices fixed
cost for drive	call out charge travel costs
cost for season	club subscriptions fees
cost nothing	free of charge
cost of coffin	funeral costs
cost of court	lawyer fees costs risk
cost of licence	driving lessons price
cost of pictures	photo shoot prices packages
cost of sending	delivery cost shipping
cost per hour driving	driving lessons price
cost per night	room rates availability
cost roughly	quote estimate
cost to cancel	cancellation fee
cost to come out	call out fee
cost to get in	museum admission tickets
cost to join	membership fees
cost to send	delivery costs shipping fee
cost to visit	museum admission tickets
costs for taxes	accountant fees
costs more now	price increase
cot and high chair	child proof stair gate
cot for baby	extra bed cot baby
cottage for	holiday apartment booking
couch cushions flat	upholstery reupholstery
couch dirty	carpet upholstery cleaning
couch pickup	bulky waste collection
couch potato	beginners fitness unfit
couch potato	gym membership
couch to 5k	golf cycling running club
couchette	sleeper night train
cough wont go	minor illness clinic
coughing for weeks	minor illness clinic
coughing should i come	infection stay away mask
could i get hurt	safety security
couldnt deliver	return to sender undeliverable
couldnt find it on	stock availability
council flat	council housing homelessness
council flat	social housing application
council house	council housing homelessness
council meeting	council meetings councillor mayor
council pay	grant funding subsidy
council pay for care	care fees funding
council pays	local authority funding
council pays care	care fees funding
council pays funeral	social funeral assistance
council tax	council tax property tax documents
council tree	tree preservation order permission
count my boxes	removals survey estimate
count my modules	recognition credits transfer
counter cracked	worktop replacement
countertop	worktop replacement
counts towards	credit recognition
couple fights	relationship coaching
couple photos	engagement shoot couple session
couples break	romantic package honeymoon
coupon	discount reduced rate
coupon wont accept	discount code not working
courier for	send parcel shipping
courier lies	missing parcel investigation
courier never came	courier pickup booking
course book	textbooks materials cost
course cancelled	course cancelled low enrolment
course catalogue	course programme brochure
course for fun	adult education course enrolment
course for our staff	business language training
course from job centre	integration course
course not for me	course refund withdrawal
course not happening	course cancelled low enrolment
course online or	course room building location
course too easy	level change
course too hard refund	course refund withdrawal
coursework late	extenuating circumstances extension
court date soon	urgent deadline hearing
court free	tennis court booking
court letter	criminal defence
court lights	floodlights
court order pay	debt collection enforcement
court ordered	volunteer roles requirements
court wet	court closure weather
court without member	tennis court booking
courthouse wedding	marriage registration notice civil
courtyard side	quiet room location
cover an ex	cover up tattoo
cover for boss	interim management freelance
cover for car	car insurance
cover for cat	pet insurance
cover for court	legal expenses insurance
cover for glasses	health dental insurance
cover for mortgage death	life insurance
cover for my business	business insurance
cover for teeth	dental plan membership
cover for trip	travel insurance
cover furniture	cleanliness dust protection
cover grey	hair colouring root touch up
cover if ill abroad	travel insurance
cover my area	service area catchment
cover my floor	furniture moving floor protection
cover my postcode	service area postcode
cover my things	home contents insurance
cover the grey	colour balayage highlights
cover up tattoo	tattoo piercing removal
cover while im away	respite short term care
covered by insurance	insurance cover
covered by insurance coaching	coaching versus therapy
covered for accidents	damage liability insurance
covered for theft	home contents insurance
covered if breaks	warranty guarantee
covid jab	vaccination immunisation
covid positive	cancellation fee
cow calving	equine large animal vet
cowboys	certificate qualifications
cows milk	allergies intolerances
cox	rowing squads crews
cp12	gas safety certificate
cpd points	cpd credits continuing education
cpu	hosting resource limits performance
cqc	inspection report rating
crabgrass	lawn seed turf care
crack in ceiling	plastering crack repair
crack in trunk	tree survey health
crack in windscreen	windscreen chip replacement
crack my back	osteopathy chiropractic manual therapy
crack spreading	windscreen replacement chip repair
crack windshield	windscreen replacement chip repair
cracked display	screen repair phone
cracked heels	podiatry chiropody
cracked helmet	helmet replacement crash
cracked in the post	damage claim
cracked my tooth	broken tooth repair crown
cracked on arrival	damaged delivery
cracked screen	phone screen repair
cracked tile	tile slate replacement
cracked tiles	tiling splashback
cracks in house	home survey inspection
cracks in wall	plastering crack repair
cracks in wall	plastering cracks filling
cracks subsidence	buildings insurance
craft beer	drinks cocktails happy hour
craft for kids	family activities workshops museum
craft library	story time childrens events
crash course	intensive course
crash course	intensive crash course
crash there	overnight stay accommodation
crashed bike	bike build frame
crashed the car	car insurance claim no claims
creaks when turning	suspension steering
creaky bike	bike service inspection
cream for rash	minor ailments medicines advice
cream tea	afternoon tea cakes
create account	account registration
creators promote	influencer campaign
creche	childcare creche
credit card	payment methods
credit check	financing credit
credit check	rental application documents
credit check tenant	tenant application references
credit history	credit score
credit note	cancel edit invoice correction
credit note	no refund store credit
credit on account	monthly payment adjustment budget
credit rating	credit score
credited back	refund
creditors chasing	bankruptcy insolvency debt advice
credits left	unused credits expiry
creepy crawlies in fur	worming flea tick treatment
cremate my dog	pet cremation
cremation service	funeral memorial service
crib	extra bed cot
crib play	childrens church groups youth
crick in neck	neck pain headaches physiotherapy
crickets	reptiles terrarium
cries when i leave	settling in period
crime scene	disinfection biohazard cleaning
critical path	gantt timeline planning
crochet	pottery art craft courses
crockery there	crockery kitchen equipment
croissants	bread rolls pre order
cron	ftp database access
crooked teeth	braces aligners orthodontics
crooked teeth	orthodontics braces aligners
cross country move	international removals
cross eyed	childrens eye test
crossroads	career coaching
crotch ripped	zip button repair
croup	child health paediatrics
crowd of us	group rate group booking
crowded class	group size participants
crown came loose	crown bridge
crown came off	crown recement watch service repair
crown fell off	crown recement lost emergency
crown loose	crown recement
crows feet	anti ageing botox fillers
cruise	cruises
crunchy gears	bike gear adjustment
crusty loaf	bread sourdough spelt
crutches	medical devices hire accessible step
cry in session	therapy first session
crying all the time	mental health counselling
crying all time	mental health counselling
crying at drop off	settling in
crying before school	bullying pastoral support
crying over hair	complaint recut adjustment
crypto tax	capital gains tax
csv	import data migration
cuckoo	clock repair
cup of tea	food drink catering
cup of tea in room	room service minibar
cupboard door hanging	kitchen door replacement refacing
cupboard in alcove	built in wardrobes fitted
cupboard in niche	fitted wardrobe made to measure
cupboards are bare	food bank
cupboards dated	kitchen door replacement refacing
cupcakes	celebration cake order
cuppa	food drink catering
curb rash	alloy wheel refurbishment
curbside	pick up collection click and
curl my lashes	lash extensions lift tint
curling leaves	plant disease pest diagnosis
curls	perm straightening keratin
curls wont behave	curly hair specialist
curly cut	curly hair specialist
curly girl	perm straightening keratin
curly hair	curly hair specialist
currency for holiday	card abroad travel
currency in software	language localization settings
curtain over eye	emergency eye care
curtain over my eye	flashes floaters urgent
curtain rail up	flat pack assembly handyman
curtains cleaned	dry cleaning
curtains shortened	alterations tailoring
custody	child welfare family support
custom made	personalisation engraving
custom program	web app custom software
customer history	crm contact management
customer list	crm contact management
customer look in	guest client access
customer slips	business insurance
customer wants certificate	certification iso quality management
customer wont pay	debt collection enforcement
customer wont pay	debt recovery unpaid invoices
customers all over	crm contact management
customers book themselves	appointment scheduling software
customers dont pay	payment reminder dunning
customers dont pay	payment reminders dunning
customers pay online	online card payments
customs charge	customs duties import
customs charged	international shipping customs
customs charges	delivery abroad international shipping
customs form	label packaging instructions
customs holding	customs clearance
customs household	international removal
cut and blow	cut and blow dry
cut apple tree	pruning time
cut at home	mobile hairdresser
cut branches	crown reduction pruning
cut claws	nail clipping
cut down tree	building permit planning permission
cut dry curls	curly hair specialist
cut fruit trees	gardening nature courses
cut gone red	wound dressing nurse
cut it for me	slicing bread
cut me off	payment difficulty disconnection
cut my finger	first aid accident
cut my lock	bike theft lock insurance
cut my toenails	podiatry chiropody
cut myself	first aid accident report
cut off padlock	mailbox padlock key
cut our own cake	corkage own cake bring
cut out for sink	kitchen fitting worktop
cut out of will	will inheritance law
cut out of will	wills probate inheritance
cut ring off	ring resizing
cut roses when	pruning time
cut stems	flower care
cut the beak	nail claw clipping
cut the grass	garden maintenance
cut the hedge	hedge trimming
cut the lavender	pruning time
cut throat shave	beard trim shave
cut too short	complaint recut adjustment correction
cut tree down	tree felling removal
cut wont heal	wound care dressing stitches
cv help	career coaching
cycle there	bicycle parking
cycle to work	bike leasing company
cyclescheme	cycle work scheme lease
cycling glasses	sports safety glasses
cycling group	golf cycling running club
cycling holiday	bicycle storage cyclists welcome
cyst removed	minor surgery removal
dad cant live alone	care home admission place
dad cant manage	power of attorney lasting
dad died flat	house clearance
dad died papers	death registration certificate
dad doesnt cook	meals on wheels
dad forgets everything	dementia care
dad just died	bereavement probate estate
dad just died	bereavement what to do first
dad left nothing	wills probate inheritance
dad needs looking after	care home admission places
dad not allowed collect	authorised pick up person
dad pays	third party payment
dad refuses help	care assessment advice
dad shouldnt drive	older driver assessment
dad wanders	dementia care security
dads football	walking football veterans
dahlia frost	overwintering plant storage
daily lenses	contact lenses fitting
daily limit	bank transfer payments limit
dairy free	allergies intolerances dietary requirements
damage deposit	security deposit holiday home
damage to rental	excess insurance rental
damage to rental	hire excess damage waiver
damaged hair	conditioning treatment
damaged my wall	damage liability claim
damaged neighbours	personal liability insurance
damp bedroom	ventilation mould condensation
damp chimney	chimney flashing
damp council house	social housing application
damp in loft	roof leak repair
damp on wall	damp survey
damp patch	mould treatment damp
damp patch wall	leak detection repair
damp stains	stain mould blocking paint
damp survey	home survey inspection
dance for toddlers	dance classes
dance without partner	dance classes
dandelions all over	lawn care repair
dandelions everywhere	lawn seed turf care
dandruff	scalp treatment dandruff
dangerous dog	dog licence registration
dangerous tree	tree felling removal
dark bread	bread sourdough spelt
dark bread	gluten free bread wholemeal spelt
dark mode	feature request roadmap
dark spots	microneedling chemical peel scars
darning	zip button repair
dash cam fitted	towbar roof rack fitting
dashboard lit up	engine diagnostics warning light
data breach	data protection officer consulting
data centre	security encryption hosting location
data if i leave	export data
data leak	data protection officer consulting
data on it	data protection backup repair
data processing agreement	dpa data processing
data safe	privacy data protection
data wiped during repair	data backup
data you hold	privacy data protection
date fell through	moving date change
date for us	provisional hold option date
date format	language localization settings
date not fixed yet	provisional reservation hold
date still free	provisional hold option date
dated bathroom	bathroom installation
datev	integrations api
daughter climbs everything	kids climbing club
daughter cries	settling in separation
daughter loves horses	riding lessons
daughter needs french	childrens language classes
daughter needs train tracks	braces aligners orthodontics
daughter not well	child health paediatrics
daughter throwing up	absence report sick school
daughter train fifteen	age minimum gym teenagers
daughter wants row	junior rowing
daughters birthday	childrens birthday party
day before cancel	cancellation policy fee
day care elderly	day centre daycare adults
day care place	nursery places waiting list
day delegate	conference meeting rooms
day of relaxation	spa day package
day off for wedding	leave of absence term time
day off school	leave of absence term time
day old	yesterdays bread reduced
day or night	emergency out hours service
day out	things to do excursions
day return	train tickets fares
day seats	last minute rush tickets
day ticket	single ticket day pass
daycare cost	nursery funded hours fees
daycare spot	nursery places waiting list
daylight in loft	roof leak repair
days of week box	dosette box blister pack
days off	salary benefits
days off left	annual leave carry over
days off school	term dates school holidays
dbs	certified copy record check qualifications
dbs	criminal record certificate
dbs checked	security safety dbs check safeguarding
de stress	massage
dead after two days	flower care freshness
dead after two days	freshness guarantee flowers
dead animal road	fly tipping street cleaning
dead battery	battery alternator starter
dead end job	career coaching
dead ends	cut and blow dry
dead tree	tree felling removal
deadbolt	door window security upgrade
deadline already over	late application deadline
deadline is tomorrow	deadline urgent
deadline passed	late application deadline
deadline too soon	extenuating circumstances extension
deaf	hearing loop hearing impaired
deaf husband	hearing loop
deaf theatre	surtitles audio description relaxed performance
deal ended	sale offer
deal ends	remortgage refinancing
dearer at weekends	surcharge weekend night
dearer than before	price increase
dearer than last	price increase
dearer than quoted	quote exceeded estimate
death certificate	death registration certificate
death cover	life insurance
death in family	bereavement deceased customer
death notice	obituary notice cards
debit card	payment methods
debit card hire	car hire deposit credit card
debit card ok	payment methods
debited every month	direct debit
debt collector letter	debt collection enforcement
debt collectors	late payment reminder fee debt
debt letter	direct debit failed arrears
debt spiral	debt advice
debts inherited	will inheritance law
debts up to	bankruptcy insolvency debt advice
decaf	coffee drinks plant based milk
deceased	death bereavement deceased customer
decent red	wine list corkage
deceptive site	website hacked malware removal
decide for my mother	power of attorney lasting
deck boards	decking pergola outdoor
deck slippery	decking pergola outdoor
decking rotten	decking pergola outdoor
declare income	self assessment tax return
declare my income	tax return preparation
decorate cakes course	baking course
decorate hall	tables chairs set up decoration
deduct donation	donation receipt tax deductible
deeds	conveyancing property transfer
deep clean teeth	hygienist scale and polish
deep cleanse face	facial skin treatment
deep cut	wound care dressing stitches
deep tissue	sports massage
deer accident insurance	car insurance claim no claims
deer hit	accident damage bodywork
defective	faulty goods repair replacement
defend myself	martial arts self defence
defer a year	school starter readiness
defer to next year	deferral
defibrillator	first aid accident
dehumidifier	tool hire
delay repay	train delay cancellation compensation
delayed arrive late	late arrival key box
delegate	leadership executive coaching
delete account	cancel subscription software
delete everything	data deletion right erasure
delete everything about me	data erasure right
delete invoice	cancel edit invoice correction
delete invoice	credit note cancel invoice
delete me	data deletion right erasure
delete my data	privacy data protection
delete my details	data protection records
delete my details	privacy data protection
delete my profile	customer account guest order
delete my profile	delete account
deleted by accident	data recovery restore recover trash
deleted by accident	restore deleted data
deleted by mistake	undo restore deleted items
deleted my account	account recovery deletion
deleted whole project	restore trash
delf	exam preparation certificate language
delicate dress	dry cleaning
deliver after six	delivery rescheduling hold
deliver again	missed delivery redelivery
deliver here	delivery
deliver later	delivery rescheduling hold
deliver my meds	medicines delivery
deliver on saturday	delivery rescheduling hold
deliver out here	delivery shipping
deliver pills	medicine delivery
deliver somewhere else	delivery address change
deliver to canada	international shipping
deliver to europe	delivery abroad international shipping
deliver to ireland	delivery abroad international shipping
deliver to my	delivery shipping
deliver to my street	delivery service area
deliver to usa	delivery abroad international shipping
deliver to work	delivery shipping
deliver within hours	same day courier express
delivered but nothing	missing parcel investigation
delivered to stranger	parcel lost investigation compensation
delivered wrong house	parcel lost investigation compensation
deliveroo	takeaway delivery order
dementia	dementia care memory unit
denplan	dental plan membership
dent in door	accident damage bodywork
dent in door	bodywork dent scratch repair
dent in wall	plastering crack repair
dent pulled	bodywork dent scratch repair
dent rental	excess insurance rental
dental insurance	dental plan membership
dental phobia	dental anxiety sedation
dented my	damage claim
dented when arrived	damaged delivery
dentist in care home	medication gp residents
denture broke	dentures
denture snapped	dentures denture repair
dentures slip	dentures repair
deportation	immigration visa citizenship
deported	immigration asylum law
deposit back	deposit refund
deposit cash	cash withdrawal deposit coins
deposit cash	coins cash deposit
deposit flat	rental deposit
deposit for car	car hire deposit credit card
deposit for flat	security deposit holiday home
deposit for house	mortgage
deposit for house	mortgage finance buyers
deposit not returned	deposit return
deposit not returned	rental deposit return
deposit scheme	rental deposit
depressed	mental health counselling coaching versus
depressed student	student counselling
derailleur bent	bike gear adjustment
deregister	residence registration address change
deregister car	driving licence vehicle registration
described for blind	relaxed captioned audio described performance
design a table	bespoke furniture
design flyer	design service
design it for me	design service
design my yard	garden design
designer vanished	website takeover access
desk by hour	day pass hot desk
desk for today	day pass hot desk
desk job pain	posture ergonomic assessment
desk key	letterbox furniture locks
desk key	mailbox padlock key
desk now and then	day pass hot desk
desk to fit	bespoke furniture
desk to work	study space group room
desperate for help	get help support services
destroy files	confidential document destruction
detector beeping boiler	carbon monoxide alarm
detention	school rules behaviour phones
develop film	digitisation negatives slides
dewclaw	nail clipping
diabetic	diabetes clinic medical conditions
diabetic cake	sugar free diabetic
diabetic eye	diabetic eye screening
diabetic meals	meals diet residents
diagnosis cost	no fix no fee
diapers trash	waste sorting separation
diarrhoea	stomach digestive problems
diarrhoea send in	illness exclusion nursery
diastasis	pelvic floor physiotherapy
did anyone find	lost property
did bad job	complaint
did booking go through	booking confirmation
did course not run	course cancelled too few participants
did french at school	language level placement test
did it go through	appointment reminder confirmation
did it work	booking confirmation
did my back in	back pain physiotherapy
did my hamstring	sports injury rehabilitation
did order work	order confirmation email
did you get booking	booking confirmation
didnt agree to that	authorisation additional work
didnt arrive	no show early departure
didnt buy that	fraud phishing unauthorised transaction
didnt get a place	admission appeal
didnt get confirmation	appointment reminder confirmation
didnt get email	confirmation email spam
didnt get first choice	admissions enrolment school
didnt get school	school admissions places
didnt know it renewed	automatic renewal subscription
didnt like it	withdrawal right returns
didnt order this charge	overcharge billing error
didnt pass	failed test retake
didnt pass third time	failed practical test retake
didnt pay tax abroad	voluntary disclosure penalty
didnt show up	arrival time window no show
didnt survive winter	plant died growth guarantee
didnt take rubbish	missed bin collection
didnt turn up	cancellation policy fee no show
didnt turn up	missed appointment fee
die at home	end of life palliative care
died abroad	repatriation
died abroad	transfer deceased abroad repatriation
died after weeks	warranty guarantee
died at home	death home first steps
died at home what now	bereavement what to do first
died at lights	breakdown recovery towing
died in hospital	first steps funeral
died in night	bereavement what to do first
died last	death bereavement
died last month	bereavement deceased customer
died on holiday	transfer deceased abroad repatriation
diesel in petrol	fuel leak overheating
diet advice	nutrition coaching
diet food cat	pet food advice
diet for dog	pet weight nutrition
diet help	weight management
dietician	weight management nutrition
difference between	comparison difference options
different address	delivery address change
different box than usual	generic substitute
different brand tablets	medicine shortage alternative
different day	rescheduling change booking appointment
different day instead	change appointment reschedule
different faith marry	church wedding banns
different opinion	second opinion
different person each	cleaner key holding trust
different person every time	choice of staff
different place return	hire return late fee
different sizes	product variants inventory
different stylist	stylist wish request
different surname	change details update address
different teacher	teacher change music
different time	rescheduling change booking appointment
different time zone	time zone online
difficult employee	leadership executive coaching
dig something up	donate object collection archive
digital magazines	e books audiobooks
digital meter	smart meter installation
dim the light	lighting installation
dimensions	product details material
dimmer	lighting installation
dining car	onboard services wifi food
dining chairs covered	upholstery reupholstery
dinner included	breakfast half board
dinner included	restaurant in house half board
dinner money	school meals canteen
dinner there	restaurant dinner
dinner tonight	table reservation
dinners at school	school meals free
dip below	overdraft
dip powder	manicure gel nails
dip with baby	baby swimming
direct debit bounced	failed payment fee
direct debit too high	monthly payment adjustment budget
direct drive	same day courier express
direct train	train timetable journey planner
director earn	use of donations transparency
dirt delivered	compost soil mulch delivery
dirty clothes	clothing old clothes
dirty clothes	laundry washing machine
dirty heating water	power flush chemical clean
dirty playground	report damage streetlight pothole
dirty room	defects complaint during stay
dirty weekend	romantic package honeymoon
disability card	social care disability support
disabled	accessible step free access
disabled badge	parking permit fines
disabled child help	social care disability support
disabled daughter	accessible step free access
disabled iphone	phone unlock setup data
disabled loo	accessible toilet
disabled mum	accessible step free access
disabled railcard	railcard discount pass
disabled riding	therapeutic riding
disabled son	accessible step free access
disabled space	parking
disabled toilet	accessible toilet step free access
disabled toilet	toilets
disabled use site	website accessibility audit
disappointed with	complaint
disassemble	furniture dismantling reassembly
disc rubbing	bike brake adjustment
discharge smells	sexual health sti testing
disclaimer	registration waiver climbing shop legal
discontinued	out of stock back in
discontinued part	spare parts
discount code	discount reduced rate
discount code rejected	voucher code coupon
discount store bike	bike bought online repair
discreet	confidentiality
discreet	privacy data protection
discriminated	employment law dismissal
disgusted	complaint feedback
disgusted with service	complaint
disgusting flat	deep clean one off
disgusting toilets	hygiene cleanliness
dish of day	lunch menu daily specials
dish of the day	menu a la carte
dish on roof	satellite tv aerial
dish on roof	tv aerial satellite
dishwasher	kitchen equipment dishwasher
dishwasher not cleaning	washing machine repair
dishwasher there	kitchen equipment dishwasher
disinherit	wills probate inheritance
disinherited	will inheritance law
disk full	computer slow upgrade ssd
disk not recognised	data recovery
dismantle	furniture dismantling reassembly
display not working	smart meter installation
disposable bbq	campfire barbecue rules
dissertation	thesis dissertation binding
dissolve filler	anti ageing botox fillers
distance learning	part time study
distance session	online sessions video call
dive with watch	water resistance test
divide room	partition stud wall
diving board	diving scuba course
diving board	slide attractions
divorced already	remarriage church wedding
divorced church wedding	church wedding
divorced church wedding	church wedding banns
divorced marry again	marriage documents foreign
divorced name	change personal details
diy livery	livery stabling
dizzy spells	dizziness vertigo
dizzy when stand	blood pressure monitoring
dizzy with new specs	varifocal glasses
dj	live music quiz night
dj course	recording songwriting production
dj for wedding	wedding music dj band
dkim	email hosting mailbox
dmv vision	driving eyesight certificate
dns	dns nameserver settings
do a deal	discount
do a fundraiser	fundraising events
do all makes	makes and models
do bank holidays	public holidays service
do beforehand	documents to bring
do both at once	combined treatments
do bridesmaids	bridal hairstyle updo
do churches	commercial heritage
do commercial	commercial customers
do credits count	recognition credits transfer
do deliveries	delivery
do emergencies	emergency service
do evenings	evening appointments
do exchanges	exchange
do finance	finance instalments
do flats	flats apartments service
do get money back	refund
do get raw files	raw files images
do get source code	source code ownership
do home visits	home visit
do house	home visit
do i bring nappies	nappies toilet training
do i clear out	moving furniture covering painter
do i get key	key access
do i get photos	image files delivery
do i get reminder	appointment reminder
do i have book	walk in without appointment
do i have pay	free of charge
do i have to come	online services account town
do i lose money	cancellation fee refund
do i need appointment	walk in without appointment
do i need booking	reservation required
do i need experience	course level prerequisites experience required
do i need form	form application
do i need helmet	helmet required
do i need id	documents to bring
do i need insurance	insurance required
do i need licence	licence required
do i need permission	building permit planning permission
do i need qualifications	entry requirements
do i need ticket	ticket required
do i need vaccine	vaccination required
do i need visa	visa requirement
do i own code	ownership intellectual property
do i own rights	copyright usage rights
do i own website	ownership rights website
do i pay extra	surcharge
do i pay now	payment timing
do i queue	waiting queue
do i see same	continuity practitioner
do i tip	tips service charge gratuity
do i undress	clothing treatment
do insurers cover	health insurance private patient
do it alongside job	evening weekend course
do it at mine	home visit
do it automatically	automation workflows
do it by phone	telephone appointment
do it cheaper	discount
do it myself	diy self service
do it online	online service
do it over zoom	online video session
do it remotely	remote service
do it same day	same day service
do it without coming	online services account town
do kids	children service
do kids pay	children prices free entry
do landlords	landlord services
do laundry	laundry service
do lose data	data retention
do lose place	place retention
do me a deal	discount reduced rate
do men	men treatments
do my bit	volunteering
do my books	bookkeeping
do my face	makeup artist
do my garden	planting service garden
do my hoovering	regular house cleaning
do my ironing	ironing laundry service
do my taxes	self assessment tax return
do my taxes	tax return preparation
do my vat	vat return registration
do my washing	ironing laundry service
do my washing	laundry washing machine
do need someone drive	escort after sedation
do need special shoes	footwear
do nights	night service
do not disturb	housekeeping towels linen
do odd jobs	handyman small jobs
do offices	commercial office service
do old houses	period property
do parents stay	parents present supervision
do part exchange	part exchange trade in
do pensioners pay	pensioner tax
do pregnant women pay	nhs fees exemption
do rabbits too	exotic small animals
do rentals	hire rental
do see prices first	price list
do shopping too	shopping household help
do small jobs	small jobs minimum charge
do some lengths	lane swimming public swim
do something useful	volunteer
do something useful	volunteering
do student rates	student discount
do sundays	sunday service
do the accounts	bookkeeping
do the books	bookkeeping service
do things twice	process optimisation
do up bathroom	bathroom renovation
do up bedroom	interior painting
do vegans	vegan options
do vouchers	gift vouchers
do weekends	weekend service
do while wait	while you wait
do women	women treatments
do you come to	service area catchment
do you deliver	delivery service area
do you deliver	delivery shipping
do you do burgers	menu a la carte
do you do food	food drink catering
do you do nhs	nhs charges exemption
do you do steak	menu a la carte
do you hire	jobs careers
do you keep	stock availability
do you know what	certificate qualifications
do you post	delivery
do you sell	stock availability
do you serve pork	halal kosher
do you stock	stock availability
do you take card	payment methods
do you travel	service area
doa	faulty goods repair replacement
docker	self hosted on premise
doctor abroad	travel insurance
doctor at weekend	emergency out of hours
doctor come round	home visit
doctor made mistake	medical negligence
doctor made mistake	personal injury compensation
doctor on holiday	holiday closure cover
doctor on phone	telephone video consultation
doctor ring me	telephone video consultation
doctor told me exercise	exercise referral rehabilitation
doctor visit home	medication gp residents
doctors letter	medical certificate report
doctors line for work	sick note fit note
doctors note	sick note fit note medical
document for abroad	apostille legalisation
document foreign country	apostille legalisation
document stamped	notarisation certification signature
documents in spanish	certified translation documents
documents not english	certified translation documents
dodgy dealer	used car purchase check
dodgy email	scam phishing fraud hacked account
dodgy knee	knee pain rehabilitation
dodgy knee	sports injury rehabilitation
dodgy mole	skin check dermatology
dodgy text	hacked account phishing
does a parent	parental consent unaccompanied minors
does doctor tell	confidentiality
does god exist	join church courses alpha
does he still work	choice of staff
does insurance pay	insurance cover
does it come with	product details material
does it contain	product details material
does it hurt	dental anxiety sedation pain discomfort
does money arrive	use of donations transparency
does my baby pay	children prices free entry
does pet insurance pay	pet insurance claim
does she have to sleep	nap sleep rest
doesnt charge	battery replacement device
doesnt charge	phone charging port repair
doesnt crank	battery replacement test
doesnt drain	washing machine repair
doesnt drive straight	wheel alignment tracking
doesnt eat nursery	nursery meals bottles
doesnt fit	returns withdrawal right
doesnt fit	withdrawal right returns exchange alteration
doesnt like her tutor	change teacher
doesnt play with others	child development concerns
doesnt recognise me	dementia care
doesnt recognise us	dementia care memory unit
doesnt speak yet	child development concerns
doesnt talk yet	special educational needs inclusion
doesnt talk yet	speech therapy
doesnt turn on	warranty defect complaint
doesnt work	repair faulty goods replacement
dog afraid fireworks	behaviour consultation training
dog aggressive	behaviour consultation training
dog allergic give away	animal shelter rehoming
dog alone in room	pet fee dogs holiday
dog at breakfast	pets in room fee
dog ate book	lost damaged items library
dog ate chocolate	emergency vet out of hours
dog ate chocolate	poisoning emergency
dog ate grapes	veterinary emergency poisoning
dog ate library book	damaged item replacement
dog ate pills	veterinary emergency poisoning
dog ate raisins	veterinary emergency poisoning
dog ate rat poison	emergency vet out of hours
dog ate something	poisoning foreign body emergency
dog back legs gone	lameness orthopaedics pet
dog barks all day	behaviour consultation training separation anxiety
dog bed	dog accessories fitting
dog been sick	vomiting vet appointment
dog being sick	pet vomiting diarrhoea
dog bit child give	animal shelter rehoming
dog bit someone	personal liability insurance
dog bite	personal injury compensation
dog bites	behaviour consultation training aggressive dogs
dog bloated	veterinary emergency poisoning
dog blood test	diagnostics x ray ultrasound
dog breath stinks	pet dental scaling
dog cant get up	emergency vet out of hours
dog cant jump	lameness orthopaedics pet
dog caused accident	dog horse liability
dog chewed	damage pets liability
dog chewed book	lost damaged item replacement
dog chews furniture	behaviour consultation training
dog chews paws	skin itching pet allergy
dog chipped	microchipping registration
dog cloudy eyes	senior pet care arthritis
dog coat	dog accessories fitting
dog collapsed	veterinary emergency poisoning
dog come too	dogs pets allowed
dog costs extra	pet fee dogs holiday
dog cut paw	veterinary emergency poisoning
dog daycare	cattery kennels boarding pet sitting
dog destroys toys	dog accessories fitting
dog died	bereavement cremation
dog died at home	pet cremation
dog died tax	dog licence registration
dog died tax	dog licence tax registration
dog door	cat flap installation
dog eat before op	surgery anaesthetic fasting
dog escape	garden hot tub fenced
dog flying	pets travel airport
dog for blind	assistance dogs
dog free room	pets in room fee
dog friendly	dogs pets allowed
dog getting old	senior pet care arthritis
dog going deaf	senior pet care arthritis
dog got hit	accident emergency vet
dog growls	behaviour consultation training
dog growls at strangers	nervous pets cat friendly
dog had seizure	veterinary emergency poisoning
dog hair allergy	allergy friendly room
dog hair car	car detailing valeting
dog hair in car	car smell cleaning valeting
dog hair in car	interior valeting
dog haircut	grooming dog
dog has died	pet cremation
dog has fleas	flea tick worm treatment
dog has runs	pet vomiting diarrhoea food advice
dog hates dryer	grooming nervous dogs
dog hates other dogs	reactive dog one to one
dog hates vet	cat friendly separate waiting
dog having puppies	pregnancy whelping
dog hotel	cattery kennels boarding pet sitting
dog humping	neutering spaying castration
dog in cabin	pets travel airport
dog in camper	camper van rental
dog in heat	neutering spaying castration
dog in room	pet fee dogs holiday
dog in room	pets in room fee
dog in season	neutering spaying castration
dog is aggressive	reactive dogs behaviour
dog is reactive	reactive dogs policy
dog is suffering	euthanasia put to sleep
dog itchy food	pet food advice
dog jabs	pet vaccination boosters
dog jumps up	behaviour consultation training
dog keeps being sick	emergency vet out of hours
dog keeps licking	skin itching pet allergy
dog licence	dog licence registration
dog licking stitches	post operative care buster collar
dog licks stitches	aftercare cone stitches
dog limping	lameness orthopaedics pet vet appointment
dog matted	grooming
dog mess	fly tipping street cleaning report
dog needs a wash	grooming
dog needs new home	animal shelter rehoming
dog needs shots	pet vaccination boosters
dog nibble plant	pot plants toxic pets
dog off colour	pet vomiting diarrhoea
dog old for grooming	senior dog grooming
dog on ferry	pet passport travel certificate
dog on ferry rules	pet passport travel
dog on holiday abroad	pet passport travel certificate
dog on insulin	medication administration boarding
dog on seat	dogs on train
dog on train	travel with pets
dog operation	surgery anaesthetic fasting
dog operation cost	pet insurance
dog overweight	pet weight nutrition
dog peed carpet	carpet upholstery cleaning
dog poo	fly tipping street cleaning
dog portrait	boudoir pet portrait photography
dog pregnant	pregnancy whelping
dog proof garden	garden hot tub fenced
dog pulls	lead training
dog pulls lead	dog accessories fitting
dog put down	euthanasia putting to sleep
dog ran away	microchip registration
dog ran into bike	dog horse liability
dog rash	skin itching pet allergy
dog rolled in	dog grooming
dog run over	veterinary emergency poisoning
dog runny poo	pet vomiting diarrhoea
dog scared of vet	nervous pets
dog scared of vets	nervous pets cat friendly
dog scared vet	cat friendly separate waiting
dog scratching	skin itching pet allergy flea
dog shaking head	ear infection pet
dog sitter	cattery kennels boarding
dog sleep room	pets in room fee
dog smells	dog grooming
dog snaps at vet	nervous pets cat friendly
dog sofa	pet fee dogs holiday
dog stay with us	pets in room fee
dog stinks	dog grooming
dog stung by wasp	emergency vet out of hours
dog tag	dog licence registration
dog tag lost	dog licence tax registration
dog tax	dog licence registration
dog teeth brown	dental care pets
dog throwing up	pet vomiting diarrhoea
dog to france	pet passport travel certificate
dog toilet airport	pets travel airport
dog too fat	pet weight nutrition food advice
dog tooth broken	pet dental scaling
dog toy	dog accessories fitting
dog train ticket	dogs on train
dog under table	dogs restaurant
dog very matted	dematting grooming surcharge
dog visit gran	pets in home residents
dog warden	dog licence registration
dog wee grass	lawn seed turf care
dog wee lawn	lawn care repair
dog welcome holiday	pet fee dogs holiday
dog while holiday	pet boarding sitting
dog wont come back	behaviour consultation training
dog wont eat	pet vomiting diarrhoea food advice
dog wont listen	behaviour consultation training
doggo	dogs pets allowed
doggy bag	doggy bag leftovers
doggy bag	takeaway collection
dogs allowed	dogs pets allowed
dogs breath stinks	dental care pets
dogs ears smell	ear infection pet
dogs nails	nail clipping
dogs tablets	prescription diet medication pets
dogs teeth brown	pet dental scaling
doing laps	lane swimming
dollar bills	cash payment
dollars instead euro	language settings currency
domain doesnt point	dns nameserver settings
domain expired	domain registration transfer renewal recovery
domain not showing	dns nameserver settings
domain run out	domain registration transfer
domain taken	domain registration transfer
domestic violence	helpline crisis counselling
donate	donations sponsorship
donate blood tattoo	blood donation
donate books	book donations second hand books
donate car	in kind donations goods
donate clothes	donations clothing accepted
donate food	in kind donations goods food
donate furniture	in kind donations goods furniture
donate instead	fundraising events
donate instead of flowers	memorial donation
donate laptop	in kind donations goods
donate less	end regular donation
donate something	sponsorship donation request
donation bin	clothes textile recycling
donation certificate	donation receipt tax deductible
donation paper	donation receipt tax
donation tax	donation receipt tax deductible
done by tomorrow	waiting time processing time express
done in a day	duration
done it years ago	refresher returners
done somewhere else	other provider work takeover
dont agree	objection appeal
dont agree tax bill	tax office letter assessment objection
dont agree with bill	invoice dispute
dont agree with fine	fine appeal
dont drink	non alcoholic
dont drink alcohol	alcohol bar
dont drive	public transport bus train directions
dont earn much	concessions reduced rate
dont eat fish	dietary requirements
dont eat gluten	gluten free
dont eat meat	vegetarian vegan allergies dietary requirements
dont eat meat	vegetarian vegan dishes
dont eat pork	halal kosher
dont get emails	email notifications spam
dont get it	onboarding training help center
dont get it	support contact help
dont get notifications	notification settings
dont get on with teacher	change teacher
dont get visa	visa refusal refund
dont go ahead	quote fee no obligation
dont have a car	public transport bus train
dont have a dbs	dbs check
dont have a kitchen	catering self catering
dont have a levels	entry requirements
dont have a piano	instrument hire purchase
dont have allergy list	allergen information
dont have any kit	equipment hire rental
dont have app	app alternative
dont have bank account	payment methods
dont have degree	entry requirements
dont have equipment	equipment hire rental
dont have experience	entry requirements experience
dont have garden	requirements space
dont have helmet	helmet hire
dont have insurance	uninsured
dont have partner	solo partner
dont have paypal	payment methods
dont have printer	form download application
dont have receipt	proof of purchase
dont have tent	glamping pods mobile homes
dont have ticket	ticket purchase
dont have time	shorter option time
dont have vaccination	vaccination requirement
dont have whatsapp	contact channels
dont know a word	beginners language course
dont know anyone	solo newcomers
dont know date yet	flexible open date
dont know how	beginner level no experience
dont know how many	provisional numbers
dont know how pose	shy in front of camera
dont know level	placement level
dont know machines	personal trainer induction
dont know model	model identification
dont know my level	language level placement test
dont know my level	placement test level assessment
dont know my number	customer number
dont know password	reset password
dont know ring size	ring size measurement
dont know size	size guide
dont know that signature	parcel lost investigation compensation
dont know the machines	induction training plan
dont know what need	consultation advice
dont know what wrong	diagnosis
dont know where go	holiday booking advice
dont know where go	holiday planning package tours
dont know where start	consultation advice
dont know which	advice comparison
dont know which instrument	instrument choice carousel
dont laugh at me	beginners fitness unfit
dont like carer	change carer
dont like cleaner	cleaner key holding trust
dont like course	course refund withdrawal
dont like design	revisions changes
dont like food	complaint meal
dont like instructor	instructor change female instructor
dont like it	returns exchange
dont like it	returns withdrawal right
dont like my instructor	instructor complaint change
dont like needles	needle anxiety
dont like photos	photo retouching redo
dont like result	revision complaint
dont like teacher	teacher change music
dont like the colour	exchange colour
dont like the course	withdraw from course refund
dont live near	online sessions video call
dont need anymore	cancellation
dont need it anymore	cancel subscription software
dont need it anymore	cancellation rescheduling
dont open letters	debt advice
dont own a	equipment hire rental
dont own an instrument	instrument hire loan
dont recognise charge	double charge payment error
dont recognise payment	overcharge billing error
dont recognize payment	double charge payment error
dont remember date	booking details
dont remember login	account recovery
dont remember password	reset password
dont remember pin	forgotten pin
dont remember title	order book special
dont see my booking	booking confirmation
dont see my data	sync data missing
dont see payment	payment status
dont sleep	sleep problems insomnia
dont speak english	interpreter language
dont speak english	languages spoken translation interpreter
dont speak language	languages interpreter
dont tell anyone	privacy data protection
dont tell him	surprise discretion
dont trust	reviews references trust
dont understand bill	invoice correction explanation
dont understand bill	invoice query
dont understand computers	computer digital skills course
dont understand energy	energy bill explanation
dont understand italian	surtitles language performance
dont understand letter	letter explanation contact
dont understand my books	bookkeeping
dont understand text	easy read plain language
dont want anaesthetic	anaesthetic options
dont want any pain	nervous anxious patients fear
dont want anymore	termination notice period contract
dont want baby	pregnancy conflict counselling
dont want calls	contact preferences marketing
dont want contract	no contract
dont want cookies	cookie settings
dont want emails	unsubscribe newsletter
dont want gears	automatic gearbox licence
dont want gears	automatic licence
dont want get pregnant	contraception family planning
dont want glasses	contact lenses fitting
dont want home address	virtual office business address
dont want it	withdrawal right returns
dont want it anymore	returns exchange
dont want kids around	adults only
dont want kittens	neutering spaying castration
dont want my name	anonymity privacy
dont want photographed	photos consent
dont want photos	photo consent image rights
dont want plastic	plastic free packaging
dont want pregnant	contraception family planning
dont want published	usage rights publication
dont want puppies	neutering spaying castration
dont want register	customer account guest order
dont want seen	hedge privacy screening
dont want share bed	twin double beds
dont want share room	single room supplement
dont want to feel anything	sedation general anaesthetic
dont want to live	crisis helpline suicide
dont want to live	mental health counselling
dont want to phone	online booking
dont want to serve	serving staff waiters
dont want to share	private exclusive
dont want to wait	waiting time express
door buzzer	intercom doorbell
door chain	door window security upgrade
door chain	security locks upgrade
door code	key handover key safe coworking
door doesnt shut	carpentry doors fitting
door drops	carpentry doors fitting
door entry broken	tenant repairs report maintenance
door fell shut	lockout door opening
door fell shut	lost key locked out
door fronts	kitchen door replacement refacing
door handle loose	doors repair adjust
door kicked	burglary repair boarding up
door kicked in	carpentry doors fitting
door rubs floor	carpentry doors fitting
door scrapes	doors repair adjust
door slammed	door opening locksmith emergency
door slammed shut	lockout door opening
door squeaks	carpentry doors fitting
door squeaks	doors repair adjust
door sticks	carpentry doors fitting
door sticks	doors repair adjust
door wont close	carpentry doors fitting door adjustment
door wont latch	lock repair
door wont lock	lock repair
door wont open washing	washing machine repair
door wont shut	doors repair adjust
doorbell camera	burglar alarm cctv
doorbell dead	intercom doorbell
doorbell not ringing	intercom doorbell
doordash	takeaway delivery order
doors open	performance times interval
doors open what time	opening hours
doors painted	lacquer doors windows radiators
doors scraping	carpentry doors fitting
dos and donts	terms and conditions
dot com	domain registration transfer
double barrelled	name change
double bed	double room bed size
double booked	appointment scheduling software
double charged	overcharge billing error
double chin	anti ageing botox fillers
double chin	shy in front of camera
double insured	cancel change insurance
double lesson	block booking lesson cancellation
double row teeth	childrens dentistry fissure sealants
down below after birth	pelvic floor physiotherapy
down payment	deposit prepayment
down payment holiday	payment deposit balance trip
down syndrome	special educational needs inclusion
downgrade	upgrade change plan pricing plans
downlights	lighting installation
download all invoices	export data
download book	audiobooks ebooks
download books	ebooks digital lending
download everything	export data
download everything	export data backup
download photos	digital files image rights
download pictures	picture delivery time gallery
download the form	form download application
downpipe blocked	gutter cleaning
downpipe blocked	gutter cleaning repair
downsize	sheltered housing assisted living
downsizing	sell property
downsizing	selling property process
downspout	gutter repair fascia soffit
downstairs loo	bathroom installation
dozen roses	bouquet flower delivery
dpa	data processing agreement
dpf	exhaust catalytic converter
dpo	data protection officer consulting
drafty	windows repair draughts
drag cards	task management boards
dragon boat	learn to row corporate dragon boat
drags bum	flea tick worm treatment
drain backed up	drain unblocking
drain blocked	drain unblocking
drain smells	water sewage utilities
drain stinks	drain unblocking cleaning smell
draught through window	windows repair draught
draughty door	doors repair adjust
draughty windows	windows repair draughts
draw it for me	custom design drawing
draw on eyebrows	brow tint lamination microblading
draw up kitchen	kitchen planning design
drawer broken kitchen	kitchen door replacement refacing
drawer sticks	furniture restoration
drawer stuck	furniture restoration repair
dreads	curly hair specialist
dream garden	garden design
dress code	what to wear clothing
dress for ball	wedding dress alterations
dress for theatre	what to wear theatre
dress smart	what to wear clothing
dress taken in	wedding dress alterations
dress too big	alterations tailoring
dress too long	wedding dress alterations
dress too tight	sewing alterations tailor
dress too tight	wedding dress alterations
dress up	what to wear clothing dress
dress up theatre	what to wear theatre
dresser restored	furniture restoration
dressing changed	wound care dressing stitches
dressing changed	wound dressing nurse
dressing up	family activities workshops museum
dribble out of shower	low water pressure
dribbling cat	pet dental scaling
dried ones	dried preserved flowers
dried up after planting	plant died growth guarantee
drifts to right	wheel alignment tracking
drill on sunday	house rules noise
drill the lock	door opened without damage
drilled into cable	rewiring
drink after pulled tooth	aftercare following extraction
drink alcohol	alcohol bar policy
drink before	preparation alcohol fasting
drink before show	pre show interval drinks
drink driving	penalty points licence course traffic
drink on antibiotics	medication review interactions
drink on board	alcohol on board
drink too much	alcohol addiction support
drink without eating	drinks cocktails happy hour
drinking loads	senior pet care arthritis
drinking too much	alcohol addiction support helpline crisis
drinks in room	room service minibar
drinks into theatre	pre show interval drinks
drinks too much	addiction counselling
drip drip	leak detection repair
drip drip	tap dripping repair
drip hose	irrigation watering
dripping faucet	tap repair replacement
dripping in loft	roof leak emergency repair
drips in attic	roof leak repair
drips under car	oil leak fluid
drive a van	trailer hgv bus licence
drive abroad	cross border driving
drive after eye drops	diabetic eye screening
drive after eye test	dilation drops driving
drive after eye test	drops pupils driving
drive afterwards	aftercare driving
drive again	nervous drivers refresher
drive as much	mileage limit unlimited
drive at seventeen	accompanied driving age seventeen
drive dead	data recovery
drive in after ten	gate closing quiet hours
drive lorry	trailer hgv bus licence
drive on motorway	motorway lessons
drive on other side	foreign licence conversion
drive other cars	car insurance
drive resurfaced	patio paving driveway
drive there	parking
drive there where stop	parking
drive to tip	recycling centre tip
drive van licence	van hire
drive with mum	accompanied driving insurance
drive with parents	accompanied driving insurance
drive with syrian licence	foreign licence exchange
drive with trailer	trailer towing licence
drive your van	hire requirements driver licence
driver didnt collect	courier pickup booking
driver free	coach driver free
driver lied	parcel lost investigation compensation
driver lost	delivery delayed order
driver to collect	courier pickup booking
drivers ed	driving lessons price
drivers license	documents to bring
drivers license renew	driving licence vehicle registration
driveway dirty	pressure washing
driving ban	traffic offences driving law
driving lessons	driving lessons price
driving licence enough	documents to bring
driving over	parking
driving range	golf cycling running club
driving test	practical driving test
drone	wedding photography
drone look	roof inspection maintenance
drone roof	roof inspection survey
drone video	photography video production
drop a line	contact
drop a subject	subject change withdrawal
drop books off	book return drop box
drop box	book return drop box
drop by	walk in without appointment
drop everything	urgent same day
drop her and go	parental consent unaccompanied minors
drop him off	parental consent unaccompanied minors
drop in	walk in without appointment drop
drop in desk	day pass hot desk
drop it off	delivery shipping
drop kids at pool	children unaccompanied age pool
drop kids off	childcare creche
drop me at work	pick up lessons location
drop off before opening	key drop box garage
drop off charge	airport parking drop off
drop off donations	in kind donations goods
drop off earlier	early drop off breakfast club
drop off elsewhere	car hire return late fee
drop off elsewhere	one way rental
drop off how early	opening closing times care hours
drop off junk	recycling centre tip
drop off machine	hire delivery instruction
drop off my medicine	medicine delivery
drop off night before	key drop early drop off
drop off parcel	send parcel shipping
drop off prescription	medicines delivery
drop off rubbish	recycling centre tip
drop out	cancellation rescheduling
drop out of uni	withdrawal exmatriculation
drop someone off	airport parking drop off
drop suitcases early	early check in luggage storage
drop weights	gym rules
drop you a line	contact phone email
dropped book in bath	lost damaged items library
dropped in bath	phone water damage
dropped in bath	water damage phone
dropped it	warranty exclusions
dropped kerb	building permit planning permission patio
dropped my keys	lost property
dropped my phone	screen repair
dropped my phone	screen repair phone
dropped my ring	lost property
dropped on google	search engine optimization seo
dropped phone	phone screen repair
dropped someones phone	claim report damage insurance
drops make pupils big	diabetic eye screening
drove into pothole	wheel alignment suspension
drove past	missed bin collection
drove past my bin	missed collection
drove years ago	nervous drivers refresher
drowning fear	swimming lessons
drowning in admin	process optimisation
drowning in debt	bankruptcy insolvency debt advice
drowning in debt	debt advice
drowning in receipts	bookkeeping service
drowning plant	watering care instructions
drugs found	criminal defence
drum up business	marketing strategy lead generation
drumming for little ones	early music toddlers
drunk driving	traffic offences driving law
dry cleaning	laundry service
dry cut	haircut prices women men
dry hair	conditioning treatment
dry heels	pedicure
dry my stuff	laundry washing machine
dry roots parcel	transport damage claim plant
dry rot	woodworm timber treatment
dry scaly skin	skin check dermatology
dry soil	garden plants advice
dry soil	plant advice location shade
dryer stays wet	washing machine repair
drying room	bicycle storage cyclists welcome
drywall hole	plastering crack repair
dss	tenant application references
ducts dirty	duct cleaning
due date	maternity antenatal care
dui	penalty points licence course traffic
dull skin	facial skin treatment
dumb meter	smart meter installation
dummy and teddy	nap sleep rest
dummy teeth	childrens dentistry fissure sealants
dump it	disposal old item
dump open	recycling centre tip
dump sofa	bulky waste collection
dump station	waste disposal motorhome services
dump toilet	chemical toilet waste disposal
dumped in lane	fly tipping report
dumped in woods	fly tipping report
dumpster	skip dumpster hire
dunk the baby	baptism christening registration
dunning	debt collection
duplicate it	templates recurring
duplicate key	key cutting
duplicate present	returns exchange
duplicates everywhere	deduplication merge duplicates
during half term	holiday club half term
dust after building	after builders cleaning
dust allergy	allergy friendly room
dust everywhere	cleanliness dust protection
dust everywhere	dust protection cleaning
dust from vents	duct cleaning
dust sheets	furniture moving floor protection
dusty arrangement	dried artificial flowers
dusty bike	bicycle service tune up
dusty guitar	adult music lessons
duty free	airport lounge shops wifi
duty to pay	customs duties import
duvet wash	ironing laundry service
dvd scratched	lost damaged items library
dvds	games dvds media loan
dvla eye	driving eyesight certificate
dvla letter eyes	driving licence eyesight
dwi	traffic offences driving law
dye my hair	colour balayage highlights
dye my hair	hair colouring root touch up
dye shoes	shoe cleaning care
dye while pregnant	allergy patch test colour
dyed at home disaster	colour correction complaint hair
dyed hair	appearance policy uniform
dyed it wrong	colour correction
dying at home	palliative end of life care
dying cat	euthanasia putting to sleep
dying mum	end of life palliative care
dynamic price	ev tariff night rate
dynamo	bike lights legal
dyslexia	special educational needs inclusion
dyslexia	special educational needs support
dyslexic	special educational needs support easy
dyslexic student	disability support adjustments
e bike charge	bicycle storage cyclists welcome
e car battery weak	electric hybrid car service
e gates	passport control customs
e invoice	e invoicing xrechnung peppol
e reader	audiobooks ebooks
e scooter train	bicycle on train
e ticket	tickets booking
each pay our own	payment split bill
ear bunged up	ear wax removal microsuction
ear feels full	ear wax removal microsuction
ear hurts	minor illness clinic
ear mites	flea tick worm treatment
ear problems diving	medical diving
ear wax	ear wax removal microsuction
earache	minor illness clinic
earlier slot	change appointment reschedule
earlier slot	rescheduling change booking appointment
earlier test	practical driving test
earlier train	train tickets fares
earliest you can	availability waiting list appointment booking
early bird	lunch menu set lunch
early bird	school holidays early booking
early bird swim	swimming pool admission
early breakfast leaving	breakfast half board
early drop off	opening closing times care hours
early drop off	school day start times
early morning swim	lane swimming public swim
early mornings in	coworking access 24/7
early repayment	loan early repayment
earn some money	jobs vacancies careers
earn too little	affordability income requirement
earring back	jewellery repair
earring broken	jewellery repair
earring lost	watch battery jewellery repair
earrings at school	school uniform
earrings baby	ear piercing
ears blocked	ear wax removal microsuction
ears blocked	minor illness clinic
ears cleaned	ear wax removal microsuction
ears pierced	ear piercing
ears stink	ear infection pet
ears syringed	ear wax removal microsuction
earth for beds	compost soil mulch delivery
earthquake there	travel warnings safety
easter buns	seasonal specialities
easter lunch	christmas menu party booking
easter monday	public holiday hours
easter service	service times worship
easy plants	garden plants advice
easy to edit	content management system
eat after ten	kitchen closing time
eat after tooth out	aftercare following extraction
eat as much	buffet
eat at home	takeaway collection
eat at ten	kitchen hours last orders
eat at yours tonight	table reservation
eat before	preparation eating fasting
eat before being neutered	surgery before anaesthetic fasting
eat before blood test	blood test fasting
eat before early flight	breakfast included
eat before show	drinks interval bar
eat before show	pre show interval drinks
eat beforehand	preparation eating fasting
eat healthier	nutrition coaching
eat in room	room service
eat in room	room service minibar
eat outside	outdoor seating terrace
eat outside	terrace outdoor seating
eat own sandwiches	museum cafe picnic
eat there	food drink catering
eat there evening	restaurant in house half board
eaten chocolate	veterinary emergency poisoning
eating better	nutrition coaching
eating plan	nutrition coaching
ebike battery	e bike battery motor service
ebike battery dead	e-bike battery service
ebike display	e bike battery motor service
ebike error	e bike battery motor service
ebike wont turn on	e bike battery motor service
ebike wont turn on	e-bike battery service
ebooks	e books audiobooks
eco coffin	woodland natural burial
eco electricity	green renewable tariff
eco friendly	sustainability environment
eco heating	heat pump subsidy
eco paint	smell solvent free paint
eco4	heating grants subsidies
economy 7	ev tariff night rate
eczema	skin check dermatology condition sensitive
edit my wrinkles	retouching
edit out	photo retouching editing
edit photos course	photography film course
edit site myself	content management system
education leave	study leave education voucher
egg allergy	allergies intolerances
eggs benedict	sunday roast brunch
ehcp	special educational needs support
ehic	visitors from abroad treatment
eight in wheel	wheel truing spokes
eighty and driving	older driver assessment
ekg	ecg heart check
elbow hurts	tennis elbow wrist pain
electric bike	e bike battery motor service
electric car point	electric car charging
electric car too	electric vehicle servicing
electric cut off	payment difficulty disconnection
electric inspection	electrical safety report eicr
electric on pitch	electric hook up
electric shock	emergency electrician burning smell
electric stove hookup	electric oven cooker connection
electrical certificate	electrical safety report eicr
electrical rubbish	recycling centre tip
electricity at pitch	electric hook up
electricity bill doubled	energy bill explanation
electricity from roof	solar panels photovoltaic
electricity in garden	sockets installation
electricity included	electric hook up
electricity off	power cut fault finding
electricity too expensive	switch energy supplier tariff
electrics checked	electrical safety report eicr
electrics from sixties	fuse box upgrade
electrics gone	emergency electrician power failure
electrics gone	power cut fault finding
electrics safe	electrical safety inspection certificate
electrics trip	fuse board consumer unit
electronic bill	e-invoice format
electronic invoice	e invoicing xrechnung peppol
electronics recycling	electronic waste
elevator	accessible step free access
eligible for help	get help support services
elope	wedding ceremony venue
elsan	waste disposal motorhome services
email address	contact person responsible
email address	contact phone email
email blast	email newsletter marketing
email me receipt	receipt proof of purchase
email no longer exists	change email account recovery
email on phone	email hosting mailbox
email teacher	parents evening teacher contact
email with own name	email hosting mailbox
email with own name	hosting domain email transfer
emailed last week	response time contact
emails bounce	email hosting mailbox
emails disappear	email hosting mailbox
emails dont arrive	hosting domain email transfer
emails go to spam	email deliverability spam
emails in english	business language training
emails in one place	email sync templates crm
emails not arriving	email hosting mailbox
emails not sending	smtp email configuration
embarrassed about teeth	dental anxiety sedation
embarrassed by website	website redesign relaunch
embarrassed intimate exam	chaperone female doctor
embarrassed to undress	chaperone
embarrassing website	website relaunch redesign
embassy stamp	apostille legalisation
embossed	paper types finishing
embroider	textile t shirt printing
emergency	urgent same day
emergency credit	prepayment meter top up
emergency food	food bank hardship help
emergency number	out of hours emergency service
emergency tablets	emergency supply of medicine
emergency tax	tax refund reclaim
emigrate	deregistration moving abroad
emigrating	international removals
emissions test	mot test inspection
eml	engine diagnostics warning light
emotional support	assistance dogs
employee left	invite team members users deactivate
employees cover	business insurance
employer pay for glasses	screen glasses computer workplace
employer pays	employer funding invoice
employer pays course	study leave education voucher
employer pays move	moving help costs authority
employer wants proof ill	sick note fit note
empty bins office	office commercial cleaning
empty cupboards first	preparation
empty house	house clearance
empty house tax	council tax property tax
empty machines	crowded peak times
empty mums flat	house clearance
empty room first	furniture moving floor protection
empty stomach for test	blood test fasting
empty the flat	house clearance
empty the loo	chemical toilet waste disposal
empty the room	moving furniture covering painter
empty toilet	waste disposal motorhome services
empty toilet cassette	chemical disposal point
empty waste	waste disposal motorhome services
emptying cassette	chemical toilet waste disposal
emptying parents house	house clearance
en espanol	languages spoken interpreter
enclosed garden	garden hot tub fenced
encrypted	security encryption hosting location
encrypted	server location data security
end her suffering	euthanasia put to sleep
end her suffering	euthanasia putting to sleep
end his suffering	euthanasia putting to sleep
end it all	mental health counselling
end my contract	cancellation notice period
end my marriage	divorce separation family law
end my membership	cancellation notice period
end my plan	cancel subscription software
end of line	sale offer
end of month nothing left	overdraft limit
end of year accounts	annual accounts year end
end tenancy	tenancy notice moving out
end the contract	cancellation notice period
end the marriage	divorce separation
endometriosis	period problems gynaecology
energy rating	energy certificate epc
energy rating	property documents floor plan
engagement party	private dining function room
engagement photos	engagement shoot couple session
engine light	warning light diagnosis
engine light on	engine diagnostics warning light
engine oil	hazardous waste
engine oil	recycling centre tip
engineering works	train delay cancellation compensation
english at office	business language training
english book	order book special
english for immigrants	integration course subsidised
english for job	business language training
english for kids	childrens language classes
english for schoolkids	childrens language classes
english for university	exam preparation certificate language
english for work	business language training
english not good	interpreter language
english not good	languages spoken translation
english speaking	languages spoken
engrave	custom made personalised
engrave	personalisation engraving
enlarge a photo	photo printing album canvas
enough boot	vehicle category guarantee
enough for thirty	catering minimum number guests
enough people	minimum numbers participants
enough pots	equipment kitchen holiday flat
enough staff	staff ratio night care
enquiries straight into	web forms lead capture
enroll my daughter	school admissions places
enroll my son	school admissions places
enrolment letter visa	student visa invitation letter
ensemble	band ensemble orchestra
enter a race	regatta competition entry
enter costs	expenses receipts capture
enter my receipts	bookkeeping
enter the code	voucher code coupon
entered pin wrong	online banking tan app
entertain the kids	photo booth entertainment
entertain the little ones	playground entertainment kids
entertainment for elderly	activities residents
entrance fee	museum admission tickets
entry costs	museum admission free day
entry fee	tickets admission
entry rules	visa passport entry requirements
entryphone	intercom doorbell
environmentally	sustainability environment
environmentally friendly	sustainability environment
epc	property documents floor plan
epc improve	energy saving advice audit
epdm	flat roof
epileptic	epilepsy medical conditions
epipen	allergies intolerances dietary requirements allergy
epipen school	medicine allergies at school
epp	domain registration transfer
erase before repair	privacy data during repair
erase my details	data deletion right erasure
erg	indoor rowing ergometer
error 500	outage status
error message	website error technical problem contact
error on boiler	boiler repair
error on display	warning light diagnosis
error on ebike	e-bike battery service
error on page	website maintenance support contract
errors and omissions	business insurance
escape home office	day pass hot desk
esol	integration course subsidised
espresso leaks	coffee machine repair
esta	travel documents visa entry
esta	visa passport entry requirements control
estate agent cost	agent fees commission
estate clean out	house clearance
estate sale	house clearance
estate tax	inheritance tax gift tax
estimated bill	meter reading submission
etf	investment funds
ethernet	network cabling data points
ethical	sustainability environment
ethically made	sustainability environment
etsy	marketplace sync amazon ebay
euros accepted	payment methods
euros for trip	card abroad travel
ev	electric car charging station
ev charger	electric car charging point
ev charger there	electric car charging
ev range dropped	electric hybrid vehicle service
evening class	adult education course enrolment
evening course	evening weekend course times
evening degree	vocational professional training courses
evening delivery	delivery rescheduling hold
evening guests	wedding packages
evening lesson	block booking lesson cancellation
evening service	service times worship
evergreen	garden plants advice
evergreen screen	hedge privacy screening
everlasting	dried artificial flowers
every day course	intensive language course
every day lessons	intensive course
every fortnight	lesson length frequency music
every month a box	subscription box
every other week lesson	lesson length frequency music
every six months	dental check up examination
every tenth free	loyalty card points
every week cheaper	multi visit pass season ticket
every week or	timetable schedule
everybody account	open current account
everyone mumbles	hearing test hearing aids
everyone pays own	split bill separate
everything disappeared	undo restore deleted items
everything foggy	cataract referral
everything greyed out	trial ended payment outstanding
everything included	fixed price all inclusive
everything insured inside	home contents insurance
everything offline	system status uptime outage
everything squeaks bike	bike service inspection
everything takes long	process optimisation
everything to new phone	phone unlock setup data
everything too much	mental health counselling
everything vanished	restore deleted data
evicted	tenancy law
evicted	tenancy law eviction
eviction	tenancy law eviction
eviction letter	housing benefit
eviction notice	council housing homelessness
ex doesnt pay	divorce family law custody
ex has key	lock replacement change
ex moving away with	child custody maintenance
ex moving kids away	divorce family law custody
ex not allowed pick up	collection authorised persons
ex not paying	child maintenance
ex stalking me	domestic violence protection order
ex still has key	lock change
ex still has key	lock replacement
ex vat	vat included
ex wont let see kids	divorce family law custody
ex wont pay	child welfare family support
exact time	time slot arrival window
exam coming up	tutoring homework help
exam dates	exams resits grades
exam for citizenship	exam preparation certificate language
exam in three weeks	exam preparation intensive
examiner	practical driving test
examples of work	photos video gallery
excel of customers	crm contact management
excess baggage	luggage allowance
excess insurance	car hire
excess reduce	excess insurance rental
excess too high	excess deductible
exchange contracts	conveyancing property transfer
exchange driving licence	driving licence vehicle registration
exchange fell through	moving date change completion
exchange foreign license	foreign licence conversion
exchange it	withdrawal right returns
exchange rate	foreign currency
exchange student	language travel host family
exclamation mark light	tyre pressure sensor tpms
exclusive use	private hire venue hire
executor	wills probate inheritance
exempt from charges	nhs fees exemption
exempt from paying	nhs charges exemption
exercise bad back	exercise referral rehabilitation
exercise classes	group classes timetable
exercise for old folks	over sixties seniors exercise
exercise for oldies	over 60s senior fitness
exercise in water	hydrotherapy
exercise while pregnant	prenatal postnatal fitness
exercise with diabetes	exercise referral rehabilitation
exercises at home	exercise programme
exercises in pool	aqua fitness
exercises to do	exercise programme
exhaust blowing	exhaust catalytic converter
exhaust hanging	exhaust catalytic converter
exhaust hanging	exhaust repair
exhaust smoke	exhaust catalytic converter
exhibition end	current exhibition special exhibition
exhibition stand	large format banner printing
existing condition travel	travel insurance
expect to pay	price cost
expecting a baby	pregnancy midwife antenatal
expecting a baby	pregnant pregnancy
expelled	school rules behaviour phones
expenses back	expense reimbursement
expenses claim	tax planning saving
expensive adviser	accountant fees
expensive thing post	parcel insurance value cover
experience you have	certificate qualifications
expired railcard	railcard discount pass
expired tablets	return unused medicines disposal
explain exhibits	guided tours audio guide
explain how	process how it works
explain insurances	insurance advice appointment
explain on phone	support contact help
explain simply	easy read plain language
explain step by step	tutorial getting started
export for accountant	accountant access export
export to	export data
extend course	course extension
extend kitchen	kitchen fitting worktop
extend my book	renew loan extend
extend my books	loan period renewal
extend my sick note	sick note fit note
extend our stay	extend stay extra night
extend rental	hire return late fee
extend the rental	return after hours key drop
extended without telling	automatic renewal
extension lead everywhere	sockets installation
extension roof	flat roof
external drive dropped	data recovery
extra at night	surcharge weekend night
extra bag	luggage allowance
extra bed	extra bed cot
extra bin	bin size order replacement
extra bin	new bin larger bin
extra blanket	housekeeping towels linen
extra bolt	door window security upgrade
extra bolt	security locks upgrade
extra charges	fixed price all inclusive hidden
extra costs flat	service charges utility billing
extra costs too high	utility bill service charges
extra cover	extended warranty insurance
extra day	nursery hours late pick up
extra help at school	special educational needs support
extra hole	belt bag watch strap
extra keys	key cutting
extra kilometres	mileage limit unlimited
extra legroom	seat reservation special assistance
extra lessons	tutoring homework help
extra night	extend stay extra night
extra on sunday	surcharge weekend night
extra per night	tourist tax
extra person	awning extra car charge
extra plug	sockets installation
extra repayment	loan early repayment
extra seat	invite team members users
extra security login	two factor authentication
extra suitcase	baggage allowance
extra tax	tourist tax city tax
extra tent	awning extra car charge
extra time exam	exams resits grades
extra time in exam	disability support adjustments
extra toilet	bathroom installation
extra user	invite team members users
extractor hood	kitchen appliances
extractor noisy	ventilation mould condensation
eye bleeding	emergency eye care
eye exam	eye test sight test
eye hurts	emergency eye care
eye test for licence	driving licence eyesight
eye test licence	licence application documents
eye turns in	childrens eye test
eyebrows done	threading brow shaping
eyebrows nose hair	beard shave barber
eyebrows too bushy	threading brow shaping
eyelashes done	lash extensions lift tint
eyes ache computer	reading glasses computer glasses
eyes blurry after drops	drops pupils driving
eyes burn	dry eye clinic
eyes checked	eye test
eyes checked	eye test sight test
eyes dry	dry eye clinic
eyes feel tired	dry eye clinic
eyes for driving	driving eyesight certificate
eyes getting worse	eye test
eyes getting worse	eye test sight test
eyes good enough driving	driving licence eyesight
eyes gritty	dry eye clinic
eyes itch	hay fever allergy test
eyes streaming	hay fever allergy advice
eyes tested	eye test sight test
eyes tired from screen	screen glasses computer workplace
eyes tired screen	reading glasses computer glasses
eyes water	dry eye clinic
f28	boiler repair
fabric cables	rewiring
fabric included	course materials to bring
face drooping	chest pain emergency
face drooping stroke	chest pain emergency call
face mask	covid masks hygiene rules
face painting	photo booth entertainment
face swollen	toothache emergency dentist abscess swelling
face swollen up	dental emergency toothache
face the sea	sea view quiet room
face treatment	facial skin treatment
facebook for business	social media marketing management
facebook page	social media
facetime	online sessions video call
facial	beauty nails lashes
facial hair woman	laser hair removal
facing forward	seat reservation
faded picture	old photos digitise restoration
fail it	resit retake
failed again	failed test retake
failed driving	failed test retake
failed driving test	driving test resit
failed exam	exams resits grades
failed its mot	mot failure retest
failed mot	mot inspection
failed mot	mot test inspection
failed my test	failed test retake retest resit
failed the exam	exam resit
failed the exam	resit retake
failed theory	driving theory test
failed theory	theory test preparation resit
failed three times	resit intensive course
failing maths	tutoring homework help
fails tests	homework tutoring support
faint a lot	dizziness vertigo
faint giving blood	blood donation
fainted	first aid accident
fair price opening	locksmith prices fixed
fair trade	sustainability environment
fair wages	sustainability environment
faithful customer	loyalty program
fake call	hacked account phishing
fake diamond	jewellery valuation appraisal
fake flowers	dried preserved flowers
fake grass	artificial grass
fake nails	manicure gel nails
fake shop	contract consumer law
fake site	scam phishing fraud
fake tan	spray tan tanning
fake tooth screwed	dental implants
fake tree	christmas trees
fall at home alone	emergency call pendant
fall in river	swim test capsize drill
fall in water	swim test capsize drill
fallen arches	foot pain insoles orthotics
fallen leaves	garden waste brown bin
fallen out nest	injured wildlife
falling behind	homework tutoring support
falling behind	special educational needs support
false lashes	lash extensions lift tint
false teeth	dentures
false teeth broke	dentures repair
falsies	dentures
falsies dont fit	dentures repair
family bathroom	sanitary facilities showers
family book	death documents certificates needed
family business	about us team
family car	used car sales
family come here	residence permit immigration office
family cookbook	book printing self publishing
family died exams	extenuating circumstances extension
family hire bikes	rental bikes
family history research	donate object collection archive
family if dead	life insurance disability
family looked after	life insurance
family membership	family membership rate
family of four	family discount
family party dinner	private dining function room
family photos	family portrait session
family picture	family portrait session
family price	reduction discount concession
family room	room types family connecting
family ticket	family discount sibling discount
family tree	local history genealogy archive
family tree church	parish office certificate
family trip school	leave of absence term time
family with dog picture	newborn family photos
famous person promote	influencer campaign
fan loud	laptop repair
fan not pulling	ventilation mould condensation
fancy a change	cut and blow dry
fancy dress	costume hire
fancy hair	wedding hair updo
far from beach	distance beach location
far from station	public transport bus train address
far walk	walking distance
fare dodging	penalty fare fined
fascias	gutter repair fascia soffit
fast german	intensive language course
fast licence	intensive driving course
fast track	security screening liquids
faster computer	computer slow upgrade ssd
faster server	hosting resource limits performance
faster site	page speed optimisation
fastest train	train timetable journey planner
fasting before blood	blood test phlebotomy
fat cat	pet weight nutrition
fat dog	pet weight nutrition
fat freezing	body contouring fat freezing
father died	death bereavement
father died what do	death registration certificate
fathers account	death of account holder
fathers day present	gift voucher
fathers name on	birth registration certificate
faucet broken	tap repair replacement
fault again	warranty guarantee
faulty	faulty goods repair replacement
faulty	warranty defect complaint
favourite song	music flowers ceremony wishes
fax	computers printing scanning library digital
feather pillow	allergy friendly room
feather pillow	housekeeping towels linen
feature missing	feature request
feature wall	wallpapering
fed up	complaint
fed up with	complaint feedback
fee abroad	card abroad travel
fee for card	account fees charges
fee for selling	agent fees commission
fee for showing up	call out fee
fee when buying	estate agent commission
feed dog before operation	surgery before anaesthetic fasting
feed fifty people	outside catering
feed my baby	baby changing pushchair access
feed my cat	pet boarding sitting
feed my guests	catering minimum number guests
feed my kids	food bank
feed the baby	baby changing breastfeeding
feed the lawn	lawn seed turf care
feed us	food drink catering
feedback on site	website review audit
feel dizzy	dizziness vertigo
feel down	mental health counselling
feel funny since tablets	medication review interactions
feel guilty	pastoral care visit prayer
feel it first	sample test
feel lonely	seniors lunch coffee morning
feel poorly	minor illness clinic
feel rough	minor illness clinic
feel safe	safety security
feel safe at night	martial arts self defence
feel stuck	life coaching
feel ugly	shy in front of camera
feel unsafe at home	door window security upgrade
feel unsafe home	security locks upgrade
feel weird since tablets	medication side effects advice
feeling ill	illness cancellation
feeling lousy	minor illness clinic
feeling low	mental health counselling
feeling really low	mental health counselling
fees for bin	waste fees bill
fees per term	school fees scholarship
feet done	podiatry chiropody
feet for summer	pedicure
feet hurt	foot pain insoles orthotics
fell apart	repair warranty guarantee
fell for scam	fraud phishing unauthorised transaction
fell ill	cancellation fee
fell ill before holiday	reservation cancellation travel insurance
fell in	safety life jackets
fell in toilet	phone water damage
fell in water	water damage phone
fell off again	guarantee warranty workmanship
fell off horse	fall riding confidence
fell on helmet	helmet replacement crash
fell on mouth	broken tooth emergency
fell over	first aid emergency
fell over at nursery	accident report
fell to bits	warranty defect complaint
felt roof	flat roof
female doctor	chaperone female practitioner choice
female if possible	choice of staff
fence argument	neighbour dispute
fence blew down	fencing
fence fell	fencing
fence height	building permission planning
fence leaning	fencing
fence on my land	neighbour dispute law
fence panels	fencing
fenced garden	child safe stairs pool
fender bender	accident damage bodywork
fender bender	bodywork dent scratch repair
ferret	exotic pets small animals rabbits
ferry with hire car	cross border travel rental
festival camper	camper van rental
festive period	public holiday hours
fetch bin from yard	assisted collection
fetch from home	collection service home pick up
fetch it	pick up collection click and
fetch it from me	pick up collection service
fetch it myself	pickup in store click collect
fetch me at home	pick up point lessons
fetch my donation	donate goods clothing furniture
fetch us airport	shuttle transfer station
fever wont go	minor illness clinic
fever yesterday nursery	illness exclusion nursery
few boxes	man van small move
few copies of book	book printing self publishing
few days a week	day pass hot desk
few hours week	volunteer
few minutes late	lateness late arrival
few things moved	man van small move
few things only move	removal quote volume survey
few weeks	long stay weekly rate
few weeks care	respite short term care
few words	beginners language course
fewer days at nursery	change sessions notice
fewer guests	change guest numbers
fewer people	change booking amend order
fewer seats	downgrade seats
fiance visa refused	immigration asylum law
fiancee from abroad	marriage documents foreign
fidgety	special educational needs support
field for horse	livery stabling
field trip	schools school trip
fight for real	sparring contact
fight over inheritance	will inheritance law
fight over inheritance	wills probate inheritance
fight over kids	child welfare family support
fight the decision school	admission appeal
figure in writing	quote estimate
figures at glance	reports dashboards analytics
figures for bank	financial forecasting business plan
file accounts	annual accounts year end
file format	artwork file requirements
file not pdf	file formats print data
file quarterly	vat return submission
file taxes	self assessment tax return
file too big	file attachments storage limit size
files encrypted	virus malware removal
files gone	data recovery
files too big	storage limit files
filing a claim	report a claim
filing cabinet key	mailbox padlock key
fill gap teeth	bridge
fill holes	plastering cracks filling
fill in form	form download application
fill in online	online services account town
fill in tax form	self assessment tax return
fill my calendar	marketing strategy lead generation
fill out form	form download application
fill raised beds	compost soil mulch delivery
fill the gap	interim management freelance
fill up before	hire mileage fuel policy
fill up water	chemical toilet waste disposal
fill up water	waste disposal motorhome services
fill water tank	fresh water motorhome
filled in wrong	correction amendment
filled rolls	savoury snacks sandwiches
filling came loose	filling replacement
filling fell out	filling composite lost emergency
filling fell out	filling replacement
film about us	photography video production
film here	photos consent
film in street	event permit street party
film inside	photography allowed
film it	filming photography policy
film there	photo consent image rights
filming with you	press media enquiries
films to borrow	games dvds media loan
filter fish	aquarium fish
filthy	defects complaint during stay
filthy	hygiene cleanliness
final balance	travel documents tickets received
final clean rental	end tenancy move out cleaning
final demand	late payment reminder fee
final price	fixed price
final reading	moving home energy
finance a house	mortgage
finance flat	mortgage home loan
finance kitchen	loan personal credit
finance office checks	tax audit inspection
financial aid	school fees scholarship
find a doctor	registration new patients
find a dress	wedding dress alterations
find a grave	grave cemetery memorial
find a placement	career service internship
find a spot for baby	nursery places registration
find anything	search filters
find classroom	course room building location
find digs	student accommodation
find investors	funding grants consulting
find my scarf	lost property
find myself	life coaching
find next tenant	notice tenancy
find out about god	join church courses alpha
find out size secretly	ring size measurement
find out whats wrong	no fix no fee
find partner	relationship coaching
find staff	employer branding recruitment marketing
find successor	business succession sale
find tenant	letting rental management
find the place	address directions
find us a home	property search buyers
find us a house	property search alert
find whats wrong dog	diagnostics x ray ultrasound
finders fee	agent fees commission
fine for book	overdue fines
fine for holiday	leave of absence term time
fine on card	overdue fines reminder
fine print	terms and conditions
fine unfair	penalty fare fined
fine weeks later	traffic fines rental
fined for parking	parking fine penalty appeal
fined on train	penalty fare fined
finger food	outside catering
finger goes green	nickel allergy jewellery
finger prick	blood glucose cholesterol test
finger swollen	ring resizing
fingerprint lock	electronic lock access control
fingers numb	tennis elbow wrist pain
finish before last train	performance times interval
finish course early	early leaving refund
finish school later	literacy basic skills qualification
finish work late	breakfast club after school care
finished by	duration
finished project	archive
fire alarm	first aid emergency
fire alarm needed	smoke alarm
fire bowl	campfire barbecue allowed
fire detectors	smoke alarm installation
fire in flat	home contents insurance
fire pit	campfire barbecue rules
fire wont draw	chimney sweep wood stove
fired while ill	dismissal employment law
fired while pregnant	employment law dismissal
fireplace smokes	chimney sweep wood stove
fireworks	public liability licence event fireworks
fireworks permit	event permit street party
first account	bank account opening
first aid	first aid course
first aid for babies	first aid course
first aid for licence	eyesight test first aid licence
first aid for licence	licence application documents
first aider	first aid accident
first aider at work	first aid course
first bike	childrens bikes
first birthday photos	newborn baby photography
first car	used car sales
first chat solicitor	initial legal consultation
first class	seat reservation
first communion	confirmation first communion
first dance	dance classes
first dance	wedding photography
first day	first day onboarding
first day back	term dates school holidays
first days nursery	settling in
first days nursery	settling in period
first dentist visit	childrens dentistry fissure sealants
first employee	payroll
first employee	payroll accounting
first go free	trial session taster
first haircut	childrens haircut
first home	mortgage
first home	mortgage finance buyers
first invoice	create send invoice
first jabs kitten	puppy vaccination
first last and security	tenant application references
first meeting lawyer	initial legal consultation
first on google	search engine optimization seo
first one free	trial lesson
first one free	trial session taster free
first order discount	discount code not working
first passport	passport id card application
first puppy	puppy class socialisation
first steps morning	foot pain insoles orthotics
first sunday free	museum admission free day
first talk lawyer	initial consultation lawyer
first time	beginner level no experience first
first time manager	leadership executive coaching
first timer	beginner level no experience first
first train	train timetable journey planner
first visit	first appointment new customer
fish dying	aquarium fish
fish dying pond	pond water feature
fish floating	aquarium fish
fish in lake	fishing licence
fish in pond	pond aquatic
fish sick	exotic pets small animals
fish tank	aquarium fish
fish tank move	piano heavy item moving
fishy bum	anal glands expression
fit a lamp	lighting installation
fit all of us	capacity maximum number
fit dishwasher	appliance plumbing connection
fit in my	product details material
fit internal doors	carpentry doors fitting
fit me in	appointment booking
fit my kitchen	kitchen installation fitting
fit my own lamp	bringing own material parts
fit new hob	kitchen appliances
fit to dive	medical certificate report
fit to drive	medical certificate report
fit to fly	medical certificate report
fit tow bar	towbar roof rack fitting
fit units	kitchen installation fitting
fit us all	capacity number of people
fitted wardrobe	built in wardrobes fitted
fitter rooms	long term stay monthly
fix from distance	remote support it help
fix internet bike	bike bought online repair
fix it	repair
fix my haircut	complaint recut adjustment
fix my price	price guarantee fixed tariff
fix to wall	flat pack assembly handyman
fix toaster	repair cafe
fix up	repair
fixed desk	dedicated desk
fixed new tooth	dental implant
fixed price tax	accountant fees
fixed rate ending	remortgage refinancing
fixed rate ends	mortgage home loan
fixed term savings	savings account interest
fizz	wine list corkage
flabby tummy	body contouring fat freezing
flaking off outside	exterior painting
flaky scalp	scalp treatment dandruff
flame goes out	pilot light
flap for cat	cat flap installation
flash allowed	photography rules museum
flash camera speeding	parking fine penalty appeal
flashed by camera	traffic offences driving law
flashing lights	age recommendation content warnings
flashing lights eye	urgent eye care
flat battery	battery alternator starter
flat bike	puncture repair bike
flat fee	fixed price
flat feet	foot pain insoles orthotics orthopaedic
flat for family	holiday apartment booking
flat for low income	social housing application
flat for week	holiday apartment booking
flat full of junk	hoarding clearance cleaning
flat lifeless hair	perm
flat on bike	bike puncture inner tube
flat pack	assembly service furniture
flat rate scheme	vat return registration
flat share	student accommodation
flat tyre	puncture repair tyre
flat tyre	tyre change winter storage
flat tyre rental	breakdown rental assistance
flat white	coffee drinks plant based milk
flat with dog	pets allowed tenancy
flat with pets	tenant application references
flatmate moving out	tenancy change replacement tenant
flea bites	flea tick worm treatment
flea in carpet	flea tick treatment
fleas	flea tick worm treatment
fleas everywhere	worming flea tick treatment
flight cancelled	cancel booking hotel non refundable
flight cancelled	flight delay cancellation compensation
flight cancelled insurance	travel insurance
flight delayed	flight changes delays compensation status
flight five hours late	flight delay cancellation compensation
flight gets in early	early check in
flight in evening	late check out
flight info	flight status arrivals departures
flight lands late	late arrival key box
flight leaves early	early breakfast early check out
flight socks	compression stockings fitting
flight time changed	flight changes delays compensation
flipchart	conference meeting rooms
floaters	emergency eye care
flood cover	buildings insurance
flood in cellar	water sewage utilities
flood risk	property documents floor plan
flooded kitchen	burst pipe emergency plumber
flooded kitchen	emergency plumber burst pipe
flooded my neighbour	damage liability insurance
flooding	burst pipe emergency plumber
floodlit	tennis court booking
floor buckled	wooden flooring
floor cold heating	underfloor heating
floor creaks	wooden flooring
floor has gaps	flooring parquet sanding
floor heating	underfloor heating
floor plan	property documents floor plan
floor sander	tool hire
floor squeaks	flooring parquet sanding
floor to ceiling cupboard	built in wardrobes fitted
floor uneven	wooden flooring
floorboards	wooden flooring
flower arch	wedding flowers decoration bridal bouquet
flower crown	wedding flowers bridal bouquet
flowers abroad	bouquet flower delivery
flowers all summer	garden plants advice
flowers arrived brown	flower care freshness
flowers brown	freshness guarantee flowers
flowers didnt arrive	delivery complaint flowers
flowers died	flower care freshness
flowers drooping	flower care freshness
flowers every week	flower subscription
flowers for anniversary	bouquet flower delivery
flowers for big day	wedding flowers bridal bouquet
flowers for birthday	bouquet flower delivery
flowers for burial	funeral flowers wreath
flowers for cemetery	funeral flowers wreath
flowers for coffin	funeral flowers wreath
flowers for funeral	funeral flowers wreath
flowers for grave	funeral flowers wreath
flowers for insects	bee friendly insects wildlife
flowers for reception	flower subscription
flowers for restaurant	flower subscription
flowers for wedding	wedding flowers decoration
flowers getting married	wedding flowers bridal bouquet
flowers in room	romantic package honeymoon
flowers looked awful	freshness guarantee flowers
flowers on grave	grave cemetery memorial
flowers sunday	bouquet delivery flowers
flowers that last	dried artificial flowers
flowers that last	dried preserved flowers
flowers to funeral	funeral flowers delivery
flowers to her work	bouquet flower delivery
flowers to hospital	bouquet delivery flowers
flowers to hospital	bouquet flower delivery hospital
flowers to my mum	bouquet flower delivery
flowers to other city	bouquet flower delivery
flowers today	bouquet delivery flowers
flowers tomorrow	bouquet flower delivery
flowers wilted	flower care freshness guarantee flowers
flowers wilted	freshness guarantee flowers
flown home	travel insurance abroad medical
flu jab	flu vaccination
flu jab	vaccination immunisation
flu shot	flu vaccination
flu shot	vaccination immunisation
fluffy brows	brow tint lamination microblading
flume	swimming pool rules swimwear
flunked module	exam resit
flunked my test	failed practical test retake
fluorescent	hazardous waste
fluoride varnish	childrens dentistry fissure sealants
flush handle broken	toilet repair cistern
fly after diving	no fly time
fly other day	rebooking change name flight
fly tipping	fly tipping street cleaning report
fly with baby	travelling with children baby
fly with cat	pet passport travel certificate
fly with dog	pet passport travel certificate pets
fly with dog	travel with pets
fly with oxygen	assisted travel reduced mobility
fly with wheelchair	special assistance passenger
flyer	logo branding print design
flyers	business cards flyers printing
flyers through letterbox	print advertising outdoor
flying next week passport	express temporary passport
foam replaced	upholstery reupholstery
fob not working	car key programming
fobbed off	complaint
fobs for staff	electronic lock access control
focus group	target group market research
fog between panes	windows repair draughts
foil bin	waste sorting separation
fold and staple	paper types finishing
folded leaflet	business cards flyers printing
folding bike	bicycle on train
follow me online	cookies tracking
follow up leads	sales pipeline deals
follow you	social media
font bigger	visual impairment accessible formats
food after funeral	funeral reception catering
food at nursery	allergies meals nursery
food bank	food bank hardship help get
food caddy	garden green waste
food for big party	set menu buffet
food for elderly	meals on wheels
food for fifty	outside catering
food for our do	outside catering
food for party	catering minimum number guests
food for party	outside catering
food for poor	food bank
food for puppy	pet food advice
food home	takeaway delivery order
food in morning	breakfast included
food not here	delivery delayed order
food on train	onboard services wifi food
food parcel	food bank
food parcel	food bank hardship help get
food poisoning	food poisoning complaint hygiene
food stamps	concessions reduced rate
food terrible hotel	travel deficiency complaint compensation
food there	food drink catering drinks
food to room	room service
food truck	business registration licence
food was cold	food poisoning complaint hygiene
food waste	garden green waste
foot pain	foot pain insoles orthotics
foot pamper	pedicure
football for girls	football team trials
football for toddlers	football team trials
football over 50	walking football veterans
for 20 of us	groups group booking
for a beginner	product advice gift finder
for free	free of charge
for husband photos	boudoir nude
for me personally	private customers
for my accountant	invoice receipt
for my employees	corporate offer employee benefits
for my shop	wholesale resellers bulk
for my shop	wholesale trade customers
for my tax return	invoice receipt
for nothing	free of charge
for one night	room rates availability
for our office	business customers
for our staff	corporate offer employee benefits
for podcast	press media enquiries
for private use	private customers
for school price	nonprofit education discount
for valentines	gift voucher
foraging	gardening nature courses
forced my door	burglary repair boarding up
foreclosure	mortgage arrears hardship
foreign books	order book special
foreign currency	payment methods
foreign fees	card abroad travel
foreign insurance	visitors from abroad treatment
foreign licence	driving licence vehicle registration hire
foreign licence hire	documents licence needed hire
foreign money	cash withdrawal deposit coins
foreign office	travel warnings safety
foreigner account	bank account opening
forest school	curriculum educational approach
forever roses	dried preserved flowers
forget deadlines	due dates reminders notifications
forget me	data deletion right erasure
forget the order	cancellation
forget to follow	crm contact management
forgets her tablets	dosette box blister pack
forgets to eat	dementia care memory unit
forgetting things	memory dementia assessment
forgot appointment	missed appointment fee
forgot badge	visitor badge access
forgot bag train	lost property train station
forgot discount code	discount code retrospective
forgot document	missing documents submission
forgot keys inside	lockout door opening
forgot locker code	parcel shop locker drop off
forgot lunch	school meals
forgot lunch money	school meals free
forgot most of it	language level placement test
forgot my appointment	cancellation policy fee no show
forgot my bag	lost property
forgot my bin	missed bin collection
forgot my bin	missed collection
forgot my card	membership card entry
forgot my coat	lost property
forgot my code	forgotten pin
forgot my exercises	exercise programme
forgot my fries	delivery delayed order
forgot my glasses	lost property
forgot my password	reset password
forgot my pill	contraception family planning
forgot my pin	pin reset
forgot my tablets holiday	emergency supply of medicine
forgot my ticket	penalty fare fined
forgot my towel	towel policy hygiene gym hire
forgot my umbrella	lost property
forgot my wallet	payment later
forgot passcode	phone unlock setup data
forgot password	it helpdesk password reset
forgot password	reset password
forgot pin	phone unlock setup data
forgot railcard	railcard discount pass
forgot reading	meter reading submission
forgot safe code	safe opening
forgot stop timer	time tracking
forgot swimming costume	swimwear hire purchase
forgot to cancel	automatic renewal refund
forgot to cancel	refund subscription
forgot to clock	time tracking
forgot to collect	unclaimed items storage fee
forgot to collect	uncollected items storage
forgot to come	missed appointment fee
forgot to declare	voluntary disclosure penalty
forgot to enter code	discount code not working
forgot to fill up	fuel policy
forgot to pay	late payment reminder fee
forgot to register	registration of address residence
forgot to return	late return fee overdue
forgot to return book	overdue fines reminder
forgot to take pill	medication side effects advice
forgot toothbrush	toiletries reception
forgot towel	towels showers lockers
forgot when	appointment reminder
forgot when appointment	appointment reminder confirmation
forgotten login	reset password
forgotten password	reset password
fork seals	motorcycle service mot
forklift	freight pallet shipping
form doesnt work	contact form technical error
form filled in	medical form fee
form for hgv	medical certificate report
form on internet	online services account town
form on website	web forms lead capture
form online	form download application
form signed by doctor	medical certificate report
form to crm	web forms lead capture
form wont submit	online form troubleshooting
formatted by mistake	data recovery
forms to fill	documents to bring
fortnightly clean	regular house cleaning
forty people	large group function room
forward emails	email hosting mailbox
forward my post	virtual office business address
found a bike	lost property office
found a bird	injured wildlife
found a bug	bug report
found a cat	microchip registration
found a cat	microchipping registration
found a dog	microchipping registration
found a hedgehog	wildlife injured animal
found a lump	mammogram breast screening
found a phone	lost property office
found a purse	lost property office
found a voucher	voucher validity expiry
found a wallet	lost property office found
found an old	donate object collection archive
found hair in food	food poisoning complaint hygiene
found hedgehog	injured wildlife
found him dead	bereavement what to do first
found it cheaper	price match
found keys	lost property office
found locally	google business profile local
found more wrong	additional work approval
found my id again	lost stolen passport report
found old coins	donate object collection archive
found on google	search engine optimization seo
found security hole	vulnerability disclosure
found someones phone	found property
found something in food	food poisoning complaint
found stray	pet adoption sale
found stray cat	stray found animal
found stray dog	microchip registration
found this key	found property
found wasps nest	wasp nest removal
found your ring	lost property found
four legged friend	dogs allowed
four legged friend	dogs pets allowed
four weeks course	intensive language course
fourteen days	withdrawal right cooling off period
fourth floor no lift	piano heavy transport
fourth of july	public holidays closing days holiday
fragile	label packaging instructions
frame a picture	photo printing album canvas
frame around house	scaffolding
frame cracked	bike build frame
frame number	bike theft lock insurance
frame number	bike theft lock registration
fraud	hacked account phishing
fraudster	unauthorised transaction fraud
frazzled	burnout stress coaching
free account	account fees
free account	account fees charges
free advice lawyer	initial legal consultation
free boiler	heating grants subsidies
free bus school	school transport
free cancellation	cancel booking hotel non refundable
free childcare	nursery funded hours fees
free coffee	coworking amenities printer kitchen
free delivery	delivery costs shipping fee cost
free english classes	integration course subsidised
free entry	free of charge
free eye test	eye test voucher nhs
free first chat	initial consultation lawyer
free first sunday	free admission day
free for a month	free trial
free for locals	free admission day
free go	trial session taster free
free hours	nursery funded hours fees
free in july	availability calendar vacancies
free lawyer	legal aid
free month	trial free taster
free museum	free admission day
free on friday	appointment booking
free on mondays	free admission day
free on tuesday	appointment booking
free places	grant funding subsidy
free prescriptions	nhs charges exemption
free prescriptions	prescription charges exemption
free quote	quote estimate
free returns	return label postage
free sample	sample test
free school meals	benefits housing benefit free school
free shipping	delivery costs shipping fee cost
free shipping over	shop shipping settings
free table	reservation table
free to enter	tickets admission
free to park	parking
free treatment on benefits	nhs fees exemption
free trial	trial session taster
free valuation	property valuation
free version	pricing plans subscription
free wifi	computer internet printing
freebie	free of charge
freedom of information	council meetings councillor mayor
freelancer	freelance self employed
freelancers meet	coworking community events
freeze bread	bread storage freezing
freeze bread	bread storage fresh
freeze for summer	pause membership freeze
freeze it	storage freezing
freeze my	membership freeze pause
freeze my card	lost stolen card blocking
freeze the cake	bread storage freezing
freezer blocks	camp shop bread service
freezing house	boiler heating repair
freezing inside	air conditioning heating
freezing pool	water temperature
freezing room	air conditioning heating
freezing shower	water heater hot water
french drain	retaining wall drainage
french tips	manicure gel nails
freon	ac service recharge
fresh flowers office	flower subscription
fresh look kitchen	kitchen door replacement refacing
fresh pair of eyes	business consulting
fresh polish	hygienist scale and polish
fresh rolls	bread rolls pre order
fresh towels	housekeeping towels linen
fresh water	waste disposal motorhome services
freshen our page	website relaunch redesign
freshen up room	interior painting
freshen up rooms	interior painting rooms
fridge away	bulky waste collection
fridge died	appliance repair fridge
fridge freezer	kitchen equipment dishwasher
fridge in room	room facilities amenities minibar fridge
fridge in room	room service minibar
fried my hair	conditioning treatment
friend collect child	authorised pick up person
friend collects	authorised collection pick up
friend discount	bring a friend referral
friend dropped out	change group size cancellation
friend go instead	transfer to another person
friend move in	subletting flatmates
friend not in church	godparent requirements
friend of museum	friends of museum membership
friend signs up	referral bonus
friend tag along	day pass
friend told me	bring a friend referral
friend use it instead	contract transfer third party
friend wont pay back	debt recovery unpaid invoices
friends film me	video photo package
friends kid sign	registration waiver climbing
friends visit us	visitors day guests
friends visit us campsite	extra visitors guests fee
frightened of motorway	driving test anxiety
frightened of needles	nervous anxious patients fear
fringe cut	fringe trim
fringe cut	haircut prices women men
fringe in eyes	fringe trim
fringe trimmed	fringe trim
frizz	keratin smoothing straightening
frizz	perm straightening keratin
frizzy	perm straightening keratin
frizzy curls	curly hair specialist
frizzy hair	keratin smoothing straightening
from airport to city	airport transfer
from airport to hotel	airport transfer shuttle
from airport to hotel	transfer hotel airport
from black to blonde	colour balayage highlights
from home session	online sessions video call
from my sofa	online course
from photos	quote photos estimate
from what age	minimum age age limit
from what age	minimum age lessons
from what age pay	children price age
from zero	beginners language course
front crawl	swimming lessons
front garden into parking	patio paving driveway
front row	seating plan best seats
front row	seating plan view
front tooth chipped	broken tooth repair crown
front tooth gone	broken tooth emergency
frost got it	frost winter protection
frost killed	plant guarantee
frown lines	anti ageing botox fillers
froze up	frozen pipes
frozen mice	reptiles terrarium
frozen shoulder	shoulder pain frozen shoulder
frozen solid	frozen pipes
fructose	allergies intolerances
fruit tree small	vegetable herb fruit plants
fry up	sunday roast brunch
fsa	tax relief childcare vouchers
ftp	ftp database access
fuel extra	fuel surcharge
fuel receipts	expenses receipts capture
full board	breakfast half board
full checkup	health check prevention
full class booked	classes timetable
full cover rental	hire excess damage waiver
full day nursery	nursery hours late pick up
full english	sunday roast brunch
full history	used car sales
full leg	waxing
full livery	livery stabling
full service	car service maintenance
full tank	fuel policy
full time course	intensive language course
fully booked	availability waiting list
fully booked	waiting list
fully comp	car insurance
fun session	swimming pool rules swimwear
funded hours	nursery funded hours fees
funding for	grant funding subsidy
fundraise school	parent association governors
funeral at church	funeral memorial service
funeral cards	wedding invitations stationery
funeral for	funeral memorial service
funeral tea	funeral reception catering
fungal nail	podiatry chiropody
fungus on trunk	tree survey health
fungus wall	mould treatment damp
fungus wood	woodworm timber treatment
funny mole	minor surgery mole removal
funny mole	skin check dermatology
funny photos guests	photo booth entertainment
fur everywhere	grooming dog
fur falling out	skin itching pet allergy
furnace died	boiler repair
furnace short cycling	boiler repair
furnace tune up	boiler service annual maintenance
furnace wont	boiler repair
furniture burned	home contents insurance
furniture from my wood	bespoke furniture
furniture made for me	bespoke furniture
furniture taken away	bulky waste collection
furniture through window	piano heavy transport
furred up	hard water softener
furry friend	dogs allowed
furry friend	dogs pets allowed
further training	vocational professional training courses
fuse blown	house manual faults
fuse box	fuse board consumer unit
fuse keeps blowing	emergency electrician power failure
fuse keeps blowing	fuse board consumer unit
fuse keeps going	fuse board consumer unit
fuse keeps tripping	fuse board fault finding
fussy eater	childrens menu meals children
gag easily	gag reflex sedation
gained weight suit	alterations tailoring
gale damaged	storm damage insurance roof
gambling	addiction counselling
gambling	alcohol addiction support
games room	playground kids entertainment
gaming pc	custom pc build
gang of us	group booking
gap between front teeth	braces aligners orthodontics
gap between moves	storage unit
gap front teeth	veneers cosmetic bonding
gap in numbers	invoice number sequence
gap in numbers	invoice numbering
gap in teeth	crown bridge
gap train	passenger assistance station accessibility
gap where tooth	dental implants
gap without implant	bridge
gap year	tailor made itinerary
garage at hotel	hotel parking garage
garage full	storage unit
garage roof leaks	flat roof
garage roof leaks	flat roof garage
garbage cans	waste collection bins recycling
garbage pickup	waste collection bins recycling bin
garden boring	garden design
garden fenced	garden hot tub fenced
garden gate	fencing
garden got away	garden maintenance
garden lights	lighting installation
garden office	shed garden room
garden overgrown	garden maintenance
garden rubbish	garden green waste
garden seats	outdoor seating terrace
garden slopes	retaining wall drainage
garden soggy	retaining wall drainage
garden table	terrace outdoor seating
garden tap	appliance plumbing connection
garden wanted	property search alert
garden waste	recycling centre tip
garden waterlogged	retaining wall drainage
garden wedding	wedding ceremony venue
gas bill shock	energy bill explanation
gas bottle	campfire barbecue rules hazardous waste
gas bottle	hazardous waste
gas certificate	gas safety certificate
gas check landlord	gas safety certificate
gas for tenants	gas safety certificate
gas hissing	gas leak emergency
gas paper	gas safety certificate
gas safe	gas safe registered
gas smell	gas leak emergency
gas to house	grid connection new supply
gate closes	gate closing times
gave my pin	fraud phishing unauthorised transaction
gave my pin	unauthorised transaction fraud
gave up ghost	warranty guarantee
gave wrong address	change delivery address
gay friendly	gender women only
gazebo	awning extra car charge decking
gazumped	making an offer
gcse	exams resits grades
gcse as adult	literacy basic skills qualification
gcse soon	gcse exam preparation
gdpr	privacy data protection
gdpr	privacy legal notice cookies
gdpr for company	data protection officer consulting
gdpr help	data protection officer consulting
gdpr paper	data processing agreement
gear provided	equipment hire rental
gear stick	clutch gearbox transmission
gears crunch	clutch gearbox repair
gears crunch	clutch gearbox transmission
gears dont change	bike gear adjustment
gears grinding bike	bike gear adjustment
gears jump	bike gear adjustment
gears slip	bike gear adjustment
gears slip	gears brakes adjustment bike
gears wont change	gears brakes adjustment bike
gecko	exotic pets small animals reptiles
ged	literacy basic skills qualification
gel chipped	nail repair guarantee
gel nails	beauty nails lashes
gel nails	manicure gel nails
gelatine	halal kosher
gels from elsewhere	removal other salon
gender reveal cake	celebration cake order
general checkup	health check prevention
generator allowed	generator quiet hours
gentle exercise	over 60s senior fitness
gentle gymnastics	over sixties seniors exercise
gentle on joints	over 60s senior fitness
gents cut	mens cut barber
gerbil	small animals rabbits hamsters
german for refugees	integration course subsidised
get a beer	alcohol bar
get a cat flat	alterations permission tenant
get a certificate	certificate confirmation attendance
get a coffee	food drink catering
get a doctor	registration new patients
get a drink	food drink catering
get a jab	vaccination immunisation
get a key cut	key cutting
get a loan for	financing credit
get a pint	alcohol bar
get a reader card	library card membership
get a rescue	animal shelter rehoming
get a slot	appointment booking
get a table	reservation table
get a table	table reservation
get a tan	spray tan tanning
get a tattoo	tattoo piercing removal
get a visa	visa passport entry requirements
get ahead at work	vocational professional training courses
get alerts	due dates reminders notifications
get all pictures	raw files editing retouching
get all the pictures	digital files image rights
get an appointment	appointment booking
get applicants	employer branding recruitment marketing
get ashes back	pet cremation
get away	holiday planning package tours
get back to me	callback
get baptised	baptism christening registration
get baptized	baptism christening
get bike ready	bicycle service tune up
get book from elsewhere	reservation interlibrary loan
get boxes from	packing materials boxes
get cash out	change given cash machine
get cat fixed	neutering spaying castration
get certificate	certificate of attendance
get certified	certification iso quality management
get change	cash payment
get changed	changing rooms showers lockers
get clients	marketing strategy lead generation
get coffee	food drinks catering
get credit back	monthly payment adjustment budget
get debit back	direct debit return
get deposit back	reservation cancellation travel insurance
get deposit back flat	rental deposit
get deposit clean	end tenancy move out cleaning
get deposit returned	deposit refund
get digital	digital transformation it consulting
get dirty	clothing overalls
get dog done	neutering spaying castration
get fit	gym membership
get flowers there	bouquet delivery flowers
get followers	social media marketing management
get from airport	airport transfer shuttle
get from airport	shuttle transfer station
get from other library	interlibrary loan
get funding	grants funding
get guests there	wedding car transport
get hacked	safety security
get hair cut	cut and blow dry
get her fixed	neutering spaying castration
get here before	delivery time
get here by	delivery time tracking
get him again	choice of staff
get him done	neutering spaying castration
get hitched	marriage registration ceremony
get hitched	wedding ceremony venue
get hold of	contact
get hold of book	order book special
get hold of one	special order
get hold of you	contact phone email
get implant out	contraception family planning
get in after start	latecomers admission
get in after start	latecomers policy
get in at midnight	late arrival key box
get in at night	check in late arrival coworking
get in class	class booking waitlist
get in free	museum admission free day
get in museum	museum admission tickets
get in paper	public relations press release
get in shape	gym membership
get in squad	trials selection squad
get in team	join membership club
get in the club	membership joining
get in this week	appointment booking
get in touch	contact phone email
get in with chair	accessible step free access
get in without ticket	tickets booking
get interest	savings account interest
get into account	login access account
get into school	school admissions places
get into shape	gym membership
get into uni	application deadline admission
get into water disabled	pool hoist disabled access
get into your school	admissions enrolment school
get involved	volunteering
get it appraised	jewellery valuation appraisal
get it back deleted	restore deleted data
get it back deleted	undo restore deleted items
get it cheaper	reduction discount concession
get it delivered food	takeaway delivery order
get it going	repair
get it sent	delivery
get it specially	special order
get it tomorrow	shipping delivery time
get it working	repair
get keys	inventory handover move in
get kid a place	nursery places registration
get lesson later	lessons cancelled by pupil
get library card	library card joining
get list out	export data
get lump removed	minor surgery mole removal
get lunch	food drink catering
get married council	marriage registration notice civil
get married there	wedding ceremony venue licence
get me fit	personal trainer induction
get me motivated	personal training
get money owed	debt recovery unpaid invoices
get more help	care needs assessment
get moving again	post operative rehabilitation
get my cash back	refund
get my data out	export data
get my data out	export data backup
get my files	website ownership handover
get my high school	literacy basic skills qualification
get my licence	driving lessons price
get my meds	prescription repeat
get my money	refund
get my photos back	data recovery
get my stuff in	import data migration
get no alert	notifications email settings
get off gas	heat pump
get off sofa	beginners fitness unfit
get off sofa	gym membership
get old data in	import data migration
get old wallpaper off	wallpaper removal hanging
get on ladder	mortgage
get on list	waiting list
get on stage	backstage tour youth theatre
get on the list	availability waiting list
get on the river	rowing beginners course
get on your books	register new patient
get on your books	registration new patients
get one in	special order
get online	wifi internet
get online business	website design development
get online my business	website new cost
get online there	wifi internet access
get out again	cancellation minimum term
get out early	cancellation notice period
get out insurance	cancel change insurance
get out of contract	cancellation notice period
get out of contract	termination notice period contract
get out of house	adult education course enrolment
get out of lease	tenancy notice moving out
get out of this	cancellation notice period
get parcel to	send parcel shipping
get parts for	spare parts
get people dancing	wedding music dj band
get pictures off phone	data recovery
get plaque off	hygienist scale and polish
get pram in	baby changing pushchair
get ready beforehand	documents to bring
get reimbursed	refund
get results by phone	test results phone
get rid of account	delete account
get rid of baby	pregnancy conflict counselling
get rid of books	book donations
get rid of car	sell car valuation
get rid of everything	house clearance
get rid of grey water	chemical toilet waste disposal
get rid of house	sell property
get rid of house	selling property process
get rid of mattress	bulky waste collection
get rid of old	disposal old item of
get rid of pills	return unused medicines disposal
get rid of ring	gold buying
get rid of sofa	bulky waste
get rid of sofa	bulky waste collection
get rid of subscription	cancellation notice period
get rid of subscription	termination notice period contract
get rid of tree	tree felling removal
get rid of tyres	tyre disposal
get rid of wardrobe	bulky waste collection
get rid of yellow	toner gloss
get room early	early check in
get round in hour	last admission visit duration
get someone	gift voucher
get something for recommending	referral bonus
get something to eat	food drink catering
get started	instructions manual
get stuck in mud	hardstanding grass pitch
get stump out	stump grinding
get talking	conversation practice
get tartar off	hygienist scale polish
get tax back	tax refund reclaim
get tax back	tax return preparation
get the app	app download
get the coil	contraception family planning
get the files	digital files image rights
get the flat	rental application documents
get the keys	key handover key safe
get the passport here	citizenship naturalisation
get the slides	course materials handouts
get there after	late arrival
get there after dark	late arrival key box
get there after midnight	check in late arrival
get there by train	public transport bus train
get there early	arrival early arrival
get there late	lateness late arrival
get there today	same day courier express
get there without car	travel directions public transport
get ticket in advance	tickets online time slot
get ticket parked	parking
get tickets	tickets booking admission
get tickets evening	box office ticket collection
get to airport	airport transfer
get to airport early	airport transfer shuttle
get to know others	coworking community events
get to london	train timetable journey planner
get to work while	courtesy car
get transfer back	standing order transfer recall
get up night pee	erectile dysfunction mens health
get used to nursery	settling in period
get walking again	post operative rehabilitation
get wallpaper off	wallpapering
get web address	domain registration transfer
get well flowers	bouquet flower delivery
get wet	waterproof clothing spare clothes
gets aggressive	dementia care
gets aggressive dementia	dementia care memory unit
gets out of house	day centre daycare adults
gets overwhelmed	sensory friendly quiet hours autism
gets picked on	bullying pastoral
gets too hot	fuel leak overheating
getting 401	authentication api key
getting 403	permissions access denied
getting 404	not found url
getting 429	rate limit
getting 500	server error status
getting back into	beginner level no experience
getting divorced	divorce separation family law
getting forgetful	memory dementia assessment
getting in after midnight	late check in self check in
getting married	wedding ceremony venue
getting married rings	engagement wedding rings
getting over ex	relationship coaching
getting ready photos	wedding photography
getting started	onboarding training help center
getting timeout	timeout request limits
getting used to nursery	settling in
ghic	visitors from abroad treatment
gift aid	church giving records donation receipt
gift card	gift voucher
gift card expire	voucher validity expiry
gift certificate	gift voucher
gift for	gift voucher
gift for dad	gift vouchers
gift for reader	book recommendation
gift shop	museum shop
gift to my son	inheritance tax gift tax
gift wrap	gift wrapping card
gig cancelled	ticket exchange return
gin tasting	cookery wine tasting courses
girlfriend moves in	additional occupant tenancy
girls day	spa day package
girls football	football team trials
girls only	women only
girls trim	childrens haircut
give a bit monthly	donate money
give accountant login	accountant access tax adviser export
give as gift	gift voucher
give as gift	gift vouchers
give away clothes	donate goods clothing furniture
give away old books	donate books
give away sofa	in kind donations goods
give back flat	handover inventory checkout
give back full bottles	drinks service commission
give back when closed	return box drop off
give bell	contact
give blood	blood donation
give cat pill	prescription diet medication pets
give clothes	in kind donations goods
give colleague rights	user roles permissions
give every month	regular giving monthly donation
give few pounds	donate
give her tablets	medication administration
give him antibiotics	medicine administration nursery
give house to kids	inheritance gift tax
give house to kids	inheritance tax gift tax
give it a go	trial session taster
give it back money	refund
give it whirl	trial free taster
give me a bell	call back
give me a call	callback
give me a figure	quote estimate free
give me a number	quote estimate
give me a price	quote estimate
give me access	source code ownership rights
give me another	faulty goods repair replacement
give me back money	refund
give money	donate money
give money	donations sponsorship
give money to children	inheritance tax gift tax
give money to team	sponsorship donation club
give my place	transfer to another person booking
give my time	volunteering
give notice	cancellation notice period
give notice flat	tenancy notice moving out
give notice marriage	marriage registration notice civil
give old one	trade in part exchange
give reading	meter reading submission
give regularly	regular giving monthly donation
give something back	volunteer
give speech	public speaking presentation coaching
give tablets school	medicine allergies at school
give ticket back	ticket refund exchange
give ticket to friend	tickets booking
give tickets back	ticket exchange return
give to charity	donations sponsorship
give to church	church giving records
give to museum	donate object collection archive
give to my accountant	accountant access export
give to our school	sponsorship donation request
give to someone else	contract transfer third party
give up fags	smoking cessation
give up my cat	animal shelter rehoming
give up smoking	stop smoking service
give up the place	notice period leave nursery
give you a call	contact phone email
give you a ring	contact phone email
give you a shout	contact
give you books	book donations
give you key	cleaner key holding trust
given the boot	employment law dismissal
given up the ghost	repair
giving birth dog	pregnancy whelping
giving up business	company closure dissolution
glands emptied	anal glands expression
glands squeezed	anal glands expression
glare driving	prescription sunglasses
glass bin	waste sorting separation
glass broken in package	transport damage complaint replacement
glass broken phone	phone screen repair
glass everywhere	emergency boarding glass repair
glass in bike tyre	puncture repair bike
glass jug broke	spare parts order
glass of wine	alcohol bar
glass of wine break	drinks interval bar
glass scratched watch	watch service repair
glasses bent	glasses repair adjustment
glasses broke	glasses repair adjustment
glasses crooked	glasses repair adjustment
glasses for squash	sports safety glasses
glasses for toddler	children eyesight
glasses for work safety	sports safety glasses
glasses for work screen	screen glasses computer workplace
glasses hurt nose	glasses repair adjustment
glasses keep slipping	glasses adjustment repair
glasses left there	lost property
glasses on nhs	eye test voucher nhs
glasses pinch	glasses repair adjustment
glasses pinch nose	glasses adjustment repair
glasses scratched	reglaze lenses old frame
glasses slip	glasses repair adjustment
glasses wonky	glasses repair adjustment
glaucoma	glaucoma pressure test
glaucoma in family	glaucoma pressure test
glitch	contact form technical error
global entry	passport control customs
globules	homeopathy herbal natural remedies
glossy or matt	paper types finishing
gloves needed	kit equipment needed
glue shoe	shoe resoling heels
gluten	allergies intolerances
gluten	gluten free
gluten free	allergies intolerances dietary requirements
gluten free bread	gluten free options
gluten free pizza	gluten free options
gnash	night guard splint
gnashers	dentures
go back to free	downgrade free plan
go back to school	literacy basic skills qualification
go back to school	mature students
go back to work	nursery places waiting list
go bankrupt	bankruptcy insolvency debt advice
go blonde	colour balayage highlights
go blonde	highlights balayage
go climbing	climbing taster induction
go dark in sun	prescription sunglasses
go darker	hair colouring root touch up
go dutch	payment split bill
go dutch	split bill separate
go earlier on holiday	leave of absence term time
go freelance	business start up advice
go freelance	business start up formation
go home early	cancel booking hotel non refundable
go home sooner	no show early departure
go next week	last minute deals
go on holiday who cares	respite short term care
go on pause	membership freeze pause
go on the pill	contraception family planning
go out and back	re entry same ticket day
go paperless	digital transformation it consulting
go private	self pay private treatment
go red	hair colouring root touch up
go self employed	business registration licence
go self employed	business registration trade
go through insurance	accident repair insurance claim
go to church	service times worship
go to confession	pastoral care visit prayer
go to court	dispute resolution ombudsman
go to junk	email hosting mailbox
go to ombudsman	dispute resolution ombudsman
go to tip	recycling centre tip
go up after claim	no claims bonus
go up after crash	car insurance claim no claims
goat ill	equine large animal vet
godfather other faith	godparent requirements
godparent	sponsor child animal adoption
godparent animal	sponsorship adopt animal child
godparent not catholic	godparent requirements
godparents	baptism christening
goes ahead if	minimum numbers participants
goes home alone	unaccompanied consent
gofundme	fundraising events
goggles	swimming pool rules swimwear
going abroad card	card abroad travel
going abroad injections	travel vaccination clinic
going abroad with dog	pet passport travel
going away carer	respite care
going away need tablets	early repeat prescription
going away who feeds	cattery kennels boarding
going back to sender	return to sender undeliverable
going bald	hair loss wigs
going bust	insolvency business rescue
going for round here	property valuation
going grey	hair colouring root touch up
going on holiday	absence pause freeze
going rate	price cost
going self employed	business start up formation self
going to africa	travel vaccination clinic
going to be late	lateness late arrival
going to india	travel vaccination clinic
going to propose	engagement wedding rings
going to thailand	travel vaccination clinic
going travelling	pause suspension
gold coins	gold buying
gold dirty	jewellery cleaning polishing
gold foil	paper types finishing
gold or shares	savings investment advice
gold storing	safe deposit box
gold teeth	gold buying
gold worth	gold buying
golden wedding	private dining function room
goldfish	aquarium fish
golf bag	baggage allowance
golf clubs	luggage allowance
golf clubs send	parcel size weight limits
golf lessons	golf cycling running club
golfers elbow	tennis elbow wrist pain
gone after update	undo restore deleted items
gone bust	opening new closure
gone overdrawn	overdraft
gone up again	price increase
gone wrong again	warranty guarantee
gone wrong since repair	guarantee warranty workmanship
good at writing	copywriting content
good book	book recommendations reading group
good book for	book recommendation
good coffee	coffee drinks plant based milk
good for environment	sustainability environment
good friday	public holiday hours
good lock	bike theft lock registration
good reputation	reviews feedback
good seats	seating plan best seats
good thriller	book recommendations reading group
goods to declare	passport control customs
goofy teeth	braces aligners orthodontics
goofy teeth	orthodontics braces aligners
google analytics	web analytics tracking
google calendar	integrations api
google cant find	search engine optimization seo
google entry	google business profile local
google listing	google business profile local
google maps	address directions google business profile
google pay	payment methods
google ranking	search engine optimization seo
google review	reviews references
google says dangerous	website hacked malware removal
google shopping	marketplace sync amazon ebay
gospel	choir music church
got a bailiff letter	debt enforcement
got a cease letter	copyright cookie compliance
got a cold	minor illness clinic symptoms cancellation
got a cold come	covid masks hygiene rules
got a coupon	voucher code coupon
got a dog register	dog licence tax registration
got a dud	faulty goods repair replacement
got a fine	fine appeal
got a free room	care home admission places
got a leak	leak repair
got a new baby	family change
got a pool	pool spa wellness hotel
got a reminder	payment reminder dunning
got a room	room rates availability
got a shock	emergency electrician burning smell
got a shock	emergency electrician power failure
got a strange email	scam phishing fraud
got a stray	microchipping registration
got a tax letter	tax enquiry notice
got a ticket car	parking fine penalty appeal
got a toddler	children family friendly
got a virus	virus malware removal
got an error	error message troubleshooting
got an idea	feedback suggestion
got any left	stock availability
got any work	jobs careers
got arrested	criminal defence emergency
got audited	tax audit investigation
got banned	account suspension appeal
got called into work	short notice cancellation
got caught drunk	penalty points licence course
got clamped	parking permit fines enforcement
got covid	cancellation policy fee illness covid
got dismissal	dismissal deadline employment law
got divorced	change circumstances name
got electric shock	electrical safety inspection
got fined	penalty fare fined
got fired	employment law dismissal
got flashed hire car	traffic fines rental
got flu	illness cancellation
got half the order	partial delivery
got hurt	first aid accident
got in fight	criminal defence
got injured	first aid emergency injury pause
got into fight	criminal defence
got it as gift	gift exchange voucher
got it gifted	missing receipt proof of purchase
got letter from you	letter contact reference
got locked out	account locked recovery
got made redundant	redundancy settlement
got married	name change surname
got married insurance	moving marriage child update
got married name	change details update address personal
got more expensive	price increase
got new address	change of address
got new bank	update bank details
got new job	change circumstances
got new mobile	online banking tan app
got new number	update contact details
got nicked	stolen theft
got no cash	payment methods card cash
got no certificate	insolvency protection certificate
got no invoice	invoice copy
got no link	access link
got no offer	waiting list admission
got no refund	refund processing time
got no reply	response time contact
got no signal	mobile reception
got no ticket	ticket delivery
got one in	stock availability
got overcharged	billing error refund
got papers	qualifications certification
got parking ticket	parking permit fines fine appeal
got pension tax	pensioner tax
got phishing mail	phishing report security
got rejected	rejection appeal reapply
got sacked	dismissal employment law
got sacked	unfair dismissal employment law
got scammed	hacked account phishing
got scratched	damage claim
got smaller car	vehicle category guarantee
got someone elses	missing item wrong item delivered
got space for us	availability calendar vacancies
got spare blankets	donate goods clothing furniture
got spare time	volunteering
got stolen	stolen theft
got the flu	minor illness clinic cancellation
got the kids	children
got the lurgy	minor illness clinic
got the part already	bringing own material parts
got the runs	minor ailments
got the runs	stomach digestive problems
got towed	towing parking
got two bookings	duplicate booking
got wrong change	billing error
got wrong colour	wrong item exchange
government invoice	e invoicing xrechnung peppol
government pay	grant funding subsidy
government pay boiler	heating grants subsidies
government wants invoice	e-invoice format
gp has to send	prescription referral needed
gp told me exercise	exercise referral rehabilitation
grab a bite	food drink catering drinks
grab a bite	museum cafe picnic
grab a coffee	food drink catering
grab it from	collection click and collect
grab it from you	pick up collection
grab rail	wet room walk in shower
grab rails	accessible room shower
grab rails	occupational therapy home adaptations
grade 5 theory	music theory grade exams
grade exams	grading examinations
grade unfair	grade appeal
grades dropping	tutoring homework help
grades good enough	entry requirements
graffiti	facade painting exterior
graffiti	fly tipping street cleaning graffiti
grain free	pet food advice
gran cant get library	home delivery library service
gran cant manage anymore	care home admission places
gran going blind	glaucoma cataract check
gran is alone	senior loneliness visiting service
gran left money	inheritance gift tax
gran needs home	care home admission place
gran picks up	authorised collection pick up
grand piano	piano heavy item moving
grand piano	piano heavy transport
grandads watch	watch service repair
grandchild at burial	children grief support
granddads medals	donate object collection archive
grandfather clock	clock repair
grandkids	children family friendly
grandma diabetic cake	sugar free diabetic
grandma flies with child	travel documents visa entry
grandma learn phone	computer digital skills course
grandma pick up	authorised pick up person
grandma visits	extra visitors guests fee
grandmas cupboard	furniture restoration
grandmas table	furniture restoration repair
grandmothers diamonds	jewellery remodelling bespoke
grandparents picture	newborn family photos
grandparents see	child custody maintenance
grandson trick	fraud phishing unauthorised transaction
granite	worktop replacement
granny fetch	authorised pick up person
granny flat	sheltered housing assisted living
granny flying alone	special assistance passenger
granny picks up	collection authorised persons
grans ring	jewellery remodelling bespoke
grans things give	donate goods clothing furniture
grant for	grant funding subsidy
grant for business	funding grants consulting
grant for heating	heat pump subsidy
grant for heating	heating grants subsidies
grant for training	educational leave funding
grapefruit	medication review interactions
graphics card	custom pc build
grass cuttings	garden waste brown bin
grass cuttings	recycling centre tip garden green
grass is yellow	lawn care repair
grass livery	livery stabling
grass or gravel	hardstanding grass pitch
grass seed	lawn seed turf care
grass wont grow	lawn seed turf care
gratis	free of charge
gratuity	tips service charge
grave care	grave maintenance planting
grave expired	grave types cemetery plot
grave lease	grave cemetery memorial
grave next to husband	grave cemetery memorial
grave overgrown	grave maintenance
grave plants	funeral flowers wreath
grave plot	grave cemetery memorial
grave runs out	grave lease renewal
grave without care	woodland natural burial
gravel delivered	compost soil mulch delivery
gravel delivered	soil compost delivery
gravel drive	patio paving driveway
gravestone	grave cemetery memorial
gravestone leaning	grave cemetery memorial
grease trap	commercial waste
greasy hair	scalp treatment dandruff
greasy oven	oven cleaning
green algae wall	facade painting exterior
green are you	sustainability environment
green bin	garden green waste
green card	immigration citizenship residence permit car
green card travel	visa passport entry requirements
green credentials	sustainability environment
green electricity	green renewable tariff
green fee	golf cycling running club
green finger	nickel allergy jewellery
green water	pond aquatic
green water tank	aquarium fish
greenfly	pests diseases plants
greenfly	plant disease pest diagnosis
grey hairs	colour balayage highlights
grey hairs	hair colouring root touch up
grey water	waste disposal motorhome services
greyed size	out of stock back in
grief eats me	bereavement counselling group
grill at pitch	campfire barbecue allowed
grill balcony	house rules neighbours dispute
grill outside	campfire barbecue rules
grind my teeth	night guard grinding
grind my teeth	night guard splint
grind teeth night	night guard splint
grinding noise stop	brakes
grip worn	racket stringing demo
gritting	road defects street lighting
groin strain	ankle sprain sports injury
groomer cut him	injury complaint grooming
groomsmen	suit hire groomswear
ground coffee	coffee drinks plant based milk
ground floor	accessible step free access
ground floor room	ground floor accessible room
ground rent	property documents floor plan
ground source	heat pump
group of friends	group rate group booking
group size nursery	staff child ratio
group ticket	train tickets fares
group tour	guided tour
group work room	study space group room
groupon	voucher code coupon
grout mouldy	tiling splashback
grow business	marketing strategy lead generation
grow following	social media marketing management
grow my money	investment funds
grow own veg	vegetable herb fruit plants
grow tomatoes	vegetable herb fruit plants
grow too fast	business consulting
grow vegetables plot	allotments parks playgrounds
grows fast	garden plants advice
grows in shade	garden plants advice
grows in shade	plant advice location shade
growth on dog	surgery anaesthetic fasting
grub	food drink catering
grubby	hygiene cleanliness
grubs	lawn seed turf care
gsm	paper types finishing
guarantee money	rental deposit return
guarantor	tenant application references
guardian sign	parental consent unaccompanied minors
guest access	invite team members users
guest checkout	create account registration
guest for day	day pass
guest on court	guest fee visitor
guests cancelled	change guest numbers
guide dog	assistance dog guide dog dogs
guide dog	assistance dogs
guide for group	guided tours audio guide
guided holiday	group tours guided
guinea pig	exotic pets small animals rabbits
guinea pig not eating	pet vomiting diarrhoea
guitar buzzes	instrument tuning repair
guitar cracked	musical instrument repair
gum shield	sports mouthguard
gummy smile	anti ageing botox fillers
gums bleed	gum disease periodontal treatment
gums bleed brushing	hygienist scale polish
gums bleeding	gum disease hygienist
gums going back	gum disease periodontal treatment
gums receding	gum disease periodontal treatment
gums sore	gum disease periodontal treatment
gumshield	sports mouthguard
gun licence letter	medical certificate report
gun safe	piano heavy item moving
gunk in my ear	ear wax removal microsuction
gunky eye	minor illness clinic
gurgling	blocked drain cleaning
gurgling	drain unblocking
gurgling radiator	radiator bleeding
gutter blocked	gutter cleaning
gutter fell down	gutter repair fascia soffit
gutter full leaves	gutter cleaning
gutter hanging	gutter cleaning repair
gutter hanging	gutter repair fascia soffit
gutter leaking	gutter repair fascia soffit
gutter overflows	gutter cleaning repair
gutters clogged	gutter cleaning
gutters overflowing	gutter cleaning
guy with van	man van small move
gym after	aftercare advice
gym at night	off peak 24 hour access
gym at seventy	over sixties seniors exercise
gym contract	gym membership
gym in hotel	pool spa wellness hotel
gym open late	off peak 24 hour access
gym packed	off peak 24 hour access
gym too crowded	peak times occupancy
gym with bad knee	exercise referral rehabilitation
gym without contract	gym membership contract length
gymnastics	gymnastics trampolining
h1b	immigration visa citizenship
habla	languages spoken translation
hacked account	fraud phishing unauthorised transaction
had a baby insurance	moving marriage child update
had a crash	accident damage bodywork
had a crash	accident repair insurance claim
had a drink	alcohol policy
had a fall	balance falls prevention
had a stroke	stroke neurological physiotherapy
had accident there	first aid emergency
had an accident	claim report damage insurance
had fever last night	illness exclusion nursery
had mri already	previous scans reports
had operation	after surgery medical clearance
had surgery	after surgery medical clearance
had to pay customs	customs duties
haemorrhoids	stomach digestive problems
haggle	discount reduced rate
hail damage	storm damage emergency tarpaulin
hail damage	storm damage insurance roof
hail dents	accident damage bodywork
hail on car	storm flood natural hazard
hail on roof	storm damage emergency tarpaulin
hair breaking	conditioning treatment
hair coming out	hair loss wigs
hair done	cut and blow dry
hair done at home	mobile hairdresser
hair done in home	hairdresser chiropodist in house
hair dryer	room facilities amenities
hair dyed school	school uniform
hair falling out	hair extensions thickening
hair falling out dog	skin itching pet allergy
hair feels like straw	conditioning treatment
hair for a ball	wedding hair updo
hair for prom	wedding hair updo
hair for wedding	bridal hairstyle updo
hair for wedding	wedding hair updo
hair gone green	colour correction
hair in food	complaint food hygiene
hair in it	hygiene cleanliness
hair in plughole	drain unblocking
hair in shower	defects complaint during stay
hair in soup	food poisoning complaint
hair like straw	keratin smoothing straightening
hair lost chemo	wigs hair replacement
hair mask	conditioning treatment
hair model	senior stylist price levels
hair off legs	beauty nails lashes
hair on chin	laser hair removal
hair ruined	colour correction complaint hair
hair thinning	hair loss wigs
hair to waist	long hair surcharge
hair up	wedding hair updo
hair weave	hair extensions
hair went green	colour correction complaint hair
hair went orange	colour correction
haircut	cut and blow dry
haircut by apprentice	senior stylist price levels
haircut for husband	mens cut barber
hairdresser come home	mobile hairdresser
hairdresser in home	medication gp residents
hairdryer	room facilities amenities hairdryer
hairdryer	towels showers lockers
hairline cracks	plastering crack repair
hairpiece	hair loss wigs
hairy back	laser hair removal
hairy legs	laser hair removal
halal	halal kosher allergies dietary requirements
halal food	allergies meals nursery
halal meat	halal kosher
half a lorry	freight pallet shipping
half an hour charge	hourly rate
half an hour enough	lesson length frequency music
half an hour or more	session duration
half board	breakfast half board dinner
half days	nursery hours late pick up
half days only	opening closing times care hours
half house dark	emergency electrician power failure
half house no power	power cut fault finding
half now half later	deposit prepayment instalments payment plan
half portion	childrens menu
half portions	childrens menu
half price kids	children prices free entry
half term	public holiday hours
half term activities	holiday programme children
half term camp	multi sports holiday camp
half term open	public holidays closing days
halfway through project	project change scope
hall for party	venue hire function room
hall for toddlers party	church hall hire
hall with kitchen	parish hall rental
hallway light	tenant repairs report maintenance
halos round lights	cataract referral
hamster died	pet cremation
hamster ill	exotic pets small animals
hamster not moving	small animal emergency
hand back keys	tenancy notice moving out
hand foot mouth	child health paediatrics
hand foot mouth	illness exclusion nursery
hand holding	onboarding training help center
hand in cv	jobs vacancies careers
hand in notice	cancellation notice period resignation
hand in tomorrow	thesis dissertation binding
hand it back	returns exchange
hand luggage	baggage allowance
hand luggage	luggage allowance
hand luggage size	baggage allowance
hand me down	second hand used
hand over business	business succession sale
hand over early	inheritance gift tax
hand over flat clean	end tenancy move out cleaning
hand over keys	key handover key safe
hand something in	lost property office
hand task over	task management boards
hand tingles	tennis elbow wrist pain
hand to accountant	export data backup
hand wash	car detailing valeting
handbag handle	leather fur repair
handbrake wont hold	brakes
handed in	lost property
handed in wrong form	form correction
handicap	accessible step free access
handicap spot	parking
handicapped bathroom	accessible toilet
handicapped child sport	disability inclusive sport
handle broken window	windows repair draught
handle came off	warranty defect complaint
handle floppy	lock repair
handle on wall	occupational therapy home adaptations
handlebars too far	bike fitting
handles in bathroom	accessible bathroom conversion grant
handouts	business cards flyers printing
handrail loose	staircase joinery
hands fell off	watch service repair
hands go numb	bike fitting
hands on	family activities workshops museum
hang a door	carpentry doors fitting
hang a lamp	lighting installation
hang a light	lighting installation
hang cupboard	assembly service furniture
hang her pictures	own furniture belongings room
hang mirror	flat pack assembly handyman
hang my coat	changing rooms showers lockers
hang pictures	flat pack assembly handyman alterations
hang shelves rented	alterations permission tenant
hang wallpaper	wallpapering
happens again	warranty guarantee
happy customers	reviews references feedback
happy hour	drinks cocktails happy hour
harassed at work	employment law dismissal
hard conversations	leadership executive coaching
hard cover book	thesis dissertation binding
hard disk broken	data recovery
hard drive clicking	data recovery
hard drive destroy	electronic waste
hard find	directions
hard mattress	housekeeping towels linen
hard of hearing	hearing loop
hard of hearing	hearing loop hearing impaired accessibility
hard skin	podiatry chiropody
hard standing	hardstanding grass pitch
hard stuff on teeth	hygienist scale and polish
hard to kill	garden plants advice
hard to read	easy read plain language
hard to walk	accessible step free access
hard water	hard water softener
hard water	water softener limescale
hard wearing table	wood types samples finish
hardback thesis	thesis dissertation binding
hardly any pressure	low water pressure
hardwood refinish	wooden flooring
harness	climbing shoe harness hire
harness that fits	dog accessories fitting
has a temperature	sickness policy fever exclusion
has anyone found	lost property
has chickenpox	infectious illness exclusion
has conjunctivitis	infectious illness exclusion
has died	death bereavement
has ehcp	special educational needs
has head lice	head lice policy
has it been sent	order tracking
has landed	flight status arrivals departures
has nits	head lice policy
has plane landed	flight status arrivals departures
hasnt arrived	delivery time tracking
hasnt come	order tracking
hat provided	helmet provided
hate being photographed	shy in front of camera
hate clutch	automatic gearbox licence
hate gears	automatic licence
hate having photo taken	what to wear preparation
hate my first name	name change
hate my haircut	colour correction complaint hair
hate my haircut	complaint recut adjustment correction redo
hate my job	career coaching
hate my smile	veneers cosmetic bonding
hate needles	dental anxiety sedation
hate packing	packing service
hate paperwork	bookkeeping
hate paperwork taxes	tax return preparation
hate phoning	online booking
hate the dentist	dental anxiety sedation
hate the dentist	nervous anxious patients fear
hates being brushed	dog grooming
hates going to school	bullying pastoral
hates school	bullying pastoral support
haul away	disposal of old item
have a case	initial consultation lawyer
have a cat renting	pets tenancy
have a chat	advice consultation
have a chat first	consultation advice
have a fag	non smoking rooms
have a fag	smoking policy
have a fire	campfire barbecue rules
have a go	trial session taster free
have a go first	trial lesson
have a gripe	complaint
have a look at	consultation advice
have a look at place	measurement site visit
have a look first	trial free taster viewing visit
have a look flat	viewing appointment property
have a look inside	open day tour
have a look round	trial session taster
have a nosey	open day tour
have a pacemaker	pacemaker contraindications
have a pet	alterations permission tenant
have a puppy	dogs pets allowed
have a ride	test ride
have a roadmap	roadmap feature requests
have a say	council meetings councillor mayor
have a shop in	locations branches
have a shower	changing rooms showers lockers
have a spin	test ride
have a temperature come	infection stay away mask
have an api	api documentation
have an app	mobile app
have any in	stock availability
have apprenticeship	apprenticeships
have asthma	asthma medical conditions
have bar	bar drinks
have barbecue	barbecue rules
have bigger ones	sizes range
have bloods done	blood test phlebotomy
have branch near	locations branches
have cafe	cafe refreshments
have car park	parking
have catalogue	catalogue brochure
have covid can i come	infection stay away mask
have dark mode	dark mode theme
have fitting room	fitting rooms
have friends over	visitors guests policy
have garden	garden outdoor
have gift cards	gift vouchers
have her spayed	neutering spaying castration
have him done	neutering spaying castration
have him snipped	neutering spaying castration
have it sent	delivery shipping
have it to ourselves	private hire venue hire events
have jobs	vacancies careers
have kids corner	play area children
have legal cover	legal expenses insurance
have linkedin	social media
have loyalty card	loyalty programme
have lunch	food drink catering
have my size	sizes availability
have no insurance	health insurance private patient
have only idea	design service
have other branches	locations branches
have other colours	colours range
have our do	private hire events
have own boat	own boat mooring launch
have own horse	own horse livery
have own kit	own equipment
have party	party policy noise
have phone support	support channels phone
have playground	playground children
have samples	samples swatches
have snack	food drinks catering
have space	appointment booking
have sso	single sign on saml
have tattoo	tattoo policy contraindications
have the paint	customer supplied materials
have to bail	cancellation
have to be catholic	denomination membership
have to be home	presence required access
have to be member	membership joining required
have to be out	check out late check out
have to be religious	denomination welcome
have to be there	presence required access
have to buy shirt	kit equipment needed
have to call off	cancel appointment
have to clean	final cleaning fee
have to come	attendance required
have to commit	commitment minimum term
have to give notice	notice period
have to give reason	cancellation reason
have to have smart	smart meter installation
have to help out	volunteering work duty
have to hoover	final cleaning holiday flat
have to learn language	integration course
have to lift handle	lock repair
have to live there	residency requirement
have to pay	fees payment
have to pull out	cancellation rescheduling
have to put down	euthanasia
have to reserve	reservation required
have to shovel snow	winter gritting snow clearing
have to sign	contract signature
have to spend	minimum spend
have to stay parent	parental consent unaccompanied minors
have to stop music	event end time curfew
have to swim well	swim test capsize drill
have to talk	participation
have to wear	dress code
have toilet	toilets
have use your food	exclusive catering
have visitors	visitors day guests
have webhooks	webhooks api
have with me	documents to bring
have work experience	work experience internship
have you found my	lost property
have you got app	app download
have you moved	branches locations
have young kids	adoption children
havent been dentist years	dental anxiety sedation
havent been for months	membership cancellation pause
havent been in years	new patients check up overdue
havent cleaned in	deep clean one off
havent done for years	beginner level no experience
havent done taxes	self assessment tax return
havent done taxes years	tax deadline extension
havent driven for years	nervous drivers refresher driving lessons
havent driven for years	refresher lessons
havent exercised for years	beginners fitness unfit
havent filed	self assessment tax return
havent filed for years	overdue tax returns
havent finished book	loan period renewal
havent got a violin	instrument hire loan
havent got bill	invoice
havent got file	design service
havent got my pills	out of stock order medication
havent had money	refund
havent heard anything	callback
havent heard back	callback booking confirmation response time
havent paid yet	late payment reminder fee
having a baby	pregnancy midwife antenatal
having a baby	pregnant pregnancy
having a baby work	maternity leave
having a fit	veterinary emergency poisoning
having a stroke	chest pain emergency
having dark thoughts	mental health counselling
having trouble conceiving	fertility
hay fever	hay fever allergy test
hayfever	hay fever allergy test
hazard perception	theory test preparation
hc2	nhs charges exemption
he didnt come	time window arrival tradesman
he hits me	domestic violence protection order
head gasket	cooling system overheating
head hurts	headache migraine
head in bits	mental health counselling
head is a mess	mental health counselling
head lice	minor ailments medicines advice
head pounding	headache migraine
head race	regatta competition entry
head shave	fundraising events
head tilt	ear infection pet
headache at computer	screen glasses computer workplace
headache from screen	reading glasses computer glasses
headaches all time	headache migraine
headaches from boiler	carbon monoxide alarm
headcount	change guest numbers
headlice	illness exclusion nursery
headphones	guided tours audio guide
headphones explaining	audio guide
heads hanging	freshness guarantee flowers
headscarf swimming	women only
headshot	business headshots
headshots	photography video production
headstone	grave cemetery memorial
headstone	gravestone inscription
health certificate dog	pet passport travel certificate
health visitor	postnatal baby check
healthcare proxy	power of attorney lasting
healthy bread	gluten free bread wholemeal spelt
healthy option	calories nutrition information
hear about offers	unsubscribe newsletter
hear anything on stage	hearing loop
hear water running	leak detection repair
heard about application	application process
heard about my tests	test results
heard nothing about bloods	test results
heard nothing claim	claim status payout
heard nothing claim	claim status settlement
heard nothing from hospital	referral specialist
heard nothing since registering	booking confirmation
hearing aid	hearing loop
hearing aid battery	hearing test hearing aids
hearing aid got wet	hearing aid repair
hearing aid lost	hearing aid replacement
hearing aid whistles	hearing test hearing aids aid
hearing aids	hearing loop hearing impaired
hearing checked	hearing test hearing aids
hearing dog	assistance dog guide dog dogs
hearing going	hearing test hearing aids
hearing in church	church heating accessibility
hearing loop	hearing loop hearing impaired
heart attack exercise	exercise referral rehabilitation
heart beats funny	ecg heart check
heart condition	medical conditions contraindications
heart flutters	chest pain emergency
heart murmur	ecg heart check
heart of flowers	funeral flowers wreath
heart racing	chest pain emergency
heart skipping	chest pain emergency
heart tracing	ecg heart check
heartburn	stomach digestive problems
heat goes through roof	loft insulation
heat in floor	underfloor heating
heat is out	boiler repair
heat lamp	reptiles terrarium
heat lamps	terrace outdoor seating
heat mark table	furniture restoration
heat pump old house	heat pump subsidy
heat through roof	roof insulation loft
heaters outside	outdoor seating terrace
heating bill high	loft insulation
heating bill shock	utility bill service charges
heating broke tenant	repairs reporting tenants
heating broken flat	defects complaint during stay
heating broken flat	tenant repairs report maintenance
heating broken landlord	repairs tenant report
heating checked	boiler service annual maintenance
heating clock	thermostat smart controls
heating comes on randomly	thermostat smart controls
heating conked out	boiler repair
heating costs house	energy certificate epc
heating from phone	thermostat smart controls
heating inspection	boiler service annual maintenance
heating not working	house manual faults
heating oil	oil tank heating
heating or eating	food bank hardship help
heating packed up	boiler heating repair
heating slow to warm	power flush chemical clean
heating stopped	boiler repair
heating there	air conditioning heating
heating under tiles	underfloor heating
heating without oil	heat pump
heating wont come on	boiler repair
heatwave	rained off cancellation weather
heatwave	weather bad weather policy
heavy card	paper types finishing
heavy freight	freight pallet shipping
heavy periods	period problems gynaecology
heavy pots	delivery large items garden
heavy rain cellar	storm flood natural hazard
heavy safe	piano heavy transport
hedge brown	plant died growth guarantee
hedge clippings	garden green waste
hedge cuttings	recycling centre tip
hedge died	plant guarantee
hedge out of control	hedge trimming
hedge over pavement	hedge trimming
hedge too high	hedge trimming
hedge too high	neighbour dispute law
hedgehog	bee friendly insects wildlife
hedgehog	exotic pets small animals
heel broke	shoe resoling heels
heel came off	shoe repair heel sole
heel came off	shoe resoling heels heel repair
heel hurts	foot pain insoles orthotics
heel pain shoes	orthopaedic insoles
heel tip	shoe resoling heels
heels worn	shoe resoling heels
heirloom	furniture restoration
held at customs	customs duties import
held hostage	website ownership handover
held up	lateness late arrival
helmet after fall	helmet replacement crash
helmet included	helmet equipment included
helmet provided	riding hat boots hire
helmet size	motorcycle clothing helmets
helmet too tight	motorcycle clothing helmets
help at airport	seat reservation special assistance
help at destination	emergency contact during trip
help at election	elections voting postal vote
help at home	home care domiciliary
help at school	parent association governors
help at stables	pony camp holiday riding
help before exam	tutoring homework help
help finding internship	career service internship
help for disabled son	social care disability support
help for free	volunteering
help getting dressed	home care domiciliary
help getting dressed	home care services
help getting on	passenger assistance station accessibility
help in lectures	disability support adjustments
help me choose	consultation advice
help me decide	consultation advice
help me move	house removals
help me please	support contact help
help mum shower	home care domiciliary
help old people computer	remote support it help
help on hand	sheltered housing assisted living
help once	volunteer roles requirements
help organise wedding	wedding planner coordination
help our charity	sponsorship donation request
help out	volunteering
help out club	volunteer coach
help paying	grant funding subsidy
help paying lawyer	legal aid
help paying studies	tuition fees financial aid scholarship
help refugees	volunteer
help run company	business consulting
help through airport	special assistance passenger
help washing	home care domiciliary
help with burial costs	social funeral assistance
help with cash	donate money
help with cost	low income concession
help with costs trip	school trip payment help
help with fees	grant funding subsidy
help with forms	refugee asylum advice
help with gas bill	food bank hardship help
help with homework	tutoring homework help
help with housework	regular house cleaning
help with money	donate
help with no experience	volunteer roles requirements
help with nursery fees	fees childcare funding
help with rent	benefits housing benefit
help with rent	housing benefit
help with school fees	school fees scholarship
help with team	coach referee volunteers
help with washing	home care services
help with weights	personal trainer induction
help yourself	buffet
helper dog	assistance dogs
helper ticket	wheelchair spaces companion ticket
helper with me	companion carer free
helps with colours	colour consultation
hem pants	alterations tailoring
hem taken up	wedding dress alterations
hen do	group booking weddings
hen do	group rate group booking hen
hen party shirts	textile t shirt printing
henna	allergy patch test colour
her ring size	ring size measurement
herbal	homeopathy herbal natural remedies
herbs for kitchen	vegetable herb fruit plants
hes hitting me	domestic abuse help
hes only seven	minimum age
hes twelve	age limit children
hgv	trailer hgv bus licence
hibernate plants	overwintering plant storage
hidden costs	fixed price all inclusive hidden
hidden disability	special assistance passenger
hidden extras	fixed price all inclusive additional
hide finished	archive
hide from others	user roles permissions
hide greys	hair colouring root touch up
hide pipes	partition stud wall
hide salaries	user permissions roles
hide tv cables	tv aerial satellite
high chair	baby changing pushchair access high
high chair	family room extra bed cot
high floor	sea view quiet room
high heels	dress code footwear
high resolution	image rights reproduction loans
high tea	afternoon tea cakes
high temperature	minor illness clinic
high turnover	change management team workshop
higher on google	search engine optimization seo
highway code	theory test preparation
highway scared	nervous drivers refresher
hiit	group classes timetable
hike alone	self guided safety
hike too long	route difficulty alternatives
hiking nearby	things to do excursions
hill start	parking manoeuvres practice
hinge broken	kitchen door replacement refacing
hip clicks	hip replacement rehabilitation
hip dysplasia	lameness orthopaedics pet
hip hop class	dance classes
hip hurts	hip replacement rehabilitation
hip op	hip replacement rehabilitation
hip replacement	hip replacement rehabilitation accessible step
hipaa	data processing agreement hipaa compliance
hippotherapy	therapeutic riding
hire a boat	kayak canoe paddleboard hire
hire a court	tennis court booking
hire a room	private hire venue hire
hire a skip	skip hire
hire a suit	suit hire groomswear
hire bikes	bike rental
hire car	car hire rental
hire car abroad	cross border travel rental
hire car broke down	breakdown rental assistance
hire carpet cleaner	tool hire
hire crutches	medical devices hire
hire for a weekend	rent instead of buy
hire for holiday	rental bikes
hire instrument	instrument hire purchase
hire mini digger	tool hire
hire one	equipment hire rental
hire room	private hire events
hire the hall	event permit street party
hire the place	private hire venue hire
hire weekend rate	hire return late fee
hire wheelchair	medical devices hire
hired first employee	payroll setup employer registration
hired tool broke	hire excess damage waiver
hiring first person	payroll
his big sister	siblings
history of my house	local history genealogy archive
hit a cable	rewiring
hit a curb	suspension steering
hit a deer	accident repair insurance claim damage
hit and run	traffic law accident claim
hit another child	behaviour policy
hit at school	bullying pastoral support
hit by car	veterinary emergency poisoning personal injury
hit high notes	singing lessons vocal coaching
hit my child	parenting advice
hit parked car	car insurance claim no claims
hit pothole	suspension steering
hit some balls	tennis court booking
hit the kerb	suspension steering
hit the limit	usage limit quota
hits me	helpline crisis counselling
hits other children	child development concerns
hiv test	sexual health sti testing
hmrc investigating	tax audit investigation
hmrc letter	self assessment tax return
hoa	property documents floor plan
hoarder	hoarding clearance cleaning
hoarder	house clearance
hob connect	oven cooker connection
hobby course	adult education course enrolment
hog roast	outside catering
hold a meeting	conference meeting rooms
hold a parade	event permit street party
hold a party	private hire events
hold back a tree	christmas tree sale
hold back a year	deferred entry
hold back year	school starter readiness
hold book further	eye test sight test
hold booking with money	deposit prepayment
hold date	provisional booking option
hold it for me	stock availability deposit down payment
hold my mail	delivery rescheduling hold
hold on card	car hire deposit credit card
hold one for	reserve item
hold our party	private hire venue hire
hold our table	table reservation grace period
hold parcel	delivery rescheduling hold
hold the date	provisional hold option date
hold the rope	belay course test
holding deposit	tenant application references
holding paw up	lameness orthopaedics pet
hole in belt	belt bag watch strap
hole in coat	zip button repair
hole in door cat	cat flap installation
hole in drywall	plastering crack repair
hole in jeans	sewing alterations tailor
hole in my tooth	filling composite
hole in road	report damage streetlight pothole
hole in road	road defects street lighting
hole in roof	roof leak repair
hole in shoe	shoe repair heel sole
hole in sole	shoe resoling heels
hole in the wall	change given cash machine
hole in tooth	filling composite
hole in tooth	filling replacement
hole in wall	plastering cracks filling
holes in ears	ear piercing
holes in leaves	pests diseases plants
holes in leaves	plant disease pest diagnosis
holes in wall	plastering crack repair
holiday camp	childrens church groups youth
holiday club	holiday programme children
holiday club	multi sports holiday camp
holiday cottage clean	holiday let cleaning changeover
holiday cover	travel insurance
holiday crash driving course	intensive driving course
holiday dates	term dates school holidays
holiday french	beginners language course
holiday home	holiday apartment booking
holiday hours	public holidays closing days
holiday in term	leave of absence term time
holiday in term time	term time leave absence
holiday jabs	travel vaccination clinic
holiday money	foreign currency travel money card
holiday money safe	atol protection insolvency
holiday read	book recommendation
holiday ruined	holiday complaint
holiday ruined	travel deficiency complaint compensation
holiday trash	bin collection schedule
holiday went wrong	consumer law
holiday with horse	horse boarding guest stable
holiday with teenagers	holiday booking advice
hollywood smile	teeth whitening
hollywood wax	waxing
holy water	blessing animals house
home automation	smart home
home button	phone camera speaker microphone
home communion	pastoral care visit prayer
home dye disaster	colour correction
home game	match fixtures results
home inspector	home survey inspection
home loan	mortgage
home office pain	posture ergonomic assessment
home schooled	home education
home studio	recording songwriting production
homebuyer report	home survey inspection
homeless	food bank hardship help get
homeless tonight	housing benefit
homemade	homemade house made
homeopathic	homeopathy herbal natural remedies
homeowners	buildings insurance
homepage for	website design development
homesick	homesickness support
honest price	locksmith prices fixed
honey do	flat pack assembly handyman
honeymoon	holiday booking advice
honeymoon	romantic package honeymoon
honeymoon where	honeymoon travel
hood greasy	oven cleaning
hoodie club	club kit uniform
hoodies for team	textile t shirt printing
hook up	electric hook up integrations api
hook up washer	appliance plumbing connection
hooked on	alcohol addiction support
hooked on pills	addiction counselling
hookup	pitch booking caravan motorhome
hope for ticket	sold out returns standby
hopping on three legs	lameness orthopaedics pet
horse and carriage	wedding car transport
horse colic	equine large animal vet
horse kicked	dog horse liability
horse lame	equine large animal vet horse
horse mad	riding lessons
horse riding	riding lessons
horse rolling	equine large animal vet
horse teeth	equine large animal vet
horse therapy	therapeutic riding
horseback	riding lessons
horsebox	trailer hgv bus licence
hose bib	appliance plumbing connection
hospice	end of life palliative care
hospice	palliative end of life care
hospital abroad	travel insurance abroad medical
hospital hasnt written	referral specialist
host family	language travel host family
host family has cat	host family pets allergy
host family horrible	host family change
host it ourselves	self hosted on premise hosting
host leaving	web hosting plans
host my site	web hosting plans
hot cross buns	seasonal specialities
hot drinks hurt teeth	sensitive teeth
hot flashes	menopause clinic hrt
hot flushes	menopause clinic
hot flushes	menopause clinic hrt
hot food afternoon	kitchen hours last orders
hot lunch	school meals canteen
hot meal brought	meals on wheels
hot pan table	furniture care oiling
hot plug	emergency electrician burning smell
hot runs out	water heater hot water
hot showers	sanitary facilities showers camp
hot spot	skin itching pet allergy
hot stones	massage
hot tank	water heater hot water
hot towel shave	beard trim shave
hot tub	sauna wellness area
hot tub included	garden hot tub fenced
hot tub move	piano heavy item moving
hot water panels	solar thermal hot water
hotel awful	travel deficiency complaint compensation
hotel lobby flowers	flower subscription
hotel overnight airline	passenger rights compensation
hotel pool	pool spa wellness hotel
hotel was a dump	travel complaint compensation
hotel was awful	holiday complaint
hotel was building site	travel deficiency complaint compensation
hotel when cancelled	passenger rights compensation
hotline	helpline crisis counselling
hotline	support contact help
hour late train	train delay cancellation compensation
hourly pay	salary benefits
hours not right	invoice query
hours of trade	opening hours
hours worked	time tracking
house alarm	burglar alarm cctv
house burnt	buildings insurance
house buying electrics	electrical safety report eicr
house cleaned	regular house cleaning
house flooding	burst pipe emergency plumber
house freezing	boiler repair
house from sixties	rewiring
house hunting	property search buyers
house in both names	conveyancing property transfer
house is gross	deep clean one off
house is mess	regular house cleaning
house like oven	air conditioning
house loan	mortgage
house loan runs out	mortgage home loan
house looks shabby	exterior painting
house loses heat	energy saving advice audit
house loses heat	roof insulation loft
house not selling	property marketing valuation
house papers	conveyancing property transfer
house rules	terms and conditions
house to charity	legacy will bequest
house too big	selling property process
house value	property valuation
house wine	wine list corkage
house with garden	property search buyers
house wont sell	sell property
housebound	home visit
housebound books	home library service
household waste centre	recycling centre tip
houseplant	repotting houseplants
housing benefit	benefits housing benefit
how are we doing	reports dashboards analytics
how backed up	waiting time
how bad must be	care needs assessment
how become member	membership application
how big bag	luggage size
how big can dog	dog size limit
how big can file	file size limit
how big can parcel	parcel size weight limits
how big file	file attachments storage limit
how big groups	capacity number of people group
how big is pitch	pitch size
how big is pool	pool size
how big is room	capacity maximum number room size
how big van	removals survey estimate
how bill customers	create send invoice
how busy	capacity number of people
how busy are you	waiting time
how busy is it	crowded peak times
how can i pay	payment methods
how clean	hygiene cleanliness
how clean loos	sanitary facilities showers camp
how cold water	water temperature
how crowded	capacity number of people
how dear	price cost
how declare	self assessment tax return
how deep	pool temperature depth
how do find you	address directions
how do i apply	application process
how do i care	care instructions cleaning
how do i claim	report a claim
how do i clean	care instructions cleaning
how do i find	address directions
how do i join	join membership club
how do i join	membership joining
how do i leave	cancellation notice period
how do i pay	payment methods
how do i use	instructions manual
how do i vote	elections voting postal vote
how do you charge	price list rates
how do you teach	curriculum educational approach
how do you work	project process timeline web
how does first	process how it works
how does it fit	exchange size
how does it go	process how it works
how does it work	process how it works
how does machine work	hire delivery instruction
how does selling work	sell property
how early	opening hours
how early airport	check in boarding times
how early arrive	arrival time
how early book	advance booking
how early come	arrival doors open
how early order	order deadline bakery
how early should	arrival early arrival
how expensive	price cost
how fancy	dress code restaurant
how far ahead	advance booking lead time
how far battery	e-bike battery service
how far claim	claim status payout
how far cut	pruning time
how far deliver	delivery service area
how far does go	range battery
how far from stage	seating plan best seats
how far station	distance station directions
how far to walk	walking distance
how far you go	service area
how far you travel	service area catchment
how fast can	waiting time processing time
how fast reply	response time
how fast support	support channels service level
how full bring back	fuel policy
how get child there	school transport bus pass
how get home garage	courtesy car replacement
how get keys night	late arrival key box
how get known	marketing strategy lead generation
how get there	address directions
how get to school	school transport
how get to you	address directions
how get to you	travel directions public transport
how give notice	notice tenancy
how good is my	placement test level assessment
how heavy	weight limit
how heavy can	rider weight limit
how heavy ride	weight limit riding
how i run	running gait analysis
how is he doing	parents evening reports
how is he doing	parents evening teacher contact
how is she doing	parents evening reports
how late	opening hours
how late arrive	latest arrival
how late can i enter	last admission
how late cancel	cancellation deadline
how late check in	latest check in
how late food	kitchen closing time
how late nursery	nursery hours late pick up
how late open	closing time
how late order	order cut off
how late party	event end time curfew
how long appointment	appointment duration
how long been around	about us team
how long been doing	certificate qualifications certification
how long before flight	check in boarding times
how long boiler last	boiler replacement installation
how long borrow	loan period
how long can party	closing time curfew
how long can stay	maximum stay time limit
how long concert	running time interval
how long does it take	session duration
how long does last	duration length
how long does lesson	lesson duration
how long does take	waiting time processing time
how long does tour	tour duration
how long exhibition on	current exhibition special exhibition
how long experience	experience years established
how long fix	repair duration collection
how long grave	grave types cemetery plot
how long guarantee	guarantee period
how long guaranteed	warranty guarantee
how long had licence	hire requirements driver licence
how long have table	table time limit
how long i worked	time tracking
how long is course	course duration
how long is it	duration length
how long is play	running time interval
how long is queue	waiting time
how long is session	duration length session
how long is show	running time
how long is wait	waiting time
how long is walk	route length
how long keep	loan period renewal documents needed
how long keep data	data retention
how long keep fresh	shelf life storage
how long keep table	table time limit
how long last	durability duration
how long lessons	lesson length frequency music
how long need	visit duration
how long need inside	last admission visit duration
how long park	parking time limit
how long post	shipping delivery time
how long postage	delivery time tracking
how long price	price guarantee fixed tariff
how long quote valid	quote validity
how long roof lasts	roof inspection maintenance
how long should allow	duration length
how long show	performance times interval
how long sign up	minimum term contract
how long spent	time tracking
how long stay off	illness exclusion nursery
how long stay open	closing time
how long tied in	cancellation notice period minimum contract
how long till seen	waiting list
how long to arrive	delivery time
how long to pay	payment terms due date
how long to react	deadline objection act quickly
how long to return	return period
how long train	train timetable journey planner
how long transfer	bank transfer payments limit
how long until can	aftercare instructions
how long until licence	driving lessons price
how long until reply	response time
how long van	pitch booking caravan motorhome
how long visit take	last admission visit duration
how long voucher	gift voucher validity
how long voucher last	voucher validity expiry
how long wait	waiting time processing time
how long website	project process timeline web
how long wet	drying time
how long will i be	session duration
how long will take	waiting time processing time
how machines work	induction training plan
how many amps	electric hook up
how many bags	luggage allowance baggage
how many bags train	luggage on train
how many beds	beds occupancy
how many books	loan limit
how many bucks	price cost
how many calories	calories nutrition information
how many can come	capacity maximum number
how many can use	invite team members users
how many can you	capacity number of people
how many carers	staff ratio night care staffing
how many days	duration
how many days leave	annual leave
how many days notice	notice period
how many days post	delivery time
how many days take	duration project
how many devices	device limit
how many dogs	number of dogs pets
how many dollars	price cost
how many drafts	revisions drafts included
how many driving hours	lesson hours average
how many fit	capacity number of people
how many godparents	godparent requirements
how many guests	guest numbers capacity
how many hours	duration length
how many in class	capacity number of people class
how many in class	group size participants
how many in group	capacity number of people
how many in room	staff child ratio
how many kids per	staff child ratio group size
how many kilos	baggage allowance
how many lessons	driving lessons price number of
how many miles	hire mileage fuel policy limit
how many miles	mileage limit unlimited
how many minimum print	print run quantity
how many minutes	duration length
how many minutes	session duration
how many mm	new tyres
how many movers	removals survey estimate
how many nights minimum	minimum stay changeover day
how many outfits	what to wear preparation
how many owners	used car sales
how many pages	page limit
how many parking	parking spaces
how many people	capacity number of people group
how many people fit	capacity maximum number
how many people use	invite team members users
how many photos	digital files image rights number
how many pictures get	photo shoot prices packages
how many portions	portions servings
how many pounds	price cost
how many projects	project limit
how many quid	price cost
how many requests	rate limit
how many revisions	project process timeline web revisions
how many rounds	project process timeline web
how many seats	capacity maximum number
how many sessions	number of sessions treatments
how many shops	locations branches
how many sleeps	bed capacity occupancy
how many sold	reports dashboards analytics
how many square	property documents floor plan
how many staff	staff child ratio
how many tickets	ticket limit
how many times come	number of sessions course
how many tries	attempts resit
how many users	user limit seats
how many visitors	web analytics tracking
how many visits	number of sessions course
how many weeks therapy	therapy duration
how messy	dust disruption protection
how much	price cost
how much a week	care fees funding
how much a year club	membership fees
how much accountant	accountant fees
how much arrives	use of donations transparency
how much blocked	car hire deposit credit card
how much borrow	mortgage finance buyers
how much burial	funeral costs
how much cash carry	passport control customs
how much cash take	foreign currency travel money
how much church tax	church tax contribution
how much cut	haircut prices women men
how much deposit rent	rental deposit
how much dosh	price cost
how much earn	salary benefits
how much entry	museum admission tickets
how much extra	surcharge
how much fat	body composition analysis
how much fine	overdue fines
how much fits	skip dumpster hire
how much food per person	catering minimum number guests
how much for flat	property valuation
how much for kids	children prices free entry
how much for two	couple price
how much goes to	use of donations transparency
how much gym	gym membership
how much help entitled	care assessment level
how much house	mortgage
how much hurt	pain discomfort
how much is it	prices fees cost
how much lawyer	lawyer fees costs risk
how much licence	driving lessons price
how much luggage	luggage allowance
how much notice	cancellation notice period
how much pay myself	excess deductible
how much per day late	overdue fines reminder
how much photos	photo shoot prices packages
how much postage	delivery costs shipping fee cost
how much practise	practice at home
how much reaches	use of donations transparency
how much room	room rates availability
how much roughly	quote estimate
how much space	space requirement
how much time before	arrival time lead
how much time volunteer	volunteer roles requirements
how much tip	tip service charge
how much to drive	driving lessons price
how much to move	removal quote volume survey
how much to open	locksmith prices fixed
how much to send	send parcel shipping
how much to swim	swimming pool admission
how much upfront	deposit balance payment
how much upfront	deposit down payment
how much water	watering care instructions
how much website	website new cost
how muddy	terrain footwear
how often come	frequency intervals
how often come	number of sessions course
how often delivered	delivery shipping
how often retake	resit attempts
how often water	watering care instructions
how old	minimum age limit
how old do you	minimum age age limit
how old for slide	slide attractions
how old is house	property documents floor plan
how old must	minimum age age limit
how old pay train	railcard discount pass
how old to start	minimum age lessons
how oven works	house manual faults
how pack	label packaging instructions
how pricey	price cost
how prove my flat	proof of identity tenant
how put together	instructions manual
how quick	waiting time processing time duration
how quick website	project duration process website
how quickly sell	sell property
how rated	inspection report rating
how read meter	meter reading submission
how rough	sea conditions weather
how send	send parcel shipping
how send my file	artwork file requirements
how set up	instructions manual
how soon	waiting time
how soon book	advance booking
how soon build	lead time production
how soon can	availability waiting list
how soon can leave	cancellation notice period
how soon can quit	cancellation notice period
how soon results	results duration
how soon try again	failed test retake
how steep	price cost gradient difficulty
how switch on	instructions manual
how tall	height requirement
how to care	aftercare instructions
how to get in choir	audition join ensemble amateur
how to improve company	business consulting
how to set up	instructions manual
how to use machines	induction training plan
how to use tablet	computer digital skills course
how to wash	care instructions cleaning
how warm	temperature
how warm is water	water temperature
how warm water	pool temperature depth
how was his day	key person daily report
how well insulated	energy certificate epc
how wrap bottle	label packaging instructions
howdens	kitchen installation fitting
howls when alone	behaviour consultation training
hpv jab	vaccination immunisation
hrt	menopause clinic hrt
hrt patches	menopause clinic
hsa card	tax relief childcare vouchers
htaccess	ftp database access
https	ssl certificate https
huge bill	energy bill explanation
human being	contact
human being please	branch appointment advisor
humanist	wedding celebrant registrar
humming wheel	strange noise car check
hunchback	posture ergonomic assessment
hunched	posture ergonomic assessment
hundred of them	bulk order wholesale
hungry after arriving	restaurant in house half board
hungry no money	food bank
hunting for	property search buyers
hurricane cancel	package tour cancellation fees
hurricane season	travel warnings safety
hurricane there	travel warning cancellation
hurt at football	ankle sprain sports injury
hurt at training	insurance accident club
hurt at work	workplace accident report
hurt in accident	personal injury compensation
hurt it at football	sports injury rehabilitation
hurt myself on purpose	crisis helpline suicide
hurt myself there	liability insurance
hurt playing	ankle sprain sports injury
hurting myself	mental health counselling
hurts going downstairs	knee pain rehabilitation
hurts to wee	urinary tract infection cystitis
husband cheated	divorce separation family law
husband collect id	collect documents authorised person
husband come instead	transfer to another person
husband died	bereavement probate estate
husband died account	death of account holder
husband doesnt hear	hearing test hearing aids
husband drinks	addiction counselling
husband joins too	partner membership
husband left me	divorce separation
husband snores	sleep apnoea snoring
husband violent	domestic violence protection order
hush hush	privacy data protection
hybrid battery	electric hybrid vehicle service
hybrid meeting	conference meeting rooms
hybrid too	hybrid servicing
i am a medium	size guide
iban	bank transfer
ice bath	sauna wellness area
ice cream hurts teeth	sensitive teeth
ice on path	snow clearing gritting
ice packs	camp shop bread service
iced coffee	coffee drinks plant based milk
icloud locked	phone unlock setup data
icy roads	weather cancellation
icy roads lessons	snow day closure
id card expired	passport id card application
id card lost	passport id card application
id expired	identity card passport application
id inside flat	proof of identity tenant
id nicked	lost stolen passport report
id photo	passport photos
id picture	passport photos
idea for app	web app custom software
idea for you	feature request roadmap
ideas for yard	garden design
ids checked	minimum age age limit
ielts	exam preparation certificate language
iep	special educational needs support
if airline goes bust	atol protection insolvency
if battery runs out	battery range support
if bike breaks	rental breakdown support
if cant be fixed	diagnosis fee no fix
if cant repair	diagnosis fee no fix
if course doesnt run	course cancellation refund
if do myself	diy self assembly
if doesnt work out	cancellation refund guarantee
if dog gets ill	veterinary emergency boarding
if dont have one	requirement provided
if dont like it	money back guarantee satisfaction
if dont show up	no show fee
if dont turn up	cancellation policy fee
if dont use	unused refund
if falls on holiday	public holiday schedule
if few sign up	minimum numbers participants
if fire alarm	fire safety evacuation
if guide doesnt show	no show operator contact
if he cant swim	non swimmers
if he dies	death contract end fees
if he doesnt like	trial cancellation
if hes ill	illness absence
if hes late	late arrival
if i book now	booking early discount
if i book today	booking availability
if i break it	damage claim liability deposit
if i break something	damage claim
if i bring friend	referral guest
if i buy two	quantity discount
if i cancel	cancellation data retention
if i cant decide	power of attorney lasting
if i change mind	withdrawal cancellation
if i collect it	collection pick up
if i come early	early arrival
if i crash it	rental damage excess
if i delete it	deletion data recovery
if i dent it	hire excess damage waiver
if i die	life insurance
if i dont answer	missed call no response
if i dont drive	public transport
if i dont pay	non payment reminder
if i dont speak	languages
if i downgrade	downgrade data retention
if i drop it	extended warranty insurance
if i fail	resit retake fee
if i fall ill	cancellation policy fee
if i finish early	early completion refund
if i get dementia	power of attorney advance directive
if i get hurt	liability insurance accident
if i get ill	illness cancellation insurance
if i get job	withdrawal termination
if i get pregnant	pregnancy pause
if i get stuck	support help
if i go away	pause suspension absence
if i hate it	returns money back
if i have allergy	allergies
if i have dog	pets policy
if i have insurance	insurance cover
if i have kids	families children
if i have pain	pain aftercare emergency
if i have problems	support contact
if i have questions	contact support
if i have voucher	voucher redemption
if i invite someone	invite users guests
if i join now	joining offer start
if i leave data	export data backup
if i leave early	early departure refund
if i live abroad	non residents international
if i live far	service area remote
if i lose it	loss replacement fee
if i miss class	missed class make up
if i miss one	missed lesson make up
if i miss week	missed session catch up
if i move away	special termination moving
if i need help	support contact
if i need longer	extension
if i need more	additional quantity upgrade
if i order before	order cut off deadline
if i order now	delivery time order cut off
if i order today	delivery time order cut off
if i pass	certificate next level
if i pause	pause freeze
if i pay cash	cash discount payment
if i pay upfront	prepayment discount
if i recommend	referral reward
if i return it	returns refund
if i scratch it	damage excess deposit
if i stay longer	extension extra night
if i take both	bundle discount
if i upgrade	upgrade proration
if i want more	upgrade additional
if im early	early arrival waiting
if im ill	cancellation policy fee
if im late	lateness late arrival grace period
if im running late	late arrival policy
if im sick	cancellation policy fee
if it doesnt work	warranty guarantee
if it gets lost	loss liability
if it gets stolen	theft insurance liability
if it goes wrong	warranty guarantee
if it pours	weather cancellation
if it rains	weather cancellation bad policy
if it snows	weather cancellation snow closure bad
if its a gift	gift wrapping returns
if its broken	repair warranty
if its cancelled	cancellation refund
if its closed	closed out of hours
if its faulty	faulty goods warranty
if its for business	business customers
if its for kids	children suitability
if its full	waiting list
if its late	delivery delay compensation
if its raining	bad weather
if its urgent	emergency express
if mum dies	care contract notice period
if nobody answers	contact alternatives
if not delivered	non delivery refund
if not happy	satisfaction guarantee complaint
if not in stock	out of stock special back order
if not satisfied	satisfaction guarantee complaint
if only four us	minimum numbers
if only half eat	catering numbers
if only one comes	minimum numbers single
if over 65	senior rate
if public holiday	public holiday schedule
if send back	returns postage
if she doesnt like	returns trial
if she gets worse	changing care needs
if she hates it	trial cancellation
if she is nervous	nervous anxious
if sign up now	start date offer
if sign up today	start date membership
if someone cancels	availability waiting list cancellation
if someone gets hurt	liability insurance accident first aid
if something breaks	damage liability
if something gets stolen	theft liability
if something goes wrong	liability complaint
if something happens	liability insurance accident
if something missing	missing items
if space comes up	waiting list
if teacher ill	substitute teacher class cancellation
if theres a problem	support contact complaint
if theres a strike	strike closure
if theres accident	accident insurance liability
if theres delay	delay compensation
if they dont fit	exchange returns
if they dont like	returns exchange gift
if things get stolen	liability insurance
if too few	minimum participants cancellation
if under 18	minors consent
if want stop	cancellation
if want swap	exchange change
if we are fewer	reduced numbers
if we are more	additional guests
if we arrive late	late check in
if we break something	damage liability
if we bring food	own food policy
if we bring kids	families children
if we cancel	cancellation fee
if we come train	train directions
if we leave early	early departure
if we need longer	extension overtime
if we split up	separation contract
if we stay week	weekly rate
if we want extend	extension
if weather bad	bad weather policy
if weather is bad	rained off cancellation weather
if you break it	damage liability insurance
if you break something	damage liability insurance
if you cancel	cancellation by organiser refund
if you cant fix	diagnosis fee
if you damage	damage liability insurance
if you dont come	missed appointment compensation
if you dont have	out of stock special back order
if you find something	additional findings
if you go bust	business continuity data export
if you lose it	loss liability
if you shut down	data export service discontinuation
ignored my email	response time
ikea kitchen fitted	kitchen installation fitting
ill after eating	food poisoning complaint hygiene
ill before flying	package tour cancellation fees
ill before holiday	travel insurance
ill cant train	pause freeze membership
ill do i still pay	lessons cancelled by pupil
ill from your food	food poisoning complaint
ill last week lesson	missed lessons catch up
ill on exam day	exam resit
ill on exam day	exams resits grades exam illness
ill on holiday	travel insurance
ill on holiday	travel insurance abroad medical
ill on show night	ticket refund exchange
ill on sunday	emergency out of hours
im 15 want job	minimum age student job
im 17	minimum age minors
im 21	minimum age driver
im 70	upper age limit seniors
im a nurse	nhs key worker discount
im a student	student discount
im a teacher	educator discount
im abroad now	online international
im at uni	student discount
im at work	delivery time slot
im deaf	hearing impairment hearing loop
im exhausted caring	respite short term care
im in next county	service area
im in usa	international shipping usa
im only renting	keys tenants landlord permission
im over 60	senior discount
im pregnant	pregnancy
image film	photography video production
images slow	page speed optimisation
imap	email hosting mailbox
immersion	water heater hot water
immunised	vaccination immunisation
implant feels loose	implant check
implant in arm	contraception family planning
import contacts	import data migration
import failed	import data migration
import tax	customs duties import
imprint	shop legal pages
improve my game	tennis coaching
improve my stroke	swimming lessons
improve pronunciation	conversation practice
in a few weeks	intensive course
in a hurry	waiting time processing time express
in a rush	waiting time processing time
in a wheelchair	accessible step free access wheelchair
in a wheelchair	wheelchair access step free
in arrears	late payment reminder fee
in bad weather	weather bad weather policy
in black and white	certificate confirmation attendance
in case it breaks	data backup
in credit	monthly payment adjustment budget
in crisis now	crisis emergency
in custody	criminal defence
in english	language english version
in english play	surtitles language performance
in german please	language settings currency
in heat	season spaying policy
in hospital	hospital illness suspension refund
in jeans	dress code clothing
in lieu of flowers	memorial donation
in memory of	memorial donation
in my language	languages spoken translation
in network	insurance cover network accepted
in one hour	last admission visit duration
in season	bitch in season policy
in several payments	instalments payment plan
in stock	stock availability
in the cloud	server location data security
in the evening open	opening hours
in the family way	pregnant pregnancy
in the newspaper	public relations press release
in the pool	phone water damage
in the red	overdraft
in the red	overdraft limit
in the sale	sale items returns
in time for birthday	shipping delivery time
in trouble at school	school rules behaviour phones
in your studio	studio or location
include a message	gift wrapping card
include greeting	gift wrapping
including vat	vat included
income if sick	life insurance disability
incomplete order	missing item wrong item
incontinence pads	oxygen stoma incontinence supplies
incorporate	business start up formation
increase my donation	regular giving monthly donation
independent but	sheltered housing assisted living
independent referee	dispute resolution ombudsman
indian licence	foreign licence conversion
individual lessons	private tuition one to one
indoor plant	repotting houseplants
inflatables	swimming pool rules swimwear
influencer	partnership supplier cooperation suppliers resellers
infrared	sauna wellness area
ingredients	allergies intolerances product details material
ingrown hairs	waxing
ingrown toenail	minor surgery removal
inhaler at nursery	medicine administration nursery
inhaler at school	medicine allergies at school asthma
inhaler not helping	asthma copd clinic
inherit house tax	inheritance tax gift tax
inheritance clutter	house clearance
inherited boxes books	donate books
inherited furniture	furniture restoration
inherited house	inheritance tax gift tax
inherited house tax	inheritance gift tax
inherited jewellery	jewellery remodelling bespoke
inherited necklace worth	jewellery valuation appraisal
inherited some money	inheritance tax
inherited what do	savings investment advice
injections for kids	vaccination immunisation
injured at work	personal injury compensation
injured bird	injured wildlife
injured cant use	pause membership freeze
injured fox	injured wildlife
injured pigeon	injured wildlife
injured running	ankle sprain sports injury
injured still pay	membership freeze pause
ink not recognised	printer setup
inner tube	bike puncture inner tube
inner tube	puncture repair bike
insect bite swollen	minor ailments medicines advice
insecure warning	ssl certificate https
inset day	term dates school holidays inset
inset days	holiday closure dates
inside cabin	cruises
inside car dirty	car detailing valeting
insoles	foot pain insoles orthotics orthopaedic
insolvent	bankruptcy insolvency debt advice
inspection due	inspection service
inspection failed	inspection retest
inspection interval	oil change service
inspection move out	tenancy notice moving out
inspection report	inspection report rating
inspection sticker	mot test inspection
instagram shop	marketplace sync amazon ebay
install app	app download
install cabinets	kitchen installation fitting
install ourselves	self hosted on premise
install programs	windows setup operating system
install something	browser requirements
installments	instalments
instant hot water	water heater flush tankless
instant lawn	lawn seed turf care
instant transfer	bank transfer payments limit
instead of cash	no refund store credit
instead of presents	fundraising events
instruction booklet	instructions manual
instructions	instructions manual
instructor always late	instructor change female instructor
instructor creepy	instructor complaint change
instructor on phone	instructor complaint change
instructor shouts	instructor change female instructor complaint
instructor shouts	instructor complaint change
instrument for year old	instrument choice carousel
insufficient funds	overdraft
insulate	roof insulation loft
insulate attic	loft insulation
insulation advice	energy saving advice audit
insulin	diabetes clinic
insulin plane	travel health vaccinations
insulin security	security screening liquids
insulted online	defamation online
insurance after death	death documents certificates needed
insurance card	proof of insurance certificate
insurance for event	public liability licence event
insurance for trip	travel insurance
insurance form doctor	medical certificate report
insurance number for plates	evidence bank number car
insurance papers	proof of insurance certificate
insurance pay lawyer	legal expenses insurance
insurance refuses pay	claim status payout
insurance repair car	accident repair insurance claim
insurance turned down	claim rejected appeal
insurance valuation	jewellery valuation appraisal
insurance wants lock	door window security upgrade
insurance went up	premium too expensive
insure belongings	home contents insurance
insure bike	bike theft lock insurance
insure dog	pet insurance
insure for one day	car insurance
insure house	buildings insurance
insure it	extended warranty insurance
insure my car	car insurance
insure my dog	dog horse liability
insure my shop	business insurance
insure my stuff	home contents insurance
insure my tools	business insurance
insure new driver	car insurance
insure parcel	parcel insurance value cover
insure puppy	pet insurance
insured if goes wrong	damage liability insurance
insured on dads car	accompanied driving insurance
insured shipping	parcel insurance value cover
insured up to	parcel insurance value cover
insured while moving	moving insurance damage
integrated dishwasher	kitchen appliances
intensive week	intensive crash course
intercom helmet	motorcycle clothing helmets
interest free	financing credit
interest gone up	remortgage refinancing
interest on savings	savings investment advice
interest rate house	mortgage home loan
interlinked	smoke alarm installation
intermission	performance times interval
intern	internship work experience
internet cable upstairs	network cabling data points
internet good	wifi speed
internet password	wifi internet access
internet site	website new cost
internet slow	wifi network setup
internet there	wifi internet access
internship	internship work experience
interrail	railcard discount pass
interview under caution	criminal defence
interview you	press media enquiries
intimate wax	waxing
intimate wedding	wedding ceremony venue
into town from airport	airport transfer
intolerant	allergies dietary requirements
intro to gym	induction training plan
inventory clean	end tenancy move out cleaning
invest money	investment funds
invisalign	orthodontics braces aligners
invisible brace	braces aligners orthodontics
invisible braces	orthodontics braces aligners
invisible online	search engine optimization seo
invitation cards	wedding invitations stationery
invitation letter	student visa invitation letter
invitations	wedding stationery invitations
invite not arriving	invite team members users
invite people	invite team members users
invites	wedding stationery invitations
invoice already sent	cancel edit invoice correction
invoice for authorities	e-invoice format
invoice mistake	credit note cancel invoice
invoice numbers	invoice number sequence
invoice public sector	e invoicing xrechnung peppol
invoice without vat	vat registration small business
invoice wrong	overcharge billing error
invoices unpaid	debt collection enforcement
invoicing clients	create send invoice
ipad cracked	tablet console repair
ipad wont	tablet console repair
iron a shirt	laundry washing machine
iron in room	room facilities amenities iron ironing
iron my shirt	laundry service
iron shirts	ironing laundry service
irregular hours	evening weekend course times
irs	self assessment tax return
is anyone there	opening hours presence
is bar open	bar hours
is breakfast included	breakfast half board
is car good buy	pre purchase inspection
is car okay	used car purchase check
is church open	church service times
is contract fair	contract review drafting
is date free	provisional hold option date
is dog included	dog fee
is entry included	admission included
is exam included	exam fee included
is flight on time	flight status arrivals departures
is food included	meals included
is he too young	minimum age age limit
is house sound	home survey inspection
is it an emergency	emergency criteria
is it anonymous	anonymity
is it asbestos	lead asbestos
is it barrier free	step free accessible
is it binding	binding contract
is it booked	booking confirmation
is it buffet	buffet menu
is it catered	catering meals
is it central	location city centre
is it clean	hygiene cleaning
is it compulsory	compulsory optional
is it confidential	confidentiality
is it contagious	infectious
is it covered	insurance coverage
is it crowded	capacity busy times
is it dangerous	safety risks
is it definite	booking confirmation
is it down	outage status
is it down	status page outage
is it encrypted	encryption security
is it fair trade	fair trade sourcing
is it fenced	fenced enclosed
is it filling	portion size
is it fragrance free	fragrance free ingredients
is it free	free of charge
is it fresh	fresh homemade
is it full	availability fully booked
is it gay friendly	lgbtq welcome inclusive
is it gdpr	gdpr data protection
is it genuine	scam phishing fraud authenticity certificate
is it going ahead	course cancelled too few participants
is it hard	difficulty level
is it heated	heating
is it in groups	group individual
is it indoors	indoor outdoor venue
is it insured	insurance
is it kid friendly	children family friendly
is it legal	legal permitted
is it lit	lighting
is it local	local regional produce
is it loud	noise level
is it mixed	mixed gender
is it monthly	monthly billing
is it near station	location station
is it new	condition new
is it noisy	noise
is it normal	normal symptoms advice
is it on insurance	insurance cover
is it on nhs	nhs funded
is it one off	one time payment
is it open monday	opening hours
is it open source	open source licence
is it open today	opening hours today
is it organic	materials sustainability origin
is it organic	organic certified
is it outdoors	outdoor indoor venue
is it permanent	permanent duration
is it pricey	prices fees cost
is it private	privacy confidential
is it real	jewellery valuation appraisal authenticity genuine
is it real gold	hallmark gold
is it real leather	material leather
is it recyclable	recycling packaging
is it refundable	refundable cancellation
is it religious	religious denomination
is it risky	security safety
is it safe	security safety risks
is it scary	age suitability intensity
is it second hand	used condition
is it self hosted	self hosting on premises
is it signposted	signposts directions
is it spicy	spicy menu
is it steep	difficulty gradient
is it step free	step free access
is it still available	availability
is it still on	event cancellation status
is it strenuous	difficulty fitness level
is it supervised	supervision
is it sustainable	sustainability environment
is it taken	availability calendar vacancies
is it therapy	coaching versus therapy
is it urgent	emergency criteria
is it vegan	vegan ingredients
is it walkable	walking distance
is it wheelchair	wheelchair accessible
is it worth it	benefits results reviews
is it worth suing	initial consultation lawyer
is it worth suing	initial legal consultation
is it yearly	annual billing
is linen included	bed linen included
is lunch included	food drinks catering
is money safe	insolvency protection certificate
is money wasted	use of donations transparency
is my booking confirmed	appointment reminder confirmation
is my hound welcome	dogs allowed
is my phone ready	repair duration collection
is my place safe	booking confirmation
is petrol included	fuel included
is setup included	setup onboarding
is she still there	choice of staff
is she too young	minimum age age limit
is shop real	secure payment ssl
is site genuine	secure payment ssl
is skipper included	skipper charter
is somebody home	presence
is someone in office	office hours
is someone there	opening hours presence
is someone watching them	supervision
is tax included	vat included
is that everything	included services price
is that safe	security safety
is there a break	performance times interval
is there a break	running time interval
is there a bus	bus shuttle
is there a changelog	changelog release notes
is there a contract	contract term
is there a creche	creche childcare
is there a defibrillator	defibrillator first aid
is there a doctor	doctor medical
is there a fine	penalty fine
is there a forum	community forum
is there a kettle	tea coffee facilities
is there a lift	accessible step free access lift
is there a lift	wheelchair access step free
is there a loo	toilets restrooms
is there a manual	manual instructions
is there a market	target group market research
is there a maximum	maximum limit
is there a nurse	nurse medical
is there a pool	pool spa wellness hotel swimming
is there a queue	waiting time queue
is there a ramp	accessible step free access
is there a supermarket	supermarket nearby
is there a test	test assessment
is there a toilet	toilets facilities
is there a tutorial	tutorial getting started
is there aircon	air conditioning heating
is there an app	app download mobile
is there an elevator	accessible step free access
is there car park	parking
is there childcare	childcare creche
is there coffee	coffee refreshments
is there dishwasher	equipment kitchen holiday flat
is there docker image	docker installation
is there electricity	electricity power
is there exam	examination assessment
is there food	food catering
is there free version	free plan
is there homework	homework workload
is there interval	interval break
is there minimum	minimum spend
is there overnight stay	overnight accommodation
is there phone signal	mobile reception
is there reception	reception hours
is there room for	capacity space
is there shade	shade covered area
is there somewhere quiet	quiet room
is there somewhere safe	safe valuables storage
is there student plan	student discount plan
is there waiting room	waiting area
is there water	drinking water
is there wifi	wifi internet access
is this email real	hacked account phishing
is this real	scam phishing fraud
is this text genuine	hacked account phishing
is this valuable	donate object collection archive
is this you	scam phishing fraud
is train on time	train timetable journey planner
is training included	training onboarding
is training on	training times pitch
is tree safe	tree survey health
is tuition included	tuition fees
is water safe	water quality lead pipes
is water warm	pool temperature depth
is website any good	website review audit
is wiring safe	electrical safety report eicr
is your system	system status uptime outage
isa	savings account interest
iso 27001	security encryption hosting location certification
iso 9001	certification iso quality management
isolate water	stopcock shut off valve
itching down below	sexual health clinic sti
itching down there	sexual health sti testing
itchy after treatment	allergic reaction aftercare
itchy cat	flea tick treatment
itchy dog	worming flea tick treatment
itchy earrings	nickel allergy jewellery
itchy privates	sexual health sti testing
itchy scalp	scalp treatment dandruff
itchy skin	skin check dermatology
its a surprise	surprise gift discretion
its an emergency	out of hours emergency service
its her 40th	birthday celebration
its my birthday	birthday offer
its the weekend now	out of hours emergency
iud	contraception family planning
iva	bankruptcy insolvency debt advice
ivf	fertility
jabs	vaccination immunisation
jabs for holiday	vaccination travel clinic
jabs for rabbit	pet vaccination boosters
jabs have lapsed	vaccination restart overdue
jabs up to date	vaccination immunisation
jackdaw	chimney sweep wood stove
jackdaws chimney	chimney flashing
jacket and tie	dress code restaurant
jacket lining	leather fur repair
jacket too big	alterations tailoring
jacuzzi	sauna wellness area
janitor	office commercial cleaning
january deadline	self assessment tax return
january sales	sale offer
japanese text google	website hacked malware removal
jaw aches morning	night guard splint
jaw clicks	night guard grinding
jaw clicks	tmj jaw pain
jaw cracking	tmj jaw pain
jaw locks	tmj jaw pain
jaw sore morning	night guard splint
jazz band	band ensemble orchestra
jeans at opera	what to wear theatre
jeans okay	dress code
jeans too long	alterations tailoring
jerks changing gear	clutch gearbox transmission
jersey numbers	textile t shirt printing
jet wash	pressure washing
jewellery in bank	safe deposit box
jewellery post	parcel insurance value cover
jewish food	halal kosher
job ads	employer branding recruitment marketing
job after degree	career service internship
job bike	bike leasing company
job centre pay course	educational leave funding
job going	jobs vacancies careers
job interview practice	career coaching
job still going	application process
job too small	minimum charge
jobcentre pays	funding voucher eligibility
jobcentre pays course	integration course subsidised
jobcentre pays move	moving help costs authority
jobs like mine	references portfolio
jobseeker	concessions reduced rate
jodhpurs	riding hat boots hire
join a band	band ensemble orchestra
join a band	ensemble orchestra band
join a team	football team trials
join board	membership association charity
join halfway through	late entry mid term
join later	missed lessons catch up
join library	library card joining
join mid course	missed lessons catch up
join the club	membership application
join the gym	gym membership
join the library	library card membership
join the team	team trials squad
join theatre group	backstage tour youth theatre
join up	membership joining
join your church	join church courses alpha
join your practice	register new patient
join your surgery	registration new patients
join your team	jobs vacancies careers
joining fee	membership joining
joint account	authorisation account third party
joint account	bank account opening
joke of a	complaint feedback
journalist	press media enquiries
jowls	anti ageing botox fillers
jpg ok	artwork file requirements
judo	martial arts self defence
jump from tower	slide attractions
jump postponed	weather postponement
jump queue	timed entry tickets
jump start	battery alternator starter
jump start	battery replacement test
jump the queue	express rush service
jumps out of gear	clutch gearbox repair
jumps out of gear	clutch gearbox transmission
jumpstart	battery alternator starter
june 14 free	provisional hold option date
junior cheaper	senior stylist price levels
junk car	sell car valuation
junk mail from you	unsubscribe newsletter
junk removal	bulky waste collection
just a bed	man van small move
just a few times	single ticket day pass
just a private person	private customers
just a question	enquiry contact
just a quote	quote estimate
just a taste	trial free taster
just a tent	tent pitches
just a weekend	minimum stay changeover day
just advice	consultation advice
just buy new	not worth repairing diagnosis fee
just clicks	battery alternator starter
just dessert	dessert only
just drinks	drinks cocktails happy hour only
just drop in	walk in without appointment
just eat	takeaway delivery order
just few people	group size participants
just fled	refugee asylum advice
just for coffee	drinks only cafe
just for fun	recreational casual social
just for home	private customers
just for hour	hourly rate minimum hire
just for ladies	women only
just for today	single ticket day pass
just for us	private hire venue hire
just for women	gender women only
just found out pregnant	maternity antenatal care
just gave birth	postnatal
just giving	fundraising events
just got a kitten	puppy class socialisation
just got a puppy	puppy class socialisation
just got licence rent	minimum driver age rental
just had botox	contraindications consultation form
just half a day	half day rate
just how i want	custom made personalised
just look church	other faith visitors welcome
just married trip	honeymoon travel
just me and instructor	lunge lesson private lesson
just me room	single occupancy
just moved country account	bank account opening
just moved here	first appointment new customer customers
just moved here	registration of address residence
just moved in	first appointment new customer
just moved need doctor	register new patient
just moved tell	residence registration address change
just moved to town	first appointment new customer
just once	single ticket day pass visit
just once gym	day pass
just one copy	print run quantity
just one day	day pass hot desk
just one question lawyer	initial consultation lawyer
just one session	trial session taster
just one time	single entry day pass
just one visit	single ticket day pass
just out of hospital	post operative rehabilitation
just passed my test	young driver licence period
just play all day	curriculum educational approach
just pop in	walk in without appointment
just see if she likes	trial stay
just show up	walk in without appointment
just starting up	startup plan
just the doors	kitchen door replacement refacing
just the ends	cut and blow dry
just the one night	minimum stay single night
just the tips	haircut prices women men
just to look charge	travel expenses call out charge
just to see	trial session taster
just to show up	call out fee
just today	single ticket day pass
just turn up	walk in without appointment
just turn up	walk in without appointment no
just two of us	minimum numbers participants number couples
just walk in	walk in without appointment
just want to talk	conversation class
just want to talk	conversation practice
just watch first	observe trial visit
just watch training	trial training session
just weigh him	nurse clinic
kanban	task management boards
kaput	repair warranty guarantee
karaoke	live music quiz night
karate	martial arts self defence
kayak	kayak canoe paddleboard hire
keep ashes at home	cremation urn
keep book longer	loan period renewal
keep book longer	renew loan extend
keep bread	bread storage fresh
keep bread fresh	bread storage freezing
keep broken thing	documents claim photos receipts
keep cake how long	bread storage freezing
keep car longer	return after hours key drop
keep car overnight	overnight parking drop off
keep caravan there	permanent pitch
keep caravan there	seasonal pitch storage
keep charging me	automatic renewal subscription
keep clothes on	clothing treatment
keep date free	provisional hold option date
keep day longer	rental extension
keep deposit landlord	tenancy law eviction
keep dog flat	alterations permission tenant
keep dog in	fencing
keep failing driving	failed test retake
keep failing theory	theory test preparation
keep falling	balance falls prevention
keep falling over	dizziness vertigo
keep fit class	group classes timetable
keep fit pensioners	over sixties seniors exercise
keep flowers fresh	flower care freshness
keep flowers longer	flower care
keep food warm	catering delivery setup
keep fridge running outage	generator backup
keep furniture for months	storage
keep getting flats	bike puncture inner tube
keep gold bank	safe deposit box
keep guests entertained	photo booth entertainment
keep her dog	couples pets care home
keep her off	school absence sickness reporting
keep him busy holidays	multi sports holiday camp
keep him home	school absence sickness reporting
keep his dog	pets in home residents
keep house tidy	regular house cleaning
keep in fridge	storage refrigerate
keep it another day	hire return late fee
keep it confidential	privacy data protection
keep it down	noise disturbance neighbours
keep it for me	reservation hold
keep it for me	reserve item
keep it longer	rental extension
keep it nice	care instructions cleaning
keep it private	confidentiality
keep it quiet	privacy data protection
keep it secret	privacy data protection confidentiality discretion
keep it till saturday	reservation hold collection
keep jewellery safe	safe deposit box
keep kids	child custody maintenance
keep kids busy	children family friendly childcare play
keep longer	hire return late fee
keep me a loaf	bread rolls pre order
keep me accountable	personal training
keep me informed	newsletter unsubscribe
keep me posted	newsletter unsubscribe
keep motorbike winter	motorcycle winter storage
keep moving old	over 60s senior fitness
keep my boat	boat storage racking
keep my bouquet	dried preserved flowers
keep my deposit	deposit refund
keep my domain	domain registration transfer
keep my frame	reglaze lenses old frame
keep my horse	livery stabling
keep my info	privacy data protection
keep my name	name change
keep my palm winter	overwintering service
keep my stuff	storage
keep my stuff	storage unit
keep my wheels	tyre storage
keep needing toilet	urinary tract infection cystitis
keep old parts	old parts return
keep on top garden	garden maintenance
keep one for me	stock availability
keep our bags	luggage storage
keep own doctor	doctor visits residents gp
keep packaging	original packaging
keep photos safe	data backup
keep plants winter	overwintering plant storage
keep receipts how long	documents needed accountant
keep room hospital	care contract notice period
keep room longer	check out late check out
keep room till afternoon	late check out
keep site updated	website maintenance updates
keep stalling	automatic licence
keep street free	no parking zone removal
keep stuff on desk	dedicated desk
keep the ashes	cremation ashes
keep the carcasses	kitchen door replacement refacing
keep the house divorce	divorce family law custody
keep the wood	firewood logs wood chip
keep thieves out	burglar alarm cctv
keep track customers	crm contact management
keep track expenses	bookkeeping
keep track of tasks	task management boards
keep until back	delivery rescheduling hold
keep us a table	table reservation
keep valuables	lockers storage valuables
keep winter tyres	tyre storage
keeps asking cookies	cookies tracking
keeps crashing	outage status
keeps crashing	website error technical problem contact
keeps freezing	contact form technical error
keeps going down	system status uptime outage
keeps humping	neutering spaying castration
keeps logging out	login access account
keeps losing pressure	boiler pressure
keeps pinging	due dates reminders notifications
keeps renewing	automatic renewal
keeps running away	dementia care
keeps tripping	fuse board consumer unit
keeps us awake	noise disturbance neighbours
kennel	pet boarding sitting
kennel cough	pet vaccination boosters
kept a key	lock replacement change
kept confidential	privacy data protection
kept waiting	waiting time
kerbed alloy	alloy wheel refurbishment
kerbside	collection click and collect
keto	calories nutrition information
kettle	kitchen equipment dishwasher
kettle bin	electronic waste
kettle dead	electrical waste
kettle furred	water softener limescale
kettle in room	room facilities amenities tea coffee
kettle in room	room service minibar
kettle tested office	pat testing
key box	check in late arrival
key broke off	lock repair
key card broken	lost key locked out
key card not working	key reception contact
key code	key handover key safe
key doesnt work	key handover key safe
key drop	hire return late fee
key fob dead	car key programming
key for carers	key safe
key if late	check in late arrival
key in boot	car key programming
key in car	car key programming
key inside	door opening locksmith emergency
key lost car	car key replacement
key meter	prepayment meter top up
key safe	key handover
key safe	key handover key safe
key snapped	lock repair
key snapped	lost key locked out
key snapped in lock	broken key extraction
key sticks	musical instrument repair
key stolen	lock replacement
key stuck	lock repair
key stuck lock	door opening locksmith emergency
key to building	coworking access 24/7
key with card	key copying duplicate
key without original	key cutting
key wont turn	lock repair
keyboard enough	instrument hire loan
keyboard enough	instrument hire purchase
keyboard keys missing	laptop repair
keyed alike	master key system
keyless	electronic lock access control
keypad door	electronic lock access control
keys at end	key handover key safe
keys for whole building	master key system
keys got stolen	lock change security
keys in boot	car key programming
keys in trunk	car key programming
keys inside	lockout door opening
keys inside	lost key locked out
keys later	moving date change
keys locked in car	car key programming
keys made	key cutting
keys not ready	moving date change completion
keys on wrong side	lockout door opening
keys stolen	lock replacement change
keys stuck	laptop repair
kick off	match fixtures results
kick the habit	stop smoking service
kick up a fuss	complaint feedback
kick up backside	personal training life coaching
kick up fuss	complaint
kick us out	table time limit closing
kickabout	football team trials
kickboxing	martial arts self defence
kicked door in	burglary repair boarding up
kicked me out	login access account
kicked off class	class booking waitlist
kicked out flat	tenancy law eviction
kicked out of flat	council housing homelessness
kid alone pool	children unaccompanied age pool
kid being bullied	child welfare safeguarding
kid bow legged	paediatric physiotherapy
kid broke neighbours window	claim report damage insurance
kid cant see board	childrens eye test
kid cant swim	swimming lessons
kid fell tooth	knocked out tooth trauma
kid got rash	child health paediatrics
kid grew bike	children bike size
kid has worms	minor ailments
kid helmet size	helmet replacement crash
kid ill today	absence report sick school
kid injured sport	insurance accident club
kid is ill	cancellation fee
kid is sick	sick child absence illness
kid keeps coughing	children paediatric
kid need braces	orthodontics braces aligners
kid outgrown bike	childrens bikes
kid passport picture	application passport photos
kid scratched car	personal liability insurance
kid sick in car	car smell cleaning valeting
kid sick lesson lost	lessons cancelled by pupil
kid sits close to telly	children eyesight
kid squints	childrens eye test
kid teeth brown	childrens dentistry fissure sealants
kid wet bed	damage liability deposit
kid wont sit still	childrens haircut
kiddies	children
kids activities nearby	things to do excursions
kids allowed	children family friendly
kids are mean to her	bullying pastoral
kids at church	childrens church youth group
kids at wedding	photo booth entertainment
kids birthday	childrens birthday party
kids birthday museum	children family museum
kids break something	damage claim
kids cake	celebration cake order
kids clothes outgrown	donate goods clothing furniture
kids club	playground entertainment kids
kids club	playground kids entertainment
kids dont want business	business succession sale
kids drama	backstage tour youth theatre
kids drew wall	interior painting
kids drew wall	interior painting rooms
kids eat free	childrens menu
kids fall in pond	child safe stairs pool
kids fare	travelling with children baby
kids first dentist	childrens dentistry first visit
kids free hotel	travelling with children baby
kids get bored	children family friendly
kids glasses	childrens eye test
kids go free	children prices free entry age
kids gym	teen junior gym
kids haircut	childrens haircut
kids helmet	helmet children hire
kids in our room	family room extra bed cot
kids in our room	room types family connecting
kids in own room	family rooms connecting
kids in pool	pool spa wellness hotel children
kids in sauna	sauna minimum age children
kids in summer holidays	holiday programme children
kids in summer holidays	multi sports holiday camp
kids learn language	childrens language classes
kids life jacket	children life jackets
kids live with	child custody maintenance
kids meals	childrens menu
kids menu	children menu
kids on pony	pony rides minimum age
kids passport	visa passport entry requirements control
kids passport fly	travel documents visa entry
kids portions	childrens menu
kids rowing	junior rowing
kids running above	house rules noise
kids seat	child seat
kids see dead	saying goodbye viewing chapel
kids service	childrens church groups youth
kids sleep free	family room extra bed cot
kids splashing	lane swimming
kids swimming	swimming lessons
kids tennis	tennis coaching
kids too wild	martial arts self defence
kids touch things	family activities workshops museum
kids trail	family activities workshops museum
kids train free	railcard discount pass
kids welcome	children family friendly
kids while i	childcare creche
kill every plant	watering care instructions
kill myself	mental health counselling
killing the nerve	root canal treatment
kiln dried	firewood logs wood chip
kind of food	menu a la carte
kindergarten registration	school admissions places
kindle	e books audiobooks
king cake	seasonal specialities
king size	twin double beds
kiss and fly	airport parking drop off
kita	nursery places waiting list
kitchen cupboards paint	woodwork varnishing
kitchen dated	kitchen planning design
kitchen door hangs	kitchen fitting worktop
kitchen facelift	kitchen door replacement refacing
kitchen fronts new	kitchen fitting worktop
kitchen ideas	kitchen planning design
kitchen open late	restaurant in house half board
kitchen open till	kitchen closing time
kitchen scraps	garden green waste
kitchen shut	kitchen closing time
kitchen shut	kitchen hours last orders
kitchen still open	kitchen hours last orders
kitchen take down	dismantling assembly furniture
kitchen to use	kitchen self catering
kitchen too small	kitchen planning design
kitchen use	coworking amenities printer kitchen
kitchen with island	kitchen planning design
kitten food	pet food advice
kitten injections	pet vaccination boosters
klarna	instalments payment plan
knackered	repair faulty goods replacement
knead me	sports massage
knee gives way	knee pain rehabilitation
knee hurts	knee pain rehabilitation
knee op	knee pain rehabilitation
knee replacement	knee pain rehabilitation
knee swollen	knee pain rehabilitation
knee went pop	sports injury rehabilitation
knees crack	knee pain rehabilitation
knees hurt riding	bike fitting
knife in bag	security screening liquids
knitting	pottery art craft courses
knob and tube	rewiring
knock a bit off	discount reduced rate
knock down wall	building permission planning
knock down wall	building permit planning permission
knock knees	paediatric physiotherapy
knock me out	dental anxiety sedation
knock me out	sedation general anaesthetic
knock off	discount
knock off time	opening hours
knock something off	discount reduced rate
knocked over	damage claim
knocked tooth out	broken tooth emergency
knocked tooth out	dental trauma emergency
knocked up	pregnant pregnancy
knocking noise	strange noise car check
knocking over bumps	suspension steering
knots in back	sports massage
knots in fur	grooming dog
knots in shoulders	massage
know any houses	property search buyers
know cost in advance	quote estimate
know if works	web analytics tracking
know nobody here	seniors lunch coffee morning
know what customers want	target group market research
know what he ate	key person daily report
know what youre doing	qualifications certification
kobo	audiobooks ebooks
koi	pond water feature
kosher	halal kosher allergies dietary requirements
kwh	energy bill explanation
l plates	accompanied driving insurance
lab got back	test results
lab results	test results
label for return	return label shipping costs
label her things	what to bring spare clothes
label printing	shop shipping settings
label torn	label packaging instructions
labor day	public holiday hours
lacrosse	cricket rugby hockey netball
lactose	allergens ingredients
lactose	allergies intolerances dietary requirements
lactose intolerant	dairy free allergens
ladies only	gender women only
ladies sauna	sauna wellness area
lady dentist	female dentist
lady doctor	chaperone
lady instructor	instructor change female instructor
lady moustache	laser hair removal
lady rather than man	choice of staff
lagging	loft insulation
laid off	dismissal employment law
laid off	employment law dismissal
laminate swollen	flooring parquet sanding
laminate top peeling	worktop replacement
laminated brows	brow tint lamination microblading
lamp broken by movers	removal insurance damage
lamp cable ceiling	lighting installation
lamp not working	road defects street lighting
lamp outside broken	report damage streetlight pothole
lampshade collar	aftercare cone stitches
lampshade collar	post operative care buster collar
lan cable	network cabling data points
lan cable	smart home network cabling
land at six	early check in
land in spam	email hosting mailbox
landing late	check in late arrival
landlord allow pets	pets allowed tenancy
landlord electric check	electrical safety inspection certificate
landlord electrics	electrical safety report eicr
landlord enters flat	tenancy law
landlord fix	tenant repairs report maintenance
landlord gas	gas safety certificate
landlord keeps deposit	rental deposit return
landlord keeps deposit	tenancy deposit dispute
landlord kept deposit	rental deposit
landlord kicks us out	tenancy law
landlord pays	keys tenants landlord permission
landlord selling	tenancy law eviction
landlord taxes	rental income tax
landlord throwing me out	tenancy law eviction
landlord wants flat himself	tenancy law
landlord wants it clean	end tenancy move out cleaning
landlord wants me out	council housing homelessness
landlord wants more	rent increase
landlord wants us out	eviction tenancy law
landlord water test	drinking water quality legionella
landlord wont allow	landlord permission
landlord wont fix	noise nuisance environmental health tenancy
landlord wont sign	landlord confirmation
language course paid	integration course subsidised
language for toddlers	childrens language classes
language test visa	exam preparation certificate language
language to help	volunteer requirements training
language trip	language travel host family
lantern walk	event permit street party
laptop battery	laptop repair
laptop charging	laptop repair
laptop dead	laptop repair
laptop desk	day pass hot desk
laptop for course	course materials to bring
laptop gets hot	cleaning fan repair
laptop hinge	laptop repair
laptop hot	laptop repair
laptop in cafe	laptop working policy
laptop noisy	laptop repair
laptop off tax	home office travel expenses
laptop on train	lost property train station
laptop out	security screening liquids
laptop screen broken	laptop repair
laptop slow	computer slow virus
laptop stolen	home contents insurance
laptop stolen	home contents insurance device loss
laptop takes forever	computer slow upgrade ssd
laptop wont turn on	laptop repair diagnosis
large item pickup	bulky waste collection
large party	group rate group booking
large print	visually impaired large print visual
large quantity	bulk order wholesale
large quantity	wholesale resellers bulk
larger quantity	bulk volume discount
laser my legs	laser hair removal
lash fell off	lash refill guarantee
lash lift	lash extensions lift tint
lashes	beauty nails lashes
lashes falling out	lash extensions lift tint refill
last bus	public transport
last bus home	public transport bus train
last day	offboarding
last day of term	term dates school holidays
last days	end of life palliative care
last dentist hurt me	nervous anxious patients fear
last dived years ago	refresher dive
last entry	last admission
last entry	last admission visit duration
last journey cat	euthanasia put to sleep
last longer	flower care freshness
last minute	express rush service last minute
last minute	holiday booking advice
last minute cake	celebration cake order
last minute cancel	cancellation policy fee
last minute seat	sold out returns standby
last minute trip	last minute deals
last orders	kitchen closing time
last rites	pastoral care conversation
last rites	pastoral care visit prayer
last train	public transport bus train
last train home	train timetable journey planner
lasted only	warranty guarantee
lasting power	power of attorney guardianship
lasts two hours	battery replacement device
late arrival get home	airport transfer
late cancelled class	late cancellation fee
late check in	check in late arrival
late dinner	kitchen closing time
late fee	overdue fines
late fee pick up	nursery hours late pick up
late fees client	payment reminders dunning
late for appointment	late arrival
late for school	school day start times
late for show	latecomers admission
late for show	latecomers policy
late night chemist	duty pharmacy late night
late notice cake	order deadline bakery
late paying	late payment reminder fee
late period	period problems gynaecology
late picking up	late collection fee
late starter	adult beginners
late tax return	tax deadline extension penalty
late to class	late arrival class
late to collect	nursery hours late pick up
late to theatre	latecomers policy
late with books	overdue fines
latecomers	late admission
later date	rescheduling change appointment
later in the day	change appointment reschedule
later slot	rescheduling change booking
later train	train tickets fares
latest check in	check in boarding times
latest inspection	inspection report rating
laughing gas	dental anxiety sedation
laughing gas	sedation general anaesthetic
launch of book	readings author events
launderette	laundry service
laundry piling	ironing laundry service
laundry room	house rules noise
law accessible	accessibility website
lawn is yellow	lawn seed turf care
lawn ruined	lawn seed turf care
lawn squelchy	retaining wall drainage
lawnmower service	garden tool repair sharpening
lawyer cost	legal fees no win
lawyer on benefits	legal aid
lawyer paid insurance	legal expenses insurance
lawyer too expensive	legal fees no win
lawyer without money	legal aid
lay a patio	patio paving driveway
lay it out	design service
lay laminate	wooden flooring
lay out at home	saying goodbye viewing chapel
lay wood floor	wooden flooring
layaway	instalments payment plan
layers cut	cut and blow dry
lazy eye	children eyesight
lazy eye	childrens eye test
lead a team	leadership executive coaching
lead paint	lead asbestos
lead pipes	water quality lead pipes
lead round chimney	chimney repair flashing repointing
lead stolen	chimney repair flashing repointing
lead time	waiting time
leaf clearing	garden maintenance
leaflet drop	print advertising outdoor
leaflets	business cards flyers printing
league table	match fixtures results
leak at night	emergency plumber burst pipe
leak when cough	pelvic floor physiotherapy
leak when i laugh	pelvic floor
leak when laugh	pelvic floor physiotherapy
leaking	leak detection repair
leaking again	guarantee warranty workmanship
leaking parcel	transport damage complaint replacement
leaking tap	tap dripping repair
leaks around chimney	chimney repair flashing repointing
leaks oil	fuel leak overheating
leaks when it rains	roof leak repair
leaks when rains	roof leak emergency repair
learn a skill	adult education course enrolment
learn about bible	join church courses alpha
learn abroad	language travel host family
learn accordion	instrumental lessons
learn accounting	vocational professional training courses
learn after work	evening weekend course times
learn at 60	adult music lessons
learn baking	cookery wine tasting courses
learn cello	instrumental lessons
learn cpr	first aid course
learn driving	driving lessons price
learn english	beginners language course
learn excel	computer digital skills course
learn fast	intensive course
learn fast	intensive language course
learn flute	instrumental lessons
learn french	beginners language course
learn from home	online course
learn from home	online language course zoom
learn gardening	gardening nature courses
learn german	beginners language course
learn guitar	instrumental lessons
learn in own car	own car lessons
learn italian	beginners language course
learn japanese	beginners language course
learn letters	curriculum educational approach
learn on job	apprenticeship training
learn photography	photography film course
learn piano	instrumental lessons
learn questions	theory test preparation
learn recorder	instrumental lessons
learn road signs	driving theory test
learn saxophone	instrumental lessons
learn something new	adult education course enrolment
learn spanish	beginners language course
learn tennis	tennis coaching
learn the ropes	climbing taster induction
learn the software	onboarding training help center
learn the trade	apprenticeship training placement
learn through play	curriculum educational approach
learn to bake	baking course
learn to belay	belay course test
learn to cook	cookery class
learn to dance	dance classes
learn to dive	diving scuba course
learn to draw	pottery art craft courses
learn to drive	driving lessons price
learn to fight	martial arts self defence
learn to paint	pottery art craft courses
learn to play	instrumental lessons
learn to read books	book recommendation
learn to relax	health relaxation yoga courses
learn to repair	repair cafe
learn to ride	children bike size
learn to ride	riding lessons motorcycle training licence
learn to row	rowing beginners course
learn to sing	singing lessons vocal coaching
learn to swim	swimming lessons
learn to swim adult	swimming lessons
learn to walk again	stroke neurological physiotherapy
learn ukulele	instrumental lessons
learn violin	instrumental lessons
learn word	computer digital skills course
learned it once	placement test level assessment
learner insurance	accompanied driving insurance
learners permit	provisional licence requirements
learning account	study leave education voucher
learning difficulties	sensory friendly quiet hours autism
learning disability	sensory friendly quiet hours autism
lease extension	conveyancing property transfer
leasehold	conveyancing property transfer
least expensive	funeral costs
least you charge	minimum charge
leather bag	leather fur repair
leather cracked	upholstery reupholstery
leather jacket clean	dry cleaning
leather jacket torn	leather fur repair
leather ripped	leather fur repair
leather torn	upholstery reupholstery
leave a day early	cancel booking hotel non refundable
leave a review	reviews references feedback
leave a scar	scarring risks
leave a tip	tips service charge
leave agency	source code ownership rights
leave and return	re entry same ticket
leave bags	early check in luggage storage
leave bags	luggage storage
leave bank	account switching
leave before breakfast	packed breakfast early departure
leave before lease ends	early termination lease
leave bike	bicycle parking
leave british gas	switch energy supplier tariff
leave car	parking
leave car at airport	one way rental
leave car overnight	key drop box garage
leave car while away	hotel parking garage airport drop
leave caravan all year	seasonal pitch storage
leave caravan winter	permanent pitch
leave cases	luggage storage
leave coat	bags cloakroom museum
leave day early	early departure refund
leave dog for week	cattery kennels boarding
leave dog in room	pet fee dogs holiday
leave dog outside	dogs allowed
leave dog outside	dogs pets allowed
leave during show	re entry late admission
leave earlier than booked	early departure refund
leave early	cancellation notice period
leave flat	tenancy notice moving out
leave flat early	notice tenancy
leave for other club	player registration transfer
leave house to	wills probate inheritance
leave id	deposit identification
leave in porch	missed delivery neighbour safe place
leave in shed	safe place neighbour delivery
leave in will	donations sponsorship legacy giving bequest
leave in will	legacy will bequest
leave it clean	final cleaning fee
leave it how	final cleaning holiday flat
leave it somewhere	safe place neighbour delivery
leave key under	cleaner key holding trust
leave kids there	drop off supervision
leave kids with you	childcare creche
leave late	check out late check out
leave luggage	changing rooms showers lockers storage
leave marks	marks side effects
leave money charity	legacy giving bequest
leave money in will	legacy bequest
leave my accountant	change accountant
leave my bag	changing rooms showers lockers luggage
leave my bags	lockers storage valuables
leave my bike	bicycle parking
leave my canoe	boat storage racking
leave my car	parking
leave my child	childcare creche
leave my husband	divorce separation family law
leave my monitor	dedicated desk
leave my rabbit	pet boarding sitting
leave my suitcase	luggage storage
leave my things	changing rooms showers lockers
leave my wife	divorce separation family law
leave no mess	disposal of old item
leave on porch	safe place neighbour delivery
leave out onions	special requests ingredients
leave outside	safe place neighbour delivery
leave room later	late check out
leave suitcase	cloakroom lockers
leave the bank	close account switch bank
leave the church	church giving records
leave the church	leave church resignation
leave the club	termination notice period contract
leave the course	course refund withdrawal
leave the room by	check out late check out
leave to remain	immigration visa citizenship
leave tomorrow	last minute deals
leave university	withdrawal exmatriculation
leave with my data	export data
leave with neighbour	missed delivery neighbour safe place
leave with site	website ownership handover
leave without buying	abandoned cart conversion
leave you something	donate money
leaves bag	garden waste brown bin
leaves brown	plant disease pest diagnosis
leaves collection	garden green waste
leaves falling off	plant disease pest diagnosis
leaves gas on	dementia care memory unit
leaves in gutter	gutter cleaning repair
leaves in gutters	gutter cleaning
leaves on pavement	fly tipping street cleaning
leaves stove on	dementia care
leaves yellow	pests diseases plants
leaves yellow	plant disease pest diagnosis
leaving at five	early check out breakfast box
leaving do	large group function room
leaving my flat	end tenancy move out cleaning
leaving my husband	divorce separation
leaving present	gift voucher
leaving school	leaving transfer school certificate
leaving tomorrow	last minute express
led round on pony	pony rides led rides
left a card	missed delivery redelivery
left a message	callback
left a voicemail	callback contact
left behind	lost property
left charger in room	lost property
left church godparent	godparent requirements
left church still buried	funeral service speaker secular
left coat on train	lost property train station
left in security	lost baggage
left in wet	complaint safeguarding care
left in wet bed	complaint residents council safeguarding
left jacket behind	lost property
left lights on	battery replacement test
left luggage	lockers storage valuables
left me money	inheritance tax gift tax
left mess behind	cleaning complaint
left my bag	lost property
left my bin	missed bin collection
left my charger	lost property
left my coat	lost property
left my glasses	lost property
left my jacket	lost property
left my keys	lost property
left my phone	lost property
left my scarf	lost property
left my umbrella	lost property
left on bus	lost property train station
left on gift card	gift voucher validity
left on plane	lost baggage
left on train	lost property train station
left our bin	missed collection
left out of will	wills probate inheritance
left over classes	unused classes expiry
left phone at yours	lost property
left school early	literacy basic skills qualification
left something	lost property
left something behind	lost property
left something there	lost property
left tablets at home	emergency supply of medicine
left the church	church membership rejoin
left the church funeral	funeral service speaker secular
left umbrella train	lost property train station
left want back	join rejoin church
leftover bread	yesterdays bread reduced
leftover chemicals	hazardous waste
leftover food	doggy bag leftovers
leftover medicine	return unused medicines disposal
leftover pills	return unused medicines disposal
leftovers box	takeaway collection
leg ulcer	wound care dressing stitches
legal action	dispute resolution ombudsman
legal bit	wedding celebrant registrar
legal cover	legal expenses insurance
legal insurance ask	legal expenses insurance
legal question	initial legal consultation
legal stuff	rules terms conditions
legal stuff website	privacy legal notice cookies
legal text	shop legal pages
legalised	apostille legalisation
legit	scam phishing fraud
lego club	story time childrens events
legroom	seating plan view
legroom plane	seat reservation meals flight
legs bums tums	group classes timetable
legs heavy	lymphatic drainage
legs too long	seat reservation special assistance
legs waxed	waxing
leisure battery	electric hook up
lemon tree winter	overwintering plant storage
lend a hand	volunteer
lend a hand	volunteering
lend me	equipment hire rental
lend me a car	courtesy car
lend me money	financing credit
lend me phone	loan device
lend trailer	delivery large items garden
length of pool	lane swimming public swim
lens fell out	glasses repair adjustment
lens scratched	reglaze lenses old frame
lens stuck	contact lens emergency
lens stuck in eye	contact lenses fitting
lenses	contact lenses fitting
lenses feel dry	contact lenses fitting
lenses go dark	prescription sunglasses
lenses itch	contact lenses fitting
lenses scratch	contact lenses fitting
lenses scratched	lens replacement guarantee
lent money not	debt recovery unpaid invoices
less sugar	sugar free diabetic
less than a week	minimum stay changeover day
lesson cancelled teacher	cancelled lessons holidays teacher
lesson dropped	cancelled lessons holidays teacher
lesson fell through	missed lessons catch up
lesson fell through	teacher ill replacement lesson
lesson from college	pick up lessons location
lesson from home	pick up lessons location
lesson weekends	block booking lesson cancellation
lessons for two	private tuition one to one
lessons in holidays	cancelled lessons holidays teacher
lessons on zoom	online language course zoom
let client in	user roles permissions
let clients book	appointment scheduling software
let customers pay card	online card payments
let down by	complaint feedback
let go	employment law dismissal
let her go	euthanasia putting to sleep
let him go	euthanasia put to sleep
let him go	euthanasia putting to sleep
let in late	latecomers admission
let in late	latecomers policy late admission
let into country	visa passport entry requirements
let it out	alterations tailoring
let me down	complaint
let me know cancellation	waiting list
let my house	letting rental management
let off fireworks	bonfire fireworks permit
let out my	letting rental management
let out waist	sewing alterations tailor
let someone into computer	virus malware removal
let yourselves in	access key
letter about book	overdue fines reminder
letter about money	late payment reminder fee
letter for downloading	copyright warning letter
letter for school	certificate confirmation attendance medical letter
letter for smear	cervical screening smear test
letter for specialist	referral specialist
letter for visa	student visa invitation letter
letter for work	certificate confirmation attendance
letter from bank	statements confirmation
letter from doctor	medical certificate report
letter from hmrc	tax enquiry hmrc
letter from irs	tax audit investigation irs notice
letter from prosecutor	criminal defence
letter from tax	tax audit investigation
letter from taxman	tax office letter assessment objection
letter so other collects	collect documents authorised person
letter that im student	transcript certificate request
letter two weeks	deadline objection act quickly
letterbox for firm	virtual office business address
letterbox key	mailbox padlock key
letterbox key lost	letterbox furniture locks
letterhead	business cards flyers printing
lettering for van	logo branding print design
letters blurry	eye test
letters dont understand	refugee asylum advice
letters from child	sponsor child animal adoption
letters jump	colour vision dyslexia overlays
letters on stone	gravestone inscription
letters spelling mum	funeral flowers wreath
level 2 charger	ev charger installation wallbox
level entrance	accessible step free access
level pitch	hardstanding grass pitch
level the garden	retaining wall drainage
leylandii	hedge trimming
lgbt	gender women only
libby	e books audiobooks
libel	defamation online
library card cost	library card joining
library of things	games dvds media loan
library pin	library card joining
library van	home library service
lice	illness exclusion nursery
licence from abroad	foreign licence conversion
licence from abroad	foreign licence exchange
licence has points	driving licence points
licence in holidays	intensive crash course
licence in two weeks	intensive crash course
licence in two weeks	intensive driving course
licence needed rent	hire requirements driver licence
licence not valid here	foreign licence conversion
licence only a year	minimum driving licence period
licence photo only	documents licence needed hire
licence taken away	licence withdrawn medical psychological
license plate	driving licence vehicle registration
licensed bar	alcohol bar
lick of paint	interior painting
licking paws	skin itching pet allergy
lie awake	sleep problems insomnia
lie awake work	burnout stress coaching
lie down somewhere	quiet space prayer room
lie in	check out late check out
lies about me	defamation online
life drawing	pottery art craft courses
life jackets there	life jackets provided
lifesaving	lifeguard qualification
lift at station	passenger assistance station accessibility
lift broken	repairs tenant report
lift broken	tenant repairs report maintenance
lift closed	lift closure refund
lift from station	collection service home pick up
lift from station	shuttle transfer station
lift home	collection service home pick up
lift in shoe	orthopaedic insoles
lift into pool	pool hoist disabled access
lift not working station	passenger assistance station accessibility
lift weights	gym membership
lifted nail	manicure gel nails
light a candle	church bells visiting hours
light a fire	bonfire fireworks permit
light a fire	campfire barbecue rules fire
light broken bike	bike lights legal
light came on dash	engine diagnostics warning light
light comes on when	lighting installation
light fire tent	campfire barbecue allowed
light fitting	lighting installation
light flickers	lighting installation
light headed	blood pressure monitoring
light in attic	roof window skylight
light on dashboard	warning light diagnosis
light sleeper	quiet room location
light switch broken	lighting installation
light tubes	hazardous waste
light up	smoking
light with movement	lighting installation
lightbulbs bin	waste sorting separation
lighten	highlights balayage
lighter hair	highlights balayage
lightning struck	storm flood natural hazard
lights and sound	technical equipment av stage
lights buzz	lighting installation
lights dazzle	cataract referral
lights dim when	lighting installation
lights flicker	lighting installation electrical fault
lights for bike	bike helmet accessories
lights outside	lighting installation
lights went out	emergency electrician power failure
lights went out	power cut fault finding
like harry potter	book recommendation
like the boat race	rowing beginners course
limescale	hard water softener
limescale everywhere	water softener limescale
limit reached	hosting resource limits performance
limit what staff	user roles permissions
limit what staff see	user permissions roles
limited company	business start up formation
limited or sole	business start up advice
limits on free	pricing plans subscription
limo	wedding car transport
limp hair	perm
limp mode	engine diagnostics warning light
limp mode	warning light diagnosis
line always busy	callback contact
line always busy	phone lines opening hours
line dancing	dance classes
line engaged	callback
linen	bed linen towels
lines on forehead	anti ageing botox fillers
lines on screen	phone screen repair
linesman	volunteer coach
lingerie photos	boudoir pet portrait photography
lining ripped	zip button repair
link accounting	integrations api
link bank	bank reconciliation
link broken	website error technical problem
link dead	contact form technical error
link doesnt work	account registration contact form technical
link my bank	bank connection sync
link not working	online session access link
link to gmail	integrations api
link to photos expired	gallery expiry re upload
linkedin posts	social media marketing management
links out	watch strap bracelet
lip filler	anti ageing botox fillers
lipoedema	lymphatic drainage
lipoma	minor surgery removal
liquids in bag	security screening liquids
liquids in parcel	prohibited restricted items
lisp	speech therapy
list my home	sell property
list of charges	price list rates
list of courses	course programme brochure
list of jobs	flat pack assembly handyman
list of jobs team	task management boards
list of marks	transcript certificate request
list of prices	price list rates
listen to books	e books audiobooks
listen to books	ebooks digital lending
listen to explanation	guided tours audio guide
listen while walking	audio guide
lithium	prohibited restricted items
litter box	cat litter scratching
litter everywhere	fly tipping street cleaning report
litter smells	cat litter scratching
little bites	finger food canapes
little flame	pilot light
little flies plants	plant disease pest diagnosis
little flies soil	pests diseases plants
little jobs	flat pack assembly handyman
little league	cricket rugby hockey netball
little one poorly	children paediatric
little ones	children family friendly
live 30 miles away	service area travel charge
live abroad	international shipping
live alone council tax	council tax bill
live alone discount	council tax property tax
live band	music noise atmosphere
live bit further out	service area travel charge
live chat	support channels service level
live elsewhere borrow	library card membership
live far from grave	grave maintenance planting
live in carer	home care domiciliary
live in flat	adoption requirements home
live in highlands	delivery surcharge remote
live in hotel	long stay weekly rate
live in northern ireland	delivery northern ireland
live music	live music events
live on island	delivery surcharge remote
live online	online language course zoom
live outside catchment	catchment area admission
live outside county	library membership eligibility
live stream church	service times worship
live there for weeks	long term stay monthly
live there meanwhile	occupancy during works
live too far	online remote
live too far away	online course
live with family	language travel host family
lived here ten years	citizenship naturalisation
living in car	homeless shelter night
living together not married	prenuptial cohabitation agreement
living will	power of attorney advance directive
living will	power of attorney lasting
lizard	reptiles terrarium
llc	business start up formation
load my customers	import data migration
load of earth	soil compost delivery
loads forever	page speed optimisation
loads slowly	hosting resource limits performance
loaf of bread	bread rolls pre order
loan a pony	horse share loan
loan car	courtesy car replacement
loan for	personal loan
loan for business plan	financial forecasting business plan
loan for uni	tuition fees financial aid scholarship
loan with bad credit	personal loan
loaner	courtesy car
loans everywhere	debt advice
local produce	sustainability environment
local to me	service area
locally sourced	sustainability environment
lock away	lockers storage valuables
lock box	key handover key safe deposit
lock frozen	lock repair
lock in browser	ssl certificate https
lock included	bike lock included
lock jammed	lock repair
lock last year	year end closing
lock money away	savings account interest
lock my bike	bicycle parking
lock my stuff	changing rooms showers lockers
lock rented flat broken	repairs tenant report
lock snapping	door window security upgrade
lock stiff	lock repair
lock that lasts	bike theft lock registration
lock up bike	bicycle parking
lock up bikes	bicycle storage charging
lock up bikes	bicycle storage cyclists welcome
lock up unit	storage
lock wobbles	lock repair
locked in	cancellation notice period
locked keys in	car key programming
locked myself out	lockout door opening emergency locksmith
locked myself out	lost key locked out
locked ourselves out	key handover key safe
locked out	it helpdesk password reset
locked out	login account access lockout door
locked out account	login account access
locked outside	door opening locksmith emergency
locked unit	dementia care memory unit
locked wheel	breakdown recovery towing
locker	changing rooms showers lockers
locker bank	safe deposit box
locker full	parcel shop locker drop off
locker key lost	mailbox padlock key
locker stuck	letterbox furniture locks
lockers	lockers storage valuables
locking wheel nut	mobile tyre fitting
lockjaw	tmj jaw pain
locs	curly hair specialist
lodge a complaint	complaint feedback
lodger	subletting flatmates
loft cold	roof insulation loft
loft conversion	building permit planning permission
loft freezing	loft insulation
loft hatch	loft conversion
loft ladder	loft conversion
log burner	chimney sweep wood stove
log hours	time tracking
log in not working	login account access
log in with google	single sign on
log my emails	email sync templates crm
log my hours	time tracking
logbook	car service maintenance
login	login account access
login doesnt work	it helpdesk password reset
login doesnt work	login access account
login link expired	magic link expiry
logo blurry	vector file resolution
logo for article	press media enquiries
logo old	logo branding corporate design
logo on polo	textile t shirt printing
logo on van	car lettering signage
lonely	senior loneliness visiting service
lonely	seniors lunch coffee morning
lonely at home	coworking community events
lonely at uni	student counselling
lonely old dad	day centre daycare adults
long arms	made to measure suit
long commitment	minimum term contract
long covid	respiratory physiotherapy
long distance move	international removals
long does hair need	hair length waxing
long flight toddler	travelling with children baby
long lasting bread	bread sourdough spelt
long queue	timed entry tickets
long stay	airport parking drop off long
long wait	waiting time
longer hair	hair extensions
longer hair	hair extensions thickening
longer hair fast	hair extensions
longer hours nursery	nursery hours late pick up
longer lashes	lash extensions lift tint
longer stay	long stay weekly rate
loo blocked	blocked drain cleaning
loo blocked	blocked toilet
loo in church	church heating accessibility
loo on site	toilets facilities
loo wont stop	toilet repair cistern
look after cat while	cattery kennels boarding
look after dad two weeks	respite short term care
look after dads affairs	power of attorney lasting
look after dog while	cattery kennels boarding
look after garden	garden maintenance
look after grave	grave cemetery memorial funeral flowers
look after grave	grave maintenance planting
look after it	aftercare instructions care cleaning
look after kids while	childcare creche
look after lemon tree	overwintering service
look after lizards	exotic small animals
look after mum holiday	respite short term care
look after my mum	carers support
look after oak	furniture care oiling
look after rental	letting rental management
look after website	website maintenance updates
look around first	trial session taster
look at car before buying	used car purchase check
look at car buying	pre purchase inspection
look at flat	property viewing
look at house	viewing appointment property
look at it cost	not worth repairing diagnosis fee
look at it first	measurement site visit
look at lease	contract review drafting
look at mountains	sea view balcony
look at my bike	bicycle service tune up
look at my business	business consulting
look at my photos	privacy data during repair
look at my site	website review audit
look at my stuff	removals survey estimate
look at my teeth	dental check up examination
look at roof	roof inspection survey
look awful in photos	what to wear preparation
look brown	spray tan tanning
look for free	free quote estimate
look good on pics	what to wear shoot
look inside church	church bells visiting hours
look like ours	white label branding customization
look one last time	saying goodbye viewing chapel
look over	consultation advice
look over contract	contract review drafting
look professional	logo branding corporate design
look professional photo	business headshots
look round	property viewing tour open day
look round first	open day tour
look round school	school enrolment open day
look round venue	viewing site visit
look stupid on pictures	shy in front of camera
look through my folders	insurance advice appointment
look younger	anti ageing botox fillers
looked after until five	breakfast club after school care
looking for house	property search buyers
looking for partner tennis	social tennis playing partner
looking for people	jobs vacancies careers
looking for staff	jobs vacancies apply
looking for staff	jobs vacancies careers
looking for three bedroom	property search alert
looking for work	jobs vacancies careers
looking through fog	cataract referral
looking to rent	tenant application references
looks bad on phone	website mobile responsive
looks different	returns exchange
looks wrong mobile	responsive mobile website
loos far away	sanitary facilities showers
loose banister	staircase joinery
loose charger	phone charging port repair
loose tiles	tiling splashback
loose tooth adult	gum disease periodontal treatment
loosen me up	sports massage
loosen up shoulders	sports massage
lop it off	cut and blow dry
lorry big enough	removals survey estimate
lorry cant get through	strike weather delays collection
lorry cant park	no parking zone removal
lorry hire	van transporter hire
lorry load	freight pallet shipping
lorry outside	parking permit suspension moving
lose all my data	data backup
lose fear of speaking	conversation class
lose my accent	conversation practice
lose my bonus	no claims bonus
lose my deposit	deposit refund non refundable
lose my house	mortgage arrears hardship
lose my income	income protection disability insurance
lose my licence	traffic offences driving law
lose receipts	expenses receipts capture
lose the case	lawyer fees costs risk
lose the house	care fees funding
lose track	gantt deadlines tasks
lose track of leads	sales pipeline deals
lose weight	weight management
losing air	puncture repair
losing her marbles	dementia care
losing his marbles	memory dementia assessment
losing his memory	power of attorney lasting
losing money	business consulting
losing my hair	hair loss wigs
losing water	cooling system overheating
loss adjuster	claim status settlement
lost a baby	bereavement support
lost a book	lost damaged item replacement
lost a book	lost damaged items library
lost a box	moving insurance damage
lost a filling	filling composite
lost a filling	filling replacement
lost a screw	spare parts order
lost a stone	stone replacement
lost access code photos	school nursery photography
lost all data	backup restore
lost all keys	lock change key replacement
lost all keys	lock replacement
lost an earring	lost property
lost and found	lost property
lost car key	car key programming
lost cleaning ticket	collection ticket
lost code photos	school nursery photographer
lost confidence driving	refresher lessons
lost customer data	data protection officer consulting
lost diamond	jewellery repair
lost direction	career coaching
lost dive card	certification card replacement
lost flat key	lost key replacement
lost her hearing aid	complaint residents council safeguarding
lost her teeth	complaint safeguarding care
lost house keys	lock replacement change
lost in list	search filters
lost in post	delivery time tracking order
lost instructions	instructions manual
lost job holiday	reservation cancellation travel insurance
lost job mortgage	mortgage arrears hardship
lost jumper	school uniform
lost library card	library card joining replacement
lost licence drink	penalty points licence course
lost locking nut	mobile tyre fitting
lost luggage cover	travel insurance
lost luggage insurance	travel insurance
lost mailbox key	mailbox padlock key
lost membership card	membership card replacement
lost my badge	id badge replacement
lost my birth certificate	birth certificate registration
lost my card	card blocked lost stolen
lost my card	membership joining lost stolen card
lost my certificate	certificate replacement duplicate
lost my certificate	exam results certificate replacement
lost my certificates	leaving transfer school certificate
lost my contract	contract copy documents
lost my dad	death bereavement
lost my dog	dog licence registration
lost my faith	pastoral care conversation
lost my faith	pastoral care visit prayer
lost my glasses	lost property
lost my husband	bereavement what to do first
lost my husband	death bereavement
lost my id	passport id card application
lost my jacket	lost property
lost my job	employment law dismissal hardship payment
lost my job	social benefits support
lost my keys	lost property
lost my licence	driving licence vehicle registration ban
lost my licence	licence withdrawn medical psychological
lost my licence speeding	penalty points licence course
lost my loyalty card	loyalty card replacement
lost my mum	death bereavement
lost my parcel	parcel lost investigation compensation
lost my passport	passport id card application identification
lost my password	reset password
lost my phone	lost property two factor recovery
lost my phone there	lost property
lost my prescription	prescription replacement
lost my purse	lost property
lost my receipt	invoice receipt
lost my receipts	missing receipts records
lost my retainer	orthodontics braces aligners retainer replacement
lost my ring	lost property
lost my scarf	lost property
lost my shirt	lost garment claim
lost my student card	student id card replacement
lost my tablets	emergency supply of medicine
lost my ticket	lost ticket replacement
lost my tickets	tickets booking
lost my voucher	voucher validity expiry
lost my voucher	voucher validity expiry gift lost
lost my wallet	lost property
lost my wife	death bereavement
lost my work	autosave version history
lost on way	address directions
lost our baby	stillbirth miscarriage farewell
lost outside	address directions
lost password	reset password
lost phone cant login	two factor authentication
lost phone code	two factor authentication
lost phone train	lost property train station
lost photos	data recovery
lost power	power cut fault finding
lost receipt	receipt proof of purchase
lost receipt	scan receipts upload
lost room key	lost key locked out
lost safe key	safe opening
lost school jumper	lost property uniform
lost season ticket	season ticket travelcard commuter
lost service book	service history
lost ski pass	ski pass replacement
lost student card	student card replacement
lost the bill	missing receipt proof of purchase
lost the card key	key cutting
lost the key	key handover key safe lost
lost the lid	spare parts
lost the manual	instructions manual
lost the receipt	proof of purchase receipt
lost the usb	image files re delivery
lost vaccination card	vaccination record
lost water bottle	lost property
lost weight	alterations take in
lost weight clothes	alterations tailoring
lot of rubbish	skip dumpster hire
lot of us	group booking
lots of stairs	stairs step free access lift
lots of them	bulk volume discount
lots of us	group rate group booking
lots of visitors no	abandoned cart conversion
loud at night	campsite quiet hours
loud calls	phone booth calls
loud car	exhaust repair
loud group	quiet hours campsite
loud music	music noise atmosphere
loud music	noise disturbance neighbours
loud neighbours	neighbour dispute
lousy	complaint
love handles	body contouring fat freezing
love note	message card greeting
love singing	choir music organ
low carb	calories nutrition information
low fat	calories nutrition information
low income	concessions reduced rate
low income discount	reduction discount concession
low maintenance garden	garden design
low quantity	print run quantity
low self esteem	life coaching
low stock	product variants inventory
low sugar	diabetes clinic
low wage	low income concession
low water pressure	tap dripping repair
lowball	claim rejected appeal
lower back	back pain physiotherapy
lower monthly payment	monthly payment adjustment budget
lower my premium	insurance premium change policy
lower my rate	remortgage refinancing
lower price	discount
lower seat bike	motorcycle sales test ride
lowlights	highlights balayage
loyalty	loyalty card points
lpa	power of attorney lasting
ltd or sole trader	business start up formation
ltl	freight pallet shipping
luggage gone	lost delayed baggage
luggage handle	belt bag watch strap
luggage missing	lost baggage
luggage never showed	lost baggage
lumbago	back pain physiotherapy
lump down there	sexual health sti testing
lump in breast	mammogram breast screening
lump in mouth	mouth ulcer oral cancer
lump on back	minor surgery removal
lump on balls	erectile dysfunction mens health
lump on cat	surgery anaesthetic fasting
lump on dog	surgery anaesthetic fasting
lump on testicle	erectile dysfunction mens health
lump removed	minor surgery removal
lump sum	fixed price
lump sum invest	investment funds
lunch break closed	opening hours
lunch break eat	lunch menu set lunch
lunch card empty	school meals free
lunch club	seniors lunch coffee morning
lunch deal	lunch menu set lunch
lunch money	school meals canteen
lunch to go	savoury snacks sandwiches
lunchtime club	gifted enrichment clubs
lunchtime open	opening hours
lymph	lymphatic drainage
macbook	laptop repair
machine broken	equipment fault report
machine broken ticket	penalty fare fined
machine full of limescale	coffee machine repair
machine stopped mid	washing machine repair
machine wash	care instructions cleaning
macular	low vision magnifier
macular	macular degeneration oct scan
made a mistake form	form correction amendment
made here	manufacture origin
made in canva	artwork file requirements
made in china	sustainability environment country of origin
made it in word	artwork file requirements
made just for me	custom made bespoke
made redundant	dismissal employment law
made redundant	employment law dismissal
made to fit	custom made bespoke
made to measure	custom made personalised bespoke
made to order	custom made personalised orders non
maggots in bin	bin smell maggots
magician	photo booth entertainment
magnifying glass	low vision aids magnifier
maiden name ticket	name change booking correction
mail a box	send parcel shipping
mail a check	cheque payment
mail drop	print advertising outdoor
mail handling	virtual office business address
mail it	delivery shipping
mail it to	delivery
mail merge	email sync templates crm
mailbox full	email hosting mailbox
mailbox full	hosting domain email transfer
mailchimp	email newsletter marketing
mailing address	virtual office business address
mailing list	newsletter unsubscribe
mailing to customers	social media newsletter
mails land in spam	hosting domain email transfer
mails to customers	email newsletter marketing
main carer nursery	key person daily report
main water tap	stopcock shut off valve
maintenance fee	account fees charges
maintenance not paid	divorce family law custody
maintenance request	tenant repairs report maintenance
make a bill	create send invoice
make a booking	appointment booking
make a claim	claim report damage insurance
make a claim	report a claim
make a complaint	complaint feedback
make a donation	donations sponsorship donate
make a homepage	website design development
make a login	create account registration
make a logo	design service
make admin	user roles permissions
make an account	account registration
make an album	photo printing album canvas
make beats	recording songwriting production
make bike roadworthy	bike service inspection
make bouquet last	flower care
make calls	phone booth calls
make campfire	campfire barbecue rules
make copies	computers printing scanning library photocopying
make decisions for	power of attorney lasting
make door safer	door window security upgrade
make friends	seniors lunch coffee morning
make garden nice	garden design
make invoices	create send invoice
make it curly	perm
make it last	care instructions cleaning
make it pretty	design service
make it work again	repair
make jewellery	pottery art craft courses
make logo	logo branding corporate design
make look professional	logo branding print design
make me a site	website design development
make me look slimmer	photo retouching editing
make me thinner	raw files editing retouching
make my will	wills probate inheritance
make myself useful	volunteer
make over garden	planting service garden
make own electricity	solar panels photovoltaic
make pots	pottery art craft courses
make ring bigger	ring resizing
make room bigger	colour consultation
make something from old	jewellery remodelling bespoke
make sure im healthy	health check prevention
make sushi	cookery class
make tree smaller	crown reduction pruning
make two rooms	partition stud wall
make two systems	integrations api
make up before shoot	what to wear shoot
make up class	missed lessons catch up
make up lesson	makeup artist
make up missed lesson	lessons cancelled by pupil
make up wedding	bridal hairstyle updo
make us website	website new cost
makeup after	aftercare advice
makeup done	makeup artist
makeup for night out	makeup artist
makeup for prom	makeup artist
makeup for wedding	makeup artist
makeup in bag	security screening liquids
making tax digital	vat return registration
malaria	travel health vaccinations
malaria tablets	travel vaccination clinic
malaria tablets	vaccination travel clinic
maldives	honeymoon travel
male doctor	chaperone
male if possible	choice of staff
male therapist	male practitioner choice
malpractice	personal injury compensation
mammogram	mammogram breast screening
man cave	shed garden room
man with van	removal quote volume survey
manage for elderly	power attorney authorised representative
manage my property	letting rental management
manage people	leadership executive coaching
manager for few months	interim management freelance
manhole overflowing	water sewage utilities drain unblocking
manky	hygiene cleanliness
mantel clock	clock repair
manual after automatic	automatic licence
manure	compost soil mulch delivery
map listing	google business profile local
maps entry	seo search engine visibility
mark my bike	bike theft lock registration
marked down	sale offer
market stall	business registration licence point of
marketplace sofa	man van small move
marriage certificate	marriage registration notice civil
marriage is over	divorce separation
marriage is over	divorce separation family law
marriage license	marriage registration notice civil
married name ticket	rebooking change name flight
marry a foreigner	marriage documents foreign
marry a foreigner	marriage registration notice civil
marry abroad	apostille legalisation
marry at town hall	marriage registration ceremony
marry in church	church wedding
marry in church	church wedding banns
marry in other parish	church wedding
marry in your parish	church wedding banns
marry on saturday	marriage registration ceremony
marry outside	wedding ceremony venue outdoor licence
marten	martens pests loft
marten cable	car insurance claim no claims
masonry paint	exterior painting
mass mail	email sync templates crm
massage for two	wellness spa
mastercard	payment methods
masters rowing	rowing squads crews
match called off	rained off cancellation weather
match fees	club subscriptions fees
match funding	corporate giving partnership
match paint	colour consultation
match payments	bank connection sync
match payments	bank reconciliation
matching rings	engagement wedding rings
mate drives too	additional driver
mate my dog	pregnancy whelping
materials extra	textbooks materials cost
materials for course	course materials to bring
mates rates	discount reduced rate
maths for adults	literacy basic skills qualification
maths tutor	tutoring homework help
mats there	mats provided equipment
matted	dog grooming
matted fur	grooming
mattress in street	fly tipping report
mattress stained	carpet upholstery cleaning
max number	capacity number of people
max people	capacity maximum number
max weight	weight limit
maximum number	capacity number of people
maximum weight	parcel size weight limits
me time	spa day package
meal plan	nutrition coaching
meals brought	meals on wheels
measure finger	ring size measurement
measure my progress	body composition analysis
measure my sugar	blood pressure measurement
measure parcel	parcel size weight limits
measure up	measuring site survey
measured myself	measuring site survey
measurements of	product details material
meat free	vegetarian vegan
meatless	vegetarian vegan
media coverage	public relations press release
medicaid	concessions reduced rate
medical cover	health dental insurance
medical cover abroad	travel insurance
medical for work	medical certificate report
medical form before	contraindications consultation form
medical mistake	personal injury compensation
medical samples	same day courier express
medicare cover	care fees funding
medicine at 2am	night duty emergency pharmacy
medicine at nursery	medicine allergies at school
medicine delivered	medicines delivery
medicine in suitcase	travel health vaccinations
medicine out of stock	medicine shortage alternative
medicine throw	hazardous waste
meditation	health relaxation yoga courses
meds ready yet	prescription collection pharmacy
meds running low	prescription repeat
meet and greet	airport parking drop off
meet author	readings author events
meet clients	meeting room hire
meet people	seniors lunch coffee morning coworking
meet the class teacher	parents evening teacher contact
meet the teacher	parents evening reports
meet the team	about us team
meet us with key	key handover
meeting for two hours	meeting room hire
meeting in english	business language training
melasma	microneedling chemical peel scars
melt down	jewellery remodelling bespoke
member fees	membership joining
member of association	membership association charity
members area	web app custom software
members only	membership joining required guests
membership card	membership joining
membership cost	membership joining
membership fee charity	membership association charity
memorial cards	wedding invitations stationery
memorial day	public holiday hours
memorial service	funeral memorial service
memory card	data recovery
memory going	memory dementia assessment
men only	gender women only
menopause	menopause clinic hrt
mental illness	coaching versus therapy
menu cards	wedding invitations stationery
menu for party	set menu buffet
menu of prices	price list rates
mercury filling	filling composite
mess in house	cleanliness dust protection
mess piled	hoarding clearance cleaning
mess when painting	furniture moving floor protection
message card	gift wrapping
message inside	engraving personalisation
message you	contact phone email
messed up driving test	failed practical test retake
messed up test	failed test retake
messy church	childrens church youth group
messy processes	process optimisation
metal in eye	emergency eye care
metal pick up	scrap metal
metallic taste water	water quality lead pipes
meter key lost	prepayment meter top up
meter number	meter reading submission
meter photo	meter reading submission
meter reading	water sewage utilities
meter readings moving	inventory handover move in
meter replaced	smart meter installation
methadone	needle exchange methadone supervised
metro stop	public transport
mic not working	phone camera speaker microphone
mice	martens pests loft
mice chewed cable	rewiring
mice in kitchen	pest control mice
microblading	brow tint lamination microblading
microphone	technical equipment av stage
microphone there	sound system microphone
microsoft called me	virus malware removal
microsoft login	single sign on
microwave	kitchen equipment dishwasher
microwave in room	room facilities amenities
microwave there	equipment kitchen holiday flat
microwave there	kitchen facilities microwave
midday food	lunch menu daily specials
middle name missing	name change booking correction
middle of night	out of hours emergency service
middle of nowhere	service area
middle of the night doctor	emergency out of hours
midlife	life coaching
midnight mass	church service times
midnight mass	service times worship
midweek	minimum stay changeover day
midweek wedding	wedding packages
midwife	maternity antenatal care
might repeat year	homework tutoring support
migraine	headache migraine
migrate site	web hosting plans
mildew	pests diseases plants
mildew	plant disease pest diagnosis
mileage limit	hire mileage fuel policy
milestones	gantt timeline planning
milk in car	car smell cleaning valeting
milk on site	camp shop bread service
milk on site	fresh bread rolls service
milk pump	breast pump hire
milk teeth	childrens dentistry fissure sealants
milk tooth black	childrens dentistry first visit
min height	minimum height
mince pies	seasonal specialities
mind the children	childcare play area
mind the kids	childcare creche
mindfulness	health relaxation yoga courses
mingle	coworking community events
mini split	air conditioning
minibar	room facilities amenities
minibus	van hire
minibus picks up elderly	day care centre elderly
minimum age	age limit
minimum months	minimum term contract
minimum order	delivery service area
minimum requirements	system requirements browser
minimum spend	minimum order charge value
minimum term	cancellation notice period
minimum term	gym membership contract length
minors alone	special assistance passenger
minus balance	overdraft
minus on account	overdraft limit
mirror glass	sorting waste separation
mirror smashed	removal insurance damage
miss a class	class booking waitlist
miss a class catch	missed lessons catch up
miss a week	missed sessions catch up
miss deadlines	due dates reminders notifications
miss half course	course refund withdrawal
miss him so	bereavement counselling group
miss pick up time	late collection fee
miss school for funeral	leave of absence term time
miss school wedding	leave of absence term time
miss the start	lateness late arrival
miss too many	attendance requirement
missed a lesson	missed lessons catch up lesson
missed a payment	late payment reminder fee arrears
missed a service	service history warranty
missed appointment	no show fee
missed beginning	latecomers admission
missed bin	waste collection bins recycling
missed connection	flight changes delays compensation passenger
missed connection	flight delay cancellation compensation
missed connection train	train delay cancellation compensation
missed deadline court	deadline objection act quickly
missed deadline tax	tax deadline extension penalty
missed driving lesson	block booking lesson cancellation
missed exam	missed exam resit
missed first act	latecomers policy
missed first evening	missed sessions catch up
missed first lesson	missed lessons catch up
missed first session	late joining course
missed lesson money back	lessons cancelled by pupil
missed my appointment	cancellation policy fee missed appointment
missed my bus	late arrival missed appointment
missed my class	missed class late cancellation
missed my flight	flight changes delays compensation check
missed my period	pregnancy midwife antenatal
missed my pill	contraception family planning
missed my slot	cancellation policy fee no show
missed payment	late payment reminder fee
missed photo day	school nursery photographer
missed school bus	school transport
missed school bus	school transport bus pass
missed tax date	tax deadline extension
missed tax deadline	late filing penalty
missed the bus	lateness late arrival
missed the deadline	application deadline admission
missed the deadline	deadline late application extension
missed the driver	missed delivery neighbour redelivery
missed the exam	exams resits grades
missed the start	late joining
missed you	missed delivery redelivery
missing a part	spare parts accessories
missing function	feature request roadmap
missing one document	missing documents submission
missing screw	spare parts accessories
missing tooth	dental implants
misspelt my name	name correction
mistake in booking	cancel edit invoice correction
mistake on bill	overcharge billing error invoice correction
misty double glazing	windows repair draughts
mites	flea tick worm treatment
mix in	social tennis playing partner
mix up my pills	blister pack dosette
mix with alcohol	medication review interactions
mix with alcohol	medication side effects advice
mixed sex	gender women only
mixed up order	wrong item delivered exchange
mixer tap	tap repair replacement
mixes up colours	colour vision dyslexia overlays
mma	martial arts self defence
mmr	vaccination immunisation
moan about	complaint feedback
mobile library	home delivery library service
mobile library	home library service
mobile version	responsive mobile website
mobility scooter	accessible step free access
mobility scooter	wheelchair access step free
mock exams	exams resits grades
mocktails	drinks cocktails happy hour
model night	senior stylist price levels
modernise site	website redesign relaunch
mold on wall	ventilation mould condensation
mole bleeding	skin check dermatology
mole changed	minor surgery mole removal
mole changed	skin check dermatology
mole checked	skin check dermatology
mole looks funny	skin check dermatology
mole removed	minor surgery removal
money back	refund
money back course	withdraw from course refund
money back holiday	travel deficiency complaint compensation
money back moved out	rental deposit return
money back train	train delay cancellation compensation
money beforehand	deposit balance payment
money doing nothing	savings account interest
money down	deposit prepayment
money down back	deposit refund
money due	payment on account invoice
money for breakages	security deposit holiday home
money for delay	passenger rights compensation
money for kids	savings investment advice
money for kids future	savings account interest
money for old	trade in part exchange
money for studying	tuition fees financial aid scholarship
money from government	heating grants subsidies
money from state	funding grants consulting
money from state heating	heat pump subsidy
money gone from account	fraud phishing unauthorised transaction
money gone no order	payment failed order confirmation
money hasnt arrived	bank transfer payments limit
money is tight	concessions reduced rate low income
money left on voucher	remaining balance voucher
money missing account	unauthorised transaction fraud
money not arrived	claim status payout
money not taken	direct debit failed arrears
money off	discount reduced rate
money piece	highlights balayage
money plant	repotting houseplants
money runs out	care fees funding
money still not back	refund processing time
money taken	double charge payment error
money taken account	overcharge billing error
money till end month	social benefits support
money troubles company	insolvency business rescue
money upfront	deposit down payment
money when die	life insurance
money wrongly taken	direct debit return
monitor borrow	coworking amenities printer kitchen
monobrow	threading brow shaping
monogram	engraving personalisation
monstera	repotting houseplants
montessori	curriculum educational approach
month by month	gym membership contract length
month notice care	care contract notice period
month to month	minimum term contract
monthly dental	dental plan membership
monthly donation	regular giving monthly donation
monthly fee	membership joining
monthly fee account	account fees
monthly lenses	contact lenses fitting
monthly parcel	subscription box
monthly pass	season ticket travelcard commuter
monthly payments	instalments payment plan
monthly plan for dog	pet health plan
monthly rate	long stay weekly rate
monthly rolling	rolling monthly contract
months behind books	bookkeeping service
months on waiting list	waiting time therapy
months to live	end of life palliative care
mood bad	change management team workshop
moped	motorcycle cbt licence
moped at sixteen	motorcycle licence
moped wont start	motorcycle service mot
more at weekends	surcharge weekend night
more bookings	marketing strategy lead generation
more coming	stock availability
more confidence	life coaching
more credit line	overdraft limit
more customers	marketing strategy lead generation
more followers	social media marketing management
more light in loft	skylight roof window
more logins	invite team members users
more memory	computer slow upgrade ssd
more of my pills	prescription repeat
more of my pills	repeat prescription
more people come	extra visitors guests fee
more people coming	change guest numbers
more people on it	invite team members users
more pictures than	raw files editing retouching
more pillows	housekeeping towels linen
more power	grid connection new supply
more rubbish than fits	extra bags surplus waste
more sockets	sockets installation
more storage	file attachments storage limit
more tablets for dog	prescription diet medication pets
more than agreed	invoice query
more than car worth	repair cost estimate approval
more than one child	family discount sibling discount
more than quoted	quote exceeded estimate
more time for taxes	tax deadline extension
more time taxes	tax deadline extension penalty
more time with book	loan period renewal
more toilet paper	housekeeping towels linen
more traffic	web hosting plans
more volume	hair extensions thickening
more volume	perm
morning after pill	contraception family planning
morning after pill	emergency contraception morning after pill
morning or afternoon	arrival time window
morning sickness	maternity antenatal care
morning suit	suit hire groomswear
moss everywhere	lawn care repair
moss falling	moss removal roof cleaning
moss in lawn	lawn seed turf care
moss on roof	moss removal roof cleaning
moss on roof	roof inspection maintenance
mot due	mot inspection
mot due	mot test inspection booking
mot for body	health check prevention
mot ran out	mot expired booking
mot run out	mot inspection
mot run out	mot test inspection
mot while wait	mot inspection
moth holes	sewing alterations tailor
moth holes	zip button repair
mother daughter day	spa day package
mother died	death bereavement
mothers day flowers	bouquet flower delivery
mothers day lunch	christmas menu party booking
mothers day present	gift voucher
mothers wedding dress	wedding dress alterations
motion light	lighting installation
motivate staff	change management team workshop
motor cuts out	e bike battery motor service
motor makes noise	e bike battery motor service
motor oil	hazardous waste
motor stopped	e-bike battery service
motorbike battery	motorcycle service mot
motorbike for sale	motorcycle sales test ride
motorbike jacket	motorcycle clothing helmets
motorbike licence	motorcycle cbt licence
motorbike service	motorcycle service mot
motorbike ship	freight pallet shipping
motorbike test	motorcycle training licence
motorbike under cover	garage underground parking
motorbike wont start	motorcycle service mot
motorbikes	bicycle storage cyclists welcome
motorhome	pitch booking caravan motorhome car
motorhome holiday	camper van rental
motorway lessons	nervous drivers refresher
mould bedroom	mould treatment damp
mould in bathroom	ventilation mould condensation treatment
mould in flat	repairs reporting mould
mould in rented flat	noise nuisance environmental health
mould keeps coming	stain mould blocking paint
mould landlord	tenancy law eviction
mould rented flat	repairs tenant report
mouldy	defects complaint during stay
mouldy bathroom	bathroom renovation
moulting	grooming dog
mounjaro	weight management
mount tv	tv aerial satellite
mouse arm	tennis elbow wrist pain
mouse droppings	disinfection biohazard cleaning
moustache	beard shave barber
moustache	beard trim shave
mouth guard rugby	sports mouthguard
mouth stinks	bad breath halitosis
mouth tastes bad	bad breath halitosis
mouth ulcers	mouth ulcer oral cancer
move a piano	piano heavy item moving
move a piano	piano heavy transport
move a radiator	radiator replacement balancing
move a three bed	house removals
move abroad	international removal
move appointment	rescheduling change booking
move contacts	phone unlock setup data
move country	international removals
move cupboards before painting	moving furniture covering painter
move date wedding	deposit postponement wedding
move direct debits	account switching
move domain	domain registration transfer
move earlier	moving date change
move everything over	import data migration
move from excel	import data migration spreadsheet csv
move from other program	import data migration
move furniture before	furniture moving floor protection
move furniture first	preparation clear room
move furniture myself	preparation clear room
move host	hosting domain email transfer
move in before first	early move in date
move in date	inventory handover move in
move in sooner	move in date
move interstate	international removals
move it to	rescheduling
move mid year school	admissions enrolment school
move my account	account switching
move my account	close account switch bank
move my appointment	rescheduling change appointment
move my booking	rescheduling change booking
move my flat	house removals
move my plants	plants pets move
move my slot	change appointment reschedule
move my stuff	removal quote volume survey
move my website	web hosting plans
move our company	office relocation
move out during	occupancy during works
move out early	tenancy notice moving out
move out of state	international removals
move out when	notice tenancy
move servers	office relocation
move tasks around	task management boards
move the meter	grid connection new supply
move the toilet	bathroom installation
move to cloud	digital transformation it consulting
move to france	international removals
move to new place	house removals
move to next week	rescheduling change booking
move to spain	international removals
move to your team	transfer player pass
move up a year	year transfer
move up to	upgrade change plan
move with cat	plants pets move
moved house	change details update address personal
moved house	registration of address residence
moved in locks	lock replacement change
moved in together	moving marriage child update
moved in who supplies	moving home energy
moved insurance	insurance premium change policy
moved out council tax	council tax bill
moved premises	branches locations
moved since ordering	cancel order change address
moved since ordering	delivery address change
moved to town	residence registration address change
moved weeks ago	registration of address residence
movers broke	moving insurance damage
movers broke	removal insurance damage
moving abroad	international removals special termination relocation
moving abroad tell	residence registration address change
moving abroad with cat	pet passport travel certificate
moving accountant	change accountant handover
moving apartment	house removals
moving away cancel	cancellation notice period
moving away for good	deregistration moving abroad
moving cartons	packing service boxes
moving date moved	moving date change completion
moving day	house removals
moving electricity	moving home energy
moving here	residence registration address change
moving home	house removals
moving house	house removals change of address
moving in rights	prenuptial cohabitation agreement
moving in with	house removals
moving mid year	school admissions places in year
moving office	office relocation
moving out	house removals
moving out clean	end tenancy move out cleaning
moving out electricity	moving home energy
moving out inspection	handover inventory checkout
moving out must paint	interior painting rooms
moving overseas	international removals
moving schools	leaving transfer school certificate
mow lawn	garden maintenance
mow my	garden maintenance
mower wont start	garden tool repair sharpening
mozzie bites	minor ailments medicines advice
mtd	vat return registration
muck out	pony camp holiday riding stable
mucky	hygiene cleanliness
muddy boots	bicycle storage cyclists welcome
muddy pitch	hardstanding grass pitch
mudguards	bike helmet accessories
muffin top	body contouring fat freezing
muffled calls	phone camera speaker microphone
muffler	exhaust catalytic converter
mug with photo	photo printing album canvas
multi stop	tailor made itinerary
multi storey	parking
multiple sclerosis	stroke neurological physiotherapy
mum alone all day	day centre daycare adults
mum and baby music	early music toddlers
mum and child sport	parent toddler gymnastics
mum and dad together	couples pets care home
mum cant climb bath	wet room walk in shower
mum cant live alone	care home admission place assisted
mum cant live alone	care home admission places
mum come with me	parental consent unaccompanied minors
mum died bank	death of account holder
mum died house	house clearance
mum died pills left	return unused medicines disposal
mum drive still	older driver assessment
mum forgets everything	memory dementia assessment
mum forgets tablets	blister pack dosette
mum has alzheimers	dementia care memory unit
mum has dementia	power of attorney lasting
mum is bedridden	home visit
mum keeps falling	balance falls prevention care at
mum left nothing	will inheritance law
mum mixes up pills	dosette box blister pack
mum needs help airport	assisted travel reduced mobility
mum needs help airport	special assistance passenger
mum not washed	complaint safeguarding care
mum only speaks	languages spoken translation
mum passed away	bereavement probate estate
mum passed away	bereavement what to do first
mum sign	parental consent
mum speaks only polish	interpreter language
mum tum	prenatal postnatal fitness
mum uses walker	accessibility step free
mum wanders off	dementia care
mum while on holiday	respite short term care
mum wont eat	dignity special diets care
mums and babies	prenatal postnatal fitness
mums and tots	childrens church youth group
muscle mass	body composition analysis
muscles tense	sports massage
museum with class	school groups museum
museum with kids	family activities workshops museum
museum with pram	pushchair access museum
mushroom walk	gardening nature courses
mushrooms on tree	tree survey health
music all night	noise disturbance neighbours
music all night	noise nuisance complaint
music at campsite	campsite quiet hours
music at tent	quiet hours campsite
music college audition	music theory grade exams
music exam	music theory grade exams
music for tiny ones	early music toddlers
music for toddlers	early years music
music in church	wedding music dj band
music licence	public liability licence event
music loud neighbour	house rules noise
music off	event end time curfew
music theory	music theory grade exams
music till when	music end noise curfew
music tonight	live music quiz night
music walking down aisle	wedding music dj band
music with baby	early years music
musical beginnings	early years music
muslim come in	other faith visitors welcome
muslim food	halal kosher
muslim friends eat	halal kosher
muslim grave	muslim jewish funeral rites
musty car	air conditioning service car
musty smell	mould treatment damp
musty smell	ventilation mould condensation
muzzle train	dogs on train
mx record	dns nameserver settings
my ball smashed	personal liability insurance
my bike found	lost property office
my carer	carer companion free
my councillor	council meetings councillor mayor
my dad died	bereavement deceased customer
my data	privacy data protection
my daughter turns	childrens birthday party
my details safe	privacy data protection
my domain	hosting domain email transfer
my english bad	languages spoken translation interpreter
my english not good	languages interpreter
my fault damage	personal liability insurance
my gran has dementia	dementia care
my husband collect	pick up collection click and
my husband died	bereavement deceased customer
my insurance covers	health insurance cover
my kids first tooth	children first dental visit
my labrador	dogs pets allowed
my lawyer	dispute resolution ombudsman
my logo on	engraving personalisation
my measurements	measuring site survey
my medical notes	data protection records
my medical notes	medical records access
my mobility	accessible step free access
my mother died	bereavement deceased customer
my mother speaks only	languages spoken interpreter
my own design	custom made personalised bespoke
my own fault	warranty exclusions
my own place	dedicated desk
my own risk	liability insurance
my pictures on website	usage rights publication
my postcode covered	service area
my project disappeared	restore deleted data
my results	test results
my share	excess deductible
my solicitor	dispute resolution ombudsman
my son is shy	settling in shy children
my son turns	childrens birthday party
my usual hairdresser	stylist wish request
my usual tablets	prescription repeat
my wife collect	pick up collection
my wifes name	contract transfer third party
mychart	medical records access
mysql	ftp database access
nag about money	payment reminder dunning
nail art	manicure gel nails
nail broke	beauty nails lashes
nail broke	manicure gel nails
nail broke already	nail repair guarantee
nail fell off	manicure gel nails
nail in tyre	puncture repair
nail in tyre	tyre change winter storage
nails break	manicure gel nails
nails chipped	manicure gel nails
nails done	manicure gel nails
nails for wedding	manicure gel nails
nails peeled	manicure gel nails
nails too long dog	nail claw clipping
nails too thick	hairdresser chiropodist in house
naked in sauna	sauna steam room
naked photos	boudoir pet portrait photography
naked pics	privacy data during repair
naked sauna	sauna wellness area
naloxone	needle exchange methadone supervised
name after divorce	name change
name for baby	birth certificate registration
name for company	logo branding corporate design
name for website	domain registration transfer
name labels	what to bring clothing
name on it	personalisation engraving
name on list	availability waiting list
name spelt wrong	change details update address
name the baby	birth registration certificate
name wrong on ticket	name change booking correction
name wrong on ticket	rebooking change name flight
nameserver	dns nameserver settings
nan collect	authorised pick up person
nan has gone	bereavement what to do first
nan needs looking after	care home admission place
nap at nursery	nappies potty training naps
nap time	nappies potty training naps
nappies	baby products formula
nappies bin	waste sorting separation
nappies which bin	sorting waste separation
nappy rash	baby products formula
naps at nursery	nap sleep rest
narrow stairs	piano heavy item moving access
narrow street	delivery access vehicle
narrow the legs	alterations tailoring
nasty messages	bullying pastoral
nasty messages	bullying pastoral support
nasty surprises	fixed price all inclusive
native speaker	native speaker teachers
nativity	childrens church groups youth
natural hair	curly hair specialist
natural pool	pond water feature
natural remedy	homeopathy herbal natural remedies
naturalisation	immigration visa citizenship
naturalization	immigration citizenship residence permit
nda	contract review drafting
ndas	contract review drafting
near and far glasses	varifocals progressive lenses
near and far together	varifocal glasses
near me search	google business profile local
near the station	address directions
nearest branch	branch appointment advisor
nearest branch	locations branches
nearest cash machine	cash withdrawal deposit coins
nearest cashpoint	change given cash machine
nearest drop off	parcel shop locker drop off
nearest station	public transport bus train
nearest station	travel directions public transport
nearest stop	public transport bus train
nearest to me	branches locations
nearest tube	public transport bus train
nearly blind help	low vision magnifier
nearly new	second hand used
nebuliser	medical devices hire
neck from computer	neck pain headaches physiotherapy
neck hurts	neck pain headaches physiotherapy
neck hurts bike	bike fitting
neck like concrete	massage
necklace broke	jewellery repair
necklace knotted	jewellery repair
necklace tangled	jewellery repair
need a bed	room rates availability
need a bill	invoice receipt
need a book course	textbooks materials cost
need a break carer	respite short term care
need a break from caring	respite short term care
need a cap	crown recement
need a carer	social care disability support
need a cleaner	regular house cleaning
need a credit card	payment card required
need a digger	tool hire
need a form	form download application
need a gp	registration new patients
need a homepage	website new cost
need a job	jobs vacancies careers
need a lawyer	initial legal consultation
need a licence	public liability licence event
need a licence digger	hire delivery instruction
need a logo	logo branding print design
need a medical	medical certificate requirement
need a partner	partner required
need a passport	passport id card application
need a prayer	pastoral care visit prayer
need a referral	referral specialist required
need a skip	skip waste
need a tie	dress code
need a towel	towel policy hygiene gym
need a translator	interpreter language
need a translator	interpreter languages
need a transporter	van hire
need a venue	venue hire function room
need a visa	visa passport entry requirements
need a website	website design development
need a wee	toilets
need a wee	toilets restrooms facilities
need account	account registration
need account to	account registration
need advice	advice consultation
need an account	create account registration
need an interpreter	languages spoken translation
need another bin	new bin larger bin
need any help	jobs vacancies careers
need b2	exam preparation certificate language
need bill	invoice
need boots	kit equipment needed
need boxes	packing materials boxes
need boxes	packing service boxes
need break from caring	respite care
need car for work	courtesy car
need car meanwhile	courtesy car
need car meanwhile	courtesy car replacement
need cash for car	personal loan
need certificate	proof of insurance certificate
need check after	follow up appointment
need clothes	get help support services
need credit card trial	free trial
need deposit	deposit security
need doctors letter	prescription referral needed
need doctors note physio	physio prescription self referral
need employees	employer branding recruitment marketing
need extra hands	jobs vacancies apply
need food	food bank
need food parcel	food bank referral
need for one day	tool hire
need gum shield	protective equipment
need headset	technical requirements
need help myself	get help support services
need help now	out of hours emergency service
need hundreds	bulk order wholesale
need id	documents to bring
need induction	induction gym
need install	system requirements browser
need insurance to play	player insurance licence
need invoice	invoice billing
need invoice with address	invoice for subscription
need iso	certification iso quality management
need it by	waiting time processing time
need it by friday	express rush service
need it fast	express rush service
need it there by	same day courier express
need it today	same day express
need it tomorrow	express rush service next day
need it yesterday	express rush service
need just a week	rent instead of buy
need letter for specialist	referral specialist
need logo	logo branding corporate design
need machine for	tool hire
need money quickly	loan personal credit
need more business	marketing strategy lead generation
need more inhalers	repeat prescription
need more seats	add users seats upgrade
need more tablets	prescription repeat
need more time essay	extenuating circumstances extension
need more time pay	payment extension
need my consent	parental consent form
need my inhaler	prescription repeat
need my own violin	instrument hire purchase
need my passport	identification documents
need my pin	passcode repair
need my pin	privacy data during repair
need new id	identity card passport application
need outlet	sockets installation
need own equipment	equipment hire rental
need own piano	instrument hire loan
need own piano	instrument hire purchase
need own racket	kit equipment needed
need part	spare parts
need passcode	passcode repair
need passport	documents to bring
need passport tomorrow	express temporary passport
need permission	permission approval
need permission extension	building permission planning
need photo	photo requirements
need police check	volunteer requirements training
need police report	documents claim photos receipts
need prescription for	over the counter without prescription
need printer	materials technical requirements
need privacy page	privacy legal notice cookies
need pro	pricing plans subscription
need proof i bought	receipt proof of purchase
need proof of language	language certificate exam
need proper shoes	what to wear clothing
need receipt	receipt invoice
need references	references tenancy
need reservation	table reservation
need scaffold	scaffolding
need shorts physio	what to wear bring physiotherapy
need sick note	fit note medical certificate
need signing off	sick note fit note
need some advice	consultation advice
need someone to nominate	membership proposer application
need someone to talk	mental health counselling
need somewhere tonight	get help support services
need special shoes	what to wear clothing
need staff	jobs careers
need stronger glasses	eye test
need therapy or	coaching versus therapy
need tires	new tyres
need to be 18	age limit minimum
need to be 21	age limit
need to be fit	fitness level
need to be member	membership joining
need to be swimmer	swim test capsize drill
need to be there	cleaner key holding trust
need to book	walk in without appointment booking
need to book first	walk in without appointment
need to book pitch	pitch reservation campsite
need to bring	documents to bring what
need to buy book	course materials textbook included
need to cancel	cancellation rescheduling
need to clean	final cleaning
need to download	software installation requirement
need to drop my slot	cancel appointment
need to fast	fasting preparation
need to install	installation requirements
need to join	membership
need to know anything	prior knowledge
need to know before	course level prerequisites
need to pay now	deposit down payment
need to pee	toilets restrooms
need to prepare	preparation
need to print	print ticket mobile
need to register	registration required
need to relax	massage
need to reserve	table reservation
need to reserve museum	tickets online time slot
need to ring first	appointment call ahead
need to see someone	appointment booking
need to sign	signature contract form
need to slim	weight management
need to speak	language level
need to stay	presence waiting
need to strip beds	check out cleaning
need to swim	swimming ability
need to talk	helpline crisis counselling
need to tell	notification disclosure
need to wait	waiting time
need trainers	dress code wear
need two trees	fruit trees pollination
need vat number	vat invoice billing
need visa	passport control customs
need visa	travel documents visa entry
need webcam	technical requirements
need work permit	work permit visa
needle hot	cooling system overheating
needle in red	boiler pressure
needles before travelling	vaccination travel clinic
needles bin	return unused medicines disposal
needles in back	acupuncture dry needling
needles in park	fly tipping report
needles in park	fly tipping street cleaning
needling	acupuncture dry needling
needs a tutor	tutoring homework help
needs extra help	special educational needs inclusion
needs extra help	special educational needs support
needs extra lessons	homework tutoring support
needs feeding	dignity special diets care
needs medicine at school	medication administration
neglected	complaint safeguarding care
negotiate salary	career coaching
neighbor took parcel	safe place neighbour delivery
neighbors dog barking	neighbour dispute
neighbour building	building permit planning permission
neighbour built	neighbour dispute
neighbour built fence	boundary dispute
neighbour can see	fencing
neighbour collect	authorised pick up person
neighbour collect	collection authorised persons
neighbour complains hedge	hedge trimming
neighbour didnt get	missing parcel investigation
neighbour doesnt have	missing parcel
neighbour is building	building permission planning
neighbour lets you in	access key
neighbour parks	neighbour dispute
neighbour smokes	house rules neighbours dispute
neighbour too loud	noise nuisance environmental health dispute
neighbours are loud	noise quiet hours
neighbours cock crows	neighbour dispute law
neighbours complain noise	practice at home
neighbours fighting	house rules neighbours dispute
neighbours look in	hedge privacy screening
neighbours music	noise nuisance environmental health
neighbours noise	neighbour dispute
neighbours too loud	noise nuisance complaint
neighbours tree	crown reduction pruning boundary tree
neighbours tree	neighbour dispute law
neighbours use bin	new bin larger bin
nerve dying	root canal treatment
nerve is dead	root canal treatment
nerve of tooth	root canal treatment
nerve taken out	root canal treatment
nervous driver	nervous drivers refresher
nervous patient	dental anxiety sedation
nervous performing	recital concert performance
nervous presenting	public speaking presentation coaching
nervous rider	riding lessons
nervous wreck behind wheel	driving test anxiety
nest egg	savings account interest
net metering	feed in tariff export
net the tree	christmas tree sale
netball	cricket rugby hockey netball
netflix	room facilities amenities
network sockets	network cabling data points
network sockets	smart home network cabling
networking	coworking community events
never again	complaint feedback
never arrived	parcel lost investigation compensation delivery
never been before	first appointment new customer customers
never been on horse	riding lessons
never been so angry	complaint
never been to gym	beginners fitness unfit
never been without me	settling in
never called back	callback
never climbed	climbing taster induction
never collected	uncollected items storage
never done before	beginner level no experience beginners
never done it	beginner level no experience
never done it before	adult beginners
never done taxes	tax return preparation
never done this	beginner level no experience
never filed taxes	self assessment tax return
never got activation	create account registration
never got reset mail	it helpdesk password reset
never learned to read	literacy basic skills qualification
never picked up	unclaimed items storage fee
never played before	adult beginners
never received	missing parcel investigation
never ridden	beginners riding
never rowed	rowing beginners course
never shave again	laser hair removal
never skied	beginners ski
never use gym	membership cancellation
never used one	hire delivery instruction
never used you	new customers
new accountant	change accountant
new address	change details update address personal
new address insurance	moving marriage child update
new baby flowers	bouquet flower delivery
new baby paperwork	birth registration certificate
new bank account	direct debit change personal details
new bank account	direct debit failed arrears
new bathroom	bathroom installation
new bathroom	bathroom renovation
new battery ebike	e bike battery motor service
new battery watch	watch battery replacement
new bin	bin size order replacement
new bin	waste collection bins recycling new
new boiler	boiler replacement installation
new boss	leadership executive coaching
new build garden	garden design
new camera dont understand	photography film course
new campus card	student id card replacement
new car policy	insurance premium change policy
new card	change personal details
new career	vocational professional training courses
new carpet door	carpentry doors fitting
new colleague	add user invite seats
new consumer unit	fuse box upgrade
new cupboard fronts	kitchen door replacement refacing
new customers how	marketing strategy lead generation
new cylinder	lock replacement
new decking	terrace decking wood
new doctor	registration new patients
new driver rent	hire requirements driver licence
new driveway	patio paving driveway
new email	change details update address
new employee	invite team members users
new exhibition	permanent temporary exhibition
new fabric chair	upholstery repair
new fabric chair	upholstery reupholstery
new fence	fencing
new first name trans	gender entry change
new fish died	aquarium fish
new flat electricity	moving home energy
new flat not ready	storage unit
new flat sign up	registration of address residence
new fuseboard	fuse board consumer unit
new glasses feel wrong	prescription recheck varifocal
new glasses give headache	lenses guarantee intolerance
new graphics	custom pc build
new gutters	gutter repair fascia soffit
new here	first appointment new customer
new hip	hip replacement rehabilitation
new hip what now	post operative rehabilitation
new hobby	adult education course enrolment
new house electric	grid connection new supply
new in country learn	integration course
new in town	new patients registration
new in town school	admissions enrolment school
new kitchen	kitchen fitting worktop
new kitchen	kitchen planning design
new kitten	puppy class socialisation
new knee	knee pain rehabilitation
new laptop	licence transfer devices
new lawn	lawn care repair
new lenses old frame	reglaze lenses old frame
new lock	lock replacement change
new logo	logo branding corporate design
new look	cut and blow dry
new look site	website redesign relaunch
new medicine	medication review interactions
new member	membership
new meter	smart meter installation
new number plates	vehicle registration
new owner chip	microchip registration
new owners	opening new closure
new passport	passport id card application
new password	reset password
new phone	transfer device two factor
new phone banking	online banking mobile app
new phone banking	online banking tan app
new phone cant login	two factor authentication
new phone code	login account access
new phone number	change details update address
new phone setup	phone unlock setup data
new pin	card pin
new pin	forgotten pin
new premises	office relocation
new programme out	course programme brochure
new puppy	puppy class socialisation
new set of teeth	dentures repair
new sheets	housekeeping towels linen
new shower	bathroom installation
new soles	shoe resoling heels
new stairs	staircase joinery
new stairs on old	stairs renovation creaking
new starter	onboarding new employees
new strap	watch strap bracelet
new structure	change management team workshop
new supplier	switch energy supplier tariff
new tenants lock	lock replacement
new to area	first appointment new customer
new to this	onboarding training help center
new windows	window replacement double glazing
new worktop	worktop replacement
new year books	year end closing
new years day	public holiday hours
new years eve dinner	christmas menu party booking
new zip	zip button repair
newbie	beginner level no experience
newborn photos	newborn baby photography
newborn pictures	newborn family photos
newsletter for clients	email newsletter marketing
newsletter voucher	discount code not working
newspapers online	e books audiobooks
next batch	pre order backorder
next belt	grading belt
next day delivery	delivery time
next event	events calendar whats on
next free	availability waiting list appointment booking
next free slot	waiting list
next of kin	death bereavement
next one start	timetable schedule
next one when	interval treatment frequency
next steps	process how it works
next to husband	grave types cemetery plot
next train	train timetable journey planner
next year already	advance booking next year
nhs app	medical records access
nhs continuing care	care fees funding
nhs dentist	nhs charges exemption
nhs health check	health check prevention
nhs or private	nhs charges exemption private fees
nhs patients	nhs charges exemption
nibbles	finger food canapes
nibbles	outside catering
nice bunch	bouquet flower delivery
nice paper	paper types finishing
nice photos	photography video production
nice view	sea view quiet room
nicer smile	veneers cosmetic bonding
nicked my bike	bike theft lock insurance
nicked my bike	bike theft lock registration
nicotine	stain mould blocking paint
nicotine patches	stop smoking service
nicotine walls	interior painting rooms
night call	emergency out hours service
night driving glasses	driving eyesight certificate
night electricity	ev tariff night rate
night school	adult education course enrolment
night staff	night staff cover
night sweats	menopause clinic hrt
night train	sleeper night train
nineteen rent car	minimum driver age rental
nintendo	tablet console repair
nippers	children family friendly
nipple leaking	mammogram breast screening
nits	minor ailments
nits	minor ailments medicines advice
nits at nursery	illness exclusion nursery
no accounts yet	trading history requirement
no age limit	minimum age age limit
no alcohol in sauce	halal kosher
no answer to email	support contact help
no baby yet	fertility
no babysitter	childcare creche
no backup	data recovery
no backup	data recovery backup
no beef	halal kosher
no boat licence	licence free boats
no camera	video camera requirement
no car	public transport bus train
no car to bring	pick up collection service
no cash on me	card payment
no chipboard	solid wood types
no claims	no claims bonus
no cloud	self hosted on premise
no clue	beginner level no experience
no code came	login account access
no cold air car	car air conditioning regas
no commitment	minimum term contract
no company yet	company formation
no computer	paper form phone alternative
no confirmation	appointment reminder confirmation booking email
no confirmation came	booking confirmation
no credit card	credit card required debit
no credit history	credit check
no customers	marketing strategy lead generation
no design	design service
no electricity	house manual faults power cut
no email	post phone alternative
no email after booking	booking confirmation
no email came	appointment reminder confirmation
no energy	burnout stress coaching
no equipment yet	equipment provided hire
no erection	erectile dysfunction mens health
no experience	beginner level no experience
no experience job	apprenticeship training
no eyebrows	brow tint lamination microblading
no family funeral	social funeral assistance
no family left	funeral arrangement
no flour	gluten free
no food in house	food bank hardship help
no free slots	availability waiting list
no friends at school	bullying pastoral support
no goals	life coaching
no green fingers	watering care instructions
no guarantor	guarantor requirement
no heat	boiler repair
no heating	air conditioning heating
no heating	boiler heating repair
no heating	boiler repair heating breakdown emergency
no hot water	defects complaint during stay
no hot water	house manual faults water heater
no id	identification required
no idea about	beginner level no experience
no idea how start	tutorial getting started
no idea whatsoever	adult beginners
no idea where start	advice consultation
no idea which	consultation advice
no instrument at home	instrument hire purchase
no instrument yet	instrument hire
no insurance	self pay private treatment
no internet	wifi network setup
no key on me	lockout door opening
no kit yet	equipment provided starter
no label	label packaging instructions
no legal insurance	legal costs legal aid
no licence	driving licence requirement
no long contract	gym membership contract length
no longer need	cancellation rescheduling
no longer there	out of stock back in
no longer want	cancellation rescheduling
no lunch money	school meals payment
no mail after order	order confirmation email
no mails coming	email hosting mailbox
no manual	instructions manual
no mascara	lash extensions lift tint
no meat	vegetarian vegan
no meat no fish	vegetarian vegan dishes
no milk	allergies intolerances
no money for court	legal aid
no money for food	food bank hardship help
no money for food	social benefits support
no money to bury	funeral costs
no more mails	unsubscribe newsletter
no more room	storage limit files
no motivation	personal training
no mowing	artificial grass
no name on card	anonymous message
no nasty surprises	fixed price
no notifications	due dates reminders notifications
no nuclear	green renewable tariff
no obligation	free quote estimate
no one answered	contact response time
no one answers	callback
no one came	missed appointment complaint
no one replies	contact
no one rings back	callback
no own tent	rental tent glamping huts
no papers	refugee asylum advice
no parking sign	parking permit suspension moving
no partner	partner required solo dance
no partner trip	solo group tours
no payslips	tenant references credit check
no period	period problems gynaecology
no piano at home	practice instrument keyboard
no picture telly	satellite tv aerial
no places left	waiting list
no polling card	elections voting postal vote
no polling card	voting postal vote
no pork	halal kosher allergies dietary requirements
no power	emergency electrician power failure
no power in	power cut fault finding
no priest	funeral service speaker secular
no printer	paper form post
no printer at home	photocopying document printing
no printer return	return label postage
no printer return	return label shipping costs
no proof bought	missing receipt proof of purchase
no qualifications	literacy basic skills qualification
no receipt	receipt proof of purchase returns
no receipt	return plants hardware exchange
no receipt came	donation receipt tax
no receipt stolen	documents claim photos receipts
no religious service	civil celebrant funeral
no reply	callback
no rope	bouldering
no sales	abandoned cart conversion
no sea view	travel deficiency complaint compensation
no seats left	sold out returns standby
no show	cancellation policy fee
no show	missed appointment fee
no show class	class booking waitlist
no shows	appointment scheduling software
no signal	mobile app offline
no smartphone	smartphone alternative
no snow	snow conditions refund
no sound phone	phone camera speaker microphone
no spare	mobile tyre fitting
no strings	trial session taster minimum term
no tablets left	emergency supply of medicine
no teeth left	dentures
no tent	glamping pods mobile homes
no ticket	penalty fare fined
no time for social	social media marketing management
no time packing	packing service boxes
no time to clean	regular house cleaning
no time to pack	packing service
no time to travel	online course
no training	unqualified applicants training
no training school holiday	hall closed holidays training
no tv signal	tv aerial satellite
no warm water	boiler heating repair
no water	water sewage utilities
no water flowers	dried preserved flowers
no water frost	frozen pipes
no watering flowers	dried artificial flowers
no website yet	website design development
no will	wills probate inheritance intestacy
no win no fee	legal fees no win
nobody answers	out of hours emergency service
nobody answers bell	complaint residents council safeguarding
nobody answers phone	phone lines opening hours
nobody applies	employer branding recruitment marketing
nobody at reception	check in late arrival
nobody at reception	late arrival key box
nobody buys	abandoned cart conversion
nobody called back	call back
nobody finds us	seo search engine visibility
nobody finds website	search engine optimization seo
nobody got back	callback
nobody helps me care	carers support
nobody home flowers	bouquet delivery flowers
nobody in	missed delivery neighbour redelivery
nobody knows us	marketing strategy lead generation
nobody likes posts	social media marketing management
nobody opens	email newsletter marketing
nobody picked us up	transfer hotel airport
nobody picks up	callback contact phone hours
nobody picks up	phone lines opening hours
nobody plays with him	bullying pastoral
nobody signs up	minimum participants cancellation
nobody there for lesson	teacher ill replacement lesson
nobody there on arrival	self check in key box
nobody there to collect	late collection fee
nobody to play with	social tennis playing partner
nobody turned up	arrival time window missed appointment
nobody turned up	time window arrival tradesman
nobody visits	senior loneliness visiting service
noise complaint	noise disturbance neighbours
noise during show	relaxed captioned audio described performance
noise from street	window replacement double glazing
noise limit	noise curfew
noise next door	noise disturbance neighbours
noise sensitive	sensory friendly quiet hours autism
noisy	noise disturbance neighbours
noisy neighbours campsite	quiet hours campsite
noisy room	quiet room location
noisy tents	campsite quiet hours
noisy upstairs	house rules noise
nominate pharmacy	prescription collection pharmacy
non alcoholic	alcohol bar
non binary	gender women only
non member	membership joining
non member play	non members visitors guest fee
non members come	non members guests
non refundable	cancel booking hotel non refundable
non religious wedding	wedding celebrant registrar
non toxic paint	low odour eco paint
nonbinary	gender entry change
nook under stairs	fitted wardrobe made to measure
normal people	private customers
north facing	plant advice location shade
north facing garden	garden plants advice
northern ireland delivery	international shipping
nose pad	glasses repair adjustment
nose pierced	tattoo piercing removal
nose stud	ear piercing
nosebleed	seating plan best seats
nosh	food drink catering drinks
nosy questions	privacy data protection
not a company	private customers
not a man doctor	chaperone female doctor
not a member	non members
not a robot	contact
not able to attend	cancellation rescheduling
not allowed to	rules terms conditions
not allowed to edit	user roles permissions
not alone with doctor	chaperone
not arrived	order tracking
not arrived yet	delivery time tracking
not as described	withdrawal right returns
not as expected	returns withdrawal right
not at home	missed delivery redelivery
not baptised	baptism membership
not baptised come	other faith visitors welcome
not baptised confirmation	first communion confirmation class
not burden kids	funeral pre-planning
not chipped	microchipping
not christian	visitors welcome faith
not clean	hygiene cleanliness
not cold in car	air conditioning service car
not come yet	delivery time tracking
not coming	cancellation
not coming after all	cancel appointment
not coming to school	absence report sick school
not coming to school	school absence sickness reporting
not competitive	recreational social
not covered by guarantee	warranty exclusions
not dry yet	nappies potty training naps
not dry yet	nappies toilet training
not eating dog	pet vomiting diarrhoea
not enough people	course cancelled too few participants
not enough people	minimum numbers participants
not enough plugs	sockets installation
not enough to live	social benefits support
not enough work	marketing strategy lead generation
not every week	single ticket day pass
not facing street	sea view quiet room
not fed properly	complaint safeguarding care
not finished reading	renew loan extend
not fit for work	sick note fit note
not for me	cancellation trial refund
not getting emails from	due dates reminders notifications
not good enough	complaint feedback
not good on legs	accessible step free access
not good with computers	remote support it help phone
not happy	complaint feedback
not happy with you	complaint
not home during day	delivery slot safe place
not home that day	delivery rescheduling hold
not home when delivered	missed delivery neighbour
not house trained	behaviour consultation training
not in box	missing item wrong item
not in church wedding	wedding celebrant registrar
not in person	online sessions video call
not insured	self pay uninsured
not lasted long	warranty guarantee
not like brochure	holiday complaint
not like it there	care contract notice period
not like pictures	defects complaint during stay
not long to live	palliative end of life care
not making money	business consulting
not married baby father	paternity acknowledgement
not married christening	baptism christening
not my fault crash	traffic law accident claim
not my usual brand	generic substitute
not neutered	neutering requirement
not new	second hand used
not on google	search engine optimization seo
not on shelf	reservation interlibrary loan
not out yet	pre order backorder
not paid my invoice	debt recovery unpaid invoices
not paid wages	employment law dismissal
not photogenic	shy in front of camera
not photogenic	what to wear preparation
not potty trained	toilet training nappies
not quite beginner	language level placement test
not reachable	system status uptime outage
not ready for school	school starter readiness
not received	parcel lost investigation compensation
not registered with you	registration temporary resident
not religious can come	other faith visitors welcome
not religious church wedding	church wedding banns
not religious come	join church courses alpha
not religious funeral	funeral service speaker secular
not safe at home	care home admission place
not satisfied	complaint feedback
not shipped yet cancel	order cancellation change
not spicy	spicy mild
not standard size	custom made bespoke
not staying there	non residents day guests
not suitable	returns exchange
not sure booked	appointment reminder confirmation
not sure if covered	service area coverage
not sure if ordered	order confirmation email
not sure she settles	trial stay
not sure they right	second opinion
not sure what	consultation advice
not sure which	consultation advice
not talking yet	speech therapy
not tech savvy	computer digital skills course
not technical edit	content management edit yourself
not using anymore	cancel subscription pause
not vaccinated	vaccination requirement
not very fit	fitness level requirements
not very good at	beginner level no experience
not walking	child development concerns
not what i asked	complaint recut adjustment
not what i expected	returns exchange
not what i ordered	withdrawal right returns missing item
not what i wanted	colour correction complaint hair
not what ordered	wrong item delivered exchange
not working	repair
not working in bed	erectile dysfunction mens health
not worth fixing	uneconomical repair write off
notarize	certified copy record check
notarized	notarisation certification signature
notary	certified copy record check
note for boss	sick note fit note
note for gym	sick note fit note
note for my boss	sick note fit note
note for work	sick note fit note
note with flowers	greeting card message flowers
notes about clients	crm contact management
notes and coins	payment methods cash
notes confuse me	music theory grade exams
nothing fits me off	made to measure suit
nothing free	availability waiting list
nothing from animals	vegetarian vegan dishes
nothing grows	garden plants advice
nothing grows there	plant advice location shade
nothing happens	contact form technical error
nothing in fridge	food bank
nothing in inbox	order confirmation email
nothing like pictures	holiday complaint
nothing on top	fixed price all inclusive
nothing to eat	food bank hardship help
nothing with meat	vegetarian vegan
nothing works today	outage status
notify me	pre order backorder
notify when back	out of stock back in
now and then	single ticket day pass
nowhere for oleander	overwintering service
nowhere for wheels	tyre storage
nowhere has it	medicine shortage alternative
nowhere to live	council housing homelessness
nowhere to live	housing benefit
nowhere to put	storage
nowhere to sleep	get help support services emergency
nudge clients	payment reminders dunning
nudity	age recommendation content warnings
numb down there	bike fitting
numb fingers cycling	bike fitting
numb hands cycling	bike fitting
numb me	dental anxiety sedation
number cake	cake order birthday
number cake	celebration cake order
number for registering car	evidence bank number car
number is missing	invoice numbering
number missing	invoice number sequence
number not certain	change guest numbers
number plate	driving licence vehicle registration
number skipped	invoice numbering
number two all over	mens cut barber
numbing cream	numbing anaesthetic
nurse at night	staff ratio night care
nursery bill	nursery funded hours fees
nursery cost	nursery funded hours fees
nursery fees	nursery funded hours fees
nursery full	nursery places waiting list
nursery photos	school nursery photography
nursery pictures	school nursery photographer
nursery place	nursery places waiting list
nursing home	care home admission place
nursing mum	baby changing pushchair
nursing room	airport lounge shops wifi
nut allergy	allergies intolerances dietary requirements allergens
nut allergy kid	allergies meals nursery
nut free	medicine allergies at school
nuts in it	allergens ingredients
nye	christmas menu party booking
oak or beech	solid wood types
oak or walnut	wood types samples finish
oak table	bespoke furniture
oap	concessions reduced rate senior concession
oap	reduction discount concession
oars	rowing beginners course
oat milk	coffee drinks plant based milk
ob gyn	maternity antenatal care
object to neighbour	building permit planning permission
occupancy tax	tourist tax city tax
ocean view	sea view quiet room
odd corner	fitted wardrobe made to measure
odd jobs	flat pack assembly handyman
odd shaped room	bespoke furniture
odd size	custom made bespoke
off for funeral	leave of absence term time
off his food	pet vomiting diarrhoea
off mailing list	unsubscribe newsletter
off peak	surcharge weekend night ev tariff
off peak train	train tickets fares
off school	school absence sickness reporting
off school tomorrow	absence reporting
off sick	sick leave certificate
off sick long	income protection disability insurance
off sick today	school absence sickness reporting
off site	conference meeting rooms
off work note	sick note fit note
off your list	newsletter unsubscribe
offer accepted	making an offer
offer less	making an offer
offer rejected	offer negotiation purchase
office cleaner	office commercial cleaning
office for team	private office rental
office for three	private office rental
office in garden	shed garden room
office party	team building company event group
office rowing	learn to row corporate dragon boat
office space	private office rental
office xmas	christmas menu party booking
official copy	certified copy notarised
official copy	notarisation certification signature
official translation	translation certified documents
officiant	wedding celebrant registrar
oil boiler	oil tank heating
oil change	car service maintenance
oil disposal	hazardous waste
oil light	oil leak fluid
oil low	oil change service
oil on driveway	pressure washing
oil tank empty	oil tank heating
oil the table	furniture care oiling
oil the wood	product care washing instructions
oil under car	oil leak fluid
oiled or lacquered	wood types samples finish
oily scalp	scalp treatment dandruff
oily skin	facial skin treatment
okay for children	age recommendation
okta	single sign on
olaplex	conditioning treatment
old accountant	change accountant
old accountant slow	change accountant
old agency wont hand	website takeover handover
old artex safe	lead asbestos
old banger	older cars vintage
old banger	sell car valuation
old baptism paper	parish office certificate
old bath out	bathroom renovation
old batteries	recycling centre tip
old bed	bulky waste collection
old books	book donations
old bread cheaper	yesterdays bread reduced
old cat	senior pet care arthritis
old chair	furniture restoration
old clothes	clothes textile recycling
old clothes	clothing textile bank
old computer dispose	electronic waste
old computer enough	system requirements browser
old customer	loyalty card points
old data in excel	import spreadsheet
old developer gone	website maintenance updates
old doctor has notes	data protection records
old doctor notes	medical records access
old dog food	pet food advice
old dog suffering	euthanasia putting to sleep
old edition	order book special
old enough	minimum age age limit
old enough drive	provisional licence requirements
old enough for	minimum age lessons
old files	confidential document destruction
old folks home	care home admission place
old for new	buying used bike trade in
old fridge	bulky waste
old fridge	bulky waste collection electronic
old furniture away	bulky waste collection
old furniture donate	donate goods clothing furniture
old fuse wire	fuse board consumer unit
old fuses	fuse box upgrade
old gold into	jewellery remodelling bespoke
old insulation wool	asbestos disposal
old laptop faster	computer slow upgrade ssd
old maps	local history genealogy archive
old mattress	bulky waste
old mattress	bulky waste collection
old metal	scrap metal
old model	second hand used
old model parts	spare parts order
old negatives	digitisation negatives slides
old newspapers	local history genealogy archive
old one against new	trade in part exchange
old paint	hazardous waste
old paint	recycling centre tip hazardous waste
old paint lead	lead asbestos
old paint on doors	lacquer doors windows radiators
old phones	electrical waste
old phones recycle	electronic waste
old photo repair	photo retouching editing
old photos donate	donate object collection archive
old pills what to do	return unused medicines disposal
old pipes	scrap metal
old projects away	archive
old rolls	wedding car transport
old roof sheets	asbestos disposal
old school report	exam results certificate replacement
old school report	leaving transfer school certificate
old slides	digitisation negatives slides
old slides	old photos digitise restoration
old sofa	bulky waste collection
old statements	statements confirmation
old systems	digital transformation it consulting
old tablets	return unused medicines disposal
old telly	electrical waste
old things attic	donate object collection archive
old things to give	in kind donations goods
old town photos	local history genealogy archive
old tyres	tyre disposal
old version site	website backup restore
old videos	digitisation negatives slides
old voucher	voucher validity expiry gift
old voucher still good	voucher validity expiry
old windows	window replacement double glazing
old wiring	fuse box upgrade
old wiring	rewiring
older dog	senior pets
oldtimer	older cars vintage
olive tree cold	overwintering plant storage
ombre	colour balayage highlights
ombre	highlights balayage
ombudsman	dispute resolution ombudsman
on a pension	senior concession
on a ship	cruises
on a shoestring	concessions reduced rate
on a sunday urgent	out of hours emergency service
on and off glasses	varifocals progressive lenses
on behalf of	power of attorney representative contract
on benefits	concessions reduced rate low income
on benefits moving	moving help costs authority
on benefits rent flat	tenant references credit check
on blood thinners	blood thinners medication contraindications
on blood thinners treatment	contraindications consultation form
on building site	mobile app offline
on call	emergency out hours service
on company	business customers
on crutches	accessible step free access accessibility
on display	showroom display
on drugs	alcohol addiction support
on edge	mental health counselling
on facebook	contact phone email social media
on finance	instalments payment plan financing credit
on her own child	parental consent unaccompanied minors
on his own	parental consent
on his own child	parental consent unaccompanied minors
on hold for ages	callback
on hold for ages	phone lines opening hours
on holiday got sick	visitors from abroad treatment
on holiday parcel	delivery rescheduling hold
on holiday then	absence pause rescheduling
on holiday yourselves	public holidays closing days
on instagram	contact phone email social media
on ipad	app download
on low income help	nhs fees exemption
on medication	medication medical conditions
on my bike	bicycle parking
on my birthday	birthday offer discount
on my insurance	insurance cover
on my mobile there	rules mobile phones
on my own	minimum numbers participants single solo
on my period	menstruation treatment
on our machines	self hosted on premise
on private insurance	health insurance private patient
on probation job	income proof probation
on roaccutane	contraindications consultation form
on the blink	repair faulty goods replacement
on the bottle	addiction counselling
on the breadline	social benefits support
on the dole	concessions reduced rate
on the dole	reduction discount concession
on the fritz	faulty goods repair replacement
on the go	mobile app offline
on the house	free of charge
on the job training	apprenticeship training placement
on the lunge	lunge lesson private lesson
on the map	address directions
on the never never	instalments payment plan
on the nhs	nhs charges exemption
on the off chance	walk in without appointment
on the streets	get help support services
on this week	events calendar whats on
on tick	instalments payment plan
on tiktok	social media
on train no internet	mobile app offline
on tv	public relations press release
on universal credit	concession reduced fee
on universal credit pay	nhs fees exemption
on vacation	holiday closure
on waiting list	waiting list position
once a year car	car service maintenance
once over	health check prevention
once to try	trial session taster
one big bed	twin double beds
one bill for all	group invoice
one copy first	proof approval
one day only	day pass
one day only	single ticket day pass
one go enough	number of sessions course
one is vegetarian	vegetarian options
one key all doors	master key system
one leg shorter	orthopaedic insoles
one less person	change guest numbers
one login	single sign on
one login for all	invite team members users
one more guest	extra visitors guests fee
one more joins us	change party size
one more night	extend stay extra night
one more person	change booking amend order additional
one near me	branches locations
one night cyclists	bicycle storage cyclists welcome
one of a kind	custom made personalised bespoke
one off	custom made bespoke
one one	one to one individual
one pair for everything	varifocal glasses
one pair for everything	varifocals progressive lenses
one radiator cold	radiator replacement balancing
one session enough	number of sessions
one side weak	stroke neurological physiotherapy
one sofa moved	man van small move
one time clean	deep clean one off
one to one lessons	private tuition one to one
one to one riding	lunge lesson private lesson
one to one support	special educational needs inclusion
one to one training	personal training
one way rental	hire return late fee
online calendar	appointment scheduling software
online in room	wifi internet access
online lessons	online language course zoom
online shop scam	consumer law
only a voucher back	no refund store credit
only automatic	automatic lessons
only cash	payment methods card cash
only ceremony	ceremony only hire
only cold water	water heater hot water
only come every other	attendance flexible pass
only do classes	class pass membership
only evenings	evening weekend course times
only evenings degree	part time study
only evenings work	part time vacancies hours
only for a drink	drinks cocktails happy hour
only for afternoon	day use half day
only for businesses	private customers
only for few weeks	respite short term care
only for weekend	minimum stay weekend
only free evenings	evening weekend course
only free weekends	weekend opening hours
only got cash	cash payment
only got debit card	debit card accepted
only got half	missing item wrong item
only had it weeks	warranty guarantee
only half came	missing item incomplete delivery
only half warm	radiator bleeding balancing
only have cash	cash payment
only have weekends	evening weekend course times
only here on holiday	temporary patient visitor
only i can	user roles permissions
only just founded	startup trading history requirement
only look not change	user permissions roles
only me	single person solo
only mornings	off peak membership
only mornings cheaper	off peak 24 hour access
only need few	minimum order quantity
only need it once	rent instead of buy
only need one	minimum order single item
only need one month	monthly plan minimum term
only need one thing	minimum charge
only once a week	membership frequency
only one month	gym membership contract length
only one night	minimum stay
only one night	minimum stay nights
only opened in spring	trading years requirement
only paid half	claim rejected appeal
only part time	part time vacancies
only photo of id	identification accepted
only ten copies	print run quantity
only ten people	catering minimum number guests
only two days	nursery hours late pick up
only two nights	minimum stay changeover day
only two of us	minimum numbers participants
only use sauna	sauna membership
only use spa	day spa external guests
only weekends	weekend membership
oops	undo restore deleted items
op on dog	surgery anaesthetic fasting
open a safe	safe opening
open a shop	business registration licence
open a shop permission	business registration trade
open all day	opening hours
open all year	opening hours
open all year	season opening winter camping
open an account	create account registration
open at christmas	opening hours
open at easter	public holidays closing days
open at night airport	airport lounge shops wifi
open at weekend	opening hours
open bank account	bank account opening
open bank holiday	public holidays closing days
open boxing day	public holidays closing days
open christmas	public holidays closing days
open coffin	saying goodbye viewing chapel
open day	events calendar
open day venue	viewing site visit
open door phone	electronic lock access control
open early	opening hours
open evening	school enrolment open day
open fire	fireplace campfire
open good friday	public holidays closing days
open in holidays	holiday closure dates
open in march	winter camping opening season
open in october	season opening winter camping
open labor day	public holidays closing days
open late	opening hours
open late evening	opening hours
open memorial day	public holidays closing days
open mic	live music quiz night
open new year	public holidays closing days
open now	opening hours
open off season	winter camping opening season
open on saturday	opening hours
open on sunday	opening hours
open online shop	online store setup
open over christmas	public holidays closing days holiday
open plan	kitchen planning design
open rate	email newsletter marketing
open round clock	off peak 24 hour access
open saturday	opening hours
open saturdays	weekend opening hours
open source	self hosted on premise
open source discount	nonprofit education discount
open sunday	weekend opening hours
open sundays	opening hours
open thanksgiving	public holidays closing days
open today	opening hours
open weekends	opening hours
opened it already	opened items returns
opened it myself	warranty exclusions
opening balances	year end closing
openings for	jobs careers
operating system not found	windows setup operating system
operator with	hire delivery instruction
opinion on	consultation advice
opinion on website	website review audit
orange hair	colour correction complaint hair
orange light	warning light diagnosis
orange light dash	engine diagnostics warning light
orchestra	band ensemble orchestra
orchid wont flower	repotting houseplants
order a book	order book special
order a cake	cake order birthday
order a cake	celebration cake order
order a hundred	bulk volume discount
order and collect	takeaway collection
order bread	bread rolls pre order
order bread	fresh bread rolls service
order bread beforehand	order deadline bakery
order by mistake	cancel order change address
order by when	order deadline bakery
order class books	schoolbooks textbooks
order didnt go through	checkout shopping basket
order drinks interval	drinks interval bar
order drinks interval	pre show interval drinks
order food by phone	takeaway delivery order
order from elsewhere	interlibrary loan
order from outside country	international orders
order in advance	pre order backorder
order in book	reservation interlibrary loan
order it in	special order
order just one	minimum order
order lost	tracking parcel status
order lots	bulk order wholesale
order minimum	minimum charge
order my medication	prescription repeat
order of service	wedding stationery invitations
order one for me	special order
order one in	stock availability
order school photos	school nursery photographer
order school pictures	school nursery photography
order small amount	minimum order quantity
order status	order tracking
order stuck	order status
order to go	takeaway delivery order
order without account	customer account guest order
order without account	guest checkout
order wont go	checkout shopping basket
ordered blue got red	wrong item delivered exchange
ordered by mistake	order cancellation change
ordered twice	cancel order change address
ordered twice	order cancellation change duplicate
ordered wrong	returns exchange
ordered wrong colour	change booking amend order
ordered wrong one	order change cancellation
organic	sustainability environment
organise big day	wedding planner coordination
original parts	original manufacturer parts
osteopath	osteopathy chiropractic manual therapy
other branches	branches locations
other brand repair	bike bought online repair
other car damaged	car insurance claim no claims
other costs	hidden fees additional charges
other countries	international shipping
other currency	foreign currency
other day arrival	arrival departure day changeover
other driver lies	traffic law accident claim
other drivers insurance refuses	traffic law accident claim
other firm botched	rectification remedial work
other freelancers	coworking community events
other hotel than booked	travel deficiency complaint compensation
other instructor	instructor change female instructor
other kids mean	child welfare safeguarding
other languages	languages spoken translation
other music teacher	teacher change music
other offices	branches locations
other one said	second opinion
other person drive	hire requirements driver licence
other person travels	rebooking change name flight
other shops	locations branches
other sites	branches locations
other size	exchange size
others my age	solo group tours
others who lost	bereavement counselling group
our anniversary	romantic package honeymoon anniversary celebration
our branding	white label branding customization
our club	group booking
our firm help	corporate giving partnership
our logo in	white label branding customization
our services to you	partnership suppliers resellers
our team	corporate group teams
out in sticks	service area
out in the sticks	service area catchment
out of breath	chest pain emergency
out of church	leave church resignation
out of date	expiry shelf life
out of date medicine	return unused medicines disposal
out of guarantee	out of warranty repair
out of hospital nowhere	care home admission place
out of hours	out of hours emergency service
out of lease	notice tenancy
out of memory	memory limit requirements
out of network	insurance cover
out of office	email hosting mailbox
out of office	holiday closure cover
out of plaster	post operative rehabilitation
out of practice	beginner level no experience refresher
out of puff	beginners fitness unfit
out of season	winter camping opening season
out of shape	beginners fitness unfit
out of space	file attachments storage limit
out of stock	stock availability
out of work	concessions reduced rate
out of your area	catchment area
out on hack	hacking trail ride
out on water	rowing beginners course
out our way	service area catchment
out when came	missed delivery redelivery
outage	power cut fault finding
outage today	system status uptime outage
outdoor ceremony	wedding ceremony venue
outdoor lights	lighting installation
outdoors all day	curriculum educational approach
outfits for shoot	what to wear preparation
outings for old	activities residents
outlet not working	sockets installation
outlet sparks	sockets installation
outlets for	sockets installation
outside city	service area
outside eu	customs international shipping
outside if sunny	terrace weather
outside of house	exterior painting
outside of house shabby	facade painting exterior
outside or studio	rain weather outdoor shoot
outside tap	appliance plumbing connection
outside town	service area catchment
outside uk	delivery abroad international shipping
outside view	business consulting
outside with dog	terrace outdoor seating
outsiders see	guest client access
oven at eye level	kitchen appliances
oven black	oven cleaning
oven filthy	oven cleaning
oven included	kitchen appliances
oven not heating	oven repair
oven smokes	oven cleaning
oven there	equipment kitchen holiday flat
oven there	kitchen equipment dishwasher
oven trips	electric oven cooker connection
over 18	minimum age age limit
over 30 kilo	parcel size weight limits
over 60s	concessions reduced rate
over 65s	concessions reduced rate
over and over	templates recurring
over balcony	piano heavy item moving
over by	duration length
over easter	public holiday hours
over fifty rowing	rowing squads crews
over my head debts	debt advice
over my quota	quota overage
over phone session	online sessions video call
over seventy	age limit
over sixty	senior concession
over the counter	over the counter without prescription
over zoom	telephone video consultation online sessions
overbite	orthodontics braces aligners
overbooked	passenger rights compensation
overcharged	invoice query
overcharged	overcharge billing error double charge
overcooked	food poisoning complaint hygiene
overdrawn	overdraft
overdrawn	overdraft limit
overdressed	dress code
overdue	late payment reminder fee
overdue bill	late payment reminder fee
overdue customers	payment reminders dunning
overgrown	planting service garden
overhanging branches	crown reduction pruning
overhaul site	website redesign relaunch
overnight guests	visitors day guests
overnight train	sleeper night train
overpay	loan early repayment
overseas move	international removal
oversized	parcel size weight limits
overslept	late arrival appointment
overslept	lateness late arrival no show
oversold	product variants inventory
overstayed	immigration visa citizenship
overtime not paid	dismissal employment law
overtime not paid	employment law dismissal
overtime paid	overtime compensation
overview of projects	gantt timeline planning
overview of sales	reports dashboards analytics
overwatered	watering care instructions
overweight	weight management limit plus size
overwhelmed by studies	student counselling
overwritten	restore deleted data
overwritten	undo restore deleted items
overwrote my file	version history restore
owe everyone	bankruptcy insolvency debt advice
owe for electric	energy bill explanation
owe library	overdue fines reminder
owe tax	tax deadline extension penalty
owe the library	overdue fines
owe the taxman	tax office letter assessment objection
owe you money	debt collection
own a pony day	pony camp holiday riding
own a second flat	rental income tax
own alcohol	catering own caterer venue
own band	technical equipment av stage
own bed	own furniture room personal
own boat	boat storage racking
own booze	bring own food picnic
own boss	business start up advice
own bottle	wine list corkage
own cake	bring own food picnic
own caterer	catering own caterer venue external
own code	website ownership handover
own colours	white label branding customization
own cup	coffee drinks plant based milk
own design	custom design
own desk	dedicated desk
own dj	technical equipment av stage
own doctor in home	medication gp residents
own dog food	bring own food boarding
own domain	white label branding customization
own drinks	bring own food picnic
own drinks	corkage own cake bring
own electricity	solar photovoltaic battery
own email address	email hosting mailbox
own flat with help	sheltered housing assisted living
own food	bring own food picnic
own frame	reglaze own frame
own frames	reglaze lenses old frame
own furniture	own furniture room personal
own gp	doctor registration residents
own home without savings	mortgage finance buyers
own kitchen flat	alterations permission tenant
own layout	invoice template logo
own look	logo branding corporate design
own music	music flowers ceremony wishes
own music	music policy
own office	private office rental
own padlock	lockers padlock
own pool	garden hot tub fenced
own riding hat	riding hat hire
own ring design	jewellery remodelling bespoke
own room	own furniture room personal
own route	tailor made itinerary
own sandwiches	bring own food picnic
own server rent	hosting resource limits performance
own shorts	clothing treatment
own software	web app custom software
own store	online store setup
own telly	own furniture room personal
own telly in room	own furniture belongings room
own the address	hosting domain email transfer
own towels	bed linen towels included
own trainer	personal training
own wine	bring own food picnic
ozempic	weight management
p and p	delivery costs shipping fee cost
p45	payroll
p60	payroll
pa system	technical equipment av stage
pack bike for flight	bike build frame
pack for me	packing service
pack for me	packing service boxes
pack glass	label packaging instructions
pack good plates	packing service boxes
pack in smoking	smoking cessation
pack in the fags	stop smoking service
pack it in	termination notice period contract
pack it nicely	gift wrapping
pack my china	packing service
pack up house	packing service
package holiday	holiday planning package tours
package where	tracking parcel status
packed breakfast	breakfast half board
packed in	faulty goods repair replacement
packed lunch	bring own food picnic
packed lunch	school meals free
packed out	capacity number of people
packed up	repair warranty guarantee
packed up after	warranty guarantee
paddle board	kayak canoe paddleboard hire
paddling	kayak canoe paddleboard hire
padel	tennis court booking
padi	diving scuba course
padlock	towels showers lockers
padlock cut	letterbox furniture locks
padlock cut	mailbox padlock key
pads bike	bike brake adjustment
pads for mum	oxygen stoma incontinence supplies
page blank	website error technical problem
page not found	contact form technical error
page not working	website maintenance support contract
page one	search engine optimization seo
page slow	slow loading performance
page ten	search engine optimization seo
page torn	lost damaged items library
page turner	book recommendation
page wont load	website error technical problem contact
pagespeed	page speed optimisation
paid but no ticket	box office ticket collection
paid by insurance	health insurance private patient
paid by job centre	integration course
paid by time	hourly rate
paid deposit already	deposit refund
paid for nothing	refund
paid for solar	feed in tariff export
paid for statement	account fees charges
paid for year unused	refund subscription
paid nothing arrived	contract consumer law
paid per hour job	salary benefits
paid too little	claim status payout
paid too much	double charge payment error overpayment
paid too much tax	tax refund reclaim
paid twice	overcharge billing error double payment
paid version	pricing plans subscription
pain down leg	back pain physiotherapy
pain in chest	chest pain emergency
pain in chest	chest pain emergency call
pain in jaw joint	tmj jaw pain
paint before moving	interior painting rooms
paint cabinets	woodwork varnishing
paint cans	hazardous waste
paint ceilings	interior painting
paint coffin	music flowers ceremony wishes
paint doors	woodwork varnishing
paint fence	exterior painting
paint front door	exterior painting
paint fumes	low odour eco paint
paint house outside	facade painting exterior
paint included	course materials to bring
paint my flat	alterations permission tenant
paint my room	interior painting
paint nursery	interior painting
paint outside	exterior painting
paint peeling outside	exterior painting
paint smell	smell solvent free paint
paint the flat	interior painting rooms
paint the lounge	interior painting
paint the siding	exterior painting
paint the walls	decorating alterations tenancy
paint windows	lacquer doors windows radiators
paint windows	woodwork varnishing
pale eyebrows	brow tint lamination microblading
pallet	freight pallet shipping
palliative	end of life palliative care
palm in winter	overwintering plant storage
palpitations	chest pain emergency
pamper	wellness spa
pamper day	spa day package
pamper my face	facial skin treatment
pamper party	spa day package
pampering	wellness spa
pamphlets	business cards flyers printing
pancake day	seasonal specialities
pancakes	sunday roast brunch
panel upgrade	fuse board consumer unit
panels on roof	solar panels photovoltaic
panels on roof	solar photovoltaic battery
panic attack	mental health counselling
panic attacks	mental health counselling
panic attacks	mental health counselling sensory friendly
panic button	emergency call pendant
panic in the chair	nervous anxious patients fear
panic when driving	nervous drivers refresher
panniers	bike helmet accessories
pants too long	alterations tailoring
pap smear	cervical screening smear test
pap test	cervical screening smear test
paper a room	wallpapering
paper coming off	wallpapering
paper for deceased	death registration certificate
paper for employer course	certificate of attendance
paper for newborn	birth certificate registration
paper for spain	apostille legalisation
paper for taxman	invoice receipt
paper for visa	language certificate exam
paper from landlord	landlord confirmation
paper jam	printer setup
paper wall	wallpaper removal hanging
paper weight	paper types finishing
papers asylum	refugee asylum advice
papers christening	baptism christening registration
papers for licence	eyesight test first aid licence
papers for licence	licence application documents
papers for tax	documents checklist tax
papers for wedding	marriage documents foreign
papers needed	documents to bring
papers to marry	marriage registration notice civil
paperwork	documents to bring
paperwork do i need	documents to bring
paperwork for accountant	invoice
parcel arrived broken	transport damage complaint replacement
parcel box	parcel shop locker drop off
parcel damaged	damaged delivery
parcel gone	parcel lost investigation compensation
parcel not here	delivery delay tracking
parcel open	damaged delivery
parcel sent back	return to sender undeliverable
parcel shop	parcel shop locker drop off
parcel to germany	send parcel shipping
parcel vanished	missing parcel investigation
parcel vanished	parcel lost investigation compensation
parent must sign	parental consent
parent need to	parental consent unaccompanied minors
parent rep	parent association governors
parent sign	parental consent unaccompanied minors
parent signature	parental consent form
parent teacher	parents evening reports
parents and kids membership	family membership
parents evening	parents evening reports
parents evening missed	parents evening appointment
parents join in	parent and child participation
parents permission	parental consent unaccompanied minors
parents permission tattoo	minors tattoo consent
parents visit day	visitors day guests
parish records	church giving records
park and fly	airport parking drop off
park at airport	airport parking drop off
park car hotel	hotel parking garage
park close to door	disabled parking blue badge
park closed	allotments parks playgrounds
park in my street	parking permit fines
park in my street	resident parking permit
park my motorbike	parking
park nearby	parking
park our van	pitch booking caravan motorhome
park outside	parking
park outside my house	parking permit fines
park overnight	hotel parking garage
park removal van	parking permit suspension moving
park right outside disabled	disabled parking blue badge
park run	golf cycling running club
park the car	parking
park the van	parking
park the van height	garage underground parking
park two weeks	airport parking drop off
parked wrong letter	parking fine penalty appeal
parking at hotel	hotel parking garage
parking dent	bodywork dent scratch repair
parking fine	parking permit fines traffic offences
parking meter	parking permit fines
parking practice	parking manoeuvres practice
parking sensors	towbar roof rack fitting
parking space tenant	parking garage storage unit
parkinsons	stroke neurological physiotherapy
parquet	wooden flooring
parrot	exotic pets small animals rabbits
part exchange	trade in part exchange
part exchange kids bike	children bike size
part loan	horse share loan
part missing	spare parts accessories
part not in box	missing item incomplete delivery
part payment first	deposit down payment
part still not here	bike parts order waiting
part time job	jobs vacancies careers
part time work	jobs careers
part worn	tyre disposal
partially sighted	visually impaired large print visual
partner different faith	interfaith wedding
partner hits	helpline crisis counselling
partner move in	subletting flatmates
partner owns house	prenuptial cohabitation agreement
partner threatens	domestic violence protection order
partner to play	social tennis playing partner
partner with you	partnership suppliers resellers
parts missing	missing item wrong item
parts still available	spare parts
party above	house rules noise
party campers	campsite quiet hours
party campsite	quiet hours campsite
party every night	noise nuisance environmental health
party for my daughter	childrens birthday party
party for my son	childrens birthday party
party go on	event end time curfew
party in church hall	church hall hire
party in parish room	parish hall rental
party in park	allotments parks playgrounds
party in park	event permit street party
party in water	pool party birthday
party next door	noise nuisance complaint
party of	group booking
party place	venue hire function room
party rubbish	extra bags surplus waste
party until	event end time curfew
party wall	neighbour dispute
parvo	pet vaccination boosters
pass fast	intensive crash course
pass in week	intensive crash course
pass it on	transfer to another person
pass on house	inheritance tax gift tax
pass on my details	privacy data protection
pass on my number	privacy data protection
pass on my ticket	contract transfer third party
pass quickly	driving lessons price
pass the mot	mot test inspection
pass ticket on	ticket transfer
pass ticket to friend	ticket refund exchange
passed ages ago	refresher lessons
passed away	death bereavement deceased customer
passed but dont drive	nervous drivers refresher
passed on to specialist	referral specialist
passport about to	passport control customs
passport before holiday	identity card passport application
passport british	immigration visa citizenship
passport expired	passport control customs validity identification
passport expires	visa passport entry requirements
passport fast	passport id card application
passport for baby	passport id card application
passport for hire	documents licence needed hire
passport gone	lost stolen passport report
passport has old name	name change booking
passport in a hurry	express temporary passport
passport lost	passport id card application
passport name different	name change booking correction
passport not back	identification documents
passport photo old	biometric photo
passport picture	passport photos
passport pictures	application passport photos
passport pictures	passport photos
passport ran out	passport id card application
passport ready	passport id card application
passport run out	identity card passport application
passport runs out	visa passport entry requirements
passport six months	passport control customs
passport stolen	passport id card application
passport stolen abroad	emergency contact during trip
passport urgent	express temporary passport
passport valid enough	travel documents visa entry
passport valid six months	visa passport entry requirements
password collect	authorised pick up person
password for pick up	collection authorised persons
password forgotten	reset password
password not working	reset password
password wrong	it helpdesk password reset
password wrong	reset password
passwords old agency	source code ownership rights
passwords to site	website ownership handover
past its date	expiry best before
past saving	repair worth economic
pasty	savoury snacks sandwiches
patch it up	repair
patch jeans	zip button repair
patch test	patch test allergy colour
patch up	repair
patchy colour	colour correction
patchy grass	lawn seed turf care
patent	copyright trademark
paternity	child custody maintenance
patient instructor	instructor change female instructor
patio	outdoor seating terrace
patio green	pressure washing
pattern forgotten	phone unlock setup data
pause giving	end regular donation
pause it	pause membership freeze
pause membership	membership freeze pause
pause my studies	deferral leave of absence
pavement broken	road defects street lighting
pavement not cleared	winter gritting snow clearing
pavement tables	business registration licence
pavers	patio paving driveway
paving stones	patio paving driveway
pawn	gold buying
pay a bit each month	payment plan instalments
pay abroad	card abroad fees travel
pay after	payment on account invoice
pay after arrives	payment methods invoice
pay afterwards	payment terms due date
pay and display	parking
pay anything beforehand	deposit down payment
pay as you go	single ticket day pass prepayment
pay at border	customs duties import
pay at the end	payment terms due date
pay at tip	recycling centre tip
pay back early	mortgage home loan
pay back sooner	loan early repayment
pay back tax	tax office letter assessment objection
pay before death	prepaid funeral plan
pay before i come	deposit prepayment
pay beforehand	deposit prepayment
pay bike from salary	bike leasing company
pay bit by bit	instalments payment plan
pay bit by bit	payment plan instalments
pay button invoice	online card payments
pay by card	payment methods card cash
pay by check	payment methods
pay by cheque	payment methods cheque
pay by hour	hourly rate
pay by phone	payment methods
pay cash	payment methods cash
pay end of month	payment on account invoice
pay even if nothing	call out charge travel costs
pay extra faster	express rush service
pay for care home	care fees funding
pay for clicks	online advertising google ads
pay for delivery	delivery cost shipping
pay for having dog	dog licence tax registration
pay for it myself	self pay private treatment
pay for kids	child welfare family support custody
pay for lunch	school meals free
pay for prescription	prescription charges exemption
pay for quote	free quote estimate
pay for sending back	return label postage
pay for shower	sanitary facilities showers
pay for summer break	cancelled lessons holidays teacher
pay for tip	waste fees bill
pay for trip	school trips payment consent
pay for visit	call out fee
pay from abroad	international bank transfer
pay funeral now	funeral pre-planning
pay half now	instalments payment plan deposit part
pay if cant fix	call out fee
pay if not fixable	no fix no fee
pay if not sold	agent fees commission
pay in advance	deposit balance payment
pay in advance	deposit prepayment down payment
pay in bits	instalments payment plan
pay in cash	payment methods coins cash deposit
pay in cheque	coins cash deposit
pay in chunks	instalments payment plan
pay in chunks	payment plan instalments
pay in coins	cash withdrawal deposit coins
pay in coins	coins cash deposit
pay in crypto	payment methods
pay in dollars	payment methods foreign currency
pay in euros	payment methods foreign currency
pay in holidays	cancelled lessons holidays teacher
pay in parts	instalments payment plan
pay in stages	instalments payment plan
pay in three	instalments payment plan
pay influencer	influencer campaign
pay into account	bank transfer
pay it off	payment plan instalments
pay later	payment methods invoice
pay later	payment terms due date on
pay lawyer if lose	legal fees no win
pay less insurance	premium too expensive
pay less tax	tax planning saving
pay like	salary benefits
pay link	online card payments
pay local tax	tourist tax
pay monthly	instalments payment plan
pay monthly	payment plan instalments
pay more each month	loan early repayment
pay my staff	payroll
pay my staff	payroll accounting
pay myself	self pay private treatment
pay myself first	excess deductible
pay now	prepayment
pay nursery when holiday	childminder holiday closures
pay off cards	personal loan
pay off early	loan early repayment
pay off slowly	instalments payment plan
pay on arrival	deposit balance payment
pay on arrival	payment terms due date
pay on completion	payment on account invoice
pay on invoice	payment on account invoice
pay on the day	payment methods card cash
pay on the day	payment terms due date on
pay online	payment methods
pay over the phone	payment methods
pay over time	instalments payment plan
pay per click	online advertising google ads
pay per month club	membership fees
pay per visit	single ticket day pass
pay rent	rent payment increase
pay separately	payment split bill separate
pay separately	split bill separate
pay slips wrong	payroll accounting
pay something upfront	deposit prepayment
pay staff each month	payroll
pay the rest	travel documents tickets received
pay there	payment on site
pay to enter	tickets admission
pay to park	parking
pay trip monthly	payment deposit balance trip
pay up front	deposit prepayment
pay upfront	advance payment
pay weekly	instalments payment plan
pay what you like	museum admission free day
pay when closed	childminder holiday closures
pay when collect	payment on collection
pay when done	payment on account invoice
pay when finished	payment terms due date
pay when ill nursery	childminder holiday closures
pay when its done	payment on completion
pay while hospital	care contract notice period
pay with amex	american express accepted
pay with card	payment methods
pay with crypto	cryptocurrency payment
pay with paypal	payment methods
pay with phone	apple pay google pay
pay with phone	payment methods card cash
pay yearly	pricing plans subscription
paye	payroll
paying late	late payment fee
payment bounced	direct debit failed arrears
payment didnt go	website error technical problem
payment didnt work	payment failed declined
payment failed	website error technical problem
payment holiday	mortgage arrears hardship
payment i didnt make	unauthorised transaction fraud
payment late	late payment reminder fee
payment rejected	payment failed declined
payment slipped	late payment reminder fee
payment stuck	bank transfer payments limit
payment wont go	website error technical problem
payment wont go through	payment failed declined
payments dont match	bank reconciliation
payments to my account	online card payments
paypal	payment methods
pays my lawyer	legal expenses insurance
payslips	payroll
payslips	rental application documents
payslips flat	tenant application references
paystub	payroll
pc for games	custom pc build
pc for video editing	custom pc build
pc sluggish	computer slow upgrade ssd
pcos	period problems gynaecology
pe kit	school uniform
peak times	surcharge weekend night
peanuts	allergens ingredients
peanuts	allergies intolerances
pearl string	jewellery repair
pearly whites	teeth whitening
peat free	compost soil mulch delivery
pedal goes down	brakes
pedalo	kayak canoe paddleboard hire
pedelec	e bike battery motor service
pedicure	beauty nails lashes
pee smells	urinary tract infection cystitis
pee when sneeze	pelvic floor physiotherapy
peeing all the time	urinary tract infection cystitis
peeling facade	facade painting exterior
peephole	door window security upgrade
peephole	security locks upgrade
pelvic floor	pelvic floor physiotherapy
pen test	penetration test security
penalty for cancelling	cancellation fee
penalty from hmrc	tax deadline extension penalty
pencil in date	provisional hold option date
pencil me in	appointment booking
pendulum	clock repair
penetration test	security encryption hosting location
pension after death	death documents certificates needed
pension pot	investment funds
pensioner	concessions reduced rate senior concession
pensioner price	reduction discount concession
peonies now	seasonal flowers availability
people above	house rules noise
people cant hear me	phone camera speaker microphone
people dont buy	abandoned cart conversion
people leave	change management team workshop
people pouring drinks	serving staff waiters
people sign up site	web forms lead capture
peppol	e invoicing xrechnung peppol
per person price	price list rates
per user price	pricing plans subscription
percent agent	estate agent commission
percent off	discount
perfect teeth	veneers cosmetic bonding
perform in front	recital concert performance
perform in front people	recital concert performance
pergola	decking pergola outdoor
pergola	terrace decking wood
period late	period problems gynaecology
period pain	period problems gynaecology
period swim	hair verruca infection pool
period wax	contraindications consultation form
periodic inspection	electrical safety report eicr
periods all over place	menopause clinic hrt
periods hurt	period problems gynaecology
periods stopped	menopause clinic
periods stopped	menopause clinic hrt
perks of joining	membership joining
permanent false tooth	dental implants
permanent hair removal	laser hair removal
permanent makeup	brow tint lamination microblading
permanent pitch	seasonal pitch storage
permanent spot	dedicated desk
permission denied	permissions access
permission for event	public liability licence event
permission for tree	tree preservation order permission
permission slip	school trips payment consent
permit expired	residence permit immigration office
permit for residents	resident parking permit
permit for skip	skip dumpster hire
permit test	theory test preparation
person responsible	contact phone email
personal budget	social care disability support
personal info	privacy data protection
personal item	baggage allowance
personal number plate	vehicle registration
personal trainer	personal training
personalise	custom made personalised
pet club	pet health plan
pet in care home	couples pets care home
pet insurance	pet insurance claim
pet papers holiday	pet passport travel
pet passport	pet passport travel certificate pets
pet prescription online	prescription diet medication pets
petplan	pet insurance claim
petrified	nervous anxious patients fear
pets in flat	alterations permission tenant
pharmacy on sunday	night duty emergency pharmacy
pharmacy open tonight	duty pharmacy late night
phishing	scam phishing fraud
phlegm on chest	respiratory physiotherapy
phobia	nervous anxious patients fear
phone allowed	rules mobile phones
phone always empty	phone battery replacement
phone at school	school rules behaviour phones
phone confiscated	school rules behaviour phones mobile
phone died ticket	penalty fare fined
phone dies	battery replacement device
phone dies	phone battery replacement
phone dies quickly	phone battery replacement
phone display black	phone screen repair
phone doesnt ring	marketing strategy lead generation
phone fell down	screen repair phone
phone fell in toilet	water damage repair
phone fell in water	water damage repair
phone for seniors	computer digital skills course
phone gets hot	phone battery replacement
phone got wet	phone water damage
phone got wet	water damage phone
phone holder bike	bike helmet accessories
phone in peace	phone booth calls
phone in pool	phone water damage
phone in school	mobile phone policy
phone in sea	phone water damage
phone in sick school	absence report sick school
phone in toilet	water damage phone
phone in washing machine	phone water damage
phone in water	phone water damage
phone just rings	phone lines opening hours
phone locked	phone unlock setup data
phone me back	callback
phone number	contact person responsible
phone number	contact phone email
phone photography	photography film course
phone signal	wifi internet
phone taken away	mobile phone policy
phone taken off	school rules behaviour phones
phone while away	updates photos boarding
phone while driving	traffic offences driving law
phones allowed	mobile phone policy
phones in class	mobile phone policy
phones off	rules mobile phones
photo book	photo printing album canvas book
photo book	prints album canvas
photo booth	biometric photo
photo booth	photo booth entertainment
photo for cv	application passport photos
photo for cv	business headshots
photo for licence	eyesight test first aid licence
photo for licence	passport photos
photo for license	licence application documents
photo for linkedin	business headshots
photo for passport	passport photos
photo good enough	artwork file requirements
photo id	documents to bring
photo of baby passport	biometric photo
photo of door	parcel lost investigation compensation
photo of my dog	boudoir pet portrait photography
photo of painting	image rights reproduction loans
photo of receipt	expenses receipts capture
photo of receipt	scan receipts upload
photo of receipts	documents needed accountant
photo on cake	photo cake personalised
photo on canvas	photo printing album canvas large
photo on mug	textile t shirt printing
photo with grandparents	family portrait session
photo with horse	boudoir pet portrait photography
photocopy	computer internet printing
photocopy	computers printing scanning library
photograph my child	photo consent image rights
photograph my food	product commercial photography
photographer gets sick	substitute photographer
photographer ill	deposit postponement wedding
photos all gone	data recovery
photos at funeral	music flowers ceremony wishes
photos deleted repair	data backup
photos edited	digital files image rights
photos for etsy	product commercial photography
photos for shop	product commercial photography
photos for site	project duration process website
photos for website	business headshots photography video production
photos from phone	photo printing album canvas
photos in park	studio or location
photos lost	data recovery
photos of it	photos video gallery
photos of my house	product commercial photography
photos of my kid	photo consent image rights
photos of our wedding	wedding photography
photos of past	references portfolio
photos of products	product commercial photography
photos of us two	engagement shoot couple session
photos on beach	studio or location
photos outdoors	studio or location
photos to new phone	phone unlock setup data
photos too dark	retouching complaint
photos when ready	delivery time images
photos without flash	photography allowed
photoshop	photo retouching editing
photoshop course	computer digital skills course
php version	ftp database access
phpmyadmin	ftp database access
physical exam	health check prevention
physio on nhs	physio prescription self referral
physio without doctor	physio prescription self referral
piano out of tune	instrument tuning repair
piano out of tune	musical instrument repair
piano there	piano equipment
piano tuner	instrument tuning repair
pick apart site	website review audit
pick food up	takeaway collection
pick it up	pick up collection click and
pick me up	collection service home pick up
pick me up lessons	pick up lessons location
pick me up work	pick up location lessons
pick of shows	subscription season theatre
pick someone up	airport parking drop off
pick up after six	collection out of hours
pick up by when	opening closing times care hours
pick up ebay	man van small move
pick up from airport	collection service home pick up
pick up from office	courier pickup booking
pick up furniture	bulky waste
pick up instead	pickup in store click collect
pick up keys	inventory handover move in
pick up late school	breakfast club after school care
pick up my car	breakdown recovery towing
pick up my medicine	prescription collection pharmacy
pick up my script	prescription collection pharmacy
pick up myself	collection click and collect
pick up on sunday	collection times boarding
pick up order	collection click and collect
pick up package	courier pickup booking
pick up point	parcel shop locker drop off
pick up some italian	beginners language course
pick up tickets	box office
pick up tickets	box office ticket collection
pick up time	school day start times
pick up tree	christmas trees
pick us up airport	airport transfer
pick us up station	shuttle transfer station
pick who i see	choice of practitioner
pick your brain	advice consultation
pick your brains	consultation advice
picked on	bullying pastoral support
picked up from station	shuttle transfer station
picking someone up airport	flight status arrivals departures
pickleball	tennis court booking
picky eater	allergies meals nursery
picky eater	childrens menu pet food advice
picky kids	childrens menu
picnic	bring own food picnic
pics for menu	product commercial photography
pics with boyfriend	engagement shoot couple session
picture books afternoon	story time children
picture for application	business headshots
picture for gran	prints album canvas
picture for job	application passport photos
picture of me	photos consent
picture on website	photo consent image rights
pictures at church	wedding photography
pictures by when	digital files image rights
pictures for instagram	product commercial photography
pictures for shop	photography video production
pictures of baby	newborn baby photography
pictures of big day	wedding photography
pictures of jobs	references portfolio
pictures of our wedding	wedding photography
pictures of team	photography video production
pictures of the kids	family portrait session
pictures on walls	own furniture room personal
pictures ready	picture delivery time gallery
piece of paper	certificate confirmation attendance
pierce ears	ear piercing
pierce my daughters	ear piercing
pierced under 16	piercing minimum age
piercing closed	re piercing
piercing infected	tattoo piercing removal aftercare infection
pigeons	martens pests loft
piggy bank	cash withdrawal deposit coins
piggy bank	coins cash deposit
pigmentation	microneedling chemical peel scars
pigsty	deep clean one off
pilates	classes timetable
pilates	group classes timetable
pile of laundry	ironing laundry service
piled to ceiling	hoarding clearance cleaning
pill organiser	dosette box blister pack
pills dont agree	medication review interactions
pills look different	generic substitute
pills nearly finished	repeat prescription
pills sorted by day	blister pack dosette
pilot went out	pilot light
pin blocked	card pin
pin fell out	watch strap bracelet
pin letter	forgotten pin
pin not arrived	card pin
pin three times	card pin
pin three times	forgotten pin
pinch my toes	shoe stretching
pinched my	stolen theft
pink eye	minor illness clinic
pins and needles	tennis elbow wrist pain
pipe burst	burst pipe emergency plumber
pipe burst	emergency plumber burst pipe
pipe burst insurance	report a claim
pipe iced	frozen pipes
pipe is dripping	leak detection repair
pipeline	sales pipeline deals
pitch a tent	tent pitches
pitch deck	funding grants consulting
pitch for season	seasonal pitch storage
pitch for whole season	permanent pitch
pitch frozen	pitch closure weather
pitch next to friends	adjacent pitches group
pitch waterlogged	training times pitch closure weather
pitch with electric	electric hook up pitch
pixelated	artwork file requirements
pizza box	waste sorting separation
place cards	wedding stationery invitations
place for a week	holiday apartment booking
place for eight	table reservation
place for interview	meeting room hire
place for motorhome	pitch reservation campsite
place for my father	care home admission place
place for my horse	livery stabling
place for my mother	care home admission place
place for my toddler	nursery places waiting list
place for one year old	nursery places registration
place for party	venue hire function room
place for the van	parking
place for wedding	venue hire function room
place to eat	food drink catering
place to ourselves	private hire venue hire
place to stay	overnight stay accommodation
plain english	easy read plain language
plan b	emergency contraception morning after pill
plan b rain	wet weather alternative
plan before i die	funeral pre-planning
plan for bank	financial forecasting business plan
plan for cat	pet health plan
plan for teeth	dental plan membership
plan kitchen	kitchen planning design
plan my garden	garden design
plan my trip	holiday planning package tours
plan our wedding	wedding planner coordination
plan printing	large format banner printing
plan weeks ahead	gantt timeline planning
plane cancelled	flight changes delays compensation passenger
plane lands late	late arrival check in
plane late	flight changes delays compensation status
plane left without	flight delay cancellation compensation
plane on time	flight status arrivals departures
planned feature	feature request roadmap
plans changed	cancellation rescheduling
plant a tree	allotments parks playgrounds
plant arrived broken	transport damage claim plant
plant based	vegetarian vegan
plant based	vegetarian vegan dishes
plant crushed	transport damage claim plant
plant dead already	plant guarantee
plant died	plant died growth guarantee
plant died	plant guarantee
plant drooping	plant disease pest diagnosis
plant dying	plant disease pest diagnosis
plant for balcony	garden plants advice
plant for dark corner	plant advice location shade
plant for dark room	repotting houseplants
plant for office	repotting houseplants
plant for shady	garden plants advice
plant in summer	planting season time
plant is dying	plant care advice
plant it for us	planting service garden
plant not growing	plant died growth guarantee
plant safe for toddler	pot plants toxic pets
plant snapped off	transport damage claim plant
plant that survives	garden plants advice
plant the grave	grave maintenance planting
plant trees now	planting season time
plantar fasciitis	foot pain insoles orthotics
plants gave up	plant died growth guarantee
plants in gutter	gutter cleaning
plants in winter	frost winter protection
plants stored winter	overwintering service
plaster blown	plastering crack repair
plaster crumbling	plastering crack repair
plaster dust	after builders cleaning
plaster falls off	facade painting exterior
plaster in pool	hair verruca infection pool
plastic free	materials sustainability origin
plastic free	sustainability environment
plastic lawn	artificial grass
plastic which	waste sorting separation
plate broke	dentures
plate rubs gum	dentures
plates and glasses too	crockery cutlery hire
platters	finger food canapes
platters	outside catering
play a match	match play competition
play an instrument	instrumental lessons
play area	playground kids entertainment
play around first	free trial
play at night	tennis court booking
play competitively	ladder league tournament
play corner	childcare play area
play cricket	cricket rugby hockey netball
play football	football team trials
play for another team	player registration transfer
play hockey	cricket rugby hockey netball
play in league	league teams
play keyboard	instrumental lessons
play match when	transfer player pass
play matches	ladder league tournament
play organ	choir music organ
play our music	technical equipment av stage
play rugby	cricket rugby hockey netball
play stock market	investment funds
play tennis	tennis court booking
play the drums	instrumental lessons
play together	band ensemble orchestra
play trumpet	instrumental lessons
play with others	band ensemble orchestra
play with others	ensemble orchestra band
player pass	player registration transfer
playground	playground kids entertainment
playground broken	allotments parks playgrounds
playgroup	childrens church youth group
playhouse	shed garden room
playing up	repair faulty goods replacement
playstation	tablet console repair
pleased with work	reviews feedback
plow	snow clearing gritting
plucked brows	threading brow shaping
plug car at house	ev charger installation wallbox
plug for caravan	electric hook up
plug for electric car	wallbox installation
plug in band	technical equipment av stage
plug in car	charging station electric car
plug in car	electric car charging station
plug in garden	sockets installation
plug in my ev	charging station electric car
plug in oven	oven cooker connection
plug in tent	electric hook up
plug into	integrations api
plug my laptop	wifi internet
plug on train	onboard services wifi food
plug outside	sockets installation
plug socket loose	sockets installation
plug sockets	laptop working policy cafe
plug tire	puncture repair
plughole blocked	drain unblocking
plugin broke	website backup restore
plugins outdated	website maintenance updates
plugs tested	pat testing
plumb in washing machine	appliance plumbing connection
plump lips	anti ageing botox fillers
plunger didnt work	blocked toilet
plus one	companion carer free
plus size	sizes large weight limit
plus size bride	wedding dress alterations
plus vat	vat included excluded
pneumonia jab	vaccination immunisation
pocket hole	zip button repair
point domain	domain registration transfer
point me in right	consultation advice
point me right direction	advice consultation
points expire	loyalty card points expiry
points for shopping	loyalty program
points licence	traffic offences driving law
points on licence	penalty points licence course hire
poisonous for cat	pot plants toxic pets
police bike lights	bike lights legal
police broke door	burglary repair boarding up
police came	criminal defence
police check	certified copy record check volunteer
police checked	background check dbs
police clearance	criminal record certificate
police took	criminal defence
police took body	police unnatural death coroner
police want interview	police interview representation
police want question me	criminal defence
police want to question	criminal defence
policy documents	proof of insurance certificate
policy number	proof of insurance certificate
polish car	car detailing valeting
polish shoes	shoe cleaning care
pollen	hay fever allergy test
polling station	elections voting postal vote
polystyrene	waste sorting separation
pond green	pond water feature
pond leaking	pond water feature
pond plants	pond aquatic
pond smelly	pond water feature
ponies for birthday	pony camp holiday riding
pony cough	equine large animal vet
pony mad	riding lessons
pony ride	pony rides led rides
pony week	pony camp holiday riding
poo sample	colonoscopy bowel screening
poo test	colonoscopy bowel screening
poo wont go	blocked toilet
pooch	dogs pets allowed
poodle clip	grooming
poodle cut	dog grooming
poofy hair	keratin smoothing straightening
pool exercises	hydrotherapy
pool fenced	child proof stair gate
pool heated	pool temperature depth heated
pool open	pool spa wellness hotel
pool open yet	pool opening season
pool table	piano heavy item moving
poor service	complaint feedback
poor workmanship	complaint
poorly today	school absence sickness reporting
pop in	walk in without appointment
pop in to see	visiting hours
pop out for lunch	re entry same ticket
pop the question	engagement wedding rings
pop the question done	marriage registration ceremony
pop ups	computer slow virus
pop ups everywhere	virus malware removal
popcorn ceiling	plastering crack repair
popups	virus malware removal
porch pirate	parcel lost investigation compensation
port in use	port configuration
portable appliances	pat testing
portal for customers	web app custom software
portrait of family	family portrait session
posh camping	glamping pods mobile homes
posh place	dress code restaurant
positive test	maternity antenatal care
positive test	pregnancy midwife antenatal
post a package	send parcel shipping
post books back	book return drop box
post construction	after builders cleaning
post for company	virtual office business address
post for me	social media marketing management
post it online	photo consent social media
post it to me	delivery shipping
post knives	prohibited restricted items
post mortem	police unnatural death coroner
post my picture	photos consent
post on instagram	digital files image rights
post slot books	return box drop off
post something abroad	send parcel shipping
post to america	international shipping
post to island	international shipping customs
postage	delivery costs shipping fee cost
postal vote	elections voting postal vote
postbox key	mailbox padlock key
postcards	museum shop business cards flyers
postcode	address directions
poster from photo	photo printing album canvas
posters	business cards flyers printing
postman threw	missing parcel investigation
postpone	rescheduling change booking appointment
posts for us	social media marketing management
posts rotten	fencing
pot bound	repotting houseplants
pot it up for me	repotting service
pot smashed delivery	transport damage claim plant
pot too small	repotting houseplants
potential customers	sales pipeline deals
pothole	road defects street lighting
pots and pans	kitchen equipment dishwasher
potty	nappies toilet training
potty training	nappies potty training naps
pouring down	rained off cancellation weather
pouring down	weather bad weather policy
powder room	toilets restrooms
power at tent	electric hook up
power cut	emergency electrician power failure
power cut	power cut fault finding
power for caravan	electric hook up
power from sun	solar panels photovoltaic
power gone	house manual faults
power gone off	power failure electrician
power guzzler	energy saving advice audit
power in one room	power cut fault finding
power in shed	sockets installation
power off long	disruption duration power
power on building site	grid connection new supply
power to garage	sockets installation
power wash	pressure washing
power went out	power cut fault finding
power when blackout	battery storage
powered by	white label branding customization
powerwall	battery storage
practise every day	practice at home
practise how much	lesson length frequency music
practise on me	students models training
practise speaking	conversation class
practise speaking	conversation practice
practise theory	driving theory test
practise with dad	accompanied driving insurance
praise for staff	reviews feedback
pram	pushchair access baby changing
pram fit	pushchair access
pram in hallway	house rules neighbours dispute
pram on plane	travelling with children baby
pram on train	luggage on train
prang	accident repair insurance claim
pray	quiet space prayer room
pray for my	pastoral care visit prayer
pray quietly	church service times
prayer room	quiet space prayer room airport
pre approval	mortgage
pre existing	health dental insurance
pre loved	second hand used
pre owned	second hand used
pre theatre	lunch menu set lunch
precheck	security screening liquids
prefer a man	choice of staff
prefer a woman	choice of staff
prefer another teacher	change teacher
preferred caterers	catering own caterer venue
preggers	pregnant pregnancy
pregnancy yoga	prenatal postnatal fitness
pregnant	pregnant pregnancy
pregnant and alone	pregnancy conflict counselling
pregnant gym	pause freeze membership
pregnant membership	membership freeze pause
pregnant paint	smell solvent free paint
pregnant painting	low odour eco paint
pregnant pause membership	pause membership freeze
pregnant pictures	newborn family photos
pregnant too young	pregnancy conflict counselling
premium after accident	no claims bonus
premium unpaid	premium too expensive
premium went up	insurance premium change policy
prenup	prenuptial cohabitation agreement
preorder	pre order backorder
prepay	prepayment meter top up
prepay prescriptions	prescription charges exemption
prepayment	payment methods invoice
preschool place	nursery places waiting list
prescription from elsewhere	external prescription
prescription not ready	prescription collection
prescription ready	prescription collection pharmacy
prescription two years old	prescription validity
present for	gift voucher
present for boyfriend	gift voucher
present for mum	gift voucher
present for mum	gift vouchers
presentation in english	business language training
presentation skills	public speaking presentation coaching
preserve bouquet	dried preserved flowers
press a button	emergency call pendant
press bouquet	dried preserved flowers
press my suit	dry cleaning
press photo	press media enquiries
pressure dropped	boiler pressure
pressure drops	boiler heating repair
pressure in eye	glaucoma pressure test
pressure in eyes	glaucoma cataract check
pressure is rubbish	low water pressure
pressure light	tyre pressure sensor tpms
pressure too high	boiler pressure
pressure too low	boiler pressure
pretty feet	pedicure
pretty paper	gift wrapping
previous designer gone	source code ownership rights
previous owner has keys	lock replacement change
previous tenant electricity	moving home energy
previous web designer	website maintenance updates
previous work	references portfolio
price before repair	repair cost estimate approval
price before start	quote estimate
price before you start	quote estimate free
price cap	price guarantee fixed tariff
price fixed	price guarantee fixed tariff
price for 80 guests	wedding packages
price for kids	children price
price for my car	sell car valuation
price for my home	property valuation
price for my place	property valuation
price for nonprofits	nonprofit education discount
price for one	single price
price for two kids	family discount
price go up later	fixed price
price going up	price increase
price in pounds	foreign currency
price it up	quote estimate
price match	direct booking
price me up	quote estimate
price negotiable	discount
price per person	per person rate
price roughly	prices fees cost
price stays same	fixed price
price up front	quote estimate
price up job	quote estimate
price went up	price increase
price with tax	vat included
price wont change	fixed price
prices going up energy	price guarantee fixed tariff
prices gone up	price increase
prick my finger	diabetes clinic
priest for funeral	church funeral pastor
priest hospital	pastoral care conversation
priest visit hospital	pastoral care visit prayer
print a mug	textile t shirt printing
print a pdf	photocopying document printing
print black and white	photocopying document printing
print boarding pass	computer internet printing
print boarding pass	photocopying document printing
print cards	business cards flyers printing
print from phone	computers printing scanning library photocopying
print from usb	photocopying document printing
print huge	large format banner printing
print label	label packaging instructions
print labels	shop shipping settings
print list	export data
print menus	business cards flyers printing
print more later	print run quantity
print my book	book printing self publishing
print my photo	personalisation engraving
print my photos	photo printing album canvas
print my thesis	thesis dissertation binding
print my ticket	tickets booking
print myself	usage rights publication
print off	photocopying document printing
print on foam	large format banner printing
print on shirts	textile t shirt printing
print out	computers printing scanning library
print poems	book printing self publishing
print receipts	point of sale pos
print return label	return label postage
print return slip	return label shipping costs
print something	computer internet printing
print something	computers printing scanning library
print something there	printing copying
print the form	form download application
print them myself	digital files image rights print
print there	coworking amenities printer kitchen
print ticket at home	box office ticket collection
printed statements	statements confirmation
printed wrong	reprint complaint
printer jam	printer setup
printer not printing	printer setup
printer offline	printer setup
printer wifi	wifi network setup
prior knowledge	course level prerequisites
prius	electric hybrid vehicle service
privacy garden	fencing
privacy officer	data protection officer consulting
privacy text	shop legal pages
private bathroom pitch	sanitary facilities showers camp
private cover	insurance cover
private do	private hire events
private doctor	self pay private treatment
private garden	garden hot tub fenced
private health	health dental insurance
private hospital	health dental insurance
private party	private hire venue hire
private project	user roles permissions
private room	large group function room
private school cost	school fees scholarship
private teacher	private tuition one to one
pro bono	legal aid
problem on holiday	emergency contact during trip
procrastinate	life coaching
produce music	recording songwriting production
product photos	photography video production
professional email	email hosting mailbox
professional indemnity	business insurance
professional picture	business headshots
profit and loss	annual accounts year end
profits down	business consulting
program an app	web app custom software
programme booklet	course programme brochure
programme heating	thermostat smart controls
programme written	induction training plan
project disappeared	undo restore deleted items
projections	financial forecasting business plan
projector	conference meeting rooms
projector and screen	technical equipment av stage
projector there	projector equipment av
prolapse	pelvic floor physiotherapy
prom dress	wedding dress alterations
prom hair	bridal hairstyle updo
prom hair	wedding hair updo
promised to call	call back
promo	discount code not working
promo code	discount reduced rate voucher code
promo video	photography video production
prong	jewellery repair
proof baptised	parish office certificate
proof copy genuine	certified copy notarised
proof first	proof approval
proof for employer	certificate confirmation attendance
proof i attended	certificate of attendance
proof i donated	donation receipt tax
proof i passed	exam results certificate replacement
proof i was there	certificate confirmation attendance
proof im sick	sick note fit note
proof no criminal record	criminal record certificate
proof of account	statements confirmation
proof of address	documents to bring
proof of attendance	certificate confirmation attendance
proof of delivery	parcel lost investigation compensation
proof of english	exam preparation certificate language
proof of german	exam preparation certificate language
proof of grades	transcript certificate request
proof of income	rental application documents
proof of moving in	landlord confirmation
proof of payment	invoice receipt proof of purchase
proofread	proof approval
propane tank	hazardous waste
proper bread	bread sourdough spelt
proper coffee	coffee drinks plant based milk
proper electrician	qualifications certification
proper professional	certificate qualifications
proper scrub	deep clean one off
proper swimming	lane swimming
proper swimming	lane swimming public swim
properly trained	certificate qualifications certification training
property tax	council tax property tax
proposal photos	engagement shoot couple session
proposal to client	quotes estimates proposals software
propose to	romantic package honeymoon
pros and cons	comparison difference options
prosecco	wine list corkage
prostate	erectile dysfunction mens health
protect bonus	no claims bonus
protect gran from flu	flu vaccination
protect home	burglar alarm cctv
protect invention	copyright trademark
protect it	extended warranty insurance
protect my idea	copyright trademark
protect my money marriage	prenuptial cohabitation agreement
protect my name	copyright trademark
protect teeth hockey	sports mouthguard
protected money	atol protection insolvency
protected tree	tree preservation order permission
protein	nutrition coaching
prove hes father	paternity acknowledgement
prove i live there	proof of identity tenant
prove im insured	proof of insurance certificate
prove my english	language certificate exam
prove who i am	identity verification
provide for kids	life insurance
provide mop	cleaning products supplies
provide the gear	equipment hire rental
prune apple tree	crown reduction pruning
prune roses	hedge trimming
prune trees	gardening nature courses
ps5	tablet console repair
ps5 games	games dvds media loan
psa test	erectile dysfunction mens health
psoriasis	skin check dermatology
psychological assessment	penalty points licence course
psychologist	coaching versus therapy
pta	parent association governors
pub quiz	live music quiz night
public defender	legal aid
public liability	damage liability insurance
public session	lane swimming public swim
publish novel	book printing self publishing
puddle in kitchen	leak detection repair
puddle on roof	flat roof garage
puddle under	leak detection repair
puddle under car	fuel leak overheating
puddle under car	oil leak fluid
puddles on roof	flat roof
puff of air	glaucoma pressure test
puff of air test	glaucoma cataract check
puffer	asthma copd clinic
puffy legs	lymphatic drainage
pull a caravan	trailer towing licence
pull a tooth	extraction wisdom teeth
pull a tooth out	wisdom teeth extraction
pull a trailer	trailer hgv bus licence
pull it out	extraction wisdom teeth
pull out	cancellation
pull the plug	power of attorney advance directive
pulled a muscle	ankle sprain sports injury
pulled a muscle	sports injury rehabilitation
pulled hamstring	ankle sprain sports injury
pulled stitches out	post operative care buster collar
pulls on lead	behaviour consultation training
pulls on leash	dog accessories fitting
pulls to left	steering wheel alignment
pulls to left	wheel alignment tracking
pulls to one side	wheel alignment tracking
pulls when braking	brakes
pump bike	bike helmet accessories
pump class	classes timetable
pump heating grant	heat pump
pump in cellar	sump pump
pump iron	gym membership
pump out tank	septic tank
pump up tyres	tyre pressure sensor tpms
pumpkin pie	seasonal specialities
punch card	multi visit pass season ticket
punch in	time tracking
punched in mouth	knocked out tooth trauma
puncture	tyre change winter storage
puncture on the way	puncture roadside rental
pup tent	awning extra car charge
pupils bigger	diabetic eye screening
pupils huge	drops pupils driving
puppies stuck	pregnancy whelping
puppy bites	behaviour consultation training
puppy classes	puppy class socialisation
puppy jabs	pet vaccination boosters
puppy jabs	puppy vaccination
puppy not jabbed	vaccination puppy
puppy pees inside	behaviour consultation training
puppy school	puppy class socialisation
puppy shots	pet vaccination boosters
puppy ten weeks	puppy minimum age
purchase order	business customers
pureed food	dignity special diets care
purple shampoo	toner gloss
purse gone card	card blocked lost stolen
purse stolen	lost stolen card blocking
purse strap	belt bag watch strap
purse with key gone	lock replacement
puréed	meals diet residents
pus in gum	toothache emergency dentist
push chair upstairs	pushchair buggy pram
push it back	change appointment reschedule
push it back	rescheduling change booking appointment
pushchair	baby changing pushchair
pushchair on plane	luggage allowance
pushchair plane	baggage allowance
put a card in	greeting card message
put a figure on	quote estimate
put a name on	custom made personalised
put a note in	gift wrapping card
put air in	tyre pressure sensor tpms
put away done	archive
put baby down nursery	nursery places waiting list
put back a week	rescheduling change booking
put back in place	osteopathy chiropractic manual therapy
put back together	furniture dismantling reassembly
put bed together	dismantling assembly furniture
put bed together	flat pack assembly handyman
put bike away	motorcycle winter storage
put bike together	bike build frame
put bikes	bicycle parking
put bikes safely	bicycle storage charging
put bins out	bin collection schedule
put bread aside	bread rolls pre order
put by	reserve item
put dad on certificate	paternity acknowledgement
put date on	engraving personalisation
put hair up	bridal hairstyle updo
put holes wall	alterations permission tenant
put house on market	sell property
put in a home	care home admission place
put in box nice	gift wrapping
put in boxes	packing service
put in claim	report a claim
put in kitchen	kitchen installation fitting
put in newspaper	obituary notice cards
put in offer	making an offer
put in other name	contract transfer third party
put in shower	bathroom installation
put in washing machine	washing care instructions
put it off	rescheduling change appointment
put it on company	invoice receipt
put it together	assembly service furniture
put lenses in	contact lenses fitting
put lenses in frames	reglaze lenses old frame
put logo on bill	invoice template logo
put me down	appointment booking
put me down for	appointment booking
put me on list	waiting list
put me to sleep	dental anxiety sedation
put me to sleep	sedation general anaesthetic
put message with	greeting card message flowers
put money aside	savings account interest
put money aside burial	funeral pre-planning
put money down	deposit balance payment
put money down	deposit prepayment down payment
put mum in home	care home admission place
put my back out	back pain physiotherapy
put my back out	physiotherapy back pain
put my face	photos consent
put my kayak	boat storage racking
put my payment up	monthly payment adjustment budget
put my son down	nursery places registration
put my stuff	lockers storage valuables
put name down	nursery places registration
put name on	engraving personalisation
put nan in home	care home admission places
put note in	message card greeting
put off till	rescheduling change booking
put old address	delivery address change
put on hold	membership freeze pause
put on hold	pause freeze membership
put on usb	digitisation negatives slides
put on weight	weight management alterations let out
put on weight trousers	alterations tailoring
put one aside	stock availability reserve item reservation
put petrol in diesel	breakdown recovery towing
put photos on website	digital files image rights
put photos online	usage rights publication
put price up	price increase
put prices up	price increase
put products online	online store setup
put something aside	savings investment advice
put stuff somewhere	storage unit
put the car	parking
put the dog down	euthanasia put to sleep
put through books	home office travel expenses
put through business	tax planning saving
put to bed	home care domiciliary
put to sleep	euthanasia putting to sleep
put together ikea	flat pack assembly handyman
put together pc	custom pc build
put together trip	tailor made itinerary
put tv on wall	tv aerial satellite
put up banner	event permit street party
put up bed	extra bed cot
put up blinds	flat pack assembly handyman
put up carport	building permission planning
put up chandelier	lighting installation
put up decorations	tables chairs set up decoration
put up fence	building permit planning permission
put up my tent	pitch reservation campsite
put up shelves	flat pack assembly handyman
put up tent	tent pitches
put up wall	partition stud wall
put website online	web hosting plans
put wife on deeds	conveyancing property transfer
put wrong fuel	misfuelling fuel drain
qigong	health relaxation yoga courses
qr code instead	label packaging instructions
qualification from abroad	foreign qualification recognition
qualified teachers	native speaker teachers
quality manual	certification iso quality management
quality of life dog	euthanasia putting to sleep
quarterly vat	vat registration small business
quarterly vat	vat return registration
quartz	worktop replacement
questions about faith	join church courses alpha
questions test car	driving theory test
queue at town hall	office appointment town hall
queue outside	tickets online time slot
queue passport	passport control customs
queue to get in	timed entry tickets
quick as you can	urgent same day
quick before moving	intensive course
quick blood check	blood glucose cholesterol test
quick cash	personal loan
quick delivery	shipping delivery time
quick english	intensive language course
quick help	support channels service level
quick legal question	initial consultation lawyer
quick licence	intensive crash course
quick lunch	lunch menu daily specials
quick lunch	lunch menu set lunch
quick weigh	nurse clinic
quickbooks mess	bookkeeping
quiet after	quiet hours campsite
quiet at moment	marketing strategy lead generation
quiet coach	seat reservation
quiet corner	music noise atmosphere
quiet corner	quiet space prayer room phone
quiet hours	house rules noise
quiet place work	study space group room
quiet room	sea view quiet room location
quiet time	sensory friendly quiet hours autism
quiet times gym	off peak 24 hour access
quietest time	capacity number of people
quinceanera	venue hire function room
quit church	leave church resignation
quit course	course refund withdrawal
quit job start	business start up formation
quit membership	cancellation notice period
quit my degree	withdrawal exmatriculation
quit my membership	cancellation notice period
quit smoking	stop smoking service
quit vaping	stop smoking service
quiz	live music quiz night
quiz for children	family activities workshops museum
quote cost anything	free quote estimate
quote me	quote estimate
quoted less than charged	invoice correction
rabbit cage	small animals rabbits hamsters
rabbit sneezing	exotic pets small animals
rabbit stopped eating	emergency vet out of hours
rabbit stopped eating	pet vomiting diarrhoea rabbit emergency
rabies jab	pet vaccination boosters
rabies shot	pet vaccination boosters
rabies titre	pet passport travel certificate
race days	regatta competition entry
racing crew	rowing squads crews
rack space	boat storage racking
racket lessons	tennis coaching
racket strung	racket stringing demo
radar key	accessible toilet
radiator car	cooling system overheating
radiator clanking	radiator bleeding balancing
radiator cold bottom	power flush chemical clean
radiator cold top	radiator bleeding
radiator downstairs cold	radiator replacement balancing
radiator gurgles	radiator bleeding balancing
radiator hisses	radiator bleeding
radiator leaking	radiator replacement balancing
radiator too small	radiator replacement balancing
radiator upstairs cold	radiator replacement balancing
radiator valve stuck	radiator replacement balancing
radiator wont turn off	radiator replacement balancing
radiators cold	boiler heating repair
radiators half warm	radiator bleeding
radiators lukewarm	power flush chemical clean
radiators scrap	scrap metal
radio ad	print advertising outdoor
raffle prize	donations sponsorship donation request
rail strike	train delay cancellation compensation
railcard	railcard discount pass
rain comes in	roof leak emergency repair
rain coming in	roof leak repair
rain trousers	what to bring clothing
rained off	weather cancellation bad policy
raining on shoot	rain weather outdoor shoot
rainy day	savings account interest
rainy day ideas	things to do excursions
rainy season	travel warnings safety
raise money	funding grants consulting
raise money for	fundraising events
raise my payment	monthly payment adjustment budget
raise my rent	rent payment increase
raise ticket	support channels service level
raised my rate	price increase
raised toilet	accessible bathroom conversion grant
raised toilet seat	occupational therapy home adaptations
rake leaves	garden maintenance
ramadan	religious observance dietary
ramp at entrance	wheelchair access step free
ramp train	passenger assistance station accessibility
ramps for van	hardstanding grass pitch
ran out of medication	repeat prescription
ran out of meds	prescription repeat
ran out of space	storage limit upgrade
ran red light	traffic law accident claim
ran red light	traffic offences driving law
range dropped	e bike battery motor service
range getting shorter	e-bike battery service
ransomware	virus malware removal ransomware recovery
rapping	recording songwriting production
rare book	order book special
rash	skin check dermatology
rash from ring	nickel allergy jewellery
rash on baby	children paediatric
raspberries	vegetable herb fruit plants
rat cage	small animals rabbits hamsters
rat in garden	noise nuisance environmental health
rat mess	disinfection biohazard cleaning
rat sick	exotic pets small animals
rate for day	hourly rate
rate going up	remortgage refinancing
rated good	inspection report rating
rates bill	council tax property tax
rates too high	council tax bill
rather not play alone	ensemble orchestra band
rather see a woman	chaperone female doctor
rather see woman	female practitioner choice
rats	martens pests loft
rats bins	fly tipping report
rats in garden	noise nuisance environmental health pest
rattles on potholes	suspension steering
rattling under car	exhaust repair
rattling underneath	exhaust catalytic converter
raw chicken	food poisoning complaint
raw chicken	food poisoning complaint hygiene
raw files	digital files image rights
raw food dog	pet weight nutrition food advice
rcd trips	fuse board consumer unit
re plate	jewellery cleaning polishing
reach high windows	window cleaning
reach sea on foot	distance beach
reach the roof	scaffolding
reach you	contact phone email
reach you how	contact person responsible
react to something	hay fever allergy test
reacted to dye	allergic reaction patch test
reaction to sesame	allergens ingredients
read and write	literacy basic skills qualification
read it online	e books digital lending
read music	music theory grade exams
read my meter	meter reading submission
read notes	music theory grade exams
read on tablet	audiobooks ebooks
read on tablet	ebooks digital lending
read only	user roles permissions
read receipts automatically	scan receipts upload
read the chip	microchipping registration
read this contract	contract review drafting
read to kids	story time children
read to kids	story time childrens events
reading aid	low vision aids magnifier
reading and distance	varifocals progressive lenses
reading evening	readings author events
ready by friday	waiting time processing time duration
ready for school	school starter readiness
ready for spring bike	bicycle service tune up
ready for test	practical driving test
real ale	drinks cocktails happy hour
real diamond	jewellery valuation appraisal
real english person	native speaker teachers
real gold	jewellery valuation appraisal
real leather	materials sustainability origin
real leather	product details material
real person	contact phone email support
real wood	solid wood types
really annoyed	complaint
really filthy	deep clean one off
really nervous	anxious patients nervous beginners
really slow	performance speed
really thorough clean	deep clean one off
realtor percentage	agent fees commission
rear ended	accident damage bodywork
rear ended	neck pain headaches physiotherapy accident
rearrange	rescheduling change booking appointment
rebate for heat	heating grants subsidies
rebook	rescheduling change appointment
rebrand	white label branding customization
rebranding	logo branding corporate design
recall payment	bank transfer payments limit
receipt for donation	donation receipt tax deductible
receipt for insurance	invoice insurance reimbursement
receipt for tax	donation receipt tax
receipt for work	invoice receipt company
receipts pile	bookkeeping
receipts with phone	scan receipts upload
reception open until	check in late arrival
reception place	school admissions places
receptionist rude	complaint
recessed lights	lighting installation
recital	recital concert performance
recommend a friend	bring a friend referral bonus
recommend me one	product advice gift finder
recommend you	reviews references
reconditioned	second hand used
reconnect	payment difficulty disconnection
record a song	recording songwriting production
record time	time tracking
recording me	cctv video surveillance
recording studio	recording songwriting production
records from old dentist	records transfer
records from old vet	records transfer
records transferred	medical records access
recover after hospital	respite short term care
recover sofa	upholstery reupholstery
recurring	templates recurring
recycle	sustainability environment
recycle bin	undo restore deleted items
recycle old	disposal old item
recycled paper	paper types finishing
recycling bin full	waste collection bins recycling
recycling not taken	missed collection
recycling week	bin collection schedule
recycling yard	recycling centre tip
red after wax	aftercare advice
red cord	emergency call pendant
red eye	emergency eye care
red letter	late payment reminder fee
red light dashboard	engine diagnostics warning light
red oil can	warning light diagnosis
red painful eye	flashes floaters urgent
red patches	skin check dermatology
red route	parking permit suspension moving
red wine stains	whitening bleaching
redecorate	interior painting
redesign ring	jewellery remodelling bespoke
redirects to	website hacked malware removal
redo kitchen	kitchen planning design
redo the bathroom	bathroom installation
reduce excess	hire excess damage waiver
reduce my payment	monthly payment adjustment budget
reduce price	discount
reduced price	discount reduced rate
refer a friend	bring a friend referral
refer me	referral specialist
refer myself	physio prescription self referral
refer someone	referral bonus
references for flat	tenant application references
referred by gp	gp referral
refill	prescription repeat
refill my tablets	repeat prescription
refinance	remortgage refinancing
refresh website	website redesign relaunch
refugee	immigration citizenship residence permit
refugee learn	integration course
refund as credit	no refund store credit
refund not arrived	refund processing time
refund not there	refund processing time
refund taking ages	refund processing time
refurbished	second hand used
refuse inheritance	will inheritance law
refused loan	credit score
refused parcel	return to sender undeliverable
refused to pay	claim rejected appeal
refuses school	bullying pastoral support
regas	car air conditioning regas
register a birth	birth registration certificate
register a death	death registration certificate
register address	residence registration address change
register as patient	registration new patients
register at school	school enrolment open day
register baby	birth registration certificate
register brand	copyright trademark
register business	business registration licence
register business address	virtual office business address
register car	driving licence vehicle registration
register company	business start up formation
register for vat	vat return registration
register my baby	registration new patients
register my car	vehicle registration
register my dog	dog licence registration
register my newborn	registration new patients
register office	marriage registration notice civil
register online	account registration create
register the baby	birth certificate registration
register to play	player registration transfer
register to vote	elections voting postal vote
register to vote	voting postal vote
register where i live	registration of address residence
register with you	membership
registered address	company details legal notice virtual
registered blind	visually impaired large print
registered company	company details legal notice
registered elsewhere	transfer player pass
registry office	marriage registration notice civil
regret buying	returns withdrawal right
regret signing	withdrawal right cooling off period
regrout	tiling splashback
regular check car	car service maintenance
regular customer	loyalty card points program
regular theatre goer	subscription season ticket
rehome	pet adoption sale
reimburse	refund
reimburse me	refund
reinstall windows	windows setup operating system
reinvent the wheel	process optimisation
rejected application	credit score
rejected from school	admission appeal
relapse	helpline crisis counselling
relative died holiday	reservation cancellation travel insurance
relax weekend	wellness spa
relaxed show	relaxed captioned audio described performance
release equity	remortgage refinancing
relight	pilot light
remember clients	crm contact management
remember you in will	legacy giving bequest
remind customers	payment reminders dunning
remind late payers	payment reminder dunning
remind me	appointment reminder confirmation
remind team	due dates reminders notifications
remodel kitchen	kitchen planning design
remote access scam	virus malware removal
remote appointment	telephone video consultation
remote appointment	video consultation
remote class	online language course zoom
remote copy	key copying duplicate
remove account	delete account
remove links	watch strap bracelet
remove my data	data deletion right erasure
remove photo	photo consent image rights
remove pimple	raw files editing retouching
remove roots	stump grinding
remove spot photo	photo retouching editing
remove tattoo	tattoo piercing removal
remove the old one	disposal of old item
remove user	invite team members users
remove your logo	white label branding customization
render cracks	facade painting exterior
renew by phone	renewal loans
renew my books	loan period renewal
renew my passport	passport id card application
renew my pills	prescription repeat
renew our vows	wedding celebrant registrar
renew passport	identity card passport application
renewable	green renewable tariff
renewal gone up	insurance premium change policy
renewed by mistake	refund subscription
renewed without asking	automatic renewal subscription cancellation
renews automatically	automatic renewal subscription
renews by itself	automatic renewal
renews itself	automatic renewal
renovating rubbish	skip dumpster hire
rent a boat	kayak canoe paddleboard hire
rent a car	car hire
rent a caravan	rental tent glamping huts
rent a cello	instrument hire loan
rent a flat	tenant application references
rent a garage	parking garage storage unit
rent a hall	venue hire function room
rent a sander	tool hire
rent a trencher	tool hire
rent a van	van hire
rent a violin	instrument hire purchase
rent a wheelchair	medical devices hire
rent arrears	tenancy law eviction
rent automatic	car hire rental
rent baby scales	breast pump hire
rent boots	boot hire
rent camper	camper van rental
rent car	car hire rental
rent chainsaw	tool hire
rent church hall	church hall hire
rent church hall	parish hall rental
rent climbing gear	climbing shoe harness hire
rent cottage	holiday apartment booking
rent ebike	bike rental
rent going up	rent payment increase
rent helmet	helmet hire
rent includes	rent payment increase
rent increased	tenancy law eviction
rent instead	rent instead of buy
rent jackhammer	tool hire
rent late	rent payment increase
rent meeting room	conference meeting rooms
rent my home	landlord permission tenants
rent out a flat	rental income landlord tax
rent out flat	letting rental management
rent out flat tax	rental income tax
rent out while abroad	letting rental management
rent out while away	subletting flatmate
rent pressure washer	tool hire
rent racket	racket hire equipment
rent raised	rent increase
rent room	tenant application references
rent room out	subletting flatmates
rent shoes	shoe hire
rent skates	skate hire
rent skis	ski hire
rent the place	private hire venue hire events
rent this month	rent payment increase
rent too high	housing benefit
rent too high help	benefits housing benefit
rent transporter	van transporter hire
rent truck	van hire
rent village hall	event permit street party
rent went up	rent increase
rent wetsuit	wetsuit hire
rent with cat	pets allowed tenancy
rent with dog	tenant application references
rent without credit card	car hire deposit credit card
rent your flat	holiday apartment booking
rent your room	private hire venue hire
rental wont start	breakdown rental assistance
renters insurance	home contents insurance
reopening	opening new closure
reorder prints	prints album canvas
reorder same	print run quantity
reorganise	change management team workshop
rep useless	holiday complaint
repair didnt hold	guarantee warranty workmanship
repair hybrid	electric hybrid car service
repeat invoice	recurring invoices
repeat meds	prescription repeat
repeats herself	memory dementia assessment
replace bath with shower	bathroom installation
replace furnace	boiler replacement installation
replace metal fillings	filling composite
replace missing tooth	dental implant
replace missing tooth	dental implants
replace oil boiler	heat pump
replace oil tank	heat pump subsidy
replace roof	re roofing new roof
replace spreadsheets	web app custom software
replace windows	window replacement double glazing
replace wires	rewiring
replacement bit	spare parts accessories
replacement bus	train delay cancellation compensation
replacement car	courtesy car
replacement certificate school	leaving transfer school certificate
replacement part	spare parts
replacement tenant	notice tenancy
report a death	death registration certificate
report a fault	tenant repairs report maintenance
report card	parents evening reports
report for boss	reports dashboards analytics
report my son ill	absence report sick school
report someone	complaint
resale	wholesale resellers bulk
rescue course	lifeguard qualification
rescue dog	rescue dogs behaviour
rescue food	day old bread leftover
rescue my files	data recovery
resell	reseller wholesale
resell my ticket	tickets booking
reserve a book	reservation interlibrary loan
reserve a place	appointment booking
reserve date	provisional hold option date
reserve one	stock availability
reserve online	online booking
reserve street	parking permit suspension moving
reserve street for van	resident parking permit
reserve the house	making an offer
reserve with money	deposit down payment
reserve without paying	reservation deposit
reset email not	reset password
reset link	reset password
residence permit	immigration citizenship residence permit
residency	immigration visa citizenship
residential trip	school trip payment help
residents permit	parking permit fines
resin drive	patio paving driveway
resit	exams resits grades
resitting a level	a level resit
resole	shoe resoling heels
resort fee	tourist tax city tax
respray	bodywork dent scratch repair
rest of money	deposit balance payment
rest of trip	payment deposit balance trip
restaurant waste	commercial waste
restore old photo	photo retouching editing
restore old version	undo restore deleted items
restore website	website backup restore
restrict access	user roles permissions
restricted bike	motorcycle training licence
restricted view	seating plan best seats
restricted view	seating plan view
restring	racket stringing demo jewellery repair
restroom	toilets facilities
results are in	test results
results back	test results
results in yet	test results
results not back	test results waiting time
results of scan	test results
resume help	career coaching
resuscitation	first aid course
retainer broke	orthodontics braces aligners
retainer invoice	recurring invoices subscriptions
retake	exams resits grades
retake paper	exam resit
retest	mot test inspection
retire and sell	business succession sale
retire who takes	business succession sale
retired	senior pensioner concession
retired discount	senior concession
retired price	concessions reduced rate
retired tax letter	pensioner tax
retired want help	volunteer
retirement cake	celebration cake order
retirement do	private dining function room
retirement flat	sheltered housing assisted living
retirement money	savings investment advice
retirement party	large group function room
retrain	vocational professional training courses
return after hours	out of hours return key drop
return at night	hire return late fee
return at night	return box drop off
return dirty	cleaning fee return condition
return my money	refund
return on sunday	return times sunday
return opened	returns withdrawal right
return other town	one way rental
return slot	book return drop box
return something	withdrawal right returns
return somewhere else	one way rental drop off
return sticker	return label postage
return sunday	hire return late fee
return sunday car	return after hours key drop
return the key	key return check out
return ticket	train tickets fares
return to different branch	book return drop box
return when shut	book return drop box
return without petrol	fuel policy
returned late	overdue fines
returned to sender	return to sender undeliverable
returned weeks ago	refund processing time
returning to work	nursery places waiting list
returns on night	last minute rush tickets
returns policy shop	shop legal pages
reupholster	upholstery repair
reusable cup	coffee drinks plant based milk
reuse the stones	jewellery remodelling bespoke
reverse charge	vat registration small business
reverse park	parking manoeuvres practice
reversed into	bodywork dent scratch repair
reversing camera	towbar roof rack fitting
revise for exams	study room quiet desk
revise somewhere	study space group room
revive old table	furniture restoration
revs but	clutch gearbox transmission
reward long time customers	loyalty program
rhodium	jewellery cleaning polishing
rhyme time	story time children
rhyme time	story time childrens events
ribbon text	funeral flowers wreath
rice in poo	flea tick worm treatment
rid of belly fat	body contouring fat freezing
rid of hair permanently	laser hair removal
ride a horse	riding lessons
ride a motorbike	motorcycle cbt licence
ride a motorbike	motorcycle licence
ride a scooter	motorcycle cbt licence
ride at 17	motorcycle training licence
ride before buy	test ride
ride before buying	test ride
ride from airport	airport transfer
ride in countryside	hacking trail ride
ride it first	test ride
ride round block	test ride
ride someones horse	horse share loan
ride through woods	hacking trail ride
ride with group	golf cycling running club
riding again after years	riding lessons
riding for disabled	therapeutic riding
riding hat	riding hat boots hire
riding in holidays	pony camp holiday riding
right away	urgent same day
right desk	office appointment town hall
right for year old	age recommendation content warnings
right now please help	out of hours emergency service
right person	contact person responsible
right school for	school enrolment open day
right size bike	bike fitting
rim cracked	alloy wheel refurbishment
ring back	contact
ring before you come	arrival time window call ahead
ring before you fix	repair cost estimate approval
ring doorbell	burglar alarm cctv
ring dull	jewellery cleaning polishing
ring falls off	ring resizing
ring me	call back
ring me	contact
ring me back	callback
ring me back	support contact help
ring slips	ring resizing
ring smaller	ring resizing
ring stuck	ring resizing removal cutting
ring too big	ring resizing
ring too big	watch battery jewellery repair
ring too small	ring resizing
ring too tight	ring resizing
ring too tight	watch battery jewellery repair
ring you	contact phone email
ringing in ears	hearing test hearing aids
rings for both	engagement wedding rings
rings on table	furniture restoration
rip off	complaint
rip off locksmith	locksmith prices fixed
ripped my	zip button repair
ripped off	invoice query
ripped off	overcharge billing error complaint
ripped off by	consumer law
ripped seat	upholstery repair
river cruise	cruises
road noise	window replacement double glazing
road not gritted	winter gritting snow clearing
road sign missing	road defects street lighting
road signs blurry	eye test sight test
road signs test	theory test preparation
road test	practical driving test
roadmap	gantt timeline planning
roadside tyre	mobile tyre fitting
roadworthy	mot test inspection
roast dinner	sunday roast brunch
robe and slippers	pool spa wellness hotel
robot do it	automation workflows
robot mower stuck	garden tool repair sharpening
rock climbing	climbing taster induction
rock up	walk in without appointment
roi	web analytics tracking
rolex	watch service repair
roll in shower	accessible room shower
roll of film	digitisation negatives slides
roll out bed	extra bed cot
roll out grass	lawn seed turf care
rollator	accessible step free access
rollaway	extra bed cot
rolled ankle	ankle sprain sports injury
rolled over	automatic renewal subscription
rolling contract	minimum term contract
rolls in morning	fresh bread rolls service
rolls sunday morning	bread rolls pre order
romantic weekend	romantic package honeymoon
romantic weekend	wellness spa
roof before buying	roof inspection survey
roof blind	roof window skylight
roof box	towbar roof rack fitting
roof box height	garage underground parking
roof dips	re roofing new roof
roof dirty	moss removal roof cleaning
roof drips	roof leak emergency repair
roof fifty years	roof inspection maintenance
roof green	moss removal roof cleaning
roof had it	re roofing new roof
roof is old	re roofing new roof
roof lasts how long	re roofing new roof
roof leaking	roof leak repair emergency
roof report	roof inspection survey
roof sagging	re roofing new roof
roof tile missing	tile slate replacement
roof window	skylight roof window
roofing felt	flat roof garage
room after death	care contract notice period
room at back	sea view quiet room
room available now	vacancies availability
room away from lift	quiet room location
room before noon	early check in
room before noon	early check in luggage storage
room dirty abroad	holiday complaint
room for 100	venue hire function room
room for christening	parish hall rental
room for christening	venue hire function room
room for family	room types family connecting
room for fifty	capacity number of people
room for four	room types family connecting
room for meeting	conference meeting rooms room hire
room for motorhome	parking
room for one	single occupancy
room for our camper	pitch reservation campsite
room for our party	private dining function room
room for our startup	private office rental
room for six	table reservation
room for ten people	meeting room hire
room for tents	tent pitches
room for three	room types family connecting
room for tonight	room rates availability
room for us	capacity number of people
room for wake	venue hire function room
room for weekend	room rates availability
room for workshop	meeting room hire
room has aircon	room facilities amenities
room in attic	loft conversion
room is cold	heating room
room near uni	student accommodation
room never warm	radiator replacement balancing
room not cleaned	housekeeping towels linen
room not ready	check in time
room number	course room building location
room only	breakfast half board
room ready early	early check in
room spinning	dizziness vertigo
room tonight	room rates availability
room too noisy	noise quiet room complaint
room with bath	bathtub bathroom
room with door	private office rental
room with projector	meeting room hire
room with terrace	sea view balcony
room with view	sea view quiet room category
roommate	subletting flatmates shared room single
rooms free	room rates availability
rooms next each other	adjoining connecting rooms
rooms next to each	room types family connecting
rooster	noise nuisance environmental health
root canal	root canal treatment
root regrowth	hair colouring root touch up
roots coming out	repotting houseplants
roots coming out	repotting service
roots damaging house	tree survey health
roots done	hair colouring root touch up
roots in drain	stump grinding
roots lifting paving	stump grinding
roots showing	colour balayage highlights
roots showing	hair colouring root touch up
rosacea	skin check dermatology
rose petals	romantic package honeymoon
roses droop	freshness guarantee flowers
roses to	bouquet flower delivery
roses to work	bouquet delivery flowers
rotator cuff	shoulder pain frozen shoulder
rotavator	tool hire
rotten boards roof	gutter repair fascia soffit
rotten decking	terrace decking wood
rotten egg smell	gas leak emergency
rotten eggs smell	gas leak emergency
rotten frame	windows repair draught
rotten sill	windows repair draughts
rotten tooth	extraction wisdom teeth
rotten window	windows repair draughts
rough idea	estimate price guide
rough idea cost	price cost
rough idea of price	quote estimate free
rough price	quote estimate price cost
round shoulders	posture ergonomic assessment
round the clock	emergency out hours service
round the world	tailor made itinerary
round trip	tailor made itinerary train tickets
rounded corners	paper types finishing
row at school age	junior rowing
row for fun	rowing squads crews
row in a team	rowing squads crews
row in winter	indoor rowing ergometer
row socially	rowing squads crews
row with company	learn to row corporate dragon boat
rowing indoors	indoor rowing ergometer
rowing machine	indoor rowing ergometer
rsi	tennis elbow wrist pain
rsvp	wedding stationery invitations
rub my back	massage
rub my back	sports massage
rubber roof	flat roof
rubbing disc	gears brakes adjustment bike
rubbish by roadside	fly tipping report
rubbish collected	waste collection bins recycling
rubbish day	bin collection dates calendar
rubbish dumped	fly tipping report
rubbish from shop	commercial waste
rubbish in street	fly tipping street cleaning
rubbish on street	fly tipping report
rubbish service	complaint feedback
rubble	recycling centre tip skip dumpster
rucksack inside	bags cloakroom museum
rucksack where	cloakroom lockers
rude bits	age recommendation content warnings
rude receptionist	complaint
rude staff	complaint
rude to me	complaint feedback
rug dirty	carpet upholstery cleaning
rugrats	children family friendly
ruined my	damage claim liability insurance
run ads	online advertising google ads
run flats	new tyres
run for charity	fundraising own campaign
run for you	fundraising
run large	size guide
run marathon for	fundraising events
run me home	collection service home pick up
run me through	process how it works
run off copies	photocopying document printing
run on own server	self hosted on premise
run our socials	social media marketing management
run out credit	prepayment meter top up
run out of	stock availability
run out of contacts	contact lenses fitting
run out of lenses	contact lens reorder
run out of pills	prescription repeat
run out of savings	care funding fees
run out of tablets	prescription repeat
run out of tablets	repeat prescription
run out of time	deadline objection act quickly
run out weekend tablets	emergency supply of medicine
run small	size guide
run the line	coach referee volunteers
run with others	golf cycling running club
running a temperature	minor illness clinic
running group	golf cycling running club
running late	late arrival appointment
running late	lateness late arrival
running on empty	burnout stress coaching
running out of space	computer slow upgrade ssd
running style	running gait analysis
runny nose nursery	illness exclusion nursery
runny nose pollen	hay fever allergy advice
runny nose spring	hay fever allergy test
runs away	dementia care memory unit
runs on mac	browser requirements
runs on mac	system requirements browser
runs small	exchange size
rush delivery	same day courier express
russian volume	lash extensions lift tint
rust hole	accident damage bodywork
rust on car	bodywork dent scratch repair
rusty german	language level placement test
rusty hot water	water heater flush tankless
rusty nail	vaccination immunisation
rusty radiator	radiator replacement balancing
rusty tennis	tennis coaching
rusty water	drinking water quality legionella
rusty water	water quality lead pipes
rv	pitch booking caravan motorhome
rv rental	car hire rental
rv site	pitch booking caravan motorhome
rye	gluten free bread wholemeal spelt
sacked	employment law dismissal
saddle hurts	bike fitting
saddle sore	bike fitting
safari tent	glamping pods mobile homes
safari tent	rental tent glamping huts
safe battery	safe opening
safe battery dead	safe opening
safe box	safe deposit box
safe for	security safety
safe for car	garage underground parking
safe for crawling	child safe stairs pool
safe for kids	safety security
safe for things	lockers storage valuables
safe for toddler	child proof stair gate
safe in room	room facilities amenities safe valuables
safe place to stay	domestic violence protection order
safe to leave	security safety
safe to pay	secure payment ssl
safe to travel	travel warnings safety
safe to use	safety security
safe wiring	electrical safety inspection certificate
safe with my pills	medication review interactions
safe with you	security encryption hosting location
safe wont open	safe opening
safer lock	security locks upgrade
safer windows	break in burglary protection
safety test rope	belay course test
saggy skin	anti ageing botox fillers
salary sacrifice	cycle work scheme lease
sales overview	sales pipeline deals
sales tax	vat included
sales tax filing	vat return registration
sales tax states	shop tax settings
salsa	dance classes
salt and oil	equipment kitchen holiday flat
salt and pepper	kitchen equipment dishwasher
salt driveway	snow clearing gritting
salt stains	shoe cleaning care
salt the roads	road defects street lighting
salty wall	mould treatment damp
same bill every month	recurring invoices
same carer	continuity carers
same cleaner	cleaner key holding trust
same colour as	colour consultation
same customer twice	crm contact management
same day	waiting time processing time
same day both	combined treatments same day
same day delivery	delivery time
same desk	dedicated desk
same email	email sync templates crm
same fault again	guarantee warranty workmanship
same fault again	repair guarantee recurring fault
same girl again	stylist wish request
same invoice monthly	recurring invoices subscriptions
same key for	master key system
same medicine again	repeat prescription
same person every time	choice of staff continuity regular
same price for everyone	price tiers concessions
same price weekends	weekend surcharge
same price whatever	fixed price
same problem again	warranty guarantee
same seat always	subscription season ticket
same sex couple	gender women only
same steps every time	templates recurring
same tablets again	prescription repeat
same therapist each time	continuity of care
same thing cheaper	medicine shortage alternative
same thing on amazon	price match
saml	single sign on
sample print	proof approval
sand floorboards	flooring parquet sanding
sand floorboards	wooden flooring
sand in eyes	dry eye clinic
sand the floor	wooden flooring
sandwich	savoury snacks sandwiches
sandwiches for meeting	outside catering
sandwiches office	finger food canapes
sandy soil	garden plants advice
sarnie	savoury snacks sandwiches
sash cord	windows repair draughts
sash windows	windows repair draughts
sat nav	address directions
sat nav wrong place	travel directions public transport
sat on glasses	glasses repair adjustment frame
sat on my glasses	glasses adjustment repair
sat prep	tutoring homework help
sat test	exams resits grades
satellite dish balcony	house rules noise
saturday course	evening weekend course times
saturday in june	wedding ceremony venue
saturday job	jobs vacancies apply
saturday job	jobs vacancies careers
saturday to saturday	arrival departure day changeover
saturday to saturday	minimum stay changeover day
saturdays only	evening weekend course
sauna	sauna wellness area
sauna included	sauna wellness
sauna ladies day	sauna steam room
sauna naked	sauna etiquette textile free
sausage roll	savoury snacks sandwiches
save a copy	export data backup
save a life	first aid course
save as excel	export data
save energy	energy saving advice audit
save marriage	relationship coaching
save me clicking	automation workflows
save me one	stock availability reserve item
save monthly	savings investment advice
save my files	data backup
save my pictures	data recovery
save my tooth	root canal treatment
save tax	tax planning saving
save the date	wedding stationery invitations
savings for grandchild	savings account interest
savings run out	care fees funding
savings used up	care fees funding
saw it for less	price match
saw someone steal	report theft security
saw your advert	vacancies application
sawdust under beam	woodworm timber treatment
sax keys stick	instrument tuning repair
say goodbye flowers	funeral flowers wreath
say i do	wedding ceremony venue
say sorry flowers	bouquet flower delivery
say thank you	reviews references feedback
says delivered	order tracking missing parcel delivered
says delivered isnt	tracking parcel status
says error	website error technical problem
says read only	trial ended payment outstanding
says wrong password	login account access
sba loan	funding grants consulting
scabby patch	skin check dermatology
scaffold garden	scaffolding
scaffold up	scaffolding
scaffolding costs	scaffolding
scale and polish	hygienist scale and polish
scale in kettle	hard water softener
scalp burned	patch test allergy colour
scalp itches dye	allergy patch test colour
scam	scam phishing fraud
scammed me	unauthorised transaction fraud
scammer had access	remote access scam security
scan a document	computer internet printing
scan a document	computers printing scanning library photocopying
scan albums	old photos digitise restoration
scan back of eye	macular degeneration oct scan
scan my dog	diagnostics x ray ultrasound
scan my mail	virtual office business address
scan ok	scanned documents
scan old photos	photocopying document printing
scan products	point of sale pos
scan receipts	expenses receipts capture
scandalous	complaint
scared at home	helpline crisis counselling
scared of dentist	dental anxiety sedation
scared of driving	driving test anxiety
scared of driving	nervous drivers refresher
scared of falling	balance falls prevention
scared of fireworks	behaviour consultation training
scared of heights	climbing taster induction height fear
scared of horses	riding lessons nervous riders
scared of injection	dental anxiety sedation
scared of needles	needle phobia anxiety
scared of roundabouts	nervous drivers refresher
scared of scissors	childrens haircut
scared of the drill	nervous anxious patients fear
scared of water	swimming lessons
scared stiff	nervous anxious sedation
scared to fly war	package tour cancellation fees
scared to go home	domestic violence protection order
scared to go school	bullying pastoral support
scared to speak	public speaking presentation coaching
scarifier	tool hire
scars on face	microneedling chemical peel scars
scary book	book recommendation
scatter ashes	cremation urn
scholarship	school fees scholarship
school bus	school transport
school class	group booking
school counsellor	bullying pastoral support
school dinners	school meals canteen
school discount	nonprofit education discount
school fair	parent association governors
school finish time	school day start times
school holidays open	public holidays closing days
school is closed	school closure inset
school leaver	apprenticeship training
school list	schoolbooks textbooks
school lunch	school meals canteen
school open snow	snow day closure
school outing	schools school trip
school photos	school nursery photography
school physical	medical certificate report
school place	school admissions places
school placement	internship work experience placement
school refusal	bullying pastoral support
school report	parents evening reports
school start time	school day start times
school visit	schools school trip
sciatica	back pain physiotherapy
scones	afternoon tea cakes
scooter licence	motorcycle licence
scooter service	motorcycle service mot
scooting bum	flea tick worm treatment
scope grew	scope change additional cost
scorch marks	emergency electrician burning smell
scorched lawn	lawn care repair
score on saturday	match fixtures results
scottish islands	international shipping
scouts	childrens church groups youth
scouts	childrens church youth group
scrap booking	cancellation
scrap gold	gold buying
scrap it	disposal scrappage
scrap my car	sell car valuation
scrap price	scrap metal
scrape the plaque	hygienist scale polish
scraped a wall	accident damage bodywork
scraped the bumper	bumper scratch repair
scraped wall	bodywork dent scratch repair
scrapped car deregister	vehicle registration
scratch door	door opened without damage
scratch on bumper	bodywork dent scratch repair
scratch on hire car	excess insurance rental
scratch on table	damage liability deposit
scratch out	bodywork dent scratch repair
scratched a car	paint repair damage
scratched after weeks	lenses guarantee intolerance
scratched car	bodywork dent scratch repair
scratched dvd	lost damaged item replacement
scratched floor	flooring parquet sanding
scratched floor	wooden flooring
scratched hire car	hire excess damage waiver
scratched lenses	reglaze lenses old frame
scratched my floor	damage liability insurance claim
scratched my table	removal insurance damage
scratched on arrival	transport damage complaint replacement
scratched tabletop	furniture restoration repair
scratched when moved	moving insurance damage
scratched windscreen	windscreen chip replacement
scratches in ring	jewellery cleaning polishing
scratches noted	handover inventory checkout
scratching at night	martens pests loft
scratching post	cat litter scratching
scratchy eyes	dry eye clinic
scream when leave	settling in
screeching when braking	brake service
screen black	display repair diagnosis
screen black laptop	laptop repair
screen flickers	phone screen repair
screen glasses	reading glasses computer glasses
screen quickly	hedge privacy screening
screen reader	visually impaired large print visual
screen shattered	phone screen repair replacement
screen smashed	phone screen repair
screen smashed	screen repair phone
screen there	projector screen av equipment
screen unresponsive	phone screen repair
screen went black	phone screen repair
screening neighbours	garden plants advice
screenreader site	website accessibility audit
screw came out glasses	glasses repair adjustment
screw fell out glasses	glasses adjustment repair
screw in tire	puncture repair
screw in tooth	dental implants
screw together	assembly service furniture
screwed in tooth	dental implant
screws missing	missing item incomplete delivery
script sent over	prescription collection pharmacy
scroll sideways	responsive mobile website
scruffy beard	beard shave barber
scuba	diving scuba course
scuffed leather	shoe cleaning care
scuffed wheel	alloy wheel refurbishment
scuffs on wall	interior painting
sculling	rowing squads crews
scurrying	martens pests loft
seahorse badge	swimming lessons
seal teeth	childrens dentistry fissure sealants
seal watch	water resistance test
seam came undone	zip button repair
seam ripped	warranty defect complaint
seam split	zip button repair
search doesnt find	search filters
search for us	property search alert
search warrant	criminal defence
seasick	cruise
seasick	minor ailments medicines advice seasickness
seasick on cruise	cruises
season end	winter camping opening season
season pass theatre	subscription season theatre
season ticket	multi visit pass season ticket
seasonal pitch	seasonal pitch storage
seasoned logs	firewood logs wood chip
seat for baby bike	bike trailer child seat
seat for baby hire	child seats rental
seat on train	seat reservation
seat pads	upholstery reupholstery
seated exercise	over 60s senior fitness
seats numbered	reserved seating unreserved
seats together	seat reservation special assistance seating
seats together	seating plan view
second car	awning extra car charge
second child	sibling discount
second child cheaper	family discount sibling discount
second device	devices licence
second driver	additional driver
second driver	hire requirements driver licence additional
second hand	second hand used
second hand bike	buying used bike trade in
second hand jumps	watch battery replacement
second hand uniform	school uniform
second hand wedding dress	wedding dress alterations
second job tax	self assessment tax return
second login	invite team members users
second opinion	advice consultation
second opinion	referral specialist
second screen	coworking amenities printer kitchen
second thoughts	withdrawal right cooling off period
secondhand car check	pre purchase inspection
secret santa	gift voucher
section 21	tenancy law eviction
section 8	benefits housing benefit tenant application
secure garden	garden hot tub fenced
secure my place	deposit prepayment
secure my slot	deposit down payment
security camera	burglar alarm cctv
security card	key copying duplicate
security deposit	rental deposit
security guards party	public liability licence event
security line	security screening liquids
security wait	security screening liquids
see a consultant	referral specialist
see a midwife	maternity antenatal care
see a shrink	mental health counselling
see a specialist	referral specialist
see a therapist	mental health counselling
see backstage	backstage tour youth theatre
see balance	online banking mobile app
see before print	proof approval
see but not change	user roles permissions
see council papers	council meetings councillor mayor
see doctor on screen	video consultation
see doctor online	telephone video consultation
see doctor today	same day urgent appointment
see double	eye test sight test
see fabric	wood types samples finish
see flashes	emergency eye care
see from balcony	seating plan view
see guinea pigs	exotic small animals
see her again	choice of staff
see him once more	saying goodbye viewing chapel
see him once more	viewing chapel of rest
see his grades	parents evening reports
see how it looks	proof approval
see how much stuff	removals survey estimate
see if he likes	trial session taster
see if he likes piano	trial lesson
see if i like	trial session taster free
see if its for me	trial training session
see if opened	email sync templates crm
see if she likes	trial session taster
see in dark	bike lights legal
see in dark bike	bike helmet accessories
see inside	photos video gallery
see into my garden	fencing
see it all	last admission visit duration
see it before deciding	open day tour
see it beforehand	viewing tour
see it first	sample test
see it in person	sample test
see it in shop	pickup in store click collect
see it in shop	showroom display
see it on site	measurement site visit
see lots of places	tailor made itinerary
see me at home	home visit
see my file	data protection records
see my file	subject access request
see my grandchildren	divorce family law custody
see my kids	child custody maintenance
see my notes	medical records access
see my pictures	data backup
see open quotes	sales pipeline deals
see pictures	photos video gallery
see prices anywhere	price list rates
see specialist sooner	health dental insurance
see the car	used car sales
see the flat	viewing appointment property
see the house	property viewing
see the mummies	current exhibition special exhibition
see the pictures	picture delivery time gallery
see the school	school enrolment open day
see the sea	sea view balcony
see the venue	viewing site visit
see well from	seating plan best seats
see what job like	internship work experience
see whats left	task management boards
see whole project	gantt timeline planning
see you directly	prescription referral needed
see your work	references portfolio
seed money	funding grants consulting
seed potatoes	vegetable herb fruit plants
seeded	gluten free bread wholemeal spelt
seeing halos	glaucoma cataract check
seeing zigzags	headache migraine
seen bad reviews	reviews references
seen on rightmove	property viewing
seen your work	photos video gallery
seg	feed in tariff export
self catering	holiday apartment booking
self employed	business customers
self employed only year	self employed income proof
self employed rent	tenant application references
self employed rent	tenant references credit check
self funder	care fees funding
self harm	mental health counselling helpline crisis
self refer	prescription referral needed
selfie	photography rules museum
selfie check	identity verification
selfie stick	photography allowed
selfie stick	photography rules museum
selfies	photography policy
sell animals	pet adoption sale
sell at fairs	point of sale pos
sell cakes from home	business registration trade
sell car get bike	cargo bike
sell dogs	pet adoption sale
sell during divorce	selling property process
sell electricity back	solar panels photovoltaic
sell flat	sell property
sell flat legal	conveyancing property transfer
sell food from home	business registration licence
sell gold	gold buying
sell homemade	online store setup
sell in shop	point of sale pos
sell inherited house	selling property process
sell it to you	trade in part exchange
sell logs	firewood logs wood chip
sell motorbike	motorcycle sales test ride
sell mums house	care fees funding sell property
sell my bike	buying used bike trade in
sell my company	business succession sale
sell my crafts	online store setup
sell my data	privacy data protection sharing
sell my house	property valuation
sell my house	sell property
sell my house photos	product commercial photography
sell my ring	gold buying
sell my solar	feed in tariff export
sell my ticket	tickets booking ticket resale transfer
sell my van	sell car valuation
sell old books	second hand books buying
sell on amazon too	marketplace sync amazon ebay
sell on etsy tax	self assessment tax return
sell on internet	online shop creation
sell on internet	online store setup
sell on market	business registration licence
sell on website	online store setup
sell online	online store setup
sell our products	online shop creation
sell our products	partnership suppliers resellers
sell quickly	sell property
sell quickly	selling property process
sell the house	care fees funding
sell the house for care	care fees funding
sell with tenants	selling property process
sell you my	trade in part exchange
sell you something	partnership supplier cooperation
seller wont refund	consumer law
seller wont refund	contract consumer law
selling alcohol event	public liability licence event
selling second home	capital gains tax
seminar room	conference meeting rooms room hire
senco	special educational needs support
send a bike	parcel size weight limits
send a box	send parcel shipping
send a reminder	appointment reminder confirmation
send a video	video quote
send abroad	delivery abroad international shipping
send alcohol	prohibited restricted items
send as pdf	artwork file requirements
send back free	return label shipping costs
send batteries	prohibited restricted items
send bill to dad	billing address third party
send bill to employer	invoice receipt
send cash	prohibited restricted items
send directly to friend	gift wrapping
send flowers	bouquet flower delivery
send flowers to mum	bouquet delivery flowers
send food	prohibited restricted items
send from system	email sync templates crm
send him with cold	illness exclusion nursery
send husband to collect	collection authorisation
send invoice from	create send invoice
send it back	returns withdrawal right
send it back	withdrawal right returns exchange
send it out	delivery
send it to me	delivery shipping
send me paperwork again	contract copy documents
send me to hospital	referral specialist
send medicine	prohibited restricted items
send money to account	bank transfer
send more than	bank transfer payments limit
send my cv	jobs vacancies apply
send my cv	jobs vacancies careers
send my friend	collect documents authorised person
send my friend instead	transfer booking substitute
send my records	medical records access
send my resume	jobs vacancies careers
send newsletter	email newsletter marketing
send offers	quotes estimates proposals software
send original	original documents copies
send overseas	delivery abroad international shipping
send pallet	freight pallet shipping
send papers by mail	online services account town
send perfume	prohibited restricted items
send photo to	contact
send photos	photos quote
send plants	prohibited restricted items
send prescription to pharmacy	prescription collection pharmacy
send reading	meter reading submission
send records over	records transfer
send reminder	appointment reminder
send replacement	faulty goods repair replacement
send resume	jobs careers
send sample	samples
send someone else	transfer to another person
send suitcase	send parcel shipping
send the bill	invoice
send to ireland	international shipping
send to my house	delivery
send to my son	send parcel shipping
send to tax adviser	accountant access export
send to tax adviser	accountant access tax adviser export
send to the chemist	prescription collection pharmacy
send to work	delivery address change
send vat to office	vat return submission
send wine	prohibited restricted items
send you my receipts	documents needed accountant
senior citizen	concessions reduced rate senior concession
senior train	railcard discount pass
sensitive scalp	allergy patch test colour
sensitive skin	sensitive skin patch test
sensitive stomach dog	pet food advice
sensory issues	sensory friendly quiet hours autism
sent back no money	refund processing time
sent back weeks ago	return refund processing
sent by post	delivery shipping
sent home ill	illness exclusion nursery
sent it back	withdrawal right returns return received
sent me wrong	wrong item delivered exchange
sent message no reply	response time
sent money to wrong	bank transfer payments limit
sent to hospital	referral specialist
sent to wrong account	standing order transfer recall
sent wrong thing	missing item wrong item delivered
sepa	direct debit
separate beds	twin double beds
separate bills	payment split bill
separate checks	payment split bill
separate from	divorce separation family law
separate fryer	cross contamination gluten free
separate room	large group function room
separate waiting for cats	nervous pets cat friendly
separation anxiety	settling in
septic backing	septic tank
septic full	septic tank
serve alcohol	alcohol bar
serve food until	kitchen closing time
serve is rubbish	tennis coaching
server dead	outage status
server down	system status uptime outage
server for website	web hosting plans
servers in europe	data residency eu hosting
servers in uk	data residency uk hosting
servers where	security encryption hosting location
service animal	assistance dog guide dog dogs
service car	car service maintenance
service charge	property documents floor plan
service charge doubled	service charge query
service charge high	service charges utility billing
service charge optional	tips service charge
service dog	assistance dog guide dog dogs
service down	system status uptime outage
service due	oil change service
service electric car	electric hybrid vehicle service
service light	car service maintenance
service my electric car	electric hybrid car service
service on bill	tip service charge
service overdue	service interval
service sunday	church service times
service the heating	boiler service maintenance contract
service this sunday	service times worship
sesame	allergies intolerances
sessions left over	unused sessions expiry
set aside	reserve item
set me back	price cost
set menu	lunch menu set lunch
set postage	shop shipping settings
set price	fixed price
set text	schoolbooks textbooks
set timer heating	thermostat smart controls
set up a time	appointment booking
set up account	account registration
set up business	business registration licence
set up company	business start up formation
set up day before	tables chairs set up decoration
set up email	email hosting mailbox
set up llc	business start up formation
set up new computer	windows setup operating system
set up night before	tables chairs set up decoration
set up outlook	email hosting mailbox
set up payment monthly	direct debit
set up phone mum	phone unlock setup data
set up printer	printer setup
set up wifi	wifi network setup
set vat	shop tax settings
setting up alone	business start up advice
settle in	settling in
settle loan	loan early repayment
settle up	payment terms due date on
settled status	immigration citizenship residence permit
seven courses	chefs tasting menu
seven seater	car hire rental
seven year	inheritance tax gift tax
several at once cheaper	bulk volume discount
several channels	marketplace sync amazon ebay
several courses	chefs tasting menu
severance	dismissal employment law
severance	employment law dismissal
sewage smell	water sewage utilities drain unblocking
sewing course	pottery art craft courses
sexy photos	boudoir pet portrait photography
sexy pictures	boudoir nude
sftp	ftp database access
shade outside	outdoor seating terrace
shaded pitch	hardstanding grass pitch
shades with prescription	prescription sunglasses
shadow someone	internship work experience
shadow you	internship work experience
shady spot	pitch reservation campsite
shakes at motorway speed	wheel balancing
shaking at wheel	driving test anxiety
shaking in the chair	nervous anxious patients fear
shallow end	pool temperature depth
shampoo and set	cut and blow dry
shampoo carpet	carpet upholstery cleaning
shampoo hand luggage	security screening liquids
shape my brows	threading brow shaping
share a horse	horse share loan
share a main	sharing dishes
share a room	own furniture room personal
share account	invite team members users
share house	tenant application references
share my details	privacy data protection
share my login	account sharing seats
share my membership	transfer to another person
share my pass	transfer to another person
share only one project	user permissions roles
share photos with family	digital files image rights
share ten pass	multi visit pass transferable
share with bookkeeper	accountant access tax adviser export
share with client	guest client access
shared custody	paternity acknowledgement
shared inbox	email sync templates crm
shareholder	contract review drafting
sharpen mower	garden tool repair sharpening
sharpen your pencil	discount
sharps	return unused medicines disposal
sharps bin	return unused medicines disposal
shave before	preparation hair removal
shave door	carpentry doors fitting
shave head	wigs hair replacement
shave my dog	grooming
shave off the door	doors repair adjust
she is 15	minimum age minors consent
shed belly	gym membership
shed falling apart	shed garden room
sheep limping	equine large animal vet
sheepskin	leather fur repair
sheet of exercises	exercise programme
sheets cost	bed linen towels included
sheets included	bed linen towels
shelf exact size	bespoke furniture
shellac	manicure gel nails
shellfish	allergies intolerances
shelter tonight	get help support services
sheltered flat	sheltered housing assisted living
shepherds hut	glamping pods mobile homes
shes only five	minimum age
shes only three	minimum age
shes pregnant	pregnancy safety
shift desks	office relocation
shift my appointment	rescheduling change booking
shift my stuff	house removals
shift some pounds	weight management
shift some pounds	weight management nutrition
shift the sofa	furniture moving floor protection
shin pads	club kit uniform
shin splints	ankle sprain sports injury
shine again	jewellery cleaning polishing
shingles blown	tile slate replacement
shingles curling	tile slate replacement
shingles gone	storm damage insurance roof
shingles jab	vaccination immunisation
shingles missing	tile slate replacement
shins hurt	ankle sprain sports injury
ship a machine	freight pallet shipping
ship a package	send parcel shipping
ship abroad	delivery abroad international shipping
ship abroad	international shipping customs
ship alcohol	prohibited restricted items
ship clothes	cruise
ship holiday	cruise
ship my furniture	international removals
ship my things	international removal
ship something	send parcel shipping
ship to	delivery shipping
ship to canada	delivery abroad international shipping
ship worldwide	international shipping
shipping by weight	shop shipping settings
shipping fee	delivery cost shipping
shipping rates	shop shipping settings
shipping zones	shop shipping settings
shirt made	made to measure suit
shirt number	club kit uniform
shitstorm	public relations press release
shocking service	complaint feedback
shoddy	complaint
shoddy job	guarantee warranty workmanship
shoe raise	orthopaedic insoles
shoebox of photos	digitisation negatives slides
shoebox of receipts	bookkeeping
shoebox of receipts	tax return preparation
shoes falling apart	shoe resoling heels
shoes hurt	shoe stretching
shoes in house	cleanliness dust protection
shoes pinch	shoe repair heel sole
shoes recycle	clothes textile recycling
shoes rub	shoe stretching
shoes slippery	shoe resoling heels
shoes smell	shoe cleaning care
shoes too small	shoe stretching
shoes too tight	shoe stretching
shoot hoops	cricket rugby hockey netball
shoot in snow	rain weather outdoor shoot
shop on site	camp shop bread service
shop system	online shop creation
shop to hand in	parcel shop locker drop off
shop window broken	emergency boarding glass repair
shop window letters	car lettering signage
shopping bike	cargo bike
shopping by bike	cargo bike
short back and sides	mens cut barber
short back sides	haircut prices women men
short notice	short notice availability
short notice cancel	cancellation policy fee
short notice rolls	order deadline bakery
short notice slot	availability waiting list
short of breath	chest pain emergency
short of money	concessions reduced rate low income
short on rent	rent payment increase
short stay	respite short term care airport
short video	photography video production
shortage of tablets	out of stock order medication
shorten bracelet	watch strap bracelet
shorten dress	alterations tailoring
shorten sleeves	alterations tailoring
shorten sleeves	sewing alterations tailor
shorten stay	cancel booking hotel non refundable
shorter than week	minimum stay nights
shots before trip	vaccination travel clinic
shots for baby	vaccination immunisation
shots for travel	travel vaccination clinic
shoulder clicks	shoulder pain frozen shoulder
shoulder hurts	shoulder pain frozen shoulder
shoulder stuck	shoulder pain frozen shoulder
shoulders tense	sports massage
shout at kids	parenting advice
shovel snow	snow clearing gritting
show cancelled	ticket exchange return
show cancelled money	ticket refund exchange
show for autistic	relaxed captioned audio described performance
show how to use	hire delivery instruction
show id	identity verification
show is full	sold out returns standby
show me how	instructions manual
show me machines	induction training plan
show me machines	personal trainer induction
show me previous	photos video gallery
show me round	property viewing
show me some	references portfolio
show my id	minimum age age limit
show my team	onboarding training help center
show on phone	mobile ticket
show postponed	ticket exchange return
show still running	permanent temporary exhibition
show the football	live music quiz night
show up search	search engine optimization seo
show up top paid	online advertising google ads
show up without	walk in without appointment
show us around	open day tour
show us hall	viewing site visit
show us round	guided tours audio guide
show us round museum	guided tour
show what learned	recital concert performance
show what they learned	recital concert performance
shower after tan	aftercare advice
shower afterwards	aftercare washing
shower airport	airport lounge shops wifi
shower dripping	house manual faults
shower fills up	drain unblocking
shower full of water	blocked drain cleaning
shower goes cold	water heater hot water
shower head weak	tap dripping repair
shower instead of bath	bathroom renovation
shower is pathetic	low water pressure
shower seat	wet room walk in shower
shower there	coworking amenities printer kitchen changing
shower there	towels showers lockers
shower tokens	sanitary facilities showers camp
shower trickle	low water pressure
shower with watch	water resistance test
shower without step	accessible room shower
shower without step	wet room walk in shower
showers cost	sanitary facilities showers camp
showers there	changing rooms showers lockers
shred papers	confidential document destruction
shredding	confidential document destruction
shrub dead	plant died growth guarantee
shrub didnt survive	plant guarantee
shrubs too big	hedge trimming
shrunk in wash	product care washing instructions
shrunk my jumper	dry cleaning damage claim
shudder at speed	wheel balancing
shudders pulling away	clutch gearbox transmission
shut account	close account switch bank
shut business	company closure dissolution
shut for good	opening new closure
shut for lunch	opening hours
shut in summer	holiday closure
shut in summer holidays	holiday closure dates
shut my account	delete account
shut myself out	door opening locksmith emergency
shut myself out	lockout door opening
shut off water	stopcock shut off valve
shut over christmas	public holidays closing days
shut over easter	holiday closure cover
shut today	opening hours
shut yet	opening hours
shutoff notice	payment difficulty disconnection
shuts off at 30	phone battery replacement
shuttle	collection service home pick up
shuttle bus	airport transfer shuttle
sibling reduction	fees childcare funding
sibling there already	sibling priority discount
siblings argue house	will inheritance law
siblings cheaper	family discount sibling discount
siblings price	family discount
sick after closing time	emergency out of hours
sick after eating	food poisoning complaint
sick after meal	food poisoning complaint hygiene
sick in car	car detailing valeting
sick note	sick note fit note
sick on holiday	travel insurance
sick yesterday nursery	illness exclusion nursery
side costs	service charges utility billing
side effects	medication review interactions
side hustle	business registration trade
side hustle tax	self assessment tax return
side of road	breakdown recovery towing
side window smashed	windscreen replacement chip repair
sidewalk cracked	road defects street lighting
sign for it	safe place neighbour delivery
sign for my	power attorney authorised representative
sign for my mother	power of attorney guardianship
sign for shop	large format banner printing
sign for year	minimum contract term
sign in front	notarisation certification signature
sign in not working	login access account
sign language	hearing loop hearing impaired sign
sign language show	surtitles audio description relaxed performance
sign me off	sick note fit note
sign me up	appointment booking
sign off course	withdraw from course refund
sign on for season	player registration transfer
sign on window	car lettering signage
sign online	electronic signature
sign out of town	deregistration moving abroad
sign outside	large format banner printing
sign papers officially	notarisation certification signature
sign quote	quotes estimates proposals software
sign settlement	employment law dismissal
sign someone elses child	registration waiver climbing
sign this agreement	dismissal employment law
sign up	membership joining
sign up confirmands	first communion confirmation class
sign up for account	create account registration
sign up for football	join membership club
sign up for school	school enrolment open day
sign up for year one	admissions enrolment school
sign up online	account registration
sign up to borrow	library card membership
sign up to buy	customer account guest order
sign up with surgery	register new patient
sign waiver	registration waiver climbing
signal there	wifi internet
signature required	parcel insurance value cover
signature verified	notarisation certification signature
signature witnessed	certified copy record check
signed at door	contract consumer law
signed at door	withdrawal right cooling off period
signed but regret	withdrawal right cooling off period
signed by who	parcel lost investigation compensation
signed copy	readings author events
signed for year	minimum term contract
signed off	sick note fit note
signed off work	sick note fit note
signed performance	relaxed captioned audio described performance
silicone black	tiling splashback
silk press	curly hair specialist
silver black	jewellery cleaning polishing
silver filling	filling composite
silver sneakers	over 60s senior fitness
sim locked	phone unlock setup data
simple funeral	funeral costs
simple website	website design development
simple words	easy read plain language
since the update	release notes known issues
sing at wedding	singing lessons vocal coaching
sing better	singing lessons vocal coaching
sing in choir	choir music organ
sing in church	choir music church
sing in group	ensemble orchestra band
sing in tune	singing lessons vocal coaching
sing with babies	early music toddlers
sing with others	choir music organ
sing with toddler	early years music
singer for wedding	wedding music dj band
singing and bingo	activities residents
single glazing	window replacement double glazing
single go	single ticket day pass
single item	man van small move
single night	minimum stay changeover day
single or return	train tickets fares
single person council tax	council tax bill
single person discount	council tax property tax
single room	solo group tours
single room care	own furniture room personal
single scull	rowing squads crews
single supplement	single occupancy
singles holiday	group tours guided
sink backing up	drain unblocking
sink clogged	drain unblocking
sink wont drain	blocked drain cleaning
sink wont drain	drain unblocking
sinus	minor illness clinic
sit all day	posture ergonomic assessment
sit all day bored	activities residents
sit close to telly	eye test sight test
sit down in between	accessibility seating rest
sit in on lesson	trial lesson
sit in once	trial lesson taster
sit in sun	terrace outdoor seating
sit inside	indoor seating
sit next to each other	seat reservation meals flight
sit on bikes	motorcycle sales test ride
sit on horse	riding lessons
sit on it first	test ride
sit outside	outdoor seating terrace
sit together	seat reservation special assistance
sit with her	saying goodbye viewing chapel
sit with laptop	laptop working policy cafe
site backup	website backup restore
site bad on phone	responsive mobile website
site broke after update	website backup restore
site crashes	hosting resource limits performance
site crawling	slow loading performance
site dated	website redesign relaunch
site disappeared	website backup restore
site down	website error technical problem
site for blind	accessibility website
site for blind	website accessibility audit
site for my business	website design development
site from 2005	website relaunch redesign
site from 2010	website redesign relaunch
site got hacked	website hacked security
site infected	website hacked malware removal
site is down	contact form technical error
site is down	website maintenance support contract
site looks amateur	website redesign relaunch
site looks old	website relaunch redesign
site needs updating	website maintenance updates
site not loading	outage status
site on smartphone	website mobile responsive
site says unsafe	ssl certificate https
site sluggish	page speed optimisation
site so slow	contact form technical error
site takes ages	hosting resource limits performance
site went down	hosting outage support
site wont load	outage status troubleshooting
six digit code	two factor authentication
six metre van	pitch booking caravan motorhome
six week check	postnatal baby check
sixteen gym	age minimum gym teenagers
sixteen help	volunteer requirements training
sixteen year old	age limit
size chart	exchange size
size chart	size guide
size down	exchange size
size up	size guide
size up dress	wedding dress alterations
sizes and colours	product variants inventory
sizes wrong	measuring site survey
sketch in museum	drawing photography rules
ski goggles glasses	sports safety glasses
ski trip	school trips payment consent
skid steer	tool hire
skiing cover	travel insurance
skills bootcamp	study leave education voucher
skin cancer	skin check dermatology
skin dry water	hard water softener
skin fade	mens cut barber
skin flaking	skin check dermatology
skin looks tired	facial skin treatment
skin reacts	nickel allergy jewellery
skin tag	minor surgery removal
skin tag cut off	minor surgery mole removal
skin test dye	patch test allergy colour
skinny jab	weight management
skint	concessions reduced rate low income
skint	reduction discount concession
skip a month	membership freeze pause subscription box
skip a year	gifted enrichment clubs
skip bag	skip dumpster hire
skip next	subscription box
skip nhs	health dental insurance
skip nhs queue	self pay private treatment
skip on road	skip dumpster hire permit
skip on road	skip hire
skip permit	parking permit fines
skip site	recycling centre tip
skip the line	tickets online time slot
skip the line	timed entry tickets
skirt length	school uniform
skirt too long	alterations tailoring
skirting boards	woodwork varnishing
skis on plane	luggage allowance
skis plane	baggage allowance
skis too long	equipment exchange
skis train	luggage on train
sku	product variants inventory
skunk stripe	hair colouring root touch up
sky sports	live music quiz night
skylight leaks	roof window skylight
skylight leaks	skylight roof window
skype lessons	online language course zoom
slab table	bespoke furniture
slabs wobbly	patio paving driveway
slander	defamation online
slate fell	tile slate replacement
slates slipped	storm damage insurance roof
slates slipped	tile slate replacement
sleep all four	family room extra bed cot
sleep apart	twin beds separate
sleep at airport	airport lounge shops wifi
sleep at nursery	nappies potty training naps
sleep five	room types family connecting
sleep in	check out late check out
sleep in painted room	smell solvent free paint
sleep in pod	rental tent glamping huts
sleep in room after	low odour eco paint
sleep on street	homeless shelter night
sleep on train	sleeper night train
sleep over	overnight accommodation
sleep same night	drying time
sleep there	overnight stay accommodation
sleep too hot	air conditioning
sleeping pills	sleep problems insomnia
sleeping rough	food bank hardship help
sleepless	sleep problems insomnia
sleepy baby pics	newborn baby photography
sleeves too long	alterations tailoring
slept funny	neck pain headaches physiotherapy
slept through my slot	missed appointment fee
slept with someone	sexual health sti testing
slice of cake	afternoon tea cakes
sliced bread	bread rolls pre order
slide and swing	playground entertainment kids
sliding door stuck	carpentry doors fitting
slip and fall	personal injury compensation
slip for taxman	receipt proof of purchase
slip from till	receipt proof of purchase
slipped and fell	liability insurance
slipped disc	back pain physiotherapy problems contraindications
slipped disc	physiotherapy back pain
slipped in shop	personal injury compensation
slipped my mind	no show fee
slipped on floor	first aid emergency accident report
slipped on ice	winter gritting snow clearing
slippery deck	terrace decking wood
slippery patio	pressure washing
slippery stairs	stairs renovation creaking
slipping clutch	clutch gearbox repair
slogan	copywriting content
sloping ceiling cupboard	built in wardrobes fitted
sloping ceiling cupboard	fitted wardrobe made to measure
slot machines	addiction counselling
slouch	posture ergonomic assessment
slow down short sight	childrens eye test
slow draining	drain unblocking
slow football	walking football veterans
slow learner	special educational needs support
slow on mobile	page speed optimisation
slow puncture	puncture repair
slow puncture	tyre change winter storage
slow to start	battery alternator starter
sludge	power flush chemical clean
slug in salad	food poisoning complaint hygiene
slugs eat everything	pests diseases plants
slugs eating	plant disease pest diagnosis
small amount	print run quantity
small amount give	donate
small business	small business plan
small change website	website maintenance updates
small claims	dispute resolution ombudsman
small funeral	simple funeral direct cremation
small jobs around	flat pack assembly handyman
small kids pony	pony rides led rides
small move	removal quote volume survey
small office	private office rental
small order	minimum order
small party food	catering minimum number guests
small plastic piece	spare parts
small portion	childrens menu
small portions	children portions half portions
small print	terms and conditions hidden fees
small print hard	visually impaired large print
small tent	tent pitches
small van	man van small move
small wedding	wedding ceremony venue
smaller bin	new bin larger bin
smaller plan	upgrade downgrade plan
smaller portion	childrens menu
smallest amount	minimum order
smallest job	minimum charge
smart casual	what to wear clothing
smart lock	electronic lock access control
smart meter	smart meter installation
smart or casual	dress code
smash cake	cake order birthday
smashed a	damage claim
smashed in post	transport damage complaint replacement
smashed plate	damage liability deposit
smashed something	damage liability insurance
smashed window	emergency boarding glass repair
smear	cervical screening smear test
smell burning	emergency electrician burning smell
smell from vents	duct cleaning
smell gas	gas leak emergency
smell of oil	oil tank heating
smell of paint	low odour eco paint
smell of sewage	drain unblocking
smell of smoke	non smoking rooms
smells fishy dog	anal glands expression
smells from	noise nuisance environmental health
smells from drain	drain unblocking
smells of gas	gas leak emergency
smells of smoke	smoking
smells petrol	fuel leak overheating
smells trigger	allergy friendly room
smelly dog	grooming
smelly gym	towel policy hygiene gym
smelly plughole	blocked drain cleaning
smile makeover	veneers cosmetic bonding
smile on photo	biometric photo
smog check	mot test inspection
smoke after tooth pulled	aftercare following extraction
smoke airport	airport lounge shops wifi
smoke alarm old	smoke alarm installation
smoke comes into room	chimney sweep wood stove
smoke detector beeping	smoke alarm installation
smoke detector chirps	smoke alarm
smoke from bonnet	breakdown recovery towing
smoke from neighbour	noise nuisance environmental health
smoke on balcony	non smoking rooms
smoke on balcony	smoking policy
smoke smell car	car detailing valeting
smoke smell car	car smell cleaning valeting
smoke there	smoking policy
smoker room	non smoking rooms
smoker walls	interior painting
smokers cough	asthma copd clinic
smokes too much weed	addiction counselling
smoking allowed	smoking policy
smoky eye	makeup artist
smooth it out	keratin smoothing straightening
smooth my forehead	anti ageing botox fillers
smooth walls	plastering crack repair
sms code	login account access
sms code missing	two factor authentication
sms code not	create account registration
smtp	email hosting mailbox
snacks	food drink catering
snacks for meeting	finger food canapes
snagged	zip button repair
snake	exotic pets small animals
snake not eating	exotic small animals
snake the drain	drain unblocking
snap my lock	door window security upgrade
snap receipts	expenses receipts capture
snap receipts	scan receipts upload
snapped my specs	glasses repair adjustment
sneakers yellowed	shoe cleaning care
sneaky fees	hidden fees additional charges
sneezing	hay fever allergy test
sneezing all day	hay fever allergy advice
sniffles	covid masks hygiene rules
snipped	neutering spaying castration
snore	sleep apnoea snoring
snore so loud	sleep apnoea snoring
snoring	sleep apnoea snoring
snorkel	diving scuba course
snotty	illness exclusion nursery
snotty nose nursery	illness exclusion nursery
snow chains	seasonal tyre change
snow day	weather cancellation snow closure emergency
snow on pavement	road defects street lighting
snow removal	snow clearing gritting
snow tires	seasonal tyre change
snowed in	weather cancellation
soaking wet parcel	damaged delivery
soc 2	security encryption hosting location soc
soccer for kids	football team trials
social doubles	social tennis playing partner
social housing	council housing homelessness
social worker	care needs assessment
socket burnt	emergency electrician burning smell
socket cracked	sockets installation
socket hurts days after	aftercare following extraction
socket loose	sockets installation
socket smells burnt	emergency electrician power failure
socket smoking	emergency electrician burning smell
sockets covered	child safe stairs pool
sockets dead	power cut fault finding
sockets not working	electrical fault repair
sockets train	onboard services wifi food
sofa sagging	upholstery reupholstery
sofa sags	upholstery repair
sofa ship	freight pallet shipping
sofa smells	carpet upholstery cleaning
sofa stained	carpet upholstery cleaning
sofa surfing	council housing homelessness
sofa surfing	homeless shelter night
sofa to measure	bespoke furniture
sofa wont fit stairs	piano heavy transport
soffits	gutter repair fascia soffit
soft close	kitchen door replacement refacing
soft food	dignity special diets care
soft food	meals diet residents
soft play	playground kids entertainment
soft wood frame	woodworm timber treatment
softball	cricket rugby hockey netball
software support	support channels service level
soggy floor	leak detection repair
soil away	skip dumpster hire
solar balcony	solar photovoltaic battery
solar not working	solar photovoltaic battery
solar store	solar photovoltaic battery
sold car sign off	vehicle registration
sold flat tax	capital gains tax
sold more than	product variants inventory
sold my car insurance	cancel change insurance
sold my car insurance	insurance premium change policy
sold my house	capital gains tax
sold out	availability waiting list sold out
sold out	out of stock back in
sold shares	capital gains tax
sold to	security encryption hosting location
sole agency	agent fees commission
sole coming off	shoe resoling heels
sole flapping	shoe resoling heels
sole loose	shoe repair heel sole
sole trader	self employed sole trader
soles worn through	shoe resoling heels
solicitor charge	legal fees no win
solicitor on benefits	legal aid
solo holiday group	group tours guided
solo traveller	single occupancy
some radiators dont	radiator replacement balancing
somebody at grill	serving staff waiters
somebody else return	return box drop off
somebody elses order	wrong item delivered exchange
somebody has it	reservation hold
somebody kicked door	break in burglary protection
somebody to design	design service
somebody with me examination	chaperone female doctor
someone after lessons	after school club wraparound care
someone assess mum	care assessment level
someone at night	night reception emergency
someone call me	support contact help
someone called bank	fraud phishing unauthorised transaction
someone check roof	roof inspection survey
someone come in	home care domiciliary
someone deleted	user roles permissions
someone died	bereavement deceased customer
someone died church	funeral memorial service
someone died flat	disinfection biohazard cleaning
someone died flowers	funeral flowers wreath
someone died what do	death registration certificate
someone do instagram	social media marketing management
someone drops out	substitute participant cancellation
someone dumped	fly tipping report
someone dumped mattress	fly tipping report
someone dumped rubbish	fly tipping street cleaning
someone else collect	pick up collection click and
someone else collects	authorised collection pick up
someone else fetch	collection authorisation
someone else fetch child	collection authorised persons
someone else fetch tablets	prescription collection pharmacy
someone else go	contract transfer third party
someone else has book	reservation interlibrary loan
someone else has it	reservation hold library
someone else in room	chaperone
someone else instead	substitute transfer booking
someone else look	second opinion
someone else offered	making an offer
someone else pick passport	collect documents authorised person
someone else pick up	authorised pick up person
someone else sign	power attorney authorised representative
someone else spent	unauthorised transaction fraud
someone else withdraw	authorisation account third party
someone explain	onboarding training help center
someone explain things	guided tours audio guide
someone face to face	branch appointment advisor
someone hacked	compromised account security
someone has my domain	domain registration transfer
someone has my key	lock replacement change
someone help computer	remote support it help
someone help mum shower	home care services
someone hit my car	accident damage bodywork
someone hit my car	accident repair insurance claim third
someone hurt	first aid emergency
someone i can	contact person
someone immediately	emergency out hours service
someone in my account	hacked account phishing
someone in my seat	seat reservation
someone keyed	bodywork dent scratch repair
someone make plan	personal trainer induction
someone meets us	arrival transfer key handover
someone move in	subletting flatmate
someone nicked	stolen theft
someone on the day	wedding planner coordination
someone pay for it	grant funding subsidy
someone plant hedge	planting service garden
someone posting about me	defamation online
someone pray for	pastoral care visit prayer
someone rang claiming	scam phishing fraud
someone sort invoices	bookkeeping service
someone stole	theft report
someone take my place	transfer to another person
someone take my room	subletting flatmates
someone temporary	interim management freelance
someone to clean	regular house cleaning
someone to do website	website design development
someone to help me	carer companion free
someone to maintain	website maintenance updates
someone to marry us	wedding celebrant registrar
someone to photograph	wedding photography
someone to play music	wedding music dj band
someone to play with	social tennis playing partner
someone to push me	personal training
someone to serve	serving staff waiters
someone to show us	guided tours audio guide
someone to talk to	mental health counselling helpline crisis
someone to translate	interpreter language
someone to translate	languages spoken translation
someone took money	unauthorised transaction fraud
someone used card	card blocked lost stolen
someone used my card	hacked account phishing
someone visit us	visitors day guests
someone walk dog	pet boarding sitting
someone watch kids	childcare creche play area
somersault	gymnastics trampolining
something bigger	upgrade change plan
something broke holiday flat	damage liability deposit
something broke moving	moving insurance damage
something broken flat	tenant repairs report maintenance
something broken website	website maintenance support contract
something came up	cancel appointment
something came up	cancellation rescheduling
something eats my hosta	pests diseases plants
something for a cold	minor ailments
something for bees	bee friendly insects wildlife
something for bites	minor ailments medicines advice
something for cold	minor ailments medicines advice
something for cough	minor ailments medicines advice
something for grandpa	product advice gift finder
something for hangover	minor ailments medicines advice
something for headache	minor ailments medicines advice
something for itch	minor ailments medicines advice
something for kids	children family friendly
something for kids	playground entertainment kids
something for kids site	playground kids entertainment
something for kids to eat	childrens menu
something for little ones	children family museum
something for mum	gift voucher
something for my wife	gift voucher
something for sore throat	minor ailments medicines advice
something for toddlers	story time children
something for wedding gift	gift vouchers
something happened insured	report a claim
something has to change	life coaching
something in attic	martens pests loft
something in eye	emergency eye care
something in writing	certificate confirmation attendance
something like harry potter	book recommendations reading group
something missing	missing item wrong item
something missing after move	removal insurance damage
something missing in parcel	missing item incomplete delivery
something missing order	delivery delayed order
something natural	homeopathy herbal natural remedies
something plain for kids	childrens menu
something rattles	strange noise car check
something savoury	savoury snacks sandwiches
something smaller	upgrade change plan
something sweet	afternoon tea cakes
something tall fast	hedge privacy screening
something to do evenings	adult education course enrolment
something to drive	courtesy car replacement
something to eat	food drink catering drinks
something to eat mornings	breakfast
something to help sleep	minor ailments medicines advice
something to read	book recommendation
something to show boss	certificate of attendance
something went wrong	contact form technical error
something with colleagues	team building company event
somewhere after school	breakfast club after school care
somewhere during day	day centre daycare adults
somewhere during the day	day care centre elderly
somewhere for bags	lockers storage valuables
somewhere for dad	care home admission place
somewhere for dad to live	care home admission places
somewhere for dog holiday	cattery kennels boarding
somewhere for mum	care home admission place
somewhere for my 50th	venue hire function room
somewhere for my stuff	storage
somewhere hot	holiday planning package tours
somewhere nice	holiday planning package tours
somewhere quiet	quiet space prayer room
somewhere to breastfeed	baby changing pushchair breastfeeding room
somewhere to change	changing rooms showers lockers storage
somewhere to eat	restaurant nearby catering
somewhere to learn	study room quiet desk
somewhere to meet	meeting room hire
somewhere to nurse	baby changing breastfeeding
somewhere to park	parking
somewhere to pray	prayer room
somewhere to sit garden	patio paving driveway
somewhere to sleep	room rates availability accommodation
somewhere to stay	overnight stay accommodation
somewhere to study	study space group room
somewhere to work	day pass hot desk
somewhere warm	holiday booking advice
somewhere warm	holiday planning package tours
somewhere warm sit	seniors lunch coffee morning
son bad at english	childrens language classes
son cant see board	children eyesight
son down syndrome football	disability inclusive sport
son drive my car	car insurance
son failing	tutoring homework help
son handle my banking	authorisation account third party
son in cell	criminal defence
son not well	child health paediatrics
son takes drugs	addiction advice relatives
son takes drugs	addiction counselling
son turned eighteen	moving marriage child update
son wants football	football team trials
son wants row	junior rowing
son wants weights	teen junior gym
son wont listen	parenting advice
son wont open mouth	childrens dentistry first visit
son wont practise	practice at home
sons birthday	childrens birthday party
sons hair cut	childrens haircut
soonest	availability waiting list
soot	chimney sweep wood stove
sore after massage	aftercare
sore bum	bike fitting
sore in mouth	mouth ulcer oral cancer
sore muscles	sports massage
sore throat	minor illness clinic
sore throat stuff	minor ailments
sores down there	sexual health sti testing
sort code	bank details iban transfer
sort it out	repair
sort my life	life coaching
sort my own funeral	funeral pre-planning
sort my pills	dosette box blister pack
sort my receipts	bookkeeping
sort out estate	wills probate inheritance
sort out jungle	planting service garden
sort things before old	power of attorney advance directive
sound not working	technical requirements audio
sound system	technical equipment av stage
sounding board	advice consultation
soundproof	phone booth calls
sounds like tractor	exhaust catalytic converter
sounds like tractor	exhaust repair
soup to go	savoury snacks sandwiches
source one	special order
sourdough	bread rolls pre order
sourdough starter	baking course
souvenir	museum shop
soya	allergens ingredients
soya milk	coffee drinks plant based milk
spa in hotel	pool spa wellness hotel
spa tax	tourist tax
spa with friends	spa day package
space at nursery	nursery places waiting list
space comes up	waiting list
space for car	parking
space for car flat	parking garage storage unit
space for caravan	pitch booking caravan motorhome
space for caravan	pitch reservation campsite
space for event	venue hire function room
space for everyone	capacity number of people maximum
space for van	no parking zone removal
space for van	parking permit suspension moving
space for website	web hosting plans
spaces left	availability waiting list
spam from form	website hacked security
spam from my site	website hacked malware removal
spam from you	newsletter unsubscribe
spanner light	car service maintenance
spare car key	car key programming
spare change	donate
spare clothes	what to bring clothing
spare few hours	volunteering
spare key	key copying duplicate
spare key	key cutting
spare part	spare parts accessories
sparklers	fireworks sparklers policy
speak a little	language level placement test
speak arabic	interpreter language
speak arabic	languages spoken translation interpreter
speak at council	council meetings councillor mayor
speak chinese	languages spoken translation
speak english	languages spoken translation
speak for my	power of attorney representative authorised
speak french	languages spoken translation interpreter
speak german	languages spoken translation
speak in three months	intensive language course
speak italian	languages spoken translation
speak more fluently	conversation practice
speak no	beginners language course
speak on behalf of dad	power of attorney guardianship
speak polish	languages spoken translation interpreter
speak spanish	languages spoken translation interpreter
speak to a human	contact phone email
speak to a person	contact phone email
speak to about problem	complaint
speak to doctor	telephone video consultation
speak to her tutor	parents evening teacher contact
speak to human	contact phone support
speak to manager	contact phone email person responsible
speak to pastor	pastoral care visit prayer
speak to someone	contact phone email
speak to the manager	complaint feedback
speak turkish	interpreter language
speak turkish	languages spoken translation
speak ukrainian	languages spoken translation interpreter
speaker crackles	phone camera speaker microphone
speaking practice	conversation practice
speaks late	child development concerns
special clothes	what to wear clothing dress
special meal	seat reservation special assistance
special needs	sensory friendly quiet hours autism
special offers	discount reduced rate
special order	custom made personalised
special price	discount
special price	reduction discount concession
special size	custom made bespoke
specially made	custom made bespoke
specials today	menu a la carte
specs for computer	reading glasses computer glasses
specs wonky	glasses adjustment repair
speech delay	special educational needs inclusion
speed awareness	penalty points licence course
speed it up	express rush service
speeding ticket	traffic offences driving law
speeding ticket hire	traffic fines rental
spelled my name	change details update address
spelled wrong	rebooking change name flight
spelled wrong on ticket	name change booking correction
spelling mistake print	proof approval
spelt	bread sourdough spelt
spelt	gluten free bread wholemeal spelt
spend at least	minimum spend
sperm test	fertility
spf	email hosting mailbox
spider pet	reptiles terrarium
spiderman cake	celebration cake order
spiderweb screen	phone screen repair
spiderweb screen	screen repair phone
spilled coffee laptop	laptop repair
spilled coffee on laptop	liquid damage repair
spilled on friends laptop	personal liability insurance
spilled on phone	phone water damage
spilled over keyboard	water damage phone
spilled red wine	stain damage cleaning
spilled something	damage claim
spin bike	group classes timetable
spindles	staircase joinery
spinning class	group classes timetable
spinning wheel	outage status
spinning wheel	website error technical problem contact
spit blood brushing	gum disease periodontal treatment
splash with baby	baby swimming
split a room	partition stud wall
split ends	cut and blow dry
split it up	instalments payment plan
split payment	instalments payment plan
split the bill	payment split bill separate
split the bill months	payment plan instalments
split the bill up	instalments payment plan
split tickets	train tickets fares
splitting headache	headache migraine
splitting up	divorce separation family law
spoilt my	damage claim
spoke broke	wheel truing spokes
spoke it at school	placement test level assessment
spoke snapped	wheel truing spokes
sponsor a child	sponsorship adopt animal child
sponsor animal	sponsor child animal adoption
sponsor child	sponsor child animal adoption
sponsor our	donations sponsorship donation request
sponsor shirts	sponsorship donation club
sponsor us	donations sponsorship donation request
sponsored results	online advertising google ads
sponsored run	fundraising events
sponsored walk	fundraising events
spontaneous holiday	last minute deals
spontaneously	walk in without appointment
sport afterwards	aftercare exercise
sport in wheelchair	disability inclusive sport
sport without glasses	contact lenses fitting
sports in holidays	multi sports holiday camp
sports injury	ankle sprain sports injury
sports medical	medical certificate report
spot for car	parking
spot for my baby	nursery places waiting list
spot for tent	pitch reservation campsite
spot in class	class booking waitlist
spotlights	lighting installation
spots all over child	child health paediatrics
spots on driveway	oil leak fluid
spots on face	skin check dermatology
spots on leaves	plant disease pest diagnosis
spots pimples	beauty nails lashes
spotty back	facial skin treatment
spouse visa	immigration visa citizenship
sprained ankle	ankle sprain sports injury
sprayed on wall	graffiti removal
spraying water	burst pipe emergency plumber
spread payments	instalments payment plan
spread the cost	instalments payment plan
spread the cost	payment plan instalments
spread vet bills	pet health plan
spreadsheet upload	import data migration
spring break	term dates school holidays
spring check	bike service inspection
spring clean	deep clean one off
spring snapped	suspension steering
springs gone	upholstery reupholstery
springs poke	upholstery repair
sprinkler	irrigation watering
sprinklers broken	irrigation watering
spruce up	interior painting
spy on	privacy data protection
spyhole	door window security upgrade
spyhole	security locks upgrade
spyware	virus malware removal
square feet	property documents floor plan
squarespace	content management system
squash court	tennis court booking
squashed on phone	responsive mobile website
squatters	tenancy law eviction
squeaks when stopping	brakes
squeaky floor	wooden flooring
squeaky stairs	staircase joinery
squealing when start	cambelt timing belt
squeeze me in	appointment booking
squeeze two in	table reservation
squeeze us in	table reservation
squinting	eye test sight test
squinting at telly	eye test
squirrels in loft	martens pests loft
sr22	car insurance
ssh	ftp database access
ssl	ssl certificate https
sso	single sign on
st tropez	spray tan tanning
stabilisers	children bike size
stabilisers	childrens bikes
stable for horse	livery stabling
stable management	pony camp holiday riding
staff at night	staff ratio night care
staff different keys	master key system
staff dont listen	leadership executive coaching
staff dont want	change management team workshop
staff outing	team building company event
staff perk	corporate offer employee benefits
staff photos	business headshots
staff resist	change management team workshop
staff rough with dad	complaint residents council safeguarding
staff volunteering	corporate giving partnership
staff were great	feedback review
staff were rude	complaint feedback
stag do	group booking weddings
stag do	group rate group booking stag
stag t shirts	textile t shirt printing
stage fright	recital concert performance
stage fright	recital concert performance public speaking
stage there	technical equipment av stage
stain comes through	stain mould blocking paint
stain on carpet	carpet upholstery cleaning
stain on carpet	damage liability deposit
stain on ceiling	leak detection repair
stain on suit	dry cleaning
stain still there	stain removal rewash
stained my	damage liability insurance
stains on teeth	hygienist scale and polish
stains out	product care washing instructions
stains show through	interior painting rooms
stair gate	child proof stair gate
stair rail	staircase joinery
stairlift	occupational therapy home adaptations
stairs a problem	accessible step free access
stairs creak	staircase joinery
stairs creak	stairs renovation creaking
stairs dirty	house rules neighbours dispute
stairs paint	woodwork varnishing
stairs to loft	loft conversion
stale quickly	bread storage fresh
stalking ads	cookies tracking
stall at market	event permit street party
stalled in test	test preparation
stalling all time	automatic gearbox licence
stalls or circle	seating plan best seats
stammer	speech therapy
stamp a copy	certified copy notarised
stamp card	loyalty card points program
stamp in book	car service maintenance
stamp on document	certified copy record check notarisation
stand in line	timed entry tickets
stand in manager	interim management freelance
stand out	marketing strategy lead generation
stand outside how long	scaffolding
stand whole way	seat reservation
standby	last minute rush tickets
standby generator	generator backup
standing charge	energy bill explanation
standing desk	coworking amenities printer kitchen
standing only	standing seating
standing order	direct debit
standing outside door	door opening locksmith emergency
standing tickets	last minute rush tickets
standing water in	drain unblocking
star child	stillbirth miscarriage farewell
stars on google	reviews feedback
start a band	band ensemble orchestra
start a business	business registration licence start up
start a business	business registration trade
start a language	beginners language course
start a shop	online store setup
start an account	open current account
start anytime	start dates rolling entry
start aquarium	aquarium fish
start at 50	adult music lessons
start at number	invoice number sequence
start at one	nursery places waiting list
start at sixty	adult beginners
start before birthday	provisional licence requirements
start electricity	moving home energy
start from existing	templates recurring
start from scratch	beginner level no experience
start half finished	takeover unfinished work
start halfway through	missed sessions catch up
start in january	start dates
start later	start date mid term entry
start my own	business start up formation
start next week	start date availability
start next year instead	deferral leave of absence
start piano what age	instrument choice carousel
start reception	school admissions places
start school later	school starter readiness
start time	timetable schedule
start with other number	invoice numbering
started apprenticeship	moving marriage child update
starter plan	pricing plans subscription
starting in september	school starter readiness
starting own company	business start up advice
starting school	school admissions places
startup discount	nonprofit education discount
starve before op	surgery anaesthetic fasting
state inspection	mot test inspection
state of roof	roof inspection survey
state pay lawyer	legal aid
statement for visa	statements confirmation
static caravan	glamping pods mobile homes
station stairs	passenger assistance station accessibility
stats	reports dashboards analytics
statutory declaration	notarisation certification signature
stay a bit longer	late check out
stay a few months	long term stay monthly
stay after divorce	immigration asylum law
stay and watch	parents viewing spectators
stay anonymous	privacy data protection
stay another night	extend stay extra night
stay as long	table time limit
stay at home old	home care domiciliary
stay between us	privacy data protection
stay bit longer	late check out extend stay
stay couple share	couples rooms
stay extra night	extend stay
stay for month	long stay weekly rate
stay home today	school absence sickness reporting
stay in country	immigration citizenship residence permit visa
stay in country	residence permit immigration office
stay in own home	home care domiciliary
stay in own home	home care services
stay in van overnight	pitch booking caravan motorhome
stay longer	extend stay extra night
stay longer in room	check out late check out
stay over	overnight stay accommodation
stay over with dad	visiting hours
stay single night	minimum stay nights
stay the night	overnight stay accommodation
stay till late	closing time
stay together couple	couples pets care home
stay two nights	room rates availability
stay until end	end of life palliative care
stay with her	owner present accompanying
stay with her at first	settling in period
stay with him	owner present
stay with mum overnight	visiting hours care home
stays between us	confidentiality
std test	sexual health sti testing
stds check	sexual health clinic sti
steam bath	sauna steam room
steam from bonnet	cooling system overheating
steam from hood	cooling system overheating
steam room	sauna wellness area
steam wallpaper	tool hire
steamy bathroom	ventilation mould condensation
steep stairs	child proof stair gate
steer the boat	rowing squads crews
steering heavy	suspension steering
steering off centre	wheel alignment tracking
steering vibrates	wheel balancing
steering wheel crooked	wheel alignment tracking
steering wobbles	suspension steering
steiner	curriculum educational approach
step broken	staircase joinery
step by step	instructions manual
step class	group classes timetable
step free	accessible step free access
step free station	passenger assistance station accessibility
stepchildren inherit	wills probate inheritance
stepped on nail	vaccination immunisation
steps at door	accessible step free access
steps of project	project process timeline web
steps till website	project duration process website
steps worn	staircase joinery
steps worn	stairs renovation creaking
sti check	sexual health sti testing
stick drift	tablet console repair
stick shift	automatic licence
sticker expired	mot inspection
stickers on car	car lettering signage
stickers on plugs	pat testing
sticky leaves	pests diseases plants
sticky leaves	plant disease pest diagnosis
sticky notes	task management boards
stiff back morning	back pain physiotherapy
stiff getting up dog	lameness orthopaedics pet
stiff neck	neck pain headaches physiotherapy
stiff neck from desk	massage
stiff old dog	senior pet care arthritis
stiletto	shoe resoling heels
still accepting patients	register new patient
still at uni	student discount
still at yours	uncollected items collection
still available flat	property viewing
still being charged	automatic renewal subscription
still breastfed	feeding bottle expressed milk
still cant see new glasses	lenses guarantee intolerance
still charging me	automatic renewal subscription
still covered	warranty guarantee
still exist	opening new closure
still flying	flight status arrivals departures
still for sale car	used car sales
still get food	kitchen closing time
still get food	kitchen hours last orders
still has dummy	nappies potty training naps
still hurts after extraction	dry socket aftercare
still in business	opening new closure
still in nappies	nappies potty training naps toilet
still in nappies	nappies toilet training
still naps	nap rest time
still no answer	response time
still no news	status processing time
still not delivered	delivery delay
still not fixed	guarantee warranty workmanship
still not fixed	repair guarantee complaint
still not here	delivery time tracking order
still not sent	shipping delivery time
still numb	aftercare anaesthetic
still numb hours later	aftercare following extraction
still on high street	branches locations
still on if rain	weather cancellation bad policy
still on paper	digital transformation it consulting
still on the way	late arrival appointment
still open	opening hours
still open now	opening hours
still pay if ill	cancellation fee
still pending	status pending processing
still places	availability waiting list
still reading	loan period renewal
still reduced	sale offer
still return it	return period
still rooms	availability calendar vacancies
still safe to drive	older driver assessment
still showing	current exhibition special exhibition
still studying	student discount
still take people	new customers
still there months	unclaimed items storage fee
still too small	minimum age lessons
still under guarantee	warranty claim
still under warranty	warranty guarantee
still vacant	application process
still waiting	waiting time processing time
still waiting claim	claim status payout
still waiting for man	arrival time window
still waiting for money	refund
still waiting for reply	response time support
still waiting parcel	tracking parcel status
still warm bread	bread rolls pre order
stings when wee	urinary tract infection cystitis
stinking cold appointment	infection stay away mask
stinks from drain	blocked drain cleaning
stinks of gas	gas leak emergency
stitches out	wound care dressing stitches
stitches removed	wound care dressing stitches
stitches taken out	wound dressing nurse
stock count	product variants inventory
stock our	partnership suppliers resellers
stock our product	partnership supplier cooperation
stock wrong	product variants inventory
stocking filler	gift voucher
stockings for legs	compression stockings fitting
stocks and shares	investment funds
stole my photo	copyright trademark
stolen from doorstep	missing parcel investigation
stolen from locker	theft liability lockers
stolen from porch	parcel lost investigation compensation
stollen	seasonal specialities
stoma bags	oxygen stoma incontinence supplies
stomach ache	stomach digestive problems
stomach bug holiday	travel health vaccinations
stomach cramps	stomach digestive problems
stomping	house rules noise
stone chip	windscreen chip replacement
stone chip	windscreen replacement chip repair
stone fell out	jewellery repair stone resetting
stone fell out	watch battery jewellery repair
stone for grave	gravestone inscription
stone hit	windscreen replacement chip repair
stone hit glass	windscreen chip replacement
stone is loose	jewellery repair
stood in socks outside	door opening locksmith emergency
stood up	no show fee
stool kit	colonoscopy bowel screening
stop a payment	bank transfer payments limit
stop bike theft	bike theft lock registration
stop box	subscription box
stop breathing asleep	sleep apnoea snoring
stop church tax	leave church resignation
stop coming	cancellation
stop doing by hand	automation workflows
stop donating	cancel donation direct debit
stop emailing	newsletter unsubscribe
stop emailing me	notifications email settings
stop emails	unsubscribe newsletter
stop for a while	pause freeze membership
stop for while	pause membership freeze
stop heating with oil	heat pump subsidy
stop kids being bored	playground entertainment kids
stop my donation	end regular donation
stop my donation	regular giving monthly donation
stop my membership	cancellation notice period
stop my membership	termination notice period contract
stop my order	cancel order change address
stop my subscription	cancellation notice period
stop nursery	notice period leave nursery
stop paying	cancellation notice period
stop paying software	cancel subscription software
stop phoning appointments	appointment scheduling software
stop pinging	due dates reminders notifications
stop sending	unsubscribe newsletter
stop sending emails	newsletter unsubscribe
stop smoking	stop smoking service
stop spamming	unsubscribe newsletter
stop subscription	cancellation notice period
stop tap stuck	stopcock shut off valve
stop texts	unsubscribe newsletter
stop the cigarettes	smoking cessation
stop the course	course refund withdrawal
stop the order	cancellation
stop the payments	direct debit
stop the texts	newsletter unsubscribe
stop trading	company closure dissolution
stop vaping	smoking cessation
stop vaping	stop smoking service
stopped working	repair
stopped working	warranty defect complaint
stopped working after	warranty guarantee
stopped working again	warranty guarantee
stopped working yesterday	status incident
stopwatch	time tracking
storage full	file attachments storage limit quota
storage room flat	parking garage storage unit
store bills	expenses receipts capture
store boxes	storage
store documents bank	safe deposit box
store furniture	storage
store furniture	storage unit
store luggage	early check in luggage storage
store motorbike	motorcycle winter storage
store my boat	boat storage racking
store my car	storage
store my caravan	seasonal pitch storage
store my card	secure payment ssl
store my luggage	luggage storage
store solar	battery storage
store suitcases	luggage storage
store the sun	battery storage
store tyres	tyre storage
stored in us	security encryption hosting location
storm roof insurance	buildings insurance
storm took fence	fence repair storm damage
storm took roof	storm damage emergency tarpaulin
storm took tiles	storm damage insurance roof
storm warning still on	rained off cancellation weather
story time	story time childrens events
storytime	readings author events
stove not working	house manual faults
stove smokes	chimney sweep wood stove
straight away	urgent same day emergency out
straight hair	perm straightening keratin
straight hair permanently	keratin smoothing straightening
straight teeth	orthodontics braces aligners
straight to physio	physio prescription self referral
straighten my teeth	braces aligners orthodontics
straighten teeth	orthodontics braces aligners
strain at screen	reading glasses computer glasses
stranded	breakdown recovery towing
stranded	flight changes delays compensation
stranded abroad	flight delay cancellation compensation
stranded airport	passenger rights compensation
strands lighter	colour balayage highlights
strange ads on site	website hacked security
strange email from you	hacked account phishing
strange login	security suspicious activity
strange payment	unauthorised transaction fraud
strange sms	fraud phishing unauthorised transaction
strap broke	watch strap bracelet
strap worn	watch strap bracelet
strapped for cash	low income concession
strawberries	vegetable herb fruit plants
stray dog	dog licence registration
streaks printing	printer setup
streaky windows	window cleaning
streaming eyes	hay fever allergy test
streamline	process optimisation
street dance	dance classes
street light out	report damage streetlight pothole
street light out	road defects street lighting
street noise	quiet room location
street party	event permit street party
street stall	business registration licence
stress course	health relaxation yoga courses
stressed all time	burnout stress coaching
stressed cat	cat friendly separate waiting
stressed out	mental health counselling
stretch class	health relaxation yoga courses
stretch marks	microneedling chemical peel scars
stretch shoes	shoe repair heel sole
stretches for	exercise programme
strike airport	flight delay cancellation compensation
strike off	company closure dissolution
strimmer	garden tool repair sharpening
string quartet	wedding music dj band
string snapped	instrument tuning repair
string snapped	musical instrument repair
strings broke	racket stringing demo
strings changed	instrument tuning repair
strip and varnish	furniture restoration
strip beds	final cleaning holiday flat
strip out colour	colour correction
strip the beds	final cleaning fee
strip wallpaper	wallpapering
strip walls	wallpaper removal hanging
strobe	age recommendation content warnings
strobe lights	age recommendation
stroller	baby changing pushchair access
stroller inside	pushchair buggy pram
strong accent	conversation practice
stronger lock	door window security upgrade
struggles at school	special educational needs support
struggles with reading	reading support tutoring
struggling at school	homework tutoring support
struggling with mortgage	mortgage arrears hardship
strum	instrumental lessons
stubby lashes	lash extensions lift tint
stuck at airport	flight delay cancellation compensation
stuck at checkout	checkout shopping basket
stuck at work pickup	late collection fee
stuck at work pickup	nursery hours late pick up
stuck in business	business consulting
stuck in contract	cancellation notice period
stuck in contract	termination notice period contract
stuck in depot	tracking parcel status
stuck in gear	clutch gearbox transmission
stuck in job	career coaching
stuck in traffic	late arrival appointment
stuck in traffic	lateness late arrival
stuck in transit	order tracking
stuck loading	contact form technical error
stuck on motorway	breakdown recovery towing
stuck on mountain	mountain rescue emergency
stuck on step	instructions manual
stuck on train	train delay cancellation compensation
stuck on update	windows setup operating system
stuck outside	lockout door opening
student account	bank account opening
student card	concessions reduced rate student discount
student card	reduction discount concession
student card doesnt work	student id card replacement
student concert	recital concert performance
student council tax	council tax property tax
student discount	concessions reduced rate
student move	man van small move
student price	student discount
student version	nonprofit education discount
study abroad	language travel host family
study as grown up	mature students
study at forty	mature students
study guide	schoolbooks textbooks
study next to job	part time study
study room	study space group room
study there	laptop working policy cafe study
study visa	student visa invitation letter
study with foreign diploma	international students visa
study with kids	part time study
study without school leaving	entry requirements
stuffed up	minor illness clinic
stuffing coming out	upholstery reupholstery
stuffy	air conditioning heating ventilation mould
stuffy room	air conditioning heating
stump in lawn	stump grinding
stump left	stump grinding
stutters	speech therapy
stye	minor ailments medicines advice
styrofoam where	sorting waste separation
subdomain	dns nameserver settings
sublet	subletting flatmates policy
sublet my room	subletting flatmate
subpoena	criminal defence
subprocessors	data processing agreement
subscribe and save	subscription box
subscription seats	subscription season theatre
subscription trap	contract consumer law
subsidence	buildings insurance
subsidised	grant funding subsidy
subsidy	heating grants subsidies
subtitles	hearing loop hearing impaired
sudden blurry	urgent eye care
sudden loss sight	emergency eye care
suddenly flashing lights	flashes floaters urgent
suddenly locked software	trial ended payment outstanding
suddenly more expensive	price increase
sue neighbour insurance	legal expenses insurance
sue you	dispute resolution ombudsman
sued by client	business insurance
sued over website	website accessibility audit
suede dirty	shoe cleaning care
sugar at nursery	nursery meals bottles
sugar free	calories nutrition information
sugar is high	diabetes clinic
sugar too high	diabetes clinic
suggest a book	reservation interlibrary loan
suggestion	feedback suggestion
suicidal	helpline crisis counselling
suicidal thoughts	crisis helpline suicide
suicide in family	police unnatural death coroner
suit cleaned	dry cleaning
suit doesnt fit	alterations tailoring
suit for groom	suit hire groomswear
suit for wedding	made to measure suit
suit from scratch	made to measure suit
suit made	made to measure suit
suit necessary	dress code
suitable for age	minimum age age limit
suitable for kids	children
suitable for kids show	age recommendation content warnings
suitable for six year	age recommendation
suitcase after checkout	luggage storage
suitcase broken	lost baggage
suitcase broken	lost delayed baggage
suitcase didnt arrive	lost delayed baggage
suitcase didnt arrive	lost luggage
suitcase lost	flight changes delays compensation lost
suitcase lost	travel insurance abroad medical
suitcase smashed	lost baggage
suitcase weight	baggage allowance
suitcase weight	luggage allowance baggage
suitcase wheel	belt bag watch strap
summer born	school starter readiness
summer break	public holidays closing days holiday
summer camp	holiday programme children
summer camp	multi sports holiday camp
summer holidays	summer holiday camp closure
summer holidays prices	school holidays early booking
summer job	jobs vacancies apply
summer job	jobs vacancies careers
summer reading	story time childrens events
summer tyres	seasonal tyre change
summer wheels on	tyre change winter storage
summerhouse	building permit planning permission decking
summoned	criminal defence
summons	criminal defence
summons police	criminal defence
sun after treatment	aftercare advice
sun cream nursery	what to bring clothing
sun heat water	solar thermal hot water
sun kissed	highlights balayage
sun power	solar photovoltaic battery
sun spots	microneedling chemical peel scars
sunbathe after	aftercare sun exposure
sunbed	spray tan tanning
sunburn	minor ailments medicines advice
sunburnt	sunburn contraindications
sunday lunch	sunday roast brunch
sunday school	childrens church groups youth
sunday school	childrens church youth group
sunday service	service times worship
sunday surcharge	locksmith prices fixed
sundowning	dementia care memory unit
sunflowers when	seasonal flowers availability
sunglasses with strength	prescription sunglasses
sunken slabs	patio paving driveway
sunnies	prescription sunglasses
sunny balcony	plant advice location shade
sunny table	outdoor seating terrace
sunscreen who puts	what to bring spare clothes
sunshine in february	holiday planning package tours
super 8	digitisation negatives slides
super 8	old photos digitise restoration
super urgent	express rush service
supermarket bike	bike bought online repair
supervisor	contact person responsible
supplier bills	expenses receipts capture
supplies included	cleaning products supplies
supply you	partnership suppliers resellers
support animal	assistance dog guide dog
support hours	support channels service level
support museum	friends of museum membership
support one child	sponsorship adopt animal child
support our club	sponsorship donation request
support phone	support channels service level
support stockings	compression stockings fitting
support tights	compression stockings fitting
support your work	donations sponsorship
supposedly delivered	order tracking
surfboard	baggage allowance
surfboard train	luggage on train
surgery gone wrong	medical negligence
surgery is shut	out of hours emergency
surgery shut feel awful	emergency out of hours
surplus solar	feed in tariff export
surprise charges	hidden fees additional charges
surprise for	gift voucher
surprise girlfriend	romantic package honeymoon
surprise her with flowers	bouquet delivery flowers
surprise menu	chefs tasting menu
surprise my wife	gift vouchers
surprise with flowers	bouquet flower delivery
survey customers	target group market research
surveyor	home survey inspection
survives minus ten	frost winter protection
sushi course	cookery wine tasting courses
suspend for	pause membership freeze
suspend membership	pause freeze membership
suspend my membership	membership freeze pause
suspicious email	scam phishing fraud
suspicious mail	hacked account phishing
sustainable wood	solid wood types
sustaining donor	regular giving monthly donation
swallowed a sock	emergency vet out of hours
swallowed a sock	veterinary emergency poisoning
swallowed a toy	veterinary emergency poisoning
swap boiler	boiler replacement installation
swap books	second hand books buying
swap class	class change transfer
swap council house	council housing homelessness
swap days	rescheduling change booking
swap for another	returns exchange
swap for bigger	exchange size
swap gas	campfire barbecue rules
swap groups	group change level
swap it	returns exchange
swap it for	withdrawal right returns
swap item	change booking amend order
swap my licence	foreign licence exchange
swap my motorbike	motorcycle sales test ride
swap my old	trade in part exchange
swap my slot	rescheduling change booking appointment
swap my time	change appointment reschedule
swap nursery day	nursery hours late pick up
swap nursery days	swap sessions
swap old for new	trade in part exchange
swap photo site	website maintenance updates
swap teachers	change teacher
swap the barrel	lock replacement change
swap the name	transfer to another person
swap the sides	substitutions menu
swap tickets	ticket exchange return
swap tickets date	ticket refund exchange
swap wheels	seasonal tyre change
swap wheels	tyre change winter storage
swatch	sample test wood types samples
swearing in it	age recommendation content warnings
sweat after	aftercare advice
sweaty machines	towel policy hygiene gym
sweep says	boiler service maintenance contract
sweet sixteen	venue hire function room
sweet without sugar	sugar free diabetic
sweltering	air conditioning heating
swim after	aftercare advice
swim afterwards	aftercare swimming
swim badge	swimming lessons
swim cap	swimwear rules burkini
swim from boat	swimming boat
swim hat	swimming pool rules swimwear
swim in peace	lane swimming
swim lengths	lane swimming
swim lengths	lane swimming public swim
swim nappies	baby swimming
swim nappy	baby swimming
swim price	swimming pool admission
swim shorts	swimming pool rules swimwear
swim shorts long	swimwear rules burkini
swim with watch	water resistance test
swim without armbands	swimming lessons
swimming badge	swimming lessons
swimming cap	swimming pool rules swimwear
swimming goggles strength	sports safety glasses
swimwear in sauna	sauna wellness area
swing broken	allotments parks playgrounds
swing by	walk in without appointment
swings	playground kids entertainment
swipe my card	payment methods
switch accountant	change accountant
switch bank	account switching
switch course halfway	recognition credits transfer
switch doctor	registration new patients
switch energy	switch energy supplier tariff
switch from trello	import data migration
switch gets warm	lighting installation
switch insurers	cancel change insurance
switch joycon	tablet console repair
switch language	language localization settings
switch mortgage	remortgage refinancing
switch off power	payment difficulty disconnection
switch provider	switch energy supplier tariff
switch teacher	teacher change music
switch teams	player registration transfer
switch to cheaper	upgrade change plan
switch to cheaper	upgrade downgrade plan
switch to english	language settings currency
switch to yearly	pricing plans subscription
switch to you	change accountant
switch to you	switch energy supplier tariff
switching from	import data migration switching
swollen arm	lymphatic drainage
swollen battery	battery replacement device
swollen door	carpentry doors fitting
swollen gums	gum disease periodontal treatment
swollen jaw	toothache emergency dentist
swollen legs	lymphatic drainage
swollen legs stockings	compression stockings fitting
swollen lips	hay fever allergy test
sworn statement	notarisation certification signature
sworn translation	translation certified documents
sync calendar	integration interface api
sync calendars	appointment scheduling software
sync ebay	marketplace sync amazon ebay
syringes	hazardous waste
t and cs	terms and conditions rules
t shirt in pool	swimming pool rules swimwear
t shirt in pool	swimwear rules burkini
t shirts with	textile t shirt printing
table by the window	reservation table
table by window	table request window
table by window	table reservation
table dry	furniture care oiling
table flowers	wedding flowers bridal bouquet
table for 15	group table reservation
table for four	reservation table
table for six	reservation table
table for tonight	table reservation
table for two	reservation table
table for two	table reservation
table made	bespoke furniture
table outside	reservation table
table plan	wedding stationery invitations
table scratched	furniture restoration
table seat	seat reservation
table to fit	bespoke furniture
table tonight	reservation table
tablecloths	tables chairs set up decoration
tables and chairs	furniture tables chairs
tablet screen	tablet console repair
tablets by day	dosette box blister pack
tablets in boxes	dosette box blister pack
tablets look different	medicine shortage alternative
tablets make me dizzy	medication side effects advice
tablets not available	medicine shortage alternative
tablets out of date	return unused medicines disposal
tablets to my door	medicines delivery
taekwondo	martial arts self defence
tagged my wall	graffiti removal
tags removed	return label postage
tai chi	health relaxation yoga courses
tail lift	freight pallet shipping
tailor it	custom made personalised
tailor made	custom made bespoke
tailored suit	made to measure suit
take a break	pause membership freeze
take a break from	membership freeze pause
take a class	adult education course enrolment
take a number	queue appointment town hall
take a rain check	rescheduling change appointment
take a shower	changing rooms showers lockers
take a year out	deferral leave of absence
take a year out	gap year interruption
take all day	duration
take apart furniture	furniture dismantling reassembly
take away old	disposal old item
take away rubbish	disposal of old item
take back plants	return plants hardware exchange
take bag inside	cloakroom lockers
take bike on train	bicycle on train
take blankets	in kind donations goods
take books home	library card joining
take bric a brac	in kind donations goods
take car over border	cross border travel rental
take card	payment methods
take cash	cash payment
take cat holiday	travel with pets
take checks	cheque payment
take cheques	payment methods
take chimney down	chimney repair flashing repointing
take contract with me	moving home energy
take curtains down	moving furniture covering painter
take data with me	export data backup
take data with me	export data portability
take day off work	time window arrival tradesman
take dog abroad	pet passport travel
take dog abroad	pet passport travel certificate
take dog on train	dogs on train
take down a tree	tree felling removal
take down photo	photo consent image rights
take drink inside	drinks interval bar
take everything off	clothing privacy treatment
take ex off mortgage	conveyancing property transfer
take extensions out	hair extensions
take food away	takeaway collection
take food plane	security screening liquids
take for spin	test ride
take her armchair	own furniture belongings room
take her cat along	pets in home residents
take her in	care home admission places
take her out	outings residents
take her things along	own furniture belongings room
take him out of nursery	notice period leave nursery
take home for christmas	visiting hours care home
take in dress	sewing alterations tailor
take in sides	alterations tailoring
take it abroad	cross border use
take it automatically	direct debit
take it back	withdrawal right returns exchange
take it further	complaint
take it home	takeaway collection
take it in	alterations tailoring
take kids funeral	children grief support
take leave	annual leave request
take me off list	unsubscribe newsletter
take measurements	measurement site visit
take medicine plane	security screening liquids
take mine in exchange	trade in part exchange
take money out abroad	card abroad fees travel
take mum out	visiting hours care home
take my blood	blood test phlebotomy
take my books	book donations second hand books
take my books	donate books
take my car in	sell car valuation
take my daughter	children
take my furniture	house removals
take my insurance	insurance cover accepted network
take my maiden name	name change
take my old	trade in part exchange
take my old bike	buying used bike trade in
take my photo down	photos consent
take my son	children
take my test	practical driving test
take new people	first appointment new customer
take off gel	manicure gel nails
take old one away	old appliance removal disposal
take on anyone new	register new patient
take on employee	payroll accounting
take on ferry	ferry permission
take on trainees	apprenticeship training
take orders online	online shop creation
take out background	photo retouching editing
take out of school	leave of absence term time
take out of school holiday	leave of absence term time
take out rubbish	final cleaning holiday flat
take out stitches	wound care dressing stitches
take out ten thousand	cash withdrawal deposit coins
take over contract	contract transfer third party
take over from accountant	change accountant
take over from old software	import data migration
take payments	online card payments
take photos	photo consent image rights photography
take picture down	usage rights publication
take picture there	biometric photo
take pictures	photo consent image rights
take pictures inside	photography allowed
take pictures inside	photography rules museum
take plants lorry	plants pets move
take plastic	payment methods
take plastic	payment methods card cash
take pooch	dogs allowed
take radiator off	radiator replacement balancing
take rest home	doggy bag leftovers
take rubbish to tip	recycling centre tip
take rubbish with you	waste removal disposal
take site elsewhere	website ownership handover
take site with me	source code ownership rights
take someone on	payroll
take someone with me	chaperone accompanying
take stress off	wedding planner coordination
take the bus	public transport
take the dog	dogs pets allowed
take the old away	disposal of old item
take the old one	disposal old item
take the pup	dogs pets allowed
take this further	complaint feedback
take to tip	recycling centre tip
take together with	medication review interactions
take together with	medication side effects advice
take tooth out	extraction wisdom teeth
take toys	in kind donations goods
take turns driving	additional driver
take tyres	tyre disposal
take up	alterations tailoring
take up tennis	join membership club
take wardrobe apart	dismantling assembly furniture
take wardrobe apart	furniture dismantling reassembly
take water	security screening liquids
take with me	documents to bring
take you to court	dispute resolution ombudsman
take your daughter	internship work experience
take zoom calls	phone booth calls
takeaway	takeaway delivery order
taken from bank	direct debit
taken from my bank	direct debit
taken too much donation	end regular donation
taken twice	direct debit failed arrears
taken twice	overcharge billing error
takeout	takeaway delivery order
takes ages	waiting time processing time
takes ages booting	computer slow virus
takes ages to start	computer slow upgrade ssd
takes ages to stop	brake service
takes forever to load	slow loading performance
takes long to stop	brakes
taking anyone new	new customers
taking money still	automatic renewal subscription
taking new patients	registration new patients
taking nhs patients	nhs new patients
taking on new	availability waiting list new customers
taking on people	jobs careers
taking on staff	jobs vacancies careers
taking people on	register new patient
takings	coins cash deposit
talk german	languages spoken interpreter
talk in my language	interpreter language
talk it through	consultation advice
talk me through	process how it works
talk over webcam	video consultation
talk through options	consultation advice
talk to boss	owner management contact
talk to human	contact
talk to human	support contact help
talk to lawyer	initial legal consultation
talk to mayor	council meetings councillor mayor
talk to no one	senior loneliness visiting service
talk to other	integrations api
talk to other program	integration interface api
talk to owner	contact person responsible
talk to priest	pastoral care conversation
talk to priest	pastoral care visit prayer
talk to real person	branch appointment advisor
talk to someone	contact phone email
talk to teacher	parents evening reports
talk to teacher	parents evening teacher contact
talk to tech	support channels service level
talk to vicar	pastoral care conversation
talk to vicar	pastoral care visit prayer
talked into it	withdrawal right cooling off period
talking therapy	mental health counselling
tall enough	minimum height
tall suits	made to measure suit
tame my hair	keratin smoothing straightening
tan doesnt come	online banking tan app
tan for holiday	spray tan tanning
tank cloudy	aquarium fish
tank empty return	fuel policy
tank full	hire mileage fuel policy
tank leaking oil	oil tank heating
tank rumbling	water heater flush tankless
tank smells garden	septic tank
tap dancing	dance classes
tap drips	tap dripping repair
tap drips	tap repair replacement
tap in flat	tenant repairs report maintenance
tap is loose	tap repair replacement
tap leaking tenant	repairs tenant report
tap squeaks	tap repair replacement
tap stiff	tap repair replacement
tap to pay	payment methods
tap wont turn off	tap repair replacement
tape and paper	packing materials boxes
tape ins	hair extensions
tariffs	price list rates
tarmac	patio paving driveway
tarnished	jewellery cleaning polishing
tarp on roof	storm damage emergency tarpaulin
tartar	hygienist scale and polish
taste before wedding	wedding cake tasting
taster	trial lesson
taster	trial session taster
tasting menu	chefs tasting menu
tattoo brows	beauty nails lashes
tattoo eyebrows	brow tint lamination microblading
tattoo faded	touch up
tattoo is peeling	tattoo healing aftercare
tattoo of ex	tattoo piercing removal
tattoo under 18	tattoo minimum age
tax back	tax refund reclaim
tax band	council tax property tax
tax bill too big	tax deadline extension penalty
tax breaks	tax planning saving
tax check	tax audit investigation
tax credit heat	heating grants subsidies
tax deductible	tax relief childcare vouchers donation
tax demand wrong	tax office letter assessment objection
tax fine	tax deadline extension penalty
tax for dog	dog licence tax registration
tax form overwhelms	tax return preparation
tax free	airport lounge shops wifi
tax free bike	cycle work scheme lease
tax free childcare	tax relief childcare vouchers
tax id	company details legal notice
tax in shop	shop tax settings
tax inspector	tax audit investigation
tax man chasing	tax deadline extension
tax man coming	tax audit investigation
tax office estimated me	tax office letter assessment objection
tax on ebay	self assessment tax return
tax on gift	inheritance gift tax
tax on inheritance	inheritance gift tax
tax on profit	capital gains tax
tax on rent	self assessment tax return
tax on selling house	capital gains tax
tax on top	vat included
tax rebate	tax refund reclaim
tax return	self assessment tax return
tax statement	statements confirmation
tax too high	tax planning saving
tax when someone dies	inheritance tax gift tax
tax wrong checkout	shop tax settings
taxes are due	self assessment tax return
taxes late	tax deadline extension penalty
taxes too late	tax deadline extension
taxi after last train	train delay cancellation compensation
taxi from airport	airport transfer shuttle
taxi included	transfer hotel airport
taxi licence	business registration licence
taxi to hotel	shuttle transfer station
taxman is coming	tax audit inspection
taxman wants	tax audit investigation
tea and cake	afternoon tea cakes
tea stains	hygienist scale and polish
tea towels	bed linen towels included
teach kid swim	swimming lessons
teach me alone	private tuition one to one
teach me english	beginners language course
teach me makeup	makeup artist
teach me piano	instrumental lessons
teach my mum computer	remote support it help
teacher didnt show	teacher ill replacement lesson
teacher free	accompanying adult free groups
teacher from spain	native speaker teachers
teacher ill	cancelled lessons holidays teacher
teacher just for me	private tuition one to one
teacher keeps changing	teacher continuity
teacher left	teacher change music
teacher off sick	cancelled lessons holidays teacher
teacher too strict	change teacher
teacher too strict	teacher change music
teacher training day	term dates school holidays
teacher unfair	complaint school
teacher useless	course refund withdrawal
teacher was off	teacher ill replacement lesson
teacher with class	school group booking
teacher with class	schools school trip
teachers free	nonprofit education discount
team argues	change management team workshop
team bonding	team building company event
team building	change management team workshop
team for my son	football team trials
team of five	private office rental
team photo	business headshots
team shirt	club kit uniform
team shirts	textile t shirt printing
team up	partnership supplier cooperation suppliers resellers
team volunteer day	corporate giving partnership
teamviewer	remote support it help
tear in jeans	zip button repair
teased	bullying pastoral support
tech guy	remote support it help
technical english	business language training
technophobe	computer digital skills course
teenager allowed	minimum age age limit
teenager gym	teen junior gym
teenager out of control	child welfare family support
teenager out of control	parenting advice
teenager train	youth membership age
teenager weights	age minimum gym teenagers
teenagers help	volunteer roles requirements
teens at church	childrens church youth group
teeth check	dental check up examination
teeth cleaned	hygienist scale and polish
teeth cleaned	hygienist scale polish
teeth dont fit anymore	dentures
teeth fall out eating	dentures
teeth feel furry	hygienist scale polish
teeth feel loose	gum disease periodontal treatment
teeth for wedding	veneers cosmetic bonding
teeth grinding	night guard splint
teeth in a day	dental implants
teeth in a glass	dentures repair
teeth inspected	dental check up examination
teeth insurance	health dental insurance
teeth look longer	gum disease periodontal treatment
teeth looked at	dental check up examination
teeth moved back	orthodontics braces aligners
teeth overlap	orthodontics braces aligners
teeth stained coffee	whitening bleaching
teeth stick out	orthodontics braces aligners
teeth too short	veneers cosmetic bonding
teeth wobbly	gum disease periodontal treatment
teeth yellow	teeth whitening
teething	baby products formula
tell council moved	residence registration address change
tell me before	repair cost estimate approval
tell me cost beforehand	quote estimate
tell me new flats	property search alert
tell me whats broken	no fix no fee
tell me when back	reservation hold
tell my boss	confidentiality
tell my child death	children grief support
tell my husband	confidentiality
tell my mates	referral bonus
tell my parents	confidentiality minors
tell us once	death registration certificate
tell whats wrong website	website review audit
tell you about damage	report a claim
tell you new address	registration of address residence
tell you reading	meter reading submission
telly fell down	claim report damage insurance
telly in room	television amenities
telly no signal	satellite tv aerial
telly too loud	hearing test hearing aids
temperature high	cooling system overheating
template emails	email sync templates crm
temporary care	respite short term care
temporary cover	car insurance
temporary living	long term stay monthly
ten dropped out	change guest numbers
ten for price	multi visit pass season ticket
ten goes	multi visit pass season ticket
ten lessons cheaper	block booking lesson cancellation
ten minutes late	lateness late arrival
ten of us	group rate group booking
ten pass expires	multi visit pass validity
ten year old swim alone	children unaccompanied age pool
tenant calls	keys tenants landlord permission
tenant for my	letting rental management
tenant kept keys	lock replacement change
tenant lets you in	tenant access
tenant still inside	viewing tenanted property
tenant wont leave	tenancy law eviction possession
tenant wont pay	tenancy law eviction rent arrears
tennis elbow	sports injury rehabilitation
tennis elbow	tennis elbow wrist pain
tennis lessons	tennis coaching
tennis racket	racket stringing demo
tense shoulders	massage
tent only	tent pitch camping
terminally ill	palliative end of life care
terminate early	termination notice period contract
termites	woodworm timber treatment
terms for my shop	contract review drafting
terms for shop	shop legal pages
terracing	retaining wall drainage
terrible service	complaint feedback
terrified of dentist	dental anxiety sedation
terrified of dentist	nervous anxious patients fear
tesla	charging station electric car
tesla at home	ev charger installation wallbox
tesla service	electric hybrid vehicle service
test a bike	test ride
test again when	failed practical test retake
test appliances office	electrical safety inspection certificate
test before colour	patch test allergy colour
test beforehand	placement test
test cancellation	practical driving test
test date	practical driving test
test drive	trial free taster test ride
test for car	mot inspection
test for citizenship	citizenship naturalisation
test for permanent residence	language certificate exam
test got cancelled	test cancellation rescheduling
test it first	trial session taster free
test lesson	trial lesson
test living there	trial stay
test month over	trial ended payment outstanding
test my english	placement test level assessment
test my german	placement test level assessment
test my sugar	blood glucose cholesterol test
test next week	practical driving test preparation short
test our appliances	pat testing
test without paying	free trial
tested animals	cruelty free
tested electrics	electrical safety report eicr
tested positive	cancellation policy fee
testimonial	reviews feedback
tests fail	test troubleshooting
tetanus	vaccination immunisation
tetra pak	waste sorting separation
text at bottom invoice	invoice template logo
text before	appointment reminder
text beforehand	arrival notification
text code	two factor authentication
text for my site	copywriting content
text too small	visual impairment accessible formats
text you	contact phone email
textbooks	schoolbooks textbooks
textured hair	curly hair specialist
thank you cards	obituary notice cards
thank you cards	wedding stationery invitations
thank you present	gift voucher
thanksgiving	public holiday hours
thanksgiving dinner	christmas menu party booking
the clap	sexual health sti testing
the dump	recycling centre tip
the fine print	rules terms conditions
the pill	contraception family planning
theory app	driving theory test
theory app	theory test preparation
theory expired	theory test validity
theory lessons	theory test preparation
theory test	theory test preparation
therapist not clicking	change therapist
there are ten us	group booking
thermal camera	energy saving advice audit
thermometer	medical devices hire
thermostat blank	thermostat smart controls
thermostat not working	thermostat smart controls
thesis gone	data recovery
thick cable cooker	oven cooker connection
thick hair	long thick hair surcharge
thick paper	paper types finishing
thick slices	slicing bread
thick toenails	podiatry chiropody
thickened drinks	dignity special diets care
thicker hair	hair extensions
thin eyebrows	brow tint lamination microblading
thin hair	hair extensions thickening
thin out tree	crown reduction pruning
things going on	events calendar whats on
things in flat	home contents insurance
things nearby	things to do excursions
think gas leak	gas leak emergency
think heart attack	chest pain emergency call
think i dropped	lost property
think im pregnant	pregnancy midwife antenatal
third bed	family room extra bed cot
third floor no lift	delivery stairs access
third party	car insurance
third party site	direct booking
thirty days	payment on account invoice
thirty pupils	school group booking
thirty year car	older cars vintage
this afternoon	urgent same day
thousand flyers	print run quantity
threadworms	minor ailments medicines advice
threatened to cut	payment difficulty disconnection
threatening letters	debt collection
threatening letters pay	debt collection enforcement
three bedrooms	property search buyers
three generations	family portrait session
three hours late	passenger rights compensation
three in morning	emergency out hours service
three in room	room types family connecting
three months gone	pregnant pregnancy
three mornings	nursery hours late pick up
three phase	grid connection new supply
three room flat move	removal quote volume survey
three tier	cake order birthday
threw away receipt	receipt proof of purchase
threw box away	return label postage original packaging
threw receipt away	missing receipt proof of purchase
threw up after meal	food poisoning complaint
threw up last night	sickness policy 48 hours
throat hurts	minor illness clinic
throbbing gum	dental emergency toothache
through my employer	corporate offer employee benefits
through my work	corporate offer employee benefits
through the window	piano heavy item moving
throw a party	private hire events
throw a party there	private hire venue hire
throw away medicine	return unused medicines disposal
throw away needles	return unused medicines disposal
throw away old	disposal old item
throw away old papers	documents needed accountant
throw away or fix	repair worth economic
throw clay	pottery art craft courses
throw everything out	house clearance
throw it away first	documents claim photos receipts
throw key in	key drop box garage
throw out wardrobe	bulky waste collection
throwing up	stomach digestive problems
thrown away bread	day old bread leftover
thrown out	council housing homelessness
thrush	minor ailments
thrush	minor ailments medicines advice
thumb hurts	tennis elbow wrist pain
thumb sucking	childrens dentistry fissure sealants
thunderstorm	rained off cancellation weather
thunderstorm	weather cancellation
thyroid cat	senior pet care arthritis
tick off	task management boards
tick off bank	bank reconciliation
tick on dog	flea tick worm treatment removal
tick stuck in dog	worming flea tick treatment
ticket all day	re entry same ticket
ticket desk	box office
ticket expired	penalty fare fined
ticket for work	season ticket travelcard commuter
ticket machine	train tickets fares
ticket not come	ticket delivery e ticket
ticket number	support channels service level
ticket on board	train tickets fares
ticket on door	tickets booking
ticket on phone	tickets booking train fares
ticket price	tickets admission
tickets at door	box office tickets door
tickets at home	penalty fare fined
tickets for different night	ticket exchange return
tickets havent arrived	tickets booking
tickets held at door	box office
tickets left	tickets booking admission
tickets museum	museum admission tickets
tickets not come	travel documents tickets received
tickets not in mail	box office ticket collection
tickets on the door	box office ticket collection
ticks	flea tick worm treatment
tidy eyebrows	threading brow shaping
tidy my beard	beard trim shave
tidy the garden	garden maintenance
tidy up hair	cut and blow dry
tie the knot	marriage registration ceremony
tie the knot	wedding ceremony venue
tie the knot climbing	belay course test
tie up money	savings account interest
tied down	cancellation notice period
tied in	cancellation notice period
tied in for year	gym membership contract length
tied in how long	minimum contract term
tiered cake	celebration cake order
tight budget	concessions reduced rate low income
tight chest	chest pain emergency
tight hamstrings	sports massage
tight muscles	sports massage
tight socks	compression stockings fitting
tight socks legs	compression stockings fitting
tighten my glasses	glasses repair adjustment
tiktok for business	social media marketing management
tile bathroom	tiling splashback
tile came off	tile slate replacement
tile fell off	tiling splashback
tile the kitchen	tiling splashback
tiles above sink	tiling splashback
tiles blew off	storm damage insurance roof
tiles came off	roof repair storm damage
tiles in garden	tile slate replacement
till and online	point of sale pos
till system	point of sale pos
till what time	opening hours
till what time music	event end time curfew
till when	opening hours
time needed	duration
time of the month	period problems gynaecology
time off for course	study leave education voucher
time off for studying	educational leave funding
time out from	membership freeze pause
time running out	deadline objection act quickly
time should i allow	session duration
time slot	timed entry tickets
time slot for visit	arrival time window
time to pay	tax deadline extension penalty
time to say goodbye	euthanasia put to sleep
time to say goodbye	euthanasia putting to sleep
time to see everything	last admission visit duration
time wrong	language localization settings
timed out	system status uptime outage
timeout	outage status
times of the classes	timetable schedule
timesheet	time tracking
timing belt	cambelt timing belt
timing chain	cambelt timing belt
tingle from tap	emergency electrician burning smell
tinnitus	hearing test hearing aids
tins for	in kind donations goods
tint lashes	lash extensions lift tint
tiny holes wood	woodworm timber treatment
tiny job	minimum charge
tiny kitchen	kitchen planning design
tiny on phone	responsive mobile website
tiny on phone	website mobile responsive
tip expected	gratuity service charge
tip included	service charge gratuity
tip included	tip service charge
tip open	recycling centre tip
tip over	swim test capsize drill
tip permit	recycling centre tip
tire flat	puncture repair
tires for suv	new tyres
tithe	church giving records
title deed	conveyancing property transfer
title i forgot	order book special
to do list	gantt deadlines tasks
today if possible	urgent same day
today still	urgent same day
todays food	lunch menu daily specials
todays soup	menu a la carte
toddler been sick	child health paediatrics
toddler group	childrens church youth group
toddler gym	gymnastics trampolining
toddler music	early years music
toddler on pony	pony rides led rides
toddler poorly	child health paediatrics
toddler stairs gate	child safe stairs pool
toddler tiptoes	paediatric physiotherapy
toddler with me lesson	child care during course
toddler wont eat	children paediatric
todo list team	task management boards
toefl	exam preparation certificate language
toeic	exam preparation certificate language
toenail growing in	minor surgery removal
toenails cut	hairdresser chiropodist in house
toenails painted	pedicure
toes done	pedicure
toilet backed up	blocked toilet
toilet block	sanitary facilities showers camp
toilet blocked	house manual faults
toilet bunged up	blocked toilet
toilet clogged	blocked toilet
toilet full to	blocked toilet
toilet hissing	toilet repair cistern
toilet keeps running	tap dripping repair
toilet keeps running	toilet repair cistern
toilet leaking base	toilet repair cistern
toilet on train	onboard services wifi food
toilet overflowing	blocked toilet emergency
toilet runs all night	toilet repair cistern
toilet trained	nappies potty training naps
toilet wheelchair	accessible toilet
toilet wobbles	toilet repair cistern
toilet wont flush	blocked drain cleaning
toilet wont flush	blocked toilet
toiletries	room facilities amenities security screening
toilets	toilets restrooms
toilets at work	office commercial cleaning
toilets locked	onboard services wifi food
toilets there	toilets facilities
told course off	course cancelled low enrolment
told me otherwise	second opinion
told when late	due dates reminders notifications
tolino	audiobooks ebooks
toll bill	traffic fines rental
tomato plants died	plant care guarantee
tombola	sponsorship donation request
tomorrow morning please	urgent same day
tone deaf	singing lessons vocal coaching beginners
tongue sore	mouth ulcer oral cancer
tonies	e books audiobooks
tonne of topsoil	compost soil mulch delivery
too advanced for me	placement test level assessment
too big	exchange size
too big for bin	bulky waste collection
too big for pot	repotting service
too big parcel	parcel size weight limits
too blind to drive	driving licence eyesight
too cold for baby	water temperature
too complicated	easy read plain language
too complicated insurance	insurance advice appointment
too dark hair	colour correction
too easy class	placement test level assessment
too easy for him	gifted enrichment clubs
too easy for me	level change placement
too far	service area
too fast for me	level change pace
too fat	weight management
too few fuses	fuse box upgrade
too few people course	course cancelled low enrolment
too frail to travel	home visit
too full evenings	crowded peak times
too good to bin	repair cafe
too good to go	doggy bag leftovers
too good to waste	day old bread leftover
too hard for me	course level prerequisites change beginners
too heavy for horse	rider weight limit
too heavy to carry	pick up collection service
too heavy to jump	weight limit
too heavy to ride	rider weight limit
too hot	weather cancellation bad policy heat
too hot for me	spicy mild
too hot inside	air conditioning heating
too hot room	air conditioning heating
too hot school	snow day closure
too hot upstairs	air conditioning
too ill for job	life insurance disability
too ill to work	sick note fit note income
too ill to work letter	sick note fit note
too large attachment	storage limit files
too late to apply	application deadline admission
too late to cancel	cancellation fee
too late to change	change deadline
too late to plant	planting season time
too late to return	return period
too little to order	minimum order
too long for kids	duration children
too loud	noise disturbance neighbours sensory friendly
too many boxes	subscription box
too many emails	newsletter unsubscribe
too many extension leads	sockets installation
too many files	file limit quota
too many functions	upgrade downgrade plan
too many insurances	cancel change insurance
too many mails	notifications email settings
too many miles	mileage limit unlimited
too many notifications	due dates reminders notifications
too many of us	capacity number of people
too many pills	dosette box blister pack
too many points	licence withdrawn medical psychological
too many tablets	medication review interactions
too many visitors	hosting resource limits performance
too much paperwork	process optimisation
too much pressure	burnout stress coaching
too much stuff	storage
too much to organise	wedding planner coordination
too much work	business consulting
too noisy for	sensory friendly quiet hours autism
too old	minimum age age limit upper
too old bin kerb	assisted collection
too old for football	walking football veterans
too old for gym	over 60s senior fitness
too old for windows	windows setup operating system
too old to drive	older driver assessment
too old to hire	minimum driver age rental
too old to learn	adult beginners
too old to learn	adult music lessons
too old to volunteer	volunteer roles requirements
too old volunteer	volunteer requirements training
too scary	age recommendation content warnings
too scary for kids	age recommendation
too short cut	colour correction complaint hair
too short for bike	motorcycle sales test ride
too shy to speak	conversation practice
too small	exchange size
too stretched	bike fitting
too tight waist	alterations tailoring
too unfit	beginners fitness unfit
too windy	weather cancellation
too young	minimum age age limit
too young for piano	minimum age lessons
too young for violin	instrument choice carousel
took money	overcharge billing error
took money twice	double charge payment error
took next train	train delay cancellation compensation
took tags off	returns condition tags
took too much	direct debit failed arrears
took two by mistake	medication side effects advice
tool for our company	web app custom software
tools stolen van	business insurance
tooth at back hurts	extraction wisdom teeth
tooth broke	broken tooth repair crown
tooth came out	knocked out tooth trauma
tooth dead	root canal treatment
tooth died	root canal treatment
tooth fairy	childrens dentistry fissure sealants
tooth fell out	broken tooth emergency
tooth gone grey	root canal treatment
tooth has hole	filling composite
tooth hurts	toothache emergency dentist
tooth is killing me	dental emergency toothache
tooth is wobbly	loose tooth
tooth killing me	toothache emergency dentist
tooth knocked out	knocked out tooth trauma
tooth loose after fall	knocked out tooth trauma
tooth missing	dental implants
tooth out	extraction wisdom teeth
tooth pain	toothache emergency dentist
tooth pulled	extraction wisdom teeth
tooth pulled	wisdom teeth extraction
tooth snapped	broken tooth emergency
tooth snapped	broken tooth repair crown
tooth throbbing	toothache emergency dentist
toothache	toothache emergency dentist
top floor flat	delivery upstairs access
top of radiator cold	radiator bleeding balancing
top stylist	senior stylist price levels
top to bottom	deep clean one off
top to toe check	health check prevention
top up boiler	boiler pressure
top up lunch	school meals canteen
top up meter	prepayment meter top up
top up my meds	repeat prescription
top up my tablets	prescription repeat
top up refrigerant	ac service recharge
topless	dress code clothing
torn between	consultation advice
torn meniscus	knee pain rehabilitation
torn muscle	ankle sprain sports injury
torn old photo	photo retouching editing
torn package	transport damage complaint replacement
torn page	lost damaged item replacement
torn photo	old photos digitise restoration
tortoise	exotic pets small animals reptiles
tortoise hibernate	exotic pets small animals
tortoise wont wake	exotic small animals
total beginner	beginner level no experience
total newbie	beginners introduction
total novice	adult beginners
totaled	accident repair insurance claim
totally forgot appointment	missed appointment fee
tote bags	textile t shirt printing
touch doesnt work	phone screen repair
touch it first	showroom samples
touch materials	wood types samples finish
touch not reacting	screen repair phone
touch rugby	cricket rugby hockey netball
touch things	hands on exhibits
toupee	hair loss wigs
tour apartment	property viewing
tour guide not there	emergency contact during trip
tour in english	guided tour
tour in english	guided tours audio guide
tour in german	guided tour languages
tour of school	school enrolment open day
tour on sundays	guided tour times
tour operator bankrupt	insolvency protection certificate
tour with guide	group tours guided
tour with guide	solo group tours
tourist got ill	visitors from abroad treatment
tourist tax	tourist tax city tax visitor
tow a caravan	trailer hgv bus licence
tow caravan	towbar roof rack fitting
tow horse box	trailer towing licence
tow me	breakdown recovery towing
tow truck	breakdown recovery towing
towed	parking permit fines
towed away	parking fine penalty appeal
towel needed	towel policy
towels included	towels bed linen
towels provided	bed linen towels
towels there	towel policy hygiene gym
tower outside house	scaffolding
toys for kids	childcare play area
toys to give	donate goods clothing furniture
tpms	tyre pressure sensor tpms
tpo	tree preservation order permission
traces of nuts	allergens ingredients
traces of nuts	allergies intolerances allergen cross contamination
track hours	time tracking
track my order	delivery time tracking
track parcel	order tracking
track stock	product variants inventory
tracking doesnt move	tracking parcel status
tracking me	cookies tracking
tracking not moving	tracking delay
tracking not updating	order tracking
tracking number	delivery time tracking order
trackpad	laptop repair
trade account	business customers trade account
trade in my	trade in part exchange
trade price	bulk order wholesale volume discount
trade price	wholesale resellers bulk
trade waste	commercial waste
trading standards	dispute resolution ombudsman
traffic light broken	road defects street lighting
traffic school	penalty points licence course
traffic spike	hosting resource limits performance
trail ride	hacking trail ride
trailer for dog	bike trailer child seat
trailer of mulch	soil compost delivery
trailer rent	car hire rental
trailer site	pitch booking caravan motorhome
train ai on data	ai training data policy
train airport	airport transfer
train as	vocational professional training courses
train at 5am	off peak 24 hour access
train barefoot	footwear policy
train before joining	trial training session
train cancelled	train delay cancellation compensation
train delayed	late arrival appointment
train delayed	lateness late arrival
train delayed coming	late arrival
train didnt come	train delay cancellation compensation
train gets in late	late arrival check in
train late	train delay cancellation compensation
train my puppy	puppy class socialisation
train stopped	train delay cancellation compensation
train the kids	volunteer coach
train the trainers	coach referee volunteers
train ticket paid	travel expenses
train times	train timetable journey planner
train tracks	orthodontics braces aligners
train with coach	personal training
train with you	apprenticeship training placement
trainee	apprenticeship training
trainee cut	senior stylist price levels
trainers allowed	school uniform
trainers at school	school uniform
trainers ok	footwear dress code
trainers white again	shoe cleaning care
training cancelled	training times pitch
training day venue	conference meeting rooms
training for staff	onboarding training help center
training for team	tutorial getting started
training in holidays	hall closed holidays training
training in rain	training times pitch
training plan	induction training plan
training volunteers	volunteer roles requirements
training voucher	study leave education voucher
training wheels	childrens bikes
training when rain	rained off cancellation weather
trains running	train timetable journey planner
tram	public transport
tram stop	public transport bus train
tram stop	travel directions public transport
trampoline	gymnastics trampolining
trans name	gender entry change
transaction failed	payment failed declined
transactions not coming	bank connection sync
transfer certificate	leaving transfer school certificate
transfer domain	domain registration transfer
transfer donation	donate
transfer house	conveyancing property transfer
transfer it	contract transfer third party
transfer limit	bank transfer payments limit
transfer my ticket	tickets booking
transfer not arrived	bank transfer payments limit
transfer not arrived	standing order transfer recall
transfer station	recycling centre tip
transfer switch	generator backup
transfer whatsapp	phone unlock setup data
transferred to scammer	unauthorised transaction fraud
translate a letter	translation certified documents
translate birth certificate	translation certified documents
translate documents	translation certified documents
translate for me	languages spoken translation
translate my certificate	translation certified documents
translate the app	language localization settings
translator	languages spoken translation interpreter
transmission slipping	clutch gearbox transmission
transport kids bike	cargo bike
transport the cake	cake transport collection
trapped air	radiator bleeding
trapped nerve	back pain physiotherapy
trapped nerve	physiotherapy back pain
trash day	waste collection bins recycling bin
trash not picked	missed bin collection
travel alone	solo group tours
travel cot	extra bed cot baby equipment
travel cot	family room extra bed cot
travel document	identity card passport application
travel documents	travel documents tickets received
travel every day	season ticket travelcard commuter
travel jabs	travel vaccination clinic
travel money	foreign currency travel money card
travel sick	minor ailments medicines advice
travel time charged	call out fee
travel to us	service area catchment
travel with grandchildren	visa passport entry requirements
travel with just id	visa passport entry requirements
travel with others	group tours guided
travel without father	travel documents visa entry
travelling alone	single occupancy
travelling to africa	travel vaccinations
tread low	new tyres
treasure hunt	family activities workshops museum
treasure trail	children family museum
treat my husband	gift voucher
treat my wife	gift voucher
treat someone	gift voucher
treat the staff	corporate offer employee benefits
treated badly	complaint feedback
treated like dirt	complaint
treatment while pregnant	contraindications consultation form
tree blocks light	tree felling removal
tree came down	fallen tree emergency
tree close to house	tree felling removal
tree dangerous	allotments parks playgrounds tree inspection
tree didnt take	plant died growth guarantee
tree died	plant guarantee
tree died garden	tree felling removal
tree fell	tree felling removal
tree fell on house	storm flood natural hazard
tree fell on path	report damage streetlight pothole
tree hollow	tree survey health
tree is protected	tree preservation order
tree leaning	tree felling removal
tree looks ill	tree survey health
tree might fall	tree felling removal
tree neighbour	neighbour dispute
tree netted	christmas trees
tree on roof	storm damage emergency tarpaulin
tree on roof	storm damage insurance roof
tree report	tree survey health
tree rotten	tree felling removal
tree shorter	crown reduction pruning
tree stump	stump grinding
tree that doesnt drop	christmas trees
tree too big	tree felling removal
tree too big for car	delivery large items garden
tree too tall	pruning time
tree touching wires	crown reduction pruning tree surgery
tree with roots	christmas tree sale
tree with roots	christmas trees
tree wont fruit	fruit trees pollination
treehouse	glamping pods mobile homes shed
trees for christmas	christmas tree sale
tremble in front	public speaking presentation coaching
trial day work	internship work experience
trial ended	end of trial
trial ends	trial end billing
trial longer	end of trial
trial ran out	trial expired upgrade
trial run out	end of trial
trial stay	care contract notice period
trial stop automatically	end of trial
trial wedding hair	bridal hairstyle updo
tricked into contract	contract consumer law
tricked into sending	unauthorised transaction fraud
tried it on	return label postage
trim bushes	hedge trimming
trim door	carpentry doors fitting
trim my poodle	grooming
trim nails cat	dog grooming
trim only	haircut prices women men
trim painting	woodwork varnishing
trim the hedge when	pruning time
trim tree	crown reduction pruning
trinity exam	music theory grade exams
trip cancelled	travel insurance
trip cancelled war	travel warnings safety
trip for seniors	group tours guided
trip got cancelled	trip cancellation refund
trip letter	school trips payment consent
trip money	school trips payment consent
trip switch	fuse board consumer unit
trip to thailand	travel vaccinations
trip too expensive	school trip payment help
tripod	photography allowed
tripod	photography rules museum
tripped on pavement	road defects street lighting personal
trips all the time	emergency electrician power failure
trips all time	fuse board consumer unit
trips out	things to do excursions
trips out for residents	activities residents
trojan	virus malware removal
trolley dent	bodywork dent scratch repair
tropical fish	aquarium fish
trouble down below	erectile dysfunction mens health
trouble swallowing	speech therapy
trousers too long	alterations tailoring trouser hemming
trousers too long	sewing alterations tailor
truck in street	parking permit suspension moving
truck licence	trailer hgv bus licence
true copy	notarisation certification signature
true size	size guide
true to size	size guide
trumpet dented	musical instrument repair
trust charity	use of donations transparency
trust cleaner	cleaner key holding trust
trust for kids	wills probate inheritance
trust issues	relationship coaching
trust you	certificate qualifications
trust your shop	secure payment ssl
trustee	membership association charity
trustpilot	reviews feedback
try a bike	test ride
try a lesson first	trial lesson
try a sample	sample test
try again next year	reapply application
try before	trial free taster
try before buying	trial demo sample
try before i buy	trial session taster
try cakes	wedding cake tasting
try climbing	climbing taster induction
try contacts	contact lenses fitting
try different instruments	instrument choice carousel
try dresses on	wedding dress alterations
try first	trial taster
try for free	trial free taster
try hearing aid	hearing aid trial
try instruments	instrument choice carousel
try it first	trial session taster
try it for month	trial stay
try it on	fitting try on
try it out	trial session taster free
try it out first	trial stay
try judo	trial training session
try lenses	contact lenses fitting
try motorbike	motorcycle sales test ride
try out for part	audition join ensemble amateur
try out for team	football team trials
try rowing	rowing beginners course
try software first	free trial
try the bike	test ride
trying for a baby	fertility
trying for ages	fertility
tsa	security screening liquids
tub in room	room facilities amenities
tub to shower	bathroom installation
tub too high	wet room walk in shower
tube station	public transport bus train
tubeless	bike puncture inner tube
tuition fees	school fees scholarship
tulips in autumn	seasonal flowers availability
tumble dry	care instructions
tumble dry	product care washing instructions
tumble dryer	laundry washing machine
tumble with toddler	parent toddler gymnastics
tummy ache	stomach digestive problems
tummy bug	stomach digestive problems
tummy bug off	school absence sickness reporting
tummy gap after baby	pelvic floor physiotherapy
tummy upset	minor ailments
tune my piano	instrument tuning repair
tune up	car service maintenance
turf laid	planting service garden
turf that isnt real	artificial grass
turn back	route alternatives
turn garage into room	building permission planning
turn heating on remotely	thermostat smart controls
turn into necklace	jewellery remodelling bespoke
turn life around	life coaching
turn lights voice	smart home
turn off machines	power of attorney lasting
turn off renewal	automatic renewal
turn off tracking	cookies tracking
turn on service	moving home energy
turn quote into	quotes estimates proposals software
turn table	table time limit
turn tub to shower	bathroom renovation
turn up early	arrival early arrival
turn up late	lateness late arrival
turn up on day	walk in without appointment
turn up without ticket	box office walk in
turn water off	stopcock shut off valve
turnaround	waiting time processing time duration
turning 16	minimum age
turning six	childrens birthday party
turning ten	childrens birthday party
turnover clean	holiday let cleaning changeover
turns over but	battery alternator starter
turtle	reptiles terrarium
tutor at home	private tuition one to one
tutorial	onboarding training help center
tux	suit hire groomswear
tuxedo	suit hire groomswear
tv channels	room facilities amenities
tv commercial	print advertising outdoor
tv not working	house manual faults
tv pixelates	tv aerial satellite
tv too loud	hearing test hearing aids
twelve week scan	maternity antenatal care
twenty people	group rate group booking
twenty year old boiler	boiler replacement installation
twice a week	timetable schedule
twilight sleep	sedation general anaesthetic
twin beds	twin double beds room bed
twinge when cold	sensitive teeth
twins	siblings twins
twins buggy	pushchair buggy pram
twisted ankle	ankle sprain sports injury
twisted ankle	sports injury rehabilitation
two computers	devices per licence
two courses	lunch menu set lunch
two didnt come	reduced party no show charge
two dogs share	sharing kennel multiple pets
two factor	login account access
two fewer	change party size
two for one	drinks cocktails happy hour
two glasses swapping	varifocal glasses
two hour slot	table time limit
two hours before	check in boarding times
two in grave	grave types cemetery plot
two instead three	missing item incomplete delivery
two kids cheaper	family discount sibling discount
two kids cheaper	reduction discount concession
two kids on bike	cargo bike
two left feet	dance classes beginners
two pairs of glasses	varifocals progressive lenses
two rooms next	room types family connecting
two single beds	twin double beds
two tents	tent pitches
two together	railcard discount pass
two weeks care	respite short term care
two year old funding	nursery funded hours fees
two year old sport	parent toddler gymnastics
txt record	dns nameserver settings
type 2	diabetes clinic
typed wrong iban	standing order transfer recall
typhoid	travel vaccination clinic
typo in email	correct email address
typo in name	name change booking correction
typo in order	change booking amend order
typo in print	reprint proof approval
typo on invoice	cancel edit invoice correction
typo printed	proof approval
tyre burst	puncture repair
tyre cracked	new tyres
tyre goes down	puncture repair
tyre hissing	puncture repair
tyre hotel	tyre storage
tyre keeps going flat	puncture repair bike
tyre light	tyre pressure sensor tpms
tyre on drive	mobile tyre fitting
tyre pressure	tyre pressure sensor tpms
tyre size	new tyres
tyres bald	new tyres
tyres old	new tyres
tyres worn	new tyres
tyres worn inside	wheel alignment tracking
tyres worn one side	steering wheel alignment
u haul	van hire
u9s	football team trials
uber airport	airport transfer
uber driver tax	self assessment tax return
uber eats	takeaway delivery order
ugly teeth	veneers cosmetic bonding
ugly tiles	bathroom renovation
ugly website	website relaunch redesign
uk size	size guide
ulcer wont heal	mouth ulcer oral cancer
unacceptable	complaint
unaccompanied	special assistance passenger accompanied minors
unannounced	walk in without appointment
uncle picking him up	collection authorised persons
undeclared income	voluntary disclosure penalty
under 16	minimum age age limit
under 16 gym	teen junior gym age
under 18	minimum age age limit minors
under a tree	woodland natural burial
under age	age limit
under cabinet lights	lighting installation
under eighteen	age limit
under five train	railcard discount pass
under fives	children prices free entry
under fours	children prices free entry
under new management	opening new closure
under nines	football team trials
under stairs storage	built in wardrobes fitted
under the weather	minor illness clinic
under twenty five	minimum driver age rental
underage gym	age minimum gym teenagers
underarm wax	waxing
underbite	orthodontics braces aligners
undercooked	food poisoning complaint hygiene
undercut	mens cut barber
understand but cant speak	conversation practice
understand the opera	surtitles language performance
underwear photos	boudoir nude
undo booking	cancellation
undo deletion	restore deleted data
undo invoice	cancel edit invoice correction
undo invoice	credit note cancel invoice
undo the cupboards	dismantling assembly furniture
undo website	website backup restore
undress	clothing privacy treatment
undress for physio	what to wear bring physiotherapy
unedited	digital files image rights
unedited	raw files editing retouching
unemployed	concessions reduced rate concession
unemployed price	low income concession
uneven fringe	colour correction complaint hair
uneven haircut	complaint recut adjustment
uneven skin	microneedling chemical peel scars
uneven walls	plastering cracks filling
unfair dismissal	employment law dismissal
unfair ticket	parking fine penalty appeal
unfit	fitness level beginners
unhappy with	complaint feedback
unhappy with accountant	change accountant
uni books	schoolbooks textbooks
uni halls	man van small move
unibrow	threading brow shaping
unicorn cake	cake order birthday
unicorn cake	celebration cake order
uniform list	school uniform
uniform too dear	school uniform
uniform too expensive	school uniform
uninsured	self pay private treatment
unisex	gender women only
universal credit	concessions reduced rate low income
unknown charge	double charge payment error
unknown transaction	unauthorised transaction fraud
unless i cancel	automatic renewal
unlimited miles	hire mileage fuel policy limit
unlimited visits	friends of museum membership
unlock network	phone unlock setup data
unmarried parents	paternity acknowledgement
unopened bottles	drinks service commission
unpack for me	packing service
unpaid bill	debt recovery unpaid invoices
unpaid bills list	payment reminder dunning
unprotected sex	emergency contraception morning after pill
unscrew furniture	dismantling assembly furniture
unsold	day old bread leftover
unsteady on feet	accessible step free access
unsubscribe	cancellation notice period
until i finish work	after school club wraparound care
until what time	opening hours
until when cancel	cancellation deadline
until when change	amendment deadline
until when exhibition	current exhibition special exhibition
until when exhibition	permanent temporary exhibition
until when order	order deadline
until when pay	payment deadline
until when register	registration deadline
until when taxes	tax deadline extension
until when valid	validity expiry
unusual size	custom made bespoke
unwanted gift	withdrawal right returns exchange
unwind	massage
unwind	wellness spa
up all night tooth	dental emergency toothache
up the duff	pregnant pregnancy
up to neck debt	debt advice
update broke everything	rollback downgrade release notes
update failed	windows setup operating system
update it myself	content management system
update it ourselves	content management system
update my details	change details update address personal
update own page	content management edit yourself
update quantities	product variants inventory
update wordpress	website maintenance updates
updates site	website maintenance support contract
updo	wedding hair updo
upgrade	upgrade change plan
upgrade bike	bike build frame
upgrade first	seat reservation
upgrade my plan	pricing plans subscription
upgrade worth	comparison options
upholstery	pottery art craft courses
upload csv	import data migration
upload fails	file attachments storage limit
upload fails	storage limit files
upload files server	ftp database access
upload my list	import data migration
upload my site	web hosting plans
upload receipts	documents needed accountant
upload stuck	file attachments storage limit
ups store	parcel shop locker drop off
upstairs cold	loft insulation
upstairs cold	radiator bleeding balancing
upstairs hot summer	loft insulation
urgent	urgent same day emergency out
urgent documents	same day courier express
urgent help	out of hours emergency service
urgently	urgent same day
urn	cremation urn
us dates	language localization settings
us size	size guide
us tax	shop tax settings
usb sockets	sockets installation
usb stick not recognised	data recovery
use a computer	computer internet printing
use a computer	computers printing scanning library
use a rollator	wheelchair access step free
use ai	digital transformation it consulting
use bleach	cleaning products supplies
use card abroad	card abroad travel
use chatgpt	digital transformation it consulting
use degree abroad	apostille legalisation
use for babies	age suitability babies
use for dogs	pet safe
use for two people	users licence
use internet library	computers printing scanning library
use it abroad	use abroad coverage
use it at school	education licence
use it at work	commercial licence
use it commercially	commercial use licence
use it every day	frequency of use
use it in bath	waterproof
use it in dishwasher	dishwasher safe care
use it outdoors	outdoor use
use it privately	private use
use kitchen hall	catering own caterer venue
use laptop there	wifi internet access
use less power	energy saving advice audit
use loft as	loft conversion
use my camera	photography film course
use my friends	transfer to another person
use my picture	photo consent image rights
use my points	loyalty card points
use my products	cleaning products supplies
use my smartphone	computer digital skills course
use on phone	mobile app offline
use own car	own vehicle driving
use own domain	custom domain
use own email	email domain
use own logo	custom branding
use own phone	byod device
use own server	self hosting
use photos commercially	image rights usage licence
use picture book	image rights reproduction loans
use pool	pool spa access
use sewing machine	pottery art craft courses
use the bathroom	toilets facilities
use the space under	built in wardrobes fitted
use the toilet	toilets
use two vouchers	combine vouchers
use up voucher	gift voucher validity
use voucher by	voucher validity expiry
use when pregnant	pregnancy safety
use with pacemaker	pacemaker warning
use your address	virtual office business address
use your car test	practical driving test
use your hall	private hire venue hire
use your room	private hire events
used chatgpt	ai use policy
used my picture	copyright trademark
used needles	return unused medicines disposal
used one	second hand used
used parts	used reconditioned parts
used photo from internet	copyright warning letter
used to be cheaper	price increase
used to play kid	adult music lessons
used up credits	credits top up
used up sessions	renew pass package
useless with computers	computer digital skills course
user guide	instructions manual
uti	urinary tract infection cystitis
utilities included	service charges utility billing
utility bill	documents to bring
utr	self assessment tax return
vacancies	jobs careers
vacancy tonight	room rates availability
vacation rental	holiday apartment booking
vaccinated need	covid masks hygiene rules
vacuum and dust	regular house cleaning
valentines dinner	christmas menu party booking
valentines present	gift voucher
valet	hotel parking garage airport drop
valuables safe	changing rooms showers lockers
valuables somewhere	safe deposit box
valuables where	towels showers lockers
value for insurance	jewellery valuation appraisal
value my flat	property valuation
value of parents house	property valuation
valve clearance	motorcycle service mot
van at tip	recycling centre tip
van for moving	van hire
van for moving	van transporter hire
van graphics	car lettering signage
van outside house	no parking zone removal
van to tip	recycling centre tip
van too	vans commercial vehicles
van with tail lift	van hire
vandals painted	graffiti removal
vape	smoking policy
vape inside	non smoking rooms
vape inside	smoking vaping policy
varicose veins	compression stockings fitting
varifocals	varifocals progressive lenses
varnish	woodwork varnishing
varnish peels	lacquer doors windows radiators
vase broken move	removal insurance damage
vasectomy	contraception family planning
vat id on bill	invoice for subscription
vat number	company details legal notice
vat number	vat registration small business
vat numbers wrong	vat return submission
vat receipt	invoice receipt
vat rejected	vat return submission
vat threshold	vat return registration
vdu voucher	eye test voucher nhs
vegan	vegetarian vegan allergies dietary requirements
vegan child	allergies meals nursery
vegan leather	materials sustainability origin
vegan on plane	seat reservation meals flight
vegetable growing	gardening nature courses
vegetarian	allergies dietary requirements
vegetarian gran	meals diet residents
veggie	vegetarian vegan allergies dietary requirements
veggie	vegetarian vegan dishes
veil	wedding dress alterations
velux	skylight roof window
veneer coming off	furniture restoration repair
veneer fell off	crown recement
veneer peeling	furniture restoration
veneers	veneers cosmetic bonding
venmo	payment methods
vents dusty	duct cleaning
venue for	private hire events
verification code	login account access
verification email	create account registration
verify identity	identity verification
verruca	minor surgery removal
verruca sock	swimming pool rules swimwear
verruca swim	hair verruca infection pool
version conflict	dependency compatibility version
version history	undo restore deleted items
very disappointed	complaint feedback
very heavy safe	piano heavy item moving
vespa	motorcycle cbt licence
vet at night	emergency vet out of hours
vet bill too high	pet insurance claim
vet bills	pet insurance
vet come home final	euthanasia put to sleep
vet for parrot	exotic small animals
vet nurse	nurse clinic
veteran	veteran military discount
vets team	walking football veterans
vetted	security safety
vhs tapes	digitisation negatives slides
vhs tapes	old photos digitise restoration
via skype	online sessions video call
viagra	erectile dysfunction mens health
vibrates at speed	steering wheel alignment
vicar for burial	church funeral pastor
video call doctor	telephone video consultation
video call moving	removals survey estimate
video how	onboarding training help center
video how works	tutorial getting started
video lessons	online language course zoom
video of wedding	wedding photography
view from balcony	seating plan best seats
view it tonight	viewing appointment
view on saturday	viewing appointment weekend
view on weekend	viewing appointment property
view the car	used car sales
villa	holiday apartment booking
village hall	venue hire function room
vintage car	wedding car transport
vinyl plank	wooden flooring
vinyl sign	large format banner printing
violent husband	helpline crisis counselling
violent or nude	age recommendation
violent scenes	age recommendation content warnings
violin bow hair	instrument tuning repair
virtual tour	photos video gallery
virus on website	website hacked security
visa for course	student visa invitation letter
visa for studying	international students visa
visa not here yet	visa delay course start
visa or mastercard	payment methods
visa photo	passport photos
visa refused	immigration visa citizenship
visa running out	immigration citizenship residence permit visa
visa runs out	residence permit immigration office
visa turned down	visa refusal refund
visit anytime	visiting hours
visit apartment	property viewing
visit before booking	viewing site visit
visit dad	visiting hours care home
visit grandma	visiting hours care home
visit in evening	visiting hours
visit me insurance	insurance advice appointment
visit mum	visiting hours care home
visit my mother	visiting hours
visit my nan	visiting hours care home
visit school	school enrolment open day
visit the church	church bells visiting hours
visit with dog	visiting pets
visit with kids	visiting hours children
visitation	child custody maintenance
visitor at campsite	visitors day guests
visitor from abroad doctor	visitors from abroad treatment
visitor permit	parking permit fines
visitor permit	resident parking permit
visitors in room	overnight visitors guests
visitors not buying	abandoned cart conversion
visitors tax	tourist tax
visor	motorcycle clothing helmets
vitamin d low	blood test phlebotomy
voice goes hoarse	singing lessons vocal coaching
voice shakes	public speaking presentation coaching
voice training	singing lessons vocal coaching
void guarantee	warranty exclusions
void invoice	credit note cancel invoice
volleyball	cricket rugby hockey netball
volume button	phone camera speaker microphone
volunteer	volunteering
volunteer hours school	volunteer roles requirements
volunteer with kids	volunteer roles requirements
volunteers fix	repair cafe
vomit on	carpet upholstery cleaning
vomiting bug	infection stay away mask
vote by mail	elections voting postal vote
vote by post	voting postal vote
vote in charity	membership association charity
voting card	elections voting postal vote
voucher as present	gift vouchers
voucher balance	gift voucher validity
voucher by tonight	voucher print at home
voucher code	discount reduced rate
voucher expired	voucher validity expiry gift
voucher for food bank	food bank referral voucher
voucher for glasses	eye test voucher nhs
voucher for jump	gift voucher
voucher for learning	educational leave funding
voucher for someone else	voucher transferable
voucher from groupon	groupon voucher redemption
voucher from years ago	voucher validity expiry
voucher left over	voucher validity expiry
voucher online	voucher redeem online
voucher run out	voucher validity expiry
voucher run out	voucher validity expiry gift
voucher still good	voucher validity expiry
voucher still valid	voucher validity expiry gift
voucher worth more	remaining balance voucher
vows	wedding celebrant registrar
vps	hosting resource limits performance
w2	payroll
wacker plate	tool hire
wages for employees	payroll
wages not paid	dismissal employment law
wages slips	payroll accounting
wait ages	waiting time
wait at airport	airport lounge shops wifi
wait for ages counter	queue appointment town hall
wait for keys	moving date change completion
wait in all day	arrival time window
wait in car	cat friendly separate waiting
wait in line	waiting time
wait while fixed	repair duration collection
wait while you do	waiting area while you wait
waited ages for food	food poisoning complaint hygiene
waited all day	missed appointment complaint
waited all day	time window arrival tradesman
waiter was rude	complaint service
waiting for hospital	referral specialist
waiting for my money	refund processing time
waiting for my results	test results
waiting for reply	response time
waiting for results	test results
waiting for spare	bike parts order waiting
waiting for weeks	waiting time processing time
waiting list	availability waiting list
waiting list club	membership waiting list
waiting list flat	council housing homelessness
waiting three weeks	delay processing time
waiver form	registration waiver climbing
wake after funeral	private dining function room
wake food	funeral reception catering
wake up at night	sleep problems insomnia
wake with jaw ache	night guard grinding
waldorf	curriculum educational approach
walk again after operation	post operative rehabilitation
walk badly trip	assisted travel reduced mobility
walk from station	public transport bus train
walk from station	travel directions public transport
walk funny	foot pain insoles orthotics
walk home alone	leaving unaccompanied consent
walk in closet	built in wardrobes fitted
walk in shower gran	accessible bathroom conversion grant
walk in town hall	office appointment town hall
walk me through	process how it works
walk my dog	pet boarding sitting
walk on floor when	drying time
walk round house	viewing appointment property
walk the dog too	additional services
walk through	tenancy notice moving out
walked out	divorce separation family law
walkers welcome	bicycle storage cyclists welcome
walking frame	accessible step free access
walking frame	wheelchair access step free
walks from there	things to do excursions
wall behind cooker	tiling splashback
wall bumpy	plastering crack repair
wall clock	clock repair
wall for office	partition stud wall
wall leaning	retaining wall drainage
wall print	photo printing album canvas
wall wet	mould treatment damp
wallet stolen	lost stolen card blocking
wallet stolen id	lost stolen passport report
wallpaper bubbles	wallpaper removal hanging
wallpaper bubbles	wallpapering
wallpaper peeling	mould treatment damp
walls look tired	interior painting
walls white again	interior painting
walls yellow	interior painting
walls yellow	interior painting rooms
wanders off	dementia care memory unit
want a dog	animal shelter rehoming
want a flat near	property search buyers
want a job	jobs careers
want a lady doctor	chaperone female doctor
want account gone	delete account
want apprenticeship	jobs vacancies apply
want ashes scattered	ashes scattering
want copy of file	records access copy
want curls	perm
want divorce	divorce separation
want divorce	divorce separation family law
want my cash back	refund
want my money	refund
want my money back	refund subscription
want my old one	trade in part exchange
want new job	career coaching
want one for weekend	weekend rental rate
want out	cancellation notice period
want out of agency	agency agreement termination
want something changed	revisions change request
want to act	audition join ensemble amateur
want to act	backstage tour youth theatre
want to adopt	adoption process
want to book	appointment booking
want to cancel	cancellation
want to claim	report a claim
want to complain	complaint feedback procedure
want to dance	dance classes
want to die	helpline crisis counselling
want to donate	donations
want to end it	crisis helpline emergency
want to end it	crisis helpline suicide
want to fish	fishing licence
want to get married	marriage registration ceremony
want to help	donate money
want to help	volunteering
want to join	membership joining
want to join in	join membership club
want to lose weight	weight management nutrition
want to propose	engagement wedding rings proposal romantic
want to quit	termination notice period contract
want to quit smoking	smoking cessation
want to say thanks	feedback review
want to speak owner	owner contact
want to speak to manager	complaint
want to start own	business start up formation
want to stop membership	membership cancellation notice
want to talk to counsellor	student counselling
want to train	apprenticeship training
want to volunteer	volunteering
want to work there	vacancies application
want waves	perm straightening keratin
want work for you	jobs vacancies careers
want work there	jobs vacancies careers
wanted other car	vehicle category guarantee
wants me out	tenancy law eviction
wants to die here	palliative end of life care
wants to play soccer	football team trials
war broke out	travel warning cancellation
war nearby	travel warnings safety
warden	sheltered housing assisted living
wardrobe boxes	packing materials boxes
wardrobe take away	bulky waste
wardrobe under eaves	fitted wardrobe made to measure
wardrobe under slope	built in wardrobes fitted
warm a bottle	baby changing breastfeeding
warm a bottle	baby changing pushchair
warm floor	underfloor heating
warm food how long	kitchen hours last orders
warm home	payment difficulty disconnection
warm pool	water temperature
warm rent	utility bill service charges
warm shower	sanitary facilities showers
warm space	seniors lunch coffee morning
warning from boss	employment law dismissal
warning letter website	privacy legal notice cookies
warning light	engine diagnostics warning light
warning red page	website hacked security
wart	minor surgery removal
wart burned off	minor surgery mole removal
was a present	gift returns exchange
was a present	missing receipt proof of purchase
was bankrupt	bankruptcy credit check
was dirty	hygiene cleanliness
was my email read	email sync templates crm
was out when came	missed delivery redelivery
was rude	complaint feedback
was stolen	stolen theft
was treated badly	complaint
wash and cut	cut and blow dry
wash and fold	ironing laundry service
wash at 60	washing care instructions
wash clothes	laundry service
wash clothes	laundry washing machine
wash dirty plates	crockery cutlery hire
wash dishes	sanitary facilities showers camp
wash hair after	aftercare advice hair washing
wash it	aftercare instructions
wash my clothes	laundry service ironing
wash my dog	dog grooming
wash the dishes	sanitary facilities showers
wash up after party	crockery cutlery hire
washed it already	returns condition
washer leaks	washing machine repair
washing body	muslim jewish funeral rites
washing machine away	bulky waste collection
washing machine broken landlord	tenant repairs report maintenance
washing machine carry	piano heavy transport
washing machine jumps	washing machine repair
washing machine leaking	appliance repair
washing machine moved	man van small move
washing machine there	laundry service facilities
washing up area	sanitary facilities showers camp
washroom	toilets restrooms facilities
wasnt home	missed delivery redelivery
wasnt in	missed delivery neighbour
wasnt my fault	third party claim accident
wasps in bin	bin smell maggots
wasps nest	martens pests loft
wasps nest	noise nuisance environmental health
waste money ads	online advertising google ads
waste time	process optimisation
watch band	watch strap bracelet
watch crystal	watch service repair
watch died	watch battery replacement
watch fogged	watch service repair
watch gains minutes	watch service repair
watch it later	recordings on demand
watch loses time	watch service repair
watch me run	running gait analysis
watch my child	spectators parents viewing
watch not ticking	watch battery replacement
watch runs fast	watch service repair
watch runs slow	watch service repair
watch service	service times worship
watch stands still	watch battery replacement
watch steamed up	watch water resistance
watch stopped	watch battery jewellery repair
watch stopped	watch battery replacement repair
watch the match	live music quiz night
watch too big wrist	watch strap bracelet
watch too loose	watch strap bracelet
water aerobics	aqua fitness
water before op cat	surgery before anaesthetic fasting
water bill	water sewage utilities
water bill huge	leak detection repair
water bottle holder	bike helmet accessories
water brown	water sewage utilities quality lead
water cloudy	water quality lead pipes
water cold	pool temperature depth
water comes back up	blocked drain cleaning
water comes back up	drain unblocking
water comes out weak	low water pressure
water coming through ceiling	emergency plumber burst pipe
water coming through ceiling	leak detection repair emergency plumber
water damage furniture	home contents insurance
water damage home	claim report damage insurance
water dripping	leak detection repair
water everywhere	burst pipe emergency plumber leak
water everywhere	emergency plumber burst pipe
water from sun	solar thermal hot water
water got in	warranty exclusions
water gushing	burst pipe emergency plumber
water hardness	water sewage utilities
water heater leaking	water heater flush tankless
water heater pilot	water heater flush tankless
water heater popping	water heater flush tankless
water in basement	leak detection repair
water in crawlspace	sump pump
water in garden	retaining wall drainage
water in legs	lymphatic drainage
water in loft	roof leak repair
water in vase	flower care
water in watch	watch service repair
water infection	urinary tract infection cystitis
water lukewarm	water heater hot water
water mark ceiling	stain mould blocking paint
water meter spinning	leak detection repair
water never gets hot	water heater hot water
water off	water sewage utilities
water off long	disruption duration water
water on laptop	laptop repair
water on parquet	flooring parquet sanding
water over gutter	gutter cleaning
water plants holiday	irrigation watering
water pouring	burst pipe emergency plumber
water pouring	emergency plumber burst pipe
water running down wall	leak detection repair
water runs down wall	gutter cleaning repair
water shooting out	emergency plumber burst pipe
water sits on roof	flat roof
water smells eggs	water quality lead pipes
water spots	hard water softener
water stain ceiling	roof leak emergency repair
water stain wood	furniture restoration
water stands in sink	drain unblocking
water tastes funny	drinking water quality legionella
water tastes funny	water quality lead pipes
water test fish	aquarium fish
water the grave	grave maintenance planting
water under sink	leak detection repair
water while away	watering care instructions
watercolour	pottery art craft courses
waterproof riding	motorcycle clothing helmets
waterproof watch	water resistance test
waters broke	maternity antenatal care
wave machine	slide attractions
wave machine	swimming pool rules swimwear
wavy lines	macular degeneration oct scan
wax in ear	ear wax removal microsuction
wax my car	car detailing valeting
wax my legs	waxing
wax upper lip	waxing
wax while pregnant	contraindications consultation form
wax wood	furniture care oiling
waxing	beauty nails lashes
ways to pay	payment methods
wcag	website accessibility audit
we always argue	relationship coaching
we are vegan	vegan options
we park	parking
weak bladder	pelvic floor
weak bladder	pelvic floor physiotherapy
weak flush	toilet repair cistern
weak shower	low water pressure
weaning	nursery meals bottles
wear a mask	covid masks hygiene rules
wear and tear	warranty exclusions
wear bright clothes	music flowers ceremony wishes
wear contact lenses	contact lenses glasses
wear earrings	jewellery policy uniform
wear for judo	kit equipment needed
wear glasses	glasses contact lenses
wear hearing aids	hearing loop
wear hijab	head covering religious dress
wear in sauna	sauna steam room
wear jeans	what to wear clothing dress
wear makeup	make up preparation
wear shorts	dress code
wear shorts dinner	dress code restaurant
wear to opera	what to wear theatre
wear to physio	what to wear bring physiotherapy
wear trainers	what to wear clothing uniform
wearing teeth down	night guard splint
weather bad leaving	no show early departure
weather bad photos	rain weather outdoor shoot
web guy disappeared	website maintenance updates
web page for shop	website new cost
web shop	online store setup
webhook not firing	webhook troubleshooting
webhooks	integrations api
webinar	onboarding training help center
webshop	online store setup
website broken	website error technical problem contact
website down	website error technical problem
website gone	website backup restore
website hacked	website hacked malware removal
website looks old	website redesign relaunch
website not on google	seo indexing
website slow	hosting resource limits performance
website somewhere	web hosting plans
website ugly	website redesign relaunch
webspace	web hosting plans
wedding at yours	wedding ceremony venue
wedding bands	engagement wedding rings
wedding cake	celebration cake order
wedding car	car hire rental
wedding cards	wedding invitations stationery
wedding cost	wedding packages
wedding date	marriage registration ceremony
wedding dress	wedding dress alterations
wedding film	wedding photography
wedding gown	wedding dress alterations
wedding hair trial	bridal hair trial
wedding in church	church wedding banns
wedding moved	postponement date change
wedding off	deposit postponement wedding
wedding off	wedding cancellation
wedding on saturday	rush order express
wedding overwhelming	wedding planner coordination
wedding pics	wedding photography
wedding postponed	deposit postponement wedding
wedding speech	public speaking presentation coaching
weed killer	hazardous waste
weeding	garden maintenance
weedkiller	hazardous waste
weeds between slabs	patio paving driveway
weeds everywhere	garden maintenance
weeds in lawn	lawn seed turf care
weeing every five minutes	urinary tract infection cystitis
weeing when coughing	pelvic floor
week at yours	internship work experience
week price	long stay weekly rate
weekend emergency	out of hours emergency service
weekend for two	romantic package honeymoon
weekend job	jobs vacancies careers
weekends help	volunteer roles requirements
weekly bunch	flower subscription
weekly pill box	blister pack dosette
weekly pill box	dosette box blister pack
weekly ticket	season ticket travelcard commuter
weeks to live	end of life palliative care
weeks until finished	lead time production
weeks waiting photos	picture delivery time gallery
wegovy	weight management
weigh in	body composition analysis
weigh parcel	parcel size weight limits
weight limit	rider weight limit maximum
weight loss jab	weight management
weight loss jab	weight management nutrition
weight of rider	rider weight limit
weird ads	virus malware removal
weird email	scam phishing fraud
weird links site	website hacked malware removal
weird payment	fraud phishing unauthorised transaction
weird spot on skin	minor surgery mole removal
wellies	riding hat boots hire
wellies and raincoat	what to bring spare clothes
wellies nursery	what to bring clothing
went over budget	budget overrun quote
went over on ankle	ankle sprain sports injury
went over vat threshold	vat registration threshold
went wrong colour	colour correction
were a charity	charity nonprofit discount
were a charity discount	nonprofit education discount
were moving leave place	notice period leave nursery
wet attic	roof leak repair
wet myself	pelvic floor physiotherapy
wet myself sneezing	pelvic floor
wet patch ceiling	leak detection repair
wet patch ceiling	roof leak emergency repair
wet shave	beard shave barber
wet shave	beard trim shave
wet the bed	damage cleaning mattress
wet the bed mattress	carpet upholstery cleaning
wets himself	nappies toilet training
wetting bed	oxygen stoma incontinence supplies
what about kids	children
what age	age limit
what age can	minimum age age limit
what age free	children prices free entry
what age start	minimum age age limit
what am allergic to	hay fever allergy test
what am i entitled	benefits housing benefit
what am i signing	terms and conditions
what am looking at	price cost
what are subs	club subscriptions fees
what are the rules	rules terms conditions
what are you about	offer services
what areas	service area
what bin	bin collection schedule
what bring rental	documents licence needed hire
what can i deduct	tax planning saving
what can take for	minor ailments medicines advice
what can we see	things to do excursions
what can you see	current exhibition special exhibition
what can you see	permanent temporary exhibition
what cant bring	security screening liquids
what care she needs	care needs assessment
what charge	price cost
what company do	offer services
what costs cancel holiday	package tour cancellation fees
what costs homepage	website new cost
what costs licence	driving lessons price
what costs moving	removal quote volume survey
what courses	course programme brochure
what data you hold	subject access request
what day am i	appointment reminder
what day is on	timetable schedule
what day is rubbish	bin collection dates calendar
what day rubbish	bin collection schedule
what days open	opening hours
what did blood say	test results
what did do today	key person daily report
what did i sign	contract copy documents rules terms
what did scan show	test results
what do afterwards	aftercare instructions
what do all day	activities residents
what do i bring	documents to bring
what do i do	process how it works
what do i get	included services
what do i need	documents to bring
what do i owe	price cost
what do i owe	prices fees cost
what do i wear	what to wear clothing
what do kids holidays	holiday programme children
what do kids holidays	multi sports holiday camp
what do members get	membership joining
what do people say	reviews references
what do they eat there	meals diet residents
what do they wear	school uniform
what do with data	privacy data protection
what do you charge	prices fees cost
what do you pay	salary benefits
what do you recommend	consultation advice
what do you serve	menu a la carte
what do you suggest	advice consultation
what do you take	in kind donations goods
what documents licence	eyesight test first aid licence
what does everything cost	price list rates
what does look like	photos video gallery
what does wedding include	wedding packages
what eat nursery	nursery meals bottles
what everything costs	price list rates
what exactly you do	offer services
what exercises	induction training plan
what feed my	pet food advice
what file	artwork file requirements
what first when dies	bereavement what to do first
what for lunch school	school meals canteen
what goes which bin	waste collection bins recycling
what guitar buy	instrument hire purchase
what happens after sign	project process timeline web
what happens first	new customers
what happens next	process how it works
what happens to body	pet cremation
what happens to body dog	pet cremation
what happens when	process how it works
what happens when die	wills probate inheritance
what have you done	references portfolio
what have you stored	subject access request
what helps against	minor ailments medicines advice
what if allergic	allergic reaction returns
what if boat tips	swim test capsize drill
what if broken	warranty damaged item
what if cant pay	payment difficulties
what if cat escapes	escape liability
what if crash hire	excess insurance rental
what if crash rental	hire excess damage waiver
what if doesnt fit	exchange returns
what if doesnt help	guarantee results
what if doesnt work	guarantee troubleshooting
what if dog barks	pets noise
what if dont show	no show fee
what if ferry cancelled	cancellation travel disruption
what if flight late	late arrival
what if foggy	weather cancellation
what if get covid	cancellation policy fee
what if hacked	security breach
what if i cancel	cancellation policy fee
what if i die	death contract
what if i die	life insurance disability
what if i fail	resit retake
what if i forget	missed reminder
what if i move	moving termination
what if i quit	withdrawal cancellation
what if i win	prizes
what if im ill	illness cancellation
what if im sick	illness cancellation
what if internet down	offline mode
what if it breaks	warranty guarantee damage
what if it rains	bad weather cancellation
what if kid ill	illness absence children
what if late	late arrival policy
what if less people	reduced numbers cancellation
what if more people	additional guests group size
what if no snow	snow guarantee refund
what if no wind	weather postponement
what if nobody home	missed delivery access
what if not home	missed delivery
what if partner comes	accompanying person
what if payment fails	failed payment
what if plans change	booking change cancellation
what if rains	rained off cancellation weather
what if server down	uptime sla outage
what if sold out	waiting list
what if storm	bad weather cancellation
what if too big	exchange size
what if too hot	heat policy
what if too small	exchange size
what if train strike	travel disruption cancellation
what if windy	weather wind cancellation
what if wrong size	exchange size
what if you close	business closure insolvency
what in kitchen	equipment kitchen holiday flat
what included shoot	photo shoot prices packages
what instrument suits	instrument choice carousel
what is better	comparison options
what is company worth	business succession sale
what is for lunch	lunch menu daily specials
what is house worth	property valuation
what is in it	allergens ingredients
what is on show	current exhibition special exhibition
what is on tonight	events calendar whats on
what is ring worth	jewellery valuation appraisal
what is this worth	donate object collection archive
what isnt allowed	terms and conditions
what it costs	prices fees cost
what just to come	call out charge travel costs
what kind of work	offer services
what kit	what to wear clothing
what languages	languages spoken interpreter
what level	placement test level assessment
what level am i	placement test level
what made of	product details material
what marks need	entry requirements
what need from me	documents to bring
what need from us	project duration process website
what others say	reviews feedback
what others think	reviews references
what pack nursery	what to bring spare clothes
what papers	documents to bring
what papers death	death documents certificates needed
what papers flat	rental application documents
what papers taxes	documents checklist tax
what percent you take	agent fees commission
what photos send	documents claim photos receipts
what picture passport	biometric photo
what plan includes	pricing plans subscription
what results	web analytics tracking
what road	address directions
what send accountant	documents needed accountant
what shoes	kit equipment needed
what shoes	what to wear clothing footwear
what should i bring	documents to bring
what should i eat	nutrition coaching
what should i read	book recommendations reading group
what should i wear	what to wear clothing dress
what size bike child	childrens bikes
what size finger	ring size measurement
what stop	public transport
what street	address directions
what they learn	curriculum educational approach
what things cost	price list rates
what time be there	arrival early arrival
what time bread	bread rolls pre order
what time church	church service times
what time church	service times worship
what time close	opening hours
what time come	time window arrival tradesman
what time coming	arrival window
what time curtain	performance times interval
what time finish	duration length
what time is football	training times groups
what time mass	service times worship
what time open	opening hours
what time pick up	school day start times
what time start	opening hours
what time train	train timetable journey planner
what time was mine	appointment reminder
what time was my	appointment reminder confirmation
what time you shut	opening hours
what time you there	opening hours
what times are	timetable schedule
what to bring	documents to bring
what to expect	process how it works
what to feed	pet weight nutrition
what to improve site	website review audit
what to plant	garden plants advice
what to post	social media marketing management
what to put on	dress code wear
what to read	book recommendation
what to visit	things to do excursions
what to wear	clothing dress code
what to wear	dress code
what to write	greeting card message flowers
what uniform	school uniform
what uses electricity	energy saving advice audit
what wear photos	what to wear preparation
what wear riding	riding hat boots hire
what will come to	price cost
what wines	wine list corkage
what would i do	volunteer roles requirements
what would i owe	price cost
what would i pay	price cost
what would job cost	quote estimate free
what would you cook group	set menu buffet
what would you do	advice consultation
what would you recommend	advice consultation
what would you suggest	consultation advice
what you actually do	offer services
what you asking for	price cost
what you charge	price cost
what you guys do	offer services
what you have me	subject access request
what you hold about me	data protection records
what you lot do	offer services
what you need from me	documents checklist tax
what you people do	offer services
what you take	estate agent commission
whats allowed	terms and conditions
whats best for me	consultation advice
whats cheap	last minute deals
whats coming up	gantt timeline planning
whats cooking	menu a la carte
whats covered	included services
whats eating my	plant disease pest diagnosis
whats entry	museum admission tickets
whats forbidden	terms and conditions
whats going on	events calendar whats on
whats happening	events calendar whats on
whats in free	pricing plans subscription
whats in it	allergies intolerances ingredients allergens
whats in the price	included services
whats included desk	coworking amenities printer kitchen
whats included rent	utility bill service charges
whats involved	process how it works
whats my password	reset password
whats new	newsletter unsubscribe
whats not included	exclusions extra costs
whats on display	current exhibition special exhibition
whats on menu	menu a la carte
whats on now	permanent temporary exhibition
whats on offer courses	course programme brochure
whats on tap	drinks cocktails happy hour
whats recorded	recordings
whats rent	rent payment increase
whats subs	membership fees
whats the damage	price cost
whats the damage	prices fees cost
whats the difference	comparison difference options
whats the postcode	address directions
whats the procedure	process how it works
whats there to do	things to do excursions
whats to eat	menu a la carte
whats wrong with cat	diagnostics x ray ultrasound
whats wrong with phone	no fix no fee
whats your email	contact
whats your number	contact phone email
whatsapp for oldies	computer digital skills course
whatsapp you	contact phone email
wheat free	allergies intolerances
wheel bent	wheel truing spokes
wheel not straight	wheel truing spokes
wheel off bin	bin size order replacement
wheel off bin	new bin larger bin
wheel out of true	wheel truing spokes
wheel shakes	steering wheel alignment
wheel shakes braking	brakes
wheel throwing	pottery art craft courses
wheel wobble	wheel balancing
wheel wobbles	wheel truing spokes
wheel wobbles bike	wheel truing spokes
wheelchair	accessible step free access
wheelchair at airport	assisted travel reduced mobility
wheelchair at airport	seat reservation special assistance passenger
wheelchair church	church heating accessibility
wheelchair in pool	pool hoist disabled access
wheelchair in theatre	wheelchair spaces companion ticket
wheelchair room	accessible room shower
wheelchair train	passenger assistance station accessibility
wheelie	new bin larger bin
wheels for weekend	car hire rental
wheels look tatty	alloy wheel refurbishment
wheezing	asthma copd clinic
wheezy	asthma copd clinic
when again available	out of stock back in
when are bins	waste collection bins recycling
when are half terms	holiday closure dates
when are races	regatta competition entry
when are results	exams resits grades
when are you open	opening hours
when are you there	opening hours
when arrive	delivery time
when back after bug	illness exclusion nursery
when back in	stock availability
when be quiet	campsite quiet hours
when be ready	lead time production
when be there	check in boarding times
when bin day	bin collection schedule
when break up	term dates school holidays
when breakfast	breakfast included
when bring toddler dentist	childrens dentistry first visit
when busiest	peak times busy
when can come back	illness exclusion nursery
when can cut hedge	tree preservation order permission
when can get in	check in late arrival
when can i again	aftercare instructions
when can i apply	application deadline admission
when can i come	appointment booking
when can i swim	lane swimming public swim
when can puppy go out	puppy vaccination
when can set up	tables chairs set up decoration
when can start driving	provisional licence requirements
when can you come	appointment booking
when change tyres	seasonal tyre change
when check heating	boiler service maintenance contract
when collect rubbish	bin collection schedule
when come see nan	visiting hours
when could i come	appointment booking
when cut back	pruning time
when deliver party	catering delivery setup
when deposit back	car hire deposit credit card
when do bins go	bin collection dates calendar
when do i leave	tenancy notice moving out
when do i pay	payment terms due date
when do kids train	training times groups
when do they play	match fixtures results
when do you close	opening hours
when do you shut	opening hours
when does break	interval break
when does he arrive	arrival time window
when does it come	shipping delivery time
when does it end	end time
when does it finish	duration length
when does it finish	running time interval
when does it ship	delivery time
when does it start	timetable schedule
when does plane arrive	flight status arrivals departures
when does school finish	school day start times
when does show end	performance times interval
when done	duration
when doors open	doors open admission
when finished	end time duration
when first communion	first communion confirmation class
when free entry	free admission day
when furniture back	drying time
when gate closes	check in boarding times
when gates open	school day start times
when get in room	check in late arrival
when get it in medicine	out of stock order medication
when get keys	check in late arrival
when get money	claim status payout
when get money claim	claim status settlement
when get photos	digital files image rights
when get photos	picture delivery time gallery
when get tickets	travel documents tickets received
when go back	term dates school holidays
when half term	term dates school holidays
when hear back	response time
when i die give	legacy giving bequest
when is a place	waiting list
when is bike done	bike parts order waiting
when is it due	payment terms due date dates
when is it on	timetable schedule
when is it over	end time
when is it quiet	capacity number of people quiet
when is kids concert	recital concert performance
when is mass	church service times
when is mass	service times worship
when is my appointment	appointment reminder confirmation
when is next	events calendar
when is next available	availability waiting list
when is next game	match fixtures results
when is rent due	rent payment increase
when is sale	sale offer
when is summer break	term dates school holidays
when is training	training times pitch
when it snows	weather bad weather policy
when lands	flight status arrivals departures
when launched	pre order backorder
when money runs out	care funding
when move in	inventory handover move in
when my turn	waiting time
when new courses	course programme brochure
when online	project duration process website
when online	project process timeline web
when open	opening hours
when out of room	check out late check out
when paid	pay day salary
when paid out	claim status settlement
when pay rest	deposit balance payment
when pay trip	payment deposit balance trip
when practice	training times groups
when quiet	crowded peak times
when refund	refund processing time
when released	pre order backorder
when reopen	opening new closure
when season start	winter camping opening season
when season starts	season opening winter camping
when sell trees	christmas tree sale
when should i arrive	arrival early arrival
when sign up baby	nursery places registration
when start lessons	accompanied driving age seventeen
when start nursery	nursery places waiting list
when take baby swimming	baby swimming
when to plant	planting season time
when train leaves	train timetable journey planner
when viewing	viewing appointment property
when visit	visiting hours care home
when was mine	appointment reminder
when were you founded	about us team
when will be done	waiting time processing time
when will be ready	waiting time processing time
when will it arrive	delivery time tracking
when will it come	delivery time tracking
when will plumber come	time window arrival tradesman
when will someone answer	response time
when will you have	feature request roadmap
when x then	automation workflows
when you back	holiday closure
when you open	opening hours
where abouts	address directions
where are bins	house manual faults
where are keys	key handover key safe
where are servers	data location hosting
where are you	address directions
where based	address directions
where batteries	waste sorting separation
where buy kit	club kit uniform
where buy tickets	box office
where buy uniform	school uniform
where can i smoke	non smoking rooms
where do i go	address directions
where do i park	parking
where do i start	consultation advice
where do i transfer	bank details iban
where do i vote	voting postal vote
where do students live	language travel host family
where do they train	training times pitch
where does come from	sustainability environment
where does money go	use of donations transparency
where does pizza box	sorting waste separation
where does site live	web hosting plans
where download	app download
where dump	recycling centre tip
where eat airport	airport lounge shops wifi
where exactly	address directions
where exactly are you	travel directions public transport
where get key	key collection check in
where get key	key handover
where get kitten	pet adoption sale
where get spares	spare parts
where go after school	after school club wraparound care
where hand in	parcel shop locker drop off
where has it got	order tracking
where heat goes	energy saving advice audit
where hedge cuttings	garden waste brown bin
where is class	course room building location
where is data stored	security encryption hosting location
where is data stored	server location data security
where is deal	sales pipeline deals
where is first aider	first aid emergency
where is it made	country of origin manufacture
where is it now	delivery time tracking
where is loo	toilets
where is loo	toilets facilities
where is meter	meter reading submission
where is my claim	claim status settlement
where is my contract	contract copy documents
where is my deposit	deposit refund
where is my food	delivery delayed order
where is my invoice	invoice query
where is my order	order tracking
where is my package	order tracking
where is my parcel	order tracking
where is my parcel	tracking parcel status
where is the form	form download application
where is your bill	invoice for subscription
where is your guy	arrival time window
where keep tyres	tyre change winter storage
where leave the car	parking
where lesson starts driving	pick up point lessons
where made	materials sustainability origin
where made	sustainability environment
where meat from	origin suppliers meat
where money goes	use of donations transparency
where nice october	holiday booking advice
where put code	voucher code coupon
where put luggage	luggage on train
where put money	investment funds
where put money	savings investment advice
where put stuff	changing rooms showers lockers
where register new flat	residence registration address change
where registered	company details legal notice
where send application	application process
where send money	bank details iban donate
where shut water	stopcock shut off valve
where sit	seating plan best seats seat
where sit best	seating plan view
where take rubble	recycling centre tip
where take sofa	bulky waste collection
where throw	waste sorting separation
where to click	onboarding training help center
where to eat nearby	things to do excursions
where to live student	student accommodation
where to park	parking
where visitors come	web analytics tracking
where vote	elections voting postal vote
where you based	address directions
whereabouts	address directions
wheres my bill	invoice
wheres my order	delivery time tracking
wheres my package	delivery time tracking
wheres my parcel	delivery time tracking
wheres my stuff	order tracking
wheres the loo	toilets restrooms
which account pay	bank details iban
which age group	football team trials
which bin	house manual faults
which bin for	waste sorting separation
which bin this week	bin collection dates calendar
which bin this week	bin collection schedule
which book for class	course materials textbook included
which branch	locations branches
which browser	system requirements browser
which building	address directions
which bus	public transport bus train
which bus	travel directions public transport
which cards	payment methods card cash
which chemist late	night duty emergency pharmacy
which chemist open	duty pharmacy late night
which class am i	language level placement test
which colour bin	waste sorting separation
which counter	office appointment town hall
which course after	course level prerequisites
which day bins	waste collection bins recycling
which days	opening hours
which department	office appointment town hall
which depends on	gantt timeline planning
which documents	documents to bring
which door	address directions
which end of town	address directions
which energy class	energy certificate epc
which entrance	address directions
which evening training	training times groups
which flights today	flight status arrivals departures
which floor	address directions
which flowers now	seasonal flowers availability
which form	form download application
which grade of care	care assessment level
which grave	grave types cemetery plot
which group for age	training times groups
which instrument	instrument choice carousel
which is better	comparison difference options
which is right	product advice gift finder
which jabs	travel health vaccinations
which job suits	career coaching
which kit	club kit uniform
which language play	surtitles language performance
which legal form	business start up advice
which level am i	placement test level assessment
which office	office appointment town hall
which one for me	advice consultation
which one is right	consultation advice
which package	comparison difference options
which papers	documents to bring
which papers bring	death documents certificates needed
which pitch	training times pitch
which plan	pricing plans subscription
which platform	train timetable journey planner
which receipts	documents needed accountant
which receipts keep	documents checklist tax
which room course	course room building location
which running shoes	running gait analysis
which school	school admissions places
which school takes	admissions enrolment school
which sell best	reports dashboards analytics
which shade	colour consultation
which size	exchange size
which size take	size guide
which software to buy	digital transformation it consulting
which stage	sales pipeline deals
which street	address directions
which stylist	senior stylist price levels
which terminal	airport transfer
which textbook	textbooks materials cost
which times	timetable schedule
which tyres fit	new tyres
which wood	solid wood types
which wood	wood types samples finish
while i wait	waiting time processing time duration
while im at work dad	day care centre elderly
while its in garage	courtesy car
whining noise	strange noise car check
whiplash	neck pain headaches physiotherapy personal
whiplash	traffic law accident claim
whiskers	beard trim shave
white crust	hard water softener
white filling	filling composite
white fluff plant	plant disease pest diagnosis
white gold yellow	jewellery cleaning polishing
white marks shower	water softener limescale
white patch mouth	mouth ulcer oral cancer
white screen	website backup restore troubleshooting display
white smoke	exhaust catalytic converter
white smoke	fuel leak overheating
white stuff leaves	pests diseases plants
white walls	interior painting rooms
whiteboard	meeting room hire
whiten	teeth whitening
whiter smile	whitening bleaching
whiter teeth	teeth whitening
whitewall	new tyres
who are my customers	target group market research
who are we playing	match fixtures results
who are you	certificate qualifications about us team
who at night	staff ratio night care
who brings glasses	crockery cutlery hire
who buys	target group market research
who call abroad	emergency contact during trip
who called when	crm contact management
who can edit	user roles permissions
who can read	security encryption hosting location
who can read data	server location data security
who can see	user permissions roles
who checks	security safety
who cleans	final cleaning holiday flat
who cleans stairwell	house rules neighbours dispute
who cleans up	tables chairs set up decoration
who clears snow	winter gritting snow clearing
who clears up	cleaning clear up
who covers when closed	holiday closure cover
who deals with	contact person responsible
who decides care	care needs assessment
who decides if coma	power of attorney advance directive
who decides medical	power of attorney guardianship
who do i apply	application process
who do i ask	contact phone email
who do i call death	bereavement what to do first
who do i complain	complaint feedback
who do i moan to	complaint
who do i tell died	death registration certificate
who do talk to	contact phone email
who does food	catering own caterer venue
who does gdpr	data protection officer consulting
who does what	gantt deadlines tasks
who does what	task management boards
who else complain	dispute resolution ombudsman
who finds out	confidentiality
who gets kids	divorce family law custody
who gets the house	divorce separation family law
who gets the kids	child custody maintenance
who gives key	key handover
who gives tablets	medication gp residents
who handles	office appointment town hall contact
who has which key	master key system
who hasnt paid	payment reminders dunning
who helps me	get help support services
who helps when stuck	support channels service level
who inherits	wills probate inheritance
who is behind	company details legal notice
who is boss	contact person responsible
who is doctor there	doctor visits residents gp
who is doing work	about us team
who is in charge	contact person responsible
who is in charge	contact phone email
who is liable	liability insurance
who is my supplier	moving home energy
who is responsible if	liability insurance
who is teaching	teacher instructor team
who looks after	contact person responsible
who looks after baby	key person daily report
who looks after dog	pet boarding sitting
who looks after kids	childcare staff supervision
who looks after site	website maintenance support contract
who make cheque payable	cheque payment
who marries us	wedding celebrant registrar
who measures	measuring site survey
who moves furniture	furniture moving floor protection
who owns	certificate qualifications owner about us
who owns domain	hosting domain email transfer
who owns photos	image rights
who owns website	website ownership handover
who packs	packing service
who packs	packing service boxes
who paid	bank reconciliation
who pays agent	agent fees commission
who pays agent	estate agent commission
who pays diesel	hire mileage fuel policy
who pays for care	care fees funding
who pays for damage	damage claim liability insurance
who pays for home	care fees funding
who pays funeral	funeral costs
who pays if lose	lawyer fees costs risk
who pays injured	insurance accident club
who pays lawyer	legal fees no win
who pays postage back	return label postage
who pays repair rented	keys tenants landlord permission
who pays return	return label shipping costs
who pays return	return postage cost
who runs	about us team
who runs it	certificate qualifications owner management team
who runs the day	wedding planner coordination
who sees my	privacy data protection
who sees my data	data access privacy
who sees my data	data protection records
who sees my information	privacy data protection
who sees my pictures	usage rights publication
who shoots wedding	wedding photography
who talked to	crm contact management
who teaches	native speaker teachers
who visits site	web analytics tracking
who waters	irrigation watering
who will be treating	practitioner team
who will come	about us team technician staff
who writes	copywriting content
who writes texts	project duration process website
who writes the text	copywriting content
whole class	group rate group booking school
whole class visit	school group booking
whole day photographer	wedding photography
whole day photos	wedding photography
whole family dinner	large group function room
whole family join	family membership
whole family photo	family portrait session
whole family price	family discount sibling discount
whole licence cost	driving lessons price
whole month	long stay monthly rate
whole new roof	re roofing new roof
whole office	group rate group booking company
whole place to ourselves	private hire venue hire
whole team	group booking
whole wedding party	group booking weddings
wholemeal	gluten free bread wholemeal spelt
wholesale	bulk order wholesale
wholesale price	bulk volume discount
whos behind	about us team
whos in charge	contact person responsible
whos listening	confidentiality
whos the dentist	dentist team
whos the doctor	doctors team
whos the vet	veterinary team
whos working on	task management boards
whos your boss	about us team
whose fence	fencing
whose is website	source code ownership rights
why back payment	service charges utility billing
why bank charges	account fees
why church money	church tax contribution
why extra charge	tourist tax
why gone up	price increase
why monthly fee	account fees charges
why more expensive	comparison difference options
why more expensive insurance	insurance premium change policy
why need my birthday	privacy data protection
why need my email	privacy data protection
why passport	identity verification
why pay so much rubbish	waste fees bill
why site doesnt work	website review audit
why so expensive electric	energy bill explanation
why so expensive medicine	prescription charges exemption
why turned down	credit score
why was i charged	double charge payment error
why was i declined	credit score
wi fi	wifi internet
wide doors	accessible room shower
wider shoes	shoe stretching
wife come instead	transfer to another person
wife died	bereavement what to do first
wife drive too	additional driver
wife drives too	additional driver
wife has dementia help	carers support
wife in the room	accompanying person
wife join me	immigration citizenship residence permit
wife left me	divorce separation
wife snores	sleep apnoea snoring
wife wants divorce	divorce separation
wifi	wifi internet
wifi bad upstairs	network cabling data points
wifi dead spots	network cabling data points
wifi doesnt reach	network cabling data points
wifi doesnt work	wifi network setup
wifi drops	wifi troubleshooting
wifi in attic	smart home network cabling
wifi in garden	wifi network setup
wifi keeps dropping	wifi network setup
wifi not working	house manual faults
wifi password	wifi internet access
wifi there	wifi internet
wifi train	onboard services wifi food
wifi weak	wifi internet access
wifi weak	wifi network setup
wig	hair loss wigs
wig	wigs hair replacement
wiggle cable	phone charging port repair
wiggle room	discount
wiggle room price	discount reduced rate
wild camp	tent pitches
will call	box office
will course run	course cancelled low enrolment
will data be deleted	backup data repair
will i lose data	data backup
will i run out	financial forecasting business plan
will insurance pay	insurance cover
will it hurt	dental anxiety sedation pain discomfort
will it take place	course cancelled too few participants
will my insurance pay	health insurance private patient
will you ever	feature request roadmap
will you marry	engagement wedding rings
wimp at dentist	dental anxiety sedation
win do i pay	lawyer fees costs risk
wind all the time	stomach digestive problems
wind comes through	windows repair draughts
wind down	massage
wind power	green renewable tariff
wind ripped	storm damage emergency tarpaulin
wind the clock	clock repair
wind up	company closure dissolution
winding stem	watch service repair
window frames flaking	woodwork varnishing
window handle broken	windows repair draughts
window in roof	roof window skylight
window in roof	skylight roof window
window locks	door window security upgrade
window rattles	windows repair draughts
window seat	seat reservation
window seat	seat reservation meals flight
window smashed	burglary repair boarding up emergency
window stuck	windows repair draught
window stuck	windows repair draughts
window wont close	windows repair draught
window wont open	windows repair draughts window
window wont shut	windows repair draughts
windows 10 ends	windows setup operating system
windows 11	windows setup operating system
windows filthy	window cleaning
windows inside and out	window cleaning
windows run with water	ventilation mould condensation
windows wet inside	ventilation mould condensation
windows wont start	windows setup operating system
windscreen cover	car insurance
windscreen cracked	windscreen replacement chip repair
windscreen steams	car air conditioning regas
windy balcony	plant advice location shade
wine by glass	wine list corkage
wine in keyboard	laptop repair
wine on carpet	carpet upholstery cleaning
wine on table	furniture care oiling
wine pairing	chefs tasting menu
wine tasting	cookery wine tasting courses
winter jab	flu vaccination
winter motorbike	motorcycle winter storage
winter service	snow clearing gritting
winter storage	seasonal pitch storage
winter sun	holiday planning package tours
winter tires	seasonal tyre change
winter tyres	tyre change winter storage
winter tyres on	seasonal tyre change
winter wedding	wedding packages
wipe machines	towel policy hygiene gym
wipe my data	data deletion right erasure
wiped everything	undo restore deleted items
wiper smears	windscreen replacement chip repair
wire money	payment methods bank transfer
wire poking	orthodontics braces aligners
wire poking cheek	brace wire orthodontic emergency
wire up cooker	electric oven cooker connection
wired smoke	smoke alarm installation
wires are old	rewiring
wires sticking out	rewiring
wiring unsafe	rewiring
wisdom tooth	extraction wisdom teeth
wisdom tooth hurts	wisdom teeth extraction
wish for book	suggest purchase acquisition
wish it could	feature request roadmap
with a baby	baby changing pushchair children
with a dog	dogs pets allowed
with a guide	guided tour
with a pram	baby changing pushchair
with a pram	pushchair buggy pram
with a toddler	children family friendly toddlers
with an adult	parental consent
with bad back	back problems
with balcony	sea view quiet room
with big dog	dogs size limit
with bikes	bicycle storage transport
with buggy	pushchair access
with carer theatre	wheelchair spaces companion ticket
with colleagues	corporate group
with company logo	branding logo custom
with engraving	engraving personalisation
with friends	group booking private
with grandma	seniors accessibility
with guide	guided tour
with headscarf	religious dress
with hearing aid	hearing aids
with high blood pressure	contraindications medical conditions
with initials	engraving personalisation
with initials	personalisation engraving
with instructor	instructor guided
with kids	children family friendly
with lots of luggage	luggage limit
with mum next to me	accompanied driving age seventeen
with my dog	dogs pets allowed
with my pooch	dogs pets allowed
with name on	personalisation engraving
with newborn	newborn babies
with our logo	custom made personalised
with own car	parking
with own logo	custom branding logo
with pram	pushchair access
with prosthesis	disability accessibility
with puppy	puppies
with pushchair	pushchair access
with school class	school groups
with small children	families children
with stroller	stroller access
with subtitles opera	surtitles language performance
with surfboard	oversize luggage
with tail lift	van transporter hire
with the dog	dogs allowed
with three kids	families children
with trailer	trailer parking
with two dogs	number of dogs
with van	van access height
with wheelchair	wheelchair access
withdraw large amount	bank transfer payments limit
without a car	public transport bus train
without a levels	entry requirements
without a prescription	over the counter without prescription
without alcohol	non alcoholic
without an account	account registration
without anaesthetic	anaesthetic options
without animal	vegetarian vegan
without appointment	walk in appointment
without being member	membership joining
without booking	walk in without appointment reservation
without box	original packaging
without breakfast	room only
without car	public transport shuttle collection
without car park	parking
without car while	courtesy car
without changing gears	automatic gearbox licence
without chemicals	homeopathy herbal natural remedies
without church	funeral service speaker secular
without coal	green renewable tariff
without coding	no code
without coffin	muslim jewish funeral rites
without coming in	telephone video consultation
without coming in doctor	video consultation
without contract	no contract rolling monthly
without credit card	free trial credit card
without dairy	vegetarian vegan dishes
without drilling	minimally invasive
without experience	beginners no experience
without garlic	special requests ingredients
without gas	heat pump
without gear stick	automatic licence
without giving my name	privacy data protection
without glasses	contact lenses fitting
without guide	self guided
without id	identification required
without instructor	unsupervised licence
without insurance	health insurance private patient
without insurance	self pay private treatment uninsured
without internet	mobile app offline
without internet	offline
without kids	adults only
without kitchen how long	kitchen installation fitting project duration
without licence	licence free
without losing data	migration backup
without mask	mask rules
without me doing	automation workflows
without meat	vegetarian
without meat	vegetarian vegan dishes
without notice	notice period immediate
without obligation	trial session taster
without original box	return label postage
without parents	parental consent unaccompanied minors
without parents swim	children unaccompanied age pool
without paying	free of charge
without paying more	additional cost
without prescription	prescription required
without price on	gift wrapping
without printer	label packaging instructions
without programmer	content management edit yourself
without programmer	content management system
without receipt	proof of purchase
without referral	self referral
without registering	create account registration
without seeing doctor	over the counter without prescription
without shoes	footwear
without signing up	trial session taster
without sugar	sugar free
without surgery	non surgical treatment
without yeast	bread sourdough spelt
witness my signature	notarisation certification signature
wix	content management system
wobble at 70	wheel balancing
wobbly banister	stairs renovation creaking
wobbly bannister	staircase joinery
wobbly chair	furniture restoration
wobbly chair	furniture restoration repair
wobbly on feet	balance falls prevention
wobbly paving	report damage streetlight pothole
wobbly tooth	gum disease periodontal treatment
woke up ill	illness cancellation sick
woke up sick	cancellation fee
woman doctor	chaperone
woman instead	choice of staff
woman instructor	female instructor
women only	gender women only
womens check	cervical screening smear test
wonky teeth	braces aligners orthodontics
wonky teeth	orthodontics braces aligners
wonky wheel	wheel truing spokes
wont accept password	login account access
wont be able to come	cancel appointment
wont be coming	cancellation rescheduling
wont be in today	school absence sickness reporting
wont be there	cancellation
wont boot	windows setup operating system
wont charge	phone charging port repair
wont connect	connection troubleshooting
wont eat anything	meals fussy eaters
wont fit in car	delivery large items garden
wont fit through	piano heavy item moving
wont get better	end of life palliative care
wont go in gear	clutch gearbox repair
wont go into gear	clutch gearbox transmission
wont go to school	bullying pastoral support
wont install	installation troubleshooting
wont let go me	settling in
wont let go of me	settling in period
wont let me	contact form technical error
wont let me book	booking troubleshooting
wont let me in	it helpdesk password reset
wont let me in	login account access troubleshooting
wont load	website error technical problem
wont make it	cancellation rescheduling
wont nap	nap sleep rest
wont open	file format compatibility
wont pay for child	child custody maintenance
wont pay out	claim rejected appeal
wont pay that fine	parking fine penalty appeal
wont practise	lesson length frequency music
wont print	printer setup printing troubleshooting
wont put paw down	lameness orthopaedics pet
wont sit still haircut	childrens haircut
wont sleep baby	baby products formula
wont spin	washing machine repair
wont start	breakdown recovery towing
wont start	startup troubleshooting
wont stay without me	settling in parents present
wont switch on	faulty goods repair replacement
wont sync	synchronization troubleshooting
wont turn on	repair faulty goods replacement
wont turn over	battery alternator starter
wont upload	upload file size limit
wood burner	chimney sweep wood stove
wood chipper	tool hire
wood floor dull	wooden flooring
wood floor grey	flooring parquet sanding
wood for stove	firewood logs wood chip
wood peeling	woodwork varnishing
wood rotten	woodworm timber treatment
wood sample	wood types samples finish
wood table	bespoke furniture
woodchip	wallpaper removal hanging
woodchip	wallpapering
wooden terrace	decking pergola outdoor
woodworm	furniture restoration repair
woodworm	woodworm timber treatment
word document print	artwork file requirements
wordpress	content management system
wordpress broken	website backup restore
wordpress hosting	web hosting plans
words for card	obituary notice cards
words for website	copywriting content
words move on page	colour vision dyslexia overlays
words on ribbon	funeral flowers wreath
work at home deduct	home office travel expenses
work at weekend desk	coworking access 24/7
work do	group rate group booking
work during day	evening weekend course
work experience	internship work experience
work experience	jobs vacancies apply
work experience week	internship work experience
work for a day	day pass hot desk
work for free	volunteer
work for you	jobs careers
work for you	jobs vacancies apply
work from abroad	working abroad policy
work from home	remote work policy
work from not home	day pass hot desk
work from room	wifi internet access
work from your cafe	laptop working policy cafe
work full time	adoption requirements working hours
work hours club	volunteer hours members
work in cafe	laptop working policy cafe
work in my town	service area
work is paying	company invoice
work it out	instructions manual
work late	coworking access 24/7
work more efficiently	process optimisation
work nearby long	long term stay monthly
work next day	recovery time aftercare
work nights	flexible appointments shift work
work on electrics cars	electric hybrid vehicle service
work on laptop	wifi internet
work out	gym membership
work out cost	quote estimate
work outing	group booking
work pays glasses	eye test voucher nhs
work perk	corporate offer employee benefits
work permit	immigration citizenship residence permit visa
work placement	internship work experience
work quietly	study space group room
work shifts	evening weekend course times
work shifts childcare	opening closing times care hours
work somewhere quiet	day pass hot desk
work till six	breakfast club after school care
work till six	opening closing times care hours
work together	partnership supplier cooperation suppliers resellers
work weekends	weekend opening hours
work with laptop	study room quiet desk
work with xero	integrations api
work without internet	mobile app offline
working nearby weeks	long stay weekly rate
working shifts	flexible hours shift work
workman late	time window arrival tradesman
workmate access	invite team members users
workmen left mess	cleaning complaint
workmen rooms	long stay weekly rate
workout plan	induction training plan
works do	team building company event
works offline	offline mode
works on ipad	tablet support ipad
works on linux	system requirements browser linux
works on mac	system requirements macos
works on old computer	system requirements minimum
works on phone	mobile app ios android
works on windows	system requirements browser windows
works with alexa	smart home integration
works with gmail	integration gmail google
works with outlook	integrations api integration outlook
works with quickbooks	accounting integration quickbooks
works with shopify	integration shopify
works with slack	integration slack
works with wordpress	integration wordpress plugin
works with xero	accounting integration xero
works with zapier	integration zapier automation
workshops soon	events calendar
worktop round sink	worktop replacement
worktop stained	worktop replacement
worktop swollen	kitchen fitting worktop
worktop swollen	worktop replacement
workwear logo	textile t shirt printing
world spins	dizziness vertigo
wormer	flea tick treatment
worming	flea tick worm treatment
worms	flea tick worm treatment
worms in poo	flea tick worm treatment
worms in poo	worming flea tick treatment
worn down	shoe resoling heels
worn on edge	wheel alignment tracking
worn once	worn items returns
worn out jeans	clothing textile bank
worried about a child	child welfare safeguarding
worried about friend	support relatives advice
worried about neighbours child	child welfare family support
worse after treatment	aftercare reaction
worse than before	complaint rework
worth 500	parcel insurance value cover
worth an hour	visit duration
worth anything	jewellery valuation appraisal
worth coming at four	last admission
worth fixing	repair worth economic
worth having panels	solar photovoltaic battery
worth mending	not worth repairing diagnosis fee
worth of flat	property valuation
worth repairing	repair cost estimate approval
worth repairing	repair worth economic
worth the money ads	web analytics tracking
would be nice if	feature request
wound infected	wound care dressing stitches
wound not healing	wound care dressing stitches
wound oozing	wound care dressing stitches
wound open after neuter	aftercare cone stitches
wound open dog	post operative care buster collar
wound weeping	wound dressing nurse
wrap cabinets	kitchen door replacement refacing
wrap it up	gift wrapping card
wrap my car	car lettering signage
wrap my things	packing service
wrap up plants	frost winter protection
wraparound	breakfast club after school care
wrapped nicely	gift wrapping
wreath	funeral flowers wreath
wreath with ribbon	funeral flowers wreath
wrench light	car service maintenance
wrinkles	anti ageing botox fillers
wrist hurts	tennis elbow wrist pain
wrists hurt	bike fitting
write a bill	create send invoice
write a check	cheque payment
write a name	engraving personalisation
write a review	reviews references
write a will	will inheritance law
write a will	wills probate inheritance
write about us	public relations press release
write an article	press media enquiries
write an offer	quotes estimates proposals software
write card with flowers	greeting card message flowers
write contract	contract review drafting
write down hours	time tracking
write down wishes	funeral pre-planning
write for us	copywriting content
write it off	tax relief childcare vouchers
write off	repair worth economic
write off debts	bankruptcy insolvency debt advice
write off donation	donation receipt tax deductible
write something on card	message card greeting
write songs	recording songwriting production
write the texts	copywriting content
write to all customers	email newsletter marketing
write to child	sponsorship adopt animal child
write to you	contact
writing on van	car lettering signage
written prescription	prescription diet medication pets
written test	theory test preparation
written warning	dismissal employment law
written warning	employment law dismissal
wrong account number	bank transfer payments limit
wrong address	delivery address change
wrong address on invoice	invoice correction
wrong address typed	cancel order change address
wrong amount	invoice query
wrong amount	overcharge billing error
wrong amount sent	standing order transfer recall
wrong building	course room building location
wrong clothes on	complaint safeguarding care
wrong colour	exchange returns
wrong colour came	missing item wrong item
wrong colour rose	return plants hardware exchange
wrong columns	import data migration
wrong currency	currency settings
wrong currency	language settings currency
wrong date booked	change booking amend order
wrong date booked	ticket refund exchange
wrong dates	cancel booking hotel non refundable
wrong diagnosis	medical negligence
wrong dish	delivery delayed order
wrong dish	food poisoning complaint hygiene
wrong fuel	breakdown recovery towing
wrong fuel	fuel leak overheating
wrong hours google	google business profile local
wrong house number	return to sender undeliverable
wrong invoice number	invoice number sequence
wrong invoice sent	cancel edit invoice correction
wrong invoice sent	credit note cancel invoice
wrong item	withdrawal right returns missing item
wrong language	language settings
wrong level	placement level change
wrong name on	change details update address
wrong name on bill	invoice correction
wrong name passport	rebooking change name flight
wrong numbers	data accuracy troubleshooting
wrong on invoice	invoice correction
wrong one came	wrong item delivered
wrong operation	personal injury compensation
wrong pin	card pin
wrong price on bill	cancel edit invoice correction
wrong size	withdrawal right returns exchange size
wrong size bike	bike fitting
wrong size came	wrong item delivered exchange
wrong suitcase	lost baggage
wrong tax code	tax refund reclaim
wrong temperature	thermostat smart controls
wrong time zone	language localization settings
wrong timezone	time zone settings
wrongful termination	employment law dismissal
wrote a book	book printing self publishing
wrote three times	support contact help
www name	domain registration transfer
x ray dog	diagnostics x ray ultrasound
x ray results	test results
x ray teeth	dental check up examination
xbox	tablet console repair
xmas meal	christmas menu party booking
xmas tree	christmas trees
xml invoice	e invoicing xrechnung peppol
xml invoice	e-invoice format
yank it	extraction wisdom teeth
yank it out	wisdom teeth extraction
yard cleanup	garden maintenance
yard waste	garden green waste
yard work	garden maintenance
year end	annual accounts year end
year seven place	school admissions places
yearly fee	membership joining
yearly heating check	boiler service maintenance contract
yearly pass	multi visit pass season ticket
yearly statement flat	service charges utility billing
yearly subs	club subscriptions fees
years in business	qualifications certification
years overdue	overdue fines
years since i	beginner level no experience
years without accident	no claims bonus
yellow fever	travel vaccination clinic
yellow fever	vaccination travel clinic
yellow flame	carbon monoxide alarm
yellow lamp	warning light diagnosis
yellow letter	debt collection enforcement
yellow light	engine diagnostics warning light
yellow radiator	lacquer doors windows radiators
yellow teeth	teeth whitening
yellow teeth	whitening bleaching
yellow toenail	podiatry chiropody
yellowy blonde	toner gloss
yesterdays bread	yesterdays bread reduced
yoga	group classes timetable
yoga when	classes timetable
yoghurt pots	sorting waste separation
yoghurt pots	waste sorting separation
yorkshire pudding	sunday roast brunch
you away in august	holiday closure cover
you broke	damage claim liability insurance
you damaged	damage claim liability insurance
you dont have book	interlibrary loan
you dont know me	first appointment new customer
you got my booking	appointment reminder confirmation
you hiring	jobs vacancies apply
you know about me	privacy data protection
you open today	opening hours
you recruiting	jobs careers
you scratched	damage claim
you should get	suggest purchase acquisition
youll stand by work	warranty guarantee
young driver	hire requirements driver licence
young driver	minimum driver age rental
young driver rental	car hire
young people apply	employer branding recruitment marketing
young people camping	quiet hours campsite
young person train	railcard discount pass
your account number	bank details iban
your bank details	bank transfer
your connection is not	ssl certificate https
your cut	agent fees commission
your fees	price list rates
your guy damaged	damage liability insurance
your other place	locations branches
your own products	cleaning products supplies
your policy on	terms and conditions
your rates	price list rates
your tariffs	price list rates
your training	certificate qualifications
youth climbing	kids climbing club
youth club	childrens church youth group
youth group	childrens church groups youth
youth group	childrens church youth group
youtube channel	social media
youtubers	influencer campaign
yule log	seasonal specialities
yurt	glamping pods mobile homes
zapier	integrations api
zelle	payment methods
zero hours	employment law dismissal
zero knowledge	beginners language course
zero percent	financing credit
zillow	property viewing
zimmer	accessible step free access
zing when bite	sensitive teeth
zip broke	zip replacement
zip broken	warranty defect complaint
zip broken	zip button repair
zip code	address directions
zip stuck	sewing alterations tailor
zipper broken	zip button repair
zipper stuck	zip button repair
zugferd	e invoicing xrechnung peppol
zumba	classes timetable
zumba	group classes timetable
`
