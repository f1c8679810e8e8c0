import { useQueryClient } from '@tanstack/react-query'
import { notifyFailed } from '../parts/notify.tsx'
import { useFormMutation } from './use_form_mutation.ts'

interface Write<Given, Answer> {
  /** `idempotencyKey` is the same as long as the same is sent. */
  write: (given: Given, options: { idempotencyKey: string }) => Promise<Answer>
  /** The words of the resources that look different afterwards. */
  touches: readonly string[]
  /** At once, before the page is asked for again: a form is true then, and can be written on. */
  onAnswer?: ((answer: Answer) => void) | undefined
  onDone?: ((answer: Answer, given: Given) => unknown) | undefined
  /** A form or a notice on the page says what went wrong. */
  toldOnPage?: boolean | undefined
}

/** A write after which the page is true again at once, without waiting for its events. */
export function useWrite<Given = void, Answer = unknown>({
  write,
  touches,
  onAnswer,
  onDone,
  toldOnPage = false,
}: Write<Given, Answer>) {
  const client = useQueryClient()
  const refresh = () => Promise.all(touches.map((word) => client.invalidateQueries({ queryKey: [word] })))
  const { submit, ...mutation } = useFormMutation<Given, Answer>({
    send: write,
    onDone: async (answer, given) => {
      onAnswer?.(answer)
      // First what is known, then what follows from it: the next page must not show what was just changed.
      await refresh()
      return onDone?.(answer, given)
    },
    onFailed: (error) => {
      // Somebody else may have been first, or half of it was done.
      void refresh()
      if (!toldOnPage) notifyFailed(error)
    },
  })
  return { ...mutation, send: submit }
}
