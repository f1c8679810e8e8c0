/**
 * The addresses of a site that are still to be visited, first come, first served. It takes no more than will ever be
 * visited: a site with a million addresses costs no more memory than one that is just large enough.
 */
interface Frontier {
  /** Puts an address at the end, unless it is known or would never be reached. */
  offer(url: string): void
  /** Nothing that is offered will be taken any more. */
  readonly full: boolean
  readonly waiting: number
  /** Those that wait, in their order. */
  addresses(): string[]
  /** The next address to visit, claimed. */
  next(): string | null
  /** Nobody else will visit the address; false when somebody has. */
  claim(url: string): boolean
}

export function createFrontier(visits: number): Frontier {
  const queue: string[] = []
  const waiting = new Set<string>()
  const claimed = new Set<string>()
  let taken = 0

  return {
    offer(url) {
      if (queue.length >= visits || waiting.has(url) || claimed.has(url)) return
      queue.push(url)
      waiting.add(url)
    },
    get full() {
      return queue.length >= visits
    },
    get waiting() {
      return waiting.size
    },
    addresses: () => [...waiting],
    next() {
      while (taken < queue.length) {
        const url = queue[taken++]!
        if (this.claim(url)) return url
      }
      return null
    },
    claim(url) {
      if (claimed.has(url)) return false
      waiting.delete(url)
      claimed.add(url)
      return true
    },
  }
}
