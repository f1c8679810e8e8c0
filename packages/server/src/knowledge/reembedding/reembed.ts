import { knowledgeLock } from '../../platform/db/index.ts'
import type { Job } from '../../platform/queue/index.ts'
import { EmbedderFailure, storedVector } from '../../reasoning/index.ts'
import { Outage } from '../answering/knowledge.ts'
import type { KnowledgeEquipment, KnowledgeTask } from '../equipment.ts'
import { listTexts } from '../search_index/read_structured.ts'
import { searchedText } from '../search_index/searched_text.ts'
import * as repository from './repository.ts'

/** Each is kept before the next is begun: whoever takes the job up again goes on from there. */
const portion = 500

/**
 * Gives what is in use the vectors of the present embedder. As every change of the knowledge these have a number, by
 * which the indexes of all servers notice them.
 */
export const reembed: Job<object, KnowledgeEquipment> = {
  name: 'reembed',
  retries: 3,
  async run(work) {
    await renew(work, 'knowledge_passages')
    await renew(work, 'knowledge_facts')
    await renewStructured(work)
  },
}

async function renew(work: KnowledgeTask, table: repository.EmbeddedTable) {
  const { tenant, embedder } = work
  for (let after = 0; ; ) {
    const some = await repository.listOutdated(tenant, table, {
      embedder: embedder.id,
      after,
      limit: portion,
    })
    if (some.length === 0) return
    // With no transaction open: an embedder may be a service far away.
    const made = await embed(work, some.map(searchedText))
    const vectors = some.map(({ id, text }, place) => ({ id, text, vector: storedVector(made[place]!) }))
    await tenant.transaction(async (db) => {
      db.hold(knowledgeLock)
      repository.storeVectors(db, table, embedder.id, vectors)
    })
    after = some.at(-1)!.id
  }
}

/** Services and the profile. They are few: all that have no vector are embedded at once. */
async function renewStructured(work: KnowledgeTask) {
  const { tenant, embedder } = work
  // The builtin one embeds them whenever they are loaded.
  if (embedder.local) return
  const { checksums, missing } = await listTexts(tenant, embedder)
  if (missing.length === 0) return
  const made = await embed(
    work,
    missing.map(([, text]) => text),
  )
  const vectors = missing.map(([checksum], place) => ({ checksum, vector: storedVector(made[place]!) }))
  await tenant.transaction(async (db) => {
    db.hold(knowledgeLock)
    repository.storeStructuredVectors(db, embedder.id, vectors, checksums)
  })
}

async function embed({ embedder, stopping }: KnowledgeTask, texts: string[]): Promise<Float32Array[]> {
  try {
    return await embedder.embed(texts, stopping)
  } catch (error) {
    throw error instanceof EmbedderFailure ? new Outage(error.message) : error
  }
}
