import { type ChildProcess, fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { MailSettings } from '../organization/mail/transport.ts'
import type { Address } from '../platform/db/connect.ts'
import { killChild, untilReady } from './child_process.ts'

export interface WorkerSettings {
  address: Address
  /** The hosts that it may fetch from, as FOYER_ALLOW_HOSTS names them. */
  allow: string[]
  /** With it, the worker also notifies people. */
  mail?: MailSettings
}

/** Background work that a test kills as a machine does: without a word. */
export interface KillableWorkers {
  /** Lets a fresh process work. */
  begin(): Promise<void>
  kill(): Promise<void>
  end(): Promise<void>
}

const main = fileURLToPath(new URL('./worker_process.ts', import.meta.url))

/** The next process gets ready while one works: a test that kills many of them does not wait for each to load. */
export function killableWorkers(settings: WorkerSettings): KillableWorkers {
  const compiled = mkdtempSync(join(tmpdir(), 'foyer-compiled-'))
  let next = start()
  let working: Started | undefined

  function start(): Started {
    const child = fork(main, [JSON.stringify(settings)], {
      execArgv: [],
      env: { ...process.env, NODE_COMPILE_CACHE: compiled },
    })
    const ready = untilReady(child)
    // Whoever waits for it is told; one that is killed before has nobody who does.
    ready.catch(() => {})
    return { child, ready }
  }

  return {
    async begin() {
      working = next
      await working.ready
      working.child.send('begin')
      next = start()
    },
    async kill() {
      await killChild(working!.child)
    },
    async end() {
      for (const { child } of working ? [working, next] : [next]) await killChild(child)
      rmSync(compiled, { recursive: true, force: true })
    },
  }
}

interface Started {
  child: ChildProcess
  ready: Promise<unknown>
}
