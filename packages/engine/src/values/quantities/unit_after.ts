import { anyOf } from '../language/index.ts'
import type { Token } from '../numbers.ts'
import { opensUnit, unitsOf } from '../units.ts'
import type { Unit } from '../value.ts'
import { wholeWord } from './found.ts'

const filler = wholeWord(anyOf(({ fillers }) => fillers))
const andHalf = new RegExp(String.raw`^\s+(?:${anyOf((words) => words.andHalf)})(?!\p{L})`, 'iu')

interface Tail {
  units: readonly Unit[]
  /** Half of one more: "two hours and a half". */
  half: number
  /** The place after its last token, and where that ends in the text. */
  end: number
  to: number
}

/** What stands behind a number: "minutes", "-minute", "working days", "volle Tage", "and a half hours". */
export function unitAfter(text: string, tokens: readonly Token[], end: number): Tail {
  const last = tokens[end - 1]!
  const halfBefore = addedHalf(text, tokens, last.to)
  const from = halfBefore?.end ?? end
  const unit = unitFrom(tokens, from)
  if (unit === null)
    return halfBefore ? { units: [], half: 0.5, ...halfBefore } : { units: [], half: 0, end, to: last.to }
  const to = tokens[unit.end - 1]!.to
  const halfAfter = halfBefore ? null : addedHalf(text, tokens, to)
  const half = halfBefore || halfAfter ? 0.5 : 0
  return { units: unit.units, half, end: halfAfter?.end ?? unit.end, to: halfAfter?.to ?? to }
}

export function addedHalf(
  text: string,
  tokens: readonly Token[],
  from: number,
): { end: number; to: number } | null {
  const added = andHalf.exec(text.slice(from, from + 24))
  if (added === null) return null
  const to = from + added[0].length
  const end = tokens.findIndex((token) => token.from >= to)
  return { end: end < 0 ? tokens.length : end, to }
}

function unitFrom(tokens: readonly Token[], from: number) {
  const at = afterDashes(tokens, from)
  const next = tokens[at]
  const unit = unitAt(tokens, at)
  return unit === null && next?.kind === 'word' && filler.test(next.lower) ? unitAt(tokens, at + 1) : unit
}

const dash = /^[-–—]$/

/** "38,- Euro", "21-day" */
function afterDashes(tokens: readonly Token[], from: number): number {
  let at = from
  if (/^[.,]$/.test(tokens[at]?.text ?? '') && dash.test(tokens[at + 1]?.text ?? '')) at += 2
  while (dash.test(tokens[at]?.text ?? '') && tokens[at]!.from === tokens[at - 1]!.to && at - from < 3) at++
  return at
}

export function unitAt(tokens: readonly Token[], at: number): { units: readonly Unit[]; end: number } | null {
  const first = tokens[at]
  if (first === undefined) return null
  const lengths = opensUnit(first.lower) ? [3, 2, 1] : [1]
  for (const length of lengths) {
    const parts = tokens.slice(at, at + length)
    const isWhole = parts.length === length && !isSignOfNext(tokens, at + length)
    const units = isWhole ? unitsOf(joined(parts)) : []
    if (units.length > 0 && !(length === 1 && isDoubtful(tokens, at))) return { units, end: at + length }
  }
  return null
}

const joined = (parts: readonly Token[]): string =>
  parts.reduce(
    (text, part, at) => text + (at > 0 && part.from > parts[at - 1]!.to ? ' ' : '') + part.text,
    '',
  )

/** "The small one £42": the sign belongs to what follows. */
function isSignOfNext(tokens: readonly Token[], end: number): boolean {
  const [sign, next] = [tokens[end - 1]!, tokens[end]]
  return /^[€£$¥₹]$/.test(sign.text) && next?.kind === 'number' && next.from === sign.to
}

/** A single letter behind a space may be anything: "12 g" is a weight, but "12 p" and "12 T" are nothing. */
function isDoubtful(tokens: readonly Token[], at: number): boolean {
  const { lower, from, text } = tokens[at]!
  if (/^(?:fr|s|p)$/.test(lower)) return tokens[at - 1]?.to !== from
  return /^[TGL]$/.test(text)
}
