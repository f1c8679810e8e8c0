import { AuditLogEntry, type Input, type operations } from '@foyer/contract'
import type { Reader } from '../../db/tenant.ts'
import { listOf } from '../../http/paging.ts'
import { timeOf } from '../../http/since.ts'
import { representation } from '../../represent.ts'
import * as repository from './repository.ts'

const represent = representation(AuditLogEntry)

export async function listAuditLog(db: Reader, query: Input<(typeof operations)['listAuditLog']>['query']) {
  return listOf(await repository.list(db, query, timeOf('since', query.since)), query, represent)
}
