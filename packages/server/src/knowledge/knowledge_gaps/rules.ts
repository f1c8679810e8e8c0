import type { CheckReason } from '@foyer/contract'
import { refuse } from '../../platform/index.ts'
import type { Check } from '../checking/check_answer.ts'

/** What a check means for a gap. */

interface GapState {
  status: string
  resolution_basis: string | null
  /** Its question came back, or another gap of it is open: then that one is worked on. */
  succeeded: boolean
}

/** What follows from a check that nobody asked for. What could not be found out changes nothing. */
export function stepAfter(gap: GapState, { answerable, error }: Check): 'resolve' | 'reopen' | 'keep' {
  if (error !== undefined) return 'keep'
  if (gap.status === 'open') return answerable ? 'resolve' : 'keep'
  const verified = gap.status === 'resolved' && gap.resolution_basis === 'verified'
  return verified && !gap.succeeded && !answerable ? 'reopen' : 'keep'
}

const remedies: Record<CheckReason, string> = {
  not_indexed:
    'the agent has no knowledge to answer from yet. Add a source with POST /v1/knowledge_sources, and its ' +
    'knowledge_gap_id',
  no_match:
    'the agent has no knowledge about this question. Add a source with POST /v1/knowledge_sources and its ' +
    'knowledge_gap_id, or state a fact with POST /v1/knowledge_facts',
  weak_match:
    'the agent has related knowledge, but no answer: last_check.reachable of the gap shows what it ' +
    'found. State what is missing with POST /v1/knowledge_facts, or add a source',
  model_declined:
    'the model did not answer with what was found: last_check.reachable of the gap shows it. State the answer ' +
    'with POST /v1/knowledge_facts',
}

export function refuseUnanswerable({ answerable, error, reason = 'no_match' }: Check) {
  if (answerable) return
  const why =
    error === undefined
      ? `${remedies[reason]}, then verify it`
      : `the check could not run. Try again. (${error})`
  throw refuse(
    'parameter_invalid',
    `basis cannot be verified: ${why}. You can also resolve it with the basis declared.`,
    {
      param: 'basis',
    },
  )
}
