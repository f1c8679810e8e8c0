import { test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { inspect } from 'node:util'
import fc from 'fast-check'
import { type Order, pause, type Report } from './messages.ts'

/**
 * Runs test files one after another in one process, so that what they share is loaded once. The tests of all files
 * belong to one root, which runs them in order. Between two files it runs a pause, because a root that has nothing to
 * run is over. `reporter.ts` tells the parent what happens.
 */

fc.configureGlobal({ numRuns: Number(process.argv[2]) })

let goOn = () => {}
function waitForNextFile() {
  const { promise, resolve } = Promise.withResolvers<void>()
  goOn = resolve
  test(pause, () => promise)
}

for (const event of ['uncaughtException', 'unhandledRejection'] as const)
  process.on(event, (error) => {
    const report: Report = { type: 'failed', name: `outside of a test: ${event}`, error: inspect(error) }
    if (process.connected) process.send!(report)
  })

process.on('message', async ({ file }: Order) => {
  const goOnFromHere = goOn
  await import(pathToFileURL(file).href).catch((error) => {
    test('the file can be loaded', () => {
      throw error
    })
  })
  waitForNextFile()
  goOnFromHere()
})
process.on('disconnect', () => goOn())
waitForNextFile()
