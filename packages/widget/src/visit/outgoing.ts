import type { Said } from '../service/service.ts'

/** What the visitor has said and the service has not answered yet. It is kept over reloads. */
export interface Outgoing {
  /** Its Idempotency-Key: however often it is sent, it is said once. */
  key: string
  said: Said
  /** The words that stand for it until the service has given it back as a message. */
  text: string
}

/** Chips belong to the conversation that offered them; in another one their words are said. */
export const inWords = ({ text }: Outgoing, key: string): Outgoing => ({ key, said: { text }, text })
