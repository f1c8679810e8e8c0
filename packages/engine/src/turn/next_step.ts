import type { ResponderFailure, ResponseEnd } from './responder.ts'

/** What a response came to, as far as it matters for what is next. */
export interface ResponseFacts {
  end: ResponseEnd | 'failure' | 'stopped'
  failure: ResponderFailure | null
  /** The visitor has seen some text in this turn. */
  shown: boolean
  /** Sentences of the response were refused. */
  refused: boolean
  /** Calls were made in the response. */
  called: boolean
  /** A result has to be read, although there is a text. */
  read: boolean
  /** The visitor has said goodbye. */
  goodbye: boolean
  /** The responder had no tools. */
  without_tools: boolean
  /** There is no request after this one. */
  last: boolean
  /** The responder was told before in this turn why sentences were refused. */
  objected: boolean
  /** The thread was shortened before in this turn. */
  shortened: boolean
}

export type NextStep =
  | { type: 'end'; as: 'whole' | 'broken_off' | 'stopped' | 'failed' }
  /** The honest sentence, and the end. */
  | { type: 'stand_in' }
  | { type: 'shorten' }
  /** Another response, told this beside the results. */
  | { type: 'again'; note: 'objection' | 'text_was_read' | 'nothing_was_said' | 'text_was_too_long' | null }

/** What comes after a response. Text and calls that worked end a turn; only what has to be read, or said, costs another one. */
export function nextStep(facts: ResponseFacts): NextStep {
  const { end, shown, refused, objected, last } = facts
  if (end === 'stopped') return { type: 'end', as: 'stopped' }
  if (end === 'failure') return afterFailure(facts)
  if (refused) return objected || last ? { type: 'stand_in' } : { type: 'again', note: 'objection' }
  if (last || facts.without_tools || end === 'refusal') return shown ? endAfter(end) : { type: 'stand_in' }
  return shown ? afterText(facts) : beforeText(facts)
}

const endAfter = (end: ResponseFacts['end']): NextStep => ({
  type: 'end',
  as: end === 'complete' ? 'whole' : 'broken_off',
})

function afterFailure({ failure, shown, shortened, last }: ResponseFacts): NextStep {
  if (failure?.reason === 'too_long' && !shortened && !last) return { type: 'shorten' }
  return { type: 'end', as: shown ? 'broken_off' : 'failed' }
}

const afterText = ({ end, goodbye, read }: ResponseFacts): NextStep =>
  read && !goodbye ? { type: 'again', note: 'text_was_read' } : endAfter(end)

function beforeText({ end, called }: ResponseFacts): NextStep {
  if (end === 'length') return { type: 'again', note: 'text_was_too_long' }
  return { type: 'again', note: called ? null : 'nothing_was_said' }
}
