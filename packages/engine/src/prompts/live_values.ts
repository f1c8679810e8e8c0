import type { MessageRole } from '@foyer/contract/vocabulary'

export type SlotValue = string | boolean | readonly string[]

export interface TranscriptMessage {
  role: MessageRole
  text: string
}

/** What a conversation knows at one moment, beside what it was frozen with. */
export interface ConversationMoment {
  organization: { name: string }
  agent: { name: string }
  locale: string
  visitor: { name?: string }
  /** The answers so far, by the key of their slot. */
  slots: Readonly<Record<string, SlotValue>>
  transcript: readonly TranscriptMessage[]
  facts: readonly string[]
  gaps: readonly string[]
  assessment: string
  deliverable_template: string
}

/** The references whose values change from turn to turn; `frozenValues` has the others. */
export function liveValues(moment: ConversationMoment): Record<string, string> {
  const answers = Object.entries(moment.slots).map(([key, value]) => [key, wordsOf(value)] as const)
  const said = moment.transcript.findLast((message) => message.role === 'visitor')
  return {
    'organization.name': moment.organization.name,
    'agent.name': moment.agent.name,
    slots: answers.map(([key, words]) => `- ${key}: ${words}`).join('\n'),
    ...Object.fromEntries(answers.map(([key, words]) => [`slots.${key}`, words])),
    facts: moment.facts.map((fact) => `- ${fact}`).join('\n'),
    gaps: moment.gaps.map((question) => `- ${question}`).join('\n'),
    assessment: moment.assessment,
    deliverable_template: moment.deliverable_template,
    'visitor.name': moment.visitor.name ?? '',
    'visitor.message': said?.text ?? '',
    transcript: moment.transcript.map(spoken).join('\n'),
    locale: moment.locale,
  }
}

/** In a turn, these stand elsewhere in the request and are pointed at: a visitor's words never become instructions. */
export const elsewhere: Record<string, string> = {
  transcript: '(the conversation so far)',
  'visitor.message': "(the visitor's message)",
  facts: '(what you are given to know)',
}

function wordsOf(value: SlotValue): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return typeof value === 'string' ? value : value.join(', ')
}

const speakers: Record<MessageRole, string> = { visitor: 'Visitor', agent: 'Agent', owner: 'Owner' }

/** Further lines are indented, so that nobody speaks in another's name by beginning a line with it. */
function spoken({ role, text }: TranscriptMessage): string {
  return `${speakers[role]}: ${text.replaceAll(/\r\n?|\n/g, '\n  ')}`
}
