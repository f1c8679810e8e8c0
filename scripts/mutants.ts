import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'

/** `npm run mutants -- FOLDER`: StrykerJS changes the engine's code in this folder, and says which changes no test notices. */

const engine = 'packages/engine/src'
const [place, ...options] = process.argv.slice(2)

if (!place || globSync(`${engine}/${place}{,/**/*}.test.ts`).length === 0) {
  const folders = globSync('*/', { cwd: engine }).sort()
  console.error(
    `Name a folder of ${engine} with tests, or a pattern of files in it, such as 'knowledge/reconcil*':\n\n  ${folders.join('\n  ')}`,
  )
  process.exit(1)
}
const { status } = spawnSync('node_modules/.bin/stryker', ['run', ...options], {
  stdio: 'inherit',
  env: { ...process.env, FOYER_MUTATED: place },
})
process.exitCode = status ?? 1
