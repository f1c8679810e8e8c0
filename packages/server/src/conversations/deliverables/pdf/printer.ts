import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { createFairPlaces, refuse } from '../../../platform/index.ts'
import type { PrintRequest } from './page_layout.ts'
import type { PrintResult } from './thread_main.ts'

/**
 * Prints documents in a thread of its own. Setting a page takes a tenth of a second, a long document several, and a
 * server that prints nothing must not hold the fonts in memory (P7): the thread begins with the first document and ends
 * when there was none for a minute.
 */
export interface Printer {
  /** `organization_id` is who it is printed for: organizations take turns. */
  print(organization_id: number, request: PrintRequest): Promise<Uint8Array>
  close(): Promise<void>
}

interface PrinterTiming {
  longestMs: number
  idleMs: number
}
const usual: PrinterTiming = { longestMs: 30_000, idleMs: 60_000 }
/** Of one organization, the one that is being printed included. */
const mostWaiting = 10
const program = new URL('./thread_main.ts', import.meta.url)

/** `onStart` hears of every thread that begins. */
export function createPrinter(
  { longestMs, idleMs }: PrinterTiming = usual,
  onStart: (thread: Worker) => void = () => {},
): Printer {
  const places = createFairPlaces<number>({ places: 1, perKey: 1 })
  const waiting = new Map<number, number>()
  let thread: Worker | undefined
  let resting: NodeJS.Timeout | undefined

  function takeThread(): Worker {
    clearTimeout(resting)
    thread ??= startThread()
    thread.ref()
    return thread
  }

  function startThread(): Worker {
    const started = new Worker(program, { resourceLimits: { maxOldGenerationSizeMb: 256 } })
    started.once('exit', () => {
      if (thread === started) thread = undefined
    })
    // Whoever waits for the document hears of it by the exit.
    started.on('error', () => {})
    onStart(started)
    return started
  }

  function rest(idle: Worker) {
    idle.unref()
    resting = setTimeout(() => void idle.terminate(), idleMs).unref()
  }

  async function printInThread(request: PrintRequest): Promise<Uint8Array> {
    const worker = takeThread()
    const ended = new AbortController()
    // Printing cannot be interrupted, so a document that takes too long ends its thread.
    const late = setTimeout(() => void worker.terminate(), longestMs)
    try {
      worker.postMessage(request)
      const { signal } = ended
      const result = await Promise.race([
        once(worker, 'message', { signal }).then(([answer]) => answer as PrintResult),
        once(worker, 'exit', { signal }).then(() => {
          throw tooLong()
        }),
      ])
      rest(worker)
      if ('error' in result) throw result.error
      return result.pdf
    } finally {
      clearTimeout(late)
      ended.abort()
    }
  }

  return {
    async print(organization_id, request) {
      const count = waiting.get(organization_id) ?? 0
      if (count >= mostWaiting) throw tooMany()
      waiting.set(organization_id, count + 1)
      try {
        return await places.hold(organization_id, () => printInThread(request))
      } finally {
        const left = waiting.get(organization_id)! - 1
        if (left > 0) waiting.set(organization_id, left)
        else waiting.delete(organization_id)
      }
    },
    async close() {
      clearTimeout(resting)
      await thread?.terminate()
    },
  }
}

const tooLong = () =>
  refuse(
    'parameter_invalid',
    'This document is too long for a PDF. Ask for it with "Accept: text/html" and print the page.',
    { param: 'Accept' },
  )

const tooMany = () =>
  refuse('rate_limited', 'Too many documents are being printed at once. Try again in a few seconds.', {
    headers: { 'Retry-After': '5' },
  })
