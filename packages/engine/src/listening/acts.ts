import type { Ambiguity, Capture, VisitorAct } from '../conversation/reading.ts'
import type { SmallTalkKind } from '../knowledge/answer/small_talk/index.ts'
import { type ListeningPack, packs } from './language/index.ts'
import type { ParsedMessage } from './parsed_message.ts'
import type { ClassifiedSentence } from './sentences/classify_sentences.ts'
import type { Reply } from './sentences/replies.ts'
import { tokenize } from './sentences/tokens.ts'

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
    // guard: an order does nothing
    if (sentence.kind === 'command' || sentence.kind === 'quoted') return
    const smallTalk = smallTalkIn(parsed, at)
    const own = [
      ...feelingActs(sentence, parsed.pack),
      ...replyActs(sentence, parsed.replies[at]!, smallTalk),
    ]
    // guard: what was understood is no small talk [!isUnderstood… -> true]
    for (const act of own)
      if (!isUnderstood || (act !== 'small_talk' && act !== 'goodbye' && act !== 'thanks')) acts.add(act)
  })
  // "Yes, please call me" answers whether they would like a call, and asks for nobody now. "Urgent" answers how urgent it is.
  // guard: what answers the question that was asked does nothing else
  if (answersChoice(parsed, captures)) for (const act of answering) acts.delete(act)
  // guard: who says when it should begin is not in trouble
  if (captures.some((each) => tellsHurry(parsed, each))) acts.delete('urgency')
  if (captures.length > 0 || unclear.length > 0) acts.add('inform')
  // guard: who takes something back corrects, though it was not understood [parsed.replies…]
  if (captures.some(({ correction }) => correction) || parsed.replies.some(({ corrects }) => corrects))
    acts.add('correct')
  if (questions.length > 0) acts.add('ask')
  // guard: a no where nothing more is wanted is a goodbye
  // guard: who asks does not leave [questions…]
  if (parsed.input.asked.invited && acts.has('deny') && questions.length === 0) acts.add('goodbye')
  if (parsed.tokens.length === 0) acts.add('small_talk')
  return [...acts]
}

const answering: readonly VisitorAct[] = ['wants_person', 'urgency', 'complaint', 'cancel']

const answersChoice = ({ asked }: ParsedMessage, captures: readonly Capture[]): boolean =>
  captures.some(
    ({ slot, value }) =>
      (typeof value === 'boolean' && captures.length > 1) ||
      (slot === asked?.slot.key && asked.slot.data_type !== 'string'),
  )

/** "As soon as possible" is one of the answers to when something should begin. */
function tellsHurry({ slots }: ParsedMessage, { slot: key, quote }: Capture): boolean {
  const words = tokenize(quote).map(({ word }) => word)
  const isChoice = slots.some(({ slot }) => slot.key === key && slot.data_type !== 'string')
  return isChoice && packs.some((pack) => pack.acts.urgency.test(words.join(' ')))
}

/** "Hm" and "well, ok" are talk too. */
function smallTalkIn({ smallTalk, sentences, pack }: ParsedMessage, at: number): SmallTalkKind | null {
  const isFilling = sentences[at]!.tokens.every(({ word }) => pack.replies.fillers.has(word))
  return smallTalk[at] ?? (isFilling ? 'small_talk' : null)
}

/** Thanks are short: a longer sentence thanks on the way to something else. */
const longestThanks = 8

function feelingActs({ kind, plain, tokens }: ClassifiedSentence, { acts }: ListeningPack): VisitorAct[] {
  const found: VisitorAct[] = []
  const isQuestion = kind === 'question'
  // guard: who thanks on the way to something else does more [tokens.length…]
  if (acts.thanks.test(plain) && tokens.length <= longestThanks) found.push('thanks')
  // guard: who asks about fears tells of none [!isQuestion]
  if (!isQuestion && acts.feeling.test(plain)) found.push('feeling')
  // guard: who asks about trouble has none [!isQuestion]
  if (!isQuestion && acts.complaint.test(plain)) found.push('complaint')
  // guard: who needs help at once is heard in any language [packs.some… -> acts.urgency.test(plain)]
  if (packs.some((pack) => pack.acts.urgency.test(plain))) found.push('urgency')
  // guard: who asks about giving up does not yet [!isQuestion]
  if (!isQuestion && acts.cancel.test(plain)) found.push('cancel')
  if (acts.identity.test(plain)) found.push('asks_identity')
  else if (acts.wantsPerson.test(plain)) found.push('wants_person')
  return found
}

function replyActs(
  { kind }: ClassifiedSentence,
  reply: Reply,
  smallTalk: SmallTalkKind | null,
): VisitorAct[] {
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
  return kind === 'statement' || kind === 'supposed' ? ['inform'] : []
}
