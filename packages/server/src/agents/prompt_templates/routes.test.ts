import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newAgent } from '../../testing/agents.ts'
import { startWithPrompts } from '../../testing/prompts.ts'

test('§4.2 authoring creates version N+1 and activates it; the former version stays, inactive and otherwise the same', async () => {
  const { api, path, first, author } = await startWithPrompts()
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
  assert.deepEqual((await api.get(`${path}/${first.id}`)).body, { ...first, active: false })
  assert.equal((await author()).version, 3)
})

test('§9.2 versions are counted per kind; authoring one kind leaves the active version of every other', async () => {
  const { author, listed } = await startWithPrompts()
  await author('A', 'recap')
  assert.equal((await author('B', 'recap')).version, 3)
  const brief = await author('C', 'brief')
  assert.deepEqual([brief.kind, brief.version], ['brief', 2])
  const active = await listed('active=true')
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
  const { api, path, first, author } = await startWithPrompts()
  const second = await author()
  await api.post(`${path}/${first.id}/activate`)
  await api.post(`${path}/${second.id}/archive`)
  assert.equal((await author()).version, 3)
})

test('§4.2 unknown references are warnings that name them, and never block the call', async () => {
  const { api, path, author } = await startWithPrompts()
  const { id, warnings } = await author('{{agent.nam}} {{slots.budget}} {{slots.bugdet}} {{facts}}')
  assert.deepEqual(warnings, [
    'Unknown variable {{agent.nam}}: did you mean {{agent.name}}?',
    'Unknown variable {{slots.bugdet}}: did you mean {{slots.budget}}?',
  ])
  assert.deepEqual((await api.get(`${path}/${id}`)).body.warnings, warnings)
})

test('§2.4 an archived slot, or one inside an archived phase, is an unknown reference', async () => {
  const { api, agent, author } = await startWithPrompts()
  const flow = (await api.get(`/agents/${agent.slug}/flow`)).body
  const slot = flow.phases[0].slots.find((row: { key: string }) => row.key === 'organization_name')
  const phase = flow.phases.find((row: { key: string }) => row.key === 'next_step')
  const body = '{{slots.organization_name}} {{slots.email}} {{slots.goal}}'
  assert.ok(!('warnings' in (await author(body))))
  assert.equal((await api.post(`/agents/${agent.slug}/flow/slots/${slot.id}/archive`)).status, 200)
  assert.equal((await author(body)).warnings?.length, 1)
  assert.equal((await api.post(`/agents/${agent.slug}/flow/states/${phase.id}/archive`)).status, 200)
  assert.equal((await author(body)).warnings?.length, 2)
})

test('a body that is missing, blank, too long or of a wrong kind is refused with its param, and no version is made', async () => {
  const { api, path, listed } = await startWithPrompts()
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
  assert.equal((await listed()).length, 6)
  assert.equal((await api.post(path, { body: 'x'.repeat(100_000) })).status, 201)
})

test('a dry run answers with the version that would be, and keeps the active one', async () => {
  const { api, path, listed } = await startWithPrompts()
  const before = await listed()
  const { status, body } = await api.post(`${path}?dry_run=true`, { body: 'Hello {{facs}}' })
  assert.equal(status, 201)
  assert.deepEqual([body.version, body.active, body.warnings.length], [2, true, 1])
  assert.deepEqual(await listed(), before)
})

test('the list is newest first, filtered by kind, active and archived, and paged', async () => {
  const { api, path, first, author, listed } = await startWithPrompts()
  const second = await author()
  const third = await author()
  await api.post(`${path}/${second.id}/archive`)
  const ids = async (query: string) => (await listed(`kind=conversation&${query}`)).map((row) => row.id)
  assert.deepEqual(await ids(''), [third.id, first.id])
  assert.deepEqual(await ids('include_archived=true'), [third.id, second.id, first.id])
  assert.deepEqual(await ids('active=true'), [third.id])
  assert.deepEqual(await ids('active=false'), [first.id])
  assert.deepEqual(await ids('active=false&include_archived=true'), [second.id, first.id])
  assert.deepEqual(await ids(`starting_after=${third.id}`), [first.id])
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

test('§5.5 a version exists only under the slug of its own agent, and an unknown slug has none', async () => {
  const { api, path, author } = await startWithPrompts()
  const other = await newAgent(api, { name: 'Back office' })
  const stranger = await startWithPrompts()
  const { id } = await author()
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
