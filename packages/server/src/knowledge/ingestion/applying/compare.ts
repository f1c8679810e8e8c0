import {
  type DigestedFact,
  normalizeStatement,
  type ReconciliationPlan,
  reconcile,
  type SourceFact,
} from '@foyer/engine'
import type { Queryable } from '../../../platform/db/index.ts'
import * as repository from '../repository.ts'
import * as sources from './repository.ts'

/** What a run has read, held against what its source has. */
export interface Comparison {
  /** Nothing was read anew and nothing is gone: then nothing is compared, and there is nothing to write. */
  isUnchanged: boolean
  plan: ReconciliationPlan
  /** Every passage that was read, by its key. */
  read: Map<string, LocatedPassage>
  staged: repository.StagedDocument[]
  stored: StoredKnowledge
  /** Documents that are no longer there. */
  gone: repository.DocumentRow[]
}

interface LocatedPassage extends repository.ReadPassage {
  url: string
  position: number
}

interface StoredKnowledge {
  documents: repository.DocumentRow[]
  passages: sources.StoredPassage[]
  facts: sources.StoredFact[]
}

export async function compare(db: Queryable, run_id: number, source_id: number): Promise<Comparison> {
  const staged = await repository.listStagedPassages(db, run_id)
  const documents = (await repository.listDocuments(db, source_id)).filter(({ live }) => live)
  const { gone, untouched } = sortOut(staged, documents)
  const read = new Map(staged.flatMap(passagesOf))
  if (read.size === 0 && gone.length === 0) {
    const plan = keeping(await sources.listSupported(db, source_id))
    return { isUnchanged: true, plan, read, staged, stored: { documents, passages: [], facts: [] }, gone }
  }
  const stored = {
    documents,
    passages: await sources.listPassages(db, source_id),
    facts: await sources.listFacts(db, source_id),
  }
  const digested = [...read].flatMap(([passage, { facts }]) => facts.map((fact) => ({ ...fact, passage })))
  const suppressed = await sources.listSuppressed(db)
  const plan = reconcile({
    existing: stored.facts.map((fact) => ({ ...fact, passage_key: null })),
    digested: [...digested, ...stillStated(stored, untouched)],
    suppressions: suppressed.map((statement) => ({ statement, scope: 'organization' })),
    ownerFacts: await sources.listOwnerFacts(db),
  })
  return { isUnchanged: false, plan, read, staged, stored, gone }
}

const passagesOf = ({ url, passages }: repository.StagedDocument): [string, LocatedPassage][] =>
  (passages ?? []).map((passage, position) => [`${url} ${position}`, { ...passage, url, position }])

const keeping = (ids: number[]): ReconciliationPlan => ({
  kept: ids.map((id) => ({ id, changes: {} })),
  revived: [],
  added: [],
  retired: [],
  conflicts: [],
})

/** A page that could not be read this time may be there the next; one that will not be read again is gone. */
function sortOut(staged: repository.StagedDocument[], documents: repository.DocumentRow[]) {
  const byUrl = new Map(staged.map((document) => [document.url, document]))
  const isUntouched = ({ url }: repository.DocumentRow) => {
    const now = byUrl.get(url)
    // A page that is away for now keeps its facts.
    return now?.state === 'unchanged' || (now?.state === 'failed' && !now.failure?.lasting)
  }
  return {
    untouched: new Set(documents.filter(isUntouched).map(({ id }) => id)),
    gone: documents.filter((document) => !isUntouched(document) && byUrl.get(document.url)?.state !== 'read'),
  }
}

/** What the documents that were not read again go on stating. */
function stillStated({ passages, facts }: StoredKnowledge, untouched: Set<number>): SourceFact[] {
  const stated = new Map(
    passages
      .filter(({ document_id }) => untouched.has(document_id))
      .flatMap(({ id, fact_ids }) => fact_ids.map((fact_id) => [fact_id, id])),
  )
  return facts
    .filter(({ id }) => stated.has(id))
    .map(({ id, text, topic, tier, digested_tier }) => ({
      text,
      topic,
      tier: digested_tier ?? tier,
      passage: `#${stated.get(id)}`,
    }))
}

/** The rows that a passage states, once the new ones have ids: in the same words, or as the plan has matched others. */
export function statedBy({ plan, stored }: Comparison, added: ReadonlyMap<string, number>) {
  const ids = new Map(added)
  const matched = new Map<string, number[]>()
  const facts = new Map(stored.facts.map((fact) => [fact.id, fact]))
  for (const { id, changes } of [...plan.kept, ...plan.revived]) {
    ids.set(changes.statement ?? facts.get(id)!.statement, id)
    if (changes.passage_key === undefined) continue
    matched.set(changes.passage_key, [...(matched.get(changes.passage_key) ?? []), id])
  }
  return (key: string, { facts: said }: { facts: DigestedFact[] }): number[] => {
    const same = said.map(({ text }) => ids.get(normalizeStatement(text)))
    return [...new Set([...same.filter((id) => id !== undefined), ...(matched.get(key) ?? [])])]
  }
}
