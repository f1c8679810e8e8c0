/** What a passage says in one place, before it is judged. */
export interface Claim {
  /** In words that stand by themselves. */
  text: string
  /** The last sentence of it, without what was put before it. */
  sentence: string
  /** The headings it stands under, outermost first. */
  headings: string[]
}
