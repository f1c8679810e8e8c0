import { type Sql, schema } from '../../platform/db/index.ts'
import type { Place } from '../places.ts'
import { waitingJobs } from './row_sets.ts'

/**
 * Jobs of an organization that is held would be tried in vain until they are given up. So they are put off by so much
 * that nobody takes them, and brought forward by as much when the organization may be entered again, wherever that is.
 */
const distance = '1000 years'
const isParked = (sql: Sql) => sql`start_after > now() + interval '500 years'`

/** What a worker has in its hands it puts back: it can write nothing any more, and nobody hears that it is done. */
export async function parkJobs({ sql }: Place, organization_id: number) {
  await sql`update ${sql(schema)}.job set start_after = start_after + ${distance}::interval,
      state = case when state = 'active' then 'created' else state end, started_on = null, heartbeat_on = null
    where ${waitingJobs(sql, organization_id)} and not ${isParked(sql)}`
}

export async function resumeJobs({ sql }: Place, organization_id: number) {
  await sql`update ${sql(schema)}.job set start_after = start_after - ${distance}::interval
    where ${waitingJobs(sql, organization_id)} and ${isParked(sql)}`
}

/** A queue is made by whoever first sends a job to it, which nobody may have done there. */
export async function copyQueues(from: Place, to: Place) {
  const queues = await from.sql<{ queue: string }[]>`
    select to_jsonb(q) - 'dead_letter' as queue from ${from.sql(schema)}.queue q where not q.partition`
  await to.sql`insert into ${to.sql(schema)}.queue
    select (jsonb_populate_record(null::${to.sql(schema)}.queue, q)).*
    from jsonb_array_elements(${to.sql.json(queues.map(({ queue }) => queue))}) as q
    on conflict do nothing`
}

export async function deleteJobs({ sql }: Place, organization_id: number) {
  await sql`delete from ${sql(schema)}.job where data->>'organization_id' = ${String(organization_id)}`
}
