import { primaryLanguage } from '../search/terms.ts'
import { wordsOf } from '../search/words.ts'

/** In the folded words of `wordsOf`. */
const languages = new Map([
  [
    'en',
    /^(?:how|what|whats|when|where|which|who|why|can|could|do|does|did|is|are|am|will|would|should|may)\b|\b(?:i|im|ive|id|me|my|mine|please|pls)\b/,
  ],
  [
    'de',
    /^(?:wie|was|wann|wo|welche[rsnm]?|wer|warum|wieso|kann|konnen|konnte|ist|sind|habt|haben|gibt|darf|soll)\b|\b(?:ich|mir|mich|mein|meine|meinen|meinem|meiner|bitte)\b/,
  ],
])

/** Longer texts may tell of "me", but are no message. */
const mostWords = 40

/** Whether a text sounds like a visitor rather than like a source: it asks, or speaks of "me". */
export function isConversational(text: string, language: string): boolean {
  const words = wordsOf(text)
  if (words.length > mostWords) return false
  return (
    text.trimEnd().endsWith('?') || languages.get(primaryLanguage(language))?.test(words.join(' ')) === true
  )
}
