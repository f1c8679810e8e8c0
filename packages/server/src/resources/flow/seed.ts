import type { Archetype } from '@foyer/contract'
import { seedFlow } from '@foyer/engine'
import type { Context } from '../../context.ts'
import type { Writer } from '../../db/tenant.ts'
import * as repository from './repository.ts'

/** The flow of the archetype, kept as version 1. */
export async function seedAgentFlow(
  context: Context,
  db: Writer,
  agent_id: number,
  archetype: Archetype,
  name: string,
) {
  let needed = 0
  seedFlow(archetype, name, () => ++needed)
  const ids = await repository.nextIds(db, needed)
  const flow = seedFlow(archetype, name, () => ids.pop()!)
  repository.insertFlow(db, agent_id, flow)
  repository.saveRows(db, agent_id, { ...flow, phases: [] }, flow)
  repository.insertVersion(context, db, agent_id, 1, flow)
}
