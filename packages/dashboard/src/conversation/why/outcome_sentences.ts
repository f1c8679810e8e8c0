import type { MessageTrace } from '@foyer/sdk'
import type { FlowLabels } from '../flow_labels.ts'

type Outcome = MessageTrace['outcome']

/** What came of a turn beside answers, a sentence for each thing. */
export function outcomeSentences(
  { outcome, stand_in }: Pick<MessageTrace, 'outcome' | 'stand_in'>,
  { slotTitle }: FlowLabels,
): string[] {
  const { person_wanted, gaps, actions, asked_slot, ended } = outcome
  const told = [
    stand_in && standIns[stand_in],
    ...gaps.map((question) => `The knowledge base has no answer to “${question}”.`),
    person_wanted && persons[person_wanted],
    ...actions.map((action) => deeds[action]),
    asked_slot !== null && `It asked about “${slotTitle(asked_slot)}”.`,
    endings[ended],
  ]
  return told.filter((sentence) => typeof sentence === 'string')
}

const standIns: Record<NonNullable<MessageTrace['stand_in']>, string> = {
  honest_sentence: 'The model gave no usable answer, so the agent said that it has none.',
  looked_up: 'The model gave no answer, so the agent said what the search found.',
}

const persons: Record<NonNullable<Outcome['person_wanted']>, string> = {
  handed_over: 'The visitor is waiting for a person.',
  message_left: 'The visitor left a message for your team.',
  unanswered: 'The agent could not answer, so a person is needed.',
}

/** What is told already, as a gap or as a wish for a person, has no sentence of its own. */
const deeds: Record<Outcome['actions'][number], string | null> = {
  offered_replies: 'It offered replies to tap.',
  offered_pages: 'It offered pages.',
  promised_document: 'It promised the document that the visitor gets at the end.',
  reported_gap: null,
  handed_over: null,
  left_message: null,
  recapped: 'It summed up what was recorded, so that the visitor can correct it.',
}

const endings: Record<Outcome['ended'], string | null> = {
  answered: null,
  completed: 'The conversation ended.',
  stopped: 'The visitor stopped the reply.',
  failed: 'The visitor got no answer.',
}
