import { operations } from '@foyer/contract'
import type { Config } from '../../config.ts'
import {
  converse,
  type EmitTurnEvent,
  listMessages,
  openTurnNotifier,
  type Turn,
} from '../../conversations/index.ts'
import { everyPage } from '../knowledge/every_page.ts'
import { parseBody } from '../knowledge/parse_input.ts'
import { type OperatorScope, operatorContext, toOperatorRefusal } from '../run_as_operator.ts'
import { type ConversationChoice, enter } from './enter.ts'
import { explain, type MessageTrace } from './explain.ts'
import { openReasoning } from './reasoning.ts'

export type Conversation = Turn['conversation']
export type Message = Turn['message']

/** What a visitor can send. */
export type MessageToSend = { text: string } | { chip: { slot: string; values: string[] } }

/** A conversation to take part in as its visitor: answered in this process, so that no server has to run. */
export interface OpenConversation {
  /** As it was entered. */
  conversation: Conversation
  /** Hears the reply in pieces as it is worded. */
  send(sent: MessageToSend, hear: (piece: string) => void): Promise<Turn>
  /** What was said after a message, the oldest first; all of it without one. */
  messages(after?: number): Promise<Message[]>
  /** Why the agent said what it said. */
  explain(message_id: number): Promise<MessageTrace>
}

interface ConversationDependencies extends Omit<OperatorScope, 'now'> {
  now: () => Date
}

/** Opens a conversation for the time of `work`. It stays as it is afterwards, and can be entered again. */
export async function withConversation<Result>(
  { database, organization, now }: ConversationDependencies,
  config: Config,
  wanted: ConversationChoice,
  work: (open: OpenConversation) => Promise<Result>,
): Promise<Result> {
  const tenant = database.tenant(organization.id)
  const reasoning = await openReasoning(config, database, now)
  const notifier = openTurnNotifier(database)
  try {
    const conversation = await enter({ database, organization, now: now() }, wanted)
    const { id: conversation_id } = conversation
    return await work({
      conversation,
      async send(sent, hear) {
        const body = parseBody(operations.sendMessage, sent)
        const context = operatorContext({ organization, now: now() }, 'chat')
        const said = { conversation_id, body }
        return converse(reasoning, notifier, context, tenant, said, piecesFor(hear)).catch(
          (error: unknown) => {
            throw toOperatorRefusal(error)
          },
        )
      },
      messages: (after = 0) =>
        everyPage((page) => listMessages(tenant, conversation_id, { starting_after: after, ...page })),
      explain: (message_id) => explain(tenant, conversation_id, message_id),
    })
  } finally {
    await notifier.close()
    await reasoning.close()
  }
}

const piecesFor =
  (hear: (piece: string) => void): EmitTurnEvent =>
  (event, data) => {
    if (event === 'token') hear((data as { text: string }).text)
  }
