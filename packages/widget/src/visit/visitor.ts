import { insist } from '../service/insist.ts'
import { isLost } from '../service/refusal.ts'
import { type Said, Service, type Start } from '../service/service.ts'
import type { Surroundings } from '../surroundings.ts'
import { type Arriving, introduce, refresh, start } from './arrival.ts'
import { Delivery } from './delivery.ts'
import { follow } from './follow.ts'
import { Memory } from './memory.ts'
import { Pass } from './pass.ts'
import type { Letter, Stage, State } from './state.ts'
import { Store } from './store.ts'

export interface Place {
  /** The origin of the service. */
  service: string
  /** The agent's public id. */
  agent: string
  start: Start
}

/** Acts for the visitor: begins or resumes the conversation, says what they say, and hears what is said. */
export class Visitor {
  readonly store: Store
  readonly #around: Surroundings
  readonly #memory: Memory
  readonly #arriving: Arriving
  readonly #delivery: Delivery
  readonly #leaving = new AbortController()
  #listening: AbortController | undefined

  constructor({ service, agent, start }: Place, around: Surroundings, changed: (before: State) => void) {
    const { signal } = this.#leaving
    this.#around = around
    this.#memory = new Memory(around.shelf, service, agent)
    this.store = new Store(changed, signal)
    this.#arriving = {
      service: new Service(service, around.fetch),
      pass: new Pass(this.#memory, around.now),
      store: this.store,
      agent,
      start,
    }
    const lost = (token: string) => this.#startOver(token)
    this.#delivery = new Delivery({ ...this.#arriving, memory: this.#memory, around, signal, lost })
  }

  /** Whether there is a conversation to return to. */
  get hasBeenHere(): boolean {
    return this.#memory.kept !== undefined
  }

  /** Learns who would receive them; nothing is begun. */
  meet() {
    introduce(this.#arriving)
  }

  arrive(): Promise<void> {
    if (this.store.state.stage !== 'idle') return Promise.resolve()
    this.store.tell({ type: 'staged', stage: 'connecting' })
    for (const outgoing of this.#memory.outbox) this.store.tell({ type: 'said', outgoing })
    return this.#begin((key) => this.#resumeOrStart(key))
  }

  /** Leaves a conversation that has ended for another one. */
  beginAnew(): Promise<void> {
    this.store.tell({ type: 'begun_anew' })
    return this.#begin((key) => start(this.#arriving, key))
  }

  say(said: Said, text: string): Promise<void> {
    this.#delivery.post(said, text)
    return this.#delivery.deliver()
  }

  /** A refusal is kept under its key: what is tried again is a new request. */
  tryAgain({ key, said, text }: Letter): Promise<void> {
    this.#delivery.discard(key)
    return this.say(said, text)
  }

  discard({ key }: Letter) {
    this.#delivery.discard(key)
  }

  async rate(rating: number): Promise<void> {
    const { pass, service } = this.#arriving
    this.store.tell({ type: 'rated', rating })
    const rated = insist(() => service.rate(pass.token, rating), this.#around, this.#leaving.signal)
    // Refused for good, it is not worth troubling the visitor with.
    await rated.then(
      (visit) => pass.renew(visit),
      () => {},
    )
  }

  /** Hears what others say, as long as somebody looks. */
  listen(isLooking: boolean) {
    if (isLooking === (this.#listening !== undefined)) return
    this.#listening?.abort()
    this.#listening = isLooking ? new AbortController() : undefined
    if (this.#listening) this.#follow(this.#listening.signal)
  }

  leave() {
    this.listen(false)
    this.#leaving.abort()
  }

  async #begin(begin: (key: string) => Promise<void>): Promise<void> {
    const key = this.#around.newKey()
    const staged = (stage: Stage) => this.store.tell({ type: 'staged', stage })
    try {
      await insist(
        () => begin(key),
        this.#around,
        this.#leaving.signal,
        () => staged('unreachable'),
      )
    } catch {
      return staged('unavailable')
    }
    await this.#delivery.deliver()
  }

  async #resumeOrStart(key: string): Promise<void> {
    const { pass } = this.#arriving
    if (pass.find()) {
      if (await refresh(this.#arriving)) return
      this.#lose()
    }
    await start(this.#arriving, key)
  }

  #lose() {
    this.#arriving.pass.drop()
    const { outbox } = this.store.state
    this.store.tell({ type: 'lost' })
    this.#delivery.readdress(outbox)
  }

  /** Both who speaks and who listens may find the conversation gone: it is started over once. */
  async #startOver(token: string): Promise<void> {
    if (this.#arriving.pass.token !== token) return
    this.#lose()
    await this.#begin((key) => start(this.#arriving, key))
  }

  async #follow(signal: AbortSignal): Promise<void> {
    const { pass, service, store } = this.#arriving
    let token = ''
    const connect = () => {
      token = pass.token
      return service.follow(token, store.state.messages.at(-1)?.id, signal)
    }
    try {
      await follow(connect, (event) => store.tell({ type: 'heard', event }), this.#around, signal)
    } catch (error) {
      if (isLost(error)) await this.#startOver(token)
    }
  }
}
