import { lines } from '../phrases.ts'

/** General words for one thing; an owner's options are named by any of them. */
export const synonyms = lines(`
  solved, resolved, fixed, worked, works, working, sorted, it worked, that worked
  now, immediately, as soon as we can, as soon as you can, soon, the sooner the better, earliest possible, right away, asap, as soon as possible, straight away, urgent, urgently, at once, today, right now
  later, not soon, some day, someday, eventually, next year, not urgent, no rush, no hurry, can wait, it can wait, not in a hurry
  quarter, three months, next few months, couple of months, in the next three months, next quarter
  cheap, inexpensive, affordable, budget friendly, low cost, low priced, economical, not too expensive, not expensive, low budget
  moderate, moderately, mid range, mid priced, medium priced, average priced, reasonably priced, medium, reasonable, midrange
  small, compact, little, tiny
  standard, medium, intermediate, mid size, midsize, regular, normal, ordinary, average
  phone, telephone, by phone, on the phone, call, phone call, ring, mobile
  video, video call, zoom, online, teams, skype, virtual, virtually, webcam, remote, remotely
  in person, on site, onsite, face to face, personally, in your office, at your office, come by, in the office, visit you
  music, concert, concerts, gig, band, live music
  sports, sport, game, match, football, baseball, basketball, soccer, hockey
  kids, kid, children, child, family friendly, child friendly, kid friendly, little ones, toddler, toddlers, son, daughter, sons, daughters
  wifi, wi fi, internet, wireless
  outdoor, outdoors, outside, open air, patio, terrace, al fresco, outdoor seating
  vegetarian, veggie, vegan, meatless, meat free
  pets, pet, dog, cat, dogs, cats
  smoking, smoke, smoker, smokers
  free, no charge, without paying, free of charge, no cost, no entry fee, no entrance fee, dont have to pay
  shared, share, sharing, pool, carpool, with others, with other people
  furnished, furniture, with furniture
  speed, fast, quick, quickly, speedy, time
  quality, good work, well made, workmanship
  price, prices, cost, costs, cheapness, pricing, affordable
  support, aftercare, maintenance, help afterwards, ongoing support
  advice, consulting, consultation, guidance, counsel
  coach, economy, economy class
  evening, evenings, after work, weeknight, weeknights, after tea
  beginner, beginners, from scratch, zero, complete beginner, never learned, no experience
  every four weeks, every 4 weeks, once a month, monthly
  decide, decides, i decide, i am the owner, i am the ceo, i am the founder, i own it, my own business, just me, only me, decision maker, final say, my decision, my call, i make the decision, decider, in charge, sign off
  recommend, advise, make a recommendation, suggest, influence, shortlist
  researching, gathering information, i am gathering information, collecting offers, collect offers, getting quotes, collecting quotes, just looking, looking around, comparing, browsing, doing research, information gathering, just browsing, research
  purchase, buy, buying
  rent, rental, lease, hire
  new, brand new
  nonstop, non stop, direct, directly, no stops, no layovers
  layover, stop, stops, layovers, transfer, transfers, changes
  bag, bags, luggage, suitcase, suitcases, baggage
  bedroom, bed room, bedrooms, bed, beds
  bathroom, bath, baths, bathrooms
  travel, travelling, traveling, trip, trips, holiday, holidays, vacation, vacations
  pain, ache, aches, toothache, headache, hurts, hurting, sore
  nature, nature reserve, nature preserve, wildlife
  theater, theatre, performing arts, performing arts venue
  car, vehicle, auto
  days, a few days, couple of days, several days, since yesterday, last night, since today, since monday, since tuesday, since wednesday, since thursday, since friday, since saturday, since sunday, last week
  weeks, a few weeks, couple of weeks, several weeks, last month
  months, some months, several months, a few months, couple of months, half a year
  longer, years, for years, many years, ages, forever, long time, a year`)
