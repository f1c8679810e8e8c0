import type { SlotDefinition } from '../flow/definition.ts'
import { listeningPackFor } from '../listening/language/index.ts'
import { preparedSlot } from '../listening/prepared_slot.ts'
import type { SlotValue } from '../prompts/live_values.ts'
import { isAllowed, isSameValue } from './allowed_value.ts'
import type { CapturedAnswer, CapturedAnswers } from './answers.ts'
import type { Capture } from './reading.ts'

export interface CaptureResult {
  answers: CapturedAnswers
  /** Slots that had no answer before. */
  captured: string[]
  /** Slots whose answer is another one now. */
  corrected: string[]
}

interface CaptureInput {
  message_id: number
  text: string
  captures: readonly Capture[]
}

/**
 * Keeps the captures that the message supports: a slot that may be captured here, a value that it may hold, and
 * words that stand in the message. What a reasoner makes up is not kept, whichever it is.
 */
export function capture(
  answers: CapturedAnswers,
  slots: readonly SlotDefinition[],
  { message_id, text, captures }: CaptureInput,
): CaptureResult {
  const kept: Record<string, CapturedAnswer> = { ...answers }
  const captured = new Set<string>()
  const corrected = new Set<string>()
  for (const { slot: key, value, quote } of captures) {
    const slot = slots.find((candidate) => candidate.key === key)
    if (!slot || !isAllowed(slot, value) || !isQuoted(quote, text)) continue
    if (slot.data_type === 'email' && !text.includes(String(value))) continue
    const before = Object.hasOwn(kept, key) ? kept[key] : undefined
    if (before && isSameValue(before.value, value)) continue
    kept[key] = { value, message_id, quote, ...(before && { earlier: historyOf(before) }) }
    if (before && !captured.has(key) && !isOther(slot, before.value)) corrected.add(key)
    else captured.add(key)
  }
  return { answers: kept, captured: [...captured], corrected: [...corrected] }
}

const isQuoted = (quote: string, text: string): boolean => quote.trim() !== '' && text.includes(quote)

const isOther = (slot: SlotDefinition, value: SlotValue): boolean =>
  preparedSlot(slot, listeningPackFor([], 'en')).options.some(
    (option) => option.isOther && [value].flat().join() === option.value,
  )

/** So much is remembered of an answer that is changed again and again. */
const mostEarlier = 10

function historyOf({ earlier = [], ...before }: CapturedAnswer): NonNullable<CapturedAnswer['earlier']> {
  return [...earlier, before].slice(-mostEarlier)
}
