import type { VisitEvent } from '@foyer/contract'
import type { Environment } from '../environment.ts'
import { isRetryable } from '../service/refusal.ts'
import { retryDelayMs } from '../service/retry_delay.ts'

/** Hears what others say, from connection to connection, until the signal or a refusal that does not pass. */
export async function followEvents(
  connect: () => AsyncIterable<VisitEvent>,
  heard: (event: VisitEvent) => void,
  { random, wait }: Pick<Environment, 'random' | 'wait'>,
  signal: AbortSignal,
): Promise<void> {
  for (let failures = 0; !signal.aborted; failures++) {
    let reason: unknown
    try {
      for await (const event of connect()) {
        if (signal.aborted) return
        failures = 0
        heard(event)
      }
    } catch (error) {
      if (signal.aborted) return
      if (!isRetryable(error)) throw error
      reason = error
    }
    await wait(retryDelayMs(reason, failures, random), signal)
  }
}
