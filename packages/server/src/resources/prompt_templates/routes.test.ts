import assert from 'node:assert/strict'
import { test } from 'node:test'
import { archiveAgent, newAgent } from '../../testing/agents.ts'
import { type Api, newOrganization } from '../../testing/api.ts'
import { recordedIn } from '../../testing/events.ts'
import { newExperiment } from '../../testing/experiments.ts'

interface Version {
  id: number
  kind: string
  version: number
  active: boolean
}

async function start() {
  const api = await newOrganization()
  const agent = await newAgent(api)
  return { api, agent, path: `/agents/${agent.slug}/prompt_templates` }
}

async function author(api: Api, agent: { slug: string }, body = 'Welcome.', kind?: string) {
  const answer = await api.post(`/agents/${agent.slug}/prompt_templates`, { body, ...(kind && { kind }) })
  assert.equal(answer.status, 201, answer.text)
  return answer.body
}

const listed = async (api: Api, path: string): Promise<Version[]> => (await api.get(path)).body.data

test('§4.2 authoring creates version N+1 and activates it; the former version stays, inactive and otherwise the same', async () => {
  const { api, agent, path } = await start()
  const [seeded] = await listed(api, `${path}?kind=conversation`)
  const { status, body } = await api.post(path, { body: 'You receive visitors of {{organization.name}}.' })
  assert.equal(status, 201)
  assert.deepEqual(body, {
    object: 'prompt_template',
    id: body.id,
    kind: 'conversation',
    version: 2,
    active: true,
    archived: false,
    created_at: '2026-01-15T09:30:00.000Z',
    body: 'You receive visitors of {{organization.name}}.',
  })
  assert.deepEqual((await api.get(`${path}/${body.id}`)).body, body)
  assert.deepEqual((await api.get(`${path}/${seeded!.id}`)).body, { ...seeded, active: false })
  assert.equal((await author(api, agent)).version, 3)
})

test('§9.2 versions are counted per kind; authoring one kind leaves the active version of every other', async () => {
  const { api, agent, path } = await start()
  await author(api, agent, 'A', 'recap')
  assert.equal((await author(api, agent, 'B', 'recap')).version, 3)
  const brief = await author(api, agent, 'C', 'brief')
  assert.deepEqual([brief.kind, brief.version], ['brief', 2])
  const active = await listed(api, `${path}?active=true`)
  assert.deepEqual(active.map(({ kind, version }) => `${kind} ${version}`).sort(), [
    'assessment 1',
    'brief 2',
    'conversation 1',
    'extraction 1',
    'recap 3',
    'synthesis 1',
  ])
})

test('§9.2 the number of an archived version is never given out again', async () => {
  const { api, agent, path } = await start()
  const [seeded] = await listed(api, `${path}?kind=conversation`)
  const second = await author(api, agent)
  await api.post(`${path}/${seeded!.id}/activate`)
  await api.post(`${path}/${second.id}/archive`)
  assert.equal((await author(api, agent)).version, 3)
})

test('§4.2 unknown references are warnings that name them, and never block the call', async () => {
  const { api, agent, path } = await start()
  const { id, warnings } = await author(
    api,
    agent,
    '{{agent.nam}} {{slots.budget}} {{slots.bugdet}} {{facts}}',
  )
  assert.deepEqual(warnings, [
    'Unknown reference {{agent.nam}}: did you mean {{agent.name}}?',
    'Unknown reference {{slots.bugdet}}: did you mean {{slots.budget}}?',
  ])
  assert.deepEqual((await api.get(`${path}/${id}`)).body.warnings, warnings)
})

test('§2.4 an archived slot, or one inside an archived phase, is an unknown reference', async () => {
  const { api, agent } = await start()
  const flow = (await api.get(`/agents/${agent.slug}/flow`)).body
  const slot = flow.phases[0].slots.find((row: { key: string }) => row.key === 'organization_name')
  const phase = flow.phases.find((row: { key: string }) => row.key === 'next_step')
  const body = '{{slots.organization_name}} {{slots.email}} {{slots.goal}}'
  assert.ok(!('warnings' in (await author(api, agent, body))))
  assert.equal((await api.post(`/agents/${agent.slug}/flow/slots/${slot.id}/archive`)).status, 200)
  assert.equal((await author(api, agent, body)).warnings.length, 1)
  assert.equal((await api.post(`/agents/${agent.slug}/flow/states/${phase.id}/archive`)).status, 200)
  assert.equal((await author(api, agent, body)).warnings.length, 2)
})

test('a body that is missing, blank, too long or of a wrong kind is refused with its param, and no version is made', async () => {
  const { api, path } = await start()
  const refused: [unknown, string, string][] = [
    [{}, 'parameter_missing', 'body'],
    [{ body: ' \n ' }, 'parameter_invalid', 'body'],
    [{ body: 'a\u0000b' }, 'parameter_invalid', 'body'],
    [{ body: 'x'.repeat(100_001) }, 'parameter_invalid', 'body'],
    [{ body: 7 }, 'parameter_invalid', 'body'],
    [{ body: 'Hello', kind: 'greeting' }, 'parameter_invalid', 'kind'],
    [{ body: 'Hello', version: 9 }, 'parameter_unknown', 'version'],
  ]
  for (const [body, code, param] of refused) {
    const answer = await api.post(path, body)
    assert.equal(answer.status, 422)
    assert.deepEqual([answer.body.error.code, answer.body.error.param], [code, param])
  }
  assert.equal((await listed(api, path)).length, 6)
  assert.equal((await api.post(path, { body: 'x'.repeat(100_000) })).status, 201)
})

test('a dry run answers with the version that would be, and keeps the active one', async () => {
  const { api, path } = await start()
  const before = await listed(api, path)
  const { status, body } = await api.post(`${path}?dry_run=true`, { body: 'Hello {{facs}}' })
  assert.equal(status, 201)
  assert.deepEqual([body.version, body.active, body.warnings.length], [2, true, 1])
  assert.deepEqual(await listed(api, path), before)
})

test('the list is newest first, filtered by kind, active and archived, and paged', async () => {
  const { api, agent, path } = await start()
  const second = await author(api, agent)
  const third = await author(api, agent)
  const [, , first] = await listed(api, `${path}?kind=conversation`)
  await api.post(`${path}/${second.id}/archive`)
  const ids = async (query: string) =>
    (await listed(api, `${path}?kind=conversation&${query}`)).map((row) => row.id)
  assert.deepEqual(await ids(''), [third.id, first!.id])
  assert.deepEqual(await ids('include_archived=true'), [third.id, second.id, first!.id])
  assert.deepEqual(await ids('active=true'), [third.id])
  assert.deepEqual(await ids('active=false'), [first!.id])
  assert.deepEqual(await ids('active=false&include_archived=true'), [second.id, first!.id])
  assert.deepEqual(await ids(`starting_after=${third.id}`), [first!.id])
  const page = (await api.get(`${path}?limit=1&kind=conversation`)).body
  assert.deepEqual([page.object, page.data.length, page.has_more], ['list', 1, true])
  for (const [query, code] of [
    ['kind=greeting', 'parameter_invalid'],
    ['active=maybe', 'parameter_invalid'],
    ['version=1', 'parameter_unknown'],
  ] as const) {
    const { status, body } = await api.get(`${path}?${query}`)
    assert.deepEqual([status, body.error.code, body.error.param], [422, code, query.split('=')[0]])
  }
})

test('§3 activating an earlier version deactivates the former one, and repeats harmlessly', async () => {
  const { api, agent, path } = await start()
  const [first] = await listed(api, `${path}?kind=conversation`)
  const second = await author(api, agent)
  for (let times = 0; times < 2; times++) {
    const { status, body } = await api.post(`${path}/${first!.id}/activate`)
    assert.equal(status, 200)
    assert.deepEqual(body, first)
  }
  assert.deepEqual((await api.get(`${path}/${second.id}`)).body, { ...second, active: false })
})

test('an archived version cannot be activated; restored it can', async () => {
  const { api, agent, path } = await start()
  const [first] = await listed(api, `${path}?kind=conversation`)
  const second = await author(api, agent)
  await api.post(`${path}/${first!.id}/archive`)
  const refused = await api.post(`${path}/${first!.id}/activate`)
  assert.deepEqual([refused.status, refused.body.error.code], [422, 'resource_archived'])
  assert.equal((await api.get(`${path}/${second.id}`)).body.active, true)
  await api.delete(`${path}/${first!.id}/archive`)
  assert.deepEqual((await api.post(`${path}/${first!.id}/activate`)).body, first)
})

test('§4.12 an earlier version is archived; restore brings it back inactive; both repeat harmlessly', async () => {
  const { api, agent, path } = await start()
  const [first] = await listed(api, `${path}?kind=conversation`)
  await author(api, agent)
  for (let times = 0; times < 2; times++) {
    const { status, body } = await api.post(`${path}/${first!.id}/archive`)
    assert.equal(status, 200)
    assert.deepEqual(body, { ...first, active: false, archived: true })
  }
  for (let times = 0; times < 2; times++) {
    const { status, body } = await api.delete(`${path}/${first!.id}/archive`)
    assert.equal(status, 200)
    assert.deepEqual(body, { ...first, active: false })
  }
})

test('§4.12 archiving the active version is refused until another one is active', async () => {
  const { api, agent, path } = await start()
  const second = await author(api, agent)
  const refused = await api.post(`${path}/${second.id}/archive`)
  assert.equal(refused.status, 409)
  assert.equal(refused.body.error.code, 'resource_in_use')
  assert.match(refused.body.error.message, /Activate another version first/)
  assert.deepEqual((await api.get(`${path}/${second.id}`)).body, second)
  await author(api, agent)
  assert.equal((await api.post(`${path}/${second.id}/archive`)).status, 200)
})

test('§4.12 a version that a running experiment draws is refused with experiment_running, also when it is active', async () => {
  const { api, agent, path } = await start()
  const [first] = await listed(api, `${path}?kind=conversation`)
  const second = await author(api, agent)
  await newExperiment(api, agent, { arms: [first!.id, second.id] })
  for (const { id } of [first!, second]) {
    const { status, body } = await api.post(`${path}/${id}/archive`)
    assert.deepEqual([status, body.error.code], [409, 'experiment_running'])
    assert.equal((await api.get(`${path}/${id}`)).body.archived, false)
  }
})

test('§3 an experiment that does not run, or does not draw the version, keeps nobody from archiving it', async () => {
  const { api, agent, path } = await start()
  const [first] = await listed(api, `${path}?kind=conversation`)
  const second = await author(api, agent)
  const third = await author(api, agent)
  await newExperiment(api, agent, { status: 'draft', arms: [first!.id, third.id] })
  await newExperiment(api, agent, { status: 'stopped', arms: [first!.id, third.id] })
  await newExperiment(api, agent, { status: 'running', arms: [second.id, third.id] })
  assert.equal((await api.post(`${path}/${first!.id}/archive`)).status, 200)
})

test('while an experiment runs, authoring and activating stay allowed', async () => {
  const { api, agent, path } = await start()
  const [first] = await listed(api, `${path}?kind=conversation`)
  const second = await author(api, agent)
  await newExperiment(api, agent, { arms: [first!.id, second.id] })
  assert.equal((await author(api, agent)).version, 3)
  assert.equal((await api.post(`${path}/${first!.id}/activate`)).body.active, true)
})

test('the prompts of an archived agent can be read, not changed', async () => {
  const { api, agent, path } = await start()
  const [first] = await listed(api, `${path}?kind=conversation`)
  const second = await author(api, agent)
  await archiveAgent(api, agent)
  const kept = await listed(api, path)
  assert.equal(kept.length, 7)
  assert.equal((await api.get(`${path}/${second.id}`)).status, 200)
  for (const answer of [
    await api.post(path, { body: 'Hello' }),
    await api.post(`${path}/${first!.id}/activate`),
    await api.post(`${path}/${first!.id}/archive`),
    await api.delete(`${path}/${first!.id}/archive`),
  ])
    assert.deepEqual([answer.status, answer.body.error.code], [422, 'resource_archived'])
  assert.deepEqual(await listed(api, path), kept)
})

test('§5.5 a version exists only under the slug of its own agent, and an unknown slug has none', async () => {
  const { api, agent, path } = await start()
  const other = await newAgent(api, { name: 'Back office' })
  const stranger = await start()
  const { id } = await author(api, agent)
  const missing = (await api.get(`${path}/999999999`)).text
  for (const under of [`/agents/${other.slug}`, '/agents/nobody']) {
    const foreign = `${under}/prompt_templates/${id}`
    for (const answer of [
      await api.get(foreign),
      await api.post(`${foreign}/activate`),
      await api.post(`${foreign}/archive`),
      await api.delete(`${foreign}/archive`),
    ])
      assert.deepEqual([answer.status, answer.text], [404, missing])
  }
  for (const answer of [
    await api.get('/agents/nobody/prompt_templates'),
    await api.post('/agents/nobody/prompt_templates', { body: 'Hello' }),
    await stranger.api.get(`${stranger.path}/${id}`),
  ])
    assert.deepEqual([answer.status, answer.text], [404, missing])
  assert.equal((await api.get(`/agents/${other.slug}/prompt_templates?active=false`)).status, 200)
})

test('every change is told once, and what changed nothing is not told', async () => {
  const { api, agent, path } = await start()
  const [first] = await listed(api, `${path}?kind=conversation`)
  const seeded = await recordedIn(api)
  const second = await author(api, agent)
  for (let times = 0; times < 2; times++) await api.post(`${path}/${first!.id}/activate`)
  for (let times = 0; times < 2; times++) await api.post(`${path}/${second.id}/archive`)
  for (let times = 0; times < 2; times++) await api.delete(`${path}/${second.id}/archive`)
  await api.post(`${path}/${first!.id}/archive`)
  const recorded = (await recordedIn(api)).slice(seeded.length)
  assert.deepEqual(
    recorded.map(({ type, operation, data }) => [type, operation, data.id]),
    [
      ['prompt_template.created', 'createPromptTemplate', second.id],
      ['prompt_template.activated', 'activatePromptTemplate', first!.id],
      ['prompt_template.archived', 'archivePromptTemplate', second.id],
      ['prompt_template.restored', 'restorePromptTemplate', second.id],
    ],
  )
})
