import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { type Tenant, updateRow } from '../../platform/db/index.ts'
import type { Job, Task } from '../../platform/queue/index.ts'
import { endExport, exportFailure, findLocked } from './end_export.ts'
import { linesOf } from './lines.ts'
import * as repository from './repository.ts'

interface ExportJob {
  export_id: number
  /** The request that asked for it, for the record. */
  request_id: string
}

/** Writes the file of an export. Interrupted, it is written anew from the first line. */
export const writeExport: Job<ExportJob> = {
  name: 'write_export',
  retries: 3,
  async run(work, { export_id, request_id }) {
    const { tenant, now, lastAttempt } = work
    const run = await begin(tenant, export_id)
    if (!run) return
    try {
      const bytes = await write(work, run)
      await endExport(tenant, run, { status: 'completed', bytes }, { request_id, now: now() })
    } catch (error) {
      if (lastAttempt) await endExport(tenant, run, exportFailure, { request_id, now: now() })
      throw error
    }
  },
}

const chunkBytes = 256 * 1024

/** Takes the run for this attempt, unless it has ended or is gone. */
function begin(tenant: Tenant, export_id: number) {
  return tenant.transaction(async (db) => {
    const run = await findLocked(db, export_id)
    if (!run || run.completed_at) return undefined
    const attempt = run.attempt + 1
    repository.dropChunks(db, export_id)
    updateRow(db, 'organization_exports', export_id, { status: 'running', attempt })
    return { ...run, attempt }
  })
}

async function write({ database, organization, tenant, now }: Task, run: repository.ExportRow) {
  let bytes = 0
  async function* encoded(lines: AsyncIterable<string>) {
    for await (const line of lines) {
      const piece = Buffer.from(`${line}\n`)
      bytes += piece.length
      yield piece
    }
  }
  await database.snapshot(organization.id, (snapshot) =>
    pipeline(linesOf(snapshot, organization, now()), encoded, createGzip(), (pieces: AsyncIterable<Buffer>) =>
      keep(tenant, run, pieces),
    ),
  )
  return bytes
}

async function keep(tenant: Tenant, run: repository.ExportRow, pieces: AsyncIterable<Buffer>) {
  let position = 0
  let waiting: Buffer[] = []
  let size = 0
  const keepWaiting = async () => {
    const chunk = Buffer.concat(waiting)
    await tenant.transaction(async (db) => repository.addChunk(db, run, position, chunk))
    position++
    waiting = []
    size = 0
  }
  for await (const piece of pieces) {
    waiting.push(piece)
    size += piece.length
    if (size >= chunkBytes) await keepWaiting()
  }
  if (size > 0) await keepWaiting()
}
