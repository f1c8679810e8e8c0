import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { exitErrorOf } from './exit_error.ts'
import { SourceFailure } from './failure.ts'
import type { ReadDocument } from './read_document.ts'
import type { ReadInput } from './read_input.ts'

/** One process that reads one document at a time. */
export interface ReadingProcess {
  read(input: ReadInput, timeoutMs: number, signal: AbortSignal): Promise<ReadDocument>
  isAlive(): boolean
  kill(): Promise<void>
}

/** What the process answers. One that is spent has so much memory from before that the next document would suffer. */
export type ReadingResult = { isSpent: boolean } & (
  | { document: ReadDocument }
  | { failure: { code: string; message: string; lasting: boolean } }
)

const program = fileURLToPath(new URL('./process_main.ts', import.meta.url))
const repository = fileURLToPath(new URL('../../../../../', import.meta.url))

/**
 * What strangers wrote is parsed by programs of others: this process has no settings and no secrets in its environment,
 * may read nothing but its own code, write nothing and start nothing, and prints nothing.
 */
export function startProcess(memoryMb: number): ReadingProcess {
  const child = fork(program, [String(memoryMb)], {
    execArgv: [
      '--permission',
      `--allow-fs-read=${repository}*`,
      '--allow-worker',
      `--max-old-space-size=${memoryMb}`,
    ],
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.once('error', () => resolve())
  })
  holdServer(child, false)
  return {
    read: (input, timeoutMs, signal) => readWith(child, input, timeoutMs, signal),
    isAlive: () => child.connected && !child.killed,
    async kill() {
      holdServer(child, true)
      child.kill('SIGKILL')
      await ended
    },
  }
}

function readWith(
  child: ChildProcess,
  input: ReadInput,
  timeoutMs: number,
  signal: AbortSignal,
): Promise<ReadDocument> {
  const { promise, resolve, reject } = Promise.withResolvers<ReadDocument>()
  const settle = (answer: ReadingResult) => {
    if (answer.isSpent) child.kill('SIGKILL')
    if ('document' in answer) return resolve(answer.document)
    const { code, message, lasting } = answer.failure
    reject(new SourceFailure(code, message, { lasting }))
  }
  // Whatever it is busy with cannot be interrupted otherwise.
  const stop = (reason: unknown) => {
    reject(reason)
    child.kill('SIGKILL')
  }
  const abort = () => stop(signal.reason)
  const end = () => reject(exitErrorOf(child))
  const timer = setTimeout(() => stop(tooSlow(timeoutMs)), timeoutMs)
  child.on('message', settle)
  child.on('exit', end)
  child.on('error', end)
  signal.addEventListener('abort', abort)
  holdServer(child, true)
  child.send(input, (error) => error && end())
  return promise.finally(() => {
    clearTimeout(timer)
    child.off('message', settle)
    child.off('exit', end)
    child.off('error', end)
    signal.removeEventListener('abort', abort)
    holdServer(child, false)
  })
}

/** A process that has nothing to do keeps nobody from ending. */
function holdServer(child: ChildProcess, hold: boolean): void {
  const verb = hold ? 'ref' : 'unref'
  child[verb]()
  child.channel?.[verb]()
}

const tooSlow = (timeoutMs: number) =>
  new SourceFailure(
    'too_slow',
    `Reading it takes more than ${Math.ceil(timeoutMs / 1000)} seconds. Split it, or save it in a simpler format.`,
    { lasting: true },
  )
