import { type Database, schema, type Tenant } from '../platform/db/index.ts'
import { deletionNote, type Organization } from '../platform/index.ts'
import { circularReferences, deletionOrder } from './deletion_order.ts'
import { OperatorRefusal } from './refusal.ts'

/** What was deleted, and what deleting cannot reach. */
export interface OrganizationDeletion {
  organization: { id: number; slug: string; name: string }
  /** How many rows, by table. */
  deleted: Record<string, number>
  note: string
}

/** Locks are held, and time limits count, for so many rows at most. */
const portion = 500
/** A server that was in the middle of something may write once more. */
const mostPasses = 10

/**
 * Deletes everything of an organization, in small transactions. First it is closed, so that nobody writes any more. The
 * organization's own row goes last: whoever was interrupted runs the command again, and it goes on.
 */
export async function deleteOrganization(
  database: Database,
  organization: Organization,
  now: Date,
  onTable: (progress: { table: string; rows: number }) => void = () => {},
): Promise<OrganizationDeletion> {
  const { id, slug, name } = organization
  const tenant = database.background.tenant(id)
  await close(tenant, now)
  await deleteJobs(database, id)
  const deleted: Record<string, number> = {}
  const tables = await deletionOrder(tenant)
  for (let pass = 0; pass < mostPasses; pass++) {
    for (const { table, column } of circularReferences) await clear(tenant, table, column)
    for (const table of tables) {
      const rows = await empty(tenant, table)
      if (rows > 0) onTable({ table, rows })
      deleted[table] = (deleted[table] ?? 0) + rows
    }
    if (await deleteRow(tenant)) {
      const counts = Object.entries(deleted).filter(([, rows]) => rows > 0)
      return { organization: { id, slug, name }, deleted: Object.fromEntries(counts), note: deletionNote }
    }
  }
  throw new OperatorRefusal(`Something still writes to "${slug}". Run the command again in a minute.`)
}

/** Servers drop its keys and its members at once, begin no conversation and read no source. */
const close = (tenant: Tenant, now: Date) =>
  tenant.transaction(async (db) => {
    const { organization_id } = db
    db.later(
      (sql) => sql`update api_keys set revoked_at = ${now}
        where organization_id = ${organization_id} and revoked_at is null`,
    )
    db.later((sql) => sql`delete from members where organization_id = ${organization_id}`)
    db.later(
      (sql) => sql`update webhook_endpoints set enabled = false where organization_id = ${organization_id}`,
    )
    db.later(
      (sql) => sql`update organizations set paused = true, verified = false where id = ${organization_id}`,
    )
  })

/** Those that wait would find nothing. */
async function deleteJobs({ queue, system }: Database, organization_id: number) {
  await queue.open()
  await system`delete from ${system(schema)}.job where data->>'organization_id' = ${String(organization_id)}`
}

const empty = (tenant: Tenant, table: string) =>
  inPortions(tenant, async (db) => {
    const rows = await db.query(
      (sql) => sql`delete from ${sql(table)} where organization_id = ${db.organization_id}
        and ctid = any(array(
          select ctid from ${sql(table)} where organization_id = ${db.organization_id} limit ${portion}))
        returning 1`,
    )
    return rows.length
  })

const clear = (tenant: Tenant, table: string, column: string) =>
  inPortions(tenant, async (db) => {
    const rows = await db.query(
      (
        sql,
      ) => sql`update ${sql(table)} set ${sql(column)} = null where organization_id = ${db.organization_id}
        and ctid = any(array(select ctid from ${sql(table)}
          where organization_id = ${db.organization_id} and ${sql(column)} is not null limit ${portion}))
        returning 1`,
    )
    return rows.length
  })

async function inPortions(tenant: Tenant, work: Parameters<typeof tenant.transaction<number>>[0]) {
  let total = 0
  for (;;) {
    const rows = await tenant.transaction(work)
    total += rows
    if (rows < portion) return total
  }
}

/** False when somebody has written to it meanwhile. */
async function deleteRow(tenant: Tenant): Promise<boolean> {
  try {
    await tenant.transaction((db) =>
      db.query((sql) => sql`delete from organizations where id = ${db.organization_id} returning 1`),
    )
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === foreignKeyViolation) return false
    throw error
  }
}

const foreignKeyViolation = '23503'
