import { english } from './english.ts'
import { german } from './german.ts'
import type { PaperPack } from './paper_pack.ts'

const packs = new Map([
  ['en', english],
  ['de', german],
])

/** Of the first language that has one; English where none has. */
export function paperPackFor(...locales: string[]): PaperPack {
  for (const locale of locales) {
    const pack = packs.get(locale.toLowerCase().split('-', 1)[0]!)
    if (pack) return pack
  }
  return english
}

/** Puts words into a sentence of a pack; they are not read again. */
export const interpolate = (sentence: string, words: Record<string, string>): string =>
  sentence.replaceAll(/\{(\w+)\}/g, (_, name) => words[name] ?? '')
