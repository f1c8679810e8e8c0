import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { failureOf, headersOf, type Message } from './message.ts'

/** Passes messages on from standard input to a running server, and its answers back: one line each. */

interface Bridge {
  /** The server's address for MCP. */
  url: string
  apiKey: string | null
  input: Readable
  output: Writable
}

/** Ends when the input has ended and everything is answered. */
export async function bridge({ url, apiKey, input, output }: Bridge): Promise<void> {
  const underway = new Map<Message['id'], AbortController>()
  const answering = new Set<Promise<void>>()
  let negotiated: string | undefined
  const write = (message: object) => void output.write(`${JSON.stringify(message)}\n`)

  async function passOn(message: Message) {
    if (message.method === 'notifications/cancelled')
      // Over HTTP, whoever does not want an answer any more hangs up.
      return underway.get(message.params?.requestId as Message['id'])?.abort()
    const left = new AbortController()
    if (message.id !== undefined) underway.set(message.id, left)
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'application/json, text/event-stream',
          ...(apiKey !== null && { authorization: `Bearer ${apiKey}` }),
          ...headersOf(message, negotiated),
        },
        body: JSON.stringify(message),
        signal: left.signal,
      })
      for (const answer of await answersOf(response, message)) {
        if (message.method === 'initialize' && typeof answer.result?.protocolVersion === 'string')
          negotiated = answer.result.protocolVersion
        write(answer)
      }
    } catch (error) {
      if (!left.signal.aborted && message.id !== undefined)
        write(failureOf(message.id, unreachable(url, error)))
    } finally {
      underway.delete(message.id)
    }
  }

  for await (const line of createInterface({ input })) {
    const message = parse(line)
    if (message === undefined) {
      if (line.trim() !== '') write(failureOf(null, 'This line is not a JSON-RPC message.'))
      continue
    }
    const answer = passOn(message).finally(() => answering.delete(answer))
    answering.add(answer)
    // Later messages say the version that the first one has agreed on.
    if (message.method === 'initialize') await answer
  }
  await Promise.all(answering)
}

function parse(line: string): Message | undefined {
  try {
    const value: unknown = JSON.parse(line)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** JSON, or events that carry it. What the server refuses before it reads the message becomes the answer to it. */
async function answersOf(response: Response, { id }: Message): Promise<Message[]> {
  const text = await response.text()
  if (response.headers.get('content-type')?.startsWith('text/event-stream'))
    return [...text.matchAll(/^data: ?(.+)$/gm)].map(([, data]) => JSON.parse(data!))
  if (text === '' || id === undefined) return []
  const answer = parse(text)
  if (answer && 'jsonrpc' in answer) return [answer]
  const { error } = (answer ?? {}) as { error?: { message: string } }
  return [failureOf(id, error?.message ?? `The server answered ${response.status}.`, error)]
}

function unreachable(url: string, error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error)
  return `${url} cannot be reached (${cause}). Start the server with \`foyer serve\`, or set FOYER_URL.`
}
