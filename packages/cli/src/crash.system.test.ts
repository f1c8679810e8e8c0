import assert from 'node:assert/strict'
import { readFileSync, rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { Webhook } from 'standardwebhooks'
import { leaseMs } from '../../server/src/organization/webhook_deliveries/service.ts'
import { connect } from '../../server/src/platform/db/connect.ts'
import { findRunning } from '../../server/src/platform/db/embedded/index.ts'
import { type Receiver, startReceiver } from '../../server/src/testing/receiver.ts'
import { type Client, clientOf } from './testing/client.ts'
import { type Foyer, freePort, startServer } from './testing/foyer.ts'
import { prepareMixedWrites } from './testing/mixed_writes.ts'
import { startWriters } from './testing/writers.ts'

/** One data directory, whose server and whose PostgreSQL are killed while ten callers write. */
describe('what was acknowledged outlives a crash', () => {
  let settings: Record<string, string>
  let server: Foyer
  let client: Client
  let receiver: Receiver
  /** What the receiver of webhooks says, as long as a test has not told it otherwise. */
  let answer: NonNullable<Parameters<typeof startReceiver>[0]> = (_, response) => response.end()
  let round = 0

  before(async () => {
    const many = '1000000'
    receiver = await startReceiver((...given) => answer(...given))
    settings = {
      FOYER_DATA_DIR: await mkdtemp('/tmp/foyer-cli-'),
      PORT: await freePort(),
      FOYER_RATE_LIMIT: many,
      FOYER_RATE_BURST: many,
      FOYER_ALLOW_HOSTS: receiver.host,
      LOG_LEVEL: 'fatal',
    }
    server = await startServer(settings)
    client = clientOf(`http://127.0.0.1:${settings.PORT}`, /Bearer (sk_[\w-]+)/.exec(server.stderr)![1]!)
  })

  after(async () => {
    server.child.kill('SIGTERM')
    await server.ended
    rmSync(settings.FOYER_DATA_DIR!, { recursive: true, force: true })
  })

  async function startTen() {
    const writes = await prepareMixedWrites(client, `Round ${++round}`)
    return { writers: startWriters(client, 10, writes.next), writes }
  }

  test('R1, R8 PostgreSQL is killed twice: every request is answered, with 503 meanwhile, and the server goes on by itself', async () => {
    const { writers, writes } = await startTen()
    for (const times of [1, 2]) {
      await writers.acknowledgedMore(30)
      const file = join(settings.FOYER_DATA_DIR!, 'postgres', 'postmaster.pid')
      process.kill(Number.parseInt(readFileSync(file, 'utf8'), 10), 'SIGKILL')
      while (server.stderr.split('PostgreSQL is running again').length <= times) await sleep(20)
    }
    await writers.acknowledgedMore(30)
    await writers.stop()
    assert.deepEqual(writers.unanswered, [])
    assert.ok(writers.refused.length > 0)
    for (const refusal of writers.refused) assert.deepEqual(refusal, { status: 503, retryAfter: '2' })
    assert.deepEqual(await writes.findMisses(writers.acknowledged), [])
    assert.equal(server.child.exitCode, null)
  })

  test('R1 the server is killed three times: what was acknowledged is there, and a repeat under its key makes no second', async () => {
    const { writers, writes } = await startTen()
    for (const _time of [1, 2, 3]) {
      await writers.acknowledgedMore(30)
      server.child.kill('SIGKILL')
      await server.ended
      server = await startServer(settings)
    }
    await writers.acknowledgedMore(30)
    await writers.stop()
    assert.ok(writers.unanswered.length > 0)
    assert.deepEqual(writers.refused, [])
    assert.deepEqual(await writes.findMisses(writers.acknowledged), [])
  })

  test('R9 killed between commit and delivery: every event arrives, signed, under one webhook id over all attempts', async () => {
    answer = (_, response, count) => count === 1 && response.writeHead(503).end()
    const { body: endpoint } = await client.call('POST', '/webhook_endpoints', {
      url: receiver.url,
      events: ['service.created'],
    })
    const created = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        client.call('POST', '/services', { name: `Told ${n}`, pricing_unit: 'fixed' }),
      ),
    )
    // One is refused and waits for its next attempt, four are under way, the others were never tried.
    while (receiver.received.length < 5) await sleep(5)
    server.child.kill('SIGKILL')
    await server.ended
    const [killedAt, before] = [Date.now(), receiver.received.length]
    answer = (_, response) => response.end()
    server = await startServer(settings)
    await endLeases(killedAt)
    const path = `/webhook_endpoints/${endpoint.id}/deliveries?status=delivered`
    while ((await client.all(path)).length < created.length) await sleep(50)

    const events = await client.all('/events?type=service.created')
    const taken = receiver.received.slice(before)
    assert.equal(taken.length, created.length, 'each once by the server that lived')
    for (const { body } of created) {
      const { id } = events.find(({ data }) => data.id === body.id)
      const attempts = receiver.received.filter((attempt) => JSON.parse(attempt.body).id === id)
      assert.ok(attempts.some((attempt) => taken.includes(attempt)))
      for (const { body, headers } of attempts) {
        assert.equal(headers['webhook-id'], `evt_${id}`)
        new Webhook(endpoint.secret).verify(body, headers as Record<string, string>)
      }
    }
  })

  /** Nobody waits here for what the dead server had taken: the end of its leases is moved instead. */
  async function endLeases(killedAt: number) {
    const sql = connect((await findRunning(settings.FOYER_DATA_DIR!))!, { connections: 1 })
    const takenBefore = new Date(killedAt + leaseMs)
    const ended =
      await sql`update webhook_deliveries set leased_until = now() where leased_until <= ${takenBefore}`
    assert.equal(ended.count, 4)
    await sql.end()
  }
})
