import { hasBannedPhrase, type VoiceBans } from '../voice/banned_phrases.ts'
import { wordCount } from '../word_count.ts'
import { findUngroundedIn, groundedTerms } from './grounding/grounds.ts'
import { sentenceHash } from './sentence_hash.ts'

type GateReason = 'said_before' | 'banned' | 'second_question' | 'ungrounded'
export type GateResult = { ok: true } | { ok: false; because: GateReason }

interface GateInput {
  /** Marks of the sentences that were said before. */
  said: readonly string[]
  voice: VoiceBans
  /** Facts, the visitor's words and the configuration; null where the words are ours, which name nothing. */
  grounds: readonly string[] | null
  mayAsk: boolean
}

/** Which of the sentences that were said before may be said again: courtesies, all but the latest, or all of them. */
type Repeatable = 'courtesies' | 'earlier' | 'all'

/** What every sentence of a reply passes, whoever worded it. */
export interface Gate {
  /** Lets a sentence out, or says why not. What was let out counts for those that follow. */
  admit(sentence: string): GateResult
  /** All of these, one after the other, or none. */
  admitAll(sentences: readonly string[], repeatable?: Repeatable): GateResult
  /** What the knowledge says may be said again when it is asked for again. */
  note(sentences: readonly string[]): void
}

const questionMark = /[?？؟](?=$|[\s)"”“’»*_?!])/gu

export const countQuestions = (text: string): number => text.match(questionMark)?.length ?? 0

/** A courtesy, such as "Thank you.", is no statement, and may be said again. */
const longestCourtesy = 4
/** But not in the reply that follows. */
const recentSentences = 3

const isCourtesy = (sentence: string) =>
  wordCount(sentence) <= longestCourtesy && countQuestions(sentence) === 0

export function createGate({ said, voice, grounds, mayAsk }: GateInput): Gate {
  const marks = new Set(said)
  const recent = new Set(said.slice(-recentSentences))
  const grounded = grounds === null ? null : groundedTerms(grounds)
  let questions = mayAsk ? 1 : 0

  function isRepeated(sentence: string, mark: string, repeatable: Repeatable): boolean {
    if (repeatable === 'all' || !marks.has(mark)) return false
    return recent.has(mark) || (repeatable === 'courtesies' && !isCourtesy(sentence))
  }

  function refusal(sentence: string, mark: string, repeatable: Repeatable): GateReason | null {
    if (isRepeated(sentence, mark, repeatable)) return 'said_before'
    if (hasBannedPhrase(sentence, voice)) return 'banned'
    if (countQuestions(sentence) > questions) return 'second_question'
    if (grounded && findUngroundedIn(sentence, grounded).length > 0) return 'ungrounded'
    return null
  }

  function admitAll(sentences: readonly string[], repeatable: Repeatable = 'courtesies'): GateResult {
    const before = questions
    const added: string[] = []
    for (const sentence of sentences) {
      const mark = sentenceHash(sentence)
      const because = refusal(sentence, mark, repeatable)
      if (because) {
        questions = before
        for (const earlier of added) marks.delete(earlier)
        return { ok: false, because }
      }
      questions -= countQuestions(sentence)
      if (!marks.has(mark)) added.push(mark)
      marks.add(mark)
      recent.add(mark)
    }
    return { ok: true }
  }

  return {
    admit: (sentence) => admitAll([sentence]),
    admitAll,
    note(sentences) {
      for (const sentence of sentences) marks.add(sentenceHash(sentence))
    },
  }
}
