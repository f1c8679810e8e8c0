import { countingWord, numberWords, unitWords } from './number_words.ts'

/**
 * What tells two statements apart however alike their words are: another number or another name makes another fact.
 * Where nouns are written large, as in German, they count as names.
 */
interface NumbersAndNames {
  /** With units, currencies and signs, written one way: "14,500 euros" is `14500 eur`. */
  numbers: string[]
  /** Lowercase. What only stands large because it opens a sentence is none. */
  names: string[]
}

export function numbersAndNames(text: string): NumbersAndNames {
  const said = text.normalize('NFKC')
  return { numbers: numbersIn(said), names: namesIn(said) }
}

/** The place of a step among others is nothing that the step states. */
const stepNumber = /(?<=(?:,|\?|^)\s?)(?:step|schritt)\s\d{1,3}(?=:)/giu
const number =
  /([€$£¥]\s?)?((?<![\p{L}\p{N}])[+-]?\d(?:[\d.,:'’/-]*\d)?)(?:\s?([€$£¥%‰°]|[ap]\.m\b|\p{L}+))?/gu
const currencies: Record<string, string> = { '€': 'eur', $: 'usd', '£': 'gbp', '¥': 'jpy' }

function numbersIn(text: string): string[] {
  const counted = text.replaceAll(countingWord, (word) => numberWords.get(word.toLowerCase())!)
  if (!/\d/.test(counted)) return []
  return [...counted.replaceAll(stepNumber, ' ').matchAll(number)].map(([, sign, value, after]) => {
    const unit = sign === undefined ? unitOf(after) : currencies[sign.trim()]
    return unit === undefined ? digits(value!) : `${digits(value!)} ${unit}`
  })
}

/** Marks between groups of three digits only make a number easier to read; a comma before fewer is a decimal point. */
function digits(text: string): string {
  const whole = text.replaceAll(/['’]/g, '')
  if (/^[+-]?\d{1,3}(?:[.,]\d{3})+$/.test(whole)) return whole.replaceAll(/[.,]/g, '')
  if (/^[+-]?\d{1,3}(?:,\d{3})+\.\d+$/.test(whole)) return whole.replaceAll(',', '')
  if (/^[+-]?\d{1,3}(?:\.\d{3})+,\d+$/.test(whole)) return whole.replaceAll('.', '').replace(',', '.')
  return /^[+-]?\d+,\d{1,2}$/.test(whole) ? whole.replace(',', '.') : whole
}

const unitOf = (word: string | undefined): string | undefined =>
  word === undefined ? undefined : (currencies[word] ?? unitWords.get(word.toLowerCase()))

/** Words with a capital, at their start or inside: "Berlin", "iPhone". */
const large = /(?<![\p{L}\p{N}'’&-])\p{Ll}*\p{Lu}[\p{L}\p{M}\p{N}'’&-]*/gu
/** "API", "GmbH": large wherever it stands. */
const largeInside = /^.+\p{Lu}/u
const opener = /(?:^|[.!?:…"“„«(])\s*$/u

function namesIn(text: string): string[] {
  const names: string[] = []
  for (const { 0: word, index } of text.matchAll(large)) {
    if (word === 'I') continue
    if (largeInside.test(word) || !opener.test(text.slice(Math.max(0, index - 4), index)))
      names.push(bare(word))
  }
  return names
}

const bare = (name: string) =>
  name
    .toLowerCase()
    .replace(/['’]s$/u, '')
    .replaceAll('’', "'")
