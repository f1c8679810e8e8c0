import type { FitKind, FitWeight } from '@foyer/contract/vocabulary'
import type { CapturedAnswers } from '../../conversation/answers.ts'
import type { AgentDefinition, AgentFitCriterion } from '../../flow/agent_definition.ts'
import { compile } from '../../flow/compile.ts'
import type { SlotDefinition } from '../../flow/definition.ts'
import type { SlotValue } from '../../prompts/live_values.ts'
import { agentWith, deepFreeze, flowWithSlots, slot } from '../../testing/flows.ts'
import type { ClosingConversation } from '../closing_conversation.ts'

/** A Monday. */
export const today = '2026-11-16'

/** A conversation at its end; a test names only what it is about. */
export function endedConversation(
  slots: SlotDefinition[],
  conversation: Partial<Omit<ClosingConversation, 'flow'>> = {},
  agent: Partial<AgentDefinition> = {},
): ClosingConversation {
  const { compiled } = compile(agentWith(flowWithSlots(...slots), agent))
  if (!compiled) throw new Error('The slots of this test do not compile.')
  return deepFreeze({
    flow: compiled,
    organization: { name: 'Harbour Studio' },
    agent: { name: 'Front desk' },
    locale: 'en',
    default_locale: 'en',
    visitor: {},
    answers: {},
    said: [],
    gaps: [],
    person_wanted: false,
    today,
    document_promised: false,
    ...conversation,
  })
}

/** Answers with the words they rest on, each of a message of its own. */
export function answersOf(given: Record<string, [SlotValue, string]>): CapturedAnswers {
  return Object.fromEntries(
    Object.entries(given).map(([key, [value, quote]], at) => [key, { value, quote, message_id: at + 1 }]),
  )
}

export const criterion = (
  id: number,
  description: string,
  kind: FitKind = 'ideal',
  rest: { guidance?: string; weight?: FitWeight } = {},
): AgentFitCriterion => ({ id, kind, description, weight: null, ...rest })

/** What many agents ask for. */
export const usualSlots: SlotDefinition[] = [
  slot(1, {
    key: 'company_size',
    title: 'Company size',
    data_type: 'band',
    required: true,
    enum_values: ['1_to_9', '10_to_49', '50_to_249', '250_or_more'],
    enum_labels: {
      '1_to_9': '1 to 9',
      '10_to_49': '10 to 49',
      '50_to_249': '50 to 249',
      '250_or_more': '250 or more',
    },
    description: 'How many people work at the visitor’s company.',
    translations: {
      de: { title: 'Firmengröße', enum_labels: { '10_to_49': '10 bis 49 Personen' } },
    },
  }),
  slot(2, {
    key: 'budget',
    title: 'Budget',
    data_type: 'band',
    required: true,
    enum_values: ['under_5k', '5k_to_20k', '20k_to_50k', 'over_50k', 'unknown'],
    enum_labels: {
      under_5k: 'Under 5,000',
      '5k_to_20k': '5,000 to 20,000',
      '20k_to_50k': '20,000 to 50,000',
      over_50k: 'Over 50,000',
      unknown: 'Not known yet',
    },
    description: 'The amount the visitor can spend in total.',
    translations: { de: { enum_labels: { '5k_to_20k': '5.000 bis 20.000' } } },
  }),
  slot(3, {
    key: 'timing',
    title: 'Timing',
    data_type: 'enum',
    required: true,
    enum_values: ['now', 'quarter', 'later', 'open'],
    enum_labels: {
      now: 'As soon as possible',
      quarter: 'In the next three months',
      later: 'Later',
      open: 'Open',
    },
    description: 'When the visitor wants to begin.',
    translations: { de: { title: 'Beginn', enum_labels: { later: 'Später' } } },
  }),
  slot(4, {
    key: 'industry',
    title: 'Industry',
    data_type: 'enum',
    enum_values: ['retail', 'health', 'public_sector', 'other'],
    enum_labels: {
      retail: 'Retail',
      health: 'Health care',
      public_sector: 'Public sector',
      other: 'Another one',
    },
    description: 'The industry of the visitor’s company.',
    translations: { de: { title: 'Branche', enum_labels: { retail: 'Handel', health: 'Gesundheitswesen' } } },
  }),
  slot(5, {
    key: 'priorities',
    title: 'What matters most',
    data_type: 'multi_enum',
    enum_values: ['quality', 'speed', 'price'],
    enum_labels: { quality: 'Quality', speed: 'Speed', price: 'Price' },
  }),
  slot(6, {
    key: 'wants_call',
    title: 'Call',
    data_type: 'boolean',
    description: 'Whether the visitor would like a call to talk things over.',
    translations: { de: { title: 'Anruf' } },
  }),
  slot(7, {
    key: 'role',
    title: 'Role in the decision',
    data_type: 'enum',
    enum_values: ['decides', 'recommends'],
    enum_labels: { decides: 'I decide', recommends: 'I recommend' },
    translations: {
      de: {
        title: 'Rolle bei der Entscheidung',
        enum_labels: { decides: 'Ich entscheide', recommends: 'Ich empfehle' },
      },
    },
  }),
  slot(8, {
    key: 'goal',
    title: 'Goal',
    description: 'What the visitor wants to achieve.',
    required: true,
    translations: { de: { title: 'Ziel' } },
  }),
  slot(9, { key: 'email', title: 'Email', data_type: 'email' }),
]
