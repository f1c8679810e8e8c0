import type { TestEvent } from 'node:test/reporters'
import { inspect } from 'node:util'
import { pause, type Report } from './messages.ts'

/** In a worker, the reporter of Node's runner: what happens goes to the parent, nothing is printed. */
export default async function* tellParent(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  const tell = (report: Report) => process.connected && process.send!(report)
  for await (const { type, data } of events) {
    if (type === 'test:dequeue' && data.name === pause) tell({ type: 'idle' })
    else if (type === 'test:fail' && !isOfSubtest(data.details.error))
      tell({ type: 'failed', name: data.name, error: messageOf(data.details.error) })
    else if (type === 'test:pass' && data.details.type !== 'suite' && data.name !== pause)
      tell(data.skip === undefined ? { type: 'passed' } : { type: 'skipped', name: data.name })
  }
}

/** A suite fails with its tests, which are reported themselves. */
const isOfSubtest = (error: Error) => 'failureType' in error && error.failureType === 'subtestsFailed'

/** The runner wraps what a test throws. */
function messageOf(error: Error): string {
  return inspect(error.cause ?? error, { colors: process.stdout.isTTY ?? false })
}
