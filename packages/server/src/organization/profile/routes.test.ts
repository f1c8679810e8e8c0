import assert from 'node:assert/strict'
import { test } from 'node:test'
import { grantCredits, setVerified } from '../../operator/standing.ts'
import { newOrganization, sharedService, startService } from '../../testing/api.ts'
import { listRecorded } from '../../testing/events.ts'

test('an organization shows its profile, verified and without a limit of credits from the start', async () => {
  const api = await newOrganization()
  const { status, body } = await api.get('/organization')
  assert.equal(status, 200)
  assert.deepEqual(body, {
    object: 'organization',
    id: api.organization.id,
    slug: api.organization.slug,
    name: 'Test & Sons',
    default_locale: 'en',
    locales: ['en'],
    timezone: 'UTC',
    profile: {},
    paused: false,
    verified: true,
    credits: null,
    retention_days: null,
    created_at: '2026-01-15T09:30:00.000Z',
  })
})

test('PATCH changes only what is named, null clears, and what changes nothing leaves no event', async () => {
  const api = await newOrganization()
  const { body: before } = await api.get('/organization')
  const profile = {
    name: 'Brightwater',
    website: 'https://brightwater.example',
    default_locale: 'de',
    locales: ['de', 'en'],
    timezone: 'Europe/Berlin',
    retention_days: 90,
  }
  assert.deepEqual((await api.patch('/organization', profile)).body, { ...before, ...profile })
  const cleared = (await api.patch('/organization', { website: null, retention_days: null })).body
  const { website, ...rest } = profile
  assert.deepEqual(cleared, { ...before, ...rest, retention_days: null })
  assert.deepEqual((await api.patch('/organization', { locales: ['de', 'en'], website: null })).body, cleared)
  assert.deepEqual(
    (await listRecorded(api, 'organization')).map(({ type }) => type),
    ['organization.updated', 'organization.updated'],
  )
})

test('default_locale is one of locales; the field of the body that broke it is named, and nothing is kept', async () => {
  const api = await newOrganization()
  const { body: before } = await api.get('/organization')
  const cases = [
    [{ default_locale: 'de' }, 'default_locale'],
    [{ locales: ['de', 'fr'], name: 'Other' }, 'locales'],
    [{ default_locale: 'it', locales: ['de', 'fr'] }, 'default_locale'],
  ] as const
  for (const [body, param] of cases) {
    const answer = await api.patch('/organization', body)
    assert.deepEqual(
      [answer.status, answer.body.error.code, answer.body.error.param],
      [422, 'parameter_invalid', param],
    )
  }
  assert.deepEqual((await api.get('/organization')).body, before)
})

test('a profile that cannot be is refused with its field', async () => {
  const api = await newOrganization()
  const cases = [
    [{ timezone: 'Europe/Atlantis' }, 'timezone'],
    [{ timezone: '+02:00' }, 'timezone'],
    [{ retention_days: 0 }, 'retention_days'],
    [{ locales: [] }, 'locales'],
    [{ locales: ['en', 'en'] }, 'locales'],
    [{ website: 'ftp://example.com' }, 'website'],
    [{ name: null }, 'name'],
  ] as const
  for (const [body, param] of cases) {
    const { status, body: answer } = await api.patch('/organization', body)
    assert.deepEqual([status, answer.error.code, answer.error.param], [422, 'parameter_invalid', param])
  }
  for (const param of ['slug', 'paused', 'verified', 'credits'])
    assert.equal((await api.patch('/organization', { [param]: 1 })).body.error.code, 'parameter_unknown')
})

test('pause and resume repeat harmlessly, and each leaves one event', async () => {
  const api = await newOrganization()
  const { body: running } = await api.get('/organization')
  for (let times = 0; times < 2; times++)
    assert.deepEqual((await api.post('/organization/pause')).body, { ...running, paused: true })
  for (let times = 0; times < 2; times++)
    assert.deepEqual((await api.delete('/organization/pause')).body, running)
  assert.deepEqual(
    (await listRecorded(api, 'organization')).map(({ type }) => type),
    ['organization.paused', 'organization.resumed'],
  )
})

test('verification and credits are the operator’s word, recorded as such', async () => {
  const api = await newOrganization()
  const { database, clock } = api.service
  await setVerified(database, api.organization, false, clock.now)
  await grantCredits(database, api.organization, 100, clock.now)
  const { verified, credits } = (await api.get('/organization')).body
  assert.deepEqual({ verified, credits }, { verified: false, credits: 100 })
  await grantCredits(database, api.organization, null, clock.now)
  assert.equal((await api.get('/organization')).body.credits, null)
  assert.deepEqual(
    (await listRecorded(api, 'organization')).map(({ type, operation }) => [type, operation]),
    [
      ['organization.unverified', 'organizations verify'],
      ['organization.credited', 'organizations credits'],
      ['organization.credited', 'organizations credits'],
    ],
  )
})

test('how long things are kept: conversations by the organization, the rest by the operator', async () => {
  const { database } = await sharedService()
  const retention = { events: 10, audit: null, runs: 20, passages: 3 }
  const service = await startService({ database, retention })
  const api = await newOrganization(service)
  const kept = async () => (await api.get('/organization/retention')).body
  const byOperator = { event_days: 10, audit_log_days: null, run_days: 20, passage_days: 3, export_days: 7 }
  assert.deepEqual(await kept(), {
    object: 'organization_retention',
    conversation_days: null,
    ...byOperator,
  })
  await api.patch('/organization', { retention_days: 30 })
  assert.equal((await kept()).conversation_days, 30)
  await service.app.close()
})
