import assert from 'node:assert/strict'
import { captureLine, planWords, type ReplyPlan, type Scenario, type ScenarioTurn } from '@foyer/engine'
import type { Api } from '../api.ts'

/** A reply as the visitor sees it. */
export interface SeenReply {
  id: number
  text: string
  chips: ({ slot: string; value: string; label: string; multiple?: true } | { text: string })[]
  links: { title: string; url: string }[]
}

/** Hears the agent's words, which a scenario does not write down. */
export type OnReply = (reply: SeenReply) => void

/** Has the conversation of a scenario over HTTP, and gives what happened in the form of one. */
export async function runScenario(
  api: Api,
  scenario: Scenario,
  overhear: OnReply = () => {},
): Promise<Scenario> {
  const started = await api.post(`/agents/${scenario.agent}/conversations`, { locale: scenario.locale })
  assert.equal(started.status, 201, started.text)
  const path = `/conversations/${started.body.id}`
  const [first] = (await api.get(`${path}/messages`)).body.data
  overhear(first)
  const opening = await planOf(api, path, first.id)
  const turns: ScenarioTurn[] = []
  for (const { said } of scenario.turns) {
    // A script that goes on after the end differs from what happened.
    if ((await api.get(path)).body.status === 'completed') break
    turns.push(await take(api, path, said, overhear))
  }
  const { status, assessment } = (await api.get(path)).body
  return { ...scenario, opening, turns, ends: [status, assessment?.fit].filter(Boolean).join(', ') }
}

async function take(
  api: Api,
  path: string,
  said: ScenarioTurn['said'],
  overhear: OnReply,
): Promise<ScenarioTurn> {
  const before = (await api.get(path)).body.slot_values
  const turn = await api.post(`${path}/messages`, 'text' in said ? said : { chip: said })
  assert.equal(turn.status, 201, turn.text)
  const [reply] = turn.body.replies
  overhear(reply)
  const after: Record<string, never> = turn.body.conversation.slot_values
  const captured = Object.entries(after)
    .filter(([slot, value]) => JSON.stringify(before[slot]) !== JSON.stringify(value))
    .map(([slot, value]) => captureLine(slot, value))
  return { said, captured, plan: await planOf(api, path, reply.id) }
}

async function planOf(api: Api, path: string, message_id: number): Promise<string> {
  const trace = await api.get(`${path}/messages/${message_id}/trace`)
  assert.equal(trace.status, 200, trace.text)
  return planWords(trace.body.plan as ReplyPlan)
}
