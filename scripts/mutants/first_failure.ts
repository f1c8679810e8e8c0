import type { TestEvent } from 'node:test/reporters'

/** A reporter that says which test failed first and ends the run there: one failure is all a mutant needs. */
export default async function* firstFailure(events: AsyncIterable<TestEvent>) {
  for await (const { type, data } of events) {
    if (type !== 'test:fail' || data.todo !== undefined) continue
    process.stdout.write(`${data.name}\n`, () => process.exit(1))
  }
  yield ''
}
