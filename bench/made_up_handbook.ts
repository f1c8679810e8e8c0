import { readFileSync } from 'node:fs'

/**
 * Passages and questions that look like an organization's to a search: words as frequent as in real text, passages of
 * one subject sharing rarer ones, questions in words of one passage and of its neighbours. The same in every run.
 */

export interface MadeUpPassage {
  trail: string[]
  text: string
}

const words = readFileSync(
  new URL('../packages/server/src/reasoning/embedder/builtin/words.txt', import.meta.url),
  'utf8',
)
  .trimEnd()
  .split('\n')

const passagesOfSubject = 40
const wordsOfSubject = 120
const asking = [
  'how do i',
  'what is the',
  'can you tell me about',
  'do you offer',
  'when is',
  'i need help with',
]

export function madeUpHandbook(passages: number): MadeUpPassage[] {
  const next = chance(1)
  return Array.from({ length: passages }, (_, place) =>
    madeUpPassage(Math.floor(place / passagesOfSubject), next),
  )
}

export function madeUpQuestions(passages: readonly MadeUpPassage[], count: number): string[] {
  const next = chance(2)
  return Array.from({ length: count }, () => {
    const about = passages[Math.floor(next() * passages.length)]!
    const own = about.text.split(' ').filter((word) => word.length > 3)
    const some = Array.from(
      { length: 3 + Math.floor(next() * 5) },
      () => own[Math.floor(next() * own.length)],
    )
    return `${asking[Math.floor(next() * asking.length)]} ${some.join(' ')}?`
  })
}

function madeUpPassage(subject: number, next: () => number): MadeUpPassage {
  const own = chance(1000 + subject)
  const subjectWords = Array.from({ length: wordsOfSubject }, () => rareWord(own()))
  const word = () => (next() < 0.25 ? subjectWords[Math.floor(next() * wordsOfSubject)]! : anyWord(next()))
  const sentence = () => `${Array.from({ length: 8 + Math.floor(next() * 16) }, word).join(' ')}.`
  return {
    trail: [subjectWords.slice(0, 3).join(' '), [word(), word(), word()].join(' ')],
    text: Array.from({ length: 4 + Math.floor(next() * 5) }, sentence).join(' '),
  }
}

/** By Zipf: the list begins with the most frequent word. */
const anyWord = (drawn: number) => words[Math.floor(words.length ** drawn) - 1]!
const rareWord = (drawn: number) => words[Math.floor(500 + drawn ** 2 * (words.length - 500))]!

/** Numbers from 0 to 1 that are the same for the same seed. */
function chance(seed: number): () => number {
  let state = Math.imul(seed, 2654435761)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    const mixed = Math.imul(state ^ (state >>> 15), state | 1)
    const more = mixed ^ (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61))
    return ((more ^ (more >>> 14)) >>> 0) / 2 ** 32
  }
}
