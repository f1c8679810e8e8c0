import type { Verdict } from '@foyer/contract/vocabulary'
import type { CapturedAnswer } from '../conversation/answers.ts'
import type { CriterionResult } from '../conversation/ended_conversation.ts'

/** How one claim stands, and by which words. */
export type ClaimResult = Omit<CriterionResult, 'fit_criterion_id'>

export const unknownResult: ClaimResult = { verdict: 'unknown', evidence: [] }

/** By the words that an answer rests on; null where it does not decide. */
export function resultByAnswer(holds: boolean | null, answer: CapturedAnswer): ClaimResult {
  if (holds === null) return unknownResult
  return { verdict: verdictOf(holds), evidence: [evidenceOf(answer)] }
}

/** It may well hold: what was said neither confirms nor rules it out. The words are kept for whoever asks on. */
export const possibleResult = (answer: CapturedAnswer): ClaimResult => ({
  verdict: 'unknown',
  evidence: [evidenceOf(answer)],
})

const evidenceOf = ({ message_id, quote }: CapturedAnswer) => ({ message_id, quote })

export const verdictOf = (holds: boolean): Verdict => (holds ? 'met' : 'not_met')

/** All have to be met; one that is not decides. */
export function allOf(parts: readonly ClaimResult[]): ClaimResult {
  const failed = parts.find(({ verdict }) => verdict === 'not_met')
  if (failed) return failed
  if (parts.some(({ verdict }) => verdict === 'unknown')) return openResult(parts)
  return { verdict: 'met', evidence: distinct(parts) }
}

/** One that is met decides; only when none is are all of them not. */
export function anyOf(parts: readonly ClaimResult[]): ClaimResult {
  const met = parts.find(({ verdict }) => verdict === 'met')
  if (met) return met
  if (parts.some(({ verdict }) => verdict === 'unknown')) return openResult(parts)
  return { verdict: 'not_met', evidence: distinct(parts) }
}

/** With the words that make a part of it possible, and no others. */
const openResult = (parts: readonly ClaimResult[]): ClaimResult => ({
  verdict: 'unknown',
  evidence: distinct(parts.filter(({ verdict }) => verdict === 'unknown')),
})

function distinct(parts: readonly ClaimResult[]): ClaimResult['evidence'] {
  const byWords = new Map(
    parts.flatMap(({ evidence }) => evidence).map((each) => [`${each.message_id} ${each.quote}`, each]),
  )
  return [...byWords.values()]
}
