import type { ListeningPack } from '../language/index.ts'
import type { Token } from '../sentences/tokens.ts'
import type { Figure } from './figures.ts'

/** Numbers that are no amounts. */

/** A telephone number has few groups of figures. */
const mostGroups = 6

/** A day beside its month, or an hour. */
export function isDate(
  before: Token | undefined,
  after: Token | undefined,
  { numbers }: ListeningPack,
): boolean {
  if (before !== undefined && numbers.months.has(before.word)) return true
  if (after !== undefined && numbers.months.has(after.word) && !/[,.;]/.test(after.gap.replace('.', '')))
    return true
  return before !== undefined && numbers.beforeClock.has(before.word)
}

/** "Until the 15.": the day alone, where its language writes it so. */
export function isDayOfMonth(
  tokens: readonly Token[],
  { first, value }: Figure,
  { numbers }: ListeningPack,
): boolean {
  const [before, after] = [tokens[first - 1], tokens[first + 1]]
  return (
    value <= 31 &&
    numbers.beforeDay.has(before?.word ?? '') &&
    (after === undefined || after.gap.startsWith('.'))
  )
}

/** Figures that only a space or a stroke parts, three or more of them, or with a zero before: a telephone number. */
export function isTelephone(tokens: readonly Token[], { first }: Figure): boolean {
  const joined = (at: number) =>
    tokens[at]?.kind === 'number' && tokens[at - 1]?.kind === 'number' && /^[\s/-]$/.test(tokens[at]!.gap)
  let [from, to] = [first, first]
  while (joined(from) && first - from < mostGroups) from -= 1
  while (joined(to + 1) && to - first < mostGroups) to += 1
  return to - from >= 2 || tokens.slice(from, to + 1).some(({ word }) => /^0\d/.test(word))
}
