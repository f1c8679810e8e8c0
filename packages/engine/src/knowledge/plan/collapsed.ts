import { normalizeStatement } from '../statement.ts'
import type { StatedFact } from './plan.ts'

/** What a source states, once, however often and wherever it says it. */
export interface Statement extends StatedFact {
  statement: string
  /** Every passage that says it. */
  passages: ReadonlySet<string>
}

/** In order of appearance; which wording stands for several does not depend on it. */
export function collapsed(digested: readonly StatedFact[]): Statement[] {
  const groups = Map.groupBy(digested, ({ text }) => normalizeStatement(text))
  return [...groups].map(([statement, facts]) => {
    const first = facts.reduce((one, other) => (keyOf(other) < keyOf(one) ? other : one))
    const passages = facts.map((fact) => fact.passage).sort()
    const tier = facts.some((fact) => fact.tier === 'universal') ? 'universal' : 'situational'
    return { ...first, tier, statement, passage: passages[0]!, passages: new Set(passages) }
  })
}

const keyOf = ({ text, topic }: StatedFact) => `${text}\u0000${topic}`
