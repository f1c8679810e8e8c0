import { createHash } from 'node:crypto'
import type { Context } from '../context.ts'
import type { Transaction } from '../db/tenant.ts'
import { refuse } from '../refusal.ts'

/**
 * The stored answer of a write, committed with its effect. The advisory lock is tried, never waited for: while the
 * first caller runs, every other is told so at once and holds no connection.
 */

export interface StoredResponse {
  status: number
  body: string
  etag: string | undefined
  /** Whose words the body may hold: it is erased with that conversation. */
  conversation_id?: number | undefined
}

interface StoredRow {
  fingerprint: Buffer
  status: number
  etag: string | null
  body: string
  created_at: Date
  conversation_id: number | null
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
    .update(`${method} ${url}\n${body === undefined ? '' : JSON.stringify(body, withoutBytes)}`)
    .digest()
}

const withoutBytes = (_: string, value: unknown) =>
  value instanceof Uint8Array ? createHash('sha256').update(value).digest('hex') : value

/**
 * Claims a key that is new, as most are, in the same packet as the work that follows: its answer may be waited for last.
 * It fails when the key was used before, and so does all that was sent after it.
 */
export async function claimUnused(db: Transaction, key: string): Promise<void> {
  await db.query((sql) => sql`select claim_unused_key(${db.organization_id}, ${key})`)
}

/** The key was used before: what is stored under it has to be looked at. */
export const isUsed = (error: unknown) => (error as { code?: unknown } | null)?.code === 'FY001'

/** Claims the key for this transaction. Gives the stored answer when the same request was answered before. */
export async function claim(
  context: Context,
  db: Transaction,
  key: string,
  fingerprint: Buffer,
): Promise<StoredResponse | undefined> {
  const scope = `${db.organization_id}:${key}`
  const [row] = await db.query<{ free: boolean } & (StoredRow | { status: null })>(
    (sql) => sql`select pg_try_advisory_xact_lock(hashtextextended(${scope}, 0)) as free,
        k.fingerprint, k.status, k.etag, k.body, k.created_at, k.conversation_id
      from (values (1)) as one left join idempotency_keys k
        on k.organization_id = ${db.organization_id} and k.key = ${key}`,
  )
  if (!row?.free) throw stillRunning()
  if (row.status === null) return undefined
  if (row.created_at <= forgottenBefore(context)) return forget(db, key)
  if (!row.fingerprint.equals(fingerprint))
    throw conflict('This Idempotency-Key was used for another request. Use a new key for a new request.')
  if (row.status === running && row.conversation_id === null) {
    // The server that made the call died before it stored an answer.
    if (row.created_at <= abandonedBefore(context)) return forget(db, key)
    throw stillRunning()
  }
  return { status: row.status, body: row.body, etag: row.etag ?? undefined }
}

function forget(db: Transaction, key: string): undefined {
  db.later(
    (sql) => sql`delete from idempotency_keys where organization_id = ${db.organization_id} and key = ${key}`,
  )
}

const conflict = (message: string) => refuse('idempotency_conflict', message, { param: 'Idempotency-Key' })
export const stillRunning = () =>
  conflict('A request with this Idempotency-Key is still running. Try again when it has answered.')

/** 2xx, 404, 409 and 422 are final; anything else may be different next time. */
export const isFinal = (status: number) => status < 300 || status === 404 || status === 409 || status === 422

export function store(
  context: Context,
  db: Transaction,
  key: string,
  fingerprint: Buffer,
  answer: StoredResponse,
) {
  const { status, etag = null, body, conversation_id = null } = answer
  db.beside((sql) => ({
    answer: sql`
      insert into idempotency_keys
        (organization_id, key, fingerprint, status, etag, body, created_at, conversation_id)
      values (${db.organization_id}, ${key}, ${fingerprint}, ${status}, ${etag}, ${body}, ${context.now},
        ${conversation_id})`,
  }))
}

/**
 * Who looked for an answer just before it was committed, and took the lock just after, finds out by storing its own:
 * the key of the table lets only one in. Its transaction is undone then, and it has to look again.
 */
export const isAnsweredMeanwhile = (error: unknown) =>
  (error as { constraint_name?: unknown } | null)?.constraint_name === 'idempotency_keys_pkey'

/** The status of a request that reaches outside, until it is answered. */
const running = 0
/** No such request takes this long: whoever worked on it is gone. */
const longestMs = 2 * 60 * 1000
const abandonedBefore = ({ now }: Context) => new Date(now.getTime() - longestMs)

/** Takes the key for longer than this transaction. */
export function markRunning(context: Context, db: Transaction, key: string, fingerprint: Buffer) {
  store(context, db, key, fingerprint, { status: running, body: '', etag: undefined })
}

/** The answer of a request that began so. */
export function settle(context: Context, db: Transaction, key: string, answer: StoredResponse) {
  const { status, etag = null, body } = answer
  db.later(
    (sql) => sql`
      update idempotency_keys set status = ${status}, etag = ${etag}, body = ${body}, created_at = ${context.now}
      where organization_id = ${db.organization_id} and key = ${key} and status = ${running}`,
  )
}

/**
 * The answer of a turn that was accepted and is still to be given. The message is kept, and so is the turn: whoever
 * works on it may die, and the key is not free again. It names the message, by which the answer is found later.
 */
export const pendingResponse = (conversation_id: number, message_id: number): StoredResponse => ({
  status: running,
  body: String(message_id),
  etag: undefined,
  conversation_id,
})

export const isPending = ({ status }: StoredResponse) => status === running

/** Gives the key back: what happened may be different next time. */
export function abandon(db: Transaction, key: string) {
  db.later(
    (sql) => sql`delete from idempotency_keys
      where organization_id = ${db.organization_id} and key = ${key} and status = ${running}`,
  )
}
