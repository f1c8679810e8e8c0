import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'

interface Terminal {
  isTTY?: boolean
}

/**
 * What is typed, line by line, with a prompt where somebody sees it; what is piped, until it ends. Blank lines say
 * nothing. It ends early when asked to stop.
 */
export async function* linesOf(
  input: Readable & Terminal,
  screen: Writable & Terminal,
  { stop, interrupt }: { stop: AbortSignal; interrupt: () => void },
): AsyncGenerator<string> {
  const isTyped = input.isTTY === true && screen.isTTY === true
  const reader = createInterface({ input, ...(isTyped && { output: screen }), prompt: '> ', signal: stop })
  let open = true
  reader.once('close', () => {
    open = false
  })
  // A terminal whose lines are edited here sends Ctrl-C as a key, and no signal.
  reader.on('SIGINT', interrupt)
  const prompt = () => {
    if (isTyped && open) reader.prompt()
  }
  try {
    prompt()
    for await (const line of reader) {
      if (stop.aborted) return
      if (line.trim() !== '') yield line.trim()
      prompt()
    }
    // Whatever is said next stands behind the prompt otherwise.
    if (isTyped) screen.write('\n')
  } finally {
    reader.close()
  }
}
