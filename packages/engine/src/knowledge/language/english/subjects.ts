import type { InstructionSubject } from '../language_pack.ts'
import { wordSet } from '../patterns.ts'

export const subjects: readonly InstructionSubject[] = [
  { names: wordSet('price, prices, pricing, cost, costs, fees, rates, price list'), topic: 'pricing' },
  { names: wordSet('offer, services, our services, products, packages, what we offer'), topic: 'offer' },
  { names: wordSet('people, team, staff, employees, our team, who we are'), topic: 'people' },
  {
    names: wordSet('track record, references, case studies, clients, success stories'),
    topic: 'track_record',
  },
  { names: wordSet('method, methods, approach, process, how we work, way of working'), topic: 'method' },
  {
    names: wordSet('practical, practical information, practical details, practicalities'),
    topic: 'practical',
  },
  { names: wordSet('opening hours, opening times, business hours, office hours, hours'), universal: 'hours' },
  { names: wordSet('contact, contact details, contact information, phone numbers'), universal: 'contact' },
  { names: wordSet('address, addresses, location, locations, directions'), universal: 'place' },
  { names: wordSet('languages, spoken languages'), universal: 'languages' },
  {
    names: wordSet(
      'job offers, jobs, job openings, job postings, careers, career, vacancies, open positions',
    ),
  },
  { names: wordSet('press releases, press, press information, news, media') },
  { names: wordSet('legal notices, imprint, privacy policy, privacy, terms, terms and conditions, legal') },
  { names: wordSet('blog posts, blog, articles') },
  { names: wordSet('events, event dates, calendar') },
]
