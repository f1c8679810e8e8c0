import type { CompiledFlow, PromptedPhase } from '../flow/compiled_flow.ts'
import type { AnswerPage } from '../knowledge/lookup/answer_page.ts'
import type { CapturedAnswers } from './answers.ts'
import type { CitedPassage } from './plan.ts'
import type { PendingQuestion } from './reading.ts'

/** Of one slot: how often it was asked for, and how often the visitor had no answer. */
export interface Effort {
  asked: number
  declined: number
}

/**
 * All that a conversation remembers from turn to turn. It does not grow with the transcript, except by a few characters
 * for each sentence said. `format` is raised when the shape changes, and every format ever written stays readable.
 */
export interface ConversationState {
  format: 1
  phase: string
  /** Turns since the phase was entered that asked for a slot or filled one. */
  phase_turns: number
  turns: number
  answers: CapturedAnswers
  efforts: Readonly<Record<string, Effort>>
  asked: PendingQuestion
  topic: string | null
  /** The message before that told of a matter: a follow-up is looked up together with it. Absent in older states. */
  previous?: string | null
  /** The turn in which something was looked up last. */
  looked_up_at?: number
  /** Where the last answer stands: a follow-up is likely to be answered there, too. */
  page?: AnswerPage | null
  /** What the last reply said, if it answered. */
  answered?: SaidPassage
  /** What was put up for choice in the last reply. */
  choices?: PendingChoice | null
  /** The turn whose reply asked for a slot last. */
  asked_at?: number
  /** The language that the visitor writes in, once that is clear. */
  language?: string
  /** Slots that the visitor's identity answers: they are never asked for. */
  known?: readonly string[]
  /** The visitor wants somebody to get back to them. */
  person_wanted?: boolean
  /** The visitor has told a number to call them by, whether or not a slot asks for one. */
  told_number?: boolean
  /** The visitor leaves a message: how to reach them may be asked for, though nothing requires it. */
  takes_message?: boolean
  /** The visitor comes with something that the flow is not about: nothing but how to reach them is asked for. */
  aside?: boolean
  /** What was understood has been said and may be corrected. The next message that changes nothing ends it. */
  recapped?: boolean
  /** The document was promised. */
  promised: boolean
  /** Addresses of the pages that were offered. */
  offered: readonly string[]
  /** What the visitor asked and the knowledge does not answer. */
  gaps: readonly string[]
  /** Marks of the sentences that the agent has said, so that none is said twice. */
  said: readonly string[]
  ended: boolean
}

export type SaidPassage = Pick<CitedPassage, 'kind' | 'id'>

/** "Did you mean …?": what each of the chips stands for. */
export interface PendingChoice {
  question: string
  options: readonly Pick<CitedPassage, 'kind' | 'id' | 'label'>[]
}

export const noQuestion: PendingQuestion = { slot: null, options: [], invited: false }

export function phaseOf(flow: CompiledFlow, { phase }: Pick<ConversationState, 'phase'>): PromptedPhase {
  const found = flow.phases.find(({ key }) => key === phase)
  if (!found) throw new Error(`The snapshot has no phase ${phase}.`)
  return found
}
