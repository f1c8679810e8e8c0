import { useQuery } from '@tanstack/react-query'
import { useFoyer } from '../../api/organization.tsx'

/** Whether a model answers for this organization. While that is loading, nobody is told that there is none. */
export function useHasModel(): boolean {
  const foyer = useFoyer()
  const { data } = useQuery({
    queryKey: ['organization_model'],
    queryFn: () => foyer.organization.model.get(),
  })
  return data?.provider !== 'builtin'
}
