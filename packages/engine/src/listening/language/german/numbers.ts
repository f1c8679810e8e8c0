import type { Measure, NumberWords } from '../pack.ts'
import { anywherePattern, closingPattern, openingPattern, wordSet } from '../phrases.ts'

const units = new Map<string, number>(
  `null eins zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn
  achtzehn neunzehn`
    .split(/\s+/)
    .map((word, value) => [word, value]),
)
for (const [word, value] of [
  ['halbe', 0.5],
  ['halbes', 0.5],
  ['halben', 0.5],
  ['anderthalb', 1.5],
  ['eineinhalb', 1.5],
  ['zwo', 2],
  ['paar', 2],
  ['dutzend', 12],
  ['beide', 2],
  ['zweit', 2],
  ['dritt', 3],
  ['viert', 4],
  ['funft', 5],
  ['sechst', 6],
  ['siebt', 7],
  ['neunt', 9],
  ['zehnt', 10],
  ['zwolft', 12],
] as const)
  units.set(word, value)
const tens = new Map<string, number>(
  'zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig'
    .split(' ')
    .map((word, at) => [word, (at + 2) * 10]),
)

/** German writes a number as one word: "fünfundzwanzigtausend". */
function read(word: string): number | null {
  for (const [scale, size] of [
    ['tausend', 1000],
    ['hundert', 100],
  ] as const) {
    const at = word.indexOf(scale)
    if (at < 0) continue
    const [before, after] = [word.slice(0, at), word.slice(at + scale.length).replace(/^und/, '')]
    const times = before === '' || before === 'ein' ? 1 : read(before)
    const rest = after === '' ? 0 : read(after)
    return times === null || rest === null ? null : times * size + rest
  }
  const known = units.get(word) ?? tens.get(word)
  if (known !== undefined) return known
  const [one, ten, ...others] = word.split('und')
  if (one === undefined || ten === undefined || others.length > 0) return null
  const [low, high] = [one === 'ein' ? 1 : units.get(one), tens.get(ten)]
  return low === undefined || high === undefined ? null : low + high
}

const moneyMatters = wordSet('budget geld preis preise kosten ausgeben umsatz gehalt betrag')
const measured = (measure: Measure, list: string) =>
  [...wordSet(list)].map((word): [string, Measure] => [word, measure])

export const numbers: NumberWords = {
  read,
  scales: new Map([
    ['k', 1e3],
    ['tsd', 1e3],
    ['tausend', 1e3],
    ['hundert', 1e2],
    ['m', 1e6],
    ['mio', 1e6],
    ['million', 1e6],
    ['millionen', 1e6],
    ['mrd', 1e9],
    ['milliarden', 1e9],
  ]),
  articles: wordSet('ein eine einen einem einer eines'),
  moneyMatters,
  measures: new Map([
    ...measured('money', 'euro euros eur dollar usd pfund franken chf rappen cent € $ £ ¥'),
    ...[...moneyMatters].map((word): [string, Measure] => [word, 'money']),
    ...measured(
      'people',
      `kinder kind kids kleinkinder leute leuten personen person menschen mitarbeiter mitarbeitern mitarbeiterinnen mitarbeitende mitarbeitenden
      angestellte angestellten beschaftigte beschaftigten kollegen kolleginnen nutzer nutzern teilnehmer teilnehmern gaste
      gasten platze platzen kopfe kopfen erwachsene erwachsenen tickets ticket mann entwickler uns`,
    ),
    ...measured(
      'time',
      `tag tage tagen woche wochen monat monate monaten jahr jahre jahren stunde stunden minute minuten quartal quartale
      quartalen nacht nachte nachten`,
    ),
    ...measured('age', 'alter altersgruppe altersklasse'),
    ...measured('clock', 'uhr'),
    ...measured('other', '% prozent km kilometer kg sterne grad'),
  ]),
  anybody: wordSet('leute leuten personen person menschen teilnehmer teilnehmern gaste gasten'),
  days: new Map([
    ['minute', 1 / 1440],
    ['minuten', 1 / 1440],
    ['stunde', 1 / 24],
    ['stunden', 1 / 24],
    ['tag', 1],
    ['tage', 1],
    ['tagen', 1],
    ['nacht', 1],
    ['nachte', 1],
    ['nachten', 1],
    ['woche', 7],
    ['wochen', 7],
    ['monat', 30],
    ['monate', 30],
    ['monaten', 30],
    ['quartal', 90],
    ['quartale', 90],
    ['quartalen', 90],
    ['jahr', 360],
    ['jahre', 360],
    ['jahren', 360],
  ]),
  passing: wordSet('oder mehr von plus'),
  relating: wordSet('bei beim fur'),
  numbered: wordSet(
    'organisation phase schritt version option kapitel seite stufe slot id nr nummer frage punkt',
  ),
  months: wordSet(
    `januar janner februar marz april mai juni juli august september oktober november dezember jan feb apr jun jul aug sep
    sept okt nov dez`,
  ),
  beforeMonth: wordSet('im bis ab seit von zum'),
  beforeDay: wordSet('am zum vom'),
  beforeClock: wordSet('um gegen'),
  beforeCount: wordSet('fur zu'),
  ofUs: closingPattern('(wir sind|sind wir|wir waren|waren wir) [doch|jetzt|nun|nur|dann] [zu]'),
  outOf: openingPattern('von'),
  to: wordSet('bis - – —'),
  and: wordSet('und bis oder - – —'),
  between: wordSet('zwischen'),
  parties: [
    [anywherePattern('zu dritt'), 3],
    [anywherePattern('zu viert'), 4],
    [anywherePattern('zu funft'), 5],
    [
      anywherePattern(
        '(mein|meine) (mann|frau|partner|partnerin|freund|freundin|kollege|kollegin) und ich, ich und (mein|meine) (mann|frau|partner|partnerin|freund|freundin|kollege|kollegin), (wir|uns) (beide|beiden|zwei), zu zweit',
      ),
      2,
    ],
    [
      anywherePattern(
        '(nur|bloss) (ich|er|sie|mich), ich allein, ich alleine, (bin|arbeite) [ich] (allein|alleine), einzelunternehmer, einzelkampfer, fur mich allein, nur mich',
      ),
      1,
    ],
  ],
  beforePeople: closingPattern('fur, zu, wir sind, sind, gruppe von, team von'),
  beforeAge: closingPattern(
    '(ich bin|bin ich|werde|er ist|sie ist|ist er|ist sie|wird) [jetzt|schon|gerade|erst|ja|fast|bald]',
  ),
  afterAge: openingPattern('[jahre|jahr] (alt|jung)'),
  atMost: closingPattern(`
    bis [zu], hochstens, maximal, max, (nicht|keine|kaum) mehr als, weniger als, unter, unterhalb von, knapp, fast, nicht uber, <,
    begrenzt auf, limit von`),
  atLeast: closingPattern(
    'mindestens, minimal, min, mehr als, uber, ueber, oberhalb von, ab, von, wenigstens, nicht unter, >, gut, nicht weniger als',
  ),
  rate: openingPattern(
    '(im|pro|je|jeden|jede) (monat|jahr|woche|tag|nacht|stunde|person|kopf|nutzer), (monatlich|jahrlich|wochentlich)',
  ),
  orLess: openingPattern('zur not, wenns sein muss, oder weniger, maximal, hochstens, max'),
  orMore: openingPattern('oder mehr, plus, und mehr, aufwarts, und daruber, oder daruber, mindestens'),
}
