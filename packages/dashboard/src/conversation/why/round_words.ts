import type { RefusedSentence, Round, ToolCall } from '@foyer/sdk'

/** What a model did by a call. */
export const callWords = ({ tool, name }: ToolCall): string => (tool ? tools[tool] : `Called “${name}”`)

const tools: Record<NonNullable<ToolCall['tool']>, string> = {
  consult_knowledge: 'Searched the knowledge base',
  capture_slots: 'Recorded answers',
  suggest_replies: 'Offered replies',
  offer_navigation: 'Offered pages',
  offer_deliverable: 'Promised the document',
  hand_over: 'Asked for a person',
  leave_message: 'Passed a message on',
  report_gap: 'Reported a question without an answer',
  finish_phase: 'Finished the phase',
  end_conversation: 'Ended the conversation',
}

/** Which rule a sentence broke. */
export const ruleWords: Record<RefusedSentence['rule'], string> = {
  value: 'Nothing the model knows says this',
  action: 'This was not done',
  recitation: 'This repeats its instructions',
  banned_phrase: 'This has a banned phrase',
}

/** How a response ended, where it did not end as it should. */
export const endWords = ({ end, failure }: Pick<Round, 'end' | 'failure'>): string | null =>
  failure?.message ?? ends[end]

const ends: Record<Round['end'], string | null> = {
  complete: null,
  length: 'The response was cut off because it was too long.',
  refusal: 'The model declined to respond.',
  failure: 'The model gave no response.',
  stopped: 'The visitor stopped the reply.',
}

/** Whether there is anything to tell beside what was said. */
export const isEventful = (round: Round): boolean =>
  round.calls.length + round.refused.length > 0 || endWords(round) !== null
