import type { Page } from '@foyer/contract'
import type { Fragment, Sql } from '../db/connect.ts'
import { refuse } from '../refusal.ts'

/** Lists are read newest first by id, one row more than asked for, so that `has_more` costs nothing. */

const defaultLimit = 20

export interface ListEnvelope<Item> {
  object: 'list'
  data: Item[]
  has_more: boolean
}

/** `and … order by … limit …` for a query whose table has the alias `t`. */
export function pageOf(sql: Sql, page: Page): Fragment {
  const limit = (page.limit ?? defaultLimit) + 1
  if (page.ending_before !== undefined)
    return sql`and t.id > ${page.ending_before} order by t.id asc limit ${limit}`
  const after = page.starting_after
  return sql`${after === undefined ? sql`` : sql`and t.id < ${after}`} order by t.id desc limit ${limit}`
}

/** Another order than the newest first. */
export interface Ordering {
  table: string
  /** What rows are ordered by; ids decide between equal ones. Of a row that goes by this alias. */
  key: (alias: Fragment) => Fragment
  descending: boolean
}

/** The same in another order. A cursor is still an id: the row that it names says where the page goes on. */
export function orderedPageOf(
  sql: Sql,
  organization_id: number,
  page: Page,
  { table, key, descending }: Ordering,
): Fragment {
  const limit = (page.limit ?? defaultLimit) + 1
  const cursor = page.ending_before ?? page.starting_after
  const falls = descending === (page.ending_before === undefined)
  const direction = falls ? sql`desc` : sql`asc`
  const beyond = sql`and (${key(sql`t`)}, t.id) ${falls ? sql`<` : sql`>`} (
    select ${key(sql`c`)}, c.id from ${sql(table)} c
    where c.organization_id = ${organization_id} and c.id = ${cursor ?? 0})`
  return sql`${cursor === undefined ? sql`` : beyond}
    order by ${key(sql`t`)} ${direction}, t.id ${direction} limit ${limit}`
}

/** A row that is gone says no more where the page goes on. Where ids are the order, they tell it by themselves. */
export async function refuseLostCursor(page: Page, find: (id: number) => Promise<unknown>) {
  const param = page.ending_before === undefined ? 'starting_after' : 'ending_before'
  const cursor = page[param]
  if (cursor !== undefined && (await find(cursor)) === undefined)
    throw refuse('parameter_invalid', `${param} is not in this list. Start from the first page.`, {
      param,
    })
}

export const live = (sql: Sql, query: { include_archived?: boolean }): Fragment =>
  query.include_archived ? sql`` : sql`and not t.archived`

export function listOf<Row, Item>(
  rows: Row[],
  page: Page,
  represent: (row: Row) => Item,
): ListEnvelope<Item> {
  const kept = rows.slice(0, page.limit ?? defaultLimit)
  if (page.ending_before !== undefined) kept.reverse()
  return { object: 'list', data: kept.map(represent), has_more: hasMore(rows, page) }
}

/** Whether the rows are more than the page was asked to have. */
export const hasMore = (rows: readonly unknown[], page: Page) => rows.length > (page.limit ?? defaultLimit)

export function refuseTwoDirections(page: Page) {
  if (page.starting_after !== undefined && page.ending_before !== undefined)
    throw refuse('parameter_invalid', 'Send starting_after or ending_before, not both.', {
      param: 'ending_before',
    })
}
