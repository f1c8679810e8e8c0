import type { ListPromise } from '@foyer/sdk'
import { type InfiniteData, type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query'

/** Lists of the API, page by page, as `DataTable` shows them. */

interface Rows<Row> {
  data: Row[]
  has_more: boolean
}

export type ListQuery<Row> = UseInfiniteQueryResult<InfiniteData<Rows<Row>, number | undefined>>

/** `key` begins with the resource's word, so that its events reach it: `['agents', filters]`. */
export function useList<Row extends { id: number }>(
  key: readonly [string, ...unknown[]],
  page: (cursor: { starting_after?: number }, options: { signal: AbortSignal }) => ListPromise<Row>,
): ListQuery<Row> {
  return useInfiniteQuery({
    queryKey: key,
    queryFn: async ({ pageParam, signal }): Promise<Rows<Row>> => {
      const { data, has_more } = await page(pageParam === undefined ? {} : { starting_after: pageParam }, {
        signal,
      })
      return { data, has_more }
    },
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ data, has_more }) => (has_more ? data.at(-1)?.id : undefined),
    placeholderData: (before) => before,
  })
}

export const rowsOf = <Row>(query: Pick<ListQuery<Row>, 'data'>): Row[] =>
  query.data?.pages.flatMap(({ data }) => data) ?? []
