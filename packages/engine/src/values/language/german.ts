import type { ValueWords } from './value_words.ts'

const small = new Map<string, number>(
  `null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn
  achtzehn neunzehn`
    .split(/\s+/)
    .map((word, value): [string, number] => [word, value]),
)
const tens = new Map<string, number>(
  'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'
    .split(' ')
    .map((word, at): [string, number] => [word, (at + 2) * 10]),
)
const large = new Map<string, number>([
  ['dutzend', 12],
  ['hundert', 100],
  ['tausend', 1000],
  ['million', 1e6],
  ['millionen', 1e6],
  ['milliarde', 1e9],
  ['milliarden', 1e9],
  ['anderthalb', 1.5],
])

const compound = /(?:zig|ßig|einhalb)$|hundert|tausend/

/** German writes a number as one word: "fünfundzwanzig", "zweihundertfünfzig", "zweieinhalb". */
function numberOf(word: string): number | null {
  const known = small.get(word) ?? tens.get(word) ?? large.get(word)
  if (known !== undefined) return known
  if (!compound.test(word)) return null
  if (word.endsWith('einhalb')) return plusHalf(word.slice(0, -7))
  const [, before = '', scale, after = ''] =
    /^(.*)(tausend)(?:und)?(.*)$|^(.*)(hundert)(?:und)?(.*)$/u
      .exec(word)
      ?.filter((part) => part !== undefined) ?? []
  return scale === undefined ? tensAndOnes(word) : scaled(before, scale === 'tausend' ? 1000 : 100, after)
}

/** "fünfundzwanzig" */
function tensAndOnes(word: string): number | null {
  const [, one = '', ten = ''] = /^(.+?)und(.+)$/u.exec(word) ?? []
  const low = one === 'ein' ? 1 : small.get(one)
  const high = tens.get(ten)
  return low === undefined || high === undefined ? null : low + high
}

function plusHalf(before: string): number | null {
  const whole = before === '' ? 1 : before === 'ein' ? 1 : small.get(before)
  return whole === undefined ? null : whole + 0.5
}

function scaled(before: string, size: number, after: string): number | null {
  const times = before === '' || before === 'ein' ? 1 : numberOf(before)
  const rest = after === '' ? 0 : numberOf(after)
  return times === null || rest === null ? null : times * size + rest
}

export const german: ValueWords = {
  numberOf,
  units: {
    percent: 'prozent|prozentpunkten?',
    second: 'sekunden?|sek',
    minute: 'minuten?|minütig\\p{L}*|min',
    hour: 'stunden?|stündig\\p{L}*|std',
    day: 'tage?n?|tägig\\p{L}*|nacht|nächten?',
    working_day: 'werktage?n?|arbeitstage?n?|geschäftstage?n?',
    week: 'wochen?|wöchig\\p{L}*',
    month: 'monate?[ns]?|monatig\\p{L}*',
    quarter: 'quartale?n?',
    year: 'jahre?n?|jährig\\p{L}*',
    EUR: 'euro',
    GBP: 'pfund',
    USD: 'dollar',
    CHF: 'franken',
    eurocent: 'cent',
    millimetre: 'millimetern?',
    centimetre: 'zentimetern?',
    metre: 'metern?',
    kilometre: 'kilometern?',
    mile: 'meilen?',
    square_metre: 'quadratmetern?|qm',
    hectare: 'hektar',
    gram: 'gramm',
    kilogram: 'kilo|kilogramm',
    tonne: 'tonnen?',
    half_kilogram: 'pfund',
    litre: 'litern?',
    celsius: 'grad|grad celsius',
    fahrenheit: 'grad fahrenheit',
    watt: 'watt',
  },
  fillers: 'volle[nr]?|ganze[nr]?|weitere[nr]?|zusätzliche[nr]?|gute[nr]?|knappe[nr]?|kurze[nr]?',
  articles: 'ein|eine|einen|einem|einer|eines',
  half: 'halb|halbe|halben|halber|halbes|halbem',
  andHalf: '(?!)',
  fractions: [
    ['(?:ein|einem|einen|das) drittel', 100 / 3],
    ['zwei drittel', 200 / 3],
    ['(?:ein|einem|einen|das) viertel', 25],
    ['drei viertel|dreiviertel', 75],
    ['(?:ein|einem|einen|das) fünftel', 20],
    ['vier fünftel', 80],
    ['(?:ein|einem|einen|das) zehntel', 10],
    ['die hälfte|zur hälfte|der hälfte', 50],
  ],
  paid: 'preis|preise|preises|gebühr|kosten|betrag|miete|rate',
  spans: [
    ['(?:eine[rn]? )?dreiviertelstunde', 45],
    ['(?:eine[rn]? )?viertelstunde', 15],
    ['(?:eine[rn]? )?halben? stunde', 30],
  ],
  rate: 'pro|je|jede[rsnm]?|im|am|die|per',
  periods: {
    hour: 'stündlich\\p{L}*',
    day: 'täglich\\p{L}*',
    week: 'wöchentlich\\p{L}*',
    month: 'monatlich\\p{L}*',
    quarter: 'vierteljährlich\\p{L}*|quartalsweise',
    year: 'jährlich\\p{L}*',
  },
  factors: {
    beide: 2,
    beiden: 2,
    doppelt: 2,
    doppelte: 2,
    doppelten: 2,
    zweimal: 2,
    dreimal: 3,
    viermal: 4,
    zweit: 2,
    dritt: 3,
    viert: 4,
    fünft: 5,
    sechst: 6,
  },
  aroundTheClock: 'rund um die uhr|24 stunden am tag',
  hedges: {
    about: 'etwa|rund|ungefähr|zirka|circa|ca\\.?|um die|grob|in etwa|schätzungsweise|vielleicht',
    'just over': 'gut|gute|etwas über|etwas mehr als|knapp über',
    over: 'über|mehr als',
    'just under': 'knapp|fast|beinahe|nahezu|etwas unter|etwas weniger als|knapp unter|nicht ganz',
    under: 'unter|weniger als',
  },
  hedgesAfter: { about: 'oder so|etwa', over: 'oder mehr|plus' },
  to: 'bis|bis zu',
  and: 'und|oder',
  months: [
    'januar|jänner',
    'februar',
    'märz',
    'april',
    'mai',
    'juni',
    'juli',
    'august',
    'september',
    'oktober',
    'november',
    'dezember',
  ],
  shortMonths: ['jan', 'feb', 'mär', 'apr', 'mai', 'jun', 'jul', 'aug', 'sept?', 'okt', 'nov', 'dez'],
  doubtfulMonths: '(?!)',
  weekdays: [
    'montage?n?s?',
    'dienstage?n?s?',
    'mittwochs?',
    'donnerstage?n?s?',
    'freitage?n?s?',
    'samstage?n?s?|sonnabende?n?s?',
    'sonntage?n?s?',
  ],
  shortWeekdays: ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'],
  dayGroups: [
    ['täglich|jeden tag|alle tage|sieben tage die woche|ganzjährig', [0, 1, 2, 3, 4, 5, 6]],
    ['werktage?s?|wochentage?s?|unter der woche', [0, 1, 2, 3, 4, 5]],
    ['wochenenden?s?', [5, 6]],
  ],
  seasons: [
    ['frühling|frühjahr', [3, 4, 5]],
    ['sommer', [6, 7, 8]],
    ['herbst', [9, 10, 11]],
    ['winter', [12, 1, 2]],
    ['weihnachten', [12]],
    ['neujahr', [1]],
  ],
  relativeDays: [
    ['übermorgen', 2],
    ['heute', 0],
    ['(?<!guten )(?<!am )(?<!jeden )morgen', 1],
    ['gestern', -1],
  ],
  beforeDay: 'am|zum|bis|bis zum|vom|ab|den|dem|der',
  clock: {
    hours:
      'ein|eins|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|dreizehn|vierzehn|fünfzehn|sechzehn|siebzehn|achtzehn|neunzehn|zwanzig',
    noon: '(?!)',
    midnight: 'mitternacht',
    aroundNoon: 'mittags?',
    idioms: [
      ['halb HOUR', -30],
      ['viertel nach HOUR', 15],
      ['viertel vor HOUR', -15],
      ['dreiviertel HOUR', -15],
      ['zehn nach HOUR', 10],
      ['zehn vor HOUR', -10],
      ['fünf nach HOUR', 5],
      ['fünf vor HOUR', -5],
      ['zwanzig nach HOUR', 20],
      ['zwanzig vor HOUR', -20],
    ],
    before: 'um',
    maybeBefore: 'ab|bis|von|gegen|vor|nach|zwischen|und',
    morning: 'morgens|vormittags|früh|am morgen|am vormittag',
    afternoon: 'nachmittags|abends|am nachmittag|am abend',
    amIsNone:
      '\\s+(?:tag|abend|morgen|nachmittag|vormittag|wochenende|ende|telefon|stück|\\p{L}+tag|mittwoch)(?!\\p{L})',
  },
  plural: /^\p{Lu}/u,
}
