import { readFileSync } from 'node:fs'
import { chmod, mkdtemp, realpath, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Client, clientOf } from '../packages/cli/src/testing/client.ts'
import { type Foyer, freePort, startServer } from '../packages/cli/src/testing/foyer.ts'
import { clusterIn, readHome } from '../packages/server/src/platform/db/embedded/home.ts'
import { isReady } from '../scripts/ci/rolling_upgrade/servers.ts'

/**
 * The server as `npm start` runs it, with a PostgreSQL of its own. As after an install, nothing is compiled at its first
 * start. What it stores is gone with it.
 */
export interface WholeServer extends AsyncDisposable {
  port: number
  dataDirectory: string
  /** Where its PostgreSQL stores what it has; after the first start. */
  cluster(): Promise<string>
  /** Milliseconds until it was ready. */
  start(): Promise<number>
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>
  hasEnded(): boolean
  isReady(): Promise<boolean>
  /** What this start has said so far. */
  said(): string
  /** Of the organization that the first start makes. */
  key(): string
  client(): Client
  residentMb(): number
}

/** For callers who are measured by what gets lost, not by how much they may ask. */
export const unlimited = { FOYER_RATE_LIMIT: '1000000', FOYER_RATE_BURST: '1000000' }

export async function prepareServer(settings: Record<string, string> = {}): Promise<WholeServer> {
  const home = await realpath(await mkdtemp(join(tmpdir(), 'foyer-bench-')))
  // PostgreSQL's own user passes it on the way to its files.
  await chmod(home, 0o755)
  const dataDirectory = join(home, 'data')
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const environment = {
    FOYER_DATA_DIR: dataDirectory,
    PORT: port,
    LOG_LEVEL: 'fatal',
    NODE_OPTIONS: '--max-semi-space-size=8',
    NODE_COMPILE_CACHE: join(home, 'compiled'),
    ...settings,
  }
  let running: Foyer | undefined
  let key = ''
  const hasEnded = () => !running || running.child.exitCode !== null || running.child.signalCode !== null
  async function end(signal: 'SIGTERM' | 'SIGKILL') {
    running?.child.kill(signal)
    await running?.ended
  }
  return {
    port: Number(port),
    dataDirectory,
    cluster: async () => clusterIn(await readHome(dataDirectory)),
    async start() {
      const began = performance.now()
      running = await startServer(environment)
      key ||= /Bearer (sk_[\w-]+)/.exec(running.stderr)![1]!
      return performance.now() - began
    },
    end,
    hasEnded,
    isReady: () => isReady(url),
    said: () => running?.stderr ?? '',
    key: () => key,
    client: () => clientOf(url, key),
    residentMb() {
      const status = readFileSync(`/proc/${running?.child.pid}/status`, 'utf8')
      return Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1000)
    },
    async [Symbol.asyncDispose]() {
      if (!hasEnded()) await end('SIGTERM')
      await rm(home, { recursive: true, force: true })
    },
  }
}

/** For what comes within seconds, or not at all. */
export async function until(what: string, holds: () => boolean | Promise<boolean>, patienceSeconds = 60) {
  const deadline = performance.now() + patienceSeconds * 1000
  while (!(await holds())) {
    if (performance.now() > deadline) throw new Error(`Waited ${patienceSeconds} s in vain: ${what}.`)
    await sleep(10)
  }
}
