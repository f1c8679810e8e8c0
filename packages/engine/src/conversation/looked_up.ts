import type { CompiledFlow } from '../flow/compiled_flow.ts'
import { consults } from './begin.ts'
import type { Reading } from './reading.ts'
import { capturable } from './slots_of_flow.ts'
import { type ConversationState, phaseOf } from './state.ts'

export interface LookedUp {
  questions: readonly string[]
  /** Answered where the knowledge has something to say to it. Where it has not, nobody has asked: it is no gap. */
  told: readonly string[]
}

/**
 * What of a message is looked up: what the visitor asks. Who comes for help seldom asks, and tells what is wrong instead;
 * so an agent for support looks that up, too.
 */
export function lookedUp(flow: CompiledFlow, state: ConversationState, reading: Reading): LookedUp {
  if (!consults(flow, state)) return { questions: [], told: [] }
  const { questions, captures } = reading
  if (flow.archetype !== 'support' || questions.length > 0) return { questions, told: [] }
  const described = new Set(
    capturable(flow, phaseOf(flow, state))
      .filter(({ data_type }) => data_type === 'string')
      .map(({ key }) => key),
  )
  return {
    questions,
    told: captures.filter(({ slot }) => described.has(slot)).map(({ value }) => String(value)),
  }
}
