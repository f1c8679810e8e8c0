/**
 * What reading criteria and answers takes of a language, as data of one shape. Phrases are separated by commas and asked of
 * lowercase text.
 */
export interface AssessmentWords {
  /** Before an amount. */
  bounds: Record<Bound, string>
  /** After an amount: "10 or more". */
  orMore: string
  orLess: string
  /** Anywhere up to three words before an amount: "a minimum budget of". */
  minimum: string
  maximum: string
  /** Opens a range that `to` divides: "between 10 and 50". */
  between: string
  to: string
  about: string
  /** Stands between a bound and its amount and says nothing. */
  fillers: string
  /** "a month": an amount of one. */
  one: string
  scales: Record<string, number>
  /** Stand after a word for one: "a couple of weeks". */
  dozens: Record<string, number>
  /** Number words beside those that facts are compared by. */
  extraNumbers: Record<string, number>
  currencies: Record<string, string>
  days: Record<string, number>
  /** "per month", by the word for a unit of time. */
  per: string
  everyDays: Record<string, number>
  /** "this month": from today to its end. "next month": all of that one. */
  thisOne: string
  nextOne: string
  /** Before a unit of time, or a word of its own: "the end of the year". */
  endOf: string
  yearEnd: string
  months: Record<string, number>
  /** By their first month; each has three. */
  seasons: Record<string, number>
  /** "the first quarter": the first of them is 1. */
  ordinals: string
  /** Before a date: no later than it, or no earlier. */
  byDate: string
  fromDate: string
  /** Before a word that is not always a month, "in May", and before a number that is a year. */
  inDate: string
  inYear: string
  atOnce: string
  /** Beyond all that the other options say. */
  beyond: string
  /** An option that says that nothing is decided. */
  undecided: string
  negations: string
  /** Makes a criterion hold only sometimes, or a sentence not quite a statement. */
  conditions: string
  and: string
  or: string
  /** Words of one matter: criteria and slots name it differently. A long one may be part of another word. */
  concepts: Record<Concept, string>
  /** Beside the words for a decision, all that a criterion about who decides may say. */
  deciderWords: string
  /** How a visitor says that they decide, and that somebody else does. */
  ownDecision: string
  othersDecision: string
  /** Says that something is so and not what: it covers nothing and need not be covered. */
  empty: string
}

export type Bound = 'at_least' | 'more_than' | 'at_most' | 'less_than'
export type Concept = 'money' | 'size' | 'begin' | 'call' | 'contact' | 'decision'
