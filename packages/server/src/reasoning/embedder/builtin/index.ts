import type { Embedder } from '../port.ts'
import { toUnit } from '../unit.ts'
import { dimensions, type Token, tokenVectors } from './token_vectors.ts'
import { readVectorFiles } from './vector_files.ts'

/** The embedder that comes with the product: no network, no key, microseconds a sentence. */
export interface BuiltinEmbedder extends Embedder {
  /** As `embed`, for one text and at once. */
  vectorOf(text: string): Float32Array
  /** Every token of a text with the vector that it adds to the sum. */
  embedTokens(text: string): Token[]
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
  const vectorOfToken = tokenVectors(readVectorFiles())
  function vectorOf(text: string): Float32Array {
    const sum = new Float32Array(dimensions)
    for (const token of tokensOf(text)) addTo(sum, vectorOfToken(token))
    return toUnit(sum)
  }

  return {
    id: 'builtin-2',
    dimensions,
    local: true,
    vectorOf,
    embed: async (texts) => texts.map(vectorOf),
    embedQuestion: async (text) => vectorOf(text),
    embedTokens: (text) => tokensOf(text).map((token) => ({ text: token, vector: vectorOfToken(token) })),
  }
}

/** Not the engine's `wordsOf`: stored vectors must not change with what the lexical search learns. */
const tokensOf = (text: string): string[] =>
  text.normalize('NFKD').toLowerCase().replace(accents, '').replaceAll('ß', 'ss').match(tokenPattern) ?? []

function addTo(sum: Float32Array, vector: Float32Array): void {
  for (let at = 0; at < sum.length; at++) sum[at]! += vector[at]!
}
