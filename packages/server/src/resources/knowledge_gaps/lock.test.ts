import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import { updateRow } from '../../db/row.ts'
import { newAgent } from '../../testing/agents.ts'
import { newOrganization } from '../../testing/api.ts'
import { newGap } from '../../testing/knowledge.ts'

test('a resolution waits for a change that is under way, and is judged by what that left', async () => {
  const api = await newOrganization()
  const id = await newGap(api, { agent_id: (await newAgent(api)).id })
  const { database } = api.service
  const [answer] = await database.tenant(api.organization.id).transaction(async (db) => {
    await db.query(
      (sql) => sql`select 1 from knowledge_gaps
        where organization_id = ${db.organization_id} and id = ${id} for update`,
    )
    const resolving = api.post(`/knowledge_gaps/${id}/resolution`, {})
    let ended = false
    resolving.finally(() => {
      ended = true
    })
    const waits = async () => {
      const [row] = await database.system<{ waiting: boolean }[]>`
        select exists (select from pg_locks where not granted) as waiting`
      return row!.waiting
    }
    while (!ended && !(await waits())) await turn()
    updateRow(db, 'knowledge_gaps', id, { status: 'archived' })
    return [resolving]
  })
  const { status, body } = await answer!
  assert.deepEqual([status, body.error?.code], [422, 'resource_archived'])
})
