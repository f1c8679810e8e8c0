import { states } from '../places/states.ts'
import type { ReadAddress } from './written_address.ts'

/** "1200 Harbor Ave, Suite 300, Portland, OR 97209", on one line or several. */

const place = /(\p{Lu}[\p{L}.' -]+),\s*([A-Z]{2})\s+\d{5}(?:-\d{4})?\b/u
const street = /^\d{1,6}[a-z]?\s+\p{L}/iu
const suite = /^(?:suite|ste\.?|floor|unit|apt\.?|#)\s?\w+/i

export const americanAddress: ReadAddress = (parts, at) => {
  const part = parts[at]!
  const found = place.exec(part)
  const state = found?.[2]
  if (!found || !state || !(state in states)) return undefined
  const end = found.index + found[0].length
  const number = /(?:^|\s)(\d{1,6}[a-z]?\s+\p{Lu})/u.exec(part.slice(0, found.index + found[1]!.length))
  if (number) {
    const from = number.index + number[0].length - number[1]!.length
    return { text: part.slice(from, end), country: 'US', state }
  }
  const above = parts[at - 1]?.trim().replace(/,$/, '') ?? ''
  const lines = suite.test(above) ? [parts[at - 2]?.trim().replace(/,$/, '') ?? '', above] : [above]
  if (!street.test(lines[0]!)) return undefined
  return { text: [...lines, part.slice(found.index, end)].join('\n'), country: 'US', state }
}
