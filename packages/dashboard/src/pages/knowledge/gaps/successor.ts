import type { Foyer, KnowledgeGap } from '@foyer/sdk'
import { useQuery } from '@tanstack/react-query'
import { useFoyer } from '../../../api/organization.tsx'

/** A gap knows what it came back from, not what came back from it: that is among the younger ones of its agent. */

const mostLookedAt = 500

export function useSuccessor({ id, agent, status }: KnowledgeGap) {
  const foyer = useFoyer()
  return useQuery({
    queryKey: ['knowledge_gaps', 'successor', id],
    queryFn: () => findSuccessor(foyer, id, agent),
    // A question comes back as a new gap only when its own is closed.
    enabled: status !== 'open',
  }).data
}

async function findSuccessor(foyer: Foyer, id: number, agent: string): Promise<KnowledgeGap | null> {
  let looked = 0
  for await (const gap of foyer.knowledgeGaps.list({ agent, include_archived: true, limit: 100 })) {
    if (gap.id <= id || ++looked > mostLookedAt) return null
    if (gap.resurfaced_from_id === id) return gap
  }
  return null
}
