// guards tested by: organization.test.ts, visitor.test.ts, limits.test.ts

import { visits } from '@foyer/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Admission, authenticate, isOwnOrigin } from '../../platform/http/index.ts'
import { refuse } from '../../platform/index.ts'
import { apiFor } from './api.ts'
import { argumentsOf } from './arguments.ts'
import { organizationFace } from './organization_face.ts'
import { answerAs } from './protocol.ts'
import { requestOf } from './request_of.ts'
import { visitorFace } from './visitor_face.ts'

interface McpDependencies {
  admission: Omit<Admission, 'sessions'>
  now: () => Date
}

/** Streamable HTTP without sessions. The other methods are those of sessions, and are refused by the protocol. */
const method = ['POST', 'GET', 'DELETE']

/** Many in one would be answered for the price of one; the protocol has dropped them since. */
async function refuseBatch({ body }: FastifyRequest) {
  // guard: a request holds one message
  if (Array.isArray(body)) throw refuse('parameter_invalid', 'Send one message at a time.', { status: 400 })
}

/** The Model Context Protocol: an organization for who holds its key, and each agent for its visitors. */
export function installMcp(app: FastifyInstance, { admission, now }: McpDependencies) {
  app.register(
    async (scope) => {
      scope.addHook('onRequest', async (request, reply) => {
        reply.header('Cache-Control', 'no-store')
        // guard: no page of another site speaks to /mcp
        if (isForeignPage(request, admission.publicUrl)) throw foreignPage()
      })
      authenticate(scope, { ...admission, sessions: nobody })
      scope.route({
        method,
        url: '',
        preHandler: refuseBatch,
        handler(request, reply) {
          const { authorization } = request.headers
          const { caller } = request
          const api = apiFor(app, '/v1', request, { authorization })
          const face = organizationFace({ api, caller, wanted: groupsIn(request), now })
          return answerAs(face, request, reply)
        },
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
      const { public_id } = request.params
      const { origin } = request.headers
      const api = apiFor(app, '/visit', request, { origin })
      const { getVisitedAgent: operation } = visits
      // Whether there is one, from which page, and how often: visits say so, as they do to the widget.
      const received = await api(requestOf(operation, argumentsOf(operation), { public_id }))
      // guard: an agent that receives nobody is not there
      if (received.status >= 400)
        return reply.code(received.status).type(received.mediaType).send(received.text)
      return answerAs(visitorFace(api, public_id, JSON.parse(received.text)), request, reply)
    },
  })
}

function groupsIn({ query }: FastifyRequest): string | undefined {
  const { groups, ...others } = query as Record<string, string | string[]>
  const [param] = Object.keys(others)
  if (param !== undefined)
    throw refuse('parameter_unknown', `${param} is not a parameter of /mcp. Did you mean groups?`, { param })
  return groups === undefined ? undefined : [groups].flat().join()
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
