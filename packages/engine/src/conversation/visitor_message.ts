import type { CompiledFlow } from '../flow/compiled_flow.ts'
import { capturableSlots } from './capturable_slots.ts'
import { chipValue } from './chip_value.ts'
import type { ConversationEvent, QuestionResult } from './event.ts'
import type { PendingQuestion, Reading } from './reading.ts'
import { type ConversationState, phaseOf } from './state.ts'

/** What came from the visitor, however it came. */
interface VisitorMessage {
  message_id: number
  text: string
  reading: Reading
  results: readonly QuestionResult[]
}

export function visitorMessageOf(
  flow: CompiledFlow,
  state: ConversationState,
  event: Exclude<ConversationEvent, { type: 'started' }>,
): VisitorMessage {
  if (event.type === 'message') return event
  const { message_id, text, slot: key, values } = event
  const slot = capturableSlots(flow, phaseOf(flow, state)).find((candidate) => candidate.key === key)
  const value = slot && chipValue(slot, values)
  const correction = Object.hasOwn(state.answers, key)
  // guard: a tap that means nothing captures nothing [[]]
  const captures = value === undefined ? [] : [{ slot: key, value, quote: text, correction }]
  return { message_id, text, reading: { ...chipReading(state), captures }, results: [] }
}

/** A chip is an answer as clear as can be, and nothing else. */
const chipReading = ({ topic }: ConversationState): Reading => ({
  acts: ['inform'],
  captures: [],
  unclear: [],
  declined: [],
  questions: [],
  // guard: a tap leaves the topic [topic -> topic: null]
  topic,
})

/** Whether the visitor has nothing more, of themselves or because they were asked. */
export const isFinished = ({ invited }: PendingQuestion, { acts, questions }: Reading): boolean =>
  // guard: who asks is not finished [questions…]
  // guard: a goodbye finishes [acts.includes('goodbye')]
  // guard: a no finishes only where that was asked [invited]
  questions.length === 0 && (acts.includes('goodbye') || (invited && acts.includes('deny')))
