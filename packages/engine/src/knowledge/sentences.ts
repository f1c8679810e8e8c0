import { type LanguagePack, languagePacksFor } from './language/index.ts'

/**
 * A text's sentences, in their own words. By rules rather than by `Intl.Segmenter`, which ends a sentence after "Dr."
 * and whose answers change with the version of its data: facts would be retired by an upgrade.
 */

const spaces = /\s+/g
/** Marks that may end a sentence, with what closes after them. Wide marks need no space. Bounded: runs can be long. */
const ends = /([.!?…]{1,8})(["'”’»›)\]]{0,4})(?=\s)|[。！？]["”’»›)」』]{0,4}/g
/** A sentence opens with a capital, a number, or a letter of a script that has no capitals. */
const opens = /^["'“‘„«‹([¿¡]*[\p{Lu}\p{Lt}\p{Lo}\p{N}#@]/u

/** Longer, a bracket that never closes would swallow the text. */
const longestInsert = 300
const inserts = [
  ['(', ')'],
  ['„', '“'],
  ['“', '”'],
  ['«', '»'],
] as const
/** A text without full stops must still come to an end: 2,000 characters are more than anyone writes. */
const parts = /\S(?:.{0,1998}\S)?(?=\s|$)|\S.{0,1999}/gsu

export function sentencesOf(text: string, language: string | null): string[] {
  const whole = text.replaceAll(spaces, ' ').trim()
  const sentences: string[] = []
  let from = 0
  for (const to of [...sentenceEnds(whole, language), whole.length]) {
    sentences.push(whole.slice(from, to).trim())
    from = to
  }
  return sentences.filter((sentence) => sentence !== '').flatMap(bounded)
}

/** Where the sentences of a line end that another one follows. */
export function sentenceEnds(line: string, language: string | null): number[] {
  const packs = languagePacksFor(language)
  const places: number[] = []
  let from = 0
  for (const end of line.matchAll(ends)) {
    const to = end.index + end[0].length
    if (end[1] !== undefined && !isEnd(line, from, end.index, end[1], to, packs)) continue
    places.push(to)
    from = to
  }
  return places
}

function isEnd(
  text: string,
  from: number,
  at: number,
  marks: string,
  to: number,
  packs: readonly LanguagePack[],
) {
  const rest = text.slice(to + 1, to + 60).trimStart()
  if (!opens.test(rest) || isInside(text, from, to)) return false
  if (marks !== '.') return true
  const before = text.slice(Math.max(from, at - 40), at)
  const word = /[^\s([„“"'‘«]*$/.exec(before)?.[0] ?? ''
  // "1. Open the door": the number of what follows, which nothing stands before.
  if (word.length === before.trim().length && /^(\d+|\p{L})$/u.test(word)) return false
  return packs.every(({ sentences }) => {
    const known = word.toLowerCase()
    if (sentences.abbreviations.has(known)) return false
    if (sentences.beforeNumbers.test(known)) return !/^\d/.test(rest)
    if (sentences.closing.has(known)) return true
    if (/^\p{Lu}$/u.test(word)) return false
    if (sentences.afterOrdinals && /^\d{1,2}$/.test(word))
      return sentences.afterOrdinals.has(/^\p{L}+/u.exec(rest)?.[0].toLowerCase() ?? '')
    return true
  })
}

/** Whether a bracket or quotation is open that closes soon. */
function isInside(text: string, from: number, to: number): boolean {
  const before = text.slice(Math.max(from, to - longestInsert), to)
  const after = text.slice(to, to + longestInsert)
  return inserts.some(([open, close]) => {
    const opened = before.lastIndexOf(open)
    const closes = after.indexOf(close)
    if (opened < 0 || closes < 0 || before.indexOf(close, opened + 1) >= 0) return false
    const reopened = after.indexOf(open)
    return reopened < 0 || closes < reopened
  })
}

const bounded = (sentence: string): string[] => sentence.match(parts) ?? []
