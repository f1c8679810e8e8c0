import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readConfig } from '../../config.ts'
import { newAgent } from '../../testing/agents.ts'
import { type Api, newOrganization } from '../../testing/api.ts'
import { pause } from '../../testing/conversations.ts'
import { faithful } from '../../testing/model_provider/faithful.ts'
import { startModelProvider } from '../../testing/model_provider/start.ts'
import { getOrganization, OperatorRefusal } from '../organizations.ts'
import type { ConversationChoice } from './enter.ts'
import { type OpenConversation, withConversation } from './with_conversation.ts'

const secret = { FOYER_SECRET: `test:${'x'.repeat(32)}` }

/** The operator comes to the conversation; the service that the tests share only looks on. */
function visit<Result>(
  api: Api,
  wanted: ConversationChoice,
  work: (open: OpenConversation) => Promise<Result>,
  settings: Record<string, string> = {},
) {
  const { service, organization } = api
  const visiting = { database: service.database, organization, now: () => service.clock.now }
  return withConversation(visiting, readConfig({ ...secret, ...settings }), wanted, work)
}

async function newDesk() {
  const api = await newOrganization()
  const { slug } = await newAgent(api)
  return { api, agent: slug }
}

const silently = () => {}

test('a conversation at the command line is one like any other: kept, traced, told of in events', async () => {
  const { api, agent } = await newDesk()
  const { id, turn, trace } = await visit(api, { agent, locale: 'de' }, async (open) => {
    const pieces: string[] = []
    const turn = await open.send({ text: 'Wir wollen mehr Kunden gewinnen.' }, (piece) => pieces.push(piece))
    assert.equal(pieces.join(''), turn.replies[0]!.text)
    return { id: open.conversation.id, turn, trace: await open.explain(turn.replies[0]!.id) }
  })
  const { body } = await api.get(`/conversations/${id}`)
  assert.deepEqual([body.locale, body.messages_count], ['de', 3])
  assert.deepEqual(JSON.parse(JSON.stringify(turn.conversation)), body)
  const shown = await api.get(`/conversations/${id}/messages/${turn.replies[0]!.id}/trace`)
  assert.deepEqual(trace, shown.body)
  const events = (await api.get('/events?limit=100')).body.data.map(({ type }: { type: string }) => type)
  assert.ok(events.includes('conversation.started') && events.includes('conversation.replied'))
})

test('the model that is set answers here too', async () => {
  const { api, agent } = await newDesk()
  const provider = await startModelProvider({ protocol: 'openai', script: faithful })
  const settings = {
    FOYER_MODEL_PROVIDER: 'openai_compatible',
    FOYER_MODEL: 'test-model',
    FOYER_MODEL_URL: provider.url,
  }
  const { reasoner, tokens } = await visit(
    api,
    { agent },
    async (open) => {
      const turn = await open.send({ text: 'We want to launch a website for our bakery.' }, silently)
      return open.explain(turn.replies[0]!.id)
    },
    settings,
  )
  const by = 'openai_compatible/test-model'
  assert.deepEqual(reasoner, { read: by, worded: by })
  assert.ok(tokens.input > 0 && provider.requests.length === 1)
})

test('a paused conversation is resumed where it was left, with all that was said', async () => {
  const { api, agent } = await newDesk()
  const id = await visit(api, { agent }, async (open) => {
    await open.send({ text: 'We want more customers.' }, silently)
    return open.conversation.id
  })
  await pause(api, id)
  await visit(api, { resume: id }, async (open) => {
    assert.equal(open.conversation.status, 'active')
    const said = await open.messages()
    assert.deepEqual(
      said.map(({ role }) => role),
      ['agent', 'visitor', 'agent'],
    )
    assert.deepEqual(await open.messages(said[1]!.id), [said[2]])
  })
  assert.equal((await api.get(`/conversations/${id}`)).body.status, 'active')
})

test('what the API refuses is refused in its words, and nothing is kept', async () => {
  const { api, agent } = await newDesk()
  const { api: other } = await newDesk()
  const refused = (wanted: ConversationChoice, message: RegExp, from = api) =>
    assert.rejects(
      visit(from, wanted, async () => assert.fail('It was entered.')),
      (error: unknown) => {
        assert.ok(error instanceof OperatorRefusal, String(error))
        assert.match(error.message, message)
        return true
      },
    )
  await refused({ agent: 'nobody' }, /agent must name an agent of your organization/)
  await refused({ agent, locale: 'x y' }, /locale must be/)
  const id = await visit(api, { agent }, async (open) => {
    await assert.rejects(open.send({ text: ' ' }, silently), OperatorRefusal)
    await assert.rejects(
      open.send({ chip: { slot: 'nothing', values: ['x'] } }, silently),
      /chip\.slot must name a slot/,
    )
    return open.conversation.id
  })
  assert.equal((await api.get(`/conversations/${id}`)).body.messages_count, 1)
  await refused({ resume: id }, /resume must name a conversation of your organization/, other)
  await api.post(`/conversations/${id}/close`)
  await refused({ resume: id }, /This conversation is closed and takes no more messages/)
  await api.post('/organization/pause')
  const organization = await getOrganization(api.service.database, api.organization.slug)
  await refused({ agent }, /Your organization is paused/, { ...api, organization })
  assert.equal((await api.get('/conversations')).body.data.length, 1)
})
