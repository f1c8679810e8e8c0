import type { ListeningPack } from '../language/index.ts'
import type { TokenRun } from '../sentences/sentences.ts'

/** How far a negation reaches: "not really by phone". */
const reach = 4

/** Whether the words from `first` to `last` of a sentence are said not to be so. Positions are the sentence's. */
export function isTokenNegated(
  { tokens }: TokenRun,
  first: number,
  last: number,
  { choices, sentences }: ListeningPack,
): boolean {
  const before = tokens.slice(Math.max(0, first - reach), first).map(({ word }) => word)
  if (choices.negatedBefore.test(before.join(' '))) return true
  for (let at = first - 1; at >= Math.max(0, first - reach); at--) {
    const token = tokens[at]!
    const after = tokens[at + 1]!
    if (choices.negations.has(token.word))
      return !/[,;:]/.test(after.gap) && !choices.agreeing.has(after.word)
    if (choices.negationEnds.has(token.word)) break
    if (sentences.conjunctions.has(token.word) && !negatesList(tokens, at, choices.except)) break
    if (/[,;:]/.test(after.gap) && !negatesList(tokens, at, choices.except)) break
  }
  const pause = tokens.findIndex(({ gap }, at) => at > last && /[,;–—]/.test(gap))
  const later = pause < 0 ? [] : tokens.slice(pause, pause + 6).map(({ word }) => word)
  if (choices.negatedLater.test(later.join(' '))) return true
  const rest = tokens.slice(last + 1, last + 7).map(({ word }) => word)
  const next = tokens[last + 1]
  return next !== undefined && !/[,;:]/.test(next.gap) && choices.negatedAfter.test(rest.join(' '))
}

/** What is left out may be a list: "except Monday and Friday". */
const negatesList = (tokens: TokenRun['tokens'], at: number, except: ReadonlySet<string>) =>
  tokens.slice(Math.max(0, at - reach), at).some(({ word }) => except.has(word))

/** Where the negation stands that reaches `first`: it belongs to the quotation. */
export function withNegation({ tokens }: TokenRun, first: number, { choices }: ListeningPack): number {
  for (let at = first - 1; at >= Math.max(0, first - reach); at--)
    if (choices.negations.has(tokens[at]!.word)) return at
  return first
}
