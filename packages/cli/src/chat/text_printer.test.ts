import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Conversation, Message } from '@foyer/server'
import { textPrinter } from './text_printer.ts'

function newPrinter() {
  const written: string[] = []
  const output = { write: (text: string) => written.push(text) }
  const printer = textPrinter({ output, aside: process.stderr, traceLines: async () => [] })
  return { ...printer, text: () => written.join('') }
}

const saying = (text: string, more: Partial<Message> = {}): Message => ({
  object: 'message',
  id: 2,
  conversation_id: 1,
  role: 'agent',
  text,
  chips: [],
  links: [],
  citations: [],
  created_at: '2026-01-15T09:30:00Z',
  ...more,
})

const conversation: Conversation = {
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
  created_at: '2026-01-15T09:30:00Z',
  last_message_at: '2026-01-15T09:30:00Z',
}

const turnWith = (reply: Message) => ({
  object: 'turn' as const,
  message: saying('Hello', { role: 'visitor' }),
  replies: [reply],
  conversation,
})

test('a reply that was heard in pieces is not printed again', () => {
  const { piece, turn, text } = newPrinter()
  piece('Good morning.')
  assert.equal(text(), 'Good morning.')
  piece(' How can I help?')
  turn(turnWith(saying('Good morning. How can I help?')))
  turn(turnWith(saying('Nothing was heard of this one.')))
  assert.equal(text(), 'Good morning. How can I help?\n\nNothing was heard of this one.\n\n')
})

test('what became the reply in the end is printed where something else was heard first', () => {
  const { piece, turn, text } = newPrinter()
  piece('Our prices')
  turn(turnWith(saying('I cannot look that up now.')))
  assert.equal(text(), 'Our prices\n\nI cannot look that up now.\n\n')
})

test('choices have numbers, and pages their address', () => {
  const { turn, text } = newPrinter()
  turn(
    turnWith(
      saying('When?', {
        chips: [{ slot: 'timing', value: 'now', label: 'At once' }, { text: 'Skip this' }],
        links: [{ title: 'Prices', url: 'https://brightwater.example/prices' }],
      }),
    ),
  )
  assert.equal(
    text(),
    'When?\n  1) At once\n  2) Skip this\n  Prices <https://brightwater.example/prices>\n\n',
  )
})

test('no text commands the terminal', () => {
  const { piece, turn, text } = newPrinter()
  piece('Red \u001b[31malert\u0007')
  turn(turnWith(saying('Red \u001b[31malert\u0007 in\ttwo\nlines\u009b2J', { chips: [{ text: 'a\rb' }] })))
  assert.equal(text(), 'Red [31malert in\ttwo\nlines2J\n  1) ab\n\n')
})
