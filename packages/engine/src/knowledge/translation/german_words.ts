import { stemEnglish } from '../search/stem_english.ts'
import { stemGerman } from '../search/stem_german.ts'
import { foldCase, wordsOf } from '../search/words.ts'

/** German words with the English ones that carry their meaning. */
export class GermanWords {
  readonly #english = new Map<string, string>()
  readonly #byStem = new Map<string, string>()
  readonly #german = new Map<string, string[]>()

  constructor(lines: readonly string[]) {
    for (const line of lines) {
      const [german, english] = line.split('\t') as [string, string]
      this.#addGerman(english.split(' ', 1)[0]!, foldCase(german))
      // Who has no umlauts on the keyboard types "ueber".
      for (const word of new Set([foldCase(german), foldCase(spelledOut(german))])) {
        if (!this.#english.has(word)) this.#english.set(word, english)
        const stem = stemGerman(word)
        if (!this.#byStem.has(stem)) this.#byStem.set(stem, english)
      }
    }
  }

  /** The English words for a folded German one, or for its parts; none for a word that is unknown. */
  translate(word: string): string[] {
    const known = this.#find(word)
    return known === undefined ? this.#translateParts(word) : wordsOf(known)
  }

  /** The folded German words that mean an English one above all. */
  germanFor = (english: string): readonly string[] => this.#german.get(stemEnglish(english)) ?? []

  knows = (word: string): boolean => this.#find(word) !== undefined

  #find = (word: string): string | undefined => this.#english.get(word) ?? this.#byStem.get(stemGerman(word))

  #addGerman(english: string, german: string): void {
    const stem = stemEnglish(english)
    const known = this.#german.get(stem)
    if (known) known.push(german)
    else this.#german.set(stem, [german])
  }

  /** "Heckenschnitttermin" is an appointment for cutting a hedge: the last part that is known, and what stands before. */
  #translateParts(word: string): string[] {
    for (let cut = shortestPart; cut <= word.length - shortestPart; cut++) {
      const last = this.#find(word.slice(cut))
      if (last === undefined) continue
      const opening = word.slice(0, cut)
      for (const joint of joints) {
        if (!opening.endsWith(joint)) continue
        const first = this.#find(opening.slice(0, opening.length - joint.length))
        if (first !== undefined) return [...wordsOf(first), ...wordsOf(last)]
      }
    }
    return []
  }
}

const shortestPart = 4
/** What German puts between the parts of a compound. */
const joints = ['', 's', 'n', 'en', 'es', 'e', 'er']

const spelledOut = (word: string): string =>
  word.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue')
