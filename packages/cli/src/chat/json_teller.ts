import type { Teller } from './teller.ts'

/** One object a line, each as the API gives it. */
export function jsonTeller(output: { write(text: string): unknown }): Teller {
  const print = (data: object) => void output.write(`${JSON.stringify(data)}\n`)
  return {
    entered: (conversation, messages) => print({ ...conversation, messages }),
    hear: () => {},
    turn: print,
    meanwhile: print,
    trace: async (trace) => print(trace),
  }
}
