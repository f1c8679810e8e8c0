import { upperFirst } from '../upper_first.ts'

/**
 * Templates are written as patterns: `[a|b|]` stands for any of them, `<formal/informal>` for what the voice wants,
 * `{name}` for a value. One line of them gives dozens of wordings.
 */

export type Fills = Readonly<Record<string, string | undefined>>

interface Pattern {
  /** What may stand at each place. */
  places: readonly (readonly string[])[]
  count: number
  needs: readonly string[]
}

/** `<formal/informal>`: what the voice wants of the two. */
export const inTone = (text: string, formal: boolean): string =>
  text.replaceAll(/<([^/<>]*)\/([^<>]*)>/g, formal ? '$1' : '$2')

/** The packs' own patterns only, so it does not grow. */
const parsed = { formal: new Map<string, Pattern>(), informal: new Map<string, Pattern>() }

function patternOf(source: string, formal: boolean): Pattern {
  const known = parsed[formal ? 'formal' : 'informal']
  const found = known.get(source)
  if (found) return found
  const spoken = inTone(source, formal)
  const places = spoken
    .split(/(\[[^\]]*\])/)
    .map((piece) => (piece.startsWith('[') ? piece.slice(1, -1).split('|') : [piece]))
  const pattern = {
    places,
    count: places.reduce((product, { length }) => product * length, 1),
    needs: [...spoken.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!),
  }
  known.set(source, pattern)
  return pattern
}

/** Every wording of these patterns for which all values are there, each once, in an order that the seed decides. */
export function* wordingsOf(
  patterns: readonly string[],
  { fills, formal, seed }: { fills: Fills; formal: boolean; seed: number },
): Generator<string> {
  const usable = patterns
    .map((source) => patternOf(source, formal))
    .filter(({ needs }) => needs.every((name) => fills[name] !== undefined))
  const count = usable.reduce((sum, pattern) => sum + pattern.count, 0)
  const stride = strideFor(count, seed)
  for (let turn = 0, at = count > 0 ? seed % count : 0; turn < count; turn++, at = (at + stride) % count) {
    yield wordingAt(usable, at, fills)
  }
}

function wordingAt(patterns: readonly Pattern[], at: number, fills: Fills): string {
  let rest = at
  for (const { places, count } of patterns) {
    if (rest >= count) {
      rest -= count
      continue
    }
    const text = places.map((choices) => {
      const choice = choices[rest % choices.length]!
      rest = Math.floor(rest / choices.length)
      return choice
    })
    return fillPattern(text.join(''), fills)
  }
  throw new Error('There is no such wording.')
}

/** Sentences open large; a value keeps its own letters. */
function fillPattern(text: string, fills: Fills): string {
  const opened = upperFirst(text)
  const whole = opened.replaceAll(/\{(\w+)\}/g, (_, name: string) => fills[name] ?? '')
  // A value may end with the full stop of an abbreviation.
  return whole.endsWith('..') ? whole.slice(0, -1) : whole
}

/** A step that meets every place once: it shares no divisor with the count. */
function strideFor(count: number, seed: number): number {
  let stride = count > 2 ? 1 + ((seed >>> 8) % (count - 1)) : 1
  while (divisor(stride, count) > 1) stride = stride > 1 ? stride - 1 : 1
  return stride
}

const divisor = (one: number, other: number): number => (other === 0 ? one : divisor(other, one % other))
