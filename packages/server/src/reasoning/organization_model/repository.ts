import { organizationLock, type Queryable, type Rows, type Transaction } from '../../platform/db/index.ts'

export type OrganizationModelRow = Omit<Rows['organization_models'], 'organization_id'>

export async function find(db: Queryable): Promise<OrganizationModelRow | null> {
  const [row] = await db.query<OrganizationModelRow>(
    (sql) => sql`select provider, model, base_url, key, context_tokens, credits_per_million_tokens, updated_at
      from organization_models where organization_id = ${db.organization_id}`,
  )
  return row ?? null
}

/** There may be no row to hold: the organization's own is held instead. */
export function lock(db: Transaction) {
  db.hold(organizationLock)
}

export function put(db: Transaction, row: OrganizationModelRow) {
  db.later(
    (sql) => sql`
      insert into organization_models ${sql({ ...row, organization_id: db.organization_id })}
      on conflict (organization_id) do update set ${sql({ ...row })}`,
  )
}

export function remove(db: Transaction) {
  db.later((sql) => sql`delete from organization_models where organization_id = ${db.organization_id}`)
}

/**
 * What tokens cost is rounded up, and credits never fall below none. An organization without a limit has nothing to take
 * from; one that uses the installation's model has no price.
 */
export function spend(db: Transaction, { tokens, day }: { tokens: number; day: string }) {
  db.later(
    (sql) => sql`
      with price as (
        select coalesce(ceil(${tokens} * max(credits_per_million_tokens) / 1000000), 0)::bigint as credits
        from organization_models where organization_id = ${db.organization_id}
      ), counted as (
        insert into usage_days (organization_id, day, model_tokens, credits)
        select ${db.organization_id}::bigint, ${day}::date, ${tokens}::bigint, credits from price
        on conflict (organization_id, day) do update set
          model_tokens = usage_days.model_tokens + excluded.model_tokens,
          credits = usage_days.credits + excluded.credits
      )
      update organizations o set credits = greatest(o.credits - price.credits, 0)
      from price where o.id = ${db.organization_id} and o.credits is not null and price.credits > 0`,
  )
}
