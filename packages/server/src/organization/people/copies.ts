// guards tested by: people_in_several_databases.test.ts

import type { Database, Databases, Sql } from '../../platform/db/index.ts'
import type { Sweep } from '../../platform/queue/index.ts'

/**
 * People live in the first database, with everything that lets them in. Members refer to them: so each further database
 * has copies of those that its members need, with what is shown of them and nothing that opens an account.
 */

interface PersonCopy {
  id: number
  name: string
  email: string
  email_verified: boolean
  locale: string | null
  /** Whether they have a second factor; the factor itself stays where they sign in. */
  two_factor: boolean
  created_at: Date
  updated_at: Date
}

const listPeople = async (system: Sql, ids: number[]): Promise<PersonCopy[]> => [
  ...(await system<PersonCopy[]>`
    select u.id, u.name, u.email, u.email_verified, u.locale, u.created_at, u.updated_at,
      exists (select from user_two_factors t where t.user_id = u.id and t.enabled_at is not null) as two_factor
    from users u where u.id = any(${ids}::bigint[])`),
]

/** Before somebody becomes a member: the database of the organization has to know them. */
export async function introduce(databases: Databases, organization_id: number, user_id: number) {
  const home = await databases.homeOf(organization_id)
  // guard: nobody is copied onto themselves
  if (home === databases.all[0]) return
  await writeCopies(home, await listPeople(databases.system, [user_id]))
}

/** For whoever brings an organization into a database: all its members have to be known there. */
export async function introduceAll(databases: Databases, target: Database, user_ids: number[]) {
  if (target !== databases.all[0]) await writeCopies(target, await listPeople(databases.system, user_ids))
}

/** After a person has changed. What fails is repaired by the sweep: it must not fail what the person has done. */
export async function refreshCopies({ all, system }: Databases, user_id: number) {
  const [, ...further] = all
  if (further.length === 0) return
  const [person] = await listPeople(system, [user_id])
  if (person) await Promise.allSettled(further.map((database) => updateCopies(database, [person])))
}

async function writeCopies({ system }: Database, people: PersonCopy[]) {
  for (const { id, name, email, email_verified, locale, two_factor, created_at, updated_at } of people)
    await system`
      insert into users (id, name, email, email_verified, locale, two_factor, created_at, updated_at)
      overriding system value
      values (${id}, ${name}, ${email}, ${email_verified}, ${locale}, ${two_factor}, ${created_at}, ${updated_at})
      on conflict (id) do update set name = excluded.name, email = excluded.email,
        email_verified = excluded.email_verified, locale = excluded.locale, two_factor = excluded.two_factor,
        updated_at = excluded.updated_at`
}

/** Those that are there: nobody is copied to where no member needs them. */
async function updateCopies({ system }: Database, people: PersonCopy[]) {
  for (const { id, name, email, email_verified, locale, two_factor, updated_at } of people)
    await system`
      update users set name = ${name}, email = ${email}, email_verified = ${email_verified}, locale = ${locale},
        two_factor = ${two_factor}, updated_at = ${updated_at}
      where id = ${id}`
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
    const copies = await database.system<PersonCopy[]>`
      select id, name, email, email_verified, locale, coalesce(two_factor, false) as two_factor, created_at, updated_at
      from users where id > ${after} order by id limit ${portion}`
    const ids = copies.map(({ id }) => id)
    const known = new Map(copies.map((copy) => [copy.id, copy]))
    const people = await listPeople(first, ids)
    // guard: a copy that was missed is repaired
    await updateCopies(
      database,
      people.filter((person) => differ(person, known.get(person.id)!)),
    )
    if (copies.length < portion) return
    after = ids.at(-1)!
  }
}

const shown = ['name', 'email', 'email_verified', 'locale', 'two_factor'] as const
const differ = (person: PersonCopy, copy: PersonCopy) => shown.some((field) => person[field] !== copy[field])
