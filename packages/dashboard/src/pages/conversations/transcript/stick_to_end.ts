import { useEffect, useLayoutEffect, useRef } from 'react'
import { messageElementId, useSelectedEvidence } from '../evidence.tsx'

/** Near enough to the end to count as reading along. */
const near = 80

/** A transcript that stays at its end while somebody reads along, and goes to words that are pointed at. */
export function useStickToEnd(messageCount: number) {
  const pane = useRef<HTMLDivElement>(null)
  const isReadingAlong = useRef(true)
  const shown = useSelectedEvidence()

  const onScroll = () => {
    const { scrollHeight = 0, scrollTop = 0, clientHeight = 0 } = pane.current ?? {}
    isReadingAlong.current = scrollHeight - scrollTop - clientHeight < near
  }

  // The end moves with every message, and when the composer takes its room.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message is what moves the end.
  useLayoutEffect(() => {
    const { current } = pane
    if (!current) return
    const observer = new ResizeObserver(() => {
      if (isReadingAlong.current) current.scrollTo({ top: current.scrollHeight, behavior: 'instant' })
    })
    observer.observe(current)
    return () => observer.disconnect()
  }, [messageCount])

  useEffect(() => {
    const message = shown && document.getElementById(messageElementId(shown.message_id))
    if (!message || !pane.current) return
    const { offsetTop, offsetHeight } = message
    pane.current.scrollTo({ top: offsetTop - (pane.current.clientHeight - offsetHeight) / 2 })
  }, [shown])

  return { pane, onScroll }
}
