import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newAgent } from '../../testing/agents.ts'
import { newOrganization } from '../../testing/api.ts'
import { listRecorded } from '../../testing/events.ts'
import {
  actionsOf,
  apply,
  demoOrganization,
  demoWithoutScenarios,
  edited,
  plan,
  pull,
  tryToApply,
  without,
} from './testing/bundles.ts'

const frontDesk = 'agents/front-desk.yaml'

test('every object is a file with the fields of its operations, by name, without ids, times and secrets', async () => {
  const api = await demoOrganization()
  const files = await pull(api)
  const folders = new Set(Object.keys(files).map((path) => path.split('/')[0]))
  assert.deepEqual(
    [...folders],
    ['agents', 'fit_criteria', 'prompt_templates', 'scenarios', 'services', 'voice_profiles'],
  )
  assert.equal(
    files['services/operations_sprint.yaml'],
    `name: Operations sprint
pricing_unit: from
agents:
  - front-desk
  - project-desk
description: Six weeks on site that take one process from order to delivery apart and put it together again.
positioning: For teams that are busy all day and late all the same.
price_min: 2800000
currency: EUR
typical_duration: 6 weeks
deliverables:
  - The process as it is, measured
  - The process as it should be, tried out
  - A trained team
good_fit_signals:
  - Deliveries are late
  - Nobody owns the process
`,
  )
  assert.match(
    files[frontDesk]!,
    /^name: Front desk\narchetype: discovery\nlanguages:\n {2}- en\n {2}- de\nvoice_profile: warm-and-brief\n/,
  )
  assert.doesNotMatch(Object.values(files).join(''), /\bid:|_id:|created_at|version:|public_id|archived/)
  assert.deepEqual(Object.keys(files), Object.keys(files).toSorted())
})

test('applied to an empty organization, files are pulled from there with the same bytes, and again nothing changes', async () => {
  const files = await pull(await demoOrganization())
  const other = await newOrganization()
  const { changes } = await apply(other, files)
  assert.ok(changes.every(({ action }: { action: string }) => action === 'create'))
  assert.deepEqual(await pull(other), files)
  const recorded = await listRecorded(other)
  const again = await apply(other, files)
  assert.deepEqual([again.changes, again.drift, again.without_file], [[], [], []])
  assert.deepEqual(await listRecorded(other), recorded)
})

test('everything that can be set goes there and back: appearance, identity, templates, worn things, tools', async () => {
  const api = await newOrganization()
  const { slug } = await newAgent(api)
  const agents = [slug]
  const done = async (answer: Promise<{ status: number; text: string }>) => {
    const { status, text } = await answer
    assert.ok(status < 300, text)
  }
  await done(
    api.patch(`/agents/${slug}`, { languages: ['en', 'de'], allowed_origins: ['https://a.example'] }),
  )
  await done(
    api.patch(`/agents/${slug}/appearance`, {
      accent_colour: '#0B5FA5',
      logo_url: 'https://a.example/logo.svg',
      launcher: { position: 'left', label: { de: 'Fragen?', en: 'Questions?' } },
      teaser: { text: { en: 'Ask me' } },
      starter_questions: { en: ['What does it cost?'] },
      texts: { en: { title: 'Desk', placeholder: 'Write…' } },
      privacy_url: 'https://a.example/privacy',
      ai_notice: 'always',
    }),
  )
  await done(
    api.post('/identities', {
      display_name: 'Mara: "Reception"',
      role: 'Reception',
      disclosure: 'I am a program.\nReally.',
      greeting: { en: 'Hello', de: 'Hallo' },
      agents,
    }),
  )
  await done(api.post('/voice_profiles', { name: 'Warm', languages: ['en'], tone_rules: ['yes', '# no'] }))
  await done(api.post('/voice_profiles', { name: 'Warm', languages: ['de'], agents }))
  await done(
    api.post('/deliverable_templates', { name: 'Summary', body: '# Hi\r\n\n  {{slots}}\n\n', agents: [] }),
  )
  await done(api.post('/fit_criteria', { kind: 'ideal', description: 'Größe: mehr als 50', guidance: 'x' }))
  await done(api.patch(`/agents/${slug}/flow`, { flow: { idle_minutes: null } }))
  const files = await pull(api)
  assert.deepEqual(
    Object.keys(files).filter((path) => !path.startsWith('prompt_templates/')),
    [
      'agents/front-desk.yaml',
      'deliverable_templates/summary.yaml',
      'fit_criteria/grosse-mehr-als-50.yaml',
      'identities/mara-reception.yaml',
      'voice_profiles/warm-2.yaml',
      'voice_profiles/warm.yaml',
    ],
  )
  assert.match(files['agents/front-desk.yaml']!, /identity: mara-reception\nvoice_profile: warm-2\n/)
  const other = await newOrganization()
  await apply(other, files)
  assert.deepEqual(await pull(other), files)
  const [ours, theirs] = await Promise.all([api, other].map((each) => each.get(`/agents/${slug}/appearance`)))
  assert.deepEqual(theirs!.body, ours!.body)
  const prompts = (await other.get(`/agents/${slug}/prompt_templates`)).body.data
  assert.ok(prompts.every(({ version }: { version: number }) => version === 1))
  const [template] = (await other.get('/deliverable_templates')).body.data
  assert.equal(template.body, '# Hi\r\n\n  {{slots}}\n\n')
})

test('one file changed: the plan says which field, nothing is kept of it, and applying does exactly that', async () => {
  const api = await demoWithoutScenarios()
  const files = edited(await pull(api), frontDesk, 'max_turns: 4', 'max_turns: 5')
  const recorded = await listRecorded(api)
  const planned = await plan(api, files)
  assert.deepEqual(planned.changes, [
    {
      path: frontDesk,
      action: 'update',
      fields: [{ field: 'flow.phases.welcome.max_turns', before: 4, after: 5 }],
    },
  ])
  assert.deepEqual([planned.valid, planned.problems, planned.drift], [true, [], []])
  assert.deepEqual(await listRecorded(api), recorded)
  const done = await apply(api, files, { plan_id: planned.id })
  assert.deepEqual([done.id, done.changes], [planned.id, planned.changes])
  assert.ok(done.applied_at)
  const [event, ...others] = (await listRecorded(api)).slice(recorded.length)
  assert.deepEqual([event!.type, event!.operation, others], ['flow.updated', 'applyConfiguration', []])
  assert.deepEqual(await pull(api), files)
  assert.deepEqual((await plan(api, files)).changes, [])
})

test('a file that is gone archives its object once it was applied, and brings it back when it returns', async () => {
  const api = await demoWithoutScenarios()
  const files = await pull(api)
  const gone = [
    'services/pricing_audit.yaml',
    'voice_profiles/workshop-host.yaml',
    'fit_criteria/can-begin-within-this-year.yaml',
  ]
  const fewer = without(files, ...gone)
  const unapplied = await plan(api, fewer)
  assert.deepEqual([unapplied.changes, unapplied.without_file], [[], gone.toSorted()])
  await apply(api, files)
  assert.deepEqual(
    actionsOf(await apply(api, fewer)),
    gone.toSorted().map((path) => `archive ${path}`),
  )
  assert.deepEqual(await pull(api), fewer)
  const services = (await api.get('/services?include_archived=true')).body.data
  assert.equal(services.find(({ key }: { key: string }) => key === 'pricing_audit').archived, true)
  const back = edited(files, 'services/pricing_audit.yaml', 'Pricing audit', 'Price audit')
  assert.deepEqual(
    actionsOf(await apply(api, back)),
    gone.toSorted().map((path) => `restore ${path}`),
  )
  assert.deepEqual(await pull(api), back)
  assert.equal((await api.get('/services?include_archived=true')).body.data.length, services.length)
})

test('an agent that is gone is archived with its flow, keeps its links, and comes back as its file says', async () => {
  const api = await demoWithoutScenarios()
  const files = await pull(api)
  await apply(api, files)
  const ofAgent = Object.keys(files).filter((path) => path.includes('project-desk'))
  const without2 = without(files, ...ofAgent)
  const named = await plan(api, without2)
  assert.equal(named.valid, false)
  assert.match(named.problems[0].message, /there is no file agents\/project-desk\.yaml/)
  const others = Object.fromEntries(
    Object.entries(without2).map(([path, content]) => [
      path,
      content.replace('agents:\n  - project-desk\n', 'agents: []\n').replace('  - project-desk\n', ''),
    ]),
  )
  await apply(api, others)
  assert.equal((await api.get('/agents/project-desk')).body.archived, true)
  const [service] = (await api.get('/services')).body.data
  assert.ok(service.agents.includes('project-desk'))
  assert.deepEqual((await plan(api, others)).changes, [])
  await apply(api, files)
  assert.deepEqual(await pull(api), files)
})

test('a prompt is a new version when its text changes, and stays when its file is gone', async () => {
  const api = await demoWithoutScenarios()
  const path = 'prompt_templates/front-desk/recap.yaml'
  const files = await pull(api)
  await apply(api, files)
  const [before] = (await api.get('/agents/front-desk/prompt_templates?kind=recap&active=true')).body.data
  await apply(api, { ...files, [path]: 'body: Hello {{visitor.name}}\n' })
  const [after] = (await api.get('/agents/front-desk/prompt_templates?kind=recap&active=true')).body.data
  assert.deepEqual([after.version, after.body], [before.version + 1, 'Hello {{visitor.name}}'])
  const left = without(files, path)
  const planned = await plan(api, left)
  assert.deepEqual([planned.changes, planned.without_file], [[], [path]])
})

test('an agent can be written by hand without a flow, and gets that of its archetype', async () => {
  const api = await newOrganization()
  const files = { 'agents/help.yaml': 'name: Help\nlanguages: [en] # English first\narchetype: support\n' }
  await apply(api, files)
  assert.deepEqual((await plan(api, files)).changes, [])
  const { phases } = (await api.get('/agents/help/flow')).body
  assert.ok(phases.length > 1)
  await api.patch(`/agents/help/flow/states/${phases[0].id}`, { max_turns: 9 })
  const after = await plan(api, files)
  assert.deepEqual([after.changes, after.drift], [[], []])
})

test('a new agent has what files give it, not what all others have', async () => {
  const api = await newOrganization()
  const service = 'name: Audit\npricing_unit: fixed\nagents: [one]\n'
  const agent = 'name: One\nlanguages: [en]\n'
  await apply(api, { 'agents/one.yaml': agent, 'services/audit.yaml': service })
  const files = { 'agents/one.yaml': agent, 'agents/two.yaml': agent, 'services/audit.yaml': service }
  await apply(api, files)
  assert.deepEqual((await api.get('/services')).body.data[0].agents, ['one'])
  assert.deepEqual((await plan(api, files)).changes, [])
})

test('a read-only key can pull and plan, but not apply', async () => {
  const api = await demoWithoutScenarios()
  const files = edited(await pull(api), frontDesk, 'name: Front desk', 'name: Reception')
  const reader = await api.as({ role: 'read_only' })
  assert.deepEqual(actionsOf(await plan(reader, files)), [`update ${frontDesk}`])
  const { status, body } = await tryToApply(reader, files)
  assert.deepEqual([status, body.error.code], [403, 'method_not_allowed'])
  assert.equal((await api.get('/agents/front-desk')).body.name, 'Front desk')
})

test('other organizations stay as they are', async () => {
  const [ours, theirs] = [await demoWithoutScenarios(), await demoWithoutScenarios()]
  const [before, recorded] = [await pull(theirs), await listRecorded(theirs)]
  await apply(ours, before)
  await apply(ours, { 'voice_profiles/new.yaml': 'name: New\nlanguages: [en]\n' }, { force: true })
  assert.deepEqual(await pull(theirs), before)
  assert.deepEqual(await listRecorded(theirs), recorded)
})

test('what compiles but is probably not meant is a warning with its file and line', async () => {
  const api = await newOrganization()
  const { slug } = await newAgent(api)
  const path = `agents/${slug}.yaml`
  const files = edited(
    await pull(api),
    path,
    '- consult_knowledge',
    '- consult_knowledge\n        - offer_navigation',
  )
  const { valid, warnings } = await plan(api, files)
  assert.equal(valid, true)
  const line = files[path]!.split('\n').findIndex((text) => text.includes('tools:')) + 1
  assert.ok(
    warnings.some((each: { path: string; line: number }) => each.path === path && each.line === line),
    JSON.stringify(warnings),
  )
})

test('applied twice at the same time, files make each object once', async () => {
  const api = await newOrganization()
  const files = {
    'agents/one.yaml': 'name: One\nlanguages: [en]\nvoice_profile: warm\n',
    'voice_profiles/warm.yaml': 'name: Warm\nlanguages: [en]\n',
  }
  const answers = await Promise.all([tryToApply(api, files), tryToApply(api, files), tryToApply(api, files)])
  assert.deepEqual(answers.map(({ status, body }) => [status, body.changes?.length]).toSorted(), [
    [200, 0],
    [200, 0],
    [200, 2],
  ])
  assert.equal((await api.get('/voice_profiles')).body.data.length, 1)
})
