import { useQueries } from '@tanstack/react-query'
import { useFoyer } from '../../../api/organization.tsx'
import { openContradictions } from './contradiction.ts'
import type { Contradiction } from './use_generations.ts'

/** Where sources and catalog still differ. Whether they do depends on the services as they are now. */
export function useOpenContradictions(found: readonly Contradiction[]) {
  const { services } = useFoyer()
  const ids = [...new Set(found.map(({ resource_id }) => resource_id))]
  const known = useQueries({
    queries: ids.map((id) => ({
      queryKey: ['services', id],
      queryFn: ({ signal }: { signal: AbortSignal }) => services.get(id, { signal }),
    })),
  })
  return {
    isPending: known.some(({ isPending }) => isPending),
    open: openContradictions(
      found,
      known.flatMap(({ data }) => (data ? [data] : [])),
    ),
  }
}
