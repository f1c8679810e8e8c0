import { pipeline, Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type { Page } from '@foyer/contract'
import { insertRow, namesLock, type Queryable, type Transaction } from '../../platform/db/index.ts'
import { listOf } from '../../platform/http/index.ts'
import { type Context, missing, record } from '../../platform/index.ts'
import * as repository from './repository.ts'
import { represent } from './serializer.ts'
import { writeExport } from './write_export.ts'

export async function listOrganizationExports(db: Queryable, query: Page) {
  return listOf(await repository.list(db, query), query, represent)
}

export async function getOrganizationExport(db: Queryable, id: number) {
  return represent(await repository.get(db, id))
}

/** One that waits will hold all that a new one would. One that runs has begun to read, and may miss the latest. */
export async function exportOrganization(context: Context, db: Transaction) {
  db.hold(namesLock('organization_exports'))
  const waiting = await repository.findQueued(db)
  if (waiting) return represent(waiting)
  const id = await insertRow(db, 'organization_exports', { status: 'queued', created_at: context.now })
  await db.enqueue(writeExport, { export_id: id, request_id: context.request_id })
  const after = await getOrganizationExport(db, id)
  record(context, db, { verb: 'created', before: null, after })
  return after
}

/** Read and unpacked piece by piece while it is sent. */
export async function getOrganizationExportFile(
  db: Queryable,
  id: number,
): Promise<AsyncIterable<Uint8Array>> {
  const found = await repository.get(db, id)
  if (found.status !== 'completed') throw missing()
  return pipeline(Readable.from(chunksOf(db, found)), createGunzip(), () => {})
}

async function* chunksOf(db: Queryable, run: repository.ExportRow) {
  for (let position = 0; ; position++) {
    const data = await repository.findChunk(db, run, position)
    if (!data) return
    yield data
  }
}
