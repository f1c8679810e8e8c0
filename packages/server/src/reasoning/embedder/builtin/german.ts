import { type EngineData, isGrammarWord } from '@foyer/engine'

type GermanWords = ReturnType<EngineData['germanWords']>

/** German words have no vectors of their own: they mean what the English words mean that translate them. */

/** Rows are in the order of frequency: of rarer words, many are names, or German. */
const usualEnglish = 20_000

/** Whether a text is German, by the words that only one of the two languages has. */
export function isGerman(
  tokens: readonly string[],
  vocabulary: ReadonlyMap<string, number>,
  words: GermanWords,
): boolean {
  let score = 0
  for (const token of tokens) {
    const german = isGrammarWord(token, 'de') || words.knows(token)
    const english = isGrammarWord(token, 'en') || (vocabulary.get(token) ?? usualEnglish) < usualEnglish
    if (german !== english) score += german ? 1 : -1
  }
  return score > 0
}

/** The English tokens that a German one stands for; none for an article, null for a word that is not known. */
export function englishTokens(token: string, words: GermanWords): readonly string[] | null {
  if (isGrammarWord(token, 'de')) return []
  const english = words.translate(token)
  return english.length === 0 ? null : english
}
