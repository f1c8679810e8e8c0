import type { Event, Foyer } from '@foyer/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useFoyer, useMembership } from './organization.tsx'
import { handleRefusal, isSignedOut } from './query_client.ts'
import { queryKeysOf } from './query_keys_of.ts'

/** One stream of events keeps everything on the page true. Of the pages that are hidden, one keeps it. */

/** Events come in bursts, one write leaves several: queries are asked again once per burst. */
const burstMs = 150
const longestPauseMs = 30_000
/** Whatever happens is written down there, and sent. */
const followers = ['audit_log', 'webhook_deliveries']

export function useLiveUpdates(tell: (event: Event) => void) {
  const foyer = useFoyer()
  const { slug } = useMembership()
  const client = useQueryClient()
  useEffect(() => {
    const words = new Set<string>()
    let timer: ReturnType<typeof setTimeout> | undefined
    const heard = (event: Event) => {
      tell(event)
      for (const word of [...queryKeysOf(event.type), ...followers]) words.add(word)
      timer ??= setTimeout(() => {
        for (const word of words) client.invalidateQueries({ queryKey: [word] })
        words.clear()
        timer = undefined
      }, burstMs)
    }
    const follower = followEvents(foyer, slug, heard, () => client.invalidateQueries())
    return () => {
      clearTimeout(timer)
      follower.abort()
    }
  }, [foyer, slug, client, tell])
}

/**
 * A browser has few connections to one server, and a hidden page that kept one would take it from the page that is
 * looked at. So of all hidden pages of an organization one follows, for the title and for notifications; the others let
 * go and catch up when they return.
 */
function followEvents(
  foyer: Foyer,
  slug: string,
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
    watching = new AbortController()
    const signal = AbortSignal.any([watching.signal, ending.signal])
    const watch = () => follow(connect, remember, signal)
    if (document.visibilityState === 'hidden') whenFirst(`foyer-events-${slug}`, watch, signal)
    else watch()
  }
  document.addEventListener('visibilitychange', decide, { signal: ending.signal })
  decide()
  return ending
}

/** Waits until no other page does it. Without https browsers have no locks: then hidden pages do nothing. */
function whenFirst(name: string, act: () => Promise<void>, signal: AbortSignal) {
  // Waiting ends by the signal, which is no error.
  navigator.locks?.request(name, { signal }, act).catch(() => undefined)
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
