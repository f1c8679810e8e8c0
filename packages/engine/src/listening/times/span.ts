/** When something is meant to be, in days from today, and the words that say so. */
export interface TimeSpan {
  low: number
  high: number
  first: number
  last: number
}
