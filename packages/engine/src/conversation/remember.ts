import { markOf, sentencesOf } from '../wording/marks.ts'
import type { ConversationState } from './state.ts'

/** After a reply was worded: none of its sentences will be said again. */
export function remember(state: ConversationState, text: string): ConversationState {
  const marks = sentencesOf(text).map(markOf)
  return { ...state, said: [...new Set([...state.said, ...marks])] }
}
