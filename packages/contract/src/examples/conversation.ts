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
  plan: [
    { act: 'acknowledge', captured: ['team_size'], corrected: [] },
    {
      act: 'answer',
      question: 'How long does an audit take?',
      facts: [{ id: 41, text: 'A pricing audit takes three weeks.' }],
    },
  ],
  phase: { before: 'welcome', after: 'welcome' },
  versions: { flow: 7, prompt: 2 },
  questions: [{ question: 'How long does an audit take?', verdict: 'answerable', probability: 0.94 }],
  captured: [{ slot: 'team_size', value: '11-50', message_id: 812, quote: 'about thirty people' }],
  voice: [],
  reasoner: { read: 'builtin', worded: 'builtin' },
  tokens: { input: 0, output: 0 },
  milliseconds: { read: 3, answer: 12, word: 4, total: 21 },
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
