import type { DraftKind } from '@foyer/contract/vocabulary'
import { useQuery } from '@tanstack/react-query'
import { useFoyer } from '../../../api/organization.tsx'

/** The proposal that an object of the catalog was accepted from; null when a person wrote it. */
export function useProposalOf(kind: DraftKind, resource_id: number) {
  const foyer = useFoyer()
  return useQuery({
    queryKey: ['resource_drafts', 'of', kind, resource_id],
    queryFn: async ({ signal }) => {
      const { data } = await foyer.resourceDrafts.list({ kind, resource_id, limit: 1 }, { signal })
      return data[0] ?? null
    },
  })
}
