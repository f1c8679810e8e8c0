import { useQuery } from '@tanstack/react-query'
import { useFoyer } from '../../api/organization.tsx'

export const agentKey = (slug: string) => ['agents', { slug }] as const

export function useAgent(slug: string) {
  const foyer = useFoyer()
  return useQuery({
    queryKey: agentKey(slug),
    queryFn: ({ signal }) => foyer.agents.get(slug, { signal }),
  })
}
