import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newAgent } from '../../testing/agents.ts'
import { newOrganization } from '../../testing/api.ts'
import { newGap } from '../../testing/knowledge.ts'

test('gaps are listed by how often they were asked, page by page, in both directions', async () => {
  const api = await newOrganization()
  const agent_id = (await newAgent(api)).id
  const asked = (times: number) =>
    newGap(api, {
      agent_id,
      question: `Asked ${times} times?`,
      asked: Array.from({ length: times }, () => ({ conversation_id: 1, asked_at: api.service.clock.now })),
    })
  const [once, often, never, thrice, alsoThrice] = [
    await asked(1),
    await asked(5),
    await asked(0),
    await asked(3),
    await asked(3),
  ]
  const expected = [often, alsoThrice, thrice, once, never]
  const idsOf = async (query: string) =>
    (await api.get(`/knowledge_gaps?order=occurrences&${query}`)).body.data.map(
      ({ id }: { id: number }) => id,
    )
  assert.deepEqual(await idsOf(''), expected)
  assert.deepEqual(await idsOf('limit=2'), expected.slice(0, 2))
  assert.deepEqual(await idsOf(`limit=2&starting_after=${alsoThrice}`), expected.slice(2, 4))
  assert.deepEqual(await idsOf(`limit=2&starting_after=${once}`), [never])
  const lost = await api.get(`/knowledge_gaps?order=occurrences&starting_after=${alsoThrice + 1000}`)
  assert.deepEqual([lost.status, lost.body.error.param], [422, 'starting_after'])
  assert.deepEqual(await idsOf(`limit=2&ending_before=${once}`), expected.slice(1, 3))
  assert.deepEqual(await idsOf('status=resolved'), [])
})
