import type { Fragment, Sql } from '../../platform/db/index.ts'
import { hashOf } from '../../platform/http/index.ts'
import type { PersonRow } from './people_repository.ts'

/**
 * Links by mail that work once. Of the token only the hash is kept. The mail that carries it is a dispatch of the same
 * kind.
 */
export type LinkKind = 'password_reset' | 'email_confirmation'

const prefixes: Record<LinkKind, string> = {
  password_reset: 'password-reset:',
  email_confirmation: 'email-confirmation:',
}
const identifierOf = (kind: LinkKind, token: string) => `${prefixes[kind]}${hashOf(token).toString('hex')}`

interface NewLink {
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
export async function insertLink(system: Sql, kind: LinkKind, link: NewLink, now: Date) {
  const { email, token, sealed, expires_at } = link
  await system`
    with person as (select id from users where email = ${email}),
    verification as (
      insert into user_verifications (identifier, value, expires_at, created_at, updated_at)
      values (${identifierOf(kind, token)}, coalesce((select 'user:' || id from person), 'nobody'), ${expires_at},
        ${now}, ${now})),
    membership as (
      select m.organization_id, m.id from members m join person on person.id = m.user_id
      order by m.organization_id limit 1)
    insert into dispatches (organization_id, channel, kind, member_id, data, sealed, due_at, created_at)
    select organization_id, 'mail', ${kind}, id, '{}', ${sealed}, ${now}, ${now} from membership`
}

export type LinkState = 'good' | 'used' | 'invalid'

/** Whether the link was used, has to be refused, or is good. */
export async function findLink(system: Sql, kind: LinkKind, token: string, now: Date): Promise<LinkState> {
  const [row] = await system<{ value: string; expired: boolean }[]>`
    select value, expires_at <= ${now} as expired from user_verifications
    where identifier = ${identifierOf(kind, token)}`
  if (row?.value === used) return 'used'
  if (!row || row.value === 'nobody' || row.expired) return 'invalid'
  return 'good'
}

/** Whoever has the link, used or not. */
export async function findPersonOf(system: Sql, kind: LinkKind, token: string): Promise<PersonRow | null> {
  const [row] = await system<PersonRow[]>`
    select u.id, u.name, u.email from user_verifications v join users u on v.value = 'user:' || u.id
    where v.identifier = ${identifierOf(kind, token)}`
  return row ?? null
}

const used = 'used'

/**
 * The parts `taken`, `person`, `links` and `confirmation` of a statement that takes a link, once: of two who come with
 * the same one, the second finds no person. Every other link of this kind that the person has ends. Whoever has the
 * link reads what is mailed to the address: it is confirmed.
 */
export function takingLink(system: Sql, kind: LinkKind, token: string, now: Date): Fragment {
  // Of two at once, the second waits for the row and then reads its new value, which names no person.
  return system`
    taken as (
      select id, value from user_verifications
      where identifier = ${identifierOf(kind, token)} and expires_at > ${now} for update),
    person as (
      select u.id, u.name, u.email from users u join taken on taken.value = 'user:' || u.id),
    links as (
      update user_verifications v set value = ${used}, updated_at = ${now}
      from person, taken where v.value = 'user:' || person.id and starts_with(v.identifier, ${prefixes[kind]})
      returning 1),
    confirmation as (
      update users u set email_verified = true, updated_at = ${now} from person
      where u.id = person.id and not u.email_verified returning 1)`
}
