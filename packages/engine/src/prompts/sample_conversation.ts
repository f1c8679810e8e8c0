import type { CapturedAnswer } from '../conversation/answers.ts'
import type { FlowDefinition, SlotDefinition } from '../flow/definition.ts'
import { liveSlotsOf } from '../flow/definition.ts'
import type { ConversationMoment, SlotValue } from './live_values.ts'

type Sample = Pick<ConversationMoment, 'visitor' | 'slots' | 'transcript' | 'gaps' | 'assessment'>

/** A conversation that nobody had, for trying prompts out: every answer of the flow is in. */
export function sampleConversation(flow: FlowDefinition): Sample {
  return {
    visitor: { name: 'Jana Novak' },
    slots: Object.fromEntries(liveSlotsOf(flow).map(({ slot }) => [slot.key, sampleAnswer(slot)])),
    transcript: [
      { role: 'visitor', text: 'Hello! Do you work abroad?' },
      {
        role: 'agent',
        text: 'I do not have an answer to that, but I have noted the question. What is your project about?',
      },
      { role: 'visitor', text: 'We need a new website by spring.' },
    ],
    gaps: ['Do you work abroad?'],
    assessment: 'Fit: ideal',
  }
}

/** Its values as a conversation holds them. No message said them. */
export function sampleAnswers(slots: Sample['slots']): Record<string, CapturedAnswer> {
  return Object.fromEntries(
    Object.entries(slots).map(([key, value]) => [key, { value, message_id: 0, quote: '' }]),
  )
}

function sampleAnswer({ data_type, enum_values, key }: SlotDefinition): SlotValue {
  const [first = `sample ${key.replaceAll('_', ' ')}`, second] = enum_values ?? []
  switch (data_type) {
    case 'boolean':
      return true
    case 'email':
      return 'jana.novak@example.com'
    case 'multi_enum':
      return second === undefined ? [first] : [first, second]
    default:
      return first
  }
}
