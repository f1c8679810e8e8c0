import type { KnowledgeSource } from '@foyer/sdk'
import { useQuery } from '@tanstack/react-query'
import { rowsOf, useList } from '../../../api/list.ts'
import { useFoyer } from '../../../api/organization.tsx'

/** Every reading of a source, newest first. */
export function useRuns(source_id: number) {
  const foyer = useFoyer()
  return useList(['ingestion_runs', 'list', { source_id }], (cursor, options) =>
    foyer.ingestionRuns.list({ ...cursor, source_id }, options),
  )
}

/** With its changes, fact by fact. */
export function useRun(id: number) {
  const foyer = useFoyer()
  return useQuery({
    queryKey: ['ingestion_runs', id],
    queryFn: ({ signal }) => foyer.ingestionRuns.get(id, { signal }),
  })
}

/** The plan that waits for a decision; a later reading has overtaken older ones. */
export function usePlannedRun({ id }: KnowledgeSource) {
  const [newest] = rowsOf(useRuns(id))
  return newest?.status === 'planned' ? newest : undefined
}

/** What can be read again by itself. */
export const isAddress = ({ kind }: Pick<KnowledgeSource, 'kind'>) => kind === 'page' || kind === 'site'

/** The facts that owners state are kept in a source that nobody can read: it has no content, and so no checksum. */
export const isOwnersFacts = ({ kind, checksum }: KnowledgeSource) =>
  kind === 'text' && checksum === undefined
