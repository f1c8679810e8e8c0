import { type Database, organizationColumns, type Transaction } from '../platform/db/index.ts'
import type { Organization } from '../platform/index.ts'
import { addKey } from './api_keys.ts'

export interface FirstStart {
  organization: Organization
  secret: string
}

/**
 * Gives an empty database the organization `demo`, its content and a key, all in one transaction: a process killed
 * on the way leaves the database as empty as it was, and the next start does it.
 */
export async function greetFirstStart(database: Database, now: Date): Promise<FirstStart | null> {
  const [state] = await database.system<{ empty: boolean; id: number }[]>`
    select not exists (select from organizations) as empty,
      nextval(pg_get_serial_sequence('organizations', 'id')) as id`
  const { empty, id } = state!
  if (!empty) return null
  const { fillWithDemo } = await import('./demo/load.ts')
  const fill = async (db: Transaction) => {
    const [row] = await db.query<Organization>(
      (sql) => sql`insert into organizations as o (id, slug, name, website, locales, created_at)
        overriding system value
        values (${id}, 'demo', 'Brightwater Partners', 'https://brightwater.example', ${['en', 'de']}, ${now})
        returning ${organizationColumns(sql)}`,
    )
    const organization = row!
    await fillWithDemo(db, organization, now)
    const { secret } = await addKey(db, organization, { name: 'first start' }, now)
    return { organization, secret }
  }
  return database.tenant(id).transaction(fill, { alone: true })
}
