import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { Address } from '../packages/server/src/db/connect.ts'

/** A measured program: a process of its own, so that each has one core's worth of Node. */

export interface Program {
  name: string
  port: number
  stop(): Promise<void>
}

export async function startProgram(name: 'product' | 'bare', address: Address): Promise<Program> {
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
    async stop() {
      child.kill('SIGTERM')
      await exited
    },
  }
}

/** The other side, inside the process: where the database is, and how to say that we listen. */
export const givenAddress = (): Address => JSON.parse(process.argv[2] ?? '') as Address

export async function serve(app: { listen(at: object): Promise<string>; close(): Promise<unknown> }) {
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  process.send?.(new URL(url).port)
  process.once('SIGTERM', async () => {
    await app.close()
    process.exit()
  })
}
