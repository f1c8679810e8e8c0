import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { setVerified } from '../../../operator/standing.ts'
import { type Api, newOrganization, sharedDatabase, startService } from '../../../testing/api.ts'
import {
  newConversation,
  pause,
  say,
  setConversation,
  storedConversation,
} from '../../../testing/conversations.ts'
import { messagesOf, post } from '../testing/turns.ts'

const service = await startService({ database: await sharedDatabase() })
after(() => service.app.close())
const dayMs = 24 * 60 * 60 * 1000
const ago = (ms: number) => new Date(service.clock.now.getTime() - ms)

async function begun(locale = 'en'): Promise<{ api: Api; id: number }> {
  const api = await newOrganization(service)
  return { api, id: (await newConversation(api, undefined, { locale })).id }
}

async function assertRefused(
  api: Api,
  id: number,
  body: object,
  status: number,
  code: string,
  param?: string,
) {
  const before = await messagesOf(api, id)
  const answer = await post(api, id, body)
  assert.deepEqual(
    [answer.status, answer.body.error.code, answer.body.error.param],
    [status, code, param],
    answer.text,
  )
  assert.deepEqual(await messagesOf(api, id), before)
}

describe('a message', () => {
  for (const status of ['completed', 'closed', 'expired'])
    test(`to a conversation that is ${status} is refused`, async () => {
      const { api, id } = await begun()
      await setConversation(api, id, { status, ended_at: service.clock.now })
      await assertRefused(api, id, { text: 'Hello?' }, 422, 'resource_archived')
    })

  test('resumes a paused conversation within 7 days, and not after them', async () => {
    const { api, id } = await begun()
    await pause(api, id, ago(7 * dayMs - 1))
    const { conversation } = (await say(api, id, 'We want a new website.')).body
    assert.deepEqual([conversation.status, conversation.paused_at], ['active', undefined])
    const { data } = (await api.get('/events?type=conversation.resumed')).body
    assert.equal(data.length, 1)
    await pause(api, id, ago(7 * dayMs))
    await assertRefused(api, id, { text: 'Hello?' }, 422, 'resource_archived')
  })

  test('is refused while the organization is paused or not verified, at once', async () => {
    const { api, id } = await begun()
    await api.post('/organization/pause')
    await assertRefused(api, id, { text: 'Hello?' }, 403, 'organization_paused')
    await api.delete('/organization/pause')
    await setVerified(service.database, api.organization, false, service.clock.now)
    await assertRefused(api, id, { text: 'Hello?' }, 403, 'organization_unverified')
  })

  test('has text or a chip: neither and both are refused by name', async () => {
    const { api, id } = await begun()
    const chip = { slot: 'timing', values: ['later'] }
    await assertRefused(api, id, {}, 422, 'parameter_missing', 'text')
    await assertRefused(api, id, { text: 'Later', chip }, 422, 'parameter_invalid', 'chip')
    await assertRefused(api, id, { text: '' }, 422, 'parameter_invalid', 'text')
  })

  test('of a person needs a takeover first', async () => {
    const { api, id } = await begun()
    await assertRefused(api, id, { text: 'Mara here.', role: 'owner' }, 422, 'parameter_invalid', 'role')
    await api.post(`/conversations/${id}/takeover`)
    const chip = { slot: 'timing', values: ['later'] }
    await assertRefused(api, id, { chip, role: 'owner' }, 422, 'parameter_invalid', 'chip')
    assert.equal((await say(api, id, { text: 'Mara here.', role: 'owner' })).body.message.role, 'owner')
  })

  test('puts the pause off by the minutes that the conversation is frozen on', async () => {
    const { api, id } = await begun()
    const pausesIn = async () => {
      const { pauses_at } = await storedConversation(api, id)
      return pauses_at && pauses_at.getTime() - service.clock.now.getTime()
    }
    const frozen = (await api.get(`/conversations/${id}/snapshot`)).body.content.idle_minutes
    service.clock.now = new Date(service.clock.now.getTime() + 60_000)
    await say(api, id, 'We want a new website.')
    assert.equal(await pausesIn(), frozen * 60_000)
    await api.post(`/conversations/${id}/takeover`)
    await say(api, id, 'Are you there?')
    assert.equal(await pausesIn(), null)
  })
})

describe('a tapped chip', () => {
  test('sets its slot, and says what stands on it in the locale of the conversation', async () => {
    const { api, id } = await begun('de')
    const { message, conversation } = (
      await say(api, id, { chip: { slot: 'wants_call', values: ['false'] } })
    ).body
    assert.equal(message.text, 'Nein')
    assert.equal(conversation.slot_values.wants_call, false)
    assert.deepEqual(conversation.slot_evidence.wants_call, { message_id: message.id, quote: 'Nein' })
    const several = await say(api, id, { chip: { slot: 'priorities', values: ['price', 'speed'] } })
    assert.equal(several.body.message.text, 'Preis, Tempo')
    assert.deepEqual(several.body.conversation.slot_values.priorities, ['price', 'speed'])
  })

  for (const [why, chip, param] of [
    ['names a slot that is not there', { slot: 'nonsense', values: ['x'] }, 'chip.slot'],
    ['names a slot without options', { slot: 'goal', values: ['A website'] }, 'chip.slot'],
    ['has a value that is not an option', { slot: 'timing', values: ['whenever'] }, 'chip.values.0'],
    ['has an option and something else', { slot: 'priorities', values: ['price', 'luck'] }, 'chip.values.1'],
    ['has two values where one is taken', { slot: 'timing', values: ['now', 'later'] }, 'chip.values.1'],
    ['is neither yes nor no', { slot: 'wants_call', values: ['perhaps'] }, 'chip.values.0'],
  ] as const)
    test(`that ${why} is refused by name`, async () => {
      const { api, id } = await begun()
      await assertRefused(api, id, { chip }, 422, 'parameter_invalid', param)
    })
})
