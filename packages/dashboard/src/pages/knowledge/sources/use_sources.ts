import type { KnowledgeSource } from '@foyer/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type ListQuery, rowsOf, useList } from '../../../api/list.ts'
import { useFoyer } from '../../../api/organization.tsx'
import { busyPollMs } from '../queries.ts'
import { isBusy } from './progress.ts'

interface Filters {
  status: KnowledgeSource['status'] | undefined
  archived: 'yes' | undefined
}

/** The API filters sources by nothing but their being archived: a status is looked for here, on every page of the list. */
export function useSources({ status, archived }: Filters): ListQuery<KnowledgeSource> {
  const foyer = useFoyer()
  const client = useQueryClient()
  const sources = useList(['knowledge_sources', 'list', { archived }], (cursor, options) =>
    foyer.knowledgeSources.list(
      { ...cursor, limit: 100, ...(archived && { include_archived: true }) },
      options,
    ),
  )
  const { hasNextPage, isFetching, fetchNextPage } = sources
  useEffect(() => {
    if (status && hasNextPage && !isFetching) fetchNextPage()
  }, [status, hasNextPage, isFetching, fetchNextPage])
  const someBusy = rowsOf(sources).some((source) => !source.archived && isBusy(source))
  useEffect(() => {
    if (!someBusy) return
    const timer = setInterval(() => client.invalidateQueries({ queryKey: ['knowledge_sources'] }), busyPollMs)
    return () => clearInterval(timer)
  }, [client, someBusy])
  if (!status || !sources.data) return sources
  const pages = sources.data.pages.map((page) => ({
    ...page,
    data: page.data.filter((source) => source.status === status && !source.archived),
  }))
  return { ...sources, data: { ...sources.data, pages } }
}
