import { performance } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import { prepareMixedWrites } from '../packages/cli/src/testing/mixed_writes.ts'
import { startWriters, type Write, type Writers } from '../packages/cli/src/testing/writers.ts'
import { findRunning } from '../packages/server/src/platform/db/embedded/index.ts'
import { readPostmasterFile } from '../packages/server/src/platform/db/embedded/postmaster_file.ts'
import { postgresProcessesOf } from '../packages/server/src/platform/db/embedded/process_table.ts'
import { lostKnowledge, unfinishedJobs, wrongConversations } from '../scripts/ci/rolling_upgrade/verdict.ts'
import { median } from './compare.ts'
import { countsOf } from './report.ts'
import { prepareServer, unlimited, until } from './whole_server.ts'

/**
 * R1: `kill -9` of the server, 50 times, and of its PostgreSQL, 20 times, under eight writers. Prints how many writes were
 * acknowledged, how many of them are lost, doubled or there by halves afterwards, and how many milliseconds passed from
 * the kill until /readyz was 200. Fails when one is, or a job did not go on. `--short` kills five and three times.
 */

const { values } = parseArgs({ options: { short: { type: 'boolean', default: false } } })
const times = values.short ? { server: 5, postgres: 3 } : { server: 50, postgres: 20 }
const callers = 8
const writesBetween = 40
const conversations = '/agents/front-desk/conversations'

await using server = await prepareServer(unlimited)
await server.start()
const client = server.client()
const cluster = await server.cluster()

const figures = {
  server: await crashUnderWrites('server', times.server, killServer),
  postgres: await crashUnderWrites('postgres', times.postgres, killPostgres),
}
console.log(JSON.stringify(figures, null, 1))
if (figures.server.lost + figures.postgres.lost > 0) process.exitCode = 1

async function killServer() {
  await server.end('SIGKILL')
  await server.start()
}

/** Sometimes only the process that starts the others, sometimes all of them at once. */
async function killPostgres(n: number) {
  const runs = () => server.said().split('PostgreSQL is running again').length
  const before = runs()
  const all = n % 2 === 0 ? await postgresProcessesOf(cluster) : []
  for (const pid of [(await readPostmasterFile(cluster))!.pid, ...all]) kill(pid)
  await until('PostgreSQL is running again', () => runs() > before)
}

function kill(pid: number) {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended meanwhile.
  }
}

async function crashUnderWrites(name: string, count: number, crash: (n: number) => Promise<void>) {
  const owners = await prepareMixedWrites(client, name)
  const visitors = talkingVisitors(() => writers)
  let writers: Writers | undefined
  writers = startWriters(client, callers, (n) => {
    if (n % 10 === 3) return source(name, n)
    return n % 5 === 4 ? visitors() : owners.next(n)
  })
  const { acknowledged, refused, unanswered } = writers
  const readyMs: number[] = []
  for (let n = 0; n <= count; n++) {
    const wanted = acknowledged.length + writesBetween
    await until(`${wanted} writes are acknowledged`, () => acknowledged.length >= wanted)
    if (n === count) break
    const began = performance.now()
    await crash(n)
    await until('/readyz is 200', server.isReady)
    readyMs.push(Math.round(performance.now() - began))
  }
  await writers.stop()
  const misses = [...(await owners.findMisses(acknowledged)), ...(await findMisses(acknowledged))]
  for (const miss of misses.slice(0, 20)) console.error(`${name}: ${miss}`)
  return {
    kills: readyMs.length,
    acknowledged: acknowledged.length,
    lost: misses.length,
    readyMs: { median: median(readyMs), longest: Math.max(...readyMs) },
    unanswered: unanswered.length,
    refused: countsOf(refused.map(({ status }) => status)),
  }
}

function source(name: string, n: number): Write {
  const text = `Tour ${n} of the ${name} starts at pier ${n}. It takes ${n + 1} hours and costs ${10 + n} euros.`
  return { method: 'POST', path: '/knowledge_sources', body: { kind: 'text', title: `Tour ${n}`, text } }
}

/** Each says one thing in a conversation that was begun before. */
function talkingVisitors(writers: () => Writers | undefined): () => Write {
  let talked = 0
  return () => {
    const begun = writers()?.acknowledged.filter(({ path }) => path === conversations) ?? []
    if (talked >= begun.length) return { method: 'POST', path: conversations, body: {} }
    const { id } = begun[talked++]!.answer
    return { method: 'POST', path: `/conversations/${id}/messages`, body: { text: 'What do you offer?' } }
  }
}

/** Of the sources and conversations; their jobs are waited for. */
async function findMisses(acknowledged: Writers['acknowledged']): Promise<string[]> {
  const answersTo = (wanted: string) =>
    acknowledged.filter(({ path }) => path === wanted).map(({ answer }) => answer)
  const turns = new Map(
    answersTo(conversations).map(({ id }) => [id, answersTo(`/conversations/${id}/messages`)]),
  )
  const address = (await findRunning(server.dataDirectory))!
  const looks = [
    () => unfinishedJobs(address),
    () => lostKnowledge(client, { facts: [], sources: answersTo('/knowledge_sources') }),
    () => wrongConversations(client, { turns }),
  ]
  const misses: string[] = []
  // A conversation that is not there at all is an error.
  for (const look of looks) misses.push(...(await look().catch((error: Error) => [error.message])))
  return misses
}
