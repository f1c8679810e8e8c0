import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newAgent } from '../../testing/agents.ts'
import { newOrganization } from '../../testing/api.ts'
import { runJobs } from '../../testing/jobs.ts'
import { recordQuestion } from '../../testing/record_question.ts'

const now = '2026-01-15T09:30:00.000Z'
const question = 'Do you work on weekends?'
const again = 'Are you working on the weekend?'
const text =
  '# Opening hours\n\nOn weekends we work from 10 to 14. From Monday to Friday we work from 8 to 18.'

/** The life of a gap as an owner sees it, up to its proof by a source. */
async function proven() {
  const api = await newOrganization()
  const { id: agent_id } = await newAgent(api, { slug: 'desk' })
  const ask = (words: string, conversation_id: number) =>
    recordQuestion(api, { agent_id, question: words, conversation_id })
  await ask(question, 1)
  const { id } = (await ask(again, 2))!
  const path = `/knowledge_gaps/${id}`
  const gap = async () => (await api.get(path)).body

  assert.deepEqual([(await gap()).occurrences, (await gap()).status], [2, 'open'])
  const { last_check } = (await api.post(`${path}/check`)).body
  assert.equal(last_check.answerable, false)
  assert.ok(last_check.reason)

  const source = (await api.post('/knowledge_sources', { kind: 'text', text, knowledge_gap_id: id })).body.id
  await runJobs(api)
  assert.partialDeepStrictEqual(await gap(), {
    status: 'resolved',
    resolution_basis: 'verified',
    resolved_at: now,
    knowledge_source_id: source,
    last_check: { trigger: 'ingestion', answerable: true },
  })
  assert.match((await gap()).last_check.answer, /10 to 14/)
  return { api, ask, gap, id, source: `/knowledge_sources/${source}`, source_id: source as number }
}

test('asked twice, checked, answered by a source, proven; archiving the source reopens the gap and is named', async () => {
  const { api, gap, source, source_id } = await proven()
  await api.post(`${source}/archive`)
  await runJobs(api)
  assert.partialDeepStrictEqual(await gap(), {
    status: 'open',
    resolution_basis: null,
    knowledge_source_id: source_id,
    broken_by: { type: 'knowledge_source.archived', id: source_id, at: now },
    last_check: { trigger: 'standing', answerable: false },
  })
  await api.delete(`${source}/archive`)
  await runJobs(api)
  assert.deepEqual([(await gap()).status, (await gap()).broken_by], ['resolved', undefined])
})

test('where the question comes first, it opens a successor, and the old gap is not reopened', async () => {
  const { api, ask, gap, id, source } = await proven()
  await api.post(`${source}/archive`)
  const successor = await ask(question, 3)
  assert.deepEqual([successor!.resurfaced_from_id, successor!.status], [id, 'open'])
  await runJobs(api)
  assert.deepEqual([(await gap()).status, (await gap()).broken_by], ['resolved', undefined])
  const { data } = (await api.get('/knowledge_gaps?status=open')).body
  assert.deepEqual(
    data.map((each: { id: number }) => each.id),
    [successor!.id],
  )
  await api.delete(`${source}/archive`)
  await runJobs(api)
  const { body } = await api.get(`/knowledge_gaps/${successor!.id}`)
  assert.deepEqual([body.status, body.resolution_basis], ['resolved', 'verified'])
})
