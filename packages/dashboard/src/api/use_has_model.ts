import { useQuery } from '@tanstack/react-query'
import { useFoyer } from './organization.tsx'

/** Who answers for this organization; undefined while that is loading. */
export function useModelProvider() {
  const foyer = useFoyer()
  const { data } = useQuery({
    queryKey: ['organization_model'],
    queryFn: () => foyer.organization.model.get(),
  })
  return data?.provider
}

/** Whether a model answers for this organization. While that is loading, nobody is told that there is none. */
export const useHasModel = (): boolean => useModelProvider() !== 'builtin'
