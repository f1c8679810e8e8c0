import { termsOfWord } from '../search/terms.ts'
import { wordsOf } from '../search/words.ts'

/** What customers say, and the words that websites use for it. */
export class Phrases {
  /** By the first term of what is said. */
  readonly #phrases = new Map<string, Phrase[]>()
  readonly #language: string

  constructor(lines: readonly string[], language: string) {
    this.#language = language
    for (const line of lines) {
      const [said, words] = line.split('\t') as [string, string]
      const saidWords = wordsOf(said)
      const [first, ...others] = this.#termsIn(saidWords)
      if (first === undefined) continue
      const phrase = { form: saidWords[0]!, others, words }
      const known = this.#phrases.get(first)
      if (known) known.push(phrase)
      else this.#phrases.set(first, [phrase])
    }
  }

  /** The websites' words for what a text says. */
  wordsFor(text: string): string[] {
    const words = wordsOf(text)
    const terms = this.#termsIn(words)
    const found = terms.flatMap((term, at) =>
      (this.#phrases.get(term) ?? []).filter(({ form, others }) =>
        others.length === 0 ? isForm(words[at]!, form) : follow(others, terms, at + 1),
      ),
    )
    return [...new Set(found.flatMap((phrase) => wordsOf(phrase.words)))]
  }

  #termsIn = (words: readonly string[]): string[] =>
    words.map((word) => termsOfWord(word, this.#language)[0]!)
}

interface Phrase {
  /** The first word as it was written. */
  form: string
  /** The terms after the first, in their order. */
  others: string[]
  /** Separated by spaces. */
  words: string
}

/** Stems are short enough to meet by accident: "pay" and "PAYE", "mit" and "Mitesser". */
const shortWord = 4
const longestEnding = 2

const isForm = (word: string, form: string): boolean =>
  word === form || (form.length > shortWord && Math.abs(word.length - form.length) <= longestEnding)

/** Words that may stand between two of a phrase: "leave it at home", "leave the car at home". */
const widestGap = 2

function follow(others: readonly string[], terms: readonly string[], from: number): boolean {
  let next = from
  for (const term of others) {
    const at = terms.indexOf(term, next)
    if (at === -1 || at > next + widestGap) return false
    next = at + 1
  }
  return true
}
