import type { AssessmentWords } from './assessment_words.ts'

export const english: AssessmentWords = {
  bounds: {
    at_least:
      'at least, no less than, not less than, no fewer than, not fewer than, not under, not below, starting at, starting from, upwards of, from',
    more_than:
      'more than, over, above, exceeding, exceeds, greater than, larger than, bigger than, higher than, longer than, later than, beyond',
    at_most:
      'at most, up to, no more than, not more than, not over, not above, no later than, no longer than, within, in the next, in the coming, during the next, over the next, inside of',
    less_than:
      'less than, fewer than, under, below, smaller than, lower than, shorter than, sooner than, earlier than',
  },
  orMore:
    'or more, or above, or over, or higher, or larger, or greater, or longer, or later, and more, and above, and up, upwards, plus',
  orLess:
    'or less, or fewer, or under, or below, or lower, or smaller, or sooner, or earlier, and less, and below, and under',
  minimum: 'minimum, minimal, min',
  maximum: 'maximum, maximal, max',
  between: 'between, from',
  to: 'to, and, up to, through',
  about: 'about, around, roughly, approximately, approx, some, circa',
  fillers: 'of, a, an, the, about, around, roughly, approximately, total, in total, next, coming, budget of',
  one: 'a, an, one',
  scales: { k: 1e3, thousand: 1e3, grand: 1e3, m: 1e6, million: 1e6, millions: 1e6, mn: 1e6, hundred: 100 },
  dozens: { 'couple of': 2, couple: 2, 'dozen of': 12, dozen: 12 },
  extraNumbers: {},
  currencies: {
    '€': 'eur',
    eur: 'eur',
    euro: 'eur',
    euros: 'eur',
    $: 'usd',
    usd: 'usd',
    dollar: 'usd',
    dollars: 'usd',
    '£': 'gbp',
    gbp: 'gbp',
    pound: 'gbp',
    pounds: 'gbp',
    chf: 'chf',
    francs: 'chf',
  },
  days: {
    day: 1,
    days: 1,
    week: 7,
    weeks: 7,
    month: 30,
    months: 30,
    quarter: 90,
    quarters: 90,
    year: 360,
    years: 360,
  },
  per: 'per, a, an, each, every',
  everyDays: { daily: 1, weekly: 7, monthly: 30, quarterly: 90, yearly: 360, annual: 360, annually: 360 },
  thisOne: 'this, within this, by the end of this',
  nextOne: 'next',
  atOnce:
    'as soon as possible, asap, immediately, right away, right now, straight away, at once, now, today, urgently',
  beyond: 'later, more, longer',
  undecided:
    'unknown, not known, not known yet, open, not sure, not sure yet, unsure, undecided, no idea, to be decided, tbd, do not know',
  negations:
    "not, no, never, none, nobody, nothing, neither, nor, without, cannot, isn't, aren't, wasn't, weren't, don't, doesn't, didn't, can't, couldn't, won't, wouldn't, shouldn't, haven't, hasn't, hadn't, lacks, lack, lacking, refuses, refuse, declines, decline",
  conditions:
    'if, unless, except, would, might, maybe, perhaps, possibly, could be, suppose, whether, hopefully, used to, not sure, unless',
  and: 'and, as well as, but, plus',
  or: 'or',
  concepts: {
    money: 'budget, spend, invest, afford, price, cost, money',
    size: 'employee, people, staff, team, headcount, colleague, worker, size',
    begin: 'start, begin, launch, timing, timeline, timeframe, when, soon',
    call: 'call, phone, telephone',
    contact: 'contact, touch, reached',
    decision: 'decide, decision, decider',
  },
  empty:
    'visitor, visitors, customer, customers, client, clients, lead, leads, person, want, wants, wanted, would, like, likes, need, needs, have, has, having, is, are, be, been, looking, look, plan, plans, planning, willing, able, get, gets, already, yet, currently, really, least, most, more, less, fewer, than, ready, must, should, will, can, may, within, under, over, works, work, prefers, prefer, named, names, given, there, clear, make, makes, made, matter, matters, important',
}
