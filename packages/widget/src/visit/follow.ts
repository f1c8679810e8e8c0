import type { VisitEvent } from '@foyer/contract'
import { pauseMs } from '../service/patience.ts'
import { mayPass } from '../service/refusal.ts'
import type { Surroundings } from '../surroundings.ts'

/** Hears what others say, from connection to connection, until the signal or a refusal that does not pass. */
export async function follow(
  connect: () => AsyncIterable<VisitEvent>,
  heard: (event: VisitEvent) => void,
  { random, wait }: Pick<Surroundings, 'random' | 'wait'>,
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
      if (!mayPass(error)) throw error
      reason = error
    }
    await wait(pauseMs(reason, failures, random), signal)
  }
}
