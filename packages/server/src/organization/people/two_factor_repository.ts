import type { Sql } from '../../platform/db/index.ts'

export interface TwoFactorRow {
  /** Encrypted. */
  secret: string
  enabled_at: Date | null
  last_step: number
}

export async function find(system: Sql, user_id: number): Promise<TwoFactorRow | null> {
  const [row] = await system<TwoFactorRow[]>`
    select secret, enabled_at, last_step from user_two_factors where user_id = ${user_id}`
  return row ?? null
}

/** Begins anew as often as somebody likes, as long as it is not on. */
export async function start(
  system: Sql,
  { user_id, secret }: { user_id: number; secret: string },
  now: Date,
): Promise<boolean> {
  const rows = await system`
    insert into user_two_factors as t (user_id, secret, created_at) values (${user_id}, ${secret}, ${now})
    on conflict (user_id) do update set secret = excluded.secret, last_step = 0, created_at = excluded.created_at
      where t.enabled_at is null
    returning 1`
  return rows.length > 0
}

/** False when this code, or a newer one, was taken a moment ago. */
export async function takeStep(system: Sql, user_id: number, step: number): Promise<boolean> {
  // Checked and written in one statement, so that of two requests with the same code only one succeeds.
  const rows = await system`
    update user_two_factors set last_step = ${step} where user_id = ${user_id} and last_step < ${step}
    returning 1`
  return rows.length > 0
}

/** Once: of two who confirm, the second finds it on. */
export async function enable(system: Sql, user_id: number, now: Date): Promise<boolean> {
  const rows = await system`
    update user_two_factors set enabled_at = ${now} where user_id = ${user_id} and enabled_at is null
    returning 1`
  return rows.length > 0
}

/** In place of all codes there were. */
export async function replaceCodes(system: Sql, user_id: number, hashes: Buffer[]) {
  await system.begin(async (sql) => {
    await sql`delete from user_recovery_codes where user_id = ${user_id}`
    for (const hash of hashes)
      await sql`insert into user_recovery_codes (user_id, hash) values (${user_id}, ${hash})`
  })
}

export async function takeCode(system: Sql, user_id: number, hash: Buffer, now: Date): Promise<boolean> {
  // Checked and written in one statement: a code works once, also for two requests at the same moment.
  const rows = await system`
    update user_recovery_codes set used_at = ${now}
    where user_id = ${user_id} and hash = ${hash} and used_at is null returning 1`
  return rows.length > 0
}

export async function countCodes(system: Sql, user_id: number): Promise<number> {
  const [row] = await system<{ count: number }[]>`
    select count(*) from user_recovery_codes where user_id = ${user_id} and used_at is null`
  return row!.count
}

/** False when it was not on. */
export async function remove(system: Sql, user_id: number): Promise<boolean> {
  const [row] = await system<{ enabled: boolean }[]>`
    delete from user_two_factors where user_id = ${user_id} returning enabled_at is not null as enabled`
  return row?.enabled ?? false
}
