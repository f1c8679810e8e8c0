import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { ConversationMoment, HistoryTurn } from '@foyer/engine'
import { createBuiltinReasoner } from '../../../reasoning/reasoner/builtin.ts'
import { newAgent } from '../../../testing/agents.ts'
import { newOrganization, sharedDatabase, startService } from '../../../testing/api.ts'
import { newConversation, say } from '../../../testing/conversations.ts'
import { runJobs } from '../../../testing/jobs.ts'
import { newFact } from '../../../testing/knowledge.ts'
import { reasonersWith } from '../../../testing/turn_model.ts'
import { rewritePapers } from '../committing/write_papers.ts'

const seen: { moment: ConversationMoment; turns: HistoryTurn[] }[] = []
const builtin = createBuiltinReasoner()
/** Looks at what a prompt could refer to, and then does as the builtin reasoner does. */
const reasoners = reasonersWith(null, {
  isModel: true,
  async assess(talk, ...rest) {
    seen.push({ moment: await talk.moment(), turns: await talk.turns() })
    return builtin.assess(talk, ...rest)
  },
})
const service = await startService({ database: await sharedDatabase() }, { reasoners })
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
  await say(api, id, 'Goodbye!')
  await runJobs(api, [rewritePapers])
  const [{ moment, turns } = {}] = seen
  assert.deepEqual(moment!.slots, { timing: 'later' })
  assert.deepEqual(moment!.facts, ['We are a family business.'])
  assert.deepEqual(
    turns!.map(({ visitor }) => visitor),
    [null, turns![1]!.visitor, 'How much does the workshop cost?', 'Goodbye!'],
  )
  assert.deepEqual(
    [moment!.organization.name, moment!.agent.name, moment!.visitor.name, moment!.locale],
    [api.organization.name, agent.name, 'Jana', 'en'],
  )
})
