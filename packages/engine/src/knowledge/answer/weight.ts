/**
 * How much a feature counts where candidates sound like visitors themselves, as examples of messages and lists of
 * questions do; where there is little knowledge altogether; and, where there is more, for short statements and for long
 * passages. The first are compared as wholes, the last by what of them is about the question. Where little is known, words
 * are seldom the same by chance, and seldom missing for a reason.
 */
export interface Weight {
  spoken: number
  few: number
  short: number
  long: number
}
