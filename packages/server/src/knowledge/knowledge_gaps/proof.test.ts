import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newAgent } from '../../testing/agents.ts'
import { type Api, newOrganization } from '../../testing/api.ts'
import { runJobs } from '../../testing/jobs.ts'
import { newGap } from '../../testing/knowledge.ts'

const question = 'How long is your warranty?'

async function checkedAfter(source: { title?: string; text: string }, api?: Api) {
  const organization = api ?? (await newOrganization())
  const { id: agent_id } = await newAgent(organization)
  const gap = await newGap(organization, { agent_id, question })
  await organization.post('/knowledge_sources', { kind: 'text', ...source, knowledge_gap_id: gap })
  await runJobs(organization)
  return (await organization.get(`/knowledge_gaps/${gap}`)).body
}

test('a text beside the point does not verify a gap, whether its title or a heading is the question', async () => {
  const beside = 'Our workshop is great. Our team has five people.'
  for (const source of [
    { title: question, text: beside },
    { title: 'Questions', text: `# ${question}\n\n${beside}\n\n# Where are you?\n\nIn Kiel.` },
    { title: 'how-long-is-your-warranty.md', text: beside },
    { title: 'Questions', text: `${question} ${beside}` },
  ]) {
    const { status, last_check } = await checkedAfter(source)
    assert.deepEqual([status, last_check.answerable], ['open', false], JSON.stringify(source))
  }
})

test('a short answer under its question verifies the gap, with the reply and its source', async () => {
  for (const source of [
    { title: question, text: 'Two years.' },
    { title: 'Questions', text: `# ${question}\n\nTwo years on every new bicycle.` },
  ]) {
    const { status, resolution_basis, knowledge_source_id, last_check } = await checkedAfter(source)
    assert.deepEqual([status, resolution_basis], ['resolved', 'verified'], JSON.stringify(last_check))
    assert.match(last_check.answer, /Two years/)
    assert.deepEqual(last_check.source_ids, [knowledge_source_id])
  }
})
