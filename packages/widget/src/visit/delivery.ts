import type { Environment } from '../environment.ts'
import { isTokenInvalid, Refusal } from '../service/refusal.ts'
import { retry } from '../service/retry.ts'
import type { MessageBody } from '../service/visit_client.ts'
import { asTextMessage, type OutgoingMessage } from './outgoing_message.ts'
import { refreshVisit, type VisitContext } from './start_visit.ts'
import type { PendingMessage } from './state.ts'
import type { VisitStorage } from './visit_storage.ts'

interface DeliveryContext extends VisitContext {
  storage: VisitStorage
  environment: Environment
  signal: AbortSignal
  /** Told that the token it is given opens nothing any more. */
  lost: (token: string) => Promise<void>
}

/** Says what the visitor says: once each, one at a time and in order, however long it takes. */
export class Delivery {
  readonly #by: DeliveryContext
  #isUnderWay = false

  constructor(by: DeliveryContext) {
    this.#by = by
  }

  post(said: MessageBody, text: string) {
    this.#keep({ key: this.#by.environment.newKey(), said, text })
  }

  discard(key: string) {
    this.#by.storage.removeMessage(key)
    this.#by.store.dispatch({ type: 'discarded', key })
  }

  /** Letters to a conversation that is no more are said in the next one. */
  resendAll(messages: PendingMessage[]) {
    for (const pending of messages) {
      this.#by.storage.removeMessage(pending.key)
      this.#keep(asTextMessage(pending, this.#by.environment.newKey()))
    }
  }

  async deliver(): Promise<void> {
    if (this.#isUnderWay) return
    this.#isUnderWay = true
    try {
      for (let pending = this.#next(); pending; pending = this.#next()) await this.#send(pending)
    } finally {
      this.#isUnderWay = false
    }
  }

  #keep(outgoing: OutgoingMessage) {
    this.#by.storage.addMessage(outgoing)
    this.#by.store.dispatch({ type: 'said', outgoing })
  }

  #next(): PendingMessage | undefined {
    const { signal, store } = this.#by
    if (signal.aborted || store.state.stage !== 'talking') return undefined
    return store.state.outbox.find(({ progress }) => progress !== 'refused')
  }

  async #send({ key, said }: PendingMessage): Promise<void> {
    const { environment, storage, visitToken, signal, store, lost } = this.#by
    const { value: token } = visitToken
    const failed = (error: unknown) => {
      // Still running: it has arrived, and is being answered.
      const isRunning = error instanceof Refusal && error.code === 'idempotency_conflict'
      if (!isRunning) store.dispatch({ type: 'unsent', key })
    }
    try {
      await retry(() => this.#takeTurn(key, said), environment, signal, failed)
    } catch (error) {
      if (signal.aborted) return
      if (isTokenInvalid(error)) return lost(token)
      storage.removeMessage(key)
      store.dispatch({ type: 'refused', key })
      // It may be refused because the conversation has ended meanwhile: then that is what there is to show.
      await refreshVisit(this.#by).catch(() => {})
    }
  }

  async #takeTurn(key: string, said: MessageBody): Promise<void> {
    const { storage, visitToken, client, store } = this.#by
    store.dispatch({ type: 'sending', key })
    if (visitToken.isOld) await refreshVisit(this.#by)
    for await (const { event, data } of client.say(visitToken.value, said, key)) {
      if (event === 'accepted') store.dispatch({ type: 'accepted', key, message: data })
      if (event === 'working') store.dispatch({ type: 'working', text: data.text })
      if (event === 'token') store.dispatch({ type: 'worded', text: data.text })
      if (event !== 'done') continue
      storage.removeMessage(key)
      store.dispatch({ type: 'answered', key, turn: data })
    }
  }
}
