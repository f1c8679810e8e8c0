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
  thisOne: 'this',
  nextOne: 'next',
  endOf: 'end of, end of the',
  yearEnd: 'year end',
  months: {
    january: 1,
    jan: 1,
    february: 2,
    feb: 2,
    march: 3,
    april: 4,
    apr: 4,
    may: 5,
    june: 6,
    july: 7,
    august: 8,
    aug: 8,
    september: 9,
    sept: 9,
    october: 10,
    oct: 10,
    november: 11,
    nov: 11,
    december: 12,
    dec: 12,
  },
  seasons: { spring: 3, summer: 6, autumn: 9, fall: 9, winter: 12 },
  ordinals: 'first, second, third, fourth',
  byDate: 'by, until, till, before, no later than, not later than',
  fromDate: 'from, after, as of, starting, not before, since',
  inDate: 'in, during, for, early, mid, late, of, next',
  inYear: 'in, during',
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
  deciderWords:
    'maker, makers, making, authority, power, alone, self, final, sole, conversation, chat, present',
  ownDecision:
    "i (?:can |will |also |don't |do not |can't |cannot )?decide, i(?:'m| am) (?:the one )?(?:deciding|who decides), i make (?:the |that |this |all |these |those )?(?:final )?decisions?, (?:my|our) (?:own )?(?:decision|call), up to me, i(?:'m| am) (?:also )?(?:the |a |an )?(?:sole |co-?)?(?:owner|founder|ceo|managing director|decision[- ]maker|boss|proprietor), i (?:own|run|founded) (?:the|this|a|an|my|our) (?:\\p{L}+ )?(?:company|business|firm|shop|store|studio|agency|practice|place)",
  othersDecision:
    '(?:boss|manager|partner|husband|wife|board|management|director|committee|ceo|owner|team|somebody else|someone else) (?:decides|decide|will decide|makes|make|has to|have to|needs to|must), i (?:have|need) to (?:ask|check with), i (?:only |just )?recommend, gathering information, just researching',
  empty:
    'visitor, visitors, customer, customers, client, clients, lead, leads, person, want, wants, wanted, would, like, likes, need, needs, have, has, having, is, are, be, been, looking, look, plan, plans, planning, willing, able, get, gets, already, yet, currently, really, least, most, more, less, fewer, than, ready, must, should, will, can, may, within, under, over, works, work, prefers, prefer, named, names, given, there, clear, make, makes, made, matter, matters, important',
}
