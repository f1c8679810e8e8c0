import type { ListeningPack } from '../language/index.ts'
import type { Token } from '../sentences/tokens.ts'

/** A number as it stands in a sentence, in digits or in words. Positions are the sentence's. */
export interface Figure {
  first: number
  last: number
  value: number
  scaled: boolean
  isArticle: boolean
}

const thousands = /^\d{1,3}(?:([.,'’\s])\d{3})(?:\1\d{3})*(?:[.,]\d{1,2})?$/
const separators = /[.,'’\s](?=\d{3}(?!\d))/g
const mostDigits = 8

/** The number that begins at a token, or null. */
export function figureAt(tokens: readonly Token[], at: number, pack: ListeningPack): Figure | null {
  const token = tokens[at]!
  const { read, scales, articles } = pack.numbers
  if (token.kind === 'number') {
    if (isPartOfName(tokens, at, pack)) return null
    if (token.word.replaceAll(/\D/g, '').length > mostDigits) return null
    return scaled(
      tokens,
      { first: at, last: at, value: numberOf(token.word), scaled: false, isArticle: false },
      pack,
    )
  }
  if (token.kind !== 'word') return null
  const value = read(token.word)
  if (value === null) {
    if (!articles.has(token.word)) return null
    const next = tokens[at + 1]
    const scale = next && next.word.length > 2 ? scales.get(next.word) : undefined
    if (scale !== undefined)
      return scaled(tokens, { first: at, last: at + 1, value: scale, scaled: true, isArticle: false }, pack)
    return { first: at, last: at, value: 1, scaled: false, isArticle: true }
  }
  return value === half ? halfOf(tokens, at, pack) : spelled(tokens, at, value, pack)
}

const half = 0.5

/** "Half a year", and no half of anything else. */
function halfOf(tokens: readonly Token[], at: number, { numbers }: ListeningPack): Figure | null {
  const last = numbers.articles.has(tokens[at + 1]?.word ?? '') ? at + 1 : at
  const isTime = numbers.measures.get(tokens[last + 1]?.word ?? '') === 'time'
  if (!isTime) return null
  return { first: at, last, value: half, scaled: false, isArticle: false }
}

/** "B2B" and "mp3" count nothing, and "phase 2" names one of several. */
function isPartOfName(tokens: readonly Token[], at: number, pack: ListeningPack): boolean {
  const before = tokens[at - 1]
  if (before?.kind !== 'word' || isMoney(before, pack)) return false
  return tokens[at]!.gap === '' || pack.numbers.numbered.has(before.word)
}

/** "Twenty five thousand": tens take ones, scales multiply. */
function spelled(tokens: readonly Token[], at: number, value: number, pack: ListeningPack): Figure {
  const figure: Figure = { first: at, last: at, value, scaled: false, isArticle: false }
  const next = tokens[at + 1]
  const ones = next?.kind === 'word' && /^[\s-]*$/.test(next.gap) ? pack.numbers.read(next.word) : null
  if (value >= 20 && value < 100 && ones !== null && ones > 0 && ones < 10) {
    figure.value += ones
    figure.last += 1
  }
  return scaled(tokens, figure, pack)
}

function scaled(tokens: readonly Token[], figure: Figure, pack: ListeningPack): Figure {
  const next = tokens[figure.last + 1]
  const scale = next === undefined ? undefined : pack.numbers.scales.get(next.word)
  // "5 m" may be metres; "5m" beside an amount is none.
  if (scale === undefined || next === undefined || (next.word.length === 1 && next.gap !== '')) return figure
  return scaled(tokens, { ...figure, value: figure.value * scale, last: figure.last + 1, scaled: true }, pack)
}

export function numberOf(word: string): number {
  const digits = thousands.test(word) ? word.replaceAll(separators, '') : word
  return Number(digits.replace(',', '.'))
}

export const isMoney = (token: Token | undefined, { numbers }: ListeningPack) =>
  token !== undefined && token.kind !== 'number' && numbers.measures.get(token.word) === 'money'

/** What money is counted in, as opposed to what it is spent on. */
export const isCurrency = (token: Token | undefined, pack: ListeningPack) =>
  isMoney(token, pack) && !pack.numbers.moneyMatters.has(token!.word)
