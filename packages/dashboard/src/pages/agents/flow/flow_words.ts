import type { Agent } from '@foyer/sdk'
import type { PhaseKind, ToolName } from './phase_values.ts'
import type { SlotType } from './slot_values.ts'

/** What people read for the API's own words. */

export const toolWords: Record<ToolName, { label: string; does: string }> = {
  consult_knowledge: {
    label: 'Answer from knowledge',
    does: 'Answers visitors’ questions from your sources and facts.',
  },
  capture_slots: { label: 'Collect answers', does: 'Records the answers to the questions of this phase.' },
  suggest_replies: { label: 'Suggest replies', does: 'Shows choices to tap under a question.' },
  offer_navigation: { label: 'Offer pages', does: 'Shows buttons that open pages of your site.' },
  offer_deliverable: {
    label: 'Offer the document',
    does: 'Tells visitors that they will get a document at the end.',
  },
}

export const kindWords: Record<PhaseKind, { label: string; does: string }> = {
  step: { label: 'Step', does: 'Happens once, then the conversation moves on.' },
  loop: {
    label: 'Loop',
    does: 'Like a step, but it continues while a yes-or-no question under “Move on when” is answered with no, or, if no answer is needed to move on, until the visitor has no more questions.',
  },
  terminal: { label: 'End', does: 'Comes last and ends the conversation.' },
}

export const typeWords: Record<SlotType, string> = {
  string: 'Text',
  enum: 'One choice',
  band: 'A range',
  multi_enum: 'Several choices',
  boolean: 'Yes or no',
  email: 'Email address',
}

/** The labels of the form, by the name of the field. */
export const fieldWords: Record<string, string> = {
  name: 'Name',
  idle_minutes: 'Pause after',
  archetype: 'Purpose',
  title: 'Title',
  key: 'Key',
  kind: 'Type',
  position: 'Position',
  objective: 'Objective',
  exit_criteria: 'Move on when',
  max_turns: 'Message limit',
  max_links: 'Buttons per reply',
  tools: 'What the agent may do',
  tool_settings: 'Tool settings',
  data_type: 'Type of answer',
  required: 'Required',
  enum_values: 'Choices',
  enum_labels: 'Labels',
  translations: 'Translations',
  description: 'Guidance',
  archived: 'Archived',
  state_id: 'Phase',
}

/** A message of the trial compile, with the names of tools and fields as the page has them. */
export function forPeople(message: string): string {
  return message
    .replace(/\bedits\.0\.body\.(?:flow\.)?/g, '')
    .replace(/\b[a-z]+(?:_[a-z]+)+\b/g, (word, at: number) => {
      if (message[at - 1] === '“') return word
      const words = word in toolWords ? toolWords[word as ToolName].label : fieldWords[word]
      return words === undefined ? word : `“${words}”`
    })
}

/** The languages that a question can be translated into: all but the first, and whatever it has already. */
export const translationLanguages = ({ languages }: Agent, translations: object): string[] => [
  ...new Set([...languages.slice(1), ...Object.keys(translations)]),
]
