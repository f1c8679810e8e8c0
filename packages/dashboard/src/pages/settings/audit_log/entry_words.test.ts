import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { AuditLogEntry } from '@foyer/sdk'
import { actorName, deedOf } from './entry_words.ts'

const entry = (part: Partial<AuditLogEntry>): AuditLogEntry => ({
  object: 'audit_log_entry',
  id: 1,
  actor: { type: 'person', id: 2, name: 'Jana Novak', role: 'editor' },
  operation: 'updateService',
  resource: { object: 'service', id: 7 },
  before: {},
  after: {},
  request_id: 'req_1',
  created_at: '2026-03-02T09:20:00.000Z',
  ...part,
})

test('what was done is said with the name of what it was done to', () => {
  assert.equal(deedOf(entry({ after: { name: 'Pricing audit' } })), 'changed the service “Pricing audit”')
  assert.equal(
    deedOf(
      entry({ operation: 'archiveSlot', resource: { object: 'information_slot' }, after: { key: 'goal' } }),
    ),
    'archived the question “goal”',
  )
  assert.equal(
    deedOf(entry({ operation: 'updateOrganization', resource: { object: 'organization', id: 1 } })),
    'changed the organization',
  )
})

test('a conversation is known by its number, and what has no name by its id', () => {
  const conversation = { operation: 'sendMessage', resource: { object: 'conversation', id: 90 } }
  assert.equal(deedOf(entry({ ...conversation, after: { number: 12 } })), 'wrote in conversation #12')
  assert.equal(
    deedOf(entry({ operation: 'archiveNote', resource: { object: 'note', id: 4 } })),
    'archived note 4',
  )
})

test('what an operation changed beside what it names is created, changed or deleted', () => {
  const prompt = { operation: 'createAgent', resource: { object: 'prompt_template', id: 3 } }
  assert.equal(deedOf(entry({ ...prompt, before: null })), 'created prompt 3')
  assert.equal(deedOf(entry(prompt)), 'changed prompt 3')
  assert.equal(deedOf(entry({ ...prompt, after: null })), 'deleted prompt 3')
  assert.equal(
    deedOf(
      entry({
        operation: 'acceptInvitation',
        resource: { object: 'member', id: 3 },
        before: null,
        after: { name: 'Tom' },
      }),
    ),
    'created the member “Tom”',
  )
})

test('people are invited, join, confirm their address and change their own role', () => {
  const tom = { type: 'person', id: 3, name: 'Tom', role: 'editor' } as const
  const member = { resource: { object: 'member', id: 3 }, actor: tom, after: { name: 'Tom' } }
  assert.equal(deedOf(entry({ ...member, operation: 'acceptInvitation', before: null })), 'joined')
  assert.equal(deedOf(entry({ ...member, operation: 'updateMember' })), 'changed their own role')
  const confirmed = { name: 'Tom', email_confirmed: true }
  const unconfirmed = { ...confirmed, email_confirmed: false }
  assert.equal(
    deedOf(entry({ ...member, operation: 'confirmEmail', before: unconfirmed, after: confirmed })),
    'confirmed their email address',
  )
  assert.equal(
    deedOf(entry({ ...member, operation: 'updateMember', actor: { ...tom, name: 'Jana' } })),
    'changed the member “Tom”',
  )
  const invitation = { resource: { object: 'invitation', id: 4 }, after: { email: 'tom@example.com' } }
  assert.equal(
    deedOf(entry({ ...invitation, operation: 'createInvitation', before: null })),
    'invited tom@example.com',
  )
})

test('what visitors do, and what happens by itself, has its own words', () => {
  const visitor = { type: 'visitor', name: 'visitor' } as const
  const conversation = { operation: 'converse', resource: { object: 'conversation', id: 9 } }
  assert.equal(deedOf(entry({ ...conversation, actor: visitor, before: null })), 'started conversation 9')
  assert.equal(deedOf(entry({ ...conversation, actor: visitor })), 'wrote in conversation 9')
  assert.equal(
    deedOf(entry({ ...conversation, before: { status: 'active' }, after: { status: 'paused' } })),
    'paused conversation 9',
  )
  const sync = { operation: 'ingest', resource: { object: 'ingestion_run', id: 5 } }
  assert.equal(
    deedOf(entry({ ...sync, before: { status: 'running' }, after: { status: 'failed' } })),
    'could not complete sync 5',
  )
  assert.equal(
    deedOf(entry({ ...sync, before: { status: 'running' }, after: { status: 'planned' } })),
    'prepared a preview of changes (sync 5)',
  )
})

test('what runs in the background is started', () => {
  const sync = { resource: { object: 'ingestion_run', id: 6 }, before: null }
  assert.equal(deedOf(entry({ ...sync, operation: 'ingestKnowledgeSource' })), 'started sync 6')
  assert.equal(deedOf(entry({ ...sync, operation: 'createKnowledgeSource' })), 'started sync 6')
  const file = { operation: 'exportOrganization', resource: { object: 'organization_export', id: 1 } }
  assert.equal(deedOf(entry({ ...file, before: null })), 'started export 1')
})

test('some deeds are said in words of their own', () => {
  const handBack = { operation: 'handBackConversation', resource: { object: 'conversation', id: 90 } }
  assert.equal(
    deedOf(entry({ ...handBack, after: { number: 12 } })),
    'handed conversation #12 back to the agent',
  )
  const model = { operation: 'testOrganizationModel', resource: { object: 'model_test' }, before: null }
  assert.equal(deedOf(entry(model)), 'ran the test of the language model')
  const notification = { operation: 'testNotification', resource: { object: 'notification_test' } }
  assert.equal(deedOf(entry({ ...notification, before: null })), 'sent the test notification')
  const gap = { operation: 'judgeKnowledgeGap', resource: { object: 'knowledge_gap', id: 5 } }
  assert.equal(
    deedOf(entry({ ...gap, after: { question: 'Is it free?' } })),
    'marked the reply for the gap “Is it free?”',
  )
})

test('long names are cut', () => {
  assert.equal(
    deedOf(entry({ after: { name: 'a'.repeat(100) } })),
    `changed the service “${'a'.repeat(80)}…”`,
  )
})

test('who did it is a person by name, a key, a visitor or Foyer', () => {
  assert.equal(actorName(entry({})), 'Jana Novak')
  assert.equal(actorName(entry({ actor: { type: 'api_key', id: 1, name: 'Website' } })), 'API key “Website”')
  assert.equal(actorName(entry({ actor: { type: 'visitor', name: 'visitor' } })), 'A visitor')
  assert.equal(actorName(entry({ actor: { type: 'system', name: 'webhooks' } })), 'Foyer')
})
