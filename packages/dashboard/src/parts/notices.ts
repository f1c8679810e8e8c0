import type { NotificationData } from '@mantine/notifications'

/** Notices, and the place where they appear, are loaded with the first one: most visits need none. */

const first = Promise.withResolvers<void>()

/** Kept when there is something to show. */
export const firstNotice: Promise<void> = first.promise

export async function showNotice(notice: NotificationData) {
  first.resolve()
  const { notifications } = await import('@mantine/notifications')
  notifications.show({ closeButtonProps: { 'aria-label': 'Dismiss' }, ...notice })
}

export async function hideNotice(id: string) {
  const { notifications } = await import('@mantine/notifications')
  notifications.hide(id)
}
