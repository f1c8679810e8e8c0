import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** A built file as it is given out: as it is, and compressed where the build did that. */
export interface StaticFile {
  type: string
  etag: string
  content: Buffer
  br?: Buffer | undefined
  gzip?: Buffer | undefined
}

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
}

/**
 * Every file of a folder, by its path in it, read once: what is not in the map cannot be asked for, however the address
 * is spelled, and a build that replaces the files does not mix with what this server has given out before.
 */
export function readStaticFiles(folder: string): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>()
  for (const path of globSync('**/*.*', { cwd: folder })) {
    const type = types[extname(path)]
    if (type !== undefined) files.set(path, readStaticFile(join(folder, path), type))
  }
  return files
}

function readStaticFile(file: string, type: string): StaticFile {
  const compressed = (path: string) => (existsSync(path) ? readFileSync(path) : undefined)
  return {
    ...staticFileOf(type, readFileSync(file)),
    br: compressed(`${file}.br`),
    gzip: compressed(`${file}.gz`),
  }
}

export function staticFileOf(type: string, content: Buffer): StaticFile {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 20)
  // Weak, because one tag stands for every encoding.
  return { type, etag: `W/"${hash}"`, content }
}

export function sendStaticFile(
  request: FastifyRequest,
  reply: FastifyReply,
  file: StaticFile,
  cache: string,
) {
  reply.headers({
    'Cache-Control': cache,
    ETag: file.etag,
    Vary: 'Accept-Encoding',
  })
  if (knows(request.headers['if-none-match'], file.etag)) return reply.code(304).send()
  reply.type(file.type)
  const encoding = (['br', 'gzip'] as const).find((each) => file[each] && accepts(request, each))
  if (!encoding) return reply.send(file.content)
  return reply.header('Content-Encoding', encoding).send(file[encoding])
}

const knows = (given: string | undefined, etag: string) =>
  given?.split(',').some((tag) => tag.trim() === etag || tag.trim() === '*') ?? false

function accepts({ headers }: FastifyRequest, encoding: string): boolean {
  const accepted = String(headers['accept-encoding'] ?? '').split(',')
  return accepted.some((each) => {
    const [name, quality = 'q=1'] = each.split(';').map((part) => part.trim())
    return name === encoding && Number(quality.slice('q='.length)) > 0
  })
}
