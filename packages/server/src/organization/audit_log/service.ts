import { AuditLogEntry, type Input, type operations } from '@foyer/contract'
import type { Queryable } from '../../platform/db/index.ts'
import { listOf, timeOf } from '../../platform/http/index.ts'
import { representation } from '../../platform/index.ts'
import * as repository from './repository.ts'

const represent = representation(AuditLogEntry)

export async function listAuditLog(
  db: Queryable,
  query: Input<(typeof operations)['listAuditLog']>['query'],
) {
  const span = { since: timeOf('since', query.since), until: timeOf('until', query.until) }
  return listOf(await repository.list(db, query, span), query, represent)
}
