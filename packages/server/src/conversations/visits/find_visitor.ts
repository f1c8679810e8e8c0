import type { FastifyRequest } from 'fastify'
import { type Database, findOrganization, type Tenant } from '../../platform/db/index.ts'
import type { Caller } from '../../platform/http/index.ts'
import type { Secrets } from '../../platform/index.ts'
import { agentMissing, visitMissing, withoutToken } from './refusals.ts'
import * as repository from './repository.ts'
import { documentTokens, visitorTokens } from './tokens.ts'

/** Who asks for an agent, for their conversation, or for a document that they were handed. */
interface VisitorCaller {
  caller: Caller
  agent: repository.VisitableAgent
}

/** `address` is what their address is known by. Refuses whoever asks for nothing that is there. */
export type FindVisitor = (request: FastifyRequest, address: string) => Promise<VisitorCaller>

export function visitorFinder(
  { system, tenant }: Pick<Database, 'system' | 'tenant'>,
  secrets: Secrets,
  now: () => Date,
): FindVisitor {
  const visitors = visitorTokens(secrets)
  const documents = documentTokens(secrets)

  async function received(
    organization_id: number,
    look: (db: Tenant) => Promise<repository.VisitableAgent | undefined>,
    known: Omit<Caller, 'organization'>,
  ): Promise<VisitorCaller | undefined> {
    const [organization, agent] = await Promise.all([
      findOrganization(system, organization_id),
      look(tenant(organization_id)),
    ])
    return organization && agent && { caller: { organization, ...known }, agent }
  }

  async function askingFor(public_id: string, address: string) {
    const home = await repository.findOrganizationOf(system, public_id)
    if (home === undefined) return undefined
    return received(home, (db) => repository.findAgentByPublicId(db, public_id), {
      actor: stranger,
      bucket: `visit:${address}`,
      // Who repeats a start is given its token: the address keeps strangers apart that chose the same key.
      keySpace: `visit:${public_id}:${address}`,
    })
  }

  async function talking(token: string) {
    const opens = visitors.read(token, now())
    if (!opens) return undefined
    const { organization_id, id } = opens
    const visitor = `visitor:${organization_id}:${id}`
    return received(organization_id, (db) => repository.findAgentOfConversation(db, id), {
      actor: { ...stranger, id },
      bucket: visitor,
      keySpace: visitor,
    })
  }

  async function reading(document: string, address: string) {
    const opens = documents.read(document, now())
    if (!opens) return undefined
    return received(opens.organization_id, (db) => repository.findAgentOfDeliverable(db, opens.id), {
      actor: stranger,
      bucket: `visit:${address}`,
    })
  }

  return async (request, address) => {
    const { public_id, document } = request.params as { public_id?: string; document?: string }
    if (public_id !== undefined) return known(await askingFor(public_id, address), agentMissing)
    if (document !== undefined) return known(await reading(document, address), visitMissing)
    return known(await talking(bearerOf(request)), visitMissing)
  }
}

const stranger = { type: 'visitor', name: 'visitor' } as const

function known(visitor: VisitorCaller | undefined, refusal: () => Error): VisitorCaller {
  if (!visitor) throw refusal()
  return visitor
}

function bearerOf({ headers: { authorization } }: FastifyRequest): string {
  if (authorization === undefined) throw withoutToken()
  return /^Bearer +(\S+) *$/i.exec(authorization)?.[1] ?? ''
}
