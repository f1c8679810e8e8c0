import { wordsOf } from '../../knowledge/search/words.ts'
import { type ListeningPack, packs } from '../language/index.ts'
import { stemOf } from '../sentences/tokens.ts'

const joints = /\s*(?:[,;/|&]|\s(?:or|oder|and|und)\s)\s*/u

const elliptic = /(\p{L}+)-\s+(?:oder|und|or|and)\s+(\p{L}+)/u
const shortestRoot = 5

/** "An- oder Ummeldung" is "Anmeldung" too; where the second word divides is tried out. */
function completed(text: string): string[] {
  const [, prefix, word] = elliptic.exec(text) ?? []
  if (prefix === undefined || word === undefined) return []
  return Array.from(
    { length: Math.max(0, word.length - shortestRoot) },
    (_, at) => prefix + word.slice(at + 1),
  )
}

/** Keys are written without umlauts: `kueche` is "Küche". */
export const withUmlauts = (value: string): string[] =>
  /[aou]e/.test(value) ? [value.replaceAll(/([aou])e/g, '$1')] : []

/** "Website / shop" and "fees or interest" are named by any of the two, beside both. */
export function alternativesOf(text: string): string[] {
  const parts = text.split(joints).filter((part) => part.trim() !== '')
  return parts.length > 1 ? [...parts, ...completed(text)] : []
}

/** A value whose words stand in different parts of a label is a list of names: `lost_stolen`, "Lost or stolen". */
export function namesInList(
  [value = '', ...labels]: readonly string[],
  { language }: ListeningPack,
): string[] {
  const words = wordsOf(value)
  const stems = stemsOf(words)
  const isList = labels.some((label) => {
    const parts = alternativesOf(label).map((part) => stemsOf(wordsOf(part)))
    return parts.filter((part) => stems.some((stem) => part.includes(stem))).length > 1
  })
  return isList && words.length > 1 ? words : []

  function stemsOf(of: readonly string[]): string[] {
    return of.map((word) => stemOf(word, language))
  }
}

const bounds = new Set(
  'under over up less more than above below least most plus max min out about ueber uber unter bis ab mehr weniger als etwa'.split(
    ' ',
  ),
)

/** What a label says beside its numbers, their units and limits: "team" of "Team (5 users)", nothing of "Under 10k". */
export function wordsBesideNumbers(
  text: string,
  shares: ReadonlyMap<string, number>,
  { language }: ListeningPack,
): string {
  const isOfNumber = (word: string) =>
    /\d/.test(word) ||
    bounds.has(word) ||
    packs.some(
      ({ numbers, sentences }) =>
        numbers.read(word) !== null ||
        numbers.measures.has(word) ||
        numbers.scales.has(word) ||
        sentences.light.has(word),
    )
  const isShared = (word: string) => (shares.get(stemOf(word, language)) ?? 0) > 1
  return wordsOf(text)
    .filter((word) => !isOfNumber(word) && !isShared(word))
    .join(' ')
}
