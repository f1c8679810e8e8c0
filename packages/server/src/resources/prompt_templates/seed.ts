import { type Archetype, promptKinds } from '@foyer/contract'
import { seedPrompts } from '@foyer/engine'
import type { Context } from '../../context.ts'
import type { Writer } from '../../db/tenant.ts'

/** Version 1 of all six kinds, active. */
export function seedAgentPrompts(context: Context, db: Writer, agent_id: number, archetype: Archetype) {
  const bodies = seedPrompts(archetype)
  const rows = promptKinds.map((kind) => ({
    organization_id: db.organization_id,
    agent_id,
    kind,
    version: 1,
    active: true,
    body: bodies[kind],
    created_at: context.now,
  }))
  db.later((sql) => sql`insert into prompt_templates ${sql(rows)}`)
}
