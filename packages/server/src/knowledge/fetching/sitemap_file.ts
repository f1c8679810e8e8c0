import { setImmediate } from 'node:timers/promises'
import { Parser } from 'htmlparser2'
import { limits } from './limits.ts'

export interface Location {
  /** Another sitemap, or a page. */
  kind: 'sitemap' | 'url'
  url: string
}

/** A sitemap is three elements deep. Much deeper ones are none, and made to keep a parser busy. */
const deepest = 10
const sliceBytes = 64 * 1024

/** What a sitemap lists, in its order. It is read in slices, so that nobody waits for a long one. */
export async function* locationsIn(bytes: Buffer): AsyncGenerator<Location> {
  const read = /^[\s\uFEFF]*</.test(bytes.toString('utf8', 0, 1000)) ? readXml() : readLines()
  const decoder = new TextDecoder()
  for (let at = 0; at < bytes.length; at += sliceBytes) {
    const found = read(decoder.decode(bytes.subarray(at, at + sliceBytes), { stream: true }))
    if (!found) return
    yield* found
    await setImmediate()
  }
  yield* read('\n') ?? []
}

/** Gives what each slice completes; null when there is no sense in going on. */
type Read = (slice: string) => Location[] | null

function readXml(): Read {
  const found: Location[] = []
  const path: string[] = []
  let text = ''
  const parser = new Parser(
    {
      onopentagname(name) {
        path.push(name)
        text = ''
        if (path.length > deepest) throw new RangeError('too deep')
      },
      ontext(part) {
        if (path.at(-1) === 'loc' && text.length <= limits.urlLength) text += part
      },
      onclosetag(name) {
        const kind = path.at(-2)
        if (name === 'loc' && (kind === 'url' || kind === 'sitemap')) found.push({ kind, url: text.trim() })
        path.pop()
      },
    },
    { xmlMode: true },
  )
  return (slice) => {
    try {
      parser.write(slice)
    } catch {
      return null
    }
    return found.splice(0)
  }
}

/** A sitemap may also be a list of addresses, one a line. */
function readLines(): Read {
  let begun = ''
  return (slice) => {
    const lines = (begun + slice).split(/[\r\n]+/)
    begun = lines.pop()!.slice(0, 2 * limits.urlLength)
    return lines.filter(Boolean).map((url) => ({ kind: 'url', url: url.trim() }))
  }
}
