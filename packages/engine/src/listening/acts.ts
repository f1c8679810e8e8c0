import type { Ambiguity, Capture, VisitorAct } from '../conversation/reading.ts'
import type { SmallTalkKind } from '../knowledge/answer/small_talk/index.ts'
import { asksForContact } from '../slots/asks_for_phone.ts'
import { cueOf } from './cues/cue_of.ts'
import type { IntentScores } from './intents/classify_intent.ts'
import { hasIntent } from './intents/has_intent.ts'
import { type Intent, intents } from './intents/intent.ts'
import { isRejection } from './is_rejection.ts'
import { hasContact } from './mentions/name_mentions.ts'
import { isOutsider } from './outsider.ts'
import { informs, type ParsedMessage } from './parsed_message.ts'
import type { ClassifiedSentence } from './sentences/classify_sentences.ts'
import { isLight } from './sentences/is_light.ts'
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
  const { captures, unclear, declined, questions } = understood
  const acts = new Set<VisitorAct>()
  const cue = cueOf(parsed.input.message, parsed.data.cues())
  const { slot: asked } = parsed.input.asked
  const isAnswer = asked !== null && [...captures.map(({ slot }) => slot), ...declined].includes(asked)
  parsed.sentences.forEach((sentence, at) => {
    const isUnderstood = sentence.tokens.some((token) => taken.has(token.at))
    if (sentence.kind === 'command' || sentence.kind === 'quoted') return
    const smallTalk = smallTalkIn(parsed, at)
    const isCallWanted = parsed.pack.acts.callMe.test(sentence.plain)
    const replies = replyActs(sentence, parsed.replies[at]!, smallTalk)
    const isReply = replies.some((act) => direct.includes(act))
    // "Please note 50 guests", though it were 40, is for nothing else. Neither is "Telefon 0551 99887".
    const changes =
      isUnderstood && (isContact(parsed, sentence, taken) || captures.some(({ correction }) => correction))
    for (const act of intentActs(sentence, parsed.intents[at]!, isAnswer || changes)) {
      if (act === 'wants_person' && parsed.pack.acts.noPerson.test(sentence.plain)) continue
      if (act === 'complaint' && isCallWanted && parsed.intents[at]!.complaint < sureBeside) continue
      if (act === 'wants_person' && cue === 'phone') continue
      if (changes && act === 'cancel') continue
      if (isUnderstood && idle.includes(act)) continue
      if (isReply && act !== 'thanks' && idle.includes(act)) continue
      acts.add(act)
    }
    if (isCallWanted) acts.add('wants_person')
    for (const act of replies) if (!isUnderstood || !idle.includes(act)) acts.add(act)
  })
  // "Yes, please call me" answers whether they would like a call, and asks for nobody now. "Urgent" answers how urgent it is.
  if (answersChoice(parsed, captures)) for (const act of answering) acts.delete(act)
  if (captures.length > 0 || unclear.length > 0) acts.add('inform')
  if (captures.some(({ correction }) => correction) || parsed.replies.some(({ corrects }) => corrects))
    acts.add('correct')
  if (questions.length > 0) acts.add('ask')
  if (isOutsider(parsed) && captures.every(({ slot }) => isAddress(parsed, slot))) acts.add('outsider')
  if (cue === 'grief') acts.add('feeling')
  if (captures.length === 0) {
    const isContent = acts.has('thanks') || acts.has('affirm')
    const isStated = asked !== null && parsed.sentences.every(informs)
    if (cue === 'status' && !isContent && !isStated) acts.add('asks_status')
    const isShrug = acts.has('dont_know') || acts.has('dont_care')
    if (!parsed.input.asked.invited && !isShrug && isRejection(parsed)) acts.add('reject')
  }
  const rejects = parsed.sentences.some(({ plain }) => parsed.pack.choices.noneOf.test(plain))
  const isNo = acts.has('deny') && !acts.has('correct') && !rejects
  if (parsed.input.asked.invited && isNo && questions.length === 0) acts.add('goodbye')
  if (parsed.tokens.length === 0) acts.add('small_talk')
  return [...acts]
}

/** Says how to reach the visitor, and nothing else. */
const isContact = (
  { slots, pack, input }: ParsedMessage,
  { tokens }: ClassifiedSentence,
  taken: ReadonlySet<number>,
): boolean =>
  hasContact(input.message, { tokens }) &&
  tokens.every(
    (token) =>
      taken.has(token.at) ||
      isLight(token, pack) ||
      slots.some(({ slot, words }) => asksForContact(slot) && words.includes(token.word)),
  )

const isAddress = ({ slots }: ParsedMessage, key: string): boolean =>
  slots.some(({ slot }) => slot.key === key && slot.data_type === 'email')

const direct: readonly VisitorAct[] = ['affirm', 'deny', 'dont_know', 'dont_care']
const idle: readonly VisitorAct[] = ['small_talk', 'goodbye', 'thanks', 'nonsense']
const answering: readonly VisitorAct[] = ['wants_person', 'urgency', 'complaint', 'cancel']

const answersChoice = ({ asked }: ParsedMessage, captures: readonly Capture[]): boolean =>
  captures.some(
    ({ slot, value }) =>
      (typeof value === 'boolean' && captures.length > 1) ||
      (slot === asked?.slot.key && asked.slot.data_type !== 'string'),
  )

/** "Hm" and "well, ok" are talk too. */
function smallTalkIn({ smallTalk, sentences, pack }: ParsedMessage, at: number): SmallTalkKind | null {
  const isFilling = sentences[at]!.tokens.every(({ word }) => pack.replies.fillers.has(word))
  return smallTalk[at] ?? (isFilling ? 'small_talk' : null)
}

/** What an intent does, where the sentence may have it. */
const actOf: Partial<Record<Intent, VisitorAct>> = {
  complaint: 'complaint',
  urgent: 'urgency',
  cancel: 'cancel',
  person: 'wants_person',
  identity: 'asks_identity',
  feeling: 'feeling',
  thanks: 'thanks',
  bye: 'goodbye',
  talk: 'small_talk',
  nonsense: 'nonsense',
}
/** Who asks about these has them not. */
const stated: readonly Intent[] = ['complaint', 'cancel', 'feeling', 'thanks', 'bye', 'nonsense']

/** Thanks are short: a longer sentence thanks on the way to something else. */
const longestThanks = 8

/** So sure it has to be in a message that answers what was asked. */
const sureBeside = 0.8

function intentActs(
  { kind, tokens }: ClassifiedSentence,
  scores: IntentScores,
  isAnswer: boolean,
): VisitorAct[] {
  return intents.flatMap((intent) => {
    const act = actOf[intent]
    if (isAnswer && scores[intent] < sureBeside) return []
    if (act === 'thanks' && tokens.length > longestThanks) return []
    if (act === undefined || (kind === 'question' && stated.includes(intent))) return []
    return hasIntent(scores, intent) ? [act] : []
  })
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
