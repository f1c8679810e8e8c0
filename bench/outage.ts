import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { Client } from '../packages/cli/src/testing/client.ts'
import { prepareMixedWrites } from '../packages/cli/src/testing/mixed_writes.ts'
import { startWriters } from '../packages/cli/src/testing/writers.ts'
import { readPostmasterFile } from '../packages/server/src/platform/db/embedded/postmaster_file.ts'
import { postgresProcessesOf } from '../packages/server/src/platform/db/embedded/process_table.ts'
import { countsOf } from './report.ts'
import { prepareServer, unlimited } from './whole_server.ts'

/**
 * R8: PostgreSQL is frozen (SIGSTOP) under eight writers and four readers. Prints how requests were answered meanwhile,
 * and how many milliseconds after its return the last one was refused. Fails when a refusal was no 503 with Retry-After,
 * the server ended, a write was lost, or service took too long to return. `--seconds` of the outage: 10.
 */

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '10' } } })
const goals = { serviceMs: 5000 }
const [writing, reading] = [8, 4]
/** Before the outage, and after it: longer than whatever may be waited for. */
const [beforeMs, afterMs] = [5000, 15_000]

const served = 'answered'
const proper = '503 with Retry-After'

interface Answer {
  at: number
  ms: number
  kind: string
}

await using server = await prepareServer(unlimited)
await server.start()
const answers: Answer[] = []
const client = watched(server.client())
const cluster = await server.cluster()
const writes = await prepareMixedWrites(client, 'Outage')
const over = new AbortController()

const writers = startWriters(client, writing, writes.next)
const readers = Promise.all(Array.from({ length: reading }, readOn))
await sleep(beforeMs)
const frozenAt = performance.now()
await freeze(Number(values.seconds) * 1000)
const backAt = performance.now()
await sleep(afterMs)
over.abort()
await Promise.all([writers.stop(), readers])

const after = answers.filter(({ at }) => at > backAt)
const firstServed = after.find(({ kind }) => kind === served)
const lastRefused = after.findLast(({ kind }) => kind !== served)
const kinds = (among: (answer: Answer) => boolean) => countsOf(answers.filter(among).map(({ kind }) => kind))
const figures = {
  before: kinds(({ at }) => at <= frozenAt),
  during: kinds(({ at }) => at > frozenAt && at <= backAt),
  after: kinds(({ at }) => at > backAt),
  longestMs: Math.round(Math.max(...answers.map(({ ms }) => ms))),
  firstServedMs: firstServed && Math.round(firstServed.at - backAt),
  lastRefusedMs: lastRefused && Math.round(lastRefused.at - backAt),
  crashed: server.hasEnded(),
  lost: (await writes.findMisses(writers.acknowledged)).length,
}
console.log(JSON.stringify(figures, null, 1))
const wrong = answers.filter(({ kind }) => kind !== served && kind !== proper)
const serviceMs = Math.max(figures.firstServedMs ?? Number.POSITIVE_INFINITY, figures.lastRefusedMs ?? 0)
if (figures.crashed || wrong.length + figures.lost > 0 || serviceMs > goals.serviceMs) process.exitCode = 1

/** Every process of it, the one that would start others first; and all of them on again, come what may. */
async function freeze(ms: number) {
  const first = (await readPostmasterFile(cluster))!.pid
  process.kill(first, 'SIGSTOP')
  const pids = await postgresProcessesOf(cluster)
  try {
    for (const pid of pids) process.kill(pid, 'SIGSTOP')
    await sleep(ms)
  } finally {
    for (const pid of pids) process.kill(pid, 'SIGCONT')
  }
}

async function readOn() {
  while (!over.signal.aborted) {
    await client.call('GET', '/services').catch(() => {})
    await sleep(20)
  }
}

function watched(plain: Client): Client {
  return {
    ...plain,
    async call(...request) {
      const began = performance.now()
      const note = (kind: string) =>
        answers.push({ at: performance.now(), ms: performance.now() - began, kind })
      try {
        const answer = await plain.call(...request)
        const { status, headers } = answer
        const again = headers.has('retry-after') ? ' with Retry-After' : ''
        note(status < 300 ? served : `${status}${again}`)
        return answer
      } catch (error) {
        note('unanswered')
        throw error
      }
    },
  }
}
