import type { UpdateOrganizationNotificationsBody } from '@foyer/sdk'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useFoyer } from '../../../api/organization.tsx'
import { notifyDone } from '../../../parts/notify.tsx'

export const organizationNotificationsKey = ['organization', 'notifications']

/** `done` is what the person reads once it is saved. */
export function useSaveSettings(done: string) {
  const foyer = useFoyer()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (changes: UpdateOrganizationNotificationsBody) =>
      foyer.organization.notifications.update(changes),
    onSuccess: (saved) => {
      client.setQueryData(organizationNotificationsKey, saved)
      notifyDone(done)
    },
  })
}
