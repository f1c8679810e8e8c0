import assert from 'node:assert/strict'
import type { CompiledFlow, ReplyPlan, SlotDefinition } from '@foyer/engine'
import { randomFrom } from '@foyer/engine'
import type { Api } from '../api.ts'
import { faultsOf } from './faults.ts'
import { type Moment, nextWords } from './visitor.ts'

export interface SimulatedConversation {
  conversations: number
  turns: number
  completed: number
  /** Each with the conversation's seed, so that it can be had again. */
  faults: string[]
}

const agents = ['front-desk', 'project-desk', 'help-desk'] as const
const locales = ['en', 'de'] as const
const mostTurns = 30

/** Conversations with visitors of all kinds, every reply looked at (R12). */
export async function simulate(api: Api, seeds: readonly number[]): Promise<SimulatedConversation> {
  const result: SimulatedConversation = { conversations: 0, turns: 0, completed: 0, faults: [] }
  for (const seed of seeds) {
    const { turns, completed, faults } = await converse(api, seed)
    result.conversations += 1
    result.turns += turns
    result.completed += completed ? 1 : 0
    result.faults.push(...faults.map((fault) => `conversation ${seed}: ${fault}`))
  }
  return result
}

async function converse(api: Api, seed: number) {
  const random = randomFrom(seed)
  const [agent, locale] = [random.pick(agents), random.pick(locales)]
  const started = await api.post(`/agents/${agent}/conversations`, { locale })
  assert.equal(started.status, 201, started.text)
  const path = `/conversations/${started.body.id}`
  const content = (await api.get(`${path}/snapshot`)).body.content as CompiledFlow
  const slots = content.phases.flatMap(({ slots }) => slots)
  const configuration = `${JSON.stringify(content)} ${api.organization.name} ${(await api.get(`/agents/${agent}`)).body.name}`
  const faults: string[] = []
  const [said, heard]: [string[], string[]] = [[], []]
  let known: string[] = []
  let [message] = (await api.get(`${path}/messages`)).body.data
  for (let turns = 0; ; turns++) {
    const { plan } = (await api.get(`${path}/messages/${message.id}/trace`)).body as { plan: ReplyPlan }
    const cited = plan.flatMap((item) => (item.act === 'answer' ? item.passages.map(({ text }) => text) : []))
    const grounds = [configuration, ...cited, ...heard].join('\n')
    const spoken = { text: message.text, plan, known, grounds, before: said, locale }
    faults.push(...faultsOf(spoken).map((fault) => `${fault} — in: ${message.text}`))
    said.push(message.text)
    const ended = (await api.get(path)).body.status !== 'active'
    if (ended || turns === mostTurns) return { turns, completed: ended, faults }
    const words = nextWords(random, momentOf(plan, slots, message.chips, known, locale))
    const turn = await api.post(`${path}/messages`, words)
    assert.equal(turn.status, 201, turn.text)
    heard.push(turn.body.message.text)
    known = Object.keys(turn.body.conversation.slot_values)
    message = turn.body.replies[0]
  }
}

function momentOf(
  plan: ReplyPlan,
  slots: readonly SlotDefinition[],
  chips: Moment['chips'],
  known: readonly string[],
  locale: string,
): Moment {
  const asking = plan.find((item) => item.act === 'ask' || item.act === 'clarify')
  return {
    locale,
    chips,
    asked: slots.find(({ key }) => key === asking?.slot),
    told: slots.filter(({ key }) => known.includes(key)),
  }
}
