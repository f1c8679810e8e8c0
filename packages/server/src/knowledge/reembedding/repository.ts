import {
  type Database,
  type Fragment,
  type Queryable,
  schema,
  type Transaction,
} from '../../platform/db/index.ts'
import type { Portion } from '../../platform/queue/index.ts'

/** The two tables that keep vectors; which of their rows are in use. */
const inUse = { knowledge_passages: 'live', knowledge_facts: 'supported and not archived' } as const
export type EmbeddedTable = keyof typeof inUse

interface OutdatedRow {
  id: number
  trail: string[]
  text: string
}

/** What is in use and has no vector of this embedder. */
export function listOutdated(
  db: Queryable,
  table: EmbeddedTable,
  { embedder, after, limit }: { embedder: string; after: number; limit: number },
) {
  return db.query<OutdatedRow>(
    (sql) => sql`select id, text, ${table === 'knowledge_passages' ? sql`trail` : sql`'{}'::text[] as trail`}
      from ${sql(table)}
      where organization_id = ${db.organization_id} and ${sql.unsafe(inUse[table])}
        and embedder is distinct from ${embedder} and id > ${after}
      order by id limit ${limit}`,
  )
}

/** Whether there is any such row: three looks into an index, where "distinct from" would read every row. */
export async function hasOutdated(db: Queryable, table: EmbeddedTable, embedder: string): Promise<boolean> {
  const [row] = await db.query<{ found: boolean }>((sql) => {
    const exists = (by: Fragment) => sql`exists (select from ${sql(table)}
      where organization_id = ${db.organization_id} and ${sql.unsafe(inUse[table])} and ${by})`
    return sql`select ${exists(sql`embedder is null`)} or ${exists(sql`embedder < ${embedder}`)}
      or ${exists(sql`embedder > ${embedder}`)} as found`
  })
  return row!.found
}

/** A text that was edited while its vector was made is left as it is. */
export function storeVectors(
  db: Transaction,
  table: EmbeddedTable,
  embedder: string,
  vectors: { id: number; text: string; vector: string }[],
) {
  // A text that was edited meanwhile has no vector yet: this one is of its earlier words.
  db.later(
    (sql) => sql`update ${sql(table)} t set vector = decode(x.vector, 'base64'), embedder = ${embedder}
      from jsonb_to_recordset(${sql.json(vectors)}) as x (id bigint, text text, vector text)
      where t.organization_id = ${db.organization_id} and t.id = x.id and t.text = x.text`,
  )
}

/** Vectors of another embedder, or of texts that are not there any more, are of no use. */
export function storeStructuredVectors(
  db: Transaction,
  embedder: string,
  vectors: { checksum: string; vector: string }[],
  checksums: string[],
) {
  db.later(
    (sql) => sql`delete from structured_vectors
      where organization_id = ${db.organization_id} and (embedder <> ${embedder} or checksum <> all(${checksums}))`,
  )
  db.later(
    (sql) => sql`insert into structured_vectors (organization_id, embedder, checksum, vector)
      select ${db.organization_id}, ${embedder}, x.checksum, decode(x.vector, 'base64')
      from jsonb_to_recordset(${sql.json(vectors)}) as x (checksum text, vector text)
      on conflict do nothing`,
  )
}

/** Up to which number the knowledge of each organization has changed. */
export const listVersions = ({ system }: Database, { after, limit }: Portion) =>
  system<{ organization_id: number; version: number }[]>`
    select organization_id, version from knowledge_versions
    where organization_id > ${after?.organization_id ?? 0} order by organization_id limit ${limit}`

/** The organizations for which a job of this name waits or runs. */
export async function listAwaiting({ queue, system }: Database, name: string): Promise<Set<number>> {
  await queue.open()
  const rows = await system<{ organization_id: number }[]>`
    select distinct (data->>'organization_id')::bigint as organization_id
    from ${system(schema)}.job where name = ${name} and state < 'completed'`
  return new Set(rows.map(({ organization_id }) => organization_id))
}
