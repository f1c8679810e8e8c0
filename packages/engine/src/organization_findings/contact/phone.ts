import type { PhoneLink } from '../page_hints.ts'

/** As the contract takes it. */
const valid = /^[+(]?[0-9][0-9 ()./–-]{2,}$/
const longest = 40

const label =
  '(?:tel(?:efon|ephone)?(?:\\s?(?:nr|nummer|number|no))?|phone|fon|mobil(?:e|telefon)?|handy|call(?: us)?(?: on| at)?|ring(?: us)?(?: on| at)?|ruf(?:en sie uns)?(?: an)?(?: unter)?|☎️?|📞|✆)'
const number = '[+(]?\\(?\\d[\\d ()./\\u00a0–-]{4,}\\d'
const labelled = new RegExp(`(?<![\\p{L}-])${label}\\s?[.:|]*\\s*(${number})`, 'giu')
/** A letter stands for the word at the beginning of a line, as on cards. */
const lettered = new RegExp(`(?:^|[|·•])\\s*[TMP][.:]?\\s+(${number})`, 'gu')
/** In a footer, a number stands between the town and the mailbox and needs no word. */
const alone = new RegExp(`(?:^|[|·•])\\s*(\\+?\\(?[0+]${number})\\s*(?=$|[|·•])`, 'gu')
const date = /^\d{1,2}\.\s?\d{1,2}\.\s?\d{2,4}$/
const fax = /(?:tele)?fax/iu

/** The numbers that a line gives for calling. */
export function phonesIn(line: string): string[] {
  const found = [labelled, lettered, alone].flatMap((pattern) =>
    [...line.matchAll(pattern)].filter(
      ({ index }) => !fax.test(line.slice(Math.max(0, index - 8), index + 8)),
    ),
  )
  return found.flatMap((match) => phoneOf(match[1]!) ?? [])
}

/** What stands on the link is how the organization writes its number; the link itself is how it is dialled. */
export function phoneOfLink({ number: dialled, text }: PhoneLink): string | undefined {
  const shown = phoneOf(text.replace(/^[^+(\d]+/u, ''))
  const target = phoneOf(dialled)
  if (!shown) return target
  return target === undefined || sameEnd(shown, target) ? shown : target
}

const sameEnd = (one: string, other: string) => digitsOf(one).slice(-6) === digitsOf(other).slice(-6)

export function phoneOf(text: string): string | undefined {
  const phone = text
    .replaceAll('\u00a0', ' ')
    .replace(/[−‑‒—]/gu, '-')
    .replace(/\s+/g, ' ')
    .replace(/[\s./–-]+$/u, '')
    .trim()
  const digits = digitsOf(phone).length
  if (!valid.test(phone) || phone.length > longest || digits < 6 || digits > 16 || date.test(phone))
    return undefined
  return phone
}

/** By which two ways of writing one number are found to be the same, with and without the country. */
export const phoneKey = (phone: string) => digitsOf(phone.replace('(0)', '')).slice(-8)

const digitsOf = (text: string) => text.replace(/\D/g, '')
