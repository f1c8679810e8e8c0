import { createHash } from 'node:crypto'
import type { Context } from '../context.ts'
import type { Writer } from '../db/tenant.ts'
import { refuse } from '../refusal.ts'

/**
 * The stored answer of a write, committed with its effect. The advisory lock is tried, never waited for: while the
 * first caller runs, every other is told so at once and holds no connection.
 */

export interface Answer {
  status: number
  body: string
  etag: string | undefined
}

interface StoredAnswer {
  fingerprint: Buffer
  status: number
  etag: string | null
  body: string
  created_at: Date
}

const keptMs = 24 * 60 * 60 * 1000
const forgottenBefore = ({ now }: Context) => new Date(now.getTime() - keptMs)
const shape = /^[\x20-\x7e]{1,255}$/

export function readIdempotencyKey(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined
  if (typeof header !== 'string' || !shape.test(header))
    throw refuse('parameter_invalid', 'Idempotency-Key must have 1 to 255 printable characters.', {
      param: 'Idempotency-Key',
    })
  return header
}

export function fingerprintOf(method: string, url: string, body: unknown): Buffer {
  return createHash('sha256')
    .update(`${method} ${url}\n${body === undefined ? '' : JSON.stringify(body)}`)
    .digest()
}

/** Claims the key for this transaction. Gives the stored answer when the same request was answered before. */
export async function claim(
  context: Context,
  db: Writer,
  key: string,
  fingerprint: Buffer,
): Promise<Answer | undefined> {
  const scope = `${db.organization_id}:${key}`
  // Two statements, one packet: the second one's snapshot is taken after the lock is ours.
  const locked = db.query<{ free: boolean }>(
    (sql) => sql`select pg_try_advisory_xact_lock(hashtextextended(${scope}, 0)) as free`,
  )
  const stored = db.query<StoredAnswer>(
    (sql) => sql`select fingerprint, status, etag, body, created_at from idempotency_keys
      where organization_id = ${db.organization_id} and key = ${key}`,
  )
  const [[lock], [row]] = await Promise.all([locked, stored])
  if (!lock?.free) throw stillRunning()
  if (!row || row.created_at <= forgottenBefore(context)) return undefined
  if (!row.fingerprint.equals(fingerprint))
    throw conflict('This Idempotency-Key was used for another request. Use a new key for a new request.')
  if (row.status === running) {
    if (row.created_at <= abandonedBefore(context)) return undefined
    throw stillRunning()
  }
  return { status: row.status, body: row.body, etag: row.etag ?? undefined }
}

const conflict = (message: string) => refuse('idempotency_conflict', message, { param: 'Idempotency-Key' })
const stillRunning = () =>
  conflict('A request with this Idempotency-Key is still running. Try again when it has answered.')

/** 2xx, 404, 409 and 422 are final; anything else may be different next time. */
export const isFinal = (status: number) => status < 300 || status === 404 || status === 409 || status === 422

export function store(context: Context, db: Writer, key: string, fingerprint: Buffer, answer: Answer) {
  db.later(
    (sql) => sql`
      insert into idempotency_keys (organization_id, key, fingerprint, status, etag, body, created_at)
      values (${db.organization_id}, ${key}, ${fingerprint}, ${answer.status}, ${answer.etag ?? null}, ${answer.body},
        ${context.now})
      on conflict (organization_id, key) do update set fingerprint = excluded.fingerprint,
        status = excluded.status, etag = excluded.etag, body = excluded.body, created_at = excluded.created_at
      where idempotency_keys.created_at <= ${forgottenBefore(context)} or idempotency_keys.status = ${running}`,
  )
}

/** The status of a request that reaches outside, until it is answered. */
const running = 0
/** No such request takes this long: whoever worked on it is gone. */
const longestMs = 2 * 60 * 1000
const abandonedBefore = ({ now }: Context) => new Date(now.getTime() - longestMs)

/** Takes the key for longer than this transaction. */
export function begin(context: Context, db: Writer, key: string, fingerprint: Buffer) {
  store(context, db, key, fingerprint, { status: running, body: '', etag: undefined })
}

/** Gives the key back: what happened may be different next time. */
export function abandon(db: Writer, key: string) {
  db.later(
    (sql) => sql`delete from idempotency_keys
      where organization_id = ${db.organization_id} and key = ${key} and status = ${running}`,
  )
}
