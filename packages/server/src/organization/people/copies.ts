import type { Database, Databases, Sql } from '../../platform/db/index.ts'
import type { Sweep } from '../../platform/queue/index.ts'
import { listCopies, listPeople, type PersonCopy, updateCopies, writeCopies } from './copies_repository.ts'

/**
 * People live in the first database, with everything that lets them in. Members refer to them: so each further database
 * has copies of those that its members need, with what is shown of them and nothing that opens an account.
 */

/** Before somebody becomes a member: the database of the organization has to know them. */
export async function introduce(databases: Databases, organization_id: number, user_id: number) {
  const home = await databases.homeOf(organization_id)
  if (home === databases.all[0]) return
  await writeCopies(home.system, await listPeople(databases.system, [user_id]))
}

/** For whoever brings an organization into a database: all its members have to be known there. */
export async function introduceAll(databases: Databases, target: Database, user_ids: number[]) {
  if (target !== databases.all[0])
    await writeCopies(target.system, await listPeople(databases.system, user_ids))
}

/** After a person has changed. What fails is repaired by the sweep: it must not fail what the person has done. */
export async function refreshCopies({ all, system }: Databases, user_id: number) {
  const [, ...further] = all
  if (further.length === 0) return
  const [person] = await listPeople(system, [user_id])
  if (person) await Promise.allSettled(further.map((database) => updateCopies(database.system, [person])))
}

const portion = 500

/** A database that was away when a person changed. */
export const repairCopies = (databases: Databases): Sweep => ({
  name: 'repair_copies_of_people',
  schedule: '*/10 * * * *',
  async run() {
    const [, ...further] = databases.all
    for (const database of further) await repairIn(databases.system, database)
  },
})

async function repairIn(first: Sql, database: Database) {
  for (let after = 0; ; ) {
    const copies = await listCopies(database.system, after, portion)
    const ids = copies.map(({ id }) => id)
    const known = new Map(copies.map((copy) => [copy.id, copy]))
    const people = await listPeople(first, ids)
    await updateCopies(
      database.system,
      people.filter((person) => differ(person, known.get(person.id)!)),
    )
    if (copies.length < portion) return
    after = ids.at(-1)!
  }
}

const shown = ['name', 'email', 'email_verified', 'locale', 'two_factor'] as const
const differ = (person: PersonCopy, copy: PersonCopy) => shown.some((field) => person[field] !== copy[field])
