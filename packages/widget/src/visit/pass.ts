import type { Visit } from '@foyer/contract'
import type { Kept, Memory } from './memory.ts'

const growsOldMs = 24 * 60 * 60 * 1000

/** The token that opens the visitor's conversation, here and where the browser remembers it. */
export class Pass {
  readonly #memory: Memory
  readonly #now: () => number
  #kept: Kept | undefined

  constructor(memory: Memory, now: () => number) {
    this.#memory = memory
    this.#now = now
  }

  get token(): string {
    return this.#kept?.token ?? ''
  }

  /** It is replaced long before it runs out. */
  get isOld(): boolean {
    return this.#kept !== undefined && this.#now() - this.#kept.since > growsOldMs
  }

  /** Takes up the one that an earlier page has left. */
  find(): boolean {
    this.#kept = this.#memory.kept
    return this.#kept !== undefined
  }

  issue({ token }: Visit) {
    this.#kept = { token, since: this.#now() }
    this.#memory.keep(this.#kept)
  }

  renew({ token }: Visit) {
    const before = this.token
    this.#kept = { token, since: this.#now() }
    this.#memory.renew(before, this.#kept)
  }

  drop() {
    this.#memory.forget(this.token)
    this.#kept = undefined
  }
}
