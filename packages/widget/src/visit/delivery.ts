import { insist } from '../service/insist.ts'
import { isLost, Refusal } from '../service/refusal.ts'
import type { Said } from '../service/service.ts'
import type { Surroundings } from '../surroundings.ts'
import { type Arriving, refresh } from './arrival.ts'
import type { Memory } from './memory.ts'
import { inWords, type Outgoing } from './outgoing.ts'
import type { Letter } from './state.ts'

interface Delivering extends Arriving {
  memory: Memory
  around: Surroundings
  signal: AbortSignal
  /** Told that the token it is given opens nothing any more. */
  lost: (token: string) => Promise<void>
}

/** Says what the visitor says: once each, one at a time and in order, however long it takes. */
export class Delivery {
  readonly #by: Delivering
  #isUnderWay = false

  constructor(by: Delivering) {
    this.#by = by
  }

  post(said: Said, text: string) {
    this.#keep({ key: this.#by.around.newKey(), said, text })
  }

  discard(key: string) {
    this.#by.memory.remove(key)
    this.#by.store.tell({ type: 'discarded', key })
  }

  /** Letters to a conversation that is no more are said in the next one. */
  readdress(letters: Letter[]) {
    for (const letter of letters) {
      this.#by.memory.remove(letter.key)
      this.#keep(inWords(letter, this.#by.around.newKey()))
    }
  }

  async deliver(): Promise<void> {
    if (this.#isUnderWay) return
    this.#isUnderWay = true
    try {
      for (let letter = this.#next(); letter; letter = this.#next()) await this.#send(letter)
    } finally {
      this.#isUnderWay = false
    }
  }

  #keep(outgoing: Outgoing) {
    this.#by.memory.add(outgoing)
    this.#by.store.tell({ type: 'said', outgoing })
  }

  #next(): Letter | undefined {
    const { signal, store } = this.#by
    if (signal.aborted || store.state.stage !== 'talking') return undefined
    return store.state.outbox.find(({ fate }) => fate !== 'refused')
  }

  async #send({ key, said }: Letter): Promise<void> {
    const { around, memory, pass, signal, store, lost } = this.#by
    const { token } = pass
    const failed = (error: unknown) => {
      // Still running: it has arrived, and is being answered.
      const isRunning = error instanceof Refusal && error.code === 'idempotency_conflict'
      if (!isRunning) store.tell({ type: 'unsent', key })
    }
    try {
      await insist(() => this.#takeTurn(key, said), around, signal, failed)
    } catch (error) {
      if (signal.aborted) return
      if (isLost(error)) return lost(token)
      memory.remove(key)
      store.tell({ type: 'refused', key })
      // It may be refused because the conversation has ended meanwhile: then that is what there is to show.
      await refresh(this.#by).catch(() => {})
    }
  }

  async #takeTurn(key: string, said: Said): Promise<void> {
    const { memory, pass, service, store } = this.#by
    store.tell({ type: 'sending', key })
    if (pass.isOld) await refresh(this.#by)
    for await (const { event, data } of service.say(pass.token, said, key)) {
      if (event === 'accepted') store.tell({ type: 'accepted', key, message: data })
      if (event === 'token') store.tell({ type: 'worded', text: data.text })
      if (event !== 'done') continue
      memory.remove(key)
      store.tell({ type: 'answered', key, turn: data })
    }
  }
}
