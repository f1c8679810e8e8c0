import type { Responder } from '@foyer/engine'
import {
  type ScriptedResponder,
  type ScriptedResponse,
  scriptedResponder,
} from '@foyer/engine/testing/scripted_responder'
import { createBuiltinReasoner } from '../reasoning/reasoner/builtin.ts'
import type { Reasoners, TurnModel } from '../reasoning/reasoner/port.ts'
import type { Api } from './api.ts'
import { modelOf } from './turn_model.ts'

/** Organizations with a language model that says what a test scripts; the others have none. */
export interface ScriptedModels {
  reasoners: Reasoners
  /** Sets a model for the organization. */
  script(api: Api, ...responses: ScriptedResponse[]): ScriptedResponder
  use(
    api: Api,
    responder: Responder | ((signal: AbortSignal) => Responder),
    changes?: Partial<TurnModel>,
  ): void
  remove(api: Api): void
}

export function scriptedModels(): ScriptedModels {
  const builtin = createBuiltinReasoner()
  const models = new Map<number, TurnModel>()
  return {
    reasoners: { of: async (_, { id }) => ({ ...builtin, model: models.get(id) ?? null }) },
    script({ organization }, ...responses) {
      const responder = scriptedResponder(...responses)
      models.set(organization.id, modelOf(responder))
      return responder
    },
    use({ organization }, responder, changes) {
      models.set(organization.id, modelOf(responder, changes))
    },
    remove: ({ organization }) => void models.delete(organization.id),
  }
}
