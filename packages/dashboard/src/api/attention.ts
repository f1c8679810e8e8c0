import { useQuery } from '@tanstack/react-query'
import { useFoyer } from './organization.tsx'

/** How much waits for a person: counted beside the pages. What it is, is listed at home. */
export function useAttentionCounts() {
  const foyer = useFoyer()
  return useQuery({ queryKey: ['attention'], queryFn: ({ signal }) => foyer.attention.get({ signal }) })
}
