import { Compounds, joinsWords } from './compounds.ts'
import { growArray } from './grow_array.ts'
import { weightOfWord } from './light_words.ts'
import { Spellings } from './spellings.ts'
import { primaryLanguage, termsOfWord } from './terms.ts'

/**
 * Numbers for the words that occur and for the terms that they are found by. A word is stemmed once, however often it
 * occurs; its number tells which form it was, the term's which forms count as the same.
 */
export class Vocabulary {
  /** Language → word → its numbers: one, or those of its pieces. */
  readonly #words = new Map<string, Map<string, readonly number[]>>()
  readonly #terms = new Map<string, number>()
  /** Language → the terms of its words. */
  readonly #termsOf = new Map<string, Set<number>>()
  #termOf = new Uint32Array(1024)
  /** By term its latest word, and by word the one before it with the same term, both counted from 1. */
  #latest = new Uint32Array(1024)
  #before = new Uint32Array(1024)
  #weightOf = new Float32Array(1024)
  readonly #spellings = new Spellings()
  readonly #compounds = new Compounds()
  #wordCount = 0
  #letters = 0

  get wordCount(): number {
    return this.#wordCount
  }

  get termCount(): number {
    return this.#terms.size
  }

  /** The languages that words were added in. */
  get languages(): string[] {
    return [...this.#words.keys()]
  }

  /** An estimate: two maps' entries with their keys. */
  get bytes(): number {
    return 4 * this.#termOf.byteLength + 2 * this.#letters + 140 * (this.#wordCount + this.#terms.size)
  }

  /** By the number of a word: its term. */
  get termOf(): Uint32Array {
    return this.#termOf
  }

  /** By the number of a word: 1, or less for a light one. */
  get weightOf(): Float32Array {
    return this.#weightOf
  }

  /** Known words that an unknown one may have been meant to be. */
  meant(word: string): string[] {
    return this.#spellings.near(word)
  }

  /** Terms that share a part with this one, in a language that puts words together. */
  compoundsOf(term: string, language: string): string[] {
    return joinsWords(language) ? this.#compounds.near(term) : []
  }

  /** The words that are found by the term. */
  *formsOf(term: number): Generator<number> {
    for (let next = this.#latest[term]!; next > 0; next = this.#before[next - 1]!) yield next - 1
  }

  findTerm(term: string): number | undefined {
    return this.#terms.get(term)
  }

  findWord(word: string, language: string): readonly number[] {
    return this.#words.get(language)?.get(word) ?? []
  }

  /** Whether texts in the language have it. */
  isUsed(term: number, language: string): boolean {
    return this.#termsOf.get(primaryLanguage(language))?.has(term) ?? false
  }

  /** How words of the language are added; a look-up less for each word of a long text. */
  adding(language: string): (word: string) => readonly number[] {
    const known = this.#of(primaryLanguage(language))
    const used = this.#termsUsedIn(primaryLanguage(language))
    const add = (word: string): readonly number[] => {
      const numbers = known.get(word)
      if (numbers !== undefined) return numbers
      const terms = termsOfWord(word, language)
      if (joinsWords(language))
        for (const term of terms) if (!this.#terms.has(term)) this.#compounds.add(term)
      const added =
        terms.length === 1 ? [this.#addForm(terms[0]!, weightOfWord(word, language))] : terms.flatMap(add)
      known.set(word, added)
      for (const number of added) used.add(this.#termOf[number]!)
      this.#spellings.add(word)
      this.#letters += word.length
      return added
    }
    return add
  }

  #of(language: string): Map<string, readonly number[]> {
    const known = this.#words.get(language)
    if (known !== undefined) return known
    const added = new Map<string, readonly number[]>()
    this.#words.set(language, added)
    return added
  }

  #termsUsedIn(language: string): Set<number> {
    const used = this.#termsOf.get(language) ?? new Set()
    this.#termsOf.set(language, used)
    return used
  }

  #addForm(name: string, weight: number): number {
    const term = this.#addTerm(name)
    const word = this.#wordCount++
    this.#termOf = growArray(this.#termOf, this.#wordCount)
    this.#before = growArray(this.#before, this.#wordCount)
    this.#weightOf = growArray(this.#weightOf, this.#wordCount)
    this.#latest = growArray(this.#latest, this.#terms.size)
    this.#termOf[word] = term
    this.#before[word] = this.#latest[term]!
    this.#weightOf[word] = weight
    this.#latest[term] = word + 1
    return word
  }

  #addTerm(term: string): number {
    const known = this.#terms.get(term)
    if (known !== undefined) return known
    this.#terms.set(term, this.#terms.size)
    this.#letters += term.length
    return this.#terms.size - 1
  }
}
