import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newOrganization } from '../testing/api.ts'
import { untilItWaits } from '../testing/waiting.ts'
import { updateRow } from './db/row.ts'

test('an edit waits for a change that is under way, and is judged by what that left', async () => {
  const api = await newOrganization()
  const { id } = (await api.post('/voice_profiles', { name: 'Plain', languages: ['en'] })).body
  const [edit] = await api.service.database.tenant(api.organization.id).transaction(async (db) => {
    await db.query(
      (sql) => sql`select 1 from voice_profiles
        where organization_id = ${db.organization_id} and id = ${id} for update`,
    )
    const editing = api.patch(`/voice_profiles/${id}`, { name: 'Plainer' })
    await untilItWaits(api.service, editing)
    updateRow(db, 'voice_profiles', id, { archived: true })
    return [editing]
  })
  const { status, body } = await edit!
  assert.deepEqual([status, body.error?.code], [422, 'resource_archived'])
})
