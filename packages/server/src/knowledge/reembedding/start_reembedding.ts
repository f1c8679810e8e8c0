import type { Database, Tenant } from '../../platform/db/index.ts'
import { eachDue, type Portion } from '../../platform/queue/index.ts'
import type { Embedder } from '../../reasoning/index.ts'
import { listTexts } from '../search_index/read_structured.ts'
import { reembed } from './reembed.ts'
import * as repository from './repository.ts'

/** Up to which number of its knowledge an organization was found with nothing left to embed. */
const settled = new WeakMap<Embedder, Map<number, number>>()

/** Looks only at organizations whose knowledge has changed since it last looked; after a start, at all. */
export function startReembedding(database: Database, embedder: Embedder): Promise<void> {
  const known = settled.get(embedder) ?? new Map<number, number>()
  settled.set(embedder, known)
  let awaiting: Promise<Set<number>> | undefined
  return eachDue(
    (portion: Portion) => repository.listVersions(database, portion),
    async ({ organization_id, version }) => {
      if (known.get(organization_id) === version) return
      awaiting ??= repository.listAwaiting(database, reembed.name)
      if ((await awaiting).has(organization_id)) return
      const tenant = database.tenant(organization_id)
      if (await hasOutdated(tenant, embedder)) await tenant.transaction((db) => db.enqueue(reembed, {}))
      else known.set(organization_id, version)
    },
  )
}

const hasOutdated = async (tenant: Tenant, embedder: Embedder) =>
  (await repository.hasOutdated(tenant, 'knowledge_passages', embedder.id)) ||
  (await repository.hasOutdated(tenant, 'knowledge_facts', embedder.id)) ||
  (!embedder.local && (await listTexts(tenant, embedder)).missing.length > 0)
