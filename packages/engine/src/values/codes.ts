import { languages, quickly, wordOf } from './language/index.ts'
import type { Mention } from './value.ts'

/** Names with digits in them, which count nothing: "LL-4001", "EH2 1DW", "SHA-256", "185.71.88.10", "24/7". */

const always = /(?<![\p{N}/])24\s?\/\s?7(?![\p{N}/])/gu
const dotted = /(?<![\p{N}.])\d{1,3}(?:\.\d{1,3}){3,}(?![\p{N}.])/gu
const postcode =
  /(?<![\p{L}\p{N}])(?:[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|[A-Z]\d{2} [A-Z\d]{4})(?![\p{L}\p{N}])/gu
const name =
  /(?<![\p{L}\p{N}.])(?!(?:EUR|USD|GBP|CHF|Nr|No)-?\d)\p{Lu}\p{L}{0,11}[-–/]?\d[\p{Lu}\d]*(?:[-–/][\p{Lu}\d]*\d[\p{Lu}\d]*)*(?![\p{L}\p{N}])/gu
const aroundTheClock = new RegExp(
  wordOf((words) => words.aroundTheClock),
  'giu',
)
const anyOpen = quickly(languages.map((words) => words.aroundTheClock))

const openAllDay = '24/7'

export const codeReaders: readonly ((text: string, lower: string) => Mention[])[] = [
  (text, lower) =>
    anyOpen.test(lower)
      ? codesIn(text, aroundTheClock).map((mention) => ({
          ...mention,
          readings: [{ kind: 'code', key: openAllDay }],
          isAside: true,
        }))
      : [],
  ...[always, dotted, postcode, name].map(
    (pattern) => (text: string) => (/\d/.test(text) ? codesIn(text, pattern) : []),
  ),
]

const codesIn = (text: string, pattern: RegExp): Mention[] =>
  [...text.matchAll(pattern)].map(({ 0: found, index }) => ({
    text: found,
    from: index,
    to: index + found.length,
    readings: [{ kind: 'code', key: found.replaceAll(/[\s–-]/g, '').toUpperCase() }],
  }))
