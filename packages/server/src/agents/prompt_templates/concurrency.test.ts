import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startWithPrompts, type TestVersion } from '../../testing/prompts.ts'

const every = 'kind=conversation&include_archived=true&limit=100'

const times = <Result>(count: number, work: (index: number) => Promise<Result>) =>
  Array.from({ length: count }, (_, index) => work(index))

const consecutive = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index)
const numbers = (rows: TestVersion[]) => rows.map((row) => row.version).sort((a, b) => a - b)
const active = (rows: TestVersion[]) => rows.filter((row) => row.active)

test('20 concurrent authorings give consecutive versions without gap or twin, the last of them active', async () => {
  const { api, path, listed } = await startWithPrompts()
  const answers = await Promise.all(times(20, (index) => api.post(path, { body: `Prompt ${index}` })))
  assert.deepEqual([...new Set(answers.map((answer) => answer.status))], [201])
  assert.deepEqual(numbers(answers.map((answer) => answer.body)), consecutive(2, 21))
  const kept = await listed(every)
  assert.deepEqual(numbers(kept), consecutive(1, 21))
  assert.deepEqual(numbers(active(kept)), [21])
})

test('authorings mixed with activations leave consecutive versions and exactly one active', async () => {
  const { api, path, listed } = await startWithPrompts()
  await Promise.all(times(4, (index) => api.post(path, { body: `Earlier ${index}` })))
  const earlier = await listed(every)
  const answers = await Promise.all(
    consecutive(0, 9).flatMap((index) => [
      api.post(path, { body: `Prompt ${index}` }),
      api.post(`${path}/${earlier[index % earlier.length]!.id}/activate`),
    ]),
  )
  assert.deepEqual([...new Set(answers.map((answer) => answer.status))].sort(), [200, 201])
  const kept = await listed(every)
  assert.deepEqual(numbers(kept), consecutive(1, 15))
  assert.equal(active(kept).length, 1)
})

test('§4.12 archiving that races with activating never leaves an archived version active', async () => {
  const { api, path, listed } = await startWithPrompts()
  await Promise.all(times(8, (index) => api.post(path, { body: `Prompt ${index}` })))
  const earlier = (await listed(every)).filter((row) => !row.active)
  const answers = await Promise.all(
    earlier.flatMap(({ id }) => [api.post(`${path}/${id}/activate`), api.post(`${path}/${id}/archive`)]),
  )
  for (const { status, text } of answers) assert.ok([200, 409, 422].includes(status), text)
  assert.equal(active(await listed(every)).length, 1)
})
