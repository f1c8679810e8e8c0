import { type ChildProcess, fork } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Order, Report } from './messages.ts'

/** Test files from one queue, taken by a few processes with a database each. */

export interface FileResult {
  file: string
  seconds: number
  passed: number
  skipped: string[]
  failures: { name: string; error: string }[]
}

export interface RunOptions {
  workers: number
  /** Of each property. */
  propertyRuns: number
  /** The environment of a worker. */
  prepare: () => Promise<NodeJS.ProcessEnv>
  onFile: (result: FileResult) => void
  signal: AbortSignal
}

/** No file takes nearly as long between two of its tests. */
const silenceSeconds = 120
const endSeconds = 10
const nodeOptions = [
  // The dashboard's code is entered as its bundler enters it: through the SDK's source.
  '--conditions=foyer-source',
  '--require=./scripts/tests/without_async_hooks.cjs',
  // Fewer collections of what lives for one request only.
  '--max-semi-space-size=64',
  '--test-reporter=./scripts/tests/reporter.ts',
  '--test-reporter-destination=stdout',
]
/** `foyer` has its cache there, too: a process that a test starts finds compiled what another has loaded before. */
const compiled = join(tmpdir(), 'node-compile-cache')

export async function runFiles(files: readonly string[], options: RunOptions): Promise<void> {
  const waiting = files.values()
  const work = async () => {
    // A worker that died is replaced, and the next file goes on.
    while (!options.signal.aborted && (await runWorker(waiting, options)) === 'died');
  }
  await Promise.all(Array.from({ length: options.workers }, work))
}

async function runWorker(
  waiting: Iterator<string>,
  { propertyRuns: runs, prepare, onFile, signal }: RunOptions,
): Promise<'died' | 'done'> {
  const worker = fork('scripts/tests/worker.ts', [String(runs)], {
    execArgv: nodeOptions,
    env: { NODE_COMPILE_CACHE: compiled, ...process.env, ...(await prepare()) },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  signal.addEventListener('abort', () => worker.kill('SIGTERM'))
  let current: FileResult | undefined
  let began = 0
  let patience: NodeJS.Timeout | undefined

  function wait() {
    clearTimeout(patience)
    patience = setTimeout(() => {
      current?.failures.push({ name: '', error: `Nothing happened for ${silenceSeconds} seconds.` })
      worker.kill('SIGKILL')
    }, silenceSeconds * 1000)
  }
  function next() {
    const { value: file } = waiting.next()
    if (file === undefined) return end(worker)
    current = { file, seconds: 0, passed: 0, skipped: [], failures: [] }
    began = performance.now()
    worker.send({ file } satisfies Order)
    wait()
  }
  function finish() {
    clearTimeout(patience)
    if (current) onFile({ ...current, seconds: (performance.now() - began) / 1000 })
    current = undefined
  }

  worker.on('message', (report: Report) => {
    wait()
    if (report.type === 'passed') current!.passed++
    else if (report.type === 'skipped') current!.skipped.push(report.name)
    else if (report.type === 'failed') {
      if (current) current.failures.push({ name: report.name, error: report.error })
      else console.error(report.error)
    } else {
      finish()
      next()
    }
  })
  return new Promise((resolve) =>
    worker.once('exit', (code, killedBy) => {
      const died = current !== undefined
      current?.failures.push({ name: '', error: `The process ended with ${killedBy ?? code}.` })
      finish()
      resolve(died ? 'died' : 'done')
    }),
  )
}

/** Its root's hooks run when nothing is left to do; what a test has left open does not hold up the run. */
function end(worker: ChildProcess) {
  worker.disconnect()
  setTimeout(() => worker.kill('SIGKILL'), endSeconds * 1000).unref()
}
