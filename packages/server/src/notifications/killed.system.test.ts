import assert from 'node:assert/strict'
import { test } from 'node:test'
import { leaseMs } from '../organization/dispatches/send_dispatches.ts'
import { newOrganization } from '../testing/api.ts'
import { killableWorkers } from '../testing/killable_worker.ts'
import { ageLeases } from '../testing/leases.ts'
import { startMailingService } from '../testing/notifications.ts'
import { newPerson } from '../testing/people.ts'
import { waitingVisitor } from './testing/waiting_visitors.ts'

test('a server that is killed while it sends a mail loses none: it arrives once, under the message id it had', async () => {
  const service = await startMailingService()
  const { database, sink, clock } = service
  const workers = killableWorkers({ address: database.address, allow: [], mail: sink.settings })
  try {
    const api = await newOrganization(service)
    const { email } = await newPerson(api, 'owner')
    const begun = Promise.withResolvers<string[] | undefined>()
    // The mail server has the mail, and has not said yes yet.
    sink.hold = async (mail) => {
      if (!mail.to.includes(email)) return
      begun.resolve(mail.headers.get('message-id'))
      await new Promise(() => {})
    }
    await waitingVisitor(api)
    await workers.begin()
    const messageId = await begun.promise
    await workers.kill()
    sink.hold = async () => {}
    assert.equal(sink.to(email).length, 0)
    // The one that died went by the real time.
    clock.now = new Date()
    await ageLeases(api, 'dispatches', leaseMs)
    await service.deliver()
    await service.deliver()
    const [mail, ...others] = sink.to(email)
    assert.equal(others.length, 0)
    assert.deepEqual(mail!.headers.get('message-id'), messageId)
  } finally {
    await workers.end()
    await service.close()
  }
})
