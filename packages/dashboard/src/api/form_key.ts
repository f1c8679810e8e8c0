import { FoyerError } from '@foyer/sdk'
import { newIdempotencyKey } from './idempotency_key.ts'

/** One Idempotency-Key for what a form holds, and not for every click. */
export interface FormKey {
  /** The same for the same body: the second click of two sends the first write again. */
  keyFor: (body: unknown) => { idempotencyKey: string }
  /** What is sent next is another write, even if it says the same. */
  renew: () => void
}

export function newFormKey(): FormKey {
  let sent = { body: '', key: '' }
  return {
    keyFor: (body) => {
      const text = `${JSON.stringify(body, withFiles)}`
      if (sent.body !== text) sent = { body: text, key: newIdempotencyKey() }
      return { idempotencyKey: sent.key }
    },
    renew: () => {
      sent = { body: '', key: '' }
    },
  }
}

/** Files are empty objects in JSON: they are told apart by what the browser knows of them. */
const withFiles = (_: string, value: unknown) =>
  value instanceof File ? [value.name, value.size, value.lastModified] : value

const decided = [404, 409, 412, 422]

/**
 * Whether the server has decided. It stores a refusal under its key and repeats it, also when what was wrong has been
 * put right elsewhere. A write that is still under way has not been decided: trying again has to find it.
 */
export const isDecided = (error: unknown): boolean =>
  error instanceof FoyerError && error.code !== 'idempotency_conflict' && decided.includes(error.status ?? 0)
