import { ModelFailure } from './failure.ts'

export interface Deadline {
  seconds: number
  /** Whoever waits may give up earlier. */
  signal: AbortSignal
  /** The time does not count any more. */
  unless?: () => boolean
}

/**
 * Ends when the time is up, or when whoever waits gives up, whether or not the work takes notice: a client that ignores
 * its signal keeps nobody waiting.
 */
export async function withinDeadline<Result>(
  { seconds, signal, unless = () => false }: Deadline,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const ending = new AbortController()
  const { promise: ended, reject } = Promise.withResolvers<never>()
  const end = (failure: ModelFailure) => {
    ending.abort(failure)
    reject(failure)
  }
  const timer = setTimeout(() => {
    if (!unless())
      end(new ModelFailure('slow', `The model gave no answer within ${Number(seconds.toFixed(1))} s.`))
  }, seconds * 1000)
  const giveUp = () =>
    end(
      signal.reason instanceof ModelFailure
        ? signal.reason
        : new ModelFailure('aborted', 'Nobody is waiting for the answer any more.'),
    )
  signal.addEventListener('abort', giveUp)
  ended.catch(() => {})
  if (signal.aborted) giveUp()
  try {
    return await Promise.race([ended, signal.aborted ? ended : work(ending.signal)])
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', giveUp)
    // Whatever the work has left open is let go.
    ending.abort()
  }
}
