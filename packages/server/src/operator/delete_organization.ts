import { type Database, type Databases, schema, type Tenant } from '../platform/db/index.ts'
import { deletionNote } from '../platform/index.ts'
import { emptyOrganization, stepsPastHolds } from './empty_organization.ts'
import { whileNobodyMoves } from './move/mover_lock.ts'
import { getOrganization } from './organizations.ts'
import { OperatorRefusal } from './refusal.ts'

/** What was deleted, and what deleting cannot reach. */
export interface OrganizationDeletion {
  organization: { id: number; slug: string; name: string }
  /** How many rows, by table. */
  deleted: Record<string, number>
  note: string
}

type Deleted = OrganizationDeletion['organization']

/** The one with this slug; also one of which nothing is left but its entry in the directory. */
export async function findOrganizationToDelete(databases: Databases, slug: string): Promise<Deleted> {
  const [entry] = await databases.system<{ id: number }[]>`
    select organization as id from organization_directory where slug = ${slug}`
  const found = await getOrganization(databases, slug).catch((error) => {
    if (entry && error instanceof OperatorRefusal) return { id: entry.id, name: slug }
    throw error
  })
  return { id: found.id, slug, name: found.name }
}

/**
 * Deletes everything of an organization, in small transactions. First it is closed, so that nobody writes any more. The
 * organization's own row goes last: whoever was interrupted runs the command again, and it goes on.
 */
export async function deleteOrganization(
  databases: Databases,
  organization: Deleted,
  now: Date,
  onTable: (progress: { table: string; rows: number }) => void = () => {},
): Promise<OrganizationDeletion> {
  const [first, ...others] = databases.all
  const work = () => deleteAtHome(databases, organization, now, onTable)
  return others.length === 0 ? work() : whileNobodyMoves(first!.address, work)
}

async function deleteAtHome(
  databases: Databases,
  { id, slug, name }: Deleted,
  now: Date,
  onTable: (progress: { table: string; rows: number }) => void,
): Promise<OrganizationDeletion> {
  const home = await databases.homeOf(id)
  const tenant = home.background.tenant(id)
  await close(tenant, now)
  await deleteRemains(databases, home, id)
  await deleteJobs(home, id)
  const deleted = await emptyOrganization(tenant, onTable)
  if (!deleted)
    throw new OperatorRefusal(`Something still writes to "${slug}". Run the command again in a minute.`)
  await databases.system`delete from organization_directory where organization = ${id}`
  return { organization: { id, slug, name }, deleted, note: deletionNote }
}

/** What it left where it lived before, if a move was interrupted, and the note that it has left. */
async function deleteRemains({ all }: Databases, home: Database, id: number) {
  for (const each of all) {
    if (each === home) continue
    const { system } = each.background
    const [hold] = await system`select from organization_holds where organization = ${id}`
    if (!hold) continue
    await deleteJobs(each, id)
    await emptyOrganization(stepsPastHolds(system, id), () => {})
    await system`delete from organization_holds where organization = ${id}`
  }
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
