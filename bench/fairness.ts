import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type Address, connect } from '../packages/server/src/platform/db/connect.ts'
import { findRunning } from '../packages/server/src/platform/db/embedded/index.ts'
import { edit } from './edits.ts'
import { type Fixture, prepareFixture } from './fixture.ts'
import { type Call, openCaller, sendOnce } from './load.ts'
import { countsOf, quantile } from './report.ts'
import { talkWith } from './turns.ts'
import { prepareServer, until } from './whole_server.ts'

/**
 * R19: what a neighbor notices of an organization with 60 writers on one flow, a locked row with 15 edits, 40 pages that
 * never answer and a text of 480 kB. Prints the neighbor's 95th percentile of a GET and of a turn, in milliseconds, quiet
 * and busy, and how long its one-line source took. Fails when one is more than twice the other, or the source took more
 * than 5 s. `--seconds` of each measurement: 20. `--limit` of requests per second and key: 100, as installed.
 */

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '20' }, limit: { type: 'string', default: '100' } },
})
const goals = { ratio: 2, sourceMs: 5000 }
const [writers, lockedEdits, deadPages, textLength] = [60, 15, 40, 480_000]
/** Well below the limit. */
const pauseMs = { get: 30, turn: 100 }
const talks = 10

const site = createServer(() => {}).listen(0, '127.0.0.1')
await once(site, 'listening')
const host = `127.0.0.1:${(site.address() as AddressInfo).port}`
await using server = await prepareServer({
  FOYER_RATE_LIMIT: values.limit,
  FOYER_RATE_BURST: String(2 * Number(values.limit)),
  FOYER_ALLOW_HOSTS: host,
})
await server.start()
const { port } = server
const address = (await findRunning(server.dataDirectory))!
const [busy, neighbor] = [
  await prepareFixture(address, 'busy', 2),
  await prepareFixture(address, 'neighbor', 1),
]
const talk = talkWith(server, neighbor)
await talk.prepare()
const conversations = await talk.start(talks)

await measure()
const quiet = await measure()
const trouble = await makeTrouble()
const [during, sourceMs] = await Promise.all([measure(), readOneLine()])
const answers = await trouble.end()
site.closeAllConnections()
site.close()

const ratio = { get: during.getMs / quiet.getMs, turn: during.turnMs / quiet.turnMs }
console.log(JSON.stringify({ quiet, busy: during, ratio, sourceMs, busyAnswers: answers }, rounded, 1))
if (Math.max(ratio.get, ratio.turn) > goals.ratio || sourceMs > goals.sourceMs) process.exitCode = 1

function rounded(_: string, value: unknown) {
  return typeof value === 'number' ? Math.round(value * 10) / 10 : value
}

/** The neighbor's 95th percentiles. */
async function measure() {
  const end = performance.now() + Number(values.seconds) * 1000
  async function repeat(work: (n: number) => Promise<unknown>, pause: number) {
    const times: number[] = []
    for (let n = 0; performance.now() < end; n++) {
      const began = performance.now()
      await work(n)
      times.push(performance.now() - began)
      await sleep(pause)
    }
    return times
  }
  const [gets, turns] = await Promise.all([
    repeat(() => succeed(callOf(neighbor, 'GET', '/agents')), pauseMs.get),
    repeat((n) => talk.ask(conversations[n % talks]!, n), pauseMs.turn),
  ])
  return {
    getMs: quantile(gets, 0.95),
    turnMs: quantile(turns, 0.95),
    gets: gets.length,
    turns: turns.length,
  }
}

async function readOneLine(): Promise<number> {
  const began = performance.now()
  const text = 'The audit costs 900 euros.'
  const { id } = await succeed(callOf(neighbor, 'POST', '/knowledge_sources', { kind: 'text', text }))
  const path = `/knowledge_sources/${id}`
  await until('the source is read', async () => {
    const { status } = await succeed(callOf(neighbor, 'GET', path))
    if (status !== 'ready') await sleep(100)
    return status === 'ready'
  })
  return performance.now() - began
}

/** Returns when all of it is under way. */
async function makeTrouble() {
  const [edited, locked] = busy.phases as [Fixture['phases'][number], Fixture['phases'][number]]
  for (let page = 0; page < deadPages; page++)
    await succeed(callOf(busy, 'POST', '/knowledge_sources', { kind: 'page', url: `http://${host}/${page}` }))
  const text = 'The tour starts at the pier and takes two hours. '.repeat(textLength / 49)
  await succeed(callOf(busy, 'POST', '/knowledge_sources', { kind: 'text', text }))
  const lock = await lockAgent(address, locked.slug)
  const over = new AbortController()
  const statuses: number[] = []
  async function insist(call: () => Call) {
    const caller = await openCaller(port)
    while (!over.signal.aborted) {
      const { status } = await caller.send(call())
      statuses.push(status)
      // As the SDK does: who is told to come back later does so.
      if (status >= 300) await sleep(1000)
    }
    caller.close()
  }
  const rename = () => callOf(busy, 'PATCH', `/agents/${locked.slug}`, { name: `Name ${performance.now()}` })
  const insisting = Promise.all([
    ...Array.from({ length: writers }, () => insist(() => edit(busy, edited))),
    ...Array.from({ length: lockedEdits }, () => insist(rename)),
  ])
  return {
    async end() {
      over.abort()
      await lock.release()
      await insisting
      return countsOf(statuses)
    },
  }
}

/** Over a connection of its own, like another server. */
async function lockAgent(address: Address, slug: string) {
  const sql = connect(address, { connections: 1 })
  const [held, told] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const ended = sql.begin(async (transaction) => {
    await transaction`select 1 from agents a join organizations o on o.id = a.organization_id
      where o.slug = 'busy' and a.slug = ${slug} for no key update of a`
    held.resolve()
    await told.promise
  })
  await Promise.race([held.promise, ended])
  return {
    async release() {
      told.resolve()
      await ended
      await sql.end()
    },
  }
}

function callOf({ key }: Fixture, method: Call['method'], path: string, body?: object): Call {
  const headers = { authorization: `Bearer ${key}` }
  return { method, path: `/v1${path}`, headers, ...(body && { body: JSON.stringify(body) }) }
}

async function succeed(call: Call) {
  const { status, body } = await sendOnce(port, call)
  if (status >= 300) throw new Error(`A request was answered with ${status}: ${body}`)
  return JSON.parse(body)
}
