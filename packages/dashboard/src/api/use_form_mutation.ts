import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { isDecided, newFormKey } from './form_key.ts'

interface FormMutation<Values, Answer> {
  /** Sends the form under its key. */
  send: (values: Values, options: { idempotencyKey: string }) => Promise<Answer>
  onDone?: ((answer: Answer, values: Values) => unknown) | undefined
  /** Where no form says what went wrong. */
  onFailed?: ((error: unknown) => unknown) | undefined
}

/**
 * A form that creates something creates it once. The same values have one Idempotency-Key, so that a second try after a
 * broken connection finds what the first one made; and a click that comes while the first is on its way is dropped.
 */
export function useFormMutation<Values = void, Answer = unknown>({
  send,
  onDone,
  onFailed,
}: FormMutation<Values, Answer>) {
  const [{ keyFor, renew }] = useState(newFormKey)
  const isSending = useRef(false)
  const mutation = useMutation({
    mutationFn: (values: Values) => send(values, keyFor(values)),
    onSuccess: (answer: Answer, values: Values) => {
      // What is sent next is another thing, even if it is called the same.
      renew()
      return onDone?.(answer, values)
    },
    onError: (error) => {
      if (isDecided(error)) renew()
      return onFailed?.(error)
    },
    onSettled: () => {
      isSending.current = false
    },
  })
  const submit = (values: Values) => {
    if (isSending.current) return
    isSending.current = true
    mutation.mutate(values)
  }
  return { ...mutation, submit }
}
