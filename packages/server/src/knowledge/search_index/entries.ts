import type { Candidate, SearchHit } from '@foyer/engine'
import type { Queryable } from '../../platform/db/index.ts'
import type { Access } from './access.ts'
import * as repository from './repository.ts'

/** A found entry with its words. */
export interface Entry extends Candidate {
  source_id: number
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
  found: readonly SearchHit[],
): Promise<Entry[]> {
  const facts = new Map(found.map((entry) => [entry, factsOf(entry, access, agent_id)]))
  const [passages, texts] = await Promise.all([
    textsOf(idsOf(found, 'passage'), (ids) => repository.listPassageTexts(db, ids)),
    textsOf([...new Set([...facts.values()].flat())], (ids) => repository.listFactTexts(db, ids)),
  ])
  return found.flatMap((entry) => {
    const row = (entry.kind === 'passage' ? passages : texts).get(entry.id)
    if (!row) return []
    const { kind, id, source_id, score, features } = entry
    const fact_ids = facts.get(entry)!.filter((fact_id) => texts.has(fact_id))
    const statements = fact_ids.map((fact_id) => texts.get(fact_id)!.text)
    return [
      {
        ...row,
        kind,
        id,
        source_id,
        score,
        features,
        whole: kind !== 'passage' || access.isWhole(id, agent_id),
        fact_ids,
        statements: statements.length > 0 ? statements : linesOf(row.text),
      },
    ]
  })
}

const factsOf = ({ kind, id }: SearchHit, access: Access, agent_id: number | undefined): number[] =>
  kind === 'fact' ? [id] : access.factsOf(id, agent_id)

const idsOf = (found: readonly SearchHit[], kind: string) =>
  found.filter((entry) => entry.kind === kind).map(({ id }) => id)

/** Who has found nothing of a kind need not ask for its words. */
async function textsOf(ids: number[], list: (ids: number[]) => Promise<repository.FoundText[]>) {
  const rows = ids.length > 0 ? await list(ids) : []
  return new Map(rows.map((row) => [row.id, row]))
}

const linesOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '')
