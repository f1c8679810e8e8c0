import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import {
  type CatalogProposal,
  contradictions,
  type DigestContext,
  type DigestedFact,
  type Document,
  digestDocument,
  type Passage,
  proposeSlots,
  segment,
} from '@foyer/engine'
import { createFairPlaces } from '../../platform/index.ts'
import { type DraftRequest, draftCatalog } from './draft_catalog.ts'
import { isLarge, type WorkRequest, type WorkResult } from './thread_work.ts'

export type DigestDocument = (
  passages: readonly Passage[],
  context: DigestContext,
  given?: ReadonlyMap<number, readonly DigestedFact[]>,
) => Promise<DigestedFact[][]>

export type DraftCatalog = (request: DraftRequest) => Promise<CatalogProposal[]>

/**
 * The engine's heavy work, away from the thread that serves requests: digesting a long text takes seconds. `user` is the
 * organization that it is done for. Each has one thread at a time, so that a long text does not delay another's line.
 */
export interface EngineThreads {
  segment(user: string, document: Document, options: { title: string }): Promise<Passage[]>
  digestDocument: DigestDocument
  draftCatalog: DraftCatalog
  proposeSlots(
    user: string,
    ...given: Parameters<typeof proposeSlots>
  ): Promise<ReturnType<typeof proposeSlots>>
  contradictions(
    user: string,
    ...given: Parameters<typeof contradictions>
  ): Promise<ReturnType<typeof contradictions>>
  close(): Promise<void>
}

const most = 2
/** A thread that has nothing to do for this long is ended: it takes some 40 MB. */
const idleMs = 60_000
const program = new URL('./thread_main.ts', import.meta.url)

export function createEngineThreads(): EngineThreads {
  const places = createFairPlaces<string>({ places: most, perKey: 1 })
  const idle = new Map<Worker, NodeJS.Timeout>()
  const all = new Set<Worker>()

  function takeThread(): Worker {
    const [found] = idle.keys()
    if (!found) return startThread()
    clearTimeout(idle.get(found))
    idle.delete(found)
    return found
  }

  function startThread(): Worker {
    const thread = new Worker(program, { resourceLimits: { maxOldGenerationSizeMb: 512 } })
    all.add(thread)
    thread.once('exit', () => {
      all.delete(thread)
      clearTimeout(idle.get(thread))
      idle.delete(thread)
    })
    return thread
  }

  function rest(thread: Worker) {
    thread.unref()
    idle.set(thread, setTimeout(() => void thread.terminate(), idleMs).unref())
  }

  async function run<Result>(user: string, work: WorkRequest, here: () => Result): Promise<Result> {
    // A long text would keep this thread from answering others.
    if (isLarge(work)) return places.hold(user, () => runInThread<Result>(work))
    return here()
  }

  async function runInThread<Result>(work: WorkRequest): Promise<Result> {
    const thread = takeThread()
    thread.ref()
    thread.postMessage(work)
    const answer = await answerOf(thread)
    rest(thread)
    if ('error' in answer) throw answer.error
    // The thread runs the same function.
    return answer.result as Result
  }

  return {
    segment: (user, ...given) => run(user, { name: 'segment', given }, () => segment(...given)),
    digestDocument(...given) {
      const [, { organization = '' }] = given
      return run(organization, { name: 'digestDocument', given }, () => digestDocument(...given))
    },
    draftCatalog: (request) =>
      run(request.organization.name, { name: 'draftCatalog', given: [request] }, () => draftCatalog(request)),
    proposeSlots: (user, ...given) =>
      run(user, { name: 'proposeSlots', given }, () => proposeSlots(...given)),
    contradictions: (user, ...given) =>
      run(user, { name: 'contradictions', given }, () => contradictions(...given)),
    async close() {
      await Promise.all([...all].map((thread) => thread.terminate()))
    },
  }
}

/** Rejects when the thread fails, as it does when it runs out of memory or is ended. */
async function answerOf(thread: Worker): Promise<WorkResult> {
  const ended = new AbortController()
  const { signal } = ended
  try {
    return await Promise.race([
      once(thread, 'message', { signal }).then(([answer]) => answer as WorkResult),
      once(thread, 'exit', { signal }).then(() => {
        throw new Error('The thread that was digesting a text has ended.')
      }),
    ])
  } finally {
    ended.abort()
  }
}
