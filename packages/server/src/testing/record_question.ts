import { recordUnanswered, type UnansweredQuestion } from '../knowledge/knowledge_gaps/service.ts'
import type { Trace } from '../platform/record.ts'
import type { Api } from './api.ts'

const trace = (now: Date): Trace => ({
  actor: { type: 'system', name: 'visitor' },
  operation: 'converse',
  request_id: 'turn',
  now,
})

/** What a turn leaves behind that could not answer: no operation of the API holds conversations yet. */
export async function recordQuestion(
  { service, organization }: Api,
  {
    agent_id,
    question,
    ...more
  }: Pick<UnansweredQuestion, 'agent_id' | 'question'> & Partial<UnansweredQuestion>,
) {
  const { database, equipment, clock } = service
  const tenant = database.tenant(organization.id)
  const unanswered: UnansweredQuestion = {
    agent_id,
    question,
    language: 'en',
    conversation_id: 1,
    asked_at: clock.now,
    ...more,
  }
  return tenant.transaction((db) => recordUnanswered(equipment.vectorOf, trace(clock.now), db, unanswered))
}
