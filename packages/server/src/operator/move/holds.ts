import type { Place } from '../places.ts'

/**
 * What keeps everybody out of an organization while it moves (migration 0044). Where it comes from it is `held`, and
 * `left` once it lives elsewhere; where it goes to it is `left` until it lives there.
 */
export type Hold = 'held' | 'left'

export async function holdOf({ sql }: Place, organization_id: number): Promise<Hold | null> {
  const [row] = await sql<{ state: Hold }[]>`
    select state from organization_holds where organization = ${organization_id}`
  return row?.state ?? null
}

export async function setHold({ sql }: Place, organization_id: number, state: Hold, now: Date) {
  await sql`insert into organization_holds (organization, state, began_at)
    values (${organization_id}, ${state}, ${now})
    on conflict (organization) do update set state = excluded.state, began_at = excluded.began_at
      where organization_holds.state <> excluded.state`
}

export async function endHold({ sql }: Place, organization_id: number) {
  await sql`delete from organization_holds where organization = ${organization_id}`
}

/** Waits until every transaction is over that had begun before the hold was written down. */
export async function waitForTransactions({ sql }: Place, organization_id: number, patienceMs: number) {
  await sql.unsafe(`set lock_timeout = ${Number(patienceMs)}`)
  await sql`select pg_advisory_lock(organization_lock(${organization_id}))`
  await sql`select pg_advisory_unlock(organization_lock(${organization_id}))`
  await sql.unsafe('set lock_timeout = 0')
}
