import type { Archetype } from '@foyer/contract'
import { type FlowDefinition, renewIds, type SeedOrganization, seedFlow } from '@foyer/engine'
import type { Transaction } from '../../platform/db/index.ts'
import type { Context } from '../../platform/index.ts'
import * as repository from './repository.ts'

/** The flow of the archetype, fitted to what the organization offers today, kept as version 1. */
export async function seedAgentFlow(
  context: Context,
  db: Transaction,
  agent_id: number,
  archetype: Archetype,
  name: string,
) {
  const known = await repository.getSeedOrganization(db)
  const { locale, services } = known
  const currency = known.currency ?? currencyOf(services)
  const organization: SeedOrganization = { locale, services, ...(currency && { currency }) }
  await keepFirst(context, db, agent_id, (nextId) => seedFlow(archetype, name, nextId, organization))
}

/** The one in which all services are priced. */
function currencyOf(services: readonly { currency: string | null }[]): string | undefined {
  const [currency, ...others] = new Set(services.flatMap((service) => service.currency ?? []))
  return others.length > 0 ? undefined : currency
}

/** The flow of one agent, whole, as version 1 of another. */
export async function copyFlow(
  context: Context,
  db: Transaction,
  slug: string,
  to: { id: number; name: string },
) {
  const { flow } = await repository.get(db, slug)
  await keepFirst(context, db, to.id, (nextId) => ({ ...renewIds(flow, nextId), name: to.name }))
}

async function keepFirst(
  context: Context,
  db: Transaction,
  agent_id: number,
  make: (nextId: () => number) => FlowDefinition,
) {
  let needed = 0
  make(() => ++needed)
  const ids = (await repository.nextIds(db, needed)).values()
  const flow = make(() => ids.next().value!)
  repository.insertFlow(context, db, agent_id, flow)
}
