import type { Writable } from 'node:stream'
import { styleText } from 'node:util'
import type { Message } from '@foyer/server'
import { withoutControls } from '../terminal_text.ts'
import type { ChatPrinter } from './chat_printer.ts'

interface Screens {
  output: { write(text: string): unknown }
  /** For whoever watches: dim where that can be shown. */
  aside: Writable
  traceLines: (trace: Parameters<ChatPrinter['trace']>[0]) => Promise<string[]>
}

/** The words of the agent as they come, and under them what can be tapped and where they lead. */
export function textPrinter({ output, aside, traceLines }: Screens): ChatPrinter {
  let heard = ''
  const print = (text: string) => void output.write(withoutControls(text))

  function finish(message: Message) {
    const { chips, links, citations } = message
    const lines = [...chips.map(choiceLine), ...links.map(pageLine), ...citations.map(sourceLine), '']
    print(`\n${lines.join('\n')}\n`)
  }

  function whole(message: Message) {
    print(message.role === 'visitor' ? `> ${message.text}` : message.text)
    finish(message)
  }

  return {
    start(_, messages) {
      for (const message of messages) whole(message)
    },
    piece(piece) {
      heard += piece
      print(piece)
    },
    turn({ replies, conversation: { status, recap } }) {
      if (heard !== '' && replies.length === 0) print('\n\n')
      for (const reply of replies) {
        const rest = reply.text.startsWith(heard) ? reply.text.slice(heard.length) : `\n\n${reply.text}`
        print(rest)
        finish(reply)
      }
      heard = ''
      if (status === 'completed' && recap !== undefined) print(`${recap.trimEnd()}\n\n`)
    },
    message: whole,
    async trace(trace) {
      const text = withoutControls((await traceLines(trace)).map((line) => `  ${line}\n`).join(''))
      aside.write(`${styleText('dim', text, { stream: aside })}\n`)
    },
  }
}

const choiceLine = (chip: Message['chips'][number], index: number) =>
  `  ${index + 1}) ${'label' in chip ? chip.label : chip.text}`

const pageLine = ({ title, url }: Message['links'][number]) => `  ${title} <${url}>`
const sourceLine = ({ title, url }: Message['citations'][number]) => `  Source: ${title} <${url}>`
