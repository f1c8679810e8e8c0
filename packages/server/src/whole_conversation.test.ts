import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { type Api, newOrganization, type TestService } from './testing/api.ts'
import { faithful } from './testing/model_provider/faithful.ts'
import { startModelService } from './testing/model_provider/service.ts'

/** One conversation from the first word to the last, as a visitor, an owner and a provider's bill would see it. */

const { service: modelService } = await startModelService(faithful)

const ways: Record<string, { service?: TestService; by: string }> = {
  'the builtin reasoner': { by: 'builtin' },
  'a model': { service: modelService, by: 'openai_compatible/test-model' },
}

for (const [name, { service, by }] of Object.entries(ways))
  describe(`with ${name}`, () => {
    test('a visitor gives two answers at once, corrects one, names two channels, says no, asks the unknown and is done', async () => {
      const api = await newOrganization(service)
      await newDesk(api)
      const { body: started } = await api.post('/agents/desk/conversations', { locale: 'en' })
      const path = `/conversations/${started.id}`
      const say = (text: string) => take(api, path, text)

      const first = await say('You can reach me at jana@harbour.example, and our budget is about 20k.')
      assert.deepEqual(first.slot_values, { email: 'jana@harbour.example', budget: '10k_to_50k' })
      const second = await say('Sorry, make that 60k.')
      assert.equal(second.slot_values.budget, 'over_50k')
      const third = await say('No.')
      assert.equal(third.slot_values.has_site, false)
      const fourth = await say('Newsletter and search, please.')
      assert.deepEqual([fourth.slot_values.channels, fourth.status], [['newsletter', 'search'], 'active'])
      const asked = await say('Do you have an office in Lisbon?')
      assert.ok(!asked.text.includes('Lisbon'), asked.text)
      const last = await say('That is all, thanks.')
      assert.equal(last.status, 'completed')

      const { data: gaps } = (await api.get('/knowledge_gaps?agent=desk')).body
      assert.deepEqual(
        gaps.map(({ question, conversation_id }: Record<string, unknown>) => [question, conversation_id]),
        [['Do you have an office in Lisbon?', started.id]],
      )
      const { body: ended } = await api.get(path)
      assert.equal(ended.assessment.fit, 'ideal')
      const [criterion] = ended.assessment.criteria
      assert.equal(criterion.verdict, 'met')
      const [evidence] = criterion.evidence
      const { data: messages } = (await api.get(`${path}/messages?limit=100`)).body
      const quoted = messages.find(({ id }: { id: number }) => id === evidence.message_id)
      assert.ok(quoted.text.includes(evidence.quote), evidence.quote)
      assert.match(ended.brief, /Lisbon/)
      assert.match(ended.recap, /jana@harbour\.example/)

      const told = messages.filter(({ role }: { role: string }) => role === 'agent').slice(1)
      const traces = await Promise.all(
        told.map(async ({ id }: { id: number }) => (await api.get(`${path}/messages/${id}/trace`)).body),
      )
      assert.deepEqual(
        traces.map(({ reasoner }) => [reasoner.worded, reasoner.fallback]),
        traces.map(() => [by, undefined]),
      )
    })
  })

async function take(api: Api, path: string, text: string) {
  const { status, text: events } = await api.post(
    `${path}/messages`,
    { text },
    { accept: 'text/event-stream' },
  )
  assert.equal(status, 201, events)
  const told = events
    .split('\n\n')
    .flatMap((event) => /^event: (\w+)\ndata: (.*)$/s.exec(event.replace(/^id: .*\n/, ''))?.slice(1, 3) ?? [])
  const pieces = told.flatMap((part, at) => (part === 'token' ? [JSON.parse(told[at + 1]!).text] : []))
  const { conversation, replies } = JSON.parse(told[told.lastIndexOf('done') + 1]!)
  // What was streamed is what was said.
  assert.equal(pieces.join(''), replies[0].text)
  return {
    text: replies[0].text as string,
    status: conversation.status,
    slot_values: conversation.slot_values,
  }
}

async function newDesk(api: Api) {
  const done = async (answer: Promise<{ status: number; text: string; body: { id: number } }>) => {
    const { status, text, body } = await answer
    assert.ok(status < 300, text)
    return body
  }
  await done(api.post('/agents', { name: 'Desk', slug: 'desk', archetype: 'qualification' }))
  const { phases } = (await api.get('/agents/desk/flow')).body
  const tools = ['consult_knowledge', 'capture_slots', 'suggest_replies']
  const { id } = await done(api.post('/agents/desk/flow/states', { title: 'Need', tools }))
  for (const phase of phases.slice(0, -1))
    await done(api.post(`/agents/desk/flow/states/${phase.id}/archive`))
  await done(
    api.post('/fit_criteria', { kind: 'ideal', description: 'Budget of at least 50,000', weight: 3 }),
  )
  for (const slot of slots) await done(api.post(`/agents/desk/flow/states/${id}/slots`, slot))
  await done(api.post('/knowledge_facts', { text: 'The studio is in Kiel.' }))
}

const slots = [
  { key: 'email', title: 'Email', data_type: 'email', required: true },
  {
    key: 'budget',
    title: 'Budget',
    data_type: 'band',
    required: true,
    enum_values: ['under_10k', '10k_to_50k', 'over_50k'],
    enum_labels: { under_10k: 'Under 10,000', '10k_to_50k': '10,000 to 50,000', over_50k: 'Over 50,000' },
  },
  {
    key: 'channels',
    title: 'Channels',
    data_type: 'multi_enum',
    required: true,
    enum_values: ['newsletter', 'search', 'print'],
    enum_labels: { newsletter: 'Newsletter', search: 'Search', print: 'Print' },
  },
  { key: 'has_site', title: 'Do you have a website?', data_type: 'boolean', required: true },
]
