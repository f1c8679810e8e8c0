import type { Responder } from '@foyer/engine'
import { createBuiltinReasoner } from '../reasoning/reasoner/builtin.ts'
import type { Reasoner, Reasoners, TurnModel } from '../reasoning/reasoner/port.ts'

/** Organizations whose conversations a responder of the test takes, as if it were a language model. */
export const turnModel = (
  responder: Responder | ((signal: AbortSignal) => Responder),
  changes: Partial<TurnModel> = {},
): Reasoners => reasonersWith(modelOf(responder, changes))

export const reasonersWith = (model: TurnModel | null, changes: Partial<Reasoner> = {}): Reasoners => {
  const builtin = createBuiltinReasoner()
  return { of: async () => ({ ...builtin, model, ...changes }) }
}

export const modelOf = (
  responder: Responder | ((signal: AbortSignal) => Responder),
  changes: Partial<TurnModel> = {},
): TurnModel => ({
  name: 'test/model',
  responder: (signal) => (typeof responder === 'function' ? responder(signal) : responder),
  support: 'off',
  knowledge_tokens: 12_000,
  context_tokens: 100_000,
  turn_seconds: 60,
  costOf: () => null,
  ...changes,
})
