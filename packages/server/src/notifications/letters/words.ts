import type { Language } from '../../organization/index.ts'
import { english } from './english.ts'
import { german } from './german.ts'
import type { NoticeWords } from './notice_words.ts'

const words: Record<Language, NoticeWords> = { en: english, de: german }

export const wordsIn = (language: Language): NoticeWords => words[language]
