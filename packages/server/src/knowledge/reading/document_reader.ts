import { Shutdown } from '../../platform/index.ts'
import { refuseTooLarge } from './limits.ts'
import type { ReadDocument } from './read_document.ts'
import type { ReadInput } from './read_input.ts'
import { type ReadingProcess, startProcess } from './reading_process.ts'

interface DocumentReaderOptions {
  /** For one document; a page takes milliseconds, a book of a thousand pages seconds. */
  timeoutMs?: number
  /** Of the whole process that reads, its buffers included. */
  memoryMb?: number
  /** After which the process ends when nothing is read. */
  idleMs?: number
}

export interface DocumentReader {
  /** Refuses with a `SourceFailure`, with the signal's reason, or with `Shutdown` when it is closed. */
  read(input: ReadInput, signal?: AbortSignal): Promise<ReadDocument>
  close(): Promise<void>
}

/**
 * Reads documents in a process of its own, one after the other. It is started by the first, kept warm, ended when it
 * is idle, and killed when a document takes too long or too much: the next one gets a new process.
 */
export function createDocumentReader({
  timeoutMs = 30_000,
  memoryMb = 512,
  idleMs = 60_000,
}: DocumentReaderOptions = {}): DocumentReader {
  let current: ReadingProcess | null = null
  let last: Promise<unknown> = Promise.resolve()
  let idle: NodeJS.Timeout | undefined
  const closing = new AbortController()

  async function readNow(input: ReadInput, signal: AbortSignal): Promise<ReadDocument> {
    signal.throwIfAborted()
    clearTimeout(idle)
    const process = current?.isAlive() ? current : startProcess(memoryMb)
    current = process
    try {
      return await process.read(input, timeoutMs, signal)
    } finally {
      idle = setTimeout(() => process.kill(), idleMs).unref()
    }
  }

  return {
    async read(input, signal) {
      refuseTooLarge(input.bytes)
      const either = AbortSignal.any([closing.signal, ...(signal ? [signal] : [])])
      const reading = last.then(() => readNow(input, either))
      last = reading.catch(() => {})
      return reading
    },
    async close() {
      // guard: a closed reader says nothing of a document [new Shutdown()]
      closing.abort(new Shutdown())
      clearTimeout(idle)
      await last
      await current?.kill()
    },
  }
}
