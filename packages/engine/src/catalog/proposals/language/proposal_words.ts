/**
 * What reading a language takes to tell an offer from everything else a site says. Lists of phrases, separated by commas;
 * each is a piece of a pattern that is asked of lower-case text.
 */
export interface ProposalWords {
  /** Headings under which services stand. */
  offers: string
  /** Headings under which prices stand. */
  prices: string
  /** Headings, titles and parts of an address under which nothing is a service, whatever it costs. */
  elsewhere: string
  /** Headings of opening times, which may stand beside prices. */
  hours: string
  /** Headings under which people and contacts stand. */
  people: string
  /** Parts of the description of one service: "How it works", "What is included". */
  parts: string
  /** First words of a heading that is a sentence and no name. */
  sentenceStarts: string
  /** Words that a name does not have: it speaks, it does not name. */
  spoken: string
  /** What costs money and is no service: shipping, deposits, surcharges. At the start of a name or as a whole word. */
  charges: string
  /** The same as a part of a word. */
  chargeParts: string
  /** Names that are the rate of a worker or a unit and no service. */
  rates: string
  /** What most services are called, also as a part of a word. */
  serviceNouns: string
  /** What is done to things that are then listed by their kind: "Maintenance" above "Gas boilers". Parts of words. */
  deeds: string
  /** Says that a sentence with a price states no price of a service. */
  otherMoney: string
  /** Says that what follows only illustrates. */
  examples: string
  /** Buttons: "Book now". */
  calls: string
  /** Columns of a table. */
  columns: { name: string; price: string; duration: string; text: string; gross: string; other: string }
  /** "from 45". */
  from: string
  between: string
  to: string
  /** Before a price that does not hold: "instead of 99". */
  notThis: string
  /** "per", "each". */
  per: string
  tax: string
  units: Record<Exclude<PriceUnit, 'thing'>, string>
  /** What is weighed and measured out is an article. */
  goods: string
  /** Verbs that state a price: "costs". */
  costs: string
  onRequest: string
  /** Introduces what a client gets. */
  included: string
  /** Introduces whom it suits. The rest of the sentence is the sign. */
  suits: string
  /** Introduces how long it takes. */
  takes: string
  timeUnits: Record<TimeUnit, { found: string; one: string; many: string }>
  numberWords: Record<string, number>
  /** Kinds of people that a fee is for, and which alone name nothing. */
  audiences: string
  articles: string
}

/** A `thing` is counted by something that only the organization's own words name: "per image". */
export type PriceUnit = 'month' | 'year' | 'amount' | 'visit' | 'thing'
export type TimeUnit = 'minute' | 'hour' | 'day' | 'working_day' | 'week' | 'month' | 'year'
