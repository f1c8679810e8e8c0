import type { Grounds } from './grounds.ts'

/** Prompts and descriptions that are said word for word. */

/** So many words in a row are no accident. */
const longRun = 8
/** A short sentence that is nothing else. */
const shortRun = 6

const word = /[\p{L}\p{N}]+/gu
/** What a prompt puts into quotation marks is meant to be said. */
const quoted = /"[^"\n]{1,400}"|“[^”\n]{1,400}”|„[^“”\n]{1,400}[“”]|«[^»\n]{1,400}»/gu

const wordsOf = (text: string): string[] => text.toLowerCase().match(word) ?? []

/** The words of confidential texts, run by run. Texts of a snapshot stay the same. */
const runsOfTexts = new WeakMap<readonly string[], ReadonlySet<string>>()

function runsOf(texts: readonly string[]): ReadonlySet<string> {
  const before = runsOfTexts.get(texts)
  if (before !== undefined) return before
  const runs = new Set<string>()
  for (const text of texts)
    for (const part of text.split(quoted)) for (const run of runsIn(wordsOf(part), shortRun)) runs.add(run)
  runsOfTexts.set(texts, runs)
  return runs
}

const runsIn = (words: readonly string[], length: number): string[] =>
  words
    .slice(0, Math.max(0, words.length - length + 1))
    .map((_, at) => words.slice(at, at + length).join(' '))

/** The words of a sentence that recite what nobody may, or null. */
export function recitationIn(
  sentence: string,
  { confidential, public: allowed, known, said }: Grounds,
): string | null {
  const words = wordsOf(sentence)
  if (words.length < shortRun || confidential.length === 0) return null
  const recited = longestRecited(words, runsOf(confidential))
  const isMost = recited.length >= words.length - 1 && !/\?\W*$/u.test(sentence)
  if (recited.length < longRun && !(recited.length >= shortRun && isMost)) return null
  const open = [
    ...allowed,
    ...said,
    ...known.texts.filter((text) => !confidential.some((one) => text.includes(one))),
  ]
  const sought = ` ${recited.join(' ')} `
  return open.some((text) => ` ${wordsOf(text).join(' ')} `.includes(sought)) ? null : recited.join(' ')
}

/** The longest part of the sentence whose every run is one of them. */
function longestRecited(words: readonly string[], runs: ReadonlySet<string>): string[] {
  let best: string[] = []
  let from: number | null = null
  for (const [at, run] of runsIn(words, shortRun).entries()) {
    if (!runs.has(run)) from = null
    else {
      from ??= at
      const recited = words.slice(from, at + shortRun)
      if (recited.length > best.length) best = recited
    }
  }
  return best
}
