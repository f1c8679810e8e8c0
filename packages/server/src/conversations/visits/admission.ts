import { visits } from '@foyer/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Caller } from '../../platform/http/index.ts'
import type { FindVisitor } from './find_visitor.ts'
import type { VisitLimits } from './limits.ts'
import { allowOrigin, foreignPageRefusal, isForeignPage, preflight } from './origins.ts'

interface AdmissionOptions {
  findVisitor: FindVisitor
  limits: VisitLimits
  publicUrl: string
}

/** Every request under /visit: its address is limited, then it is found out who asks, and from which page. */
export function admitVisitors(app: FastifyInstance, { findVisitor, limits, publicUrl }: AdmissionOptions) {
  app.decorateRequest('caller', null as unknown as Caller)
  app.decorateRequest('isStillAdmitted', {
    getter() {
      return async () => {
        try {
          const { agent } = await findVisitor(this, limits.callerAt(this.ip))
          return !isForeignPage(this, agent.allowed_origins, publicUrl)
        } catch {
          return false
        }
      }
    },
  })

  async function admit(request: FastifyRequest, address: string) {
    const { caller, agent } = await findVisitor(request, address)
    if (isForeignPage(request, agent.allowed_origins, publicUrl)) throw foreignPageRefusal(request)
    request.caller = caller
    const { operation } = request.routeOptions.config
    if (operation?.id === visits.startVisit.id) await limits.spendStart(address)
    if (operation?.id === visits.getVisitDocumentFile.id) await limits.spendFile(address)
    if (operation?.id === visits.sendVisitMessage.id) await limits.spendMessage(caller.bucket)
  }

  app.addHook('onRequest', async (request, reply) => {
    allowOrigin(request, reply)
    reply.header('Cache-Control', 'no-store')
    const address = limits.callerAt(request.ip)
    await limits.spendCall(address)
    // A preflight has no operation. Where it names an agent, its origin is checked all the same.
    if (request.routeOptions.config.operation || namesAgent(request)) await admit(request, address)
  })

  for (const path of new Set(Object.values(visits).map((operation) => operation.path)))
    app.options(path.replaceAll(/\{(\w+)\}/g, ':$1'), async (_request, reply) =>
      reply.code(204).headers(preflight).send(),
    )
}

/** A browser that asks whether it may ask shows no token: the agent is known by its address, or not yet. */
const namesAgent = ({ method, params }: FastifyRequest) =>
  method === 'OPTIONS' && (params as { public_id?: string }).public_id !== undefined
