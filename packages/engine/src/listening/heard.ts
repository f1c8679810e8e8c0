import type { ReadingInput } from '../conversation/reading.ts'
import { type Chatter, chatterOf } from '../knowledge/answer/small_talk/index.ts'
import { type ListeningPack, packFor } from './language/index.ts'
import { type PreparedSlot, prepared } from './prepared_slot.ts'
import { type Reply, replyIn } from './sentences/replies.ts'
import { type HeardSentence, heardSentences } from './sentences/sentence_kind.ts'
import { sentencesIn } from './sentences/sentences.ts'
import { type Token, tokensOf } from './sentences/tokens.ts'

/** A message taken apart, with what it is heard in the light of. */
export interface Heard {
  input: ReadingInput
  pack: ListeningPack
  tokens: readonly Token[]
  sentences: readonly HeardSentence[]
  /** Of each sentence. */
  replies: readonly Reply[]
  /** Of each sentence: whether it is only small talk, or asks for a person. */
  chatter: readonly (Chatter | null)[]
  slots: readonly PreparedSlot[]
  asked: PreparedSlot | null
}

export function hear(input: ReadingInput): Heard {
  const { message } = input
  const tokens = tokensOf(message)
  const pack = packFor(
    tokens.map(({ word }) => word),
    input.locale,
  )
  const slots = input.slots.map((slot) => prepared(slot, pack))
  const sentences = heardSentences(message, sentencesIn(message, tokens, pack), literalsOf(slots), pack)
  return {
    input,
    pack,
    tokens,
    sentences,
    replies: carried(sentences.map((sentence) => replyIn(sentence, pack))),
    chatter: sentences.map(
      ({ tokens, plain }) =>
        chatterOf(message.slice(tokens[0]!.from, tokens.at(-1)!.to), pack.language) ??
        (pack.sentences.remark.test(plain) ? 'small_talk' : null),
    ),
    slots,
    asked: slots.find(({ slot }) => slot.key === input.asked.slot) ?? null,
  }
}

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
export const informs = ({ kind }: HeardSentence): boolean => kind === 'statement' || kind === 'request'

/** Exactly as written. */
export function quoteOf({ input, tokens }: Heard, first: number, last: number): string {
  return input.message.slice(tokens[first]!.from, tokens[last]!.to)
}
