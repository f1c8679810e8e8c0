import { createFairLine } from './fair_line.ts'
import { createShares } from './shares.ts'

/** A number of places for work that needs much of this process. Keys, such as organizations, take turns in them. */
export interface FairPlaces<Key> {
  /** Runs the work when there is a place for it. Rejects with the signal's reason if that comes first. */
  hold<Result>(key: Key, work: () => Promise<Result>, signal?: AbortSignal): Promise<Result>
  /** The same for work that ends elsewhere. Resolves with the function that frees the place. */
  take(key: Key, signal?: AbortSignal): Promise<() => void>
}

interface PlacesOptions {
  places: number
  /** How many of them one key may hold. */
  perKey: number
}

export function createFairPlaces<Key>({ places, perKey }: PlacesOptions): FairPlaces<Key> {
  const shares = createShares<Key>(perKey)
  const line = createFairLine<Key, (giveBack: () => void) => void>()
  let free = places

  function admit() {
    if (free <= 0) return
    const next = line.take(shares.admits)
    if (!next) return
    free--
    next.item(shares.take(next.key))
  }

  function take(key: Key, signal?: AbortSignal): Promise<() => void> {
    const { promise, resolve, reject } = Promise.withResolvers<() => void>()
    if (signal?.aborted) {
      reject(signal.reason)
      return promise
    }
    const leave = () => {
      line.remove(key, enter)
      reject(signal!.reason)
    }
    const enter = (giveBack: () => void) => {
      signal?.removeEventListener('abort', leave)
      let isHeld = true
      resolve(() => {
        if (!isHeld) return
        isHeld = false
        free++
        giveBack()
        admit()
      })
    }
    signal?.addEventListener('abort', leave, { once: true })
    line.add(key, enter)
    admit()
    return promise
  }

  return {
    take,
    async hold(key, work, signal) {
      const leave = await take(key, signal)
      try {
        return await work()
      } finally {
        leave()
      }
    },
  }
}
