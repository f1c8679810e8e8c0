import { numberWords } from '../../knowledge/reconciliation/number_words.ts'

/** The numbers of a text by their value: 1,000 and 1.000 and 1k and "a thousand" are one. */
interface StatedNumber {
  /** As it is written. */
  text: string
  /** Not a number where it has only parts: 9:30. */
  value: number
  /** Where it may be a time or a date instead: the numbers of its parts. */
  parts: number[]
}

const digits =
  /(?<![\p{L}\p{N}])(\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?!\d)|\d[\d.,:'’/-]*\d|\d)(?:\s?(k|m|mio|tsd|thousand|million|tausend|millionen)(?![\p{L}\p{N}]))?/giu
const factors: Record<string, number> = {
  k: 1e3,
  tsd: 1e3,
  thousand: 1e3,
  tausend: 1e3,
  m: 1e6,
  mio: 1e6,
  million: 1e6,
  millionen: 1e6,
}

export function numbersIn(text: string): StatedNumber[] {
  return [...inDigits(text), ...inWords(text)]
}

function inDigits(text: string): StatedNumber[] {
  return [...text.matchAll(digits)].map(([written, number, unit]) => {
    const parts = number!.split(/[^\d]+/).map(Number)
    const factor = unit === undefined ? 1 : factors[unit.toLowerCase()]!
    const value = amountOf(number!) * factor
    return { text: written, value, parts: isComposed(number!) || Number.isNaN(value) ? parts : [] }
  })
}

/** Groups of three digits only make a number easier to read; a mark before fewer is a decimal point. */
function amountOf(number: string): number {
  const plain = number.replaceAll(/['’\s]/g, '')
  if (/^\d{1,3}(?:[.,]\d{3})+$/.test(plain)) return Number(plain.replaceAll(/[.,]/g, ''))
  if (/^\d{1,3}(?:,\d{3})+\.\d+$/.test(plain)) return Number(plain.replaceAll(',', ''))
  if (/^\d{1,3}(?:\.\d{3})+,\d+$/.test(plain)) return Number(plain.replaceAll('.', '').replace(',', '.'))
  return Number(plain.replace(',', '.'))
}

/** A time, a date, a range, a phone number: 9:30, 9.30, 15.03.2026, 10-12, 030 123 456. */
const isComposed = (number: string) =>
  /\s/.test(number) ||
  /^\d{1,2}[.:]\d{2}$/.test(number) ||
  /^\d+(?:[/:-]\d+)+$/.test(number) ||
  /^\d+(?:[./-]\d+){2}$/.test(number)

const word = /\p{L}+/gu
/** Counting up to one is a manner of speaking: "one thing", "null Problemo". */
const least = 2

/** Runs of number words as one number: "two hundred and fifty", "fünfundzwanzig". */
function inWords(text: string): StatedNumber[] {
  const found: StatedNumber[] = []
  let run: { text: string; values: number[]; end: number } | null = null
  const finish = () => {
    const value = run ? composed(run.values) : 0
    if (run && value >= least) found.push({ text: run.text, value, parts: [] })
    run = null
  }
  for (const { 0: letters, index } of text.matchAll(word)) {
    const values = countingValues(letters.toLowerCase())
    if (values === null) {
      if (letters.toLowerCase() !== 'and') finish()
      continue
    }
    if (run && !/^(?:[\s-]+(?:and\s+)?)$/i.test(text.slice(run.end, index))) finish()
    const end = index + letters.length
    run = run
      ? { text: `${run.text} ${letters}`, values: [...run.values, ...values], end }
      : { text: letters, values, end }
  }
  finish()
  return found
}

function composed(values: readonly number[]): number {
  let total = 0
  let open = 0
  for (const value of values) {
    if (value >= 1000) {
      total += (open || 1) * value
      open = 0
    } else open = value === 100 ? (open || 1) * 100 : open + value
  }
  return total + open
}

/** The numbers that a word is made of; null where it is no number. German writes them together. */
function countingValues(letters: string): number[] | null {
  const simple = valueOfWord(letters)
  if (simple !== null) return [simple]
  if (!/hundert|tausend|und/.test(letters)) return null
  const parts = letters.split(/(hundert|tausend|und)/).filter((part) => part !== '' && part !== 'und')
  const values = parts.map((part) => (/^ein(?:s|e)?$/.test(part) ? 1 : valueOfWord(part)))
  return values.every((value) => value !== null) && values.length > 1 ? values : null
}

function valueOfWord(letters: string): number | null {
  const value = Number(numberWords.get(letters) ?? teens.get(letters) ?? Number.NaN)
  return Number.isInteger(value) && !manners.has(letters) ? value : null
}

const teens = new Map(
  'dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'
    .split(' ')
    .map((letters, at): [string, string] => [letters, String(13 + at)]),
)
const manners = new Set(['twice', 'double', 'doppelt', 'zweimal'])
