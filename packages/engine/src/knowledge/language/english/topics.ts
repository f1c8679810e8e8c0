import type { LanguagePack } from '../language_pack.ts'
import { anywhere } from '../patterns.ts'

const amount = String.raw`[€$£]\s?\d\S*, \d\S*\s?(?:€|\$|£|eur|euros?|usd|dollars?|pounds?|chf|cents?)`

export const topics: LanguagePack['topics'] = {
  pricing: anywhere(String.raw`
    ${amount}, pric\w+, costs?, fees?, charge[sd]?, (?<!-)free(?! and ), discounts?, invoic\w+, payments?, paid, pay, pays,
    payable, paying, billing, billed, subscriptions?, refund\w*, vat, taxe?s?, budgets?, rates?, per month, per year,
    per hour, per day, per person, per seat, monthly, annual, annually, deposit, quote, cheap\w*, expensive`),
  track_record: anywhere(String.raw`
    clients?, customers? (?:include|since|are), case stud\w+, references, awards?, award-winning, certified,
    certifications?, founded, since (?:19|20)\d\d, established, years of experience, success stor\w*, testimonials?,
    trusted by, track record, milestones?, portfolio, projects? completed, projects? delivered, for over \w+ years,
    for more than \w+ years, grew, anniversary`),
  people: anywhere(`
    teams?, founders?, co-?founders?, ceo, cto, cfo, coo, staff, employees?, colleagues?, managers?, directors?, partners?,
    consultants?, engineers?, designers?, developers?, owners?, experts?, specialists?, head of, leads?, led by,
    supervisors?, members?, hires?, he, she, born, studied, degree, mr, mrs, ms, dr, prof, trainers?, coach, coaches,
    doctors?, nurses?, teachers?, people, who we are, leadership`),
  offer: anywhere(String.raw`
    offers?, offering, services?, packages?, products?, provid\w+, includ\w+, features?, plans?, solutions?, workshops?,
    courses?, programs?, programmes?, speciali[sz]\w+, supports?, supported, consulting, we help, available, sell, rent,
    what we do, integrat\w+, lets you, allows you, enables?`),
  method: anywhere(String.raw`
    process\w*, method\w*, approach\w*, how we, we first, we then, we start, we begin, we always, we believe, we work,
    phases?, stages?, principles?, workflow, agile, iterat\w+, sprints?, practices?, strateg\w+, framework, quality,
    values?, philosophy, every project, guidelines?, standards?, research, reviews? are`),
  practical: anywhere(String.raw`
    open, opening, opening hours, closed, hours, address, located, location, phone, telephone, e-?mail, contact, parking,
    directions, arriv\w*, delivery, deliveries, shipping, returns?, appointments?, book, booking, booked, cancel\w*,
    reschedul\w*, deadline, weekdays?, mondays?, tuesdays?, wednesdays?, thursdays?, fridays?, saturdays?, sundays?,
    weekends?, holidays?, languages?, how do, how to, how can, steps?, settings?, click, login, log in, account, password,
    install\w*, download, configur\w*, requirements?, wheelchair, wi-?fi`),
}
