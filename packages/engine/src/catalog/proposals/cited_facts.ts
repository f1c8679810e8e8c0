import { memoize } from '../../assessment/memoize.ts'
import type { MaterialPassage } from './material.ts'
import { comparable } from './text/plain.ts'

const mostFacts = 5

/** Many proposals ask what the same facts say. */
const saidIn = memoize(({ text }: MaterialPassage['facts'][number]): string => comparable(text))

/**
 * The facts of these passages that say what a proposal rests on: those that have one of the phrases, the first phrase
 * before the others. Where none does, the first fact, which was digested from the same passage.
 */
export function citedFacts(passages: readonly MaterialPassage[], phrases: readonly string[]): number[] {
  const facts = passages
    .flatMap((passage) => passage.facts)
    .map((fact) => ({ id: fact.id, said: saidIn(fact) }))
  const sought = phrases.map(comparable).filter((phrase) => phrase !== '')
  const found = sought.flatMap((phrase) => facts.filter(({ said }) => said.includes(phrase)))
  const ids = [...new Set((found.length > 0 ? found : facts.slice(0, 1)).map(({ id }) => id))]
  return ids.slice(0, mostFacts)
}
