import type { Sql } from '../../platform/db/index.ts'

/** What is shown of a person, as it is copied to the databases of their organizations. */
export interface PersonCopy {
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

export const listPeople = async (system: Sql, ids: number[]): Promise<PersonCopy[]> => [
  ...(await system<PersonCopy[]>`
    select u.id, u.name, u.email, u.email_verified, u.locale, u.created_at, u.updated_at,
      exists (select from user_two_factors t where t.user_id = u.id and t.enabled_at is not null) as two_factor
    from users u where u.id = any(${ids}::bigint[])`),
]

export async function writeCopies(system: Sql, people: PersonCopy[]) {
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
export async function updateCopies(system: Sql, people: PersonCopy[]) {
  for (const { id, name, email, email_verified, locale, two_factor, updated_at } of people)
    await system`
      update users set name = ${name}, email = ${email}, email_verified = ${email_verified}, locale = ${locale},
        two_factor = ${two_factor}, updated_at = ${updated_at}
      where id = ${id}`
}

/** In the order of their ids. */
export const listCopies = async (system: Sql, after: number, limit: number): Promise<PersonCopy[]> => [
  ...(await system<PersonCopy[]>`
    select id, name, email, email_verified, locale, coalesce(two_factor, false) as two_factor, created_at,
      updated_at
    from users where id > ${after} order by id limit ${limit}`),
]
