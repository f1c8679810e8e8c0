import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { type Foyer, freePort, spawnFoyer } from '../../../packages/cli/src/testing/foyer.ts'

/** Two servers on one database, each of which may be of another release. */

export interface Servers {
  urls: string[]
  /** Runs a command of the release in that folder, and returns what it prints. */
  command(root: string, ...parameters: string[]): Promise<string>
  start(n: number, root: string): void
  /** Rejects if the server ends before somebody stops it. */
  running(n: number): Promise<never>
  stop(n: number): Promise<void>
  kill(): void
  /** What servers that have stopped have logged: errors. */
  logs: string[]
}

export async function prepareServers(databaseUrl: string, home: string): Promise<Servers> {
  const ports = [await freePort(), await freePort()]
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
    urls: ports.map((port) => `http://127.0.0.1:${port}`),
    async command(root, ...parameters) {
      const { code, stdout, stderr } = await spawnFoyer(parameters, settings(0), { root }).ended
      assert.equal(code, 0, stderr)
      return stdout.trim()
    },
    start(n, root) {
      servers[n] = spawnFoyer(['serve'], settings(n), { root })
    },
    async running(n) {
      const { stderr } = await servers[n]!.ended
      throw new Error(`Server ${n + 1} ended: ${stderr}`)
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
