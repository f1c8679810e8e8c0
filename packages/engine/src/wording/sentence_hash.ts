import { sentencesOf as sentencesIn } from '../knowledge/sentences.ts'
import { normalizeStatement } from '../knowledge/statement.ts'
import { hashOf } from './hash.ts'

/** No mark inside that could end a sentence, and nothing to tidy up. Most wordings that are tried are like this. */
const single = /^[^\s.!?…。！？](?:[^\s.!?…。！？]| (?! )){0,398}[.!?…]?$/u

/** The sentences of a reply; the end of a line ends one, too. */
export function replySentences(text: string): string[] {
  if (single.test(text) && !text.endsWith(' ')) return [text]
  return text.split('\n').flatMap((line) => sentencesIn(line, null))
}

/** By which a sentence is remembered as said: seven characters, the same however it is spaced and punctuated. */
export function sentenceHash(sentence: string): string {
  return hashOf(normalizeStatement(sentence)).toString(36).padStart(7, '0')
}

export function sentenceHashes(text: string): string[] {
  return replySentences(text).map(sentenceHash)
}
