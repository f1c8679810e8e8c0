import type { Database } from '../../platform/db/index.ts'
import { createWakeup, type EventFeed, type Wakeup } from '../../platform/events/index.ts'
import { listConcerned } from './repository.ts'

/**
 * In which conversations something has happened. However many visitors listen, the events of their organization are read
 * once, and only those are called whom they concern.
 */
export interface Watch {
  /** Comes back at once, and then whenever something may have happened. */
  follow(place: Place, signal: AbortSignal): AsyncGenerator<void, void, undefined>
}

interface Place {
  organization_id: number
  conversation_id: number
}

/** The visitors of one organization who listen, each with their conversation. */
interface House {
  bells: Map<Wakeup, number>
  left: AbortController
  broken?: unknown
}

/** Also without a ring: whatever became of it, a stream is never further behind than this. */
const lookAgainMs = 60_000

export function watchOf(feed: EventFeed, { tenant }: Pick<Database, 'tenant'>): Watch {
  const houses = new Map<number, House>()

  async function listen(organization_id: number, { bells, left }: House) {
    const db = tenant(organization_id)
    let heard: number | undefined
    for await (const settled of feed.follow(organization_id, left.signal)) {
      // Who came before the first point may have missed what lies before it.
      const concerned = heard === undefined ? undefined : await listConcerned(db, heard, settled)
      heard = settled
      // guard: others are left in peace [concerned…]
      for (const [bell, conversation_id] of bells) if (concerned?.has(conversation_id) ?? true) bell.notify()
    }
  }

  function houseOf(organization_id: number): House {
    const open = houses.get(organization_id)
    if (open) return open
    const house: House = { bells: new Map(), left: new AbortController() }
    houses.set(organization_id, house)
    listen(organization_id, house).catch((error) => {
      house.broken = error
      // guard: what broke is opened anew
      close(organization_id, house)
      for (const bell of house.bells.keys()) bell.notify()
    })
    return house
  }

  function close(organization_id: number, house: House) {
    house.left.abort()
    if (houses.get(organization_id) === house) houses.delete(organization_id)
  }

  return {
    async *follow({ organization_id, conversation_id }, signal) {
      const house = houseOf(organization_id)
      const bell = createWakeup()
      house.bells.set(bell, conversation_id)
      try {
        while (!signal.aborted) {
          yield
          await bell.wait(lookAgainMs, signal)
          // guard: who listens in vain is told so
          if (house.broken) throw house.broken
        }
      } finally {
        house.bells.delete(bell)
        if (house.bells.size === 0) close(organization_id, house)
      }
    },
  }
}
