import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { englishTokens } from '../../packages/server/src/reasoning/embedder/builtin/german.ts'

/** Cuts texts into the pieces of the encoder's vocabulary: of all ways to do it, the likeliest. */

/** The first ones stand for no text. */
const reserved = 6
const unknown = 0
/** Less likely than any piece. */
const unknownScore = -20
const mostTokens = 128

export type Encode = (text: string) => number[]

export function readVocabulary(model: string): Encode {
  const vocabulary: [piece: string, score: number][] = JSON.parse(
    readFileSync(join(model, 'dist/vocab.json'), 'utf8'),
  )
  const numbers = new Map(vocabulary.map(([piece], number) => [piece, number] as const).slice(reserved))
  const longest = Math.max(...[...numbers.keys()].map(({ length }) => length))
  return (text) => {
    const signs = [...`▁${text.normalize('NFKC').toLowerCase().trim().replaceAll(/\s+/g, '▁')}`]
    const best = [{ score: 0, from: 0, number: unknown }]
    const reach = (at: number, score: number, from: number, number: number) => {
      if ((best[at]?.score ?? Number.NEGATIVE_INFINITY) < score) best[at] = { score, from, number }
    }
    for (let from = 0; from < signs.length; from++) {
      const { score } = best[from]!
      reach(from + 1, score + unknownScore, from, unknown)
      for (let to = from + 1; to <= Math.min(signs.length, from + longest); to++) {
        const number = numbers.get(signs.slice(from, to).join(''))
        if (number !== undefined) reach(to, score + vocabulary[number]![1], from, number)
      }
    }
    const tokens: number[] = []
    for (let at = signs.length; at > 0; at = best[at]!.from) tokens.unshift(best[at]!.number)
    return tokens.filter((token, at) => token !== unknown || tokens[at - 1] !== unknown).slice(0, mostTokens)
  }
}

/** The encoder knows English only: German words are read as those that translate them. */
export const inEnglish = (german: string): string =>
  german.toLowerCase().replaceAll(/[\p{L}\p{N}]+/gu, (word) => {
    const plain = word
      .normalize('NFKD')
      .replaceAll(/[\u0300-\u036f]/g, '')
      .replaceAll('ß', 'ss')
    return englishTokens(plain)?.join(' ') ?? word
  })
