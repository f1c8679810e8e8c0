import {
  type CapturedAnswers,
  type ClosingConversation,
  type CompiledFlow,
  type ConversationMoment,
  compile,
  type HistoryTurn,
  type SlotDefinition,
  seedPrompts,
} from '@foyer/engine'
import { createBuiltinReasoner } from '../../reasoning/reasoner/builtin.ts'
import { createModelReasoner } from '../../reasoning/reasoner/model/reasoner.ts'
import { type ModelSetting, usualModel } from '../../reasoning/reasoner/model/setting.ts'
import type { Talk } from '../../reasoning/reasoner/port.ts'
import { callsTo } from './calls.ts'
import type { Script } from './script.ts'

/** A conversation of a studio about a budget and channels, for the tests of what thinks about it. */

const slot = (id: number, changes: Partial<SlotDefinition> & { key: string }): SlotDefinition => ({
  id,
  title: null,
  data_type: 'string',
  required: true,
  enum_values: null,
  enum_labels: {},
  translations: {},
  description: null,
  archived: false,
  ...changes,
})

const slots = [
  slot(1, {
    key: 'budget',
    title: 'Budget',
    data_type: 'band',
    enum_values: ['under_10k', '10k_to_50k', 'over_50k'],
    enum_labels: { under_10k: 'under 10,000', '10k_to_50k': '10,000 to 50,000', over_50k: 'over 50,000' },
  }),
  slot(2, { key: 'email', title: 'Email address', data_type: 'email' }),
  slot(3, {
    key: 'channels',
    title: 'Channels',
    data_type: 'multi_enum',
    enum_values: ['web', 'print', 'radio'],
  }),
]

const phase = (id: number, key: string) => ({
  id,
  key,
  title: key,
  position: id,
  objective: 'Learn what the visitor needs.',
  exit_criteria: '',
  max_turns: 8,
  tool_settings: {},
  archived: false,
})

export function newFlow(changes: Partial<Parameters<typeof compile>[0]> = {}): CompiledFlow {
  const bodies = seedPrompts('discovery')
  const prompt = (kind: keyof typeof bodies) => ({ version: 1, body: bodies[kind] })
  const { compiled, problems } = compile({
    flow: {
      name: 'Desk',
      archetype: 'discovery',
      idle_minutes: null,
      phases: [
        { ...phase(1, 'explore'), kind: 'step', tools: ['capture_slots', 'consult_knowledge'], slots },
        { ...phase(2, 'wrap_up'), kind: 'terminal', tools: [], slots: [] },
      ],
    },
    prompts: {
      conversation: prompt('conversation'),
      extraction: prompt('extraction'),
      assessment: prompt('assessment'),
      synthesis: prompt('synthesis'),
      brief: prompt('brief'),
      recap: prompt('recap'),
    },
    pages: [{ title: 'Prices', url: 'https://studio.example/prices' }],
    languages: ['en'],
    identity: null,
    voice: { name: 'Plain', languages: ['en'], banned_phrases: ['synergy'] },
    services: [],
    fit_criteria: [
      { id: 7, kind: 'ideal', description: 'Wants to start this year', weight: 3 },
      { id: 8, kind: 'dealbreaker', description: 'Wants print only', weight: null },
    ],
    deliverable_templates: [],
    ...changes,
  })
  if (!compiled) throw new Error(problems.map(({ message }) => message).join(' '))
  return compiled
}

export function newTalk(
  flow = newFlow(),
  moment: Partial<ConversationMoment> = {},
  turns: HistoryTurn[] = [],
): Talk {
  return {
    turns: async () => turns,
    flow,
    phase: flow.phases[0]!,
    offered: async () => ({ flow, phase: flow.phases[0]! }),
    moment: async () => ({
      organization: { name: 'Harbour Studio' },
      agent: { name: 'Desk' },
      locale: 'en',
      visitor: {},
      slots: {},
      transcript: [],
      facts: [],
      gaps: [],
      assessment: '',
      deliverable_template: '',
      ...moment,
    }),
  }
}

/** Each with the agent's reply to it. */
export const turnsOf = (said: readonly string[], reply = 'I see.'): HistoryTurn[] =>
  said.map((visitor, at) => ({ visitor, message_id: at + 1, reply, by_team: false, stored: null }))

export const closingOf = (
  said: string[],
  answers: CapturedAnswers = {},
  flow = newFlow(),
): ClosingConversation => ({
  flow,
  organization: { name: 'Harbour Studio' },
  agent: { name: 'Desk' },
  locale: 'en',
  default_locale: 'en',
  visitor: {},
  answers,
  said: said.map((text, index) => ({ message_id: index + 1, text })),
  gaps: [],
  person_wanted: false,
  today: '2026-11-16',
  document_promised: false,
})

export const builtin = createBuiltinReasoner()
export const nobodyLeaves = new AbortController().signal

/** A reasoner whose model behaves as the script says; it has `seconds` for each piece of work. */
export async function thinkingWith(
  script: Script,
  {
    provider = 'openai_compatible',
    seconds = usualModel.deadlines.paper_seconds,
    context_tokens = null,
  }: { provider?: ModelSetting['provider']; seconds?: number; context_tokens?: number | null } = {},
) {
  const { calls, server, slept } = await callsTo(script, provider)
  const deadlines = { ...usualModel.deadlines, paper_seconds: seconds }
  const setting = { provider, model: 'test-model', context_tokens, deadlines }
  const reasoner = createModelReasoner({ calls, setting, builtin })
  return { reasoner, server, slept }
}
