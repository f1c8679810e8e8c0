import type { CapturedAnswer } from '../../conversation/answers.ts'
import type { PlanItem } from '../../conversation/plan.ts'
import type { WordingInput } from '../../conversation/wording.ts'
import type { AgentDefinition, AgentVoice } from '../../flow/agent_definition.ts'
import { compile } from '../../flow/compile.ts'
import type { SlotValue } from '../../prompts/live_values.ts'
import { agentWith, flowOf, phase, slot, terminal } from '../../testing/flows.ts'

/** A studio that asks for one slot of each kind. */
export const slots = [
  slot(11, {
    key: 'budget',
    title: 'Budget',
    data_type: 'band',
    enum_values: ['low', 'middle', 'high'],
    enum_labels: { low: 'Under 10,000', middle: '10,000 to 50,000', high: 'Over 50,000' },
    translations: {
      de: { enum_labels: { low: 'Unter 10.000', middle: '10.000 bis 50.000', high: 'Über 50.000' } },
    },
  }),
  slot(12, { key: 'email', title: 'Email', data_type: 'email' }),
  slot(13, {
    key: 'channels',
    title: 'Channels',
    data_type: 'multi_enum',
    enum_values: ['shop', 'web', 'print'],
    enum_labels: { shop: 'Shop', web: 'Website', print: 'Print' },
    translations: { de: { title: 'Kanäle', enum_labels: { shop: 'Laden', web: 'Website', print: 'Druck' } } },
  }),
  slot(14, {
    key: 'may_contact',
    title: 'May we get in touch?',
    data_type: 'boolean',
    translations: { de: { title: 'Dürfen wir uns melden?' } },
  }),
  slot(15, { key: 'goal', title: 'Goal', data_type: 'string', translations: { de: { title: 'Ziel' } } }),
  slot(16, {
    key: 'marketing_budget',
    title: 'Marketing budget',
    data_type: 'string',
    translations: { de: { title: 'Werbebudget' } },
  }),
  slot(17, {
    key: 'decides',
    title: 'Part in the decision',
    data_type: 'enum',
    enum_values: ['alone', 'shared'],
    enum_labels: { alone: 'I decide', shared: 'We decide together' },
    translations: {
      de: {
        title: 'Entscheidung',
        enum_labels: { alone: 'Ich entscheide', shared: 'Wir entscheiden gemeinsam' },
      },
    },
  }),
  slot(18, { key: 'insured', title: 'Are you insured?', data_type: 'boolean' }),
]

interface Situation extends Partial<Omit<WordingInput, 'answers' | 'plan' | 'flow'>> {
  voice?: Partial<AgentVoice>
  agentDefinition?: Partial<AgentDefinition>
  answers?: Record<string, SlotValue>
  /** What an answer was before. */
  earlier?: Record<string, SlotValue>
}

export function inputFor(plan: PlanItem[], situation: Situation = {}): WordingInput {
  const { voice, agentDefinition, answers = {}, earlier = {}, ...rest } = situation
  const asking = phase(1, { tools: ['capture_slots', 'suggest_replies', 'consult_knowledge'], slots })
  const { compiled } = compile(
    agentWith(flowOf(asking, terminal()), {
      voice: voice ? { name: 'Ours', languages: ['en', 'de'], ...voice } : null,
      ...agentDefinition,
    }),
  )
  if (!compiled) throw new Error('The flow of these tests does not compile.')
  return {
    plan,
    flow: compiled,
    phase: compiled.phases[0]!,
    organization: { name: 'Acme' },
    agent: { name: 'Front desk' },
    locale: 'en',
    default_locale: 'en',
    visitor: {},
    answers: Object.fromEntries(
      Object.entries(answers).map(([key, value]) => [key, captured(value, earlier[key])]),
    ),
    seed: 'conversation 1 turn 1',
    said: [],
    ...rest,
  }
}

function captured(value: SlotValue, before?: SlotValue): CapturedAnswer {
  const answer = { value, message_id: 1, quote: '' }
  return before === undefined ? answer : { ...answer, earlier: [{ ...answer, value: before }] }
}
