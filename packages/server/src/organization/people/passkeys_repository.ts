import type { Sql } from '../../platform/db/index.ts'
import { hashOf } from '../../platform/http/index.ts'
import type { PersonRow } from './people_repository.ts'

export interface PasskeyRow {
  id: number
  name: string
  created_at: Date
  last_used_at: Date | null
}

const columns = (system: Sql) => system`p.id, p.name, p.created_at, p.last_used_at`

export async function list(system: Sql, user_id: number): Promise<PasskeyRow[]> {
  return [
    ...(await system<PasskeyRow[]>`
      select ${columns(system)} from user_passkeys p where p.user_id = ${user_id} order by p.id desc`),
  ]
}

export async function listCredentials(system: Sql, user_id: number): Promise<string[]> {
  const rows = await system<{ credential_id: string }[]>`
    select credential_id from user_passkeys where user_id = ${user_id}`
  return rows.map(({ credential_id }) => credential_id)
}

interface NewPasskey {
  user_id: number
  name: string
  credential_id: string
  public_key: Uint8Array
  counter: number
  transports: string[]
}

/** Null when the key is there already. */
export async function insert(system: Sql, passkey: NewPasskey, now: Date): Promise<PasskeyRow | null> {
  const { user_id, name, credential_id, public_key, counter, transports } = passkey
  const [row] = await system<PasskeyRow[]>`
    insert into user_passkeys as p (user_id, name, credential_id, public_key, counter, transports, created_at)
    values (${user_id}, ${name}, ${credential_id}, ${Buffer.from(public_key)}, ${counter}, ${transports}, ${now})
    on conflict do nothing returning ${columns(system)}`
  return row ?? null
}

/** Null unless it is the person's own. */
export async function rename(
  system: Sql,
  { user_id, id, name }: { user_id: number; id: number; name: string },
): Promise<PasskeyRow | null> {
  const [row] = await system<PasskeyRow[]>`
    update user_passkeys p set name = ${name} where p.id = ${id} and p.user_id = ${user_id}
    returning ${columns(system)}`
  return row ?? null
}

export async function remove(
  system: Sql,
  { user_id, id }: { user_id: number; id: number },
): Promise<PasskeyRow | null> {
  const [row] = await system<PasskeyRow[]>`
    delete from user_passkeys p where p.id = ${id} and p.user_id = ${user_id} returning ${columns(system)}`
  return row ?? null
}

interface KnownPasskey {
  id: number
  credential_id: string
  public_key: Buffer
  counter: number
  person: PersonRow
}

export async function find(system: Sql, credential_id: string): Promise<KnownPasskey | null> {
  const [row] = await system<KnownPasskey[]>`
    select p.id, p.credential_id, p.public_key, p.counter,
      json_build_object('id', u.id, 'name', u.name, 'email', u.email) as person
    from user_passkeys p join users u on u.id = p.user_id where p.credential_id = ${credential_id}`
  return row ?? null
}

export async function use(system: Sql, id: number, counter: number, now: Date) {
  await system`update user_passkeys set counter = ${counter}, last_used_at = ${now} where id = ${id}`
}

/** What a device is to sign, once. What it is for is kept with it: a new key of somebody, or signing in. */
const identifierOf = (challenge: string) => `passkey:${hashOf(challenge).toString('hex')}`

export async function insertChallenge(
  system: Sql,
  { challenge, use: value, expires_at }: { challenge: string; use: string; expires_at: Date },
  now: Date,
) {
  await system`
    insert into user_verifications (identifier, value, expires_at, created_at, updated_at)
    values (${identifierOf(challenge)}, ${value}, ${expires_at}, ${now}, ${now})`
}

export async function takeChallenge(
  system: Sql,
  { challenge, use: value }: { challenge: string; use: string },
  now: Date,
): Promise<boolean> {
  const rows = await system`
    delete from user_verifications
    where identifier = ${identifierOf(challenge)} and value = ${value} and expires_at > ${now} returning 1`
  return rows.length > 0
}
