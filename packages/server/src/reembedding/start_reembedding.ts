import type { Database } from '../db/database.ts'
import type { Embedder } from '../embedder/port.ts'
import { reembed } from './reembed.ts'
import * as repository from './repository.ts'

/** Up to which number of its knowledge an organization was found with nothing left to embed. */
const settled = new WeakMap<Embedder, Map<number, number>>()

/** Looks only at organizations whose knowledge has changed since it last looked; after a start, at all. */
export async function startReembedding(database: Database, embedder: Embedder) {
  const known = settled.get(embedder) ?? new Map<number, number>()
  settled.set(embedder, known)
  const versions = await repository.listVersions(database)
  const changed = versions.filter(({ organization_id, version }) => known.get(organization_id) !== version)
  if (changed.length === 0) return
  const awaiting = await repository.listAwaiting(database, reembed.name)
  for (const { organization_id, version } of changed) {
    if (awaiting.has(organization_id)) continue
    if (await hasOutdated(database, embedder, organization_id))
      await database.tenant(organization_id).transaction((db) => db.enqueue(reembed, {}))
    else known.set(organization_id, version)
  }
}

async function hasOutdated(database: Database, embedder: Embedder, organization_id: number) {
  const tenant = database.tenant(organization_id)
  const first = { embedder: embedder.id, after: 0, limit: 1 }
  return (
    (await repository.listOutdated(tenant, 'knowledge_passages', first)).length > 0 ||
    (await repository.listOutdated(tenant, 'knowledge_facts', first)).length > 0
  )
}
