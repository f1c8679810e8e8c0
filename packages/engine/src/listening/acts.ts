import type { Capture, Unclear, VisitorAct } from '../conversation/reading.ts'
import type { Chatter } from '../knowledge/answer/small_talk/index.ts'
import type { Heard } from './heard.ts'
import type { Reply } from './sentences/replies.ts'
import type { HeardSentence } from './sentences/sentence_kind.ts'

/** What was understood beside the acts. */
interface Understood {
  captures: readonly Capture[]
  unclear: readonly Unclear[]
  declined: readonly string[]
  questions: readonly string[]
}

/** What the visitor does with the message, in the order of its sentences and each once. */
export function actsOf(heard: Heard, understood: Understood, taken: ReadonlySet<number>): VisitorAct[] {
  const { captures, unclear, questions } = understood
  const acts = new Set<VisitorAct>()
  heard.sentences.forEach((sentence, at) => {
    const isUnderstood = sentence.tokens.some((token) => taken.has(token.at))
    // guard: what was understood is no small talk [!isUnderstood… -> true]
    for (const act of replyActs(sentence, heard.replies[at]!, chatterIn(heard, at)))
      if (!isUnderstood || (act !== 'small_talk' && act !== 'goodbye')) acts.add(act)
  })
  // "Yes, please call me" answers whether they would like a call, and asks for nobody now.
  if (saysYesOrNo(heard, captures)) acts.delete('wants_person')
  if (captures.length > 0 || unclear.length > 0) acts.add('inform')
  if (captures.some(({ correction }) => correction)) acts.add('correct')
  if (questions.length > 0) acts.add('ask')
  // guard: a no where nothing more is wanted is a goodbye
  // guard: who asks does not leave [questions…]
  if (heard.input.asked.invited && acts.has('deny') && questions.length === 0) acts.add('goodbye')
  if (heard.tokens.length === 0) acts.add('small_talk')
  return [...acts]
}

const saysYesOrNo = ({ asked }: Heard, captures: readonly Capture[]): boolean =>
  asked?.slot.data_type === 'boolean' && captures.some(({ slot }) => slot === asked.slot.key)

/** "Hm" and "well, ok" are talk too. */
function chatterIn({ chatter, sentences, pack }: Heard, at: number): Chatter | null {
  const isFilling = sentences[at]!.tokens.every(({ word }) => pack.replies.fillers.has(word))
  return chatter[at] ?? (isFilling ? 'small_talk' : null)
}

function replyActs({ kind }: HeardSentence, reply: Reply, chatter: Chatter | null): VisitorAct[] {
  // guard: an order does nothing
  if (kind === 'command' || kind === 'quoted') return []
  if (chatter === 'wants_person') return ['wants_person']
  if (kind === 'question' && chatter === null) return []
  const acts: VisitorAct[] = []
  if (reply.no !== null) acts.push('deny')
  else if (reply.yes !== null) acts.push('affirm')
  if (reply.dontKnow) acts.push('dont_know')
  if (reply.dontCare) acts.push('dont_care')
  if (reply.goodbye) acts.push('goodbye')
  if (acts.length > 0) return acts
  if (chatter === 'small_talk') return ['small_talk']
  return kind === 'statement' ? ['inform'] : []
}
