import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Api } from '../../testing/api.ts'
import { newConversation, say } from '../../testing/conversations.ts'
import { newDisturbedOrganization } from '../../testing/disturbed.ts'
import { runJobs } from '../../testing/jobs.ts'

const question = 'How long does a repair take?'
const sources = [
  '# Repairs of bicycles\n\nA repair of a bicycle takes three working days.',
  '# Repairs of e-bikes\n\nA repair of an e-bike takes two weeks, because parts are ordered.',
]

/** Somebody who has asked what could mean two things, and what they are offered. */
async function unsureReply() {
  const { api, disturbance } = await newDisturbedOrganization()
  const agent = (await api.post('/agents', { name: 'Workshop', archetype: 'answers' })).body
  for (const text of sources)
    assert.equal((await api.post('/knowledge_sources', { kind: 'text', text })).status, 201)
  await runJobs(api)
  const { id } = await newConversation(api, agent)
  disturbance.unsure = true
  const [reply] = (await say(api, id, question)).body.replies
  disturbance.unsure = false
  return { api, id, reply, chips: (reply.chips as { text: string }[]).map(({ text }) => text) }
}

const openGaps = async (api: Api) =>
  (await api.get('/knowledge_gaps?status=open')).body.data.map((gap: { question: string }) => gap.question)

test('what is near is put up for choice by its headings, and a tapped chip says its passage', async () => {
  const { api, id, reply, chips } = await unsureReply()
  assert.deepEqual([...chips].sort(), ['None of these', 'Repairs of bicycles', 'Repairs of e-bikes'])
  assert.doesNotMatch(reply.text, /three working days|two weeks/)
  const [said] = (await say(api, id, 'Repairs of e-bikes')).body.replies
  assert.match(said.text, /takes two weeks/)
  assert.doesNotMatch(said.text, /three working days/)
  assert.deepEqual(await openGaps(api), [])
})

test('the choice is over once something was chosen: the same words later are a message like any other', async () => {
  const { api, id } = await unsureReply()
  await say(api, id, 'Repairs of bicycles')
  await say(api, id, 'None of these')
  assert.deepEqual(await openGaps(api), [])
})

test('“None of these” is an honest no: the question is a gap, and a message is offered', async () => {
  const { api, id } = await unsureReply()
  const [reply] = (await say(api, id, 'None of these')).body.replies
  assert.doesNotMatch(reply.text, /three working days|two weeks/)
  assert.deepEqual(reply.chips, [{ text: 'Leave a message' }])
  assert.deepEqual(await openGaps(api), [question])
})

test('“Leave a message” leads to the message and the address being captured, and to their place in the brief', async () => {
  const { api, id } = await unsureReply()
  await say(api, id, 'None of these')
  const slots = async (text: string) => (await say(api, id, text)).body.conversation.slot_values
  const [asked] = (await say(api, id, 'Leave a message')).body.replies
  assert.match(asked.text, /\?$/)
  assert.deepEqual(asked.chips, [])
  assert.match((await slots('I would like to rent a rowing boat in June.')).message, /rowing boat in June/)
  assert.equal((await slots('ana@example.com')).email, 'ana@example.com')
  let conversation = (await api.get(`/conversations/${id}`)).body
  for (let turns = 0; conversation.status === 'active' && turns < 4; turns += 1)
    conversation = (await say(api, id, 'That is all, thanks.')).body.conversation
  assert.equal(conversation.status, 'completed')
  assert.match(conversation.brief, /rowing boat/)
  assert.match(conversation.brief, /ana@example\.com/)
})
