import { useQuery } from '@tanstack/react-query'
import { useFoyer } from './organization.tsx'

/** How much knowledge there is, in numbers. Its key begins with the word whose events change most of it. */
export function useKnowledgeSummary() {
  const foyer = useFoyer()
  return useQuery({
    queryKey: ['knowledge_sources', 'summary'],
    queryFn: ({ signal }) => foyer.knowledge.summary.get({ signal }),
  })
}
