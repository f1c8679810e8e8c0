import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useFoyer } from '../../../api/organization.tsx'

/** Often enough that who comes is seen before much is written. Only while the page is looked at. */
const everyMs = 4000
/** Whoever has not touched the keys for this long has stopped writing. */
const pauseMs = 12_000

/** Who else has this conversation open, and who of them writes. Telling that we are here is how it is asked. */
export function usePresence(conversationId: number, text: string) {
  const foyer = useFoyer()
  const typedAt = useRef(Number.NEGATIVE_INFINITY)
  const isEmpty = text.trim() === ''
  const { data, refetch } = useQuery({
    queryKey: ['presence', conversationId],
    queryFn: ({ signal }) => {
      const writing = performance.now() - typedAt.current < pauseMs
      return foyer.conversations.presence.report(conversationId, { writing }, { signal, maxRetries: 0 })
    },
    refetchInterval: everyMs,
    staleTime: 0,
    gcTime: 0,
  })
  const shown = useRef(text)
  useEffect(() => {
    // A draft that was only found again is not being written.
    if (shown.current === text) return
    shown.current = text
    const isFirst = performance.now() - typedAt.current >= pauseMs
    typedAt.current = isEmpty ? Number.NEGATIVE_INFINITY : performance.now()
    // The first letter and the last one are told at once, the others with the next beat.
    if (isFirst || isEmpty) refetch()
  }, [text, isEmpty, refetch])
  return data?.teammates ?? []
}
