import assert from 'node:assert/strict'
import { test } from 'node:test'
import { archiveAgent, newAgent } from '../../testing/agents.ts'
import { newOrganization } from '../../testing/api.ts'
import { newExperiment } from '../../testing/experiments.ts'

async function start() {
  const api = await newOrganization()
  const agent = await newAgent(api)
  const path = `/agents/${agent.slug}/experiments`
  const versions = `/agents/${agent.slug}/prompt_templates`
  for (const body of ['A', 'B']) await api.post(versions, { body })
  const rows: { id: number }[] = (await api.get(`${versions}?kind=conversation`)).body.data
  return { api, agent, path, versions: rows.map((row) => row.id) }
}

test('a draft shows its arms in their own order and leaves out what has not happened yet', async () => {
  const { api, agent, path, versions } = await start()
  const [newest, middle, oldest] = versions as [number, number, number]
  const id = await newExperiment(api, agent, { status: 'draft', arms: [middle, newest, oldest] })
  const { status, body } = await api.get(`${path}/${id}`)
  assert.equal(status, 200)
  assert.deepEqual(body, {
    object: 'experiment',
    id,
    name: 'Shorter greeting',
    kind: 'conversation',
    status: 'draft',
    arms: [
      { prompt_template_id: middle, weight: 1 },
      { prompt_template_id: newest, weight: 2 },
      { prompt_template_id: oldest, weight: 3 },
    ],
    metric: 'completion',
    minimum_sample: 100,
    created_at: '2026-01-15T09:30:00.000Z',
  })
})

test('a stopped experiment shows when it ran and the version it ended with', async () => {
  const { api, agent, path, versions } = await start()
  const [newest, middle] = versions as [number, number]
  const id = await newExperiment(api, agent, { status: 'stopped', arms: [newest, middle], winner_id: middle })
  const { body } = await api.get(`${path}/${id}`)
  assert.equal(body.winner_id, middle)
  assert.equal(body.started_at, '2026-01-15T09:30:00.000Z')
  assert.equal(body.stopped_at, '2026-01-15T09:30:00.000Z')
})

test('the list holds the experiments of one agent, newest first and paged, also when the agent is archived', async () => {
  const { api, agent, path, versions } = await start()
  const other = await newAgent(api, { name: 'Back office' })
  const ids: number[] = []
  for (const status of ['stopped', 'running', 'draft'] as const)
    ids.unshift(await newExperiment(api, agent, { status, arms: versions }))
  const shown = async (query: string) => {
    const { body } = await api.get(`${path}?${query}`)
    return { ids: body.data.map((row: { id: number }) => row.id), has_more: body.has_more }
  }
  assert.deepEqual(await shown(''), { ids, has_more: false })
  assert.deepEqual(await shown('limit=2'), { ids: ids.slice(0, 2), has_more: true })
  assert.deepEqual(await shown(`starting_after=${ids[1]}`), { ids: ids.slice(2), has_more: false })
  assert.deepEqual((await api.get(`/agents/${other.slug}/experiments`)).body, {
    object: 'list',
    data: [],
    has_more: false,
  })
  await archiveAgent(api, agent)
  assert.deepEqual(await shown(''), { ids, has_more: false })
})

test('§5.5 an experiment exists only under the slug of its own agent, and an unknown slug has none', async () => {
  const { api, agent, path, versions } = await start()
  const other = await newAgent(api, { name: 'Back office' })
  const stranger = await start()
  const id = await newExperiment(api, agent, { arms: versions })
  const missing = (await api.get(`${path}/999999999`)).text
  for (const answer of [
    await api.get(`/agents/${other.slug}/experiments/${id}`),
    await api.get(`/agents/nobody/experiments/${id}`),
    await api.get('/agents/nobody/experiments'),
    await stranger.api.get(`${stranger.path}/${id}`),
  ])
    assert.deepEqual([answer.status, answer.text], [404, missing])
})

test('a filter that experiments do not have is refused with its name', async () => {
  const { api, path } = await start()
  const { status, body } = await api.get(`${path}?include_archived=true`)
  assert.deepEqual(
    [status, body.error.code, body.error.param],
    [422, 'parameter_unknown', 'include_archived'],
  )
})
