import { languages, numberOfWord } from './language/index.ts'

/** A text in pieces: words, numbers in digits, and single marks. */
export interface Token {
  kind: 'word' | 'number' | 'mark'
  text: string
  lower: string
  from: number
  to: number
}

const piece =
  /\p{L}[\p{L}\p{M}]*|\d{1,3}(?:[ \u00a0\u202f'’]\d{3})+(?![\d])(?:[.,]\d+)?|\d+(?:[.,]\d+)*|[^\s]/gu

export function tokensOf(text: string): Token[] {
  return [...text.matchAll(piece)].map(({ 0: found, index }) => ({
    kind: /^\p{L}/u.test(found) ? 'word' : /^\d/.test(found) ? 'number' : 'mark',
    text: found,
    lower: found.toLowerCase(),
    from: index,
    to: index + found.length,
  }))
}

/** A number as it is written: `end` is the place after its last token. */
export interface WrittenNumber {
  start: number
  end: number
  /** "1.200" has two: one of them is what is meant. */
  values: readonly number[]
  isWord: boolean
}

const signs: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75 }
const scales = new Map(
  Object.entries({
    k: 1e3,
    tsd: 1e3,
    thousand: 1e3,
    tausend: 1e3,
    hundred: 1e2,
    hundert: 1e2,
    mio: 1e6,
    mn: 1e6,
    million: 1e6,
    millions: 1e6,
    millionen: 1e6,
    bn: 1e9,
    mrd: 1e9,
    billion: 1e9,
    milliarden: 1e9,
  }),
)
const articles = new RegExp(`^(?:${languages.map(({ articles }) => articles).join('|')})$`, 'u')

export function numberAt(tokens: readonly Token[], at: number): WrittenNumber | null {
  const token = tokens[at]!
  if (token.kind === 'number') return inDigits(tokens, at)
  if (token.kind === 'mark')
    return token.text in signs
      ? { start: at, end: at + 1, values: [signs[token.text]!], isWord: false }
      : null
  return inWords(tokens, at)
}

function inDigits(tokens: readonly Token[], at: number): WrittenNumber | null {
  const token = tokens[at]!
  const values = valuesOf(token.text)
  if (values.length === 0) return null
  const next = tokens[at + 1]
  const isJoined = next?.from === token.to
  if (next !== undefined && isJoined && next.text in signs)
    return { start: at, end: at + 2, values: values.map((value) => value + signs[next.text]!), isWord: false }
  const scale = next === undefined ? undefined : scaleOf(next, tokens[at + 2], isJoined, tokens[at - 1])
  if (scale === undefined) return { start: at, end: at + 1, values, isWord: false }
  return { start: at, end: at + 2, values: values.map((value) => value * scale), isWord: false }
}

/** "£2m" is money, "2 m" a length; "Mio." has a full stop. */
function scaleOf(
  next: Token,
  behind: Token | undefined,
  isJoined: boolean,
  before: Token | undefined,
): number | undefined {
  if (next.lower === 'm') return isJoined && /^[€£$]$/.test(before?.text ?? '') ? 1e6 : undefined
  if (next.lower === 'k' && !isJoined && behind?.kind === 'word') return undefined
  return scales.get(next.lower)
}

/** A mark before three digits parts thousands; before others it is a decimal point. */
export function valuesOf(written: string): number[] {
  const plain = written.replaceAll(/[\s'’]/g, '')
  if (/^\d+$/.test(plain)) return [Number(plain)]
  if (/^[1-9]\d{0,2}(?:[.,]\d{3})+$/.test(plain)) {
    const whole = Number(plain.replaceAll(/[.,]/g, ''))
    return plain.length <= 7 ? [whole, Number(plain.replace(',', '.'))] : [whole]
  }
  if (/^\d{1,3}(?:,\d{3})+\.\d+$/.test(plain)) return [Number(plain.replaceAll(',', ''))]
  if (/^\d{1,3}(?:\.\d{3})+,\d+$/.test(plain)) return [Number(plain.replaceAll('.', '').replace(',', '.'))]
  return /^\d+[.,]\d+$/.test(plain) ? [Number(plain.replace(',', '.'))] : []
}

/** "Twenty-five", "a hundred and twenty": tens take ones, scales multiply. */
function inWords(tokens: readonly Token[], at: number): WrittenNumber | null {
  const first = firstWord(tokens, at)
  if (first === null) return null
  let { open, end } = first
  let total = 0
  for (;;) {
    const next = nextWord(tokens, end, open)
    if (next === null) return { start: at, end, values: [total + open], isWord: true }
    end = next.end
    if (next.value >= 1000) {
      total += open * next.value
      open = 0
    } else open = next.value === 100 ? open * 100 : open + next.value
  }
}

function firstWord(tokens: readonly Token[], at: number): { open: number; end: number } | null {
  const { lower } = tokens[at]!
  const value = numberOfWord(lower)
  if (value !== null) return isScale(value, lower) ? null : { open: value, end: at + 1 }
  const scale = scaleWord(tokens[at + 1])
  return scale !== null && articles.test(lower) ? { open: scale, end: at + 2 } : null
}

/** "a hundred", "a dozen", but not "a two" */
function scaleWord(token: Token | undefined): number | null {
  const value = token?.kind === 'word' ? numberOfWord(token.lower) : null
  return value !== null && (isScale(value, token!.lower) || /^d(?:ozen|utzend)$/.test(token!.lower))
    ? value
    : null
}

/** "Tausend Dank" counts nothing: a scale needs a number or an article before it. */
const isScale = (value: number, word: string) => value >= 100 && scales.has(word)

function nextWord(tokens: readonly Token[], at: number, open: number): { value: number; end: number } | null {
  const isJoint = tokens[at]?.text === '-' || (tokens[at]?.lower === 'and' && open >= 100)
  const word = tokens[isJoint ? at + 1 : at]
  const value = word?.kind === 'word' ? (word.lower === 'k' ? 1000 : numberOfWord(word.lower)) : null
  return value !== null && goesWith(open, value) ? { value, end: isJoint ? at + 2 : at + 1 } : null
}

/** "Twenty" takes "five", "two hundred" takes "fifty", and "two" takes "thousand". */
function goesWith(open: number, value: number): boolean {
  if (!Number.isInteger(value)) return false
  if (value >= 100) return open < value
  const isTens = open >= 20 && open < 100 && open % 10 === 0
  return isTens ? value > 0 && value < 10 : open >= 100
}
