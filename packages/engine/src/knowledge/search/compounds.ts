import { primaryLanguage } from './terms.ts'

/**
 * German puts words together: who asks what a dog costs means the dog licence fee, "Hundesteuer". A term is found by
 * another one that it opens or ends with, and the other way round.
 */
export class Compounds {
  readonly #byOpening = new Map<string, string[]>()
  readonly #byEnd = new Map<string, string[]>()

  add(term: string): void {
    if (term.length < shortest) return
    listAt(this.#byOpening, term.slice(0, shortest)).push(term)
    listAt(this.#byEnd, term.slice(-shortest)).push(term)
  }

  /** Terms that have this one as their first or last part, or that are one of its own. */
  near(term: string): string[] {
    if (term.length < shortest) return []
    const others = [
      ...(this.#byOpening.get(term.slice(0, shortest)) ?? []),
      ...(this.#byEnd.get(term.slice(-shortest)) ?? []),
    ]
    return others.filter((other) => isPartOf(other, term) || isPartOf(term, other))
  }
}

/** Shorter parts are endings and prefixes more often than words. */
const shortest = 4
const leastRest = 3

/** Whether a word is put together from the part and something else. */
export const isPartOf = (part: string, whole: string): boolean =>
  part.length >= shortest &&
  whole.length - part.length >= leastRest &&
  (whole.startsWith(part) || whole.endsWith(part))

export const joinsWords = (language: string): boolean => primaryLanguage(language) === 'de'

function listAt(lists: Map<string, string[]>, key: string): string[] {
  const known = lists.get(key)
  if (known) return known
  const added: string[] = []
  lists.set(key, added)
  return added
}
