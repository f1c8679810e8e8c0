import { SearchIndex } from '../../packages/engine/src/knowledge/search/search_index.ts'
import { toSignedBytes } from '../../packages/engine/src/knowledge/search/signed_bytes.ts'
import { termsOf } from '../../packages/engine/src/knowledge/search/terms.ts'
import type { BuiltinEmbedder } from '../../packages/server/src/reasoning/embedder/builtin/index.ts'
import type { RetrievalSet } from './sets.ts'

/** Places of passages, best first. */
type Ranking = number[]

export function indexOf({ passages }: RetrievalSet, embedder: BuiltinEmbedder): SearchIndex {
  const index = new SearchIndex(embedder.dimensions)
  passages.forEach(({ trail, text }, id) => {
    const vector = toSignedBytes(embedder.vectorOf([...trail, text].join('\n')))
    index.put({ kind: 'passage', id, source_id: 1, language: 'en', trail, text, vector })
  })
  return index
}

export function searchRankings(set: RetrievalSet, embedder: BuiltinEmbedder): Ranking[] {
  const index = indexOf(set, embedder)
  return set.questions.map(({ text }) =>
    index.search({ text, language: 'en', vector: embedder.vectorOf(text), limit: 10 }).map(({ id }) => id),
  )
}

const saturation = 1.2
const lengthEffect = 0.75

/** The baseline: textbook BM25 over the stems of headings and text. */
export function bm25Rankings({ passages, questions }: RetrievalSet): Ranking[] {
  const counts = passages.map(({ trail, text }) => countsOf(termsOf([...trail, text].join('\n'), 'en')))
  const lengths = counts.map((count) => [...count.values()].reduce((sum, often) => sum + often, 0))
  const usual = lengths.reduce((sum, length) => sum + length, 0) / lengths.length
  const holders = countsOf(counts.flatMap((count) => [...count.keys()]))
  const rarity = (term: string) => {
    const held = holders.get(term) ?? 0
    return Math.log(1 + (passages.length - held + 0.5) / (held + 0.5))
  }
  const score = (terms: string[], place: number) => {
    const norm = saturation * (1 - lengthEffect + (lengthEffect * lengths[place]!) / usual)
    return terms.reduce((sum, term) => {
      const often = counts[place]!.get(term) ?? 0
      return sum + (rarity(term) * often * (saturation + 1)) / (often + norm)
    }, 0)
  }
  return questions.map(({ text }) => {
    const terms = termsOf(text, 'en')
    const scores = passages.map((_, place) => score(terms, place))
    return [...scores.keys()].sort((one, other) => scores[other]! - scores[one]!).slice(0, 10)
  })
}

function countsOf(terms: string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1)
  return counts
}

/** The share of questions with a right passage among the first so many. */
export function recall({ questions }: RetrievalSet, rankings: Ranking[], first: number): number {
  const found = questions.filter(({ right }, place) =>
    rankings[place]!.slice(0, first).some((id) => right.has(id)),
  )
  return found.length / questions.length
}
