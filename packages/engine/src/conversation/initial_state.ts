import type { CompiledFlow } from '../flow/compiled_flow.ts'
import type { SlotDefinition } from '../flow/definition.ts'
import { valuesOf } from './answers.ts'
import { capturableSlots, hasTool } from './capturable_slots.ts'
import { wasJustAsked } from './next_question.ts'
import type { ReadingInput } from './reading.ts'
import { type ConversationState, noQuestion, phaseOf } from './state.ts'

/** Before anybody has said a word. What the visitor's identity holds is known already. */
export function initialState(
  flow: CompiledFlow,
  visitor: { name?: string | undefined; email?: string | undefined } = {},
): ConversationState {
  const [first] = flow.phases
  if (!first) throw new Error('A flow without phases cannot be talked through.')
  return {
    format: 1,
    phase: first.key,
    phase_turns: 0,
    turns: 0,
    answers: {},
    efforts: {},
    asked: noQuestion,
    topic: null,
    promised: false,
    offered: [],
    gaps: [],
    said: [],
    ended: false,
    known: flow.phases.flatMap(({ slots }) => slots.filter(isHeld).map(({ key }) => key)),
  }

  function isHeld({ key, data_type }: SlotDefinition): boolean {
    if (data_type === 'email') return Boolean(visitor.email)
    return data_type === 'string' && nameKey.test(key) && Boolean(visitor.name)
  }
}

/** Keys of slots that ask for the visitor's own name. */
const nameKey = /^(?:(?:your|full|visitor|contact)_?)?name$/

/** What a reasoner is given to read a message by. */
export function readingInput(
  flow: CompiledFlow,
  state: ConversationState,
  message: string,
  locale: string,
  today: string,
): ReadingInput {
  const { asked, topic } = state
  const slots = capturableSlots(flow, state)
  const isFirst = state.turns === 0
  const isAskedNow = wasJustAsked({ asked_at: state.asked_at, turns: state.turns + 1 })
  const answers = valuesOf(state.answers)
  return { message, locale, slots, asked, answers, today, topic, isFirst, isAskedNow }
}

/** Whether questions are looked up in the phase that the conversation is in. */
export const consultsKnowledge = (flow: CompiledFlow, state: ConversationState): boolean =>
  hasTool(phaseOf(flow, state), 'consult_knowledge')
