import type { Database } from '../../platform/db/index.ts'
import { createWakeup, type EventFeed, type Wakeup } from '../../platform/events/index.ts'
import { listConcerned } from './repository.ts'

/**
 * In which conversations something has happened. However many visitors listen, the events of their organization are read
 * once, and only those are called whom they concern.
 */
export interface ConversationWatch {
  /** Comes back at once, and then whenever something may have happened. */
  follow(conversation: ConversationRef, signal: AbortSignal): AsyncGenerator<void, void, undefined>
}

interface ConversationRef {
  organization_id: number
  conversation_id: number
}

/** The visitors of one organization who listen, each with their conversation. */
interface OrganizationWatch {
  wakeups: Map<Wakeup, number>
  left: AbortController
  broken?: unknown
}

/** Also without a notification: whatever became of it, a stream is never further behind than this. */
const lookAgainMs = 60_000

export function watchConversations(feed: EventFeed, { tenant }: Pick<Database, 'tenant'>): ConversationWatch {
  const watches = new Map<number, OrganizationWatch>()

  async function listen(organization_id: number, { wakeups, left }: OrganizationWatch) {
    const db = tenant(organization_id)
    let heard: number | undefined
    for await (const settled of feed.follow(organization_id, left.signal)) {
      // Who came before the first point may have missed what lies before it.
      const concerned = heard === undefined ? undefined : await listConcerned(db, heard, settled)
      heard = settled
      for (const [wakeup, conversation_id] of wakeups)
        if (concerned?.has(conversation_id) ?? true) wakeup.notify()
    }
  }

  function watchOf(organization_id: number): OrganizationWatch {
    const open = watches.get(organization_id)
    if (open) return open
    const watch: OrganizationWatch = { wakeups: new Map(), left: new AbortController() }
    watches.set(organization_id, watch)
    listen(organization_id, watch).catch((error) => {
      watch.broken = error
      close(organization_id, watch)
      for (const wakeup of watch.wakeups.keys()) wakeup.notify()
    })
    return watch
  }

  function close(organization_id: number, watch: OrganizationWatch) {
    watch.left.abort()
    if (watches.get(organization_id) === watch) watches.delete(organization_id)
  }

  return {
    async *follow({ organization_id, conversation_id }, signal) {
      const watch = watchOf(organization_id)
      const wakeup = createWakeup()
      watch.wakeups.set(wakeup, conversation_id)
      try {
        while (!signal.aborted) {
          yield
          await wakeup.wait(lookAgainMs, signal)
          if (watch.broken) throw watch.broken
        }
      } finally {
        watch.wakeups.delete(wakeup)
        if (watch.wakeups.size === 0) close(organization_id, watch)
      }
    },
  }
}
