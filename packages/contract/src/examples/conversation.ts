import { deletionNote } from './deletion_note.ts'

/** A conversation with Brightwater's agent. */

export const conversation = {
  object: 'conversation',
  id: 204,
  number: 57,
  agent: 'front-desk',
  status: 'active',
  locale: 'en',
  phase: 'welcome',
  slot_values: { team_size: '11-50' },
  slot_evidence: { team_size: { message_id: 812, quote: 'about thirty people' } },
  frozen_versions: {
    flow: 7,
    prompts: { conversation: 2, extraction: 1, assessment: 1, synthesis: 1, brief: 1, recap: 1 },
    experiments: [{ experiment_id: 2, prompt_template_id: 7 }],
  },
  messages_count: 3,
  visitor: { name: 'Noor', email: 'noor@millbrook.example' },
  metadata: { campaign: 'spring' },
  source_url: 'https://brightwater.example/services',
  person_wanted: false,
  assignee: null,
  unread: false,
  unread_count: 0,
  test: false,
  created_at: '2026-03-02T09:10:00.000Z',
  last_message_at: '2026-03-02T09:11:02.000Z',
}

const said = { object: 'message', conversation_id: 204, chips: [], links: [], citations: [] }

export const message = {
  ...said,
  id: 812,
  role: 'visitor',
  text: 'We are about thirty people. How long does an audit take?',
  created_at: '2026-03-02T09:11:00.000Z',
}

export const reply = {
  ...said,
  id: 813,
  role: 'agent',
  text: 'A pricing audit takes three weeks. Shall I show you what is included?',
  chips: [{ slot: 'show_details', value: 'true', label: 'Yes' }],
  links: [{ title: 'Services and prices', url: 'https://brightwater.example/services' }],
  citations: [{ title: 'How we work', url: 'https://brightwater.example/how-we-work' }],
  created_at: '2026-03-02T09:11:02.000Z',
}

export const turn = { object: 'turn', message, replies: [reply], conversation }

export const messageTrace = {
  object: 'message_trace',
  message_id: 813,
  conversation_id: 204,
  outcome: {
    questions: [
      {
        text: 'How long does an audit take?',
        answered: 'yes',
        evidence: [{ kind: 'passage', id: 41 }],
      },
    ],
    asked_slot: 'show_details',
    captured: [{ slot: 'team_size', corrected: false }],
    phase_moves: [],
    person_wanted: null,
    gaps: [],
    actions: ['offered_replies'],
    ended: 'answered',
    rounds: 1,
  },
  rounds: [
    {
      text: reply.text,
      calls: [
        {
          tool: 'capture_slots',
          name: 'capture_slots',
          arguments: { team_size: { value: '11-50', quote: 'about thirty people' } },
          result: 'Recorded.',
          ok: true,
        },
      ],
      refused: [
        {
          sentence: 'It costs 4,000 euros.',
          because: 'Nothing that you were given states 4,000 euros.',
          rule: 'value',
        },
      ],
      end: 'complete',
      model: 'openai/gpt-5-mini',
      tokens: { input: 6210, cached: 5890, output: 58 },
      milliseconds: { first: 640, total: 1420 },
    },
  ],
  passages: [
    {
      kind: 'passage',
      id: 41,
      title: 'How we work > Pricing audit',
      text: 'A pricing audit takes three weeks.',
      url: 'https://brightwater.example/how-we-work',
    },
  ],
  stand_in: null,
  unsupported: [],
  plan: [],
  phase: { before: 'welcome', after: 'welcome' },
  versions: { flow: 7, prompt: 2 },
  questions: [],
  captured: [{ slot: 'team_size', value: '11-50', message_id: 812, quote: 'about thirty people' }],
  voice: [],
  reasoner: { read: 'openai/gpt-5-mini', worded: 'openai/gpt-5-mini' },
  tokens: { input: 6210, cached: 5890, output: 58 },
  cost: { amount: 0.0031, currency: 'USD' },
  milliseconds: { read: 0, answer: 0, word: 1420, first: 660, total: 1420 },
}

export const conversationUsage = {
  object: 'conversation_usage',
  conversation_id: 204,
  replies: 2,
  tokens: { input: 6210, cached: 5890, output: 58 },
  costs: [{ amount: 0.0031, currency: 'USD' }],
  milliseconds: 1450,
}

export const snapshot = {
  object: 'snapshot',
  address: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  content: { format: 1, name: 'First conversation', archetype: 'discovery', idle_minutes: 45 },
}

export const erasure = {
  object: 'erasure',
  conversation_id: 204,
  conversation_number: 57,
  erased: { conversations: 1, messages: 3, turns: 1, traces: 2, slot_values: 1 },
  note: deletionNote,
  erased_at: '2026-03-05T10:00:00.000Z',
}

export const visitorErasure = {
  object: 'visitor_erasure',
  conversation_ids: [204, 219],
  has_more: false,
  erased: { conversations: 2, messages: 9, turns: 4, traces: 6, slot_values: 3 },
  note: deletionNote,
  erased_at: '2026-03-05T10:00:00.000Z',
}

const visitedMessage = {
  object: 'visit_message',
  id: 813,
  role: 'agent',
  text: reply.text,
  chips: reply.chips,
  links: reply.links,
  citations: reply.citations,
  created_at: reply.created_at,
}

export const visitedAgent = {
  object: 'visited_agent',
  name: 'Mara',
  role: 'Reception',
  avatar_url: 'https://brightwater.example/mara.png',
  disclosure: 'I am a digital assistant.',
  languages: ['en', 'de'],
  appearance: {
    position: 'right',
    starter_questions: ['What does an audit cost?', 'How long does it take?'],
    ai_notice: false,
  },
}

export const visit = {
  object: 'visit',
  id: 204,
  token: 'vt_eyJjIjoyMDR9.q8Wd3Yk1',
  status: 'active',
  agent: visitedAgent,
  locale: 'en',
  unread_count: 0,
  reply_by_mail: 'off',
  messages: [visitedMessage],
}

export const visitTurn = {
  object: 'visit_turn',
  status: 'active',
  reply_by_mail: 'off',
  message: {
    ...visitedMessage,
    id: 812,
    role: 'visitor',
    text: message.text,
    chips: [],
    links: [],
    citations: [],
  },
  replies: [visitedMessage],
}

export const visitEvent = {
  object: 'visit_event',
  id: 813,
  status: 'active',
  reply_by_mail: 'off',
  messages: [visitedMessage],
}

export const visitStanding = {
  object: 'visit_standing',
  status: 'handed_off',
  unread_count: 0,
  reply_by_mail: 'ask',
}
