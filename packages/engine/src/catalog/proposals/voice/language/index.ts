import type { BuiltinLanguage } from '@foyer/contract/vocabulary'
import { english } from './english.ts'
import { german } from './german.ts'
import type { VoiceWords } from './voice_words.ts'

export type { VoiceWords } from './voice_words.ts'

const packs: Record<BuiltinLanguage, VoiceWords> = { en: english, de: german }

/** The words of a language; undefined where nothing can be measured in it. */
export const voiceWordsFor = (language: string): VoiceWords | undefined =>
  Object.hasOwn(packs, language) ? packs[language as BuiltinLanguage] : undefined
