import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { resetTwoFactor } from '../../operator/reset_two_factor.ts'
import {
  type Api,
  type ApiResponse,
  call,
  newOrganization,
  sharedDatabase,
  startService,
} from '../../testing/api.ts'
import {
  acceptInvitation,
  asPerson,
  cookieOf,
  invite,
  newPerson,
  ownPage,
  type Person,
  password,
} from '../../testing/people.ts'
import { turnOnTwoFactor } from '../../testing/two_factor.ts'
import { untilItWaits } from '../../testing/waiting.ts'
import { defaultLimits } from './limits.ts'
import { codeAt, stepAt } from './totp.ts'

const service = await startService({ database: await sharedDatabase() })
after(() => service.app.close())
const { system } = service.database

const post = (path: string, body: object, { browser }: Pick<Person, 'browser'> = { browser: ownPage }) =>
  call(service.app, 'POST', `/auth${path}`, body, browser)
const get = ({ browser }: Person) => call(service.app, 'GET', '/auth/two-factor', undefined, browser)
const signIn = (email: string, code?: string) =>
  post('/session', { email, password, ...(code !== undefined && { code }) })
const errorOf = ({ status, body }: ApiResponse) => [status, body.error?.code, body.error?.param]
const needed = [422, 'parameter_missing', 'code']
const wrong = [422, 'parameter_invalid', 'code']

/** The next half minute: the app shows a code that nobody has used. */
const wait = (halfMinutes = 1) => {
  service.clock.now = new Date(service.clock.now.getTime() + halfMinutes * 30_000)
}

async function newProtected(api?: Api) {
  const home = api ?? (await newOrganization(service))
  const person = await newPerson(home, 'owner')
  const authenticator = await turnOnTwoFactor(service, person)
  return { home, person, authenticator, email: person.email }
}

test('it is on once a code has shown that the app has the secret, and not before', async () => {
  const person = await newPerson(await newOrganization(service), 'editor')
  assert.deepEqual((await get(person)).body, {
    object: 'two_factor',
    enabled: false,
    enabled_at: null,
    recovery_codes_left: 0,
  })
  assert.deepEqual(errorOf(await post('/two-factor/confirm', { code: '123456' }, person)), [
    409,
    'not_revertible',
    undefined,
  ])
  const started = await post('/two-factor', { password }, person)
  assert.equal(started.status, 201, started.text)
  const { secret, uri } = started.body
  const account = encodeURIComponent(person.email)
  const issuer = encodeURIComponent('Foyer (127.0.0.1)')
  assert.equal(uri, `otpauth://totp/${issuer}:${account}?secret=${secret}&issuer=${issuer}`)
  assert.equal((await signIn(person.email)).status, 201)
  assert.deepEqual(errorOf(await post('/two-factor/confirm', { code: '000000' }, person)), wrong)
  assert.equal((await signIn(person.email)).status, 201)
  const code = codeAt(secret, stepAt(service.clock.now))
  const confirmed = await post(
    '/two-factor/confirm',
    { code: `${code.slice(0, 3)} ${code.slice(3)}` },
    person,
  )
  assert.equal(confirmed.status, 201, confirmed.text)
  assert.equal(new Set(confirmed.body.codes).size, 10)
  for (const each of confirmed.body.codes) assert.match(each, /^[0-9a-f]{5}(-[0-9a-f]{5}){3}$/)
  assert.deepEqual((await get(person)).body, {
    object: 'two_factor',
    enabled: true,
    enabled_at: service.clock.now.toISOString(),
    recovery_codes_left: 10,
  })
  assert.deepEqual(errorOf(await signIn(person.email)), needed)
})

test('whoever has only the session cannot begin it, and what is on is not begun anew', async () => {
  const { person } = await newProtected()
  const other = await newPerson(await newOrganization(service), 'editor')
  const guessed = await post('/two-factor', { password: 'a guess of no use' }, other)
  assert.deepEqual(errorOf(guessed), [422, 'parameter_invalid', 'password'])
  assert.deepEqual(errorOf(await post('/two-factor', { password }, person)), [
    409,
    'not_revertible',
    undefined,
  ])
  assert.equal((await post('/two-factor', { password })).status, 401)
})

test('signing in takes the password first and then a code, which works once', async () => {
  const { email, authenticator } = await newProtected()
  const guessed = await post('/session', { email, password: 'a guess', code: authenticator.code() })
  assert.deepEqual(errorOf(guessed), [422, 'parameter_invalid', 'password'])
  const asked = await signIn(email)
  assert.deepEqual(errorOf(asked), needed)
  assert.equal(asked.headers['set-cookie'], undefined)
  for (const code of ['', '1', '000000', authenticator.code(3), authenticator.code(-1)])
    assert.deepEqual(errorOf(await signIn(email, code)), wrong, code)
  const code = authenticator.code()
  const { status, body } = await signIn(email, code)
  assert.deepEqual([status, body.person.two_factor, body.person.has_password], [201, true, true])
  assert.deepEqual(errorOf(await signIn(email, code)), wrong)
  wait()
  assert.equal((await signIn(email, authenticator.code())).status, 201)
})

test('of two who sign in with the same code at the same time one comes in', async () => {
  const { email, authenticator } = await newProtected()
  for (const code of [authenticator.code(), authenticator.recoveryCodes[0]!]) {
    const answers = await whileLocked(email, () => [signIn(email, code), signIn(email, code)])
    assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 422])
  }
})

/** Nobody takes a code before all of them have seen that it is not taken. */
async function whileLocked(email: string, work: () => Promise<ApiResponse>[]): Promise<ApiResponse[]> {
  const { all } = await system.begin(async (sql) => {
    await sql`select from user_two_factors t join user_recovery_codes using (user_id)
      where user_id = (select id from users where email = ${email}) for update`
    const begun = work()
    const all = Promise.all(begun)
    await untilItWaits(service, all, begun.length)
    return { all }
  })
  return all
}

test('a recovery code works once, however it is written; new ones end the old', async () => {
  const { email, person, authenticator } = await newProtected()
  const [first, second, third] = authenticator.recoveryCodes as [string, string, string]
  assert.equal((await signIn(email, first)).status, 201)
  assert.deepEqual(errorOf(await signIn(email, first)), wrong)
  assert.equal((await signIn(email, ` ${second.replaceAll('-', '').toUpperCase()}`)).status, 201)
  assert.equal((await get(person)).body.recovery_codes_left, 8)
  assert.deepEqual(errorOf(await post('/two-factor/recovery-codes', { code: '000000' }, person)), wrong)
  const renewed = await post('/two-factor/recovery-codes', { code: authenticator.code() }, person)
  assert.equal(renewed.status, 201, renewed.text)
  assert.deepEqual(errorOf(await signIn(email, third)), wrong)
  assert.equal((await signIn(email, renewed.body.codes[0])).status, 201)
  assert.equal((await get(person)).body.recovery_codes_left, 9)
})

test('neither the secret nor a recovery code is stored in clear', async () => {
  const { email, authenticator } = await newProtected()
  const [row] = await system<{ stored: string }[]>`
    select t.secret || string_agg(encode(c.hash, 'hex') || encode(c.hash, 'escape'), ' ') as stored
    from user_two_factors t join users u on u.id = t.user_id join user_recovery_codes c on c.user_id = u.id
    where u.email = ${email} group by t.secret`
  assert.match(row!.stored, /^f1\./)
  for (const each of [authenticator.secret, ...authenticator.recoveryCodes])
    for (const written of [each, each.replaceAll('-', '')]) assert.ok(!row!.stored.includes(written))
})

test('turning it off takes a code; then the password is enough again', async () => {
  const { email, person, authenticator } = await newProtected()
  assert.deepEqual(errorOf(await post('/two-factor/off', { code: '000000' }, person)), wrong)
  assert.equal((await get(person)).body.enabled, true)
  const off = await post('/two-factor/off', { code: authenticator.recoveryCodes[0]! }, person)
  assert.deepEqual([off.status, off.body.enabled, off.body.recovery_codes_left], [200, false, 0])
  assert.equal((await signIn(email)).status, 201)
  for (const path of ['/two-factor/off', '/two-factor/recovery-codes'])
    assert.deepEqual(errorOf(await post(path, { code: '123456' }, person)), [
      409,
      'not_revertible',
      undefined,
    ])
})

test('an invitation that is accepted with the password takes a code, too', async () => {
  const { email, authenticator } = await newProtected()
  const elsewhere = await newOrganization(service)
  const token = await invite(elsewhere, email, 'viewer')
  assert.deepEqual(errorOf(await acceptInvitation(elsewhere, { token, password })), needed)
  const accepted = await acceptInvitation(elsewhere, { token, password, code: authenticator.code() })
  assert.deepEqual([accepted.status, accepted.body.organizations.length], [201, 2])
})

test('members show it, and every organization of the person has the events and the audit rows', async () => {
  const first = await newOrganization(service)
  const second = await newOrganization(service)
  const person = await newPerson(first, 'owner')
  await acceptInvitation(second, { token: await invite(second, person.email, 'editor') }, person.browser)
  const shown = async () => (await asPerson(first, person).get('/members')).body.data[0].two_factor
  assert.equal(await shown(), false)
  const authenticator = await turnOnTwoFactor(service, person)
  assert.equal(await shown(), true)
  await post('/two-factor/off', { code: authenticator.code() }, person)
  assert.equal(await shown(), false)
  for (const api of [first, second]) {
    const types = (await api.get('/events')).body.data.map(({ type }: { type: string }) => type)
    assert.deepEqual(types.slice(0, 2), ['member.two_factor_turned_off', 'member.two_factor_turned_on'])
    const [entry] = (await api.get('/audit_log')).body.data
    assert.deepEqual([entry.operation, entry.actor.type], ['turnOffTwoFactor', 'person'])
  }
})

test('the operator turns it off for who has lost both, and every organization has it in its audit log', async () => {
  const { home, email } = await newProtected()
  assert.deepEqual(await resetTwoFactor(service.database, email.toUpperCase(), service.clock.now), { email })
  assert.equal((await signIn(email)).status, 201)
  const [entry] = (await home.get('/audit_log')).body.data
  assert.deepEqual([entry.operation, entry.actor.name], ['members reset-two-factor', 'operator'])
  await assert.rejects(
    resetTwoFactor(service.database, email, service.clock.now),
    /has no two-factor authentication/,
  )
  await assert.rejects(
    resetTwoFactor(service.database, 'nobody@example.com', service.clock.now),
    /Nobody has an account/,
  )
})

test('codes are limited for an account, wherever they are tried from, until one is right', async () => {
  const limited = await startService({
    database: await sharedDatabase(),
    signInLimits: { ...defaultLimits, perNetwork: { perSecond: 1000, burst: 1000 } },
  })
  limited.clock.now = service.clock.now
  const { email, authenticator } = await newProtected()
  const from = (host: number, code: string) =>
    limited.app.inject({
      method: 'POST',
      url: '/auth/session',
      payload: { email, password, code },
      headers: ownPage,
      remoteAddress: `10.9.${host}.1`,
    })
  for (let host = 1; host <= 10; host++) assert.equal((await from(host, '000000')).statusCode, 422)
  const refused = await from(11, authenticator.code())
  assert.deepEqual([refused.statusCode, refused.json().error.code], [429, 'rate_limited'])
  limited.clock.now = new Date(limited.clock.now.getTime() + 6 * 60 * 1000)
  const later = codeAt(authenticator.secret, stepAt(limited.clock.now))
  assert.equal((await from(12, later)).statusCode, 201)
  for (let host = 13; host <= 22; host++) assert.equal((await from(host, '000000')).statusCode, 422)
  await limited.app.close()
})

test('whoever knows the password alone guesses codes as slowly as passwords', async () => {
  const limited = await startService({ database: await sharedDatabase(), signInLimits: defaultLimits })
  limited.clock.now = service.clock.now
  const { email } = await newProtected()
  const statuses: number[] = []
  for (let count = 0; count < 6; count++) {
    const { statusCode } = await limited.app.inject({
      method: 'POST',
      url: '/auth/session',
      payload: { email, password },
      headers: ownPage,
      remoteAddress: '10.8.1.1',
    })
    statuses.push(statusCode)
  }
  assert.deepEqual(statuses, [422, 422, 422, 422, 422, 429])
  await limited.app.close()
})

test('changing the password while signed in keeps the second factor', async () => {
  const { email, person, authenticator } = await newProtected()
  const next = 'another sentence, just as long'
  const changed = await post('/password', { current_password: password, new_password: next }, person)
  assert.equal(changed.status, 200, changed.text)
  assert.deepEqual(errorOf(await post('/session', { email, password: next })), needed)
  const signedIn = await post('/session', { email, password: next, code: authenticator.code() })
  assert.equal(signedIn.status, 201)
  assert.equal((await call(service.app, 'GET', '/auth/session', undefined, cookieOf(signedIn))).status, 200)
})
