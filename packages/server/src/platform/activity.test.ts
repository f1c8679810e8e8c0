import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { defineOperation, errorsOf } from '@foyer/contract'
import { fastify } from 'fastify'
import { Type } from 'typebox'
import { setVerified } from '../operator/standing.ts'
import { type Api, call, newOrganization, sharedService, testSecrets } from '../testing/api.ts'
import { refuseInactive, refuseWithoutCredits } from './activity.ts'
import type { Organization } from './context.ts'
import { authenticate } from './http/auth.ts'
import { type ReadHandler, routesOf, type WriteHandler } from './http/bind.ts'
import { handleError } from './http/error_handler.ts'
import { defaultStreamTiming } from './http/event_stream.ts'
import { openKeyRing } from './http/key_ring.ts'
import { sharedClock } from './http/limit_clock.ts'
import { createRateLimiter } from './http/rate_limit.ts'

const active: Organization = {
  id: 1,
  slug: 'a',
  name: 'A',
  default_locale: 'en',
  paused: false,
  verified: true,
  credits: null,
}
const standing = (fields: Partial<Organization>) => ({ organization: { ...active, ...fields } })

test('§7 a paused organization does nothing, and one that is not verified neither; paused is told first', () => {
  assert.doesNotThrow(() => refuseInactive(standing({})))
  assert.throws(() => refuseInactive(standing({ paused: true })), {
    code: 'organization_paused',
    status: 403,
  })
  assert.throws(() => refuseInactive(standing({ verified: false })), {
    code: 'organization_unverified',
    status: 403,
  })
  assert.throws(() => refuseInactive(standing({ paused: true, verified: false })), {
    code: 'organization_paused',
  })
})

test('§7 credits that are used up refuse; no limit, and what is left, do not', () => {
  for (const credits of [null, 1]) assert.doesNotThrow(() => refuseWithoutCredits(standing({ credits })))
  assert.throws(() => refuseWithoutCredits(standing({ credits: 0 })), {
    code: 'credits_exhausted',
    status: 402,
  })
})

/** The operations that are activities come later; these two are what they will look like. */
const Note = Type.Object({ object: Type.Literal('note') })
const shape = {
  path: '/notes',
  group: 'Organization',
  summary: 'Note',
  response: Note,
  activity: true,
} as const
const look = defineOperation({ ...shape, id: 'look', method: 'GET', access: 'read' })
const note = defineOperation({ ...shape, id: 'note', method: 'POST', access: 'write' })

const { database, clock } = await sharedService()
const keys = openKeyRing(database, () => clock.now)
const app = fastify()
app.setErrorHandler(handleError)
await app.register(
  async (v1) => {
    const unlimited = { perSecond: 1_000_000, burst: 1_000_000 }
    authenticate(v1, {
      keys,
      sessions: { find: async () => null },
      limiter: createRateLimiter(database.system, unlimited, sharedClock),
      countWrongKey: async () => {},
      publicUrl: 'http://127.0.0.1:4000',
    })
    const { read, write } = routesOf(v1, {
      database,
      now: () => clock.now,
      secrets: testSecrets,
      streamTiming: defaultStreamTiming,
    })
    const handler: ReadHandler<typeof look> & WriteHandler<typeof note> = async () => ({ object: 'note' })
    read(look, handler)
    write(note, handler)
  },
  { prefix: '/v1' },
)
after(async () => {
  await app.close()
  await keys.close()
})

const tried = async (api: Api, method: string, query = '') => {
  const answer = await call(app, method, `/notes${query}`, undefined, { authorization: `Bearer ${api.key}` })
  return answer.body.error?.code ?? answer.body.object
}

test('an operation that is an activity is refused while the organization is paused or unverified, at once', async () => {
  const api = await newOrganization()
  for (const method of ['GET', 'POST']) assert.equal(await tried(api, method), 'note')
  await api.post('/organization/pause')
  for (const method of ['GET', 'POST']) assert.equal(await tried(api, method), 'organization_paused')
  assert.equal(await tried(api, 'POST', '?dry_run=true'), 'organization_paused')
  await api.delete('/organization/pause')
  assert.equal(await tried(api, 'POST'), 'note')
  await setVerified(database, api.organization, false, clock.now)
  for (const method of ['GET', 'POST']) assert.equal(await tried(api, method), 'organization_unverified')
})

test('reading and editing stay possible while paused and unverified', async () => {
  const api = await newOrganization()
  await api.post('/organization/pause')
  await setVerified(database, api.organization, false, clock.now)
  assert.equal((await api.post('/voice_profiles', { name: 'Warm', languages: ['en'] })).status, 201)
  assert.equal((await api.get('/voice_profiles')).body.data.length, 1)
  assert.equal((await api.patch('/organization', { name: 'Renamed' })).status, 200)
  assert.equal((await api.post('/organization/export')).status, 202)
})

test('an activity declares what it can be refused with', () => {
  const added = errorsOf(note).filter((code) => !errorsOf({ ...note, activity: false }).includes(code))
  assert.deepEqual(added, ['organization_paused', 'organization_unverified'])
})
