import type { Transaction } from '../../platform/db/index.ts'

/** What a person wrote while the visitor did not look, to be told by email. */
export interface MailedReply {
  /** The visitor's. They agreed that a person writes there. */
  address: string
  /** The language that the visitor speaks. */
  locale: string
  conversation: {
    id: number
    number: number
    /** The slug of the agent that received the visitor. */
    agent: string
    /** The page on which the visitor finds the conversation again. Null if it is not known. */
    source_url: string | null
    visitor_name: string | null
  }
  /** What the visitor has neither seen nor been told of, the oldest first. */
  messages: { id: number; text: string; created_at: Date }[]
}

/**
 * Has it told. Called once for each mail, in the transaction that notes that it was: it keeps the mail there and sends it
 * when the transaction is kept.
 */
export type TellVisitorByMail = (db: Transaction, reply: MailedReply, now: Date) => Promise<void>

/** Where no mail can be sent: visitors find the reply in the chat. */
export const tellNobody: TellVisitorByMail = async () => {}
