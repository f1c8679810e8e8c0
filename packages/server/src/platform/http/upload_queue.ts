import { randomUUID } from 'node:crypto'
import { type FileHandle, open, unlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { errorCodes, type FastifyReply, type FastifyRequest } from 'fastify'
import { createFairPlaces, type FairPlaces } from '../fair_places.ts'
import { refuse } from '../refusal.ts'

/**
 * A large body waits on disk until it is its turn to be taken into memory. Two are there at a time, of one organization
 * one: 64 MiB at most, whatever is sent. Organizations take turns.
 */
export interface UploadQueue {
  /** Gives the whole body. Its place in memory is free again when the request is answered. */
  take(request: FastifyRequest, reply: FastifyReply, body: Readable): Promise<Buffer>
}

/** What is smaller is read as it comes, like any other body. */
const largeBytes = 1024 * 1024
/** The disk holds no more than these; the others are not read from their connections yet. */
const onDisk = { places: 64, perKey: 32 }
const inMemory = { places: 2, perKey: 1 }

/** `waitMs` is how long a body waits for its turn, on its connection and then on disk. */
export function createUploadQueue(waitMs: number): UploadQueue {
  const disk = createFairPlaces<number>(onDisk)
  const memory = createFairPlaces<number>(inMemory)

  async function takeLarge(id: number, reply: FastifyReply, body: Readable, limit: number) {
    const left = new AbortController()
    reply.raw.once('close', () => left.abort(new ClientLeft()))
    return holdFor(waitMs, disk, id, left.signal, async () => {
      await using file = await storeOnDisk(body, limit)
      const leave = await takeFor(waitMs, memory, id, left.signal)
      if (reply.raw.destroyed) leave()
      reply.raw.once('close', leave)
      return await readWhole(file)
    })
  }

  return {
    async take(request, reply, body) {
      const limit = request.routeOptions.bodyLimit
      const announced = Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY)
      if (announced > limit && Number.isFinite(announced)) throw new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE()
      if (announced <= largeBytes) return buffer(body)
      return takeLarge(request.caller.organization.id, reply, body, limit)
    },
  }
}

/** A place, or a refusal when none was free in time. */
async function takeFor(waitMs: number, places: FairPlaces<number>, id: number, left: AbortSignal) {
  const given = new AbortController()
  const timer = setTimeout(() => given.abort(tooMany()), waitMs)
  try {
    return await places.take(id, AbortSignal.any([left, given.signal]))
  } finally {
    clearTimeout(timer)
  }
}

async function holdFor<Result>(
  waitMs: number,
  places: FairPlaces<number>,
  id: number,
  left: AbortSignal,
  work: () => Promise<Result>,
): Promise<Result> {
  const leave = await takeFor(waitMs, places, id, left)
  try {
    return await work()
  } finally {
    leave()
  }
}

const tooMany = () =>
  refuse('internal', 'Too many files are being uploaded at once. Try again shortly.', {
    status: 503,
    headers: { 'Retry-After': '10' },
  })

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
      // Content-Length may be missing or wrong.
      if (size > limit) throw new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE()
      await file.write(chunk)
    }
    return file
  } catch (error) {
    await file.close()
    throw error
  }
}

/** Into a buffer of just its size: no pieces to put together. */
async function readWhole(file: FileHandle): Promise<Buffer> {
  const { size } = await file.stat()
  const bytes = Buffer.allocUnsafeSlow(size)
  for (let at = 0; at < size; ) at += (await file.read(bytes, at, size - at, at)).bytesRead
  return bytes
}
