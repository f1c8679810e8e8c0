import type { Outgoing } from './outgoing.ts'

/** What the browser remembers of a visitor: the token of one conversation, and what was not answered yet. */

export interface Kept {
  token: string
  /** When the service gave it, in milliseconds. */
  since: number
}

interface Remembered {
  kept?: Kept
  outbox?: Outgoing[]
}

export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Several tabs share it: each change reads first what the others have written. */
export class Memory {
  readonly #shelf: Shelf
  readonly #place: string

  constructor(shelf: Shelf, service: string, agent: string) {
    this.#shelf = shelf
    this.#place = `foyer ${service} ${agent}`
  }

  get kept(): Kept | undefined {
    return this.#read().kept
  }

  get outbox(): Outgoing[] {
    return this.#read().outbox ?? []
  }

  keep(kept: Kept) {
    this.#write({ ...this.#read(), kept })
  }

  /** A fresh token for the same conversation; another tab that has begun anew meanwhile keeps its own. */
  renew(token: string, kept: Kept) {
    if (this.kept?.token === token) this.keep(kept)
  }

  /** Forgets a token that opens nothing any more, unless another tab has begun anew already. */
  forget(token: string) {
    if (this.kept?.token === token) this.#write({ outbox: this.outbox })
  }

  add(outgoing: Outgoing) {
    this.#write({ ...this.#read(), outbox: [...this.outbox, outgoing] })
  }

  remove(key: string) {
    this.#write({ ...this.#read(), outbox: this.outbox.filter((each) => each.key !== key) })
  }

  #read(): Remembered {
    try {
      return JSON.parse(this.#shelf.getItem(this.#place) ?? '{}')
    } catch {
      return {}
    }
  }

  #write(remembered: Remembered) {
    try {
      this.#shelf.setItem(this.#place, JSON.stringify(remembered))
    } catch {
      // A full or forbidden storage: the visit lasts as long as the page.
    }
  }
}
