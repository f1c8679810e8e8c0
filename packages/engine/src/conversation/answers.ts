import type { SlotValue } from '../prompts/live_values.ts'

/** An answer of the visitor, with the words it rests on. */
export interface CapturedAnswer {
  value: SlotValue
  message_id: number
  /** Part of that message, exactly as written; a chip's label where one was tapped. */
  quote: string
  /** What it replaced, the oldest first. */
  earlier?: Omit<CapturedAnswer, 'earlier'>[]
}

export type CapturedAnswers = Readonly<Record<string, CapturedAnswer>>

export function valuesOf(answers: CapturedAnswers): Record<string, SlotValue> {
  return Object.fromEntries(Object.entries(answers).map(([slot, { value }]) => [slot, value]))
}
