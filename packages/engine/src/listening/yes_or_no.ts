import { informs, type ParsedMessage } from './parsed_message.ts'
import type { TokenRun } from './sentences/sentences.ts'

/** What a sentence replies to a yes-or-no question, and the words that say so. */
export interface YesOrNo {
  value: boolean
  words: TokenRun
}

export function yesOrNo(parsed: ParsedMessage, at: number): YesOrNo | null {
  const found = replyOf(parsed, at)
  const asks = parsed.sentences.some(({ kind }) => kind === 'question')
  // "Great, can I bring it in tomorrow?"
  return asks && found?.value && parsed.pack.replies.hears.test(found.words.plain) ? null : found
}

function replyOf({ sentences, replies, pack }: ParsedMessage, at: number): YesOrNo | null {
  const sentence = sentences[at]!
  const { yes, no, ratherNot, withholds, dontKnow, dontCare } = replies[at]!
  if (!informs(sentence)) return sentence.kind === 'question' ? beforeQuestion(sentence, pack) : null
  if (withholds) return null
  const said = no ?? yes
  if (said !== null) return { value: no === null, words: said }
  if (ratherNot) return { value: false, words: sentence }
  if (dontKnow || dontCare) return null
  if (pack.answers.saysNo.test(sentence.plain)) return { value: false, words: sentence }
  return pack.answers.saysYes.test(sentence.plain) ? { value: true, words: sentence } : null
}

/** "No, do you not measure that yourselves?" */
function beforeQuestion(
  { clauses: [opening, ...more] }: ParsedMessage['sentences'][number],
  { replies }: ParsedMessage['pack'],
): YesOrNo | null {
  if (opening === undefined || more.length === 0) return null
  const isNo = replies.no.test(opening.plain)
  return isNo || replies.yes.test(opening.plain) ? { value: !isNo, words: opening } : null
}
