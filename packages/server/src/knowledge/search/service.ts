import { evidenceKinds, type Input, KnowledgeSearchResult, type operations } from '@foyer/contract'
import { languageOf, resolveLiveAgent } from '../../agents/index.ts'
import type { SnapshotQueryable } from '../../platform/db/index.ts'
import { type Context, refuse, representation } from '../../platform/index.ts'
import { type Knowledge, Outage } from '../answering/knowledge.ts'

type Body = Input<(typeof operations)['searchKnowledge']>['body']

const represent = representation(KnowledgeSearchResult)

/** With an agent, what that agent would see, and whether it could answer; without one, all that is in use. */
export async function searchKnowledge(
  knowledge: Knowledge,
  context: Context,
  db: SnapshotQueryable,
  body: Body,
) {
  const { query: text, limit = 10, kinds = evidenceKinds } = body
  const agent = body.agent === undefined ? undefined : await resolveLiveAgent(db, body.agent)
  const language = agent ? await languageOf(db, agent.id) : context.organization.default_locale
  try {
    // One more than asked for tells whether there is more.
    const asked = { text, language, kinds, limit: limit + 1, ...(agent && { agent_id: agent.id }) }
    const found = await knowledge.search(db, asked)
    return {
      object: 'list' as const,
      data: found.slice(0, limit).map(represent),
      has_more: found.length > limit,
      ...(agent && { judgement: await judgementOf(knowledge, db, { text, language, agent_id: agent.id }) }),
    }
  } catch (error) {
    throw error instanceof Outage ? unavailable(error) : error
  }
}

async function judgementOf(
  knowledge: Knowledge,
  db: SnapshotQueryable,
  question: Parameters<Knowledge['answer']>[1],
) {
  const { answerable, probability, answer, fact_ids, reason } = await knowledge.answer(db, question)
  return {
    answerable,
    probability,
    ...(answer !== undefined && { answer }),
    fact_ids,
    ...(!answerable && { reason }),
  }
}

const unavailable = ({ message }: Outage) =>
  refuse('internal', `The knowledge cannot be searched at the moment. Try again shortly. (${message})`, {
    status: 503,
    headers: { 'Retry-After': '5' },
  })
