/** What belongs to a conversation and to no knowledge, as data of one shape, in the folded words of `wordsOf`. */
export interface SmallTalkPhrases {
  /** Words that may stand politely before or after anything. */
  courtesies: ReadonlySet<string>
  /** Whole clauses. */
  smallTalk: RegExp
  /** Whole clauses that ask for a human being, and for nothing else. */
  wantsPerson: RegExp
}

const optionalAtEnd = / \[([^\]]*)\](?=(?: \[[^\]]*\])*$)/g
const optional = /\[([^\]]*)\] /g
const name = /<(\w+)>/g

/**
 * A pattern of whole clauses, from phrases that commas part. `(this|that)` is a choice, `[this|that]` one that may be
 * left out, `<name>` a choice that has a name.
 */
export function clauses(phrases: string, named: Record<string, string>): RegExp {
  const patterns = phrases
    .trim()
    .split(/,\s*/)
    .map((phrase) => phrase.replaceAll(optionalAtEnd, '( ($1))?').replaceAll(optional, '(($1) )?'))
  const whole = patterns.join('|').replaceAll(name, (_, key: string) => named[key]!)
  return new RegExp(`^(${whole})$`, 'u')
}
