/** What a claim of action is made of in a language. Patterns are pieces of regular expressions. */
export interface ClaimWords {
  /** What makes a sentence say that something is not so. */
  without: string
  /** What makes a percentage come on top of an amount. */
  onTop: string
  monthEnd: string
}
