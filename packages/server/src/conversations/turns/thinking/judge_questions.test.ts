import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Knowledge } from '../../../knowledge/answering/knowledge.ts'
import { newAgent } from '../../../testing/agents.ts'
import { away, newDisturbedOrganization } from '../../../testing/disturbed.ts'
import { judgeQuestions } from './judge_questions.ts'

async function asking() {
  const { api, disturbance } = await newDisturbedOrganization()
  const { id: agent_id } = await newAgent(api)
  const db = api.service.database.tenant(api.organization.id)
  const judge = async (knowledge: Knowledge, questions: string[]) => {
    const queries = questions.map((text) => ({ question: text, text, asked: true }))
    const context = { agent_id, language: 'en', previous: null, page: null }
    const judged = await judgeQuestions(knowledge, db, queries, context)
    return judged.map(({ verdict }) => verdict)
  }
  return { knowledge: api.service.equipment.knowledge, disturbance, judge }
}

test('what cannot be looked up is an outage and not unanswerable; any other failure is one', async () => {
  const { knowledge, disturbance, judge } = await asking()
  assert.deepEqual(await judge(knowledge, ['Do you deliver?']), ['nothing'])
  disturbance.before = away
  assert.deepEqual(await judge(knowledge, ['Do you deliver?']), ['outage'])
  disturbance.before = () => Promise.reject(new Error('told to fail'))
  await assert.rejects(judge(knowledge, ['Do you deliver?']), /told to fail/)
})

test('what was looked for by its words alone and not found is an outage, too', async () => {
  const { knowledge, judge } = await asking()
  const byWords: Knowledge = {
    ...knowledge,
    answer: async (db, question) => ({ ...(await knowledge.answer(db, question)), by_words_alone: true }),
  }
  assert.deepEqual(await judge(byWords, ['Do you deliver?']), ['outage'])
})

test('three questions of a message are looked up', async () => {
  const { knowledge, judge } = await asking()
  assert.equal((await judge(knowledge, ['A?', 'B?', 'C?', 'D?'])).length, 3)
})
