import { setTimeout as sleep } from 'node:timers/promises'
import type { Sql } from './connect.ts'
import type { Listener, Subscription } from './listener.ts'

/**
 * Tells every server that something was committed. It is a hint, never the truth: who needs to know looks into the
 * tables, and looks there now and then without a hint, too. That is why it is said after the commit and not within:
 * PostgreSQL lets transactions that notify commit only one after the other.
 */
export interface Announcer {
  announce(channel: string, organization_id: number): void
  close(): Promise<void>
}

/** The first is said at once; what follows is said together. */
const pauseMs = 20

export function openAnnouncer(system: Sql): Announcer {
  const waiting = new Map<string, Set<number>>()
  const closing = new AbortController()
  let speaking: Promise<void> | null = null

  async function speak() {
    while (waiting.size > 0 && !closing.signal.aborted) {
      const said = [...waiting].flatMap(([channel, ids]) =>
        [...ids].map((id) => [channel, String(id)] as const),
      )
      waiting.clear()
      await system`select pg_notify(channel, payload) from unnest(
        ${said.map(([channel]) => channel)}::text[], ${said.map(([, id]) => id)}::text[]) as said (channel, payload)`.catch(
        () => {},
      )
      await sleep(pauseMs, undefined, { signal: closing.signal }).catch(() => {})
    }
    speaking = null
  }

  return {
    announce(channel, organization_id) {
      const ids = waiting.get(channel) ?? new Set()
      waiting.set(channel, ids.add(organization_id))
      speaking ??= speak()
    },
    async close() {
      closing.abort()
      await speaking
    },
  }
}

/**
 * Listens for what servers announce. `onAnnouncement` gets the organization, or null when something may have been
 * missed: at the beginning, and after the connection was lost.
 */
export function listenForAnnouncements(
  listener: Listener,
  channel: string,
  onAnnouncement: (organization_id: number | null) => void,
): Subscription {
  return listener.subscribe(channel, {
    onPayload: (payload) => onAnnouncement(Number(payload)),
    onUp: () => onAnnouncement(null),
  })
}
