import { useQueryClient } from '@tanstack/react-query'
import { useFormMutation } from '../../api/use_form_mutation.ts'
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

/** A write after which the page is true again at once. */
export function useCatalogWrite<Given = undefined, Answer = unknown>({
  write,
  touches,
  onDone,
  toldOnPage,
}: CatalogWrite<Given, Answer>) {
  const client = useQueryClient()
  const { submit, ...mutation } = useFormMutation<Given, Answer>({
    send: write,
    onFailed: toldOnPage ? undefined : notifyFailed,
    onDone: async (answer, given) => {
      await Promise.all(touches.map((word) => client.invalidateQueries({ queryKey: [word] })))
      return onDone?.(answer, given)
    },
  })
  return { ...mutation, send: submit }
}
