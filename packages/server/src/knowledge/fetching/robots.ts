import { SourceFailure } from '../reading/failure.ts'
import { robotsUnreachable } from './failures.ts'
import { follow } from './follow.ts'
import { type Get, isContent } from './get.ts'
import { limits } from './limits.ts'
import { parseRobots, type RobotsFile } from './robots_file.ts'

/** The robots.txt of an address's origin, kept for an hour. */
export type RobotsOf = (url: string, signal?: AbortSignal) => Promise<RobotsFile>

export function createRobots(get: Get, now: () => Date): RobotsOf {
  const kept = new Map<string, { file: RobotsFile; characters: number; untilMs: number }>()

  function keep(origin: string, file: RobotsFile, characters: number) {
    kept.delete(origin)
    kept.set(origin, { file, characters, untilMs: now().getTime() + limits.robotsKeptMinutes * 60_000 })
    let total = 0
    for (const each of kept.values()) total += each.characters + 1000
    for (const [oldest, each] of kept) {
      if (total <= limits.robotsKeptCharacters) break
      kept.delete(oldest)
      total -= each.characters + 1000
    }
  }

  return async (url, signal) => {
    const { origin } = new URL(url)
    const before = kept.get(origin)
    if (before && now().getTime() < before.untilMs) return before.file
    const text = await textOf(get, `${origin}/robots.txt`, signal)
    const file = parseRobots(text)
    keep(origin, file, text.length)
    return file
  }
}

/** RFC 9309: where there is none everything may be read, and where it cannot be had nothing may. */
async function textOf(get: Get, url: string, signal?: AbortSignal): Promise<string> {
  const found = await follow(url, (hop) => get(hop, { maxBytes: limits.robotsBytes, signal })).catch(
    (error) => {
      if (error instanceof SourceFailure && error.code === 'too_many_redirects') return null
      throw error
    },
  )
  if (!found) return ''
  const { status, bytes } = found.answer
  if (status >= 500 || status === 429) throw robotsUnreachable(url, status)
  return isContent(status) ? bytes.toString() : ''
}
