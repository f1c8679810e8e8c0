import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { newIdempotencyKey } from '../../api/idempotency_key.ts'
import { notifyFailed } from '../../parts/notify.tsx'

interface CatalogWrite<Given, Answer> {
  /** `idempotencyKey` is the same as long as the same is sent. */
  write: (given: Given, options: { idempotencyKey: string }) => Promise<Answer>
  /** The words of the resources that look different afterwards. */
  touches: readonly string[]
  onDone?: (answer: Answer, given: Given) => unknown
  /** A form or a notice on the page says what went wrong. */
  toldOnPage?: boolean
}

/** A write after which the page is true again at once. Sending the same twice has one effect. */
export function useCatalogWrite<Given = undefined, Answer = unknown>({
  write,
  touches,
  onDone,
  toldOnPage,
}: CatalogWrite<Given, Answer>) {
  const client = useQueryClient()
  const sent = useRef({ text: '', key: '' })
  const isSending = useRef(false)
  const mutation = useMutation({
    mutationFn: (given: Given) => {
      const text = JSON.stringify(given) ?? ''
      if (sent.current.key === '' || sent.current.text !== text)
        sent.current = { text, key: newIdempotencyKey() }
      return write(given, { idempotencyKey: sent.current.key })
    },
    onError: toldOnPage ? undefined : notifyFailed,
    onSuccess: async (answer: Answer, given: Given) => {
      // What is done is done: the next time is another one.
      sent.current.key = ''
      await Promise.all(touches.map((word) => client.invalidateQueries({ queryKey: [word] })))
      return onDone?.(answer, given)
    },
    onSettled: () => {
      isSending.current = false
    },
  })
  /** A double click comes before the button is seen to be disabled: the second click is dropped. */
  const send = (given: Given) => {
    if (isSending.current) return
    isSending.current = true
    mutation.mutate(given)
  }
  return { ...mutation, send }
}
