import type { Queryable } from '../platform/db/index.ts'

/** References that point in a circle. They are cleared before their tables are emptied. */
export const circularReferences = [
  { table: 'knowledge_gaps', column: 'knowledge_source_id' },
  { table: 'knowledge_gaps', column: 'resurfaced_from_id' },
] as const

interface Reference {
  from: string
  to: string
}

/** Every table with rows of organizations, what refers to others first. Read from the catalog, so none is forgotten. */
export async function deletionOrder(db: Queryable): Promise<string[]> {
  const tables = await db.query<{ name: string }>(
    (sql) => sql`select c.relname as name from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'organization_id' and not a.attisdropped
      where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' order by 1`,
  )
  const references = await db.query<Reference>(
    (sql) => sql`select k.conrelid::regclass::text as from, k.confrelid::regclass::text as to
      from pg_constraint k
      where k.contype = 'f' and k.connamespace = current_schema()::regnamespace and not exists (
        select from pg_attribute a
        join jsonb_to_recordset(${sql.json([...circularReferences])}) as c ("table" text, "column" text)
          on c.table = k.conrelid::regclass::text and c.column = a.attname
        where a.attrelid = k.conrelid and a.attnum = any(k.conkey))`,
  )
  return sortByReference(
    tables.map(({ name }) => name),
    references,
  )
}

export function sortByReference(tables: readonly string[], references: readonly Reference[]): string[] {
  const sorted: string[] = []
  let left = [...tables]
  while (left.length > 0) {
    const free = left.filter((name) => !references.some(({ from, to }) => to === name && left.includes(from)))
    if (free.length === 0)
      throw new Error(`These tables refer to each other in a circle: ${left.join(', ')}.`)
    sorted.push(...free)
    left = left.filter((name) => !free.includes(name))
  }
  return sorted
}
