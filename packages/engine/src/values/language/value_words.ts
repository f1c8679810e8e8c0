/** How a language writes values. Patterns are pieces of regular expressions, read without regard to case. */
export interface ValueWords {
  /** The number that one word stands for; null for any other word. */
  numberOf(word: string): number | null
  /** Words that stand for a unit, by its name in `units.ts`. */
  units: Readonly<Partial<Record<string, string>>>
  /** Between a number and its unit: "two full days". */
  fillers: string
  articles: string
  half: string
  /** "and a half", behind a number or a unit. */
  andHalf: string
  /** Parts of a whole that are said without a number in them: "a third". */
  fractions: readonly (readonly [pattern: string, percent: number])[]
  /** What half of is a claim: half the price. */
  paid: string
  /** Spans of time with no number in them: "half an hour". */
  spans: readonly (readonly [pattern: string, minutes: number])[]
  /** For one of something: "per", "a". */
  rate: string
  /** "daily", by the name of the unit. */
  periods: Readonly<Record<string, string>>
  /** Nobody means a number by them, but they can be calculated with. */
  factors: Readonly<Record<string, number>>
  aroundTheClock: string
  hedges: Readonly<Record<'about' | 'over' | 'just over' | 'under' | 'just under', string>>
  hedgesAfter: Readonly<Record<'about' | 'over', string>>
  /** Between the ends of a range, and between the members of a list. */
  to: string
  and: string
  months: readonly string[]
  shortMonths: readonly string[]
  /** Months that are common words too count only where a date is expected. */
  doubtfulMonths: string
  weekdays: readonly string[]
  shortWeekdays: readonly string[]
  /** Several days in one word; 0 is Monday. */
  dayGroups: readonly (readonly [pattern: string, days: readonly number[]])[]
  seasons: readonly (readonly [pattern: string, months: readonly number[]])[]
  relativeDays: readonly (readonly [pattern: string, days: number])[]
  /** Before the number of a day alone: "on the 20th", "am 20." */
  beforeDay: string
  clock: {
    hours: string
    noon: string
    midnight: string
    /** Vague as a statement, good enough as a ground. */
    aroundNoon: string
    /** With `HOUR` for the hour, and its distance from the full hour. */
    idioms: readonly (readonly [pattern: string, minutes: number])[]
    /** Before a time: "at", "um". */
    before: string
    /** Before what may be a time: "from", "bis". */
    maybeBefore: string
    morning: string
    afternoon: string
    /** After "9 am" in a language where "am" is a preposition. */
    amIsNone: string
  }
  /** It looks like the plural of a noun. */
  plural: RegExp
}
