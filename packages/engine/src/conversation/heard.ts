import type { CompiledFlow } from '../flow/compiled_flow.ts'
import type { ConversationEvent, JudgedQuestion } from './event.ts'
import type { Asked, Reading } from './reading.ts'
import { capturable } from './slots_of_flow.ts'
import { type ConversationState, phaseOf } from './state.ts'
import { valueTapped } from './tapped.ts'

/** What came from the visitor, however it came. */
export interface HeardMessage {
  message_id: number
  text: string
  reading: Reading
  judged: readonly JudgedQuestion[]
}

export function heardIn(
  flow: CompiledFlow,
  state: ConversationState,
  event: Exclude<ConversationEvent, { type: 'started' }>,
): HeardMessage {
  if (event.type === 'message') return event
  const { message_id, text, slot: key, values } = event
  const slot = capturable(flow, phaseOf(flow, state)).find((candidate) => candidate.key === key)
  const value = slot && valueTapped(slot, values)
  const correction = Object.hasOwn(state.answers, key)
  // guard: a tap that means nothing captures nothing [[]]
  const captures = value === undefined ? [] : [{ slot: key, value, quote: text, correction }]
  return { message_id, text, reading: { ...told(state), captures }, judged: [] }
}

/** A chip is an answer as clear as can be, and nothing else. */
const told = ({ topic }: ConversationState): Reading => ({
  acts: ['inform'],
  captures: [],
  unclear: [],
  declined: [],
  questions: [],
  // guard: a tap leaves the topic [topic -> topic: null]
  topic,
})

/** Whether the visitor has nothing more, of themselves or because they were asked. */
export const isFinished = ({ invited }: Asked, { acts, questions }: Reading): boolean =>
  // guard: who asks is not finished [questions…]
  // guard: a goodbye finishes [acts.includes('goodbye')]
  // guard: a no finishes only where that was asked [invited]
  questions.length === 0 && (acts.includes('goodbye') || (invited && acts.includes('deny')))
