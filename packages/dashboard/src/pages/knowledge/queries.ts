import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
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

/** A paused organization reads nothing: what waits says so. */
export function useIsPaused() {
  const foyer = useFoyer()
  return (
    useQuery({ queryKey: ['organization'], queryFn: () => foyer.organization.get() }).data?.paused ?? false
  )
}

/** For choosing and naming agents; archived ones have nothing to choose. */
export function useAgents() {
  const foyer = useFoyer()
  const { data } = useQuery({
    queryKey: ['agents', 'names'],
    queryFn: async ({ signal }) => (await foyer.agents.list({ limit: 100 }, { signal })).data,
  })
  return data ?? []
}

export const agentOptions = (agents: { slug: string; name: string }[]) =>
  agents.map(({ slug, name }) => ({ value: slug, label: name }))

/** What a run changes, its source, facts and passages, has no events of its own: the run's count for it. */
export function useFollowRuns() {
  const foyer = useFoyer()
  const client = useQueryClient()
  const { data: runs } = useQuery({
    queryKey: ['ingestion_runs', 'newest'],
    queryFn: async ({ signal }) => {
      const { data } = await foyer.ingestionRuns.list({ limit: 20 }, { signal })
      return data.map(({ id, status }) => `${id} ${status}`).join()
    },
  })
  const before = useRef(runs)
  useEffect(() => {
    if (before.current !== undefined && before.current !== runs)
      for (const word of ['knowledge_sources', 'knowledge_facts', 'knowledge_passages'])
        client.invalidateQueries({ queryKey: [word] })
    before.current = runs
  }, [client, runs])
}
