import { useQuery } from '@tanstack/react-query'
import { useFoyer } from '../../api/organization.tsx'

/** Of visitors: tests are not among them. */
export function useLatestConversations() {
  const foyer = useFoyer()
  return useQuery({
    queryKey: ['conversations', 'latest'],
    queryFn: async ({ signal }) =>
      (await foyer.conversations.list({ test: false, limit: 5 }, { signal })).data,
  })
}
