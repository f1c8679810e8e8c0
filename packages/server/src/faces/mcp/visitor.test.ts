import assert from 'node:assert/strict'
import { after, type TestContext, test } from 'node:test'
import { type PublicAgent, publicAgent } from '../../conversations/visits/testing/visitors.ts'
import { archiveAgent } from '../../testing/agents.ts'
import { newOrganization, sharedDatabase, startService } from '../../testing/api.ts'
import { connectMcp, eras } from '../../testing/mcp.ts'

/** Behind a proxy: every test comes from an address of its own. */
const service = await startService({ database: await sharedDatabase(), trustProxy: true })
after(() => service.app.close())

let addresses = 0
const somewhere = () => ({ 'x-forwarded-for': `10.44.0.${++addresses}` })

const connect = (
  t: TestContext,
  { public_id }: PublicAgent,
  headers: Record<string, string> = somewhere(),
  era = eras[0],
) => connectMcp(t, service, `/mcp/agents/${public_id}`, headers, era)

test('a visitor holds a conversation without a key, by the token of it', async (t) => {
  for (const era of eras) {
    const api = await newOrganization(service)
    const agent = await publicAgent(api)
    const { client, names, call } = await connect(t, agent, somewhere(), era)
    assert.deepEqual(await names(), [
      'get_agent',
      'start_conversation',
      'send_message',
      'get_conversation',
      'rate_conversation',
      'agree_to_mail',
    ])
    assert.match(client.getInstructions()!, /^You can talk to Front desk/)
    assert.equal((await call('get_agent')).answer.name, 'Front desk')

    const { answer: visit } = await call('start_conversation', { locale: 'en' })
    assert.equal(visit.messages[0].role, 'agent')
    const { token } = visit
    const said = await call('send_message', { token, text: 'We want a new website.' })
    assert.equal(said.failed, false)
    assert.deepEqual([said.answer.object, said.answer.message.role], ['visit_turn', 'visitor'])
    assert.ok(said.answer.replies.length > 0)
    assert.equal((await call('rate_conversation', { token, rating: 5 })).answer.rating, 5)
    const { answer: whole } = await call('get_conversation', { token })
    assert.deepEqual(whole.messages, [...visit.messages, said.answer.message, ...said.answer.replies])

    const conversation = (await api.get(`/conversations/${visit.id}`)).body
    assert.deepEqual([conversation.agent, conversation.rating], [agent.slug, 5])
  }
})

test('a visitor sees nothing of how the agent is set up, and can call no other tool', async (t) => {
  const api = await newOrganization(service)
  const { client } = await connect(t, await publicAgent(api))
  assert.deepEqual(client.getServerCapabilities(), { tools: {} })
  await assert.rejects(client.callTool({ name: 'list_agents' }), /There is no tool list_agents/)
})

test('a key opens nothing here, and a forged token no conversation', async (t) => {
  const api = await newOrganization(service)
  const { call } = await connect(t, await publicAgent(api), { ...somewhere(), ...api.credentials })
  assert.equal((await call('get_conversation')).answer.error.code, 'parameter_missing')
  for (const token of ['vt_forged.x', api.key])
    assert.equal((await call('get_conversation', { token })).answer.error.code, 'invalid_api_key')
})

test('the address says which agent is visited, whatever a call names', async (t) => {
  const api = await newOrganization(service)
  const [agent, other] = [await publicAgent(api), await publicAgent(api, { name: 'Shop' })]
  const { call } = await connect(t, agent)
  const { answer } = await call('start_conversation', { public_id: other.public_id })
  assert.equal((await api.get(`/conversations/${answer.id}`)).body.agent, agent.slug)
})

test('an agent that is archived, or that there never was, receives nobody', async (t) => {
  const api = await newOrganization(service)
  const agent = await publicAgent(api)
  await archiveAgent(api, agent)
  await assert.rejects(connect(t, agent), /There is no agent at this address/)
  await assert.rejects(
    connect(t, { ...agent, public_id: '..%2fagents' }),
    /There is no agent|resource_missing/,
  )
})

test('a page that the owner has not allowed is refused, as it is for the widget', async (t) => {
  const api = await newOrganization(service)
  const agent = await publicAgent(api, { allowed_origins: ['https://ours.example'] })
  await assert.rejects(
    connect(t, agent, { ...somewhere(), origin: 'https://theirs.example' }),
    /not allowed on/,
  )
  await connect(t, agent, { ...somewhere(), origin: 'https://ours.example' })
})

test('starts and messages are limited by address and visitor, as they are for the widget', async (t) => {
  const api = await newOrganization(service)
  const agent = await publicAgent(api)
  const { call } = await connect(t, agent)
  const { answer: visit } = await call('start_conversation')
  const refusals: string[] = []
  for (let count = 0; count < 12; count++) {
    const { failed, answer } = await call('send_message', { token: visit.token, text: 'Hello' })
    if (failed) refusals.push(answer.error.code)
  }
  assert.deepEqual([...new Set(refusals)], ['rate_limited'])
  const elsewhere = await connect(t, agent)
  const starts: boolean[] = []
  for (let count = 0; count < 16; count++) starts.push((await elsewhere.call('start_conversation')).failed)
  assert.deepEqual(starts, [...Array(15).fill(false), true])
  const { call: callAnew } = await connect(t, agent)
  assert.equal((await callAnew('start_conversation')).failed, false)
})

test('calls of an address are limited before anything is answered', async (t) => {
  const api = await newOrganization(service)
  const agent = await publicAgent(api)
  const { client } = await connect(t, agent)
  await assert.rejects(async () => {
    for (let count = 0; count < 61; count++) await client.ping()
  }, /rate_limited/)
})
