import assert from 'node:assert/strict'
import { type TestContext, test } from 'node:test'
import { allOperations, isWrite } from '@foyer/contract'
import { newAgent } from '../../testing/agents.ts'
import { type Api, newOrganization } from '../../testing/api.ts'
import { newConversation, say } from '../../testing/conversations.ts'
import { connectMcp, type Era, eras, urlOf } from '../../testing/mcp.ts'
import { recordQuestion } from '../../testing/record_question.ts'
import { contractTools, toolNameOf } from './tools.ts'

const connect = (t: TestContext, api: Api, { path = '/mcp', era }: { path?: string; era?: Era } = {}) =>
  connectMcp(t, api.service, path, api.credentials, era)

for (const era of eras)
  test(`a client of ${era === 'legacy' ? '2025' : era.pin} lists the tools, reads, tries an edit out and makes it`, async (t) => {
    const api = await newOrganization()
    const agent = await newAgent(api)
    await recordQuestion(api, { agent_id: agent.id, question: 'Do you rent out bicycles?' })
    const { client, names, call } = await connect(t, api, { era })
    assert.deepEqual(await names(), [...contractTools().keys()])
    assert.match(client.getInstructions()!, /"Test & Sons".*\n.*\n.*`dry_run: true` first/)

    const gaps = await call('list_knowledge_gaps', { status: 'open', agent: agent.slug })
    assert.equal(gaps.failed, false)
    assert.deepEqual(
      gaps.answer.data.map(({ question }: { question: string }) => question),
      ['Do you rent out bicycles?'],
    )

    const edit = { slug: agent.slug, name: 'Reception' }
    const tried = await call('update_agent', { ...edit, dry_run: true })
    assert.deepEqual([tried.failed, tried.answer.name], [false, 'Reception'])
    assert.equal((await api.get(`/agents/${agent.slug}`)).body.name, 'Front desk')
    const made = await call('update_agent', edit)
    assert.deepEqual([made.failed, made.answer.name], [false, 'Reception'])
    assert.equal((await api.get(`/agents/${agent.slug}`)).body.name, 'Reception')
  })

test('an edit is recorded like any other, under the name of its key', async (t) => {
  const api = await newOrganization()
  const { call } = await connect(t, api)
  await call('create_service', { name: 'Tasting', pricing_unit: 'fixed' })
  const [entry] = (await api.get('/audit_log')).body.data
  assert.deepEqual(
    [entry.actor.type, entry.actor.name, entry.operation],
    ['api_key', 'test', 'createService'],
  )
})

test('a read-only key sees no tool that writes, and is refused by name', async (t) => {
  const api = await newOrganization()
  const reader = await api.as({ role: 'read_only' })
  const { client, names, call } = await connect(t, reader)
  const writes = new Set(allOperations.filter(isWrite).map(({ id }) => toolNameOf(id)))
  const seen = await names()
  assert.deepEqual(
    seen.filter((name) => writes.has(name)),
    [],
  )
  assert.ok(seen.includes('list_agents') && seen.includes('search_knowledge'))
  assert.match(client.getInstructions()!, /read-only/)
  assert.equal((await call('list_agents')).failed, false)
  const { failed, answer } = await call('create_service', { name: 'Tasting', pricing_unit: 'fixed' })
  assert.deepEqual([failed, answer.error.code], [true, 'method_not_allowed'])
  assert.match(answer.error.message, /role read_only/)
  assert.deepEqual((await api.get('/services')).body.data, [])
})

test('without a key, with a wrong one, and with a cookie alone, nobody is let in', async () => {
  const { service } = await newOrganization()
  const url = `${await urlOf(service)}/mcp`
  const message = { jsonrpc: '2.0', id: 1, method: 'tools/list' }
  const ask = (headers: Record<string, string>) =>
    fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        ...headers,
      },
      body: JSON.stringify(message),
    })
  for (const [headers, code] of [
    [{}, 'missing_api_key'],
    [{ cookie: 'foyer.session=x' }, 'missing_api_key'],
    [{ authorization: 'Bearer sk_wrong' }, 'invalid_api_key'],
  ] as const) {
    const answer = await ask(headers)
    assert.equal(answer.status, 401)
    assert.match(answer.headers.get('www-authenticate')!, /^Bearer/)
    assert.equal(((await answer.json()) as { error: { code: string } }).error.code, code)
  }
})

test('a client with a wrong key does not connect', async (t) => {
  const { service } = await newOrganization()
  await assert.rejects(
    connectMcp(t, service, '/mcp', { authorization: 'Bearer sk_wrong' }),
    /invalid_api_key/,
  )
})

test('a page of another site is refused even with a key', async (t) => {
  const api = await newOrganization()
  const from = (origin: string) => connectMcp(t, api.service, '/mcp', { ...api.credentials, origin })
  await assert.rejects(from('https://elsewhere.example'), /Pages of other sites/)
  await from(await urlOf(api.service))
})

test("another organization's things are not there: not by a tool, and not as a resource", async (t) => {
  const [own, other] = [await newOrganization(), await newOrganization()]
  const agent = await newAgent(other, { name: 'Theirs' })
  const conversation = await newConversation(other, agent)
  const { client, call } = await connect(t, own)
  assert.deepEqual((await call('list_agents')).answer.data, [])
  for (const [name, given] of [
    ['get_agent', { slug: agent.slug }],
    ['get_conversation', { id: conversation.id }],
    ['update_agent', { slug: agent.slug, name: 'Ours' }],
  ] as const) {
    const { failed, answer } = await call(name, given)
    assert.deepEqual([failed, answer.error.code], [true, 'resource_missing'], name)
  }
  assert.deepEqual((await client.listResources()).resources, [])
  for (const uri of [`foyer://agents/${agent.slug}`, `foyer://conversations/${conversation.id}/transcript`])
    await assert.rejects(client.readResource({ uri }), { code: -32602, data: { uri } })
})

test('an error has its code, its message and the parameter; an unknown tool is none', async (t) => {
  const { client, call } = await connect(t, await newOrganization())
  const { failed, answer } = await call('create_service', { nmae: 'Tasting', pricing_unit: 'fixed' })
  assert.equal(failed, true)
  assert.deepEqual(answer.error, {
    type: 'invalid_request_error',
    code: 'parameter_unknown',
    message: 'nmae is not a parameter of this operation. Did you mean name?',
    param: 'nmae',
  })
  assert.equal((await call('get_agent')).answer.error.message, 'slug is required.')
  assert.equal((await call('get_agent', { slug: '..' })).answer.error.code, 'resource_missing')
  await assert.rejects(client.callTool({ name: 'drop_everything' }), /There is no tool drop_everything/)
  await assert.rejects(client.callTool({ name: 'create_api_key' }), /There is no tool create_api_key/)
})

test('a call that is repeated with its idempotency_key takes effect once', async (t) => {
  const api = await newOrganization()
  const { call } = await connect(t, api)
  const service = { name: 'Tasting', pricing_unit: 'fixed' }
  const first = await call('create_service', service, { idempotency_key: 'k' })
  const again = await call('create_service', service, { idempotency_key: 'k' })
  assert.deepEqual(again, first)
  assert.equal((await api.get('/services')).body.data.length, 1)
})

test('an edit of a flow that somebody else has changed is refused', async (t) => {
  const api = await newOrganization()
  const agent = await newAgent(api)
  const { call } = await connect(t, api)
  const { answer: flow } = await call('get_flow', { agent_slug: agent.slug })
  const edit = { agent_slug: agent.slug, id: flow.phases[0].id, if_version: flow.version }
  assert.equal((await call('update_flow_state', { ...edit, title: 'First' })).failed, false)
  const { answer } = await call('update_flow_state', { ...edit, title: 'Second' })
  assert.equal(answer.error.code, 'idempotency_conflict')
})

test('groups narrow the list, and a wrong one is named', async (t) => {
  const api = await newOrganization()
  const { names, call } = await connect(t, api, { path: '/mcp?groups=knowledge_gaps,agents' })
  const listed = await names()
  assert.ok(listed.includes('list_knowledge_gaps') && listed.includes('list_agents'))
  assert.ok(!listed.includes('list_services') && listed.length < 40)
  assert.equal((await call('list_services')).failed, false)
  const twice = await connect(t, api, { path: '/mcp?groups=agents&groups=knowledge_gaps' })
  assert.deepEqual(new Set(await twice.names()), new Set(listed))
  await assert.rejects(connect(t, api, { path: '/mcp?group=agents' }), /group is not a parameter of \/mcp/)
  await assert.rejects(connect(t, api, { path: '/mcp?groups=gaps' }), /groups must be some of organization, /)
})

test('agents, flows, gaps and transcripts are resources, by list and by template', async (t) => {
  const api = await newOrganization()
  const agent = await newAgent(api)
  const conversation = await newConversation(api, agent)
  await say(api, conversation.id, 'Do you rent out bicycles?')
  const { client } = await connect(t, api)
  const { resourceTemplates } = await client.listResourceTemplates()
  assert.deepEqual(
    resourceTemplates.map(({ uriTemplate }) => uriTemplate),
    [
      'foyer://agents/{slug}',
      'foyer://agents/{slug}/flow',
      'foyer://knowledge_gaps/{id}',
      'foyer://conversations/{id}/transcript',
    ],
  )
  const [gap] = (await api.get('/knowledge_gaps')).body.data
  const { resources } = await client.listResources()
  assert.deepEqual(
    resources.map(({ uri, name }) => [uri, name]),
    [
      [`foyer://agents/${agent.slug}`, 'Front desk'],
      [`foyer://agents/${agent.slug}/flow`, 'Flow of Front desk'],
      [`foyer://knowledge_gaps/${gap.id}`, 'Do you rent out bicycles?'],
      [`foyer://conversations/${conversation.id}/transcript`, `Conversation #1 with ${agent.slug}`],
    ],
  )
  const texts = await Promise.all(
    resources.map(async ({ uri }) => {
      const [content] = (await client.readResource({ uri })).contents
      return content && 'text' in content ? content.text : ''
    }),
  )
  assert.equal(JSON.parse(texts[0]!).slug, agent.slug)
  assert.equal(JSON.parse(texts[1]!).object, 'flow')
  assert.equal(JSON.parse(texts[2]!).question, 'Do you rent out bicycles?')
  assert.match(texts[3]!, /^\S+ agent: .+\n\n\S+ visitor: Do you rent out bicycles\?\n\n\S+ agent: /s)
  for (const uri of ['foyer://agents/nobody', 'foyer://agents/../services', 'https://example.com/'])
    await assert.rejects(client.readResource({ uri }), { code: -32602, data: { uri } })
})

test('a transcript is whole, however long the conversation', async (t) => {
  const api = await newOrganization()
  const { id } = await newConversation(api)
  const { database } = api.service
  await database.tenant(api.organization.id).transaction(async (db) => {
    db.later(
      (sql) => sql`insert into messages (organization_id, conversation_id, role, text, created_at)
        select ${api.organization.id}, ${id}, 'visitor', 'line ' || n, now() from generate_series(1, 250) n`,
    )
  })
  const { client } = await connect(t, api)
  const [content] = (await client.readResource({ uri: `foyer://conversations/${id}/transcript` })).contents
  assert.ok(content && 'text' in content)
  assert.match(content.text, /visitor: line 250$/)
  assert.equal(content.text.match(/visitor: line \d+/g)?.length, 250)
})

test("the prompt for this week's gaps carries those that were asked in it, the most frequent first", async (t) => {
  const api = await newOrganization()
  const [agent, other] = [await newAgent(api), await newAgent(api, { name: 'Shop' })]
  const ago = (days: number) => new Date(api.service.clock.now.getTime() - days * 24 * 60 * 60 * 1000)
  const ask = (agent_id: number, question: string, days: number) =>
    recordQuestion(api, { agent_id, question, asked_at: ago(days) })
  await ask(agent.id, 'Do you rent out bicycles?', 6)
  await ask(agent.id, 'Is there a sauna in the building?', 8)
  for (const day of [1, 2]) await ask(other.id, 'Which cheese do you sell?', day)
  const { client } = await connect(t, api)
  assert.deepEqual(
    (await client.listPrompts()).prompts.map(({ name }) => name),
    ['close_this_weeks_gaps', 'get_agent_ready'],
  )
  const read = async (given: Record<string, string>) => {
    const { messages } = await client.getPrompt({ name: 'close_this_weeks_gaps', arguments: given })
    const [message] = messages
    assert.ok(message?.content.type === 'text')
    const [, json] = /```json\n(.+)\n```$/s.exec(message.content.text)!
    return JSON.parse(json!).map(({ question }: { question: string }) => question)
  }
  assert.deepEqual(await read({}), ['Which cheese do you sell?', 'Do you rent out bicycles?'])
  assert.deepEqual(await read({ agent: agent.slug }), ['Do you rent out bicycles?'])
  await assert.rejects(client.getPrompt({ name: 'sing' }), /There is no prompt sing/)
})

test('the prompt for an agent carries what is left to do, and names what is missing', async (t) => {
  const api = await newOrganization()
  const agent = await newAgent(api)
  const { client } = await connect(t, api)
  const { messages } = await client.getPrompt({ name: 'get_agent_ready', arguments: { agent: agent.slug } })
  assert.match(JSON.stringify(messages), /\\"object\\": \\"readiness\\"/)
  await assert.rejects(client.getPrompt({ name: 'get_agent_ready' }), {
    code: -32602,
    data: {
      type: 'invalid_request_error',
      code: 'parameter_missing',
      message: 'agent is required.',
      param: 'agent',
    },
  })
})
