import { lookalikes } from './lookalikes.ts'

/** A text as it is compared: what a reader takes for the same is the same. */
export interface FoldedText {
  text: string
  /** For each character of it, the place in the original that it comes from. */
  at: number[]
}

const unseen = /^[\p{Cf}\p{Mn}\p{Me}\u115f\u1160\u3164\uffa0]$/u
const apostrophe = /^['’‘‛`´ʼ′]$/u
/** Set around words without parting them: "best **in** class". */
const ornament = /^[*~"“”„‟«»‹›]$/u
const gap = /^[\s\p{Pd}_\u2212\u2043]$/u
const diaeresis = '\u0308'

/**
 * Small letters without accents, umlauts written out, letters of other scripts as the Latin ones they look like, one
 * space for any gap or hyphen, and nothing that is not seen.
 */
export function foldText(original: string): FoldedText {
  const parts: string[] = []
  const at: number[] = []
  let last = ''
  const add = (characters: string, place: number) => {
    parts.push(characters)
    last = characters
    for (let count = 0; count < characters.length; count++) at.push(place)
  }
  const addPart = (part: string, place: number) => {
    if (part >= 'a' && part <= 'z') add(part, place)
    else if (part === ' ' || gap.test(part)) {
      if (last !== ' ') add(' ', place)
    } else if (part === diaeresis && /^[aou]$/.test(last)) add('e', place)
    else if (apostrophe.test(part)) add("'", place)
    else if (part === 'ß') add('ss', place)
    else if (!unseen.test(part) && !ornament.test(part)) add(lookalikes.get(part) ?? part, place)
  }
  for (let place = 0; place < original.length; ) {
    const code = original.charCodeAt(place)
    // Most of most texts.
    if (isSmallOrDigit(code)) {
      last = original.charAt(place)
      parts.push(last)
      at.push(place++)
      continue
    }
    const character = String.fromCodePoint(original.codePointAt(place)!)
    for (const part of character.normalize('NFKD').toLowerCase()) addPart(part, place)
    place += character.length
  }
  return { text: parts.join(''), at }
}

const isSmallOrDigit = (code: number) => (code >= 97 && code <= 122) || (code >= 48 && code <= 57)
