import { SearchIndex, toSignedBytes } from '@foyer/engine'
import type { Queryable } from '../../platform/db/index.ts'
import type { Embedder } from '../../reasoning/index.ts'
import type { Entry } from './entries.ts'
import * as repository from './repository.ts'

interface FactQuery {
  text: string
  language: string
  vector: Float32Array | null
  limit: number
}

/**
 * The facts of what was found, the best first. Most facts are found by the passage that states them, and one sentence
 * of it may be far from what is asked: here each is weighed by itself, under the headings of its passage.
 */
export async function factsAmong(
  db: Queryable,
  embedder: Embedder,
  asked: FactQuery,
  found: readonly Entry[],
) {
  const facts = new Map<number, Entry>()
  // One that several passages state stands where it was found best.
  for (const fact of found.flatMap(factsOf)) if (!facts.has(fact.id)) facts.set(fact.id, fact)
  const vectors = await vectorsOf(db, embedder, [...facts.values()])
  const index = new SearchIndex(embedder.dimensions)
  for (const fact of facts.values()) index.put({ ...fact, vector: vectors.get(fact.id) ?? null })
  return index.search(asked).map(({ id, score, features }): Entry => ({ ...facts.get(id)!, score, features }))
}

const factsOf = ({ fact_ids, statements, ...entry }: Entry): Entry[] =>
  fact_ids.map((id, place) => {
    const text = statements[place]!
    return { ...entry, kind: 'fact', id, text, statements: [text], fact_ids: [id] }
  })

async function vectorsOf(db: Queryable, embedder: Embedder, facts: readonly Entry[]) {
  const stored = await repository.listFactVectors(
    db,
    embedder.id,
    facts.map(({ id }) => id),
  )
  const known = new Map<number, Int8Array>(stored.map(({ id, vector }) => [id, new Int8Array(vector)]))
  const missing = embedder.local ? facts.filter(({ id }) => !known.has(id)) : []
  const made = await embedder.embed(missing.map(({ text }) => text))
  for (const [place, { id }] of missing.entries()) known.set(id, toSignedBytes(made[place]!))
  return known
}
