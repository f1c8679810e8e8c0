import type { LanguagePack } from '../language_pack.ts'
import { grammar } from './grammar.ts'
import { instructions } from './instructions.ts'
import { phrases } from './phrases.ts'
import { sentences } from './sentences.ts'
import { subjects } from './subjects.ts'
import { topics } from './topics.ts'
import { universal } from './universal.ts'

export const english: LanguagePack = {
  sentences,
  grammar,
  phrases,
  topics,
  universal,
  subjects,
  instructions,
}
