import type { ReadingInput } from '../conversation/reading.ts'
import type { EngineData } from '../engine_data.ts'
import { type SmallTalkKind, smallTalkKind } from '../knowledge/answer/small_talk/index.ts'
import { classifyIntent, type IntentScores, likelier, mapIntents } from './intents/classify_intent.ts'
import { hasIntent } from './intents/has_intent.ts'
import { type ListeningPack, listeningPackFor } from './language/index.ts'
import { holdsDate, isTypedText } from './mentions/typed_text.ts'
import { type NamedCorrection, namedCorrections } from './named_corrections.ts'
import { type PreparedSlot, preparedSlot } from './prepared_slot.ts'
import { type ClassifiedSentence, classifySentences } from './sentences/classify_sentences.ts'
import { type Reply, replyIn } from './sentences/replies.ts'
import { messageSentences, tokenRun } from './sentences/sentences.ts'
import { type Token, tokenize } from './sentences/tokens.ts'
import { withoutSlips } from './sentences/without_slips.ts'

/** A message as tokens and sentences, with the input that it is read by. */
export interface ParsedMessage {
  input: ReadingInput
  data: EngineData
  pack: ListeningPack
  tokens: readonly Token[]
  sentences: readonly ClassifiedSentence[]
  /** Of each sentence. */
  replies: readonly Reply[]
  /** Of each sentence: whether it is only small talk, or asks for a person. */
  smallTalk: readonly (SmallTalkKind | null)[]
  /** Of each sentence, in the light of the whole message. */
  intents: readonly IntentScores[]
  slots: readonly PreparedSlot[]
  /** Answers that are corrected by the name of their slot. */
  corrections: readonly NamedCorrection[]
  asked: PreparedSlot | null
}

export function parseMessage(input: ReadingInput, data: EngineData): ParsedMessage {
  const { message } = input
  const typed = tokenize(message)
  const pack = listeningPackFor(
    typed.map(({ word }) => word),
    input.locale,
  )
  const tokens = withoutSlips(typed, pack)
  const slots = input.slots.map((slot) => preparedSlot(slot, pack))
  const classified = classifySentences(
    message,
    messageSentences(message, tokens, pack),
    literalsOf(slots),
    pack,
  ).map((sentence) => (goesOn(sentence, input, pack) ? { ...sentence, kind: 'question' as const } : sentence))
  const isKnown = ({ slot }: PreparedSlot) => Object.hasOwn(input.answers, slot.key)
  const corrections = namedCorrections(classified, slots, isKnown, pack)
  const isWrong = (at: number) => corrections.some((each) => each.isWrong && each.sentence === at)
  // "Since when is wrong, it was last night" opens like a question.
  const sentences = classified.map((each, at) =>
    isWrong(at) ? { ...each, kind: 'statement' as const } : each,
  )
  const intents = intentsOf(input, sentences, data)
  return {
    input,
    data,
    pack,
    tokens,
    sentences: sentences.map((sentence, at) =>
      hasIntent(intents[at]!, 'order') ? { ...sentence, kind: 'command' } : sentence,
    ),
    replies: carried(
      sentences.map((sentence, at) => {
        const reply = replyIn(sentence, pack)
        return { ...reply, corrects: reply.corrects || isWrong(at) }
      }),
    ),
    smallTalk: sentences.map(
      ({ tokens, plain }) =>
        smallTalkKind(message.slice(tokens[0]!.from, tokens.at(-1)!.to), pack.language) ??
        (pack.sentences.remark.test(plain) ? 'small_talk' : null),
    ),
    intents,
    slots,
    corrections,
    asked: slots.find(({ slot }) => slot.key === input.asked.slot) ?? null,
  }
}

/** How many times likelier a message answers where the agent has asked, and asks where it has the form of a question. */
const replyOdds = 20
const firstReplyOdds = 3
const questionOdds = 3

/** A sentence and the message that it stands in both say what it is for: "I was in on Monday. Never again." */
function intentsOf(
  { message, asked, isFirst }: ReadingInput,
  sentences: readonly ClassifiedSentence[],
  data: EngineData,
): readonly IntentScores[] {
  const weights = data.intents()
  const whole = classifyIntent(message, weights)
  return sentences.map(({ kind, tokens }) => {
    const own = classifyIntent(message.slice(tokens[0]!.from, tokens.at(-1)!.to), weights)
    const both = mapIntents((intent) => (2 * own[intent] + whole[intent]) / 3)
    const asking = kind === 'question' ? likelier(both, 'ask', questionOdds) : both
    // People come with what they want, whatever the greeting asks for.
    const odds = isFirst ? firstReplyOdds : replyOdds
    return asked.slot !== null ? likelier(asking, 'reply', odds) : asking
  })
}

/** "And at night", after a question: asks on, and tells nothing. */
function goesOn(
  { kind, tokens, plain }: ClassifiedSentence,
  { topic, asked, slots }: ReadingInput,
  pack: ListeningPack,
): boolean {
  const { sentences, choices, replies } = pack
  if (topic === null || kind !== 'statement' || tokens.length > longestContinuation) return false
  const [first] = tokens
  const slot = slots.find(({ key }) => key === asked.slot)
  const isDay = holdsDate(tokens, pack) && (slot === undefined || !isTypedText(slot))
  const isPlain = isDay || tokens.every(({ kind }) => kind === 'word')
  return (
    first?.at === 0 &&
    (sentences.elliptic.test(plain) || sentences.elliptic.test(withoutFiller(tokens, replies))) &&
    !replies.yes.test(plain) &&
    isPlain &&
    !tokens.some(({ word }) => choices.self.has(word))
  )
}

const longestContinuation = 8

/** "Ok, and travel". */
function withoutFiller(tokens: readonly Token[], { fillers }: ListeningPack['replies']): string {
  return tokenRun(fillers.has(tokens[0]!.word) ? tokens.slice(1) : tokens).plain
}

const literalsOf = (slots: readonly PreparedSlot[]) =>
  new Set(slots.flatMap(({ options }) => options.flatMap(({ literal }) => literal.map(({ word }) => word))))

/** "Wait, no. Two tickets.": what takes back and what replaces it may be two sentences. */
function carried(replies: readonly Reply[]): Reply[] {
  let takesBack = false
  return replies.map((reply) => {
    takesBack ||= reply.corrects
    return { ...reply, corrects: takesBack }
  })
}

/** What the visitor says of themselves or wants: the only sentences that answer anything. */
export const informs = ({ kind }: ClassifiedSentence): boolean => kind === 'statement' || kind === 'request'

/** Exactly as written. */
export function quoteOf({ input, tokens }: ParsedMessage, first: number, last: number): string {
  return input.message.slice(tokens[first]!.from, tokens[last]!.to)
}
