import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { EmbeddedAddress } from '../packages/server/src/platform/db/embedded/index.ts'

/** A measured program: a process of its own, so that each has one core's worth of Node. */

export interface Program {
  name: string
  port: number
  /** Processor time that it has used so far, in microseconds. */
  cpu(): Promise<number>
  stop(): Promise<void>
}

export async function startProgram(name: 'product' | 'bare', address: EmbeddedAddress): Promise<Program> {
  const child = fork(new URL(`./${name}.ts`, import.meta.url), [JSON.stringify(address)], {
    execArgv: process.execArgv,
  })
  const exited = once(child, 'exit')
  const [port] = await Promise.race([
    once(child, 'message'),
    exited.then(() => Promise.reject(new Error(`The program ${name} did not start.`))),
  ])
  return {
    name,
    port: Number(port),
    async cpu() {
      child.send('cpu')
      const [used] = await once(child, 'message')
      return Number(used)
    },
    async stop() {
      child.kill('SIGTERM')
      await exited
    },
  }
}

/** The other side, inside the process: where the database is, and how to say that we listen. */
export const givenAddress = (): EmbeddedAddress => JSON.parse(process.argv[2] ?? '')

export async function serve(app: { listen(at: object): Promise<string>; close(): Promise<unknown> }) {
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  process.send?.(new URL(url).port)
  process.on('message', () => {
    const { user, system } = process.cpuUsage()
    process.send?.(user + system)
  })
  process.once('SIGTERM', async () => {
    await app.close()
    process.exit()
  })
}
