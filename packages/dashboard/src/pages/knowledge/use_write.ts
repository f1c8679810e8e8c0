import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { notifyFailed } from '../../parts/notify.tsx'

interface Write<Given, Answer> {
  write: (given: Given) => Promise<Answer>
  /** The words of the resources that look different afterwards. */
  touches: readonly string[]
  onDone?: (answer: Answer) => unknown
  /** A form or a notice on the page says what went wrong. */
  toldOnPage?: boolean
}

/** A write after which the page is true again at once, without waiting for its events. */
export function useWrite<Given = void, Answer = unknown>({
  write,
  touches,
  onDone,
  toldOnPage,
}: Write<Given, Answer>) {
  const client = useQueryClient()
  const isSending = useRef(false)
  const mutation = useMutation({
    mutationFn: write,
    onError: toldOnPage ? undefined : notifyFailed,
    onSettled: () => {
      isSending.current = false
      return Promise.all(touches.map((word) => client.invalidateQueries({ queryKey: [word] })))
    },
    onSuccess: onDone,
  })
  /** Of a form. A double click comes before the button is seen to be disabled: the second click is dropped. */
  const send = (given: Given) => {
    if (isSending.current) return
    isSending.current = true
    mutation.mutate(given)
  }
  return { ...mutation, send }
}
