import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { DraftKind } from '@foyer/contract'
import { Shutdown } from '../../platform/shutdown.ts'
import { createBuiltinReasoner } from '../../reasoning/reasoner/builtin.ts'
import type { Reasoner } from '../../reasoning/reasoner/port.ts'
import type { Api } from '../../testing/api.ts'
import { listRecorded } from '../../testing/events.ts'
import { draftsOf, newReader } from '../../testing/generations.ts'
import { generateCatalog, runCatalogGeneration } from './generate_catalog.ts'

type Task = Parameters<typeof runCatalogGeneration>[0]

const proposals = {
  service: [
    { name: 'Audit', pricing_unit: 'fixed' },
    { name: 'Workshop', pricing_unit: 'fixed' },
  ],
  voice: [{ name: 'Warm', languages: ['en'] }],
  fit_criterion: [{ kind: 'ideal', description: 'Has a budget' }],
} as const satisfies Record<DraftKind, object[]>

async function queued() {
  const { api } = await newReader()
  const { body } = await api.post('/catalog_generations', { kinds: ['service', 'voice', 'fit_criterion'] })
  const path = `/catalog_generations/${body.id}`
  return { api, id: body.id as number, shown: async () => (await api.get(path)).body }
}

/** `before` happens when it is about to think of a kind. */
function taskOf(
  api: Api,
  before: (kind: DraftKind) => Promise<void> = async () => {},
  more: Partial<Task> = {},
): Task & { thought: DraftKind[] } {
  const { database, clock, equipment } = api.service
  const thought: DraftKind[] = []
  const reasoner: Reasoner = {
    ...createBuiltinReasoner(),
    async draft({ kind }) {
      await before(kind)
      thought.push(kind)
      const result = proposals[kind].map((payload) => ({ kind, payload, fact_ids: [] }))
      return { result, by: 'test', tokens: { input: 10, output: 5 } }
    },
  }
  return {
    ...equipment,
    database,
    organization: api.organization,
    tenant: database.tenant(api.organization.id),
    now: () => clock.now,
    lastAttempt: false,
    reasoners: { of: async () => reasoner },
    thought,
    ...more,
  }
}

const failAt = (kind: DraftKind) => async (reached: DraftKind) => {
  if (reached === kind) throw new Error('gone')
}

test('a run that is interrupted goes on behind the last kind, and nothing is there twice', async () => {
  const { api, id, shown } = await queued()
  await assert.rejects(runCatalogGeneration(taskOf(api, failAt('voice')), id), /gone/)
  const half = await shown()
  assert.deepEqual(
    [half.status, half.progress, half.counts.proposed],
    ['running', { stage: 'voice', done: 1, total: 4 }, 2],
  )
  const second = taskOf(api)
  await runCatalogGeneration(second, id)
  assert.deepEqual(second.thought, ['voice', 'fit_criterion'])
  const whole = await shown()
  assert.deepEqual(
    [whole.status, whole.progress, whole.counts],
    ['completed', { stage: 'done', done: 4, total: 4 }, { proposed: 4, known: 0, refused: 0, dismissed: 0 }],
  )
  // Run once more, as after a crash between the end of the work and the end of the job, it changes nothing.
  const events = await listRecorded(api)
  const third = taskOf(api)
  await runCatalogGeneration(third, id)
  assert.deepEqual([third.thought, await shown()], [[], whole])
  assert.deepEqual(await listRecorded(api), events)
})

test('an attempt that was thought dead and comes back writes nothing to a run that another has taken over', async () => {
  const { api, id, shown } = await queued()
  let taken: unknown
  const late = taskOf(api, async (kind) => {
    if (kind !== 'voice') return
    await runCatalogGeneration(taskOf(api), id)
    taken = await shown()
  })
  await runCatalogGeneration(late, id)
  assert.deepEqual(await shown(), taken)
  assert.equal((await draftsOf(api, id)).length, 4)
})

test('a run that fails for the last time says so, and keeps what it has proposed', async () => {
  const { api, id, shown } = await queued()
  await assert.rejects(
    runCatalogGeneration(taskOf(api, failAt('fit_criterion'), { lastAttempt: true }), id),
    /gone/,
  )
  const { status, error, counts } = await shown()
  assert.deepEqual([status, error.code, counts.proposed], ['failed', 'internal', 3])
  assert.match(error.message, /Start another one/)
  assert.equal((await listRecorded(api, 'catalog_generation')).at(-1)?.type, 'catalog_generation.failed')
})

test('a run whose servers all died is ended by the queue', async () => {
  const { api, id, shown } = await queued()
  await assert.rejects(runCatalogGeneration(taskOf(api, failAt('voice')), id), /gone/)
  assert.ok(generateCatalog.givesUp)
  await generateCatalog.giveUp(taskOf(api), { generation_id: id })
  assert.equal((await shown()).status, 'failed')
})

test('a server that stops leaves the run to the next one, and keeps nothing of what it was thinking', async () => {
  const { api, id, shown } = await queued()
  const stopping = new AbortController()
  const stopped = taskOf(
    api,
    async (kind) => {
      if (kind === 'voice') stopping.abort(new Shutdown())
    },
    { stopping: stopping.signal, lastAttempt: true },
  )
  await assert.rejects(runCatalogGeneration(stopped, id), Shutdown)
  const { status, progress } = await shown()
  assert.deepEqual([status, progress.done], ['running', 1])
})

test('what would be refused is left out and counted', async () => {
  const { api, id, shown } = await queued()
  const task = taskOf(api)
  const reasoner = await task.reasoners.of(task.tenant, api.organization)
  const wrong = [{ name: 'Nothing but a name' }, { ...proposals.service[0], price_min: 5 }]
  const draft: Reasoner['draft'] = async (request, signal) => {
    const drafted = await reasoner.draft(request, signal)
    if (request.kind !== 'service') return drafted
    const refused = wrong.map((payload) => ({ kind: request.kind, payload, fact_ids: [] }))
    return { ...drafted, result: [...refused, ...drafted.result] }
  }
  await runCatalogGeneration({ ...task, reasoners: { of: async () => ({ ...reasoner, draft }) } }, id)
  assert.deepEqual((await shown()).counts, { proposed: 4, known: 0, refused: 2, dismissed: 0 })
})

test('a second voice for a language is not proposed, whatever the owner has called theirs', async () => {
  const { api, id, shown } = await queued()
  await api.post('/voice_profiles', { name: 'Ours', languages: ['en-GB'] })
  await runCatalogGeneration(taskOf(api), id)
  assert.deepEqual((await shown()).counts, { proposed: 3, known: 1, refused: 0, dismissed: 0 })
})

test('what a model reads and writes is paid for, once', async () => {
  const { api, id } = await queued()
  await runCatalogGeneration(taskOf(api), id)
  await runCatalogGeneration(taskOf(api), id)
  const { body } = await api.get('/organization/usage')
  assert.equal(body.data[0].model_tokens, 45)
})

test('edits that do not compile are never shown, and those of an earlier run are not proposed again', async () => {
  const { api } = await newReader()
  const { body: flow } = await api.get('/agents/desk/flow')
  const edit = (key: string) => ({
    operation: 'createSlot' as const,
    id: flow.phases[0].id,
    body: { key, data_type: 'string' as const },
  })
  const proposals = [
    { edits: [edit('No key')], summary: 'Wrong.', fact_ids: [] },
    { edits: [edit('shoe_size')], summary: 'Asks for the size.', fact_ids: [3] },
  ]
  const task = taskOf(api)
  const threads = { ...task.threads, proposeSlots: async () => proposals }
  const run = async () => {
    const { body } = await api.post('/catalog_generations', { kinds: ['slot'] })
    await runCatalogGeneration({ ...task, threads }, body.id)
    return (await api.get(`/catalog_generations/${body.id}`)).body
  }
  const first = await run()
  assert.deepEqual(first.counts, { proposed: 1, known: 0, refused: 1, dismissed: 0 })
  assert.deepEqual(first.flow_proposals, [{ number: 1, agent: 'desk', ...proposals[1], status: 'open' }])
  const second = await run()
  assert.deepEqual(
    [second.counts, second.flow_proposals],
    [{ proposed: 0, known: 1, refused: 1, dismissed: 0 }, []],
  )
})
