import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { newAgent } from '../../testing/agents.ts'
import { type Api, newOrganization, sharedDatabase, startService } from '../../testing/api.ts'
import { newConversation, say, setConversation, storedConversation } from '../../testing/conversations.ts'
import type { Visitor } from '../conversations/repository.ts'
import { parseCsv } from '../testing/parse_csv.ts'
import { concludingAgent, yes } from '../visits/testing/concluding_agent.ts'

const service = await startService({ database: await sharedDatabase() })
after(() => service.app.close())
const csv = { accept: 'text/csv' }
const minuteMs = 60_000

interface Listed {
  id: number
  lead_since: string
}
const leads = async (api: Api, query = ''): Promise<Listed[]> => (await api.get(`/leads${query}`)).body.data
const idsOf = async (api: Api, query = '') => (await leads(api, query)).map(({ id }) => id)

/** A conversation that a person has taken over. */
async function takenOver(api: Api, agent: { slug: string }, visitor: Visitor) {
  const { id } = await newConversation(api, agent, { visitor: { ...visitor } })
  assert.equal((await api.post(`/conversations/${id}/takeover`)).status, 200)
  return id
}

test('a conversation of a contact that was completed or taken over is a lead, and stays one', async () => {
  const api = await newOrganization(service)
  const agent = await concludingAgent(api)
  const jana = { name: 'Jana', email: 'jana@example.com', id: 'customer-7' }
  const source_url = 'https://example.com/prices'
  const { id } = await newConversation(api, agent, { visitor: jana, source_url })
  const { id: nobody } = await newConversation(api, agent)
  assert.deepEqual(await leads(api), [])
  for (const each of [id, nobody]) {
    await say(api, each, yes)
    await say(api, each, 'No, that is all. Thank you, goodbye!')
    assert.equal((await api.get(`/conversations/${each}`)).body.status, 'completed')
  }
  const [contact] = (await api.get('/contacts')).body.data
  const { fit } = (await api.get(`/conversations/${id}`)).body.assessment
  const at = service.clock.now.toISOString()
  assert.deepEqual(await leads(api), [
    {
      object: 'lead',
      id,
      number: 1,
      agent: agent.slug,
      status: 'completed',
      fit,
      contact: {
        id: contact.id,
        name: 'Jana',
        emails: ['jana@example.com'],
        visitor_ids: ['customer-7'],
      },
      slot_values: { call_back: true },
      source_url,
      unread: true,
      lead_since: at,
      created_at: at,
    },
  ])
  const taken = await takenOver(api, agent, { email: 'noor@example.com' })
  await api.post(`/conversations/${taken}/close`)
  assert.deepEqual(await idsOf(api), [taken, id])
})

test('who says who they are after they were taken over is a lead since the takeover', async () => {
  const api = await newOrganization(service)
  const { id } = await newConversation(api)
  const since = service.clock.now.toISOString()
  await api.post(`/conversations/${id}/takeover`)
  assert.deepEqual(await leads(api), [])
  service.clock.now = new Date(service.clock.now.getTime() + minuteMs)
  await setConversation(api, id, { visitor: { email: 'noor@example.com' } })
  await api.delete(`/conversations/${id}/takeover`)
  await api.post(`/conversations/${id}/takeover`)
  assert.deepEqual(
    (await leads(api)).map(({ id, lead_since }) => [id, lead_since]),
    [[id, since]],
  )
})

test('what its visitor left complete is a lead', async () => {
  const api = await newOrganization(service)
  const agent = await concludingAgent(api)
  const { id } = await newConversation(api, agent, { visitor: { email: 'noor@example.com' } })
  await say(api, id, yes)
  const { pauses_at } = await storedConversation(api, id)
  const { restConversations } = await import('../jobs.ts')
  await restConversations.run(service.database, pauses_at!)
  assert.equal((await api.get(`/conversations/${id}`)).body.status, 'completed')
  assert.deepEqual(await idsOf(api), [id])
})

test('leads are listed by agent, fit and the time since when they are leads, page by page', async () => {
  const api = await newOrganization(service)
  const agent = await newAgent(api, { slug: 'desk' })
  const other = await newAgent(api, { slug: 'shop' })
  const began = service.clock.now
  const first = await takenOver(api, agent, { email: 'a@example.com' })
  service.clock.now = new Date(began.getTime() + minuteMs)
  const second = await takenOver(api, other, { email: 'b@example.com' })
  await setConversation(api, second, { fit: 'ideal' })
  assert.deepEqual(await idsOf(api), [second, first])
  assert.deepEqual(await idsOf(api, '?agent=desk'), [first])
  assert.deepEqual(await idsOf(api, '?fit=ideal'), [second])
  const later = service.clock.now.toISOString()
  assert.deepEqual(await idsOf(api, `?since=${later}`), [second])
  assert.deepEqual(await idsOf(api, `?until=${later}`), [first])
  assert.deepEqual(await idsOf(api, `?starting_after=${second}`), [first])
  assert.equal((await api.get('/leads?limit=1')).body.has_more, true)
})

test('a table of leads gives a parser the same values, and a spreadsheet no formula', async () => {
  const api = await newOrganization(service)
  const agent = await newAgent(api, { slug: 'desk' })
  const names = ['Jana "JM" Müller, Bau & Söhne; Köln', '=HYPERLINK("https://evil.example")']
  const ids: number[] = []
  for (const [index, name] of names.entries())
    ids.push(await takenOver(api, agent, { name, email: `v${index}@example.com` }))
  const { state } = await storedConversation(api, ids[0]!)
  const said = (value: unknown) => ({ value, message_id: 1, quote: '' })
  const answers = { goal: said('Two\nlines'), priorities: said(['price', 'speed']), wants_call: said(false) }
  await setConversation(api, ids[0]!, { state: { ...(state as object), answers } })
  const { status, text, headers } = await api.get('/leads', csv)
  assert.deepEqual(
    [status, headers['content-type'], headers['x-has-more']],
    [200, 'text/csv; charset=utf-8', 'false'],
  )
  const [header, newest, oldest, ...rest] = parseCsv(text) as [string[], string[], string[]]
  assert.deepEqual(rest, [])
  const row = (cells: string[]) => Object.fromEntries(header.map((name, index) => [name, cells[index]]))
  const at = service.clock.now.toISOString()
  assert.deepEqual(row(oldest), {
    number: '1',
    lead_since: at,
    created_at: at,
    agent: 'desk',
    status: 'handed_off',
    fit: '',
    name: names[0],
    email: 'v0@example.com',
    visitor_id: '',
    source_url: '',
    'slot_values.goal': 'Two\nlines',
    'slot_values.priorities': 'price, speed',
    'slot_values.wants_call': 'false',
  })
  assert.equal(row(newest).name, `'${names[1]}`)
  const one = await api.get('/leads?limit=1', csv)
  assert.deepEqual([parseCsv(one.text).length, one.headers['x-has-more']], [2, 'true'])
  assert.equal((await api.get('/leads?agent=nobody', csv)).status, 422)
})

test('leads of another organization are not there, in a table either', async () => {
  const theirs = await newOrganization(service)
  await takenOver(theirs, await newAgent(theirs), { email: 'jana@example.com' })
  const ours = await newOrganization(service)
  assert.deepEqual(await leads(ours), [])
  assert.equal(parseCsv((await ours.get('/leads', csv)).text).length, 1)
})
