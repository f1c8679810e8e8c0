import type { Fragment, Sql } from './connect.ts'
import type { Queryable } from './tenant.ts'

/**
 * The list filter `query`. Rare words are looked up in an index (migration 0020). For frequent ones the list itself is
 * the better way: it goes through the newest rows, and soon has a page of matches.
 */
const functions = {
  contacts: 'matching_contacts',
  conversations: 'matching_messages',
  knowledge_facts: 'matching_facts',
  knowledge_gaps: 'matching_gaps',
} as const

/** All ids that match, or that there are many. */
export type Matches = { ids: number[] } | { frequent: string }

/** More matches than this are not looked up one by one. */
const most = 1000

/** Null when no words are sought. */
export async function findMatches(
  db: Queryable,
  table: keyof typeof functions,
  query: string | undefined,
): Promise<Matches | null> {
  if (query === undefined) return null
  const rows = await db.query<{ id: number }>(
    (sql) =>
      sql`select id from ${sql(functions[table])}(${db.organization_id}::bigint, ${query}::text, ${most + 1}::int)`,
  )
  if (rows.length > most) return { frequent: query }
  return { ids: [...new Set(rows.map(({ id }) => id))] }
}

/** All of them, to select from. It costs what there is of the words. */
export const allMatches = (
  sql: Sql,
  { organization_id }: Queryable,
  table: keyof typeof functions,
  query: string,
): Fragment => sql`${sql(functions[table])}(${organization_id}::bigint, ${query}::text, ${2 ** 31 - 1}::int)`

/** `and …` for a table with the alias `t` and a column `search`. */
export const matching = (sql: Sql, matches: Matches | null): Fragment => {
  if (matches === null) return sql``
  if ('ids' in matches) return sql`and t.id = any(${matches.ids})`
  return sql`and t.search @@ ${parsed(sql, matches.frequent)}`
}

/** In a subselect, once, because a prepared plan would parse the words again for every row. */
export const parsed = (sql: Sql, query: string): Fragment =>
  sql`(select websearch_to_tsquery('simple', ${query}))`
