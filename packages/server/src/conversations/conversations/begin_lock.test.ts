import assert from 'node:assert/strict'
import { test } from 'node:test'
import { getLocked } from '../../agents/flow/repository.ts'
import { newAgent } from '../../testing/agents.ts'
import { newOrganization } from '../../testing/api.ts'
import { untilItWaits } from '../../testing/waiting.ts'

test('a conversation waits for whoever edits the flow, and begins on what they leave', async () => {
  const api = await newOrganization()
  const { id: agent_id, slug } = await newAgent(api)
  const tenant = api.service.database.tenant(api.organization.id)
  const [starting] = await tenant.transaction(async (db) => {
    await getLocked(db, slug)
    const started = api.post(`/agents/${slug}/conversations`, {})
    await untilItWaits(api.service, started)
    db.later(
      (sql) => sql`update flow_versions set definition = jsonb_set(definition::jsonb, '{idle_minutes}', '77')
        where organization_id = ${db.organization_id} and agent_id = ${agent_id}`,
    )
    return [started]
  })
  const { body } = await starting!
  const { content } = (await api.get(`/conversations/${body.id}/snapshot`)).body
  assert.equal(content.idle_minutes, 77)
})
