import { loadEngineData } from '../../engine_data.ts'
import type { Embedder } from '../port.ts'
import { toUnit } from '../unit.ts'
import { englishTokens, isGerman } from './german.ts'
import { cached, dimensions, type Token, tokenVectors } from './token_vectors.ts'
import { readVectorFiles } from './vector_files.ts'

/** The embedder that comes with the product: no network, no key, microseconds a sentence. */
export interface BuiltinEmbedder extends Embedder {
  /** As `embed`, for one text and at once. */
  vectorOf(text: string): Float32Array
  /** Every token of a text with the vector that it adds to the sum. */
  embedWords(text: string): Token[]
}

const accents = /[\u0300-\u036f]/g
const tokenPattern = /[a-z0-9]+/g

let loaded: BuiltinEmbedder | undefined

/** Its files never change, so a process reads them once. */
export function loadBuiltinEmbedder(): BuiltinEmbedder {
  loaded ??= readBuiltinEmbedder()
  return loaded
}

function readBuiltinEmbedder(): BuiltinEmbedder {
  let languages: ReturnType<typeof readLanguages> | undefined

  function embedWords(text: string): Token[] {
    // Read with the first text: a start does not wait for it, and a server that nobody asks does without (P7).
    languages ??= readLanguages()
    const tokens = tokensOf(text)
    const vectorOfToken = isGerman(tokens, languages.vocabulary, languages.words)
      ? languages.german
      : languages.english
    return tokens.map((token) => ({ text: token, vector: vectorOfToken(token) }))
  }

  function vectorOf(text: string): Float32Array {
    const sum = new Float32Array(dimensions)
    for (const { vector } of embedWords(text)) addTo(sum, vector, 1)
    return toUnit(sum)
  }

  return {
    id: 'builtin-4',
    dimensions,
    local: true,
    vectorOf,
    embed: async (texts) => texts.map(vectorOf),
    embedQuestion: async (text) => vectorOf(text),
    embedWords,
  }
}

function readLanguages() {
  const files = readVectorFiles()
  const words = loadEngineData().germanWords()
  const vectorOfEnglish = tokenVectors(files)
  const vectorOfGerman = cached((token) => {
    const english = englishTokens(token, words)
    return english === null ? vectorOfEnglish(token) : sumOf(english.map(vectorOfEnglish))
  })
  return { words, vocabulary: files.vocabulary, english: vectorOfEnglish, german: vectorOfGerman }
}

/** Not the engine's `wordsOf`: stored vectors must not change with what the lexical search learns. */
const tokensOf = (text: string): string[] =>
  text.normalize('NFKD').toLowerCase().replace(accents, '').replaceAll('ß', 'ss').match(tokenPattern) ?? []

/** Two words say more than one, and less than twice as much. */
function sumOf(vectors: readonly Float32Array[]): Float32Array {
  const sum = new Float32Array(dimensions)
  for (const vector of vectors) addTo(sum, vector, 1 / Math.sqrt(vectors.length))
  return sum
}

function addTo(sum: Float32Array, vector: Float32Array, weight: number): void {
  for (let at = 0; at < sum.length; at++) sum[at]! += vector[at]! * weight
}
