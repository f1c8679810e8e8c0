import { type Database, rowLock } from '../../platform/db/index.ts'
import { eachDue, type Portion } from '../../platform/queue/index.ts'
import * as repository from './repository.ts'
import { startRun } from './service.ts'

/** Reads what is to be refreshed, and what has waited for its organization to be active again. */
export function startDueRuns(database: Database, now: Date): Promise<void> {
  return eachDue(
    (portion: Portion) => repository.listDue(database.system, now, portion),
    ({ organization_id, id }) => {
      const trace = {
        actor: { type: 'system', name: 'foyer' } as const,
        operation: 'ingestKnowledgeSource',
        request_id: `refresh_${id}`,
        now,
      }
      return database.tenant(organization_id).transaction(async (db) => {
        db.hold(rowLock('knowledge_sources', id))
        await startRun(trace, db, id)
      })
    },
  )
}
