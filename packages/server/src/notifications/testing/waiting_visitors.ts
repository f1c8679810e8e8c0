import assert from 'node:assert/strict'
import { record } from '../../platform/record.ts'
import { newAgent } from '../../testing/agents.ts'
import type { Api } from '../../testing/api.ts'
import { newConversation, say, type TestConversation } from '../../testing/conversations.ts'

/** A visitor who says something and then asks for a person. */
export async function waitingVisitor(
  api: Api,
  words = 'We need a new roof for a barn.',
  agent?: { slug: string },
): Promise<TestConversation> {
  const conversation = await newConversation(api, agent ?? (await newAgent(api)), {
    visitor: { name: 'Jana Novak', email: 'jana@visitor.example' },
  })
  await say(api, conversation.id, words)
  await say(api, conversation.id, 'Can I talk to a human, please?')
  return conversation
}

/** Copies of a conversation that waits, each with the event that it has begun to. */
export async function manyWaiting(api: Api, { id }: { id: number }, count: number): Promise<number[]> {
  const { service, organization } = api
  return service.database.tenant(organization.id).transaction(async (db) => {
    const copies = await db.query<{ id: number; number: number }>(
      (
        sql,
      ) => sql`insert into conversations (organization_id, agent_id, snapshot_address, frozen_versions, locale,
          visitor, status, state, phase, messages_count, created_at, last_message_at, person_wanted)
        select organization_id, agent_id, snapshot_address, frozen_versions, locale, visitor, status, state, phase,
          messages_count, created_at, last_message_at, true
        from conversations, generate_series(1, ${count})
        where organization_id = ${organization.id} and id = ${id} returning id, number`,
    )
    assert.equal(copies.length, count)
    const trace = {
      actor: { type: 'visitor', name: 'Visitor' } as const,
      operation: 'sendMessage',
      request_id: 'many',
      now: service.clock.now,
    }
    for (const copy of copies)
      record(trace, db, { verb: 'person_wanted', before: null, after: { object: 'conversation', ...copy } })
    return copies.map((copy) => copy.id)
  })
}
