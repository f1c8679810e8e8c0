import { useQuery } from '@tanstack/react-query'
import { useFoyer } from '../../api/organization.tsx'
import { isBusy } from './sources/progress.ts'

/** What several pages of the knowledge ask. */

export function useGap(id: number, pollMs: number | false = false) {
  const foyer = useFoyer()
  return useQuery({
    queryKey: ['knowledge_gaps', id],
    queryFn: ({ signal }) => foyer.knowledgeGaps.get(id, { signal }),
    refetchInterval: pollMs,
  })
}

/** Progress is told by no event: while a source is read, it is asked for. */
export const busyPollMs = 1000

export function useSource(id: number | undefined) {
  const foyer = useFoyer()
  return useQuery({
    queryKey: ['knowledge_sources', id],
    queryFn: ({ signal }) => foyer.knowledgeSources.get(id ?? 0, { signal }),
    enabled: id !== undefined,
    refetchInterval: ({ state: { data } }) => (data && isBusy(data) ? busyPollMs : false),
  })
}

export function useFact(id: number) {
  const foyer = useFoyer()
  return useQuery({
    queryKey: ['knowledge_facts', id],
    queryFn: ({ signal }) => foyer.knowledgeFacts.get(id, { signal }),
  })
}
