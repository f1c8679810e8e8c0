import { editDistance } from '../../edit_distance.ts'

/** Known words by how they begin and how long they are, to find the one that a mistyped word was meant to be. */
export class Spellings {
  readonly #words = new Map<string, string[]>()

  get bytes(): number {
    return this.#words.size * 200
  }

  add(word: string): void {
    if (!isSpelled(word)) return
    const place = placeOf(word, word.length)
    const known = this.#words.get(place)
    if (known === undefined) this.#words.set(place, [word])
    else known.push(word)
  }

  /** The known words that are nearest, where they are near enough to be meant. The first letter is hardly ever wrong. */
  near(word: string): string[] {
    if (!isSpelled(word)) return []
    let most = mostMistakes(word)
    let found: string[] = []
    for (let length = word.length - most; length <= word.length + most; length++)
      for (const known of this.#words.get(placeOf(word, length)) ?? []) {
        const distance = editDistance(word, known, most)
        if (distance > most) continue
        if (distance < most) found = []
        most = distance
        found.push(known)
      }
    return found
  }
}

/** A short word is too near to others. */
const shortest = 5
const letters = /^\p{L}+$/u

const isSpelled = (word: string) => word.length >= shortest && letters.test(word)

const mostMistakes = (word: string) => (word.length < 8 ? 1 : 2)

const placeOf = (word: string, length: number) => `${word[0]}${length}`
