import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { setImmediate as turn } from 'node:timers/promises'
import { listNeglected } from './conversations/turns/repository.ts'
import { newVisitor, publicAgent } from './conversations/visits/testing/visitors.ts'
import { listWaiting } from './notifications/spreading/repository.ts'
import { listDue as listDueDispatches } from './organization/dispatches/repository.ts'
import { createUsageTally } from './organization/profile/usage_tally.ts'
import { startUsageWriter } from './organization/profile/usage_writer.ts'
import { listDue as listDueDeliveries } from './organization/webhook_deliveries/repository.ts'
import { schema } from './platform/db/queue.ts'
import { createOutbound } from './platform/outbound/request.ts'
import type { Job } from './platform/queue/job.ts'
import { startWorkers } from './platform/queue/workers.ts'
import { forgetAnswers } from './platform/sweeps.ts'
import type { Api } from './testing/api.ts'
import { type Receiver, startReceiver } from './testing/receiver.ts'
import {
  createTwoDatabases,
  hold,
  organizationInSecond,
  release,
  type SpreadService,
  type TwoDatabases,
} from './testing/several_databases.ts'

async function until(isSo: () => Promise<boolean>) {
  while (!(await isSo())) await turn()
}

/** What goes on beside the requests of an organization that is being moved. */
describe('an organization that is held, or has left', () => {
  let two: TwoDatabases
  let service: SpreadService
  let receiver: Receiver
  before(async () => {
    two = await createTwoDatabases()
    receiver = await startReceiver()
    service = await two.start({ outbound: createOutbound({ allow: [receiver.host] }) })
  })
  after(() => two.close())

  const audit = { name: 'Audit', pricing_unit: 'fixed' }
  const noDelay = { finishMs: 10, breakOffMs: 10 }

  async function work(jobs: Job<object>[], whileWorking: () => Promise<void>) {
    const failures: unknown[] = []
    const workers = startWorkers(
      {
        database: service.second,
        now: () => new Date(),
        work: { jobs, sweeps: [] },
        lookSeconds: 1,
        log: (error) => failures.push(error),
      },
      noDelay,
    )
    await whileWorking().finally(() => workers.stop())
  }

  const enqueue = ({ organization }: Api, job: Job<object>) =>
    service.database.tenant(organization.id).transaction((db) => db.enqueue(job, {}))

  async function jobOf({ organization }: Api) {
    const { system } = service.second
    const [row] = await system<{ state: string; retries: number; later: boolean }[]>`
      select state::text, retry_limit - retry_count as retries, start_after > now() as later
      from ${system(schema)}.job where data->>'organization_id' = ${String(organization.id)}`
    return row
  }

  test('its jobs are put back while it is held, without an attempt less, and are over where it has left', async () => {
    let runs = 0
    const job: Job<object> = {
      name: 'touch',
      retries: 0,
      async run({ tenant }) {
        runs++
        await tenant.transaction(async (db) => db.later((sql) => sql`select 1`))
      },
    }
    const [held, gone] = [await organizationInSecond(service), await organizationInSecond(service)]
    for (const api of [held, gone]) await enqueue(api, job)
    await hold(service.second, held.organization.id, 'held')
    await hold(service.second, gone.organization.id, 'left')
    await work([job], async () => {
      await until(async () => (await jobOf(gone))?.state === 'completed')
      await until(async () => (await jobOf(held))?.state === 'retry')
      const put = await jobOf(held)
      assert.deepEqual([put!.retries >= 0, put!.later], [true, true])
      await release(service.second, held.organization.id)
      await until(async () => (await jobOf(held))?.state === 'completed')
    })
    assert.equal(runs, 3)
  })

  test('sweeps pass it by and go on with the others', async () => {
    const [held, free] = [await organizationInSecond(service), await organizationInSecond(service)]
    for (const api of [held, free]) await api.post('/services', audit, { 'idempotency-key': 'once' })
    await hold(service.second, held.organization.id, 'held')
    const { system } = service.second
    const kept = async ({ organization }: Api) => {
      const [row] = await system<{ count: number }[]>`
        select count(*) from idempotency_keys where organization_id = ${organization.id}`
      return row!.count
    }
    await forgetAnswers.run(service.second, new Date(service.clock.now.getTime() + 25 * 60 * 60 * 1000))
    assert.deepEqual([await kept(held), await kept(free)], [1, 0])
  })

  test('what it used is counted, and written down when it can be entered again', async () => {
    const api = await organizationInSecond(service)
    const { id } = api.organization
    const { system } = service.second
    const calls = async () => {
      const [row] = await system<{ sum: number }[]>`
        select coalesce(sum(calls), 0)::bigint as sum from usage_days where organization_id = ${id}`
      return row!.sum
    }
    await hold(service.second, id, 'held')
    const tally = createUsageTally(() => service.clock.now)
    tally.count(id, 'calls')
    const writer = startUsageWriter(service.database, tally)
    await writer.close()
    assert.equal(await calls(), 0)
    await release(service.second, id)
    await writer.close()
    assert.equal(await calls(), 1)
  })

  test('that one of its keys was used is not written down', async () => {
    const api = await organizationInSecond(service)
    const { system } = service.second
    await hold(service.second, api.organization.id, 'held')
    assert.equal((await api.get('/services')).status, 200)
    // Written beside the request: a second statement over the same pool comes after it.
    await system`select pg_sleep(0.05)`
    const [row] = await system<{ last_used_at: Date | null }[]>`
      select last_used_at from api_keys where organization_id = ${api.organization.id}`
    assert.equal(row!.last_used_at, null)
  })

  test('its mails, webhooks, notices and neglected messages keep nobody else waiting', async () => {
    const api = await organizationInSecond(service)
    const { id: organization_id } = api.organization
    const { system } = service.second
    await api.post('/webhook_endpoints', { url: receiver.url, events: ['service.*'] })
    await api.post('/services', audit)
    const visitor = await newVisitor(api, await publicAgent(api))
    await visitor.say('We want a new website.')
    await system`update turns set answered_at = null, leased_until = null, created_at = now() - interval '1 day'
      where organization_id = ${organization_id}`
    await system`insert into dispatches (organization_id, channel, kind, data, email, due_at, created_at)
      values (${organization_id}, 'mail', 'test', '{}', 'a@example.com', now(), now())`
    await system`insert into notices (organization_id, kind, resource_object, resource_id, created_at)
      values (${organization_id}, 'person_wanted', 'conversation', 1, now())`
    const later = new Date(Date.now() + 1000)
    const full = { endpoints: [], organizations: [] }
    async function found() {
      const lists = await Promise.all([
        listDueDispatches(system, later, 8, []),
        listDueDeliveries(system, later, { perEndpoint: 1, total: 8 }, full),
        listWaiting(system, 100),
        listNeglected(system, 0, 8),
      ])
      return lists.map((list) => list.some((each) => each.organization_id === organization_id))
    }
    assert.deepEqual(await found(), [true, true, true, true])
    await hold(service.second, organization_id, 'held')
    assert.deepEqual(await found(), [false, false, false, false])
  })
})
