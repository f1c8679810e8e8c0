import { useRef } from 'react'
import { newIdempotencyKey } from './idempotency_key.ts'

/**
 * One Idempotency-Key for what a form holds, and not for every click: the second click of two sends the first write
 * again. What was changed since is another write. `renew` after it was kept: then the same words are meant once more.
 */
export function useFormKey() {
  const sent = useRef({ body: '', key: '' })
  return {
    keyFor: (body: unknown) => {
      const text = `${JSON.stringify(body)}`
      if (sent.current.body !== text) sent.current = { body: text, key: newIdempotencyKey() }
      return { idempotencyKey: sent.current.key }
    },
    renew: () => {
      sent.current = { body: '', key: '' }
    },
  }
}
