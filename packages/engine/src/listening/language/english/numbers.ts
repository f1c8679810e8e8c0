import type { Measure, NumberWords } from '../pack.ts'
import { anywherePattern, closingPattern, openingPattern, wordSet } from '../phrases.ts'

const words = new Map<string, number>(
  [
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen',
    'eighteen nineteen',
  ]
    .join(' ')
    .split(' ')
    .map((word, value) => [word, value]),
)
'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ').forEach((word, at) => {
  words.set(word, (at + 2) * 10)
})
for (const [word, value] of [
  ['half', 0.5],
  ['nil', 0],
  ['couple', 2],
  ['dozen', 12],
  ['single', 1],
  ['solo', 1],
] as const)
  words.set(word, value)

const moneyMatters = wordSet('budget money price prices cost costs spend spending revenue salary')
const measured = (measure: Measure, list: string) =>
  [...wordSet(list)].map((word): [string, Measure] => [word, measure])

export const numbers: NumberWords = {
  read: (word) => words.get(word) ?? null,
  scales: new Map([
    ['k', 1e3],
    ['grand', 1e3],
    ['thousand', 1e3],
    ['hundred', 1e2],
    ['m', 1e6],
    ['mn', 1e6],
    ['mio', 1e6],
    ['million', 1e6],
    ['millions', 1e6],
    ['bn', 1e9],
    ['billion', 1e9],
  ]),
  articles: wordSet('a an'),
  moneyMatters,
  measures: new Map([
    ...measured(
      'money',
      'euro euros eur dollar dollars usd bucks pound pounds gbp quid franc francs chf yen rupees cents pence € $ £ ¥',
    ),
    ...[...moneyMatters].map((word): [string, Measure] => [word, 'money']),
    ...measured(
      'people',
      `people ppl persons person kids kid children child teenagers employees employee staff colleagues members member users user seats seat workers
      fte ftes heads guests guest travelers travellers traveler traveller passengers passenger riders rider participants
      attendees us folks pax adults adult tickets ticket individuals friends headcount developers engineers`,
    ),
    ...measured(
      'time',
      'day days week weeks month months year years hour hours minute minutes quarter quarters night nights',
    ),
    ...measured('age', 'age aged ages'),
    ...measured('clock', 'am pm oclock a.m p.m noon'),
    ...measured('other', '% percent percentage km kilometers miles kg stars degrees'),
  ]),
  anybody: wordSet(
    'people persons person guests guest participants attendees travelers travellers us folks pax',
  ),
  days: new Map([
    ['minute', 1 / 1440],
    ['minutes', 1 / 1440],
    ['hour', 1 / 24],
    ['hours', 1 / 24],
    ['day', 1],
    ['days', 1],
    ['night', 1],
    ['nights', 1],
    ['week', 7],
    ['weeks', 7],
    ['month', 30],
    ['months', 30],
    ['quarter', 90],
    ['quarters', 90],
    ['year', 360],
    ['years', 360],
  ]),
  passing: wordSet('of or more plus'),
  relating: wordSet('for'),
  numbered: wordSet(
    'organization organisation phase step version option chapter page level slot id no number question point item',
  ),
  months: wordSet(
    `january february march april may june july august september october november december jan feb mar apr jun jul aug
    sep sept oct nov dec`,
  ),
  beforeMonth: wordSet('in by until from of since this next'),
  beforeDay: new Set(),
  beforeClock: wordSet('at past oclock'),
  beforeCount: wordSet('for'),
  ofUs: closingPattern('(weare|we are|there are|there will be|we will be) [now|only|just|actually]'),
  outOf: openingPattern('out of'),
  to: wordSet('to until till through - – —'),
  and: wordSet('and to or - – —'),
  between: wordSet('between'),
  parties: [
    [
      anywherePattern(`
        (me|myself|i) and my (wife|husband|partner|girlfriend|boyfriend|spouse|friend|colleague|mother|father|mom|dad|sister|brother|fiance|fiancee|business partner|cofounder),
        my (wife|husband|partner|girlfriend|boyfriend|spouse|friend|colleague|mother|father|mom|dad|sister|brother|fiance|fiancee|business partner|cofounder) and (i|me|myself),
        (me|i) my (wife|husband|partner), (both|two) of us, the two of us, (with|and) my (wife|husband|partner|girlfriend|boyfriend|spouse|mom|dad|mother|father)`),
      2,
    ],
    [
      anywherePattern(
        '(just|only) (me|myself|one of us), (me|myself) (only|alone), by myself, on my own, (im|i am) alone, one man (band|show), solo, freelancer, for (me|myself), its me, (me|myself) (and|with) my (son|daughter|kid|child|kids|children|teenager|baby)',
      ),
      1,
    ],
  ],
  beforePeople: closingPattern(
    'for, party of, we are, weare, group of, team of, for just, for only, just for, only for',
  ),
  beforeAge: closingPattern(
    '(im|i am|turned|turning|aged|age|hes|shes|he is|she is|who is) [now|just|only|already|nearly|almost]',
  ),
  afterAge: openingPattern('[years|year|yrs|yr] (old|young), (years|year|yrs) of age, yo'),
  atMost: closingPattern(`
    up to, at most, max, maximum, maximum of, a maximum of, no more than, not more than, less than, under, below, fewer than,
    within, not over, not exceed, not exceeding, lower than, just under, almost, nearly, <, capped at, cap of, limit of, tops`),
  atLeast: closingPattern(`
    at least, min, minimum, minimum of, a minimum of, more than, over, above, from, upwards of, north of, no less than,
    greater than, higher than, just over, beyond, exceeds, >, starting at, starting from`),
  rate: openingPattern(
    '(a|per|each|every) (month|year|week|day|night|hour|person|user|head), (monthly|yearly|weekly)',
  ),
  orLess: openingPattern(
    'at a push, at a stretch, if need be, or less, or fewer, max, maximum, at most, tops, or under, or below, and below, and under',
  ),
  orMore: openingPattern(
    'or more, plus, and more, and up, and above, or above, or over, at least, upwards, minimum',
  ),
}
