import { connect, type Socket } from 'node:net'
import { performance } from 'node:perf_hooks'

/**
 * A closed loop over keep-alive connections: each sends its next request when the last one is answered. Written on
 * bare sockets, because the generator shares the machine with what it measures.
 */

export interface Call {
  method: 'GET' | 'PATCH' | 'POST'
  path: string
  headers: Record<string, string>
  body?: string
}

export interface Load {
  port: number
  connections: number
  seconds: number
  /** The call number `turn` of a connection; both count from 0. */
  call(connection: number, turn: number): Call
}

export interface Round {
  answered: number
  perSecond: number
  p95Ms: number
}

export interface Reply {
  status: number
  body: string
}

/** A refusal ends the run: it is answered faster than work. */
export async function runLoad({ port, connections, seconds, call }: Load): Promise<Round> {
  const latencies: number[] = []
  const start = performance.now()
  const end = start + seconds * 1000
  const loops = Array.from({ length: connections }, async (_, connection) => {
    const caller = await openCaller(port)
    for (let turn = 0; performance.now() < end; turn++) {
      const sent = performance.now()
      const { status, body } = await caller.send(call(connection, turn))
      if (status >= 300) throw new Error(`A request was answered with ${status}: ${body}`)
      latencies.push(performance.now() - sent)
    }
    caller.close()
  })
  await Promise.all(loops)
  const elapsed = (performance.now() - start) / 1000
  latencies.sort((a, b) => a - b)
  return {
    answered: latencies.length,
    perSecond: latencies.length / elapsed,
    p95Ms: latencies[Math.floor(latencies.length * 0.95)] ?? 0,
  }
}

export async function sendOnce(port: number, call: Call): Promise<Reply> {
  const caller = await openCaller(port)
  const reply = await caller.send(call)
  caller.close()
  return reply
}

interface Caller {
  send(call: Call): Promise<Reply>
  close(): void
}

export async function openCaller(port: number): Promise<Caller> {
  const socket = await open(port)
  let received = Buffer.alloc(0)
  let waiting: PromiseWithResolvers<Reply> | undefined
  socket.on('data', (bytes) => {
    received = received.length === 0 ? bytes : Buffer.concat([received, bytes])
    const reply = readReply(received)
    if (!reply) return
    received = Buffer.alloc(0)
    waiting?.resolve(reply)
  })
  socket.on('error', (error) => waiting?.reject(error))
  socket.on('close', () => waiting?.reject(new Error('The server closed a connection.')))
  return {
    send(call) {
      waiting = Promise.withResolvers<Reply>()
      socket.write(requestText(call))
      return waiting.promise
    },
    close: () => socket.destroy(),
  }
}

function open(port: number): Promise<Socket> {
  const { promise, resolve, reject } = Promise.withResolvers<Socket>()
  const socket = connect({ port, host: '127.0.0.1', noDelay: true }, () => resolve(socket))
  socket.once('error', reject)
  return promise
}

function requestText({ method, path, headers, body }: Call): string {
  let text = `${method} ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n`
  for (const [name, value] of Object.entries(headers)) text += `${name}: ${value}\r\n`
  if (body === undefined) return `${text}\r\n`
  return `${text}Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
}

/** One whole answer with a Content-Length; nothing while bytes are missing. */
function readReply(bytes: Buffer): Reply | undefined {
  const headEnd = bytes.indexOf('\r\n\r\n')
  if (headEnd < 0) return undefined
  const head = bytes.toString('latin1', 0, headEnd)
  const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1])
  const bodyStart = headEnd + 4
  if (bytes.length < bodyStart + length) return undefined
  return { status: Number(head.slice(9, 12)), body: bytes.toString('utf8', bodyStart, bodyStart + length) }
}
