/** A line of words that visitors and owners use for one matter. */
export const english = `
price prices priced cost costs fee fees charge charges charged rate rates expensive cheap cheaper tariff
pay pays paid payment payments payable paying instalment instalments installment
bill bills billing billed invoice invoices
deposit downpayment prepayment advance
discount discounts reduction reduced save saves saving savings rebate
free gratis complimentary
refund refunds refunded reimburse reimbursed reimbursement
open opens opening hours closed closes closing
weekend weekends saturday saturdays sunday sundays
weekday weekdays monday friday
location locations located based address situated office
contact email mail reach write
phone telephone call calls number
founded founder founders found established start started began
company firm business
team staff employee employees people colleague colleagues worker workers
client clients customer customers reference references
language languages speak speaks spoken
buy purchase buying order
sell sells sold sale shop store
rent rents rental hire lease
used second-hand secondhand
repair repairs repaired fix fixes fixed mend
inspection inspect check checkup maintenance maintain
flat puncture breakdown
stolen theft steal thief
insurance insured insure covered cover
book books booked booking bookings reserve reserved reservation reservations appointment appointments
cancel cancels cancelled canceled cancellation terminate termination quit
close closed closing leave leaving
late delay delayed overdue
return returns returned
deliver delivers delivered delivery ship shipped shipping send sends
long duration take takes last lasts ready finished
fast quick quickly soon
include includes included contain contains part comes
change changes changed edit modify revision revisions adjust upgrade
delete deletes deleted remove erase erased
import imports imported upload
export exports exported download
try tried trial test demo
sign signin login log password
support help helps assistance
authentication factor 2fa mfa
app apps application mobile ios android smartphone
interface api integration integrate integrates connect
store stored storage server servers hosting hosted host
backup backups backed
annual annually yearly year
month monthly
day daily
kid kids child children childrens son daughter
adult adults
document documents passport identity
photo photos photograph photographs photography photographer picture pictures
luggage suitcase bag baggage
bike bikes bicycle bicycles
car cars parking park
award awards prize prizes won win wins
job jobs career careers internship internships vacancy vacancies
agreement contract contracts
rights own owns owner ownership
sick ill illness
trade swap swaps exchange
spreadsheet excel csv
electric e-bike ebike
rules law laws legal regulations
tour tours trip excursion
group groups
card cards
enable enables enabled activate activates activated activation turn switch
disable disables disabled deactivate deactivated
decide decides decided decision decisions
often frequency frequent frequently regularly
maximum max limit limits limited most
minimum min least
choose choice select selects selected pick
create creates created make add new
require requires required requirement requirements must need needs mandatory
allow allows allowed permit permitted permission
error errors issue issues problem problems fail fails failed
wifi wlan internet
meeting meetings call calls
website websites site page
settings setting preferences configure configuration
user users member members account accounts
message messages notification notifications
approve approves approved approval
employee employer employment
report reports reporting
forgot forget forgets forgotten lost lose mislaid
`
