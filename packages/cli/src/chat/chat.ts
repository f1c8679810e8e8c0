import type { OpenConversation } from '@foyer/server'
import type { ChatPrinter, Turn } from './chat_printer.ts'
import { messageOf } from './message_of.ts'

interface ChatOptions {
  printer: ChatPrinter
  lines: AsyncIterable<string>
  /** Words for people. */
  say(line: string): void
  /** Whether to tell why the agent says what it says. */
  traced: boolean
  /** What a refused message was refused for, where whoever typed it can try again; null to end with it. */
  forgive(error: unknown): string | null
}

/** Brings every line to the agent, until there are no more or the conversation has ended: with its last turn then. */
export async function chat(
  open: OpenConversation,
  { printer, lines, say, traced, forgive }: ChatOptions,
): Promise<Turn | null> {
  const messages = await open.messages()
  let latest = messages.at(-1)
  let seen = latest?.id
  printer.start(open.conversation, messages)
  const trace = async (id: number) => printer.trace(await open.explain(id))
  if (traced && latest?.role === 'agent') await trace(latest.id)

  for await (const line of lines) {
    const sent = messageOf(line, latest?.chips ?? [])
    const turn = await open.send(sent, printer.piece).catch((error: unknown) => {
      const reason = forgive(error)
      if (reason === null) throw error
      say(reason)
      return null
    })
    if (!turn) continue
    printer.turn(turn)
    const reply = turn.replies.at(-1)
    if (traced && reply) await trace(reply.id)
    latest = reply ?? turn.message
    for (const message of await open.messages(seen)) {
      if (message.id !== turn.message.id && message.id !== reply?.id) printer.message(message)
      seen = message.id
    }
    const { status } = turn.conversation
    if (status === 'handed_off')
      say('A person has taken over this conversation, so the agent does not answer.')
    else if (status !== 'active') return turn
    else if (!reply) say('The agent did not reply to this.')
  }
  return null
}
