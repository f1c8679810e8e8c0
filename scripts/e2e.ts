import { globSync } from 'node:fs'
import { Progress } from './tests/progress.ts'
import { runFiles } from './tests/run_files.ts'

/**
 * `npm run e2e`: the journeys of people through the product, in a real Chromium. Each worker has one server, which its
 * journeys share. Parts of file names behind it choose files. Accessibility opens every page in four appearances, which takes
 * ten minutes: it runs when it is named.
 */

const only = process.argv.slice(2)
const files = globSync(['e2e/*.test.ts', 'packages/widget/e2e/*.test.ts'])
  .filter((file) =>
    only.length === 0 ? !file.includes('accessibility') : only.some((part) => file.includes(part)),
  )
  .sort()
const interruption = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => interruption.abort())
const progress = new Progress(files.length)
await runFiles(files, {
  workers: 2,
  propertyRuns: 100,
  prepare: async () => ({}),
  onFile: (result) => progress.add(result),
  signal: interruption.signal,
})
process.exit(progress.end() ? 0 : 1)
