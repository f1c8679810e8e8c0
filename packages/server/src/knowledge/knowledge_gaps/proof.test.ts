import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newAgent } from '../../testing/agents.ts'
import { newOrganization } from '../../testing/api.ts'
import { runJobs } from '../../testing/jobs.ts'
import { newGap } from '../../testing/knowledge.ts'

const question = 'How long is your warranty?'

/** A gap after a source was added and read. */
async function gapAfter(source: { title: string; text: string }, asked = question) {
  const api = await newOrganization()
  const { id: agent_id } = await newAgent(api)
  const path = `/knowledge_gaps/${await newGap(api, { agent_id, question: asked })}`
  await api.post('/knowledge_sources', { kind: 'text', ...source })
  await runJobs(api)
  return { api, path, gap: (await api.get(path)).body }
}

test('a text beside the point does not verify a gap, whether its title or a heading is the question', async () => {
  const beside = 'Our workshop is great. Our team has five people.'
  for (const source of [
    { title: question, text: beside },
    { title: 'Questions', text: `# ${question}\n\n${beside}\n\n# Where are you?\n\nIn Kiel.` },
    { title: 'how-long-is-your-warranty.md', text: beside },
    { title: 'Questions', text: `${question} ${beside}` },
  ]) {
    const { gap } = await gapAfter(source)
    assert.deepEqual([gap.status, gap.last_check.answerable], ['open', false], JSON.stringify(source))
  }
})

test('a short answer under its question verifies the gap, with the reply and its source', async () => {
  for (const source of [
    { title: question, text: 'Two years.' },
    { title: 'Questions', text: `# ${question}\n\nTwo years on every new bicycle.` },
  ]) {
    const { api, gap } = await gapAfter(source)
    const { status, resolution_basis, last_check } = gap
    assert.deepEqual([status, resolution_basis], ['resolved', 'verified'], JSON.stringify(last_check))
    assert.match(last_check.answer, /Two years/)
    const [{ id }] = (await api.get('/knowledge_sources')).body.data
    assert.deepEqual(last_check.source_ids, [id])
  }
})

test('a reply that could not be proven is shown all the same, and counts once the owner calls it right', async () => {
  const pets = 'Are pets allowed?'
  const { api, path, gap } = await gapAfter({ title: pets, text: 'Dogs cost 15 euros a night.' }, pets)
  assert.deepEqual([gap.status, gap.last_check.answerable], ['open', false])
  assert.match(gap.last_check.answer, /Dogs cost 15 euros/)
  await api.post(`${path}/verdict`, { verdict: 'right' })
  const { body } = await api.post(`${path}/check`)
  assert.deepEqual([body.resolution_basis, body.last_check.answerable], ['verified', true])
})
