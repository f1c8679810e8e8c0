import { Text } from '@mantine/core'
import { useIsPaused } from '../queries.ts'

/** Why a source is not being read yet, where that is more than a queue of seconds. */
export function WaitingNotice() {
  if (!useIsPaused()) return null
  return (
    <Text size="sm" c="dimmed">
      The organization is paused. The source is read when you resume it.
    </Text>
  )
}
