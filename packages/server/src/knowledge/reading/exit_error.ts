import type { ChildProcess } from 'node:child_process'
import { Shutdown } from '../../platform/index.ts'
import { SourceFailure } from './failure.ts'

const stops: (NodeJS.Signals | null)[] = ['SIGTERM', 'SIGINT', 'SIGHUP']

/**
 * Why the process ended while it read a document. Its own watch, V8 and the kernel end it by a signal when it takes too
 * much memory, and an error that nobody catches by an exit code. That somebody stopped it, before it could ignore that,
 * or that it did not start says nothing about the document.
 */
export function exitErrorOf({ signalCode, exitCode }: Pick<ChildProcess, 'signalCode' | 'exitCode'>): Error {
  if (stops.includes(signalCode)) return new Shutdown()
  if (signalCode === null && !exitCode) return new Error('The process that reads documents is not running.')
  if (signalCode === null)
    return new SourceFailure('unreadable', 'Reading was interrupted. It will be tried again.', {
      lasting: false,
    })
  return new SourceFailure(
    'too_much_memory',
    'Reading it takes more memory than one document may have. Split it, or remove its images.',
    { lasting: true },
  )
}
