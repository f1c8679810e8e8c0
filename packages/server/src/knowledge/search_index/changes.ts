import { toSignedBytes } from '@foyer/engine'
import type { Queryable } from '../../platform/db/index.ts'
import type { Embedder } from '../../reasoning/index.ts'
import { readStructured, type StructuredContents } from './read_structured.ts'
import * as repository from './repository.ts'
import { searchedText } from './searched_text.ts'

/** What is to be put into an index, read and checked: nothing of it can be refused later. */
export interface Changes {
  sources: repository.SourceRow[]
  facts: WithVector<repository.FactRow>[]
  passages: WithVector<repository.PassageRow>[]
  /** All services and the profile; absent where none of them changed. */
  structured?: StructuredContents
}

export type WithVector<Row> = Row & { bytes: Int8Array | null }

/** Rows are taken in portions, so that requests are answered between them. */
const portion = 500

/** The changes since a number, or everything since 0, in portions. */
export async function* readChanges(
  db: Queryable,
  embedder: Embedder,
  since: number,
): AsyncGenerator<Changes> {
  const { structured_version } = await repository.findVersions(db)
  yield {
    sources: await repository.listSources(db, since),
    facts: [],
    passages: [],
    ...((since === 0 || structured_version > since) && { structured: await readStructured(db, embedder) }),
  }
  const facts = portions((part) => repository.listFacts(db, { since, ...part }))
  for await (const rows of facts) yield { sources: [], facts: await embedded(embedder, rows), passages: [] }
  const passages = portions((part) => repository.listPassages(db, { since, ...part }))
  for await (const rows of passages)
    yield { sources: [], facts: [], passages: await embedded(embedder, rows) }
}

async function* portions<Row extends { id: number }>(
  list: (part: { after: number; limit: number }) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let after = 0; ; ) {
    const rows = await list({ after, limit: portion })
    yield rows
    if (rows.length < portion) return
    after = rows.at(-1)!.id
  }
}

interface Embeddable {
  id: number
  text: string | null
  trail?: string[]
  vector: Uint8Array | null
  embedder: string | null
}

/** With the vectors that are stored. Where embedding takes no time, those that are missing are made here. */
async function embedded<Row extends Embeddable>(embedder: Embedder, rows: Row[]): Promise<WithVector<Row>[]> {
  const { id, local } = embedder
  const missing = local ? rows.filter((row) => row.embedder !== id && row.text !== null) : []
  const made = await embedder.embed(
    missing.map((row) => searchedText({ trail: [], ...row, text: row.text! })),
  )
  const bytes = new Map(missing.map((row, place) => [row, toSignedBytes(made[place]!)]))
  return rows.map((row) => ({ ...row, bytes: bytes.get(row) ?? storedBytes(row, embedder) }))
}

/** One of another length would be refused by the index, when half of the changes are in it. */
function storedBytes({ id, vector, embedder }: Embeddable, { id: own, dimensions }: Embedder) {
  if (!vector || embedder !== own) return null
  if (vector.length !== dimensions)
    throw new RangeError(`The vector of ${id} has ${vector.length} dimensions instead of ${dimensions}.`)
  return new Int8Array(vector)
}
