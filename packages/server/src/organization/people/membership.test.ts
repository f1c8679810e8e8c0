import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { type ApiResponse, call, newOrganization, sharedDatabase, startService } from '../../testing/api.ts'
import { listenTo } from '../../testing/listen_to_events.ts'
import { asPerson, newPerson, ownPage, signInAs } from '../../testing/people.ts'

/** What a signed-in person is on `/v1`: a caller like a key, in the organizations they belong to. */

const service = await startService({
  database: await sharedDatabase(),
  streamTiming: { everyMs: 20, patienceMs: 200 },
})
after(() => service.app.close())

const errorOf = ({ status, body }: ApiResponse) => [status, body.error?.code]

test('a member of one organization sees nothing of another, not even whether there is one', async () => {
  const [ours, theirs] = [await newOrganization(service), await newOrganization(service)]
  const person = await newPerson(ours, 'owner')
  const { id } = (await theirs.post('/voice_profiles', { name: 'Secret', languages: ['en'] })).body
  const owner = asPerson(ours, person)
  assert.equal((await owner.get('/voice_profiles')).body.data.length, 0)
  assert.equal((await owner.get(`/voice_profiles/${id}`)).status, 404)

  const intruder = asPerson(theirs, person)
  const refused = await intruder.get(`/voice_profiles/${id}`)
  assert.deepEqual(errorOf(refused), [403, 'organization_required'])
  const write = await intruder.post('/voice_profiles', { name: 'Mine', languages: ['en'] })
  assert.deepEqual(errorOf(write), [403, 'organization_required'])
  assert.equal((await theirs.get('/voice_profiles')).body.data.length, 1)

  const nobody = { ...person.browser, 'x-organization': 'there-is-none' }
  assert.equal((await call(service.app, 'GET', '/agents', undefined, nobody)).text, refused.text)
  assert.equal((await call(service.app, 'GET', '/agents', undefined, person.browser)).text, refused.text)
})

test('a key wins over a cookie, and a bad key is not made good by one', async () => {
  const [ours, theirs] = [await newOrganization(service), await newOrganization(service)]
  const owner = await signInAs(ours, 'owner')
  const both = { ...owner.credentials, authorization: `Bearer ${theirs.key}` }
  const answer = await call(service.app, 'GET', '/organization', undefined, both)
  assert.equal(answer.body.slug, theirs.organization.slug)
  const bad = { ...owner.credentials, authorization: 'Bearer sk_none' }
  assert.deepEqual(errorOf(await call(service.app, 'GET', '/organization', undefined, bad)), [
    401,
    'invalid_api_key',
  ])
})

test('who is removed is out at once, and what they were listening to ends', { timeout: 20_000 }, async () => {
  const api = await newOrganization(service)
  const owner = await signInAs(api, 'owner')
  const person = await newPerson(api, 'editor')
  const editor = asPerson(api, person)
  const stream = await listenTo(api, '/v1/events/stream', editor.credentials)
  assert.equal(await stream.next(''), 'still here')
  const [member] = (await owner.get('/members')).body.data
  assert.equal(member.email, person.email)
  assert.equal((await owner.delete(`/members/${member.id}`)).status, 200)
  assert.deepEqual(errorOf(await editor.get('/agents')), [403, 'organization_required'])
  while ((await stream.next('')) !== undefined);
  assert.ok(stream.response.complete, 'it ends like any answer')
  const session = await call(service.app, 'GET', '/auth/session', undefined, person.browser)
  assert.deepEqual(session.body.organizations, [])
})

test('a role counts from its change on', async () => {
  const api = await newOrganization(service)
  const owner = await signInAs(api, 'owner')
  const viewer = await signInAs(api, 'viewer')
  const profile = { name: 'Warm', languages: ['en'] }
  assert.deepEqual(errorOf(await viewer.post('/voice_profiles', profile)), [403, 'method_not_allowed'])
  const [member] = (await owner.get('/members')).body.data
  await owner.patch(`/members/${member.id}`, { role: 'editor' })
  assert.equal((await viewer.post('/voice_profiles', profile)).status, 201)
  assert.deepEqual(errorOf(await viewer.get('/members')), [403, 'method_not_allowed'])
})

test('every person has a limit of their own', async () => {
  const slow = await startService({
    database: await sharedDatabase(),
    rateLimit: { perSecond: 1, burst: 2 },
  })
  try {
    const api = await newOrganization(slow)
    const [owner, viewer] = [
      asPerson(api, await newPerson(api, 'owner')),
      asPerson(api, await newPerson(api, 'viewer')),
    ]
    for (const expected of [200, 200, 429]) assert.equal((await owner.get('/agents')).status, expected)
    assert.equal((await viewer.get('/agents')).status, 200)
  } finally {
    await slow.app.close()
  }
})

test('an owner founds another organization, with a slug of its own; others may not', async () => {
  const api = await newOrganization(service)
  const { app } = service
  const owner = await newPerson(api, 'owner')
  const found = (body: object, browser = owner.browser) =>
    call(app, 'POST', '/auth/organizations', body, browser)
  const name = `Harbour ${api.organization.slug}`
  const slug = `harbour-${api.organization.slug}`
  const first = await found({ name })
  assert.equal(first.status, 201, first.text)
  const second = await found({ name })
  assert.deepEqual(
    second.body.organizations.map((each: { slug: string }) => each.slug),
    [slug, `${slug}-2`, api.organization.slug],
  )
  const there = { ...owner.browser, 'x-organization': slug }
  assert.equal((await call(app, 'GET', '/members', undefined, there)).body.data[0].role, 'owner')
  const taken = await found({ name, slug })
  assert.deepEqual([...errorOf(taken), taken.body.error.param], [422, 'parameter_invalid', 'slug'])

  const editor = await newPerson(api, 'editor')
  assert.deepEqual(errorOf(await found({ name }, editor.browser)), [403, 'method_not_allowed'])
  assert.deepEqual(errorOf(await found({ name }, ownPage)), [401, 'missing_api_key'])
})

test('an organization that a person creates has the time zone they name, and UTC without one', async () => {
  const api = await newOrganization(service)
  const owner = await newPerson(api, 'owner')
  const found = (body: object) => call(service.app, 'POST', '/auth/organizations', body, owner.browser)
  const zoneOf = async (slug: string) => {
    const there = { ...owner.browser, 'x-organization': slug }
    return (await call(service.app, 'GET', '/organization', undefined, there)).body.timezone
  }
  const [named, plain] = [`named-${api.organization.slug}`, `plain-${api.organization.slug}`]
  await found({ name: 'Named', slug: named, timezone: 'Europe/Berlin' })
  await found({ name: 'Plain', slug: plain })
  assert.deepEqual([await zoneOf(named), await zoneOf(plain)], ['Europe/Berlin', 'UTC'])
  const unknown = await found({ name: 'Far', timezone: 'Mars/Base' })
  assert.deepEqual([...errorOf(unknown), unknown.body.error.param], [422, 'parameter_invalid', 'timezone'])
})
