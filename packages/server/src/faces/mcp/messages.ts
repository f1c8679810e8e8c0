import { visits } from '@foyer/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refuse } from '../../platform/index.ts'
import { apiFor } from './api.ts'
import { argumentsOf } from './arguments.ts'
import { organizationFace } from './organization_face.ts'
import { answerAs } from './protocol.ts'
import { requestOf } from './request_of.ts'
import { visitorFace } from './visitor_face.ts'

/** Who a message comes from, and what they see. Loaded with the first message, as everything behind it. */

export function answerKeyHolder(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  now: () => Date,
) {
  const { caller, headers } = request
  const api = apiFor(app, '/v1', request, { authorization: headers.authorization })
  return answerAs(organizationFace({ api, caller, wanted: groupsIn(request), now }), request, reply)
}

export async function answerVisitor(
  app: FastifyInstance,
  request: FastifyRequest<{ Params: { public_id: string } }>,
  reply: FastifyReply,
) {
  const { public_id } = request.params
  const api = apiFor(app, '/visit', request, { origin: request.headers.origin })
  const { getVisitedAgent: operation } = visits
  // Whether there is one, from which page, and how often: visits say so, as they do to the widget.
  const { status, mediaType, text } = await api(requestOf(operation, argumentsOf(operation), { public_id }))
  if (status >= 400) return reply.code(status).type(mediaType).send(text)
  return answerAs(visitorFace(api, public_id, JSON.parse(text)), request, reply)
}

function groupsIn({ query }: FastifyRequest): string | undefined {
  const { groups, ...others } = query as Record<string, string | string[]>
  const [param] = Object.keys(others)
  if (param !== undefined)
    throw refuse('parameter_unknown', `${param} is not a parameter of /mcp. Did you mean groups?`, { param })
  return groups === undefined ? undefined : [groups].flat().join()
}
