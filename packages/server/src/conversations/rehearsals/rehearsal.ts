import {
  type CompiledFlow,
  type HistoryTurn,
  isLoopState,
  type PlayedConversation,
  type PlayedTurn,
  type ReplyPlan,
  type ScenarioTurn,
  type SlotValue,
  type StoredState,
  valuesOf,
} from '@foyer/engine'
import type { Tenant } from '../../platform/db/index.ts'
import { type Context, Refusal } from '../../platform/index.ts'
import type { Reasoner } from '../../reasoning/index.ts'
import { opening } from '../conversations/opening.ts'
import { passagesOf } from '../traces/passages.ts'
import { messageOf } from '../turns/accepting/sent_message.ts'
import { ignoreEvent, type TurnDependencies } from '../turns/dependencies.ts'
import type { Papers } from '../turns/thinking/papers.ts'
import { think } from '../turns/thinking/think.ts'
import { isCompleted, type Thought } from '../turns/thinking/thought.ts'
import type { Transcript } from '../turns/thinking/transcript.ts'

/** An agent as it may be one day: it need not be stored. */
export interface RehearsedAgent {
  id: number
  name: string
  flow: CompiledFlow
}

export interface RehearsalCast {
  agent: RehearsedAgent
  locale: string
  /** Who reads and writes: the builtin one, unless another is named. */
  reasoner?: Reasoner
}

type Said = ScenarioTurn['said']

/** What came of a message; `refused` where a tap was on what is not there, and nothing can follow. */
export type RehearsedTurn =
  | { refused: string }
  | (PlayedTurn & {
      /** Of the builtin reasoner; nothing of a model. */
      plan: ReplyPlan
      captured: Record<string, SlotValue>
      links: string[]
      tokens: Thought['trace']['tokens']
    })

/** A conversation that is had without leaving a trace. */
export interface Rehearsal {
  /** The slot that waits for an answer. */
  asked(): string | null
  plan(): ReplyPlan
  hasEnded(): boolean
  say(said: Said): Promise<RehearsedTurn>
  played(): PlayedConversation
}

/** Of a conversation that is nobody's. */
const conversation_id = 0

export function openRehearsal(
  dependencies: TurnDependencies,
  context: Context,
  tenant: Tenant,
  { agent, locale, reasoner = dependencies.builtin }: RehearsalCast,
): Rehearsal {
  const { organization } = context
  const { flow } = agent
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
  const messages: Message[] = [{ id: 1, role: 'agent', text: first.text }]
  const turns: PlayedTurn[] = []
  const phases = [first.state.phase]
  const exits: { phase: string; because: 'exit' | 'max_turns' }[] = []
  const filled = new Set<string>()
  const history: HistoryTurn[] = [{ visitor: null, reply: first.text, by_team: false, stored: null }]
  let state: StoredState = first.state
  let asked = first.trace.outcome.asked_slot
  let plan: ReplyPlan = first.plan
  let papers: Papers | null = null
  let status: PlayedConversation['status'] = 'active'
  let refused: string | undefined
  let personWanted = false

  const note = (role: Message['role'], text: string) => messages.push({ id: messages.length + 1, role, text })

  async function say(said: Said): Promise<RehearsedTurn> {
    const heard = hear(flow, locale, said)
    if ('refused' in heard) {
      refused = heard.refused
      return heard
    }
    const { text, chip } = heard
    const id = note('visitor', text)
    const before = valuesOf(state.answers)
    const thought = await think(
      dependencies,
      { organization, trace: context },
      tenant,
      {
        flow,
        message: { id, text, chip },
        reasoner,
        conversation: {
          id: conversation_id,
          agent_id: agent.id,
          agent_name: agent.name,
          locale,
          visitor: null,
          source_url: null,
          frozen_versions: versionsOf(flow),
          state,
        },
        transcript: transcriptOf(messages, history),
      },
      ignoreEvent,
      neverStopped,
    )
    const { trace } = thought
    const reply = thought.text ?? ''
    note('agent', reply)
    const stored = trace.format === 3 ? trace.turn : null
    history.push({ visitor: text, message_id: id, reply, by_team: false, stored })
    const left = state.phase
    ;({ state, papers } = thought)
    plan = trace.format === 2 ? trace.plan : []
    asked = thought.outcome.asked_slot ?? (isLoopState(state) ? null : state.asked.slot)
    if (isCompleted(thought)) status = 'completed'
    followPhases(left, thought)
    personWanted ||= thought.outcome.person_wanted !== null
    const captured = Object.fromEntries(
      Object.entries(valuesOf(state.answers)).filter(
        ([slot, value]) => JSON.stringify(before[slot]) !== JSON.stringify(value),
      ),
    )
    for (const slot of Object.keys(captured)) filled.add(slot)
    const turn = { said: text, reply, outcome: thought.outcome, passages: passagesOf(trace) }
    turns.push(turn)
    const links = thought.links.map(({ url }) => url)
    return { ...turn, plan, captured, links, tokens: trace.tokens }
  }

  /** One message may lead through several. */
  function followPhases(from: string, { outcome }: Thought) {
    let phase = from
    for (const move of outcome.phase_moves) {
      exits.push({ phase, because: move.because })
      phase = move.phase
      phases.push(phase)
    }
  }

  return {
    asked: () => asked,
    plan: () => plan,
    hasEnded: () => status === 'completed' || refused !== undefined,
    say,
    played: () => ({
      opening: { text: first.text },
      turns,
      slots: valuesOf(state.answers),
      filled: [...filled],
      status,
      fit: papers?.judgement.fit ?? null,
      phases,
      exits,
      gaps: state.gaps,
      person_wanted: personWanted,
      ...(refused !== undefined && { refused }),
    }),
  }
}

interface Message {
  id: number
  role: 'agent' | 'visitor'
  text: string
}

/** A tap on what is not there is refused, and nothing can follow it. */
function hear(flow: CompiledFlow, locale: string, said: Said) {
  try {
    return messageOf(flow, { locale }, 'text' in said ? said : { chip: said })
  } catch (error) {
    if (error instanceof Refusal) return { refused: error.message }
    throw error
  }
}

export const neverStopped = new AbortController().signal

const transcriptOf = (messages: readonly Message[], turns: HistoryTurn[]): Transcript => ({
  ofVisitor: async () =>
    messages.filter(({ role }) => role === 'visitor').map(({ id, text }) => ({ message_id: id, text })),
  turns: async () => turns,
})

export const versionsOf = ({ prompts }: CompiledFlow) => ({
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
