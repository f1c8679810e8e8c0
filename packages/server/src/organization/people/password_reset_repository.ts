// guards tested by: password_reset.test.ts

import type { Sql } from '../../platform/db/index.ts'
import { hashOf } from '../../platform/http/index.ts'
import type { PersonRow } from './people_repository.ts'

/** Links to a new password, among better-auth's verifications: it has the table, and no use for it here. */

const identifierOf = (token: string) => `password-reset:${hashOf(token).toString('hex')}`

interface NewReset {
  email: string
  token: string
  /** The token, for the mail alone. */
  sealed: string
  expires_at: Date
}

/**
 * One statement, and a row in either case: how long it takes tells nobody whether the address has an account. The mail
 * is one of the organizations the person belongs to; who belongs to none gets none.
 */
export async function insertReset(system: Sql, reset: NewReset, now: Date) {
  const { email, token, sealed, expires_at } = reset
  await system`
    with person as (select id from users where email = ${email}),
    verification as (
      insert into user_verifications (identifier, value, expires_at, created_at, updated_at)
      values (${identifierOf(token)}, coalesce((select 'user:' || id from person), 'nobody'), ${expires_at}, ${now}, ${now})),
    membership as (
      select m.organization_id, m.id from members m join person on person.id = m.user_id
      order by m.organization_id limit 1)
    insert into dispatches (organization_id, channel, kind, member_id, data, sealed, due_at, created_at)
    select organization_id, 'mail', 'password_reset', id, '{}', ${sealed}, ${now}, ${now} from membership`
}

/** Whether the link was used, has to be refused, or is good. */
export async function findReset(system: Sql, token: string, now: Date): Promise<'good' | 'used' | 'invalid'> {
  const [row] = await system<{ value: string; expired: boolean }[]>`
    select value, expires_at <= ${now} as expired from user_verifications
    where identifier = ${identifierOf(token)}`
  if (row?.value === used) return 'used'
  // guard: a link to a new password is good for an hour [row.expired]
  if (!row || row.value === 'nobody' || row.expired) return 'invalid'
  return 'good'
}

const used = 'used'

/**
 * Takes the link and sets the password, once: of two who come with the same link, the second gets null. Every session
 * ends, and so does every other link of the person.
 */
export async function takeReset(
  system: Sql,
  { token, hash }: { token: string; hash: string },
  now: Date,
): Promise<PersonRow | null> {
  // Who waited for the row finds what the other has made of it: it names no person any more.
  // guard: a new password ends other links to one [v.value = 'user:' || person.id -> v.id = taken.id]
  const [row] = await system<PersonRow[]>`
    with taken as (
      select id, value from user_verifications
      where identifier = ${identifierOf(token)} and expires_at > ${now} for update),
    person as (
      select u.id, u.name, u.email from users u join taken on taken.value = 'user:' || u.id),
    links as (
      update user_verifications v set value = ${used}, updated_at = ${now}
      from person, taken where v.value = 'user:' || person.id returning 1),
    account as (
      update user_accounts a set password = ${hash}, updated_at = ${now} from person
      where a.user_id = person.id and a.provider_id = 'credential' returning 1),
    sessions as (delete from user_sessions s using person where s.user_id = person.id returning 1)
    select id, name, email from person`
  return row ?? null
}
