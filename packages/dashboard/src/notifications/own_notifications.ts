import { useQuery } from '@tanstack/react-query'
import { useFoyer } from '../api/organization.tsx'

export const ownNotificationsKey = ['members', 'me', 'notifications']

/** What the person who is signed in wants to be told of here. */
export function useOwnNotifications({ enabled = true } = {}) {
  const foyer = useFoyer()
  return useQuery({
    queryKey: ownNotificationsKey,
    queryFn: ({ signal }) => foyer.members.me.notifications.get({ signal }),
    enabled,
  })
}
