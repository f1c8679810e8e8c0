/** Server-sent events, as the HTML standard describes the format. */

/** The `data` of each event. Leaving the loop closes the connection. */
export async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string, void, undefined> {
  let data: string[] = []
  for await (const line of linesOf(body)) {
    if (line === '' && data.length > 0) {
      yield data.join('\n')
      data = []
    }
    const field = /^data(?:: ?(.*))?$/.exec(line)
    if (field) data.push(field[1] ?? '')
  }
}

/** Lines end with LF, CRLF or CR. A CR at the end of a chunk may be half of a CRLF: it waits for the next. */
async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string, void, undefined> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      const lines = (rest + decoder.decode(value, { stream: true })).split(/\r\n|\n|\r(?!$)/)
      rest = lines.pop() ?? ''
      yield* lines
    }
  } finally {
    await reader.cancel().catch(() => {})
  }
}
