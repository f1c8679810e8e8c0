import assert from 'node:assert/strict'
import { updateRow } from '../platform/db/row.ts'
import type { Api } from './api.ts'

export interface TestAgent {
  id: number
  slug: string
  name: string
}

/** An agent made the way anybody makes one: with the flow and the prompts of its archetype. */
export async function newAgent(
  api: Api,
  body: { name?: string; slug?: string; archetype?: string } = {},
): Promise<TestAgent> {
  const answer = await api.post('/agents', { name: 'Front desk', ...body })
  assert.equal(answer.status, 201, answer.text)
  return answer.body
}

/** No operation archives an agent yet; what an archived one means to others holds already. */
export async function archiveAgent(api: Api, agent: TestAgent) {
  await api.service.database
    .tenant(api.organization.id)
    .transaction(async (db) => updateRow(db, 'agents', agent.id, { archived: true, voice_profile_id: null }))
}
