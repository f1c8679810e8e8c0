/**
 * How much a feature counts where candidates sound like visitors themselves, as examples of messages and lists of
 * questions do; where they are short statements; and where they are long passages. The first are compared as wholes, the
 * last by what of them is about the question.
 */
export interface Weight {
  spoken: number
  short: number
  long: number
}
