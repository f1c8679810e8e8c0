import { insertRow, type Transaction } from '../../platform/db/index.ts'
import type { DemoClock } from './clock.ts'
import { type DemoCheck, type DemoGap, gaps } from './gaps.ts'
import type { Knowledge } from './load_knowledge.ts'

/** Of conversations long before those that the demo holds: their numbers are all that is known of them. */
const firstConversation = 1001

/** What months of conversations and checks would leave. */
export async function loadGaps(
  clock: DemoClock,
  db: Transaction,
  agentIds: Map<string, number>,
  knowledge: Knowledge,
) {
  const ids = new Map<string, number>()
  let conversation = firstConversation
  for (const gap of gaps) {
    const gap_id = await insertRow(db, 'knowledge_gaps', {
      agent_id: agentIds.get(gap.agent)!,
      question: gap.question,
      created_at: clock.at(gap.asked[0]!),
      ...stateOf(gap, clock, knowledge),
      resurfaced_from_id: gap.resurfacedFrom ? ids.get(gap.resurfacedFrom)! : null,
      last_check: gap.check ? checkOf(gap.check, clock, knowledge) : null,
    })
    ids.set(gap.question, gap_id)
    const asked = gap.asked.map((daysAgo) => ({
      organization_id: db.organization_id,
      gap_id,
      conversation_id: conversation++,
      asked_at: clock.at(daysAgo),
    }))
    db.later((sql) => sql`insert into knowledge_gap_occurrences ${sql(asked)}`)
  }
}

function stateOf({ resolved, archived }: DemoGap, clock: DemoClock, { sourceIds }: Knowledge) {
  if (!resolved) return { status: archived ? 'archived' : 'open' }
  return {
    status: 'resolved',
    resolution_basis: resolved.basis,
    resolved_at: clock.at(resolved.daysAgo),
    knowledge_source_id: resolved.source ? sourceIds.get(resolved.source)! : null,
  }
}

function checkOf({ daysAgo, reachable, ...check }: DemoCheck, clock: DemoClock, { facts }: Knowledge) {
  return {
    checked_at: clock.at(daysAgo).toISOString(),
    answerable: check.answer !== undefined,
    ...check,
    reachable: reachable.map(({ text, band }) => ({ kind: 'fact', text, band, ...facts.get(text)! })),
  }
}
