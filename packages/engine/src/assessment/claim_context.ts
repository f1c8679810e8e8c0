import type { SlotDefinition } from '../flow/definition.ts'
import type { ClosingConversation } from './closing_conversation.ts'

/** What a claim is judged by. */
export interface ClaimContext extends Pick<ClosingConversation, 'answers' | 'said' | 'today'> {
  slots: readonly SlotDefinition[]
}

export const claimContext = ({ flow, answers, said, today }: ClosingConversation): ClaimContext => ({
  slots: flow.phases.flatMap(({ slots }) => slots),
  answers,
  said,
  today,
})
