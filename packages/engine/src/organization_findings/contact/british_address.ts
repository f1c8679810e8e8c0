import type { ReadAddress } from './written_address.ts'

/** "3 Capstan Row, Port Ellery PY4 2HN", on one line or several. */

const postcode = /\b[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}\b/
const road =
  /\b(?:road|street|lane|row|avenue|square|way|house|court|mews|quay|wharf|yard|park|hill|close|drive|terrace|place|gardens|crescent|parade|high street|market|mill|works|studios|rd|st|ave|ln)\b/i
const numbered =
  /^(?:(?:unit|flat|suite|studio|floor|office|shop)\s+\w{1,4}\b|\d{1,4}[a-z]?(?:[-–/]\d{1,4})?[ ,])/i
/** What belongs to no address: titles, sentences, phones. */
const foreign = /[:@?!]|\d{5,}|\b(?:tel|phone|call|email|find us|visit|contact|opening|hours)\b/i
const mostLines = 4
const longestLine = 60

export const britishAddress: ReadAddress = (parts, at) => {
  const part = parts[at]!
  const found = postcode.exec(part)
  if (!found) return undefined
  const line = part.slice(0, found.index + found[0].length)
  const own = startIn(line)
  if (own !== undefined) return { text: line.slice(own).trim(), country: 'GB' }
  const lines = linesAbove(parts, at)
  return lines ? { text: [...lines, line.trim()].join('\n'), country: 'GB' } : undefined
}

/** Where the address begins on the line of its postcode. */
function startIn(line: string): number | undefined {
  const pieces = [...line.matchAll(/[^,]+,?\s*/g)]
  const first = pieces.find(({ 0: piece }) => {
    const text = piece.trim()
    return numbered.test(text) || (road.test(text) && !foreign.test(text) && text.length <= longestLine)
  })
  if (first) return first.index
  const number = /(?<=\s)\d{1,4}[a-z]?\s\p{Lu}/u.exec(line)
  return number && road.test(line) ? number.index : undefined
}

function linesAbove(parts: readonly string[], at: number): string[] | undefined {
  const lines: string[] = []
  let whole: string[] | undefined
  for (let place = at - 1; place >= Math.max(0, at - mostLines); place--) {
    const line = parts[place]!.trim()
    if (line.length > longestLine || foreign.test(line)) break
    lines.unshift(line.replace(/,$/, ''))
    if (numbered.test(line) || road.test(line)) whole = [...lines]
    if (numbered.test(line)) break
  }
  return whole
}
