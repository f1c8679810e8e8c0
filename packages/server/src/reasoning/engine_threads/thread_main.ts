import { parentPort } from 'node:worker_threads'
import { perform, type WorkRequest, type WorkResult } from './thread_work.ts'

/** Runs in a thread of its own: one piece of work after the other. */
parentPort!.on('message', (work: WorkRequest) => parentPort!.postMessage(answerTo(work)))

function answerTo(work: WorkRequest): WorkResult {
  try {
    return { result: perform(work) }
  } catch (error) {
    return { error }
  }
}
