import { normalizeStatement } from '@foyer/engine'
import { createKnowledgeFact, createKnowledgeSource, excludeKnowledgeFact } from '../../knowledge/index.ts'
import { type Transaction, updateRow } from '../../platform/db/index.ts'
import type { DemoClock } from './clock.ts'
import { type DemoSource, factsOf, ownerFacts, sources } from './sources.ts'

interface LoadedFact {
  id: number
  source_id: number
  source_title: string
}

/** The facts by their text, as proposals and gaps refer to them, and the sources by their title. */
export interface Knowledge {
  facts: Map<string, LoadedFact>
  sourceIds: Map<string, number>
}

export async function loadKnowledge(clock: DemoClock, db: Transaction): Promise<Knowledge> {
  const knowledge: Knowledge = { facts: new Map(), sourceIds: new Map() }
  for (const source of sources) await digest(clock, db, source, knowledge)
  for (const fact of ownerFacts) await createKnowledgeFact(clock.context(15), db, fact)
  for (const { excluded = [], text } of sources.flatMap(factsOf))
    for (const agent of excluded)
      await excludeKnowledgeFact(clock.context(10), db, knowledge.facts.get(text)!.id, { agent })
  return knowledge
}

/** As if it had been read long ago: with what its owner has done to its facts since. */
async function digest(
  clock: DemoClock,
  db: Transaction,
  source: DemoSource,
  { facts, sourceIds }: Knowledge,
) {
  const { title, daysAgo } = source
  const created_at = clock.at(daysAgo)
  const { id: source_id } = await createKnowledgeSource(clock.context(daysAgo), db, {
    kind: 'text',
    title,
    text: textOf(source),
  })
  updateRow(db, 'knowledge_sources', source_id, { status: 'ready', ingested_at: created_at })
  sourceIds.set(title, source_id)
  const rows = factsOf(source).map((fact) => ({
    organization_id: db.organization_id,
    source_id,
    text: fact.text,
    statement: normalizeStatement(fact.text),
    origin: 'digested',
    topic: fact.topic,
    tier: fact.tier ?? 'situational',
    digested_tier: (!fact.tier_pinned && fact.tier) || 'situational',
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

/** What its facts say: the run that reads it, when a server works, finds them all and keeps them. */
function textOf({ title, sections }: DemoSource): string {
  const headed = sections.map(({ heading, facts }) => {
    const stated = facts.filter(({ retired }) => !retired).map(({ text }) => text)
    return `## ${heading}\n\n${stated.join(' ')}`
  })
  return [`# ${title}`, ...headed].join('\n\n')
}
