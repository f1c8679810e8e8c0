import type { Sql } from '../../platform/db/index.ts'
import type { PersonRow } from './people_repository.ts'

/** Accounts that a provider of identities vouches for, by its own id of the person. */

interface ProviderAccount {
  issuer: string
  subject: string
}

export async function find(system: Sql, { issuer, subject }: ProviderAccount): Promise<PersonRow | null> {
  const [row] = await system<PersonRow[]>`
    select u.id, u.name, u.email from user_accounts a join users u on u.id = a.user_id
    where a.provider_id = ${issuer} and a.account_id = ${subject}`
  return row ?? null
}

export async function isLinked(
  system: Sql,
  { issuer, user_id }: { issuer: string; user_id: number },
): Promise<boolean> {
  const rows = await system`
    select 1 from user_accounts where provider_id = ${issuer} and user_id = ${user_id}`
  return rows.length > 0
}

/** False when it belongs to somebody else already. */
export async function link(
  system: Sql,
  { issuer, subject, user_id }: ProviderAccount & { user_id: number },
  now: Date,
): Promise<boolean> {
  const rows = await system`
    insert into user_accounts as a (user_id, account_id, provider_id, created_at, updated_at)
    values (${user_id}, ${subject}, ${issuer}, ${now}, ${now})
    on conflict (provider_id, account_id) do update set updated_at = excluded.updated_at
      where a.user_id = excluded.user_id
    returning 1`
  return rows.length > 0
}

/** Whoever has the address; a new account has it confirmed and no password. */
export async function findOrInsert(
  system: Sql,
  { email, name }: { email: string; name: string },
  now: Date,
): Promise<PersonRow> {
  const [row] = await system<PersonRow[]>`
    insert into users (name, email, email_verified, created_at, updated_at)
    values (${name}, ${email}, true, ${now}, ${now})
    on conflict (email) do update set email = excluded.email returning id, name, email`
  return row!
}

/** Whoever comes next with the address of the account is its owner. */
export async function unlink(system: Sql, user_id: number) {
  await system`delete from user_accounts where user_id = ${user_id} and provider_id <> 'credential'`
}

/** The password, the second factor, passkeys, sessions and whatever else opens the account. */
export async function endOtherWays(system: Sql, user_id: number) {
  await system`
    with accounts as (delete from user_accounts where user_id = ${user_id}),
    factors as (delete from user_two_factors where user_id = ${user_id}),
    passkeys as (delete from user_passkeys where user_id = ${user_id})
    delete from user_sessions where user_id = ${user_id}`
}
