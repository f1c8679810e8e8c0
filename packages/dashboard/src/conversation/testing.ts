import type { Conversation, Flow, FlowState, InformationSlot, Message } from '@foyer/sdk'

/** What the tests of this folder talk about: a small flow, a conversation and its messages. */

const slot = (key: string, title: string | null, more: Partial<InformationSlot> = {}): InformationSlot => ({
  object: 'information_slot',
  id: 1,
  key,
  title,
  data_type: 'string',
  required: false,
  enum_values: null,
  enum_labels: {},
  translations: {},
  description: null,
  archived: false,
  ...more,
})

const phase = (key: string, title: string, position: number, slots: InformationSlot[]): FlowState => ({
  object: 'flow_state',
  id: position,
  key,
  title,
  position,
  kind: 'step',
  objective: '',
  exit_criteria: '',
  max_turns: 4,
  tools: [],
  tool_settings: {},
  archived: false,
  slots,
})

export const exampleFlow: Flow = {
  object: 'flow',
  agent: 'front-desk',
  name: 'Front desk',
  version: 1,
  archetype: 'discovery',
  idle_minutes: null,
  phases: [
    phase('explore', 'Explore the need', 2, [
      slot('budget', 'Budget', {
        data_type: 'band',
        enum_values: ['small', 'large'],
        enum_labels: { small: 'Under 5,000', large: 'Over 50,000' },
      }),
      slot('wants_call', null, { data_type: 'boolean' }),
    ]),
    phase('welcome', 'Welcome', 1, [slot('goal', 'Goal')]),
  ],
}

export const message = (id: number, role: Message['role'], text: string): Message => ({
  object: 'message',
  id,
  conversation_id: 1,
  role,
  text,
  chips: [],
  links: [],
  citations: [],
  created_at: '2026-01-01T00:00:00.000Z',
})

export const conversation: Conversation = {
  object: 'conversation',
  id: 1,
  number: 1,
  agent: 'front-desk',
  status: 'active',
  locale: 'en',
  phase: 'welcome',
  slot_values: {},
  slot_evidence: {},
  frozen_versions: {
    flow: 1,
    prompts: { conversation: 1, extraction: 1, assessment: 1, synthesis: 1, brief: 1, recap: 1 },
    experiments: [],
  },
  messages_count: 3,
  person_wanted: false,
  assignee: null,
  unread: false,
  unread_count: 0,
  test: false,
  created_at: '2026-01-01T00:00:00.000Z',
  last_message_at: '2026-01-01T00:00:00.000Z',
}
