import assert from 'node:assert/strict'
import { test } from 'node:test'
import { archiveAgent, newAgent } from '../../testing/agents.ts'
import type { ApiResponse } from '../../testing/api.ts'
import { listRecorded } from '../../testing/events.ts'
import { newExperiment } from '../../testing/experiments.ts'
import { startWithPrompts } from '../../testing/prompts.ts'

/** Three versions of the conversation prompt, the last of them active. */
async function start() {
  const started = await startWithPrompts()
  const { api, agent, path: versions, first, author } = started
  const ids = [first.id, (await author('A')).id, (await author('B')).id] as const
  const path = `/agents/${agent.slug}/experiments`
  const active = async (id: number): Promise<boolean> => (await api.get(`${versions}/${id}`)).body.active
  const told = async () => (await listRecorded(api)).map(({ type, operation }) => `${type} by ${operation}`)
  return { ...started, versions, path, ids, active, told }
}

const arms = (...ids: number[]) => ids.map((prompt_template_id) => ({ prompt_template_id }))

function refused(answer: ApiResponse, status: number, code: string, param?: string) {
  assert.deepEqual(
    [answer.status, answer.body.error?.code, answer.body.error?.param],
    [status, code, param],
    answer.text,
  )
}

test('an experiment needs a name and arms; the rest has defaults, and it is a draft', async () => {
  const { api, path, ids, told } = await start()
  const before = await told()
  const [one, two] = ids
  const { status, body } = await api.post(path, {
    name: 'Shorter',
    arms: [{ prompt_template_id: two, weight: 3 }, { prompt_template_id: one }],
  })
  assert.equal(status, 201)
  assert.deepEqual(body, {
    object: 'experiment',
    id: body.id,
    name: 'Shorter',
    kind: 'conversation',
    status: 'draft',
    arms: [
      { prompt_template_id: two, weight: 3 },
      { prompt_template_id: one, weight: 1 },
    ],
    metric: 'completion',
    minimum_sample: 100,
    created_at: '2026-01-15T09:30:00.000Z',
  })
  assert.deepEqual((await api.get(`${path}/${body.id}`)).body, body)
  assert.deepEqual((await told()).slice(before.length), ['experiment.created by createExperiment'])
})

test('two to five arms with weights of 1 or more: a wrong draft names the field and is not kept', async () => {
  const { api, path, ids, author, versions } = await start()
  const [one, two, three] = ids
  const recap = await author('R', 'recap')
  const other = await newAgent(api, { name: 'Back office' })
  const [theirs] = (await api.get(`/agents/${other.slug}/prompt_templates?kind=conversation`)).body.data
  const stranger = await startWithPrompts()
  await api.post(`${versions}/${one}/archive`)
  const good = { name: 'x', arms: arms(two, three) }
  const cases: [object, string, string][] = [
    [{ arms: good.arms }, 'parameter_missing', 'name'],
    [{ name: 'x' }, 'parameter_missing', 'arms'],
    [{ ...good, arms: arms(two) }, 'parameter_invalid', 'arms'],
    [{ ...good, arms: arms(1, 2, 3, 4, 5, 6) }, 'parameter_invalid', 'arms'],
    [
      { ...good, arms: [{ prompt_template_id: two, weight: 0 }, ...arms(three)] },
      'parameter_invalid',
      'arms.0.weight',
    ],
    [{ ...good, arms: arms(two, two) }, 'parameter_invalid', 'arms.1.prompt_template_id'],
    [{ ...good, arms: arms(two, recap.id) }, 'parameter_invalid', 'arms.1.prompt_template_id'],
    [{ ...good, arms: arms(two, theirs.id) }, 'parameter_invalid', 'arms.1.prompt_template_id'],
    [{ ...good, arms: arms(two, stranger.first.id) }, 'parameter_invalid', 'arms.1.prompt_template_id'],
    [{ ...good, arms: arms(two, one) }, 'resource_archived', 'arms.1.prompt_template_id'],
    [{ ...good, kind: 'recap' }, 'parameter_invalid', 'arms.0.prompt_template_id'],
    [{ ...good, metric: 'luck' }, 'parameter_invalid', 'metric'],
    [{ ...good, minimum_sample: 0 }, 'parameter_invalid', 'minimum_sample'],
  ]
  for (const [body, code, param] of cases) refused(await api.post(path, body), 422, code, param)
  assert.deepEqual((await api.get(path)).body.data, [])
})

test('starting is told once and repeats harmlessly; a stopped experiment never restarts', async () => {
  const { api, agent, path, ids, told } = await start()
  const id = await newExperiment(api, agent, { status: 'draft', arms: [ids[0], ids[1]] })
  const before = await told()
  const { status, body } = await api.post(`${path}/${id}/start`)
  assert.deepEqual([status, body.status, body.started_at], [200, 'running', '2026-01-15T09:30:00.000Z'])
  assert.deepEqual((await api.post(`${path}/${id}/start`)).body, body)
  assert.deepEqual((await told()).slice(before.length), ['experiment.started by startExperiment'])
  await api.post(`${path}/${id}/stop`)
  refused(await api.post(`${path}/${id}/start`), 409, 'not_revertible')
})

test('one experiment runs per agent and kind: a second is experiment_running until the first is stopped', async () => {
  const { api, agent, path, ids, author } = await start()
  const first = await newExperiment(api, agent, { arms: [ids[0], ids[1]] })
  const second = await newExperiment(api, agent, { status: 'draft', arms: [ids[1], ids[2]] })
  refused(await api.post(`${path}/${second}/start`), 409, 'experiment_running')
  assert.equal((await api.get(`${path}/${second}`)).body.status, 'draft')
  const recaps = [(await author('R', 'recap')).id, (await author('S', 'recap')).id]
  await newExperiment(api, agent, { kind: 'recap', arms: recaps })
  await api.post(`${path}/${first}/stop`)
  assert.equal((await api.post(`${path}/${second}/start`)).body.status, 'running')
})

test('an arm that was archived since keeps the experiment from starting', async () => {
  const { api, agent, path, versions, ids } = await start()
  const id = await newExperiment(api, agent, { status: 'draft', arms: [ids[0], ids[1]] })
  await api.post(`${versions}/${ids[0]}/archive`)
  refused(await api.post(`${path}/${id}/start`), 422, 'resource_archived')
  await api.delete(`${versions}/${ids[0]}/archive`)
  assert.equal((await api.post(`${path}/${id}/start`)).status, 200)
})

test('ten starts at the same moment leave one experiment running, and archiving races with none of them', async () => {
  const { api, agent, path, versions, ids } = await start()
  const drafts: number[] = []
  for (let count = 0; count < 10; count++)
    drafts.push(await newExperiment(api, agent, { status: 'draft', arms: [ids[0], ids[1]] }))
  const [archived, ...started] = await Promise.all([
    api.post(`${versions}/${ids[0]}/archive`),
    ...drafts.map((id) => api.post(`${path}/${id}/start`)),
  ])
  for (const { status, text } of started) assert.ok([200, 409, 422].includes(status), text)
  const running = (await api.get(path)).body.data.filter(
    (row: { status: string }) => row.status === 'running',
  )
  assert.equal(running.length, archived.status === 200 ? 0 : 1)
  assert.equal((await api.get(`${versions}/${ids[0]}`)).body.archived, archived.status === 200)
})

test('stopping with a winner activates it in the same transaction and tells both', async () => {
  const { api, agent, path, ids, active, told } = await start()
  const id = await newExperiment(api, agent, { arms: [ids[0], ids[1]] })
  const before = await told()
  const tried = await api.post(`${path}/${id}/stop?dry_run=true`, { winner: ids[0] })
  assert.equal(tried.body.winner_id, ids[0])
  assert.deepEqual([await active(ids[0]), (await told()).length], [false, before.length])
  const { status, body } = await api.post(`${path}/${id}/stop`, { winner: ids[0] })
  assert.deepEqual([status, body.status, body.winner_id], [200, 'stopped', ids[0]])
  assert.equal(body.stopped_at, '2026-01-15T09:30:00.000Z')
  assert.deepEqual([await active(ids[0]), await active(ids[2])], [true, false])
  assert.deepEqual((await told()).slice(before.length), [
    'experiment.stopped by stopExperiment',
    'prompt_template.activated by stopExperiment',
  ])
})

test('a winner that is active already is not told to be activated again', async () => {
  const { api, agent, path, ids, told } = await start()
  const id = await newExperiment(api, agent, { arms: [ids[1], ids[2]] })
  await api.post(`${path}/${id}/stop`, { winner: ids[2] })
  assert.equal((await told()).at(-1), 'experiment.stopped by stopExperiment')
})

test('stopping without a winner leaves the active version; its arms can be archived again', async () => {
  const { api, agent, path, versions, ids, active } = await start()
  const id = await newExperiment(api, agent, { arms: [ids[0], ids[1]] })
  const { body } = await api.post(`${path}/${id}/stop`)
  assert.ok(!('winner_id' in body))
  assert.equal(await active(ids[2]), true)
  assert.equal((await api.post(`${versions}/${ids[0]}/archive`)).status, 200)
})

test('stopping again changes nothing, with the same winner or without one; another winner comes too late', async () => {
  const { api, agent, path, versions, ids, active, told } = await start()
  const id = await newExperiment(api, agent, { status: 'stopped', arms: [ids[0], ids[1]], winner_id: ids[0] })
  await api.post(`${versions}/${ids[2]}/activate`)
  const { body } = await api.get(`${path}/${id}`)
  const before = await told()
  for (const repeat of [undefined, {}, { winner: ids[0] }])
    assert.deepEqual((await api.post(`${path}/${id}/stop`, repeat)).body, body)
  refused(await api.post(`${path}/${id}/stop`, { winner: ids[1] }), 409, 'not_revertible')
  assert.deepEqual([await active(ids[2]), await told()], [true, before])
})

test('a winner that is no arm is refused and the experiment runs on', async () => {
  const { api, agent, path, ids } = await start()
  const id = await newExperiment(api, agent, { arms: [ids[0], ids[1]] })
  refused(await api.post(`${path}/${id}/stop`, { winner: ids[2] }), 422, 'parameter_invalid', 'winner')
  assert.equal((await api.get(`${path}/${id}`)).body.status, 'running')
})

test('a draft is stopped unused: it has no winner, no start, and never runs', async () => {
  const { api, agent, path, ids } = await start()
  const id = await newExperiment(api, agent, { status: 'draft', arms: [ids[0], ids[1]] })
  refused(await api.post(`${path}/${id}/stop`, { winner: ids[0] }), 422, 'parameter_invalid', 'winner')
  const { body } = await api.post(`${path}/${id}/stop`)
  assert.deepEqual([body.status, 'started_at' in body, 'stopped_at' in body], ['stopped', false, true])
  refused(await api.post(`${path}/${id}/start`), 409, 'not_revertible')
})

test('the experiments of an archived agent can be read, not drafted, started or stopped', async () => {
  const { api, agent, path, ids } = await start()
  const id = await newExperiment(api, agent, { status: 'draft', arms: [ids[0], ids[1]] })
  await archiveAgent(api, agent)
  for (const answer of [
    await api.post(path, { name: 'x', arms: arms(ids[0], ids[1]) }),
    await api.post(`${path}/${id}/start`),
    await api.post(`${path}/${id}/stop`),
  ])
    refused(answer, 422, 'resource_archived')
  assert.equal((await api.get(`${path}/${id}`)).body.status, 'draft')
})
