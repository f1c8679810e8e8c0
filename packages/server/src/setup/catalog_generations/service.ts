import { isDeepStrictEqual } from 'node:util'
import { generationKinds, type Input, type operations } from '@foyer/contract'
import { refuseUnusableSources } from '../../knowledge/index.ts'
import { insertRow, namesLock, type Queryable, type Transaction } from '../../platform/db/index.ts'
import { listOf } from '../../platform/http/index.ts'
import { type Context, record, refuseWithoutCredits } from '../../platform/index.ts'
import { generateCatalogJob } from './generate_job.ts'
import * as repository from './repository.ts'
import { eventDataOf, represent } from './serializer.ts'
import { tryProposals } from './try_proposals.ts'

type Operations = typeof operations

export async function listCatalogGenerations(
  db: Queryable,
  query: Input<Operations['listCatalogGenerations']>['query'],
) {
  return listOf(await repository.list(db, query), query, represent)
}

export async function getCatalogGeneration(db: Queryable, id: number) {
  return show(db, await repository.get(db, id))
}

/** With what has become of its flow proposals since. */
async function show(db: Queryable, row: repository.GenerationRow) {
  return represent({ ...row, flow_proposals: await tryProposals(db, row.flow_proposals ?? []) })
}

/** Starts the run; whoever asks for the same meanwhile is shown that one. */
export async function createCatalogGeneration(
  context: Context,
  db: Transaction,
  body: Input<Operations['createCatalogGeneration']>['body'],
) {
  refuseWithoutCredits(context)
  await refuseUnusableSources(db, body.source_ids)
  const kinds = generationKinds.filter((kind) => body.kinds?.includes(kind) ?? true)
  const source_ids = body.source_ids?.toSorted((a, b) => a - b) ?? null
  db.hold(namesLock('catalog_generations'))
  const unfinished = (await repository.listUnfinished(db)).find((run) =>
    isDeepStrictEqual([run.kinds, run.source_ids], [kinds, source_ids]),
  )
  if (unfinished) return show(db, unfinished)
  const id = await insertRow(db, 'catalog_generations', {
    kinds,
    source_ids,
    status: 'queued',
    stage: 'waiting',
    // The last step compares the catalog with the material.
    total: kinds.length + 1,
    created_at: context.now,
  })
  await db.enqueue(generateCatalogJob, { generation_id: id })
  const row = await repository.get(db, id)
  record(context, db, { verb: 'created', before: null, after: eventDataOf(row) })
  return represent(row)
}
