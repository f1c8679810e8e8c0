import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openDatabase } from '../../platform/db/database.ts'
import { readMigrations } from '../../platform/db/migrate.ts'
import { newAgent } from '../../testing/agents.ts'
import { newOrganization, startService } from '../../testing/api.ts'
import { newConversation } from '../../testing/conversations.ts'
import { withMigratedDatabase } from '../../testing/own_database.ts'

const visitors = [
  { id: 'a', name: 'Ada' },
  { email: 'Ada@example.com' },
  { id: 'b', email: 'ben@example.com' },
  { id: 'a', email: 'ada@example.com' },
  { name: 'Nobody' },
  { id: 'c', email: 'cleo@example.com', name: 'Cleo' },
  { id: 'c', email: 'other@example.com' },
  { email: 'other@example.com', name: 'Cleopatra' },
]

/** The part of the migration that is for conversations from before it. */
function backfill(): string {
  const { sql } = readMigrations().find(({ name }) => name === 'contacts_and_leads')!
  return sql.slice(sql.indexOf('-- What is there already.'))
}

test('conversations from before contacts get the same contacts and leads as if they began today', async () => {
  await withMigratedDatabase(async (address) => {
    const database = await openDatabase(address, { now: new Date(0), connections: 3 })
    const service = await startService({ database })
    const api = await newOrganization(service)
    const agent = await newAgent(api)
    for (const visitor of visitors) {
      const { id } = await newConversation(api, agent, { visitor })
      if (visitor.email) await api.post(`/conversations/${id}/takeover`)
    }
    const shown = async () => {
      const { data } = (await api.get('/contacts')).body
      const contacts = await Promise.all(
        data.map(async ({ id }: { id: number }) => (await api.get(`/contacts/${id}`)).body),
      )
      const leads = (await api.get('/leads')).body.data
      return JSON.parse(JSON.stringify({ contacts, leads }), (key, value) => {
        if (value?.object === 'contact' || key === 'contact') delete value.id
        return value
      })
    }
    const today = await shown()
    assert.deepEqual([today.contacts.length, today.leads.length], [3, 6])
    await database.system`delete from contacts`
    assert.deepEqual(await shown(), { contacts: [], leads: [] })
    await database.system.begin((sql) => sql.unsafe(backfill()))
    assert.deepEqual(await shown(), today)
    await service.app.close()
    await database.close()
  })
})
