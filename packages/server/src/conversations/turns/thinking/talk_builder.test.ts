import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { ConversationMoment } from '@foyer/engine'
import { createBuiltinReasoner } from '../../../reasoning/reasoner/builtin.ts'
import { newAgent } from '../../../testing/agents.ts'
import { newOrganization, sharedDatabase, startService } from '../../../testing/api.ts'
import { newConversation, say } from '../../../testing/conversations.ts'
import { newFact } from '../../../testing/knowledge.ts'

const builtin = createBuiltinReasoner()
const moments: ConversationMoment[] = []
/** Looks at what a prompt could refer to, and then does as the builtin reasoner does. */
const curious = {
  ...builtin,
  async reply(...[request, ...rest]: Parameters<typeof builtin.reply>) {
    moments.push(await request.plan(request.results).talk.moment())
    return builtin.reply(request, ...rest)
  },
}
const service = await startService(
  { database: await sharedDatabase() },
  { reasoners: { of: async () => curious } },
)
after(() => service.app.close())

test('prompts can refer to what was said, and to what is always known to this agent', async () => {
  const api = await newOrganization(service)
  const agent = await newAgent(api)
  await newFact(api, { tier: 'universal', text: 'We are a family business.' })
  const excluded = await newFact(api, { tier: 'universal', text: 'We hire.' })
  await api.post(`/knowledge_facts/${excluded}/exclusion`, { agent: agent.slug })
  const { id } = await newConversation(api, agent, { visitor: { name: 'Jana' } })
  await say(api, id, { chip: { slot: 'timing', values: ['later'] } })
  await say(api, id, 'How much does the workshop cost?')
  const [tapped, asked] = moments
  assert.deepEqual(tapped!.slots, { timing: 'later' })
  assert.deepEqual(tapped!.facts, ['We are a family business.'])
  assert.deepEqual(
    asked!.transcript.map(({ role }) => role),
    ['agent', 'visitor', 'agent', 'visitor'],
  )
  assert.equal(asked!.transcript.at(-1)?.text, 'How much does the workshop cost?')
  assert.deepEqual(
    [asked!.organization.name, asked!.agent.name, asked!.visitor.name, asked!.locale],
    [api.organization.name, agent.name, 'Jana', 'en'],
  )
})
