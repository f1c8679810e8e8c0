import { insertRow, type Transaction } from '../../platform/db/index.ts'
import type { DemoClock } from './clock.ts'
import { type DemoCheck, type DemoGap, gaps } from './gaps.ts'
import type { Knowledge } from './load_knowledge.ts'
import { holdPastConversation } from './past_conversation.ts'

/** What months of conversations and checks would leave. */
export async function loadGaps(
  clock: DemoClock,
  db: Transaction,
  agentIds: Map<string, number>,
  knowledge: Knowledge,
) {
  const ids = new Map<string, number>()
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
    for (const daysAgo of gap.asked) {
      const { question } = gap
      const conversation_id = await holdPastConversation(clock, db, { ...gap, daysAgo })
      const occurrence = { gap_id, conversation_id, question, asked_at: clock.at(daysAgo) }
      await insertRow(db, 'knowledge_gap_occurrences', occurrence)
    }
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
