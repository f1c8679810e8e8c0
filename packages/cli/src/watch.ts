import { setTimeout as sleep } from 'node:timers/promises'
import type { Progress, ProgressBar } from './progress_bar.ts'

/** Something that a server does in the background. */
interface WatchOptions<State> {
  look(): Promise<State>
  progressOf(state: State): Progress
  hasEnded(state: State): boolean
  /** Nobody has taken it up yet. */
  isWaiting(state: State): boolean
  isAnybodyAtWork(): Promise<boolean>
}

interface WatchMeans {
  bar: ProgressBar
  wait?: (ms: number) => Promise<void>
  now?: () => number
}

const everyMs = 250
/** A server that works takes up what it is given within a second, unless it is busy. */
const patienceMs = 5000

export const noWorkersMessage =
  'No running server has background work enabled. The job is stored and starts as soon as `foyer serve` runs ' +
  'here with FOYER_ROLE=all or FOYER_ROLE=worker.'

/** Shows how far it has come until it has ended, or until it is clear that nobody will do it. */
export async function watch<State>(
  watched: WatchOptions<State>,
  { bar, wait = pause, now = () => performance.now() }: WatchMeans,
): Promise<{ state: State; abandoned: boolean }> {
  const since = now()
  try {
    for (;;) {
      const state = await watched.look()
      bar.show(watched.progressOf(state))
      if (watched.hasEnded(state)) return { state, abandoned: false }
      const idle = watched.isWaiting(state) && now() - since > patienceMs
      if (idle && !(await watched.isAnybodyAtWork())) return { state, abandoned: true }
      await wait(everyMs)
    }
  } finally {
    bar.end()
  }
}

const pause = async (ms: number): Promise<void> => sleep(ms)
