import { normalizeStatement } from '../statement.ts'
import type { SourceFact } from './plan.ts'

/** What a source states, once, however often and wherever it says it. */
export interface MergedFact extends SourceFact {
  statement: string
  /** Every passage that says it. */
  passages: ReadonlySet<string>
}

/** In order of appearance; which wording stands for several does not depend on it. */
export function mergeDuplicates(digested: readonly SourceFact[]): MergedFact[] {
  const groups = Map.groupBy(digested, ({ text }) => normalizeStatement(text))
  return [...groups].map(([statement, facts]) => {
    const first = facts.reduce((one, other) => (keyOf(other) < keyOf(one) ? other : one))
    const passages = facts.map((fact) => fact.passage).sort()
    const tier = facts.some((fact) => fact.tier === 'universal') ? 'universal' : 'situational'
    return { ...first, tier, statement, passage: passages[0]!, passages: new Set(passages) }
  })
}

const keyOf = ({ text, topic }: SourceFact) => `${text}\u0000${topic}`
