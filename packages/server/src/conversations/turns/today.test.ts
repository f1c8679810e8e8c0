import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newOrganization, sharedService } from '../../testing/api.ts'

test('a month is resolved against the service’s own day (engine.md §3.2)', async () => {
  const { clock } = await sharedService()
  const api = await newOrganization()
  await api.post('/agents', { name: 'Desk', slug: 'desk', archetype: 'qualification' })
  const inMonths = (months: number) => {
    const { now } = clock
    const day = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + months, 15))
    return day.toLocaleString('en', { month: 'long', timeZone: 'UTC' })
  }
  const { id } = (await api.post('/agents/desk/conversations', {})).body
  const say = async (text: string) =>
    (await api.post(`/conversations/${id}/messages`, { text })).body.conversation.slot_values
  for (const text of ['A new website', '12 people', 'about 20k', 'I decide']) await say(text)
  assert.equal((await say(`we start in ${inMonths(1)}`)).start, 'quarter')
})
