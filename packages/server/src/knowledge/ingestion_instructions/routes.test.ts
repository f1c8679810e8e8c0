import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newOrganization } from '../../testing/api.ts'
import { listRecorded } from '../../testing/events.ts'
import { newSource } from '../../testing/knowledge.ts'

const jobs = { text: 'Leave out job offers.' }

test('an instruction is for every source unless it names one, and comes last unless it names its position', async () => {
  const api = await newOrganization()
  const source_id = await newSource(api)
  const { status, body } = await api.post('/ingestion_instructions', jobs)
  assert.equal(status, 201)
  assert.deepEqual(body, {
    object: 'ingestion_instruction',
    id: body.id,
    ...jobs,
    source_id: null,
    position: 1,
    archived: false,
    created_at: '2026-01-15T09:30:00.000Z',
  })
  const positions: [object, number][] = [
    [{ source_id }, 2],
    [{ position: 9 }, 9],
    [{}, 10],
    [{ position: 2 }, 2],
    [{ position: 2 ** 31 - 1 }, 2 ** 31 - 1],
    [{}, 2 ** 31 - 1],
  ]
  for (const [more, position] of positions) {
    const { body: next } = await api.post('/ingestion_instructions', { ...jobs, ...more })
    assert.deepEqual([next.position, next.source_id], [position, 'source_id' in more ? source_id : null])
  }
  const { data } = (await api.get('/ingestion_instructions')).body
  assert.deepEqual([data.length, data.at(-1)], [7, body])
})

test('instructions made at the same moment come one after the other', async () => {
  const api = await newOrganization()
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => api.post('/ingestion_instructions', jobs)),
  )
  assert.deepEqual(answers.map(({ body }) => body.position).sort(), [1, 2, 3, 4, 5, 6])
})

test('edits of one instruction at once are each recorded on top of the one before', async () => {
  const api = await newOrganization()
  const { body: created } = await api.post('/ingestion_instructions', jobs)
  const positions = [11, 12, 13, 14, 15]
  await Promise.all(
    positions.map((position) => api.patch(`/ingestion_instructions/${created.id}`, { position })),
  )
  const [, ...steps] = await listRecorded(api, 'ingestion_instruction')
  assert.deepEqual(
    steps.map(({ before }) => before),
    [created, ...steps.slice(0, -1).map(({ after }) => after)],
  )
})

test('PATCH edits text, source and position; an edit that changes nothing leaves no event', async () => {
  const api = await newOrganization()
  const source_id = await newSource(api)
  const { body: created } = await api.post('/ingestion_instructions', jobs)
  const path = `/ingestion_instructions/${created.id}`
  for (const edit of [{ text: 'Keep prices.', source_id, position: 3 }, { source_id: null }]) {
    const { body: before } = await api.get(path)
    for (let times = 0; times < 2; times++)
      assert.deepEqual((await api.patch(path, edit)).body, { ...before, ...edit })
  }
  assert.deepEqual(
    (await listRecorded(api, 'ingestion_instruction')).map(({ type }) => type.split('.')[1]),
    ['created', 'updated', 'updated'],
  )
})

test('a wrong body is refused with its field: unknown, foreign and archived sources, positions below 1', async () => {
  const api = await newOrganization()
  const { id } = (await api.post('/ingestion_instructions', jobs)).body
  const archived = await newSource(api, { archived: true })
  const foreign = await newSource(await newOrganization())
  const refusals: [object, string, string][] = [
    [{ text: ' ' }, 'parameter_invalid', 'text'],
    [{ position: 0 }, 'parameter_invalid', 'position'],
    [{ position: 1.5 }, 'parameter_invalid', 'position'],
    [{ position: null }, 'parameter_invalid', 'position'],
    [{ source_id: foreign }, 'parameter_invalid', 'source_id'],
    [{ source_id: 9007199254740991 }, 'parameter_invalid', 'source_id'],
    [{ source_id: archived }, 'resource_archived', 'source_id'],
  ]
  for (const [sent, code, param] of refusals)
    for (const answer of [
      await api.post('/ingestion_instructions', { ...jobs, ...sent }),
      await api.patch(`/ingestion_instructions/${id}`, sent),
    ])
      assert.deepEqual([answer.status, answer.body.error.code, answer.body.error.param], [422, code, param])
  assert.equal((await listRecorded(api, 'ingestion_instruction')).length, 1)
})

test('archive hides an instruction and closes it to edits, restore brings it back, both repeat harmlessly', async () => {
  const api = await newOrganization()
  const { body: created } = await api.post('/ingestion_instructions', jobs)
  const path = `/ingestion_instructions/${created.id}`
  for (let times = 0; times < 2; times++)
    assert.deepEqual((await api.post(`${path}/archive`)).body, { ...created, archived: true })
  assert.deepEqual((await api.get('/ingestion_instructions')).body.data, [])
  assert.equal((await api.get('/ingestion_instructions?include_archived=true')).body.data.length, 1)
  assert.equal((await api.patch(path, { position: 2 })).body.error.code, 'resource_archived')
  assert.equal((await api.post('/ingestion_instructions', jobs)).body.position, 2)
  for (let times = 0; times < 2; times++)
    assert.deepEqual((await api.delete(`${path}/archive`)).body, created)
})
