import { insertRow } from '../db/row.ts'
import type { Writer } from '../db/tenant.ts'
import { createKnowledgeFact, excludeKnowledgeFact } from '../resources/knowledge_facts/service.ts'
import type { DemoClock } from './clock.ts'
import { type DemoSource, ownerFacts, sources } from './sources.ts'

export interface LoadedFact {
  id: number
  source_id: number
  source_title: string
}

/** The facts by their text, as proposals and gaps refer to them, and the sources by their title. */
export interface Knowledge {
  facts: Map<string, LoadedFact>
  sourceIds: Map<string, number>
}

export async function loadKnowledge(clock: DemoClock, db: Writer): Promise<Knowledge> {
  const knowledge: Knowledge = { facts: new Map(), sourceIds: new Map() }
  for (const source of sources) await digest(clock, db, source, knowledge)
  for (const fact of ownerFacts) await createKnowledgeFact(clock.context(15), db, fact)
  for (const { excluded = [], text } of sources.flatMap((source) => source.facts))
    for (const agent of excluded)
      await excludeKnowledgeFact(clock.context(10), db, knowledge.facts.get(text)!.id, { agent })
  return knowledge
}

/** What ingestion would leave: there is no operation for it yet. */
async function digest(clock: DemoClock, db: Writer, source: DemoSource, { facts, sourceIds }: Knowledge) {
  const { kind, title, url = null, daysAgo } = source
  const created_at = clock.at(daysAgo)
  const source_id = await insertRow(db, 'knowledge_sources', { kind, title, url, created_at })
  sourceIds.set(title, source_id)
  const rows = source.facts.map((fact) => ({
    organization_id: db.organization_id,
    source_id,
    text: fact.text,
    origin: 'digested',
    topic: fact.topic,
    tier: fact.tier ?? 'situational',
    tier_pinned: fact.tier_pinned ?? false,
    reviewed: fact.reviewed ?? false,
    supported: !fact.retired,
    archived: fact.suppression_scope !== undefined,
    suppression_scope: fact.suppression_scope ?? null,
    created_at,
  }))
  const inserted = await db.query<{ id: number; text: string }>(
    (sql) => sql`insert into knowledge_facts ${sql(rows)} returning id, text`,
  )
  for (const { id, text } of inserted) facts.set(text, { id, source_id, source_title: title })
}
