import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { call, newOrganization, publicUrl, sharedService, testSecrets } from '../../testing/api.ts'
import { type MailingService, startMailingService } from '../../testing/notifications.ts'
import { asPerson, cookieOf, newEmail, newPerson, ownPage, password, tokenOf } from '../../testing/people.ts'
import { turnOnTwoFactor } from '../../testing/two_factor.ts'
import { forgetPasswordLinks } from '../jobs.ts'
import { attemptLimits, defaultLimits } from './limits.ts'
import { takeReset } from './password_reset_repository.ts'

let service: MailingService
const start = new Date('2026-01-15T09:30:00.000Z')
before(async () => {
  service = await startMailingService()
})
beforeEach(() => {
  service.clock.now = start
})
after(() => service.close())

const minuteMs = 60_000
const wait = (minutes: number) => {
  service.clock.now = new Date(service.clock.now.getTime() + minutes * minuteMs)
}

const post = (path: string, body: object) => call(service.app, 'POST', `/auth${path}`, body, ownPage)
const request = (email: string) => post('/password/forgotten', { email })
const reset = (token: string, new_password: string) => post('/password/reset', { token, new_password })
const signIn = (email: string, word: string) => post('/session', { email, password: word })
const next = 'another sentence, just as long'

async function linkFor(email: string, written = email): Promise<string> {
  assert.equal((await request(written)).status, 202)
  await service.deliver()
  const { text } = service.sink.to(email).at(-1)!
  return /http:\S+/.exec(text)![0]
}

test('a forgotten password: the link sets a new one, signs in, and ends every other session', async () => {
  const api = await newOrganization(service)
  const person = await newPerson(api, 'editor')
  const link = await linkFor(person.email, person.email.toUpperCase())
  assert.ok(link.startsWith(`${publicUrl}/new-password#`))
  const answer = await reset(tokenOf(link), next)
  assert.equal(answer.status, 201, answer.text)
  assert.equal(answer.body.person.email, person.email)
  const here = await call(service.app, 'GET', '/auth/session', undefined, cookieOf(answer))
  assert.equal(here.status, 200)
  assert.equal((await asPerson(api, person).get('/organization')).status, 401)
  assert.equal((await signIn(person.email, password)).status, 422)
  assert.equal((await signIn(person.email, next)).status, 201)
})

test('a link works once: used again, or beside one that was used, it is refused in clear words', async () => {
  const api = await newOrganization(service)
  const { email } = await newPerson(api, 'editor')
  const [first, second] = [await linkFor(email), await linkFor(email)]
  const both = await Promise.all([reset(tokenOf(second), next), reset(tokenOf(second), `${next}!`)])
  assert.deepEqual(both.map(({ status }) => status).sort(), [201, 422])
  for (const link of [first, second]) {
    const { status, body } = await reset(tokenOf(link), 'a third sentence, longer still')
    assert.deepEqual([status, body.error.code, body.error.param], [422, 'parameter_invalid', 'token'])
    assert.match(body.error.message, /already been used\. Request a new one/)
  }
  assert.equal((await signIn(email, 'a third sentence, longer still')).status, 422)
})

test('a link by mail is not enough where there is a second factor: it takes a code, and stays good without', async () => {
  const person = await newPerson(await newOrganization(service), 'editor')
  const authenticator = await turnOnTwoFactor(service, person)
  const token = tokenOf(await linkFor(person.email))
  const refused = await reset(token, next)
  assert.deepEqual([refused.body.error.code, refused.body.error.param], ['parameter_missing', 'code'])
  assert.equal((await signIn(person.email, next)).body.error.param, 'password')
  const body = { token, new_password: next }
  const wrong = await post('/password/reset', { ...body, code: '000000' })
  assert.deepEqual([wrong.status, wrong.body.error.param], [422, 'code'])
  assert.equal((await post('/password/reset', { ...body, code: authenticator.code() })).status, 201)
  assert.equal((await signIn(person.email, next)).body.error.param, 'code')
})

test('who joined through a provider sets a first password with a link', async () => {
  const { email } = await newPerson(await newOrganization(service), 'editor')
  await service.database.system`delete from user_accounts a using users u
    where u.id = a.user_id and u.email = ${email}`
  assert.equal((await signIn(email, password)).status, 422)
  assert.equal((await reset(tokenOf(await linkFor(email)), next)).body.person.has_password, true)
  assert.equal((await signIn(email, next)).status, 201)
})

test('of many who come with the same link at the same moment, one sets the password', async () => {
  const api = await newOrganization(service)
  const { email } = await newPerson(api, 'editor')
  const token = tokenOf(await linkFor(email))
  const take = (hash: string) => takeReset(service.database.system, { token, hash }, start)
  const taken = await Promise.all(['a', 'b', 'c', 'd'].map(take))
  assert.equal(taken.filter((person) => person !== null).length, 1)
})

test('a link is good for an hour, and so is the mail with it', async () => {
  const api = await newOrganization(service)
  const { email } = await newPerson(api, 'editor')
  const link = await linkFor(email)
  wait(60)
  const { status, body } = await reset(tokenOf(link), next)
  assert.equal(status, 422)
  assert.match(body.error.message, /older than one hour.*Request a new one/)
  assert.match((await reset('made-up', next)).body.error.message, /not valid/)
  assert.equal((await request(email)).status, 202)
  wait(61)
  await service.deliver()
  assert.equal(service.sink.to(email).length, 1, 'a link that would not work is not mailed')
})

test('the answer does not tell whether an address has an account, and both leave one row', async () => {
  const api = await newOrganization(service)
  const { email } = await newPerson(api, 'editor')
  const count = async () => {
    const [row] = await service.database.system<{ count: number }[]>`
      select count(*)::int as count from user_verifications`
    return row!.count
  }
  const before = await count()
  const known = await request(email)
  const unknown = await request(newEmail())
  assert.deepEqual([known.status, known.text], [unknown.status, unknown.text])
  assert.equal((await count()) - before, 2)
  await service.deliver()
  assert.equal(service.sink.to(email).length, 1)
})

test('the token is nowhere in storage in clear, and goes when its time is over', async () => {
  const api = await newOrganization(service)
  const { email } = await newPerson(api, 'editor')
  const token = tokenOf(await linkFor(email))
  const { system } = service.database
  const stored = async () => [
    ...(await system`select t::text as row from user_verifications t`),
    ...(await system`select t::text as row from dispatches t where organization_id = ${api.organization.id}`),
  ]
  assert.ok((await stored()).every(({ row }) => !row.includes(token)))
  await forgetPasswordLinks.run(service.database, new Date(start.getTime() + 8 * 24 * 60 * minuteMs))
  const [left] = await system<{ count: number }[]>`select count(*)::int as count from user_verifications
    where expires_at < ${new Date(start.getTime() + 2 * 60 * minuteMs)}`
  assert.equal(left!.count, 0)
})

test('who belongs to no organization any more gets no link, and the answer is the same', async () => {
  const api = await newOrganization(service)
  const owner = asPerson(api, await newPerson(api, 'owner'))
  const { email } = await newPerson(api, 'editor')
  const { data } = (await owner.get('/members')).body
  const { id } = data.find((member: { email: string }) => member.email === email)
  assert.equal((await owner.delete(`/members/${id}`)).status, 200)
  assert.deepEqual((await request(email)).body, (await request(newEmail())).body)
  await service.deliver()
  assert.equal(service.sink.to(email).length, 0)
})

test('a short password is refused, and the link stays good', async () => {
  const api = await newOrganization(service)
  const { email } = await newPerson(api, 'editor')
  const token = tokenOf(await linkFor(email))
  const { status, body } = await reset(token, 'short')
  assert.deepEqual([status, body.error.param], [422, 'new_password'])
  assert.equal((await reset(token, next)).status, 201)
})

test('links are limited for an account at one place, and for all places together', async () => {
  const { system } = service.database
  const clock = { elapsedMs: () => start.getTime(), storageTime: () => start }
  const attempts = attemptLimits({ system, secrets: testSecrets, clock, now: () => start }, defaultLimits)
  const email = newEmail()
  for (let count = 0; count < 3; count++) await attempts.toMail('password_reset', email, '203.0.113.1')
  await assert.rejects(attempts.toMail('password_reset', email.toUpperCase(), '203.0.113.1'), { status: 429 })
  for (let place = 2; place < 9; place++) await attempts.toMail('password_reset', email, `203.0.113.${place}`)
  await assert.rejects(attempts.toMail('password_reset', email, '203.0.113.99'), { status: 429 })
  await attempts.toMail('password_reset', newEmail(), '203.0.113.1')
  await attempts.toMail('email_confirmation', email, '203.0.113.1')
})

test('without a mail server nothing is promised: the installation and the answer say so', async () => {
  const { app } = await sharedService()
  const answer = await call(app, 'POST', '/auth/password/forgotten', { email: newEmail() }, ownPage)
  assert.deepEqual([answer.status, answer.body.mail], [202, false])
  assert.equal((await call(app, 'GET', '/auth/installation')).body.mail, false)
  assert.equal((await call(service.app, 'GET', '/auth/installation')).body.mail, true)
})
