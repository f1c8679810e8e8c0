/**
 * How much a feature counts for candidates as short as a question, and for long passages; in between, something in
 * between. What is short is compared as a whole, what is long by what of it is about the question.
 */
export interface Weight {
  short: number
  long: number
}
