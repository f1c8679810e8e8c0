import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newAgent } from '../../testing/agents.ts'
import { newOrganization } from '../../testing/api.ts'
import { newConversation, say } from '../../testing/conversations.ts'

async function newDesk() {
  const api = await newOrganization()
  for (const [name, description] of [
    ['Keel inspection', 'We look at the keel for rust and cracks, and find where water comes in.'],
    ['Sail repair', 'Torn sails are sewn, and worn ropes replaced.'],
  ])
    await api.post('/services', {
      name,
      description,
      pricing_unit: 'fixed',
      price_min: 38_000,
      currency: 'GBP',
    })
  const agent = await newAgent(api, { archetype: 'answers' })
  const { id } = await newConversation(api, agent)
  return async (text: string) =>
    (await say(api, id, text)).body.replies.map((reply: { text: string }) => reply.text).join('\n')
}

test('who asks what could be done about something is told the service that is about it, with its price', async () => {
  const tell = await newDesk()
  const advice = await tell('There is rust on the keel, and water comes in. What would you do about it?')
  assert.match(advice, /Keel inspection.*£380/s)
  assert.doesNotMatch(advice, /Sail repair/)
  assert.match(await (await newDesk())('My sails are torn, can you help with that?'), /Sail repair/)
})

test('what is asked next is about the service that was told as advice', async () => {
  const tell = await newDesk()
  await tell('There is rust on the keel.')
  await tell('What would you do about it?')
  assert.match(await tell('how long does it take and what does it cost'), /Keel inspection.*£380/s)
})

test('where no service is more about it than another, all of them are told', async () => {
  const tell = await newDesk()
  assert.match(await tell('I bought a boat. What would you do?'), /Keel inspection.*Sail repair/s)
})
