import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Foyer, freePort, spawnFoyer } from '../../../packages/cli/src/testing/foyer.ts'

/** Two servers on one database, each of which may be of another release. */

interface Servers {
  urls: string[]
  /** Runs a command of the release in that folder, and returns what it prints. */
  command(root: string, ...parameters: string[]): Promise<string>
  /** Waits for /readyz to be 200. */
  start(n: number, root: string): Promise<void>
  stop(n: number): Promise<void>
  kill(): void
  /** What servers that have stopped have logged: errors. */
  logs: string[]
}

export async function prepareServers(databaseUrl: string, home: string): Promise<Servers> {
  const ports = [await freePort(), await freePort()]
  const urls = ports.map((port) => `http://127.0.0.1:${port}`)
  const servers: Foyer[] = []
  const logs: string[] = []
  const secret = `rolling:${randomBytes(32).toString('base64')}`
  const settings = (n: number) => ({
    DATABASE_URL: databaseUrl,
    FOYER_SECRET: secret,
    FOYER_DATA_DIR: join(home, `data-${n}`),
    PORT: ports[n]!,
    LOG_LEVEL: 'error',
  })
  return {
    urls,
    async command(root, ...parameters) {
      const { code, stdout, stderr } = await spawnFoyer(parameters, settings(0), { root }).ended
      assert.equal(code, 0, stderr)
      return stdout.trim()
    },
    async start(n, root) {
      const server = spawnFoyer(['serve'], settings(n), { root })
      servers[n] = server
      while (!(await isReady(urls[n]!))) {
        assert.equal(server.child.exitCode ?? server.child.signalCode, null, server.stderr)
        await sleep(50)
      }
    },
    async stop(n) {
      servers[n]!.child.kill('SIGTERM')
      const { code, stdout, stderr } = await servers[n]!.ended
      logs.push(...stdout.split('\n').filter(Boolean))
      assert.equal(code, 0, stderr)
    },
    kill() {
      for (const { child } of servers) child.kill('SIGKILL')
    },
    logs,
  }
}

export async function isReady(url: string): Promise<boolean> {
  try {
    const response = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2000) })
    await response.text()
    return response.ok
  } catch {
    return false
  }
}
