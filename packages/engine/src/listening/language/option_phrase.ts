import type { OptionPhrase } from './pack.ts'
import { anywherePattern } from './phrases.ts'

/** One meaning: names of options that stand for it, and how visitors say it. */
const optionPhraseOf =
  (kind: OptionPhrase['kind']) =>
  (options: string, phrases: string): OptionPhrase => ({
    kind,
    options: options.split(', '),
    pattern: anywherePattern(phrases),
  })

export const act = optionPhraseOf('act')
export const question = optionPhraseOf('question')
export const anyQuestion = optionPhraseOf('any_question')
export const matter = optionPhraseOf('matter')
