import type { Candidate } from '@foyer/engine'
import type { Queryable } from '../../platform/db/index.ts'
import type { Access } from './access.ts'
import * as repository from './repository.ts'
import type { FoundEntry, StructuredText } from './structured.ts'
import { listSourceTitles } from './structured_repository.ts'

/** A found entry with its words. */
export interface Entry extends Candidate {
  source_id: number | null
  source_title: string
  text: string
  url: string | null
  score: number
  /** The facts that the statements are; a passage that states none has lines instead. */
  fact_ids: number[]
  /** The agent may use all of its facts, so that its own words may be said. */
  whole: boolean
}

/** Texts come from storage, and what was taken away since it was found is left out. */
export async function entriesOf(
  db: Queryable,
  access: Access,
  agent_id: number | undefined,
  found: readonly FoundEntry[],
): Promise<Entry[]> {
  const facts = new Map(found.map((entry) => [entry, factsOf(entry, access, agent_id)]))
  const [passages, texts, titles] = await Promise.all([
    textsOf(idsOf(found, 'passage'), (ids) => repository.listPassageTexts(db, ids)),
    textsOf([...new Set([...facts.values()].flat())], (ids) => repository.listFactTexts(db, ids)),
    sourceTitles(db, found),
  ])
  return found.flatMap((entry): Entry[] => {
    const { kind, id, source_id, score, features, structured } = entry
    if (structured) return [structuredEntry(entry, structured, titles)]
    const row = (kind === 'passage' ? passages : texts).get(id)
    if (!row) return []
    const fact_ids = facts.get(entry)!.filter((fact_id) => texts.has(fact_id))
    const stated = fact_ids.map((fact_id) => texts.get(fact_id)!.text)
    const statements = stated.length > 0 ? stated : linesOf(row.text)
    const whole = kind !== 'passage' || access.isWhole(id, agent_id)
    return [{ ...row, kind, id, source_id, score, features, whole, fact_ids, statements }]
  })
}

function structuredEntry(
  { kind, id, score, features }: FoundEntry,
  { text, trail, language, source_id }: StructuredText,
  titles: ReadonlyMap<number, string>,
): Entry {
  const source_title = (source_id && titles.get(source_id)) || (kind === 'service' ? 'Services' : 'Profile')
  const shown = { text, trail, language, source_id, source_title, url: null, whole: true, fact_ids: [] }
  return { ...shown, kind, id, score, features, statements: linesOf(text) }
}

function factsOf(
  { kind, id, structured }: FoundEntry,
  access: Access,
  agent_id: number | undefined,
): number[] {
  if (structured) return []
  return kind === 'fact' ? [id] : access.factsOf(id, agent_id)
}

const idsOf = (found: readonly FoundEntry[], kind: string) =>
  found.filter((entry) => entry.kind === kind).map(({ id }) => id)

/** Who has found nothing of a kind need not ask for its words. */
async function textsOf(ids: number[], list: (ids: number[]) => Promise<repository.FoundText[]>) {
  const rows = ids.length > 0 ? await list(ids) : []
  return new Map(rows.map((row) => [row.id, row]))
}

async function sourceTitles(db: Queryable, found: readonly FoundEntry[]): Promise<Map<number, string>> {
  const ids = found.flatMap(({ structured }) => structured?.source_id ?? [])
  const rows = ids.length > 0 ? await listSourceTitles(db, ids) : []
  return new Map(rows.map(({ id, title }) => [id, title]))
}

const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '')
