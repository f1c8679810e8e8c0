import type { ListeningPack } from '../language/index.ts'
import type { Sentence, TokenRun } from './sentences.ts'

/** What a sentence replies, beside what it names. */
export interface Reply {
  yes: TokenRun | null
  no: TokenRun | null
  dontKnow: boolean
  dontCare: boolean
  ratherNot: boolean
  /** Does not want to tell. */
  withholds: boolean
  goodbye: boolean
  /** Takes an earlier answer back. */
  corrects: boolean
  /** May take one back. */
  reconsiders: boolean
}

/** Longer sentences tell of skipping and leaving instead of doing it. */
const short = 12

export function replyIn(sentence: Sentence, { replies, choices }: ListeningPack): Reply {
  const { plain, tokens, clauses } = sentence
  const isShort = tokens.length <= short
  const [first] = clauses
  const yes = clauses.find(({ plain: clause }) => replies.yes.test(clause))
  const no = clauses.find(({ plain: clause }) => replies.no.test(clause))
  const dontKnow = replies.dontKnow.test(plain) || replies.browsing.test(plain)
  const dontCare = replies.dontCare.test(plain)
  const ratherNot = isShort && replies.ratherNot.test(plain)
  const openNo = replies.opensNo.test(plain) ? first : undefined
  const openYes = replies.opensYes.test(plain) ? first : undefined
  return {
    yes: (replies.no.test(plain) ? null : (yes ?? openYes)) ?? null,
    no: no ?? (dontKnow || dontCare ? undefined : openNo) ?? null,
    dontKnow,
    dontCare: dontCare || (!dontKnow && choices.open.test(plain)),
    ratherNot,
    withholds: ratherNot && replies.withholding.test(plain),
    goodbye: isShort && replies.goodbye.test(plain.replace('all right', 'alright')),
    corrects: replies.correction.test(plain),
    reconsiders: replies.reconsidering.test(plain),
  }
}
