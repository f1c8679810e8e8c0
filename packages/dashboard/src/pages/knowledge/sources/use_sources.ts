import type { KnowledgeSource } from '@foyer/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type ListQuery, rowsOf, useList } from '../../../api/list.ts'
import { useFoyer } from '../../../api/organization.tsx'
import type { sourceFilters } from '../../../filters.ts'
import { busyPollMs } from '../queries.ts'
import { isBusy } from './progress.ts'

type Filters = Pick<ReturnType<typeof sourceFilters>, 'status' | 'archived' | 'query' | 'order'>

export function useSources({ status, archived, query, order }: Filters): ListQuery<KnowledgeSource> {
  const foyer = useFoyer()
  const client = useQueryClient()
  const asked = { status, query, order, ...(archived && { include_archived: true as const }) }
  const sources = useList(['knowledge_sources', 'list', asked], (cursor, options) =>
    foyer.knowledgeSources.list({ ...cursor, ...asked, limit: 50 }, options),
  )
  const someBusy = rowsOf(sources).some((source) => !source.archived && isBusy(source))
  useEffect(() => {
    if (!someBusy) return
    const timer = setInterval(() => client.invalidateQueries({ queryKey: ['knowledge_sources'] }), busyPollMs)
    return () => clearInterval(timer)
  }, [client, someBusy])
  return sources
}
