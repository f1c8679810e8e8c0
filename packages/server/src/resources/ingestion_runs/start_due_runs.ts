import type { Database } from '../../db/database.ts'
import { lockRow } from '../../db/row.ts'
import * as repository from './repository.ts'
import { startRun } from './service.ts'

/** Reads what is to be refreshed, and what has waited for its organization to be active again. */
export async function startDueRuns(database: Database, now: Date) {
  for (const { organization_id, id } of await repository.listDue(database.system, now)) {
    const trace = {
      actor: { type: 'system', name: 'foyer' } as const,
      operation: 'ingestKnowledgeSource',
      request_id: `refresh_${id}`,
      now,
    }
    await database.tenant(organization_id).transaction(async (db) => {
      lockRow(db, 'knowledge_sources', id)
      await startRun(trace, db, id)
    })
  }
}
