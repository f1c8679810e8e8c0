import type { SlotDefinition } from '../flow/definition.ts'
import type { SlotValue } from '../prompts/live_values.ts'

/** What a visitor does with a sentence; a message may do several things. */
export const visitorActs = [
  'inform',
  'ask',
  'affirm',
  'deny',
  'correct',
  'dont_know',
  'dont_care',
  'small_talk',
  /** Cannot be understood: letters at random, a lone sign. */
  'nonsense',
  'thanks',
  /** Is afraid, ill or sad, and complains of nothing. */
  'feeling',
  'complaint',
  'urgency',
  'cancel',
  'wants_person',
  /** Comes with something else than customers do: looks for work, sells something, asks for an interview. */
  'outsider',
  /** Who, or what, is talking here. */
  'asks_identity',
  /** Whether what was arranged in this conversation is settled. */
  'asks_status',
  /** Says that the last answer was about something else. */
  'reject',
  'goodbye',
] as const
export type VisitorAct = (typeof visitorActs)[number]

/** What a visitor wants help with, though nothing is asked. */
export const troubles = ['urgency', 'cancel', 'complaint'] as const satisfies readonly VisitorAct[]

/** What the agent last put to the visitor, as data: an answer is read in its light. */
export interface PendingQuestion {
  /** The slot that was asked for; null where the agent asked nothing, or only whether there is anything else. */
  slot: string | null
  /** The values that were put up for choice where the agent had not understood. */
  options: readonly string[]
  /** The agent asked whether there is anything else. */
  invited: boolean
}

export interface ReadingInput {
  message: string
  /** A BCP 47 tag. */
  locale: string
  /** What may be captured now: those of the current phase first. */
  slots: readonly SlotDefinition[]
  asked: PendingQuestion
  answers: Readonly<Record<string, SlotValue>>
  /** An ISO date. Without it, "next quarter" is not resolved. */
  today?: string
  /** What the visitor asked about last: "and the price?" is completed by it. */
  topic: string | null
  /** Nothing was said before it: people come with what they want. */
  isFirst?: boolean
  /** False where the question was asked before the last reply, and still waits. */
  isAskedNow?: boolean
}

export interface Capture {
  slot: string
  value: SlotValue
  /** Part of the message, exactly as written. */
  quote: string
  /** The visitor takes an earlier answer back by it. */
  correction: boolean
}

/** Something was said about the slot that does not decide between these values. */
export interface Ambiguity {
  slot: string
  options: string[]
  quote: string
}

/** What a reasoner read in one message. The engine keeps only what the schema and the message support. */
export interface Reading {
  acts: VisitorAct[]
  captures: Capture[]
  unclear: Ambiguity[]
  /** Slots that the visitor has no answer for, or does not want to answer. */
  declined: string[]
  /** Of those, the ones that the visitor says they have nothing for: they are not asked for again. */
  lacking?: string[]
  /** Every question to the organization, each complete in itself. */
  questions: string[]
  /** What the visitor asks about now; the earlier topic where nothing new was asked. */
  topic: string | null
}
