import type { CitedPassage, PlanItem } from '../../conversation/plan.ts'
import { wordPlan } from '../word_plan.ts'
import { inputFor } from './inputs.ts'

/** Plans as tests write them, and what is said of them. */

export type Situation = Parameters<typeof inputFor>[1]

export const say = (plan: PlanItem[], situation: Situation = {}) => wordPlan(inputFor(plan, situation)).text
export const passage = (text: string, id = 1): CitedPassage => ({
  kind: 'fact',
  id,
  text,
  spoken: text,
  label: text,
})
export const answerItem = (...texts: string[]): Extract<PlanItem, { act: 'answer' }> => ({
  act: 'answer',
  question: 'How long?',
  passages: texts.map((text, at) => passage(text, at + 1)),
})
export const askItem = (slot: string, attempt = 1): PlanItem => ({
  act: 'ask',
  slot,
  attempt,
  skippable: true,
})
export const acknowledgeItem = (captured: string[], corrected: string[] = []): PlanItem => ({
  act: 'acknowledge',
  captured,
  corrected,
})

export const answers = {
  budget: 'middle',
  email: 'Anna.Muster+x@example.com',
  channels: ['shop', 'web'],
  may_contact: false,
  goal: 'a new shop',
  decides: 'alone',
}
const page = { title: 'Prices', url: 'https://acme.example/prices' }
export const allActs: PlanItem[] = [
  { act: 'greet' },
  acknowledgeItem(['budget', 'email', 'may_contact', 'goal']),
  acknowledgeItem([], ['budget']),
  { act: 'courtesy', to: 'small_talk' },
  { act: 'courtesy', to: 'greeting' },
  { act: 'courtesy', to: 'thanks' },
  { act: 'courtesy', to: 'feeling' },
  { act: 'courtesy', to: 'decline' },
  { act: 'identify' },
  { act: 'regret' },
  answerItem('A workshop takes two days.', 'It costs 900 euros.'),
  { act: 'gap', question: 'Do you deliver?' },
  { act: 'defer', question: 'Do you deliver?', because: 'phase' },
  { act: 'defer', question: 'Do you deliver?', because: 'outage' },
  { act: 'choose', question: 'How long?', passages: [passage('Opening hours'), passage('Prices', 2)] },
  ...(['wanted', 'complaint', 'urgency', 'cancel'] as const).map(
    (because): PlanItem => ({ act: 'pass_on', because }),
  ),
  { act: 'presence', opens: null },
  ...[0, 1, 2, 9].map(
    (days_ahead): PlanItem => ({ act: 'presence', opens: { date: '2026-11-23', time: '09:00', days_ahead } }),
  ),
  { act: 'offer_message' },
  { act: 'puzzle', because: 'unclear' },
  { act: 'puzzle', because: 'order' },
  { act: 'recap' },
  { act: 'clarify', slot: 'budget', options: ['low', 'middle'] },
  ...['email', 'channels', 'may_contact', 'goal', 'marketing_budget', 'decides'].map((slot) => askItem(slot)),
  ...[1, 2, 3].map((attempt) => askItem('budget', attempt)),
  { act: 'invite' },
  { act: 'navigate', pages: [page] },
  { act: 'navigate', pages: [page, { title: 'Team', url: 'https://acme.example/team' }] },
  { act: 'promise' },
  { act: 'close' },
]
export const tongues = [
  { locale: 'en', voice: { formality: 'formal' } },
  { locale: 'en', voice: { formality: 'casual' } },
  { locale: 'de', voice: { formality: 'Sie' } },
  { locale: 'de', voice: { formality: 'du' } },
]
