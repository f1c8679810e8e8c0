/** A line of words that often stand where another of them was asked for. */
export const english = `
company firm business organization organisation
team staff employee people colleague coworker worker personnel
manager supervisor boss head lead leads leader
job career vacancy position
net gross vat tax
instalment installment pay payment due
hire hiring recruit recruitment
apply application applicant
quit resign resignation leave left departure
vacation holiday leave
sick ill illness disease medical
doctor physician
lawyer attorney solicitor
salary wage income earnings paycheck payroll
expense spend spent budget
money funds cash
currency currencies
transfer wire
quote quotation estimate proposal
coupon voucher promotion
subscription subscribe plan
donate donation give
charity nonprofit
school college university education
student pupil
train course class workshop lesson
goods product item article
feature function functionality
parcel package shipment
warranty guarantee
complain complaint feedback
consult consultation advice advise
guide manual tutorial instructions documentation
rules law legal regulations policy guideline
require requirement must need mandatory force enforce compulsory
forbid forbidden prohibit ban
block ban
prove proof verify verification confirm confirmation
tour trip excursion travel journey
plane flight fly airline
hotel lodging accommodation room
bus transit transport subway metro
taxi cab
car vehicle
meal food lunch dinner breakfast eat restaurant
building premises headquarters
home house residence
evening night
everybody everyone anybody anyone somebody someone
computer laptop machine device pc desktop
equipment hardware device
mac macos
terminal console shell
database sql mysql postgres postgresql
link url address
script code snippet
version release
log history record
stats statistics numbers figures metrics
graph chart diagram
note comment annotation
visit visitor traffic
photo photograph picture image avatar
text wording content
size big large
email mail
mailbox inbox mail
reply answer response respond
chat conversation talk
notify notification alert inform tell
remind reminder
calendar schedule
deadline due
expire expiry expiration valid
renew renewal extend extension
delete remove erase clear
lose lost missing
disappear vanish gone
reset restore recover recovery
move relocate migrate
share publish public
see view show shown display visible
keep kept store save retain retention
stop end pause
begin began start launch
update upgrade
install installation setup
wrong incorrect mistake
correct fix edit change
break broken broke damage defective
strange unusual suspicious
fraud scam phishing
secure security safe safety protect protection
private privacy confidential secret
encrypt encryption
credentials password passcode
toilet loo wc restroom bathroom
kid child toddler baby teen teenager boy girl lad son daughter under
mum mom mother dad father parent guardian
wife husband partner spouse couple
mate friend buddy guest companion
senior pensioner elderly retired concession grandma granny grandad
cheap affordable lowest
price cost fee charge rate tariff ballpark roughly
dog puppy pet animal
cat kitten pet animal
doctor gp physician nurse
dentist dental tooth teeth
blocked clogged stuck jammed unblock blockage
leak drip burst flood flooded dripping
heating radiator boiler heater
tap faucet
rubbish trash garbage waste bin refuse recycling
lift elevator step
wheelchair disabled disability accessible accessibility mobility
vegetarian vegan veggie
allergy allergic gluten intolerance
cash card contactless debit credit visa mastercard paypal
instalment monthly finance credit
pickup collect collection fetch
near nearby close walk distance
station train bus tram
gear kit equipment
lesson class course tuition teach teacher tutor instructor
beginner novice starter newcomer
exam test certificate diploma qualification
scared nervous anxious afraid frightened fear worried
pain hurt ache sore painful
urgent emergency immediately asap
wait waiting queue list
sleep overnight stay night accommodation
bed bunk dorm room
tent camping camp pitch caravan campervan motorhome
towel linen bedding sheet duvet sleeping
shower bath wash
electricity power electric socket plug hookup
quiet noise noisy loud
party birthday celebration wedding event function
hire rent let lease loan borrow
somebody someone person staff
courier post postage delivery
present gift voucher
member membership join club
leave cancel quit notice end
swim swimming pool water
ride riding cycle cycling
big biggest large largest maximum
access read see
letter paper document form
old age aged years
arrive arrival check-in
depart departure check-out
outdoor outside garden
`
