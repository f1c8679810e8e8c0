/** What Brightwater's team works with when it answers visitors itself. */

export const note = {
  object: 'note',
  id: 31,
  conversation_id: 204,
  text: 'Noor called as well. She needs the audit before April.',
  author: { type: 'person', id: 2, name: 'Jana Novak', role: 'editor' },
  archived: false,
  created_at: '2026-03-02T09:30:00.000Z',
}

export const savedReply = {
  object: 'saved_reply',
  id: 5,
  title: 'We call back',
  body: 'Thank you for your message. We will call you back within one working day.',
  locale: 'en',
  archived: false,
  created_at: '2026-02-10T14:00:00.000Z',
}

const visitor = { name: 'Noor', emails: ['noor@millbrook.example'], visitor_ids: ['customer-7'] }

export const contact = {
  object: 'contact',
  id: 18,
  ...visitor,
  conversations_count: 1,
  conversations: [
    {
      id: 204,
      number: 57,
      agent: 'front-desk',
      status: 'completed',
      fit: 'ideal',
      created_at: '2026-03-02T09:10:00.000Z',
      last_message_at: '2026-03-02T09:20:00.000Z',
    },
  ],
  last_conversation_at: '2026-03-02T09:10:00.000Z',
  created_at: '2026-03-02T09:10:00.000Z',
}

export const lead = {
  object: 'lead',
  id: 204,
  number: 57,
  agent: 'front-desk',
  status: 'completed',
  fit: 'ideal',
  contact: { id: 18, ...visitor },
  slot_values: { team_size: '11-50' },
  source_url: 'https://brightwater.example/services',
  unread: true,
  lead_since: '2026-03-02T09:20:00.000Z',
  created_at: '2026-03-02T09:10:00.000Z',
}

export const teammate = { object: 'teammate', id: 3, name: 'Jana Novak', is_you: false }

export const conversationPresence = {
  object: 'conversation_presence',
  conversation_id: 204,
  teammates: [{ id: 3, name: 'Jana Novak', writing: true }],
}
