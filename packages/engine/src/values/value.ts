/** What a text states, by value: values that are written differently can be the same. */
export type Value = Quantity | ClockTime | CalendarDate | Reference

export interface Quantity {
  kind: 'quantity'
  /** As it is written: 2 of "2 weeks". */
  amount: number
  unit: Unit
}

export interface Unit {
  /**
   * Quantities of one measure can be compared. `bare`: nothing says what the number measures. `count`: it counts
   * things, as in "12 participants".
   */
  measure: Measure
  /** How many basic units one of it is: 10,080 minutes are a week. */
  size: number
}

export type Measure =
  | 'bare'
  | 'count'
  | 'percent'
  | 'minutes'
  | 'months'
  | 'metres'
  | 'square metres'
  | 'grams'
  | 'litres'
  | 'degrees'
  | 'degrees Fahrenheit'
  | 'bytes'
  | 'speed'
  | 'watts'
  | 'watt-hours'
  | `money ${string}`

export interface ClockTime {
  kind: 'time'
  /** Since midnight. */
  minute: number
  /** Nothing says which half of the day: "at 5". */
  either: boolean
}

/** As much of a date as is stated. */
export interface CalendarDate {
  kind: 'date'
  year?: number
  /** 1 to 12 */
  month?: number
  day?: number
  /** 0 is Monday. */
  weekday?: number
  /** Days from today, in place of all the others: "tomorrow". */
  fromToday?: number
}

/** What is either the same or not: compared by its key. */
export interface Reference {
  kind: 'phone' | 'email' | 'link' | 'place' | 'code'
  key: string
}

/** Roughly, or as a bound: "about 85", "over 100", "knapp 50". */
export type Hedge = 'about' | 'over' | 'just over' | 'under' | 'just under'

/** A place in a text that states a value. */
export interface Mention {
  text: string
  from: number
  to: number
  /** What it may mean: "12.10." is a day or a number. */
  readings: readonly Value[]
  hedge?: Hedge
  /** For one of something: "£42 a day". */
  isRate?: boolean
  /** It may be worked with, but claims nothing by itself: "both", "a day", "tomorrow". */
  isAside?: boolean
  /** A number in words or digits that may be a time: "at 9", "9–5". */
  isTimeLike?: boolean
}

export const baseOf = ({ amount, unit }: Quantity): number => amount * unit.size
export const isMoney = ({ measure }: Unit): boolean => measure.startsWith('money ')
/** Whether the number stands alone or counts things: nothing says what it measures. */
export const isPlain = ({ measure }: Unit): boolean => measure === 'bare' || measure === 'count'
