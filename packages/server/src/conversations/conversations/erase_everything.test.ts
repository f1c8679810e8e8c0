import assert from 'node:assert/strict'
import { test } from 'node:test'
import { schema } from '../../platform/db/queue.ts'
import { newAgent } from '../../testing/agents.ts'
import { type Api, newOrganization } from '../../testing/api.ts'
import { newConversation, say } from '../../testing/conversations.ts'

/** A word that only the visitor has. */
const marker = 'zanziquokka'

interface Column {
  table: string
  column: string
  marked: boolean
}

/** Every column of every table that holds something of an organization, and whether visitors' words may be in it. */
const columnsOf = ({ service }: Api) => service.database.system<Column[]>`
  select c.relname as table, a.attname as column,
    coalesce(col_description(c.oid, a.attnum), '') = 'visitor words' as marked
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r'
    and exists (select from pg_attribute o where o.attrelid = c.oid and o.attname = 'organization_id')
  order by 1, a.attnum`

/** Where the marker stands, as `table.column`. */
async function placesOf(api: Api): Promise<string[]> {
  const { system } = api.service.database
  const places: string[] = []
  for (const { table, column } of await columnsOf(api)) {
    const [row] = await system<{ found: boolean }[]>`select exists (select from ${system(table)}
      where organization_id = ${api.organization.id}
        and ${system(column)}::text ilike ${`%${marker}%`}) as found`
    if (row!.found) places.push(`${table}.${column}`)
  }
  const [jobs] = await system<{ found: boolean }[]>`select exists (
    select from ${system(schema)}.job where data::text ilike ${`%${marker}%`}) as found`
  return jobs!.found ? [...places, 'jobs'] : places
}

/** One that leaves words wherever a conversation can: answers, a gap, papers, stored answers, a deliverable. */
async function outspoken() {
  const api = await newOrganization()
  const agent = await newAgent(api, { slug: 'desk' })
  await api.post('/deliverable_templates', {
    name: 'Plan',
    body: '# Plan\n\nYour goal: {{slots.goal}}',
    agents: ['desk'],
  })
  await api.post('/fit_criteria', { kind: 'ideal', description: `Speaks of a roof`, agents: ['desk'] })
  const { phases } = (await api.get('/agents/desk/flow')).body
  const last = phases.at(-2)
  const tools = [...last.tools, 'offer_deliverable']
  assert.equal((await api.patch(`/agents/desk/flow/states/${last.id}`, { tools })).status, 200)
  const { id } = await newConversation(api, agent, {
    visitor: { id: marker, name: `Jana ${marker}`, email: `jana@${marker}.example` },
    metadata: { campaign: marker },
    source_url: `https://example.com/${marker}`,
  })
  const path = `/conversations/${id}`
  await say(api, id, `Do you sell ${marker} lamps?`, { 'idempotency-key': 'question' })
  await say(api, id, `We want to repair the roof of our ${marker} house.`, { 'idempotency-key': 'goal' })
  await api.post(`${path}/rating`, { rating: 5 }, { 'idempotency-key': 'rating' })
  const [gap] = (await api.get('/knowledge_gaps')).body.data
  assert.match(gap.question, new RegExp(marker))
  await api.post(`/knowledge_gaps/${gap.id}/check`, undefined, { 'idempotency-key': 'check' })
  await api.post('/answer_checks', { agent: 'desk' })
  for (let turn = 0; turn < 30; turn++) {
    const { status, phase, slot_values } = (await api.get(path)).body
    if (status === 'completed') return { api, agent, id, path }
    const { slots } = phases.find(({ key }: { key: string }) => key === phase)
    const open = slots.find(({ key }: { key: string }) => !(key in slot_values))
    await say(api, id, answerTo(open))
  }
  assert.fail('The conversation does not come to its end.')
}

function answerTo(slot: { key: string; data_type: string; enum_values: string[] | null } | undefined) {
  if (!slot) return 'No, that is all. Thank you!'
  const chip = (value: string) => ({ chip: { slot: slot.key, values: [value] } })
  if (slot.enum_values) return chip(slot.enum_values[0]!)
  if (slot.data_type === 'boolean') return chip('true')
  return slot.data_type === 'email' ? `jana@${marker}.example` : `It is the ${marker} one.`
}

test('visitors’ words stand in marked columns only, and after erasing nowhere', async () => {
  const { api, path } = await outspoken()
  const before = await placesOf(api)
  const columns = await columnsOf(api)
  const unmarked = columns.filter(({ marked }) => !marked).map(({ table, column }) => `${table}.${column}`)
  assert.deepEqual(
    before.filter((place) => place === 'jobs' || unmarked.includes(place)),
    [],
  )
  for (const place of [
    'conversations.visitor',
    'conversations.state',
    'conversations.brief',
    'conversations.recap',
    'messages.text',
    'message_traces.trace',
    'deliverables.body',
    'idempotency_keys.body',
    'knowledge_gaps.question',
    'knowledge_gap_occurrences.question',
    'answer_checks.results',
    'events.data',
  ])
    assert.ok(before.includes(place), `${place} was tried`)
  const { status, body } = await api.delete(path)
  assert.equal(status, 200)
  for (const what of [
    'messages',
    'traces',
    'turns',
    'deliverables',
    'slot_values',
    'gap_occurrences',
    'gaps',
  ])
    assert.ok(body.erased[what] > 0, what)
  assert.ok(body.erased.stored_answers >= 4)
  assert.deepEqual(await placesOf(api), [])
  assert.deepEqual((await api.get(`/conversations?query=${marker}`)).body.data, [])
})
