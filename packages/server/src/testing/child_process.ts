import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** What a process says first, when it is ready. */
export const untilReady = (child: ChildProcess): Promise<unknown> =>
  Promise.race([
    once(child, 'message').then(([message]) => message),
    once(child, 'exit').then(([code]) => Promise.reject(new Error(`A process ended with ${code}.`))),
  ])

/** As a machine that fails kills it. */
export async function killChild(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}
