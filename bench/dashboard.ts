import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

/**
 * `node bench/dashboard.ts`: an organization with 100 agents, 50,000 facts, 10,000 gaps and 100,000 conversations, and every
 * page of the dashboard on it, in a real Chromium. Prints a table; fails when something is over its limit.
 *
 * `--folder` keeps the organization for the next run, which then only measures. `--rounds` of which the best counts, since
 * other work on the machine only ever adds; `--only home,facts` measures these pages; `--demo` the demo instead, to compare.
 *
 * `--tasks`: what owners do most, on the demo, with the clicks and the seconds that it takes (docs/dashboard-tasks.md).
 */

const { values } = parseArgs({
  options: {
    folder: { type: 'string' },
    rounds: { type: 'string', default: '3' },
    only: { type: 'string', default: '' },
    demo: { type: 'boolean', default: false },
    tasks: { type: 'boolean', default: false },
  },
})
const folder = values.folder ? resolve(values.folder) : mkdtempSync(join(tmpdir(), 'foyer-dashboard-'))
const isDone = values.tasks ? run('count_clicks.ts') : isMade() && run('measure.ts')
if (!isDone) process.exitCode = 1
if (!values.folder) rmSync(folder, { recursive: true, force: true })

function isMade(): boolean {
  return existsSync(join(folder, 'made.json')) || run('make.ts')
}

function run(file: string): boolean {
  const options = ['--test', '--test-isolation=none', '--test-force-exit', '--test-timeout=3600000']
  const { status } = spawnSync(process.execPath, [...options, join(import.meta.dirname, 'dashboard', file)], {
    stdio: 'inherit',
    env: {
      ...process.env,
      FOYER_E2E_FOLDER: folder,
      FOYER_BENCH: JSON.stringify({
        rounds: Number(values.rounds),
        only: values.only.split(',').filter(Boolean),
        demo: values.demo,
      }),
    },
  })
  return status === 0
}
