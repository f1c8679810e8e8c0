import assert from 'node:assert/strict'
import { after, before, beforeEach, describe, test } from 'node:test'
import { openDatabase } from '../../platform/db/database.ts'
import {
  type Api,
  call,
  newOrganization,
  publicUrl,
  sharedService,
  startService,
  testSecrets,
} from '../../testing/api.ts'
import { type MailingService, startMailingService } from '../../testing/notifications.ts'
import { withMigratedDatabase } from '../../testing/own_database.ts'
import {
  acceptInvitation,
  asPerson,
  cookieOf,
  invite,
  newEmail,
  newPerson,
  ownPage,
  type Person,
  password,
  tokenOf,
} from '../../testing/people.ts'
import { takeConfirmation } from './email_confirmation_repository.ts'
import { attemptLimits, defaultLimits } from './limits.ts'
import { setupLink } from './setup_link.ts'

let service: MailingService
const start = new Date('2026-01-15T09:30:00.000Z')
before(async () => {
  service = await startMailingService()
})
beforeEach(() => {
  service.clock.now = start
})
after(() => service.close())

const wait = (hours: number) => {
  service.clock.now = new Date(service.clock.now.getTime() + hours * 3_600_000)
}

const post = (path: string, body?: object, headers: object = ownPage) =>
  call(service.app, 'POST', `/auth${path}`, body, { ...ownPage, ...headers })
const confirm = (token: string) => post('/email/confirm', { token })
const resend = ({ browser }: Person) => post('/email/confirmation', undefined, browser)
const isConfirmed = async ({ browser }: Person) =>
  (await call(service.app, 'GET', '/auth/session', undefined, browser)).body.person.email_confirmed

/** Somebody who came by a link that was handed to them, and not mailed. */
async function newcomer(api: Api, role: 'owner' | 'editor' = 'owner'): Promise<Person> {
  const email = newEmail()
  const token = await invite(api, email, role)
  const answer = await acceptInvitation(api, { token, name: 'Jana', password })
  assert.equal(answer.status, 201, answer.text)
  assert.equal(answer.body.person.email_confirmed, false)
  return { email, browser: cookieOf(answer) }
}

/** Of the last mail that has a link to this page. */
function linkTo(email: string, page: 'confirm-email' | 'new-password' | 'join'): string {
  const links = service.sink.to(email).map(({ text }) => /http:\S+/.exec(text)![0])
  return links.findLast((link) => link.includes(`/${page}#`))!
}

async function mailedLink(
  { email }: Person,
  page: 'confirm-email' | 'new-password' = 'confirm-email',
): Promise<string> {
  await service.deliver()
  return linkTo(email, page)
}

async function testMail(api: Api, { email }: Person) {
  return (await api.post('/organization/notifications/test', { channel: 'mail', email })).body
}

const eventsOf = async (api: Api) =>
  (await api.get('/events?type=member.email_confirmed')).body.data as { data: { object: object } }[]

describe('an account that was made without a link by mail', () => {
  test('gets a letter with a link that confirms the address, signed in or not', async () => {
    const api = await newOrganization(service)
    const person = await newcomer(api)
    const link = await mailedLink(person)
    const [letter, ...others] = service.sink.to(person.email)
    assert.equal(others.length, 0)
    assert.equal(letter!.subject, 'Confirm your email address')
    assert.ok(link.startsWith(`${publicUrl}/confirm-email#`))
    const answer = await confirm(tokenOf(link))
    assert.deepEqual(
      [answer.status, answer.body],
      [200, { object: 'email_confirmation', email: person.email, confirmed: true, mailed: false }],
    )
    assert.equal(await isConfirmed(person), true)
  })

  test('is written to in German where the organization is', async () => {
    const api = await newOrganization(service)
    await api.patch('/organization', { locales: ['de'], default_locale: 'de' })
    const person = await newcomer(api)
    await service.deliver()
    assert.equal(service.sink.to(person.email)[0]!.subject, 'Bestätigen Sie Ihre E-Mail-Adresse')
  })

  test('is the first owner, too', async () => {
    await withMigratedDatabase(async (address) => {
      const database = await openDatabase(address, { now: start, connections: 2 })
      const { app } = await startService({ database, mail: service.sink.transport })
      try {
        const email = newEmail()
        const token = tokenOf(setupLink(testSecrets, publicUrl, start))
        const body = { token, name: 'Ada', email, password, timezone: 'Europe/Berlin' }
        const answer = await call(app, 'POST', '/auth/setup', body, ownPage)
        assert.deepEqual([answer.status, answer.body.person.email_confirmed], [201, false], answer.text)
        const rows = await database.system`select kind from dispatches`
        assert.deepEqual(
          rows.map(({ kind }) => kind),
          ['email_confirmation'],
        )
        const [organization] = await database.system`select timezone from organizations`
        assert.equal(organization!.timezone, 'Europe/Berlin')
      } finally {
        await app.close()
        await database.close()
      }
    })
  })

  test('where the installation sends no mail, nobody is asked to confirm anything', async () => {
    const { app, database } = await sharedService()
    const api = await newOrganization()
    const email = newEmail()
    const answer = await acceptInvitation(api, {
      token: await invite(api, email, 'owner'),
      name: 'J',
      password,
    })
    const again = await call(app, 'POST', '/auth/email/confirmation', undefined, cookieOf(answer))
    assert.deepEqual([again.status, again.body.mailed], [202, false])
    const rows = await database.system`
      select from dispatches where organization_id = ${api.organization.id}`
    assert.equal(rows.length, 0)
  })
})

describe('the link to confirm an address', () => {
  test('works once: of two at the same moment one, and later none; every other one ends with it', async () => {
    const api = await newOrganization(service)
    const person = await newcomer(api)
    const first = tokenOf(await mailedLink(person))
    assert.deepEqual((await resend(person)).body.mailed, true)
    const second = tokenOf(await mailedLink(person))
    assert.notEqual(first, second)
    const { system } = service.database
    const taken = await Promise.all([1, 2, 3].map(() => takeConfirmation(system, second, start)))
    assert.equal(taken.filter((each) => each !== null).length, 1)
    for (const token of [first, second]) {
      const { status, body } = await confirm(token)
      assert.deepEqual([status, body.error.code, body.error.param], [422, 'parameter_invalid', 'token'])
      assert.match(body.error.message, /already been used/)
    }
  })

  test('is good for 24 hours, and so is the mail with it; one that was made up confirms nothing', async () => {
    const api = await newOrganization(service)
    const person = await newcomer(api)
    const token = tokenOf(await mailedLink(person))
    wait(24)
    assert.match((await confirm(token)).body.error.message, /older than 24 hours.*send a new one/)
    assert.match((await confirm('made-up')).body.error.message, /not valid/)
    await resend(person)
    wait(25)
    await service.deliver()
    assert.equal(service.sink.to(person.email).length, 1)
    assert.equal(await isConfirmed(person), false)
  })

  test('is no link to a new password, and ends none', async () => {
    const api = await newOrganization(service)
    const person = await newcomer(api)
    const token = tokenOf(await mailedLink(person))
    const wrong = await post('/password/reset', { token, new_password: 'another sentence, just as long' })
    assert.equal(wrong.status, 422)
    await post('/password/forgotten', { email: person.email })
    const reset = tokenOf(await mailedLink(person, 'new-password'))
    assert.equal((await confirm(reset)).status, 422)
    assert.equal((await confirm(token)).status, 200)
    const set = await post('/password/reset', {
      token: reset,
      new_password: 'another sentence, just as long',
    })
    assert.equal(set.status, 201, set.text)
  })

  test('is sent again to oneself only, and not when the address is confirmed; who waits for one then gets none', async () => {
    const api = await newOrganization(service)
    const person = await newcomer(api)
    assert.equal((await post('/email/confirmation')).status, 401)
    const token = tokenOf(await mailedLink(person))
    assert.equal((await resend(person)).status, 202)
    assert.equal((await confirm(token)).status, 200)
    await service.deliver()
    assert.equal(service.sink.to(person.email).length, 1, 'the second was not sent yet')
    const { status, body } = await resend(person)
    assert.deepEqual([status, body.confirmed, body.mailed], [202, true, false])
  })

  test('is limited like links to a new password', async () => {
    const { system } = service.database
    const clock = { elapsedMs: () => start.getTime(), storageTime: () => start }
    const attempts = attemptLimits({ system, secrets: testSecrets, clock, now: () => start }, defaultLimits)
    const limited = await startService({
      database: service.database,
      mail: service.sink.transport,
      // All tests come from one network, and share its bucket.
      signInLimits: { ...defaultLimits, perNetwork: { perSecond: 1_000_000, burst: 1_000_000 } },
    })
    const api = await newOrganization(service)
    const person = await newcomer(api)
    const again = () => call(limited.app, 'POST', '/auth/email/confirmation', undefined, person.browser)
    const answers = [await again(), await again(), await again(), await again()]
    assert.deepEqual(
      answers.map(({ status }) => status),
      [202, 202, 202, 429],
    )
    await attempts.toMail('password_reset', person.email, '127.0.0.1')
    await limited.app.close()
  })

  test('is nowhere in storage in clear', async () => {
    const api = await newOrganization(service)
    const person = await newcomer(api)
    const token = tokenOf(await mailedLink(person))
    const { system } = service.database
    const rows = [
      ...(await system`select t::text as row from user_verifications t`),
      ...(await system`select t::text as row from dispatches t where organization_id = ${api.organization.id}`),
    ]
    assert.ok(rows.every(({ row }) => !row.includes(token)))
  })
})

describe('an address is confirmed', () => {
  test('by the link of an invitation as it was mailed, and not by the one that the inviting owner sees', async () => {
    const api = await newOrganization(service)
    const owner = asPerson(api, await newPerson(api, 'owner'))
    const [mailed, seen, forged] = [newEmail(), newEmail(), newEmail()]
    const join = (token: string) => acceptInvitation(api, { token, name: 'Jana', password })
    await owner.post('/invitations', { email: mailed })
    await service.deliver()
    const byMail = await join(tokenOf(linkTo(mailed, 'join')))
    assert.equal(byMail.body.person.email_confirmed, true, byMail.text)
    const { url } = (await owner.post('/invitations', { email: seen })).body
    assert.equal((await join(tokenOf(url))).body.person.email_confirmed, false)
    const other = (await owner.post('/invitations', { email: forged })).body
    const made = `${tokenOf(other.url)}.${tokenOf(linkTo(mailed, 'join')).split('.').slice(1).join('.')}`
    assert.equal((await join(made)).body.person.email_confirmed, false)
    await service.deliver()
    const subjects = (email: string) => service.sink.to(email).map(({ subject }) => subject)
    assert.equal(subjects(mailed).length, 1, 'whoever came by mail is not asked again')
    assert.ok(subjects(seen).includes('Confirm your email address'))
  })

  test('by a mailed invitation into another organization, for an account that there is', async () => {
    const [first, second] = [await newOrganization(service), await newOrganization(service)]
    const person = await newcomer(first)
    const owner = asPerson(second, await newPerson(second, 'owner'))
    await owner.post('/invitations', { email: person.email })
    await service.deliver()
    const token = tokenOf(linkTo(person.email, 'join'))
    const answer = await acceptInvitation(second, { token }, person.browser)
    assert.equal(answer.body.person.email_confirmed, true, answer.text)
    assert.equal((await eventsOf(first)).length, 1)
    assert.equal((await eventsOf(second)).length, 0, 'there they join with a confirmed address')
  })

  test('by a new password that was set with a link', async () => {
    const api = await newOrganization(service)
    const person = await newcomer(api)
    await post('/password/forgotten', { email: person.email })
    const token = tokenOf(await mailedLink(person, 'new-password'))
    const answer = await post('/password/reset', { token, new_password: 'another sentence, just as long' })
    assert.equal(answer.body.person.email_confirmed, true, answer.text)
    assert.equal((await eventsOf(api)).length, 1)
  })

  test('once: members show it, and every organization of the person has the event and the audit row', async () => {
    const [first, second] = [await newOrganization(service), await newOrganization(service)]
    const person = await newcomer(first)
    await acceptInvitation(second, { token: await invite(second, person.email, 'owner') }, person.browser)
    const shown = async (api: Api) =>
      (await asPerson(api, person).get('/members')).body.data[0].email_confirmed
    assert.deepEqual([await shown(first), await shown(second)], [false, false])
    assert.equal((await confirm(tokenOf(await mailedLink(person)))).status, 200)
    for (const api of [first, second]) {
      assert.equal(await shown(api), true)
      assert.equal((await eventsOf(api)).length, 1)
      const { data } = (await asPerson(api, person).get('/audit_log')).body
      assert.ok(data.some(({ operation }: { operation: string }) => operation === 'confirmEmail'))
    }
    await post('/password/forgotten', { email: person.email })
    const token = tokenOf(await mailedLink(person, 'new-password'))
    await post('/password/reset', { token, new_password: 'another sentence, just as long' })
    assert.equal((await eventsOf(first)).length, 1, 'what was confirmed before is no news')
  })
})

describe('an address that is not confirmed', () => {
  test('gets no notifications, the record says why, and a test says it; once it is confirmed it gets them', async () => {
    const api = await newOrganization(service)
    const person = await newcomer(api)
    const token = tokenOf(await mailedLink(person))
    const refused = await testMail(api, person)
    assert.deepEqual([refused.ok, /has not confirmed this address/.test(refused.error)], [false, true])
    const { system } = service.database
    const [record] = await system`select status, last_error from dispatches
      where organization_id = ${api.organization.id} and kind = 'notification_test'`
    assert.equal(record!.status, 'dropped')
    assert.match(record!.last_error, /only to confirmed addresses/)
    assert.equal(service.sink.to(person.email).length, 1)
    await confirm(token)
    assert.equal((await testMail(api, person)).ok, true)
    assert.equal(service.sink.to(person.email).length, 2)
  })

  test('gets links to a new password all the same', async () => {
    const api = await newOrganization(service)
    const person = await newcomer(api)
    await service.deliver()
    await post('/password/forgotten', { email: person.email })
    await service.deliver()
    assert.equal(service.sink.to(person.email).at(-1)!.subject, 'Set a new password')
  })
})
