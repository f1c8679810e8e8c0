import type { DraftStatus } from '@foyer/contract/vocabulary'
import type { CatalogGeneration } from '@foyer/sdk'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useFoyer } from '../../../api/organization.tsx'

export type FlowProposal = NonNullable<CatalogGeneration['flow_proposals']>[number] & { generation: number }
export type Contradiction = NonNullable<CatalogGeneration['contradictions']>[number] & { generation: number }

/** Where a question stands among the proposals; one that no longer compiles stands nowhere. */
export const draftStatusOf: Record<FlowProposal['status'], DraftStatus | null> = {
  open: 'proposed',
  applied: 'accepted',
  dismissed: 'dismissed',
  outdated: null,
}

const lookedAt = 10
/** Steps of a run have no events of their own: while one is under way, it is asked for. */
const busyPollMs = 1000

const isUnderWay = ({ status }: CatalogGeneration) => status === 'queued' || status === 'running'

/** The latest runs, and what they found beside drafts. */
export function useGenerations() {
  const { catalogGenerations } = useFoyer()
  const list = useQuery({
    queryKey: ['catalog_generations', 'latest'],
    queryFn: async ({ signal }) => (await catalogGenerations.list({ limit: lookedAt }, { signal })).data,
    refetchInterval: ({ state: { data } }) => (data?.some(isUnderWay) ? busyPollMs : false),
  })
  const completed = (list.data ?? []).filter(({ status }) => status === 'completed')
  const details = useQueries({
    queries: completed.map(({ id }) => ({
      queryKey: ['catalog_generations', id],
      queryFn: ({ signal }: { signal: AbortSignal }) => catalogGenerations.get(id, { signal }),
    })),
  })
  const found = details.flatMap(({ data }) => (data ? [data] : []))
  // A later run compares the whole catalog again: what an earlier one found is out of date.
  const compared = found.find(({ kinds }) => kinds.includes('service'))
  return {
    isPending: list.isPending || details.some(({ isPending }) => isPending),
    error: list.error,
    refetch: list.refetch,
    running: list.data?.find(isUnderWay),
    latest: list.data?.[0],
    flowProposals: found.flatMap(({ id, flow_proposals = [] }): FlowProposal[] =>
      flow_proposals.map((proposal) => ({ ...proposal, generation: id })),
    ),
    contradictions: (compared?.contradictions ?? []).map(
      (each): Contradiction => ({ ...each, generation: compared?.id ?? 0 }),
    ),
  }
}
