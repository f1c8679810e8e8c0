import type { CompiledFlow } from '../flow/compiled_flow.ts'
import type { Presence } from '../office_hours/presence.ts'
import { capturableSlots } from './capturable_slots.ts'
import { chipValue } from './chip_value.ts'
import type { ConversationEvent, QuestionResult } from './event.ts'
import type { Reading, VisitorAct } from './reading.ts'
import { type ConversationState, phaseOf } from './state.ts'

/** What came from the visitor, however it came. */
interface VisitorMessage {
  message_id: number
  text: string
  reading: Reading
  results: readonly QuestionResult[]
  presence?: Presence | null
}

export function visitorMessageOf(
  flow: CompiledFlow,
  state: ConversationState,
  event: Exclude<ConversationEvent, { type: 'started' }>,
): VisitorMessage {
  if (event.type === 'message') return event
  const { message_id, text, slot: key, values } = event
  const slot = capturableSlots(flow, state).find((candidate) => candidate.key === key)
  const value = slot && chipValue(slot, values)
  const correction = Object.hasOwn(state.answers, key)
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
  topic,
})

/** Whether the visitor has nothing more, of themselves or because they were asked. */
export const isFinished = (
  { asked: { invited }, turns }: Pick<ConversationState, 'asked' | 'turns'>,
  { acts, questions }: Reading,
): boolean =>
  questions.length === 0 && ((turns > 0 && acts.includes('goodbye')) || (invited && acts.includes('deny')))

interface EndingInput {
  reading: Reading
  asks: boolean
  gives: boolean
  /** Only the end is left of the flow. */
  concludes: boolean
}

/** How a message ends the conversation, if it does: with what was understood first, so that it can be corrected. */
export function endingOf(
  flow: CompiledFlow,
  state: ConversationState,
  { reading: { acts }, asks, gives, concludes }: EndingInput,
): 'close' | 'recap' | null {
  if (phaseOf(flow, state).kind === 'terminal') return 'close'
  if (asks || acts.some((act) => keepsOpen.includes(act))) return null
  if (acts.includes('goodbye') && state.turns > 1) return 'close'
  const isWaiting = state.person_wanted === true
  if (state.recapped) {
    return gives || isWaiting || acts.includes('correct') || acts.includes('inform') ? null : 'close'
  }
  if (!concludes) return null
  if (Object.keys(state.answers).length > 0) return 'recap'
  return isWaiting ? null : 'close'
}

const keepsOpen: readonly VisitorAct[] = ['complaint', 'urgency', 'cancel', 'wants_person', 'asks_identity']
