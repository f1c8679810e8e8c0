import type { Input, Operation, Output } from '@foyer/contract'
import { Refusal } from '../../platform/index.ts'
import type { Api } from './api.ts'
import { argumentsOf } from './arguments.ts'
import { requestOf } from './request_of.ts'

type Given<Op> = Partial<Input<Op>['params'] & Input<Op>['query']>

/** What a read answers. A refusal is thrown as the API gave it. */
export async function readApi<Op extends Operation>(
  api: Api,
  operation: Op,
  given: Given<Op>,
): Promise<Output<Op>> {
  const { status, text } = await api(requestOf(operation, argumentsOf(operation), given))
  const answer = JSON.parse(text)
  if (status < 400) return answer
  const { code, message, param } = answer.error
  throw new Refusal(code, message, { status, param })
}

/** The most that a page holds. */
const limit = 100

/** Every object of a list, page after page. */
export async function* pagesOf<Item extends { id: number }>(
  read: (page: { limit: number; starting_after?: number }) => Promise<{ data: Item[]; has_more: boolean }>,
): AsyncGenerator<Item> {
  let last: Item | undefined
  for (;;) {
    const { data, has_more } = await read({ limit, ...(last && { starting_after: last.id }) })
    yield* data
    last = data.at(-1)
    if (!has_more || !last) return
  }
}
