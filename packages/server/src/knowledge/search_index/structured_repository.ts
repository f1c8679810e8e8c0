import type { OrganizationProfile } from '@foyer/contract'
import type { ServiceFields } from '@foyer/engine'
import type { Static } from 'typebox'
import type { Queryable } from '../../platform/db/index.ts'

export interface ServiceRow extends ServiceFields {
  id: number
  agents: number[]
}

export interface OrganizationRow {
  name: string
  website: string | null
  profile: Static<typeof OrganizationProfile>
}

/** Those in use, in the order they were made. */
export function listServices(db: Queryable) {
  return db.query<ServiceRow>(
    (sql) => sql`select s.id, s.name, s.description, s.pricing_unit, s.price_min, s.price_max, s.currency,
        s.typical_duration, s.deliverables,
        array(select l.agent_id from service_agents l
          where l.organization_id = s.organization_id and l.service_id = s.id) as agents
      from services s
      where s.organization_id = ${db.organization_id} and not s.archived
      order by s.id`,
  )
}

export async function getOrganization(db: Queryable): Promise<OrganizationRow> {
  const [row] = await db.query<OrganizationRow>(
    (sql) => sql`select name, website, profile from organizations where id = ${db.organization_id}`,
  )
  return row!
}

/** Of the sources that profile fields were read from. */
export function listSourceTitles(db: Queryable, ids: number[]) {
  return db.query<{ id: number; title: string }>(
    (sql) => sql`select id, title from knowledge_sources
      where organization_id = ${db.organization_id} and id = any(${ids})`,
  )
}

export function listVectors(db: Queryable, embedder: string) {
  return db.query<{ checksum: string; vector: Uint8Array }>(
    (sql) => sql`select checksum, vector from structured_vectors
      where organization_id = ${db.organization_id} and embedder = ${embedder}`,
  )
}
