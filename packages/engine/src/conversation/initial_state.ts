import type { CompiledFlow } from '../flow/compiled_flow.ts'
import { valuesOf } from './answers.ts'
import { capturableSlots, hasTool } from './capturable_slots.ts'
import type { ReadingInput } from './reading.ts'
import { type ConversationState, noQuestion, phaseOf } from './state.ts'

/** Before anybody has said a word. */
export function initialState(flow: CompiledFlow): ConversationState {
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
  }
}

/** What a reasoner is given to read a message by. */
export function readingInput(
  flow: CompiledFlow,
  state: ConversationState,
  message: string,
  locale: string,
  today: string,
): ReadingInput {
  const { asked, topic } = state
  const slots = capturableSlots(flow, phaseOf(flow, state))
  return { message, locale, slots, asked, answers: valuesOf(state.answers), today, topic }
}

/** Whether questions are looked up in the phase that the conversation is in. */
export const consultsKnowledge = (flow: CompiledFlow, state: ConversationState): boolean =>
  hasTool(phaseOf(flow, state), 'consult_knowledge')
