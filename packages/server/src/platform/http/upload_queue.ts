// guards tested by: upload_queue.test.ts

import { randomUUID } from 'node:crypto'
import { type FileHandle, open, unlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { errorCodes, type FastifyReply, type FastifyRequest } from 'fastify'
import { createFairPlaces } from '../fair_places.ts'

/**
 * A large body waits on disk until it is its turn. A file takes about ten times its size in memory while it is taken
 * apart and stored, so two are handled at a time, and organizations take turns.
 */
export interface UploadQueue {
  /** Gives the body once it may be read into memory. For Fastify's `preParsing`. */
  admit(request: FastifyRequest, reply: FastifyReply, body: Readable): Promise<Readable>
}

/** What is smaller is read as it comes, like any other body. */
const largeBytes = 1024 * 1024
/** The disk holds no more than these; the others are not read from their connections yet. */
const onDisk = { places: 64, perKey: 32 }
const inMemory = { places: 2, perKey: 1 }

export function createUploadQueue(): UploadQueue {
  const disk = createFairPlaces<number>(onDisk)
  const memory = createFairPlaces<number>(inMemory)
  return {
    async admit(request, reply, body) {
      const limit = request.routeOptions.bodyLimit
      const announced = Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY)
      const isRefusedAnyway = Number.isFinite(announced) && announced > limit
      // guard: large bodies wait for their turn [announced… -> true]
      if (announced <= largeBytes || isRefusedAnyway) return body
      const { id } = request.caller.organization
      const left = new AbortController()
      reply.raw.once('close', () => left.abort(new ClientLeft()))
      return disk.hold(
        id,
        async () => {
          const file = await storeOnDisk(body, limit)
          try {
            const leave = await memory.take(id, left.signal)
            if (reply.raw.destroyed) leave()
            reply.raw.once('close', leave)
            return file.createReadStream({ start: 0 })
          } catch (error) {
            await file.close()
            throw error
          }
        },
        left.signal,
      )
    },
  }
}

/** Nobody reads the answer; it is no failure of ours. */
class ClientLeft extends Error {
  override name = 'ClientLeft'
  statusCode = 400
}

/** The file has no name from the beginning: it is gone when it is closed, or when the server dies. */
async function storeOnDisk(body: Readable, limit: number): Promise<FileHandle> {
  const path = join(tmpdir(), `foyer-upload-${randomUUID()}`)
  const file = await open(path, 'wx+', 0o600)
  try {
    await unlink(path)
    let size = 0
    // One that is refused on the way still gets its answer.
    for await (const chunk of body.iterator({ destroyOnReturn: false })) {
      size += chunk.length
      // guard: an upload is not stored beyond its limit
      if (size > limit) throw new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE()
      await file.write(chunk)
    }
    return file
  } catch (error) {
    await file.close()
    throw error
  }
}
