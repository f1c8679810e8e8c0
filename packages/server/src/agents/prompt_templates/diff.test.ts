import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newAgent } from '../../testing/agents.ts'
import { startWithPrompts } from '../../testing/prompts.ts'

test('a diff leads from a version to the one named by against, in runs of lines', async () => {
  const { api, path, author } = await startWithPrompts()
  const [old, now] = [await author('one\ntwo\nthree'), await author('one\n2\nthree\nfour')]
  const { status, body } = await api.get(`${path}/${old.id}/diff?against=${now.id}`)
  assert.equal(status, 200)
  assert.deepEqual(body, {
    object: 'prompt_template_diff',
    from: { id: old.id, version: 2 },
    to: { id: now.id, version: 3 },
    changes: [
      { change: 'kept', lines: ['one'] },
      { change: 'removed', lines: ['two'] },
      { change: 'added', lines: ['2'] },
      { change: 'kept', lines: ['three'] },
      { change: 'added', lines: ['four'] },
    ],
  })
  const back = (await api.get(`${path}/${now.id}/diff?against=${old.id}`)).body
  assert.deepEqual([back.from, back.to], [body.to, body.from])
})

test('without against it leads to the active version of the same kind; an archived version can be compared', async () => {
  const { api, path, first, author } = await startWithPrompts()
  const active = await author('A')
  await author('B', 'recap')
  await api.post(`${path}/${first.id}/archive`)
  assert.deepEqual((await api.get(`${path}/${first.id}/diff`)).body.to, { id: active.id, version: 2 })
  assert.deepEqual((await api.get(`${path}/${active.id}/diff`)).body.changes, [
    { change: 'kept', lines: ['A'] },
  ])
  assert.equal((await api.get(`${path}/${active.id}/diff?against=${first.id}`)).body.to.id, first.id)
})

test('against names a version of the same agent and kind: any other is refused in the same words', async () => {
  const { api, path, first, author } = await startWithPrompts()
  const recap = await author('A', 'recap')
  const other = await newAgent(api, { name: 'Back office' })
  const [theirs] = (await api.get(`/agents/${other.slug}/prompt_templates?kind=conversation`)).body.data
  const stranger = await startWithPrompts()
  const unknown = await api.get(`${path}/${first.id}/diff?against=999999999`)
  assert.deepEqual(
    [unknown.status, unknown.body.error.code, unknown.body.error.param],
    [422, 'parameter_invalid', 'against'],
  )
  for (const id of [recap.id, theirs.id, stranger.first.id])
    assert.equal((await api.get(`${path}/${first.id}/diff?against=${id}`)).text, unknown.text)
})
