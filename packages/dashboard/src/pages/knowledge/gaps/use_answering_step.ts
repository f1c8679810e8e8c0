import type { KnowledgeGap, KnowledgeSource } from '@foyer/sdk'
import { useEffect, useState } from 'react'
import { busyPollMs, useGap } from '../queries.ts'
import { answeringStep } from './answering_step.ts'

/** A check that leaves a gap open is told by no event: while one is awaited, the gap is asked for. */
export function useAnsweringStep(gap: KnowledgeGap, source: KnowledgeSource | undefined) {
  const [now, setNow] = useState(() => new Date())
  const step = answeringStep(gap, source, now)
  const awaited = step === 'checking'
  useGap(gap.id, awaited && busyPollMs)
  useEffect(() => {
    if (!awaited) return
    const timer = setInterval(() => setNow(new Date()), busyPollMs)
    return () => clearInterval(timer)
  }, [awaited])
  return step
}
