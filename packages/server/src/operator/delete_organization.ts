import { type Database, type Databases, schema, type Tenant } from '../platform/db/index.ts'
import { deletionNote, type Organization } from '../platform/index.ts'
import { emptyOrganization } from './empty_organization.ts'
import { OperatorRefusal } from './refusal.ts'

/** What was deleted, and what deleting cannot reach. */
export interface OrganizationDeletion {
  organization: { id: number; slug: string; name: string }
  /** How many rows, by table. */
  deleted: Record<string, number>
  note: string
}

/**
 * Deletes everything of an organization, in small transactions. First it is closed, so that nobody writes any more. The
 * organization's own row goes last: whoever was interrupted runs the command again, and it goes on.
 */
export async function deleteOrganization(
  databases: Databases,
  organization: Organization,
  now: Date,
  onTable: (progress: { table: string; rows: number }) => void = () => {},
): Promise<OrganizationDeletion> {
  const { id, slug, name } = organization
  const database = await databases.homeOf(id)
  const tenant = database.background.tenant(id)
  await close(tenant, now)
  await deleteJobs(database, id)
  const deleted = await emptyOrganization(tenant, onTable)
  if (!deleted)
    throw new OperatorRefusal(`Something still writes to "${slug}". Run the command again in a minute.`)
  return { organization: { id, slug, name }, deleted, note: deletionNote }
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
