import { replySentences, sentenceHash } from '../wording/sentence_hash.ts'
import type { ConversationState } from './state.ts'

/** After a reply was worded: none of its sentences will be said again. */
export function rememberSentences(state: ConversationState, text: string): ConversationState {
  const sentences = replySentences(text)
  const marks = [...sentences, ...sentences.flatMap(afterNumber)].map(sentenceHash)
  const now = new Set(marks)
  return { ...state, said: [...state.said.filter((mark) => !now.has(mark)), ...now] }
}

/** "1 to 9. What …" could be a ninth something, and is left whole: what follows the number may be a sentence all the same. */
const afterNumber = (sentence: string): string[] => sentence.split(/(?<=\d[.!?])\s+(?=\p{Lu})/u).slice(1)
