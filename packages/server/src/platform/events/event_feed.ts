import { setTimeout as sleep } from 'node:timers/promises'
import { listenForAnnouncements } from '../db/announce.ts'
import type { Database } from '../db/database.ts'
import { eventsChannel } from '../record.ts'
import { type EventWriters, eventWriters, lastEventId, writersIn } from './repository.ts'
import { createWakeup, type Wakeup } from './wakeup.ts'

/**
 * How far events can be read by id without missing one. Ids are handed out before the commit, so that of two
 * transactions the one with the higher id may commit first. A reader that went past it would never come back for the
 * lower one. A point is settled for an organization when none of its events can appear below it any more: first the
 * last id that was handed out is read, then which transactions have written its events; when all of those are over,
 * everything up to that id is there or never comes. (A lock that migration 0019 takes before the id tells who writes.)
 */
export interface EventFeed {
  /** A settled point that includes everything committed so far. After `withinMs` it is taken for settled. */
  settled(organization_id: number, withinMs?: number): Promise<number>
  /** Settled points, the present one first, then whenever something may have happened in the organization. */
  follow(organization_id: number, signal: AbortSignal): AsyncGenerator<number, void, undefined>
  close(): void
}

/** What storage says at one moment, for all organizations. */
interface Glance {
  point: number
  writers: EventWriters
}

/** Also without an announcement: a server may have died between its commit and its announcement. */
const everyMs = 5000

export function openEventFeed({ listener, system }: Pick<Database, 'listener' | 'system'>): EventFeed {
  const wakeups = new Map<Wakeup, number>()
  const closing = new AbortController()
  let announcements: ReturnType<typeof listenForAnnouncements> | undefined
  let asking: { soon: Promise<Glance>; next: Promise<Glance> | null } | null = null

  function notify(organization_id: number | null) {
    for (const [wakeup, of] of wakeups)
      if (organization_id === null || of === organization_id) wakeup.notify()
  }

  async function settle(organization_id: number, withinMs = Number.POSITIVE_INFINITY): Promise<number> {
    const { point, writers } = await glanceTogether()
    const giveUp = performance.now() + withinMs
    let awaited = writersIn(organization_id, writers)
    for (let pause = 2; awaited.size > 0 && performance.now() < giveUp; pause = Math.min(pause * 2, 250)) {
      await sleep(pause, undefined, { signal: closing.signal })
      const running = writersIn(organization_id, (await glanceTogether()).writers)
      awaited = new Set([...awaited].filter((each) => running.has(each)))
    }
    return point
  }

  async function glance(): Promise<Glance> {
    const point = await lastEventId(system)
    return { point, writers: await eventWriters(system) }
  }

  /** Streams that are called together ask together. Who comes while somebody asks needs an answer from later on. */
  function glanceTogether(): Promise<Glance> {
    if (!asking) {
      const soon = glance()
      const mine = { soon, next: null }
      asking = mine
      const done = () => {
        if (asking === mine) asking = null
      }
      soon.then(done, done)
      return soon
    }
    const current = asking
    current.next ??= current.soon.then(glanceTogether, glanceTogether)
    return current.next
  }

  return {
    settled: settle,
    async *follow(organization_id, signal) {
      announcements ??= listenForAnnouncements(listener, eventsChannel, notify)
      const wakeup = createWakeup()
      wakeups.set(wakeup, organization_id)
      try {
        while (!signal.aborted) {
          yield await settle(organization_id)
          await wakeup.wait(everyMs, signal)
        }
      } finally {
        wakeups.delete(wakeup)
      }
    },
    close() {
      closing.abort()
      announcements?.close()
    },
  }
}
