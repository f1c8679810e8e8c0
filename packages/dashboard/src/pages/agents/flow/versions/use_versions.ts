import type { FlowVersion } from '@foyer/sdk'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useFoyer } from '../../../../api/organization.tsx'

interface VersionPage {
  data: FlowVersion[]
  has_more: boolean
}

/** Newest first. The cursors are version numbers. */
export function useVersions(slug: string) {
  const foyer = useFoyer()
  return useInfiniteQuery({
    queryKey: ['flow', slug, 'versions', 'list'],
    queryFn: async ({ pageParam, signal }): Promise<VersionPage> => {
      const cursor = pageParam === undefined ? {} : { starting_after: pageParam }
      const { data, has_more } = await foyer.flow.versions.list(slug, cursor, { signal })
      return { data, has_more }
    },
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ data, has_more }) => (has_more ? data.at(-1)?.version : undefined),
  })
}
