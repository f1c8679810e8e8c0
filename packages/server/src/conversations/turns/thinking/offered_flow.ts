import type { CompiledFlow } from '@foyer/engine'
import type { Queryable } from '../../../platform/db/index.ts'
import { listArchivedServices } from './repository.ts'

/** A snapshot without what was archived since: it is offered to nobody any more (§4.9). */
export async function offeredFlow(db: Queryable, flow: CompiledFlow): Promise<CompiledFlow> {
  if (flow.services.length === 0) return flow
  const archived = await listArchivedServices(db)
  const services = flow.services.filter(({ key }) => !archived.includes(key))
  return services.length === flow.services.length ? flow : { ...flow, services }
}
