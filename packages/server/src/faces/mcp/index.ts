import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Admission, authenticate, isOwnOrigin } from '../../platform/http/index.ts'
import { refuse } from '../../platform/index.ts'

interface McpDependencies {
  admission: Omit<Admission, 'sessions'>
  now: () => Date
}

/** Streamable HTTP without sessions. The other methods are those of sessions, and are refused by the protocol. */
const method = ['POST', 'GET', 'DELETE']

/** The Model Context Protocol: an organization for who holds its key, and each agent for its visitors. */
export function installMcp(app: FastifyInstance, { admission, now }: McpDependencies) {
  // A server that is never asked does without.
  const messages = () => import('./messages.ts')

  app.register(
    async (scope) => {
      scope.addHook('onRequest', async (request, reply) => {
        reply.header('Cache-Control', 'no-store')
        if (isForeignPage(request, admission.publicUrl)) throw foreignPage()
      })
      authenticate(scope, { ...admission, sessions: nobody })
      scope.route({
        method,
        url: '',
        preHandler: refuseBatch,
        handler: async (request, reply) => (await messages()).answerKeyHolder(app, request, reply, now),
      })
    },
    { prefix: '/mcp' },
  )

  app.route<{ Params: { public_id: string } }>({
    method,
    url: '/mcp/agents/:public_id',
    preHandler: refuseBatch,
    async handler(request, reply) {
      reply.header('Cache-Control', 'no-store')
      return (await messages()).answerVisitor(app, request, reply)
    },
  })
}

/** Many in one would be answered for the price of one; the protocol has dropped them since. */
async function refuseBatch({ body }: FastifyRequest) {
  if (Array.isArray(body)) throw refuse('parameter_invalid', 'Send one message at a time.', { status: 400 })
}

/** Keys alone: a cookie that a browser sends along is nobody's. */
const nobody = { find: async () => null }

/** A page that resolves its own name to us would be of our address: the name tells it apart. */
function isForeignPage(request: FastifyRequest, publicUrl: string): boolean {
  return request.headers.origin !== undefined && !isOwnOrigin(request, publicUrl)
}

const foreignPage = () =>
  refuse('method_not_allowed', 'Pages of other sites cannot use this address. Call it from a program.', {
    status: 403,
  })
