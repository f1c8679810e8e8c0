import { weightOfWord } from '../search/light_words.ts'
import { termsOfWord } from '../search/terms.ts'
import { wordsOf } from '../search/words.ts'
import type { WordStatistics } from './candidate.ts'
import { share } from './hits.ts'
import { isNearSpelling } from './near_spelling.ts'
import type { QuestionAnalysis } from './question_analysis.ts'

/** How much of what a statement says was asked for: a short one about just that says it more plainly. */
export function askedShare(
  statement: string,
  language: string,
  analysis: QuestionAnalysis,
  statistics: WordStatistics,
): number {
  const wanted = new Set(analysis.words.flatMap(({ terms }) => terms))
  const unknown = analysis.words.flatMap(({ isKnown, terms }) => (isKnown ? [] : terms))
  let [all, returned] = [0, 0]
  for (const word of new Set(wordsOf(statement))) {
    const light = weightOfWord(word, language)
    if (light === 0) continue
    const weight = light * statistics.rarity(word, language)
    const terms = termsOfWord(word, language)
    all += weight
    if (terms.some((term) => wanted.has(term) || unknown.some((other) => isNearSpelling(other, term))))
      returned += weight
  }
  return share(returned, all)
}
