import type { ReadingInput } from '../conversation/reading.ts'
import { type SmallTalkKind, smallTalkKind } from '../knowledge/answer/small_talk/index.ts'
import { type ListeningPack, listeningPackFor } from './language/index.ts'
import { type PreparedSlot, preparedSlot } from './prepared_slot.ts'
import { type ClassifiedSentence, classifySentences } from './sentences/classify_sentences.ts'
import { type Reply, replyIn } from './sentences/replies.ts'
import { messageSentences } from './sentences/sentences.ts'
import { type Token, tokenize } from './sentences/tokens.ts'

/** A message as tokens and sentences, with the input that it is read by. */
export interface ParsedMessage {
  input: ReadingInput
  pack: ListeningPack
  tokens: readonly Token[]
  sentences: readonly ClassifiedSentence[]
  /** Of each sentence. */
  replies: readonly Reply[]
  /** Of each sentence: whether it is only small talk, or asks for a person. */
  smallTalk: readonly (SmallTalkKind | null)[]
  slots: readonly PreparedSlot[]
  asked: PreparedSlot | null
}

export function parseMessage(input: ReadingInput): ParsedMessage {
  const { message } = input
  const tokens = tokenize(message)
  const pack = listeningPackFor(
    tokens.map(({ word }) => word),
    input.locale,
  )
  const slots = input.slots.map((slot) => preparedSlot(slot, pack))
  const sentences = classifySentences(
    message,
    messageSentences(message, tokens, pack),
    literalsOf(slots),
    pack,
  ).map((sentence) => (goesOn(sentence, input, pack) ? { ...sentence, kind: 'question' as const } : sentence))
  return {
    input,
    pack,
    tokens,
    sentences,
    replies: carried(sentences.map((sentence) => replyIn(sentence, pack))),
    smallTalk: sentences.map(
      ({ tokens, plain }) =>
        smallTalkKind(message.slice(tokens[0]!.from, tokens.at(-1)!.to), pack.language) ??
        (pack.sentences.remark.test(plain) ? 'small_talk' : null),
    ),
    slots,
    asked: slots.find(({ slot }) => slot.key === input.asked.slot) ?? null,
  }
}

/** "And at night", after a question: asks on, and tells nothing. */
function goesOn(
  { kind, tokens, plain }: ClassifiedSentence,
  { topic }: ReadingInput,
  { sentences, choices, replies }: ListeningPack,
): boolean {
  // guard: what goes on from a question asks, too [topic === null -> true]
  if (topic === null || kind !== 'statement' || tokens.length > longestContinuation) return false
  const [first] = tokens
  // guard: who goes on to tell of themselves asks nothing [!tokens… -> true]
  return (
    first?.at === 0 &&
    sentences.elliptic.test(plain) &&
    !replies.yes.test(plain) &&
    !tokens.some(({ word, kind }) => kind !== 'word' || choices.self.has(word))
  )
}

const longestContinuation = 8

const literalsOf = (slots: readonly PreparedSlot[]) =>
  new Set(slots.flatMap(({ options }) => options.flatMap(({ literal }) => literal.map(({ word }) => word))))

/** "Wait, no. Two tickets.": what takes back and what replaces it may be two sentences. */
function carried(replies: readonly Reply[]): Reply[] {
  let takesBack = false
  return replies.map((reply) => {
    // guard: what takes back may be a sentence of its own
    takesBack ||= reply.corrects
    return { ...reply, corrects: takesBack }
  })
}

/** What the visitor says of themselves or wants: the only sentences that answer anything. */
// guard: only what informs answers [kind ===…'request' -> true]
export const informs = ({ kind }: ClassifiedSentence): boolean => kind === 'statement' || kind === 'request'

/** Exactly as written. */
export function quoteOf({ input, tokens }: ParsedMessage, first: number, last: number): string {
  return input.message.slice(tokens[first]!.from, tokens[last]!.to)
}
