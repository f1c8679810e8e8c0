import type { FlowDefinition } from '@foyer/engine'
import type { Queryable, Sql, Transaction } from '../../platform/db/index.ts'
import { type Context, missing } from '../../platform/index.ts'

/** The only place that knows how a flow lies in tables: its definition is that of its newest version, read whole. */

/** How stored definitions are to be read; raised when FlowDefinition changes. */
const definitionFormat = 1

interface StoredFlow {
  agent: { id: number; archived: boolean }
  version: number
  flow: FlowDefinition
}

export async function get(db: Queryable, slug: string): Promise<StoredFlow> {
  const [row] = await db.query<StoredRow>((sql) => selectFlow(sql, db, slug))
  if (!row) throw missing()
  return storedFlow(row)
}

/** Holds the flow until the transaction ends: edits of one flow come one after the other and lose nothing. */
export async function getLocked(db: Transaction, slug: string): Promise<StoredFlow> {
  const [row] = await db.query<StoredRow>((sql) => sql`${selectFlow(sql, db, slug)} for no key update of f`, {
    holding: 'flows',
  })
  if (!row) throw missing()
  // After waiting for the lock, PostgreSQL joins the new row with the versions from before: read it again.
  return row.definition === null ? get(db, slug) : storedFlow(row)
}

interface StoredRow {
  id: number
  archived: boolean
  version: number
  definition: FlowDefinition | null
}

// A subquery rather than a join: however many versions there are, only the newest is looked at.
const selectFlow = (sql: Sql, db: Queryable, slug: string) => sql`
  select a.id, a.archived, f.version,
    (select v.definition from flow_versions v where v.organization_id = f.organization_id
      and v.agent_id = f.agent_id and v.version = f.version) as definition
  from agents a join flows f on f.organization_id = a.organization_id and f.agent_id = a.id
  where a.organization_id = ${db.organization_id} and a.slug = ${slug}`

const storedFlow = ({ id, archived, version, definition }: StoredRow): StoredFlow => ({
  agent: { id, archived },
  version,
  flow: definition!,
})

interface SeedOrganizationRow {
  locale: string
  currency: string | null
  services: { name: string; currency: string | null }[]
}

/** What a first flow is fitted to. Read here and not from the caller's key, whose copy may be a moment old: a flow stays. */
export async function getSeedOrganization(db: Queryable): Promise<SeedOrganizationRow> {
  const [row] = await db.query<SeedOrganizationRow>(
    (sql) => sql`
      select o.default_locale as locale, o.profile->>'currency' as currency, coalesce((
        select jsonb_agg(jsonb_build_object('name', s.name, 'currency', s.currency) order by s.id)
        from services s where s.organization_id = o.id and not s.archived), '[]') as services
      from organizations o where o.id = ${db.organization_id}`,
  )
  return row!
}

export async function nextIds(db: Queryable, count: number): Promise<number[]> {
  const rows = await db.query<{ id: number }>(
    (sql) => sql`select nextval('flow_ids') as id from generate_series(1, ${count})`,
  )
  return rows.map((row) => row.id)
}

/** The flow's row and its version 1. */
export function insertFlow(context: Context, db: Transaction, agent_id: number, flow: FlowDefinition) {
  const { name, archetype, idle_minutes } = flow
  const row = { organization_id: db.organization_id, agent_id, name, archetype, idle_minutes, version: 1 }
  db.beside((sql) => ({
    flow: sql`insert into flows ${sql(row)}`,
    version: newVersion(sql, context, agent_id, 1, flow),
  }))
}

/** Moves the flow to its next version. */
export function updateFlow(
  context: Context,
  db: Transaction,
  agent_id: number,
  flow: FlowDefinition,
  version: number,
) {
  db.beside((sql) => ({
    flow: sql`
      update flows set name = ${flow.name}, idle_minutes = ${flow.idle_minutes}, version = ${version}
      where organization_id = ${db.organization_id} and agent_id = ${agent_id}`,
    version: newVersion(sql, context, agent_id, version, flow),
  }))
}

/** Every kept definition stays readable, whole (§9.3). */
const newVersion = (
  sql: Sql,
  context: Context,
  agent_id: number,
  version: number,
  flow: FlowDefinition,
) => sql`
  insert into flow_versions (organization_id, agent_id, version, format, definition, actor, created_at)
  values (${context.organization.id}, ${agent_id}, ${version}, ${definitionFormat},
    ${JSON.stringify(flow)}::text::jsonb, ${JSON.stringify(context.actor)}::text::jsonb, ${context.now})`
