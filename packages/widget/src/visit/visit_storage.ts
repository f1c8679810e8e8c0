import type { OutgoingMessage } from './outgoing_message.ts'

/** What the browser stores of a visit: the token of one conversation, what was not answered yet, the teaser it showed. */

export interface StoredToken {
  token: string
  /** When the service gave it, in milliseconds. */
  since: number
}

interface StoredVisit {
  kept?: StoredToken | undefined
  outbox?: OutgoingMessage[]
  /** The teaser that was shown here. */
  teaser?: string
}

export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Several tabs share it: each change reads first what the others have written. */
export class VisitStorage {
  readonly #storage: KeyValueStorage
  readonly #key: string

  /** Of whom: people who share a browser have conversations of their own. */
  constructor(storage: KeyValueStorage, service: string, agent: string, visitor = '') {
    this.#storage = storage
    this.#key = visitor === '' ? `foyer ${service} ${agent}` : `foyer ${service} ${agent} ${visitor}`
  }

  get token(): StoredToken | undefined {
    return this.#read().kept
  }

  get outbox(): OutgoingMessage[] {
    return this.#read().outbox ?? []
  }

  saveToken(token: StoredToken) {
    this.#write({ ...this.#read(), kept: token })
  }

  /** A fresh token for the same conversation; another tab that has begun anew meanwhile keeps its own. */
  replaceToken(old: string, token: StoredToken) {
    if (this.token?.token === old) this.saveToken(token)
  }

  /** Forgets a token that opens nothing any more, unless another tab has begun anew already. */
  removeToken(token: string) {
    if (this.token?.token === token) this.#write({ ...this.#read(), kept: undefined })
  }

  get teaser(): string | undefined {
    return this.#read().teaser
  }

  saveTeaser(teaser: string) {
    this.#write({ ...this.#read(), teaser })
  }

  addMessage(outgoing: OutgoingMessage) {
    this.#write({ ...this.#read(), outbox: [...this.outbox, outgoing] })
  }

  removeMessage(key: string) {
    this.#write({ ...this.#read(), outbox: this.outbox.filter((each) => each.key !== key) })
  }

  #read(): StoredVisit {
    try {
      return JSON.parse(this.#storage.getItem(this.#key) ?? '{}')
    } catch {
      return {}
    }
  }

  #write(visit: StoredVisit) {
    try {
      this.#storage.setItem(this.#key, JSON.stringify(visit))
    } catch {
      // A full or forbidden storage: the visit lasts as long as the page.
    }
  }
}
