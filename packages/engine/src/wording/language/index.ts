import { english } from './english/index.ts'
import { german } from './german/index.ts'
import type { WordingPack } from './pack.ts'

const packs = new Map([
  ['en', english],
  ['de', german],
])

/** Of the first language that has one; English where none has. */
export function wordingPackFor(...locales: string[]): WordingPack {
  for (const locale of locales) {
    const pack = packs.get(locale.toLowerCase().split('-', 1)[0]!)
    if (pack) return pack
  }
  return english
}
