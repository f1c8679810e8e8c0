import assert from 'node:assert/strict'
import { test } from 'node:test'
import { insertRow } from '../../platform/db/row.ts'
import { newAgent } from '../../testing/agents.ts'
import { type Api, type ApiResponse, newOrganization, startService } from '../../testing/api.ts'
import { newConversation, setConversation } from '../../testing/conversations.ts'

const idsOf = ({ body }: ApiResponse) => body.data.map(({ id }: { id: number }) => id)
const listed = async (api: Api, query: string) => idsOf(await api.get(`/conversations?${query}`))

/** A message of the visitor, as a turn keeps it. */
function said({ service, organization }: Api, conversation_id: number, text: string): Promise<number> {
  const message = { conversation_id, role: 'visitor', text, created_at: service.clock.now }
  return service.database.tenant(organization.id).transaction((db) => insertRow(db, 'messages', message))
}

test('conversations are listed newest first, and found by agent, status and fit', async () => {
  const api = await newOrganization()
  const [one, other] = [await newAgent(api, { slug: 'one' }), await newAgent(api, { slug: 'other' })]
  const first = await newConversation(api, one)
  const second = await newConversation(api, other)
  const third = await newConversation(api, one)
  await api.post(`/conversations/${second.id}/close`)
  await setConversation(api, third.id, { fit: 'ideal' })
  assert.deepEqual(await listed(api, ''), [third.id, second.id, first.id])
  assert.deepEqual(await listed(api, 'agent=one'), [third.id, first.id])
  assert.deepEqual(await listed(api, 'status=closed'), [second.id])
  assert.deepEqual(await listed(api, 'fit=ideal'), [third.id])
  assert.deepEqual(await listed(api, 'agent=other&status=active'), [])
  assert.deepEqual(await listed(api, `limit=1&starting_after=${third.id}`), [second.id])
  const stranger = await api.get('/conversations?agent=nobody')
  assert.deepEqual([stranger.status, stranger.body.error.param], [422, 'agent'])
})

test('since and until are about the start: from then on, and before then', async () => {
  const service = await startService()
  try {
    const api = await newOrganization(service)
    const agent = await newAgent(api)
    const first = await newConversation(api, agent)
    service.clock.now = new Date('2026-01-16T09:30:00.000Z')
    const second = await newConversation(api, agent)
    assert.deepEqual(await listed(api, 'since=2026-01-16T09:30:00Z'), [second.id])
    assert.deepEqual(await listed(api, 'until=2026-01-16T09:30:00Z'), [first.id])
    assert.deepEqual(await listed(api, 'since=2026-01-15T00:00:00Z&until=2026-01-17T00:00:00Z'), [
      second.id,
      first.id,
    ])
    const nonsense = await api.get('/conversations?since=2026-01-15T25:61:00Z')
    assert.deepEqual([nonsense.status, nonsense.body.error.param], [422, 'since'])
  } finally {
    await service.app.close()
    await service.database.close()
  }
})

test('a query finds conversations by the words of their messages, and never another organization’s', async () => {
  const [api, theirs] = [await newOrganization(), await newOrganization()]
  const agent = await newAgent(api)
  const [roof, door] = [await newConversation(api, agent), await newConversation(api, agent)]
  const foreign = await newConversation(theirs)
  await said(api, roof.id, 'Our roof is leaking in two places.')
  await said(api, roof.id, 'The roof is from 1962.')
  await said(api, door.id, 'The door is stuck.')
  await said(theirs, foreign.id, 'A roof!')
  assert.deepEqual(await listed(api, 'query=roof'), [roof.id])
  assert.deepEqual(await listed(api, 'query=ROOF leaking'), [roof.id])
  assert.deepEqual(await listed(api, 'query=roof or door'), [door.id, roof.id])
  assert.deepEqual(await listed(api, 'query=roof door'), [])
  const blank = await api.get('/conversations?query=%20')
  assert.deepEqual([blank.status, blank.body.error.param], [422, 'query'])
})

test('a list shows what each visitor wrote last, shortened, and not what an agent said', async () => {
  const api = await newOrganization()
  const [silent, talking] = [await newConversation(api), await newConversation(api)]
  await said(api, talking.id, 'Hello')
  await said(api, talking.id, `${'Longer than a line. '.repeat(20)}`)
  const { data } = (await api.get('/conversations')).body
  assert.deepEqual(
    data.map(({ id, last_visitor_text }: { id: number; last_visitor_text?: string }) => [
      id,
      last_visitor_text,
    ]),
    [
      [talking.id, 'Longer than a line. '.repeat(15)],
      [silent.id, undefined],
    ],
  )
})

test('messages come oldest first, page by page in either direction', async () => {
  const api = await newOrganization()
  const { id } = await newConversation(api)
  const path = `/conversations/${id}/messages`
  const [opening] = idsOf(await api.get(path))
  const all = [opening]
  for (const text of ['one', 'two', 'three', 'four']) all.push(await said(api, id, text))
  assert.deepEqual(idsOf(await api.get(path)), all)
  const first = await api.get(`${path}?limit=2`)
  assert.deepEqual([idsOf(first), first.body.has_more], [all.slice(0, 2), true])
  const next = await api.get(`${path}?limit=2&starting_after=${all[1]}`)
  assert.deepEqual([idsOf(next), next.body.has_more], [all.slice(2, 4), true])
  const last = await api.get(`${path}?limit=2&starting_after=${all[3]}`)
  assert.deepEqual([idsOf(last), last.body.has_more], [all.slice(4), false])
  const back = await api.get(`${path}?limit=2&ending_before=${all[4]}`)
  assert.deepEqual([idsOf(back), back.body.has_more], [all.slice(2, 4), true])
  const begin = await api.get(`${path}?limit=2&ending_before=${all[2]}`)
  assert.deepEqual([idsOf(begin), begin.body.has_more], [all.slice(0, 2), false])
})

test('only messages of the agent have a trace, and only in their own conversation', async () => {
  const api = await newOrganization()
  const [one, other] = [await newConversation(api), await newConversation(api)]
  const [opening] = idsOf(await api.get(`/conversations/${one.id}/messages`))
  const visitors = await said(api, one.id, 'Hello')
  const traceOf = async (id: number, message: number | string) =>
    (await api.get(`/conversations/${id}/messages/${message}/trace`)).status
  assert.equal(await traceOf(one.id, opening), 200)
  assert.equal(await traceOf(one.id, visitors), 404)
  assert.equal(await traceOf(other.id, opening), 404)
  assert.equal(await traceOf(one.id, 999_999_999), 404)
  assert.equal(await traceOf(one.id, 'first'), 404)
})

test('what has no value is left out, and answers are shown with the words they rest on', async () => {
  const api = await newOrganization()
  const { id } = await newConversation(api)
  const bare = (await api.get(`/conversations/${id}`)).body
  for (const field of [
    'visitor',
    'metadata',
    'source_url',
    'rating',
    'assessment',
    'brief',
    'paused_at',
    'ended_at',
  ])
    assert.ok(!(field in bare), field)
  const tenant = api.service.database.tenant(api.organization.id)
  const earlier = [{ value: 'under_5k', message_id: 7, quote: 'three grand' }]
  const answers = {
    budget: { value: '5k_to_20k', message_id: 9, quote: 'six thousand', earlier },
    wants_call: { value: false, message_id: 11, quote: 'no call please' },
    priorities: { value: ['speed', 'price'], message_id: 13, quote: 'fast and cheap' },
  }
  await tenant.transaction(async (db) =>
    db.later(
      (sql) => sql`update conversations set state = state || ${sql.json({ answers })}
        where organization_id = ${db.organization_id} and id = ${id}`,
    ),
  )
  const { slot_values, slot_evidence } = (await api.get(`/conversations/${id}`)).body
  assert.deepEqual(slot_values, { budget: '5k_to_20k', wants_call: false, priorities: ['speed', 'price'] })
  assert.deepEqual(slot_evidence, {
    budget: { message_id: 9, quote: 'six thousand' },
    wants_call: { message_id: 11, quote: 'no call please' },
    priorities: { message_id: 13, quote: 'fast and cheap' },
  })
})
