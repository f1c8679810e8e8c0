import { organizationLock, type Queryable, type Sql, type Transaction } from '../../platform/db/index.ts'
import type { Money } from '../reasoner/port.ts'
import type { Findings, OrganizationModelRow, StoredFallback, StoredPrices } from './stored_model.ts'

export async function find(db: Queryable): Promise<OrganizationModelRow | null> {
  const [row] = await db.query<OrganizationModelRow>(
    (sql) => sql`select provider, model, base_url, key, context_tokens, prices, found, fallback, fallback_key,
        support, first_word_seconds, turn_seconds, knowledge_tokens, updated_at
      from organization_models where organization_id = ${db.organization_id}`,
  )
  return row ?? null
}

/** There may be no row to hold: the organization's own is held instead. */
export function lock(db: Transaction) {
  db.hold(organizationLock)
}

export function put(db: Transaction, row: OrganizationModelRow) {
  db.later((sql) => {
    const stored = {
      ...row,
      prices: json(sql, row.prices),
      found: json(sql, row.found),
      fallback: json(sql, row.fallback),
    }
    return sql`
      insert into organization_models ${sql({ ...stored, organization_id: db.organization_id })}
      on conflict (organization_id) do update set ${sql(stored)}`
  })
}

const json = (sql: Sql, value: StoredPrices | Findings | StoredFallback | null) =>
  value && sql.json({ ...value } as never)

export function remove(db: Transaction) {
  db.later((sql) => sql`delete from organization_models where organization_id = ${db.organization_id}`)
}

/** What was found out about both models, unless the setting was changed meanwhile. */
export function putFindings(
  db: Transaction,
  { updated_at }: OrganizationModelRow,
  found: Findings,
  second: Findings | undefined,
) {
  db.later(
    (sql) => sql`update organization_models set found = ${sql.json({ ...found })},
        fallback = fallback || ${sql.json(second ? { found: { ...second } } : {})}
      where organization_id = ${db.organization_id} and updated_at = ${updated_at}`,
  )
}

/** What models have read and written. */
export interface Spending {
  day: string
  /** Null for what no agent did. */
  agent_id: number | null
  input: number
  cached: number
  output: number
  /** Null where no price is set. */
  cost: Money | null
}

/** A credit is a hundredth of the currency. */
const microsPerCredit = 10_000

/**
 * Counts it by the day, and for each agent. What has begun to use up a credit has used it: a day's cost is rounded up,
 * not that of each reply. Credits never fall below none, and without a limit there is nothing to take from.
 */
export function spend(db: Transaction, { day, agent_id, input, cached, output, cost }: Spending) {
  const { organization_id } = db
  const { micros, currency } = cost ?? { micros: 0, currency: '' }
  db.later(
    (sql) => sql`
      with counted as (
        insert into usage_days as u (organization_id, day, model_tokens, micros, credits)
        values (${organization_id}, ${day}::date, ${input + output}, ${micros}::bigint,
          ceil(${micros}::bigint / ${microsPerCredit}::numeric))
        on conflict (organization_id, day) do update set
          model_tokens = u.model_tokens + excluded.model_tokens,
          micros = u.micros + excluded.micros,
          credits = u.credits + ceil((u.micros + excluded.micros) / ${microsPerCredit}::numeric)
            - ceil(u.micros / ${microsPerCredit}::numeric)
        returning ceil(micros / ${microsPerCredit}::numeric)
          - ceil((micros - ${micros}::bigint) / ${microsPerCredit}::numeric) as credits
      )
      update organizations o set credits = greatest(o.credits - c.credits::bigint, 0)
      from counted c where o.id = ${organization_id} and o.credits is not null and c.credits > 0`,
  )
  db.later(
    (sql) => sql`
      insert into model_usage_days as u
        (organization_id, day, agent_id, currency, input_tokens, cached_tokens, output_tokens, micros)
      values (${organization_id}, ${day}::date, ${agent_id ?? 0}, ${currency}, ${input}, ${cached}, ${output}, ${micros})
      on conflict (organization_id, day, agent_id, currency) do update set
        input_tokens = u.input_tokens + excluded.input_tokens,
        cached_tokens = u.cached_tokens + excluded.cached_tokens,
        output_tokens = u.output_tokens + excluded.output_tokens,
        micros = u.micros + excluded.micros`,
  )
}
