import type { Surroundings } from '../surroundings.ts'
import { pauseMs } from './patience.ts'
import { mayPass } from './refusal.ts'

type Patience = Pick<Surroundings, 'random' | 'wait'>

/** Does something until it succeeds; refused for good, or no longer wanted, it throws. */
export async function insist<Result>(
  work: () => Promise<Result>,
  { random, wait }: Patience,
  signal: AbortSignal,
  failed: (error: unknown) => void = () => {},
): Promise<Result> {
  for (let failures = 0; ; failures++) {
    try {
      return await work()
    } catch (error) {
      if (signal.aborted || !mayPass(error)) throw error
      failed(error)
      await wait(pauseMs(error, failures, random), signal)
      signal.throwIfAborted()
    }
  }
}
