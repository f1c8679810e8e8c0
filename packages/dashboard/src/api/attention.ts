import { useQuery } from '@tanstack/react-query'
import { mostCounted } from './count_label.ts'
import { useFoyer } from './organization.tsx'

/** What needs a person now: counted in the sidebar, listed at home. */

/** Visitors who asked for a person and have not got one yet. */
export function useWaitingConversations() {
  const foyer = useFoyer()
  return useQuery({
    queryKey: ['conversations', 'person_wanted'],
    queryFn: async ({ signal }) =>
      (await foyer.conversations.list({ person_wanted: true, test: false, limit: mostCounted }, { signal }))
        .data,
  })
}

/** Visitors who wrote something that nobody of the team has read. */
export function useUnreadConversations() {
  const foyer = useFoyer()
  return useQuery({
    queryKey: ['conversations', 'unread'],
    queryFn: async ({ signal }) =>
      (await foyer.conversations.list({ unread: true, test: false, limit: mostCounted }, { signal })).data,
  })
}

export function useOpenGaps() {
  const foyer = useFoyer()
  return useQuery({
    queryKey: ['knowledge_gaps', 'open'],
    queryFn: async ({ signal }) => {
      const { data } = await foyer.knowledgeGaps.list({ status: 'open', limit: mostCounted }, { signal })
      return data.sort((a, b) => b.occurrences - a.occurrences)
    },
  })
}

/** What was proposed for the catalog and waits for a decision. */
export function useOpenProposals() {
  const foyer = useFoyer()
  return useQuery({
    queryKey: ['resource_drafts', 'open'],
    queryFn: async ({ signal }) =>
      (await foyer.resourceDrafts.list({ status: 'proposed', limit: mostCounted }, { signal })).data,
  })
}
