import type { MessageBody } from '../service/visit_client.ts'

/** What the visitor has said and the service has not answered yet. It is kept over reloads. */
export interface OutgoingMessage {
  /** Its Idempotency-Key: however often it is sent, it is said once. */
  key: string
  said: MessageBody
  /** The words that stand for it until the service has given it back as a message. */
  text: string
}

/** Chips belong to the conversation that offered them; in another one their words are said. */
export const asTextMessage = ({ text }: OutgoingMessage, key: string): OutgoingMessage => ({
  key,
  said: { text },
  text,
})
