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
  return listOf(await repository.list(db, query, timeOf('since', query.since)), query, represent)
}
