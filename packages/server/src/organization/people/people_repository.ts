import type { MemberRole } from '@foyer/contract'
import type { Sql } from '../../platform/db/index.ts'

/** What is asked about people beside any organization, and how they prove who they are. */

export interface PersonRow {
  id: number
  name: string
  email: string
}

/** Whoever has just shown that they read what is mailed to their address. */
export interface ConfirmedPerson extends PersonRow {
  /** Whether it was not known before. */
  newly_confirmed: boolean
}

/** There is an owner; until then the link that the server prints makes one. */
export async function isSetUp(system: Sql): Promise<boolean> {
  const [row] = await system<{ set_up: boolean }[]>`
    select exists (select from members where role = 'owner') as set_up`
  return row!.set_up
}

/** Any constant will do, as long as nobody else in this database locks it. */
const advisoryLock = 7_036_933

/** One at a time, on all servers together. Whoever comes second does not wait: nobody holds a connection for that. */
export async function withSetupLock<Result>(
  system: Sql,
  work: () => Promise<Result>,
): Promise<Result | null> {
  let result: Result | null = null
  await system.begin(async (holder) => {
    // The work is done over other connections, and a password takes its time.
    await holder`set local idle_in_transaction_session_timeout = 60000`
    const [row] = await holder<{ free: boolean }[]>`
      select pg_try_advisory_xact_lock(${advisoryLock}::bigint) as free`
    if (row!.free) result = await work()
  })
  return result
}

export async function find(system: Sql, email: string): Promise<PersonRow | null> {
  const [row] = await system<PersonRow[]>`select id, name, email from users where email = ${asStored(email)}`
  return row ?? null
}

interface NewPerson {
  name: string
  email: string
  /** Of the password. */
  hash: string
}

/** Whoever comes through a provider alone has no password: their hash is null. */
export async function findWithPassword(
  system: Sql,
  email: string,
): Promise<(PersonRow & { hash: string | null }) | null> {
  const [row] = await system<(PersonRow & { hash: string | null })[]>`
    select u.id, u.name, u.email, a.password as hash
    from users u left join user_accounts a on a.user_id = u.id and a.provider_id = 'credential'
    where u.email = ${asStored(email)}`
  return row ?? null
}

/** Null when the address is taken. */
export async function insert(system: Sql, person: NewPerson, now: Date): Promise<PersonRow | null> {
  const { name, email, hash } = person
  const [row] = await system<PersonRow[]>`
    with person as (
      insert into users (name, email, created_at, updated_at) values (${name}, ${asStored(email)}, ${now}, ${now})
      on conflict do nothing returning id, name, email),
    account as (
      insert into user_accounts (user_id, account_id, provider_id, password, created_at, updated_at)
      select id, id::text, 'credential', ${hash}, ${now}, ${now} from person)
    select id, name, email from person`
  return row ?? null
}

/** Null when nobody has the address. Whoever was signed in with the old password is signed out. */
export async function setPassword(
  system: Sql,
  { email, hash }: Pick<NewPerson, 'email' | 'hash'>,
  now: Date,
): Promise<PersonRow | null> {
  const [row] = await system<PersonRow[]>`
    with person as (select id, name, email from users where email = ${asStored(email)}),
    account as (${settingPassword(system, hash, now)}),
    sessions as (delete from user_sessions s using person where s.user_id = person.id)
    select id, name, email from person`
  return row ?? null
}

/** Part of a statement with a `person`: who had no password has one then. */
export const settingPassword = (system: Sql, hash: string, now: Date) => system`
  insert into user_accounts (user_id, account_id, provider_id, password, created_at, updated_at)
  select id, id::text, 'credential', ${hash}, ${now}, ${now} from person
  on conflict (provider_id, account_id) do update set password = excluded.password, updated_at = excluded.updated_at
  returning 1`

/** For the first owner: whoever has the address, and is what they are, gives way. */
export async function replace(system: Sql, person: NewPerson, now: Date): Promise<PersonRow> {
  const inserted = await insert(system, person, now)
  if (inserted) return inserted
  const old = await setPassword(system, person, now)
  await system`delete from members where user_id = ${old!.id}`
  await system`delete from user_two_factors where user_id = ${old!.id}`
  await system`delete from user_passkeys where user_id = ${old!.id}`
  await system`delete from user_accounts where user_id = ${old!.id} and provider_id <> 'credential'`
  // The setup link does not show that the address is theirs.
  await system`update users set email_verified = false where id = ${old!.id}`
  return rename(system, old!.id, person.name, now)
}

interface PersonDetails {
  locale: string | null
  email_confirmed: boolean
  has_password: boolean
  two_factor: boolean
}

export async function getDetails(system: Sql, id: number): Promise<PersonDetails> {
  const [row] = await system<PersonDetails[]>`
    select u.locale, u.email_verified as email_confirmed,
      exists (select from user_accounts a where a.user_id = u.id and a.provider_id = 'credential') as has_password,
      exists (select from user_two_factors t where t.user_id = u.id and t.enabled_at is not null) as two_factor
    from users u where u.id = ${id}`
  return row ?? { locale: null, email_confirmed: false, has_password: false, two_factor: false }
}

/** True when it was not confirmed before. */
export async function confirmEmail(system: Sql, id: number, now: Date): Promise<boolean> {
  const rows = await system`
    update users set email_verified = true, updated_at = ${now} where id = ${id} and not email_verified
    returning 1`
  return rows.length > 0
}

export async function setLocale(system: Sql, id: number, locale: string | null, now: Date) {
  await system`update users set locale = ${locale}, updated_at = ${now} where id = ${id}`
}

export async function rename(system: Sql, id: number, name: string, now: Date): Promise<PersonRow> {
  const [row] = await system<PersonRow[]>`
    update users set name = ${name}, updated_at = ${now} where id = ${id} returning id, name, email`
  return row!
}

export interface Membership {
  slug: string
  name: string
  role: MemberRole
}

export async function listMemberships(system: Sql, id: number): Promise<Membership[]> {
  return [
    ...(await system<Membership[]>`
      select o.slug, o.name, m.role from members m join organizations o on o.id = m.organization_id
      where m.user_id = ${id} order by o.name, o.id`),
  ]
}

/** An address is one however it is written. */
const asStored = (email: string) => email.toLowerCase()
