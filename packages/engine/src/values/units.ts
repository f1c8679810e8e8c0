import { languages } from './language/index.ts'
import type { Unit } from './value.ts'

/** Units by name. The words for them are in the language files; symbols are the same everywhere. */
const units: Record<string, Unit> = {
  percent: { measure: 'percent', size: 1 },
  second: { measure: 'minutes', size: 1 / 60 },
  minute: { measure: 'minutes', size: 1 },
  hour: { measure: 'minutes', size: 60 },
  day: { measure: 'minutes', size: 1440 },
  working_day: { measure: 'minutes', size: 1440 },
  week: { measure: 'minutes', size: 10080 },
  month: { measure: 'months', size: 1 },
  quarter: { measure: 'months', size: 3 },
  year: { measure: 'months', size: 12 },
  millimetre: { measure: 'metres', size: 0.001 },
  centimetre: { measure: 'metres', size: 0.01 },
  metre: { measure: 'metres', size: 1 },
  kilometre: { measure: 'metres', size: 1000 },
  mile: { measure: 'metres', size: 1609.344 },
  foot: { measure: 'metres', size: 0.3048 },
  inch: { measure: 'metres', size: 0.0254 },
  square_metre: { measure: 'square metres', size: 1 },
  hectare: { measure: 'square metres', size: 10_000 },
  gram: { measure: 'grams', size: 1 },
  kilogram: { measure: 'grams', size: 1000 },
  tonne: { measure: 'grams', size: 1e6 },
  pound_of_mass: { measure: 'grams', size: 453.592 },
  half_kilogram: { measure: 'grams', size: 500 },
  ounce: { measure: 'grams', size: 28.3495 },
  millilitre: { measure: 'litres', size: 0.001 },
  centilitre: { measure: 'litres', size: 0.01 },
  litre: { measure: 'litres', size: 1 },
  pint: { measure: 'litres', size: 0.568261 },
  celsius: { measure: 'degrees', size: 1 },
  fahrenheit: { measure: 'degrees Fahrenheit', size: 1 },
  kilobyte: { measure: 'bytes', size: 1e3 },
  megabyte: { measure: 'bytes', size: 1e6 },
  gigabyte: { measure: 'bytes', size: 1e9 },
  terabyte: { measure: 'bytes', size: 1e12 },
  kmh: { measure: 'speed', size: 1 },
  mph: { measure: 'speed', size: 1.609344 },
  watt: { measure: 'watts', size: 1 },
  kilowatt: { measure: 'watts', size: 1000 },
  watt_hour: { measure: 'watt-hours', size: 1 },
  kilowatt_hour: { measure: 'watt-hours', size: 1000 },
  eurocent: { measure: 'money EUR', size: 0.01 },
  dollarcent: { measure: 'money USD', size: 0.01 },
  penny: { measure: 'money GBP', size: 0.01 },
}

const symbols: Record<string, string> = {
  percent: '%',
  minute: 'min|mins',
  second: 's|sec',
  hour: 'h|hr|hrs|std',
  millimetre: 'mm',
  centimetre: 'cm',
  metre: 'm',
  kilometre: 'km',
  mile: 'mi',
  foot: 'ft',
  square_metre: 'm²|m2|sqm|qm',
  hectare: 'ha',
  gram: 'g|gr',
  kilogram: 'kg',
  tonne: 't',
  millilitre: 'ml',
  centilitre: 'cl',
  litre: 'l',
  celsius: '°|°c',
  fahrenheit: '°f',
  kilobyte: 'kb',
  megabyte: 'mb',
  gigabyte: 'gb',
  terabyte: 'tb',
  kmh: 'km/h|kmh',
  mph: 'mph',
  watt: 'w',
  kilowatt: 'kw',
  watt_hour: 'wh',
  kilowatt_hour: 'kwh',
  eurocent: 'ct',
  penny: 'p',
  EUR: '€|eur',
  GBP: '£|gbp',
  USD: '$|us$|usd',
  CHF: 'chf|sfr|fr',
  CAD: 'ca$|c$|cad',
  AUD: 'a$|au$|aud',
  NZD: 'nz$|nzd',
  PLN: 'zł|pln',
  CZK: 'kč|czk',
  SEK: 'sek',
  NOK: 'nok',
  DKK: 'dkk',
  JPY: '¥|jpy|yen',
  INR: '₹|inr',
}

const unitNamed = (name: string): Unit => units[name] ?? { measure: `money ${name}`, size: 1 }

/** A word may name several: "pound". */
const symbolUnits = new Map<string, Unit[]>()
for (const [name, written] of Object.entries(symbols))
  for (const symbol of written.split('|'))
    symbolUnits.set(symbol, [...(symbolUnits.get(symbol) ?? []), unitNamed(name)])

const wordUnits = languages.flatMap((words) =>
  Object.entries(words.units).map(([name, source]) => ({
    unit: unitNamed(name),
    pattern: new RegExp(`^(?:${source})$`, 'u'),
  })),
)

const anyWord = new RegExp(`^(?:${languages.flatMap(({ units }) => Object.values(units)).join('|')})$`, 'u')

/** What a word, several words or a symbol behind a number says that it measures. */
export function unitsOf(words: string): readonly Unit[] {
  const key = words.toLowerCase()
  const bySymbol = symbolUnits.get(key) ?? []
  if (!anyWord.test(key)) return bySymbol
  const units = [...bySymbol, ...wordUnits.filter(({ pattern }) => pattern.test(key)).map(({ unit }) => unit)]
  return units.filter(
    ({ measure, size }, at) =>
      units.findIndex((unit) => unit.measure === measure && unit.size === size) === at,
  )
}

const firstWords = languages.flatMap(({ units }) =>
  Object.values(units).flatMap((source) =>
    source!
      .split('|')
      .filter((part) => part.includes(' '))
      .map((part) => part.split(' ', 1)[0]!),
  ),
)
const first = new RegExp(`^(?:km|us|ca|au|nz|c|a|°|m|${firstWords.join('|')})$`, 'u')

/** What units of several words or marks begin with: "working days", "km/h". */
export const opensUnit = (word: string): boolean => first.test(word)

const signs = new Set(['€', '£', '$', '¥', '₹'])

/** What stands before a number and says that it is money: "€", "CHF". */
export function currencyBefore(word: string): Unit | null {
  if (!signs.has(word) && !/^\p{Lu}{2,3}\$?$|^\p{Lu}+\$$/u.test(word)) return null
  return unitsOf(word).find(({ measure, size }) => measure.startsWith('money ') && size === 1) ?? null
}

export const bare: Unit = { measure: 'bare', size: 1 }
export const count: Unit = { measure: 'count', size: 1 }
export const percent: Unit = { measure: 'percent', size: 1 }
export const minute: Unit = { measure: 'minutes', size: 1 }
export const unitOfPeriod = (name: string): Unit => unitNamed(name)
