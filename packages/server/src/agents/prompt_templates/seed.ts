import { type Archetype, promptKinds } from '@foyer/contract'
import { seedPrompts } from '@foyer/engine'
import type { Transaction } from '../../platform/db/index.ts'
import type { Context } from '../../platform/index.ts'

/** Version 1 of all six kinds, active. */
export function seedAgentPrompts(context: Context, db: Transaction, agent_id: number, archetype: Archetype) {
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

/** Every version of one agent, numbers and states included, as versions of another. */
export function copyPrompts(context: Context, db: Transaction, from: number, to: number) {
  db.later(
    (sql) => sql`insert into prompt_templates
      (organization_id, agent_id, kind, version, active, archived, body, warnings, created_at)
      select organization_id, ${to}, kind, version, active, archived, body, warnings, ${context.now}
      from prompt_templates where organization_id = ${db.organization_id} and agent_id = ${from}
      order by id`,
  )
}
