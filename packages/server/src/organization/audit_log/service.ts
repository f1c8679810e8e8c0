import { AuditLogEntry, type Input, type operations } from '@foyer/contract'
import type { Reader } from '../../platform/db/tenant.ts'
import { listOf } from '../../platform/http/paging.ts'
import { timeOf } from '../../platform/http/since.ts'
import { representation } from '../../platform/represent.ts'
import * as repository from './repository.ts'

const represent = representation(AuditLogEntry)

export async function listAuditLog(db: Reader, query: Input<(typeof operations)['listAuditLog']>['query']) {
  return listOf(await repository.list(db, query, timeOf('since', query.since)), query, represent)
}
