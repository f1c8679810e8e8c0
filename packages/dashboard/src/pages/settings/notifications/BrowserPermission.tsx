import { Button, Group, Text } from '@mantine/core'
import { askForPermission, type Permission, usePermission } from '../../../notifications/permission.ts'

const words: Record<Permission, string> = {
  default: 'Notifications are off in this browser.',
  granted: 'This browser shows notifications while the dashboard is open in it.',
  denied: 'This browser blocks notifications from this site. Allow them in its settings.',
  unsupported: 'This browser cannot show notifications here. They need a URL that starts with https.',
}

/** Each browser has its own permission; what is chosen above holds for all of them. */
export function BrowserPermission() {
  const permission = usePermission()
  return (
    <Group gap="sm" justify="space-between">
      <Text size="sm" c="dimmed" role="status">
        {words[permission]}
      </Text>
      {permission === 'default' && (
        <Button variant="default" size="xs" onClick={askForPermission}>
          Allow in this browser
        </Button>
      )}
    </Group>
  )
}
