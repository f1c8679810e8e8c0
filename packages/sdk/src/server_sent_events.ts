/** Server-sent events, as the HTML standard describes the format. The widget is built with this module too. */

interface ServerSentEvent {
  /** Its name; `message` where it has none. */
  event: string
  data: string
}

/** Leaving the loop closes the connection. */
export async function* readEvents(
  body: ReadableStream<Uint8Array>,
): AsyncGenerator<ServerSentEvent, void, undefined> {
  let event = 'message'
  let data: string[] = []
  for await (const line of linesOf(body)) {
    if (line === '') {
      if (data.length > 0) yield { event, data: data.join('\n') }
      event = 'message'
      data = []
    }
    const [, field, value = ''] = /^(data|event)(?:: ?(.*))?$/.exec(line) ?? []
    if (field === 'data') data.push(value)
    if (field === 'event') event = value
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
