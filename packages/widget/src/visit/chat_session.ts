import type { Environment } from '../environment.ts'
import { isTokenInvalid } from '../service/refusal.ts'
import { retry } from '../service/retry.ts'
import { type MailAnswer, type MessageBody, type StartBody, VisitClient } from '../service/visit_client.ts'
import { Delivery } from './delivery.ts'
import { followEvents } from './follow_events.ts'
import { subjectOf } from './identity_subject.ts'
import { lastOfPerson } from './selectors.ts'
import { loadAgent, refreshVisit, startVisit, type VisitContext } from './start_visit.ts'
import type { PendingMessage, Stage, State } from './state.ts'
import { Store } from './store.ts'
import { VisitStorage } from './visit_storage.ts'
import { VisitToken } from './visit_token.ts'

export interface VisitOptions {
  /** The origin of the service. */
  service: string
  /** The agent's public id. */
  agent: string
  start: StartBody
}

/** Acts for the visitor: begins or resumes the conversation, says what they say, and hears what is said. */
export class ChatSession {
  readonly store: Store
  readonly #environment: Environment
  readonly #storage: VisitStorage
  readonly #context: VisitContext
  readonly #delivery: Delivery
  readonly #leaving = new AbortController()
  #listening: AbortController | undefined
  /** The last message of a person that the service knows to be seen. */
  #confirmed = 0

  constructor(
    { service, agent, start }: VisitOptions,
    environment: Environment,
    changed: (before: State) => void,
  ) {
    const { signal } = this.#leaving
    this.#environment = environment
    this.#storage = new VisitStorage(environment.storage, service, agent, subjectOf(start.identity))
    this.store = new Store(changed, signal)
    this.#context = {
      client: new VisitClient(service, environment.fetch),
      visitToken: new VisitToken(this.#storage, environment.now),
      store: this.store,
      agent,
      start,
    }
    const lost = (token: string) => this.#startOver(token)
    this.#delivery = new Delivery({ ...this.#context, storage: this.#storage, environment, signal, lost })
  }

  /** Whether there is a conversation to return to. */
  get hasConversation(): boolean {
    return this.#storage.token !== undefined
  }

  /** Learns who would receive them; nothing is begun. */
  showAgent(): Promise<void> {
    return loadAgent(this.#context)
  }

  /** Invites somebody who has not talked yet: after a while, and never twice with the same words. */
  async tease(): Promise<void> {
    const { text, delay_seconds } = this.store.state.agent?.appearance.teaser ?? {}
    if (!text || delay_seconds === undefined) return
    const { signal } = this.#leaving
    await this.#environment.wait(delay_seconds * 1000, signal)
    if (signal.aborted || this.hasConversation || this.#storage.teaser === text) return
    this.#storage.saveTeaser(text)
    this.store.dispatch({ type: 'teased' })
  }

  connect(): Promise<void> {
    if (this.store.state.stage !== 'idle') return Promise.resolve()
    this.store.dispatch({ type: 'staged', stage: 'connecting' })
    for (const outgoing of this.#storage.outbox) this.store.dispatch({ type: 'said', outgoing })
    return this.#begin((key) => this.#resumeOrStart(key))
  }

  /** Leaves a conversation that has ended for another one. */
  startNew(): Promise<void> {
    this.store.dispatch({ type: 'begun_anew' })
    return this.#begin((key) => startVisit(this.#context, key))
  }

  send(said: MessageBody, text: string): Promise<void> {
    this.#delivery.post(said, text)
    return this.#delivery.deliver()
  }

  /** A refusal is kept under its key: what is tried again is a new request. */
  resend({ key, said, text }: PendingMessage): Promise<void> {
    this.#delivery.discard(key)
    return this.send(said, text)
  }

  discard({ key }: PendingMessage) {
    this.#delivery.discard(key)
  }

  /** Wants no more of the reply. Where that does not arrive it can be said again; it is not repeated, for the next reply is meant to come. */
  async stop(): Promise<void> {
    const { visitToken, client, store } = this.#context
    store.dispatch({ type: 'stopping', stopping: true })
    await client.stop(visitToken.value).catch(() => store.dispatch({ type: 'stopping', stopping: false }))
  }

  async rate(rating: number): Promise<void> {
    const { visitToken, client } = this.#context
    this.store.dispatch({ type: 'rated', rating })
    const rated = retry(() => client.rate(visitToken.value, rating), this.#environment, this.#leaving.signal)
    // Refused for good, it is not worth troubling the visitor with.
    await rated.then(
      (visit) => visitToken.renew(visit),
      () => {},
    )
  }

  /** Whether a person has answered since the visitor left. Nothing is asked where there was no conversation. */
  async lookForNews(): Promise<void> {
    const { visitToken, client } = this.#context
    if (this.store.state.stage !== 'idle' || !visitToken.load()) return
    const visit = await client.visit(visitToken.value).catch(() => undefined)
    if (visit && visit.unread_count > 0) this.store.dispatch({ type: 'missed' })
  }

  /** Tells that the visitor looks: what a person wrote is seen. It is told again with the next change if it fails. */
  async confirmSeen(): Promise<void> {
    const { visitToken, client, store } = this.#context
    const seen = lastOfPerson(store.state)
    if (seen <= this.#confirmed) return
    const before = this.#confirmed
    this.#confirmed = seen
    await client.read(visitToken.value, seen).catch(() => {
      this.#confirmed = before
    })
  }

  /** Whether a person may reply by email. Where it fails, the question stays. */
  async answerAboutMail(answer: MailAnswer): Promise<void> {
    const { visitToken, client } = this.#context
    const told = await client.agreeToMail(visitToken.value, answer).catch(() => undefined)
    if (told) this.store.dispatch({ type: 'asked_about_mail', replyByMail: told.reply_by_mail })
  }

  /** Hears what others say, as long as somebody looks. */
  listen(isLooking: boolean) {
    if (isLooking === (this.#listening !== undefined)) return
    this.#listening?.abort()
    this.#listening = isLooking ? new AbortController() : undefined
    if (this.#listening) this.#follow(this.#listening.signal)
  }

  close() {
    this.listen(false)
    this.#leaving.abort()
  }

  async #begin(begin: (key: string) => Promise<void>): Promise<void> {
    const key = this.#environment.newKey()
    const staged = (stage: Stage) => this.store.dispatch({ type: 'staged', stage })
    try {
      await retry(
        () => begin(key),
        this.#environment,
        this.#leaving.signal,
        () => staged('unreachable'),
      )
    } catch {
      return staged('unavailable')
    }
    await this.#delivery.deliver()
  }

  async #resumeOrStart(key: string): Promise<void> {
    const { visitToken } = this.#context
    if (visitToken.load()) {
      if (await refreshVisit(this.#context)) return
      this.#lose()
    }
    await startVisit(this.#context, key)
  }

  #lose() {
    this.#context.visitToken.clear()
    const { outbox } = this.store.state
    this.store.dispatch({ type: 'lost' })
    this.#delivery.resendAll(outbox)
  }

  /** Both who speaks and who listens may find the conversation gone: it is started over once. */
  async #startOver(token: string): Promise<void> {
    if (this.#context.visitToken.value !== token) return
    this.#lose()
    await this.#begin((key) => startVisit(this.#context, key))
  }

  async #follow(signal: AbortSignal): Promise<void> {
    const { visitToken, client, store } = this.#context
    let token = ''
    const connect = () => {
      token = visitToken.value
      return client.follow(token, store.state.messages.at(-1)?.id, signal)
    }
    try {
      await followEvents(
        connect,
        (event) => store.dispatch({ type: 'heard', event }),
        this.#environment,
        signal,
      )
    } catch (error) {
      if (isTokenInvalid(error)) await this.#startOver(token)
    }
  }
}
