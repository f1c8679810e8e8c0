import { weightOfWord } from '../knowledge/search/light_words.ts'
import { termsOfWord } from '../knowledge/search/terms.ts'
import { wordsOf } from '../knowledge/search/words.ts'
import type { EvidenceReference } from './outcome.ts'
import { splitSentences } from './sentences.ts'
import type { GivenPassage } from './stored_turn.ts'

/** So much of what a sentence says has to stand in the passage that it rests on. */
const leastShare = 0.5
/** A figure in common says a lot: less of the rest is enough, which may be in another language. */
const leastShareWithFigure = 0.2
const fewestTerms = 2
/** More would be a list of everything that touches the matter. */
const mostEvidence = 5

/** The passages that a reply rests on, by the words and figures that its sentences share with them; those used first come first. */
export function evidenceOf(
  reply: string,
  passages: readonly GivenPassage[],
  language: string,
): EvidenceReference[] {
  const termsIn = termReader(language)
  const read = passages.map((passage) => ({ passage, terms: termsIn(`${passage.title} ${passage.text}`) }))
  const found = new Map<string, EvidenceReference>()
  for (const sentence of splitSentences(reply)) {
    const best = bestFor(termsIn(sentence), read)
    if (best) found.set(`${best.kind} ${best.id}`, { kind: best.kind, id: best.id })
  }
  return [...found.values()].slice(0, mostEvidence)
}

interface ReadPassage {
  passage: GivenPassage
  terms: ReadonlySet<string>
}

/** Reads words that say something, and figures. Each word is looked at once: there may be all of a website. */
function termReader(language: string): (text: string) => Set<string> {
  const known = new Map<string, string[]>()
  const termsOf = (word: string) => {
    const says = (word.length > 1 || isFigure(word)) && weightOfWord(word, language) === 1
    const terms = says ? termsOfWord(word, language) : []
    known.set(word, terms)
    return terms
  }
  return (text) => new Set(wordsOf(text).flatMap((word) => known.get(word) ?? termsOf(word)))
}

const isFigure = (term: string): boolean => /^\d/.test(term)

function bestFor(terms: ReadonlySet<string>, read: readonly ReadPassage[]): GivenPassage | null {
  if (terms.size < fewestTerms) return null
  const rarity = new Map([...terms].map((term) => [term, rarityOf(term, read)]))
  const whole = [...rarity.values()].reduce((sum, weight) => sum + weight, 0)
  let best: { passage: GivenPassage; share: number } | null = null
  for (const { passage, terms: stated } of read) {
    const shared = [...terms].filter((term) => stated.has(term))
    const share = shared.reduce((sum, term) => sum + (rarity.get(term) ?? 0), 0) / whole
    if (share > (best?.share ?? 0) && isEnough(shared, share)) best = { passage, share }
  }
  return best?.passage ?? null
}

const isEnough = (shared: readonly string[], share: number): boolean =>
  (shared.length >= fewestTerms && share >= leastShare) ||
  (shared.some((term) => isFigure(term) && term.length > 1) && share >= leastShareWithFigure)

/** What few passages say tells them apart. */
function rarityOf(term: string, read: readonly ReadPassage[]): number {
  const holding = read.filter(({ terms }) => terms.has(term)).length
  return Math.log(1 + (read.length + 1) / (holding + 0.5))
}
