import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Address } from '../platform/db/connect.ts'
import type { Pooler } from '../platform/db/pooler.ts'
import type { ModelSetting } from '../reasoning/reasoner/model/setting.ts'
import { killChild, untilReady } from './child_process.ts'

export interface ServerSettings {
  address: Address
  pooler?: Pooler | undefined
  /** The installation's. */
  model?: ModelSetting
  /** What it looks up without a model comes to no end. */
  stalls?: true
}

/** A server in a process of its own that a test kills as a machine does: without a word. */
export interface KillableServer {
  url: string
  /** One that stalls has begun to look something up. */
  lookingUp: Promise<unknown>
  kill(): Promise<void>
}

const main = fileURLToPath(new URL('./server_process.ts', import.meta.url))

export async function startKillableServer(settings: ServerSettings): Promise<KillableServer> {
  const child = fork(main, [JSON.stringify(settings)], { execArgv: [] })
  const url = String(await untilReady(child))
  return { url, lookingUp: once(child, 'message'), kill: () => killChild(child) }
}
