import type { Block } from '@foyer/engine'
import { cleanLine } from './clean_text.ts'

/** Lines that may say how an organization is reached, with those around them that may belong to them. */

const day =
  /(?<!\p{L})(?:mon|tue|wed|thu|fri|sat|sun|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|daily|täglich|weekdays?|weekends?|werktags)/iu
const shortDay = /(?<!\p{L})(?:Mo|Di|Mi|Do|Fr|Sa|So|M)\s?\.?\s?(?:$|[-–—,:&+|/]|\d|bis|und)/u
const time = /\b\d{1,2}(?:[:.]\d{2})?\s?(?:[-–—]|to|bis)\s?\d{1,2}|\b\d{1,2}\s?[ap]\.?m\b|\buhr\b/iu
const title = /opening|\bhours\b|zeiten\b|sprechstunde|geöffnet|\bopen\b|closed|geschlossen|ruhetag|24\/7/iu
const postcode =
  /(?<!\d)(?:[A-Z]{1,2}-)?\d{4,5}\s+\p{Lu}\p{L}|\b[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}\b|,\s*[A-Z]{2}\s+\d{5}\b/u
const contact =
  /\b(?:tel|telefon|telephone|phone|fon|mobil|mobile|fax|call|e-?mail)\b|[@☎📞]|[[(]\s?at\s?[\])]|^[TMP][.:]?\s+[+(\d]/iu
const name =
  /©|\(c\)\s|copyright|(?<!\p{L})(?:GmbH|gGmbH|UG|e\.\s?K\.|e\.\s?V\.|KG|GbR|Ltd|LLC|LLP|Inc|PartG)(?!\p{L})/u
const note = /appointment|vereinbarung|absprache/iu

const isTelling = (line: string) =>
  [title, postcode, contact, name, note, day, shortDay, time].some((pattern) => pattern.test(line))

const before = 4
const after = 2
const longest = 300
const mostLines = 150
const mostCharacters = 12_000

export function hintLines(lines: readonly string[]): string[] {
  const short = lines.flatMap(shortLines)
  const wanted = new Set<number>()
  for (const [place, line] of short.entries()) {
    if (!isTelling(line)) continue
    for (let near = place - before; near <= place + after; near++) wanted.add(near)
  }
  let characters = 0
  const chosen = short.filter((_, place) => wanted.has(place)).slice(0, mostLines)
  return chosen.filter((line) => {
    characters += line.length
    return characters <= mostCharacters
  })
}

/** A paragraph by its sentences. */
function shortLines(text: string): string[] {
  const line = cleanLine(text)
  const parts = line.length <= longest / 2 ? [line] : line.split(/(?<=[.!?])\s+(?=\p{Lu})/u)
  return parts.filter((part) => part !== '' && part.length <= longest)
}

/** The lines of a text or a file. */
export const linesOfBlocks = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => {
    if (block.kind === 'code') return []
    if (block.kind === 'list') return block.items.map(({ text }) => text)
    if (block.kind === 'table') return [block.header ?? [], ...block.rows].map((row) => row.join(' | '))
    return block.text.split('\n')
  })
