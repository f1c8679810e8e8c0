import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { newVisitor, publicAgent, type TalkingVisitor } from '../../conversations/visits/testing/visitors.ts'
import { deliverDue } from '../../organization/webhook_endpoints/deliver_webhooks.ts'
import type { Databases } from '../../platform/db/databases.ts'
import { openDatabases } from '../../platform/db/open_databases.ts'
import { createOutbound, type Outbound } from '../../platform/outbound/request.ts'
import { type Api, call, callsWith, testSecrets } from '../../testing/api.ts'
import { everyAnswer } from '../../testing/every_answer.ts'
import { runJobs } from '../../testing/jobs.ts'
import { listenToEvents } from '../../testing/listen_to_events.ts'
import { asPerson, newPerson, ownPage, type Person, password } from '../../testing/people.ts'
import { type Receiver, startReceiver } from '../../testing/receiver.ts'
import {
  createTwoDatabases,
  inItsDatabase,
  organizationInFirst,
  type SpreadService,
  type TwoDatabases,
} from '../../testing/several_databases.ts'
import { loadDemo } from '../demo/load.ts'
import { type MoveOptions, moveOrganization } from './move_organization.ts'
import type { MoveStep } from './steps.ts'

/** Two servers and a client that keeps writing and reading through both. The tests follow each other. */
describe('an organization moves beside servers that go on', () => {
  let two: TwoDatabases
  let servers: SpreadService[]
  let databases: Databases
  let receiver: Receiver
  let outbound: Outbound
  let api: Api
  let visitor: TalkingVisitor
  let person: Person

  before(async () => {
    two = await createTwoDatabases()
    receiver = await startReceiver()
    outbound = createOutbound({ allow: [receiver.host], resolve: async () => [] })
    servers = [await two.start({ outbound }), await two.start({ outbound })]
    const [address, further] = two.addresses
    const second = { name: 'second', address: further }
    databases = await openDatabases(address, [second], { now: new Date(), connections: 1 })
    api = await organizationInFirst(servers[0]!)
    await loadDemo(servers[0]!.database, api.organization, servers[0]!.clock.now)
    visitor = await newVisitor(api, await publicAgent(api))
    assert.equal((await visitor.say('We want a new website.')).status, 201)
    person = await newPerson(api, 'owner')
    const endpoint = await api.post('/webhook_endpoints', { url: receiver.url, events: ['service.*'] })
    assert.equal(endpoint.status, 201, endpoint.text)
  })

  after(async () => {
    await databases.close()
    await two.close()
  })

  const move = (to: string, options: Partial<MoveOptions> = {}) =>
    moveOrganization(
      databases,
      { slug: api.organization.slug, to },
      { now: () => new Date(), hearingMs: 300, settleMs: 300, ...options },
    )

  const bySlot = (slot: number) => callsWith(servers[slot % servers.length]!, api.credentials)

  /** Writes one after the other, and looks for each on the other server. */
  function keepWriting() {
    const kept: number[] = []
    const refused: { from: number; to: number }[] = []
    let going = true
    const done = (async () => {
      for (let count = 0; going && count < 5000; count++) {
        const from = performance.now()
        const { status, body, headers } = await bySlot(count).post('/services', {
          name: `Service ${count}`,
          pricing_unit: 'fixed',
        })
        if (status === 201) {
          kept.push(body.id)
          const found = await bySlot(count + 1).get(`/services/${body.id}`)
          assert.equal(found.status, 200, 'what was acknowledged is found on every server')
        } else {
          assert.deepEqual([status, headers['retry-after']], [503, '2'], JSON.stringify(body))
          assert.match(body.error.message, /being moved to another database .*Try again shortly/)
          refused.push({ from, to: performance.now() })
          await sleep(20)
        }
      }
    })()
    done.catch(() => {})
    return {
      kept,
      refused,
      async stop() {
        going = false
        await done
      },
    }
  }

  function keepReading() {
    let going = true
    let reads = 0
    const paths = ['/organization', '/agents', '/services?limit=1', '/events?limit=1', '/conversations']
    const done = (async () => {
      for (; going && reads < 20_000; reads++) {
        const path = paths[reads % paths.length]!
        const { status, text } = await bySlot(reads >> 1).get(path)
        assert.equal(status, 200, `${path}: ${text}`)
      }
    })()
    done.catch(() => {})
    return {
      async stop() {
        going = false
        await done
        return reads
      },
    }
  }

  /** As the background work of each database does. */
  function keepDelivering() {
    let going = true
    let ended = false
    let round: Promise<unknown> = Promise.resolve()
    const now = () => servers[0]!.clock.now
    const done = (async () => {
      while (!ended) {
        if (going)
          round = Promise.all(
            databases.all.map((database) =>
              deliverDue({ database, secrets: testSecrets, outbound, now, random: () => 0.5 }),
            ),
          )
        await round
        await sleep(5)
      }
    })()
    done.catch(() => {})
    return {
      /** A call that is under way when the hold begins may be repeated, as after a server that died. */
      async pause() {
        going = false
        await round
      },
      resume() {
        going = true
      },
      async stop() {
        going = true
        await sleep(50)
        await round
        ended = true
        await done
      },
    }
  }

  test('under writes and reads: what was acknowledged is there, reads never fail, only the hold refuses writes, and every event is told once', async () => {
    // Others have had many events in the first database, and go on.
    const othersHave = (events: number) => servers[0]!.first.system`
      select setval(sequence, pg_sequence_last_value(sequence) + ${events}::bigint)
      from (select pg_get_serial_sequence('events', 'id')::regclass as sequence) s`
    await othersHave(50_000)
    const stream = await listenToEvents(api)
    const told: { id: number; type: string; data: { id?: unknown } }[] = []
    const listening = (async () => {
      for (let event = await stream.event(); event; event = await stream.event()) told.push(event)
    })()
    const exported = (await api.post('/organization/export')).body.id
    const [writing, reading, delivering] = [keepWriting(), keepReading(), keepDelivering()]
    const at: Partial<Record<MoveStep, number>> = {}
    const written = async (more: number) => {
      const enough = writing.kept.length + more
      while (writing.kept.length < enough) await sleep(10)
    }
    await written(20)
    const onStep = async (step: MoveStep) => {
      at[step] = performance.now()
      if (step === 'check') await delivering.pause()
      if (step === 'check') at.check = performance.now()
      // Some writes come while it is held, and some after it has changed its home.
      if (step === 'hold' || step === 'directory') {
        await othersHave(500)
        delivering.resume()
        const enough = writing.refused.length + 2
        while (writing.refused.length < enough) await sleep(10)
      }
    }
    const receipt = await move('second', { onStep })
    assert.equal(receipt.outcome, 'moved')
    await written(20)
    await writing.stop()
    const reads = await reading.stop()
    await delivering.stop()

    assert.ok(reads > 50, `${reads} reads`)
    for (const { from, to } of writing.refused)
      assert.ok(to > at.check! && from < at.arrival!, 'refused during the hold only')
    const [{ second }] = servers as [SpreadService]
    const rows = await second.system<{ id: number }[]>`
      select id from services where organization_id = ${api.organization.id} and name like 'Service %' order by id`
    assert.deepEqual(
      rows.map(({ id }) => id),
      writing.kept.toSorted((a, b) => a - b),
    )
    assert.equal(new Set(writing.kept).size, writing.kept.length)

    const created = () => told.filter(({ type }) => type === 'service.created').map(({ data }) => data.id)
    for (const giveUp = Date.now() + 10_000; created().length < writing.kept.length && Date.now() < giveUp; )
      await sleep(20)
    stream.close()
    await listening.catch(() => {})
    assert.deepEqual(created(), writing.kept)
    const ids = told.map(({ id }) => id)
    assert.deepEqual(
      ids,
      ids.toSorted((a, b) => a - b),
    )
    const delivered = receiver.received.map(({ body }) => JSON.parse(body).data.id)
    assert.deepEqual(
      delivered.toSorted((a, b) => a - b),
      writing.kept.toSorted((a, b) => a - b),
    )

    // The job that waited is done where the organization lives now.
    await runJobs(inItsDatabase(api, servers[0]!.first))
    assert.equal((await api.get(`/organization/exports/${exported}`)).body.status, 'queued')
    await runJobs(inItsDatabase(api, servers[0]!.second))
    assert.equal((await api.get(`/organization/exports/${exported}`)).body.status, 'completed')
  })

  test('a visitor goes on talking, and a member who has signed in stays in and can sign in again', async () => {
    const answer = await visitor.say('It should be online in spring.')
    assert.equal(answer.status, 201, answer.text)
    const transcript = await visitor.get('/conversation')
    assert.match(transcript.text, /We want a new website\./)
    assert.match(transcript.text, /It should be online in spring\./)
    const owner = asPerson(api, person)
    assert.equal((await owner.get('/members')).body.data[0].email, person.email)
    const again = await call(
      api.service.app,
      'POST',
      '/auth/session',
      { email: person.email, password },
      ownPage,
    )
    assert.equal(again.status, 201, again.text)
  })

  test('on the way back, every GET is answered with the same bytes before and after', async () => {
    // Messages of the last seconds are added up by each server when it comes to it.
    const answers = async (server: SpreadService) => {
      const { '/organization/usage': _, ...others } = await everyAnswer(server, api.key)
      return others
    }
    const before = await answers(servers[0]!)
    assert.ok(Object.keys(before).length > 60)
    assert.equal((await move('first')).outcome, 'moved')
    for (const server of servers) assert.deepEqual(await answers(server), before)
    assert.equal((await visitor.say('Before Easter, please.')).status, 201)
    assert.equal((await api.post('/services', { name: 'Home', pricing_unit: 'fixed' })).status, 201)
  })
})
