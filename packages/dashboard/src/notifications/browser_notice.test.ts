import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Event } from '@foyer/sdk'
import { browserKinds, browserNotice } from './browser_notice.ts'
import { isReachable } from './worth_telling.ts'

const now = new Date('2026-11-16T12:00:00Z')
const everything = { browser: [...browserKinds], quiet_hours: null }

const event = (type: string, data: Event['data'], created_at = now.toISOString()): Event => ({
  object: 'event',
  id: 1,
  type,
  created_at,
  actor: { type: 'system' } as Event['actor'],
  request_id: 'req_1',
  data,
})

const told = (type: string, data: Event['data']) =>
  browserNotice(event(type, data), everything, (slug) => `Agent ${slug}`, now)

test('each event that members are told of makes one notification, which leads to the very thing', () => {
  const agent = 'desk'
  const expected: [string, Event['data'], string, string][] = [
    ['conversation.person_wanted', { id: 7, number: 3, agent }, 'person_wanted', '/conversations/7'],
    ['conversation.completed', { id: 8, number: 4, agent }, 'new_lead', '/conversations/8'],
    ['ingestion_run.failed', { id: 5, source_id: 9 }, 'source_failed', '/knowledge/sources/9'],
    ['knowledge_gap.reopened', { id: 6, agent, broken_by: {} }, 'check_failed', '/knowledge/gaps/6'],
    [
      'standing_check.checked',
      { id: 2, agent, gap_id: 6, passes: false },
      'check_failed',
      '/knowledge/gaps/6',
    ],
    [
      'standing_check.checked',
      { id: 2, agent, gap_id: null, passes: false },
      'check_failed',
      '/knowledge/gaps',
    ],
  ]
  for (const [type, data, kind, place] of expected) {
    const notice = told(type, data)
    assert.deepEqual([notice?.kind, notice?.place], [kind, place], type)
  }
})

test('what is no news makes no notification: a check that passes, a gap reopened by hand, a paused organization', () => {
  assert.equal(told('standing_check.checked', { agent: 'desk', passes: true }), null)
  assert.equal(told('knowledge_gap.reopened', { id: 6, agent: 'desk' }), null)
  assert.equal(told('ingestion_run.failed', { source_id: 9, error: { code: 'organization_paused' } }), null)
  assert.equal(told('conversation.replied', { id: 7, agent: 'desk' }), null)
})

test('visitors’ words are in no notification', () => {
  const data = { id: 6, agent: 'desk', question: 'Do you treat my illness?', broken_by: {} }
  assert.doesNotMatch(JSON.stringify(told('knowledge_gap.reopened', data)), /illness/)
})

test('a member is told the kinds they chose, not in their quiet hours, and nothing that is long past', () => {
  const wanted = event('conversation.person_wanted', { id: 7, agent: 'desk' })
  const name = (slug: string) => slug
  const quiet_hours = { from: '12:30', until: '14:00', timezone: 'Europe/Berlin' }
  assert.ok(browserNotice(wanted, everything, name, now))
  assert.equal(browserNotice(wanted, { ...everything, browser: ['new_lead'] }, name, now), null)
  assert.equal(browserNotice(wanted, { ...everything, quiet_hours }, name, now), null)
  const old = event('conversation.person_wanted', { id: 7, agent: 'desk' }, '2026-11-16T11:50:00Z')
  assert.equal(browserNotice(old, everything, name, now), null)
})

test('a lead can be reached by an email address or a phone number, and not by a date', () => {
  assert.ok(isReachable({ visitor: { email: 'a@b.example' }, slot_values: {} }))
  assert.ok(isReachable({ slot_values: { contact: 'a@b.example' } }))
  assert.ok(isReachable({ slot_values: { phone: '+49 421 555 0100' } }))
  assert.ok(!isReachable({ slot_values: { start: '2026-12-01', name: 'Jana', urgent: true } }))
})
