/** Words that count and words that measure, in English and German, each with the one way it is written here. */

const inOrder = (words: string, from: number) =>
  words.split(' ').map((word, at): [string, string] => [word, String(from + at)])
const tens = (words: string) =>
  words.split(' ').map((word, at): [string, string] => [word, String((at + 2) * 10)])
const all = (words: string, value: string) => words.split(' ').map((word): [string, string] => [word, value])

/** German "ein" is left out: it is an article far more often than a number. */
export const numberWords: ReadonlyMap<string, string> = new Map([
  ...inOrder(
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen',
    0,
  ),
  ...inOrder('sixteen seventeen eighteen nineteen', 16),
  ...tens('twenty thirty forty fifty sixty seventy eighty ninety'),
  ...inOrder('null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf', 0),
  ...tens('zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'),
  ...all('hundred hundert', '100'),
  ...all('thousand tausend', '1000'),
  ...all('million millions millionen', '1000000'),
  ...all('half halb halbe halben hälfte', '0.5'),
  ...all('twice double doppelt zweimal', '2'),
])

export const countingWord = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${[...numberWords.keys()].join('|')})(?![\\p{L}\\p{N}])`,
  'giu',
)

const units: Record<string, string> = {
  eur: 'euro euros eur',
  usd: 'dollar dollars usd',
  gbp: 'pound pounds gbp',
  chf: 'franken chf francs',
  '%': '% percent prozent',
  '‰': '‰',
  '°': '° degrees grad',
  second: 'second seconds sekunde sekunden sec',
  minute: 'minute minutes minuten min',
  hour: 'hour hours stunde stunden h hrs',
  day: 'day days tag tage tagen',
  week: 'week weeks woche wochen',
  month: 'month months monat monate monaten',
  year: 'year years jahr jahre jahren',
  clock: 'uhr',
  am: 'a.m am',
  pm: 'p.m pm',
  m: 'm metre metres meter meters metern',
  km: 'km kilometre kilometres kilometer kilometers kilometern',
  mile: 'mile miles meile meilen',
  kg: 'kg kilo kilos kilogramm',
  l: 'l litre litres liter liters litern',
  mb: 'mb',
  gb: 'gb',
  tb: 'tb',
  thousand: 'k',
}

export const unitWords: ReadonlyMap<string, string> = new Map(
  Object.entries(units).flatMap(([unit, words]) => all(words, unit)),
)
