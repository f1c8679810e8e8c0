import { primaryLanguage } from '../../search/terms.ts'
import { wordsOf } from '../../search/words.ts'
import { english } from './english.ts'
import { german } from './german.ts'
import type { SmallTalkPhrases } from './phrases.ts'

/** What asks nothing that knowledge could answer: such messages never become a gap. */

export type SmallTalkKind = 'small_talk' | 'wants_person'

const languages = new Map([
  ['en', english],
  ['de', german],
])

const sentenceEnd = /[.!?…。！？]+(?=\s|$)|\n+/
const clauseEnd = /[.!?…,;:。！？、]+(?=\s|$)|\s[-–—]+\s|\n+/

const apostrophe = /['’‘ʼ]/g
/** Numbers alone, and "aaaa", ask nothing. */
const nothing = /^(?:[\d.]+|(\p{L})\1+)$/u

/** What a message is when it is nothing but that; null when any clause of it may ask or tell something. */
export function smallTalkKind(text: string, language: string): SmallTalkKind | null {
  const clauses = text.split(clauseEnd).map((clause) => clauseKind(clause, language))
  if (clauses.includes(null)) return null
  return clauses.includes('wants_person') ? 'wants_person' : 'small_talk'
}

export const isSmallTalk = (text: string, language: string): boolean => smallTalkKind(text, language) !== null

/** The text without its sentences of small talk; the whole of it when there is nothing else. */
export function withoutSmallTalk(text: string, language: string): string {
  const sentences = text.split(sentenceEnd).map((sentence) => sentence.trim())
  const kept = sentences.filter((sentence) => sentence !== '' && !isSmallTalk(sentence, language))
  return kept.length === 0 ? text : withoutOpening(kept.join('. '), language)
}

/** "Hiya, how much is a service". */
function withoutOpening(text: string, language: string): string {
  const [opening, ...others] = text.split(',')
  return others.length > 0 && isSmallTalk(opening!, language) ? others.join(',').trim() : text
}

function clauseKind(clause: string, language: string): SmallTalkKind | null {
  // "That's" is one word here, not what belongs to "that".
  const words = wordsOf(clause.replaceAll(apostrophe, ''))
  if (words.every((word) => nothing.test(word))) return 'small_talk'
  const known = languages.get(primaryLanguage(language))
  for (const phrases of known === undefined ? languages.values() : [known]) {
    const found = kindOfWords(words, phrases)
    if (found !== null) return found
  }
  return null
}

/** Politeness may stand around anything: "Hello there, are you a bot please". */
function kindOfWords(words: readonly string[], { courtesies, smallTalk, wantsPerson }: SmallTalkPhrases) {
  const telling = words.map((word) => !courtesies.has(word))
  const [first, last] = [telling.indexOf(true), telling.lastIndexOf(true)]
  if (first < 0) return 'small_talk'
  for (let from = 0; from <= first; from++)
    for (let to = words.length; to > last; to--) {
      const said = words.slice(from, to).join(' ')
      if (wantsPerson.test(said)) return 'wants_person'
      if (smallTalk.test(said)) return 'small_talk'
    }
  return null
}
