import { Text } from '@mantine/core'
import { useOrganization } from '../../../api/current_organization.ts'

/** Why a source is not being read yet, where that is more than a queue of seconds. */
export function WaitingNotice() {
  if (!useOrganization().data?.paused) return null
  return (
    <Text size="sm" c="dimmed">
      The organization is paused. The source will be synced when you resume the organization.
    </Text>
  )
}
