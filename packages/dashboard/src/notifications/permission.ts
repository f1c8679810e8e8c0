import { useSyncExternalStore } from 'react'

/** Whether this browser may show notifications. Browsers have them only under https, and on this machine. */
export type Permission = NotificationPermission | 'unsupported'

export const currentPermission = (): Permission =>
  'Notification' in window ? Notification.permission : 'unsupported'

const listeners = new Set<() => void>()
const changed = () => {
  for (const listener of listeners) listener()
}

/** The person may change it in the settings of the browser, in another window: looked at again on return. */
function subscribe(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('focus', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('focus', listener)
  }
}

export const usePermission = () => useSyncExternalStore(subscribe, currentPermission)

/** Only after a click: browsers refuse a page that asks by itself, and so do people. */
export async function askForPermission() {
  await Notification.requestPermission()
  changed()
}
