import assert from 'node:assert/strict'
import { test } from 'node:test'
import { archiveAgent } from '../../testing/agents.ts'
import { listRecorded } from '../../testing/events.ts'
import { newExperiment } from '../../testing/experiments.ts'
import { startWithPrompts } from '../../testing/prompts.ts'

test('§3 activating an earlier version deactivates the former one and no other kind, and repeats harmlessly', async () => {
  const { api, path, first, author, listed } = await startWithPrompts()
  const second = await author()
  for (let times = 0; times < 2; times++) {
    const { status, body } = await api.post(`${path}/${first.id}/activate`)
    assert.equal(status, 200)
    assert.deepEqual(body, first)
  }
  assert.deepEqual((await api.get(`${path}/${second.id}`)).body, { ...second, active: false })
  assert.equal((await listed('active=true')).length, 6)
})

test('an archived version cannot be activated; restored it can', async () => {
  const { api, path, first, author } = await startWithPrompts()
  const second = await author()
  await api.post(`${path}/${first.id}/archive`)
  const refused = await api.post(`${path}/${first.id}/activate`)
  assert.deepEqual([refused.status, refused.body.error.code], [422, 'resource_archived'])
  assert.equal((await api.get(`${path}/${second.id}`)).body.active, true)
  await api.delete(`${path}/${first.id}/archive`)
  assert.deepEqual((await api.post(`${path}/${first.id}/activate`)).body, first)
})

test('§4.12 an earlier version is archived; restore brings it back inactive; both repeat harmlessly', async () => {
  const { api, path, first, author } = await startWithPrompts()
  await author()
  for (let times = 0; times < 2; times++) {
    const { status, body } = await api.post(`${path}/${first.id}/archive`)
    assert.equal(status, 200)
    assert.deepEqual(body, { ...first, active: false, archived: true })
  }
  for (let times = 0; times < 2; times++) {
    const { status, body } = await api.delete(`${path}/${first.id}/archive`)
    assert.equal(status, 200)
    assert.deepEqual(body, { ...first, active: false })
  }
})

test('§4.12 archiving the active version is refused until another one is active', async () => {
  const { api, path, author } = await startWithPrompts()
  const second = await author()
  const refused = await api.post(`${path}/${second.id}/archive`)
  assert.equal(refused.status, 409)
  assert.equal(refused.body.error.code, 'resource_in_use')
  assert.match(refused.body.error.message, /Activate another version first/)
  assert.deepEqual((await api.get(`${path}/${second.id}`)).body, second)
  await author()
  assert.equal((await api.post(`${path}/${second.id}/archive`)).status, 200)
})

test('§4.12 a version that a running experiment draws is refused with experiment_running, also when it is active', async () => {
  const { api, agent, path, first, author } = await startWithPrompts()
  const second = await author()
  await newExperiment(api, agent, { arms: [first.id, second.id] })
  for (const { id } of [first, second]) {
    const { status, body } = await api.post(`${path}/${id}/archive`)
    assert.deepEqual([status, body.error.code], [409, 'experiment_running'])
    assert.equal((await api.get(`${path}/${id}`)).body.archived, false)
  }
})

test('§3 an experiment that does not run, or does not draw the version, keeps nobody from archiving it', async () => {
  const { api, agent, path, first, author } = await startWithPrompts()
  const second = await author()
  const third = await author()
  await newExperiment(api, agent, { status: 'draft', arms: [first.id, third.id] })
  await newExperiment(api, agent, { status: 'stopped', arms: [first.id, third.id] })
  await newExperiment(api, agent, { status: 'running', arms: [second.id, third.id] })
  assert.equal((await api.post(`${path}/${first.id}/archive`)).status, 200)
})

test('while an experiment runs, authoring and activating stay allowed', async () => {
  const { api, agent, path, first, author } = await startWithPrompts()
  const second = await author()
  await newExperiment(api, agent, { arms: [first.id, second.id] })
  assert.equal((await author()).version, 3)
  assert.equal((await api.post(`${path}/${first.id}/activate`)).body.active, true)
})

test('the prompts of an archived agent can be read, not changed', async () => {
  const { api, agent, path, first, author, listed } = await startWithPrompts()
  const second = await author()
  await archiveAgent(api, agent)
  const kept = await listed()
  assert.equal(kept.length, 7)
  assert.equal((await api.get(`${path}/${second.id}`)).status, 200)
  for (const answer of [
    await api.post(path, { body: 'Hello' }),
    await api.post(`${path}/${first.id}/activate`),
    await api.post(`${path}/${first.id}/archive`),
    await api.delete(`${path}/${first.id}/archive`),
  ])
    assert.deepEqual([answer.status, answer.body.error.code], [422, 'resource_archived'])
  assert.deepEqual(await listed(), kept)
})

test('every change is told once, and what changed nothing is not told', async () => {
  const { api, path, first, author } = await startWithPrompts()
  const seeded = await listRecorded(api)
  const second = await author()
  for (let times = 0; times < 2; times++) await api.post(`${path}/${first.id}/activate`)
  for (let times = 0; times < 2; times++) await api.post(`${path}/${second.id}/archive`)
  for (let times = 0; times < 2; times++) await api.delete(`${path}/${second.id}/archive`)
  await api.post(`${path}/${first.id}/archive`)
  const recorded = (await listRecorded(api)).slice(seeded.length)
  assert.deepEqual(
    recorded.map(({ type, operation, data }) => [type, operation, data.id]),
    [
      ['prompt_template.created', 'createPromptTemplate', second.id],
      ['prompt_template.activated', 'activatePromptTemplate', first.id],
      ['prompt_template.archived', 'archivePromptTemplate', second.id],
      ['prompt_template.restored', 'restorePromptTemplate', second.id],
    ],
  )
})
