import type { Input, operations } from '@foyer/contract'
import { resolveAgent } from '../../agents/index.ts'
import type { Queryable } from '../../platform/db/index.ts'
import { Document, listOf, timeOf } from '../../platform/http/index.ts'
import type { Context } from '../../platform/index.ts'
import * as repository from './repository.ts'
import { representLead } from './serializer.ts'
import { tableOf } from './table.ts'

/** A table is for a spreadsheet: more rows are asked for in parts. */
const mostRows = 10_000

export async function listLeads(
  { now }: Pick<Context, 'now'>,
  db: Queryable,
  query: Input<typeof operations.listLeads>['query'],
  accept: string,
) {
  const { agent, since, until, ...rest } = query
  const agent_id = agent === undefined ? undefined : (await resolveAgent(db, agent)).id
  const isTable = accept.includes('text/csv')
  const page = isTable ? { limit: mostRows, ...rest } : rest
  const times = { since: timeOf('since', since), until: timeOf('until', until) }
  const rows = await repository.list(db, { ...page, ...times, agent_id })
  const list = listOf(rows, page, (row) => representLead(row, now))
  if (!isTable) return list
  return new Document('text/csv', tableOf(list.data), {
    'Content-Disposition': 'attachment; filename="leads.csv"',
    // A table has no field that says that it ends early.
    'X-Has-More': String(list.has_more),
  })
}
