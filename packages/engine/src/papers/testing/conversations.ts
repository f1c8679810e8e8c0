import type { ClosingConversation } from '../../assessment/closing_conversation.ts'
import { criterion, endedConversation, usualSlots } from '../../assessment/testing/ended_conversation.ts'
import type { CapturedAnswers } from '../../conversation/answers.ts'
import type { AgentService } from '../../flow/agent_definition.ts'
import type { SlotDefinition } from '../../flow/definition.ts'
import type { SlotValue } from '../../prompts/live_values.ts'
import { slot } from '../../testing/flows.ts'

/** Whole conversations of a web studio, for the texts of their papers. */

export const services: AgentService[] = [
  {
    key: 'relaunch',
    name: 'Shop relaunch',
    pricing_unit: 'from',
    price_min: 1_800_000,
    currency: 'EUR',
    typical_duration: '3 to 4 months',
    deliverables: ['a new online shop', 'training for your team'],
    description: 'We rebuild your online shop from the ground up.',
    guidelines: 'Push this one.',
    good_fit_signals: ['Wants a new online shop'],
  },
  {
    key: 'care',
    name: 'Care plan',
    pricing_unit: 'monthly',
    price_min: 45_000,
    price_max: 90_000,
    currency: 'EUR',
    description: 'Updates and backups every month.',
    good_fit_signals: ['Needs maintenance'],
  },
]

const germanServices: AgentService[] = [
  {
    key: 'relaunch',
    name: 'Shop-Relaunch',
    pricing_unit: 'fixed',
    price_min: 1_600_000,
    price_max: 2_400_000,
    currency: 'EUR',
    typical_duration: '3 bis 4 Monate',
    deliverables: ['neuer Onlineshop', 'Schulung'],
    description: 'Wir bauen Ihren Onlineshop neu',
    good_fit_signals: ['Sucht einen neuen Onlineshop'],
  },
]

const contactSlots: SlotDefinition[] = [
  slot(20, {
    key: 'organization_name',
    title: 'Company',
    translations: { de: { title: 'Firma' } },
  }),
  slot(21, { key: 'phone', title: 'Phone', translations: { de: { title: 'Telefon' } } }),
]
const slots = [...usualSlots, ...contactSlots]

const fit_criteria = [
  criterion(1, 'Budget of at least 18,000', 'ideal', { weight: 3 }),
  criterion(2, 'Wants to start within three months', 'ideal', { weight: 2 }),
  criterion(3, 'Is the decision maker', 'acceptable'),
  criterion(4, 'Sells tobacco or weapons', 'dealbreaker'),
]
const germanCriteria = [
  criterion(1, 'Budget ab 18.000 Euro', 'ideal', { weight: 3 }),
  criterion(2, 'Entscheidet selbst', 'ideal', { weight: 2 }),
  criterion(3, 'Weniger als 10 Mitarbeitende', 'poor_fit'),
]

const outline = {
  id: 1,
  name: 'Your project outline',
  format: 'markdown' as const,
  body: `# Project outline for {{visitor.name}}

## Your goal

{{slots.goal}}

## Your industry

{{slots.industry}}

## What we suggest

{{services}}
`,
}

/** Answers to slots by the message and the words that they rest on. */
type Given = Record<string, [value: SlotValue, message_id: number, quote: string]>

const given = (answers: Given): CapturedAnswers =>
  Object.fromEntries(
    Object.entries(answers).map(([key, [value, message_id, quote]]) => [key, { value, message_id, quote }]),
  )

const saying = (...texts: string[]) => texts.map((text, at) => ({ message_id: at + 1, text }))

/** English to the end, with an offer that fits and a question that was left open. */
export const teaShop: ClosingConversation = endedConversation(
  slots,
  {
    visitor: { name: 'Jana Novak' },
    said: saying(
      'Hi, we want a new online shop for our tea. The old one is slow.',
      'Tea Harbour Ltd',
      'somewhere between 20 and 25k',
      'Do you also do photography?',
      'next month, ideally',
      "I'm the owner, so yes",
      'jana@tea.example, and a call would be nice',
    ),
    answers: given({
      goal: ['a new online shop for our tea', 1, 'a new online shop for our tea'],
      organization_name: ['Tea Harbour Ltd', 2, 'Tea Harbour Ltd'],
      budget: ['20k_to_50k', 3, '20 and 25k'],
      timing: ['quarter', 5, 'next month'],
      email: ['jana@tea.example', 7, 'jana@tea.example'],
      wants_call: [true, 7, 'a call would be nice'],
    }),
    gaps: ['Do you also do photography?'],
    document_promised: true,
  },
  { fit_criteria, services, deliverable_templates: [outline] },
)

/** German to the end, without a template. */
export const weinhandlung: ClosingConversation = endedConversation(
  slots,
  {
    organization: { name: 'Hafenstudio' },
    locale: 'de',
    default_locale: 'de',
    visitor: { name: 'Miriam Brandt', email: 'm.brandt@kontor.example' },
    said: saying(
      'Guten Tag, wir suchen einen neuen Onlineshop für unseren Weinhandel.',
      'wir sind 25 Leute',
      'zwischen 15 und 20 Tausend Euro',
      'das entscheide ich',
      'Ruft mich gern an: 040 123456',
    ),
    answers: given({
      goal: ['einen neuen Onlineshop', 1, 'einen neuen Onlineshop'],
      company_size: ['10_to_49', 2, '25 Leute'],
      budget: ['5k_to_20k', 3, '15 und 20 Tausend'],
      role: ['decides', 4, 'entscheide'],
      phone: ['040 123456', 5, '040 123456'],
    }),
    document_promised: true,
  },
  { fit_criteria: germanCriteria, services: germanServices },
)

/** A German visitor who asks one thing, wants a person and leaves, at an organization that speaks English. */
export const earlyGoodbye: ClosingConversation = endedConversation(
  slots,
  {
    locale: 'de',
    said: saying('Hallo', 'Macht ihr auch Fotos?', 'Ich möchte mit einem Menschen sprechen', 'Tschüss!'),
    gaps: ['Macht ihr auch Fotos?'],
    person_wanted: true,
  },
  { fit_criteria, services, voice: { name: 'Locker', languages: ['de'], formality: 'du' } },
)
