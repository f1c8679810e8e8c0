import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { test } from 'node:test'
import { parseSecrets, secretsOf } from '../../platform/secrets.ts'
import {
  type ApiResponse,
  call,
  newOrganization,
  sharedDatabase,
  startService,
  type TestService,
  testSecrets,
} from '../../testing/api.ts'
import { asPerson, cookieOf, newPerson, ownPage, password } from '../../testing/people.ts'
import { forgetEndedSessions } from '../jobs.ts'

const api = await newOrganization()
const { app, database, clock } = api.service
const { system } = database
const ada = await newPerson(api, 'owner')

const auth = (method: string, path: string, body?: unknown, headers: Record<string, string> = ownPage) =>
  call(app, method, `/auth${path}`, body, headers)
const signIn = (email = ada.email, given = password) => auth('POST', '/session', { email, password: given })
const errorOf = ({ status, body }: ApiResponse) => [status, body.error?.code, body.error?.param]
const notSignedIn = [401, 'missing_api_key', undefined]

test('signing in gives a cookie that no script can read and no other site can have sent, for 30 days', async () => {
  const answer = await signIn(ada.email.toUpperCase())
  assert.equal(answer.status, 201, answer.text)
  assert.deepEqual(
    [answer.body.person.email, answer.body.organizations],
    [ada.email, [{ slug: api.organization.slug, name: api.organization.name, role: 'owner' }]],
  )
  const [cookie, ...others] = [answer.headers['set-cookie'] ?? []].flat()
  assert.deepEqual(others, [])
  const [pair, ...attributes] = cookie!.split('; ')
  assert.match(pair!, /^foyer_session=[^;]{40,}$/)
  assert.deepEqual(attributes.sort(), ['HttpOnly', 'Max-Age=2592000', 'Path=/', 'SameSite=Lax'])
  assert.equal(answer.headers['cache-control'], 'no-store')
})

test('where the public address is https, the cookie goes nowhere else', async () => {
  const service = await startService({
    database: await sharedDatabase(),
    publicUrl: 'https://foyer.example',
  })
  try {
    const answer = await call(
      service.app,
      'POST',
      '/auth/session',
      { email: ada.email, password },
      { origin: 'https://foyer.example' },
    )
    assert.match(String(answer.headers['set-cookie']), /^foyer_session=.*; Secure/)
  } finally {
    await service.app.close()
  }
})

test('a wrong password and an unknown address are refused in the same words, and leave no session', async () => {
  const [wrong, unknown] = [await signIn(ada.email, 'wrong'), await signIn('nobody@example.com', password)]
  assert.deepEqual(errorOf(wrong), [422, 'parameter_invalid', 'password'])
  assert.equal(wrong.text, unknown.text)
  for (const answer of [wrong, unknown]) assert.equal(answer.headers['set-cookie'], undefined)
})

test('a password is stored as a salted scrypt hash, and nowhere in clear', async () => {
  const bo = await newPerson(api, 'viewer')
  const rows = await system<{ id: number; password: string }[]>`
    select u.id, a.password from users u join user_accounts a on a.user_id = u.id
    where u.email in (${ada.email}, ${bo.email})`
  assert.equal(rows.length, 2)
  assert.notEqual(rows[0]!.password, rows[1]!.password)
  // 16 bytes of salt and 64 of scrypt.
  for (const row of rows) assert.match(row.password, /^[0-9a-f]{32}:[0-9a-f]{128}$/)
})

test('a password and a cookie that better-auth has made, before it went, still open the account', async () => {
  const cora = await newPerson(api, 'viewer')
  // Made by hashPassword of better-auth 1.7.7, of letters that are composed.
  const old = 'pässwörd from befo\u0301re'
  const hash =
    'be408f8c74e8725a9e6365c2c292b729:a9b09fbde5dd4d43944332ae686c5a1ae37a1374448e4472404a1fad0fc408bdbeee4e329bafab813ae7717212a4a61c2a772985067b64ff63cf46554b3cf249'
  await system`update user_accounts a set password = ${hash} from users u
    where u.id = a.user_id and u.email = ${cora.email}`
  const installed = await startService({ database: await sharedDatabase(), passwordCost: undefined })
  const signInThere = async (given: string) =>
    (await call(installed.app, 'POST', '/auth/session', { email: cora.email, password: given }, ownPage))
      .status
  assert.equal(await signInThere(old.normalize('NFD')), 201)
  assert.equal(await signInThere(`${old}.`), 422)
  await installed.app.close()
  const token = 'a'.repeat(32)
  await system`update user_sessions s set token = ${token} from users u
    where s.id = (select max(id) from user_sessions where user_id = u.id) and u.email = ${cora.email}`
  const signature = createHmac('sha256', testSecrets.derive('sessions')[0]).update(token).digest('base64')
  const browser = { cookie: `other=1; foyer_session=${encodeURIComponent(`${token}.${signature}`)}` }
  assert.equal((await auth('GET', '/session', undefined, browser)).body.person.email, cora.email)
})

test('with a new secret in front of the old one, nobody is signed out', async () => {
  const [before, after] = ['old', 'new'].map((id) => `${id}:${id.repeat(11)}`)
  const services = await Promise.all(
    [before!, `${after},${before}`, after!].map(async (text) =>
      startService({ database: await sharedDatabase(), secrets: secretsOf(parseSecrets(text)!) }),
    ),
  )
  const [first, rotated, forgetful] = services
  const signedIn = await call(first!.app, 'POST', '/auth/session', { email: ada.email, password }, ownPage)
  const get = async ({ app: at }: TestService) =>
    (await call(at, 'GET', '/auth/session', undefined, cookieOf(signedIn))).status
  assert.deepEqual([await get(rotated!), await get(forgetful!)], [200, 401])
  for (const each of services) await each.app.close()
})

test('without a session, with a made-up one or one whose signature is not ours, nobody is signed in', async () => {
  const { cookie } = ada.browser as { cookie: string }
  const [token] = cookie.split('.')
  const forged = [
    'foyer_session=nonsense',
    `${token}.${encodeURIComponent('A'.repeat(43))}%3D`,
    `${token}`,
    'foyer_session=%E0%A4%A',
    'other=1',
  ]
  for (const each of [undefined, ...forged]) {
    const headers: Record<string, string> = each === undefined ? {} : { cookie: each }
    assert.deepEqual(errorOf(await auth('GET', '/session', undefined, headers)), notSignedIn, each)
    assert.ok(!('session' in (await auth('GET', '/installation', undefined, headers)).body), each)
    const there = { ...headers, 'x-organization': api.organization.slug }
    assert.deepEqual(errorOf(await call(app, 'GET', '/agents', undefined, there)), notSignedIn, each)
  }
  const session = await auth('GET', '/session', undefined, { cookie })
  assert.equal(session.status, 200)
  const begin = await auth('GET', '/installation', undefined, { cookie })
  assert.deepEqual(begin.body, {
    object: 'installation',
    set_up: true,
    mail: false,
    password_sign_in: true,
    passkeys: false,
    session: session.body,
  })
})

test('every write needs an Origin of our own; a foreign, opaque or absent one is as good as no credentials', async () => {
  const { cookie } = ada.browser as { cookie: string }
  const foreign = [
    undefined,
    'null',
    'https://evil.example',
    'http://127.0.0.1:4001',
    'chrome-extension://abc',
    'app://localhost:80',
  ]
  for (const origin of foreign) {
    const headers = { cookie, ...(origin && { origin }) }
    for (const [method, path] of [
      ['DELETE', '/session'],
      ['DELETE', '/sessions'],
      ['POST', '/session'],
      ['PATCH', '/person'],
    ] as const)
      assert.deepEqual(errorOf(await auth(method, path, undefined, headers)), notSignedIn, origin)
    const there = { ...headers, 'x-organization': api.organization.slug }
    const write = await call(app, 'POST', '/voice_profiles', { name: 'X', languages: ['en'] }, there)
    assert.deepEqual(errorOf(write), notSignedIn, origin)
  }
  const viaHost = { cookie, origin: 'http://desk.internal:4000', host: 'desk.internal:4000' }
  assert.equal((await auth('PATCH', '/person', { name: 'Ada' }, viaHost)).status, 200)
})

test('signing out ends this session and no other', async () => {
  const [here, there] = [cookieOf(await signIn()), cookieOf(await signIn())]
  const answer = await auth('DELETE', '/session', undefined, here)
  assert.equal(answer.status, 200)
  assert.match(String(answer.headers['set-cookie']), /foyer_session=;.*Max-Age=0/)
  assert.deepEqual(errorOf(await auth('GET', '/session', undefined, here)), notSignedIn)
  assert.equal((await auth('GET', '/session', undefined, there)).status, 200)
  assert.equal((await auth('DELETE', '/session', undefined, here)).status, 200)
})

test('signing out everywhere ends every session at once, on /v1 too', async () => {
  const cleo = await newPerson(api, 'editor')
  const [here, there] = [cookieOf(await signIn(cleo.email)), cookieOf(await signIn(cleo.email))]
  const places = (await auth('GET', '/sessions', undefined, here)).body.data
  assert.deepEqual(
    places.map(({ current }: { current: boolean }) => current),
    [false, true, false],
  )
  assert.equal((await auth('DELETE', '/sessions', undefined, here)).status, 200)
  for (const browser of [here, there, cleo.browser]) {
    assert.deepEqual(errorOf(await auth('GET', '/session', undefined, browser)), notSignedIn)
    assert.deepEqual(errorOf(await asPerson(api, { ...cleo, browser }).get('/agents')), notSignedIn)
  }
  assert.equal((await auth('GET', '/session', undefined, ada.browser)).status, 200)
})

test('a new password wants the present one, signs out everywhere else and counts from then on', async () => {
  const dana = await newPerson(api, 'editor')
  const elsewhere = cookieOf(await signIn(dana.email))
  const change = (current_password: string, new_password: string) =>
    auth('POST', '/password', { current_password, new_password }, dana.browser)
  const wrong = await change('not it at all', 'a much better password')
  assert.deepEqual(errorOf(wrong), [422, 'parameter_invalid', 'current_password'])
  assert.deepEqual(errorOf(await change(password, 'short')), [422, 'parameter_invalid', 'new_password'])
  const changed = await change(password, 'a much better password')
  assert.equal(changed.status, 200, changed.text)
  for (const old of [elsewhere, dana.browser])
    assert.deepEqual(errorOf(await auth('GET', '/session', undefined, old)), notSignedIn)
  assert.equal((await auth('GET', '/session', undefined, cookieOf(changed))).status, 200)
  assert.equal((await signIn(dana.email)).status, 422)
  assert.equal((await signIn(dana.email, 'a much better password')).status, 201)
})

test('a session that is used goes on; one that has ended is refused everywhere and swept away', async () => {
  const browser = cookieOf(await signIn())
  const [row] = await system<{ id: number }[]>`select max(id) as id from user_sessions`
  const expiry = async () => {
    const [left] = await system<{ days: number }[]>`
      select extract(epoch from expires_at - ${clock.now})::float8 / 86400 as days from user_sessions where id = ${row!.id}`
    return left && Math.round(left.days)
  }
  await system`update user_sessions set expires_at = ${clock.now}::timestamptz + interval '20 days' where id = ${row!.id}`
  const renewed = await auth('GET', '/session', undefined, browser)
  assert.match(String(renewed.headers['set-cookie']), /Max-Age=2592000/)
  assert.equal(await expiry(), 30)
  await system`update user_sessions set expires_at = ${clock.now}::timestamptz - interval '1 second' where id = ${row!.id}`
  assert.deepEqual(errorOf(await asPerson(api, { ...ada, browser }).get('/agents')), notSignedIn)
  await forgetEndedSessions.run(database, clock.now)
  assert.equal(await expiry(), undefined)
  assert.deepEqual(errorOf(await auth('GET', '/session', undefined, browser)), notSignedIn)
})

test('people change their name, and events name them by it from then on', async () => {
  const answer = await auth('PATCH', '/person', { name: 'Ada Lovelace' }, ada.browser)
  assert.deepEqual(answer.body.name, 'Ada Lovelace')
  const owner = asPerson(api, ada)
  await owner.post('/voice_profiles', { name: 'Warm', languages: ['en'] })
  const [event] = (await owner.get('/events')).body.data
  assert.deepEqual(event.actor, {
    type: 'person',
    id: answer.body.id,
    name: 'Ada Lovelace',
    role: 'owner',
  })
})

test('a path that sign-in does not know is refused like everywhere', async () => {
  assert.deepEqual(errorOf(await auth('GET', '/sign-up/email')), [404, 'resource_missing', undefined])
  assert.deepEqual(errorOf(await auth('PUT', '/session')), [405, 'method_not_allowed', undefined])
  assert.deepEqual(errorOf(await auth('POST', '/session', { email: 'x' })), [
    422,
    'parameter_missing',
    'password',
  ])
})
