import { mkdtemp, rm } from 'node:fs/promises'
import { availableParallelism, loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { clientOf } from '../../../packages/cli/src/testing/client.ts'
import { startSecond } from '../second_postgres.ts'
import { openBalancer } from './balancer.ts'
import { findEarlier, root, unpack } from './earlier_release.ts'
import { type Load, startLoad } from './load.ts'
import { prepareServers } from './servers.ts'
import { findMisses } from './verdict.ts'

/**
 * `rolling_upgrade/main.ts [commit]` tries what docs/operating.md says about upgrades without a pause: two servers of an
 * earlier release on one PostgreSQL are replaced by this tree, one after the other, while visitors and owners are at
 * work. Nothing may be refused, lost or done twice.
 */

const commit = process.argv[2] ?? (await findEarlier())
if (!commit) {
  console.error('NO ROLLING UPGRADE WAS TRIED: this clone has no commit from before the last migration.')
  process.exit()
}
const over = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => over.abort())
const pass = (ms: number) => sleep(ms, undefined, { signal: over.signal })
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
/** How long the earlier release, both, and this one are under load, at least. */
const stageMs = 5000

const home = await mkdtemp('/tmp/foyer-rolling-')
const second = await startSecond()
const servers = await prepareServers(second.url('superuser'), home)
try {
  const earlier = await unpack(commit, home)
  console.log(`From ${earlier.name}`)
  await servers.command(earlier.root, 'organizations', 'create', '--name', 'Harbour', '--slug', 'harbour')
  const [key] = await Promise.all([
    makeKey(earlier.root),
    ...[0, 1].map((n) => servers.start(n, earlier.root)),
  ])
  await upgrade(key)
} finally {
  servers.kill()
  await second.stop()
  await rm(home, { recursive: true, force: true })
}

async function makeKey(root: string): Promise<string> {
  await servers.command(root, 'demo', 'load', '--organization', 'harbour')
  return servers.command(root, 'keys', 'create', '--organization', 'harbour', '--name', 'rolling')
}

async function upgrade(key: string) {
  const balancer = await openBalancer(servers.urls, key)
  const client = clientOf(servers.urls[0]!, key)
  let load: Load | undefined
  try {
    load = startLoad(balancer, await client.get('/agents/front-desk/flow'))
    await pass(stageMs)
    for (const n of [0, 1]) {
      const began = performance.now()
      await servers.stop(n)
      await servers.start(n, root)
      console.log(`Server ${n + 1} is replaced (${seconds(performance.now() - began)}).`)
      await pass(stageMs)
    }
    await load.stop()
    const misses = await findMisses(client, second.url('superuser'), load)
    for (const n of [0, 1]) await servers.stop(n)
    tell(load, balancer.repeats, misses)
  } finally {
    const stopped = load?.stop()
    balancer.stop()
    await stopped
  }
}

function tell(load: Load, repeats: Map<string, number>, misses: string[]) {
  const { turns, objectives, facts, sources, writes, reads, longestPauseMs } = load
  const messages = [...turns.values()].flat().length
  console.log(
    `${writes} writes (${turns.size} conversations, ${messages} messages, ${objectives.length} edits of a phase, ` +
      `${facts.length} facts, ${sources.length} sources), ${reads} reads.`,
  )
  console.log(`The longest time without an accepted write: ${seconds(longestPauseMs)}.`)
  console.log(`Load of the machine: ${loadavg()[0]!.toFixed(1)} on ${availableParallelism()} processors.`)
  for (const [reason, count] of repeats) console.log(`Sent again ${count} times: ${reason}`)
  if (misses.length === 0)
    return console.log('Nothing was refused, lost or done twice; every job is finished.')
  console.error(
    `${misses.length} misses, and ${servers.logs.length} errors that servers logged. The first ones:`,
  )
  for (const line of [...misses.slice(0, 20), ...servers.logs.slice(0, 5)])
    console.error(`- ${line.slice(0, 500)}`)
  process.exitCode = 1
}
