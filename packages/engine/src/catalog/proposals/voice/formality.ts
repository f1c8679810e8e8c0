import type { VoiceWords } from './language/index.ts'

/** How readers are addressed, and by which words that is told. */
export interface Formality {
  text: string
  examples: RegExp
}

/** So often at least, and so much more often than any other form. */
const fewest = 2
const clearShare = 0.75
/** Of the verbs that could be shortened. */
const [formalBelow, informalFrom] = [0.05, 0.3]
const fewestVerbs = 4

export function formalityOf(sentences: readonly string[], words: VoiceWords): Formality | undefined {
  const { contractions } = words
  return contractions ? byContractions(sentences, contractions) : byAddress(sentences, words)
}

function byAddress(sentences: readonly string[], { addresses }: VoiceWords): Formality | undefined {
  const counted = addresses
    .map(({ pattern, formality }) => ({ pattern, formality, count: countOf(sentences, pattern) }))
    .sort((one, other) => other.count - one.count)
  const total = counted.reduce((sum, { count }) => sum + count, 0)
  const [most] = counted
  if (!most || most.count < fewest || most.count < clearShare * total) return undefined
  return { text: most.formality, examples: most.pattern }
}

function byContractions(
  sentences: readonly string[],
  { short, long, informal, formal }: NonNullable<VoiceWords['contractions']>,
): Formality | undefined {
  const shortened = sentences.flatMap((sentence) => sentence.match(short) ?? [])
  const total = shortened.length + countOf(sentences, long)
  if (total < fewestVerbs) return undefined
  const share = shortened.length / total
  if (share < formalBelow) return { text: formal, examples: long }
  return share >= informalFrom ? { text: informal(mostFrequent(shortened)), examples: short } : undefined
}

const countOf = (sentences: readonly string[], pattern: RegExp): number =>
  sentences.reduce((sum, sentence) => sum + (sentence.match(pattern)?.length ?? 0), 0)

function mostFrequent(found: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const each of found.map((word) => word.toLowerCase().replace('’', "'")))
    counts.set(each, (counts.get(each) ?? 0) + 1)
  return [...counts].sort(([one, count], [other, second]) => second - count || (one < other ? -1 : 1))[0]![0]
}
