import { readFileSync } from 'node:fs'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** How long a client may take, and how many may be connected. Whoever has sent a whole request is waited for. */
export interface ConnectionLimits {
  /** For the headers of a request, from the moment that the client connects. */
  headersMs: number
  /** For a whole request. 32 MiB take this long at 2.2 Mbit a second. */
  requestMs: number
  /** Between two requests. Longer than the 60 s of common proxies, which would otherwise reuse a closed connection. */
  idleMs: number
  /** At once. */
  most: number
}

export const defaultConnectionLimits: ConnectionLimits = {
  headersMs: 10_000,
  requestMs: 120_000,
  idleMs: 72_000,
  most: 10_000,
}

/** What Fastify makes its server with. */
export const serverOptionsOf = ({ headersMs, requestMs, idleMs }: ConnectionLimits) => ({
  requestTimeout: requestMs,
  keepAliveTimeout: idleMs,
  http: {
    headersTimeout: headersMs,
    connectionsCheckingInterval: Math.ceil(Math.min(headersMs, requestMs) / 5),
  },
})

/**
 * When all places are taken, a new connection gets that of the client that has kept us waiting longest for its request:
 * half-open connections never keep others out. Where everybody is being answered, the new one is refused.
 */
export function capConnections(server: Server, most: number) {
  /** In the order in which their state last changed. Null between two requests. */
  const open = new Map<Socket, IncomingMessage | null>()

  function move(socket: Socket, request: IncomingMessage | null) {
    if (open.delete(socket)) open.set(socket, request)
  }

  function makeRoom() {
    for (const [socket, request] of open) {
      if (request?.complete) continue
      open.delete(socket)
      socket.destroy()
      return
    }
  }

  server.on('connection', (socket: Socket) => {
    if (open.size >= most) makeRoom()
    if (open.size >= most) return void socket.destroy()
    open.set(socket, null)
    socket.on('close', () => open.delete(socket))
  })
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    move(request.socket, request)
    response.on('close', () => move(request.socket, null))
  })
}

/** As many as this process may open files, without those that it needs itself. */
export function mostConnections(databaseConnections: number): number {
  const itself = databaseConnections + 200
  return Math.max(100, Math.min(defaultConnectionLimits.most, openFiles() - itself))
}

function openFiles(): number {
  try {
    const [, soft] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? []
    return Number(soft ?? Infinity)
  } catch {
    // Only Linux tells. Elsewhere Node raises the limit as far as it may.
    return Infinity
  }
}
