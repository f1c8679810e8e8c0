import type { Ambiguity, Capture, VisitorAct } from '../conversation/reading.ts'
import type { SmallTalkKind } from '../knowledge/answer/small_talk/index.ts'
import type { ParsedMessage } from './parsed_message.ts'
import type { ClassifiedSentence } from './sentences/classify_sentences.ts'
import type { Reply } from './sentences/replies.ts'

/** What was understood beside the acts. */
interface MessageContent {
  captures: readonly Capture[]
  unclear: readonly Ambiguity[]
  declined: readonly string[]
  questions: readonly string[]
}

/** What the visitor does with the message, in the order of its sentences and each once. */
export function actsOf(
  parsed: ParsedMessage,
  understood: MessageContent,
  taken: ReadonlySet<number>,
): VisitorAct[] {
  const { captures, unclear, questions } = understood
  const acts = new Set<VisitorAct>()
  parsed.sentences.forEach((sentence, at) => {
    const isUnderstood = sentence.tokens.some((token) => taken.has(token.at))
    // guard: what was understood is no small talk [!isUnderstood… -> true]
    for (const act of replyActs(sentence, parsed.replies[at]!, smallTalkIn(parsed, at)))
      if (!isUnderstood || (act !== 'small_talk' && act !== 'goodbye')) acts.add(act)
  })
  // "Yes, please call me" answers whether they would like a call, and asks for nobody now.
  if (saysYesOrNo(parsed, captures)) acts.delete('wants_person')
  if (captures.length > 0 || unclear.length > 0) acts.add('inform')
  if (captures.some(({ correction }) => correction)) acts.add('correct')
  if (questions.length > 0) acts.add('ask')
  // guard: a no where nothing more is wanted is a goodbye
  // guard: who asks does not leave [questions…]
  if (parsed.input.asked.invited && acts.has('deny') && questions.length === 0) acts.add('goodbye')
  if (parsed.tokens.length === 0) acts.add('small_talk')
  return [...acts]
}

const saysYesOrNo = ({ asked }: ParsedMessage, captures: readonly Capture[]): boolean =>
  asked?.slot.data_type === 'boolean' && captures.some(({ slot }) => slot === asked.slot.key)

/** "Hm" and "well, ok" are talk too. */
function smallTalkIn({ smallTalk, sentences, pack }: ParsedMessage, at: number): SmallTalkKind | null {
  const isFilling = sentences[at]!.tokens.every(({ word }) => pack.replies.fillers.has(word))
  return smallTalk[at] ?? (isFilling ? 'small_talk' : null)
}

function replyActs(
  { kind }: ClassifiedSentence,
  reply: Reply,
  smallTalk: SmallTalkKind | null,
): VisitorAct[] {
  // guard: an order does nothing
  if (kind === 'command' || kind === 'quoted') return []
  if (smallTalk === 'wants_person') return ['wants_person']
  if (kind === 'question' && smallTalk === null) return []
  const acts: VisitorAct[] = []
  if (reply.no !== null) acts.push('deny')
  else if (reply.yes !== null) acts.push('affirm')
  if (reply.dontKnow) acts.push('dont_know')
  if (reply.dontCare) acts.push('dont_care')
  if (reply.goodbye) acts.push('goodbye')
  if (acts.length > 0) return acts
  if (smallTalk === 'small_talk') return ['small_talk']
  return kind === 'statement' ? ['inform'] : []
}
