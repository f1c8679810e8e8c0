import type { TestEvent } from 'node:test/reporters'

/** A reporter that names the files with a test that failed, one a line. */
export default async function* failedFiles(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  const named = new Set<string>()
  for await (const { type, data } of events) {
    if (type !== 'test:fail' || data.file === undefined || named.has(data.file)) continue
    named.add(data.file)
    yield `${data.file}\n`
  }
}
