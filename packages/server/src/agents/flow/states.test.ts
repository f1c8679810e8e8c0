import assert from 'node:assert/strict'
import { test } from 'node:test'
import { toolNames } from '@foyer/contract'
import { newAgent } from '../../testing/agents.ts'
import { type Api, type ApiResponse, newOrganization } from '../../testing/api.ts'

interface Phase {
  id: number
  key: string
  position: number
  kind: string
  tools: string[]
}

async function newFlow() {
  const api = await newOrganization()
  const { slug } = await newAgent(api)
  const flow = `/agents/${slug}/flow`
  const phases: Phase[] = (await api.get(flow)).body.phases
  return { api, slug, flow, phases, first: phases[0]!, terminal: phases.at(-1)! }
}

const versionOf = async (api: Api, flow: string) => (await api.get(flow)).body.version
const positions = async (api: Api, flow: string) =>
  (await api.get(flow)).body.phases.map((phase: Phase) => [phase.key, phase.position])

function refused(answer: ApiResponse, status: number, code: string, param?: string) {
  assert.deepEqual(
    [answer.status, answer.body.error.code, answer.body.error.param],
    [status, code, param],
    answer.text,
  )
}

test('§2.2 a phase carries its fields; tool_settings are effective, with defaults, of tools that are on', async () => {
  const { api, flow } = await newFlow()
  const { status, body } = await api.post(`${flow}/states`, {
    title: 'Show around',
    tools: ['offer_navigation'],
  })
  assert.equal(status, 201)
  const { id, ...rest } = body
  assert.ok(id > 0)
  assert.deepEqual(rest, {
    object: 'flow_state',
    key: 'show_around',
    title: 'Show around',
    position: 4,
    kind: 'step',
    objective: '',
    exit_criteria: '',
    max_turns: 6,
    tools: ['offer_navigation'],
    tool_settings: { offer_navigation: { max_links: 1 } },
    archived: false,
    slots: [],
  })
  assert.deepEqual((await api.get(`${flow}/states/${id}`)).body, body)
})

test('§4.1 PATCH changes title, objective, exit_criteria, max_turns and tools, and only what is named', async () => {
  const { api, flow, terminal } = await newFlow()
  const before = (await api.get(`${flow}/states/${terminal.id}`)).body
  const changes = {
    title: 'Bye',
    objective: 'End well',
    exit_criteria: 'None',
    max_turns: 2,
    tools: [...toolNames],
  }
  const { status, body } = await api.patch(`${flow}/states/${terminal.id}`, changes)
  assert.equal(status, 200)
  assert.deepEqual(body, { ...before, ...changes, tool_settings: { offer_navigation: { max_links: 1 } } })
})

test('§4.1 rule 1: tools replaces the whole set', async () => {
  const { api, flow, terminal } = await newFlow()
  await api.patch(`${flow}/states/${terminal.id}`, { tools: ['consult_knowledge', 'suggest_replies'] })
  const { body } = await api.patch(`${flow}/states/${terminal.id}`, { tools: ['offer_deliverable'] })
  assert.deepEqual(body.tools, ['offer_deliverable'])
})

test('§4.1 rule 2: removing capture_slots is refused while the phase has required answers', async () => {
  const { api, flow, first } = await newFlow()
  const version = await versionOf(api, flow)
  refused(
    await api.patch(`${flow}/states/${first.id}`, { tools: ['consult_knowledge'] }),
    422,
    'flow_invalid',
    'tools',
  )
  assert.deepEqual((await api.get(`${flow}/states/${first.id}`)).body.tools, first.tools)
  assert.equal(await versionOf(api, flow), version, 'a refused edit makes no version')
})

test('§4.1 rule 3: a tool switched off loses its settings', async () => {
  const { api, flow, terminal } = await newFlow()
  const path = `${flow}/states/${terminal.id}`
  await api.patch(path, {
    tools: ['offer_navigation'],
    tool_settings: { offer_navigation: { max_links: 3 } },
  })
  assert.deepEqual((await api.patch(path, { tools: [] })).body.tool_settings, {})
  const { body } = await api.patch(path, { tools: ['offer_navigation'] })
  assert.deepEqual(body.tool_settings, { offer_navigation: { max_links: 1 } })
})

test('§4.1 rule 4: tool_settings merge per key; null returns to the default', async () => {
  const { api, flow, terminal } = await newFlow()
  const path = `${flow}/states/${terminal.id}`
  await api.patch(path, { tools: ['offer_navigation'] })
  const set = await api.patch(path, { tool_settings: { offer_navigation: { max_links: 3 } } })
  assert.deepEqual(set.body.tool_settings, { offer_navigation: { max_links: 3 } })
  const kept = await api.patch(path, { title: 'Other', tool_settings: {} })
  assert.deepEqual(kept.body.tool_settings, { offer_navigation: { max_links: 3 } })
  const reset = await api.patch(path, { tool_settings: { offer_navigation: { max_links: null } } })
  assert.deepEqual(reset.body.tool_settings, { offer_navigation: { max_links: 1 } })
})

test('§4.1 rule 4, §7: settings of a tool that is off or out of range are flow_invalid', async () => {
  const { api, flow, terminal } = await newFlow()
  const path = `${flow}/states/${terminal.id}`
  const settings = (max_links: unknown) => ({ tool_settings: { offer_navigation: { max_links } } })
  refused(await api.patch(path, settings(2)), 422, 'flow_invalid', 'tool_settings.offer_navigation')
  await api.patch(path, { tools: ['offer_navigation'] })
  for (const wrong of [0, 4, -1])
    refused(
      await api.patch(path, settings(wrong)),
      422,
      'flow_invalid',
      'tool_settings.offer_navigation.max_links',
    )
  for (const wrong of ['2', 1.5, true])
    refused(
      await api.patch(path, settings(wrong)),
      422,
      'parameter_invalid',
      'tool_settings.offer_navigation.max_links',
    )
  const unknown = { tool_settings: { capture_slots: {} } }
  refused(await api.patch(path, unknown), 422, 'parameter_unknown', 'tool_settings.capture_slots')
})

test('§4.1 settings that are given up for a tool that is off change nothing', async () => {
  const { api, flow, terminal } = await newFlow()
  const { status, body } = await api.patch(`${flow}/states/${terminal.id}`, {
    tool_settings: { offer_navigation: null },
  })
  assert.deepEqual([status, body.tool_settings], [200, {}])
  assert.equal(await versionOf(api, flow), 1)
})

test('§8 max_turns is at least 1, and a phase accepts no unknown tool, key, kind or position', async () => {
  const { api, flow, first } = await newFlow()
  const path = `${flow}/states/${first.id}`
  refused(await api.patch(path, { max_turns: 0 }), 422, 'parameter_invalid', 'max_turns')
  refused(await api.patch(path, { max_turns: 2.5 }), 422, 'parameter_invalid', 'max_turns')
  refused(await api.patch(path, { tools: ['capture_slots', 'fly'] }), 422, 'parameter_invalid', 'tools.1')
  refused(
    await api.patch(path, { tools: ['capture_slots', 'capture_slots'] }),
    422,
    'parameter_invalid',
    'tools',
  )
  for (const name of ['key', 'kind', 'position', 'archived'])
    refused(await api.patch(path, { [name]: 'x' }), 422, 'parameter_unknown', name)
})

test('an edit that changes nothing makes no version and no event', async () => {
  const { api, flow, first } = await newFlow()
  const { body } = await api.get(`${flow}/states/${first.id}`)
  const answer = await api.patch(`${flow}/states/${first.id}`, {
    title: body.title,
    max_turns: body.max_turns,
  })
  assert.deepEqual([answer.status, answer.body], [200, body])
  assert.equal(await versionOf(api, flow), 1)
})

test('§3, §4.11 an archived phase is restored to its place and returned; both repeat harmlessly', async () => {
  const { api, flow, phases } = await newFlow()
  const order = await positions(api, flow)
  const middle = phases[1]!
  const archived = await api.post(`${flow}/states/${middle.id}/archive`)
  assert.deepEqual([archived.status, archived.body.archived], [200, true])
  assert.deepEqual((await api.post(`${flow}/states/${middle.id}/archive`)).body, archived.body)
  assert.equal((await api.get(flow)).body.phases.length, phases.length - 1)
  assert.equal((await api.get(`${flow}?include_archived=true`)).body.phases.length, phases.length)
  refused(await api.patch(`${flow}/states/${middle.id}`, { title: 'x' }), 422, 'resource_archived')
  const restored = await api.delete(`${flow}/states/${middle.id}/archive`)
  assert.deepEqual([restored.status, restored.body.archived], [200, false])
  assert.ok('tool_settings' in restored.body, '§4.11 carries the same fields as §2.2')
  assert.deepEqual((await api.delete(`${flow}/states/${middle.id}/archive`)).body, restored.body)
  assert.deepEqual(await positions(api, flow), order)
})

test('the terminal phase and the last phase before it cannot be archived', async () => {
  const { api, flow, phases, terminal } = await newFlow()
  refused(await api.post(`${flow}/states/${terminal.id}/archive`), 409, 'resource_in_use')
  const [last, ...others] = phases.filter((phase) => phase.kind !== 'terminal')
  for (const other of others) assert.equal((await api.post(`${flow}/states/${other.id}/archive`)).status, 200)
  refused(await api.post(`${flow}/states/${last!.id}/archive`), 409, 'resource_in_use')
})

test('a second terminal phase is refused with param kind; a taken phase key with param key', async () => {
  const { api, flow, first } = await newFlow()
  refused(await api.post(`${flow}/states`, { title: 'End', kind: 'terminal' }), 422, 'flow_invalid', 'kind')
  refused(await api.post(`${flow}/states`, { title: 'x', key: first.key }), 422, 'flow_invalid', 'key')
  const derived = await api.post(`${flow}/states`, { title: 'Welcome' })
  assert.equal(derived.body.key, 'welcome_2')
})

test('§9.3 every kept edit raises the version by one, is stored whole, and carries it as ETag', async () => {
  const { api, flow, first, slug } = await newFlow()
  for (const expected of [2, 3]) {
    const answer = await api.patch(`${flow}/states/${first.id}`, { max_turns: expected * 3 })
    assert.equal(answer.headers.etag, `"${expected}"`)
  }
  assert.equal((await api.get(flow)).headers.etag, '"3"')
  const stored = await api.service.database
    .tenant(api.organization.id)
    .query<{ version: number; turns: number }>(
      (sql) => sql`select v.version, (v.definition -> 'phases' -> 0 ->> 'max_turns')::int as turns
      from flow_versions v join agents a on a.organization_id = v.organization_id and a.id = v.agent_id
      where v.organization_id = ${api.organization.id} and a.slug = ${slug} order by v.version`,
    )
  assert.deepEqual(
    stored.map((row) => row.version),
    [1, 2, 3],
  )
  assert.deepEqual(
    stored.slice(1).map((row) => row.turns),
    [6, 9],
  )
})

test('If-Match refuses an edit made on an older version with 412 and keeps nothing of it', async () => {
  const { api, flow, first } = await newFlow()
  const path = `${flow}/states/${first.id}`
  assert.equal((await api.patch(path, { max_turns: 9 }, { 'if-match': '"1"' })).status, 200)
  refused(
    await api.patch(path, { max_turns: 10 }, { 'if-match': '"1"' }),
    412,
    'idempotency_conflict',
    'If-Match',
  )
  assert.equal((await api.get(path)).body.max_turns, 9)
  assert.equal((await api.patch(path, { max_turns: 10 }, { 'if-match': '*' })).status, 200)
  assert.equal((await api.patch(path, { max_turns: 11 }, { 'if-match': '"1", "3"' })).status, 200)
})

test('a malformed body and a missing phase are told before If-Match; a stale edit is 412 before it is compiled, with the current ETag', async () => {
  const { api, flow, first } = await newFlow()
  const path = `${flow}/states/${first.id}`
  await api.patch(path, { max_turns: 9 })
  const stale = { 'if-match': '"1"' }
  const uncompilable = { tools: ['consult_knowledge'] }
  refused(await api.patch(path, { surprise: 1 }, stale), 422, 'parameter_unknown', 'surprise')
  refused(await api.patch(`${flow}/states/${2 ** 52}`, { max_turns: 10 }, stale), 404, 'resource_missing')
  const answer = await api.patch(path, uncompilable, stale)
  refused(answer, 412, 'idempotency_conflict', 'If-Match')
  assert.equal(answer.headers.etag, '"2"')
  refused(await api.patch(path, uncompilable, { 'if-match': '"2"' }), 422, 'flow_invalid', 'tools')
})

test('50 concurrent edits of one flow lose none: the version is 1 + the kept edits', async () => {
  const { api, flow, first } = await newFlow()
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) => api.post(`${flow}/states`, { title: `Phase ${index}` })),
  )
  assert.ok(answers.every(({ status }) => status === 201))
  const { body } = await api.get(flow)
  assert.equal(body.version, 51)
  assert.equal(new Set(answers.map(({ headers }) => headers.etag)).size, 50)
  const titles = new Set(body.phases.map((phase: { title: string }) => phase.title))
  for (let index = 0; index < 50; index++) assert.ok(titles.has(`Phase ${index}`))
  assert.deepEqual(
    body.phases.map((phase: Phase) => phase.position),
    body.phases.map((_: Phase, index: number) => index + 1),
  )
  assert.equal(body.phases[0].id, first.id)
})
