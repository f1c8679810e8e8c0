import { english } from './english/index.ts'
import { german } from './german/index.ts'
import type { LanguagePack } from './language_pack.ts'

export type { Grammar, InstructionForm, LanguagePack, UniversalKind } from './language_pack.ts'

const packs = new Map([
  ['en', english],
  ['de', german],
])

export const allPacks: readonly LanguagePack[] = [...packs.values()]

/** The pack of a BCP 47 tag. A language without one is read as English, whose words are then simply not found. */
export const languagePackFor = (language: string): LanguagePack => packs.get(primary(language)) ?? english

/** All that may apply, where the language is not known. */
export function languagePacksFor(language: string | null): readonly LanguagePack[] {
  const known = language === null ? undefined : packs.get(primary(language))
  return known ? [known] : allPacks
}

const primary = (language: string) => language.toLowerCase().split(/[-_]/, 1)[0]!
