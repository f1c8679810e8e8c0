import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newOrganization } from '../../testing/api.ts'
import { holdConversations } from './hold_conversations.ts'
import { loadDemo } from './load.ts'

test('the demo’s own agents have held its conversations: one ended with all its papers, one wants a person, one left a gap', async () => {
  const api = await newOrganization()
  const { database, equipment, clock } = api.service
  await loadDemo(database, api.organization, clock.now)
  const held = await holdConversations(database, equipment, api.organization, clock.now)
  const { data } = (await api.get(`/conversations?limit=${held}`)).body
  assert.deepEqual(
    data.map((row: { agent: string; status: string; person_wanted: boolean }) => [
      row.agent,
      row.status,
      row.person_wanted,
    ]),
    [
      ['front-desk', 'active', false],
      ['project-desk', 'active', true],
      ['front-desk', 'active', false],
      ['front-desk', 'completed', false],
    ],
  )
  const completed = data.at(-1)
  assert.equal(completed.slot_values.email, 'jana.holm@harbourworks.example')
  assert.equal(completed.slot_values.budget, '20k_to_50k')
  assert.ok(completed.assessment && completed.brief && completed.recap)
  assert.ok(Date.parse(completed.ended_at) < clock.now.getTime())
  const gaps = (await api.get('/knowledge_gaps?query=Lisbon')).body.data
  assert.deepEqual(
    gaps.map((gap: { occurrences: number; status: string }) => [gap.occurrences, gap.status]),
    [[1, 'open']],
  )
})
