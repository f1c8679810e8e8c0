import { type Database, listenForAnnouncements } from '../../platform/db/index.ts'
import { createWakeup, type Wakeup } from '../../platform/events/index.ts'
import { Shutdown } from '../../platform/index.ts'
import { turnsChannel } from './channel.ts'

/** Where requests wait for the messages before theirs to be answered, here or on another server. */
export interface WaitingRoom {
  enter(conversation: Place): { heard(): Promise<void>; leave(): void }
  /** Something was answered here. */
  ring(conversation: Place): void
  close(): Promise<void>
}

interface Place {
  organization_id: number
  conversation_id: number
}

/** Also without a ring: a lease may run out, and a server may die before it has announced anything. */
const lookAgainMs = 1000

export function openWaitingRoom({ address }: Pick<Database, 'address'>): WaitingRoom {
  const bells = new Map<Wakeup, Place>()
  const closing = new AbortController()
  let ears: ReturnType<typeof listenForAnnouncements> | undefined

  function ring(isConcerned: (place: Place) => boolean) {
    for (const [bell, place] of bells) if (isConcerned(place)) bell.notify()
  }

  /** Other servers say of which organization, and null when they may have said more than was heard. */
  function heard(organization_id: number | null) {
    ring((place) => organization_id === null || place.organization_id === organization_id)
  }

  return {
    ring: ({ conversation_id }) => ring((place) => place.conversation_id === conversation_id),
    enter(conversation) {
      ears ??= listenForAnnouncements(address, turnsChannel, heard)
      const bell = createWakeup()
      bells.set(bell, conversation)
      return {
        async heard() {
          await bell.wait(lookAgainMs, closing.signal)
          if (closing.signal.aborted) throw new Shutdown()
        },
        leave: () => void bells.delete(bell),
      }
    },
    async close() {
      closing.abort()
      await ears?.close()
    },
  }
}
