import { anyPhrase } from '../../../knowledge/language/patterns.ts'
import { english } from './english.ts'
import { german } from './german.ts'
import type { PriceUnit, ProposalWords, TimeUnit } from './proposal_words.ts'

export type { PriceUnit, TimeUnit } from './proposal_words.ts'

/** Sites mix languages, above all in headings and on buttons, so all packs are asked together. */
const packs: readonly ProposalWords[] = [english, german]

type KnownUnit = Exclude<PriceUnit, 'thing'>
type Phrases = (words: ProposalWords) => string

const begins = String.raw`(?<![\p{L}\d])`
const ends = String.raw`(?![\p{L}\d])`

/** Any of the phrases of all languages, as a piece of a pattern. */
const phrases = (of: Phrases): string => packs.map((pack) => anyPhrase(of(pack))).join('|')

const pattern = (source: string): RegExp => new RegExp(source, 'u')
const anywhere = (of: Phrases): RegExp => pattern(`${begins}(?:${phrases(of)})${ends}`)
const whole = (of: Phrases): RegExp => pattern(`^(?:${phrases(of)})$`)
const opening = (of: Phrases): RegExp => pattern(`^(?:${phrases(of)})${ends}`)
const part = (of: Phrases): RegExp => pattern(`(?:${phrases(of)})`)
/** A heading that is one of these, maybe with "our" before it and something after. */
const heading = (of: Phrases): RegExp =>
  pattern(
    String.raw`^(?:(?:our|my|the|all|recent|latest|customer|client|upcoming|next|unsere?[nr]?|meine?|alle|die|das|der|nächsten?|neuesten?|letzten?|aktuellen?) ){0,2}(?:${phrases(of)})(?=$|[\s:|&,/–—-])`,
  )

const names = (of: (words: ProposalWords) => Record<string, unknown>): readonly string[] =>
  Object.keys(of(english))

/** All patterns are asked of plain text: lower-case, with straight apostrophes. */
export const words = {
  offers: heading((pack) => pack.offers),
  offersAnywhere: anywhere((pack) => pack.offers),
  prices: heading((pack) => pack.prices),
  pricesAnywhere: anywhere((pack) => pack.prices),
  elsewhere: heading((pack) => pack.elsewhere),
  hours: heading((pack) => pack.hours),
  people: heading((pack) => pack.people),
  parts: whole((pack) => pack.parts),
  sentenceStarts: pattern(`^(?:${phrases((pack) => pack.sentenceStarts)})(?=$|[\\s,:])`),
  spoken: anywhere((pack) => pack.spoken),
  charges: opening((pack) => pack.charges),
  chargeParts: part((pack) => pack.chargeParts),
  rates: whole((pack) => pack.rates),
  /** German joins words: "Heizungswartung". English does not: "Shropshire" is nothing for hire. */
  serviceNouns: pattern(`${begins}${anyPhrase(english.serviceNouns)}|${anyPhrase(german.serviceNouns)}`),
  deeds: pattern(`${begins}${anyPhrase(english.deeds)}|${anyPhrase(german.deeds)}`),
  otherMoney: anywhere((pack) => pack.otherMoney),
  examples: opening((pack) => pack.examples),
  calls: whole((pack) => pack.calls),
  columns: {
    name: whole((pack) => pack.columns.name),
    price: anywhere((pack) => pack.columns.price),
    duration: opening((pack) => pack.columns.duration),
    text: opening((pack) => pack.columns.text),
    gross: anywhere((pack) => pack.columns.gross),
    other: anywhere((pack) => pack.columns.other),
  },
  fromBefore: pattern(`${begins}(?:${phrases((pack) => pack.from)}):?\\s*$`),
  betweenBefore: pattern(`${begins}(?:${phrases((pack) => pack.between)})\\s*$`),
  to: phrases((pack) => pack.to),
  notThisBefore: pattern(`${begins}(?:${phrases((pack) => pack.notThis)})\\s*(?:only|nur|just)?\\s*$`),
  per: phrases((pack) => pack.per),
  tax: phrases((pack) => pack.tax),
  units: names((pack) => pack.units).map((unit) => ({
    unit: unit as KnownUnit,
    source: phrases((pack) => pack.units[unit as KnownUnit]),
  })),
  goods: phrases((pack) => pack.goods),
  costs: phrases((pack) => pack.costs),
  onRequest: anywhere((pack) => pack.onRequest),
  included: phrases((pack) => pack.included),
  suits: phrases((pack) => pack.suits),
  takes: phrases((pack) => pack.takes),
  timeUnits: names((pack) => pack.timeUnits).map((unit) => ({
    unit: unit as TimeUnit,
    found: whole((pack) => pack.timeUnits[unit as TimeUnit].found),
    source: phrases((pack) => pack.timeUnits[unit as TimeUnit].found),
  })),
  numberWords: new Map(packs.flatMap((pack) => Object.entries(pack.numberWords))),
  audiences: whole((pack) => pack.audiences),
  articles: phrases((pack) => pack.articles),
}

/** How a time unit is said in a language: "3 weeks", "3 Wochen". */
export const timeUnitWords = (unit: TimeUnit, language: string): { one: string; many: string } =>
  (language === 'de' ? german : english).timeUnits[unit]
