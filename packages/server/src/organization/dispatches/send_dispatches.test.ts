import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { type Api, newOrganization } from '../../testing/api.ts'
import { ageLeases } from '../../testing/leases.ts'
import { type MailingService, startMailingService } from '../../testing/notifications.ts'
import { asPerson, newEmail, newPerson } from '../../testing/people.ts'
import { forgetEvents } from '../jobs.ts'
import { attempt } from './attempt.ts'
import { lease } from './repository.ts'
import { leaseMs, sendDue, settle, startDispatches } from './send_dispatches.ts'
import { sendMail } from './service.ts'

let service: MailingService
const start = new Date('2026-01-15T09:30:00.000Z')
before(async () => {
  service = await startMailingService()
})
beforeEach(() => {
  service.clock.now = start
  service.sink.refuse = () => null
})
after(() => service.close())

const wait = (seconds: number) => {
  service.clock.now = new Date(service.clock.now.getTime() + seconds * 1000)
}

/** A mail that is due: that of a test. */
async function dueMail() {
  const api = await newOrganization(service)
  const email = newEmail()
  const tenant = service.database.tenant(api.organization.id)
  const id = await tenant.transaction((db) =>
    sendMail(db, start, { kind: 'notification_test', to: { email } }),
  )
  return { api, tenant, email, id }
}

async function stored(api: Api, id: number) {
  const [row] = await service.database.system<
    { status: string; attempts: number; last_error: string | null; due_at: Date; sealed: string | null }[]
  >`select status, attempts, last_error, due_at, sealed from dispatches
    where organization_id = ${api.organization.id} and id = ${id}`
  return row!
}

test('a mail that was rolled back with its cause is not sent', async () => {
  const { tenant } = await dueMail()
  const email = newEmail()
  await tenant.transaction((db) => sendMail(db, start, { kind: 'notification_test', to: { email } }), {
    keep: false,
  })
  await service.deliver()
  assert.equal(service.sink.to(email).length, 0)
})

test('what a server took that died is sent when its lease ends, under the same message id', async () => {
  const { api, tenant, email, id } = await dueMail()
  // It died after the mail server's yes, and before it could write that down.
  const leased = await tenant.transaction((db) => lease(db, id, start, leaseMs))
  assert.deepEqual(await attempt(service.dependencies, tenant, leased!, start), { status: 'sent' })
  await service.deliver()
  assert.equal(service.sink.to(email).length, 1, 'while the lease lasts nobody else sends')
  await ageLeases(api, 'dispatches', leaseMs)
  await service.deliver()
  await service.deliver()
  const ids = service.sink.to(email).map(({ headers }) => headers.get('message-id'))
  assert.equal(ids.length, 2)
  assert.deepEqual(ids[0], ids[1])
})

test('who comes back after its lease writes nothing over what another does', async () => {
  const { api, tenant, id } = await dueMail()
  const first = await tenant.transaction((db) => lease(db, id, start, leaseMs))
  await ageLeases(api, 'dispatches', leaseMs)
  const { now } = service.clock
  const second = await tenant.transaction((db) => lease(db, id, now, leaseMs))
  assert.equal(second!.attempts, 2)
  const failed = { status: 'failed', error: 'late', lasting: true } as const
  await tenant.transaction(async (db) => settle(db, first!, failed, now, null))
  assert.equal((await stored(api, id)).status, 'pending')
  await tenant.transaction(async (db) => settle(db, second!, { status: 'sent' }, now, null))
  assert.equal((await stored(api, id)).status, 'sent')
})

test('R18 a server whose clock is ten minutes off sends no mail that another is sending, and its own leases end in time', async () => {
  const right = new Date(start.getTime() + 1_200_000)
  for (const wrongByMs of [-600_000, 600_000]) {
    const wrong = new Date(right.getTime() + wrongByMs)
    const sendAt = (now: Date) => sendDue({ ...service.dependencies, now: () => now })
    for (const [holder, other] of [
      [right, wrong],
      [wrong, right],
    ] as const) {
      const { api, tenant, email, id } = await dueMail()
      await tenant.transaction((db) => lease(db, id, holder, leaseMs))
      await sendAt(other)
      assert.equal(service.sink.to(email).length, 0, 'while the lease lasts nobody else sends')
      await ageLeases(api, 'dispatches', leaseMs)
      await sendAt(other)
      assert.equal(service.sink.to(email).length, 1)
    }
  }
})

test('who has left while a mail was on its way is told nothing', async () => {
  const { tenant, email, id } = await dueMail()
  const leased = await tenant.transaction((db) => lease(db, id, start, leaseMs))
  const outcome = await attempt(service.dependencies, tenant, { ...leased!, recipient: null }, start)
  assert.deepEqual([outcome.status, service.sink.to(email).length], ['dropped', 0])
})

test('R19 one organization whose mails take long takes four of eight places, and what waits for one hides nobody', {
  timeout: 60_000,
}, async () => {
  const held = new Map<string, number>()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  service.sink.hold = async ({ to: [email = ''] }) => {
    const [name = ''] = email.split('.')
    if (!held.has(name)) return
    held.set(name, held.get(name)! + 1)
    await released
  }
  const mailSlowly = async (name: string, count: number) => {
    const api = await newOrganization(service)
    held.set(name, 0)
    await service.database.tenant(api.organization.id).transaction(async (db) => {
      for (let each = 0; each < count; each++)
        await sendMail(db, start, { kind: 'notification_test', to: { email: `${name}.${newEmail()}` } })
    })
  }
  await mailSlowly('many', 12)
  await mailSlowly('few', 3)
  const quick = await dueMail()
  const worker = startDispatches(service.dependencies, (error) => assert.fail(String(error)), {
    everyMs: 3_600_000,
  })
  const taken = () => [...held.values()]
  while (service.sink.to(quick.email).length === 0 || taken()[0]! + taken()[1]! < 7)
    await new Promise(setImmediate)
  assert.deepEqual(taken(), [4, 3])
  release()
  await worker.stop()
  service.sink.hold = async () => {}
})

test('a mail server that is busy is asked again, with growing pauses, until it takes the mail', async () => {
  const { api, email, id } = await dueMail()
  service.sink.refuse = (command) => (command.startsWith('RCPT') ? '451 try again later' : null)
  await service.deliver()
  const first = await stored(api, id)
  assert.deepEqual([first.status, first.attempts], ['pending', 1])
  assert.match(first.last_error!, /try again later/)
  assert.equal(first.due_at.getTime() - start.getTime(), 5000)
  wait(5)
  await service.deliver()
  assert.equal((await stored(api, id)).due_at.getTime() - service.clock.now.getTime(), 30_000)
  service.sink.refuse = () => null
  wait(30)
  await service.deliver()
  assert.deepEqual([(await stored(api, id)).status, service.sink.to(email).length], ['sent', 1])
})

test('an address that the mail server refuses for good is not tried again; a mail is given up some time', async () => {
  const refused = await dueMail()
  service.sink.refuse = (command) => (command.startsWith('RCPT') ? '550 no such user' : null)
  await service.deliver()
  assert.equal((await stored(refused.api, refused.id)).status, 'failed')
  service.sink.refuse = (command) => (command.startsWith('MAIL') ? '421 closing' : null)
  const unlucky = await dueMail()
  for (let days = 0; days < 5; days++)
    for (let hours = 0; hours < 24; hours++) {
      await service.deliver()
      wait(3600)
    }
  const { status, attempts } = await stored(unlucky.api, unlucky.id)
  assert.deepEqual([status, attempts], ['failed', 10])
})

test('of several servers one sends', async () => {
  const mails = await Promise.all([dueMail(), dueMail(), dueMail()])
  await Promise.all([service.deliver(), service.deliver(), service.deliver()])
  for (const { email } of mails) assert.equal(service.sink.to(email).length, 1)
})

test('an invitation is mailed with its link, which is stored encrypted until then; a revoked one is not', async () => {
  const api = await newOrganization(service)
  const owner = asPerson(api, await newPerson(api, 'owner'))
  const [email, revoked] = [newEmail(), newEmail()]
  const invitation = (await owner.post('/invitations', { email })).body
  assert.equal(invitation.mailed, true)
  const token = invitation.url.split('#')[1]
  const { id } = (await owner.post('/invitations', { email: revoked })).body
  await owner.delete(`/invitations/${id}`)
  const rows = () => service.database.system<{ row: string; sealed: string | null }[]>`
    select t::text as row, sealed from dispatches t where organization_id = ${api.organization.id} order by id`
  assert.ok((await rows()).every(({ row, sealed }) => sealed !== null && !row.includes(token)))
  await service.deliver()
  const [mail] = service.sink.to(email)
  assert.ok(mail!.text.includes(invitation.url) && mail!.html.includes(invitation.url))
  assert.equal(service.sink.to(revoked).length, 0)
  assert.ok((await rows()).every(({ sealed }) => sealed === null))
})

test('a trial run of an invitation mails nothing, and without a mail server the answer says so', async () => {
  const api = await newOrganization(service)
  const owner = asPerson(api, await newPerson(api, 'owner'))
  const email = newEmail()
  assert.equal((await owner.post('/invitations?dry_run=true', { email })).status, 201)
  await service.deliver()
  assert.equal(service.sink.to(email).length, 0)
  const without = await newOrganization()
  const there = asPerson(without, await newPerson(without, 'owner'))
  const { url, mailed } = (await there.post('/invitations', { email: newEmail() })).body
  assert.ok(url)
  assert.equal(mailed, false)
})

test('what became of mails is forgotten after the time for events', async () => {
  const { api, id } = await dueMail()
  await service.deliver()
  const days = (count: number) => new Date(start.getTime() + count * 24 * 60 * 60 * 1000)
  const sweep = forgetEvents({ events: 90, audit: null })
  await sweep.run(service.database, days(89))
  assert.equal((await stored(api, id)).status, 'sent')
  await sweep.run(service.database, days(91))
  assert.equal(await stored(api, id), undefined)
})
