import { useQuery } from '@tanstack/react-query'
import { useFoyer } from '../../api/organization.tsx'

/** The last seven days in numbers. */
export function useInsights() {
  const foyer = useFoyer()
  return useQuery({
    queryKey: ['insights'],
    queryFn: ({ signal }) => foyer.insights.get({}, { signal }),
  })
}
