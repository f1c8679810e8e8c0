// guards tested by: rehearse.test.ts

import {
  type CompiledFlow,
  type ConversationState,
  captureLine,
  planWords,
  type ReplyPlan,
  type Scenario,
  type ScenarioTurn,
  valuesOf,
} from '@foyer/engine'
import type { Tenant } from '../../platform/db/index.ts'
import { type Context, Refusal } from '../../platform/index.ts'
import { opening } from '../conversations/opening.ts'
import { messageOf } from '../turns/accepting/sent_message.ts'
import { ignoreEvent, type TurnDependencies } from '../turns/dependencies.ts'
import type { Papers } from '../turns/thinking/papers.ts'
import { isCompleted, think } from '../turns/thinking/think.ts'
import type { Transcript } from '../turns/thinking/transcript.ts'

/** An agent as it may be one day: it need not be stored. */
export interface RehearsedAgent {
  id: number
  name: string
  flow: CompiledFlow
}

/** Of a conversation that is nobody's. */
const conversation_id = 0

/**
 * Has the conversation of a scenario with an agent, and gives what happened in the form of one. Nothing is stored, and
 * no model is asked: the same scenario goes the same way again.
 */
export async function rehearse(
  dependencies: TurnDependencies,
  context: Context,
  tenant: Tenant,
  agent: RehearsedAgent,
  scenario: Scenario,
): Promise<Scenario> {
  const { organization } = context
  const { flow } = agent
  const { locale } = scenario
  const first = opening({
    flow,
    versions: versionsOf(flow),
    conversation_id,
    organization,
    agent,
    locale,
    default_locale: organization.default_locale,
    visitor: {},
  })
  const messages: { id: number; role: 'agent' | 'visitor'; text: string }[] = [
    { id: 1, role: 'agent', text: first.text },
  ]
  let state: ConversationState = first.state
  let plan: ReplyPlan = first.plan
  let papers: Papers | null = null
  let status = 'active'
  const turns: ScenarioTurn[] = []
  const say = (role: 'agent' | 'visitor', text: string) => {
    const id = messages.length + 1
    messages.push({ id, role, text })
    return id
  }
  for (const { said } of scenario.turns) {
    // guard: a script that goes on after the end differs from what happened
    if (status === 'completed') break
    const heard = hear(flow, scenario, said)
    if ('refused' in heard) {
      turns.push({ said, captured: [], plan: `refused: ${heard.refused}` })
      break
    }
    const { text, chip } = heard
    const message = { id: say('visitor', text), text, chip }
    const before = valuesOf(state.answers)
    const thought = await think(
      dependencies,
      { organization, trace: context },
      tenant,
      {
        flow,
        message,
        reasoner: dependencies.builtin,
        conversation: {
          id: conversation_id,
          agent_id: agent.id,
          agent_name: agent.name,
          locale,
          visitor: null,
          state,
        },
        transcript: transcriptOf(messages, plan),
      },
      ignoreEvent,
    )
    say('agent', thought.text)
    ;({ state, plan, papers } = thought)
    if (isCompleted(thought)) status = 'completed'
    const captured = Object.entries(valuesOf(state.answers))
      .filter(([slot, value]) => JSON.stringify(before[slot]) !== JSON.stringify(value))
      .map(([slot, value]) => captureLine(slot, value))
    turns.push({ said, captured, plan: planWords(plan) })
  }
  const ends = [status, papers?.judgement.fit].filter(Boolean).join(', ')
  return { ...scenario, opening: planWords(first.plan), turns, ends }
}

/** A tap on what is not there is refused, and nothing can follow it. */
function hear(flow: CompiledFlow, scenario: Scenario, said: ScenarioTurn['said']) {
  try {
    return messageOf(flow, scenario, 'text' in said ? said : { chip: said })
  } catch (error) {
    if (error instanceof Refusal) return { refused: error.message }
    throw error
  }
}

const transcriptOf = (
  messages: readonly { id: number; role: 'agent' | 'visitor'; text: string }[],
  plan: ReplyPlan,
): Transcript => ({
  latest: async (limit) => messages.slice(-limit).map(({ role, text }) => ({ role, text })),
  ofVisitor: async () =>
    messages.filter(({ role }) => role === 'visitor').map(({ id, text }) => ({ message_id: id, text })),
  lastPlan: async () => plan,
})

const versionsOf = ({ prompts }: CompiledFlow) => ({
  flow: 1,
  prompts: {
    conversation: prompts.conversation.version,
    extraction: prompts.extraction.version,
    assessment: prompts.assessment.version,
    synthesis: prompts.synthesis.version,
    brief: prompts.brief.version,
    recap: prompts.recap.version,
  },
  experiments: [],
})
