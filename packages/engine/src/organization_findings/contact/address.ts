import { americanAddress } from './american_address.ts'
import { britishAddress } from './british_address.ts'
import { germanAddress } from './german_address.ts'
import type { ReadAddress, WrittenAddress } from './written_address.ts'

const readers: ReadAddress[] = [germanAddress, britishAddress, americanAddress]
const longest = 500

/** The addresses that lines of a page state, in their order. */
export function addressesIn(lines: readonly string[]): WrittenAddress[] {
  const parts = lines.flatMap(partsOf)
  const found: WrittenAddress[] = []
  for (const at of parts.keys())
    for (const read of readers) {
      const address = read(parts, at)
      if (!address || address.text.length > longest) continue
      found.push(address)
      break
    }
  return found
}

/** Footers set the lines of an address beside each other. */
const partsOf = (line: string) =>
  line
    .split(/\s*(?:\||·|•|▪|∙|\s[–—]\s|\s-\s)\s*/u)
    .map((part) => part.trim())
    .filter((part) => part !== '')

export const addressKey = (text: string) =>
  text
    .toLowerCase()
    .replace(/stra(?:ß|ss)e|str\./gu, 'str')
    .replace(/[^\p{L}\d]/gu, '')
