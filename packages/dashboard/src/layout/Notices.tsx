import '@mantine/core/styles/Notification.css'
import '@mantine/notifications/styles.css'
import { Notifications } from '@mantine/notifications'

/** Where the words of parts/notify.tsx appear. */
export function Notices() {
  return <Notifications position="bottom-right" limit={3} />
}
