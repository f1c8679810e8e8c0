import type { ListeningPack, Measure } from '../language/index.ts'
import { isLight } from '../sentences/is_light.ts'
import type { Token } from '../sentences/tokens.ts'
import { isMoney } from './figures.ts'

/** What may name the thing that is counted: up to three words, until a pause or a word without matter. */
export function countedNouns(after: readonly Token[], pack: ListeningPack): Token[] {
  const { numbers } = pack
  const heads: Token[] = []
  for (const token of after.slice(0, 4)) {
    if (/[,.;:!?()]/.test(token.gap) || token.kind === 'number') break
    const measured = numbers.measures.has(token.word)
    if (!measured && isLight(token, pack)) {
      if (heads.length > 0 || !numbers.passing.has(token.word)) break
      continue
    }
    heads.push(token)
  }
  return heads
}

/** What is measured, where the words beside a number say so. */
export function measureIn(
  before: Token | undefined,
  heads: readonly Token[],
  pack: ListeningPack,
): Measure | null {
  if (isMoney(before, pack)) return 'money'
  for (const { word } of heads.slice(0, 2)) {
    const measure = pack.numbers.measures.get(word)
    if (measure !== undefined) return measure
  }
  return null
}
