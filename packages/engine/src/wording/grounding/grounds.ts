import { addressesIn, withoutAddresses } from './addresses.ts'
import { datesIn } from './calendar.ts'
import { currenciesIn } from './currencies.ts'
import { formsOf, namesIn } from './names.ts'
import { numbersIn } from './values.ts'

/** What may be named: all that occurs in the facts, the visitor's words and the configuration. */
interface GroundedTerms {
  numbers: ReadonlySet<number>
  dates: ReadonlySet<string>
  currencies: ReadonlySet<string>
  emails: ReadonlySet<string>
  urls: ReadonlySet<string>
  words: ReadonlySet<string>
}

export function groundedTerms(texts: readonly string[]): GroundedTerms {
  const whole = texts.join('\n')
  const { emails, urls } = addressesIn(whole)
  return {
    numbers: new Set(
      numbersIn(whole)
        .flatMap(({ value, parts }) => [value, ...parts])
        .filter((number) => !Number.isNaN(number)),
    ),
    dates: new Set(datesIn(whole).map(({ sign }) => sign)),
    currencies: new Set(currenciesIn(whole).map(({ sign }) => sign)),
    emails: new Set(emails),
    urls: new Set(urls.flatMap((url) => [url, url.split(/[/?#]/, 1)[0]!])),
    words: new Set([...matchesOf(joined, whole), ...matchesOf(single, whole)].flatMap(formsOf)),
  }
}

/** "Smith&Sons" grounds itself and both of its parts. */
const joined = /\p{L}[\p{L}\p{M}\p{N}'’&]*/gu
const single = /\p{L}[\p{L}\p{M}\p{N}]*/gu
const matchesOf = (words: RegExp, text: string): string[] => text.match(words) ?? []

/** Whatever a sentence names that its grounds do not, as it is written there. */
export function findUngrounded(sentence: string, grounds: readonly string[]): string[] {
  return findUngroundedIn(sentence, groundedTerms(grounds))
}

export function findUngroundedIn(sentence: string, grounds: GroundedTerms): string[] {
  const { emails, urls } = addressesIn(sentence)
  const rest = withoutAddresses(sentence)
  const dates = datesIn(rest)
  const dated = new Set(dates.map(({ text }) => text))
  return [
    ...emails.filter((email) => !grounds.emails.has(email)),
    ...urls.filter((url) => !grounds.urls.has(url)),
    ...numbersIn(rest)
      .filter(({ value, parts }) => !grounds.numbers.has(value) && !isGroundedByParts(parts, grounds))
      .map(({ text }) => text),
    ...currenciesIn(rest)
      .filter(({ sign }) => !grounds.currencies.has(sign))
      .map(({ text }) => text),
    ...dates.filter(({ sign }) => !grounds.dates.has(sign)).map(({ text }) => text),
    ...namesIn(rest).filter(
      (name) => !dated.has(name) && !formsOf(name).some((form) => grounds.words.has(form)),
    ),
  ]
}

const isGroundedByParts = (parts: readonly number[], { numbers }: GroundedTerms) =>
  parts.length > 0 && parts.every((part) => numbers.has(part))
