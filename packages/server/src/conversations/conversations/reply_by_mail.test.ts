import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newOrganization } from '../../testing/api.ts'
import { newConversation, say, storedConversation } from '../../testing/conversations.ts'
import { listRecorded } from '../../testing/events.ts'
import { holding, newVisitor } from '../visits/testing/visitors.ts'

const path = '/conversation/reply_by_mail'

test('who wants a person is asked whether they may be answered by email, and their answer is recorded', async () => {
  const api = await newOrganization()
  const visitor = await newVisitor(api)
  const { id } = visitor.visit
  assert.equal(visitor.visit.reply_by_mail, 'off')
  assert.equal((await api.get(`/conversations/${id}`)).body.reply_by_mail, undefined)
  const { body: turn } = await visitor.say('Can I talk to a person, please?')
  assert.equal(turn.reply_by_mail, 'ask_with_address')
  const { body: given } = await visitor.say('noor@example.com')
  assert.equal(given.reply_by_mail, 'ask')
  for (let times = 0; times < 2; times++)
    assert.equal((await visitor.post(path, { agreed: true })).body.reply_by_mail, 'agreed')
  assert.equal((await api.get(`/conversations/${id}`)).body.reply_by_mail, true)
  assert.equal((await visitor.post(path, { agreed: false })).body.reply_by_mail, 'declined')
  assert.equal((await visitor.get('/conversation')).body.reply_by_mail, 'declined')
  const told = (await listRecorded(api, 'conversation')).map(({ type }) => type)
  assert.equal(told.filter((type) => type === 'conversation.reply_by_mail_changed').length, 2)
})

test('an agreement needs an address: one that is known, or one that is sent with it and kept', async () => {
  const api = await newOrganization()
  const visitor = await newVisitor(api)
  const without = await visitor.post(path, { agreed: true })
  assert.deepEqual(
    [without.status, without.body.error.code, without.body.error.param],
    [422, 'parameter_missing', 'email'],
  )
  const wrong = await visitor.post(path, { agreed: true, email: 'nobody' })
  assert.deepEqual([wrong.status, wrong.body.error.param], [422, 'email'])
  assert.equal((await visitor.post(path, { agreed: true, email: 'noor@example.com' })).status, 200)
  const { visitor: known } = (await api.get(`/conversations/${visitor.visit.id}`)).body
  assert.deepEqual(known, { email: 'noor@example.com' })
  assert.deepEqual((await api.get('/contacts')).body.data[0].emails, ['noor@example.com'])
})

test('who was introduced with an address keeps it', async () => {
  const api = await newOrganization()
  const { id } = await newConversation(api, undefined, { visitor: { email: 'noor@example.com' } })
  const { visitorTokens } = await import('../visits/tokens.ts')
  const { testSecrets } = await import('../../testing/api.ts')
  const opens = { organization_id: api.organization.id, id }
  const visitor = holding(api, visitorTokens(testSecrets).issue(opens, api.service.clock.now))
  const { status, body } = await visitor.post(path, { agreed: true, email: 'else@example.com' })
  assert.deepEqual([status, body.error.code, body.error.param], [422, 'parameter_invalid', 'email'])
  assert.equal((await visitor.post(path, { agreed: true })).body.reply_by_mail, 'agreed')
})

test('who takes the agreement back gets no mail of what is waiting', async () => {
  const api = await newOrganization()
  const visitor = await newVisitor(api)
  const { id } = visitor.visit
  await visitor.post(path, { agreed: true, email: 'noor@example.com' })
  await api.post(`/conversations/${id}/takeover`)
  await say(api, id, { text: 'Jana here.', role: 'owner' })
  assert.notEqual((await storedConversation(api, id)).mail_due_at, null)
  await visitor.post(path, { agreed: false })
  assert.equal((await storedConversation(api, id)).mail_due_at, null)
})
