import type { GivenPassage, ResponderUsage, TurnResult } from '@foyer/engine'
import type { TurnModel } from '../../reasoning/index.ts'
import { keyOf, passagesIn } from './passages.ts'
import { type LoopTrace, quotedAnswer, type TracedConversation, tracedVersions } from './stored_trace.ts'

interface TakenTurn {
  conversation: TracedConversation
  result: Pick<TurnResult, 'state' | 'captured' | 'citations' | 'outcome' | 'stored'>
  model: Pick<TurnModel, 'name' | 'costOf'>
  milliseconds: LoopTrace['milliseconds']
  /** All knowledge that the model was given in the stable part, so that what the answers rest on is kept. */
  known: readonly GivenPassage[]
  fallback?: string
}

export function loopTrace({
  conversation,
  result,
  model,
  milliseconds,
  known,
  fallback,
}: TakenTurn): LoopTrace {
  const { state, captured, citations, outcome, stored } = result
  const usages = stored.rounds.map(({ usage }) => usage)
  const rested = [...citations, ...outcome.questions.flatMap(({ evidence }) => evidence)]
  const found = new Set(passagesIn(stored).map(keyOf))
  const cited = new Set(rested.map(keyOf).filter((key) => !found.has(key)))
  return {
    format: 3,
    outcome,
    turn: stored,
    phase: { before: conversation.phase, after: state.phase },
    versions: tracedVersions(conversation),
    captured: captured.map(({ slot, answer }) => quotedAnswer(slot, answer)),
    evidence: known.filter((passage) => cited.has(keyOf(passage))),
    model: usages.at(-1)?.model ?? model.name,
    tokens: tokensOf(usages),
    cost: model.costOf(usages),
    milliseconds,
    unsupported: null,
    ...(fallback !== undefined && { fallback }),
  }
}

export const tokensOf = (usages: readonly ResponderUsage[]): LoopTrace['tokens'] => ({
  input: usages.reduce((sum, { input_tokens }) => sum + input_tokens, 0),
  cached: usages.reduce((sum, { cached_tokens }) => sum + cached_tokens, 0),
  output: usages.reduce((sum, { output_tokens }) => sum + output_tokens, 0),
})
