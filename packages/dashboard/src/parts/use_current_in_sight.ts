import { useLocation } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef } from 'react'

/** For links that scroll where there is little room: the one that is open is always in sight. */
export function useCurrentInSight<Place extends HTMLElement>(): RefObject<Place | null> {
  const place = useRef<Place>(null)
  const href = useLocation({ select: (location) => location.href })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another link that is open.
  useEffect(() => {
    const list = place.current
    if (!list) return
    const show = () => {
      const current = list.querySelector<HTMLElement>('[aria-current="page"]')
      if (!current) return
      // Not scrollIntoView: that would also scroll the page.
      const left = current.offsetLeft - (list.clientWidth - current.offsetWidth) / 2
      const top = current.offsetTop - (list.clientHeight - current.offsetHeight) / 2
      list.scrollTo({ left, top })
    }
    const observer = new ResizeObserver(show)
    observer.observe(list)
    return () => observer.disconnect()
  }, [href])
  return place
}
