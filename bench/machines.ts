import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { freePort, runFoyer, startServer } from '../packages/cli/src/testing/foyer.ts'
import { startSecond } from '../scripts/ci/second_postgres.ts'
import { type Call, runLoad } from './load.ts'
import { unlimited } from './whole_server.ts'

/**
 * `node bench/machines.ts`: what one, two and three servers do together on one database. Everything runs on this one
 * machine, so that more servers do no more once its processors are busy: what a request costs each of them tells what
 * would be busy first elsewhere.
 */

const connections = 24
const seconds = Number(process.argv[2] ?? 6)
const settings = {
  ...unlimited,
  FOYER_ROLE: 'server',
  LOG_LEVEL: 'silent',
  FOYER_SECRET: `a:${randomBytes(24).toString('hex')}`,
  NODE_OPTIONS: '--max-semi-space-size=8',
}

const list = (key: string) => (): Call => ({
  method: 'GET',
  path: '/v1/services?limit=100',
  headers: { authorization: `Bearer ${key}` },
})
const write = (key: string) => (): Call => ({
  method: 'POST',
  path: '/v1/services',
  headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
  body: JSON.stringify({ name: 'Audit', pricing_unit: 'fixed' }),
})

interface Running {
  port: number
  stop(): Promise<unknown>
}

async function serve(url: string): Promise<Running> {
  const port = await freePort()
  const server = await startServer({ ...settings, DATABASE_URL: url, PORT: port })
  return {
    port: Number(port),
    stop() {
      server.child.kill('SIGTERM')
      return server.ended
    },
  }
}

/** The key of a new organization. */
async function prepare(url: string): Promise<string> {
  const environment = { ...settings, DATABASE_URL: url }
  await runFoyer(['organizations', 'create', '--name', 'Bench', '--slug', 'bench'], environment)
  const { stdout } = await runFoyer(
    ['keys', 'create', '--organization', 'bench', '--name', 'bench'],
    environment,
  )
  return stdout.trim()
}

type Group = 'server' | 'database'

/** Processor time of everything that this program has started, in milliseconds. Linux only. */
function spent(): Record<Group, number> {
  const processes = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((pid) => {
        try {
          const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ')
          const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
          const ticks = [11, 12, 13, 14].reduce((sum, field) => sum + Number(fields[field]), 0)
          return [[Number(pid), { parent: Number(fields[1]), ms: ticks * 10, command }] as const]
        } catch {
          return [] // It has ended.
        }
      }),
  )
  const groupOf = (pid: number): Group | null => {
    const found = processes.get(pid)
    if (!found) return null
    if (found.parent !== process.pid) return groupOf(found.parent)
    return found.command.includes('postgres\0') ? 'database' : 'server'
  }
  const sums = { server: 0, database: 0 }
  for (const [pid, { ms }] of processes) {
    const group = groupOf(pid)
    if (group) sums[group] += ms
  }
  return sums
}

async function measure(name: string, servers: Running[], call: () => Call) {
  const each = Math.ceil(connections / servers.length)
  const round = (length: number) =>
    Promise.all(servers.map(({ port }) => runLoad({ port, connections: each, seconds: length, call })))
  await round(1)
  const before = spent()
  const rounds = await round(seconds)
  const after = spent()
  const perSecond = rounds.reduce((sum, each) => sum + each.perSecond, 0)
  const answered = rounds.reduce((sum, each) => sum + each.answered, 0)
  const costs = (['server', 'database'] as const).map((group) =>
    ((after[group] - before[group]) / answered).toFixed(2).padStart(6),
  )
  console.log([name.padEnd(46), perSecond.toFixed(0).padStart(6), ...costs].join('  '))
}

console.log(
  `${cpus().length} processors, load ${loadavg()[0]!.toFixed(1)}, ${connections} connections, ${seconds} s each`,
)
console.log(`${'requests a second; ms of processor for each'.padEnd(46)}  all     server  database`)
const database = await startSecond()
const url = database.url('superuser')
const key = await prepare(url)
const servers = await Promise.all([serve(url), serve(url), serve(url)])
const kinds = [
  ['writes', write(key)],
  ['lists of 100', list(key)],
] as const
for (const [name, call] of kinds)
  for (const count of [1, 2, 3]) await measure(`${name}, ${count} servers`, servers.slice(0, count), call)
for (const { stop } of servers) await stop()
await database.stop()
