import { jsonOf } from '../terminal_text.ts'
import type { ChatPrinter } from './chat_printer.ts'

/** One object a line, each as the API gives it. */
export function jsonPrinter(output: { write(text: string): unknown }): ChatPrinter {
  const print = (data: object) => void output.write(`${jsonOf(data)}\n`)
  return {
    start: (conversation, messages) => print({ ...conversation, messages }),
    piece: () => {},
    turn: print,
    message: print,
    trace: async (trace) => print(trace),
  }
}
