import type { Event, Foyer } from '@foyer/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useFoyer } from './organization.tsx'
import { handleRefusal, isSignedOut } from './query_client.ts'
import { queryKeysOf } from './query_keys_of.ts'

/** One stream of events keeps everything on the page true. Hidden pages let go of it and catch up when they return. */

/** Events come in bursts, one write leaves several: queries are asked again once per burst. */
const burstMs = 150
const longestPauseMs = 30_000

export function useLiveUpdates() {
  const foyer = useFoyer()
  const client = useQueryClient()
  useEffect(() => {
    const words = new Set<string>()
    let timer: ReturnType<typeof setTimeout> | undefined
    const heard = ({ type }: Event) => {
      for (const word of queryKeysOf(type)) words.add(word)
      timer ??= setTimeout(() => {
        for (const word of words) client.invalidateQueries({ queryKey: [word] })
        words.clear()
        timer = undefined
      }, burstMs)
    }
    const follower = followWhileVisible(foyer, heard, () => client.invalidateQueries())
    return () => {
      clearTimeout(timer)
      follower.abort()
    }
  }, [foyer, client])
}

function followWhileVisible(
  foyer: Foyer,
  heard: (event: Event) => void,
  missedSome: () => void,
): AbortController {
  const ending = new AbortController()
  let watching = new AbortController()
  let last: number | undefined
  let connections = 0
  /** A stream without a point to begin at begins now: what happened before its first event would be lost. */
  const connect = (signal: AbortSignal) => {
    if (connections++ > 0 && last === undefined) missedSome()
    return foyer.events.stream({ after: last }, { signal, maxRetries: 0 })
  }
  const remember = (event: Event) => {
    last = event.id
    heard(event)
  }
  const decide = () => {
    watching.abort()
    if (document.visibilityState === 'hidden') return
    watching = new AbortController()
    follow(connect, remember, AbortSignal.any([watching.signal, ending.signal]))
  }
  document.addEventListener('visibilitychange', decide, { signal: ending.signal })
  decide()
  return ending
}

async function follow(
  connect: (signal: AbortSignal) => AsyncIterable<Event>,
  heard: (event: Event) => void,
  signal: AbortSignal,
): Promise<void> {
  for (let failures = 0; !signal.aborted; failures++) {
    try {
      for await (const event of connect(signal)) {
        failures = 0
        heard(event)
      }
    } catch (error) {
      if (signal.aborted) return
      handleRefusal(error)
      if (isSignedOut(error)) return
    }
    await pause(Math.min(1000 * 2 ** failures, longestPauseMs), signal)
  }
}

const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
