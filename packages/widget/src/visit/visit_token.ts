import type { Visit } from '@foyer/contract'
import type { StoredToken, VisitStorage } from './visit_storage.ts'

const growsOldMs = 24 * 60 * 60 * 1000

/** The token that opens the visitor's conversation, here and where the browser remembers it. */
export class VisitToken {
  readonly #storage: VisitStorage
  readonly #now: () => number
  #token: StoredToken | undefined

  constructor(storage: VisitStorage, now: () => number) {
    this.#storage = storage
    this.#now = now
  }

  get value(): string {
    return this.#token?.token ?? ''
  }

  /** It is replaced long before it runs out. */
  get isOld(): boolean {
    return this.#token !== undefined && this.#now() - this.#token.since > growsOldMs
  }

  /** Takes up the one that an earlier page has left. */
  load(): boolean {
    this.#token = this.#storage.token
    return this.#token !== undefined
  }

  set({ token }: Visit) {
    this.#token = { token, since: this.#now() }
    this.#storage.saveToken(this.#token)
  }

  renew({ token }: Visit) {
    const before = this.value
    this.#token = { token, since: this.#now() }
    this.#storage.replaceToken(before, this.#token)
  }

  clear() {
    this.#storage.removeToken(this.value)
    this.#token = undefined
  }
}
