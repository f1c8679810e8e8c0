import { knowledgeLock } from '../../platform/db/index.ts'
import type { Outdated } from '../../platform/queue/index.ts'

type Kind = Omit<Outdated, 'before'>

/** The last run of a source stays: it says how the source came to be as it is, and when it is due again. */
export const endedRuns: Kind = {
  table: 'ingestion_runs',
  age: 'completed_at',
  only: (sql) => sql`t.status in ('applied', 'failed') and exists (select from ingestion_runs r
    where r.organization_id = t.organization_id and r.source_id = t.source_id and r.id > t.id)`,
}

/** Indexes in memory that have not heard of their retirement are loaded anew (migration 0021). */
export const retiredPassages: Kind = {
  table: 'knowledge_passages',
  age: 'retired_at',
  only: (sql) => sql`not t.live`,
  holds: [knowledgeLock],
}

/** A page that is gone, or was moved, and of which nothing is left. One that comes back is read as a new one. */
export const goneDocuments: Kind = {
  table: 'knowledge_documents',
  age: 'read_at',
  only: (sql) => sql`not t.live and not exists (select from knowledge_passages p
    where p.organization_id = t.organization_id and p.document_id = t.id)`,
  holds: [knowledgeLock],
}
