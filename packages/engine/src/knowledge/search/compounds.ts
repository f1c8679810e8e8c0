/**
 * German puts words together: who asks what a dog costs means the dog licence fee, "Hundesteuer". A term is found by
 * another one that it opens or ends with, and the other way round.
 */
export class Compounds {
  readonly #byOpening = new Map<string, string[]>()
  readonly #byEnd = new Map<string, string[]>()

  add(term: string): void {
    if (term.length < shortest) return
    listed(this.#byOpening, term.slice(0, shortest)).push(term)
    listed(this.#byEnd, term.slice(-shortest)).push(term)
  }

  /** Terms that have this one as their first or last part, or that are one of its own. */
  near(term: string): string[] {
    if (term.length < shortest) return []
    const opening = this.#byOpening.get(term.slice(0, shortest)) ?? []
    const end = this.#byEnd.get(term.slice(-shortest)) ?? []
    const isPart = (part: string, whole: string) => whole.length - part.length >= leastRest
    return [
      ...opening.filter((other) => opens(other, term) || opens(term, other)),
      ...end.filter((other) => closes(other, term) || closes(term, other)),
    ]

    function opens(part: string, whole: string) {
      return isPart(part, whole) && whole.startsWith(part)
    }
    function closes(part: string, whole: string) {
      return isPart(part, whole) && whole.endsWith(part)
    }
  }
}

/** Shorter parts are endings and prefixes more often than words. */
const shortest = 4
const leastRest = 3

function listed(lists: Map<string, string[]>, key: string): string[] {
  const known = lists.get(key)
  if (known) return known
  const added: string[] = []
  lists.set(key, added)
  return added
}
