import type { CreateMcpHandlerOptions, Server } from '@modelcontextprotocol/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../../platform/index.ts'
import type { Face } from './face.ts'

/** The protocol itself: the only file that loads its library, which takes 180 ms and 30 MB, with the first message. */

type Library = typeof import('@modelcontextprotocol/server')

/** Nothing here changes while somebody looks: there is nothing to listen for, and no stream to hold open. */
const options: CreateMcpHandlerOptions = { maxSubscriptions: 0 }

/** Answers one message. Each is complete in itself: any server can answer the next one. */
export async function answerAs(
  face: Face,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const library = await import('@modelcontextprotocol/server')
  const left = new AbortController()
  reply.raw.once('close', () => left.abort())
  const handler = library.createMcpHandler(() => serverOf(library, face, request), options)
  const message = new Request(`http://${request.host}${request.url}`, {
    method: request.method,
    headers: Object.entries(request.headers).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value] as [string, string]] : [],
    ),
    signal: left.signal,
  })
  return reply.send(await handler.fetch(message, { parsedBody: request.body }))
}

function serverOf(library: Library, face: Face, request: FastifyRequest): Server {
  const { Server, ProtocolError, ProtocolErrorCode, ResourceNotFoundError } = library
  const { tools, resources, prompts, instructions } = face
  const server = new Server(
    { name: 'foyer', title: 'Foyer', version: '1' },
    {
      capabilities: { tools: {}, ...(resources && { resources: {} }), ...(prompts && { prompts: {} }) },
      instructions,
    },
  )

  /** What is refused keeps its words; what is our fault is logged, and tells nothing of our inside. */
  async function explained<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      return await work()
    } catch (error) {
      if (error instanceof ProtocolError) throw error
      if (error instanceof Refusal)
        throw new ProtocolError(ProtocolErrorCode.InvalidParams, error.message, error.envelope.error)
      request.log.error({ err: error }, 'MCP request failed')
      const words = `Something failed on our side. Quote request ${request.id} when you report it.`
      throw new ProtocolError(ProtocolErrorCode.InternalError, words)
    }
  }

  const unknown = (what: string, name: string) =>
    new ProtocolError(ProtocolErrorCode.InvalidParams, `There is no ${what} ${name}.`)

  server.setRequestHandler('tools/list', () => ({ tools }))
  server.setRequestHandler('tools/call', ({ params: { name, arguments: given = {}, _meta: meta = {} } }) =>
    explained(async () => {
      const result = await face.call(name, given, meta)
      if (!result) throw unknown('tool', name)
      return result
    }),
  )
  if (resources) {
    server.setRequestHandler('resources/list', () =>
      explained(async () => ({ resources: await resources.list() })),
    )
    server.setRequestHandler('resources/templates/list', () => ({ resourceTemplates: resources.templates }))
    server.setRequestHandler('resources/read', ({ params: { uri } }) =>
      explained(async () => {
        const found = await resources.read(uri)
        if (!found) throw new ResourceNotFoundError(uri)
        return found
      }),
    )
  }
  if (prompts) {
    server.setRequestHandler('prompts/list', () => ({ prompts: prompts.list }))
    server.setRequestHandler('prompts/get', ({ params: { name, arguments: given = {} } }) =>
      explained(async () => {
        const found = await prompts.get(name, given)
        if (!found) throw unknown('prompt', name)
        return found
      }),
    )
  }
  return server
}
