import type { CompiledFlow } from '../flow/compiled_flow.ts'
import { capturableSlots } from './capturable_slots.ts'
import { consultsKnowledge } from './initial_state.ts'
import type { Reading } from './reading.ts'
import { type ConversationState, phaseOf } from './state.ts'

export interface KnowledgeQueries {
  questions: readonly string[]
  /** Answered where the knowledge has something to say to it. Where it has not, nobody has asked: it is no gap. */
  statements: readonly string[]
}

/**
 * What of a message is looked up: what the visitor asks. Who comes for help seldom asks, and tells what is wrong instead;
 * so an agent for support looks that up, too.
 */
export function knowledgeQueries(
  flow: CompiledFlow,
  state: ConversationState,
  reading: Reading,
): KnowledgeQueries {
  if (!consultsKnowledge(flow, state)) return { questions: [], statements: [] }
  const { questions, captures } = reading
  if (flow.archetype !== 'support' || questions.length > 0) return { questions, statements: [] }
  const described = new Set(
    capturableSlots(flow, phaseOf(flow, state))
      .filter(({ data_type }) => data_type === 'string')
      .map(({ key }) => key),
  )
  return {
    questions,
    statements: captures.filter(({ slot }) => described.has(slot)).map(({ value }) => String(value)),
  }
}
