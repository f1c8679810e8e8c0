import type { Database } from './database.ts'
import { firstName } from './databases.ts'
import { StorageRefusal } from './storage_refusal.ts'

/** Whether the databases that are set are those that organizations live in, and each of them is another one. */
export async function checkDirectory(all: readonly Database[]): Promise<void> {
  const [first] = all
  const rows = await first!.system<{ database: string; count: number }[]>`
    select database, count(*) as count from organization_directory group by 1 order by 1`
  for (const { database, count } of rows) {
    const living = count === 1 ? '1 organization lives' : `${count} organizations live`
    if (!all.some(({ name }) => name === database))
      throw new StorageRefusal(
        `FOYER_DATABASES does not name "${database}", where ${living}: add its address.`,
      )
  }
  await refuseSameOnes(all)
}

interface Place {
  cluster: string
  database: number
}

/** Two addresses may lead to one database, also with two schemas, which would share jobs and notifications. */
async function refuseSameOnes(all: readonly Database[]) {
  if (all.length === 1) return
  const known = new Map<string, string>()
  for (const { name, system } of all) {
    const [place] = await system<Place[]>`
      select (select system_identifier::text from pg_control_system()) as cluster,
        (select oid::bigint from pg_database where datname = current_database()) as database`
    const key = `${place!.cluster} ${place!.database}`
    const other = known.get(key)
    if (other !== undefined)
      throw new StorageRefusal(
        `FOYER_DATABASES leads for "${name}" to the same database as ${other === firstName ? 'DATABASE_URL' : `for "${other}"`}: give it the address of another one.`,
      )
    known.set(key, name)
  }
}
