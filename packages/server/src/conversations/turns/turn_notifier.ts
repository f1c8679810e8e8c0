import { type Database, listenForAnnouncements } from '../../platform/db/index.ts'
import { createWakeup, type Wakeup } from '../../platform/events/index.ts'
import { Shutdown } from '../../platform/index.ts'
import { turnsChannel } from './channel.ts'

/** Where requests wait for the messages before theirs to be answered, here or on another server. */
export interface TurnNotifier {
  subscribe(conversation: ConversationRef): { wait(): Promise<void>; unsubscribe(): void }
  /** Something was answered here. */
  notify(conversation: ConversationRef): void
  close(): void
}

interface ConversationRef {
  organization_id: number
  conversation_id: number
}

/** Also without a notification: a lease may run out, and a server may die before it has announced anything. */
const lookAgainMs = 1000

export function openTurnNotifier({ listener }: Pick<Database, 'listener'>): TurnNotifier {
  const wakeups = new Map<Wakeup, ConversationRef>()
  const closing = new AbortController()
  let announcements: ReturnType<typeof listenForAnnouncements> | undefined

  function notify(isConcerned: (conversation: ConversationRef) => boolean) {
    for (const [wakeup, conversation] of wakeups) if (isConcerned(conversation)) wakeup.notify()
  }

  /** Other servers say of which organization, and null when they may have said more than was heard. */
  function onAnnouncement(organization_id: number | null) {
    notify((conversation) => organization_id === null || conversation.organization_id === organization_id)
  }

  return {
    notify: ({ conversation_id }) =>
      notify((conversation) => conversation.conversation_id === conversation_id),
    subscribe(conversation) {
      announcements ??= listenForAnnouncements(listener, turnsChannel, onAnnouncement)
      const wakeup = createWakeup()
      wakeups.set(wakeup, conversation)
      return {
        async wait() {
          await wakeup.wait(lookAgainMs, closing.signal)
          if (closing.signal.aborted) throw new Shutdown()
        },
        unsubscribe: () => void wakeups.delete(wakeup),
      }
    },
    close() {
      closing.abort()
      announcements?.close()
    },
  }
}
