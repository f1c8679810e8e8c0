import { Worker } from 'node:worker_threads'
import { SourceFailure } from './failure.ts'
import { readDocument } from './read.ts'
import type { ReadInput } from './read_input.ts'
import type { ReadingResult } from './reading_process.ts'

/** The process that reads: a document comes in, its blocks or the reason why not go out. */

const maxBytes = Number(process.argv[2]) * 1024 * 1024
const workerData = { maxBytes, server: process.ppid }
new Worker(new URL('./process_watch.ts', import.meta.url), { workerData }).unref()

process.on('message', async (input: ReadInput) => {
  const answer = await answerTo(input)
  process.send?.({ ...answer, isSpent: process.memoryUsage.rss() > maxBytes / 2 } satisfies ReadingResult)
})
process.on('disconnect', () => process.exit())
// A terminal and service managers send them to the server and all that it has started. It ends this process itself.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {})

async function answerTo(input: ReadInput) {
  try {
    return { document: await readDocument(input) }
  } catch (error) {
    if (!(error instanceof SourceFailure)) return { failure: unreadable }
    const { code, message, lasting } = error
    return { failure: { code, message, lasting } }
  }
}

/** What a reader was not prepared for. */
const unreadable = {
  code: 'unreadable',
  message: 'Foyer cannot read this file. Save it in another format and add that.',
  lasting: true,
}
