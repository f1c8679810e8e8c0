import { useQuery } from '@tanstack/react-query'
import { useFoyer } from './organization.tsx'

/** What needs a person now: counted in the sidebar, listed at home. */

const most = 100

/** Visitors who asked for a person and have not got one yet. */
export function usePersonsWanted() {
  const foyer = useFoyer()
  return useQuery({
    queryKey: ['conversations', 'person_wanted'],
    queryFn: async () => {
      const { data } = await foyer.conversations.list({ status: 'active', limit: most })
      return data.filter(({ person_wanted }) => person_wanted)
    },
  })
}

export function useOpenGaps() {
  const foyer = useFoyer()
  return useQuery({
    queryKey: ['knowledge_gaps', 'open'],
    queryFn: async () => {
      const { data } = await foyer.knowledgeGaps.list({ status: 'open', limit: most })
      return data.sort((a, b) => b.occurrences - a.occurrences)
    },
  })
}

export const countLabel = (count: number) => (count >= most ? `${most - 1}+` : String(count))
