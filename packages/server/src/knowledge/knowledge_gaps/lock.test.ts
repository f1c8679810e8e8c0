import assert from 'node:assert/strict'
import { test } from 'node:test'
import { updateRow } from '../../platform/db/row.ts'
import { newAgent } from '../../testing/agents.ts'
import { newOrganization } from '../../testing/api.ts'
import { newGap } from '../../testing/knowledge.ts'
import { untilItWaits } from '../../testing/waiting.ts'

test('a resolution waits for a change that is under way, and is judged by what that left', async () => {
  const api = await newOrganization()
  const id = await newGap(api, { agent_id: (await newAgent(api)).id })
  const [answer] = await api.service.database.tenant(api.organization.id).transaction(async (db) => {
    await db.query(
      (sql) => sql`select 1 from knowledge_gaps
        where organization_id = ${db.organization_id} and id = ${id} for update`,
    )
    const resolving = api.post(`/knowledge_gaps/${id}/resolution`, {})
    await untilItWaits(api.service, resolving)
    updateRow(db, 'knowledge_gaps', id, { status: 'archived' })
    return [resolving]
  })
  const { status, body } = await answer!
  assert.deepEqual([status, body.error?.code], [422, 'resource_archived'])
})
