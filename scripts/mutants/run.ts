import { spawn } from 'node:child_process'
import { globSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import type { Mutant } from './edit.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const [globalSetup] = globSync('packages/server/src/**/global_setup.ts', { cwd: root })
const hook = new URL('hook.ts', import.meta.url).href
const reporter = new URL('first_failure.ts', import.meta.url).href

export interface Outcome {
  /** What noticed the mutant; absent when it survived. */
  killedBy?: string
  seconds: number
}

/** Runs the tests in one process, up to the first failure, on a database of their own when they need one. */
export async function run(tests: string[], mutant?: Mutant): Promise<Outcome> {
  // Much longer than they take, even beside others: what never ends counts as noticed.
  const patienceSeconds = 100 + 20 * tests.length
  const began = performance.now()
  const onDatabase = tests.some((test) => !test.startsWith('packages/engine/'))
  const child = spawn(
    process.execPath,
    [
      '--test',
      '--test-isolation=none',
      `--test-reporter=${reporter}`,
      ...(onDatabase ? [`--test-global-setup=${globalSetup}`] : []),
      ...tests,
    ],
    {
      cwd: root,
      // By the environment, so that the programs which tests start are mutants too.
      env: {
        ...process.env,
        NODE_OPTIONS: `--import=${hook}`,
        ...(mutant && { FOYER_MUTANT: JSON.stringify(mutant) }),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  const impatience = setTimeout(() => child.kill('SIGKILL'), patienceSeconds * 1000)
  const ended = new Promise<number | string>((resolve) =>
    child.once('close', (code, signal) => resolve(code ?? signal ?? 'no code')),
  )
  const [end, output, complaint] = await Promise.all([ended, text(child.stdout), text(child.stderr)])
  clearTimeout(impatience)
  const seconds = (performance.now() - began) / 1000
  if (end === 0) return { seconds }
  if (end === 'SIGKILL') return { seconds, killedBy: `no answer within ${patienceSeconds} s` }
  return { seconds, killedBy: output.trim().split('\n')[0] || lastLine(complaint) || `it ended with ${end}` }
}

const lastLine = (output: string) => output.trim().split('\n').at(-1)
