import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setImmediate as turn } from 'node:timers/promises'
import { promisify } from 'node:util'
import { anthropic } from './protocols/anthropic.ts'
import { google } from './protocols/google.ts'
import { openai } from './protocols/openai.ts'
import type { Behaviour, ModelRequest, Protocol, Script } from './script.ts'

export {
  type Behaviour,
  cachedTokens,
  type ModelRequest,
  type Script,
  type ScriptedCall,
  usage,
} from './script.ts'

const protocols = { openai, anthropic, google }
export type ProtocolName = keyof typeof protocols

export interface ModelProviderServer {
  /** The address of its API, as a setting names it. */
  url: string
  /** As FOYER_ALLOW_HOSTS names it. */
  host: string
  requests: ModelRequest[]
  /** Comes back when nobody is connected any more. */
  untilLeft(): Promise<void>
  /** From then on nobody is there. */
  close(): Promise<void>
}

/** Somebody's model behind one of the protocols that providers speak, on this machine. Tests say how it behaves. */
export async function startModelProvider({
  protocol: name,
  script,
}: {
  protocol: ProtocolName
  script: Script
}): Promise<ModelProviderServer> {
  const protocol = protocols[name]
  const requests: ModelRequest[] = []
  const server = createServer(async (request, response) => {
    const { url: path = '', headers } = request
    const body = await text(request)
    const read = protocol.read(path, body)
    if (!read) return void response.writeHead(404).end()
    const asked = { ...read, path, headers, body }
    requests.push(asked)
    behave(protocol, asked, script(asked, requests.length), response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  // It stays until the run ends, and does not keep it from ending.
  server.unref()
  server.on('connection', (socket) => socket.unref())
  const connections = promisify(server.getConnections.bind(server))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    url: `http://${host}/v1`,
    host,
    requests,
    async untilLeft() {
      while ((await connections()) > 0) await turn()
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function behave(protocol: Protocol, asked: ModelRequest, behaviour: Behaviour, response: ServerResponse) {
  if ('silent' in behaviour) return
  if ('raw' in behaviour)
    return response.writeHead(200, { 'content-type': 'application/json' }).end(behaviour.raw)
  if ('status' in behaviour) {
    const { status, message = 'Something went wrong.', headers } = behaviour
    return response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify(protocol.error(status, message)))
  }
  const declined = 'decline' in behaviour
  const { say = '', calls = [], end = 'properly' } = declined ? {} : behaviour
  if (!asked.streamed) {
    const whole = JSON.stringify(declined ? protocol.declined(asked) : protocol.whole(asked, say))
    response.writeHead(200, { 'content-type': 'application/json' })
    if (end === 'properly' || end === 'length') return response.end(whole)
    response.write(whole.slice(0, whole.length / 2))
    return end === 'cut' && hangUp(response)
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const send = (event: object | string) =>
    response.write(
      `${eventName(event)}data: ${typeof event === 'string' ? event : JSON.stringify(event)}\n\n`,
    )
  for (const event of protocol.before(asked)) send(event)
  for (const piece of say.match(/[\s\S]{1,7}/g) ?? []) send(protocol.piece(asked, piece))
  for (const [index, call] of calls.entries())
    for (const event of protocol.call(asked, call, index)) send(event)
  if (end === 'cut') return hangUp(response)
  if (end === 'never') return
  const ending = declined ? 'declined' : end === 'length' ? end : calls.length > 0 ? 'calls' : 'complete'
  for (const event of protocol.after(asked, ending)) send(event)
  response.end()
}

/** Anthropic names its events; for the others a name would be strange. */
const eventName = (event: object | string) =>
  typeof event === 'object' && 'type' in event ? `event: ${event.type}\n` : ''

/** After what was written has left. */
const hangUp = (response: ServerResponse) => response.write('', () => response.socket?.destroySoon())
