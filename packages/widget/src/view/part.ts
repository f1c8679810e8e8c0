import type { MailAnswer, MessageBody } from '../service/visit_client.ts'
import type { PendingMessage, State } from '../visit/state.ts'
import type { Words } from '../words/index.ts'

/** A piece of the panel: made once, then brought up to date. */
export interface Part {
  node: HTMLElement
  show(state: State): void
}

/** What the visitor can do. */
export interface Handlers {
  open(): void
  close(): void
  dismiss(): void
  start(): void
  startNew(): void
  send(said: MessageBody, text: string): void
  stop(): void
  choose(value: string): void
  resend(pending: PendingMessage): void
  discard(pending: PendingMessage): void
  rate(rating: number): void
  answerAboutMail(answer: MailAnswer): void
}

export type Mode = 'bubble' | 'page' | 'inline'

/** What every part may need. */
export interface ViewContext {
  words: Words
  handlers: Handlers
  mode: Mode
}
