import { useQuery } from '@tanstack/react-query'
import { useFoyer } from './organization.tsx'

/** The members of the organization by name: whom to assign, and which of them the signed-in person is. */

const most = 100

export function useTeammates() {
  const foyer = useFoyer()
  return useQuery({
    queryKey: ['members', 'teammates'],
    queryFn: async ({ signal }) => {
      const { data } = await foyer.teammates.list({ limit: most }, { signal })
      return data.sort((one, other) => one.name.localeCompare(other.name))
    },
  })
}

export const useYourMemberId = (): number | undefined => useTeammates().data?.find(({ is_you }) => is_you)?.id
