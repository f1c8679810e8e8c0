import type { Fragment, Sql } from './connect.ts'

/**
 * `and …` for the list filter `query`, on a table with the alias `t` and a column `search`. The words are parsed
 * in a subselect, once, because a prepared plan would parse them again for every row.
 */
export const matching = (sql: Sql, { query }: { query?: string }): Fragment =>
  query === undefined ? sql`` : sql`and t.search @@ (select websearch_to_tsquery('simple', ${query}))`
