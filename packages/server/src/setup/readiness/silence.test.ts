import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { silenceOf } from './silence.ts'

const now = new Date('2026-01-15T09:30:00.000Z')
const settings = { slack_url: null, teams_url: null, office_hours: null }
const slack = { ...settings, slack_url: 'sealed' }
const listening = [
  { mail: [], email_confirmed: true },
  { mail: ['person_wanted'], email_confirmed: true },
]
const silence = (given: object) =>
  silenceOf({ sendsMail: true, members: listening, settings, timezone: 'UTC', ...given }, now)

describe('when a visitor wants a person', () => {
  test('a member who gets mails about it is told, where mails are sent', () => {
    assert.equal(silence({}), null)
    assert.equal(silence({ sendsMail: false }), 'no_mail')
  })

  test('nobody is told where no member wants to be, or none is there', () => {
    assert.equal(silence({ members: [{ mail: ['new_lead'], email_confirmed: true }] }), 'no_member')
    assert.equal(silence({ members: [] }), 'no_member')
  })

  test('a member whose address is not confirmed gets no mail, and does not count', () => {
    const members = [{ mail: ['person_wanted'], email_confirmed: false }]
    assert.equal(silence({ members }), 'no_member')
  })

  test('a channel is told, by Slack or Teams, now or when it opens next', () => {
    assert.equal(silence({ sendsMail: false, settings: slack }), null)
    assert.equal(silence({ members: [], settings: { ...settings, teams_url: 'sealed' } }), null)
    const later = { weekly: [{ days: ['sat'], opens: '10:00', closes: '12:00' }], exceptions: [] }
    assert.equal(silence({ sendsMail: false, settings: { ...slack, office_hours: later } }), null)
  })

  test('a channel that never opens is not', () => {
    const closed = { ...slack, office_hours: { weekly: [], exceptions: [] } }
    assert.equal(silence({ sendsMail: false, settings: closed }), 'never_open')
    assert.equal(silence({ settings: closed }), null, 'a mail goes out all the same')
  })
})
