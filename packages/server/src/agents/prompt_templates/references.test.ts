import assert from 'node:assert/strict'
import { test } from 'node:test'
import { references } from '@foyer/engine'
import { newAgent } from '../../testing/agents.ts'
import { newOrganization } from '../../testing/api.ts'

interface Listed {
  object: string
  name: string
  kinds: string[]
}

async function start() {
  const api = await newOrganization()
  const { slug } = await newAgent(api)
  const listed = async (query = ''): Promise<Listed[]> => {
    const { status, body } = await api.get(`/agents/${slug}/prompt_templates/references${query}`)
    assert.deepEqual([status, body.object, body.has_more], [200, 'list', false])
    return body.data
  }
  return { api, slug, listed }
}

test('every reference is listed with its meaning, a sample and its kinds, and every live slot of the agent', async () => {
  const { api, slug, listed } = await start()
  const rows = await listed()
  const [first] = references
  assert.deepEqual(rows[0], { object: 'prompt_reference', ...first })
  const { phases } = (await api.get(`/agents/${slug}/flow`)).body
  const slots: { id: number; key: string }[] = phases.flatMap((phase: { slots: object[] }) => phase.slots)
  assert.deepEqual(
    rows.map((row) => row.name),
    references.flatMap(({ name }) =>
      name === 'slots.<key>' ? [name, ...slots.map((slot) => `slots.${slot.key}`)] : [name],
    ),
  )
  const [slot] = slots
  await api.post(`/agents/${slug}/flow/slots/${slot!.id}/archive`)
  assert.ok(!(await listed()).some((row) => row.name === `slots.${slot!.key}`))
})

test('a listed reference is no unknown one: a prompt that names all of them has no warnings', async () => {
  const { api, slug, listed } = await start()
  const names = (await listed()).map((row) => row.name).filter((name) => name !== 'slots.<key>')
  const body = names.map((name) => `{{${name}}}`).join('\n')
  assert.ok(!('warnings' in (await api.post(`/agents/${slug}/prompt_templates`, { body })).body))
})

test('kind keeps to what says something there', async () => {
  const { api, slug, listed } = await start()
  const rows = await listed('?kind=extraction')
  assert.ok(rows.length > 0 && rows.every((row) => row.kinds.includes('extraction')))
  assert.ok(!rows.some((row) => row.name === 'fit_criteria'))
  const refused = await api.get(`/agents/${slug}/prompt_templates/references?kind=greeting`)
  assert.deepEqual([refused.status, refused.body.error.param], [422, 'kind'])
})
