import type { Subject } from '../language_pack.ts'
import { listed } from '../patterns.ts'

export const subjects: readonly Subject[] = [
  { names: listed('price, prices, pricing, cost, costs, fees, rates, price list'), topic: 'pricing' },
  { names: listed('offer, services, our services, products, packages, what we offer'), topic: 'offer' },
  { names: listed('people, team, staff, employees, our team, who we are'), topic: 'people' },
  {
    names: listed('track record, references, case studies, clients, success stories'),
    topic: 'track_record',
  },
  { names: listed('method, methods, approach, process, how we work, way of working'), topic: 'method' },
  {
    names: listed('practical, practical information, practical details, practicalities'),
    topic: 'practical',
  },
  { names: listed('opening hours, opening times, business hours, office hours, hours'), universal: 'hours' },
  { names: listed('contact, contact details, contact information, phone numbers'), universal: 'contact' },
  { names: listed('address, addresses, location, locations, directions'), universal: 'place' },
  { names: listed('languages, spoken languages'), universal: 'languages' },
  {
    names: listed('job offers, jobs, job openings, job postings, careers, career, vacancies, open positions'),
  },
  { names: listed('press releases, press, press information, news, media') },
  { names: listed('legal notices, imprint, privacy policy, privacy, terms, terms and conditions, legal') },
  { names: listed('blog posts, blog, articles') },
  { names: listed('events, event dates, calendar') },
]
