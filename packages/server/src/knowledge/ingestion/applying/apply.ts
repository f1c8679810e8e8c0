import type { Transaction } from '../../../platform/db/index.ts'
import { searchedText } from '../../search_index/searched_text.ts'
import { digestKeyOf } from '../digester.ts'
import type { StagedDocument } from '../repository.ts'
import { type Comparison, statedBy } from './compare.ts'
import * as sources from './repository.ts'
import type { Vectors } from './vectors.ts'

interface ApplyOptions {
  vectors: Vectors
  digesterKey: string
  now: Date
}

/** Writes a plan. Gives the ids of the new facts by their statement. */
export async function apply(
  db: Transaction,
  source_id: number,
  comparison: Comparison,
  options: ApplyOptions,
) {
  if (comparison.isUnchanged) return new Map<string, number>()
  const added = await applyFacts(db, source_id, comparison, options)
  await applyPassages(db, source_id, comparison, added, options)
  sources.countPassages(db, source_id)
  return added
}

async function applyFacts(
  db: Transaction,
  source_id: number,
  { plan, read, stored }: Comparison,
  { vectors, now }: ApplyOptions,
): Promise<Map<string, number>> {
  const rows = plan.added.map(({ text, statement, topic, tier, suppressed, passage }) => ({
    text,
    statement,
    topic,
    tier,
    suppression_scope: suppressed,
    language: read.get(passage)!.language,
    ...vectors.of(text),
  }))
  const added = await sources.insertFacts(db, source_id, rows, now)
  const facts = new Map(stored.facts.map((fact) => [fact.id, fact]))
  const changed = [...plan.kept, ...plan.revived]
    .map(({ id, changes: { passage_key, ...changes } }) => ({ id, changes }))
    .filter(({ changes }) => Object.keys(changes).length > 0)
    .map(({ id, changes }) => ({ ...facts.get(id)!, ...changes }))
  sources.updateFacts(
    db,
    changed.map((fact) => ({ ...fact, ...vectors.of(fact.text) })),
  )
  sources.retireFacts(db, plan.retired)
  // A fact in which only a number changed stays excluded for the same agents.
  sources.inheritExclusions(
    db,
    plan.added.flatMap(({ statement, inherits }) =>
      inherits === null ? [] : [{ from: inherits, to: added.get(statement)! }],
    ),
  )
  return added
}

/** A passage that reads as before keeps its row; whatever else its document had goes, and all of a document that is gone. */
async function applyPassages(
  db: Transaction,
  source_id: number,
  comparison: Comparison,
  added: ReadonlyMap<string, number>,
  { vectors, digesterKey, now }: ApplyOptions,
) {
  const { read, staged, stored, gone } = comparison
  const documents = staged.filter(({ state }) => state === 'read').map(keptOf(digesterKey))
  const ids = await sources.storeDocuments(db, source_id, documents, now)
  const replaced = new Set([...ids.values(), ...gone.map(({ id }) => id)])
  const before = new Map(
    stored.passages
      .filter(({ document_id }) => replaced.has(document_id))
      .map(({ id, document_id, trail, text }) => [keyOf(document_id, trail, text), id]),
  )
  const stated = statedBy(comparison, added)
  const moved: Parameters<typeof sources.movePassages>[1] = []
  const inserted: sources.NewPassage[] = []
  for (const [place, passage] of read) {
    const { url, position, trail, text, language } = passage
    const document_id = ids.get(url)!
    const fact_ids = stated(place, passage)
    const key = keyOf(document_id, trail, text)
    const id = before.get(key)
    before.delete(key)
    if (id === undefined)
      inserted.push({
        document_id,
        position,
        trail,
        text,
        language,
        fact_ids,
        ...vectors.of(searchedText(passage)),
      })
    else moved.push({ id, position, fact_ids })
  }
  const kept = new Set(moved.map(({ id }) => id))
  const retired = stored.passages.filter(({ id, document_id }) => replaced.has(document_id) && !kept.has(id))
  sources.insertPassages(db, source_id, inserted, now)
  sources.movePassages(db, moved)
  sources.placeFacts(
    db,
    [...inserted, ...moved].flatMap(({ fact_ids }) => fact_ids),
  )
  sources.retirePassages(
    db,
    retired.map(({ id }) => id),
    now,
  )
  sources.retireDocuments(
    db,
    gone.map(({ id }) => id),
  )
}

const keyOf = (document_id: number, trail: string[], text: string) =>
  JSON.stringify([document_id, trail, text])

const keptOf =
  (digesterKey: string) =>
  ({
    url,
    position,
    title,
    language,
    checksum,
    etag,
    last_modified,
    links,
    hints,
    passages,
  }: StagedDocument) => ({
    url,
    position,
    title,
    language,
    checksum: checksum!,
    digested_with: digestKeyOf(passages ?? [], digesterKey),
    etag,
    last_modified,
    links,
    hints: hints ?? {},
  })
