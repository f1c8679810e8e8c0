import { createFairPlaces, Shutdown } from '../../platform/index.ts'
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
  /**
   * Refuses with a `SourceFailure`, with the signal's reason, or with `Shutdown` when it is closed. `user` is the
   * organization that it is read for.
   */
  read(input: ReadInput, signal?: AbortSignal, user?: number): Promise<ReadDocument>
  close(): Promise<void>
}

/** A second one is started only when two organizations have something to read. */
const processes = 2

/**
 * Reads documents in processes of their own, of one organization one after the other. They are started when they are
 * needed, kept warm, ended when they are idle, and killed when a document takes too long or too much: the next one gets a
 * new process.
 */
export function createDocumentReader({
  timeoutMs = 30_000,
  memoryMb = 512,
  idleMs = 60_000,
}: DocumentReaderOptions = {}): DocumentReader {
  const places = createFairPlaces<number>({ places: processes, perKey: 1 })
  const idle = new Map<ReadingProcess, NodeJS.Timeout>()
  const underway = new Set<Promise<unknown>>()
  const closing = new AbortController()

  function takeProcess(): ReadingProcess {
    for (const [process, timer] of idle) {
      clearTimeout(timer)
      idle.delete(process)
      if (process.isAlive()) return process
    }
    return startProcess(memoryMb)
  }

  async function readNow(input: ReadInput, signal: AbortSignal): Promise<ReadDocument> {
    signal.throwIfAborted()
    const process = takeProcess()
    try {
      return await process.read(input, timeoutMs, signal)
    } finally {
      idle.set(process, setTimeout(() => end(process), idleMs).unref())
    }
  }

  function end(process: ReadingProcess) {
    clearTimeout(idle.get(process))
    idle.delete(process)
    return process.kill()
  }

  return {
    async read(input, signal, user = 0) {
      refuseTooLarge(input.bytes)
      const either = AbortSignal.any([closing.signal, ...(signal ? [signal] : [])])
      const reading = places.hold(user, () => readNow(input, either), either)
      underway.add(reading)
      return reading.finally(() => underway.delete(reading))
    },
    async close() {
      closing.abort(new Shutdown())
      await Promise.allSettled(underway)
      await Promise.all([...idle.keys()].map(end))
    },
  }
}
