import type { ReadAddress } from './written_address.ts'

/** "Werkstraße 12, 24937 Flensburg": Germany, Austria and Switzerland. */

const street =
  /(?:stra(?:ß|ss)e|str\.?|weg|allee|platz|gasse|ufer|ring|damm|hof|markt|chaussee|steig|stieg|berg|graben|kamp|deich|kai|park|promenade|zeile|winkel|pfad|brücke|tor|twiete|rain|feld|wall|garten)$/iu
const houseNumber = '\\d{1,4}\\s?[a-zA-Z]?(?:\\s?[-–/+]\\s?\\d{1,4}\\s?[a-zA-Z]?)?'
const town =
  "\\p{Lu}[\\p{L}'’.-]*(?:[ /-](?:am|an|der|die|bei|im|in|ob|a\\.|d\\.|v\\.|i\\.)?\\s?\\p{Lu}?[\\p{L}'’.()-]+){0,4}"
const placeLine = new RegExp(`^((?:DE?|A|AT|CH)[-–\\s])?\\s?(\\d{4,5})\\s+(${town})`, 'u')
const streetLine = new RegExp(`^(.{2,80}?\\s${houseNumber})$`, 'u')
const oneLine = new RegExp(
  `^(.*?\\s${houseNumber})(?:\\s*,\\s*|\\s+)(?=(?:(?:DE?|A|AT|CH)[-–\\s])?\\s?\\d{4,5}\\s+\\p{Lu})`,
  'u',
)
const countries: Record<string, string> = { D: 'DE', DE: 'DE', A: 'AT', AT: 'AT', CH: 'CH' }
const named: [pattern: RegExp, country: string][] = [
  [/^(?:deutschland|germany)$/i, 'DE'],
  [/^(?:österreich|austria)$/i, 'AT'],
  [/^(?:schweiz|switzerland|suisse)$/i, 'CH'],
]

export const germanAddress: ReadAddress = (parts, at) => {
  const part = parts[at]!
  const beside = oneLine.exec(part)
  const head = beside ? beside[1]! : (parts[at - 1] ?? '').replace(/,$/, '')
  const place = placeLine.exec(beside ? part.slice(beside[0].length) : part)
  if (!place) return undefined
  const [, prefix, postcode, written] = place
  const road = streetIn(head)
  // A number and a word alone look like a postcode and a town, but can be anything.
  if (!road) return undefined
  const city = townOf(written!)
  const country = countryOf(prefix, postcode!, parts[at + 1] ?? '')
  const code = `${prefix ? prefix.replace(/[\s–]/u, '-') : ''}${postcode}`
  return { text: `${road}\n${code} ${city}`, ...(country && { country }) }
}

/** The street at the end of a text: with its usual ending, or a short line that is nothing else. */
function streetIn(text: string): string | undefined {
  const found = streetLine.exec(text.replace(/^.*:\s+/u, '').trim())
  if (!found || /[@€]|\b(?:tel|fax|hrb|postfach)\b/i.test(text)) return undefined
  const words = found[1]!.split(/\s+/)
  const last = words.findLastIndex((word) => street.test(word.replace(/,$/, '')))
  if (last === -1) return words.length <= 6 && /^\p{Lu}/u.test(words[0]!) ? words.join(' ') : undefined
  let first = last
  while (first > 0 && /^\p{Lu}[\p{L}.-]*$/u.test(words[first - 1]!)) first--
  return words.slice(first).join(' ')
}

/** A sentence that goes on is no part of the town. */
const townOf = (written: string) =>
  written.replace(/\s(?:Tel|Fon|Fax|E-?Mail|Deutschland|Germany)\b.*$/u, '').replace(/[.,;]+$/u, '')

function countryOf(prefix: string | undefined, postcode: string, next: string): string | undefined {
  const said = named.find(([pattern]) => pattern.test(next.trim()))?.[1]
  const marked = prefix && countries[prefix.replace(/[^A-Z]/g, '')]
  return said ?? marked ?? (postcode.length === 5 ? 'DE' : undefined)
}
