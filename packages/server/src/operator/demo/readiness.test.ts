import assert from 'node:assert/strict'
import { before, describe, test } from 'node:test'
import type { Readiness } from '@foyer/contract'
import { type Api, newOrganization } from '../../testing/api.ts'
import { loadDemo } from './load.ts'

describe('the agents of the demo are ready, and their readiness says what would make them better:', () => {
  let api: Api

  before(async () => {
    api = await newOrganization()
    await loadDemo(api.service.database, api.organization, api.service.clock.now)
  })

  const readinessOf = async (slug: string): Promise<Readiness> =>
    (await api.get(`/agents/${slug}/readiness`)).body
  const keysOf = ({ items }: Readiness) => items.map(({ key }) => key)

  test('the front desk', async () => {
    const readiness = await readinessOf('front-desk')
    assert.equal(readiness.ready, true)
    assert.deepEqual(keysOf(readiness), [
      'nobody_to_tell',
      'open_gaps',
      'prompt_warning',
      'fields_need_model',
    ])
  })

  test('the project desk', async () => {
    const readiness = await readinessOf('project-desk')
    assert.equal(readiness.ready, true)
    assert.deepEqual(keysOf(readiness), ['nobody_to_tell', 'open_gaps', 'fields_need_model'])
  })
})
