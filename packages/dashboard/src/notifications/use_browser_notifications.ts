import type { Event } from '@foyer/sdk'
import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useRef } from 'react'
import { useAgentName } from '../api/agents.ts'
import { useFoyer, useMembership } from '../api/organization.tsx'
import { type BrowserNotice, browserNotice } from './browser_notice.ts'
import { useOwnNotifications } from './own_notifications.ts'
import { usePermission } from './permission.ts'
import { isWorthTelling } from './worth_telling.ts'

/** Gives what shows an event as a notification of the browser, if the member chose its kind. */
export function useBrowserNotifications(): (event: Event) => void {
  const foyer = useFoyer()
  const { slug, name } = useMembership()
  const { history } = useRouter()
  const isGranted = usePermission() === 'granted'
  const { data: preferences } = useOwnNotifications({ enabled: isGranted })
  const agentName = useAgentName()
  const tell = async (event: Event) => {
    if (!isGranted || !preferences) return
    const notice = browserNotice(event, preferences, agentName, new Date())
    if (!notice) return
    const path = `/o/${slug}${notice.place}`
    if (document.hasFocus() && location.pathname === path) return
    // Whoever cannot find out tells: better once too often than a lead that nobody hears of.
    if (!(await isWorthTelling(foyer, event).catch(() => true))) return
    show(notice, name, `${slug}-${event.id}`, () => history.push(path))
  }
  // The stream outlives many renders: it always reaches the latest.
  const latest = useRef(tell)
  useEffect(() => {
    latest.current = tell
  })
  return useCallback((event) => void latest.current(event), [])
}

/** The same tag in several windows is one notification. */
function show({ title, body }: BrowserNotice, organization: string, tag: string, open: () => void) {
  try {
    const shown = new Notification(title, { body: `${body}\n${organization}`, tag })
    shown.onclick = () => {
      window.focus()
      open()
      shown.close()
    }
  } catch {
    // Chromium on Android shows none without a service worker: there the title and the mails have to do.
  }
}
