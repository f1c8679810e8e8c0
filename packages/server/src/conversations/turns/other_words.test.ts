import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newOrganization } from '../../testing/api.ts'
import { newConversation, say } from '../../testing/conversations.ts'
import { runJobs } from '../../testing/jobs.ts'

const topics = [
  ['Parking', 'There are twelve parking spaces behind the house. Parking costs 6 euros a day.'],
  ['Dogs', 'Dogs are welcome on a lead and cost 9 euros a night.'],
  ['Cancellation', 'You can cancel free of charge until seven days before arrival.'],
  ['Breakfast', 'Breakfast is served from seven to ten in the winter garden.'],
  ...Array.from({ length: 30 }, (_, at) => [
    `Tour ${at}`,
    `Tour ${at} leads along the river and takes a while.`,
  ]),
]

async function replyTo(text: string, locale: string): Promise<string> {
  const api = await newOrganization()
  const agent = (await api.post('/agents', { name: 'Desk', archetype: 'answers' })).body
  for (const [title, text] of topics) await api.post('/knowledge_sources', { kind: 'text', title, text })
  await runJobs(api)
  const { id } = await newConversation(api, agent, { locale })
  return (await say(api, id, text)).body.replies[0].text
}

test('what visitors say is found though the knowledge has other words for it', async () => {
  assert.match(await replyTo('where can we leave the car', 'en'), /6 euros a day/)
})

test('a question in German finds its answer in English knowledge', async () => {
  assert.match(await replyTo('Darf mein Hund mit und was kostet das pro Nacht?', 'de'), /9 euros a night/)
})

test('what everybody asks is answered from the profile, however it is put', async () => {
  const api = await newOrganization()
  await api.patch('/organization', { profile: { phone: '+44 113 496 0999' } })
  const agent = (await api.post('/agents', { name: 'Desk', archetype: 'answers' })).body
  for (const [title, text] of topics) await api.post('/knowledge_sources', { kind: 'text', title, text })
  await runJobs(api)
  const { id } = await newConversation(api, agent, { locale: 'en' })
  const { text } = (await say(api, id, 'whats the number then')).body.replies[0]
  assert.match(text, /496 0999/)
})

test('the hours of the organization are not told of what a page has a part of its own about', async () => {
  const api = await newOrganization()
  await api.patch('/organization', {
    profile: { opening_hours: [{ days: ['mon', 'sat'], opens: '09:00', closes: '17:00' }] },
  })
  const agent = (await api.post('/agents', { name: 'Desk', archetype: 'answers' })).body
  const ferry = ['Ferry', 'The ferry takes bicycles and prams. Tickets are sold on board.'] as const
  for (const [title, text] of [...topics, ferry])
    await api.post('/knowledge_sources', { kind: 'text', title, text })
  await runJobs(api)
  const reply = async (text: string): Promise<string> => {
    const { id } = await newConversation(api, agent, { locale: 'en' })
    return (await say(api, id, text)).body.replies[0].text
  }
  assert.match(await reply('are you open on saturdays'), /9:00/)
  assert.doesNotMatch(await reply('is the ferry open on saturdays'), /9:00/)
})

test('how to reach the organization is told from the profile, though a page speaks of telephones', async () => {
  const api = await newOrganization()
  await api.patch('/organization', { profile: { phone: '+44 113 496 0999' } })
  const agent = (await api.post('/agents', { name: 'Desk', archetype: 'answers' })).body
  const telephones = [
    'The phone number in an emergency',
    'The phone on the wall has a number on it.',
  ] as const
  for (const [title, text] of [...topics, telephones])
    await api.post('/knowledge_sources', { kind: 'text', title, text })
  await runJobs(api)
  const { id } = await newConversation(api, agent, { locale: 'en' })
  assert.match((await say(api, id, 'what is the phone number')).body.replies[0].text, /496 0999/)
})

test('what is told on after a question is answered as a question is, and is no gap otherwise', async () => {
  const api = await newOrganization()
  const agent = (await api.post('/agents', { name: 'Desk', archetype: 'answers' })).body
  for (const [title, text] of topics) await api.post('/knowledge_sources', { kind: 'text', title, text })
  await runJobs(api)
  const { id } = await newConversation(api, agent, { locale: 'en' })
  const reply = async (text: string): Promise<string> => (await say(api, id, text)).body.replies[0].text
  assert.match(await reply('what does parking cost?'), /6 euros a day/)
  assert.match(await reply('we would bring our dogs'), /9 euros a night/)
  await reply('my sister plays the cello')
  assert.deepEqual((await api.get('/knowledge_gaps')).body.data, [])
})

test('an answer that the visitor rejects is not given again', async () => {
  const api = await newOrganization()
  const agent = (await api.post('/agents', { name: 'Desk', archetype: 'answers' })).body
  for (const [title, text] of topics) await api.post('/knowledge_sources', { kind: 'text', title, text })
  await runJobs(api)
  const { id } = await newConversation(api, agent, { locale: 'en' })
  const reply = async (text: string): Promise<string> => (await say(api, id, text)).body.replies[0].text
  assert.match(await reply('what does parking cost?'), /6 euros a day/)
  assert.doesNotMatch(await reply('no thats not what i asked, not the parking costs'), /6 euros a day/)
})
