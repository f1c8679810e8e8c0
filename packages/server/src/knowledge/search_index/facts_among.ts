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
 * of it may be far from what is asked: here each is weighed by itself, under the headings of its passage. Services and
 * the profile are weighed beside them.
 */
export async function factsAmong(
  db: Queryable,
  embedder: Embedder,
  asked: FactQuery,
  found: readonly Entry[],
) {
  const entries = new Map<string, Entry>()
  // A fact that several passages state stands where it was found best.
  for (const entry of found.flatMap(alone)) if (!entries.has(nameOf(entry))) entries.set(nameOf(entry), entry)
  const vectors = await vectorsOf(db, embedder, [...entries.values()])
  const index = new SearchIndex(embedder.dimensions)
  for (const [name, entry] of entries) index.put({ ...entry, vector: vectors.get(name) ?? null })
  return index
    .search(asked)
    .map(
      ({ kind, id, score, features }): Entry => ({ ...entries.get(nameOf({ kind, id }))!, score, features }),
    )
}

const nameOf = ({ kind, id }: Pick<Entry, 'kind' | 'id'>) => `${kind} ${id}`

function alone({ fact_ids, statements, ...entry }: Entry): Entry[] {
  if (entry.kind !== 'fact' && entry.kind !== 'passage') return [{ ...entry, fact_ids, statements }]
  return fact_ids.map((id, place) => {
    const text = statements[place]!
    return { ...entry, kind: 'fact', id, text, statements: [text], fact_ids: [id] }
  })
}

async function vectorsOf(db: Queryable, embedder: Embedder, entries: readonly Entry[]) {
  const stored = await repository.listFactVectors(
    db,
    embedder.id,
    entries.filter(({ kind }) => kind === 'fact').map(({ id }) => id),
  )
  const known = new Map<string, Int8Array>(
    stored.map(({ id, vector }) => [nameOf({ kind: 'fact', id }), new Int8Array(vector)]),
  )
  const missing = embedder.local ? entries.filter((entry) => !known.has(nameOf(entry))) : []
  const made = await embedder.embed(missing.map(({ text }) => text))
  for (const [place, entry] of missing.entries()) known.set(nameOf(entry), toSignedBytes(made[place]!))
  return known
}
